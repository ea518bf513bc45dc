/* tests/layout/test_tmem_ldst.cpp - registers of tcgen05.ld and st against two independent oracles, and both ways.
 * SPDX-License-Identifier: MIT
 */
#include "tcgen05_golden.h"

#include <mgpu/layout/tmem_ldst.h>

#include <set>

static const std::map<std::string, mgpu_tmem_shape> shapes = {
    {"16x64b", MGPU_TMEM_16X64B},     {"16x128b", MGPU_TMEM_16X128B},
    {"16x256b", MGPU_TMEM_16X256B},   {"32x32b", MGPU_TMEM_32X32B},
    {"16x32bx2", MGPU_TMEM_16X32BX2}, {"16dp64b", MGPU_TMEM_16X64B},
    {"16dp128b", MGPU_TMEM_16X128B},  {"16dp256b", MGPU_TMEM_16X256B},
    {"32dp32b", MGPU_TMEM_32X32B},    {"16dp32b", MGPU_TMEM_16X32BX2}};

static const mgpu_tmem_shape all[] = {MGPU_TMEM_16X64B, MGPU_TMEM_16X128B, MGPU_TMEM_16X256B,
                                      MGPU_TMEM_32X32B, MGPU_TMEM_16X32BX2};

TEST_CASE("mgpu_tmem_ld_regs, mgpu_tmem_ld_lanes, mgpu_tmem_ld_cols: the manual's table")
{
    uint32_t lines = 0;
    for (const golden_words &line : golden_lines("manual_ldst.txt"))
        if (line[0] == "n") {
            const mgpu_tmem_shape shape = shapes.at(line[1]);
            const uint32_t num = golden_number(line[2]);
            const bool is = line[3] != "-";
            CAPTURE(line[1], num);
            CHECK(mgpu_tmem_ld_regs(shape, num) == (is ? golden_number(line[3]) : 0));
            CHECK(mgpu_tmem_ld_cols(shape, num, false) == (is ? golden_number(line[5]) : 0));
            CHECK(mgpu_tmem_ld_cols(shape, num, true) ==
                  2 * mgpu_tmem_ld_cols(shape, num, false));
            if (is)
                CHECK(mgpu_tmem_ld_lanes(shape) == golden_number(line[4]));
            lines++;
        }
    CHECK(lines == 40);
    for (mgpu_tmem_shape shape : all)
        for (uint32_t num : {0u, 3u, 6u, 96u, 256u, 0x80000000u})
            CHECK(mgpu_tmem_ld_regs(shape, num) == 0);
}

TEST_CASE("mgpu_tmem_ld_lane_is_legal: the first lane of the quarter, or of its second half")
{
    uint32_t lines = 0;
    for (const golden_words &line : golden_lines("manual_ldst.txt"))
        if (line[0] == "q") {
            const uint32_t warp = golden_number(line[1]);
            const std::vector<uint32_t> of_32 = golden_list(line[4].substr(7));
            const std::vector<uint32_t> of_16 = golden_list(line[5].substr(5));
            CHECK(mgpu_tmem_warp_lane(warp) == golden_number(line[2]));
            for (mgpu_tmem_shape shape : all)
                for (uint32_t lane = 0; lane < 128; lane++) {
                    bool is = false;
                    for (uint32_t l : shape == MGPU_TMEM_32X32B ? of_32 : of_16)
                        is |= l == lane;
                    CHECK(mgpu_tmem_ld_lane_is_legal(shape, warp, lane) == is);
                    CHECK(mgpu_tmem_ld_lane_is_legal(shape, warp + 4, lane) == is);
                }
            lines++;
        }
    CHECK(lines == 4);
}

static std::string
text_of(uint32_t lane, uint32_t col)
{
    std::ostringstream text;
    text << std::hex << lane << "." << std::dec << col;
    return text.str();
}

TEST_CASE("mgpu_tmem_ld_slot, mgpu_tmem_ld_pack_slot: the manual's registers, each line")
{
    uint32_t lines = 0;
    for (const golden_words &line : golden_lines("manual_ldst.txt")) {
        if (line[0] != "r" && line[0] != "h")
            continue;
        const mgpu_tmem_shape shape = shapes.at(line[1]);
        const uint32_t num = golden_number(line[2]), thread = golden_number(line[3]);
        REQUIRE(line.size() == 4 + mgpu_tmem_ld_regs(shape, num));
        for (uint32_t reg = 0; reg < mgpu_tmem_ld_regs(shape, num); reg++) {
            const mgpu_tmem_slot s = mgpu_tmem_ld_slot(shape, thread, reg, 8 * num);
            const mgpu_tmem_slot low = mgpu_tmem_ld_pack_slot(shape, thread, reg, 0, 8 * num);
            const mgpu_tmem_slot high = mgpu_tmem_ld_pack_slot(shape, thread, reg, 1, 8 * num);
            CHECK(line[4 + reg] == (line[0] == "r" ? text_of(s.lane, s.col)
                                                   : text_of(low.lane, low.col) + "," +
                                                         std::to_string(high.col)));
            CHECK((high.lane == low.lane && s.bit == 0 && low.bit == 0 && high.bit == 0));
        }
        lines++;
    }
    CHECK(lines == 675);
}

TEST_CASE(
    "mgpu_tmem_ld_slot, mgpu_tmem_ld_pack_slot: the hash of each grid of the manual's oracle")
{
    uint32_t grids = 0, values = 0;
    for (const golden_words &line : golden_lines("manual_ldst.txt")) {
        if (line[0] != "grid")
            continue;
        std::vector<std::string> part; /* 16x64b-x8-w3-16-pack */
        std::istringstream from(line[1]);
        for (std::string one; std::getline(from, one, '-');)
            part.push_back(one);
        const mgpu_tmem_shape shape = shapes.at(part[0]);
        const uint32_t num = golden_number(part[1].substr(1)), halves = part.size() == 5;
        const uint32_t warp = golden_number(part[2].substr(1));
        const uint32_t base =
            mgpu_tmem_addr(mgpu_tmem_warp_lane(warp) + golden_number(part[3]), 0);
        std::vector<uint32_t> grid;
        for (uint32_t thread = 0; thread < 32; thread++)
            for (uint32_t reg = 0; reg < mgpu_tmem_ld_regs(shape, num); reg++)
                for (uint32_t half = 0; half <= halves; half++) {
                    const mgpu_tmem_slot s =
                        halves ? mgpu_tmem_ld_pack_slot(shape, thread, reg, half, 8 * num)
                               : mgpu_tmem_ld_slot(shape, thread, reg, 8 * num);
                    grid.push_back(base + mgpu_tmem_addr(s.lane, s.col));
                }
        CAPTURE(line[1]);
        CHECK(golden_grid_is(line, grid));
        grids++;
        values += (uint32_t)grid.size();
    }
    CHECK(grids == 528);
    CHECK(values == 878208);
}

/* CuTe's maps count 16 bits; its 16dp32b has its second place right after the first. */
TEST_CASE("mgpu_tmem_ld_slot, mgpu_tmem_ld_pack_slot: CuTe's maps, each point")
{
    uint32_t maps = 0, total = 0;
    for (const golden_map &map : golden_maps("cute_ldst.txt")) {
        const mgpu_tmem_shape shape = shapes.at(map.is.at("shape"));
        const uint32_t num = golden_number(map.is.at("num").substr(1));
        const bool pack = map.number("pack16b") != 0;
        const uint32_t split = mgpu_tmem_ld_cols(shape, num, pack);
        uint32_t wrong = mgpu_tmem_ld_regs(shape, num) != map.number("registers");
        const uint32_t points =
            map.each([&](uint32_t, uint32_t i, uint32_t j, uint32_t lane, uint32_t bit) {
                const mgpu_tmem_slot s =
                    pack ? mgpu_tmem_ld_pack_slot(shape, i, j / 2, j % 2, split)
                         : mgpu_tmem_ld_slot(shape, i, j / 2, split);
                wrong += s.lane != lane || s.col * 32 + (pack ? 0 : j % 2 * 16) != bit;
            });
        CAPTURE(map.is.at("shape"), num, pack);
        CHECK(wrong == 0);
        CHECK(points == map.number("points"));
        maps++;
        total += points;
    }
    CHECK(maps == 58);
    CHECK(total == 80768);
}

TEST_CASE(
    "mgpu_tmem_ld_reg, mgpu_tmem_ld_pack_reg are the inverses, of each shape, count and split")
{
    for (mgpu_tmem_shape shape : all)
        for (uint32_t num = 1; mgpu_tmem_ld_regs(shape, num) != 0; num *= 2)
            for (uint32_t far : {0u, 1u, 5u}) {
                const uint32_t split = mgpu_tmem_ld_cols(shape, num, false) + far;
                const uint32_t wide = mgpu_tmem_ld_cols(shape, num, true) + far;
                std::set<std::pair<uint32_t, uint32_t>> cells, halves;
                uint32_t wrong = 0;
                for (uint32_t thread = 0; thread < 32; thread++)
                    for (uint32_t reg = 0; reg < mgpu_tmem_ld_regs(shape, num); reg++) {
                        const mgpu_tmem_slot s = mgpu_tmem_ld_slot(shape, thread, reg, split);
                        const mgpu_slot r = mgpu_tmem_ld_reg(shape, s.lane, s.col, split);
                        wrong += r.thread != thread || r.reg != reg || r.half != 0;
                        wrong += s.lane >= mgpu_tmem_ld_lanes(shape) || s.bit != 0;
                        cells.insert({s.lane, s.col});
                        for (uint32_t half = 0; half < 2; half++) {
                            const mgpu_tmem_slot p =
                                mgpu_tmem_ld_pack_slot(shape, thread, reg, half, wide);
                            const mgpu_slot q =
                                mgpu_tmem_ld_pack_reg(shape, p.lane, p.col, wide);
                            wrong += q.thread != thread || q.reg != reg || q.half != half;
                            halves.insert({p.lane, p.col});
                        }
                    }
                CAPTURE(shape, num, far);
                CHECK(wrong == 0);
                CHECK(cells.size() == 32 * mgpu_tmem_ld_regs(shape, num));
                CHECK(halves.size() == 64 * mgpu_tmem_ld_regs(shape, num));
                if (shape != MGPU_TMEM_16X32BX2) /* so a rectangle, without a hole */
                    CHECK(cells.size() ==
                          mgpu_tmem_ld_lanes(shape) * mgpu_tmem_ld_cols(shape, num, false));
            }
}

TEST_CASE("tcgen05.ld.16x256b has 16 rows as a warp has those of D of wgmma")
{
    for (uint32_t thread = 0; thread < 32; thread++)
        for (uint32_t reg = 0; reg < 128; reg++) {
            const mgpu_tmem_slot s = mgpu_tmem_ld_slot(MGPU_TMEM_16X256B, thread, reg, 0);
            const mgpu_coord c = mgpu_wgmma_d_f32_coord(thread, reg);
            CHECK((s.lane == c.row && s.col == c.col));
        }
}
