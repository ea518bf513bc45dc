/* tests/layout/test_tmem.cpp - tensor memory's D and A against two independent oracles, and both ways.
 * SPDX-License-Identifier: MIT
 */
#include "tcgen05_golden.h"

#include <mgpu/layout/tmem.h>

#include <set>

static const mgpu_tmem_layout layouts[] = {
    MGPU_TMEM_LAYOUT_A, MGPU_TMEM_LAYOUT_B, MGPU_TMEM_LAYOUT_C, MGPU_TMEM_LAYOUT_D,
    MGPU_TMEM_LAYOUT_E, MGPU_TMEM_LAYOUT_F, MGPU_TMEM_LAYOUT_G};

static mgpu_tmem_layout
layout_named(const std::string &letter)
{
    return layouts[letter.at(0) - 'A'];
}

/* What the manual's oracle calls a type: its bits, and whether it is of the kinds with two in a byte. */
static void
type_named(const std::string &name, uint32_t *elem_bits, bool *packed)
{
    static const std::map<std::string, uint32_t> sizes = {
        {"tf32", 32}, {"f16", 16}, {"bf16", 16}, {"e4m3", 8}, {"e5m2", 8},     {"s8", 8},
        {"u8", 8},    {"e2m3", 6}, {"e3m2", 6},  {"e2m1", 4}, {"mxf4-e2m1", 4}};
    *elem_bits = sizes.at(name);
    *packed = name == "mxf4-e2m1";
}

TEST_CASE("mgpu_tmem_addr, mgpu_tmem_lane, mgpu_tmem_col, mgpu_make_tmem_slot")
{
    uint32_t lines = 0;
    for (const golden_words &line : golden_lines("manual_tmem.txt"))
        if (line[0] == "t") {
            const uint32_t lane = golden_number(line[1]), col = golden_number(line[2]);
            CHECK(mgpu_tmem_addr(lane, col) == golden_number(line[3], 16));
            CHECK(mgpu_tmem_lane(mgpu_tmem_addr(lane, col)) == lane);
            CHECK(mgpu_tmem_col(mgpu_tmem_addr(lane, col)) == col);
            lines++;
        }
    CHECK(lines == 45);
    CHECK(mgpu_tmem_addr(16, 8) + mgpu_tmem_addr(3, 5) == mgpu_tmem_addr(19, 13));
    const mgpu_tmem_slot s = mgpu_make_tmem_slot(1, 2, 3, 4);
    CHECK((s.cta == 1 && s.lane == 2 && s.col == 3 && s.bit == 4));
    CHECK((MGPU_TMEM_LANES == 128 && MGPU_TMEM_COLS == 512));
}

TEST_CASE("mgpu_tmem_alloc_is_legal, mgpu_tmem_alloc_cols")
{
    uint32_t lines = 0;
    for (const golden_words &line : golden_lines("manual_shapes.txt"))
        if (line[0] == "alloc") {
            CHECK(mgpu_tmem_alloc_is_legal(golden_number(line[1])) == (line[2] == "1"));
            lines++;
        }
    CHECK(lines == 19);
    for (uint32_t cols = 0; cols <= 600; cols++) { /* the fewest legal ones that are enough */
        uint32_t fewest = cols;
        while (fewest <= 512 && !mgpu_tmem_alloc_is_legal(fewest))
            fewest++;
        CHECK(mgpu_tmem_alloc_cols(cols) == (fewest <= 512 ? fewest : 0));
    }
    CHECK(mgpu_tmem_alloc_cols(0xffffffff) == 0);
}

TEST_CASE("mgpu_tmem_warp_lane: warps 0 to 3 of each warpgroup")
{
    for (uint32_t warp = 0; warp < 32; warp++)
        CHECK(mgpu_tmem_warp_lane(warp) == warp % 4 * 32);
}

/* Whatever is no line of the manual's table has no layout. */
TEST_CASE("mgpu_tmem_d_layout, mgpu_tmem_rows, mgpu_tmem_half_quarters: the manual's table")
{
    std::set<std::vector<uint32_t>> legal;
    for (const golden_words &line : golden_lines("manual_tmem.txt"))
        if (line[0] == "l") {
            const uint32_t m = golden_number(line[1]), group = golden_number(line[2]);
            const bool sparse = line[3] == "1", ws = line[4] == "1";
            const mgpu_tmem_layout layout = mgpu_tmem_d_layout(m, group, ws, sparse);
            CAPTURE(m, group, ws, sparse);
            CHECK(layout == layout_named(line[5]));
            CHECK(mgpu_tmem_rows(layout) == golden_number(line[6]));
            CHECK(mgpu_tmem_rows(layout) * group == m);
            CHECK(mgpu_tmem_half_quarters(layout) == (line[7] == "0,16"));
            legal.insert({m, group, ws, sparse});
        }
    CHECK(legal.size() == 14);
    for (uint32_t m = 0; m <= 512; m += 16)
        for (uint32_t group = 0; group < 4; group++)
            for (uint32_t how = 0; how < 4; how++)
                CHECK((mgpu_tmem_d_layout(m, group, how % 2 != 0, how / 2 != 0) ==
                       MGPU_TMEM_LAYOUT_NONE) ==
                      (legal.count({m, group, how % 2, how / 2}) == 0));
}

/* A block of rows and columns of D goes up lanes and columns from its corner. */
static uint32_t
block_wrong(const golden_words &line)
{
    const mgpu_tmem_layout layout = layout_named(line[1]);
    const uint32_t align = golden_number(line[2]), n = golden_number(line[3]);
    const uint32_t row0 = golden_number(line[4]), rows = golden_number(line[5]);
    const uint32_t col0 = golden_number(line[6]), cols = golden_number(line[7]);
    uint32_t wrong = 0;
    for (uint32_t r = 0; r < rows; r++)
        for (uint32_t c = 0; c < cols; c++) {
            const mgpu_tmem_slot s = mgpu_tmem_d_slot(layout, n, row0 + r, col0 + c);
            wrong += s.lane + align != golden_number(line[8]) + r || s.col != c || s.bit != 0;
        }
    return wrong;
}

TEST_CASE("mgpu_tmem_d_slot: the manual's oracle, each block and the hash of each whole grid")
{
    uint32_t blocks = 0, grids = 0, values = 0;
    for (const golden_words &line : golden_lines("manual_tmem.txt")) {
        if (line[0] == "D") {
            INFO(line[1] << " " << line[2] << " " << line[3] << " " << line[4]);
            CHECK(block_wrong(line) == 0);
            blocks++;
        }
        if (line[0] != "grid")
            continue;
        const mgpu_tmem_layout layout = layout_named(line[1].substr(2, 1)); /* D-F-16-256 */
        const uint32_t align = golden_number(line[1].substr(4));
        const uint32_t n = golden_number(line[1].substr(line[1].rfind('-') + 1));
        std::vector<uint32_t> grid;
        for (uint32_t row = 0; row < mgpu_tmem_rows(layout); row++)
            for (uint32_t col = 0; col < n; col++) {
                const mgpu_tmem_slot s = mgpu_tmem_d_slot(layout, n, row, col);
                grid.push_back(mgpu_tmem_addr(align, 0) + mgpu_tmem_addr(s.lane, s.col));
            }
        CAPTURE(line[1]);
        CHECK(golden_grid_is(line, grid));
        grids++;
        values += (uint32_t)grid.size();
    }
    CHECK(blocks == 118);
    CHECK(grids == 166);
    CHECK(values == 1820672);
}

/* The maps of several tiles say where CuTe has put them; within a tile the places are the instruction's. */
TEST_CASE("mgpu_tmem_d_slot, mgpu_tmem_a_slot: CuTe's maps, each point")
{
    uint32_t maps = 0, total = 0;
    for (const golden_map &map : golden_maps("cute_tmem.txt")) {
        const bool is_a = map.what == "A", ws = map.what == "D_ws";
        if (map.what != "D" && !is_a && !ws)
            continue;
        const uint32_t m = map.number("M"), group = map.number("cta_group");
        const uint32_t wide = map.number(is_a ? "K" : "N"), bits = is_a ? 256 / wide : 32;
        const uint32_t groups = is_a ? map.number("copies") : 1;
        const mgpu_tmem_layout layout = mgpu_tmem_d_layout(m, group, ws, false);
        std::map<std::pair<uint32_t, uint32_t>, std::pair<uint32_t, uint32_t>> corner;
        uint32_t wrong = is_a && groups != mgpu_tmem_groups(layout);
        const uint32_t points =
            map.each([&](uint32_t copy, uint32_t i, uint32_t j, uint32_t lane, uint32_t bit) {
                const mgpu_tmem_slot s =
                    is_a ? mgpu_tmem_a_slot(layout, bits, i % m, j % wide, copy % groups)
                         : mgpu_tmem_d_slot(layout, wide, i % m, j % wide);
                const std::pair<uint32_t, uint32_t> here(lane - s.lane, bit / 32 - s.col);
                wrong += s.cta != copy / groups || s.bit != bit % 32;
                wrong +=
                    corner.emplace(std::make_pair(i / m, j / wide), here).first->second != here;
            });
        for (const auto &tile : corner) /* tiles begin in lane 0, of F also 16 */
            wrong += tile.second.first != 0 &&
                     !(tile.second.first == 16 && mgpu_tmem_half_quarters(layout));
        wrong += corner.at({0, 0}) != std::make_pair(0u, 0u);
        CAPTURE(map.what, m, group, wide, map.is.at("type"), map.is.at("tiles"));
        CHECK(wrong == 0);
        CHECK(points == map.number("points"));
        maps++;
        total += points;
    }
    CHECK(maps == 73);
    CHECK(total == 1138688);
}

TEST_CASE("mgpu_tmem_a_slot, mgpu_tmem_a_bits, mgpu_tmem_a_low_bit: the manual's oracle")
{
    uint32_t lanes = 0, types = 0, places = 0;
    for (const golden_words &line : golden_lines("manual_tmem.txt")) {
        uint32_t elem_bits;
        bool packed;
        if (line[0] == "a") {
            type_named(line[1], &elem_bits, &packed);
            const uint32_t bits = mgpu_tmem_a_bits(elem_bits, packed);
            CHECK(bits == golden_number(line[2]));
            CHECK(mgpu_tmem_a_low_bit(elem_bits, packed) == golden_number(line[3]));
            CHECK(32 / bits == golden_number(line[4]));
            CHECK(mgpu_tmem_a_slot(MGPU_TMEM_LAYOUT_D, bits, 0, 256 / bits, 0).col == 8);
            types++;
        }
        if (line[0] == "p") {
            const mgpu_tmem_layout layout = layout_named(line[1]);
            type_named(line[2], &elem_bits, &packed);
            const uint32_t bits = mgpu_tmem_a_bits(elem_bits, packed);
            REQUIRE(line.size() == 5 + mgpu_tmem_groups(layout));
            for (uint32_t group = 0; group < mgpu_tmem_groups(layout); group++) {
                const mgpu_tmem_slot s = mgpu_tmem_a_slot(layout, bits, golden_number(line[3]),
                                                          golden_number(line[4]), group);
                const uint32_t low = s.bit + mgpu_tmem_a_low_bit(elem_bits, packed);
                CHECK(std::vector<uint32_t>{s.lane, s.col, low} ==
                      golden_list(line[5 + group]));
                places++;
            }
        }
        if (line[0] == "A") {
            const mgpu_tmem_layout layout = layout_named(line[1]);
            const uint32_t row0 = golden_number(line[3]), lane0 = golden_number(line[5]);
            for (uint32_t r = 0; r < golden_number(line[4]); r++) {
                uint32_t found = 0;
                for (uint32_t group = 0; group < mgpu_tmem_groups(layout); group++)
                    found +=
                        mgpu_tmem_row_lane(layout, row0 + r, group) + golden_number(line[2]) ==
                        lane0 + r;
                CHECK(found == 1);
            }
            lanes++;
        }
    }
    CHECK((lanes == 26 && types == 11 && places == 396));
}

TEST_CASE("mgpu_tmem_d_coord is the inverse of mgpu_tmem_d_slot, in each lane and column")
{
    for (mgpu_tmem_layout layout : layouts)
        for (uint32_t n = 16; n <= 256; n += 16) {
            uint32_t wrong = 0, held = 0;
            for (uint32_t cta = 0; cta < 2; cta++)
                for (uint32_t lane = 0; lane < MGPU_TMEM_LANES; lane++)
                    for (uint32_t col = 0; col < mgpu_tmem_d_cols(layout, n); col++) {
                        const mgpu_coord c = mgpu_tmem_d_coord(layout, n, cta, lane, col);
                        if (c.row == MGPU_TMEM_NONE) {
                            wrong += c.col != MGPU_TMEM_NONE ||
                                     !mgpu_tmem_half_quarters(layout) || lane % 32 < 16;
                            continue;
                        }
                        const mgpu_tmem_slot s = mgpu_tmem_d_slot(layout, n, c.row, c.col);
                        wrong += s.cta != cta || s.lane != lane || s.col != col || s.bit != 0 ||
                                 c.row >= 2 * mgpu_tmem_rows(layout) || c.col >= n;
                        held++;
                    }
            CAPTURE(layout, n);
            CHECK(wrong == 0);
            CHECK(held == 2 * mgpu_tmem_rows(layout) * n); /* so none is missing */
        }
}

TEST_CASE("mgpu_tmem_a_coord is the inverse of mgpu_tmem_a_slot, in each copy")
{
    for (mgpu_tmem_layout layout : layouts)
        for (uint32_t bits : {4u, 8u, 16u, 32u}) {
            std::set<std::vector<uint32_t>> places;
            uint32_t wrong = 0;
            for (uint32_t row = 0; row < 2 * mgpu_tmem_rows(layout); row++)
                for (uint32_t k = 0; k < 512 / bits; k++)
                    for (uint32_t group = 0; group < mgpu_tmem_groups(layout); group++) {
                        mgpu_tmem_slot s = mgpu_tmem_a_slot(layout, bits, row, k, group);
                        wrong += s.lane >= MGPU_TMEM_LANES || s.col >= 16 || s.cta > 1;
                        places.insert({s.cta, s.lane, s.col, s.bit});
                        s.bit += bits - 1; /* any bit of it */
                        const mgpu_coord c = mgpu_tmem_a_coord(layout, bits, s);
                        wrong += c.row != row || c.col != k;
                    }
            const uint32_t used = mgpu_tmem_half_quarters(layout) ? 64 : 128;
            CAPTURE(layout, bits);
            CHECK(wrong == 0);
            CHECK(places.size() == 2 * used * 512 / bits);
        }
    const mgpu_coord none =
        mgpu_tmem_a_coord(MGPU_TMEM_LAYOUT_F, 16, mgpu_make_tmem_slot(0, 16, 0, 0));
    CHECK((none.row == MGPU_TMEM_NONE && none.col == MGPU_TMEM_NONE));
}

TEST_CASE("mgpu_tmem_lane_row is the inverse of mgpu_tmem_row_lane")
{
    for (mgpu_tmem_layout layout : layouts)
        for (uint32_t group = 0; group < mgpu_tmem_groups(layout); group++)
            for (uint32_t row = 0; row < mgpu_tmem_rows(layout); row++) {
                const mgpu_coord c =
                    mgpu_tmem_lane_row(layout, mgpu_tmem_row_lane(layout, row, group));
                CHECK((c.row == row && c.col == group));
            }
}

/* Of a pair, the CTA above the lane. */
static uint32_t
place(mgpu_tmem_slot s, uint32_t from_lane)
{
    return s.cta << 24 | (s.lane + from_lane) << 16 | (s.col * 32 + s.bit);
}

TEST_CASE("mgpu_tmem_d_slot, mgpu_tmem_a_slot: layouts C, E, G and D of .ws, the layout "
          "algebra's oracle")
{
    uint32_t values = 0;
    for (uint32_t m : {32u, 64u, 128u, 256u}) { /* 256: C, M = 128 of a pair */
        const mgpu_tmem_layout layout = m == 256 ? mgpu_tmem_d_layout(128, 2, false, true)
                                                 : mgpu_tmem_d_layout(m, 1, true, false);
        const uint32_t rows = m == 256 ? 128 : m;
        for (uint32_t at : {0u, 16u}) {
            const std::string of =
                m == 256 ? "/at" + std::to_string(at) : "/m" + std::to_string(m);
            const std::string what = m == 256 ? "half-" : "ws-";
            if (m != 256 && at != 0)
                continue;
            for (uint32_t n : {16u, 32u, 64u, 128u, 256u}) {
                std::vector<uint32_t> grid;
                if (m != 256 && n < 64)
                    continue;
                for (uint32_t row = 0; row < rows; row++)
                    for (uint32_t col = 0; col < n; col++)
                        grid.push_back(place(mgpu_tmem_d_slot(layout, n, row, col), at));
                check_golden_grid("algebra.txt", what + "d" + of + "/n" + std::to_string(n),
                                  grid);
                values += (uint32_t)grid.size();
            }
            for (uint32_t bits : {8u, 16u, 32u}) {
                std::vector<uint32_t> grid;
                for (uint32_t group = 0; group < mgpu_tmem_groups(layout); group++)
                    for (uint32_t row = 0; row < rows; row++)
                        for (uint32_t k = 0; k < 256 / bits; k++)
                            grid.push_back(
                                place(mgpu_tmem_a_slot(layout, bits, row, k, group), at));
                check_golden_grid("algebra.txt", what + "a" + of + "/b" + std::to_string(bits),
                                  grid);
                values += (uint32_t)grid.size();
            }
        }
    }
    CHECK(values == 263168);
}
