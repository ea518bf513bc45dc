/* 08_gemm_specialized.cu - D = A * B^T with roles: one thread loads, two warpgroups multiply
 * SPDX-License-Identifier: MIT
 *
 * You learn: producer and consumers, `full` and `empty` barriers, setmaxnreg.
 * New since 07: nobody meets in the loop. A third warpgroup has one thread that only loads, and
 * each consumer warp says `empty` when it has read a stage. tile/pipeline.h holds the barriers
 * of both kinds.
 *
 *     producer     |load 0|load 1|load 2|load 3|wait empty 0 |load 4|wait empty 1       |load
 *     TMA            |~ 0 ~~|~ 1 ~~|~ 2 ~~|~ 3 ~~|             |~ 4 ~~|                   |~ 5
 *     consumers    |wait 0  |mma 0|mma 1, wait mma 0, empty 0|mma 2, wait mma 1, empty 1|mma 3
 *     tensor core            |########## 0 ##########|########### 1 ############|###### 2 ####
 *
 * A block gets as many registers for each thread as it may at the start: 65536 / 384 = 168. The
 * producer gives most of its own away, so that consumers have 232: 128 are accumulators.
 *
 * Expected output, in the model:
 *     08_gemm_specialized: 512 x 512 x 512, right
 */
#include "gemm.h"

MGPU_REQUIRE(WGMMA);
MGPU_REQUIRE(SETMAXNREG);

enum {
    TILE_M = 128,
    TILE_N = 256,
    TILE_K = 64, /* 128 bytes: one row of the 128-byte swizzle */
    STAGES = 4,
    CONSUMERS = 2, /* warpgroups */
    THREADS = 128 * (1 + CONSUMERS),
    A_BYTES = TILE_M * TILE_K * 2,
    B_BYTES = TILE_N * TILE_K * 2,

    /* shared memory, in bytes from its start */
    A_AT = 0,
    B_AT = A_AT + STAGES * A_BYTES,
    BARS_AT = B_AT + STAGES * B_BYTES,
    SMEM_BYTES = BARS_AT + (int)MGPU_PIPELINE_BYTES(STAGES)
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
    const uint32_t row = blockIdx.y * TILE_M, col = blockIdx.x * TILE_N;
    const mgpu_pipeline ring = mgpu_pipeline_make(smem + BARS_AT, STAGES);
    mgpu_pipeline_place at = mgpu_pipeline_start(), last = at;
    float d[128];

    /* ---- prepare: one arrival fills a stage, one of each consumer warp frees it --------- */
    if (threadIdx.x == 0)
        mgpu_pipeline_init(ring, 1, CONSUMERS * 4);
    __syncthreads();

    /* ---- load: one thread of the third warpgroup ---------------------------------------- */
    if (mgpu_warpgroup_index() == CONSUMERS) {
        MGPU_NAME("producer"); /* in reports and timelines; nothing on a GPU */
        MGPU_SETMAXNREG_DEC(40);
        if (threadIdx.x % 128 == 0)
            for (uint32_t k = 0; k < p->tiles_k; k++) {
                const uint32_t full = mgpu_pipeline_full(ring, at);
                mgpu_pipeline_acquire(ring, at, A_BYTES + B_BYTES);
                mgpu_tma_load_2d(smem + A_AT + at.stage * A_BYTES, &p->a, (int32_t)(k * TILE_K),
                                 (int32_t)row, full);
                mgpu_tma_load_2d(smem + B_AT + at.stage * B_BYTES, &p->b, (int32_t)(k * TILE_K),
                                 (int32_t)col, full);
                at = mgpu_pipeline_next(ring, at);
            }
        return; /* what follows is for the consumers */
    }
    const uint32_t wg = mgpu_warpgroup_index();
    MGPU_NAME("consumer", wg);
    MGPU_SETMAXNREG_INC(232);
    mgpu_acc_zero_f32(d, 128);
    mgpu_acc_fence_f32_x128(d);

    for (uint32_t k = 0; k < p->tiles_k; k++) {
        /* ---- multiply ------------------------------------------------------------------- */
        mgpu_pipeline_wait(ring, at);
        mgpu_wgmma_fence(); /* d stays in flight from step to step: it is not named here */
        multiply(d, smem + A_AT + at.stage * A_BYTES + wg * (A_BYTES / 2),
                 smem + B_AT + at.stage * B_BYTES);
        mgpu_wgmma_wait_group(1);
        if (k != 0) /* the step before has been read by this warp */
            mgpu_pipeline_release(ring, last);
        last = at;
        at = mgpu_pipeline_next(ring, at);
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
    return gemm_finish("08_gemm_specialized", &g, gemm_check(&g), &gemm_kernel, config, &p);
}
