/* 07_gemm_pipelined.cu - D = A * B^T with a ring of stages: TMA runs ahead of the tensor cores
 * SPDX-License-Identifier: MIT
 *
 * You learn: a ring in shared memory, one `full` barrier for each stage, the parity of a lap.
 * New since 06: four stages. While the tensor cores read one, TMA fills the next ones.
 *
 *     thread 0     |load 0 1 2|mma 0|load 3|mma 1, wait mma 0|load 4|mma 2, wait mma 1|load 5|
 *     TMA           |~~~ 0 ~~~|~ 1 ~~|~ 2 ~~|~ 3 ~~|               |~~ 4 ~~|                |~
 *     tensor core               |############ 0 #############|########## 1 ###########|#### 2
 *
 * Step k uses stage k % 4 in lap k / 4, so it waits for parity k / 4 & 1. One group of wgmma
 * stays in flight: when step k is issued, step k - 1 is waited for, and its stage is filled
 * with step k + 3. All threads have to meet for that, in each step.
 *
 * Expected output, in the model:
 *     07_gemm_pipelined: 512 x 512 x 512, right
 */
#include "gemm.h"

MGPU_REQUIRE(WGMMA);

enum {
    TILE_M = 128,
    TILE_N = 256,
    TILE_K = 64, /* 128 bytes: one row of the 128-byte swizzle */
    STAGES = 4,
    THREADS = 256,
    A_BYTES = TILE_M * TILE_K * 2,
    B_BYTES = TILE_N * TILE_K * 2,

    /* shared memory, in bytes from its start */
    A_AT = 0,
    B_AT = A_AT + STAGES * A_BYTES,
    BARS_AT = B_AT + STAGES * B_BYTES,
    SMEM_BYTES = BARS_AT + STAGES * 8
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

/* Fill the stage of step k. */
MGPU_DEVICE void
load(const gemm_args *p, uint32_t smem, uint32_t k, uint32_t row, uint32_t col)
{
    const uint32_t stage = k % STAGES, full = smem + BARS_AT + stage * 8;
    const int32_t at = (int32_t)(k * TILE_K);
    mgpu_mbarrier_arrive_expect_tx(full, A_BYTES + B_BYTES);
    mgpu_tma_load_2d(smem + A_AT + stage * A_BYTES, &p->a, at, (int32_t)row, full);
    mgpu_tma_load_2d(smem + B_AT + stage * B_BYTES, &p->b, at, (int32_t)col, full);
}

MGPU_KERNEL(gemm, gemm_args, p, THREADS, 1)
{
    MGPU_SMEM(memory, 1024); /* dynamic shared memory: SMEM_BYTES, as the launch says */
    const uint32_t smem = mgpu_smem_addr(memory);
    const uint32_t row = blockIdx.y * TILE_M, col = blockIdx.x * TILE_N;
    const uint32_t wg = mgpu_warpgroup_index();
    float d[128];

    /* ---- prepare ------------------------------------------------------------------------ */
    MGPU_NAME(smem + BARS_AT, "full", 8, STAGES); /* for reports: full[2] */
    if (threadIdx.x == 0) {
        for (uint32_t stage = 0; stage < STAGES; stage++)
            mgpu_mbarrier_init(smem + BARS_AT + stage * 8, 1);
        mgpu_fence_mbarrier_init();
        for (uint32_t k = 0; k < STAGES - 1 && k < p->tiles_k; k++)
            load(p, smem, k, row, col);
    }
    __syncthreads();
    mgpu_acc_zero_f32(d, 128);
    mgpu_acc_fence_f32_x128(d);

    for (uint32_t k = 0; k < p->tiles_k; k++) {
        /* ---- multiply ------------------------------------------------------------------- */
        const uint32_t stage = k % STAGES;
        mgpu_mbarrier_wait(smem + BARS_AT + stage * 8, k / STAGES & 1);
        mgpu_wgmma_fence(); /* d stays in flight from step to step: it is not named here */
        multiply(d, smem + A_AT + stage * A_BYTES + wg * (A_BYTES / 2),
                 smem + B_AT + stage * B_BYTES);

        /* ---- the step before has been read, by both warpgroups: fill its stage again ----- */
        mgpu_wgmma_wait_group(1);
        __syncthreads();
        if (threadIdx.x == 0 && k + STAGES - 1 < p->tiles_k)
            load(p, smem, k + STAGES - 1, row, col);
    }
    mgpu_acc_wait_f32_x128(0, d);

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
    return gemm_finish("07_gemm_pipelined", &g, gemm_check(&g), &gemm_kernel, config, &p);
}
