/* mgpu/emu/check/published.h - tensor maps that threads write: who has released them, who has acquired them.
 * SPDX-License-Identifier: MIT
 *
 *     released    what a thread knows is fenced in MGPU__MAP_SPACE, and goes on with it; of a narrow scope
 *                 only what the thread itself did, and for its block or its cluster
 *     acquired    of each map by each thread, its last time: when, and what it knew then
 *
 * A copy may use a map if it comes behind an acquire of it, by its issuer or a thread that the issuer knows
 * of, that came behind the release.
 */
#ifndef MGPU_EMU_CHECK_PUBLISHED_H
#define MGPU_EMU_CHECK_PUBLISHED_H

#include "order.h"
#include "shadow.h"

/* The last time that a thread has acquired a map. */
typedef struct mgpu__acquired {
    uint32_t place, time, reach;
    mgpu__clock *knew;
} mgpu__acquired;

/* What a use of a map lacks; of several acquires what the best of them does. */
typedef enum mgpu__map_lacks {
    MGPU__MAP_NO_ACQUIRE,
    MGPU__MAP_EARLY_ACQUIRE,
    MGPU__MAP_NO_RELEASE,
    MGPU__MAP_NARROW,
    MGPU__MAP_FINE
} mgpu__map_lacks;

/* A thread releases the maps that it wrote, and knows of, to the tensormap proxy. */
MGPU__MODEL void
mgpu__publish_maps(mgpu__ordering *o, mgpu__knowing *k, uint32_t reach)
{
    const uint32_t time = mgpu__time_of(k);
    for (uint32_t far = 0; far <= reach && reach < 2; far++)
        k->maps[far] = time;
    if (reach < 2)
        return;
    if (o->clocks.spaces <= MGPU__MAP_SPACE)
        o->clocks.spaces = MGPU__MAP_SPACE + 1;
    mgpu__clock_becomes(&o->clocks, &k->now,
                        mgpu__clock_fence(&o->clocks, k->now, 1u << MGPU__MAP_SPACE));
    k->fenced[MGPU__MAP_SPACE] = time;
}

/* f acquires the map at p, as the threads it knows of have published it. */
MGPU__MODEL void
mgpu__acquire_map(mgpu__ordering *o, mgpu__fiber *f, const void *p, uint32_t reach)
{
    mgpu__knowing *k = mgpu__knowing_of(f);
    mgpu__meeting *m = mgpu__meeting_of(o, p);
    mgpu__acquired *a;
    uint32_t i = 0;
    if (m == NULL)
        return;
    while (i < m->acquirers && m->acquired[i].place != mgpu__place_of(f))
        i++;
    if (i == m->acquired_capacity) {
        const uint32_t capacity = 2 * i + 4;
        a = (mgpu__acquired *)realloc(m->acquired, capacity * sizeof *a);
        if (a == NULL) {
            o->clocks.lost = true;
            return;
        }
        m->acquired = a;
        m->acquired_capacity = capacity;
    }
    a = &m->acquired[i];
    if (i == m->acquirers) {
        m->acquirers++;
        a->knew = NULL;
    }
    a->place = mgpu__place_of(f);
    a->time = mgpu__time_of(k);
    a->reach = reach;
    mgpu__clock_becomes(&o->clocks, &a->knew, mgpu__clock_own(o, f));
    k->told = true; /* what it writes next is not acquired */
}

static inline bool
mgpu__clock_knows_trace(const mgpu__ordering *o, const mgpu__clock *c, const mgpu__trace *p)
{
    const uint32_t place = p->place - p->source; /* mgpu__order_issued() */
    if (p->cluster == o->number)
        return mgpu__clock_knows(c, place, p->time);
    if (p->cluster < mgpu__global.first && mgpu__clock_knows(c, mgpu__launch_before(o), 1))
        return true;
    return c != NULL && mgpu__past_knows(c->past, p->cluster, place, p->time);
}

/* Was p's write released to the thread at a place of this cluster, as `knew` says? */
MGPU__MODEL mgpu__map_lacks
mgpu__map_released(const mgpu__cluster *c, const mgpu__clock *knew, const mgpu__trace *p,
                   uint32_t place)
{
    const mgpu__ordering *o = mgpu__ordering_of(c);
    const uint32_t threads = c->worker->launch->threads;
    const mgpu__knowing *k;
    if (p->cluster != o->number)
        return mgpu__past_fenced(knew->past, MGPU__MAP_SPACE, p->cluster, p->place, p->time)
                   ? MGPU__MAP_FINE
                   : MGPU__MAP_NO_RELEASE;
    k = mgpu__knowing_at(c, p->place);
    if (mgpu__clock_fenced(knew, MGPU__MAP_SPACE, p->place, p->time) ||
        k->maps[p->place / threads != place / threads] >= p->time)
        return MGPU__MAP_FINE;
    return k->maps[0] >= p->time ? MGPU__MAP_NARROW : MGPU__MAP_NO_RELEASE;
}

/* Who knows `knew` uses the map at an address, which p has written, and it knows of that. */
MGPU__MODEL mgpu__map_lacks
mgpu__map_use(const mgpu__cluster *c, const mgpu__clock *knew, uint64_t address,
              const mgpu__trace *p)
{
    const mgpu__ordering *o = mgpu__ordering_of(c);
    const uint32_t threads = c->worker->launch->threads;
    const mgpu__meeting *m = mgpu__meeting_known(o, (const void *)(uintptr_t)address);
    mgpu__map_lacks best = MGPU__MAP_NO_ACQUIRE;
    for (uint32_t i = 0; m != NULL && i < m->acquirers; i++) {
        const mgpu__acquired *by = &m->acquired[i];
        const uint32_t far =
            p->cluster != o->number ? 2 : p->place / threads != by->place / threads;
        mgpu__map_lacks lacks;
        if (!mgpu__clock_knows(knew, by->place, by->time) || by->knew == NULL)
            continue;
        lacks = !mgpu__clock_knows_trace(o, by->knew, p)
                    ? MGPU__MAP_EARLY_ACQUIRE
                    : mgpu__map_released(c, by->knew, p, by->place);
        if (lacks == MGPU__MAP_FINE && by->reach < far)
            lacks = MGPU__MAP_NARROW;
        best = lacks > best ? lacks : best;
    }
    return best;
}

#endif /* MGPU_EMU_CHECK_PUBLISHED_H */
