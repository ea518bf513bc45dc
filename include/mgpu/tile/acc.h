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
 * m64nN (x4 .. x128), N / 4 for f16 ones (`b32`, x2 .. x64). Without a number in the name the
 * number is an argument, a constant, for code of several widths: mgpu_acc_wait_f32(0, d, w / 2).
 *
 * Name what this wait finishes and what you use next. While the same d stays in flight over a
 * loop, use the bare mgpu_wgmma_fence() and mgpu_wgmma_wait_group(1) inside it, and one form
 * from here before and one behind: naming a register in flight makes ptxas serialise the loop
 * (C7514), and two accumulators in flight must both finish inside one iteration.
 */
#ifndef MGPU_TILE_ACC_H
#define MGPU_TILE_ACC_H

#include "../config.h"
#include "../ptx/cvt.h"
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

/* D of one wgmma as A of the next: columns 16 * k .. 16 * k + 15 of an f32 D, rounded to bf16, as the
 * four registers of A[64][16]. Each thread has them already.
 *   ptx     (cvt.rn.bf16x2.f32, four times)
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   a       4 registers; name them before the fence, see wgmma.h
 *   d       floats, not in flight: the fragment of D in wgmma.h
 *   k       a constant, 0 .. N/16-1, so that d stays in registers
 */
MGPU_DEVICE void
mgpu_acc_as_a_bf16(uint32_t a[4], const float *d, uint32_t k)
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < 4; i++)
        a[i] = mgpu_cvt_rn_bf16x2_f32(d[8 * k + 2 * i + 1], d[8 * k + 2 * i]);
}

/* The same, rounded to f16.
 *   ptx     (cvt.rn.f16x2.f32, four times)
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   a       4 registers; name them before the fence, see wgmma.h
 *   d       floats, not in flight: the fragment of D in wgmma.h
 *   k       a constant, 0 .. N/16-1, so that d stays in registers
 */
MGPU_DEVICE void
mgpu_acc_as_a_f16(uint32_t a[4], const float *d, uint32_t k)
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < 4; i++)
        a[i] = mgpu_cvt_rn_f16x2_f32(d[8 * k + 2 * i + 1], d[8 * k + 2 * i]);
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_acc_as_a_bf16(a, d, ...)                                                          \
    mgpu_acc_as_a_bf16(MGPU__HOLDS(4, a), MGPU__HOLDS(8 * (__VA_ARGS__) + 8, d), __VA_ARGS__)
#define mgpu_acc_as_a_f16(a, d, ...)                                                           \
    mgpu_acc_as_a_f16(MGPU__HOLDS(4, a), MGPU__HOLDS(8 * (__VA_ARGS__) + 8, d), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_ACC_H */
