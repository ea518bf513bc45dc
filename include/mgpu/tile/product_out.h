/* mgpu/tile/product_out.h - from the sums of a product's blocks to D: where tiles go, and how parts of K come together.
 * SPDX-License-Identifier: MIT
 *
 *     sums of a warpgroup   K whole     slabs | TMA -> D            mgpu_product_out() for epilogue.h
 *                           K in parts  shared memory of all blocks | each adds up its columns -> D
 *
 * Typical use, blocks and warpgroups as in product.h:
 *     if (threadIdx.x == 0)
 *         mgpu_product_prefetch(&p->a, &p->b, &p->d);
 *     ...
 *     const mgpu_epilogue_out out = mgpu_product_out(&b, &p->d, &p->tail, wg);
 *     if (b.grid->parts > 1) {
 *         mgpu_product_gather(&b, wg, 3, d);
 *         for (q = 0; q < mgpu_product_share(b.grid, w, b.part); q++)
 *             mgpu_product_add(&b, wg, q, x);               columns 8 * (b.part * b.grid->share + q) and up
 *         mgpu_product_met();
 *     } else
 *         mgpu_epilogue_tile(&out, row, col, p->out, d);
 * Not in mgpu.h: an include of its own.
 */
#ifndef MGPU_TILE_PRODUCT_OUT_H
#define MGPU_TILE_PRODUCT_OUT_H

#include "../config.h"
#include "../kernel.h"
#include "../ptx/tensormap.h"
#include "epilogue.h"
#include "product_parts.h"

#if MGPU_HAS_DEVICE

/* Bring the maps, which loads and stores wait for.
 *   ptx     (prefetch.tensormap)
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   a       of A
 *   b       of B
 *   d       of D
 */
MGPU_DEVICE void
mgpu_product_prefetch(const mgpu_tensor_map *a, const mgpu_tensor_map *b,
                      const mgpu_tensor_map *d)
{
    mgpu_prefetch_tensormap(a);
    mgpu_prefetch_tensormap(b);
    mgpu_prefetch_tensormap(d);
}

/* Where the tiles of a warpgroup go, by its two slabs, with named barrier 1 + wg.
 *   needs   any target
 *   by      any thread
 *   b       from mgpu_product_begin()
 *   d       as mgpu_product_maps_out() makes them
 *   tail    the same
 *   wg      0 or 1, of those that multiply
 *   returns what functions of epilogue.h take
 */
MGPU_DEVICE mgpu_epilogue_out
mgpu_product_out(const mgpu_product_block *b, const mgpu_tensor_map *d,
                 const mgpu_tensor_map *tail, uint32_t wg)
{
    const mgpu_product_grid *g = b->grid;
    const mgpu_epilogue_out out = {
        d,      tail,       g->m,       g->n, b->w, mgpu_product_slabs(b, wg),
        1 + wg, g->swapped, b->layered, 0};
    return out;
}

/* The sums of all parts of K come together: each block has those of its columns, for mgpu_product_add().
 *   ptx     (barrier.cluster, st.shared::cta.v4.f32, then as mgpu_product_send())
 *   needs   PTX 8.3, sm_90
 *   by      the warpgroups that multiply, converged, of a grid with parts of K
 *   b       from mgpu_product_begin(), with w a constant; its stages have room for two such tiles of f32: MGPU_PRODUCT_STAGES
 *   wg      0 .. h / 64 - 1: of 64 rows of the tile
 *   barrier a named barrier of these 2 * h threads
 *   d       w / 2 floats a thread, not in flight
 *   done    mgpu_product_met() behind the last mgpu_product_add()
 */
MGPU_DEVICE void
mgpu_product_gather(const mgpu_product_block *b, uint32_t wg, uint32_t barrier,
                    const float *d MGPU__PLACE)
{
    mgpu_product_meet();
    MGPU_UNROLL
    for (uint32_t q = 0; q < b->w / 8; q++)
        mgpu_st_shared_v4_f32(mgpu_product_sums(b, wg, q), d + 4 * q);
    mgpu_product_send(b, wg, barrier MGPU__PLACED);
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_product_gather(b, wg, barrier, ...)                                               \
    mgpu_product_gather(b, wg, barrier, MGPU__HOLDS((b)->w / 2, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_PRODUCT_OUT_H */
