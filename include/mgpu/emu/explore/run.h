/* mgpu/emu/explore/run.h - one order of the explore policy: step by step, until nobody can act.
 * SPDX-License-Identifier: MIT
 *
 *     step   all lanes of the choice go on to where each can be seen again, one after the other
 *
 * All clusters are resident. Agents act on a stack of their own.
 */
#ifndef MGPU_EMU_EXPLORE_RUN_H
#define MGPU_EMU_EXPLORE_RUN_H

#include "choice.h"

/* ---- a step -------------------------------------------------------------------------------------------------- */

/* f goes on until it can be seen again. */
MGPU__MODEL void
mgpu__lane_acts(mgpu__explorer *x, mgpu__worker *w, mgpu__fiber *f)
{
    x->slot[mgpu__actor_of(f)].ready = false;
    x->lane_touch = x->touch.count;
    f->object = NULL;
    w->switches++;
    mgpu__run_stack(w, f, f->context);
}

/* What the agents' stack runs. */
MGPU__MODEL void
mgpu__agent_main(void)
{
    for (;;) {
        mgpu__explorer *x = mgpu__this_worker->launch->explorer;
        x->agent_unit->run(x->agent_cluster, x->agent_which, UINT64_MAX);
        mgpu__to_worker(&x->agent);
    }
}

MGPU__MODEL void
mgpu__agent_acts(mgpu__explorer *x, mgpu__worker *w, const mgpu__choice *c)
{
    x->agent_unit = c->unit;
    x->agent_cluster = c->cluster;
    x->agent_which = c->which;
    mgpu__run_stack(w, c->op->issuer, x->agent);
}

/* What lets lanes of a warp go on: collectives, barriers that were complete. */
MGPU__MODEL void
mgpu__lanes_go_on(mgpu__explorer *x, const mgpu__choice *c)
{
    uint32_t before = 0;
    for (uint32_t i = 0; i < 32; i++) {
        mgpu__slot *s = &x->slot[c->actor / 32 * 32 + i];
        if (!(c->lanes >> i & 1))
            continue;
        if (s->passed != 0)
            mgpu__touch_add(x, MGPU__TOUCH_PASS, s->passed, s->passed_ended);
        s->passed = 0;
        if (s->gathering != 0 && s->gathering != before) {
            const uint32_t *met =
                (const uint32_t *)x->gathering.at + 33 * (size_t)(s->gathering - 1);
            if (mgpu__grow(x, &x->edge, met[0], sizeof *met))
                memcpy((uint32_t *)x->edge.at + x->edge.count, met + 1, met[0] * sizeof *met);
            x->edge.count += met[0];
            before = s->gathering;
        }
        s->gathering = 0;
    }
}

/* Take a step. `otherwise`: who would by default. */
MGPU__MODEL void
mgpu__take_step(mgpu__explorer *x, mgpu__worker *w, const mgpu__choice *c,
                const mgpu__choice *otherwise)
{
    const uint32_t n = x->taken.count, first = (uint32_t)c->actor / 32 * 32;
    mgpu__taken *s;
    if (n == x->launch->config.explore.steps)
        x->stop = MGPU__STOP_STEPS;
    if (x->stop != MGPU__STOP_NOT || !mgpu__grow(x, &x->taken, 1, sizeof *s))
        return;
    s = mgpu__taken_at(x, n);
    memset(s, 0, sizeof *s);
    s->actor = c->actor;
    s->lanes = c->lanes;
    s->number = mgpu__steps_of(x, c->actor);
    s->instead = otherwise->actor;
    s->instead_number = mgpu__steps_of(x, otherwise->actor);
    s->enabler = c->enabler;
    s->touch = x->touch.count;
    x->edge.count = 0;
    x->path[n] = c->actor;
    x->acting = true;
    if (c->lanes != 0) {
        s->site = x->slot[c->actor].fiber->site;
        s->object = x->slot[c->actor].fiber->object;
        s->previous = x->slot[c->actor].last;
        s->state = x->slot[c->actor].state;
        s->counts = c->looking == MGPU__LOOKS_ON && c->enabler != 0;
        x->last = c->actor;
        mgpu__lanes_go_on(x, c);
        for (uint32_t i = 0; i < 32; i++)
            if (c->lanes >> i & 1) {
                x->slot[first + i].steps++;
                x->slot[first + i].looks =
                    c->looking != MGPU__LOOKS_NOT ? x->slot[first + i].looks + 1 : 0;
            }
        for (uint32_t i = 0; i < 32 && !mgpu__ended(x->launch); i++)
            if (c->lanes >> i & 1)
                mgpu__lane_acts(x, w, x->slot[first + i].fiber);
    } else {
        s->site = c->op->site;
        mgpu__agent_acts(x, w, c);
    }
    x->acting = false;
    s = mgpu__taken_at(x, n);
    if (n + 1 < x->prefix && x->turn == NULL && x->place[n] != s->site)
        x->stop = MGPU__STOP_REPLAY; /* it was another before */
    x->place[n] = s->site;
    for (uint32_t i = 0; i < s->touches; i++) {
        const uint8_t kind = mgpu__touches_of(x, s)[i].kind;
        s->changes = s->changes || (kind != MGPU__TOUCH_READ && kind != MGPU__TOUCH_USE &&
                                    kind != MGPU__TOUCH_PASS && kind != MGPU__TOUCH_LOOK &&
                                    kind != MGPU__TOUCH_MISS);
    }
    x->taken.count++;
    mgpu__step_over(x, n, c->op);
    for (uint32_t i = 0; i < 32; i++)
        if (c->lanes >> i & 1)
            x->slot[first + i].last = n + 1;
}

/* ---- when nobody can act ------------------------------------------------------------------------------------- */

/* A thread that would only look again looks without a step. true: it went on to something else. */
MGPU__MODEL bool
mgpu__look_again(mgpu__explorer *x, mgpu__worker *w, mgpu__fiber *f)
{
    const uint32_t loop = mgpu__loop_of(x, f);
    const void *site = f->site, *object = f->object;
    bool loops = true;
    x->silent = true;
    for (uint32_t i = 0; i < MGPU__LOOP_STEPS && loops && !mgpu__ended(x->launch); i++) {
        mgpu__lane_acts(x, w, f);
        mgpu__collect_ready(x, w);
        loops = x->slot[mgpu__actor_of(f)].ready && mgpu__still_loops(x, f, loop);
        if (loops && f->site == site && f->object == object)
            break;
    }
    x->silent = false;
    if (!loops && !x->gave_up) {
        x->gave_up = true;
        x->gave_up_site = site;
    }
    return !loops;
}

/* Nobody can act: those that look do so until one goes on, or their patience is over. */
MGPU__MODEL bool
mgpu__look_in_vain(mgpu__explorer *x, mgpu__worker *w, bool loops)
{
    const uint64_t patience = (uint64_t)x->launch->config.patience_ms * 1000000u;
    const uint64_t until = mgpu_emu_now_ns() + patience;
    bool went_on = false;
    for (uint32_t looks = 0; loops && !went_on && !mgpu__ended(x->launch) &&
                             (looks < MGPU__LOOKS_LEAST || mgpu_emu_now_ns() < until);
         looks++)
        for (uint32_t i = 0; i < x->threads; i++)
            if (x->slot[i].ready && mgpu__loop_of(x, x->slot[i].fiber) != UINT32_MAX)
                went_on = mgpu__look_again(x, w, x->slot[i].fiber) || went_on;
    return went_on;
}

/* Nobody will ever act again: a deadlock. */
MGPU__MODEL void
mgpu__order_stuck(mgpu__explorer *x)
{
    for (uint32_t i = 0; i < x->threads; i++)
        if (x->slot[i].ready)
            x->slot[i].fiber->state = MGPU__POLLING;
    if (x->launch->quiet)
        mgpu__deliver(x->launch, MGPU_EMU_ERROR, MGPU_ERROR_DEADLOCK);
    else
        mgpu__report_stuck(x->launch);
}

/* ---- an order ------------------------------------------------------------------------------------------------ */

/* Clusters whose threads have returned, and whose agents are done. */
MGPU__MODEL void
mgpu__order_retire(mgpu__worker *w)
{
    bool busy = false;
    for (const mgpu__cluster *c = w->residents; c != NULL && !busy; c = c->next)
        for (uint32_t i = 0; i < w->launch->unit_count && c->alive == 0; i++)
            busy = busy || mgpu__unit_runnable(w->launch->units[i], c, UINT64_MAX) != 0;
    if (!busy)
        mgpu__retire(w);
}

/* All clusters begin. false: they do not fit. */
MGPU__MODEL bool
mgpu__order_begin_all(mgpu__explorer *x, mgpu__worker *w)
{
    const mgpu__launch *l = x->launch;
    while (mgpu__admit(w, mgpu__fiber_main)) {
    }
    memset(x->slot, 0, x->threads * sizeof *x->slot);
    for (const mgpu__cluster *c = w->residents; c != NULL; c = c->next)
        for (uint32_t rank = 0; rank < c->cta_count; rank++)
            for (uint32_t t = 0; t < l->threads; t++) {
                mgpu__fiber *f = mgpu__fiber_at(c->ctas[rank], t);
                x->slot[mgpu__actor_of(f)].fiber = f;
            }
    x->taken.count = x->touch.count = x->gathering.count = x->sleeper.count = 0;
    x->entry.count = x->ops = 0;
    for (uint32_t i = 0; i < x->object.capacity; i++)
        free(((mgpu__object *)x->object.at)[i].entry);
    mgpu__table_clear(&x->object, sizeof(mgpu__object));
    mgpu__table_clear(&x->cell, sizeof(mgpu__cell));
    memset(x->mark, 0, x->launch->config.explore.steps * sizeof *x->mark);
    for (uint32_t i = 0; i < x->turns; i++)
        x->turn[i].used = false;
    x->last = 0;
    x->redundant = x->acting = x->silent = false;
    x->agent =
        mgpu__fiber_create(x->stack.start, x->stack.start + x->stack.bytes, mgpu__agent_main);
    return !mgpu__ended(l) && l->resident == l->clusters;
}

/* One order, on the worker. */
MGPU__MODEL void
mgpu__order_run(mgpu__worker *w)
{
    mgpu__explorer *x = w->launch->explorer;
    mgpu__choices *all = x->choices;
    if (!mgpu__order_begin_all(x, w))
        return;
    while (!mgpu__ended(w->launch) && x->stop == MGPU__STOP_NOT) {
        const mgpu__choice *otherwise, *c;
        if (x->taken.count % 256 == 255 && mgpu_emu_now_ns() > x->until_ns)
            x->stop = MGPU__STOP_SECONDS;
        mgpu__collect_ready(x, w);
        mgpu__choices_make(x, w, all);
        if (all->count == 0 && w->residents == NULL)
            return;
        if (all->count == 0) {
            if (!mgpu__look_in_vain(x, w, all->loops != 0) && !mgpu__ended(w->launch))
                mgpu__order_stuck(x);
            continue;
        }
        otherwise = mgpu__default_choice(x, all, false);
        c = mgpu__choose(x, all, otherwise);
        x->redundant = c == NULL && x->stop == MGPU__STOP_NOT;
        if (c == NULL)
            return;
        mgpu__take_step(x, w, c, otherwise);
        if (mgpu__ended(w->launch) && x->turn == NULL && x->taken.count != 0)
            mgpu__node_try_all(x, x->taken.count - 1, all); /* the others would have gone on */
        mgpu__order_retire(w);
    }
}

#endif /* MGPU_EMU_EXPLORE_RUN_H */
