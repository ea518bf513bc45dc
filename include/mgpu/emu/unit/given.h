/* mgpu/emu/unit/given.h - registers that a wait of wgmma gave back: who names, uses or takes them before the next fence.
 * SPDX-License-Identifier: MIT
 *
 *     wait -> given -> named -> used            read before it is named: told
 *                            -> wgmma.fence -> taken again; without the fence: an error
 *                   written -> named -> wgmma.fence -> taken; not named, or nobody wrote them: a note
 */
#ifndef MGPU_EMU_UNIT_GIVEN_H
#define MGPU_EMU_UNIT_GIVEN_H

#include "regs.h"
#include "stream.h"

/* Which bytes plain code may not touch unseen: what is in flight, and what was given back and not yet named
 * or used. */
MGPU__MODEL void
mgpu__wgmma_hold(mgpu__fiber *f)
{
    const mgpu__wgmma_thread *mine = mgpu__wgmma_of(f);
    const mgpu__warpgroup *group = mgpu__warpgroup_at(f);
    const uint32_t t = f->thread % 128;
    uintptr_t from = UINTPTR_MAX, to = 0;
    for (int i = 0; i < group->chains; i++) {
        const mgpu__chain *c = &group->chain[i];
        const uintptr_t at = (uintptr_t)c->registers[t];
        if (!c->live || c->state[t] != MGPU__CHAIN_IN_FLIGHT)
            continue;
        from = at < from ? at : from;
        to = at + 4 * mgpu__chain_registers(c->shape) > to
                 ? at + 4 * mgpu__chain_registers(c->shape)
                 : to;
    }
    for (uint32_t i = 0; i < mine->given_count; i++) {
        const mgpu__given *g = &mine->given[i];
        const uintptr_t at = (uintptr_t)g->registers;
        if (mgpu__given_is_named(g) && (g->touched != NULL || g->fenced))
            continue;
        from = at < from ? at : from;
        to = at + 4 * g->count > to ? at + 4 * g->count : to;
    }
    f->held_from[MGPU__HELD_BY_WGMMA] = from;
    f->held_to[MGPU__HELD_BY_WGMMA] = to;
}

/* Forget what was given back, number i. */
MGPU__MODEL void
mgpu__given_forget(mgpu__wgmma_thread *mine, uint32_t i)
{
    mine->given_count--;
    memmove(&mine->given[i], &mine->given[i + 1],
            (mine->given_count - i) * sizeof *mine->given);
}

/* A wait gives these back, or they are named. */
MGPU__MODEL mgpu__given *
mgpu__given_add(mgpu__wgmma_thread *mine, void *r, uint32_t count, const void *site)
{
    if (mine->given_count == MGPU__GIVEN) {
        mgpu__given_forget(mine, 0);
        mine->lost = true;
    }
    mgpu__given_make(&mine->given[mine->given_count], r, count, site);
    return &mine->given[mine->given_count++];
}

/* Plain code uses `bytes` at r. What is read must have been named; what is written is no longer what the wait
 * gave. */
MGPU__MODEL void
mgpu__given_touch(mgpu__fiber *f, const volatile void *r, size_t bytes, bool write,
                  const void *site)
{
    mgpu__wgmma_thread *mine = mgpu__wgmma_of(f);
    bool held = false;
    for (uint32_t i = 0; i < mine->given_count; i++) {
        mgpu__given *g = &mine->given[i];
        int unnamed;
        if (!mgpu__given_holds(g, r, bytes))
            continue;
        held = true;
        g->touched = site;
        unnamed = mgpu__given_unnamed(g, r, bytes, true);
        if (unnamed >= 0 && !write)
            MGPU__TELL(f, unnamed, f, (uint32_t)unnamed, g->waited, site);
    }
    if (held)
        mgpu__wgmma_hold(f);
}

/* A wait is to have finished `count` registers at r: has a wgmma all of them? */
MGPU__MODEL void
mgpu__given_finished(const mgpu__fiber *f, const void *r, uint32_t count, const void *site)
{
    const mgpu__wgmma_thread *mine = mgpu__wgmma_of(f);
    uint32_t has = 0;
    bool fresh = false;
    for (uint32_t i = 0; i < mine->given_count; i++) {
        const mgpu__given *g = &mine->given[i];
        if (!mgpu__given_holds(g, r, 4 * (size_t)count))
            continue;
        has += mgpu__given_has(g, r, count);
        fresh = fresh || !mgpu__given_is_named(g);
    }
    if (fresh && has < count)
        mgpu__lint(f, MGPU__NOTE_BOUNDS, site,
                   "this wait is for %u registers, and what it finishes has %u of them: the "
                   "rest is what it was; a wgmma of N columns has N / 2 registers, with an "
                   "f16 D N / 4, and so have the names of its fence and its wait",
                   count, has);
}

/* Forget run number i of the pieces that are named. */
MGPU__MODEL void
mgpu__pieces_forget(mgpu__wgmma_thread *mine, uint32_t i)
{
    mine->pieces--;
    memmove(&mine->piece[i], &mine->piece[i + 1], (mine->pieces - i) * sizeof *mine->piece);
}

/* [from, to) is named, and not remembered as an accumulator: with the pieces beside it, it is one run. */
MGPU__MODEL void
mgpu__pieces_add(mgpu__wgmma_thread *mine, uintptr_t from, uintptr_t to)
{
    for (uint32_t i = mine->pieces; i-- > 0;) {
        const mgpu__piece p = mine->piece[i];
        if (to < p.from || p.to < from)
            continue;
        from = from < p.from ? from : p.from;
        to = to > p.to ? to : p.to;
        mgpu__pieces_forget(mine, i);
    }
    if (mine->pieces == MGPU__GIVEN)
        mgpu__pieces_forget(mine, 0);
    mine->piece[mine->pieces].from = from;
    mine->piece[mine->pieces++].to = to;
}

/* A wgmma takes [from, to): of a run the rest stays named. */
MGPU__MODEL void
mgpu__pieces_take(mgpu__wgmma_thread *mine, uintptr_t from, uintptr_t to)
{
    for (uint32_t i = mine->pieces; i-- > 0;) {
        const mgpu__piece p = mine->piece[i];
        if (to <= p.from || p.to <= from)
            continue;
        mgpu__pieces_forget(mine, i);
        if (p.from < from)
            mgpu__pieces_add(mine, p.from, from);
        if (to < p.to)
            mgpu__pieces_add(mine, to, p.to);
    }
}

/* The registers of p among the `count` at d, as bits of these. */
MGPU__MODEL void
mgpu__pieces_named(const mgpu__piece *p, const void *d, uint32_t count, uint64_t named[2])
{
    const uintptr_t at = (uintptr_t)d;
    const uint32_t from = p->from > at ? (uint32_t)((p->from - at + 3) / 4) : 0;
    const uint32_t to = p->to > at ? (uint32_t)((p->to - at) / 4) : 0;
    for (uint32_t word = 0; word < 2; word++)
        named[word] |= mgpu__bits_of(from, to < count ? to : count, word);
}

/* `count` registers at r are named. A named register may be moved by the compiler, so that counts as use; what was
 * written before stays before. Too few for any accumulator but the smallest are fragments of A, or pieces. */
MGPU__MODEL void
mgpu__given_name(mgpu__fiber *f, void *r, uint32_t count, const void *site)
{
    mgpu__wgmma_thread *mine = mgpu__wgmma_of(f);
    uint32_t has = 0;
    for (uint32_t i = 0; i < mine->given_count; i++) {
        mgpu__given *g = &mine->given[i];
        uint64_t changed[2];
        uint32_t from, its;
        if (!mgpu__given_holds(g, r, 4 * (size_t)count))
            continue;
        from = mgpu__given_from(g, r);
        its = mgpu__given_has(g, r, count);
        has += its;
        (void)mgpu__given_unnamed(g, r, 4 * (size_t)count, true);
        g->touched = site;
        g->fenced = false;
        mgpu__given_changed(g, changed);
        for (uint32_t word = 0; word < 2; word++) {
            const uint64_t of = mgpu__bits_of(from, from + its, word);
            g->some = g->some || (changed[word] & of) != 0;
            g->moves[word] &= ~of;
        }
        memcpy(&g->held[from], (const char *)g->registers + 4 * (size_t)from, 4 * (size_t)its);
    }
    if (has < count && count <= MGPU__GIVEN_LEAST)
        mgpu__pieces_add(mine, (uintptr_t)r, (uintptr_t)r + 4 * (uintptr_t)count);
    if (has < count && count > MGPU__GIVEN_LEAST) {
        mgpu__given *g = mgpu__given_add(mine, r, count, site);
        g->unnamed[0] = g->unnamed[1] = 0;
        g->some = true;
        g->touched = site;
    }
    mgpu__wgmma_hold(f);
}

/* A wgmma takes d, which is not in flight, and no wgmma.fence came since the last wait: was d touched? */
MGPU__MODEL void
mgpu__wgmma_unfenced(const mgpu__fiber *f, const void *d, mgpu__wgmma_shape shape,
                     const void *site)
{
    static const char missing[] = "wgmma: no mgpu_wgmma_fence() between the last access to the "
                                  "registers and this wgmma";
    mgpu__wgmma_thread *mine = mgpu__wgmma_of(f);
    char where[512];
    if (!mine->ever_fenced || shape.a_regs)
        mgpu__fail(f, site, "%s", missing);
    for (uint32_t i = 0; i < mine->given_count; i++) {
        mgpu__given *g = &mine->given[i];
        if (g->fenced || !mgpu__given_holds(g, d, 4 * (size_t)mgpu__chain_registers(shape)))
            continue;
        if (g->touched != NULL)
            mgpu__fail(f, site, "%s: they were named or used at %s", missing,
                       mgpu__locate(g->touched, where, sizeof where));
        if (memcmp(g->registers, g->held, 4 * (size_t)g->count) != 0)
            mgpu__fail(f, site, "%s: they were written since the wait at %s", missing,
                       mgpu__locate(g->waited, where, sizeof where));
    }
}

/* The registers of g among the `count` at d, as bits of these: those that are named, or as a wait gave them. */
MGPU__MODEL void
mgpu__given_rest(const mgpu__given *g, const void *d, uint32_t count, uint64_t named[2],
                 uint64_t moved[2])
{
    const ptrdiff_t first = ((char *)g->registers - (const char *)d) / 4;
    const uint32_t from = mgpu__given_from(g, d), to = from + mgpu__given_has(g, d, count);
    for (uint32_t i = from; i < to; i++) {
        const uint32_t k = (uint32_t)(first + (ptrdiff_t)i);
        const bool moves = (g->moves[i / 64] >> i % 64 & 1) != 0;
        (moves ? moved : named)[k / 64] |= (uint64_t)1 << k % 64;
    }
}

/* A wgmma adds to d, which is not in flight: has somebody written it, and is that named before the fence? */
MGPU__MODEL void
mgpu__wgmma_adds(const mgpu__fiber *f, const void *d, mgpu__wgmma_shape shape, const void *site)
{
    const mgpu__wgmma_thread *mine = mgpu__wgmma_of(f);
    const uint32_t count = mgpu__chain_registers(shape);
    const char *type = shape.d_f16 ? "b32" : mgpu__wgmma_is_integer(shape) ? "s32" : "f32";
    const int unwritten = mgpu__registers_unwritten(f, d, count);
    const bool passes = mine->lost || count <= MGPU__GIVEN_LEAST; /* what is not remembered */
    uint64_t named[2] = {0, 0}, moved[2] = {0, 0}, rest = 0;
    bool some = false;
    if (unwritten >= 0) {
        mgpu__lint(f, MGPU__NOTE_UNWRITTEN, site,
                   "wgmma adds to d[%d], and nobody has written it: set all %u registers to "
                   "zero (mgpu_acc_zero_...), or let the first wgmma have accumulate 0",
                   unwritten, count);
        return;
    }
    for (uint32_t i = 0; i < mine->given_count; i++) {
        if (!mgpu__given_holds(&mine->given[i], d, 4 * (size_t)count))
            continue;
        mgpu__given_rest(&mine->given[i], d, count, named, moved);
        some = some || mine->given[i].some;
    }
    for (uint32_t i = 0; i < mine->pieces; i++) {
        uint64_t of[2] = {0, 0};
        mgpu__pieces_named(&mine->piece[i], d, count, of);
        for (uint32_t word = 0; word < 2; word++)
            named[word] |= of[word];
        some = some || (of[0] | of[1]) != 0;
    }
    for (uint32_t word = 0; word < 2; word++)
        rest |= moved[word] | (passes ? 0 : mgpu__bits_of(0, count, word) & ~named[word]);
    if (rest != 0)
        mgpu__lint(f, MGPU__NOTE_NAMED, site,
                   "wgmma adds to what was written to d, and mgpu_wgmma_fence() names %s: a "
                   "compiler may move the writes below it; mgpu_acc_fence_%s_x%u(d) names and "
                   "fences",
                   some && (named[0] | named[1]) != 0 ? "not all of its registers"
                                                      : "no register",
                   type, count);
}

/* d goes into flight: what was known of it is over. */
MGPU__MODEL void
mgpu__wgmma_took(mgpu__fiber *f, void *d, mgpu__wgmma_shape shape)
{
    const uint32_t count = mgpu__chain_registers(shape);
    mgpu__wgmma_thread *mine = mgpu__wgmma_of(f);
    for (uint32_t i = mine->given_count; i-- > 0;) {
        const mgpu__given *g = &mine->given[i];
        if (!mgpu__given_holds(g, d, 4 * (size_t)count))
            continue;
        mine->lost = mine->lost || mgpu__given_has(g, d, count) != g->count;
        mgpu__given_forget(mine, i);
    }
    mgpu__pieces_take(mine, (uintptr_t)d, (uintptr_t)d + 4 * (uintptr_t)count);
    mgpu__wgmma_hold(f);
}

/* wgmma.fence: what was done to registers is before the wgmma that follow, for the compiler too if it was named. */
MGPU__MODEL void
mgpu__wgmma_fenced(mgpu__fiber *f)
{
    mgpu__wgmma_thread *mine = mgpu__wgmma_of(f);
    mine->fenced = mine->ever_fenced = true;
    if (mine->given_count == 0)
        return;
    for (uint32_t i = 0; i < mine->given_count; i++) {
        mgpu__given *g = &mine->given[i];
        uint64_t changed[2];
        g->fenced = true;
        mgpu__given_changed(g, changed);
        for (uint32_t word = 0; word < 2; word++)
            g->moves[word] |= changed[word];
    }
    mgpu__wgmma_hold(f);
}

#endif /* MGPU_EMU_UNIT_GIVEN_H */
