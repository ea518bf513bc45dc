/* mgpu/emu/unit/barrier.h - named barriers, the cluster barrier, and threads that return.
 * SPDX-License-Identifier: MIT
 *
 * It is warps that come to a barrier. In barrier.cta and barrier.cluster, arrive and wait, with
 * .aligned or without, a thread first waits for the lanes of its warp that have not returned
 * (PTX manual, "bar, barrier"; an H200 does so):
 *
 *     lane 0 ... lane 31     come one by one, all to the same barrier
 *        the last one:       the warp arrives; it counts as 32 threads, also if lanes returned
 *     arrive                 its lanes go on
 *     sync, red, wait        they wait for the other warps
 *
 * So lanes at two barriers would wait for each other forever: an H200 hangs or stops with an
 * illegal instruction, and here it is refused. With .aligned, as in __syncthreads(), the lanes
 * must execute one and the same instruction. Two lines of source are two; two calls in one line
 * count as one, because a compiler may have made them of one. Lanes that have returned are no
 * part of the warp: a thread may return before an aligned barrier, in a branch that others do
 * not take.
 */
#ifndef MGPU_EMU_UNIT_BARRIER_H
#define MGPU_EMU_UNIT_BARRIER_H

#include "warp.h"

/* ---- a warp comes to a barrier ---------------------------------------------------------------------- */

static const char *const mgpu__barrier_words[] = {"sync", "arrive", "red.popc", "red.and",
                                                  "red.or"}; /* by mgpu__barrier */

/* "barrier.cta.sync.aligned 1, 64": where a lane is. */
static const char *
mgpu__barrier_name(const mgpu__lane *l, char *out, size_t out_bytes)
{
    const char *word = mgpu__barrier_words[l->sub];
    const char *aligned = l->arg2 & MGPU__ALIGNED ? ".aligned" : "";
    const uint32_t threads = l->arg2 & ~(uint32_t)MGPU__ALIGNED;
    if (l->kind != MGPU__COLLECTIVE_BARRIER)
        (void)snprintf(out, out_bytes, "barrier.cluster.%s%s",
                       l->kind == MGPU__COLLECTIVE_CLUSTER_ARRIVE ? "arrive" : "wait", aligned);
    else if (threads == 0)
        (void)snprintf(out, out_bytes, "barrier.cta.%s%s %u", word, aligned, l->arg);
    else
        (void)snprintf(out, out_bytes, "barrier.cta.%s%s %u, %u", word, aligned, l->arg,
                       threads);
    return out;
}

/* Whether two calls stand in one line. Where the debug information does not tell: yes. */
static bool
mgpu__same_line(const void *a, const void *b)
{
    char at[2][208];
    if (a == b)
        return true;
    (void)mgpu__locate(a, at[0], sizeof at[0]);
    (void)mgpu__locate(b, at[1], sizeof at[1]);
    return strncmp(at[0], "0x", 2) == 0 || strncmp(at[1], "0x", 2) == 0 ||
           strcmp(at[0], at[1]) == 0;
}

/* A lane comes to a barrier where lanes of its warp wait: is it theirs? */
static void
mgpu__check_same_barrier(const mgpu__warp *w, const mgpu__fiber *f)
{
    const mgpu__fiber *first = w->lanes.head;
    const mgpu__lane *a = &first->lane, *b = &f->lane;
    const bool same = a->kind == b->kind && a->sub == b->sub && a->arg == b->arg &&
                      ((a->arg2 ^ b->arg2) & ~(uint32_t)MGPU__ALIGNED) == 0;
    char where[208], here[64], there[64];
    uint32_t lanes = 0;
    if (same && a->arg2 == b->arg2 &&
        ((a->arg2 & MGPU__ALIGNED) == 0 || mgpu__same_line(first->site, f->site)))
        return;
    for (const mgpu__fiber *g = first; g != NULL; g = g->next)
        lanes |= 1u << g->thread % 32;
    mgpu__fail(f->site, "%s: lanes 0x%08x of warp %u wait at %s in %s: %s",
               mgpu__barrier_name(b, here, sizeof here), lanes, f->thread / 32,
               mgpu__locate(first->site, where, sizeof where),
               mgpu__barrier_name(a, there, sizeof there),
               same ? "with .aligned, as in __syncthreads(), all lanes of a warp execute one "
                      "instruction; bring them to one place or use the form without .aligned"
                    : "a warp can be in one barrier only; bring all its lanes to the same one");
}

static void mgpu__warp_arrives(mgpu__cta *cta, mgpu__warp *w);

/* Wait, as `lane` says, for the rest of the warp and then for what the barrier waits for. */
static void
mgpu__come_to_barrier(mgpu__lane lane, const void *object, const void *site)
{
    mgpu__fiber *f = mgpu__self();
    mgpu__warp *w = &f->cta->warps[f->thread / 32];
    f->lane = lane;
    f->state = MGPU__WAIT_WARP;
    f->object = object;
    f->site = site;
    if (w->came != 0)
        mgpu__check_same_barrier(w, f);
    mgpu__queue_push(&w->lanes, f);
    mgpu__progress(f->cta->cluster->worker);
    if (++w->came == w->alive)
        mgpu__warp_arrives(f->cta, w);
    mgpu__dispatch(f);
}

/* ---- named barriers ---------------------------------------------------------------------------------- */

/* What a barrier of the whole block waits for. */
static uint32_t
mgpu__threads_of_living_warps(const mgpu__cta *cta)
{
    uint32_t threads = 0;
    for (uint32_t i = 0; i < 32; i++)
        threads += cta->warps[i].alive != 0 ? 32 : 0;
    return threads;
}

/* The result goes to each waiter: others may use the barrier before these run again. */
static void
mgpu__barrier_complete(mgpu__named_barrier *b)
{
    uint32_t result = b->kind == MGPU__BARRIER_RED_POPC  ? b->votes
                      : b->kind == MGPU__BARRIER_RED_AND ? b->votes == b->voters
                                                         : b->votes != 0;
    for (mgpu__fiber *f = b->waiters.head; f != NULL; f = f->next)
        f->lane.out = result;
    b->want = b->arrived = b->votes = b->voters = 0;
    mgpu__wake(&b->waiters);
}

static void
mgpu__named_barrier_arrive(mgpu__cta *cta, mgpu__warp *w)
{
    mgpu__fiber *f = w->lanes.head;
    const void *site = f->site;
    const uint8_t kind = f->lane.sub;
    const uint32_t id = f->lane.arg, threads = f->lane.arg2 & ~(uint32_t)MGPU__ALIGNED;
    const uint32_t want = threads == 0 ? mgpu__threads_of_living_warps(cta) : threads;
    mgpu__named_barrier *b = &cta->barrier[id];
    if (b->arrived != 0 && (b->want != want || b->whole_cta != (threads == 0)))
        mgpu__fail(site,
                   "barrier %u: this warp comes for %u threads%s, others wait there for %u%s: "
                   "all name the same count, or none does",
                   id, want, threads == 0 ? " (no count: the whole block)" : "", b->want,
                   b->whole_cta ? " (no count: the whole block)" : "");
    if (b->arrived != 0 && b->kind != kind && (b->kind | kind) > MGPU__BARRIER_ARRIVE)
        mgpu__fail(site,
                   "barrier %u: this warp comes with barrier.cta.%s, others came with .%s: "
                   "barrier.cta.red mixes with no other form",
                   id, mgpu__barrier_words[kind], mgpu__barrier_words[b->kind]);
    b->want = want;
    b->whole_cta = threads == 0;
    b->kind = kind;
    b->arrived += 32;
    if (b->arrived > b->want)
        mgpu__fail(site, "barrier %u: %u threads have come, it takes %u", id, b->arrived,
                   b->want);
    while ((f = mgpu__queue_pop(&w->lanes)) != NULL) {
        b->voters++;
        b->votes += f->lane.in != 0;
        if (kind == MGPU__BARRIER_ARRIVE) {
            mgpu__make_ready(f);
        } else {
            f->state = MGPU__WAIT_BARRIER;
            mgpu__queue_push(&b->waiters, f);
        }
    }
    if (b->arrived == b->want)
        mgpu__barrier_complete(b);
}

uint32_t
mgpu__emu_barrier(mgpu__barrier kind, uint32_t id, uint32_t threads, int predicate,
                  uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__lane l = mgpu__lane_of(MGPU__COLLECTIVE_BARRIER, 0xffffffffu, predicate != 0);
    if (id >= MGPU__NAMED_BARRIERS)
        mgpu__fail(site, "barrier: id %u, a block has barriers 0 to 15", id);
    if (threads % 32 != 0 || threads > 1024 || (threads == 0 && kind == MGPU__BARRIER_ARRIVE))
        mgpu__fail(site,
                   "barrier %u: %u threads: a multiple of 32 up to 1024, or, but not for "
                   "arrive, 0 for the whole block",
                   id, threads);
    l.sub = (uint8_t)kind;
    l.arg = id;
    l.arg2 = threads | how;
    mgpu__event(MGPU_EMU_BARRIER_ARRIVE, MGPU_EMU_THREAD, id, threads, how, f, site);
    mgpu__come_to_barrier(l, &f->cta->barrier[id], site);
    if (kind != MGPU__BARRIER_ARRIVE)
        mgpu__event(MGPU_EMU_BARRIER_LEAVE, MGPU_EMU_THREAD, id, threads, how, f, site);
    return (uint32_t)f->lane.out;
}

/* ---- cluster barrier ----------------------------------------------------------------------------------- */

static void
mgpu__cluster_check(mgpu__cluster *c)
{
    if (c->cluster_arrived < c->alive || c->cluster_arrived == 0)
        return;
    c->cluster_arrived = 0;
    c->cluster_phase++;
    mgpu__wake(&c->cluster_waiters);
}

static void
mgpu__cluster_barrier_arrive(mgpu__cluster *c, mgpu__warp *w)
{
    mgpu__fiber *f;
    while ((f = mgpu__queue_pop(&w->lanes)) != NULL) {
        f->cluster_arrived = true;
        f->cluster_phase = c->cluster_phase;
        c->cluster_arrived++;
        mgpu__make_ready(f);
    }
    mgpu__cluster_check(c);
}

static void
mgpu__cluster_barrier_wait(mgpu__cluster *c, mgpu__warp *w)
{
    mgpu__fiber *f;
    while ((f = mgpu__queue_pop(&w->lanes)) != NULL)
        if (f->cluster_phase != c->cluster_phase) {
            mgpu__make_ready(f);
        } else {
            f->state = MGPU__WAIT_CLUSTER;
            mgpu__queue_push(&c->cluster_waiters, f);
        }
}

void
mgpu__emu_cluster_arrive(uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__cluster *c = f->cta->cluster;
    mgpu__lane l = mgpu__lane_of(MGPU__COLLECTIVE_CLUSTER_ARRIVE, 0xffffffffu, 0);
    if (f->cluster_arrived)
        mgpu__fail(
            site, "barrier.cluster.arrive: this thread has arrived already and not waited yet");
    l.arg2 = how & MGPU__ALIGNED;
    mgpu__event(MGPU_EMU_CLUSTER_ARRIVE, MGPU_EMU_THREAD, 0, c->cluster_phase, how, f, site);
    mgpu__come_to_barrier(l, c, site);
}

void
mgpu__emu_cluster_wait(uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__lane l = mgpu__lane_of(MGPU__COLLECTIVE_CLUSTER_WAIT, 0xffffffffu, 0);
    if (!f->cluster_arrived)
        mgpu__fail(site, "barrier.cluster.wait without barrier.cluster.arrive before it");
    l.arg2 = how & MGPU__ALIGNED;
    mgpu__come_to_barrier(l, f->cta->cluster, site);
    f->cluster_arrived = false;
    mgpu__event(MGPU_EMU_CLUSTER_LEAVE, MGPU_EMU_THREAD, 0, f->cluster_phase, how, f, site);
}

/* ---- arrivals, and threads that return ----------------------------------------------------------------- */

/* The living lanes of a warp are at one barrier. */
static void
mgpu__warp_arrives(mgpu__cta *cta, mgpu__warp *w)
{
    const uint8_t kind = w->lanes.head->lane.kind;
    w->came = 0;
    if (kind == MGPU__COLLECTIVE_BARRIER)
        mgpu__named_barrier_arrive(cta, w);
    else if (kind == MGPU__COLLECTIVE_CLUSTER_ARRIVE)
        mgpu__cluster_barrier_arrive(cta->cluster, w);
    else
        mgpu__cluster_barrier_wait(cta->cluster, w);
}

/* A warp of this warpgroup has returned: have all of its warps executed the same setmaxnreg? */
static void
mgpu__check_maxnreg(const mgpu__cta *cta, uint32_t warpgroup)
{
    const mgpu__warpgroup *g = &cta->warpgroups[warpgroup];
    for (uint32_t i = 0; i < 4; i++)
        if (g->maxnreg_missing >> i & 1 && cta->warps[4 * warpgroup + i].alive == 0)
            mgpu__fail(g->maxnreg_site,
                       "setmaxnreg.%s %u: warp %u has returned without it; all four warps of a "
                       "warpgroup execute it",
                       g->maxnreg_increase ? "inc" : "dec", g->maxnreg, 4 * warpgroup + i);
}

/* The last thread of a warp has returned: barriers of the whole block go on without the warp. */
static void
mgpu__warp_left(mgpu__cta *cta, uint32_t warpgroup)
{
    for (uint32_t id = 0; id < MGPU__NAMED_BARRIERS; id++) {
        mgpu__named_barrier *b = &cta->barrier[id];
        if (b->arrived == 0 || !b->whole_cta)
            continue;
        b->want = mgpu__threads_of_living_warps(cta);
        if (b->arrived == b->want)
            mgpu__barrier_complete(b);
    }
    mgpu__check_maxnreg(cta, warpgroup);
}

/* A thread has returned: barriers and collectives that counted on it go on without it. */
static void
mgpu__thread_left_barriers(mgpu__fiber *f)
{
    mgpu__fiber *lanes[32];
    mgpu__cluster *c = f->cta->cluster;
    mgpu__warp *w = &f->cta->warps[f->thread / 32];
    if (f->cluster_arrived && f->cluster_phase == c->cluster_phase)
        c->cluster_arrived--; /* it arrived in this phase and will never wait */
    if (c->alive != 0)
        mgpu__cluster_check(c);
    if (--w->alive == 0)
        mgpu__warp_left(f->cta, f->thread / 128);
    else if (w->came == w->alive)
        mgpu__warp_arrives(f->cta, w);
    mgpu__warp_of(f, lanes);
    for (uint32_t i = 0; i < 32; i++)
        if (lanes[i] != NULL && mgpu__in_collective(lanes[i]) &&
            lanes[i]->lane.mask >> (f->thread % 32) & 1) {
            mgpu__lane wanted = lanes[i]->lane;
            (void)mgpu__collective_try(lanes, &wanted, NULL, lanes[i]->site);
        }
}

#endif /* MGPU_EMU_UNIT_BARRIER_H */
