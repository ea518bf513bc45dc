/* A number of groups that no instruction has.
 * SPDX-License-Identifier: MIT
 *   compile  nvcc -std=c++17 -gencode arch=compute_90a,code=sm_90a -cubin
 *   expect   mgpu: wgmma wait_group n must be a constant 0..7
 */
#include <mgpu/ptx/wgmma.h>

__global__ void
wait(void)
{
    mgpu_wgmma_wait_group(8);
}
