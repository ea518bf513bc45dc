/* Functions of ptx/wgmma_mn.h without that header.
 * SPDX-License-Identifier: MIT
 *   compile  nvcc -std=c++17 -gencode arch=compute_90a,code=sm_90a -c
 *   expect   mgpu: mgpu_wgmma_f32_f16_ss_ta is in a header of its own: include <mgpu/ptx/wgmma_mn.h> too
 *   expect   mgpu: mgpu_wgmma_m64n256k16_f32_f16_ss_ta is in a header of its own: include <mgpu/ptx/wgmma_mn.h> too
 */
#include <mgpu/ptx/wgmma.h>

__device__ void
start(float *d, uint64_t a_desc, uint64_t b_desc)
{
    mgpu_wgmma_f32_f16_ss_ta(128, d, a_desc, b_desc, 1);
    mgpu_wgmma_m64n256k16_f32_f16_ss_ta(d, a_desc, b_desc, 1);
}
