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
    uint32_t h = 128, across = 1, parts = 1;
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
    return {t.h, t.w, t.up, t.across, t.parts, false};
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
    /* A sum as the tensor cores and fma make it; parts of K, of whole 128, in f32: first that of the block which has
     * the column. */
    float sum_of(size_t i, size_t j) const
    {
        const size_t parts = t.shape.parts;
        std::vector<float> sums(parts, 0.0f);
        for (size_t p = 0, block = 0; p < parts; p++)
            for (; block < blocks * (p + 1) / parts; block++) {
                const size_t end = std::min((block + 1) * 128, (size_t)t.k);
                float part = 0;
                for (size_t x = block * 128; x < end; x += 32) {
                    const size_t to = std::min(x + 32, end);
                    const uint32_t bits = mma_rule::rule(
                        mma_rule::E4M3, mma_rule::E4M3, false,
                        std::vector<double>(&a.value[i * t.k + x], &a.value[i * t.k] + to),
                        std::vector<double>(&b.value[j * t.k + x], &b.value[j * t.k] + to),
                        part);
                    std::memcpy(&part, &bits, 4);
                }
                sums[p] = std::fma(part, of_a(i, block) * of_b(j, block), sums[p]);
            }
        if (parts == 1)
            return sums[0];
        const size_t share = (t.shape.w / 8 + parts - 1) / parts,
                     mine = j % t.shape.w / 8 / share;
        float all = sums[mine];
        for (size_t p = 0; p < parts; p++)
            if (p != mine)
                all += sums[p];
        return all;
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
    CAPTURE(t.m, t.n, t.k, mgpu_dtype_name(t.out), t.shape.h, t.shape.w, t.shape.up,
            t.shape.across, t.shape.parts, t.multiprocessors, t.pad, whole);
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
        /* edges of blocks of B at each 16, 32 and 64 columns of a tile; slabs of 48 and 32 */
        {100, 616, 784, BF16, {176, 1}, 2, 0},
        {130, 1416, 272, F16, {176, 2}, 4, 3},
        {257, 520, 272, F32, {160, 1, 128, 2}, 4, 0},
        {130, 488, 656, BF16, {160, 2}, 2, 1},
        {130, 456, 528, F16, {96, 1}, 3, 2},
        {200, 400, 656, F32, {64, 2, 128, 2}, 12, 0},
        /* clusters of four and eight, A of one multicast too */
        {600, 264, 144, BF16, {128, 4}, 12, 1},
        {200, 392, 272, F16, {96, 2, 128, 4}, 24, 0},
        {400, 200, 400, BF16, {192, 4, 128, 2}, 24, 0},
        /* parts of one step and of two; eight columns: 3, 3, 2 times; a part without any */
        {200, 112, 1168, BF16, {64, 1, 128, 1, 8}, 24, 0},
        {300, 272, 400, F32, {64, 2, 128, 1, 3}, 12, 1},
        {200, 144, 1040, F16, {128, 1, 128, 1, 7}, 24, 0},
        {140, 200, 1296, BF16, {96, 1, 128, 2, 2}, 24, 3},
        /* tiles of one warpgroup */
        {150, 208, 656, F32, {64, 1, 64}, 4, 0},
        {200, 392, 912, BF16, {128, 2, 64, 2}, 12, 1},
        {130, 208, 400, F16, {96, 2, 64, 4}, 24, 0},
        {140, 272, 784, BF16, {96, 1, 64, 2, 3}, 24, 2},
        {100, 208, 1424, F32, {64, 1, 64, 1, 5}, 24, 0},
    };
    int i = 0;
    for (const product &t : products)
        record(("product " + std::to_string(i++)).c_str(), multiply(t, true));
}

TEST_CASE("gemm_h100_fp8_block: all tiles, clusters, types, parts of K and edges together; of "
          "those that "
          "there are a sample below intensity 2")
{
    const uint32_t clusters[][2] = {{1, 1}, {2, 1}, {1, 2}, {2, 2}, {4, 1}, {2, 4}, {4, 2}};
    unsigned next = 0, other = 0;
    for (const mgpu_product_tile &tile : block_tiles)
        for (const mgpu_dtype out : {BF16, F16, F32})
            for (const auto &c : clusters)
                for (uint32_t parts = 1; parts <= 8; parts++)
                    for (uint32_t m : edges(tile.h, 1))
                        for (uint32_t n : edges(tile.w, chunk(out)))
                            for (uint32_t k : {16u, 112u, 272u, 1168u}) {
                                const tiles shape = {tile.w, c[0], tile.h, c[1], parts};
                                const uint32_t blocks = c[0] * c[1] * parts,
                                               multiprocessors =
                                                   blocks <= 2 ? blocks : 3 * blocks;
                                block_problem g = {};
                                other++;
                                g.m = m;
                                g.n = n;
                                g.k = k;
                                g.out = out;
                                if (blocks <= 8 && k * parts <= 1168 * 3 &&
                                    block_cycles(&g, shape_of(shape), multiprocessors) > 0 &&
                                    test_takes(&next, 797))
                                    multiply({m, n, k, out, shape, multiprocessors, other % 3},
                                             true);
                            }
}

TEST_CASE("gemm_h100_fp8_block: N(0,1), bit for bit")
{
    multiply({300, 520, 1040, F32, {128, 2}, 4, 0}, false, 199);
    multiply({200, 424, 656, F32, {192, 1}, 2, 3}, false, 97);
    multiply({300, 272, 528, BF16, {0, 0}, 4, 0}, false, 97);
    multiply({140, 712, 1296, F16, {176, 1}, 4, 1}, false, 97);
    multiply({140, 272, 1040, BF16, {96, 1, 64, 2}, 4, 0}, false, 37);
    multiply({130, 200, 2064, F32, {64, 1, 128, 1, 5}, 24, 0}, false, 41);
    multiply({130, 144, 2064, F32, {128, 1, 128, 1, 3}, 24, 2}, false, 41);
}

TEST_CASE("gemm_h100_fp8_block: the same bits in every shape")
{
    std::vector<uint8_t> first;
    uint32_t up = 1;
    for (const mgpu_product_tile &tile : block_tiles) {
        const tiles shape = {tile.w, up, tile.h, 3 - up};
        const inputs in({200, 400, 528, BF16, shape, 4, 0}, false);
        const std::vector<uint8_t> d = on_device(in).run();
        CAPTURE(shape.h, shape.w, shape.up);
        CHECK((first.empty() || difference(d, first) == ""));
        first = d;
        up = 3 - up;
    }
}

TEST_CASE("gemm_h100_fp8_block: many launches, in a graph and in streams: the same bytes")
{
    const product products[] = {{300, 520, 912, BF16, {128, 2}, 4, 0},
                                {260, 392, 528, F32, {192, 1}, 2, 3},
                                {513, 584, 400, F16, {192, 2}, 4, 1},
                                {200, 536, 400, BF16, {176, 1, 128, 2}, 4, 0},
                                {200, 264, 1040, F16, {64, 1, 128, 2, 4}, 24, 0},
                                {140, 272, 784, F32, {96, 2, 64, 1, 3}, 24, 2}};
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
    refuses_memory_and_rows("gemm_h100_fp8_block", good(64, F32), E4M3, F32, make);
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

TEST_CASE("block_plan_make_shape: shapes there are, and others")
{
    const struct {
        tiles shape;
        mgpu_dtype out;
        bool there, swapped;
        uint32_t multiprocessors;
    } rows[] = {
        {{0, 1}, BF16, false, false, 132},
        {{256, 1}, BF16, false, false, 132},
        {{208, 1}, BF16, false, false, 132},
        {{128, 1, 0}, BF16, false, false, 132},
        {{64, 1, 96}, BF16, false, false, 132},
        {{192, 1, 64}, BF16, false, false, 132},
        {{128, 0}, BF16, false, false, 132},
        {{128, 3}, BF16, false, false, 132},
        {{128, 1, 128, 8}, BF16, false, false, 132},
        {{128, 4, 128, 4}, BF16, false, false, 132},
        {{128, 2}, BF16, false, false, 1},
        {{192, 4}, BF16, true, false, 132},
        {{192, 2, 128, 4}, F32, true, false, 132},
        {{160, 1}, F32, true, false, 132},
        {{176, 1}, BF16, true, false, 132},
        {{176, 1}, F32, false, false, 132},  /* whole 32 columns */
        {{176, 4}, BF16, false, false, 132}, /* 44 rows of B */
        {{64, 1, 128, 1, 4}, F16, true, false, 132},
        {{64, 1, 128, 1, 5}, F16, false, false, 132}, /* of four steps */
        {{64, 2, 128, 2, 4}, F16, false, false, 132},
        {{128, 1, 64, 1, 4}, F32, true, false, 132},
        {{160, 1, 128, 1, 2}, BF16, false, false, 132},
        {{128, 1}, BF16, true, false, 132},
        {{128, 1}, BF16, false, true, 132},
    };
    refuses_stream("gemm_h100_fp8_block", good(512, F16), {128, 64, 1, 1, 0, false},
                   planned(block_plan_make_shape));
    for (const auto &r : rows) {
        block_shape s = shape_of(r.shape);
        char says[240];
        s.swapped = r.swapped;
        (void)snprintf(
            says, sizeof says,
            "gemm_h100_fp8_block: shape is %u x %u%s, clusters of %u x %u x %u on %u "
            "multiprocessors, not one that fits A, B, D, what is fused and the GPU: a plan "
            "without a shape takes one\n",
            s.h, s.w, s.swapped ? " swapped" : "", s.up, s.across, s.parts, r.multiprocessors);
        refuses<block_problem>(
            good(512, r.out), {{[](block_problem *) {}, r.there ? "" : says}},
            [&](const block_problem &g, uint32_t multiprocessors, mgpu_issues *why) {
                block_plan plan;
                return block_plan_make_shape(&plan, g, s, multiprocessors, why);
            },
            r.multiprocessors);
    }
}

TEST_CASE(
    "block_shape_for: which tiles and clusters; a shape that there is, for any product and GPU")
{
    const struct {
        uint32_t m, n, k;
        mgpu_dtype out;
        tiles shape;
    } rows[] = {
        {1024, 1024, 1024, BF16, {64, 1}}, /* 128 blocks, no clusters: they begin later */
        {4096, 4096, 4096, BF16, {128, 1}},
        {8192, 8192, 8192, BF16, {128, 2}}, /* what loads least */
        {8192, 8192, 8192, F32, {128, 2}},
        {1624, 1624, 6112, BF16, {176, 1}},  /* 130 tiles: one round */
        {64, 7168, 2048, BF16, {64, 1, 64}}, /* one row of tiles */
    };
    for (const auto &r : rows) {
        block_problem g = good(512, r.out);
        g.m = r.m;
        g.n = r.n;
        g.k = r.k;
        const block_shape s = block_shape_for(&g, 132);
        CAPTURE(r.m, r.n, r.k);
        CHECK(s.h == r.shape.h);
        CHECK(s.w == r.shape.w);
        CHECK(s.up == r.shape.up);
        CHECK(s.across == r.shape.across);
        CHECK(s.parts == r.shape.parts);
    }
    std::mt19937 random(1);
    for (const uint32_t multiprocessors : {1u, 2u, 7u, 78u, 132u})
        for (int i = 0; i < 100; i++) {
            block_problem g = good(512, i % 3 == 0 ? F16 : i % 3 == 1 ? BF16 : F32);
            block_plan plan;
            for (uint32_t *x : {&g.m, &g.n, &g.k})
                *x = 16 << random() % 12, *x += random() % *x / 16 * 16;
            CAPTURE(g.m, g.n, g.k, multiprocessors, i);
            REQUIRE(block_plan_make(&plan, g, multiprocessors, NULL) == MGPU_OK);
            CHECK(plan.config.grid.x % plan.config.cluster.x == 0);
            CHECK((plan.args.grid.parts > 1 || plan.config.grid.x <= multiprocessors));
        }
}
