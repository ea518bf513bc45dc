/* mgpu/emu/unit/tensor_touch.h - the columns of tensor memory that a tcgen05.mma touches.
 * SPDX-License-Identifier: MIT
 *
 *     D                 written, and read if it accumulates        lanes that have rows
 *     A, metadata       read                                       the same lanes
 *     scale factors     read, by words of four                     all lanes
 *
 * As it is issued, in each block of a pair: they are allocated, in order (tmem_order.h), and somebody has written them.
 */
#ifndef MGPU_EMU_UNIT_TENSOR_TOUCH_H
#define MGPU_EMU_UNIT_TENSOR_TOUCH_H

#include "../core/posix.h"

#include "tensor_desc.h"

#if defined(MGPU_EMU_IMPLEMENTATION) /* as math/tcgen05_mma.h */

/* An operand there: in `cols` columns from an address on, of all lanes, as scale factors, or of those that have rows. */
MGPU__MODEL void
mgpu__tensor_touch(const mgpu__tensor_mma *x, const mgpu__cta *cta, bool write, uint32_t taddr,
                   uint32_t cols, bool all, const char *what)
{
    mgpu__fiber *f = x->op->by;
    mgpu__tmem *t = mgpu__tmem_slot(cta)->at;
    const bool half = !all && mgpu_tmem_half_quarters(x->layout);
    const uint32_t lane = mgpu_tmem_lane(taddr), col = mgpu_tmem_col(taddr);
    const uint32_t which = cta->rank - f->cta->rank;
    if (lane != 0 && !(half && lane == 16))
        mgpu__fail(f, x->op->site, "%s: the address 0x%08x is lane %u: it begins at lane 0%s",
                   what, taddr, lane, half ? " or 16" : "");
    mgpu__tmem_owned(f, t, col, cols, what, x->op->site);
    if (all)
        mgpu__tmem_scales_written(f, t, col, cols, what, x->op->site);
    else if (!write || x->accumulate)
        mgpu__tmem_written(f, t, col, cols, what, x->op->site);
    for (uint32_t part = 0; part < MGPU__TMEM_PARTS; part++) {
        if (half && part % 2 != lane / 16)
            continue;
        if (write && (x->op->lanes[4 * which + part / 2] >> part % 2 * 16 & 0xffff) == 0xffff)
            continue;
        mgpu__tmem_touch(f, cta, MGPU__TMEM_MMA, write, part, col, cols, x->op->site);
    }
}

/* Columns that a word of scale factors fills in a block, four to a row of A or a column of B. */
static inline uint32_t
mgpu__tensor_scale_cols(const mgpu__tensor_mma *x, bool is_b)
{
    const bool split = is_b && x->layout == MGPU_TMEM_LAYOUT_B;
    return mgpu_tmem_scale_cols(!is_b ? x->rows : split ? x->n / 2 : x->n);
}

/* Scale factors there: words of four, those that an instruction has bytes of. */
MGPU__MODEL void
mgpu__tensor_touch_scales(const mgpu__tensor_mma *x, const mgpu__cta *cta, bool is_b,
                          const char *what)
{
    const uint32_t taddr = x->op->operand[is_b ? MGPU__TENSOR_SFB : MGPU__TENSOR_SFA];
    const uint32_t end = (is_b ? x->sfb_id : x->sfa_id) + x->sum.scales;
    for (uint32_t word = 0; 4 * word < end; word++)
        mgpu__tensor_touch(x, cta, false, taddr + word * mgpu__tensor_scale_word(x, is_b),
                           mgpu__tensor_scale_cols(x, is_b), true, what);
}

/* Bytes, a bit each, that an instruction takes of a word of four scale factors. */
static inline uint32_t
mgpu__tensor_scale_bytes(const mgpu__tensor_mma *x, bool is_b, uint32_t word)
{
    return ((1u << x->sum.scales) - 1) << (is_b ? x->sfb_id : x->sfa_id) >> 4 * word & 15;
}

/* Note: scale factors of A and B in the same bytes. Of one matrix by itself they are the same. */
MGPU__MODEL void
mgpu__tensor_scales_apart(const mgpu__tensor_mma *x, const char *what)
{
    const uint32_t first[2] = {mgpu_tmem_col(x->op->operand[MGPU__TENSOR_SFA]),
                               mgpu_tmem_col(x->op->operand[MGPU__TENSOR_SFB])};
    if (first[0] == first[1] && x->op->desc[0] == x->op->desc[1])
        return;
    for (uint32_t i = 0; i < 4; i++) {
        const uint32_t a = first[0] + i % 2 * mgpu__tensor_scale_word(x, false);
        const uint32_t b = first[1] + i / 2 * mgpu__tensor_scale_word(x, true);
        const uint32_t a_end = a + mgpu__tensor_scale_cols(x, false);
        const uint32_t b_end = b + mgpu__tensor_scale_cols(x, true);
        const uint32_t from = a > b ? a : b, to = a_end < b_end ? a_end : b_end;
        const uint32_t bytes = mgpu__tensor_scale_bytes(x, false, i % 2) &
                               mgpu__tensor_scale_bytes(x, true, i / 2);
        if (bytes == 0 || from >= to)
            continue;
        mgpu__lint(x->op->by, MGPU__NOTE_BOUNDS, x->op->site,
                   "%s: columns %u..%u of tensor memory are scale factors of A, and of B, too: "
                   "each 32 rows of A, or columns of B, have a column of factors to themselves",
                   what, from, to - 1);
        return;
    }
}

/* All that an instruction touches there, in each block. */
MGPU__MODEL void
mgpu__tensor_touch_all(const mgpu__tensor_mma *x, const char *what)
{
    const uint32_t *operand = x->op->operand, bits = mgpu__tcgen05_bits(x->sum.a);
    char name[96];
    if (x->block != 0)
        mgpu__tensor_scales_apart(x, what);
    for (uint32_t which = 0; which < (x->pair ? 2u : 1u); which++) {
        const mgpu__cta *cta = mgpu__tensor_cta(x, which);
        (void)snprintf(name, sizeof name, "%s, D%s", what, which ? " in the odd block" : "");
        x->op->tmem->accumulator = 1u << 31 | (uint32_t)x->layout << 24 | x->n / 8 << 16 |
                                   mgpu_tmem_lane(x->d) << 10 | mgpu_tmem_col(x->d);
        mgpu__tensor_touch(x, cta, true, x->d, mgpu_tmem_d_cols(x->layout, x->n), false, name);
        x->op->tmem->accumulator = 0;
        (void)snprintf(name, sizeof name, "%s, A%s", what, which ? " in the odd block" : "");
        if (x->ts)
            mgpu__tensor_touch(x, cta, false, (uint32_t)x->op->desc[0],
                               4 * mgpu__tensor_chunks(x, false), false, name);
        (void)snprintf(name, sizeof name, "%s, metadata%s", what,
                       which ? " in the odd block" : "");
        if (x->sparse)
            mgpu__tensor_touch(x, cta, false, operand[MGPU__TENSOR_META] + x->selector,
                               mgpu_tmem_meta_cols(x->kind >= MGPU_KIND_MXF4 ? 4
                                                   : bits < 8                ? 8
                                                                             : bits),
                               false, name);
        (void)snprintf(name, sizeof name, "%s, scales of A%s", what,
                       which ? " in the odd block" : "");
        if (x->block != 0)
            mgpu__tensor_touch_scales(x, cta, false, name);
        (void)snprintf(name, sizeof name, "%s, scales of B%s", what,
                       which ? " in the odd block" : "");
        if (x->block != 0)
            mgpu__tensor_touch_scales(x, cta, true, name);
    }
}

#endif /* MGPU_EMU_IMPLEMENTATION */
#endif /* MGPU_EMU_UNIT_TENSOR_TOUCH_H */
