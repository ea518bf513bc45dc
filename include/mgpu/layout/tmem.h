/* mgpu/layout/tmem.h - tensor memory: its addresses, and where tcgen05.mma has D and A in it.
 * SPDX-License-Identifier: MIT
 *
 * Each CTA has 128 lanes of 512 columns of 32 bits. An address is lane << 16 | column, so that to
 * add mgpu_tmem_addr(lanes, cols) goes on from it. Four quarters of 32 lanes; warp w reaches w % 4.
 *
 * Where the rows of D are, one line a quarter of the lanes, columns from the address of D. The
 * letters are PTX's; r is the row, c the column of D; a pair's second CTA has the upper half of M:
 *
 *     lanes     A, D            B, E                    C, F           G
 *      0..31    r  0..31        r  0..31, c   0..N/2-1  r  0..15 ..    r 0..31, c    0..N/4-1
 *     32..63    r 32..63        r 32..63, c   0..N/2-1  r 16..31 ..    r 0..31, c  N/4..N/2-1
 *     64..95    r 64..95        r  0..31, c N/2..N-1    r 32..47 ..    r 0..31, c  N/2..3N/4-1
 *     96..127   r 96..127       r 32..63, c N/2..N-1    r 48..63 ..    r 0..31, c 3N/4..N-1
 *
 *     A  M = 256 of a pair              D  M = 128
 *     B  M = 128 of a pair              E  M = 64 of .ws        G  M = 32 of .ws
 *     C  M = 128 of a pair, sparse      F  M = 64               .. 16 lanes that are not D's
 *
 * In C and F the address may name lane 16: then D is in the lanes ".." and the others are free. An
 * element of D has a column to itself: f32 and s32 fill it, f16 is its low half.
 *
 * A has the same lanes; where D has its columns in two or four groups of lanes, each has all of A.
 * K runs along the columns, the lowest k in the lowest bits.
 *
 * Typical use, an epilogue that looks for D[row][col] of a pair's 128 x 256 tile:
 *     mgpu_tmem_layout layout = mgpu_tmem_d_layout(128, 2, false, false);
 *     mgpu_tmem_slot at = mgpu_tmem_d_slot(layout, 256, row, col);
 *     if (at.cta == rank && mgpu_tmem_warp_lane(warp) == at.lane / 32 * 32)
 *         ... taddr + mgpu_tmem_addr(at.lane, at.col)
 *
 * Not confirmed by hardware. Two sources agree on it.
 * PTX ISA, "Tensor Memory", "Data Path Layout Organization", "Packing formats of elements in Tensor memory".
 */
#ifndef MGPU_LAYOUT_TMEM_H
#define MGPU_LAYOUT_TMEM_H

#include "fragment.h"

/* Tensor memory of a CTA. sm_107 has more columns for who has all of them: mgpu_tcgen05_alloc_exclusive(). */
enum { MGPU_TMEM_LANES = 128, MGPU_TMEM_COLS = 512, MGPU_TMEM_COLS_EXCLUSIVE = 576 };

/* A lane, column, row or register that there is not: the answer where a place holds nothing. */
#define MGPU_TMEM_NONE 0xffffffffu

/* A place in tensor memory. */
typedef struct mgpu_tmem_slot {
    uint32_t cta;  /* of the pair: 0 the even one, 1 the odd one; without a pair 0 */
    uint32_t lane; /* 0..127, from the lane of the address */
    uint32_t col;  /* column of 32 bits, from that of the address */
    uint32_t bit;  /* the lowest of its bits in the column, 0..31 */
} mgpu_tmem_slot;

/* PTX's names of the ways in which D is laid over the lanes. */
typedef enum mgpu_tmem_layout {
    MGPU_TMEM_LAYOUT_NONE = 0,
    MGPU_TMEM_LAYOUT_A, /* M = 256 of a pair */
    MGPU_TMEM_LAYOUT_B, /* M = 128 of a pair, dense */
    MGPU_TMEM_LAYOUT_C, /* M = 128 of a pair, sparse */
    MGPU_TMEM_LAYOUT_D, /* M = 128 */
    MGPU_TMEM_LAYOUT_E, /* M = 64, .ws */
    MGPU_TMEM_LAYOUT_F, /* M = 64 */
    MGPU_TMEM_LAYOUT_G  /* M = 32, .ws */
} mgpu_tmem_layout;

/* ---- addresses, columns and warps ---------------------------------------------------------- */

/* The address of a lane and column; or what to add to an address to go that far.
 *   lane    0..127
 *   col     0..511
 */
MGPU_INLINE uint32_t
mgpu_tmem_addr(uint32_t lane, uint32_t col)
{
    return lane << 16 | col;
}

/* The lane of an address.
 *   taddr   address in tensor memory
 */
MGPU_INLINE uint32_t
mgpu_tmem_lane(uint32_t taddr)
{
    return taddr >> 16;
}

/* The column of an address.
 *   taddr   address in tensor memory
 */
MGPU_INLINE uint32_t
mgpu_tmem_col(uint32_t taddr)
{
    return taddr & 0xffff;
}

/* A place, as one value.
 *   cta     of the pair: 0 or 1
 *   lane    0..127
 *   col     column of 32 bits
 *   bit     of the column, 0..31
 */
MGPU_INLINE mgpu_tmem_slot
mgpu_make_tmem_slot(uint32_t cta, uint32_t lane, uint32_t col, uint32_t bit)
{
    mgpu_tmem_slot s;
    s.cta = cta;
    s.lane = lane;
    s.col = col;
    s.bit = bit;
    return s;
}

/* The first of the 32 lanes that tcgen05.ld and st of a warp reach.
 *   warp    of the block, from 0: threadIdx.x / 32
 */
MGPU_INLINE uint32_t
mgpu_tmem_warp_lane(uint32_t warp)
{
    return warp % 4 * 32;
}

/* Whether tcgen05.alloc and dealloc take this number.
 *   cols    columns: a power of two from 32 to 512 is legal
 */
MGPU_INLINE bool
mgpu_tmem_alloc_is_legal(uint32_t cols)
{
    return cols >= 32 && cols <= MGPU_TMEM_COLS && (cols & (cols - 1)) == 0;
}

/* What to ask of tcgen05.alloc to get at least so many columns.
 *   cols    columns that are needed, 0..512
 *   returns 32, 64, 128, 256 or 512; 0 if that is not enough
 */
MGPU_INLINE uint32_t
mgpu_tmem_alloc_cols(uint32_t cols)
{
    uint32_t n = 32;
    while (n < cols && n < MGPU_TMEM_COLS)
        n *= 2;
    return cols <= n ? n : 0;
}

/* ---- lanes of rows ------------------------------------------------------------------------- */

/* How an instruction lays D over the lanes.
 *   m          M of the instruction, of both CTAs of a pair together
 *   cta_group  1, or 2 for a pair
 *   ws         tcgen05.mma.ws
 *   sparse     tcgen05.mma.sp
 *   returns    MGPU_TMEM_LAYOUT_NONE if there is no such M
 */
MGPU_INLINE mgpu_tmem_layout
mgpu_tmem_d_layout(uint32_t m, uint32_t cta_group, bool ws, bool sparse)
{
    if (cta_group == 2)
        return ws         ? MGPU_TMEM_LAYOUT_NONE
               : m == 256 ? MGPU_TMEM_LAYOUT_A
               : m != 128 ? MGPU_TMEM_LAYOUT_NONE
               : sparse   ? MGPU_TMEM_LAYOUT_C
                          : MGPU_TMEM_LAYOUT_B;
    if (cta_group != 1)
        return MGPU_TMEM_LAYOUT_NONE;
    return m == 128        ? MGPU_TMEM_LAYOUT_D
           : m == 64       ? (ws ? MGPU_TMEM_LAYOUT_E : MGPU_TMEM_LAYOUT_F)
           : m == 32 && ws ? MGPU_TMEM_LAYOUT_G
                           : MGPU_TMEM_LAYOUT_NONE;
}

/* Rows of D, and of A, in each CTA.
 *   layout  A to G
 *   returns 32, 64 or 128
 */
MGPU_INLINE uint32_t
mgpu_tmem_rows(mgpu_tmem_layout layout)
{
    return layout == MGPU_TMEM_LAYOUT_A || layout == MGPU_TMEM_LAYOUT_D ? 128
           : layout == MGPU_TMEM_LAYOUT_G                               ? 32
                                                                        : 64;
}

/* Groups of lanes, each with its part of the columns of D and all of A.
 *   layout  A to G
 *   returns 1, 2 (B, E) or 4 (G)
 */
MGPU_INLINE uint32_t
mgpu_tmem_groups(mgpu_tmem_layout layout)
{
    return layout == MGPU_TMEM_LAYOUT_B || layout == MGPU_TMEM_LAYOUT_E ? 2
           : layout == MGPU_TMEM_LAYOUT_G                               ? 4
                                                                        : 1;
}

/* Whether rows fill only 16 lanes of each quarter, so that the address may name lane 0 or 16.
 *   layout  A to G
 *   returns true for C and F
 */
MGPU_INLINE bool
mgpu_tmem_half_quarters(mgpu_tmem_layout layout)
{
    return layout == MGPU_TMEM_LAYOUT_C || layout == MGPU_TMEM_LAYOUT_F;
}

/* The lane of a row.
 *   layout  A to G
 *   row     of one CTA, 0 .. mgpu_tmem_rows() - 1
 *   group   0 .. mgpu_tmem_groups() - 1
 */
MGPU_INLINE uint32_t
mgpu_tmem_row_lane(mgpu_tmem_layout layout, uint32_t row, uint32_t group)
{
    return mgpu_tmem_half_quarters(layout) ? row / 16 * 32 + row % 16
                                           : group * mgpu_tmem_rows(layout) + row;
}

/* The row in a lane, and its group as `col`: the inverse of mgpu_tmem_row_lane().
 *   layout  A to G
 *   lane    0..127, from the lane of the address
 *   returns MGPU_TMEM_NONE as row where a lane of C or F has none
 */
MGPU_INLINE mgpu_coord
mgpu_tmem_lane_row(mgpu_tmem_layout layout, uint32_t lane)
{
    const uint32_t rows = mgpu_tmem_rows(layout);
    if (!mgpu_tmem_half_quarters(layout))
        return mgpu_make_coord(lane % rows, lane / rows);
    return mgpu_make_coord(lane % 32 < 16 ? lane / 32 * 16 + lane % 16 : MGPU_TMEM_NONE, 0);
}

/* ---- D ------------------------------------------------------------------------------------- */

/* Columns of tensor memory that D fills.
 *   layout  A to G
 *   n       N of the instruction
 */
MGPU_INLINE uint32_t
mgpu_tmem_d_cols(mgpu_tmem_layout layout, uint32_t n)
{
    return n / mgpu_tmem_groups(layout);
}

/* Where D[row][col] is, from the address of D.
 *   layout  A to G
 *   n       N of the instruction, a multiple of mgpu_tmem_groups()
 *   row     0 .. M-1, of a pair through both CTAs
 *   col     0 .. N-1
 */
MGPU_INLINE mgpu_tmem_slot
mgpu_tmem_d_slot(mgpu_tmem_layout layout, uint32_t n, uint32_t row, uint32_t col)
{
    const uint32_t rows = mgpu_tmem_rows(layout), part = mgpu_tmem_d_cols(layout, n);
    return mgpu_make_tmem_slot(row / rows, mgpu_tmem_row_lane(layout, row % rows, col / part),
                               col % part, 0);
}

/* The element of D in a lane and column: the inverse of mgpu_tmem_d_slot().
 *   layout  A to G
 *   n       N of the instruction
 *   cta     of the pair: 0 or 1
 *   lane    0..127, from the lane of the address
 *   col     0 .. mgpu_tmem_d_cols() - 1, from the column of the address
 *   returns row of the whole D, and column; MGPU_TMEM_NONE as both where a lane of C or F has none
 */
MGPU_INLINE mgpu_coord
mgpu_tmem_d_coord(mgpu_tmem_layout layout, uint32_t n, uint32_t cta, uint32_t lane,
                  uint32_t col)
{
    const mgpu_coord at = mgpu_tmem_lane_row(layout, lane);
    if (at.row == MGPU_TMEM_NONE)
        return mgpu_make_coord(MGPU_TMEM_NONE, MGPU_TMEM_NONE);
    return mgpu_make_coord(cta * mgpu_tmem_rows(layout) + at.row,
                           at.col * mgpu_tmem_d_cols(layout, n) + col);
}

/* ---- A ------------------------------------------------------------------------------------- */

/* Bits that an element of A has in tensor memory. Elements of 6 bits lie in the low bits of a byte.
 *   elem_bits  of the type: 4, 6, 8, 16, or 32 (tf32)
 *   packed     kinds mxf4 and mxf4nvf4, whose elements of 4 bits lie two in a byte
 *   returns    4, 8, 16 or 32
 */
MGPU_INLINE uint32_t
mgpu_tmem_a_bits(uint32_t elem_bits, bool packed)
{
    return elem_bits >= 8 ? elem_bits : elem_bits == 4 && packed ? 4 : 8;
}

/* The lowest bit of the value in these bits: 2 for one of 4 bits that has a byte, else 0.
 *   elem_bits  of the type: 4, 6, 8, 16, or 32 (tf32)
 *   packed     kinds mxf4 and mxf4nvf4
 */
MGPU_INLINE uint32_t
mgpu_tmem_a_low_bit(uint32_t elem_bits, bool packed)
{
    return elem_bits == 4 && !packed ? 2 : 0;
}

/* Where A[row][k] is, from the address of A. An instruction reads 8 columns: 32 bytes of K.
 *   layout  A to G: that of D
 *   bits    mgpu_tmem_a_bits(): 4, 8, 16 or 32
 *   row     0 .. M-1, of a pair through both CTAs
 *   k       from 0; of a sparse A the stored elements are counted
 *   group   which of the copies: 0 .. mgpu_tmem_groups() - 1
 */
MGPU_INLINE mgpu_tmem_slot
mgpu_tmem_a_slot(mgpu_tmem_layout layout, uint32_t bits, uint32_t row, uint32_t k,
                 uint32_t group)
{
    const uint32_t rows = mgpu_tmem_rows(layout), each = 32 / bits;
    return mgpu_make_tmem_slot(row / rows, mgpu_tmem_row_lane(layout, row % rows, group),
                               k / each, k % each * bits);
}

/* The element of A in a place: the inverse of mgpu_tmem_a_slot(), in each of the copies.
 *   layout  A to G: that of D
 *   bits    mgpu_tmem_a_bits(): 4, 8, 16 or 32
 *   at      the place, from the address of A; any bit of the element
 *   returns row of the whole A, and k as `col`; MGPU_TMEM_NONE as both where a lane of C or F has none
 */
MGPU_INLINE mgpu_coord
mgpu_tmem_a_coord(mgpu_tmem_layout layout, uint32_t bits, mgpu_tmem_slot at)
{
    const mgpu_coord in = mgpu_tmem_lane_row(layout, at.lane);
    if (in.row == MGPU_TMEM_NONE)
        return mgpu_make_coord(MGPU_TMEM_NONE, MGPU_TMEM_NONE);
    return mgpu_make_coord(at.cta * mgpu_tmem_rows(layout) + in.row,
                           at.col * (32 / bits) + at.bit / bits);
}

#endif /* MGPU_LAYOUT_TMEM_H */
