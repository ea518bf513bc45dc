/* mgpu/emu/check/judgement.h - is an access ordered behind those before it? If not: which line is missing.
 * SPDX-License-Identifier: MIT
 *
 *     for each line of 128 bytes, each trace that an access meets (shadow.h):
 *         two reads, two atomics                                    nothing
 *         who acts does not know of it (order.h)                    a hazard: no wait, no barrier
 *         a thread wrote, an agent acts, and it is not fenced       a hazard: no proxy fence
 *     the access is the newest trace then, and those that it knew and covers go
 */
#ifndef MGPU_EMU_CHECK_JUDGEMENT_H
#define MGPU_EMU_CHECK_JUDGEMENT_H

#include "../core/posix.h"
#include "../math/box.h"
#include "actor.h"
#include "hazard.h"
#include "named.h"
#include "practice.h"
#include "seen.h"
#include "unnamed.h"
#include "useless.h"
#include "who.h"
#include "written.h"

/* ---- sentences ------------------------------------------------------------------------------------------- */

/* Which rule an access breaks that does not know of `p`, or knows and is not fenced. */
MGPU__MODEL mgpu__rule_name
mgpu__rule_broken(const mgpu__actor *a, const mgpu__trace *p, bool known)
{
    const bool agent = a->t->agent != MGPU_EMU_THREAD;
    if (known)
        return p->write ? MGPU__RULE_PROXY_FENCE : MGPU__RULE_READ_BY_THREADS;
    if (p->cluster < mgpu__global.first)
        return MGPU__RULE_LAUNCH_BEFORE;
    if (mgpu__clock_knows_trace(mgpu__ordering_of(a->t->by->cta->cluster),
                                mgpu__knowing_of(a->t->by)->loose, p))
        return MGPU__RULE_SCOPE;
    if (p->agent != MGPU_EMU_THREAD && p->write)
        return MGPU__RULE_COPY_UNSEEN;
    if (p->agent != MGPU_EMU_THREAD)
        return agent ? MGPU__RULE_READ_BY_AGENT : MGPU__RULE_STORE_SOURCE;
    if (agent)
        return p->write ? MGPU__RULE_PROXY_FENCE : MGPU__RULE_READ_BY_THREADS;
    return MGPU__RULE_THREADS;
}

/* Two accesses that nothing orders: what could. */
MGPU__MODEL void
mgpu__put_barrier(mgpu__text *t, const mgpu__cluster *c, const mgpu__actor *a,
                  const mgpu__trace *p)
{
    const uint32_t threads = c->worker->launch->threads;
    const bool agent = a->t->agent != MGPU_EMU_THREAD, shared = a->cta != NULL;
    const bool foreign = p->cluster != mgpu__ordering_of(c)->number;
    if (!shared && (foreign || p->by / threads != a->me / threads))
        mgpu__put(
            t,
            "no %sflag is between them: who comes first stores it (st.release, or a fence "
            "and a relaxed store or atomic), who comes later loads it (ld.acquire, or a "
            "relaxed load and a fence), both of a scope that has both blocks; a barrier "
            "of the block before, and behind, if it speaks for other threads",
            foreign ? "" : "barrier.cluster, and no ");
    else if (p->by / threads != a->me / threads)
        mgpu__put(t, "no barrier.cluster (arrive.release, wait.acquire), and no mbarrier with "
                     ".cluster scope, is between them; if one lane arrives for its warp, "
                     "__syncwarp() comes before");
    else if (p->by / 32 == a->me / 32 && !agent)
        mgpu__put(t, "no __syncwarp() is between these lanes");
    else
        mgpu__put(t,
                  "no barrier is between them: __syncthreads(), another that both warps come "
                  "to, or an mbarrier at which the first arrives, behind a __syncwarp() if one "
                  "lane does so for all%s",
                  !agent   ? ""
                  : shared ? "; and before it mgpu_fence_proxy_async_shared_cta()"
                           : "; and before it mgpu_fence_proxy_async_global(), for "
                             "fence.proxy.async");
}

/* Of an agent and global memory, or of a launch before: what could. false: it is neither. */
MGPU__MODEL bool
mgpu__put_global(mgpu__text *t, const mgpu__actor *a, const mgpu__trace *p,
                 mgpu__rule_name rule)
{
    if (a->cta != NULL || rule == MGPU__RULE_THREADS || rule == MGPU__RULE_SCOPE)
        return false;
    if (rule == MGPU__RULE_LAUNCH_BEFORE)
        mgpu__put(t, "this launch is programmatic, and may run beside it: "
                     "mgpu_griddepcontrol_wait() comes first, in this thread or before a "
                     "barrier that it passes");
    else if (a->t->map)
        mgpu__put(t, "a tensor map that threads write is released by them "
                     "(mgpu_fence_proxy_tensormap_release_gpu()), handed on by a barrier or a "
                     "flag, and acquired where it is used "
                     "(mgpu_fence_proxy_tensormap_acquire_gpu(map)), each time");
    else if (p->agent != MGPU_EMU_THREAD)
        mgpu__put(t,
                  "nothing says that it is complete: %s in the thread that issued and "
                  "committed it, then a barrier or a flag",
                  p->write ? "cp.async.bulk.wait_group (mgpu_bulk_wait_group(), without .read)"
                           : "a wait at its mbarrier, or cp.async.bulk.wait_group,");
    else
        mgpu__put(t,
                  "no fence.proxy.async is between them: the thread that %s calls "
                  "mgpu_fence_proxy_async_global() behind it and before the barrier or flag "
                  "that lets the agent go",
                  p->write ? "writes" : "reads");
    return true;
}

/* An agent reads, and an agent, or a thread, writes: what says that it has read. */
MGPU__MODEL void
mgpu__put_reader(mgpu__text *t, const mgpu__trace *p, bool agent)
{
    mgpu__put(t, "nothing says that it has read: %s, then %s",
              p->agent == MGPU_EMU_WGMMA ? "a wgmma.wait_group that covers it"
              : p->read == 0
                  ? "a wait at its mbarrier, in the block it goes to, then a "
                    "barrier.cluster or a remote arrival"
                  : "cp.async.bulk.wait_group.read (mgpu_bulk_wait_group_read()) in the "
                    "thread that issued and committed it",
              agent ? "an arrival at the mbarrier, or a barrier, that the issuer of the copy "
                      "waits for"
                    : "a barrier that this thread passes");
}

/* What is missing between `p` and the access, and what to write where. */
MGPU__MODEL void
mgpu__put_remedy(mgpu__text *t, const mgpu__cluster *c, const mgpu__actor *a,
                 const mgpu__trace *p, mgpu__rule_name rule, bool known)
{
    const bool agent = a->t->agent != MGPU_EMU_THREAD;
    if (rule == MGPU__RULE_PROXY_FENCE && !known)
        rule = MGPU__RULE_THREADS; /* the barrier, too, is missing */
    if (mgpu__put_global(t, a, p, rule))
        return;
    switch (rule) {
    case MGPU__RULE_PROXY_FENCE:
        mgpu__put(
            t, "no fence.proxy.async is between them: the thread that writes calls "
               "mgpu_fence_proxy_async_shared_cta() behind the write and before the barrier or "
               "arrival that lets the agent go");
        break;
    case MGPU__RULE_COPY_UNSEEN:
        mgpu__put(
            t, "no wait for the copy's phase of its mbarrier comes before: %s",
            a->t->agent == MGPU_EMU_WGMMA
                ? "all threads of the warpgroup call mgpu_mbarrier_wait()"
                : "this thread calls mgpu_mbarrier_wait(), or passes a barrier to which one "
                  "comes that has");
        break;
    case MGPU__RULE_READ_BY_AGENT:
    case MGPU__RULE_STORE_SOURCE:
        mgpu__put_reader(t, p, agent);
        break;
    case MGPU__RULE_READ_BY_THREADS:
        mgpu__put(
            t, known ? "no fence.proxy.async is between them: the thread that reads calls "
                       "mgpu_fence_proxy_async_shared_cta() behind the read and before it "
                       "arrives"
                     : "nothing says that it has read: mgpu_fence_proxy_async_shared_cta() "
                       "behind the read, then an arrival at the mbarrier, or a barrier, that "
                       "the issuer of the copy waits for; if one lane arrives for its warp, "
                       "__syncwarp() before it");
        break;
    case MGPU__RULE_SCOPE:
        mgpu__put(
            t, "what is between them (mbarrier, barrier.cluster, fence) is .relaxed, or of CTA "
               "scope and from another block, and passes nothing on: it wants .release, and "
               ".acquire, of .cluster scope");
        break;
    default:
        mgpu__put_barrier(t, c, a, p);
    }
}

/* The rule by its number: agents in global memory have one of their own. */
static inline mgpu__rule_name
mgpu__rule_told(const mgpu__actor *a, mgpu__rule_name rule)
{
    const bool global = a->cta == NULL && rule != MGPU__RULE_THREADS &&
                        rule != MGPU__RULE_SCOPE && rule != MGPU__RULE_LAUNCH_BEFORE;
    return !global ? rule : a->t->map ? MGPU__RULE_MAP : MGPU__RULE_GLOBAL;
}

/* Is what is missing a fence, in the thread that comes first? */
static inline bool
mgpu__is_fence(mgpu__rule_name rule)
{
    return rule == MGPU__RULE_PROXY_FENCE || rule == MGPU__RULE_READ_BY_THREADS ||
           rule == MGPU__RULE_FENCE_OF_OTHERS || rule == MGPU__RULE_FENCE_OF_LOADER;
}

/* The byte `offset` of the line breaks a rule: `p` came before. */
MGPU__MODEL void
mgpu__judge_report(const mgpu__actor *a, uint32_t offset, const mgpu__trace *p,
                   mgpu__rule_name rule, bool known)
{
    const mgpu__cluster *c = a->t->by->cta->cluster;
    const bool mbarrier = rule == MGPU__RULE_MBARRIER_INIT || rule == MGPU__RULE_INIT_FENCE;
    mgpu__hazard *h;
    mgpu__text *t;
    (void)pthread_mutex_lock(&mgpu__hazards_lock);
    h = mgpu__hazard_at(c->worker->launch, mgpu__rule_told(a, rule), p != NULL ? p->site : NULL,
                        a->t->site);
    if (h != NULL) {
        mgpu__side_of(&h->told.second, h->who[1], c, &a->trace, a->cta != NULL);
        mgpu__hazard_place(h, a->cta, a->address + offset);
        (void)snprintf(h->object, sizeof h->object, "%s",
                       mbarrier    ? " the mbarrier at"
                       : a->t->map ? " its map"
                                   : "");
        h->init = mbarrier;
        t = mgpu__report_begin();
        if (p != NULL) {
            mgpu__side_of(&h->told.first, h->who[0], c, p, a->cta != NULL);
            h->fence = mgpu__is_fence(rule) && known;
            if (p->agent == MGPU_EMU_THREAD && !mbarrier &&
                p->cluster == mgpu__ordering_of(c)->number)
                h->handed = mgpu__handed_at(&mgpu__knowing_at(c, p->by)->handed, p->time);
            if (!mgpu__put_practice(t, rule, a->t, p))
                mgpu__put_remedy(t, c, a, p, rule, known);
            if (!mbarrier && a->cta != NULL)
                mgpu__put_waited(t, a->t, a->itself ? a->trace.time : a->knew->at[a->me], p,
                                 rule);
        } else {
            mgpu__put_nobody(t, rule == MGPU__RULE_BLOCK);
        }
        mgpu__take_text(h->missing, sizeof h->missing, t);
        mgpu__report_end();
    }
    (void)pthread_mutex_unlock(&mgpu__hazards_lock);
}

/* f, of another block, touches an mbarrier: where and when, for the end of its block (leaving.h). */
MGPU__MODEL void
mgpu__judge_remote(const mgpu__fiber *f, const mgpu__cta *home, uint32_t offset,
                   const void *site)
{
    mgpu__shadow *s = mgpu__shadow_of(home);
    mgpu__line *line = mgpu__shadow_line(s, offset / MGPU__LINE_BYTES);
    const mgpu__bytes bytes = mgpu__bytes_of(offset % MGPU__LINE_BYTES, 8);
    mgpu__trace t, *p = NULL;
    memset(&t, 0, sizeof t);
    t.bytes = bytes;
    t.place = t.by = mgpu__place_of(f);
    t.time = mgpu__time_of(mgpu__knowing_of(f));
    t.cluster = mgpu__ordering_of(home->cluster)->number;
    t.write = t.atomic = true;
    t.site = site;
    for (uint32_t next = line->first; next != 0; next = p->next) {
        p = &s->traces.at[next];
        if (p->place == t.place && p->atomic && p->bytes.low == bytes.low &&
            p->bytes.high == bytes.high) {
            p->time = t.time;
            p->site = site;
            return;
        }
    }
    mgpu__trace_add(&s->traces, line, &t);
}

/* f uses an mbarrier: does it know of its init? */
MGPU__MODEL void
mgpu__judge_used(const mgpu__fiber *f, const mgpu__cta *home, const void *meeting,
                 uint32_t offset, bool async, const void *site)
{
    const mgpu__cluster *c = f->cta->cluster;
    mgpu__ordering *o = mgpu__ordering_of(c);
    const mgpu__meeting *m = mgpu__meeting_of(o, meeting);
    mgpu__touching t;
    mgpu__actor a;
    mgpu__trace init;
    const mgpu__knowing *k = mgpu__knowing_of(f);
    const mgpu__fiber *by;
    bool known, fenced;
    if (m == NULL || m->init_time == 0 || o->clocks.lost)
        return;
    if (f->cta != home && !async)
        mgpu__judge_remote(f, home, offset, site);
    by = mgpu__fiber_of_place(c, m->init_by);
    fenced = mgpu__knowing_of(by)->inits >= m->init_time;
    known = by == f || mgpu__clock_knows(k->now, m->init_by, m->init_time) ||
            (fenced && mgpu__clock_knows(k->loose, m->init_by, m->init_time));
    if (known && (fenced || !async))
        return;
    memset(&t, 0, sizeof t);
    memset(&a, 0, sizeof a);
    memset(&init, 0, sizeof init);
    t.by = f;
    t.site = site;
    a.t = &t;
    a.cta = home;
    a.address = offset;
    a.me = mgpu__place_of(f);
    a.trace.by = a.me;
    a.trace.cluster = init.cluster = o->number;
    init.by = m->init_by;
    init.write = true;
    init.site = m->init_site;
    mgpu__judge_report(&a, 0, &init, known ? MGPU__RULE_INIT_FENCE : MGPU__RULE_MBARRIER_INIT,
                       known);
}

/* ---- an access --------------------------------------------------------------------------------------------- */

/* An access of an agent to shared memory is ordered behind `p`: as people are told to write it? */
MGPU__MODEL void
mgpu__judge_practice(const mgpu__actor *a, uint32_t offset, const mgpu__trace *p)
{
    mgpu__cluster *c = a->cta->cluster;
    if (a->t->agent == MGPU_EMU_WGMMA && p->agent == MGPU_EMU_TMA &&
        mgpu__seen_not(mgpu__ordering_of(c), a->t->by, p->place, p->time) != NULL)
        mgpu__judge_report(a, offset, p, MGPU__RULE_LANE_UNSEEN, true);
    if (a->t->layout != 0 && p->layout != 0 && a->t->layout != p->layout && !a->t->write)
        mgpu__judge_report(a, offset, p, MGPU__RULE_LAYOUT, true);
    if (p->agent == MGPU_EMU_THREAD &&
        !mgpu__fenced_itself(mgpu__fiber_of_place(c, p->place), a->knew, p->time))
        mgpu__judge_report(a, offset, p,
                           p->write ? MGPU__RULE_FENCE_OF_OTHERS : MGPU__RULE_FENCE_OF_LOADER,
                           true);
}

/* The bytes of one line. */
MGPU__MODEL void
mgpu__judge_line(mgpu__actor *a, mgpu__line *line, mgpu__bytes bytes)
{
    const mgpu__touching *t = a->t;
    const bool agent = t->agent != MGPU_EMU_THREAD;
    mgpu__bytes over = {0, 0}; /* what agents have read, and it is known to be over */
    uint32_t *link = &line->first;
    while (*link != 0) {
        mgpu__trace *p = &a->traces->at[*link];
        const mgpu__bytes both = mgpu__bytes_both(p->bytes, bytes);
        const bool meet = mgpu__bytes_any(both);
        const bool conflict = (t->write || p->write) && !(t->atomic && p->atomic);
        bool known = meet && mgpu__actor_knows(a, p);
        if (known && !p->write && p->agent != MGPU_EMU_THREAD) {
            over.low |= both.low;
            over.high |= both.high;
        } else if (meet && agent && t->write && p->agent != MGPU_EMU_THREAD &&
                   !mgpu__bytes_any(mgpu__bytes_less(both, over))) {
            known = true; /* the copy was there when they read */
        }
        if (meet && conflict &&
            (!known || (agent && p->agent == MGPU_EMU_THREAD && !mgpu__actor_fenced(a, p)))) {
            mgpu__judge_report(a, mgpu__bytes_first(both), p, mgpu__rule_broken(a, p, known),
                               known);
            known = true; /* it is told: not once more for each that comes */
        } else if (meet && agent && conflict && a->cta != NULL) {
            mgpu__judge_practice(a, mgpu__bytes_first(both), p);
        }
        if (known && (t->write || !p->write)) {
            p->bytes = mgpu__bytes_less(p->bytes, bytes);
            if (!mgpu__bytes_any(p->bytes)) {
                mgpu__trace_remove(a->traces, line, link);
                continue;
            }
        }
        link = &p->next;
    }
    a->trace.bytes = bytes;
    mgpu__trace_add(a->traces, line, &a->trace);
}

/* `count` bytes of shared memory of a block. */
MGPU__MODEL void
mgpu__judge_shared(mgpu__actor *a, uint32_t offset, uint32_t count)
{
    mgpu__shadow *s = mgpu__shadow_of(a->cta);
    const uint32_t end = offset + count;
    a->traces = &s->traces;
    for (uint32_t at = offset; at < end;) {
        const uint32_t from = at % MGPU__LINE_BYTES, room = MGPU__LINE_BYTES - from;
        const uint32_t some = end - at < room ? end - at : room;
        a->address = at - from;
        mgpu__judge_line(a, mgpu__shadow_line(s, at / MGPU__LINE_BYTES),
                         mgpu__bytes_of(from, some));
        at += some;
    }
}

/* Of global memory. */
MGPU__MODEL void
mgpu__judge_global(mgpu__actor *a, uint64_t address, uint64_t count)
{
    const uint64_t end = address + count;
    mgpu__page *page = NULL;
    a->traces = &mgpu__ordering_of(a->t->by->cta->cluster)->traces;
    for (uint64_t at = address; at < end;) {
        const uint32_t from = (uint32_t)(at % MGPU__LINE_BYTES), room = MGPU__LINE_BYTES - from;
        const uint32_t some = end - at < room ? (uint32_t)(end - at) : room;
        if (page == NULL && (page = mgpu__page_of(at)) == NULL) {
            a->traces->forgotten++;
            return;
        } else if (at == address || at % MGPU__PAGE_BYTES == 0) {
            mgpu__page_lock(page);
        }
        a->address = at - from;
        mgpu__traces_more(a->traces);
        mgpu__judge_line(a, &page->line[at % MGPU__PAGE_BYTES / MGPU__LINE_BYTES],
                         mgpu__bytes_of(from, some));
        at += some;
        if (at == end || at % MGPU__PAGE_BYTES == 0) {
            mgpu__page_unlock(page);
            page = NULL;
        }
    }
}

/* Does who acts know that a block of the cluster has begun: of anything that a thread of it did? */
MGPU__MODEL bool
mgpu__block_began(const mgpu__actor *a, const mgpu__cluster *c, uint32_t rank)
{
    const uint32_t threads = c->worker->launch->threads;
    const mgpu__clock *loose = mgpu__knowing_of(a->t->by)->loose; /* relaxed is enough here */
    for (uint32_t i = rank * threads; i < (rank + 1) * threads; i++)
        if (mgpu__clock_knows(a->knew, i, 1) || mgpu__clock_knows(loose, i, 1))
            return true;
    return false;
}

MGPU__MODEL void
mgpu__judge_touched(const mgpu__touching *t)
{
    const mgpu__cluster *c = t->by->cta->cluster;
    const mgpu__operation *op = (const mgpu__operation *)t->operation;
    mgpu__ordering *o = mgpu__ordering_of(c);
    mgpu__knowing *k = mgpu__knowing_of(t->by);
    mgpu__clock *own = NULL;
    uint32_t at;
    mgpu__actor a;
    if (o->clocks.lost || (t->space != MGPU_EMU_SHARED && t->space != MGPU_EMU_GLOBAL))
        return;
    memset(&a, 0, sizeof a);
    a.t = t;
    a.me = mgpu__place_of(t->by);
    a.itself = op == NULL;
    a.trace.agent = (uint8_t)t->agent;
    a.trace.write = t->write;
    a.trace.atomic = t->atomic;
    a.trace.site = t->site;
    a.trace.layout = t->write ? t->layout : 0;
    a.trace.by = a.me;
    a.trace.cluster = o->number;
    a.trace.place = op != NULL ? op->place : a.me;
    a.trace.read = op != NULL && !t->write ? op->reads : 0;
    a.trace.time = op != NULL ? op->time : mgpu__time_of(k);
    a.knew = op != NULL ? op->knew : k->now;
    if (t->agent == MGPU_EMU_THREAD)
        k->touched[t->space == MGPU_EMU_SHARED ? MGPU__SHARED_SPACE : MGPU__GLOBAL_SPACE] =
            a.trace.time;
    if (op == NULL && t->agent != MGPU_EMU_THREAD) /* an instruction of the user's */
        a.knew = own = mgpu__clock_own(o, t->by);
    if (t->space == MGPU_EMU_GLOBAL) {
        mgpu__judge_global(&a, t->address, t->bytes);
    } else {
        a.cta = c->ctas[t->address >> 24];
        a.address = t->address & 0xffffff;
        if (t->by->cta != a.cta && !mgpu__block_began(&a, c, a.cta->rank))
            mgpu__judge_report(&a, 0, NULL, MGPU__RULE_BLOCK, false);
        if (mgpu__written_touched(t, &at))
            mgpu__judge_report(
                &a, at - (uint32_t)a.address, NULL,
                t->agent == MGPU_EMU_THREAD ? MGPU__RULE_UNWRITTEN : MGPU__RULE_PADDING, false);
        mgpu__judge_shared(&a, (uint32_t)a.address, t->bytes);
    }
    mgpu__clock_drop(&o->clocks, own);
}

static const mgpu__judge mgpu__order_judge = {
    mgpu__judge_touched,  mgpu__order_arrived, mgpu__judge_complete, mgpu__order_passed,
    mgpu__order_began,    mgpu__judge_used,    mgpu__order_warp_met, mgpu__order_warp_timed,
    mgpu__judge_fenced,   mgpu__order_synced,  mgpu__order_issued,   mgpu__order_done,
    mgpu__order_waited,   mgpu__judge_unnamed, mgpu__judge_came,     mgpu__judge_saw,
    mgpu__order_committed};

MGPU__JUDGE(order)

#endif /* MGPU_EMU_CHECK_JUDGEMENT_H */
