/* mgpu/emu/check/same.h - lanes of a warp store to one word: the same value, or whose?
 * SPDX-License-Identifier: MIT
 *
 *     if (found)
 *         *flag = 1;      many lanes, one value: it is there, whoever was last
 *     *last = lane;       nobody knows whose stays
 *
 * A store is told before its bytes are there. So the judgement waits for what happens next in the cluster.
 */
#ifndef MGPU_EMU_CHECK_SAME_H
#define MGPU_EMU_CHECK_SAME_H

#include "breach.h"

/* A store over that of another lane, which is not judged yet. */
typedef struct mgpu__same {
    bool waits;
    mgpu__touching now;
    mgpu__actor actor;
    mgpu__trace before;
    mgpu__bytes bytes;                   /* of the line: those that both have written */
    unsigned char was[MGPU__LINE_BYTES]; /* what the other lane put there */
} mgpu__same;

static mgpu__unit mgpu__same_unit;

static inline mgpu__same *
mgpu__same_of(const mgpu__cluster *c)
{
    return (mgpu__same *)mgpu__cluster_state(c, &mgpu__same_unit);
}

/* An access breaks no rule but this one: p is a store, by the same line of code, of a lane of its warp. */
static inline bool
mgpu__may_be_same(const mgpu__actor *a, const mgpu__trace *p)
{
    const mgpu__trace *t = &a->trace;
    return t->agent == MGPU_EMU_THREAD && p->agent == MGPU_EMU_THREAD && t->write && p->write &&
           !t->atomic && !p->atomic && p->site == t->site && p->cluster == t->cluster &&
           mgpu__one_warp(a->t->by->cta->cluster, p->place, t->place) && p->place != t->place;
}

/* The host's address of the line that an access is in. */
static inline const unsigned char *
mgpu__line_at(const mgpu__actor *a)
{
    return a->cta != NULL ? a->cta->window + a->address
                          : (const unsigned char *)(uintptr_t)a->address;
}

static inline bool
mgpu__bytes_has(mgpu__bytes b, uint32_t i)
{
    return ((i < 64 ? b.low >> i : b.high >> (i - 64)) & 1) != 0;
}

/* A store over p's: it is judged later. */
MGPU__MODEL void
mgpu__same_later(const mgpu__actor *a, const mgpu__trace *p, mgpu__bytes both)
{
    mgpu__same *s = mgpu__same_of(a->t->by->cta->cluster);
    if (s->waits && (s->actor.address != a->address || s->actor.cta != a->cta))
        return; /* of an access to several lines the first stands for all */
    if (!s->waits)
        memset(&s->bytes, 0, sizeof s->bytes);
    s->waits = a->t->by->cta->cluster->behind = true;
    s->now = *a->t;
    s->actor = *a;
    s->actor.t = &s->now;
    s->before = *p;
    s->bytes = mgpu__bytes_with(s->bytes, both);
    for (uint32_t i = 0; i < MGPU__LINE_BYTES; i++)
        if (mgpu__bytes_has(both, i))
            s->was[i] = mgpu__line_at(a)[i];
}

/* The store that waits has put its bytes: others? */
MGPU__MODEL void
mgpu__same_ends(mgpu__same *s)
{
    s->waits = false;
    for (uint32_t i = 0; i < MGPU__LINE_BYTES; i++)
        if (mgpu__bytes_has(s->bytes, i) && s->was[i] != mgpu__line_at(&s->actor)[i]) {
            mgpu__judge_report(&s->actor, i, &s->before, MGPU__RULE_THREADS, false);
            return;
        }
}

/* Something else happens in the cluster. */
static inline void
mgpu__same_judge(const mgpu__cluster *c)
{
    mgpu__same *s = mgpu__same_of(c);
    if (s->waits)
        mgpu__same_ends(s);
}

MGPU__MODEL void
mgpu__same_begin(mgpu__cluster *c)
{
    mgpu__same_of(c)->waits = false;
}

MGPU__MODEL void
mgpu__same_define(mgpu__unit *u)
{
    u->turn = 22;
    u->judges = true;
    u->cluster_bytes = sizeof(mgpu__same);
    u->begin = mgpu__same_begin;
}

MGPU__ENGINE(same)

#endif /* MGPU_EMU_CHECK_SAME_H */
