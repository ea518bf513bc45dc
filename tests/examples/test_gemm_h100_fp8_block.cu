/* tests/examples/test_gemm_h100_fp8_block.cu - gemm_h100_fp8_block: whole numbers with scales that are powers of two
 * exactly, at every edge; N(0,1) with any scales bit for bit as the rule of the tensor cores has it; what
 * block_plan_make() refuses.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_fp8_block.cu"

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

struct tiles {
    uint32_t w, up; /* w is 0: by the rule */
};

struct product {
    uint32_t m, n, k;
    mgpu_dtype out;
    tiles shape;
    uint32_t multiprocessors; /* few: a block has several tiles */
    uint32_t pad;             /* of rows of scales, floats */
};

block_shape
shape_of(const tiles &t)
{
    return {t.w, t.up};
}

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

/* A product's inputs: whole numbers of -4 to 4, or N(0,1). */
struct inputs {
    product t;
    uint32_t blocks, pitch_a, pitch_b;
    source from_a, from_b;
    matrix a, b;
    std::vector<float> scale_a, scale_b;

    inputs(const product &what, bool whole)
        : t(what), blocks((t.k + 127) / 128), pitch_a(t.m + t.pad), pitch_b(blocks + t.pad),
          from_a(t.m + t.k, whole), from_b(t.n + t.k + 1, whole), a(t.m, t.k, E4M3, from_a),
          b(t.n, t.k, E4M3, from_b), scale_a(scales_of(blocks, t.m, t.pad, whole, t.m)),
          scale_b(scales_of((t.n + 127) / 128, blocks, t.pad, whole, t.n))
    {
    }
    float of_a(size_t row, size_t block) const
    {
        return scale_a[block * pitch_a + row];
    }
    float of_b(size_t row, size_t block) const
    {
        return scale_b[row / 128 * pitch_b + block];
    }
    /* A sum as the tensor cores and fma make it. */
    float sum_of(size_t i, size_t j) const
    {
        float sum = 0;
        for (size_t block = 0; block < blocks; block++) {
            const size_t end = std::min((block + 1) * 128, (size_t)t.k);
            float part = 0;
            for (size_t x = block * 128; x < end; x += 32) {
                const size_t to = std::min(x + 32, end);
                const uint32_t bits = mma_rule::rule(
                    mma_rule::E4M3, mma_rule::E4M3, false,
                    std::vector<double>(&a.value[i * t.k + x], &a.value[i * t.k] + to),
                    std::vector<double>(&b.value[j * t.k + x], &b.value[j * t.k] + to), part);
                std::memcpy(&part, &bits, 4);
            }
            sum = std::fma(part, of_a(i, block) * of_b(j, block), sum);
        }
        return sum;
    }
};

/* The same on the device. */
struct on_device {
    product t;
    uint32_t pitch_a, pitch_b;
    device_buffer<uint8_t> a, b;
    device_buffer<float> scale_a, scale_b;

    explicit on_device(const inputs &in)
        : t(in.t), pitch_a(t.pad == 0 ? 0 : in.pitch_a), pitch_b(t.pad == 0 ? 0 : in.pitch_b),
          a(in.a.bytes), b(in.b.bytes), scale_a(in.scale_a), scale_b(in.scale_b)
    {
    }
    block_plan plan(void *d) const
    {
        const block_problem g = {t.m,     t.n, t.k,           E4M3,          t.out,   a.ptr(),
                                 b.ptr(), d,   scale_a.ptr(), scale_b.ptr(), pitch_a, pitch_b};
        block_plan to;
        mgpu_issues why;
        const mgpu_status status =
            t.shape.w == 0
                ? block_plan_make(&to, g, t.multiprocessors, &why)
                : block_plan_make_shape(&to, g, shape_of(t.shape), t.multiprocessors, &why);
        INFO(issue_text(why));
        REQUIRE(status == MGPU_OK);
        return to;
    }
    std::vector<uint8_t> run(void) const
    {
        device_buffer<uint8_t> d((size_t)t.m * t.n * mgpu_dtype_bytes(t.out));
        const block_plan p = plan(d.ptr());
        launch(p.kernel, p.config, p.args);
        return d.download();
    }
};

/* One product. Whole: all of D; else each `every`th of it. Returns D. */
std::vector<uint8_t>
multiply(const product &t, bool whole, size_t every = 1)
{
    CAPTURE(t.m, t.n, t.k, mgpu_dtype_name(t.out), t.shape.w, t.shape.up, t.multiprocessors,
            t.pad, whole);
    inputs in(t, whole);
    const std::vector<uint8_t> got = on_device(in).run();
    const size_t wide = mgpu_dtype_bytes(t.out);
    size_t wrong = 0;
    const auto look = [&](size_t i, size_t j, double sum, double) {
        uint32_t word = 0;
        std::memcpy(&word, &got[(i * t.n + j) * wide], wide);
        wrong += word != word_of(t.out, (float)sum);
    };
    for (size_t at = 0; !whole && at < (size_t)t.m * t.n; at += every)
        look(at / t.n, at % t.n, in.sum_of(at / t.n, at % t.n), 0);
    for (size_t at = 0; whole && at < in.a.value.size(); at++) /* exact, where they are */
        in.a.value[at] *= in.of_a(at / t.k, at % t.k / 128);
    for (size_t at = 0; whole && at < in.b.value.size(); at++)
        in.b.value[at] *= in.of_b(at / t.k, at % t.k / 128);
    if (whole)
        each_sum(in.a, in.b, false, look);
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

TEST_CASE(
    "gemm_h100_fp8_block: all tiles, clusters, types, and edges of tiles together; a sample "
    "below intensity 2")
{
    unsigned next = 0, other = 0;
    for (uint32_t w : {128u, 192u})
        for (uint32_t up : {1u, 2u})
            for (const mgpu_dtype out : {BF16, F16, F32})
                for (uint32_t m : edges(128, 1))
                    for (uint32_t n : edges(w, chunk(out)))
                        for (uint32_t k : {16u, 112u, 144u, 272u, 656u}) {
                            other++;
                            if (test_takes(&next, 79))
                                multiply(
                                    {m, n, k, out, {w, up}, up * (1 + other % 2), other % 3},
                                    true);
                        }
}

TEST_CASE("gemm_h100_fp8_block: N(0,1), bit for bit")
{
    multiply({300, 520, 1040, F32, {128, 2}, 4, 0}, false, 199);
    multiply({200, 424, 656, F32, {192, 1}, 2, 3}, false, 97);
    multiply({300, 272, 528, BF16, {0, 0}, 4, 0}, false, 97);
}

TEST_CASE("gemm_h100_fp8_block: the same bits in every shape")
{
    std::vector<uint8_t> first;
    for (const tiles &shape : std::vector<tiles>{{128, 1}, {192, 2}, {128, 2}, {192, 1}}) {
        const inputs in({200, 400, 528, F32, shape, 4, 0}, false);
        const std::vector<uint8_t> d = on_device(in).run();
        CAPTURE(shape.w, shape.up);
        CHECK((first.empty() || difference(d, first) == ""));
        first = d;
    }
}

TEST_CASE("gemm_h100_fp8_block: many launches, in a graph and in streams: the same bytes")
{
    const product products[] = {{300, 520, 912, BF16, {128, 2}, 4, 0},
                                {260, 392, 528, F32, {192, 1}, 2, 3},
                                {513, 584, 400, F16, {192, 2}, 4, 1}};
    for (const product &t : products) {
        CAPTURE(t.shape.w, t.shape.up);
        const on_device there(inputs(t, false));
        CHECK(wrong_words_of_many((size_t)t.m * t.n * mgpu_dtype_bytes(t.out),
                                  [&](void *d) { return there.plan(d); }) == 0);
    }
}

#if !MGPU_EMULATE /* gigabytes */
TEST_CASE("gemm_h100_fp8_block: D, A or B of more than 2^31 elements, whole numbers")
{
    for (const large_size &s : large_sizes) {
        const size_t blocks = (s.k + 127) / 128;
        device_buffer<float> scale_a(std::vector<float>(blocks * s.m, 1)),
            scale_b(std::vector<float>(blocks * ((s.n + 127) / 128), 1));
        multiplies_large(E4M3, E4M3, F16, {s},
                         [&](uint32_t m, uint32_t n, uint32_t k, void *a, void *b, void *d) {
                             block_plan plan;
                             REQUIRE(block_plan_make(&plan,
                                                     {m, n, k, E4M3, F16, a, b, d,
                                                      scale_a.ptr(), scale_b.ptr(), 0, 0},
                                                     132, NULL) == MGPU_OK);
                             return plan;
                         });
    }
}
#endif

/* ---- the plan ------------------------------------------------------------------------------ */

static block_problem
good(uint32_t size, mgpu_dtype out)
{
    return {size,
            size,
            size,
            E4M3,
            out,
            nowhere(0),
            nowhere(1),
            nowhere(2),
            (float *)nowhere(3),
            (float *)nowhere(4),
            0,
            0};
}

static mgpu_status
make(const block_problem &g, uint32_t multiprocessors, mgpu_issues *why)
{
    block_plan plan;
    return block_plan_make(&plan, g, multiprocessors, why);
}

TEST_CASE("block_plan_make: all that it refuses, every word")
{
    refuses_as_all_do("gemm_h100_fp8_block", good(512, BF16), 512 * 512, 512 * 512, 512 * 1024,
                      make);
    refuses_as_maps_do(good(64, F32), E4M3, E4M3, F32, make);
    refuses<block_problem>(
        good(512, BF16),
        {{[](block_problem *g) {
              g->in = E5M2, g->out = E4M3, g->pitch_a = 511, g->pitch_b = 3;
          },
          "gemm_h100_fp8_block: in is e5m2, not e4m3: round A and B to one\n"
          "gemm_h100_fp8_block: out is e4m3, not bf16, f16 or f32: convert D after\n"
          "gemm_h100_fp8_block: pitch_a is 511, not M or more: a row has a float for each row "
          "of A\n"
          "gemm_h100_fp8_block: pitch_b is 3, not K / 128 or more: a row has a float for each "
          "of them\n"},
         {[](block_problem *g) { g->scale_a = g->scale_b = NULL; },
          "gemm_h100_fp8_block: scale_a is 0, not floats: M for each 128 of K\n"
          "gemm_h100_fp8_block: scale_b is 0, not floats: K / 128 for each 128 of N\n"},
         {[](block_problem *g) {
              g->scale_a = (float *)moved(g->scale_a, 2),
              g->scale_b = (float *)moved(g->scale_b, 1);
          },
          "gemm_h100_fp8_block: scale_a is 126443837194242, not floats: M for each 128 of K\n"
          "gemm_h100_fp8_block: scale_b is 127543348822017, not floats: K / 128 for each 128 "
          "of N\n"},
         {[](block_problem *g) {
              g->scale_a = (float *)moved(g->scale_a, 4),
              g->scale_b = (float *)moved(g->scale_b, 8);
          },
          ""},
         {[](block_problem *g) { g->pitch_a = 512, g->pitch_b = 4; }, ""},
         {[](block_problem *g) { g->d = moved(g->scale_a, 4 * 4 * 512 - 16); },
          "gemm_h100_fp8_block: d is within scale_a, not memory of its own: blocks store D "
          "while others load\n"},
         {[](block_problem *g) { g->d = moved(g->scale_a, 4 * 4 * 512); }, ""},
         {[](block_problem *g) { g->pitch_a = 1024, g->d = moved(g->scale_a, 4 * 4 * 512); },
          "gemm_h100_fp8_block: d is within scale_a, not memory of its own: blocks store D "
          "while others load\n"},
         {[](block_problem *g) { g->d = moved(g->scale_b, 16 - 512 * 1024); },
          "gemm_h100_fp8_block: d is within scale_b, not memory of its own: blocks store D "
          "while others load\n"},
         {[](block_problem *g) { g->d = moved(g->scale_b, -512 * 1024); }, ""},
         {[](block_problem *g) {
              g->m = 2147483647, g->n = 2147483632, g->k = 16, g->d = nowhere(99);
          },
          "gemm_h100_fp8_block: m is D of 2147483647 x 2147483632, 187649990066176 tiles, not "
          "up to 2147483647 tiles: multiply in parts\n"}},
        make);
}

TEST_CASE("block_plan_make_shape: all shapes that there are not")
{
    const struct {
        tiles shape;
        uint32_t multiprocessors;
    } rows[] = {{{0, 1}, 132},   {{64, 1}, 132},  {{256, 1}, 132}, {{160, 1}, 132},
                {{128, 0}, 132}, {{128, 3}, 132}, {{192, 4}, 132}, {{128, 2}, 1}};
    for (const auto &r : rows)
        refuses<block_problem>(
            good(512, F16),
            {{[](block_problem *) {},
              "gemm_h100_fp8_block: shape is 128 x " + std::to_string(r.shape.w) +
                  ", clusters of " + std::to_string(r.shape.up) + " on " +
                  std::to_string(r.multiprocessors) +
                  " multiprocessors, not one that fits the GPU: take block_shape_for()'s\n"}},
            [&](const block_problem &g, uint32_t multiprocessors, mgpu_issues *why) {
                block_plan plan;
                return block_plan_make_shape(&plan, g, shape_of(r.shape), multiprocessors, why);
            },
            r.multiprocessors);
}

TEST_CASE("block_shape_for: which tiles and clusters")
{
    const struct {
        uint32_t m, n, k;
        tiles shape;
    } rows[] = {
        {64, 512, 512, {128, 1}},
        {8192, 8192, 8192, {192, 2}},
    };
    for (const auto &r : rows) {
        block_problem g = good(512, BF16);
        g.m = r.m;
        g.n = r.n;
        g.k = r.k;
        const block_shape s = block_shape_for(&g, 132);
        CAPTURE(r.m, r.n, r.k);
        CHECK(s.w == r.shape.w);
        CHECK(s.up == r.shape.up);
    }
}
