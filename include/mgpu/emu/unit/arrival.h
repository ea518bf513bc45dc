/* mgpu/emu/unit/arrival.h - arrivals at an mbarrier that come later: cp.async.mbarrier.arrive.
 * SPDX-License-Identifier: MIT
 *
 *     .noinc    the arrival is one of those that the init counts; the phase waits for it
 *     else      the phase wants one more from now on, which is this one
 *
 * Who issues it goes on; it comes when the copies of its thread are there (generic.h).
 */
#ifndef MGPU_EMU_UNIT_ARRIVAL_H
#define MGPU_EMU_UNIT_ARRIVAL_H

#include "phase.h"

/* f has issued an arrival at b, which comes later. */
MGPU__MODEL void
mgpu__mbarrier_awaits(const mgpu__fiber *f, const mgpu__cta *cta, mgpu__mbarrier *b, bool noinc,
                      const void *site)
{
    mgpu__mbarrier_next(
        f, cta, b, noinc ? "cp.async.mbarrier.arrive.noinc" : "cp.async.mbarrier.arrive", site);
    if (noinc && b->pending <= b->arriving)
        mgpu__fail(f, site,
                   "cp.async.mbarrier.arrive.noinc: no arrival is wanted at smem+0x%x but "
                   "those %u that come with other copies: the init counts each of them",
                   b->offset, b->arriving);
    if (!noinc && b->pending == MGPU__TX_MAX)
        mgpu__fail(f, site,
                   "cp.async.mbarrier.arrive at smem+0x%x: one arrival more than 2^20-1 would "
                   "be pending: take mgpu_cp_async_mbarrier_arrive_noinc(), which the init "
                   "counts",
                   b->offset);
    b->pending += !noinc;
    b->arriving++;
    b->arrives = site;
}

/* It is there: called by agents. */
MGPU__MODEL void
mgpu__mbarrier_arrives_late(mgpu__cta *cta, uint32_t offset, bool noinc, const mgpu__fiber *by,
                            const void *site)
{
    mgpu__mbarrier *b = &mgpu__mbarriers_of(cta)->at[offset / 8];
    mgpu__mbarrier_intact(by, cta, offset, "cp.async.mbarrier.arrive", site);
    if (noinc)
        mgpu__ledger_add(by, &b->ledger, b->phase, MGPU__LEDGER_ARRIVED, 1, site);
    b->arriving--;
    b->pending--;
    b->last = by;
    b->last_site = site;
    b->last_phase = b->phase;
    b->copied = b->phase + 1;
    MGPU__STEP_TELL(by, did, by, MGPU__TOUCH_ARRIVE, b);
    mgpu__event(MGPU_EMU_MBARRIER_ARRIVE, MGPU_EMU_CP_ASYNC, mgpu__address_of(cta, offset), 1,
                noinc ? MGPU__NOINC : 0, by, site);
    mgpu__mbarrier_check(cta, b, MGPU_EMU_CP_ASYNC, by, site);
}

#endif /* MGPU_EMU_UNIT_ARRIVAL_H */
