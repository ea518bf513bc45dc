/* mgpu/emu/unit/issue.h - copies that are issued: what bulk.h, tma.h and multimem.h share.
 * SPDX-License-Identifier: MIT
 *
 * A copy has a source, a destination and who is told: its group, or the mbarrier of the block of the destination. With
 * cta_group::2 that is the mbarrier of either block of the pair of the destination:
 *
 *     block of dst   block of bar   one copy signals    a multicast, for each block r of its mask
 *     2i, 2i + 1     2i             2i                  r & ~1
 *     2i, 2i + 1     2i + 1         2i + 1              r | 1
 */
#ifndef MGPU_EMU_UNIT_ISSUE_H
#define MGPU_EMU_UNIT_ISSUE_H

#include "../core/posix.h" /* before system headers */

#include "../tma.h"
#include "copy.h"

/* It reads its bytes at a shared address of the issuer's block. */
MGPU__MODEL void
mgpu__copy_source(mgpu__copy *op, uint32_t src, uint32_t align, const char *what)
{
    op->source = mgpu__cta_of(op->issuer, src, op->bytes, align, 0, what, op->site);
    op->source_offset = src & 0xffffff;
}

MGPU__MODEL mgpu__copy
mgpu__copy_of(mgpu__copy_kind kind, mgpu__fiber *issuer, const void *site)
{
    mgpu__copy op;
    mgpu__step(issuer, NULL, site);
    memset(&op, 0, sizeof op);
    op.kind = (uint8_t)kind;
    op.issuer = issuer;
    op.site = site;
    op.group = mgpu__bulk_groups_of(issuer)->committed;
    return op;
}

/* The completion side of a copy: its mbarrier lives in block `cta`. */
MGPU__MODEL void
mgpu__copy_signals(mgpu__copy *op, mgpu__cta *cta, uint32_t bar, const char *what)
{
    op->bar_cta = cta;
    op->bar = bar & 0xffffff;
    mgpu__report_kept(op->issuer,
                      mgpu__mbarrier_used(op->issuer, cta, bar, true, what, op->site),
                      op->validity, what, op->site);
}

/* The block of `bar`: that of the destination, or with cta_group::2 its peer too. */
MGPU__MODEL mgpu__cta *
mgpu__copy_bar_cta(const mgpu__copy *op, mgpu__cta *to, uint32_t bar, uint32_t how,
                   const char *what)
{
    const mgpu__cluster *c = op->issuer->cta->cluster;
    const uint32_t rank = bar >> 24;
    if (how & MGPU__PAIR && c->cta_count % 2 != 0)
        mgpu__fail(op->issuer, op->site,
                   "%s.cta_group::2: the cluster has %u blocks, and pairs are ranks 2i and "
                   "2i + 1: launch with a cluster of 2, 4, ...",
                   what, c->cta_count);
    if (how & MGPU__PAIR && !(how & MGPU__MULTICAST) && (rank ^ to->rank) > 1)
        mgpu__fail(op->issuer, op->site,
                   "%s: the mbarrier 0x%08x is in block rank %u, the destination in rank %u: "
                   "with cta_group::2 both are in one pair, here ranks %u and %u: "
                   "mgpu_mapa(bar, rank & ~1u) is the leader's",
                   what, bar, rank, to->rank, to->rank & ~1u, to->rank | 1);
    if (how & MGPU__PAIR)
        return c->ctas[(to->rank & ~1u) | (rank & 1)];
    if (!(how & MGPU__MULTICAST) && rank != to->rank)
        mgpu__fail(op->issuer, op->site,
                   "%s: the mbarrier 0x%08x is not in the block of the destination 0x%08x: "
                   "mgpu_mapa both to one rank",
                   what, bar, mgpu__address_of(to, op->smem_offset));
    return to;
}

/* Issue `op` once, or once for each block in the mask of a multicast. */
MGPU__MODEL void
mgpu__copy_issue_to(mgpu__copy *op, uint32_t dst, uint32_t bar, uint32_t cta_mask, uint32_t how,
                    uint32_t align, const char *what)
{
    mgpu__cluster *c = op->issuer->cta->cluster;
    const bool tma = op->kind == MGPU__COPY_TMA_LOAD,
               reduce = op->kind == MGPU__COPY_BULK_REDUCE;
    const char *to_what = tma      ? "TMA load, destination"
                          : reduce ? "cp.reduce.async.bulk, destination"
                                   : "cp.async.bulk, destination";
    mgpu__cta *to = mgpu__cta_of(op->issuer, dst, op->bytes, align, how, to_what, op->site);
    op->smem_offset = dst & 0xffffff;
    op->validity = how / MGPU__REPORT & 7;
    (void)mgpu__cta_of(op->issuer, bar, 8, 8,
                       how & MGPU__PAIR ? (uint32_t)MGPU__SPACE_CLUSTER : how,
                       tma      ? "TMA load, mbarrier"
                       : reduce ? "cp.reduce.async.bulk, mbarrier"
                                : "cp.async.bulk, mbarrier",
                       op->site);
    if (!(how & MGPU__MULTICAST)) {
        op->smem = to;
        mgpu__copy_signals(op, mgpu__copy_bar_cta(op, to, bar, how, what), bar, what);
        mgpu__copy_issue(op);
        return;
    }
    if (cta_mask == 0 || cta_mask >> c->cta_count != 0)
        mgpu__fail(op->issuer, op->site,
                   "%s: multicast mask 0x%x, the cluster has blocks 0 to %u", what, cta_mask,
                   c->cta_count - 1);
    for (uint32_t rank = 0; rank < c->cta_count; rank++)
        if (cta_mask >> rank & 1) {
            (void)mgpu__cta_of(op->issuer, (dst & 0xffffff) | rank << 24, op->bytes, align, how,
                               to_what, op->site);
            op->smem = c->ctas[rank];
            to = mgpu__copy_bar_cta(op, op->smem, bar, how, what);
            mgpu__copy_signals(op, to, (bar & 0xffffff) | to->rank << 24, what);
            mgpu__copy_issue(op);
        }
}

#endif /* MGPU_EMU_UNIT_ISSUE_H */
