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
 *     f16 D: the same picture with two elements in each d[i].
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
 * Here are the forms for K-major matrices, A[M][K] and B[N][K]. Those for A[K][M] and B[K][N]
 * (_ta, _tb) are in wgmma_mn.h.
 *
 * PTX ISA, "Asynchronous Warpgroup Level Matrix Multiply-Accumulate Instructions".
 */
#ifndef MGPU_PTX_WGMMA_H
#define MGPU_PTX_WGMMA_H

#include "../config.h"
#include "../debug_device.h"
#include "regs.gen.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_EMULATE
MGPU_INLINE mgpu__wgmma_shape
mgpu__wgmma_shape_of(uint32_t n, mgpu__wgmma_type type, int d_f16, int a_regs, int trans_a,
                     int trans_b)
{
    mgpu__wgmma_shape shape = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    shape.n = (uint16_t)(n > 0xffff ? 0xffff : n);
    shape.type = (uint8_t)type;
    shape.d_f16 = (uint8_t)d_f16;
    shape.a_regs = (uint8_t)a_regs;
    shape.trans_a = (uint8_t)trans_a;
    shape.trans_b = (uint8_t)trans_b;
    return shape;
}
#endif

#if MGPU_HAS_DEVICE

/* Order the registers of the coming wgmma after what this warpgroup did to them.
 *   ptx     wgmma.fence.sync.aligned;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged, before the first wgmma and after any other write of d or a
 */
MGPU_DEVICE void
mgpu_wgmma_fence(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma_fence());
#else
    MGPU__DEBUG_MATRICES();
    asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
#endif
}

/* Close a group: all wgmma of this warpgroup that are in no group yet. May be empty.
 *   ptx     wgmma.commit_group.sync.aligned;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 */
MGPU_DEVICE void
mgpu_wgmma_commit_group(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma_commit_group());
#else
    asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
#endif
}

/* Wait until at most the n youngest groups are unfinished.
 *   ptx     wgmma.wait_group.sync.aligned n;
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       a constant, 0..7; with another n the file does not assemble
 *   done    the registers of finished groups may be used once they are named, see above
 */
MGPU_DEVICE void
mgpu_wgmma_wait_group(uint32_t n)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_wgmma_wait_group(n));
#else
    switch (n) {
    case 0:
        asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
        MGPU__DEBUG_MATRICES();
        break;
    case 1:
        asm volatile("wgmma.wait_group.sync.aligned 1;" ::: "memory");
        break;
    case 2:
        asm volatile("wgmma.wait_group.sync.aligned 2;" ::: "memory");
        break;
    case 3:
        asm volatile("wgmma.wait_group.sync.aligned 3;" ::: "memory");
        break;
    case 4:
        asm volatile("wgmma.wait_group.sync.aligned 4;" ::: "memory");
        break;
    case 5:
        asm volatile("wgmma.wait_group.sync.aligned 5;" ::: "memory");
        break;
    case 6:
        asm volatile("wgmma.wait_group.sync.aligned 6;" ::: "memory");
        break;
    case 7:
        asm volatile("wgmma.wait_group.sync.aligned 7;" ::: "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: wgmma wait_group n must be a constant 0..7");
    }
#endif
}

#endif /* MGPU_HAS_DEVICE */

#include "wgmma_bf16.gen.h"
#include "wgmma_f16.gen.h"
#if !defined(MGPU_PTX_WGMMA_MN_H)
#include "wgmma_no_mn.gen.h"
#endif

#endif /* MGPU_PTX_WGMMA_H */
