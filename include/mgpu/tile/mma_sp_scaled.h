/* mgpu/tile/mma_sp_scaled.h - a tile with a sparse A and scales on Blackwell's tensor core: all steps along K.
 * SPDX-License-Identifier: MIT
 *
 * Metadata as tile/mma_sp.h has it, scales as tile/mma.h: a factor serves twice as many elements along K as t.block
 * says, of A those of which half are stored, of B all of them:
 *
 *                            a factor for    a step takes   and reads
 *     mxf8f6f4               64 of K         64 of K        1 of the four factors of a word
 *     mxf4                   64              128            2
 *     mxf4nvf4               32; of block 32 64   128       4; 2
 *
 * Typical use, by the one thread of a kernel:
 *     mgpu_mma_tile_copy_meta(t, meta, meta_smem);            behind the wait for the stage
 *     mgpu_mma_tile_copy_sfa(t, sfa, a_scales);
 *     mgpu_mma_tile_copy_sfb(t, sfb, b_scales);
 *     mgpu_mma_tile_sp_scaled_ss(t, d, a_smem, b_smem, meta, sfa, sfb, k != 0);
 *     mgpu_mma_tile_commit(t, empty);                         operands, metadata and scales have been read
 *
 * Not in mgpu.h, nor in blackwell.h, as ptx/tcgen05_mma_sp.h. No Blackwell has run it.
 */
#ifndef MGPU_TILE_MMA_SP_SCALED_H
#define MGPU_TILE_MMA_SP_SCALED_H

#include "../ptx/tcgen05_mma_sp_scaled.gen.h"
#include "mma_sp.h"

#if MGPU_HAS_DEVICE

/* What is wrong with a tile for these functions. */
MGPU_INLINE const char *
mgpu__mma_tile_sp_scaled_fault(mgpu_mma_tile t)
{
    return mgpu_kind_is_scaled(t.kind) && !t.sparse
               ? "A is dense: mgpu_mma_tile_scaled_ss() of tile/mma.h"
           : t.sparse && !mgpu_kind_is_scaled(t.kind)
               ? "the kind has no scales: mgpu_mma_tile_sp_ss() of tile/mma_sp.h"
               : mgpu_mma_tile_scales_fault(t, 0, 0, 0);
}

/* One step; kind, block and number of blocks are constants. */
MGPU_DEVICE void
mgpu__mma_step_sp_scaled_ss(mgpu_mma_tile t, uint32_t d, uint64_t a, uint64_t b, uint32_t meta,
                            uint32_t idesc, uint32_t sfa, uint32_t sfb, int accumulate)
{
    if (t.kind == MGPU_KIND_MXF8F6F4 && t.ctas == 1)
        mgpu_tcgen05_mma_sp_mxf8f6f4_block32_ss(d, a, b, meta, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF8F6F4)
        mgpu_tcgen05_mma_sp_cg2_mxf8f6f4_block32_ss(d, a, b, meta, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4 && t.ctas == 1)
        mgpu_tcgen05_mma_sp_mxf4_block32_ss(d, a, b, meta, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4)
        mgpu_tcgen05_mma_sp_cg2_mxf4_block32_ss(d, a, b, meta, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4NVF4 && t.block == 16 && t.ctas == 1)
        mgpu_tcgen05_mma_sp_mxf4nvf4_block16_ss(d, a, b, meta, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4NVF4 && t.block == 16)
        mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block16_ss(d, a, b, meta, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4NVF4 && t.block == 32 && t.ctas == 1)
        mgpu_tcgen05_mma_sp_mxf4nvf4_block32_ss(d, a, b, meta, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4NVF4 && t.block == 32)
        mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block32_ss(d, a, b, meta, idesc, sfa, sfb, accumulate);
}

MGPU_DEVICE void
mgpu__mma_step_sp_scaled_ts(mgpu_mma_tile t, uint32_t d, uint32_t a, uint64_t b, uint32_t meta,
                            uint32_t idesc, uint32_t sfa, uint32_t sfb, int accumulate)
{
    if (t.kind == MGPU_KIND_MXF8F6F4 && t.ctas == 1)
        mgpu_tcgen05_mma_sp_mxf8f6f4_block32_ts(d, a, b, meta, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF8F6F4)
        mgpu_tcgen05_mma_sp_cg2_mxf8f6f4_block32_ts(d, a, b, meta, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4 && t.ctas == 1)
        mgpu_tcgen05_mma_sp_mxf4_block32_ts(d, a, b, meta, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4)
        mgpu_tcgen05_mma_sp_cg2_mxf4_block32_ts(d, a, b, meta, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4NVF4 && t.block == 16 && t.ctas == 1)
        mgpu_tcgen05_mma_sp_mxf4nvf4_block16_ts(d, a, b, meta, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4NVF4 && t.block == 16)
        mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block16_ts(d, a, b, meta, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4NVF4 && t.block == 32 && t.ctas == 1)
        mgpu_tcgen05_mma_sp_mxf4nvf4_block32_ts(d, a, b, meta, idesc, sfa, sfb, accumulate);
    else if (t.kind == MGPU_KIND_MXF4NVF4 && t.block == 32)
        mgpu_tcgen05_mma_sp_cg2_mxf4nvf4_block32_ts(d, a, b, meta, idesc, sfa, sfb, accumulate);
}

/* D (+)= (A * sfa) * (B * sfb)^T, the stored half of A and B in shared memory: kinds mxf8f6f4, mxf4 and mxf4nvf4.
 *   ptx     (tcgen05.mma.sp.block_scale, one for each step)
 *   needs   PTX 8.8, sm_100f, sm_110f (mxf4 and mxf4nvf4: sm_100a, sm_103a, sm_110a)
 *   by      one thread; of a pair one of the block of even rank
 *   t       a legal sparse tile of a scaled kind, a constant
 *   d       address of D in tensor memory, the same in both blocks of a pair
 *   a       shared address of what is stored of A, the same offset in both blocks
 *   b       shared address of B
 *   meta    address of the metadata in tensor memory: mgpu_mma_tile_copy_meta()
 *   sfa     address of the scales of A in tensor memory: mgpu_mma_tile_copy_sfa()
 *   sfb     address of the scales of B: mgpu_mma_tile_copy_sfb()
 *   accumulate 0: D = (A * sfa) * (B * sfb)^T
 *   done    mgpu_mma_tile_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_mma_tile_sp_scaled_ss(mgpu_mma_tile t, uint32_t d, uint32_t a, uint32_t b, uint32_t meta,
                           uint32_t sfa, uint32_t sfb, int accumulate)
{
    MGPU__TILE_JUDGE("mgpu_mma_tile_sp_scaled_ss", mgpu__mma_tile_sp_scaled_fault(t));
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_mma_tile_steps(t); i++)
        mgpu__mma_step_sp_scaled_ss(
            t, d, mgpu_mma_tile_a_desc(t, a, i), mgpu_mma_tile_b_desc(t, b, i),
            meta + mgpu_mma_tile_meta_col(t, i), mgpu_mma_tile_instr_desc(t, i),
            sfa + mgpu_mma_tile_sfa_col(t, i), sfb + mgpu_mma_tile_sfb_col(t, i),
            accumulate || i != 0);
}

/* The same with what is stored of A in tensor memory, where a step takes 8 columns.
 *   ptx     (tcgen05.mma.sp.block_scale, one for each step)
 *   needs   PTX 8.8, sm_100f, sm_110f (mxf4 and mxf4nvf4: sm_100a, sm_103a, sm_110a)
 *   by      one thread; of a pair one of the block of even rank
 *   t       a legal sparse tile of a scaled kind, a constant; a.swizzle is not looked at, a.major is MGPU_K_MAJOR
 *   d       address of D in tensor memory, the same in both blocks of a pair
 *   a       address of A in tensor memory
 *   b       shared address of B
 *   meta    address of the metadata in tensor memory: mgpu_mma_tile_copy_meta()
 *   sfa     address of the scales of A in tensor memory: mgpu_mma_tile_copy_sfa()
 *   sfb     address of the scales of B: mgpu_mma_tile_copy_sfb()
 *   accumulate 0: D = (A * sfa) * (B * sfb)^T
 *   done    mgpu_mma_tile_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_mma_tile_sp_scaled_ts(mgpu_mma_tile t, uint32_t d, uint32_t a, uint32_t b, uint32_t meta,
                           uint32_t sfa, uint32_t sfb, int accumulate)
{
    MGPU__TILE_JUDGE("mgpu_mma_tile_sp_scaled_ts", mgpu__mma_tile_sp_scaled_fault(t));
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_mma_tile_steps(t); i++)
        mgpu__mma_step_sp_scaled_ts(
            t, d, a + 8 * i, mgpu_mma_tile_b_desc(t, b, i), meta + mgpu_mma_tile_meta_col(t, i),
            mgpu_mma_tile_instr_desc(t, i), sfa + mgpu_mma_tile_sfa_col(t, i),
            sfb + mgpu_mma_tile_sfb_col(t, i), accumulate || i != 0);
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_MMA_SP_SCALED_H */
