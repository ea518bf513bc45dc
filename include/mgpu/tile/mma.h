/* mgpu/tile/mma.h - a tile on Blackwell's tensor core: scales into tensor memory, all steps along K, by one thread.
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
 * With scales. In shared memory they are blocks of 128 rows by 4 factors, as layout/scale.h has them for a tile:
 * all rows of factors 0 to 3, then of 4 to 7. A copy makes four columns of a block, once in each quarter of the
 * lanes. Operations of one thread run in order, so no wait is between copies and steps:
 *
 *     shared memory                          tensor memory, from sfa
 *     | rows   0..127, k 0..3 | 512 B        | cols 0..3  | 4..7       | 8..11    ...
 *     | rows 128..255, k 0..3 |         ──►  | k 0..3 of  | k 0..3 of  | k 4..7 of
 *     | rows   0..127, k 4..7 |              | rows 0..   | rows 128.. | rows 0..
 *
 *                  step reads                         a word of 4 factors serves
 *     mxf8f6f4     1 of the four (scale_vec 1X)       4 steps
 *     mxf4         2             (2X)                 2
 *     mxf4nvf4     4 (4X); of blocks of 32 2          1; 2
 *
 *     mgpu_mma_tile_copy_sfa(t, sfa, a_scales);       behind the wait for the stage
 *     mgpu_mma_tile_copy_sfb(t, sfb, b_scales);
 *     mgpu_mma_tile_scaled_ss(t, d, a_smem, b_smem, sfa, sfb, k != 0);
 *     mgpu_mma_tile_commit(t, empty);                 operands and scales have been read
 *
 * A sparse A: tile/mma_sp.h, with scales mma_sp_scaled.h. Not in mgpu.h: mgpu/blackwell.h has it. No Blackwell has run it.
 */
#ifndef MGPU_TILE_MMA_H
#define MGPU_TILE_MMA_H

#include "../layout/mma_tile.h"
#include "../layout/scale.h"
#include "../ptx/cluster.h"
#include "../ptx/tcgen05_cp.gen.h"
#include "../ptx/tcgen05_mma.h"
#include "../ptx/tcgen05_mma_scaled.h"

#if MGPU_HAS_DEVICE

/* What is wrong with a tile for the functions of dense kinds without scales. */
MGPU_INLINE const char *
mgpu__mma_tile_plain_fault(mgpu_mma_tile t)
{
    return t.sparse                      ? "A is sparse: mgpu_mma_tile_sp_ss() of tile/mma_sp.h"
           : mgpu_kind_is_scaled(t.kind) ? "the kind has scales: mgpu_mma_tile_scaled_ss()"
           : t.kind == MGPU_KIND_I8
               ? "the kind is i8, which not each sm_100f has: mgpu_mma_tile_i8_ss()"
               : mgpu_mma_tile_fault(t);
}

/* The same of kind i8. */
MGPU_INLINE const char *
mgpu__mma_tile_i8_fault(mgpu_mma_tile t)
{
    return t.sparse ? "A is sparse: mgpu_mma_tile_sp_i8_ss() of tile/mma_sp.h"
           : t.kind != MGPU_KIND_I8
               ? "the kind is not i8: mgpu_mma_tile_ss() has f16, tf32 and "
                 "f8f6f4, mgpu_mma_tile_scaled_ss() those with scales"
               : mgpu_mma_tile_fault(t);
}

/* The same of kinds with scales. */
MGPU_INLINE const char *
mgpu__mma_tile_scaled_fault(mgpu_mma_tile t)
{
    return t.sparse ? "A is sparse: mgpu_mma_tile_sp_scaled_ss() of tile/mma_sp_scaled.h"
                    : mgpu_mma_tile_scales_fault(t, 0, 0, 0);
}

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
    MGPU__TILE_JUDGE("mgpu_mma_tile_ss", mgpu__mma_tile_plain_fault(t));
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
    MGPU__TILE_JUDGE("mgpu_mma_tile_ts", mgpu__mma_tile_plain_fault(t));
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_mma_tile_steps(t); i++)
        mgpu__mma_step_ts(t, d, a + 8 * i, mgpu_mma_tile_b_desc(t, b, i),
                          mgpu_mma_tile_instr_desc(t, i), accumulate || i != 0);
}

/* D (+)= A * B^T of whole numbers, both in shared memory: kind i8, dense, D of 32 bits that wrap.
 *   ptx     (tcgen05.mma.kind::i8, one for each step)
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread; of a pair one of the block of even rank
 *   t       a legal tile of kind i8, a constant
 *   d       address of D in tensor memory, the same in both blocks of a pair
 *   a       shared address of A, the same offset in both blocks
 *   b       shared address of B
 *   accumulate 0: D = A * B^T
 *   done    mgpu_mma_tile_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_mma_tile_i8_ss(mgpu_mma_tile t, uint32_t d, uint32_t a, uint32_t b, int accumulate)
{
    MGPU__TILE_JUDGE("mgpu_mma_tile_i8_ss", mgpu__mma_tile_i8_fault(t));
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_mma_tile_steps(t); i++) {
        if (t.ctas == 2)
            mgpu_tcgen05_mma_cg2_i8_ss(d, mgpu_mma_tile_a_desc(t, a, i),
                                       mgpu_mma_tile_b_desc(t, b, i),
                                       mgpu_mma_tile_instr_desc(t, i), accumulate || i != 0);
        else
            mgpu_tcgen05_mma_i8_ss(d, mgpu_mma_tile_a_desc(t, a, i),
                                   mgpu_mma_tile_b_desc(t, b, i),
                                   mgpu_mma_tile_instr_desc(t, i), accumulate || i != 0);
    }
}

/* The same with A in tensor memory, where a step takes 8 columns.
 *   ptx     (tcgen05.mma.kind::i8, one for each step)
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread; of a pair one of the block of even rank
 *   t       a legal tile of kind i8, a constant; a.swizzle is not looked at, a.major is MGPU_K_MAJOR
 *   d       address of D in tensor memory, the same in both blocks of a pair
 *   a       address of A in tensor memory
 *   b       shared address of B
 *   accumulate 0: D = A * B^T
 *   done    mgpu_mma_tile_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_mma_tile_i8_ts(mgpu_mma_tile t, uint32_t d, uint32_t a, uint32_t b, int accumulate)
{
    MGPU__TILE_JUDGE("mgpu_mma_tile_i8_ts", mgpu__mma_tile_i8_fault(t));
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_mma_tile_steps(t); i++) {
        if (t.ctas == 2)
            mgpu_tcgen05_mma_cg2_i8_ts(d, a + 8 * i, mgpu_mma_tile_b_desc(t, b, i),
                                       mgpu_mma_tile_instr_desc(t, i), accumulate || i != 0);
        else
            mgpu_tcgen05_mma_i8_ts(d, a + 8 * i, mgpu_mma_tile_b_desc(t, b, i),
                                   mgpu_mma_tile_instr_desc(t, i), accumulate || i != 0);
    }
}

/* ---- with scales ------------------------------------------------------------------------------ */

/* Copy the scales of A from shared to tensor memory; of a pair each block its own.
 *   ptx     (tcgen05.cp.32x128b.warpx4, one for each four factors along K)
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread; of a pair one of the block of even rank
 *   t       a legal tile of a scaled kind, a constant
 *   sfa     address of mgpu_mma_tile_sfa_cols() columns of tensor memory, of lane 0
 *   smem    shared address of mgpu_mma_tile_sfa_bytes() bytes, 16-byte aligned, the same offset in both blocks
 *   done    in order before later steps of this thread
 */
MGPU_DEVICE void
mgpu_mma_tile_copy_sfa(mgpu_mma_tile t, uint32_t sfa, uint32_t smem)
{
    MGPU__TILE_JUDGE("mgpu_mma_tile_copy_sfa",
                     mgpu_mma_tile_scales_fault(t, mgpu_mma_tile_sfa_cols(t), sfa, smem));
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_mma_tile_scale_words(t); i++) {
        const uint64_t desc = mgpu_tcgen05_desc_k_major_none(smem + 512 * i, 32);
        if (t.ctas == 2)
            mgpu_tcgen05_cp_cg2_32x128b_warpx4(sfa + 4 * i, desc);
        else
            mgpu_tcgen05_cp_32x128b_warpx4(sfa + 4 * i, desc);
    }
}

/* Copy the scales of B from shared to tensor memory: of all columns, also in each block of a pair. With m = 128 of a
 * pair the lower half of the lanes gets the first of two blocks, the upper the second, for the halves of n.
 *   ptx     (tcgen05.cp.32x128b.warpx4, for each 128 columns of B and four factors along K; with m = 128 of a pair
 *           tcgen05.cp.64x128b.warpx2::01_23)
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread; of a pair one of the block of even rank
 *   t       a legal tile of a scaled kind, a constant
 *   sfb     address of mgpu_mma_tile_sfb_cols() columns of tensor memory, of lane 0
 *   smem    shared address of mgpu_mma_tile_sfb_bytes() bytes, 16-byte aligned, the same offset in both blocks
 *   done    in order before later steps of this thread
 */
MGPU_DEVICE void
mgpu_mma_tile_copy_sfb(mgpu_mma_tile t, uint32_t sfb, uint32_t smem)
{
    const uint32_t each = mgpu_mma_tile_sfb_is_split(t) ? 1024 : 512;
    MGPU__TILE_JUDGE("mgpu_mma_tile_copy_sfb",
                     mgpu_mma_tile_scales_fault(t, mgpu_mma_tile_sfb_cols(t), sfb, smem));
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_mma_tile_sfb_bytes(t) / each; i++) {
        const uint64_t desc = mgpu_tcgen05_desc_k_major_none(smem + each * i, each / 16);
        if (each == 1024)
            mgpu_tcgen05_cp_cg2_64x128b_warpx2_01_23(sfb + 4 * i, desc);
        else if (t.ctas == 2)
            mgpu_tcgen05_cp_cg2_32x128b_warpx4(sfb + 4 * i, desc);
        else
            mgpu_tcgen05_cp_32x128b_warpx4(sfb + 4 * i, desc);
    }
}

/* One step; kind, block and number of blocks are constants. */
MGPU_DEVICE void
mgpu__mma_step_scaled_ss(mgpu_mma_tile t, uint32_t d, uint64_t a, uint64_t b, uint32_t idesc,
                         uint32_t sfa, uint32_t sfb, int accumulate)
{
    if (t.kind == MGPU_KIND_MXF8F6F4 && t.ctas == 1)
        mgpu_tcgen05_mma_mxf8f6f4_block32_ss(d, a, b, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF8F6F4)
        mgpu_tcgen05_mma_cg2_mxf8f6f4_block32_ss(d, a, b, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4 && t.ctas == 1)
        mgpu_tcgen05_mma_mxf4_block32_ss(d, a, b, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4)
        mgpu_tcgen05_mma_cg2_mxf4_block32_ss(d, a, b, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4NVF4 && t.block == 16 && t.ctas == 1)
        mgpu_tcgen05_mma_mxf4nvf4_block16_ss(d, a, b, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4NVF4 && t.block == 16)
        mgpu_tcgen05_mma_cg2_mxf4nvf4_block16_ss(d, a, b, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4NVF4 && t.block == 32 && t.ctas == 1)
        mgpu_tcgen05_mma_mxf4nvf4_block32_ss(d, a, b, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4NVF4 && t.block == 32)
        mgpu_tcgen05_mma_cg2_mxf4nvf4_block32_ss(d, a, b, idesc, sfa, sfb, accumulate);
}

MGPU_DEVICE void
mgpu__mma_step_scaled_ts(mgpu_mma_tile t, uint32_t d, uint32_t a, uint64_t b, uint32_t idesc,
                         uint32_t sfa, uint32_t sfb, int accumulate)
{
    if (t.kind == MGPU_KIND_MXF8F6F4 && t.ctas == 1)
        mgpu_tcgen05_mma_mxf8f6f4_block32_ts(d, a, b, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF8F6F4)
        mgpu_tcgen05_mma_cg2_mxf8f6f4_block32_ts(d, a, b, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4 && t.ctas == 1)
        mgpu_tcgen05_mma_mxf4_block32_ts(d, a, b, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4)
        mgpu_tcgen05_mma_cg2_mxf4_block32_ts(d, a, b, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4NVF4 && t.block == 16 && t.ctas == 1)
        mgpu_tcgen05_mma_mxf4nvf4_block16_ts(d, a, b, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4NVF4 && t.block == 16)
        mgpu_tcgen05_mma_cg2_mxf4nvf4_block16_ts(d, a, b, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4NVF4 && t.block == 32 && t.ctas == 1)
        mgpu_tcgen05_mma_mxf4nvf4_block32_ts(d, a, b, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4NVF4 && t.block == 32)
        mgpu_tcgen05_mma_cg2_mxf4nvf4_block32_ts(d, a, b, idesc, sfa, sfb, accumulate);
}

/* D (+)= (A * sfa) * (B * sfb)^T, A and B in shared memory: kinds mxf8f6f4, mxf4 and mxf4nvf4, dense.
 *   ptx     (tcgen05.mma.block_scale, one for each step)
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread; of a pair one of the block of even rank
 *   t       a legal tile of a scaled kind, a constant
 *   d       address of D in tensor memory, the same in both blocks of a pair
 *   a       shared address of A, the same offset in both blocks
 *   b       shared address of B
 *   sfa     address of the scales of A in tensor memory: mgpu_mma_tile_copy_sfa()
 *   sfb     address of the scales of B: mgpu_mma_tile_copy_sfb()
 *   accumulate 0: D = (A * sfa) * (B * sfb)^T
 *   done    mgpu_mma_tile_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_mma_tile_scaled_ss(mgpu_mma_tile t, uint32_t d, uint32_t a, uint32_t b, uint32_t sfa,
                        uint32_t sfb, int accumulate)
{
    MGPU__TILE_JUDGE("mgpu_mma_tile_scaled_ss", mgpu__mma_tile_scaled_fault(t));
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_mma_tile_steps(t); i++)
        mgpu__mma_step_scaled_ss(t, d, mgpu_mma_tile_a_desc(t, a, i),
                                 mgpu_mma_tile_b_desc(t, b, i), mgpu_mma_tile_instr_desc(t, i),
                                 sfa + mgpu_mma_tile_sfa_col(t, i),
                                 sfb + mgpu_mma_tile_sfb_col(t, i), accumulate || i != 0);
}

/* The same with A in tensor memory, where a step takes 8 columns.
 *   ptx     (tcgen05.mma.block_scale, one for each step)
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread; of a pair one of the block of even rank
 *   t       a legal tile of a scaled kind, a constant; a.swizzle is not looked at, a.major is MGPU_K_MAJOR
 *   d       address of D in tensor memory, the same in both blocks of a pair
 *   a       address of A in tensor memory
 *   b       shared address of B
 *   sfa     address of the scales of A in tensor memory: mgpu_mma_tile_copy_sfa()
 *   sfb     address of the scales of B: mgpu_mma_tile_copy_sfb()
 *   accumulate 0: D = (A * sfa) * (B * sfb)^T
 *   done    mgpu_mma_tile_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_mma_tile_scaled_ts(mgpu_mma_tile t, uint32_t d, uint32_t a, uint32_t b, uint32_t sfa,
                        uint32_t sfb, int accumulate)
{
    MGPU__TILE_JUDGE("mgpu_mma_tile_scaled_ts", mgpu__mma_tile_scaled_fault(t));
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_mma_tile_steps(t); i++)
        mgpu__mma_step_scaled_ts(t, d, a + 8 * i, mgpu_mma_tile_b_desc(t, b, i),
                                 mgpu_mma_tile_instr_desc(t, i),
                                 sfa + mgpu_mma_tile_sfa_col(t, i),
                                 sfb + mgpu_mma_tile_sfb_col(t, i), accumulate || i != 0);
}

/* ---- done ------------------------------------------------------------------------------------- */

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
