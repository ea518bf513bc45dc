/* gemm_h100.cu - D[M][N] = A[M][K] * B[N][K]^T on Hopper, to paste and to change.
 * SPDX-License-Identifier: MIT
 *
 * A, B are bf16 or f16, sums are f32, D is bf16, f16 or f32. Any M, N, K whose rows are whole
 * 16 bytes; TMA fills edges with zeros on the way in and cuts them on the way out.
 *
 * A block of 384 threads makes tiles of 128 x W, one after the other; W is 64, 128, 208 or 256 (where there are few, of
 * 64 x W, by one warpgroup; W is 32, 64 or 96):
 *
 *     warpgroup 0   one thread: TMA loads of A[128][64], B[W][64] into a ring of 4 to 8 stages
 *     warpgroup 1   rows  0 ..  63 of the tile, wgmma m64nWk16, W / 2 accumulators a thread
 *     warpgroup 2   rows 64 .. 127
 *
 *     producer    |load 0|load 1|load 2|load 3|load 4 ........ next tile: load 0|load 1|...
 *     tensor             |mma 0 |mma 1 |mma 2 |mma 3 .........|mma n|mma 0 |mma 1 |mma 2 |...
 *     consumers                                                     |bf16| |slab 0|slab 1|...
 *     TMA store                                                            |-> D  |-> D  |...
 *
 * A tile's sums are rounded to pairs of 16 bits, which leaves the accumulators to the next tile: it is
 * under way while the pairs go out, a slab of 64 columns with each step along K. (Sums that stay f32
 * have no room beside the next ones: they go out first.) The last tile has nobody to wait for: its
 * slabs lie in stages of the ring.
 *
 * Tiles of 96, 160, 176 or 192 columns leave room for all 128 rows in one warpgroup, W accumulators a thread: each
 * makes its own, in turns, and one multiplies while the other's goes out. A tile of 256 takes some 2000 cycles beside
 * its steps, such a one some 600.
 *
 *     warpgroup 1   |mma tile 0      |out       |mma tile 2      |out
 *     warpgroup 2                    |mma tile 1      |out       |mma tile 3
 *
 * Blocks of a cluster of `up` x `across` tiles share what they load: rows of A with those beside them,
 * columns of B with those above and below; each loads a part and multicasts it:
 *
 *     2 x 1:  block 0   A rows   0 .. 127   |  first half of B -> both
 *             block 1   A rows 128 .. 255   |  second half     -> both
 *
 * Where there are few tiles a cluster has `parts` of K as well, of up to 128 columns: each block sends
 * the others what it has of their columns, by one bulk copy each into their rings, and adds up its own, in a fixed
 * order.
 *
 * Where that leaves fewer rows and columns empty, the tiles are of D^T, 128 columns x W rows of D: A and B swap their
 * places, and stmatrix turns the sums round (`swapped`).
 *
 * D may be activation(alpha * A * B^T + beta * C + bias) as well: tile/fuse.h, on the sums of a warpgroup before they are
 * rounded. Kernels of their own do that, in tiles of 64, 128 and 192 columns.
 *
 * D has the same bits each time, in one shape. Which shape that is depends on M, N, K and the number of
 * multiprocessors, and with parts of K the order of sums does: gemm_plan_make_shape() fixes it.
 *
 * gemm_shape_for() says which W and which cluster: what it takes to be the fastest for M, N, K.
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product.h>

MGPU_REQUIRE(WGMMA);
MGPU_REQUIRE(SETMAXNREG);

enum {
    TILE_K = 64, /* 128 bytes: one row of the 128-byte swizzle */
    ROW_BYTES = TILE_K * 2,
    CONSUMERS = 2, /* warpgroups */
    KINDS = 11,    /* of tiles */
    THREADS = 128 * (1 + CONSUMERS),
    WARPGROUP_A_BYTES = 64 * ROW_BYTES, /* as many as a slab has */
    SLABS = 2,                          /* epilogue buffers of a warpgroup */
    SLABS_BYTES = CONSUMERS * SLABS * (int)MGPU_EPILOGUE_SLAB_BYTES,
    TURN = 1 + CONSUMERS, /* named barriers: of the slabs of each warpgroup, then of its turn */
    SMEM_MOST = 232448    /* 227 KiB: what a block may have */
};

/* Of tiles of h x w: whether each is one warpgroup's, in turns; how many warpgroups make one. */
#define ALONE(h, w)    ((h) == 128 && ((w) == 96 || (w) == 160 || (w) == 176 || (w) == 192))
#define TOGETHER(h, w) (ALONE(h, w) ? 1 : (h) / 64)

/* Shared memory: slabs, stages of A[h][64] and B[w][64], barriers of the ring, one for the sums of peers. */
#define STAGE_BYTES(h, w) (((h) + (w)) * ROW_BYTES)
#define STAGES(h, w)                                                                           \
    ((SMEM_MOST - SLABS_BYTES - 8) / (STAGE_BYTES(h, w) + (int)MGPU_PIPELINE_BYTES(1)))
#define SMEM_BYTES(h, w)                                                                       \
    (SLABS_BYTES + STAGES(h, w) * (STAGE_BYTES(h, w) + (int)MGPU_PIPELINE_BYTES(1)) + 8)

typedef struct gemm_args {
    mgpu_tensor_map a, b, d; /* swapped: a is B, and b is A */
    mgpu_tensor_map tail;    /* of D, for the last slab of a tile, where W % 64 != 0 */
    void *to;                /* D */
    uint32_t m, n;           /* rows of a, of b */
    bool swapped;
    mgpu_schedule walk;         /* over tiles of clusters */
    uint32_t steps;             /* along K */
    uint32_t up, across, parts; /* the cluster, in tiles and parts of K */
    uint32_t share;    /* of each part: so many times eight columns, the last ones fewer */
    uint32_t row;      /* a bit for each block that shares A with the first one */
    uint32_t clusters; /* at work */
    mgpu_divisor by_up, by_tiles, by_parts, by_blocks; /* up * across; times parts */
    mgpu_dtype out;
    mgpu_fuse fuse; /* read by the kernels that fuse */
} gemm_args;

/* A block and its place in the cluster. */
typedef struct gemm_block {
    const gemm_args *p;
    uint32_t h, w; /* rows and columns of a tile: constants */
    bool fused;    /* a constant: the sums are not yet D */
    uint32_t smem;
    mgpu_pipeline ring;
    uint32_t up, across, part; /* 0 .. p->up - 1, 0 .. p->across - 1, 0 .. p->parts - 1 */
    uint32_t step, steps;      /* along K: the first, how many */
    uint16_t with_a, with_b;   /* who shares A, B: a bit for each block of the cluster */
    uint32_t first, stride;    /* of clusters */
} gemm_block;

MGPU_DEVICE mgpu_schedule_tile
tile_of(const gemm_block *b, uint32_t i)
{
    const gemm_args *p = b->p;
    mgpu_schedule_tile t = mgpu_schedule_at(&p->walk, i);
    t.m = t.m * p->up + b->up;
    t.n = t.n * p->across + b->across;
    return t;
}

MGPU_DEVICE uint32_t
stage_of(const gemm_block *b, uint32_t stage)
{
    return b->smem + SLABS_BYTES + stage * STAGE_BYTES(b->h, b->w);
}

/* One thread keeps the ring full, tile after tile. */
MGPU_DEVICE void
produce(const gemm_block *b)
{
    const gemm_args *p = b->p;
    const uint32_t at_a = b->across * mgpu_divide(b->h * p->up, p->by_tiles); /* its parts */
    const uint32_t at_b = b->up * mgpu_divide(b->w, p->by_up);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    for (uint32_t i = b->first; i < p->walk.tiles; i += b->stride) {
        const mgpu_schedule_tile t = tile_of(b, i);
        const int32_t row_a = mgpu_schedule_within(t.m * b->h + at_a, p->m);
        const int32_t row_b = mgpu_schedule_within(t.n * b->w + at_b, p->n);
        for (uint32_t k = 0; k < b->steps; k++) {
            const int32_t col = (int32_t)((b->step + k) * TILE_K);
            const uint32_t to = stage_of(b, at.stage);
            mgpu_pipeline_acquire(b->ring, at, STAGE_BYTES(b->h, b->w));
            mgpu_pipeline_load_2d(b->ring, at, to + at_a * ROW_BYTES, &p->a, col, row_a,
                                  b->with_a);
            mgpu_pipeline_load_2d(b->ring, at, to + (b->h + at_b) * ROW_BYTES, &p->b, col,
                                  row_b, b->with_b);
            at = mgpu_pipeline_next(b->ring, at);
        }
    }
    mgpu_pipeline_drain(b->ring, at);
}

/* Instructions have W, and registers W / 2, in their names. */
#define GEMM_BY_W(w, DO)                                                                       \
    ((w) == 32    ? DO(32, 16)                                                                 \
     : (w) == 64  ? DO(64, 32)                                                                 \
     : (w) == 96  ? DO(96, 48)                                                                 \
     : (w) == 128 ? DO(128, 64)                                                                \
     : (w) == 160 ? DO(160, 80)                                                                \
     : (w) == 176 ? DO(176, 88)                                                                \
     : (w) == 192 ? DO(192, 96)                                                                \
     : (w) == 208 ? DO(208, 104)                                                               \
                  : DO(256, 128))
#define GEMM_REGS(W, regs)     mgpu_regs_f32_x##regs(d) /* no use of d[] crosses this */
#define GEMM_REGS_LOW(W, regs) mgpu_regs_f32_x##regs(low)
#define GEMM_WAIT(W, regs)     mgpu_acc_wait_f32_x##regs(0, d)

/* d[64][W] (+)= A[64][64] * B[W][64]^T: one stage, four steps of 16 along K, as soon as it is full. */
MGPU_DEVICE void
multiply(const gemm_block *block, mgpu_dtype in, uint32_t wg, float d[128],
         mgpu_pipeline_place at, int accumulate)
{
#define GEMM_BF16(W, regs)                                                                     \
    mgpu_wgmma_m64n##W##k16_f32_bf16_ss(d, a + 2 * k, b + 2 * k, accumulate)
#define GEMM_F16(W, regs)                                                                      \
    mgpu_wgmma_m64n##W##k16_f32_f16_ss(d, a + 2 * k, b + 2 * k, accumulate)
    const uint32_t stage = stage_of(block, at.stage);
    const uint64_t a =
        mgpu_wgmma_desc_k_major(stage + wg * WARPGROUP_A_BYTES, MGPU_SWIZZLE_128B);
    const uint64_t b = mgpu_wgmma_desc_k_major(stage + block->h * ROW_BYTES, MGPU_SWIZZLE_128B);
    mgpu_pipeline_wait(block->ring, at);
    mgpu_wgmma_fence();
    MGPU_UNROLL
    for (uint32_t k = 0; k < TILE_K / 16; k++) { /* 16 elements: 2 in a descriptor */
        if (in == MGPU_DTYPE_BF16)
            GEMM_BY_W(block->w, GEMM_BF16);
        else
            GEMM_BY_W(block->w, GEMM_F16);
        accumulate = 1;
    }
    mgpu_wgmma_commit_group();
}

/* The stage before this one has been read. */
MGPU_DEVICE void
release_stage(const gemm_block *b, mgpu_pipeline_place last)
{
    mgpu_wgmma_wait_group(1);
    mgpu_pipeline_release_multicast(b->ring, last, b->with_a | b->with_b);
}

/* ---- a tile goes out ------------------------------------------------------------------------ */

/* The sums of a tile, rounded, and where they go. */
typedef struct gemm_pairs {
    uint32_t q[64];
    uint32_t row, col;
    bool there;
} gemm_pairs;

/* D[row][col], D[row][col + 1]; a multiple of four columns is a row, so both are there or none. */
MGPU_DEVICE void
store_two(const gemm_args *p, uint32_t row, uint32_t col, float x, float y)
{
    const size_t at = (size_t)row * p->n + col;
    if (row >= p->m || col >= p->n)
        return;
    if (p->out == MGPU_DTYPE_F32)
        *(float2 *)(void *)((float *)p->to + at) = make_float2(x, y);
    else
        *(uint32_t *)(void *)((uint16_t *)p->to + at) = p->out == MGPU_DTYPE_BF16
                                                            ? mgpu_cvt_rn_bf16x2_f32(y, x)
                                                            : mgpu_cvt_rn_f16x2_f32(y, x);
}

/* How many times eight columns a part of K sums up in the end. */
MGPU_DEVICE uint32_t
share_of(const gemm_block *b, uint32_t part)
{
    const uint32_t begin = part * b->p->share, end = begin + b->p->share, all = b->w / 8;
    return end <= all ? b->p->share : begin < all ? all - begin : 0;
}

/* The sums of all parts of K: each block has a share of their columns. Where the ring was lie a block's sums, by
 * eight columns, warpgroup, thread, and behind them what comes from the others, by sender. No loop but the first is
 * unrolled: this runs once, and its instructions have to be fetched. */
MGPU_DEVICE void
meet(const gemm_block *b, float d[128], uint32_t wg, uint32_t row, uint32_t col)
{
    const gemm_args *p = b->p;
    const uint32_t quads = b->w / 8; /* of four registers, eight columns */
    const uint32_t quad = b->h * 32; /* bytes of eight columns */
    const uint32_t slot = p->share * quad, mine = share_of(b, b->part);
    const uint32_t sums = stage_of(b, 0), come = sums + quads * quad;
    const uint32_t thread = wg * 2048 + threadIdx.x % 128 * 16;
    const uint32_t got = b->ring.bars + MGPU_PIPELINE_BYTES(b->ring.stages);
    const uint32_t first = row + threadIdx.x % 128 / 32 * 16 + threadIdx.x % 32 / 4;
    const uint32_t left = col + threadIdx.x % 4 * 2, to = threadIdx.x % 128;
    /* all loads have landed and been read: only the end of use matters */
    mgpu_barrier_cluster_arrive_relaxed_aligned();
    mgpu_barrier_cluster_wait_aligned(); /* the rings of all are free */
    MGPU_UNROLL
    for (uint32_t q = 0; q < quads; q++)
        mgpu_st_shared_v4_f32(sums + q * quad + thread, d + 4 * q);
    mgpu_fence_proxy_async_shared_cta();
    mgpu_barrier_sync_aligned(TURN, b->h * 2);
    if (wg == 0 && to < p->parts && to != b->part && share_of(b, to) != 0) {
        const uint32_t rank = (to * p->across + b->across) * p->up + b->up;
        mgpu_bulk_copy_shared_cluster(mgpu_mapa(come + b->part * slot, rank), sums + to * slot,
                                      share_of(b, to) * quad, mgpu_mapa(got, rank));
    }
    mgpu_mbarrier_wait_cluster(got, 0);
    mgpu_barrier_cluster_arrive_relaxed_aligned(); /* what the others sent has been read */
    MGPU_ROLLED
    for (uint32_t q = 0; q < mine; q++) {
        const uint32_t column = left + 8 * (b->part * p->share + q);
        float x[4], v[4];
        mgpu_ld_shared_v4_f32(x, sums + b->part * slot + q * quad + thread);
        MGPU_ROLLED
        for (uint32_t from = 0; from < p->parts; from++)
            if (from != b->part) {
                mgpu_ld_shared_v4_f32(v, come + from * slot + q * quad + thread);
                MGPU_UNROLL
                for (uint32_t i = 0; i < 4; i++)
                    x[i] = __fadd_rn(x[i], v[i]);
            }
        if (b->fused)
            mgpu_fuse_apply(&p->fuse, x, 8, row, col + 8 * (b->part * p->share + q));
        store_two(p, first, column, x[0], x[1]);
        store_two(p, first + 8, column, x[2], x[3]);
    }
    mgpu_barrier_cluster_wait_aligned(); /* and what this block sent */
}

/* One warpgroup: 64 rows of each tile. */
MGPU_DEVICE void
consume(const gemm_block *b, mgpu_dtype in, uint32_t wg)
{
    const gemm_args *p = b->p;
    const uint32_t w = b->w, all = (w + 63) / 64; /* slabs of a tile */
    const uint32_t slabs = b->smem + wg * SLABS * MGPU_EPILOGUE_SLAB_BYTES;
    const mgpu_epilogue_out out = {&p->d, &p->tail, p->m, p->n, w, slabs, 1 + wg, p->swapped};
    mgpu_pipeline_place at = mgpu_pipeline_start();
    gemm_pairs pairs;
    float d[128];
    pairs.there = false;
    mgpu_acc_zero_f32(d, w / 2);
    for (uint32_t i = b->first; i < p->walk.tiles; i += b->stride) {
        const mgpu_schedule_tile t = tile_of(b, i);
        mgpu_pipeline_place last = at;
        GEMM_BY_W(w, GEMM_REGS);
        MGPU_UNROLL
        for (uint32_t s = 0; s < all; s++) { /* a slab of the tile before with each step */
            if (s < b->steps)
                multiply(b, in, wg, d, at, s != 0);
            if (pairs.there)
                mgpu_epilogue_tile_b16(&out, pairs.row, pairs.col, pairs.q, s,
                                       mgpu_epilogue_slab(&out, s));
            if (s < b->steps) {
                if (s != 0)
                    release_stage(b, last);
                last = at;
                at = mgpu_pipeline_next(b->ring, at);
            }
        }
        for (uint32_t k = all; k < b->steps; k++) {
            multiply(b, in, wg, d, at, 1);
            release_stage(b, last);
            last = at;
            at = mgpu_pipeline_next(b->ring, at);
        }
        GEMM_BY_W(w, GEMM_WAIT);
        mgpu_pipeline_release_multicast(b->ring, last, b->with_a | b->with_b);

        pairs.row = t.m * b->h + wg * 64;
        pairs.col = t.n * w;
        if (b->fused && p->parts == 1)
            mgpu_fuse_apply(&p->fuse, d, w, pairs.row, pairs.col);
        if (w <= 128 && p->parts > 1)
            meet(b, d, wg, pairs.row, pairs.col);
        else if (p->out == MGPU_DTYPE_F32)
            mgpu_epilogue_tile_f32(&out, pairs.row, pairs.col, d);
        else
            mgpu_epilogue_round_b16(pairs.q, d, w / 4, p->out);
        pairs.there = p->out != MGPU_DTYPE_F32 && p->parts == 1;
    }
    if (pairs.there) { /* its rows of A in the first stages: nothing comes there any more */
        MGPU_UNROLL
        for (uint32_t s = 0; s < all; s++)
            mgpu_epilogue_tile_b16(&out, pairs.row, pairs.col, pairs.q, s,
                                   stage_of(b, s) + wg * WARPGROUP_A_BYTES);
    }
    mgpu_epilogue_drain();
}

/* All of a tile, 128 rows, when the other warpgroup has come to the end of its own: then the next stages are within a
 * turn of the ring, and the waits for them cannot mistake the phase. `more`: the other has another tile. */
MGPU_DEVICE mgpu_pipeline_place
sum_alone(const gemm_block *b, mgpu_dtype in, uint32_t wg, float d[192], mgpu_pipeline_place at,
          bool more)
{
    const uint32_t w = b->w;
    float *const low = d + w / 2;
    mgpu_pipeline_place last = at;
    GEMM_BY_W(w, GEMM_REGS);
    GEMM_BY_W(w, GEMM_REGS_LOW);
    mgpu_barrier_sync_aligned(TURN + wg, 256);
    multiply(b, in, 0, d, at, 0);
    multiply(b, in, 1, low, at, 0);
    at = mgpu_pipeline_next(b->ring, at);
    for (uint32_t k = 1; k < b->steps; k++) {
        multiply(b, in, 0, d, at, 1);
        multiply(b, in, 1, low, at, 1);
        mgpu_wgmma_wait_group(2);
        mgpu_pipeline_release_multicast(b->ring, last, b->with_a | b->with_b);
        last = at;
        at = mgpu_pipeline_next(b->ring, at);
    }
    if (more)
        mgpu_barrier_arrive_aligned(TURN + 1 - wg, 256);
    mgpu_wgmma_wait_group(0);
    GEMM_BY_W(w, GEMM_REGS);
    GEMM_BY_W(w, GEMM_REGS_LOW);
    mgpu_pipeline_release_multicast(b->ring, last, b->with_a | b->with_b);
    return at;
}

/* One warpgroup, where each has tiles of its own: every second one of the block's. */
MGPU_DEVICE void
consume_alone(const gemm_block *b, mgpu_dtype in, uint32_t wg)
{
    const gemm_args *p = b->p;
    const uint32_t w = b->w;
    const uint32_t slabs = b->smem + wg * SLABS * MGPU_EPILOGUE_SLAB_BYTES;
    const mgpu_epilogue_out out = {&p->d, &p->tail, p->m, p->n, w, slabs, 1 + wg, p->swapped};
    mgpu_pipeline_place at = mgpu_pipeline_start();
    float d[192];
    mgpu_acc_zero_f32(d, w / 2);
    mgpu_acc_zero_f32(d + w / 2, w / 2);
    if (wg == 1) {
        at = mgpu_pipeline_skip(b->ring, at, b->steps);
        if (b->first < p->walk.tiles)
            mgpu_barrier_arrive_aligned(TURN, 256); /* the first one begins */
    }
    for (uint32_t i = b->first + wg * b->stride; i < p->walk.tiles; i += 2 * b->stride) {
        const mgpu_schedule_tile t = tile_of(b, i);
        at = sum_alone(b, in, wg, d, at, i + b->stride < p->walk.tiles);
        at = mgpu_pipeline_skip(b->ring, at, b->steps); /* the other's */
        MGPU_UNROLL
        for (uint32_t half = 0; half < 2; half++) {
            const uint32_t row = t.m * b->h + 64 * half, col = t.n * w;
            uint32_t pairs[48];
            if (b->fused)
                mgpu_fuse_apply(&p->fuse, d + w / 2 * half, w, row, col);
            if (p->out == MGPU_DTYPE_F32) {
                mgpu_epilogue_tile_f32(&out, row, col, d + w / 2 * half);
                continue;
            }
            mgpu_epilogue_round_b16(pairs, d + w / 2 * half, w / 4, p->out);
            MGPU_UNROLL
            for (uint32_t s = 0; s < (w + 63) / 64; s++)
                mgpu_epilogue_tile_b16(&out, row, col, pairs, s, mgpu_epilogue_slab(&out, s));
        }
    }
    mgpu_epilogue_drain();
}

MGPU_DEVICE void
gemm(const gemm_args *p, mgpu_dtype in, uint32_t h, uint32_t w, bool fused)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t tiles = p->up * p->across, blocks = tiles * p->parts;
    const uint32_t rank = mgpu_cluster_ctarank(), wg = mgpu_warpgroup_index();
    gemm_block b;
    b.p = p;
    b.h = h;
    b.w = w;
    b.fused = fused;
    b.smem = mgpu_smem_addr(memory);
    b.ring = mgpu_pipeline_make(stage_of(&b, STAGES(h, w)), STAGES(h, w));
    b.part = mgpu_divide(rank, p->by_tiles);
    b.across = mgpu_divide(rank - b.part * tiles, p->by_up);
    b.up = rank - b.part * tiles - b.across * p->up;
    b.step = mgpu_divide(p->steps * b.part, p->by_parts);
    b.steps = mgpu_divide(p->steps * (b.part + 1), p->by_parts) - b.step;
    b.with_a = (uint16_t)(p->row << (b.part * tiles + b.up));
    b.with_b = (uint16_t)(((1u << p->up) - 1) << (rank - b.up));
    b.first = mgpu_divide(blockIdx.x, p->by_blocks);
    b.stride = p->clusters;

    if (threadIdx.x == 0) {
        mgpu_prefetch_tensormap(&p->a);
        mgpu_prefetch_tensormap(&p->b);
        mgpu_prefetch_tensormap(&p->d);
        mgpu_pipeline_init(b.ring, 1, TOGETHER(h, w) * 4 * (p->up + p->across - 1));
        if (p->parts > 1) {
            const uint32_t got = b.ring.bars + MGPU_PIPELINE_BYTES(STAGES(h, w));
            mgpu_mbarrier_init(got, 1);
            mgpu_fence_mbarrier_init();
            mgpu_mbarrier_arrive_expect_tx(got, share_of(&b, b.part) * h * 32 * (p->parts - 1));
        }
    }
    mgpu_pipeline_ready(blocks);

    if (wg == 0) {
        MGPU_SETMAXNREG_DEC(40);
        if (threadIdx.x < 32 && mgpu_elect_sync())
            produce(&b);
    } else if (ALONE(h, w) || wg <= TOGETHER(h, w)) {
        MGPU_SETMAXNREG_INC(232);
        if (ALONE(h, w))
            consume_alone(&b, in, wg - 1);
        else
            consume(&b, in, wg - 1);
    }
}

#define GEMM_KERNEL(name, in, h, w, fused)                                                     \
    MGPU_KERNEL(name##_##h##x##w, gemm_args, p, THREADS, 1)                                    \
    {                                                                                          \
        gemm(p, in, h, w, fused);                                                              \
    }
#define GEMM_KERNELS(h, w)                                                                     \
    GEMM_KERNEL(gemm_h100_bf16, MGPU_DTYPE_BF16, h, w, false)                                  \
    GEMM_KERNEL(gemm_h100_f16, MGPU_DTYPE_F16, h, w, false)
#define GEMM_KERNELS_FUSED(h, w)                                                               \
    GEMM_KERNELS(h, w)                                                                         \
    GEMM_KERNEL(gemm_h100_fused_bf16, MGPU_DTYPE_BF16, h, w, true)                             \
    GEMM_KERNEL(gemm_h100_fused_f16, MGPU_DTYPE_F16, h, w, true)
GEMM_KERNELS(64, 32)
GEMM_KERNELS(64, 64)
GEMM_KERNELS(64, 96)
GEMM_KERNELS_FUSED(128, 64)
GEMM_KERNELS(128, 96)
GEMM_KERNELS_FUSED(128, 128)
GEMM_KERNELS(128, 160)
GEMM_KERNELS(128, 176)
GEMM_KERNELS_FUSED(128, 192)
GEMM_KERNELS(128, 208)
GEMM_KERNELS(128, 256)

/* ---- host: what to multiply, how to launch it -------------------------------------------- */

/* As mgpu_product, and what follows: alpha to activation of it, the rest is the plan's. All 0: the sums are D. */
typedef struct gemm_problem {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    const void *a, *b; /* device memory: A[m][k], B[n][k] of `in` */
    void *d;           /* device memory: D[m][n] of `out` */
    mgpu_fuse fuse;    /* c may be d */
} gemm_problem;

/* Tiles of h x w, of how many a cluster is, each way, and parts of K, which make it so many times as large; swapped:
 * of the transpose of D. */
typedef struct gemm_shape {
    uint32_t h, w, up, across, parts;
    bool swapped;
} gemm_shape;

/* What there is. */
typedef struct gemm_kind {
    uint32_t h, w, smem_bytes;
    const mgpu_kernel *kernel[4]; /* bf16, f16, fused or NULL */
} gemm_kind;

MGPU_HOST const gemm_kind *
gemm_kinds(void)
{
    static const gemm_kind kinds[KINDS] = {
#define GEMM_KIND(h, w, bf16, f16)                                                             \
    {                                                                                          \
        h, w, SMEM_BYTES(h, w),                                                                \
        {                                                                                      \
            &gemm_h100_bf16_##h##x##w##_kernel, &gemm_h100_f16_##h##x##w##_kernel, bf16, f16   \
        }                                                                                      \
    }
#define GEMM_KIND_PLAIN(h, w) GEMM_KIND(h, w, NULL, NULL)
#define GEMM_KIND_FUSED(h, w)                                                                  \
    GEMM_KIND(h, w, &gemm_h100_fused_bf16_##h##x##w##_kernel,                                  \
              &gemm_h100_fused_f16_##h##x##w##_kernel)
        GEMM_KIND_PLAIN(128, 256), GEMM_KIND_PLAIN(128, 208), GEMM_KIND_FUSED(128, 192),
        GEMM_KIND_PLAIN(128, 176), GEMM_KIND_PLAIN(128, 160), GEMM_KIND_FUSED(128, 128),
        GEMM_KIND_PLAIN(128, 96),  GEMM_KIND_FUSED(128, 64),  GEMM_KIND_PLAIN(64, 96),
        GEMM_KIND_PLAIN(64, 64),   GEMM_KIND_PLAIN(64, 32)};
    return kinds;
}

typedef struct gemm_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    gemm_args args;
} gemm_plan;

/* What a product costs in a shape, as mgpu_product_cycles() says; 0 where there is none such. In cycles, fitted to
 * what forced shapes take on an H200:
 *     a step along K   3.54 w + 152, of 64 rows half as much and 120; or the loads: a row 1.6 where all rows begin at
 *                      whole 128 bytes, 3 where at whole 32, 4.3 elsewhere, for L2 gives whole sectors of whole lines
 *     a tile           1800 more; 1500 of 64 rows, 1400 of one warpgroup's, 2780 of more than 192 columns; with parts
 *                      of K 2800 and the sums, 11.5 bytes a cycle
 *     fused            0.3 a result more; 0.5 of one warpgroup's, while the other multiplies: reckoned, not measured */
MGPU_HOST double
gemm_cycles(const gemm_problem *g, gemm_shape s, uint32_t multiprocessors)
{
    const uint32_t steps = mgpu_ceil_div(g->k, TILE_K);
    const uint64_t bytes = (uint64_t)g->k * mgpu_dtype_bytes(g->in);
    const double sums = s.h * s.w * 4 / 11.5 * (s.parts - 1) / s.parts;
    mgpu_product_cost c = {s.h, s.w, s.up, s.across, s.parts, steps, 0, 0, 0, 0, 0};
    c.rows = s.h / s.across + s.w / s.up;
    c.row = bytes % 128 == 0 ? 1.6 : bytes % 32 == 0 ? 3 : 4.3;
    c.tensor = s.h == 64 ? 1.77 * s.w + 120 : 3.54 * s.w + 152;
    c.busy = s.h / 32.0 * s.w;
    c.tile = s.parts > 1       ? 2800 + sums
             : s.h == 64       ? 1500
             : ALONE(s.h, s.w) ? 1400
             : s.w > 192       ? 2780
                               : 1800;
    if (mgpu_fuse_given(&g->fuse) && !ALONE(s.h, s.w))
        c.tile += 0.3 * s.h * s.w / s.parts;
    else if (mgpu_fuse_given(&g->fuse) && 0.5 * s.h * s.w > steps * c.tensor)
        c.tile += (0.5 * s.h * s.w - steps * c.tensor) / 2;
    if (s.up * s.across * s.parts > 8 || s.w / s.up % 8 != 0 ||
        (g->out == MGPU_DTYPE_F32 && s.w % 32 != 0) || s.parts > steps ||
        (s.parts > 1 && (ALONE(s.h, s.w) || s.w > 128)) ||
        (s.swapped && (s.parts > 1 || g->out == MGPU_DTYPE_F32)) ||
        (mgpu_fuse_given(&g->fuse) && (s.h != 128 || s.w % 64 != 0 || s.w > 192)))
        return 0;
    return mgpu_product_cycles(&c, s.swapped ? g->n : g->m, s.swapped ? g->m : g->n,
                               multiprocessors);
}

/* The shape that takes the fewest. */
MGPU_HOST gemm_shape
gemm_shape_for(const gemm_problem *g, uint32_t multiprocessors)
{
    static const uint32_t clusters[7][2] = {{2, 1}, {1, 1}, {1, 2}, {2, 2},
                                            {4, 1}, {2, 4}, {4, 2}};
    gemm_shape best = {128, 256, 1, 1, 1, false};
    double least = 0;
    for (int i = 0; i < KINDS; i++)
        for (int c = 0; c < 7; c++)
            for (uint32_t parts = 1; parts <= 9; parts++) { /* 9: one, swapped */
                const gemm_shape s = {gemm_kinds()[i].h, gemm_kinds()[i].w,      clusters[c][0],
                                      clusters[c][1],    parts == 9 ? 1 : parts, parts == 9};
                const uint32_t m = s.swapped ? g->n : g->m, n = s.swapped ? g->m : g->n;
                const double cycles = gemm_cycles(g, s, multiprocessors);
                const bool empty = m <= (s.up - 1) * s.h || n <= (s.across - 1) * s.w;
                if (!empty && cycles > 0 && (least == 0 || cycles < least)) {
                    least = cycles;
                    best = s;
                }
            }
    return best;
}

/* Maps and grid of a shape: tiles that there are, 1, 2 or 4 up and across, 1 to 8 parts of K of tiles of up to 128
 * columns that are not one warpgroup's in turns, 8 blocks at most, each with whole 8 rows of B; D in f32 wants whole 32
 * columns, a part of K 64 numbers; swapped are tiles of one part, of D in 16 bits; fused are
 * tiles of 128 x 64, 128 and 192.
 *   issues  emptied, then all that is wrong; may be NULL */
mgpu_status
gemm_plan_make_shape(gemm_plan *plan, gemm_problem g, gemm_shape shape,
                     uint32_t multiprocessors, mgpu_issues *issues)
{
    static const mgpu_dtype types[] = {MGPU_DTYPE_BF16, MGPU_DTYPE_F16};
    const mgpu_product same = {g.m, g.n, g.k, g.in, g.out, g.a, g.b, g.d};
    const uint32_t out = mgpu_dtype_bytes(g.out),
                   blocks = shape.up * shape.across * shape.parts;
    gemm_args *p = &plan->args;
    mgpu_status status, each[4] = {MGPU_OK, MGPU_OK, MGPU_OK, MGPU_OK};
    uint32_t tiles[2], clusters;
    char text[96];
    const gemm_kind *kind = gemm_kinds();

    if (issues != NULL)
        issues->count = 0;
    status = mgpu_product_check("gemm_h100", &same, types, 2, issues);
    if (status == MGPU_OK)
        status = mgpu_product_fused("gemm_h100", &same, g.fuse.alpha, g.fuse.beta, g.fuse.c,
                                    g.fuse.bias, (uint32_t)g.fuse.activation,
                                    MGPU_ACTIVATION_SILU + 1, issues);
    if (multiprocessors == 0)
        status = mgpu_product_wrong("gemm_h100", "multiprocessors", 0, NULL,
                                    "1 or more: pass what mgpu_device_query() says", issues);
    if (status != MGPU_OK)
        return status;
    while (kind < gemm_kinds() + KINDS && (kind->h != shape.h || kind->w != shape.w))
        kind++;
    if (kind == gemm_kinds() + KINDS || shape.up > 4 || (0x16 >> shape.up & 1) == 0 ||
        shape.across > 4 || (0x16 >> shape.across & 1) == 0 || shape.parts - 1 > 7 ||
        gemm_cycles(&g, shape, multiprocessors) == 0) {
        (void)snprintf(text, sizeof text,
                       "%u x %u%s, clusters of %u x %u x %u on %u multiprocessors", shape.h,
                       shape.w, shape.swapped ? " swapped" : "", shape.up, shape.across,
                       shape.parts, multiprocessors);
        return mgpu_product_wrong("gemm_h100", "shape", shape.w, text,
                                  "one that fits D and the GPU: take gemm_shape_for()'s",
                                  issues);
    }
    p->m = shape.swapped ? g.n : g.m;
    p->n = shape.swapped ? g.m : g.n;
    status = mgpu_product_tiles("gemm_h100", p->m, p->n, shape.h, shape.w, tiles, issues);
    if (status != MGPU_OK)
        return status;
    p->walk = mgpu_schedule_make(mgpu_ceil_div(tiles[0], shape.up),
                                 mgpu_ceil_div(tiles[1], shape.across), 8);
    p->swapped = shape.swapped;
    p->steps = mgpu_ceil_div(g.k, TILE_K);
    p->row = 0;
    p->up = shape.up;
    p->across = shape.across;
    p->parts = shape.parts;
    p->share = mgpu_ceil_div(shape.w / 8, shape.parts);
    p->by_up = mgpu_divisor_make(shape.up);
    p->by_tiles = mgpu_divisor_make(shape.up * shape.across);
    p->by_parts = mgpu_divisor_make(shape.parts);
    p->by_blocks = mgpu_divisor_make(blocks);
    for (uint32_t i = 0; i < shape.across; i++)
        p->row |= 1u << i * shape.up;
    p->to = g.d;
    p->out = g.out;
    p->fuse = mgpu_fuse_make(g.fuse, g.out, p->m, p->n, shape.swapped);
    each[0] = mgpu_product_map(shape.swapped ? &p->b : &p->a, "A", g.in, g.a, g.m, g.k,
                               shape.swapped ? shape.w / shape.up : shape.h / shape.across,
                               TILE_K, MGPU_SWIZZLE_128B, issues);
    each[1] = mgpu_product_map(shape.swapped ? &p->a : &p->b, "B", g.in, g.b, g.n, g.k,
                               shape.swapped ? shape.h / shape.across : shape.w / shape.up,
                               TILE_K, MGPU_SWIZZLE_128B, issues);
    each[2] = mgpu_product_map(&p->d, "D", g.out, g.d, g.m, g.n, 64, 128 / out,
                               MGPU_SWIZZLE_128B, issues);
    if (each[2] == MGPU_OK && shape.w % 64 != 0)
        each[3] = shape.swapped ? mgpu_product_map(&p->tail, "D", g.out, g.d, g.m, g.n,
                                                   shape.w % 64, 64, MGPU_SWIZZLE_128B, issues)
                                : mgpu_product_map(&p->tail, "D", g.out, g.d, g.m, g.n, 64,
                                                   shape.w % 64, MGPU_SWIZZLE_NONE, issues);
    for (int i = 0; i < 4; i++)
        if (each[i] != MGPU_OK)
            return each[i];
    plan->kernel = kind->kernel[(g.in == MGPU_DTYPE_F16) + 2 * mgpu_fuse_given(&g.fuse)];
    clusters = p->walk.tiles;
    if (shape.parts == 1) /* those with parts have one tile each */
        clusters = mgpu_schedule_workers(clusters,
                                         mgpu_launch_clusters_at_once(blocks, multiprocessors));
    p->clusters = clusters;
    plan->config = mgpu_launch_clusters(clusters, blocks, THREADS);
    plan->config.smem_bytes = kind->smem_bytes;
    return MGPU_OK;
}

/* As above, in the shape that is taken to be the fastest. */
mgpu_status
gemm_plan_make(gemm_plan *plan, gemm_problem g, uint32_t multiprocessors, mgpu_issues *issues)
{
    return gemm_plan_make_shape(plan, g, gemm_shape_for(&g, multiprocessors), multiprocessors,
                                issues);
}
