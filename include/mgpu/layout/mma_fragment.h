/* mgpu/layout/mma_fragment.h - which lane holds which element of mma.sync and mma.sp.
 * SPDX-License-Identifier: MIT
 *
 * One rule for all shapes and types. With g = lane / 4, t = lane % 4, and e elements in a register (1 of 32 or
 * 64 bits, 2 of 16, 4 of 8, 8 of 4, 32 of 1), the first in the low bits:
 *
 *     A [M][K]    register r: row g (M = 16: g + 8 where r is odd), k = e * t .. e * t + e - 1,
 *                 and 4e further for each register (M = 16: for each two)
 *     B [K][8]    register r: column g, k = e * (4r + t) ..
 *     C, D [M][8] pairs (g, 2t), (g, 2t + 1), then those of row g + 8; two in a register of f16
 *
 *          16-bit A of m16n8k16          k 0..7   8..15
 *               row 0..7                  r0       r2        each of 8 rows x 4 lanes x 2
 *                   8..15                 r1       r3
 *
 * A of mma.sp is such a fragment as well: of the stored [16][K/2]. Which columns those are says metadata,
 * four bits for a group, in lanes that the selector names:
 *
 *               group of K            stored    lanes of four    in one of them, from the low bits
 *     32 bits   2 elements            1         1 or 2           groups 0..3 of row g, then of row g + 8
 *     16        4                     2         1 or 2           (the second lane: groups 4..7)
 *     8         4                     2         2 or 4           groups 0..7 of row g (the second lane: g + 8),
 *     4         4 pairs               2 pairs   2 or 4           third and fourth lane: groups 8..15
 *
 * Elements of f8f6f4 and mxf8f6f4 are bytes, whatever their type; those of e2m1 are in the middle of it:
 *
 *     e4m3, e5m2  x x x x x x x x      e3m2, e2m3  - - x x x x x x      e2m1  - - x x x x - -
 *
 * Of scaled kinds `vec` factors of each row of A, or column of B, are bytes of a register in one lane of four, from
 * the byte on that byte_a or byte_b says:
 *
 *     lane % 4               0             1             2             3
 *     A, thread_a = 0    row lane / 4  row + 8
 *                   1                               row lane / 4  row + 8
 *     B                  thread_b says which of the four: column lane / 4
 *
 *     for (uint32_t i = 0; i < mgpu_mma_d_regs(16, 32); i++) {
 *         mgpu_coord at = mgpu_mma_d_coord(32, lane, i, 0);
 *         out[at.row * ld + at.col] = d[i];
 *     }
 *
 * `bits` is always that of an element: 1, 4, 8, 16, 32 (tf32) or 64 (f64).
 *
 * PTX ISA, "Matrix Fragments for mma.m16n8k16 with floating point type" and its neighbours; "Sparse matrix
 * storage"; "Block scaling for mma.sync".
 */
#ifndef MGPU_LAYOUT_MMA_FRAGMENT_H
#define MGPU_LAYOUT_MMA_FRAGMENT_H

#include "fragment.h"

/* Elements in a register: of 32 bits, of f64 64.
 *   bits    of an element: 1, 4, 8, 16, 32, 64
 */
MGPU_INLINE uint32_t
mgpu_mma_elems(uint32_t bits)
{
    return bits < 32 ? 32 / bits : 1;
}

/* ---- A ----------------------------------------------------------------------------------- */

/* Registers of each lane for A[m][k].
 *   m       8 or 16
 *   k       columns that are held: K, of mma.sp K/2
 *   bits    of an element
 */
MGPU_INLINE uint32_t
mgpu_mma_a_regs(uint32_t m, uint32_t k, uint32_t bits)
{
    return m * k / (32 * mgpu_mma_elems(bits));
}

/* The element A[row][k] that a part of register `reg` of `lane` holds; `col` of the answer is k (of mma.sp:
 * the column among those stored).
 *   m       8 or 16
 *   bits    of an element
 *   lane    0..31
 *   reg     0 .. mgpu_mma_a_regs() - 1
 *   part    0 .. mgpu_mma_elems() - 1, from the low bits
 */
MGPU_INLINE mgpu_coord
mgpu_mma_a_coord(uint32_t m, uint32_t bits, uint32_t lane, uint32_t reg, uint32_t part)
{
    const uint32_t tall = m / 8;
    return mgpu_make_coord(lane / 4 + 8 * (reg % tall),
                           mgpu_mma_elems(bits) * (lane % 4 + 4 * (reg / tall)) + part);
}

/* Who holds A[row][k]: the inverse of mgpu_mma_a_coord().
 *   m       8 or 16
 *   bits    of an element
 *   row     0 .. m-1
 *   k       column, of mma.sp that among those stored
 */
MGPU_INLINE mgpu_slot
mgpu_mma_a_slot(uint32_t m, uint32_t bits, uint32_t row, uint32_t k)
{
    const uint32_t e = mgpu_mma_elems(bits);
    return mgpu_make_slot(row % 8 * 4 + k / e % 4, k / (4 * e) * (m / 8) + row / 8, k % e);
}

/* ---- B ----------------------------------------------------------------------------------- */

/* Registers of each lane for B[k][8].
 *   k       K of the instruction
 *   bits    of an element
 */
MGPU_INLINE uint32_t
mgpu_mma_b_regs(uint32_t k, uint32_t bits)
{
    return mgpu_mma_a_regs(8, k, bits);
}

/* The element B[k][col] that a part of register `reg` of `lane` holds; `row` of the answer is k.
 *   bits    of an element
 *   lane    0..31
 *   reg     0 .. mgpu_mma_b_regs() - 1
 *   part    0 .. mgpu_mma_elems() - 1, from the low bits
 */
MGPU_INLINE mgpu_coord
mgpu_mma_b_coord(uint32_t bits, uint32_t lane, uint32_t reg, uint32_t part)
{
    const mgpu_coord transposed = mgpu_mma_a_coord(8, bits, lane, reg, part);
    return mgpu_make_coord(transposed.col, transposed.row);
}

/* Who holds B[k][col]: the inverse of mgpu_mma_b_coord().
 *   bits    of an element
 *   k       0 .. K-1
 *   col     0..7
 */
MGPU_INLINE mgpu_slot
mgpu_mma_b_slot(uint32_t bits, uint32_t k, uint32_t col)
{
    return mgpu_mma_a_slot(8, bits, col, k);
}

/* ---- elements of fewer than 8 bits in bytes ------------------------------------------------ */

/* The byte of f8f6f4 and mxf8f6f4 that an element is.
 *   bits    of its type: 8, 6 or 4 (e2m1)
 *   elem    its bits
 */
MGPU_INLINE uint32_t
mgpu_mma_byte(uint32_t bits, uint32_t elem)
{
    return bits == 4 ? elem << 2 : elem;
}

/* The element that a byte is: the inverse of mgpu_mma_byte(). Bits that are none of it are ignored.
 *   bits    of its type: 8, 6 or 4 (e2m1)
 *   byte    0..255
 */
MGPU_INLINE uint32_t
mgpu_mma_byte_elem(uint32_t bits, uint32_t byte)
{
    return bits == 4 ? byte >> 2 & 15 : byte & ((1u << bits) - 1);
}

/* ---- C and D ----------------------------------------------------------------------------- */

/* Registers of each lane for C[m][8] and D[m][8].
 *   m       8 or 16
 *   bits    of an element of C and D: 16 (f16), 32, 64
 */
MGPU_INLINE uint32_t
mgpu_mma_d_regs(uint32_t m, uint32_t bits)
{
    return m / 4 / mgpu_mma_elems(bits);
}

/* The element of C or D that a part of register `reg` of `lane` holds.
 *   bits    of an element of C and D: 16 (f16), 32, 64
 *   lane    0..31
 *   reg     0 .. mgpu_mma_d_regs() - 1
 *   part    0; of f16 0 low, 1 high half
 */
MGPU_INLINE mgpu_coord
mgpu_mma_d_coord(uint32_t bits, uint32_t lane, uint32_t reg, uint32_t part)
{
    const uint32_t i = reg * mgpu_mma_elems(bits) + part;
    return mgpu_make_coord(lane / 4 + 8 * (i / 2), 2 * (lane % 4) + i % 2);
}

/* Who holds C[row][col] and D[row][col]: the inverse of mgpu_mma_d_coord().
 *   bits    of an element of C and D: 16 (f16), 32, 64
 *   row     0 .. M-1
 *   col     0..7
 */
MGPU_INLINE mgpu_slot
mgpu_mma_d_slot(uint32_t bits, uint32_t row, uint32_t col)
{
    const uint32_t e = mgpu_mma_elems(bits), i = row / 8 * 2 + col % 2;
    return mgpu_make_slot(row % 8 * 4 + col / 2, i / e, i % e);
}

/* ---- metadata of mma.sp ------------------------------------------------------------------ */

/* Neighbours along K that four bits of metadata are about.
 *   bits    of an element of A: 4, 8, 16, 32
 */
MGPU_INLINE uint32_t
mgpu_mma_sp_group(uint32_t bits)
{
    return bits == 32 ? 2 : bits == 4 ? 8 : 4;
}

/* Lanes of each four that bring metadata: 1, 2 or 4. The selector says which: those with
 * lane % 4 / lanes == selector.
 *   k       K of the instruction
 *   bits    of an element of A: 4, 8, 16, 32
 */
MGPU_INLINE uint32_t
mgpu_mma_sp_meta_lanes(uint32_t k, uint32_t bits)
{
    return k / mgpu_mma_sp_group(bits) / 4;
}

/* Which row and group four bits of a lane's metadata are about; `col` of the answer is the group. The lane
 * is one that the selector names.
 *   k       K of the instruction
 *   bits    of an element of A: 4, 8, 16, 32
 *   lane    0..31
 *   nibble  0..7: bits 4 * nibble and above
 */
MGPU_INLINE mgpu_coord
mgpu_mma_sp_meta_coord(uint32_t k, uint32_t bits, uint32_t lane, uint32_t nibble)
{
    const uint32_t t = lane % 4 % mgpu_mma_sp_meta_lanes(k, bits);
    if (bits >= 16)
        return mgpu_make_coord(lane / 4 + 8 * (nibble / 4), 4 * t + nibble % 4);
    return mgpu_make_coord(lane / 4 + 8 * (t % 2), 8 * (t / 2) + nibble);
}

/* Who brings the metadata of a group: the inverse of mgpu_mma_sp_meta_coord(). `half` of the answer is the
 * nibble, `reg` is 0.
 *   k         K of the instruction
 *   bits      of an element of A: 4, 8, 16, 32
 *   selector  0 .. 4 / mgpu_mma_sp_meta_lanes() - 1
 *   row       0..15
 *   group     0 .. K / mgpu_mma_sp_group() - 1
 */
MGPU_INLINE mgpu_slot
mgpu_mma_sp_meta_slot(uint32_t k, uint32_t bits, uint32_t selector, uint32_t row,
                      uint32_t group)
{
    const uint32_t first = row % 8 * 4 + selector * mgpu_mma_sp_meta_lanes(k, bits);
    if (bits >= 16)
        return mgpu_make_slot(first + group / 4, 0, row / 8 * 4 + group % 4);
    return mgpu_make_slot(first + group / 8 * 2 + row / 8, 0, group % 8);
}

/* Whether four bits of metadata have a meaning: the places ascend; of tf32 they are those of one element.
 *   bits    of an element of A: 4, 8, 16, 32
 *   code    0..15
 */
MGPU_INLINE bool
mgpu_mma_sp_code_ok(uint32_t bits, uint32_t code)
{
    return bits == 32 ? code == 4 || code == 14 : (code & 3) < code >> 2;
}

/* Where in its group a stored element belongs, from the group's metadata.
 *   bits    of an element of A: 4, 8, 16, 32
 *   code    four bits for which mgpu_mma_sp_code_ok()
 *   i       which of the group's stored elements: 0 .. mgpu_mma_sp_group() / 2 - 1
 */
MGPU_INLINE uint32_t
mgpu_mma_sp_place(uint32_t bits, uint32_t code, uint32_t i)
{
    if (bits == 32)
        return code >> 3;
    return bits == 4 ? 2 * (code >> (2 * (i / 2)) & 3) + i % 2 : code >> (2 * i) & 3;
}

/* ---- scale factors -------------------------------------------------------------------------- */

/* Who brings a factor of A. `half` of the answer is the byte of its register, `reg` is 0.
 *   byte_a    of the instruction: 0 to 3, with two factors 0 or 2, with four 0
 *   thread_a  of the instruction: 0 or 1
 *   row       0..15
 *   k         which of the row's factors, from 0
 */
MGPU_INLINE mgpu_slot
mgpu_mma_scale_a_slot(uint32_t byte_a, uint32_t thread_a, uint32_t row, uint32_t k)
{
    return mgpu_make_slot(row % 8 * 4 + 2 * thread_a + row / 8, 0, byte_a + k);
}

/* The factor of A in a byte of a lane that thread_a names, lane % 4 / 2 == thread_a; `col` of the answer is k: the
 * inverse of mgpu_mma_scale_a_slot().
 *   byte_a    of the instruction
 *   lane      0..31
 *   byte      of its register: byte_a, and with two or four factors above
 */
MGPU_INLINE mgpu_coord
mgpu_mma_scale_a_coord(uint32_t byte_a, uint32_t lane, uint32_t byte)
{
    return mgpu_make_coord(lane / 4 + 8 * (lane % 2), byte - byte_a);
}

/* Who brings a factor of B. `half` of the answer is the byte of its register, `reg` is 0.
 *   byte_b    of the instruction: 0 to 3, with two factors 0 or 2, with four 0
 *   thread_b  of the instruction: 0 to 3
 *   k         which of the column's factors, from 0
 *   col       0..7
 */
MGPU_INLINE mgpu_slot
mgpu_mma_scale_b_slot(uint32_t byte_b, uint32_t thread_b, uint32_t k, uint32_t col)
{
    return mgpu_make_slot(col * 4 + thread_b, 0, byte_b + k);
}

/* The factor of B in a byte of a lane that thread_b names, lane % 4 == thread_b; `row` of the answer is k: the
 * inverse of mgpu_mma_scale_b_slot().
 *   byte_b    of the instruction
 *   lane      0..31
 *   byte      of its register: byte_b, and with two or four factors above
 */
MGPU_INLINE mgpu_coord
mgpu_mma_scale_b_coord(uint32_t byte_b, uint32_t lane, uint32_t byte)
{
    return mgpu_make_coord(byte - byte_b, lane / 4);
}

#endif /* MGPU_LAYOUT_MMA_FRAGMENT_H */
