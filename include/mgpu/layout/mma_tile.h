/* mgpu/layout/mma_tile.h - a tile that tcgen05.mma multiplies in steps along K: where each step begins, and what is wrong.
 * SPDX-License-Identifier: MIT
 *
 *     D[m][n] (+)= A[m][k] * B[n][k]^T         a step takes 32 bytes of K, of a sparse one's B 64
 *
 *          k ->                                operands are boxes of TMA, stored one after the other:
 *        +----+----+----+----+                 K-major   boxes [rows][W bytes of K], along K
 *      m | 0  | 1  | 2  | 3  | steps           MN-major  boxes [k][W bytes of rows], along the rows
 *        +----+----+----+----+                 W is the swizzle's span; none: 16 bytes
 *
 * Of a pair of blocks each has half of the rows of A and half of those of B: m and n are the pair's.
 *
 * What a tile has besides, in shared memory and behind a copy in tensor memory; tile/mma.h and mma_sp.h copy it:
 *
 *     scales     blocks of 512 bytes (scale.h), rows first    4 columns for each 128 rows, for four factors along K
 *       of A     of this block's rows
 *       of B     of all n, in each block; with m = 128 of a pair two blocks, one for each half of n
 *     metadata   [columns / 4][128 lanes][16 bytes]            a column a step (tf32, f16), else two: sparse_tmem.h
 *
 * Typical use, 256 x 256 x 64 of bf16 by a pair, A as it is, B with N innermost:
 *     mgpu_mma_tile t = mgpu_mma_tile_make(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_BF16, MGPU_MMA_BF16,
 *                                          256, 256, 64);
 *     t.ctas = 2;
 *     t.b.major = MGPU_MN_MAJOR;
 *     if (mgpu_mma_tile_fault(t) != NULL)                      on the host, before a launch
 *         puts(mgpu_mma_tile_fault(t));
 *     mgpu_mma_tile_ss(t, d, a_smem, b_smem, k != 0);          in the kernel: tile/mma.h
 *
 * Nothing here has run on a Blackwell.
 * PTX ISA, "tcgen05.mma", "Shared memory descriptor", "Canonical Layouts".
 */
#ifndef MGPU_LAYOUT_MMA_TILE_H
#define MGPU_LAYOUT_MMA_TILE_H

#include "instr_desc_fault.h"
#include "scale.h"
#include "tcgen05_desc.h"
#include "tmem.h"

/* How an operand lies in shared memory. */
typedef struct mgpu_mma_operand {
    mgpu_mma_type type;
    mgpu_major major;
    mgpu_swizzle swizzle;
} mgpu_mma_operand;

/* A tile: what one call multiplies. */
typedef struct mgpu_mma_tile {
    mgpu_kind kind;
    mgpu_mma_type d;
    mgpu_mma_operand a, b;
    uint32_t m, n, k;    /* elements; m and n of both blocks of a pair */
    uint32_t ctas;       /* 1, or 2: a pair */
    bool sparse;         /* A is, 2:4; k counts what is not stored too */
    mgpu_mma_type scale; /* of scaled kinds: MGPU_MMA_UE8M0 or _UE4M3 */
    uint32_t block;      /* of scaled kinds: elements of K with one factor, 32 or 16 */
} mgpu_mma_tile;

/* A dense tile of one block, A[m][k] and B[n][k] in boxes of the 128-byte swizzle; factors, where the kind has them,
 * are ue8m0 for 32 elements each. Change fields for anything else.
 *   kind    MGPU_KIND_...
 *   d       MGPU_MMA_F32, _F16 or _S32
 *   a       type of A
 *   b       type of B
 *   m       rows of D
 *   n       columns of D
 *   k       elements of K, a multiple of what a step takes
 */
MGPU_INLINE mgpu_mma_tile
mgpu_mma_tile_make(mgpu_kind kind, mgpu_mma_type d, mgpu_mma_type a, mgpu_mma_type b,
                   uint32_t m, uint32_t n, uint32_t k)
{
    mgpu_mma_tile t;
    t.kind = kind;
    t.d = d;
    t.a.type = a;
    t.b.type = b;
    t.a.major = t.b.major = MGPU_K_MAJOR;
    t.a.swizzle = t.b.swizzle = MGPU_SWIZZLE_128B;
    t.m = m;
    t.n = n;
    t.k = k;
    t.ctas = 1;
    t.sparse = false;
    t.scale = MGPU_MMA_UE8M0;
    t.block = 32;
    return t;
}

/* ---- sizes ------------------------------------------------------------------------------------ */

/* Steps along K, each an instruction.
 *   t       the tile
 */
MGPU_INLINE uint32_t
mgpu_mma_tile_steps(mgpu_mma_tile t)
{
    return t.k / mgpu_instr_desc_k(t.kind, t.sparse);
}

/* Bytes of K of a row of A as it is stored.
 *   t       the tile
 */
MGPU_INLINE uint32_t
mgpu_mma_tile_a_row_bytes(mgpu_mma_tile t)
{
    return 32 * mgpu_mma_tile_steps(t);
}

/* Bytes of K of a row of B.
 *   t       the tile
 */
MGPU_INLINE uint32_t
mgpu_mma_tile_b_row_bytes(mgpu_mma_tile t)
{
    return (t.sparse ? 64u : 32u) * mgpu_mma_tile_steps(t);
}

/* Bytes of A in a block's shared memory.
 *   t       the tile
 */
MGPU_INLINE uint32_t
mgpu_mma_tile_a_bytes(mgpu_mma_tile t)
{
    return t.m / t.ctas * mgpu_mma_tile_a_row_bytes(t);
}

/* Bytes of B in a block's shared memory.
 *   t       the tile
 */
MGPU_INLINE uint32_t
mgpu_mma_tile_b_bytes(mgpu_mma_tile t)
{
    return t.n / t.ctas * mgpu_mma_tile_b_row_bytes(t);
}

/* How D lies over the lanes of tensor memory.
 *   t       the tile
 */
MGPU_INLINE mgpu_tmem_layout
mgpu_mma_tile_d_layout(mgpu_mma_tile t)
{
    return mgpu_tmem_d_layout(t.m, t.ctas, false, t.sparse);
}

/* Columns of tensor memory that D fills.
 *   t       a legal tile
 */
MGPU_INLINE uint32_t
mgpu_mma_tile_d_cols(mgpu_mma_tile t)
{
    return mgpu_tmem_d_cols(mgpu_mma_tile_d_layout(t), t.n);
}

/* ---- descriptors ------------------------------------------------------------------------------ */

/* The bytes that an element has in shared memory, where those of mxf4 and mxf4nvf4 are two in one: pairs are counted. */
MGPU_INLINE uint32_t
mgpu__mma_tile_elem_bytes(mgpu_kind kind)
{
    return kind == MGPU_KIND_TF32 ? 4 : kind == MGPU_KIND_F16 ? 2 : 1;
}

/* The descriptor of a step of an operand: `rows` of it in this block, `step_bytes` of K a step, `row_bytes` in all. */
MGPU_INLINE uint64_t
mgpu__mma_tile_desc(mgpu_mma_operand o, uint32_t elem_bytes, uint32_t smem, uint32_t rows,
                    uint32_t step_bytes, uint32_t row_bytes, uint32_t step)
{
    const uint32_t width = mgpu_swizzle_span_bytes(o.swizzle), at = step * step_bytes;
    uint64_t desc;
    if (o.major == MGPU_K_MAJOR && o.swizzle == MGPU_SWIZZLE_NONE)
        return mgpu_tcgen05_desc_k_major_none(smem + at * rows, rows);
    if (o.major == MGPU_K_MAJOR)
        return mgpu_tcgen05_desc_k_major(smem + at / width * rows * width, o.swizzle) +
               at % width / 16;
    desc = mgpu_tcgen05_desc_mn_major(smem, o.swizzle, row_bytes / elem_bytes);
    return desc + step * (step_bytes / 32) * mgpu_tcgen05_k_step(desc, o.major, elem_bytes);
}

/* The descriptor of A for a step.
 *   t       a legal tile
 *   smem    shared address of A, a multiple of the swizzle's repeat
 *   step    0 .. mgpu_mma_tile_steps() - 1
 */
MGPU_INLINE uint64_t
mgpu_mma_tile_a_desc(mgpu_mma_tile t, uint32_t smem, uint32_t step)
{
    return mgpu__mma_tile_desc(t.a, mgpu__mma_tile_elem_bytes(t.kind), smem, t.m / t.ctas, 32,
                               mgpu_mma_tile_a_row_bytes(t), step);
}

/* The descriptor of B for a step.
 *   t       a legal tile
 *   smem    shared address of B, a multiple of the swizzle's repeat
 *   step    0 .. mgpu_mma_tile_steps() - 1
 */
MGPU_INLINE uint64_t
mgpu_mma_tile_b_desc(mgpu_mma_tile t, uint32_t smem, uint32_t step)
{
    return mgpu__mma_tile_desc(t.b, mgpu__mma_tile_elem_bytes(t.kind), smem, t.n / t.ctas,
                               t.sparse ? 64 : 32, mgpu_mma_tile_b_row_bytes(t), step);
}

/* How many factors of a row a step uses, of the four in a word of scales: 1, 2 or 4.
 *   t       a legal tile of a scaled kind
 */
MGPU_INLINE uint32_t
mgpu_mma_tile_scale_vec(mgpu_mma_tile t)
{
    return mgpu_instr_desc_k(t.kind, t.sparse) / (t.sparse ? 2 * t.block : t.block);
}

/* The instruction descriptor of a step: of scaled kinds the bytes of the scale words go on from step to step, of
 * sparse f16 and tf32 the half of the metadata.
 *   t       a tile
 *   step    0 .. mgpu_mma_tile_steps() - 1
 *   returns MGPU_INSTR_DESC_INVALID for types or sizes that have no place in it
 */
MGPU_INLINE uint32_t
mgpu_mma_tile_instr_desc(mgpu_mma_tile t, uint32_t step)
{
    const bool scaled = mgpu_kind_is_scaled(t.kind);
    uint32_t desc = scaled ? mgpu_instr_desc_scaled(t.kind, t.scale, t.a.type, t.b.type,
                                                    t.a.major, t.b.major, t.m, t.n)
                           : mgpu_instr_desc(t.kind, t.d, t.a.type, t.b.type, t.a.major,
                                             t.b.major, t.m, t.n);
    if (desc == MGPU_INSTR_DESC_INVALID)
        return desc;
    if (t.sparse)
        desc |= MGPU_INSTR_DESC_SPARSE;
    if (scaled) {
        const uint32_t id = step * mgpu_mma_tile_scale_vec(t) % 4;
        return desc | mgpu_instr_desc_scale_ids(id, id);
    }
    if (t.sparse && (t.kind == MGPU_KIND_F16 || t.kind == MGPU_KIND_TF32))
        desc |= step % 2; /* the selector */
    return desc;
}

/* ---- scales ----------------------------------------------------------------------------------- */

/* Words of four factors along K that a row has.
 *   t       a legal tile of a scaled kind
 */
MGPU_INLINE uint32_t
mgpu_mma_tile_scale_words(mgpu_mma_tile t)
{
    return (mgpu_mma_tile_steps(t) * mgpu_mma_tile_scale_vec(t) + 3) / 4;
}

/* Whether each half of the lanes has the scales of its half of the columns of B, as it has those of D: m = 128 of a pair.
 *   t       a tile
 */
MGPU_INLINE bool
mgpu_mma_tile_sfb_is_split(mgpu_mma_tile t)
{
    return mgpu_mma_tile_d_layout(t) == MGPU_TMEM_LAYOUT_B;
}

/* Bytes of the scales of A in a block's shared memory.
 *   t       a legal tile of a scaled kind
 */
MGPU_INLINE uint32_t
mgpu_mma_tile_sfa_bytes(mgpu_mma_tile t)
{
    return mgpu_mma_tile_scale_words(t) * MGPU_SCALE_BLOCK_BYTES;
}

/* Bytes of the scales of B in a block's shared memory.
 *   t       a legal tile of a scaled kind
 */
MGPU_INLINE uint32_t
mgpu_mma_tile_sfb_bytes(mgpu_mma_tile t)
{
    return mgpu_mma_tile_scale_words(t) * MGPU_SCALE_BLOCK_BYTES *
           (mgpu_mma_tile_sfb_is_split(t) ? 2 : (t.n + 127) / 128);
}

/* Columns of tensor memory that the scales of A fill.
 *   t       a legal tile of a scaled kind
 */
MGPU_INLINE uint32_t
mgpu_mma_tile_sfa_cols(mgpu_mma_tile t)
{
    return 4 * mgpu_mma_tile_scale_words(t);
}

/* Columns of tensor memory that the scales of B fill.
 *   t       a legal tile of a scaled kind
 */
MGPU_INLINE uint32_t
mgpu_mma_tile_sfb_cols(mgpu_mma_tile t)
{
    return mgpu_mma_tile_sfb_bytes(t) / (mgpu_mma_tile_sfb_is_split(t) ? 256 : 128);
}

/* The first column of the scales of A that a step reads.
 *   t       a legal tile of a scaled kind
 *   step    0 .. mgpu_mma_tile_steps() - 1
 */
MGPU_INLINE uint32_t
mgpu_mma_tile_sfa_col(mgpu_mma_tile t, uint32_t step)
{
    return step * mgpu_mma_tile_scale_vec(t) / 4 * 4;
}

/* The first column of the scales of B that a step reads.
 *   t       a legal tile of a scaled kind
 *   step    0 .. mgpu_mma_tile_steps() - 1
 */
MGPU_INLINE uint32_t
mgpu_mma_tile_sfb_col(mgpu_mma_tile t, uint32_t step)
{
    return step * mgpu_mma_tile_scale_vec(t) / 4 *
           (mgpu_mma_tile_sfb_cols(t) / mgpu_mma_tile_scale_words(t));
}

/* ---- metadata --------------------------------------------------------------------------------- */

/* The first column of the metadata that a step reads; of tf32 and f16 two steps share it, and their instruction
 * descriptors choose the one or the next.
 *   t       a legal sparse tile
 *   step    0 .. mgpu_mma_tile_steps() - 1
 */
MGPU_INLINE uint32_t
mgpu_mma_tile_meta_col(mgpu_mma_tile t, uint32_t step)
{
    return t.kind == MGPU_KIND_F16 || t.kind == MGPU_KIND_TF32 ? step / 2 * 2 : 2 * step;
}

/* Columns of tensor memory that the metadata fills: those that copies of four bring.
 *   t       a legal sparse tile
 */
MGPU_INLINE uint32_t
mgpu_mma_tile_meta_cols(mgpu_mma_tile t)
{
    return (mgpu_mma_tile_meta_col(t, mgpu_mma_tile_steps(t) - 1) + 2 + 3) / 4 * 4;
}

/* Bytes of the metadata in a block's shared memory.
 *   t       a legal sparse tile
 */
MGPU_INLINE uint32_t
mgpu_mma_tile_meta_bytes(mgpu_mma_tile t)
{
    return mgpu_mma_tile_meta_cols(t) * MGPU_TMEM_LANES * 4;
}

/* ---- what is wrong ---------------------------------------------------------------------------- */

/* What is wrong with an operand in boxes. */
MGPU_INLINE const char *
mgpu__mma_tile_operand_fault(mgpu_mma_operand o, uint32_t elem_bytes, uint32_t rows,
                             uint32_t step_bytes, uint32_t row_bytes)
{
    const uint32_t width = mgpu_swizzle_span_bytes(o.swizzle);
    if (rows % 8 != 0)
        return "the rows of A and of B in a block must be a multiple of 8";
    if (o.major == MGPU_K_MAJOR && o.swizzle != MGPU_SWIZZLE_NONE && width < step_bytes)
        return "B of a sparse tile takes 64 bytes of K a step, more than a row of the 32B "
               "swizzle: take 64B or 128B";
    if (o.major == MGPU_K_MAJOR && o.swizzle != MGPU_SWIZZLE_NONE && row_bytes % width != 0)
        return "K of the tile must fill whole rows of the swizzle: 128 bytes (128B), 64 (64B) "
               "or 32 (32B); take a larger k or a smaller swizzle";
    if (o.major == MGPU_MN_MAJOR && rows * elem_bytes % (width != 0 ? width : 16) != 0)
        return "rows of an operand that is MN-major must fill whole rows of the swizzle: 128 "
               "bytes (128B), 64 (64B) or 32 (32B); take more rows or a smaller swizzle";
    return mgpu_tcgen05_desc_fault(mgpu_tcgen05_desc_decode(mgpu__mma_tile_desc(
                                       o, elem_bytes, 0, rows, step_bytes, row_bytes, 0)),
                                   o.major, elem_bytes);
}

/* What is wrong with a tile: of kind, types, sizes, majors and swizzles.
 *   t       any tile
 *   returns a sentence with the rule and the remedy (static), or a null pointer if legal
 */
MGPU_INLINE const char *
mgpu_mma_tile_fault(mgpu_mma_tile t)
{
    const uint32_t step = mgpu_instr_desc_k(t.kind, t.sparse),
                   elem_bytes = mgpu__mma_tile_elem_bytes(t.kind);
    const uint32_t desc = mgpu_mma_tile_instr_desc(t, 0);
    const char *fault;
    if (t.ctas != 1 && t.ctas != 2)
        return "ctas must be 1, or 2 for a pair";
    if (desc == MGPU_INSTR_DESC_INVALID)
        return "the kind has no such type, or m is no multiple of 16 (scaled: 128) or n none "
               "of "
               "8: mgpu_mma_code() says which types a kind has";
    fault = mgpu_kind_is_scaled(t.kind)
                ? mgpu_instr_desc_scaled_fault(t.kind, t.ctas, t.block, desc)
                : mgpu_instr_desc_fault(t.kind, t.ctas, false, desc);
    if (fault != (const char *)0)
        return fault;
    if (t.k == 0 || t.k % step != 0)
        return "k must be a multiple of what a step takes: 8 (tf32), 16 (f16), 32 (f8f6f4, i8, "
               "mxf8f6f4) or 64 (mxf4, mxf4nvf4), twice that when A is sparse";
    fault = mgpu__mma_tile_operand_fault(t.a, elem_bytes, t.m / t.ctas, 32,
                                         mgpu_mma_tile_a_row_bytes(t));
    return fault != (const char *)0
               ? fault
               : mgpu__mma_tile_operand_fault(t.b, elem_bytes, t.n / t.ctas, t.sparse ? 64 : 32,
                                              mgpu_mma_tile_b_row_bytes(t));
}

/* What is wrong with a place of scales or metadata of a tile: its tensor memory, its shared memory. */
MGPU_INLINE const char *
mgpu__mma_tile_place_fault(uint32_t taddr, uint32_t cols, uint32_t smem)
{
    return mgpu_tmem_lane(taddr) != 0
               ? "scales and metadata fill all lanes: the address of their columns is of lane 0"
           : mgpu_tmem_col(taddr) + cols > MGPU_TMEM_COLS
               ? "the columns of scales or metadata end behind the last one, 511: put them "
                 "further to the front"
           : smem % 16 != 0
               ? "scales and metadata begin at a multiple of 16 bytes of shared memory, as a "
                 "descriptor counts: align them"
               : (const char *)0;
}

/* What is wrong with the scales of A or of B of a tile, or with the tile.
 *   t       any tile
 *   cols    mgpu_mma_tile_sfa_cols() or _sfb_cols()
 *   taddr   address of their columns in tensor memory
 *   smem    shared address of their blocks
 *   returns a sentence with the rule and the remedy (static), or a null pointer if legal
 */
MGPU_INLINE const char *
mgpu_mma_tile_scales_fault(mgpu_mma_tile t, uint32_t cols, uint32_t taddr, uint32_t smem)
{
    const char *fault = mgpu_mma_tile_fault(t);
    return fault != (const char *)0 ? fault
           : !mgpu_kind_is_scaled(t.kind)
               ? "the kind has no scales: take mxf8f6f4, mxf4 or mxf4nvf4"
               : mgpu__mma_tile_place_fault(taddr, cols, smem);
}

/* What is wrong with the metadata of a tile, or with the tile.
 *   t       any tile
 *   taddr   address of its columns in tensor memory
 *   smem    its shared address
 *   returns a sentence with the rule and the remedy (static), or a null pointer if legal
 */
MGPU_INLINE const char *
mgpu_mma_tile_meta_fault(mgpu_mma_tile t, uint32_t taddr, uint32_t smem)
{
    const char *fault = mgpu_mma_tile_fault(t);
    return fault != (const char *)0 ? fault
           : !t.sparse ? "A is dense and has no metadata: set t.sparse, or leave the copy out"
                       : mgpu__mma_tile_place_fault(taddr, mgpu_mma_tile_meta_cols(t), smem);
}

#endif /* MGPU_LAYOUT_MMA_TILE_H */
