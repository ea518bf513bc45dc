/* mgpu/ptx/rubin_dim.gen.h - TMA on tensors whose address, sizes and strides are operands (Rubin).
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/rubin_dim.py. The picture and the use are in rubin_dim.h.
 */
#ifndef MGPU_PTX_RUBIN_DIM_GEN_H
#define MGPU_PTX_RUBIN_DIM_GEN_H

#include "../config.h"
#include "../debug_device.h"
#include "../types.h"
#include "rubin_how.h"
#if MGPU_EMULATE
#include "../emu/rubin.h"
#endif

#if MGPU_HAS_DEVICE

/* tma_elsewhere.gen.h made sentences of them. */
#undef mgpu_tma_load_1d_global_dim
#undef mgpu_tma_load_1d_shared_cta_global_dim
#undef mgpu_tma_load_1d_multicast_32b_global_dim
#undef mgpu_tma_store_1d_global_dim
#undef mgpu_tma_reduce_1d_global_dim
#undef mgpu_tma_prefetch_1d_global_dim
#undef mgpu_tma_load_1d_global_dim_hint
#undef mgpu_tma_load_1d_shared_cta_global_dim_hint
#undef mgpu_tma_load_1d_multicast_32b_global_dim_hint
#undef mgpu_tma_store_1d_global_dim_hint
#undef mgpu_tma_reduce_1d_global_dim_hint
#undef mgpu_tma_prefetch_1d_global_dim_hint
#undef mgpu_tma_prefetch_1d_l2_evict_last_global_dim
#undef mgpu_tma_applypriority_1d_l2_evict_normal_global_dim
#undef mgpu_tma_load_2d_global_dim_stride
#undef mgpu_tma_load_2d_shared_cta_global_dim_stride
#undef mgpu_tma_load_2d_multicast_32b_global_dim_stride
#undef mgpu_tma_store_2d_global_dim_stride
#undef mgpu_tma_reduce_2d_global_dim_stride
#undef mgpu_tma_prefetch_2d_global_dim_stride
#undef mgpu_tma_load_2d_global_dim_stride_hint
#undef mgpu_tma_load_2d_shared_cta_global_dim_stride_hint
#undef mgpu_tma_load_2d_multicast_32b_global_dim_stride_hint
#undef mgpu_tma_store_2d_global_dim_stride_hint
#undef mgpu_tma_reduce_2d_global_dim_stride_hint
#undef mgpu_tma_prefetch_2d_global_dim_stride_hint
#undef mgpu_tma_prefetch_2d_l2_evict_last_global_dim_stride
#undef mgpu_tma_applypriority_2d_l2_evict_normal_global_dim_stride
#undef mgpu_tma_load_3d_global_dim_stride
#undef mgpu_tma_load_3d_shared_cta_global_dim_stride
#undef mgpu_tma_load_3d_multicast_32b_global_dim_stride
#undef mgpu_tma_store_3d_global_dim_stride
#undef mgpu_tma_reduce_3d_global_dim_stride
#undef mgpu_tma_prefetch_3d_global_dim_stride
#undef mgpu_tma_load_3d_global_dim_stride_hint
#undef mgpu_tma_load_3d_shared_cta_global_dim_stride_hint
#undef mgpu_tma_load_3d_multicast_32b_global_dim_stride_hint
#undef mgpu_tma_store_3d_global_dim_stride_hint
#undef mgpu_tma_reduce_3d_global_dim_stride_hint
#undef mgpu_tma_prefetch_3d_global_dim_stride_hint
#undef mgpu_tma_prefetch_3d_l2_evict_last_global_dim_stride
#undef mgpu_tma_applypriority_3d_l2_evict_normal_global_dim_stride
#undef mgpu_tma_load_4d_global_dim_stride
#undef mgpu_tma_load_4d_shared_cta_global_dim_stride
#undef mgpu_tma_load_4d_multicast_32b_global_dim_stride
#undef mgpu_tma_store_4d_global_dim_stride
#undef mgpu_tma_reduce_4d_global_dim_stride
#undef mgpu_tma_prefetch_4d_global_dim_stride
#undef mgpu_tma_load_4d_global_dim_stride_hint
#undef mgpu_tma_load_4d_shared_cta_global_dim_stride_hint
#undef mgpu_tma_load_4d_multicast_32b_global_dim_stride_hint
#undef mgpu_tma_store_4d_global_dim_stride_hint
#undef mgpu_tma_reduce_4d_global_dim_stride_hint
#undef mgpu_tma_prefetch_4d_global_dim_stride_hint
#undef mgpu_tma_prefetch_4d_l2_evict_last_global_dim_stride
#undef mgpu_tma_applypriority_4d_l2_evict_normal_global_dim_stride
#undef mgpu_tma_load_5d_global_dim_stride
#undef mgpu_tma_load_5d_shared_cta_global_dim_stride
#undef mgpu_tma_load_5d_multicast_32b_global_dim_stride
#undef mgpu_tma_store_5d_global_dim_stride
#undef mgpu_tma_reduce_5d_global_dim_stride
#undef mgpu_tma_prefetch_5d_global_dim_stride
#undef mgpu_tma_load_5d_global_dim_stride_hint
#undef mgpu_tma_load_5d_shared_cta_global_dim_stride_hint
#undef mgpu_tma_load_5d_multicast_32b_global_dim_stride_hint
#undef mgpu_tma_store_5d_global_dim_stride_hint
#undef mgpu_tma_reduce_5d_global_dim_stride_hint
#undef mgpu_tma_prefetch_5d_global_dim_stride_hint
#undef mgpu_tma_prefetch_5d_l2_evict_last_global_dim_stride
#undef mgpu_tma_applypriority_5d_l2_evict_normal_global_dim_stride

/* Load a box into shared memory. The tensor is at `global`, its sizes are the operands'; the
 * box begins at its first element.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.override::global_address.override::global_dim [dst], [map, global, {dim0}, {0}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0    elements, 1..255: of a larger tensor as many as the box or more
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_global_dim(uint32_t dst, const mgpu_tensor_map *map, const void *global,
                            uint16_t dim0, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {0};
    const uint16_t sizes[1] = {dim0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_1d_global_dim"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(1, sizes, NULL, NULL, 0));
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, 0, 0, MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BOX(dst, map, 1, 0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.override::global_address.override::global_dim "
                 "[%0], [%1, %2, {%3}, {0}], [%4];"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "r"(bar)
                 : "memory");
#endif
}

/* Load a box into shared memory of this block. The tensor is at `global`, its sizes are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes.override::global_address.override::global_dim [dst], [map, global, {dim0}, {0}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0    elements, 1..255: of a larger tensor as many as the box or more
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_shared_cta_global_dim(uint32_t dst, const mgpu_tensor_map *map,
                                       const void *global, uint16_t dim0,
                                       uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {0};
    const uint16_t sizes[1] = {dim0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_1d_shared_cta_global_dim"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(1, sizes, NULL, NULL, 0));
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, 0, 0, 0));
#else
    MGPU__DEBUG_BOX(dst, map, 1, 0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes.override::global_address.override::global_dim "
                 "[%0], [%1, %2, {%3}, {0}], [%4];"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "r"(bar)
                 : "memory");
#endif
}

/* Load a box into shared memory of each block in cta_mask. The tensor is at `global`, its sizes
 * are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.override::global_address.override::global_dim [dst], [map, global, {dim0}, {0}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0    elements, 1..255: of a larger tensor as many as the box or more
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_multicast_32b_global_dim(uint32_t dst, const mgpu_tensor_map *map,
                                          const void *global, uint16_t dim0, uint32_t bar,
                                          uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {0};
    const uint16_t sizes[1] = {dim0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_1d_multicast_32b_global_dim"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(1, sizes, NULL, NULL, 0));
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 1, 0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.override::global_address.override::global_dim "
                 "[%0], [%1, %2, {%3}, {0}], [%4], %5;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Store the box in shared memory. The tensor is at `global`, its sizes are the operands'; the
 * box begins at its first element.
 *   ptx     cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group.override::global_address.override::global_dim [map, global, {dim0}, {0}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is not
 *           written
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0    elements, 1..255: of a larger tensor as many as the box or more
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_1d_global_dim(const mgpu_tensor_map *map, const void *global, uint16_t dim0,
                             uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {0};
    const uint16_t sizes[1] = {dim0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_store_1d_global_dim"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(1, sizes, NULL, NULL, 0));
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_STORE, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 1, 0, 0);
    asm volatile("cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group.override::global_address.override::global_dim "
                 "[%0, %1, {%2}, {0}], [%3];"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into global memory, as `op` says. The tensor is at `global`,
 * its sizes are the operands'; the box begins at its first element.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.RED_OP.tile.bulk_group.override::global_address.override::global_dim [map, global, {dim0}, {0}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   op      a constant, 0..7: MGPU_REDUCE_ADD to MGPU_REDUCE_XOR; with another one the file
 *           does not assemble
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is not
 *           written
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0    elements, 1..255: of a larger tensor as many as the box or more
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a type that does not have op: add: u32, s32, u64, f16, bf16, f32, tf32, f64,
 *           f32.ftz, tf32.ftz; inc: u32; see tma_reduce.gen.h
 */
MGPU_DEVICE void
mgpu_tma_reduce_1d_global_dim(uint32_t op, const mgpu_tensor_map *map, const void *global,
                              uint16_t dim0, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {0};
    const uint16_t sizes[1] = {dim0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_1d_global_dim"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(1, sizes, NULL, NULL, 0));
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, mgpu__emu_tma_red_op(op), 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 1, 0, 0);
    MGPU__RED_OP_FOLD(op,
        "cp.reduce.async.bulk.tensor.1d.global.shared::cta.",
        ".tile.bulk_group.override::global_address.override::global_dim [%0, %1, {%2}, {0}], [%3];",
        : "l"(map), "l"(global), "h"(dim0), "r"(src))
#endif
}

/* Bring a box into the L2 cache. The tensor is at `global`, its sizes are the operands'; the
 * box begins at its first element.
 *   ptx     cp.async.bulk.prefetch.tensor.1d.L2.global.tile.override::global_address.override::global_dim [map, global, {dim0}, {0}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is skipped
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0    elements, 1..255: of a larger tensor as many as the box or more
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_1d_global_dim(const mgpu_tensor_map *map, const void *global,
                                uint16_t dim0 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {0};
    const uint16_t sizes[1] = {dim0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_1d_global_dim"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(1, sizes, NULL, NULL, 0));
    MGPU__EMU(mgpu__emu_tma_prefetch(1, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 1, 0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.1d.L2.global.tile.override::global_address.override::global_dim "
                 "[%0, %1, {%2}, {0}];"
                 :
                 : "l"(map), "l"(global), "h"(dim0)
                 : "memory");
#endif
}

/* Load a box into shared memory. The tensor is at `global`, its sizes are the operands'; the
 * box begins at its first element.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address.override::global_dim [dst], [map, global, {dim0}, {0}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0    elements, 1..255: of a larger tensor as many as the box or more
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_global_dim_hint(uint32_t dst, const mgpu_tensor_map *map, const void *global,
                                 uint16_t dim0, uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {0};
    const uint16_t sizes[1] = {dim0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_1d_global_dim_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(1, sizes, NULL, NULL, 0));
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, 0, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 1, 0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address.override::global_dim "
                 "[%0], [%1, %2, {%3}, {0}], [%4], %5;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load a box into shared memory of this block. The tensor is at `global`, its sizes are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address.override::global_dim [dst], [map, global, {dim0}, {0}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0    elements, 1..255: of a larger tensor as many as the box or more
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_shared_cta_global_dim_hint(uint32_t dst, const mgpu_tensor_map *map,
                                            const void *global, uint16_t dim0, uint32_t bar,
                                            uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {0};
    const uint16_t sizes[1] = {dim0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_1d_shared_cta_global_dim_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(1, sizes, NULL, NULL, 0));
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 1, 0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address.override::global_dim "
                 "[%0], [%1, %2, {%3}, {0}], [%4], %5;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load a box into shared memory of each block in cta_mask. The tensor is at `global`, its sizes
 * are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint.override::global_address.override::global_dim [dst], [map, global, {dim0}, {0}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0    elements, 1..255: of a larger tensor as many as the box or more
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_multicast_32b_global_dim_hint(uint32_t dst, const mgpu_tensor_map *map,
                                               const void *global, uint16_t dim0, uint32_t bar,
                                               uint32_t cta_mask, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {0};
    const uint16_t sizes[1] = {dim0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_1d_multicast_32b_global_dim_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(1, sizes, NULL, NULL, 0));
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 1, 0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint.override::global_address.override::global_dim "
                 "[%0], [%1, %2, {%3}, {0}], [%4], %5, %6;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "r"(bar), "r"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Store the box in shared memory. The tensor is at `global`, its sizes are the operands'; the
 * box begins at its first element.
 *   ptx     cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group.L2::cache_hint.override::global_address.override::global_dim [map, global, {dim0}, {0}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is not
 *           written
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0    elements, 1..255: of a larger tensor as many as the box or more
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_1d_global_dim_hint(const mgpu_tensor_map *map, const void *global, uint16_t dim0,
                                  uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {0};
    const uint16_t sizes[1] = {dim0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_store_1d_global_dim_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(1, sizes, NULL, NULL, 0));
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_STORE, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 1, 0, 0);
    asm volatile("cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group.L2::cache_hint.override::global_address.override::global_dim "
                 "[%0, %1, {%2}, {0}], [%3], %4;"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into global memory, as `op` says. The tensor is at `global`,
 * its sizes are the operands'; the box begins at its first element.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.RED_OP.tile.bulk_group.L2::cache_hint.override::global_address.override::global_dim [map, global, {dim0}, {0}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   op      a constant, 0..7: MGPU_REDUCE_ADD to MGPU_REDUCE_XOR; with another one the file
 *           does not assemble
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is not
 *           written
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0    elements, 1..255: of a larger tensor as many as the box or more
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a type that does not have op: add: u32, s32, u64, f16, bf16, f32, tf32, f64,
 *           f32.ftz, tf32.ftz; inc: u32; see tma_reduce.gen.h
 */
MGPU_DEVICE void
mgpu_tma_reduce_1d_global_dim_hint(uint32_t op, const mgpu_tensor_map *map, const void *global,
                                   uint16_t dim0, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {0};
    const uint16_t sizes[1] = {dim0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_1d_global_dim_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(1, sizes, NULL, NULL, 0));
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, mgpu__emu_tma_red_op(op), policy,
                                  MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 1, 0, 0);
    MGPU__RED_OP_FOLD(op,
        "cp.reduce.async.bulk.tensor.1d.global.shared::cta.",
        ".tile.bulk_group.L2::cache_hint.override::global_address.override::global_dim [%0, %1, {%2}, {0}], [%3], %4;",
        : "l"(map), "l"(global), "h"(dim0), "r"(src), "l"(policy))
#endif
}

/* Bring a box into the L2 cache. The tensor is at `global`, its sizes are the operands'; the
 * box begins at its first element.
 *   ptx     cp.async.bulk.prefetch.tensor.1d.L2.global.tile.L2::cache_hint.override::global_address.override::global_dim [map, global, {dim0}, {0}], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is skipped
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0    elements, 1..255: of a larger tensor as many as the box or more
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_1d_global_dim_hint(const mgpu_tensor_map *map, const void *global,
                                     uint16_t dim0, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {0};
    const uint16_t sizes[1] = {dim0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_1d_global_dim_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(1, sizes, NULL, NULL, 0));
    MGPU__EMU(mgpu__emu_tma_prefetch(1, map, c, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(0, map, 1, 0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.1d.L2.global.tile.L2::cache_hint.override::global_address.override::global_dim "
                 "[%0, %1, {%2}, {0}], %3;"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "l"(policy)
                 : "memory");
#endif
}

/* Bring a box into the L2 cache, where others go before it. The tensor is at `global`, its
 * sizes are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.prefetch.tensor.1d.L2.global.tile.L2::evict_last.override::global_address.override::global_dim [map, global, {dim0}, {0}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is skipped
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0    elements, 1..255: of a larger tensor as many as the box or more
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_1d_l2_evict_last_global_dim(const mgpu_tensor_map *map, const void *global,
                                              uint16_t dim0 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {0};
    const uint16_t sizes[1] = {dim0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_1d_l2_evict_last_global_dim"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(1, sizes, NULL, NULL, 0));
    MGPU__EMU(mgpu__emu_tma_prefetch(1, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 1, 0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.1d.L2.global.tile.L2::evict_last.override::global_address.override::global_dim "
                 "[%0, %1, {%2}, {0}];"
                 :
                 : "l"(map), "l"(global), "h"(dim0)
                 : "memory");
#endif
}

/* Let L2 treat a box as any other: what a prefetch with evict_last has kept there may go. The
 * tensor is at `global`, its sizes are the operands'; the box begins at its first element.
 *   ptx     applypriority.async.bulk.tensor.1d.global.bulk_group.tile.L2::evict_normal.override::global_address.override::global_dim [map, global, {dim0}, {0}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is skipped
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0    elements, 1..255: of a larger tensor as many as the box or more
 *   done    it is part of a bulk group; results do not depend on it
 */
MGPU_DEVICE void
mgpu_tma_applypriority_1d_l2_evict_normal_global_dim(const mgpu_tensor_map *map,
                                                     const void *global,
                                                     uint16_t dim0 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {0};
    const uint16_t sizes[1] = {dim0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_applypriority_1d_l2_evict_normal_global_dim"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(1, sizes, NULL, NULL, 0));
    MGPU__EMU(mgpu__emu_tma_prefetch(1, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 1, 0, 0);
    asm volatile("applypriority.async.bulk.tensor.1d.global.bulk_group.tile.L2::evict_normal.override::global_address.override::global_dim "
                 "[%0, %1, {%2}, {0}];"
                 :
                 : "l"(map), "l"(global), "h"(dim0)
                 : "memory");
#endif
}

/* Load a box into shared memory. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1}, {lo1}, hi, {0, 0}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim1  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes  bytes between neighbours in a dimension, a multiple of 16 below 2^40; lo1
 *                  are bits 4..35, hi has bits 36..39, four bits each
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_global_dim_stride(uint32_t dst, const mgpu_tensor_map *map, const void *global,
                                   uint16_t dim0, uint16_t dim1, uint64_t stride1_bytes,
                                   uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {0, 0};
    const uint16_t sizes[2] = {dim0, dim1};
    const uint64_t strides[1] = {stride1_bytes};
    const uint32_t low[1] = {mgpu__stride_low(stride1_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_2d_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(2, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, 0, 0, MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BOX(dst, map, 2, 0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4}, {%5}, %6, {0, 0}], [%7];"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "r"(mgpu__stride_low(stride1_bytes)), "h"(hi), "r"(bar)
                 : "memory");
#endif
}

/* Load a box into shared memory of this block. The tensor is at `global`, its sizes and strides
 * are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1}, {lo1}, hi, {0, 0}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim1  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes  bytes between neighbours in a dimension, a multiple of 16 below 2^40; lo1
 *                  are bits 4..35, hi has bits 36..39, four bits each
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_shared_cta_global_dim_stride(uint32_t dst, const mgpu_tensor_map *map,
                                              const void *global, uint16_t dim0, uint16_t dim1,
                                              uint64_t stride1_bytes, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {0, 0};
    const uint16_t sizes[2] = {dim0, dim1};
    const uint64_t strides[1] = {stride1_bytes};
    const uint32_t low[1] = {mgpu__stride_low(stride1_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_2d_shared_cta_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(2, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, 0, 0, 0));
#else
    MGPU__DEBUG_BOX(dst, map, 2, 0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    asm volatile("cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4}, {%5}, %6, {0, 0}], [%7];"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "r"(mgpu__stride_low(stride1_bytes)), "h"(hi), "r"(bar)
                 : "memory");
#endif
}

/* Load a box into shared memory of each block in cta_mask. The tensor is at `global`, its sizes
 * and strides are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1}, {lo1}, hi, {0, 0}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim1  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes  bytes between neighbours in a dimension, a multiple of 16 below 2^40; lo1
 *                  are bits 4..35, hi has bits 36..39, four bits each
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_multicast_32b_global_dim_stride(uint32_t dst, const mgpu_tensor_map *map,
                                                 const void *global, uint16_t dim0,
                                                 uint16_t dim1, uint64_t stride1_bytes,
                                                 uint32_t bar, uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {0, 0};
    const uint16_t sizes[2] = {dim0, dim1};
    const uint64_t strides[1] = {stride1_bytes};
    const uint32_t low[1] = {mgpu__stride_low(stride1_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_2d_multicast_32b_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(2, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 2, 0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4}, {%5}, %6, {0, 0}], [%7], %8;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "r"(mgpu__stride_low(stride1_bytes)), "h"(hi), "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Store the box in shared memory. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group.override::global_address.override::global_dim_stride [map, global, {dim0, dim1}, {lo1}, hi, {0, 0}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is not
 *           written
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim1  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes  bytes between neighbours in a dimension, a multiple of 16 below 2^40; lo1
 *                  are bits 4..35, hi has bits 36..39, four bits each
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_2d_global_dim_stride(const mgpu_tensor_map *map, const void *global,
                                    uint16_t dim0, uint16_t dim1, uint64_t stride1_bytes,
                                    uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {0, 0};
    const uint16_t sizes[2] = {dim0, dim1};
    const uint64_t strides[1] = {stride1_bytes};
    const uint32_t low[1] = {mgpu__stride_low(stride1_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_store_2d_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(2, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_STORE, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 2, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3}, {%4}, %5, {0, 0}], [%6];"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "r"(mgpu__stride_low(stride1_bytes)), "h"(hi), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into global memory, as `op` says. The tensor is at `global`,
 * its sizes and strides are the operands'; the box begins at its first element.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.RED_OP.tile.bulk_group.override::global_address.override::global_dim_stride [map, global, {dim0, dim1}, {lo1}, hi, {0, 0}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   op      a constant, 0..7: MGPU_REDUCE_ADD to MGPU_REDUCE_XOR; with another one the file
 *           does not assemble
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is not
 *           written
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim1  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes  bytes between neighbours in a dimension, a multiple of 16 below 2^40; lo1
 *                  are bits 4..35, hi has bits 36..39, four bits each
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a type that does not have op: add: u32, s32, u64, f16, bf16, f32, tf32, f64,
 *           f32.ftz, tf32.ftz; inc: u32; see tma_reduce.gen.h
 */
MGPU_DEVICE void
mgpu_tma_reduce_2d_global_dim_stride(uint32_t op, const mgpu_tensor_map *map,
                                     const void *global, uint16_t dim0, uint16_t dim1,
                                     uint64_t stride1_bytes, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {0, 0};
    const uint16_t sizes[2] = {dim0, dim1};
    const uint64_t strides[1] = {stride1_bytes};
    const uint32_t low[1] = {mgpu__stride_low(stride1_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_2d_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(2, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, mgpu__emu_tma_red_op(op), 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 2, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    MGPU__RED_OP_FOLD(op,
        "cp.reduce.async.bulk.tensor.2d.global.shared::cta.",
        ".tile.bulk_group.override::global_address.override::global_dim_stride [%0, %1, {%2, %3}, {%4}, %5, {0, 0}], [%6];",
        : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "r"(mgpu__stride_low(stride1_bytes)), "h"(hi), "r"(src))
#endif
}

/* Bring a box into the L2 cache. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.prefetch.tensor.2d.L2.global.tile.override::global_address.override::global_dim_stride [map, global, {dim0, dim1}, {lo1}, hi, {0, 0}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is skipped
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim1  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes  bytes between neighbours in a dimension, a multiple of 16 below 2^40; lo1
 *                  are bits 4..35, hi has bits 36..39, four bits each
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_2d_global_dim_stride(const mgpu_tensor_map *map, const void *global,
                                       uint16_t dim0, uint16_t dim1,
                                       uint64_t stride1_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {0, 0};
    const uint16_t sizes[2] = {dim0, dim1};
    const uint64_t strides[1] = {stride1_bytes};
    const uint32_t low[1] = {mgpu__stride_low(stride1_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_2d_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(2, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_prefetch(2, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 2, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    asm volatile("cp.async.bulk.prefetch.tensor.2d.L2.global.tile.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3}, {%4}, %5, {0, 0}];"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "r"(mgpu__stride_low(stride1_bytes)), "h"(hi)
                 : "memory");
#endif
}

/* Load a box into shared memory. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1}, {lo1}, hi, {0, 0}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim1  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes  bytes between neighbours in a dimension, a multiple of 16 below 2^40; lo1
 *                  are bits 4..35, hi has bits 36..39, four bits each
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_global_dim_stride_hint(uint32_t dst, const mgpu_tensor_map *map,
                                        const void *global, uint16_t dim0, uint16_t dim1,
                                        uint64_t stride1_bytes, uint32_t bar,
                                        uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {0, 0};
    const uint16_t sizes[2] = {dim0, dim1};
    const uint64_t strides[1] = {stride1_bytes};
    const uint32_t low[1] = {mgpu__stride_low(stride1_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_2d_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(2, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, 0, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 2, 0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4}, {%5}, %6, {0, 0}], [%7], %8;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "r"(mgpu__stride_low(stride1_bytes)), "h"(hi), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load a box into shared memory of this block. The tensor is at `global`, its sizes and strides
 * are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1}, {lo1}, hi, {0, 0}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim1  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes  bytes between neighbours in a dimension, a multiple of 16 below 2^40; lo1
 *                  are bits 4..35, hi has bits 36..39, four bits each
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_shared_cta_global_dim_stride_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                   const void *global, uint16_t dim0,
                                                   uint16_t dim1, uint64_t stride1_bytes,
                                                   uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {0, 0};
    const uint16_t sizes[2] = {dim0, dim1};
    const uint64_t strides[1] = {stride1_bytes};
    const uint32_t low[1] = {mgpu__stride_low(stride1_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_2d_shared_cta_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(2, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 2, 0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    asm volatile("cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4}, {%5}, %6, {0, 0}], [%7], %8;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "r"(mgpu__stride_low(stride1_bytes)), "h"(hi), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load a box into shared memory of each block in cta_mask. The tensor is at `global`, its sizes
 * and strides are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1}, {lo1}, hi, {0, 0}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim1  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes  bytes between neighbours in a dimension, a multiple of 16 below 2^40; lo1
 *                  are bits 4..35, hi has bits 36..39, four bits each
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_multicast_32b_global_dim_stride_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                      const void *global, uint16_t dim0,
                                                      uint16_t dim1, uint64_t stride1_bytes,
                                                      uint32_t bar, uint32_t cta_mask,
                                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {0, 0};
    const uint16_t sizes[2] = {dim0, dim1};
    const uint64_t strides[1] = {stride1_bytes};
    const uint32_t low[1] = {mgpu__stride_low(stride1_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_2d_multicast_32b_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(2, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 2, 0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4}, {%5}, %6, {0, 0}], [%7], %8, %9;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "r"(mgpu__stride_low(stride1_bytes)), "h"(hi), "r"(bar), "r"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Store the box in shared memory. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group.L2::cache_hint.override::global_address.override::global_dim_stride [map, global, {dim0, dim1}, {lo1}, hi, {0, 0}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is not
 *           written
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim1  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes  bytes between neighbours in a dimension, a multiple of 16 below 2^40; lo1
 *                  are bits 4..35, hi has bits 36..39, four bits each
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_2d_global_dim_stride_hint(const mgpu_tensor_map *map, const void *global,
                                         uint16_t dim0, uint16_t dim1, uint64_t stride1_bytes,
                                         uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {0, 0};
    const uint16_t sizes[2] = {dim0, dim1};
    const uint64_t strides[1] = {stride1_bytes};
    const uint32_t low[1] = {mgpu__stride_low(stride1_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_store_2d_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(2, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_STORE, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 2, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group.L2::cache_hint.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3}, {%4}, %5, {0, 0}], [%6], %7;"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "r"(mgpu__stride_low(stride1_bytes)), "h"(hi), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into global memory, as `op` says. The tensor is at `global`,
 * its sizes and strides are the operands'; the box begins at its first element.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.RED_OP.tile.bulk_group.L2::cache_hint.override::global_address.override::global_dim_stride [map, global, {dim0, dim1}, {lo1}, hi, {0, 0}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   op      a constant, 0..7: MGPU_REDUCE_ADD to MGPU_REDUCE_XOR; with another one the file
 *           does not assemble
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is not
 *           written
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim1  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes  bytes between neighbours in a dimension, a multiple of 16 below 2^40; lo1
 *                  are bits 4..35, hi has bits 36..39, four bits each
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a type that does not have op: add: u32, s32, u64, f16, bf16, f32, tf32, f64,
 *           f32.ftz, tf32.ftz; inc: u32; see tma_reduce.gen.h
 */
MGPU_DEVICE void
mgpu_tma_reduce_2d_global_dim_stride_hint(uint32_t op, const mgpu_tensor_map *map,
                                          const void *global, uint16_t dim0, uint16_t dim1,
                                          uint64_t stride1_bytes, uint32_t src,
                                          uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {0, 0};
    const uint16_t sizes[2] = {dim0, dim1};
    const uint64_t strides[1] = {stride1_bytes};
    const uint32_t low[1] = {mgpu__stride_low(stride1_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_2d_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(2, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, mgpu__emu_tma_red_op(op), policy,
                                  MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 2, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    MGPU__RED_OP_FOLD(op,
        "cp.reduce.async.bulk.tensor.2d.global.shared::cta.",
        ".tile.bulk_group.L2::cache_hint.override::global_address.override::global_dim_stride [%0, %1, {%2, %3}, {%4}, %5, {0, 0}], [%6], %7;",
        : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "r"(mgpu__stride_low(stride1_bytes)), "h"(hi), "r"(src), "l"(policy))
#endif
}

/* Bring a box into the L2 cache. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.prefetch.tensor.2d.L2.global.tile.L2::cache_hint.override::global_address.override::global_dim_stride [map, global, {dim0, dim1}, {lo1}, hi, {0, 0}], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is skipped
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim1  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes  bytes between neighbours in a dimension, a multiple of 16 below 2^40; lo1
 *                  are bits 4..35, hi has bits 36..39, four bits each
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_2d_global_dim_stride_hint(const mgpu_tensor_map *map, const void *global,
                                            uint16_t dim0, uint16_t dim1,
                                            uint64_t stride1_bytes, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {0, 0};
    const uint16_t sizes[2] = {dim0, dim1};
    const uint64_t strides[1] = {stride1_bytes};
    const uint32_t low[1] = {mgpu__stride_low(stride1_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_2d_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(2, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_prefetch(2, map, c, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(0, map, 2, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    asm volatile("cp.async.bulk.prefetch.tensor.2d.L2.global.tile.L2::cache_hint.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3}, {%4}, %5, {0, 0}], %6;"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "r"(mgpu__stride_low(stride1_bytes)), "h"(hi), "l"(policy)
                 : "memory");
#endif
}

/* Bring a box into the L2 cache, where others go before it. The tensor is at `global`, its
 * sizes and strides are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.prefetch.tensor.2d.L2.global.tile.L2::evict_last.override::global_address.override::global_dim_stride [map, global, {dim0, dim1}, {lo1}, hi, {0, 0}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is skipped
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim1  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes  bytes between neighbours in a dimension, a multiple of 16 below 2^40; lo1
 *                  are bits 4..35, hi has bits 36..39, four bits each
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_2d_l2_evict_last_global_dim_stride(const mgpu_tensor_map *map,
                                                     const void *global, uint16_t dim0,
                                                     uint16_t dim1,
                                                     uint64_t stride1_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {0, 0};
    const uint16_t sizes[2] = {dim0, dim1};
    const uint64_t strides[1] = {stride1_bytes};
    const uint32_t low[1] = {mgpu__stride_low(stride1_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_2d_l2_evict_last_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(2, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_prefetch(2, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 2, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    asm volatile("cp.async.bulk.prefetch.tensor.2d.L2.global.tile.L2::evict_last.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3}, {%4}, %5, {0, 0}];"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "r"(mgpu__stride_low(stride1_bytes)), "h"(hi)
                 : "memory");
#endif
}

/* Let L2 treat a box as any other: what a prefetch with evict_last has kept there may go. The
 * tensor is at `global`, its sizes and strides are the operands'; the box begins at its first
 * element.
 *   ptx     applypriority.async.bulk.tensor.2d.global.bulk_group.tile.L2::evict_normal.override::global_address.override::global_dim_stride [map, global, {dim0, dim1}, {lo1}, hi, {0, 0}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is skipped
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim1  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes  bytes between neighbours in a dimension, a multiple of 16 below 2^40; lo1
 *                  are bits 4..35, hi has bits 36..39, four bits each
 *   done    it is part of a bulk group; results do not depend on it
 */
MGPU_DEVICE void
mgpu_tma_applypriority_2d_l2_evict_normal_global_dim_stride(const mgpu_tensor_map *map,
                                                            const void *global, uint16_t dim0,
                                                            uint16_t dim1,
                                                            uint64_t stride1_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {0, 0};
    const uint16_t sizes[2] = {dim0, dim1};
    const uint64_t strides[1] = {stride1_bytes};
    const uint32_t low[1] = {mgpu__stride_low(stride1_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_applypriority_2d_l2_evict_normal_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(2, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_prefetch(2, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 2, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0));
    asm volatile("applypriority.async.bulk.tensor.2d.global.bulk_group.tile.L2::evict_normal.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3}, {%4}, %5, {0, 0}];"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "r"(mgpu__stride_low(stride1_bytes)), "h"(hi)
                 : "memory");
#endif
}

/* Load a box into shared memory. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1, dim2}, {lo1, lo2}, hi, {0, 0, 0}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim2  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes  bytes between neighbours in a dimension, a multiple of 16
 *                                 below 2^40; lo1..lo2 are bits 4..35, hi has bits 36..39, four
 *                                 bits each
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_global_dim_stride(uint32_t dst, const mgpu_tensor_map *map, const void *global,
                                   uint16_t dim0, uint16_t dim1, uint16_t dim2,
                                   uint64_t stride1_bytes, uint64_t stride2_bytes,
                                   uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {0, 0, 0};
    const uint16_t sizes[3] = {dim0, dim1, dim2};
    const uint64_t strides[2] = {stride1_bytes, stride2_bytes};
    const uint32_t low[2] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(3, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, 0, 0, MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BOX(dst, map, 3, 0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4, %5}, {%6, %7}, %8, {0, 0, 0}], [%9];"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "h"(hi), "r"(bar)
                 : "memory");
#endif
}

/* Load a box into shared memory of this block. The tensor is at `global`, its sizes and strides
 * are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1, dim2}, {lo1, lo2}, hi, {0, 0, 0}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim2  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes  bytes between neighbours in a dimension, a multiple of 16
 *                                 below 2^40; lo1..lo2 are bits 4..35, hi has bits 36..39, four
 *                                 bits each
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_global_dim_stride(uint32_t dst, const mgpu_tensor_map *map,
                                              const void *global, uint16_t dim0, uint16_t dim1,
                                              uint16_t dim2, uint64_t stride1_bytes,
                                              uint64_t stride2_bytes, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {0, 0, 0};
    const uint16_t sizes[3] = {dim0, dim1, dim2};
    const uint64_t strides[2] = {stride1_bytes, stride2_bytes};
    const uint32_t low[2] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_shared_cta_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(3, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, 0, 0, 0));
#else
    MGPU__DEBUG_BOX(dst, map, 3, 0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    asm volatile("cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4, %5}, {%6, %7}, %8, {0, 0, 0}], [%9];"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "h"(hi), "r"(bar)
                 : "memory");
#endif
}

/* Load a box into shared memory of each block in cta_mask. The tensor is at `global`, its sizes
 * and strides are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1, dim2}, {lo1, lo2}, hi, {0, 0, 0}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim2  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes  bytes between neighbours in a dimension, a multiple of 16
 *                                 below 2^40; lo1..lo2 are bits 4..35, hi has bits 36..39, four
 *                                 bits each
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_multicast_32b_global_dim_stride(uint32_t dst, const mgpu_tensor_map *map,
                                                 const void *global, uint16_t dim0,
                                                 uint16_t dim1, uint16_t dim2,
                                                 uint64_t stride1_bytes, uint64_t stride2_bytes,
                                                 uint32_t bar, uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {0, 0, 0};
    const uint16_t sizes[3] = {dim0, dim1, dim2};
    const uint64_t strides[2] = {stride1_bytes, stride2_bytes};
    const uint32_t low[2] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_multicast_32b_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(3, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 3, 0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4, %5}, {%6, %7}, %8, {0, 0, 0}], [%9], %10;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "h"(hi), "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Store the box in shared memory. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.3d.global.shared::cta.tile.bulk_group.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2}, {lo1, lo2}, hi, {0, 0, 0}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is not
 *           written
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim2  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes  bytes between neighbours in a dimension, a multiple of 16
 *                                 below 2^40; lo1..lo2 are bits 4..35, hi has bits 36..39, four
 *                                 bits each
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_3d_global_dim_stride(const mgpu_tensor_map *map, const void *global,
                                    uint16_t dim0, uint16_t dim1, uint16_t dim2,
                                    uint64_t stride1_bytes, uint64_t stride2_bytes,
                                    uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {0, 0, 0};
    const uint16_t sizes[3] = {dim0, dim1, dim2};
    const uint64_t strides[2] = {stride1_bytes, stride2_bytes};
    const uint32_t low[2] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_store_3d_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(3, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_STORE, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 3, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    asm volatile("cp.async.bulk.tensor.3d.global.shared::cta.tile.bulk_group.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3, %4}, {%5, %6}, %7, {0, 0, 0}], [%8];"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "h"(hi), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into global memory, as `op` says. The tensor is at `global`,
 * its sizes and strides are the operands'; the box begins at its first element.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.RED_OP.tile.bulk_group.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2}, {lo1, lo2}, hi, {0, 0, 0}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   op      a constant, 0..7: MGPU_REDUCE_ADD to MGPU_REDUCE_XOR; with another one the file
 *           does not assemble
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is not
 *           written
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim2  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes  bytes between neighbours in a dimension, a multiple of 16
 *                                 below 2^40; lo1..lo2 are bits 4..35, hi has bits 36..39, four
 *                                 bits each
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a type that does not have op: add: u32, s32, u64, f16, bf16, f32, tf32, f64,
 *           f32.ftz, tf32.ftz; inc: u32; see tma_reduce.gen.h
 */
MGPU_DEVICE void
mgpu_tma_reduce_3d_global_dim_stride(uint32_t op, const mgpu_tensor_map *map,
                                     const void *global, uint16_t dim0, uint16_t dim1,
                                     uint16_t dim2, uint64_t stride1_bytes,
                                     uint64_t stride2_bytes, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {0, 0, 0};
    const uint16_t sizes[3] = {dim0, dim1, dim2};
    const uint64_t strides[2] = {stride1_bytes, stride2_bytes};
    const uint32_t low[2] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_3d_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(3, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, mgpu__emu_tma_red_op(op), 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 3, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    MGPU__RED_OP_FOLD(op,
        "cp.reduce.async.bulk.tensor.3d.global.shared::cta.",
        ".tile.bulk_group.override::global_address.override::global_dim_stride [%0, %1, {%2, %3, %4}, {%5, %6}, %7, {0, 0, 0}], [%8];",
        : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "h"(hi), "r"(src))
#endif
}

/* Bring a box into the L2 cache. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.prefetch.tensor.3d.L2.global.tile.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2}, {lo1, lo2}, hi, {0, 0, 0}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is skipped
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim2  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes  bytes between neighbours in a dimension, a multiple of 16
 *                                 below 2^40; lo1..lo2 are bits 4..35, hi has bits 36..39, four
 *                                 bits each
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_3d_global_dim_stride(const mgpu_tensor_map *map, const void *global,
                                       uint16_t dim0, uint16_t dim1, uint16_t dim2,
                                       uint64_t stride1_bytes,
                                       uint64_t stride2_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {0, 0, 0};
    const uint16_t sizes[3] = {dim0, dim1, dim2};
    const uint64_t strides[2] = {stride1_bytes, stride2_bytes};
    const uint32_t low[2] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_3d_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(3, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_prefetch(3, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 3, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    asm volatile("cp.async.bulk.prefetch.tensor.3d.L2.global.tile.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3, %4}, {%5, %6}, %7, {0, 0, 0}];"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "h"(hi)
                 : "memory");
#endif
}

/* Load a box into shared memory. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1, dim2}, {lo1, lo2}, hi, {0, 0, 0}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim2  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes  bytes between neighbours in a dimension, a multiple of 16
 *                                 below 2^40; lo1..lo2 are bits 4..35, hi has bits 36..39, four
 *                                 bits each
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_global_dim_stride_hint(uint32_t dst, const mgpu_tensor_map *map,
                                        const void *global, uint16_t dim0, uint16_t dim1,
                                        uint16_t dim2, uint64_t stride1_bytes,
                                        uint64_t stride2_bytes, uint32_t bar,
                                        uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {0, 0, 0};
    const uint16_t sizes[3] = {dim0, dim1, dim2};
    const uint64_t strides[2] = {stride1_bytes, stride2_bytes};
    const uint32_t low[2] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(3, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, 0, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 3, 0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4, %5}, {%6, %7}, %8, {0, 0, 0}], [%9], %10;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "h"(hi), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load a box into shared memory of this block. The tensor is at `global`, its sizes and strides
 * are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1, dim2}, {lo1, lo2}, hi, {0, 0, 0}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim2  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes  bytes between neighbours in a dimension, a multiple of 16
 *                                 below 2^40; lo1..lo2 are bits 4..35, hi has bits 36..39, four
 *                                 bits each
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_global_dim_stride_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                   const void *global, uint16_t dim0,
                                                   uint16_t dim1, uint16_t dim2,
                                                   uint64_t stride1_bytes,
                                                   uint64_t stride2_bytes, uint32_t bar,
                                                   uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {0, 0, 0};
    const uint16_t sizes[3] = {dim0, dim1, dim2};
    const uint64_t strides[2] = {stride1_bytes, stride2_bytes};
    const uint32_t low[2] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_shared_cta_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(3, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 3, 0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    asm volatile("cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4, %5}, {%6, %7}, %8, {0, 0, 0}], [%9], %10;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "h"(hi), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load a box into shared memory of each block in cta_mask. The tensor is at `global`, its sizes
 * and strides are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1, dim2}, {lo1, lo2}, hi, {0, 0, 0}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim2  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes  bytes between neighbours in a dimension, a multiple of 16
 *                                 below 2^40; lo1..lo2 are bits 4..35, hi has bits 36..39, four
 *                                 bits each
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_multicast_32b_global_dim_stride_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                      const void *global, uint16_t dim0,
                                                      uint16_t dim1, uint16_t dim2,
                                                      uint64_t stride1_bytes,
                                                      uint64_t stride2_bytes, uint32_t bar,
                                                      uint32_t cta_mask,
                                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {0, 0, 0};
    const uint16_t sizes[3] = {dim0, dim1, dim2};
    const uint64_t strides[2] = {stride1_bytes, stride2_bytes};
    const uint32_t low[2] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_multicast_32b_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(3, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 3, 0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4, %5}, {%6, %7}, %8, {0, 0, 0}], [%9], %10, %11;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "h"(hi), "r"(bar), "r"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Store the box in shared memory. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.3d.global.shared::cta.tile.bulk_group.L2::cache_hint.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2}, {lo1, lo2}, hi, {0, 0, 0}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is not
 *           written
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim2  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes  bytes between neighbours in a dimension, a multiple of 16
 *                                 below 2^40; lo1..lo2 are bits 4..35, hi has bits 36..39, four
 *                                 bits each
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_3d_global_dim_stride_hint(const mgpu_tensor_map *map, const void *global,
                                         uint16_t dim0, uint16_t dim1, uint16_t dim2,
                                         uint64_t stride1_bytes, uint64_t stride2_bytes,
                                         uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {0, 0, 0};
    const uint16_t sizes[3] = {dim0, dim1, dim2};
    const uint64_t strides[2] = {stride1_bytes, stride2_bytes};
    const uint32_t low[2] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_store_3d_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(3, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_STORE, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 3, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    asm volatile("cp.async.bulk.tensor.3d.global.shared::cta.tile.bulk_group.L2::cache_hint.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3, %4}, {%5, %6}, %7, {0, 0, 0}], [%8], %9;"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "h"(hi), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into global memory, as `op` says. The tensor is at `global`,
 * its sizes and strides are the operands'; the box begins at its first element.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.RED_OP.tile.bulk_group.L2::cache_hint.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2}, {lo1, lo2}, hi, {0, 0, 0}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   op      a constant, 0..7: MGPU_REDUCE_ADD to MGPU_REDUCE_XOR; with another one the file
 *           does not assemble
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is not
 *           written
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim2  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes  bytes between neighbours in a dimension, a multiple of 16
 *                                 below 2^40; lo1..lo2 are bits 4..35, hi has bits 36..39, four
 *                                 bits each
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a type that does not have op: add: u32, s32, u64, f16, bf16, f32, tf32, f64,
 *           f32.ftz, tf32.ftz; inc: u32; see tma_reduce.gen.h
 */
MGPU_DEVICE void
mgpu_tma_reduce_3d_global_dim_stride_hint(uint32_t op, const mgpu_tensor_map *map,
                                          const void *global, uint16_t dim0, uint16_t dim1,
                                          uint16_t dim2, uint64_t stride1_bytes,
                                          uint64_t stride2_bytes, uint32_t src,
                                          uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {0, 0, 0};
    const uint16_t sizes[3] = {dim0, dim1, dim2};
    const uint64_t strides[2] = {stride1_bytes, stride2_bytes};
    const uint32_t low[2] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_3d_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(3, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, mgpu__emu_tma_red_op(op), policy,
                                  MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 3, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    MGPU__RED_OP_FOLD(op,
        "cp.reduce.async.bulk.tensor.3d.global.shared::cta.",
        ".tile.bulk_group.L2::cache_hint.override::global_address.override::global_dim_stride [%0, %1, {%2, %3, %4}, {%5, %6}, %7, {0, 0, 0}], [%8], %9;",
        : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "h"(hi), "r"(src), "l"(policy))
#endif
}

/* Bring a box into the L2 cache. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.prefetch.tensor.3d.L2.global.tile.L2::cache_hint.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2}, {lo1, lo2}, hi, {0, 0, 0}], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is skipped
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim2  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes  bytes between neighbours in a dimension, a multiple of 16
 *                                 below 2^40; lo1..lo2 are bits 4..35, hi has bits 36..39, four
 *                                 bits each
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_3d_global_dim_stride_hint(const mgpu_tensor_map *map, const void *global,
                                            uint16_t dim0, uint16_t dim1, uint16_t dim2,
                                            uint64_t stride1_bytes, uint64_t stride2_bytes,
                                            uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {0, 0, 0};
    const uint16_t sizes[3] = {dim0, dim1, dim2};
    const uint64_t strides[2] = {stride1_bytes, stride2_bytes};
    const uint32_t low[2] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_3d_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(3, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_prefetch(3, map, c, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(0, map, 3, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    asm volatile("cp.async.bulk.prefetch.tensor.3d.L2.global.tile.L2::cache_hint.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3, %4}, {%5, %6}, %7, {0, 0, 0}], %8;"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "h"(hi), "l"(policy)
                 : "memory");
#endif
}

/* Bring a box into the L2 cache, where others go before it. The tensor is at `global`, its
 * sizes and strides are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.prefetch.tensor.3d.L2.global.tile.L2::evict_last.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2}, {lo1, lo2}, hi, {0, 0, 0}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is skipped
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim2  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes  bytes between neighbours in a dimension, a multiple of 16
 *                                 below 2^40; lo1..lo2 are bits 4..35, hi has bits 36..39, four
 *                                 bits each
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_3d_l2_evict_last_global_dim_stride(const mgpu_tensor_map *map,
                                                     const void *global, uint16_t dim0,
                                                     uint16_t dim1, uint16_t dim2,
                                                     uint64_t stride1_bytes,
                                                     uint64_t stride2_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {0, 0, 0};
    const uint16_t sizes[3] = {dim0, dim1, dim2};
    const uint64_t strides[2] = {stride1_bytes, stride2_bytes};
    const uint32_t low[2] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_3d_l2_evict_last_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(3, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_prefetch(3, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 3, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    asm volatile("cp.async.bulk.prefetch.tensor.3d.L2.global.tile.L2::evict_last.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3, %4}, {%5, %6}, %7, {0, 0, 0}];"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "h"(hi)
                 : "memory");
#endif
}

/* Let L2 treat a box as any other: what a prefetch with evict_last has kept there may go. The
 * tensor is at `global`, its sizes and strides are the operands'; the box begins at its first
 * element.
 *   ptx     applypriority.async.bulk.tensor.3d.global.bulk_group.tile.L2::evict_normal.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2}, {lo1, lo2}, hi, {0, 0, 0}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is skipped
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim2  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes  bytes between neighbours in a dimension, a multiple of 16
 *                                 below 2^40; lo1..lo2 are bits 4..35, hi has bits 36..39, four
 *                                 bits each
 *   done    it is part of a bulk group; results do not depend on it
 */
MGPU_DEVICE void
mgpu_tma_applypriority_3d_l2_evict_normal_global_dim_stride(const mgpu_tensor_map *map,
                                                            const void *global, uint16_t dim0,
                                                            uint16_t dim1, uint16_t dim2,
                                                            uint64_t stride1_bytes,
                                                            uint64_t stride2_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {0, 0, 0};
    const uint16_t sizes[3] = {dim0, dim1, dim2};
    const uint64_t strides[2] = {stride1_bytes, stride2_bytes};
    const uint32_t low[2] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_applypriority_3d_l2_evict_normal_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(3, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_prefetch(3, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 3, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1));
    asm volatile("applypriority.async.bulk.tensor.3d.global.bulk_group.tile.L2::evict_normal.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3, %4}, {%5, %6}, %7, {0, 0, 0}];"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "h"(hi)
                 : "memory");
#endif
}

/* Load a box into shared memory. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1, dim2, dim3}, {lo1, lo2, lo3}, hi, {0, 0, 0, 0}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim3  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes  bytes between neighbours in a dimension, a
 *                                                multiple of 16 below 2^40; lo1..lo3 are bits
 *                                                4..35, hi has bits 36..39, four bits each
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_global_dim_stride(uint32_t dst, const mgpu_tensor_map *map, const void *global,
                                   uint16_t dim0, uint16_t dim1, uint16_t dim2, uint16_t dim3,
                                   uint64_t stride1_bytes, uint64_t stride2_bytes,
                                   uint64_t stride3_bytes, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {0, 0, 0, 0};
    const uint16_t sizes[4] = {dim0, dim1, dim2, dim3};
    const uint64_t strides[3] = {stride1_bytes, stride2_bytes, stride3_bytes};
    const uint32_t low[3] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(4, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, 0, 0, MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BOX(dst, map, 4, 0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4, %5, %6}, {%7, %8, %9}, %10, {0, 0, 0, 0}], [%11];"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "h"(hi), "r"(bar)
                 : "memory");
#endif
}

/* Load a box into shared memory of this block. The tensor is at `global`, its sizes and strides
 * are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.tile.mbarrier::complete_tx::bytes.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1, dim2, dim3}, {lo1, lo2, lo3}, hi, {0, 0, 0, 0}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim3  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes  bytes between neighbours in a dimension, a
 *                                                multiple of 16 below 2^40; lo1..lo3 are bits
 *                                                4..35, hi has bits 36..39, four bits each
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_global_dim_stride(uint32_t dst, const mgpu_tensor_map *map,
                                              const void *global, uint16_t dim0, uint16_t dim1,
                                              uint16_t dim2, uint16_t dim3,
                                              uint64_t stride1_bytes, uint64_t stride2_bytes,
                                              uint64_t stride3_bytes, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {0, 0, 0, 0};
    const uint16_t sizes[4] = {dim0, dim1, dim2, dim3};
    const uint64_t strides[3] = {stride1_bytes, stride2_bytes, stride3_bytes};
    const uint32_t low[3] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_shared_cta_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(4, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, 0, 0, 0));
#else
    MGPU__DEBUG_BOX(dst, map, 4, 0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.tile.mbarrier::complete_tx::bytes.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4, %5, %6}, {%7, %8, %9}, %10, {0, 0, 0, 0}], [%11];"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "h"(hi), "r"(bar)
                 : "memory");
#endif
}

/* Load a box into shared memory of each block in cta_mask. The tensor is at `global`, its sizes
 * and strides are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1, dim2, dim3}, {lo1, lo2, lo3}, hi, {0, 0, 0, 0}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim3  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes  bytes between neighbours in a dimension, a
 *                                                multiple of 16 below 2^40; lo1..lo3 are bits
 *                                                4..35, hi has bits 36..39, four bits each
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_multicast_32b_global_dim_stride(uint32_t dst, const mgpu_tensor_map *map,
                                                 const void *global, uint16_t dim0,
                                                 uint16_t dim1, uint16_t dim2, uint16_t dim3,
                                                 uint64_t stride1_bytes, uint64_t stride2_bytes,
                                                 uint64_t stride3_bytes, uint32_t bar,
                                                 uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {0, 0, 0, 0};
    const uint16_t sizes[4] = {dim0, dim1, dim2, dim3};
    const uint64_t strides[3] = {stride1_bytes, stride2_bytes, stride3_bytes};
    const uint32_t low[3] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_multicast_32b_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(4, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 4, 0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4, %5, %6}, {%7, %8, %9}, %10, {0, 0, 0, 0}], [%11], %12;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "h"(hi), "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Store the box in shared memory. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2, dim3}, {lo1, lo2, lo3}, hi, {0, 0, 0, 0}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is not
 *           written
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim3  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes  bytes between neighbours in a dimension, a
 *                                                multiple of 16 below 2^40; lo1..lo3 are bits
 *                                                4..35, hi has bits 36..39, four bits each
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_4d_global_dim_stride(const mgpu_tensor_map *map, const void *global,
                                    uint16_t dim0, uint16_t dim1, uint16_t dim2, uint16_t dim3,
                                    uint64_t stride1_bytes, uint64_t stride2_bytes,
                                    uint64_t stride3_bytes, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {0, 0, 0, 0};
    const uint16_t sizes[4] = {dim0, dim1, dim2, dim3};
    const uint64_t strides[3] = {stride1_bytes, stride2_bytes, stride3_bytes};
    const uint32_t low[3] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_store_4d_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(4, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_STORE, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 4, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3, %4, %5}, {%6, %7, %8}, %9, {0, 0, 0, 0}], [%10];"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "h"(hi), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into global memory, as `op` says. The tensor is at `global`,
 * its sizes and strides are the operands'; the box begins at its first element.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.RED_OP.tile.bulk_group.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2, dim3}, {lo1, lo2, lo3}, hi, {0, 0, 0, 0}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   op      a constant, 0..7: MGPU_REDUCE_ADD to MGPU_REDUCE_XOR; with another one the file
 *           does not assemble
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is not
 *           written
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim3  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes  bytes between neighbours in a dimension, a
 *                                                multiple of 16 below 2^40; lo1..lo3 are bits
 *                                                4..35, hi has bits 36..39, four bits each
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a type that does not have op: add: u32, s32, u64, f16, bf16, f32, tf32, f64,
 *           f32.ftz, tf32.ftz; inc: u32; see tma_reduce.gen.h
 */
MGPU_DEVICE void
mgpu_tma_reduce_4d_global_dim_stride(uint32_t op, const mgpu_tensor_map *map,
                                     const void *global, uint16_t dim0, uint16_t dim1,
                                     uint16_t dim2, uint16_t dim3, uint64_t stride1_bytes,
                                     uint64_t stride2_bytes, uint64_t stride3_bytes,
                                     uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {0, 0, 0, 0};
    const uint16_t sizes[4] = {dim0, dim1, dim2, dim3};
    const uint64_t strides[3] = {stride1_bytes, stride2_bytes, stride3_bytes};
    const uint32_t low[3] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_4d_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(4, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, mgpu__emu_tma_red_op(op), 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 4, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    MGPU__RED_OP_FOLD(op,
        "cp.reduce.async.bulk.tensor.4d.global.shared::cta.",
        ".tile.bulk_group.override::global_address.override::global_dim_stride [%0, %1, {%2, %3, %4, %5}, {%6, %7, %8}, %9, {0, 0, 0, 0}], [%10];",
        : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "h"(hi), "r"(src))
#endif
}

/* Bring a box into the L2 cache. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.prefetch.tensor.4d.L2.global.tile.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2, dim3}, {lo1, lo2, lo3}, hi, {0, 0, 0, 0}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is skipped
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim3  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes  bytes between neighbours in a dimension, a
 *                                                multiple of 16 below 2^40; lo1..lo3 are bits
 *                                                4..35, hi has bits 36..39, four bits each
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_4d_global_dim_stride(const mgpu_tensor_map *map, const void *global,
                                       uint16_t dim0, uint16_t dim1, uint16_t dim2,
                                       uint16_t dim3, uint64_t stride1_bytes,
                                       uint64_t stride2_bytes,
                                       uint64_t stride3_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {0, 0, 0, 0};
    const uint16_t sizes[4] = {dim0, dim1, dim2, dim3};
    const uint64_t strides[3] = {stride1_bytes, stride2_bytes, stride3_bytes};
    const uint32_t low[3] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_4d_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(4, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_prefetch(4, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 4, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    asm volatile("cp.async.bulk.prefetch.tensor.4d.L2.global.tile.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3, %4, %5}, {%6, %7, %8}, %9, {0, 0, 0, 0}];"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "h"(hi)
                 : "memory");
#endif
}

/* Load a box into shared memory. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1, dim2, dim3}, {lo1, lo2, lo3}, hi, {0, 0, 0, 0}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim3  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes  bytes between neighbours in a dimension, a
 *                                                multiple of 16 below 2^40; lo1..lo3 are bits
 *                                                4..35, hi has bits 36..39, four bits each
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_global_dim_stride_hint(uint32_t dst, const mgpu_tensor_map *map,
                                        const void *global, uint16_t dim0, uint16_t dim1,
                                        uint16_t dim2, uint16_t dim3, uint64_t stride1_bytes,
                                        uint64_t stride2_bytes, uint64_t stride3_bytes,
                                        uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {0, 0, 0, 0};
    const uint16_t sizes[4] = {dim0, dim1, dim2, dim3};
    const uint64_t strides[3] = {stride1_bytes, stride2_bytes, stride3_bytes};
    const uint32_t low[3] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(4, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, 0, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 4, 0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4, %5, %6}, {%7, %8, %9}, %10, {0, 0, 0, 0}], [%11], %12;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "h"(hi), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load a box into shared memory of this block. The tensor is at `global`, its sizes and strides
 * are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1, dim2, dim3}, {lo1, lo2, lo3}, hi, {0, 0, 0, 0}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim3  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes  bytes between neighbours in a dimension, a
 *                                                multiple of 16 below 2^40; lo1..lo3 are bits
 *                                                4..35, hi has bits 36..39, four bits each
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_global_dim_stride_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                   const void *global, uint16_t dim0,
                                                   uint16_t dim1, uint16_t dim2, uint16_t dim3,
                                                   uint64_t stride1_bytes,
                                                   uint64_t stride2_bytes,
                                                   uint64_t stride3_bytes, uint32_t bar,
                                                   uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {0, 0, 0, 0};
    const uint16_t sizes[4] = {dim0, dim1, dim2, dim3};
    const uint64_t strides[3] = {stride1_bytes, stride2_bytes, stride3_bytes};
    const uint32_t low[3] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_shared_cta_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(4, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 4, 0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4, %5, %6}, {%7, %8, %9}, %10, {0, 0, 0, 0}], [%11], %12;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "h"(hi), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load a box into shared memory of each block in cta_mask. The tensor is at `global`, its sizes
 * and strides are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1, dim2, dim3}, {lo1, lo2, lo3}, hi, {0, 0, 0, 0}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim3  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes  bytes between neighbours in a dimension, a
 *                                                multiple of 16 below 2^40; lo1..lo3 are bits
 *                                                4..35, hi has bits 36..39, four bits each
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_multicast_32b_global_dim_stride_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                      const void *global, uint16_t dim0,
                                                      uint16_t dim1, uint16_t dim2,
                                                      uint16_t dim3, uint64_t stride1_bytes,
                                                      uint64_t stride2_bytes,
                                                      uint64_t stride3_bytes, uint32_t bar,
                                                      uint32_t cta_mask,
                                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {0, 0, 0, 0};
    const uint16_t sizes[4] = {dim0, dim1, dim2, dim3};
    const uint64_t strides[3] = {stride1_bytes, stride2_bytes, stride3_bytes};
    const uint32_t low[3] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_multicast_32b_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(4, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 4, 0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4, %5, %6}, {%7, %8, %9}, %10, {0, 0, 0, 0}], [%11], %12, %13;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "h"(hi), "r"(bar), "r"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Store the box in shared memory. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group.L2::cache_hint.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2, dim3}, {lo1, lo2, lo3}, hi, {0, 0, 0, 0}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is not
 *           written
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim3  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes  bytes between neighbours in a dimension, a
 *                                                multiple of 16 below 2^40; lo1..lo3 are bits
 *                                                4..35, hi has bits 36..39, four bits each
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_4d_global_dim_stride_hint(const mgpu_tensor_map *map, const void *global,
                                         uint16_t dim0, uint16_t dim1, uint16_t dim2,
                                         uint16_t dim3, uint64_t stride1_bytes,
                                         uint64_t stride2_bytes, uint64_t stride3_bytes,
                                         uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {0, 0, 0, 0};
    const uint16_t sizes[4] = {dim0, dim1, dim2, dim3};
    const uint64_t strides[3] = {stride1_bytes, stride2_bytes, stride3_bytes};
    const uint32_t low[3] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_store_4d_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(4, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_STORE, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 4, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group.L2::cache_hint.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3, %4, %5}, {%6, %7, %8}, %9, {0, 0, 0, 0}], [%10], %11;"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "h"(hi), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into global memory, as `op` says. The tensor is at `global`,
 * its sizes and strides are the operands'; the box begins at its first element.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.RED_OP.tile.bulk_group.L2::cache_hint.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2, dim3}, {lo1, lo2, lo3}, hi, {0, 0, 0, 0}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   op      a constant, 0..7: MGPU_REDUCE_ADD to MGPU_REDUCE_XOR; with another one the file
 *           does not assemble
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is not
 *           written
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim3  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes  bytes between neighbours in a dimension, a
 *                                                multiple of 16 below 2^40; lo1..lo3 are bits
 *                                                4..35, hi has bits 36..39, four bits each
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a type that does not have op: add: u32, s32, u64, f16, bf16, f32, tf32, f64,
 *           f32.ftz, tf32.ftz; inc: u32; see tma_reduce.gen.h
 */
MGPU_DEVICE void
mgpu_tma_reduce_4d_global_dim_stride_hint(uint32_t op, const mgpu_tensor_map *map,
                                          const void *global, uint16_t dim0, uint16_t dim1,
                                          uint16_t dim2, uint16_t dim3, uint64_t stride1_bytes,
                                          uint64_t stride2_bytes, uint64_t stride3_bytes,
                                          uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {0, 0, 0, 0};
    const uint16_t sizes[4] = {dim0, dim1, dim2, dim3};
    const uint64_t strides[3] = {stride1_bytes, stride2_bytes, stride3_bytes};
    const uint32_t low[3] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_4d_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(4, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, mgpu__emu_tma_red_op(op), policy,
                                  MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 4, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    MGPU__RED_OP_FOLD(op,
        "cp.reduce.async.bulk.tensor.4d.global.shared::cta.",
        ".tile.bulk_group.L2::cache_hint.override::global_address.override::global_dim_stride [%0, %1, {%2, %3, %4, %5}, {%6, %7, %8}, %9, {0, 0, 0, 0}], [%10], %11;",
        : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "h"(hi), "r"(src), "l"(policy))
#endif
}

/* Bring a box into the L2 cache. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.prefetch.tensor.4d.L2.global.tile.L2::cache_hint.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2, dim3}, {lo1, lo2, lo3}, hi, {0, 0, 0, 0}], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is skipped
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim3  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes  bytes between neighbours in a dimension, a
 *                                                multiple of 16 below 2^40; lo1..lo3 are bits
 *                                                4..35, hi has bits 36..39, four bits each
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_4d_global_dim_stride_hint(const mgpu_tensor_map *map, const void *global,
                                            uint16_t dim0, uint16_t dim1, uint16_t dim2,
                                            uint16_t dim3, uint64_t stride1_bytes,
                                            uint64_t stride2_bytes, uint64_t stride3_bytes,
                                            uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {0, 0, 0, 0};
    const uint16_t sizes[4] = {dim0, dim1, dim2, dim3};
    const uint64_t strides[3] = {stride1_bytes, stride2_bytes, stride3_bytes};
    const uint32_t low[3] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_4d_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(4, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_prefetch(4, map, c, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(0, map, 4, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    asm volatile("cp.async.bulk.prefetch.tensor.4d.L2.global.tile.L2::cache_hint.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3, %4, %5}, {%6, %7, %8}, %9, {0, 0, 0, 0}], %10;"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "h"(hi), "l"(policy)
                 : "memory");
#endif
}

/* Bring a box into the L2 cache, where others go before it. The tensor is at `global`, its
 * sizes and strides are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.prefetch.tensor.4d.L2.global.tile.L2::evict_last.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2, dim3}, {lo1, lo2, lo3}, hi, {0, 0, 0, 0}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is skipped
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim3  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes  bytes between neighbours in a dimension, a
 *                                                multiple of 16 below 2^40; lo1..lo3 are bits
 *                                                4..35, hi has bits 36..39, four bits each
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_4d_l2_evict_last_global_dim_stride(const mgpu_tensor_map *map,
                                                     const void *global, uint16_t dim0,
                                                     uint16_t dim1, uint16_t dim2,
                                                     uint16_t dim3, uint64_t stride1_bytes,
                                                     uint64_t stride2_bytes,
                                                     uint64_t stride3_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {0, 0, 0, 0};
    const uint16_t sizes[4] = {dim0, dim1, dim2, dim3};
    const uint64_t strides[3] = {stride1_bytes, stride2_bytes, stride3_bytes};
    const uint32_t low[3] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_4d_l2_evict_last_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(4, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_prefetch(4, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 4, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    asm volatile("cp.async.bulk.prefetch.tensor.4d.L2.global.tile.L2::evict_last.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3, %4, %5}, {%6, %7, %8}, %9, {0, 0, 0, 0}];"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "h"(hi)
                 : "memory");
#endif
}

/* Let L2 treat a box as any other: what a prefetch with evict_last has kept there may go. The
 * tensor is at `global`, its sizes and strides are the operands'; the box begins at its first
 * element.
 *   ptx     applypriority.async.bulk.tensor.4d.global.bulk_group.tile.L2::evict_normal.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2, dim3}, {lo1, lo2, lo3}, hi, {0, 0, 0, 0}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is skipped
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim3  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes  bytes between neighbours in a dimension, a
 *                                                multiple of 16 below 2^40; lo1..lo3 are bits
 *                                                4..35, hi has bits 36..39, four bits each
 *   done    it is part of a bulk group; results do not depend on it
 */
MGPU_DEVICE void
mgpu_tma_applypriority_4d_l2_evict_normal_global_dim_stride(const mgpu_tensor_map *map,
                                                            const void *global, uint16_t dim0,
                                                            uint16_t dim1, uint16_t dim2,
                                                            uint16_t dim3,
                                                            uint64_t stride1_bytes,
                                                            uint64_t stride2_bytes,
                                                            uint64_t stride3_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {0, 0, 0, 0};
    const uint16_t sizes[4] = {dim0, dim1, dim2, dim3};
    const uint64_t strides[3] = {stride1_bytes, stride2_bytes, stride3_bytes};
    const uint32_t low[3] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_applypriority_4d_l2_evict_normal_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(4, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_prefetch(4, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 4, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2));
    asm volatile("applypriority.async.bulk.tensor.4d.global.bulk_group.tile.L2::evict_normal.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3, %4, %5}, {%6, %7, %8}, %9, {0, 0, 0, 0}];"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "h"(hi)
                 : "memory");
#endif
}

/* Load a box into shared memory. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1, dim2, dim3, dim4}, {lo1, lo2, lo3, lo4}, hi, {0, 0, 0, 0, 0}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim4  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes  bytes between neighbours in a
 *                                                               dimension, a multiple of 16
 *                                                               below 2^40; lo1..lo4 are bits
 *                                                               4..35, hi has bits 36..39, four
 *                                                               bits each
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_global_dim_stride(uint32_t dst, const mgpu_tensor_map *map, const void *global,
                                   uint16_t dim0, uint16_t dim1, uint16_t dim2, uint16_t dim3,
                                   uint16_t dim4, uint64_t stride1_bytes,
                                   uint64_t stride2_bytes, uint64_t stride3_bytes,
                                   uint64_t stride4_bytes, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {0, 0, 0, 0, 0};
    const uint16_t sizes[5] = {dim0, dim1, dim2, dim3, dim4};
    const uint64_t strides[4] = {stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes};
    const uint32_t low[4] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes), mgpu__stride_low(stride4_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(5, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, 0, 0, MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BOX(dst, map, 5, 0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4, %5, %6, %7}, {%8, %9, %10, %11}, %12, {0, 0, 0, 0, 0}], [%13];"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "h"(dim4), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "r"(mgpu__stride_low(stride4_bytes)), "h"(hi), "r"(bar)
                 : "memory");
#endif
}

/* Load a box into shared memory of this block. The tensor is at `global`, its sizes and strides
 * are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.tile.mbarrier::complete_tx::bytes.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1, dim2, dim3, dim4}, {lo1, lo2, lo3, lo4}, hi, {0, 0, 0, 0, 0}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim4  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes  bytes between neighbours in a
 *                                                               dimension, a multiple of 16
 *                                                               below 2^40; lo1..lo4 are bits
 *                                                               4..35, hi has bits 36..39, four
 *                                                               bits each
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_global_dim_stride(uint32_t dst, const mgpu_tensor_map *map,
                                              const void *global, uint16_t dim0, uint16_t dim1,
                                              uint16_t dim2, uint16_t dim3, uint16_t dim4,
                                              uint64_t stride1_bytes, uint64_t stride2_bytes,
                                              uint64_t stride3_bytes, uint64_t stride4_bytes,
                                              uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {0, 0, 0, 0, 0};
    const uint16_t sizes[5] = {dim0, dim1, dim2, dim3, dim4};
    const uint64_t strides[4] = {stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes};
    const uint32_t low[4] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes), mgpu__stride_low(stride4_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_shared_cta_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(5, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, 0, 0, 0));
#else
    MGPU__DEBUG_BOX(dst, map, 5, 0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    asm volatile("cp.async.bulk.tensor.5d.shared::cta.global.tile.mbarrier::complete_tx::bytes.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4, %5, %6, %7}, {%8, %9, %10, %11}, %12, {0, 0, 0, 0, 0}], [%13];"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "h"(dim4), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "r"(mgpu__stride_low(stride4_bytes)), "h"(hi), "r"(bar)
                 : "memory");
#endif
}

/* Load a box into shared memory of each block in cta_mask. The tensor is at `global`, its sizes
 * and strides are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1, dim2, dim3, dim4}, {lo1, lo2, lo3, lo4}, hi, {0, 0, 0, 0, 0}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim4  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes  bytes between neighbours in a
 *                                                               dimension, a multiple of 16
 *                                                               below 2^40; lo1..lo4 are bits
 *                                                               4..35, hi has bits 36..39, four
 *                                                               bits each
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_multicast_32b_global_dim_stride(uint32_t dst, const mgpu_tensor_map *map,
                                                 const void *global, uint16_t dim0,
                                                 uint16_t dim1, uint16_t dim2, uint16_t dim3,
                                                 uint16_t dim4, uint64_t stride1_bytes,
                                                 uint64_t stride2_bytes, uint64_t stride3_bytes,
                                                 uint64_t stride4_bytes, uint32_t bar,
                                                 uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {0, 0, 0, 0, 0};
    const uint16_t sizes[5] = {dim0, dim1, dim2, dim3, dim4};
    const uint64_t strides[4] = {stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes};
    const uint32_t low[4] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes), mgpu__stride_low(stride4_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_multicast_32b_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(5, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 5, 0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4, %5, %6, %7}, {%8, %9, %10, %11}, %12, {0, 0, 0, 0, 0}], [%13], %14;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "h"(dim4), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "r"(mgpu__stride_low(stride4_bytes)), "h"(hi), "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Store the box in shared memory. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.5d.global.shared::cta.tile.bulk_group.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2, dim3, dim4}, {lo1, lo2, lo3, lo4}, hi, {0, 0, 0, 0, 0}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is not
 *           written
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim4  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes  bytes between neighbours in a
 *                                                               dimension, a multiple of 16
 *                                                               below 2^40; lo1..lo4 are bits
 *                                                               4..35, hi has bits 36..39, four
 *                                                               bits each
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_5d_global_dim_stride(const mgpu_tensor_map *map, const void *global,
                                    uint16_t dim0, uint16_t dim1, uint16_t dim2, uint16_t dim3,
                                    uint16_t dim4, uint64_t stride1_bytes,
                                    uint64_t stride2_bytes, uint64_t stride3_bytes,
                                    uint64_t stride4_bytes, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {0, 0, 0, 0, 0};
    const uint16_t sizes[5] = {dim0, dim1, dim2, dim3, dim4};
    const uint64_t strides[4] = {stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes};
    const uint32_t low[4] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes), mgpu__stride_low(stride4_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_store_5d_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(5, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_STORE, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 5, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.tile.bulk_group.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3, %4, %5, %6}, {%7, %8, %9, %10}, %11, {0, 0, 0, 0, 0}], [%12];"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "h"(dim4), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "r"(mgpu__stride_low(stride4_bytes)), "h"(hi), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into global memory, as `op` says. The tensor is at `global`,
 * its sizes and strides are the operands'; the box begins at its first element.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.RED_OP.tile.bulk_group.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2, dim3, dim4}, {lo1, lo2, lo3, lo4}, hi, {0, 0, 0, 0, 0}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   op      a constant, 0..7: MGPU_REDUCE_ADD to MGPU_REDUCE_XOR; with another one the file
 *           does not assemble
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is not
 *           written
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim4  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes  bytes between neighbours in a
 *                                                               dimension, a multiple of 16
 *                                                               below 2^40; lo1..lo4 are bits
 *                                                               4..35, hi has bits 36..39, four
 *                                                               bits each
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a type that does not have op: add: u32, s32, u64, f16, bf16, f32, tf32, f64,
 *           f32.ftz, tf32.ftz; inc: u32; see tma_reduce.gen.h
 */
MGPU_DEVICE void
mgpu_tma_reduce_5d_global_dim_stride(uint32_t op, const mgpu_tensor_map *map,
                                     const void *global, uint16_t dim0, uint16_t dim1,
                                     uint16_t dim2, uint16_t dim3, uint16_t dim4,
                                     uint64_t stride1_bytes, uint64_t stride2_bytes,
                                     uint64_t stride3_bytes, uint64_t stride4_bytes,
                                     uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {0, 0, 0, 0, 0};
    const uint16_t sizes[5] = {dim0, dim1, dim2, dim3, dim4};
    const uint64_t strides[4] = {stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes};
    const uint32_t low[4] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes), mgpu__stride_low(stride4_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_5d_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(5, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, mgpu__emu_tma_red_op(op), 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 5, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    MGPU__RED_OP_FOLD(op,
        "cp.reduce.async.bulk.tensor.5d.global.shared::cta.",
        ".tile.bulk_group.override::global_address.override::global_dim_stride [%0, %1, {%2, %3, %4, %5, %6}, {%7, %8, %9, %10}, %11, {0, 0, 0, 0, 0}], [%12];",
        : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "h"(dim4), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "r"(mgpu__stride_low(stride4_bytes)), "h"(hi), "r"(src))
#endif
}

/* Bring a box into the L2 cache. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.prefetch.tensor.5d.L2.global.tile.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2, dim3, dim4}, {lo1, lo2, lo3, lo4}, hi, {0, 0, 0, 0, 0}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is skipped
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim4  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes  bytes between neighbours in a
 *                                                               dimension, a multiple of 16
 *                                                               below 2^40; lo1..lo4 are bits
 *                                                               4..35, hi has bits 36..39, four
 *                                                               bits each
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_5d_global_dim_stride(const mgpu_tensor_map *map, const void *global,
                                       uint16_t dim0, uint16_t dim1, uint16_t dim2,
                                       uint16_t dim3, uint16_t dim4, uint64_t stride1_bytes,
                                       uint64_t stride2_bytes, uint64_t stride3_bytes,
                                       uint64_t stride4_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {0, 0, 0, 0, 0};
    const uint16_t sizes[5] = {dim0, dim1, dim2, dim3, dim4};
    const uint64_t strides[4] = {stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes};
    const uint32_t low[4] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes), mgpu__stride_low(stride4_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_5d_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(5, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_prefetch(5, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 5, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    asm volatile("cp.async.bulk.prefetch.tensor.5d.L2.global.tile.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3, %4, %5, %6}, {%7, %8, %9, %10}, %11, {0, 0, 0, 0, 0}];"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "h"(dim4), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "r"(mgpu__stride_low(stride4_bytes)), "h"(hi)
                 : "memory");
#endif
}

/* Load a box into shared memory. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1, dim2, dim3, dim4}, {lo1, lo2, lo3, lo4}, hi, {0, 0, 0, 0, 0}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim4  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes  bytes between neighbours in a
 *                                                               dimension, a multiple of 16
 *                                                               below 2^40; lo1..lo4 are bits
 *                                                               4..35, hi has bits 36..39, four
 *                                                               bits each
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_global_dim_stride_hint(uint32_t dst, const mgpu_tensor_map *map,
                                        const void *global, uint16_t dim0, uint16_t dim1,
                                        uint16_t dim2, uint16_t dim3, uint16_t dim4,
                                        uint64_t stride1_bytes, uint64_t stride2_bytes,
                                        uint64_t stride3_bytes, uint64_t stride4_bytes,
                                        uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {0, 0, 0, 0, 0};
    const uint16_t sizes[5] = {dim0, dim1, dim2, dim3, dim4};
    const uint64_t strides[4] = {stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes};
    const uint32_t low[4] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes), mgpu__stride_low(stride4_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(5, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, 0, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 5, 0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4, %5, %6, %7}, {%8, %9, %10, %11}, %12, {0, 0, 0, 0, 0}], [%13], %14;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "h"(dim4), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "r"(mgpu__stride_low(stride4_bytes)), "h"(hi), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load a box into shared memory of this block. The tensor is at `global`, its sizes and strides
 * are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1, dim2, dim3, dim4}, {lo1, lo2, lo3, lo4}, hi, {0, 0, 0, 0, 0}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim4  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes  bytes between neighbours in a
 *                                                               dimension, a multiple of 16
 *                                                               below 2^40; lo1..lo4 are bits
 *                                                               4..35, hi has bits 36..39, four
 *                                                               bits each
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_global_dim_stride_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                   const void *global, uint16_t dim0,
                                                   uint16_t dim1, uint16_t dim2, uint16_t dim3,
                                                   uint16_t dim4, uint64_t stride1_bytes,
                                                   uint64_t stride2_bytes,
                                                   uint64_t stride3_bytes,
                                                   uint64_t stride4_bytes, uint32_t bar,
                                                   uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {0, 0, 0, 0, 0};
    const uint16_t sizes[5] = {dim0, dim1, dim2, dim3, dim4};
    const uint64_t strides[4] = {stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes};
    const uint32_t low[4] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes), mgpu__stride_low(stride4_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_shared_cta_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(5, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 5, 0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    asm volatile("cp.async.bulk.tensor.5d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4, %5, %6, %7}, {%8, %9, %10, %11}, %12, {0, 0, 0, 0, 0}], [%13], %14;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "h"(dim4), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "r"(mgpu__stride_low(stride4_bytes)), "h"(hi), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load a box into shared memory of each block in cta_mask. The tensor is at `global`, its sizes
 * and strides are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint.override::global_address.override::global_dim_stride [dst], [map, global, {dim0, dim1, dim2, dim3, dim4}, {lo1, lo2, lo3, lo4}, hi, {0, 0, 0, 0, 0}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor arrives as
 *           its fill
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim4  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes  bytes between neighbours in a
 *                                                               dimension, a multiple of 16
 *                                                               below 2^40; lo1..lo4 are bits
 *                                                               4..35, hi has bits 36..39, four
 *                                                               bits each
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_multicast_32b_global_dim_stride_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                      const void *global, uint16_t dim0,
                                                      uint16_t dim1, uint16_t dim2,
                                                      uint16_t dim3, uint16_t dim4,
                                                      uint64_t stride1_bytes,
                                                      uint64_t stride2_bytes,
                                                      uint64_t stride3_bytes,
                                                      uint64_t stride4_bytes, uint32_t bar,
                                                      uint32_t cta_mask,
                                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {0, 0, 0, 0, 0};
    const uint16_t sizes[5] = {dim0, dim1, dim2, dim3, dim4};
    const uint64_t strides[4] = {stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes};
    const uint32_t low[4] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes), mgpu__stride_low(stride4_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_multicast_32b_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(5, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 5, 0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint.override::global_address.override::global_dim_stride "
                 "[%0], [%1, %2, {%3, %4, %5, %6, %7}, {%8, %9, %10, %11}, %12, {0, 0, 0, 0, 0}], [%13], %14, %15;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "h"(dim4), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "r"(mgpu__stride_low(stride4_bytes)), "h"(hi), "r"(bar), "r"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Store the box in shared memory. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.tensor.5d.global.shared::cta.tile.bulk_group.L2::cache_hint.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2, dim3, dim4}, {lo1, lo2, lo3, lo4}, hi, {0, 0, 0, 0, 0}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is not
 *           written
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim4  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes  bytes between neighbours in a
 *                                                               dimension, a multiple of 16
 *                                                               below 2^40; lo1..lo4 are bits
 *                                                               4..35, hi has bits 36..39, four
 *                                                               bits each
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_5d_global_dim_stride_hint(const mgpu_tensor_map *map, const void *global,
                                         uint16_t dim0, uint16_t dim1, uint16_t dim2,
                                         uint16_t dim3, uint16_t dim4, uint64_t stride1_bytes,
                                         uint64_t stride2_bytes, uint64_t stride3_bytes,
                                         uint64_t stride4_bytes, uint32_t src,
                                         uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {0, 0, 0, 0, 0};
    const uint16_t sizes[5] = {dim0, dim1, dim2, dim3, dim4};
    const uint64_t strides[4] = {stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes};
    const uint32_t low[4] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes), mgpu__stride_low(stride4_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_store_5d_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(5, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_STORE, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 5, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.tile.bulk_group.L2::cache_hint.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3, %4, %5, %6}, {%7, %8, %9, %10}, %11, {0, 0, 0, 0, 0}], [%12], %13;"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "h"(dim4), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "r"(mgpu__stride_low(stride4_bytes)), "h"(hi), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into global memory, as `op` says. The tensor is at `global`,
 * its sizes and strides are the operands'; the box begins at its first element.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.RED_OP.tile.bulk_group.L2::cache_hint.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2, dim3, dim4}, {lo1, lo2, lo3, lo4}, hi, {0, 0, 0, 0, 0}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   op      a constant, 0..7: MGPU_REDUCE_ADD to MGPU_REDUCE_XOR; with another one the file
 *           does not assemble
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is not
 *           written
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim4  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes  bytes between neighbours in a
 *                                                               dimension, a multiple of 16
 *                                                               below 2^40; lo1..lo4 are bits
 *                                                               4..35, hi has bits 36..39, four
 *                                                               bits each
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a type that does not have op: add: u32, s32, u64, f16, bf16, f32, tf32, f64,
 *           f32.ftz, tf32.ftz; inc: u32; see tma_reduce.gen.h
 */
MGPU_DEVICE void
mgpu_tma_reduce_5d_global_dim_stride_hint(uint32_t op, const mgpu_tensor_map *map,
                                          const void *global, uint16_t dim0, uint16_t dim1,
                                          uint16_t dim2, uint16_t dim3, uint16_t dim4,
                                          uint64_t stride1_bytes, uint64_t stride2_bytes,
                                          uint64_t stride3_bytes, uint64_t stride4_bytes,
                                          uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {0, 0, 0, 0, 0};
    const uint16_t sizes[5] = {dim0, dim1, dim2, dim3, dim4};
    const uint64_t strides[4] = {stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes};
    const uint32_t low[4] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes), mgpu__stride_low(stride4_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_5d_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(5, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, mgpu__emu_tma_red_op(op), policy,
                                  MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 5, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    MGPU__RED_OP_FOLD(op,
        "cp.reduce.async.bulk.tensor.5d.global.shared::cta.",
        ".tile.bulk_group.L2::cache_hint.override::global_address.override::global_dim_stride [%0, %1, {%2, %3, %4, %5, %6}, {%7, %8, %9, %10}, %11, {0, 0, 0, 0, 0}], [%12], %13;",
        : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "h"(dim4), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "r"(mgpu__stride_low(stride4_bytes)), "h"(hi), "r"(src), "l"(policy))
#endif
}

/* Bring a box into the L2 cache. The tensor is at `global`, its sizes and strides are the
 * operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.prefetch.tensor.5d.L2.global.tile.L2::cache_hint.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2, dim3, dim4}, {lo1, lo2, lo3, lo4}, hi, {0, 0, 0, 0, 0}], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is skipped
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim4  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes  bytes between neighbours in a
 *                                                               dimension, a multiple of 16
 *                                                               below 2^40; lo1..lo4 are bits
 *                                                               4..35, hi has bits 36..39, four
 *                                                               bits each
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_5d_global_dim_stride_hint(const mgpu_tensor_map *map, const void *global,
                                            uint16_t dim0, uint16_t dim1, uint16_t dim2,
                                            uint16_t dim3, uint16_t dim4,
                                            uint64_t stride1_bytes, uint64_t stride2_bytes,
                                            uint64_t stride3_bytes, uint64_t stride4_bytes,
                                            uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {0, 0, 0, 0, 0};
    const uint16_t sizes[5] = {dim0, dim1, dim2, dim3, dim4};
    const uint64_t strides[4] = {stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes};
    const uint32_t low[4] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes), mgpu__stride_low(stride4_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_5d_global_dim_stride_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(5, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_prefetch(5, map, c, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(0, map, 5, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    asm volatile("cp.async.bulk.prefetch.tensor.5d.L2.global.tile.L2::cache_hint.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3, %4, %5, %6}, {%7, %8, %9, %10}, %11, {0, 0, 0, 0, 0}], %12;"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "h"(dim4), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "r"(mgpu__stride_low(stride4_bytes)), "h"(hi), "l"(policy)
                 : "memory");
#endif
}

/* Bring a box into the L2 cache, where others go before it. The tensor is at `global`, its
 * sizes and strides are the operands'; the box begins at its first element.
 *   ptx     cp.async.bulk.prefetch.tensor.5d.L2.global.tile.L2::evict_last.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2, dim3, dim4}, {lo1, lo2, lo3, lo4}, hi, {0, 0, 0, 0, 0}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is skipped
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim4  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes  bytes between neighbours in a
 *                                                               dimension, a multiple of 16
 *                                                               below 2^40; lo1..lo4 are bits
 *                                                               4..35, hi has bits 36..39, four
 *                                                               bits each
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_5d_l2_evict_last_global_dim_stride(const mgpu_tensor_map *map,
                                                     const void *global, uint16_t dim0,
                                                     uint16_t dim1, uint16_t dim2,
                                                     uint16_t dim3, uint16_t dim4,
                                                     uint64_t stride1_bytes,
                                                     uint64_t stride2_bytes,
                                                     uint64_t stride3_bytes,
                                                     uint64_t stride4_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {0, 0, 0, 0, 0};
    const uint16_t sizes[5] = {dim0, dim1, dim2, dim3, dim4};
    const uint64_t strides[4] = {stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes};
    const uint32_t low[4] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes), mgpu__stride_low(stride4_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_5d_l2_evict_last_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(5, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_prefetch(5, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 5, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    asm volatile("cp.async.bulk.prefetch.tensor.5d.L2.global.tile.L2::evict_last.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3, %4, %5, %6}, {%7, %8, %9, %10}, %11, {0, 0, 0, 0, 0}];"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "h"(dim4), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "r"(mgpu__stride_low(stride4_bytes)), "h"(hi)
                 : "memory");
#endif
}

/* Let L2 treat a box as any other: what a prefetch with evict_last has kept there may go. The
 * tensor is at `global`, its sizes and strides are the operands'; the box begins at its first
 * element.
 *   ptx     applypriority.async.bulk.tensor.5d.global.bulk_group.tile.L2::evict_normal.override::global_address.override::global_dim_stride [map, global, {dim0, dim1, dim2, dim3, dim4}, {lo1, lo2, lo3, lo4}, hi, {0, 0, 0, 0, 0}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory: its type, box and swizzle count; what lies outside the tensor is skipped
 *   global  generic address of the tensor, 16-byte aligned; the map's own, its sizes and its
 *           strides count for nothing. 128 KiB from it on are memory of the kernel
 *   dim0..dim4  elements, 1..255: of a larger tensor as many as the box or more
 *   stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes  bytes between neighbours in a
 *                                                               dimension, a multiple of 16
 *                                                               below 2^40; lo1..lo4 are bits
 *                                                               4..35, hi has bits 36..39, four
 *                                                               bits each
 *   done    it is part of a bulk group; results do not depend on it
 */
MGPU_DEVICE void
mgpu_tma_applypriority_5d_l2_evict_normal_global_dim_stride(const mgpu_tensor_map *map,
                                                            const void *global, uint16_t dim0,
                                                            uint16_t dim1, uint16_t dim2,
                                                            uint16_t dim3, uint16_t dim4,
                                                            uint64_t stride1_bytes,
                                                            uint64_t stride2_bytes,
                                                            uint64_t stride3_bytes,
                                                            uint64_t stride4_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {0, 0, 0, 0, 0};
    const uint16_t sizes[5] = {dim0, dim1, dim2, dim3, dim4};
    const uint64_t strides[4] = {stride1_bytes, stride2_bytes, stride3_bytes, stride4_bytes};
    const uint32_t low[4] = {mgpu__stride_low(stride1_bytes), mgpu__stride_low(stride2_bytes),
                             mgpu__stride_low(stride3_bytes), mgpu__stride_low(stride4_bytes)};
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_applypriority_5d_l2_evict_normal_global_dim_stride"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_override_dims(5, sizes, strides, low, hi));
    MGPU__EMU(mgpu__emu_tma_prefetch(5, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 5, 0, 0);
    const uint16_t hi = (uint16_t)(mgpu__stride_high(stride1_bytes, 0) |
                                  mgpu__stride_high(stride2_bytes, 1) |
                                  mgpu__stride_high(stride3_bytes, 2) |
                                  mgpu__stride_high(stride4_bytes, 3));
    asm volatile("applypriority.async.bulk.tensor.5d.global.bulk_group.tile.L2::evict_normal.override::global_address.override::global_dim_stride "
                 "[%0, %1, {%2, %3, %4, %5, %6}, {%7, %8, %9, %10}, %11, {0, 0, 0, 0, 0}];"
                 :
                 : "l"(map), "l"(global), "h"(dim0), "h"(dim1), "h"(dim2), "h"(dim3), "h"(dim4), "r"(mgpu__stride_low(stride1_bytes)), "r"(mgpu__stride_low(stride2_bytes)), "r"(mgpu__stride_low(stride3_bytes)), "r"(mgpu__stride_low(stride4_bytes)), "h"(hi)
                 : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_RUBIN_DIM_GEN_H */
