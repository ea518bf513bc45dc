/* mgpu/emu/unit/generic.h - the agents of the generic proxy: what cp.async, st.async and red.async do later.
 * SPDX-License-Identifier: MIT
 *
 *     issue ──► [operations of the cluster] ──► run: bytes move, as a thread would move them
 *               as copies of copy.h wait
 *
 *     cp.async    bytes to shared memory; a thread counts its own, and waits for the first so many
 *     arrival     cp.async.mbarrier.arrive: comes when all copies that its thread issued before are there
 *     st.async    a value to shared memory of a block, red.async changes one there; its mbarrier is told
 *
 * The instructions are in cp_async.h and st_async.h.
 */
#ifndef MGPU_EMU_UNIT_GENERIC_H
#define MGPU_EMU_UNIT_GENERIC_H

#include "../core/event.h"
#include "../math/atom.h"
#include "arrival.h"
#include "copy.h"

typedef enum mgpu__generic_kind {
    MGPU__GENERIC_COPY,
    MGPU__GENERIC_ARRIVAL,
    MGPU__GENERIC_STORE,
    MGPU__GENERIC_REDUCE
} mgpu__generic_kind;

/* One operation that waits. */
typedef struct mgpu__generic {
    struct mgpu__generic *made,
        *unused; /* the next of the cluster that was made; that is not in use */
    struct mgpu__generic *later,
        *earlier;        /* cp.async of its thread; later: an arrival behind it */
    uint8_t kind;        /* mgpu__generic_kind */
    uint8_t op;          /* mgpu__atom */
    uint8_t bytes, read; /* read: of a copy, from `global`; the others are 0 */
    bool noinc;
    mgpu__fiber *issuer;
    mgpu__cta *smem;
    uint32_t offset, bar; /* both there; bar 0: none */
    uint32_t sequence;    /* cp.async of its thread up to it */
    uint64_t global;
    uint64_t value[2];
    uint64_t number; /* of the cluster, from MGPU__GENERIC_FIRST on */
    uint64_t due;    /* mgpu__due() */
    void *operation; /* of who judges */
    const void *site;
} mgpu__generic;

/* Copies of copy.h have smaller numbers: an mbarrier knows both by them. */
#define MGPU__GENERIC_FIRST ((uint64_t)1 << 63)

/* Of a cluster. at: those that may run, a heap: no operation is due before that at (i - 1) / 2, and of those that
 * are due at once the oldest is first. */
typedef struct mgpu__generics {
    mgpu__generic **at, *made, *unused;
    uint32_t count, capacity;
    uint64_t issued;
} mgpu__generics;

/* Of a thread: its cp.async. */
typedef struct mgpu__cp_async {
    mgpu__generic *first, *last;           /* that are not there yet */
    mgpu__generic *arrival, *last_arrival; /* that wait for these */
    uint32_t issued, committed;
    uint32_t end[8];  /* of its last groups, at their number % 8: so many had been issued */
    uint32_t waited;  /* so many are known to be there, or an mbarrier is told */
    uint32_t awaited; /* so many it waits for, where it does */
    const void *site; /* of the last one */
} mgpu__cp_async;

static mgpu__unit mgpu__generic_unit;

static inline mgpu__generics *
mgpu__generics_of(const mgpu__cluster *c)
{
    return (mgpu__generics *)mgpu__cluster_state(c, &mgpu__generic_unit);
}

static inline mgpu__cp_async *
mgpu__cp_async_of(const mgpu__fiber *f)
{
    return (mgpu__cp_async *)mgpu__thread_state(f, &mgpu__generic_unit);
}

/* Are the first `count` cp.async of a thread there? */
static inline bool
mgpu__cp_async_are_there(const mgpu__cp_async *mine, uint32_t count)
{
    return mine->first == NULL || mine->first->sequence > count;
}

/* ---- lists ---------------------------------------------------------------------------------------------- */

/* A new operation of f. */
MGPU__MODEL mgpu__generic *
mgpu__generic_new(mgpu__generic_kind kind, mgpu__fiber *f, const void *site)
{
    mgpu__generics *all = mgpu__generics_of(f->cta->cluster);
    mgpu__generic *op = all->unused, *made;
    if (op != NULL) {
        all->unused = op->unused;
        made = op->made;
    } else {
        op = (mgpu__generic *)malloc(sizeof *op);
        made = all->made;
        if (op == NULL)
            mgpu__fail(f, site, "the model is out of memory");
        all->made = op;
    }
    memset(op, 0, sizeof *op);
    op->made = made;
    op->kind = (uint8_t)kind;
    op->issuer = f;
    op->site = site;
    op->number = MGPU__GENERIC_FIRST + ++all->issued;
    op->due = mgpu__due(f->cta->cluster);
    return op;
}

/* It is the last cp.async of its thread. */
MGPU__MODEL void
mgpu__cp_async_enter(mgpu__generic *op)
{
    mgpu__cp_async *mine = mgpu__cp_async_of(op->issuer);
    op->sequence = ++mine->issued;
    op->earlier = mine->last;
    if (mine->last != NULL)
        mine->last->later = op;
    else
        mine->first = op;
    mine->last = op;
}

/* And is one no more. */
MGPU__MODEL void
mgpu__cp_async_leave(const mgpu__generic *op)
{
    mgpu__cp_async *mine = mgpu__cp_async_of(op->issuer);
    if (op->earlier != NULL)
        op->earlier->later = op->later;
    else
        mine->first = op->later;
    if (op->later != NULL)
        op->later->earlier = op->earlier;
    else
        mine->last = op->earlier;
}

static inline bool
mgpu__generic_before(const mgpu__generic *a, const mgpu__generic *b)
{
    return a->due < b->due || (a->due == b->due && a->number < b->number);
}

/* Put an operation at i of the heap, or where it belongs above or below. */
MGPU__MODEL void
mgpu__generics_sift(mgpu__generics *all, uint32_t i, mgpu__generic *op)
{
    uint32_t next;
    for (; i > 0 && mgpu__generic_before(op, all->at[(i - 1) / 2]); i = (i - 1) / 2)
        all->at[i] = all->at[(i - 1) / 2];
    for (; (next = 2 * i + 1) < all->count; i = next) {
        next += next + 1 < all->count && mgpu__generic_before(all->at[next + 1], all->at[next]);
        if (!mgpu__generic_before(all->at[next], op))
            break;
        all->at[i] = all->at[next];
    }
    all->at[i] = op;
}

/* An operation may run from now on. */
MGPU__MODEL void
mgpu__generics_push(mgpu__generics *all, mgpu__generic *op)
{
    if (all->count == all->capacity)
        all->at = (mgpu__generic **)mgpu__array_longer(op->issuer, all->at, &all->capacity, 64,
                                                       sizeof *all->at, op->site);
    mgpu__generics_sift(all, all->count++, op);
}

/* Take the one at i. */
MGPU__MODEL mgpu__generic *
mgpu__generics_take(mgpu__generics *all, uint32_t i)
{
    mgpu__generic *op = all->at[i];
    if (--all->count != i)
        mgpu__generics_sift(all, i, all->at[all->count]);
    return op;
}

/* Arrivals of a thread whose copies are there may come. */
MGPU__MODEL void
mgpu__cp_async_let_arrive(mgpu__generics *all, mgpu__cp_async *mine)
{
    while (mine->arrival != NULL && mgpu__cp_async_are_there(mine, mine->arrival->sequence)) {
        mgpu__generic *op = mine->arrival;
        mine->arrival = op->later;
        mgpu__generics_push(all, op);
    }
}

/* st.async and red.async, not cp.async or an arrival behind it. */
static inline bool
mgpu__generic_stores(const mgpu__generic *op)
{
    return op->kind == MGPU__GENERIC_STORE || op->kind == MGPU__GENERIC_REDUCE;
}

static inline mgpu_emu_agent
mgpu__generic_agent(const mgpu__generic *op)
{
    return mgpu__generic_stores(op) ? MGPU_EMU_ST_ASYNC : MGPU_EMU_CP_ASYNC;
}

/* ---- run ------------------------------------------------------------------------------------------------ */

/* Tell of bytes that an operation touches. */
MGPU__MODEL void
mgpu__generic_touches(const mgpu__generic *op, bool write, uint8_t atomic, uint32_t bytes)
{
    mgpu__touching t = {write ? MGPU_EMU_SHARED : MGPU_EMU_GLOBAL,
                        mgpu__generic_agent(op),
                        write,
                        atomic,
                        write ? mgpu__address_of(op->smem, op->offset) : op->global,
                        bytes,
                        op->issuer,
                        op->site,
                        op->operation,
                        false,
                        atomic != 0 ? (uint8_t)MGPU__NARROW_CLUSTER : (uint8_t)0};
    if (mgpu__watched(op->issuer) && bytes != 0)
        mgpu__touched_by(&t);
}

/* A copy, store or reduction moves its bytes. */
MGPU__MODEL void
mgpu__generic_move(const mgpu__generic *op)
{
    unsigned char *to = op->smem->window + op->offset;
    uint64_t old = 0;
    switch ((mgpu__generic_kind)op->kind) {
    case MGPU__GENERIC_COPY:
        mgpu__generic_touches(op, false, 0, op->read);
        mgpu__generic_touches(op, true, 0, op->bytes);
        memcpy(to, (const void *)(uintptr_t)op->global, op->read);
        memset(to + op->read, 0, op->bytes - op->read);
        break;
    case MGPU__GENERIC_STORE:
        mgpu__generic_touches(op, true, 0, op->bytes);
        memcpy(to, op->value, op->bytes);
        break;
    case MGPU__GENERIC_REDUCE:
        mgpu__generic_touches(op, true, MGPU__RMW, op->bytes);
        memcpy(&old, to, op->bytes); /* little-endian, as the GPU's memory */
        old = mgpu__atomic_result((mgpu__atom)op->op, op->bytes, true, old, op->value[0], 0);
        memcpy(to, &old, op->bytes);
        break;
    case MGPU__GENERIC_ARRIVAL:
        break;
    }
}

/* Run one operation and tell who waits for it. Runs on the fiber or worker that let the agent act. */
MGPU__MODEL void
mgpu__generic_make(mgpu__worker *w, mgpu__generic *op)
{
    mgpu__fiber *f = op->issuer;
    mgpu__generics *all = mgpu__generics_of(f->cta->cluster);
    mgpu__cp_async *mine = mgpu__cp_async_of(f);
    const bool stored = mgpu__generic_stores(op);
    if (op->kind == MGPU__GENERIC_COPY)
        mgpu__cp_async_leave(op);
    if (stored) {
        mgpu__mbarrier_landed(op->smem, op->bar, op->number);
        if (op->smem->alive == 0)
            mgpu__mbarrier_homeless(f, op->smem, op->bar, op->bytes, "store", op->site);
    }
    mgpu__generic_move(op);
    mgpu__tell_done(f, op->operation,
                    op->bar != 0 ? mgpu__mbarrier_find(op->smem, op->bar) : NULL);
    w->copies += op->kind == MGPU__GENERIC_COPY;
    mgpu__effect(w);
    mgpu__event(MGPU_EMU_ASYNC_DONE, mgpu__generic_agent(op), op->number, 0, 0, f, op->site);
    if (stored)
        mgpu__mbarrier_complete(op->smem, op->bar, op->bytes, MGPU_EMU_ST_ASYNC, f, op->site);
    else if (op->kind == MGPU__GENERIC_ARRIVAL)
        mgpu__mbarrier_arrives_late(op->smem, op->bar, op->noinc, f, op->site);
    else if (f->state == MGPU__WAITING && f->unit == &mgpu__generic_unit &&
             mgpu__cp_async_are_there(mine, mine->awaited))
        mgpu__make_ready(f);
    op->unused = all->unused;
    all->unused = op;
    mgpu__cp_async_let_arrive(all, mine);
}

/* An operation is issued: `where` it completes, at which mbarrier, and its number there. */
MGPU__MODEL void
mgpu__generic_issue(mgpu__generic *op, mgpu__completes where, const void *object,
                    uint64_t number)
{
    mgpu__fiber *f = op->issuer;
    mgpu__worker *w = f->cta->cluster->worker;
    mgpu__generics *all = mgpu__generics_of(f->cta->cluster);
    mgpu__cp_async *mine = mgpu__cp_async_of(f);
    op->operation = mgpu__tell_issued(f, where, object, number);
    mgpu__progress(w);
    mgpu__event(MGPU_EMU_ASYNC_ISSUE, mgpu__generic_agent(op), op->number,
                mgpu__generic_stores(op) ? 0 : mine->committed, 0, f, op->site);
    if (w->launch->config.policy == MGPU_EMU_EAGER) {
        mgpu__generic_make(w, op);
    } else if (op->kind != MGPU__GENERIC_ARRIVAL) {
        mgpu__generics_push(all, op);
    } else {
        if (mine->arrival != NULL)
            mine->last_arrival->later = op;
        else
            mine->arrival = op;
        mine->last_arrival = op;
        mgpu__cp_async_let_arrive(all, mine);
    }
}

/* ---- what core/ calls ----------------------------------------------------------------------------------- */

MGPU__MODEL void
mgpu__generics_begin(mgpu__cluster *c)
{
    mgpu__generics *all = mgpu__generics_of(c);
    all->count = 0;
    all->issued = 0;
    all->unused = NULL;
    for (mgpu__generic *op = all->made; op != NULL; op = op->made) {
        op->unused = all->unused;
        all->unused = op;
    }
}

MGPU__MODEL void
mgpu__generics_destroy(mgpu__cluster *c)
{
    mgpu__generics *all = mgpu__generics_of(c);
    while (all->made != NULL) {
        mgpu__generic *next = all->made->made;
        free(all->made);
        all->made = next;
    }
    free(all->at);
}

MGPU__MODEL uint64_t
mgpu__generics_due(const mgpu__cluster *c)
{
    const mgpu__generics *all = mgpu__generics_of(c);
    return all->count != 0 ? all->at[0]->due : UINT64_MAX;
}

/* Operations from i of the heap on that are due; *which is less by so many, and *found is where it became 0. */
MGPU__MODEL uint32_t
mgpu__generics_count(const mgpu__generics *all, uint32_t i, uint64_t turn, uint32_t *which,
                     uint32_t *found)
{
    if (i >= all->count || all->at[i]->due > turn)
        return 0;
    if ((*which)-- == 0)
        *found = i;
    return 1 + mgpu__generics_count(all, 2 * i + 1, turn, which, found) +
           mgpu__generics_count(all, 2 * i + 2, turn, which, found);
}

MGPU__MODEL uint32_t
mgpu__generics_runnable(const mgpu__cluster *c, uint64_t turn)
{
    const mgpu__generics *all = mgpu__generics_of(c);
    uint32_t which = UINT32_MAX, found = 0;
    return turn == UINT64_MAX || c->worker->launch->config.policy != MGPU_EMU_RANDOM
               ? all->count
               : mgpu__generics_count(all, 0, turn, &which, &found);
}

MGPU__MODEL void
mgpu__generics_run(mgpu__cluster *c, uint32_t which, uint64_t turn)
{
    mgpu__generics *all = mgpu__generics_of(c);
    uint32_t found = which;
    if (which != 0 && turn != UINT64_MAX)
        (void)mgpu__generics_count(all, 0, turn, &which, &found);
    mgpu__generic_make(c->worker, mgpu__generics_take(all, found));
}

MGPU__MODEL void *
mgpu__generics_operation(const mgpu__cluster *c, uint32_t which)
{
    return mgpu__generics_of(c)->at[which]->operation;
}

/* A thread returns: its copies may come when nobody looks any more. */
MGPU__MODEL void
mgpu__cp_async_thread_left(mgpu__fiber *f)
{
    const mgpu__cp_async *mine = mgpu__cp_async_of(f);
    if (mine->issued > mine->waited)
        mgpu__lint(
            f, MGPU__NOTE_LEAVES, mine->site,
            "a cp.async was issued here, and the thread returns without waiting for it: "
            "mgpu_cp_async_wait_all(), or mgpu_cp_async_mbarrier_arrive_noinc() behind "
            "it and a wait at that mbarrier, comes before the bytes are used, and before "
            "the end of the kernel");
}

MGPU__MODEL void
mgpu__cp_async_describe(mgpu__text *t, const mgpu__fiber *f, const char *where)
{
    (void)f;
    mgpu__put(t, "waiting at %s for a cp.async group", where);
}

MGPU__MODEL void
mgpu__generic_define(mgpu__unit *u)
{
    u->turn = 3;
    u->thread_bytes = sizeof(mgpu__cp_async);
    u->cluster_bytes = sizeof(mgpu__generics);
    u->begin = mgpu__generics_begin;
    u->destroy = mgpu__generics_destroy;
    u->due = mgpu__generics_due;
    u->runnable = mgpu__generics_runnable;
    u->run = mgpu__generics_run;
    u->operation = mgpu__generics_operation;
    u->thread_left = mgpu__cp_async_thread_left;
    u->describe = mgpu__cp_async_describe;
}

MGPU__ENGINE(generic)

#endif /* MGPU_EMU_UNIT_GENERIC_H */
