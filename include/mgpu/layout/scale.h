/* mgpu/layout/scale.h - scale factors of block-scaled tcgen05.mma: in global, shared and tensor memory.
 * SPDX-License-Identifier: MIT
 *
 * A row of A, or a column of B, has a factor of 8 bits for each 32 (ue8m0) or 16 (ue8m0, ue4m3) elements
 * along K. Here both are rows, [rows][k] with k counting factors. In memory they are blocks of 128 rows by 4
 * factors, 512 bytes, what is missing being zero. In a block, line by line of 16 bytes:
 *
 *     bytes      0..3            4..7             8..11            12..15
 *        0    row  0, k 0..3   row 32, k 0..3   row 64, k 0..3   row  96, k 0..3
 *       16    row  1           row 33           row 65           row  97
 *        :
 *      496    row 31           row 63           row 95           row 127
 *
 * This is what cuBLAS takes. In global memory blocks go along K first, in shared memory along the rows first,
 * so that all that an instruction needs lies side by side (with one block of either, the same).
 *
 * Such a block is what tcgen05.cp.32x128b.warpx4 takes: 32 rows of 16 bytes. It makes four columns of it,
 * the same in each quarter of the lanes; column c has rows 32c to 32c + 31, lane l row 32c + l % 32, and k is
 * the byte. With more than 128 rows the next block is four columns on.
 *
 * An instruction uses 1, 2 or 4 of the four factors (scale_vec 1X, 2X, 4X); the id in its descriptor is the
 * first. mxf8f6f4: 1. mxf4, mxf4nvf4 with blocks of 32: 2. mxf4nvf4 with blocks of 16: 4. With K = 96, on sm_103a,
 * it uses 3 (blocks of 32) or 6 (of 16), which go on from an id into the next four, word_cols columns on: 4 for each
 * 128 rows, so that eight instructions follow each other with factors 0, 3, 6 .. 21, or 0, 6, 12 .. 42.
 *
 * Typical use, of a matrix [rows][k] of factors on the host:
 *     mgpu_scale_pack(blocks, factors, rows, k, k);
 * and of a tile of 128 rows in a kernel, where the copy of factors 4b .. 4b + 3 is
 *     from smem + mgpu_scale_smem_offset(128, 0, 4 * b) to taddr + mgpu_tmem_scale_slot(0, 4 * b, 4, 0).col
 *
 * Not confirmed by hardware. Each CTA of a pair is taken to have the factors of its own rows of A and of all
 * columns of B. For B with M = 128 of a pair the manual's words would put all columns into each quarter; CUTLASS
 * has the first half of N in lanes 0 to 63 and the second in 64 to 127, as D has its columns:
 * mgpu_tmem_scale_split_slot().
 * PTX ISA, "Block Scaling for tcgen05.mma.sync"; cuBLAS, "1D Block Scaling Factors Layout".
 */
#ifndef MGPU_LAYOUT_SCALE_H
#define MGPU_LAYOUT_SCALE_H

#include "tmem.h"

/* A block of factors. */
enum { MGPU_SCALE_BLOCK_ROWS = 128, MGPU_SCALE_BLOCK_K = 4, MGPU_SCALE_BLOCK_BYTES = 512 };

/* ---- blocks in memory ---------------------------------------------------------------------- */

/* Bytes of the blocks that hold a matrix of factors.
 *   rows    rows of A or columns of B
 *   k       factors of each
 *   returns a multiple of 512
 */
MGPU_INLINE uint32_t
mgpu_scale_bytes(uint32_t rows, uint32_t k)
{
    return (rows + 127) / 128 * ((k + 3) / 4) * MGPU_SCALE_BLOCK_BYTES;
}

/* Where a factor is in its block, bytes.
 *   row     of the matrix; that of the block is row % 128
 *   k       of the matrix; that of the block is k % 4
 */
MGPU_INLINE uint32_t
mgpu_scale_block_offset(uint32_t row, uint32_t k)
{
    return row % 32 * 16 + row / 32 % 4 * 4 + k % 4;
}

/* The factor at a byte of a block: the inverse of mgpu_scale_block_offset(); k as `col`.
 *   offset  bytes, 0..511
 */
MGPU_INLINE mgpu_coord
mgpu_scale_block_coord(uint32_t offset)
{
    return mgpu_make_coord(offset % 16 / 4 * 32 + offset / 16, offset % 4);
}

/* Where a factor is in global memory, bytes: blocks along K first.
 *   all_k   factors of a row of the matrix
 *   row     from 0
 *   k       0 .. all_k-1
 */
MGPU_INLINE uint32_t
mgpu_scale_offset(uint32_t all_k, uint32_t row, uint32_t k)
{
    const uint32_t block = row / 128 * ((all_k + 3) / 4) + k / 4;
    return block * MGPU_SCALE_BLOCK_BYTES + mgpu_scale_block_offset(row, k);
}

/* The factor at a byte of global memory: the inverse of mgpu_scale_offset(); k as `col`.
 *   all_k   factors of a row of the matrix
 *   offset  bytes; where there is no such factor, row or k is past the end
 */
MGPU_INLINE mgpu_coord
mgpu_scale_coord(uint32_t all_k, uint32_t offset)
{
    const uint32_t block = offset / MGPU_SCALE_BLOCK_BYTES, across = (all_k + 3) / 4;
    const mgpu_coord in = mgpu_scale_block_coord(offset % MGPU_SCALE_BLOCK_BYTES);
    return mgpu_make_coord(block / across * 128 + in.row, block % across * 4 + in.col);
}

/* Where a factor is in a tile in shared memory, bytes: blocks along the rows first.
 *   rows    rows of the tile
 *   row     0 .. rows-1
 *   k       from 0, within the tile
 */
MGPU_INLINE uint32_t
mgpu_scale_smem_offset(uint32_t rows, uint32_t row, uint32_t k)
{
    const uint32_t block = k / 4 * ((rows + 127) / 128) + row / 128;
    return block * MGPU_SCALE_BLOCK_BYTES + mgpu_scale_block_offset(row, k);
}

/* The factor at a byte of a tile: the inverse of mgpu_scale_smem_offset(); k as `col`.
 *   rows    rows of the tile
 *   offset  bytes; where there is no such factor, row or k is past the end
 */
MGPU_INLINE mgpu_coord
mgpu_scale_smem_coord(uint32_t rows, uint32_t offset)
{
    const uint32_t block = offset / MGPU_SCALE_BLOCK_BYTES, down = (rows + 127) / 128;
    const mgpu_coord in = mgpu_scale_block_coord(offset % MGPU_SCALE_BLOCK_BYTES);
    return mgpu_make_coord(block % down * 128 + in.row, block / down * 4 + in.col);
}

/* Make blocks, as they are in global memory, of a matrix of factors. What is missing becomes zero. One thread
 * does it all; many divide it by taking offsets of their own.
 *   to      mgpu_scale_bytes() bytes
 *   from    factors, row by row
 *   rows    rows of A or columns of B
 *   k       factors of each
 *   pitch   bytes from a row of `from` to the next
 */
MGPU_INLINE void
mgpu_scale_pack(uint8_t *to, const uint8_t *from, uint32_t rows, uint32_t k, uint32_t pitch)
{
    for (uint32_t i = 0; i < mgpu_scale_bytes(rows, k); i++) {
        const mgpu_coord at = mgpu_scale_coord(k, i);
        to[i] = at.row < rows && at.col < k ? from[at.row * pitch + at.col] : (uint8_t)0;
    }
}

/* The matrix of factors of blocks: the inverse of mgpu_scale_pack().
 *   to      factors, row by row
 *   from    mgpu_scale_bytes() bytes
 *   rows    rows of A or columns of B
 *   k       factors of each
 *   pitch   bytes from a row of `to` to the next; what is between stays
 */
MGPU_INLINE void
mgpu_scale_unpack(uint8_t *to, const uint8_t *from, uint32_t rows, uint32_t k, uint32_t pitch)
{
    for (uint32_t row = 0; row < rows; row++)
        for (uint32_t i = 0; i < k; i++)
            to[row * pitch + i] = from[mgpu_scale_offset(k, row, i)];
}

/* ---- tensor memory ------------------------------------------------------------------------- */

/* Whether an instruction may have this id: the first factor, of the four, that it uses.
 *   vec     factors that it uses: 1, 2 or 4 (3 and 6, K = 96 of sm_103a, are as 1 and 2)
 *   id      0..3
 */
MGPU_INLINE bool
mgpu_scale_id_is_legal(uint32_t vec, uint32_t id)
{
    return vec == 1 || vec == 3   ? id < 4
           : vec == 2 || vec == 6 ? id == 0 || id == 2
                                  : vec == 4 && id == 0;
}

/* Columns that four factors of each row fill.
 *   rows    rows of A in one CTA, or columns of B; of the split B half of them
 */
MGPU_INLINE uint32_t
mgpu_tmem_scale_cols(uint32_t rows)
{
    return (rows + 31) / 32;
}

/* Where a factor is, from the address of the factors.
 *   row        of A, in its own CTA, or column of B
 *   k          from 0: id + 0, 1 .. for those of an instruction
 *   word_cols  columns from four factors to the next four along K, not less than mgpu_tmem_scale_cols(): by
 *              blocks, 4 for each 128 rows
 *   copy       0..3: all four have to be there
 */
MGPU_INLINE mgpu_tmem_slot
mgpu_tmem_scale_slot(uint32_t row, uint32_t k, uint32_t word_cols, uint32_t copy)
{
    return mgpu_make_tmem_slot(0, copy * 32 + row % 32, row / 32 + k / 4 * word_cols,
                               k % 4 * 8);
}

/* The factor in a place: the inverse of mgpu_tmem_scale_slot(), of each copy; k as `col`.
 *   at         the place, from the address of the factors; any bit of the byte
 *   word_cols  as there
 */
MGPU_INLINE mgpu_coord
mgpu_tmem_scale_coord(mgpu_tmem_slot at, uint32_t word_cols)
{
    return mgpu_make_coord(at.col % word_cols * 32 + at.lane % 32,
                           at.col / word_cols * 4 + at.bit / 8);
}

/* Where a factor of B is for M = 128 of a pair, from the address: the halves of N apart, twice each. With
 * N = 256 tcgen05.cp.64x128b.warpx2::01_23 makes it of two blocks.
 *   n          N of the instruction
 *   row        column of B, 0 .. n-1
 *   k          from 0: id + 0, 1 .. for those of an instruction
 *   word_cols  columns from four factors to the next four along K, not less than mgpu_tmem_scale_cols(n / 2)
 *   copy       0 or 1: both have to be there
 */
MGPU_INLINE mgpu_tmem_slot
mgpu_tmem_scale_split_slot(uint32_t n, uint32_t row, uint32_t k, uint32_t word_cols,
                           uint32_t copy)
{
    mgpu_tmem_slot s = mgpu_tmem_scale_slot(row % (n / 2), k, word_cols, copy);
    s.lane += row / (n / 2) * 64;
    return s;
}

/* The factor in a place: the inverse of mgpu_tmem_scale_split_slot(), of each copy; k as `col`.
 *   n          N of the instruction
 *   at         the place, from the address of the factors; any bit of the byte
 *   word_cols  as there
 */
MGPU_INLINE mgpu_coord
mgpu_tmem_scale_split_coord(uint32_t n, mgpu_tmem_slot at, uint32_t word_cols)
{
    mgpu_coord c = mgpu_tmem_scale_coord(at, word_cols);
    c.row += at.lane / 64 * (n / 2);
    return c;
}

#endif /* MGPU_LAYOUT_SCALE_H */
