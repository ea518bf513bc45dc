/* tests/tile/test_groups.cu - each tile of each group is found once, by whichever block, with its rows; boxes of a group
 * have all of its rows once and zeros else; scales of a group are its own.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/groups.h>
#include <mgpu/tile/groups.h>

#include "device.h"

#include <algorithm>
#include <random>

enum { TILE = 16, NUMBERS = 6 };

typedef struct {
    mgpu_groups groups;
    uint32_t each;
    uint32_t *seen;  /* [tiles][NUMBERS] */
    uint32_t *tiles; /* [blocks] */
} walk_args;

/* What a warp finds of tile i: how often, group, begin, end, m, n. */
MGPU_KERNEL(walk, walk_args, p, 32, 1)
{
    mgpu_groups_place lanes = mgpu_groups_start(), g = {0, 0, 0, 0, 0};
    uint32_t i = blockIdx.x;
    const uint32_t tiles = p->each ? 0 : mgpu_groups_tiles(&p->groups, TILE);
    if (threadIdx.x == blockIdx.x % 32) /* any lane has it */
        p->tiles[blockIdx.x] = tiles;
    while (p->each ? mgpu_groups_find_each(&p->groups, i, &g)
                   : mgpu_groups_find(&p->groups, TILE, &lanes, i, &g)) {
        if (threadIdx.x == 0) {
            const mgpu_schedule_tile t = p->each
                                             ? mgpu_schedule_at(&p->groups.walk, i - g.before)
                                             : mgpu_groups_tile(&p->groups, TILE, &g, i);
            uint32_t *const to = p->seen + (size_t)i * NUMBERS;
            atomicAdd(to, 1u);
            to[1] = g.group;
            to[2] = g.begin;
            to[3] = g.end;
            to[4] = t.m;
            to[5] = t.n;
            i = mgpu_groups_take(&p->groups, i);
        }
        i = mgpu_groups_next(i);
    }
    if (threadIdx.x == 0)
        mgpu_groups_leave(&p->groups);
}

/* All tiles, in the order that they must have. */
static std::vector<uint32_t>
wanted(const std::vector<int32_t> &offsets, uint32_t rows, uint32_t each, uint32_t across)
{
    std::vector<uint32_t> out;
    for (size_t g = 0; g + 1 < offsets.size(); g++) {
        const int32_t most = (int32_t)rows;
        const uint32_t begin = (uint32_t)std::max(offsets[g], 0);
        const uint32_t end =
            std::max((uint32_t)std::min(std::max(offsets[g + 1], 0), most), begin);
        const uint32_t down = each != 0 ? each : (end - begin + TILE - 1) / TILE;
        for (uint32_t i = 0; i < down * across; i++) {
            const mgpu_schedule_tile t =
                mgpu_schedule_grouped(i, down, across, MGPU_GROUPS_DOWN);
            out.insert(out.end(), {1, (uint32_t)g, begin, end, t.m, t.n});
        }
    }
    return out;
}

static void
walks(const std::vector<int32_t> &offsets, uint32_t rows, uint32_t each, uint32_t across,
      uint32_t blocks)
{
    CAPTURE(offsets, rows, each, across, blocks);
    const std::vector<uint32_t> want = wanted(offsets, rows, each, across);
    device_buffer<int32_t> table(offsets);
    device_buffer<uint32_t> next(std::vector<uint32_t>(2, 0)), seen(want.size() + NUMBERS),
        counts(blocks);
    const uint32_t groups = (uint32_t)offsets.size() - 1;
    const uint32_t tiles = (uint32_t)want.size() / NUMBERS;
    for (const bool counter : {false, true}) {
        walk_args args;
        REQUIRE(mgpu_memset(seen.ptr(), 0, seen.bytes(), NULL) == MGPU_OK);
        args.groups = mgpu_groups_make(table.ptr(), counter ? next.ptr() : NULL, groups, rows,
                                       each, across);
        args.each = each;
        args.seen = seen.ptr();
        args.tiles = counts.ptr();
        launch(&walk_kernel, mgpu_launch_1d(blocks, 32), args);
        std::vector<uint32_t> got = seen.download();
        CHECK(std::count(got.end() - NUMBERS, got.end(), 0u) == NUMBERS);
        got.resize(want.size());
        CHECK(counts.download() == std::vector<uint32_t>(blocks, each != 0 ? 0 : tiles));
        CHECK(difference(got, want) == "");
        CHECK(next.download() == std::vector<uint32_t>(2, 0)); /* for the next launch */
        record("tiles", got);
    }
}

TEST_CASE("mgpu_groups_find, _find_each, _tile, _take, _next, _leave: each tile once")
{
    std::mt19937 random(5);
    for (const uint32_t groups : {1u, 2u, 31u, 32u, 33u, 70u}) {
        std::vector<int32_t> offsets(1, (int32_t)(random() % 3));
        for (uint32_t g = 0; g < groups; g++)
            offsets.push_back(offsets.back() + (int32_t)(random() % 3 ? random() % 40 : 0));
        const uint32_t rows = (uint32_t)offsets.back() + 5;
        walks(offsets, rows, 0, 1 + groups % 4, 1 + random() % 4);
        walks(offsets, rows, 1 + random() % 3, 2, 1 + random() % 4);
    }
    walks({0, 700, 1300}, 1300, 0, 3, 3); /* more rows of tiles than are walked together */
    walks({0, 0, 0}, 8, 0, 2, 2);         /* no tiles */
    walks({0, 0, 0}, 8, 20, 2, 5);
}

TEST_CASE(
    "mgpu_groups_whole: a last round for half of the blocks or fewer is cut, and nothing else")
{
    const uint32_t rows[][3] = {{300, 132, 264}, {330, 132, 264}, {331, 132, 331},
                                {264, 132, 264}, {66, 132, 0},    {67, 132, 67},
                                {1, 1, 1},       {0, 7, 0},       {2147483647, 2, 2147483646}};
    for (const auto &r : rows) {
        CAPTURE(r[0], r[1]);
        CHECK(mgpu_groups_whole(r[0], r[1]) == r[2]);
    }
    for (uint32_t tiles = 0; tiles < 60; tiles++) /* whole rounds, and one of halves */
        for (uint32_t blocks = 1; blocks < 20; blocks++) {
            const uint32_t whole = mgpu_groups_whole(tiles, blocks), cut = tiles - whole;
            CAPTURE(tiles, blocks);
            CHECK((whole % blocks == 0 || cut == 0));
            CHECK(2 * cut <= blocks);
        }
}

#if MGPU_EMULATE
TEST_CASE("mgpu_groups_leave: counters that were not 0 before the launch")
{
    device_buffer<int32_t> table(std::vector<int32_t>{0, 40});
    device_buffer<uint32_t> next(std::vector<uint32_t>{3, 7}), seen(100), counts(4);
    const walk_args args = {mgpu_groups_make(table.ptr(), next.ptr(), 1, 40, 0, 2), 0,
                            seen.ptr(), counts.ptr()};
    mgpu_issues issues;
    CHECK(try_launch(&walk_kernel, mgpu_launch_1d(4, 32), args, &issues) == MGPU_ERROR_FAULT);
    CHECK(
        issue_text(issues).find("mgpu_groups_leave: more blocks have left than there are: next "
                                "was not two zeros before the launch, and tiles are left "
                                "out") != std::string::npos);
}
#endif

#if !MGPU_DEBUG /* there they trap */
TEST_CASE("mgpu_groups_rows: offsets beyond the rows are clamped, a group that ends before it "
          "begins is empty")
{
    walks({-5, 50, 30, 70}, 60, 0, 1, 2);
    walks({20, 140, 1000, 2147483647}, 150, 0, 2, 2);
    walks({2000000000, 2147483647, -2147483647}, 150, 0, 1, 1);
}
#endif

/* ---- boxes ---------------------------------------------------------------------------------- */

typedef struct {
    mgpu_groups groups;
    mgpu_groups_corner *at;
} box_args;

MGPU_KERNEL(boxes, box_args, p, 32, 1)
{
    mgpu_groups_place g = {0, 0, 0, 0, 0};
    mgpu_groups_rows(&p->groups, &g);
    const uint32_t all = mgpu_ceil_div(g.end - g.begin, TILE);
    for (uint32_t k = threadIdx.x; k < all; k += 32)
        p->at[k] = mgpu_groups_box(&p->groups, &g, TILE, k, all);
}

/* Are rows begin .. end - 1 of so many in the boxes of their group, once, in order, and no others? */
static bool
boxed(uint32_t rows, uint32_t begin, uint32_t end)
{
    const std::vector<int32_t> offsets = {(int32_t)begin, (int32_t)end};
    device_buffer<int32_t> table(offsets);
    device_buffer<mgpu_groups_corner> at((end - begin + TILE - 1) / TILE);
    box_args args;
    args.groups = mgpu_groups_make(table.ptr(), NULL, 1, rows, 1, 1);
    args.at = at.ptr();
    launch(&boxes_kernel, mgpu_launch_1d(1, 32), args);
    std::vector<uint32_t> got, want;
    bool inside = true;
    for (const mgpu_groups_corner &c : at.download())
        for (int32_t r = c.row; r < c.row + TILE; r++) { /* T[from + r], 0 <= r < TILE */
            if (r < 0 || r >= TILE)
                continue; /* zeros */
            inside = inside && c.from >= 0 && c.from <= (int32_t)rows - TILE;
            got.push_back((uint32_t)(c.from + r));
        }
    for (uint32_t r = begin; r < end; r++)
        want.push_back(r);
    return inside && got == want;
}

TEST_CASE("mgpu_groups_box: all rows of a group once, in order, and nothing of another")
{
    const uint32_t least = 2 * TILE - 2, step = test_intensity() > 1 ? 1 : 3;
    for (const uint32_t rows : {3u * TILE, least})
        for (uint32_t begin = 0; begin < rows; begin += rows == least ? 1 : step)
            for (uint32_t end = begin + 1; end <= rows; end += step) {
                CAPTURE(rows, begin, end);
                CHECK(boxed(rows, begin, end));
            }
    CHECK(!boxed(least - 1, TILE - 2, TILE - 1)); /* it would be cut on both sides */
}

/* ---- scales --------------------------------------------------------------------------------- */

typedef struct {
    mgpu_groups_scales scales;
    uint32_t group, row, rows, col, cols;
    float *out; /* [64][32] */
} scale_args;

MGPU_KERNEL(scale, scale_args, p, 128, 1)
{
    float d[16];
    MGPU_UNROLL
    for (uint32_t i = 0; i < 16; i++)
        d[i] = 3.0f;
    mgpu_groups_scale(&p->scales, d, 32, p->group, p->row, p->rows, p->col, p->cols);
    MGPU_UNROLL
    for (uint32_t i = 0; i < 16; i++) {
        const mgpu_coord at = mgpu_wgmma_d_f32_coord(threadIdx.x, i);
        p->out[at.row * 32 + at.col] = d[i];
    }
}

TEST_CASE("mgpu_groups_scales_make, mgpu_groups_scale: those of the row, of the group, of the "
          "column")
{
    const uint32_t groups = 3, rows = 90, cols = 40, col = 16;
    std::vector<float> a(rows), b(groups * cols);
    for (size_t i = 0; i < a.size(); i++)
        a[i] = 1 + (float)i / 7;
    for (size_t i = 0; i < b.size(); i++)
        b[i] = 2 - (float)i / 129;
    device_buffer<float> da(a), db(b), out(64 * 32);
    for (const uint32_t count_a : {0u, 1u, rows})
        for (const uint32_t count_b : {0u, 1u, groups, groups * cols})
            for (const uint32_t group : {0u, 2u}) {
                const uint32_t row = group == 0 ? 20 : 60; /* 64 rows are there, or 30 */
                CAPTURE(count_a, count_b, group);
                const scale_args args = {
                    mgpu_groups_scales_make(count_a != 0 ? da.ptr() : NULL, count_a,
                                            count_b != 0 ? db.ptr() : NULL, count_b, groups),
                    group,
                    row,
                    rows - row,
                    col,
                    cols - col,
                    out.ptr()};
                launch(&scale_kernel, mgpu_launch_1d(1, 128), args);
                const std::vector<float> got = out.download();
                size_t wrong = 0;
                for (uint32_t i = 0; i < 64 && row + i < rows; i++)
                    for (uint32_t j = 0; j < cols - col; j++) {
                        const float x = count_a == 0 ? 1 : a[count_a == 1 ? 0 : row + i];
                        const float y = count_b == 0        ? 1
                                        : count_b == 1      ? b[0]
                                        : count_b == groups ? b[group]
                                                            : b[group * cols + col + j];
                        wrong += got[i * 32 + j] != 3.0f * (x * y);
                    }
                CHECK(wrong == 0);
            }
}
