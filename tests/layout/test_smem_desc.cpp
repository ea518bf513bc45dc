/* tests/layout/test_smem_desc.cpp - wgmma matrix descriptors, and that wgmma reads what TMA wrote.
 * SPDX-License-Identifier: MIT
 */
#include "catch.h"
#include "layout/blocks.h"
#include <mgpu/layout/smem_desc.h>
#include <mgpu/layout/tile.h>
#include <random>
#include <string>
#include <vector>

static const mgpu_swizzle all[] = {MGPU_SWIZZLE_NONE, MGPU_SWIZZLE_32B, MGPU_SWIZZLE_64B,
                                   MGPU_SWIZZLE_128B};
static const mgpu_swizzle swizzled[] = {MGPU_SWIZZLE_32B, MGPU_SWIZZLE_64B, MGPU_SWIZZLE_128B};

/* ---- the word -------------------------------------------------------------------------------- */

/* Fields are in 16-byte units: start at bit 0, LBO at 16, SBO at 32; the swizzle's code at 62.
 *   0x400 -> 0x40, 16 -> 1, 1024 -> 0x40, 128 B = 1 -> 0x4000...
 *   0x1200 -> 0x120, 8192 -> 0x200, 512 -> 0x20, 64 B = 2 -> 0x8000...
 *   0x300 -> 0x30, 0 -> 0, 256 -> 0x10, 32 B = 3 -> 0xc000...
 *   0x3fff0 -> 0x3fff, the largest of each
 */
TEST_CASE("mgpu_wgmma_desc: golden words")
{
    CHECK(mgpu_wgmma_desc(0x400, 16, 1024, MGPU_SWIZZLE_128B) == 0x4000004000010040ull);
    CHECK(mgpu_wgmma_desc(0x1200, 8192, 512, MGPU_SWIZZLE_64B) == 0x8000002002000120ull);
    CHECK(mgpu_wgmma_desc(0x300, 0, 256, MGPU_SWIZZLE_32B) == 0xc000001000000030ull);
    CHECK(mgpu_wgmma_desc(0, 0, 0, MGPU_SWIZZLE_NONE) == 0);
    CHECK(mgpu_wgmma_desc(0x3fff0, 0x3fff0, 0x3fff0, MGPU_SWIZZLE_NONE) ==
          0x00003fff3fff3fffull);
}

TEST_CASE("mgpu_wgmma_desc: the rank bits of a cluster address do not matter")
{
    CHECK(mgpu_wgmma_desc(0x03000400, 16, 1024, MGPU_SWIZZLE_128B) ==
          mgpu_wgmma_desc(0x400, 16, 1024, MGPU_SWIZZLE_128B));
}

/* Base offset 5 is 101 at bits 51-49: 0x000a...; all the reserved bits together are
 * c000 (14-15), c000 0000 (30-31), 1c000 at 32 (46-48), 3ff at 52 (52-61). */
TEST_CASE("mgpu_wgmma_desc_encode, mgpu_wgmma_desc_decode: golden fields")
{
    mgpu_wgmma_desc_fields f = mgpu_wgmma_desc_decode(0x800a002002000120ull);
    CHECK(f.start == 0x1200);
    CHECK(f.leading_bytes == 8192);
    CHECK(f.stride_bytes == 512);
    CHECK(f.base_offset == 5);
    CHECK(f.swizzle == MGPU_SWIZZLE_64B);
    CHECK(f.reserved == 0);
    CHECK(mgpu_wgmma_desc_encode(f) == 0x800a002002000120ull);

    f = mgpu_wgmma_desc_decode(0xffffffffffffffffull);
    CHECK(f.start == 0x3fff0);
    CHECK(f.leading_bytes == 0x3fff0);
    CHECK(f.stride_bytes == 0x3fff0);
    CHECK(f.base_offset == 7);
    CHECK(f.swizzle == MGPU_SWIZZLE_32B);
    CHECK(f.reserved == 0x3ff1c000c000c000ull);
}

TEST_CASE(
    "mgpu_wgmma_desc_encode, mgpu_wgmma_desc_decode: inverses for every word and every field")
{
    std::mt19937_64 random(1);
    for (int i = 0; i < 20000; i++) {
        const uint64_t word = random();
        REQUIRE(mgpu_wgmma_desc_encode(mgpu_wgmma_desc_decode(word)) == word);
    }
    for (int bit = 0; bit < 64; bit++)
        REQUIRE(mgpu_wgmma_desc_encode(mgpu_wgmma_desc_decode(1ull << bit)) == 1ull << bit);
    for (int i = 0; i < 20000; i++) {
        const uint64_t r = random();
        mgpu_wgmma_desc_fields f = mgpu_wgmma_desc_decode(0);
        f.start = (uint32_t)r & 0x3fff0;
        f.leading_bytes = (uint32_t)(r >> 18) & 0x3fff0;
        f.stride_bytes = (uint32_t)(r >> 36) & 0x3fff0;
        f.base_offset = (uint32_t)(r >> 54) & 7;
        f.swizzle = all[r >> 62];
        const mgpu_wgmma_desc_fields g = mgpu_wgmma_desc_decode(mgpu_wgmma_desc_encode(f));
        REQUIRE(g.start == f.start);
        REQUIRE(g.leading_bytes == f.leading_bytes);
        REQUIRE(g.stride_bytes == f.stride_bytes);
        REQUIRE(g.base_offset == f.base_offset);
        REQUIRE(g.swizzle == f.swizzle);
        REQUIRE(g.reserved == 0);
    }
}

/* ---- the layouts of TMA ------------------------------------------------------------------------ */

/* SBO = 8 rows of the span: 1024, 512, 256 -> 0x40, 0x20, 0x10; LBO is ignored and 1.
 * None: LBO = one box of 128 rows x 16 bytes = 2048 -> 0x80, SBO = 8 rows x 16 = 128 -> 8. */
TEST_CASE("mgpu_wgmma_desc_k_major, mgpu_wgmma_desc_k_major_none: golden words")
{
    CHECK(mgpu_wgmma_desc_k_major(0x400, MGPU_SWIZZLE_128B) == 0x4000004000010040ull);
    CHECK(mgpu_wgmma_desc_k_major(0x200, MGPU_SWIZZLE_64B) == 0x8000002000010020ull);
    CHECK(mgpu_wgmma_desc_k_major(0x300, MGPU_SWIZZLE_32B) == 0xc000001000010030ull);
    CHECK(mgpu_wgmma_desc_k_major_none(0x8000, 128) == 0x0000000800800800ull);
    CHECK(mgpu_wgmma_desc_k_major(0x400, MGPU_SWIZZLE_NONE) == MGPU_WGMMA_DESC_INVALID);
}

/* Boxes of 64 K-rows: LBO = 64 * 128 = 8192 -> 0x200, SBO = 8 * 128 -> 0x40; of 32 K-rows, 64 B:
 * LBO = 2048 -> 0x80, SBO = 512 -> 0x20. None, 16 K-rows: the roles change, LBO = 8 * 16 = 128 -> 8,
 * SBO = 16 * 16 = 256 -> 0x10. */
TEST_CASE("mgpu_wgmma_desc_mn_major: golden words")
{
    CHECK(mgpu_wgmma_desc_mn_major(0x400, MGPU_SWIZZLE_128B, 64) == 0x4000004002000040ull);
    CHECK(mgpu_wgmma_desc_mn_major(0x1000, MGPU_SWIZZLE_64B, 32) == 0x8000002000800100ull);
    CHECK(mgpu_wgmma_desc_mn_major(0x400, MGPU_SWIZZLE_NONE, 16) == 0x0000001000080040ull);
}

/* K-major swizzled: 32 bytes = 2 units. MN-major: two 8-row blocks = 2 * 1024 bytes = 0x80 units.
 * None: K-major two chunks of 2048 bytes = 0x100 units; MN-major two blocks of 128 bytes = 16. */
TEST_CASE("mgpu_wgmma_k_step: golden steps")
{
    for (mgpu_swizzle s : swizzled)
        CHECK(mgpu_wgmma_k_step(mgpu_wgmma_desc_k_major(0x400, s), MGPU_K_MAJOR) == 2);
    CHECK(mgpu_wgmma_k_step(mgpu_wgmma_desc_k_major_none(0x400, 128), MGPU_K_MAJOR) == 0x100);
    CHECK(mgpu_wgmma_k_step(mgpu_wgmma_desc_mn_major(0x400, MGPU_SWIZZLE_128B, 64),
                            MGPU_MN_MAJOR) == 0x80);
    CHECK(mgpu_wgmma_k_step(mgpu_wgmma_desc_mn_major(0x200, MGPU_SWIZZLE_64B, 64),
                            MGPU_MN_MAJOR) == 0x40);
    CHECK(mgpu_wgmma_k_step(mgpu_wgmma_desc_mn_major(0x400, MGPU_SWIZZLE_NONE, 64),
                            MGPU_MN_MAJOR) == 16);
}

/* B of a sparse wgmma: 64 bytes of K. 4 units in a row; MN-major four blocks of 1024 bytes = 0x100 units;
 * none: four chunks of 2048 bytes = 0x200, four blocks of 128 bytes = 32. */
TEST_CASE("mgpu_wgmma_sp_b_k_step: golden steps")
{
    CHECK(mgpu_wgmma_sp_b_k_step(mgpu_wgmma_desc_k_major(0x400, MGPU_SWIZZLE_128B),
                                 MGPU_K_MAJOR) == 4);
    CHECK(mgpu_wgmma_sp_b_k_step(mgpu_wgmma_desc_k_major(0x400, MGPU_SWIZZLE_64B),
                                 MGPU_K_MAJOR) == 4);
    CHECK(mgpu_wgmma_sp_b_k_step(mgpu_wgmma_desc_k_major_none(0x400, 128), MGPU_K_MAJOR) ==
          0x200);
    CHECK(mgpu_wgmma_sp_b_k_step(mgpu_wgmma_desc_mn_major(0x400, MGPU_SWIZZLE_128B, 64),
                                 MGPU_MN_MAJOR) == 0x100);
    CHECK(mgpu_wgmma_sp_b_k_step(mgpu_wgmma_desc_mn_major(0x400, MGPU_SWIZZLE_NONE, 64),
                                 MGPU_MN_MAJOR) == 32);
}

/* 64 rows are 8 blocks: K-major of 1024, 512, 256 bytes = 0x200, 0x100, 0x80 units, none of 128 = 0x40.
 * MN-major, 64 elements of 16 bits are 128 bytes: with 128 B the next box, 64 K-rows of 128 bytes =
 * 0x200 units; with 64 B and 32 B and 32 K-rows two boxes of 2048 and four of 1024 bytes = 0x100; none
 * 8 boxes of 16 K-rows, 256 bytes each, 0x80. 16 elements are 32 bytes: inside a row of 128, 2 units; from
 * 96 bytes on to the next box, less those 96: 0x200 - 6. */
TEST_CASE("mgpu_wgmma_mn_step: golden steps")
{
    CHECK(mgpu_wgmma_mn_step(mgpu_wgmma_desc_k_major(0x400, MGPU_SWIZZLE_128B), MGPU_K_MAJOR,
                             64) == 0x200);
    CHECK(mgpu_wgmma_mn_step(mgpu_wgmma_desc_k_major(0x400, MGPU_SWIZZLE_64B), MGPU_K_MAJOR,
                             64) == 0x100);
    CHECK(mgpu_wgmma_mn_step(mgpu_wgmma_desc_k_major(0x400, MGPU_SWIZZLE_32B), MGPU_K_MAJOR,
                             64) == 0x80);
    CHECK(mgpu_wgmma_mn_step(mgpu_wgmma_desc_k_major_none(0x400, 128), MGPU_K_MAJOR, 64) ==
          0x40);
    const uint64_t b128 = mgpu_wgmma_desc_mn_major(0x400, MGPU_SWIZZLE_128B, 64);
    CHECK(mgpu_wgmma_mn_step(b128, MGPU_MN_MAJOR, 64) == 0x200);
    CHECK(mgpu_wgmma_mn_step(mgpu_wgmma_desc_mn_major(0x400, MGPU_SWIZZLE_64B, 32),
                             MGPU_MN_MAJOR, 64) == 0x100);
    CHECK(mgpu_wgmma_mn_step(mgpu_wgmma_desc_mn_major(0x400, MGPU_SWIZZLE_32B, 32),
                             MGPU_MN_MAJOR, 64) == 0x100);
    CHECK(mgpu_wgmma_mn_step(mgpu_wgmma_desc_mn_major(0x400, MGPU_SWIZZLE_NONE, 16),
                             MGPU_MN_MAJOR, 64) == 0x80);
    CHECK(mgpu_wgmma_mn_step(b128, MGPU_MN_MAJOR, 16) == 2);
    CHECK(mgpu_wgmma_mn_step(b128 + 6, MGPU_MN_MAJOR, 16) == 0x200 - 6);
    CHECK(mgpu_wgmma_mn_step(b128, MGPU_MN_MAJOR, 0) == 0);
}

/* ---- the other order of blocks ------------------------------------------------------------------- */

/* K-major, k-first, 128 bytes of K: 8 rows take 1024 bytes = 0x40 units whatever the swizzle; none: the
 * next chunk of K is the next block, 128 bytes = 8. MN-major, mn-first, 256 bytes of MN: 8 of K take 2048
 * bytes = 0x80; the next block along MN is 1024, 512, 256 or 128 bytes further. */
TEST_CASE("mgpu_wgmma_desc_k_major_k_first, mgpu_wgmma_desc_mn_major_mn_first: golden words")
{
    CHECK(mgpu_wgmma_desc_k_major_k_first(0x400, MGPU_SWIZZLE_128B, 128) ==
          0x4000004000010040ull);
    CHECK(mgpu_wgmma_desc_k_major_k_first(0x400, MGPU_SWIZZLE_64B, 128) ==
          0x8000004000010040ull);
    CHECK(mgpu_wgmma_desc_k_major_k_first(0x400, MGPU_SWIZZLE_32B, 128) ==
          0xc000004000010040ull);
    CHECK(mgpu_wgmma_desc_k_major_k_first(0x400, MGPU_SWIZZLE_NONE, 128) ==
          0x0000004000080040ull);
    CHECK(mgpu_wgmma_desc_mn_major_mn_first(0x400, MGPU_SWIZZLE_128B, 256) ==
          0x4000008000400040ull);
    CHECK(mgpu_wgmma_desc_mn_major_mn_first(0x400, MGPU_SWIZZLE_64B, 256) ==
          0x8000008000200040ull);
    CHECK(mgpu_wgmma_desc_mn_major_mn_first(0x400, MGPU_SWIZZLE_32B, 256) ==
          0xc000008000100040ull);
    CHECK(mgpu_wgmma_desc_mn_major_mn_first(0x400, MGPU_SWIZZLE_NONE, 256) ==
          0x0000000800800040ull);
}

TEST_CASE("descriptors of swizzles that wgmma does not read are none")
{
    for (mgpu_swizzle s : {MGPU_SWIZZLE_128B_ATOM_32B, MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B,
                           MGPU_SWIZZLE_128B_ATOM_64B}) {
        CHECK(mgpu_wgmma_desc_k_major(0x400, s) == MGPU_WGMMA_DESC_INVALID);
        CHECK(mgpu_wgmma_desc_k_major_k_first(0x400, s, 128) == MGPU_WGMMA_DESC_INVALID);
        CHECK(mgpu_wgmma_desc_mn_major(0x400, s, 64) == MGPU_WGMMA_DESC_INVALID);
        CHECK(mgpu_wgmma_desc_mn_major_mn_first(0x400, s, 256) == MGPU_WGMMA_DESC_INVALID);
        mgpu_wgmma_desc_fields f =
            mgpu_wgmma_desc_decode(mgpu_wgmma_desc_k_major(0x400, MGPU_SWIZZLE_128B));
        f.swizzle = s;
        CHECK(std::string(mgpu_wgmma_desc_fault(f, MGPU_K_MAJOR)).find("swizzle is none of") ==
              0);
    }
}

/* ---- what the tensor core reads ------------------------------------------------------------------ */

/* K-major 128 B at 0x800, after two steps (start 0x840), element (13, 5) of 16 bits:
 *   offset  (13%8)*128 + (13/8)*1024 + 5*2 = 640 + 1024 + 10 = 1674
 *   address 0x840 + 1674 = 0xeca: line 29 (bits 101), chunk 4 ^ 5 = 1: 0xe9a
 * K-major none at 0x8000, boxes of 128 rows, (17, 11): 1*16 + 2*128 + (22/16)*2048 + 22%16
 *   = 16 + 256 + 2048 + 6 = 2326 = 0x916
 * MN-major 64 B at 0x1000, boxes of 32 K-rows, (70, 11): 140 bytes along MN = 2 boxes and 12 bytes:
 *   offset  12 + 2*2048 + 3*64 + 1*512 = 4812 = 0x12cc
 *   address 0x22cc: line 0x45 (bits 01), chunk 4 ^ 1 = 5: 0x22dc
 * MN-major none, the manual's example with strides ((1,8,64),(8,128)) in 16-bit elements, so SBO
 *   128 and LBO 256 bytes: (9, 10) is element 1*1 + 1*64 + 2*8 + 1*128 = 209, byte 418
 */
TEST_CASE("mgpu_wgmma_operand_offset, mgpu_wgmma_operand_addr: golden elements")
{
    uint64_t desc = mgpu_wgmma_desc_k_major(0x800, MGPU_SWIZZLE_128B);
    desc += 2 * mgpu_wgmma_k_step(desc, MGPU_K_MAJOR);
    mgpu_wgmma_desc_fields f = mgpu_wgmma_desc_decode(desc);
    CHECK(f.start == 0x840);
    CHECK(mgpu_wgmma_operand_offset(f, MGPU_K_MAJOR, 2, 13, 5) == 1674);
    CHECK(mgpu_wgmma_operand_addr(f, MGPU_K_MAJOR, 2, 13, 5) == 0xe9a);

    f = mgpu_wgmma_desc_decode(mgpu_wgmma_desc_k_major_none(0x8000, 128));
    CHECK(mgpu_wgmma_operand_offset(f, MGPU_K_MAJOR, 2, 17, 11) == 2326);
    CHECK(mgpu_wgmma_operand_addr(f, MGPU_K_MAJOR, 2, 17, 11) == 0x8916);

    f = mgpu_wgmma_desc_decode(mgpu_wgmma_desc_mn_major(0x1000, MGPU_SWIZZLE_64B, 32));
    CHECK(mgpu_wgmma_operand_offset(f, MGPU_MN_MAJOR, 2, 70, 11) == 4812);
    CHECK(mgpu_wgmma_operand_addr(f, MGPU_MN_MAJOR, 2, 70, 11) == 0x22dc);

    f = mgpu_wgmma_desc_decode(mgpu_wgmma_desc(0, 256, 128, MGPU_SWIZZLE_NONE));
    CHECK(mgpu_wgmma_operand_offset(f, MGPU_MN_MAJOR, 2, 9, 10) == 418);
    CHECK(mgpu_wgmma_operand_addr(f, MGPU_MN_MAJOR, 2, 9, 10) == 418);
}

/* How many elements of one wgmma's operand are read from where TMA did not put them. In the matrix
 * the element is (mn, 32/elem_bytes * step + k). Box rows hold `across` elements of the contiguous
 * dimension and `rows` of the other; boxes are stored one after the other from `smem` on. */
struct operand {
    mgpu_swizzle swizzle;
    mgpu_major major;
    uint32_t smem, mn, elem_bytes, across, rows;
};

static int
misread(operand o, uint64_t desc, uint32_t step)
{
    const mgpu_wgmma_desc_fields f = mgpu_wgmma_desc_decode(desc);
    const mgpu_box box = mgpu_box_2d(o.rows, o.across, o.elem_bytes, o.swizzle);
    const uint32_t box_bytes = mgpu_tile_bytes(mgpu_box_tile(box)), k_instr = 32 / o.elem_bytes;
    int wrong = mgpu_wgmma_desc_fault(f, o.major) != NULL;
    for (uint32_t mn = 0; mn < o.mn; mn++)
        for (uint32_t k = 0; k < k_instr; k++) {
            const uint32_t kk = step * k_instr + k;
            const uint32_t along = o.major == MGPU_K_MAJOR ? kk : mn;
            const uint32_t down = o.major == MGPU_K_MAJOR ? mn : kk;
            const uint32_t wrote = mgpu_box_addr(box, o.smem + along / o.across * box_bytes,
                                                 along % o.across, down, 0, 0, 0);
            wrong += mgpu_wgmma_operand_addr(f, o.major, o.elem_bytes, mn, k) != wrote;
        }
    return wrong;
}

TEST_CASE("wgmma reads what TMA wrote: K-major, swizzled, every N, every step, 8 to 32 bits")
{
    for (mgpu_swizzle s : swizzled)
        for (uint32_t elem : {1u, 2u, 4u})
            for (uint32_t n = 8; n <= 256; n += 8)
                for (uint32_t smem : {0u, 0x400u, 0x1fc00u}) {
                    const uint32_t span = mgpu_swizzle_span_bytes(s);
                    const operand o = {s, MGPU_K_MAJOR, smem, n, elem, span / elem, n};
                    uint64_t desc = mgpu_wgmma_desc_k_major(smem, s);
                    for (uint32_t step = 0; step < span / 32; step++) {
                        CAPTURE((int)s, elem, n, smem, step);
                        REQUIRE(misread(o, desc, step) == 0);
                        desc += mgpu_wgmma_k_step(desc, MGPU_K_MAJOR);
                    }
                    /* the step after the last one leaves the row */
                    REQUIRE(mgpu_wgmma_desc_lint(mgpu_wgmma_desc_decode(desc)) != NULL);
                }
}

TEST_CASE("wgmma reads what TMA wrote: K-major, a box of 128-row A, its second half of 64 rows")
{
    for (mgpu_swizzle s : swizzled) {
        const uint32_t span = mgpu_swizzle_span_bytes(s), smem = 0x800, half = 64 * span;
        const operand o = {s, MGPU_K_MAJOR, smem + half, 64, 2, span / 2, 64};
        CHECK(misread(o, mgpu_wgmma_desc_k_major(smem + half, s), 0) == 0);
    }
}

TEST_CASE("wgmma reads what TMA wrote: K-major, none, every N, several chunks of K")
{
    for (uint32_t elem : {1u, 2u, 4u})
        for (uint32_t n = 8; n <= 256; n += 8) {
            const operand o = {MGPU_SWIZZLE_NONE, MGPU_K_MAJOR, 0x480, n, elem, 16 / elem, n};
            uint64_t desc = mgpu_wgmma_desc_k_major_none(0x480, n);
            for (uint32_t step = 0; step < 4; step++) {
                CAPTURE(elem, n, step);
                REQUIRE(misread(o, desc, step) == 0);
                desc += mgpu_wgmma_k_step(desc, MGPU_K_MAJOR);
            }
        }
}

/* One 3-D box [K/8][N][8] is the same bytes as K/8 boxes [N][8] one after the other. */
TEST_CASE("wgmma reads what TMA wrote: K-major, none, one 3-D box")
{
    mgpu_box box = mgpu_box_2d(72, 8, 2, MGPU_SWIZZLE_NONE);
    box.elems[2] = 8;
    uint64_t desc = mgpu_wgmma_desc_k_major_none(0x2000, 72);
    for (uint32_t step = 0; step < 4; step++) {
        for (uint32_t n = 0; n < 72; n++)
            for (uint32_t k = 0; k < 16; k++) {
                const uint32_t kk = 16 * step + k;
                REQUIRE(mgpu_wgmma_operand_addr(mgpu_wgmma_desc_decode(desc), MGPU_K_MAJOR, 2,
                                                n, k) ==
                        mgpu_box_addr(box, 0x2000, kk % 8, n, kk / 8, 0, 0));
            }
        desc += mgpu_wgmma_k_step(desc, MGPU_K_MAJOR);
    }
}

TEST_CASE(
    "wgmma reads what TMA wrote: MN-major, all swizzles, every N, several K boxes and steps")
{
    for (mgpu_swizzle s : all)
        for (uint32_t k_rows : {16u, 32u, 64u, 128u})
            for (uint32_t n = 8; n <= 256; n += 8) {
                const uint32_t row = s == MGPU_SWIZZLE_NONE ? 16 : mgpu_swizzle_span_bytes(s);
                const operand o = {s, MGPU_MN_MAJOR, 0xc00, n, 2, row / 2, k_rows};
                uint64_t desc = mgpu_wgmma_desc_mn_major(0xc00, s, k_rows);
                for (uint32_t step = 0; step < k_rows / 16; step++) {
                    CAPTURE((int)s, k_rows, n, step);
                    REQUIRE(misread(o, desc, step) == 0);
                    desc += mgpu_wgmma_k_step(desc, MGPU_MN_MAJOR);
                }
            }
}

/* All orders, swizzles and majors, tiles of 256 x 128 bytes and of 128 x 256 elements. */
static std::vector<ordered>
orders()
{
    std::vector<ordered> all_of_them;
    for (mgpu_swizzle s : all)
        for (bool along_first : {false, true}) {
            for (uint32_t elem : {1u, 2u, 4u})
                all_of_them.push_back({s, MGPU_K_MAJOR, along_first, 0x400, elem, 128, 256});
            all_of_them.push_back({s, MGPU_MN_MAJOR, along_first, 0x400, 2, 256, 64});
        }
    return all_of_them;
}

TEST_CASE("steps along K: each order of blocks is read where it lies, dense and sparse")
{
    for (const ordered &o : orders())
        for (uint32_t bytes : {32u, 64u}) { /* of K that an instruction takes */
            const bool rows_end = o.major == MGPU_K_MAJOR && o.swizzle != MGPU_SWIZZLE_NONE;
            if (rows_end && bytes > (uint32_t)o.swizzle)
                continue;
            const uint32_t k_bytes = o.major == MGPU_K_MAJOR ? o.along_bytes : o.down * 2;
            const uint32_t steps = (rows_end ? (uint32_t)o.swizzle : k_bytes) / bytes;
            uint64_t desc = o.desc(0, 0);
            for (uint32_t step = 0; step < steps; step++) {
                CAPTURE((int)o.swizzle, (int)o.major, o.along_first, o.elem_bytes, bytes, step);
                REQUIRE(o.misread(desc, 0, 128, step * bytes / o.elem_bytes, bytes) == 0);
                desc += bytes == 32 ? mgpu_wgmma_k_step(desc, o.major)
                                    : mgpu_wgmma_sp_b_k_step(desc, o.major);
            }
        }
}

TEST_CASE("steps along MN: what is reached is what would be described there, and read there")
{
    for (const ordered &o : orders()) {
        const uint32_t extent = o.major == MGPU_K_MAJOR ? o.down : o.along_bytes / 2;
        const uint32_t row = o.major == MGPU_K_MAJOR ? extent : o.width() / 2;
        for (uint32_t step = 8; step <= 64; step += 8) {
            uint64_t desc = o.desc(0, 0);
            for (uint32_t mn = 0; mn + step <= extent; mn += step) {
                CAPTURE((int)o.swizzle, (int)o.major, o.along_first, o.elem_bytes, step, mn);
                REQUIRE(desc == o.desc(mn, 0));
                /* MN-major: what begins inside a row of a box ends there */
                const uint32_t left = mn % row == 0 ? step : row - mn % row;
                const uint32_t reads = left < step ? left : step;
                REQUIRE(o.misread(desc, mn, reads, 0, 32) == 0);
                const uint64_t further = desc + mgpu_wgmma_k_step(desc, o.major);
                REQUIRE((o.width() == 32 && o.major == MGPU_K_MAJOR
                             ? 0
                             : o.misread(further, mn, reads, 32 / o.elem_bytes, 32)) == 0);
                desc += mgpu_wgmma_mn_step(desc, o.major, step);
            }
        }
    }
}

/* The four orders are not each other's: a descriptor of one reads another wrongly. */
TEST_CASE("an order of blocks is not read by the descriptor of the other")
{
    for (const ordered &o : orders()) {
        ordered other = o;
        other.along_first = !o.along_first;
        CAPTURE((int)o.swizzle, (int)o.major, o.along_first, o.elem_bytes);
        const bool same =
            o.major == MGPU_K_MAJOR && o.width() == o.along_bytes; /* one column */
        CHECK((o.misread(other.desc(0, 0), 0, 256 / o.elem_bytes / 2, 0, 32) == 0) == same);
    }
}

/* The comparison above can fail: wrong strides, swizzles and majors are noticed. */
TEST_CASE("wgmma does not read what TMA wrote when the descriptor is wrong")
{
    const operand k = {MGPU_SWIZZLE_128B, MGPU_K_MAJOR, 0x400, 64, 2, 64, 64};
    CHECK(misread(k, mgpu_wgmma_desc(0x400, 16, 1024, MGPU_SWIZZLE_128B), 0) == 0);
    CHECK(misread(k, mgpu_wgmma_desc(0x400, 16, 2048, MGPU_SWIZZLE_128B), 0) == 56 * 16);
    CHECK(misread(k, mgpu_wgmma_desc(0x400, 16, 1024, MGPU_SWIZZLE_64B), 0) > 0);
    CHECK(misread(k, mgpu_wgmma_desc(0x400, 16, 1024, MGPU_SWIZZLE_128B), 1) == 64 * 16);
    const operand mn = {MGPU_SWIZZLE_NONE, MGPU_MN_MAJOR, 0x400, 64, 2, 8, 64};
    CHECK(misread(mn, mgpu_wgmma_desc(0x400, 128, 1024, MGPU_SWIZZLE_NONE), 0) == 0);
    CHECK(misread(mn, mgpu_wgmma_desc(0x400, 1024, 128, MGPU_SWIZZLE_NONE), 0) > 0);
}

/* ---- base offset --------------------------------------------------------------------------------- */

/* 0x480 is line 9: one line after the 1024-byte boundary 0x400, one after the 256-byte boundary
 * 0x400, so 1; 0x700 is 6 lines after 0x400 for 128 B, 2 after 0x600 for 64 B, 0 for 32 B. */
TEST_CASE("mgpu_wgmma_base_offset: golden values")
{
    CHECK(mgpu_wgmma_base_offset(0x400, MGPU_SWIZZLE_128B) == 0);
    CHECK(mgpu_wgmma_base_offset(0x480, MGPU_SWIZZLE_128B) == 1);
    CHECK(mgpu_wgmma_base_offset(0x480, MGPU_SWIZZLE_32B) == 1);
    CHECK(mgpu_wgmma_base_offset(0x700, MGPU_SWIZZLE_128B) == 6);
    CHECK(mgpu_wgmma_base_offset(0x700, MGPU_SWIZZLE_64B) == 2);
    CHECK(mgpu_wgmma_base_offset(0x700, MGPU_SWIZZLE_32B) == 0);
    CHECK(mgpu_wgmma_base_offset(0x480, MGPU_SWIZZLE_NONE) == 0);
}

/* A pattern that begins at an unaligned tile: row r of the tile is line r of the pattern. */
TEST_CASE("mgpu_wgmma_operand_addr: the base offset moves the pattern to the tile")
{
    for (uint32_t line = 0; line < 8; line++) {
        const uint32_t smem = 0x2000 + line * 128;
        mgpu_wgmma_desc_fields f =
            mgpu_wgmma_desc_decode(mgpu_wgmma_desc_k_major(smem, MGPU_SWIZZLE_128B));
        f.base_offset = mgpu_wgmma_base_offset(smem, MGPU_SWIZZLE_128B);
        CAPTURE(line);
        REQUIRE(mgpu_wgmma_desc_fault(f, MGPU_K_MAJOR) == NULL);
        for (uint32_t mn = 0; mn < 64; mn++)
            for (uint32_t k = 0; k < 16; k++)
                REQUIRE(mgpu_wgmma_operand_addr(f, MGPU_K_MAJOR, 2, mn, k) ==
                        smem + mn * 128 + ((k / 8) ^ (mn % 8)) * 16 + k % 8 * 2);
    }
}

/* ---- checks --------------------------------------------------------------------------------------- */

static std::string
fault(mgpu_wgmma_desc_fields f, mgpu_major major)
{
    const char *text = mgpu_wgmma_desc_fault(f, major);
    return text != NULL ? text : "";
}

TEST_CASE("mgpu_wgmma_desc_fault: each rule, and the legal neighbours of what it refuses")
{
    const mgpu_wgmma_desc_fields good =
        mgpu_wgmma_desc_decode(mgpu_wgmma_desc_k_major(0x400, MGPU_SWIZZLE_128B));
    mgpu_wgmma_desc_fields f = good;
    CHECK(fault(good, MGPU_K_MAJOR) == "");
    CHECK(fault(good, MGPU_MN_MAJOR) == "");

    SECTION("reserved bits, one at a time")
    {
        int reserved = 0;
        for (int bit = 0; bit < 64; bit++) {
            f = mgpu_wgmma_desc_decode(mgpu_wgmma_desc_encode(good) | 1ull << bit);
            const bool refused = fault(f, MGPU_K_MAJOR).find("a reserved bit is set") == 0;
            const bool in_gap = bit == 14 || bit == 15 || bit == 30 || bit == 31 ||
                                (bit >= 46 && bit <= 48) || (bit >= 52 && bit <= 61);
            CAPTURE(bit);
            CHECK(refused == in_gap);
            reserved += refused;
        }
        CHECK(reserved == 2 + 2 + 3 + 10);
    }
    SECTION("what answers a request without sense")
    {
        f = mgpu_wgmma_desc_decode(MGPU_WGMMA_DESC_INVALID);
        CHECK(fault(f, MGPU_K_MAJOR).find("a reserved bit is set") == 0);
    }
    SECTION("swizzle")
    {
        f.swizzle = (mgpu_swizzle)1;
        CHECK(fault(f, MGPU_K_MAJOR).find("swizzle is none of") == 0);
    }
    SECTION("start")
    {
        f.start = 0x408;
        CHECK(fault(f, MGPU_K_MAJOR).find("the start address must be a multiple of 16") == 0);
        f.start = 1u << 18;
        CHECK(fault(f, MGPU_K_MAJOR).find("the start address must be a shared address") == 0);
        f.start = (1u << 18) - 1024;
        CHECK(fault(f, MGPU_K_MAJOR) == "");
        f.start = 0x01000400; /* rank 1 of a cluster */
        CHECK(fault(f, MGPU_K_MAJOR) == "");
    }
    SECTION("strides")
    {
        for (uint32_t bad : {8u, 1u << 18, 0xfffffff0u}) {
            f = good;
            f.leading_bytes = bad;
            CHECK(fault(f, MGPU_K_MAJOR).find("the leading byte offset must be") == 0);
            f = good;
            f.stride_bytes = bad;
            CHECK(fault(f, MGPU_K_MAJOR).find("the stride byte offset must be") == 0);
        }
        f.leading_bytes = f.stride_bytes = (1u << 18) - 16;
        CHECK(fault(f, MGPU_K_MAJOR) == "");
    }
    SECTION("base offset")
    {
        f.base_offset = 8;
        CHECK(fault(f, MGPU_K_MAJOR).find("the base offset must be 0..7") == 0);
        f.base_offset = 1;
        CHECK(fault(f, MGPU_K_MAJOR) == "");
        f.swizzle = MGPU_SWIZZLE_NONE;
        CHECK(fault(f, MGPU_K_MAJOR).find("the base offset must be 0 when") == 0);
        f.base_offset = 0;
        f.start = 0x490;
        CHECK(fault(f, MGPU_K_MAJOR) == "");
    }
    SECTION("a tile may start on any line, as TMA and wgmma both swizzle by the address")
    {
        for (mgpu_swizzle s : swizzled)
            for (uint32_t line = 0; line < 8; line++) {
                f = mgpu_wgmma_desc_decode(mgpu_wgmma_desc(0x8000 + line * 128, 16, 1024, s));
                CAPTURE((int)s, line);
                CHECK(fault(f, MGPU_K_MAJOR) == "");
                CHECK(fault(f, MGPU_MN_MAJOR) == "");
            }
    }
    SECTION("K steps inside the row")
    {
        for (uint32_t at = 0; at <= 96; at += 16) {
            f.start = 0x400 + at;
            CHECK(fault(f, MGPU_K_MAJOR) == "");
        }
        f.start = 0x400 + 112;
        CHECK(fault(f, MGPU_K_MAJOR).find("the start address is less than 32 bytes") == 0);
        CHECK(fault(f, MGPU_MN_MAJOR) == "");
    }
    SECTION("a K step beyond the end of what can be addressed")
    {
        uint64_t desc = mgpu_wgmma_desc_mn_major(0x3fc00, MGPU_SWIZZLE_128B, 64);
        desc += mgpu_wgmma_k_step(desc, MGPU_MN_MAJOR);
        CHECK(
            fault(mgpu_wgmma_desc_decode(desc), MGPU_MN_MAJOR).find("a reserved bit is set") ==
            0);
    }
}

TEST_CASE("mgpu_wgmma_desc_lint: a start that is not in row 0 of an aligned pattern")
{
    mgpu_wgmma_desc_fields f =
        mgpu_wgmma_desc_decode(mgpu_wgmma_desc_k_major(0x400, MGPU_SWIZZLE_128B));
    CHECK(mgpu_wgmma_desc_lint(f) == NULL);
    f.start = 0x400 + 96; /* the last step along K */
    CHECK(mgpu_wgmma_desc_lint(f) == NULL);
    f.start = 0x480; /* one step too far */
    CHECK(std::string(mgpu_wgmma_desc_lint(f)).find("not in row 0") != std::string::npos);
    f.base_offset = 1; /* a pattern that begins there */
    CHECK(mgpu_wgmma_desc_lint(f) == NULL);
    f.swizzle = MGPU_SWIZZLE_64B; /* the second row of a line of 128 bytes */
    f.base_offset = 0;
    f.start = 0x440;
    CHECK(mgpu_wgmma_desc_lint(f) != NULL);
}

TEST_CASE(
    "mgpu_wgmma_desc_lint: blocks of 8 rows that overlap, and an address for a descriptor")
{
    for (mgpu_swizzle s : swizzled) {
        const uint32_t rows = 8 * mgpu_swizzle_span_bytes(s);
        CHECK(mgpu_wgmma_desc_lint(
                  mgpu_wgmma_desc_decode(mgpu_wgmma_desc(0x400, 16, rows, s))) == NULL);
        for (uint32_t less : {rows - 16, 0u})
            CHECK(std::string(mgpu_wgmma_desc_lint(
                                  mgpu_wgmma_desc_decode(mgpu_wgmma_desc(0x400, 16, less, s))))
                      .find("blocks of 8 rows overlap: the stride offset (SBO)") == 0);
    }
    for (uint32_t leading : {112u, 128u})
        for (uint32_t stride : {112u, 128u}) {
            const char *said = mgpu_wgmma_desc_lint(mgpu_wgmma_desc_decode(
                mgpu_wgmma_desc(0x400, leading, stride, MGPU_SWIZZLE_NONE)));
            CAPTURE(leading, stride);
            REQUIRE((said == NULL) == (leading == 128 && stride == 128));
            CHECK(
                (said == NULL || std::string(said).find("blocks of 8 rows of 16 bytes") == 0));
        }
    for (uint32_t address = 0x400; address < 0x38c00; address += 16) { /* of a block */
        const mgpu_wgmma_desc_fields f = mgpu_wgmma_desc_decode(address);
        const char *said =
            f.reserved != 0 ? mgpu_wgmma_desc_fault(f, MGPU_K_MAJOR) : mgpu_wgmma_desc_lint(f);
        REQUIRE(said != NULL);
        if (f.reserved == 0)
            REQUIRE(std::string(said).find("an address is no descriptor") != std::string::npos);
    }
}
