/* tests/tile/test_epilogue_rows.cu - a tile's own rows go out, however few, and no byte of another's.
 * SPDX-License-Identifier: MIT
 *
 * Two tiles, the second taken when the first has been stored: each number is made of its row and column. The first may have
 * fewer columns.
 */
#include <mgpu/mgpu.h>
#include <mgpu/tile/epilogue_rows.h>

#include "device.h"

#include <cstring>

enum { W = 128, ROWS = 150, COLS = 136 };

typedef struct {
    mgpu_tensor_map d;
    mgpu_epilogue_to to;
    uint32_t row[2], w[2]; /* w: columns */
    int32_t rows[2];
} rows_args;

/* Exact in bf16: at most 8 bits. */
MGPU_INLINE float
number(uint32_t row, uint32_t col)
{
    return (float)((int)(row * 3 + col) % 256 - 128);
}

MGPU_KERNEL(two_tiles, rows_args, p, 128, 1)
{
    MGPU_SMEM(smem, 1024);
    const mgpu_epilogue_out out = {
        &p->d, NULL, UINT32_MAX, p->to.cols, W, mgpu_smem_addr(smem), 1, false, false, 0};
    mgpu_epilogue_rows tile;
    tile.rows = 0;
    for (uint32_t n = 0; n < 3; n++) {
        float d[W / 2];
        MGPU_UNROLL
        for (uint32_t s = 0; s < W / 64; s++)
            mgpu_epilogue_rows_store(&out, &p->to, &tile, s);
        if (n == 2)
            break;
        MGPU_UNROLL
        for (uint32_t i = 0; i < W / 2; i++) {
            const mgpu_coord at = mgpu_wgmma_d_f32_coord(threadIdx.x, i);
            d[i] = number(p->row[n] + at.row, n * W + at.col);
        }
        mgpu_epilogue_rows_take(&out, &p->to, &tile, d, p->row[n], n * W, p->w[n], p->rows[n]);
    }
    mgpu_epilogue_drain();
}

/* The bits of a number in D. */
static uint32_t
bits_of(mgpu_dtype type, float x)
{
    uint32_t bits;
    std::memcpy(&bits, &x, 4);
    return type == MGPU_DTYPE_BF16  ? mgpu_bf16_from_f32(x)
           : type == MGPU_DTYPE_F16 ? mgpu_f16_from_f32(x)
                                    : bits;
}

static void
goes_out(mgpu_dtype type, int32_t first, int32_t second, uint32_t w = W)
{
    const uint32_t wide = mgpu_dtype_bytes(type);
    device_buffer<uint8_t> d((size_t)ROWS * COLS * wide);
    mgpu_tensor_map_desc desc =
        mgpu_tensor_map_2d(type, d.ptr(), ROWS, COLS, (uint64_t)COLS * wide, 64, 128 / wide);
    mgpu_launch_config config = mgpu_launch_1d(1, 128);
    rows_args args;
    desc.swizzle = MGPU_SWIZZLE_128B;
    config.smem_bytes = 2 * MGPU_EPILOGUE_SLAB_BYTES;
    REQUIRE(mgpu_tensor_map_tiled(&args.d, desc, NULL) == MGPU_OK);
    args.to.d = d.ptr();
    args.to.cols = COLS;
    args.to.type = type;
    args.row[0] = 3;
    args.row[1] = 80;
    args.w[0] = w;
    args.w[1] = W;
    args.rows[0] = first;
    args.rows[1] = second;
    launch(&two_tiles_kernel, config, args);
    const std::vector<uint8_t> got = d.download();
    size_t wrong = 0;
    for (uint32_t row = 0; row < ROWS; row++)
        for (uint32_t col = 0; col < COLS; col++) {
            const uint32_t n = col / W, from = args.row[n];
            const int32_t in = (int32_t)row - (int32_t)from;
            const bool written =
                in >= 0 && in < 64 && in < args.rows[n] && col - n * W < args.w[n];
            uint32_t is = 0;
            std::memcpy(&is, &got[((size_t)row * COLS + col) * wide], wide);
            wrong += is != (written ? bits_of(type, number(row, col))
                                    : 0xdbdbdbdb >> (32 - 8 * wide));
        }
    CAPTURE(mgpu_dtype_name(type), first, second, w);
    CHECK(wrong == 0);
    if (w == W)
        record(mgpu_dtype_name(type), got);
}

TEST_CASE("mgpu_epilogue_rows_take, mgpu_epilogue_rows_store")
{
    for (const mgpu_dtype type : {MGPU_DTYPE_BF16, MGPU_DTYPE_F16, MGPU_DTYPE_F32}) {
        goes_out(type, 64, 64);
        goes_out(type, 1, 63);
        goes_out(type, 37, 0);
        goes_out(type, 200, 7); /* more than a warpgroup has */
        goes_out(type, 0, -5);
    }
}

TEST_CASE("mgpu_epilogue_rows_take: a tile of fewer columns, and one of all behind it")
{
    for (const mgpu_dtype type : {MGPU_DTYPE_BF16, MGPU_DTYPE_F16, MGPU_DTYPE_F32}) {
        goes_out(type, 64, 64, 64);
        goes_out(type, 37, 64, 64);
    }
}
