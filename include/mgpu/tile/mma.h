/* mgpu/tile/mma.h - a tile on Blackwell's tensor core: all steps along K, by one thread; scales into tensor memory.
 * SPDX-License-Identifier: MIT
 *
 *     one thread     | wait full | steps of tile 0 | commit empty | wait full | steps ... | commit done |
 *     tensor core                |##################|             |##################| ...
 *
 * layout/mma_tile.h describes the tile, and says what is wrong with one. With constants all of it
 * folds away: a step is an addition to two descriptors and one instruction.
 *
 * Typical use, the one thread that drives the tensor core:
 *     mgpu_pipeline_wait(ring, at);
 *     mgpu_tcgen05_fence_after_thread_sync();
 *     mgpu_mma_tile_ss(t, d, a_smem, b_smem, k != 0);
 *     mgpu_mma_tile_commit(t, mgpu_pipeline_empty(ring, at));   the stage has been read
 *
 * Scale factors in shared memory are blocks of 128 rows by 4 factors, as layout/scale.h has them for a
 * tile: all rows of factors 0 to 3, then of 4 to 7. Operations of one thread run in order: scales, then steps.
 *
 * Not in mgpu.h: mgpu/blackwell.h has it. No Blackwell has run it.
 */
#ifndef MGPU_TILE_MMA_H
#define MGPU_TILE_MMA_H

#include "../layout/mma_tile.h"
#include "../layout/scale.h"
#include "../ptx/cluster.h"
#include "../ptx/tcgen05_mma.h"

#if MGPU_HAS_DEVICE

/* One step; the kind and the number of blocks are constants. */
MGPU_DEVICE void
mgpu__mma_step_ss(mgpu_mma_tile t, uint32_t d, uint64_t a, uint64_t b, uint32_t idesc,
                  int accumulate)
{
    if (t.kind == MGPU_KIND_F16 && t.ctas == 1)
        mgpu_tcgen05_mma_f16_ss(d, a, b, idesc, accumulate);
    else if (t.kind == MGPU_KIND_F16)
        mgpu_tcgen05_mma_cg2_f16_ss(d, a, b, idesc, accumulate);
    else if (t.kind == MGPU_KIND_TF32 && t.ctas == 1)
        mgpu_tcgen05_mma_tf32_ss(d, a, b, idesc, accumulate);
    else if (t.kind == MGPU_KIND_TF32)
        mgpu_tcgen05_mma_cg2_tf32_ss(d, a, b, idesc, accumulate);
    else if (t.kind == MGPU_KIND_F8F6F4 && t.ctas == 1)
        mgpu_tcgen05_mma_f8f6f4_ss(d, a, b, idesc, accumulate);
    else if (t.kind == MGPU_KIND_F8F6F4)
        mgpu_tcgen05_mma_cg2_f8f6f4_ss(d, a, b, idesc, accumulate);
}

MGPU_DEVICE void
mgpu__mma_step_ts(mgpu_mma_tile t, uint32_t d, uint32_t a, uint64_t b, uint32_t idesc,
                  int accumulate)
{
    if (t.kind == MGPU_KIND_F16 && t.ctas == 1)
        mgpu_tcgen05_mma_f16_ts(d, a, b, idesc, accumulate);
    else if (t.kind == MGPU_KIND_F16)
        mgpu_tcgen05_mma_cg2_f16_ts(d, a, b, idesc, accumulate);
    else if (t.kind == MGPU_KIND_TF32 && t.ctas == 1)
        mgpu_tcgen05_mma_tf32_ts(d, a, b, idesc, accumulate);
    else if (t.kind == MGPU_KIND_TF32)
        mgpu_tcgen05_mma_cg2_tf32_ts(d, a, b, idesc, accumulate);
    else if (t.kind == MGPU_KIND_F8F6F4 && t.ctas == 1)
        mgpu_tcgen05_mma_f8f6f4_ts(d, a, b, idesc, accumulate);
    else if (t.kind == MGPU_KIND_F8F6F4)
        mgpu_tcgen05_mma_cg2_f8f6f4_ts(d, a, b, idesc, accumulate);
}

/* D (+)= A * B^T, both in shared memory: kinds f16, tf32 and f8f6f4, dense.
 *   ptx     (tcgen05.mma, one for each step)
 *   needs   PTX 8.8, sm_100f
 *   by      one thread; of a pair one of the block of even rank
 *   t       a legal tile (mgpu_mma_tile_fault()), a constant
 *   d       address of D in tensor memory, the same in both blocks of a pair
 *   a       shared address of A, the same offset in both blocks
 *   b       shared address of B
 *   accumulate 0: D = A * B^T
 *   done    mgpu_mma_tile_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_mma_tile_ss(mgpu_mma_tile t, uint32_t d, uint32_t a, uint32_t b, int accumulate)
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_mma_tile_steps(t); i++)
        mgpu__mma_step_ss(t, d, mgpu_mma_tile_a_desc(t, a, i), mgpu_mma_tile_b_desc(t, b, i),
                          mgpu_mma_tile_instr_desc(t, i), accumulate || i != 0);
}

/* The same with A in tensor memory, where a step takes 8 columns.
 *   ptx     (tcgen05.mma, one for each step)
 *   needs   PTX 8.8, sm_100f
 *   by      one thread; of a pair one of the block of even rank
 *   t       a legal tile, a constant; a.swizzle is not looked at, a.major is MGPU_K_MAJOR
 *   d       address of D in tensor memory, the same in both blocks of a pair
 *   a       address of A in tensor memory
 *   b       shared address of B
 *   accumulate 0: D = A * B^T
 *   done    mgpu_mma_tile_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_mma_tile_ts(mgpu_mma_tile t, uint32_t d, uint32_t a, uint32_t b, int accumulate)
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_mma_tile_steps(t); i++)
        mgpu__mma_step_ts(t, d, a + 8 * i, mgpu_mma_tile_b_desc(t, b, i),
                          mgpu_mma_tile_instr_desc(t, i), accumulate || i != 0);
}

/* Arrive when the operations so far are done: at a barrier of this block, of a pair at those of both.
 *   ptx     (tcgen05.commit)
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      the thread that issued them
 *   t       the tile, a constant, of which `ctas` counts
 *   bar     shared address of the barrier; of a pair at the same offset in both blocks
 *   done    one arrival; implies mgpu_tcgen05_fence_before_thread_sync()
 */
MGPU_DEVICE void
mgpu_mma_tile_commit(mgpu_mma_tile t, uint32_t bar)
{
    if (t.ctas == 2)
        mgpu_tcgen05_commit_cg2_multicast(bar,
                                          (uint16_t)(3u << (mgpu_cluster_ctarank() & ~1u)));
    else
        mgpu_tcgen05_commit(bar);
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_MMA_H */
