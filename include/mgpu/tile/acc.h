/* mgpu/tile/acc.h - accumulators in flight: waits and fences that name the registers.
 * SPDX-License-Identifier: MIT
 *
 * wgmma writes registers while the program runs on. The bare wait and fence name none of them,
 * so the compiler may move a use of d above the wait, or a computation of d below the fence.
 * The forms here cannot be crossed:
 *
 *     mgpu_acc_zero_f32(d, 128);           d = 0, ordinary stores to registers
 *     mgpu_acc_fence_f32_x128(d);          d named | wgmma.fence
 *     wgmma ... commit                     d is in flight: do not touch, do not name
 *     mgpu_acc_wait_f32_x128(0, d);        wgmma.wait_group 0 | d named
 *     ... d[i] ...                         d is here
 *
 * The number in the name is the number of registers a thread: N / 2 for f32 accumulators of
 * m64nN (x4 .. x128), N / 4 for f16 ones (`b32`, x2 .. x64).
 *
 * Name what this wait finishes and what you use next. While the same d stays in flight over a
 * loop, use the bare mgpu_wgmma_fence() and mgpu_wgmma_wait_group(1) inside it, and one form
 * from here before and one behind: naming a register in flight makes ptxas serialise the loop
 * (C7514), and two accumulators in flight must both finish inside one iteration.
 */
#ifndef MGPU_TILE_ACC_H
#define MGPU_TILE_ACC_H

#include "../config.h"
#include "acc.gen.h"

#if MGPU_HAS_DEVICE

/* d[0 .. count - 1] = 0.
 *   ptx     (mov.b32)
 *   needs   any target
 *   by      any thread
 *   d       registers, not in flight
 *   count   a constant, so that d stays in registers
 */
MGPU_DEVICE void
mgpu_acc_zero_f32(float *d, uint32_t count)
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < count; i++)
        d[i] = 0.0f;
}

/* d[0 .. count - 1] = 0, two f16 in each register.
 *   ptx     (mov.b32)
 *   needs   any target
 *   by      any thread
 *   d       registers, not in flight
 *   count   a constant, so that d stays in registers
 */
MGPU_DEVICE void
mgpu_acc_zero_b32(uint32_t *d, uint32_t count)
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < count; i++)
        d[i] = 0;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_ACC_H */
