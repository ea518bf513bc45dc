/* tests/layout/test_number.cpp - numbers of 16 bits and fewer, against what their bits mean.
 * SPDX-License-Identifier: MIT
 *
 * The reference makes a table of all values of a type with ldexp() and looks for the nearest one.
 * Inputs are every value, every middle, their neighbours among the floats, and all 2^16 upper
 * halves of a float with lower halves around the places where a rounding changes its mind.
 */
#include "catch.h"
#include <mgpu/layout/number.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

static float
of_bits(uint32_t u)
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

/* A type with a sign: its finite magnitudes in order, and what else its bits can be. */
struct reference_type {
    uint32_t sign, infinity; /* bits; 0: it has none */
    uint32_t nan;            /* what NaN becomes */
    std::vector<double> value;

    reference_type(int exponent_bits, int mantissa_bits, int bias, uint32_t finite,
                   bool infinite, uint32_t nan_)
        : sign(1u << (exponent_bits + mantissa_bits)), infinity(infinite ? finite : 0),
          nan(nan_)
    {
        for (uint32_t m = 0; m < finite; m++) {
            const int e = (int)(m >> mantissa_bits);
            const double f = (double)(m % (1u << mantissa_bits));
            value.push_back(e == 0 ? std::ldexp(f, 1 - bias - mantissa_bits)
                                   : std::ldexp(f + std::ldexp(1.0, mantissa_bits),
                                                e - bias - mantissa_bits));
        }
    }

    /* To nearest even; beyond the largest the next value would be one step further. */
    uint32_t from(float x, bool satfinite) const
    {
        const double a = std::fabs((double)x);
        const uint32_t last = (uint32_t)value.size() - 1, s = std::signbit(x) ? sign : 0;
        if (std::isnan(x))
            return nan;
        const double beyond = value[last] + (value[last] - value[last - 1]);
        uint32_t m =
            (uint32_t)(std::upper_bound(value.begin(), value.end(), a) - value.begin());
        m--;
        if (std::isinf(x) || a >= beyond) {
            m = last + 1;
        } else {
            const double next = m == last ? beyond : value[m + 1];
            const double down = a - value[m], up = next - a;
            if (up < down || (up == down && m % 2 == 1))
                m++;
        }
        if (m > last)
            m = satfinite || infinity == 0 ? last : infinity;
        return s | m;
    }
};

static const reference_type tf32(8, 10, 127, 255u << 10, true, 0x3ffff);
static const reference_type bf16(8, 7, 127, 0x7f80, true, 0x7fff);
static const reference_type f16(5, 10, 15, 0x7c00, true, 0x7fff);
static const reference_type e5m2(5, 2, 15, 0x7c, true, 0x7f);
static const reference_type e4m3(4, 3, 7, 0x7f, false, 0x7f);
static const reference_type e3m2(3, 2, 3, 0x20, false, 0x1f);
static const reference_type e2m3(2, 3, 1, 0x20, false, 0x1f);
static const reference_type e2m1(2, 1, 1, 0x08, false, 0x07);

template <typename Use>
static void
each_input(const reference_type &t, Use use)
{
    static const uint32_t low[] = {0x0000, 0x0001, 0x0fff, 0x1000, 0x1001, 0x1fff, 0x2fff,
                                   0x3000, 0x3001, 0x7fff, 0x8000, 0x8001, 0xffff, 0x5a5a};
    for (uint32_t high = 0; high < 65536; high++)
        for (const uint32_t l : low)
            use(of_bits(high << 16 | l));
    for (size_t i = 0; i < t.value.size(); i++) {
        const double step =
            i + 1 < t.value.size() ? t.value[i + 1] - t.value[i] : t.value[i] - t.value[i - 1];
        for (const double x : {t.value[i], t.value[i] + step / 2}) {
            const uint32_t u = bits_of((float)x);
            for (const uint32_t near : {u - 1, u, u + 1})
                for (const uint32_t sign : {0u, 0x80000000u})
                    use(of_bits((near & 0x7fffffffu) | sign));
        }
    }
}

/* `from` is wanted to be the nearest value, at all inputs. */
template <typename From>
static void
check_from(const reference_type &t, bool satfinite, From from)
{
    size_t wrong = 0;
    float first = 0;
    each_input(t, [&](float x) {
        if ((uint32_t)from(x) != t.from(x, satfinite) && wrong++ == 0)
            first = x;
    });
    CAPTURE(bits_of(first), (uint32_t)from(first), t.from(first, satfinite));
    CHECK(wrong == 0);
}

/* `to` is wanted to be the value of all bits; bits of a NaN are `nan_keeps`: as they are. */
template <typename To>
static void
check_to(const reference_type &t, To to)
{
    size_t wrong = 0;
    for (uint32_t b = 0; b < 2 * t.sign; b++) {
        const uint32_t m = b % t.sign;
        const double sign = b >= t.sign ? -1.0 : 1.0;
        const float got = to(b);
        if (m < t.value.size())
            wrong += bits_of(got) != bits_of((float)(sign * t.value[m]));
        else if (t.infinity != 0 && m == t.infinity)
            wrong += got != (float)sign * std::numeric_limits<float>::infinity();
        else
            wrong += bits_of(got) !=
                     (t.sign == 0x8000 && t.infinity == 0x7f80 ? b << 16 : 0x7fffffffu);
    }
    CHECK(wrong == 0);
}

TEST_CASE("mgpu_bf16_from_f32, mgpu_bf16_from_f32_satfinite, mgpu_bf16_to_f32")
{
    check_from(bf16, false, mgpu_bf16_from_f32);
    check_from(bf16, true, mgpu_bf16_from_f32_satfinite);
    check_to(bf16, [](uint32_t b) { return mgpu_bf16_to_f32((uint16_t)b); });
}

TEST_CASE("mgpu_f16_from_f32, mgpu_f16_from_f32_satfinite, mgpu_f16_to_f32")
{
    check_from(f16, false, mgpu_f16_from_f32);
    check_from(f16, true, mgpu_f16_from_f32_satfinite);
    check_to(f16, [](uint32_t b) { return mgpu_f16_to_f32((uint16_t)b); });
}

TEST_CASE("mgpu_tf32_from_f32, mgpu_tf32_from_f32_satfinite, mgpu_tf32_to_f32")
{
    size_t low = 0;
    each_input(tf32, [&](float x) {
        low += mgpu_tf32_from_f32(x) % 8192 + mgpu_tf32_from_f32_satfinite(x) % 8192;
    });
    CHECK(low == 0);
    check_from(tf32, false, [](float x) { return mgpu_tf32_from_f32(x) >> 13; });
    check_from(tf32, true, [](float x) { return mgpu_tf32_from_f32_satfinite(x) >> 13; });
    size_t wrong = 0;
    for (uint32_t b = 0; b < 1u << 19; b++)
        for (const uint32_t rest : {0u, 0x1fffu, 0x1000u})
            wrong += bits_of(mgpu_tf32_to_f32(b << 13 | rest)) != b << 13;
    CHECK(wrong == 0);
}

TEST_CASE("mgpu_e5m2_from_f32, mgpu_e5m2_to_f32")
{
    check_from(e5m2, true, mgpu_e5m2_from_f32);
    check_to(e5m2, [](uint32_t b) { return mgpu_e5m2_to_f32((uint8_t)b); });
}

TEST_CASE("mgpu_e4m3_from_f32, mgpu_e4m3_to_f32")
{
    check_from(e4m3, true, mgpu_e4m3_from_f32);
    check_to(e4m3, [](uint32_t b) { return mgpu_e4m3_to_f32((uint8_t)b); });
    CHECK(mgpu_e4m3_from_f32(448.0f) == 0x7e);
    CHECK(mgpu_e4m3_from_f32(-1e9f) == 0xfe);
    CHECK(mgpu_e4m3_to_f32(0x38) == 1.0f);
}

TEST_CASE("mgpu_e3m2_from_f32, mgpu_e3m2_to_f32")
{
    check_from(e3m2, true, mgpu_e3m2_from_f32);
    check_to(e3m2, [](uint32_t b) { return mgpu_e3m2_to_f32((uint8_t)b); });
    CHECK(mgpu_e3m2_from_f32(1e9f) == 0x1f);
    CHECK(mgpu_e3m2_to_f32(0x1f) == 28.0f);
    CHECK(mgpu_e3m2_to_f32(0xdf) == 28.0f); /* the upper two bits count for nothing */
}

TEST_CASE("mgpu_e2m3_from_f32, mgpu_e2m3_to_f32")
{
    check_from(e2m3, true, mgpu_e2m3_from_f32);
    check_to(e2m3, [](uint32_t b) { return mgpu_e2m3_to_f32((uint8_t)b); });
    CHECK(mgpu_e2m3_to_f32(0x1f) == 7.5f);
}

TEST_CASE("mgpu_e2m1_from_f32, mgpu_e2m1_to_f32")
{
    const float all[8] = {0.0f, 0.5f, 1.0f, 1.5f, 2.0f, 3.0f, 4.0f, 6.0f};
    check_from(e2m1, true, mgpu_e2m1_from_f32);
    check_to(e2m1, [](uint32_t b) { return mgpu_e2m1_to_f32((uint8_t)b); });
    for (uint32_t b = 0; b < 8; b++)
        CHECK(mgpu_e2m1_to_f32((uint8_t)b) == all[b]);
}

/* The code of the power of two that a rounding takes: by a search, in double. */
static uint32_t
scale_of(float x, int rounding)
{
    const double a = std::fabs((double)x);
    if (std::isnan(x))
        return 0xff;
    uint32_t below = 0;
    while (below < 254 && std::ldexp(1.0, (int)below + 1 - 127) <= a)
        below++;
    const double low = std::ldexp(1.0, (int)below - 127), high = 2 * low;
    if (below == 254 || a <= low || rounding == 0)
        return below;
    if (rounding > 0)
        return below + 1;
    return a - low < high - a || (a - low == high - a && below % 2 == 0) ? below : below + 1;
}

TEST_CASE("mgpu_ue8m0_from_f32, _rp, _rz, mgpu_ue8m0_to_f32")
{
    std::vector<uint32_t> inputs = {0,        1,          0x3fffff,   0x400000,
                                    0x400001, 0x5fffff,   0x600000,   0x600001,
                                    0x7fffff, 0x7f800000, 0x7f800001, 0x7fffffff};
    for (uint32_t e = 0; e < 256; e++)
        for (const uint32_t f : {0u, 1u, 0x3fffffu, 0x400000u, 0x400001u, 0x7fffffu})
            inputs.push_back(e << 23 | f);
    for (const uint32_t u : inputs)
        for (const uint32_t sign : {0u, 0x80000000u}) {
            const float x = of_bits(u | sign);
            CAPTURE(u, sign);
            CHECK(mgpu_ue8m0_from_f32(x) == scale_of(x, -1));
            CHECK(mgpu_ue8m0_from_f32_rp(x) == scale_of(x, 1));
            CHECK(mgpu_ue8m0_from_f32_rz(x) == scale_of(x, 0));
        }
    for (uint32_t b = 0; b < 255; b++)
        CHECK((double)mgpu_ue8m0_to_f32((uint8_t)b) == std::ldexp(1.0, (int)b - 127));
    CHECK(bits_of(mgpu_ue8m0_to_f32(0xff)) == 0x7fffffff);
}

TEST_CASE("mgpu_s2f6_from_f32, mgpu_s2f6_to_f32")
{
    size_t wrong = 0;
    each_input(e3m2, [&](float x) {
        const double n = std::nearbyint((double)x * 64);
        const int want = std::isnan(n) || n > 127 ? 127 : n < -128 ? -128 : (int)n;
        wrong += mgpu_s2f6_from_f32(x) != (uint8_t)want;
    });
    for (int b = -128; b < 128; b++) {
        wrong += mgpu_s2f6_to_f32((uint8_t)b) != (float)b / 64;
        wrong += mgpu_s2f6_from_f32(((float)b + 0.5f) / 64) !=
                 (uint8_t)(b == 127 || b % 2 == 0 ? b : b + 1);
    }
    CHECK(wrong == 0);
    CHECK(mgpu_s2f6_from_f32(-2.0f) == 0x80);
    CHECK(mgpu_s2f6_from_f32(-of_bits(0x7f800000)) == 0x80);
    CHECK(mgpu_s2f6_from_f32(of_bits(0xffc00000)) == 0x7f);
}

TEST_CASE("The five roundings of a type meet at its values and part between them")
{
    for (uint32_t m = 0; m < 0x7f; m++) {
        const float x = mgpu_e4m3_to_f32((uint8_t)m), next = mgpu_e4m3_to_f32((uint8_t)(m + 1));
        const struct {
            uint32_t how, plus, minus;
        } want[] = {{MGPU__CVT_RN, m + m % 2, m + m % 2},
                    {MGPU__CVT_RZ, m, m},
                    {MGPU__CVT_RM, m, m + 1},
                    {MGPU__CVT_RP, m + 1, m},
                    {MGPU__CVT_RNA, m + 1, m + 1}};
        for (const auto &w : want) {
            CAPTURE(m, w.how);
            CHECK(mgpu__number_of_f32(x, MGPU__E4M3, w.how | MGPU__CVT_SATFINITE) == m);
            if (m == 0x7e)
                continue;
            const float middle = (x + next) / 2;
            CHECK(mgpu__number_of_f32(middle, MGPU__E4M3, w.how | MGPU__CVT_SATFINITE) ==
                  w.plus);
            CHECK(mgpu__number_of_f32(-middle, MGPU__E4M3, w.how | MGPU__CVT_SATFINITE) ==
                  (0x80 | w.minus));
            CHECK(mgpu__number_of_f32(-middle, MGPU__E4M3,
                                      w.how | MGPU__CVT_RELU | MGPU__CVT_SATFINITE) == 0);
        }
    }
    const float large = of_bits(0x7f7fffff), infinity = of_bits(0x7f800000);
    for (const float sign : {1.0f, -1.0f})
        for (uint32_t how = 0; how <= MGPU__CVT_RNA; how++) {
            const bool inward = how == MGPU__CVT_RZ || (how == MGPU__CVT_RM && sign > 0) ||
                                (how == MGPU__CVT_RP && sign < 0);
            const uint32_t s = sign < 0 ? 0x8000 : 0;
            CHECK(mgpu__number_of_f32(sign * large, MGPU__F16, how) ==
                  (s | (inward ? 0x7bff : 0x7c00)));
            CHECK(mgpu__number_of_f32(sign * infinity, MGPU__F16, how) == (s | 0x7c00));
            CHECK(mgpu__number_of_f32(sign * infinity, MGPU__F16, how | MGPU__CVT_SATFINITE) ==
                  (s | 0x7bff));
        }
}
