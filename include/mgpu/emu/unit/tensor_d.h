/* mgpu/emu/unit/tensor_d.h - D of a tcgen05.mma: sums are made where it lies in tensor memory, or beside it.
 * SPDX-License-Identifier: MIT
 *
 *     in place    whole rows, one below the other: what most have         sums are made there
 *     beside      rows in quarters of the lanes, columns in groups        take, sums, columns of zero, give
 *                 of lanes; a factor for D; lanes or columns kept
 *
 * Where a row is: layout/tmem.h.
 */
#ifndef MGPU_EMU_UNIT_TENSOR_D_H
#define MGPU_EMU_UNIT_TENSOR_D_H

#include "tensor_desc.h"

#if defined(MGPU_EMU_IMPLEMENTATION) /* as math/tcgen05_mma.h */

/* Row `row` of D in a block, of a group of lanes. */
static inline mgpu__tmem_cell *
mgpu__tensor_d_row(const mgpu__tensor_mma *x, mgpu__tmem *t, uint32_t row, uint32_t group)
{
    const uint32_t lane = mgpu_tmem_lane(x->d) + mgpu_tmem_row_lane(x->layout, row, group);
    return &t->cells.value[lane][mgpu_tmem_col(x->d)];
}

/* Are the rows of D in a block those of tensor memory, whole and one below the other, as the sums leave them? */
static inline bool
mgpu__tensor_d_in_place(const mgpu__tensor_mma *x, uint32_t which)
{
    const uint32_t *kept = &x->op->lanes[(size_t)4 * which];
    return x->groups == 1 && mgpu_tmem_row_lane(x->layout, x->rows - 1, 0) == x->rows - 1 &&
           x->scale == 0 && x->op->zero == 0 && (kept[0] | kept[1] | kept[2] | kept[3]) == 0;
}

MGPU__MODEL void
mgpu__tensor_take_d(const mgpu__tensor_mma *x, float (*d)[256], mgpu__tmem *t)
{
    const uint32_t cols = mgpu_tmem_d_cols(x->layout, x->n);
    const float by = mgpu__float_of_bits((127 - x->scale) << 23);
    for (uint32_t row = 0; row < x->rows; row++)
        for (uint32_t g = 0; g < x->groups; g++)
            memcpy(&d[row][g * cols], mgpu__tensor_d_row(x, t, row, g), cols * 4);
    for (uint32_t i = 0; x->scale != 0 && i < x->rows * x->n; i++) {
        float *at = &d[i / x->n][i % x->n];
        if (x->sum.d_f16)
            *at = mgpu__float_of_bits(mgpu__f16_of_float(
                mgpu__float_of_f16((uint16_t)mgpu__bits_of_float(*at)) * by));
        else
            *at *= by;
    }
}

MGPU__MODEL void
mgpu__tensor_give_d(const mgpu__tensor_mma *x, float (*d)[256], mgpu__tmem *t, uint32_t which)
{
    const uint32_t cols = mgpu_tmem_d_cols(x->layout, x->n);
    for (uint32_t row = 0; row < x->rows; row++)
        for (uint32_t g = 0; g < x->groups; g++) {
            const uint32_t lane = mgpu_tmem_lane(x->d) + mgpu_tmem_row_lane(x->layout, row, g);
            if ((x->op->lanes[4 * which + lane / 32] >> lane % 32 & 1) == 0)
                memcpy(mgpu__tensor_d_row(x, t, row, g), &d[row][g * cols], cols * 4);
        }
}

/* Columns of B that a mask takes as zero: there D is as it was, or zero. */
MGPU__MODEL void
mgpu__tensor_zero_columns(const mgpu__tensor_mma *x, float (*d)[256], mgpu__tmem *t)
{
    const mgpu_zero_mask_fields f = mgpu_zero_mask_decode(x->op->zero);
    const uint32_t cols = mgpu_tmem_d_cols(x->layout, x->n), word = x->sum.d_f16 ? 0xffff : ~0u;
    for (uint32_t i = 0; f.generates && i < x->rows * x->n; i++) {
        const uint32_t row = i / x->n, col = i % x->n;
        if (mgpu_zero_mask_is_zero(f, x->m, x->n, col))
            d[row][col] = mgpu__float_of_bits(
                x->accumulate ? mgpu__tensor_d_row(x, t, row, col / cols)[col % cols] & word
                              : 0);
    }
}

#endif /* MGPU_EMU_IMPLEMENTATION */
#endif /* MGPU_EMU_UNIT_TENSOR_D_H */
