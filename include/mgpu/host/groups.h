/* mgpu/host/groups.h - a product for each group of rows: what a program asks of a kernel, and what is wrong with it.
 * SPDX-License-Identifier: MIT
 *
 *     D[rows of g][n] = A[rows of g][k] * B[g][n][k]^T, or transposed D[g][n][k] = A[rows of g][n]^T * B[rows of g][k]
 *
 *     mgpu_issues why;
 *     why.count = 0;
 *     mgpu_groups_product g = {groups, rows, n, k, 0, MGPU_DTYPE_BF16, MGPU_DTYPE_F32, false, a, b, offsets, NULL, d, {0}};
 *     static const mgpu_dtype types[] = {MGPU_DTYPE_BF16, MGPU_DTYPE_F16};
 *     status = mgpu_groups_check("my_kernel", &g, types, 2, 128, 256, multiprocessors, &why);
 *
 *     my_kernel: offsets is NULL, not device memory of int32, groups + 1 of them
 *
 * tile/groups.h has what a kernel does with it.
 */
#ifndef MGPU_HOST_GROUPS_H
#define MGPU_HOST_GROUPS_H

#include "../config.h"
#include "product.h"

#if MGPU_EMULATE || MGPU_HOST_CUDA

/* Scales of 8-bit numbers. */
typedef struct mgpu_groups_factor {
    const float *x; /* device memory, aligned to 8 bytes; NULL: 1 */
    uint32_t count;
} mgpu_groups_factor;

/* What 8-bit A and B have, and others have not: all of it 0. */
typedef struct mgpu_groups_f8 {
    bool promoted;              /* each 128 of K are added in f32, not by the tensor cores */
    mgpu_dtype in_b;            /* of B */
    mgpu_groups_factor scale_a; /* one, or one for each of `rows` */
    mgpu_groups_factor scale_b; /* one, [groups] or [groups][n] */
} mgpu_groups_f8;

/* What to multiply. */
typedef struct mgpu_groups_product {
    uint32_t groups, rows; /* rows of A, of all groups */
    uint32_t n, k;
    uint32_t w;         /* columns of a tile; 0: the kernel's own */
    mgpu_dtype in, out; /* in: of A, and of B where that has 16 bits */
    bool transposed;
    const void *a, *b;      /* device memory, rows without gaps: as the head says */
    const int32_t *offsets; /* device memory: groups + 1 */
    uint32_t *next; /* device memory: two words, as mgpu_groups_make() wants them; NULL */
    void *d;        /* device memory of `out` */
    mgpu_groups_f8 f8;
} mgpu_groups_product;

/* Has D memory of its own, as mgpu_product_own() says?
 *   by      the host
 *   kernel  whose name the sentence begins with
 *   g       the product
 *   within  the sentence if not: "within a"
 *   at      what D must not touch; NULL: nothing
 *   bytes   how large that is
 *   issues  gets what is wrong, behind what it has; may be NULL
 *   returns MGPU_OK or MGPU_ERROR_INVALID_ARGUMENT
 */
MGPU_HOST mgpu_status
mgpu_groups_apart(const char *kernel, const mgpu_groups_product *g, const char *within,
                  const void *at, uint64_t bytes, mgpu_issues *issues)
{
    const uint64_t rows = g->transposed ? (uint64_t)g->groups * g->n : g->rows;
    const uint64_t words = rows * (g->transposed ? g->k : g->n);
    return mgpu_product_own(kernel, g->d, words * mgpu_dtype_bytes(g->out), within, at, bytes,
                            issues);
}

/* What 8 bits have, and others have not: as mgpu_groups_check() says. */
MGPU_HOST mgpu_status
mgpu__groups_scales(const char *kernel, const mgpu_groups_product *g, mgpu_issues *issues)
{
    static const char *const names[] = {"scale_a", "scale_b"};
    static const char *const within[] = {"within scale_a", "within scale_b"};
    static const char *const counts[] = {"1 or as many as rows",
                                         "1, groups or groups * n: [groups][n]"};
    const mgpu_groups_factor scales[] = {g->f8.scale_a, g->f8.scale_b};
    const uint64_t most[2][2] = {{g->rows, g->rows}, {g->groups, (uint64_t)g->groups * g->n}};
    mgpu_status status = MGPU_OK;
    if (mgpu_dtype_bytes(g->in) != 1 &&
        (g->f8.promoted || g->f8.scale_a.x != NULL || g->f8.scale_b.x != NULL))
        status = mgpu_product_wrong(kernel, "in", g->in, mgpu_dtype_name(g->in),
                                    "of 8 bits, which scales and promoted are for", issues);
    for (int i = 0; i < 2; i++) {
        const mgpu_groups_factor s = scales[i];
        if (s.x == NULL)
            continue;
        if (s.count != 1 && s.count != most[i][0] && s.count != most[i][1])
            status = mgpu_product_wrong(kernel, names[i], s.count, NULL, counts[i], issues);
        if ((uintptr_t)s.x % 8 != 0)
            status = mgpu_product_wrong(kernel, names[i], (int64_t)(uintptr_t)s.x, NULL,
                                        "aligned to 8 bytes: copy it", issues);
        if (status == MGPU_OK)
            status = mgpu_groups_apart(kernel, g, within[i], s.x, s.count * 4ull, issues);
    }
    return status;
}

/* Sizes, types and memory: what no kernel can do, or this one has no code for. Strides and alignment of A, B and D
 * are for mgpu_product_map().
 *   by      the host
 *   kernel  whose name the sentences begin with
 *   g       the product
 *   in      types that A may be of
 *   count   how many, 1 to 8; D may be bf16, f16 or f32
 *   tile_m  rows of a tile of D
 *   tile_n  columns of the narrowest
 *   multiprocessors  of the GPU
 *   issues  gets all that is wrong, behind what it has: set its count to 0 before; may be NULL
 *   returns MGPU_OK or MGPU_ERROR_INVALID_ARGUMENT
 */
MGPU_HOST mgpu_status
mgpu_groups_check(const char *kernel, const mgpu_groups_product *g, const mgpu_dtype *in,
                  int count, uint32_t tile_m, uint32_t tile_n, uint32_t multiprocessors,
                  mgpu_issues *issues)
{
    static const char *const names[] = {"groups",          "rows",       "n",    "k",
                                        "multiprocessors", "groups * n", "tiles"};
    static const char *const within[] = {"within a", "within b", "within offsets",
                                         "within next"};
    const bool t = g->transposed;
    const uint64_t wide = mgpu_dtype_bytes(g->in), rows = g->rows, n = g->n, k = g->k;
    const uint64_t all = g->groups * n;
    const uint64_t tiles = (t ? g->groups * (n / tile_m + 1) : rows / tile_m + g->groups) *
                           ((t ? k : n) / tile_n + 1); /* at most */
    const uint64_t sizes[] = {g->groups, rows, n, k, multiprocessors, all, tiles};
    const void *const at[] = {g->a, g->b, g->offsets, g->next};
    const uint64_t bytes[] = {rows * (t ? n : k) * wide, (t ? rows : all) * k * wide,
                              (g->groups + 1ull) * 4, 8};
    const mgpu_product words = {
        1, 1, 1, g->in, g->out, g->a, g->b, g->d, {false, false, 0, 0, 0, 0, 0}};
    mgpu_status status = mgpu_product_check(kernel, &words, in, count, issues);

    for (int i = 0; i < 7 && (i < 5 || status == MGPU_OK); i++)
        if (sizes[i] == 0 || sizes[i] > INT32_MAX)
            status = mgpu_product_wrong(kernel, names[i], (int64_t)sizes[i], NULL,
                                        sizes[i] == 0
                                            ? "1 to 2147483647: skip a product without work"
                                            : "1 to 2147483647: multiply in parts",
                                        issues);
    if ((uintptr_t)g->offsets % 4 != 0 || g->offsets == NULL)
        status = mgpu_product_wrong(kernel, "offsets", (int64_t)(uintptr_t)g->offsets,
                                    g->offsets == NULL ? "NULL" : NULL,
                                    "device memory of int32, groups + 1 of them", issues);
    if ((uintptr_t)g->next % 4 != 0)
        status = mgpu_product_wrong(kernel, "next", (int64_t)(uintptr_t)g->next, NULL,
                                    "device memory of two uint32, zeros, or NULL", issues);
    for (int i = 0; i < 4 && status == MGPU_OK; i++)
        status = mgpu_groups_apart(kernel, g, within[i], at[i], bytes[i], issues);
    return status == MGPU_OK ? mgpu__groups_scales(kernel, g, issues) : status;
}

/* The tensor map of T[rows][cols] for sums along the rows of a group, whose boxes have zeros where rows of others are: a
 * matrix of `box` rows from each row on, T[from + row][col] at (col, row, from). What a box has before row 0 and behind
 * row box - 1 is outside, and TMA fills it with zeros. mgpu_groups_box() says where a box lies.
 *
 *     a group of 150 rows    0 .. 63 from row -42 on | 22 .. 85 | 86 .. 149     42 zeros, and rows 0 .. 21
 *     one of 20, the last    from 44 rows before it on, box at row 44           20 rows, and 44 zeros
 *
 * A box has zeros on one side, and lies within the rows: a group needs box rows from its first on, or up to its last. With
 * 2 * box - 2 rows in all each group has them; with fewer not one that is short and in the middle, of 100 rows 40 .. 59, say.
 *
 *   by      the host
 *   map       where to: boxes of 128 bytes x `box` rows, in the 128-byte swizzle
 *   name      of the operand, in sentences
 *   dtype     of its elements
 *   p         device memory, aligned to 16 bytes; a row is a multiple of 16
 *   rows      2 * box - 2 .. 2^31 - 1
 *   cols      elements of a row, 1 .. 2^31 - 1
 *   box       rows of one, 1 .. 256
 *   issues    gets what is wrong, behind what it has; may be NULL
 *   returns as mgpu_tensor_map_tiled()
 */
MGPU_HOST mgpu_status
mgpu_groups_map(mgpu_tensor_map *map, const char *name, mgpu_dtype dtype, const void *p,
                uint32_t rows, uint32_t cols, uint32_t box, mgpu_issues *issues)
{
    const uint32_t wide = 128 / mgpu_dtype_bytes(dtype);
    const uint64_t pitch = (uint64_t)cols * mgpu_dtype_bytes(dtype), pitches[] = {pitch, pitch};
    const uint64_t dims[] = {cols, box, rows - box + 1};
    const uint32_t boxes[] = {wide, box, 1};
    mgpu_tensor_map_desc desc = mgpu_tensor_map_nd(dtype, p, 3, dims, pitches, boxes);
    const mgpu_status status = mgpu_product_map(map, name, dtype, p, rows, cols, box, wide,
                                                MGPU_SWIZZLE_128B, issues); /* has the words */
    desc.name = name;
    desc.swizzle = MGPU_SWIZZLE_128B;
    desc.l2_promotion = MGPU_L2_PROMOTION_128B;
    return status == MGPU_OK ? mgpu_tensor_map_tiled(map, desc, NULL) : status;
}

#endif /* MGPU_EMULATE || MGPU_HOST_CUDA */
#endif /* MGPU_HOST_GROUPS_H */
