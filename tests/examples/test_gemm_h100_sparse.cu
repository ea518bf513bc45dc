/* tests/examples/test_gemm_h100_sparse.cu - gemm_h100_sparse: whole numbers exactly at every edge, in every type and shape of
 * tiles, clusters and parts of K; N(0,1) within the bound, the same bits each time; pruning and packing; which shape the rule
 * takes; what sparse_plan_make() refuses.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_sparse.cu"

#include "../device.h"
#include "dtypes.h"
#include "gemm_check.h"
#include "large.h"
#include "often.h"
#include "refused.h"

#include <string>

namespace
{

const sparse_shape BY_THE_RULE = {0, 0, 0, 0, 0, false};

struct product {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    sparse_shape shape;
    uint32_t multiprocessors; /* few: a block has several tiles */
};

/* A product's inputs. A is sparse in random places: each group of four has 0, 1 or 2 numbers that are not 0. */
struct inputs {
    product t;
    source from;
    matrix a, b;
    std::vector<uint8_t> values;
    std::vector<uint32_t> meta;

    inputs(const product &what, bool whole)
        : t(what), from(t.m + t.n + t.k, whole), a(t.m, t.k, t.in, from),
          b(t.n, t.k, t.in, from), values(a.bytes.size() / 2, 0xDB),
          meta(sparse_meta_words(t.in, t.m, t.k), 0xDBDBDBDB)
    {
        for (size_t at = 0; at < a.value.size(); at += 4) {
            const uint32_t first = from.random() % 4,
                           second = (first + 1 + from.random() % 3) % 4;
            for (uint32_t i = 0; i < 4; i++)
                if (i != first && i != second)
                    a.set(at + i, from.random() % 2 == 0 ? 0.0f : -0.0f);
        }
        REQUIRE(sparse_pack(t.in, values.data(), meta.data(), a.bytes.data(), t.m, t.k, NULL) ==
                MGPU_OK);
    }
    /* How many results are wrong. Whole numbers are exact, rounded once where D has 16 bits; others may differ by
     * what sums in f32 of the tensor cores lose: steps of 32 numbers of K, of e4m3 64, of which half count, each by
     * 5.25 units of 2^-23 of the sum of magnitudes; those of e4m3 keep 13 bits behind the largest. */
    size_t wrong(const std::vector<uint8_t> &d) const
    {
        const bound most = {t.in == E4M3 ? 1.02 * std::ceil(t.k / 64.0) * 34.0 / 8192
                                         : 1.02 * std::ceil(t.k / 32.0) * 5.25 / 8388608.0,
                            bound_of(t.k, t.out, 1).unit};
        return wrong_in(d, t.out, a, b, from.whole, most, as_it_is);
    }
};

/* The same on the device. */
struct on_device {
    product t;
    device_buffer<uint8_t> a, b;
    device_buffer<uint32_t> meta;

    explicit on_device(const inputs &in) : t(in.t), a(in.values), b(in.b.bytes), meta(in.meta)
    {
    }
    sparse_plan plan(void *d) const
    {
        const sparse_problem g = {t.m, t.n, t.k, t.in, t.out, a.ptr(), b.ptr(), d, meta.ptr()};
        sparse_plan to;
        mgpu_issues why;
        const mgpu_status status =
            t.shape.h == 0 ? sparse_plan_make(&to, g, t.multiprocessors, &why)
                           : sparse_plan_make_shape(&to, g, t.shape, t.multiprocessors, &why);
        INFO(issue_text(why));
        REQUIRE(status == MGPU_OK);
        return to;
    }
    std::vector<uint8_t> run(void) const
    {
        device_buffer<uint8_t> d((size_t)t.m * t.n * mgpu_dtype_bytes(t.out));
        const sparse_plan p = plan(d.ptr());
        launch(p.kernel, p.config, p.args);
        return d.download();
    }
};

/* One product; what is not whole, twice, with the same bits. Returns D. */
std::vector<uint8_t>
multiply(const product &t, bool whole)
{
    CAPTURE(t.m, t.n, t.k, mgpu_dtype_name(t.in), mgpu_dtype_name(t.out), t.shape.h, t.shape.w,
            t.shape.up, t.shape.across, t.shape.parts, t.multiprocessors, whole);
    const inputs in(t, whole);
    const on_device there(in);
    const std::vector<uint8_t> got = there.run();
    CHECK(in.wrong(got) == 0);
    if (!whole)
        CHECK(difference(there.run(), got) == "");
    return got;
}

} // namespace

TEST_CASE("gemm_h100_sparse: whole numbers, each width, cluster and type, edges of M, N and K")
{
    const product products[] = {
        {1, 8, 16, BF16, BF16, {128, 128, 1, 1, 1, false}, 4},
        {300, 264, 144, F16, F32, {128, 128, 2, 1, 1, false}, 4},
        {260,
         520,
         272,
         BF16,
         F16,
         {128, 128, 2, 1, 1, false},
         2}, /* sums of the tile before go out late */
        {130, 392, 528, BF16, BF16, {128, 192, 1, 1, 1, false}, 1},
        {513, 360, 272, F16, BF16, {128, 192, 2, 1, 1, false}, 2}, /* tiles wholly behind M */
        {257, 600, 592, BF16, BF16, {128, 256, 2, 1, 1, false}, 2},
        {140, 768, 64, F16, BF16, {128, 256, 1, 1, 1, false}, 1}, /* two steps, four slabs */
        {300, 516, 400, BF16, F32, {128, 256, 1, 1, 1, false}, 2},
        {140, 264, 32, E4M3, BF16, {128, 128, 1, 1, 1, false}, 1},
        {300, 392, 544, E4M3, F16, {128, 192, 2, 1, 1, false}, 2},
        {270, 520, 800, E4M3, F32, {128, 256, 2, 1, 1, false}, 2},
        {140, 600, 1056, E4M3, BF16, {128, 256, 1, 1, 1, false}, 1},
    };
    int i = 0;
    for (const product &t : products)
        record(("product " + std::to_string(i++)).c_str(), multiply(t, true));
}

TEST_CASE("gemm_h100_sparse: each tile, clusters both ways, parts of K")
{
    const product products[] = {
        {260, 520, 144, BF16, F32, {128, 256, 1, 2, 1, false}, 2},
        {140, 776, 128, E4M3, BF16, {128, 256, 1, 1, 1, false}, 1}, /* one step */
        {513, 392, 272, BF16, BF16, {128, 256, 2, 2, 1, false}, 24},
        {300, 392, 544, E4M3, BF16, {128, 192, 1, 4, 1, false}, 12},
        {270, 360, 272, F16, F16, {128, 176, 1, 2, 1, false}, 2},
        {280,
         720,
         80,
         BF16,
         BF16,
         {128, 176, 2, 1, 1, false},
         2}, /* the ring goes on behind a tile */
        {140, 500, 336, BF16, F32, {128, 160, 1, 1, 1, false}, 1},
        {300, 296, 416, E4M3, F32, {128, 96, 2, 2, 1, false}, 12},
        {260, 200, 144, F16, BF16, {128, 64, 4, 2, 1, false}, 24},
        {140, 200, 208, BF16, BF16, {128, 64, 1, 1, 1, false}, 1},
        {150, 264, 272, BF16, F32, {64, 128, 1, 1, 1, false}, 2}, /* 64 rows, in turns */
        {520, 264, 160, E4M3, F16, {64, 128, 4, 1, 1, false}, 12},
        {300, 264, 208, F16, F16, {64, 64, 4, 2, 1, false}, 24},
        {200, 136, 288, E4M3, F32, {64, 32, 2, 4, 1, false}, 24},
        {70, 200, 144, BF16, F16, {64, 32, 1, 1, 1, false}, 4},
        {200, 108, 592, BF16, F32, {128, 64, 1, 1, 8, false}, 24},
        {140, 200, 272, F16, BF16, {128, 64, 2, 2, 2, false}, 24},
        {260, 136, 672, E4M3, F32, {128, 128, 1, 1, 4, false}, 12},
        {300, 264, 208, BF16, F16, {128, 96, 2, 1, 3, false}, 24}, /* 4 times 8 each */
        {140, 200, 1312, E4M3, BF16, {128, 96, 1, 1, 7, false}, 24},
        {140, 72, 656, F16, F32, {64, 64, 1, 2, 3, false}, 24}, /* 3, 3, 2 times 8 */
        {100, 200, 528, BF16, BF16, {64, 128, 1, 1, 5, false}, 24},
        {200, 520, 400, BF16, BF16, BY_THE_RULE, 8},
    };
    for (const product &t : products)
        multiply(t, true);
}

TEST_CASE(
    "gemm_h100_sparse: all tiles, clusters, parts of K, types, and edges of tiles together; a "
    "sample below intensity 2")
{
    const uint32_t clusters[][2] = {{1, 1}, {2, 1}, {1, 2}, {2, 2}, {4, 1}, {2, 4}, {4, 2}};
    const mgpu_dtype ins[] = {BF16, F16, E4M3};
    unsigned next = 0;
    for (const auto &tile : sparse_tiles)
        for (const auto &c : clusters)
            for (uint32_t parts = 1; parts <= 8; parts++)
                for (uint32_t m : edges(tile.h, 1))
                    for (mgpu_dtype out : {F32, BF16, F16})
                        for (uint32_t n : edges(tile.w, chunk(out))) {
                            const mgpu_dtype in = ins[next % 3];
                            const uint32_t blocks = c[0] * c[1] * parts, wide = chunk(in);
                            const uint32_t k = (next % 4 + parts) * 8 * wide -
                                               next % 2 * 6 * wide; /* a step is 8 */
                            const sparse_shape shape = {tile.h, tile.w, c[0],
                                                        c[1],   parts,  false};
                            const sparse_problem g = {m, n, k, in, out, NULL, NULL, NULL, NULL};
                            if (blocks <= 8 && sparse_cycles(&g, shape, 132) > 0 &&
                                test_takes(&next, 331))
                                multiply({m, n, k, in, out, shape, blocks <= 2 ? blocks : 24},
                                         true);
                        }
}

TEST_CASE("gemm_h100_sparse: N(0,1) within the bound, and the same bits each time")
{
    multiply({300, 520, 1040, BF16, F32, {128, 128, 2, 1, 1, false}, 4}, false);
    multiply({200, 424, 528, F16, BF16, {128, 192, 1, 1, 1, false}, 2}, false);
    multiply({256, 264, 784, BF16, F16, {128, 256, 2, 1, 1, false}, 4}, false);
    multiply({140, 504, 288, E4M3, F32, BY_THE_RULE, 4}, false);
}

TEST_CASE("gemm_h100_sparse: the same bits in every shape")
{
    for (mgpu_dtype in : {BF16, E4M3}) {
        std::vector<uint8_t> first;
        for (const auto &tile : sparse_tiles) {
            const sparse_shape shape = {tile.h, tile.w, 1 + tile.w / 32 % 2, 1, 1, false};
            if (tile.w % 32 != 0)
                continue;
            const inputs of({140, 264, 288, in, F32, shape, 4}, false);
            const std::vector<uint8_t> d = on_device(of).run();
            CAPTURE(shape.h, shape.w, shape.up);
            CHECK((first.empty() || difference(d, first) == ""));
            first = d;
        }
    }
}

TEST_CASE("gemm_h100_sparse: many launches, in a graph and in streams: the same bytes")
{
    const product products[] = {{300, 520, 528, BF16, F32, {128, 128, 2, 1, 1, false}, 4},
                                {200, 424, 528, F16, BF16, {128, 192, 1, 1, 1, false}, 2},
                                {270, 520, 800, E4M3, F16, {128, 256, 2, 1, 1, false}, 2},
                                {300, 200, 288, E4M3, BF16, {64, 64, 2, 2, 1, false}, 8},
                                {130, 264, 528, BF16, F32, {128, 128, 1, 2, 4, false}, 24}};
    for (const product &t : products) {
        CAPTURE(t.shape.w);
        const on_device there(inputs(t, false));
        CHECK(wrong_words_of_many((size_t)t.m * t.n * mgpu_dtype_bytes(t.out),
                                  [&](void *d) { return there.plan(d); }) == 0);
    }
}

#if !MGPU_EMULATE /* gigabytes */
/* Which two of each four are stored, of a tile of 128 rows and a step along K: one of six codes. */
static __device__ uint32_t
code_of(uint64_t tile, uint64_t step)
{
    return 0xed9c84u >> (tile * 7 + step) % 6 * 4 & 15;
}

static __global__ void
fill_meta(uint32_t *p, uint64_t count, uint32_t steps, uint32_t words)
{
    for (uint64_t i = blockIdx.x * (uint64_t)blockDim.x + threadIdx.x; i < count;
         i += (uint64_t)gridDim.x * blockDim.x)
        p[i] = code_of(i / 256 / words / steps, i / 256 / words % steps) * 0x11111111;
}

/* Of those of A that are stored. */
struct of_stored {
    uint32_t k, words;
    __device__ int operator()(uint64_t i, uint64_t j, uint32_t x) const
    {
        const uint32_t place = code_of(i / 128, x / 32 / words) >> x % 2 * 2 & 3;
        return third(i * (k / 2) + x, 0) * third(j * k + x / 2 * 4 + place, 1);
    }
};

TEST_CASE("gemm_h100_sparse: D, A or B of more than 2^31 elements, whole numbers")
{
    const large_size sizes[] = {{32784, 65552, 96}, {65552, 144, 65568}, {144, 65552, 32800}};
    for (const mgpu_dtype in : {BF16, E4M3})
        for (const large_size &s : sizes) {
            CAPTURE(mgpu_dtype_name(in), s.m, s.n, s.k);
            const uint32_t wide = mgpu_dtype_bytes(in), words = in == E4M3 ? 2 : 1;
            device_buffer<uint8_t> a((uint64_t)s.m * (s.k / 2) * wide),
                b((uint64_t)s.n * s.k * wide), d((uint64_t)s.m * s.n * 2);
            device_buffer<uint32_t> meta(sparse_meta_words(in, s.m, s.k));
            sparse_plan plan;
            fill_thirds(a, in, 0);
            fill_thirds(b, in, 1);
            fill_meta<<<4096, 256>>>(meta.ptr(), meta.size(), mgpu_ceil_div(s.k, 64 * words),
                                     words);
            REQUIRE(sparse_plan_make(
                        &plan, {s.m, s.n, s.k, in, F16, a.ptr(), b.ptr(), d.ptr(), meta.ptr()},
                        132, NULL) == MGPU_OK);
            launch(plan.kernel, plan.config, plan.args);
            CHECK(wrong_of_large(d, F16, s.m, s.n, s.k / 2, of_stored{s.k, words}) == 0);
        }
}
#endif

TEST_CASE("sparse_prune and sparse_pack: what stays, and where")
{
    for (mgpu_dtype in : {BF16, F16, E4M3}) {
        const uint32_t m = 150, k = 544, bits = 8 * mgpu_dtype_bytes(in);
        const auto at = [&](const matrix &of, uint32_t row, uint32_t col) {
            return value_of(in, &of.bytes[((size_t)row * k + col) * bits / 8]);
        };
        std::mt19937 random(7);
        const auto number = [&] { return (float)(random() % 15) - 7; };
        matrix a(m, k, in, number), pruned = a;
        std::vector<uint32_t> meta(sparse_meta_words(in, m, k), 0xDBDBDBDB);
        mgpu_issues why;
        why.count = 0;
        sparse_prune(in, pruned.bytes.data(), m, k);
        for (uint32_t row = 0; row < m; row++)
            for (uint32_t col = 0; col < k; col++) {
                uint32_t before = 0; /* those of the group that go first */
                for (uint32_t i = col / 4 * 4; i < col / 4 * 4 + 4; i++) {
                    const float x = std::fabs(at(a, row, i)), y = std::fabs(at(a, row, col));
                    before += i != col && (x > y || (x == y && i < col));
                }
                if (at(pruned, row, col) != (before < 2 ? at(a, row, col) : 0))
                    FAIL("row " << row << ", column " << col);
            }
        std::vector<uint8_t> values(a.bytes.size() / 2);
        REQUIRE(sparse_pack(in, values.data(), meta.data(), pruned.bytes.data(), m, k, &why) ==
                MGPU_OK);
        /* each code from the word of the thread that has it */
        const uint32_t words = in == E4M3 ? 2 : 1, steps = mgpu_ceil_div(k, 64 * words);
        for (uint32_t row = 0; row < m; row++)
            for (uint32_t col = 0; col < k; col += 4) {
                const uint32_t step = col / (64 * words), wide = 32 * words;
                const uint32_t each = col % (64 * words) / wide; /* instruction of the step */
                const mgpu_meta_slot slot =
                    mgpu_wgmma_meta_slot(bits, words == 1 ? each : 0, row % 64, col % wide / 4);
                const size_t thread =
                    ((size_t)(row / 128 * steps + step) * 2 + row / 64 % 2) * 128 + slot.thread;
                const uint32_t code =
                    meta[thread * words + (words == 2 ? each : 0)] >> slot.bit & 15;
                for (uint32_t i = 0; i < 4; i++) {
                    const bool first = i == mgpu_mma_sp_place(bits, code, 0),
                               second = i == mgpu_mma_sp_place(bits, code, 1);
                    const float stored = value_of(
                        in, &values[((size_t)row * (k / 2) + col / 2 + second) * bits / 8]);
                    if (at(pruned, row, col + i) != (first || second ? stored : 0))
                        FAIL("row " << row << ", column " << col + i);
                }
            }
        pruned.set((size_t)131 * k + 404, 1);
        pruned.set((size_t)131 * k + 405, 2);
        pruned.set((size_t)131 * k + 407, 3);
        pruned.set((size_t)131 * k + 406, 0);
        CHECK(sparse_pack(in, values.data(), meta.data(), pruned.bytes.data(), m, k, &why) ==
              MGPU_ERROR_INVALID_ARGUMENT);
        REQUIRE(why.count == 1);
        CHECK(
            std::string(why.item[0].text) ==
            "sparse_pack: a is A[131][404 .. 407] of more than two numbers, not 2:4: prune it, "
            "sparse_prune()");
        CHECK(sparse_pack(in, values.data(), meta.data(), pruned.bytes.data(), m, k, NULL) ==
              MGPU_ERROR_INVALID_ARGUMENT);
    }
}

TEST_CASE("sparse_shape_for: which tiles and clusters")
{
    const struct {
        uint32_t m, n, k;
        mgpu_dtype in, out;
        sparse_shape shape;
    } rows[] = {
        {1024, 1024, 1024, BF16, BF16, {64, 128, 1, 1, 1, false}},  /* 128 tiles */
        {2048, 2048, 2048, BF16, BF16, {128, 256, 1, 1, 1, false}}, /* one round */
        {2048,
         2048,
         2048,
         BF16,
         F32,
         {128, 128, 1, 1, 1, false}}, /* one round hides nothing of D */
        {4096, 2112, 7168, E4M3, BF16, {128, 176, 1, 1, 1, false}}, /* 2112 / 176 is 12 */
        {4096, 2112, 7168, BF16, F32, {128, 192, 4, 1, 1, false}},  /* wants whole 32 columns */
        /* D goes out behind the steps of the other warpgroup's tile, unless K is large */
        {4096, 24576, 1536, F16, BF16, {128, 176, 2, 1, 1, false}},
        {4096, 24576, 1536, BF16, F32, {128, 192, 2, 1, 1, false}},
        {8192, 8192, 8192, BF16, BF16, {128, 256, 2, 1, 1, false}},
        {16384, 16384, 16384, BF16, F32, {128, 256, 2, 1, 1, false}},
        {4095, 4112, 4112, BF16, BF16, {128, 192, 4, 1, 1, false}}, /* L2 is slow */
        {128, 8192, 8192, BF16, BF16, {64, 128, 1, 1, 1, false}},   /* 128 tiles of 64 rows */
        {256, 256, 16384, F16, F32, {64, 64, 1, 1, 5, false}},      /* sixteen tiles */
        {8192, 16, 8192, BF16, BF16, {64, 32, 1, 1, 1, false}},     /* a few columns */
    };
    for (const auto &r : rows) {
        const sparse_problem g = {r.m, r.n, r.k, r.in, r.out, NULL, NULL, NULL, NULL};
        const sparse_shape s = sparse_shape_for(&g, 132);
        CAPTURE(r.m, r.n, r.k);
        CHECK(s.h == r.shape.h);
        CHECK(s.w == r.shape.w);
        CHECK(s.up == r.shape.up);
        CHECK(s.across == r.shape.across);
        CHECK(s.parts == r.shape.parts);
        CHECK_FALSE(s.swapped);
    }
}

/* ---- the plan ------------------------------------------------------------------------------ */

static sparse_problem
good(uint32_t m, uint32_t n, uint32_t k, mgpu_dtype in, mgpu_dtype out)
{
    return {m, n, k, in, out, nowhere(0), nowhere(1), nowhere(2), (const uint32_t *)nowhere(3)};
}

static const auto make = planned(sparse_plan_make);

TEST_CASE("sparse_shape_for: a shape that there is, for any product and GPU")
{
    std::mt19937 random(1);
    const mgpu_dtype ins[] = {BF16, F16, E4M3}, outs[] = {F32, BF16, F16};
    for (const uint32_t multiprocessors : {1u, 2u, 7u, 78u, 132u})
        for (int i = 0; i < 200; i++) {
            uint32_t size[3];
            sparse_plan plan;
            for (uint32_t &x : size)
                x = 32 << random() % 11, x += random() % x / 32 * 32;
            CAPTURE(size[0], size[1], size[2], multiprocessors);
            REQUIRE(sparse_plan_make(
                        &plan, good(size[0], size[1], size[2], ins[i % 3], outs[i / 3 % 3]),
                        multiprocessors, NULL) == MGPU_OK);
            CHECK(plan.config.grid.x % plan.config.cluster.x == 0);
            CHECK((plan.args.grid.parts > 1 || plan.config.grid.x <= multiprocessors));
        }
}

TEST_CASE("sparse_plan_make: all that it refuses, every word")
{
    const int64_t meta = 4 * (int64_t)sparse_meta_words(BF16, 64, 64);
    refuses_as_all_do("gemm_h100_sparse", good(512, 256, 128, BF16, F32), 512 * 128, 256 * 256,
                      512 * 1024, make);
    refuses_as_all_do("gemm_h100_sparse", good(512, 256, 128, E4M3, F16), 512 * 64, 256 * 128,
                      512 * 512, make);
    refuses<sparse_problem>(
        good(64, 64, 64, BF16, BF16),
        {{[](sparse_problem *g) { g->in = F32, g->out = S32; },
          "gemm_h100_sparse: in is f32, not bf16, f16 or e4m3: round A and B to one\n"
          "gemm_h100_sparse: out is s32, not bf16, f16 or f32: convert D after\n"},
         {[](sparse_problem *g) { g->in = E5M2; },
          "gemm_h100_sparse: in is e5m2, not bf16, f16 or e4m3: round A and B to one\n"},
         {[](sparse_problem *g) { g->m = 2147483647, g->n = 2147483640, g->d = nowhere(99); },
          "gemm_h100_sparse: m is D of 2147483647 x 2147483640, 140737488355328 tiles, not up "
          "to 2147483647 tiles: multiply in parts\n"},
         {[](sparse_problem *g) { g->k = 24; },
          "gemm_h100_sparse: k is 24, not a multiple of 16, of e4m3 32: rows of A, of half of "
          "it, are whole 16 bytes\n"},
         {[](sparse_problem *g) { g->k = 65; },
          "gemm_h100_sparse: k is 65, not a multiple of 16, of e4m3 32: rows of A, of half of "
          "it, are whole 16 bytes\n"},
         {[](sparse_problem *g) { g->k = 48; }, ""},
         {[](sparse_problem *g) { g->k = 48, g->in = E4M3; },
          "gemm_h100_sparse: k is 48, not a multiple of 16, of e4m3 32: rows of A, of half of "
          "it, are whole 16 bytes\n"},
         {[](sparse_problem *g) { g->meta = NULL; },
          "gemm_h100_sparse: meta is NULL, not device memory, with what sparse_pack() wrote\n"},
         {[](sparse_problem *g) { g->meta += 1; },
          "gemm_h100_sparse: meta is not aligned to 16 bytes, not device memory, with what "
          "sparse_pack() wrote\n"},
         {[](sparse_problem *g) { g->meta += 4; }, ""},
         {[=](sparse_problem *g) { g->d = moved(g->meta, meta - 16); },
          "gemm_h100_sparse: d is within meta, not memory of its own: blocks store D "
          "while others load\n"},
         {[=](sparse_problem *g) { g->d = moved(g->meta, meta); }, ""},
         {[](sparse_problem *g) { g->d = moved(g->meta, 16 - 64 * 128); },
          "gemm_h100_sparse: d is within meta, not memory of its own: blocks store D "
          "while others load\n"},
         {[](sparse_problem *g) { g->d = moved(g->meta, -64 * 128); }, ""},
         {[](sparse_problem *g) { g->n = 62; }, ragged("gemm_h100_sparse", "n", 62, 'D', BF16)},
         {[](sparse_problem *g) {
              g->a = moved(g->a, 4), g->b = moved(g->b, 8), g->d = moved(g->d, 2);
          },
          crooked('A', moved(nowhere(0), 4), 4) + crooked('B', moved(nowhere(1), 8), 8) +
              crooked('D', moved(nowhere(2), 2), 2)}},
        make);
}

TEST_CASE("sparse_plan_make_shape: all shapes that there are not")
{
    const sparse_shape wrong[] = {
        {128, 112, 1, 1, 1, false}, {64, 256, 1, 1, 1, false},  {96, 64, 1, 1, 1, false},
        {128, 0, 1, 1, 1, false},   {128, 160, 1, 1, 2, false}, {128, 128, 0, 1, 1, false},
        {128, 128, 3, 1, 1, false}, {128, 128, 1, 8, 1, false}, {128, 208, 1, 1, 1, false},
        {128, 176, 1, 1, 1, false}, {128, 256, 4, 4, 1, false}, {128, 64, 2, 4, 1, false},
        {128, 256, 1, 1, 2, false}, {128, 64, 2, 2, 4, false},  {128, 64, 1, 1, 9, false},
        {128, 64, 1, 1, 5, false},  {128, 64, 1, 1, 1, true}};
    const sparse_shape there[] = {{128, 192, 2, 1, 1, false}, {128, 96, 1, 1, 4, false}};
    const auto said = [](const sparse_shape &t, mgpu_dtype out, const std::string &want) {
        refuses<sparse_problem>(
            good(512, 512, 256, BF16, out), {{[](sparse_problem *) {}, want}}, /* four steps */
            [&](const sparse_problem &g, uint32_t multiprocessors, mgpu_issues *why) {
                sparse_plan plan;
                return sparse_plan_make_shape(&plan, g, t, multiprocessors, why);
            },
            8);
    };
    for (const sparse_shape &t : wrong)
        said(t, F32,
             "gemm_h100_sparse: shape is " + std::to_string(t.h) + " x " + std::to_string(t.w) +
                 (t.swapped ? " swapped" : "") + ", clusters of " + std::to_string(t.up) +
                 " x " + std::to_string(t.across) + " x " + std::to_string(t.parts) +
                 " on 8 multiprocessors, not one that fits A, B, D, what is fused and the GPU: "
                 "a plan without a shape takes one\n");
    refuses_stream("gemm_h100_sparse", good(512, 512, 256, BF16, F32),
                   {128, 64, 1, 1, 0, false}, planned(sparse_plan_make_shape));
    for (const sparse_shape &t : there)
        said(t, F32, "");
    said({128, 176, 1, 1, 1, false}, F16, "");
}
