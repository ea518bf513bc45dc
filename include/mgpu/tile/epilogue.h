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
 * code: TMA does not write what lies outside the tensor.
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

/* Lane l hands stmatrix the address of row l % 16 of its warp's 16 rows; lanes 16 and up take
 * the chunk to the right. `j` counts pairs of chunks. */
MGPU_DEVICE uint32_t
mgpu__epilogue_chunk(uint32_t slab, uint32_t j)
{
    const uint32_t row = threadIdx.x % 128 / 32 * 16 + threadIdx.x % 16;
    const uint32_t chunk = 2 * j + threadIdx.x % 32 / 16;
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
        mgpu_stmatrix_x4(mgpu__epilogue_chunk(slab, j), pairs + 4 * j);
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
        mgpu_stmatrix_x4(mgpu__epilogue_chunk(slab, j), r);
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
        mgpu_stmatrix_x4(mgpu__epilogue_chunk(slab, j), r);
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
    const uint32_t row = threadIdx.x % 128 / 32 * 16 + threadIdx.x % 32 / 4;
    const uint32_t byte = threadIdx.x % 4 * 8;
    MGPU_UNROLL
    for (uint32_t j = 0; j < 4; j++) {
        /* columns 8 j + 2 (lane % 4) and the next, in chunk 2 j or 2 j + 1; row + 8 has the
         * same low three bits, so the same swizzle */
        const uint32_t chunk = (2 * j + byte / 16) ^ row % 8;
        const uint32_t addr = slab + 128 * row + 16 * chunk + byte % 16;
        MGPU_UNROLL
        for (uint32_t half = 0; half < 2; half++) { /* rows row and row + 8 */
            uint32_t r[2];
            r[0] = mgpu__epilogue_bits(d[4 * j + 2 * half]);
            r[1] = mgpu__epilogue_bits(d[4 * j + 2 * half + 1]);
            mgpu_st_shared_v2_b32(addr + 1024 * half, r);
        }
    }
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

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_epilogue_put_b16(slab, ...)                                                       \
    mgpu_epilogue_put_b16(slab, MGPU__HOLDS(16, __VA_ARGS__))
#define mgpu_epilogue_put_bf16(slab, ...)                                                      \
    mgpu_epilogue_put_bf16(slab, MGPU__HOLDS(32, __VA_ARGS__))
#define mgpu_epilogue_put_f16(slab, ...)                                                       \
    mgpu_epilogue_put_f16(slab, MGPU__HOLDS(32, __VA_ARGS__))
#define mgpu_epilogue_put_f32(slab, ...)                                                       \
    mgpu_epilogue_put_f32(slab, MGPU__HOLDS(16, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_EPILOGUE_H */
