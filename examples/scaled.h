/* scaled.h - the matrices of step 15: D[m][n] = A[m][k] * B[n][k]^T of mxfp8, filled and checked.
 * SPDX-License-Identifier: MIT
 *
 * Host only. Elements are e4m3, integers from -2 to 2; each 32 along K have a scale of ue8m0, a power of two
 * from 1/2 to 2. So all sums are exact in f32, and D has one right answer.
 */
#ifndef EXAMPLES_SCALED_H
#define EXAMPLES_SCALED_H

#include "common.h"

#include <mgpu/blackwell.h>

enum { SCALED_BLOCK = 32 /* elements along K with one scale */ };

/* A or B. */
typedef struct scaled_matrix {
    uint8_t *elements, *scales; /* [rows][k]; [rows][k / 32] */
    void *device, *blocks; /* the same on the device, the scales as layout/scale.h has them */
} scaled_matrix;

typedef struct scaled_data {
    uint32_t m, n, k;
    scaled_matrix a, b;
    float *d; /* on the device */
} scaled_data;

MGPU_HOST void *
scaled_memory(size_t bytes)
{
    void *p = malloc(bytes);
    if (p == NULL)
        die(1, "there is no memory for %zu bytes", bytes);
    return p;
}

MGPU_HOST uint32_t
scaled_random(uint32_t *seed)
{
    *seed = *seed * 1664525u + 1013904223u;
    return *seed >> 16;
}

MGPU_HOST scaled_matrix
scaled_fill(uint32_t rows, uint32_t k, uint32_t seed)
{
    const uint32_t scales = k / SCALED_BLOCK, bytes = mgpu_scale_bytes(rows, scales);
    uint8_t *blocks = (uint8_t *)scaled_memory(bytes);
    scaled_matrix x;
    x.elements = (uint8_t *)scaled_memory((size_t)rows * k);
    x.scales = (uint8_t *)scaled_memory((size_t)rows * scales);
    for (size_t i = 0; i < (size_t)rows * k; i++)
        x.elements[i] = mgpu_e4m3_from_f32((float)(scaled_random(&seed) % 5) - 2);
    for (size_t i = 0; i < (size_t)rows * scales; i++)
        x.scales[i] = (uint8_t)(126 + scaled_random(&seed) % 3); /* 127 is 1 */
    mgpu_scale_pack(blocks, x.scales, rows, scales, scales);
    x.device = device_copy(x.elements, (size_t)rows * k);
    x.blocks = device_copy(blocks, bytes);
    free(blocks);
    return x;
}

/* The program's arguments: M N K, in whole tiles. Else 512 x 512 x 512 in the model, 4096 on a
 * GPU. */
MGPU_HOST scaled_data
scaled_make(int argc, char **argv, uint32_t tile_m, uint32_t tile_n, uint32_t tile_k)
{
    const uint32_t usual = MGPU_EMULATE ? 512 : 4096;
    scaled_data g;
    g.m = argc == 4 ? (uint32_t)strtoul(argv[1], NULL, 10) : usual;
    g.n = argc == 4 ? (uint32_t)strtoul(argv[2], NULL, 10) : usual;
    g.k = argc == 4 ? (uint32_t)strtoul(argv[3], NULL, 10) : usual;
    if ((argc != 1 && argc != 4) || g.m == 0 || g.n == 0 || g.k == 0 || g.m % tile_m != 0 ||
        g.n % tile_n != 0 || g.k % tile_k != 0)
        die(1, "usage: %s [M N K], multiples of %u, %u and %u", argv[0], tile_m, tile_n,
            tile_k);
    g.a = scaled_fill(g.m, g.k, 1);
    g.b = scaled_fill(g.n, g.k, 2);
    g.d = (float *)device_copy(NULL, (size_t)g.m * g.n * 4);
    return g;
}

/* The tensor map of a matrix of bytes in boxes [box_rows][128], in the 128-byte swizzle. */
MGPU_HOST mgpu_tensor_map
scaled_map(const char *name, const void *p, uint32_t rows, uint32_t cols, uint32_t box_rows)
{
    mgpu_tensor_map map;
    mgpu_issues why;
    mgpu_tensor_map_desc desc =
        mgpu_tensor_map_2d(MGPU_DTYPE_E4M3, p, rows, cols, cols, box_rows, 128);
    desc.name = name;
    desc.swizzle = MGPU_SWIZZLE_128B;
    must(mgpu_tensor_map_tiled(&map, desc, &why), "tensor map", &why);
    return map;
}

/* An element times its scale. */
MGPU_HOST float
scaled_value(const scaled_matrix *x, uint32_t k_all, size_t row, uint32_t k)
{
    return mgpu_e4m3_to_f32(x->elements[row * k_all + k]) *
           mgpu_ue8m0_to_f32(x->scales[row * (k_all / SCALED_BLOCK) + k / SCALED_BLOCK]);
}

/* Compare every element, of large matrices every 61st row, say how it went, give all memory back.
 * Returns what main returns. */
MGPU_HOST int
scaled_finish(const char *title, scaled_data *g)
{
    const size_t count = (size_t)g->m * g->n;
    const uint32_t step = count * g->k <= 1u << 28 ? 1 : 61;
    float *d = (float *)scaled_memory(4 * count);
    size_t wrong = 0;
    host_copy(d, g->d, 4 * count);
    for (size_t row = 0; row < g->m; row += step)
        for (size_t col = 0; col < g->n; col++) {
            float sum = 0;
            for (uint32_t k = 0; k < g->k; k++)
                sum += scaled_value(&g->a, g->k, row, k) * scaled_value(&g->b, g->k, col, k);
            if (d[row * g->n + col] != sum && wrong++ == 0)
                printf("D[%zu][%zu] is %g, wanted %g\n", row, col, (double)d[row * g->n + col],
                       (double)sum);
        }
    printf("%s: %u x %u x %u, %s\n", title, g->m, g->n, g->k, wrong == 0 ? "right" : "WRONG");
    must(mgpu_free(g->a.device), "mgpu_free", NULL);
    must(mgpu_free(g->a.blocks), "mgpu_free", NULL);
    must(mgpu_free(g->b.device), "mgpu_free", NULL);
    must(mgpu_free(g->b.blocks), "mgpu_free", NULL);
    free(g->a.elements);
    free(g->a.scales);
    free(g->b.elements);
    free(g->b.scales);
    free(d);
    return wrong == 0 ? 0 : 1;
}

#endif /* EXAMPLES_SCALED_H */
