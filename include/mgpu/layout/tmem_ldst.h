/* mgpu/layout/tmem_ldst.h - which register of tcgen05.ld and st is which place of tensor memory.
 * SPDX-License-Identifier: MIT
 *
 * Lanes down, columns across, from the address; T is the thread of the warp, r its register. With
 * a count of xN each pattern repeats N times to the right, and registers go on.
 *
 *     .32x32b        col 0      1         .16x64b        col 0       1          2  ...
 *     lane  0        T0 r0   T0 r1        lane  0        T0  r0   T2  r0     T0  r1
 *           1        T1 r0   T1 r1              1        T4  r0   T6  r0
 *           :                                   :
 *          31        T31 r0  T31 r1             8        T1  r0   T3  r0
 *                                               9        T5  r0   T7  r0
 *     .16x128b       col 0      1       2       3          4  ...
 *     lane  0        T0 r0   T1 r0   T2 r0   T3 r0      T0 r2
 *           1        T4 r0   T5 r0   T6 r0   T7 r0
 *           :
 *           8        T0 r1   T1 r1   T2 r1   T3 r1      T0 r3
 *
 *     .16x256b       col 0      1       2       3    ...   7          8  ...
 *     lane  0        T0 r0   T0 r1   T1 r0   T1 r1      T3 r1      T0 r4
 *           8        T0 r2   T0 r3   T1 r2   T1 r3      T3 r3      T0 r6
 *
 *     .16x32bx2      col 0 ..            and from column `split` on
 *     lane  0        T0  r0   T0  r1            T16 r0   T16 r1
 *          15        T15 r0   T15 r1            T31 r0   T31 r1
 *
 * .16x256b has 16 rows as a warp has them of D of wgmma (fragment.h).
 *
 * With pack::16b (ld) or unpack::16b (st) a register has the low halves of two columns: where it had
 * column c, it has column 2c in its low half and 2c + 1 in its high half.
 *
 * Typical use, where a warp keeps what it has loaded by .16x256b.x8:
 *     for (uint32_t r = 0; r < mgpu_tmem_ld_regs(MGPU_TMEM_16X256B, 8); r++) {
 *         mgpu_tmem_slot at = mgpu_tmem_ld_slot(MGPU_TMEM_16X256B, lane, r, 0);
 *         out[at.lane * ld + at.col] = v[r];
 *     }
 *
 * Not confirmed by hardware. The manual leaves open whether the split of .16x32bx2 counts columns of
 * the memory also with pack::16b; so it is here, as CUTLASS uses it.
 * PTX ISA, "tcgen05.ld", "tcgen05.st", "Data Movement Shape", "Packing and Unpacking".
 */
#ifndef MGPU_LAYOUT_TMEM_LDST_H
#define MGPU_LAYOUT_TMEM_LDST_H

#include "tmem.h"

/* The shapes of tcgen05.ld and st. */
typedef enum mgpu_tmem_shape {
    MGPU_TMEM_16X64B,
    MGPU_TMEM_16X128B,
    MGPU_TMEM_16X256B,
    MGPU_TMEM_32X32B,
    MGPU_TMEM_16X32BX2
} mgpu_tmem_shape;

/* ---- what an instruction takes ------------------------------------------------------------- */

/* Registers of each thread.
 *   shape   one of mgpu_tmem_shape
 *   num     the count: 1, 2, 4 .. 128
 *   returns 1..128; 0 if there is no such instruction
 */
MGPU_INLINE uint32_t
mgpu_tmem_ld_regs(mgpu_tmem_shape shape, uint32_t num)
{
    const uint32_t each = shape == MGPU_TMEM_16X128B ? 2 : shape == MGPU_TMEM_16X256B ? 4 : 1;
    const bool is = num != 0 && (num & (num - 1)) == 0 && num <= 128 / each;
    return is ? num * each : 0;
}

/* Columns in a row; of .16x32bx2 in each of its two places.
 *   shape   one of mgpu_tmem_shape
 *   num     the count: 1, 2, 4 .. 128
 *   pack    pack::16b or unpack::16b
 *   returns columns; 0 if there is no such instruction
 */
MGPU_INLINE uint32_t
mgpu_tmem_ld_cols(mgpu_tmem_shape shape, uint32_t num, bool pack)
{
    const bool half = shape == MGPU_TMEM_16X64B || shape == MGPU_TMEM_16X128B ||
                      shape == MGPU_TMEM_16X256B; /* 16 lanes for registers of 32 threads */
    return mgpu_tmem_ld_regs(shape, num) * (half ? 2 : 1) * (pack ? 2 : 1);
}

/* Lanes from that of the address.
 *   shape   one of mgpu_tmem_shape
 *   returns 16 or 32
 */
MGPU_INLINE uint32_t
mgpu_tmem_ld_lanes(mgpu_tmem_shape shape)
{
    return shape == MGPU_TMEM_32X32B ? 32 : 16;
}

/* Whether a warp may give an address with this lane. That only these are is not confirmed.
 *   shape   one of mgpu_tmem_shape
 *   warp    of the block, from 0
 *   lane    of the address: the first of the warp's 32 is legal, for 16 lanes also the 16th after it
 */
MGPU_INLINE bool
mgpu_tmem_ld_lane_is_legal(mgpu_tmem_shape shape, uint32_t warp, uint32_t lane)
{
    const uint32_t first = mgpu_tmem_warp_lane(warp);
    return lane == first || (shape != MGPU_TMEM_32X32B && lane == first + 16);
}

/* ---- registers ----------------------------------------------------------------------------- */

/* The place that a register of a thread is loaded from or stored to, from the address.
 *   shape   one of mgpu_tmem_shape
 *   thread  of the warp, 0..31
 *   reg     0 .. mgpu_tmem_ld_regs() - 1
 *   split   of .16x32bx2: columns from the address to the place of threads 16 to 31; else ignored
 */
MGPU_INLINE mgpu_tmem_slot
mgpu_tmem_ld_slot(mgpu_tmem_shape shape, uint32_t thread, uint32_t reg, uint32_t split)
{
    const uint32_t four = thread / 4, in = thread % 4;
    switch (shape) {
    case MGPU_TMEM_16X64B:
        return mgpu_make_tmem_slot(0, four + 8 * (in % 2), 2 * reg + in / 2, 0);
    case MGPU_TMEM_16X128B:
        return mgpu_make_tmem_slot(0, four + 8 * (reg % 2), 4 * (reg / 2) + in, 0);
    case MGPU_TMEM_16X256B:
        return mgpu_make_tmem_slot(0, four + 8 * (reg / 2 % 2),
                                   8 * (reg / 4) + 2 * in + reg % 2, 0);
    case MGPU_TMEM_16X32BX2:
        return mgpu_make_tmem_slot(0, thread % 16, reg + (thread < 16 ? 0 : split), 0);
    default:
        return mgpu_make_tmem_slot(0, thread, reg, 0);
    }
}

/* The register that has a place: the inverse of mgpu_tmem_ld_slot().
 *   shape   one of mgpu_tmem_shape
 *   lane    0 .. mgpu_tmem_ld_lanes() - 1, from the lane of the address
 *   col     from the column of the address
 *   split   of .16x32bx2: not less than mgpu_tmem_ld_cols(), that no place is in two registers;
 *           else ignored
 *   returns thread of the warp and register; it is not there if there are fewer registers
 */
MGPU_INLINE mgpu_slot
mgpu_tmem_ld_reg(mgpu_tmem_shape shape, uint32_t lane, uint32_t col, uint32_t split)
{
    const uint32_t four = lane % 8 * 4, low = lane / 8;
    switch (shape) {
    case MGPU_TMEM_16X64B:
        return mgpu_make_slot(four + col % 2 * 2 + low, col / 2, 0);
    case MGPU_TMEM_16X128B:
        return mgpu_make_slot(four + col % 4, col / 4 * 2 + low, 0);
    case MGPU_TMEM_16X256B:
        return mgpu_make_slot(four + col % 8 / 2, col / 8 * 4 + low * 2 + col % 2, 0);
    case MGPU_TMEM_16X32BX2:
        return col < split ? mgpu_make_slot(lane, col, 0)
                           : mgpu_make_slot(16 + lane, col - split, 0);
    default:
        return mgpu_make_slot(lane, col, 0);
    }
}

/* ---- registers of two halves: pack::16b and unpack::16b ------------------------------------ */

/* The place, low half of its column, that a half of a register is loaded from or stored to.
 *   shape   one of mgpu_tmem_shape
 *   thread  of the warp, 0..31
 *   reg     0 .. mgpu_tmem_ld_regs() - 1
 *   half    0 low 16 bits of the register, 1 high
 *   split   of .16x32bx2: columns from the address to the place of threads 16 to 31; else ignored
 */
MGPU_INLINE mgpu_tmem_slot
mgpu_tmem_ld_pack_slot(mgpu_tmem_shape shape, uint32_t thread, uint32_t reg, uint32_t half,
                       uint32_t split)
{
    mgpu_tmem_slot s = mgpu_tmem_ld_slot(shape, thread, reg, 0);
    s.col = 2 * s.col + half + (shape == MGPU_TMEM_16X32BX2 && thread >= 16 ? split : 0);
    return s;
}

/* The half of a register that has the low half of a column: the inverse of mgpu_tmem_ld_pack_slot().
 *   shape   one of mgpu_tmem_shape
 *   lane    0 .. mgpu_tmem_ld_lanes() - 1, from the lane of the address
 *   col     from the column of the address
 *   split   of .16x32bx2: not less than mgpu_tmem_ld_cols(); else ignored
 *   returns thread of the warp, register and half; it is not there if there are fewer registers
 */
MGPU_INLINE mgpu_slot
mgpu_tmem_ld_pack_reg(mgpu_tmem_shape shape, uint32_t lane, uint32_t col, uint32_t split)
{
    const bool second = shape == MGPU_TMEM_16X32BX2 && col >= split;
    const uint32_t from = second ? col - split : col;
    mgpu_slot s = mgpu_tmem_ld_reg(shape, lane, from / 2, MGPU_TMEM_NONE);
    s.thread += second ? 16 : 0;
    s.half = from % 2;
    return s;
}

#endif /* MGPU_LAYOUT_TMEM_LDST_H */
