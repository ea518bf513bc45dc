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
#include "box.h"

#include <stdio.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

/* ---- where the operands are ------------------------------------------------------------- */

/* Operands are found in chunks of 16 bytes, 16 of them for each group of 8 rows (of M or N):
 *   K-major    chunk 8*h + r   row r of the group, k = 8*h .. 8*h+7
 *   MN-major   chunk k         the 8 rows of the group at k
 */
enum { MGPU__MMA_CHUNKS_MAX = 256 / 8 * 16 };

/* The offset of each chunk in the window, as the descriptor says. */
static const char *
mgpu__mma_locate(uint32_t *at, bool is_b, uint64_t desc, uint32_t rows, bool mn_major,
                 uint32_t window_bytes)
{
    const mgpu_wgmma_desc_fields f = mgpu_wgmma_desc_decode(desc);
    const uint32_t start = f.start, leading = f.leading_bytes, stride = f.stride_bytes;
    const uint32_t base = f.base_offset;
    const uint32_t span = mgpu_swizzle_span_bytes(f.swizzle);
    uint32_t pitch = span == 0 ? 16 : span, outside = 0;
    uint32_t part[16]; /* of each chunk's offset: what does not depend on the group */
    if (f.reserved != 0)
        return is_b ? "reserved bits of B's matrix descriptor are set (14-15, 30-31, 46-48, "
                      "52-61)"
                    : "reserved bits of A's matrix descriptor are set (14-15, 30-31, 46-48, "
                      "52-61)";
    for (uint32_t i = 0; i < 16; i++) {
        uint32_t half =
            i / 8 * (mn_major ? (span == 0 ? leading : stride) : (span == 0 ? leading : 16));
        part[i] = i % 8 * pitch + half;
    }
    for (uint32_t g = 0; g < rows / 8; g++) {
        uint32_t first = start + g * stride;
        if (mn_major && span != 0)
            first = start + g * 16 % span + g * 16 / span * leading;
        for (uint32_t i = 0; i < 16; i++) {
            uint32_t x = (first + part[i]) & 0x3ffff;
            if (span != 0)
                x ^= (((x >> 7) - base) << 4) & (span - 16);
            outside |= x + 16 > window_bytes;
            at[16 * g + i] = x;
        }
    }
    if (outside)
        return is_b ? "B's matrix descriptor reaches beyond the CTA's shared memory"
                    : "A's matrix descriptor reaches beyond the CTA's shared memory";
    return NULL;
}

/* What a descriptor says and where it leads, in words. */
static void
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
static void
mgpu__mma_touch(const uint32_t *at, uint64_t desc, uint32_t rows, bool mn_major,
                mgpu__touch touch, void *context)
{
    bool pairs = !mn_major && desc >> 62 != 0; /* a row's two chunks lie side by side */
    uint32_t lo = at[0], hi = at[0];
    for (uint32_t i = 0; i < rows * 2; i++) {
        uint32_t x = at[pairs ? (i & ~15u) + (i & 1) * 8 + (i >> 1 & 7) : i];
        if (x == hi) {
            hi += 16;
        } else if (x + 16 == lo) {
            lo = x;
        } else {
            touch(context, 0, 0, lo, hi - lo);
            lo = x;
            hi = x + 16;
        }
    }
    touch(context, 0, 0, lo, hi - lo);
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
    MGPU_ALIGNAS(32) uint16_t bits[16][MGPU__MMA_BLOCK];
    MGPU_ALIGNAS(32) float value[16][MGPU__MMA_BLOCK];
    MGPU_ALIGNAS(32) int16_t exponent[16][MGPU__MMA_BLOCK]; /* exact only */
} mgpu__mma_operand;

/* to[k][r] = the 8 elements at from[r], k = 0..7. */
static inline void
mgpu__mma_transpose(uint16_t (*to)[MGPU__MMA_BLOCK], uint32_t row,
                    const unsigned char *const from[8])
{
#if defined(__x86_64__)
    __m128i x[8], y[8];
    for (int i = 0; i < 8; i++)
        x[i] = _mm_loadu_si128((const __m128i *)(const void *)from[i]);
    for (int i = 0; i < 4; i++) {
        y[2 * i] = _mm_unpacklo_epi16(x[i], x[i + 4]);
        y[2 * i + 1] = _mm_unpackhi_epi16(x[i], x[i + 4]);
    }
    for (int i = 0; i < 4; i++) {
        x[2 * i] = _mm_unpacklo_epi16(y[i], y[i + 4]);
        x[2 * i + 1] = _mm_unpackhi_epi16(y[i], y[i + 4]);
    }
    for (int i = 0; i < 4; i++) {
        y[2 * i] = _mm_unpacklo_epi16(x[i], x[i + 4]);
        y[2 * i + 1] = _mm_unpackhi_epi16(x[i], x[i + 4]);
    }
    for (int i = 0; i < 8; i++)
        _mm_storeu_si128((__m128i *)(void *)&to[i][row], y[i]);
#else
    for (int r = 0; r < 8; r++) {
        uint16_t x[8];
        memcpy(x, from[r], 16);
        for (int k = 0; k < 8; k++)
            to[k][row + (uint32_t)r] = x[k];
    }
#endif
}

/* The bits of `rows` rows, from the chunks at `at`. */
static void
mgpu__mma_gather(mgpu__mma_operand *o, const unsigned char *window, const uint32_t *at,
                 uint32_t rows, bool mn_major)
{
    for (uint32_t r = 0; r < rows; r += 8, at += 16) {
        const unsigned char *from[16];
        for (int i = 0; i < 16; i++)
            from[i] = window + at[i];
        if (mn_major) {
            for (int k = 0; k < 16; k++)
                memcpy(&o->bits[k][r], from[k], 16);
        } else {
            mgpu__mma_transpose(o->bits, r, from);
            mgpu__mma_transpose(o->bits + 8, r, from + 8);
        }
    }
}

/* The same from registers, [64][16]. */
static void
mgpu__mma_gather_registers(mgpu__mma_operand *o, const uint16_t *a)
{
    for (uint32_t r = 0; r < 64; r += 8) {
        const unsigned char *from[16];
        for (uint32_t i = 0; i < 16; i++)
            from[i] = (const unsigned char *)(a + (r + i % 8) * 16 + i / 8 * 8);
        mgpu__mma_transpose(o->bits, r, from);
        mgpu__mma_transpose(o->bits + 8, r, from + 8);
    }
}

/* What a kernel below works on: 64 rows, columns [column, column + columns) of acc. */
typedef struct mgpu__mma_block {
    mgpu__wgmma_shape shape;
    const mgpu__mma_operand *a, *b;
    float *acc;
    uint32_t column, columns;
    int accumulate;
} mgpu__mma_block;

#endif /* MGPU_EMU_MATH_MMA_OPERAND_H */
