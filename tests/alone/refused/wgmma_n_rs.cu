/* An N that wgmma does not have, with A in registers and D in f16.
 * SPDX-License-Identifier: MIT
 *   compile  nvcc -std=c++17 -gencode arch=compute_90a,code=sm_90a -cubin
 *   expect   mgpu: wgmma n must be 8..256, a multiple of 8
 */
#include <mgpu/ptx/wgmma.h>

__global__ void
multiply(uint32_t *x, uint64_t b)
{
    uint32_t d[66], a[4];
    for (int i = 0; i < 66; i++)
        d[i] = x[i];
    for (int i = 0; i < 4; i++)
        a[i] = x[66 + i];
    mgpu_wgmma_f16_f16_rs(264, d, a, b, 1);
    for (int i = 0; i < 66; i++)
        x[i] = d[i];
}
