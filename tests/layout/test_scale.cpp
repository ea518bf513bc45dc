/* tests/layout/test_scale.cpp - scale factors in all memories against two independent oracles, and both ways.
 * SPDX-License-Identifier: MIT
 */
#include "tcgen05_golden.h"

#include <mgpu/layout/scale.h>
#include <mgpu/layout/tmem_cp.h>

#include <set>

static uint32_t
blocks_of(uint32_t rows)
{
    return (rows + 127) / 128;
}

/* Factors of an instruction: 1X, 2X, 4X; 3X, 6X. */
static uint32_t
vec_named(const std::string &name)
{
    return golden_number(name);
}

TEST_CASE("mgpu_scale_id_is_legal: the manual's table")
{
    std::set<std::pair<uint32_t, uint32_t>> legal;
    for (const golden_words &line : golden_lines("manual_scale.txt"))
        if (line[0] == "i") {
            const uint32_t vec = vec_named(line[1]), id = golden_number(line[2]);
            const std::vector<uint32_t> bytes = golden_list(line[4]);
            REQUIRE((bytes.size() == vec && golden_number(line[3]) == vec));
            for (uint32_t v = 0; v < vec; v++) /* on from the id */
                CHECK(bytes[v] == id + v);
            legal.insert({vec, id});
        }
    CHECK(legal.size() == 13);
    for (uint32_t vec = 0; vec < 9; vec++)
        for (uint32_t id = 0; id < 9; id++)
            CHECK(mgpu_scale_id_is_legal(vec, id) == (legal.count({vec, id}) == 1));
}

TEST_CASE("mgpu_tmem_scale_slot, mgpu_tmem_scale_cols: the manual's oracle, each line")
{
    uint32_t factors = 0, sizes = 0;
    for (const golden_words &line : golden_lines("manual_scale.txt")) {
        if (line[0] == "f") {
            const uint32_t rows = golden_number(line[4]), row = golden_number(line[5]);
            const uint32_t k = golden_number(line[3]) + golden_number(line[6]);
            for (uint32_t copy = 0; copy < 4; copy++) {
                const mgpu_tmem_slot s =
                    mgpu_tmem_scale_slot(row, k, 4 * blocks_of(rows), copy);
                CHECK((s.lane == golden_number(line[7]) + 32 * copy &&
                       s.col == golden_number(line[8]) && s.bit == 8 * golden_number(line[9])));
            }
            factors++;
        }
        if (line[0] == "w") {
            const uint32_t vec = vec_named(line[2]), rows = golden_number(line[3]);
            const uint32_t words = vec == 3 || vec == 6 ? 2 : 1;
            CHECK((words - 1) * 4 * blocks_of(rows) + mgpu_tmem_scale_cols(rows) ==
                  golden_number(line[4]));
            sizes++;
        }
    }
    CHECK((factors == 972 && sizes == 55));
}

/* A-1X-0-64, B-4X-0-256, B-split-2X-2-96. */
TEST_CASE(
    "mgpu_tmem_scale_slot, mgpu_tmem_scale_split_slot: the hash of each grid of the manual's "
    "oracle")
{
    uint32_t grids = 0, values = 0, split_grids = 0;
    for (const golden_words &line : golden_lines("manual_scale.txt")) {
        if (line[0] != "grid")
            continue;
        std::vector<std::string> part;
        std::istringstream from(line[1]);
        for (std::string one; std::getline(from, one, '-');)
            part.push_back(one);
        const bool split = part[1] == "split";
        const uint32_t rows = golden_number(part.back());
        const uint32_t vec = vec_named(part[split ? 2 : 1]),
                       id = golden_number(part[split + 2u]);
        std::vector<uint32_t> grid;
        for (uint32_t row = 0; row < rows; row++)
            for (uint32_t k = id; k < id + vec; k++)
                for (uint32_t copy = 0; copy < (split ? 2 : 4); copy++) {
                    const mgpu_tmem_slot s =
                        split ? mgpu_tmem_scale_split_slot(rows, row, k, 4, copy)
                              : mgpu_tmem_scale_slot(row, k, 4 * blocks_of(rows), copy);
                    grid.push_back(s.lane << 16 | s.col << 2 | s.bit / 8);
                }
        CAPTURE(line[1]);
        CHECK(golden_grid_is(line, grid));
        grids++;
        split_grids += split;
        values += (uint32_t)grid.size();
    }
    CHECK((grids == 199 && split_grids == 56 && values == 187392));
}

/* CuTe has the columns of several words of K side by side without a gap. */
TEST_CASE("mgpu_tmem_scale_slot, mgpu_tmem_scale_split_slot: CuTe's maps, each factor")
{
    uint32_t maps = 0, total = 0;
    for (const golden_map &map : golden_maps("cute_tmem.txt")) {
        if (map.what != "SFA" && map.what != "SFB")
            continue;
        const bool split = map.is.at("alloc") == "2x2";
        const uint32_t rows = map.number("rows");
        const uint32_t word_cols = mgpu_tmem_scale_cols(split ? rows / 2 : rows);
        std::set<uint32_t> copies;
        uint32_t wrong = 0;
        const uint32_t points =
            map.each([&](uint32_t copy, uint32_t i, uint32_t j, uint32_t lane, uint32_t bit) {
                const mgpu_tmem_slot s =
                    split ? mgpu_tmem_scale_split_slot(rows, i, j, word_cols, copy)
                          : mgpu_tmem_scale_slot(i, j, word_cols, copy);
                wrong += s.lane != lane || s.col * 32 + s.bit != bit;
                copies.insert(copy);
            });
        CAPTURE(map.what, rows, map.is.at("scale_vec"), split);
        CHECK(wrong == 0);
        CHECK(points == map.number("points"));
        CHECK(copies.size() == (split ? 2 : 4));
        maps++;
        total += points;
    }
    CHECK((maps == 38 && total == 105728));
}

TEST_CASE("mgpu_scale_offset, mgpu_scale_smem_offset: CuTe's maps, each factor")
{
    uint32_t maps = 0, total = 0;
    for (const golden_map &map : golden_maps("cute_offsets.txt")) {
        if (map.what.substr(0, 2) != "SF")
            continue;
        const bool global = map.what == "SF_global";
        const uint32_t rows = map.number("rows"), all = map.number("k") / map.number("vec");
        uint32_t wrong = 0;
        const uint32_t points =
            map.each_offset([&](uint32_t, uint32_t row, uint32_t k, uint32_t offset) {
                wrong += offset != (global ? mgpu_scale_offset(all, row, k)
                                           : mgpu_scale_smem_offset(rows, row, k));
            });
        CAPTURE(map.what, rows, all);
        CHECK(wrong == 0);
        CHECK(points == map.number("points"));
        CHECK(points == mgpu_scale_bytes(rows, all)); /* these have no padding */
        maps++;
        total += points;
    }
    CHECK((maps == 12 && total == 41984));
}

TEST_CASE("mgpu_scale_block_offset, mgpu_scale_block_coord: cuBLAS's formula, and the inverse")
{
    for (uint32_t row = 0; row < MGPU_SCALE_BLOCK_ROWS; row++)
        for (uint32_t k = 0; k < MGPU_SCALE_BLOCK_K; k++) {
            const uint32_t at = mgpu_scale_block_offset(row, k);
            CHECK(at == row % 32 * 16 + row / 32 * 4 + k);
            CHECK(at < MGPU_SCALE_BLOCK_BYTES);
            CHECK(
                (mgpu_scale_block_coord(at).row == row && mgpu_scale_block_coord(at).col == k));
            CHECK(mgpu_scale_block_offset(row + 256, k + 8) == at);
        }
}

TEST_CASE("mgpu_scale_coord, mgpu_scale_smem_coord are the inverses, with and without padding")
{
    for (uint32_t rows : {1u, 64u, 128u, 129u, 192u, 256u, 300u})
        for (uint32_t all : {1u, 3u, 4u, 5u, 8u, 13u}) {
            std::set<uint32_t> global, shared;
            uint32_t wrong = 0, padding = 0;
            for (uint32_t row = 0; row < rows; row++)
                for (uint32_t k = 0; k < all; k++) {
                    const uint32_t a = mgpu_scale_offset(all, row, k);
                    const uint32_t b = mgpu_scale_smem_offset(rows, row, k);
                    const mgpu_coord c = mgpu_scale_coord(all, a);
                    const mgpu_coord d = mgpu_scale_smem_coord(rows, b);
                    wrong += c.row != row || c.col != k || d.row != row || d.col != k;
                    wrong +=
                        a >= mgpu_scale_bytes(rows, all) || b >= mgpu_scale_bytes(rows, all);
                    global.insert(a);
                    shared.insert(b);
                }
            for (uint32_t i = 0; i < mgpu_scale_bytes(rows, all); i++) {
                const mgpu_coord c = mgpu_scale_coord(all, i),
                                 d = mgpu_scale_smem_coord(rows, i);
                wrong += (c.row < rows && c.col < all) != (global.count(i) == 1);
                wrong += (d.row < rows && d.col < all) != (shared.count(i) == 1);
                padding += global.count(i) == 0;
            }
            CAPTURE(rows, all);
            CHECK(wrong == 0);
            CHECK((global.size() == rows * all && shared.size() == rows * all));
            CHECK(padding == mgpu_scale_bytes(rows, all) - rows * all);
        }
}

TEST_CASE("mgpu_scale_pack, mgpu_scale_unpack: there and back, zeros where nothing is")
{
    for (uint32_t rows : {1u, 128u, 200u})
        for (uint32_t k : {1u, 4u, 7u}) {
            const uint32_t pitch = k + 3, bytes = mgpu_scale_bytes(rows, k);
            std::vector<uint8_t> from(rows * pitch), blocks(bytes + 1, 0xaa);
            std::vector<uint8_t> back(rows * pitch, 0x55);
            for (size_t i = 0; i < from.size(); i++)
                from[i] = (uint8_t)(1 + i * 37 % 255); /* none is 0 */
            mgpu_scale_pack(blocks.data(), from.data(), rows, k, pitch);
            uint32_t zeros = 0;
            for (uint32_t i = 0; i < bytes; i++)
                zeros += blocks[i] == 0;
            CHECK(zeros == bytes - rows * k);
            CHECK(blocks[bytes] == 0xaa);
            CHECK(blocks[mgpu_scale_offset(k, rows - 1, k - 1)] ==
                  from[(rows - 1) * pitch + k - 1]);
            mgpu_scale_unpack(back.data(), blocks.data(), rows, k, pitch);
            for (uint32_t i = 0; i < rows * pitch; i++)
                CHECK(back[i] == (i % pitch < k ? from[i] : 0x55));
        }
}

/* What reaches tensor memory by the way that a kernel goes: blocks in shared memory, copied. */
TEST_CASE("blocks in shared memory come by tcgen05.cp where an instruction looks for them")
{
    for (uint32_t rows : {64u, 128u, 192u, 256u}) {
        const uint32_t word_cols = 4 * blocks_of(rows);
        for (uint32_t row = 0; row < rows; row++)
            for (uint32_t k = 0; k < 8; k++) {
                const uint32_t at = mgpu_scale_smem_offset(rows, row, k);
                const uint32_t block = at / MGPU_SCALE_BLOCK_BYTES;
                for (uint32_t copy = 0; copy < 4; copy++) {
                    const mgpu_tmem_slot s = mgpu_tmem_cp_slot(MGPU_TMEM_CP_32X128B_WARPX4,
                                                               at % 512 / 16, at % 16, copy);
                    const mgpu_tmem_slot t = mgpu_tmem_scale_slot(row, k, word_cols, copy);
                    CHECK((s.lane == t.lane && 4 * block + s.col == t.col && s.bit == t.bit));
                }
            }
    }
    for (uint32_t row = 0; row < 256; row++) /* B of M = 128 of a pair: 64 rows of 16 bytes */
        for (uint32_t k = 0; k < 4; k++)
            for (uint32_t copy = 0; copy < 2; copy++) {
                const uint32_t at = mgpu_scale_smem_offset(256, row, k);
                const mgpu_tmem_slot s = mgpu_tmem_cp_slot(MGPU_TMEM_CP_64X128B_WARPX2_01_23,
                                                           at / 16, at % 16, copy);
                const mgpu_tmem_slot t = mgpu_tmem_scale_split_slot(256, row, k, 4, copy);
                CHECK((s.lane == t.lane && s.col == t.col && s.bit == t.bit));
                CHECK(mgpu_tmem_cp_offset(at / 16, at % 16, 0, 128) == at);
            }
}

TEST_CASE("mgpu_tmem_scale_coord, mgpu_tmem_scale_split_coord are the inverses, of each copy")
{
    for (uint32_t rows : {8u, 32u, 64u, 96u, 128u, 256u})
        for (uint32_t gap : {0u, 3u}) {
            const uint32_t word_cols = mgpu_tmem_scale_cols(rows) + gap;
            const uint32_t split_cols = mgpu_tmem_scale_cols(rows / 2) + gap;
            std::set<std::vector<uint32_t>> places, split_places;
            uint32_t wrong = 0;
            for (uint32_t row = 0; row < rows; row++)
                for (uint32_t k = 0; k < 12; k++)
                    for (uint32_t copy = 0; copy < 4; copy++) {
                        mgpu_tmem_slot s = mgpu_tmem_scale_slot(row, k, word_cols, copy);
                        wrong += s.lane >= MGPU_TMEM_LANES || s.cta != 0;
                        places.insert({s.lane, s.col, s.bit});
                        s.bit += 7; /* any bit of it */
                        const mgpu_coord c = mgpu_tmem_scale_coord(s, word_cols);
                        wrong += c.row != row || c.col != k;
                        mgpu_tmem_slot t =
                            mgpu_tmem_scale_split_slot(rows, row, k, split_cols, copy % 2);
                        split_places.insert({t.lane, t.col, t.bit});
                        const mgpu_coord d = mgpu_tmem_scale_split_coord(rows, t, split_cols);
                        wrong += d.row != row || d.col != k || t.lane >= MGPU_TMEM_LANES;
                    }
            CAPTURE(rows, gap);
            CHECK(wrong == 0);
            CHECK(places.size() == rows * 12 * 4);
            CHECK(split_places.size() == rows * 12 * 2);
        }
}

TEST_CASE("mgpu_tmem_scale_slot: K = 96, the layout algebra's oracle")
{
    uint32_t values = 0;
    for (uint32_t block : {32u, 16u})
        for (uint32_t id = 0; id < 4; id += block == 16 ? 2 : 1)
            for (bool of_b : {false, true}) {
                std::vector<uint32_t> grid;
                for (uint32_t rows = of_b ? 8 : 128; rows <= (of_b ? 256u : 128u); rows += 8)
                    for (uint32_t copy = 0; copy < 4; copy++)
                        for (uint32_t row = 0; row < rows; row++)
                            for (uint32_t k = id; k < id + 96 / block; k++) {
                                const mgpu_tmem_slot s =
                                    mgpu_tmem_scale_slot(row, k, 4 * blocks_of(rows), copy);
                                grid.push_back(s.lane << 16 | (s.col * 32 + s.bit));
                            }
                CAPTURE(block, id);
                check_golden_grid("algebra.txt",
                                  std::string(of_b ? "k96-sfb" : "k96-sfa") + "/block" +
                                      std::to_string(block) + "/id" + std::to_string(id),
                                  grid);
                values += (uint32_t)grid.size();
            }
    CHECK(values == 417792);
}
