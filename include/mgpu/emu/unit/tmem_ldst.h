/* mgpu/emu/unit/tmem_ldst.h - tcgen05.ld, st and their waits; the fences of tcgen05.
 * SPDX-License-Identifier: MIT
 *
 *     ld      registers = 0x7fa0dead            cells are read now, or at the wait: the policy says
 *     wait    cells ──► registers               the poison must still be there
 *     st      registers are taken now           cells are written now, or at the wait
 *     ld.red  as ld; at the wait a register more has the smallest or largest of a thread's others. Of .16x32bx2
 *             the manual says "in each lane", of which two threads have a part: here each has that of its own
 */
#ifndef MGPU_EMU_UNIT_TMEM_LDST_H
#define MGPU_EMU_UNIT_TMEM_LDST_H

#include "../core/posix.h"

#include "../math/f32.h"
#include "tmem_alloc.h"
#include "tmem_regs.h"

/* ---- cells ------------------------------------------------------------------------------------------------- */

/* The cells of a move and what it has of them. */
MGPU__MODEL void
mgpu__tmem_move_cells(mgpu__tmem *t, mgpu__tmem_move *m)
{
    const uint32_t lane = mgpu_tmem_lane(m->taddr), col = mgpu_tmem_col(m->taddr);
    for (uint32_t i = 0; i < 32 * m->regs; i++) {
        const uint32_t thread = i / m->regs, reg = i % m->regs;
        uint32_t *v = &m->value[i];
        if (!m->pack) {
            const mgpu_tmem_slot s = mgpu_tmem_ld_slot(m->shape, thread, reg, m->split);
            mgpu__tmem_cell *cell = &t->cells.value[lane + s.lane][col + s.col];
            if (m->store)
                *cell = *v;
            else
                *v = *cell;
            continue;
        }
        for (uint32_t half = 0; half < 2; half++) {
            const mgpu_tmem_slot s =
                mgpu_tmem_ld_pack_slot(m->shape, thread, reg, half, m->split);
            mgpu__tmem_cell *cell = &t->cells.value[lane + s.lane][col + s.col];
            if (m->store)
                *cell = (*cell & 0xffff0000u) | (*v >> 16 * half & 0xffff);
            else
                *v = (half == 0 ? 0 : *v) | (*cell & 0xffff) << 16 * half;
        }
    }
    m->moved = true;
}

/* The smallest or largest of what a thread has loaded. */
MGPU__MODEL uint32_t
mgpu__tmem_reduce(const uint32_t *v, uint32_t count, uint32_t how)
{
    const bool larger = (how & MGPU__LD_RED_MAX) != 0;
    uint32_t r = v[0];
    for (uint32_t i = 0; i < count; i++) {
        if ((how & MGPU__LD_RED_S32) != 0)
            r = ((int32_t)v[i] > (int32_t)r) == larger ? v[i] : r;
        else if ((how & MGPU__LD_RED_U32) != 0)
            r = (v[i] > r) == larger ? v[i] : r;
        else
            r = mgpu__bits_of_float(mgpu__f32_extreme3(
                mgpu__float_of_bits(r), mgpu__float_of_bits(r), mgpu__float_of_bits(v[i]),
                larger, how & (MGPU__F32_NAN | MGPU__F32_ABS)));
    }
    return r;
}

/* Columns of a move in order behind all that touched them. */
MGPU__MODEL void
mgpu__tmem_move_touch(mgpu__fiber *f, mgpu__tmem *t, const mgpu__tmem_move *m)
{
    const mgpu__tmem_act act = m->store ? MGPU__TMEM_ST : MGPU__TMEM_LD;
    const char *what = mgpu__tmem_act_name(act);
    const uint32_t lane = mgpu_tmem_lane(m->taddr),
                   cols = mgpu_tmem_ld_cols(m->shape, m->num, m->pack);
    const uint32_t places = m->shape == MGPU_TMEM_16X32BX2 ? 2 : 1;
    (void)mgpu__tmem_tick(f);
    t->warp[f->thread / 32].fenced = 0;
    for (uint32_t place = 0; place < places; place++) {
        const uint32_t col = mgpu_tmem_col(m->taddr) + place * m->split;
        mgpu__tmem_owned(f, t, col, cols, what, m->site);
        if (!m->store)
            mgpu__tmem_written(f, t, col, cols, what, m->site);
        for (uint32_t i = 0; i < mgpu_tmem_ld_lanes(m->shape) / 16; i++)
            mgpu__tmem_touch(f, f->cta, act, m->store, lane / 16 + i, col, cols, m->site);
    }
}

/* Does this move happen as it is issued? */
MGPU__MODEL bool
mgpu__tmem_at_once(const mgpu__fiber *f)
{
    const mgpu_emu_policy policy = mgpu__launch_of(f)->config.policy;
    return policy == MGPU_EMU_EAGER || policy == MGPU_EMU_EXPLORE ||
           (policy == MGPU_EMU_RANDOM && (mgpu__random(f->cta->cluster) & 1) != 0);
}

/* ---- ld, st ------------------------------------------------------------------------------------------------ */

MGPU__MODEL void
mgpu__tmem_move_run(mgpu__fiber *const *lanes, uint32_t present)
{
    const mgpu__lane *l = mgpu__lane_of(lanes[0]);
    mgpu__fiber *f = lanes[0];
    mgpu__tmem *t = mgpu__tmem_slot(f->cta)->at;
    mgpu__tmem_warp *w = &t->warp[f->thread / 32];
    mgpu__tmem_move *m;
    const uint32_t poison = MGPU__POISON;
    (void)present;
    mgpu__tmem_same(lanes, (l->sub & 1) != 0 ? "tcgen05.st" : "tcgen05.ld");
    if (w->moves == w->move_capacity)
        w->move = (mgpu__tmem_move *)mgpu__array_longer(f, w->move, &w->move_capacity, 8,
                                                        sizeof *w->move, f->site);
    m = &w->move[w->moves];
    memset(m, 0, sizeof *m);
    m->store = (l->sub & 1) != 0;
    m->pack = (l->sub & 2) != 0;
    m->shape = (mgpu_tmem_shape)(l->sub >> 2 & 7);
    m->red = l->sub >> 5;
    m->num = l->arg;
    m->taddr = (uint32_t)l->in;
    m->split = l->arg2;
    m->regs = mgpu_tmem_ld_regs(m->shape, m->num);
    m->site = f->site;
    mgpu__tmem_move_touch(f, t, m);
    m->value = (uint32_t *)malloc(32 * m->regs * sizeof *m->value);
    if (m->value == NULL)
        mgpu__fail(f, f->site, "the model is out of memory");
    w->moves++;
    if (!m->store)
        mgpu__tmem_load_begins(f, w, l->regs, m->regs);
    if (m->red != 0)
        mgpu__tmem_load_begins(f, w, (const void *)(uintptr_t)l->out, 1);
    for (uint32_t i = 0; i < 32; i++) {
        m->r[i] = mgpu__lane_of(lanes[i])->regs;
        if (m->store)
            memcpy(m->value + i * m->regs, m->r[i], m->regs * 4);
        for (uint32_t k = 0; !m->store && k < m->regs; k++)
            memcpy(&m->r[i][k], &poison, 4);
        m->least[i] = m->red != 0 ? (uint32_t *)(uintptr_t)mgpu__lane_of(lanes[i])->out : NULL;
        if (m->red != 0)
            memcpy(m->least[i], &poison, 4);
        if (m->store)
            mgpu__tmem_registers_used(lanes[i], m->r[i], 4 * (size_t)m->regs, false, f->site);
        mgpu__tmem_hold(lanes[i]);
    }
    if (mgpu__tmem_at_once(f))
        mgpu__tmem_move_cells(t, m);
    mgpu__progress(f->cta->cluster->worker);
}
static const mgpu__collective mgpu__tmem_ld_do = {"tcgen05.ld", true, mgpu__tmem_move_run};
static const mgpu__collective mgpu__tmem_st_do = {"tcgen05.st", true, mgpu__tmem_move_run};

static const char *const mgpu__tmem_shape_name[] = {"16x64b", "16x128b", "16x256b", "32x32b",
                                                    "16x32bx2"};

/* What this thread brings to a move; all its registers are its own. */
MGPU__MODEL void
mgpu__tmem_move_issue(mgpu__fiber *f, uint32_t taddr, uint32_t *r, uint32_t how, uint32_t num,
                      uint32_t split, void *red, const void *site)
{
    const mgpu__collective *what = (how & 1) != 0 ? &mgpu__tmem_st_do : &mgpu__tmem_ld_do;
    const mgpu_tmem_shape shape = (mgpu_tmem_shape)(how >> 2 & 7);
    mgpu__lane l = mgpu__lane_make(what, 0xffffffffu, taddr);
    const uint32_t warp = f->thread / 32, lane = mgpu_tmem_lane(taddr);
    (void)mgpu__tmem_of(f, f->cta, what->name, site);
    if (mgpu_tmem_ld_regs(shape, num) == 0)
        mgpu__fail(f, site, "%s.%s: there is no x%u: a power of two from 1 to %u", what->name,
                   mgpu__tmem_shape_name[shape], num, 128 / mgpu_tmem_ld_regs(shape, 1));
    if (!mgpu_tmem_ld_lane_is_legal(shape, warp, lane))
        mgpu__fail(f, site,
                   "%s: address 0x%08x is lane %u: warp %u reaches lanes %u..%u, 32 (warp %% "
                   "4) on, and %s: add mgpu_tmem_addr(mgpu_tmem_warp_lane(warp), 0)",
                   what->name, taddr, lane, warp, mgpu_tmem_warp_lane(warp),
                   mgpu_tmem_warp_lane(warp) + 31,
                   shape == MGPU_TMEM_32X32B ? "begins at the first of them"
                                             : "begins at the first or 16th of them");
    l.sub = how;
    l.arg = num;
    l.arg2 = split;
    l.regs = r;
    l.out = (uintptr_t)red;
    (void)mgpu__collective_do(f, l, site);
}

void
mgpu__emu_tcgen05_ld(uint32_t *r, uint32_t taddr, uint32_t shape, uint32_t num, uint32_t pack,
                     uint32_t split)
{
    mgpu__tmem_move_issue(mgpu__self(), taddr, r, shape << 2 | pack << 1, num, split, NULL,
                          MGPU__SITE);
}

void
mgpu__emu_tcgen05_ld_red(void *r, void *red, uint32_t taddr, uint32_t shape, uint32_t num,
                         uint32_t split, uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__needs_one_of(f, MGPU__ON_TCGEN05_LD_RED, "tcgen05.ld.red", site);
    mgpu__tmem_move_issue(f, taddr, (uint32_t *)r, shape << 2 | (1u << 8 | how) << 5, num,
                          split, red, site);
}

void
mgpu__emu_tcgen05_st(uint32_t taddr, const uint32_t *r, uint32_t shape, uint32_t num,
                     uint32_t unpack, uint32_t split)
{
    mgpu__tmem_move_issue(mgpu__self(), taddr, (uint32_t *)(uintptr_t)r,
                          shape << 2 | unpack << 1 | 1, num, split, NULL, MGPU__SITE);
}

/* ---- wait::ld, wait::st -------------------------------------------------------------------------------------- */

/* The loaded registers of all lanes, which nobody has written in the meantime. */
MGPU__MODEL void
mgpu__tmem_give(mgpu__fiber *const *lanes, const mgpu__tmem_move *m)
{
    char where[208];
    for (uint32_t i = 0; i < 32 * m->regs; i++) {
        uint32_t *r = &m->r[i / m->regs][i % m->regs];
        if (*r != MGPU__POISON)
            mgpu__fail(lanes[i / m->regs], lanes[i / m->regs]->site,
                       "register %u was written while the tcgen05.ld at %s was in flight: seen "
                       "at this wait",
                       i % m->regs, mgpu__locate(m->site, where, sizeof where));
        *r = m->value[i];
    }
    for (uint32_t i = 0; i < 32 && m->red != 0; i++) {
        if (*m->least[i] != MGPU__POISON)
            mgpu__fail(lanes[i], lanes[i]->site,
                       "the register of the reduction was written while the tcgen05.ld.red at "
                       "%s was in flight: seen at this wait",
                       mgpu__locate(m->site, where, sizeof where));
        *m->least[i] = mgpu__tmem_reduce(m->value + i * m->regs, m->regs, m->red);
    }
}

MGPU__MODEL void
mgpu__tmem_wait_run(mgpu__fiber *const *lanes, uint32_t present)
{
    const mgpu__fiber *f = lanes[0];
    const bool store = mgpu__lane_of(f)->sub != 0;
    mgpu__tmem *t = mgpu__tmem_slot(f->cta)->at;
    mgpu__tmem_warp *w = &t->warp[f->thread / 32];
    uint32_t left = 0;
    (void)present;
    for (uint32_t i = 0; i < w->moves; i++) {
        mgpu__tmem_move *m = &w->move[i];
        if (m->store != store) {
            w->move[left++] = *m;
            continue;
        }
        if (!m->moved)
            mgpu__tmem_move_cells(t, m);
        if (!store)
            mgpu__tmem_give(lanes, m);
        if (!store)
            mgpu__tmem_load_done(f, w, m->r, m->regs, m->site);
        if (m->red != 0)
            mgpu__tmem_load_done(f, w, m->least, 1, m->site);
        free(m->value);
    }
    w->moves = left;
    for (uint32_t i = 0; i < 32 && !store; i++)
        mgpu__tmem_hold(lanes[i]);
    w->waited[store] = mgpu__tmem_tick(f);
    w->fenced = 0;
}
static const mgpu__collective mgpu__tmem_wait_do = {"tcgen05.wait", true, mgpu__tmem_wait_run};

void
mgpu__emu_tcgen05_wait(uint32_t st)
{
    MGPU__MUTATE(, "tcgen05.wait", NULL, NULL, NULL, NULL, NULL);
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__lane l = mgpu__lane_make(&mgpu__tmem_wait_do, 0xffffffffu, 0);
    (void)mgpu__tmem_of(f, f->cta, "tcgen05.wait", site);
    l.sub = st;
    (void)mgpu__collective_do(f, l, site);
}

/* ---- fences -------------------------------------------------------------------------------------------------- */

void
mgpu__emu_tcgen05_fence(uint32_t after)
{
    MGPU__MUTATE(, "tcgen05.fence", NULL, NULL, NULL, NULL, NULL);
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    (void)mgpu__tmem_of(f, f->cta, "tcgen05.fence", site);
    mgpu__step(f, NULL, site);
    if (after != 0)
        mgpu__tmem_after(f, mgpu__tmem_tick(f));
    else
        mgpu__tmem_before(f, mgpu__tmem_tick(f));
}

#endif /* MGPU_EMU_UNIT_TMEM_LDST_H */
