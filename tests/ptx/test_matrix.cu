/* tests/ptx/test_matrix.cu - ldmatrix, stmatrix, movmatrix: where each element lands.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>

#include "device.h"

MGPU_REQUIRE(TMA);

typedef struct {
    uint16_t *out;  /* what was stored: 4 matrices of 8 x 8 */
    uint32_t *regs; /* 4 registers of 32 lanes */
} matrix_args;

enum { STRIDE = 24 }; /* elements from row to row in shared memory: 48 bytes */

/* Element [row][col] of matrix m. */
MGPU_INLINE uint16_t
element(uint32_t m, uint32_t row, uint32_t col)
{
    return (uint16_t)(m << 8 | row << 4 | col | 0x8000u);
}

/* The address that lane `lane` gives for `matrices` matrices; lanes behind the last give the
 * first row again, which nobody looks at. */
MGPU_DEVICE uint32_t
row_address(uint32_t smem, uint32_t lane, uint32_t matrices)
{
    return lane < 8 * matrices ? smem + 2 * STRIDE * lane : smem;
}

/* What register i of a lane holds. */
static uint32_t
want_register(uint32_t i, uint32_t lane, bool trans)
{
    uint32_t r = 0;
    for (uint32_t half = 0; half < 2; half++) {
        const mgpu_coord at = mgpu_m8n8_coord(lane, half, trans);
        r |= (uint32_t)element(i, at.row, at.col) << (16 * half);
    }
    return r;
}

#define LDMATRIX(name, matrices, trans)                                                        \
    MGPU_KERNEL(name, matrix_args, p, 32, 1)                                                   \
    {                                                                                          \
        MGPU_SHARED_ALIGNED(uint16_t, x, 32 * STRIDE, 16);                                     \
        uint32_t r[matrices];                                                                  \
        for (uint32_t c = 0; c < 8; c++)                                                       \
            x[STRIDE * threadIdx.x + c] = element(threadIdx.x / 8, threadIdx.x % 8, c);        \
        __syncthreads();                                                                       \
        mgpu_##name(r, row_address(mgpu_smem_addr(x), threadIdx.x, matrices));                 \
        for (uint32_t i = 0; i < (matrices); i++)                                              \
            p->regs[32 * i + threadIdx.x] = r[i];                                              \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        device_buffer<uint32_t> regs(32 * (matrices));                                         \
        matrix_args a = matrix_args();                                                         \
        a.regs = regs.ptr();                                                                   \
        launch(&name##_kernel, mgpu_launch_1d(1, 32), a);                                      \
        const std::vector<uint32_t> got = regs.download();                                     \
        for (uint32_t i = 0; i < (matrices); i++)                                              \
            for (uint32_t lane = 0; lane < 32; lane++)                                         \
                CHECK(got[32 * i + lane] == want_register(i, lane, trans));                    \
        record("regs", got);                                                                   \
    }
LDMATRIX(ldmatrix_x1, 1, false)
LDMATRIX(ldmatrix_x2, 2, false)
LDMATRIX(ldmatrix_x4, 4, false)
LDMATRIX(ldmatrix_x1_trans, 1, true)
LDMATRIX(ldmatrix_x2_trans, 2, true)
LDMATRIX(ldmatrix_x4_trans, 4, true)

/* Each half of each register is numbered; where does each number go? What lies between the rows
 * stays 0. */
#define STMATRIX(name, matrices, trans)                                                        \
    MGPU_KERNEL(name, matrix_args, p, 32, 1)                                                   \
    {                                                                                          \
        MGPU_SHARED_ALIGNED(uint16_t, x, 32 * STRIDE, 16);                                     \
        uint32_t r[matrices];                                                                  \
        for (uint32_t i = threadIdx.x; i < 32 * STRIDE; i += 32)                               \
            x[i] = 0;                                                                          \
        for (uint32_t i = 0; i < (matrices); i++)                                              \
            r[i] = (256 * i + 2 * threadIdx.x + 2) << 16 | (256 * i + 2 * threadIdx.x + 1);    \
        __syncthreads();                                                                       \
        mgpu_##name(row_address(mgpu_smem_addr(x), threadIdx.x, matrices), r);                 \
        __syncthreads();                                                                       \
        for (uint32_t i = threadIdx.x; i < 32 * STRIDE; i += 32)                               \
            p->out[i] = x[i];                                                                  \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        check_stmatrix(&name##_kernel, matrices, trans);                                       \
    }

static void
check_stmatrix(const mgpu_kernel *kernel, uint32_t matrices, bool trans)
{
    device_buffer<uint16_t> out(32 * STRIDE);
    matrix_args a = matrix_args();
    a.out = out.ptr();
    launch(kernel, mgpu_launch_1d(1, 32), a);
    const std::vector<uint16_t> got = out.download();
    std::vector<uint16_t> want(32 * STRIDE, 0);
    for (uint32_t i = 0; i < matrices; i++)
        for (uint32_t lane = 0; lane < 32; lane++)
            for (uint32_t half = 0; half < 2; half++) {
                const mgpu_coord at = mgpu_m8n8_coord(lane, half, trans);
                want[STRIDE * (8 * i + at.row) + at.col] =
                    (uint16_t)(256 * i + 2 * lane + half + 1);
            }
    for (uint32_t i = 0; i < 32 * STRIDE; i++) {
        CAPTURE(i);
        CHECK(got[i] == want[i]);
    }
    record("out", got);
}

STMATRIX(stmatrix_x1, 1, false)
STMATRIX(stmatrix_x2, 2, false)
STMATRIX(stmatrix_x4, 4, false)
STMATRIX(stmatrix_x1_trans, 1, true)
STMATRIX(stmatrix_x2_trans, 2, true)
STMATRIX(stmatrix_x4_trans, 4, true)

MGPU_KERNEL(movmatrix_trans, matrix_args, p, 64, 1)
{
    const uint32_t lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const uint32_t a = (uint32_t)element(warp, lane / 4, lane % 4 * 2 + 1) << 16 |
                       element(warp, lane / 4, lane % 4 * 2);
    p->regs[threadIdx.x] = mgpu_movmatrix_trans(a);
}

TEST_CASE("mgpu_movmatrix_trans")
{
    device_buffer<uint32_t> regs(64);
    matrix_args a = matrix_args();
    a.regs = regs.ptr();
    launch(&movmatrix_trans_kernel, mgpu_launch_1d(1, 64), a);
    const std::vector<uint32_t> got = regs.download();
    for (uint32_t t = 0; t < 64; t++)
        CHECK(got[t] == want_register(t / 32, t % 32, true));
    record("regs", got);
}
