/* gemm_h100_skinny.cu - D[M][N] = A[M][K] * B[N][K]^T on Hopper for M of 1 to 128, to paste and to change.
 * SPDX-License-Identifier: MIT
 *
 * Few activations A meet many weights B: what counts is how fast B comes out of memory, once. A, B are
 * bf16 or f16, sums are f32, D is bf16, f16 or f32. Rows of A and B are whole 16 bytes; else any N, K.
 *
 * Operands change places, D^T = B * A^T: weights are the 64 rows of a wgmma, and its columns are X, M
 * rounded up to 8, 16, 32, 64 or 128. A tile is 128 rows of B, and so 128 columns of D:
 *
 *              K ->  | part 0 | part 1 | part 2 | part 3 |     K of a tile is split over S blocks of a
 *     B[128 rows]    | . . .  | . . .  | . . .  | . . .  |     cluster; all tiles together fit on the
 *     A[X rows]      | . . .  | . . .  | . . .  | . . .  |     machine at once
 *
 * A block of 288 threads streams one part of one tile; two of them share a multiprocessor:
 *
 *     warp 8        one thread: TMA loads of B[128][64], A[X][64] into a ring of 3 to 6 stages
 *     warpgroup 0   rows  0 ..  63 of B, wgmma m64nXk16, X / 2 accumulators a thread
 *     warpgroup 1   rows 64 .. 127
 *
 * Then the parts meet in shared memory, in a fixed order: D has the same bits each time.
 *
 *     each block    accumulators -> P[X][128 + 4] in its own shared memory, where the ring was
 *     cluster       barrier
 *     part s        rows s, s + S, ... of D: P of part 0 + 1 + ... + S - 1, read from its peers
 *
 * With X of 64 and more A is no longer small beside B. Two tiles (or four), in one cluster, then share
 * it: each block loads half of the rows of A and multicasts them to both.
 *
 * Programmatic launch (`pdl`): weights are loaded before griddepcontrol.wait, A after it. So no kernel
 * ahead in the stream may write B, unless one launched without `pdl` is between; A and D are free.
 */
#include <mgpu/mgpu.h>

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
    SKINNY_B_BYTES = SKINNY_ROWS * SKINNY_ROW_BYTES,
    SKINNY_PITCH = (SKINNY_ROWS + 4) * 4, /* of P, bytes: lanes of a fragment are in 32 banks */
    SKINNY_HALF_SM = 113 * 1024           /* most shared memory of each of two blocks */
};

typedef struct skinny_args {
    mgpu_tensor_map a, b;
    void *d;
    uint32_t m, n;
    uint32_t steps, more; /* of SKINNY_K along K: of each part, of so many one more */
    uint32_t split;       /* S: parts of K */
    uint32_t share;       /* tiles that share A: 1, with X of 64 and more 2 or 4, too */
    mgpu_dtype out;
} skinny_args;

/* A stage is B[128][64], then A[X][64]; behind the stages are the barriers of the ring. */
#define SKINNY_STAGE_BYTES(x) (SKINNY_B_BYTES + (x)*SKINNY_ROW_BYTES)
#define SKINNY_STAGES(x)      ((SKINNY_HALF_SM - 128) / SKINNY_STAGE_BYTES(x))
#define SKINNY_BARS_AT(x)     (SKINNY_STAGES(x) * SKINNY_STAGE_BYTES(x))
#define SKINNY_SMEM_BYTES(x)  (SKINNY_BARS_AT(x) + MGPU_PIPELINE_BYTES(SKINNY_STAGES(x)))
static_assert(SKINNY_BARS_AT(128) >= 128 * SKINNY_PITCH, "P takes the place of the stages");

/* A block, by its place in the grid: tiles along x, parts of K along y. A cluster has all parts of
 * the tiles that share A; the rank of a block in it is part * share + mate. */
typedef struct skinny_block {
    const skinny_args *p;
    uint32_t x, smem, stage_bytes;
    mgpu_pipeline ring;
    uint32_t part, mate;  /* of K; of the tiles that share A */
    uint32_t row;         /* of B, the first */
    uint32_t step, steps; /* along K: the first, how many */
} skinny_block;

MGPU_DEVICE skinny_block
skinny_where(const skinny_args *p, uint32_t smem, uint32_t x)
{
    skinny_block b;
    b.p = p;
    b.x = x;
    b.smem = smem;
    b.stage_bytes = SKINNY_STAGE_BYTES(x);
    b.ring = mgpu_pipeline_make(smem + SKINNY_BARS_AT(x), SKINNY_STAGES(x));
    b.part = blockIdx.y;
    b.mate = blockIdx.x & (p->share - 1);
    b.row = blockIdx.x * SKINNY_ROWS;
    b.step = b.part * p->steps + (b.part < p->more ? b.part : p->more);
    b.steps = p->steps + (b.part < p->more);
    return b;
}

/* ---- one thread loads -------------------------------------------------------------------- */

/* Weights of step i, and how many bytes the stage will have. A tile behind the last one, for a group
 * to be whole, has any rows: nobody stores what comes of them. */
MGPU_DEVICE void
skinny_load_b(const skinny_block *b, uint32_t i, mgpu_pipeline_place at, uint64_t policy)
{
    mgpu_pipeline_acquire(b->ring, at, b->stage_bytes);
    mgpu_tma_load_2d_hint(
        b->smem + at.stage * b->stage_bytes, &b->p->b, (int32_t)((b->step + i) * SKINNY_K),
        b->row < b->p->n ? (int32_t)b->row : 0, mgpu_pipeline_full(b->ring, at), policy);
}

/* Activations of step i; of tiles that share them each brings its rows to all. */
MGPU_DEVICE void
skinny_load_a(const skinny_block *b, uint32_t i, mgpu_pipeline_place at, uint64_t policy)
{
    const uint32_t to = b->smem + at.stage * b->stage_bytes + SKINNY_B_BYTES;
    const uint32_t full = mgpu_pipeline_full(b->ring, at), share = b->p->share;
    const int32_t col = (int32_t)((b->step + i) * SKINNY_K);
    if (b->x < 64 || share == 1)
        mgpu_tma_load_2d_hint(to, &b->p->a, col, 0, full, policy);
    else {
        const uint32_t row = b->mate * (b->x / share), from = row < b->p->m ? row : 0;
        const uint32_t all = ((1u << share) - 1) << b->part * share;
        mgpu_tma_load_2d_multicast_hint(to + row * SKINNY_ROW_BYTES, &b->p->a, col,
                                        (int32_t)from, full, (uint16_t)all, policy);
    }
}

/* ---- two warpgroups multiply ------------------------------------------------------------- */

/* Instructions have X, and registers X / 2, in their names. */
#define SKINNY_BY_X(x, DO)                                                                     \
    ((x) == 8    ? DO(8, 4)                                                                    \
     : (x) == 16 ? DO(16, 8)                                                                   \
     : (x) == 32 ? DO(32, 16)                                                                  \
     : (x) == 64 ? DO(64, 32)                                                                  \
                 : DO(128, 64))

/* d[64][X] += B[64][64] * A[X][64]^T: one stage, four steps of 16 along K. */
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

/* Name the accumulators: no use of them crosses this. */
MGPU_DEVICE void
skinny_regs(uint32_t x, float d[64])
{
#define SKINNY_REGS(X, regs) mgpu_regs_f32_x##regs(d)
    SKINNY_BY_X(x, SKINNY_REGS);
}

/* This warp has read the stage: tell all who load into it. */
MGPU_DEVICE void
skinny_release(const skinny_block *b, mgpu_pipeline_place at)
{
    const uint32_t lane = threadIdx.x % 32, share = b->p->share;
    if (b->x < 64 || share == 1)
        mgpu_pipeline_release(b->ring, at);
    else if (lane < share) /* relaxed, as mgpu_pipeline_release_cluster() */
        mgpu_mbarrier_arrive_relaxed_shared_cluster(
            mgpu_mapa(mgpu_pipeline_empty(b->ring, at), b->part * share + lane));
}

/* All steps of this part, then P[row of A][row of B] = what they come to. */
MGPU_DEVICE void
skinny_consume(const skinny_block *b, mgpu_dtype in, uint32_t wg)
{
    const uint32_t rows_at = wg * 64 * SKINNY_ROW_BYTES, stage = b->stage_bytes / 16;
    const uint64_t b0 = mgpu_wgmma_desc_k_major(b->smem + rows_at, MGPU_SWIZZLE_128B);
    const uint64_t a0 = mgpu_wgmma_desc_k_major(b->smem + SKINNY_B_BYTES, MGPU_SWIZZLE_128B);
    mgpu_pipeline_place at = mgpu_pipeline_start(), last = at;
    float d[64];
    mgpu_acc_zero_f32(d, b->x / 2);
    skinny_regs(b->x, d);
    for (uint32_t i = 0; i < b->steps; i++) {
        mgpu_pipeline_wait(b->ring, at);
        mgpu_wgmma_fence();
        skinny_multiply(b->x, in, d, b0 + at.stage * stage, a0 + at.stage * stage);
        mgpu_wgmma_commit_group();
        if (i != 0) { /* the stage before this one has been read */
            mgpu_wgmma_wait_group(1);
            skinny_release(b, last);
        }
        last = at;
        at = mgpu_pipeline_next(b->ring, at);
    }
    mgpu_wgmma_wait_group(0);
    skinny_regs(b->x, d);

    mgpu_barrier_sync_aligned(1, SKINNY_CONSUMERS); /* both have read the ring */
    MGPU_UNROLL
    for (uint32_t r = 0; r < b->x / 2; r++) {
        const mgpu_coord c = mgpu_wgmma_d_f32_coord(threadIdx.x % 128, r);
        mgpu_st_shared_f32(b->smem + c.col * SKINNY_PITCH + (wg * 64 + c.row) * 4, d[r]);
    }
}

/* ---- and add, over the parts ------------------------------------------------------------- */

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

/* Rows part, part + S, ... of D, a warp each: 32 lanes x 4 columns. Eight loads are on their way at
 * once: of one row from all parts, or, with X of 64 and more, of two rows from four. */
MGPU_DEVICE void
skinny_add(const skinny_block *b)
{
    const uint32_t lane = threadIdx.x % 32, n = b->row + 4 * lane, split = b->p->split;
    const uint32_t rows = b->x < 64 ? 1 : 2, parts = 8 / rows, next = SKINNY_WARPS * split;
    if (n >= b->p->n)
        return;
    for (uint32_t m = b->part + threadIdx.x / 32 * split; m < b->p->m; m += rows * next) {
        float sum[2][4] = {{0, 0, 0, 0}, {0, 0, 0, 0}}, v[8][4];
        for (uint32_t first = 0; first < split; first += parts) {
            MGPU_UNROLL
            for (uint32_t i = 0; i < 8; i++) {
                const uint32_t s = first + i % parts, row = m + i / parts * next;
                const uint32_t at = b->smem + row * SKINNY_PITCH + 16 * lane;
                if (s < split && row < b->p->m)
                    mgpu_ld_shared_cluster_v4_f32(v[i],
                                                  mgpu_mapa(at, s * b->p->share + b->mate));
            }
            MGPU_UNROLL
            for (uint32_t i = 0; i < 8; i++)
                if (first + i % parts < split && m + i / parts * next < b->p->m) {
                    MGPU_UNROLL
                    for (uint32_t c = 0; c < 4; c++)
                        sum[i / parts][c] += v[i][c];
                }
        }
        MGPU_UNROLL
        for (uint32_t r = 0; r < rows; r++)
            if (m + r * next < b->p->m)
                skinny_store(b->p, m + r * next, n, sum[r]);
    }
}

MGPU_DEVICE void
skinny(const skinny_args *p, uint32_t x, mgpu_dtype in)
{
    MGPU_SMEM(memory, 1024);
    const skinny_block b = skinny_where(p, mgpu_smem_addr(memory), x);
    const uint32_t head = b.steps < SKINNY_STAGES(x) ? b.steps : SKINNY_STAGES(x);
    const uint32_t wg = mgpu_warpgroup_index();
    const bool producer = wg == SKINNY_CONSUMERS / 128 && mgpu_elect_sync();
    const uint64_t once = mgpu_createpolicy_fractional_l2_evict_first(1.0f);
    const uint64_t keep = mgpu_createpolicy_fractional_l2_evict_last(1.0f);
    mgpu_pipeline_place at = mgpu_pipeline_start();

    if (producer) {
        mgpu_pipeline_init(b.ring, 1, SKINNY_WARPS * p->share);
        for (uint32_t i = 0; i < head; i++) {
            skinny_load_b(&b, i, at, once);
            at = mgpu_pipeline_next(b.ring, at);
        }
        mgpu_prefetch_tensormap(&p->a);
    }
    if (p->share > 1) { /* the barriers of all blocks are ready */
        mgpu_barrier_cluster_arrive_relaxed_aligned();
        mgpu_barrier_cluster_wait_aligned();
    } else
        __syncthreads();
    mgpu_griddepcontrol_launch_dependents();

    if (producer) {
        mgpu_griddepcontrol_wait(); /* stores of D come later still: sums want A */
        at = mgpu_pipeline_start();
        for (uint32_t i = 0; i < b.steps; i++) {
            if (i >= head)
                skinny_load_b(&b, i, at, once);
            skinny_load_a(&b, i, at, keep);
            at = mgpu_pipeline_next(b.ring, at);
        }
    }
    if (wg == SKINNY_CONSUMERS / 128)
        return; /* at barriers of the cluster who has ended has arrived */

    skinny_consume(&b, in, wg);
    if (p->split > 1) { /* the sums of all parts are there */
        mgpu_barrier_cluster_arrive_aligned();
        mgpu_barrier_cluster_wait_aligned();
    } else
        mgpu_barrier_sync_aligned(1, SKINNY_CONSUMERS);
    skinny_add(&b);
    if (p->split * p->share > 1) { /* no peer reads here any more, or arrives */
        mgpu_barrier_cluster_arrive_relaxed_aligned();
        mgpu_barrier_cluster_wait_aligned();
    }
}

#define SKINNY_KERNELS(x)                                                                      \
    MGPU_KERNEL(gemm_h100_skinny_##x##_bf16, skinny_args, p, SKINNY_THREADS, 2)                \
    {                                                                                          \
        skinny(p, x, MGPU_DTYPE_BF16);                                                         \
    }                                                                                          \
    MGPU_KERNEL(gemm_h100_skinny_##x##_f16, skinny_args, p, SKINNY_THREADS, 2)                 \
    {                                                                                          \
        skinny(p, x, MGPU_DTYPE_F16);                                                          \
    }
SKINNY_KERNELS(8)
SKINNY_KERNELS(16)
SKINNY_KERNELS(32)
SKINNY_KERNELS(64)
SKINNY_KERNELS(128)

/* ---- host: what to multiply, how to launch it -------------------------------------------- */

typedef struct skinny_problem {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    const void *a, *b; /* A[m][k], B[n][k] of `in` */
    void *d;           /* D[m][n] of `out` */
    bool pdl;          /* programmatic launch: kernels ahead do not write B, see above */
    uint32_t split;    /* parts of K, 1 to 8; 0: as skinny_split() finds best */
    uint32_t share;    /* tiles that share A: 1, with m over 32 2 or 4; 0: 2 where it can */
} skinny_problem;

typedef struct skinny_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    skinny_args args;
} skinny_plan;

/* One thing that is wrong: what it is (NULL: its number), what it must be, and the remedy. */
MGPU_HOST mgpu_status
skinny_wrong(mgpu_issues *issues, const char *field, int64_t got, const char *is,
             const char *must)
{
    char number[24];
    (void)snprintf(number, sizeof number, "%lld", (long long)got);
    return mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, field, -1, got, 0,
                          "gemm_h100_skinny: %s is %s, not %s", field, is != NULL ? is : number,
                          must);
}

/* What the kernel has no code for. */
MGPU_HOST mgpu_status
skinny_check(const skinny_problem *g, uint32_t multiprocessors, mgpu_issues *issues)
{
    static const char *const names[3] = {"a", "b", "d"};
    const uintptr_t at[3] = {(uintptr_t)g->a, (uintptr_t)g->b, (uintptr_t)g->d};
    const uint64_t bytes[3] = {(uint64_t)g->m * g->k * 2, (uint64_t)g->n * g->k * 2,
                               (uint64_t)g->m * g->n * mgpu_dtype_bytes(g->out)};
    const char *const size = "1 to 2147483647: multiply in parts, or skip a product of nothing";
    mgpu_status status = MGPU_OK;
#define SKINNY_MUST(good, field, got, is, must)                                                \
    status = (good) ? status : skinny_wrong(issues, field, got, is, must)

    SKINNY_MUST(g->m - 1 < SKINNY_M, "m", g->m, NULL,
                "1 to 128: take gemm_h100, or skip a product of nothing");
    SKINNY_MUST(g->n - 1 < INT32_MAX, "n", g->n, NULL, size); /* int32 for TMA */
    SKINNY_MUST(g->k - 1 < INT32_MAX, "k", g->k, NULL, size);
    SKINNY_MUST(g->in == MGPU_DTYPE_BF16 || g->in == MGPU_DTYPE_F16, "in", g->in,
                mgpu_dtype_name(g->in), "bf16 or f16: round A and B to one");
    SKINNY_MUST(g->out == MGPU_DTYPE_BF16 || g->out == MGPU_DTYPE_F16 ||
                    g->out == MGPU_DTYPE_F32,
                "out", g->out, mgpu_dtype_name(g->out), "bf16, f16 or f32: convert D after");
    SKINNY_MUST(g->share <= 1 || (g->m > 32 && (g->share == 2 || g->share == 4)), "share",
                g->share, NULL, "1, nor, with m over 32, 2 or 4: 0 takes what fits");
    SKINNY_MUST(g->split <= SKINNY_CLUSTER / (g->share > 1 ? g->share : 1), "split", g->split,
                NULL, "1 to 8, with share 2 or 4 to 4 or 2: 0 takes what fits");
    SKINNY_MUST(multiprocessors != 0, "multiprocessors", 0, NULL,
                "1 or more: pass what mgpu_device_query() says");
    for (int i = 0; i < 3; i++) /* a legal tensor map, and a fault on the device */
        SKINNY_MUST(at[i] != 0, names[i], 0, "NULL",
                    "device memory: pass what mgpu_malloc() gave");
    SKINNY_MUST(at[2] % 16 == 0, "d", (int64_t)at[2], NULL, /* of a and b the maps say it */
                "a multiple of 16: begin D where mgpu_malloc() does");
    for (int i = 0; i < 2 && status == MGPU_OK; i++)
        SKINNY_MUST(at[2] >= at[i] + bytes[i] || at[i] >= at[2] + bytes[2], "d", 0,
                    i == 0 ? "within a" : "within b",
                    "memory of its own: blocks store D while others load");
    return status;
}

/* S: the most parts with which all blocks are resident at once, two on a multiprocessor, and each
 * has 8 steps or more (with X of 128, whose sums are large, 16). With `pdl` one on each will do: the
 * other place is for the kernel behind, to load its weights. A cluster lies within one of the groups
 * that multiprocessors form, of 14, 16 or 18; twice that is whole clusters of 1, 2 or 4, else an
 * eighth is left free.
 * Where tiles are more than that, the fewest parts with which the last round is not short. */
MGPU_HOST uint32_t
skinny_split(uint32_t x, uint32_t tiles, uint32_t steps, uint32_t share, bool pdl,
             uint32_t multiprocessors)
{
    const uint64_t slots = 2 * (uint64_t)multiprocessors, room = pdl ? slots / 2 : slots;
    const uint32_t each = steps / (x < 128 ? 8 : 16);
    const uint32_t most = SKINNY_CLUSTER / share < each ? SKINNY_CLUSTER / share : each;
    uint32_t split = 1;
    if (tiles > slots) {
        while (split < 4 && split < most && tiles * split % slots < slots / 4 &&
               tiles * split % slots != 0)
            split++;
        return split;
    }
    for (split = most; split > 1; split--)
        if ((uint64_t)tiles * split <= (4 % (split * share) == 0 ? room : room / 8 * 7))
            return split;
    return 1;
}

/* Maps, cluster and grid.
 *   issues  emptied, then all that is wrong, of the first map that is; may be NULL */
mgpu_status
skinny_plan_make(skinny_plan *plan, skinny_problem g, uint32_t multiprocessors,
                 mgpu_issues *issues)
{
#define SKINNY_BOTH(x)                                                                         \
    {                                                                                          \
        &gemm_h100_skinny_##x##_bf16_kernel, &gemm_h100_skinny_##x##_f16_kernel                \
    }
    static const mgpu_kernel *const kernels[5][2] = {
        SKINNY_BOTH(8), SKINNY_BOTH(16), SKINNY_BOTH(32), SKINNY_BOTH(64), SKINNY_BOTH(128)};
    skinny_args *p = &plan->args;
    mgpu_status status;
    uint32_t x = 8, which = 0, tiles, steps;

    if (issues != NULL)
        issues->count = 0;
    status = skinny_check(&g, multiprocessors, issues);
    if (status != MGPU_OK)
        return status;
    for (; x < g.m; x *= 2)
        which++;
    tiles = mgpu_ceil_div(g.n, SKINNY_ROWS);
    steps = mgpu_ceil_div(g.k, SKINNY_K);
    p->share = g.share != 0 ? g.share : x >= 64 && tiles > 1 && g.split <= 4 ? 2 : 1;
    p->split = g.split != 0 ? g.split
                            : skinny_split(x, tiles, steps, p->share, g.pdl, multiprocessors);
    p->split = p->split < steps ? p->split : steps; /* no part is empty */
    p->steps = steps / p->split;
    p->more = steps % p->split;
    p->d = g.d;
    p->m = g.m;
    p->n = g.n;
    p->out = g.out;
    for (int i = 0; i < 2; i++) { /* rows without gaps, in boxes of so many x 128 bytes */
        const uint32_t rows = i == 0 ? g.m : g.n,
                       box = i == 0 ? x / p->share : (uint32_t)SKINNY_ROWS;
        mgpu_tensor_map_desc desc = mgpu_tensor_map_2d(g.in, i == 0 ? g.a : g.b, rows, g.k,
                                                       (uint64_t)g.k * 2, box, SKINNY_K);
        desc.name = i == 0 ? "A" : "B";
        desc.swizzle = MGPU_SWIZZLE_128B;
        status = mgpu_tensor_map_tiled(i == 0 ? &p->a : &p->b, desc, issues);
        if (status != MGPU_OK)
            return status;
    }
    plan->kernel = kernels[which][g.in == MGPU_DTYPE_F16];
    plan->config = mgpu_launch_2d(mgpu_round_up(tiles, p->share), p->split, SKINNY_THREADS);
    plan->config.cluster = mgpu_make_dim3(p->share, p->split, 1);
    plan->config.smem_bytes = SKINNY_SMEM_BYTES(x);
    plan->config.programmatic = g.pdl;
    return MGPU_OK;
}
