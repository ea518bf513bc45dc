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
 * What one thread issues runs in order, so a stage's scales take the place of those before. The
 * grid has a pair for each tile; one that is done takes the tile of one that has not begun
 * (cluster launch control). With one row of tiles single blocks make tiles of 128 x 128, from a
 * ring of 5 stages.
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
    SLAB_BYTES = 32 * 128, /* 32 rows, of a warp */
    SLABS = 2,

    /* tensor memory, in columns */
    SCALES_A = ACCUMULATORS * TILE_N,
    SCALES_B = SCALES_A + 16,
    COLUMNS = 512, /* a power of two */

    /* shared memory, in bytes from its start; a stage is A, B, scales of A, scales of B */
    RING_AT = 0,
    RING_BYTES = 5 * (2 * BOX_BYTES + 2 * SCALES), /* of pairs 6 stages are less */
    SLABS_AT = RING_AT + RING_BYTES,
    CLC_AT = SLABS_AT + EPILOGUE_WARPS * SLABS * SLAB_BYTES,
    FULL_AT = CLC_AT + (int)MGPU_CLC_BYTES, /* of the accumulators */
    EMPTY_AT = FULL_AT + 8 * ACCUMULATORS,
    BARS_AT = EMPTY_AT + 8 * ACCUMULATORS,
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
    mgpu_block_format format;
    uint32_t ctas, rank; /* 1 or 2 blocks */
    uint32_t smem, tmem;
    mgpu_pipeline ring;
    mgpu_clc clc;
} gemm_block;

/* What a stage multiplies: its descriptors are in layout/mma_tile.h. */
MGPU_INLINE mgpu_mma_tile
tile_of_stage(mgpu_block_format format, uint32_t ctas)
{
    const bool bytes = format == MGPU_BLOCK_MXFP8;
    const mgpu_mma_type type = bytes ? MGPU_MMA_E4M3 : MGPU_MMA_E2M1;
    mgpu_mma_tile t =
        mgpu_mma_tile_make(bytes                        ? MGPU_KIND_MXF8F6F4
                           : format == MGPU_BLOCK_MXFP4 ? MGPU_KIND_MXF4
                                                        : MGPU_KIND_MXF4NVF4,
                           MGPU_MMA_F32, type, type, TILE_M * ctas, TILE_N, bytes ? 128 : 256);
    t.ctas = ctas;
    t.block = mgpu_block_elems(format);
    t.scale = format == MGPU_BLOCK_NVFP4 ? MGPU_MMA_UE4M3 : MGPU_MMA_UE8M0;
    return t;
}

/* Blocks of scales of a stage: a step uses 1, 2 or 4 factors of a row, a stage has four. */
MGPU_INLINE uint32_t
scale_blocks(mgpu_block_format format)
{
    return mgpu_mma_tile_scale_vec(tile_of_stage(format, 1));
}

MGPU_DEVICE uint32_t
b_bytes(const gemm_block *g)
{
    return BOX_BYTES / g->ctas;
}

/* The shared address of a stage. */
MGPU_DEVICE uint32_t
stage_of(const gemm_block *g, mgpu_pipeline_place at)
{
    return g->smem + RING_AT + at.stage * (BOX_BYTES + b_bytes(g) + 2 * SCALES);
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

/* A tile's loads. In a pair the bytes of both blocks are expected by the first. What lies behind
 * K is zeros, scales as well, and counts as bytes. */
MGPU_DEVICE mgpu_pipeline_place
load_tile(const gemm_block *g, mgpu_schedule_tile t, mgpu_pipeline_place at)
{
    const gemm_args *p = g->p;
    const uint32_t words = scale_blocks(g->format) * MGPU_SCALE_BLOCK_BYTES / 8;
    const uint32_t row_a = t.m * TILE_M, row_b = t.n * TILE_N + g->rank * TILE_N / g->ctas;
    const uint32_t bytes = BOX_BYTES + b_bytes(g) + 2 * 8 * words;
    for (uint32_t k = 0; k < p->tiles_k; k++) {
        const int32_t col = (int32_t)(k * ROW_BYTES), word = (int32_t)(k * words);
        const uint32_t stage = stage_of(g, at), scales = stage + BOX_BYTES + b_bytes(g);
        uint32_t full = mgpu_pipeline_full(g->ring, at);
        mgpu_pipeline_acquire_generic(g->ring, at); /* the commit of who has read it */
        if (g->rank == 0)
            mgpu_mbarrier_arrive_expect_tx(full, g->ctas * bytes);
        if (g->ctas == 2)
            full = mgpu_mapa(full, 0);
        load_box(g, stage, &p->a, col, within(row_a, p->m), full);
        load_box(g, stage + BOX_BYTES, &p->b, col, within(row_b, p->n), full);
        load_box(g, scales, &p->a_scales, word, within(row_a, p->m) / 128, full);
        load_box(g, scales + SCALES, &p->b_scales, word, (int32_t)t.n, full);
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

/* Scales of a stage -> tensor memory. */
MGPU_DEVICE void
copy_scales(const gemm_block *g, uint32_t scales)
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < 2 * scale_blocks(g->format); i++) {
        const uint32_t is_b = i % 2, block = i / 2;
        const uint32_t to = g->tmem + (is_b ? SCALES_B : SCALES_A) + 4 * block;
        const uint64_t from = mgpu_tcgen05_desc_k_major_none(
            scales + is_b * SCALES + block * MGPU_SCALE_BLOCK_BYTES, 32);
        if (g->ctas == 2)
            mgpu_tcgen05_cp_cg2_32x128b_warpx4(to, from);
        else
            mgpu_tcgen05_cp_32x128b_warpx4(to, from);
    }
}

/* d (+)= A * B^T: a stage, four steps of 32 bytes along K. */
MGPU_DEVICE void
multiply(const gemm_block *g, mgpu_mma_tile t, uint32_t d, uint32_t stage, bool first)
{
    const bool pair = g->ctas == 2;
    copy_scales(g, stage + BOX_BYTES + b_bytes(g));
    MGPU_UNROLL
    for (uint32_t k = 0; k < ROW_BYTES / 32; k++) {
        const uint64_t a = mgpu_mma_tile_a_desc(t, stage, k);
        const uint64_t b = mgpu_mma_tile_b_desc(t, stage + BOX_BYTES, k);
        const uint32_t idesc = mgpu_mma_tile_instr_desc(t, k); /* has the first of the four */
        const uint32_t word = k * mgpu_mma_tile_scale_vec(t) / 4 * 4; /* four columns each */
        const uint32_t sfa = g->tmem + SCALES_A + word, sfb = g->tmem + SCALES_B + word;
        const int accumulate = !first || k != 0;
        if (g->format == MGPU_BLOCK_MXFP8 && pair)
            mgpu_tcgen05_mma_cg2_mxf8f6f4_block32_ss(d, a, b, idesc, sfa, sfb, accumulate);
        else if (g->format == MGPU_BLOCK_MXFP8)
            mgpu_tcgen05_mma_mxf8f6f4_block32_ss(d, a, b, idesc, sfa, sfb, accumulate);
        else if (g->format == MGPU_BLOCK_MXFP4 && pair)
            mgpu_tcgen05_mma_cg2_mxf4_block32_ss(d, a, b, idesc, sfa, sfb, accumulate);
        else if (g->format == MGPU_BLOCK_MXFP4)
            mgpu_tcgen05_mma_mxf4_block32_ss(d, a, b, idesc, sfa, sfb, accumulate);
        else if (pair)
            mgpu_tcgen05_mma_cg2_mxf4nvf4_block16_ss(d, a, b, idesc, sfa, sfb, accumulate);
        else
            mgpu_tcgen05_mma_mxf4nvf4_block16_ss(d, a, b, idesc, sfa, sfb, accumulate);
    }
}

/* One thread of the pair. */
MGPU_DEVICE void
consume(const gemm_block *g)
{
    const bool one = mgpu_elect_sync() && g->rank == 0;
    const mgpu_mma_tile t = tile_of_stage(g->format, g->ctas);
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
                multiply(g, t, g->tmem + acc * TILE_N, stage_of(g, at), k == 0);
                mgpu_mma_tile_commit(t, mgpu_pipeline_empty(g->ring, at));
                at = mgpu_pipeline_next(g->ring, at);
            }
            mgpu_mma_tile_commit(t, g->smem + FULL_AT + 8 * acc);
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

/* alpha * the accumulator -> D[row .. row + 31][col .. col + 127], of a warp, through two slabs. */
MGPU_DEVICE void
store(const gemm_block *g, uint32_t acc, uint32_t slabs, uint32_t row, uint32_t col)
{
    const mgpu_dtype out = g->p->out;
    const uint32_t lane = threadIdx.x % 32, from = mgpu_tmem_quarter(g->tmem + acc * TILE_N);
    const uint32_t cols = out == MGPU_DTYPE_F32 ? 32 : 64; /* of a slab */
    const uint32_t left = g->p->n - col, tile = TILE_N;
    const uint32_t end = row >= g->p->m ? 0 : left < tile ? left : tile;
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
        for (uint32_t i = 0; i < 64; i++)
            if (i < cols)
                r[i] = __float_as_uint(g->p->alpha * __uint_as_float(r[i]));
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
    const uint32_t slabs = g->smem + SLABS_AT + warp * SLABS * SLAB_BYTES;
    mgpu_clc_place lap = mgpu_clc_start();
    uint32_t ctaid[3] = {blockIdx.x, 0, 0}, acc = 0, parity = 0;
    do {
        const mgpu_schedule_tile t = tile_of(g, ctaid[0]);
        const uint32_t row = t.m * TILE_M + warp * 32, col = t.n * TILE_N;
        mgpu_mbarrier_wait(g->smem + FULL_AT + 8 * acc, parity);
        mgpu_tcgen05_fence_after_thread_sync();
        store(g, acc, slabs, row, col);
        acc ^= 1;
        parity ^= acc == 0;
    } while (mgpu_clc_next(g->clc, &lap, ctaid));
    mgpu_bulk_wait_group_read(0);
}

/* ---- kernel ------------------------------------------------------------------------------ */

MGPU_DEVICE void
gemm(const gemm_args *p, mgpu_block_format format, uint32_t ctas)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t warp = threadIdx.x / 32;
    gemm_block g;
    g.p = p;
    g.format = format;
    g.ctas = ctas;
    g.rank = ctas == 2 ? mgpu_cluster_ctarank() : 0;
    g.smem = mgpu_smem_addr(memory);
    g.ring = mgpu_pipeline_make(g.smem + BARS_AT, ctas == 2 ? 6 : 5);
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
        mgpu_prefetch_tensormap(&p->a_scales);
        mgpu_prefetch_tensormap(&p->b_scales);
        mgpu_prefetch_tensormap(&p->d);
    }
    g.tmem = ctas == 2 ? mgpu_tmem_take_cg2(g.smem + SLOT_AT, COLUMNS)
                       : mgpu_tmem_take(g.smem + SLOT_AT, COLUMNS);
    if (warp == PRODUCER)
        produce(&g);
    else if (warp == MULTIPLIER)
        consume(&g);
    else
        finish(&g, warp);
    __syncwarp();
    if (ctas == 2)
        mgpu_tmem_give_cg2(g.tmem, COLUMNS);
    else
        mgpu_tmem_give(g.tmem, COLUMNS);
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
gemm_check(const gemm_problem *g, mgpu_issues *issues)
{
    const uint64_t tiles = (uint64_t)mgpu_ceil_div(g->m, TILE_M) * mgpu_ceil_div(g->n, TILE_N);
    const uint32_t sizes[3] = {g->m, g->n, g->k};
    const void *const memory[5] = {g->a, g->b, g->a_scales, g->b_scales, g->d};
    static const char *const names[3] = {"m", "n", "k"};
    static const char *const operands[5] = {"a", "b", "a_scales", "b_scales", "d"};
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
    if (g->format != MGPU_BLOCK_MXFP8 && g->format != MGPU_BLOCK_MXFP4 &&
        g->format != MGPU_BLOCK_NVFP4)
        status = gemm_refuse(issues, "format", g->format,
                             "MGPU_BLOCK_MXFP8, _MXFP4 or _NVFP4: quantise A and B to one");
    if (g->out != MGPU_DTYPE_BF16 && g->out != MGPU_DTYPE_F16 && g->out != MGPU_DTYPE_F32)
        status = gemm_refuse(issues, "out", g->out,
                             "MGPU_DTYPE_BF16, _F16 or _F32: convert D after");
    for (int i = 0; i < 5; i++)
        if (memory[i] == NULL) /* a legal tensor map, and a fault on the device */
            status = gemm_refuse(issues, operands[i], 0,
                                 "device memory: pass what mgpu_malloc() gave");
    return status;
}

/* Maps, cluster and grid. Pairs, unless there is one row of tiles.
 *   issues  emptied, then all that is wrong; may be NULL */
mgpu_status
gemm_plan_make(gemm_plan *plan, gemm_problem g, uint32_t multiprocessors, mgpu_issues *issues)
{
    static const mgpu_kernel *const kernels[3][2] = {
        {&gemm_b200_mxfp8_kernel, &gemm_b200_mxfp8_pair_kernel},
        {&gemm_b200_mxfp4_kernel, &gemm_b200_mxfp4_pair_kernel},
        {&gemm_b200_nvfp4_kernel, &gemm_b200_nvfp4_pair_kernel}};
    gemm_args *p = &plan->args;
    mgpu_tensor_map *const maps[5] = {&p->a, &p->b, &p->a_scales, &p->b_scales, &p->d};
    mgpu_tensor_map_desc descs[5];
    mgpu_status status;
    uint32_t ctas, bytes, words, box_words;

    if (issues != NULL)
        issues->count = 0;
    status = gemm_check(&g, issues);
    if (status != MGPU_OK)
        return status;
    ctas = g.m > TILE_M && multiprocessors > 1 ? 2 : 1;
    bytes = mgpu_block_row_bytes(g.format, g.k);
    words = mgpu_ceil_div(mgpu_block_scales(g.format, g.k), 4) * MGPU_SCALE_BLOCK_BYTES / 8;
    box_words = scale_blocks(g.format) * MGPU_SCALE_BLOCK_BYTES / 8;
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
    plan->kernel = kernels[g.format == MGPU_BLOCK_MXFP8   ? 0
                           : g.format == MGPU_BLOCK_MXFP4 ? 1
                                                          : 2][ctas - 1];
    plan->config = mgpu_launch_1d(p->tiles_m * p->tiles_n * ctas, 32 * WARPS);
    plan->config.cluster = mgpu_make_dim3(ctas, 1, 1);
    plan->config.smem_bytes = SMEM_BYTES;
    return MGPU_OK;
}
