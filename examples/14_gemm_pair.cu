/* 14_gemm_pair.cu - D = A * B^T on Blackwell: two blocks make one tile, and take the next from the grid
 * SPDX-License-Identifier: MIT
 *
 * You learn: cta_group::2, where one thread multiplies what two blocks have loaded, each half of A
 * and half of B; cluster launch control, by which a pair that is done takes another's tile.
 * New since 13: tiles of 256 x 256; a loop over tiles in each role.
 *
 *     block 0, warp 4    |load A0, B0 ........|ask|next tile: load ...
 *     block 1, warp 4    |load A1, B1 ........|   |load ...
 *     block 0, warp 5        |mma 0|mma 1| ... |mma n|       |mma 0|mma 1| ...
 *     warps 0..3                                     | store |
 *
 * All bytes are counted by the barrier of block 0, and a commit frees the stage in both. The
 * accumulator is one: the tensor core waits while it is stored (kernels/gemm_b200 has two).
 *
 * Needs a Blackwell with tensor memory; in the model MGPU_EMU_TARGET=sm_100a.
 *
 * Expected output, in the model:
 *     14_gemm_pair: 512 x 512 x 512, right
 */
#define MACHINE 10
#include "gemm.h"

#include <mgpu/blackwell.h>

MGPU_REQUIRE(TCGEN05);

enum {
    CTAS = 2,
    TILE_M = 128,
    TILE_N = 256,
    HALF_N = TILE_N / CTAS,
    TILE_K = 64, /* 128 bytes: one row of the 128-byte swizzle */
    STAGES = 6,
    PRODUCER = 4, /* warps; those before are the epilogue's */
    MULTIPLIER = 5,
    WARPS = 6,
    THREADS = 32 * WARPS,
    A_BYTES = TILE_M * TILE_K * 2,
    B_BYTES = HALF_N * TILE_K * 2,
    STAGE_BYTES = A_BYTES + B_BYTES,

    /* shared memory, in bytes from its start */
    A_AT = 0,
    B_AT = A_AT + STAGES * A_BYTES,
    BARS_AT = B_AT + STAGES * B_BYTES,
    DONE_AT = BARS_AT + (int)MGPU_PIPELINE_BYTES(STAGES),
    STORED_AT = DONE_AT + 8,
    CLC_AT = STORED_AT + 8,
    SLOT_AT = CLC_AT + (int)MGPU_CLC_BYTES,
    SMEM_BYTES = SLOT_AT + 8
};
static_assert(SMEM_BYTES <= 227 * 1024, "dynamic shared memory of a block");

typedef struct gemm_args {
    mgpu_tensor_map a, b;
    uint32_t *d; /* pairs of bf16 */
    uint32_t n, tiles_n, tiles_k;
} gemm_args;

/* One thread of each block loads its halves. Block 0 expects the bytes of both. */
MGPU_DEVICE mgpu_pipeline_place
load(const gemm_args *p, uint32_t smem, mgpu_pipeline ring, mgpu_pipeline_place at,
     uint32_t row, uint32_t col)
{
    for (uint32_t k = 0; k < p->tiles_k; k++) {
        const uint32_t full = mgpu_mapa(mgpu_pipeline_full(ring, at), 0);
        mgpu_pipeline_acquire_generic(ring, at); /* a commit has freed it */
        if (mgpu_cluster_ctarank() == 0)
            mgpu_mbarrier_arrive_expect_tx(mgpu_pipeline_full(ring, at), STAGE_BYTES * CTAS);
        mgpu_tma_load_2d_cg2(smem + A_AT + at.stage * A_BYTES, &p->a, (int32_t)(k * TILE_K),
                             (int32_t)row, full);
        mgpu_tma_load_2d_cg2(smem + B_AT + at.stage * B_BYTES, &p->b, (int32_t)(k * TILE_K),
                             (int32_t)col, full);
        at = mgpu_pipeline_next(ring, at);
    }
    return at;
}

/* What is multiplied at once: its descriptors are in layout/mma_tile.h, its steps in tile/mma.h. */
MGPU_DEVICE mgpu_mma_tile
tile_of_stage(void)
{
    mgpu_mma_tile t = mgpu_mma_tile_make(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_BF16,
                                         MGPU_MMA_BF16, TILE_M * CTAS, TILE_N, TILE_K);
    t.ctas = CTAS; /* half of A, of B and of d is in the other block, at the same place */
    return t;
}

/* One thread of the pair multiplies: d = A[256][K] * B[256][K]^T. */
MGPU_DEVICE mgpu_pipeline_place
multiply(const gemm_args *p, uint32_t smem, mgpu_pipeline ring, mgpu_pipeline_place at,
         uint32_t d)
{
    const mgpu_mma_tile t = tile_of_stage();
    for (uint32_t k = 0; k < p->tiles_k; k++) {
        mgpu_pipeline_wait(ring, at);
        mgpu_tcgen05_fence_after_thread_sync();
        mgpu_mma_tile_ss(t, d, smem + A_AT + at.stage * A_BYTES,
                         smem + B_AT + at.stage * B_BYTES, k != 0); /* 0: not added to d */
        mgpu_mma_tile_commit(t, mgpu_pipeline_empty(ring, at));     /* when it has been read */
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
        for (uint32_t i = 0; i < 32; i += 2)
            p->d[((size_t)(row + threadIdx.x) * p->n + col + c + i) / 2] =
                mgpu_cvt_rn_bf16x2_f32(__uint_as_float(r[i + 1]), __uint_as_float(r[i]));
    }
}

MGPU_KERNEL(gemm, gemm_args, p, THREADS, 1)
{
    MGPU_SMEM(memory, 1024); /* dynamic shared memory: SMEM_BYTES, as the launch says */
    const uint32_t smem = mgpu_smem_addr(memory), done = smem + DONE_AT;
    const uint32_t stored = mgpu_mapa(smem + STORED_AT, 0); /* that of block 0 */
    const uint32_t warp = threadIdx.x / 32, rank = mgpu_cluster_ctarank();
    const mgpu_pipeline ring = mgpu_pipeline_make(smem + BARS_AT, STAGES);
    const mgpu_clc clc = mgpu_clc_make(smem + CLC_AT, CTAS);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    mgpu_clc_place next = mgpu_clc_start();
    uint32_t ctaid[3] = {blockIdx.x, 0, 0}, parity = 0;
    const bool one = mgpu_elect_sync(); /* of each warp */

    /* ---- prepare: one arrival fills a stage, one commit frees it ------------------------ */
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(done, 1);
        mgpu_mbarrier_init(smem + STORED_AT, PRODUCER * CTAS);
        mgpu_clc_init(clc, WARPS * CTAS);
        mgpu_pipeline_init(ring, 1, 1);
    }
    const uint32_t d = mgpu_tmem_take_cg2(smem + SLOT_AT, TILE_N); /* of both blocks */

    do {
        const uint32_t tile = ctaid[0] / CTAS, col = tile % p->tiles_n * TILE_N;
        const uint32_t row = (tile / p->tiles_n * CTAS + rank) * TILE_M;
        /* ---- each warp its part --------------------------------------------------------- */
        if (warp == PRODUCER && one)
            at = load(p, smem, ring, at, row, col + rank * HALF_N);
        if (warp == PRODUCER && one && rank == 0)
            mgpu_clc_ask(clc, next); /* for a tile to go on with, when that before is stored */
        if (warp == MULTIPLIER && one && rank == 0) {
            mgpu_mbarrier_wait_cluster(smem + STORED_AT, parity ^ 1); /* the tile before */
            mgpu_tcgen05_fence_after_thread_sync();
            at = multiply(p, smem, ring, at, d);
            mgpu_tcgen05_commit_cg2_multicast(done, 3);
        }
        if (warp < PRODUCER) {
            mgpu_mbarrier_wait(done, parity);
            mgpu_tcgen05_fence_after_thread_sync();
            store(p, d, row, col);
            mgpu_tcgen05_fence_before_thread_sync();
            __syncwarp();
            if (one)
                mgpu_mbarrier_arrive_shared_cluster(stored);
        }
        parity ^= 1;
        __syncwarp(); /* with the one that has loaded or multiplied */
    } while (mgpu_clc_next(clc, &next, ctaid));
    if (warp == PRODUCER && one)
        mgpu_pipeline_drain(ring, at); /* commits of block 0 may come behind that at `done` */
    __syncwarp();
    mgpu_tmem_give_cg2(d, TILE_N);
}

int
main(int argc, char **argv)
{
    gemm_args p;
    (void)find_machine();

    /* ---- describe ----------------------------------------------------------------------- */
    gemm_data g = gemm_make(argc, argv, TILE_M * CTAS, TILE_N, TILE_K);
    p.a = gemm_map("A", g.a, g.m, g.k, TILE_M);
    p.b = gemm_map("B", g.b, g.n, g.k, HALF_N);
    p.d = (uint32_t *)g.d;
    p.n = g.n;
    p.tiles_n = g.n / TILE_N;
    p.tiles_k = g.k / TILE_K;
    mgpu_launch_config config = mgpu_launch_1d(p.tiles_n * (g.m / TILE_M), THREADS);
    config.cluster.x = CTAS;
    config.smem_bytes = SMEM_BYTES;

    /* ---- launch, check, time ------------------------------------------------------------ */
    launch(&gemm_kernel, config, &p);
    return gemm_finish("14_gemm_pair", &g, gemm_check(&g), &gemm_kernel, config, &p);
}
