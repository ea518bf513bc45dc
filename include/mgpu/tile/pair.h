/* mgpu/tile/pair.h - what a block and a pair of blocks do alike: loads that one barrier counts, tensor memory, accumulators.
 * SPDX-License-Identifier: MIT
 *
 * One kernel for both: `ctas`, a constant, is 1 of a block alone and 2 of a pair, whose ranks differ in bit 0. The even
 * one leads: it multiplies for both, so its barrier counts the bytes of both.
 *
 *     partitioned     rank 2i       its half of a matrix ──► its memory ─┐
 *                     rank 2i + 1   its half             ──► its memory ─┴─► full of rank 2i: ctas * tx_bytes
 *
 *     replicated      rank 2i       rows 0 .. h-1        ──► both        ─┐
 *     (both need all) rank 2i + 1   rows h ..            ──► both        ─┴─► the same: what comes to each block counts
 *
 * tx_bytes is always what comes to one block's memory, by whomever. A stage is free, in both blocks, when
 * mgpu_mma_tile_commit() has arrived at the own `empty`: so each block waits for its own alone.
 *
 *     load     |acquire: wait empty, leader expects | A, B ──► stage 0 | acquire | ...
 *     multiply |wait full of stage 0 | steps, commit empty | ... | commit full of accumulator 0 |
 *     store                                                      |wait | ld ... | release: arrive at the leader |
 *
 * Accumulators are a ring as well: full by a commit, empty by an arrival of each warp that has loaded its part.
 *
 * Two rings have two names: reports call stages full[0], and accumulators too, unless before its init
 *     MGPU_NAME(accs.bars, "acc full", 8, accs.stages);
 *     MGPU_NAME(accs.bars + 8 * accs.stages, "acc empty", 8, accs.stages);
 *
 * Typical use, one thread of each block loads, one of the leader multiplies, warps store:
 *     full = mgpu_pair_acquire(ring, at, CTAS, STAGE_BYTES);
 *     mgpu_pair_load_2d(stage, &p->a, col, row + rank * 128, full, CTAS);
 *
 *     mgpu_pair_acc_acquire(accs, acc);
 *     mgpu_pair_wait(ring, at);
 *     mgpu_mma_tile_ss(t, d, ...);
 *     mgpu_mma_tile_commit(t, mgpu_pipeline_empty(ring, at));
 *     ...
 *     mgpu_mma_tile_commit(t, mgpu_pipeline_full(accs, acc));
 *
 *     mgpu_pair_wait(accs, acc);
 *     mgpu_tmem_load(r, d, MGPU_TMEM_ROWS);
 *     mgpu_pair_acc_release(accs, acc, CTAS);
 *
 * Not in mgpu.h: mgpu/blackwell.h has it. No Blackwell has run it.
 */
#ifndef MGPU_TILE_PAIR_H
#define MGPU_TILE_PAIR_H

#include "../ptx/tma_pair.h"
#include "pipeline.h"
#include "tmem.h"

#if MGPU_HAS_DEVICE

/* The place of this block in its pair.
 *   ptx     (mov.u32 %cluster_ctarank)
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   ctas    1, or 2 for a pair, a constant
 *   returns 0 or 1; of a block alone 0
 */
MGPU_DEVICE uint32_t
mgpu_pair_rank(uint32_t ctas)
{
    return ctas == 2 ? mgpu_cluster_ctarank() % 2 : 0;
}

/* The address of a barrier in the leader, as loads of a pair and arrivals take it.
 *   ptx     (mapa.shared::cluster)
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   bar     shared address, the same offset in both blocks
 *   ctas    1, or 2 for a pair, a constant
 *   returns a shared::cluster address; of a block alone the address itself
 */
MGPU_DEVICE uint32_t
mgpu_pair_leader(uint32_t bar, uint32_t ctas MGPU__PLACE)
{
    return ctas == 2 ? mgpu_mapa(bar, mgpu_cluster_ctarank() & ~1u MGPU__PLACED) : bar;
}

/* ---- loads ------------------------------------------------------------------------------------ */

/* Wait until this block's stage is empty; the leader announces the bytes of all blocks.
 *   ptx     (mbarrier.try_wait.parity in a loop, mbarrier.arrive.expect_tx, mapa)
 *   needs   PTX 8.0, sm_90
 *   by      one producer thread of each block
 *   ring      the ring, from mgpu_pipeline_make(), the same in both blocks; initialised for 1 producer
 *   at        the place of this thread in the ring
 *   ctas      1, or 2 for a pair, a constant
 *   tx_bytes  all bytes that come to one block's stage
 *   returns   the barrier for the loads of this stage: the leader's
 */
MGPU_DEVICE uint32_t
mgpu_pair_acquire(mgpu_pipeline ring, mgpu_pipeline_place at, uint32_t ctas,
                  uint32_t tx_bytes MGPU__PLACE)
{
    const uint32_t full = mgpu_pipeline_full(ring, at);
    mgpu_pipeline_acquire_generic(ring, at MGPU__PLACED);
    if (mgpu_pair_rank(ctas) == 0)
        mgpu_mbarrier_arrive_expect_tx(full, ctas * tx_bytes MGPU__PLACED);
    return mgpu_pair_leader(full, ctas MGPU__PLACED);
}

/* Load a box into this block's memory; the leader's barrier counts. Each block of a pair has a box of its own.
 *   ptx     (cp.async.bulk.tensor.2d, of a pair with .cta_group::2)
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global memory
 *   c0      first column of the box, elements
 *   c1      first row
 *   full    what mgpu_pair_acquire() has returned
 *   ctas    1, or 2 for a pair, a constant
 *   done    the phase of `full` ends; who waits for it in the leader knows of both blocks' boxes
 */
MGPU_DEVICE void
mgpu_pair_load_2d(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                  uint32_t full, uint32_t ctas MGPU__PLACE)
{
    if (ctas == 2)
        mgpu_tma_load_2d_cg2(dst, map, c0, c1, full MGPU__PLACED);
    else
        mgpu_tma_load_2d(dst, map, c0, c1, full MGPU__PLACED);
}

/* Load two boxes, one below the other, that each block needs: of a pair each block loads one, and sends it to both.
 *   ptx     (cp.async.bulk.tensor.2d, of a pair with .multicast::cluster.cta_group::2)
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread of each block
 *   dst     shared address of the first box, 128-byte aligned, the same offset in both blocks
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global memory
 *   c0      first column of both boxes, elements
 *   c1      first row of the first
 *   rows    rows of a box
 *   bytes   of a box: the second comes to dst + bytes
 *   full    what mgpu_pair_acquire() has returned; 2 * bytes of its tx_bytes are of these boxes
 *   ctas    1, or 2 for a pair, a constant
 *   done    the phase of `full` ends
 */
MGPU_DEVICE void
mgpu_pair_load_2d_replicated(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                             uint32_t rows, uint32_t bytes, uint32_t full,
                             uint32_t ctas MGPU__PLACE)
{
    if (ctas == 2) {
        const uint32_t rank = mgpu_pair_rank(ctas);
        mgpu_tma_load_2d_multicast_cg2(
            dst + rank * bytes, map, c0, c1 + (int32_t)(rank * rows), full,
            (uint16_t)(3u << (mgpu_cluster_ctarank() & ~1u)) MGPU__PLACED);
    } else {
        mgpu_tma_load_2d(dst, map, c0, c1, full MGPU__PLACED);
        mgpu_tma_load_2d(dst + bytes, map, c0, c1 + (int32_t)rows, full MGPU__PLACED);
    }
}

/* ---- stages and accumulators ------------------------------------------------------------------ */

/* Wait until a stage or an accumulator is full, for tcgen05 behind it.
 *   ptx     (mbarrier.try_wait.parity in a loop, tcgen05.fence::after_thread_sync)
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      the thread that multiplies; each thread of a warp that stores
 *   ring    the ring, from mgpu_pipeline_make()
 *   at      the place of this thread in the ring
 */
MGPU_DEVICE void
mgpu_pair_wait(mgpu_pipeline ring, mgpu_pipeline_place at MGPU__PLACE)
{
    mgpu_pipeline_wait(ring, at MGPU__PLACED);
    mgpu_tcgen05_fence_after_thread_sync();
}

/* Wait until all warps, of both blocks of a pair, have loaded what an accumulator had.
 *   ptx     (mbarrier.try_wait.parity.acquire.cluster in a loop, tcgen05.fence::after_thread_sync)
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      the thread that multiplies
 *   ring    the ring of accumulators: mgpu_pipeline_init(ring, 1, warps that store, of all blocks)
 *   at      the place of this thread in it
 *   done    the accumulator may be overwritten by tcgen05.mma
 */
MGPU_DEVICE void
mgpu_pair_acc_acquire(mgpu_pipeline ring, mgpu_pipeline_place at MGPU__PLACE)
{
    mgpu_mbarrier_wait_cluster(mgpu_pipeline_empty(ring, at), at.parity ^ 1u MGPU__PLACED);
    mgpu_tcgen05_fence_after_thread_sync();
}

/* This warp has loaded all of its part of an accumulator, and waited for it. The arrival is at the leader.
 *   ptx     (tcgen05.fence::before_thread_sync, bar.warp.sync, mapa, mbarrier.arrive by lane 0)
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      a warp that stores, converged
 *   ring    the ring of accumulators
 *   at      the place of this thread in it
 *   ctas    1, or 2 for a pair, a constant
 */
MGPU_DEVICE void
mgpu_pair_acc_release(mgpu_pipeline ring, mgpu_pipeline_place at, uint32_t ctas MGPU__PLACE)
{
    const uint32_t empty = mgpu_pipeline_empty(ring, at);
    mgpu_tcgen05_fence_before_thread_sync();
    __syncwarp();
    if (threadIdx.x % 32 == 0 && ctas == 2)
        mgpu_mbarrier_arrive_shared_cluster(mgpu_pair_leader(empty, ctas MGPU__PLACED));
    else if (threadIdx.x % 32 == 0)
        mgpu_mbarrier_arrive(empty);
}

/* ---- tensor memory ---------------------------------------------------------------------------- */

/* mgpu_tmem_take() of a block alone, mgpu_tmem_take_cg2() of a pair: a barrier of the block, of the cluster.
 *   ptx     (tcgen05.alloc, tcgen05.relinquish_alloc_permit, tcgen05.fence, barrier)
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      all threads of the block, of a pair of the cluster
 *   slot    shared address of 4 bytes in this block, 4-byte aligned
 *   cols    a power of two, 32 to 512
 *   ctas    1, or 2 for a pair, a constant
 *   returns the address of lane 0 of the first column, the same in both blocks
 */
MGPU_DEVICE uint32_t
mgpu_pair_tmem_take(uint32_t slot, uint32_t cols, uint32_t ctas)
{
    return ctas == 2 ? mgpu_tmem_take_cg2(slot, cols) : mgpu_tmem_take(slot, cols);
}

/* Give back what mgpu_pair_tmem_take() gave.
 *   ptx     (tcgen05.fence, barrier, tcgen05.dealloc)
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      all threads of the block, of a pair of the cluster, whose loads and stores of tensor memory have been
 *           waited for
 *   taddr   what mgpu_pair_tmem_take() has returned
 *   cols    the number that it was given
 *   ctas    1, or 2 for a pair, a constant
 */
MGPU_DEVICE void
mgpu_pair_tmem_give(uint32_t taddr, uint32_t cols, uint32_t ctas)
{
    if (ctas == 2)
        mgpu_tmem_give_cg2(taddr, cols);
    else
        mgpu_tmem_give(taddr, cols);
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_PAIR_H */
