/* gemm_h100.cu - D[M][N] = A[M][K] * B[N][K]^T on Hopper, to paste and to change.
 * SPDX-License-Identifier: MIT
 *
 * A, B are bf16 or f16, sums are f32, D is bf16, f16 or f32. Any M, N, K whose rows are whole
 * 16 bytes; TMA fills edges with zeros on the way in and cuts them on the way out.
 *
 * A block of 384 threads makes tiles of 128 x W, one after the other; W is 64, 128 or 208 to 256 (where there are few, of
 * 64 x W, by one warpgroup; W is 32 to 128):
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
 * Tiles of 80 to 112 or 144 to 192 columns leave room for all 128 rows in one warpgroup, W accumulators a thread: each
 * makes its own, in turns, and one multiplies while the other's goes out. So it is with tiles of 64 x 256. A tile of 128 x 256
 * takes some 4200 cycles beside its steps, one in turns some 1200.
 *
 *     warpgroup 1   |mma tile 0      |out       |mma tile 2      |out
 *     warpgroup 2                    |mma tile 1      |out       |mma tile 3
 *
 * Blocks of a cluster of `up` x `across` tiles share what they load, and where there are few tiles a cluster has `parts` of
 * K as well, of tiles of up to 128 columns: tile/product.h has both. With a workspace it may be stream-K, where all clusters
 * have as many steps: tile/product_stream.h.
 *
 * Where that leaves fewer rows and columns empty, the tiles are of D^T, 128 columns x W rows of D: A and B swap their
 * places, and stmatrix turns the sums round (`swapped`).
 *
 * D may be activation(alpha * A * B^T + beta * C + bias) as well: tile/epilogue_fused.h, slab by slab as a tile goes out;
 * of parts of K tile/fuse.h, where they meet. A may lie as A[K][M], B as B[K][N]: TMA loads boxes of 64 x 64, and wgmma takes
 * them MN-major. Many products of one size are one launch: `layers`, the third dimension of all maps. GEMM_TILES says which
 * tiles have kernels for what.
 *
 * D has the same bits each time, in one shape, and on as many multiprocessors. Which shape that is depends on M, N, K, the number
 * of multiprocessors and whether there is a workspace, and with parts of K or stream-K the order of sums does:
 * gemm_plan_make_shape() fixes it.
 *
 * gemm_shape_for() says which W and which cluster: what it takes to be the fastest for M, N, K.
 */
#include <mgpu/mgpu.h>
#include <mgpu/host/product_shape.h>
#include <mgpu/ptx/wgmma_bf16_mn.gen.h>
#include <mgpu/ptx/wgmma_f16_mn.gen.h>
#include <mgpu/tile/epilogue_fused.h>
#include <mgpu/tile/product_out.h>
#include <mgpu/tile/product_stream.h>

MGPU_REQUIRE(WGMMA);
MGPU_REQUIRE(SETMAXNREG);

enum {
    TILE_K = 64,   /* 128 bytes: one row of the 128-byte swizzle */
    CONSUMERS = 2, /* warpgroups */
    THREADS = 128 * (1 + CONSUMERS),
    ROWS_BYTES =
        64 * TILE_K * 2, /* of a warpgroup's rows of A in a stage; as many as a slab has */
    TURN = 1 + CONSUMERS /* named barriers: of the slabs of each warpgroup, then of its turn */
};

/* Of tiles of h x w: whether each is one warpgroup's, in turns; how many warpgroups make one. */
#define ALONE(h, w)                                                                            \
    ((h) == 64 ? (w) == 256 : ((w) < 128 && (w) != 64) || ((w) > 128 && (w) <= 192))
#define TOGETHER(h, w) (ALONE(h, w) ? 1 : (h) / 64)
/* Which kernels may be stream-K: none that fuses, for there are no registers for both; all others with a transposed operand;
 * of rows along K these tiles: the others begin and end sooner without its instructions. */
#define STREAMS(h, w, mn, fuses)                                                               \
    (!(fuses) && ((mn) || ((h) == 64 ? (w) == 96 : (w) == 80 || (w) == 112 || (w) == 160)))
#define MORE             (CONSUMERS * MGPU_EPILOGUE_FUSED_BYTES)
#define STAGES(h, w)     MGPU_PRODUCT_STAGES(h, w, MORE)
#define SMEM_BYTES(h, w) MGPU_PRODUCT_SMEM_BYTES(h, w, STAGES(h, w), MORE)

typedef struct gemm_args {
    mgpu_tensor_map a, b, d; /* swapped: a is B, and b is A */
    mgpu_tensor_map tail;    /* of D, for the last slab of a tile, where W % 64 != 0 */
    mgpu_tensor_map c;       /* as d; nothing where there is no C */
    mgpu_product_grid grid;
    void *to;                   /* D */
    uint64_t bytes_c, stride_d; /* from a product's to the next one's: bytes, elements */
    mgpu_dtype out;
    bool fused; /* the sums are not yet D */
    mgpu_fuse fuse;
} gemm_args;

/* A block, and what its kernel is made for: constants. */
typedef struct gemm_block {
    mgpu_product_block at;
    const gemm_args *p;
    mgpu_dtype in;
    bool a_mn, b_mn; /* rows of K lie in memory */
    bool fuses;
} gemm_block;

/* Where an operand lies in a stage: rows of 128 bytes along K; or blocks of 64 rows of K, one for each 64 of its rows. */
MGPU_DEVICE uint64_t
desc_of(uint32_t start, bool mn)
{
    return mn ? mgpu_wgmma_desc_mn_major(start, MGPU_SWIZZLE_128B, 64)
              : mgpu_wgmma_desc_k_major(start, MGPU_SWIZZLE_128B);
}

/* Instructions have W in their names: those of the tiles below. */
#define GEMM_MMA(W, type) mgpu_wgmma_m64n##W##k16_f32_##type(d, x, y, accumulate)
#define GEMM_BY_MAJOR(W, type)                                                                 \
    (!b->a_mn  ? GEMM_MMA(W, type##_ss_tb)                                                     \
     : b->b_mn ? GEMM_MMA(W, type##_ss_ta_tb)                                                  \
               : GEMM_MMA(W, type##_ss_ta))
#define GEMM_BY_W(type)                                                                        \
    (b->a_mn || b->b_mn ? (w == 64    ? GEMM_BY_MAJOR(64, type)                                \
                           : w == 128 ? GEMM_BY_MAJOR(128, type)                               \
                           : w == 192 ? GEMM_BY_MAJOR(192, type)                               \
                                      : GEMM_BY_MAJOR(256, type))                              \
     : w == 32          ? GEMM_MMA(32, type##_ss)                                              \
     : w == 64          ? GEMM_MMA(64, type##_ss)                                              \
     : w == 80          ? GEMM_MMA(80, type##_ss)                                              \
     : w == 96          ? GEMM_MMA(96, type##_ss)                                              \
     : w == 112         ? GEMM_MMA(112, type##_ss)                                             \
     : w == 128         ? GEMM_MMA(128, type##_ss)                                             \
     : w == 144         ? GEMM_MMA(144, type##_ss)                                             \
     : w == 160         ? GEMM_MMA(160, type##_ss)                                             \
     : w == 176         ? GEMM_MMA(176, type##_ss)                                             \
     : w == 192         ? GEMM_MMA(192, type##_ss)                                             \
     : w == 208         ? GEMM_MMA(208, type##_ss)                                             \
     : w == 224         ? GEMM_MMA(224, type##_ss)                                             \
     : w == 240         ? GEMM_MMA(240, type##_ss)                                             \
                        : GEMM_MMA(256, type##_ss))

/* d[64][W] (+)= A[64][64] * B[W][64]^T: one stage, four steps of 16 along K, as soon as it is full.
 *   wg  rows 64 * wg .. of the tile */
MGPU_DEVICE void
multiply(const gemm_block *b, uint32_t wg, float *d, mgpu_pipeline_place at, int accumulate)
{
    const uint32_t w = b->at.w, stage = mgpu_product_stage(&b->at, at.stage);
    const uint64_t first_x = desc_of(stage + wg * ROWS_BYTES, b->a_mn);
    const uint64_t first_y = desc_of(stage + b->at.h * 128, b->b_mn);
    mgpu_pipeline_wait(b->at.ring, at);
    mgpu_wgmma_fence();
    MGPU_UNROLL
    for (uint32_t k = 0; k < TILE_K / 16; k++) { /* 32 bytes or 16 rows of 128, in 16 bytes */
        const uint64_t x = first_x + (b->a_mn ? 128 : 2) * k,
                       y = first_y + (b->b_mn ? 128 : 2) * k;
        if (b->in == MGPU_DTYPE_BF16)
            GEMM_BY_W(bf16);
        else
            GEMM_BY_W(f16);
        accumulate = 1;
    }
    mgpu_wgmma_commit_group();
}

/* ---- a tile goes out ------------------------------------------------------------------------ */

/* The sums of a tile, rounded, and where they go. */
typedef struct gemm_pairs {
    uint32_t q[64];
    uint32_t row, col;
    bool there;
} gemm_pairs;

/* What follows the sums d[64][W] of a place of a product. */
MGPU_DEVICE void
fuse(const gemm_block *b, float *d, uint32_t w, uint32_t row, uint32_t col, uint32_t layer)
{
    mgpu_fuse f = b->p->fuse;
    if (f.c != NULL)
        f.c = (const char *)f.c + layer * b->p->bytes_c;
    mgpu_fuse_apply(&f, d, w, row, col);
}

/* D[row][col], D[row][col + 1]; a multiple of four columns is a row, so both are there or none. */
MGPU_DEVICE void
store_two(const gemm_args *p, uint32_t layer, uint32_t row, uint32_t col, float x, float y)
{
    const size_t at = layer * p->stride_d + (size_t)row * p->grid.n + col;
    if (row < p->grid.m && col < p->grid.n)
        mgpu_epilogue_two(p->to, p->out, at, x, y);
}

/* The sums of all parts of K: each block has a share of their columns. No loop but the first is unrolled: this runs once,
 * and its instructions have to be fetched. */
MGPU_DEVICE void
meet(const gemm_block *b, float d[128], uint32_t wg, uint32_t row, uint32_t col, uint32_t layer)
{
    const mgpu_product_grid *g = b->at.grid;
    const uint32_t mine = mgpu_product_share(g, b->at.w, b->at.part);
    const uint32_t first = row + threadIdx.x % 128 / 32 * 16 + threadIdx.x % 32 / 4;
    mgpu_product_gather(&b->at, wg, TURN, d);
    MGPU_ROLLED
    for (uint32_t q = 0; q < mine; q++) {
        const uint32_t eight = col + 8 * (b->at.part * g->share + q);
        float x[4];
        mgpu_product_add(&b->at, wg, q, x);
        if (b->fuses && b->p->fused)
            fuse(b, x, 8, row, eight, layer);
        store_two(b->p, layer, first, eight + threadIdx.x % 4 * 2, x[0], x[1]);
        store_two(b->p, layer, first + 8, eight + threadIdx.x % 4 * 2, x[2], x[3]);
    }
    mgpu_product_met();
}

/* The tiles that are fused as they go out: all, but for parts of K. */
MGPU_DEVICE bool
fused_out(const gemm_block *b)
{
    const bool may = b->a_mn || b->b_mn; /* kernels of rows along K fuse, or do not */
    const bool whole = ALONE(b->at.h, b->at.w) || b->at.w > 128 || b->at.grid->parts == 1;
    return b->fuses && (!may || b->p->fused) && whole;
}

MGPU_DEVICE mgpu_epilogue_fused
fused_of(const gemm_block *b, const mgpu_epilogue_out *out, uint32_t wg)
{
    return mgpu_epilogue_fused_make(out, &b->p->c, &b->p->fuse,
                                    mgpu_product_more(&b->at) + wg * MGPU_EPILOGUE_FUSED_BYTES);
}

/* A tile's C and bias, from a row of it on. Its place is worked out anew: where that is passed, kernels that fuse tiles of
 * 128 x 64 and 64 x 64 have 56 instructions more. */
MGPU_DEVICE void
ask(const gemm_block *b, mgpu_epilogue_fused *fused, uint32_t i, uint32_t row)
{
    if (!fused_out(b))
        return;
    const mgpu_product_place t = mgpu_product_at(&b->at, i);
    fused->out.layer = t.layer;
    fused->layer = b->p->bytes_c != 0 ? t.layer : 0;
    mgpu_epilogue_fused_ask(fused, t.m * b->at.h + row, t.n * b->at.w);
}

/* One warpgroup: 64 rows of each tile. */
MGPU_DEVICE void
consume(const gemm_block *b, uint32_t wg)
{
    const mgpu_product_grid *g = b->at.grid;
    const mgpu_dtype out_type = b->p->out;
    const uint32_t w = b->at.w, slabs = (w + 63) / 64; /* of a tile */
    mgpu_epilogue_out out = mgpu_product_out(&b->at, &b->p->d, &b->p->tail, wg);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    mgpu_epilogue_fused fused;
    gemm_pairs pairs;
    float d[128];
    pairs.there = false;
    if (fused_out(b))
        fused = fused_of(b, &out, wg);
    mgpu_acc_zero_f32(d, w / 2);
    for (uint32_t i = mgpu_product_first(&b->at); i < g->tiles;
         i = mgpu_product_next(&b->at, i)) {
        const uint32_t steps = mgpu_product_steps(&b->at, i);
        const mgpu_product_place t = mgpu_product_at(&b->at, i); /* while loads are under way */
        mgpu_pipeline_place last = at;
        mgpu_acc_name_f32(d, w / 2);
        MGPU_UNROLL
        for (uint32_t s = 0; s < slabs; s++) { /* a slab of the tile before with each step */
            if (s < steps)
                multiply(b, wg, d, at, s != 0);
            if (s == 0)
                ask(b, &fused, i, 64 * wg);
            if (pairs.there)
                mgpu_epilogue_tile_b16(&out, pairs.row, pairs.col, pairs.q, s,
                                       mgpu_epilogue_slab(&out, s));
            if (s < steps) {
                if (s != 0) { /* the stage before this one has been read */
                    mgpu_wgmma_wait_group(1);
                    mgpu_product_release(&b->at, last);
                }
                last = at;
                at = mgpu_pipeline_next(b->at.ring, at);
            }
        }
        for (uint32_t k = slabs; k < steps; k++) {
            multiply(b, wg, d, at, 1);
            mgpu_wgmma_wait_group(1);
            mgpu_product_release(&b->at, last);
            last = at;
            at = mgpu_pipeline_next(b->at.ring, at);
        }
        mgpu_acc_wait_f32(0, d, w / 2);
        mgpu_product_release(&b->at, last);

        pairs.there = false;
        if (mgpu_product_gives(&b->at, i)) {
            mgpu_product_give(&b->at, wg, d, w / 2);
            continue;
        }
        mgpu_product_take(&b->at, i, wg, d, w / 2);
        pairs.row = t.m * b->at.h + wg * 64;
        pairs.col = t.n * w;
        pairs.there = out_type != MGPU_DTYPE_F32 && g->parts == 1 && !fused_out(b);
        out.layer = t.layer;
        if (fused_out(b))
            mgpu_epilogue_fused_tile(&fused, pairs.row, pairs.col, d, 64);
        else if (w <= 128 && g->parts > 1)
            meet(b, d, wg, pairs.row, pairs.col, t.layer);
        else if (out_type == MGPU_DTYPE_F32)
            mgpu_epilogue_tile_f32(&out, pairs.row, pairs.col, d);
        else
            mgpu_epilogue_round_b16(pairs.q, d, w / 4, out_type);
        if (b->fuses && !pairs.there) /* keep no registers for them */
            mgpu_acc_zero_b32(pairs.q, w / 4);
    }
    if (pairs.there) { /* its rows of A in the first stages: nothing comes there any more */
        pairs.row = mgpu_shfl_sync_idx_b32(pairs.row, 0, 31, 0xffffffff); /* the same in all: */
        pairs.col = mgpu_shfl_sync_idx_b32(pairs.col, 0, 31, 0xffffffff); /* no loop of lanes */
        MGPU_UNROLL
        for (uint32_t s = 0; s < slabs; s++)
            mgpu_epilogue_tile_b16(&out, pairs.row, pairs.col, pairs.q, s,
                                   mgpu_product_stage(&b->at, s) + wg * ROWS_BYTES);
    }
    mgpu_epilogue_drain();
}

/* All of a tile, 128 rows, when the other warpgroup has come to the end of its own: then the next stages are within a
 * turn of the ring, and the waits for them cannot mistake the phase. `more`: the other has another tile. */
MGPU_DEVICE mgpu_pipeline_place
sum_alone(const gemm_block *b, uint32_t wg, float d[192], mgpu_pipeline_place at,
          uint32_t steps, bool more)
{
    const uint32_t w = b->at.w;
    mgpu_pipeline_place last = at;
    mgpu_acc_name_f32(d, b->at.h / 64 * w / 2);
    mgpu_barrier_sync_aligned(TURN + wg, 256);
    multiply(b, 0, d, at, 0);
    if (b->at.h == 128)
        multiply(b, 1, d + w / 2, at, 0);
    at = mgpu_pipeline_next(b->at.ring, at);
    for (uint32_t k = 1; k < steps; k++) {
        multiply(b, 0, d, at, 1);
        if (b->at.h == 128)
            multiply(b, 1, d + w / 2, at, 1);
        mgpu_wgmma_wait_group(b->at.h / 64);
        mgpu_product_release(&b->at, last);
        last = at;
        at = mgpu_pipeline_next(b->at.ring, at);
    }
    if (more)
        mgpu_barrier_arrive_aligned(TURN + 1 - wg, 256);
    mgpu_acc_wait_f32(0, d, b->at.h / 64 * w / 2);
    mgpu_product_release(&b->at, last);
    return at;
}

/* One warpgroup, where each has tiles of its own: every second one of the block's. */
MGPU_DEVICE void
consume_alone(const gemm_block *b, uint32_t wg)
{
    const uint32_t w = b->at.w, halves = b->at.h / 64;
    const uint32_t tiles = b->at.grid->tiles;
    uint32_t next = mgpu_product_first(&b->at);
    mgpu_epilogue_out out = mgpu_product_out(&b->at, &b->p->d, &b->p->tail, wg);
    mgpu_epilogue_fused fused;
    mgpu_pipeline_place at = mgpu_product_turns(&b->at, wg, TURN);
    float d[192];
    mgpu_acc_zero_f32(d, halves * w / 2);
    if (fused_out(b))
        fused = fused_of(b, &out, wg);
    if (wg == 1)
        next = mgpu_product_next(&b->at, next);
    for (uint32_t i = next; i < tiles; i = next) {
        const mgpu_product_place t = mgpu_product_at(&b->at, i);
        next = mgpu_product_next(&b->at, i); /* the other's */
        ask(b, &fused, i, 0);
        at = sum_alone(b, wg, d, at, mgpu_product_steps(&b->at, i), next < tiles);
        at = mgpu_pipeline_skip(b->at.ring, at, mgpu_product_steps(&b->at, next));
        next = mgpu_product_next(&b->at, next);
        if (mgpu_product_gives(&b->at, i)) {
            mgpu_product_give(&b->at, 0, d, halves * w / 2);
            continue;
        }
        mgpu_product_take(&b->at, i, 0, d, halves * w / 2);
        if (fused_out(b)) {
            MGPU_ROLLED
            for (uint32_t half = 0; half < halves; half++) {
                const uint32_t row = t.m * b->at.h + 64 * half;
                if (half != 0)
                    ask(b, &fused, i, 64);
                mgpu_epilogue_fused_tile(&fused, row, t.n * w, d, w == 192 ? 32 : 64);
                if (half + 1 < halves) {
                    MGPU_UNROLL
                    for (uint32_t r = 0; r < w / 2; r++)
                        d[r] = d[w / 2 + r];
                }
            }
            continue;
        }
        out.layer = t.layer;
        MGPU_UNROLL
        for (uint32_t half = 0; half < halves; half++) {
            const uint32_t row = t.m * b->at.h + 64 * half, col = t.n * w;
            uint32_t pairs[64];
            if (b->p->out == MGPU_DTYPE_F32) {
                mgpu_epilogue_tile_f32(&out, row, col, d + w / 2 * half);
                continue;
            }
            mgpu_epilogue_round_b16(pairs, d + w / 2 * half, w / 4, b->p->out);
            MGPU_UNROLL
            for (uint32_t s = 0; s < (w + 63) / 64; s++)
                mgpu_epilogue_tile_b16(&out, row, col, pairs, s, mgpu_epilogue_slab(&out, s));
        }
    }
    mgpu_epilogue_drain();
}

MGPU_DEVICE void
gemm(const gemm_args *p, mgpu_dtype in, uint32_t h, uint32_t w, bool fuses, bool a_mn,
     bool b_mn)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t wg = mgpu_warpgroup_index();
    const mgpu_product_operands operands = {&p->a, &p->b, TILE_K, a_mn, b_mn};
    gemm_block b;
    if (threadIdx.x == 0)
        mgpu_product_prefetch(&p->a, &p->b, &p->d);
    b.at = mgpu_product_begin(&p->grid, mgpu_smem_addr(memory), h, w, STAGES(h, w),
                              TOGETHER(h, w));
    b.p = p;
    b.in = in;
    b.at.layered = true;
    b.at.streams = STREAMS(h, w, a_mn || b_mn, fuses);
    b.a_mn = a_mn;
    b.b_mn = b_mn;
    b.fuses = fuses;
    if (wg == 0) {
        MGPU_SETMAXNREG_DEC(24);
        if (threadIdx.x < 32 && mgpu_elect_sync())
            mgpu_product_load_any(&b.at, &operands);
    } else if (ALONE(h, w) || wg <= TOGETHER(h, w)) {
        MGPU_SETMAXNREG_INC(240);
        if (ALONE(h, w))
            consume_alone(&b, wg - 1);
        else
            consume(&b, wg - 1);
    }
}

/* All kernels, for a macro X(name, type, h, w, fuses, A transposed, B transposed): tiles of rows along K, and those that fuse
 * and take A, B or both transposed as well (the last argument: do these fuse?). */
#define GEMM_PLAIN(X, h, w)                                                                    \
    X(bf16, BF16, h, w, false, false, false)                                                   \
    X(f16, F16, h, w, false, false, false)
#define GEMM_MN(X, name, in, h, w, fuses)                                                      \
    X(ta_##name, in, h, w, fuses, true, false)                                                 \
    X(tb_##name, in, h, w, fuses, false, true)                                                 \
    X(ta_tb_##name, in, h, w, fuses, true, true)
#define GEMM_MORE(X, h, w, fuses)                                                              \
    GEMM_PLAIN(X, h, w)                                                                        \
    X(fused_bf16, BF16, h, w, true, false, false)                                              \
    X(fused_f16, F16, h, w, true, false, false)                                                \
    GEMM_MN(X, bf16, BF16, h, w, fuses)                                                        \
    GEMM_MN(X, f16, F16, h, w, fuses)
#define GEMM_TILES(PLAIN, MORE, X)                                                             \
    MORE(X, 128, 256, false)                                                                   \
    PLAIN(X, 128, 240)                                                                         \
    PLAIN(X, 128, 224)                                                                         \
    PLAIN(X, 128, 208)                                                                         \
    MORE(X, 128, 192, false)                                                                   \
    PLAIN(X, 128, 176)                                                                         \
    PLAIN(X, 128, 160)                                                                         \
    PLAIN(X, 128, 144)                                                                         \
    MORE(X, 128, 128, true)                                                                    \
    PLAIN(X, 128, 112)                                                                         \
    PLAIN(X, 128, 96)                                                                          \
    PLAIN(X, 128, 80)                                                                          \
    MORE(X, 128, 64, true)                                                                     \
    MORE(X, 64, 256, true)                                                                     \
    PLAIN(X, 64, 128)                                                                          \
    PLAIN(X, 64, 96)                                                                           \
    MORE(X, 64, 64, true)                                                                      \
    PLAIN(X, 64, 32)
#define GEMM_KERNEL(name, in, h, w, fuses, a_mn, b_mn)                                         \
    MGPU_KERNEL(gemm_h100_##name##_##h##x##w, gemm_args, p, THREADS, 1)                        \
    {                                                                                          \
        gemm(p, MGPU_DTYPE_##in, h, w, fuses, a_mn, b_mn);                                     \
    }
GEMM_TILES(GEMM_PLAIN, GEMM_MORE, GEMM_KERNEL)

/* ---- host: what to multiply, how to launch it -------------------------------------------- */

/* As mgpu_product, and what follows: alpha to activation of it, the rest is the plan's. All 0: the sums are D. */
typedef struct gemm_problem {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    const void *a, *b; /* device memory: A[m][k], B[n][k] of `in` */
    void *d;           /* device memory: D[m][n] of `out` */
    mgpu_fuse fuse;    /* c may be d */
    mgpu_product_storage storage;
    void *workspace; /* device memory, gemm_workspace_bytes(), or NULL: no stream-K */
} gemm_problem;

typedef mgpu_product_shape gemm_shape;

typedef struct gemm_plan {
    const mgpu_kernel *kernel;
    mgpu_launch_config config;
    gemm_args args;
} gemm_plan;

/* As mgpu_product_shape_for() takes them; the macro X has nothing to do here. */
#define GEMM_TILE(X, h, w)            {h, w},
#define GEMM_TILE_TOO(X, h, w, fuses) {h, w},
static const mgpu_product_tile gemm_tiles[] = {GEMM_TILES(GEMM_TILE, GEMM_TILE_TOO, NONE)};
enum { TILES = sizeof gemm_tiles / sizeof gemm_tiles[0] };

/* The kernel of a problem in a shape; NULL where there is none. One that fuses is taken where nothing follows, too, if A or B
 * is transposed. */
MGPU_HOST const mgpu_kernel *
gemm_kernel(const gemm_problem *g, gemm_shape s)
{
#define GEMM_ROW(name, in, h, w, fuses, a_mn, b_mn)                                            \
    {&gemm_h100_##name##_##h##x##w##_kernel, MGPU_DTYPE_##in, h, w, fuses, a_mn, b_mn},
    static const struct {
        const mgpu_kernel *kernel;
        mgpu_dtype in;
        uint32_t h, w;
        bool fuses, ta, tb;
    } kernels[] = {GEMM_TILES(GEMM_PLAIN, GEMM_MORE, GEMM_ROW)};
    const bool ta = s.swapped ? g->storage.b_transposed : g->storage.a_transposed;
    const bool tb = s.swapped ? g->storage.a_transposed : g->storage.b_transposed;
    const bool fused = mgpu_fuse_given(&g->fuse);
    for (size_t i = 0; i < sizeof kernels / sizeof kernels[0]; i++)
        if (kernels[i].w == s.w && kernels[i].h == s.h && kernels[i].in == g->in &&
            kernels[i].ta == ta && kernels[i].tb == tb &&
            (kernels[i].fuses == fused || ((ta || tb) && !fused)) &&
            (s.parts != 0 ||
             (g->workspace != NULL && STREAMS(s.h, s.w, ta || tb, kernels[i].fuses))))
            return kernels[i].kernel;
    return NULL;
}

/* What a product costs in a shape, as mgpu_product_cycles() says; 0 where there is none such. In cycles, fitted to
 * what forced shapes take on an H200:
 *     a step along K   3.54 w + 134 (w = 64: 204), of 64 rows 1.97 w + 145 (256: 182); or the loads: a row 2.3 where all rows begin at whole 128
 *                      bytes, 3.5 where at whole 32, 4 elsewhere, for L2 gives whole sectors of whole lines
 *     a tile           1480 more; 1200 of 64 rows or of one warpgroup's, 4200 of more than 192 columns; with parts of K
 *                      1100 and 1.1 a sum that another block has
 *     stream-K         0.165 a result until another block has a tile's sums
 *     loads            next to nothing more: of ways alike that which loads less
 *     fused            0.23 a result more, 0.05 for C, 0.33 for what is not ReLU. One warpgroup's take 0.6 to 1.7 while the
 *                      other multiplies: half of what is longer than that, and a tenth or two of the last tile */
MGPU_HOST double
gemm_cycles(const void *problem, gemm_shape s, uint32_t multiprocessors)
{
    const gemm_problem *g = (const gemm_problem *)problem;
    const uint32_t steps = mgpu_ceil_div(g->k, TILE_K);
    const uint64_t bytes = (uint64_t)g->k * mgpu_dtype_bytes(g->in);
    const double sums = 1.1 * s.h * s.w * (s.parts - 1) / s.parts;
    const bool ta = s.swapped ? g->storage.b_transposed : g->storage.a_transposed;
    const bool tb = s.swapped ? g->storage.a_transposed : g->storage.b_transposed;
    const uint32_t m = s.swapped ? g->n : g->m, n = s.swapped ? g->m : g->n;
    mgpu_product_cost c = {s.h, s.w, s.up, s.across, s.parts, steps, 0, 0, 0, 0, 0, 0, 0};
    if (s.w / s.up % (tb ? 64 : 8) != 0 || (ta && s.h / s.across % 64 != 0) ||
        (g->out == MGPU_DTYPE_F32 && s.w % 32 != 0) || s.parts > steps ||
        (s.parts > 1 && (ALONE(s.h, s.w) || s.w > 128)) ||
        (s.swapped && (s.parts > 1 || g->out == MGPU_DTYPE_F32)) || gemm_kernel(g, s) == NULL)
        return 0;
    c.rows = s.h / s.across + s.w / s.up;
    c.row = bytes % 128 == 0 ? 2.32 : bytes % 32 == 0 ? 3.45 : 4;
    c.tensor = s.h == 128 ? 3.54 * s.w + (s.w == 64 ? 204 : 134)
                          : 1.97 * s.w + (ALONE(64, s.w) ? 182 : 145);
    c.given = 0.165 * s.h * s.w;
    c.busy = 0.92 * s.h / 32 * s.w;
    c.loads = 1e-6;
    c.tile = s.parts > 1       ? 1100 + sums
             : ALONE(s.h, s.w) ? 1200
             : s.h == 64       ? 1180
             : s.w > 192       ? 4200
                               : 1480;
    if (mgpu_fuse_given(&g->fuse)) {
        const bool c_too = g->fuse.c != NULL, bent = g->fuse.activation > MGPU_ACTIVATION_RELU;
        const double alone = 0.63 + 0.19 * c_too + (s.h == 64 ? 0.21 : 0.9) * bent;
        const double more =
            alone * s.h * s.w - steps * c.tensor; /* than the other's sums take */
        c.tile += !ALONE(s.h, s.w)
                      ? (0.23 + 0.05 * c_too + 0.33 * bent) * s.h * s.w / s.parts
                      : (0.08 + 0.1 * bent) * s.h * s.w + (more > 0 ? more / 2 : 0);
    }
    return mgpu_product_cycles(&c, m, n, g->storage.layers, multiprocessors);
}

/* Bytes of a workspace for any problem. Its first MGPU_PRODUCT_FLAGS_BYTES are 0 before the first launch; each leaves them so.
 * Launches that may run at the same time want one each. */
MGPU_HOST uint64_t
gemm_workspace_bytes(uint32_t multiprocessors)
{
    return mgpu_product_space(128, 256, multiprocessors);
}

/* The shape that takes the fewest. */
MGPU_HOST gemm_shape
gemm_shape_for(const gemm_problem *g, uint32_t multiprocessors)
{
    return mgpu_product_shape_for(gemm_tiles, TILES, gemm_cycles, g, g->m, g->n,
                                  multiprocessors);
}

/* Maps and grid of a shape: tiles that there are, 1, 2 or 4 up and across, 1 to 8 parts of K of tiles of up to 128
 * columns that are not one warpgroup's in turns, or 0, stream-K; 8 blocks at most, each with whole 8 rows of B; D in f32
 * wants whole 32 columns, a part of K 64 numbers; stream-K wants a workspace, fewer tiles than clusters, and a kernel of
 * STREAMS, which does not fuse; swapped are tiles of one part or of stream-K, of D in 16 bits; GEMM_TILES says which fuse,
 * and which take A or B transposed, whose parts a block loads in 64 rows.
 *   issues  emptied, then all that is wrong; may be NULL */
mgpu_status
gemm_plan_make_shape(gemm_plan *plan, gemm_problem g, gemm_shape shape,
                     uint32_t multiprocessors, mgpu_issues *issues)
{
    static const mgpu_dtype types[] = {MGPU_DTYPE_BF16, MGPU_DTYPE_F16};
    const mgpu_product same = {g.m, g.n, g.k, g.in, g.out, g.a, g.b, g.d, g.storage};
    gemm_args *p = &plan->args;
    /* with a workspace, whose address nobody looks at: it is asked for where all else fits */
    gemm_problem roomy = g;
    mgpu_status status, maps, c = MGPU_OK;

    roomy.workspace = g.d;
    if (issues != NULL)
        issues->count = 0;
    status = mgpu_product_check("gemm_h100", &same, types, 2, issues);
    if (status == MGPU_OK)
        status = mgpu_product_fused("gemm_h100", &same, g.fuse.alpha, g.fuse.beta, g.fuse.c,
                                    g.fuse.bias, (uint32_t)g.fuse.activation,
                                    MGPU_ACTIVATION_SILU + 1, issues);
    status = mgpu_product_gpu("gemm_h100", multiprocessors, status, issues);
    if (status == MGPU_OK)
        status = mgpu_product_workspace("gemm_h100", g.workspace,
                                        gemm_workspace_bytes(multiprocessors), &same, issues);
    status = mgpu_product_rows("gemm_h100", &same, status, issues);
    if (status == MGPU_OK)
        status = mgpu_product_cut("gemm_h100", &p->grid, &plan->config, &same, TILE_K, shape,
                                  THREADS, gemm_cycles, &roomy, multiprocessors, issues);
    if (status == MGPU_OK && shape.parts == 0 && g.workspace == NULL)
        status = mgpu_product_wrong("gemm_h100", "workspace", 0, "NULL",
                                    "gemm_workspace_bytes() of device memory: stream-K hands "
                                    "sums over there",
                                    issues);
    if (status != MGPU_OK)
        return status;
    plan->kernel = gemm_kernel(&g, shape);
    plan->config.smem_bytes = SMEM_BYTES(shape.h, shape.w);
    p->grid.space = g.workspace;
    p->to = g.d;
    p->out = g.out;
    p->bytes_c = g.storage.stride_c * mgpu_dtype_bytes(g.out);
    p->stride_d = g.storage.stride_d;
    p->fused = mgpu_fuse_given(&g.fuse);
    p->fuse = mgpu_fuse_make(g.fuse, g.out, p->grid.m, p->grid.n, shape.swapped);
    if (p->fuse.c != NULL)
        c = mgpu_product_map_layers(&p->c, "C", g.out, p->fuse.c, g.m, g.n,
                                    mgpu__product_layers(&same), g.storage.stride_c, 64,
                                    128 / mgpu_dtype_bytes(g.out), MGPU_SWIZZLE_128B, issues);
    status = mgpu_product_maps(&p->a, &p->b, &same, g.in, shape, true, issues);
    maps = mgpu_product_maps_out(&p->d, &p->tail, &same, shape, true, issues);
    return status != MGPU_OK ? status : maps != MGPU_OK ? maps : c;
}

/* As above, in the shape that is taken to be the fastest. */
mgpu_status
gemm_plan_make(gemm_plan *plan, gemm_problem g, uint32_t multiprocessors, mgpu_issues *issues)
{
    return gemm_plan_make_shape(plan, g, gemm_shape_for(&g, multiprocessors), multiprocessors,
                                issues);
}
