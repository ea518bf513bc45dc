/* mgpu/emu/unit/tmem_alloc.h - tcgen05.alloc, dealloc, relinquish_alloc_permit: columns of tensor memory.
 * SPDX-License-Identifier: MIT
 *
 *     cta_group::1    the lowest columns of the block that are free, from a multiple of their number on
 *     cta_group::2    a warp of each block of the pair comes; the same columns in both
 *
 * Each block has a multiprocessor's 512 columns to itself, on sm_107 as the only one 576. Of its allocs none gives more than the one before.
 */
#ifndef MGPU_EMU_UNIT_TMEM_ALLOC_H
#define MGPU_EMU_UNIT_TMEM_ALLOC_H

#include "../core/mutate.h"
#include "../core/window.h"
#include "../rubin.h"
#include "tmem_order.h"
#include "warp.h"

/* Whether so many columns from `first` on are free. */
MGPU__MODEL bool
mgpu__tmem_is_free(const mgpu__tmem *t, uint32_t first, uint32_t cols)
{
    for (uint32_t g = first / 32; g < (first + cols) / 32; g++)
        if (t->owner[g] != 0)
            return false;
    return true;
}

/* Tell who judges that f counts on the return of an alloc: as it frees its columns, or allocates fewer. */
MGPU__MODEL void
mgpu__tmem_alloc_over(const mgpu__fiber *f, const mgpu__tmem_given *g, uint32_t first,
                      bool frees, const void *site)
{
    mgpu__tensor_meeting m;
    memset(&m, 0, sizeof m);
    m.f = f;
    m.by = g->by;
    m.site = site;
    m.first = g->site;
    m.now = (uint32_t)*mgpu__tmem_clock(f->cta->cluster);
    m.time = (uint32_t)g->time;
    m.frees = frees;
    m.allocated = m.wrote = m.writes = true;
    m.col = first;
    MGPU__TELL(f, tensor_met, &m);
}

/* No alloc of a block gives more columns than the one before. */
MGPU__MODEL void
mgpu__tmem_no_growth(const mgpu__tmem *t, const mgpu__tmem_request *r)
{
    char where[208];
    if (t->last.cols != 0 && r->cols > t->last.cols)
        mgpu__fail(r->lanes[0], r->site,
                   "tcgen05.alloc of %u columns, and the block's alloc at %s before it was of "
                   "%u: from one to the next they never become more: begin with the most, or "
                   "allocate once for all",
                   r->cols, mgpu__locate(t->last.site, where, sizeof where), t->last.cols);
}

/* Give columns to a request, and tell its address. */
MGPU__MODEL void
mgpu__tmem_grant(mgpu__tmem *t, mgpu__tmem_request *r, uint32_t first)
{
    mgpu__fiber *f = r->lanes[0];
    mgpu__tmem_given *g = &t->given[first / 32];
    for (uint32_t i = 0; i < r->cols / 32; i++) {
        t->owner[first / 32 + i] = (uint8_t)(1 + first / 32);
        t->given[first / 32 + i].peer_freed = NULL;
    }
    g->cols = r->cols;
    g->by = f;
    g->time = mgpu__tmem_tick(f);
    g->site = r->site;
    if (t->last.cols > g->cols) /* else they may come in any order */
        mgpu__tmem_alloc_over(f, &t->last, first, false, r->site);
    t->last = *g;
    for (uint32_t lane = 0; lane < MGPU_TMEM_LANES; lane++)
        memset(&t->cells.value[lane][first], MGPU__UNWRITTEN, r->cols * 4);
    memcpy(f->cta->window + (r->dst & 0xffffff), &first, 4);
    mgpu__access(MGPU_EMU_SHARED, true, 0, mgpu__address_of(f->cta, r->dst & 0xffffff), 4, f,
                 r->site);
    MGPU__TELL(f, tensor_fenced, f, (uint32_t)g->time);
    MGPU__TELL(f, warp_met, r->lanes, 0xffffffffu);
    r->waits = false;
    r->granted = true;
    mgpu__effect(f->cta->cluster->worker);
    mgpu__wake(&t->waiters);
}

/* The request of the pair's other block that waits; NULL: it has not come. */
MGPU__MODEL mgpu__tmem_request *
mgpu__tmem_of_peer(mgpu__tmem *peer)
{
    for (uint32_t i = 0; peer != NULL && i < 32; i++)
        if (peer->warp[i].request.waits)
            return &peer->warp[i].request;
    return NULL;
}

/* Serve a request that waits, if there are columns. */
MGPU__MODEL void
mgpu__tmem_serve(mgpu__tmem *t, mgpu__tmem_request *r)
{
    mgpu__fiber *f = r->lanes[0];
    mgpu__tmem *peer = NULL;
    mgpu__tmem_request *other = NULL;
    char where[208];
    mgpu__tmem_no_growth(t, r);
    if (r->group == 2) {
        peer = mgpu__tmem_slot(f->cta->cluster->ctas[f->cta->rank ^ 1])->at;
        other = mgpu__tmem_of_peer(peer);
        if (other == NULL)
            return;
        if (other->cols != r->cols)
            mgpu__fail(
                f, r->site,
                "tcgen05.alloc.cta_group::2 of %u columns, and of %u in the pair's other "
                "block at %s: both want the same",
                r->cols, other->cols, mgpu__locate(other->site, where, sizeof where));
        mgpu__tmem_no_growth(peer, other);
    }
    for (uint32_t first = 0; first < MGPU_TMEM_COLS; first += r->cols)
        if (mgpu__tmem_is_free(t, first, r->cols) &&
            (peer == NULL || mgpu__tmem_is_free(peer, first, r->cols))) {
            mgpu__tmem_grant(t, r, first);
            if (peer != NULL)
                mgpu__tmem_grant(peer, other, first);
            return;
        }
}

/* All lanes bring the same operands. */
MGPU__MODEL void
mgpu__tmem_same(mgpu__fiber *const *lanes, const char *what)
{
    for (uint32_t i = 1; i < 32; i++) {
        const mgpu__lane *a = mgpu__lane_of(lanes[0]), *b = mgpu__lane_of(lanes[i]);
        if (a->in != b->in || a->arg != b->arg || a->arg2 != b->arg2)
            mgpu__fail(lanes[i], lanes[i]->site,
                       "%s: lane %u has other operands than lane 0: address 0x%08x and 0x%08x, "
                       "then %u and %u: all 32 lanes have the same",
                       what, i, (uint32_t)b->in, (uint32_t)a->in, b->arg, a->arg);
    }
}

MGPU__MODEL void
mgpu__tmem_alloc_run(mgpu__fiber *const *lanes, uint32_t present)
{
    const mgpu__lane *l = mgpu__lane_of(lanes[0]);
    mgpu__fiber *f = lanes[0];
    mgpu__tmem *t = mgpu__tmem_slot(f->cta)->at;
    mgpu__tmem_request *r = &t->warp[f->thread / 32].request;
    (void)present;
    mgpu__tmem_same(lanes, "tcgen05.alloc");
    r->cols = l->arg;
    r->dst = (uint32_t)l->in;
    r->group = l->sub;
    r->site = f->site;
    r->waits = true;
    r->granted = false;
    memcpy(r->lanes, lanes, sizeof r->lanes);
    mgpu__tmem_serve(t, r);
}
static const mgpu__collective mgpu__tmem_alloc_do = {"tcgen05.alloc", true,
                                                     mgpu__tmem_alloc_run};

/* What alloc and dealloc check: the number of columns, and who may. */
MGPU__MODEL mgpu__tmem *
mgpu__tmem_enter(const mgpu__fiber *f, uint32_t cols, uint32_t group, const char *what,
                 const void *site)
{
    mgpu__tmem *t = mgpu__tmem_of(f, f->cta, what, site);
    const bool exclusive = (group & MGPU__TMEM_EXCLUSIVE) != 0;
    group &= 3;
    mgpu__tmem_one_group(f, t, group, what, site);
    if (group == 2)
        (void)mgpu__tmem_peer(f, what, site);
    if (exclusive && (cols == 0 || cols % 32 != 0 || cols > mgpu__tmem_cols(f)))
        mgpu__fail(f, site, "%s.exclusive: %u columns: on %s a multiple of 32, to %u", what,
                   cols, mgpu__target_name(mgpu__launch_of(f)->config.target),
                   mgpu__tmem_cols(f));
    if (!exclusive && !mgpu_tmem_alloc_is_legal(cols))
        mgpu__fail(f, site,
                   "%s: %u columns: a power of two from 32 to 512; mgpu_tmem_alloc_cols(%u) is "
                   "%u",
                   what, cols, cols, mgpu_tmem_alloc_cols(cols));
    return t;
}

/* An allocation that is the only one, and any other, are not there together. */
MGPU__MODEL void
mgpu__tmem_alone(const mgpu__fiber *f, mgpu__tmem *t, bool exclusive, const void *site)
{
    const void *other = t->exclusive;
    char where[208];
    for (uint32_t g = 0; g < MGPU__TMEM_GROUPS && exclusive; g++)
        if (t->given[g].cols != 0)
            other = t->given[g].site;
    if (other != NULL)
        mgpu__fail(f, site,
                   "tcgen05.alloc%s while columns of the alloc%s at %s are there: an exclusive "
                   "allocation is the only one: "
                   "free them first",
                   exclusive ? ".exclusive" : "", t->exclusive != NULL ? ".exclusive" : "",
                   mgpu__locate(other, where, sizeof where));
    t->exclusive = exclusive ? site : NULL;
}

void
mgpu__emu_tcgen05_alloc(uint32_t dst, uint32_t cols, uint32_t group)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__tmem *t = mgpu__tmem_enter(f, cols, group, "tcgen05.alloc", site);
    const mgpu__tmem_request *r = &t->warp[f->thread / 32].request;
    mgpu__lane l = mgpu__lane_make(&mgpu__tmem_alloc_do, 0xffffffffu, dst);
    char where[208];
    if (t->relinquished != NULL)
        mgpu__fail(f, site,
                   "tcgen05.alloc behind tcgen05.relinquish_alloc_permit at %s: the block has "
                   "promised to allocate no more",
                   mgpu__locate(t->relinquished, where, sizeof where));
    (void)mgpu__cta_of(f, dst, 4, 4, 0, "tcgen05.alloc", site);
    if (f->thread % 32 == 0)
        mgpu__tmem_alone(f, t, (group & MGPU__TMEM_EXCLUSIVE) != 0, site);
    l.arg = cols;
    l.sub = group & 3;
    (void)mgpu__collective_do(f, l, site);
    while (!r->granted) {
        mgpu__will_wait(f, &mgpu__tmem_unit, 0, r, site);
        mgpu__park(f, &t->waiters);
    }
}

/* ---- dealloc ---------------------------------------------------------------------------------------------- */

/* The allocation that begins at `taddr` and has `cols` columns. */
MGPU__MODEL mgpu__tmem_given *
mgpu__tmem_find(const mgpu__fiber *f, mgpu__tmem *t, uint32_t taddr, uint32_t cols,
                const void *site)
{
    const uint32_t col = mgpu_tmem_col(taddr), group = col / 32 % MGPU__TMEM_GROUPS;
    mgpu__tmem_given *g = &t->given[group];
    char where[208];
    if (mgpu_tmem_lane(taddr) == 0 && col < MGPU_TMEM_COLS && col % 32 == 0 && g->cols == cols)
        return g;
    if (mgpu_tmem_lane(taddr) == 0 && col < MGPU_TMEM_COLS && col % 32 == 0 && g->cols != 0)
        mgpu__fail(
            f, site,
            "tcgen05.dealloc of %u columns at 0x%08x: the alloc at %s gave %u: free what "
            "it gave",
            cols, taddr, mgpu__locate(g->site, where, sizeof where), g->cols);
    if (col < MGPU_TMEM_COLS && g->freed != NULL && t->owner[group] == 0)
        mgpu__fail(f, site, "tcgen05.dealloc of %u columns at 0x%08x: they were freed at %s",
                   cols, taddr, mgpu__locate(g->freed, where, sizeof where));
    mgpu__fail(f, site,
               "tcgen05.dealloc of %u columns at 0x%08x: no allocation of this block begins "
               "there: the address is the one that its mgpu_tcgen05_alloc() wrote",
               cols, taddr);
}

/* f frees columns of a block, its own or the pair's other one: all use of them is in order before. */
MGPU__MODEL void
mgpu__tmem_all_over(const mgpu__fiber *f, const mgpu__tmem *t, uint32_t first, uint32_t cols)
{
    for (uint32_t part = 0; part < MGPU__TMEM_PARTS; part++)
        for (uint32_t c = first; c < first + cols; c++) {
            mgpu__tmem_in_order(f, &t->cells.write[part][c], NULL, true, MGPU__TMEM_NOTHING,
                                part, c, "tcgen05.dealloc", f->site);
            for (uint32_t i = 0; i < 2; i++)
                mgpu__tmem_in_order(f, &t->cells.read[part][c][i], &t->cells.write[part][c],
                                    true, MGPU__TMEM_NOTHING, part, c, "tcgen05.dealloc",
                                    f->site);
        }
}

MGPU__MODEL void
mgpu__tmem_dealloc_run(mgpu__fiber *const *lanes, uint32_t present)
{
    const mgpu__lane *l = mgpu__lane_of(lanes[0]);
    const mgpu__fiber *f = lanes[0];
    mgpu__tmem *t = mgpu__tmem_slot(f->cta)->at;
    const uint32_t taddr = (uint32_t)l->in, first = mgpu_tmem_col(taddr);
    mgpu__tmem *peer =
        l->sub == 2 ? mgpu__tmem_slot(f->cta->cluster->ctas[f->cta->rank ^ 1])->at : NULL;
    mgpu__tmem_given *g;
    (void)present;
    mgpu__tmem_same(lanes, "tcgen05.dealloc");
    g = mgpu__tmem_find(f, t, taddr, l->arg, f->site);
    mgpu__tmem_all_over(f, t, first, l->arg);
    if (peer != NULL) {
        mgpu__tmem_all_over(f, peer, first, l->arg);
        mgpu__tmem_alloc_over(f, &peer->given[first / 32], first, true, f->site);
    }
    for (uint32_t part = 0; part < MGPU__TMEM_PARTS; part++) {
        memset(&t->cells.write[part][first], 0, l->arg * sizeof t->cells.write[0][0]);
        memset(&t->cells.read[part][first], 0, l->arg * sizeof t->cells.read[0][0]);
    }
    for (uint32_t i = 0; i < l->arg / 32; i++) {
        t->owner[first / 32 + i] = 0;
        t->given[first / 32 + i].freed = f->site;
        if (peer != NULL)
            peer->given[first / 32 + i].peer_freed = f->site;
    }
    g->cols = 0;
    for (uint32_t i = 0; i < 32; i++)
        if (t->warp[i].request.waits)
            mgpu__tmem_serve(t, &t->warp[i].request);
}
static const mgpu__collective mgpu__tmem_dealloc_do = {"tcgen05.dealloc", true,
                                                       mgpu__tmem_dealloc_run};

void
mgpu__emu_tcgen05_dealloc(uint32_t taddr, uint32_t cols, uint32_t group)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__lane l = mgpu__lane_make(&mgpu__tmem_dealloc_do, 0xffffffffu, taddr);
    mgpu__tmem *t = mgpu__tmem_enter(f, cols, group, "tcgen05.dealloc", site);
    const bool exclusive = (group & MGPU__TMEM_EXCLUSIVE) != 0;
    if (f->thread % 32 == 0 && exclusive != (t->exclusive != NULL))
        mgpu__fail(f, site,
                   "tcgen05.dealloc%s of columns that an alloc%s gave: both or none of the two "
                   "is .exclusive",
                   exclusive ? ".exclusive" : "", exclusive ? "" : ".exclusive");
    if (f->thread % 32 == 0)
        t->exclusive = NULL;
    l.arg = cols;
    l.sub = group & 3;
    (void)mgpu__collective_do(f, l, site);
}

/* ---- relinquish_alloc_permit -------------------------------------------------------------------------------- */

MGPU__MODEL void
mgpu__tmem_relinquish_run(mgpu__fiber *const *lanes, uint32_t present)
{
    (void)present;
    mgpu__tmem_slot(lanes[0]->cta)->at->relinquished = lanes[0]->site;
}
static const mgpu__collective mgpu__tmem_relinquish_do = {"tcgen05.relinquish_alloc_permit",
                                                          true, mgpu__tmem_relinquish_run};

void
mgpu__emu_tcgen05_relinquish_alloc_permit(uint32_t group)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__lane l = mgpu__lane_make(&mgpu__tmem_relinquish_do, 0xffffffffu, 0);
    (void)mgpu__tmem_enter(f, 32, group, "tcgen05.relinquish_alloc_permit", site);
    l.sub = group;
    (void)mgpu__collective_do(f, l, site);
}

#endif /* MGPU_EMU_UNIT_TMEM_ALLOC_H */
