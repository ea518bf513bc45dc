/* mgpu/emu/check/fence.h - what fences, flags and __syncwarp() make known.
 * SPDX-License-Identifier: MIT
 *
 *     fence.proxy.async     what is known and was done is fenced into the async proxy (clock.h)
 *     fence.acq_rel         what relaxed loads brought is known; what is known goes with relaxed stores
 *     a flag                takes what is known along (flag.h)
 *     __syncwarp()          lanes know what all of them do
 */
#ifndef MGPU_EMU_CHECK_FENCE_H
#define MGPU_EMU_CHECK_FENCE_H

#include "../core/window.h"
#include "meet.h"
#include "published.h"

/* Which spaces of the async proxy a fence is for, a bit each. */
static inline uint32_t
mgpu__fence_spaces(mgpu__fence kind)
{
    switch (kind) {
    case MGPU__FENCE_PROXY_ASYNC:
        return 1u << MGPU__SHARED_SPACE | 1u << MGPU__GLOBAL_SPACE;
    case MGPU__FENCE_PROXY_ASYNC_GLOBAL:
        return 1u << MGPU__GLOBAL_SPACE;
    case MGPU__FENCE_PROXY_ASYNC_SHARED_CTA:
    case MGPU__FENCE_PROXY_ASYNC_SHARED_CLUSTER:
    case MGPU__FENCE_PROXY_ASYNC_GENERIC_ACQUIRE:
    case MGPU__FENCE_PROXY_ASYNC_GENERIC_RELEASE:
        return 1u << MGPU__SHARED_SPACE;
    case MGPU__FENCE_PROXY_ASYNC_RELEASE_SYNC_RESTRICT_READ:
        return 1u << MGPU__READ_SPACE;
    default:
        return 0;
    }
}

/* f fences what it knows and did into the async proxy, in the spaces of a mask. */
MGPU__MODEL void
mgpu__fence_async(mgpu__ordering *o, mgpu__knowing *k, uint32_t spaces)
{
    const uint32_t time = mgpu__time_of(k);
    if (spaces >> MGPU__GLOBAL_SPACE & 1 && o->clocks.spaces <= MGPU__GLOBAL_SPACE)
        o->clocks.spaces = MGPU__GLOBAL_SPACE + 1;
    if (spaces >> MGPU__READ_SPACE & 1)
        o->clocks.spaces = MGPU__READ_SPACE + 1;
    mgpu__clock_becomes(&o->clocks, &k->now, mgpu__clock_fence(&o->clocks, k->now, spaces));
    for (uint32_t i = 0; i < MGPU__SPACES; i++)
        if (spaces >> i & 1)
            k->fenced[i] = time;
    if ((spaces & (1u << MGPU__SHARED_SPACE | 1u << MGPU__READ_SPACE)) != 0) {
        memmove(k->fences + 1, k->fences, sizeof k->fences - sizeof k->fences[0]);
        k->fences[0] = time;
        o->fenced = true;
    }
    k->told = true;
}

/* What f knows and did; one reference. */
static inline mgpu__release *
mgpu__release_of(mgpu__ordering *o, const mgpu__fiber *f)
{
    const mgpu__knowing *k = mgpu__knowing_of(f);
    return mgpu__release_new(&o->clocks, k->now, mgpu__place_of(f), k->time, k->fenced);
}

/* fence.acq_rel and its like: what relaxed loads brought is known, what is known may go with relaxed
 * stores. */
MGPU__MODEL void
mgpu__fence_threads(mgpu__ordering *o, mgpu__fiber *f, uint32_t reach)
{
    mgpu__knowing *k = mgpu__knowing_of(f);
    mgpu__release *now;
    for (uint32_t far = 0; far <= reach; far++)
        mgpu__know(o, k, k->loaded[far]);
    now = mgpu__release_of(o, f);
    for (uint32_t far = 0; far <= reach; far++)
        mgpu__release_becomes(&o->clocks, &k->released[far], now);
    mgpu__release_drop(&o->clocks, now);
    k->flag.taken |= k->flag.relaxed && k->flag.from <= reach;
    k->inits = k->time;
    k->told = true;
}

/* fence.sc of a scope that has other clusters. All of them are in one order: if a relaxed store behind this one is
 * loaded before another, that one knows what is known here (PTX manual: Fence-SC Order). */
MGPU__MODEL void
mgpu__fence_sc(mgpu__ordering *o, mgpu__fiber *f)
{
    mgpu__knowing *k = mgpu__knowing_of(f);
    mgpu__know(o, k, k->sc);
    mgpu__clock_becomes(&o->clocks, &k->sc, NULL);
    mgpu__fence_threads(o, f, 2);
    if (o->clocks.spaces <= MGPU__SC_SPACE)
        o->clocks.spaces = MGPU__SC_SPACE + 1;
    mgpu__clock_becomes(&o->clocks, &k->now,
                        mgpu__clock_fence(&o->clocks, k->now, 1u << MGPU__SC_SPACE));
    k->fenced[MGPU__SC_SPACE] = k->time;
}

/* What f tells with a relaxed store of what fence.sc orders; one reference. NULL: nothing. */
MGPU__MODEL mgpu__past *
mgpu__told_ordered(mgpu__ordering *o, mgpu__fiber *f)
{
    mgpu__knowing *k = mgpu__knowing_of(f);
    const uint32_t time = k->fenced[MGPU__SC_SPACE];
    mgpu__past *told = NULL, *all;
    if (o->clocks.spaces > MGPU__SC_SPACE && (time != 0 || k->now != NULL)) {
        mgpu__release *r = k->ordered;
        if (r == NULL || r->knew != k->now || r->time != time) {
            mgpu__release_drop(&o->clocks, r);
            k->ordered = r =
                mgpu__release_new(&o->clocks, k->now, mgpu__place_of(f), time, k->fenced);
            if (r != NULL)
                r->sc = true;
        }
        told = r != NULL ? mgpu__release_told(&o->clocks, r, o->number) : NULL;
    }
    if (k->sc == NULL)
        return mgpu__past_keep(told);
    all = mgpu__clock_told(&o->clocks, k->sc, o->number, false);
    return mgpu__past_join(told, all);
}

MGPU__MODEL void
mgpu__order_fenced(mgpu__fiber *f, mgpu__fence kind, const void *p, uint32_t how)
{
    mgpu__ordering *o = mgpu__ordering_of(f->cta->cluster);
    mgpu__knowing *k = mgpu__knowing_of(f);
    if (mgpu__fence_spaces(kind) != 0)
        mgpu__fence_async(o, k, mgpu__fence_spaces(kind));
    switch (kind) {
    case MGPU__FENCE_PROXY_ASYNC:
    case MGPU__FENCE_PROXY_ASYNC_SHARED_CTA:
    case MGPU__FENCE_PROXY_ASYNC_SHARED_CLUSTER:
        k->inits = k->fenced[MGPU__SHARED_SPACE];
        break;
    case MGPU__FENCE_PROXY_ASYNC_GENERIC_ACQUIRE:
    case MGPU__FENCE_PROXY_ASYNC_GENERIC_RELEASE:
        mgpu__fence_threads(o, f, 1);
        break;
    case MGPU__FENCE_PROXY_ASYNC_RELEASE_SYNC_RESTRICT_READ:
        mgpu__fence_threads(o, f, mgpu__reach(how));
        break;
    case MGPU__FENCE_MBARRIER_INIT:
        k->inits = mgpu__time_of(k);
        k->told = true; /* what is made from here on is not fenced */
        break;
    case MGPU__FENCE_SC:
        if (mgpu__reach(how) == 2)
            mgpu__fence_sc(o, f);
        else
            mgpu__fence_threads(o, f, mgpu__reach(how));
        break;
    case MGPU__FENCE_ACQ_REL:
    case MGPU__FENCE_ACQUIRE:
    case MGPU__FENCE_RELEASE:
    case MGPU__FENCE_ACQUIRE_SYNC_RESTRICT:
    case MGPU__FENCE_RELEASE_SYNC_RESTRICT:
        mgpu__fence_threads(o, f, mgpu__reach(how));
        break;
    case MGPU__FENCE_PROXY_TENSORMAP_RELEASE:
        mgpu__publish_maps(o, k, mgpu__reach(how));
        mgpu__fence_threads(o, f, mgpu__reach(how));
        break;
    case MGPU__FENCE_PROXY_TENSORMAP_ACQUIRE:
        mgpu__fence_threads(o, f, mgpu__reach(how));
        mgpu__acquire_map(o, f, p, mgpu__reach(how));
        break;
    case MGPU__FENCE_PROXY_ASYNC_GLOBAL:
    case MGPU__FENCE_PROXY_ALIAS:
    case MGPU__FENCE_PROXY_ALIAS_ACQUIRE:
    case MGPU__FENCE_PROXY_ALIAS_RELEASE:
    case MGPU__FENCE_ALIAS_SYNC_RESTRICT_READ_RELEASE:
        break;
    }
}

/* f loads, stores or changes a word that may be a flag (flag.h). */
MGPU__MODEL void
mgpu__order_synced(mgpu__fiber *f, mgpu__sync what, const void *p, uint32_t how,
                   const void *site)
{
    const bool relaxed = (how & (MGPU__RELAXED | MGPU__NO_ACQUIRE)) != 0; /* what it loads */
    const bool loose = (how & (MGPU__RELAXED | MGPU__NO_RELEASE)) != 0;   /* what it stores */
    const bool writes = what != MGPU__SYNC_LOAD;
    mgpu__ordering *o = mgpu__ordering_of(f->cta->cluster);
    mgpu__knowing *k = mgpu__knowing_of(f);
    mgpu__release *own = writes && !loose ? mgpu__release_of(o, f) : NULL;
    mgpu__clock *brought;
    mgpu__past *tells[4] = {NULL, NULL, NULL, NULL}, *seen;
    mgpu__flag_seen was;
    uint32_t addr;
    const bool shared = mgpu__in_windows(f, p, &addr) != NULL;
    o->relaxed += relaxed || loose;
    if (mgpu__order_lost(o)) {
        mgpu__release_drop(&o->clocks, own);
        return;
    }
    for (uint32_t i = 0; writes && i <= mgpu__reach(how); i++) {
        mgpu__release *tell = loose ? k->released[i] : own;
        tells[i] = tell != NULL ? mgpu__release_told(&o->clocks, tell, o->number) : NULL;
    }
    if (writes && mgpu__reach(how) == 2)
        tells[3] = mgpu__told_ordered(o, f);
    if (writes && !loose)
        mgpu__hand_on(k, MGPU__HANDS_ON, NULL, site);
    seen = mgpu__flag_meet(f, o->number, shared ? &o->flags : NULL, what, p, tells, site, &was);
    was.site = site;
    was.word = p;
    was.waits =
        shared && (what == MGPU__SYNC_LOAD || (k->flag.site == site && k->flag.word == p));
    was.relaxed = relaxed;
    was.taken = !relaxed && was.from <= mgpu__reach(how);
    if (what != MGPU__SYNC_STORE)
        k->flag = was;
    mgpu__release_drop(&o->clocks, own);
    mgpu__past_drop(tells[3]);
    if (was.ordered != NULL && mgpu__reach(how) == 2) {
        brought = mgpu__clock_of_past(&o->clocks, was.ordered, o->number);
        mgpu__clock_becomes(&o->clocks, &k->sc, mgpu__clock_join(&o->clocks, k->sc, brought));
        mgpu__clock_drop(&o->clocks, brought);
    }
    mgpu__past_drop(was.ordered);
    k->flag.ordered = NULL;
    if (seen == NULL)
        return;
    brought = mgpu__clock_of_past(&o->clocks, seen, o->number);
    if (relaxed)
        mgpu__load(o, k, was.from, brought);
    else if (was.taken)
        mgpu__know(o, k, brought);
    mgpu__clock_drop(&o->clocks, brought);
    mgpu__past_drop(seen);
}

/* What the lanes of a warp know together; one reference, and nobody shares it. */
MGPU__MODEL mgpu__clock *
mgpu__clock_of_lanes(mgpu__ordering *o, mgpu__fiber *const *lanes, uint32_t present)
{
    const mgpu__clock *last = NULL;
    mgpu__clock *all = mgpu__clock_new(&o->clocks);
    for (uint32_t i = 0; all != NULL && i < 32; i++) {
        const mgpu__clock *now;
        if (!(present >> i & 1))
            continue;
        now = mgpu__knowing_of(lanes[i])->now;
        if (now != NULL && now != last)
            (void)mgpu__clock_learn(&o->clocks, all, now);
        mgpu__clock_add(all, lanes[i]);
        last = now;
    }
    return all;
}

MGPU__MODEL void
mgpu__order_warp_met(mgpu__fiber *const *lanes, uint32_t present)
{
    mgpu__ordering *o = mgpu__ordering_of(lanes[__builtin_ctz(present)]->cta->cluster);
    mgpu__clock *all = mgpu__clock_of_lanes(o, lanes, present);
    mgpu__clock *loose = NULL, *sc = NULL;
    for (uint32_t i = 0; i < 32; i++) {
        const mgpu__knowing *k = present >> i & 1 ? mgpu__knowing_of(lanes[i]) : NULL;
        if (k == NULL)
            continue;
        mgpu__clock_becomes(&o->clocks, &loose, mgpu__clock_join(&o->clocks, loose, k->loose));
        mgpu__clock_becomes(&o->clocks, &sc, mgpu__clock_join(&o->clocks, sc, k->sc));
    }
    for (uint32_t i = 0; all != NULL && i < 32; i++) {
        mgpu__knowing *k = present >> i & 1 ? mgpu__knowing_of(lanes[i]) : NULL;
        if (k == NULL)
            continue;
        mgpu__clock_becomes(&o->clocks, &k->now, mgpu__clock_keep(all));
        mgpu__clock_becomes(&o->clocks, &k->loose, mgpu__clock_keep(loose));
        mgpu__clock_becomes(&o->clocks, &k->sc, mgpu__clock_keep(sc));
        mgpu__hand_on(k, MGPU__HANDS_TO_WARP, NULL, lanes[i]->site);
    }
    mgpu__clock_drop(&o->clocks, all);
    mgpu__clock_drop(&o->clocks, loose);
    mgpu__clock_drop(&o->clocks, sc);
}

/* A shuffle or a vote: it orders no memory, but who comes when: rule 9 cannot tell then. */
MGPU__MODEL void
mgpu__order_warp_timed(const mgpu__fiber *f)
{
    mgpu__ordering_of(f->cta->cluster)->relaxed++;
}

#endif /* MGPU_EMU_CHECK_FENCE_H */
