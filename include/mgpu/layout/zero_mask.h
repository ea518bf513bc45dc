/* mgpu/layout/zero_mask.h - the 64-bit word that tells tcgen05.mma.ws which columns of B are zero.
 * SPDX-License-Identifier: MIT
 *
 *     63 62 61   56 55    48 47     40 39  38 36 35        32 31    24 23    16 15     8 7      0
 *    +-----+-------+--------+---------+---+-----+------------+--------+--------+--------+--------+
 *    |  0  | shift | used-1 | zeros-1 |gen|  0  | first 3..0 | start 3| start 2| start 1| start 0|
 *    +-----+-------+--------+---------+---+-----+------------+--------+--------+--------+--------+
 *
 * Spans of used columns and of zeros take turns. A part begins with zeros where its bit of `first` is 1, and
 * `start` columns into that span. Of M = 128 all N columns are part 0; of M = 64 there are two parts of
 * N/2, of M = 32 four of N/4.
 *
 *     used 4, zeros 3, first 0, start 0      . . . . 0 0 0 . . . . 0 0 0 . .
 *     used 4, zeros 3, first 1, start 1      0 0 . . . . 0 0 0 . . . . 0 0 0
 *
 * Typical use, the columns of a filter that hang over the edge of an image:
 *
 *     mgpu_zero_mask_fields f = mgpu_zero_mask_decode(0);
 *     f.generates = true;
 *     f.used_cols = 4;
 *     f.zero_cols = 3;
 *     mgpu_tcgen05_mma_ws_..._zero_column_mask(d, a, b, idesc, 1, mgpu_zero_mask_encode(f));
 *
 * NOTE: the manual's table calls the field at 40 the columns that are used; its examples, which are followed
 * here, make them zero. mgpu_zero_mask_is_zero() counts columns of the product, of which column j is that of B's
 * column j + shift, so that B has `shift` columns more. CUTLASS's masks pad convolutions if both is so. No Blackwell has
 * been asked. The instruction descriptor says how far B may be shifted: 8, 16 or 32.
 *
 * PTX ISA, "Zero-Column Mask Descriptor" of tcgen05.mma.ws.
 */
#ifndef MGPU_LAYOUT_ZERO_MASK_H
#define MGPU_LAYOUT_ZERO_MASK_H

#include "../types.h"

/* A descriptor in the clear. */
typedef struct mgpu_zero_mask_fields {
    uint32_t start[4];  /* 0..255: columns of its first span that a part lacks */
    uint32_t first[4];  /* 1: the first span of a part is zeros */
    bool generates;     /* false: no column is zero, whatever the rest says */
    uint32_t zero_cols; /* columns of a span of zeros, 1 to 256 */
    uint32_t used_cols; /* columns of a span between, 1 to 256 */
    uint32_t shift;     /* columns that B is shifted by, 0 to 32, of M = 32 to 16 */
    uint64_t reserved;  /* bits 36-38, 62-63, in place: legal is 0 */
} mgpu_zero_mask_fields;

#define MGPU__ZERO_MASK_RESERVED 0xc000007000000000ull

/* The descriptor of the fields. What does not fit a field is dropped, as the word has no place for it.
 *   f       the fields
 */
MGPU_INLINE uint64_t
mgpu_zero_mask_encode(mgpu_zero_mask_fields f)
{
    uint64_t desc = (f.generates ? 1ull << 39 : 0) | (uint64_t)((f.zero_cols - 1) & 255) << 40 |
                    (uint64_t)((f.used_cols - 1) & 255) << 48 | (uint64_t)(f.shift & 63) << 56 |
                    (f.reserved & MGPU__ZERO_MASK_RESERVED);
    for (uint32_t i = 0; i < 4; i++)
        desc |= (uint64_t)(f.start[i] & 255) << 8 * i | (uint64_t)(f.first[i] & 1) << (32 + i);
    return desc;
}

/* The fields of a descriptor: the inverse of mgpu_zero_mask_encode(), for all 2^64 values.
 *   desc    any 64 bits
 */
MGPU_INLINE mgpu_zero_mask_fields
mgpu_zero_mask_decode(uint64_t desc)
{
    mgpu_zero_mask_fields f;
    for (uint32_t i = 0; i < 4; i++) {
        f.start[i] = (uint32_t)(desc >> 8 * i & 255);
        f.first[i] = (uint32_t)(desc >> (32 + i) & 1);
    }
    f.generates = (desc >> 39 & 1) != 0;
    f.zero_cols = (uint32_t)(desc >> 40 & 255) + 1;
    f.used_cols = (uint32_t)(desc >> 48 & 255) + 1;
    f.shift = (uint32_t)(desc >> 56 & 63);
    f.reserved = desc & MGPU__ZERO_MASK_RESERVED;
    return f;
}

/* Whether a column of the product is taken as zero.
 *   f       the fields of a legal descriptor
 *   m       rows of D: 32, 64 or 128
 *   n       columns of D: 64, 128 or 256
 *   col     0 .. n-1
 */
MGPU_INLINE bool
mgpu_zero_mask_is_zero(mgpu_zero_mask_fields f, uint32_t m, uint32_t n, uint32_t col)
{
    const uint32_t part_cols = n * m / 128, part = col / part_cols;
    const uint32_t begins = f.first[part] != 0 ? f.zero_cols : f.used_cols;
    const uint32_t at = (f.start[part] + col % part_cols) % (f.zero_cols + f.used_cols);
    return f.generates && (at < begins) == (f.first[part] != 0);
}

/* What is wrong with a descriptor. A start beyond the first span is taken as legal: the pattern goes on.
 *   m       rows of D: 32, 64 or 128
 *   desc    any 64 bits
 *   returns a sentence with the rule and the remedy (static), or a null pointer if legal
 */
MGPU_INLINE const char *
mgpu_zero_mask_fault(uint32_t m, uint64_t desc)
{
    const mgpu_zero_mask_fields f = mgpu_zero_mask_decode(desc);
    if (m != 32 && m != 64 && m != 128)
        return "M must be 32, 64 or 128: a mask is of tcgen05.mma.ws";
    if (f.reserved != 0)
        return "a reserved bit is set (36-38, 62-63): this is no mask descriptor";
    if (f.shift > (m == 32 ? 16u : 32u))
        return "the shift (bits 56-61) must be 0 to 32 columns, 0 to 16 when M is 32";
    return (const char *)0;
}

#endif /* MGPU_LAYOUT_ZERO_MASK_H */
