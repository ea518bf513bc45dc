/* mgpu/ptx/rubin_tma.gen.h - TMA with a mask of 32 bits, a report, an address of one's own, a place in L2 (Rubin).
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/rubin.py. The picture and the use are in rubin.h.
 *
 *     _report            `validity` is one of rubin_how.h: what a copy reports to its barrier
 *     _multicast_32b     a mask of 32 bits
 *     _global_address    the tensor is there, and not where the map says
 */
#ifndef MGPU_PTX_RUBIN_TMA_GEN_H
#define MGPU_PTX_RUBIN_TMA_GEN_H

#include "../config.h"
#include "../debug_device.h"
#include "../types.h"
#include "rubin_how.h"
#if MGPU_EMULATE
#include "../emu/rubin.h"
#endif

#if MGPU_HAS_DEVICE

/* tma_elsewhere.gen.h made sentences of them. */
#undef mgpu_tma_load_1d_multicast_32b
#undef mgpu_tma_load_1d_report
#undef mgpu_tma_load_1d_shared_cta_report
#undef mgpu_tma_load_1d_report_multicast_32b
#undef mgpu_tma_load_1d_multicast_32b_hint
#undef mgpu_tma_load_1d_report_hint
#undef mgpu_tma_load_1d_shared_cta_report_hint
#undef mgpu_tma_load_1d_report_multicast_32b_hint
#undef mgpu_tma_prefetch_1d_l2_evict_last
#undef mgpu_tma_applypriority_1d_l2_evict_normal
#undef mgpu_tma_load_2d_multicast_32b
#undef mgpu_tma_load_2d_report
#undef mgpu_tma_load_2d_shared_cta_report
#undef mgpu_tma_load_2d_report_multicast_32b
#undef mgpu_tma_load_2d_multicast_32b_hint
#undef mgpu_tma_load_2d_report_hint
#undef mgpu_tma_load_2d_shared_cta_report_hint
#undef mgpu_tma_load_2d_report_multicast_32b_hint
#undef mgpu_tma_prefetch_2d_l2_evict_last
#undef mgpu_tma_applypriority_2d_l2_evict_normal
#undef mgpu_tma_load_3d_multicast_32b
#undef mgpu_tma_load_3d_report
#undef mgpu_tma_load_3d_shared_cta_report
#undef mgpu_tma_load_3d_report_multicast_32b
#undef mgpu_tma_load_3d_multicast_32b_hint
#undef mgpu_tma_load_3d_report_hint
#undef mgpu_tma_load_3d_shared_cta_report_hint
#undef mgpu_tma_load_3d_report_multicast_32b_hint
#undef mgpu_tma_prefetch_3d_l2_evict_last
#undef mgpu_tma_applypriority_3d_l2_evict_normal
#undef mgpu_tma_load_4d_multicast_32b
#undef mgpu_tma_load_4d_report
#undef mgpu_tma_load_4d_shared_cta_report
#undef mgpu_tma_load_4d_report_multicast_32b
#undef mgpu_tma_load_4d_multicast_32b_hint
#undef mgpu_tma_load_4d_report_hint
#undef mgpu_tma_load_4d_shared_cta_report_hint
#undef mgpu_tma_load_4d_report_multicast_32b_hint
#undef mgpu_tma_prefetch_4d_l2_evict_last
#undef mgpu_tma_applypriority_4d_l2_evict_normal
#undef mgpu_tma_load_5d_multicast_32b
#undef mgpu_tma_load_5d_report
#undef mgpu_tma_load_5d_shared_cta_report
#undef mgpu_tma_load_5d_report_multicast_32b
#undef mgpu_tma_load_5d_multicast_32b_hint
#undef mgpu_tma_load_5d_report_hint
#undef mgpu_tma_load_5d_shared_cta_report_hint
#undef mgpu_tma_load_5d_report_multicast_32b_hint
#undef mgpu_tma_prefetch_5d_l2_evict_last
#undef mgpu_tma_applypriority_5d_l2_evict_normal
#undef mgpu_tma_load_3d_im2col_multicast_32b
#undef mgpu_tma_load_3d_im2col_report
#undef mgpu_tma_load_3d_shared_cta_im2col_report
#undef mgpu_tma_load_3d_im2col_report_multicast_32b
#undef mgpu_tma_load_3d_im2col_multicast_32b_hint
#undef mgpu_tma_load_3d_im2col_report_hint
#undef mgpu_tma_load_3d_shared_cta_im2col_report_hint
#undef mgpu_tma_load_3d_im2col_report_multicast_32b_hint
#undef mgpu_tma_prefetch_3d_im2col_l2_evict_last
#undef mgpu_tma_applypriority_3d_im2col_l2_evict_normal
#undef mgpu_tma_load_4d_im2col_multicast_32b
#undef mgpu_tma_load_4d_im2col_report
#undef mgpu_tma_load_4d_shared_cta_im2col_report
#undef mgpu_tma_load_4d_im2col_report_multicast_32b
#undef mgpu_tma_load_4d_im2col_multicast_32b_hint
#undef mgpu_tma_load_4d_im2col_report_hint
#undef mgpu_tma_load_4d_shared_cta_im2col_report_hint
#undef mgpu_tma_load_4d_im2col_report_multicast_32b_hint
#undef mgpu_tma_prefetch_4d_im2col_l2_evict_last
#undef mgpu_tma_applypriority_4d_im2col_l2_evict_normal
#undef mgpu_tma_load_5d_im2col_multicast_32b
#undef mgpu_tma_load_5d_im2col_report
#undef mgpu_tma_load_5d_shared_cta_im2col_report
#undef mgpu_tma_load_5d_im2col_report_multicast_32b
#undef mgpu_tma_load_5d_im2col_multicast_32b_hint
#undef mgpu_tma_load_5d_im2col_report_hint
#undef mgpu_tma_load_5d_shared_cta_im2col_report_hint
#undef mgpu_tma_load_5d_im2col_report_multicast_32b_hint
#undef mgpu_tma_prefetch_5d_im2col_l2_evict_last
#undef mgpu_tma_applypriority_5d_im2col_l2_evict_normal
#undef mgpu_tma_load_1d_global_address
#undef mgpu_tma_load_1d_shared_cta_global_address
#undef mgpu_tma_load_1d_multicast_global_address
#undef mgpu_tma_load_1d_multicast_32b_global_address
#undef mgpu_tma_store_1d_global_address
#undef mgpu_tma_reduce_add_1d_global_address
#undef mgpu_tma_reduce_min_1d_global_address
#undef mgpu_tma_reduce_max_1d_global_address
#undef mgpu_tma_reduce_inc_1d_global_address
#undef mgpu_tma_reduce_dec_1d_global_address
#undef mgpu_tma_reduce_and_1d_global_address
#undef mgpu_tma_reduce_or_1d_global_address
#undef mgpu_tma_reduce_xor_1d_global_address
#undef mgpu_tma_prefetch_1d_global_address
#undef mgpu_tma_load_1d_global_address_hint
#undef mgpu_tma_load_1d_shared_cta_global_address_hint
#undef mgpu_tma_load_1d_multicast_global_address_hint
#undef mgpu_tma_load_1d_multicast_32b_global_address_hint
#undef mgpu_tma_store_1d_global_address_hint
#undef mgpu_tma_reduce_add_1d_global_address_hint
#undef mgpu_tma_reduce_min_1d_global_address_hint
#undef mgpu_tma_reduce_max_1d_global_address_hint
#undef mgpu_tma_reduce_inc_1d_global_address_hint
#undef mgpu_tma_reduce_dec_1d_global_address_hint
#undef mgpu_tma_reduce_and_1d_global_address_hint
#undef mgpu_tma_reduce_or_1d_global_address_hint
#undef mgpu_tma_reduce_xor_1d_global_address_hint
#undef mgpu_tma_prefetch_1d_global_address_hint
#undef mgpu_tma_prefetch_1d_l2_evict_last_global_address
#undef mgpu_tma_applypriority_1d_l2_evict_normal_global_address
#undef mgpu_tma_load_2d_global_address
#undef mgpu_tma_load_2d_shared_cta_global_address
#undef mgpu_tma_load_2d_multicast_global_address
#undef mgpu_tma_load_2d_multicast_32b_global_address
#undef mgpu_tma_store_2d_global_address
#undef mgpu_tma_reduce_add_2d_global_address
#undef mgpu_tma_reduce_min_2d_global_address
#undef mgpu_tma_reduce_max_2d_global_address
#undef mgpu_tma_reduce_inc_2d_global_address
#undef mgpu_tma_reduce_dec_2d_global_address
#undef mgpu_tma_reduce_and_2d_global_address
#undef mgpu_tma_reduce_or_2d_global_address
#undef mgpu_tma_reduce_xor_2d_global_address
#undef mgpu_tma_prefetch_2d_global_address
#undef mgpu_tma_load_2d_global_address_hint
#undef mgpu_tma_load_2d_shared_cta_global_address_hint
#undef mgpu_tma_load_2d_multicast_global_address_hint
#undef mgpu_tma_load_2d_multicast_32b_global_address_hint
#undef mgpu_tma_store_2d_global_address_hint
#undef mgpu_tma_reduce_add_2d_global_address_hint
#undef mgpu_tma_reduce_min_2d_global_address_hint
#undef mgpu_tma_reduce_max_2d_global_address_hint
#undef mgpu_tma_reduce_inc_2d_global_address_hint
#undef mgpu_tma_reduce_dec_2d_global_address_hint
#undef mgpu_tma_reduce_and_2d_global_address_hint
#undef mgpu_tma_reduce_or_2d_global_address_hint
#undef mgpu_tma_reduce_xor_2d_global_address_hint
#undef mgpu_tma_prefetch_2d_global_address_hint
#undef mgpu_tma_prefetch_2d_l2_evict_last_global_address
#undef mgpu_tma_applypriority_2d_l2_evict_normal_global_address
#undef mgpu_tma_load_3d_global_address
#undef mgpu_tma_load_3d_shared_cta_global_address
#undef mgpu_tma_load_3d_multicast_global_address
#undef mgpu_tma_load_3d_multicast_32b_global_address
#undef mgpu_tma_store_3d_global_address
#undef mgpu_tma_reduce_add_3d_global_address
#undef mgpu_tma_reduce_min_3d_global_address
#undef mgpu_tma_reduce_max_3d_global_address
#undef mgpu_tma_reduce_inc_3d_global_address
#undef mgpu_tma_reduce_dec_3d_global_address
#undef mgpu_tma_reduce_and_3d_global_address
#undef mgpu_tma_reduce_or_3d_global_address
#undef mgpu_tma_reduce_xor_3d_global_address
#undef mgpu_tma_prefetch_3d_global_address
#undef mgpu_tma_load_3d_global_address_hint
#undef mgpu_tma_load_3d_shared_cta_global_address_hint
#undef mgpu_tma_load_3d_multicast_global_address_hint
#undef mgpu_tma_load_3d_multicast_32b_global_address_hint
#undef mgpu_tma_store_3d_global_address_hint
#undef mgpu_tma_reduce_add_3d_global_address_hint
#undef mgpu_tma_reduce_min_3d_global_address_hint
#undef mgpu_tma_reduce_max_3d_global_address_hint
#undef mgpu_tma_reduce_inc_3d_global_address_hint
#undef mgpu_tma_reduce_dec_3d_global_address_hint
#undef mgpu_tma_reduce_and_3d_global_address_hint
#undef mgpu_tma_reduce_or_3d_global_address_hint
#undef mgpu_tma_reduce_xor_3d_global_address_hint
#undef mgpu_tma_prefetch_3d_global_address_hint
#undef mgpu_tma_prefetch_3d_l2_evict_last_global_address
#undef mgpu_tma_applypriority_3d_l2_evict_normal_global_address
#undef mgpu_tma_load_4d_global_address
#undef mgpu_tma_load_4d_shared_cta_global_address
#undef mgpu_tma_load_4d_multicast_global_address
#undef mgpu_tma_load_4d_multicast_32b_global_address
#undef mgpu_tma_store_4d_global_address
#undef mgpu_tma_reduce_add_4d_global_address
#undef mgpu_tma_reduce_min_4d_global_address
#undef mgpu_tma_reduce_max_4d_global_address
#undef mgpu_tma_reduce_inc_4d_global_address
#undef mgpu_tma_reduce_dec_4d_global_address
#undef mgpu_tma_reduce_and_4d_global_address
#undef mgpu_tma_reduce_or_4d_global_address
#undef mgpu_tma_reduce_xor_4d_global_address
#undef mgpu_tma_prefetch_4d_global_address
#undef mgpu_tma_load_4d_global_address_hint
#undef mgpu_tma_load_4d_shared_cta_global_address_hint
#undef mgpu_tma_load_4d_multicast_global_address_hint
#undef mgpu_tma_load_4d_multicast_32b_global_address_hint
#undef mgpu_tma_store_4d_global_address_hint
#undef mgpu_tma_reduce_add_4d_global_address_hint
#undef mgpu_tma_reduce_min_4d_global_address_hint
#undef mgpu_tma_reduce_max_4d_global_address_hint
#undef mgpu_tma_reduce_inc_4d_global_address_hint
#undef mgpu_tma_reduce_dec_4d_global_address_hint
#undef mgpu_tma_reduce_and_4d_global_address_hint
#undef mgpu_tma_reduce_or_4d_global_address_hint
#undef mgpu_tma_reduce_xor_4d_global_address_hint
#undef mgpu_tma_prefetch_4d_global_address_hint
#undef mgpu_tma_prefetch_4d_l2_evict_last_global_address
#undef mgpu_tma_applypriority_4d_l2_evict_normal_global_address
#undef mgpu_tma_load_5d_global_address
#undef mgpu_tma_load_5d_shared_cta_global_address
#undef mgpu_tma_load_5d_multicast_global_address
#undef mgpu_tma_load_5d_multicast_32b_global_address
#undef mgpu_tma_store_5d_global_address
#undef mgpu_tma_reduce_add_5d_global_address
#undef mgpu_tma_reduce_min_5d_global_address
#undef mgpu_tma_reduce_max_5d_global_address
#undef mgpu_tma_reduce_inc_5d_global_address
#undef mgpu_tma_reduce_dec_5d_global_address
#undef mgpu_tma_reduce_and_5d_global_address
#undef mgpu_tma_reduce_or_5d_global_address
#undef mgpu_tma_reduce_xor_5d_global_address
#undef mgpu_tma_prefetch_5d_global_address
#undef mgpu_tma_load_5d_global_address_hint
#undef mgpu_tma_load_5d_shared_cta_global_address_hint
#undef mgpu_tma_load_5d_multicast_global_address_hint
#undef mgpu_tma_load_5d_multicast_32b_global_address_hint
#undef mgpu_tma_store_5d_global_address_hint
#undef mgpu_tma_reduce_add_5d_global_address_hint
#undef mgpu_tma_reduce_min_5d_global_address_hint
#undef mgpu_tma_reduce_max_5d_global_address_hint
#undef mgpu_tma_reduce_inc_5d_global_address_hint
#undef mgpu_tma_reduce_dec_5d_global_address_hint
#undef mgpu_tma_reduce_and_5d_global_address_hint
#undef mgpu_tma_reduce_or_5d_global_address_hint
#undef mgpu_tma_reduce_xor_5d_global_address_hint
#undef mgpu_tma_prefetch_5d_global_address_hint
#undef mgpu_tma_prefetch_5d_l2_evict_last_global_address
#undef mgpu_tma_applypriority_5d_l2_evict_normal_global_address

/* Load the box at (c0) into shared memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b [dst], [map, {c0}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tma_load_1d_multicast_32b(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                               uint32_t bar, uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_1d_multicast_32b"));
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b "
                 "[%0], [%1, {%2}], [%3], %4;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Load the box at (c0) into shared memory. A wait on `bar` with _report in its name tells
 * whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT [dst], [map, {c0}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box; of layout v1, unless
 *           nothing is reported
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_report(uint32_t validity, uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                        uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_1d_report"));
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, 0, 0,
                                 MGPU__SPACE_CLUSTER | mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        " [%0], [%1, {%2}], [%3];",
        : "r"(dst), "l"(map), "r"(c0), "r"(bar))
#endif
}

/* Load the box at (c0) into shared memory of this block. A wait on `bar` with _report in its
 * name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT [dst], [map, {c0}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box; of layout v1, unless
 *           nothing is reported
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_shared_cta_report(uint32_t validity, uint32_t dst, const mgpu_tensor_map *map,
                                   int32_t c0, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_1d_shared_cta_report"));
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, 0, 0, mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        " [%0], [%1, {%2}], [%3];",
        : "r"(dst), "l"(map), "r"(c0), "r"(bar))
#endif
}

/* Load the box at (c0) into shared memory of each block in cta_mask. A wait on `bar` with
 * _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.multicast::cluster::32b [dst], [map, {c0}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block; of
 *           layout v1, unless nothing is reported
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_report_multicast_32b(uint32_t validity, uint32_t dst,
                                      const mgpu_tensor_map *map, int32_t c0, uint32_t bar,
                                      uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_1d_report_multicast_32b"));
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST |
                                 mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".multicast::cluster::32b [%0], [%1, {%2}], [%3], %4;",
        : "r"(dst), "l"(map), "r"(c0), "r"(bar), "r"(cta_mask))
#endif
}

/* Load the box at (c0) into shared memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint [dst], [map, {c0}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tma_load_1d_multicast_32b_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                    uint32_t bar, uint32_t cta_mask,
                                    uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_1d_multicast_32b_hint"));
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint "
                 "[%0], [%1, {%2}], [%3], %4, %5;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(bar), "r"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0) into shared memory. A wait on `bar` with _report in its name tells
 * whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.L2::cache_hint [dst], [map, {c0}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box; of layout v1, unless
 *           nothing is reported
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_report_hint(uint32_t validity, uint32_t dst, const mgpu_tensor_map *map,
                             int32_t c0, uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_1d_report_hint"));
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, 0, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__HINT |
                                 mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".L2::cache_hint [%0], [%1, {%2}], [%3], %4;",
        : "r"(dst), "l"(map), "r"(c0), "r"(bar), "l"(policy))
#endif
}

/* Load the box at (c0) into shared memory of this block. A wait on `bar` with _report in its
 * name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.L2::cache_hint [dst], [map, {c0}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box; of layout v1, unless
 *           nothing is reported
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_shared_cta_report_hint(uint32_t validity, uint32_t dst,
                                        const mgpu_tensor_map *map, int32_t c0, uint32_t bar,
                                        uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_1d_shared_cta_report_hint"));
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, 0, policy,
                                 MGPU__HINT | mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".L2::cache_hint [%0], [%1, {%2}], [%3], %4;",
        : "r"(dst), "l"(map), "r"(c0), "r"(bar), "l"(policy))
#endif
}

/* Load the box at (c0) into shared memory of each block in cta_mask. A wait on `bar` with
 * _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.multicast::cluster::32b.L2::cache_hint [dst], [map, {c0}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block; of
 *           layout v1, unless nothing is reported
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_report_multicast_32b_hint(uint32_t validity, uint32_t dst,
                                           const mgpu_tensor_map *map, int32_t c0, uint32_t bar,
                                           uint32_t cta_mask, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_1d_report_multicast_32b_hint"));
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT |
                                 mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".multicast::cluster::32b.L2::cache_hint [%0], [%1, {%2}], [%3], %4, %5;",
        : "r"(dst), "l"(map), "r"(c0), "r"(bar), "r"(cta_mask), "l"(policy))
#endif
}

/* Bring the box at (c0) into the L2 cache, where others go before it.
 *   ptx     cp.async.bulk.prefetch.tensor.1d.L2.global.tile.L2::evict_last [map, {c0}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor is
 *           skipped
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_1d_l2_evict_last(const mgpu_tensor_map *map, int32_t c0 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_1d_l2_evict_last"));
    MGPU__EMU(mgpu__emu_tma_prefetch(1, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 1, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.1d.L2.global.tile.L2::evict_last [%0, {%1}];"
                 :
                 : "l"(map), "r"(c0)
                 : "memory");
#endif
}

/* Let L2 treat the box at (c0) as any others: what a prefetch with evict_last has kept there
 * may go.
 *   ptx     applypriority.async.bulk.tensor.1d.global.bulk_group.tile.L2::evict_normal [map, {c0}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor is
 *           skipped
 *   done    it is part of a bulk group; results do not depend on it
 */
MGPU_DEVICE void
mgpu_tma_applypriority_1d_l2_evict_normal(const mgpu_tensor_map *map, int32_t c0 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_applypriority_1d_l2_evict_normal"));
    MGPU__EMU(mgpu__emu_tma_prefetch(1, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 1, c0, 0);
    asm volatile("applypriority.async.bulk.tensor.1d.global.bulk_group.tile.L2::evict_normal "
                 "[%0, {%1}];"
                 :
                 : "l"(map), "r"(c0)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b [dst], [map, {c0, c1}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tma_load_2d_multicast_32b(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                               uint32_t bar, uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_2d_multicast_32b"));
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b "
                 "[%0], [%1, {%2, %3}], [%4], %5;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory. A wait on `bar` with _report in its name tells
 * whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT [dst], [map, {c0, c1}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box; of layout v1, unless
 *           nothing is reported
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_report(uint32_t validity, uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                        int32_t c1, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_2d_report"));
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, 0, 0,
                                 MGPU__SPACE_CLUSTER | mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        " [%0], [%1, {%2, %3}], [%4];",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(bar))
#endif
}

/* Load the box at (c0, c1) into shared memory of this block. A wait on `bar` with _report in
 * its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT [dst], [map, {c0, c1}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box; of layout v1, unless
 *           nothing is reported
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_shared_cta_report(uint32_t validity, uint32_t dst, const mgpu_tensor_map *map,
                                   int32_t c0, int32_t c1, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_2d_shared_cta_report"));
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, 0, 0, mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        " [%0], [%1, {%2, %3}], [%4];",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(bar))
#endif
}

/* Load the box at (c0, c1) into shared memory of each block in cta_mask. A wait on `bar` with
 * _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.multicast::cluster::32b [dst], [map, {c0, c1}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block; of
 *           layout v1, unless nothing is reported
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_report_multicast_32b(uint32_t validity, uint32_t dst,
                                      const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      uint32_t bar, uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_2d_report_multicast_32b"));
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST |
                                 mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".multicast::cluster::32b [%0], [%1, {%2, %3}], [%4], %5;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(bar), "r"(cta_mask))
#endif
}

/* Load the box at (c0, c1) into shared memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint [dst], [map, {c0, c1}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tma_load_2d_multicast_32b_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                    int32_t c1, uint32_t bar, uint32_t cta_mask,
                                    uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_2d_multicast_32b_hint"));
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint "
                 "[%0], [%1, {%2, %3}], [%4], %5, %6;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(bar), "r"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory. A wait on `bar` with _report in its name tells
 * whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.L2::cache_hint [dst], [map, {c0, c1}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box; of layout v1, unless
 *           nothing is reported
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_report_hint(uint32_t validity, uint32_t dst, const mgpu_tensor_map *map,
                             int32_t c0, int32_t c1, uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_2d_report_hint"));
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, 0, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__HINT |
                                 mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".L2::cache_hint [%0], [%1, {%2, %3}], [%4], %5;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(bar), "l"(policy))
#endif
}

/* Load the box at (c0, c1) into shared memory of this block. A wait on `bar` with _report in
 * its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.L2::cache_hint [dst], [map, {c0, c1}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box; of layout v1, unless
 *           nothing is reported
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_shared_cta_report_hint(uint32_t validity, uint32_t dst,
                                        const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                        uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_2d_shared_cta_report_hint"));
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, 0, policy,
                                 MGPU__HINT | mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".L2::cache_hint [%0], [%1, {%2, %3}], [%4], %5;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(bar), "l"(policy))
#endif
}

/* Load the box at (c0, c1) into shared memory of each block in cta_mask. A wait on `bar` with
 * _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.multicast::cluster::32b.L2::cache_hint [dst], [map, {c0, c1}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block; of
 *           layout v1, unless nothing is reported
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_report_multicast_32b_hint(uint32_t validity, uint32_t dst,
                                           const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           uint32_t bar, uint32_t cta_mask,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_2d_report_multicast_32b_hint"));
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT |
                                 mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".multicast::cluster::32b.L2::cache_hint [%0], [%1, {%2, %3}], [%4], %5, %6;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(bar), "r"(cta_mask), "l"(policy))
#endif
}

/* Bring the box at (c0, c1) into the L2 cache, where others go before it.
 *   ptx     cp.async.bulk.prefetch.tensor.2d.L2.global.tile.L2::evict_last [map, {c0, c1}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor is skipped
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_2d_l2_evict_last(const mgpu_tensor_map *map, int32_t c0,
                                   int32_t c1 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_2d_l2_evict_last"));
    MGPU__EMU(mgpu__emu_tma_prefetch(2, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 2, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.2d.L2.global.tile.L2::evict_last "
                 "[%0, {%1, %2}];"
                 :
                 : "l"(map), "r"(c0), "r"(c1)
                 : "memory");
#endif
}

/* Let L2 treat the box at (c0, c1) as any others: what a prefetch with evict_last has kept
 * there may go.
 *   ptx     applypriority.async.bulk.tensor.2d.global.bulk_group.tile.L2::evict_normal [map, {c0, c1}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor is skipped
 *   done    it is part of a bulk group; results do not depend on it
 */
MGPU_DEVICE void
mgpu_tma_applypriority_2d_l2_evict_normal(const mgpu_tensor_map *map, int32_t c0,
                                          int32_t c1 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_applypriority_2d_l2_evict_normal"));
    MGPU__EMU(mgpu__emu_tma_prefetch(2, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 2, c0, 0);
    asm volatile("applypriority.async.bulk.tensor.2d.global.bulk_group.tile.L2::evict_normal "
                 "[%0, {%1, %2}];"
                 :
                 : "l"(map), "r"(c0), "r"(c1)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b [dst], [map, {c0, c1, c2}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tma_load_3d_multicast_32b(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                               int32_t c2, uint32_t bar, uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_multicast_32b"));
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b "
                 "[%0], [%1, {%2, %3, %4}], [%5], %6;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory. A wait on `bar` with _report in its name
 * tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT [dst], [map, {c0, c1, c2}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box; of layout v1, unless
 *           nothing is reported
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_report(uint32_t validity, uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                        int32_t c1, int32_t c2, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_report"));
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, 0, 0,
                                 MGPU__SPACE_CLUSTER | mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        " [%0], [%1, {%2, %3, %4}], [%5];",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar))
#endif
}

/* Load the box at (c0, c1, c2) into shared memory of this block. A wait on `bar` with _report
 * in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT [dst], [map, {c0, c1, c2}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box; of layout v1, unless
 *           nothing is reported
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_report(uint32_t validity, uint32_t dst, const mgpu_tensor_map *map,
                                   int32_t c0, int32_t c1, int32_t c2, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_shared_cta_report"));
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, 0, 0, mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        " [%0], [%1, {%2, %3, %4}], [%5];",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar))
#endif
}

/* Load the box at (c0, c1, c2) into shared memory of each block in cta_mask. A wait on `bar`
 * with _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.multicast::cluster::32b [dst], [map, {c0, c1, c2}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block; of
 *           layout v1, unless nothing is reported
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_report_multicast_32b(uint32_t validity, uint32_t dst,
                                      const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, uint32_t bar, uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_report_multicast_32b"));
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST |
                                 mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".multicast::cluster::32b [%0], [%1, {%2, %3, %4}], [%5], %6;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "r"(cta_mask))
#endif
}

/* Load the box at (c0, c1, c2) into shared memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tma_load_3d_multicast_32b_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                    int32_t c1, int32_t c2, uint32_t bar, uint32_t cta_mask,
                                    uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_multicast_32b_hint"));
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], %6, %7;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "r"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory. A wait on `bar` with _report in its name
 * tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box; of layout v1, unless
 *           nothing is reported
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_report_hint(uint32_t validity, uint32_t dst, const mgpu_tensor_map *map,
                             int32_t c0, int32_t c1, int32_t c2, uint32_t bar,
                             uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_report_hint"));
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, 0, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__HINT |
                                 mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".L2::cache_hint [%0], [%1, {%2, %3, %4}], [%5], %6;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "l"(policy))
#endif
}

/* Load the box at (c0, c1, c2) into shared memory of this block. A wait on `bar` with _report
 * in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box; of layout v1, unless
 *           nothing is reported
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_report_hint(uint32_t validity, uint32_t dst,
                                        const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                        int32_t c2, uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_shared_cta_report_hint"));
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, 0, policy,
                                 MGPU__HINT | mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".L2::cache_hint [%0], [%1, {%2, %3, %4}], [%5], %6;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "l"(policy))
#endif
}

/* Load the box at (c0, c1, c2) into shared memory of each block in cta_mask. A wait on `bar`
 * with _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.multicast::cluster::32b.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block; of
 *           layout v1, unless nothing is reported
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_report_multicast_32b_hint(uint32_t validity, uint32_t dst,
                                           const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, uint32_t bar, uint32_t cta_mask,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_report_multicast_32b_hint"));
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT |
                                 mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".multicast::cluster::32b.L2::cache_hint [%0], [%1, {%2, %3, %4}], [%5], %6, %7;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "r"(cta_mask), "l"(policy))
#endif
}

/* Bring the box at (c0, c1, c2) into the L2 cache, where others go before it.
 *   ptx     cp.async.bulk.prefetch.tensor.3d.L2.global.tile.L2::evict_last [map, {c0, c1, c2}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_3d_l2_evict_last(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                   int32_t c2 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_3d_l2_evict_last"));
    MGPU__EMU(mgpu__emu_tma_prefetch(3, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 3, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.3d.L2.global.tile.L2::evict_last "
                 "[%0, {%1, %2, %3}];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2)
                 : "memory");
#endif
}

/* Let L2 treat the box at (c0, c1, c2) as any others: what a prefetch with evict_last has kept
 * there may go.
 *   ptx     applypriority.async.bulk.tensor.3d.global.bulk_group.tile.L2::evict_normal [map, {c0, c1, c2}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   done    it is part of a bulk group; results do not depend on it
 */
MGPU_DEVICE void
mgpu_tma_applypriority_3d_l2_evict_normal(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                          int32_t c2 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_applypriority_3d_l2_evict_normal"));
    MGPU__EMU(mgpu__emu_tma_prefetch(3, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 3, c0, 0);
    asm volatile("applypriority.async.bulk.tensor.3d.global.bulk_group.tile.L2::evict_normal "
                 "[%0, {%1, %2, %3}];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b [dst], [map, {c0, c1, c2, c3}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tma_load_4d_multicast_32b(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                               int32_t c2, int32_t c3, uint32_t bar,
                               uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_multicast_32b"));
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], %7;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory. A wait on `bar` with _report in its name
 * tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT [dst], [map, {c0, c1, c2, c3}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box; of layout v1, unless
 *           nothing is reported
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_report(uint32_t validity, uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                        int32_t c1, int32_t c2, int32_t c3, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_report"));
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, 0, 0,
                                 MGPU__SPACE_CLUSTER | mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        " [%0], [%1, {%2, %3, %4, %5}], [%6];",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar))
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory of this block. A wait on `bar` with
 * _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT [dst], [map, {c0, c1, c2, c3}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box; of layout v1, unless
 *           nothing is reported
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_report(uint32_t validity, uint32_t dst, const mgpu_tensor_map *map,
                                   int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                   uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_shared_cta_report"));
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, 0, 0, mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.4d.shared::cta.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        " [%0], [%1, {%2, %3, %4, %5}], [%6];",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar))
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory of each block in cta_mask. A wait on
 * `bar` with _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.multicast::cluster::32b [dst], [map, {c0, c1, c2, c3}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block; of
 *           layout v1, unless nothing is reported
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_report_multicast_32b(uint32_t validity, uint32_t dst,
                                      const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, int32_t c3, uint32_t bar,
                                      uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_report_multicast_32b"));
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST |
                                 mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".multicast::cluster::32b [%0], [%1, {%2, %3, %4, %5}], [%6], %7;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "r"(cta_mask))
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tma_load_4d_multicast_32b_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                    int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                    uint32_t cta_mask, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_multicast_32b_hint"));
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], %7, %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "r"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory. A wait on `bar` with _report in its name
 * tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box; of layout v1, unless
 *           nothing is reported
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_report_hint(uint32_t validity, uint32_t dst, const mgpu_tensor_map *map,
                             int32_t c0, int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                             uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_report_hint"));
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, 0, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__HINT |
                                 mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".L2::cache_hint [%0], [%1, {%2, %3, %4, %5}], [%6], %7;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "l"(policy))
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory of this block. A wait on `bar` with
 * _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box; of layout v1, unless
 *           nothing is reported
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_report_hint(uint32_t validity, uint32_t dst,
                                        const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                        int32_t c2, int32_t c3, uint32_t bar,
                                        uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_shared_cta_report_hint"));
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, 0, policy,
                                 MGPU__HINT | mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.4d.shared::cta.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".L2::cache_hint [%0], [%1, {%2, %3, %4, %5}], [%6], %7;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "l"(policy))
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory of each block in cta_mask. A wait on
 * `bar` with _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.multicast::cluster::32b.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block; of
 *           layout v1, unless nothing is reported
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_report_multicast_32b_hint(uint32_t validity, uint32_t dst,
                                           const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, int32_t c3, uint32_t bar,
                                           uint32_t cta_mask, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_report_multicast_32b_hint"));
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT |
                                 mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".multicast::cluster::32b.L2::cache_hint [%0], [%1, {%2, %3, %4, %5}], [%6], %7, %8;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "r"(cta_mask), "l"(policy))
#endif
}

/* Bring the box at (c0, c1, c2, c3) into the L2 cache, where others go before it.
 *   ptx     cp.async.bulk.prefetch.tensor.4d.L2.global.tile.L2::evict_last [map, {c0, c1, c2, c3}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_4d_l2_evict_last(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                   int32_t c2, int32_t c3 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_4d_l2_evict_last"));
    MGPU__EMU(mgpu__emu_tma_prefetch(4, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 4, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.4d.L2.global.tile.L2::evict_last "
                 "[%0, {%1, %2, %3, %4}];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3)
                 : "memory");
#endif
}

/* Let L2 treat the box at (c0, c1, c2, c3) as any others: what a prefetch with evict_last has
 * kept there may go.
 *   ptx     applypriority.async.bulk.tensor.4d.global.bulk_group.tile.L2::evict_normal [map, {c0, c1, c2, c3}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   done    it is part of a bulk group; results do not depend on it
 */
MGPU_DEVICE void
mgpu_tma_applypriority_4d_l2_evict_normal(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                          int32_t c2, int32_t c3 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_applypriority_4d_l2_evict_normal"));
    MGPU__EMU(mgpu__emu_tma_prefetch(4, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 4, c0, 0);
    asm volatile("applypriority.async.bulk.tensor.4d.global.bulk_group.tile.L2::evict_normal "
                 "[%0, {%1, %2, %3, %4}];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b [dst], [map, {c0, c1, c2, c3, c4}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tma_load_5d_multicast_32b(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                               int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                               uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_multicast_32b"));
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory. A wait on `bar` with _report in its
 * name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT [dst], [map, {c0, c1, c2, c3, c4}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box; of layout v1, unless
 *           nothing is reported
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_report(uint32_t validity, uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                        int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                        uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_report"));
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, 0, 0,
                                 MGPU__SPACE_CLUSTER | mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        " [%0], [%1, {%2, %3, %4, %5, %6}], [%7];",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar))
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory of this block. A wait on `bar` with
 * _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT [dst], [map, {c0, c1, c2, c3, c4}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box; of layout v1, unless
 *           nothing is reported
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_report(uint32_t validity, uint32_t dst, const mgpu_tensor_map *map,
                                   int32_t c0, int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                   uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_shared_cta_report"));
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, 0, 0, mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.5d.shared::cta.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        " [%0], [%1, {%2, %3, %4, %5, %6}], [%7];",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar))
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory of each block in cta_mask. A wait on
 * `bar` with _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.multicast::cluster::32b [dst], [map, {c0, c1, c2, c3, c4}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block; of
 *           layout v1, unless nothing is reported
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_report_multicast_32b(uint32_t validity, uint32_t dst,
                                      const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                                      uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_report_multicast_32b"));
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST |
                                 mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".multicast::cluster::32b [%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "r"(cta_mask))
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
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
mgpu_tma_load_5d_multicast_32b_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                    int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                    uint32_t bar, uint32_t cta_mask,
                                    uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_multicast_32b_hint"));
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "r"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory. A wait on `bar` with _report in its
 * name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box; of layout v1, unless
 *           nothing is reported
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_report_hint(uint32_t validity, uint32_t dst, const mgpu_tensor_map *map,
                             int32_t c0, int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                             uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_report_hint"));
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, 0, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__HINT |
                                 mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".L2::cache_hint [%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "l"(policy))
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory of this block. A wait on `bar` with
 * _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box; of layout v1, unless
 *           nothing is reported
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_report_hint(uint32_t validity, uint32_t dst,
                                        const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                        int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                                        uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_shared_cta_report_hint"));
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, 0, policy,
                                 MGPU__HINT | mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.5d.shared::cta.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".L2::cache_hint [%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "l"(policy))
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory of each block in cta_mask. A wait on
 * `bar` with _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.multicast::cluster::32b.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block; of
 *           layout v1, unless nothing is reported
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_report_multicast_32b_hint(uint32_t validity, uint32_t dst,
                                           const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                                           uint32_t cta_mask, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_report_multicast_32b_hint"));
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT |
                                 mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".multicast::cluster::32b.L2::cache_hint [%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8, %9;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "r"(cta_mask), "l"(policy))
#endif
}

/* Bring the box at (c0, c1, c2, c3, c4) into the L2 cache, where others go before it.
 *   ptx     cp.async.bulk.prefetch.tensor.5d.L2.global.tile.L2::evict_last [map, {c0, c1, c2, c3, c4}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_5d_l2_evict_last(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                   int32_t c2, int32_t c3, int32_t c4 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_5d_l2_evict_last"));
    MGPU__EMU(mgpu__emu_tma_prefetch(5, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 5, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.5d.L2.global.tile.L2::evict_last "
                 "[%0, {%1, %2, %3, %4, %5}];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4)
                 : "memory");
#endif
}

/* Let L2 treat the box at (c0, c1, c2, c3, c4) as any others: what a prefetch with evict_last
 * has kept there may go.
 *   ptx     applypriority.async.bulk.tensor.5d.global.bulk_group.tile.L2::evict_normal [map, {c0, c1, c2, c3, c4}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   done    it is part of a bulk group; results do not depend on it
 */
MGPU_DEVICE void
mgpu_tma_applypriority_5d_l2_evict_normal(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                          int32_t c2, int32_t c3, int32_t c4 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_applypriority_5d_l2_evict_normal"));
    MGPU__EMU(mgpu__emu_tma_prefetch(5, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 5, c0, 0);
    asm volatile("applypriority.async.bulk.tensor.5d.global.bulk_group.tile.L2::evict_normal "
                 "[%0, {%1, %2, %3, %4, %5}];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2) on, moved by a filter tap, into shared memory of
 * each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster::32b [dst], [map, {c0, c1, c2}], [bar], {w_offset}, cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes, in each block
 *   w_offset  the filter tap, 0 to 65535: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_multicast_32b(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                      int32_t c1, int32_t c2, uint32_t bar, uint16_t w_offset,
                                      uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_im2col_multicast_32b"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(3, dst, map, c, bar, offsets, cta_mask, 0,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster::32b "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6}, %7;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_offset), "r"(cta_mask)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2) on, moved by a filter tap, into shared memory. A
 * wait on `bar` with _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::REPORT [dst], [map, {c0, c1, c2}], [bar], {w_offset};
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes; of layout v1,
 *           unless nothing is reported
 *   w_offset  the filter tap, 0 to 65535: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_report(uint32_t validity, uint32_t dst, const mgpu_tensor_map *map,
                               int32_t c0, int32_t c1, int32_t c2, uint32_t bar,
                               uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_im2col_report"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(3, dst, map, c, bar, offsets, 0, 0,
                                        MGPU__SPACE_CLUSTER | mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::",
        " [%0], [%1, {%2, %3, %4}], [%5], {%6};",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_offset))
#endif
}

/* Load a column of pixels from (c0, c1, c2) on, moved by a filter tap, into shared memory of
 * this block. A wait on `bar` with _report in its name tells whether the source has the
 * pattern.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::REPORT [dst], [map, {c0, c1, c2}], [bar], {w_offset};
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier of this block; gets pixels x channels x element bytes; of layout v1,
 *           unless nothing is reported
 *   w_offset  the filter tap, 0 to 65535: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_im2col_report(uint32_t validity, uint32_t dst,
                                          const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                          int32_t c2, uint32_t bar,
                                          uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_shared_cta_im2col_report"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(3, dst, map, c, bar, offsets, 0, 0,
                                        mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.3d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::",
        " [%0], [%1, {%2, %3, %4}], [%5], {%6};",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_offset))
#endif
}

/* Load a column of pixels from (c0, c1, c2) on, moved by a filter tap, into shared memory of
 * each block in cta_mask. A wait on `bar` with _report in its name tells whether the source has
 * the pattern.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.multicast::cluster::32b [dst], [map, {c0, c1, c2}], [bar], {w_offset}, cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes, in each
 *           block; of layout v1, unless nothing is reported
 *   w_offset  the filter tap, 0 to 65535: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_report_multicast_32b(uint32_t validity, uint32_t dst,
                                             const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                             int32_t c2, uint32_t bar, uint16_t w_offset,
                                             uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_im2col_report_multicast_32b"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(3, dst, map, c, bar, offsets, cta_mask, 0,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST |
                                        mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".multicast::cluster::32b [%0], [%1, {%2, %3, %4}], [%5], {%6}, %7;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_offset), "r"(cta_mask))
#endif
}

/* Load a column of pixels from (c0, c1, c2) on, moved by a filter tap, into shared memory of
 * each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], {w_offset}, cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes, in each block
 *   w_offset  the filter tap, 0 to 65535: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_multicast_32b_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                           int32_t c1, int32_t c2, uint32_t bar,
                                           uint16_t w_offset, uint32_t cta_mask,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_im2col_multicast_32b_hint"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(3, dst, map, c, bar, offsets, cta_mask, policy,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6}, %7, %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_offset), "r"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2) on, moved by a filter tap, into shared memory. A
 * wait on `bar` with _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], {w_offset}, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes; of layout v1,
 *           unless nothing is reported
 *   w_offset  the filter tap, 0 to 65535: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_report_hint(uint32_t validity, uint32_t dst, const mgpu_tensor_map *map,
                                    int32_t c0, int32_t c1, int32_t c2, uint32_t bar,
                                    uint16_t w_offset, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_im2col_report_hint"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(3, dst, map, c, bar, offsets, 0, policy,
                                        MGPU__SPACE_CLUSTER | MGPU__HINT |
                                        mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".L2::cache_hint [%0], [%1, {%2, %3, %4}], [%5], {%6}, %7;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_offset), "l"(policy))
#endif
}

/* Load a column of pixels from (c0, c1, c2) on, moved by a filter tap, into shared memory of
 * this block. A wait on `bar` with _report in its name tells whether the source has the
 * pattern.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], {w_offset}, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier of this block; gets pixels x channels x element bytes; of layout v1,
 *           unless nothing is reported
 *   w_offset  the filter tap, 0 to 65535: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_im2col_report_hint(uint32_t validity, uint32_t dst,
                                               const mgpu_tensor_map *map, int32_t c0,
                                               int32_t c1, int32_t c2, uint32_t bar,
                                               uint16_t w_offset, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_shared_cta_im2col_report_hint"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(3, dst, map, c, bar, offsets, 0, policy,
                                        MGPU__HINT | mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.3d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".L2::cache_hint [%0], [%1, {%2, %3, %4}], [%5], {%6}, %7;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_offset), "l"(policy))
#endif
}

/* Load a column of pixels from (c0, c1, c2) on, moved by a filter tap, into shared memory of
 * each block in cta_mask. A wait on `bar` with _report in its name tells whether the source has
 * the pattern.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.multicast::cluster::32b.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], {w_offset}, cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes, in each
 *           block; of layout v1, unless nothing is reported
 *   w_offset  the filter tap, 0 to 65535: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_report_multicast_32b_hint(uint32_t validity, uint32_t dst,
                                                  const mgpu_tensor_map *map, int32_t c0,
                                                  int32_t c1, int32_t c2, uint32_t bar,
                                                  uint16_t w_offset, uint32_t cta_mask,
                                                  uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_im2col_report_multicast_32b_hint"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(3, dst, map, c, bar, offsets, cta_mask, policy,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT |
                                        mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".multicast::cluster::32b.L2::cache_hint [%0], [%1, {%2, %3, %4}], [%5], {%6}, %7, %8;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_offset), "r"(cta_mask), "l"(policy))
#endif
}

/* Bring a column of pixels from (c0, c1, c2) on, moved by a filter tap, into the L2 cache,
 * where others go before it.
 *   ptx     cp.async.bulk.prefetch.tensor.3d.L2.global.im2col.L2::evict_last [map, {c0, c1, c2}], {w_offset};
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners before the offsets are added; what lies outside the tensor is
 *           skipped
 *   w_offset  the filter tap, 0 to 65535: where each pixel is moved
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_3d_im2col_l2_evict_last(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                          int32_t c2, uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_3d_im2col_l2_evict_last"));
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col(3, map, c, offsets, 0, 0));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.prefetch.tensor.3d.L2.global.im2col.L2::evict_last "
                 "[%0, {%1, %2, %3}], {%4};"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "h"(w_offset)
                 : "memory");
#endif
}

/* Let L2 treat a column of pixels from (c0, c1, c2) on, moved by a filter tap, as any others:
 * what a prefetch with evict_last has kept there may go.
 *   ptx     applypriority.async.bulk.tensor.3d.global.bulk_group.im2col.L2::evict_normal [map, {c0, c1, c2}], {w_offset};
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners before the offsets are added; what lies outside the tensor is
 *           skipped
 *   w_offset  the filter tap, 0 to 65535: where each pixel is moved
 *   done    it is part of a bulk group; results do not depend on it
 */
MGPU_DEVICE void
mgpu_tma_applypriority_3d_im2col_l2_evict_normal(const mgpu_tensor_map *map, int32_t c0,
                                                 int32_t c1, int32_t c2,
                                                 uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_applypriority_3d_im2col_l2_evict_normal"));
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col(3, map, c, offsets, 0, 0));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("applypriority.async.bulk.tensor.3d.global.bulk_group.im2col.L2::evict_normal "
                 "[%0, {%1, %2, %3}], {%4};"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "h"(w_offset)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into shared memory
 * of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster::32b [dst], [map, {c0, c1, c2, c3}], [bar], {w_offset, h_offset}, cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes, in each block
 *   w_offset, h_offset  the filter tap, 0 to 255 each: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_multicast_32b(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                      int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                      uint16_t w_offset, uint16_t h_offset,
                                      uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_im2col_multicast_32b"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(4, dst, map, c, bar, offsets, cta_mask, 0,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster::32b "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_offset), "h"(h_offset), "r"(cta_mask)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into shared memory.
 * A wait on `bar` with _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::REPORT [dst], [map, {c0, c1, c2, c3}], [bar], {w_offset, h_offset};
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes; of layout v1,
 *           unless nothing is reported
 *   w_offset, h_offset  the filter tap, 0 to 255 each: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_report(uint32_t validity, uint32_t dst, const mgpu_tensor_map *map,
                               int32_t c0, int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                               uint16_t w_offset, uint16_t h_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_im2col_report"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(4, dst, map, c, bar, offsets, 0, 0,
                                        MGPU__SPACE_CLUSTER | mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::",
        " [%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8};",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_offset), "h"(h_offset))
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into shared memory
 * of this block. A wait on `bar` with _report in its name tells whether the source has the
 * pattern.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::REPORT [dst], [map, {c0, c1, c2, c3}], [bar], {w_offset, h_offset};
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier of this block; gets pixels x channels x element bytes; of layout v1,
 *           unless nothing is reported
 *   w_offset, h_offset  the filter tap, 0 to 255 each: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_im2col_report(uint32_t validity, uint32_t dst,
                                          const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                          int32_t c2, int32_t c3, uint32_t bar,
                                          uint16_t w_offset, uint16_t h_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_shared_cta_im2col_report"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(4, dst, map, c, bar, offsets, 0, 0,
                                        mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.4d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::",
        " [%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8};",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_offset), "h"(h_offset))
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into shared memory
 * of each block in cta_mask. A wait on `bar` with _report in its name tells whether the source
 * has the pattern.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.multicast::cluster::32b [dst], [map, {c0, c1, c2, c3}], [bar], {w_offset, h_offset}, cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes, in each
 *           block; of layout v1, unless nothing is reported
 *   w_offset, h_offset  the filter tap, 0 to 255 each: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_report_multicast_32b(uint32_t validity, uint32_t dst,
                                             const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                             int32_t c2, int32_t c3, uint32_t bar,
                                             uint16_t w_offset, uint16_t h_offset,
                                             uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_im2col_report_multicast_32b"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(4, dst, map, c, bar, offsets, cta_mask, 0,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST |
                                        mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".multicast::cluster::32b [%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_offset), "h"(h_offset), "r"(cta_mask))
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into shared memory
 * of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], {w_offset, h_offset}, cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes, in each block
 *   w_offset, h_offset  the filter tap, 0 to 255 each: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_multicast_32b_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                           int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                           uint16_t w_offset, uint16_t h_offset,
                                           uint32_t cta_mask, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_im2col_multicast_32b_hint"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(4, dst, map, c, bar, offsets, cta_mask, policy,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9, %10;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_offset), "h"(h_offset), "r"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into shared memory.
 * A wait on `bar` with _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], {w_offset, h_offset}, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes; of layout v1,
 *           unless nothing is reported
 *   w_offset, h_offset  the filter tap, 0 to 255 each: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_report_hint(uint32_t validity, uint32_t dst, const mgpu_tensor_map *map,
                                    int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                    uint32_t bar, uint16_t w_offset, uint16_t h_offset,
                                    uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_im2col_report_hint"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(4, dst, map, c, bar, offsets, 0, policy,
                                        MGPU__SPACE_CLUSTER | MGPU__HINT |
                                        mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".L2::cache_hint [%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_offset), "h"(h_offset), "l"(policy))
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into shared memory
 * of this block. A wait on `bar` with _report in its name tells whether the source has the
 * pattern.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], {w_offset, h_offset}, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier of this block; gets pixels x channels x element bytes; of layout v1,
 *           unless nothing is reported
 *   w_offset, h_offset  the filter tap, 0 to 255 each: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_im2col_report_hint(uint32_t validity, uint32_t dst,
                                               const mgpu_tensor_map *map, int32_t c0,
                                               int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                               uint16_t w_offset, uint16_t h_offset,
                                               uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_shared_cta_im2col_report_hint"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(4, dst, map, c, bar, offsets, 0, policy,
                                        MGPU__HINT | mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.4d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".L2::cache_hint [%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_offset), "h"(h_offset), "l"(policy))
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into shared memory
 * of each block in cta_mask. A wait on `bar` with _report in its name tells whether the source
 * has the pattern.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.multicast::cluster::32b.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], {w_offset, h_offset}, cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes, in each
 *           block; of layout v1, unless nothing is reported
 *   w_offset, h_offset  the filter tap, 0 to 255 each: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_report_multicast_32b_hint(uint32_t validity, uint32_t dst,
                                                  const mgpu_tensor_map *map, int32_t c0,
                                                  int32_t c1, int32_t c2, int32_t c3,
                                                  uint32_t bar, uint16_t w_offset,
                                                  uint16_t h_offset, uint32_t cta_mask,
                                                  uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_im2col_report_multicast_32b_hint"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(4, dst, map, c, bar, offsets, cta_mask, policy,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT |
                                        mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".multicast::cluster::32b.L2::cache_hint [%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9, %10;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_offset), "h"(h_offset), "r"(cta_mask), "l"(policy))
#endif
}

/* Bring a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into the L2 cache,
 * where others go before it.
 *   ptx     cp.async.bulk.prefetch.tensor.4d.L2.global.im2col.L2::evict_last [map, {c0, c1, c2, c3}], {w_offset, h_offset};
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners before the offsets are added; what lies outside the tensor is
 *           skipped
 *   w_offset, h_offset  the filter tap, 0 to 255 each: where each pixel is moved
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_4d_im2col_l2_evict_last(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                          int32_t c2, int32_t c3, uint16_t w_offset,
                                          uint16_t h_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_4d_im2col_l2_evict_last"));
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col(4, map, c, offsets, 0, 0));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.prefetch.tensor.4d.L2.global.im2col.L2::evict_last "
                 "[%0, {%1, %2, %3, %4}], {%5, %6};"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "h"(w_offset), "h"(h_offset)
                 : "memory");
#endif
}

/* Let L2 treat a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, as any
 * others: what a prefetch with evict_last has kept there may go.
 *   ptx     applypriority.async.bulk.tensor.4d.global.bulk_group.im2col.L2::evict_normal [map, {c0, c1, c2, c3}], {w_offset, h_offset};
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners before the offsets are added; what lies outside the tensor is
 *           skipped
 *   w_offset, h_offset  the filter tap, 0 to 255 each: where each pixel is moved
 *   done    it is part of a bulk group; results do not depend on it
 */
MGPU_DEVICE void
mgpu_tma_applypriority_4d_im2col_l2_evict_normal(const mgpu_tensor_map *map, int32_t c0,
                                                 int32_t c1, int32_t c2, int32_t c3,
                                                 uint16_t w_offset,
                                                 uint16_t h_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_applypriority_4d_im2col_l2_evict_normal"));
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col(4, map, c, offsets, 0, 0));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("applypriority.async.bulk.tensor.4d.global.bulk_group.im2col.L2::evict_normal "
                 "[%0, {%1, %2, %3, %4}], {%5, %6};"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "h"(w_offset), "h"(h_offset)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into shared
 * memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster::32b [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_offset, h_offset, d_offset}, cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners before the offsets are added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes, in each block
 *   w_offset, h_offset, d_offset  the filter tap, 0 to 31 each: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_multicast_32b(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                      int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                      uint32_t bar, uint16_t w_offset, uint16_t h_offset,
                                      uint16_t d_offset, uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_im2col_multicast_32b"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(5, dst, map, c, bar, offsets, cta_mask, 0,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster::32b "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9, %10}, %11;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(d_offset), "r"(cta_mask)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into shared
 * memory. A wait on `bar` with _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::REPORT [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_offset, h_offset, d_offset};
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners before the offsets are added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes; of layout v1,
 *           unless nothing is reported
 *   w_offset, h_offset, d_offset  the filter tap, 0 to 31 each: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_report(uint32_t validity, uint32_t dst, const mgpu_tensor_map *map,
                               int32_t c0, int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                               uint32_t bar, uint16_t w_offset, uint16_t h_offset,
                               uint16_t d_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_im2col_report"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(5, dst, map, c, bar, offsets, 0, 0,
                                        MGPU__SPACE_CLUSTER | mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::",
        " [%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9, %10};",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(d_offset))
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into shared
 * memory of this block. A wait on `bar` with _report in its name tells whether the source has
 * the pattern.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::REPORT [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_offset, h_offset, d_offset};
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners before the offsets are added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets pixels x channels x element bytes; of layout v1,
 *           unless nothing is reported
 *   w_offset, h_offset, d_offset  the filter tap, 0 to 31 each: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_im2col_report(uint32_t validity, uint32_t dst,
                                          const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                          int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                                          uint16_t w_offset, uint16_t h_offset,
                                          uint16_t d_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_shared_cta_im2col_report"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(5, dst, map, c, bar, offsets, 0, 0,
                                        mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.5d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::",
        " [%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9, %10};",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(d_offset))
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into shared
 * memory of each block in cta_mask. A wait on `bar` with _report in its name tells whether the
 * source has the pattern.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.multicast::cluster::32b [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_offset, h_offset, d_offset}, cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners before the offsets are added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes, in each
 *           block; of layout v1, unless nothing is reported
 *   w_offset, h_offset, d_offset  the filter tap, 0 to 31 each: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_report_multicast_32b(uint32_t validity, uint32_t dst,
                                             const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                             int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                                             uint16_t w_offset, uint16_t h_offset,
                                             uint16_t d_offset, uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_im2col_report_multicast_32b"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(5, dst, map, c, bar, offsets, cta_mask, 0,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST |
                                        mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".multicast::cluster::32b [%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9, %10}, %11;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(d_offset), "r"(cta_mask))
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into shared
 * memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_offset, h_offset, d_offset}, cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners before the offsets are added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes, in each block
 *   w_offset, h_offset, d_offset  the filter tap, 0 to 31 each: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_multicast_32b_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                           int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                           uint32_t bar, uint16_t w_offset, uint16_t h_offset,
                                           uint16_t d_offset, uint32_t cta_mask,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_im2col_multicast_32b_hint"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(5, dst, map, c, bar, offsets, cta_mask, policy,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9, %10}, %11, %12;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(d_offset), "r"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into shared
 * memory. A wait on `bar` with _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_offset, h_offset, d_offset}, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners before the offsets are added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes; of layout v1,
 *           unless nothing is reported
 *   w_offset, h_offset, d_offset  the filter tap, 0 to 31 each: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_report_hint(uint32_t validity, uint32_t dst, const mgpu_tensor_map *map,
                                    int32_t c0, int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                    uint32_t bar, uint16_t w_offset, uint16_t h_offset,
                                    uint16_t d_offset, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_im2col_report_hint"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(5, dst, map, c, bar, offsets, 0, policy,
                                        MGPU__SPACE_CLUSTER | MGPU__HINT |
                                        mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".L2::cache_hint [%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9, %10}, %11;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(d_offset), "l"(policy))
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into shared
 * memory of this block. A wait on `bar` with _report in its name tells whether the source has
 * the pattern.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_offset, h_offset, d_offset}, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners before the offsets are added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets pixels x channels x element bytes; of layout v1,
 *           unless nothing is reported
 *   w_offset, h_offset, d_offset  the filter tap, 0 to 31 each: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_im2col_report_hint(uint32_t validity, uint32_t dst,
                                               const mgpu_tensor_map *map, int32_t c0,
                                               int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                               uint32_t bar, uint16_t w_offset,
                                               uint16_t h_offset, uint16_t d_offset,
                                               uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_shared_cta_im2col_report_hint"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(5, dst, map, c, bar, offsets, 0, policy,
                                        MGPU__HINT | mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.5d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".L2::cache_hint [%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9, %10}, %11;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(d_offset), "l"(policy))
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into shared
 * memory of each block in cta_mask. A wait on `bar` with _report in its name tells whether the
 * source has the pattern.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.multicast::cluster::32b.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_offset, h_offset, d_offset}, cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners before the offsets are added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes, in each
 *           block; of layout v1, unless nothing is reported
 *   w_offset, h_offset, d_offset  the filter tap, 0 to 31 each: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_report_multicast_32b_hint(uint32_t validity, uint32_t dst,
                                                  const mgpu_tensor_map *map, int32_t c0,
                                                  int32_t c1, int32_t c2, int32_t c3,
                                                  int32_t c4, uint32_t bar, uint16_t w_offset,
                                                  uint16_t h_offset, uint16_t d_offset,
                                                  uint32_t cta_mask,
                                                  uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_im2col_report_multicast_32b_hint"));
    MGPU__EMU(mgpu__emu_tma_load_im2col(5, dst, map, c, bar, offsets, cta_mask, policy,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT |
                                        mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".multicast::cluster::32b.L2::cache_hint [%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9, %10}, %11, %12;",
        : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(d_offset), "r"(cta_mask), "l"(policy))
#endif
}

/* Bring a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into the L2
 * cache, where others go before it.
 *   ptx     cp.async.bulk.prefetch.tensor.5d.L2.global.im2col.L2::evict_last [map, {c0, c1, c2, c3, c4}], {w_offset, h_offset, d_offset};
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners before the offsets are added; what lies outside the
 *           tensor is skipped
 *   w_offset, h_offset, d_offset  the filter tap, 0 to 31 each: where each pixel is moved
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_5d_im2col_l2_evict_last(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                          int32_t c2, int32_t c3, int32_t c4, uint16_t w_offset,
                                          uint16_t h_offset, uint16_t d_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_5d_im2col_l2_evict_last"));
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col(5, map, c, offsets, 0, 0));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.prefetch.tensor.5d.L2.global.im2col.L2::evict_last "
                 "[%0, {%1, %2, %3, %4, %5}], {%6, %7, %8};"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "h"(w_offset), "h"(h_offset), "h"(d_offset)
                 : "memory");
#endif
}

/* Let L2 treat a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, as any
 * others: what a prefetch with evict_last has kept there may go.
 *   ptx     applypriority.async.bulk.tensor.5d.global.bulk_group.im2col.L2::evict_normal [map, {c0, c1, c2, c3, c4}], {w_offset, h_offset, d_offset};
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners before the offsets are added; what lies outside the
 *           tensor is skipped
 *   w_offset, h_offset, d_offset  the filter tap, 0 to 31 each: where each pixel is moved
 *   done    it is part of a bulk group; results do not depend on it
 */
MGPU_DEVICE void
mgpu_tma_applypriority_5d_im2col_l2_evict_normal(const mgpu_tensor_map *map, int32_t c0,
                                                 int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                                 uint16_t w_offset, uint16_t h_offset,
                                                 uint16_t d_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_applypriority_5d_im2col_l2_evict_normal"));
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col(5, map, c, offsets, 0, 0));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("applypriority.async.bulk.tensor.5d.global.bulk_group.im2col.L2::evict_normal "
                 "[%0, {%1, %2, %3, %4, %5}], {%6, %7, %8};"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "h"(w_offset), "h"(h_offset), "h"(d_offset)
                 : "memory");
#endif
}

/* Load the box at (c0) into shared memory. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.override::global_address [dst], [map, global, {c0}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_global_address(uint32_t dst, const mgpu_tensor_map *map, const void *global,
                                int32_t c0, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_1d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, 0, 0, MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.override::global_address "
                 "[%0], [%1, %2, {%3}], [%4];"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0) into shared memory of this block. The tensor is at `global`, its shape
 * is the map's.
 *   ptx     cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes.override::global_address [dst], [map, global, {c0}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_shared_cta_global_address(uint32_t dst, const mgpu_tensor_map *map,
                                           const void *global, int32_t c0,
                                           uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_1d_shared_cta_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, 0, 0, 0));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes.override::global_address "
                 "[%0], [%1, %2, {%3}], [%4];"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0) into shared memory of each block in cta_mask. The tensor is at `global`,
 * its shape is the map's.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.override::global_address [dst], [map, global, {c0}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_multicast_global_address(uint32_t dst, const mgpu_tensor_map *map,
                                          const void *global, int32_t c0, uint32_t bar,
                                          uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_1d_multicast_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.override::global_address "
                 "[%0], [%1, %2, {%3}], [%4], %5;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(bar), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load the box at (c0) into shared memory of each block in cta_mask. The tensor is at `global`,
 * its shape is the map's.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.override::global_address [dst], [map, global, {c0}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_multicast_32b_global_address(uint32_t dst, const mgpu_tensor_map *map,
                                              const void *global, int32_t c0, uint32_t bar,
                                              uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_1d_multicast_32b_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.override::global_address "
                 "[%0], [%1, %2, {%3}], [%4], %5;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Store the box in shared memory at (c0). The tensor is at `global`, its shape is the map's.
 *   ptx     cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group.override::global_address [map, global, {c0}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_1d_global_address(const mgpu_tensor_map *map, const void *global, int32_t c0,
                                 uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_store_1d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_STORE, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2}], [%3];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global += box. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.tile.bulk_group.override::global_address [map, global, {c0}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, f16, bf16, f32, tf32, f64, f32.ftz,
 *           tf32.ftz
 */
MGPU_DEVICE void
mgpu_tma_reduce_add_1d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_add_1d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_ADD, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2}], [%3];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global = min(global, box). The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.min.tile.bulk_group.override::global_address [map, global, {c0}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_1d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_min_1d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_MIN, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.min.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2}], [%3];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global = max(global, box). The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.max.tile.bulk_group.override::global_address [map, global, {c0}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_1d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_max_1d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_MAX, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.max.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2}], [%3];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global = global >= box ? 0 : global
 * + 1. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.inc.tile.bulk_group.override::global_address [map, global, {c0}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_1d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_inc_1d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_INC, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.inc.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2}], [%3];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global = global == 0 || global > box
 * ? box : global - 1. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.dec.tile.bulk_group.override::global_address [map, global, {c0}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_1d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_dec_1d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_DEC, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.dec.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2}], [%3];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global &= box. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.and.tile.bulk_group.override::global_address [map, global, {c0}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_1d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_and_1d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_AND, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.and.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2}], [%3];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global |= box. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.or.tile.bulk_group.override::global_address [map, global, {c0}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_1d_global_address(const mgpu_tensor_map *map, const void *global, int32_t c0,
                                     uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_or_1d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_OR, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.or.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2}], [%3];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global ^= box. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.xor.tile.bulk_group.override::global_address [map, global, {c0}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_1d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_xor_1d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_XOR, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.xor.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2}], [%3];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(src)
                 : "memory");
#endif
}

/* Bring the box at (c0) into the L2 cache. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.async.bulk.prefetch.tensor.1d.L2.global.tile.override::global_address [map, global, {c0}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor is
 *           skipped
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_1d_global_address(const mgpu_tensor_map *map, const void *global,
                                    int32_t c0 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_1d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_prefetch(1, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 1, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.1d.L2.global.tile.override::global_address "
                 "[%0, %1, {%2}];"
                 :
                 : "l"(map), "l"(global), "r"(c0)
                 : "memory");
#endif
}

/* Load the box at (c0) into shared memory. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address [dst], [map, global, {c0}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_global_address_hint(uint32_t dst, const mgpu_tensor_map *map,
                                     const void *global, int32_t c0, uint32_t bar,
                                     uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_1d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, 0, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address "
                 "[%0], [%1, %2, {%3}], [%4], %5;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0) into shared memory of this block. The tensor is at `global`, its shape
 * is the map's.
 *   ptx     cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address [dst], [map, global, {c0}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_shared_cta_global_address_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                const void *global, int32_t c0, uint32_t bar,
                                                uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_1d_shared_cta_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address "
                 "[%0], [%1, %2, {%3}], [%4], %5;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0) into shared memory of each block in cta_mask. The tensor is at `global`,
 * its shape is the map's.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint.override::global_address [dst], [map, global, {c0}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_multicast_global_address_hint(uint32_t dst, const mgpu_tensor_map *map,
                                               const void *global, int32_t c0, uint32_t bar,
                                               uint16_t cta_mask, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_1d_multicast_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint.override::global_address "
                 "[%0], [%1, %2, {%3}], [%4], %5, %6;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(bar), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0) into shared memory of each block in cta_mask. The tensor is at `global`,
 * its shape is the map's.
 *   ptx     cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint.override::global_address [dst], [map, global, {c0}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_1d_multicast_32b_global_address_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                   const void *global, int32_t c0, uint32_t bar,
                                                   uint32_t cta_mask,
                                                   uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_1d_multicast_32b_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(1, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 1, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint.override::global_address "
                 "[%0], [%1, %2, {%3}], [%4], %5, %6;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(bar), "r"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Store the box in shared memory at (c0). The tensor is at `global`, its shape is the map's.
 *   ptx     cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_1d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_store_1d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_STORE, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2}], [%3], %4;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global += box. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, f16, bf16, f32, tf32, f64, f32.ftz,
 *           tf32.ftz
 */
MGPU_DEVICE void
mgpu_tma_reduce_add_1d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_add_1d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_ADD, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2}], [%3], %4;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global = min(global, box). The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.min.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_1d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_min_1d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_MIN, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.min.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2}], [%3], %4;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global = max(global, box). The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.max.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_1d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_max_1d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_MAX, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.max.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2}], [%3], %4;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global = global >= box ? 0 : global
 * + 1. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.inc.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_1d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_inc_1d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_INC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.inc.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2}], [%3], %4;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global = global == 0 || global > box
 * ? box : global - 1. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.dec.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_1d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_dec_1d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_DEC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.dec.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2}], [%3], %4;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global &= box. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.and.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_1d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_and_1d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_AND, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.and.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2}], [%3], %4;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global |= box. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.or.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_1d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                          int32_t c0, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_or_1d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_OR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.or.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2}], [%3], %4;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0): global ^= box. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.1d.global.shared::cta.xor.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; not negative; what lies behind
 *           the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_1d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_xor_1d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(1, map, c, src, MGPU__TMA_XOR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 1, c0, c0);
    asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.xor.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2}], [%3], %4;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Bring the box at (c0) into the L2 cache. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.async.bulk.prefetch.tensor.1d.L2.global.tile.L2::cache_hint.override::global_address [map, global, {c0}], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor is
 *           skipped
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_1d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                         int32_t c0, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_1d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_prefetch(1, map, c, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(0, map, 1, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.1d.L2.global.tile.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2}], %3;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "l"(policy)
                 : "memory");
#endif
}

/* Bring the box at (c0) into the L2 cache, where others go before it. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.async.bulk.prefetch.tensor.1d.L2.global.tile.L2::evict_last.override::global_address [map, global, {c0}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor is
 *           skipped
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_1d_l2_evict_last_global_address(const mgpu_tensor_map *map,
                                                  const void *global, int32_t c0 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_1d_l2_evict_last_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_prefetch(1, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 1, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.1d.L2.global.tile.L2::evict_last.override::global_address "
                 "[%0, %1, {%2}];"
                 :
                 : "l"(map), "l"(global), "r"(c0)
                 : "memory");
#endif
}

/* Let L2 treat the box at (c0) as any others: what a prefetch with evict_last has kept there
 * may go. The tensor is at `global`, its shape is the map's.
 *   ptx     applypriority.async.bulk.tensor.1d.global.bulk_group.tile.L2::evict_normal.override::global_address [map, global, {c0}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 1 dimension, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0      first element of the box; a multiple of 16 bytes; what lies outside the tensor is
 *           skipped
 *   done    it is part of a bulk group; results do not depend on it
 */
MGPU_DEVICE void
mgpu_tma_applypriority_1d_l2_evict_normal_global_address(const mgpu_tensor_map *map,
                                                         const void *global,
                                                         int32_t c0 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[1] = {c0};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_applypriority_1d_l2_evict_normal_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_prefetch(1, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 1, c0, 0);
    asm volatile("applypriority.async.bulk.tensor.1d.global.bulk_group.tile.L2::evict_normal.override::global_address "
                 "[%0, %1, {%2}];"
                 :
                 : "l"(map), "l"(global), "r"(c0)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory. The tensor is at `global`, its shape is the
 * map's.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.override::global_address [dst], [map, global, {c0, c1}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_global_address(uint32_t dst, const mgpu_tensor_map *map, const void *global,
                                int32_t c0, int32_t c1, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_2d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, 0, 0, MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.override::global_address "
                 "[%0], [%1, %2, {%3, %4}], [%5];"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory of this block. The tensor is at `global`, its
 * shape is the map's.
 *   ptx     cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes.override::global_address [dst], [map, global, {c0, c1}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_shared_cta_global_address(uint32_t dst, const mgpu_tensor_map *map,
                                           const void *global, int32_t c0, int32_t c1,
                                           uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_2d_shared_cta_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, 0, 0, 0));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes.override::global_address "
                 "[%0], [%1, %2, {%3, %4}], [%5];"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory of each block in cta_mask. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.override::global_address [dst], [map, global, {c0, c1}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_multicast_global_address(uint32_t dst, const mgpu_tensor_map *map,
                                          const void *global, int32_t c0, int32_t c1,
                                          uint32_t bar, uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_2d_multicast_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.override::global_address "
                 "[%0], [%1, %2, {%3, %4}], [%5], %6;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(bar), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory of each block in cta_mask. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.override::global_address [dst], [map, global, {c0, c1}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_multicast_32b_global_address(uint32_t dst, const mgpu_tensor_map *map,
                                              const void *global, int32_t c0, int32_t c1,
                                              uint32_t bar, uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_2d_multicast_32b_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.override::global_address "
                 "[%0], [%1, %2, {%3, %4}], [%5], %6;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Store the box in shared memory at (c0, c1). The tensor is at `global`, its shape is the
 * map's.
 *   ptx     cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group.override::global_address [map, global, {c0, c1}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_2d_global_address(const mgpu_tensor_map *map, const void *global, int32_t c0,
                                 int32_t c1, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_store_2d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_STORE, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3}], [%4];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global += box. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group.override::global_address [map, global, {c0, c1}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, f16, bf16, f32, tf32, f64, f32.ftz,
 *           tf32.ftz
 */
MGPU_DEVICE void
mgpu_tma_reduce_add_2d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_add_2d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_ADD, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3}], [%4];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global = min(global, box). The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.min.tile.bulk_group.override::global_address [map, global, {c0, c1}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_2d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_min_2d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_MIN, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.min.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3}], [%4];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global = max(global, box). The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.max.tile.bulk_group.override::global_address [map, global, {c0, c1}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_2d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_max_2d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_MAX, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.max.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3}], [%4];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global = global >= box ? 0 :
 * global + 1. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.inc.tile.bulk_group.override::global_address [map, global, {c0, c1}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_2d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_inc_2d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_INC, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.inc.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3}], [%4];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global = global == 0 || global >
 * box ? box : global - 1. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.dec.tile.bulk_group.override::global_address [map, global, {c0, c1}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_2d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_dec_2d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_DEC, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.dec.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3}], [%4];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global &= box. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.and.tile.bulk_group.override::global_address [map, global, {c0, c1}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_2d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_and_2d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_AND, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.and.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3}], [%4];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global |= box. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.or.tile.bulk_group.override::global_address [map, global, {c0, c1}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_2d_global_address(const mgpu_tensor_map *map, const void *global, int32_t c0,
                                     int32_t c1, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_or_2d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_OR, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.or.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3}], [%4];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global ^= box. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.xor.tile.bulk_group.override::global_address [map, global, {c0, c1}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_2d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_xor_2d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_XOR, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.xor.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3}], [%4];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(src)
                 : "memory");
#endif
}

/* Bring the box at (c0, c1) into the L2 cache. The tensor is at `global`, its shape is the
 * map's.
 *   ptx     cp.async.bulk.prefetch.tensor.2d.L2.global.tile.override::global_address [map, global, {c0, c1}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor is skipped
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_2d_global_address(const mgpu_tensor_map *map, const void *global, int32_t c0,
                                    int32_t c1 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_2d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_prefetch(2, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 2, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.2d.L2.global.tile.override::global_address "
                 "[%0, %1, {%2, %3}];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory. The tensor is at `global`, its shape is the
 * map's.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address [dst], [map, global, {c0, c1}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_global_address_hint(uint32_t dst, const mgpu_tensor_map *map,
                                     const void *global, int32_t c0, int32_t c1, uint32_t bar,
                                     uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_2d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, 0, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address "
                 "[%0], [%1, %2, {%3, %4}], [%5], %6;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory of this block. The tensor is at `global`, its
 * shape is the map's.
 *   ptx     cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address [dst], [map, global, {c0, c1}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_shared_cta_global_address_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                const void *global, int32_t c0, int32_t c1,
                                                uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_2d_shared_cta_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address "
                 "[%0], [%1, %2, {%3, %4}], [%5], %6;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory of each block in cta_mask. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint.override::global_address [dst], [map, global, {c0, c1}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_multicast_global_address_hint(uint32_t dst, const mgpu_tensor_map *map,
                                               const void *global, int32_t c0, int32_t c1,
                                               uint32_t bar, uint16_t cta_mask,
                                               uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_2d_multicast_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint.override::global_address "
                 "[%0], [%1, %2, {%3, %4}], [%5], %6, %7;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(bar), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1) into shared memory of each block in cta_mask. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint.override::global_address [dst], [map, global, {c0, c1}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_2d_multicast_32b_global_address_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                   const void *global, int32_t c0, int32_t c1,
                                                   uint32_t bar, uint32_t cta_mask,
                                                   uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_2d_multicast_32b_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(2, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint.override::global_address "
                 "[%0], [%1, %2, {%3, %4}], [%5], %6, %7;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(bar), "r"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Store the box in shared memory at (c0, c1). The tensor is at `global`, its shape is the
 * map's.
 *   ptx     cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_2d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, uint32_t src,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_store_2d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_STORE, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3}], [%4], %5;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global += box. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
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
mgpu_tma_reduce_add_2d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_add_2d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_ADD, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3}], [%4], %5;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global = min(global, box). The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.min.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_2d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_min_2d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_MIN, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.min.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3}], [%4], %5;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global = max(global, box). The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.max.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_2d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_max_2d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_MAX, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.max.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3}], [%4], %5;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global = global >= box ? 0 :
 * global + 1. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.inc.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_2d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_inc_2d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_INC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.inc.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3}], [%4], %5;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global = global == 0 || global >
 * box ? box : global - 1. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.dec.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_2d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_dec_2d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_DEC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.dec.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3}], [%4], %5;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global &= box. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.and.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_2d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_and_2d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_AND, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.and.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3}], [%4], %5;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global |= box. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.or.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_2d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                          int32_t c0, int32_t c1, uint32_t src,
                                          uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_or_2d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_OR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.or.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3}], [%4], %5;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1): global ^= box. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.2d.global.shared::cta.xor.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; not negative; what lies behind the tensor is not written, but for what
 *           fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_2d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_xor_2d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(2, map, c, src, MGPU__TMA_XOR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | c1);
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.xor.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3}], [%4], %5;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Bring the box at (c0, c1) into the L2 cache. The tensor is at `global`, its shape is the
 * map's.
 *   ptx     cp.async.bulk.prefetch.tensor.2d.L2.global.tile.L2::cache_hint.override::global_address [map, global, {c0, c1}], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor is skipped
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_2d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                         int32_t c0, int32_t c1, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_2d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_prefetch(2, map, c, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(0, map, 2, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.2d.L2.global.tile.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3}], %4;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "l"(policy)
                 : "memory");
#endif
}

/* Bring the box at (c0, c1) into the L2 cache, where others go before it. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.async.bulk.prefetch.tensor.2d.L2.global.tile.L2::evict_last.override::global_address [map, global, {c0, c1}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor is skipped
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_2d_l2_evict_last_global_address(const mgpu_tensor_map *map,
                                                  const void *global, int32_t c0,
                                                  int32_t c1 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_2d_l2_evict_last_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_prefetch(2, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 2, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.2d.L2.global.tile.L2::evict_last.override::global_address "
                 "[%0, %1, {%2, %3}];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1)
                 : "memory");
#endif
}

/* Let L2 treat the box at (c0, c1) as any others: what a prefetch with evict_last has kept
 * there may go. The tensor is at `global`, its shape is the map's.
 *   ptx     applypriority.async.bulk.tensor.2d.global.bulk_group.tile.L2::evict_normal.override::global_address [map, global, {c0, c1}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 2 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c1  first element of the box; c0 is innermost, the column of a matrix, and a multiple
 *           of 16 bytes; what lies outside the tensor is skipped
 *   done    it is part of a bulk group; results do not depend on it
 */
MGPU_DEVICE void
mgpu_tma_applypriority_2d_l2_evict_normal_global_address(const mgpu_tensor_map *map,
                                                         const void *global, int32_t c0,
                                                         int32_t c1 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[2] = {c0, c1};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_applypriority_2d_l2_evict_normal_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_prefetch(2, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 2, c0, 0);
    asm volatile("applypriority.async.bulk.tensor.2d.global.bulk_group.tile.L2::evict_normal.override::global_address "
                 "[%0, %1, {%2, %3}];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory. The tensor is at `global`, its shape is the
 * map's.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.override::global_address [dst], [map, global, {c0, c1, c2}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_global_address(uint32_t dst, const mgpu_tensor_map *map, const void *global,
                                int32_t c0, int32_t c1, int32_t c2, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, 0, 0, MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5}], [%6];"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory of this block. The tensor is at `global`, its
 * shape is the map's.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes.override::global_address [dst], [map, global, {c0, c1, c2}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_global_address(uint32_t dst, const mgpu_tensor_map *map,
                                           const void *global, int32_t c0, int32_t c1,
                                           int32_t c2, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_shared_cta_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, 0, 0, 0));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5}], [%6];"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory of each block in cta_mask. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.override::global_address [dst], [map, global, {c0, c1, c2}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_multicast_global_address(uint32_t dst, const mgpu_tensor_map *map,
                                          const void *global, int32_t c0, int32_t c1,
                                          int32_t c2, uint32_t bar,
                                          uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_multicast_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5}], [%6], %7;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory of each block in cta_mask. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.override::global_address [dst], [map, global, {c0, c1, c2}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_multicast_32b_global_address(uint32_t dst, const mgpu_tensor_map *map,
                                              const void *global, int32_t c0, int32_t c1,
                                              int32_t c2, uint32_t bar,
                                              uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_multicast_32b_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5}], [%6], %7;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Store the box in shared memory at (c0, c1, c2). The tensor is at `global`, its shape is the
 * map's.
 *   ptx     cp.async.bulk.tensor.3d.global.shared::cta.tile.bulk_group.override::global_address [map, global, {c0, c1, c2}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_3d_global_address(const mgpu_tensor_map *map, const void *global, int32_t c0,
                                 int32_t c1, int32_t c2, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_store_3d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_STORE, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.async.bulk.tensor.3d.global.shared::cta.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4}], [%5];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global += box. The tensor is
 * at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.tile.bulk_group.override::global_address [map, global, {c0, c1, c2}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, f16, bf16, f32, tf32, f64, f32.ftz,
 *           tf32.ftz
 */
MGPU_DEVICE void
mgpu_tma_reduce_add_3d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2,
                                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_add_3d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_ADD, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4}], [%5];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global = min(global, box).
 * The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.min.tile.bulk_group.override::global_address [map, global, {c0, c1, c2}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_3d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2,
                                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_min_3d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_MIN, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.min.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4}], [%5];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global = max(global, box).
 * The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.max.tile.bulk_group.override::global_address [map, global, {c0, c1, c2}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_3d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2,
                                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_max_3d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_MAX, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.max.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4}], [%5];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global = global >= box ? 0 :
 * global + 1. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.inc.tile.bulk_group.override::global_address [map, global, {c0, c1, c2}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_3d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2,
                                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_inc_3d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_INC, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.inc.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4}], [%5];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global = global == 0 ||
 * global > box ? box : global - 1. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.dec.tile.bulk_group.override::global_address [map, global, {c0, c1, c2}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_3d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2,
                                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_dec_3d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_DEC, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.dec.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4}], [%5];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global &= box. The tensor is
 * at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.and.tile.bulk_group.override::global_address [map, global, {c0, c1, c2}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_3d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2,
                                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_and_3d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_AND, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.and.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4}], [%5];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global |= box. The tensor is
 * at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.or.tile.bulk_group.override::global_address [map, global, {c0, c1, c2}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_3d_global_address(const mgpu_tensor_map *map, const void *global, int32_t c0,
                                     int32_t c1, int32_t c2, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_or_3d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_OR, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.or.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4}], [%5];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global ^= box. The tensor is
 * at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.xor.tile.bulk_group.override::global_address [map, global, {c0, c1, c2}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_3d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2,
                                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_xor_3d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_XOR, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.xor.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4}], [%5];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Bring the box at (c0, c1, c2) into the L2 cache. The tensor is at `global`, its shape is the
 * map's.
 *   ptx     cp.async.bulk.prefetch.tensor.3d.L2.global.tile.override::global_address [map, global, {c0, c1, c2}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_3d_global_address(const mgpu_tensor_map *map, const void *global, int32_t c0,
                                    int32_t c1, int32_t c2 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_3d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_prefetch(3, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 3, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.3d.L2.global.tile.override::global_address "
                 "[%0, %1, {%2, %3, %4}];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory. The tensor is at `global`, its shape is the
 * map's.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address [dst], [map, global, {c0, c1, c2}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_global_address_hint(uint32_t dst, const mgpu_tensor_map *map,
                                     const void *global, int32_t c0, int32_t c1, int32_t c2,
                                     uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, 0, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5}], [%6], %7;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory of this block. The tensor is at `global`, its
 * shape is the map's.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address [dst], [map, global, {c0, c1, c2}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_global_address_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                const void *global, int32_t c0, int32_t c1,
                                                int32_t c2, uint32_t bar,
                                                uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_shared_cta_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5}], [%6], %7;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory of each block in cta_mask. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint.override::global_address [dst], [map, global, {c0, c1, c2}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_multicast_global_address_hint(uint32_t dst, const mgpu_tensor_map *map,
                                               const void *global, int32_t c0, int32_t c1,
                                               int32_t c2, uint32_t bar, uint16_t cta_mask,
                                               uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_multicast_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5}], [%6], %7, %8;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2) into shared memory of each block in cta_mask. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint.override::global_address [dst], [map, global, {c0, c1, c2}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_3d_multicast_32b_global_address_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                   const void *global, int32_t c0, int32_t c1,
                                                   int32_t c2, uint32_t bar, uint32_t cta_mask,
                                                   uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_3d_multicast_32b_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(3, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 3, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5}], [%6], %7, %8;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "r"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Store the box in shared memory at (c0, c1, c2). The tensor is at `global`, its shape is the
 * map's.
 *   ptx     cp.async.bulk.tensor.3d.global.shared::cta.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_3d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2, uint32_t src,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_store_3d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_STORE, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.async.bulk.tensor.3d.global.shared::cta.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global += box. The tensor is
 * at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
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
mgpu_tma_reduce_add_3d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, int32_t c2, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_add_3d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_ADD, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global = min(global, box).
 * The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.min.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_3d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, int32_t c2, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_min_3d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_MIN, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.min.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global = max(global, box).
 * The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.max.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_3d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, int32_t c2, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_max_3d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_MAX, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.max.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global = global >= box ? 0 :
 * global + 1. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.inc.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_3d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, int32_t c2, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_inc_3d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_INC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.inc.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global = global == 0 ||
 * global > box ? box : global - 1. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.dec.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_3d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, int32_t c2, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_dec_3d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_DEC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.dec.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global &= box. The tensor is
 * at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.and.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_3d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, int32_t c2, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_and_3d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_AND, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.and.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global |= box. The tensor is
 * at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.or.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_3d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                          int32_t c0, int32_t c1, int32_t c2, uint32_t src,
                                          uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_or_3d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_OR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.or.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2): global ^= box. The tensor is
 * at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.xor.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_3d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, int32_t c2, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_xor_3d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(3, map, c, src, MGPU__TMA_XOR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 3, c0, c0 | c1 | c2);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.xor.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Bring the box at (c0, c1, c2) into the L2 cache. The tensor is at `global`, its shape is the
 * map's.
 *   ptx     cp.async.bulk.prefetch.tensor.3d.L2.global.tile.L2::cache_hint.override::global_address [map, global, {c0, c1, c2}], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_3d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                         int32_t c0, int32_t c1, int32_t c2,
                                         uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_3d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_prefetch(3, map, c, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(0, map, 3, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.3d.L2.global.tile.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4}], %5;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "l"(policy)
                 : "memory");
#endif
}

/* Bring the box at (c0, c1, c2) into the L2 cache, where others go before it. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.async.bulk.prefetch.tensor.3d.L2.global.tile.L2::evict_last.override::global_address [map, global, {c0, c1, c2}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_3d_l2_evict_last_global_address(const mgpu_tensor_map *map,
                                                  const void *global, int32_t c0, int32_t c1,
                                                  int32_t c2 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_3d_l2_evict_last_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_prefetch(3, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 3, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.3d.L2.global.tile.L2::evict_last.override::global_address "
                 "[%0, %1, {%2, %3, %4}];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2)
                 : "memory");
#endif
}

/* Let L2 treat the box at (c0, c1, c2) as any others: what a prefetch with evict_last has kept
 * there may go. The tensor is at `global`, its shape is the map's.
 *   ptx     applypriority.async.bulk.tensor.3d.global.bulk_group.tile.L2::evict_normal.override::global_address [map, global, {c0, c1, c2}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c2  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   done    it is part of a bulk group; results do not depend on it
 */
MGPU_DEVICE void
mgpu_tma_applypriority_3d_l2_evict_normal_global_address(const mgpu_tensor_map *map,
                                                         const void *global, int32_t c0,
                                                         int32_t c1, int32_t c2 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_applypriority_3d_l2_evict_normal_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_prefetch(3, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 3, c0, 0);
    asm volatile("applypriority.async.bulk.tensor.3d.global.bulk_group.tile.L2::evict_normal.override::global_address "
                 "[%0, %1, {%2, %3, %4}];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory. The tensor is at `global`, its shape is
 * the map's.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.override::global_address [dst], [map, global, {c0, c1, c2, c3}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_global_address(uint32_t dst, const mgpu_tensor_map *map, const void *global,
                                int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, 0, 0, MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5, %6}], [%7];"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory of this block. The tensor is at `global`,
 * its shape is the map's.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.tile.mbarrier::complete_tx::bytes.override::global_address [dst], [map, global, {c0, c1, c2, c3}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_global_address(uint32_t dst, const mgpu_tensor_map *map,
                                           const void *global, int32_t c0, int32_t c1,
                                           int32_t c2, int32_t c3, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_shared_cta_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, 0, 0, 0));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.tile.mbarrier::complete_tx::bytes.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5, %6}], [%7];"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory of each block in cta_mask. The tensor is
 * at `global`, its shape is the map's.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.override::global_address [dst], [map, global, {c0, c1, c2, c3}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_multicast_global_address(uint32_t dst, const mgpu_tensor_map *map,
                                          const void *global, int32_t c0, int32_t c1,
                                          int32_t c2, int32_t c3, uint32_t bar,
                                          uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_multicast_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5, %6}], [%7], %8;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory of each block in cta_mask. The tensor is
 * at `global`, its shape is the map's.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.override::global_address [dst], [map, global, {c0, c1, c2, c3}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_multicast_32b_global_address(uint32_t dst, const mgpu_tensor_map *map,
                                              const void *global, int32_t c0, int32_t c1,
                                              int32_t c2, int32_t c3, uint32_t bar,
                                              uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_multicast_32b_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5, %6}], [%7], %8;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Store the box in shared memory at (c0, c1, c2, c3). The tensor is at `global`, its shape is
 * the map's.
 *   ptx     cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group.override::global_address [map, global, {c0, c1, c2, c3}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_4d_global_address(const mgpu_tensor_map *map, const void *global, int32_t c0,
                                 int32_t c1, int32_t c2, int32_t c3, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_store_4d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_STORE, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global += box. The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.add.tile.bulk_group.override::global_address [map, global, {c0, c1, c2, c3}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, f16, bf16, f32, tf32, f64, f32.ftz,
 *           tf32.ftz
 */
MGPU_DEVICE void
mgpu_tma_reduce_add_4d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_add_4d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_ADD, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.add.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global = min(global,
 * box). The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.min.tile.bulk_group.override::global_address [map, global, {c0, c1, c2, c3}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_4d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_min_4d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_MIN, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.min.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global = max(global,
 * box). The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.max.tile.bulk_group.override::global_address [map, global, {c0, c1, c2, c3}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_4d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_max_4d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_MAX, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.max.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global = global >= box ?
 * 0 : global + 1. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.inc.tile.bulk_group.override::global_address [map, global, {c0, c1, c2, c3}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_4d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_inc_4d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_INC, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.inc.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global = global == 0 ||
 * global > box ? box : global - 1. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.dec.tile.bulk_group.override::global_address [map, global, {c0, c1, c2, c3}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_4d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_dec_4d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_DEC, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.dec.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global &= box. The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.and.tile.bulk_group.override::global_address [map, global, {c0, c1, c2, c3}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_4d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_and_4d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_AND, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.and.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global |= box. The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.or.tile.bulk_group.override::global_address [map, global, {c0, c1, c2, c3}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_4d_global_address(const mgpu_tensor_map *map, const void *global, int32_t c0,
                                     int32_t c1, int32_t c2, int32_t c3,
                                     uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_or_4d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_OR, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.or.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global ^= box. The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.xor.tile.bulk_group.override::global_address [map, global, {c0, c1, c2, c3}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_4d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_xor_4d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_XOR, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.xor.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Bring the box at (c0, c1, c2, c3) into the L2 cache. The tensor is at `global`, its shape is
 * the map's.
 *   ptx     cp.async.bulk.prefetch.tensor.4d.L2.global.tile.override::global_address [map, global, {c0, c1, c2, c3}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_4d_global_address(const mgpu_tensor_map *map, const void *global, int32_t c0,
                                    int32_t c1, int32_t c2, int32_t c3 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_4d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_prefetch(4, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 4, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.4d.L2.global.tile.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5}];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory. The tensor is at `global`, its shape is
 * the map's.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address [dst], [map, global, {c0, c1, c2, c3}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_global_address_hint(uint32_t dst, const mgpu_tensor_map *map,
                                     const void *global, int32_t c0, int32_t c1, int32_t c2,
                                     int32_t c3, uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, 0, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5, %6}], [%7], %8;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory of this block. The tensor is at `global`,
 * its shape is the map's.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address [dst], [map, global, {c0, c1, c2, c3}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_global_address_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                const void *global, int32_t c0, int32_t c1,
                                                int32_t c2, int32_t c3, uint32_t bar,
                                                uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_shared_cta_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5, %6}], [%7], %8;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory of each block in cta_mask. The tensor is
 * at `global`, its shape is the map's.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint.override::global_address [dst], [map, global, {c0, c1, c2, c3}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_multicast_global_address_hint(uint32_t dst, const mgpu_tensor_map *map,
                                               const void *global, int32_t c0, int32_t c1,
                                               int32_t c2, int32_t c3, uint32_t bar,
                                               uint16_t cta_mask, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_multicast_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5, %6}], [%7], %8, %9;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3) into shared memory of each block in cta_mask. The tensor is
 * at `global`, its shape is the map's.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint.override::global_address [dst], [map, global, {c0, c1, c2, c3}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_4d_multicast_32b_global_address_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                   const void *global, int32_t c0, int32_t c1,
                                                   int32_t c2, int32_t c3, uint32_t bar,
                                                   uint32_t cta_mask,
                                                   uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_4d_multicast_32b_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(4, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 4, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5, %6}], [%7], %8, %9;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "r"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Store the box in shared memory at (c0, c1, c2, c3). The tensor is at `global`, its shape is
 * the map's.
 *   ptx     cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_4d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                      uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_store_4d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_STORE, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global += box. The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.add.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
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
mgpu_tma_reduce_add_4d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                           uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_add_4d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_ADD, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.add.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global = min(global,
 * box). The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.min.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_4d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                           uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_min_4d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_MIN, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.min.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global = max(global,
 * box). The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.max.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_4d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                           uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_max_4d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_MAX, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.max.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global = global >= box ?
 * 0 : global + 1. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.inc.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_4d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                           uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_inc_4d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_INC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.inc.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global = global == 0 ||
 * global > box ? box : global - 1. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.dec.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_4d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                           uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_dec_4d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_DEC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.dec.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global &= box. The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.and.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_4d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                           uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_and_4d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_AND, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.and.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global |= box. The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.or.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_4d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                          int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                          uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_or_4d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_OR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.or.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3): global ^= box. The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.xor.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_4d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                           uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_xor_4d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(4, map, c, src, MGPU__TMA_XOR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 4, c0, c0 | c1 | c2 | c3);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.xor.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Bring the box at (c0, c1, c2, c3) into the L2 cache. The tensor is at `global`, its shape is
 * the map's.
 *   ptx     cp.async.bulk.prefetch.tensor.4d.L2.global.tile.L2::cache_hint.override::global_address [map, global, {c0, c1, c2, c3}], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_4d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                         int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                         uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_4d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_prefetch(4, map, c, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(0, map, 4, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.4d.L2.global.tile.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5}], %6;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "l"(policy)
                 : "memory");
#endif
}

/* Bring the box at (c0, c1, c2, c3) into the L2 cache, where others go before it. The tensor is
 * at `global`, its shape is the map's.
 *   ptx     cp.async.bulk.prefetch.tensor.4d.L2.global.tile.L2::evict_last.override::global_address [map, global, {c0, c1, c2, c3}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_4d_l2_evict_last_global_address(const mgpu_tensor_map *map,
                                                  const void *global, int32_t c0, int32_t c1,
                                                  int32_t c2, int32_t c3 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_4d_l2_evict_last_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_prefetch(4, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 4, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.4d.L2.global.tile.L2::evict_last.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5}];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3)
                 : "memory");
#endif
}

/* Let L2 treat the box at (c0, c1, c2, c3) as any others: what a prefetch with evict_last has
 * kept there may go. The tensor is at `global`, its shape is the map's.
 *   ptx     applypriority.async.bulk.tensor.4d.global.bulk_group.tile.L2::evict_normal.override::global_address [map, global, {c0, c1, c2, c3}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c3  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   done    it is part of a bulk group; results do not depend on it
 */
MGPU_DEVICE void
mgpu_tma_applypriority_4d_l2_evict_normal_global_address(const mgpu_tensor_map *map,
                                                         const void *global, int32_t c0,
                                                         int32_t c1, int32_t c2,
                                                         int32_t c3 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_applypriority_4d_l2_evict_normal_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_prefetch(4, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 4, c0, 0);
    asm volatile("applypriority.async.bulk.tensor.4d.global.bulk_group.tile.L2::evict_normal.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5}];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory. The tensor is at `global`, its shape
 * is the map's.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.override::global_address [dst], [map, global, {c0, c1, c2, c3, c4}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_global_address(uint32_t dst, const mgpu_tensor_map *map, const void *global,
                                int32_t c0, int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, 0, 0, MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5, %6, %7}], [%8];"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory of this block. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.tile.mbarrier::complete_tx::bytes.override::global_address [dst], [map, global, {c0, c1, c2, c3, c4}], [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_global_address(uint32_t dst, const mgpu_tensor_map *map,
                                           const void *global, int32_t c0, int32_t c1,
                                           int32_t c2, int32_t c3, int32_t c4,
                                           uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_shared_cta_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, 0, 0, 0));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.5d.shared::cta.global.tile.mbarrier::complete_tx::bytes.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5, %6, %7}], [%8];"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory of each block in cta_mask. The tensor
 * is at `global`, its shape is the map's.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.override::global_address [dst], [map, global, {c0, c1, c2, c3, c4}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_multicast_global_address(uint32_t dst, const mgpu_tensor_map *map,
                                          const void *global, int32_t c0, int32_t c1,
                                          int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                                          uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_multicast_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5, %6, %7}], [%8], %9;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory of each block in cta_mask. The tensor
 * is at `global`, its shape is the map's.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.override::global_address [dst], [map, global, {c0, c1, c2, c3, c4}], [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_multicast_32b_global_address(uint32_t dst, const mgpu_tensor_map *map,
                                              const void *global, int32_t c0, int32_t c1,
                                              int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                                              uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_multicast_32b_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, cta_mask, 0,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5, %6, %7}], [%8], %9;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Store the box in shared memory at (c0, c1, c2, c3, c4). The tensor is at `global`, its shape
 * is the map's.
 *   ptx     cp.async.bulk.tensor.5d.global.shared::cta.tile.bulk_group.override::global_address [map, global, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_5d_global_address(const mgpu_tensor_map *map, const void *global, int32_t c0,
                                 int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                 uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_store_5d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_STORE, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5, %6}], [%7];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global += box. The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.add.tile.bulk_group.override::global_address [map, global, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, f16, bf16, f32, tf32, f64, f32.ftz,
 *           tf32.ftz
 */
MGPU_DEVICE void
mgpu_tma_reduce_add_5d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                      int32_t c4, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_add_5d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_ADD, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.add.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5, %6}], [%7];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global = min(global,
 * box). The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.min.tile.bulk_group.override::global_address [map, global, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_5d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                      int32_t c4, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_min_5d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_MIN, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.min.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5, %6}], [%7];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global = max(global,
 * box). The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.max.tile.bulk_group.override::global_address [map, global, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_5d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                      int32_t c4, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_max_5d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_MAX, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.max.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5, %6}], [%7];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global = global >=
 * box ? 0 : global + 1. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.inc.tile.bulk_group.override::global_address [map, global, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_5d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                      int32_t c4, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_inc_5d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_INC, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.inc.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5, %6}], [%7];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global = global == 0
 * || global > box ? box : global - 1. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.dec.tile.bulk_group.override::global_address [map, global, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_5d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                      int32_t c4, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_dec_5d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_DEC, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.dec.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5, %6}], [%7];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global &= box. The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.and.tile.bulk_group.override::global_address [map, global, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_5d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                      int32_t c4, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_and_5d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_AND, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.and.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5, %6}], [%7];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global |= box. The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.or.tile.bulk_group.override::global_address [map, global, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_5d_global_address(const mgpu_tensor_map *map, const void *global, int32_t c0,
                                     int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                     uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_or_5d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_OR, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.or.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5, %6}], [%7];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global ^= box. The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.xor.tile.bulk_group.override::global_address [map, global, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_5d_global_address(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                      int32_t c4, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_xor_5d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_XOR, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.xor.tile.bulk_group.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5, %6}], [%7];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Bring the box at (c0, c1, c2, c3, c4) into the L2 cache. The tensor is at `global`, its shape
 * is the map's.
 *   ptx     cp.async.bulk.prefetch.tensor.5d.L2.global.tile.override::global_address [map, global, {c0, c1, c2, c3, c4}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_5d_global_address(const mgpu_tensor_map *map, const void *global, int32_t c0,
                                    int32_t c1, int32_t c2, int32_t c3, int32_t c4 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_5d_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_prefetch(5, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 5, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.5d.L2.global.tile.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5, %6}];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory. The tensor is at `global`, its shape
 * is the map's.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address [dst], [map, global, {c0, c1, c2, c3, c4}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_global_address_hint(uint32_t dst, const mgpu_tensor_map *map,
                                     const void *global, int32_t c0, int32_t c1, int32_t c2,
                                     int32_t c3, int32_t c4, uint32_t bar,
                                     uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, 0, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5, %6, %7}], [%8], %9;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory of this block. The tensor is at
 * `global`, its shape is the map's.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address [dst], [map, global, {c0, c1, c2, c3, c4}], [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets the bytes of the whole box
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_global_address_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                const void *global, int32_t c0, int32_t c1,
                                                int32_t c2, int32_t c3, int32_t c4,
                                                uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_shared_cta_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.5d.shared::cta.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5, %6, %7}], [%8], %9;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory of each block in cta_mask. The tensor
 * is at `global`, its shape is the map's.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint.override::global_address [dst], [map, global, {c0, c1, c2, c3, c4}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_multicast_global_address_hint(uint32_t dst, const mgpu_tensor_map *map,
                                               const void *global, int32_t c0, int32_t c1,
                                               int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                                               uint16_t cta_mask, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_multicast_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5, %6, %7}], [%8], %9, %10;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load the box at (c0, c1, c2, c3, c4) into shared memory of each block in cta_mask. The tensor
 * is at `global`, its shape is the map's.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint.override::global_address [dst], [map, global, {c0, c1, c2, c3, c4}], [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of the whole box, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the box
 */
MGPU_DEVICE void
mgpu_tma_load_5d_multicast_32b_global_address_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                   const void *global, int32_t c0, int32_t c1,
                                                   int32_t c2, int32_t c3, int32_t c4,
                                                   uint32_t bar, uint32_t cta_mask,
                                                   uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_load_5d_multicast_32b_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_load(5, dst, map, c, bar, cta_mask, policy,
                                 MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 5, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint.override::global_address "
                 "[%0], [%1, %2, {%3, %4, %5, %6, %7}], [%8], %9, %10;"
                 :
                 : "r"(dst), "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "r"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Store the box in shared memory at (c0, c1, c2, c3, c4). The tensor is at `global`, its shape
 * is the map's.
 *   ptx     cp.async.bulk.tensor.5d.global.shared::cta.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_5d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                      int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                      int32_t c4, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_store_5d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_STORE, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5, %6}], [%7], %8;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global += box. The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.add.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
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
mgpu_tma_reduce_add_5d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                           int32_t c4, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_add_5d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_ADD, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.add.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5, %6}], [%7], %8;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global = min(global,
 * box). The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.min.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_5d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                           int32_t c4, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_min_5d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_MIN, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.min.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5, %6}], [%7], %8;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global = max(global,
 * box). The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.max.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64, s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_5d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                           int32_t c4, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_max_5d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_MAX, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.max.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5, %6}], [%7], %8;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global = global >=
 * box ? 0 : global + 1. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.inc.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_5d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                           int32_t c4, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_inc_5d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_INC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.inc.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5, %6}], [%7], %8;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global = global == 0
 * || global > box ? box : global - 1. The tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.dec.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_5d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                           int32_t c4, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_dec_5d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_DEC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.dec.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5, %6}], [%7], %8;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global &= box. The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.and.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_5d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                           int32_t c4, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_and_5d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_AND, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.and.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5, %6}], [%7], %8;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global |= box. The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.or.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_5d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                          int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                          int32_t c4, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_or_5d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_OR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.or.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5, %6}], [%7], %8;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce the box in shared memory into the tensor at (c0, c1, c2, c3, c4): global ^= box. The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.xor.tile.bulk_group.L2::cache_hint.override::global_address [map, global, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; not negative;
 *           what lies behind the tensor is not written, but for what fills the last 16 bytes of
 *           a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_5d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                           int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                           int32_t c4, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_reduce_xor_5d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_store(5, map, c, src, MGPU__TMA_XOR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 5, c0, c0 | c1 | c2 | c3 | c4);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.xor.tile.bulk_group.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5, %6}], [%7], %8;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Bring the box at (c0, c1, c2, c3, c4) into the L2 cache. The tensor is at `global`, its shape
 * is the map's.
 *   ptx     cp.async.bulk.prefetch.tensor.5d.L2.global.tile.L2::cache_hint.override::global_address [map, global, {c0, c1, c2, c3, c4}], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_5d_global_address_hint(const mgpu_tensor_map *map, const void *global,
                                         int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                         int32_t c4, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_5d_global_address_hint"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_prefetch(5, map, c, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(0, map, 5, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.5d.L2.global.tile.L2::cache_hint.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5, %6}], %7;"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "l"(policy)
                 : "memory");
#endif
}

/* Bring the box at (c0, c1, c2, c3, c4) into the L2 cache, where others go before it. The
 * tensor is at `global`, its shape is the map's.
 *   ptx     cp.async.bulk.prefetch.tensor.5d.L2.global.tile.L2::evict_last.override::global_address [map, global, {c0, c1, c2, c3, c4}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_5d_l2_evict_last_global_address(const mgpu_tensor_map *map,
                                                  const void *global, int32_t c0, int32_t c1,
                                                  int32_t c2, int32_t c3,
                                                  int32_t c4 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_prefetch_5d_l2_evict_last_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_prefetch(5, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 5, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.5d.L2.global.tile.L2::evict_last.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5, %6}];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4)
                 : "memory");
#endif
}

/* Let L2 treat the box at (c0, c1, c2, c3, c4) as any others: what a prefetch with evict_last
 * has kept there may go. The tensor is at `global`, its shape is the map's.
 *   ptx     applypriority.async.bulk.tensor.5d.global.bulk_group.tile.L2::evict_normal.override::global_address [map, global, {c0, c1, c2, c3, c4}];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   map     tensor map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   global  generic address of the tensor, 16-byte aligned; the map's own counts for nothing.
 *           128 KiB from it on are memory of the kernel
 *   c0..c4  first element of the box; c0 is innermost and a multiple of 16 bytes; what lies
 *           outside the tensor is skipped
 *   done    it is part of a bulk group; results do not depend on it
 */
MGPU_DEVICE void
mgpu_tma_applypriority_5d_l2_evict_normal_global_address(const mgpu_tensor_map *map,
                                                         const void *global, int32_t c0,
                                                         int32_t c1, int32_t c2, int32_t c3,
                                                         int32_t c4 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_tma_applypriority_5d_l2_evict_normal_global_address"));
    MGPU__EMU(mgpu__emu_tma_override(global));
    MGPU__EMU(mgpu__emu_tma_prefetch(5, map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 5, c0, 0);
    asm volatile("applypriority.async.bulk.tensor.5d.global.bulk_group.tile.L2::evict_normal.override::global_address "
                 "[%0, %1, {%2, %3, %4, %5, %6}];"
                 :
                 : "l"(map), "l"(global), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4)
                 : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_RUBIN_TMA_GEN_H */
