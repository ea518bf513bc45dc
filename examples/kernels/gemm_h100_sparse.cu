/* gemm_h100_sparse.cu - D[M][N] = A[M][K] * B[N][K]^T on Hopper, A sparse 2:4 along K, to paste and to change.
 * SPDX-License-Identifier: MIT
 *
 * A, B are bf16, f16 or e4m3, sums are f32, D is bf16, f16 or f32. Of each four numbers of A along K two are stored, with
 * metadata that says where they stood: sparse_pack() makes both of a dense matrix, sparse_prune() puts the zeros in. Any M, N,
 * K whose rows, of A as it is stored, of B and of D, are whole 16 bytes; TMA fills edges with zeros, and cuts those of D.
 *
 * A block of 384 threads makes tiles, one after the other: a warpgroup loads, and two take tiles of 128 x W in turns, W
 * accumulators a thread; W is 64, 96, 128, 160, 176 or 192 (where there are few, of 64 x 32, 64 or 128). A step is 64 numbers
 * of K, of e4m3 128:
 *
 *     warpgroup 0   one thread: A[128][64 bytes], metadata, B[W][128 bytes] into a ring of 4 to 21 stages
 *     warpgroup 1   |mma tile 0      |out       |mma tile 2      |out
 *     warpgroup 2                    |mma tile 1      |out       |mma tile 3
 *
 * A tile of 128 x 256 is made by both, 64 rows each. Sums rounded to pairs of 16 bits leave the accumulators to the next
 * tile: a slab of 64 columns goes out with each of its first steps. Those of 32 bits go out before it.
 *
 * Shared memory is what there is least of: wgmma of 256 columns reads 16 KiB of B and 2 KiB of A, 144 cycles where the tensor
 * cores take 128, and what TMA brings is written there. So tiles are as wide as can be. A thread reads its metadata with a load
 * for each 64 rows (tile/product_sparse.h); registers of it are in flight as sums are, so there are two sets, in turns.
 *
 * Blocks of a cluster of `up` x `across` tiles share what they load but for metadata, and where there are few tiles a cluster
 * has `parts` of K as well: tile/product.h. There are no tiles of D^T: B cannot be the sparse one. D has the same bits in every
 * shape with one part of K; sparse_shape_for() says which. What to change: types in multiply(), sums in consume() and meet().
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product_shape.h>
#include <mgpu/layout/sparse_pack.h>
#include <mgpu/ptx/wgmma_sp_bf16.gen.h>
#include <mgpu/ptx/wgmma_sp_e4m3.gen.h>
#include <mgpu/ptx/wgmma_sp_f16.gen.h>
#include <mgpu/tile/epilogue_f8.h>
#include <mgpu/tile/product_out.h>
#include <mgpu/tile/product_sparse.h>

MGPU_REQUIRE(WGMMA);
MGPU_REQUIRE(SETMAXNREG);

enum {
    A_ROW = 64, /* bytes of a step, as it is stored: one row of the 64-byte swizzle */
    THREADS = 384,
    TURN = 3 /* named barriers: of the slabs of each warpgroup, 1 and 2, then of its turn */
};

/* Whether tiles of w columns are one warpgroup's each, in turns. */
#define ALONE(w)         ((w) <= 192)
#define ROWS_A(h)        MGPU_PRODUCT_SPARSE_ROWS(h)
#define STAGES(h, w)     MGPU_PRODUCT_STAGES(ROWS_A(h), w, 0)
#define SMEM_BYTES(h, w) MGPU_PRODUCT_SMEM_BYTES(ROWS_A(h), w, STAGES(h, w), 0)

typedef struct sparse_args {
    mgpu_tensor_map a, b, d;
    mgpu_tensor_map tail; /* of D, for the last slab of a tile, where W % 64 != 0 */
    mgpu_product_grid grid;
    const uint32_t *meta;
    void *to; /* D */
    mgpu_dtype out;
} sparse_args;

/* A block, for one of its warpgroups. */
typedef struct sparse_block {
    mgpu_product_block at;
    const sparse_args *p;
    mgpu_dtype in; /* a constant */
    uint32_t wg;   /* 0, 1: of those that multiply */
    mgpu_epilogue_out out;
} sparse_block;

/* Words of metadata of a thread, of a step and 64 rows. */
MGPU_INLINE uint32_t
sparse_words(mgpu_dtype in)
{
    return in == MGPU_DTYPE_E4M3 ? 2 : 1;
}

/* d[rows][W] (+)= A[rows] * B[W]^T of one stage, two instructions for each 64 rows, as soon as it is full: of a warpgroup's
 * 64, W / 2 accumulators a thread, or of all.
 *   e  registers of metadata, not in flight */
MGPU_DEVICE void
multiply(const sparse_block *b, float *d, uint32_t e[4], mgpu_pipeline_place at, int accumulate)
{
    const uint32_t h = b->at.h, w = b->at.w, stage = mgpu_product_stage(&b->at, at.stage);
    const uint32_t first = ALONE(w) ? 0 : b->wg, halves = ALONE(w) ? h / 64 : 1;
    const uint32_t words = sparse_words(b->in), thread = threadIdx.x % 128;
    const uint32_t meta = stage + h * A_ROW + (first * 128 + thread) * words * 4;
    const uint64_t y = mgpu_wgmma_desc_k_major(stage + ROWS_A(h) * 128, MGPU_SWIZZLE_128B);
    mgpu_pipeline_wait(b->at.ring, at);
    MGPU_UNROLL
    for (uint32_t i = 0; i < halves; i++) {
        if (words == 2)
            mgpu_ld_shared_v2_b32(e + 2 * i, meta + i * 1024);
        else
            e[2 * i] = mgpu_ld_shared_b32(meta + i * 512);
        words == 2 ? mgpu_regs_b32_x2(e + 2 * i) : mgpu_regs_b32_x1(e + 2 * i);
    }
    mgpu_wgmma_fence();
    MGPU_UNROLL
    for (uint32_t i = 0; i < 2 * halves; i++) { /* A: 32 bytes, 2 in a descriptor; B: 64 */
        const uint32_t k = i % 2, rows = stage + (first + i / 2) * 64 * A_ROW;
        const uint64_t x = mgpu_wgmma_desc_k_major(rows, MGPU_SWIZZLE_64B) + 2 * k;
        float *const sum = d + w / 2 * (i / 2);
        const int more = k == 0 ? accumulate : 1;
        if (b->in == MGPU_DTYPE_BF16)
            mgpu_wgmma_sp_f32_bf16_ss(w, sum, x, y + 4 * k, e[i - k], k, more);
        else if (b->in == MGPU_DTYPE_F16)
            mgpu_wgmma_sp_f32_f16_ss(w, sum, x, y + 4 * k, e[i - k], k, more);
        else
            mgpu_wgmma_sp_f32_e4m3_ss(w, sum, x, y + 4 * k, e[i], more);
    }
    mgpu_wgmma_commit_group();
}

/* On to the next stage: at[0] is under way, the one before, at[1], has been read, unless k is 0. */
MGPU_DEVICE void
go_on(const sparse_block *b, mgpu_pipeline_place at[2], uint32_t k)
{
    if (k != 0) {
        mgpu_wgmma_wait_group(1);
        mgpu_product_release_sparse(&b->at, at[1]);
    }
    at[1] = at[0];
    at[0] = mgpu_pipeline_next(b->at.ring, at[0]);
}

/* The sums of all parts of K: each block has a share of their columns, a warpgroup 64 rows of it; the first one brings the
 * sums of all rows. No loop but the first is unrolled: this runs once, and its instructions have to be fetched. */
MGPU_DEVICE void
meet(const sparse_block *b, const float *d, mgpu_product_place t)
{
    const mgpu_product_grid *g = b->at.grid;
    const uint32_t h = b->at.h, w = b->at.w, wg = b->wg, lane = threadIdx.x % 32;
    const uint32_t row = t.m * h + wg * 64 + threadIdx.x % 128 / 32 * 16 + lane / 4;
    mgpu_barrier_cluster_arrive_aligned(); /* mgpu_product_meet(), of threads that have read stages */
    mgpu_barrier_cluster_wait_aligned();
    if (wg == 0) {
        MGPU_UNROLL
        for (uint32_t i = 0; i < h / 64 * (w / 8); i++)
            mgpu_st_shared_v4_f32(mgpu_product_sums(&b->at, i / (w / 8), i % (w / 8)),
                                  d + 4 * i);
    }
    mgpu_product_send(&b->at, wg, TURN);
    MGPU_ROLLED
    for (uint32_t q = 0; q < mgpu_product_share(g, w, b->at.part); q++) {
        const uint32_t col = t.n * w + 8 * (b->at.part * g->share + q) + lane % 4 * 2;
        float x[4];
        mgpu_product_add(&b->at, wg, q, x);
        MGPU_UNROLL
        for (uint32_t i = 0; i < 2; i++) /* N is even: both columns are there, or none */
            if (row + 8 * i < g->m && col < g->n)
                mgpu_epilogue_two_any(b->p->to, b->p->out, (size_t)(row + 8 * i) * g->n + col,
                                      x[2 * i], x[2 * i + 1]);
    }
    mgpu_product_met();
}

/* One warpgroup. Alone it makes every second tile, when the other has come to the end of its own: then the next stages are
 * within a turn of the ring, and the waits for them cannot mistake the phase. With parts of K there is one tile, the first
 * one's, and the other joins it where they meet. */
MGPU_DEVICE void
consume(const sparse_block *b)
{
    const uint32_t h = b->at.h, w = b->at.w, wg = b->wg, steps = b->at.steps;
    const uint32_t tiles = b->at.grid->tiles, stride = b->at.stride, slabs = (w + 63) / 64;
    const uint32_t halves = ALONE(w) ? h / 64 : 1, early = ALONE(w) ? 0 : slabs;
    const bool parts = w <= 128 && b->at.grid->parts > 1;
    mgpu_pipeline_place at[2] = {ALONE(w) ? mgpu_product_turns(&b->at, wg, TURN)
                                          : mgpu_pipeline_start()};
    uint32_t pairs[64], row = 0, col = 0, e[2][4]; /* e: of even steps and of odd ones */
    bool there = false;                            /* pairs, of the tile before */
    float d[192];
    mgpu_acc_zero_f32(d, halves * w / 2);
    for (uint32_t i = b->at.first + (ALONE(w) ? wg * stride : 0); i < tiles;
         i += ALONE(w) ? 2 * stride : stride) {
        const mgpu_product_place t = mgpu_product_at(&b->at, i);
        mgpu_acc_name_f32(d, halves * w / 2);
        if (ALONE(w))
            mgpu_barrier_sync_aligned(TURN + wg, 256);
        MGPU_UNROLL
        for (uint32_t s = 0; s < early; s++) {
            if (s < steps)
                multiply(b, d, e[s % 2], at[0], s != 0);
            if (there)
                mgpu_epilogue_tile_b16(&b->out, row, col, pairs, s,
                                       mgpu_epilogue_slab(&b->out, s));
            if (s < steps)
                go_on(b, at, s);
        }
        for (uint32_t k = early; k < steps; k += 2) {
            MGPU_UNROLL
            for (uint32_t odd = 0; odd < 2 && k + odd < steps; odd++) {
                multiply(b, d, e[odd], at[0], k + odd != 0);
                go_on(b, at, k + odd);
            }
        }
        if (ALONE(w) && i + stride < tiles) { /* the other's */
            mgpu_barrier_arrive_aligned(TURN + 1 - wg, 256);
            at[0] = mgpu_pipeline_skip(b->at.ring, at[0], steps);
        }
        mgpu_acc_wait_f32(0, d, halves * w / 2);
        mgpu_product_release_sparse(&b->at, at[1]);
        if (parts)
            break;
        MGPU_ROLLED
        for (uint32_t half = 0; half < halves; half++) {
            row = t.m * h + 64 * (ALONE(w) ? half : wg);
            col = t.n * w;
            if (b->p->out == MGPU_DTYPE_F32)
                mgpu_epilogue_tile_f32(&b->out, row, col, d);
            else {
                mgpu_epilogue_round_b16(pairs, d, w / 4, b->p->out);
                there = !ALONE(w);
                MGPU_UNROLL
                for (uint32_t s = 0; s < (ALONE(w) ? slabs : 0); s++)
                    mgpu_epilogue_tile_b16(&b->out, row, col, pairs, s,
                                           mgpu_epilogue_slab(&b->out, s));
            }
            MGPU_UNROLL
            for (uint32_t j = 0; j < w / 2 && halves == 2; j++)
                d[j] = d[w / 2 + j];
        }
    }
    if (parts && wg < halves)
        meet(b, d, mgpu_product_at(&b->at, b->at.first));
    if (there) { /* nothing comes to the stages any more, when the other has read them */
        mgpu_barrier_sync_aligned(TURN, 256);
        MGPU_UNROLL
        for (uint32_t s = 0; s < early; s++)
            mgpu_epilogue_tile_b16(&b->out, row, col, pairs, s,
                                   mgpu_product_stage(&b->at, s) +
                                       wg * MGPU_EPILOGUE_SLAB_BYTES);
    }
    mgpu_epilogue_drain();
}

MGPU_DEVICE void
gemm_sparse(const sparse_args *p, mgpu_dtype in, uint32_t h, uint32_t w)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t wg = mgpu_warpgroup_index(), m = p->grid.m, n = p->grid.n;
    if (threadIdx.x == 0)
        mgpu_product_prefetch(&p->a, &p->b, &p->d);
    const mgpu_product_block at = mgpu_product_begin_short(
        &p->grid, mgpu_smem_addr(memory), h, ROWS_A(h), w, STAGES(h, w), ALONE(w) ? 1 : 2);
    const uint32_t slabs = mgpu_product_slabs(&at, wg - 1);
    const mgpu_epilogue_out out = {&p->d, &p->tail, m, n, w, slabs, wg, false, false, 0};
    const sparse_block b = {at, p, in, wg - 1, out};
    if (wg == 0) {
        MGPU_SETMAXNREG_DEC(40);
        if (threadIdx.x < 32 && mgpu_elect_sync())
            mgpu_product_load_sparse(&b.at, &p->a, &p->b, p->meta, 64 * sparse_words(in));
    } else {
        MGPU_SETMAXNREG_INC(232);
        consume(&b);
    }
}

/* All there is: h, w. */
#define SPARSE_TILES(DO)                                                                       \
    DO(128, 256)                                                                               \
    DO(128, 192)                                                                               \
    DO(128, 176)                                                                               \
    DO(128, 160) DO(128, 128) DO(128, 96) DO(128, 64) DO(64, 128) DO(64, 64) DO(64, 32)

#define SPARSE_KERNEL(name, IN, h, w)                                                          \
    MGPU_KERNEL(gemm_h100_sparse_##name##_##h##x##w, sparse_args, p, THREADS, 1)               \
    {                                                                                          \
        gemm_sparse(p, IN, h, w);                                                              \
    }
#define SPARSE_KERNELS(h, w)                                                                   \
    SPARSE_KERNEL(bf16, MGPU_DTYPE_BF16, h, w)                                                 \
    SPARSE_KERNEL(f16, MGPU_DTYPE_F16, h, w)                                                   \
    SPARSE_KERNEL(e4m3, MGPU_DTYPE_E4M3, h, w)
SPARSE_TILES(SPARSE_KERNELS)

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
 *   values  host memory: [m][k / 2] of `in`; meta: sparse_meta_words() words
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

typedef mgpu_product_shape sparse_shape;
typedef struct sparse_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    sparse_args args;
} sparse_plan;

/* h, w as mgpu_product_shape_for() takes them, and in the same order kernels of bf16, f16, e4m3. */
#define SPARSE_TILE(h, w)            {h, w},
#define SPARSE_KERNEL_OF(name, h, w) &gemm_h100_sparse_##name##_##h##x##w##_kernel
#define SPARSE_KERNELS_OF(h, w)                                                                \
    {SPARSE_KERNEL_OF(bf16, h, w), SPARSE_KERNEL_OF(f16, h, w), SPARSE_KERNEL_OF(e4m3, h, w)},
static const mgpu_product_tile sparse_tiles[] = {SPARSE_TILES(SPARSE_TILE)};
enum { TILES = sizeof sparse_tiles / sizeof sparse_tiles[0] };

/* What a product costs in a shape, as mgpu_product_cycles() says; 0 where there is none such. A step is what its instructions
 * read of shared memory at 128 bytes a cycle, 2 KiB of A and 64 bytes for each column, and 0.6 of what TMA writes there
 * meanwhile: an H200 took 785 cycles with 128 x 256, not 576, and 590 with 128 x 192, not 448. Other figures are those of
 * gemm_h100_int8.cu. */
MGPU_HOST double
sparse_cycles(const void *problem, sparse_shape s, uint32_t multiprocessors)
{
    const sparse_problem *g = (const sparse_problem *)problem;
    const uint32_t words = sparse_words(g->in), steps = mgpu_ceil_div(g->k, 64 * words);
    const uint32_t bytes = mgpu_dtype_bytes(g->out), row_a = g->k / words;
    const double store = s.h * s.w * bytes / 18.0, out = bytes == 4 ? store : 0;
    const bool once = (uint64_t)g->m * g->n <= (uint64_t)s.h * s.w * multiprocessors;
    mgpu_product_cost c = {s.h, s.w, s.up, s.across, s.parts, steps, 0, 0, 0, 0, 0, 0, 0};
    if (mgpu_product_tile_of(sparse_tiles, TILES, s) == TILES || s.swapped ||
        s.w / s.up % 8 != 0 || (bytes == 4 && s.w % 32 != 0) || s.parts > steps ||
        (s.parts > 1 && s.w > 128))
        return 0;
    c.rows = s.h / 2 / s.across + s.h / 16 * words + s.w / s.up;
    c.row = row_a % 128 == 0 ? 1.6 : row_a % 32 == 0 ? 3 : 4.3;
    c.tensor = s.h / 32.0 * (16 + s.w / 2) + 0.6 * (s.h / 2 + s.h / 16 * words + s.w);
    c.busy = s.h / 64.0 * s.w;
    c.loads = MGPU_PRODUCT_LOADS;
    if (s.parts > 1)
        c.tile = 2800 + s.h * s.w * 4 / 11.5 * (s.parts - 1) / s.parts;
    else if (ALONE(s.w)) /* behind the other's steps, if they take as long */
        c.tile = 1400 + (once ? out : store > steps * c.tensor ? store - steps * c.tensor : 0);
    else
        c.tile = 2780 + out;
    return mgpu_product_cycles(&c, g->m, g->n, 1, multiprocessors);
}

/* The shape that takes the fewest. */
MGPU_HOST sparse_shape
sparse_shape_for(const sparse_problem *g, uint32_t multiprocessors)
{
    return mgpu_product_shape_for(sparse_tiles, TILES, sparse_cycles, g, g->m, g->n,
                                  multiprocessors);
}

/* Maps and grid of a shape: tiles that there are, 1, 2 or 4 up and across, 1 to 8 parts of K of up to 128 columns, each of a
 * step at least, 8 blocks at most with whole 8 rows of B; D in f32: whole 32 columns. None is swapped.
 *   issues  emptied, then all that is wrong; may be NULL */
mgpu_status
sparse_plan_make_shape(sparse_plan *plan, sparse_problem g, sparse_shape s,
                       uint32_t multiprocessors, mgpu_issues *issues)
{
    static const mgpu_dtype types[] = {MGPU_DTYPE_BF16, MGPU_DTYPE_F16, MGPU_DTYPE_E4M3};
    static const mgpu_kernel *const kernels[][3] = {SPARSE_TILES(SPARSE_KERNELS_OF)};
    static const char name[] = "gemm_h100_sparse";
    const void *const other = g.a == NULL ? NULL : (const void *)UINTPTR_MAX; /* half of it */
    const mgpu_product dense = {
        g.m, g.n, g.k, g.in, g.out, other, g.b, g.d, {false, false, 0, 0, 0, 0, 0}};
    const uint32_t bytes = mgpu_dtype_bytes(g.in);
    const uintptr_t meta = (uintptr_t)g.meta;
    const uint64_t bytes_d = (uint64_t)g.m * g.n * mgpu_dtype_bytes(g.out);
    const int type = g.in == types[1] ? 1 : g.in == types[2] ? 2 : 0;
    sparse_args *p = &plan->args;
    mgpu_status status, each[3];
    if (issues != NULL)
        issues->count = 0;
    status = mgpu_product_check(name, &dense, types, 3, issues);
    status = mgpu_product_gpu(name, multiprocessors, status, issues);
    if (meta == 0 || meta % 16 != 0)
        status = mgpu_product_wrong(name, "meta", (int64_t)(meta % 16),
                                    meta == 0 ? "NULL" : "not aligned to 16 bytes",
                                    "device memory, with what sparse_pack() wrote", issues);
    if (status == MGPU_OK && g.k % (32 / bytes) != 0)
        status =
            mgpu_product_wrong(name, "k", g.k, NULL,
                               "a multiple of 16, of e4m3 32: rows of A, of half of it, are "
                               "whole 16 bytes",
                               issues);
    if (status == MGPU_OK)
        status = mgpu_product_own(name, g.d, bytes_d, "within a", g.a,
                                  (uint64_t)g.m * (g.k / 2) * bytes, issues);
    if (status == MGPU_OK)
        status = mgpu_product_own(name, g.d, bytes_d, "within meta", g.meta,
                                  4 * sparse_meta_words(g.in, g.m, g.k), issues);
    status = mgpu_product_rows(name, &dense, status, issues);
    if (status == MGPU_OK)
        status =
            mgpu_product_cut(name, &p->grid, &plan->config, &dense, 64 * sparse_words(g.in), s,
                             THREADS, sparse_cycles, &g, multiprocessors, issues);
    if (status != MGPU_OK)
        return status;
    plan->kernel = kernels[mgpu_product_tile_of(sparse_tiles, TILES, s)][type];
    plan->config.smem_bytes = SMEM_BYTES(s.h, s.w);
    p->meta = g.meta;
    p->to = g.d;
    p->out = g.out;
    each[0] = mgpu_product_map(&p->a, "A", g.in, g.a, g.m, g.k / 2, s.h / s.across,
                               A_ROW / bytes, MGPU_SWIZZLE_64B, issues);
    each[1] = mgpu_product_map(&p->b, "B", g.in, g.b, g.n, g.k, s.w / s.up, 128 / bytes,
                               MGPU_SWIZZLE_128B, issues);
    each[2] = mgpu_product_maps_out(&p->d, &p->tail, &dense, s, false, issues);
    return each[0] != MGPU_OK ? each[0] : each[1] != MGPU_OK ? each[1] : each[2];
}

/* As above, in the shape that is taken to be the fastest. */
mgpu_status
sparse_plan_make(sparse_plan *plan, sparse_problem g, uint32_t multiprocessors,
                 mgpu_issues *issues)
{
    return sparse_plan_make_shape(plan, g, sparse_shape_for(&g, multiprocessors),
                                  multiprocessors, issues);
}
