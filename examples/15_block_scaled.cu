/* 15_block_scaled.cu - D = A * B^T of mxfp8 on Blackwell: e4m3 with a scale for each 32 elements of K
 * SPDX-License-Identifier: MIT
 *
 * You learn: scale factors lie in blocks of 128 rows x 4, go into tensor memory by tcgen05.cp, and
 * an instruction takes one byte of each word of them.
 * New since 13: a stage has scales, too; tiles are 128 x 128 x 128.
 *
 *     warp 4       |load A, B, scales 0|load 1|load 2|load 3|wait ...
 *     warp 5              |2 cp, 4 mma, commit empty 0|2 cp, 4 mma, ... commit done|
 *     tensor core         |cp ###### 0 ######|cp ###### 1 ######| ... |
 *     warps 0..3   wait done ........................................... | ld, st |
 *
 * What one thread issues to the tensor core runs in order: no wait between cp and mma.
 *
 * Needs a Blackwell with tensor memory; in the model MGPU_EMU_TARGET=sm_100a.
 *
 * Expected output, in the model:
 *     15_block_scaled: 512 x 512 x 512, right
 */
#define MACHINE 10
#include "scaled.h"

MGPU_REQUIRE(TCGEN05);

enum {
    TILE_M = 128,
    TILE_N = 128,
    TILE_K = 128, /* bytes: one row of the 128-byte swizzle */
    STAGES = 4,
    PRODUCER = 4, /* warps; those before are the epilogue's */
    MULTIPLIER = 5,
    THREADS = 32 * 6,
    A_BYTES = TILE_M * TILE_K,
    B_BYTES = TILE_N * TILE_K,
    SCALE_BYTES = MGPU_SCALE_BLOCK_BYTES, /* 128 rows of 4 scales, for 128 of K */
    SFA = TILE_N,                         /* columns behind D: 4 for the scales of A, */
    SFB = SFA + 4,                        /* 4 for B's */
    COLS = 256,

    /* shared memory, in bytes from its start */
    A_AT = 0,
    B_AT = A_AT + STAGES * A_BYTES,
    SCALES_AT = B_AT + STAGES * B_BYTES,
    BARS_AT = SCALES_AT + STAGES * 2 * SCALE_BYTES,
    DONE_AT = BARS_AT + (int)MGPU_PIPELINE_BYTES(STAGES),
    SLOT_AT = DONE_AT + 8,
    SMEM_BYTES = SLOT_AT + 8
};
static_assert(SMEM_BYTES <= 227 * 1024, "dynamic shared memory of a block");

typedef struct gemm_args {
    mgpu_tensor_map a, b;
    const unsigned char *a_scales, *b_scales; /* blocks, along K first */
    float *d;
    uint32_t n, tiles_k;
} gemm_args;

/* One thread fills the ring with what a tile needs. */
MGPU_DEVICE mgpu_pipeline_place
load(const gemm_args *p, uint32_t smem, mgpu_pipeline ring, mgpu_pipeline_place at,
     uint32_t row, uint32_t col)
{
    for (uint32_t k = 0; k < p->tiles_k; k++) {
        const uint32_t full = mgpu_pipeline_full(ring, at);
        const uint32_t scales = smem + SCALES_AT + at.stage * 2 * SCALE_BYTES;
        mgpu_pipeline_acquire(ring, at, A_BYTES + B_BYTES + 2 * SCALE_BYTES);
        mgpu_bulk_load(scales, p->a_scales + (row / 128 * p->tiles_k + k) * SCALE_BYTES,
                       SCALE_BYTES, full);
        mgpu_bulk_load(scales + SCALE_BYTES,
                       p->b_scales + (col / 128 * p->tiles_k + k) * SCALE_BYTES, SCALE_BYTES,
                       full);
        mgpu_tma_load_2d(smem + A_AT + at.stage * A_BYTES, &p->a, (int32_t)(k * TILE_K),
                         (int32_t)row, full);
        mgpu_tma_load_2d(smem + B_AT + at.stage * B_BYTES, &p->b, (int32_t)(k * TILE_K),
                         (int32_t)col, full);
        at = mgpu_pipeline_next(ring, at);
    }
    return at;
}

/* What is multiplied at once: its descriptors are in layout/mma_tile.h, its steps in tile/mma.h. */
MGPU_DEVICE mgpu_mma_tile
tile_of_stage(void)
{
    return mgpu_mma_tile_make(MGPU_KIND_MXF8F6F4, MGPU_MMA_F32, MGPU_MMA_E4M3, MGPU_MMA_E4M3,
                              TILE_M, TILE_N, TILE_K);
}

/* One thread multiplies: d = A[TILE_M][K] * B[TILE_N][K]^T. */
MGPU_DEVICE mgpu_pipeline_place
multiply(const gemm_args *p, uint32_t smem, mgpu_pipeline ring, mgpu_pipeline_place at,
         uint32_t d)
{
    const mgpu_mma_tile t = tile_of_stage();
    for (uint32_t k = 0; k < p->tiles_k; k++) {
        mgpu_pipeline_wait(ring, at);
        mgpu_tcgen05_fence_after_thread_sync();
        const uint32_t scales = smem + SCALES_AT + at.stage * 2 * SCALE_BYTES;
        mgpu_mma_tile_copy_sfa(t, d + SFA, scales);
        mgpu_mma_tile_copy_sfb(t, d + SFB, scales + SCALE_BYTES);
        mgpu_mma_tile_scaled_ss(t, d, smem + A_AT + at.stage * A_BYTES,
                                smem + B_AT + at.stage * B_BYTES, d + SFA, d + SFB,
                                k != 0);                        /* 0: not added to d */
        mgpu_mma_tile_commit(t, mgpu_pipeline_empty(ring, at)); /* when it has been read */
        at = mgpu_pipeline_next(ring, at);
    }
    return at;
}

/* Warps 0 to 3 store: a row of D in each thread, 32 columns at a time. */
MGPU_DEVICE void
store(const gemm_args *p, uint32_t d, uint32_t row, uint32_t col)
{
    for (uint32_t c = 0; c < TILE_N; c += 32) {
        uint32_t r[32];
        mgpu_tcgen05_ld_32x32b_x32(r, mgpu_tmem_quarter(d) + c);
        mgpu_tcgen05_wait_ld();
        mgpu_tmem_regs_x32(r);
        MGPU_UNROLL
        for (uint32_t i = 0; i < 32; i++)
            p->d[(size_t)(row + threadIdx.x) * p->n + col + c + i] = __uint_as_float(r[i]);
    }
}

MGPU_KERNEL(gemm, gemm_args, p, THREADS, 1)
{
    MGPU_SMEM(memory, 1024); /* dynamic shared memory: SMEM_BYTES, as the launch says */
    const uint32_t smem = mgpu_smem_addr(memory), done = smem + DONE_AT;
    const uint32_t row = blockIdx.y * TILE_M, col = blockIdx.x * TILE_N;
    const uint32_t warp = threadIdx.x / 32;
    const mgpu_pipeline ring = mgpu_pipeline_make(smem + BARS_AT, STAGES);
    const mgpu_pipeline_place at = mgpu_pipeline_start();
    const bool one = mgpu_elect_sync(); /* of each warp */

    /* ---- prepare: one arrival fills a stage, one commit frees it ------------------------ */
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(done, 1);
        mgpu_pipeline_init(ring, 1, 1);
    }
    const uint32_t d = mgpu_tmem_take(smem + SLOT_AT, COLS);

    /* ---- each warp its part ------------------------------------------------------------- */
    if (warp == PRODUCER && one)
        (void)load(p, smem, ring, at, row, col);
    if (warp == MULTIPLIER && one) {
        (void)multiply(p, smem, ring, at, d);
        mgpu_tcgen05_commit(done);
    }
    if (warp < PRODUCER) {
        mgpu_mbarrier_wait(done, 0);
        mgpu_tcgen05_fence_after_thread_sync();
        store(p, d, row, col);
    }
    __syncwarp(); /* with the one that has loaded or multiplied */
    mgpu_tmem_give(d, COLS);
}

int
main(int argc, char **argv)
{
    gemm_args p;
    (void)find_machine();

    /* ---- describe ----------------------------------------------------------------------- */
    scaled_data g = scaled_make(argc, argv, TILE_M, TILE_N, TILE_K);
    p.a = scaled_map("A", g.a.device, g.m, g.k, TILE_M);
    p.b = scaled_map("B", g.b.device, g.n, g.k, TILE_N);
    p.a_scales = (const unsigned char *)g.a.blocks;
    p.b_scales = (const unsigned char *)g.b.blocks;
    p.d = g.d;
    p.n = g.n;
    p.tiles_k = g.k / TILE_K;
    mgpu_launch_config config = mgpu_launch_2d(g.n / TILE_N, g.m / TILE_M, THREADS);
    config.smem_bytes = SMEM_BYTES;

    /* ---- launch, check, time ------------------------------------------------------------ */
    launch(&gemm_kernel, config, &p);
    return scaled_finish("15_block_scaled", &g);
}
