/* tests/tile/test_product_stream.cu - stream-K: all steps of all tiles, once, whoever sums them; in the order of K; one launch
 * behind the other; flags that are not 0.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>
#include <mgpu/tile/product_stream.h>

#include "device.h"

#include <algorithm>
#include <numeric>

enum { THREADS = 256 };

typedef struct {
    mgpu_product_grid grid;
    float *d; /* [layers][m][n] */
    bool streams;
    uint32_t *taken; /* who gives waits for who takes, which makes it 1; NULL: it does not */
    bool fractions;  /* sums are rounded, and their order is seen in them */
} stream_args;

/* What step k adds to D[row][col] of a product, another for each step: whole, exact in any order; or not. */
MGPU_INLINE float
number(uint32_t layer, uint32_t row, uint32_t col, uint32_t k, bool fractions)
{
    const uint32_t x = (3 * layer + 5 * row + 7 * col + k * k + k * row % 11) % 97;
    return fractions ? (float)x / 97 : (float)x;
}

/* h is 128, of two warpgroups; or 64, of each warpgroup alone, in turns. w is 32 or 40: sixteen or twenty sums a thread. */
MGPU_DEVICE void
sum(const stream_args *p, uint32_t h, uint32_t w)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t wg = threadIdx.x / 128;
    mgpu_product_block b =
        mgpu_product_begin(&p->grid, mgpu_smem_addr(memory), h, w, 1, h / 64);
    b.layered = true;
    b.streams = p->streams;
    uint32_t i = mgpu_product_first(&b);
    if (h == 64 && wg == 1)
        i = mgpu_product_next(&b, i);
    while (i < p->grid.tiles) {
        const mgpu_product_place t = mgpu_product_at(&b, i);
        const uint32_t step = mgpu_product_step(&b, i), steps = mgpu_product_steps(&b, i);
        const uint32_t row = t.m * h + (h == 128 ? 64 * wg : 0), col = t.n * w;
        float d[20];
        MGPU_UNROLL
        for (uint32_t r = 0; r < w / 2; r++) {
            const mgpu_coord at = mgpu_wgmma_d_f32_coord(threadIdx.x % 128, r);
            d[r] = 0;
            for (uint32_t k = step; k < step + steps; k++)
                d[r] += number(t.layer, row + at.row, col + at.col, k, p->fractions);
        }
        if (mgpu_product_gives(&b, i)) {
            while (p->taken != NULL && mgpu_ld_relaxed_gpu_global_b32(p->taken) == 0) {
            }
            mgpu_product_give(&b, h == 128 ? wg : 0, d, w / 2);
        } else {
            mgpu_product_take(&b, i, h == 128 ? wg : 0, d, w / 2);
            MGPU_UNROLL
            for (uint32_t r = 0; r < w / 2; r++) {
                const mgpu_coord at = mgpu_wgmma_d_f32_coord(threadIdx.x % 128, r);
                const uint32_t y = row + at.row, x = col + at.col;
                if (y < p->grid.m && x < p->grid.n)
                    p->d[((size_t)t.layer * p->grid.m + y) * p->grid.n + x] = d[r];
            }
            if (p->taken != NULL)
                mgpu_st_relaxed_gpu_global_b32(p->taken, 1);
        }
        i = mgpu_product_next(&b, i);
        if (h == 64)
            i = mgpu_product_next(&b, i);
    }
}

MGPU_KERNEL(stream_together, stream_args, p, THREADS, 1)
{
    sum(p, 128, 40);
}

MGPU_KERNEL(stream_in_turns, stream_args, p, THREADS, 1)
{
    sum(p, 64, 32);
}

namespace
{

struct work {
    uint32_t m, n, layers, steps;
    mgpu_product_shape shape;
    uint32_t at_once;
};

std::vector<float>
sums(uint32_t m, uint32_t n, uint32_t layers, uint32_t steps)
{
    std::vector<float> want((size_t)layers * m * n);
    for (uint32_t l = 0; l < layers; l++)
        for (uint32_t row = 0; row < m; row++)
            for (uint32_t col = 0; col < n; col++)
                for (uint32_t k = 0; k < steps; k++)
                    want[((size_t)l * m + row) * n + col] += number(l, row, col, k, false);
    return want;
}

/* D of fractions, of one product and one column of tiles: what stretches have of a tile, one added to the other, in the order of
 * K or from its end. */
std::vector<float>
sums_of_stretches(const work &t, bool backwards)
{
    const mgpu_product_grid g =
        mgpu_product_grid_make(t.m, t.n, t.layers, t.steps, t.shape, t.at_once);
    const uint32_t rows = t.shape.h * t.shape.up;
    std::vector<float> want;
    std::vector<uint32_t> ends; /* of stretches */
    for (uint32_t s = 0, end = 0; s < g.clusters; s++)
        ends.push_back(end += g.each + (s < g.more));
    for (uint32_t row = 0; row < g.m; row++)
        for (uint32_t col = 0; col < g.n; col++) {
            std::vector<float> parts(1, 0.0f);
            for (uint32_t k = 0; k < g.steps; k++) {
                if (k != 0 &&
                    std::count(ends.begin(), ends.end(), row / rows * g.steps + k) != 0)
                    parts.push_back(0);
                parts.back() += number(0, row, col, k, true);
            }
            if (backwards)
                std::reverse(parts.begin(), parts.end());
            want.push_back(std::accumulate(parts.begin(), parts.end(), 0.0f));
        }
    return want;
}

void
check(const work &t, bool streams = true, bool fractions = false)
{
    CAPTURE(t.m, t.n, t.layers, t.steps, t.shape.h, t.shape.up, t.shape.across, t.shape.parts,
            t.at_once);
    const uint32_t blocks = t.shape.up * t.shape.across;
    stream_args args;
    args.grid = mgpu_product_grid_make(t.m, t.n, t.layers, t.steps, t.shape, t.at_once);
    REQUIRE((t.shape.parts == 1 || mgpu_product_stream(args.grid.tiles, t.steps, t.at_once)));
    const std::vector<float> want =
        fractions ? sums_of_stretches(t, false) : sums(t.m, t.n, t.layers, t.steps);
    device_buffer<uint8_t> space(
        std::vector<uint8_t>(mgpu_product_space(t.shape.h, t.shape.w, t.at_once * blocks)));
    args.grid.space = space.ptr();
    args.streams = streams;
    args.taken = NULL;
    args.fractions = fractions;
    mgpu_launch_config config = mgpu_launch_clusters(args.grid.clusters, blocks, THREADS);
    config.smem_bytes = MGPU_PRODUCT_SMEM_BYTES(t.shape.h, t.shape.w, 1, 0);
    for (int time = 0; time < 2; time++) { /* the second one finds the flags of the first */
        device_buffer<float> d(want.size());
        args.d = d.ptr();
        launch(t.shape.h == 128 ? &stream_together_kernel : &stream_in_turns_kernel, config,
               args);
        CHECK(difference(d.download(), want) == "");
        if (!fractions)
            record("d", d.download());
    }
    std::vector<uint8_t> flags = space.download();
    flags.resize(MGPU_PRODUCT_FLAGS_BYTES);
    CHECK(flags == std::vector<uint8_t>(MGPU_PRODUCT_FLAGS_BYTES));
}

} // namespace

TEST_CASE("mgpu_product_give, mgpu_product_take: a tile of two, of three, of all blocks")
{
    check({100, 30, 1, 20, {128, 40, 1, 1, 0, false}, 5}); /* each has a fifth */
    check({300, 30, 1, 11, {128, 40, 1, 1, 0, false}, 4}); /* 8 or 9 of 11 */
    check({300, 60, 1, 13, {128, 40, 1, 1, 0, false}, 7}); /* 11 or 12 of 13 */
    check({200, 30, 3, 9, {128, 40, 1, 1, 0, false}, 11}); /* of three products */
    check({128, 40, 1, 8, {128, 40, 1, 1, 0, false}, 2});
}

TEST_CASE("mgpu_product_give, mgpu_product_take: clusters")
{
    check({500, 30, 1, 12, {128, 40, 2, 1, 0, false}, 5});
    check({250, 120, 1, 16, {128, 40, 1, 2, 0, false}, 6});
    check({250, 120, 2, 10, {128, 40, 2, 2, 0, false}, 5});
}

TEST_CASE("mgpu_product_give, mgpu_product_take: warpgroups in turns, the second one takes")
{
    check({100, 30, 1, 20, {64, 32, 1, 1, 0, false}, 5});
    check({250, 60, 1, 9, {64, 32, 1, 1, 0, false}, 9});
    check({250, 60, 1, 13, {64, 32, 2, 1, 0, false}, 5});
}

TEST_CASE("mgpu_product_take: the sums of stretches in the order of K, the same bits each time")
{
    const work products[] = {{100, 30, 1, 40, {128, 40, 1, 1, 0, false}, 5},
                             {300, 30, 1, 20, {128, 40, 1, 1, 0, false}, 11},
                             {250, 30, 1, 20, {64, 32, 1, 1, 0, false}, 13},
                             {250, 30, 1, 20, {64, 32, 2, 1, 0, false}, 7}};
    for (const work &t : products) {
        CHECK(difference(sums_of_stretches(t, true), sums_of_stretches(t, false)) != "");
        check(t, true, true);
    }
}

TEST_CASE("mgpu_product_first, _next, _step, _steps: the same of tiles that nobody shares")
{
    check({700, 90, 2, 3, {128, 40, 1, 1, 1, false}, 4});
    check({700, 90, 2, 3, {128, 40, 1, 1, 1, false}, 4}, false);
    check({250, 120, 1, 5, {64, 32, 2, 2, 1, false}, 2}, false);
}

/* As behind a launch that failed, or beside another one in the same space: who takes waits for nobody, and its sums are short of
 * what is given later. The model says so; a GPU has only the wrong numbers. */
TEST_CASE("mgpu_product_take: flags that are not 0 before the launch")
{
    const mgpu_product_shape shape = {128, 40, 1, 1, 0, false};
    std::vector<uint8_t> dirty(mgpu_product_space(shape.h, shape.w, 2));
    std::fill_n(dirty.begin(), MGPU_PRODUCT_FLAGS_BYTES, 1);
    device_buffer<uint8_t> space(dirty);
    device_buffer<uint32_t> taken(std::vector<uint32_t>(1));
    device_buffer<float> d(128 * 40);
    stream_args args = {mgpu_product_grid_make(128, 40, 1, 8, shape, 2), d.ptr(), true,
                        taken.ptr(), false};
    args.grid.space = space.ptr();
    mgpu_launch_config config = mgpu_launch_clusters(2, 1, THREADS);
    config.smem_bytes = MGPU_PRODUCT_SMEM_BYTES(shape.h, shape.w, 1, 0);
    mgpu_issues issues;
    const mgpu_status status = try_launch(&stream_together_kernel, config, args, &issues);
    CHECK((status != MGPU_OK) == MGPU_EMULATE);
#if MGPU_EMULATE
    CHECK(issue_text(issues).find("no flag is between them") != std::string::npos);
#else
    CHECK(difference(d.download(), sums(128, 40, 1, 8)) != "");
#endif
}
