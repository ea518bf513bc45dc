/* mgpu/emu/check/practice.h - what is ordered by the letter, and not as people are told to write it.
 * SPDX-License-Identifier: MIT
 *
 *     write | fence | barrier | agent        silent
 *     write | barrier | fence | agent        ordered, too: a lint
 */
#ifndef MGPU_EMU_CHECK_PRACTICE_H
#define MGPU_EMU_CHECK_PRACTICE_H

#include "actor.h"
#include "hazard.h"

#include "../../layout/swizzle.h"

/* What a layout's swizzle (touch.h) moves, where that is not chunks of 16 bytes. */
static inline const char *
mgpu__layout_atoms(uint32_t layout)
{
    static const char *const atoms[4] = {"", " with atoms of 32", " with atoms of 32, flipped",
                                         " with atoms of 64"};
    return atoms[(layout - 1) % 16 % 4];
}

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

/* A wait was too weak for what a thread would know by it. */
MGPU__MODEL void
mgpu__put_weak_wait(mgpu__text *t, const mgpu__knowing *k)
{
    mgpu__put(t, "the wait at ");
    mgpu__put_site(t, k->weak_site);
    mgpu__put(t, k->weak == MGPU__HANDS_RELAXED
                     ? " is .relaxed, and takes nothing in: it wants .acquire"
                     : " is of CTA scope, and takes nothing in from another block: it wants "
                       ".acquire of .cluster scope (mgpu_mbarrier_wait_cluster())");
}

/* The first thread whose weak wait would have brought `p`, to it and to those that it tells; NULL: it was none. */
MGPU__MODEL const mgpu__knowing *
mgpu__weak_between(const mgpu__cluster *c, const mgpu__trace *p)
{
    const mgpu__ordering *o = mgpu__ordering_of(c);
    for (uint32_t i = 0; i < o->clocks.threads; i++) {
        const mgpu__knowing *k = mgpu__knowing_at(c, i);
        if (mgpu__clock_knows_trace(o, k->weak_brought, p))
            return k;
    }
    return NULL;
}

/* The first, `p`, has arrived, and `now` has waited, but one of it was too weak: which. */
MGPU__MODEL void
mgpu__put_weak(mgpu__text *t, const mgpu__cluster *c, const mgpu__fiber *now,
               const mgpu__trace *p)
{
    const mgpu__knowing *k = mgpu__knowing_of(now);
    uint8_t how = 0;
    const void *arrival =
        p->agent == MGPU_EMU_THREAD && p->cluster == mgpu__ordering_of(c)->number
            ? mgpu__handed_at(&mgpu__knowing_at(c, p->by)->handed, p->time, true, &how)
            : NULL;
    if (arrival != NULL) {
        mgpu__put(t, "the arrival at ");
        mgpu__put_site(t, arrival);
        mgpu__put(t, " is .relaxed, and passes nothing on: it wants .release%s",
                  c->cta_count > 1 ? " of .cluster scope" : "");
    }
    if (!mgpu__clock_knows_trace(mgpu__ordering_of(c), k->weak_brought, p))
        k = arrival == NULL ? mgpu__weak_between(c, p) : NULL;
    if (k != NULL) {
        mgpu__put(t, arrival != NULL ? "; " : "");
        mgpu__put_weak_wait(t, k);
    } else if (arrival == NULL) {
        mgpu__put(t, "an arrival between them, of another thread (mbarrier, barrier.cluster), "
                     "is .relaxed, and passes nothing "
                     "on: it wants .release");
    }
}

/* Have relaxed loads of f brought what tells of p, with a fence behind them? */
MGPU__MODEL bool
mgpu__has_loaded(const mgpu__cluster *c, const mgpu__fiber *f, const mgpu__trace *p)
{
    for (uint32_t i = 0; i < 3; i++)
        if (mgpu__clock_knows_trace(mgpu__ordering_of(c), mgpu__knowing_of(f)->loaded[i], p))
            return true;
    return mgpu__clock_knows_trace(mgpu__ordering_of(c), mgpu__knowing_of(f)->sc, p);
}

/* `now` does not know of the first, `p`: what is it with the flag that it, or another thread of its block, has
 * loaded, if one has? */
MGPU__MODEL void
mgpu__put_flag(mgpu__text *t, const mgpu__cluster *c, const mgpu__fiber *now,
               const mgpu__trace *p)
{
    const mgpu__fiber *by = now;
    const mgpu__flag_seen *flag;
    for (uint32_t i = 0;
         mgpu__knowing_of(by)->flag.site == NULL && i < c->worker->launch->threads; i++)
        by = mgpu__fiber_at(now->cta, i);
    flag = &mgpu__knowing_of(by)->flag;
    if (flag->site == NULL)
        return;
    mgpu__put(t, "; ");
    mgpu__put_thread(t, by);
    mgpu__put(t, " loaded a word at ");
    mgpu__put_site(t, flag->site);
    if (mgpu__clock_knows_trace(mgpu__ordering_of(c), mgpu__knowing_of(by)->now, p)) {
        mgpu__put(t, " that tells of it: a barrier of this block comes behind that");
    } else if (!flag->released) {
        mgpu__put(t,
                  " that nobody had released by then: its store is relaxed or plain, with no "
                  "fence before it, or came later");
    } else {
        mgpu__put(t, ", stored at ");
        mgpu__put_site(t, flag->store);
        mgpu__put(
            t, !flag->told ? ": the scope of that release does not reach this block"
               : flag->taken || (flag->relaxed && !mgpu__has_loaded(c, by, p))
                   ? ", by a thread whose release (its last fence, or the store) did not "
                     "know of the other access: a barrier of its block comes between, or in "
                     "one thread the fence behind the access"
               : flag->relaxed ? ": the load is relaxed, and no fence of a scope that has both "
                                 "blocks is behind it"
                               : ": the scope of the load does not reach who stored it");
    }
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
            "none before it: it calls mgpu_fence_proxy_async_shared_cta() itself, before it "
            "arrives",
            rule == MGPU__RULE_FENCE_OF_OTHERS ? "writes" : "reads");
        return true;
    case MGPU__RULE_LANE_UNSEEN:
        mgpu__put(
            t, "not all 128 threads of the warpgroup have waited for the copy's phase: others "
               "told them; each calls mgpu_mbarrier_wait() itself");
        return true;
    case MGPU__RULE_LAYOUT:
        mgpu__put(t,
                  "it was written with a swizzle of %u bytes%s (0: none), and is read with one "
                  "of %u%s: "
                  "the map of the load and %s name the same",
                  mgpu_swizzle_span_bytes((mgpu_swizzle)(p->layout - 1u)),
                  mgpu__layout_atoms(p->layout),
                  mgpu_swizzle_span_bytes((mgpu_swizzle)(now->layout - 1u)),
                  mgpu__layout_atoms(now->layout),
                  now->agent == MGPU_EMU_WGMMA || now->agent == MGPU_EMU_TCGEN05
                      ? "the matrix descriptor"
                      : "that of the store");
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
