/* tests/layout/test_sparse_tmem.cpp - metadata of tcgen05.mma.sp against two independent oracles, and both ways.
 * SPDX-License-Identifier: MIT
 */
#include "tcgen05_golden.h"

#include <mgpu/layout/sparse_tmem.h>

#include <set>

static const std::map<std::string, uint32_t> kinds = {
    {"tf32", 32},        {"f16", 16},      {"f8f6f4", 8},
    {"mxf8f6f4", 8},     {"i8", 8},        {"mxf4", 4},
    {"mxf4nvf4", 4},     {"i8,f8f6f4", 8}, {"i8,f8f6f4,mxf8f6f4", 8},
    {"mxf4,mxf4nvf4", 4}};

static const mgpu_tmem_layout layouts[] = {MGPU_TMEM_LAYOUT_A, MGPU_TMEM_LAYOUT_C,
                                           MGPU_TMEM_LAYOUT_D, MGPU_TMEM_LAYOUT_E,
                                           MGPU_TMEM_LAYOUT_F, MGPU_TMEM_LAYOUT_G};

/* The manual's oracle counts rows of one CTA: 128, or the 64 of C and F. */
static mgpu_tmem_layout
layout_of_rows(uint32_t rows)
{
    REQUIRE((rows == 128 || rows == 64));
    return rows == 128 ? MGPU_TMEM_LAYOUT_D : MGPU_TMEM_LAYOUT_F;
}

TEST_CASE("mgpu_tmem_meta_chunk_elems, mgpu_tmem_meta_chunks, mgpu_tmem_meta_cols: the "
          "manual's table")
{
    uint32_t lines = 0;
    for (const golden_words &line : golden_lines("manual_sparse.txt"))
        if (line[0] == "k") {
            const uint32_t bits = kinds.at(line[1]);
            CHECK(mgpu_tmem_meta_chunk_elems(bits) == golden_number(line[2]));
            CHECK(mgpu_tmem_meta_chunks(bits) == golden_number(line[4]));
            CHECK(golden_number(line[3]) ==
                  mgpu_tmem_meta_chunks(bits) * mgpu_tmem_meta_chunk_elems(bits));
            CHECK(mgpu_tmem_meta_cols(bits) == golden_number(line[5]));
            CHECK((line[6] == "0,1") == (bits >= 16));
            lines++;
        }
    CHECK(lines == 7);
}

TEST_CASE("mgpu_tmem_meta_code_is_legal, mgpu_tmem_meta_elem: each code of the manual's oracle")
{
    uint32_t lines = 0;
    for (const golden_words &line : golden_lines("manual_sparse.txt"))
        if (line[0] == "c") {
            const uint32_t bits = kinds.at(line[1]), code = golden_number(line[2], 2);
            CAPTURE(line[1], code);
            CHECK(mgpu_tmem_meta_code_is_legal(bits, code) == (line[3] != "UB"));
            CHECK_FALSE(mgpu_tmem_meta_code_is_legal(bits, code + 16));
            if (line[3] != "UB") {
                std::vector<uint32_t> elems;
                for (uint32_t i = 0; i < mgpu_tmem_meta_chunk_elems(bits) / 2; i++)
                    elems.push_back(mgpu_tmem_meta_elem(bits, code, i));
                CHECK(elems == golden_list(line[3]));
            }
            lines++;
        }
    CHECK(lines == 112);
    for (uint32_t at = 0; at < 2; at++) /* the codes that sparse.h makes */
        CHECK(mgpu_tmem_meta_elem(32, mgpu_sparse_code_tf32(at), 0) == at);
    for (uint32_t second = 1; second < 4; second++)
        for (uint32_t first = 0; first < second; first++) {
            const uint32_t code = mgpu_sparse_code(first, second);
            CHECK(mgpu_tmem_meta_code_is_legal(16, code));
            CHECK(mgpu_tmem_meta_elem(16, code, 0) == first);
            CHECK(mgpu_tmem_meta_elem(16, code, 1) == second);
        }
}

TEST_CASE("mgpu_tmem_meta_slot: the manual's oracle, each line and the hash of each grid")
{
    uint32_t lines = 0, grids = 0, values = 0;
    for (const golden_words &line : golden_lines("manual_sparse.txt")) {
        if (line[0] == "m") {
            const mgpu_tmem_slot s = mgpu_tmem_meta_slot(
                layout_of_rows(golden_number(line[2])), kinds.at(line[1]),
                golden_number(line[3]), golden_number(line[4]), golden_number(line[5]), 0);
            CHECK((s.lane == golden_number(line[6]) && s.col == golden_number(line[7]) &&
                   s.bit == golden_number(line[8]) && s.cta == 0));
            lines++;
        }
        if (line[0] != "grid")
            continue;
        std::vector<std::string> part; /* f16-128-1 */
        std::istringstream from(line[1]);
        for (std::string one; std::getline(from, one, '-');)
            part.push_back(one);
        const uint32_t bits = kinds.at(part[0]), rows = golden_number(part[1]);
        std::vector<uint32_t> grid;
        for (uint32_t row = 0; row < rows; row++)
            for (uint32_t chunk = 0; chunk < mgpu_tmem_meta_chunks(bits); chunk++) {
                const mgpu_tmem_slot s = mgpu_tmem_meta_slot(
                    layout_of_rows(rows), bits, golden_number(part[2]), row, chunk, 0);
                grid.push_back(s.lane << 16 | s.col << 5 | s.bit);
            }
        CAPTURE(line[1]);
        CHECK(golden_grid_is(line, grid));
        grids++;
        values += (uint32_t)grid.size();
    }
    CHECK((lines == 852 && grids == 15 && values == 18432));
}

/* Two steps of tf32 and f16 along K are the selectors of a pair of columns; of other types the next columns. */
TEST_CASE("mgpu_tmem_meta_slot: CuTe's maps, each code, of .ws too")
{
    uint32_t maps = 0, total = 0;
    for (const golden_map &map : golden_maps("cute_tmem.txt")) {
        if (map.what != "E" && map.what != "E_ws")
            continue;
        const uint32_t bits = kinds.at(map.is.at("kind"));
        const uint32_t chunks = mgpu_tmem_meta_chunks(bits);
        const mgpu_tmem_layout layout =
            mgpu_tmem_d_layout(map.number("M"), 1, map.what == "E_ws", true);
        uint32_t wrong = map.number("copies") != mgpu_tmem_groups(layout);
        wrong += map.number("elems_of_4_bits") != mgpu_tmem_meta_chunk_elems(bits);
        wrong += map.number("K") != chunks * mgpu_tmem_meta_chunk_elems(bits);
        const uint32_t points =
            map.each([&](uint32_t copy, uint32_t i, uint32_t j, uint32_t lane, uint32_t bit) {
                const uint32_t step = j / chunks;
                const mgpu_tmem_slot s = mgpu_tmem_meta_slot(
                    layout, bits, bits >= 16 ? step : 0, i, j % chunks, copy);
                wrong += s.lane != lane;
                wrong += (s.col + (bits >= 16 ? 0 : 2 * step)) * 32 + s.bit != bit;
            });
        CAPTURE(map.what, map.is.at("kind"), map.is.at("M"));
        CHECK(wrong == 0);
        CHECK(points == map.number("points"));
        maps++;
        total += points;
    }
    CHECK((maps == 13 && total == 24576));
}

TEST_CASE("mgpu_tmem_meta_coord is the inverse of mgpu_tmem_meta_slot, in each copy")
{
    for (mgpu_tmem_layout layout : layouts)
        for (uint32_t bits : {4u, 8u, 16u, 32u})
            for (uint32_t selector = 0; selector < (bits >= 16 ? 2u : 1u); selector++) {
                const uint32_t rows = 2 * mgpu_tmem_rows(layout);
                const uint32_t chunks = mgpu_tmem_meta_chunks(bits);
                std::set<std::vector<uint32_t>> places;
                uint32_t wrong = 0;
                for (uint32_t row = 0; row < rows; row++)
                    for (uint32_t chunk = 0; chunk < chunks; chunk++)
                        for (uint32_t group = 0; group < mgpu_tmem_groups(layout); group++) {
                            mgpu_tmem_slot s =
                                mgpu_tmem_meta_slot(layout, bits, selector, row, chunk, group);
                            wrong += s.lane >= MGPU_TMEM_LANES || s.bit % 4 != 0 || s.cta > 1;
                            wrong += bits >= 16 ? s.col != selector : s.col > 1;
                            places.insert({s.cta, s.lane, s.col, s.bit});
                            s.bit += 3; /* any bit of it */
                            const mgpu_coord c = mgpu_tmem_meta_coord(layout, bits, s);
                            wrong += c.row != row || c.col != chunk;
                        }
                CAPTURE(layout, bits, selector);
                CHECK(wrong == 0);
                CHECK(places.size() == rows * chunks * mgpu_tmem_groups(layout));
            }
    for (uint32_t bits : {4u, 8u, 16u, 32u}) {
        const mgpu_coord none =
            mgpu_tmem_meta_coord(MGPU_TMEM_LAYOUT_C, bits, mgpu_make_tmem_slot(1, 48, 0, 0));
        CHECK((none.row == MGPU_TMEM_NONE && none.col == MGPU_TMEM_NONE));
    }
}

TEST_CASE("mgpu_tmem_meta_slot: 64 rows in a CTA, layouts C and F, the layout algebra's oracle")
{
    uint32_t values = 0;
    for (uint32_t bits : {32u, 16u, 8u})
        for (uint32_t at : {0u, 16u})
            for (uint32_t selector = 0; selector < (bits == 8 ? 1u : 2u); selector++) {
                std::vector<uint32_t> grid;
                uint32_t other = 0;
                for (uint32_t row = 0; row < 128; row++)
                    for (uint32_t chunk = 0; chunk < mgpu_tmem_meta_chunks(bits); chunk++) {
                        const mgpu_tmem_slot s = mgpu_tmem_meta_slot(MGPU_TMEM_LAYOUT_C, bits,
                                                                     selector, row, chunk, 0),
                                             f = mgpu_tmem_meta_slot(MGPU_TMEM_LAYOUT_F, bits,
                                                                     selector, row % 64, chunk,
                                                                     0);
                        grid.push_back(s.cta << 24 | (s.lane + at) << 16 |
                                       (s.col * 32 + s.bit));
                        other += f.lane != s.lane || f.col != s.col || f.bit != s.bit;
                    }
                check_golden_grid("algebra.txt",
                                  "half-meta/at" + std::to_string(at) +
                                      (bits == 32   ? "/tf32/"
                                       : bits == 16 ? "/f16/"
                                                    : "/8bit/") +
                                      std::to_string(selector),
                                  grid);
                CHECK(other == 0);
                values += (uint32_t)grid.size();
            }
    CHECK(values == 12288);
}
