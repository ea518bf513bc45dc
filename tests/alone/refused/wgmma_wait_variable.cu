/* A number of groups that is no constant: the instruction has none, and the model cannot tell.
 * SPDX-License-Identifier: MIT
 *   compile  nvcc -std=c++17 -gencode arch=compute_90a,code=sm_90a -cubin
 *   expect   mgpu: wgmma wait_group n must be a constant 0..7
 */
#include <mgpu/ptx/wgmma.h>

__global__ void
wait(uint32_t n)
{
    mgpu_wgmma_wait_group(n);
}
