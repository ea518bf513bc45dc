/* tests/layout/test_fragment.cpp - register fragments, both ways.
 * SPDX-License-Identifier: MIT
 */
#include "catch.h"
#include <mgpu/layout/fragment.h>
#include <set>
#include <vector>

static bool
operator==(mgpu_coord a, mgpu_coord b)
{
    return a.row == b.row && a.col == b.col;
}

static bool
operator==(mgpu_slot a, mgpu_slot b)
{
    return a.thread == b.thread && a.reg == b.reg && a.half == b.half;
}

TEST_CASE("mgpu_make_coord, mgpu_make_slot")
{
    CHECK(mgpu_make_coord(3, 4).row == 3);
    CHECK(mgpu_make_coord(3, 4).col == 4);
    CHECK(mgpu_make_slot(5, 6, 1).thread == 5);
    CHECK(mgpu_make_slot(5, 6, 1).reg == 6);
    CHECK(mgpu_make_slot(5, 6, 1).half == 1);
}

TEST_CASE("mgpu_wgmma_d_f32_regs, mgpu_wgmma_d_f16_regs, MGPU_WGMMA_A_REGS")
{
    CHECK(mgpu_wgmma_d_f32_regs(8) == 4);
    CHECK(mgpu_wgmma_d_f32_regs(256) == 128);
    CHECK(mgpu_wgmma_d_f16_regs(8) == 2);
    CHECK(mgpu_wgmma_d_f16_regs(256) == 64);
    CHECK(MGPU_WGMMA_A_REGS == 4);
    for (uint32_t n = 8; n <= 256; n += 8) { /* registers of 128 threads hold 64 x N elements */
        CHECK(mgpu_wgmma_d_f32_regs(n) * 128 == 64 * n);
        CHECK(mgpu_wgmma_d_f16_regs(n) * 128 * 2 == 64 * n);
    }
}

/* The manual's figure of the D fragment: rows of T0 T1 T2 T3 with d0 d1 | d4 d5 | ... in row 0, and
 * d2 d3 | d6 d7 | ... in row 8.
 *   thread 0:    d0 (0,0)  d1 (0,1)  d2 (8,0)  d3 (8,1)  d4 (0,8)  d5 (0,9)  d6 (8,8)
 *   thread 6:    lane 6 = row 1, pair 2: d0 (1,4), d3 (9,5), d5 (1,13)
 *   thread 127:  warp 3 (rows 48..63), lane 31 = row 7, pair 3: d0 (55,6), d3 (63,7)
 *                d127 of N = 256: pair group 127/4 = 31 -> col 248 + 6 + 1 = 255, row 63
 */
TEST_CASE("mgpu_wgmma_d_f32_coord: golden elements")
{
    CHECK(mgpu_wgmma_d_f32_coord(0, 0) == mgpu_make_coord(0, 0));
    CHECK(mgpu_wgmma_d_f32_coord(0, 1) == mgpu_make_coord(0, 1));
    CHECK(mgpu_wgmma_d_f32_coord(0, 2) == mgpu_make_coord(8, 0));
    CHECK(mgpu_wgmma_d_f32_coord(0, 3) == mgpu_make_coord(8, 1));
    CHECK(mgpu_wgmma_d_f32_coord(0, 4) == mgpu_make_coord(0, 8));
    CHECK(mgpu_wgmma_d_f32_coord(0, 5) == mgpu_make_coord(0, 9));
    CHECK(mgpu_wgmma_d_f32_coord(0, 6) == mgpu_make_coord(8, 8));
    CHECK(mgpu_wgmma_d_f32_coord(6, 0) == mgpu_make_coord(1, 4));
    CHECK(mgpu_wgmma_d_f32_coord(6, 3) == mgpu_make_coord(9, 5));
    CHECK(mgpu_wgmma_d_f32_coord(6, 5) == mgpu_make_coord(1, 13));
    CHECK(mgpu_wgmma_d_f32_coord(127, 0) == mgpu_make_coord(55, 6));
    CHECK(mgpu_wgmma_d_f32_coord(127, 3) == mgpu_make_coord(63, 7));
    CHECK(mgpu_wgmma_d_f32_coord(127, 127) == mgpu_make_coord(63, 255));
}

/* D[26][13]: warp 1 (rows 16..31), row 10 of the warp = lower half, lane row 2; column 13 is in the
 * second group of 8, pair 2, odd: lane 2*4 + 2 = 10, thread 42, register 4 + 2 + 1 = 7. */
TEST_CASE("mgpu_wgmma_d_f32_slot, mgpu_wgmma_d_f16_slot: golden elements")
{
    CHECK(mgpu_wgmma_d_f32_slot(26, 13) == mgpu_make_slot(42, 7, 0));
    CHECK(mgpu_wgmma_d_f16_slot(26, 13) == mgpu_make_slot(42, 3, 1));
    CHECK(mgpu_wgmma_d_f32_slot(0, 0) == mgpu_make_slot(0, 0, 0));
    CHECK(mgpu_wgmma_d_f32_slot(63, 255) == mgpu_make_slot(127, 127, 0));
    CHECK(mgpu_wgmma_d_f16_slot(63, 255) == mgpu_make_slot(127, 63, 1));
}

/* f16: register j holds accumulators 2j (low half) and 2j+1 (high half). */
TEST_CASE("mgpu_wgmma_d_f16_coord: golden elements")
{
    CHECK(mgpu_wgmma_d_f16_coord(0, 0, 0) == mgpu_make_coord(0, 0));
    CHECK(mgpu_wgmma_d_f16_coord(0, 0, 1) == mgpu_make_coord(0, 1));
    CHECK(mgpu_wgmma_d_f16_coord(0, 1, 0) == mgpu_make_coord(8, 0));
    CHECK(mgpu_wgmma_d_f16_coord(0, 2, 0) == mgpu_make_coord(0, 8));
    CHECK(mgpu_wgmma_d_f16_coord(6, 1, 1) == mgpu_make_coord(9, 5));
}

/* A of m64k16: a0 (g, 2t), a1 (g+8, 2t), a2 (g, 2t+8), a3 (g+8, 2t+8), g = lane/4, t = lane%4.
 *   thread 45: warp 1, lane 13: g = 3, t = 1: rows 19 and 27, k 2,3 and 10,11 */
TEST_CASE("mgpu_wgmma_a_coord, mgpu_wgmma_a_slot: golden elements")
{
    CHECK(mgpu_wgmma_a_coord(45, 0, 0) == mgpu_make_coord(19, 2));
    CHECK(mgpu_wgmma_a_coord(45, 0, 1) == mgpu_make_coord(19, 3));
    CHECK(mgpu_wgmma_a_coord(45, 1, 0) == mgpu_make_coord(27, 2));
    CHECK(mgpu_wgmma_a_coord(45, 2, 1) == mgpu_make_coord(19, 11));
    CHECK(mgpu_wgmma_a_coord(45, 3, 0) == mgpu_make_coord(27, 10));
    CHECK(mgpu_wgmma_a_slot(27, 10) == mgpu_make_slot(45, 3, 0));
    CHECK(mgpu_wgmma_a_slot(19, 3) == mgpu_make_slot(45, 0, 1));
}

TEST_CASE(
    "wgmma D and A fragments: bijections, and the two directions are inverses, for every N")
{
    for (uint32_t n = 8; n <= 256; n += 8) {
        std::vector<int> f32(64 * n, 0), f16(64 * n, 0);
        CAPTURE(n);
        for (uint32_t t = 0; t < 128; t++) {
            for (uint32_t r = 0; r < mgpu_wgmma_d_f32_regs(n); r++) {
                const mgpu_coord c = mgpu_wgmma_d_f32_coord(t, r);
                REQUIRE((c.row < 64 && c.col < n));
                REQUIRE(mgpu_wgmma_d_f32_slot(c.row, c.col) == mgpu_make_slot(t, r, 0));
                f32[c.row * n + c.col]++;
            }
            for (uint32_t r = 0; r < mgpu_wgmma_d_f16_regs(n); r++)
                for (uint32_t half = 0; half < 2; half++) {
                    const mgpu_coord c = mgpu_wgmma_d_f16_coord(t, r, half);
                    REQUIRE((c.row < 64 && c.col < n));
                    REQUIRE(mgpu_wgmma_d_f16_slot(c.row, c.col) == mgpu_make_slot(t, r, half));
                    f16[c.row * n + c.col]++;
                }
        }
        CHECK(f32 == std::vector<int>(64 * n, 1));
        CHECK(f16 == std::vector<int>(64 * n, 1));
    }
    std::vector<int> a(64 * 16, 0);
    for (uint32_t t = 0; t < 128; t++)
        for (uint32_t r = 0; r < MGPU_WGMMA_A_REGS; r++)
            for (uint32_t half = 0; half < 2; half++) {
                const mgpu_coord c = mgpu_wgmma_a_coord(t, r, half);
                REQUIRE((c.row < 64 && c.col < 16));
                REQUIRE(mgpu_wgmma_a_slot(c.row, c.col) == mgpu_make_slot(t, r, half));
                a[c.row * 16 + c.col]++;
            }
    CHECK(a == std::vector<int>(64 * 16, 1));
}

/* Lane 9 = row 2, pair 1: elements (2,2), (2,3); transposed (2,2), (3,2). Lane 31: (7,6), (7,7);
 * transposed (6,7), (7,7). */
TEST_CASE("mgpu_m8n8_coord, mgpu_m8n8_slot: golden elements")
{
    CHECK(mgpu_m8n8_coord(9, 0, false) == mgpu_make_coord(2, 2));
    CHECK(mgpu_m8n8_coord(9, 1, false) == mgpu_make_coord(2, 3));
    CHECK(mgpu_m8n8_coord(9, 1, true) == mgpu_make_coord(3, 2));
    CHECK(mgpu_m8n8_coord(31, 0, false) == mgpu_make_coord(7, 6));
    CHECK(mgpu_m8n8_coord(31, 0, true) == mgpu_make_coord(6, 7));
    CHECK(mgpu_m8n8_slot(2, 2, 3, false) == mgpu_make_slot(9, 2, 1));
    CHECK(mgpu_m8n8_slot(0, 3, 2, true) == mgpu_make_slot(9, 0, 1));
}

TEST_CASE("m8n8: bijections, inverses, and .trans is the transpose")
{
    for (bool trans : {false, true}) {
        std::vector<int> hits(64, 0);
        for (uint32_t lane = 0; lane < 32; lane++)
            for (uint32_t half = 0; half < 2; half++) {
                const mgpu_coord c = mgpu_m8n8_coord(lane, half, trans);
                const mgpu_coord p = mgpu_m8n8_coord(lane, half, !trans);
                CAPTURE(trans, lane, half);
                REQUIRE((c.row < 8 && c.col < 8));
                REQUIRE(c == mgpu_make_coord(p.col, p.row));
                for (uint32_t matrix = 0; matrix < 4; matrix++)
                    REQUIRE(mgpu_m8n8_slot(matrix, c.row, c.col, trans) ==
                            mgpu_make_slot(lane, matrix, half));
                hits[c.row * 8 + c.col]++;
            }
        CHECK(hits == std::vector<int>(64, 1));
    }
}

TEST_CASE("mgpu_m8n8_address_lane: rows of matrix i belong to lanes 8i .. 8i+7")
{
    CHECK(mgpu_m8n8_address_lane(0, 0) == 0);
    CHECK(mgpu_m8n8_address_lane(1, 3) == 11);
    CHECK(mgpu_m8n8_address_lane(3, 7) == 31);
    std::set<uint32_t> lanes;
    for (uint32_t m = 0; m < 4; m++)
        for (uint32_t r = 0; r < 8; r++)
            lanes.insert(mgpu_m8n8_address_lane(m, r));
    CHECK((lanes.size() == 32 && *lanes.rbegin() == 31));
}

/* Lane 9 = row 2, columns 4 to 7; lane 31 = row 7, columns 12 to 15. */
TEST_CASE(
    "mgpu_m8n16_coord, mgpu_m8n16_slot: golden elements, a bijection, and A of mma with bytes")
{
    CHECK(mgpu_m8n16_coord(9, 0) == mgpu_make_coord(2, 4));
    CHECK(mgpu_m8n16_coord(9, 3) == mgpu_make_coord(2, 7));
    CHECK(mgpu_m8n16_coord(31, 2) == mgpu_make_coord(7, 14));
    CHECK(mgpu_m8n16_slot(2, 2, 6) == mgpu_make_slot(9, 2, 2));
    CHECK(mgpu_m8n16_slot(0, 7, 12) == mgpu_make_slot(31, 0, 0));
    std::vector<int> hits(128, 0);
    for (uint32_t lane = 0; lane < 32; lane++)
        for (uint32_t byte = 0; byte < 4; byte++) {
            const mgpu_coord c = mgpu_m8n16_coord(lane, byte);
            CAPTURE(lane, byte);
            REQUIRE((c.row < 8 && c.col < 16));
            for (uint32_t matrix = 0; matrix < 4; matrix++) {
                REQUIRE(mgpu_m8n16_slot(matrix, c.row, c.col) ==
                        mgpu_make_slot(lane, matrix, byte));
                /* warp 0 of wgmma's A of bytes has the fragment of mma.m16n8k32 */
                REQUIRE(mgpu_wgmma_a_bits_slot(8, c.row + 8 * (matrix % 2),
                                               c.col + 16 * (matrix / 2)) ==
                        mgpu_make_slot(lane, matrix, byte));
            }
            hits[c.row * 16 + c.col]++;
        }
    CHECK(hits == std::vector<int>(128, 1));
}

TEST_CASE(
    "mgpu_m16n16_coord, mgpu_m16n16_slot: golden elements, a bijection, two prmt from B of mma")
{
    CHECK(mgpu_m16n16_coord(0, 0, 1) == mgpu_make_coord(1, 0));
    CHECK(mgpu_m16n16_coord(9, 1, 2) == mgpu_make_coord(6, 10));
    CHECK(mgpu_m16n16_coord(31, 1, 3) == mgpu_make_coord(15, 15));
    CHECK(mgpu_m16n16_slot(1, 6, 10) == mgpu_make_slot(9, 3, 2));
    CHECK(mgpu_m16n16_address_lane(1, 3) == 19);
    std::vector<int> hits(256, 0);
    for (uint32_t lane = 0; lane < 32; lane++)
        for (uint32_t byte = 0; byte < 4; byte++) {
            for (uint32_t reg = 0; reg < 2; reg++) {
                const mgpu_coord c = mgpu_m16n16_coord(lane, reg, byte);
                CAPTURE(lane, reg, byte);
                REQUIRE((c.row < 16 && c.col < 16));
                for (uint32_t matrix = 0; matrix < 2; matrix++)
                    REQUIRE(mgpu_m16n16_slot(matrix, c.row, c.col) ==
                            mgpu_make_slot(lane, 2 * matrix + reg, byte));
                hits[c.row * 16 + c.col]++;
            }
            for (uint32_t n = 0; n < 2;
                 n++) { /* prmt 0x5410, 0x7632: bytes 0, 1 or 2, 3 of both */
                const mgpu_coord c = mgpu_m16n16_coord(lane, byte / 2, byte % 2 + 2 * n);
                REQUIRE(c == mgpu_make_coord(4 * (lane % 4) + byte, lane / 4 + 8 * n));
            }
        }
    CHECK(hits == std::vector<int>(256, 1));
}

TEST_CASE("mgpu_m16n8_coord, mgpu_m16n8_slot: golden elements, a bijection, D of mma")
{
    CHECK(mgpu_m16n8_coord(9, 2) == mgpu_make_coord(2, 10));
    CHECK(mgpu_m16n8_slot(3, 7, 15) == mgpu_make_slot(31, 3, 3));
    std::vector<int> hits(128, 0);
    for (uint32_t lane = 0; lane < 32; lane++)
        for (uint32_t byte = 0; byte < 4; byte++) {
            const mgpu_coord c = mgpu_m16n8_coord(lane, byte);
            CAPTURE(lane, byte);
            REQUIRE((c.row < 8 && c.col < 16));
            for (uint32_t matrix = 0; matrix < 4; matrix++)
                REQUIRE(mgpu_m16n8_slot(matrix, c.row, c.col) ==
                        mgpu_make_slot(lane, matrix, byte));
            /* result i of mma.m16n8 is what a f32 D of wgmma has in its first four registers */
            REQUIRE(mgpu_wgmma_d_f32_coord(lane, byte) == mgpu_make_coord(c.col, c.row));
            hits[c.row * 16 + c.col]++;
        }
    CHECK(hits == std::vector<int>(128, 1));
}

/* The head of the header: piece j of D lies at rows 8*(j%2), columns 8*(j/2) of the warp's 16 rows,
 * and is an m8n8 fragment. That is what lets stmatrix.x4 store four registers of D. */
TEST_CASE("16-bit registers of D are m8n8 fragments")
{
    for (uint32_t t = 0; t < 128; t++)
        for (uint32_t j = 0; j < 64; j++)
            for (uint32_t half = 0; half < 2; half++) {
                const mgpu_coord d = mgpu_wgmma_d_f16_coord(t, j, half);
                const mgpu_coord m = mgpu_m8n8_coord(t % 32, half, false);
                CAPTURE(t, j, half);
                REQUIRE(d.row == t / 32 * 16 + j % 2 * 8 + m.row);
                REQUIRE(d.col == j / 2 * 8 + m.col);
            }
}

/* ---- A of any elements ------------------------------------------------------------------------- */

TEST_CASE("mgpu_wgmma_a_bits_coord: the manual's figures, and the inverse")
{
    for (uint32_t bits : {1u, 8u, 16u, 32u}) {
        std::set<std::pair<uint32_t, uint32_t>> seen;
        uint32_t wrong = 0;
        for (uint32_t t = 0; t < 128; t++)
            for (uint32_t reg = 0; reg < 4; reg++)
                for (uint32_t part = 0; part < 32 / bits; part++) {
                    const uint32_t group = t % 32 / 4, in = t % 4, i = reg * (32 / bits) + part;
                    uint32_t row = t / 32 * 16 + group, k = 0;
                    if (bits == 32) { /* a0 .. a3 of .tf32 */
                        row += i % 2 * 8;
                        k = in + i / 2 * 4;
                    } else if (bits == 16) { /* a0 .. a7 */
                        row += i / 2 % 2 * 8;
                        k = in * 2 + i % 2 + i / 4 * 8;
                    } else if (bits == 8) { /* a0 .. a15 */
                        row += i / 4 % 2 * 8;
                        k = in * 4 + i % 4 + i / 8 * 16;
                    } else { /* a0 .. a127 */
                        row += i / 32 % 2 * 8;
                        k = in * 32 + i % 32 + i / 64 * 128;
                    }
                    const mgpu_coord at = mgpu_wgmma_a_bits_coord(bits, t, reg, part);
                    const mgpu_slot back = mgpu_wgmma_a_bits_slot(bits, row, k);
                    wrong += at.row != row || at.col != k;
                    wrong += back.thread != t || back.reg != reg || back.half != part;
                    seen.insert({row, k});
                }
        INFO(bits);
        CHECK(wrong == 0);
        CHECK(seen.size() == 64 * 256 / bits);
    }
}
