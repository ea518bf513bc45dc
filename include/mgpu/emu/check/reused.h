/* mgpu/emu/check/reused.h - memory of an mbarrier that lives is written by who means something else.
 * SPDX-License-Identifier: MIT
 *
 *     mbarrier.init | a store or a copy over its eight bytes           a hazard, at the store
 *     mbarrier.init | mbarrier.inval | a store                         silent
 */
#ifndef MGPU_EMU_CHECK_REUSED_H
#define MGPU_EMU_CHECK_REUSED_H

#include "../unit/phase.h"
#include "seen.h"
#include "written.h"

/* f makes an mbarrier. */
MGPU__MODEL void
mgpu__judge_began(mgpu__fiber *f, const void *meeting, const void *site)
{
    const uint32_t offset = ((const mgpu__mbarrier *)meeting)->offset;
    mgpu__written *w = mgpu__written_of(f->cta);
    if (w->bars_end == 0 || offset < w->bars_from)
        w->bars_from = offset;
    if (offset + 8 > w->bars_end)
        w->bars_end = offset + 8;
    mgpu__seen_began(f, meeting, site);
}

MGPU__MODEL void
mgpu__reused_report(const mgpu__touching *t, const mgpu__cta *cta, const mgpu__mbarrier *b,
                    const mgpu__meeting *m)
{
    const mgpu__cluster *c = cta->cluster;
    mgpu__trace init, now;
    mgpu__hazard *h;
    mgpu__text *text;
    memset(&init, 0, sizeof init);
    init.by = m->init_by;
    init.write = true;
    now = init;
    now.by = mgpu__place_of(t->by);
    now.agent = (uint8_t)t->agent;
    init.cluster = now.cluster = mgpu__ordering_of(c)->number;
    (void)pthread_mutex_lock(&mgpu__hazards_lock);
    h = mgpu__hazard_at(c->worker->launch, MGPU__RULE_MBARRIER_OVER, m->init_site, t->site);
    if (h != NULL) {
        mgpu__side_of(&h->told.first, h->who[0], c, &init, true);
        mgpu__side_of(&h->told.second, h->who[1], c, &now, true);
        mgpu__hazard_place(h, cta, b->offset);
        (void)snprintf(h->object, sizeof h->object, " the mbarrier at");
        h->init = true;
        text = mgpu__report_begin();
        mgpu__put(text, "these eight bytes are the mbarrier's until mgpu_mbarrier_inval(): put "
                        "what is written elsewhere, or call that, behind a barrier of all who "
                        "use the mbarrier");
        mgpu__take_text(h->missing, sizeof h->missing, text);
        mgpu__report_end();
    }
    (void)pthread_mutex_unlock(&mgpu__hazards_lock);
}

/* An access to shared memory: does it write where an mbarrier lives? */
MGPU__MODEL void
mgpu__judge_reused(const mgpu__touching *t)
{
    const mgpu__cta *cta = t->by->cta->cluster->ctas[t->address >> 24];
    const mgpu__written *w = mgpu__written_of(cta);
    const mgpu__ordering *o = mgpu__ordering_of(cta->cluster);
    uint32_t from = (uint32_t)t->address & 0xffffff, end = from + t->bytes;
    if (!t->write || from >= w->bars_end || end <= w->bars_from)
        return;
    from = from > w->bars_from ? from / 8 * 8 : w->bars_from;
    end = end < w->bars_end ? end : w->bars_end;
    for (; from < end; from += 8) {
        const mgpu__mbarrier *b = mgpu__mbarrier_find(cta, from);
        const mgpu__meeting *m = b != NULL ? mgpu__meeting_known(o, b) : NULL;
        if (m != NULL && m->init_time != 0 && t->site != b->site) /* else it is its init */
            mgpu__reused_report(t, cta, b, m);
    }
}

#endif /* MGPU_EMU_CHECK_REUSED_H */
