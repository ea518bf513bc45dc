/* mgpu/emu/check/line.h - an access meets what has touched a line: is it ordered behind that?
 * SPDX-License-Identifier: MIT
 *
 *     for each trace of the line that the access meets (shadow.h):
 *         two reads, two atomics whose scopes hold both             nothing
 *         who acts does not know of it (order.h)                    a hazard: no wait, no barrier
 *         a thread wrote, an agent acts, and it is not fenced       a hazard: no proxy fence
 *     the access is the newest trace then, and those that it knew and covers go
 */
#ifndef MGPU_EMU_CHECK_LINE_H
#define MGPU_EMU_CHECK_LINE_H

#include "actor.h"
#include "breach.h"
#include "hazard.h"
#include "packed.h"
#include "practice.h"
#include "same.h"
#include "seen.h"

/* An access of an agent to shared memory is ordered behind `p`: as people are told to write it? */
MGPU__MODEL void
mgpu__judge_practice(const mgpu__actor *a, uint32_t offset, const mgpu__trace *p)
{
    mgpu__cluster *c = a->cta->cluster;
    if (a->t->agent == MGPU_EMU_WGMMA && p->agent == MGPU_EMU_TMA &&
        mgpu__seen_not(mgpu__ordering_of(c), a->t->by, p->place, p->time) != NULL)
        mgpu__judge_report(a, offset, p, MGPU__RULE_LANE_UNSEEN, true);
    if (a->t->layout != 0 && p->layout != 0 && a->t->layout != p->layout && !a->t->write &&
        !p->atomic &&
        c->worker->launch->kernel->instrumented) /* else a plain store may have moved it */
        mgpu__judge_report(a, offset, p, MGPU__RULE_LAYOUT, true);
    if (p->agent == MGPU_EMU_THREAD &&
        !mgpu__fenced_itself(mgpu__fiber_of_place(c, p->place), a->knew, p->time))
        mgpu__judge_report(a, offset, p,
                           p->write ? MGPU__RULE_FENCE_OF_OTHERS : MGPU__RULE_FENCE_OF_LOADER,
                           true);
}

/* What an access has met in a line, the newest first. */
typedef struct mgpu__met {
    mgpu__bytes over;     /* agents have read them, and it is known to be over */
    mgpu__bytes observed; /* known atomics are behind all older ones to these */
} mgpu__met;

/* An access meets p, an atomic: is p behind it by its value? An atomic that changes a word, and one that has read it,
 * comes behind all that did before, and who knows of that one knows of them (PTX manual: Causality Order). */
static inline bool
mgpu__judge_observed(const mgpu__actor *a, const mgpu__trace *p, mgpu__bytes both, bool known,
                     mgpu__met *met)
{
    if (!p->atomic || p->agent != MGPU_EMU_THREAD || a->t->agent != MGPU_EMU_THREAD ||
        (a->t->atomic != 0 && !mgpu__scopes_meet(a, p)))
        return known;
    if (known)
        met->observed = mgpu__bytes_with(met->observed, both);
    return known || (p->write && (a->t->atomic == MGPU__RMW ||
                                  !mgpu__bytes_any(mgpu__bytes_less(both, met->observed))));
}

/* An access meets p, which is one place's, in some bytes. true: it knows of it, or it was told. */
MGPU__MODEL bool
mgpu__judge_pair(const mgpu__actor *a, const mgpu__trace *p, mgpu__bytes both, mgpu__met *met)
{
    const mgpu__touching *t = a->t;
    const bool agent = t->agent != MGPU_EMU_THREAD, reader = p->agent != MGPU_EMU_THREAD;
    const bool async = mgpu__through_async_proxy(t->agent);
    const bool crosses = async && !mgpu__through_async_proxy(p->agent);
    const bool conflict =
        (t->write || p->write) && !(t->atomic != 0 && p->atomic && mgpu__scopes_meet(a, p));
    bool known = mgpu__judge_observed(a, p, both, mgpu__actor_knows(a, p), met);
    if (known && !p->write && reader)
        met->over = mgpu__bytes_with(met->over, both);
    else if (agent && t->write && reader && !mgpu__bytes_any(mgpu__bytes_less(both, met->over)))
        known = true; /* the copy was there when they read */
    if (!conflict)
        return known;
    if (known && !agent && a->cta == NULL && t->layout == MGPU__NON_COHERENT &&
        p->cluster >= mgpu__global.first) {
        mgpu__judge_report(a, mgpu__bytes_first(both), p, MGPU__RULE_NON_COHERENT, true);
        return true;
    }
    if (!known && mgpu__may_be_same(a, p))
        mgpu__same_later(a, p, both);
    else if (!known || (crosses && !mgpu__actor_fenced(a, p)))
        mgpu__judge_report(a, mgpu__bytes_first(both), p, mgpu__rule_broken(a, p, known),
                           known);
    else if (async && a->cta != NULL)
        mgpu__judge_practice(a, mgpu__bytes_first(both), p);
    return true; /* told is told: not once more for each that comes */
}

/* An access meets p in `both`: of which of them it knows. */
MGPU__MODEL mgpu__bytes
mgpu__judge_trace(const mgpu__actor *a, const mgpu__trace *p, mgpu__bytes both, mgpu__met *met)
{
    const mgpu__bytes none = {0, 0};
    mgpu__bytes left = both, known = both;
    mgpu__trace one;
    if (p->part == 0 && p->more == 0)
        return mgpu__judge_pair(a, p, both, met) ? both : none;
    for (uint32_t i = 0; mgpu__bytes_any(known) && mgpu__trace_one(p, i, &left, &one); i++)
        if (!mgpu__judge_pair(a, &one, one.bytes, met))
            known = mgpu__bytes_less(known, one.bytes);
    return known;
}

/* Is the newest trace of a line the same access, or a step before of the same group of wgmma? It has been judged. Two
 * copies of one phase are two. */
static inline bool
mgpu__judged_before(const mgpu__trace *newest, const mgpu__trace *t)
{
    return newest->place == t->place && newest->part == 0 && newest->more == 0 &&
           (t->agent == MGPU_EMU_THREAD || t->agent == MGPU_EMU_WGMMA) && !t->atomic &&
           mgpu__trace_like(newest, t) &&
           !mgpu__bytes_any(mgpu__bytes_less(t->bytes, newest->bytes));
}

/* Two reads of the same bytes of global memory, by different clusters of a launch: neither minds the other. */
static inline bool
mgpu__are_readers(const mgpu__actor *a, const mgpu__trace *p, mgpu__bytes both)
{
    return a->cta == NULL && !a->t->write && !p->write && !a->t->atomic && !p->atomic &&
           p->cluster != a->trace.cluster && p->cluster >= mgpu__global.first &&
           mgpu__bytes_any(both);
}

/* The bytes of one line, whose newest trace is `*first`. true: the access has left a newer one. */
MGPU__MODEL bool
mgpu__judge_traces(mgpu__actor *a, uint32_t *first, mgpu__bytes bytes)
{
    mgpu__met met = {{0, 0}, {0, 0}};
    mgpu__traces *s = a->traces;
    uint32_t *link = first, count = 0, readers = 0;
    bool joined = false;
    a->trace.bytes = bytes;
    while (*link != 0) {
        mgpu__trace p = mgpu__trace_get(s, *link);
        const mgpu__bytes both = mgpu__bytes_both(p.bytes, bytes), was = p.bytes;
        if (link == first && mgpu__judged_before(&p, &a->trace))
            return false;
        if (mgpu__are_readers(a, &p, both)) {
            if (++readers >= MGPU__READERS && mgpu__traces_are_many()) {
                p.bytes = mgpu__bytes_less(p.bytes, both);
                s->forgotten++;
                if (a->alike != NULL)
                    a->alike->told = true;
            }
        } else if (mgpu__bytes_any(both)) {
            const mgpu__bytes known = mgpu__judge_trace(a, &p, both, &met);
            if (a->t->write || !p.write)
                p.bytes = mgpu__bytes_less(p.bytes, known);
        }
        if (a->alike != NULL)
            mgpu__alike_met(a->alike, &s->at[*link], was, p.bytes);
        if (!mgpu__bytes_any(p.bytes)) {
            mgpu__trace_remove(s, link);
            continue;
        }
        if (!joined && mgpu__trace_joins(&p, &a->trace)) {
            joined = true;
            mgpu__trace_set_row(s, *link, &p);
        } else if (!mgpu__bytes_same(p.bytes, was)) {
            mgpu__trace_set_bytes(s, *link, p.bytes);
        }
        link = mgpu__trace_link(s, link);
        count++;
    }
    return !joined && mgpu__trace_add(s, first, count, &a->trace);
}

MGPU__MODEL void
mgpu__judge_line(mgpu__actor *a, uint32_t *first, mgpu__bytes bytes)
{
    mgpu__alike *m = a->alike;
    if (m != NULL && mgpu__alike_again(m, a->traces, first, bytes, a->trace.site))
        return;
    if (m != NULL)
        mgpu__alike_begin(m, bytes, a->trace.site);
    if (!mgpu__judge_traces(a, first, bytes) && m != NULL)
        m->told = true;
    else if (m != NULL)
        mgpu__alike_left(m, &a->traces->at[*first]);
}

#endif /* MGPU_EMU_CHECK_LINE_H */
