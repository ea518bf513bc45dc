/* tests/ptx/test_cvt.cu - conversions, against a search for the nearest value.
 * SPDX-License-Identifier: MIT
 *
 * The inputs are all 2^16 upper halves of a float, each with lower halves on, just below and
 * just above every place where the rounding of a normal bf16, f16 or tf32 changes its mind; those
 * of 8 bits change theirs in the upper half. Inputs of 16 bits are all there are.
 */
#include <mgpu/mgpu.h>

#include "device.h"

#include <algorithm>
#include <cmath>
#include <cstring>

MGPU_REQUIRE(TMA);

typedef struct {
    const float *in;
    uint32_t *out;
    uint32_t n;
} cvt_args;

static float
from_bits(uint32_t u)
{
    float x;
    std::memcpy(&x, &u, sizeof x);
    return x;
}

static uint32_t
to_bits(float x)
{
    uint32_t u;
    std::memcpy(&u, &x, sizeof u);
    return u;
}

/* A type, as what its bits mean. */
typedef struct {
    std::vector<double> value; /* of all finite magnitudes, and of the next one behind them */
    uint32_t beyond;           /* the bits of that one: infinity, or what no number has */
    uint32_t sign, nan;
} short_type;

static short_type
make_type(int exponent_bits, int mantissa_bits, uint32_t beyond, uint32_t nan)
{
    short_type t;
    const int bias = (1 << (exponent_bits - 1)) - 1;
    t.beyond = beyond;
    t.sign = 1u << (exponent_bits + mantissa_bits);
    t.nan = nan;
    for (uint32_t m = 0; m <= beyond; m++) {
        const int e = (int)(m >> mantissa_bits);
        const double f = (double)(m & ((1u << mantissa_bits) - 1));
        t.value.push_back(
            e == 0 ? std::ldexp(f, 1 - bias - mantissa_bits)
                   : std::ldexp(f + std::ldexp(1.0, mantissa_bits), e - bias - mantissa_bits));
    }
    return t;
}

enum type_name { F16, BF16, TF32, E4M3, E5M2 };

static const short_type &
type_of(type_name which)
{
    static const short_type types[] = {
        make_type(5, 10, 0x7c00, 0x7fff), make_type(8, 7, 0x7f80, 0x7fff),
        make_type(8, 10, 0xff << 10, 0), make_type(4, 3, 0x7f, 0x7f),
        make_type(5, 2, 0x7c, 0x7f)};
    return types[which];
}

enum rounding { NEAREST, ZERO, DOWN, UP, AWAY };
typedef struct {
    type_name type;
    rounding round;
    bool relu, satfinite;
} rule;

/* The bits of `x` in the type: among the values on both sides, the one that the rule wants. */
static uint32_t
reference(rule r, float x)
{
    const short_type &t = type_of(r.type);
    const double a = std::fabs((double)x);
    const bool negative = std::signbit(x);
    uint32_t m;
    if (std::isnan(x))
        return t.nan;
    if (r.relu && negative)
        return 0;
    if (std::isinf(x)) {
        m = t.beyond;
    } else {
        const bool up = (r.round == UP && !negative) || (r.round == DOWN && negative);
        const bool nearest = r.round == NEAREST || r.round == AWAY;
        const uint32_t above =
            (uint32_t)(std::upper_bound(t.value.begin(), t.value.end(), a) - t.value.begin());
        m = above - 1; /* the largest that is not above a */
        if (m == t.beyond) {
            m = nearest || up ? t.beyond : t.beyond - 1;
        } else {
            const double to_less = a - t.value[m], to_more = t.value[above] - a;
            if (nearest ? to_more < to_less ||
                              (to_more == to_less && (r.round == AWAY || m % 2 == 1))
                        : up && to_less > 0)
                m = above;
        }
    }
    if (r.satfinite && m == t.beyond)
        m--;
    return (negative ? t.sign : 0) | m;
}

static const std::vector<float> &
inputs(void)
{
    static const uint32_t low[] = {0x0000, 0x0001, 0x0fff, 0x1000, 0x1001, 0x1fff, 0x2fff,
                                   0x3000, 0x3001, 0x7fff, 0x8000, 0x8001, 0xffff, 0x5a5a};
    static std::vector<float> all;
    if (all.empty())
        for (uint32_t high = 0; high < 65536; high++)
            for (uint32_t l : low)
                all.push_back(from_bits(high << 16 | l));
    return all;
}

/* What a kernel makes of the inputs, `each` of them a word: hashed for a comparison of machines. */
static std::vector<uint32_t>
convert(const mgpu_kernel *kernel, uint32_t each)
{
    const std::vector<float> &in = inputs();
    const uint32_t n = (uint32_t)in.size() / each;
    device_buffer<float> from(in);
    device_buffer<uint32_t> out(n);
    cvt_args a;
    a.in = from.ptr();
    a.out = out.ptr();
    a.n = n;
    launch(kernel, mgpu_launch_1d(32, 128), a);
    const std::vector<uint32_t> got = out.download();
    uint64_t hash = 0xcbf29ce484222325u;
    for (const uint32_t word : got)
        hash = (hash ^ word) * 0x100000001b3u;
    record("hash", &hash, sizeof hash);
    return got;
}

/* A kernel of one or two numbers a word, `bits` apart. */
static void
check(const mgpu_kernel *kernel, uint32_t each, uint32_t bits, rule r)
{
    const std::vector<float> &in = inputs();
    const std::vector<uint32_t> got = convert(kernel, each);
    uint32_t wrong = 0;
    for (uint32_t i = 0; i < got.size(); i++) {
        uint32_t want = 0;
        for (uint32_t part = 0; part < each; part++) {
            const float x = in[each * i + part];
            const uint32_t away = (to_bits(x) & 0xffffe000u) - (r.satfinite ? 0x2000u : 0);
            want |= (r.type != TF32    ? reference(r, x)
                     : !std::isnan(x)  ? reference(r, x) << 13
                     : r.round == AWAY ? away
                                       : 0x7fffe000u)
                    << (bits * part);
        }
        if (got[i] != want && wrong++ == 0) {
            CAPTURE(to_bits(in[each * i]), to_bits(in[each * i + each - 1]));
            CHECK(got[i] == want);
        }
    }
    CHECK(wrong == 0);
}

#define PAIR(name, bits, ...)                                                                  \
    MGPU_KERNEL(name, cvt_args, p, 128, 1)                                                     \
    {                                                                                          \
        for (uint32_t i = blockIdx.x * 128 + threadIdx.x; i < p->n; i += gridDim.x * 128)      \
            p->out[i] = mgpu_##name(p->in[2 * i + 1], p->in[2 * i]);                           \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        check(&name##_kernel, 2, bits, {__VA_ARGS__});                                         \
    }
#define ONE(name, ...)                                                                         \
    MGPU_KERNEL(name, cvt_args, p, 128, 1)                                                     \
    {                                                                                          \
        for (uint32_t i = blockIdx.x * 128 + threadIdx.x; i < p->n; i += gridDim.x * 128)      \
            p->out[i] = mgpu_##name(p->in[i]);                                                 \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        check(&name##_kernel, 1, 0, {__VA_ARGS__});                                            \
    }
PAIR(cvt_rn_bf16x2_f32, 16, BF16, NEAREST, false, false)
PAIR(cvt_rn_satfinite_bf16x2_f32, 16, BF16, NEAREST, false, true)
PAIR(cvt_rn_relu_bf16x2_f32, 16, BF16, NEAREST, true, false)
PAIR(cvt_rn_relu_satfinite_bf16x2_f32, 16, BF16, NEAREST, true, true)
PAIR(cvt_rz_bf16x2_f32, 16, BF16, ZERO, false, false)
PAIR(cvt_rz_satfinite_bf16x2_f32, 16, BF16, ZERO, false, true)
PAIR(cvt_rz_relu_bf16x2_f32, 16, BF16, ZERO, true, false)
PAIR(cvt_rz_relu_satfinite_bf16x2_f32, 16, BF16, ZERO, true, true)
PAIR(cvt_rn_f16x2_f32, 16, F16, NEAREST, false, false)
PAIR(cvt_rn_satfinite_f16x2_f32, 16, F16, NEAREST, false, true)
PAIR(cvt_rn_relu_f16x2_f32, 16, F16, NEAREST, true, false)
PAIR(cvt_rn_relu_satfinite_f16x2_f32, 16, F16, NEAREST, true, true)
PAIR(cvt_rz_f16x2_f32, 16, F16, ZERO, false, false)
PAIR(cvt_rz_satfinite_f16x2_f32, 16, F16, ZERO, false, true)
PAIR(cvt_rz_relu_f16x2_f32, 16, F16, ZERO, true, false)
PAIR(cvt_rz_relu_satfinite_f16x2_f32, 16, F16, ZERO, true, true)

ONE(cvt_rn_bf16_f32, BF16, NEAREST, false, false)
ONE(cvt_rn_satfinite_bf16_f32, BF16, NEAREST, false, true)
ONE(cvt_rn_relu_bf16_f32, BF16, NEAREST, true, false)
ONE(cvt_rn_relu_satfinite_bf16_f32, BF16, NEAREST, true, true)
ONE(cvt_rz_bf16_f32, BF16, ZERO, false, false)
ONE(cvt_rz_satfinite_bf16_f32, BF16, ZERO, false, true)
ONE(cvt_rz_relu_bf16_f32, BF16, ZERO, true, false)
ONE(cvt_rz_relu_satfinite_bf16_f32, BF16, ZERO, true, true)
ONE(cvt_rm_bf16_f32, BF16, DOWN, false, false)
ONE(cvt_rp_bf16_f32, BF16, UP, false, false)
ONE(cvt_rn_f16_f32, F16, NEAREST, false, false)
ONE(cvt_rn_satfinite_f16_f32, F16, NEAREST, false, true)
ONE(cvt_rn_relu_f16_f32, F16, NEAREST, true, false)
ONE(cvt_rn_relu_satfinite_f16_f32, F16, NEAREST, true, true)
ONE(cvt_rz_f16_f32, F16, ZERO, false, false)
ONE(cvt_rz_satfinite_f16_f32, F16, ZERO, false, true)
ONE(cvt_rz_relu_f16_f32, F16, ZERO, true, false)
ONE(cvt_rz_relu_satfinite_f16_f32, F16, ZERO, true, true)
ONE(cvt_rm_f16_f32, F16, DOWN, false, false)
ONE(cvt_rp_f16_f32, F16, UP, false, false)

ONE(cvt_rna_tf32_f32, TF32, AWAY, false, false)
ONE(cvt_rna_satfinite_tf32_f32, TF32, AWAY, false, true)
ONE(cvt_rn_tf32_f32, TF32, NEAREST, false, false)
ONE(cvt_rn_relu_tf32_f32, TF32, NEAREST, true, false)
ONE(cvt_rz_tf32_f32, TF32, ZERO, false, false)
ONE(cvt_rz_relu_tf32_f32, TF32, ZERO, true, false)

PAIR(cvt_rn_e4m3x2_f32, 8, E4M3, NEAREST, false, true)
PAIR(cvt_rn_relu_e4m3x2_f32, 8, E4M3, NEAREST, true, true)
PAIR(cvt_rn_e5m2x2_f32, 8, E5M2, NEAREST, false, true)
PAIR(cvt_rn_relu_e5m2x2_f32, 8, E5M2, NEAREST, true, true)

/* ---- back: all 2^16 values --------------------------------------------------------------- */

typedef struct {
    float *out;
} back_args;

static void
check_back(const mgpu_kernel *kernel, bool bf16)
{
    const short_type &t = type_of(bf16 ? BF16 : F16);
    device_buffer<float> out(65536);
    back_args a;
    a.out = out.ptr();
    launch(kernel, mgpu_launch_1d(32, 128), a);
    const std::vector<float> got = out.download();
    uint32_t wrong = 0;
    for (uint32_t h = 0; h < 65536; h++) {
        const uint32_t m = h & 0x7fff;
        if (m > t.beyond) {
            /* the manual leaves open which NaN */
            wrong += to_bits(got[h]) != (bf16 ? h << 16 : 0x7fffffff);
        } else {
            const float magnitude = m == t.beyond ? INFINITY : (float)t.value[m];
            wrong += to_bits(got[h]) != to_bits(h >> 15 != 0 ? -magnitude : magnitude);
        }
    }
    CHECK(wrong == 0);
    record("out", got);
}

#define BACK(name, bf16)                                                                       \
    MGPU_KERNEL(name, back_args, p, 128, 1)                                                    \
    {                                                                                          \
        for (uint32_t i = blockIdx.x * 128 + threadIdx.x; i < 65536; i += gridDim.x * 128)     \
            p->out[i] = mgpu_##name((uint16_t)i);                                              \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        check_back(&name##_kernel, bf16);                                                      \
    }
BACK(cvt_f32_bf16, true)
BACK(cvt_f32_f16, false)

/* ---- between pairs of 8 and of 16 bits: all 2^16 values ----------------------------------- */

typedef struct {
    uint32_t *out;
} pair_args;

/* What a type's bits mean, as a float. */
static float
value_of(type_name type, uint32_t bits)
{
    const short_type &t = type_of(type);
    const uint32_t m = bits % t.sign;
    const bool infinite = m == t.beyond && type != E4M3;
    const float magnitude = infinite ? INFINITY : m < t.beyond ? (float)t.value[m] : NAN;
    return bits & t.sign ? -magnitude : magnitude;
}

/* Word i is made of two numbers of `from`, the bits i and another order of all bits. */
static void
check_pairs(const mgpu_kernel *kernel, type_name from, uint32_t from_bits, uint32_t to_bits,
            rule r)
{
    device_buffer<uint32_t> out(65536);
    pair_args a;
    a.out = out.ptr();
    launch(kernel, mgpu_launch_1d(32, 128), a);
    const std::vector<uint32_t> got = out.download();
    uint32_t wrong = 0;
    for (uint32_t i = 0; i < 65536; i++) {
        const uint32_t low = from_bits == 8 ? i & 0xff : i,
                       high = from_bits == 8 ? i >> 8 : (i * 40503u) & 0xffff;
        const uint32_t want =
            reference(r, value_of(from, high)) << to_bits | reference(r, value_of(from, low));
        if (got[i] != want && wrong++ == 0) {
            CAPTURE(i);
            CHECK(got[i] == want);
        }
    }
    CHECK(wrong == 0);
    record("out", got);
}

#define PAIRS(name, from, from_bits, to_bits, argument, ...)                                   \
    MGPU_KERNEL(name, pair_args, p, 128, 1)                                                    \
    {                                                                                          \
        for (uint32_t i = blockIdx.x * 128 + threadIdx.x; i < 65536; i += gridDim.x * 128)     \
            p->out[i] = mgpu_##name(argument);                                                 \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        check_pairs(&name##_kernel, from, from_bits, to_bits, {__VA_ARGS__});                  \
    }
#define NARROW(name, ...)       PAIRS(name, F16, 16, 8, (i * 40503u) << 16 | i, __VA_ARGS__)
#define WIDEN(name, from, relu) PAIRS(name, from, 8, 16, (uint16_t)i, F16, NEAREST, relu, false)
NARROW(cvt_rn_e4m3x2_f16x2, E4M3, NEAREST, false, true)
NARROW(cvt_rn_relu_e4m3x2_f16x2, E4M3, NEAREST, true, true)
NARROW(cvt_rn_e5m2x2_f16x2, E5M2, NEAREST, false, true)
NARROW(cvt_rn_relu_e5m2x2_f16x2, E5M2, NEAREST, true, true)
WIDEN(cvt_rn_f16x2_e4m3x2, E4M3, false)
WIDEN(cvt_rn_relu_f16x2_e4m3x2, E4M3, true)
WIDEN(cvt_rn_f16x2_e5m2x2, E5M2, false)
WIDEN(cvt_rn_relu_f16x2_e5m2x2, E5M2, true)

/* ---- into integers of fewer bits --------------------------------------------------------- */

static int64_t
clamped(double x, int bits, bool is_signed)
{
    const double least = is_signed ? -std::ldexp(1.0, bits - 1) : 0;
    const double most = std::ldexp(1.0, is_signed ? bits - 1 : bits) - 1;
    return (int64_t)(x < least ? least : x > most ? most : x);
}

#define RNI(name, bits, is_signed)                                                             \
    MGPU_KERNEL(name, cvt_args, p, 128, 1)                                                     \
    {                                                                                          \
        for (uint32_t i = blockIdx.x * 128 + threadIdx.x; i < p->n; i += gridDim.x * 128)      \
            p->out[i] = (uint32_t)mgpu_##name(p->in[i]);                                       \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        const std::vector<uint32_t> got = convert(&name##_kernel, 1);                          \
        uint32_t wrong = 0;                                                                    \
        for (uint32_t i = 0; i < got.size(); i++) {                                            \
            const float x = inputs()[i];                                                       \
            const double n = std::isnan(x) ? 0 : std::nearbyint((double)x);                    \
            wrong += got[i] != (uint32_t)clamped(n, bits, is_signed);                          \
        }                                                                                      \
        CHECK(wrong == 0);                                                                     \
    }
RNI(cvt_rni_s8_f32, 8, true)
RNI(cvt_rni_u8_f32, 8, false)
RNI(cvt_rni_s16_f32, 16, true)
RNI(cvt_rni_u16_f32, 16, false)

/* In other roundings: halves of integers up to the ends of 8 bits, around those of 16, and their
 * neighbours; powers of two, what is no number. */
static const std::vector<float> &
halves(void)
{
    static std::vector<float> all;
    if (all.empty()) {
        for (const float end : {0.0f, 32767.5f, 65535.5f, 8388608.0f})
            for (int i = -600; i <= 600; i++)
                for (const float sign : {1.0f, -1.0f}) {
                    const float x = sign * (end + (float)i / 2);
                    all.insert(all.end(),
                               {x, std::nextafter(x, INFINITY), std::nextafter(x, -INFINITY)});
                }
        for (uint32_t exponent = 0; exponent < 512; exponent++)
            for (const uint32_t mantissa : {0u, 1u, 0x400000u, 0x7fffffu})
                all.push_back(from_bits(exponent << 23 | mantissa));
    }
    return all;
}

/* What a kernel has made of numbers: integers by C's own functions, then clamped. */
static void
check_rounded(const std::vector<uint32_t> &got, const std::vector<float> &of,
              double (*whole)(double), int bits, bool is_signed)
{
    std::vector<uint32_t> want;
    for (const float x : of)
        want.push_back(
            (uint32_t)clamped(std::isnan(x) ? 0 : whole((double)x), bits, is_signed));
    CHECK(difference(got, want) == "");
    record("out", got);
}

#define OF_SINGLE(name, whole, bits, is_signed)                                                \
    MGPU_KERNEL(name, cvt_args, p, 128, 1)                                                     \
    {                                                                                          \
        for (uint32_t i = blockIdx.x * 128 + threadIdx.x; i < p->n; i += gridDim.x * 128)      \
            p->out[i] = (uint32_t)mgpu_##name(p->in[i]);                                       \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        device_buffer<float> from(halves());                                                   \
        device_buffer<uint32_t> out(halves().size());                                          \
        cvt_args a;                                                                            \
        a.in = from.ptr();                                                                     \
        a.out = out.ptr();                                                                     \
        a.n = (uint32_t)halves().size();                                                       \
        launch(&name##_kernel, mgpu_launch_1d(32, 128), a);                                    \
        check_rounded(out.download(), halves(), whole, bits, is_signed);                       \
    }
#define OF_HALF(name, type, whole, is_signed)                                                  \
    MGPU_KERNEL(name, pair_args, p, 128, 1)                                                    \
    {                                                                                          \
        for (uint32_t i = blockIdx.x * 128 + threadIdx.x; i < 65536; i += gridDim.x * 128)     \
            p->out[i] = (uint32_t)mgpu_##name((uint16_t)i);                                    \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        device_buffer<uint32_t> out(65536);                                                    \
        pair_args a;                                                                           \
        a.out = out.ptr();                                                                     \
        launch(&name##_kernel, mgpu_launch_1d(32, 128), a);                                    \
        std::vector<float> of;                                                                 \
        for (uint32_t h = 0; h < 65536; h++)                                                   \
            of.push_back(value_of(type, h));                                                   \
        check_rounded(out.download(), of, whole, 8, is_signed);                                \
    }
OF_SINGLE(cvt_rzi_s8_f32, std::trunc, 8, true)
OF_SINGLE(cvt_rzi_u8_f32, std::trunc, 8, false)
OF_SINGLE(cvt_rzi_s16_f32, std::trunc, 16, true)
OF_SINGLE(cvt_rzi_u16_f32, std::trunc, 16, false)
OF_SINGLE(cvt_rmi_s8_f32, std::floor, 8, true)
OF_SINGLE(cvt_rmi_u8_f32, std::floor, 8, false)
OF_SINGLE(cvt_rmi_s16_f32, std::floor, 16, true)
OF_SINGLE(cvt_rmi_u16_f32, std::floor, 16, false)
OF_SINGLE(cvt_rpi_s8_f32, std::ceil, 8, true)
OF_SINGLE(cvt_rpi_u8_f32, std::ceil, 8, false)
OF_SINGLE(cvt_rpi_s16_f32, std::ceil, 16, true)
OF_SINGLE(cvt_rpi_u16_f32, std::ceil, 16, false)

OF_HALF(cvt_rni_s8_f16, F16, std::nearbyint, true)
OF_HALF(cvt_rni_u8_f16, F16, std::nearbyint, false)
OF_HALF(cvt_rzi_s8_f16, F16, std::trunc, true)
OF_HALF(cvt_rzi_u8_f16, F16, std::trunc, false)
OF_HALF(cvt_rmi_s8_f16, F16, std::floor, true)
OF_HALF(cvt_rmi_u8_f16, F16, std::floor, false)
OF_HALF(cvt_rpi_s8_f16, F16, std::ceil, true)
OF_HALF(cvt_rpi_u8_f16, F16, std::ceil, false)
OF_HALF(cvt_rni_s8_bf16, BF16, std::nearbyint, true)
OF_HALF(cvt_rni_u8_bf16, BF16, std::nearbyint, false)
OF_HALF(cvt_rzi_s8_bf16, BF16, std::trunc, true)
OF_HALF(cvt_rzi_u8_bf16, BF16, std::trunc, false)
OF_HALF(cvt_rmi_s8_bf16, BF16, std::floor, true)
OF_HALF(cvt_rmi_u8_bf16, BF16, std::floor, false)
OF_HALF(cvt_rpi_s8_bf16, BF16, std::ceil, true)
OF_HALF(cvt_rpi_u8_bf16, BF16, std::ceil, false)

typedef struct {
    const int32_t *in;
    uint32_t *out;
    uint32_t n;
} integer_args;

/* Numbers around all ends of ranges, and any others. */
static const std::vector<int32_t> &
integers(void)
{
    static std::vector<int32_t> all;
    if (all.empty()) {
        uint32_t x = 2463534242u;
        for (const int32_t end : {0, 1, 2, 3, 7, 8, 15, 16, 127, 128, 255, 256, 32767, 32768,
                                  65535, 65536, 0x7fffffff})
            for (const int32_t sign : {1, -1})
                for (const int32_t near : {-1, 0}) {
                    all.push_back(sign * end + (sign * end > -0x7fffffff ? near : 0));
                }
        all.push_back(-0x7fffffff - 1);
        while (all.size() < 3000) {
            x ^= x << 13, x ^= x >> 17, x ^= x << 5;
            all.push_back((int32_t)x >> (x % 31));
        }
    }
    return all;
}

/* A kernel of `each` numbers a word, word i from number i on. */
template <typename Want>
static void
check_integers(const mgpu_kernel *kernel, uint32_t each, Want want)
{
    const std::vector<int32_t> &in = integers();
    device_buffer<int32_t> from(in);
    device_buffer<uint32_t> out(in.size() - each);
    integer_args a;
    a.in = from.ptr();
    a.out = out.ptr();
    a.n = (uint32_t)in.size() - each;
    launch(kernel, mgpu_launch_1d(4, 128), a);
    const std::vector<uint32_t> got = out.download();
    std::vector<uint32_t> wanted;
    for (uint32_t i = 0; i < a.n; i++)
        wanted.push_back((uint32_t)want(&in[i]));
    CHECK(difference(got, wanted) == "");
    record("out", got);
}

#define INTEGERS(name, each, call, ...)                                                        \
    MGPU_KERNEL(name, integer_args, p, 128, 1)                                                 \
    {                                                                                          \
        for (uint32_t i = blockIdx.x * 128 + threadIdx.x; i < p->n; i += gridDim.x * 128) {    \
            const int32_t *x = p->in + i;                                                      \
            p->out[i] = (uint32_t)mgpu_##name call;                                            \
        }                                                                                      \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        check_integers(&name##_kernel, each, [](const int32_t *x) { return __VA_ARGS__; });    \
    }
#define SAT(name, bits, is_signed)                                                             \
    INTEGERS(name, 1, (x[0]), clamped((double)x[0], bits, is_signed))
SAT(cvt_sat_s8_s32, 8, true)
SAT(cvt_sat_u8_s32, 8, false)
SAT(cvt_sat_s16_s32, 16, true)
SAT(cvt_sat_u16_s32, 16, false)

/* Fields of a word from the least on, as sums of powers of two. */
static uint64_t
field(int32_t x, int bits, bool is_signed)
{
    const int64_t range = (int64_t)1 << bits;
    return (uint64_t)((clamped((double)x, bits, is_signed) + range) % range);
}
#define PACK_TWO(name, is_signed)                                                              \
    INTEGERS(name, 2, (x[0], x[1]),                                                            \
             field(x[0], 16, is_signed) * 65536 + field(x[1], 16, is_signed))
#define PACK_MORE(name, bits, is_signed)                                                       \
    INTEGERS(name, 3, (x[0], x[1], (uint32_t)x[2]),                                            \
             (uint64_t)(uint32_t)x[2] * (1u << 2 * bits) +                                     \
                 field(x[0], bits, is_signed) * (1u << bits) + field(x[1], bits, is_signed))
PACK_TWO(cvt_pack_s16_s32, true)
PACK_TWO(cvt_pack_u16_s32, false)
PACK_MORE(cvt_pack_s8_s32, 8, true)
PACK_MORE(cvt_pack_u8_s32, 8, false)
PACK_MORE(cvt_pack_s4_s32, 4, true)
PACK_MORE(cvt_pack_u4_s32, 4, false)
PACK_MORE(cvt_pack_s2_s32, 2, true)
PACK_MORE(cvt_pack_u2_s32, 2, false)
