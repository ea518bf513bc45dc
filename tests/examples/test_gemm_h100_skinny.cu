/* tests/examples/test_gemm_h100_skinny.cu - gemm_h100_skinny: whole numbers exactly at every edge, N(0,1) within the bound,
 * the same bits each time; what skinny_plan_make() chooses and refuses.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_skinny.cu"

#include "../device.h"

#include <cmath>
#include <random>
#include <string>

namespace
{

uint16_t
word_of(mgpu_dtype type, float x)
{
    return type == MGPU_DTYPE_BF16 ? mgpu_bf16_from_f32(x) : mgpu_f16_from_f32(x);
}

float
value_of(mgpu_dtype type, const void *from)
{
    uint32_t word = 0;
    float x;
    std::memcpy(&word, from, mgpu_dtype_bytes(type));
    std::memcpy(&x, &word, 4);
    return type == MGPU_DTYPE_BF16  ? mgpu_bf16_to_f32((uint16_t)word)
           : type == MGPU_DTYPE_F16 ? mgpu_f16_to_f32((uint16_t)word)
                                    : x;
}

/* What a product may differ by, and who says so: check() in gemm_main.cu. Each of the S - 1 sums over blocks
 * loses 2^-24 of what it comes to. */
struct bound {
    double sums, unit;
};

bound
bound_of(uint32_t k, mgpu_dtype out, uint32_t split)
{
    bound b;
    b.sums = 1.02 * (std::ceil(k / 16.0) * 5.25 / 8388608.0 + (split - 1) / 16777216.0);
    b.unit = out == MGPU_DTYPE_BF16 ? 1.0 / 256 : out == MGPU_DTYPE_F16 ? 1.0 / 2048 : 0;
    return b;
}

struct product {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    bool pdl;
    uint32_t split, share; /* 0: by the rule */
};

/* One product, and a second one with the same plan. Whole numbers come out exactly (rounded once, where D has 16 bits);
 * others are within the bound. Returns D. */
std::vector<uint8_t>
multiply(const product &t, bool whole, uint32_t multiprocessors = 132)
{
    CAPTURE(t.m, t.n, t.k, mgpu_dtype_name(t.in), mgpu_dtype_name(t.out), t.split, t.pdl,
            whole);
    std::mt19937 random(t.m + t.n + t.k);
    std::normal_distribution<float> normal(0, 1);
    const size_t wide = mgpu_dtype_bytes(t.out);
    std::vector<uint16_t> a((size_t)t.m * t.k), b((size_t)t.n * t.k);
    for (uint16_t &x : a)
        x = word_of(t.in, whole ? (float)(random() % 9) - 4 : normal(random));
    for (uint16_t &x : b)
        x = word_of(t.in, whole ? (float)(random() % 9) - 4 : normal(random));
    device_buffer<uint16_t> on_a(a), on_b(b);
    device_buffer<uint8_t> on_d(t.m * t.n * wide), again(t.m * t.n * wide);
    skinny_problem g = {t.m,        t.n,        t.k,   t.in,    t.out,  on_a.ptr(),
                        on_b.ptr(), on_d.ptr(), t.pdl, t.split, t.share};
    skinny_plan plan;
    mgpu_issues why;
    const mgpu_status status = skinny_plan_make(&plan, g, multiprocessors, &why);
    INFO(issue_text(why));
    REQUIRE(status == MGPU_OK);
    launch(plan.kernel, plan.config, plan.args);
    plan.args.d = again.ptr();
    launch(plan.kernel, plan.config, plan.args);
    const std::vector<uint8_t> d = on_d.download();
    CHECK(difference(again.download(), d) == "");

    std::vector<float> fa(a.size()), fb(b.size());
    for (size_t i = 0; i < a.size(); i++)
        fa[i] = value_of(t.in, &a[i]);
    for (size_t i = 0; i < b.size(); i++)
        fb[i] = value_of(t.in, &b[i]);
    const bound most = bound_of(t.k, t.out, plan.args.split);
    size_t wrong = 0;
    for (uint32_t i = 0; i < t.m; i++)
        for (uint32_t j = 0; j < t.n; j++) {
            double sum = 0, size = 0;
            for (uint32_t x = 0; x < t.k; x++) {
                const double one = (double)fa[(size_t)i * t.k + x] * fb[(size_t)j * t.k + x];
                sum += one;
                size += std::fabs(one);
            }
            const double got = value_of(t.out, &d[((size_t)i * t.n + j) * wide]);
            const uint16_t rounded = t.out == MGPU_DTYPE_F32 ? 0 : word_of(t.out, (float)sum);
            const double want = t.out == MGPU_DTYPE_F32 ? sum : value_of(t.out, &rounded);
            wrong += whole ? got != want
                           : !(std::fabs(got - sum) <=
                               most.sums * size + most.unit * std::fabs(sum) + 1e-7);
        }
    CHECK(wrong == 0);
    return d;
}

const mgpu_dtype BF16 = MGPU_DTYPE_BF16, F16 = MGPU_DTYPE_F16, F32 = MGPU_DTYPE_F32;

} // namespace

TEST_CASE("gemm_h100_skinny: whole numbers, each kernel, edges of M, N and K")
{
    const product products[] = {
        {1, 128, 512, BF16, F32, false, 1, 0},    {1, 8, 8, F16, F16, false, 0, 0},
        {7, 300, 136, BF16, BF16, false, 2, 0},   {8, 129, 1040, F16, F32, true, 4, 0},
        {9, 260, 72, F16, BF16, false, 1, 0},     {16, 100, 600, BF16, F32, false, 8, 0},
        {17, 24, 200, BF16, F16, false, 4, 0},    {32, 257, 264, F16, F32, true, 2, 0},
        {33, 384, 328, BF16, F32, false, 4, 0},   {64, 129, 72, F16, BF16, false, 1, 4},
        {65, 256, 712, BF16, F32, true, 2, 4},    {100, 132, 392, F16, F32, false, 8, 0},
        {128, 258, 136, BF16, BF16, false, 2, 1},
    };
    int i = 0;
    for (const product &t : products)
        record(("product " + std::to_string(i++)).c_str(), multiply(t, true));
}

TEST_CASE("gemm_h100_skinny: N(0,1) within the bound, whatever the split")
{
    for (uint32_t split = 1; split <= 8; split *= 2) {
        multiply({3, 136, 2056, BF16, F32, false, split, 0}, false);
        multiply({120, 264, 712, F16, F16, true, split, 0}, false);
    }
}
