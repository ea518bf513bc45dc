/* mgpu/emu/math/tcgen05_sum.h - how the tensor core of sm_100 adds: one element of D of one tcgen05.mma.
 * SPDX-License-Identifier: MIT
 *
 *     kind                     terms of the sum                            bits below the largest exponent
 *     f16, tf32, f8f6f4        C, and K products                                    25
 *     mxf8f6f4                 C, and K products, times their scales                25
 *     mxf4, mxf4nvf4           C, and an exact sum of each 16 products,             35
 *                              times the scales of each
 *     i8                       C + sum modulo 2^32
 *
 *     each term is cut toward zero there -> exact sum -> f32 is cut toward zero, f16 rounded to nearest even
 *
 * It is mma_sum.h's rule with other widths: 25 bits and all of f32's mantissa for types of 8 bits as well,
 * exponents that scales move, and a floor under the largest. The exponent of mxf4's terms is that of their scales
 * alone, and a sum of 16 that comes to zero keeps it.
 *
 * What is published about a B200's sums, in one reading; it has not been compared with one here. Where
 * the sources leave a choice, tests/golden/tcgen05/numerics.py names it. Nobody has published sums of a sparse A, of K = 96,
 * of ue5m3 scales and of the K of sm_107 (64 of 8 bits, 128 of mxf4): K is the number of stored elements, all products are
 * terms of one sum, 16 stored elements make an exact one, and ue5m3 is ue4m3 with a bit of exponent more.
 */
#ifndef MGPU_EMU_MATH_TCGEN05_SUM_H
#define MGPU_EMU_MATH_TCGEN05_SUM_H

#include "../../layout/instr_desc.h"
#include "../../layout/number.h"
#include "mma_sum.h"

/* ---- elements ---------------------------------------------------------------------------- */

/* What an element of A or B is worth. Not of s8, u8.
 *   bits    as many as the type has, 32 of tf32; others are ignored
 */
static inline float
mgpu__tcgen05_value(mgpu_mma_type type, uint32_t bits)
{
    switch (type) {
    case MGPU_MMA_F16:
        return mgpu__float_of_f16((uint16_t)bits);
    case MGPU_MMA_BF16:
        return mgpu__float_of_bf16((uint16_t)bits);
    case MGPU_MMA_TF32:
        return mgpu__float_of_bits(bits & 0xffffe000u);
    case MGPU_MMA_E4M3:
        return mgpu_e4m3_to_f32((uint8_t)bits);
    case MGPU_MMA_E5M2:
        return mgpu_e5m2_to_f32((uint8_t)bits);
    case MGPU_MMA_E3M2:
        return mgpu_e3m2_to_f32(bits & 63);
    case MGPU_MMA_E2M3:
        return mgpu_e2m3_to_f32(bits & 63);
    default:
        return mgpu_e2m1_to_f32(bits & 15);
    }
}

/* The exponent of the least normal number of a type, which its subnormal ones count with. */
static inline int
mgpu__tcgen05_least(mgpu_mma_type type)
{
    switch (type) {
    case MGPU_MMA_F16:
    case MGPU_MMA_E5M2:
        return -14;
    case MGPU_MMA_E4M3:
        return -6;
    case MGPU_MMA_E3M2:
        return -2;
    case MGPU_MMA_E2M3:
    case MGPU_MMA_E2M1:
        return 0;
    default:
        return -126;
    }
}

/* A scale factor: significand x 2^(exponent - 3). */
typedef struct mgpu__tcgen05_scale {
    bool nan;
    int significand; /* 0..15 */
    int exponent;
} mgpu__tcgen05_scale;

/* Take apart a scale factor.
 *   type    MGPU_MMA_UE8M0, MGPU_MMA_UE5M3, or MGPU_MMA_UE4M3, whose top bit is ignored
 */
static inline mgpu__tcgen05_scale
mgpu__tcgen05_scale_of(mgpu_mma_type type, uint8_t bits)
{
    mgpu__tcgen05_scale s;
    const bool e5 = type == MGPU_MMA_UE5M3;
    const int field = bits >> 3 & (e5 ? 31 : 15), low = bits & 7;
    if (type == MGPU_MMA_UE8M0) {
        s.nan = bits == 0xff;
        s.significand = 8;
        s.exponent = bits - 127;
    } else {
        s.nan = e5 ? bits == 0xff : (bits & 0x7f) == 0x7f;
        s.significand = field == 0 ? low : 8 + low;
        s.exponent = (field == 0 ? 1 : field) - (e5 ? 15 : 7);
    }
    return s;
}

/* ---- sums -------------------------------------------------------------------------------- */

enum {
    MGPU__TCGEN05_K_MAX = 128,       /* products of an element of D, of one instruction */
    MGPU__TCGEN05_PRODUCTS_MAX = 64, /* the same, but of mxf4 and mxf4nvf4 */
    MGPU__TCGEN05_SCALES_MAX = 8,    /* scale factors along its K */
    MGPU__TCGEN05_DOT = 16,    /* products of mxf4's that are summed before they are scaled */
    MGPU__TCGEN05_DOTS_MAX = 8 /* such sums of an instruction */
};

/* What the sums of an instruction have in common. */
typedef struct mgpu__tcgen05_sum_rule {
    mgpu_kind kind;
    mgpu_mma_type a, b, scale; /* scale: MGPU_MMA_NONE if there is none */
    uint32_t count;            /* products: stored elements along K of A */
    uint32_t scales;           /* scale factors along K: 0 to 8 */
    bool d_f16;
} mgpu__tcgen05_sum_rule;

/* The same for mma_sum.h. Not of i8, mxf4, mxf4nvf4. */
static inline mgpu__mma_rule
mgpu__tcgen05_rule(const mgpu__tcgen05_sum_rule *sum)
{
    mgpu__mma_rule r;
    r.fraction = 25;
    r.mantissa = 23;
    r.least_a = mgpu__tcgen05_least(sum->a);
    r.least_b = mgpu__tcgen05_least(sum->b);
    r.floor = sum->d_f16 ? -21 : -133;
    r.d_f16 = sum->d_f16;
    return r;
}

/* The sum of kinds f16 to mxf8f6f4 but i8. */
MGPU__MODEL float
mgpu__tcgen05_sum_products(const mgpu__tcgen05_sum_rule *sum, const uint32_t *a,
                           const uint32_t *b, const uint8_t *sfa, const uint8_t *sfb, float c)
{
    const mgpu__mma_rule rule = mgpu__tcgen05_rule(sum);
    const uint32_t each = sum->scales == 0 ? sum->count : sum->count / sum->scales;
    mgpu__tcgen05_scale x = {false, 8, 0}, y = x;
    mgpu__mma_number p[MGPU__TCGEN05_PRODUCTS_MAX + 1];
    for (uint32_t k = 0; k < sum->count; k++) {
        if (sum->scales != 0 && k % each == 0) {
            x = mgpu__tcgen05_scale_of(sum->scale, sfa[k / each]);
            y = mgpu__tcgen05_scale_of(sum->scale, sfb[k / each]);
        }
        p[k] = mgpu__mma_multiply(
            mgpu__mma_split(mgpu__tcgen05_value(sum->a, a[k]), rule.least_a),
            mgpu__mma_split(mgpu__tcgen05_value(sum->b, b[k]), rule.least_b));
        p[k].exponent += x.exponent + y.exponent;
        p[k].nan = p[k].nan || x.nan || y.nan;
    }
    p[sum->count] = mgpu__mma_split(c, sum->d_f16 ? -14 : -126);
    return mgpu__mma_add(rule, p, sum->count);
}

/* The sum of mxf4 and mxf4nvf4, from its exact sums of 16: e2m1 has neither infinity nor NaN.
 *   dot     a sum for each 16 of sum->count products: quarters, of at most 576
 */
MGPU__MODEL float
mgpu__tcgen05_sum_dots(const mgpu__tcgen05_sum_rule *sum, const float *dot, const uint8_t *sfa,
                       const uint8_t *sfb, float c)
{
    enum { FRACTION = 35 };
    const mgpu__mma_number last = mgpu__mma_split(c, -126);
    const uint32_t dots = sum->count / MGPU__TCGEN05_DOT;
    int64_t term[MGPU__TCGEN05_DOTS_MAX], total;
    int exponent[MGPU__TCGEN05_DOTS_MAX], largest = -133;
    bool nan = last.nan;
    for (uint32_t d = 0; d < dots; d++) {
        const uint32_t at = d * sum->scales / dots;
        const mgpu__tcgen05_scale x = mgpu__tcgen05_scale_of(sum->scale, sfa[at]);
        const mgpu__tcgen05_scale y = mgpu__tcgen05_scale_of(sum->scale, sfb[at]);
        term[d] = (int64_t)(dot[d] * 4.0f) * x.significand * y.significand; /* of 2^-8 */
        exponent[d] = x.exponent + y.exponent;
        nan = nan || x.nan || y.nan;
        if (x.significand * y.significand != 0 && exponent[d] > largest)
            largest = exponent[d];
    }
    if (nan)
        return mgpu__float_of_bits(0x7fffffffu);
    if (last.infinite)
        return c;
    if (last.magnitude != 0 && last.exponent > largest)
        largest = last.exponent;
    total = mgpu__mma_cut(last, 23, FRACTION, largest - last.exponent);
    for (uint32_t d = 0; d < dots; d++) {
        mgpu__mma_number t;
        memset(&t, 0, sizeof t);
        t.negative = term[d] < 0;
        t.magnitude = (uint64_t)(t.negative ? -term[d] : term[d]);
        total += mgpu__mma_cut(t, 8, FRACTION, largest - exponent[d]);
    }
    return mgpu__mma_round(total, largest - FRACTION, 24, -149,
                           340282366920938463463374607431768211456.0, false);
}

/* One element of D.
 *   sum         the instruction's types and lengths
 *   a, b        `count` elements each, as bits
 *   sfa, sfb    `scales` scale factors each, unused without
 *   c           bits of f32, f16 or s32
 *   returns     bits of the same
 */
MGPU__MODEL uint32_t
mgpu__tcgen05_sum(const mgpu__tcgen05_sum_rule *sum, const uint32_t *a, const uint32_t *b,
                  const uint8_t *sfa, const uint8_t *sfb, uint32_t c)
{
    float d;
    if (sum->kind == MGPU_KIND_I8) {
        for (uint32_t k = 0; k < sum->count; k++) {
            const int x = sum->a == MGPU_MMA_S8 ? (int8_t)a[k] : (uint8_t)a[k];
            const int y = sum->b == MGPU_MMA_S8 ? (int8_t)b[k] : (uint8_t)b[k];
            c += (uint32_t)(x * y);
        }
        return c;
    }
    d = sum->d_f16 ? mgpu__float_of_f16((uint16_t)c) : mgpu__float_of_bits(c);
    if (sum->kind <= MGPU_KIND_MXF8F6F4) {
        d = mgpu__tcgen05_sum_products(sum, a, b, sfa, sfb, d);
    } else {
        float value[16], dot[MGPU__TCGEN05_DOTS_MAX] = {0, 0, 0, 0, 0, 0, 0, 0};
        for (uint8_t x = 0; x < 16; x++)
            value[x] = mgpu_e2m1_to_f32(x);
        for (uint32_t k = 0; k < sum->count; k++)
            dot[k / MGPU__TCGEN05_DOT] += value[a[k] & 15] * value[b[k] & 15];
        d = mgpu__tcgen05_sum_dots(sum, dot, sfa, sfb, d);
    }
    return sum->d_f16 ? mgpu__f16_of_float(d) : mgpu__bits_of_float(d);
}

#endif /* MGPU_EMU_MATH_TCGEN05_SUM_H */
