/* gemm_h100_fp8_block.cu - D[M][N] = A[M][K] * B[N][K]^T of e4m3 with scales of blocks on Hopper, to paste and to change.
 * SPDX-License-Identifier: MIT
 *
 * A has an f32 scale for each 1 x 128 of its elements, B for each 128 x 128:
 *
 *     D[m][n] = sum over kb of  scale_a[kb][m] * scale_b[n / 128][kb] * (128 products of block kb)
 *
 *     scale_a   [K / 128][pitch_a]   m is what runs in memory: a row has M floats and what pads it
 *     scale_b   [N / 128][pitch_b]   a row has K / 128 floats and what pads it
 *
 * D is bf16, f16 or f32. Any M, N, K whose rows of A, B and D are whole 16 bytes; the last blocks of K and N may be
 * cut. Scales are read as single floats: any pitch, any address that is a multiple of 4.
 *
 * The tensor cores sum the 128 products of a block, with 13 bits of fraction; then each thread adds what it holds to
 * sums in f32, by fma(part, scale_a * scale_b, sum). That takes two sets of registers, so tiles have up to 192 columns.
 * While one warpgroup adds, the tensor cores multiply for the other:
 *
 *     warpgroup 1   |mma 0 ......|add 0|mma 1 ......|add 1|mma 2 ......|add 2|
 *     warpgroup 2         |mma 0 ......|add 0|mma 1 ......|add 1|mma 2 ......|add 2|
 *
 * Scales of four steps are asked for four steps ahead: L2 takes as long as a step or two. Four lanes hold two rows;
 * lane t of them reads the scales of step t, and multiplies those of A by those of B. A step asks the lane with its own:
 *
 *     step        0                                 1 | 2 | 3   4
 *                 multiply 0 .. 3, ask for 4 .. 7               multiply 4 .. 7, ask for 8 .. 11
 *     from lane   0                                 1 | 2 | 3   0
 *
 * Blocks, tiles, clusters and parts of K are those of gemm_h100.cu, which has a picture in time: warpgroup 0 loads
 * stages of A[h][128], B[w][128], each of the others has 64 rows of a tile. The tile before goes out, rounded to pairs
 * of 16 bits, in slabs of 64 x 64, while the first step of this one is multiplied. (f32 has no room beside the next
 * sums: it goes out first.) No tiles are of D^T, each of whose columns would have a scale of its own in each step.
 *
 * D has the same bits each time, in one shape; without parts of K in all shapes: each sum is of 128 products, in the
 * order of K. block_plan_make_shape() fixes it. gemm_h100_fp8.cu is for scales of tensors and rows.
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product_shape.h>
#include <mgpu/ptx/wgmma_e4m3.gen.h>
#include <mgpu/tile/epilogue_f8.h>
#include <mgpu/tile/product_out.h>

MGPU_REQUIRE(WGMMA);
MGPU_REQUIRE(SETMAXNREG);

enum {
    TILE_K = 128, /* bytes: one row of the 128-byte swizzle, and what a scale is for */
    THREADS = 384,
    ROWS_BYTES = 64 * TILE_K, /* of 64 rows of A in a stage; as many as a slab has */
    MEET =
        3 /* named barriers: of the slabs of each warpgroup, 1 and 2, then where parts meet */
};

#define STAGES(h, w)     MGPU_PRODUCT_STAGES(h, w, 0)
#define SMEM_BYTES(h, w) MGPU_PRODUCT_SMEM_BYTES(h, w, STAGES(h, w), 0)

/* Tiles of w columns begin at multiples of GRAIN columns of a block of B, so its edges are there too; such a tile has
 * columns of up to so many blocks. */
#define GRAIN(w)  ((w) % 128 == 0 ? 128u : (w) % 64 == 0 ? 64u : (w) % 32 == 0 ? 32u : 16u)
#define BLOCKS(w) (((w) + 128 - 2 * GRAIN(w)) / 128 + 1)

/* What to multiply. */
typedef struct block_problem {
    uint32_t m, n, k;
    mgpu_dtype in, out;             /* in: e4m3 */
    const void *a, *b;              /* device memory: A[m][k], B[n][k] */
    void *d;                        /* device memory: D[m][n] of out */
    const float *scale_a, *scale_b; /* device memory, above */
    uint32_t pitch_a, pitch_b;      /* floats; 0: m, and k / 128 rounded up */
} block_problem;

typedef struct block_args {
    mgpu_tensor_map a, b, d;
    mgpu_tensor_map tail; /* of D, for the last slab of a tile, where w % 64 != 0 */
    mgpu_product_grid grid;
    block_problem g;
} block_args;

/* A block of threads. */
typedef struct block_threads {
    mgpu_product_block at;
    const block_args *p;
} block_threads;

/* ---- scales ---------------------------------------------------------------------------------- */

/* What a lane has of them. Behind the matrix they are those of its end: nobody stores what comes of it. */
typedef struct block_scales {
    uint32_t row, second; /* of A: the thread's first row, and rows from there to the other */
    uint32_t col;         /* of D, the first of the tile */
    float a[2], b[3];     /* of one step of the next four, as they are in memory */
    float product[2][3];  /* of one of these four: [row][block of columns] */
} block_scales;

/* Ask for those of steps k .. k + 3 of the block's. */
MGPU_DEVICE void
bring_scales(const block_threads *b, block_scales *s, uint32_t k)
{
    const block_problem *g = &b->p->g;
    const uint32_t step = min(b->at.step + k + threadIdx.x % 4, b->at.grid->steps - 1);
    const float *const a = g->scale_a + (size_t)step * g->pitch_a + s->row;
    s->a[0] = a[0];
    s->a[1] = a[s->second];
    MGPU_UNROLL
    for (uint32_t j = 0; j < BLOCKS(b->at.w); j++) {
        const uint32_t block = min(s->col / 128 + j, (g->n - 1) / 128);
        s->b[j] = g->scale_b[(size_t)block * g->pitch_b + step];
    }
}

/*   row  of D, the first of the warpgroup
 *   col  of D, the first of the tile */
MGPU_DEVICE block_scales
scales_of(const block_threads *b, uint32_t row, uint32_t col)
{
    const uint32_t first = row + threadIdx.x % 128 / 32 * 16 + threadIdx.x % 32 / 4;
    block_scales s;
    s.row = min(first, b->at.grid->m - 1);
    s.second = first + 8 < b->at.grid->m ? 8 : 0;
    s.col = col;
    bring_scales(b, &s, 0);
    return s;
}

/* f = the factors of step k, of the thread's rows and the tile's blocks of columns; k is one more each time. */
MGPU_DEVICE void
next_factors(const block_threads *b, block_scales *s, uint32_t k, float f[2][3])
{
    if (k % 4 == 0) {
        MGPU_UNROLL
        for (uint32_t i = 0; i < 2 * BLOCKS(b->at.w); i++)
            s->product[i % 2][i / 2] = s->a[i % 2] * s->b[i / 2];
        bring_scales(b, s, k + 4);
    }
    MGPU_UNROLL
    for (uint32_t i = 0; i < 2 * BLOCKS(b->at.w); i++)
        f[i % 2][i / 2] = mgpu_shfl_sync_idx_f32(
            s->product[i % 2][i / 2], threadIdx.x % 32 / 4 * 4 + k % 4, 31, 0xffffffff);
}

/* ---- the sums of a tile ---------------------------------------------------------------------- */

/* d[64][w] = A[64][128] * B[w][128]^T: one stage, four steps of 32 along K, as soon as it is full. */
MGPU_DEVICE void
start_stage(const block_threads *b, uint32_t wg, float *d, mgpu_pipeline_place at)
{
    const uint32_t w = b->at.w, stage = mgpu_product_stage(&b->at, at.stage);
    const uint64_t x = mgpu_wgmma_desc_k_major(stage + wg * ROWS_BYTES, MGPU_SWIZZLE_128B);
    const uint64_t y = mgpu_wgmma_desc_k_major(stage + b->at.h * 128, MGPU_SWIZZLE_128B);
    mgpu_acc_name_f32(d, w / 2);
    mgpu_pipeline_wait(b->at.ring, at);
    mgpu_wgmma_fence();
    MGPU_UNROLL
    for (uint32_t k = 0; k < TILE_K / 32; k++) /* 32 elements: 2 in a descriptor */
        mgpu_wgmma_f32_e4m3_ss(w, d, x + 2 * k, y + 2 * k, k != 0);
    mgpu_wgmma_commit_group();
}

/* A warpgroup's sums, w / 2 of each: of a tile, and accumulators of a stage, which begin as zeros. */
typedef struct block_sums {
    float all[96], d[96], other[64];
} block_sums;

/* It is there, and all but `pending` stages behind: sum[] = accumulate * sum[] + d[], scaled.
 *   begin  of the tile's columns in its first block of B */
MGPU_DEVICE mgpu_pipeline_place
add_stage(const block_threads *b, float *sum, float *d, mgpu_pipeline_place at,
          uint32_t pending, uint32_t begin, float f[2][3], bool accumulate)
{
    const uint32_t w = b->at.w;
    mgpu_acc_wait_f32(pending, d, w / 2);
    mgpu_product_release(&b->at, at);
    MGPU_UNROLL
    for (uint32_t i = 0; i < w / 2; i++) {
        const uint32_t col = i / 4 * 8 / GRAIN(w) * GRAIN(w); /* as its neighbours' */
        const uint32_t one = col / 128, other = (col + 128 - GRAIN(w)) / 128;
        const float *const of = f[i / 2 % 2];
        const float factor = begin < 128 * other - col ? of[one] : of[other];
        sum[i] = accumulate ? fmaf(d[i], factor, sum[i]) : d[i] * factor;
    }
    return mgpu_pipeline_next(b->at.ring, at);
}

/* 64 rows of a tile, rounded, and where they go. */
typedef struct block_pairs {
    uint32_t q[48];
    uint32_t row, col;
    bool there;
} block_pairs;

/* The sums of a tile. The tile before goes out with the first step, when they have no registers yet. Of tiles of up to
 * 128 columns there is room for two accumulators in turns: one is added while the other is under way. */
MGPU_DEVICE mgpu_pipeline_place
sum_tile(const block_threads *b, uint32_t wg, block_sums *x, mgpu_pipeline_place at,
         const mgpu_epilogue_out *out, uint32_t row, uint32_t col, const block_pairs *before)
{
    const uint32_t w = b->at.w, steps = b->at.steps, begin = col % 128;
    block_scales s = scales_of(b, row, col);
    uint32_t k = 1;
    float f[2][3], more[2][3];
    start_stage(b, wg, x->d, at);
    MGPU_UNROLL
    for (uint32_t i = 0; i < (w + 63) / 64; i++)
        if (before->there)
            mgpu_epilogue_tile_b16(out, before->row, before->col, before->q, i,
                                   mgpu_epilogue_slab(out, i));
    next_factors(b, &s, 0, f);
    at = add_stage(b, x->all, x->d, at, 0, begin, f, false);
    for (; w <= 128 && k + 1 < steps; k += 2) {
        const mgpu_pipeline_place next = mgpu_pipeline_next(b->at.ring, at);
        next_factors(b, &s, k, f);
        start_stage(b, wg, x->d, at);
        next_factors(b, &s, k + 1, more);
        start_stage(b, wg, x->other, next);
        add_stage(b, x->all, x->d, at, 1, begin, f, true);
        at = add_stage(b, x->all, x->other, next, 0, begin, more, true);
    }
    for (; k < steps; k++) {
        next_factors(b, &s, k, f);
        start_stage(b, wg, x->d, at);
        at = add_stage(b, x->all, x->d, at, 0, begin, f, true);
    }
    return at;
}

/* ---- a tile goes out ------------------------------------------------------------------------ */

/* The sums of all parts of K: each block has a share of their columns. It runs once, so few loops are unrolled. */
MGPU_DEVICE void
meet(const block_threads *b, const float *d, uint32_t wg, uint32_t row, uint32_t col)
{
    const mgpu_product_grid *g = b->at.grid;
    const uint32_t part = b->at.part, mine = mgpu_product_share(g, b->at.w, part);
    const uint32_t first = row + threadIdx.x % 128 / 32 * 16 + threadIdx.x % 32 / 4;
    mgpu_product_gather(&b->at, wg, MEET, d);
    MGPU_ROLLED
    for (uint32_t q = 0; q < mine; q++) {
        const uint32_t two = col + 8 * (part * g->share + q) + threadIdx.x % 4 * 2;
        float x[4];
        mgpu_product_add(&b->at, wg, q, x);
        MGPU_UNROLL
        for (uint32_t i = 0; i < 2; i++) /* both columns are there, or none: N is even */
            if (first + 8 * i < g->m && two < g->n)
                mgpu_epilogue_two_any(b->p->g.d, b->p->g.out,
                                      (first + 8 * i) * (size_t)g->n + two, x[2 * i],
                                      x[2 * i + 1]);
    }
    mgpu_product_met();
}

/* One warpgroup: 64 rows of each tile. */
MGPU_DEVICE void
consume(const block_threads *b, uint32_t wg)
{
    const mgpu_product_grid *g = b->at.grid;
    const uint32_t w = b->at.w, slabs = mgpu_product_slabs(&b->at, wg);
    const mgpu_epilogue_out out = {&b->p->d, &b->p->tail, g->m,  g->n,  w,
                                   slabs,    1 + wg,      false, false, 0};
    mgpu_pipeline_place at = mgpu_pipeline_start();
    block_pairs pairs;
    block_sums x;
    pairs.there = false;
    mgpu_acc_zero_f32(x.d, w / 2);
    if (w <= 128)
        mgpu_acc_zero_f32(x.other, w / 2);
    for (uint32_t i = b->at.first; i < g->tiles; i += b->at.stride) {
        const mgpu_product_place t = mgpu_product_at(&b->at, i);
        const uint32_t row = t.m * b->at.h + wg * 64, col = t.n * w;
        at = sum_tile(b, wg, &x, at, &out, row, col, &pairs);
        pairs.row = row;
        pairs.col = col;
        pairs.there = b->p->g.out != MGPU_DTYPE_F32 && g->parts == 1;
        if (pairs.there) {
            mgpu_epilogue_round_b16(pairs.q, x.all, w / 4, b->p->g.out);
            continue;
        }
        if (w <= 128 && g->parts > 1)
            meet(b, x.all, wg, row, col);
        else
            mgpu_epilogue_tile_f32(&out, row, col, x.all);
        MGPU_UNROLL
        for (uint32_t j = 0; j < w / 4; j++) /* pairs have no registers of their own */
            pairs.q[j] = __float_as_uint(x.all[j]);
    }
    if (pairs.there) { /* to its rows of A in the first stages: nothing comes there any more */
        MGPU_UNROLL
        for (uint32_t s = 0; s < (w + 63) / 64; s++)
            mgpu_epilogue_tile_b16(&out, pairs.row, pairs.col, pairs.q, s,
                                   mgpu_product_stage(&b->at, s) + wg * ROWS_BYTES);
    }
    mgpu_epilogue_drain();
}

MGPU_DEVICE void
gemm(const block_args *p, uint32_t h, uint32_t w)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t wg = mgpu_warpgroup_index();
    block_threads b;
    if (threadIdx.x == 0)
        mgpu_product_prefetch(&p->a, &p->b, &p->d);
    b.at = mgpu_product_begin(&p->grid, mgpu_smem_addr(memory), h, w, STAGES(h, w), h / 64);
    b.p = p;
    if (wg == 0) {
        MGPU_SETMAXNREG_DEC(40);
        if (threadIdx.x < 32 && mgpu_elect_sync())
            mgpu_product_load(&b.at, &p->a, &p->b, TILE_K);
    } else if (wg <= h / 64) {
        MGPU_SETMAXNREG_INC(232);
        consume(&b, wg - 1);
    }
}

/* All there is: h, w. */
#define BLOCK_TILES(DO)                                                                        \
    DO(128, 192)                                                                               \
    DO(128, 176)                                                                               \
    DO(128, 160)                                                                               \
    DO(128, 128) DO(128, 96) DO(128, 64) DO(64, 128) DO(64, 96) DO(64, 64)

#define BLOCK_KERNEL(h, w)                                                                     \
    MGPU_KERNEL(gemm_h100_fp8_block_##h##x##w, block_args, p, THREADS, 1)                      \
    {                                                                                          \
        gemm(p, h, w);                                                                         \
    }
BLOCK_TILES(BLOCK_KERNEL)

/* ---- host: what to multiply, how to launch it -------------------------------------------- */

typedef mgpu_product_shape block_shape;

typedef struct block_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    block_args args;
} block_plan;

/* h, w as mgpu_product_shape_for() takes them, and in the same order what they are of. */
#define BLOCK_TILE(h, w) {h, w},
#define BLOCK_OF(h, w)   &gemm_h100_fp8_block_##h##x##w##_kernel,
static const mgpu_product_tile block_tiles[] = {BLOCK_TILES(BLOCK_TILE)};
static const mgpu_kernel *const block_kernels[] = {BLOCK_TILES(BLOCK_OF)};
enum { TILES = sizeof block_tiles / sizeof block_tiles[0] };

/* The kernel of a shape; NULL where there is none. */
MGPU_HOST const mgpu_kernel *
block_kernel_of(block_shape s)
{
    const int tile = mgpu_product_tile_of(block_tiles, TILES, s);
    return tile < TILES ? block_kernels[tile] : NULL;
}

/* What a product costs in a shape; 0 where there is none such. In cycles, fitted to what forced shapes take on an H200. */
MGPU_HOST double
block_cycles(const void *problem, block_shape s, uint32_t multiprocessors)
{
    const block_problem *g = (const block_problem *)problem;
    const uint32_t steps = mgpu_ceil_div(g->k, TILE_K);
    const double sums = s.h * s.w * 4 / 11.5 * (s.parts - 1) / s.parts;
    mgpu_product_cost c = {s.h, s.w, s.up, s.across, s.parts, steps, 0, 0, 0, 0, 0, 0, 0};
    if (block_kernel_of(s) == NULL || s.swapped || s.w / s.up % 8 != 0 ||
        (g->out == MGPU_DTYPE_F32 && s.w % 32 != 0) || s.parts > steps ||
        (s.parts > 1 && s.w > 128))
        return 0;
    c.rows = s.h / s.across + s.w / s.up;
    c.row = g->k % 128 == 0 ? 1.6 : g->k % 32 == 0 ? 2.85 : 4.2;
    c.tensor = s.h == 64 ? 2 * s.w + 170 : s.w > 128 ? 3.84 * s.w + 206 : 3.54 * s.w + 142;
    c.busy = s.h / 32.0 * s.w;
    c.loads = MGPU_PRODUCT_LOADS;
    c.tile = s.parts > 1 ? 2800 + sums : s.h == 64 ? 1470 : 1060;
    return mgpu_product_cycles(&c, g->m, g->n, 1, multiprocessors);
}

/* The shape that takes the fewest. */
MGPU_HOST block_shape
block_shape_for(const block_problem *g, uint32_t multiprocessors)
{
    return mgpu_product_shape_for(block_tiles, TILES, block_cycles, g, g->m, g->n,
                                  multiprocessors);
}

/* Maps and grid of a shape: tiles that there are, 1, 2 or 4 up and across, 1 to 8 parts of K of tiles of up to 128
 * columns, 8 blocks at most, each with whole 8 rows of B; D in f32 wants whole 32 columns, a part of K 128 numbers.
 *   issues  emptied, then all that is wrong; may be NULL */
mgpu_status
block_plan_make_shape(block_plan *plan, block_problem g, block_shape shape,
                      uint32_t multiprocessors, mgpu_issues *issues)
{
    static const mgpu_dtype types[] = {MGPU_DTYPE_E4M3};
    static const char *const name = "gemm_h100_fp8_block";
    const mgpu_product same = {
        g.m, g.n, g.k, g.in, g.out, g.a, g.b, g.d, {false, false, 0, 0, 0, 0, 0}};
    const uint32_t blocks = mgpu_ceil_div(g.k, TILE_K);
    const uint64_t bytes_d = (uint64_t)g.m * g.n * mgpu_dtype_bytes(g.out);
    block_args *p = &plan->args;
    mgpu_status status, maps;
    if (issues != NULL)
        issues->count = 0;
    status = mgpu_product_check(name, &same, types, 1, issues);
    if (g.scale_a == NULL || (uintptr_t)g.scale_a % 4 != 0)
        status = mgpu_product_wrong(name, "scale_a", (int64_t)(uintptr_t)g.scale_a, NULL,
                                    "floats: M for each 128 of K", issues);
    if (g.scale_b == NULL || (uintptr_t)g.scale_b % 4 != 0)
        status = mgpu_product_wrong(name, "scale_b", (int64_t)(uintptr_t)g.scale_b, NULL,
                                    "floats: K / 128 for each 128 of N", issues);
    g.pitch_a = g.pitch_a != 0 ? g.pitch_a : g.m;
    g.pitch_b = g.pitch_b != 0 ? g.pitch_b : blocks;
    if (g.pitch_a < g.m)
        status = mgpu_product_wrong(name, "pitch_a", g.pitch_a, NULL,
                                    "M or more: a row has a float for each row of A", issues);
    if (g.pitch_b < blocks)
        status =
            mgpu_product_wrong(name, "pitch_b", g.pitch_b, NULL,
                               "K / 128 or more: a row has a float for each of them", issues);
    if (status == MGPU_OK)
        status = mgpu_product_own(name, g.d, bytes_d, "within scale_a", g.scale_a,
                                  (uint64_t)4 * blocks * g.pitch_a, issues);
    if (status == MGPU_OK)
        status = mgpu_product_own(name, g.d, bytes_d, "within scale_b", g.scale_b,
                                  (uint64_t)4 * mgpu_ceil_div(g.n, 128) * g.pitch_b, issues);
    status = mgpu_product_gpu(name, multiprocessors, status, issues);
    status = mgpu_product_rows(name, &same, status, issues);
    if (status == MGPU_OK)
        status = mgpu_product_cut(name, &p->grid, &plan->config, &same, TILE_K, shape, THREADS,
                                  block_cycles, &g, multiprocessors, issues);
    if (status != MGPU_OK)
        return status;
    plan->kernel = block_kernel_of(shape);
    plan->config.smem_bytes = SMEM_BYTES(shape.h, shape.w);
    p->g = g;
    status = mgpu_product_maps(&p->a, &p->b, &same, g.in, shape, false, issues);
    maps = mgpu_product_maps_out(&p->d, &p->tail, &same, shape, false, issues);
    return status != MGPU_OK ? status : maps;
}

/* As above, in the shape that is taken to be the fastest. */
mgpu_status
block_plan_make(block_plan *plan, block_problem g, uint32_t multiprocessors,
                mgpu_issues *issues)
{
    return block_plan_make_shape(plan, g, block_shape_for(&g, multiprocessors), multiprocessors,
                                 issues);
}
