/* mgpu/ptx/wgmma_mn.h - wgmma on MN-major matrices in shared memory: A[K][M], B[K][N].
 * SPDX-License-Identifier: MIT
 *
 *     K-major, wgmma.h          A[M][K], B[N][K]: the rows run along K
 *     MN-major, this header     A[K][M]: _ta,  B[K][N]: _tb; the rows run along M or N
 *
 *     row-major A[M][K] * row-major B[K][N], what BLAS calls NN, is _tb. 16-bit types only.
 *
 * Typical use, by a warpgroup: A K-major, B as two TMA boxes [64 along K][64 along N], 128B swizzle:
 *     a_desc = mgpu_wgmma_desc_k_major(a_smem, MGPU_SWIZZLE_128B);
 *     b_desc = mgpu_wgmma_desc_mn_major(b_smem, MGPU_SWIZZLE_128B, 64);
 *     mgpu_acc_fence_f32_x64(d);
 *     for (k = 0; k < 4; k++) {
 *         mgpu_wgmma_f32_bf16_ss_tb(128, d, a_desc, b_desc, 1);
 *         a_desc += mgpu_wgmma_k_step(a_desc, MGPU_K_MAJOR);
 *         b_desc += mgpu_wgmma_k_step(b_desc, MGPU_MN_MAJOR);
 *     }
 *     mgpu_wgmma_commit_group();
 *     mgpu_acc_wait_f32_x64(0, d);
 *
 * How such a matrix lies in shared memory is drawn in layout/smem_desc.h; all else is as in
 * wgmma.h. mgpu.h leaves this header out: its lists of operands take a compiler half as long as
 * all of mgpu.h. Each type's header stands alone: wgmma_<type>_mn.gen.h.
 */
#ifndef MGPU_PTX_WGMMA_MN_H
#define MGPU_PTX_WGMMA_MN_H

#include "wgmma.h"

#include "wgmma_bf16_mn.gen.h"
#include "wgmma_f16_mn.gen.h"

#endif /* MGPU_PTX_WGMMA_MN_H */
