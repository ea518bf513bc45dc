/* tests/emu/mutate/b200_block_scaled_main.cu - one product of gemm_b200_block_scaled as a program: nvfp4, pairs, edges, whole numbers.
 * SPDX-License-Identifier: MIT
 */
#include "gemm_b200_block_scaled.cu"

#include <stdio.h>
#include <stdlib.h>

enum { M = 300, N = 264, K = 1088, MACHINE = 4, EACH = K / 16 };

static float a[M * K], b[N * K], d[M][N];

/* Whole numbers with scales of 1/2, 1 and 2, in device memory. */
static const void *
upload(float *x, uint32_t rows, const void **scales)
{
    uint8_t *elems = (uint8_t *)calloc(rows, K / 2), *each = (uint8_t *)malloc(rows * EACH);
    const size_t bytes = mgpu_scale_bytes(rows, EACH);
    uint8_t *blocks = (uint8_t *)calloc(bytes, 1);
    void *p = NULL, *s = NULL;
    for (uint32_t i = 0; i < rows * EACH; i++)
        each[i] = (uint8_t)(0x30 + 8 * (rand() % 3));
    for (uint32_t i = 0; i < rows * K; i++)
        elems[i / 2] = (uint8_t)(elems[i / 2] | mgpu_e2m1_from_f32((float)(rand() % 5 - 2))
                                                    << 4 * (i % 2));
    mgpu_block_dequantise(MGPU_BLOCK_NVFP4, x, elems, each, rows, K, K);
    mgpu_scale_pack(blocks, each, rows, EACH, EACH);
    (void)mgpu_malloc(&p, rows * K / 2);
    (void)mgpu_malloc(&s, bytes);
    (void)mgpu_copy_to(p, elems, rows * K / 2, NULL);
    (void)mgpu_copy_to(s, blocks, bytes, NULL);
    free(elems);
    free(each);
    free(blocks);
    *scales = s;
    return p;
}

int
main(void)
{
    gemm_problem g;
    gemm_plan plan;
    mgpu_issues why;
    mgpu_status status;
    uint32_t wrong = 0;
    g.m = M;
    g.n = N;
    g.k = K;
    g.format = MGPU_BLOCK_NVFP4;
    g.out = MGPU_DTYPE_F32;
    g.alpha = 1;
    g.a = upload(a, M, &g.a_scales);
    g.b = upload(b, N, &g.b_scales);
    (void)mgpu_malloc(&g.d, sizeof d);
    (void)mgpu_memset(g.d, 0xff, sizeof d, NULL);
    status = gemm_plan_make(&plan, g, MACHINE, &why);
    if (status == MGPU_OK)
        status = mgpu_launch(plan.kernel, plan.config, &plan.args, &why);
    (void)mgpu_copy_from(d, g.d, sizeof d, NULL);
    for (int i = 0; i < M; i++)
        for (int j = 0; j < N; j++) {
            float sum = 0;
            for (int k = 0; k < K; k++)
                sum += a[i * K + k] * b[j * K + k];
            wrong += !(d[i][j] == sum);
        }
    printf("gemm_b200_block_scaled: %s, %u wrong\n", mgpu_status_string(status), wrong);
    return status == MGPU_OK && wrong == 0 ? 0 : 1;
}
