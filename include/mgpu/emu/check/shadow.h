/* mgpu/emu/check/shadow.h - who has touched memory: what is remembered.
 * SPDX-License-Identifier: MIT
 *
 *     line of 128 bytes    a list of
 *       trace              bytes of it, a place and its time (clock.h), read or written, where from
 *
 * A trace goes when all its bytes were touched again by somebody who knew of it. Copies and wgmma touch
 * whole lines, threads bytes. There is room for so many traces; the oldest of a line are forgotten
 * then. What is forgotten is not judged; nothing is invented.
 */
#ifndef MGPU_EMU_CHECK_SHADOW_H
#define MGPU_EMU_CHECK_SHADOW_H

#include "../core/machine.h"

enum {
    MGPU__LINE_BYTES = 128,
    MGPU__LINES = (MGPU__WINDOW_BYTES + MGPU__LINE_BYTES - 1) / MGPU__LINE_BYTES,
    MGPU__TRACES_MAX = 32768, /* of a block: 2 MiB, of which what is used costs memory */
    MGPU__TRACES_OF_LINE = 160
};

/* Bytes of a line, a bit each. */
typedef struct mgpu__bytes {
    uint64_t low, high;
} mgpu__bytes;

typedef struct mgpu__trace {
    mgpu__bytes bytes;
    uint32_t place, time; /* clock.h */
    uint32_t read;        /* of a bulk store's source: the place where it is over; 0: `place` */
    uint32_t by;          /* thread of the cluster: who did it, or issued the operation */
    uint32_t cluster;     /* whose these are: mgpu__ordering.number */
    uint32_t next;        /* index of the next of the line, 0: none */
    uint8_t agent;        /* mgpu_emu_agent */
    bool write, atomic;
    uint8_t layout; /* as TMA wrote it: touch.h */
    const void *site;
} mgpu__trace;

typedef struct mgpu__line {
    uint32_t generation; /* an older one than the shadow's: nothing is known */
    uint32_t first, count;
} mgpu__line;

/* Where lines take their traces from. */
typedef struct mgpu__traces {
    mgpu__trace *at;    /* 0 is none */
    uint32_t used, end; /* those from `used` on are free; end: there is no more room */
    uint32_t unused;    /* the first of those given back */
    uint64_t forgotten;
} mgpu__traces;

/* Of a block. */
typedef struct mgpu__shadow {
    mgpu__mapping map;
    mgpu__line *line; /* [MGPU__LINES] */
    mgpu__traces traces;
    uint32_t generation;
} mgpu__shadow;

/* ---- bytes ------------------------------------------------------------------------------------------- */

/* `count` bytes from `from` on. */
static inline mgpu__bytes
mgpu__bytes_of(uint32_t from, uint32_t count)
{
    const uint32_t end = from + count;
    mgpu__bytes b;
    b.low = from >= 64 ? 0 : ~(uint64_t)0 << from;
    b.low &= end >= 64 ? ~(uint64_t)0 : ((uint64_t)1 << end) - 1;
    b.high = from <= 64 ? ~(uint64_t)0 : ~(uint64_t)0 << (from - 64);
    b.high &= end <= 64 ? 0 : end == 128 ? ~(uint64_t)0 : ((uint64_t)1 << (end - 64)) - 1;
    return b;
}

static inline mgpu__bytes
mgpu__bytes_both(mgpu__bytes a, mgpu__bytes b)
{
    a.low &= b.low;
    a.high &= b.high;
    return a;
}

static inline mgpu__bytes
mgpu__bytes_less(mgpu__bytes a, mgpu__bytes b)
{
    a.low &= ~b.low;
    a.high &= ~b.high;
    return a;
}

static inline bool
mgpu__bytes_any(mgpu__bytes b)
{
    return (b.low | b.high) != 0;
}

/* The first of them. */
static inline uint32_t
mgpu__bytes_first(mgpu__bytes b)
{
    return b.low != 0 ? (uint32_t)__builtin_ctzll(b.low)
                      : 64 + (uint32_t)__builtin_ctzll(b.high);
}

/* ---- lines and traces ------------------------------------------------------------------------------------ */

/* false: there is not enough memory. */
MGPU__MODEL bool
mgpu__shadow_create(mgpu__shadow *s)
{
    const size_t lines = MGPU__LINES * sizeof(mgpu__line);
    s->map = mgpu__map(lines + MGPU__TRACES_MAX * sizeof(mgpu__trace));
    s->line = (mgpu__line *)(void *)s->map.start;
    s->traces.at = (mgpu__trace *)(void *)(s->map.start + lines);
    s->traces.end = MGPU__TRACES_MAX;
    return s->map.start != NULL;
}

/* A block begins: nothing of it has been touched. */
MGPU__MODEL void
mgpu__shadow_begin(mgpu__shadow *s)
{
    s->generation++;
    s->traces.used = 1;
    s->traces.unused = 0;
}

MGPU__MODEL mgpu__line *
mgpu__shadow_line(mgpu__shadow *s, uint32_t index)
{
    mgpu__line *l = &s->line[index];
    if (l->generation != s->generation) {
        memset(l, 0, sizeof *l);
        l->generation = s->generation;
    }
    return l;
}

/* Remove the trace behind `*link`; the next one is there then. */
MGPU__MODEL void
mgpu__trace_remove(mgpu__traces *s, mgpu__line *l, uint32_t *link)
{
    const uint32_t gone = *link;
    *link = s->at[gone].next;
    s->at[gone].next = s->unused;
    s->unused = gone;
    l->count--;
}

/* The oldest trace of a line goes. */
MGPU__MODEL void
mgpu__trace_forget(mgpu__traces *s, mgpu__line *l)
{
    uint32_t *link = &l->first;
    while (s->at[*link].next != 0)
        link = &s->at[*link].next;
    mgpu__trace_remove(s, l, link);
    s->forgotten++;
}

/* Are these one but for their bytes? So is a step along K of the same group of wgmma: the first one's
 * line stands for all. */
static inline bool
mgpu__trace_like(const mgpu__trace *a, const mgpu__trace *b)
{
    return a->place == b->place && a->time == b->time && a->cluster == b->cluster &&
           a->write == b->write && a->atomic == b->atomic && a->agent == b->agent &&
           a->layout == b->layout && (a->site == b->site || b->agent == MGPU_EMU_WGMMA);
}

/* Keep a trace: the newest is first. If it is like that, it is added to it. */
MGPU__MODEL void
mgpu__trace_add(mgpu__traces *s, mgpu__line *l, const mgpu__trace *t)
{
    mgpu__trace *first = &s->at[l->first];
    uint32_t index;
    if (l->first != 0 && mgpu__trace_like(first, t)) {
        first->bytes.low |= t->bytes.low;
        first->bytes.high |= t->bytes.high;
        return;
    }
    if (l->count == MGPU__TRACES_OF_LINE || (s->unused == 0 && s->used == s->end)) {
        if (l->count == 0) {
            s->forgotten++;
            return;
        }
        mgpu__trace_forget(s, l);
    }
    index = s->unused != 0 ? s->unused : s->used++;
    if (index == s->unused)
        s->unused = s->at[index].next;
    s->at[index] = *t;
    s->at[index].next = l->first;
    l->first = index;
    l->count++;
}

#endif /* MGPU_EMU_CHECK_SHADOW_H */
