/* mgpu/emu/check/leaving.h - a block exits, and its shared memory with it: is all over that meets it?
 * SPDX-License-Identifier: MIT
 *
 *     a peer     reads, writes, arrives at an mbarrier, itself or by a commit of tcgen05: a thread of the block knows
 *                of it when it exits
 *     an agent   writes, or reads for another block: the same
 *
 * Looked at when the cluster is over: what the threads of a block knew at their end is still there. A
 * relaxed arrival is enough, as nothing is read behind it. What a block does to its own memory has
 * lints of its own (unit/copy.h, unit/phase.h).
 */
#ifndef MGPU_EMU_CHECK_LEAVING_H
#define MGPU_EMU_CHECK_LEAVING_H

#include "judgement.h"

/* What the threads of a block knew at their ends, relaxed or not; one reference. */
MGPU__MODEL mgpu__clock *
mgpu__clock_of_exit(const mgpu__cta *cta)
{
    mgpu__ordering *o = mgpu__ordering_of(cta->cluster);
    mgpu__clock *all = mgpu__clock_new(&o->clocks);
    const mgpu__clock *last = NULL, *loose = NULL;
    for (uint32_t t = 0; all != NULL && t < cta->cluster->worker->launch->threads; t++) {
        const mgpu__fiber *f = mgpu__fiber_at(cta, t);
        const mgpu__knowing *k = mgpu__knowing_of(f);
        if (k->now != NULL && k->now != last)
            (void)mgpu__clock_learn(&o->clocks, all, k->now);
        if (k->loose != NULL && k->loose != loose)
            (void)mgpu__clock_learn(&o->clocks, all, k->loose);
        mgpu__clock_add(all, f);
        last = k->now;
        loose = k->loose;
    }
    return all;
}

/* The thread of a block that has waited last for the mbarrier at `offset` of it, where: a wait more is what its end
 * wants. false: none has. */
MGPU__MODEL bool
mgpu__leaving_waiter(const mgpu__cta *cta, uint32_t offset, uint32_t *thread, const void **site)
{
    const mgpu__ordering *o = mgpu__ordering_of(cta->cluster);
    uint32_t phases = 0;
    *site = NULL;
    for (uint32_t i = 0; i < o->meetings.capacity; i++) {
        const mgpu__meeting *m = mgpu__meeting_number(o, i);
        if (m->key.at == 0 || m->seen == NULL || m->home != cta->rank || m->offset != offset)
            continue;
        for (uint32_t t = 0; t < cta->cluster->worker->launch->threads; t++)
            if (m->seen[t].site != NULL && (*site == NULL || m->seen[t].phases > phases)) {
                phases = m->seen[t].phases;
                *thread = t;
                *site = m->seen[t].site;
            }
    }
    return *site != NULL;
}

MGPU__MODEL void
mgpu__leaving_report(const mgpu__cta *cta, uint32_t offset, const mgpu__trace *p)
{
    const bool commit = p->atomic && p->agent == MGPU_EMU_TCGEN05;
    const bool mbarrier = commit || (p->atomic && p->agent == MGPU_EMU_THREAD);
    const void *waited;
    uint32_t waiter;
    mgpu__text *t;
    mgpu__hazard *h = mgpu__hazard_begin(cta->cluster->worker->launch, MGPU__RULE_BLOCK_LEFT,
                                         NULL, mgpu__site_at(p->site), &t);
    if (h == NULL)
        return;
    mgpu__side_of(&h->told.second, h->who[1], cta->cluster, p, true);
    mgpu__hazard_place(h, cta, offset);
    (void)snprintf(h->object, sizeof h->object, "%s",
                   mbarrier ? " touches the mbarrier at" : "");
    if (mbarrier) {
        mgpu__put(t, commit ? "mgpu_tcgen05_commit() of " : "");
        mgpu__put_thread_of(t, cta->cluster, p->cluster, p->by);
        mgpu__take_text(h->who[1], sizeof h->who[1], t);
    }
    mgpu__put(t, "nothing that its block waits for before it exits says that this is over: %s",
              commit ? "a wait at this mbarrier (mgpu_pipeline_drain())"
              : p->agent != MGPU_EMU_THREAD
                  ? "a wait at the mbarrier of the copy, in this block or, with a "
                    "barrier.cluster behind it, in a peer"
                  : "a barrier.cluster, arrive and wait, at the end of all blocks, or a "
                    "wait for the peer's last arrival (mgpu_pipeline_drain())");
    if (mbarrier && mgpu__leaving_waiter(cta, offset, &waiter, &waited)) {
        mgpu__put(t, ", in ");
        mgpu__put_thread(t, mgpu__fiber_at(cta, waiter));
        mgpu__put(t, ", which has last waited for it at ");
        mgpu__put_site(t, waited);
        h->handed = waited;
    }
    mgpu__hazard_end(h, t);
}

/* A trace of its line `index`: each place of it. */
MGPU__MODEL void
mgpu__leaving_trace(const mgpu__cta *cta, uint32_t index, const mgpu__trace *p,
                    const mgpu__clock *knew)
{
    const uint32_t threads = cta->cluster->worker->launch->threads;
    mgpu__bytes left = p->bytes;
    mgpu__trace one;
    for (uint32_t i = 0; mgpu__trace_one(p, i, &left, &one); i++) {
        const bool copy = p->agent == MGPU_EMU_TMA;
        if ((one.by / threads != cta->rank || (copy && !p->write && !p->source)) &&
            !mgpu__clock_knows_trace(mgpu__ordering_of(cta->cluster), knew, &one))
            mgpu__leaving_report(cta, index * MGPU__LINE_BYTES + mgpu__bytes_first(one.bytes),
                                 &one);
    }
}

/* All that meets the memory of a block from outside. */
MGPU__MODEL void
mgpu__leaving_judge(mgpu__cta *cta)
{
    const mgpu__launch *l = cta->cluster->worker->launch;
    mgpu__ordering *o = mgpu__ordering_of(cta->cluster);
    mgpu__shadow *s = mgpu__shadow_of(cta);
    mgpu__clock *knew;
    if (!l->judged || mgpu__order_lost(o))
        return;
    knew = mgpu__clock_of_exit(cta);
    for (uint32_t i = 0; knew != NULL && i < MGPU__LINES; i++) {
        const uint32_t none = 0, *link = &none;
        if (s->line[i].generation == s->generation)
            link = &s->line[i].first;
        for (; *link != 0; link = mgpu__trace_link(&s->traces, link)) {
            const mgpu__trace p = mgpu__trace_get(&s->traces, *link);
            if (l->cluster_size != 1 ||
                p.agent == MGPU_EMU_TMA) /* else they are the block's own */
                mgpu__leaving_trace(cta, i, &p, knew);
        }
    }
    mgpu__clock_drop(&o->clocks, knew);
}

MGPU__MODEL void
mgpu__leaving_define(mgpu__unit *u)
{
    u->turn = 24;
    u->judges = true;
    u->block_ended = mgpu__leaving_judge;
}

static mgpu__unit mgpu__leaving_unit;

MGPU__ENGINE(leaving)

#endif /* MGPU_EMU_CHECK_LEAVING_H */
