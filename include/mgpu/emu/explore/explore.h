/* mgpu/emu/explore/explore.h - the explore policy: a launch runs through all orders that differ.
 * SPDX-License-Identifier: MIT
 *
 *     buffers are copied | an order | put back | an order | put back | ...
 *     none fails: the launch runs once more, eagerly, and a note says how many orders there were
 *     one fails:  what is not needed of its turns is left out, and it runs once more and is told
 */
#ifndef MGPU_EMU_EXPLORE_EXPLORE_H
#define MGPU_EMU_EXPLORE_EXPLORE_H

#include "verdict.h"
#include "watch.h"

/* Of the launch that runs: one at a time; and the order that the last one ended with. */
static mgpu__exploring mgpu__exploring_now;
static mgpu__text mgpu__explored_order;

enum { MGPU__SHORTEN_RUNS = 200, MGPU__AGENT_STACK = 1 << 18 };

/* ---- one order ----------------------------------------------------------------------------------------- */

/* All clusters wait to begin, the first of the grid first: each has the place that it had. */
MGPU__MODEL void
mgpu__clusters_rest(mgpu__worker *w)
{
    mgpu__cluster *rest = NULL;
    mgpu__cluster *lists[2] = {w->residents, w->spare};
    for (int k = 0; k < 2; k++)
        while (lists[k] != NULL) {
            mgpu__cluster *c = lists[k], **link = &rest;
            lists[k] = c->next;
            while (*link != NULL && (*link)->index < c->index)
                link = &(*link)->next;
            c->next = *link;
            *link = c;
        }
    w->residents = NULL;
    w->spare = rest;
}

/* Put back what a launch may have changed, and begin it anew. */
MGPU__MODEL void
mgpu__launch_again(const mgpu__exploring *e, bool quiet)
{
    mgpu__launch *l = e->x->launch;
    (void)mgpu__snapshot_differs(&e->before, true, NULL);
    if (l->kernel->args_bytes != 0)
        memcpy(e->args, e->args_given, l->kernel->args_bytes);
    mgpu__clusters_rest(&l->workers[0]);
    l->next_cluster = l->resident = l->reported_count = 0;
    l->status = MGPU_OK;
    l->reports = l->errors = 0; /* of the run that is told */
    l->over = false;
    l->quiet = quiet;
    l->config.report_json = quiet ? NULL : e->report_json; /* of the run that is told */
    l->config.trace = quiet ? NULL : e->trace;
    mgpu__checks_launch_began(l);
}

/* Run an order: the next of the tree, or the one that x->turn gives. Its status. */
MGPU__MODEL mgpu_status
mgpu__order_try(const mgpu__exploring *e)
{
    mgpu__launch *l = e->x->launch;
    mgpu__launch_again(e, true);
    (void)e->run(&l->workers[0]);
    if (e->x->redundant || e->x->stop != MGPU__STOP_NOT)
        return MGPU_OK;
    l->over = true;
    mgpu__checks_launch_ended(l);
    return (mgpu_status)l->status;
}

/* ---- what an order showed ------------------------------------------------------------------------------ */

/* An order failed: keep it if it is the shortest. */
MGPU__MODEL void
mgpu__order_failed(mgpu__exploring *e, mgpu_status status)
{
    const mgpu__explorer *x = e->x;
    const uint32_t most = x->launch->config.explore.steps;
    const uint32_t turns = mgpu__turns_of(x, e->trial, most);
    mgpu__explored.failed++;
    if (e->failed != MGPU_OK &&
        (turns > e->failing_turns ||
         (turns == e->failing_turns && x->taken.count >= e->failing_steps)))
        return;
    memcpy(e->failing, e->trial, turns * sizeof *e->trial);
    e->failing_turns = turns;
    e->failing_steps = x->taken.count;
    e->failed = status;
}

/* An order is over: do its results differ from those of the first? */
MGPU__MODEL void
mgpu__order_results(mgpu__exploring *e)
{
    const mgpu__launch *l = e->x->launch;
    unsigned char was = 0;
    mgpu__text *t = &mgpu__explored_other;
    uintptr_t at;
    if (e->first.bytes == NULL) {
        if (!mgpu__snapshot_take(&e->first))
            e->x->stop = MGPU__STOP_MEMORY;
        return;
    }
    at = t->length == 0 ? mgpu__snapshot_differs(&e->first, false, &was) : 0;
    if (at == 0)
        return;
    mgpu__put(t, "results differ between orders: the first leaves 0x%02x at ", was);
    mgpu__put_bytes_at(t, e->x, at);
    mgpu__put(t, ", and 0x%02x is there with ", *(const unsigned char *)at);
    mgpu__put_replayed_by(t, e->x, e->trial,
                          mgpu__turns_of(e->x, e->trial, l->config.explore.steps));
}

/* What this order leaves, as a number: is it a new one? */
MGPU__MODEL void
mgpu__order_outcome(mgpu__exploring *e, mgpu_status status)
{
    const uint64_t digest =
        status == MGPU_OK ? mgpu__snapshot_digest(0xCBF29CE484222325u) : (uint64_t)status;
    for (uint32_t i = 0; i < e->outcomes; i++)
        if (e->outcome[i] == digest)
            return;
    if (e->outcomes == e->outcome_capacity) {
        const uint32_t capacity = e->outcome_capacity == 0 ? 16 : 2 * e->outcome_capacity;
        uint64_t *more = (uint64_t *)realloc(e->outcome, capacity * sizeof *more);
        if (more == NULL) {
            e->x->stop = MGPU__STOP_MEMORY;
            return;
        }
        e->outcome = more;
        e->outcome_capacity = capacity;
    }
    e->outcome[e->outcomes++] = digest;
    mgpu__explored.outcomes = e->outcomes;
    mgpu__explored.digest += digest;
}

/* Run through the tree until it is done, a bound is met, or an order fails. */
MGPU__MODEL void
mgpu__orders_run(mgpu__exploring *e)
{
    mgpu__explorer *x = e->x;
    const mgpu_emu_bounds *b = &x->launch->config.explore;
    do {
        const mgpu_status status = mgpu__order_try(e);
        if (x->stop != MGPU__STOP_NOT)
            return;
        if (x->redundant)
            continue;
        mgpu__explored.orders++;
        if (status != MGPU_OK)
            mgpu__order_failed(e, status);
        else if (b->results)
            mgpu__order_results(e);
        if (b->all)
            mgpu__order_outcome(e, status);
        if (status != MGPU_OK && !b->all)
            return;
        if (mgpu_emu_now_ns() > x->until_ns)
            x->stop = MGPU__STOP_SECONDS;
        if (mgpu__explored.orders >= b->orders && x->stop == MGPU__STOP_NOT)
            x->stop = MGPU__STOP_ORDERS;
    } while (x->stop == MGPU__STOP_NOT && mgpu__next_order(x));
    for (uint32_t i = 0; i < x->taken.count && x->stop == MGPU__STOP_ORDERS; i++)
        if (x->node[i].todos != 0)
            return;
    if (x->stop == MGPU__STOP_ORDERS) /* the last one was the last of all */
        x->stop = MGPU__STOP_NOT;
}

/* Leave out turns of the order that failed while it still fails. */
MGPU__MODEL void
mgpu__shorten(mgpu__exploring *e)
{
    mgpu__explorer *x = e->x;
    const uint64_t until =
        mgpu_emu_now_ns() + (uint64_t)x->launch->config.explore.seconds * 250000000u;
    uint32_t runs = 0;
    bool again = true;
    while (again) {
        again = false;
        for (uint32_t i = e->failing_turns; i > 0 && runs < MGPU__SHORTEN_RUNS; i--, runs++) {
            if (i > e->failing_turns || mgpu_emu_now_ns() > until)
                continue;
            memcpy(e->trial, e->failing, (i - 1) * sizeof *e->trial);
            memcpy(e->trial + i - 1, e->failing + i, (e->failing_turns - i) * sizeof *e->trial);
            x->turn = e->trial;
            x->turns = e->failing_turns - 1;
            x->stop = MGPU__STOP_NOT;
            if (mgpu__order_try(e) != e->failed || x->stop != MGPU__STOP_NOT)
                continue;
            e->failing_turns = mgpu__turns_of(x, e->failing, e->failing_turns);
            again = true;
        }
    }
}

/* ---- a launch ------------------------------------------------------------------------------------------- */

/* Run the order that x->turn gives, and tell what comes. */
MGPU__MODEL void
mgpu__order_tell(mgpu__exploring *e)
{
    mgpu__explorer *x = e->x;
    mgpu__launch *l = x->launch;
    x->stop = MGPU__STOP_NOT;
    mgpu__launch_again(e, false);
    l->put_order = mgpu__put_order;
    (void)e->run(&l->workers[0]);
    for (uint32_t i = 0; i < x->turns; i++)
        if (!x->turn[i].used && l->status == MGPU_OK) {
            mgpu__text *t = mgpu__report_begin();
            mgpu__put(t,
                      "the explore policy: MGPU_EMU_REPLAY is an order of another launch, or "
                      "of another build: it has a turn that does not come, ");
            mgpu__put_turn(t, l, &x->turn[i]);
            mgpu__deliver(l, MGPU_EMU_ERROR, MGPU_ERROR_INVALID_ARGUMENT);
            mgpu__report_end();
            return;
        }
}

/* Run the order that the program asks for. */
MGPU__MODEL void
mgpu__replay(mgpu__exploring *e)
{
    mgpu__explorer *x = e->x;
    mgpu__launch *l = x->launch;
    const char *why =
        mgpu__read_turns(l, e->replay, e->failing, l->config.explore.steps, &x->turns);
    char text[300];
    x->turn = e->failing;
    if (why == NULL) {
        mgpu__order_tell(e);
        return;
    }
    (void)snprintf(text, sizeof text, "MGPU_EMU_REPLAY %s", why);
    mgpu__explore_refuse(l, text);
}

/* As under the eager policy: what the program gets when no order has failed. */
MGPU__MODEL void
mgpu__run_eager(mgpu__exploring *e, mgpu_emu_observer observer)
{
    mgpu__launch *l = e->x->launch;
    l->explorer = NULL;
    l->judged = e->x->judge != NULL;
    l->judge = e->x->judge;
    l->config.policy = MGPU_EMU_EAGER;
    l->config.observer = observer;
    mgpu__launch_again(e, false);
    e->x->until_ns = mgpu_emu_now_ns() + (uint64_t)l->config.explore.seconds * 1000000000u;
    mgpu__watch_begin(e->x);
    (void)e->run(&l->workers[0]);
    mgpu__watch_end();
}

MGPU__MODEL void
mgpu__explorer_free(mgpu__exploring *e)
{
    mgpu__explorer *x = e->x;
    for (uint32_t i = 0; x->node != NULL && i < x->launch->config.explore.steps; i++)
        mgpu__node_clear(&x->node[i]);
    for (uint32_t i = 0; i < x->object.capacity; i++)
        free(((mgpu__object *)x->object.at)[i].entry);
    void *const all[] = {x->slot,          x->op,           x->taken.at,     x->touch.at,
                         x->gathering.at,  x->edge.at,      x->candidate.at, x->sleeper.at,
                         x->row,           x->mark,         x->object.at,    x->cell.at,
                         x->entry.at,      x->node,         x->path,         x->choices,
                         (void *)x->place, e->before.bytes, e->first.bytes,  e->failing,
                         e->trial,         e->outcome};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        free(all[i]);
    mgpu__unmap(x->stack);
}

/* What it needs. false: there is no memory. */
MGPU__MODEL bool
mgpu__explorer_make(mgpu__exploring *e, mgpu__explorer *x, mgpu__launch *l)
{
    const size_t steps = l->config.explore.steps;
    x->launch = l;
    x->seen = l->kernel->instrumented != 0;
    x->judge = l->judged ? l->judge : NULL;
    x->threads = l->grid.x * l->grid.y * l->grid.z * mgpu__actors_per_block(l);
    x->words = (uint32_t)(steps / 64 + 1);
    x->until_ns = mgpu_emu_now_ns() + (uint64_t)l->config.explore.seconds * 1000000000u;
    x->slot = (mgpu__slot *)calloc(x->threads, sizeof *x->slot);
    x->op = (mgpu__agent_op *)calloc(l->config.explore.operations + 1, sizeof *x->op);
    x->row = (uint64_t *)malloc((steps + 2) * x->words * sizeof *x->row);
    x->mark = (uint32_t *)calloc(steps + 1, sizeof *x->mark);
    x->node = (mgpu__node *)calloc(steps + 1, sizeof *x->node);
    x->path = (uint64_t *)calloc(steps + 1, sizeof *x->path);
    x->place = (const void **)calloc(steps + 1, sizeof *x->place);
    x->choices = (mgpu__choices *)malloc(sizeof *x->choices);
    e->failing = (mgpu__turn *)calloc(steps + 1, sizeof *e->failing);
    e->trial = (mgpu__turn *)calloc(steps + 1, sizeof *e->trial);
    x->stack = mgpu__map(MGPU__AGENT_STACK);
    return x->slot != NULL && x->op != NULL && x->row != NULL && x->mark != NULL &&
           x->node != NULL && x->path != NULL && x->place != NULL && x->choices != NULL &&
           e->failing != NULL && e->trial != NULL && x->stack.start != NULL &&
           mgpu__snapshot_take(&e->before);
}

/* Whether the launch can be explored; what is wrong is told. */
MGPU__MODEL bool
mgpu__explorable(mgpu__launch *l)
{
    char why[200];
    if (l->clusters > l->resident_limit)
        (void)snprintf(why, sizeof why,
                       "all clusters must be resident: the grid has %u, and %u fit (see "
                       "MGPU_EMU_SMS): launch fewer blocks",
                       l->clusters, l->resident_limit);
    else if (mgpu__snapshot_bytes() >> 20 > MGPU__SNAPSHOT_MIB)
        (void)snprintf(why, sizeof why,
                       "known buffers have %zu MiB, and it copies at most %u: take a smaller "
                       "problem, or free what the kernel does not need",
                       mgpu__snapshot_bytes() >> 20, (unsigned)MGPU__SNAPSHOT_MIB);
    else
        return true;
    mgpu__explore_refuse(l, why);
    return false;
}

/* Explore, and leave the launch as the order did that is told. */
MGPU__MODEL void
mgpu__explore_all(mgpu__exploring *e)
{
    mgpu__explorer *x = e->x;
    mgpu__launch *l = x->launch;
    const mgpu_emu_observer observer = l->config.observer;
    l->explorer = x;
    l->judged = true;
    l->judge = &mgpu__tap;
    l->config.observer = observer;
    if (e->replay != NULL) {
        mgpu__replay(e);
        return;
    }
    memset(&l->config.observer, 0, sizeof l->config.observer);
    mgpu__watch_begin(x);
    mgpu__orders_run(e);
    if (e->failed != MGPU_OK && (x->prefix != 0 || e->failing_turns != 0))
        mgpu__shorten(e);
    mgpu__watch_end();
    if (e->failed == MGPU_OK) {
        if (x->stop != MGPU__STOP_ENDLESS)
            mgpu__run_eager(e, observer);
        if (x->stop == MGPU__STOP_ENDLESS)
            mgpu__tell_endless(x);
        else
            mgpu__tell_explored(e);
        return;
    }
    x->turn = e->failing;
    x->turns = e->failing_turns;
    mgpu__explored_order.length = 0;
    mgpu__put_turns(&mgpu__explored_order, l, x->turn, x->turns);
    mgpu__explored.order = mgpu__explored_order.data;
    l->config.observer = observer;
    mgpu__order_tell(e);
}

/* `run` runs the worker once; `args` is what the kernel gets, a copy of `given`. */
MGPU__MODEL void
mgpu__explore(mgpu__launch *l, void *(*run)(void *worker), void *args, const void *given)
{
    static mgpu__explorer x;
    mgpu__exploring *e = &mgpu__exploring_now;
    const uint32_t number = mgpu__launch_number(l->kernel);
    memset(&x, 0, sizeof x);
    memset(&mgpu__explored, 0, sizeof mgpu__explored);
    mgpu__explored_other.length = 0;
    mgpu__explored_other.data[0] = 0;
    if (l->config.explore.replay != NULL && !mgpu__replay_is_of(l, number, &e->replay)) {
        l->config.policy = MGPU_EMU_EAGER;
        (void)run(&l->workers[0]);
        return;
    }
    e->x = &x;
    e->run = run;
    e->args = args;
    e->args_given = given;
    e->report_json = l->config.report_json;
    e->trace = l->config.trace;
    x.number = number;
    x.programmatic = l->programmatic;
    l->programmatic = false; /* what was there before an order is put back: nothing is open */
    if (!mgpu__explorable(l))
        return;
    if (mgpu__explorer_make(e, &x, l))
        mgpu__explore_all(e);
    else
        l->status = MGPU_ERROR_OUT_OF_MEMORY;
    l->quiet = false;
}

/* All of the launch is told. */
MGPU__MODEL void
mgpu__explore_end(void)
{
    if (mgpu__exploring_now.x != NULL)
        mgpu__explorer_free(&mgpu__exploring_now);
    memset(&mgpu__exploring_now, 0, sizeof mgpu__exploring_now);
}

static const mgpu__explores mgpu__orders_explores = {
    mgpu__explore,    mgpu__explore_end, mgpu__order_run, mgpu__state_take, mgpu__tap_did,
    mgpu__tap_issues, mgpu__tap_writes,  mgpu__tap_looks, mgpu__tap_met};
MGPU__EXPLORES(orders)

#endif /* MGPU_EMU_EXPLORE_EXPLORE_H */
