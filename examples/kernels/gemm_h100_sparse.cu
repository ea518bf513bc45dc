/* gemm_h100_sparse.cu - D[M][N] = A[M][K] * B[N][K]^T on Hopper, A sparse 2:4 along K, to paste and to change.
 * SPDX-License-Identifier: MIT
 *
 * A, B are bf16, f16 or e4m3, sums are f32, D is bf16, f16 or f32. Of each four numbers of A along K two are
 * stored, with metadata that says where they stood: sparse_pack() makes both of a dense matrix, sparse_prune()
 * puts the zeros in. Any M, N, K whose rows, of A as it is stored, of B and of D, are whole 16 bytes; TMA fills
 * edges with zeros on the way in and cuts them on the way out.
 *
 * A block of 384 threads makes tiles of 128 x W, one after the other; W is 128, 192 or 256. A step is 64
 * numbers of K, of e4m3 128:
 *
 *     warpgroup 0   one thread: A[128][64 bytes], B[W][128 bytes], metadata into a ring of 4 to 7 stages
 *     warpgroup 1   rows  0 ..  63 of the tile, two wgmma.sp m64nW a step, W / 2 accumulators a thread
 *     warpgroup 2   rows 64 .. 127
 *
 *     producer    |load 0|load 1|load 2|load 3|load 4 ........ next tile: load 0|load 1|...
 *     tensor             |mma 0 |mma 1 |mma 2 |mma 3 .........|mma n|mma 0 |mma 1 |mma 2 |...
 *     consumers                                                     |bf16| |slab 0|slab 1|...
 *     TMA store                                                            |-> D  |-> D  |...
 *
 * Metadata lies in the order in which it is read: a word for each thread, of e4m3 two, of each step of 64 rows,
 *
 *     meta[tile of 128 rows][step][warpgroup][thread][1 or 2]
 *
 * so the words of a tile's step are one copy of 1 or 2 KiB, and a thread has its own with one load. A register of
 * metadata is in flight as sums are, so there are two, in turns.
 *
 * A tile's sums are rounded to pairs of 16 bits, which leaves the accumulators to the next tile: it is
 * under way while the pairs go out, a slab of 64 columns with each step. Sums that stay f32 go out first.
 *
 * Two blocks of a cluster, one tile below the other, share columns of B: each loads half and multicasts it.
 * B takes all that shared memory gives: m64n256 reads 16 KiB of it and 2 KiB of A, 144 cycles instead of 128.
 *
 * D has the same bits in every shape. sparse_shape_for() says which W and which cluster. What to change: the types in
 * multiply(), the sums where consume() rounds them.
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product_shape.h>
#include <mgpu/layout/sparse_pack.h>
#include <mgpu/ptx/wgmma_sp_bf16.gen.h>
#include <mgpu/ptx/wgmma_sp_e4m3.gen.h>
#include <mgpu/ptx/wgmma_sp_f16.gen.h>

MGPU_REQUIRE(WGMMA);
MGPU_REQUIRE(SETMAXNREG);

enum {
    TILE_M = 128,
    A_ROW_BYTES = 64,  /* of a step, as it is stored: one row of the 64-byte swizzle */
    B_ROW_BYTES = 128, /* one row of the 128-byte swizzle */
    CONSUMERS = 2,     /* warpgroups */
    THREADS = 128 * (1 + CONSUMERS),
    A_BYTES = TILE_M * A_ROW_BYTES,
    META_BYTES = CONSUMERS * 128 * 4, /* of a step, for each word of a thread */
    SLABS = 2,                        /* epilogue buffers of a warpgroup */
    SLABS_BYTES = CONSUMERS * SLABS * (int)MGPU_EPILOGUE_SLAB_BYTES,
    SMEM_MOST = 232448 /* 227 KiB: what a block may have */
};

/* Of tiles of 128 x w. Shared memory: slabs, stages of A, B and metadata, barriers of the ring. */
#define META_AT(w)     (A_BYTES + (w)*B_ROW_BYTES)
#define STAGE_BYTES(w) (META_AT(w) + 2 * META_BYTES)
#define STAGES(w)      ((SMEM_MOST - SLABS_BYTES) / (STAGE_BYTES(w) + (int)MGPU_PIPELINE_BYTES(1)))
#define SMEM_BYTES(w)  (SLABS_BYTES + STAGES(w) * (STAGE_BYTES(w) + (int)MGPU_PIPELINE_BYTES(1)))

typedef struct sparse_args {
    mgpu_tensor_map a, b, d;
    const uint32_t *meta;
    uint32_t m, n;
    mgpu_schedule walk; /* over tiles of clusters */
    uint32_t steps;     /* along K */
    uint32_t up;        /* tiles of a cluster: 1 or 2, one below the other */
    uint32_t clusters;  /* at work */
    mgpu_dtype out;
} sparse_args;

/* A block and its place in the cluster. */
typedef struct sparse_block {
    const sparse_args *p;
    mgpu_dtype in; /* a constant, as w is */
    uint32_t w;    /* columns of a tile */
    uint32_t smem;
    mgpu_pipeline ring;
    uint32_t up;            /* 0 .. p->up - 1 */
    uint16_t with_b;        /* who shares B: a bit for each block of the cluster */
    uint32_t first, stride; /* of clusters */
} sparse_block;

MGPU_DEVICE mgpu_schedule_tile
tile_of(const sparse_block *b, uint32_t i)
{
    mgpu_schedule_tile t = mgpu_schedule_at(&b->p->walk, i);
    t.m = t.m * b->p->up + b->up;
    return t;
}

MGPU_DEVICE uint32_t
stage_of(const sparse_block *b, uint32_t stage)
{
    return b->smem + SLABS_BYTES + stage * STAGE_BYTES(b->w);
}

/* Words of metadata of a thread and a step. */
MGPU_INLINE uint32_t
sparse_words(mgpu_dtype in)
{
    return in == MGPU_DTYPE_E4M3 ? 2 : 1;
}

/* One thread keeps the ring full, tile after tile. */
MGPU_DEVICE void
produce(const sparse_block *b)
{
    const sparse_args *p = b->p;
    const uint32_t words = sparse_words(b->in), bytes = words * META_BYTES;
    const uint32_t at_b = b->up * (b->w / 2); /* the part of this block */
    mgpu_pipeline_place at = mgpu_pipeline_start();
    for (uint32_t i = b->first; i < p->walk.tiles; i += b->stride) {
        const mgpu_schedule_tile t = tile_of(b, i);
        const int32_t row_a = mgpu_schedule_within(t.m * TILE_M, p->m);
        const int32_t row_b = mgpu_schedule_within(t.n * b->w + at_b, p->n);
        const uint32_t *meta =
            p->meta + (size_t)((uint32_t)row_a / TILE_M) * p->steps * (bytes / 4);
        for (uint32_t k = 0; k < p->steps; k++) {
            const uint32_t to = stage_of(b, at.stage), full = mgpu_pipeline_full(b->ring, at);
            const uint32_t to_b = to + A_BYTES + at_b * B_ROW_BYTES;
            const int32_t col = (int32_t)(k * 64 * words);
            mgpu_pipeline_acquire(b->ring, at, META_AT(b->w) + bytes);
            mgpu_tma_load_2d(to, &p->a, col / 2, row_a, full);
            mgpu_bulk_load(to + META_AT(b->w), meta + k * (bytes / 4), bytes, full);
            mgpu_pipeline_load_2d(b->ring, at, to_b, &p->b, col, row_b, b->with_b);
            at = mgpu_pipeline_next(b->ring, at);
        }
    }
    mgpu_pipeline_drain(b->ring, at);
}

/* Instructions have W, and registers W / 2, in their names. */
#define SPARSE_BY_W(w, DO)   ((w) == 128 ? DO(128, 64) : (w) == 192 ? DO(192, 96) : DO(256, 128))
#define SPARSE_REGS(W, regs) mgpu_regs_f32_x##regs(d) /* no use of d[] crosses this */
#define SPARSE_WAIT(W, regs) mgpu_acc_wait_f32_x##regs(0, d)

/* d[64][W] (+)= A[64] * B[W]^T of one stage, two instructions, as soon as it is full.
 *   e  registers of metadata, not in flight */
MGPU_DEVICE void
multiply(const sparse_block *block, uint32_t wg, float d[128], uint32_t e[2],
         mgpu_pipeline_place at, int accumulate)
{
#define SPARSE_BF16(W, regs)                                                                   \
    mgpu_wgmma_sp_m64n##W##k32_f32_bf16_ss(d, a + 2 * k, b + 4 * k, e[0], k, accumulate)
#define SPARSE_F16(W, regs)                                                                    \
    mgpu_wgmma_sp_m64n##W##k32_f32_f16_ss(d, a + 2 * k, b + 4 * k, e[0], k, accumulate)
#define SPARSE_E4M3(W, regs)                                                                   \
    mgpu_wgmma_sp_m64n##W##k64_f32_e4m3_ss(d, a + 2 * k, b + 4 * k, e[k], accumulate)
    const uint32_t stage = stage_of(block, at.stage), words = sparse_words(block->in);
    const uint32_t meta = stage + META_AT(block->w) + threadIdx.x % 128 * words * 4;
    const uint64_t a = mgpu_wgmma_desc_k_major(stage + wg * (A_BYTES / 2), MGPU_SWIZZLE_64B);
    const uint64_t b = mgpu_wgmma_desc_k_major(stage + A_BYTES, MGPU_SWIZZLE_128B);
    mgpu_pipeline_wait(block->ring, at);
    if (words == 2)
        mgpu_ld_shared_v2_b32(e, meta + wg * META_BYTES);
    else
        e[0] = e[1] = mgpu_ld_shared_b32(meta + wg * (META_BYTES / 2));
    mgpu_regs_b32_x2(e);
    mgpu_wgmma_fence();
    MGPU_UNROLL
    for (uint32_t k = 0; k < 2; k++) { /* 32 bytes of A, 64 of B: 2 and 4 in a descriptor */
        if (block->in == MGPU_DTYPE_BF16)
            SPARSE_BY_W(block->w, SPARSE_BF16);
        else if (block->in == MGPU_DTYPE_F16)
            SPARSE_BY_W(block->w, SPARSE_F16);
        else
            SPARSE_BY_W(block->w, SPARSE_E4M3);
        accumulate = 1;
    }
    mgpu_wgmma_commit_group();
}

/* A stage has been read, its metadata by ld.shared: what the block itself loads waits for that. Of peers only B
 * comes. */
MGPU_DEVICE void
let_go(const sparse_block *b, mgpu_pipeline_place last)
{
    mgpu_pipeline_release_generic(b->ring, last);
    mgpu_pipeline_release_multicast(b->ring, last, (uint16_t)(b->with_b & ~(1u << b->up)));
}

/* The stage before this one has been read. */
MGPU_DEVICE void
release_stage(const sparse_block *b, mgpu_pipeline_place last)
{
    mgpu_wgmma_wait_group(1);
    let_go(b, last);
}

/* ---- a tile goes out ------------------------------------------------------------------------ */

/* The sums of a tile, rounded, and where they go. */
typedef struct sparse_pairs {
    uint32_t q[64];
    uint32_t row, col;
    bool there;
} sparse_pairs;

/* One warpgroup: 64 rows of each tile. */
MGPU_DEVICE void
consume(const sparse_block *b, uint32_t wg)
{
    const sparse_args *p = b->p;
    const uint32_t w = b->w;
    const uint32_t slabs = b->smem + wg * SLABS * MGPU_EPILOGUE_SLAB_BYTES;
    const mgpu_epilogue_out out = {&p->d, NULL, p->m, p->n, w, slabs, 1 + wg, false, false, 0};
    mgpu_pipeline_place at = mgpu_pipeline_start();
    sparse_pairs pairs;
    uint32_t e[2][2]; /* of even steps and of odd ones */
    float d[128];
    pairs.there = false;
    mgpu_acc_zero_f32(d, w / 2);
    for (uint32_t i = b->first; i < p->walk.tiles; i += b->stride) {
        const mgpu_schedule_tile t = tile_of(b, i);
        mgpu_pipeline_place last = at;
        SPARSE_BY_W(w, SPARSE_REGS);
        MGPU_UNROLL
        for (uint32_t s = 0; s < 4; s++) { /* a slab of the tile before with each step */
            if (s < p->steps)
                multiply(b, wg, d, e[s % 2], at, s != 0);
            if (pairs.there && 64 * s < w)
                mgpu_epilogue_tile_b16(&out, pairs.row, pairs.col, pairs.q, s,
                                       mgpu_epilogue_slab(&out, s));
            if (s < p->steps) {
                if (s != 0)
                    release_stage(b, last);
                last = at;
                at = mgpu_pipeline_next(b->ring, at);
            }
        }
        for (uint32_t k = 4; k < p->steps; k += 2) {
            MGPU_UNROLL
            for (uint32_t odd = 0; odd < 2; odd++)
                if (k + odd < p->steps) {
                    multiply(b, wg, d, e[odd], at, 1);
                    release_stage(b, last);
                    last = at;
                    at = mgpu_pipeline_next(b->ring, at);
                }
        }
        SPARSE_BY_W(w, SPARSE_WAIT);
        let_go(b, last);

        pairs.row = t.m * TILE_M + wg * 64;
        pairs.col = t.n * w;
        pairs.there = p->out != MGPU_DTYPE_F32;
        if (p->out == MGPU_DTYPE_F32)
            mgpu_epilogue_tile_f32(&out, pairs.row, pairs.col, d);
        else
            mgpu_epilogue_round_b16(pairs.q, d, w / 4, p->out);
    }
    if (pairs.there) {
        /* nothing comes to the stages any more, when the other warpgroup has read them */
        mgpu_barrier_sync_aligned(1 + CONSUMERS, 128 * CONSUMERS);
        MGPU_UNROLL
        for (uint32_t s = 0; s < w / 64; s++)
            mgpu_epilogue_tile_b16(&out, pairs.row, pairs.col, pairs.q, s,
                                   stage_of(b, s) + wg * MGPU_EPILOGUE_SLAB_BYTES);
    }
    mgpu_epilogue_drain();
}

MGPU_DEVICE void
gemm_sparse(const sparse_args *p, mgpu_dtype in, uint32_t w)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t wg = mgpu_warpgroup_index();
    sparse_block b;
    b.p = p;
    b.in = in;
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

#define SPARSE_KERNEL(name, IN, w)                                                             \
    MGPU_KERNEL(gemm_h100_sparse_##name##_##w, sparse_args, p, THREADS, 1)                     \
    {                                                                                          \
        gemm_sparse(p, IN, w);                                                                 \
    }
#define SPARSE_KERNELS(w)                                                                      \
    SPARSE_KERNEL(bf16, MGPU_DTYPE_BF16, w)                                                    \
    SPARSE_KERNEL(f16, MGPU_DTYPE_F16, w)                                                      \
    SPARSE_KERNEL(e4m3, MGPU_DTYPE_E4M3, w)
SPARSE_KERNELS(128)
SPARSE_KERNELS(192)
SPARSE_KERNELS(256)

/* ---- host: a dense matrix becomes a sparse one ------------------------------------------- */

/* Words of metadata of A[m][k]. */
MGPU_INLINE size_t
sparse_meta_words(mgpu_dtype in, uint32_t m, uint32_t k)
{
    return mgpu_wgmma_meta_size(8 * mgpu_dtype_bytes(in), m, k);
}

/* Of each four numbers along K the two of the larger magnitude stay, of equal ones the first; the others become 0.
 *   a  host memory: A[m][k] of bf16, f16 or e4m3; k: a multiple of 4 */
MGPU_INLINE void
sparse_prune(mgpu_dtype in, void *a, uint32_t m, uint32_t k)
{
    mgpu_sparse_prune_elems(8 * mgpu_dtype_bytes(in), (uint8_t *)a, m, k);
}

/* A as it is stored, and its metadata.
 *   values  host memory: [m][k / 2] of `in`
 *   meta    host memory: sparse_meta_words() words
 *   a       host memory: A[m][k], of each four numbers along K at most two not 0
 *   k       a multiple of 4
 *   issues  gets a group that has more, behind what it has; may be NULL
 *   returns MGPU_OK or MGPU_ERROR_INVALID_ARGUMENT */
MGPU_HOST mgpu_status
sparse_pack(mgpu_dtype in, void *values, uint32_t *meta, const void *a, uint32_t m, uint32_t k,
            mgpu_issues *issues)
{
    const size_t at = mgpu_wgmma_sp_pack(8 * mgpu_dtype_bytes(in), (uint8_t *)values, meta,
                                         (const uint8_t *)a, m, k);
    char text[64];
    if (at == (size_t)m * k)
        return MGPU_OK;
    (void)snprintf(text, sizeof text, "A[%zu][%zu .. %zu] of more than two numbers", at / k,
                   at % k, at % k + 3);
    return mgpu_product_wrong("sparse_pack", "a", (int64_t)(at / k), text,
                              "2:4: prune it, sparse_prune()", issues);
}

/* ---- host: what to multiply, how to launch it -------------------------------------------- */

/* As mgpu_product, with A as sparse_pack() stores it. */
typedef struct sparse_problem {
    uint32_t m, n, k; /* k: of B and of the dense A */
    mgpu_dtype in, out;
    const void *a, *b;    /* device memory: values[m][k / 2], B[n][k] of `in` */
    void *d;              /* device memory: D[m][n] of `out` */
    const uint32_t *meta; /* device memory: sparse_meta_words() words */
} sparse_problem;

/* Tiles of 128 x w, of which a cluster has `up`, one below the other. */
typedef struct sparse_shape {
    uint32_t w, up;
} sparse_shape;

typedef struct sparse_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    sparse_args args;
} sparse_plan;

/* What a product costs in a shape, as mgpu_product_cycles() says, with the figures of gemm_h100.cu but for the tensor
 * cores: a step takes as long as what it reads of shared memory, 128 bytes a cycle. 0 where there is none such. */
MGPU_HOST double
sparse_cycles(const sparse_problem *g, sparse_shape s, uint32_t multiprocessors)
{
    const double row = (uint64_t)g->k * mgpu_dtype_bytes(g->in) % 64 == 0 ? 2.2 : 4.8;
    const double tensor = 4 * (16 + s.w / 2), tile = g->out == MGPU_DTYPE_F32 ? 3000 : 600;
    const mgpu_product_cost cost = {TILE_M,
                                    s.w,
                                    s.up,
                                    1,
                                    1,
                                    mgpu_ceil_div(g->k, 64 * sparse_words(g->in)),
                                    TILE_M / 2 + s.w / s.up,
                                    row,
                                    tensor,
                                    tile,
                                    tensor};
    return mgpu_product_cycles(&cost, g->m, g->n, 1, multiprocessors);
}

/* The shape that takes the fewest. */
MGPU_HOST sparse_shape
sparse_shape_for(const sparse_problem *g, uint32_t multiprocessors)
{
    sparse_shape best = {256, 1};
    double least = 0;
    for (uint32_t w = 256; w >= 128; w -= 64)
        for (uint32_t up = g->m > TILE_M ? 2 : 1; up >= 1; up--) {
            const sparse_shape s = {w, up};
            const double cycles = sparse_cycles(g, s, multiprocessors);
            if (cycles > 0 && (least == 0 || cycles < least)) {
                least = cycles;
                best = s;
            }
        }
    return best;
}

/* Maps and grid of a shape: 128, 192 or 256 columns, a cluster of 1 or 2.
 *   issues  emptied, then all that is wrong; may be NULL */
mgpu_status
sparse_plan_make_shape(sparse_plan *plan, sparse_problem g, sparse_shape shape,
                       uint32_t multiprocessors, mgpu_issues *issues)
{
    static const mgpu_dtype types[] = {MGPU_DTYPE_BF16, MGPU_DTYPE_F16, MGPU_DTYPE_E4M3};
    static const struct {
        uint32_t bytes;
        const mgpu_kernel *kernel[3];
    } kinds[3] = {{SMEM_BYTES(128),
                   {&gemm_h100_sparse_bf16_128_kernel, &gemm_h100_sparse_f16_128_kernel,
                    &gemm_h100_sparse_e4m3_128_kernel}},
                  {SMEM_BYTES(192),
                   {&gemm_h100_sparse_bf16_192_kernel, &gemm_h100_sparse_f16_192_kernel,
                    &gemm_h100_sparse_e4m3_192_kernel}},
                  {SMEM_BYTES(256),
                   {&gemm_h100_sparse_bf16_256_kernel, &gemm_h100_sparse_f16_256_kernel,
                    &gemm_h100_sparse_e4m3_256_kernel}}};
    /* A is half as large as that of a dense product: whether D is in it is looked at below */
    const mgpu_product dense = {g.m,  g.n,   g.k,
                                g.in, g.out, g.a == NULL ? NULL : (const void *)UINTPTR_MAX,
                                g.b,  g.d,   {false, false, 0, 0, 0, 0, 0}};
    const uintptr_t d = (uintptr_t)g.d,
                    d_end = d + (uint64_t)g.m * g.n * mgpu_dtype_bytes(g.out);
    const uintptr_t a = (uintptr_t)g.a, meta = (uintptr_t)g.meta;
    const uint32_t bytes = mgpu_dtype_bytes(g.in);
    sparse_args *p = &plan->args;
    mgpu_status status, each[3];
    uint32_t tiles[2];
    char text[96];
    int type = 0;

    if (issues != NULL)
        issues->count = 0;
    status = mgpu_product_check("gemm_h100_sparse", &dense, types, 3, issues);
    status = mgpu_product_gpu("gemm_h100_sparse", multiprocessors, status, issues);
    if (meta == 0 || meta % 16 != 0)
        status = mgpu_product_wrong("gemm_h100_sparse", "meta", (int64_t)(meta % 16),
                                    meta == 0 ? "NULL" : "not aligned to 16 bytes",
                                    "device memory, with what sparse_pack() wrote", issues);
    if (status == MGPU_OK && g.k % (32 / bytes) != 0)
        status =
            mgpu_product_wrong("gemm_h100_sparse", "k", g.k, NULL,
                               "a multiple of 16, of e4m3 32: rows of A, of half of it, are "
                               "whole 16 bytes",
                               issues);
    if (status == MGPU_OK &&
        ((d < a + (uint64_t)g.m * (g.k / 2) * bytes && a < d_end) ||
         (d < meta + 4 * sparse_meta_words(g.in, g.m, g.k) && meta < d_end)))
        status =
            mgpu_product_wrong("gemm_h100_sparse", "d", (int64_t)d, "within a or meta",
                               "memory of its own: blocks store D while others load", issues);
    if (status != MGPU_OK)
        return status;
    if (shape.w % 64 != 0 || shape.w < 128 || shape.w > 256 || shape.up - 1 > 1 ||
        shape.up > multiprocessors) {
        (void)snprintf(text, sizeof text, "128 x %u, clusters of %u on %u multiprocessors",
                       shape.w, shape.up, multiprocessors);
        return mgpu_product_wrong("gemm_h100_sparse", "shape", shape.w, text,
                                  "one that fits the GPU: take sparse_shape_for()'s", issues);
    }
    status = mgpu_product_tiles("gemm_h100_sparse", g.m, g.n, TILE_M, shape.w, tiles, issues);
    if (status != MGPU_OK)
        return status;
    p->walk = mgpu_schedule_make(mgpu_ceil_div(tiles[0], shape.up), tiles[1], 8);
    p->meta = g.meta;
    p->m = g.m;
    p->n = g.n;
    p->steps = mgpu_ceil_div(g.k, 64 * sparse_words(g.in));
    p->up = shape.up;
    p->out = g.out;
    each[0] = mgpu_product_map(&p->a, "A", g.in, g.a, g.m, g.k / 2, TILE_M, A_ROW_BYTES / bytes,
                               MGPU_SWIZZLE_64B, issues);
    each[1] = mgpu_product_map(&p->b, "B", g.in, g.b, g.n, g.k, shape.w / shape.up,
                               B_ROW_BYTES / bytes, MGPU_SWIZZLE_128B, issues);
    each[2] = mgpu_product_map(&p->d, "D", g.out, g.d, g.m, g.n, 64,
                               128 / mgpu_dtype_bytes(g.out), MGPU_SWIZZLE_128B, issues);
    for (int i = 0; i < 3; i++)
        if (each[i] != MGPU_OK)
            return each[i];
    while (types[type] != g.in)
        type++;
    plan->kernel = kinds[shape.w / 64 - 2].kernel[type];
    p->clusters = mgpu_schedule_workers(p->walk.tiles, multiprocessors / shape.up);
    plan->config = mgpu_launch_clusters(p->clusters, shape.up, THREADS);
    plan->config.smem_bytes = kinds[shape.w / 64 - 2].bytes;
    return MGPU_OK;
}

/* As above, in the shape that is taken to be the fastest. */
mgpu_status
sparse_plan_make(sparse_plan *plan, sparse_problem g, uint32_t multiprocessors,
                 mgpu_issues *issues)
{
    return sparse_plan_make_shape(plan, g, sparse_shape_for(&g, multiprocessors),
                                  multiprocessors, issues);
}
