/* tests/examples/test_gemm_b200_block_scaled.cpp - gemm_b200_block_scaled: exact on integers at every edge, N(0,1) within its bound, what it refuses.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

#include "../../examples/kernels/gemm_b200_block_scaled.cu"

#include <cmath>
#include <random>

namespace
{

const char *const format_name[] = {"mxfp8", "mxfp8_e5m2", "mxfp4", "nvfp4"};

/* A or B: what it is worth, and its elements and scales in device memory. */
struct matrix {
    std::vector<float> values;
    void *elems = nullptr, *scales = nullptr;
};

void *
upload(const std::vector<uint8_t> &bytes)
{
    void *p = nullptr;
    REQUIRE(mgpu_malloc(&p, bytes.size()) == MGPU_OK);
    REQUIRE(mgpu_copy_to(p, bytes.data(), bytes.size(), nullptr) == MGPU_OK);
    return p;
}

/* Integers from -2 to 2 with scales of 1/2, 1 and 2; or N(0,1), quantised. */
matrix
make(mgpu_block_format format, uint32_t rows, uint32_t k, bool integers, float factor,
     std::mt19937 &random)
{
    const uint32_t row_bytes = mgpu_block_row_bytes(format, k), bytes = rows * row_bytes;
    const uint32_t each = mgpu_block_scales(format, k);
    std::normal_distribution<float> normal(0, 1);
    std::vector<uint8_t> elems(bytes), scales(rows * each),
        blocks(mgpu_scale_bytes(rows, each));
    matrix x;
    x.values.resize((size_t)rows * k);
    if (integers) {
        static const uint8_t ue8m0[3] = {126, 127, 128}, ue4m3[3] = {0x30, 0x38, 0x40};
        for (uint8_t &s : scales)
            s = (format == MGPU_BLOCK_NVFP4 ? ue4m3 : ue8m0)[random() % 3];
        for (uint32_t i = 0; i < rows * k; i++) {
            const float value = (float)(random() % 5) - 2;
            if (format == MGPU_BLOCK_MXFP8)
                elems[i] = mgpu_e4m3_from_f32(value);
            else
                elems[i / 2] =
                    (uint8_t)(elems[i / 2] | mgpu_e2m1_from_f32(value) << 4 * (i % 2));
        }
    } else {
        for (float &v : x.values)
            v = normal(random);
        mgpu_block_quantise(format, elems.data(), scales.data(), x.values.data(), rows, k, k,
                            factor);
    }
    mgpu_block_dequantise(format, x.values.data(), elems.data(), scales.data(), rows, k, k);
    mgpu_scale_pack(blocks.data(), scales.data(), rows, each, each);
    for (uint32_t i = 0; i < blocks.size(); i++)
        if (mgpu_scale_coord(each, i).row >= rows)
            blocks[i] = 0xff; /* NaN in rows that nobody stores */
    x.elems = upload(elems);
    x.scales = upload(blocks);
    return x;
}

/* One product; integers must come out exactly, other numbers within the bound: an instruction cuts its products
 * and the sum so far 25 bits below the largest, then the new sum to 24; alpha rounds once. */
void
multiply(uint32_t rows, uint32_t n, uint32_t k, mgpu_block_format format, mgpu_dtype out,
         bool integers, mgpu_emu_policy policy, uint32_t seed, uint32_t ctas)
{
    model m;
    std::mt19937 random(rows + n + k + seed);
    std::vector<uint8_t> d((size_t)rows * n * mgpu_dtype_bytes(out));
    const float factor = integers || format != MGPU_BLOCK_NVFP4 ? 1 : 300;
    gemm_problem g = {};
    gemm_plan plan;
    mgpu_issues why;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = policy;
    m.config.seed = seed;
    m.config.multiprocessors = 4; /* so that pairs take over tiles */
    mgpu_emu_configure(m.config);
    const matrix a = make(format, rows, k, integers, factor, random);
    const matrix b = make(format, n, k, integers, factor, random);
    g.m = rows;
    g.n = n;
    g.k = k;
    g.format = format;
    g.out = out;
    g.a = a.elems;
    g.b = b.elems;
    g.a_scales = a.scales;
    g.b_scales = b.scales;
    g.alpha = integers ? 0.5f : 1 / (factor * factor);
    REQUIRE(mgpu_malloc(&g.d, d.size()) == MGPU_OK);
    REQUIRE(mgpu_memset(g.d, 0xff, d.size(), nullptr) == MGPU_OK); /* NaN */
    REQUIRE(gemm_plan_make(&plan, g, 4, &why) == MGPU_OK);
    CHECK(plan.config.cluster.x == ctas);
    CAPTURE(rows, n, k, format_name[format], mgpu_dtype_name(out), integers, policy, seed);
    REQUIRE(mgpu_launch(plan.kernel, plan.config, &plan.args, &why) == MGPU_OK);
    CHECK(m.text + m.lints == "");
    REQUIRE(mgpu_copy_from(d.data(), g.d, d.size(), nullptr) == MGPU_OK);
    uint32_t wrong = 0;
    for (uint32_t i = 0; i < rows; i++)
        for (uint32_t j = 0; j < n; j++) {
            const float *u = &a.values[(size_t)i * k], *v = &b.values[(size_t)j * k];
            uint32_t word = 0;
            double sum = 0, size = 0;
            float got;
            for (uint32_t x = 0; x < k; x++) {
                sum += (double)u[x] * v[x];
                size += std::fabs((double)u[x] * v[x]);
            }
            sum *= g.alpha;
            size *= g.alpha;
            memcpy(&word, &d[((size_t)i * n + j) * mgpu_dtype_bytes(out)],
                   mgpu_dtype_bytes(out));
            memcpy(&got, &word, 4);
            if (!integers) { /* f32 */
                const double step = format == MGPU_BLOCK_MXFP8 ? 32 : 64;
                const double sums = 1.02 * std::ceil(k / step) * ((step + 1) / 4 + 1) / 8388608;
                wrong += !(std::fabs(got - sum) <= (sums + 1.0 / 8388608) * size);
            } else if (out == MGPU_DTYPE_F32) {
                wrong += got != sum;
            } else {
                wrong += word != (out == MGPU_DTYPE_BF16 ? mgpu_bf16_from_f32((float)sum)
                                                         : mgpu_f16_from_f32((float)sum));
            }
        }
    CHECK(wrong == 0);
    for (const void *p : {g.a, g.b, g.a_scales, g.b_scales, (const void *)g.d})
        REQUIRE(mgpu_free((void *)(uintptr_t)p) == MGPU_OK);
}

/* Formats and edges: one row of tiles and several, columns and K that end inside of boxes and of blocks of scales. */
void
all(mgpu_emu_policy policy, uint32_t seed)
{
    multiply(300, 264, 160, MGPU_BLOCK_MXFP8, MGPU_DTYPE_F32, true, policy, seed, 2);
    multiply(100, 136, 416, MGPU_BLOCK_NVFP4, MGPU_DTYPE_F16, true, policy, seed, 1);
    multiply(257, 136, 544, MGPU_BLOCK_NVFP4, MGPU_DTYPE_BF16, true, policy, seed, 2);
    multiply(33, 16, 32, MGPU_BLOCK_MXFP8, MGPU_DTYPE_BF16, true, policy, seed, 1);
    multiply(140, 20, 352, MGPU_BLOCK_MXFP4, MGPU_DTYPE_F32, true, policy, seed, 2);
    multiply(65, 40, 96, MGPU_BLOCK_MXFP4, MGPU_DTYPE_F16, true, policy, seed, 1);
}

} // namespace

TEST_CASE(
    "gemm_b200_block_scaled: integers exactly; under each policy, at random with 3 seeds, of "
    "20 at intensity 3")
{
    const char *word = std::getenv("MGPU_TEST_INTENSITY");
    const uint32_t seeds = word != nullptr && std::atoi(word) >= 3 ? 20 : 3;
    all(MGPU_EMU_EAGER, 1);
    all(MGPU_EMU_LAZY, 1);
    all(MGPU_EMU_LAZY_COPIES, 1);
    for (uint32_t seed = 1; seed <= seeds; seed++)
        all(MGPU_EMU_RANDOM, seed);
}

TEST_CASE("gemm_b200_block_scaled: quantised N(0,1) within the bound")
{
    multiply(264, 132, 800, MGPU_BLOCK_NVFP4, MGPU_DTYPE_F32, false, MGPU_EMU_RANDOM, 4, 2);
    multiply(128, 68, 672, MGPU_BLOCK_MXFP8, MGPU_DTYPE_F32, false, MGPU_EMU_RANDOM, 5, 1);
    multiply(140, 68, 608, MGPU_BLOCK_MXFP4, MGPU_DTYPE_F32, false, MGPU_EMU_RANDOM, 6, 2);
}

TEST_CASE("gemm_plan_make of gemm_b200_block_scaled: what it refuses has a sentence")
{
    static uint64_t memory[64];
    gemm_problem g = {};
    gemm_plan plan;
    mgpu_issues why;
    g.m = g.n = 8;
    g.k = 48;
    g.format = MGPU_BLOCK_MXFP8_E5M2;
    g.out = MGPU_DTYPE_E4M3;
    g.a = g.b = g.a_scales = memory;
    g.d = memory;
    CHECK(gemm_plan_make(&plan, g, 4, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    REQUIRE(why.count == 4);
    CHECK(std::string(why.item[0].text) == "gemm_b200_block_scaled: k is 48, not a multiple of "
                                           "32: fill rows of A and B up with zeros");
    CHECK(
        std::string(why.item[1].text) ==
        "gemm_b200_block_scaled: format is 1, not MGPU_BLOCK_MXFP8, _MXFP4 or _NVFP4: quantise "
        "A and B to one");
    CHECK(std::string(why.item[2].text) ==
          "gemm_b200_block_scaled: out is " + std::to_string((int)MGPU_DTYPE_E4M3) +
              ", not MGPU_DTYPE_BF16, _F16 or _F32: convert D after");
    CHECK(std::string(why.item[3].text) == "gemm_b200_block_scaled: b_scales is 0, not device "
                                           "memory: pass what mgpu_malloc() gave");
    g.k = 64;
    g.format = MGPU_BLOCK_NVFP4;
    g.out = MGPU_DTYPE_F32;
    g.b_scales = (const char *)memory + 8;
    CHECK(gemm_plan_make(&plan, g, 4, &why) != MGPU_OK);
    CHECK(std::string(why.item[0].text).find("\"scales of B\"") != std::string::npos);
    g.b_scales = memory;
    CHECK(gemm_plan_make(&plan, g, 0, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(std::string(why.item[0].text) ==
          "gemm_b200_block_scaled: multiprocessors is 0, not 1 or more: pass what "
          "mgpu_device_query() says");
    g.k = 0;
    CHECK(gemm_plan_make(&plan, g, 4, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(std::string(why.item[0].text).find("gemm_b200_block_scaled: k is 0") == 0);
}
