/* mgpu/emu/unit/bulk.h - cp.async.bulk, cp.reduce.async.bulk: instructions, groups.
 * SPDX-License-Identifier: MIT
 *
 * Checked here, when issued; made later, by copy.h.
 */
#ifndef MGPU_EMU_UNIT_BULK_H
#define MGPU_EMU_UNIT_BULK_H

#include "../core/mutate.h"
#include "issue.h"
#include "thread.h"

/* What all of them ask of their operands. */
MGPU__MODEL void
mgpu__bulk_check(const mgpu__fiber *f, const void *global, bool is_global, uint32_t bytes,
                 uint64_t hint, uint32_t how, const char *what, const void *site)
{
    mgpu__check_hint(f, hint, how, what, site);
    if (bytes == 0 || bytes % 16 != 0)
        mgpu__fail(f, site, "%s: %u bytes: a positive multiple of 16", what, bytes);
    if (is_global && (uintptr_t)global % 16 != 0)
        mgpu__fail(f, site, "%s: global address %p is not aligned to 16 bytes", what, global);
    if (is_global)
        mgpu__check_global(f, (uint64_t)(uintptr_t)global, bytes, what, site);
}

void
mgpu__emu_bulk(mgpu__bulk kind, uint32_t smem_dst, uint32_t smem_src, const void *global,
               uint32_t bytes, uint32_t bar, uint32_t cta_mask, uint64_t hint, uint32_t how)
{
    const void *site = MGPU__SITE;
    const char *what = "cp.async.bulk";
    mgpu__fiber *f = mgpu__self();
    mgpu__copy op;
    mgpu__bulk_check(f, global, kind != MGPU__BULK_S2S, bytes, hint, how, what, site);
    switch (kind) {
    case MGPU__BULK_G2S:
        op = mgpu__copy_of(MGPU__COPY_BULK_G2S, f, site);
        op.global = (uint64_t)(uintptr_t)global;
        op.bytes = bytes;
        mgpu__copy_issue_to(&op, smem_dst, bar, cta_mask, how, 16, what);
        break;
    case MGPU__BULK_S2S:
        op = mgpu__copy_of(MGPU__COPY_BULK_S2S, f, site);
        op.bytes = bytes;
        mgpu__copy_source(&op, smem_src, 16, "cp.async.bulk, source");
        mgpu__copy_issue_to(&op, smem_dst, bar, 0, MGPU__SPACE_CLUSTER, 16, what);
        break;
    case MGPU__BULK_S2G:
        op = mgpu__copy_of(MGPU__COPY_BULK_S2G, f, site);
        op.global = (uint64_t)(uintptr_t)global;
        op.bytes = bytes;
        mgpu__copy_source(&op, smem_src, 16, "cp.async.bulk, source");
        mgpu__copy_issue(&op);
        break;
    case MGPU__BULK_PREFETCH_L2:
        break; /* checked; there is no cache to warm */
    }
}

void
mgpu__emu_bulk_store_masked(void *dst, uint32_t src, uint32_t bytes, uint32_t byte_mask,
                            uint64_t hint, uint32_t how)
{
    const char *what = "cp.async.bulk.cp_mask";
    mgpu__copy op = mgpu__copy_of(MGPU__COPY_BULK_MASKED, mgpu__self(), MGPU__SITE);
    mgpu__needs(op.issuer, 1000, what, "sm_100", op.site);
    mgpu__bulk_check(op.issuer, dst, true, bytes, hint, how, what, op.site);
    op.global = (uint64_t)(uintptr_t)dst;
    op.bytes = bytes;
    op.c[0] = (int32_t)byte_mask;
    mgpu__copy_source(&op, src, 16, "cp.async.bulk, source");
    mgpu__copy_issue(&op);
}

void
mgpu__emu_bulk_ignore_oob(uint32_t dst, const void *src, uint32_t bytes, uint32_t left,
                          uint32_t right, uint32_t bar, uint64_t hint, uint32_t how)
{
    const char *what = "cp.async.bulk.ignore_oob";
    mgpu__copy op = mgpu__copy_of(MGPU__COPY_BULK_G2S, mgpu__self(), MGPU__SITE);
    if (left > 15 || right > 15)
        mgpu__fail(op.issuer, op.site,
                   "%s: %u and %u bytes at the ends are not read: 0 to 15 at each, the copy "
                   "starts and ends where some are",
                   what, left, right);
    mgpu__bulk_check(op.issuer, src, false, bytes, hint, how, what, op.site);
    if ((uintptr_t)src % 16 != 0)
        mgpu__fail(op.issuer, op.site, "%s: global address %p is not aligned to 16 bytes", what,
                   src);
    if (left + right < bytes)
        mgpu__check_global(op.issuer, (uint64_t)(uintptr_t)src + left, bytes - left - right,
                           what, op.site);
    op.global = (uint64_t)(uintptr_t)src;
    op.bytes = bytes;
    op.left = (uint8_t)left;
    op.right = (uint8_t)right;
    mgpu__copy_issue_to(&op, dst, bar, 0, how & ~(uint32_t)MGPU__SPACE_CLUSTER, 16, what);
}

void
mgpu__emu_bulk_reduce(mgpu__tma_red red, uint32_t dtype, uint32_t smem_dst, uint32_t smem_src,
                      void *global, uint32_t bytes, uint32_t bar, uint64_t hint, uint32_t how)
{
    const char *what = "cp.reduce.async.bulk";
    const bool to_peer = (how & MGPU__SPACE_CLUSTER) != 0;
    mgpu__copy op = mgpu__copy_of(MGPU__COPY_BULK_REDUCE, mgpu__self(), MGPU__SITE);
    mgpu__bulk_check(op.issuer, global, !to_peer, bytes, hint, how, what, op.site);
    op.op = (uint8_t)red;
    op.dtype = (uint8_t)dtype;
    op.bytes = bytes;
    op.global = (uint64_t)(uintptr_t)global;
    mgpu__copy_source(&op, smem_src, 16, "cp.reduce.async.bulk, source");
    if (to_peer)
        mgpu__copy_issue_to(&op, smem_dst, bar, 0, how, 16, what);
    else
        mgpu__copy_issue(&op);
}

/* ---- bulk groups ------------------------------------------------------------------------------------------ */

void
mgpu__emu_bulk_commit_group(void)
{
    MGPU__MUTATE(, "cp.async.bulk.commit_group", NULL, NULL, NULL, NULL, NULL);
    mgpu__fiber *f = mgpu__self();
    mgpu__bulk_groups *groups = mgpu__bulk_groups_of(f);
    groups->committed++;
    mgpu__event(MGPU_EMU_GROUP_COMMIT, MGPU_EMU_TMA, 0, groups->committed, 0, f, MGPU__SITE);
}

/* Whether copies of this thread's groups before `end` are still to be made. */
MGPU__MODEL bool
mgpu__bulk_groups_pending(const mgpu__fiber *f, uint32_t end)
{
    const mgpu__copies *all = mgpu__copies_of(f->cta->cluster);
    if (mgpu__bulk_groups_of(f)->pending == 0)
        return false;
    for (uint32_t i = 0; i < all->count; i++)
        if (all->at[i].issuer == f && all->at[i].bar == 0 && all->at[i].group < end)
            return true;
    return false;
}

void
mgpu__emu_bulk_wait_group(uint32_t n, uint32_t how)
{
    MGPU__MUTATE(, "cp.async.bulk.wait_group", &how, NULL, &n, NULL, NULL);
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__bulk_groups *groups = mgpu__bulk_groups_of(f);
    uint32_t end = groups->committed > n ? groups->committed - n : 0;
    if (n > 7)
        mgpu__fail(f, site, "cp.async.bulk.wait_group: n is %u: 0 to 7, a constant", n);
    while (mgpu__bulk_groups_pending(f, end)) {
        mgpu__will_wait(f, &mgpu__copy_unit, 0, NULL, site);
        mgpu__park(f, NULL);
    }
    if (end > groups->waited)
        groups->waited = end;
    mgpu__event(MGPU_EMU_GROUP_WAIT, MGPU_EMU_TMA, 0, end, how, f, site);
    f->site = site;
    MGPU__TELL(f, waited, f, MGPU__COMPLETES_IN_GROUP, end, groups->committed - end, how);
}

#endif /* MGPU_EMU_UNIT_BULK_H */
