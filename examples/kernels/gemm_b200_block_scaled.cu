/* gemm_b200_block_scaled.cu - D = alpha * A * B^T of mxfp8, mxfp4 and nvfp4 on Blackwell, to paste and to change.
 * SPDX-License-Identifier: MIT
 *
 * A[M][K] and B[N][K] have a scale for each 32 elements of K (nvfp4: 16); sums are f32, D[M][N] is
 * bf16, f16 or f32. Any M and N, K a multiple of 32; rows of D are whole 16 bytes.
 *
 *     format   element            scale    instruction        scales of a stage
 *     mxfp8    e4m3               ue8m0    kind mxf8f6f4      1 block for A, 1 for B
 *     mxfp4    e2m1, two a byte   ue8m0    kind mxf4          2 and 2
 *     nvfp4    e2m1, two a byte   ue4m3    kind mxf4nvf4      4 and 4
 *
 * Scales are blocks of 128 rows by 4, along K first, as mgpu_scale_pack() makes them and cuBLAS
 * takes them; those of a block that no element has must be zero.
 *
 * A pair of blocks, 192 threads each, makes a tile of 256 x 128. Each loads its 128 rows of A with
 * their scales, half of B, and the scales of all of B, which each needs. One thread of the first
 * copies scales into the tensor memory of both and multiplies for both. There are two
 * accumulators: one is stored while the next is summed.
 *
 *     warp 4     one thread: TMA loads of A[128][128 bytes], of B, and of scales into a ring of 6 stages
 *     warp 5     of the first block, one thread: tcgen05.cp, tcgen05.mma, commits that free stages
 *     warps 0..3 tensor memory -> registers -> slabs in shared memory -> TMA stores
 *
 *     warp 4     |load 0|load 1|load 2|load 3|load 4 ........... next tile: load 0|load 1|...
 *     warp 5            |cp, mma 0|cp, mma 1|cp, mma 2 ... cp, mma n|cp, mma 0 |cp, mma 1 |...
 *     warps 0..3                                                    |ld, convert, store |
 *
 *     tensor memory, columns   | sums 0: 0..127 | sums 1: 128..255 | scales of A: 256.. | of B: 272.. |
 *
 * What one thread issues runs in order: a stage's scales take the place of those before. The grid
 * has a pair for each tile; one that is done takes that of one that has not begun (cluster launch
 * control). With one row of tiles single blocks make tiles of 128 x 128, from 5 stages.
 *
 * No Blackwell has run it: it is right in the model, exact and under its detector; how fast it is
 * nobody has measured.
 */
#include <mgpu/blackwell.h>
#include <mgpu/layout/block_scale.h>

MGPU_REQUIRE(TCGEN05);

enum {
    TILE_M = 128, /* rows of a block */
    TILE_N = 128,
    ROW_BYTES = 128, /* of K in a stage: one row of the 128-byte swizzle */
    BOX_BYTES = 128 * ROW_BYTES,
    SCALES = 4 * MGPU_SCALE_BLOCK_BYTES, /* of A or of B in a stage, at most */
    EPILOGUE_WARPS = 4,
    PRODUCER = 4, /* warps */
    MULTIPLIER = 5,
    WARPS = 6,
    ACCUMULATORS = 2,

    /* tensor memory, in columns */
    SCALES_A = ACCUMULATORS * TILE_N,
    SCALES_B = SCALES_A + 16,
    COLUMNS = 512, /* a power of two */

    /* shared memory, in bytes from its start; a stage is A, B, scales of A, scales of B */
    RING_AT = 0,
    RING_BYTES = 5 * (2 * BOX_BYTES + 2 * SCALES), /* of pairs 6 stages are less */
    SLABS_AT = RING_AT + RING_BYTES,
    CLC_AT = SLABS_AT + EPILOGUE_WARPS * (int)MGPU_SLABS_BYTES,
    ACCS_AT = CLC_AT + (int)MGPU_CLC_BYTES,
    BARS_AT = ACCS_AT + (int)MGPU_PIPELINE_BYTES(ACCUMULATORS),
    SLOT_AT = BARS_AT + (int)MGPU_PIPELINE_BYTES(6),
    SMEM_BYTES = SLOT_AT + 8
};
static_assert(SMEM_BYTES <= 232448, "a block may have 227 KiB: a shorter ring or fewer slabs");
static_assert(6 * (BOX_BYTES + BOX_BYTES / 2 + 2 * SCALES) <= RING_BYTES, "stages of a pair");

typedef struct gemm_args {
    mgpu_tensor_map a, b, d;
    mgpu_tensor_map a_scales, b_scales; /* [rows of blocks][along K, words of 8 bytes] */
    uint32_t m, n;
    uint32_t tiles_m, tiles_n, tiles_k; /* of pairs, or of single blocks */
    uint32_t group;                     /* rows of tiles walked together */
    float alpha;
    mgpu_dtype out;
} gemm_args;

/* What all roles know. */
typedef struct gemm_block {
    const gemm_args *p;
    mgpu_mma_tile tile;  /* what a stage multiplies */
    uint32_t ctas, rank; /* 1 or 2 blocks */
    uint32_t smem, tmem;
    mgpu_pipeline ring, accs; /* of stages, of accumulators */
    mgpu_clc clc;
} gemm_block;

/* What a stage multiplies: its descriptors and sizes are in layout/mma_tile.h, its steps in tile/mma.h. */
MGPU_INLINE mgpu_mma_tile
tile_of_stage(mgpu_block_format format, uint32_t ctas)
{
    mgpu_mma_tile t = mgpu_block_tile(format, TILE_M * ctas, TILE_N,
                                      ROW_BYTES * (format == MGPU_BLOCK_MXFP8 ? 1 : 2));
    t.ctas = ctas;
    return t;
}

/* The shared addresses of a stage: A, B, scales of A, of B. */
typedef struct gemm_stage {
    uint32_t a, b, a_scales, b_scales;
} gemm_stage;

MGPU_DEVICE gemm_stage
stage_of(const gemm_block *g, mgpu_pipeline_place at)
{
    const uint32_t b_bytes = mgpu_mma_tile_b_bytes(g->tile);
    gemm_stage s;
    s.a = g->smem + RING_AT + at.stage * (BOX_BYTES + b_bytes + 2 * SCALES);
    s.b = s.a + BOX_BYTES;
    s.a_scales = s.b + b_bytes;
    s.b_scales = s.a_scales + SCALES;
    return s;
}

/* A box that would lie wholly behind the matrix is taken from its begin: nobody stores what comes
 * of it. */
MGPU_DEVICE int32_t
within(uint32_t row, uint32_t rows)
{
    return row < rows ? (int32_t)row : 0;
}

/* ---- load -------------------------------------------------------------------------------- */

/* A tile's loads. What lies behind K is zeros, scales as well, and counts as bytes. */
MGPU_DEVICE mgpu_pipeline_place
load_tile(const gemm_block *g, uint32_t block, mgpu_pipeline_place at)
{
    const gemm_args *p = g->p;
    const mgpu_schedule_tile t =
        mgpu_schedule_clusters(block, g->ctas, p->tiles_m, p->tiles_n, p->group);
    const uint32_t scales = mgpu_mma_tile_sfa_bytes(g->tile); /* as many of B */
    const uint32_t bytes = BOX_BYTES + mgpu_mma_tile_b_bytes(g->tile) + 2 * scales;
    const int32_t row_a = within(t.m * TILE_M, p->m);
    const int32_t row_b = within(t.n * TILE_N + g->rank * TILE_N / g->ctas, p->n);
    for (uint32_t k = 0; k < p->tiles_k; k++) {
        const int32_t col = (int32_t)(k * ROW_BYTES), word = (int32_t)(k * scales / 8);
        const gemm_stage s = stage_of(g, at);
        const uint32_t full = mgpu_pair_acquire(g->ring, at, g->ctas, bytes);
        mgpu_pair_load_2d(s.a, &p->a, col, row_a, full, g->ctas);
        mgpu_pair_load_2d(s.b, &p->b, col, row_b, full, g->ctas);
        mgpu_pair_load_2d(s.a_scales, &p->a_scales, word, row_a / 128, full, g->ctas);
        mgpu_pair_load_2d(s.b_scales, &p->b_scales, word, (int32_t)t.n, full, g->ctas);
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

/* One thread of the pair: d = A * B^T, a stage after the other, its scales first. */
MGPU_DEVICE void
consume(const gemm_block *g)
{
    const bool one = mgpu_elect_sync() && g->rank == 0;
    const mgpu_mma_tile t = g->tile;
    const uint32_t sfa = g->tmem + SCALES_A, sfb = g->tmem + SCALES_B;
    mgpu_pipeline_place at = mgpu_pipeline_start(), acc = mgpu_pipeline_start();
    mgpu_clc_place lap = mgpu_clc_start();
    uint32_t ctaid[3];
    do {
        if (one) {
            mgpu_pair_acc_acquire(g->accs, acc); /* it has been stored */
            for (uint32_t k = 0; k < g->p->tiles_k; k++) {
                const gemm_stage s = stage_of(g, at);
                mgpu_pair_wait(g->ring, at);
                mgpu_mma_tile_copy_sfa(t, sfa, s.a_scales);
                mgpu_mma_tile_copy_sfb(t, sfb, s.b_scales);
                mgpu_mma_tile_scaled_ss(t, g->tmem + acc.stage * TILE_N, s.a, s.b, sfa, sfb,
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

/* alpha * the accumulator -> D[row .. row + 31][col .. col + 127], of a warp, through its slabs. */
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
        MGPU_UNROLL
        for (uint32_t i = 0; i < cols; i++)
            r[i] = __float_as_uint(g->p->alpha * __uint_as_float(r[i]));
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
gemm(const gemm_args *p, mgpu_block_format format, uint32_t ctas)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t warp = threadIdx.x / 32;
    gemm_block g;
    g.p = p;
    g.tile = tile_of_stage(format, ctas);
    g.ctas = ctas;
    g.rank = mgpu_pair_rank(ctas);
    g.smem = mgpu_smem_addr(memory);
    g.ring = mgpu_pipeline_make(g.smem + BARS_AT, ctas == 2 ? 6 : 5);
    g.accs = mgpu_pipeline_make(g.smem + ACCS_AT, ACCUMULATORS);
    g.clc = mgpu_clc_make(g.smem + CLC_AT, ctas);

    if (threadIdx.x == 0) {
        mgpu_pipeline_init(g.ring, 1, 1);
        mgpu_pipeline_init(g.accs, 1, EPILOGUE_WARPS * ctas);
        mgpu_clc_init(g.clc, WARPS * ctas);
        mgpu_prefetch_tensormap(&p->a);
        mgpu_prefetch_tensormap(&p->b);
        mgpu_prefetch_tensormap(&p->a_scales);
        mgpu_prefetch_tensormap(&p->b_scales);
        mgpu_prefetch_tensormap(&p->d);
    }
    g.tmem = mgpu_pair_tmem_take(g.smem + SLOT_AT, COLUMNS, ctas);
    if (warp == PRODUCER)
        produce(&g);
    else if (warp == MULTIPLIER)
        consume(&g);
    else
        finish(&g, warp);
    __syncwarp();
    mgpu_pair_tmem_give(g.tmem, COLUMNS, ctas);
}

MGPU_KERNEL(gemm_b200_mxfp8, gemm_args, p, 32 * WARPS, 1)
{
    gemm(p, MGPU_BLOCK_MXFP8, 1);
}

MGPU_KERNEL(gemm_b200_mxfp8_pair, gemm_args, p, 32 * WARPS, 1)
{
    gemm(p, MGPU_BLOCK_MXFP8, 2);
}

MGPU_KERNEL(gemm_b200_mxfp4, gemm_args, p, 32 * WARPS, 1)
{
    gemm(p, MGPU_BLOCK_MXFP4, 1);
}

MGPU_KERNEL(gemm_b200_mxfp4_pair, gemm_args, p, 32 * WARPS, 1)
{
    gemm(p, MGPU_BLOCK_MXFP4, 2);
}

MGPU_KERNEL(gemm_b200_nvfp4, gemm_args, p, 32 * WARPS, 1)
{
    gemm(p, MGPU_BLOCK_NVFP4, 1);
}

MGPU_KERNEL(gemm_b200_nvfp4_pair, gemm_args, p, 32 * WARPS, 1)
{
    gemm(p, MGPU_BLOCK_NVFP4, 2);
}

/* ---- host: what to multiply, how to launch it -------------------------------------------- */

typedef struct gemm_problem {
    uint32_t m, n, k;
    mgpu_block_format format; /* MGPU_BLOCK_MXFP8, _MXFP4 or _NVFP4 */
    mgpu_dtype out;
    const void *a, *b; /* A[m], B[n] of mgpu_block_row_bytes(format, k) bytes each */
    const void *a_scales, *b_scales; /* of mgpu_scale_pack() */
    void *d;                         /* D[m][n] of `out` */
    float alpha; /* 1; or 1 / (the factors that A and B have been quantised with) */
} gemm_problem;

typedef struct gemm_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    gemm_args args;
} gemm_plan;

/* A matrix of rows without gaps, in boxes. */
MGPU_HOST mgpu_tensor_map_desc
gemm_map(const char *name, mgpu_dtype dtype, const void *p, uint32_t rows, uint32_t cols,
         uint32_t box_rows, uint32_t box_cols, mgpu_swizzle swizzle)
{
    const uint64_t pitch = (uint64_t)cols * mgpu_dtype_bytes(dtype);
    mgpu_tensor_map_desc desc =
        mgpu_tensor_map_2d(dtype, p, rows, cols, pitch, box_rows, box_cols);
    desc.name = name;
    desc.swizzle = swizzle;
    return desc;
}

/* What the kernel has no code for. */
MGPU_HOST mgpu_status
gemm_refuse(mgpu_issues *issues, const char *field, uint64_t got, const char *text)
{
    return mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, field, -1, (int64_t)got, 0,
                          "gemm_b200_block_scaled: %s is %llu, not %s", field,
                          (unsigned long long)got, text);
}

MGPU_HOST mgpu_status
gemm_check(const gemm_problem *g, uint32_t multiprocessors, mgpu_issues *issues)
{
    const uint64_t tiles = (uint64_t)mgpu_ceil_div(g->m, TILE_M) * mgpu_ceil_div(g->n, TILE_N);
    const uint32_t sizes[3] = {g->m, g->n, g->k};
    const void *const memory[5] = {g->a, g->b, g->a_scales, g->b_scales, g->d};
    static const char *const names[8] = {"m", "n", "k", "a", "b", "a_scales", "b_scales", "d"};
    mgpu_status status = MGPU_OK;

    for (int i = 0; i < 3; i++)
        if (sizes[i] == 0 || sizes[i] > INT32_MAX) /* coordinates of TMA are int32 */
            status = gemm_refuse(issues, names[i], sizes[i],
                                 "1 to 2147483647: skip what is empty, multiply in parts");
    if (status == MGPU_OK && tiles > INT32_MAX)
        status = gemm_refuse(issues, "tiles of 128 x 128", tiles,
                             "up to 2147483647: multiply in parts");
    if (g->k % 32 != 0)
        status = gemm_refuse(issues, "k", g->k,
                             "a multiple of 32: fill rows of A and B up with zeros");
    if (g->format == MGPU_BLOCK_MXFP8_E5M2 || g->format > MGPU_BLOCK_NVFP4)
        status = gemm_refuse(issues, "format", g->format,
                             "MGPU_BLOCK_MXFP8, _MXFP4 or _NVFP4: quantise A and B to one");
    if (g->out != MGPU_DTYPE_BF16 && g->out != MGPU_DTYPE_F16 && g->out != MGPU_DTYPE_F32)
        status = gemm_refuse(issues, "out", g->out,
                             "MGPU_DTYPE_BF16, _F16 or _F32: convert D after");
    if (multiprocessors == 0)
        status = gemm_refuse(issues, "multiprocessors", 0,
                             "1 or more: pass what mgpu_device_query() says");
    for (int i = 0; i < 5; i++)
        if (memory[i] == NULL) /* a legal tensor map, and a fault on the device */
            status = gemm_refuse(issues, names[3 + i], 0,
                                 "device memory: pass what mgpu_malloc() gave");
    return status;
}

/* Maps, cluster and grid. Pairs, unless there is one row of tiles.
 *   issues  emptied, then all that is wrong; may be NULL */
mgpu_status
gemm_plan_make(gemm_plan *plan, gemm_problem g, uint32_t multiprocessors, mgpu_issues *issues)
{
    static const mgpu_kernel *const kernels[4][2] = {
        {&gemm_b200_mxfp8_kernel, &gemm_b200_mxfp8_pair_kernel},
        {NULL, NULL}, /* e5m2 */
        {&gemm_b200_mxfp4_kernel, &gemm_b200_mxfp4_pair_kernel},
        {&gemm_b200_nvfp4_kernel, &gemm_b200_nvfp4_pair_kernel}};
    gemm_args *p = &plan->args;
    mgpu_tensor_map *const maps[5] = {&p->a, &p->b, &p->a_scales, &p->b_scales, &p->d};
    mgpu_tensor_map_desc descs[5];
    mgpu_status status;
    uint32_t ctas, bytes, words, box_words;

    if (issues != NULL)
        issues->count = 0;
    status = gemm_check(&g, multiprocessors, issues);
    if (status != MGPU_OK)
        return status;
    ctas = g.m > TILE_M && multiprocessors > 1 ? 2 : 1;
    bytes = mgpu_block_row_bytes(g.format, g.k);
    words = mgpu_ceil_div(mgpu_block_scales(g.format, g.k), 4) * MGPU_SCALE_BLOCK_BYTES / 8;
    box_words = mgpu_mma_tile_sfa_bytes(tile_of_stage(g.format, ctas)) / 8;
    p->m = g.m;
    p->n = g.n;
    p->tiles_m = mgpu_ceil_div(g.m, TILE_M * ctas);
    p->tiles_n = mgpu_ceil_div(g.n, TILE_N);
    p->tiles_k = mgpu_ceil_div(bytes, ROW_BYTES);
    p->group = 8;
    p->alpha = g.alpha;
    p->out = g.out;
    descs[0] =
        gemm_map("A", MGPU_DTYPE_U8, g.a, g.m, bytes, TILE_M, ROW_BYTES, MGPU_SWIZZLE_128B);
    descs[1] = gemm_map("B", MGPU_DTYPE_U8, g.b, g.n, bytes, TILE_N / ctas, ROW_BYTES,
                        MGPU_SWIZZLE_128B);
    descs[2] = gemm_map("scales of A", MGPU_DTYPE_U64, g.a_scales, mgpu_ceil_div(g.m, 128),
                        words, 1, box_words, MGPU_SWIZZLE_NONE);
    descs[3] = gemm_map("scales of B", MGPU_DTYPE_U64, g.b_scales, mgpu_ceil_div(g.n, 128),
                        words, 1, box_words, MGPU_SWIZZLE_NONE);
    descs[4] = gemm_map("D", g.out, g.d, g.m, g.n, 32, 128 / mgpu_dtype_bytes(g.out),
                        MGPU_SWIZZLE_128B);
    for (int i = 0; i < 5 && status == MGPU_OK; i++)
        status = mgpu_tensor_map_tiled(maps[i], descs[i], issues);
    if (status != MGPU_OK)
        return status;
    plan->kernel = kernels[g.format][ctas - 1];
    plan->config = mgpu_launch_1d(p->tiles_m * p->tiles_n * ctas, 32 * WARPS);
    plan->config.cluster = mgpu_make_dim3(ctas, 1, 1);
    plan->config.smem_bytes = SMEM_BYTES;
    return MGPU_OK;
}
