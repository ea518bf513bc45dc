/* tests/layout/test_sparse_pack.cpp - a dense matrix to a sparse one and back, and its metadata.
 * SPDX-License-Identifier: MIT
 */
#include "catch.h"

#include <mgpu/layout/sparse_pack.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

namespace
{

const uint32_t sizes[] = {4, 8, 16, 32};

uint32_t
parts_of(uint32_t bits)
{
    return bits == 32 ? 2 : 4;
}

} // namespace

TEST_CASE("mgpu_sparse_choose: the two that weigh most, of equal ones the first")
{
    for (uint32_t n = 0; n < 256; n++) { /* weights 0 to 3 in all orders */
        const float w[4] = {(float)(n & 3), (float)(n >> 2 & 3), (float)(n >> 4 & 3),
                            (float)(n >> 6)};
        const uint32_t code = mgpu_sparse_choose(16, w), a = code & 3, b = code >> 2;
        CAPTURE(n);
        REQUIRE(mgpu_mma_sp_code_ok(16, code));
        for (uint32_t i = 0; i < 4; i++)
            for (uint32_t kept : {a, b})
                if (i != a && i != b)
                    REQUIRE((w[i] < w[kept] || (w[i] == w[kept] && i > kept)));
        CHECK(mgpu_sparse_choose(8, w) == code);
        CHECK(mgpu_sparse_choose(4, w) == code);
        CHECK(mgpu_sparse_choose(32, w) == (w[1] > w[0] ? 0xeu : 0x4u));
    }
}

TEST_CASE("mgpu_sparse_prune: half of each group stays as it was, and is the larger one")
{
    for (const uint32_t bits : sizes) {
        const uint32_t group = mgpu_mma_sp_group(bits), rows = 3, k = 64, pitch = 70;
        std::mt19937 random(bits);
        std::vector<float> x(rows * pitch), was;
        for (float &v : x)
            v = (float)(random() % 2000 + 1) * (random() % 2 == 0 ? 1.0f : -1.0f);
        was = x;
        mgpu_sparse_prune(bits, x.data(), rows, k, pitch);
        for (uint32_t row = 0; row < rows; row++) {
            for (uint32_t from = 0; from < k; from += group) {
                double kept = 0, lost = 0;
                uint32_t zeros = 0;
                for (uint32_t i = row * pitch + from; i < row * pitch + from + group; i++) {
                    REQUIRE((x[i] == 0 || x[i] == was[i]));
                    zeros += x[i] == 0;
                    kept += std::fabs(x[i]);
                    lost += std::fabs(was[i]) - std::fabs(x[i]);
                }
                CHECK(zeros == group / 2);
                CHECK(kept >= lost);
            }
            for (uint32_t i = k; i < pitch; i++)
                CHECK(x[row * pitch + i] == was[row * pitch + i]);
        }
    }
}

TEST_CASE("mgpu_sparse_set_elem, mgpu_sparse_elem")
{
    for (const uint32_t bits : sizes) {
        std::vector<uint8_t> row(16, 0xff);
        for (uint32_t i = 0; i < 128 / bits; i++)
            mgpu_sparse_set_elem(bits, row.data(), i, 0x9c3a51u * (i + 1));
        for (uint32_t i = 0; i < 128 / bits; i++)
            CHECK(mgpu_sparse_elem(bits, row.data(), i) ==
                  ((0x9c3a51u * (i + 1)) & (~0u >> (32 - bits))));
    }
}

TEST_CASE("mgpu_sparse_compress, mgpu_sparse_expand: what is sparse comes back")
{
    for (const uint32_t bits : sizes) {
        const uint32_t group = mgpu_mma_sp_group(bits), part = bits == 4 ? 2 : 1;
        const uint32_t rows = 16, k = 64, groups = k / group;
        std::mt19937 random(bits);
        std::vector<uint8_t> dense(rows * k * bits / 8), back(dense.size(), 0xdb);
        std::vector<uint8_t> stored(dense.size() / 2 + 1, 0xdb), codes(rows * groups + 1, 0xdb);
        for (uint32_t i = 0; i < rows * k; i += group) { /* none, some or half of the parts */
            uint32_t parts[4] = {0, 1, 2, 3};
            std::shuffle(parts, parts + parts_of(bits), random);
            for (uint32_t p = 0; p < random() % (parts_of(bits) / 2 + 1); p++)
                for (uint32_t j = 0; j < part; j++)
                    mgpu_sparse_set_elem(bits, &dense[i / k * k * bits / 8],
                                         i % k + parts[p] * part + j, random());
        }
        CHECK(mgpu_sparse_compress(bits, stored.data(), codes.data(), dense.data(), rows, k));
        mgpu_sparse_expand(bits, back.data(), stored.data(), codes.data(), rows, k);
        CHECK(back == dense);
        CHECK(stored.back() == 0xdb);
        CHECK(codes.back() == 0xdb);
        for (uint32_t i = 0; i < rows * groups; i++)
            REQUIRE(mgpu_mma_sp_code_ok(bits, codes[i]));
        for (uint32_t i = 0; i < group; i++) /* a whole group is too much */
            mgpu_sparse_set_elem(bits, &dense[3 * k * bits / 8], group + i, 1);
        CHECK_FALSE(
            mgpu_sparse_compress(bits, stored.data(), codes.data(), dense.data(), rows, k));
    }
}

/* The picture of the header. */
TEST_CASE("mgpu_sparse_compress: the header's row")
{
    const uint8_t dense[8] = {3, 0xf9, 0, 0, 0, 2, 0, 5};
    uint8_t stored[4], codes[2];
    CHECK(mgpu_sparse_compress(8, stored, codes, dense, 1, 8));
    CHECK((stored[0] == 3 && stored[1] == 0xf9 && stored[2] == 2 && stored[3] == 5));
    CHECK((codes[0] == 4 && codes[1] == 13));
}

TEST_CASE("mgpu_mma_sp_meta_words: each nibble is the code that its lane has")
{
    const struct {
        uint32_t k, bits;
    } shapes[] = {{16, 16}, {32, 16}, {8, 32}, {16, 32}, {32, 8}, {64, 8}, {64, 4}, {128, 4}};
    for (const auto &s : shapes) {
        const uint32_t lanes = mgpu_mma_sp_meta_lanes(s.k, s.bits), pitch = 40;
        std::mt19937 random(s.k + s.bits);
        std::vector<uint8_t> codes(16 * pitch);
        for (uint8_t &c : codes)
            c = random() & 15;
        for (uint32_t selector = 0; selector < 4 / lanes; selector++) {
            std::vector<uint32_t> meta(32, 0x12345678u);
            mgpu_mma_sp_meta_words(meta.data(), s.k, s.bits, selector, codes.data(), pitch);
            for (uint32_t lane = 0; lane < 32; lane++) {
                if (lane % 4 / lanes != selector) {
                    CHECK(meta[lane] == 0x12345678u);
                    continue;
                }
                for (uint32_t nibble = 0; nibble < 8; nibble++) {
                    const mgpu_coord at = mgpu_mma_sp_meta_coord(s.k, s.bits, lane, nibble);
                    CHECK((meta[lane] >> 4 * nibble & 15) == codes[at.row * pitch + at.col]);
                }
            }
        }
    }
}

TEST_CASE("mgpu_wgmma_meta_words: each nibble is the code that its thread has")
{
    for (const uint32_t bits : {8u, 16u, 32u})
        for (uint32_t selector = 0; selector < (bits == 8 ? 1u : 2u); selector++) {
            const uint32_t pitch = 19;
            std::mt19937 random(bits);
            std::vector<uint8_t> codes(64 * pitch);
            std::vector<uint32_t> meta(128, 0x12345678u);
            for (uint8_t &c : codes)
                c = random() & 15;
            mgpu_wgmma_meta_words(meta.data(), bits, selector, codes.data(), pitch);
            for (uint32_t thread = 0; thread < 128; thread++)
                for (uint32_t code = 0; code < 8; code++) {
                    const mgpu_meta_coord at = mgpu_wgmma_meta_coord(bits, thread, code);
                    const bool counts = bits == 8 || thread / 2 % 2 == selector;
                    CHECK((meta[thread] >> 4 * code & 15) ==
                          (counts ? codes[at.row * pitch + at.group]
                                  : 0x12345678u >> 4 * code & 15));
                }
        }
}

TEST_CASE("mgpu_tmem_meta_words: each nibble is the code that its place has")
{
    for (const uint32_t bits : sizes)
        for (uint32_t selector = 0; selector < (bits >= 16 ? 2u : 1u); selector++) {
            const uint32_t pitch = 21, words = 3;
            std::mt19937 random(bits);
            std::vector<uint8_t> codes(128 * pitch);
            std::vector<uint32_t> meta(128 * words, 0x12345678u);
            for (uint8_t &c : codes)
                c = random() & 15;
            mgpu_tmem_meta_words(meta.data(), words, bits, selector, codes.data(), pitch);
            for (uint32_t lane = 0; lane < 128; lane++)
                for (uint32_t nibble = 0; nibble < 8 * words; nibble++) {
                    const uint32_t col = nibble / 8, bit = nibble % 8 * 4;
                    const mgpu_coord at = mgpu_tmem_meta_coord(
                        MGPU_TMEM_LAYOUT_D, bits, mgpu_make_tmem_slot(0, lane, col, bit));
                    const bool counts = bits >= 16 ? col == selector : col < 2;
                    CHECK((meta[lane * words + col] >> bit & 15) ==
                          (counts ? codes[at.row * pitch + at.col] : 0x12345678u >> bit & 15));
                }
        }
}

TEST_CASE(
    "mgpu_sparse_prune_elems: the two of the larger magnitude stay, of equal ones the first")
{
    for (const uint32_t bits : {8u, 16u}) {
        const uint32_t rows = 5, k = 36, sign = 1u << (bits - 1);
        std::mt19937 random(bits);
        std::vector<uint8_t> a(rows * k * bits / 8 + 1, 0xdb), was;
        for (uint32_t i = 0; i < rows * k; i++)
            mgpu_sparse_set_elem(bits, a.data(), i,
                                 (random() % 3 << (bits - 4)) | (random() % 2 ? sign : 0));
        was = a;
        mgpu_sparse_prune_elems(bits, a.data(), rows, k);
        for (uint32_t i = 0; i < rows * k; i++) {
            const uint32_t x = mgpu_sparse_elem(bits, was.data(), i);
            uint32_t first = 0; /* those of the group that go first */
            for (uint32_t j = i / 4 * 4; j < i / 4 * 4 + 4; j++) {
                const uint32_t y = mgpu_sparse_elem(bits, was.data(), j) & ~sign;
                first += y > (x & ~sign) || (y == (x & ~sign) && j < i);
            }
            REQUIRE(mgpu_sparse_elem(bits, a.data(), i) == (first < 2 ? x : 0));
        }
        CHECK(a.back() == 0xdb);
    }
}

TEST_CASE("mgpu_wgmma_sp_pack, mgpu_wgmma_meta_size, mgpu_wgmma_meta_step: each code in the "
          "register of the thread that has it")
{
    for (const uint32_t bits : {8u, 16u}) {
        const uint32_t rows = 150, k = 276, words = 16 / bits, step_k = 64 * words;
        const uint32_t steps = (k + step_k - 1) / step_k, wide = step_k / 2;
        std::mt19937 random(bits);
        std::vector<uint8_t> a(rows * k * bits / 8), stored(a.size() / 2 + 1, 0xdb);
        std::vector<uint32_t> meta(mgpu_wgmma_meta_size(bits, rows, k) + 1, 0xdbdbdbdb);
        REQUIRE(mgpu_wgmma_meta_step(bits) == step_k);
        REQUIRE(meta.size() == 2 * steps * 256 * words + 1);
        for (uint32_t i = 0; i < rows * k; i += 4) {
            const uint32_t one = random() % 4, other = random() % 4;
            mgpu_sparse_set_elem(bits, a.data(), i + one, random());
            mgpu_sparse_set_elem(bits, a.data(), i + other, 1 + random() % 100);
            if (random() % 2 != 0) /* -0 takes no place */
                mgpu_sparse_set_elem(bits, a.data(), i + 3 - other, 1u << (bits - 1));
        }
        CHECK(mgpu_wgmma_sp_pack(bits, stored.data(), meta.data(), a.data(), rows, k) ==
              rows * k);
        for (uint32_t row = 0; row < rows; row++)
            for (uint32_t col = 0; col < k; col += 4) {
                const uint32_t each = col % step_k / wide; /* instruction of the step */
                const mgpu_meta_slot at =
                    mgpu_wgmma_meta_slot(bits, words == 1 ? each : 0, row % 64, col % wide / 4);
                const size_t thread =
                    ((row / 128 * steps + col / step_k) * 2 + row / 64 % 2) * 128 + at.thread;
                const uint32_t code =
                    meta[thread * words + (words == 2 ? each : 0)] >> at.bit & 15;
                REQUIRE(mgpu_mma_sp_code_ok(bits, code));
                for (uint32_t i = 0; i < 4; i++) {
                    const uint32_t x = mgpu_sparse_elem(bits, a.data(), row * k + col + i);
                    uint32_t got = 0;
                    for (uint32_t s = 0; s < 2; s++)
                        if (i == mgpu_mma_sp_place(bits, code, s))
                            got = mgpu_sparse_elem(bits, stored.data(),
                                                   row * (k / 2) + col / 2 + s);
                    REQUIRE(got == (x == 1u << (bits - 1) ? 0 : x));
                }
            }
        CHECK(stored.back() == 0xdb);
        CHECK(meta.back() == 0xdbdbdbdb);
        for (uint32_t i = 0; i < 3; i++) /* three are too much */
            mgpu_sparse_set_elem(bits, a.data(), 131 * k + 204 + i, 1 + i);
        CHECK(mgpu_wgmma_sp_pack(bits, stored.data(), meta.data(), a.data(), rows, k) ==
              131 * k + 204);
    }
}
