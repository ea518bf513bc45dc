/* grouped_gemm_h100.cu - a product for each group of rows on Hopper, as in mixtures of experts.
 * SPDX-License-Identifier: MIT
 *
 *     forward      D[rows of g][N] = A[rows of g][K] * B[g][N][K]^T      activations * weights
 *     transposed   D[g][N][K] = A[rows of g][N]^T * B[rows of g][K]      gradients of weights
 *
 * Rows of A lie group by group: those of g are offsets[g] .. offsets[g + 1] - 1, from a table in device memory
 * that the host need not know. A group may have no rows; transposed, its D is zero. A, B are bf16 or f16, sums are
 * f32, D is bf16, f16 or f32. Rows of A, B and D are whole 16 bytes; else any N, K. Offsets below 0 or beyond the
 * rows of A are clamped, and a group that would end before it begins is empty; with MGPU_DEBUG=1 they trap.
 * Rows in no group are not touched.
 *
 * A block of 384 threads makes tiles of 128 x W, one after the other, as gemm_h100.cu does; W is 128 or 256:
 *
 *     warpgroup 0   one warp finds the tile, one thread of it loads 128 and W rows (transposed: columns) of 64
 *                   along K (transposed: rows of the group) into a ring of 6 or 4 stages
 *     warpgroup 1   rows  0 ..  63 of the tile, wgmma m64nWk16
 *     warpgroup 2   rows 64 .. 127; where a group has no more rows it does not multiply, and nothing is loaded
 *
 *     group 0: 150 rows   | 128, both warpgroups | 22, warpgroup 1 |        tiles, for each of N / W columns
 *     group 1:   0 rows
 *     group 2:  64 rows   | 64, warpgroup 1 |
 *
 * Tiles are numbered group by group, in a group 16 down, then to the right: blocks that run at the same time share
 * columns of B[g], which stay in L2. Block b begins with tile b; its next is the first that nobody has, by a counter in
 * device memory that the last block sets back to 0. Without one it is tile b + blocks: then those who get more tiles of
 * half the rows, which take half the time, wait for the others in the end. To find tile i the warp looks at 32 groups at
 * once, a lane each: rows, tiles, sums over the lanes, a vote; and goes on from there for the next. So each block reads
 * all groups once, 32 with a load and five sums, while the ring is full. The consumers know of no group: row, column,
 * rows and steps of a tile lie beside its first stage.
 *
 * Rows of others behind a group: forward, they are loaded and multiplied, and not stored: a warpgroup that has less
 * than 64 rows stores from registers, else by TMA. Transposed, they must not be in the sum. A map has 64 rows from
 * each row on, T[from + row][col] at (col, row, from); what a box has before row 0 and behind row 63 is outside, and
 * TMA fills it with zeros:
 *
 *     a group of 150 rows    0 .. 63 from row -42 on | 22 .. 85 | 86 .. 149     42 zeros, and rows 0 .. 21
 *     one of 20, the last    from 44 rows before it on, box at row 44           20 rows, and 44 zeros
 *
 * D has the same bits each time: no sum depends on where a tile is made.
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product.h>
#include <mgpu/ptx/wgmma_mn.h>

MGPU_REQUIRE(WGMMA);
MGPU_REQUIRE(SETMAXNREG);

enum {
    GROUPED_M = 128,
    GROUPED_K = 64, /* 128 bytes: one row of the 128-byte swizzle */
    GROUPED_CONSUMERS = 2,
    GROUPED_THREADS = 128 * (1 + GROUPED_CONSUMERS),
    GROUPED_BOX = 64 * GROUPED_K * 2, /* bytes of 64 rows of A: of a slab as well */
    GROUPED_SLABS = 2,                /* epilogue buffers of a warpgroup */
    GROUPED_SLABS_BYTES = GROUPED_CONSUMERS * GROUPED_SLABS * GROUPED_BOX,
    GROUPED_DOWN = 16,    /* rows of tiles walked together */
    GROUPED_TILE = 16,    /* bytes of a tile's numbers */
    GROUPED_SMEM = 232448 /* 227 KiB: what a block may have */
};

/* Of tiles of 128 x w. Shared memory: slabs, stages, barriers of the ring, numbers of a tile for each stage. */
#define GROUPED_STAGE_BYTES(w) (2 * GROUPED_BOX + (w)*GROUPED_K * 2)
#define GROUPED_EACH(w)        (GROUPED_STAGE_BYTES(w) + (int)MGPU_PIPELINE_BYTES(1) + GROUPED_TILE)
#define GROUPED_STAGES(w)      ((GROUPED_SMEM - GROUPED_SLABS_BYTES) / GROUPED_EACH(w))
#define GROUPED_SMEM_BYTES(w)  (GROUPED_SLABS_BYTES + GROUPED_STAGES(w) * GROUPED_EACH(w))

typedef struct grouped_args {
    mgpu_tensor_map a, b, d;
    void *to;               /* D */
    const int32_t *offsets; /* groups + 1 */
    uint32_t *next;         /* a counter of tiles, and of blocks that are done; or NULL */
    uint32_t groups, rows;  /* rows of A */
    uint32_t n, columns;    /* N; columns of D */
    uint32_t steps;         /* along K, not transposed */
    mgpu_schedule walk;     /* over a group's tiles: all rows of tiles; not transposed 16 */
    mgpu_divisor by_tiles;  /* of a group; transposed alone */
    mgpu_divisor by_rows[GROUPED_DOWN]; /* 1, 2 .. GROUPED_DOWN */
    mgpu_dtype out;
} grouped_args;

typedef struct grouped_block {
    const grouped_args *p;
    uint32_t w; /* columns of a tile: a constant, as is the next */
    bool transposed;
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

/* ---- which tile is the next: one warp ----------------------------------------------------- */

/* Where a lane is: a group, its rows, all tiles that come before its own, and with them. */
typedef struct grouped_walk {
    uint32_t group, begin, end, before, upto;
} grouped_walk;

MGPU_DEVICE void
grouped_rows(const grouped_args *p, grouped_walk *w)
{
    const int32_t most = (int32_t)p->rows;
    w->begin = w->end = 0;
    if (w->group < p->groups) {
        const int32_t from = p->offsets[w->group], to = p->offsets[w->group + 1];
        if (MGPU_DEBUG && (from < 0 || to < from || to > most))
            mgpu_trap();
        w->begin = (uint32_t)max(from, 0);
        w->end = max((uint32_t)min(max(to, 0), most), w->begin);
    }
}

/* The group of tile i, in all lanes; `lanes` is where they are, at first before group 0. False: no such tile. */
MGPU_DEVICE bool
grouped_find(const grouped_args *p, grouped_walk *lanes, uint32_t i, grouped_walk *found)
{
    const uint32_t all = 0xffffffffu, lane = threadIdx.x % 32;
    uint32_t hit = __ballot_sync(all, i < lanes->upto);
    for (; hit == 0; hit = __ballot_sync(all, i < lanes->upto)) {
        const uint32_t next = __shfl_sync(all, lanes->group, 31) + 1;
        const uint32_t before = __shfl_sync(all, lanes->upto, 31);
        uint32_t tiles;
        if (next >= p->groups)
            return false;
        lanes->group = next + lane;
        grouped_rows(p, lanes);
        tiles = mgpu_ceil_div(lanes->end - lanes->begin, GROUPED_M) * p->walk.tiles_n;
        lanes->upto = tiles + (lane == 0 ? before : 0);
        MGPU_UNROLL
        for (uint32_t step = 1; step < 32; step *= 2) {
            const uint32_t other = __shfl_up_sync(all, lanes->upto, step);
            lanes->upto += lane >= step ? other : 0;
        }
        lanes->before = lanes->upto - tiles;
    }
    hit = (uint32_t)__ffs((int)hit) - 1;
    found->group = __shfl_sync(all, lanes->group, hit);
    found->begin = __shfl_sync(all, lanes->begin, hit);
    found->end = __shfl_sync(all, lanes->end, hit);
    found->before = __shfl_sync(all, lanes->before, hit);
    return true;
}

/* ---- loads: one thread -------------------------------------------------------------------- */

/* A tile of a group: `v` are the row and column of D, how many rows there are from there on, 0 for no tile, and
 * steps; column m of A. Boxes that would lie wholly behind the columns of B are taken from the first: nobody stores
 * what comes of them. A tile without steps has a stage all the same, for its numbers. */
MGPU_DEVICE mgpu_pipeline_place
grouped_load(const grouped_block *b, const grouped_walk *g, uint32_t m, const uint32_t v[4],
             mgpu_pipeline_place at)
{
    const grouped_args *p = b->p;
    const uint32_t boxes = v[2] > 64 ? 2 : 1; /* of A */
    uint32_t k = 0;
    do {
        const uint32_t to_a = grouped_stage(b, at.stage), to_b = to_a + 2 * GROUPED_BOX;
        const uint32_t full = mgpu_pipeline_full(b->ring, at);
        mgpu_pipeline_acquire_generic(b->ring, at);
        if (k == 0)
            mgpu_st_shared_v4_b32(grouped_numbers(b, at.stage), v);
        mgpu_mbarrier_arrive_expect_tx(full, v[3] == 0 ? 0 : (boxes + b->w / 64) * GROUPED_BOX);
        if (v[3] != 0 && b->transposed) {
            const int32_t in = (int32_t)(g->end - g->begin + (k - v[3]) * GROUPED_K);
            const bool moved = in >= 0 || g->begin + GROUPED_K > p->rows;
            const int32_t from = (int32_t)g->begin + (moved ? in : 0);
            const int32_t row = moved ? max(-in, 0) : in;
            mgpu_tma_load_3d(to_a, &p->a, (int32_t)m, row, from, full);
            if (boxes == 2)
                mgpu_tma_load_3d(to_a + GROUPED_BOX, &p->a, (int32_t)m + 64, row, from, full);
            MGPU_UNROLL
            for (uint32_t i = 0; i < b->w; i += 64) {
                const uint32_t col = v[1] + i < p->columns ? v[1] + i : 0;
                mgpu_tma_load_3d(to_b + 128 * i, &p->b, (int32_t)col, row, from, full);
            }
        } else if (v[3] != 0) {
            const int32_t col = (int32_t)(k * GROUPED_K);
            mgpu_tma_load_2d(to_a, &p->a, col, (int32_t)v[0], full);
            if (boxes == 2)
                mgpu_tma_load_2d(to_a + GROUPED_BOX, &p->a, col, (int32_t)v[0] + 64, full);
            mgpu_tma_load_2d(to_b, &p->b, col, (int32_t)(g->group * p->n + v[1]), full);
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
    grouped_walk lanes = {threadIdx.x - 32, 0, 0, 0, 0}, g = {0, 0, 0, 0, 0};
    bool more = true;
    uint32_t i = blockIdx.x;
    while (more) {
        uint32_t v[4] = {0, 0, 0, 0}, m = 0;
        if (b->transposed) {
            g.group = mgpu_divide(i, p->by_tiles);
            g.before = g.group * p->walk.tiles;
            more = g.group < p->groups;
            grouped_rows(p, &g);
        } else
            more = grouped_find(p, &lanes, i, &g);
        if (more) {
            const uint32_t all = b->transposed ? p->n : g.end - g.begin; /* rows of D */
            mgpu_schedule walk = p->walk;
            mgpu_schedule_tile t;
            if (!b->transposed) {
                walk.tiles_m = mgpu_ceil_div(all, GROUPED_M);
                walk.last = p->by_rows[(walk.tiles_m - 1) % GROUPED_DOWN];
            }
            t = mgpu_schedule_at(&walk, i - g.before);
            m = t.m * GROUPED_M;
            v[0] = (b->transposed ? g.group * p->n : g.begin) + m;
            v[1] = t.n * b->w;
            v[2] = all - m;
            v[3] = b->transposed ? mgpu_ceil_div(g.end - g.begin, GROUPED_K) : p->steps;
        }
        if (threadIdx.x == 0) {
            if (p->next != NULL && more)
                i = atomicAdd(p->next, 1u); /* is not waited for until the tile is loaded */
            at = grouped_load(b, &g, m, v, at);
        }
        i = gridDim.x + __shfl_sync(0xffffffffu, i, 0);
    }
    if (threadIdx.x == 0 && p->next != NULL) {
        __threadfence(); /* all blocks have taken their last tile: zeros for the next launch */
        if (atomicAdd(p->next + 1, 1u) == gridDim.x - 1) {
            atomicExch(p->next, 0u);
            atomicExch(p->next + 1, 0u);
        }
    }
}

/* ---- sums, and a tile goes out: a warpgroup ------------------------------------------------ */

/* d[64][W] (+)= A * B of one stage, four steps of 16 along K, as soon as it is full. A step is 32 bytes of
 * a row, or 16 rows: 2 or 128 in a descriptor. */
MGPU_DEVICE void
grouped_multiply(const grouped_block *block, mgpu_dtype in, uint32_t wg, float d[128],
                 mgpu_pipeline_place at, int accumulate)
{
#define GROUPED_BY_W(w, name, how)                                                             \
    ((w) == 128 ? mgpu_wgmma_m64n128k16_f32_##name(d, a + how * k, b + how * k, accumulate)    \
                : mgpu_wgmma_m64n256k16_f32_##name(d, a + how * k, b + how * k, accumulate))
    const uint32_t stage = grouped_stage(block, at.stage);
    const uint32_t to_a = stage + wg * GROUPED_BOX, to_b = stage + 2 * GROUPED_BOX;
    const uint64_t a = block->transposed
                           ? mgpu_wgmma_desc_mn_major(to_a, MGPU_SWIZZLE_128B, GROUPED_K)
                           : mgpu_wgmma_desc_k_major(to_a, MGPU_SWIZZLE_128B);
    const uint64_t b = block->transposed
                           ? mgpu_wgmma_desc_mn_major(to_b, MGPU_SWIZZLE_128B, GROUPED_K)
                           : mgpu_wgmma_desc_k_major(to_b, MGPU_SWIZZLE_128B);
    mgpu_pipeline_wait(block->ring, at);
    mgpu_wgmma_fence();
    MGPU_UNROLL
    for (uint32_t k = 0; k < GROUPED_K / 16; k++) {
        if (block->transposed && in == MGPU_DTYPE_BF16)
            GROUPED_BY_W(block->w, bf16_ss_ta_tb, 128);
        else if (block->transposed)
            GROUPED_BY_W(block->w, f16_ss_ta_tb, 128);
        else if (in == MGPU_DTYPE_BF16)
            GROUPED_BY_W(block->w, bf16_ss, 2);
        else
            GROUPED_BY_W(block->w, f16_ss, 2);
        accumulate = 1;
    }
    mgpu_wgmma_commit_group();
}

/* The stage before this one has been read. */
MGPU_DEVICE void
grouped_release(const grouped_block *b, mgpu_pipeline_place last)
{
    mgpu_wgmma_wait_group(1);
    mgpu_pipeline_release(b->ring, last);
}

/* The sums of a tile, rounded, and where they go: nowhere unless rows > 0. */
typedef struct grouped_pairs {
    uint32_t q[64];
    uint32_t row, col;
    int32_t rows;
} grouped_pairs;

/* Eight columns of a tile, of rows that there are: two and two in a row and the eighth behind it, q in 16 bits
 * or d in f32. */
MGPU_DEVICE void
grouped_store_few(const grouped_args *p, const grouped_pairs *to, uint32_t col,
                  const uint32_t *q, const float *d)
{
    const uint32_t row = threadIdx.x % 128 / 32 * 16 + threadIdx.x % 32 / 4;
    const uint32_t left = col + threadIdx.x % 4 * 2;
    MGPU_UNROLL
    for (uint32_t i = 0; i < 2; i++) {
        const size_t at = (size_t)(to->row + row + 8 * i) * p->columns + left;
        if ((int32_t)(row + 8 * i) >= to->rows || left >= p->columns)
            continue;
        if (q != NULL)
            *(uint32_t *)(void *)((uint16_t *)p->to + at) = q[i];
        else
            *(float2 *)(void *)((float *)p->to + at) = make_float2(d[2 * i], d[2 * i + 1]);
    }
}

/* Columns 64 s and up of a tile, in 16 bits: 64 rows by TMA, less from registers. */
MGPU_DEVICE void
grouped_store_pairs(const grouped_args *p, const mgpu_epilogue_out *out,
                    const grouped_pairs *pairs, uint32_t s)
{
    if (pairs->rows >= 64)
        mgpu_epilogue_tile_b16(out, pairs->row, pairs->col, pairs->q, s,
                               mgpu_epilogue_slab(out, s));
    else if (pairs->rows > 0) {
        MGPU_UNROLL
        for (uint32_t j = 0; j < 8; j++)
            grouped_store_few(p, pairs, pairs->col + 64 * s + 8 * j, pairs->q + 16 * s + 2 * j,
                              NULL);
    }
}

/* All of a tile in f32. */
MGPU_DEVICE void
grouped_store_f32(const grouped_args *p, const mgpu_epilogue_out *out, const grouped_pairs *to,
                  const float d[128])
{
    if (to->rows >= 64)
        mgpu_epilogue_tile_f32(out, to->row, to->col, d);
    MGPU_UNROLL
    for (uint32_t j = 0; to->rows < 64 && j < out->w / 8; j++)
        grouped_store_few(p, to, to->col + 8 * j, NULL, d + 4 * j);
}

/* All stages of a tile that this warpgroup has no use for; one at least. */
MGPU_DEVICE mgpu_pipeline_place
grouped_skip(const grouped_block *b, uint32_t steps, mgpu_pipeline_place at)
{
    uint32_t k = 0;
    do {
        mgpu_pipeline_wait(b->ring, at);
        __syncwarp(); /* all lanes have seen this phase, before lane 0 lets go */
        mgpu_pipeline_release(b->ring, at);
        at = mgpu_pipeline_next(b->ring, at);
    } while (++k < steps);
    return at;
}

/* 64 rows of each tile. Its sums go out while the next tile's are under way, 64 columns with each step. */
MGPU_DEVICE void
grouped_consume(const grouped_block *b, mgpu_dtype in, uint32_t wg)
{
    const grouped_args *p = b->p;
    const uint32_t w = b->w, all = w / 64; /* slabs of a tile in 16 bits */
    const uint32_t slabs = b->smem + wg * GROUPED_SLABS * GROUPED_BOX;
    /* rows that there are not are not asked for */
    const mgpu_epilogue_out out = {&p->d, NULL,   UINT32_MAX, p->columns, w,
                                   slabs, 1 + wg, false,      false,      0};
    mgpu_pipeline_place at = mgpu_pipeline_start();
    grouped_pairs pairs;
    uint32_t v[4] = {0, 0, 1, 0}; /* as grouped_load() says */
    float d[128];
    pairs.rows = 0;
    mgpu_acc_zero_f32(d, w / 2);
    while (v[2] != 0) { /* the turn without a tile brings the last one out */
        mgpu_pipeline_place last = at;
        uint32_t steps;
        mgpu_pipeline_wait(b->ring, at);
        mgpu_ld_shared_v4_b32(v, grouped_numbers(b, at.stage));
        __syncwarp();                      /* lane 0 lets go for all */
        steps = v[2] > 64 * wg ? v[3] : 0; /* of this warpgroup */
        w == 128 ? mgpu_regs_f32_x64(d)
                 : mgpu_regs_f32_x128(d); /* no use of d[] crosses this */
        MGPU_UNROLL
        for (uint32_t s = 0; s < all; s++) {
            if (s < steps)
                grouped_multiply(b, in, wg, d, at, s != 0);
            grouped_store_pairs(p, &out, &pairs, s);
            if (s < steps) {
                if (s != 0)
                    grouped_release(b, last);
                last = at;
                at = mgpu_pipeline_next(b->ring, at);
            }
        }
        for (uint32_t k = all; k < steps; k++) {
            grouped_multiply(b, in, wg, d, at, 1);
            grouped_release(b, last);
            last = at;
            at = mgpu_pipeline_next(b->ring, at);
        }
        w == 128 ? mgpu_acc_wait_f32_x64(0, d) : mgpu_acc_wait_f32_x128(0, d);
        if (steps != 0)
            mgpu_pipeline_release(b->ring, last);
        else {
            at = grouped_skip(b, v[3], at);
            mgpu_acc_zero_f32(d, w / 2);
        }

        pairs.row = v[0] + 64 * wg;
        pairs.col = v[1];
        pairs.rows = (int32_t)v[2] - 64 * (int32_t)wg;
        if (p->out == MGPU_DTYPE_F32) {
            grouped_store_f32(p, &out, &pairs, d);
            pairs.rows = 0;
        } else
            mgpu_epilogue_round_b16(pairs.q, d, w / 4, p->out);
    }
    mgpu_epilogue_drain();
}

MGPU_DEVICE void
grouped_gemm(const grouped_args *p, mgpu_dtype in, uint32_t w, bool transposed)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t wg = mgpu_warpgroup_index();
    grouped_block b;
    b.p = p;
    b.w = w;
    b.transposed = transposed;
    b.smem = mgpu_smem_addr(memory);
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
        grouped_consume(&b, in, wg - 1);
    }
}

#define GROUPED_KERNELS(name, in, w)                                                           \
    MGPU_KERNEL(grouped_h100_##name##_##w, grouped_args, p, GROUPED_THREADS, 1)                \
    {                                                                                          \
        grouped_gemm(p, in, w, false);                                                         \
    }                                                                                          \
    MGPU_KERNEL(grouped_h100_##name##_##w##_transposed, grouped_args, p, GROUPED_THREADS, 1)   \
    {                                                                                          \
        grouped_gemm(p, in, w, true);                                                          \
    }
GROUPED_KERNELS(bf16, MGPU_DTYPE_BF16, 128)
GROUPED_KERNELS(bf16, MGPU_DTYPE_BF16, 256)
GROUPED_KERNELS(f16, MGPU_DTYPE_F16, 128)
GROUPED_KERNELS(f16, MGPU_DTYPE_F16, 256)

/* ---- host: what to multiply, how to launch it -------------------------------------------- */

typedef struct grouped_problem {
    uint32_t groups, rows; /* rows of A, of all groups */
    uint32_t n, k, w;      /* w: columns of a tile, 128 or 256; 0: grouped_width_for()'s */
    mgpu_dtype in, out;
    bool transposed;
    const void *a, *b; /* device memory: A[rows][k], B[groups][n][k]; A[rows][n], B[rows][k] */
    const int32_t *offsets; /* device memory: groups + 1 */
    uint32_t *next; /* device memory: two zeros, for no other launch at the same time; NULL */
    void *d;        /* device memory: D[rows][n]; D[groups][n][k] */
} grouped_problem;

typedef struct grouped_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    grouped_args args;
} grouped_plan;

/* W: what takes less time if all groups have as many rows, rounds of tiles on all multiprocessors, of 1024 or 553
 * cycles a step. */
MGPU_HOST uint32_t
grouped_width_for(const grouped_problem *g, uint32_t multiprocessors)
{
    const uint32_t rows = g->transposed ? g->n : mgpu_ceil_div(g->rows, g->groups);
    const uint64_t down = (uint64_t)g->groups * mgpu_ceil_div(rows, GROUPED_M);
    uint64_t rounds[2];
    for (uint32_t i = 0; i < 2; i++)
        rounds[i] = (down * mgpu_ceil_div(g->transposed ? g->k : g->n, 128 << i) +
                     multiprocessors - 1) /
                    multiprocessors;
    return rounds[1] * 1024 <= rounds[0] * 553 ? 256 : 128;
}

/* Sizes, types and memory; strides and alignment are for the maps. */
MGPU_HOST mgpu_status
grouped_check(const grouped_problem *g, uint32_t multiprocessors, mgpu_issues *issues)
{
    static const mgpu_dtype types[] = {MGPU_DTYPE_BF16, MGPU_DTYPE_F16};
    static const char *const kernel = "grouped_gemm_h100";
    static const char *const names[] = {"groups",          "rows",       "n",    "k",
                                        "multiprocessors", "groups * n", "tiles"};
    static const char *const within[] = {"within a", "within b", "within offsets",
                                         "within next"};
    const bool t = g->transposed;
    const uint64_t in = mgpu_dtype_bytes(g->in), out = mgpu_dtype_bytes(g->out);
    const uint64_t rows = g->rows, n = g->n, k = g->k, all = g->groups * n;
    const uint64_t tiles =
        (t ? g->groups * (n / 128 + 1) : rows / 128 + g->groups) * ((t ? k : n) / 128 + 1);
    const uint64_t sizes[] = {g->groups, rows, n, k, multiprocessors, all, tiles};
    const uintptr_t at[] = {(uintptr_t)g->a, (uintptr_t)g->b, (uintptr_t)g->offsets,
                            (uintptr_t)g->next};
    const uint64_t bytes[] = {rows * (t ? n : k) * in, (t ? rows : all) * k * in,
                              (g->groups + 1ull) * 4, 8};
    const uint64_t d = (uintptr_t)g->d, end = d + (t ? all * k : rows * n) * out;
    const mgpu_product words = {1, 1, 1, g->in, g->out, g->a, g->b, g->d, {}};
    mgpu_status status = mgpu_product_check(kernel, &words, types, 2, issues);

    for (int i = 0; i < 7 && (i < 5 || status == MGPU_OK); i++)
        if (sizes[i] == 0 || sizes[i] > INT32_MAX)
            status = mgpu_product_wrong(kernel, names[i], (int64_t)sizes[i], NULL,
                                        sizes[i] == 0
                                            ? "1 to 2147483647: skip a product without work"
                                            : "1 to 2147483647: multiply in parts",
                                        issues);
    if (t && rows < 128)
        status =
            mgpu_product_wrong(kernel, "rows", (int64_t)rows, NULL,
                               "128 or more if transposed: add some behind the groups", issues);
    if (g->w != 0 && g->w != 128 && g->w != 256)
        status = mgpu_product_wrong(kernel, "w", g->w, NULL,
                                    "128 or 256: 0 takes grouped_width_for()'s", issues);
    if (at[2] == 0 || at[2] % 4 != 0)
        status =
            mgpu_product_wrong(kernel, "offsets", (int64_t)at[2], at[2] == 0 ? "NULL" : NULL,
                               "device memory of int32, groups + 1 of them", issues);
    if (at[3] % 4 != 0)
        status = mgpu_product_wrong(kernel, "next", (int64_t)at[3], NULL,
                                    "device memory of two uint32, zeros, or NULL", issues);
    for (int i = 0; i < 4 && status == MGPU_OK; i++)
        if (d < at[i] + bytes[i] && at[i] < end)
            status = mgpu_product_wrong(kernel, "d", (int64_t)d, within[i],
                                        "memory of its own: blocks store D while others load",
                                        issues);
    return status;
}

/* The map of A or B; transposed, 64 rows from each row on, as the head says. */
MGPU_HOST mgpu_status
grouped_map(mgpu_tensor_map *map, const char *name, const grouped_problem *g, const void *from,
            uint32_t rows, uint32_t cols, uint32_t box_rows, mgpu_issues *issues)
{
    const uint64_t pitch = (uint64_t)cols * mgpu_dtype_bytes(g->in), pitches[] = {pitch, pitch};
    const uint64_t dims[] = {cols, GROUPED_K, rows - GROUPED_K + 1};
    const uint32_t box[] = {64, GROUPED_K, 1};
    mgpu_tensor_map_desc desc = mgpu_tensor_map_nd(g->in, from, 3, dims, pitches, box);
    const mgpu_status status = mgpu_product_map(map, name, g->in, from, rows, cols, box_rows,
                                                GROUPED_K, MGPU_SWIZZLE_128B, issues);
    desc.name = name;
    desc.swizzle = MGPU_SWIZZLE_128B;
    desc.l2_promotion = MGPU_L2_PROMOTION_128B;
    return status == MGPU_OK && g->transposed ? mgpu_tensor_map_tiled(map, desc, NULL) : status;
}

/* Maps and grid.
 *   issues  emptied, then all that is wrong; may be NULL */
mgpu_status
grouped_plan_make(grouped_plan *plan, grouped_problem g, uint32_t multiprocessors,
                  mgpu_issues *issues)
{
    static const mgpu_kernel *const kernels[8] = {
        &grouped_h100_bf16_128_kernel, &grouped_h100_bf16_128_transposed_kernel,
        &grouped_h100_bf16_256_kernel, &grouped_h100_bf16_256_transposed_kernel,
        &grouped_h100_f16_128_kernel,  &grouped_h100_f16_128_transposed_kernel,
        &grouped_h100_f16_256_kernel,  &grouped_h100_f16_256_transposed_kernel};
    const bool t = g.transposed;
    const uint32_t all = g.groups * g.n;
    grouped_args *p = &plan->args;
    mgpu_status status, each[3];
    uint32_t w, tiles; /* at most */

    if (issues != NULL)
        issues->count = 0;
    status = grouped_check(&g, multiprocessors, issues);
    if (status != MGPU_OK)
        return status;
    w = g.w != 0 ? g.w : grouped_width_for(&g, multiprocessors);
    p->to = g.d;
    p->offsets = g.offsets;
    p->next = g.next;
    p->groups = g.groups;
    p->rows = g.rows;
    p->n = g.n;
    p->columns = t ? g.k : g.n;
    p->walk = mgpu_schedule_make(t ? mgpu_ceil_div(g.n, GROUPED_M) : (uint32_t)GROUPED_DOWN,
                                 mgpu_ceil_div(p->columns, w), GROUPED_DOWN);
    p->by_tiles = mgpu_divisor_make(p->walk.tiles);
    for (uint32_t i = 0; i < GROUPED_DOWN; i++)
        p->by_rows[i] = mgpu_divisor_make(i + 1);
    p->steps = mgpu_ceil_div(g.k, GROUPED_K);
    p->out = g.out;
    each[0] = grouped_map(&p->a, "A", &g, g.a, g.rows, t ? g.n : g.k, 64, issues);
    each[1] = grouped_map(&p->b, "B", &g, g.b, t ? g.rows : all, g.k, t ? 64 : w, issues);
    each[2] = mgpu_product_map(&p->d, "D", g.out, g.d, t ? all : g.rows, p->columns, 64,
                               128 / mgpu_dtype_bytes(g.out), MGPU_SWIZZLE_128B, issues);
    for (int i = 0; i < 3; i++)
        if (each[i] != MGPU_OK)
            return each[i];
    tiles = t ? g.groups * p->walk.tiles : (g.rows / GROUPED_M + g.groups) * p->walk.tiles_n;
    plan->kernel = kernels[(g.in == MGPU_DTYPE_F16) * 4 + (w == 256) * 2 + t];
    plan->config =
        mgpu_launch_1d(tiles < multiprocessors ? tiles : multiprocessors, GROUPED_THREADS);
    plan->config.smem_bytes = w == 256 ? GROUPED_SMEM_BYTES(256) : GROUPED_SMEM_BYTES(128);
    return MGPU_OK;
}
