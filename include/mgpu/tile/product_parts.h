/* mgpu/tile/product_parts.h - how parts of K of a tile meet, in a cluster: each block sums up its share of the columns.
 * SPDX-License-Identifier: MIT
 *
 * Where K is in parts each block has all columns of its tile summed over a part of K. They meet through the rings, which
 * are free by then: each sends the others what it has of their columns, one bulk copy each, and adds up its own:
 *
 *     mgpu_product_meet();
 *     for (q = 0; q < w / 8; q++)  st.shared.v4 of d[4 q ..] at mgpu_product_sums(&b, wg, q)
 *     mgpu_product_send(&b, wg, 3);
 *     for (q = 0; q < mgpu_product_share(b.grid, w, b.part); q++)
 *         mgpu_product_add(&b, wg, q, x);                   columns 8 * (b.part * b.grid->share + q) and up
 *     mgpu_product_met();
 */
#ifndef MGPU_TILE_PRODUCT_PARTS_H
#define MGPU_TILE_PRODUCT_PARTS_H

#include "../config.h"
#include "../kernel.h"
#include "../ptx/barrier.h"
#include "../ptx/bulk.h"
#include "../ptx/cluster.h"
#include "../ptx/fence.h"
#include "../ptx/mbarrier.h"
#include "../ptx/memory.h"
#include "product.h"

#if MGPU_HAS_DEVICE

/* The rings of all are free: every load of the cluster has landed and been read.
 *   ptx     (barrier.cluster.arrive.relaxed.aligned, barrier.cluster.wait.aligned)
 *   needs   PTX 8.0, sm_90
 *   by      the warpgroups that multiply, converged, of a grid with parts of K; other warps have ended, or will
 */
MGPU_DEVICE void
mgpu_product_meet(void)
{
    mgpu_barrier_cluster_arrive_relaxed_aligned();
    mgpu_barrier_cluster_wait_aligned();
}

MGPU_DEVICE uint32_t
mgpu__product_thread(uint32_t wg)
{
    return wg * 2048 + threadIdx.x % 128 * 16;
}

/* Where a thread's sums of eight columns lie: four registers, 16 bytes.
 *   needs   PTX 8.3, sm_90
 *   by      any thread that multiplies
 *   b       from mgpu_product_begin()
 *   wg      0 .. h / 64 - 1: of 64 rows of the tile
 *   q       0 .. b->w / 8 - 1: columns 8 q .. 8 q + 7
 *   returns a shared address, aligned to 16
 */
MGPU_DEVICE uint32_t
mgpu_product_sums(const mgpu_product_block *b, uint32_t wg, uint32_t q)
{
    return mgpu_product_stage(b, 0) + q * b->h * 32 + mgpu__product_thread(wg);
}

/* The sums are there: each peer gets those of its columns, and this block's own have come when it returns.
 *   ptx     (fence.proxy.async.shared::cta, barrier.sync, mapa, cp.async.bulk.shared::cluster.shared::cta, mbarrier.try_wait)
 *   needs   PTX 8.0, sm_90
 *   by      the warpgroups that multiply, converged, when each has stored its sums
 *   b       from mgpu_product_begin()
 *   wg      0 or 1
 *   barrier a named barrier of these 2 * h threads
 */
MGPU_DEVICE void
mgpu_product_send(const mgpu_product_block *b, uint32_t wg, uint32_t barrier MGPU__PLACE)
{
    const mgpu_product_grid *g = b->grid;
    const uint32_t quad = b->h * 32,
                   slot = g->share * quad; /* bytes of eight columns, of a share */
    const uint32_t sums = mgpu_product_stage(b, 0), come = sums + b->w / 8 * quad;
    const uint32_t met = b->ring.bars + MGPU_PIPELINE_BYTES(b->ring.stages);
    const uint32_t to = threadIdx.x % 128;
    mgpu_fence_proxy_async_shared_cta();
    mgpu_barrier_sync_aligned(barrier, b->h * 2 MGPU__PLACED);
    if (wg == 0 && to < g->parts && to != b->part && mgpu_product_share(g, b->w, to) != 0) {
        const uint32_t rank = (to * g->across + b->across) * g->up + b->up;
        mgpu_bulk_copy_shared_cluster(mgpu_mapa(come + b->part * slot, rank MGPU__PLACED),
                                      sums + to * slot, mgpu_product_share(g, b->w, to) * quad,
                                      mgpu_mapa(met, rank MGPU__PLACED) MGPU__PLACED);
    }
    mgpu_mbarrier_wait_cluster(met, 0 MGPU__PLACED);
    mgpu_barrier_cluster_arrive_relaxed_aligned(); /* what the others sent has been read */
}

/* Where the sums of a part of K lie, of this block's columns.
 *   needs   any target
 *   by      any thread that multiplies
 *   b       from mgpu_product_begin()
 *   wg      0 .. h / 64 - 1: of 64 rows of the tile
 *   from    the part, 0 .. grid->parts - 1; b->part: its own
 *   q       0 .. mgpu_product_share() - 1: columns 8 * (b->part * grid->share + q) and up
 *   returns a shared address of four numbers, as it stored them
 */
MGPU_DEVICE uint32_t
mgpu_product_part(const mgpu_product_block *b, uint32_t wg, uint32_t from, uint32_t q)
{
    const uint32_t quad = b->h * 32, slot = b->grid->share * quad;
    const uint32_t at = from == b->part ? 0 : b->w / 8 * quad;
    return mgpu_product_stage(b, 0) + at + from * slot + q * quad + mgpu__product_thread(wg);
}

/* The sums of all parts of K, of eight of this block's columns: its own, then those of the others in turn.
 *   ptx     (ld.shared::cta.v4.f32, add.rn.f32)
 *   needs   PTX 8.3, sm_90
 *   by      the warpgroups that multiply, behind mgpu_product_send()
 *   b       from mgpu_product_begin()
 *   wg      0 .. h / 64 - 1: of 64 rows of the tile
 *   q       0 .. mgpu_product_share() - 1: columns 8 * (b->part * grid->share + q) and up
 *   x       gets four numbers, as mgpu_product_sums() says
 */
MGPU_DEVICE void
mgpu_product_add(const mgpu_product_block *b, uint32_t wg, uint32_t q, float x[4])
{
    float v[4];
    mgpu_ld_shared_v4_f32(x, mgpu_product_part(b, wg, b->part, q));
    MGPU_ROLLED
    for (uint32_t from = 0; from < b->grid->parts; from++)
        if (from != b->part) {
            mgpu_ld_shared_v4_f32(v, mgpu_product_part(b, wg, from, q));
            MGPU_UNROLL
            for (uint32_t i = 0; i < 4; i++)
                x[i] = __fadd_rn(x[i], v[i]);
        }
}

/* What this block sent has been read: it may end.
 *   ptx     (barrier.cluster.wait.aligned)
 *   needs   PTX 8.0, sm_90
 *   by      the warpgroups that multiply, converged, behind mgpu_product_send()
 */
MGPU_DEVICE void
mgpu_product_met(void)
{
    mgpu_barrier_cluster_wait_aligned();
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_product_add(b, wg, q, ...) mgpu_product_add(b, wg, q, MGPU__HOLDS(4, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_PRODUCT_PARTS_H */
