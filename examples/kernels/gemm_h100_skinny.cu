/* gemm_h100_skinny.cu - D[M][N] = A[M][K] * B[N][K]^T on Hopper for M of 1 to 128, to paste and to change.
 * SPDX-License-Identifier: MIT
 *
 * Few activations A meet many weights B: what counts is how fast B comes out of memory, once. A, B are
 * bf16 or f16, sums are f32, D is bf16, f16 or f32. Rows of A and B are whole 16 bytes; else any N, K.
 *
 * Operands change places, D^T = B * A^T: weights are the 64 rows of a wgmma, and its columns are X, M
 * rounded up to 8, 16, 32, 64 or 128. A tile is R rows of B, and so R columns of D: R is chosen (8, 16
 * .. 128) so that all tiles are on the machine at once. Where that does not do, K is split as well, over
 * S blocks of a cluster. A block of 288 threads streams its part of a tile through a ring of stages:
 *
 *             K ->  | stage 0 | stage 1 | stage 2 | stage 3 | ...   up to 40 KB each, of one or
 *       B[R rows]   | box box | box box | box box | box box |       more boxes of 64 columns
 *       A[X rows]   | box box | box box | box box | box box |
 *
 *     warp 8        one thread: TMA loads into the ring, as many stages as memory has
 *     R > 64        warpgroup 0 multiplies rows 0 .. 63, warpgroup 1 rows R - 64 .. R - 1
 *     R <= 64       each has every other stage. What wgmma reads behind R rows is the next box, or A:
 *                   nobody stores what comes of it
 *
 * Then the sums meet in shared memory, in a fixed order, by tile/sums.h: D has the same bits each time, for one R and S.
 * Which they are depends on M, N, K and the number of multiprocessors, unless they are given.
 *
 * Programmatic launch (`pdl`): weights are loaded before griddepcontrol.wait, A after it. So no kernel
 * ahead in the stream may write B, unless one launched without `pdl` is between; A and D are free.
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product.h>
#include <mgpu/tile/sums.h>

MGPU_REQUIRE(WGMMA);

enum {
    SKINNY_M = 128, /* most rows of A */
    SKINNY_ROWS = 128,
    SKINNY_K = 64, /* 128 bytes: one row of the 128-byte swizzle */
    SKINNY_CONSUMERS = 256,
    SKINNY_WARPS = SKINNY_CONSUMERS / 32,
    SKINNY_THREADS = SKINNY_CONSUMERS + 32,
    SKINNY_CLUSTER = 8, /* most blocks */
    SKINNY_ROW_BYTES = SKINNY_K * 2,
    SKINNY_STAGE_ROWS = 320,  /* of B and A, in all boxes of a stage, at most */
    SKINNY_SMEM = 227 * 1024, /* of one block on a multiprocessor */
    SKINNY_HALF_SMEM = 113 * 1024
};

typedef struct skinny_args {
    mgpu_tensor_map a, b;
    mgpu_sums_to to;      /* D; R and S */
    uint32_t boxes, all;  /* of SKINNY_K columns: in a stage, in K */
    uint32_t stages;      /* of the ring */
    uint32_t steps, more; /* stages along K: of each part, of so many one more */
    mgpu_dtype in;
    bool pdl;
} skinny_args;

/* A block, by its place in the grid: tiles along x, parts of K along y. A stage has boxes of B[R][64], then of A[X][64];
 * behind the stages are the barriers of the ring. */
typedef struct skinny_block {
    const skinny_args *p;
    mgpu_sums at;                     /* its tile, its part of K, the address of the ring */
    uint32_t b_bytes, a_bytes, stage; /* of a box of B, of A, of all of a stage */
    mgpu_pipeline ring;
    uint32_t step, steps; /* stages along K: the first, how many */
} skinny_block;

MGPU_DEVICE skinny_block
skinny_where(const skinny_args *p, uint32_t smem, uint32_t x)
{
    const uint32_t part = blockIdx.y;
    skinny_block b;
    b.p = p;
    b.b_bytes = p->to.rows * SKINNY_ROW_BYTES;
    b.a_bytes = x * SKINNY_ROW_BYTES;
    b.stage = p->boxes * (b.b_bytes + b.a_bytes);
    b.ring = mgpu_pipeline_make(smem + p->stages * b.stage, p->stages);
    b.step = part * p->steps + (part < p->more ? part : p->more);
    b.steps = p->steps + (part < p->more);
    b.at = mgpu_sums_make(&p->to, smem, x, blockIdx.x * p->to.rows, part);
    return b;
}

/* Boxes in stage i of this part: the last one of K may have fewer. */
MGPU_DEVICE uint32_t
skinny_boxes_in(const skinny_block *b, uint32_t i)
{
    const uint32_t left = b->p->all - (b->step + i) * b->p->boxes;
    return left < b->p->boxes ? left : b->p->boxes;
}

/* One thread loads: weights of stage i, behind which it expects all of it, or activations. */
MGPU_DEVICE void
skinny_load(const skinny_block *b, uint32_t i, mgpu_pipeline_place at, bool weights,
            uint64_t policy)
{
    const skinny_args *const p = b->p;
    const uint32_t boxes = skinny_boxes_in(b, i), first = (b->step + i) * p->boxes;
    const uint32_t to =
        b->at.smem + at.stage * b->stage + (weights ? 0 : p->boxes * b->b_bytes);
    if (weights)
        mgpu_pipeline_acquire(b->ring, at, boxes * (b->b_bytes + b->a_bytes));
    MGPU_ROLLED
    for (uint32_t box = 0; box < boxes; box++)
        mgpu_pipeline_load_2d_hint(b->ring, at, to + box * (weights ? b->b_bytes : b->a_bytes),
                                   weights ? &p->b : &p->a, (int32_t)((first + box) * SKINNY_K),
                                   weights ? (int32_t)b->at.row : 0, 1, policy);
}

/* ---- two warpgroups multiply ------------------------------------------------------------- */

/* Instructions have X, and registers X / 2, in their names. */
#define SKINNY_BY_X(x, DO)                                                                     \
    ((x) == 8    ? DO(8, 4)                                                                    \
     : (x) == 16 ? DO(16, 8)                                                                   \
     : (x) == 32 ? DO(32, 16)                                                                  \
     : (x) == 64 ? DO(64, 32)                                                                  \
                 : DO(128, 64))

#define SKINNY_REGS(X, regs) mgpu_regs_f32_x##regs(d) /* no use of d[] crosses this */

/* d[64][X] += B[64][64] * A[X][64]^T: one box, four steps of 16 along K. */
MGPU_DEVICE void
skinny_multiply(uint32_t x, mgpu_dtype in, float d[64], uint64_t b, uint64_t a)
{
#define SKINNY_BF16(X, regs) mgpu_wgmma_m64n##X##k16_f32_bf16_ss(d, b + 2 * k, a + 2 * k, 1)
#define SKINNY_F16(X, regs)  mgpu_wgmma_m64n##X##k16_f32_f16_ss(d, b + 2 * k, a + 2 * k, 1)
    MGPU_UNROLL
    for (uint32_t k = 0; k < SKINNY_K / 16; k++) /* 16 elements: 2 in a descriptor */
        if (in == MGPU_DTYPE_BF16)
            SKINNY_BY_X(x, SKINNY_BF16);
        else
            SKINNY_BY_X(x, SKINNY_F16);
}

/* d += all steps of this part, or every other one. */
MGPU_DEVICE void
skinny_consume(const skinny_block *b, mgpu_dtype in, uint32_t wg, float d[64])
{
    const uint32_t turns = b->at.turns, from = mgpu_sums_from(&b->at, wg);
    const uint64_t b0 =
        mgpu_wgmma_desc_k_major(b->at.smem + from * SKINNY_ROW_BYTES, MGPU_SWIZZLE_128B);
    const uint64_t a0 =
        mgpu_wgmma_desc_k_major(b->at.smem + b->p->boxes * b->b_bytes, MGPU_SWIZZLE_128B);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    SKINNY_BY_X(b->at.x, SKINNY_REGS);
    at.stage = turns == 2 ? wg : 0; /* rings have three and more */
    for (uint32_t i = at.stage; i < b->steps; i += turns) {
        const uint64_t stage = at.stage * (b->stage / 16);
        const uint32_t boxes = skinny_boxes_in(b, i);
        mgpu_pipeline_wait(b->ring, at);
        MGPU_ROLLED
        for (uint32_t box = 0; box < boxes; box++) {
            mgpu_wgmma_fence();
            skinny_multiply(b->at.x, in, d, b0 + stage + box * (b->b_bytes / 16),
                            a0 + stage + box * (b->a_bytes / 16));
            mgpu_wgmma_commit_group();
        }
        mgpu_wgmma_wait_group(0); /* it is memory that all wait for: make room at once */
        mgpu_pipeline_release(b->ring, at);
        at = mgpu_pipeline_next(b->ring, at);
        if (turns == 2)
            at = mgpu_pipeline_next(b->ring, at);
    }
    SKINNY_BY_X(b->at.x, SKINNY_REGS);
}

MGPU_DEVICE void
skinny(const skinny_args *p, uint32_t x)
{
    MGPU_SMEM(memory, 1024);
    const skinny_block b = skinny_where(p, mgpu_smem_addr(memory), x);
    const uint32_t head = b.steps < p->stages ? b.steps : p->stages;
    const uint32_t wg = mgpu_warpgroup_index();
    const bool producer = wg == SKINNY_CONSUMERS / 128 && mgpu_elect_sync();
    const uint64_t once = mgpu_createpolicy_fractional_l2_evict_first(1.0f);
    const uint64_t keep = mgpu_createpolicy_fractional_l2_evict_last(1.0f);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    float d[64];

    if (producer) {
        mgpu_prefetch_tensormap(&p->b);
        mgpu_prefetch_tensormap(&p->a);
        mgpu_pipeline_init(b.ring, 1, SKINNY_WARPS >> (b.at.turns - 1));
        for (uint32_t i = 0; i < head; i++) {
            skinny_load(&b, i, at, true, once);
            if (!p->pdl) /* not behind all the weights */
                skinny_load(&b, i, at, false, keep);
            at = mgpu_pipeline_next(b.ring, at);
        }
    }
    mgpu_pipeline_ready(1);
    mgpu_griddepcontrol_launch_dependents();

    if (producer) {
        mgpu_griddepcontrol_wait(); /* stores of D come later still: sums want A */
        at = p->pdl ? mgpu_pipeline_start() : at;
        for (uint32_t i = p->pdl ? 0 : head; i < b.steps; i++) {
            if (i >= head)
                skinny_load(&b, i, at, true, once);
            skinny_load(&b, i, at, false, keep);
            at = mgpu_pipeline_next(b.ring, at);
        }
    }
    if (wg == SKINNY_CONSUMERS / 128)
        return; /* at barriers of the cluster who has ended has arrived */

    mgpu_acc_zero_f32(d, x / 2);
    if (p->in == MGPU_DTYPE_BF16)
        skinny_consume(&b, MGPU_DTYPE_BF16, wg, d);
    else
        skinny_consume(&b, MGPU_DTYPE_F16, wg, d);
    if (p->to.direct)
        mgpu_sums_store(&b.at, wg, d, 1);
    else
        mgpu_sums_meet(&b.at, wg, d, 1);
}

#define SKINNY_KERNEL(x)                                                                       \
    MGPU_KERNEL(gemm_h100_skinny_##x, skinny_args, p, SKINNY_THREADS, 2)                       \
    {                                                                                          \
        skinny(p, x);                                                                          \
    }
SKINNY_KERNEL(8)
SKINNY_KERNEL(16)
SKINNY_KERNEL(32)
SKINNY_KERNEL(64)
SKINNY_KERNEL(128)

/* ---- host: what to multiply, how to launch it -------------------------------------------- */

typedef struct skinny_problem {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    const void *a, *b; /* A[m][k], B[n][k] of `in` */
    void *d;           /* D[m][n] of `out` */
    bool pdl;          /* programmatic launch: kernels ahead do not write B, see above */
    uint32_t split;    /* parts of K, 1 to 8; 0, as all below: as skinny_choose() finds best */
    uint32_t rows;     /* of a tile: 8, 16 .. 128 */
    uint32_t blocks;   /* for which a multiprocessor shall have memory: 1 or 2 */
} skinny_problem;

typedef struct skinny_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    skinny_args args;
} skinny_plan;

/* What the kernel has no code for. */
MGPU_HOST mgpu_status
skinny_check(const skinny_problem *g, uint32_t multiprocessors, mgpu_issues *issues)
{
    static const mgpu_dtype types[] = {MGPU_DTYPE_BF16, MGPU_DTYPE_F16};
    const mgpu_product product = {
        g->m, g->n, g->k, g->in, g->out, g->a, g->b, g->d, {false, false, 0, 0, 0, 0, 0}};
    const uint64_t at = (uintptr_t)g->d;
    const struct {
        bool good;
        const char *field;
        uint64_t is;
        const char *must;
    } rules[] = {{g->m <= SKINNY_M, "m", g->m, "1 to 128: take gemm_h100"},
                 {g->split <= SKINNY_CLUSTER, "split", g->split, "1 to 8: 0 takes what fits"},
                 {g->rows <= SKINNY_ROWS && g->rows % 8 == 0, "rows", g->rows,
                  "a multiple of 8 up to 128: 0 takes what fits"},
                 {g->blocks <= 2, "blocks", g->blocks, "1 or 2: 0 takes what fits"},
                 {at % 16 == 0, "d", at, /* of a and b the maps say it */
                  "a multiple of 16: begin D where mgpu_malloc() does"}};
    mgpu_status status = mgpu_product_check("gemm_h100_skinny", &product, types, 2, issues);
    status = mgpu_product_gpu("gemm_h100_skinny", multiprocessors, status, issues);
    for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++)
        if (!rules[i].good)
            status = mgpu_product_wrong("gemm_h100_skinny", rules[i].field,
                                        (int64_t)rules[i].is, NULL, rules[i].must, issues);
    return status;
}

/* X: columns of a wgmma. */
MGPU_HOST uint32_t
skinny_x(uint32_t m)
{
    uint32_t x = 8;
    while (x < m && x < SKINNY_M)
        x *= 2;
    return x;
}

MGPU_HOST uint32_t
skinny_stages(uint32_t x, uint32_t rows, uint32_t boxes, uint32_t blocks)
{
    return (blocks == 1 ? SKINNY_SMEM : SKINNY_HALF_SMEM) /
           (boxes * (rows + x) * SKINNY_ROW_BYTES + MGPU_PIPELINE_BYTES(1));
}

/* Boxes in a stage: up to 40 KB, for each stage costs its warps a wait; four stages have room where they can. From the last
 * box of B on there are 64 rows. */
MGPU_HOST uint32_t
skinny_boxes(uint32_t x, uint32_t rows, uint32_t blocks)
{
    uint32_t boxes = SKINNY_STAGE_ROWS / (rows + x);
    while (boxes > 1 && skinny_stages(x, rows, boxes, blocks) < 4)
        boxes--;
    return boxes;
}

/* What a choice of rows, split and blocks takes, counted in rows of 128 bytes at the rate at which memory fills one
 * multiprocessor when all load. Memory brings each row of B once. L2 brings rows of B and A, of which a quarter is hidden, to
 * one multiprocessor 9 / 7 times as fast, and a box of each costs 7.5 more; to all it brings them three times as fast: the
 * slowest counts, and a tenth of what L2 does. A round costs 173, 0.7 microseconds, and a stage two. In a cluster a block costs
 * 600, 57 times S, and a fourteenth of the bytes of its sums. Clusters lie within groups of few multiprocessors: two in seven
 * of these are left free, unless S is 2, or 4 with two blocks each. Fitted to what all choices take on an H200. */
MGPU_HOST uint64_t
skinny_cost(const skinny_problem *g, uint32_t x, uint64_t multiprocessors)
{
    const uint64_t all = multiprocessors, split = g->split;
    const uint64_t boxes = skinny_boxes(x, g->rows, g->blocks);
    const uint64_t steps =
        mgpu_ceil_div(mgpu_ceil_div(g->k, (uint32_t)boxes * SKINNY_K), g->split);
    const uint64_t tiles = mgpu_ceil_div(g->n, g->rows), per = g->pdl ? 1 : g->blocks;
    const uint64_t lost = 2 * g->blocks % split == 0 ? 0 : all * per * 2 / 7;
    const uint64_t fit = (all * per - lost) / split;
    const uint64_t rounds = fit == 0 ? tiles * split : (tiles + fit - 1) / fit;
    const uint64_t loads = steps * boxes * (4 * g->rows + 3 * x) / 4;
    const uint64_t one = rounds * per * (loads * 7 / 9 + steps * boxes * 15 / 2);
    const uint64_t l2 = tiles * split * loads / 3 / all, slow = one > l2 ? one : l2;
    const uint64_t memory = (g->k + 63) / 64 * (uint64_t)g->n / all;
    const uint64_t meet = 600 + 57 * split + g->rows * x / 29;
    return (slow > memory ? slow : memory) + (one + l2) / 10 +
           rounds * (173 + per * steps * 2 + (split > 1 ? per * meet : 0));
}

/* What is not given of rows, split and blocks: what costs least. With `pdl` there is one block on a multiprocessor: the other
 * place is for the kernel behind, to load its weights. */
MGPU_HOST void
skinny_choose(skinny_problem *g, uint32_t x, uint32_t multiprocessors)
{
    const skinny_problem given = *g;
    skinny_problem t = given;
    uint64_t least = UINT64_MAX;
    for (t.blocks = 1; t.blocks <= 2; t.blocks++)
        for (t.split = 1; t.split <= SKINNY_CLUSTER; t.split++)
            for (t.rows = SKINNY_ROWS; t.rows != 0; t.rows -= 8)
                if ((given.rows == 0 || t.rows == given.rows) &&
                    (given.split == 0 || t.split == given.split) &&
                    (given.blocks == 0 ? !t.pdl || t.blocks == 2 : t.blocks == given.blocks) &&
                    skinny_cost(&t, x, multiprocessors) < least) {
                    *g = t;
                    least = skinny_cost(&t, x, multiprocessors);
                }
}

/* Maps, cluster and grid.
 *   issues  emptied, then all that is wrong, of the first map that is; may be NULL */
mgpu_status
skinny_plan_make(skinny_plan *plan, skinny_problem g, uint32_t multiprocessors,
                 mgpu_issues *issues)
{
    static const mgpu_kernel *const kernels[5] = {
        &gemm_h100_skinny_8_kernel, &gemm_h100_skinny_16_kernel, &gemm_h100_skinny_32_kernel,
        &gemm_h100_skinny_64_kernel, &gemm_h100_skinny_128_kernel};
    skinny_args *p = &plan->args;
    mgpu_status status;
    uint32_t x, which = 0, steps, stage, split;

    if (issues != NULL)
        issues->count = 0;
    status = skinny_check(&g, multiprocessors, issues);
    if (status != MGPU_OK)
        return status;
    x = skinny_x(g.m);
    while (8u << which < x)
        which++;
    skinny_choose(&g, x, multiprocessors);
    p->boxes = skinny_boxes(x, g.rows, g.blocks);
    stage = p->boxes * (g.rows + x) * SKINNY_ROW_BYTES;
    p->stages = skinny_stages(x, g.rows, p->boxes, g.blocks);
    if (g.rows <= 64) /* each warpgroup has stages of its own, and waits for all their phases */
        p->stages -= p->stages % 2;
    p->all = mgpu_ceil_div(g.k, SKINNY_K);
    steps = mgpu_ceil_div(p->all, p->boxes);
    split = g.split < steps ? g.split : steps; /* no part is empty */
    p->to = mgpu_sums_to_make(g.d, g.m, g.n, g.out, g.rows, split);
    p->steps = steps / split;
    p->more = steps % split;
    p->in = g.in;
    p->pdl = g.pdl;
    status = mgpu_product_map(&p->a, "A", g.in, g.a, g.m, g.k, x, SKINNY_K, MGPU_SWIZZLE_128B,
                              issues);
    if (status == MGPU_OK)
        status = mgpu_product_map(&p->b, "B", g.in, g.b, g.n, g.k, g.rows, SKINNY_K,
                                  MGPU_SWIZZLE_128B, issues);
    if (status != MGPU_OK)
        return status;
    plan->kernel = kernels[which];
    plan->config = mgpu_launch_2d(mgpu_ceil_div(g.n, g.rows), split, SKINNY_THREADS);
    plan->config.cluster = mgpu_make_dim3(1, split, 1);
    plan->config.smem_bytes = p->stages * (stage + MGPU_PIPELINE_BYTES(1));
    plan->config.programmatic = g.pdl;
    return MGPU_OK;
}
