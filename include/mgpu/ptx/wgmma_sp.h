/* mgpu/ptx/wgmma_sp.h - wgmma on a sparse A: of each four elements along K two are stored (tf32: one of two).
 * SPDX-License-Identifier: MIT
 *
 *     D[64][N] (+)= A[64][2k] * B[N][2k]^T     A stored as [64][k]: k is that of the dense form
 *
 *                        16-bit    tf32    8-bit
 *     K of the name        32       16      64       twice that of the dense form
 *     a row of A         32 bytes, as dense: descriptors, registers and steps are those of dense A
 *     a row of B         64 bytes: mgpu_wgmma_sp_b_k_step(), twice that of dense B
 *     selector            0, 1     0, 1     none     which two lanes of four have the metadata
 *
 * Typical use, K-major tiles with the 128B swizzle; two steps share one register of metadata:
 *     mgpu_regs_b32_x1(&e);                 written before the fence, not after it
 *     mgpu_acc_fence_f32_x64(d);
 *     mgpu_wgmma_sp_f32_bf16_ss(128, d, a, b, e, 0, 1);
 *     a += mgpu_wgmma_k_step(a, MGPU_K_MAJOR);
 *     b += mgpu_wgmma_sp_b_k_step(b, MGPU_K_MAJOR);
 *     mgpu_wgmma_sp_f32_bf16_ss(128, d, a, b, e, 1, 1);
 *     mgpu_wgmma_commit_group();
 *     mgpu_acc_wait_f32_x64(0, d);          e is in flight as d is
 *
 * Which thread says what of which row is drawn in layout/sparse.h. B needs the 64B or 128B swizzle, or
 * none, when it is K-major. D and the rest are as in wgmma.h. Those for D -= A * B are in
 * wgmma_sp_neg.h. This is all of it, for some tenths of a second; each header below stands alone: _<type
 * of A>, of bf16 and f16 the K-major forms into f32; _mn the MN-major ones; _f16_f16 those into f16.
 *
 * PTX ISA, "Asynchronous Multiply-and-Accumulate Instruction: wgmma.mma_async.sp".
 */
#ifndef MGPU_PTX_WGMMA_SP_H
#define MGPU_PTX_WGMMA_SP_H

#include "wgmma_group.h"

#include "wgmma_sp_bf16.gen.h"
#include "wgmma_sp_bf16_mn.gen.h"
#include "wgmma_sp_e4m3.gen.h"
#include "wgmma_sp_e5m2.gen.h"
#include "wgmma_sp_f16.gen.h"
#include "wgmma_sp_f16_f16.gen.h"
#include "wgmma_sp_f16_mn.gen.h"
#include "wgmma_sp_s8.gen.h"
#include "wgmma_sp_tf32.gen.h"
#include "wgmma_sp_u8.gen.h"

#endif /* MGPU_PTX_WGMMA_SP_H */
