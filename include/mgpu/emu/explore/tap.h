/* mgpu/emu/explore/tap.h - the explore policy listens: what each step touches.
 * SPDX-License-Identifier: MIT
 *
 * It stands where the judge does (judge.h) and passes all on to it. What the judge is not told engines
 * say here: a look in vain, bytes that are expected, who issues.
 */
#ifndef MGPU_EMU_EXPLORE_TAP_H
#define MGPU_EMU_EXPLORE_TAP_H

#include "../core/buffer.h"
#include "record.h"

static inline mgpu__explorer *
mgpu__explorer_of(const mgpu__fiber *f)
{
    return mgpu__launch_of(f)->explorer;
}

/* ---- meetings ------------------------------------------------------------------------------------------ */

/* The object of this address; NULL: there is no memory. It moves when others come. */
MGPU__MODEL mgpu__object *
mgpu__object_of(mgpu__explorer *x, uintptr_t at)
{
    mgpu__object *o = (mgpu__object *)mgpu__table_make(&x->object, sizeof *o, at);
    if (o == NULL)
        x->stop = MGPU__STOP_MEMORY;
    return o;
}

/* ---- touches ------------------------------------------------------------------------------------------- */

/* Add a touch to the step that is taken; bytes that go on where the last ended are one with them. */
MGPU__MODEL void
mgpu__touch_add(mgpu__explorer *x, mgpu__touch_kind kind, uintptr_t at, uint64_t end)
{
    mgpu__touch_of *t;
    mgpu__taken *s;
    if (!x->acting || x->silent || !mgpu__grow(x, &x->touch, 1, sizeof *t))
        return;
    s = mgpu__taken_at(x, x->taken.count);
    t = mgpu__touches_of(x, s) + s->touches;
    if (s->touches != 0 && t[-1].kind == (uint8_t)kind &&
        ((kind <= MGPU__TOUCH_WRITE && t[-1].end == at) ||
         (kind > MGPU__TOUCH_WRITE && t[-1].at == at && t[-1].end == end))) {
        t[-1].end = end;
        return;
    }
    t->at = at;
    t->end = end;
    t->kind = (uint8_t)kind;
    s->touches++;
    x->touch.count++;
}

/* The same, of a meeting: at the generation that is open. */
MGPU__MODEL void
mgpu__touch_meeting(mgpu__explorer *x, mgpu__touch_kind kind, const void *meeting)
{
    mgpu__object *o = mgpu__object_of(x, (uintptr_t)meeting);
    if (o == NULL || !x->acting || x->silent)
        return;
    if (kind == MGPU__TOUCH_INIT)
        o->ended += 8; /* no generation of before is near those that come */
    mgpu__touch_add(x, kind, (uintptr_t)meeting, o->ended);
    if (kind == MGPU__TOUCH_COMPLETE)
        o->ended++;
}

/* The last touch of the step; NULL: it has none. */
MGPU__MODEL mgpu__touch_of *
mgpu__touch_last(const mgpu__explorer *x)
{
    const mgpu__taken *s = mgpu__taken_at(x, x->taken.count);
    return x->acting && s->touches != 0 ? mgpu__touches_of(x, s) + s->touches - 1 : NULL;
}

/* ---- what engines say ---------------------------------------------------------------------------------- */

/* f touches a meeting. */
MGPU__MODEL void
mgpu__tap_did(const mgpu__fiber *f, mgpu__touch_kind kind, const void *meeting)
{
    mgpu__touch_meeting(mgpu__explorer_of(f), kind, meeting);
}

/* f issues its part of wgmma `number` of its warpgroup. */
MGPU__MODEL void
mgpu__tap_issues(const mgpu__fiber *f, uint64_t number)
{
    mgpu__touch_add(mgpu__explorer_of(f), MGPU__TOUCH_ISSUE,
                    (uintptr_t)mgpu__fiber_at(f->cta, f->thread / 128 * 128), number);
}

/* f writes plain memory: if it lies in no known buffer, nobody puts it back between orders. */
MGPU__MODEL void
mgpu__tap_writes(const mgpu__fiber *f, uintptr_t at, const void *site)
{
    mgpu__explorer *x = mgpu__explorer_of(f);
    const mgpu__cluster *c = f->cta->cluster;
    if (at - (uintptr_t)c->stacks < c->stacks_bytes || mgpu__is_known_global(at))
        return;
    x->unseen_site = x->unseen ? x->unseen_site : site;
    x->unseen = true;
}

/* An atomic of f, its last touch, has changed nothing: it was a look. */
MGPU__MODEL void
mgpu__tap_looks(const mgpu__fiber *f)
{
    mgpu__explorer *x = mgpu__explorer_of(f);
    for (uint32_t i = x->acting && !x->silent ? x->lane_touch : UINT32_MAX; i < x->touch.count;
         i++)
        if (((mgpu__touch_of *)x->touch.at)[i].kind == MGPU__TOUCH_WRITE)
            ((mgpu__touch_of *)x->touch.at)[i].kind = MGPU__TOUCH_READ;
}

/* Lanes have met in a collective: each goes on behind all. */
MGPU__MODEL void
mgpu__tap_met(mgpu__fiber *const *lanes, uint32_t present)
{
    mgpu__explorer *x = mgpu__explorer_of(lanes[__builtin_ctz(present)]);
    uint32_t *met;
    if (!mgpu__grow(x, &x->gathering, 1, 33 * sizeof *met))
        return;
    met = (uint32_t *)x->gathering.at + 33 * (size_t)x->gathering.count++;
    met[0] = 0;
    for (uint32_t i = 0; i < 32; i++)
        if (present >> i & 1) {
            const mgpu__taken *now = mgpu__taken_at(x, x->taken.count);
            const uint32_t actor = mgpu__actor_of(lanes[i]);
            mgpu__slot *s = &x->slot[actor];
            const uint32_t came = x->acting && mgpu__actor_in(actor, now->actor, now->lanes)
                                      ? x->taken.count + 1
                                      : s->last;
            s->gathering = x->gathering.count;
            if (came != 0 && (met[0] == 0 || met[met[0]] != came))
                met[++met[0]] = came;
        }
}

/* The step is behind what f did, too: a warp comes to a barrier when its last lane does. */
MGPU__MODEL void
mgpu__behind(mgpu__explorer *x, const mgpu__fiber *f)
{
    const mgpu__taken *now = mgpu__taken_at(x, x->taken.count);
    const uint32_t actor = mgpu__actor_of(f), last = x->slot[actor].last;
    if (x->acting && last != 0 && !mgpu__actor_in(actor, now->actor, now->lanes) &&
        mgpu__grow(x, &x->edge, 1, sizeof last))
        ((uint32_t *)x->edge.at)[x->edge.count++] = last;
}

/* ---- instead of who judges ------------------------------------------------------------------------------ */

MGPU__MODEL void
mgpu__tap_touched(const mgpu__touching *t)
{
    mgpu__explorer *x = mgpu__explorer_of(t->by);
    mgpu__touching passed = *t;
    const mgpu__agent_op *op = (const mgpu__agent_op *)t->operation;
    uintptr_t at = (uintptr_t)t->address;
    if (t->space == MGPU_EMU_SHARED) {
        const mgpu__cta *cta = t->by->cta->cluster->ctas[t->address >> 24];
        at = (uintptr_t)cta->window + (uint32_t)(t->address & 0xffffff);
        if (cta != t->by->cta ||
            ((t->agent == MGPU_EMU_TMA || t->agent == MGPU_EMU_ST_ASYNC) && t->write))
            mgpu__touch_meeting(x, MGPU__TOUCH_LOOK, &cta->alive);
    } else if (t->write && t->agent == MGPU_EMU_THREAD) {
        mgpu__tap_writes(t->by, at, t->site);
    }
    mgpu__touch_add(x, t->write ? MGPU__TOUCH_WRITE : MGPU__TOUCH_READ, at, at + t->bytes);
    passed.operation = op != NULL ? op->inner : NULL;
    if (x->judge != NULL)
        x->judge->touched(&passed);
}

MGPU__MODEL void
mgpu__tap_arrived(mgpu__fiber *f, const mgpu__cta *home, const void *meeting, uint32_t how,
                  const void *site)
{
    mgpu__explorer *x = mgpu__explorer_of(f);
    mgpu__touch_of *last = mgpu__touch_last(x);
    mgpu__behind(x, f);
    if (last != NULL && last->kind == MGPU__TOUCH_EXPECT && last->at == (uintptr_t)meeting)
        last->kind = MGPU__TOUCH_ARRIVE; /* arrive.expect_tx is one */
    else
        mgpu__touch_meeting(x, MGPU__TOUCH_ARRIVE, meeting);
    if (x->judge != NULL)
        x->judge->arrived(f, home, meeting, how, site);
}

MGPU__MODEL void
mgpu__tap_complete(const mgpu__fiber *by, const void *meeting)
{
    mgpu__explorer *x = mgpu__explorer_of(by);
    mgpu__touch_meeting(x, MGPU__TOUCH_ARRIVE, meeting); /* a thread that leaves, too */
    mgpu__touch_meeting(x, MGPU__TOUCH_COMPLETE, meeting);
    if (x->judge != NULL)
        x->judge->complete(by, meeting);
}

MGPU__MODEL void
mgpu__tap_passed(mgpu__fiber *f, const mgpu__cta *home, const void *meeting, uint32_t how)
{
    mgpu__explorer *x = mgpu__explorer_of(f);
    const mgpu__touch_of *last = mgpu__touch_last(x);
    mgpu__slot *s = &x->slot[mgpu__actor_of(f)];
    if (f->state == MGPU__WAITING) { /* it goes on later */
        mgpu__object *o = mgpu__object_of(x, (uintptr_t)meeting);
        s->passed = (uintptr_t)meeting;
        s->passed_ended = o != NULL ? o->ended : 0;
    } else if (last == NULL || last->kind != MGPU__TOUCH_LOOK ||
               last->at != (uintptr_t)meeting) {
        mgpu__touch_meeting(x, MGPU__TOUCH_PASS, meeting);
    }
    if (x->judge != NULL)
        x->judge->passed(f, home, meeting, how);
}

MGPU__MODEL void
mgpu__tap_began(mgpu__fiber *f, const void *meeting, uint32_t offset, const void *site)
{
    mgpu__explorer *x = mgpu__explorer_of(f);
    mgpu__touch_meeting(x, MGPU__TOUCH_INIT, meeting);
    if (x->judge != NULL)
        x->judge->began(f, meeting, offset, site);
}

MGPU__MODEL void
mgpu__tap_used(const mgpu__fiber *f, const mgpu__cta *home, const void *meeting,
               uint32_t offset, bool async, const void *site)
{
    mgpu__explorer *x = mgpu__explorer_of(f);
    mgpu__object *o = mgpu__object_of(x, (uintptr_t)meeting);
    if (o != NULL) {
        o->home = home;
        o->offset = offset;
    }
    /* a copy goes to the phase that is open, and is a mistake if that ends without it */
    mgpu__touch_meeting(x, async ? MGPU__TOUCH_LOOK : MGPU__TOUCH_USE, meeting);
    if (home != f->cta)
        mgpu__touch_meeting(x, MGPU__TOUCH_LOOK, &home->alive);
    if (x->judge != NULL)
        x->judge->used(f, home, meeting, offset, async, site);
}

MGPU__MODEL void
mgpu__tap_warp_met(mgpu__fiber *const *lanes, uint32_t present)
{
    const mgpu__explorer *x = mgpu__explorer_of(lanes[__builtin_ctz(present)]);
    if (x->judge != NULL)
        x->judge->warp_met(lanes, present);
}

MGPU__MODEL void
mgpu__tap_fenced(mgpu__fiber *f, mgpu__fence kind, const void *p, uint32_t how,
                 const void *site)
{
    const mgpu__explorer *x = mgpu__explorer_of(f);
    if (x->judge != NULL)
        x->judge->fenced(f, kind, p, how, site);
}

MGPU__MODEL void
mgpu__tap_synced(mgpu__fiber *f, mgpu__sync what, const void *p, uint32_t how, const void *site)
{
    const mgpu__explorer *x = mgpu__explorer_of(f);
    if (x->judge != NULL)
        x->judge->synced(f, what, p, how, site);
}

MGPU__MODEL void *
mgpu__tap_issued(mgpu__fiber *f, mgpu__completes where, const void *object, uint64_t number)
{
    mgpu__explorer *x = mgpu__explorer_of(f);
    const bool stream = where == MGPU__COMPLETES_IN_STREAM;
    const mgpu__fiber *by = stream ? mgpu__fiber_at(f->cta, f->thread / 128 * 128) : f;
    void *inner = x->judge != NULL ? x->judge->issued(f, where, object, number) : NULL;
    mgpu__agent_op *op;
    if (x->ops == x->launch->config.explore.operations) {
        x->stop = MGPU__STOP_OPERATIONS;
        return NULL;
    }
    op = &x->op[x->ops++];
    op->inner = inner;
    op->actor = mgpu__actor_op(mgpu__actor_of(by), stream,
                               x->slot[mgpu__actor_of(by)].issued[stream]++);
    op->issuer = f;
    op->site = f->site;
    op->where = where;
    op->group = number;
    op->issue = x->taken.count + 1;
    op->done = 0;
    return op;
}

MGPU__MODEL void
mgpu__tap_done(void *operation, const void *object)
{
    mgpu__agent_op *op = (mgpu__agent_op *)operation;
    mgpu__explorer *x = mgpu__explorer_of(op->issuer);
    op->done = x->taken.count + 1;
    if (x->judge != NULL && op->inner != NULL)
        x->judge->done(op->inner, object);
}

MGPU__MODEL void
mgpu__tap_brought(const void *operation, const mgpu__cta *home, const void *object,
                  uint32_t offset, uint32_t time, const void *site)
{
    const mgpu__agent_op *op = (const mgpu__agent_op *)operation;
    const mgpu__explorer *x = mgpu__explorer_of(op->issuer);
    if (x->judge != NULL && op->inner != NULL)
        x->judge->brought(op->inner, home, object, offset, time, site);
}

MGPU__MODEL void
mgpu__tap_tensor_fenced(mgpu__fiber *f, uint32_t time)
{
    const mgpu__explorer *x = mgpu__explorer_of(f);
    if (x->judge != NULL)
        x->judge->tensor_fenced(f, time);
}

MGPU__MODEL void
mgpu__tap_tensor_met(const mgpu__tensor_meeting *m)
{
    const mgpu__explorer *x = mgpu__explorer_of(m->f);
    if (x->judge != NULL)
        x->judge->tensor_met(m);
}

MGPU__MODEL void
mgpu__tap_waited(mgpu__fiber *f, mgpu__completes where, uint64_t end, uint32_t left,
                 uint32_t how)
{
    mgpu__explorer *x = mgpu__explorer_of(f);
    const bool stream = where == MGPU__COMPLETES_IN_STREAM;
    for (uint32_t i = 0; i < x->ops; i++) {
        const mgpu__agent_op *op = &x->op[i];
        const bool mine =
            stream ? op->issuer->cta == f->cta && op->issuer->thread / 128 == f->thread / 128
                   : op->issuer == f;
        if (mine && op->where == where && op->group < end && op->done != 0 &&
            mgpu__grow(x, &x->edge, 1, sizeof(uint32_t)))
            ((uint32_t *)x->edge.at)[x->edge.count++] = op->done;
    }
    if (x->judge != NULL)
        x->judge->waited(f, where, end, left, how);
}

MGPU__MODEL void
mgpu__tap_unnamed(const mgpu__fiber *f, uint32_t index, const void *waited, const void *site)
{
    const mgpu__explorer *x = mgpu__explorer_of(f);
    if (x->judge != NULL)
        x->judge->unnamed(f, index, waited, site);
}

MGPU__MODEL void
mgpu__tap_came(const mgpu__fiber *lanes, const void *meeting, uint32_t id)
{
    mgpu__explorer *x = mgpu__explorer_of(lanes);
    mgpu__object *o = mgpu__object_of(x, (uintptr_t)meeting);
    if (o != NULL)
        o->barrier = id + 1;
    if (x->judge != NULL)
        x->judge->came(lanes, meeting, id);
}

MGPU__MODEL void
mgpu__tap_saw(mgpu__fiber *f, const void *meeting, uint32_t offset, const void *site)
{
    const mgpu__explorer *x = mgpu__explorer_of(f);
    if (x->judge != NULL)
        x->judge->saw(f, meeting, offset, site);
}

MGPU__MODEL void
mgpu__tap_committed(const mgpu__fiber *f, uint64_t groups)
{
    const mgpu__explorer *x = mgpu__explorer_of(f);
    if (x->judge != NULL)
        x->judge->committed(f, groups);
}

MGPU__MODEL void
mgpu__tap_warp_timed(const mgpu__fiber *f)
{
    const mgpu__explorer *x = mgpu__explorer_of(f);
    if (x->judge != NULL)
        x->judge->warp_timed(f);
}

MGPU__MODEL void
mgpu__tap_multiplied(const mgpu__touching *t, const mgpu__tile_read *r)
{
    mgpu__explorer *x = mgpu__explorer_of(t->by);
    const mgpu__agent_op *op = (const mgpu__agent_op *)t->operation;
    const uintptr_t window = (uintptr_t)t->by->cta->window;
    const uint32_t chunks = r->rows / 8 * r->chunks;
    mgpu__touching passed = *t;
    for (uint32_t i = 0, end; i < chunks; i = end) {
        for (end = i + 1; end < chunks && r->at[end] == r->at[end - 1] + 16;)
            end++;
        mgpu__touch_add(x, MGPU__TOUCH_READ, window + r->at[i], window + r->at[end - 1] + 16);
    }
    passed.operation = op != NULL ? op->inner : NULL;
    if (x->judge != NULL)
        x->judge->multiplied(&passed, r);
}

MGPU__MODEL void
mgpu__tap_catch_up(mgpu__cluster *c)
{
    c->worker->launch->explorer->judge->catch_up(c);
}

static const mgpu__judge mgpu__tap = {
    mgpu__tap_touched,    mgpu__tap_arrived,       mgpu__tap_complete,   mgpu__tap_passed,
    mgpu__tap_began,      mgpu__tap_used,          mgpu__tap_warp_met,   mgpu__tap_warp_timed,
    mgpu__tap_fenced,     mgpu__tap_synced,        mgpu__tap_issued,     mgpu__tap_done,
    mgpu__tap_brought,    mgpu__tap_tensor_fenced, mgpu__tap_tensor_met, mgpu__tap_waited,
    mgpu__tap_unnamed,    mgpu__tap_came,          mgpu__tap_saw,        mgpu__tap_committed,
    mgpu__tap_multiplied, mgpu__tap_catch_up};

#endif /* MGPU_EMU_EXPLORE_TAP_H */
