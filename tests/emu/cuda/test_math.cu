/* tests/emu/cuda/test_math.cu - CUDA's words for numbers, on a GPU and in the model.
 * SPDX-License-Identifier: MIT
 *
 * What is exact is compared with arithmetic in wide integers, bit for bit, and so the model with a
 * GPU; the fast functions with double, within the bounds that CUDA's manual gives for a GPU.
 */
#include <mgpu/mgpu.h>

#include "emu/cuda/rows.h"
#include "emu/cuda/wide.h"

#include <cmath>
#include <cstring>
#include <random>

MGPU_REQUIRE(TMA);

typedef struct {
    const uint32_t *in; /* [n][3] */
    uint64_t *out;      /* [n][words] */
    uint32_t n;
} math_args;

static float
float_of(uint32_t u)
{
    float x;
    std::memcpy(&x, &u, sizeof x);
    return x;
}

static uint32_t
bits_of(float x)
{
    uint32_t u;
    std::memcpy(&u, &x, sizeof u);
    return u;
}

/* Numbers that are edges of something, and many that are not. */
static std::vector<uint32_t>
inputs(bool finite)
{
    static const uint32_t mantissa[] = {0,        1,        2,        0x3fffff, 0x400000,
                                        0x400001, 0x600000, 0x7ffffe, 0x7fffff};
    std::mt19937 rng(5);
    std::vector<uint32_t> all;
    for (uint32_t e = 0; e < (finite ? 255u : 256u); e++)
        for (uint32_t i = 0; i < 16; i++)
            for (uint32_t sign = 0; sign < 2; sign++)
                all.push_back(sign << 31 | e << 23 |
                              (i < 9 ? mantissa[i] : (uint32_t)rng() & 0x7fffff));
    return all;
}

/* Triples: each number `rounds` times, with two others, of which half are of about its size. */
static std::vector<uint32_t>
operands(bool finite, uint32_t rounds)
{
    const std::vector<uint32_t> values = inputs(finite);
    std::mt19937 rng(6);
    std::vector<uint32_t> all;
    for (uint32_t round = 0; round < rounds; round++)
        for (const uint32_t v : values) {
            const uint32_t e = v >> 23 & 255;
            all.push_back(v);
            for (int k = 0; k < 2; k++) {
                const uint32_t other = values[rng() % values.size()];
                const uint32_t near = e + static_cast<uint32_t>(rng() % 5) - 2;
                all.push_back(rng() % 2 != 0 || e < 3 || e > 250
                                  ? other
                                  : (other & 0x807fffff) | near << 23);
            }
        }
    return all;
}

/* ---- integers ------------------------------------------------------------------------------ */

enum { INTEGERS = 17 };
MGPU_KERNEL(integer_words, math_args, p, 128, 1)
{
    EACH(i, p)
    {
        const uint32_t a = p->in[3 * i], b = p->in[3 * i + 1], c = p->in[3 * i + 2];
        const uint64_t x = (uint64_t)a << 32 | b, y = (uint64_t)b << 32 | c;
        uint64_t *o = p->out + (uint64_t)INTEGERS * i;
        o[0] = (uint32_t)__mul24((int)a, (int)b);
        o[1] = __umul24(a, b);
        o[2] = (uint32_t)__mulhi((int)a, (int)b);
        o[3] = __umulhi(a, b);
        o[4] = (uint64_t)__mul64hi((long long)x, (long long)y);
        o[5] = __umul64hi(x, y);
        o[6] = __byte_perm(a, b, c);
        o[7] = __funnelshift_l(a, b, c);
        o[8] = __funnelshift_lc(a, b, c % 40);
        o[9] = __funnelshift_r(a, b, c);
        o[10] = __funnelshift_rc(a, b, c % 40);
        o[11] = (uint32_t)__popc(a) | (uint64_t)__popcll(x) << 32;
        o[12] = (uint32_t)__ffs((int)a) | (uint64_t)__ffsll((long long)x) << 32;
        o[13] = (uint32_t)__clz((int)a) | (uint64_t)__clzll((long long)x) << 32;
        o[14] = __brev(a);
        o[15] = __brevll(x);
        o[16] = __float_as_uint(__int_as_float(__float_as_int(__uint_as_float(a)))) ^
                (uint64_t)__double_as_longlong(__longlong_as_double((long long)y));
    }
}

static int64_t
low24(uint32_t x)
{
    const int64_t low = x & 0xffffff;
    return low >= 0x800000 ? low - 0x1000000 : low;
}

static uint64_t
reversed(uint64_t x, uint32_t bits)
{
    uint64_t r = 0;
    for (uint32_t k = 0; k < bits; k++)
        r |= (x >> k & 1) << (bits - 1 - k);
    return r;
}

static uint64_t
integer_word(uint32_t word, const uint32_t *in)
{
    const uint32_t a = in[0], b = in[1], c = in[2];
    const uint64_t x = (uint64_t)a << 32 | b, y = (uint64_t)b << 32 | c,
                   both = (uint64_t)b << 32 | a;
    unsigned char bytes[8];
    uint64_t r = 0;
    uint32_t n[2] = {0, 0};
    std::memcpy(bytes, &a, 4);
    std::memcpy(bytes + 4, &b, 4);
    switch (word) {
    case 0:
        return (uint32_t)(low24(a) * low24(b));
    case 1:
        return (uint32_t)((uint64_t)(a & 0xffffff) * (b & 0xffffff));
    case 2:
        return (uint32_t)((int64_t)(int32_t)a * (int32_t)b >> 32);
    case 3:
        return (uint64_t)a * b >> 32;
    case 4:
        return (uint64_t)((s128)(int64_t)x * (int64_t)y >> 64);
    case 5:
        return (uint64_t)((u128)x * y >> 64);
    case 6:
        for (uint32_t k = 0; k < 4; k++)
            r |= (uint64_t)bytes[c >> (4 * k) & 7] << (8 * k);
        return r;
    case 7:
    case 8: { /* bit by bit, from the top */
        const uint32_t s = word == 7 ? c % 32 : c % 40 > 32 ? 32 : c % 40;
        for (uint32_t k = 0; k < 32; k++)
            r = r << 1 | (both >> (63 - s - k) & 1);
        return r;
    }
    case 9:
    case 10: {
        const uint32_t s = word == 9 ? c % 32 : c % 40 > 32 ? 32 : c % 40;
        for (uint32_t k = 0; k < 32; k++)
            r |= (both >> (s + k) & 1) << k;
        return r;
    }
    case 11:
        for (uint32_t k = 0; k < 64; k++) {
            n[0] += k < 32 && (a >> k & 1) != 0;
            n[1] += (x >> k & 1) != 0;
        }
        return n[0] | (uint64_t)n[1] << 32;
    case 12:
        while (a != 0 && (a >> n[0]++ & 1) == 0) {
        }
        while (x != 0 && (x >> n[1]++ & 1) == 0) {
        }
        return n[0] | (uint64_t)n[1] << 32;
    case 13:
        while (n[0] < 32 && (a >> (31 - n[0]) & 1) == 0)
            n[0]++;
        while (n[1] < 64 && (x >> (63 - n[1]) & 1) == 0)
            n[1]++;
        return n[0] | (uint64_t)n[1] << 32;
    case 14:
        return reversed(a, 32);
    case 15:
        return reversed(x, 64);
    default:
        return a ^ y;
    }
}

TEST_CASE("CUDA's words for integers and bits")
{
    const std::vector<uint32_t> in = operands(false, 4);
    compare_rows("integers ", in, run_rows<math_args>(&integer_words_kernel, in, INTEGERS),
                 INTEGERS, integer_word);
}

/* ---- exact numbers and floats -------------------------------------------------------------- */

static wide
wide_of(float x)
{
    return wide_of_bits(bits_of(x), 23, -126);
}

static uint32_t
nearest(wide w)
{
    return wide_bits(w, 23, -126);
}

/* ---- one rounding -------------------------------------------------------------------------- */

enum { ROUNDED = 9 };
MGPU_KERNEL(rounded_words, math_args, p, 128, 1)
{
    EACH(i, p)
    {
        const float a = __uint_as_float(p->in[3 * i]), b = __uint_as_float(p->in[3 * i + 1]);
        const float c = __uint_as_float(p->in[3 * i + 2]);
        uint64_t *o = p->out + (uint64_t)ROUNDED * i;
        o[0] = __float_as_uint(__fadd_rn(a, b));
        o[1] = __float_as_uint(__fsub_rn(a, b));
        o[2] = __float_as_uint(__fmul_rn(a, b));
        o[3] = __float_as_uint(__fmaf_rn(a, b, c));
        o[4] = __float_as_uint(__fadd_rn(__fmul_rn(b, c), a)); /* no fma */
        o[5] = __float_as_uint(__fdiv_rn(a, b == 0 ? 1.0f : b));
        o[6] = __float_as_uint(__frcp_rn(a == 0 ? 1.0f : a));
        o[7] = __float_as_uint(__fsqrt_rn(fabsf(a)));
        o[8] = __float_as_uint(__frsqrt_rn(a == 0 ? 1.0f : fabsf(a)));
    }
}

static uint64_t
rounded_word(uint32_t word, const uint32_t *in)
{
    const wide one = wide_of(1.0f), a = wide_of(float_of(in[0])), c = wide_of(float_of(in[2]));
    wide b = wide_of(float_of(in[1]));
    float bc;
    switch (word) {
    case 1:
        b.negative = !b.negative;
        return nearest(sum(a, b));
    case 0:
        return nearest(sum(a, b));
    case 2:
        return nearest(product(a, b));
    case 3:
        return nearest(sum(product(a, b), c));
    case 4:
        bc = float_of(nearest(product(b, c)));
        return std::isinf(bc) ? bits_of(bc) : nearest(sum(wide_of(bc), a));
    case 5:
        return nearest(quotient(a, b.m == 0 ? one : b));
    case 6:
        return nearest(quotient(one, a.m == 0 ? one : a));
    case 7:
        return a.m == 0 ? 0 : nearest(root(a.m, a.e));
    default:
        return a.m == 0 ? bits_of(1.0f) : nearest(root(((u128)1 << 124) / a.m, -124 - a.e));
    }
}

TEST_CASE("CUDA's words that round once, to nearest even")
{
    const std::vector<uint32_t> in = operands(true, 9);
    compare_rows("rounded ", in, run_rows<math_args>(&rounded_words_kernel, in, ROUNDED),
                 ROUNDED, rounded_word);
}

/* ---- floats and integers ------------------------------------------------------------------- */

enum { CONVERTED = 22 };
MGPU_KERNEL(converted_words, math_args, p, 128, 1)
{
    EACH(i, p)
    {
        const uint32_t a = p->in[3 * i], b = p->in[3 * i + 1];
        const float x = __uint_as_float(a);
        const uint64_t y = (uint64_t)a << 32 | b;
        uint64_t *o = p->out + (uint64_t)CONVERTED * i;
        o[0] = (uint32_t)__float2int_rn(x);
        o[1] = (uint32_t)__float2int_rz(x);
        o[2] = (uint32_t)__float2int_rd(x);
        o[3] = (uint32_t)__float2int_ru(x);
        o[4] = __float2uint_rn(x);
        o[5] = __float2uint_rz(x);
        o[6] = __float2uint_rd(x);
        o[7] = __float2uint_ru(x);
        o[8] = (uint64_t)__float2ll_rn(x);
        o[9] = (uint64_t)__float2ll_rz(x);
        o[10] = (uint64_t)__float2ll_rd(x);
        o[11] = (uint64_t)__float2ll_ru(x);
        o[12] = __float2ull_rn(x);
        o[13] = __float2ull_rz(x);
        o[14] = __float2ull_rd(x);
        o[15] = __float2ull_ru(x);
        o[16] = __float_as_uint(__int2float_rn((int)a));
        o[17] = __float_as_uint(__uint2float_rn(a));
        o[18] = __float_as_uint(__ll2float_rn((long long)y));
        o[19] = __float_as_uint(__ull2float_rn(y));
        o[20] = __float_as_uint(__double2float_rn(
            __longlong_as_double((long long)(y >> 1 & ~((uint64_t)1 << 52)))));
        o[21] = __float_as_uint(__saturatef(x));
    }
}

/* x as an integer of 32 or 64 bits; how: 0 nearest even, 1 to zero, 2 down, 3 up. */
static uint64_t
integer_of(float x, uint32_t how, bool is_signed, uint32_t bits)
{
    if (std::isnan(x))
        return bits == 64 ? (uint64_t)1 << 63 : 0;
    return wide_integer(wide_of(x), how, is_signed, bits);
}

static uint64_t
converted_word(uint32_t word, const uint32_t *in)
{
    const uint32_t a = in[0];
    const float x = float_of(a);
    const uint64_t y = (uint64_t)a << 32 | in[1], d = y >> 1 & ~((uint64_t)1 << 52);
    if (word < 16)
        return integer_of(x, word % 4, word / 4 % 2 == 0, word < 8 ? 32 : 64);
    wide w = {false, a, 0};
    switch (word) {
    case 16:
        w.negative = a >> 31 != 0;
        w.m = w.negative ? 0u - a : a;
        break;
    case 17:
        break;
    case 18:
        w.negative = y >> 63 != 0;
        w.m = w.negative ? 0 - y : y;
        break;
    case 19:
        w.m = y;
        break;
    case 20: { /* d is positive and finite */
        const int e = (int)(d >> 52);
        w.m = (d & 0xfffffffffffff) | (e != 0 ? (uint64_t)1 << 52 : 0);
        w.e = (e == 0 ? 1 : e) - 1075;
        break;
    }
    default:
        return x > 0 ? bits_of(x < 1 ? x : 1.0f) : 0;
    }
    return nearest(w);
}

TEST_CASE("CUDA's words between floats and integers")
{
    const std::vector<uint32_t> in = operands(false, 1);
    compare_rows("converted ", in, run_rows<math_args>(&converted_words_kernel, in, CONVERTED),
                 CONVERTED, converted_word);
}

/* ---- fast functions ------------------------------------------------------------------------ */

enum { FAST = 16, STEPS = 4096 };
typedef struct {
    float *out; /* [STEPS][FAST] */
} fast_args;

MGPU_KERNEL(fast_words, fast_args, p, 128, 1)
{
    for (uint32_t i = blockIdx.x * blockDim.x + threadIdx.x; i < STEPS;
         i += gridDim.x * blockDim.x) {
        const float x = ((float)i - 2047.5f) / 1024, positive = ((float)i + 0.5f) / 256;
        float *o = p->out + FAST * i;
        o[0] = __expf(x);
        o[1] = __exp10f(x);
        o[2] = __logf(positive);
        o[3] = __log2f(positive);
        o[4] = __log10f(positive);
        o[5] = __powf(positive, x);
        o[6] = __sinf(x);
        o[7] = __cosf(x);
        o[8] = __tanf(x / 2);
        o[9] = __tanhf(x);
        o[10] = __fdividef(x, positive);
        o[11] = rsqrtf(positive);
        __sincosf(x, &o[12], &o[13]);
        o[14] = __ldcs(&o[2]);
        __stcs(&o[15], x);
    }
}

TEST_CASE("CUDA's fast functions are near to the truth")
{
    device_buffer<float> out(FAST * STEPS);
    fast_args a;
    a.out = out.ptr();
    launch(&fast_words_kernel, mgpu_launch_1d(8, 128), a);
    const std::vector<float> got = out.download();
    for (uint32_t i = 0; i < STEPS; i++) {
        const double x = (i - 2047.5) / 1024, p = (i + 0.5) / 256;
        const double want[FAST] = {
            std::exp(x),     std::pow(10, x), std::log(p), std::log2(p),
            std::log10(p),   std::pow(p, x),  std::sin(x), std::cos(x),
            std::tan(x / 2), std::tanh(x),    x / p,       1 / std::sqrt(p),
            std::sin(x),     std::cos(x),     std::log(p), x};
        for (uint32_t k = 0; k < FAST; k++) {
            CAPTURE(i, k);
            const double scale = std::fabs(want[k]) > 1 ? std::fabs(want[k]) : 1;
            REQUIRE(std::fabs((double)got[FAST * i + k] - want[k]) <=
                    (k == 9 ? 0x1p-10 : 0x1p-19) * scale);
        }
    }
}
