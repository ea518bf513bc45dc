/* A kernel in a plain C++ build.
 * SPDX-License-Identifier: MIT
 *   compile  g++ -std=c++17 -c
 *   compile  clang++ -std=c++17 -c
 *   expect   mgpu: MGPU_KERNEL is for a device: build with nvcc or with -DMGPU_EMULATE=1
 */
#include <mgpu/mgpu.h>

typedef struct {
    int n;
} args;

MGPU_KERNEL(empty, args, p, 32, 1)
{
}
