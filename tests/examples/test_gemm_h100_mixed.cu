/* tests/examples/test_gemm_h100_mixed.cu - gemm_h100_mixed: each number times each scale, rounded once; whole numbers exactly at
 * every edge, N(0,1) within the bound, the same bits each time; what mixed_plan_make() chooses and refuses.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_mixed.cu"

#include "../device.h"
#include "dtypes.h"
#include "gemm_check.h"
#include "large.h"
#include "often.h"
#include "refused.h"

#include <string>

namespace
{

/* W: whole numbers of some bits, a scale for each `group` of a row. */
struct weights {
    uint32_t n, k, bits, group;
    mgpu_dtype type;
    std::vector<int8_t> q;
    std::vector<uint16_t> scales;

    weights(uint32_t n_, uint32_t k_, uint32_t bits_, uint32_t group_, mgpu_dtype in,
            bool whole)
        : n(n_), k(k_), bits(bits_), group(group_), type(in), q((size_t)n_ * k_),
          scales((size_t)n_ * (k_ / group_))
    {
        std::mt19937 random(n + 3 * k + bits + group);
        for (int8_t &x : q)
            x = (int8_t)((int)(random() % (1u << bits)) - (1 << (bits - 1)));
        for (uint16_t &x : scales)
            x = (uint16_t)word_of(in, whole ? 0.5f * (float)(1u << random() % 3)
                                            : (float)(64 + random() % 64) /
                                                  (bits == 4 ? 512 : 8192));
    }
    std::vector<uint8_t> packed() const
    {
        std::vector<uint8_t> to(mgpu_weights_bytes(bits, n, k), 0xdb);
        REQUIRE(mgpu_product_weights("test", to.data(), type, bits, q.data(), scales.data(), n,
                                     k, group, NULL) == MGPU_OK);
        return to;
    }
    uint16_t scale(uint32_t row, uint32_t col) const
    {
        return scales[(size_t)row * (k / group) + col / group];
    }
    /* In the type of A, as the kernel makes it. */
    void round_to(matrix *b) const
    {
        for (size_t i = 0; i < q.size(); i++) {
            const uint16_t s = scale((uint32_t)(i / k), (uint32_t)(i % k));
            b->set(i, (float)q[i] * value_of(b->type, &s));
        }
    }
};

struct product {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    uint32_t bits, group;
    mixed_shape shape; /* {}: by the rule */
};

std::string
shape_text(mixed_shape s)
{
    return std::to_string(s.h) + "x" + std::to_string(s.w) + "," + std::to_string(s.up) + "," +
           std::to_string(s.parts);
}

mixed_plan
plan_of(const product &t, const void *a, const void *b, void *d, uint32_t multiprocessors)
{
    const mixed_problem g = {t.m, t.n, t.k, t.in, t.out, a, b, d, t.bits};
    mixed_plan plan;
    mgpu_issues why;
    const mgpu_status status =
        t.shape.w == 0 ? mixed_plan_make(&plan, g, multiprocessors, &why)
                       : mixed_plan_make_shape(&plan, g, t.shape, multiprocessors, &why);
    INFO(issue_text(why));
    REQUIRE(status == MGPU_OK);
    return plan;
}

/* One product. Whole numbers come out exactly (rounded once, where D has 16 bits); others are within the bound, and the same
 * bits a second time. Returns D. */
std::vector<uint8_t>
multiply(const product &t, bool whole, uint32_t multiprocessors = 132)
{
    CAPTURE(t.m, t.n, t.k, mgpu_dtype_name(t.in), mgpu_dtype_name(t.out), t.bits, t.group,
            shape_text(t.shape), whole);
    const weights w(t.n, t.k, t.bits, t.group, t.in, whole);
    gemm_inputs inputs(t.m, t.n, t.k, t.in, whole);
    device_buffer<uint8_t> a(inputs.a.bytes), b(w.packed());
    std::vector<uint8_t> got;
    w.round_to(&inputs.b);
    for (int time = 0; time < (whole ? 1 : 2); time++) { /* whole: in whatever order */
        device_buffer<uint8_t> d((size_t)t.m * t.n * mgpu_dtype_bytes(t.out));
        const mixed_plan plan = plan_of(t, a.ptr(), b.ptr(), d.ptr(), multiprocessors);
        launch(plan.kernel, plan.config, plan.args);
        if (time == 1)
            CHECK(difference(d.download(), got) == "");
        got = d.download();
        CHECK(inputs.wrong(got, t.out, 4 * plan.args.grid.parts) == 0);
    }
    return got;
}

#if MGPU_EMULATE /* behind K, where W is filled up with zeros, A is too */
const mgpu_status quiet =
    mgpu_emu_suppress(15, "load()", "K is filled up to a multiple of 128 by TMA");
#endif

} // namespace

TEST_CASE("gemm_h100_mixed: each number times many scales, rounded once")
{
    enum { M = 64, N = 256, K = 64 };
    for (const mgpu_dtype in : {BF16, F16})
        for (uint32_t bits = 4; bits <= 8; bits += 4) {
            CAPTURE(mgpu_dtype_name(in), bits);
            weights w(N, K, bits, K, in, false);
            for (uint32_t i = 0; i < N * K; i++) /* all numbers in each four rows */
                w.q[i] = (int8_t)((int)(i % (1u << bits)) - (1 << (bits - 1)));
            for (uint32_t i = 0; i < N; i++) /* all bits behind the first, both signs; 0 */
                w.scales[i] = i == 5 ? 0
                                     : (uint16_t)(word_of(in, (float)(i % 7) / 16 + 0.01f) +
                                                  13 * i + i % 2 * 0x8000);
            int next = 0;
            const auto one = [&] { return next++ % (K + 1) == 0 ? 1.0f : 0.0f; };
            const matrix a(M, K, in, one);
            matrix want(N, K, in, one);
            w.round_to(&want);
            device_buffer<uint8_t> on_a(a.bytes), on_b(w.packed());
            device_buffer<float> on_d(M * N);
            const mixed_plan plan = plan_of({M, N, K, in, F32, bits, K, {}}, on_a.ptr(),
                                            on_b.ptr(), on_d.ptr(), 132);
            launch(plan.kernel, plan.config, plan.args);
            const std::vector<float> d = on_d.download();
            uint32_t wrong = 0;
            for (uint32_t i = 0; i < M; i++)
                for (uint32_t j = 0; j < N; j++)
                    wrong += d[i * N + j] != want.value[j * K + i];
            CHECK(wrong == 0);
        }
}

TEST_CASE("gemm_h100_mixed: many launches, in a graph and in streams: the same bytes")
{
    const product products[] = {{7, 304, 512, BF16, F32, 4, 128, {128, 8, 1, 1, 2, false}},
                                {64, 264, 1088, F16, F16, 8, 64, {256, 64, 1, 1, 4, false}},
                                {130, 200, 256, BF16, BF16, 4, 64, {128, 128, 2, 1, 1, false}}};
    for (const product &t : products) {
        CAPTURE(t.m);
        const weights w(t.n, t.k, t.bits, t.group, t.in, false);
        const gemm_inputs inputs(t.m, t.n, t.k, t.in, false);
        device_buffer<uint8_t> a(inputs.a.bytes), b(w.packed());
        CHECK(wrong_words_of_many((size_t)t.m * t.n * mgpu_dtype_bytes(t.out), [&](void *d) {
                  return plan_of(t, a.ptr(), b.ptr(), d, 132);
              }) == 0);
    }
}

#if !MGPU_EMULATE /* gigabytes */
/* W, packed: of a block of 64 x 64 all numbers are the same one, and all scales are 1. */
static __global__ void
fill_blocks(uint8_t *p, uint64_t count, uint32_t bits, uint32_t one)
{
    for (uint64_t i = blockIdx.x * (uint64_t)blockDim.x + threadIdx.x; i < count;
         i += (uint64_t)gridDim.x * blockDim.x) {
        const uint32_t at = (uint32_t)(i % MGPU_WEIGHTS_BLOCK_BYTES(bits));
        const int whole = third(i / MGPU_WEIGHTS_BLOCK_BYTES(bits), 1);
        const uint32_t q = (uint32_t)(whole + (bits == 4 ? 8 : 128));
        p[i] = (uint8_t)(at >= 512 * bits ? one >> i % 2 * 8 : bits == 8 ? q : q * 0x11);
    }
}

struct of_blocks {
    uint32_t k, all; /* all: blocks along K */
    __device__ int operator()(uint64_t i, uint64_t j, uint32_t x) const
    {
        return third(i * k + x, 0) * third(j / 64 * all + x / 64, 1);
    }
};

TEST_CASE("gemm_h100_mixed: D, A or W of more than 2^31 elements, whole numbers")
{
    const large_size sizes[] = {{64, 33554496, 64},  {64, 8, 33554496},   {7, 65552, 32832},
                                {32784, 65552, 128}, {65552, 144, 32832}, {144, 65552, 32832}};
    for (uint32_t bits = 4; bits <= 8; bits += 4)
        for (const large_size &s : sizes) {
            CAPTURE(bits, s.m, s.n, s.k);
            device_buffer<uint8_t> a((uint64_t)s.m * s.k * 2),
                b(mgpu_weights_bytes(bits, s.n, s.k)), d((uint64_t)s.m * s.n * 2);
            const mixed_plan plan = plan_of({s.m, s.n, s.k, BF16, F16, bits, 64, {}}, a.ptr(),
                                            b.ptr(), d.ptr(), 132);
            fill_thirds(a, BF16, 0);
            fill_blocks<<<4096, 256>>>(b.ptr(), b.size(), bits, word_of(BF16, 1));
            launch(plan.kernel, plan.config, plan.args);
            CHECK(wrong_of_large(d, F16, s.m, s.n, s.k,
                                 of_blocks{s.k, mgpu_weights_blocks(s.k)}) == 0);
        }
}
#endif

TEST_CASE("gemm_h100_mixed: whole numbers, each kernel, edges of M and N")
{
    const product products[] = {
        {1, 128, 512, BF16, F32, 4, 128, {64, 8, 1, 1, 1, false}},
        {1, 8, 64, F16, F16, 8, 64, {}},
        {7, 304, 192, BF16, BF16, 8, 64, {128, 8, 1, 1, 2, false}},
        {8, 136, 1088, F16, F32, 4, 64, {64, 8, 1, 1, 3, false}},
        {9, 264, 128, F16, BF16, 4, 64, {128, 16, 1, 1, 1, false}},
        {16, 104, 1280, BF16, F32, 8, 128, {64, 16, 1, 1, 4, false}},
        {16, 72, 640, BF16, F16, 4, 64, {256, 16, 1, 1, 5, false}},
        {12, 72, 640, F16, F16, 8, 640, {64, 16, 1, 1, 1, false}},
        {17, 24, 256, BF16, F16, 4, 128, {}},
        {32, 256, 320, F16, F32, 8, 64, {128, 32, 1, 1, 2, false}},
        {32, 200, 384, BF16, BF16, 8, 128, {64, 32, 1, 1, 1, false}},
        {20, 56, 384, F16, F32, 4, 128, {256, 32, 1, 1, 3, false}},
        {33, 384, 384, BF16, F32, 4, 64, {256, 64, 1, 1, 3, false}},
        {64, 136, 128, F16, BF16, 8, 64, {256, 64, 1, 1, 2, false}},
        {50, 136, 256, BF16, F32, 8, 128, {128, 64, 1, 1, 2, false}},
        {64, 64, 576, F16, F16, 4, 64, {256, 64, 1, 1, 1, false}},
        {65, 136, 192, BF16, BF16, 8, 64, {}},
        {130, 128, 256, F16, F32, 4, 128, {128, 128, 1, 1, 1, false}},
        {100, 200, 128, BF16, F16, 4, 64, {128, 128, 2, 1, 1, false}},
        {128, 56, 320, F16, BF16, 8, 64, {128, 128, 1, 1, 1, false}},
        {257, 136, 256, BF16, BF16, 8, 128, {128, 256, 2, 1, 1, false}},
        {200, 72, 192, F16, F16, 8, 64, {128, 256, 1, 1, 1, false}},
        {300, 264, 128, BF16, F32, 4, 64, {128, 256, 2, 1, 1, false}},
        {192, 128, 384, F16, BF16, 4, 128, {128, 256, 1, 1, 1, false}},
    };
    int i = 0;
    for (const product &t : products) {
        record(("product " + std::to_string(i)).c_str(), multiply(t, true));
        i++;
    }
}

TEST_CASE("gemm_h100_mixed: all M, K, shapes, types, and edges of N together; a sample below "
          "intensity 2")
{
    const mgpu_dtype outs[] = {F32, BF16, F16};
    unsigned next = 0;
    for (uint32_t m : {1u, 8u, 9u, 16u, 17u, 32u, 33u, 64u, 65u, 129u, 257u})
        for (uint32_t k : {64u, 128u, 192u, 1344u})
            for (uint32_t bits = 4; bits <= 8; bits += 4)
                for (const mgpu_product_tile &tile : mixed_tiles)
                    for (uint32_t parts = 1; parts <= 8; parts++)
                        for (uint32_t up = 1; up <= 2; up++)
                            for (uint32_t n : edges(tile.h, 8)) {
                                const mixed_shape s = {tile.h, tile.w, up, 1, parts, false};
                                const mixed_problem g = {m,       n,       k,       BF16, BF16,
                                                         nullptr, nullptr, nullptr, bits};
                                if (mixed_cycles(&g, s, 132) > 0 && test_takes(&next, 2003))
                                    multiply({m, n, k, next % 2 == 0 ? F16 : BF16,
                                              outs[next % 3], bits, k % 128 == 0 ? 128u : 64u,
                                              s},
                                             true);
                            }
}

TEST_CASE("gemm_h100_mixed: tiles one after the other, in all slabs and stages")
{
    multiply({300, 392, 640, BF16, BF16, 4, 64, {128, 128, 1, 1, 1, false}}, true, 2);
    multiply({520, 264, 384, F16, F16, 8, 128, {128, 256, 1, 1, 1, false}}, true, 1);
    multiply({130, 264, 384, BF16, F32, 8, 128, {128, 128, 2, 1, 1, false}}, true, 2);
    multiply({20, 392, 640, BF16, BF16, 4, 64, {128, 8, 1, 1, 1, false}}, true, 2);
}

TEST_CASE("gemm_h100_mixed: N(0,1) within the bound, and the same bits each time, whatever the "
          "split")
{
    multiply({3, 136, 1536, BF16, F32, 4, 128, {128, 8, 1, 1, 1, false}}, false);
    multiply({16, 136, 1536, F16, BF16, 8, 64, {256, 16, 1, 1, 8, false}}, false);
    multiply({20, 136, 768, BF16, F16, 8, 128, {128, 32, 1, 1, 5, false}}, false);
    multiply({8, 136, 1152, BF16, F32, 4, 64, {64, 8, 1, 1, 2, false}}, false);
    multiply({60, 136, 320, F16, F32, 4, 64, {256, 64, 1, 1, 3, false}}, false);
    multiply({140, 136, 320, BF16, BF16, 4, 64, {128, 128, 1, 1, 1, false}}, false);
    multiply({250, 72, 512, F16, F32, 8, 128, {128, 256, 1, 1, 1, false}}, false);
}

/* ---- the plan ------------------------------------------------------------------------------ */

static mixed_problem
legal(uint32_t m, uint32_t n, uint32_t k, uint32_t bits)
{
    return {m, n, k, BF16, BF16, nowhere(0), nowhere(1), nowhere(2), bits};
}

static const auto make = planned(mixed_plan_make);

TEST_CASE("mixed_plan_make_shape: stages and sums have room in every shape, others are refused")
{
    const uint32_t m = 130, n = 1000, k = 1344; /* 22 blocks along K */
    uint32_t shapes = 0;
    for (uint32_t bits = 4; bits <= 8; bits += 4)
        for (uint32_t h = 0; h <= 320; h += 32)
            for (uint32_t w : {0u, 4u, 8u, 16u, 24u, 32u, 64u, 96u, 128u, 256u, 512u})
                for (uint32_t up = 0; up <= 4; up++)
                    for (uint32_t across = 1; across <= 2; across++)
                        for (uint32_t parts = 0; parts <= 9; parts++) {
                            const mixed_shape s = {h, w, up, across, parts, false};
                            const bool few = w <= 64, tall = h == 64 || h == 128 || h == 256;
                            const uint32_t turns = few && tall ? 256 / h : 1;
                            const uint32_t own = few && bits == 4 ? 2 : 1, each = turns * own;
                            const uint32_t steps = (22 + each - 1) / each;
                            const uint32_t rows = few ? 256 : 128, at_a = few ? 18432 : 16384;
                            const bool tile = few ? tall && w >= 8 && w != 24
                                                  : h == 128 && (w == 128 || w == 256);
                            const bool fits = tile && across == 1 && up >= 1 && parts >= 1 &&
                                              up <= (few ? 1u : 2u) && parts <= 8 &&
                                              parts <= (few ? steps : 1) &&
                                              at_a + each * w * 128 <= (rows + w) * 128 &&
                                              (w != 64 || parts != 7);
                            mixed_plan plan;
                            CAPTURE(bits, shape_text(s), across);
                            REQUIRE((mixed_plan_make_shape(&plan, legal(m, n, k, bits), s, 132,
                                                           NULL) == MGPU_OK) == fits);
                            if (!fits)
                                continue;
                            const mixed_args &p = plan.args;
                            const uint32_t tiles = mgpu_ceil_div(n, h) * mgpu_ceil_div(m, w);
                            shapes++;
                            CHECK(p.blocks == 22);
                            CHECK(p.strips == h / 64);
                            CHECK(p.grid.steps == steps);
                            CHECK(h / 64 * each * (512 * bits + 128) <= at_a);
                            CHECK(plan.config.block.x == (few ? 640 : 384));
                            CHECK(plan.config.cluster.x == up * parts);
                            CHECK(plan.config.smem_bytes <= 227 * 1024);
                            if (few) { /* a block each; sums, and those that come */
                                CHECK(plan.config.grid.x == tiles * parts);
                                const uint32_t slots = parts * mgpu_ceil_div(w / 8, parts);
                                CHECK((w / 8 + slots) * 8192 <= plan.config.smem_bytes - 32768);
                            }
                        }
    CHECK(shapes > 100);
}

TEST_CASE("mixed_shape_for: few tokens take tiles of few, many of many")
{
    for (uint32_t bits = 4; bits <= 8; bits += 4)
        for (const mgpu_dtype in : {BF16, F16})
            for (uint32_t n : {1024u, 8192u, 28672u})
                for (uint32_t k : {2048u, 8192u}) {
                    mixed_problem g = legal(8192, n, k, bits);
                    g.in = in;
                    CHECK(mixed_shape_for(&g, 132).w == 256);
                    for (g.m = 1; g.m <= 64; g.m++) {
                        const mixed_shape s = mixed_shape_for(&g, 132);
                        CAPTURE(g.m, n, k, bits, shape_text(s));
                        CHECK(s.w <= 64);
                        CHECK((s.w == 8 || s.w < 2 * g.m));
                    }
                }
}

TEST_CASE("mixed_plan_make: all that it refuses, every word")
{
    for (uint32_t bits = 4; bits <= 8; bits += 4)
        refuses_as_all_do("gemm_h100_mixed", legal(8, 72, 192, bits), 8 * 384,
                          mgpu_weights_bytes(bits, 72, 192), 8 * 144, make);
    refuses<mixed_problem>(
        legal(8, 64, 64, 4),
        {{[](mixed_problem *g) { g->bits = 5, g->in = F32, g->out = S32; },
          "gemm_h100_mixed: in is f32, not bf16 or f16: round A and B to one\n"
          "gemm_h100_mixed: out is s32, not bf16, f16 or f32: convert D after\n"
          "gemm_h100_mixed: bits is 5, not 4 or 8: as W was packed\n"},
         {[](mixed_problem *g) { g->n = 68, g->k = 96; },
          "gemm_h100_mixed: k is 96, not a multiple of 64: fill A up with zeros\n"
          "gemm_h100_mixed: n is 68, not a multiple of 8: fill W up with rows of zeros\n"},
         {[](mixed_problem *g) { g->bits = 0; },
          "gemm_h100_mixed: bits is 0, not 4 or 8: as W was packed\n"},
         {[](mixed_problem *g) { g->d = moved(g->d, 8); },
          "gemm_h100_mixed: d is 125344325566472, not a multiple of 16: begin it where "
          "mgpu_malloc() does\n"},
         {[](mixed_problem *g) { g->b = moved(g->b, 8); },
          "gemm_h100_mixed: b is 124244813938696, not a multiple of 16: begin it where "
          "mgpu_malloc() does\n"},
         {[](mixed_problem *g) { g->m = g->n = 1u << 30, g->d = nowhere(99); },
          "gemm_h100_mixed: m is D of 1073741824 x 1073741824, 35184372088832 tiles, not up to "
          "2147483647 tiles: multiply in parts\n"},
         {[](mixed_problem *g) { g->a = moved(g->a, 8); },
          crooked('A', moved(nowhere(0), 8), 8)}},
        make);
    mixed_plan plan;
    mgpu_issues why;
    CHECK(mixed_plan_make_shape(&plan, legal(8, 64, 64, 4), {64, 32, 1, 1, 1, false}, 132,
                                &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(said(why) == "gemm_h100_mixed: shape is 64 x 32, clusters of 1 x 1 x 1 on 132 "
                       "multiprocessors, not one that fits A, B, D, what is fused and the GPU: "
                       "a plan without a shape takes one\n");
}
