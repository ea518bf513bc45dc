/* mgpu/emu/unit/cp_async.h - cp.async: its instructions and groups, and its arrival at an mbarrier.
 * SPDX-License-Identifier: MIT
 *
 * Checked here, when issued; made later, by generic.h. Groups are counted by thread.
 */
#ifndef MGPU_EMU_UNIT_CP_ASYNC_H
#define MGPU_EMU_UNIT_CP_ASYNC_H

#include "../core/mutate.h"
#include "generic.h"
#include "mbarrier.h"

void
mgpu__emu_cp_async(uint32_t dst, const void *src, uint32_t bytes, uint32_t read, uint64_t hint,
                   uint32_t how)
{
    const void *site = MGPU__SITE;
    const char *what = "cp.async";
    mgpu__fiber *f = mgpu__self();
    mgpu__cta *to;
    mgpu__generic *op;
    mgpu__step(f, NULL, site);
    mgpu__check_hint(f, hint, how, what, site);
    to = mgpu__cta_of(f, dst, bytes, bytes, 0, "cp.async, destination", site);
    if (read > bytes)
        mgpu__fail(f, site, "%s: src_bytes is %u: 0 to %u, what the copy writes", what, read,
                   bytes);
    if ((uintptr_t)src % bytes != 0)
        mgpu__fail(f, site,
                   "%s: global address %p is not aligned to %u bytes, those that it "
                   "copies",
                   what, src, bytes);
    if (read != 0)
        mgpu__check_global(f, (uint64_t)(uintptr_t)src, read, what, site);
    op = mgpu__generic_new(MGPU__GENERIC_COPY, f, site);
    op->smem = to;
    op->offset = dst & 0xffffff;
    op->bytes = (uint8_t)bytes;
    op->read = (uint8_t)read;
    op->global = (uint64_t)(uintptr_t)src;
    mgpu__cp_async_enter(op);
    mgpu__cp_async_of(f)->site = site;
    mgpu__generic_issue(op, MGPU__COMPLETES_IN_ORDER, NULL, op->sequence - 1);
}

/* ---- groups --------------------------------------------------------------------------------------------- */

/* All that f has issued is in a group; site: where it says so. */
MGPU__MODEL void
mgpu__cp_async_commit(const mgpu__fiber *f, const void *site)
{
    mgpu__cp_async *mine = mgpu__cp_async_of(f);
    mine->end[mine->committed++ % 8] = mine->issued;
    mgpu__event(MGPU_EMU_GROUP_COMMIT, MGPU_EMU_CP_ASYNC, 0, mine->committed, 0, f, site);
}

void
mgpu__emu_cp_async_commit_group(void)
{
    MGPU__MUTATE(, "cp.async.commit_group", NULL, NULL, NULL, NULL, NULL);
    mgpu__cp_async_commit(mgpu__self(), MGPU__SITE);
}

/* f waits until the first `count` of its cp.async are there. */
MGPU__MODEL void
mgpu__cp_async_wait(mgpu__fiber *f, uint32_t count, const void *site)
{
    mgpu__cp_async *mine = mgpu__cp_async_of(f);
    mine->awaited = count;
    while (!mgpu__cp_async_are_there(mine, count)) {
        mgpu__will_wait(f, &mgpu__generic_unit, 0, NULL, site);
        mgpu__park(f, NULL);
    }
    if (count > mine->waited)
        mine->waited = count;
    f->site = site;
    mgpu__event(MGPU_EMU_GROUP_WAIT, MGPU_EMU_CP_ASYNC, 0, count, 0, f, site);
    MGPU__TELL(f, waited, f, MGPU__COMPLETES_IN_ORDER, count, 0, 0);
}

void
mgpu__emu_cp_async_wait_group(uint32_t n)
{
    MGPU__MUTATE(, "cp.async.wait_group", NULL, NULL, &n, NULL, NULL);
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    const mgpu__cp_async *mine = mgpu__cp_async_of(f);
    if (n > 7)
        mgpu__fail(f, site, "cp.async.wait_group: n is %u: 0 to 7, a constant", n);
    mgpu__cp_async_wait(f, mine->committed > n ? mine->end[(mine->committed - 1 - n) % 8] : 0,
                        site);
}

void
mgpu__emu_cp_async_wait_all(void)
{
    MGPU__MUTATE(, "cp.async.wait_all", NULL, NULL, NULL, NULL, NULL);
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__cp_async_commit(f, site);
    mgpu__cp_async_wait(f, mgpu__cp_async_of(f)->issued, site);
}

/* ---- an mbarrier ---------------------------------------------------------------------------------------- */

/* f has no copy that it could wait for: the arrival comes at once. Without .noinc the pending count goes up by
 * one before and down by one at the arrival: nothing is left. */
MGPU__MODEL void
mgpu__cp_async_arrives(mgpu__fiber *f, mgpu__cta *cta, mgpu__mbarrier *b, uint32_t how,
                       const void *site)
{
    if (how & MGPU__NOINC) {
        mgpu__mbarrier_next(f, cta, b, "cp.async.mbarrier.arrive.noinc", site);
        if (b->pending == 0)
            mgpu__fail(f, site,
                       "cp.async.mbarrier.arrive.noinc: no arrival is wanted at smem+0x%x",
                       b->offset);
        mgpu__ledger_add(f, &b->ledger, b->phase, MGPU__LEDGER_ARRIVED, 1, site);
        b->pending--;
    }
    mgpu__event(MGPU_EMU_MBARRIER_ARRIVE, MGPU_EMU_THREAD, mgpu__address_of(cta, b->offset), 1,
                how, f, site);
    MGPU__TELL(f, arrived, f, cta, b, how, site);
    mgpu__mbarrier_check(cta, b, MGPU_EMU_THREAD, f, site);
}

void
mgpu__emu_cp_async_mbarrier_arrive(uint32_t bar, uint32_t how)
{
    MGPU__MUTATE(, "cp.async.mbarrier.arrive", &how, &bar, NULL, NULL, NULL);
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__cp_async *mine = mgpu__cp_async_of(f);
    mgpu__cta *cta;
    mgpu__mbarrier *b;
    mgpu__generic *op;
    mgpu__step(f, (const void *)(uintptr_t)bar, site);
    b = mgpu__mbarrier_at(f, bar, 0, "cp.async.mbarrier.arrive", site, &cta);
    if (mine->issued == 0) {
        mgpu__cp_async_arrives(f, cta, b, how, site);
        return;
    }
    mgpu__mbarrier_awaits(f, cta, b, (how & MGPU__NOINC) != 0, site);
    mine->waited = mine->issued;
    op = mgpu__generic_new(MGPU__GENERIC_ARRIVAL, f, site);
    op->smem = cta;
    op->bar = b->offset;
    op->sequence = mine->issued;
    op->noinc = (how & MGPU__NOINC) != 0;
    mgpu__generic_issue(op, MGPU__COMPLETES_AS_ARRIVAL, b, op->sequence);
}

#endif /* MGPU_EMU_UNIT_CP_ASYNC_H */
