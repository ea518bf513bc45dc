/* mgpu/tile/tmem.h - tensor memory as kernels use it: taken by a block, read by its warps, given back.
 * SPDX-License-Identifier: MIT
 *
 *     all warps     take | ... the tensor core writes ... | wait | quarter: ld, wait | give
 *     warp 0        alloc, let others alloc                                            dealloc
 *
 * Each of them is a barrier of the block (of the pair: of the cluster) between tcgen05's fences, so
 * that what a thread did before, also to an mbarrier or to shared memory, is done for all behind it.
 *
 * Typical use:
 *     const uint32_t d = mgpu_tmem_take(mgpu_smem_addr(slot), 256);
 *     ...                                                     one thread: mma ..., commit(done)
 *     mgpu_mbarrier_wait(done, 0);
 *     mgpu_tcgen05_fence_after_thread_sync();
 *     mgpu_tcgen05_ld_32x32b_x32(r, mgpu_tmem_quarter(d) + col);
 *     mgpu_tcgen05_wait_ld();
 *     mgpu_tmem_regs_x32(r);                                  a row of 32 columns in each thread
 *     ...
 *     mgpu_tmem_give(d, 256);
 *
 * Not in mgpu.h: mgpu/blackwell.h has it. No Blackwell has run it.
 */
#ifndef MGPU_TILE_TMEM_H
#define MGPU_TILE_TMEM_H

#include "../config.h"
#include "../kernel.h"
#include "../layout/tmem.h"
#include "../ptx/cluster.h"
#include "../ptx/memory.h"
#include "../ptx/tcgen05.h"

#if MGPU_HAS_DEVICE

/* The lanes that this warp reaches, in columns that begin at an address.
 *   needs   any target
 *   by      any thread
 *   taddr   address of lane 0
 *   returns the address of lane 0, 32, 64 or 96
 */
MGPU_DEVICE uint32_t
mgpu_tmem_quarter(uint32_t taddr)
{
    return taddr + mgpu_tmem_addr(mgpu_tmem_warp_lane(threadIdx.x / 32), 0);
}

/* slab[row] = 128 bytes, in the 128-byte swizzle that a TMA store of boxes [rows][128 bytes] undoes: what a
 * thread has of a row behind tcgen05.ld.32x32b, rounded and packed. Eight neighbours in a warp meet in no bank.
 *   ptx     (st.shared.v4.b32)
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   slab    shared address, aligned to 1024
 *   row     from 0
 *   r       the row
 */
MGPU_DEVICE void
mgpu_tmem_put_row(uint32_t slab, uint32_t row, const uint32_t r[32])
{
    MGPU_UNROLL
    for (uint32_t c = 0; c < 8; c++)
        mgpu_st_shared_v4_b32(slab + 128 * row + 16 * (c ^ row % 8), r + 4 * c);
}

/* Allocate columns for the block and tell all its threads where; other blocks of the multiprocessor may
 * allocate after it, this one no more. A barrier of the block.
 *   ptx     (tcgen05.alloc, tcgen05.relinquish_alloc_permit, tcgen05.fence, barrier.sync)
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      all threads of the block
 *   slot    shared address of 4 bytes, 4-byte aligned
 *   cols    a power of two, 32 to 512
 *   returns the address of lane 0 of the first column
 */
MGPU_DEVICE uint32_t
mgpu_tmem_take(uint32_t slot, uint32_t cols)
{
    if (threadIdx.x / 32 == 0) {
        mgpu_tcgen05_alloc(slot, cols);
        mgpu_tcgen05_relinquish_alloc_permit();
    }
    mgpu_tcgen05_fence_before_thread_sync();
    __syncthreads();
    mgpu_tcgen05_fence_after_thread_sync();
    return mgpu_ld_shared_b32(slot);
}

/* Give back what mgpu_tmem_take() gave. A barrier of the block.
 *   ptx     (tcgen05.fence, barrier.sync, tcgen05.dealloc)
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      all threads of the block, whose loads and stores of tensor memory have been waited for
 *   taddr   what mgpu_tmem_take() has returned
 *   cols    the number that it was given
 */
MGPU_DEVICE void
mgpu_tmem_give(uint32_t taddr, uint32_t cols)
{
    mgpu_tcgen05_fence_before_thread_sync();
    __syncthreads();
    mgpu_tcgen05_fence_after_thread_sync();
    if (threadIdx.x / 32 == 0)
        mgpu_tcgen05_dealloc(taddr, cols);
}

/* As mgpu_tmem_take(), for both blocks of a pair. A barrier of the cluster.
 *   ptx     (tcgen05.alloc, tcgen05.relinquish_alloc_permit, tcgen05.fence, barrier.cluster)
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      all threads of the cluster
 *   slot    shared address of 4 bytes in this block, 4-byte aligned
 *   cols    a power of two, 32 to 512
 *   returns the address of lane 0 of the first column, the same in both blocks
 */
MGPU_DEVICE uint32_t
mgpu_tmem_take_cg2(uint32_t slot, uint32_t cols)
{
    if (threadIdx.x / 32 == 0) {
        mgpu_tcgen05_alloc_cg2(slot, cols);
        mgpu_tcgen05_relinquish_alloc_permit_cg2();
    }
    mgpu_tcgen05_fence_before_thread_sync();
    mgpu_barrier_cluster_arrive_aligned();
    mgpu_barrier_cluster_wait_aligned();
    mgpu_tcgen05_fence_after_thread_sync();
    return mgpu_ld_shared_b32(slot);
}

/* Give back what mgpu_tmem_take_cg2() gave. A barrier of the cluster.
 *   ptx     (tcgen05.fence, barrier.cluster, tcgen05.dealloc)
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      all threads of the cluster, whose loads and stores of tensor memory have been waited for
 *   taddr   what mgpu_tmem_take_cg2() has returned
 *   cols    the number that it was given
 */
MGPU_DEVICE void
mgpu_tmem_give_cg2(uint32_t taddr, uint32_t cols)
{
    mgpu_tcgen05_fence_before_thread_sync();
    mgpu_barrier_cluster_arrive_aligned();
    mgpu_barrier_cluster_wait_aligned();
    mgpu_tcgen05_fence_after_thread_sync();
    if (threadIdx.x / 32 == 0)
        mgpu_tcgen05_dealloc_cg2(taddr, cols);
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_tmem_put_row(slab, row, ...)                                                      \
    mgpu_tmem_put_row(slab, row, MGPU__HOLDS(32, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_TMEM_H */
