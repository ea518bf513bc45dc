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

#include "../core/window.h"
#include "hazard.h"
#include "operation.h"

/* Who acts. */
typedef struct mgpu__actor {
    const mgpu__touching *t;
    mgpu__clock *knew; /* an operation's, or what the thread knows of others */
    uint32_t me;       /* the thread's place; of an operation, its issuer's */
    bool itself;       /* the thread: it knows what it did */
    mgpu__trace trace; /* what it leaves */
} mgpu__actor;

static inline bool
mgpu__actor_knows(const mgpu__actor *a, const mgpu__trace *p)
{
    return (a->itself && p->place == a->me) ||
           mgpu__clock_knows(a->knew, p->read != 0 ? p->read : p->place, p->time);
}

/* ---- sentences ------------------------------------------------------------------------------------------- */

/* "thread (5,0,0) of block (0,0,0) writes", "the copy that thread ... issues writes" */
MGPU__MODEL void
mgpu__put_actor(mgpu__text *t, const mgpu__cluster *c, uint32_t by, uint8_t agent, bool write)
{
    const uint32_t threads = c->worker->launch->threads;
    const mgpu__fiber *f = mgpu__fiber_at(c->ctas[by / threads], by % threads);
    if (agent == MGPU_EMU_WGMMA) {
        mgpu__put(t, "the wgmma of warps %u to %u reads", by % threads / 128 * 4,
                  by % threads / 128 * 4 + 3);
        return;
    }
    if (agent == MGPU_EMU_TMA)
        mgpu__put(t, "the %s that ", write ? "copy" : "store");
    mgpu__put_thread(t, f);
    mgpu__put(t, " %s",
              agent == MGPU_EMU_TMA ? write ? "issues writes" : "issues reads"
              : write               ? "writes"
                                    : "reads");
}

/* Which rule an access breaks that does not know of `p`, or knows and is not fenced. */
MGPU__MODEL mgpu__rule_name
mgpu__rule_broken(const mgpu__actor *a, const mgpu__trace *p, bool known)
{
    const bool agent = a->t->agent != MGPU_EMU_THREAD;
    if (known)
        return p->write ? MGPU__RULE_PROXY_FENCE : MGPU__RULE_READ_BY_THREADS;
    if (mgpu__clock_knows(mgpu__knowing_of(a->t->by)->loose, p->read != 0 ? p->read : p->place,
                          p->time))
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
    const bool agent = a->t->agent != MGPU_EMU_THREAD;
    if (p->by / threads != a->me / threads)
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
                  agent ? "; and before it mgpu_fence_proxy_async_shared_cta()" : "");
}

/* What is missing between `p` and the access, and what to write where. */
MGPU__MODEL void
mgpu__put_remedy(mgpu__text *t, const mgpu__cluster *c, const mgpu__actor *a,
                 const mgpu__trace *p, mgpu__rule_name rule, bool known)
{
    const bool agent = a->t->agent != MGPU_EMU_THREAD, wgmma = p->agent == MGPU_EMU_WGMMA;
    if (rule == MGPU__RULE_PROXY_FENCE && !known)
        rule = MGPU__RULE_THREADS; /* the barrier, too, is missing */
    switch (rule) {
    case MGPU__RULE_PROXY_FENCE:
        mgpu__put(t, "no fence.proxy.async is between them: the thread that writes calls "
                     "mgpu_fence_proxy_async_shared_cta() behind the write and before the "
                     "barrier or arrival that lets the agent go");
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
        mgpu__put(t, "nothing says that it has read: %s, then %s",
                  wgmma ? "a wgmma.wait_group that covers it"
                  : p->read == 0
                      ? "a wait at its mbarrier, in the block it goes to, then a "
                        "barrier.cluster or a remote arrival"
                      : "cp.async.bulk.wait_group.read (mgpu_bulk_wait_group_read()) in the "
                        "thread that issued and committed it",
                  agent
                      ? "an arrival at the mbarrier, or a barrier, that the issuer of the copy "
                        "waits for"
                      : "a barrier that this thread passes");
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
    case MGPU__RULE_INIT_FENCE:
        mgpu__put(
            t, "no fence.mbarrier_init (mgpu_fence_mbarrier_init()) comes behind the init, in "
               "the thread that makes it, before copies or other blocks use the mbarrier");
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

/* Bytes from `offset` of a block break a rule: `p` came before. */
MGPU__MODEL void
mgpu__judge_report(const mgpu__actor *a, const mgpu__cta *cta, uint32_t offset,
                   const mgpu__trace *p, mgpu__rule_name rule, bool known)
{
    const mgpu__cluster *c = cta->cluster;
    const bool mbarrier = rule == MGPU__RULE_MBARRIER_INIT || rule == MGPU__RULE_INIT_FENCE;
    mgpu__hazard *h;
    mgpu__text *t;
    char where[512];
    (void)pthread_mutex_lock(&mgpu__hazards_lock);
    h = mgpu__hazard_at(rule, p != NULL ? p->site : NULL, a->t->site);
    if (h != NULL) {
        t = mgpu__report_begin();
        mgpu__put(t, "%s: ", mgpu__locate(a->t->site, where, sizeof where));
        mgpu__put_actor(t, c, a->me, (uint8_t)a->t->agent, a->t->write);
        mgpu__put(t, "%s smem+0x%x", mbarrier ? " the mbarrier at" : "", offset);
        if (c->cta_count > 1)
            mgpu__put(t, " of block rank %u", cta->rank);
        if (p != NULL) {
            mgpu__put(t, ", and ");
            mgpu__put_actor(t, c, p->by, p->agent, p->write);
            mgpu__put(t, " it%s at %s: ", mbarrier ? "s init" : "",
                      mgpu__locate(p->site, where, sizeof where));
            mgpu__put_remedy(t, c, a, p, rule, known);
        } else {
            mgpu__put(t,
                      ", and nothing says that this block has begun: a barrier.cluster, arrive "
                      "and wait, comes before the first access to a peer");
        }
        mgpu__put(t, "; hazard %u, %s (PTX manual: %s)", h->rule->number, h->rule->what,
                  h->rule->manual);
        mgpu__one_line(h->text, sizeof h->text, t->data);
        mgpu__report_end();
    }
    (void)pthread_mutex_unlock(&mgpu__hazards_lock);
}

/* f uses an mbarrier: does it know of its init? */
MGPU__MODEL void
mgpu__judge_used(const mgpu__fiber *f, const mgpu__cta *home, const void *meeting,
                 uint32_t offset, bool async, const void *site)
{
    const mgpu__cluster *c = f->cta->cluster;
    const uint32_t threads = mgpu__launch_of(f)->threads;
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
    by = mgpu__fiber_at(c->ctas[m->init_by / threads], m->init_by % threads);
    fenced = mgpu__knowing_of(by)->inits >= m->init_time;
    known = by == f || mgpu__clock_knows(k->now, m->init_by, m->init_time) ||
            (fenced && mgpu__clock_knows(k->loose, m->init_by, m->init_time));
    if (known && (fenced || !async || by == f))
        return;
    memset(&t, 0, sizeof t);
    memset(&a, 0, sizeof a);
    memset(&init, 0, sizeof init);
    t.by = f;
    t.site = site;
    a.t = &t;
    a.me = mgpu__place_of(f);
    init.by = m->init_by;
    init.write = true;
    init.site = m->init_site;
    mgpu__judge_report(&a, home, offset, &init,
                       known ? MGPU__RULE_INIT_FENCE : MGPU__RULE_MBARRIER_INIT, known);
}

/* ---- an access --------------------------------------------------------------------------------------------- */

/* The bytes of one line. */
MGPU__MODEL void
mgpu__judge_line(mgpu__actor *a, const mgpu__cta *cta, uint32_t index, mgpu__bytes bytes)
{
    const mgpu__touching *t = a->t;
    mgpu__shadow *s = mgpu__shadow_of(cta);
    mgpu__line *line = mgpu__shadow_line(s, index);
    const bool agent = t->agent != MGPU_EMU_THREAD;
    mgpu__bytes over = {0, 0}; /* what agents have read, and it is known to be over */
    uint32_t *link = &line->first;
    while (*link != 0) {
        mgpu__trace *p = &s->trace[*link];
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
            (!known || (agent && p->agent == MGPU_EMU_THREAD &&
                        !mgpu__clock_fenced(a->knew, p->place, p->time)))) {
            mgpu__judge_report(a, cta, index * MGPU__LINE_BYTES + mgpu__bytes_first(both), p,
                               mgpu__rule_broken(a, p, known), known);
            known = true; /* it is told: not once more for each that comes */
        }
        if (known && (t->write || !p->write)) {
            p->bytes = mgpu__bytes_less(p->bytes, bytes);
            if (!mgpu__bytes_any(p->bytes)) {
                mgpu__shadow_remove(s, line, link);
                continue;
            }
        }
        link = &p->next;
    }
    a->trace.bytes = bytes;
    mgpu__shadow_add(s, line, &a->trace);
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
    const uint32_t offset = (uint32_t)t->address & 0xffffff, end = offset + t->bytes;
    const mgpu__operation *op = (const mgpu__operation *)t->operation;
    mgpu__ordering *o = mgpu__ordering_of(c);
    mgpu__knowing *k = mgpu__knowing_of(t->by);
    mgpu__clock *own = NULL;
    mgpu__actor a;
    if (t->space != MGPU_EMU_SHARED || o->clocks.lost)
        return;
    memset(&a, 0, sizeof a);
    a.t = t;
    a.me = mgpu__place_of(t->by);
    a.itself = op == NULL;
    a.trace.agent = (uint8_t)t->agent;
    a.trace.write = t->write;
    a.trace.atomic = t->atomic;
    a.trace.site = t->site;
    a.trace.by = a.me;
    a.trace.place = op != NULL ? op->place : a.me;
    a.trace.read = op != NULL && !t->write ? op->reads : 0;
    a.trace.time = op != NULL ? op->time : mgpu__time_of(k);
    a.knew = op != NULL ? op->knew : k->now;
    if (op == NULL && t->agent != MGPU_EMU_THREAD) /* an instruction of the user's */
        a.knew = own = mgpu__clock_own(o, t->by);
    if (t->by->cta != c->ctas[t->address >> 24] &&
        !mgpu__block_began(&a, c, (uint32_t)(t->address >> 24)))
        mgpu__judge_report(&a, c->ctas[t->address >> 24], offset, NULL, MGPU__RULE_BLOCK,
                           false);
    for (uint32_t at = offset; at < end;) {
        const uint32_t line = at / MGPU__LINE_BYTES, from = at % MGPU__LINE_BYTES;
        const uint32_t left = end - at, room = MGPU__LINE_BYTES - from;
        const uint32_t count = left < room ? left : room;
        mgpu__judge_line(&a, c->ctas[t->address >> 24], line, mgpu__bytes_of(from, count));
        at += count;
    }
    mgpu__clock_drop(&o->clocks, own);
}

static const mgpu__judge mgpu__order_judge = {
    mgpu__judge_touched, mgpu__order_arrived, mgpu__order_complete, mgpu__order_passed,
    mgpu__order_began,   mgpu__judge_used,    mgpu__order_warp_met, mgpu__order_fenced,
    mgpu__order_synced,  mgpu__order_issued,  mgpu__order_done,     mgpu__order_waited};

MGPU__JUDGE(order)

#endif /* MGPU_EMU_CHECK_JUDGEMENT_H */
