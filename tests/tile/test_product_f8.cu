/* tests/tile/test_product_f8.cu - stages of a product of 8-bit floats: each pair of types, 64 rows and 128, edges, clusters; added
 * up in f32, of odd and even numbers of steps. Whole numbers, exactly.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product_shape.h>
#include <mgpu/tile/product_f8.h>

#include "device.h"

#include <random>

enum { THREADS = 384, COLUMNS = 128, TURN = 1, STAGES = 3 };

typedef struct {
    mgpu_tensor_map a, b;
    mgpu_product_grid grid;
    float *d; /* [m][n] */
} f8_args;

typedef enum { TOGETHER, ALONE, PROMOTED, UNWAITED, TALL } f8_how; /* the last two are wrong */

/* What of a tile's 64 rows is within D. */
MGPU_DEVICE void
store(const f8_args *p, uint32_t row, uint32_t col, uint32_t w, const float *d)
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < w / 2; i++) {
        const mgpu_coord at = mgpu_wgmma_d_f32_coord(threadIdx.x % 128, i);
        if (row + at.row < p->grid.m && col + at.col < p->grid.n)
            p->d[(size_t)(row + at.row) * p->grid.n + col + at.col] = d[i];
    }
}

/* A warpgroup has 64 rows of each tile, or alone all of every second one. */
MGPU_DEVICE void
multiply(const f8_args *p, f8_how how, uint32_t h, uint32_t w, mgpu_dtype in_a, mgpu_dtype in_b)
{
    MGPU_SMEM(memory, 1024);
    const bool alone = how == ALONE || how == TALL, promoted = how == PROMOTED || how == TALL;
    const uint32_t wg = mgpu_warpgroup_index() - 1, stride = alone ? 2 : 1;
    const mgpu_product_f8 f8 = {in_a, in_b, alone ? 0 : 64 * wg, alone ? 128u : 64u};
    const mgpu_product_block b =
        mgpu_product_begin(&p->grid, mgpu_smem_addr(memory), h, w, STAGES, alone ? 1 : h / 64);
    if (threadIdx.x < 128) {
        MGPU_SETMAXNREG_DEC(40);
        if (threadIdx.x == 0)
            mgpu_product_load(&b, &p->a, &p->b, COLUMNS);
        return;
    }
    MGPU_SETMAXNREG_INC(232);
    if (f8.row >= h)
        return;
    mgpu_pipeline_place at = alone ? mgpu_product_turns(&b, wg, TURN) : mgpu_pipeline_start();
    float d[128];
    mgpu_acc_zero_f32(d, f8.rows * w / 128);
    for (uint32_t i = b.first + (alone ? wg * b.stride : 0); i < b.grid->tiles;
         i += stride * b.stride) {
        const mgpu_product_place t = mgpu_product_at(&b, i);
        const uint32_t steps = promoted ? 1 : b.steps;
        if (alone)
            mgpu_barrier_sync_aligned(TURN + wg, 256);
        mgpu_acc_name_f32(d, f8.rows * w / 128);
        for (uint32_t k = 0; k < steps; k++) {
            mgpu_product_f8_stage(&b, &f8, d, at, k != 0);
            if (how == UNWAITED)
                break;
            mgpu_acc_wait_f32(0, d, f8.rows * w / 128);
            mgpu_product_release(&b, at);
            at = mgpu_pipeline_next(b.ring, at);
        }
        if (promoted)
            at = mgpu_product_f8_promote(&b, &f8, d, at, b.steps - 1);
        if (alone) {
            if (i + b.stride < b.grid->tiles)
                mgpu_barrier_arrive_aligned(TURN + 1 - wg, 256);
            at = mgpu_pipeline_skip(b.ring, at, b.steps);
        }
        MGPU_UNROLL
        for (uint32_t r = 0; r < f8.rows; r += 64)
            store(p, t.m * h + f8.row + r, t.n * w, w, d + w * r / 128);
    }
}

#define KERNEL(how, h, w, a, b)                                                                \
    MGPU_KERNEL(how##_##h##x##w##_##a##_##b, f8_args, p, THREADS, 1)                           \
    {                                                                                          \
        multiply(p, how, h, w, MGPU_DTYPE_##a, MGPU_DTYPE_##b);                                \
    }
KERNEL(TOGETHER, 128, 96, E4M3, E4M3)
KERNEL(TOGETHER, 64, 64, E4M3, E5M2)
KERNEL(TOGETHER, 128, 128, E5M2, E4M3)
KERNEL(TOGETHER, 64, 192, E5M2, E5M2)
KERNEL(TOGETHER, 64, 256, E4M3, E5M2)
KERNEL(ALONE, 128, 96, E4M3, E4M3)
KERNEL(ALONE, 128, 64, E5M2, E4M3)
KERNEL(PROMOTED, 128, 64, E4M3, E4M3)
KERNEL(PROMOTED, 64, 128, E5M2, E5M2)
KERNEL(PROMOTED, 64, 176, E4M3, E4M3)
#if MGPU_EMULATE
KERNEL(UNWAITED, 64, 64, E4M3, E4M3)
KERNEL(PROMOTED, 64, 200, E4M3, E4M3)
KERNEL(TALL, 128, 64, E4M3, E4M3)
#endif

namespace
{

double
any(const void *, mgpu_product_shape, uint32_t)
{
    return 1;
}

struct product {
    uint32_t m, n, k;
    mgpu_dtype in_a, in_b;
    mgpu_product_shape shape;
    uint32_t multiprocessors;
    float big; /* the first number of each row: whole, and a float of both types */
};

std::vector<uint8_t>
bytes_of(std::vector<float> &x, mgpu_dtype type, uint32_t k, float big)
{
    static std::mt19937 random(3);
    std::vector<uint8_t> bytes(x.size());
    for (size_t i = 0; i < x.size(); i++) {
        x[i] = i % k == 0 ? big : (float)(random() % 9) - 4;
        if (i % k != 0 && i % k < 128 && big > 4) /* the big product is alone in its step */
            x[i] = 0;
        bytes[i] =
            type == MGPU_DTYPE_E4M3 ? mgpu_e4m3_from_f32(x[i]) : mgpu_e5m2_from_f32(x[i]);
    }
    return bytes;
}

/* What a kernel makes, and all products in f32, which have no fraction. */
std::vector<float>
run(const mgpu_kernel *kernel, const product &t, std::vector<float> *want,
    const char *wrong = NULL)
{
    std::vector<float> x((size_t)t.m * t.k), y((size_t)t.n * t.k);
    device_buffer<uint8_t> a(bytes_of(x, t.in_a, t.k, t.big)),
        b(bytes_of(y, t.in_b, t.k, t.big));
    device_buffer<float> d((size_t)t.m * t.n);
    const mgpu_product g = {t.m,     t.n,     t.k,     t.in_a, MGPU_DTYPE_F32,
                            a.ptr(), b.ptr(), d.ptr(), {}};
    f8_args args;
    mgpu_launch_config config;
    want->assign(d.size(), 0);
    for (uint32_t i = 0; i < t.m; i++)
        for (uint32_t j = 0; j < t.n; j++)
            for (uint32_t k = 0; k < t.k; k++)
                (*want)[(size_t)i * t.n + j] += x[i * t.k + k] * y[j * t.k + k];
    args.d = d.ptr();
    REQUIRE(mgpu_product_cut("test", &args.grid, &config, &g, COLUMNS, t.shape, THREADS, any,
                             NULL, t.multiprocessors, NULL) == MGPU_OK);
    REQUIRE(mgpu_product_maps(&args.a, &args.b, &g, t.in_b, t.shape, false, NULL) == MGPU_OK);
    config.smem_bytes = MGPU_PRODUCT_SMEM_BYTES(t.shape.h, t.shape.w, STAGES, 0);
    if (wrong != NULL) {
        mgpu_issues issues;
        CHECK(try_launch(kernel, config, args, &issues) != MGPU_OK);
        CHECK(issue_text(issues).find(wrong) != std::string::npos);
        return {};
    }
    launch(kernel, config, args);
    return d.download();
}

void
check(const mgpu_kernel *kernel, const product &t)
{
    CAPTURE(t.m, t.n, t.k, t.shape.up, t.shape.across);
    std::vector<float> want;
    const std::vector<float> d = run(kernel, t, &want);
    CHECK(difference(d, want) == "");
    record("d", d);
}

const mgpu_dtype E4M3 = MGPU_DTYPE_E4M3, E5M2 = MGPU_DTYPE_E5M2;

} // namespace

TEST_CASE("mgpu_product_f8_stage: each pair of types, 64 rows for each of two warpgroups")
{
    check(&TOGETHER_128x96_E4M3_E4M3_kernel,
          {200, 200, 400, E4M3, E4M3, {128, 96, 1, 1, 1, false}, 3, 1});
    check(&TOGETHER_64x64_E4M3_E5M2_kernel,
          {136, 72, 528, E4M3, E5M2, {64, 64, 1, 1, 1, false}, 4, 1});
    check(&TOGETHER_128x128_E5M2_E4M3_kernel,
          {144, 264, 128, E5M2, E4M3, {128, 128, 1, 2, 1, false}, 4, 1});
    check(&TOGETHER_64x192_E5M2_E5M2_kernel,
          {72, 200, 272, E5M2, E5M2, {64, 192, 2, 1, 1, false}, 4, 1});
    check(&TOGETHER_64x256_E4M3_E5M2_kernel,
          {64, 264, 144, E4M3, E5M2, {64, 256, 1, 1, 1, false}, 2, 1});
}

TEST_CASE("mgpu_product_f8_stage: 128 rows of a warpgroup, in turns")
{
    check(&ALONE_128x96_E4M3_E4M3_kernel,
          {264, 200, 400, E4M3, E4M3, {128, 96, 1, 1, 1, false}, 2, 1});
    check(&ALONE_128x64_E5M2_E4M3_kernel,
          {200, 136, 272, E5M2, E4M3, {128, 64, 1, 2, 1, false}, 2, 1});
}

TEST_CASE("mgpu_product_f8_promote: one step, odd and even numbers of them, with two and with "
          "three sets of registers")
{
    for (const uint32_t steps : {1u, 2u, 3u, 4u, 7u}) {
        const uint32_t k = steps * 128 - 16;
        check(&PROMOTED_128x64_E4M3_E4M3_kernel,
              {200, 72, k, E4M3, E4M3, {128, 64, 1, 1, 1, false}, 3, 1});
        check(&PROMOTED_64x128_E5M2_E5M2_kernel,
              {72, 264, k, E5M2, E5M2, {64, 128, 1, 1, 1, false}, 2, 1});
        check(&PROMOTED_64x176_E4M3_E4M3_kernel,
              {72, 184, k, E4M3, E4M3, {64, 176, 2, 1, 1, false}, 2, 1});
    }
}

/* 224 * 224 has 16 bits: what comes behind it is cut where the tensor cores add it. */
TEST_CASE("mgpu_product_f8_promote: nothing is cut behind a large sum, as it is in a fast one")
{
    const product t = {64, 64, 400, E4M3, E5M2, {64, 64, 1, 1, 1, false}, 1, 224};
    const product p = {72, 176, 400, E4M3, E4M3, {64, 176, 1, 1, 1, false}, 2, 224};
    std::vector<float> want;
    const std::vector<float> fast = run(&TOGETHER_64x64_E4M3_E5M2_kernel, t, &want);
    CHECK(difference(fast, want) != "");
    record("fast", fast);
    check(&PROMOTED_64x176_E4M3_E4M3_kernel, p);
}

#if MGPU_EMULATE
TEST_CASE("mgpu_product_f8_stage: the model names sums that nobody waited for")
{
    const product t = {64, 64, 400, E4M3, E4M3, {64, 64, 1, 1, 1, false}, 1, 1};
    std::vector<float> want;
    run(&UNWAITED_64x64_E4M3_E4M3_kernel, t, &want, "is in flight");
}

TEST_CASE("mgpu_product_f8_promote: the model names more columns or rows than there are "
          "registers for")
{
    const char *const says = "mgpu_product_f8_promote: w is up to 192, and rows are 64";
    std::vector<float> want;
    run(&PROMOTED_64x200_E4M3_E4M3_kernel,
        {64, 200, 400, E4M3, E4M3, {64, 200, 1, 1, 1, false}, 1, 1}, &want, says);
    run(&TALL_128x64_E4M3_E4M3_kernel,
        {128, 64, 400, E4M3, E4M3, {128, 64, 1, 1, 1, false}, 1, 1}, &want, says);
}
#endif
