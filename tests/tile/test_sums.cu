/* tests/tile/test_sums.cu - sums of two warpgroups and of parts of K meet, and go to D: whole numbers exactly, of all types, at
 * edges.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>
#include <mgpu/tile/sums.h>

#include "../examples/gemm_check.h"
#include "device.h"

/* Of row n of D^T, column m, by a part of K and one of its turns: added up they are exact in f16 too. */
MGPU_INLINE int32_t
number(uint32_t n, uint32_t m, uint32_t part, uint32_t turn)
{
    return (int32_t)((7 * n + 5 * m + 3 * part + 11 * turn + n * m % 7) % 13) - 6;
}

MGPU_DEVICE void
sums_tile(const mgpu_sums_to *p, uint32_t x)
{
    MGPU_SMEM(memory, 16);
    const uint32_t wg = threadIdx.x / 128;
    const mgpu_sums s =
        mgpu_sums_make(p, mgpu_smem_addr(memory), x, blockIdx.x * p->rows, blockIdx.y);
    float d[64];
    MGPU_UNROLL
    for (uint32_t i = 0; i < x / 2; i++) {
        const mgpu_coord at = mgpu_wgmma_d_f32_coord(threadIdx.x % 128, i);
        d[i] = (float)number(s.row + mgpu_sums_from(&s, wg) + at.row, at.col, s.part,
                             s.turns == 2 ? wg : 0);
    }
    if (p->direct)
        mgpu_sums_store(&s, wg, d, 1);
    else
        mgpu_sums_meet(&s, wg, d, 1);
}

#define SUMS(x)                                                                                \
    MGPU_KERNEL(sums_##x, mgpu_sums_to, p, 256, 1)                                             \
    {                                                                                          \
        sums_tile(p, x);                                                                       \
    }
SUMS(8)
SUMS(24)
SUMS(64)
SUMS(128)

static void
sums(uint32_t x, uint32_t m, uint32_t n, mgpu_dtype type, uint32_t rows, uint32_t parts)
{
    const mgpu_kernel *const kernel = x == 8    ? &sums_8_kernel
                                      : x == 24 ? &sums_24_kernel
                                      : x == 64 ? &sums_64_kernel
                                                : &sums_128_kernel;
    const uint32_t turns = rows <= 64 ? 2 : 1, tiles = mgpu_ceil_div(n, rows);
    const size_t bytes = mgpu_dtype_bytes(type);
    device_buffer<uint8_t> on(m * n * bytes);
    const mgpu_sums_to to = mgpu_sums_to_make(on.ptr(), m, n, type, rows, parts);
    mgpu_launch_config config = mgpu_launch_2d(tiles, parts, 256);
    config.cluster = mgpu_make_dim3(1, parts, 1);
    config.smem_bytes = turns * x * (rows + 4) * 4;
    if (config.smem_bytes < 256 * x)
        config.smem_bytes = 256 * x;
    CAPTURE(x, m, n, mgpu_dtype_name(type), rows, parts);
    CHECK(to.direct == (parts == 1 && bytes == 2 && n % 2 == 0));
    launch(kernel, config, to);
    const std::vector<uint8_t> d = on.download();
    uint32_t wrong = 0;
    for (uint32_t i = 0; i < m; i++)
        for (uint32_t j = 0; j < n; j++) {
            int32_t sum = 0;
            for (uint32_t part = 0; part < parts; part++)
                for (uint32_t turn = 0; turn < turns; turn++)
                    sum += number(j, i, part, turn);
            wrong += value_of(type, &d[(i * n + j) * bytes]) != (float)sum;
        }
    CHECK(wrong == 0);
    record((std::to_string(x) + " " + std::to_string(rows) + " " + std::to_string(parts) + " " +
            std::to_string(n))
               .c_str(),
           d);
}

TEST_CASE("mgpu_sums_make, mgpu_sums_from, mgpu_sums_store: of one part, pairs of 16 bits")
{
    sums(8, 7, 20, MGPU_DTYPE_BF16, 8, 1); /* X of 8: one warpgroup stores all */
    sums(24, 24, 130, MGPU_DTYPE_F16, 64, 1);
    sums(64, 33, 200, MGPU_DTYPE_BF16, 72, 1);
    sums(128, 127, 254, MGPU_DTYPE_F16, 128, 1);
    sums(128, 100, 82, MGPU_DTYPE_BF16, 40, 1);
}

TEST_CASE("mgpu_sums_meet: parts of K, each type, n of all remainders")
{
    sums(8, 3, 21, MGPU_DTYPE_BF16, 16, 1);
    sums(8, 8, 44, MGPU_DTYPE_F32, 24, 8);
    sums(24, 17, 131, MGPU_DTYPE_F32, 64, 3);
    sums(24, 24, 202, MGPU_DTYPE_F16, 104, 2);
    sums(64, 64, 129, MGPU_DTYPE_F16, 128, 1);
    sums(64, 40, 96, MGPU_DTYPE_BF16, 48, 5);
    sums(128, 128, 150, MGPU_DTYPE_F32, 80, 4);
    sums(128, 65, 64, MGPU_DTYPE_BF16, 56, 1);
}
