/* An N that wgmma of integers does not have, though that of others has it.
 * SPDX-License-Identifier: MIT
 *   compile  nvcc -std=c++17 -gencode arch=compute_90a,code=sm_90a -cubin
 *   expect   mgpu: wgmma n of integers must be 8, 16, 24, 32 or 48..256, a multiple of 16
 */
#include <mgpu/ptx/wgmma_int.h>

__global__ void
multiply(int32_t *x, uint64_t a, uint64_t b)
{
    int32_t d[20];
    for (int i = 0; i < 20; i++)
        d[i] = x[i];
    mgpu_wgmma_s32_s8_ss(40, d, a, b, 1);
    for (int i = 0; i < 20; i++)
        x[i] = d[i];
}
