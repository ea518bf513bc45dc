/* mgpu/emu/check/actor.h - who acts: what it knows of those before.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_CHECK_ACTOR_H
#define MGPU_EMU_CHECK_ACTOR_H

#include "operation.h"

/* Who acts. */
typedef struct mgpu__actor {
    const mgpu__touching *t;
    mgpu__clock *knew; /* an operation's, or what the thread knows of others */
    uint32_t me;       /* the thread's place; of an operation, its issuer's */
    uint32_t self;     /* up to when it knows itself what its thread did */
    mgpu__trace trace; /* what it leaves */
    mgpu__traces *traces;
    uint64_t address; /* of the line: offset in shared memory of `cta`, else the host's */
    const mgpu__cta *cta;
    const void *const *
        sites; /* of accesses that are judged together: of each chunk of the line the number of its */
    const uint8_t *reader; /* own; NULL: there is one access */
    mgpu__alike *alike;    /* of an agent, the line before; NULL: none is kept */
} mgpu__actor;

enum { MGPU__CHUNK_BYTES = 16, MGPU__CHUNKS = MGPU__LINE_BYTES / MGPU__CHUNK_BYTES };

/* Where the access stands that touches the byte at `offset` of the line. */
static inline const void *
mgpu__actor_site(const mgpu__actor *a, uint32_t offset)
{
    return a->reader != NULL ? a->sites[a->reader[offset / MGPU__CHUNK_BYTES]] : a->t->site;
}

/* Who makes an access, and the trace that it leaves. */
MGPU__MODEL void
mgpu__actor_begin(mgpu__actor *a, const mgpu__touching *t)
{
    const mgpu__operation *op = (const mgpu__operation *)t->operation;
    mgpu__knowing *k = mgpu__knowing_of(t->by);
    memset(a, 0, sizeof *a);
    a->t = t;
    a->me = mgpu__place_of(t->by);
    a->self = op != NULL ? op->self : UINT32_MAX;
    a->trace.agent = (uint32_t)t->agent & 7;
    a->trace.write = t->write;
    a->trace.atomic = t->atomic != 0;
    a->trace.alone = t->atomic != 0 && t->write; /* their order counts */
    a->trace.site = mgpu__site_number(t->site);
    a->trace.layout = t->write || t->atomic ? t->layout : 0;
    a->trace.by = a->me;
    a->trace.cluster = mgpu__ordering_of(t->by->cta->cluster)->number;
    a->trace.place = op != NULL ? op->place : a->me;
    a->trace.source = op != NULL && !t->write && op->reads != 0;
    a->trace.time = op != NULL ? op->time : mgpu__time_of(k);
    a->knew = op != NULL ? op->knew : k->now;
}

static inline bool
mgpu__actor_knows(const mgpu__actor *a, const mgpu__trace *p)
{
    const mgpu__ordering *o = mgpu__ordering_of(a->t->by->cta->cluster);
    return (p->place == a->me && p->time <= a->self && p->cluster == o->number) ||
           mgpu__clock_knows_trace(o, a->knew, p);
}

/* Two atomics: does the scope of each hold both threads? (PTX manual: Morally strong operations) */
static inline bool
mgpu__scopes_meet(const mgpu__actor *a, const mgpu__trace *p)
{
    const bool one_cluster = p->cluster == a->trace.cluster;
    const uint32_t threads = mgpu__launch_of(a->t->by)->threads;
    const uint32_t now = a->t->agent == MGPU_EMU_THREAD ? a->t->layout : 0;
    const uint32_t before =
        p->agent == MGPU_EMU_THREAD ? p->layout : 0; /* of a tile it is a layout */
    if (now == MGPU__NARROW_CTA || before == MGPU__NARROW_CTA)
        return one_cluster && p->by / threads == a->me / threads;
    return one_cluster || (now != MGPU__NARROW_CLUSTER && before != MGPU__NARROW_CLUSTER);
}

/* Up to when it knows what its thread did. */
static inline uint32_t
mgpu__actor_time(const mgpu__actor *a)
{
    if (a->self != 0)
        return a->self == UINT32_MAX ? a->trace.time : a->self;
    return a->knew != NULL && a->me < a->knew->places ? a->knew->at[a->me] : 0;
}

/* A thread, or an agent of the generic proxy, wrote p, and who acts knows of it: may an agent see it? */
MGPU__MODEL bool
mgpu__actor_fenced(const mgpu__actor *a, const mgpu__trace *p)
{
    const mgpu__cluster *c = a->t->by->cta->cluster;
    const mgpu__ordering *o = mgpu__ordering_of(c);
    if (p->cluster < mgpu__global.first &&
        mgpu__clock_knows(a->knew, mgpu__launch_before(o), 1))
        return true; /* the end of a launch is enough */
    if (a->t->map)
        return mgpu__map_use(c, a->knew, a->t->address, p) == MGPU__MAP_FINE;
    if (p->agent != MGPU_EMU_THREAD) { /* behind its place: clock.h */
        mgpu__trace fenced = *p;
        if (p->cluster != o->number)
            return true; /* what others have fenced is kept of threads alone: past.h */
        fenced.place += a->cta != NULL ? 1 + MGPU__SHARED_SPACE : 1 + MGPU__GLOBAL_SPACE;
        return mgpu__clock_knows_trace(o, a->knew, &fenced);
    }
    return p->cluster != o->number
               ? mgpu__past_fenced(a->knew->past, MGPU__GLOBAL_SPACE, p->cluster, p->place,
                                   p->time)
               : mgpu__clock_fenced(a->knew,
                                    a->cta != NULL ? MGPU__SHARED_SPACE : MGPU__GLOBAL_SPACE,
                                    p->place, p->time) ||
                     (a->cta != NULL && !p->write &&
                      mgpu__clock_fenced(a->knew, MGPU__READ_SPACE, p->place, p->time));
}

#endif /* MGPU_EMU_CHECK_ACTOR_H */
