/* tests/examples/test_gemm_h100_skinny.cu - gemm_h100_skinny: whole numbers exactly at every edge, N(0,1) within the bound,
 * the same bits each time; what skinny_plan_make() chooses and refuses.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_skinny.cu"

#include "../device.h"
#include "dtypes.h"
#include "gemm_check.h"
#include "large.h"
#include "often.h"
#include "refused.h"

#include <string.h>
#include <string>

namespace
{

struct product {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    bool pdl;
    uint32_t split, rows, blocks; /* 0: by the rule */
};

/* One product. Whole numbers come out exactly (rounded once, where D has 16 bits); others are within the bound, and the same
 * bits a second time. Returns D. */
std::vector<uint8_t>
multiply(const product &t, bool whole, uint32_t multiprocessors = 132)
{
    CAPTURE(t.m, t.n, t.k, mgpu_dtype_name(t.in), mgpu_dtype_name(t.out), t.split, t.rows,
            t.blocks, t.pdl, whole);
    const gemm_inputs inputs(t.m, t.n, t.k, t.in, whole);
    const size_t bytes = (size_t)t.m * t.n * mgpu_dtype_bytes(t.out);
    device_buffer<uint8_t> on_a(inputs.a.bytes), on_b(inputs.b.bytes), on_d(bytes),
        again(bytes);
    skinny_problem g = {t.m,        t.n,        t.k,   t.in,    t.out,  on_a.ptr(),
                        on_b.ptr(), on_d.ptr(), t.pdl, t.split, t.rows, t.blocks};
    skinny_plan plan;
    mgpu_issues why;
    const mgpu_status status = skinny_plan_make(&plan, g, multiprocessors, &why);
    INFO(issue_text(why));
    REQUIRE(status == MGPU_OK);
    launch(plan.kernel, plan.config, plan.args);
    const std::vector<uint8_t> d = on_d.download();
    if (!whole) { /* in whatever order whole numbers are added */
        plan.args.to.d = again.ptr();
        launch(plan.kernel, plan.config, plan.args);
        CHECK(difference(again.download(), d) == "");
    }
    CHECK(inputs.wrong(d, t.out, 2 * plan.args.to.parts) == 0);
    return d;
}

} // namespace

TEST_CASE("gemm_h100_skinny: many launches, in a graph and in streams: the same bytes")
{
    const product products[] = {{7, 304, 520, BF16, F32, false, 2, 0, 0},
                                {64, 264, 1032, F16, F16, false, 4, 0, 0}};
    for (const product &t : products) {
        CAPTURE(t.m);
        const gemm_inputs inputs(t.m, t.n, t.k, t.in, false);
        device_buffer<uint8_t> a(inputs.a.bytes), b(inputs.b.bytes);
        CHECK(wrong_words_of_many((size_t)t.m * t.n * mgpu_dtype_bytes(t.out), [&](void *d) {
                  const skinny_problem g = {t.m,     t.n, t.k,   t.in,    t.out,  a.ptr(),
                                            b.ptr(), d,   t.pdl, t.split, t.rows, t.blocks};
                  skinny_plan plan;
                  REQUIRE(skinny_plan_make(&plan, g, 132, NULL) == MGPU_OK);
                  return plan;
              }) == 0);
    }
}

TEST_CASE("gemm_h100_skinny: whole numbers, each kernel, edges of M, N and K")
{
    const product products[] = {
        {1, 128, 512, BF16, F32, false, 1, 0, 0},
        {1, 8, 8, F16, F16, false, 0, 0, 0},
        {7, 300, 136, BF16, BF16, false, 2, 56, 1},
        {8, 129, 1040, F16, F32, true, 2, 32, 0},
        {9, 260, 72, F16, BF16, false, 1, 112, 0},
        {16, 100, 1200, BF16, F32, false, 3, 40, 2},
        {17, 24, 200, BF16, F16, false, 4, 0, 0},
        {32, 257, 264, F16, F32, true, 2, 88, 0},
        {33, 384, 328, BF16, F32, false, 4, 0, 0},
        {64, 129, 72, F16, BF16, false, 1, 64, 0},
        {65, 256, 712, BF16, F32, true, 2, 128, 0},
        {100, 132, 392, F16, F32, false, 4, 24, 1},
        {128, 258, 136, BF16, BF16, false, 2, 72, 1},
    };
    int i = 0;
    for (const product &t : products)
        record(("product " + std::to_string(i++)).c_str(), multiply(t, true));
}

TEST_CASE(
    "gemm_h100_skinny: all M, splits, types, and edges of N and K together; a sample below "
    "intensity 2")
{
    const mgpu_dtype outs[] = {F32, BF16, F16};
    unsigned next = 0;
    for (uint32_t m : {1u, 7u, 8u, 9u, 15u, 17u, 31u, 33u, 63u, 64u, 65u, 127u, 128u})
        for (uint32_t k : {8u, 56u, 72u, 128u, 520u, 1352u})
            for (uint32_t split = 1; split <= 8; split++)
                for (uint32_t edge = 0; edge < 4; edge++) {
                    const uint32_t rows =
                        (m + k + 5 * split + edge) % 17 * 8; /* 0: by the rule */
                    const uint32_t n = edges(rows == 0 ? 128 : rows, 1)[edge];
                    if (test_takes(&next, 227))
                        multiply({m, n, k, split % 2 == 0 ? F16 : BF16, outs[next % 3],
                                  edge == 1, split, rows, (m + split) % 3},
                                 true);
                }
}

TEST_CASE("gemm_h100_skinny: each number of rows, behind which wgmma finds other boxes, to the "
          "end of the ring")
{
    unsigned next = 0;
    for (uint32_t x = 8; x <= 128; x *= 2)
        for (uint32_t rows = 8; rows <= 128; rows += 8)
            if (test_takes(&next, 7))
                multiply({x, rows + 5 + rows % 16 / 8, 4000, BF16, rows % 32 < 16 ? F16 : F32,
                          false, 1, rows, 2},
                         true);
}

TEST_CASE(
    "gemm_h100_skinny: D of 16 bits, out of registers, is that of f32, out of shared memory, "
    "rounded")
{
    unsigned next = 0;
    for (uint32_t x = 8; x <= 128; x *= 2)
        for (uint32_t rows : {40u, 64u, 120u}) {
            if (!test_takes(&next, 2))
                continue;
            product t = {x - 3, 2 * rows + 6, 328, next % 4 < 2 ? F16 : BF16, F32, false,
                         1,     rows,         0};
            const std::vector<uint8_t> wide = multiply(t, false);
            std::vector<uint16_t> rounded(wide.size() / 4), d(wide.size() / 4);
            t.out = next % 8 < 4 ? BF16 : F16;
            const std::vector<uint8_t> narrow = multiply(t, false);
            REQUIRE(narrow.size() == 2 * d.size());
            memcpy(d.data(), narrow.data(), narrow.size());
            for (size_t i = 0; i < d.size(); i++) {
                float sum;
                memcpy(&sum, &wide[4 * i], 4);
                rounded[i] = t.out == BF16 ? mgpu_bf16_from_f32(sum) : mgpu_f16_from_f32(sum);
            }
            CHECK(difference(d, rounded) == "");
        }
}

TEST_CASE("gemm_h100_skinny: N(0,1) within the bound, and the same bits each time, whatever "
          "the split")
{
    multiply({3, 136, 1544, BF16, F32, false, 1, 0, 0}, false);
    multiply({16, 136, 1552, F16, BF16, false, 8, 0, 0}, false);
    multiply({20, 136, 776, BF16, F16, false, 5, 128, 2}, false);
    multiply({120, 136, 328, F16, F32, true, 3, 0, 0}, false);
}

TEST_CASE("gemm_h100_skinny: D is A of the next product, with programmatic launches")
{
    enum { M = 20, N = 264, K = 264, TIMES = 3 };
    std::vector<uint16_t> a(M * K), b(N * K);
    for (int i = 0; i < M * K; i++)
        a[i] = mgpu_bf16_from_f32((float)(i * 7 % 5) - 2);
    for (int i = 0; i < N * K; i++) /* each row of B is an element of A, times 1 or 2 */
        b[i] = mgpu_bf16_from_f32(i / K * 5 % N == i % K ? (float)(1 + i / K % 2) : 0);
    device_buffer<uint16_t> one(a), on_b(b), two(M * N);
    skinny_problem g = {M, N, K, BF16, BF16, NULL, on_b.ptr(), NULL, true, 2, 0, 0};
    for (int time = 0; time < TIMES; time++) {
        skinny_plan plan;
        g.a = time % 2 == 0 ? one.ptr() : two.ptr();
        g.d = time % 2 == 0 ? two.ptr() : one.ptr();
        REQUIRE(skinny_plan_make(&plan, g, 132, NULL) == MGPU_OK);
        CHECK(plan.config.programmatic);
        mgpu_issues why;
        const mgpu_status status = mgpu_launch(plan.kernel, plan.config, &plan.args, &why);
        INFO(issue_text(why));
        REQUIRE(status == MGPU_OK);
    }
    REQUIRE(mgpu_sync(NULL) == MGPU_OK);
    for (int time = 0; time < TIMES; time++) {
        std::vector<uint16_t> to(M * N);
        for (int i = 0; i < M * N; i++)
            to[i] = mgpu_bf16_from_f32(mgpu_bf16_to_f32(a[i / N * K + i % N * 5 % N]) *
                                       (float)(1 + i % N % 2));
        a = to;
    }
    CHECK(difference(two.download(), a) == "");
}

#if !MGPU_EMULATE /* gigabytes */
TEST_CASE("gemm_h100_skinny: D, A or B of more than 2^31 elements, whole numbers")
{
    multiplies_large(
        BF16, BF16, F16, {{128, 16777224, 8}, {128, 8, 16777224}, {7, 262152, 8200}},
        [](uint32_t m, uint32_t n, uint32_t k, void *a, void *b, void *d) {
            skinny_plan plan;
            REQUIRE(skinny_plan_make(&plan, {m, n, k, BF16, F16, a, b, d, false, 0, 0, 0}, 132,
                                     NULL) == MGPU_OK);
            return plan;
        });
}
#endif

/* ---- the plan ------------------------------------------------------------------------------ */

static skinny_problem
legal(uint32_t m, uint32_t n, uint32_t k)
{
    return {m, n, k, BF16, BF16, nowhere(0), nowhere(1), nowhere(2), false, 0, 0, 0};
}

static mgpu_status
make(const skinny_problem &g, uint32_t multiprocessors, mgpu_issues *why)
{
    skinny_plan plan;
    return skinny_plan_make(&plan, g, multiprocessors, why);
}

TEST_CASE("skinny_plan_make: how many parts, rows, and blocks on a multiprocessor")
{
    const struct {
        uint32_t m, n, k, multiprocessors;
        bool pdl;
        uint32_t split, rows, blocks;
    } rows[] = {
        {1, 4096, 7168, 132, false, 2, 64, 1}, /* boxes of 32 rows would be twice as many */
        {1, 4096, 7168, 132, true, 2, 64, 2},
        {16, 7168, 2048, 132, false, 1, 56, 1}, /* one round, no clusters */
        {32, 4096, 7168, 132, false, 2, 64, 1}, /* rows of A beside 32 of B would be as many */
        {32, 8192, 8192, 132, false, 2, 128, 1},
        {32, 8192, 8192, 132, true, 2, 128, 2},
        {8, 28672, 8192, 132, false, 1, 112, 1},
        {8, 28672, 8192, 132, true, 1, 112, 2},
        {64, 4096, 7168, 132, false, 2, 64, 1},
        {64, 8192, 8192, 132, false, 2, 128, 1},
        {64, 7168, 2048, 132, false, 1, 56, 1},
        {128, 7168, 2048, 132, false, 2, 112, 1},
        {128, 4096, 7168, 132, false, 2, 64, 1},
        {128, 28672, 8192, 132, false, 1, 112, 2}, /* 256 of 264 places */
        {1, 8192, 64, 132, false, 1, 104, 1},      /* one step */
        {1, 51200, 8192, 132, false, 1, 104, 2},
        {100, 100, 8192, 132, false, 8, 16, 1}, /* few tiles, many parts */
        {1, 4096, 4096, 1, false, 1, 128, 2},
    };
    for (const auto &r : rows) {
        CAPTURE(r.m, r.n, r.k, r.multiprocessors, r.pdl);
        skinny_problem g = legal(r.m, r.n, r.k);
        g.pdl = r.pdl;
        skinny_plan plan;
        REQUIRE(skinny_plan_make(&plan, g, r.multiprocessors, NULL) == MGPU_OK);
        CHECK(plan.args.to.parts == r.split);
        CHECK(plan.args.to.rows == r.rows);
        CHECK(plan.config.cluster.x == 1);
        CHECK(plan.config.cluster.y == r.split);
        CHECK(plan.config.grid.x == (r.n + r.rows - 1) / r.rows);
        CHECK(r.blocks * (plan.config.smem_bytes + 1024) <= 228 * 1024);
        CHECK((r.blocks + 1) * (plan.config.smem_bytes + 1024) > 228 * 1024);
        CHECK(plan.config.programmatic == r.pdl);
    }
}

TEST_CASE("skinny_plan_make: stages hold what wgmma and the sums need, whatever is asked for")
{
    for (uint32_t x = 8; x <= 128; x *= 2)
        for (uint32_t rows = 8; rows <= 128; rows += 8)
            for (uint32_t split = 1; split <= 8; split++)
                for (uint32_t blocks = 1; blocks <= 2; blocks++) {
                    skinny_problem g = legal(x, 1000, 3000);
                    g.rows = rows;
                    g.split = split;
                    g.blocks = blocks;
                    CAPTURE(x, rows, split, blocks);
                    skinny_plan plan;
                    REQUIRE(skinny_plan_make(&plan, g, 132, NULL) == MGPU_OK);
                    const skinny_args &p = plan.args;
                    const uint32_t steps = (3000 + p.boxes * 64 - 1) / (p.boxes * 64);
                    const uint32_t stage = p.boxes * (rows + x) * 128;
                    CHECK(p.to.rows == rows);
                    CHECK(p.to.parts == (split < steps ? split : steps));
                    CHECK(p.steps * p.to.parts + p.more == steps);
                    CHECK(p.steps >= 1);
                    CHECK(p.more < p.to.parts);
                    CHECK(p.stages >= 3);
                    CHECK((rows > 64 || p.stages % 2 == 0)); /* a warpgroup skips no phase */
                    CHECK(plan.config.smem_bytes == p.stages * (stage + 16));
                    CHECK(blocks * (plan.config.smem_bytes + 1024) <= 228 * 1024);
                    CHECK((rows > 64 || rows + p.boxes * x >= 64));
                    CHECK((rows <= 64 ? 2 : 1) * x * (rows + 4) * 4 <= p.stages * stage);
                }
}

TEST_CASE("skinny_plan_make: all that it refuses, every word")
{
    refuses_as_all_do("gemm_h100_skinny", legal(8, 64, 128), 8 * 256, 64 * 256, 8 * 128, make,
                      "gemm_h100_skinny: m is 2147483648, not 1 to 128: take gemm_h100\n");
    refuses<skinny_problem>(
        legal(8, 64, 64),
        {{[](skinny_problem *g) { g->in = F32, g->out = S32, g->m = 129; },
          "gemm_h100_skinny: in is f32, not bf16 or f16: round A and B to one\n"
          "gemm_h100_skinny: out is s32, not bf16, f16 or f32: convert D after\n"
          "gemm_h100_skinny: m is 129, not 1 to 128: take gemm_h100\n"},
         {[](skinny_problem *g) { g->split = 9, g->rows = 60, g->blocks = 3; },
          "gemm_h100_skinny: split is 9, not 1 to 8: 0 takes what fits\n"
          "gemm_h100_skinny: rows is 60, not a multiple of 8 up to 128: 0 takes what fits\n"
          "gemm_h100_skinny: blocks is 3, not 1 or 2: 0 takes what fits\n"},
         {[](skinny_problem *g) { g->rows = 136; },
          "gemm_h100_skinny: rows is 136, not a multiple of 8 up to 128: 0 takes what fits\n"},
         {[](skinny_problem *g) { g->d = moved(g->d, 8); },
          "gemm_h100_skinny: d is 125344325566472, not a multiple of 16: begin D where "
          "mgpu_malloc() does\n"},
         {[](skinny_problem *g) { g->k = 63; }, narrow('A', 63, BF16)},
         {[](skinny_problem *g) { g->n = 61; }, ""},
         {[](skinny_problem *g) { g->a = moved(g->a, 8); },
          crooked('A', moved(nowhere(0), 8), 8)},
         {[](skinny_problem *g) { g->b = moved(g->b, 2); },
          crooked('B', moved(nowhere(1), 2), 2)}},
        make);
}
