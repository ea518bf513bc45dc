/* mgpu/host/product.h - D[M][N] = A[M][K] * B[N][K]^T: what a program asks of a kernel, and what is wrong with it.
 * SPDX-License-Identifier: MIT
 *
 *     A[m][k], B[n][k] of `in`, D[m][n] of `out`, rows without gaps
 *
 *     mgpu_issues why;
 *     why.count = 0;
 *     mgpu_product g = {m, n, k, MGPU_DTYPE_BF16, MGPU_DTYPE_F32, a, b, d};
 *     static const mgpu_dtype types[] = {MGPU_DTYPE_BF16, MGPU_DTYPE_F16};
 *     status = mgpu_product_check("my_gemm", &g, types, 2, &why);
 *     if (status == MGPU_OK)
 *         status = mgpu_product_map(&args.a, "A", g.in, g.a, g.m, g.k, 128, 64, MGPU_SWIZZLE_128B, &why);
 *
 *     my_gemm: in is e4m3, not bf16 or f16: round A and B to one
 *
 * The kernels of examples/kernels take it.
 */
#ifndef MGPU_HOST_PRODUCT_H
#define MGPU_HOST_PRODUCT_H

#include "../config.h"
#include "../layout/product.h"
#include "../layout/tile.h"
#include "../status.h"
#include "../types.h"
#include "launch.h"
#include "tensor_map.h"

#if MGPU_EMULATE || MGPU_HOST_CUDA

#include <stdio.h>

/* What to multiply. */
typedef struct mgpu_product {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    const void *a, *b; /* device memory: A[m][k], B[n][k] of `in` */
    void *d;           /* device memory: D[m][n] of `out` */
} mgpu_product;

/* One thing that is wrong with what a kernel is asked: "kernel: field is .., not .."
 *   by      the host
 *   kernel  whose name the sentence begins with
 *   field   what is wrong
 *   got     its number
 *   is      what it is, in words; NULL: its number
 *   must    what it must be, and behind a colon the remedy
 *   issues  gets one more: its count is set, 0 or what it has; may be NULL
 *   returns MGPU_ERROR_INVALID_ARGUMENT
 */
MGPU_HOST mgpu_status
mgpu_product_wrong(const char *kernel, const char *field, int64_t got, const char *is,
                   const char *must, mgpu_issues *issues)
{
    char number[24];
    (void)snprintf(number, sizeof number, "%lld", (long long)got);
    return mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, field, -1, got, 0,
                          "%s: %s is %s, not %s", kernel, field, is != NULL ? is : number,
                          must);
}

/* Sizes, types and memory: what no kernel can do, or this one has no code for. Strides and alignment of A
 * and B are for mgpu_product_map().
 *   by      the host
 *   kernel  whose name the sentences begin with
 *   g       the product
 *   in      types that A and B may be of
 *   count   how many, 1 to 8; D may be bf16, f16 or f32
 *   issues  gets all that is wrong, behind what it has: set its count to 0 before; may be NULL
 *   returns MGPU_OK or MGPU_ERROR_INVALID_ARGUMENT
 */
MGPU_HOST mgpu_status
mgpu_product_check(const char *kernel, const mgpu_product *g, const mgpu_dtype *in, int count,
                   mgpu_issues *issues)
{
    static const char *const sizes[3] = {"m", "n", "k"}, *const operands[3] = {"a", "b", "d"};
    const uint32_t size[3] = {g->m, g->n, g->k};
    const uintptr_t at[3] = {(uintptr_t)g->a, (uintptr_t)g->b, (uintptr_t)g->d};
    const uint64_t bytes[3] = {(uint64_t)g->m * g->k * mgpu_dtype_bytes(g->in),
                               (uint64_t)g->n * g->k * mgpu_dtype_bytes(g->in),
                               (uint64_t)g->m * g->n * mgpu_dtype_bytes(g->out)};
    mgpu_status status = MGPU_OK;
    char types[96] = "";
    bool known = false;

    for (int i = 0; i < 3; i++) /* coordinates of TMA are int32 */
        if (size[i] == 0 || size[i] > INT32_MAX)
            status =
                mgpu_product_wrong(kernel, sizes[i], size[i], NULL,
                                   size[i] == 0 ? "1 to 2147483647: skip a product without work"
                                                : "1 to 2147483647: multiply in parts",
                                   issues);
    for (int i = 0, used = 0; i < count; i++) {
        known = known || g->in == in[i];
        used += snprintf(types + used, sizeof types - (size_t)used, "%s%s",
                         i == 0           ? ""
                         : i == count - 1 ? " or "
                                          : ", ",
                         mgpu_dtype_name(in[i]));
        if (i == count - 1)
            (void)snprintf(types + used, sizeof types - (size_t)used, ": round A and B to one");
    }
    if (!known)
        status = mgpu_product_wrong(kernel, "in", g->in, mgpu_dtype_name(g->in), types, issues);
    if (g->out != MGPU_DTYPE_BF16 && g->out != MGPU_DTYPE_F16 && g->out != MGPU_DTYPE_F32)
        status = mgpu_product_wrong(kernel, "out", g->out, mgpu_dtype_name(g->out),
                                    "bf16, f16 or f32: convert D after", issues);
    for (int i = 0; i < 3; i++) /* a legal tensor map, and a fault on the device */
        if (at[i] == 0)
            status = mgpu_product_wrong(kernel, operands[i], 0, "NULL",
                                        "device memory: pass what mgpu_malloc() gave", issues);
    for (int i = 0; i < 2 && status == MGPU_OK; i++)
        if (at[2] < at[i] + bytes[i] && at[i] < at[2] + bytes[2])
            status = mgpu_product_wrong(
                kernel, "d", (int64_t)at[2], i == 0 ? "within a" : "within b",
                "memory of its own: blocks store D while others load", issues);
    return status;
}

/* The GPU that a plan is for.
 *   by      the host
 *   kernel  whose name the sentence begins with
 *   multiprocessors  of it
 *   status  so far
 *   issues  gets what is wrong, behind what it has; may be NULL
 *   returns status, or MGPU_ERROR_INVALID_ARGUMENT: there are none
 */
MGPU_HOST mgpu_status
mgpu_product_gpu(const char *kernel, uint32_t multiprocessors, mgpu_status status,
                 mgpu_issues *issues)
{
    return multiprocessors != 0
               ? status
               : mgpu_product_wrong(kernel, "multiprocessors", 0, NULL,
                                    "1 or more: pass what mgpu_device_query() says", issues);
}

/* What follows a product, as tile/fuse.h says: a factor, C and a bias of D's type, an activation. All 0: nothing.
 *   by      the host
 *   kernel  whose name the sentences begin with
 *   g       the product, of which nothing is wrong
 *   alpha   any number but 0, where anything else is given
 *   beta    any number; without c 0
 *   c       device memory: C[m][n], D itself or apart from it; NULL: none
 *   bias    device memory: n numbers, apart from D; NULL: none
 *   activation   0: none
 *   activations  how many there are, with none
 *   issues  gets all that is wrong, behind what it has; may be NULL
 *   returns MGPU_OK or MGPU_ERROR_INVALID_ARGUMENT
 */
MGPU_HOST mgpu_status
mgpu_product_fused(const char *kernel, const mgpu_product *g, float alpha, float beta,
                   const void *c, const void *bias, uint32_t activation, uint32_t activations,
                   mgpu_issues *issues)
{
    static const char *const names[2] = {"c", "bias"};
    const uint64_t row = (uint64_t)g->n * mgpu_dtype_bytes(g->out),
                   bytes[2] = {row * g->m, row};
    const uintptr_t d = (uintptr_t)g->d, at[2] = {(uintptr_t)c, (uintptr_t)bias};
    mgpu_status status = MGPU_OK;
    char text[40];
    if (alpha == 0 && (beta != 0 || at[0] != 0 || at[1] != 0 || activation != 0))
        status = mgpu_product_wrong(kernel, "alpha", 0, NULL,
                                    "another number: 1 leaves the sums as they are", issues);
    (void)snprintf(text, sizeof text, "%g", (double)beta);
    if (c == NULL && beta != 0)
        status = mgpu_product_wrong(kernel, "beta", 0, text, "0 without c: pass it", issues);
    if (activation >= activations)
        status = mgpu_product_wrong(kernel, "activation", (int32_t)activation, NULL,
                                    "one of mgpu_activation", issues);
    for (int i = 0; i < 2; i++) {
        (void)snprintf(text, sizeof text, "at 0x%llx", (unsigned long long)at[i]);
        if (at[i] % 16 != 0)
            status = mgpu_product_wrong(kernel, names[i], (int64_t)at[i], text,
                                        "aligned to 16 bytes: copy it", issues);
        if (at[i] != 0 && at[i] < d + bytes[0] && d < at[i] + bytes[i] &&
            (i == 1 || at[i] != d))
            status = mgpu_product_wrong(
                kernel, names[i], (int64_t)at[i], "within d",
                i == 0 ? "d itself, or memory of its own: blocks store D while others read it"
                       : "memory of its own: blocks store D while others read it",
                issues);
    }
    return status;
}

/* The tensor map of a matrix of rows without gaps, in boxes of box_rows x box_cols. L2 is promoted to 128
 * bytes: with 256, memory brings twice as much where rows of 128 bytes do not begin at whole lines (on an
 * H200 a product of 15552 x 544 x 9768 took a quarter longer).
 *   by      the host
 *   map       where to
 *   name      of the operand, in sentences
 *   dtype     of its elements
 *   p         device memory, aligned to 16 bytes; a row is a multiple of 16
 *   rows      1 .. 2^31 - 1
 *   cols      elements of a row, 1 .. 2^31 - 1
 *   box_rows  1 .. 256
 *   box_cols  elements; with a swizzle no more bytes than it has
 *   swizzle   of a box in shared memory
 *   issues    gets what is wrong, behind what it has; may be NULL
 *   returns as mgpu_tensor_map_tiled()
 */
MGPU_HOST mgpu_status
mgpu_product_map(mgpu_tensor_map *map, const char *name, mgpu_dtype dtype, const void *p,
                 uint32_t rows, uint32_t cols, uint32_t box_rows, uint32_t box_cols,
                 mgpu_swizzle swizzle, mgpu_issues *issues)
{
    mgpu_tensor_map_desc desc = mgpu_tensor_map_2d(
        dtype, p, rows, cols, (uint64_t)cols * mgpu_dtype_bytes(dtype), box_rows, box_cols);
    mgpu_issues why;
    mgpu_status status;
    why.count = 0;
    desc.name = name;
    desc.swizzle = swizzle;
    desc.l2_promotion = MGPU_L2_PROMOTION_128B;
    status = mgpu_tensor_map_tiled(map, desc, &why);
    for (int i = 0; i < why.count && i < MGPU_ISSUES_MAX; i++)
        (void)mgpu_issue_add(issues, why.item[i].status, why.item[i].field, why.item[i].index,
                             why.item[i].got, why.item[i].want, "%s", why.item[i].text);
    return status;
}

/* Tiles of D, which the kernels count in 32 bits.
 *   by      the host
 *   kernel  whose name the sentence begins with
 *   m       rows of D, 1 .. 2^31 - 1
 *   n       columns of D, the same
 *   tile_m  rows of a tile, 1 and up
 *   tile_n  columns of a tile, 1 and up
 *   tiles   gets rows and columns of tiles
 *   issues  gets what is wrong, behind what it has; may be NULL
 *   returns MGPU_OK or MGPU_ERROR_INVALID_ARGUMENT: more than 2^31 - 1
 */
MGPU_HOST mgpu_status
mgpu_product_tiles(const char *kernel, uint32_t m, uint32_t n, uint32_t tile_m, uint32_t tile_n,
                   uint32_t tiles[2], mgpu_issues *issues)
{
    char text[96];
    uint64_t all;
    tiles[0] = mgpu_ceil_div(m, tile_m);
    tiles[1] = mgpu_ceil_div(n, tile_n);
    all = (uint64_t)tiles[0] * tiles[1];
    if (all <= INT32_MAX)
        return MGPU_OK;
    (void)snprintf(text, sizeof text, "D of %u x %u, %llu tiles", m, n,
                   (unsigned long long)all);
    return mgpu_product_wrong(kernel, "m", (int64_t)all, text,
                              "up to 2147483647 tiles: multiply in parts", issues);
}

/* A way to multiply, and what it takes a multiprocessor. */
typedef struct mgpu_product_cost {
    uint32_t tile_m, tile_n;    /* rows and columns of a tile */
    uint32_t up, across, parts; /* of a cluster: tiles each way, parts of K */
    uint32_t steps;             /* along all of K */
    uint32_t rows;              /* of 128 bytes: what a block loads in a step */
    double row;                 /* cycles that one takes */
    double tensor;              /* cycles of a step where it waits for no load */
    double tile;                /* cycles of a tile beside its steps */
    double busy;                /* of tensor: what the tensor cores take, and power with them */
} mgpu_product_cost;

/* Cycles that a product takes in a way, to choose the one with the fewest. A persistent kernel on Hopper, in rounds of
 * as many clusters as run at once:
 *
 *     a step      what the tensor cores take, or the loads, if they take longer
 *     a tile      its steps, and more
 *     the launch  2200, of clusters
 *
 * The power limit is 1.15 times the cycles of tensor cores that are never idle. The cost is the larger one, a fifth
 * of the cycles, and a little for what is loaded. Fitted to an H200.
 *   by      the host
 *   c       the way
 *   m       rows of D
 *   n       columns of D
 *   multiprocessors  of the GPU, 1 and up
 *   returns 0 where no cluster fits
 */
MGPU_HOST double
mgpu_product_cycles(const mgpu_product_cost *c, uint32_t m, uint32_t n,
                    uint32_t multiprocessors)
{
    const uint32_t blocks = c->up * c->across * c->parts;
    const uint32_t fit = mgpu_launch_clusters_at_once(blocks, multiprocessors);
    const uint64_t clusters = (uint64_t)mgpu_ceil_div(mgpu_ceil_div(m, c->tile_m), c->up) *
                              mgpu_ceil_div(mgpu_ceil_div(n, c->tile_n), c->across);
    const double load = c->row * c->rows, step = load > c->tensor ? load : c->tensor;
    double cycles = step * mgpu_ceil_div(c->steps, c->parts) + c->tile, power;
    if (fit == 0)
        return 0;
    cycles = cycles * (double)((clusters + fit - 1) / fit) + (blocks > 1 ? 2200 : 0);
    power = 1.15 * m * n * c->steps * c->busy / (c->tile_m * c->tile_n) / multiprocessors;
    return (cycles / 5 + (cycles > power ? cycles : power)) * (1 + c->rows / 12800.0);
}

/* Cycles that a product takes in a shape, by what a kernel's figures are; 0 where it has no such shape. `problem` is the
 * kernel's own. */
typedef double (*mgpu_product_cycles_of)(const void *problem, mgpu_product_shape s,
                                         uint32_t multiprocessors);

/* The shape that takes the fewest cycles, of clusters of 1, 2, 4 or 8 tiles with 1 to 8 parts of K, and of tiles of
 * D's transpose.
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
            for (uint32_t parts = 1; parts <= 9; parts++) { /* 9: one, swapped */
                const mgpu_product_shape s = {tiles[i].h,
                                              tiles[i].w,
                                              clusters[c][0],
                                              clusters[c][1],
                                              parts == 9 ? 1 : parts,
                                              parts == 9};
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

/* Cut a product in a shape: what its kernel is told, and how it is launched, but for its shared memory.
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
 *   returns MGPU_OK or MGPU_ERROR_INVALID_ARGUMENT: no such shape, or 2^31 tiles
 */
MGPU_HOST mgpu_status
mgpu_product_cut(const char *kernel, mgpu_product_grid *grid, mgpu_launch_config *config,
                 const mgpu_product *g, uint32_t columns, mgpu_product_shape s,
                 uint32_t threads, mgpu_product_cycles_of cycles, const void *problem,
                 uint32_t multiprocessors, mgpu_issues *issues)
{
    const uint32_t blocks = s.up * s.across * s.parts;
    mgpu_status status;
    uint32_t tiles[2];
    char text[112];
    if (s.h == 0 || s.w == 0 || s.up > 4 || (0x16 >> s.up & 1) == 0 || s.across > 4 ||
        (0x16 >> s.across & 1) == 0 || s.parts - 1 > 7 || blocks > 8 ||
        cycles(problem, s, multiprocessors) == 0) {
        (void)snprintf(text, sizeof text,
                       "%u x %u%s, clusters of %u x %u x %u on %u multiprocessors", s.h, s.w,
                       s.swapped ? " swapped" : "", s.up, s.across, s.parts, multiprocessors);
        return mgpu_product_wrong(
            kernel, "shape", s.w, text,
            "one that fits D and the GPU: a plan without a shape takes one", issues);
    }
    status = mgpu_product_tiles(kernel, s.swapped ? g->n : g->m, s.swapped ? g->m : g->n, s.h,
                                s.w, tiles, issues);
    if (status != MGPU_OK)
        return status;
    *grid = mgpu_product_grid_make(g->m, g->n, mgpu_ceil_div(g->k, columns), s,
                                   mgpu_launch_clusters_at_once(blocks, multiprocessors));
    *config = mgpu_launch_clusters(grid->clusters, blocks, threads);
    return MGPU_OK;
}

/* The maps of A and B for mgpu_product_load(): boxes of what a block loads of a tile.
 *   by      the host
 *   a       gets A's map; in a swapped shape B's
 *   b       gets B's map; in a swapped shape A's
 *   g       the product
 *   in_b    type of B, of as many bytes as A's
 *   s       the shape
 *   issues  gets what is wrong, behind what it has; may be NULL
 *   returns as mgpu_tensor_map_tiled()
 */
MGPU_HOST mgpu_status
mgpu_product_maps(mgpu_tensor_map *a, mgpu_tensor_map *b, const mgpu_product *g,
                  mgpu_dtype in_b, mgpu_product_shape s, mgpu_issues *issues)
{
    const uint32_t columns = 128 / mgpu_dtype_bytes(g->in);
    const uint32_t box_a = s.swapped ? s.w / s.up : s.h / s.across;
    const uint32_t box_b = s.swapped ? s.h / s.across : s.w / s.up;
    const mgpu_status of_a = mgpu_product_map(s.swapped ? b : a, "A", g->in, g->a, g->m, g->k,
                                              box_a, columns, MGPU_SWIZZLE_128B, issues);
    const mgpu_status of_b = mgpu_product_map(s.swapped ? a : b, "B", in_b, g->b, g->n, g->k,
                                              box_b, columns, MGPU_SWIZZLE_128B, issues);
    return of_a != MGPU_OK ? of_a : of_b;
}

/* The maps of D for mgpu_epilogue_out.
 *   by      the host
 *   d       gets that of slabs: boxes of 64 rows x 128 bytes
 *   tail    gets that of the last slab of a tile, where it is narrower: 64 rows x s.w % 64 columns, of D of 8 bits
 *           s.w % 128, without a swizzle; in a swapped shape the other way round, of 16 bits alone
 *   g       the product
 *   s       the shape
 *   issues  gets what is wrong, behind what it has; may be NULL
 *   returns as mgpu_tensor_map_tiled()
 */
MGPU_HOST mgpu_status
mgpu_product_maps_out(mgpu_tensor_map *d, mgpu_tensor_map *tail, const mgpu_product *g,
                      mgpu_product_shape s, mgpu_issues *issues)
{
    const uint32_t bytes = mgpu_dtype_bytes(g->out), narrow = s.w % (128 / bytes);
    const mgpu_status status = mgpu_product_map(d, "D", g->out, g->d, g->m, g->n, 64,
                                                128 / bytes, MGPU_SWIZZLE_128B, issues);
    if (status != MGPU_OK || narrow == 0)
        return status;
    return mgpu_product_map(tail, "D", g->out, g->d, g->m, g->n, s.swapped ? narrow : 64,
                            s.swapped ? 64 : narrow,
                            s.swapped ? MGPU_SWIZZLE_128B : MGPU_SWIZZLE_NONE, issues);
}

#endif /* MGPU_EMULATE || MGPU_HOST_CUDA */
#endif /* MGPU_HOST_PRODUCT_H */
