/* tests/examples/test_gemm_h100_int8.cu - gemm_h100_int8: every result exactly, sums and what factors make of them, at every
 * edge, in every shape of tiles, clusters and parts of K; which shape the rule takes; what int8_plan_make() refuses.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_int8.cu"

#include "../device.h"
#include "often.h"

#include <cmath>
#include <cstring>
#include <random>
#include <string>
#include <vector>

namespace
{

const mgpu_dtype S8 = MGPU_DTYPE_S8, S32 = MGPU_DTYPE_S32, F32 = MGPU_DTYPE_F32,
                 BF16 = MGPU_DTYPE_BF16, F16 = MGPU_DTYPE_F16;

/* Which factors a product has: none, one for all, one for each row; a bias or none. */
enum factors { NONE, ONE, EACH, ONE_A, EACH_AND_BIAS };

struct product {
    uint32_t m, n, k;
    mgpu_dtype out;
    int8_shape shape; /* h is 0: by the rule */
    enum factors factors;
    uint32_t multiprocessors; /* few: a block has several tiles */
    bool least;               /* all numbers are -128: the largest sums there are */
};

/* What D must hold, rounded as the head of the kernel says. */
std::vector<uint8_t>
expected(const product &t, const std::vector<int8_t> &a, const std::vector<int8_t> &b,
         const std::vector<float> &scale_a, const std::vector<float> &scale_b,
         const std::vector<float> &bias)
{
    const size_t wide = mgpu_dtype_bytes(t.out);
    std::vector<uint8_t> d((size_t)t.m * t.n * wide);
    for (size_t i = 0; i < t.m; i++)
        for (size_t j = 0; j < t.n; j++) {
            int64_t sum = 0;
            for (size_t k = 0; k < t.k; k++)
                sum += (int64_t)a[i * t.k + k] * b[j * t.k + k];
            const int32_t whole = (int32_t)sum;
            if (whole != sum)
                FAIL("a sum that s32 cannot hold");
            const float rounded = (float)whole * scale_a[scale_a.size() == 1 ? 0 : i];
            const float x = std::fmaf(rounded, scale_b[scale_b.size() == 1 ? 0 : j],
                                      bias[bias.size() == 1 ? 0 : j]);
            const uint16_t word = t.out == BF16 ? mgpu_bf16_from_f32(x) : mgpu_f16_from_f32(x);
            std::memcpy(&d[(i * t.n + j) * wide],
                        t.out == S32   ? (const void *)&whole
                        : t.out == F32 ? (const void *)&x
                                       : &word,
                        wide);
        }
    return d;
}

/* One product, all of D exactly. Returns D. */
std::vector<uint8_t>
multiply(const product &t)
{
    CAPTURE(t.m, t.n, t.k, mgpu_dtype_name(t.out), t.shape.h, t.shape.w, t.shape.up,
            t.shape.across, t.shape.parts, t.shape.swapped, t.factors, t.multiprocessors,
            t.least);
    std::mt19937 random(t.m + t.n + t.k);
    std::vector<int8_t> a((size_t)t.m * t.k), b((size_t)t.n * t.k);
    for (std::vector<int8_t> *v : {&a, &b})
        for (int8_t &x : *v)
            x = t.least ? (int8_t)-128 : (int8_t)((int)(random() % 256) - 128);
    const bool each = t.factors == EACH || t.factors == EACH_AND_BIAS;
    std::vector<float> scale_a(each ? t.m : 1, 1), scale_b(each ? t.n : 1, 1),
        bias(t.factors == EACH_AND_BIAS ? t.n : 1, 0);
    if (t.factors != NONE) {
        for (float &x : scale_a)
            x = (float)(random() % 1000 + 1) / 65536;
        for (float &x : scale_b)
            x = t.factors == ONE_A ? 1 : ((float)(random() % 1000) - 500) / 4096;
        for (float &x : bias)
            x = t.factors != EACH_AND_BIAS ? 0 : ((float)(random() % 1000) - 500) / 16;
    }
    device_buffer<int8_t> da(a), db(b);
    device_buffer<float> dsa(scale_a), dsb(scale_b), dbias(bias);
    device_buffer<uint8_t> d((size_t)t.m * t.n * mgpu_dtype_bytes(t.out));
    int8_problem g = {t.m, t.n, t.k, S8, t.out, da.ptr(), db.ptr(), d.ptr(), {}, {}, {}};
    if (t.factors != NONE)
        g.scale_a = {dsa.ptr(), (uint32_t)scale_a.size()};
    if (t.factors != NONE && t.factors != ONE_A)
        g.scale_b = {dsb.ptr(), (uint32_t)scale_b.size()};
    if (t.factors == EACH_AND_BIAS)
        g.bias = {dbias.ptr(), t.n};
    int8_plan plan;
    mgpu_issues why;
    const mgpu_status status =
        t.shape.h == 0 ? int8_plan_make(&plan, g, t.multiprocessors, &why)
                       : int8_plan_make_shape(&plan, g, t.shape, t.multiprocessors, &why);
    INFO((why.count != 0 ? why.item[0].text : ""));
    REQUIRE(status == MGPU_OK);
    launch(plan.kernel, plan.config, plan.args);
    const std::vector<uint8_t> got = d.download();
    CHECK(difference(got, expected(t, a, b, scale_a, scale_b, bias)) == "");
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
        {200, 520, 400, BF16, {0, 0, 0, 0, 0, false}, EACH_AND_BIAS, 8, false},
    };
    for (const product &t : products)
        multiply(t);
}

TEST_CASE("gemm_h100_int8: all tiles, clusters, parts, edges and types together; of 5454 "
          "products a sample below intensity 2")
{
    const uint32_t clusters[][2] = {{1, 1}, {2, 1}, {1, 2}, {2, 2}, {4, 1}, {2, 4}, {4, 2}};
    unsigned next = 0;
    for (const auto &tile : int8_tiles)
        for (const auto &c : clusters)
            for (uint32_t parts = 1; parts <= 9; parts++) /* 9: one, swapped */
                for (uint32_t m : {8u, 257u, 400u})
                    for (uint32_t n : {8u, 200u, 520u})
                        for (mgpu_dtype out : {S32, F32, BF16, F16}) {
                            const uint32_t blocks = c[0] * c[1] * (parts == 9 ? 1 : parts);
                            const int8_shape shape = {
                                tile.h, tile.w, c[0], c[1], blocks / c[0] / c[1], parts == 9};
                            const uint32_t k = m == 8 ? 16 : m == 257 ? 1040 : 400;
                            const int8_problem g = {m,    n,    k,  S8, out, NULL,
                                                    NULL, NULL, {}, {}, {}};
                            const enum factors factors = out == S32 ? NONE
                                                         : n == 200 ? ONE
                                                         : n == 520 ? EACH
                                                                    : EACH_AND_BIAS;
                            if (blocks <= 8 && int8_cycles(&g, shape, 132) > 0 &&
                                test_takes(&next, 997))
                                multiply({m, n, k, out, shape, factors,
                                          blocks <= 2 ? blocks : 24, false});
                        }
}

TEST_CASE("gemm_h100_int8: many launches, in a graph and in streams: the same bytes")
{
    const product products[] = {
        {300, 392, 272, S32, {128, 192, 2, 1, 1, false}, NONE, 2, false},
        {260, 304, 272, BF16, {128, 256, 1, 2, 1, false}, NONE, 2, false},
        {130, 264, 528, F32, {128, 128, 1, 2, 4, false}, NONE, 24, false}};
    for (const product &t : products) {
        CAPTURE(t.shape.w);
        std::mt19937 random(t.m);
        std::vector<int8_t> a((size_t)t.m * t.k), b((size_t)t.n * t.k);
        for (std::vector<int8_t> *v : {&a, &b})
            for (int8_t &x : *v)
                x = (int8_t)((int)(random() % 256) - 128);
        device_buffer<int8_t> da(a), db(b);
        CHECK(wrong_words_of_many((size_t)t.m * t.n * mgpu_dtype_bytes(t.out), [&](void *d) {
                  const int8_problem g = {t.m,      t.n, t.k, S8, t.out, da.ptr(),
                                          db.ptr(), d,   {},  {}, {}};
                  int8_plan plan;
                  REQUIRE(int8_plan_make_shape(&plan, g, t.shape, t.multiprocessors, NULL) ==
                          MGPU_OK);
                  return plan;
              }) == 0);
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
        {2048, 2048, 2048, S32, {128, 256, 1, 1, 1, false}},  /* the last tile is not hidden */
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

/* ---- the plan ------------------------------------------------------------------------------ */

static mgpu_issues why;
static int8_plan plan;

/* A product of memory that nothing reads. */
static int8_problem
somewhere(uint32_t m, uint32_t n, uint32_t k, mgpu_dtype in, mgpu_dtype out)
{
    const uintptr_t at = 0x700000000000;
    return {m,
            n,
            k,
            in,
            out,
            (void *)at,
            (void *)(at + ((uintptr_t)1 << 44)),
            (void *)(at + ((uintptr_t)1 << 45)),
            {},
            {},
            {}};
}

static mgpu_status
make(const int8_problem &g, uint32_t multiprocessors = 132)
{
    why.count = 99; /* of an earlier call: to be emptied */
    const mgpu_status status = int8_plan_make(&plan, g, multiprocessors, &why);
    CHECK(int8_plan_make(&plan, g, multiprocessors, NULL) == status);
    for (int i = 0; i < why.count; i++)
        CHECK(std::string(why.item[i].text).size() < sizeof why.item[i].text - 1); /* not cut */
    return status;
}

static bool
said(int i, const char *field, const char *words)
{
    return i < why.count && std::string(why.item[i].field) == field &&
           std::string(why.item[i].text).find(words) != std::string::npos;
}

TEST_CASE("int8_shape_for: a shape that there is, for any product and GPU")
{
    std::mt19937 random(1);
    const mgpu_dtype outs[] = {S32, F32, BF16, F16};
    for (const uint32_t multiprocessors : {1u, 2u, 7u, 78u, 132u})
        for (int i = 0; i < 200; i++) {
            uint32_t size[3];
            for (uint32_t &x : size)
                x = 16 << random() % 12, x += random() % x / 16 * 16;
            CAPTURE(size[0], size[1], size[2], multiprocessors);
            REQUIRE(make(somewhere(size[0], size[1], size[2], S8, outs[i % 4]),
                         multiprocessors) == MGPU_OK);
            CHECK(plan.config.grid.x % plan.config.cluster.x == 0);
            CHECK((plan.args.grid.parts > 1 || plan.config.grid.x <= multiprocessors));
        }
}

TEST_CASE("int8_plan_make: types, sizes, memory and factors, all that is wrong")
{
    REQUIRE(make(somewhere(64, 64, 64, BF16, S8), 0) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 3);
    CHECK(said(0, "in", "gemm_h100_int8: in is bf16, not s8"));
    CHECK(said(1, "out", "out is s8, not bf16, f16 or f32"));
    CHECK(said(2, "multiprocessors", "multiprocessors is 0"));

    REQUIRE(make(somewhere(3000000000u, 0, 0x80000000u, S8, S32)) ==
            MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 3);
    CHECK(said(0, "m", "m is 3000000000, not 1 to 2147483647"));
    CHECK(said(1, "n", "n is 0, not 1 to 2147483647"));
    CHECK(said(2, "k", "k is 2147483648, not 1 to 2147483647"));

    REQUIRE(make(somewhere(2147483647, 2147483640, 16, S8, F16)) ==
            MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 1);
    CHECK(said(0, "m", " tiles, not up to 2147483647 tiles"));

    int8_problem g = somewhere(64, 64, 64, S8, S32);
    g.a = g.b = g.d = NULL;
    REQUIRE(make(g) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 3);
    CHECK(said(0, "a", "a is NULL, not device memory: "));

    g = somewhere(64, 128, 64, S8, S32);
    g.d = (void *)((uintptr_t)g.a + 64 * 64 - 16);
    REQUIRE(make(g) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said(0, "d", "d is within a, not memory of its own"));

    g = somewhere(64, 128, 64, S8, BF16);
    g.scale_a = {(const float *)g.a, 128};
    g.scale_b = {(const float *)g.a, 64};
    g.bias = {(const float *)g.a, 0};
    REQUIRE(make(g) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 3);
    CHECK(said(0, "scale_a", "scale_a is 128, not 1 or 64: one for all rows, or one each"));
    CHECK(said(1, "scale_b", "scale_b is 64, not 1 or 128: "));
    CHECK(said(2, "bias", "bias is 0, not 1 or 128: "));
    g.scale_a.count = 1;
    g.scale_b.count = g.bias.count = 128;
    CHECK(make(g) == MGPU_OK);
    g.out = S32;
    REQUIRE(make(g) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 3);
    CHECK(said(1, "scale_b", "scale_b is given, not NULL with D in s32: that is the sums"));
}

TEST_CASE("int8_plan_make_shape: shapes there are, and others")
{
    const int8_shape wrong[] = {
        {128, 112, 1, 1, 1, false}, {64, 128, 1, 1, 1, false},  {96, 64, 1, 1, 1, false},
        {128, 0, 1, 1, 1, false},   {128, 160, 1, 1, 2, false}, {128, 128, 0, 1, 1, false},
        {128, 128, 3, 1, 1, false}, {128, 128, 1, 8, 1, false}, {128, 208, 1, 1, 1, false},
        {128, 176, 1, 1, 1, false}, {128, 256, 4, 4, 1, false}, {128, 64, 2, 4, 1, false},
        {128, 256, 1, 1, 2, false}, {128, 64, 2, 2, 4, false},  {128, 64, 1, 1, 9, false},
        {128, 64, 1, 1, 0, false},  {128, 64, 1, 1, 5, false},  {128, 64, 1, 1, 1, true}};
    int8_problem g = somewhere(512, 512, 512, S8, S32); /* four steps; 8 multiprocessors */
    for (const int8_shape &s : wrong) {
        CAPTURE(s.h, s.w, s.up, s.across, s.parts);
        REQUIRE(int8_plan_make_shape(&plan, g, s, 8, &why) == MGPU_ERROR_INVALID_ARGUMENT);
        CHECK(why.count == 1);
        CHECK(said(0, "shape", "gemm_h100_int8: shape is "));
    }
    g.out = F16;
    CHECK(int8_plan_make_shape(&plan, g, {128, 176, 1, 1, 1, true}, 8, &why) == MGPU_OK);
    CHECK(int8_plan_make_shape(&plan, g, {128, 96, 1, 1, 4, false}, 132, &why) == MGPU_OK);
    CHECK(int8_plan_make_shape(&plan, g, {128, 96, 1, 1, 4, true}, 132, &why) ==
          MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(int8_plan_make_shape(&plan, g, {128, 192, 2, 1, 1, false}, 1, &why) ==
          MGPU_ERROR_INVALID_ARGUMENT);
}

#if MGPU_EMULATE /* on a GPU the driver has a word as well */
TEST_CASE("int8_plan_make: the issues of every map")
{
    int8_problem g = somewhere(64, 62, 72, S8, S32);
    g.a = (const void *)((uintptr_t)g.a + 4);
    g.b = (const void *)((uintptr_t)g.b + 4);
    g.d = (void *)((uintptr_t)g.d + 4);
    REQUIRE(make(g) == MGPU_ERROR_INVALID_TENSOR_MAP);
    REQUIRE(why.count == 6);
    for (int i = 0; i < 6; i++) {
        const std::string name = std::string("tensor map \"") + "ABD"[i / 2] + "\"";
        CHECK(said(i, i % 2 == 0 ? "global" : "strides_bytes", name.c_str()));
    }
}
#endif
