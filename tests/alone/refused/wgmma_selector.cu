/* A selector that is no constant, or none that there is.
 * SPDX-License-Identifier: MIT
 *   compile  nvcc -std=c++17 -gencode arch=compute_90a,code=sm_90a -cubin
 *   expect   mgpu: wgmma selector must be a constant 0 or 1
 */
#include <mgpu/ptx/wgmma_sp.h>

__global__ void
multiply(float *x, uint64_t a, uint64_t b, uint32_t meta)
{
    float d[4];
    for (int i = 0; i < 4; i++)
        d[i] = x[i];
    mgpu_wgmma_sp_m64n8k32_f32_f16_ss(d, a, b, meta, 2, 1);
    for (int i = 0; i < 4; i++)
        x[i] = d[i];
}
