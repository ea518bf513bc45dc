/* tests/tile/test_epilogue_fused.cu - tiles that are fused as they go out: whole numbers exactly, each type, width, edges, of D
 * and of D^T, C that is D, layers. The activations are those of tile/fuse.h.
 * SPDX-License-Identifier: MIT
 *
 * One warpgroup makes all tiles, one after the other, of sums that are made of their row, column and layer.
 */
#include <mgpu/mgpu.h>
#include <mgpu/tile/epilogue_fused.h>

#include "../examples/gemm_check.h"
#include "device.h"

#include <cstring>
#include <string>

namespace
{
const mgpu_dtype BF16 = MGPU_DTYPE_BF16, F16 = MGPU_DTYPE_F16, F32 = MGPU_DTYPE_F32;
}

typedef struct {
    mgpu_tensor_map d, c;
    mgpu_fuse fuse;
    uint32_t layers, one_c; /* all layers have the first one's C */
} fused_args;

/* Of -8 .. 7, so that all that follows is exact in 16 bits. */
MGPU_INLINE float
sum_at(uint32_t row, uint32_t col, uint32_t layer)
{
    return (float)((int)(row * 5 + col * 3 + row * col + layer * 7) % 16 - 8);
}

MGPU_DEVICE void
all_tiles(const fused_args *p, uint32_t w, bool layered)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t smem = mgpu_smem_addr(memory);
    const mgpu_epilogue_out out = {&p->d, NULL, p->fuse.rows,       p->fuse.cols, w,
                                   smem,  1,    p->fuse.transposed, layered,      0};
    mgpu_epilogue_fused e = mgpu_epilogue_fused_make(&out, &p->c, &p->fuse, smem + 16384 + 8);
    for (uint32_t layer = 0; layer < p->layers; layer++)
        for (uint32_t row = 0; row < p->fuse.rows; row += 64)
            for (uint32_t col = 0; col < p->fuse.cols; col += w) {
                float d[128];
                e.out.layer = layer;
                e.layer = p->one_c ? 0 : layer;
                mgpu_epilogue_fused_ask(&e, row, col);
                MGPU_UNROLL
                for (uint32_t i = 0; i < w / 2; i++) {
                    const mgpu_coord at = mgpu_wgmma_d_f32_coord(threadIdx.x, i);
                    d[i] = sum_at(row + at.row, col + at.col, layer);
                }
                mgpu_epilogue_fused_tile(&e, row, col, d, w == 192 ? 32 : 64);
            }
    mgpu_epilogue_drain();
}

#define FUSED(name, w, layered)                                                                \
    MGPU_KERNEL(name, fused_args, p, 128, 1)                                                   \
    {                                                                                          \
        all_tiles(p, w, layered);                                                              \
    }
FUSED(fused_64, 64, false)
FUSED(fused_128, 128, false)
FUSED(fused_192, 192, true)
FUSED(fused_256, 256, false)

namespace
{

struct fused_case {
    const mgpu_kernel *kernel;
    mgpu_dtype type;
    uint32_t rows, cols, layers; /* of the tiles */
    bool transposed, c, c_is_d, one_c, bias;
    mgpu_activation activation;
};

std::vector<uint8_t>
numbers(mgpu_dtype type, size_t count, uint32_t which)
{
    const size_t wide = mgpu_dtype_bytes(type);
    std::vector<uint8_t> bytes(count * wide);
    for (size_t i = 0; i < count; i++) {
        const float x = (float)((i * 2654435761u + which) >> 9 & 31) - 16;
        const uint32_t word = word_of(type, x);
        std::memcpy(&bytes[i * wide], &word, wide);
    }
    return bytes;
}

/* A map of [layers][rows][cols], D's or C's. */
mgpu_tensor_map
map_of(const fused_case &t, const void *p, uint32_t layers, bool layered)
{
    const uint32_t wide = mgpu_dtype_bytes(t.type);
    const uint32_t rows = t.transposed ? t.cols : t.rows, cols = t.transposed ? t.rows : t.cols;
    mgpu_tensor_map map;
    mgpu_tensor_map_desc desc =
        mgpu_tensor_map_2d(t.type, p, rows, cols, (uint64_t)cols * wide, 64, 128 / wide);
    if (layered) {
        desc.rank = 3;
        desc.dims[2] = layers;
        desc.strides_bytes[1] = (uint64_t)rows * cols * wide;
        desc.box[2] = desc.elem_strides[2] = 1;
    }
    desc.swizzle = MGPU_SWIZZLE_128B;
    REQUIRE(mgpu_tensor_map_tiled(&map, desc, NULL) == MGPU_OK);
    return map;
}

void
goes_out(const fused_case &t)
{
    const size_t wide = mgpu_dtype_bytes(t.type), one = (size_t)t.rows * t.cols;
    const uint32_t line = t.transposed ? t.rows : t.cols;
    const bool layered = t.kernel == &fused_192_kernel;
    const uint32_t layers_c = t.one_c ? 1 : t.layers;
    const std::vector<uint8_t> c = numbers(t.type, one * layers_c, 3),
                               bias = numbers(t.type, line, 5);
    device_buffer<uint8_t> own(one * t.layers * wide), on_c(c), on_bias(bias);
    device_buffer<uint8_t> &d = t.c_is_d ? on_c : own;
    mgpu_launch_config config = mgpu_launch_1d(1, 128);
    fused_args args;
    config.smem_bytes = 2 * MGPU_EPILOGUE_SLAB_BYTES + 8 + MGPU_EPILOGUE_FUSED_BYTES;
    args.d = map_of(t, d.ptr(), t.layers, layered);
    args.c = map_of(t, on_c.ptr(), layers_c, layered);
    args.layers = t.layers;
    args.one_c = t.one_c;
    mgpu_fuse f = {};
    f.alpha = -3;
    f.beta = 0.5f;
    f.c = t.c ? on_c.ptr() : NULL;
    f.bias = t.bias ? on_bias.ptr() : NULL;
    f.activation = t.activation;
    args.fuse = mgpu_fuse_make(f, t.type, t.rows, t.cols, t.transposed);
    launch(t.kernel, config, args);
    const std::vector<uint8_t> got = d.download();
    size_t wrong = 0;
    for (uint32_t layer = 0; layer < t.layers; layer++)
        for (uint32_t i = 0; i < t.rows; i++)
            for (uint32_t j = 0; j < t.cols; j++) {
                const size_t in =
                    t.transposed ? (size_t)j * t.rows + i : (size_t)i * t.cols + j;
                float want = -3 * sum_at(i, j, layer);
                if (t.bias)
                    want += value_of(t.type, &bias[(t.transposed ? i : j) * wide]);
                if (t.c)
                    want +=
                        0.5f * value_of(t.type, &c[((t.one_c ? 0 : layer * one) + in) * wide]);
                if (t.activation == MGPU_ACTIVATION_RELU && want < 0)
                    want = 0;
                wrong += value_of(t.type, &got[(layer * one + in) * wide]) != want;
            }
    CAPTURE(mgpu_dtype_name(t.type), t.rows, t.cols, t.layers, t.transposed, t.c, t.c_is_d,
            t.bias);
    CHECK(wrong == 0);
    record("fused", got);
}

} // namespace

TEST_CASE("mgpu_epilogue_fused_tile: whole numbers, each type, edges, of D and of D^T, C that "
          "is D, layers")
{
    const mgpu_activation NONE = MGPU_ACTIVATION_NONE, RELU = MGPU_ACTIVATION_RELU;
    const fused_case cases[] = {
        {&fused_64_kernel, BF16, 130, 136, 1, false, true, false, false, true, RELU},
        {&fused_64_kernel, F32, 70, 100, 1, false, true, false, false, true, NONE},
        {&fused_64_kernel, F16, 200, 70, 1, true, true, false, false, true, NONE},
        {&fused_128_kernel, F16, 100, 264, 1, false, true, true, false, false, RELU},
        {&fused_128_kernel, BF16, 64, 328, 1, false, false, false, false, true, NONE},
        {&fused_128_kernel, F32, 129, 140, 1, false, true, true, false, false, RELU},
        {&fused_128_kernel, BF16, 136, 150, 1, true, true, true, false, true, RELU},
        {&fused_192_kernel, BF16, 67, 200, 2, false, true, false, false, true, NONE},
        {&fused_192_kernel, F16, 72, 392, 3, false, true, false, true, false, RELU},
        {&fused_192_kernel, F32, 64, 192, 2, false, true, true, false, true, NONE},
        {&fused_256_kernel, BF16, 80, 776, 1, false, true, false, false, true, RELU},
        {&fused_256_kernel, F16, 96, 300, 1, true, false, false, false, true, NONE},
        {&fused_256_kernel, F32, 65, 292, 1, false, false, false, false, true, RELU},
        {&fused_256_kernel, F32, 65, 516, 1, false, true, false, false, true, NONE},
    };
    for (const fused_case &t : cases)
        goes_out(t);
}
