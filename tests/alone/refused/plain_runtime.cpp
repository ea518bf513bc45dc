/* The host side of a GPU program, and nobody has said that there is a CUDA runtime.
 * SPDX-License-Identifier: MIT
 *   compile  g++ -std=c++17 -c
 *   compile  clang++ -std=c++17 -c
 *   expect   mgpu: mgpu_malloc calls the CUDA runtime: build with nvcc or -DMGPU_HOST_CUDA=1 (or with -DMGPU_EMULATE=1)
 */
#include <mgpu/mgpu.h>

void *
start(void)
{
    void *p = nullptr;
    return mgpu_malloc(&p, 64) == MGPU_OK ? p : nullptr;
}
