/* mgpu/ptx/wgmma_fp8.h - wgmma on e4m3 and e5m2, in any mix, into f32 or f16.
 * SPDX-License-Identifier: MIT
 *
 *     D[64][N] (+)= A[64][32] * B[N][32]^T    N = 8, 16, ... 256; both K-major
 *
 *     A, thread (w, l):            k   4(l%4) ..     16 + 4(l%4) ..
 *         row 16w + l/4                a[0]          a[2]            four elements each, the
 *         row 16w + l/4 + 8            a[1]          a[3]            lowest k in the lowest byte
 *
 * Typical use, K-major tiles of 128 elements along K with the 128B swizzle:
 *     mgpu_acc_fence_f32_x64(d);
 *     for (k = 0; k < 4; k++)                 a step of 32 along K is 32 bytes: 2 in a descriptor
 *         mgpu_wgmma_f32_e4m3_ss(128, d, a_desc + 2 * k, b_desc + 2 * k, k != 0);
 *     mgpu_wgmma_commit_group();
 *     mgpu_acc_wait_f32_x64(0, d);
 *
 * NOTE: sums keep 13 bits of fraction, in D too: what is added to a large D is cut. Over a long K
 * add d to other registers each few steps, as docs/api.md shows ("fp8 in two precisions").
 *
 * D is as in wgmma.h. A's type is the first in a name: f32_e4m3_e5m2 has A of e4m3, B of e5m2. Each
 * half stands alone: wgmma_e4m3.gen.h, wgmma_e5m2.gen.h, by the type of A.
 *
 * PTX ISA, "Matrix Fragments for wgmma.mma_async.m64nNk32".
 */
#ifndef MGPU_PTX_WGMMA_FP8_H
#define MGPU_PTX_WGMMA_FP8_H

#include "wgmma_group.h"

#include "wgmma_e4m3.gen.h"
#include "wgmma_e5m2.gen.h"

#endif /* MGPU_PTX_WGMMA_FP8_H */
