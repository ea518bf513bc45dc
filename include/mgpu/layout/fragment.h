/* mgpu/layout/fragment.h - which thread holds which element of wgmma, ldmatrix and stmatrix.
 * SPDX-License-Identifier: MIT
 *
 * All are made of one 8 x 8 piece with two neighbours in a row per lane (l = lane of the warp):
 *
 *          col  0    1    2    3    4    5    6    7
 *     row  0   l0   l0   l1   l1   l2   l2   l3   l3         .trans (ldmatrix, stmatrix):
 *          1   l4   l4   l5   l5   l6   l6   l7   l7         rows and columns exchanged
 *          :
 *          7   l28  l28  l29  l29  l30  l30  l31  l31
 *
 * D of wgmma m64nN, warpgroup of threads 0..127: warp w has rows 16w .. 16w+15, and each thread
 * takes from the pieces, in this order, one pair:
 *
 *               col 0..7   8..15  16..23               f32 registers    16-bit registers
 *     row 0..7     P0       P2      P4   ...           Pj = 2j, 2j+1    Pj = j: low, high half
 *         8..15    P1       P3      P5
 *
 * An s32 D is as an f32 D.
 *
 * A in registers (16-bit types, m64k16) is the same with P0 .. P3, columns counting along K. Of
 * other types a register holds the same 4 bytes of a row of 32: one element of tf32, four of 8 bits,
 * the lowest k in the lowest byte, or 32 bits.
 * So four 16-bit registers 4j .. 4j+3 of D are what stmatrix.x4 stores as the 16 x 16 block of
 * columns 16j .. 16j+15, and what ldmatrix.x4 loads from such a block is A.
 *
 *     for (uint32_t i = 0; i < mgpu_wgmma_d_f32_regs(N); i++) {
 *         mgpu_coord at = mgpu_wgmma_d_f32_coord(threadIdx.x % 128, i);
 *         out[at.row * ld + at.col] = d[i];
 *     }
 *
 * PTX ISA, "Matrix Fragments for wgmma.mma_async.m64nNk16"; "ldmatrix", "stmatrix".
 */
#ifndef MGPU_LAYOUT_FRAGMENT_H
#define MGPU_LAYOUT_FRAGMENT_H

#include "../config.h"

/* An element of a matrix. */
typedef struct mgpu_coord {
    uint32_t row, col;
} mgpu_coord;

/* Where a thread group keeps an element. */
typedef struct mgpu_slot {
    uint32_t thread; /* 0..127 in the warpgroup, or lane 0..31 */
    uint32_t reg;    /* 32-bit register of that thread */
    uint32_t half;   /* 16-bit elements: 0 low, 1 high half of the register; smaller ones: which
                      * of the register, from its low bits; else 0 */
} mgpu_slot;

/* The element [row][col].
 *   row     row of the matrix, from 0
 *   col     column of the matrix, elements, from 0
 */
MGPU_INLINE mgpu_coord
mgpu_make_coord(uint32_t row, uint32_t col)
{
    mgpu_coord c;
    c.row = row;
    c.col = col;
    return c;
}

/* A half of a register of a thread.
 *   thread  0..127 in the warpgroup, or lane 0..31
 *   reg     32-bit register of that thread, from 0
 *   half    0: low 16 bits, 1: high 16 bits; 0 for 32-bit elements; smaller than 16: from the low bits
 */
MGPU_INLINE mgpu_slot
mgpu_make_slot(uint32_t thread, uint32_t reg, uint32_t half)
{
    mgpu_slot s;
    s.thread = thread;
    s.reg = reg;
    s.half = half;
    return s;
}

/* ---- D: f32, one element a register ------------------------------------------------------ */

/* Registers of each thread for an f32 D of m64nN.
 *   n       N of the instruction: 8..256, a multiple of 8
 */
MGPU_INLINE uint32_t
mgpu_wgmma_d_f32_regs(uint32_t n)
{
    return n / 2;
}

/* The element of D that register `reg` of `thread` holds.
 *   thread   0..127 in the warpgroup
 *   reg      0 .. N/2-1
 */
MGPU_INLINE mgpu_coord
mgpu_wgmma_d_f32_coord(uint32_t thread, uint32_t reg)
{
    const uint32_t warp = thread / 32, lane = thread % 32;
    return mgpu_make_coord(16 * warp + 8 * (reg / 2 % 2) + lane / 4,
                           8 * (reg / 4) + 2 * (lane % 4) + reg % 2);
}

/* Who holds D[row][col]: the inverse of mgpu_wgmma_d_f32_coord().
 *   row      0..63
 *   col      0 .. N-1
 */
MGPU_INLINE mgpu_slot
mgpu_wgmma_d_f32_slot(uint32_t row, uint32_t col)
{
    return mgpu_make_slot(row / 16 * 32 + row % 8 * 4 + col % 8 / 2,
                          col / 8 * 4 + row / 8 % 2 * 2 + col % 2, 0);
}

/* ---- D: f16, two elements a register ----------------------------------------------------- */

/* Registers of each thread for an f16 D of m64nN, or an f32 D converted to pairs.
 *   n       N of the instruction: 8..256, a multiple of 8
 */
MGPU_INLINE uint32_t
mgpu_wgmma_d_f16_regs(uint32_t n)
{
    return n / 4;
}

/* The element of D in a half of register `reg` of `thread`.
 *   thread   0..127 in the warpgroup
 *   reg      0 .. N/4-1
 *   half     0 low 16 bits, 1 high
 */
MGPU_INLINE mgpu_coord
mgpu_wgmma_d_f16_coord(uint32_t thread, uint32_t reg, uint32_t half)
{
    return mgpu_wgmma_d_f32_coord(thread, 2 * reg + half);
}

/* Who holds D[row][col]: the inverse of mgpu_wgmma_d_f16_coord().
 *   row     0..63
 *   col     0 .. N-1
 */
MGPU_INLINE mgpu_slot
mgpu_wgmma_d_f16_slot(uint32_t row, uint32_t col)
{
    const mgpu_slot s = mgpu_wgmma_d_f32_slot(row, col);
    return mgpu_make_slot(s.thread, s.reg / 2, s.reg % 2);
}

/* ---- A in registers, 16-bit elements ----------------------------------------------------- */

/* Registers of each thread for A of m64k16. */
enum { MGPU_WGMMA_A_REGS = 4 };

/* The element A[row][k] in a half of register `reg` of `thread`; `col` of the answer is k.
 *   thread   0..127 in the warpgroup
 *   reg      0..3
 *   half     0 low 16 bits, 1 high
 */
MGPU_INLINE mgpu_coord
mgpu_wgmma_a_coord(uint32_t thread, uint32_t reg, uint32_t half)
{
    return mgpu_wgmma_d_f16_coord(thread, reg, half);
}

/* Who holds A[row][k]: the inverse of mgpu_wgmma_a_coord().
 *   row      0..63
 *   k        0..15
 */
MGPU_INLINE mgpu_slot
mgpu_wgmma_a_slot(uint32_t row, uint32_t k)
{
    return mgpu_wgmma_d_f16_slot(row, k);
}

/* ---- A in registers, any elements ---------------------------------------------------------- */

/* The element A[row][k] in a part of register `reg` of `thread`; `col` of the answer is k. When A is sparse, k counts
 * its stored elements.
 *   elem_bits  1, 8, 16 or 32
 *   thread     0..127 in the warpgroup
 *   reg        0..3
 *   part       element of the register: 0 .. 32/elem_bits-1, the lowest bits first
 */
MGPU_INLINE mgpu_coord
mgpu_wgmma_a_bits_coord(uint32_t elem_bits, uint32_t thread, uint32_t reg, uint32_t part)
{
    const uint32_t warp = thread / 32, lane = thread % 32, each = 32 / elem_bits;
    return mgpu_make_coord(16 * warp + 8 * (reg % 2) + lane / 4,
                           (4 * (reg / 2) + lane % 4) * each + part);
}

/* Who holds A[row][k]: the inverse of mgpu_wgmma_a_bits_coord().
 *   elem_bits  1, 8, 16 or 32
 *   row        0..63
 *   k          0 .. 256/elem_bits-1
 */
MGPU_INLINE mgpu_slot
mgpu_wgmma_a_bits_slot(uint32_t elem_bits, uint32_t row, uint32_t k)
{
    const uint32_t each = 32 / elem_bits, word = k / each;
    return mgpu_make_slot(row / 16 * 32 + row % 8 * 4 + word % 4, word / 4 * 2 + row / 8 % 2,
                          k % each);
}

/* ---- ldmatrix, stmatrix: 8 x 8 matrices of 16-bit elements, matrix i in register i ------- */

/* The element of the matrix in shared memory that a half of a lane's register holds.
 *   lane     0..31
 *   half     0 low 16 bits, 1 high
 *   trans    the .trans forms
 */
MGPU_INLINE mgpu_coord
mgpu_m8n8_coord(uint32_t lane, uint32_t half, bool trans)
{
    const uint32_t major = lane / 4, minor = 2 * (lane % 4) + half;
    return trans ? mgpu_make_coord(minor, major) : mgpu_make_coord(major, minor);
}

/* Which lane holds [row][col] of matrix `matrix`: the inverse of mgpu_m8n8_coord().
 *   matrix   0..3, which becomes `reg` of the answer
 *   row      0..7
 *   col      0..7
 *   trans    the .trans forms
 */
MGPU_INLINE mgpu_slot
mgpu_m8n8_slot(uint32_t matrix, uint32_t row, uint32_t col, bool trans)
{
    const uint32_t major = trans ? col : row, minor = trans ? row : col;
    return mgpu_make_slot(4 * major + minor / 2, matrix, minor % 2);
}

/* The lane whose address is that of a row of 16 bytes in shared memory.
 *   matrix   0..3 (x1: 0, x2: 0..1); lanes of matrices that the form lacks are ignored
 *   row      0..7
 */
MGPU_INLINE uint32_t
mgpu_m8n8_address_lane(uint32_t matrix, uint32_t row)
{
    return 8 * matrix + row;
}

/* ---- ldmatrix of 4- and 6-bit numbers: 8 x 16 matrices, bytes of them in registers, i in register i */

/* The element of the matrix that a byte of a lane's register holds, after ldmatrix.m8n16, .s8.s4 and .b8x16. In shared
 * memory it is half col % 2 of byte col / 2 of the row, the lower half first. A byte of
 * A of mma.m16n8k32 is at the same place, so four matrices (rows, k) = (0, 0), (8, 0), (0, 16), (8, 16) are A.
 *   lane     0..31
 *   byte     0..3, from the low bits
 */
MGPU_INLINE mgpu_coord
mgpu_m8n16_coord(uint32_t lane, uint32_t byte)
{
    return mgpu_make_coord(lane / 4, 4 * (lane % 4) + byte);
}

/* Which lane holds [row][col] of matrix `matrix`: the inverse of mgpu_m8n16_coord(). The lane that gives the
 * address of a row of 8 bytes is mgpu_m8n8_address_lane().
 *   matrix   0..3, which becomes `reg` of the answer; `half` is the byte
 *   row      0..7
 *   col      0..15
 */
MGPU_INLINE mgpu_slot
mgpu_m8n16_slot(uint32_t matrix, uint32_t row, uint32_t col)
{
    return mgpu_make_slot(4 * row + col / 4, matrix, col % 4);
}

/* ---- ldmatrix.m16n16.trans: 16 x 16 matrices of bytes, i in registers 2i and 2i + 1 ------- */

/* The element of the matrix in shared memory that a byte of a lane's register holds. Its rows are those of
 * 16 bytes that addresses name.
 *   lane     0..31
 *   reg      0 or 1 of the matrix
 *   byte     0..3, from the low bits
 */
MGPU_INLINE mgpu_coord
mgpu_m16n16_coord(uint32_t lane, uint32_t reg, uint32_t byte)
{
    return mgpu_make_coord(4 * (lane % 4) + 2 * reg + byte % 2, lane / 4 + 8 * (byte / 2));
}

/* Which lane holds [row][col] of matrix `matrix`: the inverse of mgpu_m16n16_coord().
 *   matrix   0 or 1; `half` of the answer is the byte
 *   row      0..15
 *   col      0..15
 */
MGPU_INLINE mgpu_slot
mgpu_m16n16_slot(uint32_t matrix, uint32_t row, uint32_t col)
{
    return mgpu_make_slot(4 * (col % 8) + row / 4, 2 * matrix + row / 2 % 2,
                          2 * (col / 8) + row % 2);
}

/* The lane whose address is that of a row of 16 bytes in shared memory.
 *   matrix   0 (x1), 0 or 1 (x2); lanes of matrices that the form lacks are ignored
 *   row      0..15
 */
MGPU_INLINE uint32_t
mgpu_m16n16_address_lane(uint32_t matrix, uint32_t row)
{
    return 16 * matrix + row;
}

/* ---- stmatrix.m16n8.trans: matrices of bytes, stored as 8 rows of 16, i from register i --- */

/* The element in shared memory that a byte of a lane's register becomes: of D of mma.m16n8, [n][m].
 *   lane     0..31
 *   byte     0..3, from the low bits
 */
MGPU_INLINE mgpu_coord
mgpu_m16n8_coord(uint32_t lane, uint32_t byte)
{
    return mgpu_make_coord(2 * (lane % 4) + byte % 2, lane / 4 + 8 * (byte / 2));
}

/* Which lane has what becomes [row][col] of matrix `matrix`: the inverse of mgpu_m16n8_coord(). The lane that
 * gives the address of a row is mgpu_m8n8_address_lane().
 *   matrix   0..3, which becomes `reg` of the answer; `half` is the byte
 *   row      0..7
 *   col      0..15
 */
MGPU_INLINE mgpu_slot
mgpu_m16n8_slot(uint32_t matrix, uint32_t row, uint32_t col)
{
    return mgpu_make_slot(4 * (col % 8) + row / 2, matrix, 2 * (col / 8) + row % 2);
}

#endif /* MGPU_LAYOUT_FRAGMENT_H */
