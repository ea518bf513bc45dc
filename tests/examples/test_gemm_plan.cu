/* tests/examples/test_gemm_plan.cu - what gemm_plan_make() refuses, and in which words.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100.cu"

#include "../device.h"

#include <string>

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
                            (void *)(at + ((uintptr_t)1 << 45))};
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

TEST_CASE("gemm_plan_make: types and sizes, all that is wrong")
{
    REQUIRE(make(64, 64, 64, MGPU_DTYPE_F32, MGPU_DTYPE_S32, 0, 0) ==
            MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 3);
    CHECK(said(0, "in", "in is f32, not bf16 or f16"));
    CHECK(said(1, "out", "out is s32, not bf16, f16 or f32"));
    CHECK(said(2, "multiprocessors", "multiprocessors is 0"));

    REQUIRE(make(3000000000u, 0, 0x80000000u, MGPU_DTYPE_BF16, MGPU_DTYPE_F32) ==
            MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 3);
    CHECK(said(0, "m", "m is 3000000000, not 1 to 2147483647"));
    CHECK(said(1, "n", "n is 0, not 1 to 2147483647"));
    CHECK(said(2, "k", "k is 2147483648, not 1 to 2147483647"));

    REQUIRE(make(2147483647, 2147483640, 8, MGPU_DTYPE_F16, MGPU_DTYPE_F16) ==
            MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(why.count == 1);
    CHECK(said(0, "m", "140737488355328 tiles"));

    const gemm_problem nothing = {64,   64,   64,  MGPU_DTYPE_BF16, MGPU_DTYPE_BF16,
                                  NULL, NULL, NULL};
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
                      (void *)(at + ((uintptr_t)1 << 45))};
    const gemm_shape wrong[] = {{96, 1, 1, 1},  {0, 1, 1, 1},   {128, 0, 1, 1}, {128, 3, 1, 1},
                                {128, 1, 8, 1}, {208, 1, 1, 1}, {176, 1, 1, 1}, {256, 4, 4, 1},
                                {64, 2, 4, 1},  {256, 1, 1, 2}, {64, 2, 2, 4},  {64, 1, 1, 3},
                                {64, 1, 1, 0},  {64, 33, 1, 1}, {64, 1, 1, 8}};
    for (const gemm_shape &s : wrong) {
        CAPTURE(s.w, s.up, s.across);
        REQUIRE(gemm_plan_make_shape(&plan, g, s, 8, &why) == MGPU_ERROR_INVALID_ARGUMENT);
        CHECK(why.count == 1);
        CHECK(said(0, "shape", "gemm_h100: shape is 128 x "));
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
    CHECK(plan.config.grid.x == 1);
    REQUIRE(make(2147483647, 8, 8, MGPU_DTYPE_F16, MGPU_DTYPE_BF16) == MGPU_OK);
    CHECK(plan.config.grid.x <= 132);
}
#endif
