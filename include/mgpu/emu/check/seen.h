/* mgpu/emu/check/seen.h - which phases of an mbarrier each thread has seen itself; parity.
 * SPDX-License-Identifier: MIT
 *
 *     phase     | 0       | 1       | 2
 *     thread      wait 0    wait 1    wait 0
 *
 * A wait with parity passes if the phase before the open one has it. So one that comes while phase 2 is
 * open takes parity 0 for phase 2: who can be so late is told, this time or another. And one that has
 * the parity of the phase before passes at once: of what follows from it the report names the wait.
 */
#ifndef MGPU_EMU_CHECK_SEEN_H
#define MGPU_EMU_CHECK_SEEN_H

#include "../core/window.h"
#include "hazard.h"
#include "operation.h"

/* What a thread saw at its last wait that passed. */
typedef struct mgpu__seen {
    const void *site; /* of the wait; NULL: none has passed since mbarrier.init */
    uint32_t phases;  /* that had ended */
    uint32_t time;    /* the thread's */
    uint32_t groups;  /* that the thread had committed for its warpgroup's wgmma */
    uint32_t relaxed; /* relaxed arrivals and flags of the cluster up to then */
    bool again;       /* its wait before saw the same */
} mgpu__seen;

/* f's; NULL: no thread of its block has waited. */
static inline const mgpu__seen *
mgpu__seen_by(const mgpu__meeting *m, const mgpu__fiber *f)
{
    return m != NULL && m->seen != NULL && m->home == f->cta->rank ? &m->seen[f->thread] : NULL;
}

/* The mbarrier, or whatever, at which operations of a place complete; NULL: none. */
MGPU__MODEL const mgpu__meeting *
mgpu__meeting_at(const mgpu__ordering *o, uint32_t place)
{
    for (uint32_t i = 0; i < o->meetings.capacity; i++) {
        const mgpu__meeting *m = mgpu__meeting_number(o, i);
        if (m->key.at != 0 &&
            (m->place == place || m->stores[0] == place || m->stores[1] == place))
            return m;
    }
    return NULL;
}

/* mbarrier.init by f: waits of before are over. Which phases they have seen end stays. */
MGPU__MODEL void
mgpu__judge_began(mgpu__fiber *f, const void *meeting, uint32_t offset, const void *site)
{
    mgpu__meeting *m;
    mgpu__order_began(f, meeting, site);
    m = mgpu__meeting_known(mgpu__ordering_of(f->cta->cluster), meeting);
    if (m == NULL)
        return;
    m->home = f->cta->rank;
    m->offset = offset;
    for (uint32_t i = 0; m->seen != NULL && i < mgpu__launch_of(f)->threads; i++)
        m->seen[i].site = NULL;
}

/* A wait of f has passed, at the mbarrier at `offset`. */
MGPU__MODEL void
mgpu__judge_saw(mgpu__fiber *f, const void *meeting, uint32_t offset, const void *site)
{
    mgpu__ordering *o = mgpu__ordering_of(f->cta->cluster);
    mgpu__meeting *m = mgpu__meeting_of(o, meeting);
    mgpu__knowing *k = mgpu__knowing_of(f);
    mgpu__seen *s;
    if (m == NULL)
        return;
    if (m->seen == NULL) {
        m->seen = (mgpu__seen *)calloc(mgpu__launch_of(f)->threads, sizeof *m->seen);
        m->home = f->cta->rank;
        m->offset = offset;
    }
    if (m->seen == NULL) {
        o->clocks.lost = true;
        return;
    }
    s = &m->seen[f->thread];
    s->again = s->site != NULL && s->phases == m->ended;
    s->site = site;
    s->phases = m->ended;
    s->time = mgpu__time_of(k);
    s->groups = k->committed;
    s->relaxed = o->relaxed;
    k->saw = meeting;
}

/* ---- a wait that may come too late ------------------------------------------------------------------- */

/* Does what was brought to m know of a wait of f: of something that f, or a wgmma of f, did behind it? What
 * is relaxed passes no memory on, but who comes when: where it was used since nobody can tell. */
MGPU__MODEL bool
mgpu__seen_is_known(const mgpu__ordering *o, const mgpu__meeting *m, const mgpu__fiber *f,
                    const mgpu__seen *s)
{
    const mgpu__meeting *stream =
        mgpu__meeting_known(o, mgpu__fiber_at(f->cta, f->thread / 128 * 128));
    if (o->relaxed != s->relaxed)
        return true;
    for (uint32_t side = 0; side < 3; side++)
        if (mgpu__clock_knows(m->brought[side], mgpu__place_of(f), s->time) ||
            (stream != NULL && stream->place != 0 &&
             mgpu__clock_knows(m->brought[side], stream->place, s->groups + 1)))
            return true;
    return false;
}

MGPU__MODEL void
mgpu__seen_late(const mgpu__fiber *f, const mgpu__meeting *m, const mgpu__seen *s)
{
    const uint32_t phase = s->phases - m->init_ended - 1;
    mgpu__text *t;
    mgpu__hazard *h =
        mgpu__hazard_begin(mgpu__launch_of(f), MGPU__RULE_LATE_WAIT, m->init_site, s->site, &t);
    if (h == NULL)
        return;
    mgpu__put_thread(t, f);
    mgpu__put(t, " waits for phase %u (parity %u) of the mbarrier at smem+0x%x", phase,
              phase & 1, m->offset);
    mgpu__take_text(h->who[1], sizeof h->who[1], t);
    h->joined = ", whose init is at ";
    mgpu__put(t,
              "phase %u ends with nobody's arrival behind this wait: a thread that comes "
              "later finds both over, and waits for phase %u: it, or a lane of its warp, "
              "arrives for phase %u, or at what those wait for who do",
              phase + 1, phase + 2, phase + 1);
    mgpu__hazard_end(h, t);
}

/* A phase of m ends: who saw the end of the one before must have done so before. A lane of each warp will do:
 * lanes wait together. */
MGPU__MODEL void
mgpu__seen_judge(const mgpu__fiber *by, const void *meeting)
{
    const mgpu__ordering *o = mgpu__ordering_of(by->cta->cluster);
    const mgpu__meeting *m = mgpu__meeting_known(o, meeting);
    const uint32_t threads = mgpu__launch_of(by)->threads;
    if (m == NULL || m->seen == NULL || m->ended == m->init_ended || mgpu__order_lost(o))
        return;
    for (uint32_t warp = 0; warp < threads; warp += 32) {
        uint32_t late = threads;
        for (uint32_t i = warp; i < warp + 32 && i < threads; i++) {
            const mgpu__fiber *f = mgpu__fiber_at(by->cta->cluster->ctas[m->home], i);
            if (m->seen[i].site == NULL || m->seen[i].phases != m->ended)
                continue;
            late = i;
            if (mgpu__seen_is_known(o, m, f, &m->seen[i])) {
                late = threads;
                break;
            }
        }
        if (late != threads)
            mgpu__seen_late(mgpu__fiber_at(by->cta->cluster->ctas[m->home], late), m,
                            &m->seen[late]);
    }
}

/* ---- wgmma, and what its threads have seen ------------------------------------------------------------- */

/* The first thread of f's warpgroup that has not itself seen that phase `time` - 1, of operations of a place, has
 * ended; NULL: all have. */
MGPU__MODEL const mgpu__fiber *
mgpu__seen_not(mgpu__ordering *o, const mgpu__fiber *f, uint32_t place, uint32_t time)
{
    const uint32_t first = f->thread / 128 * 128, group = mgpu__place_of(f) / 128;
    const mgpu__meeting *m;
    if (o->all_saw.place == place && o->all_saw.time == time && o->all_saw.group == group)
        return NULL;
    m = mgpu__meeting_at(o, place);
    for (uint32_t i = first; i < first + 128; i++) {
        const mgpu__fiber *lane = mgpu__fiber_at(f->cta, i);
        const mgpu__seen *s = mgpu__seen_by(m, lane);
        if (s == NULL || s->phases < time)
            return lane;
    }
    o->all_saw.place = place;
    o->all_saw.time = time;
    o->all_saw.group = group;
    return NULL;
}

/* ---- parity: words for other reports ------------------------------------------------------------------- */

/* f has not seen that an operation of a place is complete, and has waited: was that the wrong parity? */
MGPU__MODEL void
mgpu__put_parity(mgpu__text *t, const mgpu__fiber *f, uint32_t place, uint32_t time)
{
    const mgpu__meeting *m = mgpu__meeting_at(mgpu__ordering_of(f->cta->cluster), place);
    const mgpu__seen *s = mgpu__seen_by(m, f);
    if (s == NULL || s->site == NULL || s->phases >= time ||
        !(s->again || s->phases == m->init_ended))
        return;
    mgpu__put(t, "; the wait at ");
    mgpu__put_site(t, s->site);
    mgpu__put(t,
              " has parity %u and passed at once, when %u phases had ended: these bytes "
              "come in phase %u, parity %u",
              ~(s->phases - m->init_ended) & 1, s->phases - m->init_ended,
              time - 1 - m->init_ended, (time - 1 - m->init_ended) & 1);
}

/* f has not seen that an operation is complete: has it asked, and not waited for the answer? */
MGPU__MODEL void
mgpu__put_refused(mgpu__text *t, const mgpu__fiber *f)
{
    if (f->refused == NULL)
        return;
    mgpu__put(t, "; the try_wait or test_wait at ");
    mgpu__put_site(t, f->refused);
    mgpu__put(t, " was answered no, and this thread has gone on");
}

/* f has not seen that an operation of a place, which `issuer` issued, is complete, but the phase before; and has
 * arrived since where the issuer waited: does its access come behind a release? */
MGPU__MODEL void
mgpu__put_released(mgpu__text *t, const mgpu__fiber *f, const mgpu__knowing *issuer,
                   uint32_t place, uint32_t time)
{
    const mgpu__meeting *m = mgpu__meeting_at(mgpu__ordering_of(f->cta->cluster), place);
    const mgpu__seen *s = mgpu__seen_by(m, f);
    const void *site = NULL;
    uint32_t arrived = 0;
    if (s == NULL || s->site == NULL || s->phases + 1 != time || s->phases == m->init_ended ||
        issuer->met.meeting == NULL)
        return;
    site = mgpu__handed_to(&mgpu__knowing_of(f)->handed, issuer->met.meeting, &arrived);
    if (site == NULL || arrived < s->time)
        return;
    mgpu__put(t, "; or, if what the wait at ");
    mgpu__put_site(t, s->site);
    mgpu__put(t, " has brought is meant, this access comes before the arrival at ");
    mgpu__put_site(t, site);
    mgpu__put(t, ", which lets the copy go");
}

/* The last wait that f passed, before its time `time`, if it passed at once: on what f had seen before, or on a fresh
 * mbarrier, for no phase at all. */
MGPU__MODEL void
mgpu__put_at_once(mgpu__text *t, const mgpu__fiber *f, uint32_t time, bool fresh)
{
    const mgpu__meeting *m =
        mgpu__meeting_known(mgpu__ordering_of(f->cta->cluster), mgpu__knowing_of(f)->saw);
    const mgpu__seen *s = mgpu__seen_by(m, f);
    if (s == NULL || s->site == NULL || s->time > time ||
        !(fresh ? s->phases == m->init_ended : s->again))
        return;
    mgpu__put(t, "; and ");
    mgpu__put_thread(t, f);
    mgpu__put(t, " waited at ");
    mgpu__put_site(t, s->site);
    if (fresh)
        mgpu__put(t, " with parity 1, which passes at once on a fresh mbarrier: was phase 0, "
                     "parity 0, meant?");
    else
        mgpu__put(
            t,
            ", which passed at once: with parity %u it had passed before, and nothing has "
            "changed since: was phase %u, parity %u, meant?",
            ~(s->phases - m->init_ended) & 1, s->phases - m->init_ended,
            (s->phases - m->init_ended) & 1);
}

/* An access, at the time `time` of its thread, breaks a rule: the wait that should have kept it and `p` apart, if
 * that passed at once. */
MGPU__MODEL void
mgpu__put_waited(mgpu__text *t, const mgpu__touching *now, uint32_t time, const mgpu__trace *p,
                 mgpu__rule_name rule)
{
    const mgpu__cluster *c = now->by->cta->cluster;
    const mgpu__fiber *f = now->by;
    switch (rule) {
    case MGPU__RULE_COPY_UNSEEN:
        if (now->agent == MGPU_EMU_WGMMA)
            f = mgpu__seen_not(mgpu__ordering_of(c), f, p->place, p->time);
        if (f == NULL)
            break;
        mgpu__put_parity(t, f, p->place, p->time);
        mgpu__put_refused(t, f);
        mgpu__put_released(t, f, mgpu__knowing_at(c, p->by), p->place, p->time);
        break;
    case MGPU__RULE_CP_ASYNC_UNSEEN:
        mgpu__put_at_once(t, f, time, true);
        mgpu__put_at_once(t, f, time, false);
        break;
    case MGPU__RULE_READ_BY_AGENT:
    case MGPU__RULE_READ_BY_THREADS:
    case MGPU__RULE_STORE_SOURCE:
    case MGPU__RULE_THREADS:
        mgpu__put_at_once(t, f, time, false);
        if (p->agent == MGPU_EMU_THREAD)
            mgpu__put_at_once(t, mgpu__fiber_of_place(c, p->place), p->time, false);
        if (p->agent == MGPU_EMU_THREAD && rule == MGPU__RULE_READ_BY_THREADS)
            mgpu__put_at_once(t, mgpu__fiber_of_place(c, p->place), p->time, true);
        break;
    default:
        break;
    }
}

/* A generation is complete, or a phase. */
MGPU__MODEL void
mgpu__judge_complete(const mgpu__fiber *by, const void *meeting)
{
    mgpu__seen_judge(by, meeting);
    mgpu__order_complete(by, meeting);
}

#endif /* MGPU_EMU_CHECK_SEEN_H */
