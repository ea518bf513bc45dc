/* An N that wgmma does not have.
 * SPDX-License-Identifier: MIT
 *   compile  nvcc -std=c++17 -gencode arch=compute_90a,code=sm_90a -cubin
 *   expect   mgpu: wgmma n must be 8..256, a multiple of 8
 */
#include <mgpu/ptx/wgmma.h>

__global__ void
multiply(float *x, uint64_t a, uint64_t b)
{
    float d[6];
    for (int i = 0; i < 6; i++)
        d[i] = x[i];
    mgpu_wgmma_f32_bf16_ss(12, d, a, b, 1);
    for (int i = 0; i < 6; i++)
        x[i] = d[i];
}
