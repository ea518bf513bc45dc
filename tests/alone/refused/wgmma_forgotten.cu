/* Functions of wgmma on other types without their headers.
 * SPDX-License-Identifier: MIT
 *   compile  nvcc -std=c++17 -gencode arch=compute_90a,code=sm_90a -c
 *   compile  g++ -std=c++17 -x c++ -DMGPU_EMULATE=1 -c
 *   expect   mgpu: mgpu_wgmma_f32_e4m3_e5m2_ss is in a header of its own: include <mgpu/ptx/wgmma_fp8.h> too
 *   expect   mgpu: mgpu_wgmma_sp_f32_bf16_rs_tb is in a header of its own: include <mgpu/ptx/wgmma_sp.h> too
 *   expect   mgpu: mgpu_wgmma_neg_f32_bf16_ss is in a header of its own: include <mgpu/ptx/wgmma_neg.h> too
 *   expect   mgpu: mgpu_wgmma_s32_b1_ss is in a header of its own: include <mgpu/ptx/wgmma_int.h> too
 */
#include <mgpu/ptx/wgmma.h>

MGPU_DEVICE void
start(float *d, int32_t *s, const uint32_t *a, uint64_t a_desc, uint64_t b_desc)
{
    mgpu_wgmma_f32_e4m3_e5m2_ss(128, d, a_desc, b_desc, 1);
    mgpu_wgmma_sp_f32_bf16_rs_tb(128, d, a, b_desc, 0, 0, 1);
    mgpu_wgmma_neg_f32_bf16_ss(128, d, a_desc, b_desc, 1);
    mgpu_wgmma_s32_b1_ss(128, s, a_desc, b_desc, 1);
}
