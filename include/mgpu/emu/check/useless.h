/* mgpu/emu/check/useless.h - proxy fences that have never had anything to order: off by default.
 * SPDX-License-Identifier: MIT
 *
 *     mbarrier wait | fence.proxy.async | wgmma      only copies came before: nothing to carry over
 *
 * A fence carries what a thread that it knows of, or its own, has read or written through the generic
 * proxy since that was fenced last; a place of a fence that carried nothing in the whole launch is told.
 */
#ifndef MGPU_EMU_CHECK_USELESS_H
#define MGPU_EMU_CHECK_USELESS_H

#include "hazard.h"
#include "operation.h"

enum { MGPU__FENCES_MAX = 64 };

/* Of the launch; under mgpu__hazards_lock. Beyond so many places none is looked at. */
static struct {
    uint32_t count;
    struct {
        const void *site;
        uint64_t times;
        bool carries;
    } at[MGPU__FENCES_MAX];
} mgpu__fences;

/* The last time of a thread that a proxy fence has to carry over: an init is not, if fence.mbarrier_init has. */
static inline uint32_t
mgpu__unfenced_time(const mgpu__knowing *k, uint32_t space)
{
    return space == MGPU__SHARED_SPACE && k->began > k->inits && k->began > k->touched[space]
               ? k->began
               : k->touched[space];
}

/* f calls a proxy fence for the spaces of a mask: has it something to carry over? Before it does. */
MGPU__MODEL bool
mgpu__fence_carries(const mgpu__fiber *f, uint32_t spaces)
{
    const mgpu__cluster *c = f->cta->cluster;
    const mgpu__ordering *o = mgpu__ordering_of(c);
    const mgpu__knowing *mine = mgpu__knowing_of(f);
    for (uint32_t space = 0; space < 2; space++) {
        if ((spaces >> space & 1) == 0)
            continue;
        if (mgpu__unfenced_time(mine, space) > mine->fenced[space])
            return true;
        if (mine->now != NULL && mine->now->past != NULL && space == MGPU__GLOBAL_SPACE)
            return true; /* of other clusters it is not known what they did */
        for (uint32_t i = 0; mine->now != NULL && i < o->clocks.threads; i++) {
            const uint32_t done = space < mine->now->spaces ? mine->now->fenced[space][i] : 0;
            if (mgpu__unfenced_time(mgpu__knowing_at(c, i), space) > done &&
                mine->now->at[i] > done)
                return true;
        }
    }
    return false;
}

MGPU__MODEL void
mgpu__useless_fenced(const mgpu__fiber *f, uint32_t spaces, const void *site)
{
    const mgpu__launch *l = mgpu__launch_of(f);
    uint32_t i = 0;
    bool carries;
    if (mgpu__rule_level(&l->config, &mgpu__rules[MGPU__RULE_USELESS]) == MGPU_EMU_LEVEL_OFF)
        return;
    carries = mgpu__fence_carries(f, spaces);
    (void)pthread_mutex_lock(&mgpu__hazards_lock);
    while (i < mgpu__fences.count && mgpu__fences.at[i].site != site)
        i++;
    if (i == mgpu__fences.count && i < MGPU__FENCES_MAX) {
        memset(&mgpu__fences.at[i], 0, sizeof mgpu__fences.at[i]);
        mgpu__fences.at[i].site = site;
        mgpu__fences.count++;
    }
    if (i < MGPU__FENCES_MAX) {
        mgpu__fences.at[i].times++;
        mgpu__fences.at[i].carries |= carries;
    }
    (void)pthread_mutex_unlock(&mgpu__hazards_lock);
}

MGPU__MODEL void
mgpu__judge_fenced(mgpu__fiber *f, mgpu__fence kind, const void *p, uint32_t how,
                   const void *site)
{
    const uint32_t spaces = mgpu__fence_spaces(kind);
    /* acquire and release order threads, too */
    if (spaces != 0 && kind != MGPU__FENCE_PROXY_ASYNC_GENERIC_ACQUIRE &&
        kind != MGPU__FENCE_PROXY_ASYNC_GENERIC_RELEASE &&
        kind != MGPU__FENCE_PROXY_ASYNC_RELEASE_SYNC_RESTRICT_READ)
        mgpu__useless_fenced(f, spaces, site);
    mgpu__order_fenced(f, kind, p, how);
}

/* The launch is over: fences that carried nothing become hazards. */
MGPU__MODEL void
mgpu__useless_ended(const mgpu__launch *l)
{
    for (uint32_t i = 0; i < mgpu__fences.count; i++) {
        mgpu__text *t;
        mgpu__hazard *h =
            mgpu__fences.at[i].carries
                ? NULL
                : mgpu__hazard_begin(l, MGPU__RULE_USELESS, NULL, mgpu__fences.at[i].site, &t);
        if (h == NULL)
            continue;
        h->told.count = mgpu__fences.at[i].times;
        mgpu__put(t, "this proxy fence carries nothing over");
        mgpu__take_text(h->who[1], sizeof h->who[1], t);
        h->joined = "";
        mgpu__put(t,
                  "no thread that it knows of has read or written, but by copies, since it was "
                  "fenced last: it can go");
        mgpu__hazard_end(h, t);
    }
    mgpu__fences.count = 0;
}

#endif /* MGPU_EMU_CHECK_USELESS_H */
