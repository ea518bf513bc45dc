/* mma_sync.cu - mma.sync by one warp, from and to global memory: D[16][8] = A[16][16] * B[16][8]
 * SPDX-License-Identifier: MIT
 *   nvcc -gencode arch=compute_90a,code=sm_90a -I include examples/mma_sync.cu -o mma_sync
 *   g++ -O2 -g -pthread -DMGPU_EMULATE=1 -DMGPU_EMU_IMPLEMENTATION -I include -x c++ \
 *       examples/mma_sync.cu -o mma_sync_model */
#include <mgpu/mgpu.h>
#include <mgpu/ptx/mma.h> /* not in mgpu.h */

typedef struct args {
    uint16_t *a, *b; /* bf16 [16][16] and [16][8], row by row */
    float *d;        /* [16][8] */
} args;

MGPU_KERNEL(multiply, args, p, 32, 1)
{
    const uint32_t lane = mgpu_laneid();
    uint32_t a[4] = {0}, b[2] = {0};
    float d[4] = {0};
    for (uint32_t i = 0; i < 4 * 2; i++) { /* two elements in a register, the first one low */
        const mgpu_coord at = mgpu_mma_a_coord(16, 16, lane, i / 2, i % 2);
        a[i / 2] |= (uint32_t)p->a[16 * at.row + at.col] << 16 * (i % 2);
    }
    for (uint32_t i = 0; i < 2 * 2; i++) {
        const mgpu_coord at = mgpu_mma_b_coord(16, lane, i / 2, i % 2);
        b[i / 2] |= (uint32_t)p->b[8 * at.row + at.col] << 16 * (i % 2);
    }
    mgpu_mma_m16n8k16_f32_bf16(d, a, b, d);
    for (uint32_t i = 0; i < 4; i++) {
        const mgpu_coord at = mgpu_mma_d_coord(32, lane, i, 0);
        p->d[8 * at.row + at.col] = d[i];
    }
}

int
main(void)
{
    static uint16_t a[16][16],
        b[16][8]; /* A[m][k] is m where k <= m, B[k][n] is 1 where k > n */
    static float d[16][8];
    static args p;
    mgpu_device_info gpu;
    int wrong = 0;
    if (mgpu_device_query(&gpu) != MGPU_OK)
        return printf("%s\n", gpu.reason), 77;
    for (int i = 0; i < 16 * 16; i++)
        a[i / 16][i % 16] = i % 16 <= i / 16 ? mgpu_bf16_from_f32((float)(i / 16)) : 0;
    for (int i = 0; i < 16 * 8; i++)
        b[i / 8][i % 8] = i / 8 > i % 8 ? mgpu_bf16_from_f32(1) : 0;
    if (mgpu_malloc((void **)&p.a, sizeof a) || mgpu_malloc((void **)&p.b, sizeof b) ||
        mgpu_malloc((void **)&p.d, sizeof d) || mgpu_copy_to(p.a, a, sizeof a, NULL) ||
        mgpu_copy_to(p.b, b, sizeof b, NULL) ||
        mgpu_launch(&multiply_kernel, mgpu_launch_1d(1, 32), &p, NULL) ||
        mgpu_copy_from(d, p.d, sizeof d, NULL) || mgpu_free(p.a) || mgpu_free(p.b) ||
        mgpu_free(p.d))
        return printf("a call failed\n"), 1;
    for (int m = 0; m < 16; m++)
        for (int n = 0; n < 8; n++) /* of k = n + 1 to m */
            wrong += d[m][n] != (float)(m > n ? m * (m - n) : 0);
    printf("D = A * B, 16 x 8 x 16: %d elements are wrong\n", wrong);
    return wrong != 0;
}
