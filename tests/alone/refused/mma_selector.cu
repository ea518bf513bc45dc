/* A selector that mma.sp does not have.
 * SPDX-License-Identifier: MIT
 *   compile  nvcc -std=c++17 -gencode arch=compute_90a,code=sm_90a -cubin
 *   expect   mgpu: the selector of this mma.sp must be 0..1
 */
#include <mgpu/ptx/mma.h>

__global__ void
multiply(float *x, const uint32_t *y)
{
    uint32_t a[4], b[4];
    float d[4];
    for (int i = 0; i < 4; i++) {
        a[i] = y[i];
        b[i] = y[4 + i];
        d[i] = x[i];
    }
    mgpu_mma_sp_m16n8k32_f32_bf16(d, a, b, d, y[8], 2);
    for (int i = 0; i < 4; i++)
        x[i] = d[i];
}
