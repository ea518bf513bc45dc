/* tests/examples/test_gemm_h100_f16.cu - gemm_h100_f16: whole numbers exactly at every edge, in every shape of tiles and
 * clusters; where sums are rounded, and where they are infinite; N(0,1) within the bound, the same bits each time; which shape
 * the rule takes; what f16_plan_make() refuses.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_f16.cu"

#include "../device.h"
#include "gemm_check.h"
#include "often.h"
#include "refused.h"

#include <string>

namespace
{

const mgpu_dtype F16 = MGPU_DTYPE_F16, BF16 = MGPU_DTYPE_BF16, F32 = MGPU_DTYPE_F32;
const f16_shape BY_THE_RULE = {0, 0, 0, 0, 0, false};

struct product {
    uint32_t m, n, k;
    f16_shape shape;
    uint32_t multiprocessors; /* few: a block has several tiles */
};

mgpu_status
plan_of(f16_plan *plan, const product &t, const void *a, const void *b, void *d,
        mgpu_issues *why)
{
    const f16_problem g = {t.m, t.n, t.k, F16, F16, a, b, d};
    return t.shape.h == 0 ? f16_plan_make(plan, g, t.multiprocessors, why)
                          : f16_plan_make_shape(plan, g, t.shape, t.multiprocessors, why);
}

/* How many of D are wrong. A wgmma adds 16 products to the sum: it cuts each of the 17 terms below 2^-25 of the largest,
 * and rounds to f16, which loses 2^-11 of what the sum is then, or 2^-25 where that is subnormal. Whole numbers lose
 * nothing, as long as sums are up to 2048. */
size_t
wrong(const gemm_inputs &of, const std::vector<uint8_t> &d)
{
    const size_t m = of.a.rows, n = of.b.rows, all = of.a.cols;
    size_t count = 0;
    for (size_t i = 0; i < m; i++)
        for (size_t j = 0; j < n; j++) {
            double sum = 0, size = 0, off = 0;
            for (size_t k = 0; k < all; k++) {
                const double one = of.a.value[i * all + k] * of.b.value[j * all + k];
                sum += one;
                size += std::fabs(one);
                if (k % 16 != 15 && k + 1 != all)
                    continue;
                if (of.whole && std::fabs(sum) > 2048)
                    FAIL("a sum that f16 cannot hold");
                off += 17 / 33554432.0 * size;
                off += (std::fabs(sum) + off) / 2048 + 1 / 33554432.0;
            }
            const double got = value_of(F16, &d[(i * n + j) * 2]);
            count += of.whole ? got != sum : !(std::fabs(got - sum) <= off);
        }
    return count;
}

/* One product; what is not whole, twice, with the same bits. Returns D. */
std::vector<uint8_t>
multiply(const product &t, bool whole)
{
    CAPTURE(t.m, t.n, t.k, t.shape.h, t.shape.w, t.shape.up, t.shape.across, t.shape.swapped,
            t.multiprocessors, whole);
    const gemm_inputs of(t.m, t.n, t.k, F16, whole);
    device_buffer<uint8_t> a(of.a.bytes), b(of.b.bytes);
    device_buffer<uint8_t> d((size_t)t.m * t.n * 2), again(d.size());
    f16_plan plan;
    mgpu_issues why;
    const mgpu_status status = plan_of(&plan, t, a.ptr(), b.ptr(), d.ptr(), &why);
    INFO(issue_text(why));
    REQUIRE(status == MGPU_OK);
    launch(plan.kernel, plan.config, plan.args);
    const std::vector<uint8_t> got = d.download();
    CHECK(wrong(of, got) == 0);
    if (!whole) {
        REQUIRE(plan_of(&plan, t, a.ptr(), b.ptr(), again.ptr(), &why) == MGPU_OK);
        launch(plan.kernel, plan.config, plan.args);
        CHECK(difference(again.download(), got) == "");
    }
    return got;
}

} // namespace

TEST_CASE("gemm_h100_f16: whole numbers, each width and cluster, edges of M, N and K")
{
    const product products[] = {
        {1, 8, 8, {128, 64, 1, 1, 1, false}, 4},
        {300, 264, 72, {128, 64, 2, 1, 1, false}, 2}, /* several rounds */
        {260, 264, 72, {128, 128, 1, 2, 1, false}, 4},
        {130,
         376,
         136,
         {128, 176, 1, 1, 1, false},
         2}, /* a slab of 48 columns, the last of 24 */
        {257, 360, 72, {128, 176, 2, 1, 1, false}, 2}, /* tiles wholly behind M */
        {140, 424, 72, {128, 208, 1, 1, 1, false}, 2}, /* a slab of 16 columns */
        {257, 264, 136, {128, 256, 2, 1, 1, false}, 2},
        {140, 520, 64, {128, 256, 1, 1, 1, false}, 1}, /* one step */
        {400, 136, 72, {128, 128, 4, 1, 1, false}, 12},
        {200, 200, 136, {128, 96, 2, 2, 1, false}, 12},
        {200, 264, 136, {128, 64, 2, 4, 1, false}, 24},
        {140, 328, 72, {128, 160, 1, 2, 1, false}, 4},
        {260, 200, 72, {128, 192, 2, 1, 1, false}, 2},
        {300, 264, 72, {128, 160, 1, 1, 1, true}, 3}, /* of D^T */
        {257, 200, 200, {128, 256, 2, 1, 1, true}, 2},
        {169, 264, 136, {128, 176, 2, 1, 1, true}, 2},
        {150, 200, 136, {64, 32, 1, 1, 1, false}, 4},
        {200, 136, 136, {64, 64, 4, 2, 1, false}, 24},
        {130, 200, 136, {64, 96, 2, 1, 1, true}, 4},
    };
    int i = 0;
    for (const product &t : products)
        record(("product " + std::to_string(i++)).c_str(), multiply(t, true));
}

TEST_CASE("gemm_h100_f16: all widths, clusters and edges together, swapped too; a sample below "
          "intensity 2")
{
    const uint32_t clusters[][2] = {{1, 1}, {2, 1}, {1, 2}, {2, 2}, {4, 1}, {2, 4}, {4, 2}};
    unsigned next = 0;
    for (const auto &tile : f16_tiles)
        for (const auto &c : clusters)
            for (bool swapped : {false, true})
                for (uint32_t m : {8u, 257u})
                    for (uint32_t n : {8u, 200u, 416u})
                        for (uint32_t k : {8u, 200u})
                            if (tile.w / c[0] % 8 == 0 && test_takes(&next, 383))
                                multiply({m,
                                          n,
                                          k,
                                          {tile.h, tile.w, c[0], c[1], 1, swapped},
                                          c[0] * c[1] <= 2 ? c[0] * c[1] : 24},
                                         true);
}

/* Numbers of A[0][0], [0][1], [0][16] and of B, and the sum. */
TEST_CASE("gemm_h100_f16: sums are rounded to f16 behind each 16 products")
{
    const struct {
        float a[3], b[3];
        uint16_t sum;
    } rows[] = {
        {{2048, 1, 0}, {1, 1, 0}, 0x6800},       /* 2049 is a tie: 2048 */
        {{2048, 3, 0}, {1, 1, 0}, 0x6802},       /* 2051: 2052 */
        {{2048, 1, 1}, {1, 1, 1}, 0x6800},       /* twice 2048 */
        {{2048, 1, 0}, {1, 2, 0}, 0x6801},       /* 2050 */
        {{2048, 0, 2}, {1, 0, 1}, 0x6801},       /* the same */
        {{2047, 1, 0}, {32, 15.99f, 0}, 0x7bff}, /* 65504 and less than half of what is next */
        {{2047, 1, 0}, {32, 16, 0}, 0x7c00},     /* half: infinity */
        {{2047, 1, -2047}, {-32, -16, -32}, 0xfc00},                 /* and stays it */
        {{0.000030517578125f, 0, 0}, {0.00390625f, 0, 0}, 0x0002},   /* 2^-23 */
        {{0.000030517578125f, 0, 0}, {0.0009765625f, 0, 0}, 0x0000}, /* 2^-25: a tie */
    };
    const uint32_t n = 16; /* rows of B: one for each row of D on the diagonal */
    const product t = {16, n, 24, {64, 64, 1, 1, 1, false}, 4};
    std::vector<uint16_t> a(16 * 24), b(n * 24);
    uint32_t i = 0;
    for (const auto &r : rows) {
        for (uint32_t x = 0; x < 3; x++) {
            a[i * 24 + (x == 2 ? 16 : x)] = mgpu_f16_from_f32(r.a[x]);
            b[i * 24 + (x == 2 ? 16 : x)] = mgpu_f16_from_f32(r.b[x]);
        }
        i++;
    }
    device_buffer<uint16_t> on_a(a), on_b(b), d(16 * n);
    f16_plan plan;
    REQUIRE(plan_of(&plan, t, on_a.ptr(), on_b.ptr(), d.ptr(), NULL) == MGPU_OK);
    launch(plan.kernel, plan.config, plan.args);
    const std::vector<uint16_t> got = d.download();
    i = 0;
    for (const auto &r : rows) {
        CAPTURE(i);
        CHECK(got[i * n + i] == r.sum);
        i++;
    }
    record("rounded", got);
}

TEST_CASE(
    "gemm_h100_f16: N(0,1) within the bound, and the same bits each time and in each shape")
{
    const product products[] = {
        {140, 136, 520, {128, 128, 2, 1, 1, false}, 4},
        {130, 216, 264, {128, 208, 1, 1, 1, false}, 2},
        {130, 136, 264, {128, 256, 1, 1, 1, false}, 1},
        {130, 136, 264, {64, 96, 1, 2, 1, false}, 24},
        {130, 136, 264, {128, 160, 1, 1, 1, true}, 2},
        {130, 136, 264, BY_THE_RULE, 4},
    };
    std::vector<uint8_t> first;
    int i = 0;
    for (const product &t : products) {
        const std::vector<uint8_t> got = multiply(t, false);
        if (i == 2)
            first = got;
        if (i > 2) {
            CHECK(difference(got, first) == "");
        }
        record(("product " + std::to_string(i++)).c_str(), got);
    }
}

TEST_CASE("gemm_h100_f16: many launches, in a graph and in streams: the same bytes")
{
    const product products[] = {{140, 264, 264, {128, 256, 2, 1, 1, false}, 4},
                                {140, 200, 200, {128, 128, 2, 2, 1, false}, 12},
                                {200, 264, 264, {64, 96, 1, 1, 1, true}, 4}};
    for (const product &t : products) {
        CAPTURE(t.shape.w);
        const gemm_inputs of(t.m, t.n, t.k, F16, false);
        device_buffer<uint8_t> a(of.a.bytes), b(of.b.bytes);
        CHECK(wrong_words_of_many((size_t)t.m * t.n * 2, [&](void *d) {
                  f16_plan plan;
                  REQUIRE(plan_of(&plan, t, a.ptr(), b.ptr(), d, NULL) == MGPU_OK);
                  return plan;
              }) == 0);
    }
}

TEST_CASE("f16_shape_for: which tiles and clusters")
{
    const struct {
        uint32_t m, n, k;
        f16_shape shape;
    } rows[] = {
        {8192, 8192, 8192, {128, 256, 2, 1, 1, false}},
        {2048, 2048, 2048, {128, 256, 1, 1, 1, false}},
        {4096, 2112, 7168, {128, 176, 1, 1, 1, false}},
        {1024, 1024, 1024, {128, 64, 1, 1, 1, false}},
        {129, 8, 8, {64, 32, 1, 1, 1, false}},
        {264, 5296, 1088, {128, 96, 1, 1, 1, true}},
    };
    for (const auto &r : rows) {
        const f16_problem g = {r.m, r.n, r.k, F16, F16, NULL, NULL, NULL};
        const f16_shape s = f16_shape_for(&g, 132);
        CAPTURE(r.m, r.n, r.k);
        CHECK(s.h == r.shape.h);
        CHECK(s.w == r.shape.w);
        CHECK(s.up == r.shape.up);
        CHECK(s.across == r.shape.across);
        CHECK(s.parts == r.shape.parts);
        CHECK(s.swapped == r.shape.swapped);
    }
}

/* ---- the plan ------------------------------------------------------------------------------ */

static f16_problem
good(uint32_t m, uint32_t n, uint32_t k)
{
    return {m, n, k, F16, F16, nowhere(0), nowhere(1), nowhere(2)};
}

static const auto make = planned(f16_plan_make);
static const auto make_shape = planned(f16_plan_make_shape);

TEST_CASE("f16_shape_for: a shape that there is, for any product and GPU")
{
    std::mt19937 random(1);
    for (const uint32_t multiprocessors : {1u, 2u, 7u, 78u, 132u})
        for (int i = 0; i < 200; i++) {
            uint32_t size[3];
            f16_plan plan;
            for (uint32_t &x : size)
                x = 8 << random() % 12, x += random() % x / 8 * 8;
            CAPTURE(size[0], size[1], size[2], multiprocessors);
            REQUIRE(f16_plan_make(&plan, good(size[0], size[1], size[2]), multiprocessors,
                                  NULL) == MGPU_OK);
            CHECK(plan.config.grid.x % plan.config.cluster.x == 0);
            CHECK(plan.config.grid.x <= multiprocessors);
        }
}

TEST_CASE("f16_plan_make: all that it refuses, every word")
{
    refuses_as_all_do("gemm_h100_f16", good(512, 256, 128), 512 * 128 * 2, 256 * 128 * 2,
                      512 * 256 * 2, make);
    refuses_memory_and_rows("gemm_h100_f16", good(64, 64, 64), F16, F16, make);
    refuses<f16_problem>(
        good(64, 64, 64),
        {{[](f16_problem *g) { g->in = BF16, g->out = F32; },
          "gemm_h100_f16: in is bf16, not f16: round A and B to one\n"
          "gemm_h100_f16: out is f32, not f16, which the sums are: gemm_h100 has sums of "
          "f32\n"},
         {[](f16_problem *g) { g->m = 2147483647, g->n = 2147483640, g->k = 8; },
          "gemm_h100_f16: m is D of 2147483647 x 2147483640, 140737488355328 tiles, not up to "
          "2147483647 tiles: multiply in parts\n"}},
        make);
}

TEST_CASE("f16_plan_make_shape: shapes there are, and others")
{
    const std::vector<f16_shape> wrong = {
        {128, 112, 1, 1, 1, false}, {64, 128, 1, 1, 1, false},  {96, 64, 1, 1, 1, false},
        {128, 0, 1, 1, 1, false},   {128, 128, 0, 1, 1, false}, {128, 128, 3, 1, 1, false},
        {128, 128, 1, 8, 1, false}, {128, 256, 4, 4, 1, false}, {128, 208, 4, 1, 1, false},
        {64, 64, 1, 1, 2, false}};
    refuses_shapes("gemm_h100_f16", good(512, 512, 512), wrong, make_shape);
    for (const bool swapped : {false, true})
        refuses_stream("gemm_h100_f16", good(512, 512, 512), {128, 64, 1, 1, 0, swapped},
                       make_shape);
    CHECK(make_shape(good(512, 512, 512), {128, 208, 2, 4, 1, true}, 132, NULL) == MGPU_OK);
}
