/* mgpu/layout/tcgen05_desc.h - the 64-bit word that tells tcgen05.mma and .cp where a matrix lies in memory.
 * SPDX-License-Identifier: MIT
 *
 *     63 61 60 53 52  51  49 48 46 45           32 31 30 29           16 15 14 13            0
 *    +-----+-----+---+------+-----+---------------+-----+---------------+-----+---------------+
 *    | swz |  0  |abs| base | 001 | stride (SBO)  |  0  | leading (LBO) |  0  | start address |
 *    +-----+-----+---+------+-----+---------------+-----+---------------+-----+---------------+
 *    swz: 0 none, 1 128 B with atoms of 32 B, 2 128 B, 4 64 B, 6 32 B
 *    start, LBO and SBO in 16-byte units              abs: LBO is an address, of sm_103a alone
 *
 * It is the word of wgmma with bit 46 set, and one swizzle more: the pictures of smem_desc.h hold here. New are
 * MN-major operands of 8 bits, and of 32 bits, which are of the swizzle with atoms of 32 bytes and
 * whose SBO is between groups of 4 along K, not 8:
 *
 *             mn ->
 *           +--- 128 B ---+     +-------------+
 *         k | 4 rows      |     |             |
 *         | +-------------+     +-------------+
 *         v | 4 rows      |     |             |        SBO: down, LBO: to the right
 *           +-------------+     +-------------+
 *
 * The tiles of TMA, box rows of W bytes (none: of 16 bytes), stored one after the other:
 *
 *     a = mgpu_tcgen05_desc_k_major(a_smem, MGPU_SWIZZLE_128B);           box [M][64] of bf16
 *     b = mgpu_tcgen05_desc_mn_major(b_smem, MGPU_SWIZZLE_128B, 64);      boxes [64][64] along N
 *     for (int k = 0; k < 4; k++) {
 *         mgpu_tcgen05_mma_f16_ss(d, a, b, idesc, k != 0);
 *         a += mgpu_tcgen05_k_step(a, MGPU_K_MAJOR, 2);
 *         b += mgpu_tcgen05_k_step(b, MGPU_MN_MAJOR, 2);
 *     }
 *
 * Elements are of 1, 2 or 4 bytes here; those of 4 and 6 bits that f8f6f4 and mxf8f6f4 read lie in 16 bytes for
 * 16 of them, as bytes do. Of mxf4 and mxf4nvf4 two make a byte, K-major: count pairs as bytes.
 * Nothing here has run on a Blackwell: it is the manual's tables, and agrees with CuTe's words.
 *
 * PTX ISA, "Shared memory descriptor" and "Canonical Layouts" of tcgen05.
 */
#ifndef MGPU_LAYOUT_TCGEN05_DESC_H
#define MGPU_LAYOUT_TCGEN05_DESC_H

#include "smem_desc.h"

/* What no layout has (all reserved bits are set): the answer to a request without sense. */
#define MGPU_TCGEN05_DESC_INVALID 0xffffffffffffffffull

/* A descriptor in the clear. */
typedef struct mgpu_tcgen05_desc_fields {
    uint32_t start;         /* shared address, a multiple of 16; bits 18 and up are lost */
    uint32_t leading_bytes; /* LBO, a multiple of 16 below 2^18 */
    uint32_t stride_bytes;  /* SBO, a multiple of 16 below 2^18 */
    uint32_t constant;      /* 1; of a descriptor of wgmma 0 */
    uint32_t base_offset;   /* 0..7: lines of 128 bytes that the swizzle pattern is moved by */
    bool
        leading_is_addr; /* leading_bytes is where rows go on behind 128 bytes: of K = 96, on sm_103a */
    mgpu_swizzle swizzle; /* not those with atoms of 64 bytes or flipped halves */
    uint64_t reserved;    /* bits 14-15, 30-31, 53-60, a swizzle that is none: legal is 0 */
} mgpu_tcgen05_desc_fields;

#define MGPU__TCGEN05_DESC_RESERVED 0x1fe00000c000c000ull

/* ---- encode and decode ------------------------------------------------------------------- */

/* The number of a swizzle, at bits 61-63; 7, which is none, for one that tensor cores do not read. */
MGPU_INLINE uint32_t
mgpu__tcgen05_swizzle_code(mgpu_swizzle swizzle)
{
    return swizzle == MGPU_SWIZZLE_NONE            ? 0
           : swizzle == MGPU_SWIZZLE_128B_ATOM_32B ? 1
           : swizzle == MGPU_SWIZZLE_128B          ? 2
           : swizzle == MGPU_SWIZZLE_64B           ? 4
           : swizzle == MGPU_SWIZZLE_32B           ? 6
                                                   : 7;
}

/* The part that wgmma has too, with the swizzle of 128 bytes in place of the one with larger atoms. */
MGPU_INLINE mgpu_wgmma_desc_fields
mgpu__tcgen05_as_wgmma(mgpu_tcgen05_desc_fields f)
{
    mgpu_wgmma_desc_fields w;
    w.start = f.start;
    w.leading_bytes = f.leading_bytes;
    w.stride_bytes = f.stride_bytes;
    w.base_offset = f.base_offset;
    w.swizzle = f.swizzle == MGPU_SWIZZLE_128B_ATOM_32B ? MGPU_SWIZZLE_128B : f.swizzle;
    w.reserved = 0;
    return w;
}

/* The descriptor of the fields. What does not fit a field is dropped, as the word has no place for it; a swizzle
 * that tensor cores do not read becomes number 7, which is none.
 *   f       the fields in bytes, as mgpu_tcgen05_desc_fields has them
 */
MGPU_INLINE uint64_t
mgpu_tcgen05_desc_encode(mgpu_tcgen05_desc_fields f)
{
    mgpu_wgmma_desc_fields w = mgpu__tcgen05_as_wgmma(f);
    w.swizzle = MGPU_SWIZZLE_NONE;
    return mgpu_wgmma_desc_encode(w) | (uint64_t)(f.constant & 7) << 46 |
           (f.leading_is_addr ? 1ull << 52 : 0) |
           (uint64_t)mgpu__tcgen05_swizzle_code(f.swizzle) << 61 |
           (f.reserved & (MGPU__TCGEN05_DESC_RESERVED | 7ull << 61));
}

/* The fields of a descriptor: the inverse of mgpu_tcgen05_desc_encode(), for all 2^64 values.
 *   desc    any 64 bits
 */
MGPU_INLINE mgpu_tcgen05_desc_fields
mgpu_tcgen05_desc_decode(uint64_t desc)
{
    const mgpu_wgmma_desc_fields same = mgpu_wgmma_desc_decode(desc);
    const uint64_t code = desc >> 61;
    const bool none = code == 3 || code == 5 || code == 7;
    mgpu_tcgen05_desc_fields f;
    f.start = same.start;
    f.leading_bytes = same.leading_bytes;
    f.stride_bytes = same.stride_bytes;
    f.constant = (uint32_t)(desc >> 46 & 7);
    f.base_offset = same.base_offset;
    f.leading_is_addr = (desc >> 52 & 1) != 0;
    f.swizzle = none        ? MGPU_SWIZZLE_NONE
                : code == 1 ? MGPU_SWIZZLE_128B_ATOM_32B
                            : same.swizzle; /* the upper two bits are wgmma's */
    f.reserved = desc & (MGPU__TCGEN05_DESC_RESERVED | (none ? 7ull << 61 : 0));
    return f;
}

/* Describe a matrix in shared memory by its strides.
 *   start          shared address, a multiple of 16; a cluster's rank bits are dropped
 *   leading_bytes  LBO, bytes, a multiple of 16 below 2^18
 *   stride_bytes   SBO, bytes, a multiple of 16 below 2^18
 *   swizzle        the one that the matrix was written with; MGPU_SWIZZLE_NONE for none
 */
MGPU_INLINE uint64_t
mgpu_tcgen05_desc(uint32_t start, uint32_t leading_bytes, uint32_t stride_bytes,
                  mgpu_swizzle swizzle)
{
    mgpu_tcgen05_desc_fields f;
    f.start = start;
    f.leading_bytes = leading_bytes;
    f.stride_bytes = stride_bytes;
    f.constant = 1;
    f.base_offset = 0;
    f.leading_is_addr = false;
    f.swizzle = swizzle;
    f.reserved = 0;
    return mgpu_tcgen05_desc_encode(f);
}

/* The descriptor that reads what one of wgmma reads: MN-major, of 16-bit elements.
 *   desc     a descriptor of wgmma; MGPU_WGMMA_DESC_INVALID becomes MGPU_TCGEN05_DESC_INVALID
 */
MGPU_INLINE uint64_t
mgpu_tcgen05_desc_of_wgmma(uint64_t desc)
{
    return desc | 1ull << 46;
}

/* ---- the layouts that TMA makes ---------------------------------------------------------- */

/* A box [MN][W bytes along K], swizzled. K beyond W bytes is another box, another descriptor.
 *   start    shared address of the box, a multiple of the swizzle's repeat, or of any 8th row
 *   swizzle  32B, 64B or 128B
 *   returns  the descriptor; MGPU_TCGEN05_DESC_INVALID for MGPU_SWIZZLE_NONE, which needs the
 *            number of rows: mgpu_tcgen05_desc_k_major_none(); and for atoms of 32 bytes and more, of which the
 *            manual has no K-major layout
 */
MGPU_INLINE uint64_t
mgpu_tcgen05_desc_k_major(uint32_t start, mgpu_swizzle swizzle)
{
    return mgpu_tcgen05_desc_of_wgmma(mgpu_wgmma_desc_k_major(start, swizzle));
}

/* Boxes [MN][16 bytes along K], not swizzled, one after the other along K. Scale factors for tcgen05.cp too, 16 bytes a
 * row: there is one box, and LBO is not looked at.
 *   start    shared address of the first box, or of any 8th row in it
 *   mn_rows  rows of each box, a multiple of 8
 */
MGPU_INLINE uint64_t
mgpu_tcgen05_desc_k_major_none(uint32_t start, uint32_t mn_rows)
{
    return mgpu_tcgen05_desc_of_wgmma(mgpu_wgmma_desc_k_major_none(start, mn_rows));
}

/* K-major, k-first: for each 8 rows all blocks [8][W bytes along K] (none: 16 bytes), one after the
 * other along K, then those of the next 8 rows.
 *   start    shared address of the first block to read; a swizzled one begins on a multiple of
 *            the swizzle's repeat, and K beyond its W bytes is 8 * W bytes further, another
 *            descriptor
 *   swizzle  none, 32B, 64B or 128B
 *   k_bytes  bytes of K of the whole tile, a multiple of W
 *   returns  the descriptor; MGPU_TCGEN05_DESC_INVALID for another swizzle
 */
MGPU_INLINE uint64_t
mgpu_tcgen05_desc_k_major_k_first(uint32_t start, mgpu_swizzle swizzle, uint32_t k_bytes)
{
    return mgpu_tcgen05_desc_of_wgmma(mgpu_wgmma_desc_k_major_k_first(start, swizzle, k_bytes));
}

/* Boxes [K][W bytes along MN] (none: 16 bytes), one after the other along MN.
 *   start    shared address of the first box to read, a multiple of the swizzle's repeat
 *   swizzle  none, 32B, 64B or 128B for elements of 8 and 16 bits; 128B_ATOM_32B for those of 32
 *   k_rows   rows of each box, a multiple of one instruction's K
 *   returns  the descriptor; MGPU_TCGEN05_DESC_INVALID for another swizzle
 */
MGPU_INLINE uint64_t
mgpu_tcgen05_desc_mn_major(uint32_t start, mgpu_swizzle swizzle, uint32_t k_rows)
{
    return swizzle == MGPU_SWIZZLE_128B_ATOM_32B
               ? mgpu_tcgen05_desc(start, k_rows * 128, 4 * 128, swizzle)
               : mgpu_tcgen05_desc_of_wgmma(mgpu_wgmma_desc_mn_major(start, swizzle, k_rows));
}

/* MN-major, mn-first: for each 8 of K (atoms of 32 bytes: 4) all blocks [8][W bytes along MN] (none: 16 bytes), one
 * after the other along MN, then those of the next 8.
 *   start     shared address of the first block to read, a multiple of the swizzle's repeat
 *   swizzle   none, 32B, 64B or 128B for elements of 8 and 16 bits; 128B_ATOM_32B for those of 32
 *   mn_bytes  bytes of M or N of the whole tile, a multiple of W
 *   returns   the descriptor; MGPU_TCGEN05_DESC_INVALID for another swizzle
 */
MGPU_INLINE uint64_t
mgpu_tcgen05_desc_mn_major_mn_first(uint32_t start, mgpu_swizzle swizzle, uint32_t mn_bytes)
{
    return swizzle == MGPU_SWIZZLE_128B_ATOM_32B
               ? mgpu_tcgen05_desc(start, 4 * 128, 4 * mn_bytes, swizzle)
               : mgpu_tcgen05_desc_of_wgmma(
                     mgpu_wgmma_desc_mn_major_mn_first(start, swizzle, mn_bytes));
}

/* ---- steps ------------------------------------------------------------------------------- */

/* What to add to a descriptor to go on along K by one instruction, which takes 32 bytes of K of a dense operand, and of a
 * sparse A as stored.
 *     K-major, swizzled     32 bytes, inside the row; the row ends after W/32 steps
 *     MN-major, swizzled    SBO for each 8 of K (atoms of 32 bytes: 4)
 *     none                  LBO for each 16 bytes (K-major), for each 8 of K (MN-major)
 *   desc        a legal descriptor
 *   major       along which dimension elements are neighbours
 *   elem_bytes  1, 2 or 4: an instruction takes 32, 16 or 8 of K
 *   returns     the difference, in the units of the descriptor (16 bytes, at bit 0)
 */
MGPU_INLINE uint64_t
mgpu_tcgen05_k_step(uint64_t desc, mgpu_major major, uint32_t elem_bytes)
{
    const mgpu_tcgen05_desc_fields f = mgpu_tcgen05_desc_decode(desc);
    const bool none = f.swizzle == MGPU_SWIZZLE_NONE;
    const uint32_t group = f.swizzle == MGPU_SWIZZLE_128B_ATOM_32B ? 4 : 8; /* of K */
    if (major == MGPU_K_MAJOR)
        return none ? 2 * (f.leading_bytes / 16) : 2;
    return (uint64_t)(32 / elem_bytes / group) *
           ((none ? f.leading_bytes : f.stride_bytes) / 16);
}

/* The same for the B of a sparse instruction, which takes 64 bytes of K; a K-major row ends after W/64 steps.
 *   desc        a legal descriptor; K-major not of the 32B swizzle
 *   major       along which dimension elements are neighbours
 *   elem_bytes  1, 2 or 4
 *   returns     the difference, in the units of the descriptor (16 bytes, at bit 0)
 */
MGPU_INLINE uint64_t
mgpu_tcgen05_sp_b_k_step(uint64_t desc, mgpu_major major, uint32_t elem_bytes)
{
    return 2 * mgpu_tcgen05_k_step(desc, major, elem_bytes);
}

/* What to add to a descriptor to go on along MN: to other rows of A, to other columns of D by B.
 *     K-major                SBO for each 8 rows
 *     MN-major, none         SBO for each 16 bytes
 *     MN-major, swizzled     inside the row of W bytes; LBO from its end to the next box
 * NOTE: MN-major, swizzled: an operand that begins inside a row of W bytes ends in that row.
 *   desc        a legal descriptor; MN-major and swizzled: of boxes that begin on a multiple of W
 *   major       along which dimension elements are neighbours
 *   elem_bytes  1, 2 or 4
 *   mn          how many rows of A or columns of D, a multiple of 8; MN-major, of 16 bytes
 *   returns     the difference, in the units of the descriptor (16 bytes, at bit 0)
 */
MGPU_INLINE uint64_t
mgpu_tcgen05_mn_step(uint64_t desc, mgpu_major major, uint32_t elem_bytes, uint32_t mn)
{
    const mgpu_wgmma_desc_fields w = mgpu__tcgen05_as_wgmma(mgpu_tcgen05_desc_decode(desc));
    return mgpu_wgmma_mn_step(mgpu_wgmma_desc_encode(w), major, /* of 16-bit elements */
                              major == MGPU_K_MAJOR ? mn : mn * elem_bytes / 2);
}

/* ---- what the tensor core reads ---------------------------------------------------------- */

/* Distance of element (mn, k) from the start of the operand, before the swizzle.
 *   f           the fields of a legal descriptor
 *   major       along which dimension elements are neighbours
 *   elem_bytes  1, 2 or 4
 *   mn          row: 0 .. M-1 of A, 0 .. N-1 of B
 *   k           0 .. 32/elem_bytes-1 in one instruction, of a sparse one's B twice as many
 *   returns     bytes
 */
MGPU_INLINE uint32_t
mgpu_tcgen05_operand_offset(mgpu_tcgen05_desc_fields f, mgpu_major major, uint32_t elem_bytes,
                            uint32_t mn, uint32_t k)
{
    const uint32_t along = mn * elem_bytes;
    if (f.swizzle == MGPU_SWIZZLE_128B_ATOM_32B && major == MGPU_MN_MAJOR)
        return along % 128 + along / 128 * f.leading_bytes + k % 4 * 128 +
               k / 4 * f.stride_bytes;
    return mgpu_wgmma_operand_offset(mgpu__tcgen05_as_wgmma(f), major, elem_bytes, mn, k);
}

/* The shared address from which the tensor core reads element (mn, k): the offset above, added
 * to the start, then the swizzle. The base offset counts as wgmma has it on an H200. Where the leading dimension
 * is an address, a row that leaves its 128 bytes goes on there.
 *   f           the fields of a legal descriptor
 *   major       along which dimension elements are neighbours
 *   elem_bytes  1, 2 or 4
 *   mn          row: 0 .. M-1 of A, 0 .. N-1 of B
 *   k           0 .. 32/elem_bytes-1 in one instruction, of a sparse one's B twice as many; of K = 96 to 47, bytes
 */
MGPU_INLINE uint32_t
mgpu_tcgen05_operand_addr(mgpu_tcgen05_desc_fields f, mgpu_major major, uint32_t elem_bytes,
                          uint32_t mn, uint32_t k)
{
    const uint32_t here = 128 - f.start % 128, along = k * elem_bytes;
    const bool beyond = f.leading_is_addr && along >= here;
    const uint32_t start = beyond ? f.leading_bytes : f.start;
    const uint32_t linear =
        start + mgpu_tcgen05_operand_offset(f, major, elem_bytes, mn,
                                            beyond ? k - here / elem_bytes : k);
    const uint32_t moved = linear - f.base_offset * 128;
    return linear ^ moved ^ mgpu_swizzle_offset(f.swizzle, moved);
}

/* ---- checks ------------------------------------------------------------------------------ */

/* The base offset of a tile whose swizzle pattern begins at its first row, wherever that lies. TMA writes no such
 * tiles. 0 when the tile is aligned to the repeat of its swizzle.
 *   pattern_start  shared address, bytes, at which row 0 of the swizzle pattern lies
 *   swizzle        the one that the matrix was written with; of atoms of 32 bytes the manual says nothing, and
 *                  lines up to 1024 bytes are counted as for 128B
 */
MGPU_INLINE uint32_t
mgpu_tcgen05_base_offset(uint32_t pattern_start, mgpu_swizzle swizzle)
{
    const mgpu_swizzle whole =
        swizzle == MGPU_SWIZZLE_128B_ATOM_32B ? MGPU_SWIZZLE_128B : swizzle;
    return swizzle == MGPU_SWIZZLE_NONE || pattern_start % mgpu_swizzle_repeat_bytes(whole) == 0
               ? 0
               : pattern_start >> 7 & 7;
}

/* What is wrong with the word alone, the layout apart. */
MGPU_INLINE const char *
mgpu__tcgen05_desc_word_fault(mgpu_tcgen05_desc_fields f)
{
    if ((f.reserved & 7ull << 61) != 0 || mgpu__tcgen05_swizzle_code(f.swizzle) == 7)
        return "the swizzle (bits 61-63) must be 0 none, 1 128B_ATOM_32B, 2 128B, 4 64B or 6 "
               "32B: TMA's other atoms are not read";
    if (f.constant == 0)
        return "bits 46-48 are 0 and must be 1: this is a descriptor of wgmma, or none; pass "
               "it through mgpu_tcgen05_desc_of_wgmma(), or make it by mgpu_tcgen05_desc...()";
    if (f.constant != 1)
        return "bits 46-48 must be 1: this is no descriptor of tcgen05, or a stride left its "
               "field";
    if (f.reserved != 0)
        return "a reserved bit is set (14-15, 30-31, 53-60): this is no descriptor of tcgen05, "
               "or a K step was added beyond the 256 KiB that it can address";
    if (f.leading_is_addr)
        return "an absolute leading address (bit 52) is of K = 96 on sm_103a alone: give LBO "
               "as a distance";
    if (f.start % 16 != 0)
        return "the start address must be a multiple of 16 bytes";
    if ((f.start & 0xfc0000) != 0)
        return "the start address must be a shared address below 2^18: pass mgpu_smem_addr(p)";
    if (f.leading_bytes % 16 != 0 || f.leading_bytes >= 1u << 18)
        return "the leading byte offset must be a multiple of 16 below 2^18, in bytes";
    if (f.stride_bytes % 16 != 0 || f.stride_bytes >= 1u << 18)
        return "the stride byte offset must be a multiple of 16 below 2^18, in bytes";
    return (const char *)0;
}

/* What is wrong with a descriptor, on sm_100. Taken as legal, as the manual does not decide: K-major with atoms of
 * 32 bytes, a base offset without a swizzle, elements of 4 and 6 bits MN-major.
 *   f           the fields, from mgpu_tcgen05_desc_decode() or by hand
 *   major       how the instruction reads it
 *   elem_bytes  1, 2 or 4
 *   returns     a sentence with the rule and the remedy (static), or a null pointer if legal
 */
MGPU_INLINE const char *
mgpu_tcgen05_desc_fault(mgpu_tcgen05_desc_fields f, mgpu_major major, uint32_t elem_bytes)
{
    const uint32_t span = mgpu_swizzle_span_bytes(f.swizzle);
    const bool atoms = f.swizzle == MGPU_SWIZZLE_128B_ATOM_32B;
    const char *fault = mgpu__tcgen05_desc_word_fault(f);
    if (fault != (const char *)0)
        return fault;
    if (f.base_offset > 7)
        return "the base offset must be 0..7: (address of the swizzle pattern >> 7) & 7";
    if (major == MGPU_MN_MAJOR && elem_bytes == 4 && !atoms)
        return "32-bit elements that are MN-major need the swizzle 128B_ATOM_32B: write the "
               "tile with it, or K-major";
    if (major == MGPU_MN_MAJOR && elem_bytes != 4 && atoms)
        return "the swizzle 128B_ATOM_32B is of 32-bit elements when they are MN-major: write "
               "the tile with 128B";
    if (major == MGPU_K_MAJOR && span != 0 && f.start % span + 32 > span)
        return "the start address is less than 32 bytes before the end of its swizzled row: "
               "after W/32 steps along K go on with the next box";
    return (const char *)0;
}

/* What is wrong with a descriptor of an instruction with K = 96, on sm_103a: rows of 48 bytes, K-major.
 *   f        the fields, from mgpu_tcgen05_desc_decode() or by hand
 *   returns  a sentence with the rule and the remedy (static), or a null pointer if legal
 */
MGPU_INLINE const char *
mgpu_tcgen05_desc_k96_fault(mgpu_tcgen05_desc_fields f)
{
    const uint32_t span = mgpu_swizzle_span_bytes(f.swizzle);
    const bool addr = f.leading_is_addr;
    const char *fault;
    f.leading_is_addr = false;
    fault = mgpu__tcgen05_desc_word_fault(f);
    if (fault != (const char *)0)
        return fault;
    if (f.swizzle != MGPU_SWIZZLE_128B && (addr || f.swizzle != MGPU_SWIZZLE_64B))
        return addr ? "with an absolute leading address (bit 52) the swizzle must be 128B"
                    : "where the third 16 bytes of a row are with K = 96, of another swizzle "
                      "than 128B or 64B, is published nowhere that mgpu knows of: write the "
                      "tile with 128B";
    if (f.base_offset != 0 && addr)
        return "with an absolute leading address (bit 52) the base offset must be 0: align the "
               "tile to 1024 bytes";
    if (!addr && f.start % span + 48 > span)
        return span == 128 ? "a row is 48 bytes along K with K = 96, and the start address is "
                             "less before the end of its 128: give where it goes on as an "
                             "absolute leading address (leading_is_addr)"
                           : "a row is 48 bytes along K with K = 96, and the start address is "
                             "less before the end of its 64: write the tile with 128B, which "
                             "goes on at an absolute leading address";
    return (const char *)0;
}

/* What is legal in a descriptor, but rarely meant. Of an operand that is one block wide (N = 8), and of a copy of one
 * block, an offset is not used, and may be any.
 *   f        the fields, from mgpu_tcgen05_desc_decode() or by hand
 *   returns  a sentence (static), or a null pointer
 */
MGPU_INLINE const char *
mgpu_tcgen05_desc_lint(mgpu_tcgen05_desc_fields f)
{
    const uint32_t repeat = mgpu_swizzle_repeat_bytes(f.swizzle);
    const uint32_t span = mgpu_swizzle_span_bytes(f.swizzle);
    const uint32_t rows = f.swizzle == MGPU_SWIZZLE_128B_ATOM_32B ? 4 : 8;
    const char *const overlap =
        mgpu__desc_overlap_lint(span, rows, f.leading_bytes, f.stride_bytes);
    if (overlap != (const char *)0 || span == 0)
        return overlap;
    if ((f.start - f.base_offset * 128) % repeat >= span)
        return "the start address is not in row 0 of the swizzle pattern: the tile is not "
               "aligned to 1024 (128B), 512 (64B, 128B_ATOM_32B) or 256 bytes (32B), or a step "
               "along K left the row: it counts 16 bytes, and mgpu_tcgen05_k_step() says how "
               "many; or the tile was written with a wider swizzle than the descriptor's";
    return f.leading_is_addr && f.leading_bytes % 1024 != 0
               ? "the absolute leading address (bit 52) is no multiple of 1024: rows that go "
                 "on "
                 "there are swizzled otherwise than they were written; it is where the next "
                 "box of 128 bytes along K begins"
               : (const char *)0;
}

#endif /* MGPU_LAYOUT_TCGEN05_DESC_H */
