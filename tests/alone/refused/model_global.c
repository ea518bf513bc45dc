/* CUDA's own word for a kernel, in C.
 * SPDX-License-Identifier: MIT
 *   compile  gcc -std=c11 -DMGPU_EMULATE=1 -c
 *   compile  clang -std=c11 -DMGPU_EMULATE=1 -c
 *   expect   mgpu model: write MGPU_KERNEL, not __global__
 */
#include <mgpu/mgpu.h>

__global__ void
scale(float *x)
{
    x[threadIdx.x] *= 2;
}
