/* mgpu/emu/check/operation.h - what operations of agents know, and when they are known to be complete.
 * SPDX-License-Identifier: MIT
 *
 *     a copy     knows what its issuer did; complete in a phase of its mbarrier, or in a bulk group
 *     a wgmma    knows what all four warps did; complete in a group of its warpgroup
 *     tcgen05    knows what its issuer did; complete where a later commit of that thread arrives
 *     cp.async   knows what its issuer did; complete when that has waited for it, or at an mbarrier,
 *                with an arrival that knows so
 *
 * Each mbarrier, warpgroup and thread with bulk groups, tcgen05 or cp.async is a place of its own in the clocks (clock.h).
 */
#ifndef MGPU_EMU_CHECK_OPERATION_H
#define MGPU_EMU_CHECK_OPERATION_H

#include "fence.h"

typedef struct mgpu__operation {
    struct mgpu__operation *next;   /* of all of the cluster */
    struct mgpu__operation *unused; /* of those that are not in use */
    mgpu__clock *knew;              /* its issuers, themselves too */
    uint32_t by, self; /* or its issuer's place, which knew itself up to `self`; 0 */
    uint32_t fenced[MGPU__SPACES]; /* and had fenced that */
    uint32_t behind, copies; /* of an arrival: the place of cp.async, and so many are there */
    mgpu__cluster *cluster;
    uint32_t place, time; /* when it is known there, it is complete */
    uint32_t reads;       /* and here: it has read; 0: the same place */
} mgpu__operation;

/* What all four warps of f's warpgroup know; one reference. It is asked for each wgmma, and seldom changes:
 * `m` keeps the last answer. */
MGPU__MODEL mgpu__clock *
mgpu__clock_of_warpgroup(mgpu__ordering *o, mgpu__meeting *m, const mgpu__fiber *f)
{
    mgpu__fiber *lanes[128];
    mgpu__clock *all = NULL;
    uint64_t state = 0;
    for (uint32_t i = 0; i < 128; i++) {
        const mgpu__knowing *k;
        lanes[i] = mgpu__fiber_at(f->cta, f->thread / 128 * 128 + i);
        k = mgpu__knowing_of(lanes[i]);
        state = state * 31 + (k->now != NULL ? k->now->id : 0);
        state = state * 31 + k->time + ((uint64_t)k->fenced[0] << 32);
        mgpu__knowing_of(lanes[i])->told = true;
    }
    if (m->brought[0] != NULL && m->last[0] == state &&
        m->brought[0]->places == o->clocks.places)
        return mgpu__clock_keep(m->brought[0]);
    for (uint32_t w = 0; w < 4; w++) {
        mgpu__clock *warp = mgpu__clock_of_lanes(o, lanes + 32 * w, 0xffffffffu);
        if (all == NULL || warp == NULL) {
            all = all == NULL ? warp : all;
            continue;
        }
        for (uint32_t i = 0; i < all->places; i++)
            all->at[i] = warp->at[i] < all->at[i] ? warp->at[i] : all->at[i];
        for (uint32_t i = 0; i < o->clocks.threads; i++)
            if (warp->fenced[0][i] < all->fenced[0][i])
                all->fenced[0][i] = warp->fenced[0][i];
        mgpu__clock_drop(&o->clocks, warp);
    }
    mgpu__clock_drop(&o->clocks, m->brought[0]);
    m->brought[0] = mgpu__clock_keep(all);
    m->last[0] = state;
    return all;
}

/* An operation, zeros; NULL: there is no memory. */
MGPU__MODEL mgpu__operation *
mgpu__operation_new(mgpu__cluster *c)
{
    mgpu__ordering *o = mgpu__ordering_of(c);
    mgpu__operation *op = o->unused, *next;
    if (op != NULL) {
        o->unused = op->unused;
        next = op->next;
    } else {
        op = (mgpu__operation *)malloc(sizeof *op);
        next = o->all;
        if (op == NULL) {
            o->clocks.lost = true;
            return NULL;
        }
        o->all = op;
    }
    memset(op, 0, sizeof *op);
    op->next = next;
    op->cluster = c;
    return op;
}

/* Of the generic proxy: what f knows, which others share, and what it did itself. There are many of them. */
MGPU__MODEL void
mgpu__operation_knows(mgpu__operation *op, const mgpu__fiber *f)
{
    const mgpu__knowing *k = mgpu__knowing_of(f);
    op->knew = mgpu__clock_keep(k->now);
    op->by = mgpu__place_of(f);
    op->self = k->time;
    memcpy(op->fenced, k->fenced, sizeof op->fenced);
}

/* One of the generic proxy is issued. */
MGPU__MODEL void
mgpu__order_issued_generic(mgpu__ordering *o, mgpu__operation *op, const mgpu__fiber *f,
                           mgpu__completes where, const void *object, uint64_t number)
{
    mgpu__knowing *k = mgpu__knowing_of(f);
    mgpu__meeting *m;
    uint32_t side;
    mgpu__operation_knows(op, f);
    k->told = true;
    op->time = (uint32_t)number + 1;
    if (where != MGPU__COMPLETES_AS_STORE && k->copies == 0)
        k->copies = mgpu__place_new_generic(o);
    op->place = k->copies;
    if (where == MGPU__COMPLETES_AS_ARRIVAL) {
        op->behind = k->copies;
        op->copies = (uint32_t)number;
    }
    if (where != MGPU__COMPLETES_AS_STORE || (m = mgpu__meeting_of(o, object)) == NULL)
        return;
    side = m->home != f->cta->rank;
    if (m->stores[side] == 0)
        m->stores[side] = mgpu__place_new_generic(o);
    op->place = m->stores[side];
    op->time = m->ended + 1;
}

/* One of tcgen05 is issued, or a commit, which covers those before it. */
MGPU__MODEL void
mgpu__order_issued_tensor(mgpu__ordering *o, mgpu__operation *op, const mgpu__fiber *f,
                          mgpu__completes where)
{
    mgpu__knowing *k = mgpu__knowing_of(f);
    bool again;
    if (k->tensor == 0) {
        k->tensor = mgpu__place_new(o, true);
        (void)mgpu__place_new(o, true); /* of arrivals of its commits: tensor.h */
    }
    op->place = k->tensor;
    op->time = k->commits + 1;
    if (where == MGPU__COMPLETES_AS_COMMIT) {
        op->by = mgpu__place_of(f);
        op->behind = k->tensor;
        op->copies = ++k->commits;
        o->steps = 0;
    }
    again = o->steps == op->place; /* nothing has happened since the step before */
    op->knew = again ? mgpu__clock_keep(o->step_knew) : mgpu__clock_own(o, f);
    if (where == MGPU__COMPLETES_BY_COMMIT && !again) {
        mgpu__clock_drop(&o->clocks, o->step_knew);
        o->step_knew = mgpu__clock_keep(op->knew);
        o->steps = op->place;
        f->cta->cluster->behind = true; /* so that catch_up() ends it */
    }
    k->told = true;
}

MGPU__MODEL void *
mgpu__order_issued(mgpu__fiber *f, mgpu__completes where, const void *object, uint64_t number)
{
    mgpu__ordering *o = mgpu__ordering_of(f->cta->cluster);
    mgpu__knowing *k = mgpu__knowing_of(f);
    mgpu__operation *op = mgpu__operation_new(f->cta->cluster);
    mgpu__meeting *m = NULL;
    if (op == NULL)
        return NULL;
    if (where == MGPU__COMPLETES_IN_ORDER || where == MGPU__COMPLETES_AS_ARRIVAL ||
        where == MGPU__COMPLETES_AS_STORE) {
        mgpu__order_issued_generic(o, op, f, where, object, number);
        return op;
    }
    op->time = (uint32_t)number + 1;
    if (where == MGPU__COMPLETES_BY_COMMIT || where == MGPU__COMPLETES_AS_COMMIT) {
        mgpu__order_issued_tensor(o, op, f, where);
        return op;
    }
    if (where == MGPU__COMPLETES_IN_STREAM)
        object = mgpu__fiber_at(f->cta, f->thread / 128 * 128);
    if (where == MGPU__COMPLETES_IN_GROUP) {
        if (k->groups == 0) {
            k->groups = mgpu__place_new(o, true);
            (void)mgpu__place_new(o, false);
        }
        op->reads = k->groups;
        op->place = k->groups + 1;
        k->bulk = op->time;
        k->bulk_met = k->met;
    } else if ((m = mgpu__meeting_of(o, object)) != NULL) {
        if (m->place == 0)
            m->place = mgpu__place_new(o, where == MGPU__COMPLETES_IN_STREAM);
        op->place = m->place;
    }
    if (where == MGPU__COMPLETES_ON_MBARRIER && m != NULL)
        op->time = m->ended + 1;
    if (where != MGPU__COMPLETES_IN_STREAM || m == NULL) {
        op->knew = mgpu__clock_own(o, f);
    } else if (o->steps == m->place) { /* nothing has happened since the step before */
        op->knew = mgpu__clock_keep(m->brought[0]);
    } else {
        op->knew = mgpu__clock_of_warpgroup(o, m, f);
        o->steps = m->place;
        f->cta->cluster->behind = true; /* so that catch_up() ends it */
    }
    k->told = true;
    return op;
}

/* What the issuer of an operation knew comes to a meeting; of a commit of tcgen05 at a time of tensor memory, else 0. */
MGPU__MODEL void
mgpu__order_brought(const void *operation, const void *object, uint32_t time)
{
    const mgpu__operation *op = (const mgpu__operation *)operation;
    mgpu__ordering *o = mgpu__ordering_of(op->cluster);
    mgpu__meeting *m = mgpu__meeting_of(o, object);
    if (m == NULL)
        return;
    mgpu__bring(o, m, 0, op->knew);
    if (m->brought[0] == NULL)
        return;
    if (op->self != 0 && m->brought[0]->at[op->by] < op->self)
        mgpu__clock_add_times(m->brought[0], op->by, op->self, op->fenced);
    if (m->brought[0]->at[op->behind] < op->copies)
        m->brought[0]->at[op->behind] = op->copies;
    if (time != 0)
        m->brought[0]->at[op->behind + 1] = time;
}

/* An operation has moved its bytes. */
MGPU__MODEL void
mgpu__order_done(void *operation, const void *object)
{
    mgpu__operation *op = (mgpu__operation *)operation;
    mgpu__ordering *o = mgpu__ordering_of(op->cluster);
    if (object != NULL)
        mgpu__order_brought(operation, object, 0);
    mgpu__clock_drop(&o->clocks, op->knew);
    o->alike.of = NULL;
    op->unused = o->unused;
    o->unused = op;
}

/* k knows that the groups of its warpgroup before `end` are complete. */
MGPU__MODEL void
mgpu__order_waited_stream(mgpu__ordering *o, mgpu__knowing *k, mgpu__meeting *m, uint64_t end)
{
    const uint64_t was[3] = {mgpu__clock_id(k->now), mgpu__clock_id(k->loose),
                             mgpu__clock_id(k->sc)};
    if (m == NULL || m->place == 0 || end == 0 || mgpu__passes_alike(o, k, m, end + 1, false))
        return;
    mgpu__know_of(o, k, m->place, (uint32_t)end);
    mgpu__has_passed(o, k, m, end + 1, false, was);
}

MGPU__MODEL void
mgpu__order_waited(mgpu__fiber *f, mgpu__completes where, uint64_t end, uint32_t left,
                   uint32_t how)
{
    mgpu__ordering *o = mgpu__ordering_of(f->cta->cluster);
    mgpu__knowing *k = mgpu__knowing_of(f);
    uint32_t place = k->groups;
    if (where == MGPU__COMPLETES_IN_STREAM) {
        mgpu__order_waited_stream(
            o, k, mgpu__meeting_of(o, mgpu__fiber_at(f->cta, f->thread / 128 * 128)), end);
        return;
    }
    if (where == MGPU__COMPLETES_IN_GROUP) {
        k->bulk_waited = f->site;
        k->bulk_end = (uint32_t)end;
        k->bulk_left = left;
    }
    if (where == MGPU__COMPLETES_BEFORE)
        place = mgpu__launch_before(o);
    if (where == MGPU__COMPLETES_IN_ORDER) {
        place = k->copies;
        k->copies_waited = f->site;
        k->touched[MGPU__SHARED_SPACE] = mgpu__time_of(k); /* a fence carries that over */
    }
    if (place == 0 || end == 0)
        return;
    mgpu__know_of(o, k, place, (uint32_t)end);
    if (where == MGPU__COMPLETES_IN_GROUP && (how & MGPU__READ) == 0)
        mgpu__know_of(o, k, place + 1, (uint32_t)end);
}

/* f has committed groups of its warpgroup's wgmma, `groups` up to now. */
MGPU__MODEL void
mgpu__order_committed(const mgpu__fiber *f, uint64_t groups)
{
    mgpu__knowing_of(f)->committed = (uint32_t)groups;
}

/* A cluster is over, or a launch that failed in the middle: some are still in use. */
MGPU__MODEL void
mgpu__operations_clear(mgpu__ordering *o)
{
    while (o->all != NULL) {
        mgpu__operation *next = o->all->next;
        free(o->all);
        o->all = next;
    }
    o->unused = NULL;
}

/* So are its meetings. */
MGPU__MODEL void
mgpu__meetings_clear(mgpu__ordering *o)
{
    for (uint32_t i = 0; i < o->meetings.capacity; i++) {
        free(mgpu__meeting_number(o, i)->seen);
        free(mgpu__meeting_number(o, i)->acquired);
    }
    mgpu__table_clear(&o->meetings, sizeof(mgpu__meeting));
    memset(&o->all_saw, 0, sizeof o->all_saw);
}

/* ---- begin and end ------------------------------------------------------------------------------------------- */

MGPU__MODEL bool
mgpu__order_create(mgpu__cluster *c)
{
    bool made = true;
    for (uint32_t rank = 0; rank < c->cta_count && made && c->worker->launch->judged; rank++)
        made = mgpu__shadow_create(mgpu__shadow_of(c->ctas[rank]));
    return made;
}

MGPU__MODEL void
mgpu__order_destroy(mgpu__cluster *c)
{
    mgpu__ordering *o = mgpu__ordering_of(c);
    mgpu__clocks_clear(&o->clocks);
    mgpu__flags_clear(&o->flags);
    for (uint32_t rank = 0; rank < c->cta_count; rank++)
        mgpu__unmap(mgpu__shadow_of(c->ctas[rank])->map);
    mgpu__operations_clear(o);
    mgpu__meetings_clear(o);
    free(o->meetings.at);
    free(o->reads);
    free(o->clocks.generic);
}

MGPU__MODEL void
mgpu__order_begin(mgpu__cluster *c)
{
    mgpu__ordering *o = mgpu__ordering_of(c);
    const mgpu__launch *l = c->worker->launch;
    if (!l->judged)
        return;
    o->was_lost |= o->clocks.lost;
    mgpu__clocks_clear(&o->clocks);
    mgpu__flags_clear(&o->flags);
    mgpu__operations_clear(o);
    o->steps = 0;
    o->step_knew = NULL;
    o->fenced = false;
    o->tensor_told = 0;
    o->alike.of = NULL;
    o->number = mgpu__global.first + c->index;
    if (o->launches != mgpu__global.launches) /* an order of a launch that is explored */
        memset(&o->traces, 0, sizeof o->traces);
    o->launches = mgpu__global.launches;
    o->traces.at = (mgpu__packed *)(void *)mgpu__global.traces.start;
    mgpu__clocks_begin(&o->clocks, l->threads * c->cta_count);
    (void)mgpu__place_new(o, false); /* mgpu__launch_before() */
    mgpu__meetings_clear(o);
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        mgpu__shadow_begin(mgpu__shadow_of(c->ctas[rank]));
        for (uint32_t t = 0; t < l->threads; t++)
            mgpu__knowing_of(mgpu__fiber_at(c->ctas[rank], t))->time = 1;
    }
}

MGPU__MODEL void
mgpu__order_define(mgpu__unit *u)
{
    u->turn = 20;
    u->judges = true;
    u->thread_bytes = sizeof(mgpu__knowing);
    u->cta_bytes = sizeof(mgpu__shadow);
    u->cluster_bytes = sizeof(mgpu__ordering);
    u->create = mgpu__order_create;
    u->destroy = mgpu__order_destroy;
    u->begin = mgpu__order_begin;
}

MGPU__ENGINE(order)

#endif /* MGPU_EMU_CHECK_OPERATION_H */
