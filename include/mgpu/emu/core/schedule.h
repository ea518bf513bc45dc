/* mgpu/emu/core/schedule.h - who runs next: fibers, rounds over the resident clusters, deadlock.
 * SPDX-License-Identifier: MIT
 *
 * A worker runs one cluster until none of its threads can go on, then the next resident one:
 *
 *     fiber -> fiber -> fiber ...      ready threads, first come first served
 *        nobody ready: a warp begins, or one operation of an agent runs, and again
 *        no operation: back to the worker, which tries the other residents
 *     a round in which no resident changed anything: one more cluster becomes resident
 *     no room for more, and all workers are in this state: deadlock; while a thread looks
 *     again and again (a spin loop, try_wait), only after the patience of the settings
 *
 * So a grid whose blocks never wait for each other runs with one resident cluster per worker,
 * and a grid barrier makes just as many resident as it needs. Threads in a spin loop (polling)
 * run once per round.
 */
#ifndef MGPU_EMU_CORE_SCHEDULE_H
#define MGPU_EMU_CORE_SCHEDULE_H

#include "check.h"
#include "deadlock.h"
#include "event.h"
#include "resident.h"
#include "step.h"
#include "unit.h"

uint64_t
mgpu_emu_now_ns(void)
{
    struct timespec t;
    (void)clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

/* ---- from fiber to fiber ---------------------------------------------------------------------- */

/* A turn under the random policy: perhaps an operation whose patience is over runs, or a warp
 * begins. */
MGPU__MODEL void
mgpu__perhaps(mgpu__cluster *c)
{
    const uint64_t draw = mgpu__random(c);
    c->tick++;
    if (draw % 16 == 0)
        (void)mgpu__units_run(c, c->tick);
    else if (draw % 64 == 1 && c->late.head != NULL && c->late.head->cta != c->held)
        (void)mgpu__start_warp(c);
}

/* Run somebody else; returns when somebody runs `me` again. */
MGPU__MODEL void
mgpu__dispatch(mgpu__fiber *me)
{
    mgpu__cluster *c = me->cta->cluster;
    mgpu__worker *w = c->worker;
    const bool random = w->launch->config.policy == MGPU_EMU_RANDOM;
    while (w->launch->explorer == NULL) { /* else the policy says who is next */
        mgpu__fiber *f;
        if (mgpu__ended(w->launch))
            break;
        if (random)
            mgpu__perhaps(c);
        f = mgpu__queue_pop(&c->ready);
        if (f != NULL && random && mgpu__random(c) % 8 == 0) {
            mgpu__queue_push(&c->ready, f); /* others first, this time */
            f = mgpu__queue_pop(&c->ready);
        }
        if (f == me) {
            mgpu_emu_self = &f->self;
            return;
        }
        if (f != NULL) {
            if (c->ready.head != NULL) /* the stack after the next one: it is in L2 at best */
                mgpu__fiber_prefetch(c->ready.head->context);
            w->switches++;
            mgpu_emu_self = &f->self;
            mgpu__fiber_switch(&me->context, f->context);
            return;
        }
        if (!mgpu__start_warp(c) && !mgpu__units_step(c))
            break;
    }
    mgpu__to_worker(&me->context);
}

/* f will wait: for `object` of `unit`, at `site`; `wait` is the unit's own number for the kind of
 * wait. It still runs; f->wanted may follow. */
static inline void
mgpu__will_wait(mgpu__fiber *f, const mgpu__unit *unit, uint8_t wait, const void *object,
                const void *site)
{
    f->state = MGPU__WAITING;
    f->unit = unit;
    f->wait = wait;
    f->object = object;
    f->wanted = 0;
    f->site = site;
}

/* Leave the running fiber f until somebody makes it ready. `q` NULL: it is in no list. */
static inline void
mgpu__park(mgpu__fiber *f, mgpu__queue *q)
{
    if (q != NULL)
        mgpu__queue_push(q, f);
    mgpu__dispatch(f);
}

/* Give way inside what may be a spin loop. `changed`: this thread moved something along. */
MGPU__MODEL void
mgpu__give_way(mgpu__fiber *f, bool changed, const void *site)
{
    mgpu__cluster *c = f->cta->cluster;
    if (mgpu__is_explored(f))
        return; /* others go before steps, not behind them */
    f->site = site;
    f->object = NULL;
    if (changed) {
        mgpu__effect(c->worker);
        f->state = MGPU__READY;
        mgpu__park(f, &c->ready);
    } else {
        c->polls++;
        f->state = MGPU__POLLING;
        mgpu__park(f, &c->polling);
    }
}

/* f looks at the word p: is it on its way, as in a sum, and not again where it was, as in a spin loop? A
 * word is kept, and after twice as many looks the next one (R. Brent): a loop comes back to one of them. */
static inline bool
mgpu__looks_on(mgpu__fiber *f, const void *p)
{
    enum { LAP = 1 << 16 }; /* the most words that a spin loop looks at */
    const bool on = p != f->looked && !f->again && !f->was_again;
    f->again = f->again || p == f->looked;
    if (++f->looks > f->lap) {
        f->was_again = f->again;
        f->again = false;
        f->looked = p;
        f->looks = 0;
        f->lap = f->lap < LAP ? 2 * f->lap + 1 : f->lap;
    }
    return on;
}

/* Give way where f has looked at the word p, in what may be a spin loop. */
MGPU__MODEL void
mgpu__give_way_looking(mgpu__fiber *f, const volatile void *p, const void *site)
{
    if (mgpu__looks_on(f, (const void *)(uintptr_t)p))
        mgpu__effect(f->cta->cluster->worker);
    mgpu__give_way(f, false, site);
}

void
mgpu_emu_yield(void)
{
    mgpu__step(mgpu__self(), NULL, MGPU__SITE);
    mgpu__give_way(mgpu__self(), false, MGPU__SITE);
}

/* What each fiber runs. */
MGPU__MODEL void
mgpu__fiber_main(void)
{
    mgpu__fiber *f = mgpu__self();
    mgpu__cluster *c = f->cta->cluster;
    mgpu__launch *l = c->worker->launch;
    void (*entry)(const void *) = (void (*)(const void *))l->kernel->entry;
    mgpu__event(MGPU_EMU_THREAD_START, MGPU_EMU_THREAD, 0, 0, 0, f, NULL);
    entry(l->args);
    f = mgpu__self();
    mgpu__step(f, NULL, l->kernel);
    mgpu__event(MGPU_EMU_THREAD_EXIT, MGPU_EMU_THREAD, 0, 0, 0, f, NULL);
    f->state = MGPU__DONE;
    f->cta->living[f->thread / 32] &= ~(1u << f->thread % 32);
    f->cta->alive--;
    c->alive--;
    MGPU__STEP_TELL(f, did, f, MGPU__TOUCH_ARRIVE, &f->cta->alive);
    if (f->cta->alive == 0)
        MGPU__STEP_TELL(f, did, f, MGPU__TOUCH_COMPLETE, &f->cta->alive);
    mgpu__units_thread_left(f);
    mgpu__effect(c->worker);
    mgpu__dispatch(f);
    abort(); /* not reached: a fiber that is done is in no list */
}

/* ---- a worker --------------------------------------------------------------------------------------------- */

/* The worker runs the stack at `context`, as f, until it comes back. */
static inline void
mgpu__run_stack(mgpu__worker *w, const mgpu__fiber *f, mgpu__context context)
{
    mgpu_emu_self = &f->self;
    w->running_fiber = true;
    mgpu__fiber_switch(&w->context, context);
    w->running_fiber = false;
}

/* Run the threads of a cluster until none can go on: one round. Progress is an effect when
 * nobody has looked in vain: threads that look together also meet at barriers. */
MGPU__MODEL void
mgpu__run_round(mgpu__worker *w, mgpu__cluster *c)
{
    const uint64_t progress = w->progress, polls = c->polls;
    mgpu__fiber *f;
    mgpu__wake(&c->polling);
    f = mgpu__queue_pop(&c->ready);
    if (f == NULL)
        return; /* agents have nothing to do either: the last fiber saw to that */
    w->switches++;
    mgpu__run_stack(w, f, f->context);
    if (w->progress != progress && c->polls == polls)
        mgpu__effect(w);
}

/* Whether a thread of this worker looks again and again: in a spin loop or with try_wait. What
 * it sees may change without an event (a plain store), and it may give up by itself. */
MGPU__MODEL bool
mgpu__somebody_looks(const mgpu__worker *w)
{
    for (const mgpu__cluster *c = w->residents; c != NULL; c = c->next)
        if (c->polling.head != NULL || mgpu__units_look(c))
            return true;
    return false;
}

/* Effects of all workers so far, plus one. */
MGPU__MODEL uint64_t
mgpu__total_effects(const mgpu__launch *l)
{
    uint64_t sum = 1;
    for (uint32_t i = 0; i < l->worker_count; i++)
        sum += __atomic_load_n(&l->workers[i].effects, __ATOMIC_ACQUIRE);
    return sum;
}

/* Nobody can go on: a deadlock, unless a stack has overwritten another. */
MGPU__MODEL void
mgpu__report_stuck(mgpu__launch *l)
{
    const mgpu__fiber *over = NULL;
    for (uint32_t i = 0; i < l->worker_count; i++)
        for (mgpu__cluster *c = l->workers[i].residents; c != NULL && over == NULL; c = c->next)
            over = mgpu__overflown(c);
    if (over != NULL)
        mgpu__report_overflow(l, over, NULL);
    else
        mgpu__report_deadlock(l);
}

/* Drop clusters whose threads have all returned; the last one has let the agents finish. */
MGPU__MODEL void
mgpu__retire(mgpu__worker *w)
{
    mgpu__cluster **link = &w->residents;
    while (*link != NULL) {
        mgpu__cluster *c = *link;
        const mgpu__fiber *over;
        if (c->alive != 0) {
            link = &c->next;
            continue;
        }
        mgpu__catch_up(c);
        over = mgpu__overflown(c);
        if (over != NULL)
            mgpu__report_overflow(w->launch, over, NULL);
        for (uint32_t i = 0; i < c->cta_count; i++)
            mgpu__units_block_ended(c->ctas[i]);
        mgpu__checks_cluster_ended(c);
        *link = c->next;
        c->next = w->spare;
        w->spare = c;
        (void)__atomic_sub_fetch(&w->launch->resident, 1, __ATOMIC_RELAXED);
        mgpu__effect(w);
    }
}

/* Stand still until all workers are stuck or something changes. True in one of them, when all are. */
MGPU__MODEL bool
mgpu__all_stuck(mgpu__worker *w, uint64_t total)
{
    mgpu__launch *l = w->launch;
    bool all = false, first = true;
    __atomic_store_n(&w->stuck_at, total, __ATOMIC_SEQ_CST);
    while (!all && !mgpu__ended(l) && mgpu__total_effects(l) == total) {
        struct timespec nap = {0, 20000};
        all = first = true;
        for (uint32_t i = 0; i < l->worker_count && all; i++) {
            uint64_t at = __atomic_load_n(&l->workers[i].stuck_at, __ATOMIC_SEQ_CST);
            all = at == total || at == UINT64_MAX;
            first = first && (&l->workers[i] >= w || at == UINT64_MAX);
        }
        if (!all || !first) /* another one will report, which ends the launch */
            (void)nanosleep(&nap, NULL);
        /* one that has ended since the sum was taken may have changed what this one waits for */
        all = all && first && mgpu__total_effects(l) == total;
    }
    if (!all)
        __atomic_store_n(&w->stuck_at, 0, __ATOMIC_SEQ_CST);
    return all;
}

/* Looks in vain before it is a deadlock, besides the patience: a busy host may stop a worker for longer than that. */
enum { MGPU__LOOKS_LEAST = 1000 };

MGPU__MODEL void
mgpu__worker_loop(mgpu__worker *w)
{
    mgpu__launch *l = w->launch;
    const uint64_t patience_ns = (uint64_t)l->config.patience_ms * 1000000u;
    uint64_t quiet_since = 0, quiet_total = 0; /* since when nothing has changed anywhere */
    uint32_t looks = 0;                        /* rounds since then */
    while (!mgpu__ended(l)) {
        uint64_t before = w->effects, total = mgpu__total_effects(l), now;
        mgpu__cluster *c, *next;
        if (w->residents == NULL && !mgpu__admit(w, mgpu__fiber_main)) {
            if (__atomic_load_n(&l->next_cluster, __ATOMIC_RELAXED) >= l->clusters)
                break; /* the grid is handed out */
        }
        for (c = w->residents; c != NULL && !mgpu__ended(l); c = next) {
            next = c->next;
            mgpu__run_round(w, c);
        }
        if (mgpu__ended(l))
            break;
        mgpu__retire(w);
        if (w->effects != before || mgpu__admit(w, mgpu__fiber_main)) {
            quiet_since = 0;
            continue;
        }
        now = mgpu_emu_now_ns();
        if (quiet_since == 0 || quiet_total != total) {
            quiet_since = now;
            quiet_total = total;
            looks = 0;
        }
        if (mgpu__somebody_looks(w) &&
            (looks++ < MGPU__LOOKS_LEAST || now - quiet_since < patience_ns)) {
            for (c = w->residents; c != NULL; c = c->next)
                mgpu__units_time_out(c);
            if (l->worker_count > 1)
                (void)sched_yield(); /* what they wait for may come from another worker */
            continue;
        }
        if (mgpu__all_stuck(w, total))
            mgpu__report_stuck(l);
        quiet_since = 0;
    }
    __atomic_store_n(&w->stuck_at, UINT64_MAX, __ATOMIC_SEQ_CST);
}

#endif /* MGPU_EMU_CORE_SCHEDULE_H */
