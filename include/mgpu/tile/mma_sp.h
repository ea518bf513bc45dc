/* mgpu/tile/mma_sp.h - a tile with a sparse A on Blackwell's tensor core: metadata into tensor memory, all steps along K.
 * SPDX-License-Identifier: MIT
 *
 * Of each four elements of A along K two are stored (tf32: one of two): A[m][k / 2] in shared memory, B[n][k] whole.
 * Which ones says the metadata: it comes to shared memory as it lies in tensor memory, lane by lane, in parts of four
 * columns, so that a part is one copy:
 *
 *     shared memory, 2048 bytes a part       tensor memory, from meta
 *     | lane 0: 16 B | lane 1: 16 B | ...    | cols 0..3 | cols 4..7 | ...
 *     | part 1 ...                      ──►  | lane 0    |
 *                                            | lane 1    |
 *
 *     f16, tf32   a column for each step, two steps read a pair of columns, by the selector in their descriptor
 *     f8f6f4, i8  two columns for each step
 *
 * Typical use, on the host (A pruned and compressed: layout/sparse_pack.h) and by the one thread of a kernel:
 *     mgpu_tmem_meta_pack(meta, mgpu_mma_tile_d_layout(t), 16, mgpu_mma_tile_steps(t), codes, k / 4);
 *
 *     mgpu_mma_tile_copy_meta(t, meta, meta_smem);            behind the wait for the stage
 *     mgpu_mma_tile_sp_ss(t, d, a_smem, b_smem, meta, k != 0);
 *     mgpu_mma_tile_commit(t, empty);
 *
 * With scales: tile/mma_sp_scaled.h. Not in mgpu.h, nor in blackwell.h, as ptx/tcgen05_mma_sp.h. No Blackwell has run it.
 */
#ifndef MGPU_TILE_MMA_SP_H
#define MGPU_TILE_MMA_SP_H

#include "../ptx/tcgen05_mma_sp.gen.h"
#include "mma.h"

#if MGPU_HAS_DEVICE

/* What is wrong with a tile for these functions. */
MGPU_INLINE const char *
mgpu__mma_tile_sp_fault(mgpu_mma_tile t)
{
    return mgpu_kind_is_scaled(t.kind)
               ? "the kind has scales: mgpu_mma_tile_sp_scaled_ss() of tile/mma_sp_scaled.h"
           : t.kind == MGPU_KIND_I8
               ? "the kind is i8, which not each sm_100f has: mgpu_mma_tile_sp_i8_ss()"
               : mgpu_mma_tile_meta_fault(t, 0, 0);
}

/* The same of kind i8. */
MGPU_INLINE const char *
mgpu__mma_tile_sp_i8_fault(mgpu_mma_tile t)
{
    return t.kind != MGPU_KIND_I8
               ? "the kind is not i8: mgpu_mma_tile_sp_ss() has f16, tf32 and f8f6f4, "
                 "mgpu_mma_tile_sp_scaled_ss() of tile/mma_sp_scaled.h those with scales"
               : mgpu_mma_tile_meta_fault(t, 0, 0);
}

/* Copy the metadata of A from shared to tensor memory; of a pair each block its own.
 *   ptx     (tcgen05.cp.128x128b, one for each four columns)
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread; of a pair one of the block of even rank
 *   t       a legal sparse tile, a constant
 *   meta    address of mgpu_mma_tile_meta_cols() columns of tensor memory, of lane 0
 *   smem    shared address of mgpu_mma_tile_meta_bytes() bytes, 16-byte aligned, the same offset in both blocks
 *   done    in order before later steps of this thread
 */
MGPU_DEVICE void
mgpu_mma_tile_copy_meta(mgpu_mma_tile t, uint32_t meta, uint32_t smem)
{
    MGPU__TILE_JUDGE("mgpu_mma_tile_copy_meta", mgpu_mma_tile_meta_fault(t, meta, smem));
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_mma_tile_meta_cols(t) / 4; i++) {
        const uint64_t desc = mgpu_tcgen05_desc_k_major_none(smem + 2048 * i, 128);
        if (t.ctas == 2)
            mgpu_tcgen05_cp_cg2_128x128b(meta + 4 * i, desc);
        else
            mgpu_tcgen05_cp_128x128b(meta + 4 * i, desc);
    }
}

/* One step; the kind and the number of blocks are constants. */
MGPU_DEVICE void
mgpu__mma_step_sp_ss(mgpu_mma_tile t, uint32_t d, uint64_t a, uint64_t b, uint32_t meta,
                     uint32_t idesc, int accumulate)
{
    if (t.kind == MGPU_KIND_F16 && t.ctas == 1)
        mgpu_tcgen05_mma_sp_f16_ss(d, a, b, meta, idesc, accumulate);
    else if (t.kind == MGPU_KIND_F16)
        mgpu_tcgen05_mma_sp_cg2_f16_ss(d, a, b, meta, idesc, accumulate);
    else if (t.kind == MGPU_KIND_TF32 && t.ctas == 1)
        mgpu_tcgen05_mma_sp_tf32_ss(d, a, b, meta, idesc, accumulate);
    else if (t.kind == MGPU_KIND_TF32)
        mgpu_tcgen05_mma_sp_cg2_tf32_ss(d, a, b, meta, idesc, accumulate);
    else if (t.kind == MGPU_KIND_F8F6F4 && t.ctas == 1)
        mgpu_tcgen05_mma_sp_f8f6f4_ss(d, a, b, meta, idesc, accumulate);
    else if (t.kind == MGPU_KIND_F8F6F4)
        mgpu_tcgen05_mma_sp_cg2_f8f6f4_ss(d, a, b, meta, idesc, accumulate);
}

MGPU_DEVICE void
mgpu__mma_step_sp_ts(mgpu_mma_tile t, uint32_t d, uint32_t a, uint64_t b, uint32_t meta,
                     uint32_t idesc, int accumulate)
{
    if (t.kind == MGPU_KIND_F16 && t.ctas == 1)
        mgpu_tcgen05_mma_sp_f16_ts(d, a, b, meta, idesc, accumulate);
    else if (t.kind == MGPU_KIND_F16)
        mgpu_tcgen05_mma_sp_cg2_f16_ts(d, a, b, meta, idesc, accumulate);
    else if (t.kind == MGPU_KIND_TF32 && t.ctas == 1)
        mgpu_tcgen05_mma_sp_tf32_ts(d, a, b, meta, idesc, accumulate);
    else if (t.kind == MGPU_KIND_TF32)
        mgpu_tcgen05_mma_sp_cg2_tf32_ts(d, a, b, meta, idesc, accumulate);
    else if (t.kind == MGPU_KIND_F8F6F4 && t.ctas == 1)
        mgpu_tcgen05_mma_sp_f8f6f4_ts(d, a, b, meta, idesc, accumulate);
    else if (t.kind == MGPU_KIND_F8F6F4)
        mgpu_tcgen05_mma_sp_cg2_f8f6f4_ts(d, a, b, meta, idesc, accumulate);
}

/* D (+)= A * B^T, the stored half of A and B in shared memory: kinds f16, tf32 and f8f6f4.
 *   ptx     (tcgen05.mma.sp, one for each step)
 *   needs   PTX 8.8, sm_100f
 *   by      one thread; of a pair one of the block of even rank
 *   t       a legal sparse tile, a constant
 *   d       address of D in tensor memory, the same in both blocks of a pair
 *   a       shared address of what is stored of A, the same offset in both blocks
 *   b       shared address of B
 *   meta    address of the metadata in tensor memory: mgpu_mma_tile_copy_meta()
 *   accumulate 0: D = A * B^T
 *   done    mgpu_mma_tile_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_mma_tile_sp_ss(mgpu_mma_tile t, uint32_t d, uint32_t a, uint32_t b, uint32_t meta,
                    int accumulate)
{
    MGPU__TILE_JUDGE("mgpu_mma_tile_sp_ss", mgpu__mma_tile_sp_fault(t));
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_mma_tile_steps(t); i++)
        mgpu__mma_step_sp_ss(t, d, mgpu_mma_tile_a_desc(t, a, i), mgpu_mma_tile_b_desc(t, b, i),
                             meta + mgpu_mma_tile_meta_col(t, i),
                             mgpu_mma_tile_instr_desc(t, i), accumulate || i != 0);
}

/* The same with what is stored of A in tensor memory, where a step takes 8 columns.
 *   ptx     (tcgen05.mma.sp, one for each step)
 *   needs   PTX 8.8, sm_100f
 *   by      one thread; of a pair one of the block of even rank
 *   t       a legal sparse tile, a constant; a.swizzle is not looked at, a.major is MGPU_K_MAJOR
 *   d       address of D in tensor memory, the same in both blocks of a pair
 *   a       address of A in tensor memory
 *   b       shared address of B
 *   meta    address of the metadata in tensor memory: mgpu_mma_tile_copy_meta()
 *   accumulate 0: D = A * B^T
 *   done    mgpu_mma_tile_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_mma_tile_sp_ts(mgpu_mma_tile t, uint32_t d, uint32_t a, uint32_t b, uint32_t meta,
                    int accumulate)
{
    MGPU__TILE_JUDGE("mgpu_mma_tile_sp_ts", mgpu__mma_tile_sp_fault(t));
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_mma_tile_steps(t); i++)
        mgpu__mma_step_sp_ts(t, d, a + 8 * i, mgpu_mma_tile_b_desc(t, b, i),
                             meta + mgpu_mma_tile_meta_col(t, i),
                             mgpu_mma_tile_instr_desc(t, i), accumulate || i != 0);
}

/* D (+)= A * B^T of whole numbers, the stored half of A and B in shared memory: kind i8, D of 32 bits that wrap.
 *   ptx     (tcgen05.mma.sp.kind::i8, one for each step)
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread; of a pair one of the block of even rank
 *   t       a legal sparse tile of kind i8, a constant
 *   d       address of D in tensor memory, the same in both blocks of a pair
 *   a       shared address of what is stored of A, the same offset in both blocks
 *   b       shared address of B
 *   meta    address of the metadata in tensor memory: mgpu_mma_tile_copy_meta()
 *   accumulate 0: D = A * B^T
 *   done    mgpu_mma_tile_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_mma_tile_sp_i8_ss(mgpu_mma_tile t, uint32_t d, uint32_t a, uint32_t b, uint32_t meta,
                       int accumulate)
{
    MGPU__TILE_JUDGE("mgpu_mma_tile_sp_i8_ss", mgpu__mma_tile_sp_i8_fault(t));
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_mma_tile_steps(t); i++) {
        if (t.ctas == 2)
            mgpu_tcgen05_mma_sp_cg2_i8_ss(d, mgpu_mma_tile_a_desc(t, a, i),
                                          mgpu_mma_tile_b_desc(t, b, i),
                                          meta + mgpu_mma_tile_meta_col(t, i),
                                          mgpu_mma_tile_instr_desc(t, i), accumulate || i != 0);
        else
            mgpu_tcgen05_mma_sp_i8_ss(d, mgpu_mma_tile_a_desc(t, a, i),
                                      mgpu_mma_tile_b_desc(t, b, i),
                                      meta + mgpu_mma_tile_meta_col(t, i),
                                      mgpu_mma_tile_instr_desc(t, i), accumulate || i != 0);
    }
}

/* The same with what is stored of A in tensor memory, where a step takes 8 columns.
 *   ptx     (tcgen05.mma.sp.kind::i8, one for each step)
 *   needs   PTX 8.6, sm_100a, sm_110a
 *   by      one thread; of a pair one of the block of even rank
 *   t       a legal sparse tile of kind i8, a constant; a.swizzle is not looked at, a.major is MGPU_K_MAJOR
 *   d       address of D in tensor memory, the same in both blocks of a pair
 *   a       address of what is stored of A in tensor memory
 *   b       shared address of B
 *   meta    address of the metadata in tensor memory: mgpu_mma_tile_copy_meta()
 *   accumulate 0: D = A * B^T
 *   done    mgpu_mma_tile_commit(), and the wait at its barrier
 */
MGPU_DEVICE void
mgpu_mma_tile_sp_i8_ts(mgpu_mma_tile t, uint32_t d, uint32_t a, uint32_t b, uint32_t meta,
                       int accumulate)
{
    MGPU__TILE_JUDGE("mgpu_mma_tile_sp_i8_ts", mgpu__mma_tile_sp_i8_fault(t));
    MGPU_UNROLL
    for (uint32_t i = 0; i < mgpu_mma_tile_steps(t); i++) {
        if (t.ctas == 2)
            mgpu_tcgen05_mma_sp_cg2_i8_ts(d, a + 8 * i, mgpu_mma_tile_b_desc(t, b, i),
                                          meta + mgpu_mma_tile_meta_col(t, i),
                                          mgpu_mma_tile_instr_desc(t, i), accumulate || i != 0);
        else
            mgpu_tcgen05_mma_sp_i8_ts(d, a + 8 * i, mgpu_mma_tile_b_desc(t, b, i),
                                      meta + mgpu_mma_tile_meta_col(t, i),
                                      mgpu_mma_tile_instr_desc(t, i), accumulate || i != 0);
    }
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_MMA_SP_H */
