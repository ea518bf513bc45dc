/* tests/emu/math/test_fma.cpp - a * b + c in integers is that of the machine.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/emu/math/fma.h>

#include "catch.h"

#include <algorithm>
#include <cmath>
#include <random>

static double
number(uint64_t bits)
{
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

static uint32_t compared;

static void
check(double a, double b, double c)
{
    const double want = std::fma(a, b, c), got = mgpu__fma(a, b, c);
    compared++;
    if (std::isnan(want) ? std::isnan(got) : mgpu__double_bits(got) == mgpu__double_bits(want))
        return;
    CAPTURE(mgpu__double_bits(a), mgpu__double_bits(b), mgpu__double_bits(c));
    CHECK(mgpu__double_bits(got) == mgpu__double_bits(want));
}

TEST_CASE("mgpu__fma at the ends of the numbers")
{
    compared = 0;
    static const uint64_t ends[] = {0,
                                    1,
                                    2,
                                    0x000fffffffffffff,
                                    0x0010000000000000,
                                    0x0010000000000001,
                                    0x3ca0000000000000,
                                    0x3fefffffffffffff,
                                    0x3ff0000000000000,
                                    0x3ff0000000000001,
                                    0x4340000000000000,
                                    0x7fe0000000000000,
                                    0x7fefffffffffffff,
                                    0x7ff0000000000000,
                                    0x7ff8000000000001};
    for (const uint64_t a : ends)
        for (const uint64_t b : ends)
            for (const uint64_t c : ends)
                for (uint64_t signs = 0; signs < 8; signs++)
                    check(number(a | (signs & 1) << 63), number(b | (signs >> 1 & 1) << 63),
                          number(c | signs >> 2 << 63));
    CHECK(compared == 15 * 15 * 15 * 8);
}

TEST_CASE("mgpu__fma of numbers near and far, and where the sum nearly vanishes")
{
    std::mt19937_64 random(7);
    compared = 0;
    for (int i = 0; i < 400000; i++) {
        const int width = i % 3 == 0 ? 4 : i % 3 == 1 ? 120 : 2000;
        const auto draw = [&] {
            const uint64_t field = (uint64_t)std::min(
                2046, std::max(0, 1023 + (int)(random() % (2 * width)) - width));
            return number((random() & 0x800fffffffffffffu) | field << 52);
        };
        const double a = draw(), b = draw(), product = a * b;
        const uint64_t near = mgpu__double_bits(-product) + random() % 5 - 2;
        check(a, b, draw());
        check(a, b, i % 2 == 0 && std::isfinite(product) && product != 0 ? number(near) : 0.0);
    }
    CHECK(compared == 800000);
}
