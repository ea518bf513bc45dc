/* mgpu/emu/math/mma_operand.h - what the tensor core of the model reads: operands, from real descriptors.
 * SPDX-License-Identifier: MIT
 *
 * Where a matrix descriptor leads, in words and in offsets; and the elements found there, k by k.
 * Part of emu/math/mma.h.
 */
#ifndef MGPU_EMU_MATH_MMA_OPERAND_H
#define MGPU_EMU_MATH_MMA_OPERAND_H

#include "../../layout/smem_desc.h"
#include "../api.h"
#include "cvt.h"
#include "touch.h"

#include <stdio.h>
#include <string.h>

/* ---- where the operands are ------------------------------------------------------------- */

/* Operands are found in chunks of 16 bytes, 16 of them for each group of 8 rows (of M or N):
 *   K-major    chunk 8*h + r   row r of the group, k = 8*h .. 8*h+7
 *   MN-major   chunk k         the 8 rows of the group at k
 */
enum { MGPU__MMA_CHUNKS_MAX = 256 / 8 * 16 };

typedef uint32_t mgpu__mma_u32x4 __attribute__((vector_size(16)));

/* The offset of each chunk in the window, as the descriptor says. */
MGPU__MODEL const char *
mgpu__mma_locate(uint32_t *at, bool is_b, uint64_t desc, uint32_t rows, bool mn_major,
                 uint32_t window_bytes)
{
    const mgpu_wgmma_desc_fields f = mgpu_wgmma_desc_decode(desc);
    const uint32_t start = f.start, leading = f.leading_bytes, stride = f.stride_bytes;
    const uint32_t base = f.base_offset, span = mgpu_swizzle_span_bytes(f.swizzle);
    const uint32_t pitch = span == 0 ? 16 : span, swizzled = span == 0 ? 0 : span - 16;
    const uint32_t half = span == 0  ? leading
                          : mn_major ? stride
                                     : 16;  /* to chunks 8..15 of a group */
    mgpu__mma_u32x4 outside = {0, 0, 0, 0}; /* bit 31 */
    uint32_t part[16]; /* of each chunk's offset: what does not depend on the group */
    if (f.reserved != 0)
        return is_b ? "reserved bits of B's matrix descriptor are set (14-15, 30-31, 46-48, "
                      "52-61)"
                    : "reserved bits of A's matrix descriptor are set (14-15, 30-31, 46-48, "
                      "52-61)";
    for (uint32_t i = 0; i < 16; i++)
        part[i] = i % 8 * pitch + i / 8 * half;
    for (uint32_t g = 0; g < rows / 8; g++) {
        uint32_t first = start + g * stride;
        if (mn_major && span != 0)
            first = start + g * 16 % span + g * 16 / span * leading;
        for (uint32_t i = 0; i < 16; i += 4) {
            mgpu__mma_u32x4 x;
            memcpy(&x, part + i, sizeof x);
            x = (x + first) & 0x3ffff;
            x ^= (((x >> 7) - base) << 4) & swizzled;
            outside |= (window_bytes - 16) - x;
            memcpy(at + 16 * g + i, &x, sizeof x);
        }
    }
    if ((outside[0] | outside[1] | outside[2] | outside[3]) >> 31 != 0)
        return is_b ? "B's matrix descriptor reaches beyond the CTA's shared memory"
                    : "A's matrix descriptor reaches beyond the CTA's shared memory";
    return NULL;
}

/* The same for A in registers, [64][16] elements: offsets in them. */
MGPU__HOT MGPU__MODEL void
mgpu__mma_locate_registers(uint32_t *at)
{
    for (uint32_t i = 0; i < 64 / 8 * 16; i++)
        at[i] = (i / 16 * 8 + i % 8) * 32 + i % 16 / 8 * 16;
}

/* What a descriptor says and where it leads, in words. */
MGPU__MODEL void
mgpu__mma_describe(char *out, size_t out_bytes, bool is_b, uint64_t desc, uint32_t rows,
                   bool mn_major)
{
    const mgpu_wgmma_desc_fields f = mgpu_wgmma_desc_decode(desc);
    uint32_t at[MGPU__MMA_CHUNKS_MAX], lo = UINT32_MAX, hi = 0;
    (void)mgpu__mma_locate(at, is_b, desc & ~MGPU__WGMMA_DESC_RESERVED, rows, mn_major, 0);
    for (uint32_t i = 0; i < rows / 8 * 16; i++) {
        lo = at[i] < lo ? at[i] : lo;
        hi = at[i] + 16 > hi ? at[i] + 16 : hi;
    }
    (void)snprintf(out, out_bytes,
                   "0x%016llx is start 0x%x, leading offset %u bytes, stride offset %u bytes, "
                   "base offset %u, swizzle %u; %c is %u x 16, %s-major, and reads 0x%x..0x%x",
                   (unsigned long long)desc, f.start, f.leading_bytes, f.stride_bytes,
                   f.base_offset, mgpu_swizzle_span_bytes(f.swizzle), is_b ? 'B' : 'A', rows,
                   mn_major ? (is_b ? "N" : "M") : "K", lo, hi);
}

/* Tell the listener what is read, neighbours joined. */
MGPU__MODEL void
mgpu__mma_touch(const uint32_t *at, uint64_t desc, uint32_t rows, bool mn_major,
                mgpu__touch touch, void *context)
{
    bool pairs = !mn_major && desc >> 62 != 0; /* a row's two chunks lie side by side */
    const uint32_t layout = mgpu_swizzle_span_bytes(mgpu_wgmma_desc_decode(desc).swizzle) + 1;
    uint32_t lo = at[0], hi = at[0];
    for (uint32_t i = 0; i < rows * 2; i++) {
        uint32_t x = at[pairs ? (i & ~15u) + (i & 1) * 8 + (i >> 1 & 7) : i];
        if (x == hi) {
            hi += 16;
        } else if (x + 16 == lo) {
            lo = x;
        } else {
            touch(context, 0, 0, lo, hi - lo, layout);
            lo = x;
            hi = x + 16;
        }
    }
    touch(context, 0, 0, lo, hi - lo, layout);
}

/* ---- operands, k by k ------------------------------------------------------------------- */

enum {
    MGPU__MMA_BLOCK = 64,         /* rows of A, or columns of B, at a time */
    MGPU__MMA_ZERO = -2000,       /* exponent of a zero: never the largest */
    MGPU__MMA_SPECIAL = 8000,     /* of infinity and NaN: always the largest, times zero too */
    MGPU__MMA_EXPONENT_MAX = 125, /* the float path is exact for largest exponents up to this */
    MGPU__MMA_EXPONENT_MIN = -100 /* and down to this */
};

typedef struct mgpu__mma_operand {
    MGPU_ALIGNAS(64) uint16_t bits[16][MGPU__MMA_BLOCK];
    MGPU_ALIGNAS(64) float value[16][MGPU__MMA_BLOCK];
    MGPU_ALIGNAS(64) int16_t exponent[16][MGPU__MMA_BLOCK]; /* for exact sums */
    uint16_t most, least; /* for fast sums of bf16: bits of the largest magnitude, and of the
                           * least but zero, less one; 0xffff if all are zero */
} mgpu__mma_operand;

/* Where the rows of an operand are. */
typedef struct mgpu__mma_source {
    const unsigned char *window;
    const uint32_t *at; /* 16 chunks for each 8 rows */
    uint32_t rows;      /* a multiple of 8, at most MGPU__MMA_BLOCK */
    bool mn_major, f16;
} mgpu__mma_source;

/* One block of a wgmma: 64 rows, columns [column, column + columns) of acc. */
typedef struct mgpu__mma_block {
    mgpu__wgmma_shape shape;
    const mgpu__mma_operand *a, *b;
    float *acc;
    uint32_t column, columns;
    int accumulate;
} mgpu__mma_block;

/* The arithmetic of one kind of processor. All give the same bytes. */
typedef struct mgpu__mma_body {
    void (*load)(mgpu__mma_operand *to, const mgpu__mma_source *from, bool exact);
    void (*fast)(const mgpu__mma_block *m);
    void (*exact)(const mgpu__mma_block *m);
} mgpu__mma_body;

#endif /* MGPU_EMU_MATH_MMA_OPERAND_H */
