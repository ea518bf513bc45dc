/* tests/emu/mutate/b200_main.cu - one product of gemm_b200 as a program: pairs that take over tiles, edges, whole numbers.
 * SPDX-License-Identifier: MIT
 */
#include "gemm_b200.cu"

#include <stdio.h>
#include <stdlib.h>

enum { M = 300, N = 520, K = 200, MACHINE = 4 };

static float a[M][K], b[N][K], d[M][N];

/* Whole numbers as bf16, in device memory. */
static void *
upload(float *x, size_t count)
{
    uint16_t *bits = (uint16_t *)malloc(2 * count);
    void *p = NULL;
    for (size_t i = 0; i < count; i++) {
        x[i] = (float)(rand() % 5 - 2);
        bits[i] = mgpu_bf16_from_f32(x[i]);
    }
    (void)mgpu_malloc(&p, 2 * count);
    (void)mgpu_copy_to(p, bits, 2 * count, NULL);
    free(bits);
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
    g.in = MGPU_DTYPE_BF16;
    g.out = MGPU_DTYPE_F32;
    g.a = upload(&a[0][0], M * K);
    g.b = upload(&b[0][0], N * K);
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
                sum += a[i][k] * b[j][k];
            wrong += !(d[i][j] == sum);
        }
    printf("gemm_b200: %s, %u wrong\n", mgpu_status_string(status), wrong);
    return status == MGPU_OK && wrong == 0 ? 0 : 1;
}
