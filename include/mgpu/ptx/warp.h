/* mgpu/ptx/warp.h - what lanes of a warp tell each other: votes, matches, shuffles.
 * SPDX-License-Identifier: MIT
 *
 *     shfl.sync, c = 31: all 32 lanes are one segment      c = 0x1800 | 31: segments of eight
 *
 *     lane    0   1   2   3   4 ...                         0 .. 7 | 8 .. 15 | 16 .. 23 | 24 .. 31
 *     value   a   b   c   d   e ...
 *     down 1  b   c   d   e   f ...    lane 31 keeps its own, and `valid` is 0 there
 *     up 1    a   a   b   c   d ...    c is 0 for up, the lowest lane, and 0x1800 for eight
 *     bfly 1  b   a   d   c   f ...
 *     idx 2   c   c   c   c   c ...
 *
 * Typical use, a sum over a warp of values that stay floats:
 *
 *     for (uint32_t i = 16; i > 0; i /= 2)
 *         sum += mgpu_shfl_sync_bfly_f32(sum, i, 31, 0xffffffff);
 *
 * CUDA's __shfl_sync() and its like take a width in place of c, and any type; they say nothing of
 * the predicate. redux.h has sums of integers in one instruction.
 *
 * PTX ISA, "Parallel Synchronization and Communication Instructions: vote.sync", "match.sync",
 * "activemask"; "Data Movement and Conversion Instructions: shfl.sync".
 */
#ifndef MGPU_PTX_WARP_H
#define MGPU_PTX_WARP_H

#include "warp.gen.h"

#endif /* MGPU_PTX_WARP_H */
