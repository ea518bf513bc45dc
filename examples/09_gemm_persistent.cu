/* 09_gemm_persistent.cu - D = A * B^T by blocks that stay: store one tile, load the next
 * SPDX-License-Identifier: MIT
 *
 * You learn: a persistent grid, an order of tiles that suits the L2 cache, a TMA epilogue.
 * New since 08: a block for each multiprocessor, which makes tile after tile. The ring goes on
 * from one tile to the next, so the next tile is loaded while this one is stored, and D leaves
 * by TMA through slabs of 64 x 64 in shared memory.
 *
 *     producer     |load 0|load 1| ... |load n|next tile: load 0|load 1|load 2|load 3|wait ...
 *     consumers           |mma 0|mma 1| ... |mma n| convert, write slabs |mma 0|mma 1| ...
 *     tensor core         |#### 0 ####| ... |# n #|                      |#### 0 ####|
 *     TMA store                                     |~~ slab 0 ~~|~~ slab 1 ~~| ... ~~|
 *
 * Tiles are walked in groups of 8 rows (layout/schedule.h), so that blocks which run at the same
 * time read the same parts of A and B.
 *
 * Expected output, in the model:
 *     09_gemm_persistent: 512 x 512 x 512, right
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
    SLABS = 2, /* of each consumer: one is written while TMA reads the other */

    /* shared memory, in bytes from its start */
    A_AT = 0,
    B_AT = A_AT + STAGES * A_BYTES,
    SLABS_AT = B_AT + STAGES * B_BYTES,
    BARS_AT = SLABS_AT + CONSUMERS * SLABS * (int)MGPU_EPILOGUE_SLAB_BYTES,
    SMEM_BYTES = BARS_AT + (int)MGPU_PIPELINE_BYTES(STAGES)
};
static_assert(SMEM_BYTES <= 227 * 1024, "dynamic shared memory of a block");

typedef struct gemm_args {
    mgpu_tensor_map a, b, d;
    uint32_t tiles_m, tiles_n, tiles_k;
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
    const uint32_t tiles = p->tiles_m * p->tiles_n;
    const mgpu_pipeline ring = mgpu_pipeline_make(smem + BARS_AT, STAGES);
    mgpu_pipeline_place at = mgpu_pipeline_start(), last = at;
    float d[128];

    /* ---- prepare: one arrival fills a stage, one of each consumer warp frees it --------- */
    if (threadIdx.x == 0)
        mgpu_pipeline_init(ring, 1, CONSUMERS * 4);
    __syncthreads();

    /* ---- load: one thread of the third warpgroup ---------------------------------------- */
    if (mgpu_warpgroup_index() == CONSUMERS) {
        MGPU_SETMAXNREG_DEC(40);
        for (uint32_t i = blockIdx.x; i < tiles && threadIdx.x % 128 == 0; i += gridDim.x) {
            const mgpu_schedule_tile t = mgpu_schedule_grouped(i, p->tiles_m, p->tiles_n, 8);
            for (uint32_t k = 0; k < p->tiles_k; k++) {
                const uint32_t full = mgpu_pipeline_full(ring, at);
                mgpu_pipeline_acquire(ring, at, A_BYTES + B_BYTES);
                mgpu_tma_load_2d(smem + A_AT + at.stage * A_BYTES, &p->a, (int32_t)(k * TILE_K),
                                 (int32_t)(t.m * TILE_M), full);
                mgpu_tma_load_2d(smem + B_AT + at.stage * B_BYTES, &p->b, (int32_t)(k * TILE_K),
                                 (int32_t)(t.n * TILE_N), full);
                at = mgpu_pipeline_next(ring, at);
            }
        }
        return; /* what follows is for the consumers */
    }
    const uint32_t wg = mgpu_warpgroup_index();
    const uint32_t slabs = smem + SLABS_AT + wg * SLABS * MGPU_EPILOGUE_SLAB_BYTES;
    MGPU_SETMAXNREG_INC(232);

    for (uint32_t i = blockIdx.x; i < tiles; i += gridDim.x) {
        const mgpu_schedule_tile t = mgpu_schedule_grouped(i, p->tiles_m, p->tiles_n, 8);
        mgpu_acc_zero_f32(d, 128);
        mgpu_acc_fence_f32_x128(d);

        for (uint32_t k = 0; k < p->tiles_k; k++) {
            /* ---- multiply --------------------------------------------------------------- */
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
        mgpu_pipeline_release(ring, last);

        /* ---- store: 64 columns after the other, the two slabs in turn -------------------- */
        MGPU_UNROLL
        for (uint32_t s = 0; s < TILE_N / 64; s++) {
            const uint32_t slab = slabs + s % SLABS * MGPU_EPILOGUE_SLAB_BYTES;
            mgpu_epilogue_acquire(SLABS - 1, 1 + wg);
            mgpu_epilogue_put_bf16(slab, d + s * 32);
            mgpu_epilogue_store_2d(&p->d, (int32_t)(t.n * TILE_N + s * 64),
                                   (int32_t)(t.m * TILE_M + wg * 64), slab, 1 + wg);
        }
    }
    mgpu_epilogue_drain();
}

int
main(int argc, char **argv)
{
    gemm_args p;
    const uint32_t multiprocessors = find_machine().multiprocessors;

    /* ---- describe ----------------------------------------------------------------------- */
    gemm_data g = gemm_make(argc, argv, TILE_M, TILE_N, TILE_K);
    p.a = gemm_map("A", g.a, g.m, g.k, TILE_M);
    p.b = gemm_map("B", g.b, g.n, g.k, TILE_N);
    p.d = gemm_map("D", g.d, g.m, g.n, 64);
    p.tiles_m = g.m / TILE_M;
    p.tiles_n = g.n / TILE_N;
    p.tiles_k = g.k / TILE_K;
    mgpu_launch_config config =
        mgpu_launch_1d(mgpu_schedule_workers(p.tiles_m * p.tiles_n, multiprocessors), THREADS);
    config.smem_bytes = SMEM_BYTES;

    /* ---- launch, check, time ------------------------------------------------------------ */
    launch(&gemm_kernel, config, &p);
    return gemm_finish("09_gemm_persistent", &g, gemm_check(&g), &gemm_kernel, config, &p);
}
