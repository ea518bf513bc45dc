/* gemm.h - the matrices of steps 06 to 14: D[m][n] = A[m][k] * B[n][k]^T, filled and checked.
 * SPDX-License-Identifier: MIT
 *
 * Host only. A, B and D are bf16, sums are f32. For the check A and B are small integers: all
 * sums are exact, so D has one right answer, to the bit.
 */
#ifndef EXAMPLES_GEMM_H
#define EXAMPLES_GEMM_H

#include "common.h"

typedef struct gemm_data {
    uint32_t m, n, k;
    int8_t *a_host, *b_host; /* -2 .. 2 */
    void *a, *b, *d;         /* on the device */
} gemm_data;

MGPU_HOST uint32_t
gemm_random(uint32_t *seed)
{
    *seed = *seed * 1664525u + 1013904223u;
    return *seed >> 16;
}

/* Device memory with the same integers as bf16. */
MGPU_HOST void *
gemm_integers(int8_t **host, size_t count, uint32_t seed)
{
    uint16_t *bits = (uint16_t *)malloc(2 * count);
    void *device;
    *host = (int8_t *)malloc(count);
    if (bits == NULL || *host == NULL)
        die(1, "there is no memory for %zu elements", count);
    for (size_t i = 0; i < count; i++) {
        (*host)[i] = (int8_t)((int)(gemm_random(&seed) % 5) - 2);
        bits[i] = mgpu_bf16_from_f32((*host)[i]);
    }
    device = device_copy(bits, 2 * count);
    free(bits);
    return device;
}

/* The program's arguments: M N K, in whole tiles. Else 512 x 512 x 512 in the model, 4096 on a
 * GPU. */
MGPU_HOST gemm_data
gemm_make(int argc, char **argv, uint32_t tile_m, uint32_t tile_n, uint32_t tile_k)
{
    const uint32_t usual = MGPU_EMULATE ? 512 : 4096;
    gemm_data g;
    g.m = argc == 4 ? (uint32_t)strtoul(argv[1], NULL, 10) : usual;
    g.n = argc == 4 ? (uint32_t)strtoul(argv[2], NULL, 10) : usual;
    g.k = argc == 4 ? (uint32_t)strtoul(argv[3], NULL, 10) : usual;
    if ((argc != 1 && argc != 4) || g.m == 0 || g.n == 0 || g.k == 0 || g.m % tile_m != 0 ||
        g.n % tile_n != 0 || g.k % tile_k != 0)
        die(1, "usage: %s [M N K], multiples of %u, %u and %u", argv[0], tile_m, tile_n,
            tile_k);
    g.a = gemm_integers(&g.a_host, (size_t)g.m * g.k, 1);
    g.b = gemm_integers(&g.b_host, (size_t)g.n * g.k, 2);
    g.d = device_copy(NULL, (size_t)g.m * g.n * 2);
    return g;
}

/* The tensor map of a bf16 matrix in boxes [box_rows][64]: 128 bytes, the swizzle's row. */
MGPU_HOST mgpu_tensor_map
gemm_map(const char *name, const void *p, uint32_t rows, uint32_t cols, uint32_t box_rows)
{
    mgpu_tensor_map map;
    mgpu_issues why;
    mgpu_tensor_map_desc desc =
        mgpu_tensor_map_2d(MGPU_DTYPE_BF16, p, rows, cols, (uint64_t)cols * 2, box_rows, 64);
    desc.name = name;
    desc.swizzle = MGPU_SWIZZLE_128B;
    must(mgpu_tensor_map_tiled(&map, desc, &why), "tensor map", &why);
    return map;
}

/* Every element written, and every row right; of large matrices every 61st row. */
MGPU_HOST bool
gemm_check(const gemm_data *g)
{
    const size_t count = (size_t)g->m * g->n;
    const uint32_t step = count * g->k <= 1u << 28 ? 1 : 61;
    uint16_t *d = (uint16_t *)malloc(2 * count);
    size_t unwritten = 0, wrong = 0;
    if (d == NULL)
        die(1, "there is no memory for D");
    must(mgpu_copy_from(d, g->d, 2 * count, NULL), "copy of D", NULL);
    for (size_t i = 0; i < count; i++)
        unwritten += d[i] == (POISON << 8 | POISON);
    for (size_t row = 0; row < g->m; row += step)
        for (size_t col = 0; col < g->n; col++) {
            const int8_t *a = g->a_host + row * g->k, *b = g->b_host + col * g->k;
            int32_t sum = 0;
            for (size_t k = 0; k < g->k; k++)
                sum += a[k] * b[k];
            if (d[row * g->n + col] != mgpu_bf16_from_f32((float)sum) && wrong++ == 0)
                printf("D[%zu][%zu] is 0x%04x, wanted 0x%04x, bf16 of %d\n", row, col,
                       d[row * g->n + col], mgpu_bf16_from_f32((float)sum), (int)sum);
        }
    free(d);
    if (unwritten + wrong != 0)
        printf("%zu elements are wrong, %zu were not written\n", wrong, unwritten);
    return unwritten + wrong == 0;
}

/* Mean 0, variance 1 (a sum of 12 uniform numbers). Speed is measured with such data: zeros and
 * small integers cost less power and flatter. */
MGPU_HOST void
gemm_normal(void *device, size_t count, uint32_t seed)
{
    uint16_t *bits = (uint16_t *)malloc(2 * count);
    if (bits == NULL)
        die(1, "there is no memory for %zu elements", count);
    for (size_t i = 0; i < count; i++) {
        float sum = -6;
        for (int j = 0; j < 12; j++)
            sum += (float)gemm_random(&seed) / 65536;
        bits[i] = mgpu_bf16_from_f32(sum);
    }
    must(mgpu_copy_to(device, bits, 2 * count, NULL), "mgpu_copy_to", NULL);
    free(bits);
}

/* Time it on a GPU, say how it went, give all memory back. Returns what main returns. */
MGPU_HOST int
gemm_finish(const char *title, gemm_data *g, bool right, const mgpu_kernel *kernel,
            mgpu_launch_config config, const void *args)
{
    printf("%s: %u x %u x %u, %s", title, g->m, g->n, g->k, right ? "right" : "WRONG");
    if (right && !MGPU_EMULATE) {
        gemm_normal(g->a, (size_t)g->m * g->k, 3);
        gemm_normal(g->b, (size_t)g->n * g->k, 4);
        const double ms = time_ms(kernel, config, args);
        printf(", %.3f ms, %.0f TFLOP/s", ms, 2e-9 * g->m * g->n * g->k / ms);
    }
    printf("\n");
    must(mgpu_free(g->a), "mgpu_free", NULL);
    must(mgpu_free(g->b), "mgpu_free", NULL);
    must(mgpu_free(g->d), "mgpu_free", NULL);
    free(g->a_host);
    free(g->b_host);
    return right ? 0 : 1;
}

#endif /* EXAMPLES_GEMM_H */
