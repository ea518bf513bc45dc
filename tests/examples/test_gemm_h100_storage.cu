/* tests/examples/test_gemm_h100_storage.cu - gemm_h100 with A or B transposed, and of many products: whole numbers exactly, in each
 * tile, cluster and part of K, of D and of D^T; gaps between products, one A or B for all; what is refused.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100.cu"

#include "../device.h"
#include "gemm_check.h"

#include <string>

namespace
{

const mgpu_dtype BF16 = MGPU_DTYPE_BF16, F16 = MGPU_DTYPE_F16, F32 = MGPU_DTYPE_F32;

struct product {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    bool ta, tb;
    uint32_t layers;
    uint32_t gap_a, gap_b, gap_d; /* elements between products; ONE: all have the same A or B */
    gemm_shape shape;             /* h 0: by the rule */
    uint32_t multiprocessors;
    bool fused; /* 2 * sums + C, of all products one behind the other */
};

const uint32_t ONE = UINT32_MAX;
const gemm_shape BY_THE_RULE = {0, 0, 0, 0, 0, false};

/* A[m][k] of each product, as it lies in memory. */
struct operand {
    std::vector<uint16_t> words;
    std::vector<float> values; /* [layer][row][k] */
    uint64_t stride;
    operand(uint32_t rows, uint32_t k, uint32_t layers, bool transposed, uint32_t gap,
            mgpu_dtype type, bool whole, uint32_t seed)
        : stride(gap == ONE ? 0 : (uint64_t)rows * k + gap)
    {
        const uint32_t there = gap == ONE ? 1 : layers;
        std::mt19937 random(seed);
        std::normal_distribution<float> normal(0, 1);
        words.assign((there - 1) * stride + (size_t)rows * k, word_of(type, 99));
        values.resize((size_t)layers * rows * k);
        for (uint32_t l = 0; l < layers; l++)
            for (uint32_t r = 0; r < rows; r++)
                for (uint32_t x = 0; x < k; x++) {
                    uint16_t &word =
                        words[l * stride + (transposed ? x * rows + r : r * k + x)];
                    if (l < there)
                        word =
                            word_of(type, whole ? (float)(random() % 9) - 4 : normal(random));
                    values[((size_t)l * rows + r) * k + x] = value_of(type, &word);
                }
    }
};

std::vector<uint8_t>
multiply(const product &t, bool whole = true)
{
    CAPTURE(t.m, t.n, t.k, mgpu_dtype_name(t.in), mgpu_dtype_name(t.out), t.ta, t.tb, t.layers,
            t.shape.h, t.shape.w, t.shape.up, t.shape.across, t.shape.parts, t.shape.swapped);
    const uint32_t layers = t.layers > 1 ? t.layers : 1;
    const operand a(t.m, t.k, layers, t.ta, t.gap_a, t.in, whole, 1),
        b(t.n, t.k, layers, t.tb, t.gap_b, t.in, whole, 2);
    const size_t wide = mgpu_dtype_bytes(t.out), one = (size_t)t.m * t.n,
                 stride = one + t.gap_d;
    std::vector<uint8_t> before(((layers - 1) * stride + one) * wide, 0xA5),
        c(layers * one * wide);
    for (size_t i = 0; i < layers * one; i++) {
        const float x = (float)(i % 29) - 14;
        const uint16_t word = t.out == F32 ? 0 : word_of(t.out, x);
        std::memcpy(&c[i * wide], t.out == F32 ? (const void *)&x : &word, wide);
    }
    device_buffer<uint16_t> on_a(a.words), on_b(b.words);
    device_buffer<uint8_t> d(before), on_c(c),
        space(std::vector<uint8_t>(gemm_workspace_bytes(t.multiprocessors)));
    gemm_problem g = {t.m,        t.n,     t.k, t.in, t.out,      on_a.ptr(),
                      on_b.ptr(), d.ptr(), {},  {},   space.ptr()};
    gemm_plan plan;
    mgpu_issues why;
    g.storage.a_transposed = t.ta;
    g.storage.b_transposed = t.tb;
    g.storage.layers = t.layers;
    g.storage.stride_a = a.stride;
    g.storage.stride_b = b.stride;
    g.storage.stride_c = one;
    g.storage.stride_d = stride;
    if (t.fused) {
        g.fuse.alpha = 2;
        g.fuse.beta = 1;
        g.fuse.c = on_c.ptr();
    }
    const mgpu_status status =
        t.shape.h == 0 ? gemm_plan_make(&plan, g, t.multiprocessors, &why)
                       : gemm_plan_make_shape(&plan, g, t.shape, t.multiprocessors, &why);
    INFO((why.count != 0 ? why.item[0].text : ""));
    REQUIRE(status == MGPU_OK);
    launch(plan.kernel, plan.config, plan.args);
    const std::vector<uint8_t> got = d.download();
    size_t wrong = 0, touched = 0;
    for (uint32_t l = 0; l < layers; l++) {
        for (size_t i = one * wide; l + 1 < layers && i < stride * wide; i++)
            touched += got[l * stride * wide + i] != 0xA5;
        for (uint32_t i = 0; i < t.m; i++)
            for (uint32_t j = 0; j < t.n && whole; j++) {
                const float *x = &a.values[((size_t)l * t.m + i) * t.k],
                            *y = &b.values[((size_t)l * t.n + j) * t.k];
                double sum = 0;
                for (uint32_t k = 0; k < t.k; k++)
                    sum += (double)x[k] * y[k];
                if (t.fused)
                    sum = 2 * sum + value_of(t.out, &c[(l * one + (size_t)i * t.n + j) * wide]);
                const uint16_t rounded = t.out == F32 ? 0 : word_of(t.out, (float)sum);
                const double want = t.out == F32 ? sum : value_of(t.out, &rounded);
                wrong +=
                    want != value_of(t.out, &got[(l * stride + (size_t)i * t.n + j) * wide]);
            }
    }
    CHECK(wrong == 0);
    CHECK(touched == 0);
    return got;
}

} // namespace

TEST_CASE("gemm_h100: A, B and both transposed, each tile, cluster, part of K, of D and D^T; a "
          "sample below intensity 2")
{
    const uint32_t clusters[][2] = {{1, 1}, {2, 1}, {1, 2}, {2, 2}, {4, 1}};
    unsigned next = 0;
    for (const auto &tile : gemm_tiles)
        for (const auto &c : clusters)
            for (uint32_t parts = 1; parts * c[0] * c[1] <= 8; parts = parts == 1 ? 3 : 9)
                for (int how = 1; how < 4; how++)
                    for (int swapped = 0; swapped < (parts == 1 ? 2 : 1); swapped++)
                        for (uint32_t m : {8u, 136u, 264u})
                            for (uint32_t n : {8u, 200u, 520u}) {
                                const bool ta = (how & 1) != 0, tb = (how & 2) != 0;
                                const mgpu_dtype in = n == 200 ? F16 : BF16;
                                const mgpu_dtype out = m == 136 && swapped == 0 ? F32 : BF16;
                                const product t = {
                                    m,
                                    n,
                                    n == 8 ? 264u : 200u,
                                    in,
                                    out,
                                    ta,
                                    tb,
                                    1,
                                    0,
                                    0,
                                    0,
                                    {tile.h, tile.w, c[0], c[1], parts, swapped != 0},
                                    3 * c[0] * c[1] * parts,
                                    n == 520 && m == 264};
                                gemm_problem g = {t.m,  t.n,  t.k,  in, out,
                                                  NULL, NULL, NULL, {}, {ta, tb, 1, 0, 0, 0, 0},
                                                  NULL};
                                g.fuse.alpha = t.fused ? 2 : 1;
                                if (gemm_cycles(&g, t.shape, t.multiprocessors) > 0 &&
                                    test_takes(&next, 29))
                                    multiply(t);
                            }
}

TEST_CASE("gemm_h100: transposed, bytes of sums of N(0,1)")
{
    const product products[] = {
        {264,
         520,
         200,
         BF16,
         BF16,
         true,
         false,
         1,
         0,
         0,
         0,
         {128, 192, 2, 1, 1, false},
         2,
         false},
        {264,
         520,
         328,
         BF16,
         F32,
         false,
         true,
         1,
         0,
         0,
         0,
         {128, 256, 1, 1, 1, false},
         2,
         false},
        {136,
         264,
         392,
         F16,
         F16,
         true,
         true,
         1,
         0,
         0,
         0,
         {128, 128, 1, 1, 2, false},
         12,
         false},
        {200, 136, 264, F16, BF16, false, true, 1, 0, 0, 0, {64, 64, 1, 1, 1, true}, 3, false},
    };
    int i = 0;
    for (const product &t : products)
        record(("transposed " + std::to_string(i++)).c_str(), multiply(t, false));
}

TEST_CASE("gemm_h100: stream-K, transposed, of many products")
{
    const product products[] = {
        {296,
         200,
         520,
         BF16,
         BF16,
         true,
         false,
         1,
         0,
         0,
         0,
         {128, 256, 1, 1, 0, false},
         5,
         false},
        {200,
         296,
         712,
         F16,
         F32,
         false,
         true,
         1,
         0,
         0,
         0,
         {128, 256, 1, 1, 0, false},
         7,
         false},
        {136,
         200,
         456,
         BF16,
         F16,
         true,
         true,
         2,
         0,
         ONE,
         64,
         {128, 192, 1, 1, 0, false},
         11,
         false},
        {136,
         72,
         584,
         F16,
         BF16,
         false,
         false,
         3,
         64,
         0,
         0,
         {128, 80, 1, 1, 0, false},
         13,
         false},
        {200,
         136,
         456,
         BF16,
         BF16,
         true,
         false,
         2,
         0,
         0,
         8,
         {128, 192, 1, 1, 0, true},
         11,
         false},
    };
    int i = 0;
    for (const product &t : products) {
        record(("stream " + std::to_string(i++)).c_str(), multiply(t));
        multiply(t, false);
    }
}

TEST_CASE("gemm_h100: many products, gaps between them, one A or B for all")
{
    const product products[] = {
        {136,
         72,
         136,
         BF16,
         BF16,
         false,
         false,
         5,
         0,
         0,
         0,
         {128, 64, 1, 1, 1, false},
         3,
         false},
        {136,
         72,
         136,
         BF16,
         F32,
         false,
         false,
         3,
         8,
         16,
         4,
         {128, 64, 2, 1, 1, false},
         4,
         true},
        {264,
         208,
         72,
         F16,
         F16,
         true,
         false,
         3,
         24,
         ONE,
         8,
         {64, 256, 1, 1, 1, false},
         2,
         true},
        {72,
         264,
         264,
         BF16,
         BF16,
         false,
         true,
         4,
         ONE,
         0,
         0,
         {64, 64, 1, 2, 2, false},
         8,
         true},
        {72, 264, 136, F16, BF16, true, true, 3, 0, 8, 16, {128, 128, 1, 1, 1, true}, 2, true},
        {136,
         520,
         136,
         BF16,
         F16,
         false,
         false,
         2,
         0,
         0,
         8,
         {128, 256, 2, 1, 1, true},
         2,
         false},
        {200,
         136,
         72,
         F16,
         F16,
         false,
         false,
         7,
         0,
         ONE,
         0,
         {128, 160, 1, 1, 1, true},
         2,
         false},
        {40,
         24,
         200,
         BF16,
         BF16,
         false,
         false,
         9,
         0,
         0,
         0,
         {64, 32, 1, 1, 4, false},
         132,
         false},
        {100, 104, 72, BF16, BF16, false, true, 11, 0, 0, 0, BY_THE_RULE, 132, false},
    };
    int i = 0;
    for (const product &t : products)
        record(("layers " + std::to_string(i++)).c_str(), multiply(t));
}

TEST_CASE("gemm_plan_make: storage, what is wrong")
{
    const uintptr_t at = 0x700000000000;
    const gemm_problem good = {128,
                               128,
                               64,
                               BF16,
                               BF16,
                               (void *)at,
                               (void *)(at + ((uintptr_t)1 << 44)),
                               (void *)(at + ((uintptr_t)1 << 45)),
                               {},
                               {false, false, 3, 128 * 64, 128 * 64, 0, 128 * 128},
                               NULL};
    gemm_plan plan;
    mgpu_issues why;
    gemm_problem g = good;
    const auto said = [&](const char *field, const char *words) {
        INFO((why.count != 0 ? why.item[0].text : ""));
        return why.count == 1 && std::string(why.item[0].field) == field &&
               std::string(why.item[0].text).find(words) != std::string::npos;
    };
    g.storage.stride_d = 128 * 128 - 8;
    REQUIRE(gemm_plan_make(&plan, g, 132, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said("stride_d", "gemm_h100: stride_d is 16376, not m * n or more"));
    g = good;
    g.storage.layers = UINT32_MAX;
    g.storage.stride_a = g.storage.stride_b = 0;
    REQUIRE(gemm_plan_make(&plan, g, 132, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said("layers", "gemm_h100: layers is 4294967295, not "));
    g = good;
    g.d = (void *)((uintptr_t)g.a + 2 * 2 * 128 * 64); /* the third product's A */
    REQUIRE(gemm_plan_make(&plan, g, 132, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said("d", "gemm_h100: d is within a, not memory of its own"));
    g = good;
    g.fuse.alpha = g.fuse.beta = 1;
    g.fuse.c = g.d; /* one C for all products, and D of the first */
    REQUIRE(gemm_plan_make(&plan, g, 132, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said("c", "gemm_h100: c is within d, not d itself"));
    g = good;
    g.fuse.alpha = g.fuse.beta = 1;
    g.fuse.c = (char *)g.d + ((uintptr_t)1 << 40);
    g.storage.stride_c = 128 * 128 + 4;
    REQUIRE(gemm_plan_make(&plan, g, 132, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said("stride_c", "gemm_h100: stride_c is 16388, not elements of whole 16 bytes"));
    g.storage.layers = 1; /* not asked for */
    CHECK(gemm_plan_make(&plan, g, 132, &why) == MGPU_OK);
#if MGPU_EMULATE /* on a GPU the driver has a word as well */
    g = good;
    g.fuse.alpha = g.fuse.beta = 1;
    g.fuse.c = (char *)g.d + ((uintptr_t)1 << 43);
    g.storage.stride_c = (uint64_t)1 << 39; /* elements: 2^40 bytes */
    REQUIRE(gemm_plan_make(&plan, g, 132, &why) == MGPU_ERROR_INVALID_TENSOR_MAP);
    CHECK(said("strides_bytes", "tensor map \"C\""));
    g = good;
    g.storage.stride_a = 128 * 64 + 4;
    REQUIRE(gemm_plan_make(&plan, g, 132, &why) == MGPU_ERROR_INVALID_TENSOR_MAP);
    CHECK(said("strides_bytes", "tensor map \"A\""));
#endif
    g = good;
    g.m = 100; /* rows of A[k][m] of 200 bytes */
    g.storage.a_transposed = true;
    REQUIRE(gemm_plan_make(&plan, g, 132, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said("m", "gemm_h100: m is 100, not a multiple of 8, so that rows of A are whole"));
    const gemm_shape none[] = {{128, 208, 1, 1, 1, false},
                               {128, 64, 2, 1, 1, false},
                               {128, 128, 1, 4, 1, false},
                               {64, 32, 1, 1, 1, false}};
    g = good;
    g.storage.a_transposed = g.storage.b_transposed = true;
    for (const gemm_shape &s : none) {
        CAPTURE(s.h, s.w, s.up, s.across);
        REQUIRE(gemm_plan_make_shape(&plan, g, s, 132, &why) == MGPU_ERROR_INVALID_ARGUMENT);
        CHECK(said("shape", "gemm_h100: shape is "));
    }
}
