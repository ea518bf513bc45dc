/* tests/layout/test_weights.cpp - packed weights: each number and scale where the picture of layout/weights.h has it, zeros beside.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/layout/weights.h>

#include "catch.h"

#include <cstring>
#include <random>
#include <vector>

/* W of n x k: whole numbers, a scale for each group. */
struct weights {
    uint32_t bits, n, k, group;
    std::vector<int8_t> q;
    std::vector<uint16_t> scales;

    weights(uint32_t bits_, uint32_t n_, uint32_t k_, uint32_t group_)
        : bits(bits_), n(n_), k(k_), group(group_), q((size_t)n_ * k_),
          scales((size_t)n_ * (k_ / group_))
    {
        std::mt19937 random(n + 3 * k + bits + group);
        for (int8_t &x : q)
            x = (int8_t)((int)(random() % (1u << bits)) - (1 << (bits - 1)));
        for (uint16_t &x : scales)
            x = (uint16_t)random();
    }
};

/* By the words of the picture: of a thread, a step of 16 along K, a register, a half. */
static uint32_t
wrong_in_block(const weights &w, const uint8_t *at, uint32_t row0, uint32_t col0)
{
    const uint32_t bits = w.bits, mask = (1u << bits) - 1;
    uint32_t wrong = 0;
    for (uint32_t i = 0; i < 64 * 64; i++) {
        const uint32_t t = i / 32, step = i / 8 % 4, reg = i / 2 % 4, odd = i % 2;
        const uint32_t row = row0 + t / 32 * 16 + t % 32 / 4 + reg % 2 * 8;
        const uint32_t col = col0 + step * 16 + t % 4 * 2 + reg / 2 * 8 + odd;
        const uint32_t word =
            bits == 4 ? t * 4 + step : step / 2 * 512 + t * 4 + step % 2 * 2 + reg / 2;
        const uint32_t bit = 16 * odd + (bits == 4 ? 4 * reg : reg % 2 * 8);
        uint32_t v;
        std::memcpy(&v, at + word * 4, 4);
        wrong += (v >> bit & mask) !=
                 (row < w.n && col < w.k
                      ? (uint32_t)(w.q[(size_t)row * w.k + col] + (1 << (bits - 1)))
                      : 0);
    }
    for (uint32_t i = 0; i < 64; i++) {
        const uint32_t row = row0 + i / 16 * 16 + i / 2 % 8 + i % 2 * 8;
        uint16_t v;
        std::memcpy(&v, at + 512 * bits + i * 2, 2);
        wrong += v != (row < w.n && col0 < w.k
                           ? w.scales[(size_t)row * (w.k / w.group) + col0 / w.group]
                           : 0);
    }
    return wrong;
}

TEST_CASE("mgpu_weights_pack: each number and scale where the picture has it, zeros beside")
{
    for (uint32_t bits = 4; bits <= 8; bits += 4)
        for (uint32_t group = 64; group <= 192; group += 64) {
            const uint32_t n = 200, k = group == 128 ? 256 : 192, strips = 4, all = 4;
            const weights w(bits, n, k, group);
            std::vector<uint8_t> p(mgpu_weights_bytes(bits, n, k), 0xdb);
            CAPTURE(bits, group);
            REQUIRE(mgpu_weights_blocks(k) == all);
            REQUIRE(p.size() == (size_t)strips * all * (512 * bits + 128));
            CHECK(mgpu_weights_pack(bits, p.data(), w.q.data(), w.scales.data(), n, k, group) ==
                  (uint64_t)n * k);
            uint32_t wrong = 0;
            for (uint32_t b = 0; b < strips * all; b++)
                wrong += wrong_in_block(w, &p[(size_t)b * MGPU_WEIGHTS_BLOCK_BYTES(bits)],
                                        b / all * 64, b % all * 64);
            CHECK(wrong == 0);
        }
}

TEST_CASE("mgpu_weights_pack: the place of the first number that does not fit")
{
    weights w(4, 8, 128, 64);
    std::vector<uint8_t> p(mgpu_weights_bytes(8, 8, 128));
    const auto pack = [&](uint32_t bits) {
        return mgpu_weights_pack(bits, p.data(), w.q.data(), w.scales.data(), 8, 128, 64);
    };
    CHECK(pack(4) == 8 * 128);
    for (const int v : {-128, -9, 8, 127}) {
        w.q[700] = (int8_t)v;
        CHECK(pack(4) == 700);
        CHECK(pack(8) == 8 * 128);
    }
    w.q[5] = 8;
    CHECK(pack(4) == 5);
}

TEST_CASE("mgpu_weights_number, mgpu_weights_scale: no two in one place, all of the block")
{
    for (uint32_t bits = 4; bits <= 8; bits += 4) {
        std::vector<uint32_t> used(MGPU_WEIGHTS_BLOCK_BYTES(bits));
        for (uint32_t row = 0; row < 64; row++) {
            for (uint32_t col = 0; col < 64; col++) {
                const mgpu_weights_slot at = mgpu_weights_number(bits, row, col);
                REQUIRE(at.byte < 512 * bits);
                used[at.byte] += ((1u << bits) - 1) << at.bit;
            }
            const uint32_t scale = mgpu_weights_scale(bits, row);
            REQUIRE(scale + 1 < used.size());
            used[scale] += 255;
            used[scale + 1] += 255;
        }
        CHECK(used == std::vector<uint32_t>(used.size(), 255));
    }
}

TEST_CASE("mgpu_weights_scale_fits: of bf16 0, or 2^-94 to less than 2^27; all of f16")
{
    for (uint32_t s = 0; s < 65536; s++) {
        const uint32_t size = s & 0x7fff;
        const bool fits = size == 0 || (size >= 0x1080 && size < 0x4d00);
        if (mgpu_weights_scale_fits(MGPU_DTYPE_BF16, (uint16_t)s) != fits ||
            !mgpu_weights_scale_fits(MGPU_DTYPE_F16, (uint16_t)s))
            FAIL(s);
    }
}
