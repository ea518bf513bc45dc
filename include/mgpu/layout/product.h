/* mgpu/layout/product.h - a matrix product cut into tiles, clusters and parts of K: what its kernel is told.
 * SPDX-License-Identifier: MIT
 *
 *     D[m][n] = A[m][k] * B[n][k]^T            a cluster of 2 x 2 tiles of h x w; K in `parts`
 *
 *             w       w                        rank 0   1, 2, ...
 *         +-------+-------+                         |   the tile below; after `up` of them that beside; then
 *      h  | rank 0| rank 2|                         |   the same tiles with the next part of K
 *         +-------+-------+
 *      h  | rank 1| rank 3|                     row    those that share A with rank 0: bits 0 and 2
 *         +-------+-------+                     column those that share B with it: bits 0 and 1
 *
 * Clusters take tiles of clusters in turn, in the order of schedule.h. A block of a cluster with parts of K sums up part
 * of K for the whole tile, and has in the end `share` times eight of its columns: tile/product.h.
 *
 * Stream-K (`parts` is 0) has work for all clusters where there are fewer tiles: these lie behind one another as one long
 * K, which is cut in as many stretches as there are clusters. A stretch may begin with the end of a tile, and end with the
 * beginning of another, whose end the next stretch has: tile/product_stream.h has how they meet.
 *
 *     3 tiles of 8 steps      tile     |0 0 0 0 0 0 0 0|1 1 1 1 1 1 1 1|2 2 2 2 2 2 2 2|
 *     4 clusters, 6 to each   cluster  |3 3 3 3 3 3|2 2 2 2 2 2|1 1 1 1 1 1|0 0 0 0 0 0|
 *
 * Typical use, on the host; host/product.h does it with all its checks:
 *     const mgpu_product_shape s = {128, 256, 2, 1, 1, false};
 *     args.grid = mgpu_product_grid_make(m, n, 1, mgpu_ceil_div(k, 64), s, 66);
 */
#ifndef MGPU_LAYOUT_PRODUCT_H
#define MGPU_LAYOUT_PRODUCT_H

#include "../config.h"
#include "schedule.h"
#include "tile.h"

/* Rows and columns of a tile. */
typedef struct mgpu_product_tile {
    uint32_t h, w;
} mgpu_product_tile;

/* Tiles of h x w, of how many a cluster is, each way, and parts of K, which make it so many times as large, or 0: stream-K;
 * swapped: tiles of the transpose of D, of which A is B and B is A. */
typedef struct mgpu_product_shape {
    uint32_t h, w, up, across, parts;
    bool swapped;
} mgpu_product_shape;

/* How the operands of a product lie in memory, and of how many products of one size: all 0 is one of A[m][k], B[n][k].
 * Strides are elements from a matrix to that of the next product; 0: it has the same one, which D must not. */
typedef struct mgpu_product_storage {
    bool a_transposed, b_transposed; /* A[k][m], B[k][n] */
    uint32_t layers;                 /* products; 0 is one */
    uint64_t stride_a, stride_b, stride_c, stride_d;
} mgpu_product_storage;

/* What a kernel is told of it. */
typedef struct mgpu_product_grid {
    uint32_t m, n; /* rows and columns of D, or of its transpose */
    bool swapped;
    mgpu_schedule walk;           /* over tiles of clusters, of one product */
    uint32_t tiles;               /* of clusters, of all products */
    uint32_t layers_a, layers_b;  /* a mask of the product: 0 where all have the same A or B */
    uint32_t steps;               /* along K */
    uint32_t up, across, parts;   /* the cluster, in tiles and parts of K */
    uint32_t each;                /* of stream-K: steps of a stretch; 0: none */
    uint32_t more;                /* of stream-K: so many stretches have one more */
    void *space;                  /* of stream-K: mgpu_product_space() bytes */
    uint32_t share;               /* of each part: eights of columns, the last ones fewer */
    uint32_t row;                 /* a bit for each block that shares A with the first one */
    uint32_t clusters;            /* at work */
    mgpu_divisor by_up, by_tiles; /* up; up * across */
    mgpu_divisor by_parts, by_blocks; /* parts; up * across * parts */
    mgpu_divisor by_layer, by_steps;  /* walk.tiles; steps */
} mgpu_product_grid;

/* Flags of stream-K, in front of the sums: bytes, enough for 512 blocks. They are 0 before the first launch, and each launch
 * leaves them so. */
#define MGPU_PRODUCT_FLAGS_BYTES 16384

/* Memory that stream-K takes, of tiles of h x w.
 *   needs   any compiler
 *   by      anyone
 *   h       rows of a tile
 *   w       columns of one
 *   blocks  at work, 1 .. 512: not more than multiprocessors
 *   returns bytes
 */
MGPU_INLINE uint64_t
mgpu_product_space(uint32_t h, uint32_t w, uint32_t blocks)
{
    return MGPU_PRODUCT_FLAGS_BYTES + (uint64_t)blocks * h * w * 4;
}

/* Is there work for stream-K?
 *   needs   any compiler
 *   by      anyone
 *   tiles   of clusters, 1 and up
 *   steps   along K, 1 and up
 *   at_once clusters that run at once, 1 and up
 *   returns true where there are fewer tiles than clusters, four steps for each cluster, and fewer than 2^31 in all
 */
MGPU_INLINE bool
mgpu_product_stream(uint64_t tiles, uint32_t steps, uint32_t at_once)
{
    return tiles < at_once && tiles * steps >= 4 * (uint64_t)at_once &&
           tiles * steps <= 2147483647;
}

/* Rows of tiles of clusters that are walked together: 8, or 16 where those at work at one time are then no more rows of D
 * than columns. */
MGPU_INLINE uint32_t
mgpu__product_group(mgpu_product_shape s, uint32_t at_once)
{
    return 16 * 16 * (uint64_t)s.h * s.up <= (uint64_t)at_once * s.w * s.across ? 16 : 8;
}

/* Cut a product.
 *   needs   any compiler
 *   by      anyone; on the host, so that the kernel does not divide
 *   m       rows of D, 1 .. 2^31 - 1
 *   n       columns of D, the same; tiles of h x w are fewer than 2^31
 *   layers  products of that size, 1 and up, fewer than 2^31 tiles in all
 *   steps   along K, 1 and up
 *   s       the shape: 1 and up each, parts 0 and up; up * across * parts is up to 16
 *   at_once clusters that run at once, 1 and up: with one part of K no more are at work, and each takes tiles in turn; with
 *           more each has one tile; with stream-K all are at work: where mgpu_product_stream() says so
 *   returns what mgpu_product_begin() takes
 */
MGPU_INLINE mgpu_product_grid
mgpu_product_grid_make(uint32_t m, uint32_t n, uint32_t layers, uint32_t steps,
                       mgpu_product_shape s, uint32_t at_once)
{
    const bool stream = s.parts == 0;
    mgpu_product_grid g;
    s.parts += stream;
    g.m = s.swapped ? n : m;
    g.n = s.swapped ? m : n;
    g.swapped = s.swapped;
    g.walk = mgpu_schedule_make(mgpu_ceil_div(mgpu_ceil_div(g.m, s.h), s.up),
                                mgpu_ceil_div(mgpu_ceil_div(g.n, s.w), s.across),
                                mgpu__product_group(s, at_once));
    g.tiles = g.walk.tiles * layers;
    g.layers_a = g.layers_b = ~(uint32_t)0;
    g.steps = steps;
    g.up = s.up;
    g.across = s.across;
    g.parts = s.parts;
    g.share = mgpu_ceil_div(s.w / 8, s.parts);
    g.row = 0;
    for (uint32_t i = 0; i < s.across; i++)
        g.row |= 1u << i * s.up;
    g.clusters = stream        ? at_once
                 : s.parts > 1 ? g.tiles
                               : mgpu_schedule_workers(g.tiles, at_once);
    g.each = stream ? g.tiles * steps / g.clusters : 0;
    g.more = stream ? g.tiles * steps % g.clusters : 0;
    g.space = NULL;
    g.by_steps = mgpu_divisor_make(steps);
    g.by_layer = mgpu_divisor_make(g.walk.tiles);
    g.by_up = mgpu_divisor_make(s.up);
    g.by_tiles = mgpu_divisor_make(s.up * s.across);
    g.by_parts = mgpu_divisor_make(s.parts);
    g.by_blocks = mgpu_divisor_make(s.up * s.across * s.parts);
    return g;
}

/* Columns that the block with a part of K has of its tile in the end.
 *   needs   any compiler
 *   by      anyone
 *   g       from mgpu_product_grid_make()
 *   w       columns of a tile
 *   part    of K, 0 .. g->parts - 1
 *   returns times eight: 0 .. g->share, all parts together w / 8
 */
MGPU_INLINE uint32_t
mgpu_product_share(const mgpu_product_grid *g, uint32_t w, uint32_t part)
{
    const uint32_t begin = part * g->share, end = begin + g->share, all = w / 8;
    return end <= all ? g->share : begin < all ? all - begin : 0;
}

#endif /* MGPU_LAYOUT_PRODUCT_H */
