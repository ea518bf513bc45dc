/* mgpu/tile/epilogue_f8.h - accumulators to global memory as e4m3 or e5m2: registers, shared memory, TMA store.
 * SPDX-License-Identifier: MIT
 *
 * As tile/epilogue.h, in slabs of 64 rows x 128 columns: 8 KiB in the 128-byte swizzle. The last slab of a tile is narrower
 * where w % 128 != 0, and has no swizzle.
 *
 *     registers                                      slab in shared memory
 *     word i: columns 8 i + 2 t, + 1 of row r, low   row r, 2 bytes at 128 r + 16 (i / 2 ^ r % 8) + 8 (i % 2) + 2 t
 *             those of row r + 8, high               row r + 8, the same        t = lane % 4, r = lane / 4 of 16 a warp
 *
 * Typical use, a tile that goes out while the next one is multiplied:
 *     const mgpu_epilogue_out out = {&p->d, &p->tail, p->m, p->n, W, buffers, 1 + wg, false};
 *     mgpu_epilogue_round_f8(words, d, W / 8, MGPU_DTYPE_E4M3, scale, &most);
 *     ... with step s along K of the next tile, s < (W + 127) / 128
 *         mgpu_epilogue_tile_f8(&out, row, col, words, s, mgpu_epilogue_slab(&out, s));
 *     mgpu_epilogue_amax(p->amax, most);                     // in the end
 */
#ifndef MGPU_TILE_EPILOGUE_F8_H
#define MGPU_TILE_EPILOGUE_F8_H

#include "../config.h"
#include "../kernel.h"
#include "../ptx/atom.h"
#include "../ptx/cvt.h"
#include "../ptx/memory.h"
#include "../ptx/redux.h"
#include "../types.h"
#include "epilogue.h"

#if MGPU_HAS_DEVICE

/* Word i = d[4 i] * scale, d[4 i + 1] * scale, then d[4 i + 2] * scale, d[4 i + 3] * scale, from the lowest byte up, rounded
 * to nearest even and clamped to the finite range.
 *   ptx     (cvt.rn.satfinite.e4m3x2.f32 or .e5m2x2)
 *   needs   PTX 8.1, sm_89
 *   by      any thread
 *   words   count registers
 *   d       4 * count floats, not in flight; times the scale behind it
 *   count   a constant: of w columns w / 8
 *   type    MGPU_DTYPE_E4M3; with any other e5m2
 *   scale   any number
 *   most    the largest |d| so far, before the scale; NaN does not count
 */
MGPU_DEVICE void
mgpu_epilogue_round_f8(uint32_t *words, float *d, uint32_t count, mgpu_dtype type, float scale,
                       float *most)
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < 4 * count; i++) {
        *most = fmaxf(*most, fabsf(d[i]));
        d[i] *= scale;
    }
    if (type == MGPU_DTYPE_E4M3) {
        MGPU_UNROLL
        for (uint32_t i = 0; i < count; i++) {
            const float *const x = d + 4 * i;
            words[i] = mgpu_cvt_rn_e4m3x2_f32(x[1], x[0]) |
                       (uint32_t)mgpu_cvt_rn_e4m3x2_f32(x[3], x[2]) << 16;
        }
    } else {
        MGPU_UNROLL
        for (uint32_t i = 0; i < count; i++) {
            const float *const x = d + 4 * i;
            words[i] = mgpu_cvt_rn_e5m2x2_f32(x[1], x[0]) |
                       (uint32_t)mgpu_cvt_rn_e5m2x2_f32(x[3], x[2]) << 16;
        }
    }
}

/* slab[64][columns] of 8 bits: rows of 128 bytes in the 128-byte swizzle, or, of fewer columns, one behind the other.
 *   ptx     (st.shared.b16)
 *   needs   PTX 7.8, sm_75
 *   by      one warpgroup, converged
 *   slab    shared address, aligned to 1024
 *   columns a constant, a multiple of 16 up to 128; the tensor map of D has a box of 64 rows of so many
 *   words   columns / 8 registers a thread, as mgpu_epilogue_round_f8() makes them
 */
MGPU_DEVICE void
mgpu_epilogue_put_f8(uint32_t slab, uint32_t columns, const uint32_t *words)
{
    const uint32_t row = threadIdx.x % 128 / 32 * 16 + threadIdx.x % 32 / 4; /* and row + 8 */
    const uint32_t at = slab + columns * row + threadIdx.x % 4 * 2;
    MGPU_UNROLL
    for (uint32_t i = 0; i < 16; i++)
        if (i < columns / 8) {
            const uint32_t chunk = columns == 128 ? i / 2 ^ row % 8 : i / 2;
            const uint32_t to = at + 16 * chunk + i % 2 * 8;
            mgpu_st_shared_b16(to, (uint16_t)words[i]);
            mgpu_st_shared_b16(to + 8 * columns, (uint16_t)(words[i] >> 16));
        }
}

/* D[row .. row + 63][col + 128 s ..] = slab s of a tile of words: 128 columns, or what is left of w. What is behind D is
 * not stored.
 *   ptx     (st.shared.b16, fence.proxy.async.shared::cta, barrier.sync, cp.async.bulk.tensor, commit_group)
 *   needs   PTX 8.0, sm_90
 *   by      one warpgroup, converged
 *   out     where its tiles go, not transposed: d has boxes of 64 rows x 128 bytes in the 128-byte swizzle; tail, where
 *           w % 128 != 0, of 64 rows x w % 128, without
 *   row     of D, the first of the warpgroup
 *   col     of D, the first of the tile
 *   words   all of the tile, w / 8 registers a thread, as mgpu_epilogue_round_f8() makes them
 *   s       a constant, 0 .. (w - 1) / 128
 *   slab    shared address, aligned to 1024: what mgpu_epilogue_slab() says, or any 8 KiB that are free
 *   done    mgpu_epilogue_slab() or mgpu_epilogue_drain() for the slab; the end of the kernel for D
 */
MGPU_DEVICE void
mgpu_epilogue_tile_f8(const mgpu_epilogue_out *out, uint32_t row, uint32_t col,
                      const uint32_t *words, uint32_t s, uint32_t slab MGPU__PLACE)
{
    const uint32_t columns = out->w - 128 * s < 128 ? out->w - 128 * s : 128;
    if (row >= out->rows || col + 128 * s >= out->cols)
        return;
    mgpu_epilogue_put_f8(slab, columns, words + 16 * s);
    mgpu_epilogue_store_2d(columns == 128 ? out->d : out->tail, (int32_t)(col + 128 * s),
                           (int32_t)row, slab, out->barrier MGPU__PLACED);
}

/* *amax = the largest of it and what each thread has: floats from 0 up compare as whole numbers do.
 *   ptx     (redux.sync.max.u32, red.relaxed.gpu.global.max.u32)
 *   needs   PTX 7.0, sm_80
 *   by      a warp, converged
 *   amax    device memory, a number that is not below 0; NULL: nothing is done
 *   most    not below 0, nor NaN
 */
MGPU_DEVICE void
mgpu_epilogue_amax(float *amax, float most MGPU__PLACE)
{
    if (amax == NULL)
        return;
    const uint32_t bits =
        mgpu_redux_sync_max_u32(__float_as_uint(most), 0xffffffff MGPU__PLACED);
    if (threadIdx.x % 32 == 0)
        mgpu_red_relaxed_gpu_global_max_u32((uint32_t *)(void *)amax, bits);
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_epilogue_round_f8(words, d, count, ...)                                           \
    mgpu_epilogue_round_f8(MGPU__HOLDS(count, words), MGPU__HOLDS(4 * (count), d), count,      \
                           __VA_ARGS__)
#define mgpu_epilogue_put_f8(slab, columns, ...)                                               \
    mgpu_epilogue_put_f8(slab, columns, MGPU__HOLDS((columns) / 8, __VA_ARGS__))
#define mgpu_epilogue_tile_f8(out, row, col, words, ...)                                       \
    mgpu_epilogue_tile_f8(out, row, col, MGPU__HOLDS((out)->w / 8, words), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_EPILOGUE_F8_H */
