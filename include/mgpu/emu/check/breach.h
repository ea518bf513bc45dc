/* mgpu/emu/check/breach.h - an access breaks a rule: who, whom it meets, what is missing.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_CHECK_BREACH_H
#define MGPU_EMU_CHECK_BREACH_H

#include "hazard.h"
#include "missing.h"
#include "practice.h"
#include "seen.h"
#include "who.h"

/* The rule by its number: agents in global memory have one of their own. */
static inline mgpu__rule_name
mgpu__rule_told(const mgpu__actor *a, mgpu__rule_name rule)
{
    const bool global = a->cta == NULL && rule != MGPU__RULE_THREADS &&
                        rule != MGPU__RULE_SCOPE && rule != MGPU__RULE_LAUNCH_BEFORE;
    return !global ? rule : a->t->map ? MGPU__RULE_MAP : MGPU__RULE_GLOBAL;
}

/* Is what is missing a fence, in the thread that comes first? */
static inline bool
mgpu__is_fence(mgpu__rule_name rule)
{
    return rule == MGPU__RULE_PROXY_FENCE || rule == MGPU__RULE_READ_BY_THREADS ||
           rule == MGPU__RULE_FENCE_OF_OTHERS || rule == MGPU__RULE_FENCE_OF_LOADER;
}

/* The byte `offset` of the line breaks a rule: `p` came before. */
MGPU__MODEL void
mgpu__judge_report(const mgpu__actor *a, uint32_t offset, const mgpu__trace *p,
                   mgpu__rule_name rule, bool known)
{
    const mgpu__cluster *c = a->t->by->cta->cluster;
    const bool mbarrier = rule == MGPU__RULE_MBARRIER_INIT || rule == MGPU__RULE_INIT_FENCE;
    mgpu__text *t;
    mgpu__hazard *h = mgpu__hazard_begin(c->worker->launch, mgpu__rule_told(a, rule),
                                         p != NULL ? p->site : NULL, a->t->site, &t);
    if (h != NULL) {
        mgpu__side_of(&h->told.second, h->who[1], c, &a->trace, a->cta != NULL);
        mgpu__hazard_place(h, a->cta, a->address + offset);
        (void)snprintf(h->object, sizeof h->object, "%s",
                       mbarrier    ? " the mbarrier at"
                       : a->t->map ? " its map"
                                   : "");
        h->init = mbarrier;
        if (p != NULL) {
            mgpu__side_of(&h->told.first, h->who[0], c, p, a->cta != NULL);
            h->fence = mgpu__is_fence(rule) && known;
            if (p->agent == MGPU_EMU_THREAD && !mbarrier &&
                p->cluster == mgpu__ordering_of(c)->number)
                h->handed = mgpu__handed_at(&mgpu__knowing_at(c, p->by)->handed, p->time,
                                            rule == MGPU__RULE_SCOPE, &h->hands);
            if (!mgpu__put_practice(t, rule, a->t, p))
                mgpu__put_remedy(t, c, a, p, rule, known);
            if (!mbarrier && a->cta != NULL)
                mgpu__put_waited(t, a->t, a->itself ? a->trace.time : a->knew->at[a->me], p,
                                 rule);
        } else {
            mgpu__put_nobody(t, rule == MGPU__RULE_BLOCK);
        }
        mgpu__hazard_end(h, t);
    }
}

#endif /* MGPU_EMU_CHECK_BREACH_H */
