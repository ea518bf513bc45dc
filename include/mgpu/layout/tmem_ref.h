/* mgpu/layout/tmem_ref.h - a matrix in tensor memory, slices of it, and who has which element when it is loaded.
 * SPDX-License-Identifier: MIT
 *
 * A reference names D of tcgen05.mma (or A in packed halves) by its address, its layout over the lanes (tmem.h) and
 * its columns. Four warps load it, each its quarter of the lanes, in one of two ways; thread t of a warp, register r:
 *
 *     MGPU_TMEM_ROWS           a lane in each thread              .32x32b      a row t, column r
 *                              of 16 lanes (C, F) half a lane     .16x32bx2    row t % 16, column r, from thread 16 on + half
 *     MGPU_TMEM_FRAGMENTS      16 lanes as a warp has them of     .16x256b     rows t/4, t/4 + 8; columns 2 (t%4), + 1, + 8 ..
 *                              wgmma, then the next 16            .16x128b     the same of packed halves, two in a register
 *
 *     fragments    col 0  1  2 ... 7     8 ...         registers of thread 0
 *     lane  0      r0 r1                 r4 r5         r0 .. of lanes 0 and 8, then, from half of them on,
 *     lane  8      r2 r3                 r6 r7         those of lanes 16 and 24
 *
 * Rows of D by warp follow from the layout: in B (M = 128 of a pair) warps 0 and 1 have the first half of the
 * columns, 2 and 3 the second. Of a row, as behind a reduction: mgpu_tmem_ref_row().
 *
 * Typical use, a pair's 256 x 256 tile, 32 columns of it at a time (tile/tmem_ref.h loads them):
 *     const mgpu_tmem_ref d = mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_A, 256, taddr);
 *     mgpu_tmem_load(r, mgpu_tmem_ref_slice(d, col, 32), MGPU_TMEM_ROWS);
 *     mgpu_coord at = mgpu_tmem_ref_coord(slice, MGPU_TMEM_ROWS, rank, threadIdx.x % 128, i);   of r[i]
 *
 * Not confirmed by hardware, as tmem.h.
 */
#ifndef MGPU_LAYOUT_TMEM_REF_H
#define MGPU_LAYOUT_TMEM_REF_H

#include "tmem_ldst.h"

/* How threads have what they load. */
typedef enum mgpu_tmem_way { MGPU_TMEM_ROWS, MGPU_TMEM_FRAGMENTS } mgpu_tmem_way;

/* A matrix in tensor memory, or some of its columns. */
typedef struct mgpu_tmem_ref {
    uint32_t taddr; /* of the slice: lane 0, of C and F perhaps 16 */
    mgpu_tmem_layout layout;
    uint32_t n;    /* columns of the whole matrix, elements */
    uint32_t col;  /* first column of the slice, of each group of lanes: of 32 bits */
    uint32_t cols; /* columns of the slice, of 32 bits */
    uint32_t bits; /* 32: an element in each column; 16: two */
} mgpu_tmem_ref;

/* A whole D: an element in each column.
 *   layout  A to G: mgpu_mma_tile_d_layout()
 *   n       columns of D
 *   taddr   its address
 */
MGPU_INLINE mgpu_tmem_ref
mgpu_tmem_ref_make(mgpu_tmem_layout layout, uint32_t n, uint32_t taddr)
{
    mgpu_tmem_ref ref;
    ref.taddr = taddr;
    ref.layout = layout;
    ref.n = n;
    ref.col = 0;
    ref.cols = mgpu_tmem_d_cols(layout, n);
    ref.bits = 32;
    return ref;
}

/* A matrix of 16-bit elements, two in each column, as A lies in tensor memory. Layouts with one group of lanes.
 *   layout  A, C, D or F
 *   k       elements of a row, an even number
 *   taddr   its address
 */
MGPU_INLINE mgpu_tmem_ref
mgpu_tmem_ref_make_packed(mgpu_tmem_layout layout, uint32_t k, uint32_t taddr)
{
    mgpu_tmem_ref ref = mgpu_tmem_ref_make(layout, k, taddr);
    ref.cols = k / 2;
    ref.bits = 16;
    return ref;
}

/* Some of the columns; where groups of lanes have parts of the columns (B, E, G), those of each part.
 *   ref     the matrix
 *   col     first column, of 32 bits, from that of `ref`
 *   cols    columns of 32 bits
 */
MGPU_INLINE mgpu_tmem_ref
mgpu_tmem_ref_slice(mgpu_tmem_ref ref, uint32_t col, uint32_t cols)
{
    ref.taddr += col;
    ref.col += col;
    ref.cols = cols;
    return ref;
}

/* The shape that loads it.
 *   ref     the matrix
 *   way     MGPU_TMEM_ROWS or _FRAGMENTS
 */
MGPU_INLINE mgpu_tmem_shape
mgpu_tmem_ref_shape(mgpu_tmem_ref ref, mgpu_tmem_way way)
{
    return way == MGPU_TMEM_ROWS
               ? (mgpu_tmem_half_quarters(ref.layout) ? MGPU_TMEM_16X32BX2 : MGPU_TMEM_32X32B)
           : ref.bits == 32 ? MGPU_TMEM_16X256B
                            : MGPU_TMEM_16X128B;
}

/* Registers that each thread has of it.
 *   ref     the matrix
 *   way     MGPU_TMEM_ROWS or _FRAGMENTS
 */
MGPU_INLINE uint32_t
mgpu_tmem_ref_regs(mgpu_tmem_ref ref, mgpu_tmem_way way)
{
    (void)way; /* 32 threads have 32 lanes of it, or 16 */
    return mgpu_tmem_half_quarters(ref.layout) ? ref.cols / 2 : ref.cols;
}

/* What is wrong with loading or storing it.
 *   ref     any
 *   way     MGPU_TMEM_ROWS or _FRAGMENTS
 *   returns a sentence with the rule and the remedy (static), or a null pointer if legal
 */
MGPU_INLINE const char *
mgpu_tmem_ref_fault(mgpu_tmem_ref ref, mgpu_tmem_way way)
{
    const uint32_t cols = ref.cols;
    const bool halves = mgpu_tmem_half_quarters(ref.layout);
    if (ref.layout == MGPU_TMEM_LAYOUT_NONE)
        return "the layout is none: mgpu_tmem_d_layout() has it of M and the number of blocks";
    if (ref.bits == 16 && mgpu_tmem_groups(ref.layout) != 1)
        return "two elements are in a column, and the layout has groups of lanes: such a "
               "matrix "
               "is of layout A, C, D or F";
    if (mgpu_tmem_lane(ref.taddr) % 32 != 0 && !halves)
        return "the rows fill all lanes: the address is of lane 0; only layouts C and F may "
               "begin at 16";
    if (way == MGPU_TMEM_FRAGMENTS && cols % (ref.bits == 32 ? 8 : 4) != 0)
        return "a fragment has 8 columns, of packed halves 4: take so many, or rows";
    if (cols == 0 || (cols & (cols - 1)) != 0 || cols > 256 || (halves && cols == 1))
        return "the columns of a slice are a power of two up to 256, of 16 lanes from 2 on: "
               "take "
               "several slices";
    if (halves && way == MGPU_TMEM_ROWS && cols > 128)
        return "rows of 16 lanes are loaded at once, 128 columns at most: take several slices";
    if (ref.col + cols > (ref.bits == 16 ? ref.n / 2 : mgpu_tmem_d_cols(ref.layout, ref.n)))
        return "the slice ends behind the last column of the matrix";
    return (const char *)0;
}

/* The element that a register has.
 *   ref     the matrix or slice
 *   way     MGPU_TMEM_ROWS or _FRAGMENTS
 *   cta     of the pair: 0 or 1
 *   thread  of four warps, 0..127
 *   reg     0 .. mgpu_tmem_ref_regs() - 1
 *   returns row and column of the whole matrix; of packed halves the column of the low one
 */
MGPU_INLINE mgpu_coord
mgpu_tmem_ref_coord(mgpu_tmem_ref ref, mgpu_tmem_way way, uint32_t cta, uint32_t thread,
                    uint32_t reg)
{
    const mgpu_tmem_shape shape = mgpu_tmem_ref_shape(ref, way);
    const uint32_t each =
        way == MGPU_TMEM_FRAGMENTS ? ref.cols / 2 : mgpu_tmem_ref_regs(ref, way);
    const mgpu_tmem_slot at = mgpu_tmem_ld_slot(shape, thread % 32, reg % each, ref.cols / 2);
    const uint32_t lane = thread / 32 * 32 + reg / each * 16 + at.lane;
    mgpu_coord c = mgpu_tmem_d_coord(ref.layout, ref.n, cta, lane, ref.col + at.col);
    if (ref.bits == 16)
        c.col *= 2;
    return c;
}

/* The register that has an element: the inverse of mgpu_tmem_ref_coord().
 *   ref     the matrix or slice
 *   way     MGPU_TMEM_ROWS or _FRAGMENTS
 *   row     of the whole matrix
 *   col     of the whole matrix, in the slice
 *   returns thread, from 128 on that of the odd block of a pair; register; half of it, of packed halves
 */
MGPU_INLINE mgpu_slot
mgpu_tmem_ref_reg(mgpu_tmem_ref ref, mgpu_tmem_way way, uint32_t row, uint32_t col)
{
    const mgpu_tmem_shape shape = mgpu_tmem_ref_shape(ref, way);
    const mgpu_tmem_slot at =
        mgpu_tmem_d_slot(ref.layout, ref.n, row, ref.bits == 16 ? col / 2 : col);
    const uint32_t lanes = mgpu_tmem_ld_lanes(shape);
    mgpu_slot s = mgpu_tmem_ld_reg(shape, at.lane % lanes, at.col - ref.col, ref.cols / 2);
    s.thread += at.cta * 128 + at.lane / 32 * 32;
    if (way == MGPU_TMEM_FRAGMENTS)
        s.reg += at.lane % 32 / 16 * (ref.cols / 2);
    s.half = ref.bits == 16 ? col % 2 : 0;
    return s;
}

/* ---- rows: what is left of each after a reduction along the columns --------------------------- */

/* Rows of which each thread has something.
 *   ref     the matrix
 *   way     MGPU_TMEM_ROWS or _FRAGMENTS
 *   returns 1; of fragments 4, of 16 lanes 2
 */
MGPU_INLINE uint32_t
mgpu_tmem_ref_rows(mgpu_tmem_ref ref, mgpu_tmem_way way)
{
    return way == MGPU_TMEM_ROWS ? 1 : mgpu_tmem_half_quarters(ref.layout) ? 2 : 4;
}

/* Which of its rows a register of a thread belongs to.
 *   ref     the matrix or slice
 *   way     MGPU_TMEM_ROWS or _FRAGMENTS
 *   reg     0 .. mgpu_tmem_ref_regs() - 1
 *   returns 0 .. mgpu_tmem_ref_rows() - 1
 */
MGPU_INLINE uint32_t
mgpu_tmem_ref_row_of(mgpu_tmem_ref ref, mgpu_tmem_way way, uint32_t reg)
{
    const uint32_t each = ref.cols / 2;
    return way == MGPU_TMEM_ROWS ? 0
                                 : reg / each * 2 + reg % each / (ref.bits == 32 ? 2 : 1) % 2;
}

/* A row of a thread. Of fragments four neighbours have the same rows, of half lanes threads t and t + 16.
 *   ref     the matrix
 *   way     MGPU_TMEM_ROWS or _FRAGMENTS
 *   cta     of the pair: 0 or 1
 *   thread  of four warps, 0..127
 *   i       0 .. mgpu_tmem_ref_rows() - 1
 */
MGPU_INLINE uint32_t
mgpu_tmem_ref_row(mgpu_tmem_ref ref, mgpu_tmem_way way, uint32_t cta, uint32_t thread,
                  uint32_t i)
{
    const uint32_t in = way == MGPU_TMEM_FRAGMENTS            ? 8 * i + thread % 32 / 4
                        : mgpu_tmem_half_quarters(ref.layout) ? thread % 16
                                                              : thread % 32;
    return cta * mgpu_tmem_rows(ref.layout) +
           mgpu_tmem_lane_row(ref.layout, thread / 32 * 32 + in).row;
}

#endif /* MGPU_LAYOUT_TMEM_REF_H */
