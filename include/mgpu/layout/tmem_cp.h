/* mgpu/layout/tmem_cp.h - where tcgen05.cp puts rows of shared memory in tensor memory.
 * SPDX-License-Identifier: MIT
 *
 * A row of the source, 16 or 32 bytes, becomes 4 or 8 columns of a lane, the lowest byte in the
 * lowest bits. Rows of the source by quarter of the lanes, from the address:
 *
 *     lanes     128x256b  128x128b  4x256b   64x128b          64x128b          32x128b
 *                                            .warpx2::02_13   .warpx2::01_23   .warpx4
 *      0..31     0..31     0..31    lane  0: 0     0..31            0..31        0..31
 *     32..63    32..63    32..63    lane 32: 1    32..63            0..31        0..31
 *     64..95    64..95    64..95    lane 64: 2     0..31           32..63        0..31
 *     96..127   96..127   96..127   lane 96: 3    32..63           32..63        0..31
 *     columns   8         4         8        4                4                4
 *
 * Not confirmed by hardware: of .warpx2 and 4x256b the manual allows another reading each (in 02_13
 * rows 0 to 31 in the first two quarters, in 01_23 in the first and third; 4x256b the last four lanes
 * of each quarter); these are the readings that CUTLASS computes with.
 *
 * The source has blocks of 8 rows of 16 bytes, by a descriptor without swizzle: `stride` bytes to the
 * next 8 rows, `leading` bytes to the next 16 of the row. Numbers of 4 or 6 bits are widened to bytes
 * on the way, 16 in 16 bytes:
 *
 *     .b8x16.b4x16_p64    8 bytes of numbers, 8 that are skipped; a number in bits 2 to 5 of its byte
 *     .b8x16.b6x16_p32   12 bytes of numbers, 4 that are skipped; a number in bits 0 to 5
 *
 * Typical use, where a test looks for a byte that a copy has brought:
 *     mgpu_tmem_slot at = mgpu_tmem_cp_slot(MGPU_TMEM_CP_128X128B, row, byte, 0);
 *
 * PTX ISA, "tcgen05.cp", "Optional Decompression".
 */
#ifndef MGPU_LAYOUT_TMEM_CP_H
#define MGPU_LAYOUT_TMEM_CP_H

#include "tmem.h"

/* The shapes of tcgen05.cp. */
typedef enum mgpu_tmem_cp {
    MGPU_TMEM_CP_128X256B,
    MGPU_TMEM_CP_128X128B,
    MGPU_TMEM_CP_4X256B,
    MGPU_TMEM_CP_64X128B_WARPX2_02_13,
    MGPU_TMEM_CP_64X128B_WARPX2_01_23,
    MGPU_TMEM_CP_32X128B_WARPX4
} mgpu_tmem_cp;

/* Rows of the source.
 *   shape   one of mgpu_tmem_cp
 *   returns 4, 32, 64 or 128
 */
MGPU_INLINE uint32_t
mgpu_tmem_cp_rows(mgpu_tmem_cp shape)
{
    switch (shape) {
    case MGPU_TMEM_CP_4X256B:
        return 4;
    case MGPU_TMEM_CP_32X128B_WARPX4:
        return 32;
    case MGPU_TMEM_CP_64X128B_WARPX2_02_13:
    case MGPU_TMEM_CP_64X128B_WARPX2_01_23:
        return 64;
    default:
        return 128;
    }
}

/* Bytes of a row.
 *   shape   one of mgpu_tmem_cp
 *   returns 16 or 32: four for each column
 */
MGPU_INLINE uint32_t
mgpu_tmem_cp_row_bytes(mgpu_tmem_cp shape)
{
    return shape == MGPU_TMEM_CP_128X256B || shape == MGPU_TMEM_CP_4X256B ? 32 : 16;
}

/* Lanes that get the same row.
 *   shape   one of mgpu_tmem_cp
 *   returns 1, 2 or 4
 */
MGPU_INLINE uint32_t
mgpu_tmem_cp_copies(mgpu_tmem_cp shape)
{
    return shape == MGPU_TMEM_CP_4X256B ? 1 : 128 / mgpu_tmem_cp_rows(shape);
}

/* The lane of a row, from that of the address.
 *   shape   one of mgpu_tmem_cp
 *   row     0 .. mgpu_tmem_cp_rows() - 1
 *   copy    0 .. mgpu_tmem_cp_copies() - 1
 */
MGPU_INLINE uint32_t
mgpu_tmem_cp_lane(mgpu_tmem_cp shape, uint32_t row, uint32_t copy)
{
    switch (shape) {
    case MGPU_TMEM_CP_4X256B:
        return 32 * row;
    case MGPU_TMEM_CP_64X128B_WARPX2_01_23:
        return row / 32 * 64 + copy * 32 + row % 32;
    default:
        return copy * mgpu_tmem_cp_rows(shape) + row;
    }
}

/* Where a byte of the source goes, from the address.
 *   shape   one of mgpu_tmem_cp
 *   row     0 .. mgpu_tmem_cp_rows() - 1
 *   byte    of the row, 0 .. mgpu_tmem_cp_row_bytes() - 1; if widened, of the row that comes out
 *   copy    0 .. mgpu_tmem_cp_copies() - 1
 */
MGPU_INLINE mgpu_tmem_slot
mgpu_tmem_cp_slot(mgpu_tmem_cp shape, uint32_t row, uint32_t byte, uint32_t copy)
{
    return mgpu_make_tmem_slot(0, mgpu_tmem_cp_lane(shape, row, copy), byte / 4, byte % 4 * 8);
}

/* Which row and byte (as `col`) comes to a place: the inverse of mgpu_tmem_cp_slot(), of each copy.
 *   shape   one of mgpu_tmem_cp
 *   at      the place, from the address; any bit of the byte
 *   returns MGPU_TMEM_NONE as both where nothing comes
 */
MGPU_INLINE mgpu_coord
mgpu_tmem_cp_coord(mgpu_tmem_cp shape, mgpu_tmem_slot at)
{
    const uint32_t byte = at.col * 4 + at.bit / 8;
    if (at.lane >= MGPU_TMEM_LANES || byte >= mgpu_tmem_cp_row_bytes(shape) ||
        (shape == MGPU_TMEM_CP_4X256B && at.lane % 32 != 0))
        return mgpu_make_coord(MGPU_TMEM_NONE, MGPU_TMEM_NONE);
    switch (shape) {
    case MGPU_TMEM_CP_4X256B:
        return mgpu_make_coord(at.lane / 32, byte);
    case MGPU_TMEM_CP_64X128B_WARPX2_01_23:
        return mgpu_make_coord(at.lane / 64 * 32 + at.lane % 32, byte);
    default:
        return mgpu_make_coord(at.lane % mgpu_tmem_cp_rows(shape), byte);
    }
}

/* Where a byte of the source is in shared memory: bytes from the start address of a descriptor
 * without swizzle.
 *   row            of the source
 *   byte           of the row
 *   leading_bytes  to the next 16 bytes of a row
 *   stride_bytes   to the next 8 rows; 128 if they follow each other
 */
MGPU_INLINE uint32_t
mgpu_tmem_cp_offset(uint32_t row, uint32_t byte, uint32_t leading_bytes, uint32_t stride_bytes)
{
    return row / 8 * stride_bytes + byte / 16 * leading_bytes + row % 8 * 16 + byte % 16;
}

/* The byte that .b8x16.b4x16_p64 makes of a number of 4 bits.
 *   from    16 bytes of the source: 16 numbers, and 8 bytes that are skipped
 *   i       0..15
 */
MGPU_INLINE uint32_t
mgpu_tmem_cp_b4x16_p64(const uint8_t *from, uint32_t i)
{
    return (uint32_t)(from[i / 2] >> 4 * (i % 2) & 15) << 2;
}

/* The byte that .b8x16.b6x16_p32 makes of a number of 6 bits.
 *   from    16 bytes of the source: 16 numbers, and 4 bytes that are skipped
 *   i       0..15
 */
MGPU_INLINE uint32_t
mgpu_tmem_cp_b6x16_p32(const uint8_t *from, uint32_t i)
{
    const uint32_t bit = 6 * i,
                   at = bit / 8; /* the byte behind the last is one that is skipped */
    return ((uint32_t)from[at] | (uint32_t)from[at + 1] << 8) >> bit % 8 & 63;
}

#endif /* MGPU_LAYOUT_TMEM_CP_H */
