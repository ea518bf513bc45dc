/* tests/layout/test_sparse.cpp - who has which metadata of a sparse A, by the manual's figures.
 * SPDX-License-Identifier: MIT
 */
#include "catch.h"

#include <mgpu/layout/sparse.h>

#include <set>
#include <utility>

/* The figures of the manual, row by row: bits 0 to 31 of thread T0 .. T3 of a group of four, rows r and r + 8. */
TEST_CASE("mgpu_wgmma_meta_slot: 16-bit types and tf32 have a row of four codes in each half "
          "of two threads")
{
    for (uint32_t bits : {16u, 32u})
        for (uint32_t selector = 0; selector < 2; selector++) {
            const mgpu_meta_slot a = mgpu_wgmma_meta_slot(bits, selector, 0, 0);
            const mgpu_meta_slot b = mgpu_wgmma_meta_slot(bits, selector, 0, 3);
            const mgpu_meta_slot c = mgpu_wgmma_meta_slot(bits, selector, 0, 4);
            const mgpu_meta_slot d = mgpu_wgmma_meta_slot(bits, selector, 8, 0);
            const mgpu_meta_slot e = mgpu_wgmma_meta_slot(bits, selector, 63, 7);
            CHECK((a.thread == 2 * selector && a.bit == 0));
            CHECK((b.thread == 2 * selector && b.bit == 12));
            CHECK((c.thread == 2 * selector + 1 && c.bit == 0));
            CHECK((d.thread == 2 * selector && d.bit == 16));
            CHECK((e.thread == 96 + 28 + 2 * selector + 1 && e.bit == 28));
        }
}

TEST_CASE("mgpu_wgmma_meta_slot: 8-bit types have eight codes of a row in each of four threads")
{
    const mgpu_meta_slot a = mgpu_wgmma_meta_slot(8, 0, 0, 7),
                         b = mgpu_wgmma_meta_slot(8, 0, 8, 0);
    const mgpu_meta_slot c = mgpu_wgmma_meta_slot(8, 0, 0, 8),
                         d = mgpu_wgmma_meta_slot(8, 0, 63, 15);
    CHECK((a.thread == 0 && a.bit == 28));
    CHECK((b.thread == 1 && b.bit == 0));
    CHECK((c.thread == 2 && c.bit == 0));
    CHECK((d.thread == 127 && d.bit == 28));
}

TEST_CASE("mgpu_wgmma_meta_slot: where there is no such group, row or selector, no thread has "
          "its code")
{
    for (uint32_t bits : {8u, 16u, 32u})
        for (uint32_t selector = 0; selector < 3; selector++)
            for (uint32_t row = 0; row < 130; row++)
                for (uint32_t group = 0; group < 40; group++) {
                    const mgpu_meta_slot s = mgpu_wgmma_meta_slot(bits, selector, row, group);
                    const bool is = selector < (bits == 8 ? 1u : 2u) && row < 64 &&
                                    group < (bits == 8 ? 16u : 8u);
                    CAPTURE(bits, selector, row, group);
                    REQUIRE(is == (s.thread != MGPU_META_THREAD_INVALID));
                    REQUIRE((is ? s.thread < 128 && s.bit < 32 : s.bit == 0));
                }
    for (uint32_t bits : {0u, 4u, 24u, 64u}) /* widths that no sparse type has */
        CHECK(mgpu_wgmma_meta_slot(bits, 0, 0, 0).thread == MGPU_META_THREAD_INVALID);
}

/* The typical use of sparse.h. */
TEST_CASE("mgpu_wgmma_meta_slot: A of more than one step fills all bits of [K / 64][128] words")
{
    const uint32_t k_all = 192;
    std::set<std::pair<uint32_t, uint32_t>> seen;
    for (uint32_t row = 0; row < 64; row++)
        for (uint32_t k = 0; k < k_all; k += 4) {
            const mgpu_meta_slot s = mgpu_wgmma_meta_slot(16, k / 32 % 2, row, k % 32 / 4);
            seen.insert({k / 64 * 128 + s.thread, s.bit});
        }
    CHECK(seen.size() == k_all / 64 * 128 * 8);
}

TEST_CASE("mgpu_wgmma_meta_coord is the inverse, and each code is somewhere once")
{
    for (uint32_t bits : {8u, 16u, 32u})
        for (uint32_t selector = 0; selector < (bits == 8 ? 1u : 2u); selector++) {
            std::set<std::pair<uint32_t, uint32_t>> seen;
            uint32_t wrong = 0;
            for (uint32_t row = 0; row < 64; row++)
                for (uint32_t group = 0; group < (bits == 8 ? 16u : 8u); group++) {
                    const mgpu_meta_slot s = mgpu_wgmma_meta_slot(bits, selector, row, group);
                    const mgpu_meta_coord c = mgpu_wgmma_meta_coord(bits, s.thread, s.bit / 4);
                    wrong += c.row != row || c.group != group || s.bit % 4 != 0;
                    wrong += bits != 8 && s.thread / 2 % 2 != selector;
                    seen.insert({s.thread, s.bit});
                }
            CHECK(wrong == 0);
            CHECK(seen.size() == (bits == 8 ? 1024u : 512u));
        }
}

TEST_CASE("mgpu_sparse_code: the codes of the manual")
{
    CHECK(mgpu_sparse_code(0, 1) == 0x4);
    CHECK(mgpu_sparse_code(0, 2) == 0x8);
    CHECK(mgpu_sparse_code(0, 3) == 0xc);
    CHECK(mgpu_sparse_code(1, 2) == 0x9);
    CHECK(mgpu_sparse_code(1, 3) == 0xd);
    CHECK(mgpu_sparse_code(2, 3) == 0xe);
    CHECK(mgpu_sparse_code_tf32(0) == 0x4);
    CHECK(mgpu_sparse_code_tf32(1) == 0xe);
}
