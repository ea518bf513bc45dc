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
 * Then the sums meet in shared memory, in a fixed order: D has the same bits each time, for one R and S. Which
 * they are depends on M, N, K and the number of multiprocessors, unless they are given. With S = 1, D of
 * 16 bits and N even, warpgroups that took turns give each other half of their accumulators, add, and store;
 * those that have rows of their own store. Else:
 *
 *     each block    accumulators -> P[X][R + 4], R <= 64 two of them, where the ring was
 *     all           barrier of the block, of S blocks
 *     part s        a share of D: all P in their order, read from its peers
 *
 * Where rows of A are many beside R, C = 2 or 4 blocks of a cluster, along x, share them: each loads X / C rows of
 * every box and multicasts them to all, so a stage is free when all C have read it. With S parts of K a cluster has
 * C x S blocks, 8 at most; only those with the same part share. Other kernels do that, gemm_h100_skinny_shared_X:
 *
 *       block 0     B[its R rows]   A[rows 0 .. X / 2 - 1] -> both
 *       block 1     B[its R rows]   A[rows X / 2 .. X - 1] -> both
 *
 * Programmatic launch (`pdl`): weights are loaded before griddepcontrol.wait, A after it. So no kernel
 * ahead in the stream may write B, unless one launched without `pdl` is between; A and D are free. With C > 1 A is
 * loaded behind a barrier of the cluster as well.
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product.h>
#include <mgpu/layout/schedule.h>

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
    void *d;
    uint32_t m, n;
    uint32_t rows;         /* R */
    mgpu_divisor by_quads; /* R / 4 */
    uint32_t boxes, all;   /* of SKINNY_K columns: in a stage, in K */
    uint32_t stages;       /* of the ring */
    uint32_t steps, more;  /* stages along K: of each part, of so many one more */
    uint32_t split;        /* S: parts of K */
    mgpu_dtype in, out;
    bool pdl;
    bool direct;     /* S is 1, and pairs of 16 bits of D lie in words */
    uint32_t across; /* C: blocks that share A */
} skinny_args;

/* A block, by its place in the grid: tiles along x, parts of K, a cluster, along y. A stage has boxes
 * of B[R][64], then of A[X][64]; behind the stages are the barriers of the ring. */
typedef struct skinny_block {
    const skinny_args *p;
    uint32_t x, smem;
    uint32_t b_bytes, a_bytes, stage; /* of a box of B, of A, of all of a stage */
    mgpu_pipeline ring;
    uint32_t row;         /* of B, the first */
    uint32_t part;        /* of K */
    uint32_t step, steps; /* stages along K: the first, how many */
    uint32_t turns;       /* 2: warpgroups take stages in turn; 1: each has rows of all */
    uint32_t pitch;       /* of P, bytes: lanes of a fragment are in 32 banks */
    bool shared;          /* a constant: A comes in shares, as p->across says */
    uint32_t first;       /* the rank of the first block of those that share A */
} skinny_block;

MGPU_DEVICE skinny_block
skinny_where(const skinny_args *p, uint32_t smem, uint32_t x, bool shared)
{
    skinny_block b;
    b.p = p;
    b.x = x;
    b.smem = smem;
    b.b_bytes = p->rows * SKINNY_ROW_BYTES;
    b.a_bytes = x * SKINNY_ROW_BYTES;
    b.stage = p->boxes * (b.b_bytes + b.a_bytes);
    b.ring = mgpu_pipeline_make(smem + p->stages * b.stage, p->stages);
    b.row = blockIdx.x * p->rows;
    b.part = blockIdx.y;
    b.step = b.part * p->steps + (b.part < p->more ? b.part : p->more);
    b.steps = p->steps + (b.part < p->more);
    b.turns = p->rows <= 64 ? 2 : 1;
    b.pitch = (p->rows + 4) * 4;
    b.shared = shared;
    b.first = shared ? b.part * p->across : 0;
    return b;
}

/* A bit for each block that shares A, by its rank. */
MGPU_DEVICE uint16_t
skinny_sharers(const skinny_block *b)
{
    return (uint16_t)(((1u << b->p->across) - 1) << b->first);
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
    const uint32_t boxes = skinny_boxes_in(b, i), first = (b->step + i) * b->p->boxes;
    const uint32_t to =
        b->smem + at.stage * b->stage + (weights ? 0 : b->p->boxes * b->b_bytes);
    if (weights)
        mgpu_pipeline_acquire(b->ring, at, boxes * (b->b_bytes + b->a_bytes));
    if (b->shared && !weights) {
        const uint32_t rows = b->x / b->p->across;
        const uint32_t row = (mgpu_cluster_ctarank() - b->first) * rows;
        MGPU_ROLLED
        for (uint32_t box = 0; box < boxes; box++)
            mgpu_tma_load_2d_multicast_hint(
                to + box * b->a_bytes + row * SKINNY_ROW_BYTES, &b->p->a,
                (int32_t)((first + box) * SKINNY_K), mgpu_schedule_within(row, b->p->m),
                mgpu_pipeline_full(b->ring, at), skinny_sharers(b), policy);
        return;
    }
    MGPU_ROLLED
    for (uint32_t box = 0; box < boxes; box++)
        mgpu_tma_load_2d_hint(to + box * (weights ? b->b_bytes : b->a_bytes),
                              weights ? &b->p->b : &b->p->a,
                              (int32_t)((first + box) * SKINNY_K),
                              !weights    ? 0
                              : b->shared ? mgpu_schedule_within(b->row, b->p->n)
                                          : (int32_t)b->row,
                              mgpu_pipeline_full(b->ring, at), policy);
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

/* This warpgroup's 64 rows begin there. */
MGPU_DEVICE uint32_t
skinny_from(const skinny_block *b, uint32_t wg)
{
    return b->turns == 1 ? wg * (b->p->rows - 64) : 0;
}

/* d += all steps of this part, or every other one. */
MGPU_DEVICE void
skinny_consume(const skinny_block *b, mgpu_dtype in, uint32_t wg, float d[64])
{
    const uint32_t turns = b->turns;
    const uint64_t b0 = mgpu_wgmma_desc_k_major(b->smem + skinny_from(b, wg) * SKINNY_ROW_BYTES,
                                                MGPU_SWIZZLE_128B);
    const uint64_t a0 =
        mgpu_wgmma_desc_k_major(b->smem + b->p->boxes * b->b_bytes, MGPU_SWIZZLE_128B);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    SKINNY_BY_X(b->x, SKINNY_REGS);
    at.stage = turns == 2 ? wg : 0; /* rings have three and more */
    for (uint32_t i = at.stage; i < b->steps; i += turns) {
        const uint64_t stage = at.stage * (b->stage / 16);
        const uint32_t boxes = skinny_boxes_in(b, i);
        mgpu_pipeline_wait(b->ring, at);
        MGPU_ROLLED
        for (uint32_t box = 0; box < boxes; box++) {
            mgpu_wgmma_fence();
            skinny_multiply(b->x, in, d, b0 + stage + box * (b->b_bytes / 16),
                            a0 + stage + box * (b->a_bytes / 16));
            mgpu_wgmma_commit_group();
        }
        mgpu_wgmma_wait_group(0); /* it is memory that all wait for: make room at once */
        if (b->shared)
            mgpu_pipeline_release_multicast(b->ring, at, skinny_sharers(b));
        else
            mgpu_pipeline_release(b->ring, at);
        at = mgpu_pipeline_next(b->ring, at);
        if (turns == 2)
            at = mgpu_pipeline_next(b->ring, at);
    }
    SKINNY_BY_X(b->x, SKINNY_REGS);
}

/* ---- of one part: D of 16 bits, out of registers ----------------------------------------- */

/* D[m][n], D[m][n + 1], of eight rows of A: x[0], x[1] are neighbours along A, and x[2], x[3] eight rows of B on. */
MGPU_DEVICE void
skinny_store_pairs(const skinny_block *b, uint32_t wg, uint32_t q, const float x[4])
{
    const skinny_args *const p = b->p;
    const uint32_t from = skinny_from(b, wg), lane = threadIdx.x % 32;
    const uint32_t row = from + threadIdx.x % 128 / 32 * 16, m = 8 * q + lane / 4;
    MGPU_UNROLL
    for (uint32_t h = 0; h < 2; h++) {
        const uint32_t r = row + 8 * h, n = b->row + r + lane % 4 * 2;
        const uint32_t pair = mgpu_movmatrix_trans(
            p->out == MGPU_DTYPE_BF16 ? mgpu_cvt_rn_bf16x2_f32(x[2 * h + 1], x[2 * h])
                                      : mgpu_cvt_rn_f16x2_f32(x[2 * h + 1], x[2 * h]));
        if (r < p->rows && (from == 0 || r >= 64) && n < p->n && m < p->m)
            *(uint32_t *)(void *)((uint16_t *)p->d + (size_t)m * p->n + n) = pair;
    }
}

/* Warpgroups that took turns have all of D each, in part: each adds up its half of the rows of A, and gives the other the
 * rest, of eight rows 16 bytes a thread. */
MGPU_DEVICE void
skinny_finish(const skinny_block *b, uint32_t wg, const float d[64])
{
    const uint32_t half = b->x / 16, to = b->smem + threadIdx.x % 128 * 16;
    const bool alone = b->turns == 1;
    if (!alone) {
        mgpu_barrier_sync_aligned(1, SKINNY_CONSUMERS); /* both have read the ring */
        MGPU_UNROLL
        for (uint32_t q = 0; q < b->x / 8; q++)
            if ((q < half) != (wg == 0))
                mgpu_st_shared_v4_f32(to + q * 2048, d + 4 * q);
        mgpu_barrier_sync_aligned(1, SKINNY_CONSUMERS);
    }
    MGPU_UNROLL
    for (uint32_t q = 0; q < b->x / 8; q++)
        if (alone || (q < half) == (wg == 0)) {
            float v[4] = {0, 0, 0, 0};
            if (!alone)
                mgpu_ld_shared_v4_f32(v, to + q * 2048);
            MGPU_UNROLL
            for (uint32_t i = 0; i < 4; i++)
                v[i] += d[4 * q + i];
            skinny_store_pairs(b, wg, q, v);
        }
}

/* ---- or P, and add, over the parts ------------------------------------------------------- */

/* P[row of A][row of B] = what they come to. */
MGPU_DEVICE void
skinny_park(const skinny_block *b, uint32_t wg, const float d[64])
{
    const uint32_t rows = b->p->rows, from = skinny_from(b, wg);
    const uint32_t to = b->smem + (b->turns == 1 ? 0 : wg * b->x * b->pitch);
    mgpu_barrier_sync_aligned(1, SKINNY_CONSUMERS); /* both have read the ring */
    MGPU_UNROLL
    for (uint32_t r = 0; r < b->x / 2; r++) {
        const mgpu_coord c = mgpu_wgmma_d_f32_coord(threadIdx.x % 128, r);
        if (from + c.row < rows && (from == 0 || from + c.row >= 64))
            mgpu_st_shared_f32(to + c.col * b->pitch + (from + c.row) * 4, d[r]);
    }
}

/* D[m][n .. n + 3] = sum, as many of them as there are. */
MGPU_DEVICE void
skinny_store(const skinny_args *p, uint32_t m, uint32_t n, const float sum[4])
{
    const bool f32 = p->out == MGPU_DTYPE_F32, bf16 = p->out == MGPU_DTYPE_BF16;
    const size_t at = (size_t)m * p->n + n;
    const uint32_t lo =
        bf16 ? mgpu_cvt_rn_bf16x2_f32(sum[1], sum[0]) : mgpu_cvt_rn_f16x2_f32(sum[1], sum[0]);
    const uint32_t hi =
        bf16 ? mgpu_cvt_rn_bf16x2_f32(sum[3], sum[2]) : mgpu_cvt_rn_f16x2_f32(sum[3], sum[2]);
    float *const wide = (float *)p->d + at;
    uint16_t *const half = (uint16_t *)p->d + at;
    if (p->n % 4 == 0 && f32)
        *(float4 *)(void *)wide = make_float4(sum[0], sum[1], sum[2], sum[3]);
    else if (p->n % 4 == 0)
        *(uint2 *)(void *)half = make_uint2(lo, hi);
    else {
        MGPU_UNROLL
        for (uint32_t i = 0; i < 4 && n + i < p->n; i++)
            if (f32)
                wide[i] = sum[i];
            else
                half[i] = (uint16_t)((i < 2 ? lo : hi) >> 16 * (i % 2));
    }
}

/* A share of D, four columns of a row at a time: all P, of part after part. Eight loads are on their
 * way at once: of one such place, or, with X of 64 and more, of four. */
MGPU_DEVICE void
skinny_add(const skinny_block *b)
{
    const uint32_t quads = b->p->rows / 4, half = b->turns - 1; /* half: two P a part */
    const uint32_t all = b->p->split << half;
    const uint32_t places = b->x < 64 ? 1 : 4, each = 8 / places;
    const uint32_t next = SKINNY_CONSUMERS * b->p->split, end = b->p->m * quads;
    const uint32_t beside = b->shared ? mgpu_cluster_ctarank() - b->first : 0;
    for (uint32_t i = b->part * SKINNY_CONSUMERS + threadIdx.x; i < end; i += places * next) {
        float sum[4][4] = {{0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}}, v[8][4];
        for (uint32_t first = 0; first < all; first += each) {
            MGPU_UNROLL
            for (uint32_t j = 0; j < 8; j++) {
                const uint32_t q = i + j / each * next, P = first + j % each;
                const uint32_t m = mgpu_divide(q, b->p->by_quads);
                const uint32_t at =
                    b->smem + ((P & half) * b->x + m) * b->pitch + (q - m * quads) * 16;
                if (P < all && q < end && P >> half == b->part)
                    mgpu_ld_shared_v4_f32(v[j], at);
                else if (P < all && q < end)
                    mgpu_ld_shared_cluster_v4_f32(
                        v[j], mgpu_mapa(at, b->shared ? (P >> half) * b->p->across + beside
                                                      : P >> half));
            }
            MGPU_UNROLL
            for (uint32_t j = 0; j < 8; j++)
                if (first + j % each < all && i + j / each * next < end) {
                    MGPU_UNROLL
                    for (uint32_t c = 0; c < 4; c++)
                        sum[j / each][c] += v[j][c];
                }
        }
        MGPU_UNROLL
        for (uint32_t j = 0; j < places; j++) {
            const uint32_t q = i + j * next, m = mgpu_divide(q, b->p->by_quads);
            const uint32_t n = b->row + (q - m * quads) * 4;
            if (q < end && n < b->p->n)
                skinny_store(b->p, m, n, sum[j]);
        }
    }
}

/* A is loaded when the kernel ahead has ended, or the rings of all who share it are there. */
MGPU_DEVICE bool
skinny_a_waits(const skinny_block *b)
{
    return b->shared || b->p->pdl;
}

MGPU_DEVICE void
skinny(const skinny_args *p, uint32_t x, bool shared)
{
    MGPU_SMEM(memory, 1024);
    const skinny_block b = skinny_where(p, mgpu_smem_addr(memory), x, shared);
    const uint32_t most = shared && !p->pdl ? 2 : p->stages; /* until peers are there */
    const uint32_t head = b.steps < most ? b.steps : most;
    const uint32_t wg = mgpu_warpgroup_index();
    const bool producer = wg == SKINNY_CONSUMERS / 128 && mgpu_elect_sync();
    const uint64_t once = mgpu_createpolicy_fractional_l2_evict_first(1.0f);
    const uint64_t keep = mgpu_createpolicy_fractional_l2_evict_last(1.0f);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    float d[64];

    if (producer) {
        mgpu_prefetch_tensormap(&p->b);
        mgpu_prefetch_tensormap(&p->a);
        mgpu_pipeline_init(b.ring, 1,
                           (SKINNY_WARPS >> (b.turns - 1)) * (shared ? p->across : 1));
        for (uint32_t i = 0; i < head; i++) {
            skinny_load(&b, i, at, true, once);
            if (!skinny_a_waits(
                    &b)) /* not behind all the weights: the first stage is soon whole */
                skinny_load(&b, i, at, false, keep);
            at = mgpu_pipeline_next(b.ring, at);
        }
    }
    mgpu_pipeline_ready(shared ? SKINNY_CLUSTER : 1);
    mgpu_griddepcontrol_launch_dependents();

    if (producer) {
        mgpu_griddepcontrol_wait(); /* stores of D come later still: sums want A */
        at = skinny_a_waits(&b) ? mgpu_pipeline_start() : at;
        for (uint32_t i = skinny_a_waits(&b) ? 0 : head; i < b.steps; i++) {
            if (i >= head)
                skinny_load(&b, i, at, true, once);
            skinny_load(&b, i, at, false, keep);
            at = mgpu_pipeline_next(b.ring, at);
        }
        if (shared) /* peers arrive here as long as they read */
            mgpu_pipeline_drain(b.ring, at);
    }
    if (wg == SKINNY_CONSUMERS / 128)
        return; /* at barriers of the cluster who has ended has arrived */

    mgpu_acc_zero_f32(d, x / 2);
    if (p->in == MGPU_DTYPE_BF16)
        skinny_consume(&b, MGPU_DTYPE_BF16, wg, d);
    else
        skinny_consume(&b, MGPU_DTYPE_F16, wg, d);
    if (p->direct) {
        skinny_finish(&b, wg, d);
        return;
    }
    skinny_park(&b, wg, d);
    if (p->split > 1) { /* the sums of all parts are there */
        mgpu_barrier_cluster_arrive_aligned();
        mgpu_barrier_cluster_wait_aligned();
    } else
        mgpu_barrier_sync_aligned(1, SKINNY_CONSUMERS);
    skinny_add(&b);
    if (p->split > 1) { /* no peer reads here any more */
        mgpu_barrier_cluster_arrive_relaxed_aligned();
        mgpu_barrier_cluster_wait_aligned();
    }
}

#define SKINNY_KERNEL(name, x, shared)                                                         \
    MGPU_KERNEL(gemm_h100_skinny_##name, skinny_args, p, SKINNY_THREADS, 2)                    \
    {                                                                                          \
        skinny(p, x, shared);                                                                  \
    }
SKINNY_KERNEL(8, 8, false)
SKINNY_KERNEL(16, 16, false)
SKINNY_KERNEL(32, 32, false)
SKINNY_KERNEL(64, 64, false)
SKINNY_KERNEL(128, 128, false)
SKINNY_KERNEL(shared_32, 32, true)
SKINNY_KERNEL(shared_64, 64, true)
SKINNY_KERNEL(shared_128, 128, true)

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
    uint32_t across;   /* tiles beside each other that share A: 1, with M > 16 also 2 or 4 */
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
    const uintptr_t d = (uintptr_t)g->d;
    mgpu_status status = mgpu_product_check("gemm_h100_skinny", &product, types, 2, issues);
#define SKINNY_MUST(good, field, got, must)                                                    \
    if (!(good))                                                                               \
    status = mgpu_product_wrong("gemm_h100_skinny", field, (int64_t)(got), NULL, must, issues)

    SKINNY_MUST(g->m <= SKINNY_M, "m", g->m, "1 to 128: take gemm_h100");
    SKINNY_MUST(g->split <= SKINNY_CLUSTER, "split", g->split, "1 to 8: 0 takes what fits");
    SKINNY_MUST(g->rows <= SKINNY_ROWS && g->rows % 8 == 0, "rows", g->rows,
                "a multiple of 8 up to 128: 0 takes what fits");
    SKINNY_MUST(g->blocks <= 2, "blocks", g->blocks, "1 or 2: 0 takes what fits");
    SKINNY_MUST(g->across <= 2 || g->across == 4, "across", g->across,
                "1, 2 or 4: 0 takes what fits");
    SKINNY_MUST(g->across <= 1 || g->m > 16, "across", g->across,
                "1 where m is 16 or less: so few rows of A are not shared");
    SKINNY_MUST(g->across <= 1 || g->split <= SKINNY_CLUSTER / g->across, "across", g->across,
                "8 / split or less: a cluster of across * split has 8 blocks");
    SKINNY_MUST(multiprocessors != 0, "multiprocessors", 0,
                "1 or more: pass what mgpu_device_query() says");
    SKINNY_MUST(d % 16 == 0, "d", d, /* of a and b the maps say it */
                "a multiple of 16: begin D where mgpu_malloc() does");
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
 * of these are left free, unless they are of 2 blocks, or of 4 with two blocks each. Fitted to what all choices take on an H200.
 *
 * Of C blocks that share A each brings X / C rows from L2, and gets the others' as well. That these cost a third, and a stage
 * two more, is a guess. */
MGPU_HOST uint64_t
skinny_cost(const skinny_problem *g, uint32_t x, uint64_t multiprocessors)
{
    const uint64_t all = multiprocessors, split = g->split, size = split * g->across;
    const uint64_t own = x / g->across, others = x - own;
    const uint64_t boxes = skinny_boxes(x, g->rows, g->blocks);
    const uint64_t steps =
        mgpu_ceil_div(mgpu_ceil_div(g->k, (uint32_t)boxes * SKINNY_K), g->split);
    const uint64_t clusters = mgpu_ceil_div(mgpu_ceil_div(g->n, g->rows), g->across);
    const uint64_t tiles = clusters * g->across, per = g->pdl ? 1 : g->blocks;
    const uint64_t lost = 2 * g->blocks % size == 0 ? 0 : all * per * 2 / 7;
    const uint64_t fit = (all * per - lost) / size;
    const uint64_t rounds = fit == 0 ? clusters * size : (clusters + fit - 1) / fit;
    const uint64_t loads = steps * boxes * (4 * g->rows + 3 * own) / 4;
    const uint64_t come = loads + steps * boxes * others / 4;
    const uint64_t one = rounds * per * (come * 7 / 9 + steps * boxes * 15 / 2);
    const uint64_t l2 = tiles * split * loads / 3 / all, slow = one > l2 ? one : l2;
    const uint64_t memory = (g->k + 63) / 64 * (uint64_t)g->n / all;
    const uint64_t meet = 600 + 57 * split + g->rows * x / 29;
    return (slow > memory ? slow : memory) + (one + l2) / 10 +
           rounds *
               (173 + per * steps * (g->across > 1 ? 4 : 2) + (split > 1 ? per * meet : 0));
}

/* What is not given of rows, split, blocks and across: what costs least, and 1 of across, for of more nothing is fitted. With `pdl` there is one block on a
 * multiprocessor: the other place is for the kernel behind, to load its weights. */
MGPU_HOST void
skinny_choose(skinny_problem *g, uint32_t x, uint32_t multiprocessors)
{
    const skinny_problem given = *g;
    skinny_problem t = given;
    uint64_t least = UINT64_MAX;
    t.across = given.across == 0 ? 1 : given.across;
    for (t.blocks = 1; t.blocks <= 2; t.blocks++)
        for (t.split = 1; t.split <= SKINNY_CLUSTER / t.across; t.split++)
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
    static const mgpu_kernel *const kernels[2][5] = {
        {&gemm_h100_skinny_8_kernel, &gemm_h100_skinny_16_kernel, &gemm_h100_skinny_32_kernel,
         &gemm_h100_skinny_64_kernel, &gemm_h100_skinny_128_kernel},
        {NULL, NULL, &gemm_h100_skinny_shared_32_kernel, &gemm_h100_skinny_shared_64_kernel,
         &gemm_h100_skinny_shared_128_kernel}};
    skinny_args *p = &plan->args;
    mgpu_status status;
    uint32_t x, which = 0, steps, stage;

    if (issues != NULL)
        issues->count = 0;
    status = skinny_check(&g, multiprocessors, issues);
    if (status != MGPU_OK)
        return status;
    x = skinny_x(g.m);
    while (8u << which < x)
        which++;
    skinny_choose(&g, x, multiprocessors);
    p->d = g.d;
    p->m = g.m;
    p->n = g.n;
    p->rows = g.rows;
    p->by_quads = mgpu_divisor_make(g.rows / 4);
    p->boxes = skinny_boxes(x, g.rows, g.blocks);
    stage = p->boxes * (g.rows + x) * SKINNY_ROW_BYTES;
    p->stages = skinny_stages(x, g.rows, p->boxes, g.blocks);
    if (g.rows <= 64) /* each warpgroup has stages of its own, and waits for all their phases */
        p->stages -= p->stages % 2;
    p->all = mgpu_ceil_div(g.k, SKINNY_K);
    steps = mgpu_ceil_div(p->all, p->boxes);
    p->across = g.across;
    p->split = g.split < steps ? g.split : steps; /* no part is empty */
    p->steps = steps / p->split;
    p->more = steps % p->split;
    p->in = g.in;
    p->out = g.out;
    p->pdl = g.pdl;
    p->direct = p->split == 1 && g.out != MGPU_DTYPE_F32 && g.n % 2 == 0;
    status = mgpu_product_map(&p->a, "A", g.in, g.a, g.m, g.k, x / g.across, SKINNY_K,
                              MGPU_SWIZZLE_128B, issues);
    if (status == MGPU_OK)
        status = mgpu_product_map(&p->b, "B", g.in, g.b, g.n, g.k, g.rows, SKINNY_K,
                                  MGPU_SWIZZLE_128B, issues);
    if (status != MGPU_OK)
        return status;
    plan->kernel = kernels[g.across > 1][which];
    plan->config =
        mgpu_launch_2d(mgpu_ceil_div(mgpu_ceil_div(g.n, g.rows), g.across) * g.across, p->split,
                       SKINNY_THREADS);
    plan->config.cluster = mgpu_make_dim3(g.across, p->split, 1);
    plan->config.smem_bytes = p->stages * (stage + MGPU_PIPELINE_BYTES(1));
    plan->config.programmatic = g.pdl;
    return MGPU_OK;
}
