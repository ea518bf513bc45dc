/* mgpu/emu/check/alike.h - the next line of a tile has most often seen the same as the one before.
 * SPDX-License-Identifier: MIT
 *
 *     line 0     | read by wgmma | read by wgmma | written by TMA |     judged: the next copy knows all, they go
 *     line 1     | the same        the same        the same       |     and here
 *     ...
 *
 * An agent touches many lines. What it met in one, word for word, and what became of that holds for the next, if
 * nobody was told of anything.
 */
#ifndef MGPU_EMU_CHECK_ALIKE_H
#define MGPU_EMU_CHECK_ALIKE_H

#include "../core/judge.h"
#include "packed.h"

enum { MGPU__ALIKE = 6 };

/* Of an operation of an agent: the line before. */
typedef struct mgpu__alike {
    const void *of; /* the operation; NULL: none */
    bool global, write, atomic, map;
    mgpu__packed had[MGPU__ALIKE]; /* its traces, the newest first */
    uint32_t count;                /* of these */
    uint32_t gone;                 /* of these, a bit each */
    mgpu__packed added;            /* what the access has left */
    mgpu__bytes bytes;             /* that it touched */
    uint32_t site;
    bool told; /* it broke a rule, or something else has come of it: it stands for no other */
} mgpu__alike;

/* Two traces that are a range each: are they one but for what comes behind? */
static inline bool
mgpu__packed_same(const mgpu__packed *a, const mgpu__packed *b)
{
    return memcmp((const char *)a + sizeof a->next, (const char *)b + sizeof b->next,
                  sizeof *a - sizeof a->next) == 0;
}

/* An operation touches memory: that of the line before, if it is one of this operation, and of such memory. */
static inline mgpu__alike *
mgpu__alike_of(mgpu__alike *m, const void *operation, const mgpu__touching *t)
{
    const bool global = t->space == MGPU_EMU_GLOBAL, atomic = t->atomic != 0;
    m->told |= m->of != operation || m->global != global || m->write != t->write ||
               m->atomic != atomic || m->map != t->map;
    m->of = operation;
    m->global = global;
    m->write = t->write;
    m->atomic = atomic;
    m->map = t->map;
    return m;
}

/* A line is about to be judged. */
static inline void
mgpu__alike_begin(mgpu__alike *m, mgpu__bytes bytes, uint32_t site)
{
    m->count = m->gone = 0;
    m->bytes = bytes;
    m->site = site;
    m->told = false;
}

/* Its next trace, which keeps what is `left` of its bytes. */
static inline void
mgpu__alike_met(mgpu__alike *m, const mgpu__packed *p, mgpu__bytes bytes, mgpu__bytes left)
{
    const bool goes = !mgpu__bytes_any(left);
    m->told |= (!goes && !mgpu__bytes_same(bytes, left)) || p->wide || m->count == MGPU__ALIKE;
    if (m->told)
        return;
    m->had[m->count] = *p;
    m->gone |= (uint32_t)goes << m->count++;
}

/* The access has left its trace. */
static inline void
mgpu__alike_left(mgpu__alike *m, const mgpu__packed *added)
{
    m->told |= added->wide;
    m->added = *added;
}

/* The line whose newest trace is `*first` is as the one before: the same becomes of it. */
MGPU__MODEL bool
mgpu__alike_again(const mgpu__alike *m, mgpu__traces *s, uint32_t *first, mgpu__bytes bytes,
                  uint32_t site)
{
    uint32_t i = 0, index = *first, *link = first;
    if (m->told || m->site != site || !mgpu__bytes_same(m->bytes, bytes))
        return false;
    while (index != 0 && i < m->count && mgpu__packed_same(&s->at[index], &m->had[i])) {
        index = s->at[index].next;
        i++;
    }
    if (index != 0 || i != m->count)
        return false;
    for (i = 0; i < m->count; i++) {
        if (m->gone >> i & 1)
            mgpu__trace_remove(s, link);
        else
            link = &s->at[*link].next;
    }
    index = mgpu__slot_take(s);
    if (index == 0)
        return false; /* nothing has gone: there would be room */
    s->at[index] = m->added;
    s->at[index].next = *first;
    *first = index;
    return true;
}

#endif /* MGPU_EMU_CHECK_ALIKE_H */
