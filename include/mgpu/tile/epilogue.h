/* mgpu/tile/epilogue.h - accumulators to global memory: registers, shared memory, TMA store.
 * SPDX-License-Identifier: MIT
 *
 * A warpgroup holds 64 rows of an accumulator. It goes out in slabs of 64 rows x 128 bytes
 * (64 columns of 16 bits, 32 of f32): 8 KiB in the 128-byte swizzle, which the TMA store undoes.
 *
 *     registers        slab in shared memory          global memory
 *     d[32 s ..]  -->  row r, 16-byte chunk c  -->    D[64 rows][64 columns]
 *        stmatrix      at 128 r + 16 (c ^ r % 8)  cp.async.bulk.tensor
 *
 * Typical use, two slab buffers, so that one is written while TMA reads the other:
 *     for (int s = 0; s < N / 64; s++) {
 *         const uint32_t slab = buffers + s % 2 * MGPU_EPILOGUE_SLAB_BYTES;
 *         mgpu_epilogue_acquire(1, 1 + wg);               // at most one store still reads
 *         mgpu_epilogue_put_bf16(slab, d + 32 * s);
 *         mgpu_epilogue_store_2d(&p->d, col + 64 * s, row, slab, 1 + wg);
 *     }
 *     ...
 *     mgpu_epilogue_drain();                              // before the CTA exits
 *
 * The tensor map of D has a box of 64 rows x 128 bytes and MGPU_SWIZZLE_128B. Edges need no
 * code: TMA does not write what lies outside the tensor, but for what fills a row's last 16 bytes.
 *
 * A tile that goes out while the next one is multiplied is rounded first, which leaves the accumulators to it:
 *     const mgpu_epilogue_out out = {&p->d, NULL, p->m, p->n, W, buffers, 1 + wg, false, false, 0};
 *     mgpu_epilogue_round_b16(pairs, d, W / 4, p->out);
 *     ... with step s along K of the next tile
 *         mgpu_epilogue_tile_b16(&out, row, col, pairs, s, mgpu_epilogue_slab(&out, s));
 * Blocks are one row of threads: block.y and block.z are 1.
 */
#ifndef MGPU_TILE_EPILOGUE_H
#define MGPU_TILE_EPILOGUE_H

#include "../config.h"
#include "../kernel.h"
#include "../ptx/barrier.h"
#include "../ptx/bulk.h"
#include "../ptx/cvt.h"
#include "../ptx/fence.h"
#include "../ptx/matrix.h"
#include "../ptx/memory.h"
#include "../ptx/thread.h"
#include "../ptx/tma.h"
#include "../types.h"

#if MGPU_HAS_DEVICE

/* One slab: 64 rows of 128 bytes. Aligned to 1024 in shared memory. */
#define MGPU_EPILOGUE_SLAB_BYTES 8192u

/* Wait until all but `pending` of this warpgroup's stores have read their slabs.
 *   ptx     (cp.async.bulk.wait_group.read by thread 0, barrier.sync)
 *   needs   PTX 8.0, sm_90
 *   by      one warpgroup, converged
 *   pending  a constant, 0..7: stores that may still be reading, slab buffers - 1
 *   barrier  named barrier of this warpgroup, 1 .. 15
 *   done    the oldest slab may be overwritten
 */
MGPU_DEVICE void
mgpu_epilogue_acquire(uint32_t pending, uint32_t barrier MGPU__PLACE)
{
    if (threadIdx.x % 128 == 0)
        mgpu_bulk_wait_group_read(pending);
    mgpu_barrier_sync_aligned(barrier, 128 MGPU__PLACED);
}

/* Thread t of 128: lane l hands stmatrix the address of row l % 16 of its warp's 16 rows; lanes 16 and up take
 * the chunk to the right. `j` counts pairs of chunks. */
MGPU_DEVICE uint32_t
mgpu__epilogue_chunk(uint32_t t, uint32_t slab, uint32_t j)
{
    const uint32_t row = t / 32 * 16 + t % 16;
    const uint32_t chunk = 2 * j + t % 32 / 16;
    return slab + 128 * row + 16 * (chunk ^ row % 8);
}

/* slab[64][64] = pairs of 16 bits, rounded before: they need half the registers, so the accumulator
 * can be that of the next tile by now.
 *   ptx     (stmatrix.x4)
 *   needs   PTX 7.8, sm_90
 *   by      one warpgroup, converged
 *   slab    shared address, aligned to 1024
 *   pairs   16 registers a thread: word i has columns 2 i (low half) and 2 i + 1 of d, of 64 columns,
 *           as mgpu_cvt_rn_bf16x2_f32(d[2 * i + 1], d[2 * i])
 */
MGPU_DEVICE void
mgpu_epilogue_put_b16(uint32_t slab, const uint32_t pairs[16])
{
    MGPU_UNROLL
    for (uint32_t j = 0; j < 4; j++)
        mgpu_stmatrix_x4(mgpu__epilogue_chunk(threadIdx.x % 128, slab, j), pairs + 4 * j);
}

/* slab[64][columns] = pairs of 16 bits: rows of 2 * columns bytes, one behind the other, without a
 * swizzle, for a tile whose width is not a multiple of 64.
 *   ptx     (stmatrix.x4)
 *   needs   PTX 7.8, sm_90
 *   by      one warpgroup, converged
 *   slab    shared address, aligned to 128
 *   columns 16, 32 or 48; the tensor map of D has a box of 64 rows of so many, without a swizzle
 *   pairs   columns / 4 registers a thread, as above
 */
MGPU_DEVICE void
mgpu_epilogue_put_b16_narrow(uint32_t slab, uint32_t columns, const uint32_t *pairs)
{
    const uint32_t row = threadIdx.x % 128 / 32 * 16 + threadIdx.x % 16;
    const uint32_t at = slab + 2 * columns * row + threadIdx.x % 32 / 16 * 16;
    MGPU_UNROLL
    for (uint32_t j = 0; j < columns / 16; j++)
        mgpu_stmatrix_x4(at + 32 * j, pairs + 4 * j);
}

/* The same of a slab that is transposed: 16 rows of it, lane l's row is l % 8 or 8 below, and a warp's 16 columns are two
 * chunks. */
MGPU_DEVICE uint32_t
mgpu__epilogue_chunk_transposed(uint32_t t, uint32_t slab, uint32_t j)
{
    const uint32_t lane = t % 32, row = lane / 16 * 8 + lane % 8;
    const uint32_t chunk = t / 32 * 2 + lane / 8 % 2;
    return slab + 128 * (16 * j + row) + 16 * (chunk ^ row % 8);
}

/* slab[columns][64] = pairs of 16 bits, transposed: a column of the accumulator is a row of the slab, 128 bytes in the
 * 128-byte swizzle, for a tile of D^T.
 *   ptx     (stmatrix.x4.trans)
 *   needs   PTX 7.8, sm_90
 *   by      one warpgroup, converged
 *   slab    shared address, aligned to 1024
 *   columns a multiple of 16 up to 64; the tensor map of D has a box of so many rows x 128 bytes
 *   pairs   columns / 4 registers a thread, as above
 */
MGPU_DEVICE void
mgpu_epilogue_put_b16_transposed(uint32_t slab, uint32_t columns, const uint32_t *pairs)
{
    MGPU_UNROLL
    for (uint32_t j = 0; j < columns / 16; j++)
        mgpu_stmatrix_x4_trans(mgpu__epilogue_chunk_transposed(threadIdx.x % 128, slab, j),
                               pairs + 4 * j);
}

/* slab[64][64] = bf16(accumulator columns), rounded to nearest even.
 *   ptx     (cvt.rn.bf16x2.f32, stmatrix.x4)
 *   needs   PTX 7.8, sm_90
 *   by      one warpgroup, converged
 *   slab    shared address, aligned to 1024
 *   d       32 floats a thread: the accumulator of 64 columns, from d + 32 * (column / 64)
 */
MGPU_DEVICE void
mgpu_epilogue_put_bf16(uint32_t slab, const float d[32])
{
    MGPU_UNROLL
    for (uint32_t j = 0; j < 4; j++) {
        uint32_t r[4];
        MGPU_UNROLL
        for (uint32_t i = 0; i < 4; i++)
            r[i] = mgpu_cvt_rn_bf16x2_f32(d[8 * j + 2 * i + 1], d[8 * j + 2 * i]);
        mgpu_stmatrix_x4(mgpu__epilogue_chunk(threadIdx.x % 128, slab, j), r);
    }
}

/* slab[64][64] = f16(accumulator columns), rounded to nearest even.
 *   ptx     (cvt.rn.f16x2.f32, stmatrix.x4)
 *   needs   PTX 7.8, sm_90
 *   by      one warpgroup, converged
 *   slab    shared address, aligned to 1024
 *   d       32 floats a thread: the accumulator of 64 columns, from d + 32 * (column / 64)
 */
MGPU_DEVICE void
mgpu_epilogue_put_f16(uint32_t slab, const float d[32])
{
    MGPU_UNROLL
    for (uint32_t j = 0; j < 4; j++) {
        uint32_t r[4];
        MGPU_UNROLL
        for (uint32_t i = 0; i < 4; i++)
            r[i] = mgpu_cvt_rn_f16x2_f32(d[8 * j + 2 * i + 1], d[8 * j + 2 * i]);
        mgpu_stmatrix_x4(mgpu__epilogue_chunk(threadIdx.x % 128, slab, j), r);
    }
}

MGPU_DEVICE uint32_t
mgpu__epilogue_bits(float x)
{
    union {
        float f;
        uint32_t u;
    } v;
    v.f = x;
    return v.u;
}

/* Where d[i], d[i + 1] of thread t of 128 lie in slabs of f32, i even; from 16 on in the next slab. Columns 8 j + 2 (lane % 4) and the
 * next are in chunk 2 j or 2 j + 1; row + 8 has the same low three bits, so the same swizzle. */
MGPU_DEVICE uint32_t
mgpu__epilogue_pair_f32(uint32_t t, uint32_t slab, uint32_t i)
{
    const uint32_t row = t / 32 * 16 + t % 32 / 4;
    const uint32_t byte = t % 4 * 8;
    const uint32_t chunk = (i % 16 / 4 * 2 + byte / 16) ^ row % 8;
    return slab + i / 16 * MGPU_EPILOGUE_SLAB_BYTES + i / 2 % 2 * 1024 + 128 * row +
           16 * chunk + byte % 16;
}

MGPU_DEVICE void
mgpu__epilogue_put_f32(uint32_t t, uint32_t slab, const float d[16])
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < 16; i += 2) {
        uint32_t r[2];
        r[0] = mgpu__epilogue_bits(d[i]);
        r[1] = mgpu__epilogue_bits(d[i + 1]);
        mgpu_st_shared_v2_b32(mgpu__epilogue_pair_f32(t, slab, i), r);
    }
}

/* slab[64][32] = accumulator columns in f32.
 *   ptx     (st.shared.v2.b32)
 *   needs   PTX 7.8, sm_90
 *   by      one warpgroup, converged
 *   slab    shared address, aligned to 1024
 *   d       16 floats a thread: the accumulator of 32 columns, from d + 16 * (column / 32)
 */
MGPU_DEVICE void
mgpu_epilogue_put_f32(uint32_t slab, const float d[16])
{
    mgpu__epilogue_put_f32(threadIdx.x % 128, slab, d);
}

/* Send a slab to D[c1 .. c1 + 63][c0 ..]: carries fence.proxy.async, so that TMA sees what the
 * warpgroup wrote, and closes one bulk group.
 *   ptx     (fence.proxy.async.shared::cta, barrier.sync, cp.async.bulk.tensor, commit_group)
 *   needs   PTX 8.0, sm_90
 *   by      one warpgroup, converged
 *   map     tensor map of D: box 64 rows x 128 bytes, 128-byte swizzle
 *   c0      first column, elements
 *   c1      first row
 *   slab    shared address, aligned to 1024
 *   barrier named barrier of this warpgroup, 1 .. 15
 *   done    mgpu_epilogue_acquire() or mgpu_epilogue_drain() for the slab; the end of the
 *           kernel for D
 */
MGPU_DEVICE void
mgpu_epilogue_store_2d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, uint32_t slab,
                       uint32_t barrier MGPU__PLACE)
{
    mgpu_fence_proxy_async_shared_cta();
    mgpu_barrier_sync_aligned(barrier, 128 MGPU__PLACED);
    if (threadIdx.x % 128 == 0) {
        mgpu_tma_store_2d(map, c0, c1, slab MGPU__PLACED);
        mgpu_bulk_commit_group();
    }
}

/* The same to a layer of a tensor of three dimensions.
 *   ptx     (fence.proxy.async.shared::cta, barrier.sync, cp.async.bulk.tensor, commit_group)
 *   needs   PTX 8.0, sm_90
 *   by      one warpgroup, converged
 *   map     tensor map of D: box 1 x 64 rows x 128 bytes, 128-byte swizzle
 *   c0      first column, elements
 *   c1      first row
 *   c2      the layer
 *   slab    shared address, aligned to 1024
 *   barrier named barrier of this warpgroup, 1 .. 15
 *   done    mgpu_epilogue_acquire() or mgpu_epilogue_drain() for the slab; the end of the
 *           kernel for D
 */
MGPU_DEVICE void
mgpu_epilogue_store_3d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       uint32_t slab, uint32_t barrier MGPU__PLACE)
{
    mgpu_fence_proxy_async_shared_cta();
    mgpu_barrier_sync_aligned(barrier, 128 MGPU__PLACED);
    if (threadIdx.x % 128 == 0) {
        mgpu_tma_store_3d(map, c0, c1, c2, slab MGPU__PLACED);
        mgpu_bulk_commit_group();
    }
}

/* Wait until all stores of this warpgroup have read their slabs: shared memory must outlive
 * them.
 *   ptx     (cp.async.bulk.wait_group.read 0 by thread 0)
 *   needs   PTX 8.0, sm_90
 *   by      one warpgroup
 */
MGPU_DEVICE void
mgpu_epilogue_drain(void)
{
    if (threadIdx.x % 128 == 0)
        mgpu_bulk_wait_group_read(0);
}

/* ---- a whole tile, slab by slab ------------------------------------------------------------- */

/* Where a warpgroup's tiles go: 64 rows x w columns each, of D[rows][cols], or of its transpose: then D is [cols][rows],
 * and the boxes are 64 and w % 64 of its rows x 128 bytes, both in the 128-byte swizzle. */
typedef struct mgpu_epilogue_out {
    const mgpu_tensor_map *d; /* box 64 rows x 128 bytes, 128-byte swizzle */
    const mgpu_tensor_map *
        tail; /* 16 bits and w % 64 != 0: box 64 rows x w % 64, no swizzle; of 8 bits w % 128 */
    uint32_t rows, cols;
    uint32_t w;       /* a constant: a multiple of 16, of 32 in f32 */
    uint32_t slabs;   /* shared address of two slabs, aligned to 1024 */
    uint32_t barrier; /* named barrier of this warpgroup, 1 .. 15 */
    bool transposed;  /* 16 bits alone */
    bool layered;     /* a constant: the maps have three dimensions */
    uint32_t layer;   /* of D, where they have */
} mgpu_epilogue_out;

/* Pair i = d[2 i] below d[2 i + 1], rounded to nearest even: what mgpu_epilogue_put_b16() wants, 16 pairs for each
 * 64 columns.
 *   ptx     (cvt.rn.bf16x2.f32 or cvt.rn.f16x2.f32)
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   pairs   count registers
 *   d       2 * count floats, not in flight
 *   count   a constant, so that both stay in registers: of w columns w / 4
 *   type    MGPU_DTYPE_BF16; with any other f16
 */
MGPU_DEVICE void
mgpu_epilogue_round_b16(uint32_t *pairs, const float *d, uint32_t count, mgpu_dtype type)
{
    if (type == MGPU_DTYPE_BF16) {
        MGPU_UNROLL
        for (uint32_t i = 0; i < count; i++)
            pairs[i] = mgpu_cvt_rn_bf16x2_f32(d[2 * i + 1], d[2 * i]);
    } else {
        MGPU_UNROLL
        for (uint32_t i = 0; i < count; i++)
            pairs[i] = mgpu_cvt_rn_f16x2_f32(d[2 * i + 1], d[2 * i]);
    }
}

/* The buffer of slab s of a tile, the first and the second in turns, when its store has read it. At an edge the tile
 * before may have ended with the slab that this one begins with: the first one waits for all stores.
 *   ptx     (cp.async.bulk.wait_group.read by thread 0, barrier.sync)
 *   needs   PTX 8.0, sm_90
 *   by      one warpgroup, converged
 *   out     where its tiles go
 *   s       a constant: slabs of a tile in turn, from 0
 *   returns its shared address
 */
MGPU_DEVICE uint32_t
mgpu_epilogue_slab(const mgpu_epilogue_out *out, uint32_t s MGPU__PLACE)
{
    mgpu_epilogue_acquire(s == 0 ? 0 : 1, out->barrier MGPU__PLACED);
    return out->slabs + s % 2 * MGPU_EPILOGUE_SLAB_BYTES;
}

MGPU_DEVICE void
mgpu__epilogue_send(const mgpu_epilogue_out *out, const mgpu_tensor_map *map, int32_t c0,
                    int32_t c1, uint32_t slab MGPU__PLACE)
{
    if (out->layered)
        mgpu_epilogue_store_3d(map, c0, c1, (int32_t)out->layer, slab,
                               out->barrier MGPU__PLACED);
    else
        mgpu_epilogue_store_2d(map, c0, c1, slab, out->barrier MGPU__PLACED);
}

/* D[row .. row + 63][col + 64 s ..] = slab s of a tile of pairs: 64 columns, or what is left of w. What is behind D is
 * not stored.
 *   ptx     (stmatrix.x4 or .trans, fence.proxy.async.shared::cta, barrier.sync, cp.async.bulk.tensor, commit_group)
 *   needs   PTX 8.3, sm_90
 *   by      one warpgroup, converged
 *   out     where its tiles go
 *   row     of D or its transpose, the first of the warpgroup
 *   col     of D or its transpose, the first of the tile
 *   pairs   all of the tile, w / 4 registers a thread, as mgpu_epilogue_round_b16() makes them
 *   s       a constant, 0 .. (w - 1) / 64
 *   slab    shared address, aligned to 1024: what mgpu_epilogue_slab() says, or any 8 KiB that are free
 *   done    mgpu_epilogue_slab() or mgpu_epilogue_drain() for the slab; the end of the kernel for D
 */
MGPU_DEVICE void
mgpu_epilogue_tile_b16(const mgpu_epilogue_out *out, uint32_t row, uint32_t col,
                       const uint32_t *pairs, uint32_t s, uint32_t slab MGPU__PLACE)
{
    const uint32_t columns = out->w - 64 * s < 64 ? out->w - 64 * s : 64;
    const int32_t r = (int32_t)row, c = (int32_t)(col + 64 * s);
    if (row >= out->rows || col + 64 * s >= out->cols)
        return;
    if (out->transposed)
        mgpu_epilogue_put_b16_transposed(slab, columns, pairs + 16 * s);
    else if (columns == 64)
        mgpu_epilogue_put_b16(slab, pairs + 16 * s);
    else
        mgpu_epilogue_put_b16_narrow(slab, columns, pairs + 16 * s);
    mgpu__epilogue_send(out, columns == 64 ? out->d : out->tail, out->transposed ? r : c,
                        out->transposed ? c : r, slab MGPU__PLACED);
}

/* D[row .. row + 63][col .. col + w - 1] = a tile in f32, all of it, through both slabs. What is behind D is not
 * stored.
 *   ptx     (st.shared.v2.b32, fence.proxy.async.shared::cta, barrier.sync, cp.async.bulk.tensor, commit_group)
 *   needs   PTX 8.0, sm_90
 *   by      one warpgroup, converged
 *   out     where its tiles go
 *   row     of D, the first of the warpgroup
 *   col     of D, the first of the tile
 *   d       w / 2 floats a thread, not in flight
 *   done    mgpu_epilogue_slab() or mgpu_epilogue_drain() for the slabs; the end of the kernel for D
 */
MGPU_DEVICE void
mgpu_epilogue_tile_f32(const mgpu_epilogue_out *out, uint32_t row, uint32_t col,
                       const float *d MGPU__PLACE)
{
    MGPU_UNROLL
    for (uint32_t s = 0; s < out->w / 32; s++) {
        uint32_t slab;
        if (row >= out->rows || col + 32 * s >= out->cols)
            return;
        slab = mgpu_epilogue_slab(out, s MGPU__PLACED);
        mgpu_epilogue_put_f32(slab, d + 16 * s);
        mgpu__epilogue_send(out, out->d, (int32_t)(col + 32 * s), (int32_t)row,
                            slab MGPU__PLACED);
    }
}

/* The same in f32, bf16 or f16: what goes out of a warpgroup that has nothing else to do meanwhile.
 *   ptx     (as mgpu_epilogue_tile_f32(); or as mgpu_epilogue_round_b16(), then mgpu_epilogue_tile_b16() for each slab)
 *   needs   PTX 8.3, sm_90
 *   by      one warpgroup, converged
 *   out     where its tiles go, in f32 not transposed
 *   row     of D or its transpose, the first of the warpgroup
 *   col     of D or its transpose, the first of the tile
 *   type    of D: f32, bf16; with any other f16
 *   d       w / 2 floats a thread, not in flight
 *   done    mgpu_epilogue_slab() or mgpu_epilogue_drain() for the slabs; the end of the kernel for D
 */
MGPU_DEVICE void
mgpu_epilogue_tile(const mgpu_epilogue_out *out, uint32_t row, uint32_t col, mgpu_dtype type,
                   const float *d MGPU__PLACE)
{
    uint32_t pairs[64];
    if (type == MGPU_DTYPE_F32) {
        mgpu_epilogue_tile_f32(out, row, col, d MGPU__PLACED);
        return;
    }
    mgpu_epilogue_round_b16(pairs, d, out->w / 4, type);
    MGPU_UNROLL
    for (uint32_t s = 0; s < (out->w + 63) / 64; s++)
        mgpu_epilogue_tile_b16(out, row, col, pairs, s,
                               mgpu_epilogue_slab(out, s MGPU__PLACED) MGPU__PLACED);
}

/* D[at], D[at + 1] = x, y by a thread of its own, where sums lie two and two: those of wgmma, parts of K that have met.
 *   ptx     (cvt.rn.bf16x2.f32 or cvt.rn.f16x2.f32, st.global.b32; st.global.v2.f32)
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   d       device memory
 *   type    of D: f32, bf16; with any other f16
 *   at      elements, even
 *   x       rounded to nearest even
 *   y       the same
 */
MGPU_DEVICE void
mgpu_epilogue_two(void *d, mgpu_dtype type, size_t at, float x, float y)
{
    if (type == MGPU_DTYPE_F32)
        *(float2 *)(void *)((float *)d + at) = make_float2(x, y);
    else
        *(uint32_t *)(void *)((uint16_t *)d + at) = type == MGPU_DTYPE_BF16
                                                        ? mgpu_cvt_rn_bf16x2_f32(y, x)
                                                        : mgpu_cvt_rn_f16x2_f32(y, x);
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_epilogue_put_b16(slab, ...)                                                       \
    mgpu_epilogue_put_b16(slab, MGPU__HOLDS(16, __VA_ARGS__))
#define mgpu_epilogue_put_b16_transposed(slab, columns, ...)                                   \
    mgpu_epilogue_put_b16_transposed(slab, columns, MGPU__HOLDS((columns) / 4, __VA_ARGS__))
#define mgpu_epilogue_put_bf16(slab, ...)                                                      \
    mgpu_epilogue_put_bf16(slab, MGPU__HOLDS(32, __VA_ARGS__))
#define mgpu_epilogue_put_f16(slab, ...)                                                       \
    mgpu_epilogue_put_f16(slab, MGPU__HOLDS(32, __VA_ARGS__))
#define mgpu_epilogue_put_f32(slab, ...)                                                       \
    mgpu_epilogue_put_f32(slab, MGPU__HOLDS(16, __VA_ARGS__))
#define mgpu_epilogue_round_b16(pairs, d, count, ...)                                          \
    mgpu_epilogue_round_b16(MGPU__HOLDS(count, pairs), MGPU__HOLDS(2 * (count), d), count,     \
                            __VA_ARGS__)
#define mgpu_epilogue_tile_b16(out, row, col, pairs, ...)                                      \
    mgpu_epilogue_tile_b16(out, row, col, MGPU__HOLDS((out)->w / 4, pairs), __VA_ARGS__)
#define mgpu_epilogue_tile_f32(out, row, col, ...)                                             \
    mgpu_epilogue_tile_f32(out, row, col, MGPU__HOLDS((out)->w / 2, __VA_ARGS__))
#define mgpu_epilogue_tile(out, row, col, type, ...)                                           \
    mgpu_epilogue_tile(out, row, col, type, MGPU__HOLDS((out)->w / 2, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_EPILOGUE_H */
