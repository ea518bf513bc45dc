/* A number of groups that cp.async.wait_group is not given.
 * SPDX-License-Identifier: MIT
 *   compile  nvcc -std=c++17 -gencode arch=compute_90a,code=sm_90a -cubin
 *   expect   mgpu: cp_async wait_group n must be a constant 0..7
 */
#include <mgpu/ptx/cp_async.h>

__global__ void
wait(void)
{
    mgpu_cp_async_wait_group(8);
}
