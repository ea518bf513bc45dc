/* mgpu/emu/math/mma.h - the tensor core of the model: one wgmma, from real descriptors.
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
#ifndef MGPU_EMU_MATH_MMA_H
#define MGPU_EMU_MATH_MMA_H

#include "../api.h"
#include "box.h"

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

#include "mma_operand.h"

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

#if defined(__x86_64__)
#include "mma_avx2.h"
#endif

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
#endif /* MGPU_EMU_MATH_MMA_H */
