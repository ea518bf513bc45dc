/* mgpu/emu/check/order.h - who knows what: threads, meetings, fences.
 * SPDX-License-Identifier: MIT
 *
 *     thread     a clock of what it knows of others, its own time, and up to when it has fenced
 *     meeting    what those bring who arrive at the open generation; what the last one has brought
 *
 *     arrive:    brought := brought + what the thread knows + its own time
 *     complete:  frozen := brought
 *     pass:      what the thread knows := that + frozen
 *
 * A relaxed arrival brings what a fence.acq_rel before it released, and, as it is over and nobody can
 * undo it, which agents have read.
 */
#ifndef MGPU_EMU_CHECK_ORDER_H
#define MGPU_EMU_CHECK_ORDER_H

#include "../core/judge.h"
#include "../core/table.h"
#include "../core/unit.h"
#include "alike.h"
#include "clock.h"
#include "flag.h"
#include "global.h"
#include "release.h"

/* A meeting that a thread has passed, and how many generations of it had ended. */
typedef struct mgpu__passage {
    const void *meeting; /* NULL: none */
    uint32_t ended;
} mgpu__passage;

/* Of a thread. [0] is of CTA scope, [1] of cluster scope, [2] of a wider one. */
typedef struct mgpu__knowing {
    mgpu__clock *now; /* what it knows of others */
    mgpu__release
        *released[3];       /* the same, and itself, at its last fence.acq_rel; NULL: none */
    mgpu__clock *loaded[3]; /* what relaxed waits and loads bring at the next one */
    mgpu__clock
        *sc; /* what relaxed loads brought, here or before a barrier, of what fence.sc orders */
    mgpu__release *ordered; /* what it tells with a relaxed store of that; NULL: nothing yet */
    mgpu__clock *
        loose; /* what it would know besides, if nothing had been relaxed or narrow; NULL: nothing */
    uint32_t time;                 /* its own, from 1 */
    uint32_t inits;                /* mbarriers that it made up to then are fenced */
    uint32_t fenced[MGPU__SPACES]; /* what it did up to then is fenced: clock.h */
    uint32_t touched[2];           /* when it last read or wrote: clock.h */
    uint32_t touched_before;       /* of shared memory, last but one: the last may be an init */
    uint32_t began;                /* when it made an mbarrier */
    uint32_t maps
        [2]; /* tensor maps that it wrote up to then are released: in its block, in its cluster */
    uint32_t
        fences[4];   /* when it fenced itself, shared memory, the last time first; 0: never */
    uint32_t groups; /* place of what its bulk groups read, then of all they do; 0: none */
    uint32_t copies; /* place of its cp.async, the first of three; 0: none */
    const void *copies_waited; /* its last wait for these; NULL: none */
    uint32_t tensor;           /* place of its tcgen05 operations; 0: none */
    uint32_t commits;          /* of these, up to now */
    uint32_t
        tensor_fences; /* of the first of a warp: place of its fences of tcgen05; 0: none */
    mgpu__clock
        *tensor_after; /* and what this thread knew as it executed ::after_thread_sync, */
    mgpu__clock *tensor_loose;    /* and would have known besides, as `loose` */
    uint32_t committed;           /* groups of its warpgroup's wgmma */
    uint32_t bulk;                /* group of its last bulk operation, from 1; 0: none */
    const void *bulk_waited;      /* its last wait for these; NULL: none */
    uint32_t bulk_end, bulk_left; /* groups that it covered, and that it left */
    /* what it passed last; and what before that operation */
    mgpu__passage met, bulk_met;
    const void *saw;           /* the mbarrier of its last wait that passed */
    bool told;                 /* others know all up to `time`: what it does next is later */
    mgpu__handings handed;     /* where it has last arrived */
    mgpu__flag_seen flag;      /* that it loaded last */
    const void *weak_site;     /* its last wait that was relaxed or narrow; NULL: none */
    mgpu__clock *weak_brought; /* and what it would have brought */
    mgpu__hands weak;
} mgpu__knowing;

/* What the last thread that passed a meeting knew before (by the clocks' ids), and knows since: those of its warp
 * come behind it, and know the same. */
typedef struct mgpu__passed {
    uint64_t was[3]; /* now, loose, sc */
    uint64_t generation;
    mgpu__clock *is[3];
    bool wide;
} mgpu__passed;

/* Also a warpgroup; and a tensor map, which threads acquire (published.h). */
typedef struct mgpu__meeting {
    mgpu__key key;
    uint32_t place; /* of operations that complete on it; 0: none has */
    uint32_t stores
        [2]; /* of those of the generic proxy, of its own block and of others, the first of three; 0: none has */
    uint32_t ended; /* generations */
    /* [0] of threads of its own block, and of all if it is nobody's; [1] of other blocks; [2] what does not
     * come, as an arrival is relaxed or too narrow; [3] what waits for a fence.sc */
    mgpu__clock *brought[4], *frozen[4];
    mgpu__passed passed;
    uint64_t
        last[5]; /* ids of the clocks that were brought last; [4]: what was loose, to [2] */
    uint32_t init_by, init_time; /* of an mbarrier: the thread, and when; 0: never */
    const void *init_site;
    uint32_t init_ended;     /* generations before it */
    struct mgpu__seen *seen; /* by each thread of its block: seen.h; NULL: by none */
    struct mgpu__acquired
        *acquired; /* [acquirers]: of a tensor map, by each thread; NULL: by none */
    uint32_t acquirers, acquired_capacity;
    uint32_t home, offset;      /* that block's rank, and where there */
    const mgpu__fiber *came[2]; /* to a named barrier, in even and odd generations: who */
    const void *came_site[2];   /* and where */
} mgpu__meeting;

struct mgpu__operation;

/* Of a cluster. */
typedef struct mgpu__ordering {
    uint32_t
        number; /* among those of this launch and, with programmatic launch, of those before */
    mgpu__clocks clocks;
    mgpu__table meetings; /* mgpu__meeting */
    uint32_t relaxed;     /* arrivals and flags up to now */
    bool *reads;          /* [places]: agents that only read complete here */
    uint32_t reads_capacity;
    struct mgpu__operation *all, *unused; /* operation.h */
    struct {
        uint32_t place, time, group;
    } all_saw; /* each thread of this warpgroup has seen that: seen.h */
    /* place of who has issued a wgmma or an operation of tcgen05, and nothing has happened since; 0: none. Of the
     * latter, what its issuer knew */
    uint32_t steps;
    mgpu__clock *step_knew;
    mgpu__traces traces; /* in global memory: global.h */
    mgpu__alike alike;   /* of the operation that touches memory */
    mgpu__flags flags;   /* in shared memory */
    uint64_t launches;   /* mgpu__global.launches when they were taken */
    uint32_t
        tensor_told; /* time of the access to tensor memory that was reported last: tensor.h */
    bool fenced;     /* a thread has called fence.proxy.async for shared memory */
    bool was_lost;   /* clocks.lost of a cluster before, in this launch */
} mgpu__ordering;

static mgpu__unit mgpu__order_unit;

static inline mgpu__knowing *
mgpu__knowing_of(const mgpu__fiber *f)
{
    return (mgpu__knowing *)mgpu__thread_state(f, &mgpu__order_unit);
}

/* Of the thread at a place of a cluster. */
static inline const mgpu__knowing *
mgpu__knowing_at(const mgpu__cluster *c, uint32_t place)
{
    const uint32_t threads = c->worker->launch->threads;
    return mgpu__knowing_of(mgpu__fiber_at(c->ctas[place / threads], place % threads));
}

static inline mgpu__ordering *
mgpu__ordering_of(const mgpu__cluster *c)
{
    return (mgpu__ordering *)mgpu__cluster_state(c, &mgpu__order_unit);
}

/* Is something forgotten without which order cannot be judged? */
static inline bool
mgpu__order_lost(const mgpu__ordering *o)
{
    return o->clocks.lost || __atomic_load_n(&mgpu__past_full, __ATOMIC_RELAXED);
}

static inline mgpu__shadow *
mgpu__shadow_of(const mgpu__cta *cta)
{
    return (mgpu__shadow *)mgpu__cta_state(cta, &mgpu__order_unit);
}

/* The place of a thread. */
static inline uint32_t
mgpu__place_of(const mgpu__fiber *f)
{
    return f->cta->rank * mgpu__launch_of(f)->threads + f->thread;
}

/* And back. */
static inline mgpu__fiber *
mgpu__fiber_of_place(const mgpu__cluster *c, uint32_t place)
{
    const uint32_t threads = c->worker->launch->threads;
    return mgpu__fiber_at(c->ctas[place / threads], place % threads);
}

/* Are these threads of one warp? */
static inline bool
mgpu__one_warp(const mgpu__cluster *c, uint32_t a, uint32_t b)
{
    const uint32_t threads = c->worker->launch->threads;
    return a / threads == b / threads && a % threads / 32 == b % threads / 32;
}

/* The time of what a thread does now. */
static inline uint32_t
mgpu__time_of(mgpu__knowing *k)
{
    if (k->told) {
        k->told = false;
        k->time++;
    }
    return k->time;
}

/* A thread hands on what it did. */
static inline void
mgpu__hand_on(mgpu__knowing *k, mgpu__hands how, const void *meeting, const void *site)
{
    mgpu__handings_add(&k->handed, k->time, k->committed, k->bulk, how, meeting, site);
    k->told = true;
}

/* A new place. */
MGPU__MODEL uint32_t
mgpu__place_new(mgpu__ordering *o, bool reads)
{
    const uint32_t place = o->clocks.places;
    if (place >= o->reads_capacity) {
        const uint32_t capacity = 2 * place + 64;
        bool *more = (bool *)realloc(o->reads, capacity * sizeof *more);
        if (more == NULL) {
            o->clocks.lost = true;
            return place - 1;
        }
        o->reads = more;
        o->reads_capacity = capacity;
    }
    o->reads[place] = reads;
    o->clocks.places++;
    return place;
}

/* The first of three new places, of an agent of the generic proxy: clock.h. */
MGPU__MODEL uint32_t
mgpu__place_new_generic(mgpu__ordering *o)
{
    const uint32_t place = mgpu__place_new(o, false);
    mgpu__clocks *all = &o->clocks;
    (void)mgpu__place_new(o, false);
    (void)mgpu__place_new(o, false);
    if (all->generics == all->generic_room) {
        const uint32_t room = 2 * all->generics + 64;
        uint32_t *more = (uint32_t *)realloc(all->generic, room * sizeof *more);
        if (more == NULL) {
            all->lost = true;
            return place;
        }
        all->generic = more;
        all->generic_room = room;
    }
    all->generic[all->generics++] = place;
    return place;
}

/* The place of all that the launches before did. */
static inline uint32_t
mgpu__launch_before(const mgpu__ordering *o)
{
    return o->clocks.threads;
}

/* ---- meetings -------------------------------------------------------------------------------------------- */

/* The meeting of this name; NULL: there is no memory for it. An entry moves when others come. */
MGPU__MODEL mgpu__meeting *
mgpu__meeting_of(mgpu__ordering *o, const void *object)
{
    mgpu__meeting *m =
        (mgpu__meeting *)mgpu__table_make(&o->meetings, sizeof *m, (uintptr_t)object);
    if (m == NULL)
        o->clocks.lost = true;
    return m;
}

/* The same, if there is one already; else NULL. */
static inline mgpu__meeting *
mgpu__meeting_known(const mgpu__ordering *o, const void *object)
{
    return (mgpu__meeting *)mgpu__table_find(&o->meetings, sizeof(mgpu__meeting),
                                             (uintptr_t)object);
}

/* The i-th, which may be none: its key is zero. */
static inline mgpu__meeting *
mgpu__meeting_number(const mgpu__ordering *o, uint32_t i)
{
    return (mgpu__meeting *)mgpu__table_entry(&o->meetings, sizeof(mgpu__meeting), i);
}

/* `into`, which nobody shares, gets room for all places. */
MGPU__MODEL mgpu__clock *
mgpu__clock_room(mgpu__clocks *all, mgpu__clock *into)
{
    mgpu__clock *c;
    if (into != NULL && into->places == all->places && into->spaces == all->spaces)
        return into;
    c = mgpu__clock_copy(all, into);
    if (c == NULL)
        return into;
    mgpu__clock_drop(all, into);
    return c;
}

/* Bring what a clock knows to one side of a meeting; *last: the id of the one that was brought so last. */
MGPU__MODEL void
mgpu__bring_once(mgpu__ordering *o, mgpu__meeting *m, uint32_t side, uint64_t *last,
                 const mgpu__clock *what)
{
    m->brought[side] = mgpu__clock_room(&o->clocks, m->brought[side]);
    if (what == NULL || m->brought[side] == NULL || *last == what->id)
        return;
    (void)mgpu__clock_learn(&o->clocks, m->brought[side], what);
    *last = what->id;
}

static inline void
mgpu__bring(mgpu__ordering *o, mgpu__meeting *m, uint32_t side, const mgpu__clock *what)
{
    mgpu__bring_once(o, m, side, &m->last[side], what);
}

/* Which agents have read: that passes with a relaxed arrival. */
MGPU__MODEL void
mgpu__bring_reads(mgpu__ordering *o, mgpu__meeting *m, const mgpu__clock *what)
{
    mgpu__bring(o, m, 0, NULL);
    for (uint32_t i = o->clocks.threads;
         what != NULL && m->brought[0] != NULL && i < what->places; i++)
        if (o->reads[i] && what->at[i] > m->brought[0]->at[i])
            m->brought[0]->at[i] = what->at[i];
}

/* c, which nobody shares, learns what a thread did. Somebody else may have fenced more of it. */
static inline void
mgpu__clock_add_times(mgpu__clock *c, uint32_t by, uint32_t time,
                      const uint32_t fenced[MGPU__SPACES])
{
    c->at[by] = time;
    for (uint32_t i = 0; i < c->spaces; i++)
        if (fenced[i] > c->fenced[i][by])
            c->fenced[i][by] = fenced[i];
}

MGPU__MODEL void
mgpu__clock_add(mgpu__clock *c, const mgpu__fiber *f)
{
    const mgpu__knowing *k = mgpu__knowing_of(f);
    mgpu__clock_add_times(c, mgpu__place_of(f), k->time, k->fenced);
}

/* What a thread knows, itself too; one reference, and nobody shares it. */
MGPU__MODEL mgpu__clock *
mgpu__clock_own(mgpu__ordering *o, const mgpu__fiber *f)
{
    mgpu__clock *c = mgpu__clock_copy(&o->clocks, mgpu__knowing_of(f)->now);
    if (c != NULL)
        mgpu__clock_add(c, f);
    return c;
}

/* Bring what a clock knows, and the thread itself. */
MGPU__MODEL void
mgpu__bring_all(mgpu__ordering *o, mgpu__meeting *m, uint32_t side, const mgpu__fiber *f,
                const mgpu__clock *what)
{
    mgpu__bring(o, m, side, what);
    if (m->brought[side] != NULL)
        mgpu__clock_add(m->brought[side], f);
}

/* Bring what a thread released; NULL: nothing. Of itself no less than what is there. */
MGPU__MODEL void
mgpu__bring_release(mgpu__ordering *o, mgpu__meeting *m, uint32_t side, const mgpu__release *r)
{
    if (r == NULL)
        return;
    mgpu__bring(o, m, side, r->knew);
    if (m->brought[side] != NULL && m->brought[side]->at[r->by] < r->time)
        mgpu__clock_add_times(m->brought[side], r->by, r->time, r->fenced);
}

#endif /* MGPU_EMU_CHECK_ORDER_H */
