/* mgpu/emu/check/missing.h - two accesses that nothing orders: which rule that breaks, and which line is missing.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_CHECK_MISSING_H
#define MGPU_EMU_CHECK_MISSING_H

#include "actor.h"
#include "practice.h"
#include "rules.h"

/* Two atomics of threads: what is wrong with them is a scope. */
static inline bool
mgpu__both_atomic(const mgpu__actor *a, const mgpu__trace *p)
{
    return a->t->atomic != 0 && p->atomic && a->t->agent == MGPU_EMU_THREAD &&
           p->agent == MGPU_EMU_THREAD;
}

/* Their scopes do not hold both: which does not, and what would. */
MGPU__MODEL void
mgpu__put_narrow(mgpu__text *t, const mgpu__actor *a, const mgpu__trace *p)
{
    const uint32_t one_cluster = p->cluster == a->trace.cluster;
    const uint32_t scope[2] = {p->layout, a->t->layout};
    const char *words[2];
    for (uint32_t i = 0; i < 2; i++)
        words[i] = scope[i] == MGPU__NARROW_CTA                       ? ".cta"
                   : scope[i] == MGPU__NARROW_CLUSTER && !one_cluster ? ".cluster"
                                                                      : NULL;
    mgpu__put(
        t,
        "%s of %s scope, which does not hold the other's block: two accesses to one word "
        "are atomic to each other only where the scope of each holds both threads; %s, or "
        "wider",
        words[0] == NULL   ? "the second is"
        : words[1] == NULL ? "the first is"
                           : "both are",
        words[0] == NULL                                      ? words[1]
        : words[1] == NULL || strcmp(words[0], words[1]) == 0 ? words[0]
                                                              : "too narrow a",
        one_cluster ? ".cluster" : ".gpu");
}

/* Which rule an access breaks that does not know of `p`, or knows and is not fenced. */
MGPU__MODEL mgpu__rule_name
mgpu__rule_broken(const mgpu__actor *a, const mgpu__trace *p, bool known)
{
    const bool agent = a->t->agent != MGPU_EMU_THREAD;
    bool behind;
    if (known)
        return p->write ? MGPU__RULE_PROXY_FENCE : MGPU__RULE_READ_BY_THREADS;
    if (p->cluster < mgpu__global.first)
        return MGPU__RULE_LAUNCH_BEFORE;
    if (mgpu__both_atomic(a, p))
        return MGPU__RULE_SCOPE; /* else they are no conflict: line.h */
    /* its issuer knows what it did before: this came behind */
    behind = agent && p->agent == MGPU_EMU_THREAD && p->place == a->me &&
             p->cluster == a->trace.cluster;
    if (behind && a->t->agent == MGPU_EMU_CP_ASYNC)
        return a->t->write ? MGPU__RULE_CP_ASYNC_UNSEEN : MGPU__RULE_CP_ASYNC_SOURCE;
    if (behind && !a->t->write)
        return MGPU__RULE_STORE_SOURCE;
    if (mgpu__clock_knows_trace(mgpu__ordering_of(a->t->by->cta->cluster),
                                mgpu__knowing_of(a->t->by)->loose, p))
        return MGPU__RULE_SCOPE;
    if (p->agent != MGPU_EMU_THREAD && p->write)
        return p->agent == MGPU_EMU_CP_ASYNC ? MGPU__RULE_CP_ASYNC_UNSEEN
                                             : MGPU__RULE_COPY_UNSEEN;
    if (p->agent == MGPU_EMU_CP_ASYNC && !agent)
        return MGPU__RULE_CP_ASYNC_SOURCE;
    if (p->agent != MGPU_EMU_THREAD)
        return agent ? MGPU__RULE_READ_BY_AGENT : MGPU__RULE_STORE_SOURCE;
    if (agent && !p->write)
        return MGPU__RULE_READ_BY_THREADS;
    if (mgpu__through_async_proxy(a->t->agent))
        return MGPU__RULE_PROXY_FENCE;
    return MGPU__RULE_THREADS;
}

/* Two accesses that nothing orders: what could. */
MGPU__MODEL void
mgpu__put_barrier(mgpu__text *t, const mgpu__cluster *c, const mgpu__actor *a,
                  const mgpu__trace *p)
{
    const uint32_t threads = c->worker->launch->threads;
    const bool agent = mgpu__through_async_proxy(a->t->agent), shared = a->cta != NULL;
    const bool foreign = p->cluster != mgpu__ordering_of(c)->number;
    if (!shared && (foreign || p->by / threads != a->me / threads)) {
        mgpu__put(
            t,
            "no %sflag is between them: who comes first stores it (st.release, or a fence "
            "and a relaxed store or atomic), who comes later loads it (ld.acquire, or a "
            "relaxed load and a fence), both of a scope that has both blocks; a barrier "
            "of the block before, and behind, if it speaks for other threads%s",
            foreign ? "" : "barrier.cluster, and no ",
            p->write && a->t->write ? "; or all change the word by atomics" : "");
        mgpu__put_flag(t, c, a->t->by, p);
    } else if (p->by / threads != a->me / threads)
        mgpu__put(t, "no barrier.cluster (arrive.release, wait.acquire), and no mbarrier with "
                     ".cluster scope, is between them; if one lane arrives for its warp, "
                     "__syncwarp() comes before");
    else if (mgpu__one_warp(c, p->by, a->me) && !agent)
        mgpu__put(t, "no __syncwarp() is between these lanes; where other warps do the same, "
                     "__syncthreads()");
    else if (mgpu__one_warp(c, p->by, a->me) && a->t->agent != MGPU_EMU_WGMMA)
        mgpu__put(
            t,
            "no barrier is between these lanes: __syncwarp(), or where other warps do the "
            "same __syncthreads(), or another that they come to; and before it %s",
            shared ? "mgpu_fence_proxy_async_shared_cta()" : "mgpu_fence_proxy_async_global()");
    else
        mgpu__put(
            t,
            "no barrier is between them: __syncthreads() where all warps come, a named "
            "barrier that both come to, or an mbarrier at which the first arrives, behind "
            "a __syncwarp() if one lane does so for all, and for which the second waits "
            "(mgpu_mbarrier_wait())%s",
            !agent   ? ""
            : shared ? "; and before it mgpu_fence_proxy_async_shared_cta()"
                     : "; and before it mgpu_fence_proxy_async_global(), for "
                       "fence.proxy.async");
    if (!agent && p->by / threads == a->me / threads &&
        mgpu__knowing_of(a->t->by)->flag.site != NULL && mgpu__knowing_of(a->t->by)->flag.waits)
        mgpu__put_flag(t, c, a->t->by, p);
}

/* A copy uses a map that a thread, p's, has written. */
static inline bool
mgpu__is_of_map(const mgpu__actor *a, const mgpu__trace *p)
{
    return a->t->map && a->t->agent == MGPU_EMU_TMA && p->write && p->agent == MGPU_EMU_THREAD;
}

/* Of release and acquire, what is missing between them. */
static inline mgpu__map_lacks
mgpu__map_lack(const mgpu__actor *a, const mgpu__trace *p)
{
    return mgpu__map_use(a->t->by->cta->cluster, a->knew, a->t->address, p);
}

MGPU__MODEL void
mgpu__put_map(mgpu__text *t, const mgpu__actor *a, const mgpu__trace *p)
{
    const mgpu__cluster *c = a->t->by->cta->cluster;
    const mgpu__map_lacks lack = mgpu__map_lack(a, p);
    const char *const acquire =
        lack == MGPU__MAP_NO_ACQUIRE
            ? "no acquire of it by the thread that issues the copy comes before"
            : "the acquire comes before the write, or before the barrier or flag that tells of "
              "it";
    if (lack == MGPU__MAP_NARROW)
        mgpu__put(t, "the release or the acquire of the map is of a scope that has not both "
                     "threads: take the _gpu forms");
    else if (lack == MGPU__MAP_NO_RELEASE)
        mgpu__put(t,
                  "the map is acquired, and who wrote it has released nothing behind that%s "
                  "(mgpu_fence_proxy_tensormap_release_gpu()), before the barrier or flag that "
                  "tells of it",
                  p->cluster != mgpu__ordering_of(c)->number ? ", to other clusters" : "");
    else if (mgpu__actor_knows(a, p) &&
             mgpu__map_released(c, a->knew, p, a->me) == MGPU__MAP_FINE)
        mgpu__put(t,
                  "the map is released, and the thread that issues the copy acquires it behind "
                  "that (mgpu_fence_proxy_tensormap_acquire_gpu(map)), each time it has "
                  "changed: %s",
                  acquire);
    else
        mgpu__put(t,
                  "a tensor map that threads write is released by them "
                  "(mgpu_fence_proxy_tensormap_release_gpu()), handed on by a barrier or a "
                  "flag, and acquired where it is used "
                  "(mgpu_fence_proxy_tensormap_acquire_gpu(map)), each time: %s",
                  acquire);
}

/* Of an agent and global memory, of a launch before, or of two atomics: what could. false: it is none of these. */
MGPU__MODEL bool
mgpu__put_global(mgpu__text *t, const mgpu__actor *a, const mgpu__trace *p,
                 mgpu__rule_name rule)
{
    if (rule == MGPU__RULE_SCOPE && mgpu__both_atomic(a, p)) {
        mgpu__put_narrow(t, a, p);
        return true;
    }
    if (rule == MGPU__RULE_NON_COHERENT) {
        mgpu__put(t,
                  "the load may find what L1 had before, whatever orders them: .nc is for what "
                  "nobody writes while the kernel runs; without it the load is a plain one");
        return true;
    }
    if (a->cta != NULL || rule == MGPU__RULE_THREADS || rule == MGPU__RULE_SCOPE ||
        rule == MGPU__RULE_CP_ASYNC_SOURCE)
        return false;
    if (rule == MGPU__RULE_LAUNCH_BEFORE)
        mgpu__put(t, "this launch is programmatic, and may run beside it: "
                     "mgpu_griddepcontrol_wait() comes first, in this thread or before a "
                     "barrier that it passes");
    else if (mgpu__is_of_map(a, p))
        mgpu__put_map(t, a, p);
    else if (p->agent == MGPU_EMU_CP_ASYNC)
        mgpu__put(t, "nothing says that it is complete: cp.async.wait_group "
                     "(mgpu_cp_async_wait_group()) in the thread that issued and committed it, "
                     "mgpu_fence_proxy_async_global(), then a barrier or a flag");
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

/* The last wait for bulk groups of who issued the store `p` left p's open. */
MGPU__MODEL void
mgpu__put_left_open(mgpu__text *t, const mgpu__cluster *c, const mgpu__trace *p)
{
    const mgpu__knowing *k = p->source && p->cluster == mgpu__ordering_of(c)->number
                                 ? mgpu__knowing_at(c, p->by)
                                 : NULL;
    if (k == NULL || k->bulk_waited == NULL || p->time <= k->bulk_end ||
        p->time > k->bulk_end + k->bulk_left)
        return;
    mgpu__put(t, "; the wait at ");
    mgpu__put_site(t, k->bulk_waited);
    mgpu__put(t, " leaves %u group%s open, and this store is in %s", k->bulk_left,
              k->bulk_left == 1 ? "" : "s", k->bulk_left == 1 ? "it" : "one of them");
}

/* An agent reads, and an agent, or a thread, writes: what says that it has read. */
MGPU__MODEL void
mgpu__put_reader(mgpu__text *t, const mgpu__cluster *c, const mgpu__trace *p, bool agent)
{
    mgpu__put(
        t, "nothing says that it has read: %s, then %s",
        p->agent == MGPU_EMU_WGMMA ? "a wgmma.wait_group that covers it"
        : p->agent == MGPU_EMU_TCGEN05
            ? "mgpu_tcgen05_commit() behind it in its thread, and a wait at that mbarrier"
        : !p->source ? "a wait at its mbarrier, in the block it goes to, then a "
                       "barrier.cluster or a remote arrival"
                     : "cp.async.bulk.wait_group.read (mgpu_bulk_wait_group_read()) in the "
                       "thread that issued and committed it (mgpu_bulk_commit_group())",
        agent       ? "an arrival at the mbarrier, or a barrier, that the issuer of the copy "
                      "waits for"
        : p->source ? "a barrier that this thread passes (mgpu_epilogue_acquire() has both)"
                    : "a barrier that this thread passes");
    mgpu__put_left_open(t, c, p);
}

/* The bytes of cp.async `p` are used too early: which wait, and which barrier, is missing. */
MGPU__MODEL void
mgpu__put_cp_async(mgpu__text *t, const mgpu__cluster *c, const mgpu__actor *a,
                   const mgpu__trace *p)
{
    const mgpu__ordering *o = mgpu__ordering_of(c);
    const mgpu__knowing *k = mgpu__knowing_at(c, p->by);
    const bool fence = mgpu__through_async_proxy(a->t->agent);
    if (mgpu__clock_knows_trace(o, k->now, p) && p->by != a->me) {
        mgpu__put(t, "the thread that issued it waits for it at ");
        mgpu__put_site(t, k->copies_waited);
        mgpu__put(t,
                  ", and no barrier that both come to is behind that wait%s: a wait speaks for "
                  "its own thread, and __syncthreads() comes behind it",
                  fence ? ", nor mgpu_fence_proxy_async_shared_cta() before one" : "");
        return;
    }
    if (p->by == a->me)
        mgpu__put(t,
                  "no wait of this thread covers it: mgpu_cp_async_commit_group() behind the "
                  "copy, then mgpu_cp_async_wait_group(n), which leaves the n newest groups "
                  "on their way");
    else
        mgpu__put(t, "no wait covers it: the thread that issued it calls "
                     "mgpu_cp_async_wait_group(), then both come to a barrier "
                     "(__syncthreads()); or it calls mgpu_cp_async_mbarrier_arrive_noinc() "
                     "behind the copy, and who uses the bytes waits at that mbarrier");
    if (fence)
        mgpu__put(t, "; and behind that wait mgpu_fence_proxy_async_shared_cta()");
    if (k->copies_waited != NULL) {
        mgpu__put(t, "; the wait at ");
        mgpu__put_site(t, k->copies_waited);
        mgpu__put(t, " does not: it came before the copy, leaves too many groups, or the copy "
                     "was in none");
    }
}

/* A thread, p's, still reads: who has let the copy go, where its issuer waited last? The thread itself, before it
 * read, or a lane that arrives for its warp. */
MGPU__MODEL void
mgpu__put_let_go(mgpu__text *t, const mgpu__cluster *c, const mgpu__actor *a,
                 const mgpu__trace *p)
{
    const void *meeting = mgpu__knowing_of(a->t->by)->met.meeting, *site;
    const uint32_t first = p->by / 32 * 32;
    uint32_t time = 0;
    if (meeting == NULL || p->cluster != mgpu__ordering_of(c)->number)
        return;
    site = mgpu__handed_to(&mgpu__knowing_at(c, p->by)->handed, meeting, &time);
    if (site != NULL) {
        if (time >= p->time)
            return;
        mgpu__put(t, "; the arrival at ");
        mgpu__put_site(t, site);
        mgpu__put(t, ", which lets the copy go, comes before this read");
        return;
    }
    for (uint32_t i = first; i < first + 32 && mgpu__one_warp(c, i, p->by) && site == NULL; i++)
        site = mgpu__handed_to(&mgpu__knowing_at(c, i)->handed, meeting, &time);
    if (site == NULL)
        return;
    mgpu__put(t, "; another lane of its warp arrives for it at ");
    mgpu__put_site(t, site);
    mgpu__put(t, ", and no __syncwarp() is between the read and that");
}

/* A thread, or an agent of the generic proxy, wrote p; an agent comes behind it, and no fence is between. */
MGPU__MODEL void
mgpu__put_fence(mgpu__text *t, const mgpu__trace *p)
{
    mgpu__put(t,
              p->agent == MGPU_EMU_THREAD
                  ? "no fence.proxy.async is between them: the thread that writes calls "
                    "mgpu_fence_proxy_async_shared_cta() behind the write and before the "
                    "barrier or arrival that lets the agent go"
                  : "no fence.proxy.async is between them: a thread that knows that the bytes "
                    "are there calls mgpu_fence_proxy_async_shared_cta() behind its wait for "
                    "them and before the barrier or arrival that lets the agent go");
}

/* Plain stores, which were not seen, wrote it, and nobody has fenced anything. */
MGPU__MODEL void
mgpu__put_never_fenced(mgpu__text *t)
{
    mgpu__put(t,
              "a plain store has written it, and no thread has called fence.proxy.async yet: "
              "each thread that writes calls mgpu_fence_proxy_async_shared_cta() behind the "
              "write and before the barrier or arrival that lets the agent go");
}

/* An agent, of the async proxy or not, writes what a thread reads. */
MGPU__MODEL void
mgpu__put_reading(mgpu__text *t, bool async, bool known)
{
    if (known)
        mgpu__put(t, "no fence.proxy.async is between them: the thread that reads calls "
                     "mgpu_fence_proxy_async_shared_cta() behind the read and before it "
                     "arrives");
    else if (async)
        mgpu__put(t,
                  "nothing says that it has read: mgpu_fence_proxy_async_shared_cta() behind "
                  "the read, then an arrival at the mbarrier, or a barrier, that the issuer "
                  "of the copy waits for; if one lane arrives for its warp, __syncwarp() "
                  "before it");
    else
        mgpu__put(t,
                  "nothing says that it has read: behind the read comes an arrival at the "
                  "mbarrier, or a barrier, that the issuer waits for; if one lane arrives for "
                  "its warp, __syncwarp() before it");
}

/* A copy that nobody has waited for, and who meets it: copies of two blocks may want a place each. */
MGPU__MODEL void
mgpu__put_unseen(mgpu__text *t, const mgpu__cluster *c, const mgpu__actor *a,
                 const mgpu__trace *p)
{
    const uint32_t threads = c->worker->launch->threads;
    const bool two = a->t->write && mgpu__through_async_proxy(a->t->agent) &&
                     p->cluster == mgpu__ordering_of(c)->number &&
                     p->by / threads != a->me / threads;
    mgpu__put(t,
              "no wait for the copy's phase of its mbarrier comes before: %s (in a pipeline of "
              "tile/, %s)%s",
              a->t->agent == MGPU_EMU_WGMMA
                  ? "all threads of the warpgroup call mgpu_mbarrier_wait()"
                  : "this thread calls mgpu_mbarrier_wait(), or passes a barrier to which one "
                    "comes that has",
              a->t->write ? "mgpu_pipeline_acquire(), once more for each copy"
                          : "mgpu_pipeline_wait()",
              two ? "; or two blocks send to one place: give each its own" : "");
}

/* What is missing between `p` and the access, and what to write where. */
MGPU__MODEL void
mgpu__put_remedy(mgpu__text *t, const mgpu__cluster *c, const mgpu__actor *a,
                 const mgpu__trace *p, mgpu__rule_name rule, bool known)
{
    const bool agent = mgpu__through_async_proxy(a->t->agent);
    if (rule == MGPU__RULE_PROXY_FENCE && !known)
        rule = MGPU__RULE_THREADS; /* the barrier, too, is missing */
    if (mgpu__put_global(t, a, p, rule))
        return;
    switch (rule) {
    case MGPU__RULE_PROXY_FENCE:
        mgpu__put_fence(t, p);
        break;
    case MGPU__RULE_COPY_UNSEEN:
        mgpu__put_unseen(t, c, a, p);
        break;
    case MGPU__RULE_CP_ASYNC_UNSEEN:
        mgpu__put_cp_async(t, c, a, p);
        break;
    case MGPU__RULE_CP_ASYNC_SOURCE:
        mgpu__put(t, "nothing says that it has read: cp.async.wait_group "
                     "(mgpu_cp_async_wait_group()) in the thread that issued and committed it, "
                     "then a barrier or a flag, if another one writes");
        break;
    case MGPU__RULE_READ_BY_AGENT:
    case MGPU__RULE_STORE_SOURCE:
        if (p->agent == MGPU_EMU_THREAD)
            mgpu__put_reader(t, c, &a->trace, false);
        else
            mgpu__put_reader(t, c, p, agent);
        break;
    case MGPU__RULE_READ_BY_THREADS:
        mgpu__put_reading(t, agent, known);
        if (!known)
            mgpu__put_let_go(t, c, a, p);
        break;
    case MGPU__RULE_MBARRIER_INIT:
        if (c->worker->launch->threads > 32 && p->by / 32 == a->me / 32)
            mgpu__put(t, "no barrier is between them: __syncthreads() behind the init, before "
                         "other threads use it (where they are of one warp, __syncwarp())");
        else
            mgpu__put_barrier(t, c, a, p);
        break;
    case MGPU__RULE_SCOPE:
        mgpu__put_weak(t, c, a->t->by, p);
        break;
    default:
        mgpu__put_barrier(t, c, a, p);
    }
}

#endif /* MGPU_EMU_CHECK_MISSING_H */
