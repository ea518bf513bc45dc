/* gemm_h100.cu - D[M][N] = A[M][K] * B[N][K]^T on Hopper, to paste and to change.
 * SPDX-License-Identifier: MIT
 *
 * A, B are bf16 or f16, sums are f32, D is bf16, f16 or f32. Any M, N, K whose rows are whole
 * 16 bytes; TMA fills edges with zeros on the way in and cuts them on the way out.
 *
 * A block of 384 threads makes tiles of 128 x 256, one after the other:
 *
 *     warpgroup 0   one thread: TMA loads of A[128][64], B[256][64] into a ring of 4 stages
 *     warpgroup 1   rows  0 ..  63 of the tile, wgmma m64n256k16, 128 accumulators a thread
 *     warpgroup 2   rows 64 .. 127
 *
 *     producer    |load 0|load 1|load 2|load 3|load 4 ........ next tile: load 0|load 1|...
 *     tensor             |mma 0 |mma 1 |mma 2 |mma 3 .........|mma n|           |mma 0 |...
 *     consumers                                                     |registers  |
 *     TMA store                                                     |-> smem -> D .......
 *
 * In a cluster of two blocks (one above the other) each loads half of B and multicasts it to
 * both, which saves a third of the L2 traffic:
 *
 *     block 0   A rows   0 .. 127   |  B rows   0 .. 127 -> both
 *     block 1   A rows 128 .. 255   |  B rows 128 .. 255 -> both
 */
#include <mgpu/mgpu.h>

MGPU_REQUIRE(WGMMA);
MGPU_REQUIRE(SETMAXNREG);

enum {
    TILE_M = 128,
    TILE_N = 256,
    TILE_K = 64, /* 128 bytes: one row of the 128-byte swizzle */
    HALF_N = 128,
    STAGES = 4,
    CONSUMERS = 2, /* warpgroups */
    THREADS = 128 * (1 + CONSUMERS),

    A_BYTES = TILE_M * TILE_K * 2,
    B_BYTES = TILE_N * TILE_K * 2,
    HALF_B_BYTES = HALF_N * TILE_K * 2,
    WARPGROUP_A_BYTES = 64 * TILE_K * 2,
    SLABS = 2, /* epilogue buffers of a warpgroup */

    /* shared memory, in bytes from its start */
    A_AT = 0,
    B_AT = A_AT + STAGES * A_BYTES,
    SLAB_AT = B_AT + STAGES * B_BYTES,
    BARS_AT = SLAB_AT + CONSUMERS * SLABS * (int)MGPU_EPILOGUE_SLAB_BYTES,
    SMEM_BYTES = BARS_AT + (int)MGPU_PIPELINE_BYTES(STAGES)
};
static_assert(SMEM_BYTES <= 232448, "a block may have 227 KiB: fewer STAGES or smaller tiles");

typedef struct gemm_args {
    mgpu_tensor_map a, b, d;
    uint32_t m, n;
    uint32_t tiles_m, tiles_n, tiles_k;
    uint32_t group; /* rows of clusters walked together */
    mgpu_dtype out;
} gemm_args;

/* The tile of this block in the i-th tile of its cluster. */
MGPU_DEVICE mgpu_schedule_tile
tile_of(const gemm_args *p, uint32_t i, uint32_t ctas, uint32_t rank)
{
    mgpu_schedule_tile t =
        mgpu_schedule_grouped(i, mgpu_ceil_div(p->tiles_m, ctas), p->tiles_n, p->group);
    t.m = t.m * ctas + rank;
    return t;
}

/* A box that would lie wholly behind the matrix is taken from its begin: nobody stores what comes
 * of it. */
MGPU_DEVICE int32_t
within(uint32_t row, uint32_t rows)
{
    return row < rows ? (int32_t)row : 0;
}

/* One thread keeps the ring full, tile after tile. */
MGPU_DEVICE void
produce(const gemm_args *p, uint32_t smem, mgpu_pipeline ring, uint32_t ctas, uint32_t rank)
{
    const uint32_t tiles = mgpu_ceil_div(p->tiles_m, ctas) * p->tiles_n;
    mgpu_pipeline_place at = mgpu_pipeline_start();
    for (uint32_t i = blockIdx.x / ctas; i < tiles; i += gridDim.x / ctas) {
        const mgpu_schedule_tile t = tile_of(p, i, ctas, rank);
        const int32_t row_a = within(t.m * TILE_M, p->m);
        const int32_t row_b = (int32_t)(t.n * TILE_N);
        const int32_t half_b = within(t.n * TILE_N + HALF_N, p->n);
        for (uint32_t k = 0; k < p->tiles_k; k++) {
            const int32_t col = (int32_t)(k * TILE_K);
            const uint32_t a = smem + A_AT + at.stage * A_BYTES;
            const uint32_t b = smem + B_AT + at.stage * B_BYTES;
            const uint32_t full = mgpu_pipeline_full(ring, at);
            mgpu_pipeline_acquire(ring, at, A_BYTES + B_BYTES);
            mgpu_tma_load_2d(a, &p->a, col, row_a, full);
            if (ctas == 1) {
                mgpu_tma_load_2d(b, &p->b, col, row_b, full);
                mgpu_tma_load_2d(b + HALF_B_BYTES, &p->b, col, half_b, full);
            } else {
                mgpu_tma_load_2d_multicast(b + rank * HALF_B_BYTES, &p->b, col,
                                           rank == 0 ? row_b : half_b, full, 3);
            }
            at = mgpu_pipeline_next(ring, at);
        }
    }
    mgpu_pipeline_drain(ring, at);
}

/* d[64][256] (+)= A[64][64] * B[256][64]^T: one stage, four steps of 16 along K. */
MGPU_DEVICE void
multiply(mgpu_dtype in, float d[128], uint64_t a, uint64_t b, int accumulate)
{
    MGPU_UNROLL
    for (uint32_t k = 0; k < TILE_K / 16; k++) {
        const uint64_t step = k * 32 / 16; /* 16 elements = 32 bytes; descriptors count 16 */
        if (in == MGPU_DTYPE_BF16)
            mgpu_wgmma_m64n256k16_f32_bf16_ss(d, a + step, b + step, accumulate);
        else
            mgpu_wgmma_m64n256k16_f32_f16_ss(d, a + step, b + step, accumulate);
        accumulate = 1;
    }
}

/* Accumulators -> D[row .. row + 63][col .. col + 255], through two slabs. */
MGPU_DEVICE void
store(const gemm_args *p, mgpu_dtype out, const float d[128], uint32_t slabs, int32_t row,
      int32_t col, uint32_t barrier)
{
    const int32_t slab_cols = out == MGPU_DTYPE_F32 ? 32 : 64;
    MGPU_UNROLL
    for (int32_t s = 0; s < TILE_N / slab_cols; s++) {
        if (row >= (int32_t)p->m || col + s * slab_cols >= (int32_t)p->n)
            return; /* behind the matrix */
        const uint32_t slab = slabs + (uint32_t)s % SLABS * MGPU_EPILOGUE_SLAB_BYTES;
        /* at an edge the tile before may have ended with the slab that this one begins with */
        mgpu_epilogue_acquire(s == 0 ? 0 : SLABS - 1, barrier);
        if (out == MGPU_DTYPE_BF16)
            mgpu_epilogue_put_bf16(slab, d + s * 32);
        else if (out == MGPU_DTYPE_F16)
            mgpu_epilogue_put_f16(slab, d + s * 32);
        else
            mgpu_epilogue_put_f32(slab, d + s * 16);
        mgpu_epilogue_store_2d(&p->d, col + s * slab_cols, row, slab, barrier);
    }
}

/* One warpgroup: 64 rows of each tile. */
MGPU_DEVICE void
consume(const gemm_args *p, mgpu_dtype in, uint32_t smem, mgpu_pipeline ring, uint32_t ctas,
        uint32_t rank, uint32_t wg)
{
    const uint32_t tiles = mgpu_ceil_div(p->tiles_m, ctas) * p->tiles_n;
    const uint32_t slabs = smem + SLAB_AT + wg * SLABS * MGPU_EPILOGUE_SLAB_BYTES;
    const uint64_t a0 =
        mgpu_wgmma_desc_k_major(smem + A_AT + wg * WARPGROUP_A_BYTES, MGPU_SWIZZLE_128B);
    const uint64_t b0 = mgpu_wgmma_desc_k_major(smem + B_AT, MGPU_SWIZZLE_128B);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    float d[128];
    mgpu_acc_zero_f32(d, 128);
    for (uint32_t i = blockIdx.x / ctas; i < tiles; i += gridDim.x / ctas) {
        const mgpu_schedule_tile t = tile_of(p, i, ctas, rank);
        mgpu_pipeline_place last = at;
        mgpu_regs_f32_x128(d);
        for (uint32_t k = 0; k < p->tiles_k; k++) {
            mgpu_pipeline_wait(ring, at);
            mgpu_wgmma_fence();
            multiply(in, d, a0 + at.stage * (A_BYTES / 16), b0 + at.stage * (B_BYTES / 16),
                     k != 0);
            mgpu_wgmma_commit_group();
            if (k != 0) { /* the stage before this one has been read */
                mgpu_wgmma_wait_group(1);
                mgpu_pipeline_release_cluster(ring, last, ctas);
            }
            last = at;
            at = mgpu_pipeline_next(ring, at);
        }
        mgpu_acc_wait_f32_x128(0, d);
        mgpu_pipeline_release_cluster(ring, last, ctas);

        const int32_t row = (int32_t)(t.m * TILE_M + wg * 64), col = (int32_t)(t.n * TILE_N);
        if (p->out == MGPU_DTYPE_BF16)
            store(p, MGPU_DTYPE_BF16, d, slabs, row, col, 1 + wg);
        else if (p->out == MGPU_DTYPE_F16)
            store(p, MGPU_DTYPE_F16, d, slabs, row, col, 1 + wg);
        else
            store(p, MGPU_DTYPE_F32, d, slabs, row, col, 1 + wg);
    }
    mgpu_epilogue_drain();
}

MGPU_DEVICE void
gemm(const gemm_args *p, mgpu_dtype in)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t smem = mgpu_smem_addr(memory);
    const uint32_t ctas = mgpu_cluster_nctarank(), rank = mgpu_cluster_ctarank();
    const mgpu_pipeline ring = mgpu_pipeline_make(smem + BARS_AT, STAGES);
    const uint32_t wg = mgpu_warpgroup_index();

    if (threadIdx.x == 0) {
        mgpu_pipeline_init(ring, 1, CONSUMERS * 4 * ctas);
        mgpu_prefetch_tensormap(&p->a);
        mgpu_prefetch_tensormap(&p->b);
        mgpu_prefetch_tensormap(&p->d);
    }
    mgpu_barrier_cluster_arrive_aligned();
    mgpu_barrier_cluster_wait_aligned(); /* barriers of all blocks are ready */

    if (wg == 0) {
        MGPU_SETMAXNREG_DEC(40);
        if (threadIdx.x < 32 && mgpu_elect_sync())
            produce(p, smem, ring, ctas, rank);
    } else {
        MGPU_SETMAXNREG_INC(232);
        consume(p, in, smem, ring, ctas, rank, wg - 1);
    }
}

MGPU_KERNEL(gemm_h100_bf16, gemm_args, p, THREADS, 1)
{
    gemm(p, MGPU_DTYPE_BF16);
}

MGPU_KERNEL(gemm_h100_f16, gemm_args, p, THREADS, 1)
{
    gemm(p, MGPU_DTYPE_F16);
}

/* ---- host: what to multiply, how to launch it -------------------------------------------- */

typedef struct gemm_problem {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    const void *a, *b; /* A[m][k], B[n][k] of `in` */
    void *d;           /* D[m][n] of `out` */
} gemm_problem;

typedef struct gemm_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    gemm_args args;
} gemm_plan;

/* A matrix of rows without gaps, in boxes of box_rows x 128 bytes. Adds to the issues. */
MGPU_HOST mgpu_status
gemm_map(mgpu_tensor_map *map, const char *name, mgpu_dtype dtype, const void *p, uint32_t rows,
         uint32_t cols, uint32_t box_rows, mgpu_issues *issues)
{
    const uint32_t bytes = mgpu_dtype_bytes(dtype);
    mgpu_tensor_map_desc desc =
        mgpu_tensor_map_2d(dtype, p, rows, cols, (uint64_t)cols * bytes, box_rows, 128 / bytes);
    mgpu_issues why;
    mgpu_status status;
    why.count = 0;
    desc.name = name;
    desc.swizzle = MGPU_SWIZZLE_128B;
    status = mgpu_tensor_map_tiled(map, desc, &why);
    for (int i = 0; i < why.count && i < MGPU_ISSUES_MAX; i++)
        (void)mgpu_issue_add(issues, why.item[i].status, why.item[i].field, why.item[i].index,
                             why.item[i].got, why.item[i].want, "%s", why.item[i].text);
    return status;
}

/* A size: coordinates of TMA are int32. */
MGPU_HOST mgpu_status
gemm_size(const char *name, uint32_t size, mgpu_issues *issues)
{
    if (size != 0 && size <= INT32_MAX)
        return MGPU_OK;
    return mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, name, -1, size,
                          size == 0 ? 1 : INT32_MAX,
                          "gemm_h100: %s is %u, not 1 to 2147483647: %s", name, size,
                          size == 0 ? "skip a product without work" : "multiply in parts");
}

/* What the kernel has no code for. */
MGPU_HOST mgpu_status
gemm_check(const gemm_problem *g, uint32_t multiprocessors, mgpu_issues *issues)
{
    const uint64_t tiles = (uint64_t)mgpu_ceil_div(g->m, TILE_M) * mgpu_ceil_div(g->n, TILE_N);
    const uint32_t sizes[3] = {g->m, g->n, g->k};
    const void *const memory[3] = {g->a, g->b, g->d};
    static const char *const names[3] = {"m", "n", "k"}, *const operands[3] = {"a", "b", "d"};
    mgpu_status status = MGPU_OK;

    for (int i = 0; i < 3; i++)
        if (gemm_size(names[i], sizes[i], issues) != MGPU_OK)
            status = MGPU_ERROR_INVALID_ARGUMENT;
    if (status == MGPU_OK && tiles > INT32_MAX)
        status = mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, "m", -1, (int64_t)tiles,
                                INT32_MAX,
                                "gemm_h100: D of %u x %u is %llu tiles of 128 x 256, not up to "
                                "2147483647: multiply in parts",
                                g->m, g->n, (unsigned long long)tiles);
    if (g->in != MGPU_DTYPE_BF16 && g->in != MGPU_DTYPE_F16)
        status = mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, "in", -1, g->in, 0,
                                "gemm_h100: in is %s, not bf16 or f16: round A and B to one",
                                mgpu_dtype_name(g->in));
    if (g->out != MGPU_DTYPE_BF16 && g->out != MGPU_DTYPE_F16 && g->out != MGPU_DTYPE_F32)
        status = mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, "out", -1, g->out, 0,
                                "gemm_h100: out is %s, not bf16, f16 or f32: convert D after",
                                mgpu_dtype_name(g->out));
    if (multiprocessors == 0)
        status =
            mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, "multiprocessors", -1, 0, 1,
                           "gemm_h100: multiprocessors is 0: pass what "
                           "mgpu_device_query() says");
    for (int i = 0; i < 3; i++)
        if (memory[i] == NULL) /* a legal tensor map, and a fault on the device */
            status = mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, operands[i], -1, 0, 0,
                                    "gemm_h100: %s is NULL: pass device memory, as of "
                                    "mgpu_malloc()",
                                    operands[i]);
    return status;
}

/* Maps, cluster and grid. Clusters of two, unless single blocks need fewer rounds: a tile row
 * without a partner costs more than multicast saves.
 *   issues  emptied, then all that is wrong; may be NULL */
mgpu_status
gemm_plan_make(gemm_plan *plan, gemm_problem g, uint32_t multiprocessors, mgpu_issues *issues)
{
    gemm_args *p = &plan->args;
    mgpu_status status, each[3];
    uint32_t ctas = 2, tiles, workers;

    if (issues != NULL)
        issues->count = 0;
    status = gemm_check(&g, multiprocessors, issues);
    if (status != MGPU_OK)
        return status;
    p->m = g.m;
    p->n = g.n;
    p->tiles_m = mgpu_ceil_div(g.m, TILE_M);
    p->tiles_n = mgpu_ceil_div(g.n, TILE_N);
    p->tiles_k = mgpu_ceil_div(g.k, TILE_K);
    p->group = 8;
    p->out = g.out;
    each[0] = gemm_map(&p->a, "A", g.in, g.a, g.m, g.k, TILE_M, issues);
    each[1] = gemm_map(&p->b, "B", g.in, g.b, g.n, g.k, HALF_N, issues);
    each[2] = gemm_map(&p->d, "D", g.out, g.d, g.m, g.n, 64, issues);
    for (int i = 0; i < 3; i++)
        if (each[i] != MGPU_OK)
            return each[i];

    tiles = mgpu_ceil_div(p->tiles_m, 2) * p->tiles_n;
    if (p->tiles_m == 1 || multiprocessors < 2 ||
        mgpu_ceil_div(tiles, multiprocessors / 2) >
            mgpu_ceil_div(p->tiles_m * p->tiles_n, multiprocessors)) {
        ctas = 1;
        tiles = p->tiles_m * p->tiles_n;
    }
    workers = mgpu_schedule_workers(tiles, multiprocessors / ctas);
    plan->kernel = g.in == MGPU_DTYPE_BF16 ? &gemm_h100_bf16_kernel : &gemm_h100_f16_kernel;
    plan->config = mgpu_launch_1d(workers * ctas, THREADS);
    plan->config.cluster = mgpu_make_dim3(ctas, 1, 1);
    plan->config.smem_bytes = SMEM_BYTES;
    return MGPU_OK;
}
