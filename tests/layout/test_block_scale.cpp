/* tests/layout/test_block_scale.cpp - f32 to mxfp8, mxfp4 and nvfp4 and back.
 * SPDX-License-Identifier: MIT
 *
 * Against tables of all elements: each is the nearest one, no scale is larger than it must be.
 */
#include "catch.h"

#include <mgpu/layout/block_scale.h>
#include <mgpu/layout/mma_fragment.h>
#include <mgpu/layout/scale.h>

#include <cmath>
#include <random>
#include <vector>

namespace
{

const mgpu_block_format formats[] = {MGPU_BLOCK_MXFP8, MGPU_BLOCK_MXFP8_E5M2, MGPU_BLOCK_MXFP4,
                                     MGPU_BLOCK_NVFP4};

/* What bits are worth: a sign, e bits of exponent, m of mantissa. */
double
worth(uint32_t bits, int e, int m)
{
    const int field = (int)(bits >> m) & ((1 << e) - 1), low = (int)bits & ((1 << m) - 1);
    const int bias = (1 << (e - 1)) - 1;
    const double v = field == 0 ? std::ldexp(low, 1 - bias - m)
                                : std::ldexp(low + (1 << m), field - bias - m);
    return bits >> (e + m) & 1 ? -v : v;
}

/* All finite elements of a format, by their bits; NAN for others. */
std::vector<double>
elements(mgpu_block_format f)
{
    std::vector<double> all;
    for (uint32_t bits = 0; bits < (f < MGPU_BLOCK_MXFP4 ? 256u : 16u); bits++)
        all.push_back(f == MGPU_BLOCK_MXFP8 ? (bits & 127) == 127 ? NAN : worth(bits, 4, 3)
                      : f == MGPU_BLOCK_MXFP8_E5M2
                          ? (bits & 127) > 0x7b ? NAN : worth(bits, 5, 2)
                          : worth(bits, 2, 1));
    return all;
}

double
scale_worth(mgpu_block_format f, uint8_t bits)
{
    return f == MGPU_BLOCK_NVFP4 ? worth(bits, 4, 3) : std::ldexp(1.0, bits - 127);
}

double
most(mgpu_block_format f)
{
    return f == MGPU_BLOCK_MXFP8 ? 448 : f == MGPU_BLOCK_MXFP8_E5M2 ? 57344 : 6;
}

/* Element i of a row, of any format. */
uint8_t
elem_at(mgpu_block_format f, const uint8_t *row, uint32_t i)
{
    return f < MGPU_BLOCK_MXFP4 ? row[i]
                                : (uint8_t)(i % 2 == 0 ? row[i / 2] & 15 : row[i / 2] >> 4);
}

} // namespace

TEST_CASE("mgpu_block_elems, mgpu_block_scales, mgpu_block_row_bytes")
{
    CHECK(mgpu_block_elems(MGPU_BLOCK_MXFP8) == 32);
    CHECK(mgpu_block_elems(MGPU_BLOCK_MXFP8_E5M2) == 32);
    CHECK(mgpu_block_elems(MGPU_BLOCK_MXFP4) == 32);
    CHECK(mgpu_block_elems(MGPU_BLOCK_NVFP4) == 16);
    CHECK(mgpu_block_scales(MGPU_BLOCK_NVFP4, 64) == 4);
    CHECK(mgpu_block_scales(MGPU_BLOCK_MXFP4, 65) == 3);
    CHECK(mgpu_block_row_bytes(MGPU_BLOCK_MXFP8, 65) == 65);
    CHECK(mgpu_block_row_bytes(MGPU_BLOCK_MXFP4, 65) == 33);
}

TEST_CASE("mgpu_block_scale: powers of two, the least with which nothing is clamped")
{
    for (const mgpu_block_format f : formats) {
        if (f == MGPU_BLOCK_NVFP4)
            continue;
        CHECK(mgpu_block_scale(f, (float)most(f)) == 127);
        CHECK(mgpu_block_scale(f, std::nextafter((float)most(f), 1e9f)) == 128);
        CHECK(mgpu_block_scale(f, (float)most(f) / 2) == 126);
        CHECK(mgpu_block_scale(f, 0.0f) == 0);
        CHECK(mgpu_block_scale(f, NAN) == 0xff);
        CHECK(mgpu_block_scale(f, INFINITY) == mgpu_block_scale(f, 3.4028234e38f));
        std::mt19937 random(1);
        for (int n = 0; n < 20000; n++) {
            const uint32_t bits = random() & 0x7fffffffu;
            if (bits >= 0x7f800000u)
                continue;
            const float x = mgpu__float_of_bits(bits);
            const uint8_t s = mgpu_block_scale(f, x);
            CAPTURE(f, x);
            REQUIRE((double)x <= most(f) * scale_worth(f, s));
            REQUIRE((s == 0 || (double)x > most(f) * scale_worth(f, s) / 2));
        }
    }
}

TEST_CASE("mgpu_block_scale: nvfp4 has the e4m3 nearest to a sixth")
{
    CHECK(mgpu_block_scale(MGPU_BLOCK_NVFP4, 6.0f) == 0x38);
    CHECK(mgpu_block_scale(MGPU_BLOCK_NVFP4, 448.0f * 6) == 0x7e);
    CHECK(mgpu_block_scale(MGPU_BLOCK_NVFP4, 1e30f) == 0x7e);
    CHECK(mgpu_block_scale(MGPU_BLOCK_NVFP4, 0.0f) == 0);
    CHECK(mgpu_block_scale(MGPU_BLOCK_NVFP4, NAN) == 0x7f);
    std::mt19937 random(2);
    for (int n = 0; n < 5000; n++) {
        const float x =
            std::ldexp(1 + (float)(random() % 4096) / 4096, (int)(random() % 24) - 12);
        const uint8_t s = mgpu_block_scale(MGPU_BLOCK_NVFP4, x);
        for (uint32_t other = 0; other < 0x7f; other++)
            REQUIRE(std::fabs(worth(s, 4, 3) - x / 6.0f) <=
                    std::fabs(worth(other, 4, 3) - x / 6.0f));
    }
}

TEST_CASE("mgpu_block_quantise: each element is the nearest one; rows of all lengths")
{
    for (const mgpu_block_format f : formats)
        for (const uint32_t k : {1u, 15u, 16u, 31u, 33u, 64u, 71u}) {
            const uint32_t rows = 5, pitch = k + 3, all = mgpu_block_scales(f, k),
                           bytes = mgpu_block_row_bytes(f, k);
            std::mt19937 random(3 + k);
            std::normal_distribution<float> normal;
            std::vector<float> x(rows * pitch, NAN), back(rows * pitch, 77.0f);
            std::vector<uint8_t> elems(rows * bytes + 1, 0xdb), scales(rows * all + 1, 0xdb);
            const std::vector<double> table = elements(f);
            const float factor = f == MGPU_BLOCK_NVFP4 ? 100.0f : 1.0f;
            for (uint32_t i = 0; i < rows * k; i++)
                x[i / k * pitch + i % k] =
                    random() % 7 == 0 ? 0 : std::ldexp(normal(random), (int)(i / k) * 3 - 6);
            mgpu_block_quantise(f, elems.data(), scales.data(), x.data(), rows, k, pitch,
                                factor);
            mgpu_block_dequantise(f, back.data(), elems.data(), scales.data(), rows, k, pitch);
            CHECK(elems.back() == 0xdb);
            CHECK(scales.back() == 0xdb);
            for (uint32_t row = 0; row < rows; row++) {
                for (uint32_t i = 0; i < k; i++) {
                    const uint8_t s = scales[row * all + i / mgpu_block_elems(f)];
                    const uint8_t e = elem_at(f, &elems[row * bytes], i);
                    const double by = scale_worth(f, s);
                    const float want = (float)(x[row * pitch + i] * factor / by);
                    CAPTURE(f, k, row, i);
                    REQUIRE((double)back[row * pitch + i] == table[e] * by);
                    if (by == 0) {
                        REQUIRE(table[e] == 0);
                        continue;
                    }
                    for (const double other : table)
                        if (!std::isnan(other))
                            REQUIRE(std::fabs(table[e] - want) <= std::fabs(other - want));
                }
                REQUIRE((k % 2 == 0 || f < MGPU_BLOCK_MXFP4 ||
                         elems[row * bytes + k / 2] >> 4 == 0));
                for (uint32_t i = k; i < pitch; i++)
                    REQUIRE(back[row * pitch + i] == 77.0f);
            }
        }
}

TEST_CASE("mgpu_block_dequantise, mgpu_block_quantise: what fits comes back")
{
    for (const mgpu_block_format f : formats) {
        const std::vector<double> table = elements(f);
        const uint32_t each = mgpu_block_elems(f), k = 8 * each;
        std::vector<float> x(k), back(k);
        std::vector<uint8_t> elems(k), scales(8);
        for (uint32_t i = 0; i < k; i++) {
            const double v = table[(i * 7) % table.size()];
            const double s = std::ldexp(1.0, (int)(i / each) - 4);
            x[i] = (float)((i % each == 0 ? most(f) : std::isnan(v) ? 0 : v) * s);
        }
        mgpu_block_quantise(f, elems.data(), scales.data(), x.data(), 1, k, k, 1.0f);
        mgpu_block_dequantise(f, back.data(), elems.data(), scales.data(), 1, k, k);
        CHECK(back == x);
    }
}

TEST_CASE("mgpu_block_quantise: NaN makes the scale a NaN, infinity is the largest number")
{
    for (const mgpu_block_format f : formats) {
        std::vector<float> x(32, 1.0f), back(32);
        std::vector<uint8_t> elems(32), scales(2);
        x[3] = NAN;
        mgpu_block_quantise(f, elems.data(), scales.data(), x.data(), 1, 32, 32, 1.0f);
        CHECK(scales[0] == (f == MGPU_BLOCK_NVFP4 ? 0x7f : 0xff));
        mgpu_block_dequantise(f, back.data(), elems.data(), scales.data(), 1, 32, 32);
        CHECK(std::isnan(back[5]));
        x[3] = -INFINITY;
        mgpu_block_quantise(f, elems.data(), scales.data(), x.data(), 1, 32, 32, 1.0f);
        CHECK(elem_at(f, elems.data(), 3) == (f == MGPU_BLOCK_MXFP8        ? 0xfe
                                              : f == MGPU_BLOCK_MXFP8_E5M2 ? 0xfb
                                                                           : 0xf));
    }
}

/* The scales of a row in a word are mma.sync's; in blocks tcgen05.cp's. */
TEST_CASE("scales of mgpu_block_quantise: mma.sync's register, mgpu_scale_pack()'s blocks")
{
    const uint32_t rows = 16, k = 64;
    std::vector<float> x(rows * k);
    std::vector<uint8_t> elems(rows * k / 2), scales(rows * 4),
        blocks(mgpu_scale_bytes(rows, 4));
    for (uint32_t i = 0; i < rows * k; i++)
        x[i] = (float)(i % 16 == 0 ? 6 : i % 3) * std::ldexp(1.0f, (int)(i / 16 % 13) - 6);
    mgpu_block_quantise(MGPU_BLOCK_NVFP4, elems.data(), scales.data(), x.data(), rows, k, k, 1);
    mgpu_scale_pack(blocks.data(), scales.data(), rows, 4, 4);
    for (uint32_t row = 0; row < rows; row++)
        for (uint32_t i = 0; i < 4; i++) {
            const mgpu_slot at = mgpu_mma_scale_a_slot(0, 0, row, i);
            const int e = (int)((row * 4 + i) % 13) - 6;
            CHECK(worth(scales[row * 4 + i], 4, 3) == std::ldexp(1.0, e));
            CHECK(at.half == i); /* of the word of its row */
            CHECK(blocks[mgpu_scale_offset(4, row, i)] == scales[row * 4 + i]);
        }
}
