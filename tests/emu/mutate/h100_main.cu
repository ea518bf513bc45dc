/* tests/emu/mutate/h100_main.cu - gemm_h100 as a program: a product of which a pair of blocks has several tiles, the last ones cut, with
 * a slab narrower than the others; one whose sums stay f32; one of which blocks beside each other share A, with parts of K; one of
 * A[k][m], in tiles of D^T; one with a C and a bias, in tiles of four slabs; one by stream-K.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>
#include <mgpu/tile/epilogue_fused.h>
#include <mgpu/tile/product_out.h>
#include <mgpu/tile/product_stream.h>

/* Kernels of a file share their code: all of it is compiled for each mutant. */
#undef MGPU_DEVICE
#define MGPU_DEVICE static __attribute__((unused))

#include "gemm_h100.cu"

#include "product.h"

static product first, second, third, fourth, fifth, sixth;

static void *space; /* a workspace, or NULL */

static bool
multiplied(const product *t, gemm_shape shape, bool a_transposed, const mgpu_fuse *fuse,
           uint32_t multiprocessors)
{
    gemm_problem g = {t->m, t->n, t->k, MGPU_DTYPE_BF16, t->out, t->a, t->b, t->d,
                      {},   {},   space};
    gemm_plan plan;
    mgpu_issues why;
    g.storage.a_transposed = a_transposed;
    if (fuse != NULL)
        g.fuse = *fuse;
    const mgpu_status status = gemm_plan_make_shape(&plan, g, shape, multiprocessors, &why);
    return launched(status, plan.kernel, plan.config, &plan.args, &why);
}

/* A[k][m] in place of A[m][k]. */
static void
turn(product *t)
{
    for (uint32_t i = 0; i < t->m * t->k; i++)
        words[i % t->k * t->m + i / t->k] = mgpu_bf16_from_f32(t->fa[i]);
    t->a = upload(words, t->m * t->k * 2);
}

/* D = A * B^T + C + bias. */
static mgpu_fuse
follow(product *t)
{
    static float c[MOST], bias[MOST];
    mgpu_fuse f;
    memset(&f, 0, sizeof f);
    f.alpha = f.beta = 1;
    f.c = draw(c, t->m * t->n, 2);
    f.bias = draw(bias, t->n, 2);
    for (uint32_t i = 0; i < t->m * t->n; i++)
        t->fd[i] += c[i] + bias[i % t->n];
    return f;
}

int
main(void)
{
    const gemm_shape pair = {128, 176, 2, 1, 1, false}, alone = {128, 128, 1, 1, 1, false},
                     parts = {128, 64, 1, 2, 2, false}, turned = {64, 64, 1, 1, 1, true},
                     wide = {128, 256, 1, 1, 1, false}, stream = {64, 96, 1, 1, 0, false};
    mgpu_fuse fuse;
    int found;
    set(&first, 500, 304, 328, MGPU_DTYPE_BF16, NULL, NULL); /* 6 steps, a ring of 5 */
    set(&second, 130, 136, 136, MGPU_DTYPE_F32, NULL, NULL); /* 4 tiles of one block */
    set(&third, 130, 72, 1160, MGPU_DTYPE_BF16, NULL,
        NULL); /* 19 steps, 9 and 10, a ring of 8 */
    set(&fourth, 72, 72, 72, MGPU_DTYPE_BF16, NULL, NULL);
    turn(&fourth);
    set(&fifth, 200, 520, 72, MGPU_DTYPE_BF16, NULL, NULL); /* 6 tiles of one block */
    fuse = follow(&fifth);
    set(&sixth, 130, 72, 1160, MGPU_DTYPE_BF16, NULL, NULL); /* 3 tiles of 19 steps on 5 */
    found = !multiplied(&first, pair, false, NULL, 2) ||
            !multiplied(&second, alone, false, NULL, 1) ||
            !multiplied(&third, parts, false, NULL, 8) ||
            !multiplied(&fourth, turned, true, NULL, 1) ||
            !multiplied(&fifth, wide, false, &fuse, 1);
    found += mgpu_malloc(&space, gemm_workspace_bytes(5)) != MGPU_OK ||
             mgpu_memset(space, 0, MGPU_PRODUCT_FLAGS_BYTES, NULL) != MGPU_OK ||
             !multiplied(&sixth, stream, false, NULL, 5);
    found += wrong(&first) + wrong(&second) + wrong(&third) + wrong(&fourth) + wrong(&fifth) +
             wrong(&sixth);
    printf("%d wrong\n", found);
    return found == 0 ? 0 : 1;
}
