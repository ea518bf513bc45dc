/* tests/tile/test_epilogue.cu - accumulators land where the fragment map says, edges are cut.
 * SPDX-License-Identifier: MIT
 *
 * Every accumulator holds a number made of its row and column; 5 slabs go through 2 buffers into
 * a matrix that is cut below and to the right.
 */
#include <mgpu/mgpu.h>

#include "device.h"

#include <cmath>
#include <cstring>
#include <string>

enum { ROWS = 50, SLABS = 5 };

typedef struct {
    mgpu_tensor_map d;
    mgpu_dtype out;
} epilogue_args;

/* Exact in bf16: at most 8 bits. */
MGPU_INLINE float
number(uint32_t row, uint32_t col)
{
    return (float)((int)(row * 3 + col) % 256 - 128);
}

MGPU_KERNEL(put_slabs, epilogue_args, p, 256, 1)
{
    MGPU_SMEM(smem, 1024);
    const uint32_t wg = mgpu_warpgroup_index(), width = p->out == MGPU_DTYPE_F32 ? 32 : 64;
    const uint32_t buffers = mgpu_smem_addr(smem) + wg * 2 * MGPU_EPILOGUE_SLAB_BYTES;
    for (uint32_t s = 0; s < SLABS; s++) {
        const uint32_t slab = buffers + s % 2 * MGPU_EPILOGUE_SLAB_BYTES;
        float d[32];
        MGPU_UNROLL
        for (uint32_t i = 0; i < 32; i++) {
            const mgpu_coord at = mgpu_wgmma_d_f32_coord(threadIdx.x % 128, i);
            d[i] = number(wg * 64 + at.row, s * width + at.col);
        }
        mgpu_epilogue_acquire(1, 1 + wg);
        if (p->out == MGPU_DTYPE_BF16)
            mgpu_epilogue_put_bf16(slab, d);
        else if (p->out == MGPU_DTYPE_F16)
            mgpu_epilogue_put_f16(slab, d);
        else
            mgpu_epilogue_put_f32(slab, d);
        mgpu_epilogue_store_2d(&p->d, (int32_t)(s * width), (int32_t)(wg * 64), slab, 1 + wg);
    }
    mgpu_epilogue_drain();
}

static double
value(mgpu_dtype dtype, const unsigned char *p, size_t i)
{
    uint16_t h;
    uint32_t u;
    float f;
    if (dtype == MGPU_DTYPE_F32) {
        std::memcpy(&f, p + 4 * i, 4);
        return f;
    }
    std::memcpy(&h, p + 2 * i, 2);
    if (dtype == MGPU_DTYPE_BF16) {
        u = (uint32_t)h << 16;
        std::memcpy(&f, &u, 4);
        return f;
    }
    const int e = h >> 10 & 31, m = h & 1023; /* integers only: no subnormal but zero */
    const double size = e == 0 ? 0 : (1024 + m) * std::pow(2.0, e - 25);
    return (h & 0x8000) != 0 ? -size : size;
}

static void
put(mgpu_dtype dtype)
{
    /* the last slab is half outside, and behind each row lies what nobody may touch */
    const uint32_t width = dtype == MGPU_DTYPE_F32 ? 32 : 64, bytes = mgpu_dtype_bytes(dtype);
    const uint32_t rows = 64 + ROWS, cols = SLABS * width - width / 2, pitch = cols + 32;
    device_buffer<unsigned char> out((size_t)rows * pitch * bytes);
    epilogue_args args;
    mgpu_tensor_map_desc desc =
        mgpu_tensor_map_2d(dtype, out.ptr(), rows, cols, (uint64_t)pitch * bytes, 64, width);
    mgpu_launch_config config = mgpu_launch_1d(1, 256);
    desc.swizzle = MGPU_SWIZZLE_128B;
    config.smem_bytes = 4 * MGPU_EPILOGUE_SLAB_BYTES;
    REQUIRE(mgpu_tensor_map_tiled(&args.d, desc, NULL) == MGPU_OK);
    args.out = dtype;
    launch(&put_slabs_kernel, config, args);

    const std::vector<unsigned char> got = out.download();
    uint32_t wrong = 0, touched = 0;
    for (uint32_t row = 0; row < rows; row++) {
        for (uint32_t col = 0; col < cols; col++)
            wrong +=
                value(dtype, got.data(), (size_t)row * pitch + col) != (double)number(row, col);
        for (uint32_t byte = cols * bytes; byte < pitch * bytes; byte++)
            touched += got[(size_t)row * pitch * bytes + byte] != 0xDB;
    }
    CHECK(wrong == 0);
    CHECK(touched == 0);
    record(mgpu_dtype_name(dtype), got);
}

TEST_CASE("mgpu_epilogue_put_bf16, _acquire, _store_2d, _drain")
{
    put(MGPU_DTYPE_BF16);
}

TEST_CASE("mgpu_epilogue_put_f16")
{
    put(MGPU_DTYPE_F16);
}

TEST_CASE("mgpu_epilogue_put_f32")
{
    put(MGPU_DTYPE_F32);
}

/* ---- pairs, in slabs of 64 columns and narrower ones --------------------------------------------- */

typedef struct {
    mgpu_tensor_map d;
    uint32_t columns;
} pairs_args;

MGPU_KERNEL(put_pairs, pairs_args, p, 128, 1)
{
    MGPU_SMEM(smem, 1024);
    for (uint32_t s = 0; s < SLABS; s++) {
        const uint32_t slab = mgpu_smem_addr(smem) + s % 2 * MGPU_EPILOGUE_SLAB_BYTES;
        uint32_t pairs[16];
        MGPU_UNROLL
        for (uint32_t i = 0; i < 16; i++) {
            const mgpu_coord at = mgpu_wgmma_d_f32_coord(threadIdx.x, 2 * i);
            const uint32_t col = s * p->columns + at.col;
            pairs[i] = mgpu_cvt_rn_bf16x2_f32(number(at.row, col + 1), number(at.row, col));
        }
        mgpu_epilogue_acquire(1, 1);
        if (p->columns == 64)
            mgpu_epilogue_put_b16(slab, pairs);
        else if (p->columns == 48)
            mgpu_epilogue_put_b16_narrow(slab, 48, pairs);
        else if (p->columns == 32)
            mgpu_epilogue_put_b16_narrow(slab, 32, pairs);
        else
            mgpu_epilogue_put_b16_narrow(slab, 16, pairs);
        mgpu_epilogue_store_2d(&p->d, (int32_t)(s * p->columns), 0, slab, 1);
    }
    mgpu_epilogue_drain();
}

TEST_CASE("mgpu_epilogue_put_b16, mgpu_epilogue_put_b16_narrow: every number where it belongs, "
          "edges cut")
{
    for (const uint32_t columns : {16u, 32u, 48u, 64u}) {
        CAPTURE(columns);
        const uint32_t cols = SLABS * columns - 8, pitch = cols + 32;
        device_buffer<unsigned char> out((size_t)ROWS * pitch * 2);
        mgpu_tensor_map_desc desc =
            mgpu_tensor_map_2d(MGPU_DTYPE_BF16, out.ptr(), ROWS, cols, pitch * 2, 64, columns);
        mgpu_launch_config config = mgpu_launch_1d(1, 128);
        pairs_args args;
        desc.swizzle = columns == 64 ? MGPU_SWIZZLE_128B : MGPU_SWIZZLE_NONE;
        config.smem_bytes = 2 * MGPU_EPILOGUE_SLAB_BYTES;
        REQUIRE(mgpu_tensor_map_tiled(&args.d, desc, NULL) == MGPU_OK);
        args.columns = columns;
        launch(&put_pairs_kernel, config, args);
        const std::vector<unsigned char> got = out.download();
        uint32_t wrong = 0, touched = 0;
        for (uint32_t row = 0; row < ROWS; row++) {
            for (uint32_t col = 0; col < cols; col++)
                wrong += value(MGPU_DTYPE_BF16, got.data(), (size_t)row * pitch + col) !=
                         (double)number(row, col);
            for (uint32_t byte = cols * 2; byte < pitch * 2; byte++)
                touched += got[(size_t)row * pitch * 2 + byte] != 0xDB;
        }
        CHECK(wrong == 0);
        CHECK(touched == 0);
        record(("pairs " + std::to_string(columns)).c_str(), got);
    }
}

/* ---- whole tiles: the edges of D, the slab that is narrower ------------------------------------- */

enum { TILES = 3 }; /* the last one lies behind D */

typedef struct {
    mgpu_tensor_map d, tail;
    uint32_t rows, cols, w;
    mgpu_dtype out;
    bool transposed;
} tiles_args;

MGPU_DEVICE void
put_tiles(const tiles_args *p, uint32_t smem, uint32_t w)
{
    const uint32_t wg = mgpu_warpgroup_index(), row = 64 * wg;
    const mgpu_epilogue_out out = {
        &p->d,  &p->tail,      p->rows, p->cols, w, smem + wg * 2 * MGPU_EPILOGUE_SLAB_BYTES,
        1 + wg, p->transposed, false,   0};
    for (uint32_t t = 0; t < TILES; t++) {
        uint32_t pairs[44];
        float d[88];
        MGPU_UNROLL
        for (uint32_t i = 0; i < w / 2; i++) {
            const mgpu_coord at = mgpu_wgmma_d_f32_coord(threadIdx.x % 128, i);
            d[i] = number(row + at.row, t * w + at.col);
        }
        if (p->out == MGPU_DTYPE_F32) {
            mgpu_epilogue_tile_f32(&out, row, t * w, d);
            continue;
        }
        mgpu_epilogue_round_b16(pairs, d, w / 4, p->out);
        MGPU_UNROLL
        for (uint32_t s = 0; s < (w + 63) / 64; s++)
            mgpu_epilogue_tile_b16(&out, row, t * w, pairs, s, mgpu_epilogue_slab(&out, s));
    }
    mgpu_epilogue_drain();
}

MGPU_KERNEL(put_tiles_of, tiles_args, p, 256, 1)
{
    MGPU_SMEM(smem, 1024);
    if (p->w == 64)
        put_tiles(p, mgpu_smem_addr(smem), 64);
    else if (p->w == 96)
        put_tiles(p, mgpu_smem_addr(smem), 96);
    else
        put_tiles(p, mgpu_smem_addr(smem), 176);
}

/* D, or its transpose, has so many rows and so many columns less than two tiles of two warpgroups: `cut` of the second
 * tile. */
static void
tiles(mgpu_dtype dtype, uint32_t w, uint32_t rows, uint32_t cut, bool transposed)
{
    const uint32_t bytes = mgpu_dtype_bytes(dtype), cols = 2 * w - cut;
    const uint32_t down = transposed ? cols : rows, across = transposed ? rows : cols;
    const uint32_t pitch = across + 32;
    device_buffer<unsigned char> out((size_t)down * pitch * bytes);
    mgpu_launch_config config = mgpu_launch_1d(1, 256);
    tiles_args args;
    CAPTURE(mgpu_dtype_name(dtype), w, rows, cut, transposed);
    for (int tail = 0; tail < (w % 64 != 0 && dtype != MGPU_DTYPE_F32 ? 2 : 1); tail++) {
        const bool narrow = tail == 1 && !transposed;
        mgpu_tensor_map_desc desc = mgpu_tensor_map_2d(
            dtype, out.ptr(), down, across, (uint64_t)pitch * bytes,
            tail == 1 && transposed ? w % 64 : 64, narrow ? w % 64 : 128 / bytes);
        desc.swizzle = narrow ? MGPU_SWIZZLE_NONE : MGPU_SWIZZLE_128B;
        REQUIRE(mgpu_tensor_map_tiled(tail == 0 ? &args.d : &args.tail, desc, NULL) == MGPU_OK);
    }
    config.smem_bytes = 4 * MGPU_EPILOGUE_SLAB_BYTES;
    args.rows = rows;
    args.cols = cols;
    args.w = w;
    args.out = dtype;
    args.transposed = transposed;
    launch(&put_tiles_of_kernel, config, args);
    const std::vector<unsigned char> got = out.download();
    uint32_t wrong = 0, touched = 0;
    for (uint32_t y = 0; y < down; y++) {
        for (uint32_t x = 0; x < across; x++)
            wrong += value(dtype, got.data(), (size_t)y * pitch + x) !=
                     (double)(transposed ? number(x, y) : number(y, x));
        for (uint32_t byte = across * bytes; byte < pitch * bytes; byte++)
            touched += got[(size_t)y * pitch * bytes + byte] != 0xDB;
    }
    CHECK(wrong == 0);
    CHECK(touched == 0);
}

TEST_CASE("mgpu_epilogue_tile_b16, mgpu_epilogue_round_b16, mgpu_epilogue_slab: tiles to the "
          "edges of D, a narrower last slab")
{
    for (const mgpu_dtype dtype : {MGPU_DTYPE_BF16, MGPU_DTYPE_F16})
        for (const uint32_t w : {64u, 96u, 176u})
            for (const uint32_t rows : {128u, 100u, 64u}) /* of 64 the second has none */
                for (const uint32_t cut : {0u, 8u, w - 8, w})
                    tiles(dtype, w, rows, cut, false);
}

TEST_CASE("mgpu_epilogue_put_b16_transposed: tiles of the transpose of D, to its edges")
{
    for (const mgpu_dtype dtype : {MGPU_DTYPE_BF16, MGPU_DTYPE_F16})
        for (const uint32_t w : {64u, 96u, 176u})
            for (const uint32_t rows : {128u, 104u, 64u})
                for (const uint32_t cut : {0u, 7u, w - 8, w})
                    tiles(dtype, w, rows, cut, true);
}

TEST_CASE("mgpu_epilogue_tile_f32: tiles to the edges of D")
{
    for (const uint32_t w : {64u, 96u})
        for (const uint32_t rows : {128u, 100u, 64u})
            for (const uint32_t cut : {0u, 4u, w - 4, w})
                tiles(MGPU_DTYPE_F32, w, rows, cut, false);
}

typedef struct {
    float x[4];
    uint32_t *to;
} round_args;

MGPU_KERNEL(round_pairs, round_args, p, 32, 1)
{
    float d[4];
    uint32_t pairs[2];
    MGPU_UNROLL
    for (uint32_t i = 0; i < 4; i++)
        d[i] = p->x[i];
    mgpu_epilogue_round_b16(pairs, d, 2, MGPU_DTYPE_BF16);
    p->to[0] = pairs[0];
    p->to[1] = pairs[1];
    mgpu_epilogue_round_b16(pairs, d, 2, MGPU_DTYPE_F16);
    p->to[2] = pairs[0];
    p->to[3] = pairs[1];
}

TEST_CASE("mgpu_epilogue_round_b16: to nearest even, the first number low")
{
    device_buffer<uint32_t> to(4);
    const round_args args = {{1 + 1 / 256.0f, 1 + 3 / 256.0f, 1 + 1 / 2048.0f, 1 + 3 / 2048.0f},
                             to.ptr()};
    launch(&round_pairs_kernel, mgpu_launch_1d(1, 32), args);
    const std::vector<uint32_t> got = to.download();
    CHECK(got[0] == 0x3f823f80); /* ties of bf16 */
    CHECK(got[1] == 0x3f803f80);
    CHECK(got[2] == 0x3c0c3c04);
    CHECK(got[3] == 0x3c023c00); /* ties of f16 */
}

/* ---- two numbers ---------------------------------------------------------------------------- */

typedef struct {
    void *d;
    mgpu_dtype type;
} two_args;

MGPU_KERNEL(put_two, two_args, p, 32, 1)
{
    const uint32_t i = 2 * threadIdx.x;
    mgpu_epilogue_two(p->d, p->type, i, 1.0f / (float)(i + 1), -1.0f / (float)(i + 2));
}

TEST_CASE("mgpu_epilogue_two")
{
    for (const mgpu_dtype type : {MGPU_DTYPE_BF16, MGPU_DTYPE_F16, MGPU_DTYPE_F32}) {
        const uint32_t bytes = mgpu_dtype_bytes(type);
        device_buffer<uint8_t> d(64 * bytes);
        const two_args args = {d.ptr(), type};
        launch(&put_two_kernel, mgpu_launch_1d(1, 32), args);
        const std::vector<uint8_t> got = d.download();
        uint32_t wrong = 0;
        for (uint32_t i = 0; i < 64; i++) {
            const float x = (i % 2 == 0 ? 1.0f : -1.0f) / (float)(i + 1);
            const uint16_t half =
                type == MGPU_DTYPE_BF16 ? mgpu_bf16_from_f32(x) : mgpu_f16_from_f32(x);
            wrong +=
                std::memcmp(&got[i * bytes],
                            bytes == 4 ? (const void *)&x : (const void *)&half, bytes) != 0;
        }
        CAPTURE(mgpu_dtype_name(type));
        CHECK(wrong == 0);
    }
}
