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
                        rule != MGPU__RULE_CP_ASYNC_SOURCE && rule != MGPU__RULE_SCOPE &&
                        rule != MGPU__RULE_LAUNCH_BEFORE && rule != MGPU__RULE_NON_COHERENT &&
                        rule != MGPU__RULE_FRESH && rule != MGPU__RULE_FRESH_FLAG;
    return !global ? rule : a->t->map ? MGPU__RULE_MAP : MGPU__RULE_GLOBAL;
}

/* Is what is missing a fence, in the thread that comes first? */
static inline bool
mgpu__is_fence(mgpu__rule_name rule)
{
    return rule == MGPU__RULE_PROXY_FENCE || rule == MGPU__RULE_READ_BY_THREADS ||
           rule == MGPU__RULE_FENCE_OF_OTHERS || rule == MGPU__RULE_FENCE_OF_LOADER;
}

/* Has `now` passed nothing since what the issuer of the bulk operation `p`, `by`, had passed before it? */
static inline bool
mgpu__in_one_step(const mgpu__knowing *now, const mgpu__knowing *by, const mgpu__trace *p)
{
    return now != by && p->source && by->bulk == p->time &&
           now->met.meeting == by->bulk_met.meeting && now->met.ended == by->bulk_met.ended;
}

/* Where the first, `p`, next arrived, if what is missing comes before that. */
MGPU__MODEL void
mgpu__hazard_handed(mgpu__hazard *h, const mgpu__actor *a, const mgpu__trace *p,
                    mgpu__rule_name rule, bool known)
{
    const mgpu__ordering *o = mgpu__ordering_of(a->t->by->cta->cluster);
    const mgpu__map_lacks lack = mgpu__is_of_map(a, p) ? mgpu__map_lack(a, p) : MGPU__MAP_FINE;
    const mgpu__knowing *k;
    const mgpu__clock *loose;
    uint32_t knows;
    h->stands = rule == MGPU__RULE_SCOPE || lack == MGPU__MAP_NARROW;
    if (p->cluster != o->number)
        return;
    k = mgpu__knowing_at(a->t->by->cta->cluster, p->by);
    h->before = mgpu__handed_before(&k->handed, p->time);
    if (h->before != mgpu__handed_before(&mgpu__knowing_of(a->t->by)->handed, UINT32_MAX))
        h->before = NULL;
    knows = p->by == a->me                               ? mgpu__actor_time(a)
            : a->knew != NULL && p->by < a->knew->places ? a->knew->at[p->by]
                                                         : 0;
    /* that an agent has read a relaxed arrival tells, too */
    loose = mgpu__knowing_of(a->t->by)->loose;
    if (p->agent != MGPU_EMU_THREAD && loose != NULL && p->by < loose->places &&
        loose->at[p->by] > knows)
        knows = loose->at[p->by];
    h->early = true;
    h->chance =
        rule == MGPU__RULE_STORE_SOURCE && mgpu__in_one_step(mgpu__knowing_of(a->t->by), k, p);
    if (p->agent == MGPU_EMU_THREAD && mgpu__is_fence(rule) && known &&
        (lack == MGPU__MAP_FINE ||
         lack == MGPU__MAP_NO_RELEASE)) /* else who uses it acquires */
        h->handed = mgpu__handed_last(&k->handed, k->handed.time, p->time, knows, &h->hands);
    else if (p->agent == MGPU_EMU_THREAD || p->agent == MGPU_EMU_TCGEN05)
        h->early = false;
    else if (!p->write && !(a->self == UINT32_MAX && p->by == a->me)) {
        h->waited = mgpu__clock_knows_trace(o, k->now, p);
        h->handed = mgpu__handed_last(
            &k->handed, p->agent == MGPU_EMU_WGMMA ? k->handed.wgmma : k->handed.bulk, p->time,
            knows, &h->hands);
    }
    if (p->agent == MGPU_EMU_THREAD && h->handed == NULL)
        h->handed = mgpu__handed_at(&k->handed, p->time, rule == MGPU__RULE_SCOPE, &h->hands);
}

/* Where the manual has how one learns that an agent has read, by what that is; NULL: as the rule says. */
static inline const char *
mgpu__manual_of_reader(const mgpu__actor *a, const mgpu__trace *p, mgpu__rule_name rule)
{
    const mgpu__trace *reader = p->agent == MGPU_EMU_THREAD ? &a->trace : p;
    if (a->cta == NULL || (rule != MGPU__RULE_READ_BY_AGENT && rule != MGPU__RULE_STORE_SOURCE))
        return NULL;
    return reader->agent == MGPU_EMU_WGMMA ? "Asynchronous operations; wgmma.wait_group"
           : reader->agent == MGPU_EMU_TCGEN05
               ? "tcgen05 Memory Consistency Model; tcgen05.commit"
           : reader->source ? "cp.async.bulk.wait_group"
                            : "cp.async.bulk; mbarrier.try_wait";
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
                                         p != NULL ? mgpu__site_at(p->site) : NULL,
                                         mgpu__actor_site(a, offset), &t);
    if (a->alike != NULL)
        a->alike->told = true;
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
            h->nowhere = rule == MGPU__RULE_NON_COHERENT ||
                         (rule == MGPU__RULE_SCOPE && mgpu__both_atomic(a, p));
            h->manual = mgpu__manual_of_reader(a, p, rule);
            if (!mbarrier)
                mgpu__hazard_handed(h, a, p, rule, known);
            if (!mgpu__put_practice(t, rule, a->t, p))
                mgpu__put_remedy(t, c, a, p, rule, known);
            if (!mbarrier && a->cta != NULL)
                mgpu__put_waited(t, a->t, mgpu__actor_time(a), p, rule);
        } else if (rule == MGPU__RULE_PROXY_FENCE) {
            mgpu__put_never_fenced(t);
        } else {
            mgpu__put_nobody(t, rule);
            h->nowhere = rule == MGPU__RULE_FRESH ||
                         rule == MGPU__RULE_FRESH_FLAG; /* the host's is missing */
            if (rule == MGPU__RULE_UNWRITTEN)
                mgpu__put_at_once(t, a->t->by, UINT32_MAX, true);
        }
        mgpu__hazard_end(h, t);
    }
}

#endif /* MGPU_EMU_CHECK_BREACH_H */
