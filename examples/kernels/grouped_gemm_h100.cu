/* grouped_gemm_h100.cu - a product for each group of rows on Hopper, as in mixtures of experts.
 * SPDX-License-Identifier: MIT
 *
 *     forward      D[rows of g][N] = A[rows of g][K] * B[g][N][K]^T      activations * weights
 *     transposed   D[g][N][K] = A[rows of g][N]^T * B[rows of g][K]      gradients of weights
 *
 * A and B are bf16 or f16, D is bf16, f16 or f32; sums are f32. Forward, A may be e4m3, or e5m2, as gradients of
 * activations are, and B e4m3, with scales:
 *
 *     D[m][n] = scale_a[m] * scale_b[g][n] * sum      each may be one number; that of B one for each group as well
 *
 * The tensor cores keep 13 bits of fraction of such sums; `promoted`, they sum 128 of K, which are added in f32.
 *
 * Rows of A lie group by group, by a table in device memory that the host need not know (tile/groups.h). A group may have
 * no rows; transposed, its D is zero. Rows of A, B and D are whole 16 bytes; else any N, K. Rows in no group are not touched.
 *
 * A block of 384 threads makes tiles of 128 x W, one after the other; W is 256, promoted 192. Tiles of 256
 * columns are cut in halves in a last round of few (mgpu_groups_whole() says when), and where D has 128 or fewer:
 *
 *     warpgroup 0   one warp finds the tile, one thread of it loads 128 bytes of 128 and W rows (transposed: 64 rows of
 *                   the group, 128 and W columns) into a ring of 4 stages
 *     warpgroup 1   rows  0 ..  63 of the tile, wgmma m64nWk16, of 8 bits k32
 *     warpgroup 2   rows 64 .. 127; where a group has no more rows it does not multiply, and nothing is loaded
 *
 * The consumers know of no group: what they want of a tile lies beside its first stage.
 *
 * Rows of others behind a group: forward, they are loaded and multiplied, and not stored (tile/epilogue_rows.h).
 * Transposed, they must not be in the sum: mgpu_groups_map() has zeros there. D has the same bits each time.
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/groups.h>
#include <mgpu/ptx/wgmma_fp8.h>
#include <mgpu/ptx/wgmma_mn.h>
#include <mgpu/tile/epilogue_rows.h>
#include <mgpu/tile/groups.h>

MGPU_REQUIRE(WGMMA);
MGPU_REQUIRE(SETMAXNREG);

enum {
    GROUPED_M = 128,
    GROUPED_K = 128,   /* bytes: one row of the 128-byte swizzle */
    GROUPED_ROWS = 64, /* along K, transposed */
    GROUPED_CONSUMERS = 2,
    GROUPED_THREADS = 128 * (1 + GROUPED_CONSUMERS),
    GROUPED_BOX = 64 * GROUPED_K, /* bytes of 64 rows of A: of a slab as well */
    GROUPED_SLABS_BYTES = GROUPED_CONSUMERS * 2 * GROUPED_BOX, /* two buffers of each */
    GROUPED_TILE = 16,                                         /* bytes of a tile's numbers */
    GROUPED_HALF = 1,     /* in a tile's column: it has 128 of them, not 256 */
    GROUPED_SMEM = 232448 /* 227 KiB: what a block may have */
};

/* Of tiles of 128 x w. Shared memory: slabs, stages, barriers of the ring, numbers of a tile for each stage. */
#define GROUPED_ROWS_B(w)      ((w) == 256 ? 128u : (w)) /* of a box */
#define GROUPED_W(promoted)    ((promoted) ? 192u : 256u)
#define GROUPED_STAGE_BYTES(w) (2 * GROUPED_BOX + (w)*GROUPED_K)
#define GROUPED_EACH(w)        (GROUPED_STAGE_BYTES(w) + (int)MGPU_PIPELINE_BYTES(1) + GROUPED_TILE)
#define GROUPED_STAGES(w)      ((GROUPED_SMEM - GROUPED_SLABS_BYTES) / GROUPED_EACH(w))
#define GROUPED_SMEM_BYTES(w)  (GROUPED_SLABS_BYTES + GROUPED_STAGES(w) * GROUPED_EACH(w))

typedef struct grouped_args {
    mgpu_tensor_map a, b, d;
    mgpu_epilogue_to to;
    mgpu_groups groups;
    uint32_t n, steps;         /* N; along K, not transposed */
    bool halves;               /* all tiles are cut */
    mgpu_groups_scales scales; /* of 8 bits */
} grouped_args;

typedef struct grouped_block {
    const grouped_args *p;
    mgpu_dtype in; /* of A: a constant, as are the next */
    uint32_t w;    /* columns of a tile */
    bool transposed, promoted;
    uint32_t smem;
    mgpu_pipeline ring;
} grouped_block;

MGPU_DEVICE uint32_t
grouped_stage(const grouped_block *b, uint32_t stage)
{
    return b->smem + GROUPED_SLABS_BYTES + stage * GROUPED_STAGE_BYTES(b->w);
}

MGPU_DEVICE uint32_t
grouped_numbers(const grouped_block *b, uint32_t stage)
{
    return b->ring.bars + MGPU_PIPELINE_BYTES(b->ring.stages) + stage * GROUPED_TILE;
}

/* ---- loads: one warp ---------------------------------------------------------------------- */

/* A tile of a group, by one thread: `v` are the row and column of D, that with GROUPED_HALF, how many rows there are from
 * there on, 0 for no tile, and steps, for which consumers of 8 bits get the group; column m of A. Boxes wholly behind the
 * columns of B are taken from the first: nobody stores what comes of them. A tile without steps has a stage, for its
 * numbers. */
MGPU_DEVICE mgpu_pipeline_place
grouped_load(const grouped_block *b, const mgpu_groups_place *g, int32_t m, const uint32_t v[4],
             mgpu_pipeline_place at)
{
    const grouped_args *p = b->p;
    const uint32_t wide = mgpu_dtype_bytes(b->in);
    const uint32_t numbers[4] = {v[0], v[1], v[2], wide == 1 ? g->group : v[3]};
    const uint32_t boxes = v[2] > 64 ? 2 : 1; /* of A */
    const bool half = b->w == 256 && v[1] % 2 == GROUPED_HALF;
    const uint32_t w = half ? 128 : b->w, first = v[1] - half;
    uint32_t k = 0;
    do {
        const uint32_t to_a = grouped_stage(b, at.stage), to_b = to_a + 2 * GROUPED_BOX;
        const uint32_t full = mgpu_pipeline_full(b->ring, at);
        mgpu_pipeline_acquire_generic(b->ring, at);
        if (k == 0)
            mgpu_st_shared_v4_b32(grouped_numbers(b, at.stage), numbers);
        mgpu_mbarrier_arrive_expect_tx(full, v[3] == 0 ? 0 : (boxes + w / 64) * GROUPED_BOX);
        if (v[3] != 0 && b->transposed) {
            const mgpu_groups_corner c = mgpu_groups_box(&p->groups, g, GROUPED_ROWS, k, v[3]);
            mgpu_tma_load_3d(to_a, &p->a, m, c.row, c.from, full);
            if (boxes == 2)
                mgpu_tma_load_3d(to_a + GROUPED_BOX, &p->a, m + 64, c.row, c.from, full);
            MGPU_UNROLL
            for (uint32_t i = 0; i < b->w; i += 64) {
                const uint32_t col = first + i < p->to.cols ? first + i : 0;
                if (i < w)
                    mgpu_tma_load_3d(to_b + 128 * i, &p->b, (int32_t)col, c.row, c.from, full);
            }
        } else if (v[3] != 0) {
            const int32_t col = (int32_t)(k * (GROUPED_K / wide));
            mgpu_tma_load_2d(to_a, &p->a, col, (int32_t)v[0], full);
            if (boxes == 2)
                mgpu_tma_load_2d(to_a + GROUPED_BOX, &p->a, col, (int32_t)v[0] + 64, full);
            MGPU_UNROLL
            for (uint32_t i = 0; i < b->w; i += GROUPED_ROWS_B(b->w)) {
                const uint32_t row = first + i < p->n ? first + i : 0;
                if (i < w)
                    mgpu_tma_load_2d(to_b + GROUPED_K * i, &p->b, col,
                                     (int32_t)(g->group * p->n + row), full);
            }
        }
        at = mgpu_pipeline_next(b->ring, at);
    } while (++k < v[3]);
    return at;
}

/* One warp: tile after tile, then one that says that there are no more. */
MGPU_DEVICE void
grouped_produce(const grouped_block *b)
{
    const grouped_args *p = b->p;
    mgpu_pipeline_place at = mgpu_pipeline_start();
    mgpu_groups_place lanes = mgpu_groups_start(), g = {0, 0, 0, 0, 0};
    const bool t = b->transposed;
    const uint32_t tiles =
        t ? p->groups.groups * p->groups.walk.tiles : mgpu_groups_tiles(&p->groups, GROUPED_M);
    const uint32_t whole = b->promoted ? UINT32_MAX
                           : p->halves ? 0
                                       : mgpu_groups_whole(tiles, gridDim.x);
    bool more = true;
    uint32_t i = blockIdx.x;
    while (more) {
        uint32_t v[4] = {0, 0, 0, 0}, m = 0;
        const uint32_t behind = i < whole ? 0 : i - whole; /* halves */
        const uint32_t tile = i - behind + behind / 2;
        more = t ? mgpu_groups_find_each(&p->groups, tile, &g)
                 : mgpu_groups_find(&p->groups, GROUPED_M, &lanes, tile, &g);
        if (more) {
            const uint32_t rows = g.end - g.begin;
            const mgpu_schedule_tile d = t ? mgpu_schedule_at(&p->groups.walk, tile - g.before)
                                           : mgpu_groups_tile(&p->groups, GROUPED_M, &g, tile);
            m = d.m * GROUPED_M;
            v[0] = (t ? g.group * p->n : g.begin) + m;
            v[1] = d.n * b->w + behind % 2 * 128 + (i < whole ? 0 : GROUPED_HALF);
            v[2] = (t ? p->n : rows) - m;
            v[3] = t ? mgpu_ceil_div(rows, GROUPED_ROWS) : p->steps;
        }
        if (threadIdx.x == 0) {
            if (more)
                i = mgpu_groups_take(&p->groups, i);
            if (v[1] < p->to.cols) /* the second half of a tile may have none */
                at = grouped_load(b, &g, (int32_t)m, v, at);
        }
        i = mgpu_groups_next(i);
    }
    if (threadIdx.x == 0)
        mgpu_groups_leave(&p->groups);
}

/* ---- sums, and a tile goes out: a warpgroup ------------------------------------------------ */

#define GROUPED_MMA(name)                                                                      \
    (w == 128   ? mgpu_wgmma_m64n128##name(d, a, b, accumulate)                                \
     : w == 192 ? mgpu_wgmma_m64n192##name(d, a, b, accumulate)                                \
                : mgpu_wgmma_m64n256##name(d, a, b, accumulate))

/* d[64][W] (+)= A * B of a full stage: four steps of 32 bytes of a row, or 16 rows: 2 or 128 in a descriptor. */
MGPU_DEVICE void
grouped_multiply(const grouped_block *block, uint32_t w, uint32_t wg, float *d,
                 mgpu_pipeline_place at, int accumulate)
{
    const mgpu_dtype in = block->in;
    const bool t = block->transposed;
    const uint32_t stage = grouped_stage(block, at.stage), how = t ? 128 : 2;
    const uint32_t to_a = stage + wg * GROUPED_BOX, to_b = stage + 2 * GROUPED_BOX;
    uint64_t a = t ? mgpu_wgmma_desc_mn_major(to_a, MGPU_SWIZZLE_128B, GROUPED_ROWS)
                   : mgpu_wgmma_desc_k_major(to_a, MGPU_SWIZZLE_128B);
    uint64_t b = t ? mgpu_wgmma_desc_mn_major(to_b, MGPU_SWIZZLE_128B, GROUPED_ROWS)
                   : mgpu_wgmma_desc_k_major(to_b, MGPU_SWIZZLE_128B);
    mgpu_pipeline_wait(block->ring, at);
    mgpu_wgmma_fence();
    MGPU_UNROLL
    for (uint32_t k = 0; k < GROUPED_K / 32; k++, a += how, b += how, accumulate = 1)
        in == MGPU_DTYPE_BF16 &&t ? GROUPED_MMA(k16_f32_bf16_ss_ta_tb)
        : t                       ? GROUPED_MMA(k16_f32_f16_ss_ta_tb)
        : in == MGPU_DTYPE_BF16   ? GROUPED_MMA(k16_f32_bf16_ss)
        : in == MGPU_DTYPE_F16    ? GROUPED_MMA(k16_f32_f16_ss)
        : in == MGPU_DTYPE_E4M3   ? GROUPED_MMA(k32_f32_e4m3_ss)
                                  : GROUPED_MMA(k32_f32_e5m2_e4m3_ss);
    mgpu_wgmma_commit_group();
}

#define GROUPED_BY_W(w, DO) ((w) == 128 ? DO(64) : (w) == 192 ? DO(96) : DO(128))
#define GROUPED_REGS(regs)  mgpu_regs_f32_x##regs(d) /* no use of d[] crosses this */
#define GROUPED_WAIT(regs)  mgpu_acc_wait_f32_x##regs(0, d)

/* d[64][w] += stages `k` and up of `steps`; 0 begins the sums. `last`: the stage before is to be let go. */
MGPU_DEVICE mgpu_pipeline_place
grouped_rest(const grouped_block *b, uint32_t w, uint32_t wg, uint32_t k, uint32_t steps,
             float *d, mgpu_pipeline_place at, mgpu_pipeline_place last)
{
    for (; k < steps; k++) {
        grouped_multiply(b, w, wg, d, at, k != 0);
        if (k != 0) {
            mgpu_wgmma_wait_group(1); /* the stage before this one has been read */
            mgpu_pipeline_release(b->ring, last);
        }
        last = at;
        at = mgpu_pipeline_next(b->ring, at);
    }
    GROUPED_BY_W(w, GROUPED_WAIT);
    if (steps != 0)
        mgpu_pipeline_release(b->ring, last);
    return at;
}

/* d[64][W] = the sums of `steps` stages. The tile before goes out meanwhile, 64 columns with each step. */
MGPU_DEVICE mgpu_pipeline_place
grouped_sum(const grouped_block *b, uint32_t wg, uint32_t steps, float *d,
            mgpu_pipeline_place at, const mgpu_epilogue_out *out,
            const mgpu_epilogue_rows *before)
{
    const uint32_t w = b->w, slabs = w / 64;
    mgpu_pipeline_place last = at;
    GROUPED_BY_W(w, GROUPED_REGS);
    MGPU_UNROLL
    for (uint32_t s = 0; s < slabs; s++) {
        if (s < steps)
            grouped_multiply(b, w, wg, d, at, s != 0);
        mgpu_epilogue_rows_store(out, &b->p->to, before, s);
        if (s < steps) {
            if (s != 0) {
                mgpu_wgmma_wait_group(1); /* the stage before this one has been read */
                mgpu_pipeline_release(b->ring, last);
            }
            last = at;
            at = mgpu_pipeline_next(b->ring, at);
        }
    }
    return grouped_rest(b, w, wg, slabs, steps, d, at, last);
}

/* The same, stage by stage: each but the first is added to that in f32, while the tensor cores multiply for the other
 * warpgroup. There are registers for both with W = 192. */
MGPU_DEVICE mgpu_pipeline_place
grouped_sum_promoted(const grouped_block *b, uint32_t wg, uint32_t steps, float *sum,
                     mgpu_pipeline_place at, const mgpu_epilogue_out *out,
                     const mgpu_epilogue_rows *before)
{
    float d[96];
    at = grouped_sum(b, wg, steps < 1 ? steps : 1, sum, at, out, before);
    mgpu_acc_zero_f32(d, 96);
    for (uint32_t k = 1; k < steps; k++) {
        mgpu_regs_f32_x96(d);
        grouped_multiply(b, 192, wg, d, at, 0);
        mgpu_acc_wait_f32_x96(0, d);
        mgpu_pipeline_release(b->ring, at);
        at = mgpu_pipeline_next(b->ring, at);
        MGPU_UNROLL
        for (uint32_t i = 0; i < 96; i++)
            sum[i] += d[i];
    }
    return at;
}

/* 64 rows of each tile. */
MGPU_DEVICE void
grouped_consume(const grouped_block *b, uint32_t wg)
{
    const grouped_args *p = b->p;
    const uint32_t slabs = b->smem + wg * 2 * GROUPED_BOX;
    const mgpu_epilogue_out out = {&p->d, NULL,   UINT32_MAX, p->to.cols, b->w,
                                   slabs, 1 + wg, false,      false,      0};
    mgpu_epilogue_rows tile;
    mgpu_pipeline_place at = mgpu_pipeline_start();
    const bool f8 = mgpu_dtype_bytes(b->in) == 1;
    uint32_t v[4] = {0, 0, 1, 0}; /* as grouped_load() says */
    float d[128];
    tile.rows = 0;
    mgpu_acc_zero_f32(d, b->w / 2);
    while (v[2] != 0) { /* the turn without a tile brings the last one out */
        uint32_t all, steps, now;
        bool half;
        mgpu_pipeline_wait(b->ring, at);
        mgpu_ld_shared_v4_b32(v, grouped_numbers(b, at.stage));
        __syncwarp(); /* lane 0 lets go for all */
        half = b->w == 256 && v[1] % 2 == GROUPED_HALF;
        v[1] -= half;
        all = !f8 ? v[3] : v[2] != 0 ? p->steps : 0;
        steps = v[2] > 64 * wg ? all : 0; /* of this warpgroup */
        now = half ? 0 : steps; /* the tile before goes out, then come the sums of a half */
        at = b->promoted ? grouped_sum_promoted(b, wg, now, d, at, &out, &tile)
                         : grouped_sum(b, wg, now, d, at, &out, &tile);
        if (half) {
            float h[64];
            mgpu_acc_zero_f32(h, 64);
            at = grouped_rest(b, 128, wg, 0, steps, h, at, at);
            MGPU_UNROLL
            for (uint32_t i = 0; i < 128; i++)
                d[i] = i < 64 ? h[i] : 0;
        }
        if (steps == 0) { /* stages for the other one alone */
            for (uint32_t k = 0; k < max(all, 1u); k++) {
                mgpu_pipeline_wait(b->ring, at);
                __syncwarp(); /* all lanes have seen this phase, before lane 0 lets go */
                mgpu_pipeline_release(b->ring, at);
                at = mgpu_pipeline_next(b->ring, at);
            }
            mgpu_acc_zero_f32(d, b->w / 2);
        } else if (f8)
            mgpu_groups_scale(&p->scales, d, b->w, v[3], v[0] + 64 * wg, v[2] - 64 * wg, v[1],
                              p->to.cols - v[1]);
        if (f8)
            mgpu_acc_zero_b32(tile.q, b->w / 4); /* in f32 keep no registers for them */
        mgpu_epilogue_rows_take(&out, &p->to, &tile, d, v[0] + 64 * wg, v[1], half ? 128 : b->w,
                                (int32_t)v[2] - 64 * (int32_t)wg);
    }
    mgpu_epilogue_drain();
}

MGPU_DEVICE void
grouped_gemm(const grouped_args *p, mgpu_dtype in, bool transposed, bool promoted)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t w = GROUPED_W(promoted);
    const uint32_t wg = mgpu_warpgroup_index();
    grouped_block b = {p, in, w, transposed, promoted, mgpu_smem_addr(memory), {0, 0}};
    b.ring = mgpu_pipeline_make(grouped_stage(&b, GROUPED_STAGES(w)), GROUPED_STAGES(w));
    if (threadIdx.x == 0) {
        mgpu_prefetch_tensormap(&p->a);
        mgpu_prefetch_tensormap(&p->b);
        mgpu_prefetch_tensormap(&p->d);
        mgpu_pipeline_init(b.ring, 1, GROUPED_CONSUMERS * 4);
    }
    __syncthreads();
    if (wg == 0) {
        MGPU_SETMAXNREG_DEC(40);
        if (threadIdx.x < 32)
            grouped_produce(&b);
    } else {
        MGPU_SETMAXNREG_INC(232);
        grouped_consume(&b, wg - 1);
    }
}

/* For a macro X(name, type of A, transposed, promoted). */
#define GROUPED_KERNELS(X)                                                                     \
    X(bf16, BF16, false, false)                                                                \
    X(bf16_transposed, BF16, true, false)                                                      \
    X(f16, F16, false, false)                                                                  \
    X(f16_transposed, F16, true, false)                                                        \
    X(e4m3, E4M3, false, false)                                                                \
    X(e4m3_promoted, E4M3, false, true)                                                        \
    X(e5m2, E5M2, false, false) X(e5m2_promoted, E5M2, false, true)
#define GROUPED_KERNEL(name, in, transposed, promoted)                                         \
    MGPU_KERNEL(grouped_h100_##name, grouped_args, p, GROUPED_THREADS, 1)                      \
    {                                                                                          \
        grouped_gemm(p, MGPU_DTYPE_##in, transposed, promoted);                                \
    }
GROUPED_KERNELS(GROUPED_KERNEL)

/* ---- host: what to multiply, how to launch it -------------------------------------------- */

/* w: 0 or 256, promoted 192; 128: all tiles are cut in halves; in: bf16, f16, e4m3 or e5m2, of 8 bits f8.in_b: e4m3. */
typedef mgpu_groups_product grouped_problem;

typedef struct grouped_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    grouped_args args;
} grouped_plan;

/* All that is wrong but for strides and alignment, which are for the maps. */
MGPU_HOST mgpu_status
grouped_check(const grouped_problem *g, uint32_t multiprocessors, mgpu_issues *issues)
{
    static const mgpu_dtype types[] = {MGPU_DTYPE_BF16, MGPU_DTYPE_F16, MGPU_DTYPE_E4M3,
                                       MGPU_DTYPE_E5M2};
    static const char *const kernel = "grouped_gemm_h100";
    const bool f8 = mgpu_dtype_bytes(g->in) == 1;
    mgpu_status status =
        mgpu_groups_check(kernel, g, types, 4, GROUPED_M, 128, multiprocessors, issues);
    if (g->transposed && f8) /* imm-trans-a and -b are for .f16 and .bf16 */
        status = mgpu_product_wrong(
            kernel, "transposed", 1, "set with 8 bits",
            "false: wgmma cannot sum along rows of them, of bf16 it can", issues);
    if (f8 && g->f8.in_b != MGPU_DTYPE_E4M3)
        status = mgpu_product_wrong(kernel, "in_b", g->f8.in_b, mgpu_dtype_name(g->f8.in_b),
                                    "e4m3: round B to it", issues);
    if (g->transposed && g->rows < 2 * GROUPED_ROWS) /* mgpu_groups_map() says why */
        status = mgpu_product_wrong(kernel, "rows", g->rows, NULL,
                                    "128 or more if transposed: add some at the end", issues);
    if (g->w != 0 && (g->f8.promoted ? g->w != 192 : g->w != 128 && g->w != 256))
        status = mgpu_product_wrong(kernel, "w", g->w, NULL,
                                    "0 or 256, promoted 192; 128: all in halves", issues);
    return status;
}

/* Maps and grid. `issues` is emptied, then gets all that is wrong; may be NULL. */
mgpu_status
grouped_plan_make(grouped_plan *plan, grouped_problem g, uint32_t multiprocessors,
                  mgpu_issues *issues)
{
#define GROUPED_ROW(name, in, transposed, promoted)                                            \
    {&grouped_h100_##name##_kernel, MGPU_DTYPE_##in, transposed, promoted},
    static const struct {
        const mgpu_kernel *kernel;
        mgpu_dtype in;
        bool transposed, promoted;
    } kernels[] = {GROUPED_KERNELS(GROUPED_ROW)};
    const bool t = g.transposed;
    grouped_args *p = &plan->args;
    mgpu_status status, each[3];
    uint32_t i = 0, w, wide, tiles; /* elements of a stage along K; at most */

    if (issues != NULL)
        issues->count = 0;
    status = grouped_check(&g, multiprocessors, issues);
    if (status != MGPU_OK)
        return status;
    wide = GROUPED_K / mgpu_dtype_bytes(g.in);
    w = GROUPED_W(g.f8.promoted);
    while (kernels[i].in != g.in || kernels[i].transposed != t ||
           kernels[i].promoted != g.f8.promoted)
        i++;
    plan->kernel = kernels[i].kernel;
    p->to.d = g.d;
    p->n = g.n;
    p->to.cols = t ? g.k : g.n;
    p->halves = g.w == 128 || p->to.cols <= 128;
    p->groups =
        mgpu_groups_make(g.offsets, g.next, g.groups, g.rows,
                         t ? mgpu_ceil_div(g.n, GROUPED_M) : 0, mgpu_ceil_div(p->to.cols, w));
    p->steps = mgpu_ceil_div(g.k, wide);
    p->to.type = g.out;
    p->scales = mgpu_groups_scales_make(g.f8.scale_a.x, g.f8.scale_a.count, g.f8.scale_b.x,
                                        g.f8.scale_b.count, g.groups);
    each[0] = t ? mgpu_groups_map(&p->a, "A", g.in, g.a, g.rows, g.n, GROUPED_ROWS, issues)
                : mgpu_product_map(&p->a, "A", g.in, g.a, g.rows, g.k, 64, wide,
                                   MGPU_SWIZZLE_128B, issues);
    each[1] = t ? mgpu_groups_map(&p->b, "B", g.in, g.b, g.rows, g.k, GROUPED_ROWS, issues)
                : mgpu_product_map(&p->b, "B", wide == GROUPED_K ? g.f8.in_b : g.in, g.b,
                                   g.groups * g.n, g.k, GROUPED_ROWS_B(w), wide,
                                   MGPU_SWIZZLE_128B, issues);
    each[2] = mgpu_product_map(&p->d, "D", g.out, g.d, t ? g.groups * g.n : g.rows, p->to.cols,
                               64, 128 / mgpu_dtype_bytes(g.out), MGPU_SWIZZLE_128B, issues);
    tiles = t ? g.groups * p->groups.walk.tiles
              : (g.rows / GROUPED_M + g.groups) * p->groups.walk.tiles_n;
    tiles *= g.f8.promoted ? 1 : 2; /* of halves */
    plan->config =
        mgpu_launch_1d(tiles < multiprocessors ? tiles : multiprocessors, GROUPED_THREADS);
    plan->config.smem_bytes = GROUPED_SMEM_BYTES(w);
    return each[0] != MGPU_OK ? each[0] : each[1] != MGPU_OK ? each[1] : each[2];
}
