/* mgpu/tile/row_scale.h - a product's sums times scales: one for each row and column, or one for all, in registers.
 * SPDX-License-Identifier: MIT
 *
 * A warpgroup holds 64 rows x w columns of sums in f32, as wgmma leaves them (layout/fragment.h):
 *
 *                 of_cols[col]                      not by_row
 *                 +---------+
 *     of_rows[row]|  64 x w |   d *= row * col          d *= all
 *                 +---------+
 *
 * The product of the two scales is rounded, then that of it and the sum: the transpose has the same bits, with rows and
 * columns changed about, and one scale for all has those of as many equal ones. By rows, what is behind the last row becomes
 * 0, behind the last column 0, or is left as it is, or is times the one scale of all columns.
 *
 * Typical use, between the wait for the sums and the epilogue:
 *     const mgpu_row_scale s = {true, p->scale_a, p->scale_b, 1, m, n, 1, 1};
 *     mgpu_row_scale_apply(&s, d, 256, row, col);           // of D, the warpgroup's first ones
 * Not in mgpu.h: an include of its own.
 */
#ifndef MGPU_TILE_ROW_SCALE_H
#define MGPU_TILE_ROW_SCALE_H

#include "../config.h"
#include "../kernel.h"
#include "../ptx/warp.h"

#if MGPU_HAS_DEVICE

/* What D is multiplied by. */
typedef struct mgpu_row_scale {
    bool by_row;                    /* else by `all` */
    const float *of_rows, *of_cols; /* device memory */
    float all;
    uint32_t rows, cols;         /* of D: how many there are */
    uint32_t each_row, each_col; /* 1: each has its own; 0: all have the first */
} mgpu_row_scale;

/* d *= scales, of 64 rows x w columns. A lane reads a column's scale of 32, and the others ask it.
 *   ptx     (ld.global, shfl.sync.idx, mul.rn.f32)
 *   needs   PTX 7.0, sm_75
 *   by      one warpgroup, converged
 *   s       the scales
 *   d       w / 2 registers a thread, not in flight
 *   w       a constant, a multiple of 8 up to 256
 *   row     of D, the first of the warpgroup
 *   col     of D, the first of the tile
 */
MGPU_DEVICE void
mgpu_row_scale_apply(const mgpu_row_scale *s, float *d, uint32_t w, uint32_t row, uint32_t col)
{
    const uint32_t first = row + threadIdx.x % 128 / 32 * 16 + threadIdx.x % 32 / 4;
    const uint32_t lane = threadIdx.x % 32;
    float of[2], mine[8];
    if (!s->by_row) {
        MGPU_UNROLL
        for (uint32_t i = 0; i < w / 2; i++)
            d[i] *= s->all;
        return;
    }
    MGPU_UNROLL
    for (uint32_t i = 0; i < 2; i++)
        of[i] = first + 8 * i < s->rows ? s->of_rows[s->each_row * (first + 8 * i)] : 0;
    if (s->each_col == 0) {
        MGPU_UNROLL
        for (uint32_t i = 0; i < 2; i++)
            of[i] *= *s->of_cols;
        MGPU_UNROLL
        for (uint32_t i = 0; i < w / 2; i++)
            d[i] *= of[i / 2 % 2];
        return;
    }
    MGPU_UNROLL
    for (uint32_t i = 0; i < (w + 31) / 32; i++) {
        const uint32_t at = col + 32 * i + lane;
        mine[i] = at < s->cols ? s->of_cols[at] : 0;
    }
    MGPU_UNROLL
    for (uint32_t i = 0; i < (w + 31) / 32; i++) {
        MGPU_UNROLL
        for (uint32_t j = 8 * i; j < 8 * i + 8; j++)
            if (j < w / 4 && col + 32 * i < s->cols) { /* no more registers than these take */
                const float one = mgpu_shfl_sync_idx_f32(
                    mine[i], j % 8 / 2 * 8 + lane % 4 * 2 + j % 2, 31, 0xffffffff);
                d[j / 2 * 4 + j % 2] *= of[0] * one;
                d[j / 2 * 4 + j % 2 + 2] *= of[1] * one;
            }
    }
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_row_scale_apply(s, d, w, ...)                                                     \
    mgpu_row_scale_apply(s, MGPU__HOLDS((w) / 2, d), w, __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_ROW_SCALE_H */
