/* tests/emu/math/test_cvt.cpp - the conversions of the model, against a second formulation.
 * SPDX-License-Identifier: MIT
 *
 * Rounding, relu and satfinite of both types against a search are in ptx/test_cvt.cu.
 */
#include "catch.h"

#include <mgpu/emu/math/cvt.h>

#include <cmath>
#include <vector>

TEST_CASE("mgpu__float_of_f16, mgpu__f16_of_float: all values there and back")
{
    std::vector<uint32_t> wrong;
    auto expect = [&](uint32_t h, bool right) {
        if (!right)
            wrong.push_back(h);
    };
    for (uint32_t h = 0; h < 0x10000; h++) {
        uint32_t e = h >> 10 & 31, m = h & 0x3ff;
        float x = mgpu__float_of_f16((uint16_t)h), sign = h & 0x8000 ? -1.0f : 1.0f;
        if (e == 31 && m != 0) {
            expect(h, mgpu__bits_of_float(x) == 0x7fffffff && mgpu__f16_of_float(x) == 0x7fff);
            continue;
        }
        double want = e == 31  ? (double)mgpu__float_of_bits(0x7f800000)
                      : e == 0 ? m / 16777216.0
                               : (1024 + m) / 33554432.0 * (double)(1u << e);
        expect(h, (double)(x * sign) == want);
        expect(h, mgpu__f16_of_float(x) == h);
        if (e == 31 || (h & 0x7fff) == 0x7bff)
            continue;
        /* Halfway to the next value: to even; one step to either side: there. */
        double next = (double)mgpu__float_of_f16((uint16_t)(h + 1));
        uint32_t half = mgpu__bits_of_float((float)(((double)x + next) / 2));
        expect(h, mgpu__f16_of_float(mgpu__float_of_bits(half)) == h + (h & 1));
        expect(h, mgpu__f16_of_float(mgpu__float_of_bits(half - 1)) == h);
        expect(h, mgpu__f16_of_float(mgpu__float_of_bits(half + 1)) == h + 1);
    }
    CHECK(wrong.empty());
    CHECK(mgpu__f16_of_float(65519.996f) == 0x7bff);
    CHECK(mgpu__f16_of_float(65520.0f) == 0x7c00);
    CHECK(mgpu__f16_of_float(-65520.0f) == 0xfc00);
    CHECK(mgpu__f16_of_float(1e-30f) == 0);
}

TEST_CASE("mgpu__float_of_bf16, mgpu__bf16_of_float: all values there and back")
{
    std::vector<uint32_t> wrong;
    for (uint32_t h = 0; h < 0x10000; h++) {
        float x = mgpu__float_of_bf16((uint16_t)h);
        auto rounds_to = [&](uint32_t low, uint32_t want) {
            return mgpu__bf16_of_float(mgpu__float_of_bits(h << 16 | low)) == want;
        };
        bool right = mgpu__bits_of_float(x) == h << 16;
        if (x != x)
            right = right && mgpu__bf16_of_float(x) == 0x7fff;
        else
            right = right && rounds_to(0, h);
        if ((h & 0x7fff) < 0x7f80)
            right = right && rounds_to(0x7fff, h) && rounds_to(0x8000, h + (h & 1)) &&
                    rounds_to(0x8001, h + 1);
        if (!right)
            wrong.push_back(h);
    }
    CHECK(wrong.empty());
}

/* f16 by the additions of the host: 0.5f has its last bit at 2^-24. */
static uint32_t
f16_by_addition(float value)
{
    const uint32_t u = mgpu__bits_of_float(value), sign = u >> 16 & 0x8000, a = u & 0x7fffffff;
    if (a > 0x7f800000)
        return 0x7fff;
    if (a >= 0x477ff000) /* 65520 and more */
        return sign | 0x7c00;
    if (a < 0x38800000)
        return sign | (mgpu__bits_of_float(mgpu__float_of_bits(a) + 0.5f) & 0x7ff);
    return sign | ((a + 0xfff + (a >> 13 & 1) - 0x38000000) >> 13);
}

/* tf32 by the rounding of the host, in units of its last bit. */
static uint32_t
tf32_by_rint(uint32_t u)
{
    const double x = (double)mgpu__float_of_bits(u);
    int e;
    if (std::isnan(x))
        return 0x7fffe000;
    if (std::isinf(x) || x == 0)
        return u;
    (void)std::frexp(x, &e);
    e = (e < -125 ? -125 : e) - 11;
    const double y = std::ldexp(std::nearbyint(std::ldexp(x, -e)), e);
    return mgpu__bits_of_float(std::fabs(y) >= 0x1p128 ? std::copysign(INFINITY, (float)x)
                                                       : (float)y);
}

TEST_CASE("mgpu__f16_of_float, mgpu__tf32_of_bits: all sums of 14 low and all high halves")
{
    static const uint32_t low[] = {0x0000, 0x0001, 0x0fff, 0x1000, 0x1001, 0x1fff, 0x2fff,
                                   0x3000, 0x3001, 0x7fff, 0x8000, 0x8001, 0xffff, 0x5a5a};
    uint32_t f16 = 0, tf32 = 0;
    for (uint32_t high = 0; high < 0x10000; high++)
        for (const uint32_t l : low) {
            const uint32_t u = high << 16 | l;
            f16 += mgpu__f16_of_float(mgpu__float_of_bits(u)) !=
                   f16_by_addition(mgpu__float_of_bits(u));
            tf32 += mgpu__tf32_of_bits(u) != tf32_by_rint(u);
        }
    CHECK(f16 == 0);
    CHECK(tf32 == 0);
}
