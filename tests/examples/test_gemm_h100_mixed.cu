/* tests/examples/test_gemm_h100_mixed.cu - gemm_h100_mixed: each number times each scale, rounded once; whole numbers exactly at
 * every edge, N(0,1) within the bound, the same bits each time; the pack; what mixed_plan_make() chooses and refuses.
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
    std::vector<int8_t> q;
    std::vector<uint16_t> scales;

    weights(uint32_t n_, uint32_t k_, uint32_t bits_, uint32_t group_, mgpu_dtype in,
            bool whole)
        : n(n_), k(k_), bits(bits_), group(group_), q((size_t)n_ * k_),
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
        std::vector<uint8_t> to(mixed_pack_bytes(n, k, bits), 0xdb);
        REQUIRE((bits == 4 ? mixed_pack_int4 : mixed_pack_int8)(
                    to.data(), q.data(), scales.data(), n, k, group, NULL) == MGPU_OK);
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
    uint32_t tokens, rows, split; /* 0: by the rule */
};

mixed_plan
plan_of(const product &t, const void *a, const void *b, void *d, uint32_t multiprocessors)
{
    const mixed_problem g = {t.m, t.n, t.k,    t.in,     t.out,  a,
                             b,   d,   t.bits, t.tokens, t.rows, t.split};
    mixed_plan plan;
    mgpu_issues why;
    const mgpu_status status = mixed_plan_make(&plan, g, multiprocessors, &why);
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
            t.tokens, t.rows, t.split, whole);
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
        CHECK(inputs.wrong(got, t.out, 4 * plan.args.split) == 0);
    }
    return got;
}

#if MGPU_EMULATE /* behind K, where W is filled up with zeros, A is too */
const mgpu_status quiet =
    mgpu_emu_suppress(15, "load_tile()", "K is filled up to a multiple of 128 by TMA");
#endif

} // namespace

TEST_CASE("mixed_pack_int4, mixed_pack_int8: each number and scale where the picture has it, "
          "zeros beside")
{
    for (uint32_t bits = 4; bits <= 8; bits += 4)
        for (uint32_t group = 64; group <= 192; group += 64) {
            const uint32_t n = 200, k = group == 128 ? 256 : 192;
            const uint32_t all = (k + 127) / 128 * 2, strips = 4;
            const weights w(n, k, bits, group, BF16, false);
            const std::vector<uint8_t> p = w.packed();
            const uint32_t numbers = 512 * bits, block = numbers + 128;
            uint32_t wrong = 0;
            CAPTURE(bits, group);
            REQUIRE(p.size() == (size_t)strips * all * block);
            for (uint32_t b = 0; b < strips * all; b++) {
                const uint8_t *const at = &p[(size_t)b * block];
                const uint32_t row0 = b / all * 64, col0 = b % all * 64;
                for (uint32_t i = 0; i < 64 * 64; i++) {
                    /* by thread, step of 16, register, half */
                    const uint32_t t = i / 32, step = i / 8 % 4, reg = i / 2 % 4, odd = i % 2;
                    const uint32_t row = row0 + t / 32 * 16 + t % 32 / 4 + reg % 2 * 8;
                    const uint32_t col = col0 + step * 16 + t % 4 * 2 + reg / 2 * 8 + odd;
                    const uint32_t word = bits == 4
                                              ? t * 4 + step
                                              : step / 2 * 512 + t * 4 + step % 2 * 2 + reg / 2;
                    const uint32_t bit = 16 * odd + (bits == 4 ? 4 * reg : reg % 2 * 8);
                    uint32_t v;
                    std::memcpy(&v, at + word * 4, 4);
                    v = v >> bit & (bits == 4 ? 15u : 255u);
                    const uint32_t want =
                        row < n && col < k
                            ? (uint32_t)w.q[(size_t)row * k + col] & (bits == 4 ? 15u : 255u)
                            : 0;
                    wrong += v != want;
                }
                for (uint32_t i = 0; i < 64; i++) {
                    const uint32_t row = row0 + i / 16 * 16 + i / 2 % 8 + i % 2 * 8;
                    uint16_t v;
                    std::memcpy(&v, at + numbers + i * 2, 2);
                    wrong += v != (row < n && col0 < k ? w.scale(row, col0) : 0);
                }
            }
            CHECK(wrong == 0);
        }
}

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
                                                  37 * i + i % 2 * 0x8000);
            int next = 0;
            const auto one = [&] { return next++ % (K + 1) == 0 ? 1.0f : 0.0f; };
            const matrix a(M, K, in, one);
            matrix want(N, K, in, one);
            w.round_to(&want);
            device_buffer<uint8_t> on_a(a.bytes), on_b(w.packed());
            device_buffer<float> on_d(M * N);
            const mixed_plan plan = plan_of({M, N, K, in, F32, bits, K, 0, 0, 0}, on_a.ptr(),
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
    const product products[] = {{7, 304, 512, BF16, F32, 4, 128, 0, 0, 2},
                                {64, 264, 1088, F16, F16, 8, 64, 0, 0, 4},
                                {130, 200, 256, BF16, BF16, 4, 64, 0, 0, 0}};
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
        const uint32_t at = (uint32_t)(i % MIXED_BLOCK(bits));
        const int q = third(i / MIXED_BLOCK(bits), 1);
        p[i] = (uint8_t)(at >= 512 * bits ? one >> i % 2 * 8
                         : bits == 8      ? (uint32_t)q
                                          : ((uint32_t)q & 15) * 0x11);
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
                b(mixed_pack_bytes(s.n, s.k, bits)), d((uint64_t)s.m * s.n * 2);
            const mixed_plan plan = plan_of({s.m, s.n, s.k, BF16, F16, bits, 64, 0, 0, 0},
                                            a.ptr(), b.ptr(), d.ptr(), 132);
            fill_thirds(a, BF16, 0);
            fill_blocks<<<4096, 256>>>(b.ptr(), b.size(), bits, word_of(BF16, 1));
            launch(plan.kernel, plan.config, plan.args);
            CHECK(wrong_of_large(d, F16, s.m, s.n, s.k,
                                 of_blocks{s.k, mgpu_ceil_div(s.k, 128) * 2}) == 0);
        }
}
#endif

TEST_CASE("gemm_h100_mixed: whole numbers, each kernel, edges of M and N")
{
    const product products[] = {
        {1, 128, 512, BF16, F32, 4, 128, 0, 64, 1},
        {1, 8, 64, F16, F16, 8, 64, 0, 0, 0},
        {7, 304, 192, BF16, BF16, 8, 64, 0, 128, 2},
        {8, 136, 1088, F16, F32, 4, 64, 0, 64, 3},
        {9, 264, 128, F16, BF16, 4, 64, 0, 128, 1},
        {16, 104, 1280, BF16, F32, 8, 128, 0, 64, 4},
        {16, 72, 640, BF16, F16, 4, 64, 0, 64, 8},
        {12, 72, 640, F16, F16, 8, 640, 0, 64, 1},
        {17, 24, 256, BF16, F16, 4, 128, 0, 0, 0},
        {32, 256, 320, F16, F32, 8, 64, 0, 128, 2},
        {32, 200, 384, BF16, BF16, 8, 128, 0, 64, 1},
        {20, 56, 384, F16, F32, 4, 128, 0, 64, 5},
        {33, 384, 384, BF16, F32, 4, 64, 0, 0, 4},
        {64, 136, 128, F16, BF16, 8, 64, 0, 64, 1},
        {50, 136, 256, BF16, F32, 8, 128, 0, 128, 2},
        {64, 64, 576, F16, F16, 4, 64, 0, 128, 1},
        {65, 136, 192, BF16, BF16, 8, 64, 0, 0, 0},
        {130, 128, 256, F16, F32, 4, 128, 128, 0, 0},
        {100, 200, 128, BF16, F16, 4, 64, 128, 0, 0},
        {128, 56, 320, F16, BF16, 8, 64, 128, 0, 0},
        {257, 136, 256, BF16, BF16, 8, 128, 256, 0, 0},
        {200, 72, 192, F16, F16, 8, 64, 256, 0, 0},
        {300, 264, 128, BF16, F32, 4, 64, 256, 0, 0},
        {192, 128, 384, F16, BF16, 4, 128, 256, 0, 0},
    };
    int i = 0;
    for (const product &t :
         products) { /* few multiprocessors: two warpgroups multiply, not four */
        record(("product " + std::to_string(i)).c_str(),
               multiply(t, true, i % 3 == 0 ? 1 : 132));
        i++;
    }
}

TEST_CASE("gemm_h100_mixed: all M, K, splits, types, and edges of N together; a sample below "
          "intensity 2")
{
    const mgpu_dtype outs[] = {F32, BF16, F16};
    unsigned next = 0;
    for (uint32_t m : {1u, 8u, 9u, 16u, 17u, 32u, 33u, 64u, 65u, 129u, 257u})
        for (uint32_t k : {64u, 128u, 192u, 1344u})
            for (uint32_t bits = 4; bits <= 8; bits += 4)
                for (uint32_t split = 1; split <= 8; split++)
                    for (uint32_t rows = 64; rows <= 128; rows += 64)
                        for (uint32_t n : edges(m > 64 ? 128 : rows, 8))
                            if (test_takes(&next, 383))
                                multiply({m, n, k, split % 2 == 0 ? F16 : BF16, outs[next % 3],
                                          bits, k % 128 == 0 ? 128u : 64u,
                                          m <= 64 ? 0 : 128u << split % 2, rows, split},
                                         true, (m + k / 64 + split) % 2 == 0 ? 1 : 132);
}

TEST_CASE("gemm_h100_mixed: tiles one after the other, in all slabs and stages")
{
    multiply({300, 392, 640, BF16, BF16, 4, 64, 128, 0, 0}, true, 2);
    multiply({520, 264, 384, F16, F16, 8, 128, 256, 0, 0}, true, 1);
    multiply({130, 264, 384, BF16, F32, 8, 128, 128, 0, 0}, true, 2);
}

TEST_CASE("gemm_h100_mixed: N(0,1) within the bound, and the same bits each time, whatever the "
          "split")
{
    multiply({3, 136, 1536, BF16, F32, 4, 128, 0, 0, 1}, false);
    multiply({16, 136, 1536, F16, BF16, 8, 64, 0, 0, 8}, false);
    multiply({20, 136, 768, BF16, F16, 8, 128, 0, 128, 5}, false);
    multiply({8, 136, 1152, BF16, F32, 4, 64, 0, 64, 2}, false, 1);
    multiply({60, 136, 320, F16, F32, 4, 64, 0, 0, 3}, false);
    multiply({140, 136, 320, BF16, BF16, 4, 64, 128, 0, 0}, false);
    multiply({250, 72, 512, F16, F32, 8, 128, 256, 0, 0}, false);
}

/* ---- the plan ------------------------------------------------------------------------------ */

static mixed_problem
legal(uint32_t m, uint32_t n, uint32_t k, uint32_t bits)
{
    return {m, n, k, BF16, BF16, nowhere(0), nowhere(1), nowhere(2), bits, 0, 0, 0};
}

static mgpu_status
make(const mixed_problem &g, uint32_t multiprocessors, mgpu_issues *why)
{
    mixed_plan plan;
    return mixed_plan_make(&plan, g, multiprocessors, why);
}

TEST_CASE("mixed_pack_int4, mixed_pack_int8: what they refuse, in which words")
{
    std::vector<int8_t> q(8 * 128, 7);
    const std::vector<uint16_t> scales(8 * 2, 0x3c00);
    std::vector<uint8_t> to(mixed_pack_bytes(8, 128, 8));
    const auto pack = [&](uint32_t bits, uint32_t group) {
        mgpu_issues why;
        why.count = 99; /* of an earlier call: to be emptied */
        const mgpu_status status = (bits == 4 ? mixed_pack_int4 : mixed_pack_int8)(
            to.data(), q.data(), scales.data(), 8, 128, group, &why);
        CHECK(status == (why.count == 0 ? MGPU_OK : MGPU_ERROR_INVALID_ARGUMENT));
        return said(why);
    };
    for (uint32_t group : {0u, 32u, 96u, 192u, 256u})
        CHECK(pack(4, group) == "gemm_h100_mixed: group is " + std::to_string(group) +
                                    ", not a multiple of 64 of which K is one\n");
    for (const int v : {-128, -9, -8, 7, 8, 127}) {
        q[5 * 128 + 77] = (int8_t)v;
        CHECK(pack(4, 64) == (v >= -8 && v <= 7 ? ""
                                                : "gemm_h100_mixed: q is " + std::to_string(v) +
                                                      ", not -8 to 7: round W to int4, or take "
                                                      "int8\n"));
        CHECK(pack(8, 64) == "");
    }
}

TEST_CASE("mixed_plan_make: stages hold what wgmma and the sums need, whatever is asked for")
{
    for (uint32_t m : {1u, 9u, 17u, 64u, 128u, 1000u})
        for (uint32_t k = 64; k <= 8192; k *= 2)
            for (uint32_t rows = 64; rows <= 128; rows += 64)
                for (uint32_t split = 1; split <= 8; split++)
                    for (uint32_t bits = 4; bits <= 8; bits += 4)
                        for (uint32_t n : {1000u, 28672u}) {
                            mixed_problem g = legal(m, n, k, bits);
                            g.rows = rows;
                            g.split = split;
                            CAPTURE(m, n, k, rows, split, bits);
                            mixed_plan plan;
                            REQUIRE(mixed_plan_make(&plan, g, 132, NULL) == MGPU_OK);
                            const mixed_args &p = plan.args;
                            const bool few = m <= 64;
                            uint32_t x = few ? 8 : (m + p.walk.tiles_n - 1) / p.walk.tiles_n;
                            while (few && x < m)
                                x *= 2;
                            const uint32_t steps = (p.all + p.boxes - 1) / p.boxes;
                            const uint32_t block = 512 * bits + 128;
                            CHECK(p.all % 2 == 0);
                            CHECK(p.all * 64 >= k);
                            CHECK(p.all * 64 < k + 128);
                            CHECK((few ? p.boxes % 2 == 0 : p.boxes == 1));
                            CHECK(p.stage % 1024 == 0);
                            CHECK(p.stage >= p.boxes * (p.rows / 64 * block + x * 128));
                            CHECK(p.rows == (few ? rows : 128));
                            CHECK(p.split == (!few ? 1 : split < steps ? split : steps));
                            CHECK(p.steps * p.split + p.more == steps);
                            CHECK(p.steps >= 1);
                            CHECK(p.more < p.split);
                            const uint32_t turns = p.wgs * 64 / p.rows;
                            CHECK((p.wgs == 2 || (few && p.wgs == 4)));
                            CHECK(plan.config.block.x == (few ? 32 : 128) + 128 * p.wgs);
                            CHECK(p.stages >= 2);
                            CHECK(p.stages % turns == 0);
                            CHECK(plan.config.smem_bytes ==
                                  p.stages * (p.stage + 16) + (few ? 0 : 32768));
                            CHECK(plan.config.smem_bytes <= 227 * 1024);
                            CHECK((p.wgs == 4 || !few ||
                                   2 * (plan.config.smem_bytes + 1024) <= 228 * 1024));
                            CHECK((!few || turns * x * (p.rows + 4) * 4 <= p.stages * p.stage));
                        }
}

TEST_CASE("mixed_plan_make: all that it refuses, every word")
{
    for (uint32_t bits = 4; bits <= 8; bits += 4)
        refuses_as_all_do("gemm_h100_mixed", legal(8, 72, 192, bits), 8 * 384,
                          mixed_pack_bytes(72, 192, bits), 8 * 144, make);
    refuses<mixed_problem>(
        legal(8, 64, 64, 4),
        {{[](mixed_problem *g) { g->bits = 5, g->in = F32, g->out = S32; },
          "gemm_h100_mixed: in is f32, not bf16 or f16: round A and B to one\n"
          "gemm_h100_mixed: out is s32, not bf16, f16 or f32: convert D after\n"
          "gemm_h100_mixed: bits is 5, not 4 or 8: as W was packed\n"},
         {[](mixed_problem *g) {
              g->m = 32, g->n = 68, g->k = 96, g->tokens = 16, g->rows = 96, g->split = 9;
          },
          "gemm_h100_mixed: k is 96, not a multiple of 64: fill A up with zeros\n"
          "gemm_h100_mixed: n is 68, not a multiple of 8: fill W up with rows of zeros\n"
          "gemm_h100_mixed: tokens is 16, not 8, 16, 32 or 64, for so many rows of A, 128 or "
          "256\n"
          "gemm_h100_mixed: rows is 96, not 64 or 128\n"
          "gemm_h100_mixed: split is 9, not 1 to 8: 0 takes what fits\n"},
         {[](mixed_problem *g) { g->bits = 0, g->tokens = 4; },
          "gemm_h100_mixed: bits is 0, not 4 or 8: as W was packed\n"
          "gemm_h100_mixed: tokens is 4, not 8, 16, 32 or 64, for so many rows of A, 128 or "
          "256\n"},
         {[](mixed_problem *g) { g->tokens = 24; },
          "gemm_h100_mixed: tokens is 24, not 8, 16, 32 or 64, for so many rows of A, 128 or "
          "256\n"},
         {[](mixed_problem *g) { g->tokens = 512; },
          "gemm_h100_mixed: tokens is 512, not 8, 16, 32 or 64, for so many rows of A, 128 or "
          "256\n"},
         {[](mixed_problem *g) { g->tokens = 256, g->split = 8, g->rows = 64; }, ""},
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
}
