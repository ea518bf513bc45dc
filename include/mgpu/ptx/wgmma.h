/* mgpu/ptx/wgmma.h - the tensor cores of Hopper: one warpgroup multiplies tiles in shared memory.
 * SPDX-License-Identifier: MIT
 *
 *     D[64][N] (+)= A[64][16] * B[16][N]      N = 8, 16, ... 256; D in registers, A in shared
 *                                             memory or registers, B in shared memory
 *
 * Who holds what. Warp w of the four, lane l; two neighbours of a row are neighbours in d:
 *
 *     D, thread (w, l):                       column  2(l%4)   +8       +16  ...
 *         row 16w + l/4                               d[0..1]  d[4..5]  d[8..9]
 *         row 16w + l/4 + 8                           d[2..3]  d[6..7]  d[10..11]
 *     A in registers: the same picture with N = 16 and two elements in each a[i].
 *     f16 D (wgmma_f16_f16.h): the same picture with two elements in each d[i].
 *
 * Typical use, by all 128 threads of a warpgroup, for K-major tiles 64 deep with the 128B swizzle:
 *     mgpu_wgmma_fence();
 *     for (k = 0; k < 4; k++)                 a step of 16 along K is 32 bytes: 2 in a descriptor
 *         mgpu_wgmma_f32_bf16_ss(128, d, a_desc + 2 * k, b_desc + 2 * k, 1);
 *     mgpu_wgmma_commit_group();
 *     mgpu_wgmma_wait_group(0);
 *     mgpu_regs_f32_x64(d);                   now d may be read
 *
 * Registers in flight. From the wgmma to the wait that finishes its group, d (and a) belong to
 * the tensor cores, and the compiler does not know. So the fence comes after the last write of
 * them and the wait before the first read, and since both are bare instructions that name no
 * register, name the registers beside them: mgpu_regs_f32_x64(d) before the fence and after the
 * wait. mgpu_acc_fence_... and mgpu_acc_wait_... in tile/acc.h are those pairs. Name no
 * register that is still in flight. Two accumulators in flight must both finish inside one loop
 * iteration: across the back edge ptxas serialises them.
 *
 * A in registers (_rs): name it too, mgpu_regs_b32_x4(a), before the fence, each time it was
 * written; else its computation may sink below a fence that a branch follows. Better no branch
 * between fence and wgmma: ptxas then adds a fence of its own (C7519). The next A, computed
 * while a wgmma runs, needs an array of its own and the loop written out for two steps; copied
 * into the array in use, it makes ptxas serialise them all (C7513).
 *
 * Shared memory that threads wrote (not TMA) needs mgpu_fence_proxy_async_shared_cta() by the
 * writers and a barrier before the wgmma that reads it.
 *
 * Here are the forms of bf16 and f16 for K-major matrices, A[M][K] and B[N][K], with D of f32. In headers of their own:
 *
 *     wgmma_mn.h      A[K][M] and B[K][N]: _ta, _tb             wgmma_fp8.h     e4m3, e5m2 and both
 *     wgmma_int.h     s8, u8 and both, with _satfinite; b1      wgmma_tf32.h    tf32
 *     wgmma_neg.h     D -= A * B, and D = -(A * B)              wgmma_sp.h      A sparse, 2 of 4;
 *     wgmma_f16_f16.h   f16 with D of f16                       wgmma_sp_neg.h  negated
 *
 * Those of several types are quicker to compile by the header of one, as wgmma_e4m3.gen.h: mgpu.h lists them. fence,
 * commit and wait are in wgmma_group.h.
 *
 * PTX ISA, "Asynchronous Warpgroup Level Matrix Multiply-Accumulate Instructions".
 */
#ifndef MGPU_PTX_WGMMA_H
#define MGPU_PTX_WGMMA_H

#include "wgmma_group.h"

#include "wgmma_bf16.gen.h"
#include "wgmma_f16.gen.h"
#include "wgmma_elsewhere.gen.h"

#endif /* MGPU_PTX_WGMMA_H */
