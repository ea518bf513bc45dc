/* mgpu/tile/acc.gen.h - wait and fence with the accumulator's registers.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/acc.py. The picture and the use are in tile/acc.h.
 */
#ifndef MGPU_TILE_ACC_GEN_H
#define MGPU_TILE_ACC_GEN_H

#include "../config.h"
#include "../ptx/regs.gen.h"
#include "../ptx/wgmma.h"

#if MGPU__HOST_PASS
#include "../ptx/host_pass.gen.h"
#elif MGPU_HAS_DEVICE

/* Wait for wgmma groups, then name the accumulator d[0..3].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       4 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x4(uint32_t n, float d[4])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 4);
    mgpu_regs_f32_x4(d);
}

/* Name the accumulator d[0..3], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       4 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x4(float d[4])
{
    mgpu_regs_f32_x4(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..7].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       8 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x8(uint32_t n, float d[8])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 8);
    mgpu_regs_f32_x8(d);
}

/* Name the accumulator d[0..7], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       8 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x8(float d[8])
{
    mgpu_regs_f32_x8(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..11].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       12 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x12(uint32_t n, float d[12])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 12);
    mgpu_regs_f32_x12(d);
}

/* Name the accumulator d[0..11], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       12 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x12(float d[12])
{
    mgpu_regs_f32_x12(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..15].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       16 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x16(uint32_t n, float d[16])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 16);
    mgpu_regs_f32_x16(d);
}

/* Name the accumulator d[0..15], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       16 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x16(float d[16])
{
    mgpu_regs_f32_x16(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..19].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       20 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x20(uint32_t n, float d[20])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 20);
    mgpu_regs_f32_x20(d);
}

/* Name the accumulator d[0..19], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       20 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x20(float d[20])
{
    mgpu_regs_f32_x20(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..23].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       24 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x24(uint32_t n, float d[24])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 24);
    mgpu_regs_f32_x24(d);
}

/* Name the accumulator d[0..23], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       24 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x24(float d[24])
{
    mgpu_regs_f32_x24(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..27].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       28 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x28(uint32_t n, float d[28])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 28);
    mgpu_regs_f32_x28(d);
}

/* Name the accumulator d[0..27], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       28 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x28(float d[28])
{
    mgpu_regs_f32_x28(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..31].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       32 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x32(uint32_t n, float d[32])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 32);
    mgpu_regs_f32_x32(d);
}

/* Name the accumulator d[0..31], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       32 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x32(float d[32])
{
    mgpu_regs_f32_x32(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..35].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       36 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x36(uint32_t n, float d[36])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 36);
    mgpu_regs_f32_x36(d);
}

/* Name the accumulator d[0..35], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       36 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x36(float d[36])
{
    mgpu_regs_f32_x36(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..39].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       40 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x40(uint32_t n, float d[40])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 40);
    mgpu_regs_f32_x40(d);
}

/* Name the accumulator d[0..39], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       40 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x40(float d[40])
{
    mgpu_regs_f32_x40(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..43].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       44 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x44(uint32_t n, float d[44])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 44);
    mgpu_regs_f32_x44(d);
}

/* Name the accumulator d[0..43], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       44 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x44(float d[44])
{
    mgpu_regs_f32_x44(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..47].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       48 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x48(uint32_t n, float d[48])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 48);
    mgpu_regs_f32_x48(d);
}

/* Name the accumulator d[0..47], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       48 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x48(float d[48])
{
    mgpu_regs_f32_x48(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..51].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       52 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x52(uint32_t n, float d[52])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 52);
    mgpu_regs_f32_x52(d);
}

/* Name the accumulator d[0..51], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       52 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x52(float d[52])
{
    mgpu_regs_f32_x52(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..55].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       56 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x56(uint32_t n, float d[56])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 56);
    mgpu_regs_f32_x56(d);
}

/* Name the accumulator d[0..55], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       56 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x56(float d[56])
{
    mgpu_regs_f32_x56(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..59].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       60 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x60(uint32_t n, float d[60])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 60);
    mgpu_regs_f32_x60(d);
}

/* Name the accumulator d[0..59], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       60 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x60(float d[60])
{
    mgpu_regs_f32_x60(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..63].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       64 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x64(uint32_t n, float d[64])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 64);
    mgpu_regs_f32_x64(d);
}

/* Name the accumulator d[0..63], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       64 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x64(float d[64])
{
    mgpu_regs_f32_x64(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..67].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       68 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x68(uint32_t n, float d[68])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 68);
    mgpu_regs_f32_x68(d);
}

/* Name the accumulator d[0..67], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       68 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x68(float d[68])
{
    mgpu_regs_f32_x68(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..71].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       72 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x72(uint32_t n, float d[72])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 72);
    mgpu_regs_f32_x72(d);
}

/* Name the accumulator d[0..71], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       72 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x72(float d[72])
{
    mgpu_regs_f32_x72(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..75].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       76 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x76(uint32_t n, float d[76])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 76);
    mgpu_regs_f32_x76(d);
}

/* Name the accumulator d[0..75], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       76 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x76(float d[76])
{
    mgpu_regs_f32_x76(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..79].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       80 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x80(uint32_t n, float d[80])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 80);
    mgpu_regs_f32_x80(d);
}

/* Name the accumulator d[0..79], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       80 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x80(float d[80])
{
    mgpu_regs_f32_x80(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..83].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       84 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x84(uint32_t n, float d[84])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 84);
    mgpu_regs_f32_x84(d);
}

/* Name the accumulator d[0..83], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       84 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x84(float d[84])
{
    mgpu_regs_f32_x84(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..87].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       88 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x88(uint32_t n, float d[88])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 88);
    mgpu_regs_f32_x88(d);
}

/* Name the accumulator d[0..87], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       88 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x88(float d[88])
{
    mgpu_regs_f32_x88(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..91].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       92 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x92(uint32_t n, float d[92])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 92);
    mgpu_regs_f32_x92(d);
}

/* Name the accumulator d[0..91], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       92 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x92(float d[92])
{
    mgpu_regs_f32_x92(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..95].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       96 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x96(uint32_t n, float d[96])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 96);
    mgpu_regs_f32_x96(d);
}

/* Name the accumulator d[0..95], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       96 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x96(float d[96])
{
    mgpu_regs_f32_x96(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..99].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       100 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x100(uint32_t n, float d[100])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 100);
    mgpu_regs_f32_x100(d);
}

/* Name the accumulator d[0..99], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       100 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x100(float d[100])
{
    mgpu_regs_f32_x100(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..103].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       104 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x104(uint32_t n, float d[104])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 104);
    mgpu_regs_f32_x104(d);
}

/* Name the accumulator d[0..103], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       104 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x104(float d[104])
{
    mgpu_regs_f32_x104(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..107].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       108 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x108(uint32_t n, float d[108])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 108);
    mgpu_regs_f32_x108(d);
}

/* Name the accumulator d[0..107], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       108 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x108(float d[108])
{
    mgpu_regs_f32_x108(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..111].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       112 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x112(uint32_t n, float d[112])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 112);
    mgpu_regs_f32_x112(d);
}

/* Name the accumulator d[0..111], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       112 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x112(float d[112])
{
    mgpu_regs_f32_x112(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..115].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       116 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x116(uint32_t n, float d[116])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 116);
    mgpu_regs_f32_x116(d);
}

/* Name the accumulator d[0..115], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       116 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x116(float d[116])
{
    mgpu_regs_f32_x116(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..119].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       120 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x120(uint32_t n, float d[120])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 120);
    mgpu_regs_f32_x120(d);
}

/* Name the accumulator d[0..119], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       120 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x120(float d[120])
{
    mgpu_regs_f32_x120(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..123].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       124 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x124(uint32_t n, float d[124])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 124);
    mgpu_regs_f32_x124(d);
}

/* Name the accumulator d[0..123], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       124 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x124(float d[124])
{
    mgpu_regs_f32_x124(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..127].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       128 floats
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32_x128(uint32_t n, float d[128])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 128);
    mgpu_regs_f32_x128(d);
}

/* Name the accumulator d[0..127], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       128 floats, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_f32_x128(float d[128])
{
    mgpu_regs_f32_x128(d);
    mgpu_wgmma_fence();
}

/* The same for code of several widths: name d[0..count - 1].
 *   ptx     (none)
 *   needs   any target
 *   by      any thread
 *   d       floats, not in flight
 *   count   a constant, a multiple of 4
 *   done    no use of them crosses this
 */
MGPU_DEVICE void
mgpu_acc_name_f32(float *d, uint32_t count)
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < count; i += 4)
        mgpu_regs_f32_x4(d + i);
}

/* The same for code of several widths: wait for wgmma groups, then name d[0..count - 1].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       floats
 *   count   a constant, a multiple of 4
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_f32(uint32_t n, float *d, uint32_t count)
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, count);
    mgpu_acc_name_f32(d, count);
}

/* Wait for wgmma groups, then name the accumulator d[0..1].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       2 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x2(uint32_t n, uint32_t d[2])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 2);
    mgpu_regs_b32_x2(d);
}

/* Name the accumulator d[0..1], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       2 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x2(uint32_t d[2])
{
    mgpu_regs_b32_x2(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..3].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       4 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x4(uint32_t n, uint32_t d[4])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 4);
    mgpu_regs_b32_x4(d);
}

/* Name the accumulator d[0..3], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       4 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x4(uint32_t d[4])
{
    mgpu_regs_b32_x4(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..5].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       6 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x6(uint32_t n, uint32_t d[6])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 6);
    mgpu_regs_b32_x6(d);
}

/* Name the accumulator d[0..5], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       6 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x6(uint32_t d[6])
{
    mgpu_regs_b32_x6(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..7].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       8 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x8(uint32_t n, uint32_t d[8])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 8);
    mgpu_regs_b32_x8(d);
}

/* Name the accumulator d[0..7], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       8 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x8(uint32_t d[8])
{
    mgpu_regs_b32_x8(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..9].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       10 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x10(uint32_t n, uint32_t d[10])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 10);
    mgpu_regs_b32_x10(d);
}

/* Name the accumulator d[0..9], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       10 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x10(uint32_t d[10])
{
    mgpu_regs_b32_x10(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..11].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       12 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x12(uint32_t n, uint32_t d[12])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 12);
    mgpu_regs_b32_x12(d);
}

/* Name the accumulator d[0..11], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       12 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x12(uint32_t d[12])
{
    mgpu_regs_b32_x12(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..13].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       14 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x14(uint32_t n, uint32_t d[14])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 14);
    mgpu_regs_b32_x14(d);
}

/* Name the accumulator d[0..13], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       14 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x14(uint32_t d[14])
{
    mgpu_regs_b32_x14(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..15].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       16 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x16(uint32_t n, uint32_t d[16])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 16);
    mgpu_regs_b32_x16(d);
}

/* Name the accumulator d[0..15], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       16 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x16(uint32_t d[16])
{
    mgpu_regs_b32_x16(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..17].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       18 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x18(uint32_t n, uint32_t d[18])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 18);
    mgpu_regs_b32_x18(d);
}

/* Name the accumulator d[0..17], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       18 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x18(uint32_t d[18])
{
    mgpu_regs_b32_x18(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..19].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       20 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x20(uint32_t n, uint32_t d[20])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 20);
    mgpu_regs_b32_x20(d);
}

/* Name the accumulator d[0..19], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       20 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x20(uint32_t d[20])
{
    mgpu_regs_b32_x20(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..21].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       22 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x22(uint32_t n, uint32_t d[22])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 22);
    mgpu_regs_b32_x22(d);
}

/* Name the accumulator d[0..21], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       22 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x22(uint32_t d[22])
{
    mgpu_regs_b32_x22(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..23].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       24 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x24(uint32_t n, uint32_t d[24])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 24);
    mgpu_regs_b32_x24(d);
}

/* Name the accumulator d[0..23], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       24 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x24(uint32_t d[24])
{
    mgpu_regs_b32_x24(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..25].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       26 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x26(uint32_t n, uint32_t d[26])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 26);
    mgpu_regs_b32_x26(d);
}

/* Name the accumulator d[0..25], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       26 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x26(uint32_t d[26])
{
    mgpu_regs_b32_x26(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..27].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       28 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x28(uint32_t n, uint32_t d[28])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 28);
    mgpu_regs_b32_x28(d);
}

/* Name the accumulator d[0..27], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       28 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x28(uint32_t d[28])
{
    mgpu_regs_b32_x28(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..29].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       30 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x30(uint32_t n, uint32_t d[30])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 30);
    mgpu_regs_b32_x30(d);
}

/* Name the accumulator d[0..29], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       30 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x30(uint32_t d[30])
{
    mgpu_regs_b32_x30(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..31].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       32 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x32(uint32_t n, uint32_t d[32])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 32);
    mgpu_regs_b32_x32(d);
}

/* Name the accumulator d[0..31], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       32 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x32(uint32_t d[32])
{
    mgpu_regs_b32_x32(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..33].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       34 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x34(uint32_t n, uint32_t d[34])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 34);
    mgpu_regs_b32_x34(d);
}

/* Name the accumulator d[0..33], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       34 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x34(uint32_t d[34])
{
    mgpu_regs_b32_x34(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..35].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       36 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x36(uint32_t n, uint32_t d[36])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 36);
    mgpu_regs_b32_x36(d);
}

/* Name the accumulator d[0..35], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       36 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x36(uint32_t d[36])
{
    mgpu_regs_b32_x36(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..37].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       38 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x38(uint32_t n, uint32_t d[38])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 38);
    mgpu_regs_b32_x38(d);
}

/* Name the accumulator d[0..37], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       38 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x38(uint32_t d[38])
{
    mgpu_regs_b32_x38(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..39].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       40 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x40(uint32_t n, uint32_t d[40])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 40);
    mgpu_regs_b32_x40(d);
}

/* Name the accumulator d[0..39], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       40 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x40(uint32_t d[40])
{
    mgpu_regs_b32_x40(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..41].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       42 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x42(uint32_t n, uint32_t d[42])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 42);
    mgpu_regs_b32_x42(d);
}

/* Name the accumulator d[0..41], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       42 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x42(uint32_t d[42])
{
    mgpu_regs_b32_x42(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..43].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       44 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x44(uint32_t n, uint32_t d[44])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 44);
    mgpu_regs_b32_x44(d);
}

/* Name the accumulator d[0..43], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       44 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x44(uint32_t d[44])
{
    mgpu_regs_b32_x44(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..45].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       46 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x46(uint32_t n, uint32_t d[46])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 46);
    mgpu_regs_b32_x46(d);
}

/* Name the accumulator d[0..45], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       46 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x46(uint32_t d[46])
{
    mgpu_regs_b32_x46(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..47].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       48 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x48(uint32_t n, uint32_t d[48])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 48);
    mgpu_regs_b32_x48(d);
}

/* Name the accumulator d[0..47], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       48 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x48(uint32_t d[48])
{
    mgpu_regs_b32_x48(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..49].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       50 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x50(uint32_t n, uint32_t d[50])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 50);
    mgpu_regs_b32_x50(d);
}

/* Name the accumulator d[0..49], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       50 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x50(uint32_t d[50])
{
    mgpu_regs_b32_x50(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..51].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       52 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x52(uint32_t n, uint32_t d[52])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 52);
    mgpu_regs_b32_x52(d);
}

/* Name the accumulator d[0..51], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       52 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x52(uint32_t d[52])
{
    mgpu_regs_b32_x52(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..53].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       54 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x54(uint32_t n, uint32_t d[54])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 54);
    mgpu_regs_b32_x54(d);
}

/* Name the accumulator d[0..53], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       54 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x54(uint32_t d[54])
{
    mgpu_regs_b32_x54(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..55].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       56 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x56(uint32_t n, uint32_t d[56])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 56);
    mgpu_regs_b32_x56(d);
}

/* Name the accumulator d[0..55], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       56 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x56(uint32_t d[56])
{
    mgpu_regs_b32_x56(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..57].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       58 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x58(uint32_t n, uint32_t d[58])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 58);
    mgpu_regs_b32_x58(d);
}

/* Name the accumulator d[0..57], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       58 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x58(uint32_t d[58])
{
    mgpu_regs_b32_x58(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..59].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       60 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x60(uint32_t n, uint32_t d[60])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 60);
    mgpu_regs_b32_x60(d);
}

/* Name the accumulator d[0..59], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       60 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x60(uint32_t d[60])
{
    mgpu_regs_b32_x60(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..61].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       62 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x62(uint32_t n, uint32_t d[62])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 62);
    mgpu_regs_b32_x62(d);
}

/* Name the accumulator d[0..61], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       62 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x62(uint32_t d[62])
{
    mgpu_regs_b32_x62(d);
    mgpu_wgmma_fence();
}

/* Wait for wgmma groups, then name the accumulator d[0..63].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       64 registers, two f16 each
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32_x64(uint32_t n, uint32_t d[64])
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, 64);
    mgpu_regs_b32_x64(d);
}

/* Name the accumulator d[0..63], then fence it for the wgmma that follow.
 *   ptx     (wgmma.fence.sync.aligned)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   d       64 registers, two f16 each, not in flight
 *   done    wgmma may read and write d
 */
MGPU_DEVICE void
mgpu_acc_fence_b32_x64(uint32_t d[64])
{
    mgpu_regs_b32_x64(d);
    mgpu_wgmma_fence();
}

/* The same for code of several widths: name d[0..count - 1].
 *   ptx     (none)
 *   needs   any target
 *   by      any thread
 *   d       registers, two f16 each, not in flight
 *   count   a constant, a multiple of 2
 *   done    no use of them crosses this
 */
MGPU_DEVICE void
mgpu_acc_name_b32(uint32_t *d, uint32_t count)
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < count; i += 2)
        mgpu_regs_b32_x2(d + i);
}

/* The same for code of several widths: wait for wgmma groups, then name d[0..count - 1].
 *   ptx     (wgmma.wait_group.sync.aligned n)
 *   needs   PTX 8.0, sm_90a
 *   by      one warpgroup, converged
 *   n       groups that may stay in flight, a constant, 0..7; none of them writes d
 *   d       registers, two f16 each
 *   count   a constant, a multiple of 2
 *   done    d may be used
 */
MGPU_DEVICE void
mgpu_acc_wait_b32(uint32_t n, uint32_t *d, uint32_t count)
{
    mgpu_wgmma_wait_group(n);
    MGPU__FINISHED(d, count);
    mgpu_acc_name_b32(d, count);
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_acc_wait_f32_x4(n, ...) mgpu_acc_wait_f32_x4(n, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_acc_fence_f32_x4(...) mgpu_acc_fence_f32_x4(MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_acc_wait_f32_x8(n, ...) mgpu_acc_wait_f32_x8(n, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_acc_fence_f32_x8(...) mgpu_acc_fence_f32_x8(MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_acc_wait_f32_x12(n, ...) mgpu_acc_wait_f32_x12(n, MGPU__HOLDS(12, __VA_ARGS__))
#define mgpu_acc_fence_f32_x12(...) mgpu_acc_fence_f32_x12(MGPU__HOLDS(12, __VA_ARGS__))
#define mgpu_acc_wait_f32_x16(n, ...) mgpu_acc_wait_f32_x16(n, MGPU__HOLDS(16, __VA_ARGS__))
#define mgpu_acc_fence_f32_x16(...) mgpu_acc_fence_f32_x16(MGPU__HOLDS(16, __VA_ARGS__))
#define mgpu_acc_wait_f32_x20(n, ...) mgpu_acc_wait_f32_x20(n, MGPU__HOLDS(20, __VA_ARGS__))
#define mgpu_acc_fence_f32_x20(...) mgpu_acc_fence_f32_x20(MGPU__HOLDS(20, __VA_ARGS__))
#define mgpu_acc_wait_f32_x24(n, ...) mgpu_acc_wait_f32_x24(n, MGPU__HOLDS(24, __VA_ARGS__))
#define mgpu_acc_fence_f32_x24(...) mgpu_acc_fence_f32_x24(MGPU__HOLDS(24, __VA_ARGS__))
#define mgpu_acc_wait_f32_x28(n, ...) mgpu_acc_wait_f32_x28(n, MGPU__HOLDS(28, __VA_ARGS__))
#define mgpu_acc_fence_f32_x28(...) mgpu_acc_fence_f32_x28(MGPU__HOLDS(28, __VA_ARGS__))
#define mgpu_acc_wait_f32_x32(n, ...) mgpu_acc_wait_f32_x32(n, MGPU__HOLDS(32, __VA_ARGS__))
#define mgpu_acc_fence_f32_x32(...) mgpu_acc_fence_f32_x32(MGPU__HOLDS(32, __VA_ARGS__))
#define mgpu_acc_wait_f32_x36(n, ...) mgpu_acc_wait_f32_x36(n, MGPU__HOLDS(36, __VA_ARGS__))
#define mgpu_acc_fence_f32_x36(...) mgpu_acc_fence_f32_x36(MGPU__HOLDS(36, __VA_ARGS__))
#define mgpu_acc_wait_f32_x40(n, ...) mgpu_acc_wait_f32_x40(n, MGPU__HOLDS(40, __VA_ARGS__))
#define mgpu_acc_fence_f32_x40(...) mgpu_acc_fence_f32_x40(MGPU__HOLDS(40, __VA_ARGS__))
#define mgpu_acc_wait_f32_x44(n, ...) mgpu_acc_wait_f32_x44(n, MGPU__HOLDS(44, __VA_ARGS__))
#define mgpu_acc_fence_f32_x44(...) mgpu_acc_fence_f32_x44(MGPU__HOLDS(44, __VA_ARGS__))
#define mgpu_acc_wait_f32_x48(n, ...) mgpu_acc_wait_f32_x48(n, MGPU__HOLDS(48, __VA_ARGS__))
#define mgpu_acc_fence_f32_x48(...) mgpu_acc_fence_f32_x48(MGPU__HOLDS(48, __VA_ARGS__))
#define mgpu_acc_wait_f32_x52(n, ...) mgpu_acc_wait_f32_x52(n, MGPU__HOLDS(52, __VA_ARGS__))
#define mgpu_acc_fence_f32_x52(...) mgpu_acc_fence_f32_x52(MGPU__HOLDS(52, __VA_ARGS__))
#define mgpu_acc_wait_f32_x56(n, ...) mgpu_acc_wait_f32_x56(n, MGPU__HOLDS(56, __VA_ARGS__))
#define mgpu_acc_fence_f32_x56(...) mgpu_acc_fence_f32_x56(MGPU__HOLDS(56, __VA_ARGS__))
#define mgpu_acc_wait_f32_x60(n, ...) mgpu_acc_wait_f32_x60(n, MGPU__HOLDS(60, __VA_ARGS__))
#define mgpu_acc_fence_f32_x60(...) mgpu_acc_fence_f32_x60(MGPU__HOLDS(60, __VA_ARGS__))
#define mgpu_acc_wait_f32_x64(n, ...) mgpu_acc_wait_f32_x64(n, MGPU__HOLDS(64, __VA_ARGS__))
#define mgpu_acc_fence_f32_x64(...) mgpu_acc_fence_f32_x64(MGPU__HOLDS(64, __VA_ARGS__))
#define mgpu_acc_wait_f32_x68(n, ...) mgpu_acc_wait_f32_x68(n, MGPU__HOLDS(68, __VA_ARGS__))
#define mgpu_acc_fence_f32_x68(...) mgpu_acc_fence_f32_x68(MGPU__HOLDS(68, __VA_ARGS__))
#define mgpu_acc_wait_f32_x72(n, ...) mgpu_acc_wait_f32_x72(n, MGPU__HOLDS(72, __VA_ARGS__))
#define mgpu_acc_fence_f32_x72(...) mgpu_acc_fence_f32_x72(MGPU__HOLDS(72, __VA_ARGS__))
#define mgpu_acc_wait_f32_x76(n, ...) mgpu_acc_wait_f32_x76(n, MGPU__HOLDS(76, __VA_ARGS__))
#define mgpu_acc_fence_f32_x76(...) mgpu_acc_fence_f32_x76(MGPU__HOLDS(76, __VA_ARGS__))
#define mgpu_acc_wait_f32_x80(n, ...) mgpu_acc_wait_f32_x80(n, MGPU__HOLDS(80, __VA_ARGS__))
#define mgpu_acc_fence_f32_x80(...) mgpu_acc_fence_f32_x80(MGPU__HOLDS(80, __VA_ARGS__))
#define mgpu_acc_wait_f32_x84(n, ...) mgpu_acc_wait_f32_x84(n, MGPU__HOLDS(84, __VA_ARGS__))
#define mgpu_acc_fence_f32_x84(...) mgpu_acc_fence_f32_x84(MGPU__HOLDS(84, __VA_ARGS__))
#define mgpu_acc_wait_f32_x88(n, ...) mgpu_acc_wait_f32_x88(n, MGPU__HOLDS(88, __VA_ARGS__))
#define mgpu_acc_fence_f32_x88(...) mgpu_acc_fence_f32_x88(MGPU__HOLDS(88, __VA_ARGS__))
#define mgpu_acc_wait_f32_x92(n, ...) mgpu_acc_wait_f32_x92(n, MGPU__HOLDS(92, __VA_ARGS__))
#define mgpu_acc_fence_f32_x92(...) mgpu_acc_fence_f32_x92(MGPU__HOLDS(92, __VA_ARGS__))
#define mgpu_acc_wait_f32_x96(n, ...) mgpu_acc_wait_f32_x96(n, MGPU__HOLDS(96, __VA_ARGS__))
#define mgpu_acc_fence_f32_x96(...) mgpu_acc_fence_f32_x96(MGPU__HOLDS(96, __VA_ARGS__))
#define mgpu_acc_wait_f32_x100(n, ...) mgpu_acc_wait_f32_x100(n, MGPU__HOLDS(100, __VA_ARGS__))
#define mgpu_acc_fence_f32_x100(...) mgpu_acc_fence_f32_x100(MGPU__HOLDS(100, __VA_ARGS__))
#define mgpu_acc_wait_f32_x104(n, ...) mgpu_acc_wait_f32_x104(n, MGPU__HOLDS(104, __VA_ARGS__))
#define mgpu_acc_fence_f32_x104(...) mgpu_acc_fence_f32_x104(MGPU__HOLDS(104, __VA_ARGS__))
#define mgpu_acc_wait_f32_x108(n, ...) mgpu_acc_wait_f32_x108(n, MGPU__HOLDS(108, __VA_ARGS__))
#define mgpu_acc_fence_f32_x108(...) mgpu_acc_fence_f32_x108(MGPU__HOLDS(108, __VA_ARGS__))
#define mgpu_acc_wait_f32_x112(n, ...) mgpu_acc_wait_f32_x112(n, MGPU__HOLDS(112, __VA_ARGS__))
#define mgpu_acc_fence_f32_x112(...) mgpu_acc_fence_f32_x112(MGPU__HOLDS(112, __VA_ARGS__))
#define mgpu_acc_wait_f32_x116(n, ...) mgpu_acc_wait_f32_x116(n, MGPU__HOLDS(116, __VA_ARGS__))
#define mgpu_acc_fence_f32_x116(...) mgpu_acc_fence_f32_x116(MGPU__HOLDS(116, __VA_ARGS__))
#define mgpu_acc_wait_f32_x120(n, ...) mgpu_acc_wait_f32_x120(n, MGPU__HOLDS(120, __VA_ARGS__))
#define mgpu_acc_fence_f32_x120(...) mgpu_acc_fence_f32_x120(MGPU__HOLDS(120, __VA_ARGS__))
#define mgpu_acc_wait_f32_x124(n, ...) mgpu_acc_wait_f32_x124(n, MGPU__HOLDS(124, __VA_ARGS__))
#define mgpu_acc_fence_f32_x124(...) mgpu_acc_fence_f32_x124(MGPU__HOLDS(124, __VA_ARGS__))
#define mgpu_acc_wait_f32_x128(n, ...) mgpu_acc_wait_f32_x128(n, MGPU__HOLDS(128, __VA_ARGS__))
#define mgpu_acc_fence_f32_x128(...) mgpu_acc_fence_f32_x128(MGPU__HOLDS(128, __VA_ARGS__))
#define mgpu_acc_wait_b32_x2(n, ...) mgpu_acc_wait_b32_x2(n, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_acc_fence_b32_x2(...) mgpu_acc_fence_b32_x2(MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_acc_wait_b32_x4(n, ...) mgpu_acc_wait_b32_x4(n, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_acc_fence_b32_x4(...) mgpu_acc_fence_b32_x4(MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_acc_wait_b32_x6(n, ...) mgpu_acc_wait_b32_x6(n, MGPU__HOLDS(6, __VA_ARGS__))
#define mgpu_acc_fence_b32_x6(...) mgpu_acc_fence_b32_x6(MGPU__HOLDS(6, __VA_ARGS__))
#define mgpu_acc_wait_b32_x8(n, ...) mgpu_acc_wait_b32_x8(n, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_acc_fence_b32_x8(...) mgpu_acc_fence_b32_x8(MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_acc_wait_b32_x10(n, ...) mgpu_acc_wait_b32_x10(n, MGPU__HOLDS(10, __VA_ARGS__))
#define mgpu_acc_fence_b32_x10(...) mgpu_acc_fence_b32_x10(MGPU__HOLDS(10, __VA_ARGS__))
#define mgpu_acc_wait_b32_x12(n, ...) mgpu_acc_wait_b32_x12(n, MGPU__HOLDS(12, __VA_ARGS__))
#define mgpu_acc_fence_b32_x12(...) mgpu_acc_fence_b32_x12(MGPU__HOLDS(12, __VA_ARGS__))
#define mgpu_acc_wait_b32_x14(n, ...) mgpu_acc_wait_b32_x14(n, MGPU__HOLDS(14, __VA_ARGS__))
#define mgpu_acc_fence_b32_x14(...) mgpu_acc_fence_b32_x14(MGPU__HOLDS(14, __VA_ARGS__))
#define mgpu_acc_wait_b32_x16(n, ...) mgpu_acc_wait_b32_x16(n, MGPU__HOLDS(16, __VA_ARGS__))
#define mgpu_acc_fence_b32_x16(...) mgpu_acc_fence_b32_x16(MGPU__HOLDS(16, __VA_ARGS__))
#define mgpu_acc_wait_b32_x18(n, ...) mgpu_acc_wait_b32_x18(n, MGPU__HOLDS(18, __VA_ARGS__))
#define mgpu_acc_fence_b32_x18(...) mgpu_acc_fence_b32_x18(MGPU__HOLDS(18, __VA_ARGS__))
#define mgpu_acc_wait_b32_x20(n, ...) mgpu_acc_wait_b32_x20(n, MGPU__HOLDS(20, __VA_ARGS__))
#define mgpu_acc_fence_b32_x20(...) mgpu_acc_fence_b32_x20(MGPU__HOLDS(20, __VA_ARGS__))
#define mgpu_acc_wait_b32_x22(n, ...) mgpu_acc_wait_b32_x22(n, MGPU__HOLDS(22, __VA_ARGS__))
#define mgpu_acc_fence_b32_x22(...) mgpu_acc_fence_b32_x22(MGPU__HOLDS(22, __VA_ARGS__))
#define mgpu_acc_wait_b32_x24(n, ...) mgpu_acc_wait_b32_x24(n, MGPU__HOLDS(24, __VA_ARGS__))
#define mgpu_acc_fence_b32_x24(...) mgpu_acc_fence_b32_x24(MGPU__HOLDS(24, __VA_ARGS__))
#define mgpu_acc_wait_b32_x26(n, ...) mgpu_acc_wait_b32_x26(n, MGPU__HOLDS(26, __VA_ARGS__))
#define mgpu_acc_fence_b32_x26(...) mgpu_acc_fence_b32_x26(MGPU__HOLDS(26, __VA_ARGS__))
#define mgpu_acc_wait_b32_x28(n, ...) mgpu_acc_wait_b32_x28(n, MGPU__HOLDS(28, __VA_ARGS__))
#define mgpu_acc_fence_b32_x28(...) mgpu_acc_fence_b32_x28(MGPU__HOLDS(28, __VA_ARGS__))
#define mgpu_acc_wait_b32_x30(n, ...) mgpu_acc_wait_b32_x30(n, MGPU__HOLDS(30, __VA_ARGS__))
#define mgpu_acc_fence_b32_x30(...) mgpu_acc_fence_b32_x30(MGPU__HOLDS(30, __VA_ARGS__))
#define mgpu_acc_wait_b32_x32(n, ...) mgpu_acc_wait_b32_x32(n, MGPU__HOLDS(32, __VA_ARGS__))
#define mgpu_acc_fence_b32_x32(...) mgpu_acc_fence_b32_x32(MGPU__HOLDS(32, __VA_ARGS__))
#define mgpu_acc_wait_b32_x34(n, ...) mgpu_acc_wait_b32_x34(n, MGPU__HOLDS(34, __VA_ARGS__))
#define mgpu_acc_fence_b32_x34(...) mgpu_acc_fence_b32_x34(MGPU__HOLDS(34, __VA_ARGS__))
#define mgpu_acc_wait_b32_x36(n, ...) mgpu_acc_wait_b32_x36(n, MGPU__HOLDS(36, __VA_ARGS__))
#define mgpu_acc_fence_b32_x36(...) mgpu_acc_fence_b32_x36(MGPU__HOLDS(36, __VA_ARGS__))
#define mgpu_acc_wait_b32_x38(n, ...) mgpu_acc_wait_b32_x38(n, MGPU__HOLDS(38, __VA_ARGS__))
#define mgpu_acc_fence_b32_x38(...) mgpu_acc_fence_b32_x38(MGPU__HOLDS(38, __VA_ARGS__))
#define mgpu_acc_wait_b32_x40(n, ...) mgpu_acc_wait_b32_x40(n, MGPU__HOLDS(40, __VA_ARGS__))
#define mgpu_acc_fence_b32_x40(...) mgpu_acc_fence_b32_x40(MGPU__HOLDS(40, __VA_ARGS__))
#define mgpu_acc_wait_b32_x42(n, ...) mgpu_acc_wait_b32_x42(n, MGPU__HOLDS(42, __VA_ARGS__))
#define mgpu_acc_fence_b32_x42(...) mgpu_acc_fence_b32_x42(MGPU__HOLDS(42, __VA_ARGS__))
#define mgpu_acc_wait_b32_x44(n, ...) mgpu_acc_wait_b32_x44(n, MGPU__HOLDS(44, __VA_ARGS__))
#define mgpu_acc_fence_b32_x44(...) mgpu_acc_fence_b32_x44(MGPU__HOLDS(44, __VA_ARGS__))
#define mgpu_acc_wait_b32_x46(n, ...) mgpu_acc_wait_b32_x46(n, MGPU__HOLDS(46, __VA_ARGS__))
#define mgpu_acc_fence_b32_x46(...) mgpu_acc_fence_b32_x46(MGPU__HOLDS(46, __VA_ARGS__))
#define mgpu_acc_wait_b32_x48(n, ...) mgpu_acc_wait_b32_x48(n, MGPU__HOLDS(48, __VA_ARGS__))
#define mgpu_acc_fence_b32_x48(...) mgpu_acc_fence_b32_x48(MGPU__HOLDS(48, __VA_ARGS__))
#define mgpu_acc_wait_b32_x50(n, ...) mgpu_acc_wait_b32_x50(n, MGPU__HOLDS(50, __VA_ARGS__))
#define mgpu_acc_fence_b32_x50(...) mgpu_acc_fence_b32_x50(MGPU__HOLDS(50, __VA_ARGS__))
#define mgpu_acc_wait_b32_x52(n, ...) mgpu_acc_wait_b32_x52(n, MGPU__HOLDS(52, __VA_ARGS__))
#define mgpu_acc_fence_b32_x52(...) mgpu_acc_fence_b32_x52(MGPU__HOLDS(52, __VA_ARGS__))
#define mgpu_acc_wait_b32_x54(n, ...) mgpu_acc_wait_b32_x54(n, MGPU__HOLDS(54, __VA_ARGS__))
#define mgpu_acc_fence_b32_x54(...) mgpu_acc_fence_b32_x54(MGPU__HOLDS(54, __VA_ARGS__))
#define mgpu_acc_wait_b32_x56(n, ...) mgpu_acc_wait_b32_x56(n, MGPU__HOLDS(56, __VA_ARGS__))
#define mgpu_acc_fence_b32_x56(...) mgpu_acc_fence_b32_x56(MGPU__HOLDS(56, __VA_ARGS__))
#define mgpu_acc_wait_b32_x58(n, ...) mgpu_acc_wait_b32_x58(n, MGPU__HOLDS(58, __VA_ARGS__))
#define mgpu_acc_fence_b32_x58(...) mgpu_acc_fence_b32_x58(MGPU__HOLDS(58, __VA_ARGS__))
#define mgpu_acc_wait_b32_x60(n, ...) mgpu_acc_wait_b32_x60(n, MGPU__HOLDS(60, __VA_ARGS__))
#define mgpu_acc_fence_b32_x60(...) mgpu_acc_fence_b32_x60(MGPU__HOLDS(60, __VA_ARGS__))
#define mgpu_acc_wait_b32_x62(n, ...) mgpu_acc_wait_b32_x62(n, MGPU__HOLDS(62, __VA_ARGS__))
#define mgpu_acc_fence_b32_x62(...) mgpu_acc_fence_b32_x62(MGPU__HOLDS(62, __VA_ARGS__))
#define mgpu_acc_wait_b32_x64(n, ...) mgpu_acc_wait_b32_x64(n, MGPU__HOLDS(64, __VA_ARGS__))
#define mgpu_acc_fence_b32_x64(...) mgpu_acc_fence_b32_x64(MGPU__HOLDS(64, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_ACC_GEN_H */
