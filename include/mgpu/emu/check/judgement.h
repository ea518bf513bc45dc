/* mgpu/emu/check/judgement.h - who judges: what engines tell (judge.h) goes to who keeps it.
 * SPDX-License-Identifier: MIT
 *
 *     an access     of shared memory, of global memory: line by line (line.h), those of wgmma operand.h
 *     an mbarrier   used: is its init known?
 *     the others    meet.h, fence.h, operation.h, seen.h
 */
#ifndef MGPU_EMU_CHECK_JUDGEMENT_H
#define MGPU_EMU_CHECK_JUDGEMENT_H

#include "../core/posix.h"
#include "../math/box.h"
#include "named.h"
#include "operand.h"
#include "reused.h"
#include "tensor.h"
#include "unnamed.h"
#include "useless.h"

/* A thread of another block, or its commit, touches an mbarrier: where and when, for the end of its block (leaving.h). */
MGPU__MODEL void
mgpu__judge_remote(mgpu_emu_agent agent, uint32_t by, uint32_t place, uint32_t time,
                   const mgpu__cta *home, uint32_t offset, const void *site)
{
    mgpu__shadow *s = mgpu__shadow_of(home);
    mgpu__line *line = mgpu__shadow_line(s, offset / MGPU__LINE_BYTES);
    const mgpu__bytes bytes = mgpu__bytes_of(offset % MGPU__LINE_BYTES, 8);
    mgpu__trace t;
    uint32_t count = 0;
    memset(&t, 0, sizeof t);
    t.bytes = bytes;
    t.agent = agent & 7u;
    t.by = by;
    t.place = place;
    t.time = time;
    t.cluster = mgpu__ordering_of(home->cluster)->number;
    t.write = t.atomic = t.alone = 1;
    t.site = mgpu__site_number(site);
    for (uint32_t *link = &line->first; *link != 0;
         link = mgpu__trace_link(&s->traces, link), count++) {
        const mgpu__trace p = mgpu__trace_get(&s->traces, *link);
        if (p.place == t.place && p.alone && mgpu__bytes_same(p.bytes, bytes)) {
            mgpu__trace_set(&s->traces, *link, &t);
            return;
        }
    }
    (void)mgpu__trace_add(&s->traces, &line->first, count, &t);
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
        mgpu__judge_remote(MGPU_EMU_THREAD, mgpu__place_of(f), mgpu__place_of(f),
                           mgpu__time_of(mgpu__knowing_of(f)), home, offset, site);
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
    init.site = mgpu__site_number(m->init_site);
    mgpu__judge_report(&a, 0, &init, known ? MGPU__RULE_INIT_FENCE : MGPU__RULE_MBARRIER_INIT,
                       known);
}

/* A commit arrives: of that its mbarrier alone tells, as no manual says that commits of a thread do so in order. */
MGPU__MODEL void
mgpu__judge_brought(const void *operation, const mgpu__cta *home, const void *object,
                    uint32_t offset, uint32_t time, const void *site)
{
    const mgpu__operation *op = (const mgpu__operation *)operation;
    mgpu__ordering *o = mgpu__ordering_of(op->cluster);
    mgpu__meeting *m = mgpu__meeting_of(o, object);
    mgpu__order_brought(operation, object, time);
    if (m == NULL || op->by / home->cluster->worker->launch->threads == home->rank)
        return;
    if (m->place == 0)
        m->place = mgpu__place_new(o, false);
    mgpu__judge_remote(MGPU_EMU_TCGEN05, op->by, m->place, m->ended + 1, home, offset, site);
}

/* ---- an access --------------------------------------------------------------------------------------------- */

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
        mgpu__judge_line(a, &mgpu__shadow_line(s, at / MGPU__LINE_BYTES)->first,
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
        mgpu__judge_line(a, &page->first[at % MGPU__PAGE_BYTES / MGPU__LINE_BYTES],
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
    mgpu__actor_begin(&a, t);
    if (t->agent == MGPU_EMU_THREAD && t->space == MGPU_EMU_SHARED)
        k->touched_before = k->touched[MGPU__SHARED_SPACE];
    if (t->agent == MGPU_EMU_THREAD)
        k->touched[t->space == MGPU_EMU_SHARED ? MGPU__SHARED_SPACE : MGPU__GLOBAL_SPACE] =
            a.trace.time;
    if (op == NULL && t->agent != MGPU_EMU_THREAD) /* an instruction of the user's */
        a.knew = own = mgpu__clock_own(o, t->by);
    if (op != NULL && mgpu__through_async_proxy(t->agent))
        a.alike = mgpu__alike_of(&o->alike, op, t);
    if (t->space == MGPU_EMU_GLOBAL) {
        a.address = t->address;
        if ((!t->write || t->atomic == MGPU__RMW) && mgpu__written_fresh(t)) {
            a.trace.write = false; /* an atomic reads what it changes */
            mgpu__judge_report(&a, 0, NULL, MGPU__RULE_FRESH, false);
            a.trace.write = t->write;
        }
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
        at = mgpu__written_unfenced(t) ? mgpu__written_unseen(a.cta, (uint32_t)a.address,
                                                              (uint32_t)a.address + t->bytes)
                                       : UINT32_MAX;
        if (at != UINT32_MAX)
            mgpu__judge_report(&a, at - (uint32_t)a.address, NULL, MGPU__RULE_PROXY_FENCE,
                               false);
        mgpu__judge_shared(&a, (uint32_t)a.address, t->bytes);
    }
    mgpu__clock_drop(&o->clocks, own);
}

/* And of a flag that is stored: has anybody cleared its word? Who looks for it may come first. */
MGPU__MODEL void
mgpu__judge_synced(mgpu__fiber *f, mgpu__sync what, const void *p, uint32_t how,
                   const void *site)
{
    mgpu__touching t;
    mgpu__actor a;
    mgpu__order_synced(f, what, p, how, site);
    if (what != MGPU__SYNC_STORE || (how & MGPU__RELAXED) != 0 ||
        mgpu__order_lost(mgpu__ordering_of(f->cta->cluster)))
        return;
    memset(&t, 0, sizeof t);
    t.space = MGPU_EMU_GLOBAL;
    t.agent = MGPU_EMU_THREAD;
    t.write = true;
    t.address = (uint64_t)(uintptr_t)p;
    t.bytes = 4;
    t.by = f;
    t.site = site;
    if (!mgpu__written_fresh(&t))
        return;
    mgpu__actor_begin(&a, &t);
    a.address = t.address;
    mgpu__judge_report(&a, 0, NULL, MGPU__RULE_FRESH_FLAG, false);
}

MGPU__MODEL void
mgpu__judge_catch_up(mgpu__cluster *c)
{
    mgpu__ordering_of(c)->steps = 0;
    mgpu__same_judge(c);
    mgpu__k_steps_judge(c);
}

static const mgpu__judge mgpu__order_judge = {
    mgpu__judge_touched,  mgpu__order_arrived,       mgpu__judge_complete,
    mgpu__order_passed,   mgpu__judge_began,         mgpu__judge_used,
    mgpu__order_warp_met, mgpu__order_warp_timed,    mgpu__judge_fenced,
    mgpu__judge_synced,   mgpu__order_issued,        mgpu__order_done,
    mgpu__judge_brought,  mgpu__judge_tensor_fenced, mgpu__judge_tensor_met,
    mgpu__order_waited,   mgpu__judge_unnamed,       mgpu__judge_came,
    mgpu__judge_saw,      mgpu__order_committed,     mgpu__judge_multiplied,
    mgpu__judge_catch_up};

MGPU__JUDGE(order)

#endif /* MGPU_EMU_CHECK_JUDGEMENT_H */
