/* tests/examples/test_gemm_h100.cu - gemm_h100: whole numbers exactly at every edge, in every shape of tiles and clusters;
 * N(0,1) within the bound, the same bits each time; which shape the rule takes; what gemm_plan_make() refuses.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100.cu"

#include "../device.h"
#include "gemm_check.h"
#include "often.h"

#include <string>

namespace
{

const mgpu_dtype BF16 = MGPU_DTYPE_BF16, F16 = MGPU_DTYPE_F16, F32 = MGPU_DTYPE_F32;
const gemm_shape BY_THE_RULE = {0, 0, 0, 0, 0, false};

struct product {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    gemm_shape shape;
    uint32_t multiprocessors; /* few: a block has several tiles */
};

/* One product; what is not whole, twice, with the same bits. Returns D. */
std::vector<uint8_t>
multiply(const product &t, bool whole)
{
    CAPTURE(t.m, t.n, t.k, mgpu_dtype_name(t.in), mgpu_dtype_name(t.out), t.shape.h, t.shape.w,
            t.shape.up, t.shape.across, t.shape.parts, t.shape.swapped, t.multiprocessors,
            whole);
    const gemm_inputs inputs(t.m, t.n, t.k, t.in, whole);
    device_buffer<uint16_t> a(inputs.a), b(inputs.b);
    device_buffer<uint8_t> d((size_t)t.m * t.n * mgpu_dtype_bytes(t.out));
    const gemm_problem g = {t.m, t.n, t.k, t.in, t.out, a.ptr(), b.ptr(), d.ptr(), {}};
    gemm_plan plan;
    mgpu_issues why;
    const mgpu_status status =
        t.shape.h == 0 ? gemm_plan_make(&plan, g, t.multiprocessors, &why)
                       : gemm_plan_make_shape(&plan, g, t.shape, t.multiprocessors, &why);
    INFO(issue_text(why));
    REQUIRE(status == MGPU_OK);
    launch(plan.kernel, plan.config, plan.args);
    const std::vector<uint8_t> got = d.download();
    CHECK(inputs.wrong(got, t.out, plan.args.grid.parts) == 0);
    if (!whole) {
        gemm_problem other = g;
        device_buffer<uint8_t> again(got.size());
        other.d = again.ptr();
        REQUIRE((t.shape.h == 0 ? gemm_plan_make(&plan, other, t.multiprocessors, &why)
                                : gemm_plan_make_shape(&plan, other, t.shape, t.multiprocessors,
                                                       &why)) == MGPU_OK);
        launch(plan.kernel, plan.config, plan.args);
        CHECK(difference(again.download(), got) == "");
    }
    return got;
}

} // namespace

TEST_CASE("gemm_h100: whole numbers, each width and cluster, edges of M, N and K")
{
    const product products[] = {
        {1, 8, 8, BF16, BF16, {128, 64, 1, 1, 1, false}, 4},
        {300, 264, 72, F16, F32, {128, 64, 2, 1, 1, false}, 4}, /* two rounds */
        {260,
         520,
         136,
         BF16,
         F16,
         {128, 128, 1, 2, 1, false},
         4}, /* sums of the tile before go out late */
        {130,
         376,
         520,
         BF16,
         BF16,
         {128, 176, 1, 1, 1, false},
         2}, /* a slab of 48 columns, the last of 24 */
        {513, 360, 264, F16, BF16, {128, 176, 2, 1, 1, false}, 2},  /* tiles wholly behind M */
        {140, 1000, 200, BF16, F16, {128, 208, 1, 1, 1, false}, 2}, /* a slab of 16 columns */
        {300, 424, 328, F16, F16, {128, 208, 2, 1, 1, false}, 4},
        {257, 600, 584, BF16, BF16, {128, 256, 2, 1, 1, false}, 4},
        {140, 768, 64, F16, BF16, {128, 256, 1, 1, 1, false}, 1}, /* one step, four slabs */
        {300, 520, 392, BF16, F32, {128, 256, 1, 1, 1, false}, 2},
        {600, 304, 264, BF16, BF16, {128, 128, 4, 1, 1, false}, 12},
        {300, 304, 264, F16, F16, {128, 128, 2, 2, 1, false}, 12},
        {200, 600, 456, BF16, BF16, {128, 64, 2, 4, 1, false}, 24},
        {500, 136, 200, BF16, F32, {128, 64, 4, 2, 1, false}, 24},
        {200,
         104,
         584,
         BF16,
         BF16,
         {128, 64, 1, 1, 8, false},
         24}, /* parts of one step and of two */
        {140, 200, 264, F16, F16, {128, 64, 2, 2, 2, false}, 24},
        {260, 136, 328, BF16, F32, {128, 128, 1, 1, 4, false}, 12},
        {300, 264, 200, F16, BF16, {128, 128, 2, 1, 2, false}, 12},
        {300,
         264,
         200,
         F16,
         BF16,
         {128, 96, 2, 2, 1, false},
         12}, /* slabs of 64 and 32 columns */
        {300, 296, 72, BF16, F32, {128, 96, 1, 1, 1, false}, 3},
        {400, 520, 264, BF16, F16, {128, 160, 1, 2, 1, false}, 4},
        {260, 360, 136, F16, F32, {128, 160, 2, 1, 1, false}, 2},
        {513, 392, 520, BF16, BF16, {128, 192, 2, 1, 1, false}, 4},
        {130, 600, 64, F16, BF16, {128, 192, 1, 1, 1, false}, 2},
        {300,
         264,
         200,
         F16,
         BF16,
         {128, 64, 1, 1, 3, false},
         12}, /* eight columns: 3, 3, 2 times */
        {140, 200, 648, BF16, F32, {128, 128, 1, 1, 7, false}, 24},
        {200,
         136,
         520,
         BF16,
         F16,
         {128, 64, 1, 1, 5, false},
         24}, /* the last part sums up nothing */
        {300,
         520,
         136,
         BF16,
         BF16,
         {128, 160, 1, 1, 1, true},
         3}, /* of D^T; a slab of 32 rows, the last of none */
        {169, 264, 264, F16, F16, {128, 176, 2, 1, 1, true}, 2},
        {257, 200, 200, BF16, F16, {128, 256, 2, 1, 1, true}, 2},
        {70, 600, 72, F16, BF16, {128, 64, 1, 2, 1, true}, 4},
        {500, 136, 456, BF16, BF16, {128, 208, 1, 2, 1, true}, 4},
        {150, 200, 264, BF16, BF16, {64, 32, 1, 1, 1, false}, 4}, /* tiles of one warpgroup */
        {200, 136, 136, F16, F32, {64, 32, 2, 4, 1, false}, 24},
        {300, 264, 328, BF16, F16, {64, 64, 4, 2, 1, false}, 24},
        {130, 200, 520, F16, F16, {64, 96, 2, 1, 1, true}, 4},
        {140, 72, 648, BF16, BF16, {64, 64, 1, 2, 3, false}, 24},
        {100, 200, 520, F16, F32, {64, 96, 1, 1, 5, false}, 24},
    };
    int i = 0;
    for (const product &t : products)
        record(("product " + std::to_string(i++)).c_str(), multiply(t, true));
}

TEST_CASE("gemm_h100: all widths, clusters, edges and types together; of 4380 products a "
          "sample below intensity 2")
{
    const uint32_t clusters[][2] = {{1, 1}, {2, 1}, {1, 2}, {2, 2}, {4, 1}, {2, 4}, {4, 2}};
    unsigned next = 0;
    for (const auto &tile : gemm_tiles)
        for (const auto &c : clusters)
            for (uint32_t m : {8u, 129u, 257u, 400u})
                for (uint32_t n : {8u, 200u, 416u, 520u, 640u})
                    for (uint32_t k : {8u, 136u, 456u})
                        if (tile.w / c[0] % 8 == 0 && test_takes(&next, 199))
                            multiply({m,
                                      n,
                                      k,
                                      n == 200 ? F16 : BF16,
                                      k == 8                         ? F16
                                      : tile.w % 32 == 0 && m == 129 ? F32
                                                                     : BF16,
                                      {tile.h, tile.w, c[0], c[1], 1, false},
                                      c[0] * c[1] <= 2 ? c[0] * c[1] : 3 * c[0] * c[1]},
                                     true);
}

TEST_CASE(
    "gemm_h100: swapped, all widths and clusters; of 876 products a sample below intensity 2")
{
    const uint32_t clusters[][2] = {{1, 1}, {2, 1}, {1, 2}, {2, 2}, {4, 1}, {2, 4}, {4, 2}};
    unsigned next = 0;
    for (const auto &tile : gemm_tiles)
        for (const auto &c : clusters)
            for (uint32_t m : {1u, 77u, 400u, 513u})
                for (uint32_t n : {8u, 136u, 520u})
                    if (tile.w / c[0] % 8 == 0 && test_takes(&next, 47))
                        multiply({m,
                                  n,
                                  m == 77 ? 72u : 328u,
                                  n == 136 ? F16 : BF16,
                                  m == 400 ? F16 : BF16,
                                  {tile.h, tile.w, c[0], c[1], 1, true},
                                  c[0] * c[1] <= 2 ? c[0] * c[1] : 3 * c[0] * c[1]},
                                 true);
}

TEST_CASE("gemm_h100: D in f32 with N a multiple of 4")
{
    multiply({130, 76, 520, BF16, F32, {128, 64, 1, 1, 4, false}, 24}, true);
    multiply({140, 260, 72, F16, F32, {128, 128, 2, 1, 1, false}, 4}, true);
}

TEST_CASE("gemm_h100: parts of K, in all clusters; a sample below intensity 2")
{
    const uint32_t clusters[][2] = {{1, 1}, {2, 1}, {1, 2}, {2, 2}, {4, 1}};
    unsigned next = 0;
    for (const auto &tile : gemm_tiles)
        for (const auto &c : clusters)
            for (uint32_t parts = 2; parts * c[0] * c[1] <= 8; parts++)
                for (uint32_t m : {130u, 500u})
                    for (uint32_t n : {72u, 264u})
                        for (uint32_t k : {520u, 648u})
                            if (tile.w <= 128 && !ALONE(tile.h, tile.w) &&
                                n > tile.w * (c[1] - 1) && test_takes(&next, 71))
                                multiply({m > 128 * (c[0] - 1) ? m : 500,
                                          n,
                                          k,
                                          k == 520 ? F16 : BF16,
                                          n == 72    ? F32
                                          : m == 130 ? F16
                                                     : BF16,
                                          {tile.h, tile.w, c[0], c[1], parts, false},
                                          24},
                                         true);
}

TEST_CASE("gemm_h100: N(0,1) within the bound, and the same bits each time")
{
    multiply({300, 520, 1032, BF16, F32, {128, 128, 2, 1, 1, false}, 4}, false);
    multiply({200, 424, 520, F16, BF16, {128, 208, 1, 1, 1, false}, 2}, false);
    multiply({256, 128, 776, BF16, F16, {128, 64, 2, 2, 1, false}, 12}, false);
    multiply({140, 504, 264, BF16, BF16, BY_THE_RULE, 4}, false);
    multiply({140, 504, 264, BF16, F16, {128, 160, 1, 1, 1, true}, 4}, false);
    multiply({130, 72, 1032, BF16, F32, {128, 64, 1, 1, 4, false}, 24}, false);
    multiply({200, 264, 776, F16, BF16, {128, 128, 2, 1, 4, false}, 24}, false);
}

TEST_CASE("gemm_h100: many launches, in a graph and in streams: the same bytes")
{
    const product products[] = {{300, 520, 456, BF16, BF16, {128, 208, 2, 1, 1, false}, 4},
                                {600, 304, 520, F16, F32, {128, 128, 2, 2, 1, false}, 12},
                                {200, 264, 776, BF16, BF16, {128, 64, 1, 2, 4, false}, 24}};
    for (const product &t : products) {
        CAPTURE(t.shape.w);
        const gemm_inputs inputs(t.m, t.n, t.k, t.in, false);
        device_buffer<uint16_t> a(inputs.a), b(inputs.b);
        CHECK(wrong_words_of_many((size_t)t.m * t.n * mgpu_dtype_bytes(t.out), [&](void *d) {
                  const gemm_problem g = {t.m, t.n, t.k, t.in, t.out, a.ptr(), b.ptr(), d, {}};
                  gemm_plan plan;
                  REQUIRE(gemm_plan_make_shape(&plan, g, t.shape, t.multiprocessors, NULL) ==
                          MGPU_OK);
                  return plan;
              }) == 0);
    }
}

#if !MGPU_EMULATE /* gigabytes */
static __device__ float
small(uint64_t i, uint32_t which)
{
    return (float)((i * 2654435761u + which) >> 7 & 7) - 3;
}

static __global__ void
fill_small(uint16_t *p, uint64_t count, uint32_t which)
{
    for (uint64_t i = blockIdx.x * (uint64_t)blockDim.x + threadIdx.x; i < count;
         i += (uint64_t)gridDim.x * blockDim.x)
        p[i] = (uint16_t)(__float_as_uint(small(i, which)) >> 16);
}

static __global__ void
count_wrong(const uint16_t *d, uint32_t m, uint32_t n, uint32_t k, unsigned long long *wrong)
{
    for (uint64_t i = blockIdx.x * (uint64_t)blockDim.x + threadIdx.x; i < (uint64_t)m * n;
         i += (uint64_t)gridDim.x * blockDim.x) {
        float sum = 0;
        for (uint32_t x = 0; x < k; x++)
            sum += small(i / n * k + x, 1) * small(i % n * k + x, 2);
        if (d[i] != (uint16_t)mgpu_cvt_rn_bf16x2_f32(0.0f, sum))
            atomicAdd(wrong, 1ull);
    }
}

TEST_CASE("gemm_h100: D, A or B of more than 2^31 elements, whole numbers")
{
    const uint32_t sizes[][3] = {{32776, 65544, 72}, {65544, 136, 32776}, {136, 65544, 32776}};
    for (const auto &s : sizes) {
        CAPTURE(s[0], s[1], s[2]);
        const uint64_t of_a = (uint64_t)s[0] * s[2], of_b = (uint64_t)s[1] * s[2];
        device_buffer<uint16_t> a(of_a), b(of_b), d((uint64_t)s[0] * s[1]);
        device_buffer<unsigned long long> wrong(std::vector<unsigned long long>{0});
        const gemm_problem g = {s[0], s[1], s[2], BF16, BF16, a.ptr(), b.ptr(), d.ptr()};
        gemm_plan plan;
        fill_small<<<4096, 256>>>(a.ptr(), of_a, 1);
        fill_small<<<4096, 256>>>(b.ptr(), of_b, 2);
        REQUIRE(gemm_plan_make(&plan, g, 132, NULL) == MGPU_OK);
        launch(plan.kernel, plan.config, plan.args);
        count_wrong<<<4096, 256>>>(d.ptr(), s[0], s[1], s[2], wrong.ptr());
        CHECK(wrong.download()[0] == 0);
    }
}
#endif

TEST_CASE("gemm_shape_for: which tiles and clusters")
{
    const struct {
        uint32_t m, n, k;
        mgpu_dtype out;
        gemm_shape shape;
    } rows[] = {
        /* 128 blocks, no clusters: they begin later */
        {1024, 1024, 1024, BF16, {128, 64, 1, 1, 1, false}},
        {2048, 2048, 2048, BF16, {128, 256, 1, 1, 1, false}}, /* one round */
        {8192, 8192, 8192, BF16, {128, 256, 2, 1, 1, false}}, /* what loads least */
        {16384, 16384, 16384, F16, {128, 256, 2, 1, 1, false}},
        /* 2112 / 176 is 12: three rounds; D in f32 wants whole 32 columns */
        {4096, 2112, 7168, BF16, {128, 176, 1, 1, 1, false}},
        {4096, 2112, 7168, F32, {128, 192, 4, 1, 1, false}},
        /* rows begin at 16 of 32 bytes: L2 is slow */
        {4095, 4104, 4104, BF16, {128, 192, 2, 2, 1, false}},
        {5000, 3000, 2056, BF16, {128, 256, 2, 2, 1, false}},
        {424, 1720, 8576, BF16, {64, 96, 1, 1, 1, false}}, /* few tiles: small ones */
        {129, 8, 8, BF16, {64, 32, 1, 1, 1, false}},
        {256, 256, 16384, BF16, {64, 96, 1, 1, 8, false}}, /* twelve tiles */
        {129, 512, 8192, BF16, {64, 64, 1, 2, 4, false}},
        {256, 1024, 4096, BF16, {64, 32, 1, 1, 1, false}},
        {264,
         5296,
         1088,
         BF16,
         {128, 96, 1, 1, 1, true}}, /* 264 are 2.06 times 128, 2.75 times 96 */
    };
    for (const auto &r : rows) {
        const gemm_problem g = {r.m, r.n, r.k, BF16, r.out, NULL, NULL, NULL, {}};
        const gemm_shape s = gemm_shape_for(&g, 132);
        CAPTURE(r.m, r.n, r.k);
        CHECK(s.h == r.shape.h);
        CHECK(s.w == r.shape.w);
        CHECK(s.up == r.shape.up);
        CHECK(s.across == r.shape.across);
        CHECK(s.parts == r.shape.parts);
        CHECK(s.swapped == r.shape.swapped);
    }
}

/* ---- the plan ------------------------------------------------------------------------------ */

static mgpu_issues why;
static gemm_plan plan;

/* A plan for memory that nothing reads, `shift` bytes from where TMA wants it. */
static mgpu_status
make(uint32_t m, uint32_t n, uint32_t k, mgpu_dtype in, mgpu_dtype out, uintptr_t shift = 0,
     uint32_t multiprocessors = 132)
{
    const uintptr_t at = 0x700000000000 + shift;
    const gemm_problem g = {m,
                            n,
                            k,
                            in,
                            out,
                            (void *)at,
                            (void *)(at + ((uintptr_t)1 << 44)),
                            (void *)(at + ((uintptr_t)1 << 45)),
                            {}};
    why.count = 99; /* of an earlier call: to be emptied */
    const mgpu_status status = gemm_plan_make(&plan, g, multiprocessors, &why);
    CHECK(gemm_plan_make(&plan, g, multiprocessors, NULL) == status);
    for (int i = 0; i < why.count; i++)
        CHECK(std::string(why.item[i].text).size() < sizeof why.item[i].text - 1); /* not cut */
    return status;
}

static bool
said(int i, const char *field, const char *words)
{
    return i < why.count && std::string(why.item[i].field) == field &&
           std::string(why.item[i].text).find(words) != std::string::npos;
}

TEST_CASE("gemm_shape_for: a shape that there is, for any product and GPU")
{
    std::mt19937 random(1);
    for (const uint32_t multiprocessors : {1u, 2u, 7u, 8u, 78u, 114u, 132u})
        for (int i = 0; i < 200; i++) {
            uint32_t size[3];
            for (uint32_t &x : size)
                x = 8 << random() % 12, x += random() % x / 8 * 8;
            CAPTURE(size[0], size[1], size[2], multiprocessors);
            REQUIRE(make(size[0], size[1], size[2], BF16, i % 2 == 0 ? BF16 : F32, 0,
                         multiprocessors) == MGPU_OK);
            CHECK(plan.config.grid.x % plan.config.cluster.x == 0);
            CHECK((plan.args.grid.parts > 1 || plan.config.grid.x <= multiprocessors));
        }
}

TEST_CASE("gemm_plan_make: types and sizes, all that is wrong")
{
    REQUIRE(make(64, 64, 64, MGPU_DTYPE_F32, MGPU_DTYPE_S32, 0, 0) ==
            MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 3);
    CHECK(said(0, "in", "in is f32, not bf16 or f16"));
    CHECK(said(1, "out", "out is s32, not bf16, f16 or f32"));
    CHECK(said(2, "multiprocessors", "multiprocessors is 0"));
    REQUIRE(make(64, 64, 64, MGPU_DTYPE_B4X16, (mgpu_dtype)99) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 2);

    REQUIRE(make(3000000000u, 0, 0x80000000u, MGPU_DTYPE_BF16, MGPU_DTYPE_F32) ==
            MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 3);
    CHECK(said(0, "m", "m is 3000000000, not 1 to 2147483647"));
    CHECK(said(1, "n", "n is 0, not 1 to 2147483647"));
    CHECK(said(2, "k", "k is 2147483648, not 1 to 2147483647"));

    REQUIRE(make(2147483647, 2147483640, 8, MGPU_DTYPE_F16, MGPU_DTYPE_F16) ==
            MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 1);
    CHECK(said(0, "m", "187649990066176 tiles"));

    const gemm_problem nothing = {64,   64,   64, MGPU_DTYPE_BF16, MGPU_DTYPE_BF16, NULL,
                                  NULL, NULL, {}};
    REQUIRE(gemm_plan_make(&plan, nothing, 132, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 3);
    CHECK(said(0, "a", "a is NULL, not device memory: "));
    CHECK(said(1, "b", "b is NULL"));
    CHECK(said(2, "d", "d is NULL"));
}

TEST_CASE("gemm_plan_make_shape: shapes there are, and others; D of its own")
{
    const uintptr_t at = 0x700000000000;
    gemm_problem g = {512,
                      512,
                      512,
                      MGPU_DTYPE_BF16,
                      MGPU_DTYPE_F32,
                      (void *)at,
                      (void *)(at + ((uintptr_t)1 << 44)),
                      (void *)(at + ((uintptr_t)1 << 45)),
                      {}};
    const gemm_shape wrong[] = {
        {128, 112, 1, 1, 1, false}, {64, 128, 1, 1, 1, false},  {96, 64, 1, 1, 1, false},
        {128, 0, 1, 1, 1, false},   {128, 96, 1, 1, 2, false},  {128, 128, 0, 1, 1, false},
        {128, 128, 3, 1, 1, false}, {128, 128, 1, 8, 1, false}, {128, 208, 1, 1, 1, false},
        {128, 176, 1, 1, 1, false}, {128, 256, 4, 4, 1, false}, {128, 64, 2, 4, 1, false},
        {128, 256, 1, 1, 2, false}, {128, 64, 2, 2, 4, false},  {128, 64, 1, 1, 9, false},
        {128, 64, 1, 1, 0, false},  {128, 64, 33, 1, 1, false}, {128, 64, 1, 1, 8, false},
        {128, 64, 1, 1, 1, true}};
    for (const gemm_shape &s : wrong) {
        CAPTURE(s.w, s.up, s.across);
        REQUIRE(gemm_plan_make_shape(&plan, g, s, 8, &why) == MGPU_ERROR_INVALID_ARGUMENT);
        CHECK(why.count == 1);
        CHECK(said(0, "shape", "gemm_h100: shape is "));
    }
    g.d = (void *)((uintptr_t)g.b + 512 * 512 * 2 - 16);
    REQUIRE(gemm_plan_make(&plan, g, 132, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 1);
    CHECK(said(0, "d", "gemm_h100: d is within b, not memory of its own"));
}

#if MGPU_EMULATE /* on a GPU the driver has a word as well */
TEST_CASE("gemm_plan_make: the issues of every map")
{
    REQUIRE(make(64, 63, 65, MGPU_DTYPE_BF16, MGPU_DTYPE_F32, 4) ==
            MGPU_ERROR_INVALID_TENSOR_MAP);
    REQUIRE(why.count == 6);
    for (int i = 0; i < 6; i++) {
        const std::string name = std::string("tensor map \"") + "ABD"[i / 2] + "\"";
        CHECK(said(i, i % 2 == 0 ? "global" : "strides_bytes", name.c_str()));
    }

    REQUIRE(make(64, 64, 64, MGPU_DTYPE_BF16, MGPU_DTYPE_F32) == MGPU_OK);
    CHECK(why.count == 0);
    CHECK(plan.config.grid.x == 2); /* tiles of 64 x 32 */
    REQUIRE(make(2147483647, 8, 8, MGPU_DTYPE_F16, MGPU_DTYPE_BF16) == MGPU_OK);
    CHECK(plan.config.grid.x <= 132);
}
#endif
