/* mgpu/emu/explore/tree.h - which orders are left: races are turned round, what was tried sleeps.
 * SPDX-License-Identifier: MIT
 *
 * Dynamic partial-order reduction with source sets and sleep sets ("Optimal dynamic partial order
 * reduction", 2014). For each race of steps e and n some order must let
 * n, or what is before it and not behind e, go first where e was taken: one actor of those is to be
 * tried there. An actor that was tried sleeps until something happens that clashes with what it did.
 *
 *     node 0 -- step 0 -- node 1 -- step 1 -- ...      the order at hand
 *       |                   +-- to be tried: thread 32
 *       +-- tried: thread 0
 */
#ifndef MGPU_EMU_EXPLORE_TREE_H
#define MGPU_EMU_EXPLORE_TREE_H

#include "clash.h"

/* ---- tried, and to be tried ------------------------------------------------------------------------------ */

/* Whether an actor of step k, or one with which it shares lanes, is tried or to be tried at a node, or
 * sleeps there. */
MGPU__MODEL bool
mgpu__node_has(const mgpu__explorer *x, uint32_t at, uint32_t k)
{
    const mgpu__node *node = &x->node[at];
    const mgpu__taken *here = mgpu__taken_at(x, at), *s = mgpu__taken_at(x, k);
    const mgpu__sleeper *sleeper = (const mgpu__sleeper *)x->sleeper.at;
    if (node->all || mgpu__actor_in(s->actor, here->actor, here->lanes) ||
        mgpu__actor_in(here->actor, s->actor, s->lanes))
        return true;
    for (uint32_t i = 0; i < node->todos; i++)
        if (mgpu__actor_in(node->todo[i], s->actor, s->lanes))
            return true;
    for (uint32_t i = 0; i < x->sleeper.count; i++)
        if (sleeper[i].from <= at && at <= sleeper[i].to &&
            (mgpu__actor_in(s->actor, sleeper[i].who->actor, sleeper[i].who->lanes) ||
             mgpu__actor_in(sleeper[i].who->actor, s->actor, s->lanes)))
            return true;
    return false;
}

/* An actor is to be tried at a node. */
MGPU__MODEL void
mgpu__node_add(mgpu__explorer *x, uint32_t at, uint64_t actor)
{
    mgpu__node *node = &x->node[at];
    for (uint32_t i = 0; i < node->todos; i++)
        if (node->todo[i] == actor)
            return;
    if (node->todos == node->todo_capacity) {
        const uint32_t capacity = node->todo_capacity == 0 ? 4 : 2 * node->todo_capacity;
        uint64_t *more = (uint64_t *)realloc(node->todo, capacity * sizeof *more);
        if (more == NULL) {
            x->stop = MGPU__STOP_MEMORY;
            return;
        }
        node->todo = more;
        node->todo_capacity = capacity;
    }
    node->todo[node->todos++] = actor;
}

/* Steps e and n race: n shall come before e in another order. */
MGPU__MODEL void
mgpu__reverse(mgpu__explorer *x, uint32_t e, uint32_t n)
{
    uint64_t *late = x->row + (size_t)(x->launch->config.explore.steps + 1) * x->words;
    uint64_t first = UINT64_MAX;
    memset(late, 0, x->words * sizeof *late);
    for (uint32_t k = e + 1; k <= n; k++) {
        const uint64_t *row = mgpu__row_of(x, k);
        bool begins = true;
        if (k != n && mgpu__row_has(row, e))
            continue;
        for (uint32_t i = e / 64; i <= k / 64 && begins; i++)
            begins = (row[i] & late[i]) == 0;
        late[k / 64] |= (uint64_t)1 << k % 64;
        if (!begins)
            continue;
        if (mgpu__node_has(x, e, k))
            return;
        if (first == UINT64_MAX ||
            mgpu__actor_in(mgpu__taken_at(x, n)->actor, mgpu__taken_at(x, k)->actor,
                           mgpu__taken_at(x, k)->lanes))
            first = mgpu__taken_at(x, k)->actor;
    }
    if (first != UINT64_MAX)
        mgpu__node_add(x, e, first);
}

/* ---- a step is over -------------------------------------------------------------------------------------- */

/* Who was tried at node n sleeps; who clashes with step n, or acts in it, wakes. */
MGPU__MODEL void
mgpu__sleep(mgpu__explorer *x, uint32_t n)
{
    const mgpu__node *node = &x->node[n];
    const mgpu__taken *s = mgpu__taken_at(x, n);
    mgpu__sleeper *sleeper;
    for (uint32_t i = 0; i < node->dones && mgpu__grow(x, &x->sleeper, 1, sizeof *sleeper);
         i++) {
        sleeper = (mgpu__sleeper *)x->sleeper.at + x->sleeper.count++;
        sleeper->who = &node->done[i];
        sleeper->from = n;
        sleeper->to = UINT32_MAX;
    }
    sleeper = (mgpu__sleeper *)x->sleeper.at;
    for (uint32_t i = 0; i < x->sleeper.count; i++) {
        const mgpu__tried *who = sleeper[i].who;
        if (sleeper[i].to == UINT32_MAX &&
            ((x->launch->config.explore.everything && who->touches != 0 &&
              mgpu__is_visible(x, s)) ||
             mgpu__actor_in(who->actor, s->actor, s->lanes) ||
             mgpu__actor_in(s->actor, who->actor, who->lanes) ||
             mgpu__lists_clash(who->touch, who->touches, mgpu__touches_of(x, s), s->touches)))
            sleeper[i].to = n;
    }
}

/* Whether an actor sleeps now, before step n, or was tried there. */
MGPU__MODEL bool
mgpu__asleep(const mgpu__explorer *x, uint32_t n, uint64_t actor, uint32_t lanes)
{
    const mgpu__node *node = &x->node[n];
    const mgpu__sleeper *sleeper = (const mgpu__sleeper *)x->sleeper.at;
    for (uint32_t i = 0; i < node->dones; i++)
        if (node->done[i].actor == actor && node->done[i].lanes == lanes)
            return true;
    for (uint32_t i = 0; i < x->sleeper.count; i++)
        if (sleeper[i].to == UINT32_MAX && sleeper[i].who->actor == actor &&
            sleeper[i].who->lanes == lanes)
            return true;
    return false;
}

/* Step n is over: its row, its races, who sleeps. */
MGPU__MODEL void
mgpu__step_over(mgpu__explorer *x, uint32_t n, const mgpu__agent_op *op)
{
    const mgpu__taken *s = mgpu__taken_at(x, n);
    const bool tree = x->turn == NULL, fresh = n + 1 >= x->prefix;
    uint64_t *row = mgpu__row_of(x, n);
    uint64_t *behind = x->row + (size_t)x->launch->config.explore.steps * x->words;
    uint32_t *candidate, races = 0;
    mgpu__row_make(x, n, op);
    candidate = (uint32_t *)x->candidate.at;
    memset(behind, 0, x->words * sizeof *behind);
    for (uint32_t i = 0; i < x->candidate.count; i++) {
        const uint64_t *from = mgpu__row_of(x, candidate[i] & ~MGPU__CANDIDATE_SURE);
        for (uint32_t k = 0; k <= n / 64; k++)
            behind[k] |= from[k];
    }
    for (uint32_t i = 0; i < x->candidate.count; i++) {
        const uint32_t e = candidate[i] & ~MGPU__CANDIDATE_SURE;
        if ((candidate[i] & MGPU__CANDIDATE_SURE) != 0 ||
            (!mgpu__row_has(row, e) && !mgpu__row_has(behind, e)))
            candidate[races++] = e;
        row[e / 64] |= (uint64_t)1 << e % 64;
    }
    for (uint32_t k = 0; k <= n / 64; k++)
        row[k] |= behind[k];
    for (uint32_t i = 0; i < s->touches; i++)
        if (mgpu__touches_of(x, s)[i].kind == MGPU__TOUCH_LOOK)
            mgpu__row_passes(x, row, &mgpu__touches_of(x, s)[i]);
    mgpu__taken_at(x, n)->races = races != 0;
    for (uint32_t i = 0; i < races; i++)
        mgpu__taken_at(x, candidate[i])->races = true;
    for (uint32_t i = 0; i < races && tree && fresh; i++)
        mgpu__reverse(x, candidate[i], n);
    mgpu__row_enter(x, n);
    if (tree)
        mgpu__sleep(x, n);
}

/* ---- the next order --------------------------------------------------------------------------------------- */

MGPU__MODEL void
mgpu__node_clear(mgpu__node *node)
{
    for (uint32_t i = 0; i < node->dones; i++)
        free(node->done[i].touch);
    free(node->todo);
    free(node->done);
    memset(node, 0, sizeof *node);
}

/* What was taken at node i was tried. */
MGPU__MODEL void
mgpu__node_tried(mgpu__explorer *x, uint32_t i)
{
    mgpu__node *node = &x->node[i];
    const mgpu__taken *s = mgpu__taken_at(x, i);
    mgpu__tried *t;
    if (node->dones == node->done_capacity) {
        const uint32_t capacity = node->done_capacity == 0 ? 4 : 2 * node->done_capacity;
        t = (mgpu__tried *)realloc(node->done, capacity * sizeof *t);
        if (t == NULL) {
            x->stop = MGPU__STOP_MEMORY;
            return;
        }
        node->done = t;
        node->done_capacity = capacity;
    }
    t = &node->done[node->dones];
    t->actor = s->actor;
    t->lanes = s->lanes;
    t->touches = s->touches;
    t->touch = (mgpu__touch_of *)malloc((s->touches + 1) * sizeof *t->touch);
    if (t->touch == NULL) {
        x->stop = MGPU__STOP_MEMORY;
        return;
    }
    memcpy(t->touch, mgpu__touches_of(x, s), s->touches * sizeof *t->touch);
    for (uint32_t k = 0; k < s->touches && mgpu__ended(x->launch) && i + 1 == x->taken.count;
         k++) /* a mistake: whatever comes to the meeting before may make it none */
        if (t->touch[k].kind > MGPU__TOUCH_WRITE)
            t->touch[k].kind = MGPU__TOUCH_INIT;
    node->dones++;
}

/* Whether an actor need not be tried at node i: it was, or it sleeps there. */
MGPU__MODEL bool
mgpu__node_knows(const mgpu__explorer *x, uint32_t i, uint64_t actor)
{
    const mgpu__node *node = &x->node[i];
    const mgpu__sleeper *sleeper = (const mgpu__sleeper *)x->sleeper.at;
    for (uint32_t k = 0; k < node->dones; k++)
        if (node->done[k].actor == actor)
            return true;
    for (uint32_t k = 0; k < x->sleeper.count; k++)
        if (sleeper[k].from < i && i <= sleeper[k].to && sleeper[k].who->actor == actor)
            return true;
    return false;
}

/* Choose the next order: x->path, up to x->prefix. false: there is none. */
MGPU__MODEL bool
mgpu__next_order(mgpu__explorer *x)
{
    for (uint32_t i = x->taken.count; i > 0; i--) {
        mgpu__node *node = &x->node[i - 1];
        if (node->todos != 0)
            mgpu__node_tried(x, i - 1);
        while (node->todos != 0 && x->stop == MGPU__STOP_NOT) {
            const uint64_t actor = node->todo[--node->todos];
            if (mgpu__node_knows(x, i - 1, actor))
                continue;
            x->path[i - 1] = actor;
            x->prefix = i;
            return true;
        }
        mgpu__node_clear(node);
    }
    return false;
}

#endif /* MGPU_EMU_EXPLORE_TREE_H */
