/* Functions of ptx/wgmma_mn.h without that header; C would take them for undeclared int().
 * SPDX-License-Identifier: MIT
 *   compile  gcc -std=c11 -DMGPU_EMULATE=1 -c
 *   compile  clang -std=c11 -DMGPU_EMULATE=1 -c
 *   compile  g++ -x c++ -std=c++17 -DMGPU_EMULATE=1 -c
 *   expect   mgpu: mgpu_wgmma_f32_bf16_ss_tb is in a header of its own: include <mgpu/ptx/wgmma_mn.h> too
 *   expect   mgpu: mgpu_wgmma_m64n64k16_f32_bf16_ss_tb is in a header of its own: include <mgpu/ptx/wgmma_mn.h> too
 */
#include <mgpu/mgpu.h>

void
start(float *d, uint64_t a_desc, uint64_t b_desc)
{
    mgpu_wgmma_f32_bf16_ss_tb(128, d, a_desc, b_desc, 1);
    mgpu_wgmma_m64n64k16_f32_bf16_ss_tb(d, a_desc, b_desc, 1);
}
