/* 06_gemm_simple.cu - D = A * B^T, one tile a block, one stage: load, multiply, load, multiply
 * SPDX-License-Identifier: MIT
 *
 * You learn: a whole matrix product out of the pieces of steps 01 to 05.
 * New since 05: a loop along K, and a grid of tiles. D[M][N] = A[M][K] * B[N][K]^T, bf16.
 *
 * Two warpgroups make a tile of 128 x 256, 64 rows each: 128 accumulators in each thread.
 *
 *     thread 0     |load 0|wait....|multiply 0|sync|load 1|wait....|multiply 1|sync|load 2
 *     TMA                 |~~~~~~~~|               .      |~~~~~~~~|               .
 *     tensor core                  |##########|    .               |##########|    .
 *
 * TMA and the tensor cores never run at the same time: while one works, the other waits.
 *
 * Expected output, in the model:
 *     06_gemm_simple: 512 x 512 x 512, right
 */
#include "gemm.h"

MGPU_REQUIRE(WGMMA);

enum {
    TILE_M = 128,
    TILE_N = 256,
    TILE_K = 64, /* 128 bytes: one row of the 128-byte swizzle */
    THREADS = 256,
    A_BYTES = TILE_M * TILE_K * 2,
    B_BYTES = TILE_N * TILE_K * 2,

    /* shared memory, in bytes from its start */
    A_AT = 0,
    B_AT = A_AT + A_BYTES,
    BARS_AT = B_AT + B_BYTES,
    SMEM_BYTES = BARS_AT + 8
};
static_assert(SMEM_BYTES <= 227 * 1024, "dynamic shared memory of a block");

typedef struct gemm_args {
    mgpu_tensor_map a, b;
    uint32_t *d; /* pairs of bf16 */
    uint32_t n, tiles_k;
} gemm_args;

/* d[64][256] += A[64][64] * B[256][64]^T: four steps of 16 along K, in flight as one group. */
MGPU_DEVICE void
multiply(float d[128], uint32_t a, uint32_t b)
{
    const uint64_t a_desc = mgpu_wgmma_desc_k_major(a, MGPU_SWIZZLE_128B);
    const uint64_t b_desc = mgpu_wgmma_desc_k_major(b, MGPU_SWIZZLE_128B);
    MGPU_UNROLL
    for (uint32_t k = 0; k < TILE_K / 16; k++)
        mgpu_wgmma_m64n256k16_f32_bf16_ss(
            d, a_desc + k * mgpu_wgmma_k_step(a_desc, MGPU_K_MAJOR),
            b_desc + k * mgpu_wgmma_k_step(b_desc, MGPU_K_MAJOR), 1);
    mgpu_wgmma_commit_group();
}

MGPU_KERNEL(gemm, gemm_args, p, THREADS, 1)
{
    MGPU_SMEM(memory, 1024); /* dynamic shared memory: SMEM_BYTES, as the launch says */
    const uint32_t smem = mgpu_smem_addr(memory);
    const uint32_t a = smem + A_AT, b = smem + B_AT, full = smem + BARS_AT;
    const uint32_t row = blockIdx.y * TILE_M, col = blockIdx.x * TILE_N;
    const uint32_t wg = mgpu_warpgroup_index();
    float d[128];

    /* ---- prepare ------------------------------------------------------------------------ */
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(full, 1);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    mgpu_acc_zero_f32(d, 128);

    for (uint32_t k = 0; k < p->tiles_k; k++) {
        /* ---- load ----------------------------------------------------------------------- */
        if (threadIdx.x == 0) {
            mgpu_mbarrier_arrive_expect_tx(full, A_BYTES + B_BYTES);
            mgpu_tma_load_2d(a, &p->a, (int32_t)(k * TILE_K), (int32_t)row, full);
            mgpu_tma_load_2d(b, &p->b, (int32_t)(k * TILE_K), (int32_t)col, full);
        }
        mgpu_mbarrier_wait(full, k & 1);

        /* ---- multiply ------------------------------------------------------------------- */
        mgpu_acc_fence_f32_x128(d);
        multiply(d, a + wg * (A_BYTES / 2), b);
        mgpu_acc_wait_f32_x128(0, d);
        __syncthreads(); /* both warpgroups have read the stage: it may be overwritten */
    }

    /* ---- store: two neighbours of a row are one register -------------------------------- */
    MGPU_UNROLL
    for (uint32_t i = 0; i < 128; i += 2) {
        const mgpu_coord in = mgpu_wgmma_d_f32_coord(threadIdx.x % 128, i);
        const size_t place = (size_t)(row + wg * 64 + in.row) * p->n + col + in.col;
        p->d[place / 2] = mgpu_cvt_rn_bf16x2_f32(d[i + 1], d[i]);
    }
}

int
main(int argc, char **argv)
{
    gemm_args p;
    (void)find_machine();

    /* ---- describe ----------------------------------------------------------------------- */
    gemm_data g = gemm_make(argc, argv, TILE_M, TILE_N, TILE_K);
    p.a = gemm_map("A", g.a, g.m, g.k, TILE_M);
    p.b = gemm_map("B", g.b, g.n, g.k, TILE_N);
    p.d = (uint32_t *)g.d;
    p.n = g.n;
    p.tiles_k = g.k / TILE_K;
    mgpu_launch_config config = mgpu_launch_2d(g.n / TILE_N, g.m / TILE_M, THREADS);
    config.smem_bytes = SMEM_BYTES;

    /* ---- launch, check, time ------------------------------------------------------------ */
    launch(&gemm_kernel, config, &p);
    return gemm_finish("06_gemm_simple", &g, gemm_check(&g), &gemm_kernel, config, &p);
}
