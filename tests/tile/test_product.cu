/* tests/tile/test_product.cu - blocks of a product: what is loaded where, in clusters, of K, of many products, transposed; two
 * warpgroups in turns; parts of K that meet. Whole numbers, exactly.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product_shape.h>
#include <mgpu/ptx/wgmma_bf16_mn.gen.h>

#include "device.h"

#include <random>

enum { W = 64, THREADS = 384, COLUMNS = 64, TURN = 1, STAGES = 3 };

typedef struct {
    mgpu_tensor_map a, b;
    mgpu_product_grid grid;
    float *d; /* [layers][m][n] */
    bool layered;
} product_args;

/* d[64][W] (+)= one stage. */
MGPU_DEVICE void
add_stage(const mgpu_product_block *b, uint32_t rows_at, float d[W / 2], mgpu_pipeline_place at,
          bool mn)
{
    const uint32_t stage = mgpu_product_stage(b, at.stage), of_b = stage + b->h * 128;
    const uint64_t x =
        mn ? mgpu_wgmma_desc_mn_major(stage + rows_at * 128, MGPU_SWIZZLE_128B, 64)
           : mgpu_wgmma_desc_k_major(stage + rows_at * 128, MGPU_SWIZZLE_128B);
    const uint64_t y = mn ? mgpu_wgmma_desc_mn_major(of_b, MGPU_SWIZZLE_128B, 64)
                          : mgpu_wgmma_desc_k_major(of_b, MGPU_SWIZZLE_128B);
    mgpu_acc_name_f32(d, W / 2);
    mgpu_pipeline_wait(b->ring, at);
    mgpu_wgmma_fence();
    MGPU_UNROLL
    for (uint32_t k = 0; k < 4; k++) {
        if (mn)
            mgpu_wgmma_m64n64k16_f32_bf16_ss_ta_tb(d, x + 128 * k, y + 128 * k, 1);
        else
            mgpu_wgmma_m64n64k16_f32_bf16_ss(d, x + 2 * k, y + 2 * k, 1);
    }
    mgpu_wgmma_commit_group();
    mgpu_acc_wait_f32(0, d, W / 2);
    mgpu_product_release(b, at);
}

MGPU_DEVICE void
store_four(const product_args *p, uint32_t layer, uint32_t row, uint32_t col, const float x[4])
{
    const uint32_t r = row + threadIdx.x % 128 / 32 * 16 + threadIdx.x % 32 / 4;
    const uint32_t c = col + threadIdx.x % 4 * 2;
    float *const d = p->d + (size_t)layer * p->grid.m * p->grid.n;
    MGPU_UNROLL
    for (uint32_t i = 0; i < 4; i++)
        if (r + i / 2 * 8 < p->grid.m && c + i % 2 < p->grid.n)
            d[(size_t)(r + i / 2 * 8) * p->grid.n + c + i % 2] = x[i];
}

/* h is 128, of two warpgroups; or 64, in turns. */
MGPU_DEVICE void
multiply(const product_args *p, uint32_t h, bool mn)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t wg = mgpu_warpgroup_index() - 1, rows_at = h == 128 ? 64 * wg : 0;
    const mgpu_product_operands operands = {&p->a, &p->b, COLUMNS, mn, mn};
    mgpu_product_block b =
        mgpu_product_begin(&p->grid, mgpu_smem_addr(memory), h, W, STAGES, h / 64);
    b.layered = p->layered;
    if (threadIdx.x < 128) {
        if (threadIdx.x == 0) {
            if (mn || p->layered)
                mgpu_product_load_any(&b, &operands);
            else
                mgpu_product_load(&b, &p->a, &p->b, COLUMNS);
        }
        return;
    }
    mgpu_pipeline_place at = h == 64 ? mgpu_product_turns(&b, wg, TURN) : mgpu_pipeline_start();
    const uint32_t stride = h == 64 ? 2 * b.stride : b.stride;
    for (uint32_t i = b.first + (h == 64 ? wg * b.stride : 0); i < b.grid->tiles; i += stride) {
        const mgpu_product_place t = mgpu_product_at(&b, i);
        const uint32_t row = t.m * h + rows_at, col = t.n * W;
        float d[W / 2];
        mgpu_acc_zero_f32(d, W / 2);
        if (h == 64)
            mgpu_barrier_sync_aligned(TURN + wg, 256);
        for (uint32_t k = 0; k < b.steps; k++) {
            add_stage(&b, rows_at, d, at, mn);
            at = mgpu_pipeline_next(b.ring, at);
        }
        if (h == 64) {
            if (i + b.stride < b.grid->tiles)
                mgpu_barrier_arrive_aligned(TURN + 1 - wg, 256);
            at = mgpu_pipeline_skip(b.ring, at, b.steps);
        }
        if (p->grid.parts > 1) {
            mgpu_product_meet();
            MGPU_UNROLL
            for (uint32_t q = 0; q < W / 8; q++)
                mgpu_st_shared_v4_f32(mgpu_product_sums(&b, wg, q), d + 4 * q);
            mgpu_product_send(&b, wg, TURN);
            for (uint32_t q = 0; q < mgpu_product_share(&p->grid, W, b.part); q++) {
                float x[4] = {0, 0, 0, 0}, v[4];
                for (uint32_t from = 0; from < p->grid.parts && q % 2 == 0; from++) {
                    mgpu_ld_shared_v4_f32(v, mgpu_product_part(&b, wg, from, q));
                    for (uint32_t j = 0; j < 4; j++)
                        x[j] += v[j];
                }
                if (q % 2 != 0)
                    mgpu_product_add(&b, wg, q, x);
                store_four(p, t.layer, row, col + 8 * (b.part * p->grid.share + q), x);
            }
            mgpu_product_met();
        } else {
            MGPU_UNROLL
            for (uint32_t q = 0; q < W / 8; q++)
                store_four(p, t.layer, row, col + 8 * q, d + 4 * q);
        }
    }
}

MGPU_KERNEL(rows_together, product_args, p, THREADS, 1)
{
    multiply(p, 128, false);
}

MGPU_KERNEL(rows_in_turns, product_args, p, THREADS, 1)
{
    multiply(p, 64, false);
}

MGPU_KERNEL(columns_together, product_args, p, THREADS, 1)
{
    multiply(p, 128, true);
}

MGPU_KERNEL(columns_in_turns, product_args, p, THREADS, 1)
{
    multiply(p, 64, true);
}

namespace
{

double
any(const void *, mgpu_product_shape, uint32_t)
{
    return 1;
}

struct product {
    uint32_t m, n, k, layers;
    bool mn, one_b; /* A[k][m], B[k][n]; all products have the same B */
    mgpu_product_shape shape;
    uint32_t multiprocessors;
};

void
check(const product &t)
{
    CAPTURE(t.m, t.n, t.k, t.layers, t.mn, t.shape.h, t.shape.up, t.shape.across,
            t.shape.parts);
    const uint32_t layers = t.layers > 1 ? t.layers : 1;
    const mgpu_kernel *const kernels[2][2] = {
        {&rows_in_turns_kernel, &rows_together_kernel},
        {&columns_in_turns_kernel, &columns_together_kernel}};
    std::vector<uint16_t> a((size_t)layers * t.m * t.k),
        b((size_t)(t.one_b ? 1 : layers) * t.n * t.k);
    std::vector<float> x(a.size()), y(b.size()), want((size_t)layers * t.m * t.n);
    std::mt19937 random(7);
    for (size_t i = 0; i < a.size(); i++)
        a[i] = mgpu_bf16_from_f32(x[i] = (float)(random() % 9) - 4);
    for (size_t i = 0; i < b.size(); i++)
        b[i] = mgpu_bf16_from_f32(y[i] = (float)(random() % 9) - 4);
    for (uint32_t l = 0; l < layers; l++)
        for (uint32_t i = 0; i < t.m; i++)
            for (uint32_t j = 0; j < t.n; j++) {
                const float *of_a = &x[(size_t)l * t.m * t.k],
                            *of_b = &y[t.one_b ? 0 : (size_t)l * t.n * t.k];
                float &sum = want[((size_t)l * t.m + i) * t.n + j];
                for (uint32_t k = 0; k < t.k; k++)
                    sum += t.mn ? of_a[k * t.m + i] * of_b[k * t.n + j]
                                : of_a[i * t.k + k] * of_b[j * t.k + k];
            }
    device_buffer<uint16_t> on_a(a), on_b(b);
    device_buffer<float> d(want.size());
    const mgpu_product g = {t.m,
                            t.n,
                            t.k,
                            MGPU_DTYPE_BF16,
                            MGPU_DTYPE_F32,
                            on_a.ptr(),
                            on_b.ptr(),
                            d.ptr(),
                            {t.mn, t.mn, t.layers, (uint64_t)t.m * t.k,
                             t.one_b ? 0 : (uint64_t)t.n * t.k, 0, (uint64_t)t.m * t.n}};
    product_args args;
    mgpu_launch_config config;
    args.d = d.ptr();
    args.layered = layers > 1;
    REQUIRE(mgpu_product_cut("test", &args.grid, &config, &g, COLUMNS, t.shape, THREADS, any,
                             NULL, t.multiprocessors, NULL) == MGPU_OK);
    REQUIRE(mgpu_product_maps(&args.a, &args.b, &g, g.in, t.shape, args.layered, NULL) ==
            MGPU_OK);
    config.smem_bytes = MGPU_PRODUCT_SMEM_BYTES(t.shape.h, W, STAGES, 0);
    launch(kernels[t.mn][t.shape.h == 128], config, args);
    CHECK(difference(d.download(), want) == "");
    record("d", d.download());
}

} // namespace

TEST_CASE("mgpu_product: clusters, many tiles a block, edges")
{
    const product products[] = {
        {300, 200, 200, 1, false, false, {128, W, 1, 1, 1, false}, 4},
        {300, 200, 136, 1, false, false, {64, W, 1, 1, 1, false}, 3},
        {520, 200, 72, 1, false, false, {128, W, 2, 1, 1, false}, 4},
        {520, 264, 200, 1, false, false, {64, W, 2, 2, 1, false}, 8},
        {140, 520, 72, 1, false, false, {128, W, 1, 4, 1, false}, 8},
        {600, 136, 136, 1, false, false, {64, W, 4, 1, 1, false}, 12},
        {8, 8, 8, 1, false, false, {64, W, 1, 1, 1, false}, 132},
    };
    for (const product &t : products)
        check(t);
}

TEST_CASE("mgpu_product: transposed, many products, one B for all")
{
    const product products[] = {
        {264, 200, 200, 1, true, false, {128, W, 1, 1, 1, false}, 4},
        {264, 136, 136, 1, true, false, {128, W, 1, 2, 1, false}, 4},
        {136, 200, 72, 1, true, false, {64, W, 1, 1, 1, false}, 2},
        {136, 72, 136, 5, false, false, {64, W, 1, 1, 1, false}, 3},
        {136, 136, 72, 3, true, true, {128, W, 1, 1, 1, false}, 2},
        {72, 136, 136, 4, false, true, {64, W, 2, 1, 1, false}, 4},
    };
    for (const product &t : products)
        check(t);
}

TEST_CASE("mgpu_product: parts of K meet")
{
    const product products[] = {
        {140, 72, 520, 1, false, false, {128, W, 1, 1, 4, false}, 24},
        {264, 136, 712, 1, false, false, {128, W, 2, 1, 3, false}, 24},
        {136, 136, 584, 1, true, false, {128, W, 1, 1, 8, false}, 24},
        {136, 72, 200, 3, false, false, {128, W, 1, 2, 2, false}, 24},
    };
    for (const product &t : products)
        check(t);
}

TEST_CASE("MGPU_PRODUCT_STAGES: as many as there is room for")
{
    for (const int more : {0, 512})
        for (const int h : {64, 128})
            for (const int w : {32, 64, 96, 128, 176, 256}) {
                const int stages = MGPU_PRODUCT_STAGES(h, w, more);
                CHECK(MGPU_PRODUCT_SMEM_BYTES(h, w, stages, more) <= 232448);
                CHECK(MGPU_PRODUCT_SMEM_BYTES(h, w, stages + 1, more) > 232448);
            }
}
