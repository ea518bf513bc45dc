/* mgpu/emu/check/named.h - named barriers: is one used again by who cannot know that it is complete?
 * SPDX-License-Identifier: MIT
 *
 *     warps 0, 1    barrier 1, 64 threads       complete: both know, and whom they tell
 *     warps 2, 3    barrier 1, 64 threads       nothing tells them: they may have come first, and
 *                                               warps 0 and 2 be the 64
 *
 * That they came one pair behind the other, this time, was luck. Relaxed order is enough: it is about
 * who comes when, not about memory.
 */
#ifndef MGPU_EMU_CHECK_NAMED_H
#define MGPU_EMU_CHECK_NAMED_H

#include "hazard.h"
#include "operation.h"

/* Does one of the lanes, a queue, know that all generations of a meeting up to now are complete? */
MGPU__MODEL bool
mgpu__lanes_know_complete(const mgpu__fiber *lanes, const mgpu__meeting *m)
{
    for (const mgpu__fiber *f = lanes; f != NULL; f = f->next)
        if (mgpu__clock_knows(mgpu__knowing_of(f)->now, m->place, m->ended) ||
            mgpu__clock_knows(mgpu__knowing_of(f)->loose, m->place, m->ended))
            return true;
    return false;
}

/* The warp of `lanes` comes to a barrier that another group has completed, or itself, before. */
MGPU__MODEL void
mgpu__named_report(const mgpu__fiber *f, const mgpu__meeting *m, uint32_t id)
{
    const mgpu__fiber *before = m->came[~m->ended & 1];
    const void *site = m->came_site[~m->ended & 1];
    mgpu__text *t;
    mgpu__hazard *h =
        mgpu__hazard_begin(mgpu__launch_of(f), MGPU__RULE_NAMED_BARRIER, site, f->site, &t);
    if (h == NULL)
        return;
    mgpu__put_thread(t, f);
    mgpu__put(t, " and its warp come to barrier %u as warp %u did", id, before->thread / 32);
    mgpu__take_text(h->who[1], sizeof h->who[1], t);
    h->joined = " and others at ";
    mgpu__put(t, "nothing says that those are through, and with other luck their arrivals "
                 "count together: another number, 1 to 15, for each group of warps, or a "
                 "barrier of both groups between the two uses");
    mgpu__hazard_end(h, t);
}

/* The warp of `lanes`, a queue, comes to named barrier `id`. */
MGPU__MODEL void
mgpu__judge_came(const mgpu__fiber *lanes, const void *meeting, uint32_t id)
{
    mgpu__ordering *o = mgpu__ordering_of(lanes->cta->cluster);
    mgpu__meeting *m = mgpu__meeting_of(o, meeting);
    if (m == NULL || mgpu__order_lost(o))
        return;
    if (m->place == 0)
        m->place = mgpu__place_new(o, true);
    if (m->ended != 0 && !mgpu__lanes_know_complete(lanes, m))
        mgpu__named_report(lanes, m, id);
    m->came[m->ended & 1] = lanes;
    m->came_site[m->ended & 1] = lanes->site;
}

#endif /* MGPU_EMU_CHECK_NAMED_H */
