/* mgpu/emu/math/mma_sum.h - how a tensor core adds: one sum of products, word by word.
 * SPDX-License-Identifier: MIT
 *
 *     products and C -> largest exponent -> each cut `fraction` bits below it -> sum -> cut to `mantissa` bits,
 *                                                                                  or rounded to f16
 *
 * One rule for every type (mma_type.h); what differs is in mgpu__mma_rule. An instruction that adds in blocks
 * calls it for each, and hands on the result as C.
 */
#ifndef MGPU_EMU_MATH_MMA_SUM_H
#define MGPU_EMU_MATH_MMA_SUM_H

#include "mma_type.h"

#include <string.h>

enum { MGPU__MMA_NO_FLOOR = -10000 }; /* below all exponents */

/* How sums of two types are made, into f32 or f16. */
typedef struct mgpu__mma_rule {
    int fraction;         /* bits kept below the largest exponent: 25, of fp8 13 */
    int mantissa;         /* bits of an f32 result: 23, of fp8 13 */
    int least_a, least_b; /* exponents of the least normal numbers */
    int floor;            /* the largest exponent counts as at least this */
    bool d_f16;           /* C and the result are f16 */
} mgpu__mma_rule;

static inline mgpu__mma_rule
mgpu__mma_rule_of(mgpu__mma_type a, mgpu__mma_type b, bool d_f16)
{
    mgpu__mma_rule r;
    r.fraction = mgpu__mma_type_is_fp8(a) ? 13 : 25;
    r.mantissa = mgpu__mma_type_is_fp8(a) ? 13 : 23;
    r.least_a = mgpu__mma_type_least(a);
    r.least_b = mgpu__mma_type_least(b);
    r.floor = MGPU__MMA_NO_FLOOR;
    r.d_f16 = d_f16;
    return r;
}

typedef struct mgpu__mma_number {
    bool nan, infinite, negative;
    int exponent;       /* meaningless for zero */
    uint64_t magnitude; /* in units of 2^(exponent - 23) */
} mgpu__mma_number;

/* Take apart a number of a type with this least exponent. */
static inline mgpu__mma_number
mgpu__mma_split(float value, int least)
{
    const uint32_t bits = mgpu__bits_of_float(value), m = bits & 0x7fffffu;
    const int field = (int)(bits >> 23 & 255);
    mgpu__mma_number x;
    x.nan = field == 255 && m != 0;
    x.infinite = field == 255 && m == 0;
    x.negative = bits >> 31 != 0;
    x.exponent = field == 0 ? -126 : field - 127;
    x.magnitude = field == 0 ? m : m | 0x800000u;
    if (x.exponent <
        least) { /* a subnormal of a type whose exponents end before those of f32 */
        x.magnitude = least - x.exponent > 26 ? 0 : x.magnitude >> (least - x.exponent);
        x.exponent = least;
    }
    return x;
}

/* magnitude x 2^-units, `below` under the largest exponent, in units of 2^-fraction: cut. */
static inline int64_t
mgpu__mma_cut(mgpu__mma_number x, int units, int fraction, int below)
{
    const int shift = units - fraction + below; /* at least -2: of C, when fraction is 25 */
    const uint64_t m = shift < 0     ? x.magnitude << -shift
                       : shift <= 63 ? x.magnitude >> shift
                                     : 0;
    return x.magnitude == 0 ? 0 : x.negative ? -(int64_t)m : (int64_t)m;
}

/* sum x 2^unit to a format whose numbers have `precision` bits, the last of them worth at
 * least 2^last, and lie below `limit`: cut toward zero, or to nearest even. */
MGPU__MODEL float
mgpu__mma_round(int64_t sum, int unit, int precision, int last, double limit, bool nearest)
{
    uint64_t m = sum < 0 ? 0 - (uint64_t)sum : (uint64_t)sum, power;
    int drop = (m == 0 ? 0 : 64 - __builtin_clzll(m)) - precision;
    double value;
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

/* The product of two numbers, in units of 2^(exponent - 46). */
static inline mgpu__mma_number
mgpu__mma_multiply(mgpu__mma_number x, mgpu__mma_number y)
{
    mgpu__mma_number p;
    p.nan = x.nan || y.nan || (x.infinite && !y.infinite && y.magnitude == 0) ||
            (y.infinite && !x.infinite && x.magnitude == 0);
    p.infinite = x.infinite || y.infinite;
    p.negative = x.negative != y.negative;
    p.exponent = x.exponent + y.exponent;
    p.magnitude = x.magnitude * y.magnitude;
    return p;
}

enum { MGPU__MMA_PRODUCTS_MAX = 32 };

/* The sum of `count` products and of what stands behind them, which is C.
 *   p       products of mgpu__mma_multiply(); p[count] is C, of mgpu__mma_split()
 */
MGPU__MODEL float
mgpu__mma_add(mgpu__mma_rule rule, const mgpu__mma_number *p, uint32_t count)
{
    int largest = MGPU__MMA_NO_FLOOR;
    bool nan = false, infinite[2] = {false, false};
    int64_t sum = 0;
    for (uint32_t i = 0; i <= count; i++) {
        nan = nan || p[i].nan;
        infinite[p[i].negative] = infinite[p[i].negative] || (p[i].infinite && !p[i].nan);
        if (p[i].magnitude != 0 && p[i].exponent > largest)
            largest = p[i].exponent;
    }
    if (nan || (infinite[0] && infinite[1]))
        return mgpu__float_of_bits(rule.d_f16 ? 0x7fffe000u : 0x7fffffffu);
    if (infinite[0] || infinite[1])
        return mgpu__float_of_bits(infinite[0] ? 0x7f800000u : 0xff800000u);
    if (largest == MGPU__MMA_NO_FLOOR)
        return 0.0f;
    largest = largest < rule.floor ? rule.floor : largest;
    for (uint32_t i = 0; i <= count; i++)
        sum +=
            mgpu__mma_cut(p[i], i == count ? 23 : 46, rule.fraction, largest - p[i].exponent);
    return rule.d_f16 ? mgpu__mma_round(sum, largest - rule.fraction, 11, -24, 65536.0, true)
                      : mgpu__mma_round(sum, largest - rule.fraction, rule.mantissa + 1, -149,
                                        340282366920938463463374607431768211456.0, false);
}

/* C and the sum of products.
 *   a, b    `count` elements each, at most MGPU__MMA_PRODUCTS_MAX, `step` apart, as mgpu__mma_value() gives them
 *   c       what is accumulated; 0 for none
 */
MGPU__MODEL float
mgpu__mma_sum(mgpu__mma_rule rule, const float *a, uint32_t a_step, const float *b,
              uint32_t b_step, uint32_t count, float c)
{
    mgpu__mma_number p[MGPU__MMA_PRODUCTS_MAX + 1];
    for (uint32_t k = 0; k < count; k++)
        p[k] = mgpu__mma_multiply(mgpu__mma_split(a[k * a_step], rule.least_a),
                                  mgpu__mma_split(b[k * b_step], rule.least_b));
    p[count] = mgpu__mma_split(c, rule.d_f16 ? -14 : -126);
    return mgpu__mma_add(rule, p, count);
}

#endif /* MGPU_EMU_MATH_MMA_SUM_H */
