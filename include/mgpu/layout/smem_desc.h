/* mgpu/layout/smem_desc.h - the 64-bit word that tells wgmma where a matrix lies in memory.
 * SPDX-License-Identifier: MIT
 *
 *     63 62 61 52 51  49 48 46 45           32 31 30 29           16 15 14 13            0
 *    +-----+-----+------+-----+---------------+-----+---------------+-----+---------------+
 *    | swz |  0  | base |  0  | stride (SBO)  |  0  | leading (LBO) |  0  | start address |
 *    +-----+-----+------+-----+---------------+-----+---------------+-----+---------------+
 *    swz: 0 none, 1 128 B, 2 64 B, 3 32 B             start, LBO and SBO in 16-byte units
 *    base: 0 for the tiles that TMA writes
 *
 * An operand is built from blocks of 8 rows of W bytes, the span of the swizzle. MN is M or N.
 *
 *     K-major, swizzled                          MN-major, swizzled (16-bit types)
 *             k ->                                       mn ->
 *           +---- W ----+                             +---- W ----+     +---- W ----+
 *        mn | 8 rows    |  start                    k | 8 rows    |     |           |
 *         | +-----------+  + SBO                    | +-----------+     +-----------+
 *         v | 8 rows    |                           v | 8 rows    |     |           |
 *           +-----------+  LBO is ignored             +-----------+     +-----------+
 *                                                     SBO: down,  LBO: to the right
 *
 *     K-major, none: W = 16,                     MN-major, none: W = 16, the other way round:
 *         SBO down, LBO to the right                 LBO down, SBO to the right
 *
 * The tiles of TMA, box rows of W bytes (none: of 16 bytes), stored one after the other:
 *
 *     a = mgpu_wgmma_desc_k_major(a_smem, MGPU_SWIZZLE_128B);          box [M][64] of bf16
 *     b = mgpu_wgmma_desc_mn_major(b_smem, MGPU_SWIZZLE_128B, 64);     boxes [64][64] along N
 *     for (int k = 0; k < 4; k++) {
 *         mgpu_wgmma_..._tb(d, a, b, 1);
 *         mgpu_wgmma_..._tb(e, a + mgpu_wgmma_mn_step(a, MGPU_K_MAJOR, 64), b, 1);    64 rows on
 *         a += mgpu_wgmma_k_step(a, MGPU_K_MAJOR);
 *         b += mgpu_wgmma_k_step(b, MGPU_MN_MAJOR);
 *     }
 *
 * A column of boxes is filled before the next: blocks lie mn-first in a K-major operand, k-first in
 * an MN-major one. The other order has functions of its own. Blocks as they are numbered in memory:
 *
 *     K-major          _k_first              MN-major          _mn_first
 *         k ->             k ->                  mn ->             mn ->
 *     mn  0  4         mn  0  1              k   0  3  6       k   0  1  2
 *      |  1  5          |  2  3              |   1  4  7       |   3  4  5
 *      v  2  6          v  4  5              v   2  5  8       v   6  7  8
 *         3  7             6  7
 *
 * PTX ISA, "Shared Memory Matrix Layout" and "Matrix Descriptor Format" of wgmma.mma_async.
 */
#ifndef MGPU_LAYOUT_SMEM_DESC_H
#define MGPU_LAYOUT_SMEM_DESC_H

#include "swizzle.h"

/* What no layout has (all reserved bits are set): the answer to a request without sense. */
#define MGPU_WGMMA_DESC_INVALID 0xffffffffffffffffull

/* A descriptor in the clear. */
typedef struct mgpu_wgmma_desc_fields {
    uint32_t start;         /* shared address, a multiple of 16; bits 18 and up are lost */
    uint32_t leading_bytes; /* LBO, a multiple of 16 below 2^18 */
    uint32_t stride_bytes;  /* SBO, a multiple of 16 below 2^18 */
    uint32_t base_offset;   /* 0..7: lines of 128 bytes that the swizzle pattern is moved by */
    mgpu_swizzle swizzle;
    uint64_t reserved; /* bits 14-15, 30-31, 46-48, 52-61, in place: legal is 0 */
} mgpu_wgmma_desc_fields;

#define MGPU__WGMMA_DESC_RESERVED 0x3ff1c000c000c000ull

/* ---- encode and decode ------------------------------------------------------------------- */

/* The descriptor of the fields. What does not fit a field is dropped, as the word has no place
 * for it: mgpu_wgmma_desc_fault() finds it.
 *   f       the fields in bytes, as mgpu_wgmma_desc_fields has them
 */
MGPU_INLINE uint64_t
mgpu_wgmma_desc_encode(mgpu_wgmma_desc_fields f)
{
    const uint64_t code = f.swizzle == MGPU_SWIZZLE_128B  ? 1
                          : f.swizzle == MGPU_SWIZZLE_64B ? 2
                          : f.swizzle == MGPU_SWIZZLE_32B ? 3
                                                          : 0;
    return (uint64_t)(f.start >> 4 & 0x3fff) | (uint64_t)(f.leading_bytes >> 4 & 0x3fff) << 16 |
           (uint64_t)(f.stride_bytes >> 4 & 0x3fff) << 32 |
           (uint64_t)(f.base_offset & 7) << 49 | code << 62 |
           (f.reserved & MGPU__WGMMA_DESC_RESERVED);
}

/* The fields of a descriptor: the inverse of mgpu_wgmma_desc_encode(), for all 2^64 values.
 *   desc    any 64 bits
 */
MGPU_INLINE mgpu_wgmma_desc_fields
mgpu_wgmma_desc_decode(uint64_t desc)
{
    const uint32_t code = (uint32_t)(desc >> 62);
    mgpu_wgmma_desc_fields f;
    f.start = (uint32_t)(desc & 0x3fff) << 4;
    f.leading_bytes = (uint32_t)(desc >> 16 & 0x3fff) << 4;
    f.stride_bytes = (uint32_t)(desc >> 32 & 0x3fff) << 4;
    f.base_offset = (uint32_t)(desc >> 49 & 7);
    f.swizzle = code == 1   ? MGPU_SWIZZLE_128B
                : code == 2 ? MGPU_SWIZZLE_64B
                : code == 3 ? MGPU_SWIZZLE_32B
                            : MGPU_SWIZZLE_NONE;
    f.reserved = desc & MGPU__WGMMA_DESC_RESERVED;
    return f;
}

/* Describe a matrix in shared memory by its strides.
 *   start          shared address, a multiple of 16; a cluster's rank bits are dropped
 *   leading_bytes  LBO, bytes, a multiple of 16 below 2^18
 *   stride_bytes   SBO, bytes, a multiple of 16 below 2^18
 *   swizzle        the one that the matrix was written with; MGPU_SWIZZLE_NONE for none
 */
MGPU_INLINE uint64_t
mgpu_wgmma_desc(uint32_t start, uint32_t leading_bytes, uint32_t stride_bytes,
                mgpu_swizzle swizzle)
{
    mgpu_wgmma_desc_fields f;
    f.start = start;
    f.leading_bytes = leading_bytes;
    f.stride_bytes = stride_bytes;
    f.base_offset = 0;
    f.swizzle = swizzle;
    f.reserved = 0;
    return mgpu_wgmma_desc_encode(f);
}

/* ---- the layouts that TMA makes ---------------------------------------------------------- */

/* Does wgmma read tiles of this swizzle? Not those with atoms of 32 and 64 bytes, nor of 96. */
MGPU_INLINE bool
mgpu__wgmma_reads(mgpu_swizzle swizzle)
{
    return mgpu_swizzle_is_legal(swizzle) && swizzle != MGPU_SWIZZLE_96B &&
           mgpu_swizzle_atom_bytes(swizzle) == 16;
}

/* A box [MN][W bytes along K], swizzled. K beyond W bytes is another box, another descriptor.
 *   start    shared address of the box, a multiple of the swizzle's repeat, or of any 8th row
 *   swizzle  32B, 64B or 128B
 *   returns  the descriptor; MGPU_WGMMA_DESC_INVALID for MGPU_SWIZZLE_NONE, which needs the
 *            number of rows: mgpu_wgmma_desc_k_major_none(); and for a swizzle that wgmma does
 *            not read
 */
MGPU_INLINE uint64_t
mgpu_wgmma_desc_k_major(uint32_t start, mgpu_swizzle swizzle)
{
    return swizzle == MGPU_SWIZZLE_NONE || !mgpu__wgmma_reads(swizzle)
               ? MGPU_WGMMA_DESC_INVALID
               : mgpu_wgmma_desc(start, 16, 8 * mgpu_swizzle_span_bytes(swizzle), swizzle);
}

/* Boxes [MN][16 bytes along K], not swizzled, one after the other along K; or one 3-D box
 * [K/8][MN][8] of 16-bit elements.
 *   start    shared address of the first box, or of any 8th row in it
 *   mn_rows  rows of each box, a multiple of 8
 */
MGPU_INLINE uint64_t
mgpu_wgmma_desc_k_major_none(uint32_t start, uint32_t mn_rows)
{
    return mgpu_wgmma_desc(start, mn_rows * 16, 128, MGPU_SWIZZLE_NONE);
}

/* K-major, k-first: for each 8 rows all blocks [8][W bytes along K] (none: 16 bytes), one after the
 * other along K, then those of the next 8 rows; or for each 8 rows one 3-D box [K/W][8][W].
 *   start    shared address of the first block to read; a swizzled one begins on a multiple of
 *            the swizzle's repeat, and K beyond its W bytes is 8 * W bytes further, another
 *            descriptor
 *   swizzle  the one that the matrix was written with; MGPU_SWIZZLE_NONE for none
 *   k_bytes  bytes of K of the whole tile, a multiple of W
 *   returns  the descriptor; MGPU_WGMMA_DESC_INVALID for a swizzle that wgmma does not read
 */
MGPU_INLINE uint64_t
mgpu_wgmma_desc_k_major_k_first(uint32_t start, mgpu_swizzle swizzle, uint32_t k_bytes)
{
    return mgpu__wgmma_reads(swizzle)
               ? mgpu_wgmma_desc(start, swizzle == MGPU_SWIZZLE_NONE ? 128 : 16, 8 * k_bytes,
                                 swizzle)
               : MGPU_WGMMA_DESC_INVALID;
}

/* Boxes [K][W bytes along MN] (none: 16 bytes), one after the other along MN; 16-bit elements.
 *   start    shared address of the first box to read, a multiple of the swizzle's repeat
 *   swizzle  the one that the matrix was written with; MGPU_SWIZZLE_NONE for none
 *   k_rows   rows of each box, a multiple of 16 (one wgmma's K)
 *   returns  the descriptor; MGPU_WGMMA_DESC_INVALID for a swizzle that wgmma does not read
 */
MGPU_INLINE uint64_t
mgpu_wgmma_desc_mn_major(uint32_t start, mgpu_swizzle swizzle, uint32_t k_rows)
{
    const uint32_t span = mgpu_swizzle_span_bytes(swizzle);
    return !mgpu__wgmma_reads(swizzle) ? MGPU_WGMMA_DESC_INVALID
           : swizzle == MGPU_SWIZZLE_NONE
               ? mgpu_wgmma_desc(start, 128, k_rows * 16, swizzle)
               : mgpu_wgmma_desc(start, k_rows * span, 8 * span, swizzle);
}

/* MN-major, mn-first: for each 8 of K all blocks [8][W bytes along MN] (none: 16 bytes), one after the
 * other along MN, then those of the next 8; or for each 8 one 3-D box [MN/W][8][W]. 16-bit elements.
 *   start     shared address of the first block to read, a multiple of the swizzle's repeat
 *   swizzle   the one that the matrix was written with; MGPU_SWIZZLE_NONE for none
 *   mn_bytes  bytes of M or N of the whole tile, a multiple of W
 *   returns   the descriptor; MGPU_WGMMA_DESC_INVALID for a swizzle that wgmma does not read
 */
MGPU_INLINE uint64_t
mgpu_wgmma_desc_mn_major_mn_first(uint32_t start, mgpu_swizzle swizzle, uint32_t mn_bytes)
{
    const uint32_t span = mgpu_swizzle_span_bytes(swizzle);
    return !mgpu__wgmma_reads(swizzle) ? MGPU_WGMMA_DESC_INVALID
           : swizzle == MGPU_SWIZZLE_NONE
               ? mgpu_wgmma_desc(start, 8 * mn_bytes, 128, swizzle)
               : mgpu_wgmma_desc(start, 8 * span, 8 * mn_bytes, swizzle);
}

/* ---- steps ------------------------------------------------------------------------------- */

/* What to add to a descriptor to go on along K by one wgmma, which takes 32 bytes of K (k16).
 *     K-major, swizzled    32 bytes, inside the row; the row ends after W/32 steps
 *     MN-major, swizzled   2 * SBO: two blocks of 8 rows
 *     none                 2 * LBO: two chunks of 16 bytes (K-major), two blocks (MN-major)
 *   desc     a legal descriptor
 *   major    along which dimension elements are neighbours, as the instruction reads the
 *            operand
 *   returns  the difference, in the units of the descriptor (16 bytes, at bit 0)
 */
MGPU_INLINE uint64_t
mgpu_wgmma_k_step(uint64_t desc, mgpu_major major)
{
    const uint64_t leading = desc >> 16 & 0x3fff, stride = desc >> 32 & 0x3fff;
    if (desc >> 62 == 0)
        return 2 * leading;
    return major == MGPU_K_MAJOR ? 2 : 2 * stride;
}

/* The same for the B of one sparse wgmma, which takes 64 bytes of K (k32); a K-major row ends after
 * W/64 steps. The sparse A, of which half is stored, steps by mgpu_wgmma_k_step().
 *   desc     a legal descriptor; K-major not of the 32B swizzle
 *   major    along which dimension elements are neighbours, as the instruction reads B
 *   returns  the difference, in the units of the descriptor (16 bytes, at bit 0)
 */
MGPU_INLINE uint64_t
mgpu_wgmma_sp_b_k_step(uint64_t desc, mgpu_major major)
{
    return 2 * mgpu_wgmma_k_step(desc, major);
}

/* What to add to a descriptor to go on along MN: to other rows of A, to other columns of D by B.
 *     K-major                SBO for each 8 rows
 *     MN-major, none         SBO for each 8 elements
 *     MN-major, swizzled     inside the row of W bytes; LBO from its end to the next box
 * NOTE: MN-major, swizzled: an operand that begins inside a row of W bytes ends in that row.
 *   desc     a legal descriptor; MN-major and swizzled: of boxes that begin on a multiple of W
 *   major    along which dimension elements are neighbours, as the instruction reads the
 *            operand
 *   mn       how many rows of A or columns of D, a multiple of 8; MN-major ones are 16-bit
 *   returns  the difference, in the units of the descriptor (16 bytes, at bit 0)
 */
MGPU_INLINE uint64_t
mgpu_wgmma_mn_step(uint64_t desc, mgpu_major major, uint32_t mn)
{
    const mgpu_wgmma_desc_fields f = mgpu_wgmma_desc_decode(desc);
    const uint32_t w = mgpu_swizzle_span_bytes(f.swizzle);
    uint32_t at, chunks;
    if (major == MGPU_K_MAJOR || w == 0)
        return (uint64_t)(mn / 8) * (f.stride_bytes / 16);
    at = f.start % w / 16; /* where in its row, in chunks of 8 elements */
    chunks = at + mn / 8;
    return (uint64_t)(chunks / (w / 16)) * (f.leading_bytes / 16) + chunks % (w / 16) - at;
}

/* ---- what the tensor core reads ---------------------------------------------------------- */

/* Distance of element (mn, k) from the start of the operand, before the swizzle.
 *   f           the fields of a legal descriptor
 *   major       along which dimension elements are neighbours, as the instruction reads the
 *               operand
 *   elem_bytes  2 for MN-major; 1, 2 or 4 for K-major
 *   mn          row: 0..63 of A, 0 .. N-1 of B
 *   k           0 .. 32/elem_bytes-1 in one wgmma
 *   returns     bytes
 */
MGPU_INLINE uint32_t
mgpu_wgmma_operand_offset(mgpu_wgmma_desc_fields f, mgpu_major major, uint32_t elem_bytes,
                          uint32_t mn, uint32_t k)
{
    const bool none = f.swizzle == MGPU_SWIZZLE_NONE;
    const uint32_t w = none ? 16 : mgpu_swizzle_span_bytes(f.swizzle);
    if (major == MGPU_K_MAJOR) {
        const uint32_t along = k * elem_bytes;
        const uint32_t down = mn % 8 * w + mn / 8 * f.stride_bytes;
        return none ? down + along / 16 * f.leading_bytes + along % 16 : down + along;
    } else {
        const uint32_t along = mn * elem_bytes;
        const uint32_t right = none ? f.stride_bytes : f.leading_bytes;
        const uint32_t down = none ? f.leading_bytes : f.stride_bytes;
        return along % w + along / w * right + k % 8 * w + k / 8 * down;
    }
}

/* The shared address from which the tensor core reads element (mn, k): the offset above, added
 * to the start, then the swizzle.
 * NOTE: the line of 128 bytes that the swizzle sees is (address >> 7) - base offset, seen on an
 * H200 for all lines and base offsets. TMA sees address >> 7: its tiles are read with base
 * offset 0, wherever they start.
 *   f           the fields of a legal descriptor
 *   major       along which dimension elements are neighbours, as the instruction reads the
 *               operand
 *   elem_bytes  2 for MN-major; 1, 2 or 4 for K-major
 *   mn          row: 0..63 of A, 0 .. N-1 of B
 *   k           0 .. 32/elem_bytes-1 in one wgmma
 */
MGPU_INLINE uint32_t
mgpu_wgmma_operand_addr(mgpu_wgmma_desc_fields f, mgpu_major major, uint32_t elem_bytes,
                        uint32_t mn, uint32_t k)
{
    const uint32_t pattern = f.base_offset * 128; /* the swizzle of an address relative to it */
    const uint32_t linear = f.start + mgpu_wgmma_operand_offset(f, major, elem_bytes, mn, k);
    const uint32_t moved = linear - pattern;
    return linear ^ moved ^ mgpu_swizzle_offset(f.swizzle, moved);
}

/* ---- checks ------------------------------------------------------------------------------ */

/* The base offset of a tile whose swizzle pattern begins at its first row, wherever that lies.
 * TMA does not write such tiles (its pattern is that of the absolute address: base offset 0);
 * code that swizzles offsets in a tile instead of addresses does. 0 when the tile is aligned to
 * the repeat of its swizzle.
 *   pattern_start  shared address, bytes, at which row 0 of the swizzle pattern lies
 *   swizzle        the one that the matrix was written with; MGPU_SWIZZLE_NONE for none
 */
MGPU_INLINE uint32_t
mgpu_wgmma_base_offset(uint32_t pattern_start, mgpu_swizzle swizzle)
{
    return pattern_start % mgpu_swizzle_repeat_bytes(swizzle) / 128;
}

/* What is wrong with a descriptor.
 *   f        the fields, from mgpu_wgmma_desc_decode() or by hand
 *   major    how the instruction reads it
 *   returns  a sentence with the rule and the remedy (static), or a null pointer if legal
 */
MGPU_INLINE const char *
mgpu_wgmma_desc_fault(mgpu_wgmma_desc_fields f, mgpu_major major)
{
    const uint32_t span = mgpu_swizzle_span_bytes(f.swizzle);
    if (f.reserved != 0)
        return "a reserved bit is set (14-15, 30-31, 46-48, 52-61): this is no wgmma "
               "descriptor, "
               "or a K step was added beyond the 256 KiB that it can address";
    if (!mgpu__wgmma_reads(f.swizzle))
        return "swizzle is none of MGPU_SWIZZLE_NONE, _32B, _64B and _128B";
    if (f.start % 16 != 0)
        return "the start address must be a multiple of 16 bytes";
    if ((f.start & 0xfc0000) != 0)
        return "the start address must be a shared address below 2^18: pass mgpu_smem_addr(p)";
    if (f.leading_bytes % 16 != 0 || f.leading_bytes >= 1u << 18)
        return "the leading byte offset must be a multiple of 16 below 2^18, in bytes";
    if (f.stride_bytes % 16 != 0 || f.stride_bytes >= 1u << 18)
        return "the stride byte offset must be a multiple of 16 below 2^18, in bytes";
    if (f.base_offset > 7)
        return "the base offset must be 0..7: (address of the swizzle pattern >> 7) & 7";
    if (f.swizzle == MGPU_SWIZZLE_NONE)
        return f.base_offset == 0 ? (const char *)0
                                  : "the base offset must be 0 when there is no swizzle";
    if (major == MGPU_K_MAJOR && f.start % span + 32 > span)
        return "the start address is less than 32 bytes before the end of its swizzled row: "
               "after "
               "W/32 steps along K go on with the next box";
    return (const char *)0;
}

/* Blocks of rows that lie on each other, of a tile that has several: rows of a swizzle's `span`, 0: not swizzled. */
MGPU_INLINE const char *
mgpu__desc_overlap_lint(uint32_t span, uint32_t rows, uint32_t leading_bytes,
                        uint32_t stride_bytes)
{
    if (span != 0)
        return stride_bytes >= rows * span ? (const char *)0
               : rows == 4 ? "blocks of 4 rows overlap: the stride offset (SBO) is less than 4 "
                             "rows of 128 bytes"
                           : "blocks of 8 rows overlap: the stride offset (SBO) is less than 8 "
                             "rows of the swizzle, 1024 (128B), 512 (64B) or 256 bytes (32B)";
    return leading_bytes >= 128 && stride_bytes >= 128 ? (const char *)0
           : stride_bytes == 0
               ? "blocks of 8 rows lie on each other, as the stride offset (SBO) is 0 and "
                 "there is no swizzle: an address is no descriptor, "
                 "mgpu_wgmma_desc_k_major(), mgpu_tcgen05_desc_k_major() and those beside them "
                 "make one of it"
               : "blocks of 8 rows of 16 bytes overlap, as there is no swizzle and an offset "
                 "of "
                 "less than 128 bytes, leading (LBO) or stride (SBO)";
}

/* What is legal in a descriptor, but rarely meant. Of an operand that is one block wide (N = 8) the offset
 * between blocks is not used, and may be any.
 *   f        the fields, from mgpu_wgmma_desc_decode() or by hand
 *   returns  a sentence (static), or a null pointer
 */
MGPU_INLINE const char *
mgpu_wgmma_desc_lint(mgpu_wgmma_desc_fields f)
{
    const uint32_t repeat = mgpu_swizzle_repeat_bytes(f.swizzle);
    const uint32_t span = mgpu_swizzle_span_bytes(f.swizzle);
    const char *const overlap =
        mgpu__desc_overlap_lint(span, 8, f.leading_bytes, f.stride_bytes);
    if (overlap != (const char *)0 || span == 0)
        return overlap;
    if ((f.start - f.base_offset * 128) % repeat < span)
        return (const char *)0;
    return "the start address is not in row 0 of the swizzle pattern: the tile is not aligned "
           "to "
           "1024 (128B), 512 (64B) or 256 bytes (32B), or a step along K left the row: "
           "it counts 16 bytes, and mgpu_wgmma_k_step() says how many; or the tile was written "
           "with a wider swizzle than the descriptor's";
}

#endif /* MGPU_LAYOUT_SMEM_DESC_H */
