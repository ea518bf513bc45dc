/* tests/ptx/test_simd.cpp - four bytes or two halves at once, each pair of bytes against C's own types.
 * SPDX-License-Identifier: MIT
 */
#include "../emu/model.h"

#include <mgpu/ptx/simd.h>

#include <algorithm>
#include <limits>
#include <random>

namespace
{

/* Lanes of type T, by `one` of each. */
template <typename T, typename F>
uint32_t
lanes(uint32_t a, uint32_t b, F one)
{
    T x[4 / sizeof(T)], y[4 / sizeof(T)], r[4 / sizeof(T)];
    uint32_t word;
    std::memcpy(x, &a, 4);
    std::memcpy(y, &b, 4);
    for (size_t i = 0; i < 4 / sizeof(T); i++)
        r[i] = (T)one((int)x[i], (int)y[i]);
    std::memcpy(&word, r, 4);
    return word;
}

template <typename T>
int
clamped(int x)
{
    return std::min<int>(std::max<int>(x, std::numeric_limits<T>::min()),
                         std::numeric_limits<T>::max());
}

int
add(int a, int b)
{
    return a + b;
}
int
sub(int a, int b)
{
    return a - b;
}
int
least(int a, int b)
{
    return b < a ? b : a;
}
int
most(int a, int b)
{
    return b > a ? b : a;
}
int
negated(int a, int)
{
    return -a;
}
template <typename T>
int
add_sat(int a, int b)
{
    return clamped<T>(a + b);
}

/* How many words of which the function and C's type do not say the same. */
template <typename T, typename F, typename G>
uint32_t
wrong(F f, G one)
{
    std::mt19937 rng(7);
    uint32_t bad = 0;
    for (uint32_t i = 0; i < 65536;
         i++) { /* each pair of bytes in lane 0, and in lane 3 turned round */
        const uint32_t p = i & 0xff, q = i >> 8, edge = sizeof(T) == 2 && i % 4 == 0;
        uint32_t a = p | q << 24, b = q | p << 24;
        a |= edge ? 0x80007f00u : (uint32_t)rng() & 0xffff00u;
        b |= edge ? 0x7f00ff00u : (uint32_t)rng() & 0xffff00u;
        bad += f(a, b) != lanes<T>(a, b, one);
    }
    return bad;
}

uint32_t
neg_s8x4(uint32_t a, uint32_t)
{
    return mgpu_neg_s8x4(a);
}

} /* namespace */

#define CALL(name) [](uint32_t a, uint32_t b) { return mgpu_##name(a, b); }
#define SET(type, T)                                                                           \
    CHECK(wrong<T>(CALL(set_eq_##type), [](int a, int b) { return -(a == b); }) == 0);         \
    CHECK(wrong<T>(CALL(set_ne_##type), [](int a, int b) { return -(a != b); }) == 0);         \
    CHECK(wrong<T>(CALL(set_lt_##type), [](int a, int b) { return -(a < b); }) == 0);          \
    CHECK(wrong<T>(CALL(set_le_##type), [](int a, int b) { return -(a <= b); }) == 0);         \
    CHECK(wrong<T>(CALL(set_gt_##type), [](int a, int b) { return -(a > b); }) == 0);          \
    CHECK(wrong<T>(CALL(set_ge_##type), [](int a, int b) { return -(a >= b); }) == 0)

TEST_CASE("four bytes: sums, differences, extremes, negatives")
{
    CHECK(wrong<uint8_t>(CALL(add_u8x4), add) == 0);
    CHECK(wrong<int8_t>(CALL(add_s8x4), add) == 0);
    CHECK(wrong<uint8_t>(CALL(sub_u8x4), sub) == 0);
    CHECK(wrong<int8_t>(CALL(sub_s8x4), sub) == 0);
    CHECK(wrong<uint8_t>(CALL(min_u8x4), least) == 0);
    CHECK(wrong<int8_t>(CALL(min_s8x4), least) == 0);
    CHECK(wrong<uint8_t>(CALL(max_u8x4), most) == 0);
    CHECK(wrong<int8_t>(CALL(max_s8x4), most) == 0);
    CHECK(wrong<int8_t>(neg_s8x4, negated) == 0);
}

TEST_CASE("sums that are clamped: bytes, halves, words")
{
    CHECK(wrong<uint8_t>(CALL(add_sat_u8x4), add_sat<uint8_t>) == 0);
    CHECK(wrong<int8_t>(CALL(add_sat_s8x4), add_sat<int8_t>) == 0);
    CHECK(wrong<uint16_t>(CALL(add_sat_u16x2), add_sat<uint16_t>) == 0);
    CHECK(wrong<int16_t>(CALL(add_sat_s16x2), add_sat<int16_t>) == 0);
    for (uint32_t a : {0u, 1u, 0x7fffffffu, 0x80000000u, 0xfffffffeu, 0xffffffffu})
        for (uint32_t b : {0u, 1u, 2u, 0x80000000u, 0xffffffffu})
            CHECK(mgpu_add_sat_u32(a, b) == std::min<uint64_t>((uint64_t)a + b, 0xffffffffu));
}

TEST_CASE("comparisons: lanes of ones and zeros")
{
    SET(u8x4, uint8_t);
    SET(s8x4, int8_t);
    SET(u16x2, uint16_t);
    SET(s16x2, int16_t);
}

typedef struct {
    uint32_t *out, what;
} simd_args;

MGPU_KERNEL(four_bytes, simd_args, p, 32, 1)
{
    if (threadIdx.x == 0)
        p->out[0] = p->what ? mgpu_set_lt_u8x4(0x01020304u, 0x02020202u)
                            : mgpu_add_u8x4(0x010203ffu, 0x01010101u);
}

TEST_CASE("four bytes: on Rubin and sm_120; comparisons on Rubin alone")
{
    model m;
    known<uint32_t> out(1);
    for (uint32_t target :
         {(uint32_t)MGPU_EMU_SM_107A, (uint32_t)MGPU_EMU_SM_107F, (uint32_t)MGPU_EMU_SM_120A}) {
        m.config.target = target;
        REQUIRE(m.run(four_bytes_kernel, 1, 32, simd_args{out.data.data(), 0}) == MGPU_OK);
        CHECK(out.data[0] == 0x02030400u);
        const bool rubin = target != MGPU_EMU_SM_120A;
        REQUIRE(m.run(four_bytes_kernel, 1, 32, simd_args{out.data.data(), 1}) ==
                (rubin ? MGPU_OK : MGPU_ERROR_FAULT));
        if (rubin)
            CHECK(out.data[0] == 0xff000000u);
        else
            CHECK(m.says({"mgpu_set_lt_u8x4 needs sm_107a or sm_107f, the target is sm_120a"}));
    }
    m.config.target = MGPU_EMU_SM_100A;
    CHECK(m.run(four_bytes_kernel, 1, 32, simd_args{out.data.data(), 0}) == MGPU_ERROR_FAULT);
    CHECK(m.says({"mgpu_add_u8x4 needs sm_107a, sm_107f or sm_120a, the target is sm_100a: "
                  "MGPU_EMU_TARGET=sm_107a"}));
}
