/* mgpu/host/product.h - D[M][N] = A[M][K] * B[N][K]^T: what a program asks of a kernel, and what is wrong with it.
 * SPDX-License-Identifier: MIT
 *
 *     A[m][k], B[n][k] of `in`, D[m][n] of `out`, rows without gaps; or as layout/product.h says of their storage
 *
 *     mgpu_issues why;
 *     why.count = 0;
 *     mgpu_product g = {m, n, k, MGPU_DTYPE_BF16, MGPU_DTYPE_F32, a, b, d, {false}};
 *     static const mgpu_dtype types[] = {MGPU_DTYPE_BF16, MGPU_DTYPE_F16};
 *     status = mgpu_product_check("my_gemm", &g, types, 2, &why);
 *     status = mgpu_product_rows("my_gemm", &g, status, &why);
 *     if (status == MGPU_OK)
 *         status = mgpu_product_map(&args.a, "A", g.in, g.a, g.m, g.k, 128, 64, MGPU_SWIZZLE_128B, &why);
 *
 *     my_gemm: in is e4m3, not bf16 or f16: round A and B to one
 *
 * The kernels of examples/kernels take it; product_shape.h chooses how.
 */
#ifndef MGPU_HOST_PRODUCT_H
#define MGPU_HOST_PRODUCT_H

#include "../config.h"
#include "../layout/product.h"
#include "../layout/tile.h"
#include "../status.h"
#include "../types.h"
#include "tensor_map.h"

#if MGPU_EMULATE || MGPU_HOST_CUDA

#include <stdio.h>

/* What to multiply. */
typedef struct mgpu_product {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    const void *a, *b; /* device memory: A[m][k], B[n][k] of `in` */
    void *d;           /* device memory: D[m][n] of `out` */
    mgpu_product_storage storage;
} mgpu_product;

/* Products in it. */
MGPU_HOST uint32_t
mgpu__product_layers(const mgpu_product *g)
{
    return g->storage.layers > 1 ? g->storage.layers : 1;
}

/* Bytes from the first matrix to the end of the last one. */
MGPU_HOST uint64_t
mgpu__product_bytes(const mgpu_product *g, uint64_t rows, uint64_t cols, uint64_t stride,
                    mgpu_dtype dtype)
{
    return ((mgpu__product_layers(g) - 1) * stride + rows * cols) * mgpu_dtype_bytes(dtype);
}

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

/* Has D memory of its own?
 *   by      the host
 *   kernel  whose name the sentence begins with
 *   d       D
 *   bytes_d of D
 *   within  the sentence if not: "within a"
 *   at      what D must not touch; NULL: nothing
 *   bytes   how large that is
 *   issues  gets what is wrong, behind what it has; may be NULL
 *   returns MGPU_OK or MGPU_ERROR_INVALID_ARGUMENT
 */
MGPU_HOST mgpu_status
mgpu_product_own(const char *kernel, const void *d, uint64_t bytes_d, const char *within,
                 const void *at, uint64_t bytes, mgpu_issues *issues)
{
    const uint64_t to = (uintptr_t)d, from = (uintptr_t)at;
    if (at == NULL || to >= from + bytes || from >= to + bytes_d)
        return MGPU_OK;
    return mgpu_product_wrong(kernel, "d", (int64_t)to, within,
                              "memory of its own: blocks store D while others load", issues);
}

/* Is a type one of those that there are? */
MGPU_HOST mgpu_status
mgpu__product_type(const char *kernel, const char *field, mgpu_dtype type,
                   const mgpu_dtype *types, int count, const char *remedy, mgpu_issues *issues)
{
    char text[96] = "";
    for (int i = 0, used = 0; i < count; i++) {
        if (type == types[i])
            return MGPU_OK;
        used += snprintf(text + used, sizeof text - (size_t)used, "%s%s%s",
                         i == 0           ? ""
                         : i == count - 1 ? " or "
                                          : ", ",
                         mgpu_dtype_name(types[i]), i == count - 1 ? remedy : "");
    }
    return mgpu_product_wrong(kernel, field, type, mgpu_dtype_name(type), text, issues);
}

/* Sizes, types and memory: what no kernel can do, or this one has no code for. Rows of whole 16
 * bytes are for mgpu_product_rows(), where memory begins for mgpu_product_map().
 *   by      the host
 *   kernel  whose name the sentences begin with
 *   g       the product
 *   in      types that A and B may be of
 *   count   how many, 1 to 8
 *   out     types that D may be of
 *   outs    how many, 1 to 8
 *   issues  gets all that is wrong, behind what it has: set its count to 0 before; may be NULL
 *   returns MGPU_OK or MGPU_ERROR_INVALID_ARGUMENT
 */
MGPU_HOST mgpu_status
mgpu_product_check_any(const char *kernel, const mgpu_product *g, const mgpu_dtype *in,
                       int count, const mgpu_dtype *out, int outs, mgpu_issues *issues)
{
    static const char *const sizes[3] = {"m", "n", "k"}, *const operands[3] = {"a", "b", "d"};
    const uint32_t size[3] = {g->m, g->n, g->k};
    const void *const at[3] = {g->a, g->b, g->d};
    const uint64_t bytes[3] = {mgpu__product_bytes(g, g->m, g->k, g->storage.stride_a, g->in),
                               mgpu__product_bytes(g, g->n, g->k, g->storage.stride_b, g->in),
                               mgpu__product_bytes(g, g->m, g->n, g->storage.stride_d, g->out)};
    mgpu_status status = MGPU_OK, type;

    for (int i = 0; i < 3; i++) /* coordinates of TMA are int32 */
        if (size[i] == 0 || size[i] > INT32_MAX)
            status =
                mgpu_product_wrong(kernel, sizes[i], size[i], NULL,
                                   size[i] == 0 ? "1 to 2147483647: skip a product without work"
                                                : "1 to 2147483647: multiply in parts",
                                   issues);
    type = mgpu__product_type(kernel, "in", g->in, in, count, ": round A and B to one", issues);
    status = type != MGPU_OK ? type : status;
    type = mgpu__product_type(kernel, "out", g->out, out, outs, ": convert D after", issues);
    status = type != MGPU_OK ? type : status;
    for (int i = 0; i < 3; i++) /* a legal tensor map, and a fault on the device */
        if (at[i] == NULL)
            status = mgpu_product_wrong(kernel, operands[i], 0, "NULL",
                                        "device memory: pass what mgpu_malloc() gave", issues);
    if (g->storage.layers > 1 && g->storage.stride_d < (uint64_t)g->m * g->n)
        status = mgpu_product_wrong(kernel, "stride_d", (int64_t)g->storage.stride_d, NULL,
                                    "m * n or more: each product has a D of its own", issues);
    for (int i = 0; i < 2 && status == MGPU_OK; i++)
        status = mgpu_product_own(kernel, g->d, bytes[2], i == 0 ? "within a" : "within b",
                                  at[i], bytes[i], issues);
    return status;
}

/* The same, where D may be bf16, f16 or f32.
 *   by      the host
 *   kernel  whose name the sentences begin with
 *   g       the product
 *   in      types that A and B may be of
 *   count   how many, 1 to 8
 *   issues  gets all that is wrong, behind what it has: set its count to 0 before; may be NULL
 *   returns MGPU_OK or MGPU_ERROR_INVALID_ARGUMENT
 */
MGPU_HOST mgpu_status
mgpu_product_check(const char *kernel, const mgpu_product *g, const mgpu_dtype *in, int count,
                   mgpu_issues *issues)
{
    static const mgpu_dtype out[3] = {MGPU_DTYPE_BF16, MGPU_DTYPE_F16, MGPU_DTYPE_F32};
    return mgpu_product_check_any(kernel, g, in, count, out, 3, issues);
}

/* Rows of A, B and D, as they lie: TMA takes those of whole 16 bytes.
 *   by      the host
 *   kernel  whose name the sentences begin with
 *   g       the product
 *   status  so far; nothing more is said of one that is wrong
 *   issues  gets all that is wrong, behind what it has; may be NULL
 *   returns status, or MGPU_ERROR_INVALID_ARGUMENT
 */
MGPU_HOST mgpu_status
mgpu_product_rows(const char *kernel, const mgpu_product *g, mgpu_status status,
                  mgpu_issues *issues)
{
    static const char *const pad[3] = {"A with zeros", "B with zeros", "B with zeros, and D,"};
    const bool a = g->storage.a_transposed, b = g->storage.b_transposed, ok = status == MGPU_OK;
    const char *const field[3] = {a ? "m" : "k", b ? "n" : "k", "n"};
    const uint32_t row[3] = {a ? g->m : g->k, b ? g->n : g->k, g->n};
    char text[120];
    for (int i = 0; i < 3 && ok; i++) {
        const uint32_t whole = 16 / mgpu_dtype_bytes(i < 2 ? g->in : g->out);
        (void)snprintf(text, sizeof text,
                       "a multiple of %u, so that rows of %c are whole 16 bytes: pad %s to "
                       "%s = %u",
                       whole, "ABD"[i], pad[i], field[i], mgpu_round_up(row[i], whole));
        if (row[i] % whole != 0)
            status = mgpu_product_wrong(kernel, field[i], row[i], NULL, text, issues);
    }
    return status;
}

/* Memory of floats that a kernel reads or writes beside A, B and D: aligned to 4 bytes, and apart from D.
 *   by      the host
 *   kernel  whose name the sentence begins with
 *   name    of it
 *   at      device memory; NULL: there is none, and nothing is wrong
 *   count   floats
 *   d       D
 *   bytes   of D
 *   status  so far
 *   issues  gets what is wrong, behind what it has; may be NULL
 *   returns status, or MGPU_ERROR_INVALID_ARGUMENT
 */
MGPU_HOST mgpu_status
mgpu_product_apart(const char *kernel, const char *name, const float *at, uint64_t count,
                   const void *d, uint64_t bytes, mgpu_status status, mgpu_issues *issues)
{
    const uintptr_t x = (uintptr_t)at, y = (uintptr_t)d;
    char text[40];
    (void)snprintf(text, sizeof text, "at 0x%llx", (unsigned long long)x);
    if (x % 4 != 0)
        status = mgpu_product_wrong(kernel, name, (int64_t)x, text,
                                    "aligned to 4 bytes: pass floats", issues);
    if (x != 0 && x < y + bytes && y < x + 4 * count)
        status = mgpu_product_wrong(kernel, name, (int64_t)x, "within d",
                                    "memory of its own: blocks store D while others read it",
                                    issues);
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
    const uint64_t all = mgpu__product_bytes(g, g->m, g->n, g->storage.stride_d, g->out);
    const uint64_t bytes[2] = {mgpu__product_bytes(g, g->m, g->n, g->storage.stride_c, g->out),
                               (uint64_t)g->n * mgpu_dtype_bytes(g->out)};
    const bool same = g->storage.layers <= 1 || g->storage.stride_c == g->storage.stride_d;
    const uintptr_t d = (uintptr_t)g->d, at[2] = {(uintptr_t)c, (uintptr_t)bias};
    mgpu_status status = MGPU_OK;
    char text[40];
    if (alpha == 0 && (beta != 0 || at[0] != 0 || at[1] != 0 || activation != 0))
        status = mgpu_product_wrong(kernel, "alpha", 0, NULL,
                                    "another number: 1 leaves the sums as they are", issues);
    (void)snprintf(text, sizeof text, "%g", (double)beta);
    if (c != NULL && g->storage.layers > 1 &&
        g->storage.stride_c * mgpu_dtype_bytes(g->out) % 16 != 0)
        status = mgpu_product_wrong(kernel, "stride_c", (int64_t)g->storage.stride_c, NULL,
                                    "elements of whole 16 bytes: leave a gap", issues);
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
        if (at[i] != 0 && at[i] < d + all && d < at[i] + bytes[i] &&
            (i == 1 || at[i] != d || !same))
            status = mgpu_product_wrong(
                kernel, names[i], (int64_t)at[i], "within d",
                i == 0 ? "d itself, or memory of its own: blocks store D while others read it"
                       : "memory of its own: blocks store D while others read it",
                issues);
    }
    return status;
}

/* A map of a product, with its swizzle; what is wrong goes behind what is known. */
MGPU_HOST mgpu_status
mgpu__product_map(mgpu_tensor_map *map, const char *name, mgpu_tensor_map_desc desc,
                  mgpu_swizzle swizzle, mgpu_issues *issues)
{
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
    return mgpu__product_map(map, name,
                             mgpu_tensor_map_2d(dtype, p, rows, cols,
                                                (uint64_t)cols * mgpu_dtype_bytes(dtype),
                                                box_rows, box_cols),
                             swizzle, issues);
}

/* The same of matrices of one size, in three dimensions.
 *   by      the host
 *   map       where to
 *   name      of the operand, in sentences
 *   dtype     of its elements
 *   p         device memory, aligned to 16 bytes; a row is a multiple of 16
 *   rows      1 .. 2^31 - 1
 *   cols      elements of a row, 1 .. 2^31 - 1
 *   layers    1 .. 2^31 - 1
 *   stride    elements from a matrix to the next, of whole 16 bytes; 0: there is one for all layers, layer 0
 *   box_rows  1 .. 256
 *   box_cols  elements; with a swizzle no more bytes than it has
 *   swizzle   of a box in shared memory
 *   issues    gets what is wrong, behind what it has; may be NULL
 *   returns as mgpu_tensor_map_tiled()
 */
MGPU_HOST mgpu_status
mgpu_product_map_layers(mgpu_tensor_map *map, const char *name, mgpu_dtype dtype, const void *p,
                        uint32_t rows, uint32_t cols, uint32_t layers, uint64_t stride,
                        uint32_t box_rows, uint32_t box_cols, mgpu_swizzle swizzle,
                        mgpu_issues *issues)
{
    const uint64_t bytes = mgpu_dtype_bytes(dtype);
    mgpu_tensor_map_desc desc =
        mgpu_tensor_map_2d(dtype, p, rows, cols, cols * bytes, box_rows, box_cols);
    desc.rank = 3;
    desc.dims[2] = stride == 0 ? 1 : layers;
    desc.strides_bytes[1] =
        desc.dims[2] == 1 ? (bytes * rows * cols + 15) / 16 * 16 : stride * bytes;
    desc.box[2] = desc.elem_strides[2] = 1;
    return mgpu__product_map(map, name, desc, swizzle, issues);
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

/* The map of an operand: 64 of K x 128 bytes of boxes where it lies transposed, rows x 128 bytes of K elsewhere. */
MGPU_HOST mgpu_status
mgpu__product_operand(mgpu_tensor_map *map, const char *name, mgpu_dtype dtype, const void *p,
                      uint32_t rows, uint32_t k, bool transposed, bool layered, uint32_t layers,
                      uint64_t stride, uint32_t box, mgpu_issues *issues)
{
    const uint32_t columns = 128 / mgpu_dtype_bytes(dtype),
                   box_rows = transposed ? columns : box;
    const uint32_t lines = transposed ? k : rows, cols = transposed ? rows : k;
    return layered ? mgpu_product_map_layers(map, name, dtype, p, lines, cols, layers, stride,
                                             box_rows, columns, MGPU_SWIZZLE_128B, issues)
                   : mgpu_product_map(map, name, dtype, p, lines, cols, box_rows, columns,
                                      MGPU_SWIZZLE_128B, issues);
}

/* The maps of A and B for mgpu_product_load(): boxes of what a block loads of a tile.
 *   by      the host
 *   a       gets A's map; in a swapped shape B's
 *   b       gets B's map; in a swapped shape A's
 *   g       the product
 *   in_b    type of B, of as many bytes as A's
 *   s       the shape
 *   layered the kernel's maps have three dimensions
 *   issues  gets what is wrong, behind what it has; may be NULL
 *   returns as mgpu_tensor_map_tiled()
 */
MGPU_HOST mgpu_status
mgpu_product_maps(mgpu_tensor_map *a, mgpu_tensor_map *b, const mgpu_product *g,
                  mgpu_dtype in_b, mgpu_product_shape s, bool layered, mgpu_issues *issues)
{
    const mgpu_product_storage *how = &g->storage;
    const uint32_t layers = mgpu__product_layers(g);
    const uint32_t box_a = s.swapped ? s.w / s.up : s.h / s.across;
    const uint32_t box_b = s.swapped ? s.h / s.across : s.w / s.up;
    const mgpu_status of_a =
        mgpu__product_operand(s.swapped ? b : a, "A", g->in, g->a, g->m, g->k,
                              how->a_transposed, layered, layers, how->stride_a, box_a, issues);
    const mgpu_status of_b =
        mgpu__product_operand(s.swapped ? a : b, "B", in_b, g->b, g->n, g->k, how->b_transposed,
                              layered, layers, how->stride_b, box_b, issues);
    return of_a != MGPU_OK ? of_a : of_b;
}

/* The maps of D for mgpu_epilogue_out.
 *   by      the host
 *   d       gets that of slabs: boxes of 64 rows x 128 bytes
 *   tail    gets that of the last slab of a tile, where it is narrower: 64 rows x s.w % 64 columns, of D of 8 bits
 *           s.w % 128, without a swizzle; in a swapped shape the other way round, of 16 bits alone
 *   g       the product
 *   s       the shape
 *   layered the kernel's maps have three dimensions
 *   issues  gets what is wrong, behind what it has; may be NULL
 *   returns as mgpu_tensor_map_tiled()
 */
MGPU_HOST mgpu_status
mgpu_product_maps_out(mgpu_tensor_map *d, mgpu_tensor_map *tail, const mgpu_product *g,
                      mgpu_product_shape s, bool layered, mgpu_issues *issues)
{
    const uint32_t bytes = mgpu_dtype_bytes(g->out), narrow = s.w % (128 / bytes);
    const uint32_t layers = mgpu__product_layers(g);
    mgpu_status status = MGPU_OK;
    for (int i = 0; i < 2 && status == MGPU_OK; i++) {
        const uint32_t rows = i == 1 && s.swapped ? narrow : 64;
        const uint32_t cols = i == 1 && !s.swapped ? narrow : 128 / bytes;
        const mgpu_swizzle swizzle =
            i == 1 && !s.swapped ? MGPU_SWIZZLE_NONE : MGPU_SWIZZLE_128B;
        mgpu_tensor_map *const map = i == 0 ? d : tail;
        if (i == 1 && narrow == 0)
            break;
        status = layered
                     ? mgpu_product_map_layers(map, "D", g->out, g->d, g->m, g->n, layers,
                                               g->storage.stride_d, rows, cols, swizzle, issues)
                     : mgpu_product_map(map, "D", g->out, g->d, g->m, g->n, rows, cols, swizzle,
                                        issues);
    }
    return status;
}

#endif /* MGPU_EMULATE || MGPU_HOST_CUDA */
#endif /* MGPU_HOST_PRODUCT_H */
