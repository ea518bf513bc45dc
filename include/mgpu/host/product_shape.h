/* mgpu/host/product_shape.h - what a product takes in tiles, clusters and parts of K, and what is quickest.
 * SPDX-License-Identifier: MIT
 *
 * A kernel says which tiles it has and, of a shape (layout/product.h), what a step, a tile and a load take it in cycles:
 *
 *     static const mgpu_product_tile tiles[] = {{128, 256}, {128, 128}, {64, 64}};
 *     double cycles(const void *problem, mgpu_product_shape s, uint32_t multiprocessors);    by mgpu_product_cycles()
 *
 * Typical use:
 *     mgpu_product_shape s = mgpu_product_shape_for(tiles, 3, cycles, &problem, m, n, 132);
 *     status = mgpu_product_cut("my_gemm", &args.grid, &config, &g, 64, s, 384, cycles, &problem, 132, &why);
 *     args.grid.space = workspace;                      of stream-K, which only a kernel has whose cycles() are not 0 for parts 0
 *
 *     my_gemm: shape is 128 x 96, clusters of 1 x 1 x 1 on 132 multiprocessors, not one that fits .. what is fused and the GPU: ..
 */
#ifndef MGPU_HOST_PRODUCT_SHAPE_H
#define MGPU_HOST_PRODUCT_SHAPE_H

#include "../config.h"
#include "../layout/product.h"
#include "launch.h"
#include "product.h"

#if MGPU_EMULATE || MGPU_HOST_CUDA

/* A way to multiply, and what it takes a multiprocessor. */
typedef struct mgpu_product_cost {
    uint32_t tile_m, tile_n;    /* rows and columns of a tile */
    uint32_t up, across, parts; /* of a cluster: tiles each way, parts of K; 0: stream-K */
    uint32_t steps;             /* along all of K */
    uint32_t rows;              /* of 128 bytes: what a block loads in a step */
    double row;                 /* cycles that one takes */
    double tensor;              /* cycles of a step where it waits for no load */
    double tile;                /* cycles of a tile beside its steps */
    double busy;                /* of tensor: what the tensor cores take, and power with them */
    double given;               /* cycles until another has a tile's sums; 0: no stream-K */
    double loads;               /* share of the cost that each of `rows` adds; 0: none */
} mgpu_product_cost;

/* `loads` of a kernel that has no fitted one: 128 rows of a step add a hundredth of the cost, so that of ways nearly alike the one that
 * loads less is taken. */
#define MGPU_PRODUCT_LOADS (1 / 12800.0)

/* Cycles that a product takes in a way, to choose the one with the fewest. A persistent kernel on Hopper, in rounds of
 * as many clusters as run at once:
 *
 *     a step      what the tensor cores take, or the loads, if they take longer
 *     a tile      its steps, and more
 *     the launch  2200, of clusters
 *     stream-K    a stretch of steps, the end of one tile and the beginning of another, and who waits for the other's sums;
 *                 loads take half as long again, for no two clusters load the same at one time
 *
 * The power limit is 1.15 times the cycles of tensor cores that are never idle. The cost is the larger one and a fifth
 * of the cycles, 1 + rows * loads times. Fitted to an H200.
 *   by      the host
 *   c       the way
 *   m       rows of D
 *   n       columns of D
 *   layers  products of that size; 0 is one
 *   multiprocessors  of the GPU, 1 and up
 *   returns 0 where no cluster fits, or where stream-K has nothing to cut
 */
MGPU_HOST double
mgpu_product_cycles(const mgpu_product_cost *c, uint32_t m, uint32_t n, uint32_t layers,
                    uint32_t multiprocessors)
{
    const bool stream = c->parts == 0;
    const uint32_t parts = c->parts + stream, blocks = c->up * c->across * parts;
    const uint32_t fit = mgpu_launch_clusters_at_once(blocks, multiprocessors);
    const uint32_t all = layers > 1 ? layers : 1;
    const uint64_t clusters = (uint64_t)all *
                              mgpu_ceil_div(mgpu_ceil_div(m, c->tile_m), c->up) *
                              mgpu_ceil_div(mgpu_ceil_div(n, c->tile_n), c->across);
    const double load = c->row * c->rows * (stream ? 1.5 : 1),
                 step = load > c->tensor ? load : c->tensor;
    double cycles = step * mgpu_ceil_div(c->steps, parts) + c->tile, power;
    if (fit == 0)
        return 0;
    if (!stream)
        cycles *= (double)((clusters + fit - 1) / fit);
    else {
        const double stretch = (double)clusters * c->steps / fit;
        if (c->given == 0 || fit * blocks > 512 ||
            !mgpu_product_stream(clusters, c->steps, fit))
            return 0;
        cycles = step * stretch + 2 * c->tile + c->given * (1 + c->steps / stretch);
    }
    cycles += blocks > 1 ? 2200 : 0;
    power = 1.15 * all * m * n * c->steps * c->busy / (c->tile_m * c->tile_n) / multiprocessors;
    return (cycles / 5 + (cycles > power ? cycles : power)) * (1 + c->rows * c->loads);
}

/* Cycles that a product takes in a shape, by what a kernel's figures are; 0 where it has no such shape: parts of 0 too are asked
 * about. `problem` is the kernel's own. */
typedef double (*mgpu_product_cycles_of)(const void *problem, mgpu_product_shape s,
                                         uint32_t multiprocessors);

/* Which of the tiles a shape has.
 *   by      the host
 *   tiles   what there is
 *   count   of them
 *   s       the shape
 *   returns 0 .. count - 1; count where there is none such
 */
MGPU_HOST int
mgpu_product_tile_of(const mgpu_product_tile *tiles, int count, mgpu_product_shape s)
{
    int i = 0;
    while (i < count && (tiles[i].h != s.h || tiles[i].w != s.w))
        i++;
    return i;
}

/* The shape that takes the fewest cycles, of clusters of 1, 2, 4 or 8 tiles with 1 to 8 parts of K or stream-K,
 * and of tiles of D's transpose.
 *   by      the host
 *   tiles   what there is
 *   count   of them, 1 and up; the first one, alone, where nothing fits
 *   cycles  of a shape
 *   problem what `cycles` is passed
 *   m       rows of D
 *   n       columns of D
 *   multiprocessors  of the GPU, 1 and up
 *   returns that shape; of those alike the first
 */
MGPU_HOST mgpu_product_shape
mgpu_product_shape_for(const mgpu_product_tile *tiles, int count, mgpu_product_cycles_of cycles,
                       const void *problem, uint32_t m, uint32_t n, uint32_t multiprocessors)
{
    static const uint32_t clusters[7][2] = {{2, 1}, {1, 1}, {1, 2}, {2, 2},
                                            {4, 1}, {2, 4}, {4, 2}};
    mgpu_product_shape best = {tiles[0].h, tiles[0].w, 1, 1, 1, false};
    double least = 0;
    for (int i = 0; i < count; i++)
        for (int c = 0; c < 7; c++)
            for (uint32_t parts = 0; parts <= 10; parts++) { /* 9, 10: 0, 1, swapped */
                const mgpu_product_shape s = {tiles[i].h,
                                              tiles[i].w,
                                              clusters[c][0],
                                              clusters[c][1],
                                              parts < 9 ? parts : parts - 9,
                                              parts >= 9};
                const bool empty = s.up * s.across * s.parts > 8 ||
                                   (s.swapped ? n : m) <= (s.up - 1) * s.h ||
                                   (s.swapped ? m : n) <= (s.across - 1) * s.w;
                const double c_all = empty ? 0 : cycles(problem, s, multiprocessors);
                if (c_all > 0 && (least == 0 || c_all < least)) {
                    least = c_all;
                    best = s;
                }
            }
    return best;
}

/* Memory for sums on their way: aligned to 16 bytes, and apart from A, B and D.
 *   by      the host
 *   kernel  whose name the sentences begin with
 *   at      device memory; NULL: there is none, and nothing is wrong
 *   bytes   of it
 *   g       the product, of which nothing is wrong
 *   issues  gets what is wrong, behind what it has; may be NULL
 *   returns MGPU_OK or MGPU_ERROR_INVALID_ARGUMENT
 */
MGPU_HOST mgpu_status
mgpu_product_workspace(const char *kernel, const void *at, uint64_t bytes,
                       const mgpu_product *g, mgpu_issues *issues)
{
    static const char *const within[3] = {"within a", "within b", "within d"};
    const void *const of[3] = {g->a, g->b, g->d};
    const uint64_t sizes[3] = {mgpu__product_bytes(g, g->m, g->k, g->storage.stride_a, g->in),
                               mgpu__product_bytes(g, g->n, g->k, g->storage.stride_b, g->in),
                               mgpu__product_bytes(g, g->m, g->n, g->storage.stride_d, g->out)};
    const uint64_t x = (uintptr_t)at;
    mgpu_status status = MGPU_OK;
    char text[40];
    (void)snprintf(text, sizeof text, "at 0x%llx", (unsigned long long)x);
    if (x % 16 != 0)
        status =
            mgpu_product_wrong(kernel, "workspace", (int64_t)x, text,
                               "aligned to 16 bytes: pass what mgpu_malloc() gave", issues);
    for (int i = 0; i < 3; i++) {
        const uint64_t y = (uintptr_t)of[i];
        if (x != 0 && x < y + sizes[i] && y < x + bytes)
            status = mgpu_product_wrong(kernel, "workspace", (int64_t)x, within[i],
                                        "memory of its own: sums lie there meanwhile", issues);
    }
    return status;
}

/* Are there fewer tiles of clusters than run at once, and steps enough? */
MGPU_HOST mgpu_status
mgpu__product_stream_counts(const char *kernel, mgpu_product_shape s, uint32_t clusters,
                            uint32_t steps, uint32_t at_once, mgpu_issues *issues)
{
    char text[112], want[128];
    if (mgpu_product_stream(clusters, steps, at_once))
        return MGPU_OK;
    if (clusters >= at_once) {
        (void)snprintf(text, sizeof text, "stream-K of %u tiles of clusters", clusters);
        (void)snprintf(want, sizeof want,
                       "of fewer than the %u clusters that run at once: take parts of 1, or a "
                       "plan without a shape",
                       at_once);
    } else {
        (void)snprintf(text, sizeof text, "stream-K of %llu steps in all, %u tiles of %u",
                       (unsigned long long)clusters * steps, clusters, steps);
        (void)snprintf(want, sizeof want,
                       "of %llu to 2147483647, four for each cluster that runs at once: take "
                       "parts of 1, or another K",
                       4ull * at_once);
    }
    return mgpu_product_wrong(kernel, "shape", s.w, text, want, issues);
}

/* Cut a product in a shape: what its kernel is told, and how it is launched, but for its shared memory. Of stream-K, parts of 0, the
 * kernel sets grid->space, to mgpu_product_space() bytes, and its device code `streams` of the block.
 *   by      the host
 *   kernel  whose name sentences begin with
 *   grid    gets what mgpu_product_begin() takes
 *   config  gets clusters of blocks of `threads`
 *   g       the product, of which nothing is wrong
 *   columns of K in a step
 *   s       the shape
 *   threads of a block, 1 .. 1024
 *   cycles  of it, which is 0 where the kernel has none such; `problem` is what it is passed
 *   problem the kernel's own
 *   multiprocessors  of the GPU, 1 and up
 *   issues  gets what is wrong, behind what it has; may be NULL
 *   returns MGPU_OK or MGPU_ERROR_INVALID_ARGUMENT: no such shape, nothing for stream-K to cut, or 2^31 tiles
 */
MGPU_HOST mgpu_status
mgpu_product_cut(const char *kernel, mgpu_product_grid *grid, mgpu_launch_config *config,
                 const mgpu_product *g, uint32_t columns, mgpu_product_shape s,
                 uint32_t threads, mgpu_product_cycles_of cycles, const void *problem,
                 uint32_t multiprocessors, mgpu_issues *issues)
{
    const uint32_t blocks = s.up * s.across * (s.parts + (s.parts == 0)),
                   layers = mgpu__product_layers(g), steps = mgpu_ceil_div(g->k, columns);
    const bool formed = s.h != 0 && s.w != 0 && s.up <= 4 && (0x16 >> s.up & 1) != 0 &&
                        s.across <= 4 && (0x16 >> s.across & 1) != 0 && s.parts <= 8 &&
                        blocks <= 8;
    const uint32_t at_once = formed ? mgpu_launch_clusters_at_once(blocks, multiprocessors) : 0;
    mgpu_product_shape whole = s; /* of stream-K the shape without it */
    mgpu_status status;
    uint32_t tiles[2], clusters;
    char text[112];
    whole.parts += s.parts == 0;
    if (at_once == 0 || cycles(problem, whole, multiprocessors) == 0) {
        (void)snprintf(text, sizeof text,
                       "%u x %u%s, clusters of %u x %u x %u on %u multiprocessors", s.h, s.w,
                       s.swapped ? " swapped" : "", s.up, s.across, s.parts, multiprocessors);
        return mgpu_product_wrong(kernel, "shape", s.w, text,
                                  "one that fits A, B, D, what is fused and the GPU: a plan "
                                  "without a shape takes one",
                                  issues);
    }
    status = mgpu_product_tiles(kernel, s.swapped ? g->n : g->m, s.swapped ? g->m : g->n, s.h,
                                s.w, tiles, issues);
    if (status != MGPU_OK)
        return status;
    if ((uint64_t)tiles[0] * tiles[1] * layers * blocks > INT32_MAX)
        return mgpu_product_wrong(kernel, "layers", layers, NULL,
                                  "so few that all have up to 2147483647 tiles", issues);
    clusters = layers * mgpu_ceil_div(tiles[0], s.up) * mgpu_ceil_div(tiles[1], s.across);
    if (s.parts == 0)
        status = mgpu__product_stream_counts(kernel, s, clusters, steps, at_once, issues);
    if (status != MGPU_OK)
        return status;
    if (s.parts == 0 && cycles(problem, s, multiprocessors) == 0) {
        (void)snprintf(text, sizeof text, "stream-K of tiles of %u x %u", s.h, s.w);
        return mgpu_product_wrong(kernel, "shape", s.w, text,
                                  "a shape and a product that this kernel has stream-K for: "
                                  "take parts of 1, or a plan without a shape",
                                  issues);
    }
    *grid = mgpu_product_grid_make(g->m, g->n, layers, steps, s, at_once);
    if ((s.swapped ? g->storage.stride_b : g->storage.stride_a) == 0)
        grid->layers_a = 0;
    if ((s.swapped ? g->storage.stride_a : g->storage.stride_b) == 0)
        grid->layers_b = 0;
    *config = mgpu_launch_clusters(grid->clusters, blocks, threads);
    return MGPU_OK;
}

#endif /* MGPU_EMULATE || MGPU_HOST_CUDA */
#endif /* MGPU_HOST_PRODUCT_SHAPE_H */
