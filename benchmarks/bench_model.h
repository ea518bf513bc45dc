/* benchmarks/bench_model.h - what measurements of the model's GEMMs share: operands, errors, order of times.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_BENCH_MODEL_H
#define MGPU_BENCH_MODEL_H

#include <mgpu/mgpu.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *a, *b, *d;

static inline void
must(mgpu_status status, const char *what)
{
    if (status == MGPU_OK)
        return;
    fprintf(stderr, "bench_model: %s: %s\n", what, mgpu_status_string(status));
    exit(1);
}

/* For qsort(), of doubles. */
static inline int
ascending(const void *x, const void *y)
{
    const double u = *(const double *)x, v = *(const double *)y;
    return (u > v) - (u < v);
}

/* A and B of N(0, 1) as bf16, and D, of so many bytes each. */
static inline void
operands_make(size_t bytes)
{
    uint16_t *host = (uint16_t *)malloc(bytes);
    must(host != NULL ? MGPU_OK : MGPU_ERROR_OUT_OF_MEMORY, "operands");
    for (size_t i = 0; i < bytes / 2; i++) {
        float x = -6;
        uint32_t bits;
        for (int j = 0; j < 12; j++)
            x += (float)rand() / (float)RAND_MAX;
        memcpy(&bits, &x, 4);
        host[i] = (uint16_t)(bits >> 16);
    }
    must(mgpu_malloc(&a, bytes), "memory");
    must(mgpu_malloc(&b, bytes), "memory");
    must(mgpu_malloc(&d, bytes), "memory");
    must(mgpu_copy_to(a, host, bytes, NULL), "copy");
    must(mgpu_copy_to(b, host, bytes, NULL), "copy");
    free(host);
}

static inline void
operands_free(void)
{
    must(mgpu_free(a), "A");
    must(mgpu_free(b), "B");
    must(mgpu_free(d), "D");
}

#endif /* MGPU_BENCH_MODEL_H */
