/* tests/emu/mutate/skinny_main.cu - gemm_h100_skinny as a program: two products in a row, the second launched over the first, of which
 * it reads D and overwrites A, with parts of K that go round the ring; and one whose warpgroups go round it in turns, the last tile
 * with few rows of B.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>

/* Kernels of a file share their code: all of it is compiled for each mutant. */
#undef MGPU_DEVICE
#define MGPU_DEVICE static __attribute__((unused))

#include "gemm_h100_skinny.cu"

#include <stdio.h>
#include <stdlib.h>

enum { MOST = 256 * 1024 };

typedef struct product {
    skinny_problem g;
    float a[MOST], b[MOST], d[MOST]; /* d: what has to come out */
} product;

static product first, second, third;
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

/* Operands of a product, in device memory; A only where it is not there. */
static void
set(product *t, uint32_t m, uint32_t n, uint32_t k, mgpu_dtype out, uint32_t split,
    const void *a, void *d)
{
    skinny_problem *g = &t->g;
    g->m = m;
    g->n = n;
    g->k = k;
    g->in = MGPU_DTYPE_BF16;
    g->out = out;
    g->split = split;
    g->a = a != NULL ? a : draw(t->a, m * k, k / 50 + 1);
    g->b = draw(t->b, n * k, k / 50 + 1);
    memset(t->d, 0xff, sizeof t->d);
    g->d = d != NULL ? d : upload(t->d, m * n * mgpu_dtype_bytes(out));
    for (uint32_t i = 0; i < m; i++)
        for (uint32_t j = 0; j < n; j++) {
            float sum = 0;
            for (uint32_t x = 0; x < k; x++)
                sum += t->a[i * k + x] * t->b[j * k + x];
            t->d[i * n + j] = sum;
        }
}

static bool
launched(product *t)
{
    skinny_plan plan;
    mgpu_issues why;
    mgpu_status status = skinny_plan_make(&plan, t->g, 2, &why);
    if (status == MGPU_OK)
        status = mgpu_launch(plan.kernel, plan.config, &plan.args, &why);
    if (status != MGPU_OK)
        puts(why.item[0].text);
    return status == MGPU_OK;
}

/* Elements of D that are wrong. */
static int
wrong(const product *t)
{
    static float got[MOST];
    const uint32_t count = t->g.m * t->g.n, width = mgpu_dtype_bytes(t->g.out);
    int found = 0;
    (void)mgpu_copy_from(width == 2 ? (void *)words : (void *)got, t->g.d, count * width, NULL);
    for (uint32_t i = 0; i < count; i++)
        found += !((width == 2 ? mgpu_bf16_to_f32(words[i]) : got[i]) == t->d[i]);
    return found;
}

int
main(void)
{
    int found;
    /* 16 steps of K: of each part 8, of a ring of 6 */
    set(&first, 9, 136, 1000, MGPU_DTYPE_BF16, 2, NULL, NULL);
    first.g.rows = 128;
    memcpy(second.a, first.d, sizeof first.d);
    /* 2 steps, of 2 boxes and of one; D overwrites A */
    set(&second, 9, 132, 136, MGPU_DTYPE_F32, 2, first.g.d, (void *)(uintptr_t)first.g.a);
    second.g.rows = 40;
    first.g.pdl = second.g.pdl = true;
    /* 11 steps: of a ring of 6 */
    set(&third, 40, 200, 648, MGPU_DTYPE_F32, 1, NULL, NULL);
    third.g.rows = 64;
    third.g.blocks = 2;

    found = !launched(&first) || !launched(&second) || !launched(&third);
    found += wrong(&first) + wrong(&second) + wrong(&third);
    printf("%d wrong\n", found);
    return found == 0 ? 0 : 1;
}
