/* tests/examples/test_gemm_h100_fp8_block.cu - gemm_h100_fp8_block: whole numbers with scales that are powers of two
 * exactly, at every edge; N(0,1) with any scales bit for bit as the rule of the tensor cores has it; what
 * block_plan_make() refuses.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_fp8_block.cu"

#include "../device.h"
#include "../mma_rule.h"

#include <string>

namespace
{

const mgpu_dtype BF16 = MGPU_DTYPE_BF16, F16 = MGPU_DTYPE_F16, F32 = MGPU_DTYPE_F32,
                 E4M3 = MGPU_DTYPE_E4M3;
const block_shape BY_THE_RULE = {0, 0};

struct product {
    uint32_t m, n, k;
    mgpu_dtype out;
    block_shape shape;
    uint32_t multiprocessors; /* few: a block has several tiles */
    uint32_t pad;             /* of rows of scales, floats */
};

uint32_t
rounded(mgpu_dtype type, float x)
{
    return type == BF16  ? mgpu_bf16_from_f32(x)
           : type == F16 ? mgpu_f16_from_f32(x)
                         : mma_rule::bits_of(x);
}

/* A or B, whole numbers of -4 to 4, or N(0,1). */
struct matrix {
    std::vector<uint8_t> bits;
    std::vector<double> value;

    matrix(size_t count, bool whole, unsigned seed) : bits(count), value(count)
    {
        std::mt19937 random(seed);
        std::normal_distribution<float> normal(0, 1);
        for (size_t i = 0; i < count; i++) {
            bits[i] = mgpu_e4m3_from_f32(whole ? (float)(random() % 9) - 4 : normal(random));
            value[i] = mgpu_e4m3_to_f32(bits[i]);
        }
    }
};

/* Scales: whole powers of two of 1/4 to 4, or numbers of 0 to 2; NaN in what pads a row. */
std::vector<float>
scales_of(size_t rows, size_t cols, size_t pad, bool whole, unsigned seed)
{
    std::mt19937 random(seed);
    std::vector<float> to(rows * (cols + pad), NAN);
    for (size_t i = 0; i < rows; i++)
        for (size_t j = 0; j < cols; j++)
            to[i * (cols + pad) + j] = whole ? std::ldexp(1.0f, (int)(random() % 5) - 2)
                                             : (float)(random() % 1000 + 1) / 512;
    return to;
}

/* One product. Whole: all of D; else each `every`th of it. Returns D. */
std::vector<uint8_t>
multiply(const product &t, bool whole, size_t every = 1)
{
    CAPTURE(t.m, t.n, t.k, mgpu_dtype_name(t.out), t.shape.w, t.shape.up, t.multiprocessors,
            t.pad, whole);
    const size_t wide = mgpu_dtype_bytes(t.out), blocks = (t.k + 127) / 128;
    const size_t pitch_a = t.m + t.pad, pitch_b = blocks + t.pad;
    const matrix a((size_t)t.m * t.k, whole, t.m + t.k);
    const matrix b((size_t)t.n * t.k, whole, t.n + t.k + 1);
    const std::vector<float> sa = scales_of(blocks, t.m, t.pad, whole, t.m);
    const std::vector<float> sb = scales_of((t.n + 127) / 128, blocks, t.pad, whole, t.n);
    device_buffer<uint8_t> da(a.bits), db(b.bits), d((size_t)t.m * t.n * wide);
    device_buffer<float> dsa(sa), dsb(sb);
    const block_problem g = {t.m,
                             t.n,
                             t.k,
                             E4M3,
                             t.out,
                             da.ptr(),
                             db.ptr(),
                             d.ptr(),
                             dsa.ptr(),
                             dsb.ptr(),
                             t.pad == 0 ? 0 : (uint32_t)pitch_a,
                             t.pad == 0 ? 0 : (uint32_t)pitch_b};
    block_plan plan;
    mgpu_issues why;
    const mgpu_status status =
        t.shape.w == 0 ? block_plan_make(&plan, g, t.multiprocessors, &why)
                       : block_plan_make_shape(&plan, g, t.shape, t.multiprocessors, &why);
    INFO(issue_text(why));
    REQUIRE(status == MGPU_OK);
    launch(plan.kernel, plan.config, plan.args);
    const std::vector<uint8_t> got = d.download();

    size_t wrong = 0;
    for (size_t at = 0; at < (size_t)t.m * t.n; at += every) {
        const size_t i = at / t.n, j = at % t.n;
        float sum = 0;
        uint32_t word = 0;
        for (size_t kb = 0; kb < blocks; kb++) {
            const size_t end = std::min((kb + 1) * 128, (size_t)t.k);
            float part = 0;
            for (size_t x = kb * 128; x < end; x += 32) {
                const size_t to = std::min(x + 32, end);
                if (whole) {
                    for (size_t y = x; y < to; y++)
                        part += (float)(a.value[i * t.k + y] * b.value[j * t.k + y]);
                    continue;
                }
                const uint32_t bits = mma_rule::rule(
                    mma_rule::E4M3, mma_rule::E4M3, false,
                    std::vector<double>(&a.value[i * t.k + x], &a.value[i * t.k] + to),
                    std::vector<double>(&b.value[j * t.k + x], &b.value[j * t.k] + to), part);
                std::memcpy(&part, &bits, 4);
            }
            sum = std::fma(part, sa[kb * pitch_a + i] * sb[j / 128 * pitch_b + kb], sum);
        }
        std::memcpy(&word, &got[at * wide], wide);
        wrong += word != rounded(t.out, sum);
    }
    CHECK(wrong == 0);
    return got;
}

} // namespace

TEST_CASE(
    "gemm_h100_fp8_block: whole numbers, each type, width and cluster, edges of M, N and K")
{
    const product products[] = {
        {1, 8, 16, BF16, {128, 1}, 4, 0},
        {300, 264, 144, F32, {128, 2}, 4, 0}, /* two rounds */
        {260, 520, 784, BF16, {128, 1}, 2, 3},
        {513, 392, 400, F16, {128, 2}, 2, 1}, /* tiles behind M */
        {1, 8, 128, F32, {192, 1}, 4, 0},
        {130, 376, 912, BF16, {192, 1}, 2, 0}, /* columns of two and three blocks of B */
        {513, 584, 528, F16, {192, 2}, 4, 2},
        {260, 400, 128, BF16, {192, 1}, 1, 0}, /* one step, three slabs */
        {300, 520, 400, F32, {192, 2}, 2, 5},
    };
    int i = 0;
    for (const product &t : products)
        record(("product " + std::to_string(i++)).c_str(), multiply(t, true));
}

TEST_CASE("gemm_h100_fp8_block: all widths, clusters, types and edges together; a sample below "
          "intensity 2")
{
    unsigned next = 0, other = 0;
    for (uint32_t w : {128u, 192u})
        for (uint32_t up : {1u, 2u})
            for (const mgpu_dtype out : {BF16, F16, F32})
                for (uint32_t m : {8u, 129u, 400u})
                    for (uint32_t n : {16u, 208u, 528u})
                        for (uint32_t k : {16u, 272u, 656u}) {
                            other++;
                            if (test_takes(&next, 43))
                                multiply(
                                    {m, n, k, out, {w, up}, up * (1 + other % 2), other % 3},
                                    true);
                        }
}

TEST_CASE("gemm_h100_fp8_block: N(0,1), bit for bit")
{
    multiply({300, 520, 1040, F32, {128, 2}, 4, 0}, false, 199);
    multiply({200, 424, 656, F32, {192, 1}, 2, 3}, false, 97);
    multiply({300, 272, 528, BF16, BY_THE_RULE, 4, 0}, false, 97);
}

/* ---- the plan ------------------------------------------------------------------------------ */

static mgpu_issues why;
static block_plan plan;

/* A problem for memory that nothing reads. */
static block_problem
good(void)
{
    const uintptr_t at = 0x700000000000, far = (uintptr_t)1 << 40;
    const block_problem g = {512,
                             512,
                             512,
                             E4M3,
                             BF16,
                             (void *)at,
                             (void *)(at + far),
                             (void *)(at + 2 * far),
                             (float *)(at + 3 * far),
                             (float *)(at + 4 * far),
                             0,
                             0};
    return g;
}

static bool
said(int i, const char *field, const char *words)
{
    return i < why.count && std::string(why.item[i].field) == field &&
           std::string(why.item[i].text).find(words) != std::string::npos;
}

TEST_CASE("block_plan_make: all that is wrong")
{
    block_problem g = good();
    why.count = 99; /* of an earlier call: to be emptied */
    REQUIRE(block_plan_make(&plan, g, 132, &why) == MGPU_OK);
    CHECK(why.count == 0);
    CHECK(plan.args.g.pitch_a == 512);
    CHECK(plan.args.g.pitch_b == 4);
    CHECK(plan.config.grid.x % plan.config.cluster.x == 0);

    g.in = MGPU_DTYPE_E5M2;
    g.out = E4M3;
    g.scale_a = NULL;
    g.scale_b = (const float *)((uintptr_t)g.scale_b + 2);
    g.pitch_a = 511;
    g.pitch_b = 3;
    REQUIRE(block_plan_make(&plan, g, 0, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(block_plan_make(&plan, g, 0, NULL) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 7);
    CHECK(said(0, "in", "gemm_h100_fp8_block: in is e5m2, not e4m3: "));
    CHECK(said(1, "out", "out is e4m3, not bf16, f16 or f32"));
    CHECK(said(2, "scale_a", "scale_a is 0, not floats"));
    CHECK(said(3, "scale_b", "not floats: K / 128"));
    CHECK(said(4, "pitch_a", "pitch_a is 511, not M or more"));
    CHECK(said(5, "pitch_b", "pitch_b is 3, not K / 128 or more"));
    CHECK(said(6, "multiprocessors", "multiprocessors is 0"));

    g = good();
    g.m = 2147483647;
    g.n = 2147483632;
    g.k = 16;
    REQUIRE(block_plan_make(&plan, g, 132, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 1);
    CHECK(said(0, "m", "tiles, not up to 2147483647 tiles: multiply in parts"));

    g = good();
    for (const block_shape &s :
         {block_shape{0, 1}, {64, 1}, {256, 1}, {160, 1}, {128, 0}, {128, 3}, {192, 4}}) {
        CAPTURE(s.w, s.up);
        REQUIRE(block_plan_make_shape(&plan, g, s, 132, &why) == MGPU_ERROR_INVALID_ARGUMENT);
        CHECK(why.count == 1);
        CHECK(said(0, "shape", "shape is 128 x "));
    }
    REQUIRE(block_plan_make_shape(&plan, g, {128, 2}, 1, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said(0, "shape", "clusters of 2 on 1 multiprocessors"));
}

TEST_CASE("block_shape_for: which tiles and clusters")
{
    const struct {
        uint32_t m, n, k;
        block_shape shape;
    } rows[] = {
        {64, 512, 512, {128, 1}},
        {8192, 8192, 8192, {192, 2}},
    };
    for (const auto &r : rows) {
        block_problem g = good();
        g.m = r.m;
        g.n = r.n;
        g.k = r.k;
        const block_shape s = block_shape_for(&g, 132);
        CAPTURE(r.m, r.n, r.k);
        CHECK(s.w == r.shape.w);
        CHECK(s.up == r.shape.up);
    }
}
