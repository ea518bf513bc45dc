/* CUDA's own word for shared memory, in a source for the model.
 * SPDX-License-Identifier: MIT
 *   compile  g++ -std=c++17 -DMGPU_EMULATE=1 -c
 *   compile  clang++ -std=c++17 -DMGPU_EMULATE=1 -c
 *   expect   mgpu model: write MGPU_SHARED or MGPU_SMEM, not __shared__
 */
#include <mgpu/mgpu.h>

typedef struct {
    int n;
} args;

MGPU_KERNEL(share, args, p, 32, 1)
{
    __shared__ int x[2];
    x[0] = p->n;
}
