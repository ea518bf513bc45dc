/* Functions of ptx/atom_any.h and ptx/atom_vector_half.h without these headers.
 * SPDX-License-Identifier: MIT
 *   compile  gcc -std=c11 -DMGPU_EMULATE=1 -c
 *   compile  clang -std=c11 -DMGPU_EMULATE=1 -c
 *   compile  g++ -x c++ -std=c++17 -DMGPU_EMULATE=1 -c
 *   expect   mgpu: mgpu_atom_global_exch_b32 is in a header of its own: include <mgpu/ptx/atom_any.h> too
 *   expect   mgpu: mgpu_red_shared_cluster_add_f32 is in a header of its own: include <mgpu/ptx/atom_any.h> too
 *   expect   mgpu: mgpu_red_global_max_v8_bf16 is in a header of its own: include <mgpu/ptx/atom_vector_half.h> too
 */
#include <mgpu/mgpu.h>

void
change(uint32_t *p, uint16_t *h, uint32_t addr)
{
    mgpu_atom_global_exch_b32(MGPU_ACQUIRE_SYS, p, 1);
    mgpu_red_shared_cluster_add_f32(MGPU_RELAXED_CLUSTER, addr, 1);
    mgpu_red_global_max_v8_bf16(MGPU_RELAXED_GPU, h, h);
}
