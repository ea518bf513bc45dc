/* mgpu/emu/check/shadow.h - who has touched memory: what is remembered.
 * SPDX-License-Identifier: MIT
 *
 *     line of 128 bytes    a list of
 *       trace              bytes of it, a place and its time (clock.h), read or written, where from
 *
 *     out[threadIdx.x] = x     a trace: each thread in a row has its part of the bytes (`part`)
 *     x = *in                  a trace: so many threads in a row have all of them (`more`)
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
    MGPU__TRACES_MAX = 65536, /* of a block: 1.5 MiB, of which what is used costs memory */
    MGPU__TRACES_OF_LINE = 160,
    MGPU__READERS = 2, /* of bytes of global memory, by other clusters, where traces are many */
    MGPU__TRACE_MORE = (1 << 13) - 1
};

/* Bytes of a line, a bit each. */
typedef struct mgpu__bytes {
    uint64_t low, high;
} mgpu__bytes;

typedef struct mgpu__trace {
    mgpu__bytes bytes;
    uint32_t site;        /* number of the line of code: packed.h */
    uint32_t place, time; /* clock.h; with `part`: the place that byte 0 would be of */
    uint32_t by;          /* thread of the cluster: who did it, or issued the operation */
    uint32_t cluster;     /* whose these are: mgpu__ordering.number */
    uint32_t more : 13;   /* so many places behind `place` did the same */
    uint32_t part : 4;    /* 0, or 1 + log2 of the bytes of each place */
    uint32_t agent : 3;   /* mgpu_emu_agent */
    uint32_t layout : 8;  /* as TMA wrote it: touch.h; of an atomic how narrow: judge.h */
    uint32_t write : 1, atomic : 1;
    uint32_t source : 1; /* of a bulk store, which has read it at the place before `place` */
    uint32_t alone : 1;  /* it stays a place's: judge_remote() changes it */
} mgpu__trace;

typedef struct mgpu__line {
    uint32_t generation; /* an older one than the shadow's: nothing is known */
    uint32_t first;
} mgpu__line;

/* A trace as it is kept, in 24 bytes: packed.h. */
typedef struct mgpu__packed {
    uint32_t next; /* index of the next of the line, 0: none; of a wide one, of its bytes */
    uint32_t site : 17;          /* its number */
    uint32_t from : 7, last : 7; /* its bytes are a range; or they are */
    uint32_t wide : 1;           /* in a slot of their own, behind it */
    union {
        struct {
            uint32_t place, time, cluster;
            uint32_t row : 17; /* of a thread's `part` and `more`; of an agent's: `by` */
            uint32_t layout : 3, agent : 3, write : 1, atomic : 1, source : 1, alone : 1;
        } who;
        mgpu__bytes bytes;
    } of;
} mgpu__packed;

/* Where lines take their traces from. */
typedef struct mgpu__traces {
    mgpu__packed *at;   /* 0 is none */
    uint32_t used, end; /* those from `used` on are free; end: there is no more room */
    uint32_t unused;    /* the first of those given back */
    uint32_t given;     /* so many are */
    uint64_t forgotten;
    bool full; /* some of these for want of room */
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

static inline mgpu__bytes
mgpu__bytes_with(mgpu__bytes a, mgpu__bytes b)
{
    a.low |= b.low;
    a.high |= b.high;
    return a;
}

static inline bool
mgpu__bytes_same(mgpu__bytes a, mgpu__bytes b)
{
    return a.low == b.low && a.high == b.high;
}

static inline uint32_t
mgpu__bytes_count(mgpu__bytes b)
{
    return (uint32_t)(__builtin_popcountll(b.low) + __builtin_popcountll(b.high));
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
    s->map = mgpu__map(lines + MGPU__TRACES_MAX * sizeof(mgpu__packed));
    s->line = (mgpu__line *)(void *)s->map.start;
    s->traces.at = (mgpu__packed *)(void *)(s->map.start + lines);
    s->traces.end = MGPU__TRACES_MAX;
    return s->map.start != NULL;
}

/* A block begins: nothing of it has been touched. */
MGPU__MODEL void
mgpu__shadow_begin(mgpu__shadow *s)
{
    s->generation++;
    s->traces.used = 1;
    s->traces.unused = s->traces.given = 0;
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

/* Are these one but for their places and bytes? Steps along K of one group of wgmma are: the first one's line
 * stands for all. */
static inline bool
mgpu__trace_like(const mgpu__trace *a, const mgpu__trace *b)
{
    return a->time == b->time && a->cluster == b->cluster && a->write == b->write &&
           a->atomic == b->atomic && a->agent == b->agent && a->layout == b->layout &&
           a->alone == b->alone && (a->site == b->site || b->agent == MGPU_EMU_WGMMA);
}

/* t, of one thread, has the bytes of p, too: does p grow by this place? */
static inline bool
mgpu__trace_grows(mgpu__trace *p, const mgpu__trace *t)
{
    const uint32_t ahead = t->place - p->place;
    if (ahead <= p->more)
        return true;
    if (p->more == MGPU__TRACE_MORE || (ahead != p->more + 1u && ahead != UINT32_MAX))
        return false;
    p->place -= ahead == UINT32_MAX;
    p->more++;
    return true;
}

/* t, of one thread, has bytes beside those of p: are they the part of its place? */
static inline bool
mgpu__trace_takes(mgpu__trace *p, const mgpu__trace *t)
{
    const uint32_t from = mgpu__bytes_first(t->bytes), first = mgpu__bytes_first(p->bytes);
    const uint32_t size = mgpu__bytes_count(t->bytes), log = (uint32_t)__builtin_ctz(size);
    const uint32_t place = p->part != 0 ? p->place : p->place - (first >> log);
    if ((size & (size - 1)) != 0 || from % size != 0 || t->place - (from >> log) != place)
        return false;
    if (p->part == 0 && (first % size != 0 || mgpu__bytes_count(p->bytes) != size ||
                         !mgpu__bytes_same(p->bytes, mgpu__bytes_of(first, size))))
        return false;
    if (p->part != 0 && p->part != log + 1)
        return false;
    p->place = place;
    p->part = (log + 1) & 15;
    p->bytes = mgpu__bytes_with(p->bytes, t->bytes);
    return true;
}

/* t becomes a part of p, if it can. */
static inline bool
mgpu__trace_joins(mgpu__trace *p, const mgpu__trace *t)
{
    if (!mgpu__trace_like(p, t) || t->alone)
        return false;
    if (t->agent != MGPU_EMU_THREAD || (p->place == t->place && p->part == 0)) {
        if (p->place != t->place || p->more != 0)
            return false;
        p->bytes = mgpu__bytes_with(p->bytes, t->bytes);
        return true;
    }
    if (p->part == 0 && mgpu__bytes_same(p->bytes, t->bytes))
        return mgpu__trace_grows(p, t);
    return p->more == 0 && mgpu__trace_takes(p, t);
}

/* The i-th place of a trace with bytes of `left`: what it alone has of them. false: there is no more. */
static inline bool
mgpu__trace_one(const mgpu__trace *p, uint32_t i, mgpu__bytes *left, mgpu__trace *one)
{
    const uint32_t log = p->part - 1u;
    if (!mgpu__bytes_any(*left) || (p->part == 0 && i > p->more))
        return false;
    *one = *p;
    one->more = one->part = 0;
    one->bytes = *left;
    if (p->part == 0) {
        one->place += p->more - i; /* the last one first: it is known least */
    } else {
        const uint32_t part = mgpu__bytes_first(*left) >> log;
        one->bytes = mgpu__bytes_both(*left, mgpu__bytes_of(part << log, 1u << log));
        one->place += part;
        *left = mgpu__bytes_less(*left, one->bytes);
    }
    if (p->part != 0 || p->more != 0)
        one->by = one->place;
    return true;
}

#endif /* MGPU_EMU_CHECK_SHADOW_H */
