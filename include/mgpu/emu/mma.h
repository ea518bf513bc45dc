/* mgpu/emu/mma.h - the tensor core of the model: one wgmma, from real descriptors.
 * SPDX-License-Identifier: MIT
 *
 *        A [64][16]            B [n][16]                 D [64][n]
 *     descriptor |         descriptor |
 *     or registers -->  gather  -->  a[k][64], b[k][n]  -->  D = a^T b + C
 *
 *     error = mgpu__mma_wgmma(shape, acc, NULL, window, window_bytes, a_desc, b_desc,
 *                             accumulate, MGPU__MMA_EXACT, touch, context);
 *
 * Two arithmetics:
 *   fast    float multiply-adds, in any order
 *   exact   the bits of an H200. Products are exact; the exponent of one is the sum of its
 *           operands' exponents (that of a subnormal is the smallest normal one). The 16
 *           products and C are cut toward zero 25 bits below the largest exponent present and
 *           added exactly. An f32 result is cut toward zero, an f16 result rounds to nearest
 *           even. Zero, and what underflows to it, is +0; NaN is 0x7fffffff or 0x7fff.
 *
 * No globals, no allocation, no printing; about 24 KiB of stack.
 */
#ifndef MGPU_EMU_MMA_H
#define MGPU_EMU_MMA_H

#include "api.h"
#include "tma.h"

MGPU_EXTERN_C_BEGIN

/* How to compute: one of the first two, and perhaps the third. */
enum {
    MGPU__MMA_FAST = 0,
    MGPU__MMA_EXACT = 1,
    MGPU__MMA_PORTABLE = 2 /* plain C, also where the processor has vector units */
};

/* One wgmma of a warpgroup: acc[64][n] = A[64][16] x B[n][16]^T (+ acc).
 *   shape       the opcode; n, type, d_f16, a_regs, trans_a, trans_b
 *   acc         [64][n] float; f16 D: each a value that f16 has
 *   a_regs      [64][16] bits of A, with shape.a_regs; else unused
 *   window      the CTA's shared memory
 *   a_desc      descriptor of A, without shape.a_regs; else unused
 *   b_desc      descriptor of B
 *   accumulate  0: acc is not read
 *   how         MGPU__MMA_FAST or MGPU__MMA_EXACT
 *   touch       NULL, or called for each contiguous run that is read (tma.h)
 *   returns     NULL, or a sentence that says what is wrong; then acc is as it was
 */
const char *mgpu__mma_wgmma(mgpu__wgmma_shape shape, float *acc, const uint16_t *a_regs,
                            const unsigned char *window, uint32_t window_bytes, uint64_t a_desc,
                            uint64_t b_desc, int accumulate, int how, mgpu__touch touch,
                            void *context);

/* One element of an exact result, word by word after the rule above: slow, for any operands.
 *   a, b    16 elements each, `step` apart
 *   c       what is accumulated; 0 for none
 */
float mgpu__mma_exact_dot(mgpu__wgmma_shape shape, const uint16_t *a, uint32_t a_step,
                          const uint16_t *b, uint32_t b_step, float c);

MGPU_EXTERN_C_END

#if defined(MGPU_EMU_IMPLEMENTATION)

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
    uint32_t start = (uint32_t)(desc & 0x3fff) << 4;
    uint32_t leading = (uint32_t)(desc >> 16 & 0x3fff) << 4;
    uint32_t stride = (uint32_t)(desc >> 32 & 0x3fff) << 4;
    uint32_t base = (uint32_t)(desc >> 49 & 7), code = (uint32_t)(desc >> 62);
    uint32_t span = code == 0 ? 0 : 256u >> code; /* 128, 64, 32 */
    uint32_t pitch = span == 0 ? 16 : span, outside = 0;
    uint32_t part[16]; /* of each chunk's offset: what does not depend on the group */
    if ((desc & 0x3ff1c000c000c000ull) != 0)
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

/* ---- exact, element by element ---------------------------------------------------------- */

typedef struct mgpu__mma_number {
    bool nan, infinite, negative;
    int exponent;      /* meaningless for zero */
    int64_t magnitude; /* in units of 2^(exponent - fraction) */
} mgpu__mma_number;

/* Take apart a number with `fraction` mantissa bits and an exponent field `field` bits wide. */
static mgpu__mma_number
mgpu__mma_split(uint32_t bits, int fraction, int field)
{
    mgpu__mma_number x;
    int e = (int)(bits >> fraction) & ((1 << field) - 1), bias = (1 << (field - 1)) - 1;
    uint32_t m = bits & ((1u << fraction) - 1);
    x.nan = e == (1 << field) - 1 && m != 0;
    x.infinite = e == (1 << field) - 1 && m == 0;
    x.negative = (bits >> (fraction + field) & 1) != 0;
    x.exponent = e == 0 ? 1 - bias : e - bias;
    x.magnitude = (int64_t)(e == 0 ? m : m | 1u << fraction);
    return x;
}

/* magnitude x 2^-fraction, `below` under the largest exponent, in units of 2^-25: cut. */
static int64_t
mgpu__mma_cut(mgpu__mma_number x, int fraction, int below)
{
    const int shift = 25 - fraction - below; /* at most 18: zero is not the largest */
    int64_t m = 0;
    if (x.magnitude != 0 && shift > -63)
        m = shift >= 0 ? x.magnitude << shift : x.magnitude >> -shift;
    return x.negative ? -m : m;
}

/* sum x 2^unit to a format whose numbers have `precision` bits, the last of them worth at
 * least 2^last, and lie below `limit`: cut toward zero, or to nearest even. */
static float
mgpu__mma_round(int64_t sum, int unit, int precision, int last, double limit, bool nearest)
{
    uint64_t m = sum < 0 ? 0 - (uint64_t)sum : (uint64_t)sum, power;
    int bits = 0, drop;
    double value;
    while (bits < 63 && m >> bits != 0)
        bits++;
    drop = bits - precision;
    if (drop < last - unit)
        drop = last - unit;
    if (drop > 62)
        return 0.0f;
    if (drop > 0) {
        uint64_t rest = m & ((1ull << drop) - 1), half = 1ull << (drop - 1);
        m >>= drop;
        unit += drop;
        if (nearest && (rest > half || (rest == half && (m & 1) != 0)))
            m++;
    }
    if (m == 0)
        return 0.0f;
    power = (uint64_t)(unit + 1023) << 52; /* 2^unit: double has all exponents that occur */
    memcpy(&value, &power, sizeof value);
    value *= (double)m;
    if (value >= limit)
        value = (double)mgpu__float_of_bits(0x7f800000u);
    return sum < 0 ? -(float)value : (float)value;
}

float
mgpu__mma_exact_dot(mgpu__wgmma_shape shape, const uint16_t *a, uint32_t a_step,
                    const uint16_t *b, uint32_t b_step, float c)
{
    const bool f16 = shape.type == MGPU__WGMMA_F16;
    const int fraction = f16 ? 10 : 7, field = f16 ? 5 : 8, none = -10000;
    mgpu__mma_number p[17]; /* the products, and C */
    int largest = none;
    bool nan = false, infinite[2] = {false, false};
    int64_t sum = 0;
    for (uint32_t k = 0; k < 16; k++) {
        mgpu__mma_number x = mgpu__mma_split(a[k * a_step], fraction, field);
        mgpu__mma_number y = mgpu__mma_split(b[k * b_step], fraction, field);
        p[k].nan = x.nan || y.nan || (x.infinite && !y.infinite && y.magnitude == 0) ||
                   (y.infinite && !x.infinite && x.magnitude == 0);
        p[k].infinite = x.infinite || y.infinite;
        p[k].negative = x.negative != y.negative;
        p[k].exponent = x.exponent + y.exponent;
        p[k].magnitude = x.magnitude * y.magnitude;
    }
    p[16] = mgpu__mma_split(mgpu__bits_of_float(c), 23, 8);
    if (shape.d_f16 && p[16].exponent < -14) { /* a subnormal of f16, held as a float */
        p[16].magnitude = p[16].exponent < -40 ? 0 : p[16].magnitude >> (-14 - p[16].exponent);
        p[16].exponent = -14;
    }
    for (int i = 0; i < 17; i++) {
        nan = nan || p[i].nan;
        infinite[p[i].negative] = infinite[p[i].negative] || (p[i].infinite && !p[i].nan);
        if (p[i].magnitude != 0 && p[i].exponent > largest)
            largest = p[i].exponent;
    }
    if (nan || (infinite[0] && infinite[1]))
        return mgpu__float_of_bits(shape.d_f16 ? 0x7fffe000u : 0x7fffffffu);
    if (infinite[0] || infinite[1])
        return mgpu__float_of_bits(infinite[0] ? 0x7f800000u : 0xff800000u);
    if (largest == none)
        return 0.0f;
    for (int i = 0; i < 17; i++)
        sum += mgpu__mma_cut(p[i], i == 16 ? 23 : 2 * fraction, largest - p[i].exponent);
    return shape.d_f16 ? mgpu__mma_round(sum, largest - 25, 11, -24, 65536.0, true)
                       : mgpu__mma_round(sum, largest - 25, 24, -149,
                                         340282366920938463463374607431768211456.0, false);
}

/* ---- plain C ---------------------------------------------------------------------------- */

/* Values, and for exact results exponents, of the bits. */
static void
mgpu__mma_decode(mgpu__mma_operand *o, mgpu__wgmma_shape shape, bool exact)
{
    const bool f16 = shape.type == MGPU__WGMMA_F16;
    const int fraction = f16 ? 10 : 7, special = f16 ? 31 : 255, bias = f16 ? 15 : 127;
    for (int k = 0; k < 16; k++)
        for (uint32_t r = 0; r < MGPU__MMA_BLOCK; r++) {
            uint16_t h = o->bits[k][r];
            int e = h >> fraction & special;
            o->value[k][r] = f16 ? mgpu__float_of_f16(h) : mgpu__float_of_bf16(h);
            if (exact)
                o->exponent[k][r] = (int16_t)((h & 0x7fff) == 0 ? MGPU__MMA_ZERO
                                              : e == special    ? MGPU__MMA_SPECIAL
                                              : e == 0          ? 1 - bias
                                                                : e - bias);
        }
}

static void
mgpu__mma_fast(const mgpu__mma_block *m)
{
    for (uint32_t i = 0; i < 64; i++) {
        float *acc = m->acc + i * m->shape.n + m->column;
        float sum[MGPU__MMA_BLOCK];
        for (uint32_t j = 0; j < m->columns; j++)
            sum[j] = m->accumulate ? acc[j] : 0.0f;
        for (int k = 0; k < 16; k++)
            for (uint32_t j = 0; j < m->columns; j++)
                sum[j] += m->a->value[k][i] * m->b->value[k][j];
        for (uint32_t j = 0; j < m->columns; j++)
            acc[j] = m->shape.d_f16 ? mgpu__float_of_f16(mgpu__f16_of_float(sum[j])) : sum[j];
    }
}

/* The exponent of what is accumulated. */
static inline int
mgpu__mma_exponent(float c, int least)
{
    int e = (int)(mgpu__bits_of_float(c) >> 23 & 255);
    if (c == 0.0f)
        return MGPU__MMA_ZERO;
    return e == 255 ? MGPU__MMA_SPECIAL : e - 127 < least ? least : e - 127;
}

/* Eight columns at a time with the largest exponent in the range where float is exact:
 *   term = cut(a*b * 2^(25 - largest))      32-bit integers: 16 terms stay below 2^31
 *   sum  = cut to 24 bits, as a double; x 2^(largest - 25)
 * All others element by element. */
static void
mgpu__mma_exact(const mgpu__mma_block *m)
{
    const int least = m->shape.d_f16 ? -14 : -126;
    for (uint32_t i = 0; i < 64; i++)
        for (uint32_t j = 0; j < m->columns; j += 8) {
            float *acc = m->acc + i * m->shape.n + m->column + j;
            float c[8], scale[8], unscale[8];
            int32_t largest[8], sum[8];
            bool normal = true;
            for (int t = 0; t < 8; t++) {
                c[t] = m->accumulate ? acc[t] : 0.0f;
                largest[t] = mgpu__mma_exponent(c[t], least);
                sum[t] = 0;
            }
            for (int k = 0; k < 16; k++)
                for (int t = 0; t < 8; t++) {
                    int e = m->a->exponent[k][i] + m->b->exponent[k][j + (uint32_t)t];
                    largest[t] = e > largest[t] ? e : largest[t];
                }
            for (int t = 0; t < 8; t++) {
                int e = largest[t];
                normal = normal && e <= MGPU__MMA_EXPONENT_MAX &&
                         (e >= MGPU__MMA_EXPONENT_MIN || e < MGPU__MMA_ZERO / 2);
                e = e < MGPU__MMA_EXPONENT_MIN ? MGPU__MMA_EXPONENT_MIN : e;
                scale[t] = mgpu__float_of_bits((uint32_t)((152 - e) & 255) << 23);
                unscale[t] = mgpu__float_of_bits((uint32_t)((102 + e) & 255) << 23);
            }
            if (!normal) {
                for (uint32_t t = 0; t < 8; t++)
                    acc[t] = mgpu__mma_exact_dot(m->shape, &m->a->bits[0][i], MGPU__MMA_BLOCK,
                                                 &m->b->bits[0][j + t], MGPU__MMA_BLOCK, c[t]);
                continue;
            }
            for (int k = 0; k < 16; k++)
                for (int t = 0; t < 8; t++)
                    sum[t] += (int32_t)(m->a->value[k][i] * m->b->value[k][j + (uint32_t)t] *
                                        scale[t]);
            for (int t = 0; t < 8; t++) {
                double all = (double)sum[t] + (double)(int32_t)(c[t] * scale[t]), cut;
                uint64_t bits;
                memcpy(&bits, &all, sizeof bits);
                bits &= ~0x1fffffffull; /* 24 bits stay */
                memcpy(&cut, &bits, sizeof cut);
                if (m->shape.d_f16 && cut != all) { /* to odd, so that f16 rounds only once */
                    bits |= 0x20000000u;
                    memcpy(&cut, &bits, sizeof cut);
                }
                acc[t] = (float)cut * unscale[t];
                if (m->shape.d_f16)
                    acc[t] = mgpu__float_of_f16(mgpu__f16_of_float(acc[t])) + 0.0f;
            }
        }
}

/* ---- x86-64 with AVX2: the same, eight columns in a register ---------------------------- */

#if defined(__x86_64__)

#define MGPU__MMA_AVX2 __attribute__((target("avx2,fma,f16c")))
#define MGPU__MMA_AVX2_INLINE                                                                  \
    static inline __attribute__((always_inline, target("avx2,fma,f16c")))

#if defined(__clang__)
#define MGPU__MMA_UNROLL _Pragma("unroll")
#else
#define MGPU__MMA_UNROLL _Pragma("GCC unroll 4")
#endif

/* Every processor with AVX2 has FMA and F16C. */
static inline bool
mgpu__mma_has_avx2(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
}

MGPU__MMA_AVX2_INLINE __m256
mgpu__mma_float8(__m128i h, bool f16)
{
    return f16 ? _mm256_cvtph_ps(h)
               : _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(h), 16));
}

MGPU__MMA_AVX2 static void
mgpu__mma_decode_avx2(mgpu__mma_operand *o, mgpu__wgmma_shape shape, bool exact)
{
    const bool f16 = shape.type == MGPU__WGMMA_F16;
    const __m256i special = _mm256_set1_epi16(f16 ? 31 : 255);
    const __m256i bias = _mm256_set1_epi16(f16 ? 15 : 127);
    const __m256i least = _mm256_set1_epi16(f16 ? -14 : -126);
    const __m256i zero = _mm256_set1_epi16(MGPU__MMA_ZERO);
    const __m256i huge = _mm256_set1_epi16(MGPU__MMA_SPECIAL);
    const __m256i magnitude = _mm256_set1_epi16(0x7fff);
    for (int k = 0; k < 16; k++)
        for (int r = 0; r < MGPU__MMA_BLOCK; r += 16) {
            const __m256i h = _mm256_load_si256((const __m256i *)(const void *)&o->bits[k][r]);
            __m256i m, e, x;
            _mm256_store_ps(&o->value[k][r], mgpu__mma_float8(_mm256_castsi256_si128(h), f16));
            _mm256_store_ps(&o->value[k][r + 8],
                            mgpu__mma_float8(_mm256_extracti128_si256(h, 1), f16));
            if (!exact)
                continue;
            m = _mm256_and_si256(h, magnitude);
            e = f16 ? _mm256_srli_epi16(m, 10) : _mm256_srli_epi16(m, 7);
            x = _mm256_max_epi16(_mm256_sub_epi16(e, bias), least);
            x = _mm256_blendv_epi8(x, huge, _mm256_cmpeq_epi16(e, special));
            x = _mm256_blendv_epi8(x, zero, _mm256_cmpeq_epi16(m, _mm256_setzero_si256()));
            _mm256_store_si256((__m256i *)(void *)&o->exponent[k][r], x);
        }
}

/* 4 rows x (8 * registers) columns. */
MGPU__MMA_AVX2_INLINE void
mgpu__mma_fast_tile(const mgpu__mma_block *m, uint32_t i, uint32_t j, const uint32_t registers)
{
    const uint32_t n = m->shape.n;
    float *acc = m->acc + i * n + m->column + j;
    __m256 sum[4][2];
    MGPU__MMA_UNROLL
    for (uint32_t r = 0; r < 4; r++) {
        MGPU__MMA_UNROLL
        for (uint32_t v = 0; v < registers; v++)
            sum[r][v] =
                m->accumulate ? _mm256_loadu_ps(acc + r * n + 8 * v) : _mm256_setzero_ps();
    }
    for (int k = 0; k < 16; k++) {
        MGPU__MMA_UNROLL
        for (uint32_t r = 0; r < 4; r++) {
            const __m256 a = _mm256_broadcast_ss(&m->a->value[k][i + r]);
            MGPU__MMA_UNROLL
            for (uint32_t v = 0; v < registers; v++) {
                const __m256 b = _mm256_load_ps(&m->b->value[k][j + 8 * v]);
                sum[r][v] = _mm256_fmadd_ps(a, b, sum[r][v]);
            }
        }
    }
    MGPU__MMA_UNROLL
    for (uint32_t r = 0; r < 4; r++) {
        MGPU__MMA_UNROLL
        for (uint32_t v = 0; v < registers; v++) {
            __m256 x = sum[r][v];
            if (m->shape.d_f16)
                x = _mm256_cvtph_ps(_mm256_cvtps_ph(x, _MM_FROUND_TO_NEAREST_INT));
            _mm256_storeu_ps(acc + r * n + 8 * v, x);
        }
    }
}

MGPU__MMA_AVX2 static void
mgpu__mma_fast_avx2(const mgpu__mma_block *m)
{
    for (uint32_t i = 0; i < 64; i += 4) {
        uint32_t j = 0;
        for (; j + 16 <= m->columns; j += 16)
            mgpu__mma_fast_tile(m, i, j, 2);
        if (j < m->columns)
            mgpu__mma_fast_tile(m, i, j, 1);
    }
}

/* One row x (8 * registers) columns; `products` has the largest exponents of the products. */
MGPU__MMA_AVX2_INLINE void
mgpu__mma_exact_tile(const mgpu__mma_block *m, uint32_t i, uint32_t j, const uint32_t registers,
                     const int16_t *products)
{
    const __m256i zero = _mm256_setzero_si256();
    const __m256i top = _mm256_set1_epi32(MGPU__MMA_EXPONENT_MAX);
    const __m256i bottom = _mm256_set1_epi32(MGPU__MMA_EXPONENT_MIN);
    float *acc = m->acc + i * m->shape.n + m->column + j;
    __m256 c[4], scale[4], unscale[4];
    __m256i sum[4];
    int odd[4]; /* a bit for each element that has to be done one by one */
    MGPU__MMA_UNROLL
    for (uint32_t v = 0; v < registers; v++) {
        __m256i bits, e, largest, wrong;
        c[v] = m->accumulate ? _mm256_loadu_ps(acc + 8 * v) : _mm256_setzero_ps();
        bits = _mm256_slli_epi32(_mm256_castps_si256(c[v]), 1); /* no sign */
        e = _mm256_sub_epi32(_mm256_srli_epi32(bits, 24), _mm256_set1_epi32(127));
        e = _mm256_max_epi32(e, _mm256_set1_epi32(m->shape.d_f16 ? -14 : -126));
        e = _mm256_blendv_epi8(e, _mm256_set1_epi32(MGPU__MMA_ZERO),
                               _mm256_cmpeq_epi32(bits, zero));
        largest = _mm256_cvtepi16_epi32(
            _mm_loadu_si128((const __m128i *)(const void *)(products + j + 8 * v)));
        largest = _mm256_max_epi32(largest, e);
        wrong = _mm256_andnot_si256(
            _mm256_cmpgt_epi32(_mm256_set1_epi32(MGPU__MMA_ZERO / 2), largest),
            _mm256_cmpgt_epi32(bottom, largest));
        wrong = _mm256_or_si256(wrong, _mm256_cmpgt_epi32(largest, top));
        odd[v] = _mm256_movemask_ps(_mm256_castsi256_ps(wrong));
        largest = _mm256_max_epi32(_mm256_min_epi32(largest, top), bottom);
        scale[v] = _mm256_castsi256_ps(
            _mm256_slli_epi32(_mm256_sub_epi32(_mm256_set1_epi32(152), largest), 23));
        unscale[v] = _mm256_castsi256_ps(
            _mm256_slli_epi32(_mm256_add_epi32(_mm256_set1_epi32(102), largest), 23));
        sum[v] = zero;
    }
    for (int k = 0; k < 16; k++) {
        __m256 a = _mm256_broadcast_ss(&m->a->value[k][i]);
        MGPU__MMA_UNROLL
        for (uint32_t v = 0; v < registers; v++) {
            __m256 p = _mm256_mul_ps(a, _mm256_load_ps(&m->b->value[k][j + 8 * v]));
            sum[v] = _mm256_add_epi32(sum[v], _mm256_cvttps_epi32(_mm256_mul_ps(p, scale[v])));
        }
    }
    MGPU__MMA_UNROLL
    for (uint32_t v = 0; v < registers; v++) {
        const __m256d keep = _mm256_castsi256_pd(_mm256_set1_epi64x(~0x1fffffffll));
        const __m256d last = _mm256_castsi256_pd(_mm256_set1_epi64x(0x20000000ll));
        __m256i more = _mm256_cvttps_epi32(_mm256_mul_ps(c[v], scale[v]));
        __m128 half[2];
        __m256 d;
        MGPU__MMA_UNROLL
        for (int h = 0; h < 2; h++) {
            __m128i s =
                h ? _mm256_extracti128_si256(sum[v], 1) : _mm256_castsi256_si128(sum[v]);
            __m128i t = h ? _mm256_extracti128_si256(more, 1) : _mm256_castsi256_si128(more);
            __m256d all = _mm256_add_pd(_mm256_cvtepi32_pd(s), _mm256_cvtepi32_pd(t));
            __m256d cut = _mm256_and_pd(all, keep);
            if (m->shape.d_f16) /* to odd, so that f16 rounds only once */
                cut = _mm256_or_pd(cut,
                                   _mm256_and_pd(last, _mm256_cmp_pd(all, cut, _CMP_NEQ_UQ)));
            half[h] = _mm256_cvtpd_ps(cut);
        }
        d = _mm256_mul_ps(_mm256_set_m128(half[1], half[0]), unscale[v]);
        if (m->shape.d_f16) {
            d = _mm256_cvtph_ps(_mm256_cvtps_ph(d, _MM_FROUND_TO_NEAREST_INT));
            d = _mm256_add_ps(d, _mm256_setzero_ps()); /* -0 to +0 */
        }
        _mm256_storeu_ps(acc + 8 * v, d);
        if (odd[v] != 0) {
            float was[8];
            _mm256_storeu_ps(was, c[v]);
            for (uint32_t t = 0; t < 8; t++)
                if (odd[v] >> t & 1)
                    acc[8 * v + t] = mgpu__mma_exact_dot(
                        m->shape, &m->a->bits[0][i], MGPU__MMA_BLOCK,
                        &m->b->bits[0][j + 8 * v + t], MGPU__MMA_BLOCK, was[t]);
        }
    }
}

MGPU__MMA_AVX2 static void
mgpu__mma_exact_avx2(const mgpu__mma_block *m)
{
    for (uint32_t i = 0; i < 64; i++) {
        MGPU_ALIGNAS(32) int16_t products[MGPU__MMA_BLOCK];
        __m256i largest[MGPU__MMA_BLOCK / 16];
        uint32_t j = 0;
        MGPU__MMA_UNROLL
        for (int v = 0; v < MGPU__MMA_BLOCK / 16; v++)
            largest[v] = _mm256_set1_epi16(2 * MGPU__MMA_ZERO);
        for (int k = 0; k < 16; k++) {
            __m256i a = _mm256_set1_epi16(m->a->exponent[k][i]);
            MGPU__MMA_UNROLL
            for (int v = 0; v < MGPU__MMA_BLOCK / 16; v++) {
                const void *b = &m->b->exponent[k][16 * v];
                largest[v] = _mm256_max_epi16(
                    largest[v], _mm256_add_epi16(a, _mm256_load_si256((const __m256i *)b)));
            }
        }
        MGPU__MMA_UNROLL
        for (int v = 0; v < MGPU__MMA_BLOCK / 16; v++)
            _mm256_store_si256((__m256i *)(void *)&products[16 * v], largest[v]);
        for (; j + 32 <= m->columns; j += 32)
            mgpu__mma_exact_tile(m, i, j, 4, products);
        for (; j < m->columns; j += 8)
            mgpu__mma_exact_tile(m, i, j, 1, products);
    }
}

#endif /* __x86_64__ */

/* ---- one instruction -------------------------------------------------------------------- */

const char *
mgpu__mma_wgmma(mgpu__wgmma_shape shape, float *acc, const uint16_t *a_regs,
                const unsigned char *window, uint32_t window_bytes, uint64_t a_desc,
                uint64_t b_desc, int accumulate, int how, mgpu__touch touch, void *context)
{
    const bool exact = (how & MGPU__MMA_EXACT) != 0;
    uint32_t a_at[64 / 8 * 16], b_at[MGPU__MMA_CHUNKS_MAX];
    mgpu__mma_operand a, b;
    mgpu__mma_block block;
    const char *error = NULL;
#if defined(__x86_64__)
    const bool avx2 = (how & MGPU__MMA_PORTABLE) == 0 && mgpu__mma_has_avx2();
#else
    (void)how;
#endif
    if (shape.n < 8 || shape.n > 256 || shape.n % 8 != 0)
        return "wgmma's N is not a multiple of 8 from 8 to 256";
    if (shape.d_f16 && shape.type != MGPU__WGMMA_F16)
        return "wgmma has f16 results for f16 operands only";
    if (shape.a_regs && shape.trans_a)
        return "A is in registers and cannot be MN-major";
    if (!shape.a_regs)
        error = mgpu__mma_locate(a_at, false, a_desc, 64, shape.trans_a, window_bytes);
    if (error == NULL)
        error = mgpu__mma_locate(b_at, true, b_desc, shape.n, shape.trans_b, window_bytes);
    if (error != NULL)
        return error;
    if (touch != NULL) {
        if (!shape.a_regs)
            mgpu__mma_touch(a_at, a_desc, 64, shape.trans_a, touch, context);
        mgpu__mma_touch(b_at, b_desc, shape.n, shape.trans_b, touch, context);
    }
    if (shape.a_regs)
        mgpu__mma_gather_registers(&a, a_regs);
    else
        mgpu__mma_gather(&a, window, a_at, 64, shape.trans_a);
    if (shape.n % MGPU__MMA_BLOCK != 0)
        memset(b.bits, 0, sizeof b.bits);
    block.shape = shape;
    block.a = &a;
    block.b = &b;
    block.acc = acc;
    block.accumulate = accumulate;
#if defined(__x86_64__)
    if (avx2)
        mgpu__mma_decode_avx2(&a, shape, exact);
    else
#endif
        mgpu__mma_decode(&a, shape, exact);
    for (uint32_t j = 0; j < shape.n; j += MGPU__MMA_BLOCK) {
        block.column = j;
        block.columns = shape.n - j;
        if (block.columns > MGPU__MMA_BLOCK)
            block.columns = MGPU__MMA_BLOCK;
        mgpu__mma_gather(&b, window, b_at + 2 * j, block.columns, shape.trans_b);
#if defined(__x86_64__)
        if (avx2) {
            mgpu__mma_decode_avx2(&b, shape, exact);
            if (exact)
                mgpu__mma_exact_avx2(&block);
            else
                mgpu__mma_fast_avx2(&block);
            continue;
        }
#endif
        mgpu__mma_decode(&b, shape, exact);
        if (exact)
            mgpu__mma_exact(&block);
        else
            mgpu__mma_fast(&block);
    }
    return NULL;
}

#endif /* MGPU_EMU_IMPLEMENTATION */
#endif /* MGPU_EMU_MMA_H */
