/* tests/layout/test_tmem_cp.cpp - tcgen05.cp against two independent oracles, and both ways.
 * SPDX-License-Identifier: MIT
 */
#include "tcgen05_golden.h"

#include <mgpu/layout/tmem_cp.h>

#include <set>

static const std::map<std::string, mgpu_tmem_cp> shapes = {
    {"128x256b", MGPU_TMEM_CP_128X256B},
    {"128x128b", MGPU_TMEM_CP_128X128B},
    {"4x256b", MGPU_TMEM_CP_4X256B},
    {"64x128b.warpx2::02_13", MGPU_TMEM_CP_64X128B_WARPX2_02_13},
    {"64x128b.warpx2::01_23", MGPU_TMEM_CP_64X128B_WARPX2_01_23},
    {"32x128b.warpx4", MGPU_TMEM_CP_32X128B_WARPX4}};

/* Of two readings of the manual: is it that of tmem_cp.h? */
static bool
is_taken(const std::string &reading)
{
    REQUIRE((reading == "-" || reading == "" || reading == "same" || reading == "both" ||
             reading == "quadrant" || reading == "last"));
    return reading != "both" && reading != "last";
}

static std::vector<uint32_t>
lanes_of(mgpu_tmem_cp shape, uint32_t row)
{
    std::vector<uint32_t> lanes;
    for (uint32_t copy = 0; copy < mgpu_tmem_cp_copies(shape); copy++)
        lanes.push_back(mgpu_tmem_cp_lane(shape, row, copy));
    return lanes;
}

TEST_CASE("mgpu_tmem_cp_rows, mgpu_tmem_cp_row_bytes, mgpu_tmem_cp_lane: the manual's oracle")
{
    uint32_t sizes = 0, taken = 0, other = 0, differ = 0;
    for (const golden_words &line : golden_lines("manual_cp.txt")) {
        if (line[0] == "s") {
            const mgpu_tmem_cp shape = shapes.at(line[1]);
            CHECK(mgpu_tmem_cp_rows(shape) == golden_number(line[2]));
            CHECK(mgpu_tmem_cp_row_bytes(shape) == golden_number(line[3]));
            CHECK(mgpu_tmem_cp_row_bytes(shape) / 4 == golden_number(line[4]));
            sizes++;
        }
        if (line[0] != "c")
            continue;
        const bool same =
            lanes_of(shapes.at(line[1]), golden_number(line[3])) == golden_list(line[4]);
        CAPTURE(line[1], line[2], line[3]);
        if (is_taken(line[2])) {
            CHECK(same);
            taken++;
        } else {
            differ += !same;
            other++;
        }
    }
    CHECK((sizes == 6 && taken == 52 && other == 22));
    CHECK(differ == 22); /* so a GPU can decide between them, by each of these rows */
}

TEST_CASE("mgpu_tmem_cp_slot, mgpu_tmem_cp_offset: each byte of the manual's oracle")
{
    uint32_t lines = 0;
    for (const golden_words &line : golden_lines("manual_cp.txt"))
        if (line[0] == "b") {
            std::vector<uint32_t> is, said;
            for (size_t i = 2; i < line.size(); i++)
                said.push_back(golden_number(line[i]));
            const uint32_t row = said.at(0), byte = said.at(1);
            const mgpu_tmem_slot s = mgpu_tmem_cp_slot(shapes.at(line[1]), row, byte, 0);
            CHECK(said ==
                  std::vector<uint32_t>{row, byte, said[2], said[3],
                                        mgpu_tmem_cp_offset(row, byte, said[2], said[3]),
                                        s.lane, s.col, s.bit / 8});
            lines++;
        }
    CHECK(lines == 495);
}

TEST_CASE("mgpu_tmem_cp_slot: the hash of each grid of the manual's oracle")
{
    uint32_t taken = 0, other = 0;
    for (const golden_words &line : golden_lines("manual_cp.txt")) {
        if (line[0] != "grid")
            continue;
        const size_t dash = line[1].find('-');
        const mgpu_tmem_cp shape = shapes.at(line[1].substr(0, dash));
        std::vector<uint32_t> grid;
        for (uint32_t row = 0; row < mgpu_tmem_cp_rows(shape); row++)
            for (uint32_t byte = 0; byte < mgpu_tmem_cp_row_bytes(shape); byte++)
                for (uint32_t copy = 0; copy < mgpu_tmem_cp_copies(shape); copy++) {
                    const mgpu_tmem_slot s = mgpu_tmem_cp_slot(shape, row, byte, copy);
                    grid.push_back(s.lane << 16 | s.col << 2 | s.bit / 8);
                }
        const bool of_this = is_taken(line[1].substr(dash + 1));
        CAPTURE(line[1]);
        CHECK(golden_grid_is(line, grid) == of_this);
        taken += of_this;
        other += !of_this;
    }
    CHECK((taken == 6 && other == 3));
}

TEST_CASE("mgpu_tmem_cp_slot: CuTe's maps, each word; one CTA and a pair")
{
    uint32_t maps = 0, total = 0;
    for (const golden_map &map : golden_maps("cute_cp.txt")) {
        const mgpu_tmem_cp shape = shapes.at(map.is.at("shape"));
        std::set<uint32_t> copies;
        uint32_t wrong = 0;
        const uint32_t points =
            map.each([&](uint32_t copy, uint32_t i, uint32_t j, uint32_t lane, uint32_t bit) {
                const mgpu_tmem_slot s = mgpu_tmem_cp_slot(shape, i, 4 * j, copy);
                wrong += s.lane != lane || s.col * 32 + s.bit != bit;
                copies.insert(copy);
            });
        CAPTURE(map.is.at("shape"));
        CHECK(wrong == 0);
        CHECK(points == map.number("points"));
        CHECK(mgpu_tmem_cp_rows(shape) == map.number("rows"));
        CHECK(mgpu_tmem_cp_row_bytes(shape) * 8 == map.number("bits_of_row"));
        CHECK(copies.size() == mgpu_tmem_cp_copies(shape));
        maps++;
        total += points;
    }
    CHECK((maps == 12 && total == 6208));
}

TEST_CASE("mgpu_tmem_cp_coord is the inverse of mgpu_tmem_cp_slot, in each bit of all lanes")
{
    for (const auto &named : shapes) {
        const mgpu_tmem_cp shape = named.second;
        uint32_t wrong = 0, held = 0;
        for (uint32_t lane = 0; lane < 2 * MGPU_TMEM_LANES; lane++)
            for (uint32_t col = 0; col < 10; col++)
                for (uint32_t bit = 0; bit < 32; bit++) {
                    const mgpu_coord c =
                        mgpu_tmem_cp_coord(shape, mgpu_make_tmem_slot(0, lane, col, bit));
                    if (c.row == MGPU_TMEM_NONE) {
                        wrong += c.col != MGPU_TMEM_NONE;
                        continue;
                    }
                    uint32_t found = 0;
                    for (uint32_t copy = 0; copy < mgpu_tmem_cp_copies(shape); copy++) {
                        const mgpu_tmem_slot s = mgpu_tmem_cp_slot(shape, c.row, c.col, copy);
                        found += s.lane == lane && s.col == col && s.bit == bit / 8 * 8;
                    }
                    wrong += found != 1 || c.row >= mgpu_tmem_cp_rows(shape) ||
                             c.col >= mgpu_tmem_cp_row_bytes(shape);
                    held++;
                }
        CAPTURE(named.first);
        CHECK(wrong == 0);
        CHECK(held == 8 * mgpu_tmem_cp_rows(shape) * mgpu_tmem_cp_row_bytes(shape) *
                          mgpu_tmem_cp_copies(shape)); /* so none is missing */
    }
}

TEST_CASE("mgpu_tmem_cp_b4x16_p64, mgpu_tmem_cp_b6x16_p32: the manual's oracle")
{
    uint32_t lines = 0;
    for (const golden_words &line : golden_lines("manual_cp.txt"))
        if (line[0] == "u") {
            uint8_t from[16];
            REQUIRE((line[2].size() == 32 && line[3].size() == 32));
            for (uint32_t i = 0; i < 16; i++)
                from[i] = (uint8_t)golden_number(line[2].substr(2 * i, 2), 16);
            REQUIRE((line[1] == "b4x16_p64" || line[1] == "b6x16_p32"));
            for (uint32_t i = 0; i < 16; i++)
                CHECK((line[1] == "b4x16_p64" ? mgpu_tmem_cp_b4x16_p64(from, i)
                                              : mgpu_tmem_cp_b6x16_p32(from, i)) ==
                      golden_number(line[3].substr(2 * i, 2), 16));
            lines++;
        }
    CHECK(lines == 48);
}

/* A number of a format, widened. */
static uint32_t
widened(bool six, const uint8_t *from, uint32_t i)
{
    return six ? mgpu_tmem_cp_b6x16_p32(from, i) : mgpu_tmem_cp_b4x16_p64(from, i);
}

/* For each bit of 16 bytes of the source, the bit of the result that it becomes, or MGPU_TMEM_NONE. */
static std::vector<uint32_t>
bits_of_widened(bool six)
{
    std::vector<uint32_t> to(128, MGPU_TMEM_NONE);
    for (uint32_t bit = 0; bit < 128; bit++) {
        uint8_t from[16] = {0};
        uint32_t found = 0;
        from[bit / 8] = (uint8_t)(1u << bit % 8);
        for (uint32_t i = 0; i < 16; i++)
            for (uint32_t b = 0; b < 32; b++)
                if ((widened(six, from, i) >> b & 1) != 0) {
                    to[bit] = 8 * i + b;
                    found++;
                }
        CHECK(found <= 1);
    }
    return to;
}

TEST_CASE(
    "mgpu_tmem_cp_slot, and widened: the layout algebra's oracle, each number of each shape")
{
    uint32_t values = 0;
    for (const char *format : {"b32", "b6x16_p32", "b4x16_p64"}) {
        const uint32_t width = format[1] == '3' ? 0 : golden_number(std::string(format + 1, 1));
        const std::vector<uint32_t> to = bits_of_widened(width == 6);
        if (width != 0) {
            check_golden_grid("algebra.txt", std::string("widen/") + format, to);
            values += (uint32_t)to.size();
        }
        for (const auto &named : shapes) {
            const mgpu_tmem_cp shape = named.second;
            const uint32_t each = width == 0 ? 4 : 1, bytes = mgpu_tmem_cp_row_bytes(shape);
            std::vector<uint32_t> grid;
            for (uint32_t row = 0; row < mgpu_tmem_cp_rows(shape); row++)
                for (uint32_t byte = 0; byte < bytes; byte += each)
                    for (uint32_t copy = 0; copy < mgpu_tmem_cp_copies(shape); copy++) {
                        const uint32_t first = width * (byte % 16); /* bit of the number */
                        const uint32_t up = width == 0 ? 0 : to[first] - 8 * (byte % 16);
                        const uint32_t from = width == 0 ? 8 * byte : byte / 16 * 128 + first;
                        const mgpu_tmem_slot s = mgpu_tmem_cp_slot(shape, row, byte, copy);
                        grid.push_back(row << 16 | from);
                        grid.push_back(s.lane << 16 | (s.col * 32 + s.bit + up));
                    }
            check_golden_grid("algebra.txt", "cp/" + named.first + "/" + format, grid);
            values += (uint32_t)grid.size();
        }
    }
    CHECK(values == 56128);
}
