/* mgpu/emu/math/f32.h - f32 arithmetic rounded as it is told: the model's side of ptx/math.h.
 * SPDX-License-Identifier: MIT
 *
 *     a, b, c -> subnormal ones 0 (ftz) -> a * b + c in double, to odd -> f32, rounded once -> 0 .. 1 (sat)
 *                                                                                 -> 0 if subnormal (ftz)
 *
 * NaN is 0x7fffffff, as everywhere on a GPU. ftz looks at the rounded result. A sum of numbers that cancel is +0, rounded
 * down -0.
 */
#ifndef MGPU_EMU_MATH_F32_H
#define MGPU_EMU_MATH_F32_H

#include "pair.h"

enum { MGPU__F32_FTZ = 1, MGPU__F32_SAT = 2, MGPU__F32_NAN = 4, MGPU__F32_ABS = 8 };

/* A subnormal number as 0 of its sign, if _FTZ says so. */
MGPU_INLINE float
mgpu__f32_flush(float x, uint32_t how)
{
    const uint32_t bits = mgpu__bits_of_float(x);
    return (how & MGPU__F32_FTZ) != 0 && (bits & 0x7f800000u) == 0
               ? mgpu__float_of_bits(bits & 0x80000000u)
               : x;
}

/* The next number up or down. */
MGPU_INLINE float
mgpu__f32_next(float x, bool up)
{
    const uint32_t bits = mgpu__bits_of_float(x);
    if (x == 0)
        return mgpu__float_of_bits(up ? 1u : 0x80000001u);
    return mgpu__float_of_bits((x > 0) == up ? bits + 1 : bits - 1);
}

/* A double that is exact, or odd where something was lost.
 *   round   MGPU__CVT_RN, _RZ, _RM or _RP
 */
MGPU_INLINE float
mgpu__f32_rounded(double x, uint32_t round)
{
    const float r = (float)x;
    if ((double)r > x && (round == MGPU__CVT_RM || (round == MGPU__CVT_RZ && x > 0)))
        return mgpu__f32_next(r, false);
    if ((double)r < x && (round == MGPU__CVT_RP || (round == MGPU__CVT_RZ && x < 0)))
        return mgpu__f32_next(r, true);
    return r;
}

MGPU_INLINE float
mgpu__f32_fma(float a, float b, float c, uint32_t round, uint32_t how)
{
    const double x = mgpu__f32_flush(a, how), y = mgpu__f32_flush(b, how);
    const double z = mgpu__f32_flush(c, how), sum = mgpu__pair_fma_odd(x, y, z);
    float r = mgpu__f32_rounded(sum, round);
    if (sum != sum)
        return (how & MGPU__F32_SAT) != 0 ? 0.0f : mgpu__float_of_bits(0x7fffffffu);
    if (sum == 0 && round == MGPU__CVT_RM && (signbit(x * y) != 0 || signbit(z) != 0))
        r = -0.0f;
    if ((how & MGPU__F32_SAT) != 0)
        r = !(r > 0) ? 0.0f : r > 1 ? 1.0f : r;
    return mgpu__f32_flush(r, how);
}

MGPU_INLINE float
mgpu__f32_add(float a, float b, uint32_t round, uint32_t how)
{
    return mgpu__f32_fma(a, 1.0f, b, round, how);
}

MGPU_INLINE float
mgpu__f32_sub(float a, float b, uint32_t round, uint32_t how)
{
    return mgpu__f32_fma(a, 1.0f, -b, round, how);
}

MGPU_INLINE float
mgpu__f32_mul(float a, float b, uint32_t round, uint32_t how)
{
    const bool negative = (signbit(a) != 0) != (signbit(b) != 0);
    return mgpu__f32_fma(a, b, negative ? -0.0f : 0.0f, round, how); /* adds not even a sign */
}

/* The smallest or largest of three. */
MGPU_INLINE float
mgpu__f32_extreme3(float a, float b, float c, int larger, uint32_t how)
{
    const uint32_t nan = (how & MGPU__F32_NAN) != 0 ? MGPU__PAIR_NAN : 0;
    const uint32_t kept = (how & MGPU__F32_ABS) != 0 ? 0x7fffffffu : 0xffffffffu;
    const float x = mgpu__float_of_bits(mgpu__bits_of_float(mgpu__f32_flush(a, how)) & kept);
    const float y = mgpu__float_of_bits(mgpu__bits_of_float(mgpu__f32_flush(b, how)) & kept);
    const float z = mgpu__float_of_bits(mgpu__bits_of_float(mgpu__f32_flush(c, how)) & kept);
    return mgpu__pair_extreme_f32(mgpu__pair_extreme_f32(x, y, larger, nan), z, larger, nan);
}

/* ---- two at once ------------------------------------------------------------------------- */

/* Both halves by themselves. */
#define MGPU__F32X2(op, parameters, first, second)                                             \
    MGPU_INLINE uint64_t mgpu__f32x2_##op parameters                                           \
    {                                                                                          \
        const uint32_t lo = mgpu__bits_of_float(first), hi = mgpu__bits_of_float(second);      \
        return (uint64_t)hi << 32 | lo;                                                        \
    }
#define MGPU__F32_LO(x) mgpu__float_of_bits((uint32_t)(x))
#define MGPU__F32_HI(x) mgpu__float_of_bits((uint32_t)((x) >> 32))

MGPU__F32X2(add, (uint64_t a, uint64_t b, uint32_t round, uint32_t how),
            mgpu__f32_add(MGPU__F32_LO(a), MGPU__F32_LO(b), round, how),
            mgpu__f32_add(MGPU__F32_HI(a), MGPU__F32_HI(b), round, how))
MGPU__F32X2(sub, (uint64_t a, uint64_t b, uint32_t round, uint32_t how),
            mgpu__f32_sub(MGPU__F32_LO(a), MGPU__F32_LO(b), round, how),
            mgpu__f32_sub(MGPU__F32_HI(a), MGPU__F32_HI(b), round, how))
MGPU__F32X2(mul, (uint64_t a, uint64_t b, uint32_t round, uint32_t how),
            mgpu__f32_mul(MGPU__F32_LO(a), MGPU__F32_LO(b), round, how),
            mgpu__f32_mul(MGPU__F32_HI(a), MGPU__F32_HI(b), round, how))
MGPU__F32X2(fma, (uint64_t a, uint64_t b, uint64_t c, uint32_t round, uint32_t how),
            mgpu__f32_fma(MGPU__F32_LO(a), MGPU__F32_LO(b), MGPU__F32_LO(c), round, how),
            mgpu__f32_fma(MGPU__F32_HI(a), MGPU__F32_HI(b), MGPU__F32_HI(c), round, how))
#undef MGPU__F32X2

/* Two of 16 bits as two f32. */
MGPU_INLINE uint64_t
mgpu__f32x2_of_f16x2(uint32_t a)
{
    return (uint64_t)mgpu__bits_of_float(mgpu_f16_to_f32((uint16_t)(a >> 16))) << 32 |
           mgpu__bits_of_float(mgpu_f16_to_f32((uint16_t)a));
}

MGPU_INLINE uint64_t
mgpu__f32x2_of_bf16x2(uint32_t a)
{
    return (uint64_t)(a & 0xffff0000u) << 32 | (uint64_t)(a << 16);
}

#endif /* MGPU_EMU_MATH_F32_H */
