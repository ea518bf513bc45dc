/* mgpu/emu/check/unnamed.h - a register of an accumulator is read that no mgpu_regs_...() has named.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_wgmma_wait_group(0);      names no register,
 *     x = d[0];                      so the compiler may read this one before the wait
 *
 * Which registers a wait has finished, and which are named, the engine knows (unit/wgmma.h).
 */
#ifndef MGPU_EMU_CHECK_UNNAMED_H
#define MGPU_EMU_CHECK_UNNAMED_H

#include "hazard.h"

MGPU__MODEL void
mgpu__judge_unnamed(const mgpu__fiber *f, uint32_t index, const void *waited, const void *site)
{
    mgpu__text *t;
    mgpu__hazard *h =
        mgpu__hazard_begin(mgpu__launch_of(f), MGPU__RULE_UNNAMED, waited, site, &t);
    if (h == NULL)
        return;
    mgpu__put_thread(t, f);
    mgpu__put(t, " reads register %u of an accumulator", index);
    mgpu__take_text(h->who[1], sizeof h->who[1], t);
    h->joined = ", which is not named behind the wait at ";
    mgpu__put(t, "the compiler may read it before the wait: mgpu_acc_wait_...(n, d) waits "
                 "and names all of d, mgpu_regs_...(d) names");
    mgpu__hazard_end(h, t);
}

#endif /* MGPU_EMU_CHECK_UNNAMED_H */
