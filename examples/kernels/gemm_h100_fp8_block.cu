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
 * sums in f32, by fma(part, scale_a * scale_b, sum). That takes two sets of registers. While one warpgroup adds, the
 * tensor cores multiply for the other:
 *
 *     warpgroup 1   |mma 0 ......|add 0|mma 1 ......|add 1|mma 2 ......|add 2|
 *     warpgroup 2         |mma 0 ......|add 0|mma 1 ......|add 1|mma 2 ......|add 2|
 *
 * A block of 384 threads makes tiles of 128 x W, W = 128 or 192, one after the other:
 *
 *     warpgroup 0   one thread: TMA loads of A[128][128], B[W][128] into a ring of 4 or 6 stages
 *     warpgroup 1   rows  0 ..  63 of the tile, wgmma m64nWk32, W / 2 accumulators and W / 2 sums a thread
 *     warpgroup 2   rows 64 .. 127
 *
 * A tile's sums are rounded to pairs of 16 bits and go out, in slabs of 64 columns, while the first step of the next
 * tile is under way. (f32 goes out first.) The last tile's slabs lie in stages of the ring.
 *
 * Two blocks of a cluster have tiles one above the other: each loads half of B and multicasts it.
 *
 * D has the same bits in every shape: each sum is of 128 products, in the order of K. block_shape_for() says which W
 * and which cluster. gemm_h100_fp8.cu is for scales of tensors and rows.
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product_shape.h>
#include <mgpu/ptx/wgmma_e4m3.gen.h>

MGPU_REQUIRE(WGMMA);
MGPU_REQUIRE(SETMAXNREG);

enum {
    TILE_M = 128,
    TILE_K = 128,  /* bytes: one row of the 128-byte swizzle, and what a scale is for */
    CONSUMERS = 2, /* warpgroups */
    THREADS = 128 * (1 + CONSUMERS),
    A_BYTES = TILE_M * TILE_K,
    WARPGROUP_A_BYTES = 64 * TILE_K, /* as many as a slab has */
    SLABS = 2,                       /* epilogue buffers of a warpgroup */
    SLABS_BYTES = CONSUMERS * SLABS * (int)MGPU_EPILOGUE_SLAB_BYTES,
    SMEM_MOST = 232448 /* 227 KiB: what a block may have */
};

/* Of tiles of 128 x w. Shared memory: slabs, stages of A[128][128] and B[w][128], barriers. */
#define STAGE_BYTES(w) (A_BYTES + (w)*TILE_K)
#define STAGES(w)      ((SMEM_MOST - SLABS_BYTES) / (STAGE_BYTES(w) + (int)MGPU_PIPELINE_BYTES(1)))
#define SMEM_BYTES(w)  (SLABS_BYTES + STAGES(w) * (STAGE_BYTES(w) + (int)MGPU_PIPELINE_BYTES(1)))

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
    block_problem g;
    mgpu_schedule walk; /* over tiles of clusters */
    uint32_t steps;     /* along K */
    uint32_t up;        /* tiles of a cluster: 1 or 2, one below the other */
    uint32_t clusters;  /* at work */
} block_args;

/* A block of threads and its place in the cluster. */
typedef struct block_place {
    const block_args *p;
    uint32_t w; /* columns of a tile: a constant */
    uint32_t smem;
    mgpu_pipeline ring;
    uint32_t up;            /* 0 .. p->up - 1 */
    uint16_t with_b;        /* who shares B: a bit for each block of the cluster */
    uint32_t first, stride; /* of clusters */
} block_place;

MGPU_DEVICE mgpu_schedule_tile
tile_of(const block_place *b, uint32_t i)
{
    mgpu_schedule_tile t = mgpu_schedule_at(&b->p->walk, i);
    t.m = t.m * b->p->up + b->up;
    return t;
}

MGPU_DEVICE uint32_t
stage_of(const block_place *b, uint32_t stage)
{
    return b->smem + SLABS_BYTES + stage * STAGE_BYTES(b->w);
}

/* One thread keeps the ring full, tile after tile. */
MGPU_DEVICE void
produce(const block_place *b)
{
    const block_args *p = b->p;
    const uint32_t w = b->w, at_b = b->up * (w / 2); /* the part of this block */
    mgpu_pipeline_place at = mgpu_pipeline_start();
    for (uint32_t i = b->first; i < p->walk.tiles; i += b->stride) {
        const mgpu_schedule_tile t = tile_of(b, i);
        const int32_t row_a = mgpu_schedule_within(t.m * TILE_M, p->g.m),
                      row_b = mgpu_schedule_within(t.n * w + at_b, p->g.n);
        for (uint32_t k = 0; k < p->steps; k++) {
            const int32_t col = (int32_t)(k * TILE_K);
            const uint32_t to = stage_of(b, at.stage), full = mgpu_pipeline_full(b->ring, at);
            const uint32_t to_b = to + A_BYTES + at_b * TILE_K;
            mgpu_pipeline_acquire(b->ring, at, STAGE_BYTES(w));
            mgpu_tma_load_2d(to, &p->a, col, row_a, full);
            mgpu_pipeline_load_2d(b->ring, at, to_b, &p->b, col, row_b, b->with_b);
            at = mgpu_pipeline_next(b->ring, at);
        }
    }
    mgpu_pipeline_drain(b->ring, at);
}

/* Instructions have W, and registers W / 2, in their names. */
#define BLOCK_BY_W(w, DO)   ((w) == 128 ? DO(128, 64) : DO(192, 96))
#define BLOCK_REGS(W, regs) mgpu_regs_f32_x##regs(d) /* no use of d[] crosses this */
#define BLOCK_WAIT(W, regs) mgpu_acc_wait_f32_x##regs(0, d)
#define BLOCK_E4M3(W, regs) mgpu_wgmma_m64n##W##k32_f32_e4m3_ss(d, a + 2 * k, b + 2 * k, k != 0)

/* d[64][W] = A[64][128] * B[W][128]^T: one stage, four steps of 32 along K, as soon as it is full. */
MGPU_DEVICE void
start_stage(const block_place *block, uint32_t wg, float *d, mgpu_pipeline_place at)
{
    const uint32_t stage = stage_of(block, at.stage);
    const uint64_t a =
        mgpu_wgmma_desc_k_major(stage + wg * WARPGROUP_A_BYTES, MGPU_SWIZZLE_128B);
    const uint64_t b = mgpu_wgmma_desc_k_major(stage + A_BYTES, MGPU_SWIZZLE_128B);
    BLOCK_BY_W(block->w, BLOCK_REGS);
    mgpu_pipeline_wait(block->ring, at);
    mgpu_wgmma_fence();
    MGPU_UNROLL
    for (uint32_t k = 0; k < TILE_K / 32; k++) /* 32 elements: 2 in a descriptor */
        BLOCK_BY_W(block->w, BLOCK_E4M3);
    mgpu_wgmma_commit_group();
}

/* Both blocks of a cluster may load it anew. */
MGPU_DEVICE void
release_stage(const block_place *b, mgpu_pipeline_place at)
{
    mgpu_pipeline_release_multicast(b->ring, at, b->with_b);
}

/* d[] is here. */
MGPU_DEVICE mgpu_pipeline_place
finish_stage(const block_place *b, float *d, mgpu_pipeline_place at)
{
    BLOCK_BY_W(b->w, BLOCK_WAIT);
    release_stage(b, at);
    return mgpu_pipeline_next(b->ring, at);
}

/* Where a thread finds the scales of the next step: of its two rows, and of the blocks of 128 columns that a tile
 * has, two where it has 192. Behind the matrix they are those of its end: nobody stores what comes of it. */
typedef struct block_scales {
    const float *a, *b;
    uint32_t second_a, second_b; /* floats from one to the other */
    uint32_t left;               /* steps behind it */
    bool odd;                    /* the first block has but 64 columns of the tile */
} block_scales;

/*   row  of D, the first of this thread's two
 *   col  of D, the first of the tile */
MGPU_DEVICE block_scales
scales_of(const block_args *p, uint32_t row, uint32_t col)
{
    const block_problem *g = &p->g;
    const uint32_t last = (g->n - 1) / 128, block = col / 128 < last ? col / 128 : last;
    block_scales s;
    s.a = g->scale_a + (row < g->m ? row : g->m - 1);
    s.b = g->scale_b + (size_t)block * g->pitch_b;
    s.second_a = row + 8 < g->m ? 8 : 0;
    s.second_b = block < last ? g->pitch_b : 0;
    s.left = p->steps - 1;
    s.odd = col % 128 != 0;
    return s;
}

/* The scales of a step, as they are in memory: it takes as long as a step or two until they are here. */
typedef struct block_step {
    float a[2], b, next;
} block_step;

MGPU_DEVICE block_step
load_scales(block_scales *s, uint32_t w, uint32_t pitch_a)
{
    block_step x;
    x.a[0] = s->a[0];
    x.a[1] = s->a[s->second_a];
    x.b = s->b[0];
    x.next = w == 128 ? x.b : s->b[s->second_b];
    if (s->left != 0) {
        s->left--;
        s->a += pitch_a;
        s->b++;
    }
    return x;
}

/* sum[] = accumulate * sum[] + d[], scaled. */
MGPU_DEVICE void
add(float sum[96], const float *d, uint32_t w, const block_scales *s, const block_step *x,
    bool accumulate)
{
    float f[2][3]; /* [half of the thread's rows][64 columns] */
    MGPU_UNROLL
    for (uint32_t i = 0; i < 2; i++) {
        f[i][0] = x->a[i] * x->b;
        f[i][2] = x->a[i] * x->next;
        f[i][1] = s->odd ? f[i][2] : f[i][0];
    }
    MGPU_UNROLL
    for (uint32_t i = 0; i < w / 2; i++)
        sum[i] =
            accumulate ? fmaf(d[i], f[i / 2 % 2][i / 32], sum[i]) : d[i] * f[i / 2 % 2][i / 32];
}

/* ---- a tile goes out ------------------------------------------------------------------------ */

/* The sums of a tile, rounded, and where they go. */
typedef struct block_pairs {
    uint32_t q[48];
    uint32_t row, col;
    bool there;
} block_pairs;

/* The sums of a tile. The tile before goes out with the first step, when nothing is in sum[]. Of tiles of 128
 * columns there is room for two accumulators in turns: one is added while the other is under way. */
MGPU_DEVICE mgpu_pipeline_place
sum_tile(const block_place *b, const mgpu_epilogue_out *out, uint32_t wg, float sum[96],
         mgpu_pipeline_place at, uint32_t row, uint32_t col, const block_pairs *before)
{
    const uint32_t w = b->w;
    const uint32_t first = row + threadIdx.x % 128 / 32 * 16 + threadIdx.x % 32 / 4;
    const uint32_t pitch_a = b->p->g.pitch_a, steps = b->p->steps;
    block_scales s = scales_of(b->p, first, col);
    block_step x = load_scales(&s, w, pitch_a), next = load_scales(&s, w, pitch_a);
    float d[96], other[64];
    uint32_t k = 1;
    start_stage(b, wg, sum, at);
    MGPU_UNROLL
    for (uint32_t i = 0; i < w / 64; i++)
        if (before->there)
            mgpu_epilogue_tile_b16(out, before->row, before->col, before->q, i,
                                   mgpu_epilogue_slab(out, i));
    at = finish_stage(b, sum, at);
    add(sum, sum, w, &s, &x, false);
    mgpu_acc_zero_f32(d, w / 2);
    if (w == 128)
        mgpu_acc_zero_f32(other, 64);
    for (; w == 128 && k + 1 < steps; k += 2) {
        const mgpu_pipeline_place behind = mgpu_pipeline_next(b->ring, at);
        block_step more;
        start_stage(b, wg, d, at);
        x = next;
        next = load_scales(&s, w, pitch_a);
        start_stage(b, wg, other, behind);
        more = load_scales(&s, w, pitch_a);
        mgpu_acc_wait_f32_x64(1, d);
        release_stage(b, at);
        add(sum, d, 128, &s, &x, true);
        at = finish_stage(b, other, behind);
        add(sum, other, 128, &s, &next, true);
        next = more;
    }
    for (; k < steps; k++) {
        start_stage(b, wg, d, at);
        x = next;
        next = load_scales(&s, w, pitch_a);
        at = finish_stage(b, d, at);
        add(sum, d, w, &s, &x, true);
    }
    return at;
}

/* One warpgroup: 64 rows of each tile. */
MGPU_DEVICE void
consume(const block_place *b, uint32_t wg)
{
    const block_args *p = b->p;
    const uint32_t w = b->w, slabs = b->smem + wg * SLABS * MGPU_EPILOGUE_SLAB_BYTES;
    const mgpu_epilogue_out out = {&p->d, NULL,   p->g.m, p->g.n, w,
                                   slabs, 1 + wg, false,  false,  0};
    mgpu_pipeline_place at = mgpu_pipeline_start();
    block_pairs pairs;
    float sum[96];
    pairs.there = false;
    mgpu_acc_zero_f32(sum, w / 2);
    for (uint32_t i = b->first; i < p->walk.tiles; i += b->stride) {
        const mgpu_schedule_tile t = tile_of(b, i);
        const uint32_t row = t.m * TILE_M + wg * 64, col = t.n * w;
        at = sum_tile(b, &out, wg, sum, at, row, col, &pairs);
        pairs.row = row;
        pairs.col = col;
        if (p->g.out == MGPU_DTYPE_F32) {
            mgpu_epilogue_tile_f32(&out, row, col, sum);
            mgpu_acc_zero_b32(pairs.q, w / 4); /* keep no registers for them */
        } else
            mgpu_epilogue_round_b16(pairs.q, sum, w / 4, p->g.out);
        pairs.there = p->g.out != MGPU_DTYPE_F32;
    }
    if (pairs.there) { /* its rows of A in the first stages: nothing comes there any more */
        MGPU_UNROLL
        for (uint32_t s = 0; s < w / 64; s++)
            mgpu_epilogue_tile_b16(&out, pairs.row, pairs.col, pairs.q, s,
                                   stage_of(b, s) + wg * WARPGROUP_A_BYTES);
    }
    mgpu_epilogue_drain();
}

MGPU_DEVICE void
gemm(const block_args *p, uint32_t w)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t wg = mgpu_warpgroup_index();
    block_place b;
    b.p = p;
    b.w = w;
    b.smem = mgpu_smem_addr(memory);
    b.ring = mgpu_pipeline_make(stage_of(&b, STAGES(w)), STAGES(w));
    b.up = mgpu_cluster_ctarank();
    b.with_b = (uint16_t)((1u << p->up) - 1);
    b.first = blockIdx.x >> (p->up - 1);
    b.stride = p->clusters;

    if (threadIdx.x == 0) {
        mgpu_prefetch_tensormap(&p->a);
        mgpu_prefetch_tensormap(&p->b);
        mgpu_prefetch_tensormap(&p->d);
        mgpu_pipeline_init(b.ring, 1, CONSUMERS * 4 * p->up);
    }
    mgpu_pipeline_ready(p->up);

    if (wg == 0) {
        MGPU_SETMAXNREG_DEC(40);
        if (threadIdx.x < 32 && mgpu_elect_sync())
            produce(&b);
    } else {
        MGPU_SETMAXNREG_INC(232);
        consume(&b, wg - 1);
    }
}

MGPU_KERNEL(gemm_h100_fp8_block_128, block_args, p, THREADS, 1)
{
    gemm(p, 128);
}

MGPU_KERNEL(gemm_h100_fp8_block_192, block_args, p, THREADS, 1)
{
    gemm(p, 192);
}

/* ---- host: what to multiply, how to launch it -------------------------------------------- */

/* Tiles of 128 x w, and how many a cluster has: 1 or 2. */
typedef struct block_shape {
    uint32_t w, up;
} block_shape;

typedef struct block_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    block_args args;
} block_plan;

/* What a product costs in a shape, as mgpu_product_cycles() says; 0 where no cluster fits. The figures are those of
 * gemm_h100_fp8.cu, promoted. */
MGPU_HOST double
block_cycles(const block_problem *g, block_shape s, uint32_t multiprocessors)
{
    const uint32_t steps = mgpu_ceil_div(g->k, TILE_K);
    const double tensor = s.w == 192 ? 798 : 553;
    const mgpu_product_cost cost = {
        TILE_M, s.w, s.up,  1, 1, steps, TILE_M + s.w / s.up, g->k % 32 == 0 ? 2.2 : 4.8,
        tensor, 600, tensor};
    return mgpu_product_cycles(&cost, g->m, g->n, 1, multiprocessors);
}

/* The shape that takes the fewest. */
MGPU_HOST block_shape
block_shape_for(const block_problem *g, uint32_t multiprocessors)
{
    block_shape best = {128, 1};
    double least = 0;
    for (uint32_t w = 192; w >= 128; w -= 64)
        for (uint32_t up = g->m > TILE_M ? 2 : 1; up >= 1; up--) {
            const block_shape s = {w, up};
            const double cycles = block_cycles(g, s, multiprocessors);
            if (cycles > 0 && (least == 0 || cycles < least)) {
                least = cycles;
                best = s;
            }
        }
    return best;
}

/* Maps and grid of a shape: w 128 or 192.
 *   issues  emptied, then all that is wrong; may be NULL */
mgpu_status
block_plan_make_shape(block_plan *plan, block_problem g, block_shape shape,
                      uint32_t multiprocessors, mgpu_issues *issues)
{
    static const mgpu_dtype types[] = {MGPU_DTYPE_E4M3};
    static const char *const name = "gemm_h100_fp8_block";
    const mgpu_product product = {
        g.m, g.n, g.k, g.in, g.out, g.a, g.b, g.d, {false, false, 0, 0, 0, 0, 0}};
    const uint32_t blocks = mgpu_ceil_div(g.k, TILE_K);
    block_args *p = &plan->args;
    mgpu_status status, each[3];
    uint32_t tiles[2];
    char text[96];

    if (issues != NULL)
        issues->count = 0;
    status = mgpu_product_check(name, &product, types, 1, issues);
    if (g.scale_a == NULL || ((uintptr_t)g.scale_a & 3) != 0)
        status = mgpu_product_wrong(name, "scale_a", (int64_t)(uintptr_t)g.scale_a, NULL,
                                    "floats: M for each 128 of K", issues);
    if (g.scale_b == NULL || ((uintptr_t)g.scale_b & 3) != 0)
        status = mgpu_product_wrong(name, "scale_b", (int64_t)(uintptr_t)g.scale_b, NULL,
                                    "floats: K / 128 for each 128 of N", issues);
    if (g.pitch_a != 0 && g.pitch_a < g.m)
        status = mgpu_product_wrong(name, "pitch_a", g.pitch_a, NULL,
                                    "M or more: a row has a float for each row of A", issues);
    if (g.pitch_b != 0 && g.pitch_b < blocks)
        status =
            mgpu_product_wrong(name, "pitch_b", g.pitch_b, NULL,
                               "K / 128 or more: a row has a float for each of them", issues);
    for (int i = 0; i < 2 && status == MGPU_OK; i++) {
        const uintptr_t d = (uintptr_t)g.d, at = (uintptr_t)(i == 0 ? g.scale_a : g.scale_b);
        const uint64_t floats =
            i == 0 ? (uint64_t)blocks * (g.pitch_a != 0 ? g.pitch_a : g.m)
                   : (uint64_t)mgpu_ceil_div(g.n, 128) * (g.pitch_b != 0 ? g.pitch_b : blocks);
        if (d < at + 4 * floats && at < d + (uint64_t)g.m * g.n * mgpu_dtype_bytes(g.out))
            status = mgpu_product_wrong(
                name, "d", (int64_t)d, i == 0 ? "within scale_a" : "within scale_b",
                "memory of its own: blocks store D while others load", issues);
    }
    status = mgpu_product_gpu(name, multiprocessors, status, issues);
    if (status != MGPU_OK)
        return status;
    if ((shape.w != 128 && shape.w != 192) || shape.up - 1 > 1 ||
        block_cycles(&g, shape, multiprocessors) == 0) {
        (void)snprintf(text, sizeof text, "128 x %u, clusters of %u on %u multiprocessors",
                       shape.w, shape.up, multiprocessors);
        return mgpu_product_wrong(name, "shape", shape.w, text,
                                  "one that fits the GPU: take block_shape_for()'s", issues);
    }
    status = mgpu_product_tiles(name, g.m, g.n, TILE_M, shape.w, tiles, issues);
    if (status != MGPU_OK)
        return status;
    p->walk = mgpu_schedule_make(mgpu_ceil_div(tiles[0], shape.up), tiles[1], 8);
    p->g = g;
    p->g.pitch_a = g.pitch_a != 0 ? g.pitch_a : g.m;
    p->g.pitch_b = g.pitch_b != 0 ? g.pitch_b : blocks;
    p->steps = blocks;
    p->up = shape.up;
    each[0] = mgpu_product_map(&p->a, "A", g.in, g.a, g.m, g.k, TILE_M, TILE_K,
                               MGPU_SWIZZLE_128B, issues);
    each[1] = mgpu_product_map(&p->b, "B", g.in, g.b, g.n, g.k, shape.w / shape.up, TILE_K,
                               MGPU_SWIZZLE_128B, issues);
    each[2] = mgpu_product_map(&p->d, "D", g.out, g.d, g.m, g.n, 64,
                               128 / mgpu_dtype_bytes(g.out), MGPU_SWIZZLE_128B, issues);
    for (int i = 0; i < 3; i++)
        if (each[i] != MGPU_OK)
            return each[i];
    plan->kernel =
        shape.w == 128 ? &gemm_h100_fp8_block_128_kernel : &gemm_h100_fp8_block_192_kernel;
    p->clusters = mgpu_schedule_workers(p->walk.tiles, multiprocessors / shape.up);
    plan->config = mgpu_launch_clusters(p->clusters, p->up, THREADS);
    plan->config.smem_bytes = shape.w == 128 ? SMEM_BYTES(128) : SMEM_BYTES(192);
    return MGPU_OK;
}

/* As above, in the shape that is taken to be the fastest. */
mgpu_status
block_plan_make(block_plan *plan, block_problem g, uint32_t multiprocessors,
                mgpu_issues *issues)
{
    return block_plan_make_shape(plan, g, block_shape_for(&g, multiprocessors), multiprocessors,
                                 issues);
}
