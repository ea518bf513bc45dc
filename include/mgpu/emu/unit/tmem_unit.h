/* mgpu/emu/unit/tmem_unit.h - tensor memory as a unit: what core/ calls of it.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_UNIT_TMEM_UNIT_H
#define MGPU_EMU_UNIT_TMEM_UNIT_H

#include "tmem_regs.h"

MGPU__MODEL void
mgpu__tmem_moves_end(mgpu__tmem_warp *w)
{
    for (uint32_t i = 0; i < w->moves; i++)
        free(w->move[i].value);
    w->moves = 0;
}

MGPU__MODEL void
mgpu__tmem_begin(mgpu__cluster *c)
{
    *mgpu__tmem_clock(c) = 0;
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        mgpu__tmem_slot_of *slot = mgpu__tmem_slot(c->ctas[rank]);
        if (slot->at == NULL || !slot->used)
            continue;
        for (uint32_t i = 0; i < 32; i++) {
            mgpu__tmem_moves_end(&slot->at->warp[i]);
            free(slot->at->warp[i].move);
            free(slot->at->warp[i].loaded);
        }
        memset(slot->at, 0, sizeof *slot->at);
        slot->used = false;
    }
}

MGPU__MODEL void
mgpu__tmem_destroy(mgpu__cluster *c)
{
    mgpu__tmem_begin(c);
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        free(mgpu__tmem_slot(c->ctas[rank])->at);
        mgpu__tmem_slot(c->ctas[rank])->at = NULL;
    }
}

/* A thread returns: what it loads must be there; the last one of a block leaves no columns behind. */
MGPU__MODEL void
mgpu__tmem_thread_left(mgpu__fiber *f)
{
    const mgpu__tmem *t = mgpu__tmem_slot(f->cta)->at;
    mgpu__tmem_warp *w = mgpu__tmem_warp_of(f);
    if (w == NULL)
        return;
    if (w->moves != 0)
        mgpu__fail(f, w->move[0].site,
                   "a tcgen05.%s was issued here, and the thread returns while it is in "
                   "flight: mgpu_tcgen05_wait_%s() comes before the return",
                   w->move[0].store ? "st" : "ld", w->move[0].store ? "st" : "ld");
    while (w->loads != 0 && f->cta->living[f->thread / 32] == 0)
        mgpu__tmem_load_over(f, w, w->loads - 1);
    for (uint32_t g = 0; g < MGPU__TMEM_GROUPS && f->cta->alive == 0; g++)
        if (t->given[g].cols != 0)
            mgpu__fail(f, t->given[g].site,
                       "%u columns of tensor memory from column %u on were allocated here, and "
                       "the block exits with them: mgpu_tcgen05_dealloc() comes before",
                       t->given[g].cols, 32 * g);
}

MGPU__MODEL void
mgpu__tmem_describe(mgpu__text *text, const mgpu__fiber *f, const char *where)
{
    const mgpu__tmem *t = mgpu__tmem_slot(f->cta)->at;
    const mgpu__tmem_request *r = &t->warp[f->thread / 32].request;
    char by[208];
    mgpu__put(text, "waiting at %s for tensor memory, %u columns that are not free: ", where,
              r->cols);
    if (r->group == 2)
        mgpu__put(text, "a warp of each block of the pair executes tcgen05.alloc; ");
    mgpu__put(text, "this block has allocated");
    for (uint32_t g = 0; g < MGPU__TMEM_GROUPS; g++)
        if (t->given[g].cols != 0)
            mgpu__put(text, " %u..%u at %s,", 32 * g, 32 * g + t->given[g].cols - 1,
                      mgpu__locate(t->given[g].site, by, sizeof by));
    mgpu__put(text, " of %u: allocate less, or free before", mgpu__tmem_cols(f));
}

MGPU__MODEL void
mgpu__tmem_define(mgpu__unit *u)
{
    u->turn = 8;
    u->cta_bytes = sizeof(mgpu__tmem_slot_of);
    u->cluster_bytes = sizeof(uint64_t);
    u->destroy = mgpu__tmem_destroy;
    u->begin = mgpu__tmem_begin;
    u->thread_left = mgpu__tmem_thread_left;
    u->touched = mgpu__tmem_touched;
    u->describe = mgpu__tmem_describe;
}

MGPU__ENGINE(tmem)

#endif /* MGPU_EMU_UNIT_TMEM_UNIT_H */
