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
#include "mma_sum.h"
#include "touch.h"

#include <stdio.h>
#include <string.h>

/* ---- where the operands are ------------------------------------------------------------- */

/* Operands are found in chunks of 16 bytes, 16 of them for each group of 8 rows (of M or N), or 32: of B when A
 * is sparse, which has 64 bytes in a row along K.
 *   K-major    chunk 8*h + r   row r of the group, bytes 16*h .. 16*h+15 along K
 *   MN-major   chunk k         the 8 rows of the group at k; 16-bit elements
 */
enum { MGPU__MMA_CHUNKS_MAX = 256 / 8 * 32 };

/* Chunks of a group. */
static inline uint32_t
mgpu__mma_chunks(mgpu__wgmma_shape shape, bool is_b)
{
    return is_b && shape.sparse ? 32 : 16;
}

typedef uint32_t mgpu__mma_u32x4 __attribute__((vector_size(16)));

/* The offset of each chunk in the window, as the descriptor says. */
MGPU__MODEL const char *
mgpu__mma_locate(uint32_t *at, bool is_b, uint64_t desc, uint32_t rows, uint32_t chunks,
                 bool mn_major, uint32_t window_bytes)
{
    const mgpu_wgmma_desc_fields f = mgpu_wgmma_desc_decode(desc);
    const uint32_t start = f.start, leading = f.leading_bytes, stride = f.stride_bytes;
    const uint32_t base = f.base_offset, span = mgpu_swizzle_span_bytes(f.swizzle);
    const uint32_t pitch = span == 0 ? 16 : span, swizzled = span == 0 ? 0 : span - 16;
    const uint32_t half = span == 0  ? leading
                          : mn_major ? stride
                                     : 16;  /* from 8 chunks of a group to the next 8 */
    mgpu__mma_u32x4 outside = {0, 0, 0, 0}; /* bit 31 */
    uint32_t part[32]; /* of each chunk's offset: what does not depend on the group */
    if (desc == MGPU_WGMMA_DESC_INVALID)
        return is_b ? "B's matrix descriptor is MGPU_WGMMA_DESC_INVALID: for MGPU_SWIZZLE_NONE "
                      "there is mgpu_wgmma_desc_k_major_none()"
                    : "A's matrix descriptor is MGPU_WGMMA_DESC_INVALID: for MGPU_SWIZZLE_NONE "
                      "there is mgpu_wgmma_desc_k_major_none()";
    if (f.reserved != 0)
        return is_b ? "reserved bits of B's matrix descriptor are set (14-15, 30-31, 46-48, "
                      "52-61)"
                    : "reserved bits of A's matrix descriptor are set (14-15, 30-31, 46-48, "
                      "52-61)";
    if (chunks == 32 && !mn_major && span == 32)
        return "B's matrix descriptor has the 32B swizzle: a row of B is 64 bytes along K when "
               "A "
               "is sparse, use 64B or 128B";
    for (uint32_t i = 0; i < chunks; i++)
        part[i] = i % 8 * pitch + i / 8 * half;
    for (uint32_t g = 0; g < rows / 8; g++) {
        uint32_t first = start + g * stride;
        if (mn_major && span != 0)
            first = start + g * 16 % span + g * 16 / span * leading;
        for (uint32_t i = 0; i < chunks; i += 4) {
            mgpu__mma_u32x4 x;
            memcpy(&x, part + i, sizeof x);
            x = (x + first) & 0x3ffff;
            x ^= (((x >> 7) - base) << 4) & swizzled;
            outside |= (window_bytes - 16) - x;
            memcpy(at + chunks * g + i, &x, sizeof x);
        }
    }
    if ((outside[0] | outside[1] | outside[2] | outside[3]) >> 31 != 0)
        return is_b ? "B's matrix descriptor reaches beyond the CTA's shared memory"
                    : "A's matrix descriptor reaches beyond the CTA's shared memory";
    return NULL;
}

/* The same for A in registers, [64] rows of 32 bytes: offsets in them. */
MGPU__HOT MGPU__MODEL void
mgpu__mma_locate_registers(uint32_t *at)
{
    for (uint32_t i = 0; i < 64 / 8 * 16; i++)
        at[i] = (i / 16 * 8 + i % 8) * 32 + i % 16 / 8 * 16;
}

/* What a descriptor says and where it leads, in words. */
MGPU__MODEL void
mgpu__mma_describe(char *out, size_t out_bytes, bool is_b, uint64_t desc,
                   mgpu__wgmma_shape shape)
{
    const uint32_t rows = is_b ? shape.n : 64, chunks = mgpu__mma_chunks(shape, is_b);
    const bool mn_major = is_b ? shape.trans_b : shape.trans_a;
    const mgpu_wgmma_desc_fields f = mgpu_wgmma_desc_decode(desc);
    uint32_t at[MGPU__MMA_CHUNKS_MAX], lo = UINT32_MAX, hi = 0;
    memset(at, 0, sizeof at);
    (void)mgpu__mma_locate(at, is_b, desc & ~MGPU__WGMMA_DESC_RESERVED, rows, chunks, mn_major,
                           0);
    for (uint32_t i = 0; i < rows / 8 * chunks; i++) {
        lo = at[i] < lo ? at[i] : lo;
        hi = at[i] + 16 > hi ? at[i] + 16 : hi;
    }
    (void)snprintf(out, out_bytes,
                   "0x%016llx is start 0x%x, leading offset %u bytes, stride offset %u bytes, "
                   "base offset %u, swizzle %u; %c is %u x %u, %s-major, and reads 0x%x..0x%x",
                   (unsigned long long)desc, f.start, f.leading_bytes, f.stride_bytes,
                   f.base_offset, mgpu_swizzle_span_bytes(f.swizzle), is_b ? 'B' : 'A', rows,
                   is_b ? mgpu__wgmma_k(shape) : mgpu__wgmma_stored_k(shape),
                   mn_major ? (is_b ? "N" : "M") : "K", lo, hi);
}

/* Tell the listener what is read, neighbours joined. */
MGPU__MODEL void
mgpu__mma_touch(const uint32_t *at, uint64_t desc, uint32_t rows, uint32_t chunks,
                bool mn_major, mgpu__touch touch, void *context)
{
    const bool rowwise = !mn_major && desc >> 62 != 0; /* a row's chunks lie side by side */
    const uint32_t each = chunks / 8;
    const uint32_t layout = mgpu_swizzle_span_bytes(mgpu_wgmma_desc_decode(desc).swizzle) + 1;
    uint32_t lo = at[0], hi = at[0];
    for (uint32_t i = 0; i < rows * each; i++) {
        const uint32_t in = i % chunks;
        uint32_t x = at[rowwise ? i - in + in % each * 8 + in / each : i];
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

/* 32 bytes of each row, or column: as many elements as they are. Bytes of integers are worth what they are as
 * floats. */
typedef struct mgpu__mma_operand {
    MGPU_ALIGNAS(64) float value[MGPU__MMA_PRODUCTS_MAX][MGPU__MMA_BLOCK];
    MGPU_ALIGNAS(64)
    int16_t exponent[MGPU__MMA_PRODUCTS_MAX][MGPU__MMA_BLOCK]; /* for exact sums */
    uint16_t most, least; /* for fast sums of bf16: bits of the largest magnitude, and of the
                           * least but zero, less one; 0xffff if all are zero */
} mgpu__mma_operand;

/* Where the rows of an operand are. */
typedef struct mgpu__mma_source {
    const unsigned char *window;
    const uint32_t *at; /* the first of 16 chunks for each 8 rows */
    uint32_t group;     /* from those to the next: 16, of B of sparse matrices 32 */
    uint32_t rows;      /* a multiple of 8, at most MGPU__MMA_BLOCK */
    mgpu__mma_type type;
    bool mn_major, negate;
} mgpu__mma_source;

/* Powers of two that the rows of A and of B are scaled by: of tcgen05's kind mxf8f6f4. */
typedef struct mgpu__mma_scales {
    int16_t a[MGPU__MMA_BLOCK], b[MGPU__MMA_BLOCK]; /* exponents; MGPU__MMA_SPECIAL: NaN */
    bool folded; /* the values and their exponents have them already */
} mgpu__mma_scales;

/* One block of a wgmma: 64 rows, columns [column, column + columns) of acc. */
typedef struct mgpu__mma_block {
    mgpu__wgmma_shape shape;
    mgpu__mma_rule rule;
    uint32_t count;                 /* products of a sum: elements of a row of A */
    const mgpu__mma_operand *a, *b; /* of sparse matrices b[2]: one half of K after the other */
    const uint8_t (*pick)
        [MGPU__MMA_PRODUCTS_MAX]; /* [64]: which k of B each element of A meets; NULL: its own */
    float *acc;
    uint32_t pitch; /* floats from a row of acc to the next */
    uint32_t column, columns;
    int accumulate;
    const mgpu__mma_scales *scales; /* NULL, or of rows and columns */
} mgpu__mma_block;

/* What the exact sums of a block are made of: in constants for 16-bit types, so that their loops are known to the
 * compiler. */
typedef struct mgpu__mma_sums {
    uint32_t count;
    uint32_t first; /* products whose sum is below 2^31; the rest is summed apart */
    int fraction, mantissa;
} mgpu__mma_sums;

static inline __attribute__((always_inline)) mgpu__mma_sums
mgpu__mma_sums_of(const mgpu__mma_block *m, bool halves)
{
    mgpu__mma_sums s;
    s.count = halves ? 16 : m->count;
    s.first = halves || m->rule.fraction < 25 || m->count < 16 ? s.count : 16;
    s.fraction = halves ? 25 : m->rule.fraction;
    s.mantissa = halves ? 23 : m->rule.mantissa;
    return s;
}

static inline bool
mgpu__mma_is_of_halves(const mgpu__mma_block *m)
{
    return m->count == 16 && m->pick == NULL;
}

/* The arithmetic of one kind of processor. All give the same bytes. */
typedef struct mgpu__mma_body {
    void (*load)(mgpu__mma_operand *to, const mgpu__mma_source *from, bool exact);
    void (*fast)(const mgpu__mma_block *m);
    void (*exact)(const mgpu__mma_block *m);
} mgpu__mma_body;

#endif /* MGPU_EMU_MATH_MMA_OPERAND_H */
