/* tests/layout/test_mma_fragment.cpp - registers of mma.sync and mma.sp, both ways.
 * SPDX-License-Identifier: MIT
 *
 * The manual has a formula for each shape and type, with the elements of a lane numbered a0, a1, ...
 * through all of its registers. They stand here as the manual has them; the header has one rule for all.
 */
#include "catch.h"

#include <mgpu/layout/mma_fragment.h>

#include <set>
#include <utility>
#include <vector>

namespace
{

struct dense {
    uint32_t m, k, bits;
};

/* Every shape, by the bits of its elements. */
const dense shapes[] = {{16, 8, 16},  {16, 16, 16}, {16, 4, 32},  {16, 8, 32}, {8, 4, 64},
                        {16, 4, 64},  {16, 8, 64},  {16, 16, 64}, {8, 16, 8},  {16, 16, 8},
                        {16, 32, 8},  {8, 32, 4},   {16, 32, 4},  {16, 64, 4}, {8, 128, 1},
                        {16, 128, 1}, {16, 256, 1}};

struct sparse {
    uint32_t k, bits, lanes; /* lanes of four that bring metadata */
};

const sparse sparse_shapes[] = {{16, 16, 1}, {32, 16, 2}, {8, 32, 1}, {16, 32, 2},
                                {32, 8, 2},  {64, 8, 4},  {64, 4, 2}, {128, 4, 4}};

typedef std::pair<uint32_t, uint32_t> place; /* row, column */

/* The row of a_i, as the manual says it of each shape. */
uint32_t
manual_a_row(dense s, uint32_t g, uint32_t i)
{
    if (s.m == 8)
        return g;
    switch (s.bits) {
    case 16: /* k8: "groupID for a0 and a1"; k16: "for ai where 0 <= i < 2 || 4 <= i < 6" */
        return i < 2 || (i >= 4 && i < 6) ? g : g + 8;
    case 32: /* "a0 and a2" */
        return i == 0 || i == 2 ? g : g + 8;
    case 64: /* "i % 2 = 0" */
        return i % 2 == 0 ? g : g + 8;
    case 8: /* "0 <= i < 4 || 8 <= i < 12" */
        return i < 4 || (i >= 8 && i < 12) ? g : g + 8;
    case 4: /* "0 <= i < 8 || 16 <= i < 24" */
        return i < 8 || (i >= 16 && i < 24) ? g : g + 8;
    default: /* "0 <= i < 32 || 64 <= i < 96" */
        return i < 32 || (i >= 64 && i < 96) ? g : g + 8;
    }
}

uint32_t
manual_a_col(dense s, uint32_t t, uint32_t i)
{
    switch (s.bits) {
    case 16: /* "(threadID_in_group * 2) + (i & 0x1)", + 8 "for ai where i >= 4" */
        return t * 2 + (i & 1) + (i >= 4 ? 8 : 0);
    case 32: /* "threadID_in_group for a0 and a1, + 4 for a2 and a3" */
        return t + (i >= 2 ? 4 : 0);
    case 64: /* m8: "threadID_in_group"; m16: + 4 for each two */
        return t + i / 2 * 4;
    case 8: /* "(threadID_in_group * 4) + (i & 0x3)", + 16 "for i >= 8" */
        return t * 4 + (i & 3) + (i >= 8 ? 16 : 0);
    case 4: /* "(threadID_in_group * 8) + (i & 0x7)", + 32 "for i >= 16" */
        return t * 8 + (i & 7) + (i >= 16 ? 32 : 0);
    default: /* "(threadID_in_group * 32) + (i & 0x1F)", + 128 "for i >= 64" */
        return t * 32 + (i & 31) + (i >= 64 ? 128 : 0);
    }
}

/* The row of b_i; its column is groupID. */
uint32_t
manual_b_row(dense s, uint32_t t, uint32_t i)
{
    switch (s.bits) {
    case 16: /* + 8 "for bi where i >= 2" */
        return t * 2 + (i & 1) + (i >= 2 ? 8 : 0);
    case 32:
    case 64: /* "threadID_in_group + (4 * i)" */
        return t + 4 * i;
    case 8: /* + 16 "for bi where i >= 4" */
        return t * 4 + (i & 3) + (i >= 4 ? 16 : 0);
    case 4: /* + 32 "for bi where i >= 8" */
        return t * 8 + (i & 7) + (i >= 8 ? 32 : 0);
    default: /* + 128 "for bi where i >= 32" */
        return t * 32 + (i & 31) + (i >= 32 ? 128 : 0);
    }
}

} // namespace

TEST_CASE("mgpu_mma_elems, mgpu_mma_a_regs, mgpu_mma_b_regs, mgpu_mma_d_regs")
{
    const uint32_t a_regs[] = {2, 4, 2, 4, 1, 2, 4, 8, 1, 2, 4, 1, 2, 4, 1, 2, 4};
    const uint32_t b_regs[] = {1, 2, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 1, 1, 2};
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        const dense s = shapes[i];
        CAPTURE(s.m, s.k, s.bits);
        CHECK(mgpu_mma_a_regs(s.m, s.k, s.bits) == a_regs[i]);
        CHECK(mgpu_mma_b_regs(s.k, s.bits) == b_regs[i]);
    }
    CHECK(mgpu_mma_elems(64) == 1);
    CHECK(mgpu_mma_elems(32) == 1);
    CHECK(mgpu_mma_elems(16) == 2);
    CHECK(mgpu_mma_elems(8) == 4);
    CHECK(mgpu_mma_elems(4) == 8);
    CHECK(mgpu_mma_elems(1) == 32);
    CHECK(mgpu_mma_d_regs(8, 32) == 2);
    CHECK(mgpu_mma_d_regs(16, 32) == 4);
    CHECK(mgpu_mma_d_regs(16, 16) == 2);
    CHECK(mgpu_mma_d_regs(8, 64) == 2);
    CHECK(mgpu_mma_d_regs(16, 64) == 4);
}

TEST_CASE("mgpu_mma_a_coord, mgpu_mma_a_slot: the manual's formulas, and a bijection, for "
          "every shape")
{
    for (const dense s : shapes) {
        const uint32_t e = mgpu_mma_elems(s.bits), n = mgpu_mma_a_regs(s.m, s.k, s.bits);
        std::set<place> seen;
        CAPTURE(s.m, s.k, s.bits);
        for (uint32_t lane = 0; lane < 32; lane++)
            for (uint32_t i = 0; i < n * e; i++) {
                const mgpu_coord at = mgpu_mma_a_coord(s.m, s.bits, lane, i / e, i % e);
                const mgpu_slot back = mgpu_mma_a_slot(s.m, s.bits, at.row, at.col);
                CAPTURE(lane, i);
                REQUIRE(at.row == manual_a_row(s, lane >> 2, i));
                REQUIRE(at.col == manual_a_col(s, lane % 4, i));
                REQUIRE((at.row < s.m && at.col < s.k));
                REQUIRE((back.thread == lane && back.reg == i / e && back.half == i % e));
                seen.insert(place(at.row, at.col));
            }
        CHECK(seen.size() == s.m * s.k);
    }
}

TEST_CASE("mgpu_mma_b_coord, mgpu_mma_b_slot: the manual's formulas, and a bijection, for "
          "every shape")
{
    for (const dense s : shapes) {
        const uint32_t e = mgpu_mma_elems(s.bits), n = mgpu_mma_b_regs(s.k, s.bits);
        std::set<place> seen;
        CAPTURE(s.m, s.k, s.bits);
        for (uint32_t lane = 0; lane < 32; lane++)
            for (uint32_t i = 0; i < n * e; i++) {
                const mgpu_coord at = mgpu_mma_b_coord(s.bits, lane, i / e, i % e);
                const mgpu_slot back = mgpu_mma_b_slot(s.bits, at.row, at.col);
                CAPTURE(lane, i);
                REQUIRE(at.row == manual_b_row(s, lane % 4, i));
                REQUIRE(at.col == lane >> 2);
                REQUIRE(at.row < s.k);
                REQUIRE((back.thread == lane && back.reg == i / e && back.half == i % e));
                seen.insert(place(at.row, at.col));
            }
        CHECK(seen.size() == s.k * 8);
    }
}

/* "row = groupID for ci where i < 2, groupID + 8 for ci where i >= 2; col = (threadID_in_group * 2) +
 * (i & 0x1)"; f16: c0 and c1 are the first register. */
TEST_CASE("mgpu_mma_d_coord, mgpu_mma_d_slot: the manual's formulas, and a bijection")
{
    for (uint32_t bits : {16u, 32u, 64u})
        for (uint32_t m : {8u, 16u}) {
            const uint32_t e = mgpu_mma_elems(bits);
            std::set<place> seen;
            if (bits == 16 && m == 8)
                continue; /* no such D */
            for (uint32_t lane = 0; lane < 32; lane++)
                for (uint32_t i = 0; i < mgpu_mma_d_regs(m, bits) * e; i++) {
                    const mgpu_coord at = mgpu_mma_d_coord(bits, lane, i / e, i % e);
                    const mgpu_slot back = mgpu_mma_d_slot(bits, at.row, at.col);
                    CAPTURE(bits, m, lane, i);
                    REQUIRE(at.row == (i < 2 ? lane >> 2 : (lane >> 2) + 8));
                    REQUIRE(at.col == lane % 4 * 2 + (i & 1));
                    REQUIRE((back.thread == lane && back.reg == i / e && back.half == i % e));
                    seen.insert(place(at.row, at.col));
                }
            CHECK(seen.size() == m * 8);
        }
}

/* D of one 16-bit mma is A of the next: two D of 16 x 8, converted, are A of 16 x 16. */
TEST_CASE("mma: two f16 D side by side are A of m16n8k16")
{
    for (uint32_t lane = 0; lane < 32; lane++)
        for (uint32_t reg = 0; reg < 4; reg++)
            for (uint32_t half = 0; half < 2; half++) {
                const mgpu_coord a = mgpu_mma_a_coord(16, 16, lane, reg, half);
                const mgpu_coord d = mgpu_mma_d_coord(16, lane, reg % 2, half);
                CHECK(a.row == d.row);
                CHECK(a.col == d.col + reg / 2 * 8);
            }
}

/* The columns that a stored element may have come from: "firstcol ... lastcol" of the manual. */
TEST_CASE("mma.sp: a register of A belongs to the columns that the manual says")
{
    const struct {
        uint32_t bits, first,
            step; /* firstcol = threadID_in_group * first, + step in the upper registers */
    } ways[] = {{16, 4, 16}, {32, 2, 8}, {8, 8, 32}, {4, 16, 64}};
    for (const auto &way : ways)
        for (uint32_t lane = 0; lane < 32; lane++)
            for (uint32_t reg = 0; reg < 4; reg++)
                for (uint32_t part = 0; part < mgpu_mma_elems(way.bits); part++) {
                    const uint32_t group = mgpu_mma_sp_group(way.bits);
                    const mgpu_coord at = mgpu_mma_a_coord(16, way.bits, lane, reg, part);
                    const uint32_t first = at.col / (group / 2) * group; /* of its group */
                    const uint32_t want = lane % 4 * way.first + reg / 2 * way.step;
                    CAPTURE(way.bits, lane, reg, part);
                    CHECK(first >= want);
                    CHECK(first + group <= want + way.first);
                }
}

TEST_CASE("mgpu_mma_sp_group, mgpu_mma_sp_meta_lanes")
{
    CHECK(mgpu_mma_sp_group(32) == 2);
    CHECK(mgpu_mma_sp_group(16) == 4);
    CHECK(mgpu_mma_sp_group(8) == 4);
    CHECK(mgpu_mma_sp_group(4) == 8);
    for (const sparse s : sparse_shapes) {
        CAPTURE(s.k, s.bits);
        CHECK(mgpu_mma_sp_meta_lanes(s.k, s.bits) == s.lanes);
    }
}

/* "Padding" of types that are smaller than their byte: e2m1 has two bits below and above. */
TEST_CASE("mgpu_mma_byte, mgpu_mma_byte_elem")
{
    CHECK(mgpu_mma_byte(4, 0xf) == 0x3c);
    CHECK(mgpu_mma_byte(4, 1) == 4);
    CHECK(mgpu_mma_byte(6, 0x2a) == 0x2a);
    CHECK(mgpu_mma_byte(8, 0x9b) == 0x9b);
    CHECK(mgpu_mma_byte_elem(4, 0xff) == 0xf);
    CHECK(mgpu_mma_byte_elem(4, 0xc3) == 0);
    CHECK(mgpu_mma_byte_elem(6, 0xc0) == 0);
    for (uint32_t bits : {4u, 6u, 8u})
        for (uint32_t x = 0; x < 1u << bits; x++)
            CHECK(mgpu_mma_byte_elem(bits, mgpu_mma_byte(bits, x)) == x);
}

/* "scale_A: threads 0 and 1 of each four, or 2 and 3; scale_B: one of them; byte-id: the first byte". */
TEST_CASE("mgpu_mma_scale_a_coord, mgpu_mma_scale_a_slot: golden places, and a bijection")
{
    const struct {
        uint32_t byte, thread, row, k, lane, of;
    } golden[] = {{0, 0, 0, 0, 0, 0},  {0, 0, 8, 0, 1, 0},  {0, 1, 0, 0, 2, 0},
                  {0, 1, 8, 3, 3, 3},  {3, 0, 7, 0, 28, 3}, {2, 1, 15, 1, 31, 3},
                  {2, 0, 13, 0, 21, 2}};
    for (const auto &x : golden) {
        const mgpu_slot at = mgpu_mma_scale_a_slot(x.byte, x.thread, x.row, x.k);
        CAPTURE(x.byte, x.thread, x.row, x.k);
        CHECK((at.thread == x.lane && at.reg == 0 && at.half == x.of));
    }
    for (uint32_t vec : {1u, 2u, 4u})
        for (uint32_t byte = 0; byte < 4; byte += vec)
            for (uint32_t thread = 0; thread < 2; thread++) {
                std::set<place> seen;
                for (uint32_t lane = 0; lane < 32; lane++)
                    for (uint32_t b = byte; lane % 4 / 2 == thread && b < byte + vec; b++) {
                        const mgpu_coord at = mgpu_mma_scale_a_coord(byte, lane, b);
                        const mgpu_slot back =
                            mgpu_mma_scale_a_slot(byte, thread, at.row, at.col);
                        REQUIRE((back.thread == lane && back.reg == 0 && back.half == b));
                        REQUIRE((at.row < 16 && at.col < vec));
                        seen.insert(place(at.row, at.col));
                    }
                CHECK(seen.size() == 16 * vec);
            }
}

TEST_CASE("mgpu_mma_scale_b_coord, mgpu_mma_scale_b_slot: golden places, and a bijection")
{
    const struct {
        uint32_t byte, thread, k, col, lane, of;
    } golden[] = {
        {0, 0, 0, 0, 0, 0}, {1, 3, 0, 1, 7, 1}, {2, 2, 1, 7, 30, 3}, {0, 1, 3, 4, 17, 3}};
    for (const auto &x : golden) {
        const mgpu_slot at = mgpu_mma_scale_b_slot(x.byte, x.thread, x.k, x.col);
        CAPTURE(x.byte, x.thread, x.k, x.col);
        CHECK((at.thread == x.lane && at.reg == 0 && at.half == x.of));
    }
    for (uint32_t vec : {1u, 2u, 4u})
        for (uint32_t byte = 0; byte < 4; byte += vec)
            for (uint32_t thread = 0; thread < 4; thread++) {
                std::set<place> seen;
                for (uint32_t lane = thread; lane < 32; lane += 4)
                    for (uint32_t b = byte; b < byte + vec; b++) {
                        const mgpu_coord at = mgpu_mma_scale_b_coord(byte, lane, b);
                        const mgpu_slot back =
                            mgpu_mma_scale_b_slot(byte, thread, at.row, at.col);
                        REQUIRE((back.thread == lane && back.reg == 0 && back.half == b));
                        REQUIRE((at.row < vec && at.col < 8));
                        seen.insert(place(at.row, at.col));
                    }
                CHECK(seen.size() == 8 * vec);
            }
}

/* Golden places, read from the figures. */
TEST_CASE("mgpu_mma_sp_meta_coord: golden elements")
{
    const struct {
        uint32_t k, bits, lane, nibble, row, group;
    } golden[] = {
        {16, 16, 5, 0, 1, 0},   {16, 16, 5, 3, 1, 3},   {16, 16, 5, 4, 9, 0},
        {16, 16, 7, 7, 9, 3},   {32, 16, 4, 0, 1, 0},   {32, 16, 4, 7, 9, 3},
        {32, 16, 5, 0, 1, 4},   {32, 16, 7, 5, 9, 5},   {8, 32, 30, 1, 7, 1},
        {16, 32, 31, 4, 15, 4}, {32, 8, 4, 7, 1, 7},    {32, 8, 5, 7, 9, 7},
        {32, 8, 6, 0, 1, 0},    {64, 8, 4, 0, 1, 0},    {64, 8, 5, 1, 9, 1},
        {64, 8, 6, 2, 1, 10},   {64, 8, 7, 7, 9, 15},   {64, 4, 29, 3, 15, 3},
        {128, 4, 28, 7, 7, 7},  {128, 4, 31, 0, 15, 8},
    };
    for (const auto &x : golden) {
        const mgpu_coord at = mgpu_mma_sp_meta_coord(x.k, x.bits, x.lane, x.nibble);
        CAPTURE(x.k, x.bits, x.lane, x.nibble);
        CHECK(at.row == x.row);
        CHECK(at.col == x.group);
    }
}

TEST_CASE(
    "mgpu_mma_sp_meta_coord, mgpu_mma_sp_meta_slot: a bijection for every shape and selector")
{
    for (const sparse s : sparse_shapes)
        for (uint32_t selector = 0; selector < 4 / s.lanes; selector++) {
            std::set<place> seen;
            for (uint32_t lane = 0; lane < 32; lane++)
                for (uint32_t nibble = 0; nibble < 8; nibble++) {
                    if (lane % 4 / s.lanes != selector)
                        continue;
                    const mgpu_coord at = mgpu_mma_sp_meta_coord(s.k, s.bits, lane, nibble);
                    const mgpu_slot back =
                        mgpu_mma_sp_meta_slot(s.k, s.bits, selector, at.row, at.col);
                    CAPTURE(s.k, s.bits, selector, lane, nibble);
                    REQUIRE((back.thread == lane && back.reg == 0 && back.half == nibble));
                    seen.insert(place(at.row, at.col));
                }
            CHECK(seen.size() == 16 * s.k / mgpu_mma_sp_group(s.bits));
        }
}

/* "Index of each non-zero element": 0b1100 is the first and the last of four, 0b1001 the second and third. */
TEST_CASE("mgpu_mma_sp_code_ok, mgpu_mma_sp_place")
{
    const std::set<uint32_t> ordered = {4, 8, 12, 9, 13, 14}, tf32 = {4, 14};
    for (uint32_t code = 0; code < 16; code++) {
        CAPTURE(code);
        for (uint32_t bits : {4u, 8u, 16u})
            CHECK(mgpu_mma_sp_code_ok(bits, code) == (ordered.count(code) != 0));
        CHECK(mgpu_mma_sp_code_ok(32, code) == (tf32.count(code) != 0));
    }
    CHECK(mgpu_mma_sp_place(16, 0xc, 0) == 0);
    CHECK(mgpu_mma_sp_place(16, 0xc, 1) == 3);
    CHECK(mgpu_mma_sp_place(8, 0x9, 0) == 1);
    CHECK(mgpu_mma_sp_place(8, 0x9, 1) == 2);
    CHECK(mgpu_mma_sp_place(32, 0x4, 0) == 0);
    CHECK(mgpu_mma_sp_place(32, 0xe, 0) == 1);
    for (uint32_t i = 0; i < 4; i++) /* pairs 1 and 3 of four: elements 2, 3, 6, 7 */
        CHECK(mgpu_mma_sp_place(4, 0xd, i) == (i < 2 ? 2 + i : 4 + i));
}
