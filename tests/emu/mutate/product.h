/* tests/emu/mutate/product.h - D = A * B^T of whole numbers, for programs that run a kernel on it.
 * SPDX-License-Identifier: MIT
 */
#ifndef TESTS_EMU_MUTATE_PRODUCT_H
#define TESTS_EMU_MUTATE_PRODUCT_H

#include <mgpu/mgpu.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 256 * 1024 };

typedef struct product {
    uint32_t m, n, k;
    mgpu_dtype out;
    const void *a, *b; /* bf16, on the device */
    void *d;
    float fa[MOST], fb[MOST], fd[MOST]; /* fd: what has to come out */
} product;

static uint16_t words[MOST];

static void *
upload(const void *from, size_t bytes)
{
    void *p = NULL;
    (void)mgpu_malloc(&p, bytes);
    (void)mgpu_copy_to(p, from, bytes, NULL);
    return p;
}

/* Whole numbers, few of them not 0: sums stay exact in bf16. */
static const void *
draw(float *x, uint32_t count, uint32_t one_of)
{
    for (uint32_t i = 0; i < count; i++) {
        x[i] = (uint32_t)rand() % one_of == 0 ? (float)(rand() % 3 - 1) : 0;
        words[i] = mgpu_bf16_from_f32(x[i]);
    }
    return upload(words, count * 2);
}

/* Operands of a product, in device memory; A, whose numbers are in fa, and D only where they are not there. */
static void
set(product *t, uint32_t m, uint32_t n, uint32_t k, mgpu_dtype out, const void *a, void *d)
{
    t->m = m;
    t->n = n;
    t->k = k;
    t->out = out;
    t->a = a != NULL ? a : draw(t->fa, m * k, k / 50 + 1);
    t->b = draw(t->fb, n * k, k / 50 + 1);
    memset(t->fd, 0xff, sizeof t->fd);
    t->d = d != NULL ? d : upload(t->fd, m * n * mgpu_dtype_bytes(out));
    for (uint32_t i = 0; i < m; i++)
        for (uint32_t j = 0; j < n; j++) {
            float sum = 0;
            for (uint32_t x = 0; x < k; x++)
                sum += t->fa[i * k + x] * t->fb[j * k + x];
            t->fd[i * n + j] = sum;
        }
}

static bool
launched(mgpu_status status, const mgpu_kernel *kernel, mgpu_launch_config config,
         const void *args, mgpu_issues *why)
{
    if (status == MGPU_OK)
        status = mgpu_launch(kernel, config, args, why);
    if (status != MGPU_OK)
        puts(why->item[0].text);
    return status == MGPU_OK;
}

/* Elements of D that are wrong. */
static int
wrong(const product *t)
{
    static float got[MOST];
    const uint32_t count = t->m * t->n, width = mgpu_dtype_bytes(t->out);
    int found = 0;
    (void)mgpu_copy_from(width == 2 ? (void *)words : (void *)got, t->d, count * width, NULL);
    for (uint32_t i = 0; i < count; i++)
        found += !((width == 2 ? mgpu_bf16_to_f32(words[i]) : got[i]) == t->fd[i]);
    return found;
}

#endif
