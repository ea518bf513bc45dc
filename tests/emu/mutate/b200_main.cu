/* tests/emu/mutate/b200_main.cu - one product of gemm_b200 or gemm_b200_block_scaled as a program: pairs that take over
 * tiles, edges, whole numbers of bf16, or of nvfp4 with scales of 1/2, 1 and 2.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/blackwell.h>

/* Kernels of a file share their code: all of it is compiled for each mutant. */
#undef MGPU_DEVICE
#define MGPU_DEVICE static __attribute__((unused))

#ifdef MUTATE_gemm_b200_block_scaled
#include "gemm_b200_block_scaled.cu"
enum { M = 300, N = 264, K = 1600 };
#else
#include "gemm_b200.cu"
enum { M = 300, N = 520, K = 456 };
#endif

#include <stdio.h>
#include <stdlib.h>

static float a[M * K], b[N * K], d[M][N];

static void *
upload(const void *from, size_t bytes)
{
    void *p = NULL;
    (void)mgpu_malloc(&p, bytes);
    (void)mgpu_copy_to(p, from, bytes, NULL);
    return p;
}

#ifdef MUTATE_gemm_b200_block_scaled
static uint8_t elems[(M > N ? M : N) * K / 2], scales[sizeof elems / 8],
    blocks[4 * sizeof scales];

/* Draw a matrix; its elements and scales in device memory. */
static const void *
draw(float *x, uint32_t rows, const void **scales_at)
{
    memset(elems, 0, sizeof elems);
    memset(blocks, 0, sizeof blocks);
    for (uint32_t i = 0; i < rows * K / 16; i++)
        scales[i] = (uint8_t)(0x30 + 8 * (rand() % 3));
    for (uint32_t i = 0; i < rows * K; i++)
        elems[i / 2] |= (uint8_t)(mgpu_e2m1_from_f32((float)(rand() % 5 - 2)) << 4 * (i % 2));
    mgpu_block_dequantise(MGPU_BLOCK_NVFP4, x, elems, scales, rows, K, K);
    mgpu_scale_pack(blocks, scales, rows, K / 16, K / 16);
    *scales_at = upload(blocks, mgpu_scale_bytes(rows, K / 16));
    return upload(elems, rows * K / 2);
}

static void
set(gemm_problem *g)
{
    g->format = MGPU_BLOCK_NVFP4;
    g->alpha = 1;
    g->a = draw(a, M, &g->a_scales);
    g->b = draw(b, N, &g->b_scales);
}
#else
static uint16_t elems[(M > N ? M : N) * K];

/* Draw a matrix, in device memory. */
static const void *
draw(float *x, uint32_t rows)
{
    for (uint32_t i = 0; i < rows * K; i++) {
        x[i] = (float)(rand() % 5 - 2);
        elems[i] = mgpu_bf16_from_f32(x[i]);
    }
    return upload(elems, rows * K * 2);
}

static void
set(gemm_problem *g)
{
    g->in = MGPU_DTYPE_BF16;
    g->a = draw(a, M);
    g->b = draw(b, N);
}
#endif

/* How many elements are wrong. The model does not look at what MGPU_HOST functions read: it would take most of the time. */
MGPU_HOST uint32_t
count_wrong(void)
{
    uint32_t wrong = 0;
    for (int i = 0; i < M; i++)
        for (int j = 0; j < N; j++) {
            float sum = 0;
            for (int k = 0; k < K; k++)
                sum += a[i * K + k] * b[j * K + k];
            wrong += !(d[i][j] == sum);
        }
    return wrong;
}

int
main(void)
{
    gemm_problem g;
    gemm_plan plan;
    mgpu_issues why;
    mgpu_status status;
    uint32_t wrong;
    g.m = M;
    g.n = N;
    g.k = K;
    g.out = MGPU_DTYPE_F32;
    set(&g);
    memset(d, 0xff, sizeof d);
    g.d = upload(d, sizeof d);
    status = gemm_plan_make(&plan, g, 4, &why); /* as many multiprocessors as mutate.py says */
    if (status == MGPU_OK)
        status = mgpu_launch(plan.kernel, plan.config, &plan.args, &why);
    (void)mgpu_copy_from(d, g.d, sizeof d, NULL);
    wrong = count_wrong();
    printf("%s, %u wrong\n", mgpu_status_string(status), wrong);
    return status == MGPU_OK && wrong == 0 ? 0 : 1;
}
