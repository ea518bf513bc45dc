/* tests/tile/test_epilogue_f8.cu - accumulators as e4m3 and e5m2 land where the fragment map says, edges are cut; the largest
 * of D; the same by functions that take any type.
 * SPDX-License-Identifier: MIT
 *
 * Every accumulator holds a number made of its row and column; two warpgroups send three tiles of W columns into a matrix
 * that is cut below and to the right.
 */
#include <mgpu/mgpu.h>
#include <mgpu/tile/epilogue_f8.h>

#include "device.h"

#include <cstring>
#include <string>

enum { ROWS = 114, TILES = 3, BIG_ROW = 5, BIG_COL = 5 };

typedef struct {
    mgpu_tensor_map d, tail;
    mgpu_dtype out;
    uint32_t cols;
    bool any; /* by the functions that take any type */
    float *amax;
} f8_args;

/* Of all sizes, a quarter below what e4m3 has; one above what either has. Behind D larger ones. */
MGPU_INLINE float
number(uint32_t row, uint32_t col, uint32_t cols)
{
    const float x = (float)((row * 37 + col * 5) % 512) - 256;
    return col >= cols                        ? 3000000
           : row >= ROWS                      ? 0
           : row == BIG_ROW && col == BIG_COL ? -200000
           : (row + col) % 4 == 0             ? x / 65536
                                              : x;
}

MGPU_DEVICE void
send(const f8_args *p, uint32_t w)
{
    MGPU_SMEM(smem, 1024);
    const uint32_t wg = mgpu_warpgroup_index(), row = wg * 64;
    const mgpu_epilogue_out out = {
        &p->d,   &p->tail, ROWS,
        p->cols, w,        mgpu_smem_addr(smem) + wg * 2 * MGPU_EPILOGUE_SLAB_BYTES,
        1 + wg,  false,    false,
        0};
    float most = 0;
    for (uint32_t t = 0; t < TILES; t++) {
        const uint32_t col = t * w, left = col < p->cols ? p->cols - col : 0;
        uint32_t words[64];
        float d[128];
        MGPU_UNROLL
        for (uint32_t i = 0; i < w / 2; i++) {
            const mgpu_coord at = mgpu_wgmma_d_f32_coord(threadIdx.x % 128, i);
            d[i] = number(row + at.row, col + at.col, p->cols);
        }
        if (p->any) {
            mgpu_epilogue_round_any(words, d, w, p->out, 0.75f, left, &most);
            MGPU_UNROLL
            for (uint32_t s = 0; s < (w + 63) / 64; s++)
                mgpu_epilogue_tile_any(&out, p->out, row, col, words, s, 0);
        } else {
            mgpu_epilogue_round_f8(words, d, w / 8, p->out, 0.75f, left, &most);
            MGPU_UNROLL
            for (uint32_t s = 0; s < (w + 127) / 128; s++)
                mgpu_epilogue_tile_f8(&out, row, col, words, s, mgpu_epilogue_slab(&out, s));
        }
    }
    mgpu_epilogue_amax(p->amax, most);
    mgpu_epilogue_drain();
}

#define SEND(w)                                                                                \
    MGPU_KERNEL(send_##w, f8_args, p, 256, 1)                                                  \
    {                                                                                          \
        send(p, w);                                                                            \
    }
SEND(32)
SEND(96)
SEND(128)
SEND(176)
SEND(256)

static uint32_t
rounded(mgpu_dtype type, float x)
{
    uint32_t word = 0;
    std::memcpy(&word, &x, 4);
    return type == MGPU_DTYPE_BF16   ? mgpu_bf16_from_f32(x)
           : type == MGPU_DTYPE_F16  ? mgpu_f16_from_f32(x)
           : type == MGPU_DTYPE_E4M3 ? mgpu_e4m3_from_f32(x)
           : type == MGPU_DTYPE_E5M2 ? mgpu_e5m2_from_f32(x)
                                     : word;
}

static void
put(const mgpu_kernel *kernel, uint32_t w, mgpu_dtype out, bool any)
{
    const uint32_t bytes = mgpu_dtype_bytes(out), chunk = 128 / bytes, narrow = w % chunk;
    const uint32_t cols = TILES * w - w / 2,
                   pitch = cols / 16 * 16 + 32; /* behind rows nobody's */
    device_buffer<uint8_t> d((size_t)ROWS * pitch * bytes);
    device_buffer<float> amax(std::vector<float>{0});
    f8_args args = {{}, {}, out, cols, any, amax.ptr()};
    mgpu_tensor_map_desc desc =
        mgpu_tensor_map_2d(out, d.ptr(), ROWS, cols, (uint64_t)pitch * bytes, 64, chunk);
    mgpu_launch_config config = mgpu_launch_1d(1, 256);
    CAPTURE(w, mgpu_dtype_name(out), any);
    desc.swizzle = MGPU_SWIZZLE_128B;
    REQUIRE(mgpu_tensor_map_tiled(&args.d, desc, NULL) == MGPU_OK);
    desc = mgpu_tensor_map_2d(out, d.ptr(), ROWS, cols, (uint64_t)pitch * bytes, 64,
                              narrow != 0 ? narrow : chunk);
    REQUIRE(mgpu_tensor_map_tiled(&args.tail, desc, NULL) == MGPU_OK);
    config.smem_bytes = 4 * MGPU_EPILOGUE_SLAB_BYTES;
    launch(kernel, config, args);

    const std::vector<uint8_t> got = d.download();
    const uint32_t end =
        (cols * bytes + 15) / 16 * 16; /* up to there a store goes on: ptx/tma.h */
    uint32_t wrong = 0, touched = 0;
    for (uint32_t row = 0; row < ROWS; row++) {
        for (uint32_t col = 0; col < cols; col++) {
            const float x = number(row, col, cols);
            uint32_t word = 0;
            std::memcpy(&word, &got[((size_t)row * pitch + col) * bytes], bytes);
            wrong += word != rounded(out, bytes == 1 ? x * 0.75f : x);
        }
        for (uint32_t byte = end; byte < pitch * bytes; byte++)
            touched += got[(size_t)row * pitch * bytes + byte] != 0xDB;
    }
    CHECK(wrong == 0);
    CHECK(touched == 0);
    CHECK(amax.download()[0] == (bytes == 1 ? 200000 : 0));
    record((std::to_string(w) + " " + mgpu_dtype_name(out) + (any ? " any" : "")).c_str(), got);
}

TEST_CASE("mgpu_epilogue_round_f8, _put_f8, _tile_f8, _amax")
{
    for (const mgpu_dtype out : {MGPU_DTYPE_E4M3, MGPU_DTYPE_E5M2}) {
        put(&send_32_kernel, 32, out, false);
        put(&send_96_kernel, 96, out, false);
        put(&send_128_kernel, 128, out, false);
        put(&send_176_kernel, 176, out, false);
        put(&send_256_kernel, 256, out, false);
    }
}

TEST_CASE("mgpu_epilogue_round_any, _tile_any")
{
    for (const mgpu_dtype out :
         {MGPU_DTYPE_E4M3, MGPU_DTYPE_E5M2, MGPU_DTYPE_BF16, MGPU_DTYPE_F16}) {
        put(&send_96_kernel, 96, out, true);
        put(&send_176_kernel, 176, out, true);
        put(&send_256_kernel, 256, out, true);
    }
}

/* ---- two numbers of any type ---------------------------------------------------------------- */

typedef struct {
    void *d;
    mgpu_dtype out;
} two_args;

MGPU_KERNEL(put_two, two_args, p, 128, 1)
{
    const uint32_t i = threadIdx.x;
    mgpu_epilogue_two_any(p->d, p->out, 2 * i, number(2 * i, 1, 2), number(2 * i + 1, 1, 2));
}

TEST_CASE("mgpu_epilogue_two_any")
{
    for (const mgpu_dtype out :
         {MGPU_DTYPE_E4M3, MGPU_DTYPE_E5M2, MGPU_DTYPE_BF16, MGPU_DTYPE_F16, MGPU_DTYPE_F32}) {
        const uint32_t bytes = mgpu_dtype_bytes(out);
        device_buffer<uint8_t> d(256 * bytes);
        const two_args args = {d.ptr(), out};
        launch(&put_two_kernel, mgpu_launch_1d(1, 128), args);
        const std::vector<uint8_t> got = d.download();
        uint32_t wrong = 0;
        for (uint32_t i = 0; i < 256; i++) {
            uint32_t word = 0;
            std::memcpy(&word, &got[i * bytes], bytes);
            wrong += word != rounded(out, number(i, 1, 2));
        }
        CAPTURE(mgpu_dtype_name(out));
        CHECK(wrong == 0);
        record(mgpu_dtype_name(out), got);
    }
}
