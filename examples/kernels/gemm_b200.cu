/* gemm_b200.cu - D[M][N] = A[M][K] * B[N][K]^T on Blackwell, to paste and to change.
 * SPDX-License-Identifier: MIT
 *
 * A, B are bf16, f16 or e4m3, sums are f32, D is bf16, f16 or f32. Any M, N, K whose rows are whole
 * 16 bytes; TMA fills edges with zeros on the way in and cuts them on the way out.
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
    SLAB_BYTES = 32 * 128, /* 32 rows, of a warp */
    SLABS = 2,

    /* shared memory, in bytes from its start */
    RING_AT = 0,
    SLABS_AT = RING_AT + 12 * BOX_BYTES,
    CLC_AT = SLABS_AT + EPILOGUE_WARPS * SLABS * SLAB_BYTES,
    FULL_AT = CLC_AT + (int)MGPU_CLC_BYTES, /* of the accumulators */
    EMPTY_AT = FULL_AT + 8 * ACCUMULATORS,
    BARS_AT = EMPTY_AT + 8 * ACCUMULATORS,
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
    mgpu_dtype in;
    uint32_t ctas, rank; /* 1 or 2 blocks */
    uint32_t smem, tmem;
    mgpu_pipeline ring;
    mgpu_clc clc;
} gemm_block;

MGPU_DEVICE uint32_t
stage_bytes(const gemm_block *g)
{
    return g->ctas == 2 ? 2 * BOX_BYTES : 3 * BOX_BYTES;
}

/* The tile of this block, when its pair has the tile that began as block `x` of the grid. */
MGPU_DEVICE mgpu_schedule_tile
tile_of(const gemm_block *g, uint32_t x)
{
    mgpu_schedule_tile t =
        mgpu_schedule_grouped(x / g->ctas, g->p->tiles_m, g->p->tiles_n, g->p->group);
    t.m = t.m * g->ctas + g->rank;
    return t;
}

/* A box that would lie wholly behind the matrix is taken from its begin: nobody stores what comes
 * of it. */
MGPU_DEVICE int32_t
within(uint32_t row, uint32_t rows)
{
    return row < rows ? (int32_t)row : 0;
}

/* ---- load -------------------------------------------------------------------------------- */

MGPU_DEVICE void
load_box(const gemm_block *g, uint32_t to, const mgpu_tensor_map *map, int32_t col, int32_t row,
         uint32_t full)
{
    if (g->ctas == 2)
        mgpu_tma_load_2d_cg2(to, map, col, row, full);
    else
        mgpu_tma_load_2d(to, map, col, row, full);
}

/* A tile's loads. In a pair the bytes of both blocks are expected by the first. */
MGPU_DEVICE mgpu_pipeline_place
load_tile(const gemm_block *g, mgpu_schedule_tile t, mgpu_pipeline_place at)
{
    const gemm_args *p = g->p;
    const uint32_t k_elems = ROW_BYTES / mgpu_dtype_bytes(g->in);
    const uint32_t row_b = t.n * TILE_N + (g->ctas == 2 ? g->rank * 128 : 0);
    for (uint32_t k = 0; k < p->tiles_k; k++) {
        const int32_t col = (int32_t)(k * k_elems);
        const uint32_t stage = g->smem + RING_AT + at.stage * stage_bytes(g);
        uint32_t full = mgpu_pipeline_full(g->ring, at);
        mgpu_pipeline_acquire_generic(g->ring, at); /* the commit of who has read it */
        if (g->rank == 0)
            mgpu_mbarrier_arrive_expect_tx(full, g->ctas * stage_bytes(g));
        if (g->ctas == 2)
            full = mgpu_mapa(full, 0);
        load_box(g, stage, &p->a, col, within(t.m * TILE_M, p->m), full);
        load_box(g, stage + BOX_BYTES, &p->b, col, within(row_b, p->n), full);
        if (g->ctas == 1)
            load_box(g, stage + 2 * BOX_BYTES, &p->b, col, within(row_b + 128, p->n), full);
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
        if (one && g->rank == 0)
            mgpu_clc_ask(g->clc, lap);
        if (one)
            at = load_tile(g, tile_of(g, ctaid[0]), at);
    } while (mgpu_clc_next(g->clc, &lap, ctaid));
    if (one) /* commits for this block's ring are under way until then */
        mgpu_pipeline_drain(g->ring, at);
}

/* ---- multiply ---------------------------------------------------------------------------- */

MGPU_DEVICE void
commit(const gemm_block *g, uint32_t bar)
{
    if (g->ctas == 2)
        mgpu_tcgen05_commit_cg2_multicast(bar, 3);
    else
        mgpu_tcgen05_commit(bar);
}

/* d (+)= A * B^T: a stage, four steps of 32 bytes along K. */
MGPU_DEVICE void
multiply(const gemm_block *g, uint32_t d, uint32_t stage, uint32_t idesc, bool first)
{
    const uint64_t a = mgpu_tcgen05_desc_k_major(stage, MGPU_SWIZZLE_128B);
    const uint64_t b = mgpu_tcgen05_desc_k_major(stage + BOX_BYTES, MGPU_SWIZZLE_128B);
    MGPU_UNROLL
    for (uint32_t k = 0; k < ROW_BYTES / 32; k++) {
        const uint64_t step = k * mgpu_tcgen05_k_step(a, MGPU_K_MAJOR, 1);
        const int accumulate = !first || k != 0;
        if (g->in == MGPU_DTYPE_E4M3 && g->ctas == 2)
            mgpu_tcgen05_mma_cg2_f8f6f4_ss(d, a + step, b + step, idesc, accumulate);
        else if (g->in == MGPU_DTYPE_E4M3)
            mgpu_tcgen05_mma_f8f6f4_ss(d, a + step, b + step, idesc, accumulate);
        else if (g->ctas == 2)
            mgpu_tcgen05_mma_cg2_f16_ss(d, a + step, b + step, idesc, accumulate);
        else
            mgpu_tcgen05_mma_f16_ss(d, a + step, b + step, idesc, accumulate);
    }
}

/* One thread of the pair. */
MGPU_DEVICE void
consume(const gemm_block *g)
{
    const bool one = mgpu_elect_sync() && g->rank == 0;
    const mgpu_mma_type type = g->in == MGPU_DTYPE_E4M3  ? MGPU_MMA_E4M3
                               : g->in == MGPU_DTYPE_F16 ? MGPU_MMA_F16
                                                         : MGPU_MMA_BF16;
    const uint32_t idesc = mgpu_instr_desc(
        g->in == MGPU_DTYPE_E4M3 ? MGPU_KIND_F8F6F4 : MGPU_KIND_F16, MGPU_MMA_F32, type, type,
        MGPU_K_MAJOR, MGPU_K_MAJOR, TILE_M * g->ctas, TILE_N);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    mgpu_clc_place lap = mgpu_clc_start();
    uint32_t ctaid[3], acc = 0, parity = 0;
    do {
        if (one) {
            mgpu_mbarrier_wait_cluster(g->smem + EMPTY_AT + 8 * acc, parity ^ 1); /* stored */
            mgpu_tcgen05_fence_after_thread_sync();
            for (uint32_t k = 0; k < g->p->tiles_k; k++) {
                mgpu_pipeline_wait(g->ring, at);
                mgpu_tcgen05_fence_after_thread_sync();
                multiply(g, g->tmem + acc * TILE_N,
                         g->smem + RING_AT + at.stage * stage_bytes(g), idesc, k == 0);
                commit(g, mgpu_pipeline_empty(g->ring, at));
                at = mgpu_pipeline_next(g->ring, at);
            }
            commit(g, g->smem + FULL_AT + 8 * acc);
        }
        acc ^= 1;
        parity ^= acc == 0;
    } while (mgpu_clc_next(g->clc, &lap, ctaid));
}

/* ---- store ------------------------------------------------------------------------------- */

/* Two sums of a row, as the type of D has them. */
MGPU_DEVICE uint32_t
rounded(mgpu_dtype out, uint32_t high, uint32_t low)
{
    return out == MGPU_DTYPE_BF16
               ? mgpu_cvt_rn_bf16x2_f32(__uint_as_float(high), __uint_as_float(low))
               : mgpu_cvt_rn_f16x2_f32(__uint_as_float(high), __uint_as_float(low));
}

/* This warp has read the accumulator. */
MGPU_DEVICE void
release(const gemm_block *g, uint32_t acc)
{
    mgpu_tcgen05_fence_before_thread_sync();
    __syncwarp();
    if (threadIdx.x % 32 == 0)
        mgpu_mbarrier_arrive_shared_cluster(mgpu_mapa(g->smem + EMPTY_AT + 8 * acc, 0));
}

/* The accumulator -> D[row .. row + 31][col .. col + 255], of a warp, through two slabs. */
MGPU_DEVICE void
store(const gemm_block *g, mgpu_dtype out, uint32_t acc, uint32_t slabs, uint32_t row,
      uint32_t col)
{
    const uint32_t lane = threadIdx.x % 32, from = mgpu_tmem_quarter(g->tmem + acc * TILE_N);
    const uint32_t cols = out == MGPU_DTYPE_F32 ? 32 : 64;   /* of a slab */
    const uint32_t left = row < g->p->m ? g->p->n - col : 0; /* of the matrix */
    const uint32_t end = left < TILE_N ? left : (uint32_t)TILE_N;
    for (uint32_t c = 0; c < end; c += cols) { /* what is behind the matrix stays */
        const uint32_t slab = slabs + c / cols % SLABS * SLAB_BYTES;
        uint32_t r[64];
        if (out == MGPU_DTYPE_F32) {
            mgpu_tcgen05_ld_32x32b_x32(r, from + c);
            mgpu_tcgen05_wait_ld();
            mgpu_tmem_regs_x32(r);
        } else {
            mgpu_tcgen05_ld_32x32b_x64(r, from + c);
            mgpu_tcgen05_wait_ld();
            mgpu_tmem_regs_x64(r);
        }
        if (c + cols >= end)
            release(g, acc);
        MGPU_UNROLL
        for (uint32_t i = 0; i < 32 && out != MGPU_DTYPE_F32; i++)
            r[i] = rounded(out, r[2 * i + 1], r[2 * i]);
        if (lane == 0 && c == 0) /* at an edge the tile before may have ended with this slab */
            mgpu_bulk_wait_group_read(0);
        else if (lane == 0)
            mgpu_bulk_wait_group_read(SLABS - 1);
        __syncwarp(); /* the slab has been read by the store before the last */
        mgpu_tmem_put_row(slab, lane, r);
        mgpu_fence_proxy_async_shared_cta();
        __syncwarp();
        if (lane == 0) {
            mgpu_tma_store_2d(&g->p->d, (int32_t)(col + c), (int32_t)row, slab);
            mgpu_bulk_commit_group();
        }
    }
    if (end == 0)
        release(g, acc);
}

/* One warp: 32 rows of each tile. */
MGPU_DEVICE void
finish(const gemm_block *g, uint32_t warp)
{
    const gemm_args *p = g->p;
    const uint32_t slabs = g->smem + SLABS_AT + warp * SLABS * SLAB_BYTES;
    mgpu_clc_place lap = mgpu_clc_start();
    uint32_t ctaid[3] = {blockIdx.x, 0, 0}, acc = 0, parity = 0;
    do {
        const mgpu_schedule_tile t = tile_of(g, ctaid[0]);
        const uint32_t row = t.m * TILE_M + warp * 32, col = t.n * TILE_N;
        mgpu_mbarrier_wait(g->smem + FULL_AT + 8 * acc, parity);
        mgpu_tcgen05_fence_after_thread_sync();
        if (p->out == MGPU_DTYPE_BF16)
            store(g, MGPU_DTYPE_BF16, acc, slabs, row, col);
        else if (p->out == MGPU_DTYPE_F16)
            store(g, MGPU_DTYPE_F16, acc, slabs, row, col);
        else
            store(g, MGPU_DTYPE_F32, acc, slabs, row, col);
        acc ^= 1;
        parity ^= acc == 0;
    } while (mgpu_clc_next(g->clc, &lap, ctaid));
    mgpu_bulk_wait_group_read(0);
}

/* ---- kernel ------------------------------------------------------------------------------ */

MGPU_DEVICE void
gemm(const gemm_args *p, mgpu_dtype in, uint32_t ctas)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t warp = threadIdx.x / 32;
    gemm_block g;
    g.p = p;
    g.in = in;
    g.ctas = ctas;
    g.rank = ctas == 2 ? mgpu_cluster_ctarank() : 0;
    g.smem = mgpu_smem_addr(memory);
    g.ring = mgpu_pipeline_make(g.smem + BARS_AT, ctas == 2 ? 6 : 4);
    g.clc = mgpu_clc_make(g.smem + CLC_AT, ctas);

    if (threadIdx.x == 0) {
        for (uint32_t i = 0; i < ACCUMULATORS; i++) {
            mgpu_mbarrier_init(g.smem + FULL_AT + 8 * i, 1);
            mgpu_mbarrier_init(g.smem + EMPTY_AT + 8 * i, EPILOGUE_WARPS * ctas);
        }
        mgpu_clc_init(g.clc, WARPS * ctas);
        mgpu_pipeline_init(g.ring, 1, 1);
        mgpu_prefetch_tensormap(&p->a);
        mgpu_prefetch_tensormap(&p->b);
        mgpu_prefetch_tensormap(&p->d);
    }
    g.tmem = ctas == 2 ? mgpu_tmem_take_cg2(g.smem + SLOT_AT, ACCUMULATORS * TILE_N)
                       : mgpu_tmem_take(g.smem + SLOT_AT, ACCUMULATORS * TILE_N);
    if (warp == PRODUCER)
        produce(&g);
    else if (warp == MULTIPLIER)
        consume(&g);
    else
        finish(&g, warp);
    __syncwarp();
    if (ctas == 2)
        mgpu_tmem_give_cg2(g.tmem, ACCUMULATORS * TILE_N);
    else
        mgpu_tmem_give(g.tmem, ACCUMULATORS * TILE_N);
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
                          "gemm_b200: %s is %u, not 1 to 2147483647: %s", name, size,
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
                                "gemm_b200: D of %u x %u is %llu tiles of 128 x 256, not up to "
                                "2147483647: multiply in parts",
                                g->m, g->n, (unsigned long long)tiles);
    if (g->in != MGPU_DTYPE_BF16 && g->in != MGPU_DTYPE_F16 && g->in != MGPU_DTYPE_E4M3)
        status =
            mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, "in", -1, g->in, 0,
                           "gemm_b200: in is %s, not bf16, f16 or e4m3: round A and B to one",
                           mgpu_dtype_name(g->in));
    if (g->out != MGPU_DTYPE_BF16 && g->out != MGPU_DTYPE_F16 && g->out != MGPU_DTYPE_F32)
        status = mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, "out", -1, g->out, 0,
                                "gemm_b200: out is %s, not bf16, f16 or f32: convert D after",
                                mgpu_dtype_name(g->out));
    if (multiprocessors == 0)
        status =
            mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, "multiprocessors", -1, 0, 1,
                           "gemm_b200: multiprocessors is 0: pass what "
                           "mgpu_device_query() says");
    for (int i = 0; i < 3; i++)
        if (memory[i] == NULL) /* a legal tensor map, and a fault on the device */
            status = mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, operands[i], -1, 0, 0,
                                    "gemm_b200: %s is NULL: pass device memory, as of "
                                    "mgpu_malloc()",
                                    operands[i]);
    return status;
}

/* Maps, cluster and grid. Pairs, unless there is one row of tiles.
 *   issues  emptied, then all that is wrong; may be NULL */
mgpu_status
gemm_plan_make(gemm_plan *plan, gemm_problem g, uint32_t multiprocessors, mgpu_issues *issues)
{
    static const mgpu_kernel *const kernels[3][2] = {
        {&gemm_b200_bf16_kernel, &gemm_b200_bf16_pair_kernel},
        {&gemm_b200_f16_kernel, &gemm_b200_f16_pair_kernel},
        {&gemm_b200_e4m3_kernel, &gemm_b200_e4m3_pair_kernel}};
    gemm_args *p = &plan->args;
    mgpu_status status, each[3];
    uint32_t ctas;

    if (issues != NULL)
        issues->count = 0;
    status = gemm_check(&g, multiprocessors, issues);
    if (status != MGPU_OK)
        return status;
    ctas = g.m > TILE_M && multiprocessors > 1 ? 2 : 1;
    p->m = g.m;
    p->n = g.n;
    p->tiles_m = mgpu_ceil_div(g.m, TILE_M * ctas);
    p->tiles_n = mgpu_ceil_div(g.n, TILE_N);
    p->tiles_k = mgpu_ceil_div(g.k, ROW_BYTES / mgpu_dtype_bytes(g.in));
    p->group = 8;
    p->out = g.out;
    each[0] = gemm_map(&p->a, "A", g.in, g.a, g.m, g.k, 128, issues);
    each[1] = gemm_map(&p->b, "B", g.in, g.b, g.n, g.k, 128, issues);
    each[2] = gemm_map(&p->d, "D", g.out, g.d, g.m, g.n, 32, issues);
    for (int i = 0; i < 3; i++)
        if (each[i] != MGPU_OK)
            return each[i];
    plan->kernel = kernels[g.in == MGPU_DTYPE_BF16  ? 0
                           : g.in == MGPU_DTYPE_F16 ? 1
                                                    : 2][ctas - 1];
    plan->config = mgpu_launch_1d(p->tiles_m * p->tiles_n * ctas, 32 * WARPS);
    plan->config.cluster = mgpu_make_dim3(ctas, 1, 1);
    plan->config.smem_bytes = SMEM_BYTES;
    return MGPU_OK;
}
