/* tests/examples/test_gemm_h100.cu - gemm_h100: whole numbers exactly at every edge, in every shape of tiles and clusters;
 * N(0,1) within the bound, the same bits each time; which shape the rule takes; what gemm_plan_make() refuses.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100.cu"

#include "../device.h"
#include "dtypes.h"
#include "gemm_check.h"
#include "large.h"
#include "often.h"
#include "refused.h"

#include <functional>
#include <map>
#include <string>

namespace
{

const gemm_shape BY_THE_RULE = {0, 0, 0, 0, 0, false};

struct product {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    gemm_shape shape;
    uint32_t multiprocessors; /* few: a block has several tiles */
};

mgpu_status
plan_of(gemm_plan *plan, const gemm_problem &g, const product &t, mgpu_issues *why)
{
    return t.shape.h == 0 ? gemm_plan_make(plan, g, t.multiprocessors, why)
                          : gemm_plan_make_shape(plan, g, t.shape, t.multiprocessors, why);
}

/* One product; what is not whole, twice, with the same bits. Returns D. */
std::vector<uint8_t>
multiply(const product &t, bool whole)
{
    CAPTURE(t.m, t.n, t.k, mgpu_dtype_name(t.in), mgpu_dtype_name(t.out), t.shape.h, t.shape.w,
            t.shape.up, t.shape.across, t.shape.parts, t.shape.swapped, t.multiprocessors,
            whole);
    const gemm_inputs inputs(t.m, t.n, t.k, t.in, whole);
    device_buffer<uint8_t> a(inputs.a.bytes), b(inputs.b.bytes);
    device_buffer<uint8_t> space(std::vector<uint8_t>(gemm_workspace_bytes(t.multiprocessors)));
    std::vector<uint8_t> got;
    for (int time = 0; time < (whole ? 1 : 2); time++) {
        device_buffer<uint8_t> d((size_t)t.m * t.n * mgpu_dtype_bytes(t.out));
        const gemm_problem g = {t.m,     t.n,     t.k, t.in, t.out,      a.ptr(),
                                b.ptr(), d.ptr(), {},  {},   space.ptr()};
        gemm_plan plan;
        mgpu_issues why;
        const mgpu_status status = plan_of(&plan, g, t, &why);
        INFO(issue_text(why));
        REQUIRE(status == MGPU_OK);
        launch(plan.kernel, plan.config, plan.args);
        if (time == 1)
            CHECK(difference(d.download(), got) == "");
        got = d.download();
        CHECK(inputs.wrong(got, t.out, plan.args.grid.parts) == 0);
    }
    std::vector<uint8_t> flags = space.download();
    flags.resize(MGPU_PRODUCT_FLAGS_BYTES);
    CHECK(flags == std::vector<uint8_t>(MGPU_PRODUCT_FLAGS_BYTES));
    return got;
}

const uint32_t clusters[][2] = {{1, 1}, {2, 1}, {1, 2}, {2, 2}, {4, 1}, {2, 4}, {4, 2}};

} // namespace

TEST_CASE("gemm_h100: whole numbers, each width and cluster, edges of M, N and K")
{
    const product products[] = {
        {1, 8, 8, BF16, BF16, {128, 64, 1, 1, 1, false}, 4},
        /* two rounds */
        {300, 264, 72, F16, F32, {128, 64, 2, 1, 1, false}, 4},
        /* sums of the tile before go out late */
        {260, 520, 136, BF16, F16, {128, 128, 1, 2, 1, false}, 4},
        /* a slab of 48 columns, the last of 24 */
        {130, 376, 520, BF16, BF16, {128, 176, 1, 1, 1, false}, 2},
        /* tiles wholly behind M */
        {513, 360, 264, F16, BF16, {128, 176, 2, 1, 1, false}, 2},
        /* a slab of 16 columns */
        {140, 1000, 200, BF16, F16, {128, 208, 1, 1, 1, false}, 2},
        {300, 424, 328, F16, F16, {128, 208, 2, 1, 1, false}, 4},
        {257, 600, 584, BF16, BF16, {128, 256, 2, 1, 1, false}, 4},
        /* one step, four slabs */
        {140, 768, 64, F16, BF16, {128, 256, 1, 1, 1, false}, 1},
        {300, 520, 392, BF16, F32, {128, 256, 1, 1, 1, false}, 2},
        {600, 304, 264, BF16, BF16, {128, 128, 4, 1, 1, false}, 12},
        {300, 304, 264, F16, F16, {128, 128, 2, 2, 1, false}, 12},
        {200, 600, 456, BF16, BF16, {128, 64, 2, 4, 1, false}, 24},
        {500, 136, 200, BF16, F32, {128, 64, 4, 2, 1, false}, 24},
        /* parts of one step and of two */
        {200, 104, 584, BF16, BF16, {128, 64, 1, 1, 8, false}, 24},
        {140, 200, 264, F16, F16, {128, 64, 2, 2, 2, false}, 24},
        {260, 136, 328, BF16, F32, {128, 128, 1, 1, 4, false}, 12},
        {300, 264, 200, F16, BF16, {128, 128, 2, 1, 2, false}, 12},
        /* slabs of 64 and 32 columns */
        {300, 264, 200, F16, BF16, {128, 96, 2, 2, 1, false}, 12},
        {300, 296, 72, BF16, F32, {128, 96, 1, 1, 1, false}, 3},
        {400, 520, 264, BF16, F16, {128, 160, 1, 2, 1, false}, 4},
        {260, 360, 136, F16, F32, {128, 160, 2, 1, 1, false}, 2},
        {513, 392, 520, BF16, BF16, {128, 192, 2, 1, 1, false}, 4},
        {130, 600, 64, F16, BF16, {128, 192, 1, 1, 1, false}, 2},
        /* eight columns: 3, 3, 2 times */
        {300, 264, 200, F16, BF16, {128, 64, 1, 1, 3, false}, 12},
        {140, 200, 648, BF16, F32, {128, 128, 1, 1, 7, false}, 24},
        /* the last part sums up nothing */
        {200, 136, 520, BF16, F16, {128, 64, 1, 1, 5, false}, 24},
        /* of D^T; a slab of 32 rows, the last of none */
        {300, 520, 136, BF16, BF16, {128, 160, 1, 1, 1, true}, 3},
        {169, 264, 264, F16, F16, {128, 176, 2, 1, 1, true}, 2},
        {257, 200, 200, BF16, F16, {128, 256, 2, 1, 1, true}, 2},
        {70, 600, 72, F16, BF16, {128, 64, 1, 2, 1, true}, 4},
        {500, 136, 456, BF16, BF16, {128, 208, 1, 2, 1, true}, 4},
        /* tiles of one warpgroup */
        {150, 200, 264, BF16, BF16, {64, 32, 1, 1, 1, false}, 4},
        {200, 136, 136, F16, F32, {64, 32, 2, 4, 1, false}, 24},
        {300, 264, 328, BF16, F16, {64, 64, 4, 2, 1, false}, 24},
        {130, 200, 520, F16, F16, {64, 96, 2, 1, 1, true}, 4},
        {140, 72, 648, BF16, BF16, {64, 64, 1, 2, 3, false}, 24},
        {100, 200, 520, F16, F32, {64, 96, 1, 1, 5, false}, 24},
    };
    int i = 0;
    for (const product &t : products)
        record(("product " + std::to_string(i++)).c_str(), multiply(t, true));
}

TEST_CASE(
    "gemm_h100: all tiles, clusters, types, and edges of tiles together, of D and of D^T; "
    "a sample below intensity 2")
{
    const mgpu_dtype outs[] = {BF16, F32, F16};
    unsigned next = 0;
    for (const auto &tile : gemm_tiles)
        for (const auto &c : clusters)
            for (bool swapped : {false, true})
                for (uint32_t m : edges(swapped ? tile.w : tile.h, 1))
                    for (uint32_t n : edges(swapped ? tile.h : tile.w, 8))
                        for (uint32_t k : {8u, 56u, 72u, 456u}) {
                            const bool f32 = tile.w % 32 == 0 && !swapped;
                            const uint32_t each = c[0] * c[1];
                            if (tile.w / c[0] % 8 == 0 && test_takes(&next, 239))
                                multiply({m,
                                          n,
                                          k,
                                          next % 2 == 0 ? F16 : BF16,
                                          outs[next % 3 - (next % 3 == 1 && !f32)],
                                          {tile.h, tile.w, c[0], c[1], 1, swapped},
                                          each <= 2 ? each : 3 * each},
                                         true);
                        }
}

TEST_CASE("gemm_h100: D in f32 with N a multiple of 4")
{
    multiply({130, 76, 520, BF16, F32, {128, 64, 1, 1, 4, false}, 24}, true);
    multiply({140, 260, 72, F16, F32, {128, 128, 2, 1, 1, false}, 4}, true);
}

TEST_CASE("gemm_h100: parts of K, in all clusters; a sample below intensity 2")
{
    const mgpu_dtype outs[] = {BF16, F32, F16};
    unsigned next = 0;
    for (const auto &tile : gemm_tiles)
        for (const auto &c : clusters)
            for (uint32_t parts = 2; parts * c[0] * c[1] <= 8; parts++)
                for (uint32_t m : edges(tile.h, 1))
                    for (uint32_t n : edges(tile.w, 8))
                        for (uint32_t k : {520u, 648u})
                            if (tile.w <= 128 && !ALONE(tile.h, tile.w) &&
                                test_takes(&next, 167))
                                multiply({m,
                                          n,
                                          k,
                                          next % 2 == 0 ? F16 : BF16,
                                          outs[next % 3],
                                          {tile.h, tile.w, c[0], c[1], parts, false},
                                          24},
                                         true);
}

TEST_CASE("gemm_h100: stream-K, a tile of two, of three, of many")
{
    const product products[] = {
        /* in turns, one warpgroup gives, the other takes */
        {100, 104, 840, BF16, BF16, {128, 112, 1, 1, 0, false}, 3},
        {300, 80, 440, F16, F16, {128, 80, 1, 1, 0, false}, 5},
        {300, 320, 440, BF16, F32, {128, 160, 1, 1, 0, false}, 7},
        {100, 104, 1224, BF16, F16, {128, 112, 1, 1, 0, false}, 4},
        /* one warpgroup makes all */
        {100, 200, 456, BF16, BF16, {64, 96, 1, 1, 0, false}, 7},
        {200, 200, 712, F16, F32, {64, 96, 1, 1, 0, false}, 15},
        /* clusters */
        {600, 160, 840, BF16, BF16, {128, 160, 2, 1, 0, false}, 10},
        {300, 216, 1160, BF16, F16, {128, 112, 2, 2, 0, false}, 24},
        {500, 152, 584, F16, BF16, {64, 96, 1, 2, 0, false}, 30},
        {500, 104, 712, F16, BF16, {128, 80, 2, 1, 0, false}, 12},
        /* of D^T */
        {300, 600, 456, BF16, F16, {128, 112, 2, 1, 0, true}, 20},
        {200, 400, 648, F16, BF16, {128, 160, 1, 1, 0, true}, 12},
        {200, 400, 648, F16, BF16, {64, 96, 2, 1, 0, true}, 30},
    };
    int i = 0;
    for (const product &t : products) {
        record(("product " + std::to_string(i++)).c_str(), multiply(t, true));
        multiply(t, false);
    }
}

TEST_CASE("gemm_h100: N(0,1) within the bound, and the same bits each time")
{
    multiply({300, 520, 1032, BF16, F32, {128, 128, 2, 1, 1, false}, 4}, false);
    multiply({200, 424, 520, F16, BF16, {128, 208, 1, 1, 1, false}, 2}, false);
    multiply({256, 128, 776, BF16, F16, {128, 64, 2, 2, 1, false}, 12}, false);
    multiply({140, 504, 264, BF16, BF16, BY_THE_RULE, 4}, false);
    multiply({140, 504, 264, BF16, F16, {128, 160, 1, 1, 1, true}, 4}, false);
    multiply({130, 72, 1032, BF16, F32, {128, 64, 1, 1, 4, false}, 24}, false);
    multiply({200, 264, 776, F16, BF16, {128, 128, 2, 1, 4, false}, 24}, false);
}

TEST_CASE("gemm_h100: many launches, in a graph and in streams: the same bytes")
{
    const product products[] = {{300, 520, 456, BF16, BF16, {128, 208, 2, 1, 1, false}, 4},
                                {600, 304, 520, F16, F32, {128, 128, 2, 2, 1, false}, 12},
                                {169, 264, 264, F16, F16, {128, 176, 2, 1, 1, true}, 2},
                                {150, 200, 264, BF16, BF16, {64, 32, 1, 1, 1, false}, 4},
                                {200, 264, 776, BF16, BF16, {128, 64, 1, 2, 4, false}, 24},
                                {300, 152, 712, BF16, BF16, {128, 80, 1, 1, 0, false}, 16},
                                {300, 152, 712, F16, F32, {64, 96, 2, 1, 0, false}, 30}};
    for (const product &t : products) {
        CAPTURE(t.shape.w);
        const gemm_inputs inputs(t.m, t.n, t.k, t.in, false);
        device_buffer<uint8_t> a(inputs.a.bytes), b(inputs.b.bytes);
        std::map<void *, device_buffer<uint8_t>> spaces; /* of each D: they run side by side */
        CHECK(wrong_words_of_many((size_t)t.m * t.n * mgpu_dtype_bytes(t.out), [&](void *d) {
                  if (spaces.count(d) == 0)
                      spaces.try_emplace(
                          d, std::vector<uint8_t>(gemm_workspace_bytes(t.multiprocessors)));
                  const device_buffer<uint8_t> &space = spaces.at(d);
                  const gemm_problem g = {t.m,     t.n, t.k, t.in, t.out,      a.ptr(),
                                          b.ptr(), d,   {},  {},   space.ptr()};
                  gemm_plan plan;
                  REQUIRE(plan_of(&plan, g, t, NULL) == MGPU_OK);
                  return plan;
              }) == 0);
    }
}

#if !MGPU_EMULATE /* gigabytes */
TEST_CASE("gemm_h100: D, A or B of more than 2^31 elements, whole numbers")
{
    for (const mgpu_dtype out : {BF16, F32})
        multiplies_large(BF16, BF16, out, large_sizes,
                         [&](uint32_t m, uint32_t n, uint32_t k, void *a, void *b, void *d) {
                             gemm_plan plan;
                             REQUIRE(gemm_plan_make(&plan,
                                                    {m, n, k, BF16, out, a, b, d, {}, {}, NULL},
                                                    132, NULL) == MGPU_OK);
                             return plan;
                         });
}
#endif

TEST_CASE("gemm_shape_for: which tiles and clusters")
{
    const struct {
        uint32_t m, n, k;
        mgpu_dtype out;
        bool workspace;
        gemm_shape shape;
    } rows[] = {
        /* 128 blocks, no clusters: they begin later */
        {1024, 1024, 1024, BF16, false, {64, 128, 1, 1, 1, false}},
        {1024, 1024, 1024, BF16, true, {64, 128, 1, 1, 1, false}},
        {2048, 2048, 2048, BF16, true, {128, 256, 1, 1, 1, false}}, /* one round */
        {8192, 8192, 8192, BF16, true, {128, 256, 1, 1, 1, false}}, /* whole rounds, nearly */
        {16384,
         16384,
         16384,
         F16,
         true,
         {128, 256, 2, 1, 1, false}}, /* loads less, as quick else */
        /* 2112 / 176 is 12: three rounds; D in f32 wants whole 32 columns */
        {4096, 2112, 7168, BF16, false, {128, 176, 1, 1, 1, false}},
        {4096, 2112, 7168, F32, false, {128, 192, 1, 1, 1, false}},
        /* rows begin at 16 of 32 bytes: L2 is slow */
        {4095, 4104, 4104, BF16, false, {128, 208, 2, 1, 1, false}},
        {5000, 3000, 2056, BF16, false, {128, 240, 2, 1, 1, false}},
        /* few tiles: small ones, or stream-K, where there is a workspace */
        {424, 1720, 8576, BF16, false, {64, 96, 1, 2, 1, false}},
        {424, 1720, 8576, BF16, true, {128, 112, 2, 2, 0, true}},
        {4984, 304, 16232, BF16, true, {128, 160, 4, 2, 0, false}},
        {440, 992, 12776, BF16, true, {128, 112, 2, 4, 0, true}},
        {129, 8, 8, BF16, true, {64, 32, 1, 1, 1, false}},
        {256, 256, 16384, BF16, false, {64, 96, 1, 1, 8, false}}, /* twelve tiles */
        {256, 256, 16384, BF16, true, {64, 96, 1, 1, 8, false}},
        {129, 512, 8192, BF16, false, {64, 64, 1, 2, 4, false}},
        {129, 512, 8192, BF16, true, {64, 64, 1, 2, 4, false}},
        {256, 1024, 4096, BF16, false, {64, 64, 1, 1, 2, false}},
        {256, 1024, 4096, BF16, true, {64, 64, 1, 1, 2, false}},
        /* 264 are 2.06 times 128, 2.75 times 96 */
        {264, 5296, 1088, BF16, false, {128, 96, 1, 1, 1, true}},
    };
    for (const auto &r : rows) {
        gemm_problem g = {};
        g.m = r.m;
        g.n = r.n;
        g.k = r.k;
        g.in = BF16;
        g.out = r.out;
        g.workspace = r.workspace ? nowhere(3) : NULL;
        const gemm_shape s = gemm_shape_for(&g, 132);
        CAPTURE(r.m, r.n, r.k, r.workspace);
        CHECK(s.h == r.shape.h);
        CHECK(s.w == r.shape.w);
        CHECK(s.up == r.shape.up);
        CHECK(s.across == r.shape.across);
        CHECK(s.parts == r.shape.parts);
        CHECK(s.swapped == r.shape.swapped);
    }
}

/* ---- the plan ------------------------------------------------------------------------------ */

static mgpu_status
make(const gemm_problem &g, uint32_t multiprocessors, mgpu_issues *why)
{
    gemm_plan plan;
    return gemm_plan_make(&plan, g, multiprocessors, why);
}

static gemm_problem
good(uint32_t m, uint32_t n, uint32_t k, mgpu_dtype out)
{
    return {m, n, k, BF16, out, nowhere(0), nowhere(1), nowhere(2), {}, {}, NULL};
}

TEST_CASE("gemm_shape_for: a shape that there is, for any product and GPU")
{
    std::mt19937 random(1);
    for (const uint32_t multiprocessors : {1u, 2u, 7u, 8u, 78u, 114u, 132u})
        for (int i = 0; i < 200; i++) {
            uint32_t size[3];
            gemm_plan plan;
            for (uint32_t &x : size)
                x = 8 << random() % 12, x += random() % x / 8 * 8;
            CAPTURE(size[0], size[1], size[2], multiprocessors);
            REQUIRE(gemm_plan_make(&plan, good(size[0], size[1], size[2], i % 2 ? F32 : BF16),
                                   multiprocessors, NULL) == MGPU_OK);
            CHECK(plan.config.grid.x % plan.config.cluster.x == 0);
            CHECK((plan.args.grid.parts > 1 || plan.config.grid.x <= multiprocessors));
        }
}

TEST_CASE("gemm_plan_make: all that it refuses, every word")
{
    refuses_as_all_do("gemm_h100", good(512, 256, 128, F32), 512 * 256, 256 * 256, 512 * 1024,
                      make);
    refuses_memory_and_rows("gemm_h100", good(64, 64, 64, F32), BF16, F32, make);
    refuses<gemm_problem>(
        good(64, 64, 64, BF16),
        {{[](gemm_problem *g) { g->in = F32, g->out = S32; },
          "gemm_h100: in is f32, not bf16 or f16: round A and B to one\n"
          "gemm_h100: out is s32, not bf16, f16 or f32: convert D after\n"},
         {[](gemm_problem *g) { g->in = E4M3, g->out = (mgpu_dtype)99; },
          "gemm_h100: in is e4m3, not bf16 or f16: round A and B to one\n"
          "gemm_h100: out is ?, not bf16, f16 or f32: convert D after\n"},
         {[](gemm_problem *g) { g->m = 2147483647, g->n = 2147483640; },
          "gemm_h100: m is D of 2147483647 x 2147483640, 187649990066176 tiles, not up to "
          "2147483647 tiles: multiply in parts\n"},
         {[](gemm_problem *g) { g->m = 2147483647, g->n = 8; }, ""},
         {[](gemm_problem *g) { g->n = 68; }, ragged("gemm_h100", "n", 68, 'D', BF16)},
         {[](gemm_problem *g) { g->n = 300; }, "gemm_h100: n is 300, not a multiple of 8, so "
                                               "that rows of D are whole 16 bytes: pad B "
                                               "with zeros, and D, to n = 304\n"},
         {[](gemm_problem *g) { g->n = 68, g->out = F32; }, ""}},
        make);
}

TEST_CASE("gemm_plan_make_shape: all shapes that there are not")
{
    const gemm_shape wrong[] = {
        {128, 48, 1, 1, 1, false},  {64, 160, 1, 1, 1, false},  {96, 64, 1, 1, 1, false},
        {128, 0, 1, 1, 1, false},   {128, 96, 1, 1, 2, false},  {128, 128, 0, 1, 1, false},
        {128, 128, 3, 1, 1, false}, {128, 128, 1, 8, 1, false}, {128, 208, 1, 1, 1, false},
        {128, 176, 1, 1, 1, false}, {128, 256, 4, 4, 1, false}, {128, 64, 2, 4, 1, false},
        {128, 256, 1, 1, 2, false}, {128, 64, 2, 2, 4, false},  {128, 64, 1, 1, 9, false},
        {128, 64, 33, 1, 1, false}, {128, 64, 1, 1, 8, false},  {128, 64, 1, 1, 1, true}};
    for (const gemm_shape &s : wrong) {
        char text[240];
        std::snprintf(
            text, sizeof text,
            "gemm_h100: shape is %u x %u%s, clusters of %u x %u x %u on 8 "
            "multiprocessors, not one that fits A, B, D, what is fused and the GPU: a plan "
            "without a shape takes one\n",
            s.h, s.w, s.swapped ? " swapped" : "", s.up, s.across, s.parts);
        refuses<gemm_problem>(
            good(512, 512, 512, F32), {{[](gemm_problem *) {}, text}},
            [&](const gemm_problem &g, uint32_t multiprocessors, mgpu_issues *why) {
                gemm_plan plan;
                return gemm_plan_make_shape(&plan, g, s, multiprocessors, why);
            },
            8);
    }
}

TEST_CASE("gemm_plan_make_shape: stream-K that there is not")
{
    typedef std::function<void(gemm_problem *)> asked;
    const asked plain = [](gemm_problem *) {};
    const auto refused = [](const gemm_shape &s, void *workspace, const asked &how,
                            const std::string &says) {
        gemm_problem g = good(512, 512, 1024, BF16); /* 16 steps */
        g.workspace = workspace;
        refuses<gemm_problem>(
            g, {{how, says}},
            [&](const gemm_problem &p, uint32_t multiprocessors, mgpu_issues *why) {
                gemm_plan plan;
                return gemm_plan_make_shape(&plan, p, s, multiprocessors, why);
            },
            40);
    };
    const auto of_tiles = [](const char *tiles) {
        return std::string("gemm_h100: shape is stream-K of tiles of ") + tiles +
               ", not a shape and a product that this kernel has stream-K for: take parts of "
               "1, or a plan without a shape\n";
    };
    const auto of_shape = [](const char *tiles) {
        return std::string("gemm_h100: shape is ") + tiles +
               ", clusters of 1 x 1 x 0 on 40 multiprocessors, not one that fits A, B, D, what "
               "is fused and the GPU: a plan without a shape takes one\n";
    };
    void *const there = nowhere(3);
    refused({128, 80, 1, 1, 0, false}, there, plain, "");
    refused({128, 80, 1, 1, 0, false}, NULL, plain,
            "gemm_h100: workspace is NULL, not gemm_workspace_bytes() of device memory: "
            "stream-K hands sums over there\n");
    refused({128, 80, 1, 1, 1, false}, NULL, plain, "");
    for (void *const workspace : {there, (void *)NULL}) { /* which is asked for last */
        refused({128, 48, 1, 1, 0, false}, workspace, plain, of_shape("128 x 48"));
        /* 8 x 6 tiles */
        refused(
            {64, 96, 1, 1, 0, false}, workspace, plain,
            "gemm_h100: shape is stream-K of 48 tiles of clusters, not of fewer than the 40 "
            "clusters that run at once: take parts of 1, or a plan without a shape\n");
        refused(
            {128, 256, 1, 1, 0, false}, workspace, plain,
            "gemm_h100: shape is stream-K of 128 steps in all, 8 tiles of 16, not of 160 to "
            "2147483647, four for each cluster that runs at once: take parts of 1, or "
            "another K\n");
        /* the kernel has no stream-K of such tiles */
        refused({128, 128, 1, 1, 0, false}, workspace, plain, of_tiles("128 x 128"));
    }
    /* kernels of tiles of 128 x 128 fuse, where A or B is transposed all do; of 128 x 192 none of these, of 128 x 80 none */
    const asked transposed = [](gemm_problem *g) { g->storage.a_transposed = true; };
    const asked fused = [](gemm_problem *g) { g->fuse.alpha = 2; };
    refused({128, 192, 1, 1, 0, false}, there, transposed, "");
    refused({128, 128, 1, 1, 0, false}, there, transposed, of_tiles("128 x 128"));
    refused({128, 128, 1, 1, 0, false}, there, fused, of_tiles("128 x 128"));
    refused({128, 192, 1, 1, 0, false}, there, fused, of_tiles("128 x 192"));
    refused({128, 80, 1, 1, 0, false}, there, fused, of_shape("128 x 80"));
}
