/* mgpu/ptx/tma_pair.gen.h - TMA loads whose barrier is in either block of a pair: tiles of 1d to 5d, pixels of 3d to 5d.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/tma.py. The picture and the rules are in tma_pair.h.
 */
#ifndef MGPU_PTX_TMA_PAIR_GEN_H
#define MGPU_PTX_TMA_PAIR_GEN_H

#include "../config.h"
#include "../debug_device.h"
#include "../types.h"
#if MGPU_EMULATE
#include "../emu/tma.h"
#endif

#if MGPU_HAS_DEVICE

/* tma_elsewhere.gen.h made sentences of them. */
#undef mgpu_tma_load_1d_cg2
#undef mgpu_tma_load_1d_cg2_hint
#undef mgpu_tma_load_2d_cg2
#undef mgpu_tma_load_2d_cg2_hint
#undef mgpu_tma_load_3d_cg2
#undef mgpu_tma_load_3d_cg2_hint
#undef mgpu_tma_load_4d_cg2
#undef mgpu_tma_load_4d_cg2_hint
#undef mgpu_tma_load_5d_cg2
#undef mgpu_tma_load_5d_cg2_hint
#undef mgpu_tma_load_1d_shared_cta_cg2
#undef mgpu_tma_load_1d_shared_cta_cg2_hint
#undef mgpu_tma_load_2d_shared_cta_cg2
#undef mgpu_tma_load_2d_shared_cta_cg2_hint
#undef mgpu_tma_load_3d_shared_cta_cg2
#undef mgpu_tma_load_3d_shared_cta_cg2_hint
#undef mgpu_tma_load_4d_shared_cta_cg2
#undef mgpu_tma_load_4d_shared_cta_cg2_hint
#undef mgpu_tma_load_5d_shared_cta_cg2
#undef mgpu_tma_load_5d_shared_cta_cg2_hint
#undef mgpu_tma_load_1d_multicast_cg2
#undef mgpu_tma_load_1d_multicast_cg2_hint
#undef mgpu_tma_load_2d_multicast_cg2
#undef mgpu_tma_load_2d_multicast_cg2_hint
#undef mgpu_tma_load_3d_multicast_cg2
#undef mgpu_tma_load_3d_multicast_cg2_hint
#undef mgpu_tma_load_4d_multicast_cg2
#undef mgpu_tma_load_4d_multicast_cg2_hint
#undef mgpu_tma_load_5d_multicast_cg2
#undef mgpu_tma_load_5d_multicast_cg2_hint
#undef mgpu_tma_load_3d_im2col_cg2
#undef mgpu_tma_load_3d_im2col_cg2_hint
#undef mgpu_tma_load_4d_im2col_cg2
#undef mgpu_tma_load_4d_im2col_cg2_hint
#undef mgpu_tma_load_5d_im2col_cg2
#undef mgpu_tma_load_5d_im2col_cg2_hint
#undef mgpu_tma_load_3d_shared_cta_im2col_cg2
#undef mgpu_tma_load_3d_shared_cta_im2col_cg2_hint
#undef mgpu_tma_load_4d_shared_cta_im2col_cg2
#undef mgpu_tma_load_4d_shared_cta_im2col_cg2_hint
#undef mgpu_tma_load_5d_shared_cta_im2col_cg2
#undef mgpu_tma_load_5d_shared_cta_im2col_cg2_hint
#undef mgpu_tma_load_3d_im2col_multicast_cg2
#undef mgpu_tma_load_3d_im2col_multicast_cg2_hint
#undef mgpu_tma_load_4d_im2col_multicast_cg2
#undef mgpu_tma_load_4d_im2col_multicast_cg2_hint
#undef mgpu_tma_load_5d_im2col_multicast_cg2
#undef mgpu_tma_load_5d_im2col_multicast_cg2_hint

/* Load the box at (c0) into shared memory; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0}], [bar];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                     uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, 0, 0, MGPU__SPACE_CLUSTER | MGPU__PAIR));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2}], [%3];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0) into shared memory; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0}], [bar], policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, uint32_t bar,
                          uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, 0, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2}], [%3], %4;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1}], [bar];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                     uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, 0, 0, MGPU__SPACE_CLUSTER | MGPU__PAIR));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3}], [%4];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1}], [bar], policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                          uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, 0, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3}], [%4], %5;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2}], [bar];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                     int32_t c2, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, 0, 0, MGPU__SPACE_CLUSTER | MGPU__PAIR));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4}], [%5];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                          int32_t c2, uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, 0, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], %6;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2, c3}], [bar];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                     int32_t c2, int32_t c3, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, 0, 0, MGPU__SPACE_CLUSTER | MGPU__PAIR));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                          int32_t c2, int32_t c3, uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, 0, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], %7;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2, c3, c4}], [bar];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                     int32_t c2, int32_t c3, int32_t c4, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, 0, 0, MGPU__SPACE_CLUSTER | MGPU__PAIR));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                          int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                          uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, 0, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0) into shared memory of this block; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0}], [bar];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_shared_cta_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, 0, 0, MGPU__PAIR));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2}], [%3];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0) into shared memory of this block; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0}], [bar], policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_shared_cta_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                     uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, 0, policy, MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2}], [%3], %4;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory of this block; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1}], [bar];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_shared_cta_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                int32_t c1, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, 0, 0, MGPU__PAIR));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3}], [%4];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory of this block; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1}], [bar], policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_shared_cta_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                     int32_t c1, uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, 0, policy, MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3}], [%4], %5;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory of this block; the barrier of the pair
 * counts.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2}], [bar];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                int32_t c1, int32_t c2, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, 0, 0, MGPU__PAIR));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4}], [%5];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory of this block; the barrier of the pair
 * counts.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                     int32_t c1, int32_t c2, uint32_t bar,
                                     uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, 0, policy, MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], %6;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory of this block; the barrier of the pair
 * counts.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.tile.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2, c3}], [bar];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                int32_t c1, int32_t c2, int32_t c3, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, 0, 0, MGPU__PAIR));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.tile.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory of this block; the barrier of the pair
 * counts.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.tile.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                     int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                     uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, 0, policy, MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.tile.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], %7;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory of this block; the barrier of the
 * pair counts.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.tile.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2, c3, c4}], [bar];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, 0, 0, MGPU__PAIR));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.5d.shared::cta.global.tile.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory of this block; the barrier of the
 * pair counts.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.tile.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                     int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                     uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, 0, policy, MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.5d.shared::cta.global.tile.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0) into shared memory of each block in cta_mask; barriers of pairs count.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 [dst], [map, {c0}], [bar], cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets the bytes of the
 *           whole box at this offset
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of a barrier ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_multicast_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                               uint32_t bar, uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 "
                 "[%0], [%1, {%2}], [%3], %4;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(bar), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load the box at (c0) into shared memory of each block in cta_mask; barriers of pairs count.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint [dst], [map, {c0}], [bar], cta_mask, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets the bytes of the
 *           whole box at this offset
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of a barrier ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_multicast_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                    uint32_t bar, uint16_t cta_mask,
                                    uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR |
                                 MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2}], [%3], %4, %5;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(bar), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory of each block in cta_mask; barriers of pairs
 * count.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 [dst], [map, {c0, c1}], [bar], cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets the bytes of the
 *           whole box at this offset
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of a barrier ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_multicast_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                               uint32_t bar, uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 "
                 "[%0], [%1, {%2, %3}], [%4], %5;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(bar), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory of each block in cta_mask; barriers of pairs
 * count.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint [dst], [map, {c0, c1}], [bar], cta_mask, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets the bytes of the
 *           whole box at this offset
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of a barrier ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_multicast_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                    int32_t c1, uint32_t bar, uint16_t cta_mask,
                                    uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR |
                                 MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3}], [%4], %5, %6;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(bar), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory of each block in cta_mask; barriers of pairs
 * count.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 [dst], [map, {c0, c1, c2}], [bar], cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets the bytes of the
 *           whole box at this offset
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of a barrier ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_multicast_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                               int32_t c2, uint32_t bar, uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4}], [%5], %6;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory of each block in cta_mask; barriers of pairs
 * count.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], cta_mask, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets the bytes of the
 *           whole box at this offset
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of a barrier ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_multicast_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                    int32_t c1, int32_t c2, uint32_t bar, uint16_t cta_mask,
                                    uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR |
                                 MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], %6, %7;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory of each block in cta_mask; barriers of
 * pairs count.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 [dst], [map, {c0, c1, c2, c3}], [bar], cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets the bytes of the
 *           whole box at this offset
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of a barrier ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_multicast_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                               int32_t c2, int32_t c3, uint32_t bar,
                               uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], %7;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory of each block in cta_mask; barriers of
 * pairs count.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], cta_mask, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets the bytes of the
 *           whole box at this offset
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of a barrier ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_multicast_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                    int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                    uint16_t cta_mask, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR |
                                 MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], %7, %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory of each block in cta_mask; barriers
 * of pairs count.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 [dst], [map, {c0, c1, c2, c3, c4}], [bar], cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets the bytes of the
 *           whole box at this offset
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of a barrier ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_multicast_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                               int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                               uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory of each block in cta_mask; barriers
 * of pairs count.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], cta_mask, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets the bytes of the
 *           whole box at this offset
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of a barrier ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_multicast_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                    int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                    uint32_t bar, uint16_t cta_mask,
                                    uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR |
                                 MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2) on, moved by a filter tap, into shared memory; the
 * barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2}], [bar], {w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets pixels x channels x element bytes
 *   w_offset  the filter tap, 0 to 65535: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                            int32_t c2, uint32_t bar, uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(3, dst, map, c, bar, offsets, 0, 0,
                                        MGPU__SPACE_CLUSTER | MGPU__PAIR));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_offset)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2) on, moved by a filter tap, into shared memory; the
 * barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], {w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets pixels x channels x element bytes
 *   w_offset  the filter tap, 0 to 65535: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                 int32_t c1, int32_t c2, uint32_t bar, uint16_t w_offset,
                                 uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(3, dst, map, c, bar, offsets, 0, policy,
                                        MGPU__SPACE_CLUSTER | MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6}, %7;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into shared memory;
 * the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2, c3}], [bar], {w_offset, h_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets pixels x channels x element bytes
 *   w_offset, h_offset  the filter tap, 0 to 255 each: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                            int32_t c2, int32_t c3, uint32_t bar, uint16_t w_offset,
                            uint16_t h_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(4, dst, map, c, bar, offsets, 0, 0,
                                        MGPU__SPACE_CLUSTER | MGPU__PAIR));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_offset), "h"(h_offset)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into shared memory;
 * the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], {w_offset, h_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets pixels x channels x element bytes
 *   w_offset, h_offset  the filter tap, 0 to 255 each: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                 int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                 uint16_t w_offset, uint16_t h_offset,
                                 uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(4, dst, map, c, bar, offsets, 0, policy,
                                        MGPU__SPACE_CLUSTER | MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_offset), "h"(h_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into shared
 * memory; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_offset, h_offset, d_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners before the offsets are added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets pixels x channels x element bytes
 *   w_offset, h_offset, d_offset  the filter tap, 0 to 31 each: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                            int32_t c2, int32_t c3, int32_t c4, uint32_t bar, uint16_t w_offset,
                            uint16_t h_offset, uint16_t d_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(5, dst, map, c, bar, offsets, 0, 0,
                                        MGPU__SPACE_CLUSTER | MGPU__PAIR));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9, %10};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(d_offset)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into shared
 * memory; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_offset, h_offset, d_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners before the offsets are added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets pixels x channels x element bytes
 *   w_offset, h_offset, d_offset  the filter tap, 0 to 31 each: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                 int32_t c1, int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                                 uint16_t w_offset, uint16_t h_offset, uint16_t d_offset,
                                 uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(5, dst, map, c, bar, offsets, 0, policy,
                                        MGPU__SPACE_CLUSTER | MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9, %10}, %11;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(d_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2) on, moved by a filter tap, into shared memory of
 * this block; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2}], [bar], {w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets pixels x channels x element bytes
 *   w_offset  the filter tap, 0 to 65535: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_im2col_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                       int32_t c1, int32_t c2, uint32_t bar,
                                       uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(3, dst, map, c, bar, offsets, 0, 0, MGPU__PAIR));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_offset)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2) on, moved by a filter tap, into shared memory of
 * this block; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], {w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets pixels x channels x element bytes
 *   w_offset  the filter tap, 0 to 65535: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_im2col_cg2_hint(uint32_t dst, const mgpu_tensor_map *map,
                                            int32_t c0, int32_t c1, int32_t c2, uint32_t bar,
                                            uint16_t w_offset, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(3, dst, map, c, bar, offsets, 0, policy,
                                        MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6}, %7;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into shared memory
 * of this block; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2, c3}], [bar], {w_offset, h_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets pixels x channels x element bytes
 *   w_offset, h_offset  the filter tap, 0 to 255 each: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_im2col_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                       int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                       uint16_t w_offset, uint16_t h_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(4, dst, map, c, bar, offsets, 0, 0, MGPU__PAIR));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_offset), "h"(h_offset)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into shared memory
 * of this block; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], {w_offset, h_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets pixels x channels x element bytes
 *   w_offset, h_offset  the filter tap, 0 to 255 each: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_im2col_cg2_hint(uint32_t dst, const mgpu_tensor_map *map,
                                            int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                            uint32_t bar, uint16_t w_offset, uint16_t h_offset,
                                            uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(4, dst, map, c, bar, offsets, 0, policy,
                                        MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_offset), "h"(h_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into shared
 * memory of this block; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_offset, h_offset, d_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners before the offsets are added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets pixels x channels x element bytes
 *   w_offset, h_offset, d_offset  the filter tap, 0 to 31 each: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_im2col_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                       int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                       uint32_t bar, uint16_t w_offset, uint16_t h_offset,
                                       uint16_t d_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(5, dst, map, c, bar, offsets, 0, 0, MGPU__PAIR));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9, %10};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(d_offset)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into shared
 * memory of this block; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_offset, h_offset, d_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners before the offsets are added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets pixels x channels x element bytes
 *   w_offset, h_offset, d_offset  the filter tap, 0 to 31 each: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_im2col_cg2_hint(uint32_t dst, const mgpu_tensor_map *map,
                                            int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                            int32_t c4, uint32_t bar, uint16_t w_offset,
                                            uint16_t h_offset, uint16_t d_offset,
                                            uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(5, dst, map, c, bar, offsets, 0, policy,
                                        MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9, %10}, %11;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(d_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2) on, moved by a filter tap, into shared memory of
 * each block in cta_mask; barriers of pairs count.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 [dst], [map, {c0, c1, c2}], [bar], {w_offset}, cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets pixels x channels
 *           x element bytes at this offset
 *   w_offset  the filter tap, 0 to 65535: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of a barrier ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_multicast_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                      int32_t c1, int32_t c2, uint32_t bar, uint16_t w_offset,
                                      uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(3, dst, map, c, bar, offsets, cta_mask, 0,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6}, %7;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_offset), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2) on, moved by a filter tap, into shared memory of
 * each block in cta_mask; barriers of pairs count.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], {w_offset}, cta_mask, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets pixels x channels
 *           x element bytes at this offset
 *   w_offset  the filter tap, 0 to 65535: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of a barrier ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_multicast_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                           int32_t c1, int32_t c2, uint32_t bar,
                                           uint16_t w_offset, uint16_t cta_mask,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(3, dst, map, c, bar, offsets, cta_mask, policy,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR |
                                        MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6}, %7, %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_offset), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into shared memory
 * of each block in cta_mask; barriers of pairs count.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 [dst], [map, {c0, c1, c2, c3}], [bar], {w_offset, h_offset}, cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets pixels x channels
 *           x element bytes at this offset
 *   w_offset, h_offset  the filter tap, 0 to 255 each: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of a barrier ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_multicast_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                      int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                      uint16_t w_offset, uint16_t h_offset,
                                      uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(4, dst, map, c, bar, offsets, cta_mask, 0,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into shared memory
 * of each block in cta_mask; barriers of pairs count.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], {w_offset, h_offset}, cta_mask, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets pixels x channels
 *           x element bytes at this offset
 *   w_offset, h_offset  the filter tap, 0 to 255 each: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of a barrier ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_multicast_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                           int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                           uint16_t w_offset, uint16_t h_offset,
                                           uint16_t cta_mask, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(4, dst, map, c, bar, offsets, cta_mask, policy,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR |
                                        MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9, %10;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into shared
 * memory of each block in cta_mask; barriers of pairs count.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_offset, h_offset, d_offset}, cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners before the offsets are added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets pixels x channels
 *           x element bytes at this offset
 *   w_offset, h_offset, d_offset  the filter tap, 0 to 31 each: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of a barrier ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_multicast_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                      int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                      uint32_t bar, uint16_t w_offset, uint16_t h_offset,
                                      uint16_t d_offset, uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(5, dst, map, c, bar, offsets, cta_mask, 0,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9, %10}, %11;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(d_offset), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into shared
 * memory of each block in cta_mask; barriers of pairs count.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_offset, h_offset, d_offset}, cta_mask, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners before the offsets are added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets pixels x channels
 *           x element bytes at this offset
 *   w_offset, h_offset, d_offset  the filter tap, 0 to 31 each: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of a barrier ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_multicast_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                           int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                           uint32_t bar, uint16_t w_offset, uint16_t h_offset,
                                           uint16_t d_offset, uint16_t cta_mask,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(5, dst, map, c, bar, offsets, cta_mask, policy,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR |
                                        MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9, %10}, %11, %12;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(d_offset), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TMA_PAIR_GEN_H */
