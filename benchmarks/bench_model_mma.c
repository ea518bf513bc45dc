/* benchmarks/bench_model_mma.c - how long the model's tensor core and tile copies take.
 * SPDX-License-Identifier: MIT
 *
 * One JSON line per measurement. A k-tile is 128x128x64 of bf16 or f16: 8 wgmma m64n128k16,
 * operands gathered from 128B-swizzled tiles; a tile copy is one 128x64 box of 16-bit elements.
 *
 *     cc -O2 -DMGPU_EMULATE=1 -Iinclude benchmarks/bench_model_mma.c && ./a.out [repetitions]
 */
#define _POSIX_C_SOURCE 199309L
#define MGPU_EMU_IMPLEMENTATION
#include <mgpu/emu/core/version.h>
#include <mgpu/emu/math/mma.h>
#include <mgpu/emu/math/box.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { REPETITIONS_MAX = 1000, A_BYTES = 128 * 64 * 2, TILES_BYTES = 2 * A_BYTES };

static unsigned char window[TILES_BYTES] __attribute__((aligned(1024)));
static float acc[2][64 * 128];
static uint16_t matrix[128 * 64];
static double us[REPETITIONS_MAX];

static double
now_us(void)
{
    struct timespec t;
    (void)clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec * 1e-3;
}

/* About N(0, 1): a sum of twelve uniform numbers. */
static float
gaussian(void)
{
    double x = -6;
    for (int i = 0; i < 12; i++)
        x += (double)rand() / RAND_MAX;
    return (float)x;
}

static int
by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void
report(const char *kernel, const char *mode, int n)
{
    qsort(us, (size_t)n, sizeof us[0], by_value);
    printf("{\"kernel\": \"%s\", \"mode\": \"%s\", \"unit\": \"us\", \"median\": %.2f, "
           "\"min\": %.2f, \"max\": %.2f, \"repetitions\": %d}\n",
           kernel, mode, us[n / 2], us[0], us[n - 1], n);
}

/* K-major, 128B swizzle, 1024 bytes from 8 rows to the next 8. */
static uint64_t
descriptor(uint32_t start)
{
    return (uint64_t)(start >> 4) | (uint64_t)1 << 16 | (uint64_t)(1024 >> 4) << 32 |
           (uint64_t)1 << 62;
}

static const char *
k_tile(mgpu__wgmma_shape shape, int how)
{
    for (uint32_t k = 0; k < 4; k++)
        for (uint32_t g = 0; g < 2; g++) {
            const char *error = mgpu__mma_wgmma(
                shape, acc[g], NULL, window, sizeof window, descriptor(g * 64 * 128 + k * 32),
                descriptor(A_BYTES + k * 32), k > 0, how, NULL, NULL);
            if (error != NULL)
                return error;
        }
    return NULL;
}

static int
bench_mma(const char *name, mgpu__wgmma_shape shape, const char *mode, int how, int n)
{
    for (int i = 0; i < n; i++) {
        double start = now_us();
        const char *error = k_tile(shape, how);
        us[i] = now_us() - start;
        if (error != NULL) {
            fprintf(stderr, "bench_model_mma: %s\n", error);
            return 1;
        }
    }
    report(name, mode, n);
    return 0;
}

static int
bench_tma(const char *mode, uint8_t swizzle, int store, int n)
{
    mgpu__tma_map m;
    const int32_t c[2] = {0, 0};
    memset(&m, 0, sizeof m);
    m.global = (uint64_t)(uintptr_t)matrix;
    m.dims[0] = m.box[0] = 64;
    m.dims[1] = m.box[1] = 128;
    m.strides[0] = 128;
    m.elem_strides[0] = m.elem_strides[1] = 1;
    m.rank = 2;
    m.dtype = MGPU_DTYPE_BF16;
    m.swizzle = swizzle;
    for (int i = 0; i < n; i++) {
        double start = now_us();
        const char *error = NULL;
        for (int j = 0; j < 16 && error == NULL; j++)
            error = store ? mgpu__tma_store(&m, c, window, sizeof window, 0, MGPU__TMA_STORE,
                                            NULL, NULL)
                          : mgpu__tma_load(&m, c, window, sizeof window, 0, NULL, NULL);
        us[i] = (now_us() - start) / 16;
        if (error != NULL) {
            fprintf(stderr, "bench_model_mma: %s\n", error);
            return 1;
        }
    }
    report(store ? "model tma store 128x64x2B" : "model tma load 128x64x2B", mode, n);
    return 0;
}

int
main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 200, bad = 0;
    mgpu__wgmma_shape bf16, f16, half;
    memset(&bf16, 0, sizeof bf16);
    bf16.n = 128;
    bf16.type = MGPU__WGMMA_BF16;
    f16 = half = bf16;
    f16.type = half.type = MGPU__WGMMA_F16;
    half.d_f16 = 1;
    n = n < 1 ? 1 : n > REPETITIONS_MAX ? REPETITIONS_MAX : n;
    for (uint32_t i = 0; i < TILES_BYTES / 2; i++) {
        uint16_t h = mgpu__bf16_of_float(gaussian());
        memcpy(window + 2 * i, &h, 2);
    }
    bad |= bench_mma("model k-tile 128x128x64 bf16", bf16, "fast", MGPU__MMA_FAST, n);
    bad |= bench_mma("model k-tile 128x128x64 bf16", bf16, "exact", MGPU__MMA_EXACT, n);
    bad |= bench_mma("model k-tile 128x128x64 bf16", bf16, "fast narrow",
                     MGPU__MMA_FAST | MGPU__MMA_NARROW, n);
    bad |= bench_mma("model k-tile 128x128x64 bf16", bf16, "exact narrow",
                     MGPU__MMA_EXACT | MGPU__MMA_NARROW, n);
    bad |= bench_mma("model k-tile 128x128x64 bf16", bf16, "fast portable",
                     MGPU__MMA_FAST | MGPU__MMA_PORTABLE, n / 8 + 1);
    bad |= bench_mma("model k-tile 128x128x64 bf16", bf16, "exact portable",
                     MGPU__MMA_EXACT | MGPU__MMA_PORTABLE, n / 8 + 1);
    for (uint32_t i = 0; i < TILES_BYTES / 2; i++) {
        uint16_t h = mgpu__f16_of_float(gaussian());
        memcpy(window + 2 * i, &h, 2);
    }
    bad |= bench_mma("model k-tile 128x128x64 f16", f16, "exact", MGPU__MMA_EXACT, n);
    bad |= bench_mma("model k-tile 128x128x64 f16, f16 D", half, "exact", MGPU__MMA_EXACT, n);
    bad |= bench_tma("no swizzle", 0, 0, n);
    bad |= bench_tma("128B swizzle", 128, 0, n);
    bad |= bench_tma("128B swizzle", 128, 1, n);
    return bad;
}
