/* mgpu/emu/check/practice.h - what is ordered by the letter, and not as people are told to write it.
 * SPDX-License-Identifier: MIT
 *
 *     write | fence | barrier | agent        silent
 *     write | barrier | fence | agent        ordered, too: a lint
 */
#ifndef MGPU_EMU_CHECK_PRACTICE_H
#define MGPU_EMU_CHECK_PRACTICE_H

#include "hazard.h"
#include "operation.h"

/* Did the thread `by`, after its time, fence itself before what `knew` knows of it? True, too, if its
 * last fences are too many to tell. */
MGPU__MODEL bool
mgpu__fenced_itself(const mgpu__fiber *by, const mgpu__clock *knew, uint32_t time)
{
    const mgpu__knowing *k = mgpu__knowing_of(by);
    const uint32_t all = sizeof k->fences / sizeof k->fences[0];
    uint32_t first = 0; /* behind that time */
    for (uint32_t i = 0; i < all; i++) {
        if (k->fences[i] < time)
            return first != 0 && mgpu__clock_knows(knew, mgpu__place_of(by), first);
        first = k->fences[i];
    }
    return true;
}

/* What people are told to write, where `rule` is one of practice. */
MGPU__MODEL bool
mgpu__put_practice(mgpu__text *t, mgpu__rule_name rule, const mgpu__touching *now,
                   const mgpu__trace *p)
{
    switch (rule) {
    case MGPU__RULE_FENCE_OF_OTHERS:
    case MGPU__RULE_FENCE_OF_LOADER:
        mgpu__put(
            t,
            "a thread behind the barrier has fence.proxy.async, and the one that %s has "
            "none: it calls mgpu_fence_proxy_async_shared_cta() itself, before it arrives",
            rule == MGPU__RULE_FENCE_OF_OTHERS ? "writes" : "reads");
        return true;
    case MGPU__RULE_LANE_UNSEEN:
        mgpu__put(
            t, "not all 128 threads of the warpgroup have waited for the copy's phase: others "
               "told them; each calls mgpu_mbarrier_wait() itself");
        return true;
    case MGPU__RULE_LAYOUT:
        mgpu__put(
            t,
            "it was written with a swizzle of %u bytes (0: none), and is read with one of %u: "
            "the map of the load and %s name the same",
            p->layout - 1u, now->layout - 1u,
            now->agent == MGPU_EMU_WGMMA ? "the matrix descriptor" : "that of the store");
        return true;
    case MGPU__RULE_INIT_FENCE:
        mgpu__put(
            t, "no fence.mbarrier_init (mgpu_fence_mbarrier_init()) comes behind the init, in "
               "the thread that makes it, before copies or other blocks use the mbarrier");
        return true;
    default:
        return false;
    }
}

#endif /* MGPU_EMU_CHECK_PRACTICE_H */
