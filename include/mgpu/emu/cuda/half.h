/* mgpu/emu/cuda/half.h - what cuda_fp16.h and cuda_bf16.h leave to nvcc, in the model: C++ only.
 * SPDX-License-Identifier: MIT
 *
 *     g++ reads in the toolkit      types, operators, conversions, __hadd, __hmul, __hmax, ...
 *     this header adds              __hfma, hexp, hrsqrt, ..., shuffles, atomicAdd, casts that round
 *
 * Templates over types that may be incomplete here: the toolkit's headers may stand before this,
 * behind it or nowhere, and who does not use them pays nothing. The first argument says which type
 * is meant, the others may convert. Each result is that of exact arithmetic, rounded once, to
 * nearest even; NaN is 0x7fff, and nothing flushes subnormals. Part of the closed list of
 * docs/emulator.md; kernel.h includes this.
 */
#ifndef MGPU_EMU_CUDA_HALF_H
#define MGPU_EMU_CUDA_HALF_H

#include "../../config.h"
#if MGPU_EMULATE
#include "../math/approx.h"
#include "../math/cvt.h"
#include "cpp.h"
#include "words.h"

#if defined(__cplusplus)

struct __half;
struct __half2;
struct __nv_bfloat16;
struct __nv_bfloat162;

/* ---- the types: `type` only where T is one of them, so that no other overload is in the way ----- */

template <typename T> struct mgpu__half {
};
template <> struct mgpu__half<__half> {
    typedef __half type;
    static constexpr int mantissa = 10,
                         least = -14; /* bits of it; exponent of the least normal */
};
template <> struct mgpu__half<__nv_bfloat16> {
    typedef __nv_bfloat16 type;
    static constexpr int mantissa = 7, least = -126;
};
template <typename T> struct mgpu__half2 {
};
template <> struct mgpu__half2<__half2> {
    typedef __half2 type;
};
template <> struct mgpu__half2<__nv_bfloat162> {
    typedef __nv_bfloat162 type;
};
#define MGPU__HALF(T)  template <typename T> MGPU_INLINE typename mgpu__half<T>::type
#define MGPU__HALF2(T) template <typename T> MGPU_INLINE typename mgpu__half2<T>::type

/* The same bits as another type. */
template <typename To, typename From>
MGPU_INLINE To
mgpu__half_as(From a)
{
    To b;
    static_assert(sizeof a == sizeof b, "half and bf16 have 16 bits, half2 and bf162 have 32");
    __builtin_memcpy(static_cast<void *>(&b), &a, sizeof b);
    return b;
}

/* The half or bf16 of the low 16 bits. */
template <typename T>
MGPU_INLINE T
mgpu__half_of_bits(uint32_t bits)
{
    return mgpu__half_as<T>(static_cast<uint16_t>(bits));
}

template <typename T>
MGPU_INLINE float
mgpu__half_value(T a)
{
    const uint16_t bits = mgpu__half_as<uint16_t>(a);
    return mgpu__half<T>::mantissa == 10 ? mgpu__float_of_f16(bits) : mgpu__float_of_bf16(bits);
}

/* ---- one rounding --------------------------------------------------------------------------------- */

enum mgpu__round { MGPU__TO_NEAREST, MGPU__TO_ZERO, MGPU__DOWN, MGPU__UP };

/* Bits of x in a type of `mantissa` bits whose least normal number is 2^least. */
MGPU_INLINE uint32_t
mgpu__half_rounded(double x, int mantissa, int least, mgpu__round how)
{
    const uint64_t u = static_cast<uint64_t>(__double_as_longlong(x));
    const uint64_t a = u & ~(static_cast<uint64_t>(1) << 63), one = static_cast<uint64_t>(1)
                                                                    << 52;
    const uint32_t sign = static_cast<uint32_t>(u >> 63) << 15;
    const uint32_t infinity = (0x8000u - (1u << mantissa));
    const int e = static_cast<int>(a >> 52) - 1023, above = e > least ? e - least : 0;
    const int drop = 52 - mantissa + (e < least ? least - e : 0);
    if (x != x)
        return 0x7fff;
    if (above > 1 - 2 * least) /* infinity too */
        return sign | infinity;
    if (a == 0)
        return sign;
    const uint64_t m = drop > 60 ? 1 : (a & (one - 1)) | one; /* far below the least: a trace */
    const int shift = drop > 60 ? 60 : drop;
    const uint64_t half = static_cast<uint64_t>(1) << (shift - 1), rest = m & (2 * half - 1);
    const uint64_t r = m >> shift;
    const bool up = how == MGPU__TO_NEAREST ? rest > half || (rest == half && (r & 1) != 0)
                    : how == MGPU__TO_ZERO  ? false
                                            : rest != 0 && (how == MGPU__DOWN) == (sign != 0);
    const uint32_t magnitude =
        static_cast<uint32_t>(r + up) + (static_cast<uint32_t>(above) << mantissa);
    return sign | (magnitude < infinity ? magnitude : infinity);
}

template <typename T>
MGPU_INLINE T
mgpu__half_round(double x, mgpu__round how = MGPU__TO_NEAREST)
{
    return mgpu__half_of_bits<T>(
        mgpu__half_rounded(x, mgpu__half<T>::mantissa, mgpu__half<T>::least, how));
}

/* a * b + c to odd, in double. The product is exact, and so is the error of the sum, for all
 * exponents of both types (2^-266 to 2^256). A sum that is not exact becomes the neighbour whose
 * last bit is 1: it stays on its side of the middle between two numbers of any type of at most 51
 * bits, and rounding it again is rounding once. */
MGPU_INLINE double
mgpu__half_fma_odd(double a, double b, double c)
{
    const double p = a * b, s = p + c, back = s - p;
    const double error = (p - (s - back)) + (c - back);
    long long bits = __double_as_longlong(s);
    if (!(error < 0 || error > 0) || s - s != 0 || (bits & 1) != 0)
        return s;
    bits += (error > 0) == (s > 0) ? 1 : -1;
    return __longlong_as_double(bits);
}

enum mgpu__half_end { MGPU__HALF_PLAIN, MGPU__HALF_SAT, MGPU__HALF_RELU };

template <typename T>
MGPU_INLINE T
mgpu__half_fma(T a, T b, T c, mgpu__half_end end)
{
    double r = mgpu__half_fma_odd(static_cast<double>(mgpu__half_value(a)),
                                  static_cast<double>(mgpu__half_value(b)),
                                  static_cast<double>(mgpu__half_value(c)));
    if (end == MGPU__HALF_SAT)
        r = !(r > 0) ? 0 : r > 1 ? 1 : r;
    if (end == MGPU__HALF_RELU && r <= 0)
        r = 0;
    return mgpu__half_round<T>(r);
}

#define MGPU__HALF_FMA(suffix, end)                                                            \
    MGPU__HALF(T)                                                                              \
    __hfma##suffix(T a, typename mgpu__half<T>::type b, typename mgpu__half<T>::type c)        \
    {                                                                                          \
        return mgpu__half_fma(a, b, c, end);                                                   \
    }                                                                                          \
    MGPU__HALF2(T)                                                                             \
    __hfma2##suffix(T a, typename mgpu__half2<T>::type b, typename mgpu__half2<T>::type c)     \
    {                                                                                          \
        a.x = mgpu__half_fma(a.x, b.x, c.x, end);                                              \
        a.y = mgpu__half_fma(a.y, b.y, c.y, end);                                              \
        return a;                                                                              \
    }
MGPU__HALF_FMA(, MGPU__HALF_PLAIN)
MGPU__HALF_FMA(_sat, MGPU__HALF_SAT)
MGPU__HALF_FMA(_relu, MGPU__HALF_RELU)
#undef MGPU__HALF_FMA

/* a * b + c of complex numbers, in CUDA's order: four fma. */
MGPU__HALF2(T)
__hcmadd(T a, typename mgpu__half2<T>::type b, typename mgpu__half2<T>::type c)
{
    T minus = a;
    minus = mgpu__half_as<T>(mgpu__half_as<uint32_t>(a) ^ 0x80008000u);
    c.x = __hfma(a.x, b.x, c.x);
    c.y = __hfma(a.x, b.y, c.y);
    c.x = __hfma(minus.y, b.y, c.x);
    c.y = __hfma(a.y, b.x, c.y);
    return c;
}

/* ---- functions of one number ------------------------------------------------------------------------ */

/* tanh.approx, with the bits of a GPU. */
template <typename T>
MGPU_INLINE double
mgpu__half_tanh_approx(T a)
{
    return static_cast<double>(mgpu__half_value(mgpu__half_of_bits<T>(mgpu__approx_half(
        MGPU__APPROX_TANH, mgpu__half<T>::mantissa == 10 ? MGPU__F16 : MGPU__BF16,
        mgpu__half_as<uint16_t>(a)))));
}

#define MGPU__HALF_MATH(name, of_x)                                                            \
    MGPU__HALF(T) h##name(T a)                                                                 \
    {                                                                                          \
        const double x = static_cast<double>(mgpu__half_value(a));                             \
        return mgpu__half_round<T>(of_x);                                                      \
    }                                                                                          \
    MGPU__HALF2(T) h2##name(T a)                                                               \
    {                                                                                          \
        a.x = h##name(a.x);                                                                    \
        a.y = h##name(a.y);                                                                    \
        return a;                                                                              \
    }
MGPU__HALF_MATH(ceil, ceil(x))
MGPU__HALF_MATH(floor, floor(x))
MGPU__HALF_MATH(rint, nearbyint(x))
MGPU__HALF_MATH(trunc, trunc(x))
MGPU__HALF_MATH(rcp, 1 / x)
MGPU__HALF_MATH(sqrt, sqrt(x))
MGPU__HALF_MATH(rsqrt, 1 / sqrt(x))
MGPU__HALF_MATH(exp, exp(x))
MGPU__HALF_MATH(exp2, exp2(x))
MGPU__HALF_MATH(exp10, pow(10, x))
MGPU__HALF_MATH(log, log(x))
MGPU__HALF_MATH(log2, log2(x))
MGPU__HALF_MATH(log10, log10(x))
MGPU__HALF_MATH(sin, sin(x))
MGPU__HALF_MATH(cos, cos(x))
MGPU__HALF_MATH(tanh, tanh(x))
MGPU__HALF_MATH(tanh_approx, ((void)x, mgpu__half_tanh_approx(a)))
#undef MGPU__HALF_MATH

/* ---- integers ------------------------------------------------------------------------------------------ */

template <typename T, typename From, typename To> struct mgpu__half_cast {
};
template <typename From, typename To> struct mgpu__half_cast<From, From, To> {
    typedef To type;
};

MGPU_INLINE int
mgpu__half_clamp(int x, int least, int most)
{
    return x < least ? least : x > most ? most : x;
}

/* By way of float, which is exact. What is beyond the range becomes its nearer end. */
#define MGPU__HALF_TO(half, word, To, to_integer)                                              \
    template <typename T> MGPU_INLINE typename mgpu__half_cast<T, half, To>::type word(T a)    \
    {                                                                                          \
        const float x = mgpu__half_value(a);                                                   \
        return static_cast<To>(to_integer);                                                    \
    }
#define MGPU__HALF_TO_HOW(half, from, how)                                                     \
    MGPU__HALF_TO(half, from##2short_##how, short,                                             \
                  mgpu__half_clamp(__float2int_##how(x), -32768, 32767))                       \
    MGPU__HALF_TO(half, from##2ushort_##how, unsigned short,                                   \
                  mgpu__half_clamp(__float2int_##how(x), 0, 65535))                            \
    MGPU__HALF_TO(half, from##2int_##how, int, __float2int_##how(x))                           \
    MGPU__HALF_TO(half, from##2uint_##how, unsigned int, __float2uint_##how(x))                \
    MGPU__HALF_TO(half, from##2ll_##how, long long, __float2ll_##how(x))                       \
    MGPU__HALF_TO(half, from##2ull_##how, unsigned long long, __float2ull_##how(x))
MGPU__HALF_TO_HOW(__half, __half, rn)
MGPU__HALF_TO_HOW(__half, __half, rd)
MGPU__HALF_TO_HOW(__half, __half, ru)
MGPU__HALF_TO_HOW(__nv_bfloat16, __bfloat16, rn)
MGPU__HALF_TO_HOW(__nv_bfloat16, __bfloat16, rd)
MGPU__HALF_TO_HOW(__nv_bfloat16, __bfloat16, ru)
#undef MGPU__HALF_TO
#undef MGPU__HALF_TO_HOW

/* A double has 53 bits: of more, bit 11 says whether there was one at it or below. */
MGPU_INLINE double
mgpu__double_to_odd(unsigned long long x)
{
    if (x >> 53 != 0)
        x = x >> 11 << 11 | (x % 2048 != 0 ? 2048u : 0u);
    return static_cast<double>(x);
}

MGPU_INLINE double
mgpu__double_to_odd(long long x)
{
    const unsigned long long u = static_cast<unsigned long long>(x);
    return x < 0 ? -mgpu__double_to_odd(0 - u) : mgpu__double_to_odd(u);
}

#define MGPU__BF16_OF(From, Wide, from, how, round)                                            \
    template <typename T = __nv_bfloat16> MGPU_INLINE T __##from##2bfloat16_##how(From i)      \
    {                                                                                          \
        return mgpu__half_round<T>(mgpu__double_to_odd(static_cast<Wide>(i)), round);          \
    }
#define MGPU__BF16_OF_HOW(how, round)                                                          \
    MGPU__BF16_OF(short, long long, short, how, round)                                         \
    MGPU__BF16_OF(unsigned short, unsigned long long, ushort, how, round)                      \
    MGPU__BF16_OF(int, long long, int, how, round)                                             \
    MGPU__BF16_OF(unsigned int, unsigned long long, uint, how, round)                          \
    MGPU__BF16_OF(long long, long long, ll, how, round)                                        \
    MGPU__BF16_OF(unsigned long long, unsigned long long, ull, how, round)
MGPU__BF16_OF_HOW(rz, MGPU__TO_ZERO)
MGPU__BF16_OF_HOW(rd, MGPU__DOWN)
MGPU__BF16_OF_HOW(ru, MGPU__UP)
#undef MGPU__BF16_OF
#undef MGPU__BF16_OF_HOW

/* ---- shuffles and atomics -------------------------------------------------------------------------------- */

template <typename T>
MGPU_DEVICE typename mgpu__half<T>::type
mgpu__shfl_any(mgpu__shfl kind, uint32_t mask, T value, uint32_t lane, uint32_t width)
{
    return mgpu__half_of_bits<T>(
        mgpu__shfl_u(kind, mask, mgpu__half_as<uint16_t>(value), lane, width));
}

template <typename T>
MGPU_DEVICE typename mgpu__half2<T>::type
mgpu__shfl_any(mgpu__shfl kind, uint32_t mask, T value, uint32_t lane, uint32_t width)
{
    return mgpu__half_as<T>(
        mgpu__shfl_u(kind, mask, mgpu__half_as<uint32_t>(value), lane, width));
}

/* Compare and swap, of the word that holds it. */
template <typename T>
MGPU_DEVICE typename mgpu__half2<T>::type
atomicAdd(T *p, typename mgpu__half2<T>::type value)
{
    const T one = mgpu__half_as<T>(mgpu__half<decltype(value.x)>::mantissa == 10 ? 0x3c003c00u
                                                                                 : 0x3f803f80u);
    unsigned int old = 0, seen;
    for (;; old = seen) {
        const T sum = __hfma2(mgpu__half_as<T>(old), one, value);
        seen = mgpu__atomicCAS_u(reinterpret_cast<unsigned int *>(p), old,
                                 mgpu__half_as<uint32_t>(sum));
        if (seen == old)
            return mgpu__half_as<T>(old);
    }
}

template <typename T>
MGPU_DEVICE typename mgpu__half<T>::type
atomicAdd(T *p, typename mgpu__half<T>::type value)
{
    const T one = mgpu__half_of_bits<T>(mgpu__half<T>::mantissa == 10 ? 0x3c00u : 0x3f80u);
    const uintptr_t at = reinterpret_cast<uintptr_t>(p);
    const uintptr_t word = at % 2 != 0 ? at : at - at % 4; /* an odd address is a fault */
    const uint32_t shift = at % 4 * 8;
    unsigned int old = 0, seen;
    for (;; old = seen) {
        const T sum = __hfma(mgpu__half_of_bits<T>(old >> shift), one, value);
        const uint32_t others = old & ~(0xffffu << shift);
        seen = mgpu__atomicCAS_u(reinterpret_cast<unsigned int *>(word), old,
                                 others | static_cast<uint32_t>(mgpu__half_as<uint16_t>(sum))
                                              << shift);
        if (seen == old)
            return mgpu__half_of_bits<T>(old >> shift);
    }
}

#undef MGPU__HALF
#undef MGPU__HALF2

#endif /* __cplusplus */
#endif /* MGPU_EMULATE */
#endif /* MGPU_EMU_CUDA_HALF_H */
