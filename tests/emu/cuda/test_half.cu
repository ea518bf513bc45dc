/* tests/emu/cuda/test_half.cu - CUDA's half and bf16 types and their words, on a GPU and in the model.
 * SPDX-License-Identifier: MIT
 *
 * Each word of one number for all 65,536 of them. What is exact is compared with integers of 128
 * bits, or with what it is made of, bit for bit, and so the model with a GPU; the functions that a
 * GPU approximates with long double, within the bounds that docs/emulator.md states. One header of
 * the toolkit stands before mgpu and one behind it.
 */
#include <cuda_fp16.h>
#include <mgpu/mgpu.h>
#include <cuda_bf16.h>

#include "emu/cuda/rows.h"
#include "emu/cuda/wide.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <random>

MGPU_REQUIRE(TMA);

typedef struct {
    const uint16_t *in; /* [n][3] */
    uint64_t *out;      /* [n][words] */
    uint32_t n;
} half_args;

/* What the two types do not share. */
struct f16 {
    typedef __half one;
    typedef __half2 two;
    static constexpr int mantissa = 10, least = -14;
};
struct bf16 {
    typedef __nv_bfloat16 one;
    typedef __nv_bfloat162 two;
    static constexpr int mantissa = 7, least = -126;
};

template <typename T>
MGPU_INLINE typename T::one
of_bits(uint32_t u)
{
    const uint16_t low = (uint16_t)u;
    typename T::one a;
    memcpy((void *)&a, &low, sizeof low);
    return a;
}

template <typename T>
MGPU_INLINE typename T::two
pair_of_bits(uint32_t u)
{
    typename T::two a;
    memcpy((void *)&a, &u, sizeof u);
    return a;
}

template <typename H>
MGPU_INLINE uint32_t
bits(H a)
{
    uint16_t u;
    memcpy(&u, &a, sizeof u);
    return u;
}

template <typename H2>
MGPU_INLINE uint32_t
pair_bits(H2 a)
{
    uint32_t u;
    memcpy(&u, &a, sizeof u);
    return u;
}

/* In one launch for each type. */
#define BOTH(name)                                                                             \
    MGPU_KERNEL(name##_f16, half_args, p, 128, 1)                                              \
    {                                                                                          \
        EACH(i, p) name<f16>(p->in + 3 * i, p->out, i);                                        \
    }                                                                                          \
    MGPU_KERNEL(name##_bf16, half_args, p, 128, 1)                                             \
    {                                                                                          \
        EACH(i, p) name<bf16>(p->in + 3 * i, p->out, i);                                       \
    }

/* ---- inputs -------------------------------------------------------------------------------- */

static std::vector<uint16_t>
every_number()
{
    std::vector<uint16_t> all;
    for (uint32_t u = 0; u < 65536; u++) {
        all.push_back((uint16_t)u);
        all.push_back((uint16_t)(u * 40503 + 77));
        all.push_back((uint16_t)(u ^ 0x8001));
    }
    return all;
}

/* Triples: each number, twice at least, with two others, of which many make products and sums that are near the
 * middle between two numbers, cancel or just miss. */
static std::vector<uint16_t>
triples(int mantissa)
{
    static const uint32_t special[] = {0, 1, 2, 3};
    const uint32_t infinity = 0x8000u - (1u << mantissa), one = infinity / 2 & infinity;
    std::mt19937 rng(7);
    std::vector<uint16_t> all;
    for (uint32_t round = 0; round < 6; round++)
        for (uint32_t a = round / 2 % 2; a < 65536; a += 2) {
            const uint32_t r = (uint32_t)rng(), sign = r & 0x8000;
            uint32_t b = (uint32_t)rng() & 0xffff, c = (uint32_t)rng() & 0xffff;
            if (round % 2 == 1) { /* b about 1, c about a or far below it */
                b = sign | (one + r % 64 - 32);
                c = (a ^ (r & 0x10000 ? 0x8000 : 0)) + (r >> 18) % 8;
                if (round == 3)
                    c = special[r >> 20 & 3] | (r >> 10 & 0x8000);
                if (round == 5)
                    c = (c & 0x7fff) > (9u << mantissa) ? c - (((r >> 22) % 9) << mantissa) : c;
            }
            if (r % 97 == 0)
                b = infinity + r / 97 % 3 - 1 + sign;
            if (r % 101 == 0)
                c = infinity + r / 101 % 3 - 1 + sign;
            all.push_back((uint16_t)a);
            all.push_back((uint16_t)b);
            all.push_back((uint16_t)c);
        }
    return all;
}

template <typename T>
static bool
is_nan(uint32_t u)
{
    return (u & 0x7fff) > 0x8000u - (1u << T::mantissa);
}

template <typename T>
static bool
is_infinite(uint32_t u)
{
    return (u & 0x7fff) == 0x8000u - (1u << T::mantissa);
}

template <typename T>
static wide
exact(uint32_t u)
{
    return wide_of_bits(u, T::mantissa, T::least);
}

/* ---- fma, and what cuda_fp16.h itself has ---------------------------------------------------- */

enum { ARITHMETIC = 24 };

template <typename T>
MGPU_DEVICE void
arithmetic(const uint16_t *in, uint64_t *out, uint32_t i)
{
    const typename T::one a = of_bits<T>(in[0]), b = of_bits<T>(in[1]), c = of_bits<T>(in[2]);
    const typename T::two ab = pair_of_bits<T>(in[0] | (uint32_t)in[1] << 16),
                          bc = pair_of_bits<T>(in[1] | (uint32_t)in[2] << 16),
                          ca = pair_of_bits<T>(in[2] | (uint32_t)in[0] << 16);
    uint64_t *o = out + (uint64_t)ARITHMETIC * i;
    o[0] = bits(__hfma(a, b, c));
    o[1] = bits(__hfma_sat(a, b, c));
    o[2] = bits(__hfma_relu(a, b, c));
    o[3] = bits(__hadd_rn(a, b));
    o[4] = bits(__hsub_rn(a, b));
    o[5] = bits(__hmul_rn(a, b));
    o[6] = bits(__hadd(a, b));
    o[7] = bits(__hsub(a, b));
    o[8] = bits(__hmul(a, b));
    o[9] = bits(__hadd_sat(a, b));
    o[10] = bits(__hsub_sat(a, b));
    o[11] = bits(__hmul_sat(a, b));
    o[12] = bits(__hdiv(a, b));
    o[13] = bits(__hmax(a, b));
    o[14] = bits(__hmin(a, b));
    o[15] = bits(__hmax_nan(a, b));
    o[16] = bits(__hmin_nan(a, b));
    o[17] = __heq(a, b) + 2 * __hne(a, b) + 4 * __hlt(a, b) + 8 * __hle(a, b) +
            16 * __hgt(a, b) + 32 * __hge(a, b) + 64 * __hequ(a, b) + 128 * __hneu(a, b) +
            256 * __hltu(a, b) + 512 * __hleu(a, b) + 1024 * __hgtu(a, b) + 2048 * __hgeu(a, b);
    o[18] = bits(__hneg(a)) | (uint64_t)bits(__habs(a)) << 16;
    o[19] = __float_as_uint(static_cast<float>(a));
    /* pairs: in both halves what one number gives */
    o[20] = pair_bits(__hfma2(ab, bc, ca));
    o[21] = pair_bits(__hfma2_sat(ab, bc, ca));
    o[22] = pair_bits(__hfma2_relu(ab, bc, ca));
    o[23] = pair_bits(__hcmadd(ab, bc, ca));
}
BOTH(arithmetic)

template <typename T>
static uint32_t
fma_bits(uint32_t a, uint32_t b, uint32_t c)
{
    const uint32_t sign = (a ^ b) & 0x8000, infinity = 0x8000u - (1u << T::mantissa);
    if (is_nan<T>(a) || is_nan<T>(b) || is_nan<T>(c))
        return 0x7fff;
    if (is_infinite<T>(a) || is_infinite<T>(b)) {
        if ((a & 0x7fff) == 0 || (b & 0x7fff) == 0)
            return 0x7fff;
        return is_infinite<T>(c) && (c & 0x8000) != sign ? 0x7fff : sign | infinity;
    }
    if (is_infinite<T>(c))
        return c;
    return wide_bits(sum(product(exact<T>(a), exact<T>(b)), exact<T>(c)), T::mantissa,
                     T::least);
}

template <typename T>
static uint32_t
saturated(uint32_t u)
{
    const uint32_t one = (0x8000u - (1u << T::mantissa)) / 2 & ~((1u << T::mantissa) - 1);
    return is_nan<T>(u) || (u & 0x8000) != 0 ? 0 : u > one ? one : u;
}

template <typename T>
static uint32_t
relu(uint32_t u)
{
    return (u & 0x8000) != 0 ? 0 : u;
}

template <typename T>
static uint32_t
quotient_bits(uint32_t a, uint32_t b)
{
    const uint32_t sign = (a ^ b) & 0x8000, infinity = 0x8000u - (1u << T::mantissa);
    const bool zero = (b & 0x7fff) == 0;
    if (is_nan<T>(a) || is_nan<T>(b) || (is_infinite<T>(a) && is_infinite<T>(b)) ||
        (zero && (a & 0x7fff) == 0))
        return 0x7fff;
    if (is_infinite<T>(a) || zero)
        return sign | infinity;
    if (is_infinite<T>(b))
        return sign;
    return wide_bits(quotient(exact<T>(a), exact<T>(b)), T::mantissa, T::least);
}

/* -1, 0, 1: less, equal, greater; 2: one is a NaN. */
template <typename T>
static int
order(uint32_t a, uint32_t b)
{
    if (is_nan<T>(a) || is_nan<T>(b))
        return 2;
    const int x = a & 0x8000 ? -(int)(a & 0x7fff) : (int)a,
              y = b & 0x8000 ? -(int)(b & 0x7fff) : (int)b;
    return x < y ? -1 : x > y;
}

/* Of two zeros the negative one is less. */
template <typename T>
static uint32_t
extreme(uint32_t a, uint32_t b, bool most, bool nan)
{
    if (is_nan<T>(a) || is_nan<T>(b))
        return nan || (is_nan<T>(a) && is_nan<T>(b)) ? 0x7fff : is_nan<T>(a) ? b : a;
    const int o = order<T>(a, b);
    if (o == 0)
        return most ? a & b : a | b;
    return (o < 0) == most ? b : a;
}

template <typename T>
static uint64_t
relations(uint32_t a, uint32_t b)
{
    const int o = order<T>(a, b);
    const bool u = o == 2, eq = o == 0, lt = o == -1, gt = o == 1, ne = lt || gt;
    const uint64_t ordered = eq + 2 * ne + 4 * lt + 8 * (lt || eq) + 16 * gt + 32 * (gt || eq);
    return u ? 0xfc0 : ordered | ordered << 6;
}

template <typename T>
static uint64_t
arithmetic_word(uint32_t word, const uint16_t *in)
{
    const uint32_t one = (0x8000u - (1u << T::mantissa)) / 2 & ~((1u << T::mantissa) - 1);
    const uint32_t a = in[0], b = in[1], c = in[2];
    const auto add = [&] { return fma_bits<T>(a, one, b); };
    const auto sub = [&] { return fma_bits<T>(a, one, is_nan<T>(b) ? b : b ^ 0x8000); };
    const auto mul = [&] { return fma_bits<T>(a, b, (a ^ b) & 0x8000); };
    const auto end = [&](uint32_t x) {
        return word == 21 ? saturated<T>(x) : word == 22 ? relu<T>(x) : x;
    };
    switch (word) {
    case 0:
        return fma_bits<T>(a, b, c);
    case 1:
        return saturated<T>(fma_bits<T>(a, b, c));
    case 2:
        return relu<T>(fma_bits<T>(a, b, c));
    case 3:
    case 6:
        return add();
    case 4:
    case 7:
        return sub();
    case 5:
    case 8:
        return mul();
    case 9:
        return saturated<T>(add());
    case 10:
        return saturated<T>(sub());
    case 11:
        return saturated<T>(mul());
    case 12:
        return quotient_bits<T>(a, b);
    case 13:
    case 14:
        return extreme<T>(a, b, word == 13, false);
    case 15:
    case 16:
        return extreme<T>(a, b, word == 15, true);
    case 17:
        return relations<T>(a, b);
    case 18:
        return is_nan<T>(a) ? 0x7fff7fff : (a ^ 0x8000) | (a & 0x7fff) << 16;
    case 19:
        if (T::mantissa == 7)
            return a << 16;
        return is_nan<T>(a)        ? 0x7fffffff
               : is_infinite<T>(a) ? (a & 0x8000) << 16 | 0x7f800000
                                   : wide_bits(exact<T>(a), 23, -126);
    case 23: {
        const uint32_t re = fma_bits<T>(a, b, c), im = fma_bits<T>(a, c, a);
        return fma_bits<T>(b ^ 0x8000, c, re) | fma_bits<T>(b, b, im) << 16;
    }
    default:
        return end(fma_bits<T>(a, b, c)) | end(fma_bits<T>(b, c, a)) << 16;
    }
}

TEST_CASE("half and bf16: arithmetic rounds once, NaN is 0x7fff")
{
    const std::vector<uint16_t> f16s = triples(10), bf16s = triples(7);
    compare_rows("f16 ", f16s, run_rows<half_args>(&arithmetic_f16_kernel, f16s, ARITHMETIC),
                 ARITHMETIC, arithmetic_word<f16>);
    compare_rows("bf16 ", bf16s,
                 run_rows<half_args>(&arithmetic_bf16_kernel, bf16s, ARITHMETIC), ARITHMETIC,
                 arithmetic_word<bf16>);
}

/* ---- functions of one number ----------------------------------------------------------------- */

enum { FUNCTIONS = 18 };

#define FUNCTION(k, name)                                                                      \
    do {                                                                                       \
        const uint32_t r = bits(h##name(a)), pair = pair_bits(h2##name(ab));                   \
        o[k] = r;                                                                              \
        differ |= (uint32_t)((pair & 0xffff) != r || pair >> 16 != bits(h##name(b))) << k;     \
    } while (0)

template <typename T>
MGPU_DEVICE void
functions(const uint16_t *in, uint64_t *out, uint32_t i)
{
    const typename T::one a = of_bits<T>(in[0]), b = of_bits<T>(in[1]);
    const typename T::two ab = pair_of_bits<T>(in[0] | (uint32_t)in[1] << 16);
    uint64_t *o = out + (uint64_t)FUNCTIONS * i;
    uint32_t differ = 0;
    FUNCTION(0, ceil);
    FUNCTION(1, floor);
    FUNCTION(2, rint);
    FUNCTION(3, trunc);
    FUNCTION(4, sqrt);
    FUNCTION(5, rcp);
    FUNCTION(6, rsqrt);
    FUNCTION(7, exp);
    FUNCTION(8, exp2);
    FUNCTION(9, exp10);
    FUNCTION(10, log);
    FUNCTION(11, log2);
    FUNCTION(12, log10);
    FUNCTION(13, sin);
    FUNCTION(14, cos);
    FUNCTION(15, tanh);
    FUNCTION(16, tanh_approx);
    o[17] = differ;
}
BOTH(functions)

static long double
function_of(uint32_t word, long double x)
{
    switch (word) {
    case 0:
        return std::ceil(x);
    case 1:
        return std::floor(x);
    case 2:
        return std::nearbyint(x);
    case 3:
        return std::trunc(x);
    case 4:
        return std::sqrt(x);
    case 5:
        return 1 / x;
    case 6:
        return 1 / std::sqrt(x);
    case 7:
        return std::exp(x);
    case 8:
        return std::exp2(x);
    case 9:
        return std::pow(10.0L, x);
    case 10:
        return std::log(x);
    case 11:
        return std::log2(x);
    case 12:
        return std::log10(x);
    case 13:
        return std::sin(x);
    case 14:
        return std::cos(x);
    default:
        return std::tanh(x);
    }
}

/* The value of a number, and the number that is nearest to a value. */
template <typename T>
static long double
value(uint32_t u)
{
    const wide w = exact<T>(u);
    const long double m = is_nan<T>(u)        ? (long double)NAN
                          : is_infinite<T>(u) ? (long double)INFINITY
                                              : std::ldexp((long double)(uint64_t)w.m, w.e);
    return w.negative ? -m : m;
}

template <typename T>
static uint32_t
rounded(long double x)
{
    int e = 0;
    const uint32_t sign = std::signbit(x) ? 0x8000 : 0;
    if (std::isnan(x))
        return 0x7fff;
    if (std::isinf(x))
        return sign | (0x8000u - (1u << T::mantissa));
    const long double m = std::ldexp(std::frexp(std::fabs(x), &e), 64);
    const wide w = {sign != 0, (uint64_t)m, e - 64};
    return wide_bits(w, T::mantissa, T::least);
}

/* A number as an integer in which neighbours differ by 1. */
static int
place(uint32_t u)
{
    return u & 0x8000 ? -(int)(u & 0x7fff) : (int)u;
}

template <typename T>
static void
check_functions(const char *name, const mgpu_kernel *kernel)
{
    const std::vector<uint16_t> all = every_number();
    const std::vector<uint64_t> got = run_rows<half_args>(kernel, all, FUNCTIONS);
    std::vector<uint64_t> exactly;
    for (uint32_t i = 0; i < 65536; i++) {
        const uint64_t *g = &got[static_cast<size_t>(i) * FUNCTIONS];
        const uint32_t tanh = rounded<T>(std::tanh(value<T>(i)));
        CAPTURE(name, i);
        if (is_nan<T>(tanh))
            CHECK(g[16] == 0x7fff);
        else
            CHECK(std::abs(place((uint32_t)g[16]) - place(tanh)) <= 1);
        exactly.insert(exactly.end(), g, g + 16);
        exactly.push_back(g[17]);
    }
    compare_rows(name, all, exactly, 17, [](uint32_t word, const uint16_t *in) -> uint64_t {
        return word == 16 ? 0 : rounded<T>(function_of(word, value<T>(in[0])));
    });
}

TEST_CASE(
    "half and bf16: functions of one number are rounded once, htanh_approx within one more")
{
    check_functions<f16>("f16 ", &functions_f16_kernel);
    check_functions<bf16>("bf16 ", &functions_bf16_kernel);
}

/* ---- integers -------------------------------------------------------------------------------- */

enum { INTEGERS = 18 };

#define TO_INTEGERS(name)                                                                      \
    MGPU_KERNEL(name##_to_integers, half_args, p, 128, 1)                                      \
    {                                                                                          \
        EACH(i, p)                                                                             \
        {                                                                                      \
            const auto a = of_bits<name>(p->in[3 * i]);                                        \
            uint64_t *o = p->out + (uint64_t)INTEGERS * i;                                     \
            TO_INTEGERS_OF_##name                                                              \
        }                                                                                      \
    }
#define TO_INTEGERS_OF_f16                                                                     \
    o[0] = (uint16_t)__half2short_rn(a), o[1] = __half2ushort_rn(a);                           \
    o[2] = (uint32_t)__half2int_rn(a), o[3] = __half2uint_rn(a);                               \
    o[4] = (uint64_t)__half2ll_rn(a), o[5] = __half2ull_rn(a);                                 \
    o[6] = (uint16_t)__half2short_rd(a), o[7] = __half2ushort_rd(a);                           \
    o[8] = (uint32_t)__half2int_rd(a), o[9] = __half2uint_rd(a);                               \
    o[10] = (uint64_t)__half2ll_rd(a), o[11] = __half2ull_rd(a);                               \
    o[12] = (uint16_t)__half2short_ru(a), o[13] = __half2ushort_ru(a);                         \
    o[14] = (uint32_t)__half2int_ru(a), o[15] = __half2uint_ru(a);                             \
    o[16] = (uint64_t)__half2ll_ru(a), o[17] = __half2ull_ru(a);
#define TO_INTEGERS_OF_bf16                                                                    \
    o[0] = (uint16_t)__bfloat162short_rn(a), o[1] = __bfloat162ushort_rn(a);                   \
    o[2] = (uint32_t)__bfloat162int_rn(a), o[3] = __bfloat162uint_rn(a);                       \
    o[4] = (uint64_t)__bfloat162ll_rn(a), o[5] = __bfloat162ull_rn(a);                         \
    o[6] = (uint16_t)__bfloat162short_rd(a), o[7] = __bfloat162ushort_rd(a);                   \
    o[8] = (uint32_t)__bfloat162int_rd(a), o[9] = __bfloat162uint_rd(a);                       \
    o[10] = (uint64_t)__bfloat162ll_rd(a), o[11] = __bfloat162ull_rd(a);                       \
    o[12] = (uint16_t)__bfloat162short_ru(a), o[13] = __bfloat162ushort_ru(a);                 \
    o[14] = (uint32_t)__bfloat162int_ru(a), o[15] = __bfloat162uint_ru(a);                     \
    o[16] = (uint64_t)__bfloat162ll_ru(a), o[17] = __bfloat162ull_ru(a);
TO_INTEGERS(f16)
TO_INTEGERS(bf16)

template <typename T>
static uint64_t
integer_word(uint32_t word, const uint16_t *in)
{
    static const uint32_t how[] = {0, 2, 3};
    const uint32_t bits = 16u << (word % 6 / 2);
    wide w = exact<T>(in[0]);
    if (is_nan<T>(in[0]))
        return bits == 64 ? (uint64_t)1 << 63 : 0;
    if (is_infinite<T>(in[0]))
        w.e = 200;
    return wide_integer(w, how[word / 6], word % 2 == 0, bits);
}

TEST_CASE("half and bf16: to integers, to nearest, down and up")
{
    const std::vector<uint16_t> all = every_number();
    compare_rows("f16 ", all, run_rows<half_args>(&f16_to_integers_kernel, all, INTEGERS),
                 INTEGERS, integer_word<f16>);
    compare_rows("bf16 ", all, run_rows<half_args>(&bf16_to_integers_kernel, all, INTEGERS),
                 INTEGERS, integer_word<bf16>);
}

/* An integer of any length. */
MGPU_INLINE uint64_t
integer_of(const uint16_t *in)
{
    const uint64_t x =
        (uint64_t)in[0] << 48 | (uint64_t)in[1] << 32 | (uint64_t)in[2] << 16 | (in[0] & 1);
    return x >> in[1] % 64;
}

MGPU_KERNEL(bf16_of_integers, half_args, p, 128, 1)
{
    EACH(i, p)
    {
        const uint64_t x = integer_of(p->in + 3 * i);
        uint64_t *o = p->out + (uint64_t)INTEGERS * i;
        o[0] = bits(__short2bfloat16_rz((short)x));
        o[1] = bits(__ushort2bfloat16_rz((unsigned short)x));
        o[2] = bits(__int2bfloat16_rz((int)x));
        o[3] = bits(__uint2bfloat16_rz((unsigned int)x));
        o[4] = bits(__ll2bfloat16_rz((long long)x));
        o[5] = bits(__ull2bfloat16_rz(x));
        o[6] = bits(__short2bfloat16_rd((short)x));
        o[7] = bits(__ushort2bfloat16_rd((unsigned short)x));
        o[8] = bits(__int2bfloat16_rd((int)x));
        o[9] = bits(__uint2bfloat16_rd((unsigned int)x));
        o[10] = bits(__ll2bfloat16_rd((long long)x));
        o[11] = bits(__ull2bfloat16_rd(x));
        o[12] = bits(__short2bfloat16_ru((short)x));
        o[13] = bits(__ushort2bfloat16_ru((unsigned short)x));
        o[14] = bits(__int2bfloat16_ru((int)x));
        o[15] = bits(__uint2bfloat16_ru((unsigned int)x));
        o[16] = bits(__ll2bfloat16_ru((long long)x));
        o[17] = bits(__ull2bfloat16_ru(x));
    }
}

/* Cut to 8 bits, and one more if that is towards the wanted side. */
static uint64_t
bf16_of_integer_word(uint32_t word, const uint16_t *in)
{
    const uint32_t shift = 64 - (16u << (word % 6 / 2)), how = word / 6;
    uint64_t x = integer_of(in) << shift >> shift;
    const bool negative = word % 2 == 0 && x >> (63 - shift) != 0;
    if (negative)
        x = 0 - (uint64_t)((int64_t)(x << shift) >> shift);
    wide w = {negative, x, 0};
    const int drop = top(x) - 8;
    if (drop > 0) {
        const bool more = (x >> drop << drop) != x;
        w.m = (x >> drop) + (more && how != 0 && (how == 1) == negative);
        w.e = drop;
    }
    return wide_bits(w, 7, -126);
}

TEST_CASE("bf16: of integers, to zero, down and up")
{
    const std::vector<uint16_t> all = triples(7);
    compare_rows("bf16 ", all, run_rows<half_args>(&bf16_of_integers_kernel, all, INTEGERS),
                 INTEGERS, bf16_of_integer_word);
}

/* ---- loads, stores, shuffles, atomics ---------------------------------------------------------- */

enum { MEMORY = 16 };
typedef struct {
    const uint32_t *in; /* [64] */
    uint32_t *out;      /* [64][MEMORY] */
    uint32_t *sums;     /* [4] */
} memory_args;

template <typename T>
MGPU_DEVICE void
memory_words(const memory_args *p)
{
    typedef typename T::one one;
    typedef typename T::two two;
    const uint32_t t = threadIdx.x, all = 0xffffffffu;
    const two *pairs = (const two *)p->in;
    const one *numbers = (const one *)p->in;
    const two x = __ldg(pairs + t);
    const one y = __ldg(numbers + t);
    uint32_t *o = p->out + MEMORY * t;
    o[0] = pair_bits(__shfl_sync(all, x, 5)) ^ pair_bits(__shfl_sync(all, x, (int)t + 3, 8))
                                                   << 1;
    o[1] = pair_bits(__shfl_up_sync(all, x, 2)) ^ pair_bits(__shfl_up_sync(all, x, 3u, 16))
                                                      << 1;
    o[2] = pair_bits(__shfl_down_sync(all, x, 7));
    o[3] = pair_bits(__shfl_xor_sync(all, x, 9, 16));
    o[4] = bits(__shfl_sync(all, y, 5)) | bits(__shfl_sync(all, y, (int)t + 3, 8)) << 16;
    o[5] = bits(__shfl_up_sync(all, y, 2)) | bits(__shfl_up_sync(all, y, 3u, 16)) << 16;
    o[6] = bits(__shfl_down_sync(all, y, 7));
    o[7] = bits(__shfl_xor_sync(all, y, 9, 16));
    o[8] = pair_bits(__ldca(pairs + t)) ^ pair_bits(__ldcg(pairs + t)) << 1 ^
           pair_bits(__ldcs(pairs + t)) << 2 ^ pair_bits(__ldlu(pairs + t)) << 3 ^
           pair_bits(__ldcv(pairs + t)) << 4;
    o[9] = bits(__ldca(numbers + t)) ^ bits(__ldcg(numbers + t)) << 1 ^
           bits(__ldcs(numbers + t)) << 2 ^ bits(__ldlu(numbers + t)) << 3 ^
           bits(__ldcv(numbers + t)) << 4;
    __stwb((two *)(o + 10), x);
    __stcg((two *)(o + 11), x);
    __stcs((one *)(o + 12), y);
    __stwt((one *)(o + 12) + 1, y);
    /* integers, so that each order gives one sum */
    const one three = static_cast<one>(3.0f), count = static_cast<one>((float)(t % 4));
    o[13] = bits(atomicAdd((one *)p->sums + 1, three));
    o[14] = bits(atomicAdd((one *)p->sums + 2, count));
    two both;
    both.x = count;
    both.y = three;
    o[15] = pair_bits(atomicAdd((two *)p->sums + 2, both));
}

MGPU_KERNEL(memory_f16, memory_args, p, 64, 1)
{
    memory_words<f16>(p);
}

MGPU_KERNEL(memory_bf16, memory_args, p, 64, 1)
{
    memory_words<bf16>(p);
}

/* The bits of a small integer. */
template <typename T>
static uint32_t
number(uint32_t n)
{
    const wide w = {false, n, 0};
    return wide_bits(w, T::mantissa, T::least);
}

template <typename T>
static void
check_memory(const mgpu_kernel *kernel)
{
    std::vector<uint32_t> in(64);
    for (uint32_t i = 0; i < 64; i++)
        in[i] = i * 0x9e3779b9u + 12345;
    const auto pair = [&](uint32_t i) { return in[i]; };
    const auto one = [&](uint32_t i) { return in[i / 2] >> 16 * (i % 2) & 0xffff; };
    device_buffer<uint32_t> from(in), out(64 * MEMORY), sums(std::vector<uint32_t>(4));
    memory_args a;
    a.in = from.ptr();
    a.out = out.ptr();
    a.sums = sums.ptr();
    launch(kernel, mgpu_launch_1d(1, 64), a);
    const std::vector<uint32_t> got = out.download(), sum = sums.download();
    std::vector<uint32_t> recorded;
    for (uint32_t t = 0; t < 64; t++) {
        const uint32_t w = t / 32 * 32, i = t % 32, *g = &got[MEMORY * t];
        const uint32_t at[] = {5,
                               i / 8 * 8 + (t + 3) % 8,
                               i >= 2 ? i - 2 : i,
                               i % 16 >= 3 ? i - 3 : i,
                               i + 7 < 32 ? i + 7 : i,
                               i ^ 9};
        const uint32_t x = pair(t), y = one(t);
        const uint32_t want[] = {
            pair(w + at[0]) ^ pair(w + at[1]) << 1,
            pair(w + at[2]) ^ pair(w + at[3]) << 1,
            pair(w + at[4]),
            pair(w + at[5]),
            one(w + at[0]) | one(w + at[1]) << 16,
            one(w + at[2]) | one(w + at[3]) << 16,
            one(w + at[4]),
            one(w + at[5]),
            x ^ x << 1 ^ x << 2 ^ x << 3 ^ x << 4,
            y ^ y << 1 ^ y << 2 ^ y << 3 ^ y << 4,
            x,
            x,
            y | y << 16,
        };
        for (uint32_t k = 0; k < 13; k++) {
            CAPTURE(t, k);
            CHECK(g[k] == want[k]);
        }
        recorded.insert(recorded.end(), g, g + 13);
    }
    /* 64 threads brought 3 each to the upper half of word 0, and 0 to 3 to the lower one of word 1,
     * whose neighbours stay as they are; both to word 2. Each saw another sum of the threes. */
    CHECK(sum[0] == number<T>(192) << 16);
    CHECK(sum[1] == number<T>(96));
    CHECK(sum[2] == (number<T>(96) | number<T>(192) << 16));
    CHECK(sum[3] == 0);
    std::vector<uint32_t> seen, seen_in_pair, expected;
    for (uint32_t t = 0; t < 64; t++) {
        seen.push_back(got[MEMORY * t + 13]);
        seen_in_pair.push_back(got[MEMORY * t + 15] >> 16);
        expected.push_back(number<T>(3 * t));
    }
    std::sort(seen.begin(), seen.end());
    std::sort(seen_in_pair.begin(), seen_in_pair.end());
    CHECK(difference(seen, expected) == "");
    CHECK(difference(seen_in_pair, expected) == "");
    record(T::mantissa == 10 ? "f16" : "bf16", recorded);
}

TEST_CASE("half and bf16: loads, stores, shuffles, atomics")
{
    check_memory<f16>(&memory_f16_kernel);
    check_memory<bf16>(&memory_bf16_kernel);
}
