/* tests/examples/test_gemm_h100_int8.cu - gemm_h100_int8: every result exactly, sums and what factors make of them, at every
 * edge, in every shape of tiles, clusters and parts of K; which shape the rule takes; what int8_plan_make() refuses.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_int8.cu"

#include "../device.h"
#include "dtypes.h"
#include "gemm_check.h"
#include "large.h"
#include "often.h"
#include "refused.h"

#include <string>

namespace
{

/* Which factors a product has: none, one for all, one for each row; a bias or none. */
enum factors { NONE, ONE, EACH, ONE_A, EACH_AND_BIAS };

const int8_shape BY_THE_RULE = {0, 0, 0, 0, 0, false};

struct product {
    uint32_t m, n, k;
    mgpu_dtype out;
    int8_shape shape;
    enum factors factors;
    uint32_t multiprocessors; /* few: a block has several tiles */
    bool least;               /* all numbers are -128: the largest sums there are */
};

struct bytes {
    std::mt19937 random;
    bool least;

    float operator()()
    {
        return least ? -128.0f : (float)((int)(random() % 256) - 128);
    }
};

/* A product's inputs, and what D must hold, rounded as the head of the kernel says. */
struct inputs {
    product t;
    bytes from;
    matrix a, b;
    std::vector<float> scale_a, scale_b, bias;

    explicit inputs(const product &what)
        : t(what), from{std::mt19937(t.m + t.n + t.k), t.least}, a(t.m, t.k, S8, from),
          b(t.n, t.k, S8, from), scale_a(each() ? t.m : 1, 1), scale_b(each() ? t.n : 1, 1),
          bias(t.factors == EACH_AND_BIAS ? t.n : 1, 0)
    {
        if (t.factors == NONE)
            return;
        for (float &x : scale_a)
            x = (float)(from.random() % 1000 + 1) / 65536;
        for (float &x : scale_b)
            x = t.factors == ONE_A ? 1 : ((float)(from.random() % 1000) - 500) / 4096;
        for (float &x : bias)
            x = t.factors != EACH_AND_BIAS ? 0 : ((float)(from.random() % 1000) - 500) / 16;
    }
    bool each() const
    {
        return t.factors == EACH || t.factors == EACH_AND_BIAS;
    }
    std::vector<uint8_t> expected() const
    {
        const size_t wide = mgpu_dtype_bytes(t.out);
        std::vector<uint8_t> d((size_t)t.m * t.n * wide);
        each_sum(a, b, false, [&](uint32_t i, uint32_t j, double sum, double) {
            const int32_t whole = (int32_t)sum;
            if (whole != sum)
                FAIL("a sum that s32 cannot hold");
            const float scaled = (float)whole * scale_a[each() ? i : 0];
            const uint32_t word =
                word_of(t.out, std::fmaf(scaled, scale_b[each() ? j : 0],
                                         bias[t.factors == EACH_AND_BIAS ? j : 0]));
            std::memcpy(&d[((size_t)i * t.n + j) * wide],
                        t.out == S32 ? (const void *)&whole : &word, wide);
        });
        return d;
    }
};

/* The same on the device. */
struct on_device {
    product t;
    device_buffer<uint8_t> a, b;
    device_buffer<float> scale_a, scale_b, bias;

    explicit on_device(const inputs &in)
        : t(in.t), a(in.a.bytes), b(in.b.bytes), scale_a(in.scale_a), scale_b(in.scale_b),
          bias(in.bias)
    {
    }
    int8_plan plan(void *d) const
    {
        int8_problem g = {t.m, t.n, t.k, S8, t.out, a.ptr(), b.ptr(), d, {}, {}, {}};
        int8_plan to;
        mgpu_issues why;
        if (t.factors != NONE)
            g.scale_a = {scale_a.ptr(), (uint32_t)scale_a.size()};
        if (t.factors != NONE && t.factors != ONE_A)
            g.scale_b = {scale_b.ptr(), (uint32_t)scale_b.size()};
        if (t.factors == EACH_AND_BIAS)
            g.bias = {bias.ptr(), t.n};
        const mgpu_status status =
            t.shape.h == 0 ? int8_plan_make(&to, g, t.multiprocessors, &why)
                           : int8_plan_make_shape(&to, g, t.shape, t.multiprocessors, &why);
        INFO(issue_text(why));
        REQUIRE(status == MGPU_OK);
        return to;
    }
};

/* One product, all of D exactly. Returns D. */
std::vector<uint8_t>
multiply(const product &t)
{
    CAPTURE(t.m, t.n, t.k, mgpu_dtype_name(t.out), t.shape.h, t.shape.w, t.shape.up,
            t.shape.across, t.shape.parts, t.shape.swapped, t.factors, t.multiprocessors,
            t.least);
    const inputs in(t);
    const on_device there(in);
    device_buffer<uint8_t> d((size_t)t.m * t.n * mgpu_dtype_bytes(t.out));
    const int8_plan plan = there.plan(d.ptr());
    launch(plan.kernel, plan.config, plan.args);
    const std::vector<uint8_t> got = d.download();
    CHECK(difference(got, in.expected()) == "");
    return got;
}

} // namespace

TEST_CASE("gemm_h100_int8: each width, cluster and type of D, edges of M, N and K")
{
    const product products[] = {
        {1, 4, 16, S32, {128, 128, 1, 1, 1, false}, NONE, 4, false},
        {300, 260, 144, S32, {128, 128, 2, 1, 1, false}, NONE, 2, false}, /* three tiles */
        {260, 580, 912, S32, {128, 192, 2, 1, 1, false}, NONE, 2, false},
        {130, 388, 800, S32, {128, 192, 1, 1, 1, false}, NONE, 1, false},
        {300, 400, 784, F32, {128, 192, 2, 1, 1, false}, EACH_AND_BIAS, 2, false},
        {140, 276, 272, F32, {128, 96, 1, 1, 1, false}, ONE, 1, false},
        {513, 392, 400, BF16, {128, 192, 2, 1, 1, false}, EACH, 2, false}, /* wholly behind M */
        {200, 520, 656, F16, {128, 176, 1, 1, 1, false}, EACH_AND_BIAS, 2, false},
        {300, 264, 528, BF16, {128, 128, 1, 2, 1, false}, EACH_AND_BIAS, 2, false},
        {270, 776, 592, BF16, {128, 256, 2, 1, 1, false}, EACH_AND_BIAS, 2, false},
        {140, 520, 400, F16, {128, 256, 1, 1, 1, false}, ONE, 1, false}, /* four steps, slabs */
        {300, 600, 1040, BF16, {128, 256, 1, 1, 1, false}, EACH, 2, false},
        {140, 520, 640, BF16, {128, 160, 1, 1, 1, false}, NONE, 1, false},
        {140, 264, 528, F16, {128, 256, 1, 1, 1, false}, ONE_A, 1, false},
        {270, 580, 528, S32, {128, 256, 2, 1, 1, false}, NONE, 2, false}, /* a slab of one */
        {300, 516, 784, S32, {128, 256, 1, 1, 1, false}, NONE, 1, false},
    };
    int i = 0;
    for (const product &t : products)
        record(("product " + std::to_string(i++)).c_str(), multiply(t));
}

TEST_CASE("gemm_h100_int8: each tile, clusters both ways, parts of K, D^T")
{
    const product products[] = {
        {260, 520, 144, F32, {128, 256, 1, 2, 1, false}, EACH_AND_BIAS, 2, false},
        {140, 776, 128, BF16, {128, 256, 1, 1, 1, false}, EACH, 1, false}, /* one step */
        {300, 296, 400, S32, {128, 96, 2, 2, 1, false}, NONE, 12, false},
        {260, 200, 272, BF16, {128, 64, 4, 2, 1, false}, ONE, 24, false},
        {140, 200, 272, S32, {128, 64, 1, 1, 1, false}, NONE, 1, false},
        {270, 360, 144, F16, {128, 176, 1, 4, 1, false}, EACH_AND_BIAS, 12, false},
        {150, 200, 272, S32, {64, 32, 1, 1, 1, false}, NONE, 4, false}, /* 64 rows, in turns */
        {200, 136, 144, F32, {64, 32, 2, 4, 1, false}, EACH_AND_BIAS, 24, false},
        {300, 264, 400, F16, {64, 64, 4, 2, 1, false}, ONE_A, 24, false},
        {200, 108, 1168, S32, {128, 64, 1, 1, 8, false}, NONE, 24, false},
        {140, 200, 528, BF16, {128, 64, 2, 2, 2, false}, EACH_AND_BIAS, 24, false},
        {260, 136, 656, F32, {128, 128, 1, 1, 4, false}, EACH, 12, false},
        {300, 264, 400, S32, {128, 96, 2, 1, 3, false}, NONE, 24, false}, /* 4 times 8 each */
        {140, 200, 1296, F16, {128, 96, 1, 1, 7, false}, EACH_AND_BIAS, 24, false},
        {140, 72, 1296, S32, {64, 64, 1, 2, 3, false}, NONE, 24, false}, /* 3, 3, 2 times 8 */
        {100, 200, 1040, F16, {64, 96, 1, 1, 5, false}, EACH, 24, false},
        {200, 264, 272, BF16, {128, 160, 1, 1, 1, true}, EACH_AND_BIAS, 3, false},
        {169, 264, 528, F16, {128, 176, 2, 1, 1, true}, ONE_A, 2, false},
        {257, 200, 784, BF16, {128, 256, 2, 1, 1, true}, EACH_AND_BIAS, 2, false},
        {130, 200, 400, F16, {64, 96, 2, 1, 1, true}, EACH, 4, false},
        {200, 520, 400, BF16, BY_THE_RULE, EACH_AND_BIAS, 8, false},
    };
    for (const product &t : products)
        multiply(t);
}

TEST_CASE("gemm_h100_int8: all tiles, clusters, parts of K, types, factors, and edges of tiles "
          "together, of D and of D^T; a sample below intensity 2")
{
    const uint32_t clusters[][2] = {{1, 1}, {2, 1}, {1, 2}, {2, 2}, {4, 1}, {2, 4}, {4, 2}};
    unsigned next = 0;
    for (const auto &tile : int8_tiles)
        for (const auto &c : clusters)
            for (uint32_t parts = 0; parts <= 8; parts++) /* 0: of D^T */
                for (uint32_t m : edges(parts == 0 ? tile.w : tile.h, 1))
                    for (mgpu_dtype out : {S32, F32, BF16, F16})
                        for (uint32_t n : edges(parts == 0 ? tile.h : tile.w, chunk(out))) {
                            const int8_shape shape = {
                                tile.h, tile.w, c[0], c[1], parts == 0 ? 1 : parts, parts == 0};
                            const uint32_t blocks = c[0] * c[1] * shape.parts,
                                           k = (next % 3 + shape.parts) * 128 - next % 2 * 112;
                            const int8_problem g = {m,    n,    k,  S8, out, NULL,
                                                    NULL, NULL, {}, {}, {}};
                            if (blocks <= 8 && int8_cycles(&g, shape, 132) > 0 &&
                                test_takes(&next, 499))
                                multiply({m, n, k, out, shape,
                                          out == S32 ? NONE : (factors)(next % 5),
                                          blocks <= 2 ? blocks : 24, false});
                        }
}

TEST_CASE("gemm_h100_int8: the largest sums, to the last K that cannot wrap")
{
    record("least", multiply({8, 8, 131056, S32, {64, 32, 1, 1, 1, false}, NONE, 1, true}));
    /* 2147221504 as f32 is rounded */
    multiply({8, 8, 131056, F32, {64, 32, 1, 1, 8, false}, EACH, 24, true});
}

TEST_CASE("int8_shape_for: which tiles and clusters")
{
    const struct {
        uint32_t m, n, k;
        mgpu_dtype out;
        int8_shape shape;
    } rows[] = {
        {1024, 1024, 1024, S32, {128, 64, 1, 1, 1, false}},   /* 128 tiles */
        {2048, 2048, 2048, BF16, {128, 256, 1, 1, 1, false}}, /* one round */
        {2048, 2048, 2048, S32, {128, 128, 1, 1, 1, false}},  /* one round hides nothing of D */
        /* D in 32 bits goes out behind the steps of the other warpgroup's tile, unless K is large */
        {4096, 24576, 1536, S32, {128, 192, 2, 1, 1, false}},
        {4096, 7168, 16384, S32, {128, 256, 2, 1, 1, false}},
        {8192, 8192, 8192, BF16, {128, 256, 2, 1, 1, false}},
        {4096, 2112, 7168, BF16, {128, 176, 1, 1, 1, false}}, /* 2112 / 176 is 12 */
        {4096, 2112, 7168, F32, {128, 192, 1, 1, 1, false}},  /* wants whole 32 columns */
        {4095, 4112, 4112, S32, {128, 192, 2, 2, 1, false}},  /* L2 is slow */
        {256, 256, 16384, F32, {64, 96, 1, 1, 8, false}},     /* twelve tiles */
        {264, 5296, 1088, F16, {128, 96, 1, 1, 1, true}},     /* 264 are 2.75 times 96 */
    };
    for (const auto &r : rows) {
        const int8_problem g = {r.m, r.n, r.k, S8, r.out, NULL, NULL, NULL, {}, {}, {}};
        const int8_shape s = int8_shape_for(&g, 132);
        CAPTURE(r.m, r.n, r.k);
        CHECK(s.h == r.shape.h);
        CHECK(s.w == r.shape.w);
        CHECK(s.up == r.shape.up);
        CHECK(s.across == r.shape.across);
        CHECK(s.parts == r.shape.parts);
        CHECK(s.swapped == r.shape.swapped);
    }
}

TEST_CASE("gemm_h100_int8: many launches, in a graph and in streams: the same bytes")
{
    const product products[] = {
        {300, 392, 272, S32, {128, 192, 2, 1, 1, false}, NONE, 2, false},
        {260, 304, 272, BF16, {128, 256, 1, 2, 1, false}, EACH, 2, false},
        {169, 264, 272, F16, {128, 176, 2, 1, 1, true}, EACH_AND_BIAS, 2, false},
        {150, 200, 272, S32, {64, 32, 1, 1, 1, false}, NONE, 4, false},
        {130, 264, 528, F32, {128, 128, 1, 2, 4, false}, EACH_AND_BIAS, 24, false}};
    for (const product &t : products) {
        CAPTURE(t.shape.w, t.shape.up);
        const on_device there{inputs(t)};
        CHECK(wrong_words_of_many((size_t)t.m * t.n * mgpu_dtype_bytes(t.out),
                                  [&](void *d) { return there.plan(d); }) == 0);
    }
}

#if !MGPU_EMULATE /* gigabytes */
TEST_CASE("gemm_h100_int8: D, A or B of more than 2^31 elements, whole numbers")
{
    for (const mgpu_dtype out : {S32, F16})
        multiplies_large(S8, S8, out, large_sizes,
                         [&](uint32_t m, uint32_t n, uint32_t k, void *a, void *b, void *d) {
                             int8_plan plan;
                             REQUIRE(int8_plan_make(&plan,
                                                    {m, n, k, S8, out, a, b, d, {}, {}, {}},
                                                    132, NULL) == MGPU_OK);
                             return plan;
                         });
}
#endif

/* ---- the plan ------------------------------------------------------------------------------ */

static int8_problem
good(uint32_t m, uint32_t n, uint32_t k, mgpu_dtype out)
{
    return {m, n, k, S8, out, nowhere(0), nowhere(1), nowhere(2), {}, {}, {}};
}

static const auto make = planned(int8_plan_make);

TEST_CASE("int8_shape_for: a shape that there is, for any product and GPU")
{
    std::mt19937 random(1);
    const mgpu_dtype outs[] = {S32, F32, BF16, F16};
    for (const uint32_t multiprocessors : {1u, 2u, 7u, 78u, 132u})
        for (int i = 0; i < 200; i++) {
            uint32_t size[3];
            int8_plan plan;
            for (uint32_t &x : size)
                x = 16 << random() % 12, x += random() % x / 16 * 16;
            CAPTURE(size[0], size[1], size[2], multiprocessors);
            REQUIRE(int8_plan_make(&plan, good(size[0], size[1], size[2], outs[i % 4]),
                                   multiprocessors, NULL) == MGPU_OK);
            CHECK(plan.config.grid.x % plan.config.cluster.x == 0);
            CHECK((plan.args.grid.parts > 1 || plan.config.grid.x <= multiprocessors));
        }
}

TEST_CASE("int8_plan_make: all that it refuses, every word")
{
    const float *const x = (const float *)nowhere(5);
    for (const mgpu_dtype out : {S32, F32, BF16, F16})
        refuses_as_all_do("gemm_h100_int8", good(512, 256, 128, out), 512 * 128, 256 * 128,
                          512 * 256 * mgpu_dtype_bytes(out), make);
    refuses_memory_and_rows("gemm_h100_int8", good(64, 64, 64, S32), S8, S32, make);
    refuses_memory_and_rows("gemm_h100_int8", good(64, 64, 64, BF16), S8, BF16, make);
    refuses<int8_problem>(
        good(64, 128, 64, BF16),
        {{[](int8_problem *g) { g->in = BF16, g->out = S8; },
          "gemm_h100_int8: in is bf16, not s8: round A and B to one\n"
          "gemm_h100_int8: out is s8, not s32, f32, bf16 or f16: convert D after\n"},
         {[](int8_problem *g) { g->in = MGPU_DTYPE_U8; },
          "gemm_h100_int8: in is u8, not s8: round A and B to one\n"},
         {[=](int8_problem *g) {
              g->scale_a = {x, 128}, g->scale_b = {x, 64}, g->bias = {x, 0};
          },
          "gemm_h100_int8: scale_a is 128, not 1 or 64: one for all rows, or one each\n"
          "gemm_h100_int8: scale_b is 64, not 1 or 128: one for all rows, or one each\n"
          "gemm_h100_int8: bias is 0, not 1 or 128: one for all rows, or one each\n"},
         {[=](int8_problem *g) {
              g->scale_a = {x, 64}, g->scale_b = {x, 1}, g->bias = {x, 128};
          },
          ""},
         {[=](int8_problem *g) {
              g->out = S32, g->scale_a = g->bias = {x, 1}, g->scale_b = {x, 128};
          },
          "gemm_h100_int8: scale_a is given, not NULL with D in s32: that is the sums\n"
          "gemm_h100_int8: scale_b is given, not NULL with D in s32: that is the sums\n"
          "gemm_h100_int8: bias is given, not NULL with D in s32: that is the sums\n"},
         {[=](int8_problem
                  *g) { /* D has 64 rows of 128 */
                        g->scale_a = {(const float *)g->d - 64, 64};
                        g->scale_b = {(const float *)g->d - 64, 128};
                        g->bias = {(const float *)(const void *)((const char *)x + 2), 1};
          },
          "gemm_h100_int8: scale_b is within d, not memory of its own: blocks store D while "
          "others read it\n"
          "gemm_h100_int8: bias is at 0x750000000002, not aligned to 4 bytes: pass floats\n"},
         {[](int8_problem *g) { g->m = 2147483647, g->n = 2147483640, g->k = 16; },
          "gemm_h100_int8: m is D of 2147483647 x 2147483640, 140737488355328 tiles, not up to "
          "2147483647 tiles: multiply in parts\n"}},
        make);
}

TEST_CASE("int8_plan_make_shape: all shapes that there are not")
{
    const std::vector<int8_shape> wrong = {
        {128, 112, 1, 1, 1, false}, {64, 128, 1, 1, 1, false},  {96, 64, 1, 1, 1, false},
        {128, 0, 1, 1, 1, false},   {128, 160, 1, 1, 2, false}, {128, 128, 0, 1, 1, false},
        {128, 128, 3, 1, 1, false}, {128, 128, 1, 8, 1, false}, {128, 208, 1, 1, 1, false},
        {128, 176, 1, 1, 1, false}, {128, 256, 4, 4, 1, false}, {128, 64, 2, 4, 1, false},
        {128, 256, 1, 1, 2, false}, {128, 64, 2, 2, 4, false},  {128, 64, 1, 1, 9, false},
        {128, 64, 1, 1, 5, false},  {128, 64, 1, 1, 1, true}};
    const auto plan = planned(int8_plan_make_shape);
    const int8_problem g = good(512, 512, 512, S32); /* four steps */
    refuses_shapes("gemm_h100_int8", g, wrong, plan);
    refuses_stream("gemm_h100_int8", g, {128, 64, 1, 1, 0, false}, plan);
    CHECK(plan(g, {128, 192, 2, 1, 1, false}, 8, NULL) == MGPU_OK);
    CHECK(plan(g, {128, 96, 1, 1, 4, false}, 8, NULL) == MGPU_OK);
    CHECK(plan(good(512, 512, 512, F16), {128, 176, 1, 1, 1, true}, 8, NULL) == MGPU_OK);
}
