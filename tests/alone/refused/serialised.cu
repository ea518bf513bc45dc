/* Accumulators touched while their wgmma is in flight: a strict build does not accept it.
 * SPDX-License-Identifier: MIT
 *   compile  tools/nvcc.py --strict nvcc -c
 *   expect   tools/nvcc.py: wgmma is serialised
 */
#include <mgpu/ptx/wgmma.h>

extern "C" __global__ void
hasty(float *x, uint64_t a, uint64_t b)
{
    float d[4] = {0, 0, 0, 0};
    mgpu_wgmma_fence();
    for (int i = 0; i < 4; i++) {
        mgpu_wgmma_m64n8k16_f32_bf16_ss(d, a, b, 1);
        d[0] += 1.0f;
    }
    mgpu_wgmma_commit_group();
    mgpu_wgmma_wait_group(0);
    for (int i = 0; i < 4; i++)
        x[threadIdx.x * 4 + i] = d[i];
}
