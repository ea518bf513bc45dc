/* mgpu/emu/math/mma_scalar.h - the sums of emu/math/mma.h in plain C: one by one, and in plain loops.
 * SPDX-License-Identifier: MIT
 *
 *     products and C -> largest exponent -> each cut 25 bits below it -> sum -> cut or rounded
 *
 * What the bodies for vectors fall back to, number by number, and what they are compared with.
 * Part of emu/math/mma.h.
 */
#ifndef MGPU_EMU_MATH_MMA_SCALAR_H
#define MGPU_EMU_MATH_MMA_SCALAR_H

#include "mma_operand.h"

/* ---- exact, element by element ---------------------------------------------------------- */

typedef struct mgpu__mma_number {
    bool nan, infinite, negative;
    int exponent;      /* meaningless for zero */
    int64_t magnitude; /* in units of 2^(exponent - fraction) */
} mgpu__mma_number;

/* Take apart a number with `fraction` mantissa bits and an exponent field `field` bits wide. */
MGPU__MODEL mgpu__mma_number
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
MGPU__MODEL int64_t
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
MGPU__MODEL float
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

/* The sum of 16 products and c, words as in mgpu__mma_exact_dot(). */
MGPU__MODEL float
mgpu__mma_dot(mgpu__wgmma_shape shape, const uint16_t *a, uint32_t a_step, const uint16_t *b,
              uint32_t b_step, float c)
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

/* Store sums of row i, column j on; element by element after all where a bit of `odd` is set. */
MGPU__MODEL void
mgpu__mma_store(const mgpu__mma_block *m, uint32_t i, uint32_t j, uint32_t columns,
                const float *sum, uint32_t odd)
{
    float *acc = m->acc + i * m->shape.n + m->column + j;
    for (uint32_t t = 0; t < columns; t++)
        acc[t] = (odd >> t & 1) == 0
                     ? sum[t]
                     : mgpu__mma_dot(m->shape, &m->a->bits[0][i], MGPU__MMA_BLOCK,
                                     &m->b->bits[0][j + t], MGPU__MMA_BLOCK,
                                     m->accumulate ? acc[t] : 0.0f);
}

/* ---- fast: what is left to the exact sums ----------------------------------------------- */

/* A fast sum as large as this, or NaN, is done again. Below it the exact one is finite as well:
 *   f32 D   partial sums were below 2^128, so that products are below 2^129 and rounding
 *           errors below 2^109
 *   f16 D   partial sums are below 2^36, sixteen roundings below 2^15: not yet 65504 */
static inline float
mgpu__mma_limit(mgpu__wgmma_shape shape)
{
    return shape.d_f16 ? 0x1p14f : 0x1p127f;
}

/* Whether a product of two bf16 may leave the range in which float has all its bits: a sum of
 * such depends on whether multiplication and addition are one. Products of f16 never do. */
static inline bool
mgpu__mma_leaves_float(const mgpu__mma_operand *a, const mgpu__mma_operand *b)
{
    const int most = (a->most >> 7) + (b->most >> 7);
    const int least = ((a->least + 1) >> 7) + ((b->least + 1) >> 7);
    return most - 2 * 127 > 126 || least - 2 * 127 < -135;
}

/* ---- plain loops ------------------------------------------------------------------------ */

/* Values of the bits, and for exact sums exponents, for others what is largest and least. */
static inline void
mgpu__mma_decode(mgpu__mma_operand *o, uint32_t rows, bool f16, bool exact)
{
    const int fraction = f16 ? 10 : 7, special = f16 ? 31 : 255, bias = f16 ? 15 : 127;
    uint16_t most = 0, least = 0xffff;
    for (int k = 0; k < 16; k++)
        for (uint32_t r = 0; r < rows; r++) {
            const uint16_t h = o->bits[k][r], magnitude = h & 0x7fff;
            const uint16_t below = (uint16_t)(magnitude - 1);
            const int e = magnitude >> fraction;
            o->value[k][r] = f16 ? mgpu__float_of_f16(h) : mgpu__float_of_bf16(h);
            most = magnitude > most ? magnitude : most;
            least = below < least ? below : least;
            if (exact)
                o->exponent[k][r] = (int16_t)(magnitude == 0 ? MGPU__MMA_ZERO
                                              : e == special ? MGPU__MMA_SPECIAL
                                              : e == 0       ? 1 - bias
                                                             : e - bias);
        }
    o->most = most;
    o->least = least;
}

MGPU__HOT MGPU__MODEL void
mgpu__mma_load_scalar(mgpu__mma_operand *o, const mgpu__mma_source *from, bool exact)
{
    for (uint32_t r = 0; r < from->rows; r++) {
        const uint32_t *at = from->at + r / 8 * 16;
        for (uint32_t k = 0; k < 16; k++) {
            const uint32_t x =
                from->mn_major ? at[k] + r % 8 * 2 : at[k / 8 * 8 + r % 8] + k % 8 * 2;
            memcpy(&o->bits[k][r], from->window + x, 2);
        }
    }
    if (from->f16)
        mgpu__mma_decode(o, from->rows, true, exact);
    else
        mgpu__mma_decode(o, from->rows, false, exact);
}

MGPU__HOT MGPU__MODEL void
mgpu__mma_fast_scalar(const mgpu__mma_block *m)
{
    const float limit = mgpu__mma_limit(m->shape);
    for (uint32_t i = 0; i < 64; i++) {
        float *acc = m->acc + i * m->shape.n + m->column;
        float sum[MGPU__MMA_BLOCK];
        for (uint32_t j = 0; j < m->columns; j++)
            sum[j] = m->accumulate ? acc[j] : 0.0f;
        for (int k = 0; k < 16; k++)
            for (uint32_t j = 0; j < m->columns; j++)
                sum[j] += m->a->value[k][i] * m->b->value[k][j];
        for (uint32_t j = 0; j < m->columns; j++) {
            if (m->shape.d_f16)
                sum[j] = mgpu__float_of_f16(mgpu__f16_of_float(sum[j])) + 0.0f;
            if (sum[j] < limit && sum[j] > -limit)
                acc[j] = sum[j];
            else
                mgpu__mma_store(m, i, j, 1, sum, 1);
        }
    }
}

/* The largest exponent of a sum, from that of its products and c. */
static inline int
mgpu__mma_largest(float c, int products, bool d_f16)
{
    const int field = (int)(mgpu__bits_of_float(c) >> 23 & 255), least = d_f16 ? -14 : -126;
    const int e = c == 0.0f             ? MGPU__MMA_ZERO
                  : field == 255        ? MGPU__MMA_SPECIAL
                  : field - 127 < least ? least
                                        : field - 127;
    return e > products ? e : products;
}

/* Whether the float path is not exact for it. That of nothing but zeros is low, but not odd. */
static inline bool
mgpu__mma_is_odd(int largest)
{
    return largest > MGPU__MMA_EXPONENT_MAX ||
           (largest < MGPU__MMA_EXPONENT_MIN && largest >= MGPU__MMA_ZERO / 2);
}

/* sum + cut(c) x unscale: as an f32, or rounded to an f16. */
static inline float
mgpu__mma_finish(int32_t sum, int32_t c, float unscale, bool d_f16)
{
    double all = (double)sum + (double)c, cut;
    uint64_t bits;
    float d;
    memcpy(&bits, &all, sizeof bits);
    bits &= ~0x1fffffffull; /* 24 bits stay */
    memcpy(&cut, &bits, sizeof cut);
    if (d_f16 && cut != all) { /* to odd, so that f16 rounds only once */
        bits |= 0x20000000u;
        memcpy(&cut, &bits, sizeof cut);
    }
    d = (float)cut * unscale;
    return d_f16 ? mgpu__float_of_f16(mgpu__f16_of_float(d)) + 0.0f : d;
}

/* Eight columns with the largest exponent in the range where float is exact:
 *   term = cut(a*b * 2^(25 - largest))      32-bit integers: 16 terms stay below 2^31
 *   sum  = cut to 24 bits, as a double; x 2^(largest - 25)
 * The others element by element. */
static inline void
mgpu__mma_exact_eight(const mgpu__mma_block *m, uint32_t i, uint32_t j)
{
    float *acc = m->acc + i * m->shape.n + m->column + j;
    float c[8], scale[8], unscale[8];
    int32_t largest[8], sum[8];
    uint32_t odd = 0;
    for (int t = 0; t < 8; t++) {
        largest[t] = 2 * MGPU__MMA_ZERO;
        sum[t] = 0;
    }
    for (int k = 0; k < 16; k++)
        for (int t = 0; t < 8; t++) {
            int e = m->a->exponent[k][i] + m->b->exponent[k][j + (uint32_t)t];
            largest[t] = e > largest[t] ? e : largest[t];
        }
    for (int t = 0; t < 8; t++) {
        int e;
        c[t] = m->accumulate ? acc[t] : 0.0f;
        e = mgpu__mma_largest(c[t], largest[t], m->shape.d_f16 != 0);
        odd |= (uint32_t)mgpu__mma_is_odd(e) << t;
        e = e < MGPU__MMA_EXPONENT_MIN ? MGPU__MMA_EXPONENT_MIN : e;
        e = e > MGPU__MMA_EXPONENT_MAX ? MGPU__MMA_EXPONENT_MAX : e;
        scale[t] = mgpu__float_of_bits((uint32_t)(152 - e) << 23);
        unscale[t] = mgpu__float_of_bits((uint32_t)(102 + e) << 23);
    }
    if (odd == 0) {
        for (int k = 0; k < 16; k++)
            for (int t = 0; t < 8; t++)
                sum[t] +=
                    (int32_t)(m->a->value[k][i] * m->b->value[k][j + (uint32_t)t] * scale[t]);
        for (int t = 0; t < 8; t++)
            acc[t] = mgpu__mma_finish(sum[t], (int32_t)(c[t] * scale[t]), unscale[t],
                                      m->shape.d_f16 != 0);
    } else {
        mgpu__mma_store(m, i, j, 8, c, 255);
    }
}

MGPU__HOT MGPU__MODEL void
mgpu__mma_exact_scalar(const mgpu__mma_block *m)
{
    for (uint32_t i = 0; i < 64; i++)
        for (uint32_t j = 0; j < m->columns; j += 8)
            mgpu__mma_exact_eight(m, i, j);
}

MGPU__MODEL const mgpu__mma_body mgpu__mma_scalar = {
    mgpu__mma_load_scalar, mgpu__mma_fast_scalar, mgpu__mma_exact_scalar};

#endif /* MGPU_EMU_MATH_MMA_SCALAR_H */
