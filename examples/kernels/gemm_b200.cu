/* gemm_b200.cu - D[M][N] = A[M][K] * B[N][K]^T on Blackwell, to paste and to change.
 * SPDX-License-Identifier: MIT
 *
 * A, B are bf16, f16, e4m3 or e5m2, sums are f32, D is bf16, f16 or f32. Any M, N, K whose rows
 * are whole 16 bytes; TMA fills edges with zeros on the way in and cuts them on the way out.
 *
 * A pair of blocks, 192 threads each, makes a tile of 256 x 256. Each loads its half of A and its
 * half of B; one thread of the first multiplies for both; the sums are in the tensor memory of
 * both, 128 rows each. There are two such accumulators: one is stored while the next is summed.
 *
 *     warp 4     one thread: TMA loads of A[128][128 bytes], B[128][128 bytes] into a ring of 6 stages
 *     warp 5     of the first block, one thread: tcgen05.mma, commits that free stages
 *     warps 0..3 tensor memory -> registers -> slabs in shared memory -> TMA stores
 *
 *     warp 4     |load 0|load 1|load 2|load 3|load 4 ...... next tile: load 0|load 1|...
 *     warp 5            |mma 0 |mma 1 |mma 2 |mma 3 ....... mma n|mma 0 |mma 1 |...
 *     warps 0..3                                                 |ld, convert, store |
 *
 * The grid has a pair for each tile. A pair that is done takes the tile of one that has not begun
 * (cluster launch control), so that all end together. With one row of tiles single blocks make
 * tiles of 128 x 256, from a ring of 4 stages.
 *
 * No Blackwell has run it: it is right in the model, exact and under its detector; how fast it is
 * nobody has measured.
 */
#include <mgpu/blackwell.h>
#include <mgpu/host/product.h>

MGPU_REQUIRE(TCGEN05);

enum {
    TILE_M = 128, /* rows of a block */
    TILE_N = 256,
    ROW_BYTES = 128, /* of K in a stage: one row of the 128-byte swizzle */
    BOX_BYTES = 128 * ROW_BYTES,
    EPILOGUE_WARPS = 4,
    PRODUCER = 4, /* warps */
    MULTIPLIER = 5,
    WARPS = 6,
    ACCUMULATORS = 2,

    /* shared memory, in bytes from its start */
    RING_AT = 0,
    SLABS_AT = RING_AT + 12 * BOX_BYTES,
    CLC_AT = SLABS_AT + EPILOGUE_WARPS * (int)MGPU_SLABS_BYTES,
    ACCS_AT = CLC_AT + (int)MGPU_CLC_BYTES,
    BARS_AT = ACCS_AT + (int)MGPU_PIPELINE_BYTES(ACCUMULATORS),
    SLOT_AT = BARS_AT + (int)MGPU_PIPELINE_BYTES(6),
    SMEM_BYTES = SLOT_AT + 8
};
static_assert(SMEM_BYTES <= 232448, "a block may have 227 KiB: a shorter ring or fewer slabs");

typedef struct gemm_args {
    mgpu_tensor_map a, b, d;
    uint32_t m, n;
    uint32_t tiles_m, tiles_n, tiles_k; /* of pairs, or of single blocks */
    uint32_t group;                     /* rows of tiles walked together */
    mgpu_dtype out;
} gemm_args;

/* What all roles know. The ring's stages are A, then the block's part of B. */
typedef struct gemm_block {
    const gemm_args *p;
    mgpu_mma_tile tile;  /* what a stage multiplies */
    uint32_t ctas, rank; /* 1 or 2 blocks */
    uint32_t smem, tmem;
    mgpu_pipeline ring, accs; /* of stages, of accumulators */
    mgpu_clc clc;
} gemm_block;

/* What a stage multiplies: its descriptors are in layout/mma_tile.h, its steps in tile/mma.h. */
MGPU_INLINE mgpu_mma_tile
tile_of_stage(mgpu_dtype in, uint32_t ctas)
{
    const mgpu_mma_type type = in == MGPU_DTYPE_E4M3   ? MGPU_MMA_E4M3
                               : in == MGPU_DTYPE_E5M2 ? MGPU_MMA_E5M2
                               : in == MGPU_DTYPE_F16  ? MGPU_MMA_F16
                                                       : MGPU_MMA_BF16;
    mgpu_mma_tile t = mgpu_mma_tile_make(
        mgpu_dtype_bytes(in) == 1 ? MGPU_KIND_F8F6F4 : MGPU_KIND_F16, MGPU_MMA_F32, type, type,
        TILE_M * ctas, TILE_N, ROW_BYTES / mgpu_dtype_bytes(in));
    t.ctas = ctas;
    return t;
}

/* Bytes of a stage. */
MGPU_DEVICE uint32_t
stage_bytes(const gemm_block *g)
{
    return BOX_BYTES + mgpu_mma_tile_b_bytes(g->tile);
}

/* The shared address of a stage. */
MGPU_DEVICE uint32_t
stage_of(const gemm_block *g, mgpu_pipeline_place at)
{
    return g->smem + RING_AT + at.stage * stage_bytes(g);
}

/* A box that would lie wholly behind the matrix is taken from its begin: nobody stores what comes
 * of it. */
MGPU_DEVICE int32_t
within(uint32_t row, uint32_t rows)
{
    return row < rows ? (int32_t)row : 0;
}

/* ---- load -------------------------------------------------------------------------------- */

/* A tile's loads. */
MGPU_DEVICE mgpu_pipeline_place
load_tile(const gemm_block *g, uint32_t block, mgpu_pipeline_place at)
{
    const gemm_args *p = g->p;
    const mgpu_schedule_tile t =
        mgpu_schedule_clusters(block, g->ctas, p->tiles_m, p->tiles_n, p->group);
    const uint32_t row_b = t.n * TILE_N + g->rank * 128;
    for (uint32_t k = 0; k < p->tiles_k; k++) {
        const int32_t col = (int32_t)(k * g->tile.k);
        const uint32_t stage = stage_of(g, at), b = stage + BOX_BYTES;
        const uint32_t full = mgpu_pair_acquire(g->ring, at, g->ctas, stage_bytes(g));
        mgpu_pair_load_2d(stage, &p->a, col, within(t.m * TILE_M, p->m), full, g->ctas);
        mgpu_pair_load_2d(b, &p->b, col, within(row_b, p->n), full, g->ctas);
        if (g->ctas == 1)
            mgpu_tma_load_2d(b + BOX_BYTES, &p->b, col, within(row_b + 128, p->n), full);
        at = mgpu_pipeline_next(g->ring, at);
    }
    return at;
}

MGPU_DEVICE void
produce(const gemm_block *g)
{
    const bool one = mgpu_elect_sync();
    mgpu_pipeline_place at = mgpu_pipeline_start();
    mgpu_clc_place lap = mgpu_clc_start();
    uint32_t ctaid[3] = {blockIdx.x, 0, 0};
    do {
        if (one)
            at = load_tile(g, ctaid[0], at);
        if (one && g->rank == 0) /* it waits until the tile before has been stored */
            mgpu_clc_ask(g->clc, lap);
    } while (mgpu_clc_next(g->clc, &lap, ctaid));
    if (one) /* commits for this block's ring are under way until then */
        mgpu_pipeline_drain(g->ring, at);
}

/* ---- multiply ---------------------------------------------------------------------------- */

/* One thread of the pair: d = A * B^T, a stage after the other. */
MGPU_DEVICE void
consume(const gemm_block *g)
{
    const bool one = mgpu_elect_sync() && g->rank == 0;
    const mgpu_mma_tile t = g->tile;
    mgpu_pipeline_place at = mgpu_pipeline_start(), acc = mgpu_pipeline_start();
    mgpu_clc_place lap = mgpu_clc_start();
    uint32_t ctaid[3];
    do {
        if (one) {
            mgpu_pair_acc_acquire(g->accs, acc); /* it has been stored */
            for (uint32_t k = 0; k < g->p->tiles_k; k++) {
                const uint32_t stage = stage_of(g, at);
                mgpu_pair_wait(g->ring, at);
                mgpu_mma_tile_ss(t, g->tmem + acc.stage * TILE_N, stage, stage + BOX_BYTES,
                                 k != 0);
                mgpu_mma_tile_commit(t, mgpu_pipeline_empty(g->ring, at));
                at = mgpu_pipeline_next(g->ring, at);
            }
            mgpu_mma_tile_commit(t, mgpu_pipeline_full(g->accs, acc));
        }
        acc = mgpu_pipeline_next(g->accs, acc);
    } while (mgpu_clc_next(g->clc, &lap, ctaid));
}

/* ---- store ------------------------------------------------------------------------------- */

/* The accumulator -> D[row .. row + 31][col .. col + 255], of a warp, through its slabs. */
MGPU_DEVICE void
store(const gemm_block *g, mgpu_dtype out, mgpu_pipeline_place acc, mgpu_slabs *slabs,
      uint32_t row, uint32_t col)
{
    const mgpu_tmem_ref d = mgpu_tmem_ref_make(mgpu_mma_tile_d_layout(g->tile), TILE_N,
                                               g->tmem + acc.stage * TILE_N);
    const uint32_t cols = out == MGPU_DTYPE_F32 ? 32 : 64;   /* of a slab */
    const uint32_t left = row < g->p->m ? g->p->n - col : 0; /* of the matrix */
    const uint32_t end = left < TILE_N ? left : (uint32_t)TILE_N;
    for (uint32_t c = 0; c < end; c += cols) { /* what is behind the matrix stays */
        uint32_t r[64], slab;
        mgpu_tmem_load(r, mgpu_tmem_ref_slice(d, c, cols), MGPU_TMEM_ROWS);
        if (c + cols >= end)
            mgpu_pair_acc_release(g->accs, acc, g->ctas);
        if (out == MGPU_DTYPE_BF16)
            mgpu_slab_round_bf16(r);
        else if (out == MGPU_DTYPE_F16)
            mgpu_slab_round_f16(r);
        slab = mgpu_slabs_next(slabs);
        mgpu_tmem_put_row(slab, threadIdx.x % 32, r);
        mgpu_slab_store_2d(&g->p->d, (int32_t)(col + c), (int32_t)row, slab);
    }
    if (end == 0)
        mgpu_pair_acc_release(g->accs, acc, g->ctas);
}

/* One warp: 32 rows of each tile. */
MGPU_DEVICE void
finish(const gemm_block *g, uint32_t warp)
{
    const gemm_args *p = g->p;
    mgpu_slabs slabs = mgpu_slabs_make(g->smem + SLABS_AT + warp * MGPU_SLABS_BYTES);
    mgpu_pipeline_place acc = mgpu_pipeline_start();
    mgpu_clc_place lap = mgpu_clc_start();
    uint32_t ctaid[3] = {blockIdx.x, 0, 0};
    do {
        const mgpu_schedule_tile t =
            mgpu_schedule_clusters(ctaid[0], g->ctas, p->tiles_m, p->tiles_n, p->group);
        const uint32_t row = t.m * TILE_M + warp * 32, col = t.n * TILE_N;
        mgpu_pair_wait(g->accs, acc);
        if (p->out == MGPU_DTYPE_BF16)
            store(g, MGPU_DTYPE_BF16, acc, &slabs, row, col);
        else if (p->out == MGPU_DTYPE_F16)
            store(g, MGPU_DTYPE_F16, acc, &slabs, row, col);
        else
            store(g, MGPU_DTYPE_F32, acc, &slabs, row, col);
        acc = mgpu_pipeline_next(g->accs, acc);
    } while (mgpu_clc_next(g->clc, &lap, ctaid));
    mgpu_slabs_drain();
}

/* ---- kernel ------------------------------------------------------------------------------ */

MGPU_DEVICE void
gemm(const gemm_args *p, mgpu_dtype in, uint32_t ctas)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t warp = threadIdx.x / 32;
    gemm_block g;
    g.p = p;
    g.tile = tile_of_stage(in, ctas);
    g.ctas = ctas;
    g.rank = mgpu_pair_rank(ctas);
    g.smem = mgpu_smem_addr(memory);
    g.ring = mgpu_pipeline_make(g.smem + BARS_AT, ctas == 2 ? 6 : 4);
    g.accs = mgpu_pipeline_make(g.smem + ACCS_AT, ACCUMULATORS);
    g.clc = mgpu_clc_make(g.smem + CLC_AT, ctas);

    if (threadIdx.x == 0) {
        mgpu_pipeline_init(g.ring, 1, 1);
        mgpu_pipeline_init(g.accs, 1, EPILOGUE_WARPS * ctas);
        mgpu_clc_init(g.clc, WARPS * ctas);
        mgpu_prefetch_tensormap(&p->a);
        mgpu_prefetch_tensormap(&p->b);
        mgpu_prefetch_tensormap(&p->d);
    }
    g.tmem = mgpu_pair_tmem_take(g.smem + SLOT_AT, ACCUMULATORS * TILE_N, ctas);
    if (warp == PRODUCER)
        produce(&g);
    else if (warp == MULTIPLIER)
        consume(&g);
    else
        finish(&g, warp);
    __syncwarp();
    mgpu_pair_tmem_give(g.tmem, ACCUMULATORS * TILE_N, ctas);
}

MGPU_KERNEL(gemm_b200_bf16, gemm_args, p, 32 * WARPS, 1)
{
    gemm(p, MGPU_DTYPE_BF16, 1);
}

MGPU_KERNEL(gemm_b200_bf16_pair, gemm_args, p, 32 * WARPS, 1)
{
    gemm(p, MGPU_DTYPE_BF16, 2);
}

MGPU_KERNEL(gemm_b200_f16, gemm_args, p, 32 * WARPS, 1)
{
    gemm(p, MGPU_DTYPE_F16, 1);
}

MGPU_KERNEL(gemm_b200_f16_pair, gemm_args, p, 32 * WARPS, 1)
{
    gemm(p, MGPU_DTYPE_F16, 2);
}

MGPU_KERNEL(gemm_b200_e4m3, gemm_args, p, 32 * WARPS, 1)
{
    gemm(p, MGPU_DTYPE_E4M3, 1);
}

MGPU_KERNEL(gemm_b200_e4m3_pair, gemm_args, p, 32 * WARPS, 1)
{
    gemm(p, MGPU_DTYPE_E4M3, 2);
}

MGPU_KERNEL(gemm_b200_e5m2, gemm_args, p, 32 * WARPS, 1)
{
    gemm(p, MGPU_DTYPE_E5M2, 1);
}

MGPU_KERNEL(gemm_b200_e5m2_pair, gemm_args, p, 32 * WARPS, 1)
{
    gemm(p, MGPU_DTYPE_E5M2, 2);
}

/* ---- host: what to multiply, how to launch it -------------------------------------------- */

typedef mgpu_product gemm_problem;

typedef struct gemm_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    gemm_args args;
} gemm_plan;

/* Maps, cluster and grid. Pairs, unless there is one row of tiles.
 *   issues  emptied, then all that is wrong; may be NULL */
mgpu_status
gemm_plan_make(gemm_plan *plan, gemm_problem g, uint32_t multiprocessors, mgpu_issues *issues)
{
    static const mgpu_kernel *const kernels[4][2] = {
        {&gemm_b200_bf16_kernel, &gemm_b200_bf16_pair_kernel},
        {&gemm_b200_f16_kernel, &gemm_b200_f16_pair_kernel},
        {&gemm_b200_e4m3_kernel, &gemm_b200_e4m3_pair_kernel},
        {&gemm_b200_e5m2_kernel, &gemm_b200_e5m2_pair_kernel}};
    static const mgpu_dtype types[4] = {MGPU_DTYPE_BF16, MGPU_DTYPE_F16, MGPU_DTYPE_E4M3,
                                        MGPU_DTYPE_E5M2};
    const uint64_t tiles = (uint64_t)mgpu_ceil_div(g.m, TILE_M) * mgpu_ceil_div(g.n, TILE_N);
    gemm_args *p = &plan->args;
    mgpu_status status, each[3];
    uint32_t ctas, cols, which = 0;
    char text[96];

    if (issues != NULL)
        issues->count = 0;
    status = mgpu_product_check("gemm_b200", &g, types, 4, issues);
    status = mgpu_product_rows("gemm_b200", &g, status, issues);
    status = mgpu_product_gpu("gemm_b200", multiprocessors, status, issues);
    if (status == MGPU_OK && tiles > INT32_MAX) {
        (void)snprintf(text, sizeof text, "D of %u x %u, %llu tiles", g.m, g.n,
                       (unsigned long long)tiles);
        status = mgpu_product_wrong("gemm_b200", "m", (int64_t)tiles, text,
                                    "up to 2147483647 tiles: multiply in parts", issues);
    }
    if (status != MGPU_OK)
        return status;
    cols = ROW_BYTES / mgpu_dtype_bytes(g.in);
    ctas = g.m > TILE_M && multiprocessors > 1 ? 2 : 1;
    p->m = g.m;
    p->n = g.n;
    p->tiles_m = mgpu_ceil_div(g.m, TILE_M * ctas);
    p->tiles_n = mgpu_ceil_div(g.n, TILE_N);
    p->tiles_k = mgpu_ceil_div(g.k, cols);
    p->group = 8;
    p->out = g.out;
    each[0] =
        mgpu_product_map(&p->a, "A", g.in, g.a, g.m, g.k, 128, cols, MGPU_SWIZZLE_128B, issues);
    each[1] =
        mgpu_product_map(&p->b, "B", g.in, g.b, g.n, g.k, 128, cols, MGPU_SWIZZLE_128B, issues);
    each[2] = mgpu_product_map(&p->d, "D", g.out, g.d, g.m, g.n, 32,
                               128 / mgpu_dtype_bytes(g.out), MGPU_SWIZZLE_128B, issues);
    for (int i = 0; i < 3; i++)
        if (each[i] != MGPU_OK)
            return each[i];
    while (types[which] != g.in)
        which++;
    plan->kernel = kernels[which][ctas - 1];
    plan->config = mgpu_launch_1d(p->tiles_m * p->tiles_n * ctas, 32 * WARPS);
    plan->config.cluster = mgpu_make_dim3(ctas, 1, 1);
    plan->config.smem_bytes = SMEM_BYTES;
    return MGPU_OK;
}
