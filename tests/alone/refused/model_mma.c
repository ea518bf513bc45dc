/* Functions of ptx/mma.h without that header; C would take them for undeclared int().
 * SPDX-License-Identifier: MIT
 *   compile  gcc -std=c11 -DMGPU_EMULATE=1 -c
 *   compile  clang -std=c11 -DMGPU_EMULATE=1 -c
 *   compile  g++ -x c++ -std=c++17 -DMGPU_EMULATE=1 -c
 *   expect   mgpu: mgpu_mma_m16n8k16_f32_bf16 is in a header of its own: include <mgpu/ptx/mma.h> too
 *   expect   mgpu: mgpu_mma_sp_m16n8k32_f32_bf16 is in a header of its own: include <mgpu/ptx/mma.h> too
 */
#include <mgpu/mgpu.h>

void
multiply(float *d, const uint32_t *a, const uint32_t *b, uint32_t meta)
{
    mgpu_mma_m16n8k16_f32_bf16(d, a, b, d);
    mgpu_mma_sp_m16n8k32_f32_bf16(d, a, b, d, meta, 0);
}
