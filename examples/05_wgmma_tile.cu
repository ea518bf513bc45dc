/* 05_wgmma_tile.cu - one instruction of the tensor cores, and which thread gets which result
 * SPDX-License-Identifier: MIT
 *
 * You learn: operands by descriptor, the accumulator in registers, fence, commit and wait.
 * New since 04: what TMA has loaded is multiplied: D[64][128] = A[64][16] * B[128][16]^T.
 *
 * A and B are chosen so that D[row][col] = 128 row + col: each register tells which element it
 * is. All other columns of A and B are 0.
 *
 *     A[row] = (row, 1, 0, ...)    B[col] = (128, col, 0, ...)
 *
 *     thread 0      init | order A, order B | wait | fence | wgmma | commit | wait | write d
 *     128 threads        ............. wait ...... | fence | wgmma | commit | wait | write d
 *     TMA                       ~~~~~~~~~~~~~~~~
 *     tensor core                                               ~~~~~~~~~~~~~~
 *
 * The wgmma runs by itself and owns d until the wait. The compiler does not know: the mgpu_acc_
 * forms of fence and wait name d, so that it moves no use of d across them.
 *
 * Expected output (t:i is register d[i] of thread t):
 *              col 0  col 1  col 2  col 3  col 4  col 5  col 6  col 7  col 8  col 9
 *     row  0     0:0    0:1    1:0    1:1    2:0    2:1    3:0    3:1    0:4    0:5
 *     row  1     4:0    4:1    5:0    5:1    6:0    6:1    7:0    7:1    4:4    4:5
 *     row  7    28:0   28:1   29:0   29:1   30:0   30:1   31:0   31:1   28:4   28:5
 *     row  8     0:2    0:3    1:2    1:3    2:2    2:3    3:2    3:3    0:6    0:7
 *     row 16    32:0   32:1   33:0   33:1   34:0   34:1   35:0   35:1   32:4   32:5
 *     row 63   124:2  124:3  125:2  125:3  126:2  126:3  127:2  127:3  124:6  124:7
 *     05_wgmma_tile: 8192 of 8192 elements are right, and where the map says
 */
#include "common.h"

MGPU_REQUIRE(WGMMA);

enum {
    M = 64,
    N = 128,
    K = 16,        /* 32 bytes of bf16: one row of the 32-byte swizzle */
    THREADS = 128, /* a warpgroup */
    REGS = N / 2,  /* f32 results of a thread */
    A_BYTES = M * K * 2,
    B_BYTES = N * K * 2,
    SMEM_BYTES = A_BYTES + B_BYTES + 8
};
static_assert(SMEM_BYTES <= 48 * 1024, "static shared memory of a block");

typedef struct tile_args {
    mgpu_tensor_map a, b;
    float *d; /* [THREADS][REGS] */
} tile_args;

MGPU_KERNEL(wgmma_tile, tile_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint16_t, a, M * K, 256); /* where the 32-byte pattern begins */
    MGPU_SHARED_ALIGNED(uint16_t, b, N * K, 256);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    float d[REGS];

    /* ---- load A and B ------------------------------------------------------------------- */
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, A_BYTES + B_BYTES);
        mgpu_tma_load_2d(mgpu_smem_addr(a), &p->a, 0, 0, bar);
        mgpu_tma_load_2d(mgpu_smem_addr(b), &p->b, 0, 0, bar);
    }
    __syncthreads();
    mgpu_mbarrier_wait(bar, 0);

    /* ---- multiply: all 128 threads issue one instruction together ----------------------- */
    const uint64_t a_desc = mgpu_wgmma_desc_k_major(mgpu_smem_addr(a), MGPU_SWIZZLE_32B);
    const uint64_t b_desc = mgpu_wgmma_desc_k_major(mgpu_smem_addr(b), MGPU_SWIZZLE_32B);
    mgpu_acc_zero_f32(d, REGS);
    mgpu_acc_fence_f32_x64(d);                               /* x64: its 64 registers */
    mgpu_wgmma_m64n128k16_f32_bf16_ss(d, a_desc, b_desc, 1); /* 1: add to d */
    mgpu_wgmma_commit_group();
    mgpu_acc_wait_f32_x64(0, d);

    /* ---- each thread shows its registers ------------------------------------------------ */
    MGPU_UNROLL
    for (uint32_t i = 0; i < REGS; i++)
        p->d[threadIdx.x * REGS + i] = d[i];
}

static uint16_t a[M][K], b[N][K];
static float d[THREADS][REGS];
static mgpu_slot owner[M][N]; /* as the machine says */

int
main(void)
{
    static const uint32_t rows[] = {0, 1, 7, 8, 16, 63};
    int right = 0;
    void *a_device, *b_device;
    tile_args p;
    mgpu_issues why;

    (void)find_machine();
    for (uint32_t row = 0; row < M; row++) {
        a[row][0] = mgpu_bf16_from_f32((float)row);
        a[row][1] = mgpu_bf16_from_f32(1);
    }
    for (uint32_t col = 0; col < N; col++) {
        b[col][0] = mgpu_bf16_from_f32(128);
        b[col][1] = mgpu_bf16_from_f32((float)col);
    }
    a_device = device_copy(a, sizeof a);
    b_device = device_copy(b, sizeof b);
    p.d = (float *)device_copy(NULL, sizeof d);

    mgpu_tensor_map_desc desc =
        mgpu_tensor_map_2d(MGPU_DTYPE_BF16, a_device, M, K, K * 2, M, K);
    desc.swizzle = MGPU_SWIZZLE_32B;
    must(mgpu_tensor_map_tiled(&p.a, desc, &why), "tensor map of A", &why);
    desc = mgpu_tensor_map_2d(MGPU_DTYPE_BF16, b_device, N, K, K * 2, N, K);
    desc.swizzle = MGPU_SWIZZLE_32B;
    must(mgpu_tensor_map_tiled(&p.b, desc, &why), "tensor map of B", &why);

    launch(&wgmma_tile_kernel, mgpu_launch_1d(1, THREADS), &p);
    host_copy(d, p.d, sizeof d);
    must(mgpu_free(a_device), "mgpu_free", NULL);
    must(mgpu_free(b_device), "mgpu_free", NULL);

    for (uint32_t thread = 0; thread < THREADS; thread++)
        for (uint32_t i = 0; i < REGS; i++) {
            const mgpu_coord at = mgpu_wgmma_d_f32_coord(thread, i); /* as the map says */
            const uint32_t told = /* as the register itself says */
                d[thread][i] >= 0 && d[thread][i] < M * N ? (uint32_t)d[thread][i] : 0;
            owner[told / N][told % N] = mgpu_make_slot(thread, i, 0);
            right += d[thread][i] == (float)(128 * at.row + at.col);
        }

    printf("       ");
    for (uint32_t col = 0; col < 10; col++)
        printf("  col %u", col);
    for (uint32_t i = 0; i < 6; i++) {
        printf("\nrow %2u ", rows[i]);
        for (uint32_t col = 0; col < 10; col++)
            printf(" %4u:%u", owner[rows[i]][col].thread, owner[rows[i]][col].reg);
    }
    printf("\n05_wgmma_tile: %d of %d elements are right, and where the map says\n", right,
           M * N);
    return right == M * N ? 0 : 1;
}
