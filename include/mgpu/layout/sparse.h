/* mgpu/layout/sparse.h - the metadata of a sparse A of wgmma: which thread says what of which row.
 * SPDX-License-Identifier: MIT
 *
 * Of each four elements along K two are stored, of tf32 one of two, side by side. For each such
 * group there are 4 bits, its code, that say where they stood:
 *
 *     A        . x . y | z w . .             tf32    . x | y .
 *     stored   x y z w                               x y
 *     code     1 | 3 << 2, 0 | 1 << 2                0xe, 0x4      in units of 16 bits
 *
 * A thread has 8 codes in a register; each warp those of 16 rows, as mma.sp has them (mma_fragment.h) with K of
 * 512 bits. Warp w of the warpgroup, lane l, row r = 16w + l/4:
 *
 *     16-bit types, tf32     the two lanes of each four with l/2%2 = selector count
 *         codes 0-3, 4-7     row r, row r + 8
 *         groups             the first half of K in lane l%2 = 0, the second in l%2 = 1
 *     8-bit types            all lanes count, the selector is 0
 *         codes 0-7          row r + 8 * (l%2)
 *         groups             the first half of K in lanes l/2%2 = 0, the second in l/2%2 = 1
 *
 * Typical use, when a matrix [64][K] of 16-bit type is packed. A step of wgmma is 32 of K. Two steps, of selector 0
 * and 1, read the same register in different lanes, so there are [K / 64][128] words in all:
 *     mgpu_meta_slot at = mgpu_wgmma_meta_slot(16, k / 32 % 2, row, k % 32 / 4);
 *     meta[k / 64][at.thread] |= mgpu_sparse_code(first, second) << at.bit;
 *
 * PTX ISA, "Sparse matrix storage" of wgmma.mma_async.sp.
 */
#ifndef MGPU_LAYOUT_SPARSE_H
#define MGPU_LAYOUT_SPARSE_H

#include "mma_fragment.h"

/* A thread that no warpgroup has: the answer to a request without sense. */
#define MGPU_META_THREAD_INVALID 0xffffffffu

/* Where the code of a group is. */
typedef struct mgpu_meta_slot {
    uint32_t thread; /* 0..127 in the warpgroup */
    uint32_t bit;    /* of its register: the lowest of four */
} mgpu_meta_slot;

/* What a code is of. */
typedef struct mgpu_meta_coord {
    uint32_t row;   /* 0..63 */
    uint32_t group; /* along K: of four elements, of tf32 two */
} mgpu_meta_coord;

/* The code of two elements of four.
 *   first    where the first stored one stood, 0..2
 *   second   where the second stood, first+1 .. 3
 */
MGPU_INLINE uint32_t
mgpu_sparse_code(uint32_t first, uint32_t second)
{
    return first | second << 2;
}

/* The code of one element of two, tf32.
 *   at       where it stood, 0 or 1
 */
MGPU_INLINE uint32_t
mgpu_sparse_code_tf32(uint32_t at)
{
    return at == 0 ? 0x4 : 0xe;
}

/* Who says where the elements of a group stood.
 *   elem_bits  8, 16, or 32 (tf32)
 *   selector   that of the instruction: 0 or 1; of 8-bit types 0
 *   row        0..63
 *   group      of the instruction's K: 0..7, of 8-bit types 0..15
 *   returns    thread and bit; MGPU_META_THREAD_INVALID as thread if an argument is none of these
 */
MGPU_INLINE mgpu_meta_slot
mgpu_wgmma_meta_slot(uint32_t elem_bits, uint32_t selector, uint32_t row, uint32_t group)
{
    const bool known = elem_bits == 8 || elem_bits == 16 || elem_bits == 32;
    mgpu_meta_slot s;
    mgpu_slot lane;
    s.thread = MGPU_META_THREAD_INVALID;
    s.bit = 0;
    if (!known || selector > (elem_bits > 8) || row > 63 || group > (elem_bits > 8 ? 7u : 15u))
        return s;
    lane = mgpu_mma_sp_meta_slot(512 / elem_bits, elem_bits, selector, row % 16, group);
    s.thread = row / 16 * 32 + lane.thread;
    s.bit = 4 * lane.half;
    return s;
}

/* What a code is of: the inverse of mgpu_wgmma_meta_slot(). Of 16-bit types and tf32 a thread says the same of
 * its rows whatever the selector is: that chooses which threads count.
 *   elem_bits  8, 16, or 32 (tf32)
 *   thread     0..127 in the warpgroup
 *   code       0..7: bits 4 * code .. 4 * code + 3 of its register
 */
MGPU_INLINE mgpu_meta_coord
mgpu_wgmma_meta_coord(uint32_t elem_bits, uint32_t thread, uint32_t code)
{
    const mgpu_coord at = mgpu_mma_sp_meta_coord(512 / elem_bits, elem_bits, thread % 32, code);
    mgpu_meta_coord c;
    c.row = thread / 32 * 16 + at.row;
    c.group = at.col;
    return c;
}

#endif /* MGPU_LAYOUT_SPARSE_H */
