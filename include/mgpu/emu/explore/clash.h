/* mgpu/emu/explore/clash.h - which steps depend on each other, and which come before others.
 * SPDX-License-Identifier: MIT
 *
 *     before   of the same thread or of what lets it go on: a wait behind the arrivals of its phase,
 *              an operation behind its issue
 *     clash    two steps that touch the same, where the order can be seen: bytes, one of them a
 *              write; arrivals in phases that follow each other; the end of a phase and a look
 *     race     a clash of steps that nothing else puts in order: the other order is to be tried
 *
 * Arrivals, and bytes, of one phase commute. Each step has a row of bits: the steps before it.
 */
#ifndef MGPU_EMU_EXPLORE_CLASH_H
#define MGPU_EMU_EXPLORE_CLASH_H

#include "tap.h"

/* ---- rows ---------------------------------------------------------------------------------------------- */

static inline uint64_t *
mgpu__row_of(const mgpu__explorer *x, uint32_t step)
{
    return x->row + (size_t)step * x->words;
}

static inline bool
mgpu__row_has(const uint64_t *row, uint32_t step)
{
    return (row[step / 64] >> step % 64 & 1) != 0;
}

/* `row`, of step n, is behind `step` and all that is before it. */
MGPU__MODEL void
mgpu__row_behind(const mgpu__explorer *x, uint64_t *row, uint32_t step)
{
    const uint64_t *from = mgpu__row_of(x, step);
    if (mgpu__row_has(row, step))
        return;
    for (uint32_t i = 0; i <= step / 64; i++)
        row[i] |= from[i];
    row[step / 64] |= (uint64_t)1 << step % 64;
}

/* ---- two lists of touches ------------------------------------------------------------------------------- */

static inline bool
mgpu__touch_comes(const mgpu__touch_of *t)
{
    return t->kind == MGPU__TOUCH_EXPECT || t->kind == MGPU__TOUCH_ARRIVE;
}

static inline bool
mgpu__touches_clash(const mgpu__touch_of *a, const mgpu__touch_of *b)
{
    const bool bytes = a->kind <= MGPU__TOUCH_WRITE;
    if (bytes != (b->kind <= MGPU__TOUCH_WRITE))
        return false;
    if (bytes)
        return a->at < b->end && b->at < a->end && (a->kind | b->kind) == MGPU__TOUCH_WRITE;
    if (a->at != b->at)
        return false;
    if (a->kind == MGPU__TOUCH_INIT || b->kind == MGPU__TOUCH_INIT)
        return true;
    if (a->kind == MGPU__TOUCH_USE || b->kind == MGPU__TOUCH_USE)
        return false;
    if (a->kind >= MGPU__TOUCH_ISSUE || b->kind >= MGPU__TOUCH_ISSUE)
        return false;
    if (a->kind == MGPU__TOUCH_COMPLETE || b->kind == MGPU__TOUCH_COMPLETE)
        return true;
    return mgpu__touch_comes(a) && mgpu__touch_comes(b) &&
           (a->end != b->end || a->kind != b->kind);
}

/* Whether what two actors do next, from one state, may not be swapped. */
MGPU__MODEL bool
mgpu__lists_clash(const mgpu__touch_of *a, uint32_t a_count, const mgpu__touch_of *b,
                  uint32_t b_count)
{
    for (uint32_t i = 0; i < a_count; i++)
        for (uint32_t k = 0; k < b_count; k++)
            if (mgpu__touches_clash(&a[i], &b[k]))
                return true;
    return false;
}

/* ---- candidates ----------------------------------------------------------------------------------------- */

#define MGPU__CANDIDATE_SURE ((uint32_t)1 << 31) /* a race, whatever is between */

/* Step n clashes with `step`. */
MGPU__MODEL void
mgpu__candidate(mgpu__explorer *x, uint32_t n, uint32_t step, uint32_t sure)
{
    if (step == n || (sure == 0 && x->mark[step] == n + 1) ||
        !mgpu__grow(x, &x->candidate, 1, sizeof(uint32_t)))
        return;
    x->mark[step] = n + 1;
    ((uint32_t *)x->candidate.at)[x->candidate.count++] = step | sure;
}

/* The cell of these 16 bytes; NULL: there is no memory. */
MGPU__MODEL mgpu__cell *
mgpu__cell_of(mgpu__explorer *x, uintptr_t at)
{
    mgpu__cell *c = (mgpu__cell *)mgpu__table_make(&x->cell, sizeof *c, at);
    if (c == NULL)
        x->stop = MGPU__STOP_MEMORY;
    return c;
}

/* Step n touches bytes of one cell: candidates, or, when its row is known, what stays there. */
MGPU__MODEL void
mgpu__cell_touch(mgpu__explorer *x, uint32_t n, const mgpu__touch_of *t, uintptr_t cell,
                 bool enter)
{
    const uint64_t from = t->at > 16 * cell ? t->at - 16 * cell : 0;
    const uint64_t to = t->end < 16 * (cell + 1) ? t->end - 16 * cell : 16;
    const uint16_t bytes = (uint16_t)(((1u << to) - 1) & ~((1u << from) - 1));
    mgpu__cell *c = mgpu__cell_of(x, cell);
    uint32_t *link = c != NULL ? &c->first : NULL;
    mgpu__entry *e;
    while (link != NULL && *link != 0) {
        e = (mgpu__entry *)x->entry.at + (*link - 1);
        if ((e->bytes & bytes) != 0 && !enter && (e->kind | t->kind) == MGPU__TOUCH_WRITE)
            mgpu__candidate(x, n, e->step, 0);
        if (enter && (e->kind == MGPU__TOUCH_READ || t->kind == MGPU__TOUCH_WRITE) &&
            e->step != n && mgpu__row_has(mgpu__row_of(x, n), e->step))
            e->bytes = (uint16_t)(e->bytes & ~bytes);
        if (e->bytes == 0)
            *link = e->next;
        else
            link = &e->next;
    }
    if (!enter || c == NULL || !mgpu__grow(x, &x->entry, 1, sizeof *e))
        return;
    e = (mgpu__entry *)x->entry.at + x->entry.count++;
    e->step = n;
    e->bytes = bytes;
    e->kind = t->kind;
    e->next = c->first;
    c->first = x->entry.count;
}

/* Step n comes to, ends, passes or looks at a meeting: which of those before clash with it. `row` has what is
 * before it by its thread alone. */
MGPU__MODEL void
mgpu__meeting_clashes(mgpu__explorer *x, uint32_t n, const mgpu__touch_of *t,
                      const uint64_t *row)
{
    const mgpu__object *o = mgpu__object_of(x, t->at);
    const bool comes = mgpu__touch_comes(t);
    bool seen = false;
    uint32_t one = 0; /* of those that it is enough to swap one */
    for (uint32_t i = 0; o != NULL && i < o->count; i++)
        seen = seen || (o->entry[i].kind == MGPU__TOUCH_PASS && o->entry[i].ended == t->end &&
                        mgpu__row_has(row, o->entry[i].step));
    for (uint32_t i = 0; o != NULL && i < o->count; i++) {
        const mgpu__entry *e = &o->entry[i];
        const bool came = e->kind == MGPU__TOUCH_ARRIVE || e->kind == MGPU__TOUCH_EXPECT;
        if (e->step == n)
            continue;
        if (t->kind == MGPU__TOUCH_INIT || e->kind == MGPU__TOUCH_INIT ||
            (comes && came && (e->ended != t->end || e->kind != t->kind)) ||
            (comes && e->kind == MGPU__TOUCH_PASS && e->ended == t->end && !seen))
            mgpu__candidate(x, n, e->step, 0);
        else if (came && !mgpu__row_has(row, e->step) &&
                 (((t->kind == MGPU__TOUCH_LOOK || t->kind == MGPU__TOUCH_MISS) &&
                   e->ended + 1 == t->end) ||
                  (t->kind == MGPU__TOUCH_PASS && e->ended + 2 == t->end)))
            one = e->step + 1;
    }
    if (one != 0)
        mgpu__candidate(x, n, one - 1, MGPU__CANDIDATE_SURE);
}

/* Step n ends a phase: who has looked at it, or passed the one before, and is before none of its arrivals,
 * might do so later. */
MGPU__MODEL void
mgpu__ending_clashes(mgpu__explorer *x, uint32_t n, const mgpu__touch_of *t,
                     const uint64_t *row)
{
    const mgpu__object *o = mgpu__object_of(x, t->at);
    for (uint32_t i = 0; o != NULL && i < o->count; i++) {
        const mgpu__entry *e = &o->entry[i];
        bool before = mgpu__row_has(row, e->step) || e->step == n;
        if (e->ended != t->end || (e->kind != MGPU__TOUCH_LOOK && e->kind != MGPU__TOUCH_PASS))
            continue;
        for (uint32_t k = 0; k < o->count && !before; k++)
            before = o->entry[k].ended == t->end && o->entry[k].step != n &&
                     (o->entry[k].kind == MGPU__TOUCH_ARRIVE ||
                      o->entry[k].kind == MGPU__TOUCH_EXPECT) &&
                     mgpu__row_has(mgpu__row_of(x, o->entry[k].step), e->step);
        if (!before)
            mgpu__candidate(x, n, e->step, 0);
    }
}

/* Step n touched a meeting: that stays; what is too old goes. */
MGPU__MODEL void
mgpu__meeting_enter(mgpu__explorer *x, uint32_t n, const mgpu__touch_of *t)
{
    mgpu__object *o = mgpu__object_of(x, t->at);
    uint32_t kept = 0;
    mgpu__entry *e;
    if (o == NULL || t->kind == MGPU__TOUCH_COMPLETE)
        return;
    for (uint32_t i = 0; i < o->count; i++)
        if (o->entry[i].kind == MGPU__TOUCH_INIT ||
            o->entry[i].ended + (t->kind == MGPU__TOUCH_ISSUE ? 64 : 3) >= t->end)
            o->entry[kept++] = o->entry[i];
    o->count = kept;
    if (o->count == o->capacity) {
        const uint32_t capacity = o->capacity == 0 ? 16 : 2 * o->capacity;
        e = (mgpu__entry *)realloc(o->entry, capacity * sizeof *e);
        if (e == NULL) {
            x->stop = MGPU__STOP_MEMORY;
            return;
        }
        o->entry = e;
        o->capacity = capacity;
    }
    e = &o->entry[o->count++];
    e->step = n;
    e->kind = t->kind;
    e->ended = t->end;
}

/* ---- a step's row --------------------------------------------------------------------------------------- */

/* What is before step n: of its threads, and what let them go on; or, of an operation, its issue. */
MGPU__MODEL void
mgpu__row_begin(mgpu__explorer *x, uint32_t n, const mgpu__agent_op *op)
{
    const mgpu__taken *s = mgpu__taken_at(x, n);
    const uint32_t warp = (uint32_t)s->actor / 32 * 32;
    uint64_t *row = mgpu__row_of(x, n);
    memset(row, 0, x->words * sizeof *row);
    for (uint32_t i = 0; i < x->edge.count; i++)
        mgpu__row_behind(x, row, ((const uint32_t *)x->edge.at)[i] - 1);
    for (uint32_t i = 0; i < 32 && s->lanes != 0; i++)
        if (s->lanes >> i & 1 && x->slot[warp + i].last != 0)
            mgpu__row_behind(x, row, x->slot[warp + i].last - 1);
    if (op == NULL)
        return;
    mgpu__row_behind(x, row, op->issue - 1);
    for (uint32_t i = 0; i < x->ops && op->where == MGPU__COMPLETES_AS_ARRIVAL; i++)
        if (x->op[i].where == MGPU__COMPLETES_IN_ORDER && x->op[i].issuer == op->issuer &&
            x->op[i].group < op->group && x->op[i].done != 0)
            mgpu__row_behind(x, row, x->op[i].done - 1);
    if (op->where == MGPU__COMPLETES_IN_STREAM) {
        const mgpu__object *o = mgpu__object_of(
            x, (uintptr_t)mgpu__fiber_at(op->issuer->cta, op->issuer->thread / 128 * 128));
        for (uint32_t i = 0; o != NULL && i < o->count; i++)
            if (o->entry[i].ended <= (op->actor & 0xffffff) + 1)
                mgpu__row_behind(x, row, o->entry[i].step);
        for (uint32_t i = 0; i < x->ops; i++) /* those before it in the stream */
            if (x->op[i].actor / 0x1000000 == op->actor / 0x1000000 && x->op[i].done != 0 &&
                x->op[i].actor < op->actor)
                mgpu__row_behind(x, row, x->op[i].done - 1);
    }
}

/* A wait, or a look, is behind the arrivals of the phase before. */
MGPU__MODEL void
mgpu__row_passes(mgpu__explorer *x, uint64_t *row, const mgpu__touch_of *t)
{
    const mgpu__object *o = mgpu__object_of(x, t->at);
    for (uint32_t i = 0; o != NULL && i < o->count; i++)
        if (o->entry[i].ended + 1 == t->end && o->entry[i].kind >= MGPU__TOUCH_EXPECT &&
            o->entry[i].kind <= MGPU__TOUCH_ARRIVE)
            mgpu__row_behind(x, row, o->entry[i].step);
}

/* Whether others can see a step: it touches something, and is not the end of a thread. */
static inline bool
mgpu__is_visible(const mgpu__explorer *x, const mgpu__taken *s)
{
    return s->touches != 0 && s->site != (const void *)x->launch->kernel;
}

/* All steps that can be seen clash: to compare with. */
MGPU__MODEL void
mgpu__everything_clashes(mgpu__explorer *x, uint32_t n)
{
    for (uint32_t i = n; i > 0 && mgpu__is_visible(x, mgpu__taken_at(x, n)); i--)
        if (mgpu__is_visible(x, mgpu__taken_at(x, i - 1)))
            mgpu__candidate(x, n, i - 1, 0);
}

/* Step n is over: what clashes with it, and its row. */
MGPU__MODEL void
mgpu__row_make(mgpu__explorer *x, uint32_t n, const mgpu__agent_op *op)
{
    const mgpu__taken *s = mgpu__taken_at(x, n);
    const mgpu__touch_of *t = mgpu__touches_of(x, s);
    uint64_t *row = mgpu__row_of(x, n);
    x->candidate.count = 0;
    mgpu__row_begin(x, n, op);
    for (uint32_t i = 0; i < s->touches; i++)
        if (t[i].kind > MGPU__TOUCH_WRITE && t[i].kind != MGPU__TOUCH_ISSUE)
            mgpu__meeting_clashes(x, n, &t[i], row);
    for (uint32_t i = 0; i < s->touches; i++)
        if (t[i].kind == MGPU__TOUCH_COMPLETE)
            mgpu__ending_clashes(x, n, &t[i], row);
    for (uint32_t i = 0; i < s->touches; i++)
        for (uintptr_t c = t[i].at / 16;
             t[i].kind <= MGPU__TOUCH_WRITE && c <= (t[i].end - 1) / 16; c++)
            mgpu__cell_touch(x, n, &t[i], c, false);
    if (x->launch->config.explore.everything)
        mgpu__everything_clashes(x, n);
    for (uint32_t i = 0; i < s->touches; i++)
        if (t[i].kind == MGPU__TOUCH_PASS)
            mgpu__row_passes(x, row, &t[i]);
    if (s->enabler == 0)
        return;
    if (s->counts && !mgpu__row_has(row, s->enabler - 1) && !x->counted) {
        x->counted = true;
        x->counted_site = s->site;
    }
    mgpu__row_behind(x, row, s->enabler - 1);
}

/* What step n touched stays, now that its row is whole. */
MGPU__MODEL void
mgpu__row_enter(mgpu__explorer *x, uint32_t n)
{
    const mgpu__taken *s = mgpu__taken_at(x, n);
    const mgpu__touch_of *t = mgpu__touches_of(x, s);
    for (uint32_t i = 0; i < s->touches; i++) {
        if (t[i].kind > MGPU__TOUCH_WRITE)
            mgpu__meeting_enter(x, n, &t[i]);
        for (uintptr_t c = t[i].at / 16;
             t[i].kind <= MGPU__TOUCH_WRITE && c <= (t[i].end - 1) / 16; c++)
            mgpu__cell_touch(x, n, &t[i], c, true);
    }
}

#endif /* MGPU_EMU_EXPLORE_CLASH_H */
