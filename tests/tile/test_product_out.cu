/* tests/tile/test_product_out.cu - sums of a product's blocks on their way to D: tiles by TMA in each type, of D and of its
 * transpose, cut at edges; parts of K that come together.
 * SPDX-License-Identifier: MIT
 *
 * Nothing is loaded: a sum is a number made of its row, its column and its part of K, and all of them are whole.
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product_shape.h>
#include <mgpu/tile/product_out.h>

#include "device.h"

enum { W = 96, THREADS = 256, MEET = 3, STAGES = 4 };

typedef struct {
    mgpu_tensor_map d, tail;
    mgpu_product_grid grid;
    mgpu_dtype out;
    void *to; /* D[m][n], or its transpose */
} out_args;

/* Of D or its transpose, within what f16 and bf16 have. */
MGPU_INLINE float
number(uint32_t row, uint32_t col, uint32_t part)
{
    return (float)((row * 7 + col * 3 + part * 5) % 64) - 31;
}

/* Each of h / 64 warpgroups has 64 rows of a tile. */
MGPU_DEVICE void
send(const out_args *p, uint32_t h)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t wg = mgpu_warpgroup_index();
    if (threadIdx.x == 0)
        mgpu_product_prefetch(&p->d, &p->d, &p->d);
    const mgpu_product_block b =
        mgpu_product_begin(&p->grid, mgpu_smem_addr(memory), h, W, STAGES, h / 64);
    const mgpu_epilogue_out out = mgpu_product_out(&b, &p->d, &p->tail, wg);
    if (wg >= h / 64)
        return;
    for (uint32_t i = b.first; i < b.grid->tiles; i += b.stride) {
        const mgpu_product_place t = mgpu_product_at(&b, i);
        const uint32_t row = t.m * h + 64 * wg, col = t.n * W;
        float d[W / 2];
        MGPU_UNROLL
        for (uint32_t j = 0; j < W / 2; j++) {
            const mgpu_coord at = mgpu_wgmma_d_f32_coord(threadIdx.x % 128, j);
            d[j] = number(row + at.row, col + at.col, b.part);
        }
        if (b.grid->parts == 1) {
            mgpu_epilogue_tile(&out, row, col, p->out, d);
            continue;
        }
        mgpu_product_gather(&b, wg, MEET, d);
        for (uint32_t q = 0; q < mgpu_product_share(b.grid, W, b.part); q++) {
            const uint32_t c = col + 8 * (b.part * b.grid->share + q) + threadIdx.x % 4 * 2;
            const uint32_t r = row + threadIdx.x % 128 / 32 * 16 + threadIdx.x % 32 / 4;
            float x[4];
            mgpu_product_add(&b, wg, q, x);
            for (uint32_t j = 0; j < 4; j += 2)
                if (r + 4 * j < b.grid->m && c < b.grid->n)
                    mgpu_epilogue_two(p->to, p->out, (r + 4 * j) * (size_t)b.grid->n + c, x[j],
                                      x[j + 1]);
        }
        mgpu_product_met();
    }
    mgpu_epilogue_drain();
}

MGPU_KERNEL(rows_128, out_args, p, THREADS, 1)
{
    send(p, 128);
}

MGPU_KERNEL(rows_64, out_args, p, THREADS, 1)
{
    send(p, 64);
}

namespace
{

double
any(const void *, mgpu_product_shape, uint32_t)
{
    return 1;
}

void
check(uint32_t m, uint32_t n, mgpu_dtype out, mgpu_product_shape shape,
      uint32_t stages = STAGES)
{
    CAPTURE(m, n, mgpu_dtype_name(out), shape.h, shape.parts, shape.swapped);
    const uint32_t bytes = mgpu_dtype_bytes(out), k = 64 * 8;
    std::vector<uint8_t> want((size_t)m * n * bytes);
    device_buffer<uint8_t> a(16), b(16), d(want.size()); /* nobody reads A and B */
    const mgpu_product g = {m, n, k, MGPU_DTYPE_BF16, out, a.ptr(), b.ptr(), d.ptr(), {}};
    out_args args;
    mgpu_launch_config config;
    for (uint32_t i = 0; i < m; i++)
        for (uint32_t j = 0; j < n; j++) {
            float x = 0;
            for (uint32_t part = 0; part < shape.parts; part++)
                x += shape.swapped ? number(j, i, part) : number(i, j, part);
            const uint16_t two =
                out == MGPU_DTYPE_BF16 ? mgpu_bf16_from_f32(x) : mgpu_f16_from_f32(x);
            memcpy(&want[((size_t)i * n + j) * bytes],
                   bytes == 4 ? (const void *)&x : (const void *)&two, bytes);
        }
    args.out = out;
    args.to = d.ptr();
    REQUIRE(mgpu_product_cut("test", &args.grid, &config, &g, 64, shape, THREADS, any, NULL, 24,
                             NULL) == MGPU_OK);
    REQUIRE(mgpu_product_maps_out(&args.d, &args.tail, &g, shape, false, NULL) == MGPU_OK);
    config.smem_bytes = MGPU_PRODUCT_SMEM_BYTES(shape.h, W, stages, 0);
    if (stages < STAGES) {
        mgpu_issues issues;
        CHECK(try_launch(&rows_128_kernel, config, args, &issues) != MGPU_OK);
        CHECK(issue_text(issues).find("outside the block's shared memory") !=
              std::string::npos);
        return;
    }
    launch(shape.h == 64 ? &rows_64_kernel : &rows_128_kernel, config, args);
    CHECK(difference(d.download(), want) == "");
    record("d", d.download());
}

const mgpu_dtype types[] = {MGPU_DTYPE_BF16, MGPU_DTYPE_F16, MGPU_DTYPE_F32};

} // namespace

TEST_CASE(
    "mgpu_product_prefetch, mgpu_product_out, mgpu_epilogue_tile: each type, many tiles, edges")
{
    for (const mgpu_dtype type : types) {
        check(264, 200, type, {128, W, 1, 1, 1, false});
        check(72, 104, type, {64, W, 1, 1, 1, false});
        check(8, 8, type, {128, W, 1, 1, 1, false});
    }
}

TEST_CASE("mgpu_product_out: of the transpose")
{
    for (const mgpu_dtype type : {MGPU_DTYPE_BF16, MGPU_DTYPE_F16}) {
        check(264, 200, type, {128, W, 1, 1, 1, true});
        check(104, 72, type, {64, W, 1, 1, 1, true});
    }
}

TEST_CASE("mgpu_product_gather: parts of K, shares of columns that are not alike, edges")
{
    for (const mgpu_dtype type : types) {
        check(140, 104, type, {128, W, 1, 1, 2, false});
        check(72, 200, type, {64, W, 1, 1, 5, false});
        check(136, 96, type, {128, W, 1, 1, 8, false});
    }
}

#if MGPU_EMULATE
TEST_CASE(
    "mgpu_product_out: the model names a launch whose shared memory has no room for the ring")
{
    check(136, 96, MGPU_DTYPE_F32, {128, W, 1, 1, 8, false}, STAGES - 1);
}
#endif
