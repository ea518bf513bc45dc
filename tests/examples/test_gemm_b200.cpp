/* tests/examples/test_gemm_b200.cpp - gemm_b200: exact on integers at every edge, within its bound on N(0,1), what it refuses.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

#include "../../examples/kernels/gemm_b200.cu"

#include <cmath>
#include <random>

namespace
{

/* Elements of a type in device memory; what they are worth is put into `values`. */
void *
upload(mgpu_dtype type, std::vector<float> &values)
{
    const uint32_t width = mgpu_dtype_bytes(type);
    std::vector<uint8_t> bytes(values.size() * width);
    void *p = nullptr;
    for (size_t i = 0; i < values.size(); i++) {
        const uint32_t word = type == MGPU_DTYPE_BF16   ? mgpu_bf16_from_f32(values[i])
                              : type == MGPU_DTYPE_F16  ? mgpu_f16_from_f32(values[i])
                              : type == MGPU_DTYPE_E4M3 ? mgpu_e4m3_from_f32(values[i])
                                                        : mgpu_e5m2_from_f32(values[i]);
        values[i] = type == MGPU_DTYPE_BF16   ? mgpu_bf16_to_f32((uint16_t)word)
                    : type == MGPU_DTYPE_F16  ? mgpu_f16_to_f32((uint16_t)word)
                    : type == MGPU_DTYPE_E4M3 ? mgpu_e4m3_to_f32((uint8_t)word)
                                              : mgpu_e5m2_to_f32((uint8_t)word);
        memcpy(&bytes[i * width], &word, width);
    }
    REQUIRE(mgpu_malloc(&p, bytes.size()) == MGPU_OK);
    REQUIRE(mgpu_copy_to(p, bytes.data(), bytes.size(), nullptr) == MGPU_OK);
    return p;
}

float
element(mgpu_dtype type, const std::vector<uint8_t> &bytes, size_t i)
{
    uint32_t word = 0;
    float x;
    memcpy(&word, &bytes[i * mgpu_dtype_bytes(type)], mgpu_dtype_bytes(type));
    memcpy(&x, &word, 4);
    return type == MGPU_DTYPE_BF16  ? mgpu_bf16_to_f32((uint16_t)word)
           : type == MGPU_DTYPE_F16 ? mgpu_f16_to_f32((uint16_t)word)
                                    : x;
}

/* One product; integers must come out exactly, other numbers within the bound of gemm_main.cu's check(). */
void
multiply(uint32_t rows, uint32_t n, uint32_t k, mgpu_dtype in, mgpu_dtype out, bool integers,
         mgpu_emu_policy policy, uint32_t seed, uint32_t ctas)
{
    model m;
    std::mt19937 random(rows + n + k + seed);
    std::normal_distribution<float> normal(0, 1);
    std::vector<float> a((size_t)rows * k), b((size_t)n * k);
    std::vector<uint8_t> d((size_t)rows * n * mgpu_dtype_bytes(out));
    gemm_problem g = {};
    gemm_plan plan;
    mgpu_issues why;
    void *to = nullptr;
    for (float &x : a)
        x = integers ? (float)(random() % 5) - 2 : normal(random);
    for (float &x : b)
        x = integers ? (float)(random() % 5) - 2 : normal(random);
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = policy;
    m.config.seed = seed;
    m.config.multiprocessors = 4; /* so that pairs take over tiles */
    mgpu_emu_configure(m.config);
    g.m = rows;
    g.n = n;
    g.k = k;
    g.in = in;
    g.out = out;
    g.a = upload(in, a);
    g.b = upload(in, b);
    REQUIRE(mgpu_malloc(&to, d.size()) == MGPU_OK);
    REQUIRE(mgpu_memset(to, 0xff, d.size(), nullptr) == MGPU_OK); /* NaN */
    g.d = to;
    REQUIRE(gemm_plan_make(&plan, g, 4, &why) == MGPU_OK);
    CHECK(plan.config.cluster.x == ctas);
    CAPTURE(rows, n, k, mgpu_dtype_name(in), mgpu_dtype_name(out), integers, policy, seed);
    REQUIRE(mgpu_launch(plan.kernel, plan.config, &plan.args, &why) == MGPU_OK);
    CHECK(m.text + m.lints == "");
    REQUIRE(mgpu_copy_from(d.data(), to, d.size(), nullptr) == MGPU_OK);
    uint32_t wrong = 0;
    for (uint32_t i = 0; i < rows; i++)
        for (uint32_t j = 0; j < n; j++) {
            double sum = 0, size = 0;
            for (uint32_t x = 0; x < k; x++) {
                sum += (double)a[(size_t)i * k + x] * b[(size_t)j * k + x];
                size += std::fabs((double)a[(size_t)i * k + x] * b[(size_t)j * k + x]);
            }
            const double got = element(out, d, (size_t)i * n + j);
            const double step = mgpu_dtype_bytes(in) == 1 ? 32 : 16;
            const double sums = 1.02 * std::ceil(k / step) * ((step + 1) / 4 + 1) / 8388608.0;
            const double unit = out == MGPU_DTYPE_BF16  ? 1.0 / 256
                                : out == MGPU_DTYPE_F16 ? 1.0 / 2048
                                                        : 0;
            wrong += integers && out == MGPU_DTYPE_F32
                         ? got != sum
                         : !(std::fabs(got - sum) <=
                             (integers ? 0 : sums * size) + unit * std::fabs(sum) + 1e-7);
        }
    CHECK(wrong == 0);
    REQUIRE(mgpu_free((void *)(uintptr_t)g.a) == MGPU_OK);
    REQUIRE(mgpu_free((void *)(uintptr_t)g.b) == MGPU_OK);
    REQUIRE(mgpu_free(to) == MGPU_OK);
}

/* Types and edges: one row of tiles and several, columns and K that end inside of boxes. */
void
all(mgpu_emu_policy policy, uint32_t seed)
{
    multiply(300, 520, 200, MGPU_DTYPE_BF16, MGPU_DTYPE_F32, true, policy, seed, 2);
    multiply(100, 264, 72, MGPU_DTYPE_F16, MGPU_DTYPE_F16, true, policy, seed, 1);
    multiply(257, 776, 144, MGPU_DTYPE_E4M3, MGPU_DTYPE_BF16, true, policy, seed, 2);
    multiply(33, 16, 16, MGPU_DTYPE_E4M3, MGPU_DTYPE_F32, true, policy, seed, 1);
    multiply(130, 272, 176, MGPU_DTYPE_E5M2, MGPU_DTYPE_F32, true, policy, seed, 2);
    multiply(50, 264, 144, MGPU_DTYPE_E5M2, MGPU_DTYPE_F16, false, policy, seed, 1);
    multiply(520, 260, 328, MGPU_DTYPE_BF16, MGPU_DTYPE_F32, false, policy, seed, 2);
}

} // namespace

TEST_CASE("gemm_b200: integers exactly, N(0,1) within the bound; under each policy, at random "
          "with 3 seeds, of 20 at intensity 3")
{
    const char *word = std::getenv("MGPU_TEST_INTENSITY");
    const uint32_t seeds = word != nullptr && std::atoi(word) >= 3 ? 20 : 3;
    all(MGPU_EMU_EAGER, 1);
    all(MGPU_EMU_LAZY, 1);
    all(MGPU_EMU_LAZY_COPIES, 1);
    for (uint32_t seed = 1; seed <= seeds; seed++)
        all(MGPU_EMU_RANDOM, seed);
}

TEST_CASE("gemm_plan_make of gemm_b200: what it refuses has a sentence")
{
    static uint16_t memory[64];
    gemm_problem g = {};
    gemm_plan plan;
    mgpu_issues why;
    g.m = g.n = g.k = 8;
    g.in = MGPU_DTYPE_F32;
    g.out = MGPU_DTYPE_E4M3;
    g.a = g.b = memory;
    g.d = memory;
    CHECK(gemm_plan_make(&plan, g, 4, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    REQUIRE(why.count == 2);
    CHECK(std::string(why.item[0].text) ==
          "gemm_b200: in is f32, not bf16, f16, e4m3 or e5m2: round A and B to one");
    CHECK(std::string(why.item[1].text) ==
          "gemm_b200: out is e4m3, not bf16, f16 or f32: convert D after");
    g.in = MGPU_DTYPE_BF16;
    g.out = MGPU_DTYPE_BF16;
    g.k = 12; /* rows of 24 bytes */
    CHECK(gemm_plan_make(&plan, g, 4, &why) != MGPU_OK);
    CHECK(why.count > 0);
    g.k = 0;
    CHECK(gemm_plan_make(&plan, g, 4, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(std::string(why.item[0].text).find("gemm_b200: k is 0") == 0);
}
