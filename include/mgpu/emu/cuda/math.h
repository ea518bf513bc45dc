/* mgpu/emu/cuda/math.h - CUDA's words for numbers in the model: bits, casts, roundings, fast math.
 * SPDX-License-Identifier: MIT
 *
 *     exact      bits, casts, integers, conversions, and all that ends in _rn, _rz, _rd or _ru: a GPU's results
 *     the host's __expf, rsqrtf, __fdividef and their like: what the host's libm says, which is
 *                nearer to the truth than what a GPU says
 *
 * Part of the closed list of emu/cuda/words.h, which includes this.
 */
#ifndef MGPU_EMU_CUDA_MATH_H
#define MGPU_EMU_CUDA_MATH_H

#include "../../config.h"
#include "../math/cvt.h"
#include "directed.h"

#include <math.h>
#include <string.h>

/* ---- bits and casts --------------------------------------------------------------------------- */

MGPU_INLINE int
__popc(unsigned int x)
{
    return __builtin_popcount(x);
}

MGPU_INLINE int
__ffs(int x)
{
    return __builtin_ffs(x);
}

MGPU_INLINE int
__clz(int x)
{
    return x == 0 ? 32 : __builtin_clz((unsigned)x);
}

MGPU_INLINE unsigned int
__brev(unsigned int x)
{
    unsigned int r = 0;
    for (int i = 0; i < 32; i++)
        r |= (x >> i & 1u) << (31 - i);
    return r;
}

MGPU_INLINE int
__popcll(unsigned long long x)
{
    return __builtin_popcountll(x);
}

MGPU_INLINE int
__ffsll(long long x)
{
    return __builtin_ffsll(x);
}

MGPU_INLINE int
__clzll(long long x)
{
    return x == 0 ? 64 : __builtin_clzll((unsigned long long)x);
}

MGPU_INLINE unsigned long long
__brevll(unsigned long long x)
{
    return (unsigned long long)__brev((unsigned)x) << 32 | __brev((unsigned)(x >> 32));
}

#define MGPU__CAST(word, to, from)                                                             \
    MGPU_INLINE to word(from x)                                                                \
    {                                                                                          \
        to y;                                                                                  \
        __builtin_memcpy(&y, &x, sizeof y);                                                    \
        return y;                                                                              \
    }
MGPU__CAST(__uint_as_float, float, unsigned int)
MGPU__CAST(__float_as_uint, unsigned int, float)
MGPU__CAST(__int_as_float, float, int)
MGPU__CAST(__float_as_int, int, float)
MGPU__CAST(__longlong_as_double, double, long long)
MGPU__CAST(__double_as_longlong, long long, double)
#undef MGPU__CAST

/* ---- integers --------------------------------------------------------------------------------- */

/* The low 32 bits of the product of the low 24. */
MGPU_INLINE unsigned int
__umul24(unsigned int a, unsigned int b)
{
    return (a & 0xffffffu) * (b & 0xffffffu);
}

MGPU_INLINE int
__mul24(int a, int b)
{
    a = (int)((unsigned)a << 8) >> 8;
    b = (int)((unsigned)b << 8) >> 8;
    return (int)((unsigned)a * (unsigned)b);
}

MGPU_INLINE unsigned int
__umulhi(unsigned int a, unsigned int b)
{
    return (unsigned int)((uint64_t)a * b >> 32);
}

MGPU_INLINE int
__mulhi(int a, int b)
{
    return (int)((uint64_t)((int64_t)a * b) >> 32);
}

MGPU_INLINE unsigned long long
__umul64hi(unsigned long long a, unsigned long long b)
{
    const uint64_t al = (uint32_t)a, ah = a >> 32, bl = (uint32_t)b, bh = b >> 32;
    const uint64_t middle = ah * bl + (al * bl >> 32); /* no carry is lost */
    return ah * bh + (middle >> 32) + ((al * bh + (uint32_t)middle) >> 32);
}

MGPU_INLINE long long
__mul64hi(long long a, long long b)
{
    uint64_t high = __umul64hi((unsigned long long)a, (unsigned long long)b);
    high -= (a < 0 ? (uint64_t)b : 0) + (b < 0 ? (uint64_t)a : 0);
    return (long long)high;
}

/* Four of the eight bytes of x (0..3) and y (4..7), as three bits of each nibble of s say. */
MGPU_INLINE unsigned int
__byte_perm(unsigned int x, unsigned int y, unsigned int s)
{
    const uint64_t bytes = (uint64_t)y << 32 | x;
    unsigned int r = 0;
    for (int i = 0; i < 4; i++)
        r |= (unsigned int)(bytes >> 8 * (s >> 4 * i & 7u) & 0xffu) << 8 * i;
    return r;
}

/* The upper (l) or lower (r) half of hi:lo shifted by 0 to 31; _lc, _rc: by at most 32. */
MGPU_INLINE unsigned int
__funnelshift_l(unsigned int lo, unsigned int hi, unsigned int shift)
{
    return (unsigned int)(((uint64_t)hi << 32 | lo) << (shift & 31u) >> 32);
}

MGPU_INLINE unsigned int
__funnelshift_lc(unsigned int lo, unsigned int hi, unsigned int shift)
{
    return shift >= 32 ? lo : __funnelshift_l(lo, hi, shift);
}

MGPU_INLINE unsigned int
__funnelshift_r(unsigned int lo, unsigned int hi, unsigned int shift)
{
    return (unsigned int)(((uint64_t)hi << 32 | lo) >> (shift & 31u));
}

MGPU_INLINE unsigned int
__funnelshift_rc(unsigned int lo, unsigned int hi, unsigned int shift)
{
    return shift >= 32 ? hi : __funnelshift_r(lo, hi, shift);
}

/* ---- between floats and integers ---------------------------------------------------------------- */

/* What is beyond the range becomes its nearer end; NaN becomes 0, or 2^63. */
#define MGPU__FLOAT_TO(word, T, round, least, most, nan)                                       \
    MGPU_INLINE T word(float x)                                                                \
    {                                                                                          \
        const float y = round(x);                                                              \
        if (y != y)                                                                            \
            return nan;                                                                        \
        if (y <= (float)(least))                                                               \
            return least;                                                                      \
        return y >= (float)(most) ? most : (T)y;                                               \
    }
#define MGPU__FLOAT_TO_ALL(name, T, least, most, nan)                                          \
    MGPU__FLOAT_TO(__float2##name##_rn, T, nearbyintf, least, most, nan)                       \
    MGPU__FLOAT_TO(__float2##name##_rz, T, truncf, least, most, nan)                           \
    MGPU__FLOAT_TO(__float2##name##_rd, T, floorf, least, most, nan)                           \
    MGPU__FLOAT_TO(__float2##name##_ru, T, ceilf, least, most, nan)
MGPU__FLOAT_TO_ALL(int, int, INT32_MIN, INT32_MAX, 0)
MGPU__FLOAT_TO_ALL(uint, unsigned int, 0u, UINT32_MAX, 0u)
MGPU__FLOAT_TO_ALL(ll, long long, INT64_MIN, INT64_MAX, INT64_MIN)
MGPU__FLOAT_TO_ALL(ull, unsigned long long, 0u, UINT64_MAX, (uint64_t)1 << 63)
#undef MGPU__FLOAT_TO_ALL
#undef MGPU__FLOAT_TO

#define MGPU__TO_FLOAT(word, T)                                                                \
    MGPU_INLINE float word(T x)                                                                \
    {                                                                                          \
        return (float)x;                                                                       \
    }
MGPU__TO_FLOAT(__int2float_rn, int)
MGPU__TO_FLOAT(__uint2float_rn, unsigned int)
MGPU__TO_FLOAT(__ll2float_rn, long long)
MGPU__TO_FLOAT(__ull2float_rn, unsigned long long)
MGPU__TO_FLOAT(__double2float_rn, double)
#undef MGPU__TO_FLOAT

/* ---- one rounding, to nearest even --------------------------------------------------------------- */

/* Through memory, so that no compiler makes one operation of a product and a sum. A NaN is the GPU's. */
#define MGPU__ROUNDED(word, operation)                                                         \
    MGPU_INLINE float word(float a, float b)                                                   \
    {                                                                                          \
        const volatile float r = a operation b;                                                \
        return r == r ? r : __int_as_float(0x7fffffff);                                        \
    }
MGPU__ROUNDED(__fadd_rn, +)
MGPU__ROUNDED(__fsub_rn, -)
MGPU__ROUNDED(__fmul_rn, *)
MGPU__ROUNDED(__fdiv_rn, /)
#undef MGPU__ROUNDED

MGPU_INLINE float
__fmaf_rn(float a, float b, float c)
{
    const float r = fmaf(a, b, c);
    return r == r ? r : __int_as_float(0x7fffffff);
}

MGPU_INLINE float
__frcp_rn(float x)
{
    return 1.0f / x;
}

MGPU_INLINE float
__fsqrt_rn(float x)
{
    return sqrtf(x);
}

/* A double is wide enough: its error never crosses the middle between two floats (all tried). */
MGPU_INLINE float
__frsqrt_rn(float x)
{
    return (float)(1.0 / sqrt((double)x));
}

/* To [+0, 1]; NaN is +0. */
MGPU_INLINE float
__saturatef(float x)
{
    return !(x > 0.0f) ? 0.0f : x > 1.0f ? 1.0f : x;
}

/* ---- fast functions: the host's -------------------------------------------------------------------- */

/* As macros: the C library has functions of some of these names, and more in newer versions. */
#define __expf(x)          expf(x)
#define __exp10f(x)        powf(10.0f, x)
#define __logf(x)          logf(x)
#define __log2f(x)         log2f(x)
#define __log10f(x)        log10f(x)
#define __powf(x, y)       powf(x, y)
#define __sinf(x)          sinf(x)
#define __cosf(x)          cosf(x)
#define __tanf(x)          tanf(x)
#define __tanhf(x)         tanhf(x)
#define __fdividef(x, y)   __fdiv_rn(x, y)
#define rsqrtf(x)          __frsqrt_rn(x)
#define __sincosf(x, s, c) mgpu__sincosf(x, s, c)

MGPU_INLINE void
mgpu__sincosf(float x, float *sine, float *cosine)
{
    *sine = sinf(x);
    *cosine = cosf(x);
}

#endif /* MGPU_EMU_CUDA_MATH_H */
