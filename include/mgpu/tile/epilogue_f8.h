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
 *     const mgpu_epilogue_out out = {&p->d, &p->tail, p->m, p->n, W, buffers, 1 + wg, false, false, 0};
 *     mgpu_epilogue_round_f8(words, d, W / 8, MGPU_DTYPE_E4M3, scale, col < p->n ? p->n - col : 0, &most);
 *     ... with step s along K of the next tile, s < (W + 127) / 128
 *         mgpu_epilogue_tile_f8(&out, row, col, words, s, mgpu_epilogue_slab(&out, s));
 *     mgpu_epilogue_amax(p->amax, most);                     // in the end
 * Not in mgpu.h: an include of its own.
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

MGPU_INLINE bool
mgpu__epilogue_f8(mgpu_dtype type)
{
    return type == MGPU_DTYPE_E4M3 || type == MGPU_DTYPE_E5M2;
}

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
 *   columns of D from the first one of d on: what is behind does not count for `most`; a multiple of 8
 *   most    the largest |d| so far, before the scale; NaN does not count
 */
MGPU_DEVICE void
mgpu_epilogue_round_f8(uint32_t *words, float *d, uint32_t count, mgpu_dtype type, float scale,
                       uint32_t columns, float *most)
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < 4 * count; i++) {
        if (i / 4 * 8 < columns)
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
 *   needs   PTX 8.3, sm_90
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
    mgpu__epilogue_send(out, columns == 128 ? out->d : out->tail, (int32_t)(col + 128 * s),
                        (int32_t)row, slab MGPU__PLACED);
}

/* ---- of any float type: bf16, f16, f32, e4m3, e5m2 ----------------------------------------- */

/* A tile's words, of 16 bits as mgpu_epilogue_round_b16() makes them, w / 4; of 8 bits w / 8, the rest is 0: no registers are
 * kept for what they were before.
 *   ptx     (cvt.rn, of two f32)
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   words   w / 4 registers
 *   d       w / 2 floats, not in flight; of 8 bits times the scale behind it
 *   w       a constant, as mgpu_epilogue_out has it
 *   type    of D; of f32 as of f16: nobody wants them, but they are not those of the tile before
 *   scale   any number, of 8 bits alone
 *   columns of D, as above, of 8 bits alone
 *   most    the largest |d| so far, of 8 bits alone
 */
MGPU_DEVICE void
mgpu_epilogue_round_any(uint32_t *words, float *d, uint32_t w, mgpu_dtype type, float scale,
                        uint32_t columns, float *most)
{
    if (mgpu__epilogue_f8(type)) {
        mgpu_epilogue_round_f8(words, d, w / 8, type, scale, columns, most);
        MGPU_UNROLL
        for (uint32_t i = w / 8; i < w / 4; i++)
            words[i] = 0;
    } else {
        mgpu_epilogue_round_b16(words, d, w / 4, type);
    }
}

/* Slab s of such a tile, if it has one: 64 columns of 16 bits, 128 of 8.
 *   ptx     (as mgpu_epilogue_slab(), then as mgpu_epilogue_tile_b16() or mgpu_epilogue_tile_f8())
 *   needs   PTX 8.3, sm_90
 *   by      one warpgroup, converged
 *   out     where its tiles go
 *   type    of D, not f32
 *   row     of D or its transpose, the first of the warpgroup
 *   col     of D or its transpose, the first of the tile
 *   words   all of the tile, w / 4 registers a thread
 *   s       a constant, 0 .. (w - 1) / 64
 *   free    shared address of 8 KiB, aligned to 1024; 0: what mgpu_epilogue_slab() says
 *   done    mgpu_epilogue_slab() or mgpu_epilogue_drain() for the slab; the end of the kernel for D
 */
MGPU_DEVICE void
mgpu_epilogue_tile_any(const mgpu_epilogue_out *out, mgpu_dtype type, uint32_t row,
                       uint32_t col, const uint32_t *words, uint32_t s,
                       uint32_t free MGPU__PLACE)
{
    if (!mgpu__epilogue_f8(type))
        mgpu_epilogue_tile_b16(
            out, row, col, words, s,
            free != 0 ? free : mgpu_epilogue_slab(out, s MGPU__PLACED) MGPU__PLACED);
    else if (s < (out->w + 127) / 128)
        mgpu_epilogue_tile_f8(out, row, col, words, s,
                              free != 0 ? free
                                        : mgpu_epilogue_slab(out, s MGPU__PLACED) MGPU__PLACED);
}

/* D[at], D[at + 1] = x, y by a thread of its own, as mgpu_epilogue_two().
 *   ptx     (cvt.rn, st.global)
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   d       device memory
 *   type    of D
 *   at      elements, even
 *   x       rounded to nearest even
 *   y       the same
 */
MGPU_DEVICE void
mgpu_epilogue_two_any(void *d, mgpu_dtype type, size_t at, float x, float y)
{
    if (type != MGPU_DTYPE_F32 && mgpu__epilogue_f8(type)) /* f32 first, as it is below */
        *(uint16_t *)(void *)((uint8_t *)d + at) = type == MGPU_DTYPE_E4M3
                                                       ? mgpu_cvt_rn_e4m3x2_f32(y, x)
                                                       : mgpu_cvt_rn_e5m2x2_f32(y, x);
    else
        mgpu_epilogue_two(d, type, at, x, y);
}

/* *amax = the largest of it and what each thread has: floats from 0 up compare as whole numbers do.
 *   ptx     (redux.sync.max.u32, red.relaxed.gpu.global.max.u32)
 *   needs   PTX 7.0, sm_80
 *   by      a warp, converged
 *   amax    device memory, a number that is not below 0; NULL: nothing is done
 *   most    not below 0, nor NaN
 */
MGPU_DEVICE void
mgpu_epilogue_amax(float *amax, float most)
{
    if (amax == NULL)
        return;
    const uint32_t bits = mgpu_redux_sync_max_u32(__float_as_uint(most), 0xffffffff);
    if (threadIdx.x % 32 == 0)
        mgpu_red_relaxed_gpu_global_max_u32((uint32_t *)(void *)amax, bits);
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_epilogue_round_f8(words, d, count, ...)                                           \
    mgpu_epilogue_round_f8(MGPU__HOLDS(count, words), MGPU__HOLDS(4 * (count), d), count,      \
                           __VA_ARGS__)
#define mgpu_epilogue_put_f8(slab, columns, ...)                                               \
    mgpu_epilogue_put_f8(slab, columns, MGPU__HOLDS((columns) / 8, __VA_ARGS__))
#define mgpu_epilogue_round_any(words, d, w, ...)                                              \
    mgpu_epilogue_round_any(MGPU__HOLDS((w) / 4, words), MGPU__HOLDS((w) / 2, d), w,           \
                            __VA_ARGS__)
#define mgpu_epilogue_tile_any(out, type, row, col, words, ...)                                \
    mgpu_epilogue_tile_any(out, type, row, col, MGPU__HOLDS((out)->w / 4, words), __VA_ARGS__)
#define mgpu_epilogue_tile_f8(out, row, col, words, ...)                                       \
    mgpu_epilogue_tile_f8(out, row, col, MGPU__HOLDS((out)->w / 8, words), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_EPILOGUE_F8_H */
