/* CUDA's own word for a kernel, in a source for the model.
 * SPDX-License-Identifier: MIT
 *   compile  g++ -std=c++17 -DMGPU_EMULATE=1 -c
 *   compile  clang++ -std=c++17 -DMGPU_EMULATE=1 -c
 *   expect   mgpu model: write MGPU_KERNEL, not __global__
 */
#include <mgpu/mgpu.h>

__global__ void
scale(float *x)
{
    x[threadIdx.x] *= 2;
}
