/* tests/layout/test_schedule.cpp - the persistent order visits every tile once, near ones together.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/layout/schedule.h>

#include "catch.h"

#include <cstdlib>
#include <random>
#include <vector>

TEST_CASE("mgpu_divide: exact, for any divisor")
{
    const uint32_t most = 0x7fffffff;
    std::vector<uint32_t> divisors = {most - 1,   most,  most + 1, 0x40000000,
                                      0x40000001, 65535, 65537};
    std::mt19937 random(3);
    for (uint32_t by = 1; by < 300; by++)
        divisors.push_back(by);
    for (int i = 0; i < 200; i++)
        divisors.push_back((random() >> 1 >> random() % 31) + 1);
    for (const uint32_t by : divisors) {
        const mgpu_divisor d = mgpu_divisor_make(by);
        bool right = d.by == by;
        const auto check = [&](uint32_t n) { right = right && mgpu_divide(n, d) == n / by; };
        for (uint32_t n = 0; n < 300; n++) {
            check(n);
            check(most - n);
            check(random() >> 1 >> random() % 31);
        }
        for (uint32_t q = 1; q < 300 && q <= most / by;
             q++) { /* about multiples, small and large */
            check(q * by - 1);
            check(q * by);
            check((most / by - q + 1) * by - 1);
            check((most / by - q + 1) * by);
        }
        CAPTURE(by);
        REQUIRE(right);
    }
}

TEST_CASE("mgpu_schedule_at: the order of mgpu_schedule_grouped")
{
    const auto same = [](uint32_t i, const mgpu_schedule &s, uint32_t group) {
        const mgpu_schedule_tile a = mgpu_schedule_at(&s, i),
                                 b = mgpu_schedule_grouped(i, s.tiles_m, s.tiles_n, group);
        return a.m == b.m && a.n == b.n;
    };
    const uint32_t most = test_intensity() > 1 ? 24 : 13;
    bool right = true;
    for (uint32_t tiles_m = 1; tiles_m <= most; tiles_m++)
        for (uint32_t tiles_n = 1; tiles_n <= most; tiles_n++)
            for (uint32_t group = 1; group <= most + 1; group++) {
                const mgpu_schedule s = mgpu_schedule_make(tiles_m, tiles_n, group);
                right = right && s.tiles == tiles_m * tiles_n;
                for (uint32_t i = 0; i < s.tiles; i++)
                    right = right && same(i, s, group);
            }
    CHECK(right);
    const mgpu_schedule large = mgpu_schedule_make(46340, 46340, 8); /* 2147395600 tiles */
    for (uint32_t i = 0; i < large.tiles; i += 999983)
        right = right && same(i, large, 8) && same(large.tiles - 1 - i, large, 8);
    CHECK(right);
}

TEST_CASE("mgpu_schedule_grouped")
{
    SECTION("the picture in the header")
    {
        const uint32_t picture[5][4] = {
            {0, 2, 4, 6}, {1, 3, 5, 7}, {14, 12, 10, 8}, {15, 13, 11, 9}, {16, 17, 18, 19}};
        for (uint32_t i = 0; i < 20; i++) {
            const mgpu_schedule_tile t = mgpu_schedule_grouped(i, 5, 4, 2);
            CAPTURE(i, t.m, t.n);
            REQUIRE(t.m < 5);
            REQUIRE(t.n < 4);
            CHECK(picture[t.m][t.n] == i);
        }
    }
    SECTION("a bijection, in which neighbours touch")
    {
        const uint32_t most = test_intensity() > 1 ? 24 : 13;
        for (uint32_t tiles_m = 1; tiles_m <= most; tiles_m++)
            for (uint32_t tiles_n = 1; tiles_n <= most; tiles_n++)
                for (uint32_t group = 1; group <= most + 1; group++) {
                    std::vector<bool> seen(tiles_m * tiles_n);
                    bool once = true, near = true;
                    mgpu_schedule_tile last = {0, 0};
                    for (uint32_t i = 0; i < tiles_m * tiles_n; i++) {
                        const mgpu_schedule_tile t =
                            mgpu_schedule_grouped(i, tiles_m, tiles_n, group);
                        if (t.m >= tiles_m || t.n >= tiles_n || seen[t.m * tiles_n + t.n]) {
                            once = false;
                            break;
                        }
                        seen[t.m * tiles_n + t.n] = true;
                        /* at most one column on, and within two groups of rows */
                        near = near && std::abs(int(t.n) - int(last.n)) <= 1 &&
                               t.m < last.m + 2 * group && last.m < t.m + 2 * group;
                        last = t;
                    }
                    if (!once || !near) {
                        CAPTURE(tiles_m, tiles_n, group, once, near);
                        FAIL("not an order of all tiles");
                    }
                }
        SUCCEED();
    }
    SECTION("large grids")
    {
        const mgpu_schedule_tile first = mgpu_schedule_grouped(0, 60000, 60000, 8);
        const mgpu_schedule_tile last = mgpu_schedule_grouped(3599999999u, 60000, 60000, 8);
        CHECK(first.m == 0);
        CHECK(first.n == 0);
        CHECK(last.m == 59999);
        CHECK((last.n == 0 || last.n == 59999));
    }
}

TEST_CASE("mgpu_schedule_clusters: blocks of a cluster have tiles one below the other")
{
    for (uint32_t ctas : {1u, 2u, 4u})
        for (uint32_t block = 0; block < 5 * 4 * ctas; block++) {
            const mgpu_schedule_tile of = mgpu_schedule_grouped(block / ctas, 5, 4, 2);
            const mgpu_schedule_tile t = mgpu_schedule_clusters(block, ctas, 5, 4, 2);
            CAPTURE(ctas, block);
            CHECK(t.m == of.m * ctas + block % ctas);
            CHECK(t.n == of.n);
        }
}

TEST_CASE("mgpu_schedule_within: a box begins in the matrix")
{
    CHECK(mgpu_schedule_within(0, 1) == 0);
    CHECK(mgpu_schedule_within(127, 128) == 127);
    CHECK(mgpu_schedule_within(128, 128) == 0);
    CHECK(mgpu_schedule_within(0x7ffffffe, 0x7fffffff) == 0x7ffffffe);
    CHECK(mgpu_schedule_within(0x80000000u, 0x7fffffff) == 0);
}

TEST_CASE("mgpu_schedule_workers")
{
    CHECK(mgpu_schedule_workers(1024, 66) == 64);
    CHECK(mgpu_schedule_workers(1, 132) == 1);
    CHECK(mgpu_schedule_workers(132, 132) == 132);
    CHECK(mgpu_schedule_workers(133, 132) == 67);
    for (uint32_t tiles = 1; tiles < 300; tiles++)
        for (uint32_t most = 1; most < 140; most++) {
            const uint32_t workers = mgpu_schedule_workers(tiles, most);
            const uint32_t rounds = mgpu_ceil_div(tiles, most);
            const bool right = workers >= 1 && workers <= most &&
                               mgpu_ceil_div(tiles, workers) == rounds &&
                               (workers == 1 || mgpu_ceil_div(tiles, workers - 1) > rounds);
            if (!right) {
                CAPTURE(tiles, most, workers, rounds);
                FAIL("not the fewest workers for these rounds");
            }
        }
}
