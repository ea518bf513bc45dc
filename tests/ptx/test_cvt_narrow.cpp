/* tests/ptx/test_cvt_narrow.cpp - conversions of 8, 6 and 4 bits in the model, against a search for the neighbours.
 * SPDX-License-Identifier: MIT
 *
 * A type is a table of what its bits mean, made with ldexp(). Inputs of 16 bits are all there are; floats are every value,
 * every middle, their neighbours, and upper halves with lower halves around the places where a rounding changes its mind.
 * Where the random bits of cvt.rs go is written here a second time, bit by bit.
 */
#include "../emu/model.h"

#include <mgpu/blackwell.h>
#include <mgpu/ptx/cvt_newer.h>
#include <mgpu/ptx/cvt_rubin.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <random>

namespace
{

float
number(uint32_t u)
{
    float x;
    std::memcpy(&x, &u, 4);
    return x;
}

uint32_t
bits(float x)
{
    uint32_t u;
    std::memcpy(&u, &x, 4);
    return u;
}

/* A type: its finite magnitudes and one beyond, what stands there, its sign, its NaN. */
struct type {
    std::vector<double> value;
    uint32_t sign, nan;
    bool infinity;

    type(int exponent_bits, int mantissa_bits, int bias, uint32_t finite, uint32_t nan_,
         bool infinity_)
        : sign(1u << (exponent_bits + mantissa_bits)), nan(nan_), infinity(infinity_)
    {
        for (uint32_t m = 0; m <= finite; m++) {
            const int e = (int)(m >> mantissa_bits);
            const double f = (double)(m % (1u << mantissa_bits));
            value.push_back(e == 0 ? std::ldexp(f, 1 - bias - mantissa_bits)
                                   : std::ldexp(f + std::ldexp(1.0, mantissa_bits),
                                                e - bias - mantissa_bits));
        }
    }

    uint32_t beyond() const
    {
        return (uint32_t)value.size() - 1;
    }

    double of(uint32_t b) const
    {
        const uint32_t m = b % sign;
        const double x = m < beyond()                ? value[m]
                         : infinity && m == beyond() ? INFINITY
                                                     : (double)NAN;
        return b & sign ? -x : x;
    }
};

const type f16(5, 10, 15, 0x7c00, 0x7fff, true), bf16(8, 7, 127, 0x7f80, 0x7fff, true),
    tf32(8, 10, 127, 0xff << 10, 0x3ffff, true), e4m3(4, 3, 7, 0x7f, 0x7f, false),
    e5m2(5, 2, 15, 0x7c, 0x7f, true), e2m3(2, 3, 1, 0x20, 0x1f, false),
    e3m2(3, 2, 3, 0x20, 0x1f, false), e2m1(2, 1, 1, 8, 7, false),
    ue5m3(5, 3, 15, 0xff, 0xff, false); /* of magnitudes */

enum { NEAREST, ZERO, RANDOM, UP };
struct rule {
    int round;
    bool relu, satfinite;
    uint32_t random, width; /* a number of `width` bits */
};

/* The bits of x in the type: among the values on both sides, the one that the rule wants. */
uint32_t
reference(const type &t, double x, rule r)
{
    const double a = std::fabs(x);
    const bool negative = std::signbit(x);
    if (std::isnan(x))
        return t.nan;
    if (r.relu && negative)
        return 0;
    uint32_t m =
        (uint32_t)(std::upper_bound(t.value.begin(), t.value.end(), a) - t.value.begin()) - 1;
    if (m < t.beyond()) {
        const double down = a - t.value[m], step = t.value[m + 1] - t.value[m];
        const double whole = std::ldexp(1.0, (int)r.width);
        if (r.round == NEAREST)
            m += 2 * down > step || (2 * down == step && m % 2 == 1);
        else if (r.round == RANDOM)
            m += down * whole >= step * (whole - r.random);
        else if (r.round == UP)
            m += down > 0;
    } else if (r.round == ZERO && !std::isinf(x)) {
        m--;
    }
    if (m == t.beyond() && r.satfinite)
        m--;
    return (negative ? t.sign : 0) | m;
}

/* Floats that a type is asked about. */
std::vector<float>
inputs(const type &t)
{
    std::vector<float> all;
    const uint32_t step = test_rounds(2) > 2 ? 1 : 37;
    for (uint32_t high = 0; high < 65536; high += step)
        for (uint32_t low : {0x0000u, 0x0001u, 0x0fffu, 0x1000u, 0x8000u, 0xffffu, 0x5a5au})
            all.push_back(number(high << 16 | low));
    for (size_t i = 0; i + 1 < t.value.size(); i += t.value.size() > 300 ? step : 1)
        for (double x : {t.value[i], (t.value[i] + t.value[i + 1]) / 2}) {
            const uint32_t u = bits((float)x);
            for (uint32_t near : {u - 1, u, u + 1})
                for (uint32_t sign : {0u, 0x80000000u})
                    all.push_back(number((near & 0x7fffffff) | sign));
        }
    return all;
}

/* `got` of two neighbours among the inputs is wanted to be two results of the rule, `apart` bits apart. */
void
check_two(const type &t, uint32_t apart, rule r,
          const std::function<uint32_t(float, float)> &got)
{
    const std::vector<float> in = inputs(t);
    uint32_t wrong = 0;
    for (size_t i = 0; i + 1 < in.size(); i++) {
        const float hi = in[i + 1], lo = in[i];
        const uint32_t want = reference(t, hi, r) << apart | reference(t, lo, r);
        if (got(hi, lo) != want && wrong++ == 0) {
            CAPTURE(bits(hi), bits(lo));
            CHECK(got(hi, lo) == want);
        }
    }
    CHECK(wrong == 0);
}

/* All that 16 bits may be, as two numbers of a type. */
void
check_all(const std::function<uint32_t(uint32_t)> &want,
          const std::function<uint32_t(uint16_t)> &got)
{
    uint32_t wrong = 0;
    for (uint32_t i = 0; i < 65536; i++)
        if (got((uint16_t)i) != want(i) && wrong++ == 0) {
            CAPTURE(i);
            CHECK(got((uint16_t)i) == want(i));
        }
    CHECK(wrong == 0);
}

/* The two numbers of `from` in the bits a, as two of `to`; each times 2^(scale - 127). */
uint32_t
widened(const type &from, uint32_t apart, const type &to, uint32_t a, rule r,
        uint32_t scale = 0x7f7f)
{
    auto one = [&](uint32_t b, uint32_t s) {
        const double x = s == 0xff ? NAN : std::ldexp(from.of(b), (int)s - 127);
        return reference(to, x, r);
    };
    return one(a >> apart & (2 * from.sign - 1), scale >> 8) << 16 |
           one(a & (2 * from.sign - 1), scale & 0xff);
}

const rule to_nearest[2] = {{NEAREST, false, true, 0, 0}, {NEAREST, true, true, 0, 0}};
const rule wide[4] = {{NEAREST, false, false, 0, 0},
                      {NEAREST, true, false, 0, 0},
                      {NEAREST, false, true, 0, 0},
                      {NEAREST, true, true, 0, 0}};

} // namespace

#define FROM_F32(kind, apart)                                                                  \
    TEST_CASE("cvt.rn." #kind "x2.f32")                                                        \
    {                                                                                          \
        check_two(kind, apart, to_nearest[0], mgpu_cvt_rn_##kind##x2_f32);                     \
        check_two(kind, apart, to_nearest[1], mgpu_cvt_rn_relu_##kind##x2_f32);                \
    }                                                                                          \
    TEST_CASE("cvt.rn.f16x2." #kind "x2")                                                      \
    {                                                                                          \
        check_all([](uint32_t a) { return widened(kind, apart, f16, a, wide[0]); },            \
                  [](uint16_t a) { return mgpu_cvt_rn_f16x2_##kind##x2(BYTE_##apart(a)); });   \
        check_all(                                                                             \
            [](uint32_t a) { return widened(kind, apart, f16, a, wide[1]); },                  \
            [](uint16_t a) { return mgpu_cvt_rn_relu_f16x2_##kind##x2(BYTE_##apart(a)); });    \
    }
#define BYTE_8(a) (a)
#define BYTE_4(a) (uint8_t)(a)
FROM_F32(e2m3, 8)
FROM_F32(e3m2, 8)
FROM_F32(e2m1, 4)

TEST_CASE("cvt.satfinite.tf32.f32")
{
    struct {
        uint32_t (*got)(float);
        rule r;
    } const all[] = {{mgpu_cvt_rn_satfinite_tf32_f32, {NEAREST, false, true, 0, 0}},
                     {mgpu_cvt_rn_relu_satfinite_tf32_f32, {NEAREST, true, true, 0, 0}},
                     {mgpu_cvt_rz_satfinite_tf32_f32, {ZERO, false, true, 0, 0}},
                     {mgpu_cvt_rz_relu_satfinite_tf32_f32, {ZERO, true, true, 0, 0}}};
    uint32_t wrong = 0;
    for (float x : inputs(tf32))
        for (const auto &f : all)
            wrong += f.got(x) != reference(tf32, x, f.r) << 13;
    CHECK(wrong == 0);
}

/* ---- ue8m0 ------------------------------------------------------------------------------- */

/* The code of the power of two at or below, or at or above: by a search. */
static uint32_t
power(float x, bool up, bool satfinite)
{
    const double a = std::fabs((double)x);
    if (std::isnan(x))
        return 0xff;
    uint32_t code = 0;
    while (code < 255 && (up ? std::ldexp(1.0, (int)code - 127) < a
                             : std::ldexp(1.0, (int)code + 1 - 127) <= a))
        code++;
    return satfinite ? std::min(code, 254u) : code;
}

TEST_CASE("cvt.ue8m0x2 of f32 and bf16, and back")
{
    struct {
        uint16_t (*of_f32)(float, float), (*of_bf16)(uint32_t);
        bool up, satfinite;
    } const all[] = {
        {mgpu_cvt_rz_ue8m0x2_f32, mgpu_cvt_rz_ue8m0x2_bf16x2, false, false},
        {mgpu_cvt_rz_satfinite_ue8m0x2_f32, mgpu_cvt_rz_satfinite_ue8m0x2_bf16x2, false, true},
        {mgpu_cvt_rp_ue8m0x2_f32, mgpu_cvt_rp_ue8m0x2_bf16x2, true, false},
        {mgpu_cvt_rp_satfinite_ue8m0x2_f32, mgpu_cvt_rp_satfinite_ue8m0x2_bf16x2, true, true}};
    uint32_t wrong = 0;
    for (const auto &f : all) {
        for (uint32_t e = 0; e < 512; e++)
            for (uint32_t m : {0u, 1u, 0x3fffffu, 0x400000u, 0x400001u, 0x7fffffu}) {
                const float x = number(e << 23 | m), y = number((511 - e) << 23 | m);
                wrong += f.of_f32(x, y) !=
                         (power(x, f.up, f.satfinite) << 8 | power(y, f.up, f.satfinite));
            }
        for (uint32_t a = 0; a < 65536; a++) {
            const uint32_t b = a * 40503u & 0xffff;
            wrong += f.of_bf16(a << 16 | b) != (power(number(a << 16), f.up, f.satfinite) << 8 |
                                                power(number(b << 16), f.up, f.satfinite));
        }
    }
    CHECK(wrong == 0);
    CHECK(mgpu_cvt_rp_ue8m0x2_f32(number(0x7f800000), number(0x7f000001)) == 0xffff);
    auto scale = [](uint32_t s) {
        return s == 0xff ? 0x7fffu : s == 0 ? 0x40u : s << 7; /* 2^-127 is subnormal */
    };
    check_all([&](uint32_t a) { return scale(a >> 8) << 16 | scale(a & 0xff); },
              mgpu_cvt_rn_bf16x2_ue8m0x2);
}

/* ---- at random --------------------------------------------------------------------------- */

/* The weight of bit `bit` of the random bits in those of operand i, 0 the lowest; -1: it is another's. */
static int
weight(uint32_t bit, uint32_t i, uint32_t apart)
{
    const int b = (int)bit, half = b / 16, within = b % 16;
    int w;
    if (apart == 16) /* two operands */
        return half == (int)i ? within : -1;
    if (apart == 4)
        w = within / 8 == (int)i / 2 ? half * 8 + within % 8 : -1;
    else
        w = half == (int)i / 2 ? within : -1;
    return w >= 0 && i % 2 == 1 ? 15 - w : w;
}

static uint32_t
random_of(uint32_t random, uint32_t i, uint32_t apart)
{
    uint32_t r = 0;
    for (uint32_t bit = 0; bit < 32; bit++)
        if (weight(bit, i, apart) >= 0)
            r |= (random >> bit & 1) << weight(bit, i, apart);
    return r;
}

typedef uint32_t (*rs_two)(float, float, uint32_t);

TEST_CASE("cvt.rs to two f16 and bf16: 13 and 16 random bits each")
{
    struct {
        const type &t;
        uint32_t width;
        rs_two got[4]; /* plain, relu, satfinite, both */
    } const all[] = {
        {f16,
         13,
         {mgpu_cvt_rs_f16x2_f32, mgpu_cvt_rs_relu_f16x2_f32, mgpu_cvt_rs_satfinite_f16x2_f32,
          mgpu_cvt_rs_relu_satfinite_f16x2_f32}},
        {bf16,
         16,
         {mgpu_cvt_rs_bf16x2_f32, mgpu_cvt_rs_relu_bf16x2_f32, mgpu_cvt_rs_satfinite_bf16x2_f32,
          mgpu_cvt_rs_relu_satfinite_bf16x2_f32}}};
    std::mt19937 rng(1);
    for (const auto &f : all) {
        const std::vector<float> in = inputs(f.t);
        uint32_t wrong = 0;
        for (size_t n = 0; n + 1 < in.size(); n++)
            for (uint32_t k = 0; k < 4; k++) {
                const uint32_t random = n % 8 == 0 ? 0 : n % 8 == 1 ? ~0u : (uint32_t)rng();
                rule r = {RANDOM, k % 2 == 1, k / 2 == 1, 0, f.width};
                uint32_t want = 0;
                for (uint32_t i = 0; i < 2; i++) {
                    r.random = random_of(random, i, 16) % (1u << f.width);
                    want |= reference(f.t, in[n + i], r) << 16 * i;
                }
                wrong += f.got[k](in[n + 1], in[n], random) != want;
            }
        CHECK(wrong == 0);
    }
}

typedef std::function<uint32_t(float, float, float, float, uint32_t)> rs_four;

static void
check_four(const type &t, uint32_t apart, bool relu, const rs_four &got)
{
    const std::vector<float> in = inputs(t);
    std::mt19937 rng(2);
    uint32_t wrong = 0;
    for (size_t n = 0; n + 3 < in.size(); n++) {
        const uint32_t random = n % 8 == 0 ? 0 : n % 8 == 1 ? ~0u : (uint32_t)rng();
        uint32_t want = 0;
        for (uint32_t i = 0; i < 4; i++)
            want |=
                reference(t, in[n + i], {RANDOM, relu, true, random_of(random, i, apart), 16})
                << apart * i;
        if (got(in[n + 3], in[n + 2], in[n + 1], in[n], random) != want && wrong++ == 0) {
            CAPTURE(n, random);
            CHECK(got(in[n + 3], in[n + 2], in[n + 1], in[n], random) == want);
        }
    }
    CHECK(wrong == 0);
    /* One bit alone carries where the part cut off is just short of one by its weight. */
    for (uint32_t bit = 0; bit < 32; bit++)
        for (int w = 0; w < 16; w++) {
            const double step = t.value[3] - t.value[2]; /* 2 units and most of a third */
            const float x = (float)(t.value[2] + step * (1 - std::ldexp(1.0, w - 16)));
            const uint32_t r = got(x, x, x, x, 1u << bit);
            for (uint32_t i = 0; i < 4; i++) {
                CAPTURE(bit, w, i);
                CHECK((r >> apart * i & 15) == (weight(bit, i, apart) >= w ? 3u : 2u));
            }
        }
}

#define AT_RANDOM(kind, apart)                                                                 \
    TEST_CASE("cvt.rs." #kind "x4.f32")                                                        \
    {                                                                                          \
        check_four(kind, apart, false, mgpu_cvt_rs_##kind##x4_f32);                            \
        check_four(kind, apart, true, mgpu_cvt_rs_relu_##kind##x4_f32);                        \
    }
AT_RANDOM(e4m3, 8)
AT_RANDOM(e5m2, 8)
AT_RANDOM(e2m3, 8)
AT_RANDOM(e3m2, 8)
AT_RANDOM(e2m1, 4)

TEST_CASE("cvt.rs: over all random bits a number is up as often as it is near")
{
    uint32_t up = 0;
    for (uint32_t r = 0; r < 65536; r++)
        up += mgpu_cvt_rs_e4m3x4_f32(0, 0, 0, 1.03125f, r) == 0x39; /* 1 + 1/4 of 1/8 */
    CHECK(up == 16384);
}

/* ---- PTX 9.1 and 9.2 --------------------------------------------------------------------- */

/* Two f16 or bf16, which `wide_type` is, to two of a type. */
static void
check_from_16(const type &t, uint32_t apart, const type &wide_type, bool relu,
              const std::function<uint32_t(uint32_t)> &got)
{
    uint32_t wrong = 0;
    for (uint32_t a = 0; a < 65536; a++) {
        const uint32_t b = a * 40503u & 0xffff;
        wrong += got(a << 16 | b) != (reference(t, wide_type.of(a), to_nearest[relu]) << apart |
                                      reference(t, wide_type.of(b), to_nearest[relu]));
    }
    CHECK(wrong == 0);
}

#define FROM_16(kind, apart, from)                                                             \
    TEST_CASE("cvt.rn." #kind "x2." #from "x2")                                                \
    {                                                                                          \
        check_from_16(kind, apart, from, false, mgpu_cvt_rn_##kind##x2_##from##x2);            \
        check_from_16(kind, apart, from, true, mgpu_cvt_rn_relu_##kind##x2_##from##x2);        \
    }
FROM_16(e4m3, 8, bf16)
FROM_16(e5m2, 8, bf16)
FROM_16(e2m3, 8, f16)
FROM_16(e2m3, 8, bf16)
FROM_16(e3m2, 8, f16)
FROM_16(e3m2, 8, bf16)
FROM_16(e2m1, 4, f16)
FROM_16(e2m1, 4, bf16)

static const uint16_t scales[] = {0x7f7f, 0x0000, 0xfe01, 0x7eff, 0x8078, 0x0cf0, 0xffff};

#define TO_BF16(kind, apart)                                                                   \
    TEST_CASE("cvt.rn.bf16x2." #kind "x2, with a scale too")                                   \
    {                                                                                          \
        auto plain = [](uint32_t a) { return widened(kind, apart, bf16, a, wide[0]); };        \
        auto relu = [](uint32_t a) { return widened(kind, apart, bf16, a, wide[1]); };         \
        check_all(plain,                                                                       \
                  [](uint16_t a) { return mgpu_cvt_rn_bf16x2_##kind##x2(BYTE_##apart(a)); });  \
        check_all(relu, [](uint16_t a) {                                                       \
            return mgpu_cvt_rn_relu_bf16x2_##kind##x2(BYTE_##apart(a));                        \
        });                                                                                    \
        for (uint16_t s : scales) {                                                            \
            CAPTURE(s);                                                                        \
            check_all([s](uint32_t a) { return widened(kind, apart, bf16, a, wide[0], s); },   \
                      [s](uint16_t a) {                                                        \
                          return mgpu_cvt_rn_bf16x2_##kind##x2_scaled(BYTE_##apart(a), s);     \
                      });                                                                      \
            check_all([s](uint32_t a) { return widened(kind, apart, bf16, a, wide[1], s); },   \
                      [s](uint16_t a) {                                                        \
                          return mgpu_cvt_rn_relu_bf16x2_##kind##x2_scaled(BYTE_##apart(a),    \
                                                                           s);                 \
                      });                                                                      \
        }                                                                                      \
    }
TO_BF16(e4m3, 8)
TO_BF16(e5m2, 8)
TO_BF16(e2m3, 8)
TO_BF16(e3m2, 8)
TO_BF16(e2m1, 4)

/* x / 2^(scale - 127) in units of 1/64. */
static uint32_t
fixed_point(double x, bool relu, uint32_t scale)
{
    const double n = std::nearbyint(scale == 0xff ? NAN : std::ldexp(x, 6 + 127 - (int)scale));
    return std::isnan(n)   ? 127u
           : relu && n < 0 ? 0u
           : n > 127       ? 127u
           : n < -128      ? 0x80u
                           : (uint32_t)(int32_t)n & 0xff;
}

TEST_CASE("cvt.rn.s2f6x2 of f32 and bf16, with a scale too")
{
    std::vector<float> in = inputs(e3m2);
    for (int i = -300; i <= 300; i++) /* values and middles of both signs */
        for (int j = -1; j <= 1; j++)
            in.push_back(number(bits((float)i / 128) + (uint32_t)j));
    uint32_t wrong = 0;
    for (size_t i = 0; i + 1 < in.size(); i++)
        for (uint16_t s : scales) {
            const float hi = in[i + 1], lo = in[i];
            const uint32_t a = (bits(hi) & 0xffff0000) | bits(lo) >> 16;
            for (bool relu : {false, true}) {
                auto two = [&](double x, double y, uint32_t scale) {
                    return fixed_point(x, relu, scale >> 8) << 8 |
                           fixed_point(y, relu, scale & 0xff);
                };
                const double high = number(a & 0xffff0000), low = number(a << 16);
                wrong += (relu ? mgpu_cvt_rn_relu_s2f6x2_f32(hi, lo)
                               : mgpu_cvt_rn_s2f6x2_f32(hi, lo)) != two(hi, lo, 0x7f7f);
                wrong += (relu ? mgpu_cvt_rn_relu_s2f6x2_f32_scaled(hi, lo, s)
                               : mgpu_cvt_rn_s2f6x2_f32_scaled(hi, lo, s)) != two(hi, lo, s);
                wrong += (relu ? mgpu_cvt_rn_relu_s2f6x2_bf16x2(a)
                               : mgpu_cvt_rn_s2f6x2_bf16x2(a)) != two(high, low, 0x7f7f);
                wrong += (relu ? mgpu_cvt_rn_relu_s2f6x2_bf16x2_scaled(a, s)
                               : mgpu_cvt_rn_s2f6x2_bf16x2_scaled(a, s)) != two(high, low, s);
            }
        }
    CHECK(wrong == 0);
}

TEST_CASE("cvt.rn.bf16x2.s2f6x2, with a scale too")
{
    struct {
        uint32_t (*plain)(uint16_t), (*scaled)(uint16_t, uint16_t);
    } const all[4] = {
        {mgpu_cvt_rn_bf16x2_s2f6x2, mgpu_cvt_rn_bf16x2_s2f6x2_scaled},
        {mgpu_cvt_rn_relu_bf16x2_s2f6x2, mgpu_cvt_rn_relu_bf16x2_s2f6x2_scaled},
        {mgpu_cvt_rn_satfinite_bf16x2_s2f6x2, mgpu_cvt_rn_satfinite_bf16x2_s2f6x2_scaled},
        {mgpu_cvt_rn_relu_satfinite_bf16x2_s2f6x2,
         mgpu_cvt_rn_relu_satfinite_bf16x2_s2f6x2_scaled}};
    for (uint32_t k = 0; k < 4; k++) {
        auto one = [k](uint32_t b, uint32_t s) {
            const double x = b < 128 ? b / 64.0 : (b - 256.0) / 64.0;
            return reference(bf16, s == 0xff ? NAN : std::ldexp(x, (int)s - 127), wide[k]);
        };
        check_all([&](uint32_t a) { return one(a >> 8, 127) << 16 | one(a & 0xff, 127); },
                  all[k].plain);
        for (uint16_t s : scales)
            check_all(
                [&](uint32_t a) { return one(a >> 8, s >> 8) << 16 | one(a & 0xff, s & 0xff); },
                [&](uint16_t a) { return all[k].scaled(a, s); });
    }
}

/* ---- Rubin ------------------------------------------------------------------------------- */

namespace
{

/* What the constants of cvt_rubin.h are, in their order; of two also: -0 is 0. */
const struct {
    rule r;
    bool pzo;
} ways[6] = {{{ZERO, false, true, 0, 0}, false},    {{ZERO, true, true, 0, 0}, false},
             {{ZERO, false, true, 0, 0}, true},     {{NEAREST, false, true, 0, 0}, true},
             {{NEAREST, false, true, 0, 0}, false}, {{NEAREST, true, true, 0, 0}, false}};

uint32_t
without_minus_zero(const type &t, double x, rule r, bool pzo)
{
    const uint32_t b = reference(t, x, r);
    return pzo && b == t.sign ? 0 : b;
}

/* x through 2^(scale - 127), below `normal` 0; without a scale x. */
enum { NO_SCALE = 256 };
double
through(double x, double normal, uint32_t scale)
{
    return scale == NO_SCALE       ? x
           : scale == 255          ? (double)NAN
           : std::fabs(x) < normal ? std::copysign(0.0, x)
                                   : std::ldexp(x, 127 - (int)scale);
}

const double normal_f32 = std::ldexp(1.0, -126), normal_f16 = std::ldexp(1.0, -14);
const uint32_t one_scale[] = {NO_SCALE, 127, 0, 118, 132, 254, 255};

/* Two numbers `apart` bits apart: of f32, and of all that f16 and bf16 may be. `got` has a scale, with anything above its
 * byte, or NO_SCALE. */
typedef std::function<uint32_t(double, uint32_t)> one_number;

void
check_f32(const std::vector<float> &in, uint32_t apart, const one_number &want,
          const std::function<uint32_t(float, float, uint32_t)> &got)
{
    for (uint32_t s : one_scale) {
        uint32_t wrong = 0;
        for (size_t i = 0; i + 1 < in.size(); i++) {
            const double hi = through(in[i + 1], normal_f32, s),
                         lo = through(in[i], normal_f32, s);
            wrong += got(in[i + 1], in[i], s) != (want(hi, s) << apart | want(lo, s));
        }
        CAPTURE(s, apart);
        CHECK(wrong == 0);
    }
}

void
check_16(const type &from, double normal, uint32_t apart, const one_number &want,
         const std::function<uint32_t(uint32_t, uint32_t)> &got)
{
    const uint32_t step = test_rounds(2) > 2 ? 1 : 13;
    for (uint32_t s : one_scale) {
        uint32_t wrong = 0;
        for (uint32_t a = 0; a < 65536; a += step) {
            const uint32_t b = a * 40503u & 0xffff;
            wrong += got(a << 16 | b, s) != (want(through(from.of(a), normal, s), s) << apart |
                                             want(through(from.of(b), normal, s), s));
        }
        CAPTURE(s, apart);
        CHECK(wrong == 0);
    }
}

/* Above the byte that counts. */
uint32_t
byte_of(uint32_t s)
{
    return s | 0xabcd00;
}

} // namespace

#define BY_A_CONSTANT(kind, apart)                                                             \
    TEST_CASE("cvt of Rubin to " #kind "x2: each rounding, with a scale too")                  \
    {                                                                                          \
        const std::vector<float> in = inputs(kind);                                            \
        for (uint32_t how = 0; how < 6; how++) {                                               \
            CAPTURE(how);                                                                      \
            auto want = [how](double x, uint32_t s) {                                          \
                return s == NO_SCALE && how > 3                                                \
                           ? 0                                                                 \
                           : without_minus_zero(kind, x, ways[how].r, ways[how].pzo);          \
            };                                                                                 \
            check_f32(in, apart, want, [how](float hi, float lo, uint32_t s) -> uint32_t {     \
                return s != NO_SCALE ? mgpu_cvt_##kind##x2_f32_scaled(how, hi, lo, byte_of(s)) \
                       : how > 3     ? 0                                                       \
                                     : mgpu_cvt_##kind##x2_f32(how, hi, lo);                       \
            });                                                                                \
            check_16(f16, normal_f16, apart, want, [how](uint32_t a, uint32_t s) -> uint32_t { \
                return s != NO_SCALE ? mgpu_cvt_##kind##x2_f16x2_scaled(how, a, byte_of(s))    \
                       : how > 3     ? 0                                                       \
                                     : mgpu_cvt_##kind##x2_f16x2(how, a);                          \
            });                                                                                \
            check_16(bf16, normal_f32, apart, want,                                            \
                     [how](uint32_t a, uint32_t s) -> uint32_t {                               \
                         return s != NO_SCALE                                                  \
                                    ? mgpu_cvt_##kind##x2_bf16x2_scaled(how, a, byte_of(s))    \
                                : how > 3 ? 0                                                  \
                                          : mgpu_cvt_##kind##x2_bf16x2(how, a);                \
                     });                                                                       \
        }                                                                                      \
    }
BY_A_CONSTANT(e4m3, 8)
BY_A_CONSTANT(e5m2, 8)
BY_A_CONSTANT(e2m3, 8)
BY_A_CONSTANT(e3m2, 8)
BY_A_CONSTANT(e2m1, 4)

TEST_CASE("cvt of Rubin: numbers that one can follow")
{
    CHECK(mgpu_cvt_e4m3x2_f32_scaled(MGPU_CVT_RN, 8.0f, 4.0f, 130) == 0x3830); /* 1 and 1/2 */
    CHECK(mgpu_cvt_e4m3x2_f32(MGPU_CVT_RZ, 1.24f, -1.24f) == 0x39b9);          /* 1 + 1/8 */
    CHECK(mgpu_cvt_rn_e4m3x2_f32(-1e-19f, -0.0f) == 0x8080);
    CHECK(mgpu_cvt_e4m3x2_f32(MGPU_CVT_RN_PZO, -1e-19f, -0.0f) == 0);
    CHECK(mgpu_cvt_e2m1x2_f32(MGPU_CVT_RZ_RELU, 5.9f, -5.9f) == 0x60);
    CHECK(mgpu_cvt_rn_pzo_f16x2_f32(-1e-19f, -1.0f) == 0x0000bc00);
    CHECK(mgpu_cvt_rp_ue5m3x2_f32(-1.01f, 1e-9f) ==
          0x7901); /* of magnitudes; 2^-17 is the least */
    CHECK(mgpu_cvt_rz_ue5m3x2_f32(120000.0f, INFINITY) == 0xfeff);
    CHECK(mgpu_cvt_rz_ue5m3x2_f32_scaled(3e38f, 1.0f, 0) == 0xfefe); /* 2^255 is finite */
    CHECK(mgpu_cvt_rn_f16x2_ue5m3x2(0xfe78) == 0x7c003c00);
    CHECK(mgpu_cvt_rn_bf16x2_ue5m3x2(0xfe78) == 0x47e03f80);
    CHECK(mgpu_cvt_rn_satfinite_bf16x2_ue5m3x2_scaled(0xfe78, 0xfefe) == 0x7f7f7f00);
    CHECK((mgpu_cvt_scale_of_lane(0x7e) & 0xff) == 0x7e);
}

TEST_CASE("cvt.pzo to two f16 and bf16")
{
    struct {
        const type &t;
        rule r;
        uint32_t (*got)(float, float);
    } const all[] = {{f16, {NEAREST, false, false, 0, 0}, mgpu_cvt_rn_pzo_f16x2_f32},
                     {f16, {NEAREST, false, true, 0, 0}, mgpu_cvt_rn_satfinite_pzo_f16x2_f32},
                     {f16, {ZERO, false, false, 0, 0}, mgpu_cvt_rz_pzo_f16x2_f32},
                     {f16, {ZERO, false, true, 0, 0}, mgpu_cvt_rz_satfinite_pzo_f16x2_f32},
                     {bf16, {NEAREST, false, false, 0, 0}, mgpu_cvt_rn_pzo_bf16x2_f32},
                     {bf16, {NEAREST, false, true, 0, 0}, mgpu_cvt_rn_satfinite_pzo_bf16x2_f32},
                     {bf16, {ZERO, false, false, 0, 0}, mgpu_cvt_rz_pzo_bf16x2_f32},
                     {bf16, {ZERO, false, true, 0, 0}, mgpu_cvt_rz_satfinite_pzo_bf16x2_f32}};
    for (const auto &f : all) {
        const std::vector<float> in = inputs(f.t);
        uint32_t wrong = 0;
        for (size_t i = 0; i + 1 < in.size(); i++)
            wrong += f.got(in[i + 1], in[i]) !=
                     (without_minus_zero(f.t, in[i + 1], f.r, true) << 16 |
                      without_minus_zero(f.t, in[i], f.r, true));
        CHECK(wrong == 0);
    }
}

TEST_CASE("cvt.ue5m3x2 of f32, f16 and bf16, with a scale too, and back")
{
    typedef struct {
        uint16_t (*f32)(float, float), (*f16x2)(uint32_t), (*bf16x2)(uint32_t);
        uint16_t (*f32_scaled)(float, float, uint32_t), (*f16x2_scaled)(uint32_t, uint32_t),
            (*bf16x2_scaled)(uint32_t, uint32_t);
        rule r;
    } row;
#define PLAIN(m)                                                                               \
    mgpu_cvt_##m##_ue5m3x2_f32, mgpu_cvt_##m##_ue5m3x2_f16x2, mgpu_cvt_##m##_ue5m3x2_bf16x2
#define BOTH(m)                                                                                \
    PLAIN(m), mgpu_cvt_##m##_ue5m3x2_f32_scaled, mgpu_cvt_##m##_ue5m3x2_f16x2_scaled,          \
        mgpu_cvt_##m##_ue5m3x2_bf16x2_scaled
    const row all[] = {{BOTH(rn), {NEAREST, false, false, 0, 0}},
                       {BOTH(rn_satfinite), {NEAREST, false, true, 0, 0}},
                       {BOTH(rz), {ZERO, false, false, 0, 0}},
                       {BOTH(rz_satfinite), {ZERO, false, true, 0, 0}},
                       {PLAIN(rp), NULL, NULL, NULL, {UP, false, false, 0, 0}},
                       {PLAIN(rp_satfinite), NULL, NULL, NULL, {UP, false, true, 0, 0}}};
    std::vector<float> in = inputs(ue5m3);
    for (float x : {114688.0f, 114689.0f, 118783.0f, 118784.0f, 118785.0f, 122880.0f, 3e38f})
        in.insert(in.end(), {x, -x});
    for (const row &f : all) {
        CAPTURE(&f - all);
        auto want = [&f](double x, uint32_t s) {
            return s != NO_SCALE && f.f32_scaled == NULL ? 0
                                                         : reference(ue5m3, std::fabs(x), f.r);
        };
        check_f32(in, 8, want, [&f](float hi, float lo, uint32_t s) -> uint32_t {
            return s == NO_SCALE  ? f.f32(hi, lo)
                   : f.f32_scaled ? f.f32_scaled(hi, lo, byte_of(s))
                                  : 0;
        });
        check_16(f16, normal_f16, 8, want, [&f](uint32_t a, uint32_t s) -> uint32_t {
            return s == NO_SCALE    ? f.f16x2(a)
                   : f.f16x2_scaled ? f.f16x2_scaled(a, byte_of(s))
                                    : 0;
        });
        check_16(bf16, normal_f32, 8, want, [&f](uint32_t a, uint32_t s) -> uint32_t {
            return s == NO_SCALE     ? f.bf16x2(a)
                   : f.bf16x2_scaled ? f.bf16x2_scaled(a, byte_of(s))
                                     : 0;
        });
    }
    /* back: the sign of the type is above its 8 bits */
    auto back = [](const type &to, uint32_t a, rule r, uint32_t scale) {
        auto one = [&](uint32_t b, uint32_t s) {
            return reference(to, s == 0xff ? NAN : std::ldexp(ue5m3.of(b), (int)s - 127), r);
        };
        return one(a >> 8, scale >> 8) << 16 | one(a & 0xff, scale & 0xff);
    };
    check_all([&](uint32_t a) { return back(f16, a, wide[0], 0x7f7f); },
              mgpu_cvt_rn_f16x2_ue5m3x2);
    check_all([&](uint32_t a) { return back(bf16, a, wide[0], 0x7f7f); },
              mgpu_cvt_rn_bf16x2_ue5m3x2);
    for (uint16_t s : scales) {
        check_all([&](uint32_t a) { return back(bf16, a, wide[0], s); },
                  [&](uint16_t a) { return mgpu_cvt_rn_bf16x2_ue5m3x2_scaled(a, s); });
        check_all(
            [&](uint32_t a) { return back(bf16, a, wide[2], s); },
            [&](uint16_t a) { return mgpu_cvt_rn_satfinite_bf16x2_ue5m3x2_scaled(a, s); });
    }
}

TEST_CASE("cvt.rz.s2f6x2 of f32 and bf16, with a scale too")
{
    std::vector<float> in = inputs(e3m2);
    for (int i = -300; i <= 300; i++)
        for (int j = -1; j <= 1; j++)
            in.push_back(number(bits((float)i / 128) + (uint32_t)j));
    uint32_t wrong = 0;
    auto one = [](double x, bool relu, uint32_t scale) {
        return fixed_point(
            std::ldexp(std::trunc(std::ldexp(x, 6 + 127 - (int)scale)), (int)scale - 127 - 6),
            relu, scale);
    };
    for (size_t i = 0; i + 1 < in.size(); i++)
        for (uint16_t s : scales) {
            const float hi = in[i + 1], lo = in[i];
            const uint32_t a = (bits(hi) & 0xffff0000) | bits(lo) >> 16;
            for (bool relu : {false, true}) {
                auto two = [&](double x, double y, uint32_t scale) {
                    return one(x, relu, scale >> 8) << 8 | one(y, relu, scale & 0xff);
                };
                const double high = number(a & 0xffff0000), low = number(a << 16);
                wrong += (relu ? mgpu_cvt_rz_relu_s2f6x2_f32(hi, lo)
                               : mgpu_cvt_rz_s2f6x2_f32(hi, lo)) != two(hi, lo, 0x7f7f);
                wrong += (relu ? mgpu_cvt_rz_relu_s2f6x2_f32_scaled(hi, lo, s)
                               : mgpu_cvt_rz_s2f6x2_f32_scaled(hi, lo, s)) != two(hi, lo, s);
                wrong += (relu ? mgpu_cvt_rz_relu_s2f6x2_bf16x2(a)
                               : mgpu_cvt_rz_s2f6x2_bf16x2(a)) != two(high, low, 0x7f7f);
                wrong += (relu ? mgpu_cvt_rz_relu_s2f6x2_bf16x2_scaled(a, s)
                               : mgpu_cvt_rz_s2f6x2_bf16x2_scaled(a, s)) != two(high, low, s);
            }
        }
    CHECK(wrong == 0);
}

/* ---- targets ----------------------------------------------------------------------------- */

typedef struct {
    uint32_t *out, which;
} target_args;

MGPU_KERNEL(one_of_them, target_args, p, 32, 1)
{
    p->out[threadIdx.x] = p->which == 0   ? mgpu_cvt_rn_e2m1x2_f32(6.0f, 0.5f)
                          : p->which == 1 ? mgpu_cvt_rs_e2m1x4_f32(6.0f, 4.0f, 3.0f, 2.0f, 0)
                          : p->which == 2 ? mgpu_cvt_rn_s2f6x2_f32(1.0f, -2.0f)
                          : p->which == 3 ? mgpu_cvt_e2m1x2_bf16x2(MGPU_CVT_RZ, 0x40e03f00)
                          : p->which == 4 ? mgpu_cvt_rz_s2f6x2_f32(1.99f, -2.0f)
                          : p->which == 5 ? mgpu_cvt_e2m1x2_bf16x2(MGPU_CVT_RN, 0)
                                          : mgpu_cvt_e5m2x2_f32_scaled(6, 0, 0, 127);
}

TEST_CASE("each target has what it has, and refuses the others by name")
{
    struct {
        uint32_t target;
        bool has[5];
    } const all[] = {{MGPU_EMU_SM_90A, {false, false, false, false, false}},
                     {MGPU_EMU_SM_100A, {true, true, true, false, false}},
                     {MGPU_EMU_SM_100F, {true, false, false, false, false}},
                     {MGPU_EMU_SM_103A, {true, true, true, false, false}},
                     {MGPU_EMU_SM_107A, {true, true, true, true, true}},
                     {MGPU_EMU_SM_107F, {true, false, false, true, false}},
                     {MGPU_EMU_SM_110A, {true, false, true, false, false}},
                     {MGPU_EMU_SM_110F, {true, false, false, false, false}},
                     {MGPU_EMU_SM_120A, {true, false, true, false, false}}};
    const uint32_t want[5] = {0x71, 0x7654, 0x4080, 0x71, 0x7f80};
    const char *const says[5] = {
        "mgpu_cvt_rn_e2m1x2_f32 needs sm_100 or later, the target is sm_90a",
        "mgpu_cvt_rs_e2m1x4_f32 needs sm_100a, sm_103a or sm_107a, the target is sm_",
        "mgpu_cvt_rn_s2f6x2_f32 needs sm_100a or another a from there on, the target",
        "mgpu_cvt_e2m1x2_bf16x2 needs sm_107a or sm_107f, the target is sm_",
        "mgpu_cvt_rz_s2f6x2_f32 needs sm_107a, the target is sm_"};
    model m;
    for (const auto &t : all)
        for (uint32_t k = 0; k < 5; k++) {
            std::vector<uint32_t> out(32, 0xdeadbeef);
            const target_args a = {out.data(), k};
            CAPTURE(t.target, k);
            m.config.target = t.target;
            CHECK(m.run(one_of_them_kernel, 1, 32, a) ==
                  (t.has[k] ? MGPU_OK : MGPU_ERROR_FAULT));
            if (t.has[k])
                CHECK(out[31] == want[k]);
            else
                CHECK(m.says({says[k]}));
        }
    m.config.target = MGPU_EMU_SM_107A;
    std::vector<uint32_t> out(32);
    CHECK(m.run(one_of_them_kernel, 1, 32, target_args{out.data(), 5}) == MGPU_ERROR_FAULT);
    CHECK(m.says({"mgpu_cvt_e2m1x2_bf16x2: 4 is no rounding of it: MGPU_CVT_RZ to "
                  "MGPU_CVT_RN_PZO; to nearest without a scale is in ptx/cvt.h"}));
    CHECK(m.run(one_of_them_kernel, 1, 32, target_args{out.data(), 6}) == MGPU_ERROR_FAULT);
    CHECK(m.says({"mgpu_cvt_e5m2x2_f32_scaled: 6 is no rounding of it: MGPU_CVT_RZ to "
                  "MGPU_CVT_RN_RELU"}));
}
