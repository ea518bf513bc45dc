/* mgpu/emu/cuda/directed.h - CUDA's words that round toward zero, down or up, and those of doubles, in the model.
 * SPDX-License-Identifier: MIT
 *
 *     __fadd_rz(a, b)    toward zero
 *     __fmaf_rd(a, b, c) down
 *     __ddiv_ru(a, b)    up
 *
 * The bits of the exact result rounded once, a GPU's for all but NaN, whose bits are the host's. Sums and products
 * are those of math/fma.h, in integers. A quotient and a root are the host's nearest one and, where the exact
 * remainder has the wrong sign, its neighbour. Rounding to double and then, in the same direction, to float
 * is rounding once. Part of the closed list of emu/cuda/words.h; math.h includes this.
 */
#ifndef MGPU_EMU_CUDA_DIRECTED_H
#define MGPU_EMU_CUDA_DIRECTED_H

#include "../math/cvt.h"
#include "../math/fma.h"

#include <math.h>
#include <string.h>

/* ---- one direction -------------------------------------------------------------------------- */

/* x, or its neighbour in the direction of `round` when the exact number is beyond x (side: its sign
 * minus x). An infinity of too large a number goes back to the largest one. */
MGPU_INLINE double
mgpu__toward(double x, int side, uint32_t round)
{
    const bool negative = mgpu__double_bits(x) >> 63 != 0;
    if (round == MGPU__CVT_RZ)
        round = negative ? MGPU__CVT_RP : MGPU__CVT_RM;
    if (side > 0 && round == MGPU__CVT_RP)
        return nextafter(x, (double)INFINITY);
    return side < 0 && round == MGPU__CVT_RM ? nextafter(x, -(double)INFINITY) : x;
}

MGPU_INLINE float
mgpu__float_toward(double x, uint32_t round)
{
    const float f = (float)x;
    const bool negative = mgpu__double_bits(x) >> 63 != 0;
    if (round == MGPU__CVT_RZ)
        round = negative ? MGPU__CVT_RP : MGPU__CVT_RM;
    if ((double)f < x && round == MGPU__CVT_RP)
        return nextafterf(f, INFINITY);
    return (double)f > x && round == MGPU__CVT_RM ? nextafterf(f, -INFINITY) : f;
}

/* The sign of c - a * b, exactly, however small it is. */
MGPU_INLINE int
mgpu__remainder_sign(double a, double b, double c)
{
    return (mgpu__fma_rounded(-a, b, c, MGPU__CVT_RP) > 0) -
           (mgpu__fma_rounded(-a, b, c, MGPU__CVT_RM) < 0);
}

MGPU_INLINE bool
mgpu__is_finite(double x)
{
    return x - x == 0;
}

MGPU_INLINE double
mgpu__dadd(double a, double b, uint32_t round)
{
    return mgpu__fma_rounded(a, 1, b, round);
}

MGPU_INLINE double
mgpu__dsub(double a, double b, uint32_t round)
{
    return mgpu__fma_rounded(a, 1, -b, round);
}

MGPU_INLINE double
mgpu__dmul(double a, double b, uint32_t round)
{
    const bool negative = (mgpu__double_bits(a) ^ mgpu__double_bits(b)) >> 63 != 0;
    return mgpu__fma_rounded(a, b, negative ? -0.0 : 0.0, round);
}

MGPU_INLINE double
mgpu__ddiv(double a, double b, uint32_t round)
{
    const double q = a / b;
    if (!mgpu__is_finite(a) || !mgpu__is_finite(b) || b == 0)
        return q;
    if (!mgpu__is_finite(q)) /* too large */
        return mgpu__toward(q, q > 0 ? -1 : 1, round);
    return mgpu__toward(q, mgpu__remainder_sign(q, b, a) * (b < 0 ? -1 : 1), round);
}

MGPU_INLINE double
mgpu__dsqrt(double x, uint32_t round)
{
    const double q = sqrt(x);
    return q > 0 && mgpu__is_finite(q) ? mgpu__toward(q, mgpu__remainder_sign(q, q, x), round)
                                       : q;
}

/* Through memory, so that no compiler makes one operation of two. */
MGPU_INLINE double
mgpu__as_stored(double x)
{
    const volatile double kept = x;
    return kept;
}

/* ---- sums, products, quotients, roots ----------------------------------------------------------- */

#define MGPU__DIRECTED(how, round)                                                             \
    MGPU_INLINE double __dadd_##how(double a, double b)                                        \
    {                                                                                          \
        return mgpu__dadd(a, b, round);                                                        \
    }                                                                                          \
    MGPU_INLINE double __dsub_##how(double a, double b)                                        \
    {                                                                                          \
        return mgpu__dsub(a, b, round);                                                        \
    }                                                                                          \
    MGPU_INLINE double __dmul_##how(double a, double b)                                        \
    {                                                                                          \
        return mgpu__dmul(a, b, round);                                                        \
    }                                                                                          \
    MGPU_INLINE double __fma_##how(double a, double b, double c)                               \
    {                                                                                          \
        return mgpu__fma_rounded(a, b, c, round);                                              \
    }                                                                                          \
    MGPU_INLINE double __ddiv_##how(double a, double b)                                        \
    {                                                                                          \
        return mgpu__ddiv(a, b, round);                                                        \
    }                                                                                          \
    MGPU_INLINE double __drcp_##how(double x)                                                  \
    {                                                                                          \
        return mgpu__ddiv(1, x, round);                                                        \
    }                                                                                          \
    MGPU_INLINE double __dsqrt_##how(double x)                                                 \
    {                                                                                          \
        return mgpu__dsqrt(x, round);                                                          \
    }                                                                                          \
    MGPU_INLINE float __fadd_##how(float a, float b)                                           \
    {                                                                                          \
        return mgpu__float_toward(mgpu__dadd((double)a, (double)b, round), round);             \
    }                                                                                          \
    MGPU_INLINE float __fsub_##how(float a, float b)                                           \
    {                                                                                          \
        return mgpu__float_toward(mgpu__dsub((double)a, (double)b, round), round);             \
    }                                                                                          \
    MGPU_INLINE float __fmul_##how(float a, float b)                                           \
    {                                                                                          \
        return mgpu__float_toward(mgpu__dmul((double)a, (double)b, round), round);             \
    }                                                                                          \
    MGPU_INLINE float __fmaf_##how(float a, float b, float c)                                  \
    {                                                                                          \
        return mgpu__float_toward(mgpu__fma_rounded((double)a, (double)b, (double)c, round),   \
                                  round);                                                      \
    }                                                                                          \
    MGPU_INLINE float __fdiv_##how(float a, float b)                                           \
    {                                                                                          \
        return mgpu__float_toward(mgpu__ddiv((double)a, (double)b, round), round);             \
    }                                                                                          \
    MGPU_INLINE float __frcp_##how(float x)                                                    \
    {                                                                                          \
        return mgpu__float_toward(mgpu__ddiv(1, (double)x, round), round);                     \
    }                                                                                          \
    MGPU_INLINE float __fsqrt_##how(float x)                                                   \
    {                                                                                          \
        return mgpu__float_toward(mgpu__dsqrt((double)x, round), round);                       \
    }
MGPU__DIRECTED(rz, MGPU__CVT_RZ)
MGPU__DIRECTED(rd, MGPU__CVT_RM)
MGPU__DIRECTED(ru, MGPU__CVT_RP)
#undef MGPU__DIRECTED

#define MGPU__ROUNDED(word, operation)                                                         \
    MGPU_INLINE double word(double a, double b)                                                \
    {                                                                                          \
        return mgpu__as_stored(a operation b);                                                 \
    }
MGPU__ROUNDED(__dadd_rn, +)
MGPU__ROUNDED(__dsub_rn, -)
MGPU__ROUNDED(__dmul_rn, *)
MGPU__ROUNDED(__ddiv_rn, /)
#undef MGPU__ROUNDED

MGPU_INLINE double
__fma_rn(double a, double b, double c)
{
    return mgpu__fma(a, b, c);
}

MGPU_INLINE double
__drcp_rn(double x)
{
    return 1 / x;
}

MGPU_INLINE double
__dsqrt_rn(double x)
{
    return sqrt(x);
}

/* ---- between numbers ----------------------------------------------------------------------------- */

MGPU_INLINE double
mgpu__of_integer(uint64_t magnitude, bool negative, uint32_t round)
{
    return magnitude == 0 ? 0 : mgpu__wide_round(mgpu__wide_of(magnitude, 0, negative), round);
}

#define MGPU__OF_INTEGER(how, round, name, T)                                                  \
    MGPU_INLINE float __##name##2float_##how(T x)                                              \
    {                                                                                          \
        const bool negative = x < (T)1 && x != 0;                                              \
        return mgpu__float_toward(                                                             \
            mgpu__of_integer(negative ? 0 - (uint64_t)x : (uint64_t)x, negative, round),       \
            round);                                                                            \
    }
#define MGPU__OF_LONG(how, round, name, T)                                                     \
    MGPU_INLINE double __##name##2double_##how(T x)                                            \
    {                                                                                          \
        const bool negative = x < (T)1 && x != 0;                                              \
        return mgpu__of_integer(negative ? 0 - (uint64_t)x : (uint64_t)x, negative, round);    \
    }
#define MGPU__OF_INTEGERS(how, round)                                                          \
    MGPU__OF_INTEGER(how, round, int, int)                                                     \
    MGPU__OF_INTEGER(how, round, uint, unsigned int)                                           \
    MGPU__OF_INTEGER(how, round, ll, long long)                                                \
    MGPU__OF_INTEGER(how, round, ull, unsigned long long)                                      \
    MGPU__OF_LONG(how, round, ll, long long)                                                   \
    MGPU__OF_LONG(how, round, ull, unsigned long long)                                         \
    MGPU_INLINE float __double2float_##how(double x)                                           \
    {                                                                                          \
        return mgpu__float_toward(x, round);                                                   \
    }
MGPU__OF_INTEGERS(rz, MGPU__CVT_RZ)
MGPU__OF_INTEGERS(rd, MGPU__CVT_RM)
MGPU__OF_INTEGERS(ru, MGPU__CVT_RP)
MGPU__OF_LONG(rn, MGPU__CVT_RN, ll, long long)
MGPU__OF_LONG(rn, MGPU__CVT_RN, ull, unsigned long long)
#undef MGPU__OF_INTEGERS
#undef MGPU__OF_INTEGER
#undef MGPU__OF_LONG

MGPU_INLINE double
__int2double_rn(int x)
{
    return x;
}

MGPU_INLINE double
__uint2double_rn(unsigned int x)
{
    return x;
}

/* What is beyond the range becomes its nearer end; NaN becomes 2^31 or 2^63. */
#define MGPU__DOUBLE_TO(word, T, round, least, most, nan)                                      \
    MGPU_INLINE T word(double x)                                                               \
    {                                                                                          \
        const double y = round(x);                                                             \
        if (y != y)                                                                            \
            return nan;                                                                        \
        if (y <= (double)(least))                                                              \
            return least;                                                                      \
        return y >= (double)(most) ? most : (T)y;                                              \
    }
#define MGPU__DOUBLE_TO_ALL(name, T, least, most, nan)                                         \
    MGPU__DOUBLE_TO(__double2##name##_rn, T, nearbyint, least, most, nan)                      \
    MGPU__DOUBLE_TO(__double2##name##_rz, T, trunc, least, most, nan)                          \
    MGPU__DOUBLE_TO(__double2##name##_rd, T, floor, least, most, nan)                          \
    MGPU__DOUBLE_TO(__double2##name##_ru, T, ceil, least, most, nan)
MGPU__DOUBLE_TO_ALL(int, int, INT32_MIN, INT32_MAX, INT32_MIN)
MGPU__DOUBLE_TO_ALL(uint, unsigned int, 0u, UINT32_MAX, (uint32_t)1 << 31)
MGPU__DOUBLE_TO_ALL(ll, long long, INT64_MIN, INT64_MAX, INT64_MIN)
MGPU__DOUBLE_TO_ALL(ull, unsigned long long, 0u, UINT64_MAX, (uint64_t)1 << 63)
#undef MGPU__DOUBLE_TO_ALL
#undef MGPU__DOUBLE_TO

#endif /* MGPU_EMU_CUDA_DIRECTED_H */
