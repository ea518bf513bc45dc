/* mgpu/tile/acc_s32.gen.h - wait and fence with the accumulator's registers.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/acc.py. The picture and the use are in tile/acc.h.
 */
#ifndef MGPU_TILE_ACC_S32_GEN_H
#define MGPU_TILE_ACC_S32_GEN_H

#include "../config.h"
#include "../ptx/regs_s32.gen.h"
#include "../ptx/wgmma_group.h"

#if MGPU_HAS_DEVICE

/* wgmma_elsewhere.gen.h made sentences of them. */
#undef mgpu_acc_wait_s32_x4
#undef mgpu_acc_fence_s32_x4
#undef mgpu_acc_wait_s32_x8
#undef mgpu_acc_fence_s32_x8
#undef mgpu_acc_wait_s32_x12
#undef mgpu_acc_fence_s32_x12
#undef mgpu_acc_wait_s32_x16
#undef mgpu_acc_fence_s32_x16
#undef mgpu_acc_wait_s32_x24
#undef mgpu_acc_fence_s32_x24
#undef mgpu_acc_wait_s32_x32
#undef mgpu_acc_fence_s32_x32
#undef mgpu_acc_wait_s32_x40
#undef mgpu_acc_fence_s32_x40
#undef mgpu_acc_wait_s32_x48
#undef mgpu_acc_fence_s32_x48
#undef mgpu_acc_wait_s32_x56
#undef mgpu_acc_fence_s32_x56
#undef mgpu_acc_wait_s32_x64
#undef mgpu_acc_fence_s32_x64
#undef mgpu_acc_wait_s32_x72
#undef mgpu_acc_fence_s32_x72
#undef mgpu_acc_wait_s32_x80
#undef mgpu_acc_fence_s32_x80
#undef mgpu_acc_wait_s32_x88
#undef mgpu_acc_fence_s32_x88
#undef mgpu_acc_wait_s32_x96
#undef mgpu_acc_fence_s32_x96
#undef mgpu_acc_wait_s32_x104
#undef mgpu_acc_fence_s32_x104
#undef mgpu_acc_wait_s32_x112
#undef mgpu_acc_fence_s32_x112
#undef mgpu_acc_wait_s32_x120
#undef mgpu_acc_fence_s32_x120
#undef mgpu_acc_wait_s32_x128
#undef mgpu_acc_fence_s32_x128
#undef mgpu_acc_name_s32
#undef mgpu_acc_wait_s32

/* Wait for wgmma groups, then name the accumulator d[0..3].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       4 registers of s32
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_s32_x4(uint32_t n, int32_t d[4])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 4);
    mgpu_regs_s32_x4(d);
}

/* Name the accumulator d[0..3], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       4 registers of s32, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_s32_x4(int32_t d[4])
{
    mgpu_regs_s32_x4(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..7].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       8 registers of s32
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_s32_x8(uint32_t n, int32_t d[8])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 8);
    mgpu_regs_s32_x8(d);
}

/* Name the accumulator d[0..7], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       8 registers of s32, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_s32_x8(int32_t d[8])
{
    mgpu_regs_s32_x8(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..11].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       12 registers of s32
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_s32_x12(uint32_t n, int32_t d[12])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 12);
    mgpu_regs_s32_x12(d);
}

/* Name the accumulator d[0..11], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       12 registers of s32, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_s32_x12(int32_t d[12])
{
    mgpu_regs_s32_x12(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..15].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       16 registers of s32
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_s32_x16(uint32_t n, int32_t d[16])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 16);
    mgpu_regs_s32_x16(d);
}

/* Name the accumulator d[0..15], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       16 registers of s32, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_s32_x16(int32_t d[16])
{
    mgpu_regs_s32_x16(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..23].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       24 registers of s32
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_s32_x24(uint32_t n, int32_t d[24])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 24);
    mgpu_regs_s32_x24(d);
}

/* Name the accumulator d[0..23], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       24 registers of s32, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_s32_x24(int32_t d[24])
{
    mgpu_regs_s32_x24(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..31].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       32 registers of s32
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_s32_x32(uint32_t n, int32_t d[32])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 32);
    mgpu_regs_s32_x32(d);
}

/* Name the accumulator d[0..31], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       32 registers of s32, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_s32_x32(int32_t d[32])
{
    mgpu_regs_s32_x32(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..39].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       40 registers of s32
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_s32_x40(uint32_t n, int32_t d[40])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 40);
    mgpu_regs_s32_x40(d);
}

/* Name the accumulator d[0..39], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       40 registers of s32, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_s32_x40(int32_t d[40])
{
    mgpu_regs_s32_x40(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..47].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       48 registers of s32
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_s32_x48(uint32_t n, int32_t d[48])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 48);
    mgpu_regs_s32_x48(d);
}

/* Name the accumulator d[0..47], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       48 registers of s32, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_s32_x48(int32_t d[48])
{
    mgpu_regs_s32_x48(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..55].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       56 registers of s32
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_s32_x56(uint32_t n, int32_t d[56])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 56);
    mgpu_regs_s32_x56(d);
}

/* Name the accumulator d[0..55], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       56 registers of s32, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_s32_x56(int32_t d[56])
{
    mgpu_regs_s32_x56(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..63].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       64 registers of s32
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_s32_x64(uint32_t n, int32_t d[64])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 64);
    mgpu_regs_s32_x64(d);
}

/* Name the accumulator d[0..63], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       64 registers of s32, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_s32_x64(int32_t d[64])
{
    mgpu_regs_s32_x64(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..71].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       72 registers of s32
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_s32_x72(uint32_t n, int32_t d[72])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 72);
    mgpu_regs_s32_x72(d);
}

/* Name the accumulator d[0..71], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       72 registers of s32, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_s32_x72(int32_t d[72])
{
    mgpu_regs_s32_x72(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..79].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       80 registers of s32
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_s32_x80(uint32_t n, int32_t d[80])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 80);
    mgpu_regs_s32_x80(d);
}

/* Name the accumulator d[0..79], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       80 registers of s32, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_s32_x80(int32_t d[80])
{
    mgpu_regs_s32_x80(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..87].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       88 registers of s32
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_s32_x88(uint32_t n, int32_t d[88])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 88);
    mgpu_regs_s32_x88(d);
}

/* Name the accumulator d[0..87], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       88 registers of s32, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_s32_x88(int32_t d[88])
{
    mgpu_regs_s32_x88(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..95].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       96 registers of s32
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_s32_x96(uint32_t n, int32_t d[96])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 96);
    mgpu_regs_s32_x96(d);
}

/* Name the accumulator d[0..95], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       96 registers of s32, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_s32_x96(int32_t d[96])
{
    mgpu_regs_s32_x96(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..103].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       104 registers of s32
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_s32_x104(uint32_t n, int32_t d[104])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 104);
    mgpu_regs_s32_x104(d);
}

/* Name the accumulator d[0..103], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       104 registers of s32, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_s32_x104(int32_t d[104])
{
    mgpu_regs_s32_x104(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..111].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       112 registers of s32
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_s32_x112(uint32_t n, int32_t d[112])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 112);
    mgpu_regs_s32_x112(d);
}

/* Name the accumulator d[0..111], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       112 registers of s32, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_s32_x112(int32_t d[112])
{
    mgpu_regs_s32_x112(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..119].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       120 registers of s32
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_s32_x120(uint32_t n, int32_t d[120])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 120);
    mgpu_regs_s32_x120(d);
}

/* Name the accumulator d[0..119], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       120 registers of s32, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_s32_x120(int32_t d[120])
{
    mgpu_regs_s32_x120(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..127].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       128 registers of s32
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_s32_x128(uint32_t n, int32_t d[128])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 128);
    mgpu_regs_s32_x128(d);
}

/* Name the accumulator d[0..127], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       128 registers of s32, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_s32_x128(int32_t d[128])
{
    mgpu_regs_s32_x128(d);
    mgpu_wgmma_fence();
}

/* The same for code of several widths: name d[0..count - 1].
 *   ptx     (none)
 *   needs   any target
 *   by      any thread
 *   d       registers of s32, not in flight
 *   count   a constant, a multiple of 4
 *   done    no use of them crosses this
 */
MGPU_DEVICE void
mgpu_acc_name_s32(int32_t *d, uint32_t count)
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < count; i += 4)
        mgpu_regs_s32_x4(d + i);
}

/* The same for code of several widths: wait for wgmma groups, then name d[0..count - 1].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       registers of s32
 *   count   a constant, a multiple of 4
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_s32(uint32_t n, int32_t *d, uint32_t count)
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, count);
    mgpu_acc_name_s32(d, count);
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_acc_wait_s32_x4(n, ...) mgpu_acc_wait_s32_x4(n, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_acc_fence_s32_x4(...) mgpu_acc_fence_s32_x4(MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_acc_wait_s32_x8(n, ...) mgpu_acc_wait_s32_x8(n, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_acc_fence_s32_x8(...) mgpu_acc_fence_s32_x8(MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_acc_wait_s32_x12(n, ...) mgpu_acc_wait_s32_x12(n, MGPU__HOLDS(12, __VA_ARGS__))
#define mgpu_acc_fence_s32_x12(...) mgpu_acc_fence_s32_x12(MGPU__HOLDS(12, __VA_ARGS__))
#define mgpu_acc_wait_s32_x16(n, ...) mgpu_acc_wait_s32_x16(n, MGPU__HOLDS(16, __VA_ARGS__))
#define mgpu_acc_fence_s32_x16(...) mgpu_acc_fence_s32_x16(MGPU__HOLDS(16, __VA_ARGS__))
#define mgpu_acc_wait_s32_x24(n, ...) mgpu_acc_wait_s32_x24(n, MGPU__HOLDS(24, __VA_ARGS__))
#define mgpu_acc_fence_s32_x24(...) mgpu_acc_fence_s32_x24(MGPU__HOLDS(24, __VA_ARGS__))
#define mgpu_acc_wait_s32_x32(n, ...) mgpu_acc_wait_s32_x32(n, MGPU__HOLDS(32, __VA_ARGS__))
#define mgpu_acc_fence_s32_x32(...) mgpu_acc_fence_s32_x32(MGPU__HOLDS(32, __VA_ARGS__))
#define mgpu_acc_wait_s32_x40(n, ...) mgpu_acc_wait_s32_x40(n, MGPU__HOLDS(40, __VA_ARGS__))
#define mgpu_acc_fence_s32_x40(...) mgpu_acc_fence_s32_x40(MGPU__HOLDS(40, __VA_ARGS__))
#define mgpu_acc_wait_s32_x48(n, ...) mgpu_acc_wait_s32_x48(n, MGPU__HOLDS(48, __VA_ARGS__))
#define mgpu_acc_fence_s32_x48(...) mgpu_acc_fence_s32_x48(MGPU__HOLDS(48, __VA_ARGS__))
#define mgpu_acc_wait_s32_x56(n, ...) mgpu_acc_wait_s32_x56(n, MGPU__HOLDS(56, __VA_ARGS__))
#define mgpu_acc_fence_s32_x56(...) mgpu_acc_fence_s32_x56(MGPU__HOLDS(56, __VA_ARGS__))
#define mgpu_acc_wait_s32_x64(n, ...) mgpu_acc_wait_s32_x64(n, MGPU__HOLDS(64, __VA_ARGS__))
#define mgpu_acc_fence_s32_x64(...) mgpu_acc_fence_s32_x64(MGPU__HOLDS(64, __VA_ARGS__))
#define mgpu_acc_wait_s32_x72(n, ...) mgpu_acc_wait_s32_x72(n, MGPU__HOLDS(72, __VA_ARGS__))
#define mgpu_acc_fence_s32_x72(...) mgpu_acc_fence_s32_x72(MGPU__HOLDS(72, __VA_ARGS__))
#define mgpu_acc_wait_s32_x80(n, ...) mgpu_acc_wait_s32_x80(n, MGPU__HOLDS(80, __VA_ARGS__))
#define mgpu_acc_fence_s32_x80(...) mgpu_acc_fence_s32_x80(MGPU__HOLDS(80, __VA_ARGS__))
#define mgpu_acc_wait_s32_x88(n, ...) mgpu_acc_wait_s32_x88(n, MGPU__HOLDS(88, __VA_ARGS__))
#define mgpu_acc_fence_s32_x88(...) mgpu_acc_fence_s32_x88(MGPU__HOLDS(88, __VA_ARGS__))
#define mgpu_acc_wait_s32_x96(n, ...) mgpu_acc_wait_s32_x96(n, MGPU__HOLDS(96, __VA_ARGS__))
#define mgpu_acc_fence_s32_x96(...) mgpu_acc_fence_s32_x96(MGPU__HOLDS(96, __VA_ARGS__))
#define mgpu_acc_wait_s32_x104(n, ...) mgpu_acc_wait_s32_x104(n, MGPU__HOLDS(104, __VA_ARGS__))
#define mgpu_acc_fence_s32_x104(...) mgpu_acc_fence_s32_x104(MGPU__HOLDS(104, __VA_ARGS__))
#define mgpu_acc_wait_s32_x112(n, ...) mgpu_acc_wait_s32_x112(n, MGPU__HOLDS(112, __VA_ARGS__))
#define mgpu_acc_fence_s32_x112(...) mgpu_acc_fence_s32_x112(MGPU__HOLDS(112, __VA_ARGS__))
#define mgpu_acc_wait_s32_x120(n, ...) mgpu_acc_wait_s32_x120(n, MGPU__HOLDS(120, __VA_ARGS__))
#define mgpu_acc_fence_s32_x120(...) mgpu_acc_fence_s32_x120(MGPU__HOLDS(120, __VA_ARGS__))
#define mgpu_acc_wait_s32_x128(n, ...) mgpu_acc_wait_s32_x128(n, MGPU__HOLDS(128, __VA_ARGS__))
#define mgpu_acc_fence_s32_x128(...) mgpu_acc_fence_s32_x128(MGPU__HOLDS(128, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_ACC_S32_GEN_H */
