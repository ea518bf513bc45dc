/* tests/tile/test_row_scale.cu - sums times a scale for each row and column, or one for all: the same bits as on the host, at
 * edges, of several widths.
 * SPDX-License-Identifier: MIT
 *
 * Sums come from memory as f32, into the registers that wgmma would leave them in, and results go there.
 */
#include <mgpu/mgpu.h>
#include <mgpu/tile/row_scale.h>

#include "device.h"

#include <random>

enum { ROWS = 150, COLS = 300, HIGH = 256, WIDE = 768 }; /* of D; of all tiles */

typedef struct {
    mgpu_row_scale scale;
    const float *sums; /* [HIGH][WIDE], as out */
    float *out;
} scale_args;

/* Tiles of 128 rows x w columns, by two warpgroups each. */
MGPU_DEVICE void
scale_tile(const scale_args *p, uint32_t w)
{
    const uint32_t row = blockIdx.y * 128 + threadIdx.x / 128 * 64, col = blockIdx.x * w;
    float d[128];
    MGPU_UNROLL
    for (uint32_t i = 0; i < w / 2; i++) {
        const mgpu_coord at = mgpu_wgmma_d_f32_coord(threadIdx.x % 128, i);
        d[i] = p->sums[(row + at.row) * WIDE + col + at.col];
    }
    mgpu_row_scale_apply(&p->scale, d, w, row, col);
    MGPU_UNROLL
    for (uint32_t i = 0; i < w / 2; i++) {
        const mgpu_coord at = mgpu_wgmma_d_f32_coord(threadIdx.x % 128, i);
        p->out[(row + at.row) * WIDE + col + at.col] = d[i];
    }
}

#define SCALE(w)                                                                               \
    MGPU_KERNEL(scale_##w, scale_args, p, 256, 1)                                              \
    {                                                                                          \
        scale_tile(p, w);                                                                      \
    }
SCALE(8)
SCALE(64)
SCALE(96)
SCALE(176)
SCALE(256)

static std::vector<float>
numbers(size_t count, unsigned seed)
{
    std::mt19937 random(seed);
    std::normal_distribution<float> normal(0, 1);
    std::vector<float> v(count);
    for (float &x : v)
        x = normal(random);
    return v;
}

static void
scales(const mgpu_kernel *kernel, uint32_t w, bool by_row, uint32_t each_row = 1,
       uint32_t each_col = 1)
{
    const std::vector<float> sums = numbers(HIGH * WIDE, w), rows = numbers(ROWS, 1),
                             cols = numbers(COLS, 2);
    device_buffer<float> from(sums), to(sums), of_rows(rows), of_cols(cols);
    const scale_args args = {
        {by_row, of_rows.ptr(), of_cols.ptr(), 0.7f, ROWS, COLS, each_row, each_col},
        from.ptr(),
        to.ptr()};
    mgpu_launch_config config = mgpu_launch_1d(1, 256);
    const uint32_t across = WIDE / w, tiles = across * w;
    config.grid.x = across;
    config.grid.y = HIGH / 128;
    launch(kernel, config, args);
    const std::vector<float> got = to.download();
    uint32_t wrong = 0;
    for (uint32_t r = 0; r < HIGH; r++)
        for (uint32_t c = 0; c < WIDE; c++) {
            const float was = sums[r * WIDE + c], is = got[r * WIDE + c];
            if (c >= tiles)
                wrong += is != was;
            else if (!by_row)
                wrong += is != was * 0.7f;
            else if (c >= COLS && each_col != 0)
                wrong += is != 0 && is != was;
            else {
                const float both = r < ROWS ? rows[r * each_row] * cols[c * each_col] : 0;
                wrong += is != was * both;
            }
        }
    CAPTURE(w, by_row, each_row, each_col);
    CHECK(wrong == 0);
    if (each_row * each_col == 1)
        record((std::to_string(w) + (by_row ? " by row" : "")).c_str(), got);
}

TEST_CASE("mgpu_row_scale_apply")
{
    for (bool by_row : {false, true}) {
        scales(&scale_8_kernel, 8, by_row);
        scales(&scale_64_kernel, 64, by_row);
        scales(&scale_96_kernel, 96, by_row);
        scales(&scale_176_kernel, 176, by_row);
        scales(&scale_256_kernel, 256, by_row);
    }
    scales(&scale_96_kernel, 96, true, 0, 1);
    scales(&scale_96_kernel, 96, true, 1, 0);
    scales(&scale_96_kernel, 96, true, 0, 0);
}
