/* mgpu/emu/math/pair.h - arithmetic of f16 and bf16, two in a register: the model's side of ptx/pair.h.
 * SPDX-License-Identifier: MIT
 *
 * a * b + c in double, to odd: the product is exact, the sum has an odd last bit where it is not, and so
 * has the f32 made of it, so that the one rounding that counts is the last.
 */
#ifndef MGPU_EMU_MATH_PAIR_H
#define MGPU_EMU_MATH_PAIR_H

#include "../../config.h"
#include "../../layout/number.h"

#include <math.h>

enum {
    MGPU__PAIR_FTZ = 1,
    MGPU__PAIR_SAT = 2,
    MGPU__PAIR_RELU = 4,
    MGPU__PAIR_OOB = 8,
    MGPU__PAIR_NAN = 16,
    MGPU__PAIR_XORSIGN = 32,
    MGPU__PAIR_FILLED = 0x7ff7 /* what TMA writes outside of a tensor (seen on an H200) */
};

/* An f32 with the sign of x: toward zero, with a last bit of 1 where something is lost. */
MGPU_INLINE float
mgpu__pair_odd(double x)
{
    const float r = (float)x;
    if ((double)r == x || x != x)
        return r;
    return mgpu__float_of_bits((mgpu__bits_of_float(r) - (fabs((double)r) > fabs(x) ? 1 : 0)) |
                               1);
}

typedef union mgpu__f64 {
    double value;
    uint64_t bits;
} mgpu__f64;

/* a * b + c in the same way, in f64. */
MGPU_INLINE double
mgpu__pair_fma_odd(double a, double b, double c)
{
    mgpu__f64 s;
    const double p = a * b;
    volatile double sum = p + c, back = sum - p;
    const double error = (p - (sum - back)) + (c - back);
    s.value = sum;
    if (!(error < 0 || error > 0) || sum - sum != 0 || (s.bits & 1) != 0)
        return sum;
    s.bits = (error > 0) == (sum > 0) ? s.bits + 1 : s.bits - 1;
    return s.value;
}

/* The bits of one number, subnormal ones as 0 if _FTZ says so. */
MGPU_INLINE uint32_t
mgpu__pair_flush(uint32_t bits, mgpu__number t, uint32_t how)
{
    return (how & MGPU__PAIR_FTZ) != 0 && (bits & 0x7fff) >> t.mantissa == 0 ? bits & 0x8000
                                                                             : bits;
}

/* One number: x * y + z. */
MGPU_INLINE uint32_t
mgpu__pair_one(double x, double y, double z, mgpu__number t, uint32_t how)
{
    double r = mgpu__pair_fma_odd(x, y, z);
    if (r != r)
        return (how & MGPU__PAIR_SAT) != 0 ? 0 : t.nan;
    if ((how & MGPU__PAIR_SAT) != 0)
        r = !(r > 0) ? 0 : r > 1 ? 1 : r;
    if ((how & MGPU__PAIR_RELU) != 0 && r <= 0)
        r = 0;
    return mgpu__pair_flush(mgpu__number_of_f32(mgpu__pair_odd(r), t, MGPU__CVT_RN), t, how);
}

MGPU_INLINE double
mgpu__pair_value(uint32_t bits, mgpu__number t, uint32_t how)
{
    return (double)mgpu__number_to_f32(mgpu__pair_flush(bits, t, how), t);
}

MGPU_INLINE uint32_t
mgpu__pair_fma(uint32_t a, uint32_t b, uint32_t c, mgpu__number t, uint32_t how)
{
    uint32_t r = 0;
    for (uint32_t shift = 0; shift < 32; shift += 16) {
        const uint32_t x = a >> shift & 0xffff, y = b >> shift & 0xffff,
                       z = c >> shift & 0xffff;
        if ((how & MGPU__PAIR_OOB) != 0 && (x == MGPU__PAIR_FILLED || y == MGPU__PAIR_FILLED))
            continue; /* of the factors alone: as an addend it is a NaN (seen on an H200) */
        r |= mgpu__pair_one(mgpu__pair_value(x, t, how), mgpu__pair_value(y, t, how),
                            mgpu__pair_value(z, t, how), t, how)
             << shift;
    }
    return r;
}

MGPU_INLINE uint32_t
mgpu__pair_add(uint32_t a, uint32_t b, uint32_t c, mgpu__number t, uint32_t how)
{
    const uint32_t one = mgpu__number_of_f32(1.0f, t, MGPU__CVT_RN);
    (void)c;
    return mgpu__pair_fma(a, one << 16 | one, b, t, how);
}

MGPU_INLINE uint32_t
mgpu__pair_sub(uint32_t a, uint32_t b, uint32_t c, mgpu__number t, uint32_t how)
{
    const uint32_t minus = mgpu__number_of_f32(-1.0f, t, MGPU__CVT_RN);
    (void)c;
    return mgpu__pair_fma(b, minus << 16 | minus, a, t, how);
}

MGPU_INLINE uint32_t
mgpu__pair_mul(uint32_t a, uint32_t b, uint32_t c, mgpu__number t, uint32_t how)
{
    (void)c;
    return mgpu__pair_fma(a, b, 0x80008000u, t, how); /* -0 adds nothing, not even a sign */
}

/* ---- the smaller and the larger ---------------------------------------------------------- */

/* Of two numbers as bits: sign, infinity and NaN of the type. -0 is less than 0. */
MGPU_INLINE uint32_t
mgpu__pair_extreme(uint32_t a, uint32_t b, uint32_t sign, uint32_t infinity, uint32_t nan,
                   int larger, uint32_t how)
{
    const uint32_t m = sign - 1, sign_of_both = (a ^ b) & sign;
    const bool a_nan = (a & m) > infinity, b_nan = (b & m) > infinity;
    bool a_less;
    uint32_t r;
    if ((how & MGPU__PAIR_XORSIGN) != 0) {
        a &= m;
        b &= m;
    }
    if ((a_nan && b_nan) || ((a_nan || b_nan) && (how & MGPU__PAIR_NAN) != 0))
        return nan;
    a_less = (a & sign) != (b & sign) ? (a & sign) != 0
                                      : ((a & m) < (b & m)) != ((a & sign) != 0 && a != b);
    r = a_nan ? b : b_nan ? a : a_less == (larger != 0) ? b : a;
    return (how & MGPU__PAIR_XORSIGN) != 0 ? (r & m) | sign_of_both : r;
}

MGPU_INLINE uint32_t
mgpu__pair_extremes(uint32_t a, uint32_t b, mgpu__number t, int larger, uint32_t how)
{
    uint32_t r = 0;
    for (uint32_t shift = 0; shift < 32; shift += 16)
        r |= mgpu__pair_extreme(mgpu__pair_flush(a >> shift & 0xffff, t, how),
                                mgpu__pair_flush(b >> shift & 0xffff, t, how), 0x8000,
                                t.largest + 1, t.nan, larger, how)
             << shift;
    return r;
}

MGPU_INLINE uint32_t
mgpu__pair_min(uint32_t a, uint32_t b, uint32_t c, mgpu__number t, uint32_t how)
{
    (void)c;
    return mgpu__pair_extremes(a, b, t, 0, how);
}

MGPU_INLINE uint32_t
mgpu__pair_max(uint32_t a, uint32_t b, uint32_t c, mgpu__number t, uint32_t how)
{
    (void)c;
    return mgpu__pair_extremes(a, b, t, 1, how);
}

MGPU_INLINE float
mgpu__pair_extreme_f32(float a, float b, int larger, uint32_t how)
{
    return mgpu__float_of_bits(mgpu__pair_extreme(mgpu__bits_of_float(a),
                                                  mgpu__bits_of_float(b), 0x80000000u,
                                                  0x7f800000u, 0x7fffffffu, larger, how));
}

#endif /* MGPU_EMU_MATH_PAIR_H */
