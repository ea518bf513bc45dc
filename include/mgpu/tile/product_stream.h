/* mgpu/tile/product_stream.h - stream-K: who has the end of a tile gives its sums to who has the beginning.
 * SPDX-License-Identifier: MIT
 *
 * A stretch of steps (layout/product.h) may begin with the end of a tile and end with the beginning of another. The block with
 * a tile's beginning stores it. The others, of lower clusters, give it what they have:
 *
 *     cluster 3  |tile 0: steps 0 .. 5          |     take: own sums + those of cluster 2, in this order
 *     cluster 2  |tile 0: 6, 7|tile 1: 0 .. 3   |     give, and go on with tile 1
 *
 *     grid->space    flags of all blocks, one for each of eight warps | sums of block 0 | sums of block 1 | ...
 *     sums           four registers, 16 bytes, of each of 128 threads | the next four | ...
 *
 * A block gives once in a launch, and before all else that it does; so who takes seldom waits. It waits for lower
 * clusters alone, which run already where blocks start in the order of their numbers, as they do.
 * The order of sums is that of K: the same bits each time. Launches that may run at the same time want each a space of its own,
 * and behind one that failed its flags are made 0 again.
 *
 * Typical use, in the loop of a warpgroup:
 *     for (uint32_t i = mgpu_product_first(&b); i < b.grid->tiles; i = mgpu_product_next(&b, i)) {
 *         ... mgpu_product_steps(&b, i) steps: the sums d[], no more in flight
 *         if (mgpu_product_gives(&b, i))
 *             mgpu_product_give(&b, wg, d, w / 2);
 *         else {
 *             mgpu_product_take(&b, i, wg, d, w / 2);
 *             ... store
 *         }
 *     }
 */
#ifndef MGPU_TILE_PRODUCT_STREAM_H
#define MGPU_TILE_PRODUCT_STREAM_H

#include "../config.h"
#include "../kernel.h"
#include "../ptx/barrier.h"
#include "../ptx/cached.h"
#include "../ptx/cluster.h"
#include "../ptx/memory.h"
#include "../ptx/warp.h"
#include "product.h"

#if MGPU_HAS_DEVICE

/* Does the block make the end of a tile, or the middle, whose sums another one stores?
 *   needs   any target
 *   by      any thread
 *   b       from mgpu_product_begin()
 *   i       a tile of mgpu_product_first() or mgpu_product_next()
 */
MGPU_DEVICE bool
mgpu_product_gives(const mgpu_product_block *b, uint32_t i)
{
    return mgpu__product_streams(b) && i * b->grid->steps < mgpu__product_stretch(b, 0);
}

/* This block's number. Not blockIdx.x, which ptxas would keep for it from the kernel's first instruction on, on the stack. */
MGPU_DEVICE uint32_t
mgpu__product_block(const mgpu_product_block *b)
{
    return b->first * b->grid->by_blocks.by + mgpu_cluster_ctarank();
}

/* The flag of this warp in a block. */
MGPU_DEVICE uint32_t *
mgpu__product_flag(const mgpu_product_block *b, uint32_t wg, uint32_t block)
{
    return (uint32_t *)b->grid->space + block * 8 + wg * 4 + threadIdx.x % 128 / 32;
}

/* Where this thread's first four sums of a block lie; the next ones are 2048 bytes behind them. */
MGPU_DEVICE char *
mgpu__product_given(const mgpu_product_block *b, uint32_t wg, uint32_t count, uint32_t block)
{
    const size_t sums = (size_t)block * b->h * b->w + wg * count * 128;
    return (char *)b->grid->space + MGPU_PRODUCT_FLAGS_BYTES + sums * 4 +
           threadIdx.x % 128 * 16;
}

/* Give the sums of a tile's end, or of its middle, to who has its beginning.
 *   ptx     (st.global.L1::no_allocate.v4.f32, bar.warp.sync, st.release.gpu.global.b32)
 *   needs   PTX 8.0, sm_90
 *   by      a warpgroup that multiplies, converged, once in a launch
 *   b       from mgpu_product_begin()
 *   wg      0 or 1: of those that share a tile; 0 where one has all of it
 *   d       its sums, not in flight
 *   count   of them in a thread, a constant and a multiple of 4
 */
MGPU_DEVICE void
mgpu_product_give(const mgpu_product_block *b, uint32_t wg, const float *d, uint32_t count)
{
    const uint32_t block = mgpu__product_block(b);
    char *to = mgpu__product_given(b, wg, count, block);
    MGPU_UNROLL
    for (uint32_t q = 0; q < count / 4; q++)
        mgpu_st_global_l1_no_allocate_v4_f32(to + q * 2048, d + 4 * q);
    mgpu_bar_warp_sync(0xffffffff);
    if (threadIdx.x % 32 == 0)
        mgpu_st_release_gpu_global_b32(mgpu__product_flag(b, wg, block), 1);
}

/* Add to the sums of a tile's beginning what the blocks with the rest of it give, in the order of K. Nothing where all of K
 * is this block's own.
 *   ptx     (ld.acquire.gpu.global.b32, vote.sync.any, ld.global.L1::no_allocate.v4.f32, add.rn.f32, bar.warp.sync, st.global.b32)
 *   needs   PTX 8.0, sm_90
 *   by      a warpgroup that multiplies, converged
 *   b       from mgpu_product_begin()
 *   i       a tile of which mgpu_product_gives() is false
 *   wg      0 or 1: of those that share a tile; 0 where one has all of it
 *   d       its sums, not in flight
 *   count   of them in a thread, a constant and a multiple of 4
 */
MGPU_DEVICE void
mgpu_product_take(const mgpu_product_block *b, uint32_t i, uint32_t wg, float *d,
                  uint32_t count)
{
    const mgpu_product_grid *g = b->grid;
    uint32_t block = mgpu__product_block(b), end = mgpu__product_stretch(b, 1),
             stretch = g->clusters - 1 - b->first;
    if (!mgpu__product_streams(b))
        return;
    MGPU_ROLLED
    while (end < (i + 1) * g->steps) {
        const char *from;
        uint32_t *flag;
        block -= g->by_blocks.by;
        stretch++;
        end += g->each + (stretch < g->more);
        from = mgpu__product_given(b, wg, count, block);
        flag = mgpu__product_flag(b, wg, block);
        /* a vote: where one lane waits for the others ptxas takes all loops for divergent, and keeps nothing uniform */
        while (mgpu_vote_sync_any(mgpu_ld_acquire_gpu_global_b32(flag) == 0, 0xffffffff)) {
        }
        MGPU_UNROLL
        for (uint32_t q = 0; q < count / 4; q += 4) {
            float x[16];
            MGPU_UNROLL
            for (uint32_t r = 0; r < 4 && q + r < count / 4; r++)
                mgpu_ld_global_l1_no_allocate_v4_f32(x + 4 * r, from + (q + r) * 2048);
            MGPU_UNROLL
            for (uint32_t r = 0; r < 16 && 4 * q + r < count; r++)
                d[4 * q + r] = __fadd_rn(d[4 * q + r], x[r]);
        }
        mgpu_bar_warp_sync(0xffffffff); /* all have seen it */
        if (threadIdx.x % 32 == 0)
            *flag = 0; /* for the next launch */
    }
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_product_give(b, wg, d, count)                                                     \
    mgpu_product_give(b, wg, MGPU__HOLDS(count, d), count)
#define mgpu_product_take(b, i, wg, d, count)                                                  \
    mgpu_product_take(b, i, wg, MGPU__HOLDS(count, d), count)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_PRODUCT_STREAM_H */
