/* The host side of a GPU program, and nobody has said that there is a CUDA runtime.
 * SPDX-License-Identifier: MIT
 *   compile  gcc -std=c11 -c
 *   compile  clang -std=c11 -c
 *   expect   mgpu: mgpu_launch calls the CUDA runtime: build with nvcc or -DMGPU_HOST_CUDA=1 (or with -DMGPU_EMULATE=1)
 */
#include <mgpu/host/launch.h>

MGPU_KERNEL_DECLARE(scale);

int
main(void)
{
    const int n = 1;
    return mgpu_launch(&scale_kernel, mgpu_launch_1d(1, 32), &n, NULL) != MGPU_OK;
}
