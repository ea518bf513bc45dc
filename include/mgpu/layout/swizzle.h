/* mgpu/layout/swizzle.h - how TMA and the tensor cores permute 16-byte chunks in shared memory.
 * SPDX-License-Identifier: MIT
 *
 * Shared memory is lines of 128 bytes, each of 8 chunks of 16 bytes. A chunk stays in its line;
 * its place in it is XORed with bits of the line's number. Below: which chunk each place holds.
 * A bar ends a span, the longest row of a tile; the pattern repeats below the dots.
 *
 *     line      128 B                 64 B                  32 B              none
 *      0   0 1 2 3 4 5 6 7 |   0 1 2 3 | 4 5 6 7 |   0 1 | 2 3 | 4 5 | 6 7   0 1 2 3 4 5 6 7
 *      1   1 0 3 2 5 4 7 6 |   1 0 3 2 | 5 4 7 6 |   1 0 | 3 2 | 5 4 | 7 6   0 1 2 3 4 5 6 7
 *      2   2 3 0 1 6 7 4 5 |   2 3 0 1 | 6 7 4 5 |   ......................   ...............
 *      3   3 2 1 0 7 6 5 4 |   3 2 1 0 | 7 6 5 4 |
 *      4   4 5 6 7 0 1 2 3 |   ...................
 *      5   5 4 7 6 1 0 3 2 |
 *      6   6 7 4 5 2 3 0 1 |        byte address   ... 9 8 7 | 6 5 4 | 3 2 1 0
 *      7   7 6 5 4 3 2 1 0 |                           line  | chunk | byte
 *          .................                             '--- ^ ---'  1, 2 or 3 bits
 *
 * The line is that of the absolute shared address, not of the offset in a tile. A tile that
 * starts on a multiple of mgpu_swizzle_repeat_bytes() sees the pattern from line 0 on, so that
 * offsets may be swizzled in place of addresses:
 *
 *     tile[mgpu_swizzle_offset(MGPU_SWIZZLE_128B, row * 128 + byte)]
 */
#ifndef MGPU_LAYOUT_SWIZZLE_H
#define MGPU_LAYOUT_SWIZZLE_H

#include "../types.h"

/* Whether the value is one of the four of mgpu_swizzle.
 *   swizzle any number
 */
MGPU_INLINE bool
mgpu_swizzle_is_legal(mgpu_swizzle swizzle)
{
    return swizzle == MGPU_SWIZZLE_NONE || swizzle == MGPU_SWIZZLE_32B ||
           swizzle == MGPU_SWIZZLE_64B || swizzle == MGPU_SWIZZLE_128B;
}

/* Bytes within which chunks move, and the longest row of a tile: 32, 64, 128; none: 0.
 *   swizzle one of the four of mgpu_swizzle
 */
MGPU_INLINE uint32_t
mgpu_swizzle_span_bytes(mgpu_swizzle swizzle)
{
    return (uint32_t)swizzle;
}

/* Bytes after which the pattern repeats (8 spans), and the alignment of a tile that counts from
 * line 0: 256, 512, 1024; none: 128, which TMA asks of every tile.
 *   swizzle one of the four of mgpu_swizzle
 */
MGPU_INLINE uint32_t
mgpu_swizzle_repeat_bytes(mgpu_swizzle swizzle)
{
    return swizzle == MGPU_SWIZZLE_NONE ? 128 : 8 * mgpu_swizzle_span_bytes(swizzle);
}

/* Where the byte at `byte_offset` is stored. Its own inverse.
 *   swizzle      one of the four of mgpu_swizzle
 *   byte_offset  shared address, or offset from a multiple of the pattern's repeat
 *   returns      the same kind of number; only bits 4 to 6 differ
 */
MGPU_INLINE uint32_t
mgpu_swizzle_offset(mgpu_swizzle swizzle, uint32_t byte_offset)
{
    const uint32_t span = mgpu_swizzle_span_bytes(swizzle);
    const uint32_t chunk_bits = span == 0 ? 0 : span - 16; /* 0x10, 0x30, 0x70 */
    return byte_offset ^ (byte_offset >> 3 & chunk_bits);
}

#endif /* MGPU_LAYOUT_SWIZZLE_H */
