/* mgpu/emu/check/clock.h - what somebody knows to have happened in a cluster.
 * SPDX-License-Identifier: MIT
 *
 *     place   0 .. threads - 1     a thread: its own time
 *             threads ..           an agent: an mbarrier's phases, a thread's bulk groups, a
 *                                  warpgroup's wgmma; one of the generic proxy has three: what it
 *                                  did, and up to when that is fenced, in shared and global memory
 *     clock   at each place a time: all up to it is known to have happened; and of each thread up to
 *             when its writes are fenced into the async proxy, in shared and in global memory; and
 *             what is known of other clusters (past.h)
 *
 * A clock never changes, so that all who know the same share one: the threads of a block behind
 * __syncthreads(). What is made of two of them is remembered: 128 threads that pass one wait cost one
 * join and 127 looks.
 */
#ifndef MGPU_EMU_CHECK_CLOCK_H
#define MGPU_EMU_CHECK_CLOCK_H

#include "past.h"

typedef struct mgpu__clock {
    struct mgpu__clock *next, *before; /* all of a cluster */
    uint64_t id;
    uint32_t refs;
    uint32_t places, spaces;        /* that it has times for: 0 in those behind */
    uint32_t *at;                   /* [places] */
    uint32_t *fenced[MGPU__SPACES]; /* [spaces][threads], one behind the other */
    mgpu__past *past, *past_sc;     /* past.h; and what of it fence.sc orders */
    /* all of it, as other clusters see it; what fence.sc orders of it; NULL: not asked yet */
    mgpu__past *told[2];
} mgpu__clock;

/* What one was made of, and what became of it. */
typedef struct mgpu__clock_made {
    uint64_t from, with;
    uint32_t how;
    mgpu__clock *made;
} mgpu__clock_made;

enum {
    MGPU__CLOCK_MEMORY = 512,
    MGPU__CLOCK_MEMORY_LEAST = 64,
    MGPU__CLOCK_MEMORY_BYTES = 1 << 21
};

/* Of a cluster. */
typedef struct mgpu__clocks {
    uint32_t threads, places;
    uint32_t spaces; /* of `fenced` that are used: up to those that somebody has fenced */
    uint64_t ids;
    mgpu__clock *all;
    struct mgpu__release *releases; /* release.h */
    uint32_t *generic;              /* [generics]: places of agents of the generic proxy */
    uint32_t generics, generic_room;
    bool lost;          /* there was no memory for one: nothing can be judged any more */
    uint32_t remembers; /* so many of `made`, a power of two: those keep their clocks */
    mgpu__clock_made made[MGPU__CLOCK_MEMORY];
} mgpu__clocks;

enum {
    MGPU__CLOCK_JOIN,
    MGPU__CLOCK_WITH,
    MGPU__CLOCK_PAST,
    MGPU__CLOCK_FENCE /* + which spaces, a bit each */
};

/* Words behind a clock: its times. */
static inline size_t
mgpu__clock_words(const mgpu__clocks *all)
{
    return (size_t)all->places + (size_t)all->spaces * all->threads;
}

/* What calloc() or malloc() gave becomes a clock, whose times are what they are; one reference. */
MGPU__MODEL mgpu__clock *
mgpu__clock_begin(mgpu__clocks *all, mgpu__clock *c)
{
    if (c == NULL) {
        all->lost = true;
        return NULL;
    }
    memset(c, 0, sizeof *c);
    c->id = ++all->ids;
    c->refs = 1;
    c->places = all->places;
    c->at = (uint32_t *)(void *)(c + 1);
    c->spaces = all->spaces;
    for (uint32_t i = 0; i < c->spaces; i++)
        c->fenced[i] = c->at + c->places + i * all->threads;
    c->next = all->all;
    if (c->next != NULL)
        c->next->before = c;
    all->all = c;
    return c;
}

/* A clock of which nothing is known; one reference. NULL: there is no memory. */
MGPU__MODEL mgpu__clock *
mgpu__clock_new(mgpu__clocks *all)
{
    const size_t bytes = sizeof(mgpu__clock) + mgpu__clock_words(all) * sizeof(uint32_t);
    return mgpu__clock_begin(all, (mgpu__clock *)calloc(1, bytes));
}

static inline mgpu__clock *
mgpu__clock_keep(mgpu__clock *c)
{
    if (c != NULL)
        c->refs++;
    return c;
}

static inline void
mgpu__clock_free(mgpu__clock *c)
{
    mgpu__past_drop(c->past);
    mgpu__past_drop(c->past_sc);
    mgpu__past_drop(c->told[0]);
    mgpu__past_drop(c->told[1]);
    free(c);
}

MGPU__MODEL void
mgpu__clock_drop(mgpu__clocks *all, mgpu__clock *c)
{
    if (c == NULL || --c->refs != 0)
        return;
    if (c->next != NULL)
        c->next->before = c->before;
    if (c->before != NULL)
        c->before->next = c->next;
    else
        all->all = c->next;
    mgpu__clock_free(c);
}

/* A cluster is over: all of its clocks are. */
MGPU__MODEL void
mgpu__clocks_free(mgpu__clocks *all)
{
    while (all->all != NULL) {
        mgpu__clock *next = all->all->next;
        mgpu__clock_free(all->all);
        all->all = next;
    }
    memset(all->made, 0, sizeof all->made);
    all->lost = false;
    all->generics = 0;
    all->spaces = 1;
    all->remembers = MGPU__CLOCK_MEMORY_LEAST;
}

/* A cluster of so many threads begins. */
MGPU__MODEL void
mgpu__clocks_begin(mgpu__clocks *all, uint32_t threads)
{
    all->threads = all->places = threads;
    while (all->remembers < MGPU__CLOCK_MEMORY &&
           2 * all->remembers * mgpu__clock_words(all) * sizeof(uint32_t) <=
               MGPU__CLOCK_MEMORY_BYTES)
        all->remembers *= 2;
}

/* Does it know that what was done at a place at a time has happened? */
static inline bool
mgpu__clock_knows(const mgpu__clock *c, uint32_t place, uint32_t time)
{
    return c != NULL && place < c->places && c->at[place] >= time;
}

/* And that this thread's writes were fenced then? */
static inline bool
mgpu__clock_fenced(const mgpu__clock *c, uint32_t space, uint32_t thread, uint32_t time)
{
    return c != NULL && space < c->spaces && c->fenced[space][thread] >= time;
}

/* ---- make one of others ---------------------------------------------------------------------------- */

/* Where it is remembered what became of `from` and `with`. */
static inline mgpu__clock_made *
mgpu__clock_memory(mgpu__clocks *all, uint64_t from, uint64_t with, uint32_t how)
{
    const uint64_t hash = (from * 0x9E3779B97F4A7C15u ^ with * 0xC2B2AE3D27D4EB4Fu) + how;
    return &all->made[hash >> 32 & (all->remembers - 1)];
}

static inline bool
mgpu__clock_remembered(const mgpu__clock_made *m, uint64_t from, uint64_t with, uint32_t how)
{
    return m->made != NULL && m->from == from && m->with == with && m->how == how;
}

MGPU__MODEL void
mgpu__clock_remember(mgpu__clocks *all, mgpu__clock_made *m, uint64_t from, uint64_t with,
                     uint32_t how, mgpu__clock *made)
{
    mgpu__clock_drop(all, m->made);
    m->from = from;
    m->with = with;
    m->how = how;
    m->made = mgpu__clock_keep(made);
}

/* Four times at once: compilers do not find it by themselves at -O2. None has bit 31, and processors compare signed
 * numbers; more at once than a register holds some compilers take apart. */
typedef int32_t mgpu__times __attribute__((vector_size(16)));

/* The later of each of `count` times of a and b; `both` may be one of them. Returns 1 if b has some that are later, and 2 if
 * a has. */
static inline uint32_t
mgpu__times_join(uint32_t *both, const uint32_t *a, const uint32_t *b, uint32_t count)
{
    mgpu__times in_a = {0}, in_b = {0};
    uint32_t all_a = 0, all_b = 0, i = 0;
    for (; i + 4 <= count; i += 4) {
        mgpu__times x, y, later;
        memcpy(&x, a + i, sizeof x);
        memcpy(&y, b + i, sizeof y);
        later = (mgpu__times)(y > x);
        in_a |= (mgpu__times)(x > y);
        in_b |= later;
        x = (x & ~later) | (y & later);
        memcpy(both + i, &x, sizeof x);
    }
    for (; i < count; i++) {
        all_a |= a[i] > b[i];
        all_b |= b[i] > a[i];
        both[i] = a[i] > b[i] ? a[i] : b[i];
    }
    for (i = 0; i < 4; i++) {
        all_a |= (uint32_t)in_a[i];
        all_b |= (uint32_t)in_b[i];
    }
    return (all_b != 0 ? 1u : 0) | (all_a != 0 ? 2u : 0);
}

/* `at` becomes the later of each; true: one of `more` was. */
static inline bool
mgpu__times_learn(uint32_t *at, const uint32_t *more, uint32_t count)
{
    return (mgpu__times_join(at, at, more, count) & 1) != 0;
}

/* c, which nobody shares yet, learns what `more` knows. true: something of it was new. */
MGPU__MODEL bool
mgpu__clock_learn(const mgpu__clocks *all, mgpu__clock *c, const mgpu__clock *more)
{
    bool learnt = mgpu__times_learn(c->at, more->at, more->places);
    for (uint32_t i = 0; i < more->spaces; i++)
        learnt |= mgpu__times_learn(c->fenced[i], more->fenced[i], all->threads);
    learnt |= mgpu__past_learn(&c->past, more->past);
    learnt |= mgpu__past_learn(&c->past_sc, more->past_sc);
    return learnt;
}

/* A copy with room for all places; one reference, and nobody shares it. */
MGPU__MODEL mgpu__clock *
mgpu__clock_copy(mgpu__clocks *all, const mgpu__clock *from)
{
    const size_t bytes = mgpu__clock_words(all) * sizeof(uint32_t);
    mgpu__clock *c;
    if (from == NULL || from->places != all->places || from->spaces != all->spaces) {
        c = mgpu__clock_new(all);
        if (c != NULL && from != NULL)
            (void)mgpu__clock_learn(all, c, from);
        return c;
    }
    c = mgpu__clock_begin(all, (mgpu__clock *)malloc(sizeof *c + bytes));
    if (c != NULL) {
        memcpy(c->at, from->at, bytes);
        c->past = mgpu__past_keep(from->past);
        c->past_sc = mgpu__past_keep(from->past_sc);
    }
    return c;
}

/* Does a clock have times for all places, and know nothing of other clusters? */
static inline bool
mgpu__clock_is_whole(const mgpu__clocks *all, const mgpu__clock *c)
{
    return c->places == all->places && c->spaces == all->spaces && c->past == NULL &&
           c->past_sc == NULL;
}

/* What both know, which is a or b itself if that knows it all: who meets at a barrier has one clock then. One
 * reference. */
MGPU__MODEL mgpu__clock *
mgpu__clock_join_new(mgpu__clocks *all, mgpu__clock *a, mgpu__clock *b)
{
    const size_t words = mgpu__clock_words(all);
    mgpu__clock *c;
    uint32_t later = 3;
    if (mgpu__clock_is_whole(all, a) && mgpu__clock_is_whole(all, b)) {
        c = mgpu__clock_begin(all, (mgpu__clock *)malloc(sizeof *c + words * sizeof(uint32_t)));
        if (c != NULL)
            later = mgpu__times_join(c->at, a->at, b->at, (uint32_t)words);
    } else {
        c = mgpu__clock_copy(all, a);
        if (c != NULL && !mgpu__clock_learn(all, c, b))
            later = 2;
    }
    if (c == NULL || later == 3)
        return c != NULL ? c : mgpu__clock_keep(a);
    mgpu__clock_drop(all, c);
    return mgpu__clock_keep(later == 1 ? b : a);
}

/* What both know; one reference. */
MGPU__MODEL mgpu__clock *
mgpu__clock_join(mgpu__clocks *all, mgpu__clock *a, mgpu__clock *b)
{
    mgpu__clock_made *m;
    mgpu__clock *c;
    if (b == NULL || a == b)
        return mgpu__clock_keep(a);
    if (a == NULL)
        return mgpu__clock_keep(b);
    m = mgpu__clock_memory(all, a->id, b->id, MGPU__CLOCK_JOIN);
    if (mgpu__clock_remembered(m, a->id, b->id, MGPU__CLOCK_JOIN))
        return mgpu__clock_keep(m->made);
    c = mgpu__clock_join_new(all, a, b);
    mgpu__clock_remember(all, m, a->id, b->id, MGPU__CLOCK_JOIN, c);
    return c;
}

/* What a knows, and that all at `place` up to `time` has happened; one reference. */
MGPU__MODEL mgpu__clock *
mgpu__clock_with(mgpu__clocks *all, mgpu__clock *a, uint32_t place, uint32_t time)
{
    const uint64_t with = (uint64_t)place << 32 | time, from = a != NULL ? a->id : 0;
    mgpu__clock_made *m = mgpu__clock_memory(all, from, with, MGPU__CLOCK_WITH);
    mgpu__clock *c;
    if (mgpu__clock_knows(a, place, time))
        return mgpu__clock_keep(a);
    if (mgpu__clock_remembered(m, from, with, MGPU__CLOCK_WITH))
        return mgpu__clock_keep(m->made);
    c = mgpu__clock_copy(all, a);
    if (c == NULL)
        return mgpu__clock_keep(a);
    c->at[place] = time;
    mgpu__clock_remember(all, m, from, with, MGPU__CLOCK_WITH, c);
    return c;
}

/* c, which nobody shares: all that agents of the generic proxy did is fenced in the spaces of a mask. false: it was. */
MGPU__MODEL bool
mgpu__clock_fence_agents(const mgpu__clocks *all, mgpu__clock *c, uint32_t spaces)
{
    bool fenced = false;
    for (uint32_t i = 0; i < all->generics; i++) {
        uint32_t *at = c->at + all->generic[i];
        for (uint32_t space = 0; space < 2; space++) {
            if ((spaces >> space & 1) == 0 || at[1 + space] >= at[0])
                continue;
            at[1 + space] = at[0];
            fenced = true;
        }
    }
    return fenced;
}

/* What a knows, all of it fenced in the spaces of a mask; one reference. */
MGPU__MODEL mgpu__clock *
mgpu__clock_fence(mgpu__clocks *all, mgpu__clock *a, uint32_t spaces)
{
    const size_t bytes = all->threads * sizeof *a->at;
    mgpu__clock_made *m;
    mgpu__clock *c;
    bool new_past, all_was = true;
    if (a == NULL)
        return NULL;
    m = mgpu__clock_memory(all, a->id, 0, MGPU__CLOCK_FENCE + spaces);
    if (mgpu__clock_remembered(m, a->id, 0, MGPU__CLOCK_FENCE + spaces))
        return mgpu__clock_keep(m->made);
    c = mgpu__clock_copy(all, a);
    if (c == NULL)
        return mgpu__clock_keep(a);
    for (uint32_t i = 0; i < all->spaces; i++) {
        if (spaces >> i & 1)
            memcpy(c->fenced[i], c->at, bytes);
        all_was = all_was && i < a->spaces && memcmp(c->fenced[i], a->fenced[i], bytes) == 0;
    }
    if (mgpu__clock_fence_agents(all, c, spaces))
        all_was = false;
    new_past = (spaces & MGPU__PAST_FENCES) != 0 && c->past != NULL;
    if ((spaces >> MGPU__SC_SPACE & 1) != 0 && mgpu__past_learn(&c->past_sc, a->past))
        all_was = false;
    if (new_past) {
        mgpu__past_drop(c->past);
        c->past = mgpu__past_fence(a->past, spaces);
    } else if (all_was) {
        mgpu__clock_drop(all, c);
        c = mgpu__clock_keep(a);
    }
    mgpu__clock_remember(all, m, a->id, 0, MGPU__CLOCK_FENCE + spaces, c);
    return c;
}

/* *knew becomes `now`, whose reference it takes over. */
static inline void
mgpu__clock_becomes(mgpu__clocks *all, mgpu__clock **knew, mgpu__clock *now)
{
    mgpu__clock_drop(all, *knew);
    *knew = now;
}

static inline uint64_t
mgpu__clock_id(const mgpu__clock *c)
{
    return c != NULL ? c->id : 0;
}

#endif /* MGPU_EMU_CHECK_CLOCK_H */
