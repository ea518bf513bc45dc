/* mgpu/emu/check/reused.h - memory of an mbarrier that lives is written by who means something else.
 * SPDX-License-Identifier: MIT
 *
 *     mbarrier.init | a store or a copy over its eight bytes           a hazard, at the store
 *     mbarrier.init | mbarrier.inval | a store                         silent
 *
 * While an mbarrier lives its eight bytes hold a pattern, and accesses are told before bytes move.
 */
#ifndef MGPU_EMU_CHECK_REUSED_H
#define MGPU_EMU_CHECK_REUSED_H

#include "../core/judge.h"
#include "who.h"

/* The mbarrier at an offset of a block; NULL: none is known. */
MGPU__MODEL const mgpu__meeting *
mgpu__meeting_there(const mgpu__ordering *o, uint32_t rank, uint32_t offset)
{
    for (uint32_t i = 0; i < o->meetings.capacity; i++) {
        const mgpu__meeting *m = mgpu__meeting_number(o, i);
        if (m->key.at != 0 && m->init_time != 0 && m->home == rank && m->offset == offset)
            return m;
    }
    return NULL;
}

MGPU__MODEL void
mgpu__reused_report(const mgpu__touching *t, const mgpu__cta *cta, const mgpu__meeting *m)
{
    const mgpu__cluster *c = cta->cluster;
    mgpu__trace init, now;
    mgpu__text *text;
    mgpu__hazard *h = mgpu__hazard_begin(c->worker->launch, MGPU__RULE_MBARRIER_OVER,
                                         m->init_site, t->site, &text);
    memset(&init, 0, sizeof init);
    init.by = m->init_by;
    init.write = true;
    init.cluster = mgpu__ordering_of(c)->number;
    now = init;
    now.by = mgpu__place_of(t->by);
    now.agent = (uint32_t)t->agent & 7;
    if (h == NULL)
        return;
    mgpu__side_of(&h->told.first, h->who[0], c, &init, true);
    mgpu__side_of(&h->told.second, h->who[1], c, &now, true);
    mgpu__hazard_place(h, cta, m->offset);
    (void)snprintf(h->object, sizeof h->object, " the mbarrier at");
    h->init = h->nowhere = true;
    mgpu__put(text, "these eight bytes are the mbarrier's until mgpu_mbarrier_inval(): put "
                    "what is written elsewhere, or call that, behind a barrier of all who "
                    "use the mbarrier");
    mgpu__hazard_end(h, text);
}

/* An access to shared memory: does it write where an mbarrier lives? */
MGPU__MODEL void
mgpu__judge_reused(const mgpu__touching *t)
{
    const mgpu__cta *cta = t->by->cta->cluster->ctas[t->address >> 24];
    const uint32_t from = (uint32_t)t->address & 0xffffff, end = from + t->bytes;
    const uint64_t pattern = MGPU__MBARRIER_PATTERN;
    for (uint32_t at = from / 8 * 8; t->write && at < end; at += 8) {
        const mgpu__meeting *m =
            memcmp(cta->window + at, &pattern, 8) == 0
                ? mgpu__meeting_there(mgpu__ordering_of(cta->cluster), cta->rank, at)
                : NULL;
        if (m != NULL)
            mgpu__reused_report(t, cta, m);
    }
}

#endif /* MGPU_EMU_CHECK_REUSED_H */
