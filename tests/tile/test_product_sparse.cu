/* tests/tile/test_product_sparse.cu - stages of a product with a sparse A: each byte of A, metadata and B where it belongs, in
 * clusters, at edges, turn after turn of the ring.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product_shape.h>
#include <mgpu/layout/sparse_pack.h>
#include <mgpu/tile/product_sparse.h>

#include "device.h"

#include <algorithm>
#include <random>

enum { W = 32, THREADS = 256, STAGES = 3 };

typedef struct {
    mgpu_tensor_map a, b;
    mgpu_product_grid grid;
    const uint32_t *meta;
    uint32_t *stages; /* [rows of tiles][columns of tiles][step][a stage] */
} stage_args;

/* What a stage has of tiles of h rows, with so many words of metadata for each thread. */
MGPU_INLINE uint32_t
stage_words(uint32_t h, uint32_t words)
{
    return (h * 64 + h * 8 * words + W * 128) / 4;
}

/* Warpgroup 0 loads, warpgroup 1 writes down what has come. */
MGPU_DEVICE void
write_down(const stage_args *p, uint32_t h, uint32_t columns)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t rows_a = MGPU_PRODUCT_SPARSE_ROWS(h), words = columns / 64;
    const uint32_t before = (h * 64 + h * 8 * words) / 4, all = stage_words(h, words);
    const mgpu_product_block b =
        mgpu_product_begin_short(&p->grid, mgpu_smem_addr(memory), h, rows_a, W, STAGES, 1);
    if (threadIdx.x < 128) {
        if (threadIdx.x == 0)
            mgpu_product_load_sparse(&b, &p->a, &p->b, p->meta, columns);
        return;
    }
    mgpu_pipeline_place at = mgpu_pipeline_start();
    for (uint32_t i = b.first; i < b.grid->tiles; i += b.stride) {
        const mgpu_product_place t = mgpu_product_at(&b, i);
        const uint32_t across = mgpu_ceil_div(b.grid->n, W);
        for (uint32_t k = 0; k < b.steps; k++) {
            const uint32_t stage = mgpu_product_stage(&b, at.stage);
            uint32_t *const to = p->stages + (size_t)((t.m * across + t.n) * b.steps + k) * all;
            mgpu_pipeline_wait(b.ring, at);
            for (uint32_t j = threadIdx.x % 128; j < all; j += 128)
                to[j] = mgpu_ld_shared_b32(
                    stage + (j < before ? 4 * j : rows_a * 128 + 4 * (j - before)));
            mgpu_product_release_sparse(&b, at);
            at = mgpu_pipeline_next(b.ring, at);
        }
    }
}

MGPU_KERNEL(sixteen_bits, stage_args, p, THREADS, 1)
{
    write_down(p, 128, 64);
}

MGPU_KERNEL(sixteen_bits_64_rows, stage_args, p, THREADS, 1)
{
    write_down(p, 64, 64);
}

MGPU_KERNEL(eight_bits, stage_args, p, THREADS, 1)
{
    write_down(p, 128, 128);
}

MGPU_KERNEL(eight_bits_64_rows, stage_args, p, THREADS, 1)
{
    write_down(p, 64, 128);
}

namespace
{

double
any(const void *, mgpu_product_shape, uint32_t)
{
    return 1;
}

struct product {
    uint32_t m, n, steps;
    mgpu_dtype in;
    mgpu_product_shape shape;
    uint32_t multiprocessors;
};

/* `bytes` of each row from `col` on, in a box with a swizzle: chunks of 16, of those of `row` the place is c ^ row / each. */
void
put(std::vector<uint8_t> &to, size_t at, const std::vector<uint8_t> &from, size_t pitch,
    uint32_t rows, uint32_t box, uint32_t first, size_t col, uint32_t bytes)
{
    for (uint32_t r = 0; r < box && first + r < rows; r++)
        for (uint32_t c = 0; c < bytes; c++)
            to[at + r * bytes + 16 * (c / 16 ^ r / (128 / bytes) % (bytes / 16)) + c % 16] =
                from[(first + r) * pitch + col + c];
}

void
check(const product &t)
{
    CAPTURE(t.m, t.n, t.steps, mgpu_dtype_name(t.in), t.shape.h, t.shape.up, t.shape.across);
    static const mgpu_kernel *const kernels[2][2] = {
        {&sixteen_bits_64_rows_kernel, &sixteen_bits_kernel},
        {&eight_bits_64_rows_kernel, &eight_bits_kernel}};
    const uint32_t wide = mgpu_dtype_bytes(t.in), words = 2 / wide, k = t.steps * 128 / wide;
    const uint32_t h = t.shape.h, stage = 4 * stage_words(h, words);
    const uint32_t down = mgpu_ceil_div(t.m, h), right = mgpu_ceil_div(t.n, W);
    std::vector<uint8_t> a((size_t)t.m * t.steps * 64), b((size_t)t.n * t.steps * 128);
    std::vector<uint8_t> meta(4 * mgpu_wgmma_meta_size(8 * wide, t.m, k));
    std::vector<uint8_t> want((size_t)down * right * t.steps * stage, 0);
    std::mt19937 random(5);
    for (std::vector<uint8_t> *const x : {&a, &b, &meta})
        for (uint8_t &byte : *x)
            byte = (uint8_t)random();
    for (uint32_t i = 0; i < down * right * t.steps; i++) {
        const uint32_t step = i % t.steps, m = i / t.steps / right, n = i / t.steps % right;
        const size_t at = (size_t)i * stage, of_rows = h * 8 * words;
        put(want, at, a, t.steps * 64, t.m, h, m * h, step * 64, 64);
        for (size_t half = m * h / 64; half < (m + 1) * h / 64; half++) /* 512 bytes a word */
            std::copy_n(&meta[((half / 2 * t.steps + step) * 2 + half % 2) * 512 * words],
                        512 * words, &want[at + h * 64 + (half - m * h / 64) * 512 * words]);
        put(want, at + h * 64 + of_rows, b, t.steps * 128, t.n, W, n * W, step * 128, 128);
    }
    device_buffer<uint8_t> on_a(a), on_b(b), on_meta(meta), stages(want.size());
    const mgpu_product g = {t.m,        t.n,          k, t.in, MGPU_DTYPE_F32, on_a.ptr(),
                            on_b.ptr(), stages.ptr(), {}};
    stage_args args;
    mgpu_launch_config config;
    args.meta = (const uint32_t *)(const void *)on_meta.ptr();
    args.stages = (uint32_t *)(void *)stages.ptr();
    REQUIRE(mgpu_product_cut("test", &args.grid, &config, &g, 128 / wide, t.shape, THREADS, any,
                             NULL, t.multiprocessors, NULL) == MGPU_OK);
    REQUIRE(mgpu_product_map(&args.a, "A", t.in, on_a.ptr(), t.m, k / 2, h / t.shape.across,
                             64 / wide, MGPU_SWIZZLE_64B, NULL) == MGPU_OK);
    REQUIRE(mgpu_product_map(&args.b, "B", t.in, on_b.ptr(), t.n, k, W / t.shape.up, 128 / wide,
                             MGPU_SWIZZLE_128B, NULL) == MGPU_OK);
    config.smem_bytes = MGPU_PRODUCT_SMEM_BYTES(MGPU_PRODUCT_SPARSE_ROWS(h), W, STAGES, 0);
    launch(kernels[words - 1][h / 64 - 1], config, args);
    CHECK(difference(stages.download(), want) == "");
    record("stages", stages.download());
}

} // namespace

TEST_CASE("mgpu_product_load_sparse: A, metadata and B, several turns of the ring")
{
    const mgpu_dtype bf16 = MGPU_DTYPE_BF16, e4m3 = MGPU_DTYPE_E4M3;
    check({300, 72, 4, bf16, {128, W, 1, 1, 1, false}, 2});
    check({200, 40, 5, bf16, {64, W, 1, 1, 1, false}, 1});
    check({140, 40, 4, e4m3, {128, W, 1, 1, 1, false}, 1});
    check({180, 72, 3, e4m3, {64, W, 1, 1, 1, false}, 2});
}

/* Threads read here what peers load, which the release does not wait for: no more steps than stages. */
TEST_CASE("mgpu_product_load_sparse: shared by the blocks of a cluster")
{
    const mgpu_dtype bf16 = MGPU_DTYPE_BF16, e4m3 = MGPU_DTYPE_E4M3;
    check({250, 60, 3, bf16, {128, W, 2, 2, 1, false}, 24});
    check({255, 64, 2, bf16, {64, W, 4, 2, 1, false}, 24});
    check({128, 124, 3, e4m3, {128, W, 1, 4, 1, false}, 24});
    check({126, 60, 3, e4m3, {64, W, 2, 2, 1, false}, 24});
}
