/* mgpu/emu/check/past.h - what is known of other clusters, and how a flag in memory tells it.
 * SPDX-License-Identifier: MIT
 *
 *     moment    what a cluster had done when a thread of it released a flag: a copy of that thread's
 *               clock; or one that others share, and what the thread itself did
 *     past      moments of several clusters, at most one of each
 *
 * Both never change and are counted, so that workers share them: a flag holds a past, and so does a
 * clock (clock.h).
 */
#ifndef MGPU_EMU_CHECK_PAST_H
#define MGPU_EMU_CHECK_PAST_H

#include "../core/posix.h"

#include "../../config.h"

/* Where a fence orders what is known: the async proxy's memories; the tensor maps, for who acquires them; who
 * comes behind another fence.sc; and of shared memory what was read alone. */
enum {
    MGPU__SHARED_SPACE,
    MGPU__GLOBAL_SPACE,
    MGPU__MAP_SPACE,
    MGPU__SC_SPACE,
    MGPU__READ_SPACE,
    MGPU__SPACES
};

/* Of these other clusters are told; and these they may fence themselves. */
enum {
    MGPU__MOMENT_SPACES = MGPU__SC_SPACE,
    MGPU__PAST_FENCES = 1 << MGPU__GLOBAL_SPACE | 1 << MGPU__MAP_SPACE
};

typedef struct mgpu__moment {
    uint32_t refs, cluster; /* refs: atomic */
    uint32_t threads, places;
    uint32_t *at;              /* [places]: up to when its writes have happened */
    uint32_t *fenced;          /* [MGPU__MOMENT_SPACES][threads]: and are fenced */
    struct mgpu__moment *base; /* that these are of; NULL: its own, or there are none */
    /* on top of them, of this thread; UINT32_MAX: of none */
    uint32_t by, time, its[MGPU__MOMENT_SPACES];
} mgpu__moment;

typedef struct mgpu__past {
    uint32_t refs, count; /* refs: atomic */
    uint32_t places;
    uint64_t id;
    mgpu__moment **of; /* by cluster */
} mgpu__past;

static uint64_t mgpu__past_ids; /* atomic */

/* Places for moments in all pasts; beyond that many, or more flags than there is room for, is what threads tell each
 * other not kept. Then nothing is judged any more: an order that is not seen would be a false report. Atomic. */
enum { MGPU__PAST_PLACES = 1 << 24 };
static uint64_t mgpu__past_places;
static bool mgpu__past_full;

/* ---- a moment -------------------------------------------------------------------------------------------- */

/* Of zeros, one reference; NULL: there is no memory. */
MGPU__MODEL mgpu__moment *
mgpu__moment_new(uint32_t cluster, uint32_t threads, uint32_t places)
{
    const size_t words = (size_t)places + MGPU__MOMENT_SPACES * (size_t)threads;
    mgpu__moment *m = (mgpu__moment *)calloc(1, sizeof *m + words * sizeof *m->at);
    if (m == NULL)
        return NULL;
    m->refs = 1;
    m->cluster = cluster;
    m->threads = threads;
    m->places = places;
    m->at = (uint32_t *)(void *)(m + 1);
    m->fenced = m->at + places;
    m->by = UINT32_MAX;
    return m;
}

static inline mgpu__moment *
mgpu__moment_keep(mgpu__moment *m)
{
    (void)__atomic_add_fetch(&m->refs, 1, __ATOMIC_RELAXED);
    return m;
}

static inline void
mgpu__moment_drop(mgpu__moment *m)
{
    while (m != NULL && __atomic_sub_fetch(&m->refs, 1, __ATOMIC_ACQ_REL) == 0) {
        mgpu__moment *base = m->base;
        free(m);
        m = base;
    }
}

/* Up to when what a place did has happened; and is fenced, of a thread. */
static inline uint32_t
mgpu__moment_time(const mgpu__moment *m, uint32_t place)
{
    return place == m->by ? m->time : place < m->places ? m->at[place] : 0;
}

static inline uint32_t
mgpu__moment_fenced(const mgpu__moment *m, uint32_t space, uint32_t thread)
{
    return thread == m->by     ? m->its[space]
           : m->fenced == NULL ? 0
                               : m->fenced[space * m->threads + thread];
}

/* A moment that is on no other, or NULL, and what a thread did; one reference; NULL: there is no memory. */
MGPU__MODEL mgpu__moment *
mgpu__moment_on(mgpu__moment *base, uint32_t cluster, uint32_t threads, uint32_t by,
                uint32_t time, const uint32_t fenced[MGPU__MOMENT_SPACES])
{
    mgpu__moment *m = (mgpu__moment *)calloc(1, sizeof *m);
    if (m == NULL)
        return NULL;
    m->refs = 1;
    m->cluster = cluster;
    m->threads = threads;
    m->by = by;
    m->time = time;
    memcpy(m->its, fenced, sizeof m->its);
    if (base == NULL)
        return m;
    m->base = mgpu__moment_keep(base);
    m->places = base->places;
    m->at = base->at;
    m->fenced = base->fenced;
    if (mgpu__moment_time(base, by) > m->time)
        m->time = mgpu__moment_time(base, by);
    for (uint32_t i = 0; i < MGPU__MOMENT_SPACES; i++)
        if (mgpu__moment_fenced(base, i, by) > m->its[i])
            m->its[i] = mgpu__moment_fenced(base, i, by);
    return m;
}

/* Its times, all of them: `at` and `fenced` have room. */
MGPU__MODEL void
mgpu__moment_read(const mgpu__moment *m, uint32_t *at, uint32_t *fenced)
{
    if (m->at != NULL) {
        memcpy(at, m->at, m->places * sizeof *at);
        memcpy(fenced, m->fenced, MGPU__MOMENT_SPACES * (size_t)m->threads * sizeof *fenced);
    }
    if (m->by == UINT32_MAX)
        return;
    at[m->by] = m->time;
    for (uint32_t i = 0; i < MGPU__MOMENT_SPACES; i++)
        fenced[i * m->threads + m->by] = m->its[i];
}

/* m, which nobody shares, learns what `more`, of the same cluster and no more places, has. */
MGPU__MODEL void
mgpu__moment_learn(mgpu__moment *m, const mgpu__moment *more)
{
    const uint32_t places = more->places > m->threads ? more->places : m->threads;
    for (uint32_t i = 0; i < places; i++)
        if (mgpu__moment_time(more, i) > m->at[i])
            m->at[i] = mgpu__moment_time(more, i);
    for (uint32_t i = 0; i < MGPU__MOMENT_SPACES * m->threads; i++) {
        const uint32_t fenced = mgpu__moment_fenced(more, i / m->threads, i % m->threads);
        if (fenced > m->fenced[i])
            m->fenced[i] = fenced;
    }
}

/* Does a know what b has of a thread? */
static inline bool
mgpu__moment_covers_thread(const mgpu__moment *a, const mgpu__moment *b, uint32_t thread)
{
    bool covers = mgpu__moment_time(a, thread) >= mgpu__moment_time(b, thread);
    for (uint32_t i = 0; i < MGPU__MOMENT_SPACES && covers; i++)
        covers = mgpu__moment_fenced(a, i, thread) >= mgpu__moment_fenced(b, i, thread);
    return covers;
}

/* Does a know all that b does? Of one cluster. */
MGPU__MODEL bool
mgpu__moment_covers(const mgpu__moment *a, const mgpu__moment *b)
{
    bool covers = b->by == UINT32_MAX || mgpu__moment_covers_thread(a, b, b->by);
    if (!covers || b->at == NULL || a->at == b->at)
        return covers;
    for (uint32_t i = 0; i < b->threads && covers; i++)
        covers = mgpu__moment_covers_thread(a, b, i);
    for (uint32_t i = b->threads; i < b->places && covers; i++)
        covers = mgpu__moment_time(a, i) >= b->at[i];
    return covers;
}

/* Both, of one cluster; one reference; NULL: there is no memory. */
MGPU__MODEL mgpu__moment *
mgpu__moment_join(mgpu__moment *a, mgpu__moment *b)
{
    uint32_t places = a->threads;
    mgpu__moment *m;
    if (a == b || mgpu__moment_covers(a, b))
        return mgpu__moment_keep(a);
    if (mgpu__moment_covers(b, a))
        return mgpu__moment_keep(b);
    if (a->places > places)
        places = a->places;
    if (b->places > places)
        places = b->places;
    m = mgpu__moment_new(a->cluster, a->threads, places);
    if (m != NULL) {
        mgpu__moment_learn(m, a);
        mgpu__moment_learn(m, b);
    }
    return m;
}

/* ---- a past ----------------------------------------------------------------------------------------------- */

static inline mgpu__past *
mgpu__past_keep(mgpu__past *p)
{
    if (p != NULL)
        (void)__atomic_add_fetch(&p->refs, 1, __ATOMIC_RELAXED);
    return p;
}

MGPU__MODEL void
mgpu__past_drop(mgpu__past *p)
{
    if (p == NULL || __atomic_sub_fetch(&p->refs, 1, __ATOMIC_ACQ_REL) != 0)
        return;
    for (uint32_t i = 0; i < p->count; i++)
        mgpu__moment_drop(p->of[i]);
    (void)__atomic_sub_fetch(&mgpu__past_places, p->places, __ATOMIC_RELAXED);
    free(p);
}

/* Room for `count` moments, none yet; one reference; NULL: there is no memory. */
MGPU__MODEL mgpu__past *
mgpu__past_new(uint32_t count)
{
    mgpu__past *p = (mgpu__past *)malloc(sizeof *p + count * sizeof(mgpu__moment *));
    if (p != NULL) {
        p->refs = 1;
        p->count = 0;
        p->places = count;
        if (__atomic_add_fetch(&mgpu__past_places, count, __ATOMIC_RELAXED) > MGPU__PAST_PLACES)
            __atomic_store_n(&mgpu__past_full, true, __ATOMIC_RELAXED);
        p->of = (mgpu__moment **)(void *)(p + 1);
        p->id = __atomic_add_fetch(&mgpu__past_ids, 1, __ATOMIC_RELAXED);
    }
    return p;
}

/* The moment of a cluster in it; NULL: none is. */
MGPU__MODEL mgpu__moment *
mgpu__past_at(const mgpu__past *p, uint32_t cluster)
{
    uint32_t low = 0, high = p != NULL ? p->count : 0;
    while (low < high) {
        const uint32_t middle = (low + high) / 2;
        if (p->of[middle]->cluster < cluster)
            low = middle + 1;
        else
            high = middle;
    }
    return p != NULL && low < p->count && p->of[low]->cluster == cluster ? p->of[low] : NULL;
}

/* Does a know all that b does? */
MGPU__MODEL bool
mgpu__past_covers(const mgpu__past *a, const mgpu__past *b)
{
    bool covers = a->count >= b->count;
    for (uint32_t i = 0; i < b->count && covers; i++) {
        const mgpu__moment *m = mgpu__past_at(a, b->of[i]->cluster);
        covers = m != NULL && (m == b->of[i] || mgpu__moment_covers(m, b->of[i]));
    }
    return covers;
}

/* What both know; one reference. Without memory less is known. */
MGPU__MODEL mgpu__past *
mgpu__past_join(mgpu__past *a, mgpu__past *b)
{
    mgpu__past *p;
    uint32_t i = 0, j = 0;
    if (b == NULL || a == b || (a != NULL && mgpu__past_covers(a, b)))
        return mgpu__past_keep(a);
    if (a == NULL || mgpu__past_covers(b, a))
        return mgpu__past_keep(b);
    p = mgpu__past_new(a->count + b->count);
    while (p != NULL && (i < a->count || j < b->count)) {
        mgpu__moment *x = i < a->count ? a->of[i] : NULL, *y = j < b->count ? b->of[j] : NULL;
        mgpu__moment *m;
        if (x != NULL && y != NULL && x->cluster == y->cluster)
            m = mgpu__moment_join(x, y);
        else if (y == NULL || (x != NULL && x->cluster < y->cluster))
            m = mgpu__moment_keep(x);
        else
            m = mgpu__moment_keep(y);
        i += x != NULL && (y == NULL || x->cluster <= y->cluster);
        j += y != NULL && (x == NULL || y->cluster <= x->cluster);
        if (m != NULL)
            p->of[p->count++] = m;
    }
    return p != NULL ? p : mgpu__past_keep(a);
}

/* *p learns what `more` knows. true: something of it was new. */
MGPU__MODEL bool
mgpu__past_learn(mgpu__past **p, mgpu__past *more)
{
    mgpu__past *was = *p;
    if (more == NULL || more == was)
        return false;
    *p = mgpu__past_join(was, more);
    mgpu__past_drop(was);
    return *p != was;
}

/* A past, or NULL, in which a moment, which it takes over, is that of its cluster; one reference; NULL: there is
 * no memory. */
MGPU__MODEL mgpu__past *
mgpu__past_with(const mgpu__past *p, mgpu__moment *m)
{
    mgpu__past *with = m != NULL ? mgpu__past_new((p != NULL ? p->count : 0) + 1) : NULL;
    uint32_t i = 0;
    if (with == NULL) {
        mgpu__moment_drop(m);
        return NULL;
    }
    for (; p != NULL && i < p->count && p->of[i]->cluster < m->cluster; i++)
        with->of[with->count++] = mgpu__moment_keep(p->of[i]);
    with->of[with->count++] = m;
    for (i += p != NULL && i < p->count && p->of[i]->cluster == m->cluster;
         p != NULL && i < p->count; i++)
        with->of[with->count++] = mgpu__moment_keep(p->of[i]);
    return with;
}

/* A moment, all of which is fenced in the spaces of a mask; one reference. Without memory less is known. */
MGPU__MODEL mgpu__moment *
mgpu__moment_fence(mgpu__moment *m, uint32_t spaces)
{
    const uint32_t places = m->places > m->threads ? m->places : m->threads;
    mgpu__moment *fenced;
    bool all = true;
    for (uint32_t i = 0; i < MGPU__MOMENT_SPACES * m->threads && all; i++)
        all = (spaces >> i / m->threads & 1) == 0 ||
              mgpu__moment_fenced(m, i / m->threads, i % m->threads) ==
                  mgpu__moment_time(m, i % m->threads);
    fenced = all ? NULL : mgpu__moment_new(m->cluster, m->threads, places);
    if (fenced == NULL)
        return mgpu__moment_keep(m);
    mgpu__moment_read(m, fenced->at, fenced->fenced);
    for (uint32_t i = 0; i < MGPU__MOMENT_SPACES; i++)
        if (spaces >> i & 1)
            memcpy(fenced->fenced + i * m->threads, fenced->at,
                   m->threads * sizeof *fenced->at);
    return fenced;
}

/* A past, all of which is fenced in those spaces of a mask that are not of a cluster alone; one reference. */
MGPU__MODEL mgpu__past *
mgpu__past_fence(const mgpu__past *p, uint32_t spaces)
{
    mgpu__past *fenced = p != NULL ? mgpu__past_new(p->count) : NULL;
    for (uint32_t i = 0; fenced != NULL && i < p->count; i++)
        fenced->of[fenced->count++] = mgpu__moment_fence(p->of[i], spaces & MGPU__PAST_FENCES);
    return fenced;
}

/* Has what was done at a place of a cluster at a time happened? */
static inline bool
mgpu__past_knows(const mgpu__past *p, uint32_t cluster, uint32_t place, uint32_t time)
{
    const mgpu__moment *m = mgpu__past_at(p, cluster);
    return m != NULL && mgpu__moment_time(m, place) >= time;
}

/* And was it fenced in a space? */
static inline bool
mgpu__past_fenced(const mgpu__past *p, uint32_t space, uint32_t cluster, uint32_t thread,
                  uint32_t time)
{
    const mgpu__moment *m = mgpu__past_at(p, cluster);
    return m != NULL && mgpu__moment_fenced(m, space, thread) >= time;
}

#endif /* MGPU_EMU_CHECK_PAST_H */
