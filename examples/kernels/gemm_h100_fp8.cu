/* gemm_h100_fp8.cu - D[M][N] = scales * (A[M][K] * B[N][K]^T) of 8-bit floats on Hopper, to paste and to change.
 * SPDX-License-Identifier: MIT
 *
 * A and B are e4m3 or e5m2, each its own; D is bf16, f16, f32, e4m3 or e5m2. Any M, N, K whose rows are whole
 * 16 bytes; TMA fills edges with zeros on the way in and cuts them on the way out.
 *
 *     D[m][n] = (scale_a * scale_b) * sum               one number each, of a tensor
 *     D[m][n] = (scale_a[m] * scale_b[n]) * sum         by_row: one for each row of A and of B
 *     D of 8 bits: that times scale_d, rounded; *amax is the largest |value| before scale_d
 *
 * The tensor cores keep 13 bits of fraction of 8-bit products, in a sum too: what is added to a large sum is cut.
 *
 *     fast       they sum all of K
 *     promoted   after each 128 of K their sum is added to another in f32, which takes registers: tiles of up to 192
 *                columns. While one warpgroup adds, the tensor cores multiply for the other
 *
 * Blocks, tiles, clusters and parts of K are those of gemm_h100.cu, which has a picture in time: warpgroup 0 loads
 * stages of A[h][128], B[w][128], a warpgroup has 64 rows of a tile, or, in fast mode where ALONE says so, all 128 of
 * every second tile. The tile before goes out, scaled and rounded to words of 16-bit pairs or 8-bit fours, in slabs of
 * 64 rows x 128 bytes, while this one is multiplied. (f32 has no room beside the next sums: it goes out first.)
 *
 * Of tiles of D^T (`swapped`) A and B, and their scales, change places; D of 8 bits and f32 has none.
 *
 * D has the same bits each time, in one shape; without parts of K in all shapes. fp8_plan_make_shape() fixes it.
 * e4m3 * e4m3 has all tiles, other types some: each is a kernel.
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product_shape.h>
#include <mgpu/tile/epilogue_f8.h>
#include <mgpu/tile/product_f8.h>
#include <mgpu/tile/product_out.h>
#include <mgpu/tile/row_scale.h>

MGPU_REQUIRE(WGMMA);
MGPU_REQUIRE(SETMAXNREG);

enum {
    TILE_K = 128,  /* bytes: one row of the 128-byte swizzle */
    CONSUMERS = 2, /* warpgroups */
    THREADS = 128 * (1 + CONSUMERS),
    ROWS_BYTES = 64 * TILE_K, /* of a warpgroup's rows of A in a stage; as many as a slab has */
    TURN = 1 + CONSUMERS /* named barriers: of the slabs of each warpgroup, then of its turn */
};

/* Whether tiles of h x w are one warpgroup's each, in turns. */
#define ALONE(promoted, h, w)                                                                  \
    (!(promoted) && (h) == 128 && ((w) == 96 || (w) == 160 || (w) == 176 || (w) == 192))
#define STAGES(h, w)     MGPU_PRODUCT_STAGES(h, w, 0)
#define SMEM_BYTES(h, w) MGPU_PRODUCT_SMEM_BYTES(h, w, STAGES(h, w), 0)

/* What to multiply. */
typedef struct fp8_problem {
    uint32_t m, n, k;
    mgpu_dtype in_a, in_b, out;
    const void *a, *b; /* device memory: A[m][k] of in_a, B[n][k] of in_b */
    void *d;           /* device memory: D[m][n] of out */
    bool promoted;
    bool by_row; /* scale_a has m floats, scale_b n; else one each, or NULL for 1 */
    const float *scale_a, *scale_b; /* device memory */
    const float *scale_d;           /* device memory, one float; NULL: 1. D of 8 bits alone */
    float *amax;                    /* the same, 0 or what it has been so far; NULL: none */
} fp8_problem;

typedef struct fp8_args {
    mgpu_tensor_map a, b, d;
    mgpu_tensor_map tail; /* of D, for the last slab of a tile, where it has no 128 bytes */
    mgpu_product_grid grid;
    fp8_problem g; /* swapped: a is B, and b is A; their scales too */
} fp8_args;

/* A block, for one of its warpgroups; what its kernel is made for is constants. */
typedef struct fp8_block {
    mgpu_product_block at;
    mgpu_product_f8 f8; /* types; 64 rows of each tile, or all 128 of every second */
    const fp8_args *p;
    bool promoted, alone;
    uint32_t wg; /* 0, 1: of those that multiply */
    mgpu_epilogue_out out;
    mgpu_row_scale scale;
    float scale_d;
} fp8_block;

/* ---- a tile goes out ------------------------------------------------------------------------ */

/* The sums of 64 rows of a tile, rounded, and where they go. */
typedef struct fp8_words {
    uint32_t q[64];
    uint32_t row, col;
    bool there;
} fp8_words;

/* Slab s of a tile, if it is there. `free`: 8 KiB; 0: the warpgroup's own, in turns. */
MGPU_DEVICE void
store(const fp8_block *b, const fp8_words *t, uint32_t s, uint32_t free)
{
    if (t->there)
        mgpu_epilogue_tile_any(&b->out, b->p->g.out, t->row, t->col, t->q, s, free);
}

/* All 128 rows, by a warpgroup that has nothing else to do meanwhile. */
MGPU_DEVICE void
store_alone(const fp8_block *b, float *d, uint32_t first, uint32_t col)
{
    const uint32_t w = b->at.w;
    MGPU_ROLLED
    for (uint32_t row = first; row < first + 128; row += 64) {
        mgpu_row_scale_apply(&b->scale, d, w, row, col);
        mgpu_epilogue_tile(&b->out, row, col, b->p->g.out, d);
        MGPU_UNROLL
        for (uint32_t i = 0; i < w / 2; i++)
            d[i] = d[w / 2 + i];
    }
}

/* The sums of all parts of K: each block has a share of their columns. No loop is unrolled but those of eight columns: this
 * runs once, and its instructions have to be fetched. */
MGPU_DEVICE void
meet(const fp8_block *b, float *d, uint32_t row, uint32_t col, float *most)
{
    const mgpu_product_grid *g = b->at.grid;
    const uint32_t mine = mgpu_product_share(g, b->at.w, b->at.part);
    const uint32_t first = row + threadIdx.x % 128 / 32 * 16 + threadIdx.x % 32 / 4;
    mgpu_product_gather(&b->at, b->wg, TURN, d);
    MGPU_ROLLED
    for (uint32_t q = 0; q < mine; q++) {
        const uint32_t eight = col + 8 * (b->at.part * g->share + q);
        const uint32_t two = eight + threadIdx.x % 4 * 2;
        float x[4];
        mgpu_product_add(&b->at, b->wg, q, x);
        mgpu_row_scale_apply(&b->scale, x, 8, row, eight);
        MGPU_UNROLL
        for (uint32_t i = 0; i < 4; i += 2)
            if (first + 4 * i < g->m &&
                two < g->n) { /* two + 1 is there, too: rows are 16 bytes */
                *most = fmaxf(*most, fmaxf(fabsf(x[i]), fabsf(x[i + 1])));
                mgpu_epilogue_two_any(b->p->g.d, b->p->g.out,
                                      (first + 4 * i) * (size_t)g->n + two, x[i] * b->scale_d,
                                      x[i + 1] * b->scale_d);
            }
    }
    mgpu_product_met();
}

/* ---- the sums of a tile ---------------------------------------------------------------------- */

/* On to the next stage: at[0] is under way, the one before, at[1], has been read, if there is one. */
MGPU_DEVICE void
go_on(const fp8_block *b, mgpu_pipeline_place at[2], bool one)
{
    if (one) {
        mgpu_wgmma_wait_group(1);
        mgpu_product_release(&b->at, at[1]);
    }
    at[1] = at[0];
    at[0] = mgpu_pipeline_next(b->at.ring, at[0]);
}

/* `steps` of 128 along K by the tensor cores; a slab of the tile before goes out with each. Alone when the other warpgroup
 * has come to the end of its own: then the next stages are within a turn of the ring, and the waits for them cannot mistake
 * the phase. `more`: the other has another tile. */
MGPU_DEVICE mgpu_pipeline_place
sum_fast(const fp8_block *b, float *d, mgpu_pipeline_place start, uint32_t steps,
         const fp8_words *before, bool more)
{
    const uint32_t w = b->at.w, count = b->alone ? w : w / 2;
    const uint32_t early = b->alone ? 1 : (w + 63) / 64;
    mgpu_pipeline_place at[2] = {start, start};
    mgpu_acc_name_f32(d, count);
    if (b->alone)
        mgpu_barrier_sync_aligned(TURN + b->wg, 256);
    MGPU_UNROLL
    for (uint32_t s = 0; s < early; s++) {
        if (s == 0 || s < steps)
            mgpu_product_f8_stage(&b->at, &b->f8, d, at[0], s != 0);
        store(b, before, s, 0);
        if (s == 0 || s < steps)
            go_on(b, at, s != 0);
    }
    for (uint32_t k = early; k < steps; k++) {
        mgpu_product_f8_stage(&b->at, &b->f8, d, at[0], 1);
        go_on(b, at, true);
    }
    if (b->alone && more)
        mgpu_barrier_arrive_aligned(TURN + 1 - b->wg, 256);
    mgpu_acc_wait_f32(0, d, count);
    mgpu_product_release(&b->at, at[1]);
    return at[0];
}

/* ---- a warpgroup ------------------------------------------------------------------------------ */

/* 64 rows of each tile, or all of every second one. */
MGPU_DEVICE void
consume(const fp8_block *b)
{
    const uint32_t w = b->at.w, tiles = b->at.grid->tiles, stride = b->at.stride;
    const uint32_t turns = b->alone ? 2 : 1, steps = b->at.steps;
    const mgpu_dtype type = b->p->g.out;
    mgpu_pipeline_place at =
        b->alone ? mgpu_product_turns(&b->at, b->wg, TURN) : mgpu_pipeline_start();
    fp8_words words;
    float d[192], most = 0;
    words.there = false;
    mgpu_acc_zero_f32(d, turns * w / 2);
    for (uint32_t i = b->at.first + (b->alone ? b->wg * stride : 0); i < tiles;
         i += turns * stride) {
        const mgpu_product_place t = mgpu_product_at(&b->at, i);
        at = sum_fast(b, d, at, b->promoted ? 1 : steps, &words, i + stride < tiles);
        if (b->promoted)
            at = mgpu_product_f8_promote(&b->at, &b->f8, d, at, steps - 1);
        words.row = t.m * b->at.h + b->f8.row;
        words.col = t.n * w;
        if (b->alone) {
            at = mgpu_pipeline_skip(b->at.ring, at, steps); /* the other's */
            store_alone(b, d, words.row, words.col);
        } else if (w <= 128 && b->at.grid->parts > 1) {
            meet(b, d, words.row, words.col, &most);
        } else {
            mgpu_row_scale_apply(&b->scale, d, w, words.row, words.col);
            if (type == MGPU_DTYPE_F32)
                mgpu_epilogue_tile_f32(&b->out, words.row, words.col, d);
            mgpu_epilogue_round_any(words.q, d, w, type, b->scale_d,
                                    max(words.col, b->out.cols) - words.col, &most);
            words.there = type != MGPU_DTYPE_F32;
        }
    }
    MGPU_UNROLL /* to its rows of A in the first stages: nothing comes there any more */
        for (uint32_t s = 0; s < (w + 63) / 64; s++)
            store(b, &words, s, mgpu_product_stage(&b->at, s) + b->wg * ROWS_BYTES);
    if (!b->alone)
        mgpu_epilogue_amax(b->p->g.amax, most);
    mgpu_epilogue_drain();
}

MGPU_DEVICE void
gemm(const fp8_args *p, bool promoted, uint32_t h, uint32_t w, mgpu_dtype in_a, mgpu_dtype in_b)
{
    MGPU_SMEM(memory, 1024);
    const bool alone = ALONE(promoted, h, w);
    const uint32_t wg = mgpu_warpgroup_index(), together = alone ? 1 : h / 64;
    const fp8_problem *g = &p->g;
    if (threadIdx.x == 0)
        mgpu_product_prefetch(&p->a, &p->b, &p->d);
    const mgpu_product_block at =
        mgpu_product_begin(&p->grid, mgpu_smem_addr(memory), h, w, STAGES(h, w), together);
    if (wg == 0) {
        MGPU_SETMAXNREG_DEC(40);
        if (threadIdx.x < 32 && mgpu_elect_sync())
            mgpu_product_load(&at, &p->a, &p->b, TILE_K);
    } else if (alone || wg <= together) {
        const float a = g->by_row || g->scale_a == NULL ? 1 : *g->scale_a;
        const float all = g->by_row || g->scale_b == NULL ? a : a * *g->scale_b;
        const mgpu_row_scale scale = {g->by_row, g->scale_a, g->scale_b, all,
                                      p->grid.m, p->grid.n,  1,          1};
        const mgpu_epilogue_out out = mgpu_product_out(&at, &p->d, &p->tail, wg - 1);
        const float scale_d = g->scale_d == NULL ? 1 : *g->scale_d;
        const mgpu_product_f8 f8 = {in_a, in_b, alone ? 0 : 64 * (wg - 1), alone ? 128u : 64u};
        const fp8_block b = {at, f8, p, promoted, alone, wg - 1, out, scale, scale_d};
        MGPU_SETMAXNREG_INC(232);
        consume(&b);
    }
}

enum { fast, promoted };

/* All there is: kind of sums, h, w, and whether all types have it or e4m3 * e4m3 alone. */
#define FP8_TILES(DO)                                                                          \
    DO(fast, 128, 256, ALL)                                                                    \
    DO(fast, 128, 192, ALL)                                                                    \
    DO(fast, 128, 176, ONE)                                                                    \
    DO(fast, 128, 160, ONE)                                                                    \
    DO(fast, 128, 128, ALL)                                                                    \
    DO(fast, 128, 96, ONE)                                                                     \
    DO(fast, 128, 64, ONE)                                                                     \
    DO(fast, 64, 96, ONE)                                                                      \
    DO(fast, 64, 64, ALL)                                                                      \
    DO(fast, 64, 32, ONE)                                                                      \
    DO(promoted, 128, 192, ALL)                                                                \
    DO(promoted, 128, 176, ONE)                                                                \
    DO(promoted, 128, 128, ALL)                                                                \
    DO(promoted, 128, 96, ONE)                                                                 \
    DO(promoted, 128, 64, ONE)                                                                 \
    DO(promoted, 64, 96, ONE)                                                                  \
    DO(promoted, 64, 64, ALL)

#define FP8_KERNEL(how, h, w, a, A, b, B)                                                      \
    MGPU_KERNEL(gemm_h100_##a##_##b##_##how##_##h##x##w, fp8_args, p, THREADS, 1)              \
    {                                                                                          \
        gemm(p, how, h, w, MGPU_DTYPE_##A, MGPU_DTYPE_##B);                                    \
    }
#define FP8_KERNELS_ONE(how, h, w) FP8_KERNEL(how, h, w, e4m3, E4M3, e4m3, E4M3)
#define FP8_KERNELS_ALL(how, h, w)                                                             \
    FP8_KERNELS_ONE(how, h, w)                                                                 \
    FP8_KERNEL(how, h, w, e4m3, E4M3, e5m2, E5M2)                                              \
    FP8_KERNEL(how, h, w, e5m2, E5M2, e4m3, E4M3)                                              \
    FP8_KERNEL(how, h, w, e5m2, E5M2, e5m2, E5M2)
#define FP8_KERNELS(how, h, w, types) FP8_KERNELS_##types(how, h, w)
FP8_TILES(FP8_KERNELS)

/* ---- host: what to multiply, how to launch it -------------------------------------------- */

typedef mgpu_product_shape fp8_shape;

typedef struct fp8_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    fp8_args args;
} fp8_plan;

/* h, w as mgpu_product_shape_for() takes them, and in the same order what they are of. */
#define FP8_TILE(how, h, w, types) {h, w},
#define FP8_OF(how, a, b, h, w)    &gemm_h100_##a##_##b##_##how##_##h##x##w##_kernel
#define FP8_OF_ONE(how, h, w)      FP8_OF(how, e4m3, e4m3, h, w), NULL, NULL, NULL
#define FP8_OF_ALL(how, h, w)                                                                  \
    FP8_OF(how, e4m3, e4m3, h, w), FP8_OF(how, e4m3, e5m2, h, w),                              \
        FP8_OF(how, e5m2, e4m3, h, w), FP8_OF(how, e5m2, e5m2, h, w)
#define FP8_MADE(how, h, w, types) {how, {FP8_OF_##types(how, h, w)}},
static const mgpu_product_tile fp8_tiles[] = {FP8_TILES(FP8_TILE)};
static const struct fp8_made {
    bool promoted;
    const mgpu_kernel *kernel[4];
} fp8_made[] = {FP8_TILES(FP8_MADE)};
enum { TILES = sizeof fp8_tiles / sizeof fp8_tiles[0] };

/* The kernel of a shape; NULL where there is none. */
MGPU_HOST const mgpu_kernel *
fp8_kernel_of(const fp8_problem *g, fp8_shape s)
{
    const bool a5 = g->in_a == MGPU_DTYPE_E5M2, b5 = g->in_b == MGPU_DTYPE_E5M2;
    for (int i = 0; i < TILES; i++)
        if (fp8_tiles[i].h == s.h && fp8_tiles[i].w == s.w &&
            fp8_made[i].promoted == g->promoted)
            return fp8_made[i].kernel[s.swapped ? 2 * b5 + a5 : 2 * a5 + b5];
    return NULL;
}

/* What a product costs in a shape, as mgpu_product_cycles() says; 0 where there is none such. The figures are those
 * that gemm_h100.cu had first, fitted to an H200: a step of 128 bytes along K takes the tensor cores and L2 as long. What promoted sums
 * add is reckoned (tiles of 256 columns and loads have figures of their own, by 8192^3 and 4096 x 7168 x 2048): nothing where the tensor cores multiply for another warpgroup meanwhile, of 64 rows half the
 * additions; their tile before goes out with the first step. */
MGPU_HOST double
fp8_cycles(const void *problem, fp8_shape s, uint32_t multiprocessors)
{
    const fp8_problem *g = (const fp8_problem *)problem;
    const bool alone = ALONE(g->promoted, s.h, s.w);
    const uint32_t steps = mgpu_ceil_div(g->k, TILE_K), bytes = mgpu_dtype_bytes(g->out);
    const double sums = s.h * s.w * 4 / 11.5 * (s.parts - 1) / s.parts;
    mgpu_product_cost c = {s.h, s.w, s.up, s.across, s.parts, steps, 0, 0, 0, 0, 0, 0, 0};
    if (fp8_kernel_of(g, s) == NULL || s.w / s.up % 8 != 0 || (bytes == 4 && s.w % 32 != 0) ||
        (bytes == 1 && alone) || s.parts > steps || (s.parts > 1 && (alone || s.w > 128)) ||
        (s.swapped && (s.parts > 1 || bytes != 2)))
        return 0;
    c.rows = s.h / s.across + s.w / s.up;
    c.row = g->k % 128 == 0 ? 1.6 : g->k % 32 == 0 ? 3 : 4.3;
    c.tensor = s.h == 64 ? 1.77 * s.w + 120 : 3.54 * s.w + 152;
    if (g->promoted && s.h == 64)
        c.tensor += 0.25 * s.w + 50;
    c.busy = s.h / 32.0 * s.w;
    c.loads = 1e-6;
    c.tile = s.parts > 1   ? 2800 + sums
             : s.h == 64   ? 1500
             : alone       ? 1400
             : s.w > 192   ? 3600
             : g->promoted ? 900
                           : 1800;
    return mgpu_product_cycles(&c, s.swapped ? g->n : g->m, s.swapped ? g->m : g->n, 1,
                               multiprocessors);
}

/* The shape that takes the fewest. */
MGPU_HOST fp8_shape
fp8_shape_for(const fp8_problem *g, uint32_t multiprocessors)
{
    return mgpu_product_shape_for(fp8_tiles, TILES, fp8_cycles, g, g->m, g->n, multiprocessors);
}

/* Types, sizes, memory: all that is wrong but for strides and alignment, which maps say. */
MGPU_HOST mgpu_status
fp8_check(const fp8_problem *g, const mgpu_product *same, mgpu_issues *issues)
{
    static const mgpu_dtype types[] = {MGPU_DTYPE_E4M3, MGPU_DTYPE_E5M2, MGPU_DTYPE_BF16,
                                       MGPU_DTYPE_F16, MGPU_DTYPE_F32};
    static const char *const beside[] = {"scale_a", "scale_b", "scale_d", "amax"};
    const float *const memory[] = {g->scale_a, g->scale_b, g->scale_d, g->amax};
    const uint64_t rows[2] = {g->m, g->n};
    mgpu_status status = /* D may be of all, A and B of the first two */
        mgpu_product_check_any("gemm_h100_fp8", same, types, 2, types, 5, issues);
    for (int i = 0; i < 4; i++)
        status = mgpu_product_apart(
            "gemm_h100_fp8", beside[i], memory[i], g->by_row && i < 2 ? rows[i] : 1, g->d,
            (uint64_t)g->m * g->n * mgpu_dtype_bytes(g->out), status, issues);
    if (g->in_b != types[0] && g->in_b != types[1])
        status = mgpu_product_wrong("gemm_h100_fp8", "in_b", g->in_b, mgpu_dtype_name(g->in_b),
                                    "e4m3 or e5m2: round B to one", issues);
    if (g->by_row && (g->scale_a == NULL || g->scale_b == NULL))
        status = mgpu_product_wrong("gemm_h100_fp8", "by_row", 1, "set without scales",
                                    "a float for each row of A and of B", issues);
    if (mgpu_dtype_bytes(g->out) != 1 && (g->scale_d != NULL || g->amax != NULL))
        status = mgpu_product_wrong("gemm_h100_fp8", "out", g->out, mgpu_dtype_name(g->out),
                                    "e4m3 or e5m2, which scale_d and amax are for", issues);
    return status;
}

/* Maps and grid of a shape: tiles that there are for these sums and types, 1, 2 or 4 up and across, 1 to 8 parts of K of
 * tiles of up to 128 columns that are not one warpgroup's in turns, 8 blocks at most, each with whole 8 rows of B; D in
 * f32 wants whole 32 columns, a part of K 128 numbers; swapped are tiles of one part, of D in 16 bits.
 *   issues  emptied, then all that is wrong; may be NULL */
mgpu_status
fp8_plan_make_shape(fp8_plan *plan, fp8_problem g, fp8_shape shape, uint32_t multiprocessors,
                    mgpu_issues *issues)
{
    const mgpu_product same = {
        g.m, g.n, g.k, g.in_a, g.out, g.a, g.b, g.d, {false, false, 0, 0, 0, 0, 0}};
    fp8_args *p = &plan->args;
    mgpu_status status, maps;

    if (issues != NULL)
        issues->count = 0;
    status = fp8_check(&g, &same, issues);
    status = mgpu_product_gpu("gemm_h100_fp8", multiprocessors, status, issues);
    status = mgpu_product_rows("gemm_h100_fp8", &same, status, issues);
    if (status == MGPU_OK)
        status = mgpu_product_cut("gemm_h100_fp8", &p->grid, &plan->config, &same, TILE_K,
                                  shape, THREADS, fp8_cycles, &g, multiprocessors, issues);
    if (status != MGPU_OK)
        return status;
    plan->kernel = fp8_kernel_of(&g, shape);
    plan->config.smem_bytes = SMEM_BYTES(shape.h, shape.w);
    p->g = g;
    if (shape.swapped) {
        p->g.scale_a = g.scale_b;
        p->g.scale_b = g.scale_a;
    }
    status = mgpu_product_maps(&p->a, &p->b, &same, g.in_b, shape, false, issues);
    maps = mgpu_product_maps_out(&p->d, &p->tail, &same, shape, false, issues);
    return status != MGPU_OK ? status : maps;
}

/* As above, in the shape that is taken to be the fastest. */
mgpu_status
fp8_plan_make(fp8_plan *plan, fp8_problem g, uint32_t multiprocessors, mgpu_issues *issues)
{
    return fp8_plan_make_shape(plan, g, fp8_shape_for(&g, multiprocessors), multiprocessors,
                               issues);
}
