/* tests/layout/test_tile.cpp - tiles and boxes in shared memory, and how many of them fit.
 * SPDX-License-Identifier: MIT
 */
#include "catch.h"
#include <mgpu/layout/tile.h>
#include <string>
#include <vector>

static const mgpu_swizzle all[] = {
    MGPU_SWIZZLE_NONE,         MGPU_SWIZZLE_32B,           MGPU_SWIZZLE_64B,
    MGPU_SWIZZLE_128B,         MGPU_SWIZZLE_128B_ATOM_32B, MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B,
    MGPU_SWIZZLE_128B_ATOM_64B};

/* The longest row. */
static uint32_t
span(mgpu_swizzle s)
{
    return s > 128 ? 128u : (uint32_t)s;
}

TEST_CASE("mgpu_ceil_div, mgpu_round_up, mgpu_round_down")
{
    CHECK(mgpu_ceil_div(0, 64) == 0);
    CHECK(mgpu_ceil_div(1, 64) == 1);
    CHECK(mgpu_ceil_div(64, 64) == 1);
    CHECK(mgpu_ceil_div(65, 64) == 2);
    CHECK(mgpu_ceil_div(0xffffffffu, 2) == 0x80000000u); /* no overflow on the way */
    CHECK(mgpu_round_up(0, 1024) == 0);
    CHECK(mgpu_round_up(1, 1024) == 1024);
    CHECK(mgpu_round_up(1025, 1024) == 2048);
    CHECK(mgpu_round_up(30, 12) == 36);
    CHECK(mgpu_round_down(1023, 1024) == 0);
    CHECK(mgpu_round_down(30, 12) == 24);
    for (uint32_t a = 0; a < 300; a++)
        for (uint32_t b = 1; b < 40; b++) {
            CAPTURE(a, b);
            REQUIRE(mgpu_round_up(a, b) % b == 0);
            REQUIRE(mgpu_round_up(a, b) - a < b);
            REQUIRE(mgpu_round_down(a, b) % b == 0);
            REQUIRE(a - mgpu_round_down(a, b) < b);
            REQUIRE(mgpu_ceil_div(a, b) * b == mgpu_round_up(a, b));
        }
}

TEST_CASE("mgpu_make_tile, mgpu_tile_bytes, mgpu_tile_pitch_bytes, mgpu_tile_align_bytes")
{
    const mgpu_tile a = mgpu_make_tile(128, 128, MGPU_SWIZZLE_128B); /* 128 x 64 bf16 */
    CHECK(a.rows == 128);
    CHECK(a.row_bytes == 128);
    CHECK(a.swizzle == MGPU_SWIZZLE_128B);
    CHECK(mgpu_tile_pitch_bytes(a) == 128);
    CHECK(mgpu_tile_bytes(a) == 16384);
    CHECK(mgpu_tile_align_bytes(a) == 1024);
    CHECK(mgpu_tile_bytes(mgpu_make_tile(64, 512, MGPU_SWIZZLE_NONE)) == 32768);
    CHECK(mgpu_tile_align_bytes(mgpu_make_tile(64, 512, MGPU_SWIZZLE_NONE)) == 128);
    CHECK(mgpu_tile_bytes(mgpu_make_tile(8, 64, MGPU_SWIZZLE_64B)) == 512);
    CHECK(mgpu_tile_align_bytes(mgpu_make_tile(8, 64, MGPU_SWIZZLE_64B)) == 512);
    CHECK(mgpu_tile_align_bytes(mgpu_make_tile(8, 32, MGPU_SWIZZLE_32B)) == 256);
    /* a short swizzled row still takes a whole span */
    CHECK(mgpu_tile_pitch_bytes(mgpu_make_tile(10, 48, MGPU_SWIZZLE_64B)) == 64);
    CHECK(mgpu_tile_bytes(mgpu_make_tile(10, 48, MGPU_SWIZZLE_64B)) == 640);
}

TEST_CASE("mgpu_tile_row_fits")
{
    CHECK(mgpu_tile_row_fits(MGPU_SWIZZLE_NONE, 4096));
    for (mgpu_swizzle s : all)
        if (s != MGPU_SWIZZLE_NONE) {
            CHECK(mgpu_tile_row_fits(s, span(s) - 16));
            CHECK(mgpu_tile_row_fits(s, span(s)));
            CHECK_FALSE(mgpu_tile_row_fits(s, span(s) + 16));
        }
}

static std::string
fault(uint32_t rows, uint32_t row_bytes, int swizzle)
{
    const char *text = mgpu_tile_fault(mgpu_make_tile(rows, row_bytes, (mgpu_swizzle)swizzle));
    return text != NULL ? text : "";
}

TEST_CASE("mgpu_tile_fault: each rule, and the legal neighbours of what it refuses")
{
    for (mgpu_swizzle s : all)
        for (uint32_t row_bytes = 16; row_bytes <= (s == 0 ? 512 : span(s)); row_bytes += 16)
            CHECK(fault(1, row_bytes, s) == "");
    CHECK(fault(8, 32, 16).find("swizzle is none of") == 0);
    CHECK(fault(8, 80, 80).find("swizzle is none of") == 0);
    CHECK(fault(0, 128, 128).find("the tile is empty") == 0);
    CHECK(fault(8, 0, 128).find("the tile is empty") == 0);
    CHECK(fault(8, 24, 0).find("row_bytes must be a multiple of 16") == 0);
    CHECK(fault(8, 8, 128).find("row_bytes must be a multiple of 16") == 0);
    CHECK(fault(8, 48, 32).find("row_bytes is longer than the span") == 0);
    CHECK(fault(8, 80, 64).find("row_bytes is longer than the span") == 0);
    CHECK(fault(8, 144, 128).find("row_bytes is longer than the span") == 0);
    CHECK(fault(8, 144, 0) == "");
}

/* Row 5, byte 36 (chunk 2, byte 4):
 *   128 B  linear 5*128 + 36 = 676: line 5, chunk 2 ^ 5 = 7:           640 + 112 + 4 = 756
 *    64 B  linear 5*64 + 36 = 356: line 2, chunk 6 (356 - 256 = 100), 6 ^ 2 = 4: 256 + 64 + 4 = 324
 *    32 B  row 5, byte 20: linear 180: line 1, chunk 3, 3 ^ 1 = 2:     128 + 32 + 4 = 164
 *    none  rows of 80 bytes: 5*80 + 36 = 436
 *    atoms of 32 bytes: atom 1 ^ 1 = 0 in line 5: 640 + 4 = 644; flipped, in an odd line: + 8
 *    atoms of 64 bytes: atom 0 ^ 1 = 1 in line 5: 640 + 64 + 36 = 740
 */
TEST_CASE("mgpu_tile_offset: golden places")
{
    CHECK(mgpu_tile_offset(mgpu_make_tile(8, 128, MGPU_SWIZZLE_128B), 5, 36) == 756);
    CHECK(mgpu_tile_offset(mgpu_make_tile(8, 64, MGPU_SWIZZLE_64B), 5, 36) == 324);
    CHECK(mgpu_tile_offset(mgpu_make_tile(8, 32, MGPU_SWIZZLE_32B), 5, 20) == 164);
    CHECK(mgpu_tile_offset(mgpu_make_tile(8, 80, MGPU_SWIZZLE_NONE), 5, 36) == 436);
    CHECK(mgpu_tile_offset(mgpu_make_tile(8, 128, MGPU_SWIZZLE_128B_ATOM_32B), 5, 36) == 644);
    CHECK(mgpu_tile_offset(mgpu_make_tile(8, 128, MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B), 5, 36) ==
          652);
    CHECK(mgpu_tile_offset(mgpu_make_tile(8, 128, MGPU_SWIZZLE_128B_ATOM_64B), 5, 36) == 740);
}

TEST_CASE(
    "mgpu_tile_offset: each byte has a place of its own, inside the tile and its row's span")
{
    for (mgpu_swizzle s : all)
        for (uint32_t rows : {1u, 7u, 8u, 33u})
            for (uint32_t row_bytes = 16; row_bytes <= (s == 0 ? 160 : span(s));
                 row_bytes += 16) {
                const mgpu_tile t = mgpu_make_tile(rows, row_bytes, s);
                const uint32_t pitch = mgpu_tile_pitch_bytes(t);
                std::vector<int> hits(mgpu_tile_bytes(t), 0);
                CAPTURE((int)s, rows, row_bytes);
                for (uint32_t r = 0; r < rows; r++)
                    for (uint32_t b = 0; b < row_bytes; b++) {
                        const uint32_t at = mgpu_tile_offset(t, r, b);
                        REQUIRE(at < mgpu_tile_bytes(t));
                        REQUIRE(at / pitch == r);
                        hits[at]++;
                    }
                int used = 0;
                for (int h : hits) {
                    REQUIRE(h <= 1);
                    used += h;
                }
                CHECK((uint32_t)used == rows * row_bytes);
            }
}

TEST_CASE("mgpu_box_2d, mgpu_box_tile, mgpu_box_tx_bytes")
{
    const mgpu_box b = mgpu_box_2d(128, 64, 2, MGPU_SWIZZLE_128B);
    CHECK(b.elems[0] == 64);
    CHECK(b.elems[1] == 128);
    CHECK((b.elems[2] == 1 && b.elems[3] == 1 && b.elems[4] == 1));
    CHECK(b.elem_bytes == 2);
    CHECK(mgpu_box_tile(b).rows == 128);
    CHECK(mgpu_box_tile(b).row_bytes == 128);
    CHECK(mgpu_box_tile(b).swizzle == MGPU_SWIZZLE_128B);
    CHECK(mgpu_box_tx_bytes(b) == 16384);

    mgpu_box five = mgpu_box_2d(3, 8, 4, MGPU_SWIZZLE_64B); /* 32 of 64 bytes used */
    five.elems[2] = 5;
    five.elems[3] = 2;
    five.elems[4] = 7;
    CHECK(mgpu_box_tile(five).rows == 3 * 5 * 2 * 7);
    CHECK(mgpu_box_tx_bytes(five) == 210 * 32);
    CHECK(mgpu_tile_bytes(mgpu_box_tile(five)) == 210 * 64);
}

/* 2-D, 64 x 16 f32 at 0x2400, 64 B: element (row 9, col 7): linear 9*64 + 28 = 604 = 0x25c, address
 *   0x265c: line 0x4c (bits 00), so nothing moves: 0x265c. Element (row 3, col 7): 0x2400 + 0xdc =
 *   0x24dc: line 0x49 (bits 01), chunk 5 ^ 1 = 4: 0x24cc.
 * Not at a multiple of the repeat: the same box at 0x2480, row 0, col 0: line 0x49, chunk 0 ^ 1.
 * 5-D [2][2][3][4][8] of bytes x 2, none, at 0: element (1,0,2,3,5):
 *   row = 3 + 4*(2 + 3*(0 + 2*1)) = 3 + 4*8 = 35, 35 * 16 + 10 = 570.
 */
TEST_CASE("mgpu_box_addr: golden places")
{
    const mgpu_box b = mgpu_box_2d(64, 16, 4, MGPU_SWIZZLE_64B);
    CHECK(mgpu_box_addr(b, 0x2400, 7, 9, 0, 0, 0) == 0x265c);
    CHECK(mgpu_box_addr(b, 0x2400, 7, 3, 0, 0, 0) == 0x24cc);
    CHECK(mgpu_box_addr(b, 0x2480, 0, 0, 0, 0, 0) == 0x2490);
    mgpu_box five = mgpu_box_2d(4, 8, 2, MGPU_SWIZZLE_NONE);
    five.elems[2] = 3;
    five.elems[3] = 2;
    five.elems[4] = 2;
    CHECK(mgpu_box_addr(five, 0, 5, 3, 2, 0, 1) == 570);
}

TEST_CASE(
    "mgpu_box_addr: each element has a place of its own, and agrees with mgpu_tile_offset")
{
    for (mgpu_swizzle s : all)
        for (uint32_t elem : {1u, 2u, 4u, 8u}) {
            mgpu_box b = mgpu_box_2d(3, 32 / elem, elem, s);
            b.elems[2] = 2;
            b.elems[3] = 3;
            b.elems[4] = 2;
            const mgpu_tile t = mgpu_box_tile(b);
            std::vector<int> hits(mgpu_tile_bytes(t), 0);
            CAPTURE((int)s, elem);
            uint32_t row = 0;
            for (uint32_t c4 = 0; c4 < 2; c4++)
                for (uint32_t c3 = 0; c3 < 3; c3++)
                    for (uint32_t c2 = 0; c2 < 2; c2++)
                        for (uint32_t c1 = 0; c1 < 3; c1++, row++)
                            for (uint32_t c0 = 0; c0 < 32 / elem; c0++) {
                                const uint32_t at =
                                    mgpu_box_addr(b, 0x4000, c0, c1, c2, c3, c4) - 0x4000;
                                REQUIRE(at == mgpu_tile_offset(t, row, c0 * elem));
                                hits[at]++;
                            }
            int used = 0;
            for (int h : hits) {
                REQUIRE(h <= 1);
                used += h;
            }
            CHECK((uint32_t)used == 36 * 32 / elem);
        }
}

static std::string
interleaved_fault(uint32_t w, uint32_t h, uint32_t d, uint32_t n, uint32_t slice, int swizzle)
{
    const char *text = mgpu_interleaved_box_fault(
        mgpu_make_interleaved_box(w, h, d, n, slice, (mgpu_swizzle)swizzle));
    return text != NULL ? text : "";
}

TEST_CASE("mgpu_make_interleaved_box, mgpu_interleaved_box_fault: each rule, and its legal "
          "neighbours")
{
    const mgpu_interleaved_box b = mgpu_make_interleaved_box(16, 3, 5, 2, 32, MGPU_SWIZZLE_64B);
    CHECK((b.w == 16 && b.h == 3 && b.d == 5 && b.n == 2));
    CHECK(b.slice_bytes == 32);
    CHECK(b.swizzle == MGPU_SWIZZLE_64B);
    for (mgpu_swizzle s : all)
        for (uint32_t slice : {16u, 32u}) {
            CHECK(interleaved_fault(1, 1, 1, 1, slice, s) == "");
            CHECK(interleaved_fault(256, 256, 256, 256, slice, s) == "");
        }
    CHECK(interleaved_fault(4, 4, 4, 4, 16, 16).find("swizzle is none of") == 0);
    CHECK(interleaved_fault(4, 4, 4, 4, 0, 0).find("slice_bytes is not 16 or 32") == 0);
    CHECK(interleaved_fault(4, 4, 4, 4, 8, 0).find("slice_bytes is not 16 or 32") == 0);
    CHECK(interleaved_fault(4, 4, 4, 4, 64, 0).find("slice_bytes is not 16 or 32") == 0);
    for (int i = 0; i < 4; i++) {
        uint32_t x[4] = {4, 4, 4, 4};
        CAPTURE(i);
        x[i] = 0;
        CHECK(interleaved_fault(x[0], x[1], x[2], x[3], 16, 0).find("the box is empty") == 0);
        x[i] = 257;
        CHECK(interleaved_fault(x[0], x[1], x[2], x[3], 16, 0).find("w, h, d or n is more") ==
              0);
    }
}

/* Slice (w 1, h 2, d 1, n 1) of a box of 3 x 4 x 2 x 2 has the number 1 + 3*(2 + 4*(1 + 2*1)) = 43.
 *   slices of 16, none, byte 5          0x400 + 688 + 5 = 0x6b5
 *   slices of 32, none, byte 20         0x400 + 1376 + 20 = 0x974
 *   slices of 32, 32 B:   0x974 lies in line 0x12, even: it stays 0x974; in slice 44, 32 further, at
 *                         0x994 in line 0x13, chunk 1 becomes 0: 0x984
 *   slices of 16, 128 B:  0x6b5 is chunk 3 of line 13, 13 mod 8 = 5, 3 ^ 5 = 6: 0x6e5
 *   slices of 16, 64 B:   line 13 mod 4 ... bits 7 and 8 of 0x6b5 are 01: 3 ^ 1 = 2: 0x6a5
 * 3 x 4 x 2 x 2 slices are 48: 768 bytes of 16, 1536 of 32, no pitch with a swizzle.
 */
TEST_CASE("mgpu_interleaved_box_addr, mgpu_interleaved_box_bytes: golden places")
{
    const auto addr = [](uint32_t slice, mgpu_swizzle s, uint32_t w, uint32_t byte) {
        return mgpu_interleaved_box_addr(mgpu_make_interleaved_box(3, 4, 2, 2, slice, s), 0x400,
                                         w, 2, 1, 1, byte);
    };
    CHECK(addr(16, MGPU_SWIZZLE_NONE, 1, 5) == 0x6b5);
    CHECK(addr(32, MGPU_SWIZZLE_NONE, 1, 20) == 0x974);
    CHECK(addr(32, MGPU_SWIZZLE_32B, 1, 20) == 0x974);
    CHECK(addr(32, MGPU_SWIZZLE_32B, 2, 20) == 0x984);
    CHECK(addr(16, MGPU_SWIZZLE_128B, 1, 5) == 0x6e5);
    CHECK(addr(16, MGPU_SWIZZLE_64B, 1, 5) == 0x6a5);
    for (mgpu_swizzle s : all) {
        CHECK(mgpu_interleaved_box_bytes(mgpu_make_interleaved_box(3, 4, 2, 2, 16, s)) == 768);
        CHECK(mgpu_interleaved_box_bytes(mgpu_make_interleaved_box(3, 4, 2, 2, 32, s)) == 1536);
    }
    CHECK(mgpu_interleaved_box_bytes(
              mgpu_make_interleaved_box(16, 1, 1, 2, 16, MGPU_SWIZZLE_NONE)) == 512);
}

TEST_CASE("mgpu_interleaved_box_addr: the box's bytes fill its lines, each byte has a place of "
          "its own")
{
    for (mgpu_swizzle s : all)
        for (uint32_t slice : {16u, 32u})
            for (uint32_t n : {1u, 4u, 7u})
                for (uint32_t turn = 0; turn < 4; turn++) {
                    const uint32_t x[7] = {2, 3, 2, n, 2, 3, 2};
                    const mgpu_interleaved_box b = mgpu_make_interleaved_box(
                        x[turn], x[turn + 1], x[turn + 2], x[turn + 3], slice, s);
                    const uint32_t bytes = mgpu_interleaved_box_bytes(b), dst = 0x1000;
                    CAPTURE((int)s, slice, turn, n);
                    REQUIRE(mgpu_interleaved_box_fault(b) == NULL);
                    std::vector<int> hits((bytes + 127) / 128 * 128, 0);
                    uint32_t count = 0;
                    for (uint32_t i = 0; i < b.n; i++)
                        for (uint32_t d = 0; d < b.d; d++)
                            for (uint32_t h = 0; h < b.h; h++)
                                for (uint32_t w = 0; w < b.w; w++)
                                    for (uint32_t byte = 0; byte < slice; byte++, count++) {
                                        const uint32_t at =
                                            mgpu_interleaved_box_addr(b, dst, w, h, d, i, byte);
                                        REQUIRE(at - dst < hits.size());
                                        REQUIRE((at - dst) / 128 == count / 128);
                                        hits[at - dst]++;
                                    }
                    REQUIRE(count == bytes);
                    for (uint32_t i = 0; i < hits.size(); i++) {
                        REQUIRE(hits[i] <= 1);
                        if (i < bytes / 128 * 128)
                            REQUIRE(hits[i] == 1); /* no gaps */
                    }
                }
}

TEST_CASE("mgpu_boxes_to_cover")
{
    CHECK(mgpu_boxes_to_cover(128, 64, 128, 64) == 1);
    CHECK(mgpu_boxes_to_cover(129, 64, 128, 64) == 2);
    CHECK(mgpu_boxes_to_cover(200, 136, 64, 64) == 4 * 3);
    CHECK(mgpu_boxes_to_cover(0, 136, 64, 64) == 0);
    CHECK(mgpu_boxes_to_cover(1u << 31, 1u << 31, 1, 1) == 1ull << 62);
}

/* 227 KiB = 232448. Stages of 128x64 and 256x64 bf16 tiles take 16384 + 32768 = 49152 bytes:
 * 4 stages leave 35840, which holds 32768 + 1024 + 2048 and not one byte more. */
TEST_CASE("mgpu_smem_stages")
{
    CHECK(MGPU_SMEM_LIMIT_SM90 == 227 * 1024);
    CHECK(mgpu_smem_stages(0, 49152, MGPU_SMEM_LIMIT_SM90) == 4);
    CHECK(mgpu_smem_stages(35840, 49152, MGPU_SMEM_LIMIT_SM90) == 4);
    CHECK(mgpu_smem_stages(35841, 49152, MGPU_SMEM_LIMIT_SM90) == 3);
    CHECK(mgpu_smem_stages(0, 32768, MGPU_SMEM_LIMIT_SM90) == 7);
    CHECK(mgpu_smem_stages(MGPU_SMEM_LIMIT_SM90, 1, MGPU_SMEM_LIMIT_SM90) == 0);
    CHECK(mgpu_smem_stages(MGPU_SMEM_LIMIT_SM90 + 1, 1, MGPU_SMEM_LIMIT_SM90) == 0);
    CHECK(mgpu_smem_stages(0, 0, MGPU_SMEM_LIMIT_SM90) == 0);
}
