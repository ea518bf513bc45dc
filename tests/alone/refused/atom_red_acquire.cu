/* A red that acquires: it loads nothing.
 * SPDX-License-Identifier: MIT
 *   compile  nvcc -std=c++17 -gencode arch=compute_90a,code=sm_90a -cubin
 *   expect   mgpu: order and scope of an atomic are one of MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS, of a red to MGPU_RELEASE_SYS, a constant
 */
#include <mgpu/ptx/atom_global.gen.h>

__global__ void
count(uint32_t *n)
{
    mgpu_red_global_add_u32(MGPU_ACQUIRE_GPU, n, 1);
}
