/* mgpu/emu/unit/tmem_regs.h - registers of tcgen05.ld: in flight until the wait, and then until they are named.
 * SPDX-License-Identifier: MIT
 *
 *     ld -> in flight -> wait -> loaded -> named, stored or written       read before that: told
 *
 * The wait names no register, so a compiler may move what reads one before it. Plain code tells who reads which
 * (-fsanitize=thread). Without that a load is told of which no register was ever named: when another comes into them,
 * or the warp has returned.
 */
#ifndef MGPU_EMU_UNIT_TMEM_REGS_H
#define MGPU_EMU_UNIT_TMEM_REGS_H

#include "tmem.h"

static inline mgpu__tmem_warp *
mgpu__tmem_warp_of(const mgpu__fiber *f)
{
    const mgpu__tmem_slot_of *slot = mgpu__tmem_slot(f->cta);
    return slot->used ? &slot->at->warp[f->thread / 32] : NULL;
}

/* Registers that a load of this thread's warp has in flight, of `bytes` at r; NULL: none. */
MGPU__MODEL const mgpu__tmem_move *
mgpu__tmem_in_flight(const mgpu__fiber *f, const volatile void *r, size_t bytes)
{
    const mgpu__tmem_warp *w = mgpu__tmem_warp_of(f);
    for (uint32_t i = 0; w != NULL && i < w->moves; i++) {
        const char *at = (const char *)w->move[i].r[f->thread % 32];
        const char *red = (const char *)w->move[i].least[f->thread % 32];
        if (!w->move[i].store && (const volatile char *)r < at + 4 * w->move[i].regs &&
            at < (const volatile char *)r + bytes)
            return &w->move[i];
        if (red != NULL && (const volatile char *)r < red + 4 &&
            red < (const volatile char *)r + bytes)
            return &w->move[i];
    }
    return NULL;
}

/* What a lane has of a load. */
static inline mgpu__given *
mgpu__tmem_given_of(mgpu__tmem_loaded *l, uint32_t lane)
{
    l->given.registers = l->registers[lane];
    return &l->given;
}

/* Which bytes plain code of f may not touch unseen. */
MGPU__MODEL void
mgpu__tmem_hold(mgpu__fiber *f)
{
    const mgpu__tmem_warp *w = mgpu__tmem_warp_of(f);
    const uint32_t lane = f->thread % 32;
    uintptr_t from = UINTPTR_MAX, to = 0;
    for (uint32_t i = 0; i < w->moves + w->loads; i++) {
        const mgpu__tmem_move *m = i < w->moves ? &w->move[i] : NULL;
        const mgpu__tmem_loaded *l = m == NULL ? &w->loaded[i - w->moves] : NULL;
        const uintptr_t at = (uintptr_t)(m != NULL ? m->r[lane] : l->registers[lane]);
        const uintptr_t end = at + 4 * (uintptr_t)(m != NULL ? m->regs : l->given.count);
        const uintptr_t red = m != NULL ? (uintptr_t)m->least[lane] : 0;
        if (m != NULL && m->store)
            continue;
        from = at < from ? at : from;
        to = end > to ? end : to;
        from = red != 0 && red < from ? red : from;
        to = red != 0 && red + 4 > to ? red + 4 : to;
    }
    f->held_from[MGPU__HELD_BY_TMEM] = from;
    f->held_to[MGPU__HELD_BY_TMEM] = to;
}

/* Forget load i. Note: nobody has named one of its registers, if that is so. */
MGPU__MODEL void
mgpu__tmem_load_over(const mgpu__fiber *f, mgpu__tmem_warp *w, uint32_t i)
{
    const mgpu__tmem_loaded l = w->loaded[i];
    const uint32_t count = l.given.count;
    w->loaded[i] = w->loaded[--w->loads];
    if (l.given.touched == NULL)
        mgpu__lint(f, MGPU__NOTE_NAMED, l.site,
                   "nothing has named the registers of this tcgen05.ld, %u, behind the wait: a "
                   "compiler may move what reads them before it; mgpu_tmem_regs_x%u(r), or the "
                   "f32 or s32 form, behind mgpu_tcgen05_wait_ld() names them",
                   count, count);
}

/* A load comes into registers: those that were there are over. */
MGPU__MODEL void
mgpu__tmem_load_begins(const mgpu__fiber *f, mgpu__tmem_warp *w, const void *r, uint32_t count)
{
    for (uint32_t i = w->loads; i-- > 0;)
        if (mgpu__given_holds(mgpu__tmem_given_of(&w->loaded[i], f->thread % 32), r,
                              4 * (size_t)count))
            mgpu__tmem_load_over(f, w, i);
}

/* A wait has filled `count` registers in each lane. */
MGPU__MODEL void
mgpu__tmem_load_done(const mgpu__fiber *f, mgpu__tmem_warp *w, uint32_t *const *r,
                     uint32_t count, const void *site)
{
    mgpu__tmem_loaded *l;
    if (w->loads == w->loaded_capacity)
        w->loaded = (mgpu__tmem_loaded *)mgpu__array_longer(f, w->loaded, &w->loaded_capacity,
                                                            8, sizeof *w->loaded, f->site);
    l = &w->loaded[w->loads++];
    memset(l, 0, sizeof *l);
    memcpy(l->registers, r, sizeof l->registers);
    l->given.count = count;
    for (uint32_t word = 0; word < 2; word++)
        l->given.unnamed[word] = mgpu__bits_of(0, count, word);
    l->given.waited = f->site;
    l->site = site;
}

/* `bytes` at r are named, stored or written by f, or read: what nobody has named of them is told. */
MGPU__MODEL void
mgpu__tmem_registers_used(mgpu__fiber *f, const volatile void *r, size_t bytes, bool read,
                          const void *site)
{
    mgpu__tmem_warp *w = mgpu__tmem_warp_of(f);
    char ld[208], wait[208];
    for (uint32_t i = w == NULL ? 0 : w->loads; i-- > 0;) {
        mgpu__given *g = mgpu__tmem_given_of(&w->loaded[i], f->thread % 32);
        int unnamed;
        if (!mgpu__given_holds(g, r, bytes))
            continue;
        unnamed = mgpu__given_unnamed(g, r, bytes, true);
        g->touched = site;
        if (unnamed >= 0 && read)
            mgpu__lint(f, MGPU__NOTE_NAMED, site,
                       "register %d of the tcgen05.ld at %s is read, and nothing has named it "
                       "behind the wait at %s: a compiler may move this before the wait; "
                       "mgpu_tmem_regs_x%u(r), or the f32 or s32 form, behind it names them",
                       unnamed, mgpu__locate(w->loaded[i].site, ld, sizeof ld),
                       mgpu__locate(g->waited, wait, sizeof wait), g->count);
        if (mgpu__given_is_named(g) || (unnamed >= 0 && read))
            w->loaded[i] = w->loaded[--w->loads];
    }
    if (w != NULL)
        mgpu__tmem_hold(f);
}

/* Plain code of f touches what may be a register of a load. */
MGPU__MODEL void
mgpu__tmem_touched(mgpu__fiber *f, const volatile void *p, size_t bytes, bool write,
                   const void *site)
{
    const mgpu__tmem_move *m = mgpu__tmem_in_flight(f, p, bytes);
    char where[208];
    if (m != NULL)
        mgpu__fail(f, site,
                   "a register of the tcgen05.ld at %s is %s while it is in flight: "
                   "mgpu_tcgen05_wait_ld() comes first",
                   mgpu__locate(m->site, where, sizeof where), write ? "written" : "read");
    mgpu__tmem_registers_used(f, p, bytes, !write, site);
}

#endif /* MGPU_EMU_UNIT_TMEM_REGS_H */
