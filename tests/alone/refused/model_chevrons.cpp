/* CUDA's launch syntax, in a source for the model.
 * SPDX-License-Identifier: MIT
 *   compile  g++ -std=c++17 -DMGPU_EMULATE=1 -c
 *   compile  clang++ -std=c++17 -DMGPU_EMULATE=1 -c
 *   expect   mgpu: write mgpu_launch(&empty_kernel, ...) here, not <<<...>>>
 */
#include <mgpu/mgpu.h>

typedef struct {
    int n;
} args;

MGPU_KERNEL(empty, args, p, 32, 1)
{
    (void)p;
}

void
start(void)
{
    args a;
    a.n = 1;
    empty<<<1, 32>>>(a);
}
