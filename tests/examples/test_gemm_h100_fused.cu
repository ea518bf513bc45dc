/* tests/examples/test_gemm_h100_fused.cu - gemm_h100 with alpha, C, bias and activations: whole numbers exactly, in each tile,
 * cluster and part of K, of D and of D^T; N(0,1) within a bound; C that is D; what is refused.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100.cu"

#include "../device.h"
#include "dtypes.h"
#include "gemm_check.h"
#include "often.h"

#include <string>

namespace
{

const mgpu_activation NONE = MGPU_ACTIVATION_NONE, RELU = MGPU_ACTIVATION_RELU,
                      GELU = MGPU_ACTIVATION_GELU, GELU_TANH = MGPU_ACTIVATION_GELU_TANH,
                      SILU = MGPU_ACTIVATION_SILU;

enum residual { NO_C, C, C_IS_D };

struct product {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    gemm_shape shape;
    uint32_t multiprocessors; /* few: a block has several tiles */
    float alpha, beta;
    residual c;
    bool bias;
    mgpu_activation activation;
};

/* `count` numbers of a type, whole ones from -16 to 15. */
std::vector<uint8_t>
numbers(mgpu_dtype type, size_t count, bool whole, uint32_t seed)
{
    const size_t wide = mgpu_dtype_bytes(type);
    std::mt19937 random(seed);
    std::normal_distribution<float> normal(0, 1);
    std::vector<uint8_t> bytes(count * wide);
    for (size_t i = 0; i < count; i++) {
        const float x = whole ? (float)(random() % 32) - 16 : normal(random);
        const uint16_t word = type == F32 ? 0 : word_of(type, x);
        std::memcpy(&bytes[i * wide], type == F32 ? (const void *)&x : &word, wide);
    }
    return bytes;
}

double
activated(mgpu_activation a, double x)
{
    const double u = 0.79788456080286536 * (x + 0.044715 * x * x * x);
    return a == NONE        ? x
           : a == RELU      ? std::fmax(x, 0)
           : a == GELU      ? x * 0.5 * std::erfc(-x / std::sqrt(2.0))
           : a == GELU_TANH ? x / (1 + std::exp(-2 * u))
                            : x / (1 + std::exp(-x));
}

/* One product. Returns D. The bound: none of the activations is steeper than 1.13; alpha, bias and C round three times
 * to f32; tile/fuse.h says what an activation is off by. */
std::vector<uint8_t>
multiply(const product &t, bool whole)
{
    CAPTURE(t.m, t.n, t.k, mgpu_dtype_name(t.in), mgpu_dtype_name(t.out), t.shape.w, t.shape.up,
            t.shape.across, t.shape.parts, t.shape.swapped, t.c, t.bias, t.activation, whole);
    const gemm_inputs inputs(t.m, t.n, t.k, t.in, whole);
    const size_t wide = mgpu_dtype_bytes(t.out);
    const std::vector<uint8_t> c = numbers(t.out, (size_t)t.m * t.n, whole, 5),
                               bias = numbers(t.out, t.n, whole, 6);
    device_buffer<uint8_t> a(inputs.a.bytes), b(inputs.b.bytes), d(c.size()), on_c(c),
        on_bias(bias);
    gemm_problem g = {t.m, t.n, t.k, t.in, t.out, a.ptr(), b.ptr(), d.ptr(), {}, {}, NULL};
    gemm_plan plan;
    mgpu_issues why;
    if (t.c == C_IS_D)
        g.d = on_c.ptr();
    g.fuse.alpha = t.alpha;
    g.fuse.beta = t.beta;
    g.fuse.c = t.c == NO_C ? NULL : on_c.ptr();
    g.fuse.bias = t.bias ? on_bias.ptr() : NULL;
    g.fuse.activation = t.activation;
    const mgpu_status status =
        t.shape.h == 0 ? gemm_plan_make(&plan, g, t.multiprocessors, &why)
                       : gemm_plan_make_shape(&plan, g, t.shape, t.multiprocessors, &why);
    INFO((why.count != 0 ? why.item[0].text : ""));
    REQUIRE(status == MGPU_OK);
    launch(plan.kernel, plan.config, plan.args);
    const std::vector<uint8_t> got = t.c == C_IS_D ? on_c.download() : d.download();
    CHECK(inputs.wrong(
              got, t.out, plan.args.grid.parts,
              [&](uint32_t i, uint32_t j, double sum, double off) {
                  const double with_c =
                      t.c == NO_C
                          ? 0
                          : (double)t.beta * value_of(t.out, &c[((size_t)i * t.n + j) * wide]);
                  const double with_bias = t.bias ? value_of(t.out, &bias[j * wide]) : 0;
                  const double x = t.alpha * sum + with_c + with_bias;
                  const double size =
                      std::fabs(t.alpha * sum) + std::fabs(with_c) + std::fabs(with_bias);
                  const double y = activated(t.activation, x);
                  return element{y, 1.13 * (off * std::fabs(t.alpha) + 3 * size / 16777216) +
                                        std::fabs(y) / 262144};
              }) == 0);
    return got;
}

} // namespace

TEST_CASE(
    "gemm_h100 fused: whole numbers, each tile, cluster and part of K, edges of M, N and K")
{
    const product products[] = {
        {1, 8, 8, BF16, BF16, {128, 64, 1, 1, 1, false}, 4, 1, 0, NO_C, true, NONE},
        {300, 264, 72, F16, F32, {128, 64, 2, 1, 1, false}, 4, 2, 1, C, true, RELU},
        {260, 520, 136, BF16, F16, {128, 128, 1, 2, 1, false}, 4, 1, 1, C, false, NONE},
        {300,
         304,
         264,
         BF16,
         BF16,
         {128, 128, 2, 2, 1, false},
         12,
         -1,
         0.5f,
         C_IS_D,
         true,
         RELU},
        {513, 392, 520, BF16, BF16, {64, 256, 2, 1, 1, false}, 4, 1, 1, C, true, RELU},
        {130, 600, 64, F16, BF16, {64, 256, 1, 1, 1, false}, 2, 1, 0, NO_C, true, RELU},
        {300, 416, 136, F16, F32, {64, 256, 1, 2, 1, false}, 4, -3, 1, C_IS_D, false, NONE},
        {200, 104, 584, BF16, BF16, {128, 64, 1, 1, 8, false}, 24, 1, 1, C, true, RELU},
        {260, 136, 328, BF16, F32, {128, 128, 1, 1, 4, false}, 12, 1, 2, C_IS_D, true, NONE},
        {140, 200, 264, F16, F16, {128, 64, 2, 2, 2, false}, 24, 2, 0, NO_C, false, NONE},
        {301, 200, 264, BF16, BF16, {64, 256, 1, 1, 1, true}, 2, 1, 1, C, true, RELU},
        {70, 600, 72, F16, BF16, {128, 64, 1, 2, 1, true}, 4, 1, 1, C_IS_D, true, NONE},
        {169, 264, 264, F16, F16, {128, 128, 2, 1, 1, true}, 2, -1, 1, C, false, RELU},
        {257, 136, 136, BF16, F16, {64, 256, 2, 1, 1, true}, 2, 1, 0, NO_C, true, NONE},
        {300, 360, 136, BF16, BF16, {64, 256, 2, 1, 1, false}, 4, 1, 1, C, true, RELU},
        {260, 328, 72, F16, F32, {128, 256, 1, 1, 1, false}, 2, 1, -1, C, true, NONE},
        {140, 520, 200, BF16, F16, {128, 256, 1, 1, 1, false}, 1, 1, 1, C_IS_D, true, RELU},
        {300, 200, 136, F16, F32, {64, 64, 1, 2, 1, false}, 4, 2, 1, C, false, RELU},
        {170, 136, 328, BF16, BF16, {64, 64, 2, 1, 1, false}, 4, 1, 1, C, true, NONE},
        {76, 360, 264, BF16, F16, {128, 256, 1, 1, 1, true}, 2, 1, 1, C_IS_D, true, RELU},
        {130, 72, 392, F16, BF16, {64, 64, 1, 1, 4, false}, 24, 1, 1, C, true, NONE},
    };
    int i = 0;
    for (const product &t : products)
        record(("product " + std::to_string(i++)).c_str(), multiply(t, true));
}

TEST_CASE("gemm_h100 fused: N(0,1) and activations within the bound")
{
    const gemm_shape by_the_rule = {0, 0, 0, 0, 0, false};
    const product products[] = {
        {200, 392, 520, BF16, BF16, {64, 256, 1, 1, 1, false}, 2, 0.05f, 1, C, true, GELU},
        {140, 264, 264, F16, F32, {128, 128, 1, 1, 1, false}, 2, 0.1f, 1, C, true, GELU_TANH},
        {140, 200, 136, BF16, F32, {128, 64, 1, 1, 1, false}, 2, 0.2f, -1, C, true, GELU},
        {130, 136, 648, F16, F16, {128, 64, 1, 1, 4, false}, 24, 0.1f, 0, NO_C, true, SILU},
        {150, 264, 200, BF16, F16, {64, 256, 1, 1, 1, true}, 2, 0.1f, 1, C_IS_D, true, SILU},
        {256, 520, 72, BF16, BF16, by_the_rule, 132, 1, 0, NO_C, true, GELU},
    };
    int i = 0;
    for (const product &t : products)
        record(("activation " + std::to_string(i++)).c_str(), multiply(t, false));
}

TEST_CASE("gemm_h100 fused: many launches, in a graph and in streams: the same bytes")
{
    enum { M = 264, N = 392, K = 520 };
    const gemm_inputs inputs(M, N, K, BF16, false);
    device_buffer<uint8_t> a(inputs.a.bytes), b(inputs.b.bytes),
        c(numbers(BF16, M * N, false, 5)), bias(numbers(BF16, N, false, 6));
    const gemm_shape shapes[] = {
        {64, 256, 2, 1, 1, false}, {128, 64, 1, 1, 4, false}, {128, 128, 1, 1, 1, true}};
    for (const gemm_shape &s : shapes) {
        CAPTURE(s.w);
        CHECK(wrong_words_of_many(M * N * 2, [&](void *d) {
                  gemm_problem g = {M, N, K, BF16, BF16, a.ptr(), b.ptr(), d, {}, {}, NULL};
                  gemm_plan plan;
                  g.fuse.alpha = 0.1f;
                  g.fuse.beta = 1;
                  g.fuse.c = c.ptr();
                  g.fuse.bias = bias.ptr();
                  g.fuse.activation = GELU;
                  REQUIRE(gemm_plan_make_shape(&plan, g, s, s.parts == 1 ? 4 : 24, NULL) ==
                          MGPU_OK);
                  return plan;
              }) == 0);
    }
}

/* ---- the plan ------------------------------------------------------------------------------ */

static gemm_problem
somewhere(void)
{
    const uintptr_t at = 0x700000000000;
    return {512,
            512,
            512,
            BF16,
            BF16,
            (void *)at,
            (void *)(at + ((uintptr_t)1 << 40)),
            (void *)(at + ((uintptr_t)1 << 41)),
            {},
            {},
            NULL};
}

TEST_CASE(
    "gemm_plan_make: a product that is not fused has the plain kernels, all others theirs")
{
    gemm_problem g = somewhere();
    gemm_plan plan;
    for (int i = 0; i < 200; i++) {
        g.m = 1 + i * 37 % 3000;
        g.n = 8 + i * 61 % 500 * 8;
        g.k = 8 + i * 89 % 700 * 8;
        g.fuse = {};
        g.fuse.alpha = (float)(i % 2);
        g.fuse.c = i % 6 == 1 ? (char *)g.d + ((uintptr_t)1 << 40) : NULL; /* beta is 0 */
        REQUIRE(gemm_plan_make(&plan, g, 132, NULL) == MGPU_OK);
        CHECK(std::string(plan.kernel->name).find("fused") == std::string::npos);
        g.out = i % 5 == 0 ? F32 : BF16;
        g.fuse.alpha = 1;
        g.fuse.activation = SILU;
        REQUIRE(gemm_plan_make(&plan, g, i % 7 == 0 ? 8 : 132, NULL) == MGPU_OK);
        CHECK(std::string(plan.kernel->name).find("fused") != std::string::npos);
        g.out = BF16;
    }
    for (const mgpu_product_tile t :
         {mgpu_product_tile{128, 208}, {128, 176}, {128, 160}, {128, 96}, {64, 96}, {64, 32}}) {
        mgpu_issues why;
        CAPTURE(t.h, t.w);
        CHECK(gemm_plan_make_shape(&plan, g, {t.h, t.w, 1, 1, 1, false}, 132, &why) ==
              MGPU_ERROR_INVALID_ARGUMENT);
        CHECK(why.count == 1);
    }
}

TEST_CASE("gemm_plan_make: what is wrong with what follows a product")
{
    const gemm_problem good = somewhere();
    char *const d = (char *)good.d, *const apart = d + ((uintptr_t)1 << 40);
    const struct {
        float alpha, beta;
        const void *c, *bias;
        int activation;
        const char *text; /* NULL: nothing */
    } rows[] = {
        {1, 1, d, apart, 4, NULL},
        {std::nanf(""), 1, apart, NULL, 0, NULL},
        {0, 1, apart, NULL, 0,
         "gemm_h100: alpha is 0, not another number: 1 leaves the sums as they are"},
        {0, 0, NULL, NULL, 1, "alpha is 0"},
        {1, 1, apart + 8, NULL, 0, "c is at 0x730000000008, not aligned to 16 bytes: copy it"},
        {1, 0, NULL, apart + 2, 0,
         "bias is at 0x730000000002, not aligned to 16 bytes: copy it"},
        {1, 1, d + 16, NULL, 0,
         "c is within d, not d itself, or memory of its own: blocks store D while others read "
         "it"},
        {1, 1, d - 16, NULL, 0, "c is within d"},
        {1, 0, NULL, d, 0,
         "bias is within d, not memory of its own: blocks store D while others read it"},
        {1, 1, NULL, NULL, 0, "beta is 1, not 0 without c: pass it"},
        {1, 0, NULL, apart, 5, "activation is 5, not one of mgpu_activation"},
        {1, 0, NULL, apart, -1, "not one of mgpu_activation"},
    };
    for (const auto &r : rows) {
        gemm_problem g = good;
        gemm_plan plan;
        mgpu_issues why;
        g.fuse.alpha = r.alpha;
        g.fuse.beta = r.beta;
        g.fuse.c = r.c;
        g.fuse.bias = r.bias;
        g.fuse.activation = (mgpu_activation)r.activation;
        CAPTURE(r.text);
        const mgpu_status status = gemm_plan_make(&plan, g, 132, &why);
        CHECK(status == (r.text == NULL ? MGPU_OK : MGPU_ERROR_INVALID_ARGUMENT));
        CHECK(gemm_plan_make(&plan, g, 132, NULL) == status);
        REQUIRE(why.count == (r.text == NULL ? 0 : 1));
        if (r.text != NULL)
            CHECK(std::string(why.item[0].text).find(r.text) != std::string::npos);
    }
}
