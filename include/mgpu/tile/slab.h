/* mgpu/tile/slab.h - rows of a warp to global memory: registers, a slab in shared memory, a TMA store; two slabs in turn.
 * SPDX-License-Identifier: MIT
 *
 * A thread has a row, as behind tcgen05.ld.32x32b: 128 bytes of it go into a slab of 32 rows, in the 128-byte swizzle,
 * which the store undoes. One slab is written while TMA reads the other.
 *
 *     slab 0    |put|store ~~~~~~~|    |put|store ~~~
 *     slab 1              |put|store ~~~~~~~|
 *                                      ^ next(): waits until the store before the last has read its slab
 *
 * Typical use, 32 columns of f32 at a time, the tensor map of D has boxes of 32 rows x 128 bytes, MGPU_SWIZZLE_128B:
 *     mgpu_slabs slabs = mgpu_slabs_make(smem + warp * MGPU_SLABS_BYTES);
 *     for (...) {
 *         mgpu_tmem_load(r, ..., MGPU_TMEM_ROWS);
 *         slab = mgpu_slabs_next(&slabs);
 *         mgpu_tmem_put_row(slab, threadIdx.x % 32, r);
 *         mgpu_slab_store_2d(&p->d, col, row, slab);
 *     }
 *     mgpu_slabs_drain();                                     before the block exits
 *
 * Rows of 16 bits are rounded first, 64 columns to a slab: mgpu_slab_round_bf16(r), _f16(r).
 * Not in mgpu.h: mgpu/blackwell.h has it.
 */
#ifndef MGPU_TILE_SLAB_H
#define MGPU_TILE_SLAB_H

#include "../config.h"
#include "../kernel.h"
#include "../ptx/bulk.h"
#include "../ptx/cvt.h"
#include "../ptx/fence.h"
#include "../ptx/tma.h"

#if MGPU_HAS_DEVICE

/* One slab: 32 rows of 128 bytes. */
#define MGPU_SLAB_BYTES 4096u

/* Both slabs of a warp, aligned to 1024 in shared memory. */
#define MGPU_SLABS_BYTES 8192u

/* The slabs of a warp, and whose turn it is. */
typedef struct mgpu_slabs {
    uint32_t smem; /* shared address of both */
    uint32_t turn; /* 0 or 1 */
} mgpu_slabs;

/* Name the slabs of a warp.
 *   needs   any target
 *   by      any thread
 *   smem    shared address of MGPU_SLABS_BYTES bytes, aligned to 1024
 */
MGPU_DEVICE mgpu_slabs
mgpu_slabs_make(uint32_t smem)
{
    mgpu_slabs slabs;
    slabs.smem = smem;
    slabs.turn = 0;
    return slabs;
}

/* The next slab, when the store from it has read it.
 *   ptx     (cp.async.bulk.wait_group.read 1 by lane 0, bar.warp.sync)
 *   needs   PTX 8.0, sm_90
 *   by      a warp, converged, which has no other bulk groups
 *   slabs   goes on to the other
 *   returns its shared address
 */
MGPU_DEVICE uint32_t
mgpu_slabs_next(mgpu_slabs *slabs)
{
    const uint32_t slab = slabs->smem + slabs->turn * MGPU_SLAB_BYTES;
    slabs->turn ^= 1u;
    if (threadIdx.x % 32 == 0)
        mgpu_bulk_wait_group_read(1);
    __syncwarp();
    return slab;
}

/* Send a slab to D[c1 .. c1 + 31][c0 ..]: carries fence.proxy.async, so that TMA sees what the warp wrote.
 *   ptx     (fence.proxy.async.shared::cta, bar.warp.sync, cp.async.bulk.tensor and commit_group by lane 0)
 *   needs   PTX 8.0, sm_90
 *   by      a warp, converged
 *   map     tensor map of D: box 32 rows x 128 bytes, 128-byte swizzle
 *   c0      first column, elements
 *   c1      first row
 *   slab    what mgpu_slabs_next() has returned
 *   done    mgpu_slabs_next() or mgpu_slabs_drain() for the slab; the end of the kernel for D
 */
MGPU_DEVICE void
mgpu_slab_store_2d(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                   uint32_t slab MGPU__PLACE)
{
    mgpu_fence_proxy_async_shared_cta();
    __syncwarp();
    if (threadIdx.x % 32 == 0) {
        mgpu_tma_store_2d(map, c0, c1, slab MGPU__PLACED);
        mgpu_bulk_commit_group();
    }
}

/* Wait until all stores of this warp have read their slabs: shared memory must outlive them.
 *   ptx     (cp.async.bulk.wait_group.read 0 by lane 0)
 *   needs   PTX 8.0, sm_90
 *   by      a warp
 */
MGPU_DEVICE void
mgpu_slabs_drain(void)
{
    if (threadIdx.x % 32 == 0)
        mgpu_bulk_wait_group_read(0);
}

/* r[i] = bf16(r[2i]) below bf16(r[2i + 1]), of 64 floats: a row of a slab, rounded to nearest even.
 *   ptx     (cvt.rn.bf16x2.f32)
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   r       64 registers with floats; the first 32 get the halves
 */
MGPU_DEVICE void
mgpu_slab_round_bf16(uint32_t r[64])
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < 32; i++)
        r[i] = mgpu_cvt_rn_bf16x2_f32(__uint_as_float(r[2 * i + 1]), __uint_as_float(r[2 * i]));
}

/* r[i] = f16(r[2i]) below f16(r[2i + 1]), of 64 floats: a row of a slab, rounded to nearest even.
 *   ptx     (cvt.rn.f16x2.f32)
 *   needs   PTX 7.0, sm_90
 *   by      any thread
 *   r       64 registers with floats; the first 32 get the halves
 */
MGPU_DEVICE void
mgpu_slab_round_f16(uint32_t r[64])
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < 32; i++)
        r[i] = mgpu_cvt_rn_f16x2_f32(__uint_as_float(r[2 * i + 1]), __uint_as_float(r[2 * i]));
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_slab_round_bf16(...) mgpu_slab_round_bf16(MGPU__HOLDS(64, __VA_ARGS__))
#define mgpu_slab_round_f16(...)  mgpu_slab_round_f16(MGPU__HOLDS(64, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_SLAB_H */
