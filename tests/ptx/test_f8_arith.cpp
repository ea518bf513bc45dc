/* tests/ptx/test_f8_arith.cpp - arithmetic of four numbers of 8, 6 or 4 bits, against the nearest of all numbers of the result.
 * SPDX-License-Identifier: MIT
 *
 * The reference has the sum in long double, whose 64 bits hold it where it is rounded to a number, and looks for the
 * nearest of the 256, and for the even one of two.
 */
#include "../emu/model.h"

#include <mgpu/ptx/f8_arith.h>

#include <cmath>
#include <random>

namespace
{

enum { TYPES = 7, E2M1 = MGPU_F8X4_E2M1 };

/* A number by its fields: sign, exponent, mantissa; 7 and 8 mark infinity and NaN as they come. */
long double
number(uint32_t type, uint32_t bits)
{
    static const struct {
        int exponent, mantissa, bias;
    } of[6] = {{5, 2, 15}, {4, 3, 7}, {3, 2, 3}, {2, 3, 1}, {2, 1, 1}, {2, 1, 1}};
    if (type == MGPU_F8X4_UE8M0)
        return bits == 0xff ? NAN : std::ldexp(1.0L, (int)bits - 127);
    const int e = (int)(bits >> of[type].mantissa) & ((1 << of[type].exponent) - 1);
    const int m = (int)bits & ((1 << of[type].mantissa) - 1);
    const bool negative = bits >> (of[type].mantissa + of[type].exponent) & 1;
    if ((type == MGPU_F8X4_E5M2 && e == 31 && m != 0) ||
        (type == MGPU_F8X4_E4M3 && e == 15 && m == 7))
        return NAN;
    if (type == MGPU_F8X4_E5M2 && e == 31)
        return negative ? -INFINITY : INFINITY;
    const long double size =
        std::ldexp((long double)(e == 0 ? m : m + (1 << of[type].mantissa)),
                   (e == 0 ? 1 : e) - of[type].bias - of[type].mantissa);
    return negative ? -size : size;
}

uint32_t
lane(uint32_t type, uint32_t word, uint32_t i)
{
    static const uint32_t mask[TYPES] = {0xff, 0xff, 0x3f, 0x3f, 0xf, 0xf, 0xff};
    return word >> (type == E2M1 ? 4 * i : 8 * i) & mask[type];
}

/* The nearest e5m2 or e4m3. */
uint32_t
nearest(long double x, uint32_t d, bool satfinite)
{
    const uint32_t largest = d == MGPU_F8X4_E5M2 ? 0x7b : 0x7e,
                   sign = std::signbit(x) ? 0x80 : 0;
    const long double size = std::fabs(x);
    if (std::isnan(x))
        return 0x7f;
    uint32_t best = 0;
    for (uint32_t m = 1; m <= largest + 1;
         m++) { /* one more, as if there were another number */
        const long double at =
            m <= largest ? number(d, m) : 2 * number(d, largest) - number(d, largest - 1);
        const long double here = std::fabs(size - at),
                          there = std::fabs(size - number(d, best));
        if (size >= at || here < there || (here == there && m % 2 == 0))
            best = m;
    }
    if (best <= largest)
        return sign | best;
    return satfinite ? sign | largest : d == MGPU_F8X4_E5M2 ? sign | 0x7c : 0x7f;
}

uint32_t
wanted(const char *op, uint32_t d, bool satfinite, uint32_t a_type, uint32_t b_type, uint32_t a,
       uint32_t b, uint32_t c)
{
    uint32_t r = 0;
    for (uint32_t i = 0; i < 4; i++) {
        const long double x = number(a_type, lane(a_type, a, i)),
                          y = number(b_type, lane(b_type, b, i));
        const long double z = number(d, lane(d, c, i));
        r |= nearest(*op == 'a'   ? x + z
                     : *op == 's' ? x - z
                     : *op == 'm' ? x * y
                                  : x * y + z,
                     d, satfinite)
             << 8 * i;
    }
    return r;
}

} /* namespace */

#define ROW(d, sat, D, s)                                                                      \
    CHECK(mgpu_add_rn##sat##_##d##x4(t, a, c) ==                                               \
          wanted("add", MGPU_F8X4_##D, s, t, 0, a, 0, c));                                     \
    CHECK(mgpu_sub_rn##sat##_##d##x4(t, a, c) ==                                               \
          wanted("sub", MGPU_F8X4_##D, s, t, 0, a, 0, c));                                     \
    CHECK(mgpu_mul_rn##sat##_##d##x4(t * 7 + u, a, b) ==                                       \
          wanted("mul", MGPU_F8X4_##D, s, t, u, a, b, 0));                                     \
    CHECK(mgpu_fma_rn##sat##_##d##x4(t * 7 + u, a, b, c) ==                                    \
          wanted("fma", MGPU_F8X4_##D, s, t, u, a, b, c))

TEST_CASE(
    "arithmetic of four numbers: each pair of types, rounded once to the nearest, ties to even")
{
    std::mt19937 rng(3);
    for (uint32_t t = 0; t < TYPES; t++)
        for (uint32_t u = 0; u < TYPES; u++)
            for (uint32_t i = 0; i < 60; i++) {
                /* exponents of ue8m0 near 0, so that sums meet, and far from it */
                const uint32_t a = t == MGPU_F8X4_UE8M0 && i % 4
                                       ? 0x7b7b7b7bu + ((uint32_t)rng() & 0x07070707u)
                                       : (uint32_t)rng();
                const uint32_t b = u == MGPU_F8X4_UE8M0 && i % 3
                                       ? 0x7b7b7b7bu + ((uint32_t)rng() & 0x07070707u)
                                       : (uint32_t)rng();
                const uint32_t c = (uint32_t)rng();
                CAPTURE(t, u, a, b, c);
                ROW(e5m2, , E5M2, false);
                ROW(e5m2, _satfinite, E5M2, true);
                ROW(e4m3, , E4M3, false);
                ROW(e4m3, _satfinite, E4M3, true);
            }
    CHECK(MGPU_F8X4(E2M1P4, E4M3) == 5 * 7 + 1);
    CHECK(mgpu_mul_rn_e4m3x4(MGPU_F8X4(E2M1P4, UE8M0), 0x0f0a0201u, 0x7f807f80u) ==
          0xcc /* -6 */ * 0x1000000u + 0xc0 /* -2 */ * 0x10000u + 0x38 /* 1 */ * 0x100u +
              0x38 /* 1 */);
}

typedef struct {
    uint32_t *out;
} f8_args;

MGPU_KERNEL(four_numbers, f8_args, p, 32, 1)
{
    if (threadIdx.x == 0)
        p->out[0] = mgpu_add_rn_e4m3x4(MGPU_F8X4_E4M3, 0x38383838u, 0x38383838u);
}

TEST_CASE("arithmetic of four numbers: sm_100a and sm_103a alone")
{
    model m;
    known<uint32_t> out(1);
    for (uint32_t target : {(uint32_t)MGPU_EMU_SM_100A, (uint32_t)MGPU_EMU_SM_103A}) {
        m.config.target = target;
        REQUIRE(m.run(four_numbers_kernel, 1, 32, f8_args{out.data.data()}) == MGPU_OK);
        CHECK(out.data[0] == 0x40404040u);
    }
    for (uint32_t target :
         {(uint32_t)MGPU_EMU_SM_90A, (uint32_t)MGPU_EMU_SM_100F, (uint32_t)MGPU_EMU_SM_107A}) {
        m.config.target = target;
        CHECK(m.run(four_numbers_kernel, 1, 32, f8_args{out.data.data()}) == MGPU_ERROR_FAULT);
        CHECK(m.says({"mgpu_add_rn_e4m3x4 needs sm_100a or sm_103a, the target is "}));
    }
}
