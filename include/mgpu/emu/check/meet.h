/* mgpu/emu/check/meet.h - threads arrive with what they know, and pass with what all brought.
 * SPDX-License-Identifier: MIT
 *
 *     arrive.release     brings what the thread knows, and did; to another block of who waits at its scope
 *     any arrival        which agents have read (order.h), to any wait: that is over, and nobody can see less of it
 *     arrive.relaxed     besides what the thread has released by a fence
 *     wait               knows it; .relaxed: behind the next fence
 */
#ifndef MGPU_EMU_CHECK_MEET_H
#define MGPU_EMU_CHECK_MEET_H

#include "order.h"

/* How far it reaches: 0 in the block, 1 in the cluster, 2 in the GPU and beyond. */
static inline uint32_t
mgpu__reach(uint32_t how)
{
    return (how & (MGPU__SCOPE_GPU | MGPU__SCOPE_SYS)) != 0 ? 2
                                                            : (how & MGPU__SCOPE_CLUSTER) != 0;
}

static inline bool
mgpu__is_wide(uint32_t how)
{
    return mgpu__reach(how) != 0;
}

MGPU__MODEL void
mgpu__order_arrived(mgpu__fiber *f, const mgpu__cta *home, const void *meeting, uint32_t how,
                    const void *site)
{
    const uint32_t side = home != NULL && f->cta != home;
    const bool reaches = side == 0 || mgpu__is_wide(how), relaxed = (how & MGPU__RELAXED) != 0;
    mgpu__ordering *o = mgpu__ordering_of(f->cta->cluster);
    mgpu__knowing *k = mgpu__knowing_of(f);
    mgpu__meeting *m = mgpu__meeting_of(o, meeting);
    if (m == NULL)
        return;
    if (relaxed || side == 1)
        mgpu__bring_reads(o, m, k->now);
    if (relaxed || !reaches) {
        if (reaches)
            mgpu__bring_release(o, m, side, k->released[side == 1 || home == NULL]);
    } else {
        mgpu__bring_all(o, m, side, f, k->now);
    }
    if (!relaxed && reaches && k->sc != NULL)
        mgpu__bring(o, m, 3, k->sc);
    if (relaxed || !reaches)
        mgpu__bring_all(o, m, 2, f, k->now);
    if (k->loose != NULL)
        mgpu__bring_once(o, m, 2, &m->last[4], k->loose);
    o->relaxed += relaxed || !reaches;
    mgpu__hand_on(k, relaxed || !reaches ? MGPU__HANDS_RELAXED : MGPU__HANDS_ON, meeting, site);
}

/* mbarrier.init: what was there is over. */
MGPU__MODEL void
mgpu__order_began(mgpu__fiber *f, const void *meeting, const void *site)
{
    mgpu__ordering *o = mgpu__ordering_of(f->cta->cluster);
    mgpu__meeting *m = mgpu__meeting_of(o, meeting);
    if (m == NULL)
        return;
    for (uint32_t side = 0; side < 4; side++) {
        mgpu__clock_drop(&o->clocks, m->brought[side]);
        mgpu__clock_drop(&o->clocks, m->frozen[side]);
        m->brought[side] = m->frozen[side] = NULL;
    }
    memset(m->last, 0, sizeof m->last);
    m->passed.generation = 0;
    m->init_by = mgpu__place_of(f);
    m->init_time = mgpu__time_of(mgpu__knowing_of(f));
    mgpu__knowing_of(f)->began = m->init_time;
    mgpu__knowing_of(f)->touched[MGPU__SHARED_SPACE] = mgpu__knowing_of(f)->touched_before;
    m->init_site = site;
    m->init_ended = m->ended;
}

MGPU__MODEL void
mgpu__order_complete(const mgpu__fiber *by, const void *meeting)
{
    mgpu__ordering *o = mgpu__ordering_of(by->cta->cluster);
    mgpu__meeting *m = mgpu__meeting_of(o, meeting);
    if (m == NULL)
        return;
    m->ended++;
    if (m->place != 0)
        mgpu__bring(o, m, 0, NULL);
    if (m->place != 0 && m->brought[0] != NULL)
        m->brought[0]->at[m->place] = m->ended;
    for (uint32_t side = 0; side < 2; side++) {
        if (m->stores[side] != 0)
            mgpu__bring(o, m, side, NULL);
        if (m->stores[side] != 0 && m->brought[side] != NULL)
            m->brought[side]->at[m->stores[side]] = m->ended;
    }
    for (uint32_t side = 0; side < 4; side++) {
        mgpu__clock_drop(&o->clocks, m->frozen[side]);
        m->frozen[side] = m->brought[side];
        m->brought[side] = NULL;
    }
    memset(m->last, 0, sizeof m->last);
}

/* f knows what `more` knows, too. */
MGPU__MODEL void
mgpu__know(mgpu__ordering *o, mgpu__knowing *k, mgpu__clock *more)
{
    mgpu__clock_becomes(&o->clocks, &k->now, mgpu__clock_join(&o->clocks, k->now, more));
}

/* It knows that all at a place up to a time has happened. */
MGPU__MODEL void
mgpu__know_of(mgpu__ordering *o, mgpu__knowing *k, uint32_t place, uint32_t time)
{
    mgpu__clock_becomes(&o->clocks, &k->now, mgpu__clock_with(&o->clocks, k->now, place, time));
}

/* It would know what a side of a meeting has brought, if nothing were relaxed or narrow. */
MGPU__MODEL void
mgpu__know_loosely(mgpu__ordering *o, mgpu__knowing *k, const mgpu__meeting *m, uint32_t side)
{
    mgpu__clock_becomes(&o->clocks, &k->loose,
                        mgpu__clock_join(&o->clocks, k->loose, m->frozen[side]));
}

/* A relaxed wait or load: what it brings waits for a fence, of a wider scope if it is `far`. */
MGPU__MODEL void
mgpu__load(mgpu__ordering *o, mgpu__knowing *k, uint32_t far, mgpu__clock *more)
{
    mgpu__clock *all = mgpu__clock_join(&o->clocks, k->loaded[far], more);
    mgpu__clock_drop(&o->clocks, k->loaded[far]);
    k->loaded[far] = all;
}

/* k passes generation `generation` of m as the last one did: true, and it knows what that one knows; or false. */
MGPU__MODEL bool
mgpu__passes_alike(mgpu__ordering *o, mgpu__knowing *k, const mgpu__meeting *m,
                   uint64_t generation, bool wide)
{
    mgpu__clock **const of[3] = {&k->now, &k->loose, &k->sc};
    const mgpu__passed *p = &m->passed;
    bool alike = p->generation == generation && p->wide == wide;
    for (uint32_t i = 0; i < 3 && alike; i++)
        alike = p->was[i] == mgpu__clock_id(*of[i]);
    for (uint32_t i = 0; i < 3 && alike; i++)
        mgpu__clock_becomes(&o->clocks, of[i], mgpu__clock_keep(p->is[i]));
    return alike;
}

/* It has passed, and knew clocks of these ids before. */
MGPU__MODEL void
mgpu__has_passed(mgpu__ordering *o, const mgpu__knowing *k, mgpu__meeting *m,
                 uint64_t generation, bool wide, const uint64_t was[3])
{
    mgpu__clock *const is[3] = {k->now, k->loose, k->sc};
    m->passed.generation = generation;
    m->passed.wide = wide;
    for (uint32_t i = 0; i < 3; i++) {
        m->passed.was[i] = was[i];
        mgpu__clock_becomes(&o->clocks, &m->passed.is[i], mgpu__clock_keep(is[i]));
    }
}

/* What a meeting has brought is known to k. */
MGPU__MODEL void
mgpu__take(mgpu__ordering *o, mgpu__knowing *k, mgpu__meeting *m, bool wide)
{
    const uint64_t was[3] = {mgpu__clock_id(k->now), mgpu__clock_id(k->loose),
                             mgpu__clock_id(k->sc)};
    if (mgpu__passes_alike(o, k, m, m->ended + 1ull, wide))
        return;
    mgpu__know(o, k, m->frozen[0]);
    if (wide)
        mgpu__know(o, k, m->frozen[1]);
    else
        mgpu__know_loosely(o, k, m, 1);
    mgpu__know_loosely(o, k, m, 2);
    if (m->frozen[3] != NULL)
        mgpu__clock_becomes(&o->clocks, &k->sc,
                            mgpu__clock_join(&o->clocks, k->sc, m->frozen[3]));
    mgpu__has_passed(o, k, m, m->ended + 1ull, wide, was);
}

/* A wait, or load, that is relaxed: what it brings waits for a fence. */
MGPU__MODEL void
mgpu__take_relaxed(mgpu__ordering *o, mgpu__knowing *k, const mgpu__meeting *m, bool nobodys)
{
    for (uint32_t side = 0; side < 3; side++)
        mgpu__know_loosely(o, k, m, side);
    for (uint32_t side = 0; side < 2; side++)
        mgpu__load(o, k, side == 1 || nobodys, m->frozen[side]);
}

MGPU__MODEL void
mgpu__order_passed(mgpu__fiber *f, const mgpu__cta *home, const void *meeting, uint32_t how)
{
    const bool relaxed = (how & MGPU__RELAXED) != 0, wide = home == NULL || mgpu__is_wide(how);
    mgpu__ordering *o = mgpu__ordering_of(f->cta->cluster);
    mgpu__knowing *k = mgpu__knowing_of(f);
    mgpu__meeting *m = mgpu__meeting_of(o, meeting);
    if (m == NULL)
        return;
    k->met.meeting = meeting;
    k->met.ended = m->ended;
    if (relaxed || (!wide && m->frozen[1] != NULL)) {
        k->weak = relaxed ? MGPU__HANDS_RELAXED : MGPU__HANDS_NARROW;
        k->weak_site = f->site;
        for (uint32_t side = 0; side < 3; side++)
            mgpu__clock_becomes(&o->clocks, &k->weak_brought,
                                mgpu__clock_join(&o->clocks, side == 0 ? NULL : k->weak_brought,
                                                 m->frozen[side]));
    }
    if (relaxed)
        mgpu__take_relaxed(o, k, m, home == NULL);
    else
        mgpu__take(o, k, m, wide);
}

#endif /* MGPU_EMU_CHECK_MEET_H */
