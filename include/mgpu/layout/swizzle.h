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
 * The last three keep more together, in lines of 128 bytes; FLIP_8B also swaps the halves of 8
 * bytes of each chunk in odd lines (below: '). wgmma reads none of them, and TMA by them only on
 * GPUs that have them.
 *
 *     line      128 B, atoms of 32 B     and FLIP_8B                        atoms of 64 B
 *      0   0 1 | 2 3 | 4 5 | 6 7   0  1  | 2  3  | 4  5  | 6  7    0 1 2 3 | 4 5 6 7
 *      1   2 3 | 0 1 | 6 7 | 4 5   2' 3' | 0' 1' | 6' 7' | 4' 5'   4 5 6 7 | 0 1 2 3
 *      2   4 5 | 6 7 | 0 1 | 2 3   4  5  | 6  7  | 0  1  | 2  3    .................
 *      3   6 7 | 4 5 | 2 3 | 0 1   6' 7' | 4' 5' | 2' 3' | 0' 1'
 *          .....................   .............................
 *
 * MGPU_SWIZZLE_96B has rows of 96 bytes, one behind the other, and moves chunks as the swizzle of 32
 * bytes does: so the manual's table has it, which does not say how far rows are apart. No GPU has
 * been asked.
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

/* Whether the value is one of mgpu_swizzle.
 *   swizzle any number
 */
MGPU_INLINE bool
mgpu_swizzle_is_legal(mgpu_swizzle swizzle)
{
    return swizzle == MGPU_SWIZZLE_NONE || swizzle == MGPU_SWIZZLE_32B ||
           swizzle == MGPU_SWIZZLE_64B || swizzle == MGPU_SWIZZLE_96B ||
           (swizzle >= MGPU_SWIZZLE_128B && swizzle <= MGPU_SWIZZLE_128B_ATOM_64B);
}

/* Bytes within which chunks move, and the longest row of a tile: 32, 64, 96, 128; none: 0.
 *   swizzle one of mgpu_swizzle
 */
MGPU_INLINE uint32_t
mgpu_swizzle_span_bytes(mgpu_swizzle swizzle)
{
    return (uint32_t)swizzle & ~15u;
}

/* Bytes that move together: 16, a chunk; 32 or 64 of the swizzles with larger atoms.
 *   swizzle one of mgpu_swizzle
 */
MGPU_INLINE uint32_t
mgpu_swizzle_atom_bytes(mgpu_swizzle swizzle)
{
    return swizzle <= MGPU_SWIZZLE_128B ? 16 : swizzle == MGPU_SWIZZLE_128B_ATOM_64B ? 64 : 32;
}

/* Bytes after which the pattern repeats, and the alignment of a tile that counts from line 0:
 * 256, 512, 1024 for chunks of 16 bytes; 512 and 256 for atoms of 32 and 64; 96B: 256; none:
 * 128, which TMA asks of every tile.
 *   swizzle one of mgpu_swizzle
 */
MGPU_INLINE uint32_t
mgpu_swizzle_repeat_bytes(mgpu_swizzle swizzle)
{
    return swizzle == MGPU_SWIZZLE_NONE ? 128
           : swizzle == MGPU_SWIZZLE_96B
               ? 256
               : 128 * mgpu_swizzle_span_bytes(swizzle) / mgpu_swizzle_atom_bytes(swizzle);
}

/* Where the byte at `byte_offset` is stored. Its own inverse.
 *   swizzle      one of mgpu_swizzle
 *   byte_offset  shared address, or offset from a multiple of the pattern's repeat
 *   returns      the same kind of number; only bits 4 to 6 differ, of FLIP_8B bit 3 too
 */
MGPU_INLINE uint32_t
mgpu_swizzle_offset(mgpu_swizzle swizzle, uint32_t byte_offset)
{
    const uint32_t all = mgpu_swizzle_span_bytes(swizzle), span = all == 96 ? 32 : all;
    const uint32_t atom = mgpu_swizzle_atom_bytes(swizzle);
    const uint32_t atom_bits = span == 0 ? 0 : span - atom; /* 0x10, 0x30, 0x70; 0x60, 0x40 */
    const uint32_t half_bit = swizzle == MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B ? 8 : 0;
    return byte_offset ^ ((byte_offset >> 7) * atom & atom_bits) ^
           (byte_offset >> 4 & half_bit);
}

#endif /* MGPU_LAYOUT_SWIZZLE_H */
