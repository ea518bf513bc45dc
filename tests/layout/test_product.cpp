/* tests/layout/test_product.cpp - every tile of D has one block of one cluster, every step of K one part, every column one share.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/layout/product.h>

#include "catch.h"

#include <vector>

/* What the blocks of all clusters have between them. */
static void
check(uint32_t m, uint32_t n, uint32_t layers, uint32_t steps, mgpu_product_shape s,
      uint32_t at_once)
{
    const mgpu_product_grid g = mgpu_product_grid_make(m, n, layers, steps, s, at_once);
    const uint32_t tiles_m = mgpu_ceil_div(g.m, s.h), tiles_n = mgpu_ceil_div(g.n, s.w);
    std::vector<int> times(layers * tiles_m * tiles_n, 0);
    CAPTURE(m, n, layers, steps, s.h, s.w, s.up, s.across, s.parts, s.swapped, at_once);
    CHECK((g.swapped ? g.n : g.m) == m);
    CHECK((g.swapped ? g.m : g.n) == n);
    CHECK(g.clusters >= 1);
    CHECK((s.parts > 1 ? g.clusters == g.tiles : g.clusters <= at_once));
    for (uint32_t first = 0; first < g.clusters; first++)
        for (uint32_t i = first; i < g.tiles; i += g.clusters) {
            const uint32_t layer = mgpu_divide(i, g.by_layer);
            const mgpu_schedule_tile t = mgpu_schedule_at(&g.walk, i - layer * g.walk.tiles);
            for (uint32_t rank = 0; rank < s.up * s.across; rank++) {
                const uint32_t across = mgpu_divide(rank, g.by_up), up = rank - across * g.up;
                const uint32_t row = t.m * g.up + up, col = t.n * g.across + across;
                CHECK((g.row >> (rank - up) & 1u) ==
                      1); /* the first of its column is in the row */
                if (row < tiles_m && col < tiles_n)
                    times[(layer * tiles_m + row) * tiles_n + col]++;
            }
        }
    for (const int count : times)
        REQUIRE(count == 1);
    uint32_t columns = 0, next = 0;
    for (uint32_t part = 0; part < s.parts; part++) {
        const uint32_t step = mgpu_divide(steps * part, g.by_parts);
        CHECK(step == next);
        next = mgpu_divide(steps * (part + 1), g.by_parts);
        CHECK((steps < s.parts || next > step));
        columns += mgpu_product_share(&g, s.w, part);
        CHECK(mgpu_product_share(&g, s.w, part) <= g.share);
    }
    CHECK(next == steps);
    CHECK(columns == s.w / 8);
    CHECK(mgpu_divide(s.up * s.across * s.parts * 7, g.by_blocks) == 7);
    CHECK(mgpu_divide(s.up * s.across * 5, g.by_tiles) == 5);
}

TEST_CASE("mgpu_product_grid_make: all tiles, all of K, all columns, once")
{
    const uint32_t tiles[][2] = {{128, 256}, {128, 176}, {128, 96}, {64, 32}};
    const uint32_t clusters[][2] = {{1, 1}, {2, 1}, {1, 2}, {2, 2}, {4, 1}, {2, 4}, {4, 2}};
    for (const auto &t : tiles)
        for (const auto &c : clusters)
            for (uint32_t parts = 1; parts * c[0] * c[1] <= 8; parts++)
                for (const uint32_t m : {1u, 128u, 129u, 1000u})
                    for (const uint32_t n : {8u, 513u})
                        for (const bool swapped : {false, true})
                            check(m, n, m == 129 ? 3 : 1, 11,
                                  {t[0], t[1], c[0], c[1], parts, swapped}, 5);
}

TEST_CASE("mgpu_product_grid_make: stream-K has all steps in stretches, alike but for one")
{
    for (const uint32_t m : {100u, 300u, 700u})
        for (const uint32_t steps : {7u, 40u, 1000u})
            for (const uint32_t at_once : {2u, 5u, 12u, 132u}) {
                const mgpu_product_grid g = mgpu_product_grid_make(
                    m, 200, 2, steps, {128, 256, 1, 1, 0, false}, at_once);
                const bool may = mgpu_product_stream(g.tiles, steps, at_once);
                CAPTURE(m, steps, at_once);
                CHECK(g.tiles == 2 * mgpu_ceil_div(m, 128));
                CHECK(may == (g.tiles < at_once && g.tiles * steps >= 4 * at_once));
                CHECK(g.parts == 1);
                CHECK(g.clusters == at_once);
                CHECK(g.each * at_once + g.more == g.tiles * steps);
                CHECK(g.more < at_once);
                CHECK((!may || (g.each >= 4 && g.each < steps)));
                CHECK(mgpu_divide(steps * 3, g.by_steps) == 3);
            }
    CHECK(mgpu_product_grid_make(100, 200, 1, 40, {128, 256, 1, 1, 1, false}, 5).each == 0);
    CHECK(mgpu_product_stream(131, 16000000, 132));
    CHECK(!mgpu_product_stream(131, 17000000, 132)); /* 2^31 steps */
    CHECK(!mgpu_product_stream(132, 1000, 132));
    CHECK(mgpu_product_space(128, 256, 132) == 16384 + 132 * 131072);
}

TEST_CASE("mgpu_product_grid_make: as many clusters as finish together")
{
    const mgpu_product_shape s = {128, 256, 2, 1, 1, false};
    CHECK(mgpu_product_grid_make(8192, 8192, 1, 128, s, 66).clusters == 64);
    CHECK(mgpu_product_grid_make(8192, 8192, 1, 128, s, 66).walk.tiles == 1024);
    CHECK(mgpu_product_grid_make(128, 256, 1, 1, s, 66).clusters == 1);
}

TEST_CASE("mgpu_product_grid_make: rows of tiles that are walked together, 16 where that is no "
          "higher than wide, 8 else")
{
    const struct {
        mgpu_product_shape shape;
        uint32_t at_once, rows;
    } rows[] = {
        {{128, 256, 1, 1, 1, false}, 132, 16}, {{128, 256, 1, 1, 1, false}, 128, 16},
        {{128, 256, 1, 1, 1, false}, 127, 8},  {{128, 256, 2, 1, 1, false}, 66, 8},
        {{128, 176, 1, 1, 1, false}, 132, 8},  {{64, 128, 1, 1, 1, false}, 132, 16},
        {{128, 256, 1, 2, 1, false}, 66, 16},
    };
    for (const auto &r : rows) {
        const mgpu_product_grid g =
            mgpu_product_grid_make(100000, 100000, 1, 1, r.shape, r.at_once);
        CAPTURE(r.shape.h, r.shape.w, r.shape.up, r.shape.across, r.at_once);
        CHECK(g.walk.rows == r.rows);
    }
    CHECK(
        mgpu_product_grid_make(1500, 100000, 1, 1, {128, 256, 1, 1, 1, false}, 132).walk.rows ==
        12); /* there are no more */
}
