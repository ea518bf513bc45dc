/* tests/examples/test_gemm_h100_fp8.cu - gemm_h100_fp8: whole numbers exactly at every edge, in every kind of types,
 * scales, sums, tiles and clusters; N(0,1) bit for bit as the rule of the tensor cores has it; what fp8_plan_make()
 * refuses.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_fp8.cu"

#include "../device.h"
#include "../mma_rule.h"
#include "dtypes.h"
#include "gemm_check.h"
#include "large.h"
#include "often.h"
#include "refused.h"

#include <string>

namespace
{

enum scales { NONE, TENSOR, ROWS };

struct tiles {
    uint32_t w, up; /* w is 0: by the rule */
    uint32_t h = 128, across = 1, parts = 1;
    bool swapped = false;
};

struct product {
    uint32_t m, n, k;
    mgpu_dtype in_a, in_b, out;
    bool promoted;
    scales how;
    tiles shape;
    uint32_t multiprocessors; /* few: a block has several tiles */
};

fp8_shape
shape_of(const tiles &t)
{
    return {t.h, t.w, t.up, t.across, t.parts, t.swapped};
}

/* A product's inputs. Whole numbers of -4 to 4 have sums that are below 2^14 as long as K is below 1024: 13 bits of
 * fraction hold them; their scales are powers of two. */
struct inputs {
    product t;
    source from_a, from_b;
    matrix a, b;
    std::vector<float> scale_a, scale_b;

    inputs(const product &what, bool whole)
        : t(what), from_a(t.m + t.k, whole), from_b(t.n + t.k + 1, whole),
          a(t.m, t.k, t.in_a, from_a), b(t.n, t.k, t.in_b, from_b),
          scale_a(t.how == ROWS ? t.m : 1), scale_b(t.how == ROWS ? t.n : 1)
    {
        std::mt19937 random(t.m + t.n);
        for (std::vector<float> *v : {&scale_a, &scale_b})
            for (float &x : *v)
                x = whole ? std::ldexp(1.0f, (int)(random() % 5) - 2)
                          : (float)(random() % 1000 + 1) / 512;
    }
};

const float SCALE_D = 0.125f;

/* The same on the device. */
struct on_device {
    product t;
    device_buffer<uint8_t> a, b;
    device_buffer<float> scale_a, scale_b, scale_d, amax;

    explicit on_device(const inputs &in)
        : t(in.t), a(in.a.bytes), b(in.b.bytes), scale_a(in.scale_a), scale_b(in.scale_b),
          scale_d(std::vector<float>{SCALE_D}), amax(std::vector<float>{0})
    {
    }
    fp8_plan plan(void *d) const
    {
        const bool f8 = mgpu_dtype_bytes(t.out) == 1, scaled = t.how != NONE;
        fp8_problem g = {};
        fp8_plan to;
        mgpu_issues why;
        g.m = t.m;
        g.n = t.n;
        g.k = t.k;
        g.in_a = t.in_a;
        g.in_b = t.in_b;
        g.out = t.out;
        g.a = a.ptr();
        g.b = b.ptr();
        g.d = d;
        g.promoted = t.promoted;
        g.by_row = t.how == ROWS;
        g.scale_a = scaled ? scale_a.ptr() : NULL;
        g.scale_b = scaled ? scale_b.ptr() : NULL;
        g.scale_d = f8 && scaled ? scale_d.ptr() : NULL;
        g.amax = f8 ? amax.ptr() : NULL;
        const mgpu_status status =
            t.shape.w == 0
                ? fp8_plan_make(&to, g, t.multiprocessors, &why)
                : fp8_plan_make_shape(&to, g, shape_of(t.shape), t.multiprocessors, &why);
        INFO(issue_text(why));
        REQUIRE(status == MGPU_OK);
        return to;
    }
    std::vector<uint8_t> run(void) const
    {
        device_buffer<uint8_t> d((size_t)t.m * t.n * mgpu_dtype_bytes(t.out));
        const fp8_plan p = plan(d.ptr());
        launch(p.kernel, p.config, p.args);
        return d.download();
    }
};

/* A row of A times one of B as the tensor cores have it, 32 products after 32; promoted: 128 after 128, the rest in
 * f32; parts of K, of whole 128, in f32: first that of the block which has the column. */
float
sum_of(const matrix &a, const matrix &b, size_t i, size_t j, size_t k, bool promoted,
       const tiles &shape)
{
    const int types[2] = {a.type == E4M3 ? mma_rule::E4M3 : mma_rule::E5M2,
                          b.type == E4M3 ? mma_rule::E4M3 : mma_rule::E5M2};
    const size_t steps = (k + 127) / 128, parts = shape.parts;
    std::vector<float> sums;
    for (size_t p = 0; p < parts; p++) {
        const size_t behind = std::min(steps * (p + 1) / parts * 128, k);
        float total = 0, part = 0;
        for (size_t at = steps * p / parts * 128; at < behind; at += 32) {
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
        sums.push_back(promoted ? total : part);
    }
    if (parts == 1)
        return sums[0];
    const size_t share = (shape.w / 8 + parts - 1) / parts, mine = j % shape.w / 8 / share;
    float all = sums[mine];
    for (size_t p = 0; p < parts; p++)
        if (p != mine)
            all += sums[p];
    return all;
}

/* One product. Whole: all of D; else each `every`th of it. Returns D. */
std::vector<uint8_t>
multiply(const product &t, bool whole, size_t every = 1)
{
    CAPTURE(t.m, t.n, t.k, mgpu_dtype_name(t.in_a), mgpu_dtype_name(t.in_b),
            mgpu_dtype_name(t.out), t.promoted, t.how, t.shape.h, t.shape.w, t.shape.up,
            t.shape.across, t.shape.parts, t.shape.swapped, t.multiprocessors, whole);
    const inputs in(t, whole);
    const on_device there(in);
    const std::vector<uint8_t> got = there.run();
    const size_t wide = mgpu_dtype_bytes(t.out);
    size_t wrong = 0;
    float largest = 0;
    const auto look = [&](size_t i, size_t j, double sum, double) {
        float want = (float)sum;
        uint32_t word = 0;
        if (t.how == TENSOR)
            want *= in.scale_a[0] * in.scale_b[0];
        if (t.how == ROWS)
            want *= in.scale_a[i] * in.scale_b[j];
        largest = std::max(largest, std::fabs(want));
        std::memcpy(&word, &got[(i * t.n + j) * wide], wide);
        wrong += word != word_of(t.out, wide == 1 && t.how != NONE ? want * SCALE_D : want);
    };
    if (whole)
        each_sum(in.a, in.b, false, look);
    for (size_t at = 0; !whole && at < (size_t)t.m * t.n; at += every)
        look(at / t.n, at % t.n,
             sum_of(in.a, in.b, at / t.n, at % t.n, t.k, t.promoted, t.shape), 0);
    CHECK(wrong == 0);
    if (wide == 1 && every == 1)
        CHECK(there.amax.download()[0] == largest);
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
        /* a warpgroup's own; slabs of 64 and 32 columns, of 48 */
        {300, 264, 208, E4M3, E4M3, F16, false, ROWS, {96, 2, 128, 2}, 12},
        {300, 304, 80, E4M3, E4M3, F32, false, TENSOR, {96, 1}, 3},
        {400, 520, 272, E4M3, E4M3, BF16, false, ROWS, {160, 1, 128, 2}, 4},
        {513, 376, 528, E4M3, E4M3, F16, false, TENSOR, {176, 2}, 2},
        {260, 360, 144, E4M3, E4M3, BF16, true, ROWS, {176, 1}, 2},
        {130, 456, 656, E5M2, E4M3, F32, false, ROWS, {192, 1, 128, 2}, 4},
        /* clusters of four and eight, A of one multicast too */
        {600, 304, 272, E4M3, E5M2, BF16, false, TENSOR, {128, 4}, 12},
        {200, 608, 528, E4M3, E4M3, E5M2, false, ROWS, {64, 2, 128, 4}, 24},
        {500, 136, 272, E4M3, E4M3, F32, true, ROWS, {64, 4, 128, 2}, 24},
        {300, 200, 400, E4M3, E4M3, F16, true, NONE, {96, 2, 128, 2}, 12},
        /* parts of one step and of two; eight columns: 3, 3, 2 times; a part without any */
        {200, 112, 1168, E4M3, E4M3, BF16, false, ROWS, {64, 1, 128, 1, 8}, 24},
        {260, 136, 656, E5M2, E5M2, F32, false, TENSOR, {128, 1, 128, 1, 4}, 12},
        {300, 272, 400, E4M3, E4M3, E4M3, false, TENSOR, {64, 2, 128, 1, 3}, 12},
        {200, 144, 1040, E4M3, E5M2, E5M2, true, ROWS, {128, 1, 128, 1, 7}, 24},
        {140, 200, 656, E4M3, E4M3, F16, true, ROWS, {96, 1, 128, 2, 2}, 24},
        {200, 136, 912, E4M3, E4M3, BF16, true, NONE, {64, 1, 128, 1, 5}, 24},
        /* tiles of one warpgroup; D of 8 bits in slabs of 32, 64, 96 columns */
        {150, 208, 272, E4M3, E4M3, E4M3, false, TENSOR, {32, 1, 64}, 4},
        {200, 144, 144, E4M3, E4M3, F32, false, ROWS, {32, 2, 64, 4}, 24},
        {300, 264, 400, E5M2, E4M3, F16, false, ROWS, {64, 4, 64, 2}, 24},
        {130, 208, 656, E4M3, E4M3, E5M2, true, ROWS, {96, 2, 64}, 4},
        {140, 80, 656, E5M2, E5M2, E4M3, true, TENSOR, {64, 1, 64, 2, 3}, 24},
        {100, 208, 784, E4M3, E4M3, F32, false, ROWS, {96, 1, 64, 1, 5}, 24},
        {150, 176, 272, E4M3, E4M3, E5M2, true, TENSOR, {176, 1}, 4},
        {300, 400, 272, E4M3, E4M3, E4M3, true, ROWS, {192, 1}, 4},
        /* of D^T: a slab of 32 rows, the last of none; scales change places */
        {300, 520, 144, E4M3, E4M3, BF16, false, ROWS, {160, 1, 128, 1, 1, true}, 3},
        {169, 264, 272, E4M3, E4M3, F16, false, TENSOR, {176, 2, 128, 1, 1, true}, 2},
        {257, 200, 400, E4M3, E5M2, F16, false, ROWS, {256, 2, 128, 1, 1, true}, 2},
        {70, 600, 80, E5M2, E4M3, BF16, true, ROWS, {192, 1, 128, 2, 1, true}, 4},
        {130, 200, 528, E4M3, E4M3, F16, true, ROWS, {96, 2, 64, 1, 1, true}, 4},
    };
    int i = 0;
    for (const product &t : products)
        record(("product " + std::to_string(i++)).c_str(), multiply(t, true));
}

TEST_CASE(
    "gemm_h100_fp8: all types, scales, tiles, clusters, parts of K and edges together; of "
    "those that there are a sample below intensity 2")
{
    const uint32_t clusters[][2] = {{1, 1}, {2, 1}, {1, 2}, {2, 2}, {4, 1}, {2, 4}, {4, 2}};
    unsigned next = 0, other = 0;
    for (int i = 0; i < TILES; i++)
        for (const mgpu_dtype out : {BF16, F16, F32, E4M3, E5M2})
            for (const auto &c : clusters)
                for (uint32_t parts = 1; parts <= 9; parts++) /* 9: one, swapped */
                    for (uint32_t m : edges(fp8_tiles[i].h, 1))
                        for (uint32_t n : edges(fp8_tiles[i].w, chunk(out)))
                            for (uint32_t k : {16u, 272u, 1168u}) {
                                const tiles shape = {fp8_tiles[i].w,         c[0],
                                                     fp8_tiles[i].h,         c[1],
                                                     parts == 9 ? 1 : parts, parts == 9};
                                const uint32_t blocks = c[0] * c[1] * shape.parts,
                                               multiprocessors =
                                                   blocks <= 2 ? blocks : 3 * blocks;
                                fp8_problem g = {};
                                other++;
                                g.m = m;
                                g.n = n;
                                g.k = k;
                                g.in_a = other % 2 ? E4M3 : E5M2;
                                g.in_b = other / 2 % 2 ? E4M3 : E5M2;
                                if (fp8_made[i].kernel[1] == NULL)
                                    g.in_a = g.in_b = E4M3;
                                g.out = out;
                                g.promoted = fp8_made[i].promoted;
                                if (blocks <= 8 && k * shape.parts <= 1168 * 3 &&
                                    fp8_cycles(&g, shape_of(shape), multiprocessors) > 0 &&
                                    test_takes(&next, 1297))
                                    multiply({m, n, k, g.in_a, g.in_b, out, g.promoted,
                                              (scales)(other % 3), shape, multiprocessors},
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
    multiply({140, 272, 528, E4M3, E4M3, F16, true, TENSOR, {0, 0}, 4}, false, 37);
    multiply({200, 264, 1040, E4M3, E4M3, F32, false, ROWS, {96, 2, 128, 1}, 4}, false, 97);
    multiply({140, 272, 1040, E4M3, E4M3, BF16, true, ROWS, {96, 1, 64, 2}, 4}, false, 37);
    multiply({130, 200, 2064, E4M3, E4M3, F32, false, ROWS, {64, 1, 128, 1, 5}, 24}, false, 41);
    multiply({130, 144, 2064, E4M3, E5M2, F32, true, TENSOR, {128, 1, 128, 1, 3}, 24}, false,
             41);
    multiply({140, 272, 528, E5M2, E4M3, BF16, true, ROWS, {192, 1, 128, 1, 1, true}, 2}, false,
             37);
}

/* Tiles and boxes behind N load the first rows of B again; no scale is theirs. */
TEST_CASE("gemm_h100_fp8: amax is that of D alone")
{
    for (uint32_t m = 1; m <= 8; m++) {
        multiply({m, 16, 272, E4M3, E4M3, E5M2, m % 2 != 0, ROWS, {64, 2}, 4}, false);
        multiply({m, 16, 272, E4M3, E4M3, E4M3, m % 2 == 0, ROWS, {64, 1, 64, 2}, 4}, false);
    }
}

TEST_CASE("gemm_h100_fp8: the same bits in every shape, of either kind of sums")
{
    for (bool promoted : {false, true}) {
        std::vector<uint8_t> first;
        for (const tiles &shape : std::vector<tiles>{{128, 1},
                                                     {192, 2},
                                                     {256, 2},
                                                     {128, 2, 128, 2},
                                                     {192, 1, 128, 1, 1, true},
                                                     {256, 1},
                                                     {96, 1},
                                                     {160, 2},
                                                     {176, 1, 128, 1, 1, true},
                                                     {64, 2, 64, 2},
                                                     {96, 1, 64},
                                                     {32, 2, 64, 1, 1, true}}) {
            const product t = {200, 400, 528, E4M3, E4M3, BF16, promoted, ROWS, shape, 12};
            fp8_problem g = {};
            g.in_a = g.in_b = E4M3;
            g.promoted = promoted;
            if (fp8_kernel_of(&g, shape_of(shape)) == NULL)
                continue;
            const std::vector<uint8_t> d = on_device(inputs(t, false)).run();
            CAPTURE(promoted, shape.h, shape.w, shape.up, shape.swapped);
            CHECK((first.empty() || difference(d, first) == ""));
            first = d;
        }
    }
}

TEST_CASE("gemm_h100_fp8: many launches, in a graph and in streams: the same bytes")
{
    const product products[] = {
        {300, 520, 912, E4M3, E4M3, BF16, false, ROWS, {256, 2}, 4},
        {300, 424, 656, E5M2, E4M3, F16, false, TENSOR, {192, 1}, 2},
        {300, 272, 784, E5M2, E5M2, E4M3, true, TENSOR, {128, 2}, 4},
        {260, 392, 400, E4M3, E5M2, F32, true, NONE, {192, 2}, 2},
        {200, 264, 1040, E4M3, E4M3, BF16, false, ROWS, {64, 1, 128, 2, 4}, 24},
        {140, 272, 784, E4M3, E4M3, E4M3, true, ROWS, {96, 2, 64, 1, 3}, 24},
        {300, 304, 528, E4M3, E4M3, F16, false, ROWS, {96, 2, 128, 2, 1, true}, 12},
    };
    for (const product &t : products) {
        CAPTURE(t.shape.w, t.promoted);
        const on_device there(inputs(t, false));
        there.run();
        const std::vector<float> largest = there.amax.download();
        CHECK(wrong_words_of_many((size_t)t.m * t.n * mgpu_dtype_bytes(t.out),
                                  [&](void *d) { return there.plan(d); }) == 0);
        CHECK(there.amax.download() == largest);
    }
}

#if !MGPU_EMULATE /* gigabytes */
TEST_CASE("gemm_h100_fp8: D, A or B of more than 2^31 elements, whole numbers")
{
    for (bool promoted : {false, true})
        multiplies_large(E4M3, E5M2, F16, large_sizes,
                         [&](uint32_t m, uint32_t n, uint32_t k, void *a, void *b, void *d) {
                             fp8_problem g = {};
                             fp8_plan plan;
                             g.m = m;
                             g.n = n;
                             g.k = k;
                             g.in_a = E4M3;
                             g.in_b = E5M2;
                             g.out = F16;
                             g.a = a;
                             g.b = b;
                             g.d = d;
                             g.promoted = promoted;
                             REQUIRE(fp8_plan_make(&plan, g, 132, NULL) == MGPU_OK);
                             return plan;
                         });
}
#endif

/* ---- the plan ------------------------------------------------------------------------------ */

static fp8_problem
good(uint32_t size, mgpu_dtype out)
{
    fp8_problem g = {};
    g.m = g.n = g.k = size;
    g.in_a = E4M3;
    g.in_b = E5M2;
    g.out = out;
    g.a = nowhere(0);
    g.b = nowhere(1);
    g.d = nowhere(2);
    return g;
}

static mgpu_status
make(const fp8_problem &g, uint32_t multiprocessors, mgpu_issues *why)
{
    fp8_plan plan;
    return fp8_plan_make(&plan, g, multiprocessors, why);
}

TEST_CASE("fp8_plan_make: all that it refuses, every word")
{
    static float one;
    for (const mgpu_dtype out : {BF16, F32, E4M3, E5M2}) /* D of 8 bits is as large as it is */
        refuses_as_all_do("gemm_h100_fp8", good(512, out), 512 * 512, 512 * 512,
                          512 * 512 * mgpu_dtype_bytes(out), make);
    refuses_memory_and_rows("gemm_h100_fp8", good(64, E4M3), E4M3, E4M3, make);
    refuses_memory_and_rows("gemm_h100_fp8", good(64, F32), E4M3, F32, make);
    refuses<fp8_problem>(
        good(512, BF16),
        {{[](fp8_problem *g) {
              g->in_a = BF16, g->in_b = F32, g->by_row = true, g->scale_a = &one,
              g->amax = &one;
          },
          "gemm_h100_fp8: in is bf16, not e4m3 or e5m2: round A and B to one\n"
          "gemm_h100_fp8: in_b is f32, not e4m3 or e5m2: round B to one\n"
          "gemm_h100_fp8: by_row is set without scales, not a float for each row of A and of "
          "B\n"
          "gemm_h100_fp8: out is bf16, not e4m3 or e5m2, which scale_d and amax are for\n"},
         {[](fp8_problem *g) { g->by_row = true, g->scale_b = &one; },
          "gemm_h100_fp8: by_row is set without scales, not a float for each row of A and of "
          "B\n"},
         {[](fp8_problem *g) { g->scale_d = &one; },
          "gemm_h100_fp8: out is bf16, not e4m3 or e5m2, which scale_d and amax are for\n"},
         {[](fp8_problem *g) { g->out = E5M2, g->scale_d = g->amax = &one; }, ""},
         {[](fp8_problem *g) { g->scale_a = &one; }, ""},
         {[](fp8_problem *g) {
              g->out = E4M3, g->by_row = true;
              g->scale_a = (const float *)g->d - 512;
              g->scale_b = (const float *)g->d - 511;
              g->scale_d = (const float *)(const void *)((const char *)nowhere(5) + 1);
              g->amax = (float *)g->d;
          },
          "gemm_h100_fp8: scale_b is within d, not memory of its own: blocks store D while "
          "others read it\n"
          "gemm_h100_fp8: scale_d is at 0x750000000001, not aligned to 4 bytes: pass floats\n"
          "gemm_h100_fp8: amax is within d, not memory of its own: blocks store D while others "
          "read it\n"},
         {[](fp8_problem *g) { g->out = S32, g->d = NULL; },
          "gemm_h100_fp8: out is s32, not e4m3, e5m2, bf16, f16 or f32: convert D after\n"
          "gemm_h100_fp8: d is NULL, not device memory: pass what mgpu_malloc() gave\n"},
         {[](fp8_problem *g) { g->out = E4M3, g->d = NULL; },
          "gemm_h100_fp8: d is NULL, not device memory: pass what mgpu_malloc() gave\n"},
         {[](fp8_problem *g) { g->m = 2147483647, g->n = 2147483632, g->k = 16; },
          "gemm_h100_fp8: m is D of 2147483647 x 2147483632, 187649990066176 tiles, not up to "
          "2147483647 tiles: multiply in parts\n"}},
        make);
}

TEST_CASE("fp8_plan_make_shape: shapes there are, and others")
{
    const struct {
        tiles shape;
        mgpu_dtype in_a, out;
        bool promoted, there;
        uint32_t multiprocessors;
    } rows[] = {
        {{0, 1}, E4M3, BF16, false, false, 132},
        {{208, 1}, E4M3, BF16, false, false, 132},
        {{128, 1, 64}, E4M3, BF16, false, false, 132},
        {{64, 1, 96}, E4M3, BF16, false, false, 132},
        {{128, 0}, E4M3, BF16, false, false, 132},
        {{128, 3}, E4M3, BF16, false, false, 132},
        {{128, 1, 128, 8}, E4M3, BF16, false, false, 132},
        {{128, 4, 128, 4}, E4M3, BF16, false, false, 132},
        {{128, 2}, E4M3, BF16, false, false, 1},
        {{160, 1}, E4M3, BF16, false, true, 132},
        {{160, 1}, E4M3, E4M3, false, false, 132}, /* a warpgroup's own: no D of 8 bits */
        {{192, 1}, E5M2, E4M3, false, false, 132},
        {{192, 1}, E5M2, E4M3, true, true, 132},
        {{160, 1}, E4M3, BF16, true, false, 132},
        {{256, 1}, E4M3, BF16, true, false, 132},
        {{176, 1}, E4M3, F32, true, false, 132}, /* whole 32 columns */
        {{176, 2}, E4M3, E5M2, true, true, 132},
        {{176, 4}, E4M3, BF16, true, false, 132}, /* 44 rows of B */
        {{176, 1}, E5M2, BF16, true, false, 132}, /* e4m3 * e4m3 alone */
        {{64, 1}, E4M3, BF16, false, true, 132},
        {{64, 1}, E5M2, BF16, false, false, 132},
        {{64, 1, 64}, E5M2, BF16, false, true, 132},
        {{64, 1, 128, 1, 4}, E4M3, BF16, false, true, 132},
        {{64, 1, 128, 1, 5}, E4M3, BF16, false, false, 132}, /* of four steps */
        {{64, 2, 128, 2, 4}, E4M3, BF16, false, false, 132},
        {{96, 1, 128, 1, 2}, E4M3, BF16, false, false, 132},
        {{96, 1, 128, 1, 2}, E4M3, BF16, true, true, 132},
        {{192, 1, 128, 1, 2}, E4M3, BF16, true, false, 132},
        {{128, 1, 128, 1, 1, true}, E5M2, BF16, true, true, 132},
        {{128, 1, 128, 1, 1, true}, E5M2, F32, true, false, 132},
        {{128, 1, 128, 1, 1, true}, E5M2, E4M3, true, false, 132},
        {{128, 1, 128, 1, 2, true}, E5M2, BF16, true, false, 132},
    };
    const auto plan = [](const fp8_problem &g, const fp8_shape &shape, uint32_t multiprocessors,
                         mgpu_issues *why) {
        fp8_plan made;
        return fp8_plan_make_shape(&made, g, shape, multiprocessors, why);
    };
    for (const bool promoted : {false, true}) {
        fp8_problem g = good(512, BF16);
        g.in_b = E4M3;
        g.promoted = promoted;
        refuses_stream("gemm_h100_fp8", g, {128, 64, 1, 1, 0, false}, plan);
    }
    for (const auto &r : rows) {
        fp8_problem g = good(512, r.out);
        const fp8_shape s = shape_of(r.shape);
        g.in_a = r.in_a;
        g.in_b = E4M3;
        g.promoted = r.promoted;
        if (r.there)
            CHECK(plan(g, s, r.multiprocessors, NULL) == MGPU_OK);
        else
            refuses_shapes("gemm_h100_fp8", g, {s}, plan, r.multiprocessors);
    }
}

TEST_CASE(
    "fp8_shape_for: which tiles and clusters; a shape that there is, for any product and GPU")
{
    const struct {
        uint32_t m, n, k;
        bool promoted;
        mgpu_dtype out;
        tiles shape;
    } rows[] = {
        {1024,
         1024,
         1024,
         false,
         BF16,
         {64, 1}}, /* 128 blocks, no clusters: they begin later */
        {8192, 8192, 8192, false, BF16, {256, 1}},
        {8192, 8192, 8192, true, BF16, {192, 1}},
        {8192, 8192, 8192, true, E4M3, {192, 1}},
        {100, 8192, 8192, false, BF16, {64, 1}}, /* one row of tiles */
    };
    for (const auto &r : rows) {
        fp8_problem g = good(512, r.out);
        g.m = r.m;
        g.n = r.n;
        g.k = r.k;
        g.in_b = E4M3;
        g.promoted = r.promoted;
        const fp8_shape s = fp8_shape_for(&g, 132);
        CAPTURE(r.m, r.n, r.k, r.promoted);
        CHECK(s.h == r.shape.h);
        CHECK(s.w == r.shape.w);
        CHECK(s.up == r.shape.up);
        CHECK(s.across == r.shape.across);
        CHECK(s.parts == r.shape.parts);
        CHECK(s.swapped == r.shape.swapped);
    }
    std::mt19937 random(1);
    for (const uint32_t multiprocessors : {1u, 2u, 7u, 78u, 132u})
        for (int i = 0; i < 100; i++) {
            fp8_problem g = good(512, i % 3 == 0 ? E4M3 : i % 3 == 1 ? BF16 : F32);
            fp8_plan plan;
            for (uint32_t *x : {&g.m, &g.n, &g.k})
                *x = 16 << random() % 12, *x += random() % *x / 16 * 16;
            g.promoted = i % 2 != 0;
            CAPTURE(g.m, g.n, g.k, multiprocessors, i);
            REQUIRE(fp8_plan_make(&plan, g, multiprocessors, NULL) == MGPU_OK);
            CHECK(plan.config.grid.x % plan.config.cluster.x == 0);
            CHECK((plan.args.grid.parts > 1 || plan.config.grid.x <= multiprocessors));
        }
}
