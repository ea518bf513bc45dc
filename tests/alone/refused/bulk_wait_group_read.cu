/* A number of groups that cp.async.bulk.wait_group.read is not given.
 * SPDX-License-Identifier: MIT
 *   compile  nvcc -std=c++17 -gencode arch=compute_90a,code=sm_90a -cubin
 *   expect   mgpu: bulk wait_group_read n must be a constant 0..7
 */
#include <mgpu/ptx/bulk.h>

__global__ void
wait(void)
{
    mgpu_bulk_wait_group_read(8);
}
