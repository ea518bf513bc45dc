/* A device function in a plain C build.
 * SPDX-License-Identifier: MIT
 *   compile  gcc -std=c11 -c
 *   compile  clang -std=c11 -c
 *   expect   mgpu: mgpu_mbarrier_init is for a device: build with nvcc or with -DMGPU_EMULATE=1
 */
#include <mgpu/mgpu.h>

void
start(uint32_t bar)
{
    mgpu_mbarrier_init(bar, 1);
}
