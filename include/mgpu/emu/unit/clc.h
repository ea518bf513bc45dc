/* mgpu/emu/unit/clc.h - clusterlaunchcontrol: clusters that have not started, and who takes them over.
 * SPDX-License-Identifier: MIT
 *
 *     clusters of the grid   0 1 2 3 4 5 6 7 ...
 *                                  ^ next_cluster: a worker starts it, or a try takes it over, whoever is first
 *
 * A try draws its number as it is issued; the answer is a copy of 16 bytes (copy.h) that comes when the policy says.
 * Under the random policy one of eight answers is nothing. The words of an answer:
 *
 *     [0..2] the first block of the cluster   [3] what an answer looks like, and 1 if there is a cluster
 */
#ifndef MGPU_EMU_UNIT_CLC_H
#define MGPU_EMU_UNIT_CLC_H

#include "../core/posix.h"

#include "../clc.h"
#include "../core/resident.h"
#include "issue.h"
#include "thread.h"

enum { MGPU__CLC_ANSWER = 0x636c6340, MGPU__CLC_OPEN = 16 };

/* Of a cluster: what it has taken over and not yet asked the number of; with more than so many open ones the oldest is
 * forgotten. */
typedef struct mgpu__clc {
    struct {
        mgpu_dim3 first;
        const mgpu__fiber *by;
        const void *site;
    } open[MGPU__CLC_OPEN];
    uint32_t count;
} mgpu__clc;

/* Of a block: where it has seen an answer of nothing. */
typedef struct mgpu__clc_seen {
    const void *nothing;
} mgpu__clc_seen;

static mgpu__unit mgpu__clc_unit;

static inline mgpu__clc *
mgpu__clc_of(const mgpu__cluster *c)
{
    return (mgpu__clc *)mgpu__cluster_state(c, &mgpu__clc_unit);
}

static inline mgpu__clc_seen *
mgpu__clc_seen_of(const mgpu__cta *cta)
{
    return (mgpu__clc_seen *)mgpu__cta_state(cta, &mgpu__clc_unit);
}

/* ---- ask -------------------------------------------------------------------------------------------------- */

/* The answer to a try of f: a cluster that never starts now, or nothing. */
MGPU__MODEL void
mgpu__clc_draw(const mgpu__fiber *f, uint32_t answer[4], const void *site)
{
    mgpu__launch *l = mgpu__launch_of(f);
    mgpu__clc *of = mgpu__clc_of(f->cta->cluster);
    uint32_t next = __atomic_load_n(&l->next_cluster, __ATOMIC_RELAXED);
    memset(answer, 0xff, 12);
    answer[3] = MGPU__CLC_ANSWER;
    if (l->config.policy == MGPU_EMU_RANDOM && mgpu__random(f->cta->cluster) % 8 == 0)
        return;
    while (next < l->clusters &&
           !__atomic_compare_exchange_n(&l->next_cluster, &next, next + 1, true,
                                        __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
    }
    if (next >= l->clusters)
        return;
    if (of->count == MGPU__CLC_OPEN)
        memmove(&of->open[0], &of->open[1], --of->count * sizeof of->open[0]);
    of->open[of->count].first = mgpu__block_at(l, next, 0);
    of->open[of->count].by = f;
    of->open[of->count].site = site;
    memcpy(answer, &of->open[of->count++].first, 12);
    answer[3] |= 1;
}

void
mgpu__emu_clc_try_cancel(uint32_t dst, uint32_t bar, uint32_t how)
{
    static const char what[] = "clusterlaunchcontrol.try_cancel";
    mgpu__copy op = mgpu__copy_of(MGPU__COPY_ANSWER, mgpu__self(), MGPU__SITE);
    const mgpu__fiber *f = op.issuer;
    mgpu__cluster *c = f->cta->cluster;
    const void *nothing = mgpu__clc_seen_of(f->cta)->nothing;
    char where[208];
    mgpu__needs(f, 1000, what, "sm_100", op.site);
    if (nothing != NULL)
        mgpu__fail(f, op.site,
                   "%s: this block has seen at %s that an answer was nothing: what a further "
                   "try does is not defined: leave the loop there",
                   what, mgpu__locate(nothing, where, sizeof where));
    op.bytes = 16;
    op.smem_offset = dst & 0xffffff;
    (void)mgpu__cta_of(f, dst, 16, 16, 0, "clusterlaunchcontrol.try_cancel, answer", op.site);
    (void)mgpu__cta_of(f, bar, 8, 8, 0, "clusterlaunchcontrol.try_cancel, mbarrier", op.site);
    for (uint32_t rank = 0; rank < c->cta_count; rank++)
        if (how & MGPU__MULTICAST)
            (void)mgpu__cta_of(f, (dst & 0xffffff) | rank << 24, 16, 16, MGPU__SPACE_CLUSTER,
                               "clusterlaunchcontrol.try_cancel, answer", op.site);
    mgpu__clc_draw(f, (uint32_t *)(void *)op.c, op.site);
    for (uint32_t rank = 0; rank < c->cta_count; rank++)
        if (how & MGPU__MULTICAST || rank == f->cta->rank) {
            op.smem = c->ctas[rank];
            mgpu__copy_signals(&op, op.smem, (bar & 0xffffff) | rank << 24, what);
            mgpu__copy_issue(&op);
        }
}

/* ---- the answer ------------------------------------------------------------------------------------------- */

/* It is one. */
MGPU__MODEL void
mgpu__clc_answer(const mgpu__fiber *f, const uint32_t *r, const char *what, const void *site)
{
    mgpu__needs(f, 1000, what, "sm_100", site);
    if ((r[3] | 1) != (MGPU__CLC_ANSWER | 1))
        mgpu__fail(
            f, site,
            "%s: these 16 bytes, 0x%08x %08x %08x %08x, are no answer of try_cancel: wait "
            "for its mbarrier, then load all 16 with mgpu_ld_shared_v4_b32()",
            what, r[3], r[2], r[1], r[0]);
}

uint32_t
mgpu__emu_clc_is_canceled(const uint32_t *response)
{
    const void *site = MGPU__SITE;
    const mgpu__fiber *f = mgpu__self();
    mgpu__clc_answer(f, response, "clusterlaunchcontrol.query_cancel.is_canceled", site);
    if (!(response[3] & 1))
        mgpu__clc_seen_of(f->cta)->nothing = site;
    return response[3] & 1;
}

void
mgpu__emu_clc_first_ctaid(uint32_t *ctaid, const uint32_t *response, uint32_t axis)
{
    static const char what[] = "clusterlaunchcontrol.query_cancel.get_first_ctaid";
    const void *site = MGPU__SITE;
    const mgpu__fiber *f = mgpu__self();
    mgpu__clc *of = mgpu__clc_of(f->cta->cluster);
    mgpu__clc_answer(f, response, what, site);
    if (!(response[3] & 1))
        mgpu__fail(f, site,
                   "%s: this answer is nothing, and has no block: ask "
                   "mgpu_clusterlaunchcontrol_query_cancel_is_canceled() first",
                   what);
    for (uint32_t i = 0; i < of->count; i++)
        if (memcmp(&of->open[i].first, response, 12) == 0) {
            of->count--;
            memmove(&of->open[i], &of->open[i + 1], (of->count - i) * sizeof of->open[0]);
        }
    if (axis < 3)
        ctaid[0] = response[axis];
    else
        memcpy(ctaid, response, 12);
}

/* ---- what core/ calls ------------------------------------------------------------------------------------ */

/* A cluster is over: what it has taken over, and nobody has asked the number of, is never done. */
MGPU__MODEL void
mgpu__clc_block_ended(mgpu__cta *cta)
{
    mgpu__clc *of = mgpu__clc_of(cta->cluster);
    for (uint32_t i = 0; i < of->count; i++)
        mgpu__lint(of->open[i].by, MGPU__NOTE_LEAVES, of->open[i].site,
                   "clusterlaunchcontrol.try_cancel took over the cluster of block (%u,%u,%u), "
                   "and nobody has asked its answer for that block: its work is never done: "
                   "wait, decode and work until an answer is nothing",
                   of->open[i].first.x, of->open[i].first.y, of->open[i].first.z);
    of->count = 0;
}

MGPU__MODEL void
mgpu__clc_define(mgpu__unit *u)
{
    u->turn = 10;
    u->cta_bytes = sizeof(mgpu__clc_seen);
    u->cluster_bytes = sizeof(mgpu__clc);
    u->block_ended = mgpu__clc_block_ended;
}

MGPU__ENGINE(clc)

#endif /* MGPU_EMU_UNIT_CLC_H */
