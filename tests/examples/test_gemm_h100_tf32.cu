/* tests/examples/test_gemm_h100_tf32.cu - gemm_h100_tf32: whole numbers exactly at every edge, in every shape of tiles and
 * clusters, however A and B lie; how f32 becomes tf32; N(0,1) within the bound, the same bits each time; which shape the rule
 * takes; what tf32_plan_make() refuses.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_tf32.cu"

#include "../device.h"
#include "gemm_check.h"
#include "often.h"
#include "refused.h"

#include <string>

namespace
{

const mgpu_dtype TF32 = MGPU_DTYPE_TF32, F32 = MGPU_DTYPE_F32, BF16 = MGPU_DTYPE_BF16,
                 F16 = MGPU_DTYPE_F16;
const tf32_shape BY_THE_RULE = {0, 0, 0, 0, 0, false};

enum lie { NEITHER, A, B, BOTH }; /* what is transposed */

struct product {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    lie transposed;
    tf32_shape shape;
    uint32_t multiprocessors; /* few: a block has several tiles */
};

/* What the tensor cores multiply. */
float
as_tf32(mgpu_dtype in, float x)
{
    uint32_t bits;
    std::memcpy(&bits, &x, 4);
    return mgpu_tf32_to_f32(in == TF32 ? mgpu_tf32_from_f32(x) : bits);
}

std::vector<float>
transpose_of(const std::vector<float> &x, uint32_t rows, uint32_t cols)
{
    std::vector<float> y(x.size());
    for (uint32_t i = 0; i < rows; i++)
        for (uint32_t j = 0; j < cols; j++)
            y[(size_t)j * rows + i] = x[(size_t)i * cols + j];
    return y;
}

/* How many of D are wrong. A wgmma adds 8 products to the sum: it cuts each of the 9 terms below 2^-25 of the largest, and the
 * sum to 24 bits, which loses less than 3.25 * 2^-23 S of S, the sum of |a b|; and 2 % for the growth of the terms. Each of
 * parts - 1 sums loses 2^-24 of what it comes to. */
size_t
wrong(const product &t, const std::vector<float> &a, const std::vector<float> &b, bool whole,
      uint32_t parts, const std::vector<uint8_t> &d)
{
    const size_t wide = mgpu_dtype_bytes(t.out);
    const double unit = bound_of(t.k, t.out, 1).unit;
    const double sums =
        1.02 * (std::ceil(t.k / 8.0) * 3.25 / 8388608.0 + (parts - 1) / 16777216.0);
    std::vector<float> fa(a), fb(b);
    size_t count = 0;
    for (std::vector<float> *v : {&fa, &fb})
        for (float &x : *v)
            x = as_tf32(t.in, x);
    for (size_t i = 0; i < t.m; i++)
        for (size_t j = 0; j < t.n; j++) {
            double sum = 0, size = 0;
            for (size_t k = 0; k < t.k; k++) {
                const double one = (double)fa[i * t.k + k] * fb[j * t.k + k];
                sum += one;
                size += std::fabs(one);
            }
            const double got = value_of(t.out, &d[(i * t.n + j) * wide]);
            const uint32_t word = word_of(t.out, (float)sum);
            const double want = value_of(t.out, &word);
            count +=
                whole ? got != want
                      : !(std::fabs(got - sum) <= sums * size + unit * std::fabs(sum) + 1e-7);
        }
    return count;
}

mgpu_status
plan_of(tf32_plan *plan, const product &t, const float *a, const float *b, void *d,
        mgpu_issues *why)
{
    const tf32_problem g = {t.m,
                            t.n,
                            t.k,
                            t.in,
                            t.out,
                            a,
                            b,
                            d,
                            t.transposed == A || t.transposed == BOTH,
                            t.transposed == B || t.transposed == BOTH};
    return t.shape.h == 0 ? tf32_plan_make(plan, g, t.multiprocessors, why)
                          : tf32_plan_make_shape(plan, g, t.shape, t.multiprocessors, why);
}

/* A[m][k] and B[n][k], the same each time, and as they lie in memory. */
struct inputs {
    std::vector<float> a, b, lies_a, lies_b;

    inputs(const product &t, bool whole) : a((size_t)t.m * t.k), b((size_t)t.n * t.k)
    {
        std::mt19937 random(t.m + t.n + t.k);
        std::normal_distribution<float> normal(0, 1);
        for (std::vector<float> *v : {&a, &b})
            for (float &x : *v)
                x = whole ? (float)(random() % 9) - 4 : normal(random);
        lies_a = t.transposed == A || t.transposed == BOTH ? transpose_of(a, t.m, t.k) : a;
        lies_b = t.transposed == B || t.transposed == BOTH ? transpose_of(b, t.n, t.k) : b;
    }
};

/* One product; what is not whole, twice, with the same bits. Returns D. */
std::vector<uint8_t>
multiply(const product &t, bool whole)
{
    CAPTURE(t.m, t.n, t.k, mgpu_dtype_name(t.in), mgpu_dtype_name(t.out), t.transposed,
            t.shape.h, t.shape.w, t.shape.up, t.shape.across, t.shape.parts, t.multiprocessors,
            whole);
    const inputs of(t, whole);
    device_buffer<float> a(of.lies_a), b(of.lies_b);
    device_buffer<uint8_t> d((size_t)t.m * t.n * mgpu_dtype_bytes(t.out)), again(d.size());
    tf32_plan plan;
    mgpu_issues why;
    const mgpu_status status = plan_of(&plan, t, a.ptr(), b.ptr(), d.ptr(), &why);
    INFO(issue_text(why));
    REQUIRE(status == MGPU_OK);
    launch(plan.kernel, plan.config, plan.args);
    const std::vector<uint8_t> got = d.download();
    CHECK(wrong(t, of.a, of.b, whole, plan.args.grid.parts, got) == 0);
    if (!whole) {
        REQUIRE(plan_of(&plan, t, a.ptr(), b.ptr(), again.ptr(), &why) == MGPU_OK);
        launch(plan.kernel, plan.config, plan.args);
        CHECK(difference(again.download(), got) == "");
    }
    return got;
}

} // namespace

TEST_CASE("gemm_h100_tf32: whole numbers, each width and cluster, edges of M, N and K")
{
    const product products[] = {
        {1, 4, 4, TF32, F32, NEITHER, {128, 64, 1, 1, 1, false}, 4},
        {300, 264, 36, F32, F32, NEITHER, {128, 64, 2, 1, 1, false}, 2}, /* several rounds */
        {260, 264, 68, TF32, F16, NEITHER, {128, 128, 1, 2, 1, false}, 4},
        {257, 200, 68, TF32, F32, NEITHER, {128, 192, 2, 1, 1, false}, 2}, /* behind M */
        {130, 392, 32, F32, F32, NEITHER, {128, 192, 1, 1, 1, false}, 2},  /* one step */
        {260, 168, 68, TF32, BF16, NEITHER, {128, 160, 2, 1, 1, false}, 2},
        {200, 200, 164, F32, F32, NEITHER, {128, 96, 2, 2, 1, false}, 12},
        {257, 264, 68, TF32, F32, NEITHER, {128, 256, 2, 1, 1, false}, 2},
        {140, 520, 36, TF32, BF16, NEITHER, {128, 256, 1, 1, 1, false}, 1},
        {400, 136, 68, F32, F32, NEITHER, {128, 128, 4, 1, 1, false}, 12},
        {200, 200, 132, TF32, F32, NEITHER, {128, 64, 2, 4, 1, false}, 24},
        {150, 200, 132, TF32, F32, NEITHER, {64, 32, 1, 1, 1, false}, 4},
        {200, 136, 132, F32, F16, NEITHER, {64, 64, 4, 2, 1, false}, 24},
        {130, 200, 132, TF32, F32, NEITHER, {64, 96, 2, 1, 1, false}, 4},
        {140, 72, 324, TF32, F32, NEITHER, {64, 64, 1, 2, 3, false}, 24}, /* parts of K */
        {100, 104, 260, F32, BF16, NEITHER, {64, 96, 1, 1, 5, false}, 24},
        {70,
         68,
         292,
         TF32,
         F32,
         NEITHER,
         {64, 32, 1, 1, 8, false},
         24}, /* some sum up nothing */
        {132,
         72,
         33,
         TF32,
         F32,
         BOTH,
         {64, 64, 1, 1, 1, false},
         2}, /* rows of K of any length */
        {200, 132, 100, F32, F32, A, {64, 64, 1, 1, 1, false}, 3},
        {77, 264, 68, TF32, BF16, B, {64, 64, 1, 1, 1, false}, 4},
        {260, 136, 131, TF32, F32, BOTH, {128, 128, 1, 1, 1, false}, 2},
        {132, 264, 160, TF32, F16, A, {128, 128, 1, 1, 1, false}, 1},
        {257, 136, 36, F32, F32, B, {128, 128, 1, 1, 1, false}, 1},
    };
    int i = 0;
    for (const product &t : products)
        record(("product " + std::to_string(i++)).c_str(), multiply(t, true));
}

TEST_CASE(
    "gemm_h100_tf32: all widths, clusters, parts, edges and types together; a sample below "
    "intensity 2")
{
    const uint32_t clusters[][2] = {{1, 1}, {2, 1}, {1, 2}, {2, 2}, {4, 1}, {2, 4}, {4, 2}};
    unsigned next = 0;
    for (const auto &tile : tf32_tiles)
        for (const auto &c : clusters)
            for (uint32_t parts = 1; parts * c[0] * c[1] <= (tile.h == 64 ? 8 : c[0] * c[1]);
                 parts++)
                for (uint32_t m : {8u, 257u})
                    for (uint32_t n : {8u, 200u, 412u})
                        for (uint32_t k : {228u, 260u})
                            if (test_takes(&next, 383))
                                multiply({m,
                                          n,
                                          k,
                                          n == 200 ? F32 : TF32,
                                          n != 200   ? F32
                                          : k == 260 ? F16
                                                     : BF16,
                                          NEITHER,
                                          {tile.h, tile.w, c[0], c[1], parts, false},
                                          parts == 1 && c[0] * c[1] <= 2 ? c[0] * c[1] : 24},
                                         true);
}

TEST_CASE("gemm_h100_tf32: A, B or both transposed, edges together; a sample below intensity 2")
{
    unsigned next = 0;
    for (uint32_t h : {64u, 128u})
        for (lie transposed : {A, B, BOTH})
            for (uint32_t m : {4u, 132u, 260u})
                for (uint32_t n : {8u, 128u, 260u, 388u})
                    for (uint32_t k : {4u, 32u, 132u, 196u})
                        if (test_takes(&next, 37))
                            multiply({m,
                                      n,
                                      k,
                                      k == 32 ? F32 : TF32,
                                      n == 128 ? BF16 : F32,
                                      transposed,
                                      {h, h, 1, 1, 1, false},
                                      2},
                                     true);
}

/* Rounding shows: B[n][0] times 1. */
TEST_CASE("gemm_h100_tf32: f32 becomes tf32 by rounding to nearest even, or by cutting")
{
    const uint32_t words[] = {0x3f801000, /* ties: down to even, up to even */
                              0x3f803000, 0x3f801001, 0x3f800fff, 0xbf803000,
                              0x3fffffff, 0x477fefff, 0x7f7fefff, 0x00ffffff,
                              0x3f800000, 0xc2f6e979, 0x00801000};
    const uint32_t n = sizeof words / sizeof words[0];
    for (mgpu_dtype in : {TF32, F32})
        for (lie transposed : {NEITHER, B}) {
            const product t = {4, n, 4, in, F32, transposed, {64, 64, 1, 1, 1, false}, 4};
            std::vector<float> a(16), b(n * 4);
            CAPTURE(mgpu_dtype_name(in), transposed);
            for (uint32_t i = 0; i < 4; i++)
                a[4 * i] = 1;
            for (uint32_t i = 0; i < n; i++)
                std::memcpy(&b[4 * i], &words[i], 4);
            device_buffer<float> on_a(a), on_b(transposed == B ? transpose_of(b, n, 4) : b);
            device_buffer<uint32_t> d(4 * n);
            tf32_plan plan;
            REQUIRE(plan_of(&plan, t, on_a.ptr(), on_b.ptr(), d.ptr(), NULL) == MGPU_OK);
            launch(plan.kernel, plan.config, plan.args);
            const std::vector<uint32_t> got = d.download();
            for (uint32_t i = 0; i < 4 * n; i++) {
                CAPTURE(i % n);
                CHECK(got[i] == (in == TF32 ? mgpu_tf32_from_f32(b[i % n * 4])
                                            : words[i % n] & ~0x1fffu));
            }
            record((std::string(mgpu_dtype_name(in)) + (transposed == B ? " transposed" : ""))
                       .c_str(),
                   got);
        }
}

TEST_CASE("gemm_h100_tf32: N(0,1) within the bound, and the same bits each time")
{
    const product products[] = {
        {140, 136, 516, TF32, F32, NEITHER, {128, 128, 2, 1, 1, false}, 4},
        {70, 264, 64, F32, F32, NEITHER, {128, 96, 1, 1, 1, false}, 2},
        {70, 264, 64, TF32, F32, NEITHER, {128, 96, 1, 1, 1, false}, 2},
        {140, 264, 132, TF32, BF16, NEITHER, {128, 256, 1, 1, 1, false}, 2},
        {100, 132, 132, TF32, F32, NEITHER, BY_THE_RULE, 4},
        {130, 72, 516, TF32, F32, NEITHER, {64, 64, 1, 1, 4, false}, 24},
        {132, 136, 132, TF32, F16, BOTH, {128, 128, 1, 1, 1, false}, 1},
        {100, 136, 129, F32, F32, BOTH, BY_THE_RULE, 4},
    };
    int i = 0;
    for (const product &t : products)
        record(("product " + std::to_string(i++)).c_str(), multiply(t, false));
}

TEST_CASE("gemm_h100_tf32: many launches, in a graph and in streams: the same bytes")
{
    const product products[] = {
        {300, 200, 132, TF32, F32, NEITHER, {128, 192, 2, 1, 1, false}, 4},
        {140, 304, 164, TF32, F32, NEITHER, {128, 256, 1, 2, 1, false}, 4},
        {70, 132, 260, F32, F32, NEITHER, {64, 64, 1, 2, 4, false}, 24},
        {132, 264, 132, TF32, F32, BOTH, {128, 128, 1, 1, 1, false}, 2}};
    for (const product &t : products) {
        CAPTURE(t.shape.w);
        const inputs of(t, false);
        device_buffer<float> a(of.lies_a), b(of.lies_b);
        CHECK(wrong_words_of_many((size_t)t.m * t.n * 4, [&](void *d) {
                  tf32_plan plan;
                  REQUIRE(plan_of(&plan, t, a.ptr(), b.ptr(), d, NULL) == MGPU_OK);
                  return plan;
              }) == 0);
    }
}

TEST_CASE("tf32_shape_for: which tiles and clusters")
{
    const struct {
        uint32_t m, n, k;
        mgpu_dtype out;
        lie transposed;
        tf32_shape shape;
    } rows[] = {
        {8192, 8192, 8192, F32, NEITHER, {128, 256, 2, 1, 1, false}}, /* what loads least */
        {4096, 2112, 7168, F32, NEITHER, {128, 192, 4, 1, 1, false}}, /* 2112 / 192 is 11 */
        {4096, 4096, 256, F32, NEITHER, {128, 192, 1, 1, 1, false}},  /* D hides */
        {1024, 1024, 1024, BF16, NEITHER, {128, 64, 1, 1, 1, false}},
        {4095, 4100, 4100, F32, NEITHER, {128, 192, 2, 2, 1, false}}, /* L2 is slow */
        {256, 256, 16384, F32, NEITHER, {64, 96, 1, 1, 8, false}},    /* twelve tiles */
        {129, 512, 8192, F32, NEITHER, {64, 64, 1, 2, 4, false}},
        {129, 8, 8, F32, NEITHER, {64, 32, 1, 1, 1, false}},
        {8192, 8192, 8192, F32, A, {128, 128, 1, 1, 1, false}},
        {256, 256, 4096, F32, B, {64, 64, 1, 1, 1, false}},
    };
    for (const auto &r : rows) {
        const tf32_problem g = {r.m,
                                r.n,
                                r.k,
                                TF32,
                                r.out,
                                NULL,
                                NULL,
                                NULL,
                                r.transposed == A || r.transposed == BOTH,
                                r.transposed == B || r.transposed == BOTH};
        const tf32_shape s = tf32_shape_for(&g, 132);
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

static tf32_problem
good(uint32_t m, uint32_t n, uint32_t k, lie transposed = NEITHER)
{
    return {m,
            n,
            k,
            TF32,
            F32,
            nowhere(0),
            nowhere(1),
            nowhere(2),
            transposed == A || transposed == BOTH,
            transposed == B || transposed == BOTH};
}

static const auto make = planned(tf32_plan_make);
static const auto make_shape = planned(tf32_plan_make_shape);

TEST_CASE("tf32_shape_for: a shape that there is, for any product and GPU")
{
    std::mt19937 random(1);
    for (const uint32_t multiprocessors : {1u, 2u, 7u, 78u, 132u})
        for (int i = 0; i < 200; i++) {
            uint32_t size[3];
            tf32_plan plan;
            for (uint32_t &x : size)
                x = 4 << random() % 13, x += random() % x / 4 * 4;
            CAPTURE(size[0], size[1], size[2], multiprocessors, i);
            REQUIRE(tf32_plan_make(
                        &plan, good(size[0], size[1], size[2], (lie)(i % 7 < 4 ? i % 7 : 0)),
                        multiprocessors, NULL) == MGPU_OK);
            CHECK(plan.config.grid.x % plan.config.cluster.x == 0);
            CHECK((plan.args.grid.parts > 1 || plan.config.grid.x <= multiprocessors));
        }
}

TEST_CASE("tf32_plan_make: all that it refuses, every word")
{
    refuses_as_all_do("gemm_h100_tf32", good(512, 256, 128), 512 * 128 * 4, 256 * 128 * 4,
                      512 * 256 * 4, make);
    refuses_memory_and_rows("gemm_h100_tf32", good(64, 64, 64), TF32, F32, make);
    refuses<tf32_problem>(
        good(64, 64, 64),
        {{[](tf32_problem *g) { g->in = BF16, g->out = MGPU_DTYPE_S32; },
          "gemm_h100_tf32: in is bf16, not tf32 or f32: round A and B to one\n"
          "gemm_h100_tf32: out is s32, not bf16, f16 or f32: convert D after\n"},
         {[](tf32_problem *g) { g->m = g->n = 2147483640, g->k = 8; },
          "gemm_h100_tf32: m is D of 2147483640 x 2147483640, 187649990066176 tiles, not up to "
          "2147483647 tiles: multiply in parts\n"}},
        make);
    /* where A and B lie transposed it is M and N that are rows; K may be of any length */
    refuses<tf32_problem>(
        good(64, 64, 65, BOTH),
        {{[](tf32_problem *) {}, ""},
         {[](tf32_problem *g) { g->b_transposed = false; },
          ragged("gemm_h100_tf32", "k", 65, 'B', TF32)},
         {[](tf32_problem *g) { g->m = 66, g->n = 63; },
          ragged("gemm_h100_tf32", "m", 66, 'A', TF32) +
              ragged("gemm_h100_tf32", "n", 63, 'B', TF32) +
              ragged("gemm_h100_tf32", "n", 63, 'D', F32)},
         {[](tf32_problem *g) { g->m = g->n = 2147483640, g->k = 8; },
          "gemm_h100_tf32: m is D of 2147483640 x 2147483640, 281474976710656 tiles, not up to "
          "2147483647 tiles: multiply in parts\n"}},
        make);
}

TEST_CASE("tf32_plan_make_shape: shapes there are, and others")
{
    const auto refused = [](lie transposed, const std::vector<tf32_shape> &shapes) {
        refuses_shapes("gemm_h100_tf32", good(512, 512, 512, transposed), shapes, make_shape);
    };
    refused(NEITHER, {{128, 112, 1, 1, 1, false},
                      {64, 128, 1, 1, 1, false},
                      {128, 0, 1, 1, 1, false},
                      {128, 128, 1, 1, 2, false},
                      {128, 128, 0, 1, 1, false},
                      {128, 128, 3, 1, 1, false},
                      {128, 128, 1, 8, 1, false},
                      {128, 208, 1, 1, 1, false},
                      {128, 256, 4, 4, 1, false},
                      {64, 64, 1, 1, 9, false},
                      {64, 64, 2, 2, 4, false},
                      {64, 64, 1, 1, 1, true}});
    refuses_stream("gemm_h100_tf32", good(512, 512, 512), {128, 64, 1, 1, 0, false},
                   make_shape);
    refused(A, {{128, 64, 1, 1, 1, false}});
    refused(B, {{128, 128, 2, 1, 1, false}});
    refused(BOTH, {{64, 64, 1, 1, 2, false}});
    /* as many parts as steps, and one more */
    CHECK(make_shape(good(64, 64, 96), {64, 64, 1, 1, 3, false}, 8, NULL) == MGPU_OK);
    refuses_shapes("gemm_h100_tf32", good(64, 64, 96), {{64, 64, 1, 1, 4, false}}, make_shape);
}
