/* tests/host/test_product_shape.cu - what a product takes in a shape, the quickest shape, what mgpu_product_cut() refuses.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product_shape.h>

#include "../device.h"

#include <cmath>
#include <string>

static bool
takes(const mgpu_product_cost &c, uint32_t m, uint32_t n, uint32_t multiprocessors,
      double cycles)
{
    const double got = mgpu_product_cycles(&c, m, n, 0, multiprocessors);
    CAPTURE(got, cycles);
    return std::fabs(got - cycles) < 1e-9 * cycles;
}

TEST_CASE("mgpu_product_cycles: steps, tiles, rounds, clusters, parts of K, the power limit")
{
    /* 100 rows of 2 cycles are less than 1000 of the tensor cores; 10 tiles on 4 multiprocessors */
    mgpu_product_cost c = {128, 256, 1, 1, 1, 50, 100, 2, 1000, 600, 1000, 0, 1e-4};
    const double few = 1 + 100 * 1e-4; /* of what is loaded */
    CHECK(takes(c, 1280, 256, 4, 151800 * 1.2 * few));
    c.rows = 600; /* now the loads take longer */
    CHECK(takes(c, 1280, 256, 4, (60600 * 3) * 1.2 * (1 + 600 * 1e-4)));
    c.rows = 100;
    c.up = 2; /* five clusters, two at once */
    CHECK(takes(c, 1280, 256, 4, (50600 * 3 + 2200) * 1.2 * few));
    c.across = 2; /* on 44 multiprocessors 10 of 11 clusters of four */
    CHECK(takes(c, 256 * 11, 512, 44, (50600 * 2 + 2200) * 1.2 * few));
    CHECK(mgpu_product_cycles(&c, 256 * 11, 512, 1, 3) == 0); /* no cluster fits */
    c.up = c.across = 1;
    c.parts = 4; /* 13 of 50 steps */
    CHECK(takes(c, 128, 256, 132, (13600 + 2200) * 1.2 * few));
    c.parts = 1;
    c.tile = 0; /* whole rounds of full tiles: the tensor cores are never idle */
    CHECK(takes(c, 1280, 256, 10, (50000 / 5 + 57500) * few));
    c.busy = 800; /* the rest of a step draws none */
    CHECK(takes(c, 1280, 256, 10, 50000 * 1.2 * few));
    c.loads = 0;
    CHECK(takes(c, 1280, 256, 10, 50000 * 1.2));
}

TEST_CASE("mgpu_product_tile_of: the first that a shape has, or how many there are")
{
    const mgpu_product_tile tiles[] = {{128, 256}, {128, 64}, {64, 64}, {64, 64}};
    CHECK(mgpu_product_tile_of(tiles, 4, {128, 256, 2, 1, 1, false}) == 0);
    CHECK(mgpu_product_tile_of(tiles, 4, {64, 64, 1, 1, 0, true}) == 2);
    CHECK(mgpu_product_tile_of(tiles, 4, {64, 256, 1, 1, 1, false}) == 4);
    CHECK(mgpu_product_tile_of(tiles, 2, {64, 64, 1, 1, 1, false}) == 2);
    CHECK(mgpu_product_tile_of(tiles, 0, {128, 256, 1, 1, 1, false}) == 0);
}

TEST_CASE("mgpu_product_cycles: stream-K, where there are fewer tiles than clusters")
{
    /* 3 tiles of 40 steps on 8 multiprocessors: 15 each, two ends of tiles, and who waits */
    mgpu_product_cost c = {128, 256, 1, 1, 0, 40, 100, 2, 1000, 600, 0, 900, 1e-4};
    const double few = 1 + 100 * 1e-4;
    CHECK(takes(c, 384, 256, 8, (15000 + 1200 + 900 * (1 + 40.0 / 15)) * 1.2 * few));
    c.up = 2; /* two tiles of clusters on four */
    CHECK(takes(c, 384, 256, 8, (20000 + 1200 + 900 * 3 + 2200) * 1.2 * few));
    CHECK(mgpu_product_cycles(&c, 1024, 256, 1, 8) == 0); /* four on four */
    c.steps = 7;                                          /* 3.5 each */
    CHECK(mgpu_product_cycles(&c, 384, 256, 1, 8) == 0);
    c.steps = 40;
    c.given = 0; /* a kernel without */
    CHECK(mgpu_product_cycles(&c, 384, 256, 1, 8) == 0);
}

TEST_CASE("mgpu_product_cycles: many products are as many tiles")
{
    const mgpu_product_cost c = {128, 256, 1, 1, 1, 50, 100, 2, 1000, 600, 1000, 0, 1e-4};
    CHECK(mgpu_product_cycles(&c, 128, 256, 10, 4) == mgpu_product_cycles(&c, 1280, 256, 1, 4));
    CHECK(mgpu_product_cycles(&c, 128, 256, 1, 4) == mgpu_product_cycles(&c, 128, 256, 0, 4));
}

/* Fewest of `problem` alone: the shape itself. */
static double
only(const void *problem, mgpu_product_shape s, uint32_t multiprocessors)
{
    const mgpu_product_shape *p = (const mgpu_product_shape *)problem;
    const bool same = s.h == p->h && s.w == p->w && s.up == p->up && s.across == p->across &&
                      s.parts == p->parts && s.swapped == p->swapped;
    return s.up * s.across * (s.parts + (s.parts == 0)) > multiprocessors ? 0
           : same                                                         ? 1
                                                                          : 2 + s.parts;
}

TEST_CASE("mgpu_product_shape_for: the one that takes fewest, of all there are")
{
    const mgpu_product_tile tiles[] = {{128, 256}, {64, 32}};
    const mgpu_product_shape shapes[] = {{128, 256, 1, 1, 1, false}, {128, 256, 4, 2, 1, true},
                                         {64, 32, 2, 4, 1, false},   {64, 32, 1, 1, 8, false},
                                         {128, 256, 2, 2, 2, false}, {64, 32, 1, 2, 1, true},
                                         {128, 256, 2, 1, 0, false}, {64, 32, 1, 1, 0, true}};
    for (const mgpu_product_shape &s : shapes) {
        const mgpu_product_shape got =
            mgpu_product_shape_for(tiles, 2, only, &s, 4096, 4096, 132);
        CAPTURE(s.h, s.up, s.across, s.parts, s.swapped);
        CHECK(only(&s, got, 132) == 1);
    }
    /* no cluster fits: the first */
    mgpu_product_shape got = mgpu_product_shape_for(tiles, 2, only, &shapes[1], 4096, 4096, 0);
    CHECK((got.h == 128 && got.w == 256 && got.up == 1 && got.parts == 1 && !got.swapped));
    /* a row of tiles of a cluster that would have no tile */
    for (const uint32_t m : {64u, 65u}) {
        got = mgpu_product_shape_for(tiles, 2, only, &shapes[2], m, 4096, 132);
        CHECK((only(&shapes[2], got, 132) == 1) == (m == 65));
    }
}

TEST_CASE("mgpu_product_workspace: aligned, apart from A, B and D")
{
    const uintptr_t a = 0x700000000000, b = a + (1 << 20), d = a + (2 << 20);
    const mgpu_product g = {
        64,        128,       256, MGPU_DTYPE_BF16, MGPU_DTYPE_F32, (void *)a,
        (void *)b, (void *)d, {}}; /* 32, 64 and 32 KiB */
    mgpu_issues why;
    const auto check = [&](uintptr_t at) {
        why.count = 0;
        return mgpu_product_workspace("k", (void *)at, 4096, &g, &why);
    };
    const auto said = [&](int i, const char *field, const char *words) {
        return i < why.count && std::string(why.item[i].field) == field &&
               std::string(why.item[i].text) == words;
    };
    CHECK(check(0) == MGPU_OK);
    for (const uintptr_t at : {a - 4096, a + 32768, b - 4096, b + 65536, d - 4096, d + 32768})
        CHECK(check(at) == MGPU_OK);
    for (const uintptr_t at : {a - 4080, a + 32752}) {
        CHECK(check(at) == MGPU_ERROR_INVALID_ARGUMENT);
        CHECK(
            said(0, "workspace",
                 "k: workspace is within a, not memory of its own: sums lie there meanwhile"));
    }
    for (const uintptr_t at : {b - 4080, b + 65520}) {
        CHECK(check(at) == MGPU_ERROR_INVALID_ARGUMENT);
        CHECK(
            said(0, "workspace",
                 "k: workspace is within b, not memory of its own: sums lie there meanwhile"));
    }
    for (const uintptr_t at : {d - 4080, d + 32752}) {
        CHECK(check(at) == MGPU_ERROR_INVALID_ARGUMENT);
        CHECK(
            said(0, "workspace",
                 "k: workspace is within d, not memory of its own: sums lie there meanwhile"));
    }
    CHECK(check(a + 65536 + 8) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 1);
    CHECK(said(0, "workspace",
               "k: workspace is at 0x700000010008, not aligned to 16 bytes: pass what "
               "mgpu_malloc() gave"));
}

static mgpu_status
cut(mgpu_product_shape s, uint32_t layers, mgpu_issues *why, mgpu_product_grid *grid,
    uint32_t multiprocessors = 8, uint32_t k = 200)
{
    const uint32_t blocks = s.up * s.across * (s.parts + (s.parts == 0));
    const mgpu_product g = {512,
                            264,
                            k,
                            MGPU_DTYPE_BF16,
                            MGPU_DTYPE_BF16,
                            NULL,
                            NULL,
                            NULL,
                            {false, false, layers, 0, 64, 0, 0}};
    const mgpu_product_shape other = {1, 1, 1, 1, 1, false};
    mgpu_launch_config config;
    why->count = 0;
    const mgpu_status status = mgpu_product_cut("k", grid, &config, &g, 64, s, 384, only,
                                                &other, multiprocessors, why);
    if (status == MGPU_OK) {
        CHECK(config.grid.x == grid->clusters * blocks);
        CHECK(config.cluster.x == blocks);
        CHECK(config.block.x == 384);
    }
    CHECK(mgpu_product_cut("k", grid, &config, &g, 64, s, 384, only, &other, multiprocessors,
                           NULL) == status);
    return status;
}

TEST_CASE("mgpu_product_cut: a grid, or what is wrong")
{
    mgpu_product_grid grid;
    mgpu_issues why;
    REQUIRE(cut({128, 64, 2, 1, 1, true}, 3, &why, &grid) == MGPU_OK);
    CHECK((grid.m == 264 && grid.n == 512 && grid.steps == 4));
    CHECK(grid.tiles == 3 * grid.walk.tiles);
    CHECK(grid.walk.tiles == 2 * 8); /* 264 rows are three tiles, 512 columns eight */
    CHECK((grid.layers_a == 0xffffffff && grid.layers_b == 0)); /* swapped: a is B */
    REQUIRE(cut({128, 64, 1, 2, 1, false}, 0, &why, &grid) == MGPU_OK);
    CHECK((grid.layers_a == 0 && grid.layers_b == 0xffffffff));
    const mgpu_product_shape wrong[] = {
        {0, 64, 1, 1, 1, false},  {64, 0, 1, 1, 1, false},  {64, 64, 3, 1, 1, false},
        {64, 64, 1, 0, 1, false}, {64, 64, 1, 8, 1, false}, {64, 64, 33, 1, 1, false},
        {64, 64, 1, 1, 0, false}, {64, 64, 1, 1, 9, false}, {64, 64, 4, 4, 1, false}};
    for (const mgpu_product_shape &s : wrong) {
        REQUIRE(cut(s, 1, &why, &grid) == MGPU_ERROR_INVALID_ARGUMENT);
        REQUIRE(why.count == 1);
        CHECK(std::string(why.item[0].text).find("k: shape is ") == 0);
    }
    REQUIRE(cut({64, 64, 4, 4, 1, true}, 1, &why, &grid) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(std::string(why.item[0].text) ==
          "k: shape is 64 x 64 swapped, clusters of 4 x 4 x 1 on 8 multiprocessors, not one "
          "that fits A, B, D, what is fused and the GPU: a plan without a shape takes one");
    REQUIRE(cut({64, 64, 1, 1, 1, false}, 100000000, &why, &grid) ==
            MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(std::string(why.item[0].text) ==
          "k: layers is 100000000, not so few that all have up to 2147483647 tiles");
    /* 2 x 2 tiles of clusters, of 4 steps */
    REQUIRE(cut({128, 256, 2, 1, 0, false}, 1, &why, &grid) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(std::string(why.item[0].text) ==
          "k: shape is stream-K of 4 tiles of clusters, not of fewer than the 4 clusters that "
          "run at once: take parts of 1, or a plan without a shape");
    REQUIRE(cut({128, 264, 1, 1, 0, false}, 1, &why, &grid) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(
        std::string(why.item[0].text) ==
        "k: shape is stream-K of 16 steps in all, 4 tiles of 4, not of 32 to 2147483647, four "
        "for each cluster that runs at once: take parts of 1, or another K");
    /* a stretch for each cluster: 4 tiles of 9 steps on 8; of clusters 2 of 20 on 4, of D^T 3 products of 2 of 5 on 7 */
    REQUIRE(cut({128, 264, 1, 1, 0, false}, 1, &why, &grid, 8, 576) == MGPU_OK);
    CHECK((grid.tiles == 4 && grid.steps == 9 && grid.clusters == 8));
    CHECK((grid.parts == 1 && grid.each == 4 && grid.more == 4));
    REQUIRE(cut({128, 264, 2, 1, 0, false}, 1, &why, &grid, 8, 1280) == MGPU_OK);
    CHECK((grid.tiles == 2 && grid.steps == 20 && grid.clusters == 4));
    CHECK((grid.parts == 1 && grid.each == 10 && grid.more == 0));
    REQUIRE(cut({264, 256, 1, 1, 0, true}, 3, &why, &grid, 7, 320) == MGPU_OK);
    CHECK((grid.tiles == 6 && grid.steps == 5 && grid.clusters == 7));
    CHECK((grid.parts == 1 && grid.each == 4 && grid.more == 2));
    CHECK((grid.layers_a == 0xffffffff && grid.layers_b == 0));
    /* no cluster of four fits, whatever the kernel says */
    REQUIRE(cut({128, 64, 2, 2, 0, false}, 1, &why, &grid, 3) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(std::string(why.item[0].text) ==
          "k: shape is 128 x 64, clusters of 2 x 2 x 0 on 3 multiprocessors, not one that fits "
          "A, B, D, what is fused and the GPU: a plan without a shape takes one");
}
