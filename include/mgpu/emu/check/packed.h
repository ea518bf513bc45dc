/* mgpu/emu/check/packed.h - traces as they are kept: 24 bytes each, so that a line of 128 costs a quarter of it.
 * SPDX-License-Identifier: MIT
 *
 *     line ──► packed ──► packed, wide ──► its bytes ──► packed       the newest first
 *
 * Bytes are most often a range, and lines of code few: a number stands for each. What has holes takes a second slot.
 */
#ifndef MGPU_EMU_CHECK_PACKED_H
#define MGPU_EMU_CHECK_PACKED_H

#include "../core/posix.h"

#include "../core/table.h"
#include "shadow.h"

/* ---- lines of code have numbers ------------------------------------------------------------------------ */

enum { MGPU__SITES = 1 << 17, MGPU__SITES_TRIED = 64 };

/* Of the process; all workers use it. */
static const void *mgpu__sites[MGPU__SITES]; /* atomic; 0: of none */

/* The number of a return address; 0: it is NULL, or there are too many. */
static inline uint32_t
mgpu__site_number(const void *site)
{
    uint32_t at = (uint32_t)(mgpu__key_hash((uintptr_t)site) >> 47);
    for (uint32_t i = 0; i < MGPU__SITES_TRIED && site != NULL; i++, at++) {
        const void **slot = &mgpu__sites[at % MGPU__SITES], *there;
        if (at % MGPU__SITES == 0)
            continue;
        there = __atomic_load_n(slot, __ATOMIC_RELAXED);
        if (there == site ||
            (there == NULL &&
             __atomic_compare_exchange_n(slot, &there, site, false, __ATOMIC_RELAXED,
                                         __ATOMIC_RELAXED)) ||
            there == site)
            return at % MGPU__SITES;
    }
    return 0;
}

static inline const void *
mgpu__site_at(uint32_t number)
{
    return __atomic_load_n(&mgpu__sites[number], __ATOMIC_RELAXED);
}

/* ---- slots ------------------------------------------------------------------------------------------------- */

/* A slot; 0: there is no room. */
static inline uint32_t
mgpu__slot_take(mgpu__traces *s)
{
    const uint32_t index = s->unused != 0 ? s->unused : s->used;
    if (s->unused == 0 && s->used == s->end)
        return 0;
    if (s->unused != 0) {
        s->unused = s->at[index].next;
        s->given--;
    } else {
        s->used++;
    }
    return index;
}

static inline void
mgpu__slot_give(mgpu__traces *s, uint32_t index)
{
    s->at[index].next = s->unused;
    s->unused = index;
    s->given++;
}

/* Where the index of the trace behind that of `link` is. */
static inline uint32_t *
mgpu__trace_link(const mgpu__traces *s, const uint32_t *link)
{
    mgpu__packed *p = &s->at[*link];
    return p->wide ? &s->at[p->next].next : &p->next;
}

/* ---- pack, unpack -------------------------------------------------------------------------------------- */

/* 0, 1, 33, 65, 129 to 132: touch.h */
static inline uint32_t
mgpu__layout_pack(uint32_t layout)
{
    return layout < 2     ? layout
           : layout > 128 ? layout - 125
                          : (uint32_t)__builtin_ctz(layout - 1) - 3;
}

static inline uint32_t
mgpu__layout_unpack(uint32_t packed)
{
    return packed < 2 ? packed : packed < 4 ? (8u << packed) + 1 : packed + 125;
}

/* What is kept in a slot. */
MGPU__MODEL mgpu__trace
mgpu__trace_get(const mgpu__traces *s, uint32_t index)
{
    const mgpu__packed *p = &s->at[index];
    const bool agent = p->of.who.agent != MGPU_EMU_THREAD;
    const uint32_t row = agent ? 0 : p->of.who.row;
    mgpu__trace t;
    t.bytes =
        p->wide ? s->at[p->next].of.bytes : mgpu__bytes_of(p->from, 1u + p->last - p->from);
    t.site = p->site;
    t.place = p->of.who.place;
    t.time = p->of.who.time;
    t.by = agent ? p->of.who.row : p->of.who.place;
    t.cluster = p->of.who.cluster;
    t.more = row & (uint32_t)MGPU__TRACE_MORE;
    t.part = row >> 13 & 15u;
    t.agent = p->of.who.agent;
    t.layout = mgpu__layout_unpack(p->of.who.layout) & 255;
    t.write = p->of.who.write;
    t.atomic = p->of.who.atomic;
    t.source = p->of.who.source;
    t.alone = p->of.who.alone;
    return t;
}

/* What it has of them as a range, the first; all of them? */
static inline bool
mgpu__bytes_range(mgpu__bytes b, uint32_t *from, uint32_t *last)
{
    mgpu__bytes holes = b;
    *from = mgpu__bytes_first(b);
    holes.low = ~holes.low;
    holes.high = ~holes.high;
    holes = *from == 0 ? holes : mgpu__bytes_less(holes, mgpu__bytes_of(0, *from));
    *last =
        (mgpu__bytes_any(holes) ? mgpu__bytes_first(holes) : (uint32_t)MGPU__LINE_BYTES) - 1;
    return mgpu__bytes_same(b, mgpu__bytes_of(*from, *last - *from + 1));
}

/* The bytes of the trace in a slot, which it may have others of. Without room for holes it keeps what it can. */
MGPU__MODEL void
mgpu__trace_set_bytes(mgpu__traces *s, uint32_t index, mgpu__bytes bytes)
{
    mgpu__packed *p = &s->at[index];
    uint32_t from, last, slot = p->wide ? p->next : 0;
    const bool range = mgpu__bytes_range(bytes, &from, &last);
    p->from = from & 127;
    p->last = last & 127;
    if (range && slot != 0) {
        p->next = s->at[slot].next;
        p->wide = 0;
        mgpu__slot_give(s, slot);
    } else if (!range && slot == 0 && (slot = mgpu__slot_take(s)) != 0) {
        s->at[slot].next = p->next;
        p->next = slot;
        p->wide = 1;
    }
    if (!range && slot != 0) {
        s->at[slot].of.bytes = bytes;
    } else if (!range) {
        s->forgotten++;
        s->full |= p->of.who.write;
    }
}

/* A trace in a slot takes places or bytes more, as t has. */
MGPU__MODEL void
mgpu__trace_set_row(mgpu__traces *s, uint32_t index, const mgpu__trace *t)
{
    mgpu__packed *p = &s->at[index];
    const uint32_t row =
        t->agent != MGPU_EMU_THREAD ? t->by : (uint32_t)(t->part << 13 | t->more);
    p->of.who.place = t->place;
    p->of.who.row = row & ((1u << 17) - 1);
    mgpu__trace_set_bytes(s, index, t->bytes);
}

/* A trace in a slot becomes t. */
MGPU__MODEL void
mgpu__trace_set(mgpu__traces *s, uint32_t index, const mgpu__trace *t)
{
    mgpu__packed *p = &s->at[index];
    p->site = t->site & (MGPU__SITES - 1);
    p->of.who.time = t->time;
    p->of.who.cluster = t->cluster;
    p->of.who.layout = mgpu__layout_pack(t->layout) & 7;
    p->of.who.agent = t->agent & 7u;
    p->of.who.write = t->write;
    p->of.who.atomic = t->atomic;
    p->of.who.source = t->source;
    p->of.who.alone = t->alone;
    mgpu__trace_set_row(s, index, t);
}

/* ---- a line's traces --------------------------------------------------------------------------------------- */

/* Remove the trace behind `*link`; the next one is there then. */
static inline void
mgpu__trace_remove(mgpu__traces *s, uint32_t *link)
{
    const uint32_t gone = *link, bytes = s->at[gone].wide ? s->at[gone].next : 0;
    *link = *mgpu__trace_link(s, link);
    mgpu__slot_give(s, gone);
    if (bytes != 0)
        mgpu__slot_give(s, bytes);
}

/* Keep a trace, of a line whose newest is `*first` and that has `count`. false: there is no room. */
MGPU__MODEL bool
mgpu__trace_add(mgpu__traces *s, uint32_t *first, uint32_t count, const mgpu__trace *t)
{
    uint32_t *oldest = first, index = 0;
    if (count < MGPU__TRACES_OF_LINE)
        index = mgpu__slot_take(s);
    if (index == 0 && count != 0) { /* the oldest goes */
        while (*mgpu__trace_link(s, oldest) != 0)
            oldest = mgpu__trace_link(s, oldest);
        s->full |= count < MGPU__TRACES_OF_LINE && s->at[*oldest].of.who.write;
        mgpu__trace_remove(s, oldest);
        s->forgotten++;
        index = mgpu__slot_take(s);
    }
    if (index == 0) {
        s->full |= t->write;
        s->forgotten++;
        return false;
    }
    s->at[index].wide = 0;
    s->at[index].next = *first;
    *first = index;
    mgpu__trace_set(s, index, t);
    return true;
}

#endif /* MGPU_EMU_CHECK_PACKED_H */
