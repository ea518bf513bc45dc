/* mgpu/ptx/wgmma_group.h - what stands around wgmma: its fence, its groups, the wait for them.
 * SPDX-License-Identifier: MIT
 *
 *     fence    registers written before it are seen by the wgmma behind it
 *     wgmma, wgmma, ...                    in order, on the tensor cores
 *     commit   they are a group
 *     wait     until at most n groups are unfinished
 *
 * Typical use, by all 128 threads of a warpgroup; each header of wgmma includes this one:
 *     mgpu_wgmma_fence();
 *     mgpu_wgmma_f32_e4m3_ss(128, d, a_desc, b_desc, 0);
 *     mgpu_wgmma_commit_group();
 *     mgpu_wgmma_wait_group(0);
 *     mgpu_regs_f32_x64(d);                now d may be read
 *
 * Why registers are named beside them stands in wgmma.h; tile/acc.h has the pairs.
 *
 * PTX ISA, "Asynchronous Warpgroup Level Matrix Multiply-Accumulate Instructions".
 */
#ifndef MGPU_PTX_WGMMA_GROUP_H
#define MGPU_PTX_WGMMA_GROUP_H

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

/* The same, negated or clamped. */
MGPU_INLINE mgpu__wgmma_shape
mgpu__wgmma_shape_as(uint32_t n, mgpu__wgmma_type type, int d_f16, int a_regs, int trans_a,
                     int trans_b, int negate, int satfinite)
{
    mgpu__wgmma_shape shape = mgpu__wgmma_shape_of(n, type, d_f16, a_regs, trans_a, trans_b);
    shape.negate = (uint8_t)negate;
    shape.satfinite = (uint8_t)satfinite;
    return shape;
}

/* The same, with a sparse A. */
MGPU_INLINE mgpu__wgmma_shape
mgpu__wgmma_shape_sp(uint32_t n, mgpu__wgmma_type type, int d_f16, int a_regs, int trans_a,
                     int trans_b, int negate, int satfinite, uint32_t selector)
{
    mgpu__wgmma_shape shape =
        mgpu__wgmma_shape_as(n, type, d_f16, a_regs, trans_a, trans_b, negate, satfinite);
    shape.sparse = 1;
    shape.selector = (uint8_t)(selector > 0xff ? 0xff : selector);
    return shape;
}
#define MGPU__FINISHED(d, n) MGPU__EMU(mgpu__emu_finished(d, n))
#else
#define MGPU__FINISHED(d, n) ((void)0)
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

#endif /* MGPU_PTX_WGMMA_GROUP_H */
