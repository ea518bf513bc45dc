/* mgpu/tile/product_sparse.h - the blocks of a matrix product on Hopper whose A is sparse 2:4: what a stage has, who loads it.
 * SPDX-License-Identifier: MIT
 *
 * tile/product.h says who multiplies what. Of a step along K, 64 numbers of 16 bits or 128 of 8, a stage has
 *
 *     A[h][64 bytes]            as it is stored, in the 64-byte swizzle      from those beside in the cluster, too
 *     meta[h / 64][128][1, 2]   words for each thread, of 8 bits two         each block its own; 16 bytes for each row of A
 *     B[w][128 bytes]           in the 128-byte swizzle, MGPU_PRODUCT_SPARSE_ROWS(h) * 128 bytes behind the first of A
 *
 * Metadata lies in device memory as mgpu_wgmma_sp_pack() writes it, so that of a tile and step is one copy.
 *
 * Typical use, a kernel of tiles of 128 x 256, bf16:
 *     mgpu_product_block b = mgpu_product_begin_short(&p->grid, mgpu_smem_addr(memory), 128, MGPU_PRODUCT_SPARSE_ROWS(128),
 *                                                     256, STAGES, 2);
 *     if (wg == 0 && threadIdx.x < 32 && mgpu_elect_sync())
 *         mgpu_product_load_sparse(&b, &p->a, &p->b, p->meta, 64);
 *     else if (wg != 0)
 *         ... wait | e = ld.shared of metadata | wgmma.sp | mgpu_product_release_sparse()
 *
 * The same words are read and written by threads, and written by TMA: where parts of K meet it takes barrier.cluster with
 * release and acquire, not mgpu_product_meet(). Not in mgpu.h: an include of its own.
 */
#ifndef MGPU_TILE_PRODUCT_SPARSE_H
#define MGPU_TILE_PRODUCT_SPARSE_H

#include "../config.h"
#include "../kernel.h"
#include "../layout/product.h"
#include "../layout/schedule.h"
#include "../ptx/bulk.h"
#include "pipeline.h"
#include "product.h"

/* Rows of 128 bytes of a stage that A and its metadata take, 80 bytes for each of h rows: h is 64 or 128. For
 * MGPU_PRODUCT_STAGES and MGPU_PRODUCT_SMEM_BYTES in place of h. */
#define MGPU_PRODUCT_SPARSE_ROWS(h) ((h)*5 / 8)

#if MGPU_HAS_DEVICE

/* As mgpu_product_load(), of a sparse A and its metadata: keep the ring full, and stay until all of it has been read.
 *   ptx     (mbarrier.try_wait.parity, mbarrier.arrive.expect_tx, cp.async.bulk.tensor.2d, with .multicast::cluster, cp.async.bulk)
 *   needs   PTX 8.3, sm_90
 *   by      one thread
 *   b       from mgpu_product_begin_short(), with MGPU_PRODUCT_SPARSE_ROWS(h)
 *   map_a   of A as it is stored: boxes of h / across rows x 64 bytes, 64-byte swizzle
 *   map_b   of B: boxes of w / up rows x 128 bytes, 128-byte swizzle
 *   meta    device memory, aligned to 16
 *   columns of B, elements of 128 bytes: a constant, 64 (16 bits, 1 word) or 128 (8 bits, 2)
 */
MGPU_DEVICE void
mgpu_product_load_sparse(const mgpu_product_block *b, const mgpu_tensor_map *map_a,
                         const mgpu_tensor_map *map_b, const uint32_t *meta,
                         uint32_t columns MGPU__PLACE)
{
    const mgpu_product_grid *g = b->grid;
    const uint32_t words = columns / 64, bytes = b->h * 8 * words;
    const uint32_t at_a = b->across * mgpu_divide(b->h * g->up, g->by_tiles);
    const uint32_t at_b = b->up * mgpu_divide(b->w, g->by_up); /* its parts */
    mgpu_pipeline_place at = mgpu_pipeline_start();
    for (uint32_t i = b->first; i < g->tiles; i += b->stride) {
        const mgpu_product_place t = mgpu_product_at(b, i);
        const int32_t row_a = mgpu_schedule_within(t.m * b->h + at_a, g->m);
        const int32_t row_b = mgpu_schedule_within(t.n * b->w + at_b, g->n);
        const uint32_t half = (uint32_t)mgpu_schedule_within(t.m * b->h, g->m) / 64;
        const uint32_t *const of_rows =
            meta + ((size_t)(half / 2) * g->steps * 2 + half % 2) * 128 * words;
        for (uint32_t k = b->step; k < b->step + b->steps; k++) {
            const uint32_t to = mgpu_product_stage(b, at.stage);
            const int32_t col = (int32_t)(k * columns);
            mgpu_pipeline_acquire(b->ring, at, b->h * 64 + bytes + b->w * 128 MGPU__PLACED);
            mgpu_pipeline_load_2d(b->ring, at, to + at_a * 64, map_a, col / 2, row_a,
                                  b->with_a MGPU__PLACED);
            mgpu_bulk_load(to + b->h * 64, of_rows + (size_t)k * 256 * words, bytes,
                           mgpu_pipeline_full(b->ring, at) MGPU__PLACED);
            mgpu_pipeline_load_2d(b->ring, at, to + (b->rows_a + at_b) * 128, map_b, col, row_b,
                                  b->with_b MGPU__PLACED);
            at = mgpu_pipeline_next(b->ring, at);
        }
    }
    mgpu_pipeline_drain(b->ring, at MGPU__PLACED);
}

/* As mgpu_product_release(), of a stage whose metadata this warp has read with ld.shared: only its own block loads that, and
 * waits for it.
 *   ptx     (fence.proxy.async.shared::cta, bar.warp.sync, mbarrier.arrive, mapa, mbarrier.arrive.relaxed.cluster.shared::cluster)
 *   needs   PTX 8.6, sm_90
 *   by      a warp that multiplies, converged
 *   b       from mgpu_product_begin_short()
 *   at      its place
 */
MGPU_DEVICE void
mgpu_product_release_sparse(const mgpu_product_block *b, mgpu_pipeline_place at MGPU__PLACE)
{
    mgpu_pipeline_release_generic(b->ring, at);
    mgpu_pipeline_release_multicast(b->ring, at, b->with_a ^ b->with_b MGPU__PLACED);
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_PRODUCT_SPARSE_H */
