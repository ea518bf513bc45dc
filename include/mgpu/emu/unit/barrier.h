/* mgpu/emu/unit/barrier.h - named barriers and the cluster barrier: warps come to them.
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
 * must execute one and the same instruction. Two lines of source are two, and so are two of
 * mgpu's headers that one line came to; two calls in one line count as one, because a compiler may have
 * made them of one. Lanes that have returned are no part of the warp: a thread may return before
 * an aligned barrier, in a branch that others do not take.
 */
#ifndef MGPU_EMU_UNIT_BARRIER_H
#define MGPU_EMU_UNIT_BARRIER_H

#include "../core/event.h"
#include "../core/mutate.h"
#include "../core/schedule.h"
#include "../core/word.h"

enum { MGPU__NAMED_BARRIERS = 16 };

typedef enum mgpu__barrier_kind {
    MGPU__BARRIER_NAMED,
    MGPU__BARRIER_CLUSTER_ARRIVE,
    MGPU__BARRIER_CLUSTER_WAIT
} mgpu__barrier_kind;

/* What a thread waits for. */
enum { MGPU__BARRIER_WAITS_WARP, MGPU__BARRIER_WAITS_NAMED, MGPU__BARRIER_WAITS_CLUSTER };

/* Of a thread: the barrier that it comes to. */
typedef struct mgpu__coming {
    uint8_t kind;     /* mgpu__barrier_kind */
    uint8_t sub;      /* mgpu__barrier, of a named one */
    uint32_t id;      /* of a named one */
    uint32_t threads; /* of a named one, 0: all; and MGPU__ALIGNED */
    uint32_t how;     /* of barrier.cluster */
    bool predicate;
    uint32_t result;
    bool cluster_arrived;   /* and has not waited yet */
    uint32_t cluster_phase; /* in which it arrived */
} mgpu__coming;

typedef struct mgpu__named_barrier {
    uint32_t want, arrived; /* threads, 32 for each warp; arrived 0: nobody has come yet */
    bool whole_cta;         /* no count: all warps that live */
    uint32_t warps;         /* a bit for each that has come */
    uint32_t votes, voters; /* of the red forms: threads */
    uint8_t kind;
    mgpu__queue waiters;
} mgpu__named_barrier;

/* Lanes of a warp that wait in a barrier for the other lanes. */
typedef struct mgpu__warp {
    uint32_t came;
    mgpu__queue lanes; /* those that came */
} mgpu__warp;

/* Of a block. */
typedef struct mgpu__barriers {
    mgpu__named_barrier named[MGPU__NAMED_BARRIERS];
    mgpu__warp warps[32];
} mgpu__barriers;

/* Of a cluster: barrier.cluster. */
typedef struct mgpu__cluster_barrier {
    uint32_t arrived, phase;
    mgpu__queue waiters;
} mgpu__cluster_barrier;

static mgpu__unit mgpu__barrier_unit;

static inline mgpu__coming *
mgpu__coming_of(const mgpu__fiber *f)
{
    return (mgpu__coming *)mgpu__thread_state(f, &mgpu__barrier_unit);
}

static inline mgpu__barriers *
mgpu__barriers_of(const mgpu__cta *cta)
{
    return (mgpu__barriers *)mgpu__cta_state(cta, &mgpu__barrier_unit);
}

static inline mgpu__cluster_barrier *
mgpu__cluster_barrier_of(const mgpu__cluster *c)
{
    return (mgpu__cluster_barrier *)mgpu__cluster_state(c, &mgpu__barrier_unit);
}

/* ---- a warp comes to a barrier ---------------------------------------------------------------------- */

static const char *const mgpu__barrier_words[] = {"sync", "arrive", "red.popc", "red.and",
                                                  "red.or"}; /* by mgpu__barrier */

/* "barrier.cta.sync.aligned 1, 64": where a lane is. */
MGPU__MODEL const char *
mgpu__barrier_name(const mgpu__coming *l, char *out, size_t out_bytes)
{
    const char *word = mgpu__barrier_words[l->sub];
    const char *aligned = l->threads & MGPU__ALIGNED ? ".aligned" : "";
    const uint32_t threads = l->threads & ~(uint32_t)MGPU__ALIGNED;
    if (l->kind != MGPU__BARRIER_NAMED)
        (void)snprintf(out, out_bytes, "barrier.cluster.%s%s",
                       l->kind == MGPU__BARRIER_CLUSTER_ARRIVE ? "arrive" : "wait", aligned);
    else if (threads == 0)
        (void)snprintf(out, out_bytes, "barrier.cta.%s%s %u", word, aligned, l->id);
    else
        (void)snprintf(out, out_bytes, "barrier.cta.%s%s %u, %u", word, aligned, l->id,
                       threads);
    return out;
}

/* A lane comes to a barrier where lanes of its warp wait: is it theirs? */
MGPU__MODEL void
mgpu__check_same_barrier(const mgpu__warp *w, const mgpu__fiber *f)
{
    const mgpu__fiber *first = w->lanes.head;
    const mgpu__coming *a = mgpu__coming_of(first), *b = mgpu__coming_of(f);
    const bool same = a->kind == b->kind && a->sub == b->sub && a->id == b->id &&
                      ((a->threads ^ b->threads) & ~(uint32_t)MGPU__ALIGNED) == 0;
    char where[208], here[64], there[64], apart[360];
    uint32_t lanes = 0;
    if (same && a->threads == b->threads &&
        ((a->threads & MGPU__ALIGNED) == 0 || mgpu__same_line(first->site, f->site)))
        return;
    for (const mgpu__fiber *g = first; g != NULL; g = g->next)
        lanes |= 1u << g->thread % 32;
    mgpu__fail(f, f->site, "%s: lanes 0x%08x of warp %u wait at %s in %s: %s%s",
               mgpu__barrier_name(b, here, sizeof here), lanes, f->thread / 32,
               mgpu__locate(first->site, where, sizeof where),
               mgpu__barrier_name(a, there, sizeof there),
               same ? "with .aligned, as in __syncthreads(), all lanes of a warp execute one "
                      "instruction; bring them to one place or use the form without .aligned"
                    : "a warp can be in one barrier only; bring all its lanes to the same one",
               mgpu__say_ways(first->site, f->site, apart, sizeof apart));
}

/* ---- named barriers ---------------------------------------------------------------------------------- */

/* What a barrier of the whole block waits for. */
MGPU__MODEL uint32_t
mgpu__threads_of_living_warps(const mgpu__cta *cta)
{
    uint32_t threads = 0;
    for (uint32_t i = 0; i < 32; i++)
        threads += cta->living[i] != 0 ? 32 : 0;
    return threads;
}

/* The result goes to each waiter: others may use the barrier before these run again. `by`: a thread of the
 * block. */
MGPU__MODEL void
mgpu__barrier_complete(const mgpu__fiber *by, mgpu__named_barrier *b)
{
    uint32_t result = b->kind == MGPU__BARRIER_RED_POPC  ? b->votes
                      : b->kind == MGPU__BARRIER_RED_AND ? b->votes == b->voters
                                                         : b->votes != 0;
    MGPU__TELL(by, complete, by, b);
    for (mgpu__fiber *f = b->waiters.head; f != NULL; f = f->next) {
        mgpu__coming_of(f)->result = result;
        MGPU__TELL(f, passed, f, f->cta, b, 0);
    }
    b->want = b->arrived = b->warps = b->votes = b->voters = 0;
    mgpu__wake(&b->waiters);
}

MGPU__MODEL void
mgpu__named_barrier_arrive(mgpu__cta *cta, mgpu__warp *w)
{
    mgpu__fiber *f = w->lanes.head;
    const mgpu__coming *l = mgpu__coming_of(f);
    const uint32_t id = l->id, threads = l->threads & ~(uint32_t)MGPU__ALIGNED;
    const uint32_t want = threads == 0 ? mgpu__threads_of_living_warps(cta) : threads;
    const uint8_t kind = l->sub;
    mgpu__named_barrier *b = &mgpu__barriers_of(cta)->named[id];
    if (b->arrived != 0 && (b->want != want || b->whole_cta != (threads == 0)))
        mgpu__fail(f, f->site,
                   "barrier %u: this warp comes for %u threads%s, others wait there for %u%s: "
                   "all name the same count, or none does",
                   id, want, threads == 0 ? " (no count: the whole block)" : "", b->want,
                   b->whole_cta ? " (no count: the whole block)" : "");
    if (b->arrived != 0 && b->kind != kind && (b->kind | kind) > MGPU__BARRIER_ARRIVE)
        mgpu__fail(f, f->site,
                   "barrier %u: this warp comes with barrier.cta.%s, others came with .%s: "
                   "barrier.cta.red mixes with no other form",
                   id, mgpu__barrier_words[kind], mgpu__barrier_words[b->kind]);
    MGPU__TELL(f, came, f, b, id);
    b->want = want;
    b->whole_cta = threads == 0;
    b->kind = kind;
    b->arrived += 32;
    b->warps |= 1u << f->thread / 32;
    while ((f = mgpu__queue_pop(&w->lanes)) != NULL) {
        b->voters++;
        b->votes += mgpu__coming_of(f)->predicate;
        MGPU__TELL(f, arrived, f, cta, b, 0, f->site);
        if (kind == MGPU__BARRIER_ARRIVE) {
            mgpu__make_ready(f);
        } else {
            f->wait = MGPU__BARRIER_WAITS_NAMED;
            mgpu__queue_push(&b->waiters, f);
        }
    }
    if (b->arrived == b->want)
        mgpu__barrier_complete(mgpu__fiber_at(cta, 0), b);
}

/* ---- cluster barrier ----------------------------------------------------------------------------------- */

MGPU__MODEL void
mgpu__cluster_check(mgpu__cluster *c)
{
    mgpu__cluster_barrier *b = mgpu__cluster_barrier_of(c);
    if (b->arrived < c->alive || b->arrived == 0)
        return;
    b->arrived = 0;
    b->phase++;
    MGPU__TELL(mgpu__fiber_at(c->ctas[0], 0), complete, mgpu__fiber_at(c->ctas[0], 0), b);
    mgpu__wake(&b->waiters);
}

MGPU__MODEL void
mgpu__cluster_barrier_arrive(mgpu__cluster *c, mgpu__warp *w)
{
    mgpu__cluster_barrier *b = mgpu__cluster_barrier_of(c);
    mgpu__fiber *f;
    while ((f = mgpu__queue_pop(&w->lanes)) != NULL) {
        mgpu__coming_of(f)->cluster_arrived = true;
        mgpu__coming_of(f)->cluster_phase = b->phase;
        MGPU__TELL(f, arrived, f, NULL, b, mgpu__coming_of(f)->how, f->site);
        b->arrived++;
        mgpu__make_ready(f);
    }
    mgpu__cluster_check(c);
}

MGPU__MODEL void
mgpu__cluster_barrier_wait(mgpu__cluster *c, mgpu__warp *w)
{
    mgpu__cluster_barrier *b = mgpu__cluster_barrier_of(c);
    mgpu__fiber *f;
    while ((f = mgpu__queue_pop(&w->lanes)) != NULL)
        if (mgpu__coming_of(f)->cluster_phase != b->phase) {
            mgpu__make_ready(f);
        } else {
            f->wait = MGPU__BARRIER_WAITS_CLUSTER;
            mgpu__queue_push(&b->waiters, f);
        }
}

/* ---- come ---------------------------------------------------------------------------------------------- */

/* The living lanes of a warp are at one barrier. */
MGPU__MODEL void
mgpu__warp_arrives(mgpu__cta *cta, mgpu__warp *w)
{
    const uint8_t kind = mgpu__coming_of(w->lanes.head)->kind;
    w->came = 0;
    if (kind == MGPU__BARRIER_NAMED)
        mgpu__named_barrier_arrive(cta, w);
    else if (kind == MGPU__BARRIER_CLUSTER_ARRIVE)
        mgpu__cluster_barrier_arrive(cta->cluster, w);
    else
        mgpu__cluster_barrier_wait(cta->cluster, w);
}

/* Whether all living lanes of warp `index` have come. */
static inline bool
mgpu__warp_is_here(const mgpu__cta *cta, uint32_t index)
{
    return mgpu__barriers_of(cta)->warps[index].came ==
           (uint32_t)__builtin_popcount(cta->living[index]);
}

/* Wait, as f's state says, for the rest of the warp and then for what the barrier waits for. */
MGPU__MODEL void
mgpu__come_to_barrier(mgpu__fiber *f, const void *object, const void *site)
{
    mgpu__warp *w = &mgpu__barriers_of(f->cta)->warps[f->thread / 32];
    mgpu__step(f, object, site);
    mgpu__word_loaded(f);
    mgpu__will_wait(f, &mgpu__barrier_unit, MGPU__BARRIER_WAITS_WARP, object, site);
    if (w->came != 0)
        mgpu__check_same_barrier(w, f);
    mgpu__queue_push(&w->lanes, f);
    mgpu__progress(f->cta->cluster->worker);
    w->came++;
    if (mgpu__warp_is_here(f->cta, f->thread / 32))
        mgpu__warp_arrives(f->cta, w);
    mgpu__park(f, NULL);
}

uint32_t
mgpu__emu_barrier(mgpu__barrier kind, uint32_t id, uint32_t threads, int predicate,
                  uint32_t how)
{
    MGPU__MUTATE(0, "barrier", NULL, NULL, &threads, NULL, NULL);
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__coming *l = mgpu__coming_of(f);
    if (id >= MGPU__NAMED_BARRIERS)
        mgpu__fail(f, site, "barrier: id %u, a block has barriers 0 to 15", id);
    if (threads % 32 != 0 || threads > 1024 || (threads == 0 && kind == MGPU__BARRIER_ARRIVE))
        mgpu__fail(f, site,
                   "barrier %u: %u threads: a multiple of 32 up to 1024, or, but not for "
                   "arrive, 0 for the whole block",
                   id, threads);
    l->kind = MGPU__BARRIER_NAMED;
    l->sub = (uint8_t)kind;
    l->id = id;
    l->threads = threads | how;
    l->predicate = predicate != 0;
    l->result = 0;
    mgpu__event(MGPU_EMU_BARRIER_ARRIVE, MGPU_EMU_THREAD, id, threads, how, f, site);
    mgpu__come_to_barrier(f, &mgpu__barriers_of(f->cta)->named[id], site);
    if (kind != MGPU__BARRIER_ARRIVE)
        mgpu__event(MGPU_EMU_BARRIER_LEAVE, MGPU_EMU_THREAD, id, threads, how, f, site);
    return l->result;
}

/* Come to the cluster's barrier. */
MGPU__MODEL void
mgpu__come_to_cluster(mgpu__fiber *f, mgpu__barrier_kind kind, uint32_t how, const void *site)
{
    mgpu__coming *l = mgpu__coming_of(f);
    l->kind = (uint8_t)kind;
    l->sub = 0;
    l->id = 0;
    l->threads = how & MGPU__ALIGNED;
    l->how = how;
    mgpu__come_to_barrier(f, f->cta->cluster, site);
}

void
mgpu__emu_cluster_arrive(uint32_t how)
{
    MGPU__MUTATE(, "barrier.cluster.arrive", &how, NULL, NULL, NULL, NULL);
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    const uint32_t phase = mgpu__cluster_barrier_of(f->cta->cluster)->phase;
    if (mgpu__coming_of(f)->cluster_arrived)
        mgpu__fail(
            f, site,
            "barrier.cluster.arrive: this thread has arrived already and not waited yet");
    mgpu__event(MGPU_EMU_CLUSTER_ARRIVE, MGPU_EMU_THREAD, 0, phase, how, f, site);
    mgpu__come_to_cluster(f, MGPU__BARRIER_CLUSTER_ARRIVE, how, site);
}

void
mgpu__emu_cluster_wait(uint32_t how)
{
    MGPU__MUTATE(, "barrier.cluster.wait", &how, NULL, NULL, NULL, NULL);
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__coming *l = mgpu__coming_of(f);
    if (!l->cluster_arrived)
        mgpu__fail(f, site, "barrier.cluster.wait without barrier.cluster.arrive before it");
    mgpu__come_to_cluster(f, MGPU__BARRIER_CLUSTER_WAIT, how, site);
    l->cluster_arrived = false;
    MGPU__TELL(f, passed, f, NULL, mgpu__cluster_barrier_of(f->cta->cluster), how);
    mgpu__event(MGPU_EMU_CLUSTER_LEAVE, MGPU_EMU_THREAD, 0, l->cluster_phase, how, f, site);
}

/* ---- what core/ calls ------------------------------------------------------------------------------------ */

/* The last thread of a warp has returned: barriers of the whole block go on without the warp. */
MGPU__MODEL void
mgpu__warp_left(mgpu__cta *cta)
{
    for (uint32_t id = 0; id < MGPU__NAMED_BARRIERS; id++) {
        mgpu__named_barrier *b = &mgpu__barriers_of(cta)->named[id];
        if (b->arrived == 0 || !b->whole_cta)
            continue;
        b->want = mgpu__threads_of_living_warps(cta);
        if (b->arrived == b->want)
            mgpu__barrier_complete(mgpu__fiber_at(cta, 0), b);
    }
}

/* A thread has returned: barriers that counted on it go on without it. */
MGPU__MODEL void
mgpu__barrier_thread_left(mgpu__fiber *f)
{
    mgpu__cluster *c = f->cta->cluster;
    mgpu__cluster_barrier *b = mgpu__cluster_barrier_of(c);
    const mgpu__coming *l = mgpu__coming_of(f);
    const uint32_t warp = f->thread / 32;
    if (l->cluster_arrived && l->cluster_phase == b->phase)
        b->arrived--; /* it arrived in this phase and will never wait */
    if (c->alive != 0)
        mgpu__cluster_check(c);
    if (f->cta->living[warp] == 0)
        mgpu__warp_left(f->cta);
    else if (mgpu__warp_is_here(f->cta, warp))
        mgpu__warp_arrives(f->cta, &mgpu__barriers_of(f->cta)->warps[warp]);
}

/* Which warps a named barrier waits for, and what to do. */
MGPU__MODEL void
mgpu__named_describe(mgpu__text *t, const mgpu__cta *cta, const mgpu__named_barrier *b)
{
    const uint32_t warps = (cta->cluster->worker->launch->threads + 31) / 32;
    uint32_t missing = 0, left = 0;
    for (uint32_t i = 0; i < warps; i++) {
        missing |= (cta->living[i] != 0 ? 1u << i : 0) & ~b->warps;
        left |= (cta->living[i] == 0 ? 1u << i : 0) & ~b->warps;
    }
    mgpu__put(t, ": %u of %u threads have come, of ", b->arrived, b->want);
    mgpu__put_bits(t, "warp", b->warps);
    if (missing == 0) {
        mgpu__put(t,
                  ", and no other warp is left: it counts %u, so count %u, or let those that "
                  "have returned come here first",
                  b->want, b->arrived);
        return;
    }
    mgpu__put(t, ", not of ");
    mgpu__put_bits(t, "warp", missing);
    if (left != 0) {
        mgpu__put(t, " (returned: ");
        mgpu__put_bits(t, "warp", left);
        mgpu__put(t, ")");
    }
    mgpu__put(t, b->whole_cta ? ": without a count all that have not returned must come here"
                              : ": bring as many as it counts, or name the number that come");
}

/* Which blocks a cluster barrier waits for, and what to do. */
MGPU__MODEL void
mgpu__cluster_describe(mgpu__text *t, const mgpu__cluster *c)
{
    const mgpu__cluster_barrier *b = mgpu__cluster_barrier_of(c);
    mgpu__put(t, ": %u of %u threads have arrived", b->arrived, c->alive);
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        uint32_t missing = 0;
        for (uint32_t i = 0; i < c->worker->launch->threads; i++) {
            const mgpu__fiber *f = mgpu__fiber_at(c->ctas[rank], i);
            const mgpu__coming *l = mgpu__coming_of(f);
            missing +=
                f->state != MGPU__DONE && !(l->cluster_arrived && l->cluster_phase == b->phase);
        }
        if (missing != 0)
            mgpu__put(t, ", %u of block rank %u have not", missing, rank);
    }
    mgpu__put(t, ": every thread of the cluster that has not returned arrives");
}

MGPU__MODEL void
mgpu__barrier_describe(mgpu__text *t, const mgpu__fiber *f, const char *where)
{
    const mgpu__coming *l = mgpu__coming_of(f);
    const mgpu__barriers *all = mgpu__barriers_of(f->cta);
    mgpu__put(t, "waiting at %s", where);
    if (l->kind == MGPU__BARRIER_NAMED)
        mgpu__put(t, " in barrier %u", l->id);
    else
        mgpu__put(t, " in the cluster barrier");
    if (f->wait == MGPU__BARRIER_WAITS_NAMED) {
        mgpu__named_describe(t, f->cta, &all->named[l->id]);
    } else if (f->wait == MGPU__BARRIER_WAITS_CLUSTER) {
        mgpu__cluster_describe(t, f->cta->cluster);
    } else {
        uint32_t missing = f->cta->living[f->thread / 32];
        for (const mgpu__fiber *g = all->warps[f->thread / 32].lanes.head; g; g = g->next)
            missing &= ~(1u << g->thread % 32);
        mgpu__put(t, " for the other lanes of its warp (");
        mgpu__put_bits(t, "lane", missing);
        mgpu__put(t, "): a warp comes to a barrier as a whole: bring them here");
    }
}

MGPU__MODEL void
mgpu__barrier_define(mgpu__unit *u)
{
    u->turn = 5;
    u->thread_bytes = sizeof(mgpu__coming);
    u->cta_bytes = sizeof(mgpu__barriers);
    u->cluster_bytes = sizeof(mgpu__cluster_barrier);
    u->thread_left = mgpu__barrier_thread_left;
    u->describe = mgpu__barrier_describe;
}

MGPU__ENGINE(barrier)

#endif /* MGPU_EMU_UNIT_BARRIER_H */
