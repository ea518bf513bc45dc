/* mgpu/tile/product.h - the blocks of a matrix product on Hopper: who loads what, whose tile is whose.
 * SPDX-License-Identifier: MIT
 *
 * A block has a warpgroup of which one thread loads, and one or two that multiply. Shared memory:
 *
 *     slabs of the epilogue | stage 0: A[h][128 bytes] B[w][128 bytes] | stage 1 ... | full, empty of each | met | yours
 *     two for each of two     rows in the 128-byte swizzle
 *     warpgroups
 *
 * Blocks of a cluster of `up` x `across` tiles share what they load: rows of A with those beside them, columns of B with
 * those above and below; each loads a part and multicasts it:
 *
 *     2 x 1:  block 0   A rows   0 .. 127   |  first half of B -> both
 *             block 1   A rows 128 .. 255   |  second half     -> both
 *
 * Typical use, a kernel of tiles of 128 x 256, bf16:
 *     mgpu_product_block b = mgpu_product_begin(&p->grid, mgpu_smem_addr(memory), 128, 256, STAGES, 2);
 *     if (wg == 0 && threadIdx.x < 32 && mgpu_elect_sync())
 *         mgpu_product_load(&b, &p->a, &p->b, 64);
 *     else if (wg != 0)
 *         for (uint32_t i = b.first; i < b.grid->tiles; i += b.stride) {
 *             const mgpu_product_place t = mgpu_product_at(&b, i);
 *             ... with b.steps places of b.ring, from mgpu_pipeline_start(), wait | wgmma | mgpu_product_release()
 *         }
 *
 * Where K is in parts each block has all columns of its tile summed over a part of K: tile/product_parts.h has how they meet.
 *
 * Blocks are one row of threads: block.y and block.z are 1. Hopper only where warpgroups multiply; nothing here is wgmma.
 */
#ifndef MGPU_TILE_PRODUCT_H
#define MGPU_TILE_PRODUCT_H

#include "../config.h"
#include "../kernel.h"
#include "../layout/product.h"
#include "../ptx/barrier.h"
#include "../ptx/cluster.h"
#include "../ptx/fence.h"
#include "../ptx/mbarrier.h"
#include "../ptx/thread.h"
#include "../ptx/tma.h"
#include "../ptx/warp.h"
#include "epilogue.h"
#include "pipeline.h"

/* Bytes of the slabs, which come first in shared memory. */
#define MGPU_PRODUCT_SLABS_BYTES 32768

/* Bytes of a stage of tiles of h x w. */
#define MGPU_PRODUCT_STAGE_BYTES(h, w) (((h) + (w)) * 128)

/* How many stages a block has room for, beside `more` bytes of the kernel's own. */
#define MGPU_PRODUCT_STAGES(h, w, more)                                                        \
    ((232448 - MGPU_PRODUCT_SLABS_BYTES - 8 - (more)) / (MGPU_PRODUCT_STAGE_BYTES(h, w) + 16))

/* Bytes of shared memory of a block with so many stages. */
#define MGPU_PRODUCT_SMEM_BYTES(h, w, stages, more)                                            \
    (MGPU_PRODUCT_SLABS_BYTES + (stages) * (MGPU_PRODUCT_STAGE_BYTES(h, w) + 16) + 8 + (more))

#if MGPU_HAS_DEVICE

/* A tile of D: rows and columns of tiles, and of which product. */
typedef struct mgpu_product_place {
    uint32_t m, n, layer;
} mgpu_product_place;

/* What a block loads, and how it lies in memory: constants, but for the maps. Where rows of K lie there, elements have 16 bits, and
 * h / across or w / up are multiples of 64. */
typedef struct mgpu_product_operands {
    const mgpu_tensor_map *a, *b; /* boxes as mgpu_product_maps() makes them */
    uint32_t columns;             /* elements of 128 bytes */
    bool a_mn, b_mn;              /* rows of K: A[k][m], B[k][n] */
} mgpu_product_operands;

/* A block and its place in the cluster. Plain numbers, the same in every thread; `layered` and `streams` are constants, and false
 * until they are set. */
typedef struct mgpu_product_block {
    const mgpu_product_grid *grid;
    uint32_t h, w; /* rows and columns of a tile: constants */
    uint32_t smem; /* shared address of the slabs */
    mgpu_pipeline ring;
    uint32_t up, across, part; /* 0 .. grid->up - 1, grid->across - 1, grid->parts - 1 */
    uint32_t step, steps;      /* along K: the first, how many */
    uint16_t with_a, with_b;   /* who shares A, B: a bit for each block of the cluster */
    uint32_t first, stride;    /* of clusters: its tiles; of stream-K mgpu_product_first() */
    uint32_t rows_a;           /* of 128 bytes, of A in a stage: a constant */
    bool layered;              /* maps have three dimensions: there may be many products */
    bool streams;              /* there may be stream-K (product_stream.h) */
} mgpu_product_block;

/* The shared address of a stage: A, and B behind h rows of 128 bytes, or what mgpu_product_begin_short() says.
 *   needs   any target
 *   by      any thread
 *   b       from mgpu_product_begin()
 *   stage   0 .. b->ring.stages - 1
 *   returns aligned to 1024
 */
MGPU_DEVICE uint32_t
mgpu_product_stage(const mgpu_product_block *b, uint32_t stage)
{
    return b->smem + MGPU_PRODUCT_SLABS_BYTES +
           stage * MGPU_PRODUCT_STAGE_BYTES(b->rows_a, b->w);
}

/* The shared address of the two slabs of a warpgroup, for mgpu_epilogue_out.
 *   needs   any target
 *   by      any thread
 *   b       from mgpu_product_begin()
 *   wg      0 or 1, of those that multiply
 *   returns aligned to 1024
 */
MGPU_DEVICE uint32_t
mgpu_product_slabs(const mgpu_product_block *b, uint32_t wg)
{
    return b->smem + wg * 2 * MGPU_EPILOGUE_SLAB_BYTES;
}

/* The shared address of what is the kernel's own, behind all else.
 *   needs   any target
 *   by      any thread
 *   b       from mgpu_product_begin()
 *   returns aligned to 8
 */
MGPU_DEVICE uint32_t
mgpu_product_more(const mgpu_product_block *b)
{
    return b->ring.bars + MGPU_PIPELINE_BYTES(b->ring.stages) + 8;
}

/* Is it stream-K, and where does the stretch of a cluster begin, 1 behind this one's where it ends: steps of all tiles. */
MGPU_DEVICE bool
mgpu__product_streams(const mgpu_product_block *b)
{
    return b->streams && b->grid->each != 0;
}

MGPU_DEVICE uint32_t
mgpu__product_stretch(const mgpu_product_block *b, uint32_t behind)
{
    const mgpu_product_grid *g = b->grid;
    const uint32_t at = g->clusters - 1 - b->first + behind;
    return at * g->each + (at < g->more ? at : g->more);
}

/* Which block this is, and its ring, where A has other than 128 bytes a row in a stage, as in product_sparse.h. Who loads such
 * stages knows how; all else is as with mgpu_product_begin().
 *   ptx     (mbarrier.init, fence.mbarrier_init, shfl.sync.idx, barrier.sync or barrier.cluster)
 *   needs   PTX 8.0, sm_90
 *   by      all threads of each block, converged
 *   grid    from mgpu_product_grid_make()
 *   smem    shared address of MGPU_PRODUCT_SMEM_BYTES(rows_a, w, ..), aligned to 1024
 *   h       rows of a tile: a constant, as rows_a, w and stages
 *   rows_a  rows of 128 bytes that they take in a stage, a multiple of 8
 *   w       columns of a tile
 *   stages  of the ring, 2 and up: MGPU_PRODUCT_STAGES(rows_a, w, ..)
 *   warpgroups  that release each stage: 2 where they have 64 rows of a tile each, 1 where they take tiles in turns
 *   returns the block
 */
MGPU_DEVICE mgpu_product_block
mgpu_product_begin_short(const mgpu_product_grid *grid, uint32_t smem, uint32_t h,
                         uint32_t rows_a, uint32_t w, uint32_t stages,
                         uint32_t warpgroups MGPU__PLACE)
{
    const uint32_t tiles = grid->up * grid->across, rank = mgpu_cluster_ctarank();
    mgpu_product_block b;
    b.grid = grid;
    b.h = h;
    b.w = w;
    b.rows_a = rows_a;
    b.smem = smem;
    b.ring = mgpu_pipeline_make(mgpu_product_stage(&b, stages), stages);
    b.part = b.across = b.up = b.step = 0;
    b.steps = grid->steps;
    b.first = blockIdx.x;
    b.stride = grid->clusters;
    if (tiles * grid->parts > 1) { /* a block alone begins sooner */
        b.part = mgpu_divide(rank, grid->by_tiles);
        b.across = mgpu_divide(rank - b.part * tiles, grid->by_up);
        b.up = rank - b.part * tiles - b.across * grid->up;
        b.step = mgpu_divide(grid->steps * b.part, grid->by_parts);
        b.steps = mgpu_divide(grid->steps * (b.part + 1), grid->by_parts) - b.step;
        b.first = mgpu_divide(blockIdx.x, grid->by_blocks);
    }
    b.with_a = (uint16_t)(grid->row << (b.part * tiles + b.up));
    b.with_b = (uint16_t)(((1u << grid->up) - 1) << (rank - b.up));
    b.first = mgpu_shfl_sync_idx_b32(
        b.first, 0, 31, 0xffffffff); /* else what it comes from is kept, on the stack */
    b.layered = b.streams = false;
    if (threadIdx.x == 0) {
        mgpu_pipeline_init(b.ring, 1,
                           warpgroups * 4 * (grid->up + grid->across - 1) MGPU__PLACED);
        if (grid->parts > 1) {
            const uint32_t met = b.ring.bars + MGPU_PIPELINE_BYTES(stages);
            mgpu_mbarrier_init(met, 1 MGPU__PLACED);
            mgpu_fence_mbarrier_init();
            mgpu_mbarrier_arrive_expect_tx(met, mgpu_product_share(grid, w, b.part) * h * 32 *
                                                    (grid->parts - 1) MGPU__PLACED);
        }
    }
    mgpu_pipeline_ready(tiles * grid->parts);
    return b;
}

/* Which block this is, and its ring: initialised, and that of its peers too.
 *   ptx     (mbarrier.init, fence.mbarrier_init, shfl.sync.idx, barrier.sync or barrier.cluster)
 *   needs   PTX 8.0, sm_90
 *   by      all threads of each block, converged
 *   grid    from mgpu_product_grid_make()
 *   smem    shared address of MGPU_PRODUCT_SMEM_BYTES, aligned to 1024
 *   h       rows of a tile: a constant, as w and stages
 *   w       columns of a tile
 *   stages  of the ring, 2 and up: MGPU_PRODUCT_STAGES
 *   warpgroups  that release each stage: 2 where they have 64 rows of a tile each, 1 where they take tiles in turns
 *   returns the block
 */
MGPU_DEVICE mgpu_product_block
mgpu_product_begin(const mgpu_product_grid *grid, uint32_t smem, uint32_t h, uint32_t w,
                   uint32_t stages, uint32_t warpgroups MGPU__PLACE)
{
    return mgpu_product_begin_short(grid, smem, h, h, w, stages, warpgroups MGPU__PLACED);
}

/* The block's tile of a tile of clusters.
 *   needs   any target
 *   by      any thread
 *   b       from mgpu_product_begin()
 *   i       b->first, + b->stride .. below b->grid->tiles
 *   returns rows of tiles and columns of tiles, some behind D at an edge, and the product
 */
MGPU_DEVICE mgpu_product_place
mgpu_product_at(const mgpu_product_block *b, uint32_t i)
{
    const mgpu_product_grid *g = b->grid;
    mgpu_product_place t;
    t.layer = b->layered ? mgpu_divide(i, g->by_layer) : 0;
    const mgpu_schedule_tile at = mgpu_schedule_at(&g->walk, i - t.layer * g->by_layer.by);
    t.m = at.m * g->up + b->up;
    t.n = at.n * g->across + b->across;
    return t;
}

/* The first tile of a cluster, the same for all of its blocks.
 *   needs   any target
 *   by      any thread
 *   b       from mgpu_product_begin()
 *   returns b->first; of stream-K the tile where its stretch begins
 */
MGPU_DEVICE uint32_t
mgpu_product_first(const mgpu_product_block *b)
{
    return mgpu__product_streams(b)
               ? mgpu_divide(mgpu__product_stretch(b, 0), b->grid->by_steps)
               : b->first;
}

/* The tile behind that.
 *   needs   any target
 *   by      any thread
 *   b       from mgpu_product_begin()
 *   i       the tile before it, or what this returned where there was none
 *   returns it; b->grid->tiles or more where there is none
 */
MGPU_DEVICE uint32_t
mgpu_product_next(const mgpu_product_block *b, uint32_t i)
{
    const mgpu_product_grid *g = b->grid;
    if (!mgpu__product_streams(b))
        return i + b->stride;
    return (i + 1) * g->steps < mgpu__product_stretch(b, 1) ? i + 1 : g->tiles;
}

/* Where a block begins in a tile.
 *   needs   any target
 *   by      any thread
 *   b       from mgpu_product_begin()
 *   i       a tile of mgpu_product_first() or mgpu_product_next()
 *   returns a step along K: 0, but for a part of K and the first tile of a stretch
 */
MGPU_DEVICE uint32_t
mgpu_product_step(const mgpu_product_block *b, uint32_t i)
{
    const uint32_t from = mgpu__product_stretch(b, 0), at = i * b->grid->steps;
    return !mgpu__product_streams(b) ? b->step : at < from ? from - at : 0;
}

/* How many steps it makes there.
 *   needs   any target
 *   by      any thread
 *   b       from mgpu_product_begin()
 *   i       a tile of mgpu_product_first() or mgpu_product_next()
 *   returns 1 and up, b->steps where it is no stream-K; any number where there is no such tile
 */
MGPU_DEVICE uint32_t
mgpu_product_steps(const mgpu_product_block *b, uint32_t i)
{
    const uint32_t all = b->grid->steps, left = mgpu__product_stretch(b, 1) - i * all;
    return !mgpu__product_streams(b) ? b->steps
                                     : (left < all ? left : all) - mgpu_product_step(b, i);
}

/* `rows` of a tile's rows of an operand, of one step of K: one box, or one for each 64 where rows of K lie in memory. */
MGPU_DEVICE void
mgpu__product_load(mgpu_pipeline ring, mgpu_pipeline_place at, uint32_t to,
                   const mgpu_tensor_map *map, bool mn, bool layered, int32_t k, uint32_t row,
                   uint32_t rows, uint32_t all, uint32_t layer, uint16_t mask MGPU__PLACE)
{
    const int32_t first = mgpu_schedule_within(row, all);
    if (!mn && !layered)
        mgpu_pipeline_load_2d(ring, at, to, map, k, first, mask MGPU__PLACED);
    else if (!mn)
        mgpu_pipeline_load_3d(ring, at, to, map, k, first, (int32_t)layer, mask MGPU__PLACED);
    else
        MGPU_ROLLED
    for (uint32_t i = 0; i < rows; i += 64) {
        const int32_t box = mgpu_schedule_within(row + i, all);
        if (layered)
            mgpu_pipeline_load_3d(ring, at, to + i * 128, map, box, k, (int32_t)layer,
                                  mask MGPU__PLACED);
        else
            mgpu_pipeline_load_2d(ring, at, to + i * 128, map, box, k, mask MGPU__PLACED);
    }
}

/* Keep the ring full, tile after tile, and stay until all of it has been read. Operands whose rows are of K lie in a stage
 * in blocks of 64 rows of K x 128 bytes, each 8 KiB: mgpu_wgmma_desc_mn_major(.., MGPU_SWIZZLE_128B, 64).
 *   ptx     (mbarrier.try_wait.parity, mbarrier.arrive.expect_tx, cp.async.bulk.tensor, with .multicast::cluster)
 *   needs   PTX 8.3, sm_90
 *   by      one thread
 *   b       from mgpu_product_begin()
 *   o       what to load
 */
MGPU_DEVICE void
mgpu_product_load_any(const mgpu_product_block *b, const mgpu_product_operands *o MGPU__PLACE)
{
    const mgpu_product_grid *g = b->grid;
    const uint32_t rows_a = mgpu_divide(b->h * g->up, g->by_tiles), at_a = b->across * rows_a;
    const uint32_t rows_b = mgpu_divide(b->w, g->by_up), at_b = b->up * rows_b; /* its parts */
    mgpu_pipeline_place at = mgpu_pipeline_start();
    for (uint32_t i = mgpu_product_first(b); i < g->tiles; i = mgpu_product_next(b, i)) {
        const mgpu_product_place t = mgpu_product_at(b, i);
        const uint32_t step = mgpu_product_step(b, i), steps = mgpu_product_steps(b, i);
        for (uint32_t k = 0; k < steps; k++) {
            const int32_t col = (int32_t)((step + k) * o->columns);
            const uint32_t to = mgpu_product_stage(b, at.stage);
            mgpu_pipeline_acquire(b->ring, at,
                                  MGPU_PRODUCT_STAGE_BYTES(b->h, b->w) MGPU__PLACED);
            mgpu__product_load(b->ring, at, to + at_a * 128, o->a, o->a_mn, b->layered, col,
                               t.m * b->h + at_a, rows_a, g->m, t.layer & g->layers_a,
                               b->with_a MGPU__PLACED);
            mgpu__product_load(b->ring, at, to + (b->h + at_b) * 128, o->b, o->b_mn, b->layered,
                               col, t.n * b->w + at_b, rows_b, g->n, t.layer & g->layers_b,
                               b->with_b MGPU__PLACED);
            at = mgpu_pipeline_next(b->ring, at);
        }
    }
    mgpu_pipeline_drain(b->ring, at MGPU__PLACED);
}

/* The same of one product with rows along K.
 *   ptx     (mbarrier.try_wait.parity, mbarrier.arrive.expect_tx, cp.async.bulk.tensor.2d, with .multicast::cluster)
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   b       from mgpu_product_begin()
 *   map_a   of A, whose rows are h a tile: boxes of h / across rows x 128 bytes, 128-byte swizzle
 *   map_b   of B: boxes of w / up rows, the same
 *   columns elements of 128 bytes: a constant
 */
MGPU_DEVICE void
mgpu_product_load(const mgpu_product_block *b, const mgpu_tensor_map *map_a,
                  const mgpu_tensor_map *map_b, uint32_t columns MGPU__PLACE)
{
    const mgpu_product_operands o = {map_a, map_b, columns, false, false};
    mgpu_product_load_any(b, &o MGPU__PLACED);
}

/* This warp has read a stage with wgmma: who loads into it may do so again.
 *   ptx     (mapa, mbarrier.arrive.relaxed.cluster.shared::cluster)
 *   needs   PTX 8.6, sm_90
 *   by      a warp that multiplies, converged
 *   b       from mgpu_product_begin()
 *   at      its place
 */
MGPU_DEVICE void
mgpu_product_release(const mgpu_product_block *b, mgpu_pipeline_place at MGPU__PLACE)
{
    mgpu_pipeline_release_multicast(b->ring, at, b->with_a | b->with_b MGPU__PLACED);
}

/* ---- two warpgroups, a tile each, in turns ------------------------------------------------- */

/* The place of a warpgroup's first tile; the first warpgroup's turn begins.
 *   ptx     (barrier.arrive)
 *   needs   PTX 8.0, sm_90
 *   by      each of two warpgroups, converged
 *   b       from mgpu_product_begin()
 *   wg      0 or 1
 *   barrier named barriers: this one of warpgroup 0, the next one of warpgroup 1
 *   returns its first place: mgpu_product_first(), of warpgroup 1 what is next, and every second one behind it
 */
MGPU_DEVICE mgpu_pipeline_place
mgpu_product_turns(const mgpu_product_block *b, uint32_t wg, uint32_t barrier MGPU__PLACE)
{
    mgpu_pipeline_place at = mgpu_pipeline_start();
    if (wg == 1) {
        const uint32_t first = mgpu_product_first(b);
        at = mgpu_pipeline_skip(b->ring, at, mgpu_product_steps(b, first));
        if (first < b->grid->tiles)
            mgpu_barrier_arrive_aligned(barrier, 256 MGPU__PLACED);
    }
    return at;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_PRODUCT_H */
