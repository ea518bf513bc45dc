/* mgpu/emu/explore/choice.h - who can act before a step of an order, and who does.
 * SPDX-License-Identifier: MIT
 *
 *     choices   the lanes of a warp that are at one line; operations of agents. What waits is none
 *     default   who acted last goes on; else an operation; else the first thread; of these who only
 *               looks again comes last
 *
 * An order is given by where it leaves the default; that is also how it is replayed.
 */
#ifndef MGPU_EMU_EXPLORE_CHOICE_H
#define MGPU_EMU_EXPLORE_CHOICE_H

#include "tree.h"
#include "../core/schedule.h"
#include "spin.h"

typedef struct mgpu__choice {
    uint64_t actor;
    uint32_t lanes;   /* 0: an operation */
    uint32_t enabler; /* mgpu__taken */
    mgpu__looking looking;
    const mgpu__agent_op *op;
    mgpu__unit *unit;
    mgpu__cluster *cluster;
    uint32_t which;
} mgpu__choice;

enum { MGPU__CHOICES_MAX = 4096 };

typedef struct mgpu__choices {
    uint32_t count, loops; /* loops: of threads that would look again */
    mgpu__choice at[MGPU__CHOICES_MAX];
} mgpu__choices;

/* ---- who can act ---------------------------------------------------------------------------------------- */

/* All that engines have made ready. */
MGPU__MODEL void
mgpu__collect_ready(mgpu__explorer *x, mgpu__worker *w)
{
    for (mgpu__cluster *c = w->residents; c != NULL; c = c->next) {
        mgpu__fiber *f;
        mgpu__wake(&c->polling);
        while ((f = mgpu__queue_pop(&c->ready)) != NULL)
            x->slot[mgpu__actor_of(f)].ready = true;
    }
}

MGPU__MODEL void
mgpu__choice_add(mgpu__explorer *x, mgpu__choices *all, mgpu__choice c)
{
    if (all->count == MGPU__CHOICES_MAX || all->count == x->launch->config.explore.actors)
        x->stop = MGPU__STOP_ACTORS;
    else
        all->at[all->count++] = c;
}

/* The groups of one warp, from thread `first` of the grid on. */
MGPU__MODEL void
mgpu__choices_of_warp(mgpu__explorer *x, mgpu__choices *all, uint32_t first)
{
    uint32_t left = 0;
    for (uint32_t i = 0; i < 32; i++)
        left |= (uint32_t)x->slot[first + i].ready << i;
    while (left != 0) {
        const uint32_t lead = (uint32_t)__builtin_ctz(left);
        const mgpu__fiber *f = x->slot[first + lead].fiber;
        mgpu__choice c;
        memset(&c, 0, sizeof c);
        c.actor = first + lead;
        for (uint32_t i = lead; i < 32; i++)
            if (left >> i & 1 && x->slot[first + i].fiber->site == f->site)
                c.lanes |= 1u << i;
        c.looking = mgpu__looks(x, f, &c.enabler);
        for (uint32_t i = lead + 1; i < 32 && c.looking == MGPU__SPINS;
             i++) /* others look for the first time */
            if (x->slot[first + i].last != x->slot[first + lead].last)
                c.lanes &= ~(1u << i);
        left &= ~c.lanes;
        if (c.looking == MGPU__SPINS)
            all->loops++;
        else
            mgpu__choice_add(x, all, c);
    }
}

MGPU__MODEL void
mgpu__choices_of_agents(mgpu__explorer *x, mgpu__choices *all, mgpu__cluster *c)
{
    const mgpu__launch *l = x->launch;
    for (uint32_t i = 0; i < l->unit_count; i++) {
        const uint32_t count = mgpu__unit_runnable(l->units[i], c, UINT64_MAX);
        for (uint32_t k = 0; k < count && l->units[i]->operation != NULL; k++) {
            mgpu__choice o;
            memset(&o, 0, sizeof o);
            o.op = (const mgpu__agent_op *)l->units[i]->operation(c, k);
            o.unit = l->units[i];
            o.cluster = c;
            o.which = k;
            if (o.op == NULL) /* it was one too many */
                return;
            o.actor = o.op->actor;
            mgpu__choice_add(x, all, o);
        }
    }
}

MGPU__MODEL void
mgpu__choices_make(mgpu__explorer *x, mgpu__worker *w, mgpu__choices *all)
{
    all->count = all->loops = 0;
    for (uint32_t i = 0; i < x->threads; i += 32)
        mgpu__choices_of_warp(x, all, i);
    for (mgpu__cluster *c = w->residents; c != NULL; c = c->next)
        mgpu__choices_of_agents(x, all, c);
}

/* ---- who does ---------------------------------------------------------------------------------------------- */

/* The default among those that are awake, or among all. NULL: there is none. */
MGPU__MODEL const mgpu__choice *
mgpu__default_choice(const mgpu__explorer *x, const mgpu__choices *all, bool awake)
{
    const mgpu__choice *found = NULL, *op = NULL, *looks = NULL;
    for (uint32_t i = 0; i < all->count; i++) {
        const mgpu__choice *c = &all->at[i];
        if (awake && mgpu__asleep(x, x->taken.count, c->actor, c->lanes))
            continue;
        if (c->looking == MGPU__LOOKS_LAST) {
            looks = looks == NULL || mgpu__actor_in(x->last, c->actor, c->lanes) ? c : looks;
            continue;
        }
        if (mgpu__actor_in(x->last, c->actor, c->lanes))
            return c;
        if (c->lanes == 0 && (op == NULL || c->actor < op->actor))
            op = c;
        if (c->lanes != 0 && found == NULL)
            found = c;
    }
    return op != NULL ? op : found != NULL ? found : looks;
}

MGPU__MODEL const mgpu__choice *
mgpu__choice_of(const mgpu__choices *all, uint64_t actor)
{
    for (uint32_t i = 0; i < all->count; i++)
        if (mgpu__actor_in(actor, all->at[i].actor, all->at[i].lanes))
            return &all->at[i];
    return NULL;
}

/* Steps that an actor has taken. */
static inline uint32_t
mgpu__steps_of(const mgpu__explorer *x, uint64_t actor)
{
    return (actor & MGPU__ACTOR_OP) != 0 ? 0 : x->slot[actor].steps;
}

/* What a replay says: it may leave the default. */
MGPU__MODEL const mgpu__choice *
mgpu__turn_of(mgpu__explorer *x, const mgpu__choices *all, const mgpu__choice *otherwise)
{
    for (uint32_t i = 0; i < x->turns; i++) {
        mgpu__turn *t = &x->turn[i];
        const mgpu__choice *c;
        if (t->used || t->number != mgpu__steps_of(x, otherwise->actor) ||
            !mgpu__actor_in(t->instead, otherwise->actor, otherwise->lanes))
            continue;
        c = mgpu__choice_of(all, t->actor);
        t->used = c != NULL;
        return c != NULL ? c : otherwise;
    }
    return otherwise;
}

/* All that can act at a node, and do not sleep there, are to be tried. */
MGPU__MODEL void
mgpu__node_try_all(mgpu__explorer *x, uint32_t n, const mgpu__choices *all)
{
    x->node[n].all = true;
    for (uint32_t i = 0; i < all->count; i++)
        mgpu__node_add(x, n, all->at[i].actor);
}

/* Who acts before the next step. NULL: all that can sleep, and nothing new comes. */
MGPU__MODEL const mgpu__choice *
mgpu__choose(mgpu__explorer *x, const mgpu__choices *all, const mgpu__choice *otherwise)
{
    const uint32_t n = x->taken.count;
    const mgpu__choice *c;
    if (x->turn != NULL)
        return mgpu__turn_of(x, all, otherwise);
    if (n >= x->prefix)
        return mgpu__default_choice(x, all, true);
    c = mgpu__choice_of(all, x->path[n]);
    if (c != NULL)
        return c;
    if (n + 1 != x->prefix) { /* it was there before */
        x->stop = MGPU__STOP_REPLAY;
        return NULL;
    }
    mgpu__node_try_all(x, n, all); /* it cannot go first: try each that can */
    return mgpu__default_choice(x, all, true);
}

#endif /* MGPU_EMU_EXPLORE_CHOICE_H */
