/* mgpu/ptx/tma.gen.h - TMA on tiles of 1d to 5d tensors: load, store, add, prefetch.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/tma.py. The picture and the rules are in tma.h.
 */
#ifndef MGPU_PTX_TMA_GEN_H
#define MGPU_PTX_TMA_GEN_H

#include "../config.h"
#include "../debug_device.h"
#include "../types.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU__HOST_PASS
#include "host_pass.gen.h"
#elif MGPU_HAS_DEVICE

/* Load the box at (c0) into shared memory.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [dst], [map, {c0}], [bar];
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, 0, 0, MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2}], [%3];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0) into shared memory.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0}], [bar], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, uint32_t bar,
                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, 0, policy, MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2}], [%3], %4;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [dst], [map, {c0, c1}], [bar];
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                 uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, 0, 0, MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3}], [%4];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1}], [bar], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                      uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, 0, policy, MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3}], [%4], %5;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2}], [bar];
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                 uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, 0, 0, MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4}], [%5];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                      int32_t c2, uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, 0, policy, MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], %6;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2, c3}], [bar];
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                 int32_t c3, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, 0, 0, MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                      int32_t c2, int32_t c3, uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, 0, policy, MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], %7;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2, c3, c4}], [bar];
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                 int32_t c3, int32_t c4, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, 0, 0, MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                      int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, 0, policy, MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0) into shared memory of this block.
 *   ptx     cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes [dst], [map, {c0}], [bar];
 *   needs   PTX 8.6, sm_90
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_shared_cta(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                            uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, 0, 0, 0));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2}], [%3];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0) into shared memory of this block.
 *   ptx     cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0}], [bar], policy;
 *   needs   PTX 8.6, sm_90
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_shared_cta_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                 uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2}], [%3], %4;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory of this block.
 *   ptx     cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [dst], [map, {c0, c1}], [bar];
 *   needs   PTX 8.6, sm_90
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_shared_cta(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                            uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, 0, 0, 0));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3}], [%4];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory of this block.
 *   ptx     cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1}], [bar], policy;
 *   needs   PTX 8.6, sm_90
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_shared_cta_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                 int32_t c1, uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3}], [%4], %5;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory of this block.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2}], [bar];
 *   needs   PTX 8.6, sm_90
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                            int32_t c2, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, 0, 0, 0));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4}], [%5];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory of this block.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], policy;
 *   needs   PTX 8.6, sm_90
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                 int32_t c1, int32_t c2, uint32_t bar,
                                 uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], %6;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory of this block.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.tile.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2, c3}], [bar];
 *   needs   PTX 8.6, sm_90
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                            int32_t c2, int32_t c3, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, 0, 0, 0));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.tile.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory of this block.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], policy;
 *   needs   PTX 8.6, sm_90
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                 int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                 uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], %7;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory of this block.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.tile.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2, c3, c4}], [bar];
 *   needs   PTX 8.6, sm_90
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                            int32_t c2, int32_t c3, int32_t c4, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, 0, 0, 0));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.5d.shared::cta.global.tile.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory of this block.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], policy;
 *   needs   PTX 8.6, sm_90
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                 int32_t c1, int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                                 uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.5d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0) into shared memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster [dst], [map, {c0}], [bar], cta_mask;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_multicast(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, uint32_t bar,
                           uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster "
                 "[%0], [%1, {%2}], [%3], %4;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(bar), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load the box at (c0) into shared memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [dst], [map, {c0}], [bar], cta_mask, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_multicast_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                uint32_t bar, uint16_t cta_mask, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
                 "[%0], [%1, {%2}], [%3], %4, %5;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(bar), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster [dst], [map, {c0, c1}], [bar], cta_mask;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_multicast(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                           uint32_t bar, uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster "
                 "[%0], [%1, {%2, %3}], [%4], %5;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(bar), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [dst], [map, {c0, c1}], [bar], cta_mask, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_multicast_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                int32_t c1, uint32_t bar, uint16_t cta_mask,
                                uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
                 "[%0], [%1, {%2, %3}], [%4], %5, %6;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(bar), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster [dst], [map, {c0, c1, c2}], [bar], cta_mask;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_multicast(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                           int32_t c2, uint32_t bar, uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster "
                 "[%0], [%1, {%2, %3, %4}], [%5], %6;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], cta_mask, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_multicast_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                int32_t c1, int32_t c2, uint32_t bar, uint16_t cta_mask,
                                uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], %6, %7;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster [dst], [map, {c0, c1, c2, c3}], [bar], cta_mask;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_multicast(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                           int32_t c2, int32_t c3, uint32_t bar, uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], %7;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], cta_mask, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_multicast_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                uint16_t cta_mask, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], %7, %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster [dst], [map, {c0, c1, c2, c3, c4}], [bar], cta_mask;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_multicast(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                           int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                           uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], cta_mask, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_multicast_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                int32_t c1, int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                                uint16_t cta_mask, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Store the box in shared memory at (c0).
 *   ptx     cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group [map, {c0}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_1d(const mgpu_tensor_map *map, int32_t c0, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_STORE, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group "
                 "[%0, {%1}], [%2];"
                 :
                 : "l"(map), "r"(c0), "r"(src)
                 : "memory");
#endif
}

/* Store the box in shared memory at (c0).
 *   ptx     cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group.L2::cache_hint [map, {c0}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_1d_hint(const mgpu_tensor_map *map, int32_t c0, uint32_t src,
                       uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_STORE, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1}], [%2], %3;"
                 :
                 : "l"(map), "r"(c0), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Store the box in shared memory at (c0, c1).
 *   ptx     cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [map, {c0, c1}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_2d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_STORE, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group "
                 "[%0, {%1, %2}], [%3];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(src)
                 : "memory");
#endif
}

/* Store the box in shared memory at (c0, c1).
 *   ptx     cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group.L2::cache_hint [map, {c0, c1}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_2d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, uint32_t src,
                       uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_STORE, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2}], [%3], %4;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Store the box in shared memory at (c0, c1, c2).
 *   ptx     cp.async.bulk.tensor.3d.global.shared::cta.tile.bulk_group [map, {c0, c1, c2}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_3d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                  uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_STORE, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.async.bulk.tensor.3d.global.shared::cta.tile.bulk_group "
                 "[%0, {%1, %2, %3}], [%4];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Store the box in shared memory at (c0, c1, c2).
 *   ptx     cp.async.bulk.tensor.3d.global.shared::cta.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_3d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_STORE, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.async.bulk.tensor.3d.global.shared::cta.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3}], [%4], %5;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Store the box in shared memory at (c0, c1, c2, c3).
 *   ptx     cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [map, {c0, c1, c2, c3}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_4d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                  uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_STORE, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group "
                 "[%0, {%1, %2, %3, %4}], [%5];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Store the box in shared memory at (c0, c1, c2, c3).
 *   ptx     cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_4d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       int32_t c3, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_STORE, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Store the box in shared memory at (c0, c1, c2, c3, c4).
 *   ptx     cp.async.bulk.tensor.5d.global.shared::cta.tile.bulk_group [map, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_5d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                  int32_t c4, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_STORE, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.tile.bulk_group "
                 "[%0, {%1, %2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Store the box in shared memory at (c0, c1, c2, c3, c4).
 *   ptx     cp.async.bulk.tensor.5d.global.shared::cta.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_5d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       int32_t c3, int32_t c4, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_STORE, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global += box.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.tile.bulk_group [map, {c0}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, f16, bf16, f32, tf32, f64, f32.ftz,
 *           tf32.ftz
 */
MGPU_DEVICE void
mgpu_tma_reduce_add_1d(const mgpu_tensor_map *map, int32_t c0, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_ADD, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.tile.bulk_group "
                 "[%0, {%1}], [%2];"
                 :
                 : "l"(map), "r"(c0), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global += box.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.tile.bulk_group.L2::cache_hint [map, {c0}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, f16, bf16, f32, tf32, f64, f32.ftz,
 *           tf32.ftz
 */
MGPU_DEVICE void
mgpu_tma_reduce_add_1d_hint(const mgpu_tensor_map *map, int32_t c0, uint32_t src,
                            uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_ADD, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1}], [%2], %3;"
                 :
                 : "l"(map), "r"(c0), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global += box.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group [map, {c0, c1}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, f16, bf16, f32, tf32, f64, f32.ftz,
 *           tf32.ftz
 */
MGPU_DEVICE void
mgpu_tma_reduce_add_2d(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                       uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_ADD, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group "
                 "[%0, {%1, %2}], [%3];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global += box.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group.L2::cache_hint [map, {c0, c1}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, f16, bf16, f32, tf32, f64, f32.ftz,
 *           tf32.ftz
 */
MGPU_DEVICE void
mgpu_tma_reduce_add_2d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, uint32_t src,
                            uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_ADD, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2}], [%3], %4;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global += box.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.tile.bulk_group [map, {c0, c1, c2}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, f16, bf16, f32, tf32, f64, f32.ftz,
 *           tf32.ftz
 */
MGPU_DEVICE void
mgpu_tma_reduce_add_3d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_ADD, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.tile.bulk_group "
                 "[%0, {%1, %2, %3}], [%4];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global += box.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, f16, bf16, f32, tf32, f64, f32.ftz,
 *           tf32.ftz
 */
MGPU_DEVICE void
mgpu_tma_reduce_add_3d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_ADD, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3}], [%4], %5;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global += box.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.add.tile.bulk_group [map, {c0, c1, c2, c3}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, f16, bf16, f32, tf32, f64, f32.ftz,
 *           tf32.ftz
 */
MGPU_DEVICE void
mgpu_tma_reduce_add_4d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       int32_t c3, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_ADD, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.add.tile.bulk_group "
                 "[%0, {%1, %2, %3, %4}], [%5];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global += box.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.add.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, f16, bf16, f32, tf32, f64, f32.ftz,
 *           tf32.ftz
 */
MGPU_DEVICE void
mgpu_tma_reduce_add_4d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            int32_t c3, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_ADD, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.add.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global += box.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.add.tile.bulk_group [map, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, f16, bf16, f32, tf32, f64, f32.ftz,
 *           tf32.ftz
 */
MGPU_DEVICE void
mgpu_tma_reduce_add_5d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                       int32_t c3, int32_t c4, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_ADD, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.add.tile.bulk_group "
                 "[%0, {%1, %2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global += box.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.add.tile.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, f16, bf16, f32, tf32, f64, f32.ftz,
 *           tf32.ftz
 */
MGPU_DEVICE void
mgpu_tma_reduce_add_5d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            int32_t c3, int32_t c4, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_ADD, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.add.tile.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Bring the box at (c0) into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.1d.L2.global.tile [map, {c0}];
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor is
 *           skipped
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_1d(const mgpu_tensor_map *map, int32_t c0 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_prefetch(1, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 1, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.1d.L2.global.tile "
                 "[%0, {%1}];"
                 :
                 : "l"(map), "r"(c0)
                 : "memory");
#endif
}

/* Bring the box at (c0) into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.1d.L2.global.tile.L2::cache_hint [map, {c0}], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor is
 *           skipped
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_1d_hint(const mgpu_tensor_map *map, int32_t c0, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_tma_prefetch(1, map, c, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(0, map, 1, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.1d.L2.global.tile.L2::cache_hint "
                 "[%0, {%1}], %2;"
                 :
                 : "l"(map), "r"(c0), "l"(policy)
                 : "memory");
#endif
}

/* Bring the box at (c0, c1) into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.2d.L2.global.tile [map, {c0, c1}];
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor is skipped
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_2d(const mgpu_tensor_map *map, int32_t c0, int32_t c1 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_prefetch(2, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 2, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.2d.L2.global.tile "
                 "[%0, {%1, %2}];"
                 :
                 : "l"(map), "r"(c0), "r"(c1)
                 : "memory");
#endif
}

/* Bring the box at (c0, c1) into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.2d.L2.global.tile.L2::cache_hint [map, {c0, c1}], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor is skipped
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_2d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                          uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_tma_prefetch(2, map, c, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(0, map, 2, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.2d.L2.global.tile.L2::cache_hint "
                 "[%0, {%1, %2}], %3;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "l"(policy)
                 : "memory");
#endif
}

/* Bring the box at (c0, c1, c2) into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.3d.L2.global.tile [map, {c0, c1, c2}];
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_3d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_prefetch(3, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 3, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.3d.L2.global.tile "
                 "[%0, {%1, %2, %3}];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2)
                 : "memory");
#endif
}

/* Bring the box at (c0, c1, c2) into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.3d.L2.global.tile.L2::cache_hint [map, {c0, c1, c2}], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_3d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                          uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_prefetch(3, map, c, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(0, map, 3, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.3d.L2.global.tile.L2::cache_hint "
                 "[%0, {%1, %2, %3}], %4;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "l"(policy)
                 : "memory");
#endif
}

/* Bring the box at (c0, c1, c2, c3) into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.4d.L2.global.tile [map, {c0, c1, c2, c3}];
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_4d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                     int32_t c3 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_prefetch(4, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 4, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.4d.L2.global.tile "
                 "[%0, {%1, %2, %3, %4}];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3)
                 : "memory");
#endif
}

/* Bring the box at (c0, c1, c2, c3) into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.4d.L2.global.tile.L2::cache_hint [map, {c0, c1, c2, c3}], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_4d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                          int32_t c3, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_prefetch(4, map, c, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(0, map, 4, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.4d.L2.global.tile.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4}], %5;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "l"(policy)
                 : "memory");
#endif
}

/* Bring the box at (c0, c1, c2, c3, c4) into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.5d.L2.global.tile [map, {c0, c1, c2, c3, c4}];
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_5d(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                     int32_t c4 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_prefetch(5, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 5, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.5d.L2.global.tile "
                 "[%0, {%1, %2, %3, %4, %5}];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4)
                 : "memory");
#endif
}

/* Bring the box at (c0, c1, c2, c3, c4) into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.5d.L2.global.tile.L2::cache_hint [map, {c0, c1, c2, c3, c4}], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_5d_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                          int32_t c3, int32_t c4, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_prefetch(5, map, c, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(0, map, 5, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.5d.L2.global.tile.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], %6;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "l"(policy)
                 : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TMA_GEN_H */
