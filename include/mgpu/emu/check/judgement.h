/* mgpu/emu/check/judgement.h - is an access ordered behind those before it? If not: which line is missing.
 * SPDX-License-Identifier: MIT
 *
 *     for each line of 128 bytes, each trace that an access meets (shadow.h):
 *         two reads, two atomics                                    nothing
 *         who acts does not know of it (order.h)                    a hazard: no wait, no barrier
 *         a thread wrote, an agent acts, and it is not fenced       a hazard: no proxy fence
 *     the access is the newest trace then, and those that it knew and covers go
 */
#ifndef MGPU_EMU_CHECK_JUDGEMENT_H
#define MGPU_EMU_CHECK_JUDGEMENT_H

#include "../core/posix.h"
#include "../math/box.h"
#include "actor.h"
#include "breach.h"
#include "hazard.h"
#include "named.h"
#include "practice.h"
#include "reused.h"
#include "same.h"
#include "seen.h"
#include "unnamed.h"
#include "useless.h"
#include "who.h"
#include "written.h"

/* f, of another block, touches an mbarrier: where and when, for the end of its block (leaving.h). */
MGPU__MODEL void
mgpu__judge_remote(const mgpu__fiber *f, const mgpu__cta *home, uint32_t offset,
                   const void *site)
{
    mgpu__shadow *s = mgpu__shadow_of(home);
    mgpu__line *line = mgpu__shadow_line(s, offset / MGPU__LINE_BYTES);
    const mgpu__bytes bytes = mgpu__bytes_of(offset % MGPU__LINE_BYTES, 8);
    mgpu__trace t, *p = NULL;
    uint32_t count = 0;
    memset(&t, 0, sizeof t);
    t.bytes = bytes;
    t.place = t.by = mgpu__place_of(f);
    t.time = mgpu__time_of(mgpu__knowing_of(f));
    t.cluster = mgpu__ordering_of(home->cluster)->number;
    t.write = t.atomic = t.alone = 1;
    t.site = site;
    for (uint32_t next = line->first; next != 0; next = p->next, count++) {
        p = &s->traces.at[next];
        if (p->place == t.place && p->alone && mgpu__bytes_same(p->bytes, bytes)) {
            p->time = t.time;
            p->site = site;
            return;
        }
    }
    mgpu__trace_add(&s->traces, line, count, &t);
}

/* f uses an mbarrier: does it know of its init? */
MGPU__MODEL void
mgpu__judge_used(const mgpu__fiber *f, const mgpu__cta *home, const void *meeting,
                 uint32_t offset, bool async, const void *site)
{
    const mgpu__cluster *c = f->cta->cluster;
    mgpu__ordering *o = mgpu__ordering_of(c);
    const mgpu__meeting *m = mgpu__meeting_of(o, meeting);
    mgpu__touching t;
    mgpu__actor a;
    mgpu__trace init;
    const mgpu__knowing *k = mgpu__knowing_of(f);
    const mgpu__fiber *by;
    bool known, fenced;
    if (m == NULL || m->init_time == 0 || mgpu__order_lost(o))
        return;
    if (f->cta != home && !async)
        mgpu__judge_remote(f, home, offset, site);
    by = mgpu__fiber_of_place(c, m->init_by);
    fenced = mgpu__knowing_of(by)->inits >= m->init_time;
    known = by == f || mgpu__clock_knows(k->now, m->init_by, m->init_time) ||
            (fenced && mgpu__clock_knows(k->loose, m->init_by, m->init_time));
    if (known && (fenced || !async))
        return;
    memset(&t, 0, sizeof t);
    memset(&a, 0, sizeof a);
    memset(&init, 0, sizeof init);
    t.by = f;
    t.site = site;
    a.t = &t;
    a.cta = home;
    a.address = offset;
    a.me = mgpu__place_of(f);
    a.trace.by = a.me;
    a.trace.cluster = init.cluster = o->number;
    init.by = m->init_by;
    init.write = true;
    init.site = m->init_site;
    mgpu__judge_report(&a, 0, &init, known ? MGPU__RULE_INIT_FENCE : MGPU__RULE_MBARRIER_INIT,
                       known);
}

/* ---- an access --------------------------------------------------------------------------------------------- */

/* An access of an agent to shared memory is ordered behind `p`: as people are told to write it? */
MGPU__MODEL void
mgpu__judge_practice(const mgpu__actor *a, uint32_t offset, const mgpu__trace *p)
{
    mgpu__cluster *c = a->cta->cluster;
    if (a->t->agent == MGPU_EMU_WGMMA && p->agent == MGPU_EMU_TMA &&
        mgpu__seen_not(mgpu__ordering_of(c), a->t->by, p->place, p->time) != NULL)
        mgpu__judge_report(a, offset, p, MGPU__RULE_LANE_UNSEEN, true);
    if (a->t->layout != 0 && p->layout != 0 && a->t->layout != p->layout && !a->t->write &&
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
    if (!p->atomic || p->agent != MGPU_EMU_THREAD || a->t->agent != MGPU_EMU_THREAD)
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
    const bool conflict = (t->write || p->write) && !(t->atomic != 0 && p->atomic);
    bool known = mgpu__judge_observed(a, p, both, mgpu__actor_knows(a, p), met);
    if (known && !p->write && reader)
        met->over = mgpu__bytes_with(met->over, both);
    else if (agent && t->write && reader && !mgpu__bytes_any(mgpu__bytes_less(both, met->over)))
        known = true; /* the copy was there when they read */
    if (!conflict)
        return known;
    if (!known && mgpu__may_be_same(a, p))
        mgpu__same_later(a, p, both);
    else if (!known || (agent && !reader && !mgpu__actor_fenced(a, p)))
        mgpu__judge_report(a, mgpu__bytes_first(both), p, mgpu__rule_broken(a, p, known),
                           known);
    else if (agent && a->cta != NULL)
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
           t->agent != MGPU_EMU_TMA && !t->atomic && mgpu__trace_like(newest, t) &&
           !mgpu__bytes_any(mgpu__bytes_less(t->bytes, newest->bytes));
}

/* The bytes of one line. */
MGPU__MODEL void
mgpu__judge_line(mgpu__actor *a, mgpu__line *line, mgpu__bytes bytes)
{
    mgpu__met met = {{0, 0}, {0, 0}};
    uint32_t *link = &line->first, count = 0;
    bool joined = false;
    a->trace.bytes = bytes;
    if (line->first != 0 && mgpu__judged_before(&a->traces->at[line->first], &a->trace))
        return;
    while (*link != 0) {
        mgpu__trace *p = &a->traces->at[*link];
        const mgpu__bytes both = mgpu__bytes_both(p->bytes, bytes);
        if (mgpu__bytes_any(both)) {
            const mgpu__bytes known = mgpu__judge_trace(a, p, both, &met);
            if (a->t->write || !p->write)
                p->bytes = mgpu__bytes_less(p->bytes, known);
            if (!mgpu__bytes_any(p->bytes)) {
                mgpu__trace_remove(a->traces, link);
                continue;
            }
        }
        joined = joined || mgpu__trace_joins(p, &a->trace);
        link = &p->next;
        count++;
    }
    if (!joined)
        mgpu__trace_add(a->traces, line, count, &a->trace);
}

/* `count` bytes of shared memory of a block. */
MGPU__MODEL void
mgpu__judge_shared(mgpu__actor *a, uint32_t offset, uint32_t count)
{
    mgpu__shadow *s = mgpu__shadow_of(a->cta);
    const uint32_t end = offset + count;
    a->traces = &s->traces;
    for (uint32_t at = offset; at < end;) {
        const uint32_t from = at % MGPU__LINE_BYTES, room = MGPU__LINE_BYTES - from;
        const uint32_t some = end - at < room ? end - at : room;
        a->address = at - from;
        mgpu__judge_line(a, mgpu__shadow_line(s, at / MGPU__LINE_BYTES),
                         mgpu__bytes_of(from, some));
        at += some;
    }
}

/* Of global memory. */
MGPU__MODEL void
mgpu__judge_global(mgpu__actor *a, uint64_t address, uint64_t count)
{
    const uint64_t end = address + count;
    mgpu__page *page = NULL;
    a->traces = &mgpu__ordering_of(a->t->by->cta->cluster)->traces;
    for (uint64_t at = address; at < end;) {
        const uint32_t from = (uint32_t)(at % MGPU__LINE_BYTES), room = MGPU__LINE_BYTES - from;
        const uint32_t some = end - at < room ? (uint32_t)(end - at) : room;
        if (page == NULL && (page = mgpu__page_of(at)) == NULL) {
            a->traces->forgotten++;
            a->traces->full = true;
            return;
        } else if (at == address || at % MGPU__PAGE_BYTES == 0) {
            mgpu__page_lock(page);
        }
        a->address = at - from;
        mgpu__traces_more(a->traces);
        mgpu__judge_line(a, &page->line[at % MGPU__PAGE_BYTES / MGPU__LINE_BYTES],
                         mgpu__bytes_of(from, some));
        at += some;
        if (at == end || at % MGPU__PAGE_BYTES == 0) {
            mgpu__page_unlock(page);
            page = NULL;
        }
    }
}

/* Does who acts know that a block of the cluster has begun: of anything that a thread of it did? */
MGPU__MODEL bool
mgpu__block_began(const mgpu__actor *a, const mgpu__cluster *c, uint32_t rank)
{
    const uint32_t threads = c->worker->launch->threads;
    const mgpu__clock *loose = mgpu__knowing_of(a->t->by)->loose; /* relaxed is enough here */
    for (uint32_t i = rank * threads; i < (rank + 1) * threads; i++)
        if (mgpu__clock_knows(a->knew, i, 1) || mgpu__clock_knows(loose, i, 1))
            return true;
    return false;
}

MGPU__MODEL void
mgpu__judge_touched(const mgpu__touching *t)
{
    const mgpu__cluster *c = t->by->cta->cluster;
    const mgpu__operation *op = (const mgpu__operation *)t->operation;
    mgpu__ordering *o = mgpu__ordering_of(c);
    mgpu__knowing *k = mgpu__knowing_of(t->by);
    mgpu__clock *own = NULL;
    bool part;
    uint32_t at;
    mgpu__actor a;
    if (mgpu__order_lost(o) || (t->space != MGPU_EMU_SHARED && t->space != MGPU_EMU_GLOBAL))
        return;
    mgpu__same_judge(c);
    memset(&a, 0, sizeof a);
    a.t = t;
    a.me = mgpu__place_of(t->by);
    a.itself = op == NULL;
    a.trace.agent = (uint32_t)t->agent & 7;
    a.trace.write = t->write;
    a.trace.atomic = t->atomic != 0;
    a.trace.alone = t->atomic != 0 && t->write; /* their order counts */
    a.trace.site = t->site;
    a.trace.layout = t->write ? t->layout : 0;
    a.trace.by = a.me;
    a.trace.cluster = o->number;
    a.trace.place = op != NULL ? op->place : a.me;
    a.trace.source = op != NULL && !t->write && op->reads != 0;
    a.trace.time = op != NULL ? op->time : mgpu__time_of(k);
    a.knew = op != NULL ? op->knew : k->now;
    if (t->agent == MGPU_EMU_THREAD)
        k->touched[t->space == MGPU_EMU_SHARED ? MGPU__SHARED_SPACE : MGPU__GLOBAL_SPACE] =
            a.trace.time;
    if (op == NULL && t->agent != MGPU_EMU_THREAD) /* an instruction of the user's */
        a.knew = own = mgpu__clock_own(o, t->by);
    if (t->space == MGPU_EMU_GLOBAL) {
        mgpu__judge_global(&a, t->address, t->bytes);
    } else {
        a.cta = c->ctas[t->address >> 24];
        a.address = t->address & 0xffffff;
        if (t->by->cta != a.cta && !mgpu__block_began(&a, c, a.cta->rank))
            mgpu__judge_report(&a, 0, NULL, MGPU__RULE_BLOCK, false);
        mgpu__judge_reused(t);
        if (mgpu__written_touched(t, &at, &part))
            mgpu__judge_report(&a, at - (uint32_t)a.address, NULL,
                               part ? MGPU__RULE_PADDING : MGPU__RULE_UNWRITTEN, false);
        mgpu__judge_shared(&a, (uint32_t)a.address, t->bytes);
    }
    mgpu__clock_drop(&o->clocks, own);
}

static const mgpu__judge mgpu__order_judge = {
    mgpu__judge_touched,   mgpu__order_arrived, mgpu__judge_complete, mgpu__order_passed,
    mgpu__judge_began,     mgpu__judge_used,    mgpu__order_warp_met, mgpu__order_warp_timed,
    mgpu__judge_fenced,    mgpu__order_synced,  mgpu__order_issued,   mgpu__order_done,
    mgpu__order_waited,    mgpu__judge_unnamed, mgpu__judge_came,     mgpu__judge_saw,
    mgpu__order_committed, mgpu__judge_operand};

MGPU__JUDGE(order)

#endif /* MGPU_EMU_CHECK_JUDGEMENT_H */
