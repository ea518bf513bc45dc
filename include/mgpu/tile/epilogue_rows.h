/* mgpu/tile/epilogue_rows.h - tiles whose last rows are those of another: stored while the next one is multiplied.
 * SPDX-License-Identifier: MIT
 *
 * A warpgroup has 64 rows of a tile, of which fewer may be its own: those go out from registers, no byte behind them; 64
 * of them by TMA, as tile/epilogue.h does it.
 *
 *     group 0   | 64 rows: TMA | 22 rows: registers |
 *     group 1                                       | 64 rows: TMA ...
 *
 * Typical use:
 *     const mgpu_epilogue_out out = {&p->d, NULL, UINT32_MAX, p->to.cols, W, buffers, 1 + wg, false, false, 0};
 *     mgpu_epilogue_rows tile;
 *     tile.rows = 0;
 *     for (...) {
 *         ... with step s along K of a tile
 *             mgpu_epilogue_rows_store(&out, &p->to, &tile, s);          // of the tile before
 *         ... wait for its sums in d ...
 *         mgpu_epilogue_rows_take(&out, &p->to, &tile, d, row, col, W, rows);
 *     }
 *     ... and once more for the last ...
 *     mgpu_epilogue_drain();
 *
 * `out` and `p->to` are arguments of their own on purpose: with pointers to them beside q, ptxas of CUDA 13.0 serialises
 * the wgmma around (C7518).
 *
 * Not in mgpu.h: an include of its own.
 */
#ifndef MGPU_TILE_EPILOGUE_ROWS_H
#define MGPU_TILE_EPILOGUE_ROWS_H

#include "../config.h"
#include "../kernel.h"
#include "epilogue.h"

#if MGPU_HAS_DEVICE

/* D, a parameter of the kernel: whatever is read of it where it is used keeps no registers. */
typedef struct mgpu_epilogue_to {
    void *d;         /* device memory: rows without gaps */
    uint32_t cols;   /* of them, an even number */
    mgpu_dtype type; /* bf16, f16, f32 */
} mgpu_epilogue_to;

/* A tile's sums, rounded, and its place: it is none unless rows > 0. */
typedef struct mgpu_epilogue_rows {
    uint32_t q[64];    /* w / 4 of them */
    uint32_t row, col; /* the first of the warpgroup, and of the tile */
    uint32_t w;        /* columns */
    int32_t rows;      /* how many there are from there on */
} mgpu_epilogue_rows;

/* Eight columns of fewer than 64 rows: a thread has two and two of them in a row and the eighth behind it, q in 16
 * bits or d in f32. */
MGPU_DEVICE void
mgpu__epilogue_eight(const mgpu_epilogue_to *to, const mgpu_epilogue_rows *t, uint32_t col,
                     const uint32_t *q, const float *d)
{
    const uint32_t row = threadIdx.x % 128 / 32 * 16 + threadIdx.x % 32 / 4;
    const uint32_t left = col + threadIdx.x % 4 * 2;
    MGPU_UNROLL
    for (uint32_t i = 0; i < 2; i++) {
        const size_t at = (size_t)(t->row + row + 8 * i) * to->cols + left;
        if ((int32_t)(row + 8 * i) >= t->rows || left >= to->cols)
            continue;
        if (q != NULL)
            *(uint32_t *)(void *)((uint16_t *)to->d + at) = q[i];
        else
            *(float2 *)(void *)((float *)to->d + at) = make_float2(d[2 * i], d[2 * i + 1]);
    }
}

/* Columns 64 s and up of the tile go out.
 *   ptx     (as mgpu_epilogue_slab() and mgpu_epilogue_tile_b16(), or st.global.b32)
 *   needs   PTX 8.3, sm_90
 *   by      one warpgroup, converged
 *   out     where 64 rows go: not transposed, w a multiple of 64 up to 256, rows UINT32_MAX: each tile has its own
 *   to      the same D
 *   t       the tile
 *   s       a constant, 0 .. out->w / 64 - 1, each once for a tile; those behind a narrower tile do nothing
 *   done    mgpu_epilogue_drain() for the slabs; the end of the kernel for D
 */
MGPU_DEVICE void
mgpu_epilogue_rows_store(const mgpu_epilogue_out *out, const mgpu_epilogue_to *to,
                         const mgpu_epilogue_rows *t, uint32_t s MGPU__PLACE)
{
    if (t->rows <= 0 ||
        64 * s >= t->w) /* rows first: before a tile is taken nothing else is set */
        return;
    if (t->rows >= 64)
        mgpu_epilogue_tile_b16(out, t->row, t->col, t->q, s,
                               mgpu_epilogue_slab(out, s MGPU__PLACED) MGPU__PLACED);
    else {
        MGPU_UNROLL
        for (uint32_t j = 0; j < 8; j++)
            mgpu__epilogue_eight(to, t, t->col + 64 * s + 8 * j, t->q + 16 * s + 2 * j, NULL);
    }
}

/* The sums of a tile: rounded to nearest even, for mgpu_epilogue_rows_store(); in f32, which has no room beside the next
 * sums, they go out at once.
 *   ptx     (cvt.rn.bf16x2.f32 or cvt.rn.f16x2.f32; as mgpu_epilogue_tile_f32(), or st.global.v2.f32)
 *   needs   PTX 8.0, sm_90
 *   by      one warpgroup, converged
 *   out     where 64 rows go, as above
 *   to      the same D
 *   t       the tile before has been stored
 *   d       out->w / 2 floats a thread, not in flight; behind w any
 *   row     of D, the first of the warpgroup
 *   col     of D, the first of the tile
 *   w       columns of the tile: out->w, or fewer, a multiple of 64
 *   rows    how many rows there are from there on: any number
 *   done    d is free
 */
MGPU_DEVICE void
mgpu_epilogue_rows_take(const mgpu_epilogue_out *out, const mgpu_epilogue_to *to,
                        mgpu_epilogue_rows *t, const float *d, uint32_t row, uint32_t col,
                        uint32_t w, int32_t rows MGPU__PLACE)
{
    mgpu_epilogue_out own = *out;
    own.cols = min(out->cols, col + w);
    t->row = row;
    t->col = col;
    t->w = w;
    t->rows = rows;
    if (to->type == MGPU_DTYPE_F32) {
        if (rows >= 64)
            mgpu_epilogue_tile_f32(&own, row, col, d MGPU__PLACED);
        MGPU_UNROLL
        for (uint32_t j = 0; rows < 64 && j < out->w / 8; j++)
            if (8 * j < w)
                mgpu__epilogue_eight(to, t, col + 8 * j, NULL, d + 4 * j);
        t->rows = 0;
    } else
        mgpu_epilogue_round_b16(t->q, d, out->w / 4, to->type);
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_epilogue_rows_take(out, to, t, d, ...)                                            \
    mgpu_epilogue_rows_take(out, to, t, MGPU__HOLDS((out)->w / 2, d), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_EPILOGUE_ROWS_H */
