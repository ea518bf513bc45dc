/* tests/emu/cuda/test_directed.cu - CUDA's words that round in one direction, and those of doubles: the host's
 * arithmetic in that direction is the same, bit for bit, and a GPU's.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>

#include "emu/cuda/rows.h"

#include <cfenv>
#include <cmath>
#include <cstring>
#include <random>

MGPU_REQUIRE(TMA);

typedef struct {
    const uint64_t *in; /* [n][3] */
    uint64_t *out;      /* [n][words] */
    uint32_t n;
} directed_args;

static const int how_of[4] = {FE_TONEAREST, FE_TOWARDZERO, FE_DOWNWARD, FE_UPWARD};

static uint64_t
bits_of(double x)
{
    uint64_t u;
    std::memcpy(&u, &x, sizeof u);
    return u;
}

static uint64_t
bits_of(float x)
{
    uint32_t u;
    std::memcpy(&u, &x, sizeof u);
    return u;
}

/* Finite numbers of both types in one word: the upper half is a float. Exponents near each other, near an end,
 * or any; mantissas of few bits, or any. */
static std::vector<uint64_t>
triples(uint32_t count, uint32_t type_bits)
{
    const int mantissa = type_bits == 32 ? 23 : 52, most = type_bits == 32 ? 254 : 2046;
    std::mt19937_64 rng(7);
    std::vector<uint64_t> all;
    for (uint32_t i = 0; i < count; i++) {
        int e = (int)(rng() % (uint64_t)(most + 1));
        if (i % 4 == 1)
            e = (int)(rng() % 4) == 0 ? most - (int)(rng() % 3) : (int)(rng() % 60);
        for (uint32_t k = 0; k < 3; k++) {
            int mine = i % 2 == 0 ? e + (int)(rng() % 61) - 30 : (int)(rng() % (uint64_t)most);
            mine = mine < 0 ? 0 : mine > most ? most : mine;
            uint64_t m = rng() & (((uint64_t)1 << mantissa) - 1);
            if (rng() % 3 == 0)
                m &= m << (rng() % (uint64_t)mantissa);
            if (rng() % 5 == 0)
                m = rng() % 2 != 0 ? 0 : ((uint64_t)1 << mantissa) - 1;
            all.push_back(m | (uint64_t)mine << mantissa | (rng() % 2) << (type_bits - 1));
        }
        if (i % 16 == 3) /* they cancel */
            all[3 * i + 1] = all[3 * i] ^ (uint64_t)1 << (type_bits - 1);
        if (i % 16 == 5)
            all[3 * i] &= (uint64_t)1 << (type_bits - 1); /* zeros of both signs */
        if (i % 32 == 5)
            all[3 * i + 1] &= (uint64_t)1 << (type_bits - 1);
    }
    return all;
}

/* ---- floats --------------------------------------------------------------------------------- */

#define FLOATS(how)                                                                            \
    *o++ = __float_as_uint(__fadd_##how(a, b));                                                \
    *o++ = __float_as_uint(__fsub_##how(a, b));                                                \
    *o++ = __float_as_uint(__fmul_##how(a, b));                                                \
    *o++ = __float_as_uint(__fmaf_##how(a, b, c));                                             \
    *o++ = __float_as_uint(__fdiv_##how(a, b == 0 ? 1.0f : b));                                \
    *o++ = __float_as_uint(__frcp_##how(a == 0 ? 1.0f : a));                                   \
    *o++ = __float_as_uint(__fsqrt_##how(fabsf(a)));

enum { OPERATIONS = 7, WORDS = 4 * OPERATIONS };
MGPU_KERNEL(directed_floats, directed_args, p, 128, 1)
{
    EACH(i, p)
    {
        const float a = __uint_as_float((uint32_t)p->in[3 * i]);
        const float b = __uint_as_float((uint32_t)p->in[3 * i + 1]);
        const float c = __uint_as_float((uint32_t)p->in[3 * i + 2]);
        uint64_t *o = p->out + (uint64_t)WORDS * i;
        FLOATS(rn)
        FLOATS(rz)
        FLOATS(rd)
        FLOATS(ru)
    }
}

#define DOUBLES(how)                                                                           \
    *o++ = (uint64_t)__double_as_longlong(__dadd_##how(a, b));                                 \
    *o++ = (uint64_t)__double_as_longlong(__dsub_##how(a, b));                                 \
    *o++ = (uint64_t)__double_as_longlong(__dmul_##how(a, b));                                 \
    *o++ = (uint64_t)__double_as_longlong(__fma_##how(a, b, c));                               \
    *o++ = (uint64_t)__double_as_longlong(__ddiv_##how(a, b == 0 ? 1.0 : b));                  \
    *o++ = (uint64_t)__double_as_longlong(__drcp_##how(a == 0 ? 1.0 : a));                     \
    *o++ = (uint64_t)__double_as_longlong(__dsqrt_##how(fabs(a)));

MGPU_KERNEL(directed_doubles, directed_args, p, 128, 1)
{
    EACH(i, p)
    {
        const double a = __longlong_as_double((long long)p->in[3 * i]);
        const double b = __longlong_as_double((long long)p->in[3 * i + 1]);
        const double c = __longlong_as_double((long long)p->in[3 * i + 2]);
        uint64_t *o = p->out + (uint64_t)WORDS * i;
        DOUBLES(rn)
        DOUBLES(rz)
        DOUBLES(rd)
        DOUBLES(ru)
    }
}

/* The host's, through memory: no compiler computes it before the direction is set. */
template <typename T>
static uint64_t
host_word(uint32_t word, const uint64_t *in)
{
    volatile T x[3], r = 0;
    for (int k = 0; k < 3; k++) {
        T one;
        std::memcpy(&one, &in[k], sizeof one); /* the low bytes come first */
        x[k] = one;
    }
    const uint32_t operation = word % OPERATIONS;
    if (operation == 4 && x[1] == 0)
        x[1] = 1;
    if (operation == 5) {
        x[1] = x[0] == 0 ? 1 : x[0];
        x[0] = 1;
    }
    if (operation == 6)
        x[0] = std::fabs(x[0]);
    std::fesetround(how_of[word / OPERATIONS]);
    switch (operation) {
    case 0:
        r = x[0] + x[1];
        break;
    case 1:
        r = x[0] - x[1];
        break;
    case 2:
        r = x[0] * x[1];
        break;
    case 3:
        r = std::fma(x[0], x[1], x[2]);
        break;
    case 4:
    case 5:
        r = x[0] / x[1];
        break;
    default:
        r = std::sqrt(x[0]);
    }
    std::fesetround(FE_TONEAREST);
    return bits_of((T)r);
}

TEST_CASE("CUDA's words that round in one direction: floats")
{
    const std::vector<uint64_t> in = triples(20000, 32);
    compare_rows("floats ", in, run_rows<directed_args>(&directed_floats_kernel, in, WORDS),
                 WORDS, host_word<float>);
}

TEST_CASE("CUDA's words that round in one direction, and to nearest: doubles")
{
    const std::vector<uint64_t> in = triples(20000, 64);
    compare_rows("doubles ", in, run_rows<directed_args>(&directed_doubles_kernel, in, WORDS),
                 WORDS, host_word<double>);
}

/* ---- between numbers ------------------------------------------------------------------------ */

#define TO_INTEGERS(how)                                                                       \
    *o++ = (uint32_t)__double2int_##how(d);                                                    \
    *o++ = __double2uint_##how(d);                                                             \
    *o++ = (uint64_t)__double2ll_##how(d);                                                     \
    *o++ = __double2ull_##how(d);                                                              \
    *o++ = __float_as_uint(__int2float_##how((int)i32));                                       \
    *o++ = __float_as_uint(__uint2float_##how(i32));                                           \
    *o++ = __float_as_uint(__ll2float_##how((long long)i64));                                  \
    *o++ = __float_as_uint(__ull2float_##how(i64));                                            \
    *o++ = (uint64_t)__double_as_longlong(__ll2double_##how((long long)i64));                  \
    *o++ = (uint64_t)__double_as_longlong(__ull2double_##how(i64));                            \
    *o++ = __float_as_uint(__double2float_##how(d));

enum { CONVERSIONS = 11, CONVERTED = 4 * CONVERSIONS + 2 };
MGPU_KERNEL(directed_conversions, directed_args, p, 128, 1)
{
    EACH(i, p)
    {
        const uint64_t i64 = p->in[3 * i] >> p->in[3 * i + 2];
        const uint32_t i32 = (uint32_t)i64;
        const double d = __longlong_as_double((long long)p->in[3 * i + 1]);
        uint64_t *o = p->out + (uint64_t)CONVERTED * i;
        TO_INTEGERS(rn)
        TO_INTEGERS(rz)
        TO_INTEGERS(rd)
        TO_INTEGERS(ru)
        *o++ = (uint64_t)__double_as_longlong(__int2double_rn((int)i32));
        *o++ = (uint64_t)__double_as_longlong(__uint2double_rn(i32));
    }
}

/* d as an integer between two ends; by quadruple or extended precision, which holds every one. */
static uint64_t
clamped(double d, uint32_t how, long double least, long double most, uint64_t nan)
{
    if (std::isnan(d))
        return nan;
    std::fesetround(how_of[how]);
    volatile double x = d;
    const long double y = std::nearbyint(x);
    std::fesetround(FE_TONEAREST);
    const long double z = y < least ? least : y > most ? most : y;
    return z < 0 ? 0 - (uint64_t)-z : (uint64_t)z;
}

template <typename T>
static uint64_t
rounded(long double exact, uint32_t how)
{
    volatile long double x = exact;
    std::fesetround(how_of[how]);
    volatile T r = (T)x;
    std::fesetround(FE_TONEAREST);
    return bits_of((T)r);
}

static uint64_t
converted_word(uint32_t word, const uint64_t *in)
{
    const uint64_t i64 = in[0] >> in[2];
    const uint32_t i32 = (uint32_t)i64, how = word / CONVERSIONS;
    double d;
    std::memcpy(&d, &in[1], sizeof d);
    if (word >= 4 * CONVERSIONS)
        return rounded<double>(word % 2 == 0 ? (long double)(int32_t)i32 : i32, 0);
    switch (word % CONVERSIONS) {
    case 0:
        return (uint32_t)clamped(d, how, -0x1p31L, 0x1p31L - 1, (uint64_t)1 << 31);
    case 1:
        return clamped(d, how, 0, 0x1p32L - 1, (uint64_t)1 << 31);
    case 2:
        return clamped(d, how, -0x1p63L, 0x1p63L - 1, (uint64_t)1 << 63);
    case 3:
        return clamped(d, how, 0, 0x1p64L - 1, (uint64_t)1 << 63);
    case 4:
        return rounded<float>((long double)(int32_t)i32, how);
    case 5:
        return rounded<float>((long double)i32, how);
    case 6:
        return rounded<float>((long double)(int64_t)i64, how);
    case 7:
        return rounded<float>((long double)i64, how);
    case 8:
        return rounded<double>((long double)(int64_t)i64, how);
    case 9:
        return rounded<double>((long double)i64, how);
    default:
        return std::isnan(d) ? 0x7fffffff : rounded<float>((long double)d, how);
    }
}

/* Integers of each length, all ones among them; doubles about the ends of each integer's range, halves, others. */
TEST_CASE("CUDA's words between doubles, floats and integers, in each direction")
{
    std::mt19937_64 rng(8);
    std::vector<uint64_t> in;
    for (uint32_t i = 0; i < 20000; i++) {
        double d = std::ldexp((double)(int64_t)rng(), -(int)(rng() % 80));
        if (i % 8 == 0)
            d = std::ldexp(i % 16 == 0 ? 1.0 : -1.0, 30 + (int)(rng() % 36)) +
                ((double)(rng() % 9) - 4) / 2;
        if (i % 8 == 1)
            d = std::ldexp((double)(int64_t)(rng() | 1), (int)(rng() % 400) - 260);
        in.push_back(i % 11 == 0 ? ~(uint64_t)0 : rng());
        in.push_back(bits_of(d));
        in.push_back(rng() % 64);
    }
    for (const double d : {0.0, -0.0, 1e300, -1e300, (double)INFINITY, -(double)INFINITY}) {
        in.push_back(0);
        in.push_back(bits_of(d));
        in.push_back(0);
    }
    compare_rows("converted ", in,
                 run_rows<directed_args>(&directed_conversions_kernel, in, CONVERTED),
                 CONVERTED, converted_word);
}
