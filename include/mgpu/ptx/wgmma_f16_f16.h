/* mgpu/ptx/wgmma_f16_f16.h - wgmma of f16 that sums in f16: half the registers, and half the digits.
 * SPDX-License-Identifier: MIT
 *
 *     D[64][N] (+)= A[64][16] * B[N][16]^T    N = 8, 16, ... 256; D of f16; both K-major
 *
 *     D, thread (w, l):                       columns 2(l%4), +1    +8, +9    +16, +17  ...
 *         row 16w + l/4                               d[0]            d[2]       d[4]
 *         row 16w + l/4 + 8                           d[1]            d[3]       d[5]
 *
 * Two f16 in each of N / 4 registers, the column on the left in the low half. Each instruction rounds its
 * sums to f16: in a long K the error grows with it, and what rounds beyond 65504 is infinite.
 *
 * Typical use, K-major tiles of 64 f16 along K with the 128B swizzle:
 *     mgpu_acc_fence_b32_x32(d);
 *     for (k = 0; k < 4; k++)                 a step of 16 along K is 32 bytes: 2 in a descriptor
 *         mgpu_wgmma_f16_f16_ss(128, d, a_desc + 2 * k, b_desc + 2 * k, 1);
 *     mgpu_wgmma_commit_group();
 *     mgpu_acc_wait_b32_x32(0, d);
 *
 * All else is as in wgmma.h: A in registers, registers in flight, who must fence.
 * mgpu.h leaves this header out, for what it costs at compile time. The MN-major forms are in wgmma_mn.h.
 *
 * PTX ISA, "Asynchronous Multiply-and-Accumulate Instruction: wgmma.mma_async".
 */
#ifndef MGPU_PTX_WGMMA_F16_F16_H
#define MGPU_PTX_WGMMA_F16_F16_H

#include "wgmma_group.h"

#include "wgmma_f16_f16.gen.h"

#endif /* MGPU_PTX_WGMMA_F16_F16_H */
