/* gemm_h100_skinny.cu - D[M][N] = A[M][K] * B[N][K]^T on Hopper for M of 1 to 128, to paste and to change.
 * SPDX-License-Identifier: MIT
 *
 * Few activations A meet many weights B: what counts is how fast B comes out of memory, once. A, B are
 * bf16 or f16, sums are f32, D is bf16, f16 or f32. Rows of A and B are whole 16 bytes; else any N, K.
 *
 * Operands change places, D^T = B * A^T: weights fill the 64 rows of wgmma, and its columns are X, M
 * rounded up to 8, 16, 32, 64 or 128. A tile of D is 128 weight rows (columns of D) x X:
 *
 *              K ->  | block s = 0 | s = 1  | s = 2  | s = 3  |     K of a tile is split over S blocks
 *     B[128 rows]    | . . . . . . | . . .  | . . .  | . . .  |     of a cluster; all tiles together
 *     A[X rows]      | . . . . . . | . . .  | . . .  | . . .  |     fit on the machine at once
 *
 * A block of 288 threads streams its part; two of them share a multiprocessor:
 *
 *     warp 8        one thread: TMA loads of B[128][64], A[X][64] into a ring of 3 to 6 stages
 *     warpgroup 0   weight rows  0 ..  63 of the tile, wgmma m64nXk16, X / 2 accumulators a thread
 *     warpgroup 1   weight rows 64 .. 127
 *
 * Then the partial sums meet in shared memory, in a fixed order, so that D is the same bits each time:
 *
 *     each block    accumulators -> P[X][128 + 4] in its own shared memory, where the ring was
 *     cluster       barrier
 *     block s       rows s, s + S, ... of D: P of block 0 + 1 + ... + S - 1, read from its peers
 *
 * With X of 64 and more A is no longer small beside B. Two tiles (or four), in one cluster, then
 * share it: each block loads half of the rows of A and multicasts them to both.
 *
 * Programmatic launch (`pdl`): weights are loaded before griddepcontrol.wait, A after it. So B must
 * not be written by the kernel ahead in the stream; A may be, and D may be read or written by it.
 */
#include <mgpu/mgpu.h>

MGPU_REQUIRE(WGMMA);

enum {
    SKINNY_M = 128, /* most rows of A */
    SKINNY_ROWS = 128,
    SKINNY_K = 64, /* 128 bytes: one row of the 128-byte swizzle */
    SKINNY_CONSUMERS = 256,
    SKINNY_THREADS = SKINNY_CONSUMERS + 32,
    SKINNY_B_BYTES = SKINNY_ROWS * SKINNY_K * 2,
    SKINNY_WARPGROUP_BYTES = 64 * SKINNY_K * 2,
    SKINNY_PITCH = (SKINNY_ROWS + 4) * 4,   /* bytes of a row of P: + 4 floats, or lanes of a
                                             fragment meet in one bank */
    SKINNY_HALF_SM = 228 * 1024 / 2 - 1024, /* dynamic shared memory, for two blocks */
    SKINNY_CLUSTER = 8                      /* most blocks of a cluster */
};

typedef struct skinny_args {
    mgpu_tensor_map a, b;
    void *d;
    uint32_t m, n;
    uint32_t steps, more; /* of SKINNY_K along K: of each block, of so many one more */
    uint32_t split;       /* S: blocks that share the K of a tile */
    uint32_t share;       /* tiles that share A: 1, with X of 64 and more 2 or 4, too */
    mgpu_dtype out;
} skinny_args;

/* A stage is B[128][64], then A[X][64]. */
MGPU_INLINE uint32_t
skinny_stage_bytes(uint32_t x)
{
    return SKINNY_B_BYTES + x * SKINNY_K * 2;
}

MGPU_INLINE uint32_t
skinny_stages(uint32_t x)
{
    return (SKINNY_HALF_SM - MGPU_PIPELINE_BYTES(8)) / skinny_stage_bytes(x);
}

MGPU_INLINE uint32_t
skinny_smem_bytes(uint32_t x)
{
    return skinny_stages(x) * skinny_stage_bytes(x) + MGPU_PIPELINE_BYTES(skinny_stages(x));
}

/* A block, by its place in the grid: tiles along x, parts of K along y. A cluster has all parts of
 * the tiles that share A; the rank of a block in it is part * share + of_group. */
typedef struct skinny_block {
    uint32_t smem;
    mgpu_pipeline ring;
    uint32_t part, of_group; /* of K; of the tiles that share A */
    uint32_t row;            /* of B, the first */
    uint32_t step, steps;    /* of K: the first, how many */
} skinny_block;

MGPU_DEVICE skinny_block
skinny_where(const skinny_args *p, uint32_t smem, uint32_t x)
{
    const uint32_t part = blockIdx.y;
    skinny_block b;
    b.smem = smem;
    b.ring =
        mgpu_pipeline_make(smem + skinny_stages(x) * skinny_stage_bytes(x), skinny_stages(x));
    b.part = part;
    b.of_group = blockIdx.x & (p->share - 1);
    b.row = blockIdx.x * SKINNY_ROWS;
    b.step = part * p->steps + (part < p->more ? part : p->more);
    b.steps = p->steps + (part < p->more);
    return b;
}

/* ---- one thread loads -------------------------------------------------------------------- */

/* A box that would lie wholly behind the matrix is taken from its begin: nobody stores what comes
 * of it. */
MGPU_DEVICE int32_t
skinny_within(uint32_t row, uint32_t rows)
{
    return row < rows ? (int32_t)row : 0;
}

/* Weights of step i, and how many bytes the stage will have. */
MGPU_DEVICE void
skinny_load_b(const skinny_args *p, const skinny_block *b, uint32_t x, uint32_t i,
              mgpu_pipeline_place at, uint64_t policy)
{
    mgpu_pipeline_acquire(b->ring, at, skinny_stage_bytes(x));
    mgpu_tma_load_2d_hint(b->smem + at.stage * skinny_stage_bytes(x), &p->b,
                          (int32_t)((b->step + i) * SKINNY_K), skinny_within(b->row, p->n),
                          mgpu_pipeline_full(b->ring, at), policy);
}

/* Activations of step i: of tiles that share them each brings its part to all. */
MGPU_DEVICE void
skinny_load_a(const skinny_args *p, const skinny_block *b, uint32_t x, uint32_t i,
              mgpu_pipeline_place at, uint64_t policy)
{
    const uint32_t to = b->smem + at.stage * skinny_stage_bytes(x) + SKINNY_B_BYTES;
    const uint32_t full = mgpu_pipeline_full(b->ring, at);
    const int32_t col = (int32_t)((b->step + i) * SKINNY_K);
    if (x < 64 || p->share == 1)
        mgpu_tma_load_2d_hint(to, &p->a, col, 0, full, policy);
    else {
        const uint32_t row = b->of_group * (x / p->share);
        const uint32_t all = ((1u << p->share) - 1) << b->part * p->share;
        mgpu_tma_load_2d_multicast_hint(to + row * SKINNY_K * 2, &p->a, col,
                                        skinny_within(row, p->m), full, (uint16_t)all, policy);
    }
}

/* ---- two warpgroups multiply ------------------------------------------------------------- */

/* d[64][X] += B[64][64] * A[X][64]^T: one stage, four steps of 16 along K. */
MGPU_DEVICE void
skinny_multiply(uint32_t x, mgpu_dtype in, float d[64], uint64_t b, uint64_t a)
{
    MGPU_UNROLL
    for (uint32_t k = 0; k < SKINNY_K / 16; k++) { /* 16 elements: 2 in a descriptor */
        if (in == MGPU_DTYPE_BF16)
            mgpu_wgmma_f32_bf16_ss(x, d, b + 2 * k, a + 2 * k, 1);
        else
            mgpu_wgmma_f32_f16_ss(x, d, b + 2 * k, a + 2 * k, 1);
    }
}

/* Name the accumulators: no use of them crosses this. */
MGPU_DEVICE void
skinny_regs(uint32_t x, float d[64])
{
    if (x == 8)
        mgpu_regs_f32_x4(d);
    else if (x == 16)
        mgpu_regs_f32_x8(d);
    else if (x == 32)
        mgpu_regs_f32_x16(d);
    else if (x == 64)
        mgpu_regs_f32_x32(d);
    else
        mgpu_regs_f32_x64(d);
}

/* This warp has read the stage: tell the producers whose A it had. */
MGPU_DEVICE void
skinny_release(const skinny_args *p, const skinny_block *b, uint32_t x, mgpu_pipeline_place at)
{
    const uint32_t lane = threadIdx.x % 32;
    if (x < 64 || p->share == 1)
        mgpu_pipeline_release(b->ring, at);
    else if (lane < p->share) /* relaxed, as mgpu_pipeline_release_cluster() */
        mgpu_mbarrier_arrive_relaxed_shared_cluster(
            mgpu_mapa(mgpu_pipeline_empty(b->ring, at), b->part * p->share + lane));
}

/* All steps of this block, then P[m][weight row of the tile] = what they come to. */
MGPU_DEVICE void
skinny_consume(const skinny_args *p, const skinny_block *b, uint32_t x, mgpu_dtype in,
               uint32_t wg)
{
    const uint32_t stage = skinny_stage_bytes(x) / 16;
    const uint64_t b0 =
        mgpu_wgmma_desc_k_major(b->smem + wg * SKINNY_WARPGROUP_BYTES, MGPU_SWIZZLE_128B);
    const uint64_t a0 = mgpu_wgmma_desc_k_major(b->smem + SKINNY_B_BYTES, MGPU_SWIZZLE_128B);
    mgpu_pipeline_place at = mgpu_pipeline_start(), last = at;
    float d[64];
    mgpu_acc_zero_f32(d, x / 2);
    skinny_regs(x, d);
    for (uint32_t i = 0; i < b->steps; i++) {
        mgpu_pipeline_wait(b->ring, at);
        mgpu_wgmma_fence();
        skinny_multiply(x, in, d, b0 + at.stage * stage, a0 + at.stage * stage);
        mgpu_wgmma_commit_group();
        if (i != 0) { /* the stage before this one has been read */
            mgpu_wgmma_wait_group(1);
            skinny_release(p, b, x, last);
        }
        last = at;
        at = mgpu_pipeline_next(b->ring, at);
    }
    mgpu_wgmma_wait_group(0);
    skinny_regs(x, d);

    mgpu_barrier_sync_aligned(1, SKINNY_CONSUMERS); /* all have read the ring */
    MGPU_UNROLL
    for (uint32_t r = 0; r < x / 2; r++) {
        const mgpu_coord c = mgpu_wgmma_d_f32_coord(threadIdx.x % 128, r);
        mgpu_st_shared_f32(b->smem + c.col * SKINNY_PITCH + (wg * 64 + c.row) * 4, d[r]);
    }
}

/* ---- and add, over the blocks of a tile -------------------------------------------------- */

/* D[m][n .. n + 3] = sum, as many of them as there are. */
MGPU_DEVICE void
skinny_store(const skinny_args *p, uint32_t m, uint32_t n, const float sum[4])
{
    const size_t at = (size_t)m * p->n + n;
    const bool bf16 = p->out == MGPU_DTYPE_BF16;
    uint32_t lo, hi;
    if (p->out == MGPU_DTYPE_F32) {
        float *const d = (float *)p->d + at;
        if (p->n % 4 == 0)
            *(float4 *)(void *)d = make_float4(sum[0], sum[1], sum[2], sum[3]);
        else
            for (uint32_t i = 0; i < 4 && n + i < p->n; i++)
                d[i] = sum[i];
        return;
    }
    lo = bf16 ? mgpu_cvt_rn_bf16x2_f32(sum[1], sum[0]) : mgpu_cvt_rn_f16x2_f32(sum[1], sum[0]);
    hi = bf16 ? mgpu_cvt_rn_bf16x2_f32(sum[3], sum[2]) : mgpu_cvt_rn_f16x2_f32(sum[3], sum[2]);
    uint16_t *const d = (uint16_t *)p->d + at;
    if (p->n % 4 == 0)
        *(uint2 *)(void *)d = make_uint2(lo, hi);
    else
        for (uint32_t i = 0; i < 4 && n + i < p->n; i++)
            d[i] = (uint16_t)((i < 2 ? lo : hi) >> 16 * (i % 2));
}

/* Rows part, part + S, ... of the tile, a warp each: 32 lanes x 4 columns of D. */
MGPU_DEVICE void
skinny_add(const skinny_args *p, const skinny_block *b)
{
    const uint32_t lane = threadIdx.x % 32, n = b->row + 4 * lane;
    if (n >= p->n)
        return;
    for (uint32_t m = b->part + threadIdx.x / 32 * p->split; m < p->m;
         m += SKINNY_CONSUMERS / 32 * p->split) {
        const uint32_t at = b->smem + m * SKINNY_PITCH + 16 * lane;
        float v[SKINNY_CLUSTER][4], sum[4];
        MGPU_UNROLL
        for (uint32_t s = 0; s < SKINNY_CLUSTER; s++) /* all on their way at once */
            if (s < p->split)
                mgpu_ld_shared_cluster_v4_f32(v[s], mgpu_mapa(at, s * p->share + b->of_group));
        MGPU_UNROLL
        for (uint32_t i = 0; i < 4; i++) {
            sum[i] = v[0][i];
            MGPU_UNROLL
            for (uint32_t s = 1; s < SKINNY_CLUSTER; s++)
                sum[i] = s < p->split ? sum[i] + v[s][i] : sum[i];
        }
        skinny_store(p, m, n, sum);
    }
}

MGPU_DEVICE void
skinny(const skinny_args *p, uint32_t x, mgpu_dtype in)
{
    MGPU_SMEM(memory, 1024);
    const skinny_block b = skinny_where(p, mgpu_smem_addr(memory), x);
    const uint32_t head = b.steps < skinny_stages(x) ? b.steps : skinny_stages(x);
    const uint32_t wg = mgpu_warpgroup_index();
    const bool producer = wg == SKINNY_CONSUMERS / 128 && mgpu_elect_sync();
    const uint64_t once = mgpu_createpolicy_fractional_l2_evict_first(1.0f);
    mgpu_pipeline_place at = mgpu_pipeline_start();

    if (producer) {
        mgpu_pipeline_init(b.ring, 1, SKINNY_CONSUMERS / 32 * p->share);
        for (uint32_t i = 0; i < head; i++) {
            skinny_load_b(p, &b, x, i, at, once);
            at = mgpu_pipeline_next(b.ring, at);
        }
        mgpu_prefetch_tensormap(&p->a);
    }
    __syncwarp();
    if (p->share > 1) { /* the barriers of all blocks are ready */
        mgpu_barrier_cluster_arrive_relaxed_aligned();
        mgpu_barrier_cluster_wait_aligned();
    } else
        __syncthreads();
    mgpu_griddepcontrol_launch_dependents();

    if (producer) {
        const uint64_t keep = mgpu_createpolicy_fractional_l2_evict_last(1.0f);
        mgpu_griddepcontrol_wait();
        at = mgpu_pipeline_start();
        for (uint32_t i = 0; i < b.steps; i++) {
            if (i >= head)
                skinny_load_b(p, &b, x, i, at, once);
            skinny_load_a(p, &b, x, i, at, keep);
            at = mgpu_pipeline_next(b.ring, at);
        }
    }
    if (wg == SKINNY_CONSUMERS / 128)
        return; /* for the barriers of the cluster the warp has arrived */
    skinny_consume(p, &b, x, in, wg);
    if (p->split > 1) { /* the sums of all blocks are there */
        mgpu_barrier_cluster_arrive_aligned();
        mgpu_barrier_cluster_wait_aligned();
    } else
        mgpu_barrier_sync_aligned(1, SKINNY_CONSUMERS);
    mgpu_griddepcontrol_wait();
    skinny_add(p, &b);
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
    bool pdl;          /* programmatic launch: the kernel ahead does not write B */
    uint32_t split;    /* S: 1, 2, 4 or 8; 0: by the rule of skinny_split() */
    uint32_t share; /* tiles that share A: 1, with m over 32 2 or 4, too; 0: 2 where it can */
} skinny_problem;

typedef struct skinny_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    skinny_args args;
} skinny_plan;

/* A matrix of rows without gaps, in boxes of box_rows x 128 bytes. Adds to the issues. */
MGPU_HOST mgpu_status
skinny_map(mgpu_tensor_map *map, const char *name, mgpu_dtype dtype, const void *p,
           uint32_t rows, uint32_t cols, uint32_t box_rows, mgpu_issues *issues)
{
    mgpu_tensor_map_desc desc =
        mgpu_tensor_map_2d(dtype, p, rows, cols, (uint64_t)cols * 2, box_rows, SKINNY_K);
    mgpu_issues why;
    mgpu_status status;
    why.count = 0;
    desc.name = name;
    desc.swizzle = MGPU_SWIZZLE_128B;
    status = mgpu_tensor_map_tiled(map, desc, &why);
    for (int i = 0; i < why.count && i < MGPU_ISSUES_MAX; i++)
        (void)mgpu_issue_add(issues, why.item[i].status, why.item[i].field, why.item[i].index,
                             why.item[i].got, why.item[i].want, "%s", why.item[i].text);
    return status;
}

/* One thing that is wrong: what it is, or its number, what it must be, and the remedy. */
MGPU_HOST mgpu_status
skinny_wrong(mgpu_issues *issues, const char *field, int64_t got, int64_t want, const char *is,
             const char *must)
{
    char number[24];
    (void)snprintf(number, sizeof number, "%lld", (long long)got);
    return mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, field, -1, got, want,
                          "gemm_h100_skinny: %s is %s, not %s", field, is != NULL ? is : number,
                          must);
}

/* Do the bytes of D meet those of an operand? */
MGPU_HOST bool
skinny_meets(const void *d, uint64_t d_bytes, const void *p, uint64_t bytes)
{
    return (uintptr_t)d < (uintptr_t)p + bytes && (uintptr_t)p < (uintptr_t)d + d_bytes;
}

/* What the kernel has no code for. */
MGPU_HOST mgpu_status
skinny_check(const skinny_problem *g, uint32_t multiprocessors, mgpu_issues *issues)
{
    static const char *const names[3] = {"a", "b", "d"};
    const void *const memory[3] = {g->a, g->b, g->d};
    const uint64_t k = g->k, n = g->n;
    const uint32_t many = (g->split == 0 ? 1 : g->split) * (g->share == 0 ? 1 : g->share);
    mgpu_status status = MGPU_OK;

    if (g->m == 0 || g->m > SKINNY_M)
        status = skinny_wrong(issues, "m", g->m, SKINNY_M, NULL,
                              "1 to 128: use gemm_h100, or skip a product without work");
    if (g->n == 0 || g->n > INT32_MAX) /* coordinates of TMA are int32 */
        status =
            skinny_wrong(issues, "n", g->n, INT32_MAX, NULL,
                         "1 to 2147483647: skip a product without work, or multiply in parts");
    if (g->k == 0 || g->k > INT32_MAX)
        status =
            skinny_wrong(issues, "k", g->k, INT32_MAX, NULL,
                         "1 to 2147483647: skip a product without work, or multiply in parts");
    if (g->in != MGPU_DTYPE_BF16 && g->in != MGPU_DTYPE_F16)
        status = skinny_wrong(issues, "in", g->in, 0, mgpu_dtype_name(g->in),
                              "bf16 or f16: round A and B to one");
    if (g->out != MGPU_DTYPE_BF16 && g->out != MGPU_DTYPE_F16 && g->out != MGPU_DTYPE_F32)
        status = skinny_wrong(issues, "out", g->out, 0, mgpu_dtype_name(g->out),
                              "bf16, f16 or f32: convert D after");
    if (g->split > 8 || (g->split & (g->split - 1)) != 0)
        status = skinny_wrong(issues, "split", g->split, 0, NULL,
                              "1, 2, 4 or 8: 0 takes what the plan finds best");
    if (g->share > 4 || g->share == 3 || (g->share > 1 && g->m <= 32))
        status = skinny_wrong(issues, "share", g->share, 0, NULL,
                              "1, nor with m over 32 2 or 4: 0 takes what the plan finds best");
    else if (many > SKINNY_CLUSTER && g->split <= 8)
        status =
            skinny_wrong(issues, "split * share", many, SKINNY_CLUSTER, NULL,
                         "up to 8, the blocks of a cluster: 0 takes what the plan finds best");
    if (multiprocessors == 0)
        status = skinny_wrong(issues, "multiprocessors", 0, 1, NULL,
                              "1 or more: pass what mgpu_device_query() says");
    for (int i = 0; i < 3; i++)
        if (memory[i] == NULL) /* a legal tensor map, and a fault on the device */
            status = skinny_wrong(issues, names[i], 0, 0, "NULL",
                                  "device memory: pass what mgpu_malloc() gave");
    if ((uintptr_t)g->d % 16 != 0) /* of a and b the maps say it */
        status = skinny_wrong(issues, "d", (int64_t)(uintptr_t)g->d, 0, NULL,
                              "a multiple of 16: allocate D alone, as by mgpu_malloc()");
    for (int i = 0; status == MGPU_OK && i < 2; i++)
        if (skinny_meets(g->d, g->m * n * mgpu_dtype_bytes(g->out), memory[i],
                         (i == 0 ? g->m : n) * k * 2))
            status = skinny_wrong(issues, "d", 0, 0, i == 0 ? "where a is" : "where b is",
                                  "memory of its own: blocks write D while others read");
    return status;
}

/* S: the largest power of two with which all blocks are resident at once and each has 8 steps of
 * K or more. Two blocks fit on a multiprocessor; with X of 64 and more, where sums are large, one
 * shall do. A cluster of 8 leaves an eighth free: it lies within one of the groups that
 * multiprocessors form (of 14, 16 or 18), and 8 does not divide twice their number.
 * Where tiles alone are too many, blocks are halved, and again, if a last round would be short. */
MGPU_HOST uint32_t
skinny_split(uint32_t x, uint32_t tiles, uint32_t steps, uint32_t share,
             uint32_t multiprocessors)
{
    const uint64_t slots = 2 * (uint64_t)multiprocessors;
    uint32_t split = 1;
    while (2 * split * share <= SKINNY_CLUSTER && steps / (2 * split) >= 8) {
        const uint64_t blocks = (uint64_t)tiles * split;
        const uint64_t room = x >= 64                               ? slots / 2
                              : 2 * split * share == SKINNY_CLUSTER ? slots / 8 * 7
                                                                    : slots;
        if (2 * blocks > room && !(blocks > slots && split < 4 && blocks % slots < slots / 4))
            break;
        split *= 2;
    }
    return split;
}

/* Maps, cluster and grid.
 *   issues  emptied, then all that is wrong; may be NULL */
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
    mgpu_status status, maps[2];
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
    p->d = g.d;
    p->m = g.m;
    p->n = g.n;
    p->out = g.out;
    p->share = g.share != 0 ? g.share : x >= 64 && tiles > 1 && g.split < 8 ? 2 : 1;
    p->split =
        g.split != 0 ? g.split : skinny_split(x, tiles, steps, p->share, multiprocessors);
    while (p->split > steps) /* each block has a step */
        p->split /= 2;
    p->steps = steps / p->split;
    p->more = steps % p->split;
    maps[0] = skinny_map(&p->a, "A", g.in, g.a, g.m, g.k, x / p->share, issues);
    maps[1] = skinny_map(&p->b, "B", g.in, g.b, g.n, g.k, SKINNY_ROWS, issues);
    for (int i = 0; i < 2; i++)
        if (maps[i] != MGPU_OK)
            return maps[i];
    plan->kernel = kernels[which][g.in == MGPU_DTYPE_F16];
    plan->config = mgpu_launch_2d(mgpu_round_up(tiles, p->share), p->split, SKINNY_THREADS);
    plan->config.cluster = mgpu_make_dim3(p->share, p->split, 1);
    plan->config.smem_bytes = skinny_smem_bytes(x);
    plan->config.programmatic = g.pdl;
    return MGPU_OK;
}
