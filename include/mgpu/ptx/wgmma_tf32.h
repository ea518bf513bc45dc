/* mgpu/ptx/wgmma_tf32.h - wgmma on tf32: f32 of which the tensor cores ignore the low 13 bits.
 * SPDX-License-Identifier: MIT
 *
 *     D[64][N] (+)= A[64][8] * B[N][8]^T      N = 8, 16, ... 256; D of f32; both K-major
 *
 *     A, thread (w, l):            k   l%4    l%4 + 4
 *         row 16w + l/4                a[0]   a[2]
 *         row 16w + l/4 + 8            a[1]   a[3]
 *
 * Typical use, K-major tiles of 32 floats along K with the 128B swizzle:
 *     mgpu_acc_fence_f32_x64(d);
 *     for (k = 0; k < 4; k++)                 a step of 8 along K is 32 bytes: 2 in a descriptor
 *         mgpu_wgmma_f32_tf32_ss(128, d, a_desc + 2 * k, b_desc + 2 * k, 1);
 *     mgpu_wgmma_commit_group();
 *     mgpu_acc_wait_f32_x64(0, d);
 *
 * f32 data may be used as it is, which cuts it; mgpu_cvt_rna_tf32_f32() or a tensor map of
 * MGPU_DTYPE_TF32 rounds. D is as in wgmma.h.
 *
 * PTX ISA, "Matrix Fragments for wgmma.mma_async.m64nNk8".
 */
#ifndef MGPU_PTX_WGMMA_TF32_H
#define MGPU_PTX_WGMMA_TF32_H

#include "wgmma_group.h"

#include "wgmma_tf32.gen.h"

#endif /* MGPU_PTX_WGMMA_TF32_H */
