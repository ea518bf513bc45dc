/* tests/examples/test_gemm_h100_int8.cu - gemm_h100_int8: every result exactly, sums and what factors make of them, at every
 * edge, in every shape of tiles and clusters; which shape the rule takes; what int8_plan_make() refuses.
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

struct tiles {
    uint32_t w, up; /* w is 0: by the rule */
};

struct product {
    uint32_t m, n, k;
    mgpu_dtype out;
    tiles shape;
    enum factors factors;
    uint32_t multiprocessors; /* few: a block has several tiles */
    bool least;               /* all numbers are -128: the largest sums there are */
};

int8_shape
shape_of(const tiles &t)
{
    return {t.w, t.up};
}

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
            t.shape.w == 0
                ? int8_plan_make(&to, g, t.multiprocessors, &why)
                : int8_plan_make_shape(&to, g, shape_of(t.shape), t.multiprocessors, &why);
        INFO(issue_text(why));
        REQUIRE(status == MGPU_OK);
        return to;
    }
};

/* One product, all of D exactly. Returns D. */
std::vector<uint8_t>
multiply(const product &t)
{
    CAPTURE(t.m, t.n, t.k, mgpu_dtype_name(t.out), t.shape.w, t.shape.up, t.factors,
            t.multiprocessors, t.least);
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
        {1, 4, 16, S32, {128, 1}, NONE, 4, false},
        /* fewer steps than slabs, two tiles */
        {300, 260, 144, S32, {128, 2}, NONE, 2, false},
        /* sums of the tile before go out late */
        {260, 580, 912, S32, {192, 2}, NONE, 2, false},
        {130, 388, 800, S32, {192, 1}, NONE, 1, false},
        {300, 400, 784, F32, {192, 2}, EACH_AND_BIAS, 2, false},
        {140, 276, 272, F32, {128, 1}, ONE, 1, false},
        /* tiles wholly behind M */
        {513, 392, 400, BF16, {192, 2}, EACH, 2, false},
        {200, 520, 656, F16, {192, 1}, EACH_AND_BIAS, 2, false},
        {300, 264, 528, BF16, {128, 2}, EACH_AND_BIAS, 2, false},
        {270, 776, 592, BF16, {256, 2}, EACH_AND_BIAS, 2, false},
        {140, 520, 400, F16, {256, 1}, ONE, 1, false},
        {300, 600, 1040, BF16, {256, 1}, EACH, 2, false},
        {140, 520, 640, BF16, {192, 1}, NONE, 1, false},
        {140, 264, 528, F16, {256, 1}, ONE_A, 1, false},
        /* the last slab is one of two */
        {270, 580, 528, S32, {256, 2}, NONE, 2, false},
        {300, 516, 784, S32, {256, 1}, NONE, 1, false},
    };
    int i = 0;
    for (const product &t : products)
        record(("product " + std::to_string(i++)).c_str(), multiply(t));
}

TEST_CASE("gemm_h100_int8: all tiles, clusters, types, factors, and edges of tiles together; a "
          "sample "
          "below intensity 2")
{
    unsigned next = 0;
    for (uint32_t w : {128u, 192u, 256u})
        for (uint32_t up : {1u, 2u})
            for (uint32_t m : edges(128, 1))
                for (mgpu_dtype out : {S32, F32, BF16, F16})
                    for (uint32_t n : edges(w, chunk(out)))
                        for (uint32_t k : {16u, 112u, 144u, 528u, 912u})
                            if ((w < 256 || (k > 384 && out != F32)) && test_takes(&next, 83))
                                multiply({m,
                                          n,
                                          k,
                                          out,
                                          {w, up},
                                          out == S32 ? NONE : (factors)(next % 5),
                                          up,
                                          false});
}

TEST_CASE("gemm_h100_int8: the largest sums, to the last K that cannot wrap")
{
    record("least", multiply({8, 8, 131056, S32, {128, 1}, NONE, 1, true}));
    multiply({8, 8, 131056, F32, {192, 1}, EACH, 1, true}); /* 2147221504 as f32 is rounded */
}

TEST_CASE("int8_shape_for: which tiles and clusters")
{
    const struct {
        uint32_t m, n, k;
        mgpu_dtype out;
        tiles shape;
    } rows[] = {
        {8192, 8192, 8192, S32, {256, 2}},
        {4096, 4096, 4096, S32, {256, 1}}, /* four rounds */
        {8192, 8192, 8192, F32, {192, 2}}, /* never 256 */
        {16384, 16384, 16384, BF16, {256, 2}},
        {1024, 1024, 1024, S32, {128, 1}},
        {64, 8192, 8192, BF16, {128, 1}}, /* one row of tiles */
        {2048, 2048, 2048, BF16, {256, 1}},
    };
    for (const auto &r : rows) {
        const int8_problem g = {r.m, r.n, r.k, S8, r.out, NULL, NULL, NULL, {}, {}, {}};
        const int8_shape s = int8_shape_for(&g, 132);
        CAPTURE(r.m, r.n, r.k);
        CHECK(s.w == r.shape.w);
        CHECK(s.up == r.shape.up);
    }
}

TEST_CASE("gemm_h100_int8: many launches, in a graph and in streams: the same bytes")
{
    const product products[] = {{260, 580, 912, S32, {192, 2}, NONE, 2, false},
                                {300, 400, 784, F32, {128, 1}, EACH_AND_BIAS, 2, false},
                                {270, 776, 592, BF16, {256, 2}, EACH, 2, false},
                                {300, 516, 784, S32, {256, 1}, NONE, 1, false}};
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

static mgpu_status
make(const int8_problem &g, uint32_t multiprocessors, mgpu_issues *why)
{
    int8_plan plan;
    return int8_plan_make(&plan, g, multiprocessors, why);
}

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
            CHECK(plan.config.grid.x <= multiprocessors);
        }
}

TEST_CASE("int8_plan_make: all that it refuses, every word")
{
    const float *const x = (const float *)nowhere(5);
    for (const mgpu_dtype out : {S32, F32, BF16, F16})
        refuses_as_all_do("gemm_h100_int8", good(512, 256, 128, out), 512 * 128, 256 * 128,
                          512 * 256 * mgpu_dtype_bytes(out), make);
    refuses_as_maps_do(good(64, 64, 64, S32), S8, S8, S32, make);
    refuses_as_maps_do(good(64, 64, 64, BF16), S8, S8, BF16, make);
    refuses<int8_problem>(
        good(64, 128, 64, BF16),
        {{[](int8_problem *g) { g->in = BF16, g->out = S8; },
          "gemm_h100_int8: in is bf16, not s8: round A and B to one\n"
          "gemm_h100_int8: out is s8, not bf16, f16 or f32: convert D after\n"},
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
         {[](int8_problem *g) { g->m = 2147483647, g->n = 2147483640, g->k = 16; },
          "gemm_h100_int8: m is D of 2147483647 x 2147483640, 187649990066176 tiles, not up to "
          "2147483647 tiles: multiply in parts\n"}},
        make);
}

TEST_CASE("int8_plan_make_shape: all shapes that there are not")
{
    const tiles wrong[] = {{0, 1},   {64, 1},  {176, 1}, {320, 1}, {128, 0},
                           {128, 3}, {128, 4}, {256, 1}, {256, 2}, {192, 2}};
    for (const tiles &t : wrong)
        for (uint32_t k : {384u, 4096u}) {
            const bool there = t.w == 192;
            refuses<int8_problem>(
                good(512, 512, k, k == 384 ? BF16 : F32),
                {{[](int8_problem *) {},
                  there ? ""
                        : "gemm_h100_int8: shape is 128 x " + std::to_string(t.w) +
                              ", clusters of " + std::to_string(t.up) +
                              " on 8 multiprocessors, not one that fits D and the GPU: take "
                              "int8_shape_for()'s\n"}},
                [&](const int8_problem &g, uint32_t multiprocessors, mgpu_issues *why) {
                    int8_plan plan;
                    return int8_plan_make_shape(&plan, g, shape_of(t), multiprocessors, why);
                },
                8);
        }
}
