/* mgpu/ptx/wgmma_int.h - wgmma on s8 and u8, in any mix, and on bits; into s32.
 * SPDX-License-Identifier: MIT
 *
 *     D[64][N] (+)= A[64][32] * B[N][32]^T         s8, u8; both K-major
 *     D[64][N] (+)= ones of A[64][256] & B[N][256]   b1, a K of 256 bits
 *                                             N = 8, 16, 24, 32, 48, 64, ... 256
 *
 *     A, thread (w, l):            k   4(l%4) ..     16 + 4(l%4) ..        bytes
 *         row 16w + l/4                a[0]          a[2]                  four of them each, the
 *         row 16w + l/4 + 8            a[1]          a[3]                  lowest k in the lowest
 *                                  k   32(l%4) ..    128 + 32(l%4) ..      bits
 *
 * Typical use, K-major tiles of 128 bytes along K with the 128B swizzle:
 *     mgpu_acc_fence_s32_x64(d);                              tile/acc_s32.gen.h
 *     for (k = 0; k < 4; k++)                 a step of 32 along K is 32 bytes: 2 in a descriptor
 *         mgpu_wgmma_s32_s8_u8_ss(128, d, a_desc + 2 * k, b_desc + 2 * k, k != 0);
 *     mgpu_wgmma_commit_group();
 *     mgpu_acc_wait_s32_x64(0, d);
 *
 * Sums wrap; those of _satfinite are clamped, after each instruction. A's type is the first in a
 * name. Where D lies is drawn in wgmma.h. Each third stands alone: wgmma_s8.gen.h, wgmma_u8.gen.h, by the
 * type of A, and wgmma_b1.gen.h.
 *
 * PTX ISA, "Matrix Fragments for wgmma.mma_async.m64nNk32" and "... .m64nNk256".
 */
#ifndef MGPU_PTX_WGMMA_INT_H
#define MGPU_PTX_WGMMA_INT_H

#include "wgmma_group.h"

#include "wgmma_s8.gen.h"
#include "wgmma_u8.gen.h"

#include "wgmma_b1.gen.h"

#endif /* MGPU_PTX_WGMMA_INT_H */
