/* An order and a scope that are no constant.
 * SPDX-License-Identifier: MIT
 *   compile  nvcc -std=c++17 -gencode arch=compute_90a,code=sm_90a -cubin
 *   expect   mgpu: order and scope of an atomic are one of MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS, of a red to MGPU_RELEASE_SYS, a constant
 */
#include <mgpu/ptx/atom_shared.gen.h>

__global__ void
count(const uint32_t *how, uint32_t addr)
{
    (void)mgpu_atom_shared_add_u32(how[0], addr, 1);
}
