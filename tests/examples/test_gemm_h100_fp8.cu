/* tests/examples/test_gemm_h100_fp8.cu - gemm_h100_fp8: whole numbers exactly at every edge, in every kind of types,
 * scales, sums, tiles and clusters; N(0,1) bit for bit as the rule of the tensor cores has it; what fp8_plan_make()
 * refuses.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_fp8.cu"

#include "../device.h"
#include "../mma_rule.h"

#include <string>

namespace
{

const mgpu_dtype BF16 = MGPU_DTYPE_BF16, F16 = MGPU_DTYPE_F16, F32 = MGPU_DTYPE_F32,
                 E4M3 = MGPU_DTYPE_E4M3, E5M2 = MGPU_DTYPE_E5M2;
const fp8_shape BY_THE_RULE = {0, 0};
enum scales { NONE, TENSOR, ROWS };

struct product {
    uint32_t m, n, k;
    mgpu_dtype in_a, in_b, out;
    bool promoted;
    scales how;
    fp8_shape shape;
    uint32_t multiprocessors; /* few: a block has several tiles */
};

uint32_t
rounded(mgpu_dtype type, float x)
{
    return type == BF16   ? mgpu_bf16_from_f32(x)
           : type == F16  ? mgpu_f16_from_f32(x)
           : type == E4M3 ? mgpu_e4m3_from_f32(x)
           : type == E5M2 ? mgpu_e5m2_from_f32(x)
                          : mma_rule::bits_of(x);
}

/* A or B. Whole numbers of -4 to 4 have sums that are below 2^14 as long as K is below 1024: 13 bits of fraction
 * hold them. */
struct matrix {
    mgpu_dtype type;
    std::vector<uint8_t> bits;
    std::vector<double> value;

    matrix(size_t count, mgpu_dtype of, bool whole, unsigned seed)
        : type(of), bits(count), value(count)
    {
        std::mt19937 random(seed);
        std::normal_distribution<float> normal(0, 1);
        for (size_t i = 0; i < count; i++) {
            const float x = whole ? (float)(random() % 9) - 4 : normal(random);
            bits[i] = (uint8_t)rounded(of, x);
            value[i] = of == E4M3 ? mgpu_e4m3_to_f32(bits[i]) : mgpu_e5m2_to_f32(bits[i]);
        }
    }
};

/* A row of A times one of B as the tensor cores have it, 32 products after 32; promoted: 128 after 128, the rest in
 * f32. */
float
sum_of(const matrix &a, const matrix &b, size_t i, size_t j, size_t k, bool promoted)
{
    const int types[2] = {a.type == E4M3 ? mma_rule::E4M3 : mma_rule::E5M2,
                          b.type == E4M3 ? mma_rule::E4M3 : mma_rule::E5M2};
    float total = 0, part = 0;
    for (size_t at = 0; at < k; at += 32) {
        const size_t end = std::min(at + 32, k);
        const std::vector<double> x(&a.value[i * k + at], &a.value[i * k] + end),
            y(&b.value[j * k + at], &b.value[j * k] + end);
        const uint32_t bits = mma_rule::rule(types[0], types[1], false, x, y, part);
        std::memcpy(&part, &bits, 4);
        if (promoted && (end % 128 == 0 || end == k)) {
            total += part;
            part = 0;
        }
    }
    return promoted ? total : part;
}

/* One product. Whole: all of D; else each `every`th of it. Returns D. */
std::vector<uint8_t>
multiply(const product &t, bool whole, size_t every = 1)
{
    CAPTURE(t.m, t.n, t.k, mgpu_dtype_name(t.in_a), mgpu_dtype_name(t.in_b),
            mgpu_dtype_name(t.out), t.promoted, t.how, t.shape.w, t.shape.up, t.multiprocessors,
            whole);
    const size_t wide = mgpu_dtype_bytes(t.out);
    const matrix a((size_t)t.m * t.k, t.in_a, whole, t.m + t.k);
    const matrix b((size_t)t.n * t.k, t.in_b, whole, t.n + t.k + 1);
    std::mt19937 random(t.m + t.n);
    std::vector<float> sa(t.how == ROWS ? t.m : 1), sb(t.how == ROWS ? t.n : 1), sd(1, 0.125f),
        most(1, 0.0f);
    for (std::vector<float> *v : {&sa, &sb})
        for (float &x : *v) /* whole: powers of two */
            x = whole ? std::ldexp(1.0f, (int)(random() % 5) - 2)
                      : (float)(random() % 1000 + 1) / 512;
    device_buffer<uint8_t> da(a.bits), db(b.bits), d((size_t)t.m * t.n * wide);
    device_buffer<float> dsa(sa), dsb(sb), dsd(sd), amax(most);
    fp8_problem g = {};
    g.m = t.m;
    g.n = t.n;
    g.k = t.k;
    g.in_a = t.in_a;
    g.in_b = t.in_b;
    g.out = t.out;
    g.a = da.ptr();
    g.b = db.ptr();
    g.d = d.ptr();
    g.promoted = t.promoted;
    g.by_row = t.how == ROWS;
    g.scale_a = t.how != NONE ? dsa.ptr() : NULL;
    g.scale_b = t.how != NONE ? dsb.ptr() : NULL;
    g.scale_d = wide == 1 && t.how != NONE ? dsd.ptr() : NULL;
    g.amax = wide == 1 ? amax.ptr() : NULL;
    fp8_plan plan;
    mgpu_issues why;
    const mgpu_status status =
        t.shape.w == 0 ? fp8_plan_make(&plan, g, t.multiprocessors, &why)
                       : fp8_plan_make_shape(&plan, g, t.shape, t.multiprocessors, &why);
    INFO(issue_text(why));
    REQUIRE(status == MGPU_OK);
    launch(plan.kernel, plan.config, plan.args);
    const std::vector<uint8_t> got = d.download();

    size_t wrong = 0;
    float largest = 0;
    for (size_t at = 0; at < (size_t)t.m * t.n; at += every) {
        const size_t i = at / t.n, j = at % t.n;
        float want = 0;
        uint32_t word = 0, bits;
        if (whole)
            for (size_t x = 0; x < t.k; x++)
                want += (float)(a.value[i * t.k + x] * b.value[j * t.k + x]);
        else
            want = sum_of(a, b, i, j, t.k, t.promoted);
        if (t.how == TENSOR)
            want *= sa[0] * sb[0];
        if (t.how == ROWS) {
            want *= sa[i];
            want *= sb[j];
        }
        largest = std::max(largest, std::fabs(want));
        bits = rounded(t.out, g.scale_d != NULL ? want * sd[0] : want);
        std::memcpy(&word, &got[at * wide], wide);
        wrong += word != bits;
    }
    CHECK(wrong == 0);
    if (g.amax != NULL && every == 1)
        CHECK(amax.download()[0] == largest);
    return got;
}

} // namespace

TEST_CASE("gemm_h100_fp8: whole numbers, each type, width and cluster, edges of M, N and K")
{
    const product products[] = {
        {1, 8, 16, E4M3, E4M3, BF16, false, NONE, {128, 1}, 4},
        {300, 264, 144, E4M3, E5M2, F32, false, TENSOR, {128, 2}, 4}, /* two rounds */
        {260, 520, 272, E5M2, E4M3, F16, false, ROWS, {128, 1}, 4},
        {130, 376, 912, E5M2, E5M2, BF16, false, TENSOR, {192, 1}, 2},
        {513, 360, 528, E4M3, E4M3, F16, false, ROWS, {192, 2}, 2}, /* tiles behind M */
        {257, 600, 784, E4M3, E4M3, BF16, false, ROWS, {256, 2}, 4},
        {140, 768, 128, E5M2, E4M3, BF16, false, NONE, {256, 1}, 1}, /* one step, four slabs */
        {300, 520, 400, E4M3, E5M2, F32, false, ROWS, {256, 1}, 2},
        {300, 304, 272, E5M2, E5M2, F16, false, TENSOR, {256, 2}, 4},
        {300, 528, 400, E4M3, E4M3, E4M3, false, TENSOR, {256, 2}, 4},
        {200, 400, 656, E5M2, E4M3, E5M2, false, ROWS, {128, 1}, 2},
        {140, 272, 272, E5M2, E5M2, E4M3, false, NONE, {256, 1}, 1},
        {1, 8, 16, E4M3, E5M2, BF16, true, ROWS, {192, 1}, 4},
        {300, 520, 912, E4M3, E4M3, BF16, true, NONE, {192, 2}, 4},
        {260, 392, 128, E5M2, E4M3, F16, true, TENSOR, {192, 1}, 1}, /* one step, three slabs */
        {300, 424, 656, E5M2, E5M2, F32, true, ROWS, {192, 1}, 4},
        {513, 264, 400, E4M3, E5M2, BF16, true, TENSOR, {128, 2}, 2},
        {140, 400, 528, E4M3, E4M3, E5M2, true, ROWS, {128, 1}, 1},
        {300, 272, 784, E5M2, E4M3, E4M3, true, TENSOR, {128, 2}, 4},
        {200, 264, 272, E5M2, E5M2, F32, true, NONE, {128, 1}, 2},
    };
    int i = 0;
    for (const product &t : products)
        record(("product " + std::to_string(i++)).c_str(), multiply(t, true));
}

TEST_CASE("gemm_h100_fp8: all types, scales, sums, widths, clusters and edges together; a "
          "sample below intensity 2")
{
    const mgpu_dtype outs[] = {BF16, F16, F32, E4M3, E5M2};
    unsigned next = 0, other = 0;
    for (bool promoted : {false, true})
        for (uint32_t w : {128u, 192u, 256u})
            for (const mgpu_dtype out : outs)
                for (uint32_t up : {1u, 2u})
                    for (uint32_t m : {8u, 129u, 400u})
                        for (uint32_t n : {16u, 208u, 528u})
                            for (uint32_t k : {16u, 272u, 656u}) {
                                const fp8_shape shape = {w, up};
                                other++;
                                if (!(promoted && w == 256) &&
                                    !(w == 192 && mgpu_dtype_bytes(out) == 1) &&
                                    test_takes(&next, 61))
                                    multiply({m, n, k, other % 2 ? E4M3 : E5M2,
                                              other / 2 % 2 ? E4M3 : E5M2, out, promoted,
                                              (scales)(other % 3), shape, up * (1 + other % 2)},
                                             true);
                            }
}

TEST_CASE("gemm_h100_fp8: N(0,1), bit for bit")
{
    multiply({300, 520, 2064, E4M3, E4M3, F32, false, NONE, {256, 2}, 4}, false, 299);
    multiply({200, 424, 1040, E5M2, E4M3, BF16, false, ROWS, {192, 1}, 2}, false, 97);
    multiply({140, 272, 528, E4M3, E5M2, E4M3, false, TENSOR, {128, 1}, 2}, false, 37);
    multiply({300, 520, 2064, E4M3, E4M3, F32, true, NONE, {128, 2}, 4}, false, 299);
    multiply({200, 424, 1040, E5M2, E5M2, F32, true, ROWS, {192, 1}, 2}, false, 97);
    multiply({140, 272, 528, E4M3, E4M3, F16, true, TENSOR, BY_THE_RULE, 4}, false, 37);
}

/* ---- the plan ------------------------------------------------------------------------------ */

static mgpu_issues why;
static fp8_plan plan;

/* A problem for memory that nothing reads, `apart` from operand to operand. */
static fp8_problem
good(uintptr_t apart = (uintptr_t)1 << 40)
{
    const uintptr_t at = 0x700000000000;
    fp8_problem g = {};
    g.m = g.n = g.k = 512;
    g.in_a = E4M3;
    g.in_b = E5M2;
    g.out = BF16;
    g.a = (void *)at;
    g.b = (void *)(at + apart);
    g.d = (void *)(at + 2 * apart);
    return g;
}

static bool
said(int i, const char *field, const char *words)
{
    return i < why.count && std::string(why.item[i].field) == field &&
           std::string(why.item[i].text).find(words) != std::string::npos;
}

TEST_CASE("fp8_plan_make: types, sizes, scales: all that is wrong")
{
    float one;
    fp8_problem g = good();
    why.count = 99; /* of an earlier call: to be emptied */
    REQUIRE(fp8_plan_make(&plan, g, 132, &why) == MGPU_OK);
    CHECK(why.count == 0);
    CHECK(plan.config.grid.x % plan.config.cluster.x == 0);

    g.in_a = BF16;
    g.in_b = F32;
    g.by_row = true;
    g.scale_a = &one;
    g.amax = &one;
    REQUIRE(fp8_plan_make(&plan, g, 0, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(fp8_plan_make(&plan, g, 0, NULL) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 5);
    CHECK(said(0, "in", "gemm_h100_fp8: in is bf16, not e4m3 or e5m2: "));
    CHECK(said(1, "in_b", "in_b is f32, not e4m3 or e5m2: round B to one"));
    CHECK(said(2, "by_row", "by_row is set without scales, not "));
    CHECK(said(3, "out", "out is bf16, not e4m3 or e5m2, which scale_d and amax are for"));
    CHECK(said(4, "multiprocessors", "multiprocessors is 0"));

    g = good();
    g.out = MGPU_DTYPE_S32;
    g.d = NULL;
    g.m = 0;
    REQUIRE(fp8_plan_make(&plan, g, 132, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 3);
    CHECK(said(0, "m", "m is 0"));
    CHECK(said(1, "out", "out is s32"));
    CHECK(said(2, "d", "d is NULL"));

    g = good();
    g.m = 2147483647;
    g.n = 2147483632;
    g.k = 16;
    REQUIRE(fp8_plan_make(&plan, g, 132, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 1);
    CHECK(said(0, "m", "tiles, not up to 2147483647 tiles: multiply in parts"));
}

TEST_CASE("fp8_plan_make: D of 8 bits of its own, as large as it is")
{
    fp8_problem g = good(512 * 512); /* A, B and D touch */
    g.out = E4M3;
    REQUIRE(fp8_plan_make(&plan, g, 132, &why) == MGPU_OK);
    g.a = g.d; /* D, B, A */
    g.d = (char *)g.a - 2 * 512 * 512;
    REQUIRE(fp8_plan_make(&plan, g, 132, &why) == MGPU_OK);
    g.d = (char *)g.d + 16;
    REQUIRE(fp8_plan_make(&plan, g, 132, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 1);
    CHECK(said(0, "d", "gemm_h100_fp8: d is within b, not memory of its own"));
    g = good(512 * 512);
    g.out = E5M2;
    g.d = (char *)g.a - 512 * 512 + 16;
    REQUIRE(fp8_plan_make(&plan, g, 132, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said(0, "d", "d is within a"));
    g.d = NULL;
    REQUIRE(fp8_plan_make(&plan, g, 132, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 1);
    CHECK(said(0, "d", "d is NULL"));
}

TEST_CASE("fp8_plan_make_shape: shapes there are, and others")
{
    fp8_problem g = good();
    for (const fp8_shape &s :
         {fp8_shape{0, 1}, {64, 1}, {160, 1}, {320, 1}, {128, 0}, {128, 3}, {256, 4}}) {
        CAPTURE(s.w, s.up);
        REQUIRE(fp8_plan_make_shape(&plan, g, s, 132, &why) == MGPU_ERROR_INVALID_ARGUMENT);
        CHECK(why.count == 1);
        CHECK(said(0, "shape", "gemm_h100_fp8: shape is 128 x "));
    }
    REQUIRE(fp8_plan_make_shape(&plan, g, {128, 2}, 1, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said(0, "shape", "clusters of 2 on 1 multiprocessors"));
    g.promoted = true;
    CHECK(fp8_plan_make_shape(&plan, g, {256, 1}, 132, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(fp8_plan_make_shape(&plan, g, {192, 1}, 132, &why) == MGPU_OK);
    g.out = E4M3;
    CHECK(fp8_plan_make_shape(&plan, g, {192, 1}, 132, &why) == MGPU_ERROR_INVALID_ARGUMENT);
}

TEST_CASE(
    "fp8_shape_for: which tiles and clusters; a shape that there is, for any product and GPU")
{
    const struct {
        uint32_t m, n, k;
        bool promoted;
        mgpu_dtype out;
        fp8_shape shape;
    } rows[] = {
        {1024, 1024, 1024, false, BF16, {128, 1}}, /* 64 blocks, no clusters: they begin later */
        {8192, 8192, 8192, false, BF16, {256, 2}}, /* what loads least */
        {8192, 8192, 8192, true, BF16, {192, 2}},  {8192, 8192, 8192, true, E4M3, {128, 2}},
        {100, 8192, 8192, false, BF16, {128, 1}}, /* one row of tiles */
    };
    for (const auto &r : rows) {
        fp8_problem g = good();
        g.m = r.m;
        g.n = r.n;
        g.k = r.k;
        g.promoted = r.promoted;
        g.out = r.out;
        const fp8_shape s = fp8_shape_for(&g, 132);
        CAPTURE(r.m, r.n, r.k, r.promoted);
        CHECK(s.w == r.shape.w);
        CHECK(s.up == r.shape.up);
    }
    std::mt19937 random(1);
    for (const uint32_t multiprocessors : {1u, 2u, 7u, 78u, 132u})
        for (int i = 0; i < 100; i++) {
            fp8_problem g = good();
            for (uint32_t *x : {&g.m, &g.n, &g.k})
                *x = 16 << random() % 12, *x += random() % *x / 16 * 16;
            g.promoted = i % 2 != 0;
            g.out = i % 3 == 0 ? E4M3 : i % 3 == 1 ? BF16 : F32;
            CAPTURE(g.m, g.n, g.k, multiprocessors, i);
            REQUIRE(fp8_plan_make(&plan, g, multiprocessors, &why) == MGPU_OK);
            CHECK(plan.config.grid.x % plan.config.cluster.x == 0);
            CHECK(plan.config.grid.x <= multiprocessors);
        }
}

#if MGPU_EMULATE /* on a GPU the driver has a word as well */
TEST_CASE("fp8_plan_make: the issues of every map")
{
    fp8_problem g = good();
    g.k = 500;
    g.n = 511;
    g.a = (char *)g.a + 4;
    REQUIRE(fp8_plan_make(&plan, g, 132, &why) == MGPU_ERROR_INVALID_TENSOR_MAP);
    REQUIRE(why.count == 4);
    CHECK(said(0, "global", "tensor map \"A\""));
    CHECK(said(1, "strides_bytes", "tensor map \"A\""));
    CHECK(said(2, "strides_bytes", "tensor map \"B\""));
    CHECK(said(3, "strides_bytes", "tensor map \"D\""));
}
#endif
