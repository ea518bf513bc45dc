/* mgpu/layout/sparse_tmem.h - the metadata of a sparse A of tcgen05.mma.sp, in tensor memory.
 * SPDX-License-Identifier: MIT
 *
 * Four bits, a code, say of each chunk of K which half of its elements is stored (sparse.h):
 *
 *     type                       chunk   stored   chunks of one instruction
 *     tf32                       2       1         8   code 0x4: the first, 0xe: the second
 *     f16, bf16                  4       2         8   code first | second << 2
 *     8 bits (f8f6f4, i8, ..)    4       2        16   code first | second << 2
 *     mxf4, mxf4nvf4             8       4        16   the same, of pairs of neighbours
 *
 * A column of 32 bits has 8 codes, the lowest chunk in the lowest bits. Lanes are those of the rows of D
 * (tmem.h), in layouts E and G in each group. Codes in columns from the address, M = 128:
 *
 *     8 bits, mxf4            bits 0..31 of column 0    column 1
 *     lane r                  chunks 0..7 of row r      chunks 8..15
 *
 *     tf32, f16               bits 0..15             bits 16..31          of the column that the
 *     lane      l  < 8        chunks 0..3 of row l   of row l + 8         selector, 0 or 1, names
 *               l + 8         chunks 4..7 of row l   of row l + 8         and so for each 16 rows
 *
 * So of tf32 and f16 a pair of columns serves two steps along K.
 *
 * Typical use, a matrix [128][K] of bf16 whose codes become the columns of a copy by tcgen05.cp:
 *     mgpu_tmem_slot at = mgpu_tmem_meta_slot(MGPU_TMEM_LAYOUT_D, 16, k / 32 % 2, row, k % 32 / 4, 0);
 *     meta[at.lane][k / 64 * 2 + at.col] |= mgpu_sparse_code(first, second) << at.bit;
 *
 * Not confirmed by hardware; the sparse .ws of M = 64 and 32 have one source.
 * PTX ISA, "Sparse Matrices", "Sparsity selector" of tcgen05.
 */
#ifndef MGPU_LAYOUT_SPARSE_TMEM_H
#define MGPU_LAYOUT_SPARSE_TMEM_H

#include "sparse.h"
#include "tmem.h"

/* Elements of K of which one code speaks.
 *   elem_bits  32 (tf32), 16, 8 (all of f8f6f4, mxf8f6f4 and i8), 4 (mxf4, mxf4nvf4)
 *   returns    2, 4 or 8
 */
MGPU_INLINE uint32_t
mgpu_tmem_meta_chunk_elems(uint32_t elem_bits)
{
    return elem_bits == 32 ? 2 : elem_bits == 4 ? 8 : 4;
}

/* Chunks of K of one instruction.
 *   elem_bits  32 (tf32), 16, 8, 4 (mxf4, mxf4nvf4)
 *   returns    8 or 16
 */
MGPU_INLINE uint32_t
mgpu_tmem_meta_chunks(uint32_t elem_bits)
{
    return elem_bits >= 16 ? 8 : 16;
}

/* Columns of metadata that an instruction reads.
 *   elem_bits  32 (tf32), 16, 8, 4 (mxf4, mxf4nvf4)
 *   returns    1, that of the selector, or 2
 */
MGPU_INLINE uint32_t
mgpu_tmem_meta_cols(uint32_t elem_bits)
{
    return mgpu_tmem_meta_chunks(elem_bits) / 8;
}

/* Whether a code has a meaning. Others are undefined behaviour.
 *   elem_bits  32 (tf32), 16, 8, 4 (mxf4, mxf4nvf4)
 *   code       0..15
 */
MGPU_INLINE bool
mgpu_tmem_meta_code_is_legal(uint32_t elem_bits, uint32_t code)
{
    if (elem_bits == 32)
        return code == 0x4 || code == 0xe;
    return code < 16 && ((code & 3) < code >> 2 || code == 0x6);
}

/* Which element of its chunk a stored one is.
 *   elem_bits  32 (tf32), 16, 8, 4 (mxf4, mxf4nvf4)
 *   code       a legal one
 *   i          of the stored ones of the chunk, from 0: half of mgpu_tmem_meta_chunk_elems()
 *   returns    0 .. mgpu_tmem_meta_chunk_elems() - 1
 */
MGPU_INLINE uint32_t
mgpu_tmem_meta_elem(uint32_t elem_bits, uint32_t code, uint32_t i)
{
    if (elem_bits == 32)
        return code == 0xe;
    return elem_bits == 4 ? 2 * (code >> i / 2 * 2 & 3) + i % 2 : code >> 2 * i & 3;
}

/* Where the code of a chunk is, from the address of the metadata.
 *   layout     A, C to G: that of D, mgpu_tmem_d_layout()
 *   elem_bits  32 (tf32), 16, 8, 4 (mxf4, mxf4nvf4)
 *   selector   that of the instruction, 0 or 1 (what 2 and 3 mean is not known); 0 of 8 and 4 bits
 *   row        of A, of a pair through both CTAs
 *   chunk      of the instruction's K: 0 .. mgpu_tmem_meta_chunks() - 1
 *   group      which of the copies: 0 .. mgpu_tmem_groups() - 1
 *   returns    the lowest of four bits
 */
MGPU_INLINE mgpu_tmem_slot
mgpu_tmem_meta_slot(mgpu_tmem_layout layout, uint32_t elem_bits, uint32_t selector,
                    uint32_t row, uint32_t chunk, uint32_t group)
{
    const uint32_t rows = mgpu_tmem_rows(layout), in = row % rows;
    if (elem_bits < 16)
        return mgpu_make_tmem_slot(row / rows, mgpu_tmem_row_lane(layout, in, group), chunk / 8,
                                   chunk % 8 * 4);
    return mgpu_make_tmem_slot(
        row / rows, mgpu_tmem_row_lane(layout, in / 16 * 16 + chunk / 4 * 8 + in % 8, group),
        selector, in / 8 % 2 * 16 + chunk % 4 * 4);
}

/* The row and chunk (as `col`) of the code in a place: the inverse of mgpu_tmem_meta_slot(), of each copy.
 *   layout     A, C to G: that of D
 *   elem_bits  32 (tf32), 16, 8, 4 (mxf4, mxf4nvf4)
 *   at         the place, from the address of the metadata; any bit of the code. Of tf32 and 16 bits a
 *              column says the same of its rows whatever it is: the selector names it
 *   returns    MGPU_TMEM_NONE as both where a lane of C or F has none
 */
MGPU_INLINE mgpu_coord
mgpu_tmem_meta_coord(mgpu_tmem_layout layout, uint32_t elem_bits, mgpu_tmem_slot at)
{
    const uint32_t in = mgpu_tmem_lane_row(layout, at.lane).row;
    const uint32_t first = at.cta * mgpu_tmem_rows(layout);
    if (in == MGPU_TMEM_NONE)
        return mgpu_make_coord(MGPU_TMEM_NONE, MGPU_TMEM_NONE);
    if (elem_bits < 16)
        return mgpu_make_coord(first + in, at.col * 8 + at.bit / 4);
    return mgpu_make_coord(first + in / 16 * 16 + at.bit / 16 * 8 + in % 8,
                           in / 8 % 2 * 4 + at.bit % 16 / 4);
}

#endif /* MGPU_LAYOUT_SPARSE_TMEM_H */
