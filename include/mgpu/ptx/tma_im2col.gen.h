/* mgpu/ptx/tma_im2col.gen.h - TMA on pixels of images, 3d to 5d: load, store, reduce, prefetch.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/tma.py. The picture and the rules are in tma_im2col.h.
 */
#ifndef MGPU_PTX_TMA_IM2COL_GEN_H
#define MGPU_PTX_TMA_IM2COL_GEN_H

#include "../config.h"
#include "../debug_device.h"
#include "../types.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* tma_elsewhere.gen.h made sentences of them. */
#undef mgpu_tma_load_3d_im2col
#undef mgpu_tma_load_3d_im2col_hint
#undef mgpu_tma_load_4d_im2col
#undef mgpu_tma_load_4d_im2col_hint
#undef mgpu_tma_load_5d_im2col
#undef mgpu_tma_load_5d_im2col_hint
#undef mgpu_tma_load_3d_shared_cta_im2col
#undef mgpu_tma_load_3d_shared_cta_im2col_hint
#undef mgpu_tma_load_4d_shared_cta_im2col
#undef mgpu_tma_load_4d_shared_cta_im2col_hint
#undef mgpu_tma_load_5d_shared_cta_im2col
#undef mgpu_tma_load_5d_shared_cta_im2col_hint
#undef mgpu_tma_load_3d_im2col_multicast
#undef mgpu_tma_load_3d_im2col_multicast_hint
#undef mgpu_tma_load_4d_im2col_multicast
#undef mgpu_tma_load_4d_im2col_multicast_hint
#undef mgpu_tma_load_5d_im2col_multicast
#undef mgpu_tma_load_5d_im2col_multicast_hint
#undef mgpu_tma_store_3d_im2col_no_offs
#undef mgpu_tma_store_3d_im2col_no_offs_hint
#undef mgpu_tma_store_4d_im2col_no_offs
#undef mgpu_tma_store_4d_im2col_no_offs_hint
#undef mgpu_tma_store_5d_im2col_no_offs
#undef mgpu_tma_store_5d_im2col_no_offs_hint
#undef mgpu_tma_reduce_add_3d_im2col_no_offs
#undef mgpu_tma_reduce_add_3d_im2col_no_offs_hint
#undef mgpu_tma_reduce_add_4d_im2col_no_offs
#undef mgpu_tma_reduce_add_4d_im2col_no_offs_hint
#undef mgpu_tma_reduce_add_5d_im2col_no_offs
#undef mgpu_tma_reduce_add_5d_im2col_no_offs_hint
#undef mgpu_tma_reduce_min_3d_im2col_no_offs
#undef mgpu_tma_reduce_min_3d_im2col_no_offs_hint
#undef mgpu_tma_reduce_min_4d_im2col_no_offs
#undef mgpu_tma_reduce_min_4d_im2col_no_offs_hint
#undef mgpu_tma_reduce_min_5d_im2col_no_offs
#undef mgpu_tma_reduce_min_5d_im2col_no_offs_hint
#undef mgpu_tma_reduce_max_3d_im2col_no_offs
#undef mgpu_tma_reduce_max_3d_im2col_no_offs_hint
#undef mgpu_tma_reduce_max_4d_im2col_no_offs
#undef mgpu_tma_reduce_max_4d_im2col_no_offs_hint
#undef mgpu_tma_reduce_max_5d_im2col_no_offs
#undef mgpu_tma_reduce_max_5d_im2col_no_offs_hint
#undef mgpu_tma_reduce_inc_3d_im2col_no_offs
#undef mgpu_tma_reduce_inc_3d_im2col_no_offs_hint
#undef mgpu_tma_reduce_inc_4d_im2col_no_offs
#undef mgpu_tma_reduce_inc_4d_im2col_no_offs_hint
#undef mgpu_tma_reduce_inc_5d_im2col_no_offs
#undef mgpu_tma_reduce_inc_5d_im2col_no_offs_hint
#undef mgpu_tma_reduce_dec_3d_im2col_no_offs
#undef mgpu_tma_reduce_dec_3d_im2col_no_offs_hint
#undef mgpu_tma_reduce_dec_4d_im2col_no_offs
#undef mgpu_tma_reduce_dec_4d_im2col_no_offs_hint
#undef mgpu_tma_reduce_dec_5d_im2col_no_offs
#undef mgpu_tma_reduce_dec_5d_im2col_no_offs_hint
#undef mgpu_tma_reduce_and_3d_im2col_no_offs
#undef mgpu_tma_reduce_and_3d_im2col_no_offs_hint
#undef mgpu_tma_reduce_and_4d_im2col_no_offs
#undef mgpu_tma_reduce_and_4d_im2col_no_offs_hint
#undef mgpu_tma_reduce_and_5d_im2col_no_offs
#undef mgpu_tma_reduce_and_5d_im2col_no_offs_hint
#undef mgpu_tma_reduce_or_3d_im2col_no_offs
#undef mgpu_tma_reduce_or_3d_im2col_no_offs_hint
#undef mgpu_tma_reduce_or_4d_im2col_no_offs
#undef mgpu_tma_reduce_or_4d_im2col_no_offs_hint
#undef mgpu_tma_reduce_or_5d_im2col_no_offs
#undef mgpu_tma_reduce_or_5d_im2col_no_offs_hint
#undef mgpu_tma_reduce_xor_3d_im2col_no_offs
#undef mgpu_tma_reduce_xor_3d_im2col_no_offs_hint
#undef mgpu_tma_reduce_xor_4d_im2col_no_offs
#undef mgpu_tma_reduce_xor_4d_im2col_no_offs_hint
#undef mgpu_tma_reduce_xor_5d_im2col_no_offs
#undef mgpu_tma_reduce_xor_5d_im2col_no_offs_hint
#undef mgpu_tma_prefetch_3d_im2col
#undef mgpu_tma_prefetch_3d_im2col_hint
#undef mgpu_tma_prefetch_4d_im2col
#undef mgpu_tma_prefetch_4d_im2col_hint
#undef mgpu_tma_prefetch_5d_im2col
#undef mgpu_tma_prefetch_5d_im2col_hint

/* Load a column of pixels from (c0, c1, c2) on, moved by a filter tap, into shared memory.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2}], [bar], {w_offset};
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes
 *   w_offset  the filter tap, 0 to 65535: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                        int32_t c2, uint32_t bar, uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(3, dst, map, c, bar, offsets, 0, 0, MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_offset)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2) on, moved by a filter tap, into shared memory.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], {w_offset}, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes
 *   w_offset  the filter tap, 0 to 65535: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                             int32_t c2, uint32_t bar, uint16_t w_offset,
                             uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(3, dst, map, c, bar, offsets, 0, policy,
                                        MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6}, %7;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into shared memory.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2, c3}], [bar], {w_offset, h_offset};
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes
 *   w_offset, h_offset  the filter tap, 0 to 255 each: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                        int32_t c2, int32_t c3, uint32_t bar, uint16_t w_offset,
                        uint16_t h_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(4, dst, map, c, bar, offsets, 0, 0, MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_offset), "h"(h_offset)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into shared memory.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], {w_offset, h_offset}, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes
 *   w_offset, h_offset  the filter tap, 0 to 255 each: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                             int32_t c2, int32_t c3, uint32_t bar, uint16_t w_offset,
                             uint16_t h_offset, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(4, dst, map, c, bar, offsets, 0, policy,
                                        MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_offset), "h"(h_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into shared
 * memory.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_offset, h_offset, d_offset};
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners before the offsets are added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes
 *   w_offset, h_offset, d_offset  the filter tap, 0 to 31 each: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                        int32_t c2, int32_t c3, int32_t c4, uint32_t bar, uint16_t w_offset,
                        uint16_t h_offset, uint16_t d_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(5, dst, map, c, bar, offsets, 0, 0, MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9, %10};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(d_offset)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into shared
 * memory.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_offset, h_offset, d_offset}, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners before the offsets are added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets pixels x channels x element bytes
 *   w_offset, h_offset, d_offset  the filter tap, 0 to 31 each: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                             int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                             uint16_t w_offset, uint16_t h_offset, uint16_t d_offset,
                             uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(5, dst, map, c, bar, offsets, 0, policy,
                                        MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9, %10}, %11;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(d_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2) on, moved by a filter tap, into shared memory of
 * this block.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.im2col.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2}], [bar], {w_offset};
 *   needs   PTX 8.6, sm_90
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier of this block; gets pixels x channels x element bytes
 *   w_offset  the filter tap, 0 to 65535: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_im2col(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                   int32_t c1, int32_t c2, uint32_t bar,
                                   uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(3, dst, map, c, bar, offsets, 0, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cta.global.im2col.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_offset)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2) on, moved by a filter tap, into shared memory of
 * this block.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], {w_offset}, policy;
 *   needs   PTX 8.6, sm_90
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier of this block; gets pixels x channels x element bytes
 *   w_offset  the filter tap, 0 to 65535: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_im2col_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                        int32_t c1, int32_t c2, uint32_t bar, uint16_t w_offset,
                                        uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(3, dst, map, c, bar, offsets, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6}, %7;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into shared memory
 * of this block.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.im2col.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2, c3}], [bar], {w_offset, h_offset};
 *   needs   PTX 8.6, sm_90
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier of this block; gets pixels x channels x element bytes
 *   w_offset, h_offset  the filter tap, 0 to 255 each: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_im2col(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                   int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                   uint16_t w_offset, uint16_t h_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(4, dst, map, c, bar, offsets, 0, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.im2col.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_offset), "h"(h_offset)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into shared memory
 * of this block.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], {w_offset, h_offset}, policy;
 *   needs   PTX 8.6, sm_90
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners before the offsets are added; what lies outside the tensor
 *           arrives as the map's fill
 *   bar     mbarrier of this block; gets pixels x channels x element bytes
 *   w_offset, h_offset  the filter tap, 0 to 255 each: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_im2col_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                        int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                        uint16_t w_offset, uint16_t h_offset,
                                        uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(4, dst, map, c, bar, offsets, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_offset), "h"(h_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into shared
 * memory of this block.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.im2col.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_offset, h_offset, d_offset};
 *   needs   PTX 8.6, sm_90
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners before the offsets are added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets pixels x channels x element bytes
 *   w_offset, h_offset, d_offset  the filter tap, 0 to 31 each: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_im2col(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                   int32_t c1, int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                                   uint16_t w_offset, uint16_t h_offset,
                                   uint16_t d_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(5, dst, map, c, bar, offsets, 0, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cta.global.im2col.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9, %10};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(d_offset)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into shared
 * memory of this block.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_offset, h_offset, d_offset}, policy;
 *   needs   PTX 8.6, sm_90
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners before the offsets are added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets pixels x channels x element bytes
 *   w_offset, h_offset, d_offset  the filter tap, 0 to 31 each: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_im2col_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                        int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                        uint32_t bar, uint16_t w_offset, uint16_t h_offset,
                                        uint16_t d_offset, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(5, dst, map, c, bar, offsets, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cta.global.im2col.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9, %10}, %11;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(d_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2) on, moved by a filter tap, into shared memory of
 * each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster [dst], [map, {c0, c1, c2}], [bar], {w_offset}, cta_mask;
 *   needs   PTX 8.0, sm_90
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
mgpu_tma_load_3d_im2col_multicast(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                  int32_t c1, int32_t c2, uint32_t bar, uint16_t w_offset,
                                  uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(3, dst, map, c, bar, offsets, cta_mask, 0,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6}, %7;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_offset), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2) on, moved by a filter tap, into shared memory of
 * each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], {w_offset}, cta_mask, policy;
 *   needs   PTX 8.0, sm_90
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
mgpu_tma_load_3d_im2col_multicast_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                       int32_t c1, int32_t c2, uint32_t bar, uint16_t w_offset,
                                       uint16_t cta_mask, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(3, dst, map, c, bar, offsets, cta_mask, policy,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6}, %7, %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_offset), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into shared memory
 * of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster [dst], [map, {c0, c1, c2, c3}], [bar], {w_offset, h_offset}, cta_mask;
 *   needs   PTX 8.0, sm_90
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
mgpu_tma_load_4d_im2col_multicast(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                  int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                  uint16_t w_offset, uint16_t h_offset,
                                  uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(4, dst, map, c, bar, offsets, cta_mask, 0,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into shared memory
 * of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], {w_offset, h_offset}, cta_mask, policy;
 *   needs   PTX 8.0, sm_90
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
mgpu_tma_load_4d_im2col_multicast_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                       int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                       uint16_t w_offset, uint16_t h_offset, uint16_t cta_mask,
                                       uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(4, dst, map, c, bar, offsets, cta_mask, policy,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9, %10;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into shared
 * memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_offset, h_offset, d_offset}, cta_mask;
 *   needs   PTX 8.0, sm_90
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
mgpu_tma_load_5d_im2col_multicast(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                  int32_t c1, int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                                  uint16_t w_offset, uint16_t h_offset, uint16_t d_offset,
                                  uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(5, dst, map, c, bar, offsets, cta_mask, 0,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9, %10}, %11;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(d_offset), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into shared
 * memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_offset, h_offset, d_offset}, cta_mask, policy;
 *   needs   PTX 8.0, sm_90
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
mgpu_tma_load_5d_im2col_multicast_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                       int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                       uint32_t bar, uint16_t w_offset, uint16_t h_offset,
                                       uint16_t d_offset, uint16_t cta_mask,
                                       uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col(5, dst, map, c, bar, offsets, cta_mask, policy,
                                        MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9, %10}, %11, %12;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_offset), "h"(h_offset), "h"(d_offset), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Store a column of pixels in shared memory from (c0, c1, c2) on.
 *   ptx     cp.async.bulk.tensor.3d.global.shared::cta.im2col_no_offs.bulk_group [map, {c0, c1, c2}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor
 */
MGPU_DEVICE void
mgpu_tma_store_3d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                                 uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store_im2col(3, map, c, src, MGPU__TMA_STORE, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.tensor.3d.global.shared::cta.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3}], [%4];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Store a column of pixels in shared memory from (c0, c1, c2) on.
 *   ptx     cp.async.bulk.tensor.3d.global.shared::cta.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor
 */
MGPU_DEVICE void
mgpu_tma_store_3d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store_im2col(3, map, c, src, MGPU__TMA_STORE, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.tensor.3d.global.shared::cta.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3}], [%4], %5;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Store a column of pixels in shared memory from (c0, c1, c2, c3) on.
 *   ptx     cp.async.bulk.tensor.4d.global.shared::cta.im2col_no_offs.bulk_group [map, {c0, c1, c2, c3}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor
 */
MGPU_DEVICE void
mgpu_tma_store_4d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                                 int32_t c3, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store_im2col(4, map, c, src, MGPU__TMA_STORE, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3, %4}], [%5];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Store a column of pixels in shared memory from (c0, c1, c2, c3) on.
 *   ptx     cp.async.bulk.tensor.4d.global.shared::cta.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor
 */
MGPU_DEVICE void
mgpu_tma_store_4d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, int32_t c3, uint32_t src,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store_im2col(4, map, c, src, MGPU__TMA_STORE, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Store a column of pixels in shared memory from (c0, c1, c2, c3, c4) on.
 *   ptx     cp.async.bulk.tensor.5d.global.shared::cta.im2col_no_offs.bulk_group [map, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners; not negative; what lies behind the tensor is not
 *           written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor
 */
MGPU_DEVICE void
mgpu_tma_store_5d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                                 int32_t c3, int32_t c4, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store_im2col(5, map, c, src, MGPU__TMA_STORE, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Store a column of pixels in shared memory from (c0, c1, c2, c3, c4) on.
 *   ptx     cp.async.bulk.tensor.5d.global.shared::cta.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners; not negative; what lies behind the tensor is not
 *           written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor
 */
MGPU_DEVICE void
mgpu_tma_store_5d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, int32_t c3, int32_t c4, uint32_t src,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store_im2col(5, map, c, src, MGPU__TMA_STORE, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2) on: global +=
 * pixel.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.im2col_no_offs.bulk_group [map, {c0, c1, c2}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64,
 *           f16, bf16, f32, tf32, f64, f32.ftz, tf32.ftz
 */
MGPU_DEVICE void
mgpu_tma_reduce_add_3d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store_im2col(3, map, c, src, MGPU__TMA_ADD, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3}], [%4];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2) on: global +=
 * pixel.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64,
 *           f16, bf16, f32, tf32, f64, f32.ftz, tf32.ftz
 */
MGPU_DEVICE void
mgpu_tma_reduce_add_3d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store_im2col(3, map, c, src, MGPU__TMA_ADD, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3}], [%4], %5;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3) on: global
 * += pixel.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.add.im2col_no_offs.bulk_group [map, {c0, c1, c2, c3}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64,
 *           f16, bf16, f32, tf32, f64, f32.ftz, tf32.ftz
 */
MGPU_DEVICE void
mgpu_tma_reduce_add_4d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, int32_t c3, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store_im2col(4, map, c, src, MGPU__TMA_ADD, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.add.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3, %4}], [%5];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3) on: global
 * += pixel.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.add.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64,
 *           f16, bf16, f32, tf32, f64, f32.ftz, tf32.ftz
 */
MGPU_DEVICE void
mgpu_tma_reduce_add_4d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, int32_t c3, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store_im2col(4, map, c, src, MGPU__TMA_ADD, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.add.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3, c4) on:
 * global += pixel.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.add.im2col_no_offs.bulk_group [map, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners; not negative; what lies behind the tensor is not
 *           written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64,
 *           f16, bf16, f32, tf32, f64, f32.ftz, tf32.ftz
 */
MGPU_DEVICE void
mgpu_tma_reduce_add_5d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, int32_t c3, int32_t c4,
                                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store_im2col(5, map, c, src, MGPU__TMA_ADD, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.add.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3, c4) on:
 * global += pixel.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.add.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners; not negative; what lies behind the tensor is not
 *           written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64,
 *           f16, bf16, f32, tf32, f64, f32.ftz, tf32.ftz
 */
MGPU_DEVICE void
mgpu_tma_reduce_add_5d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, int32_t c3, int32_t c4, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store_im2col(5, map, c, src, MGPU__TMA_ADD, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.add.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2) on: global =
 * min(global, pixel).
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.min.im2col_no_offs.bulk_group [map, {c0, c1, c2}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64,
 *           s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_3d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store_im2col(3, map, c, src, MGPU__TMA_MIN, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.min.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3}], [%4];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2) on: global =
 * min(global, pixel).
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.min.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64,
 *           s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_3d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store_im2col(3, map, c, src, MGPU__TMA_MIN, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.min.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3}], [%4], %5;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3) on: global =
 * min(global, pixel).
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.min.im2col_no_offs.bulk_group [map, {c0, c1, c2, c3}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64,
 *           s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_4d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, int32_t c3, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store_im2col(4, map, c, src, MGPU__TMA_MIN, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.min.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3, %4}], [%5];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3) on: global =
 * min(global, pixel).
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.min.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64,
 *           s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_4d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, int32_t c3, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store_im2col(4, map, c, src, MGPU__TMA_MIN, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.min.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3, c4) on:
 * global = min(global, pixel).
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.min.im2col_no_offs.bulk_group [map, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners; not negative; what lies behind the tensor is not
 *           written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64,
 *           s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_5d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, int32_t c3, int32_t c4,
                                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store_im2col(5, map, c, src, MGPU__TMA_MIN, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.min.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3, c4) on:
 * global = min(global, pixel).
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.min.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners; not negative; what lies behind the tensor is not
 *           written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64,
 *           s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_min_5d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, int32_t c3, int32_t c4, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store_im2col(5, map, c, src, MGPU__TMA_MIN, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.min.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2) on: global =
 * max(global, pixel).
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.max.im2col_no_offs.bulk_group [map, {c0, c1, c2}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64,
 *           s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_3d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store_im2col(3, map, c, src, MGPU__TMA_MAX, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.max.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3}], [%4];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2) on: global =
 * max(global, pixel).
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.max.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64,
 *           s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_3d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store_im2col(3, map, c, src, MGPU__TMA_MAX, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.max.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3}], [%4], %5;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3) on: global =
 * max(global, pixel).
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.max.im2col_no_offs.bulk_group [map, {c0, c1, c2, c3}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64,
 *           s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_4d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, int32_t c3, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store_im2col(4, map, c, src, MGPU__TMA_MAX, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.max.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3, %4}], [%5];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3) on: global =
 * max(global, pixel).
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.max.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64,
 *           s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_4d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, int32_t c3, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store_im2col(4, map, c, src, MGPU__TMA_MAX, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.max.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3, c4) on:
 * global = max(global, pixel).
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.max.im2col_no_offs.bulk_group [map, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners; not negative; what lies behind the tensor is not
 *           written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64,
 *           s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_5d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, int32_t c3, int32_t c4,
                                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store_im2col(5, map, c, src, MGPU__TMA_MAX, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.max.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3, c4) on:
 * global = max(global, pixel).
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.max.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners; not negative; what lies behind the tensor is not
 *           written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64,
 *           s64, f16, bf16
 */
MGPU_DEVICE void
mgpu_tma_reduce_max_5d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, int32_t c3, int32_t c4, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store_im2col(5, map, c, src, MGPU__TMA_MAX, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.max.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2) on: global =
 * global >= pixel ? 0 : global + 1.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.inc.im2col_no_offs.bulk_group [map, {c0, c1, c2}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_3d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store_im2col(3, map, c, src, MGPU__TMA_INC, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.inc.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3}], [%4];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2) on: global =
 * global >= pixel ? 0 : global + 1.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.inc.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_3d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store_im2col(3, map, c, src, MGPU__TMA_INC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.inc.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3}], [%4], %5;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3) on: global =
 * global >= pixel ? 0 : global + 1.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.inc.im2col_no_offs.bulk_group [map, {c0, c1, c2, c3}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_4d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, int32_t c3, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store_im2col(4, map, c, src, MGPU__TMA_INC, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.inc.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3, %4}], [%5];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3) on: global =
 * global >= pixel ? 0 : global + 1.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.inc.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_4d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, int32_t c3, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store_im2col(4, map, c, src, MGPU__TMA_INC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.inc.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3, c4) on:
 * global = global >= pixel ? 0 : global + 1.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.inc.im2col_no_offs.bulk_group [map, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners; not negative; what lies behind the tensor is not
 *           written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_5d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, int32_t c3, int32_t c4,
                                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store_im2col(5, map, c, src, MGPU__TMA_INC, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.inc.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3, c4) on:
 * global = global >= pixel ? 0 : global + 1.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.inc.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners; not negative; what lies behind the tensor is not
 *           written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_inc_5d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, int32_t c3, int32_t c4, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store_im2col(5, map, c, src, MGPU__TMA_INC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.inc.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2) on: global =
 * global == 0 || global > pixel ? pixel : global - 1.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.dec.im2col_no_offs.bulk_group [map, {c0, c1, c2}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_3d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store_im2col(3, map, c, src, MGPU__TMA_DEC, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.dec.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3}], [%4];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2) on: global =
 * global == 0 || global > pixel ? pixel : global - 1.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.dec.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_3d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store_im2col(3, map, c, src, MGPU__TMA_DEC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.dec.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3}], [%4], %5;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3) on: global =
 * global == 0 || global > pixel ? pixel : global - 1.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.dec.im2col_no_offs.bulk_group [map, {c0, c1, c2, c3}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_4d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, int32_t c3, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store_im2col(4, map, c, src, MGPU__TMA_DEC, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.dec.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3, %4}], [%5];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3) on: global =
 * global == 0 || global > pixel ? pixel : global - 1.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.dec.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_4d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, int32_t c3, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store_im2col(4, map, c, src, MGPU__TMA_DEC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.dec.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3, c4) on:
 * global = global == 0 || global > pixel ? pixel : global - 1.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.dec.im2col_no_offs.bulk_group [map, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners; not negative; what lies behind the tensor is not
 *           written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_5d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, int32_t c3, int32_t c4,
                                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store_im2col(5, map, c, src, MGPU__TMA_DEC, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.dec.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3, c4) on:
 * global = global == 0 || global > pixel ? pixel : global - 1.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.dec.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners; not negative; what lies behind the tensor is not
 *           written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32
 */
MGPU_DEVICE void
mgpu_tma_reduce_dec_5d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, int32_t c3, int32_t c4, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store_im2col(5, map, c, src, MGPU__TMA_DEC, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.dec.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2) on: global &=
 * pixel.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.and.im2col_no_offs.bulk_group [map, {c0, c1, c2}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_3d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store_im2col(3, map, c, src, MGPU__TMA_AND, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.and.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3}], [%4];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2) on: global &=
 * pixel.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.and.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_3d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store_im2col(3, map, c, src, MGPU__TMA_AND, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.and.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3}], [%4], %5;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3) on: global
 * &= pixel.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.and.im2col_no_offs.bulk_group [map, {c0, c1, c2, c3}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_4d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, int32_t c3, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store_im2col(4, map, c, src, MGPU__TMA_AND, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.and.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3, %4}], [%5];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3) on: global
 * &= pixel.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.and.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_4d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, int32_t c3, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store_im2col(4, map, c, src, MGPU__TMA_AND, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.and.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3, c4) on:
 * global &= pixel.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.and.im2col_no_offs.bulk_group [map, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners; not negative; what lies behind the tensor is not
 *           written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_5d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, int32_t c3, int32_t c4,
                                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store_im2col(5, map, c, src, MGPU__TMA_AND, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.and.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3, c4) on:
 * global &= pixel.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.and.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners; not negative; what lies behind the tensor is not
 *           written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_and_5d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, int32_t c3, int32_t c4, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store_im2col(5, map, c, src, MGPU__TMA_AND, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.and.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2) on: global |=
 * pixel.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.or.im2col_no_offs.bulk_group [map, {c0, c1, c2}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_3d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                     int32_t c2, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store_im2col(3, map, c, src, MGPU__TMA_OR, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.or.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3}], [%4];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2) on: global |=
 * pixel.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.or.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_3d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                          int32_t c2, uint32_t src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store_im2col(3, map, c, src, MGPU__TMA_OR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.or.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3}], [%4], %5;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3) on: global
 * |= pixel.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.or.im2col_no_offs.bulk_group [map, {c0, c1, c2, c3}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_4d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                     int32_t c2, int32_t c3, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store_im2col(4, map, c, src, MGPU__TMA_OR, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.or.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3, %4}], [%5];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3) on: global
 * |= pixel.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.or.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_4d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                          int32_t c2, int32_t c3, uint32_t src,
                                          uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store_im2col(4, map, c, src, MGPU__TMA_OR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.or.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3, c4) on:
 * global |= pixel.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.or.im2col_no_offs.bulk_group [map, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners; not negative; what lies behind the tensor is not
 *           written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_5d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                     int32_t c2, int32_t c3, int32_t c4,
                                     uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store_im2col(5, map, c, src, MGPU__TMA_OR, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.or.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3, c4) on:
 * global |= pixel.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.or.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners; not negative; what lies behind the tensor is not
 *           written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_or_5d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                          int32_t c2, int32_t c3, int32_t c4, uint32_t src,
                                          uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store_im2col(5, map, c, src, MGPU__TMA_OR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.or.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2) on: global ^=
 * pixel.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.xor.im2col_no_offs.bulk_group [map, {c0, c1, c2}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_3d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store_im2col(3, map, c, src, MGPU__TMA_XOR, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.xor.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3}], [%4];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2) on: global ^=
 * pixel.
 *   ptx     cp.reduce.async.bulk.tensor.3d.global.shared::cta.xor.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_3d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    MGPU__EMU(mgpu__emu_tma_store_im2col(3, map, c, src, MGPU__TMA_XOR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.3d.global.shared::cta.xor.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3}], [%4], %5;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3) on: global
 * ^= pixel.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.xor.im2col_no_offs.bulk_group [map, {c0, c1, c2, c3}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_4d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, int32_t c3, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store_im2col(4, map, c, src, MGPU__TMA_XOR, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.xor.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3, %4}], [%5];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3) on: global
 * ^= pixel.
 *   ptx     cp.reduce.async.bulk.tensor.4d.global.shared::cta.xor.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners; not negative; what lies behind the tensor is not written, but
 *           for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_4d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, int32_t c3, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    MGPU__EMU(mgpu__emu_tma_store_im2col(4, map, c, src, MGPU__TMA_XOR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.4d.global.shared::cta.xor.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4}], [%5], %6;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3, c4) on:
 * global ^= pixel.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.xor.im2col_no_offs.bulk_group [map, {c0, c1, c2, c3, c4}], [src];
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners; not negative; what lies behind the tensor is not
 *           written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_5d_im2col_no_offs(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                      int32_t c2, int32_t c3, int32_t c4,
                                      uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store_im2col(5, map, c, src, MGPU__TMA_XOR, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.xor.im2col_no_offs.bulk_group "
                 "[%0, {%1, %2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src)
                 : "memory");
#endif
}

/* Reduce a column of pixels in shared memory into the tensor from (c0, c1, c2, c3, c4) on:
 * global ^= pixel.
 *   ptx     cp.reduce.async.bulk.tensor.5d.global.shared::cta.xor.im2col_no_offs.bulk_group.L2::cache_hint [map, {c0, c1, c2, c3, c4}], [src], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners; not negative; what lies behind the tensor is not
 *           written, but for what fills the last 16 bytes of a row (tma.h)
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 *   errors  a map whose corners lie outside the tensor, or of other types than u32, s32, u64
 */
MGPU_DEVICE void
mgpu_tma_reduce_xor_5d_im2col_no_offs_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                           int32_t c2, int32_t c3, int32_t c4, uint32_t src,
                                           uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    MGPU__EMU(mgpu__emu_tma_store_im2col(5, map, c, src, MGPU__TMA_XOR, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((src & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, src);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.xor.im2col_no_offs.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Bring a column of pixels from (c0, c1, c2) on, moved by a filter tap, into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.3d.L2.global.im2col [map, {c0, c1, c2}], {w_offset};
 *   needs   PTX 8.0, sm_90
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
mgpu_tma_prefetch_3d_im2col(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col(3, map, c, offsets, 0, 0));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.prefetch.tensor.3d.L2.global.im2col "
                 "[%0, {%1, %2, %3}], {%4};"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "h"(w_offset)
                 : "memory");
#endif
}

/* Bring a column of pixels from (c0, c1, c2) on, moved by a filter tap, into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.3d.L2.global.im2col.L2::cache_hint [map, {c0, c1, c2}], {w_offset}, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   map     im2col map of 3 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, which lies in
 *           the map's corners before the offsets are added; what lies outside the tensor is
 *           skipped
 *   w_offset  the filter tap, 0 to 65535: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_3d_im2col_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                                 uint16_t w_offset, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[1] = {w_offset};
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col(3, map, c, offsets, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.prefetch.tensor.3d.L2.global.im2col.L2::cache_hint "
                 "[%0, {%1, %2, %3}], {%4}, %5;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Bring a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.4d.L2.global.im2col [map, {c0, c1, c2, c3}], {w_offset, h_offset};
 *   needs   PTX 8.0, sm_90
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
mgpu_tma_prefetch_4d_im2col(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            int32_t c3, uint16_t w_offset, uint16_t h_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col(4, map, c, offsets, 0, 0));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.prefetch.tensor.4d.L2.global.im2col "
                 "[%0, {%1, %2, %3, %4}], {%5, %6};"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "h"(w_offset), "h"(h_offset)
                 : "memory");
#endif
}

/* Bring a column of pixels from (c0, c1, c2, c3) on, moved by a filter tap, into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.4d.L2.global.im2col.L2::cache_hint [map, {c0, c1, c2, c3}], {w_offset, h_offset}, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   map     im2col map of 4 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, which lies
 *           in the map's corners before the offsets are added; what lies outside the tensor is
 *           skipped
 *   w_offset, h_offset  the filter tap, 0 to 255 each: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_4d_im2col_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                                 int32_t c3, uint16_t w_offset, uint16_t h_offset,
                                 uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_offset, h_offset};
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col(4, map, c, offsets, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.prefetch.tensor.4d.L2.global.im2col.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4}], {%5, %6}, %7;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "h"(w_offset), "h"(h_offset), "l"(policy)
                 : "memory");
#endif
}

/* Bring a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into the L2
 * cache.
 *   ptx     cp.async.bulk.prefetch.tensor.5d.L2.global.im2col [map, {c0, c1, c2, c3, c4}], {w_offset, h_offset, d_offset};
 *   needs   PTX 8.0, sm_90
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
mgpu_tma_prefetch_5d_im2col(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                            int32_t c3, int32_t c4, uint16_t w_offset, uint16_t h_offset,
                            uint16_t d_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col(5, map, c, offsets, 0, 0));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.prefetch.tensor.5d.L2.global.im2col "
                 "[%0, {%1, %2, %3, %4, %5}], {%6, %7, %8};"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "h"(w_offset), "h"(h_offset), "h"(d_offset)
                 : "memory");
#endif
}

/* Bring a column of pixels from (c0, c1, c2, c3, c4) on, moved by a filter tap, into the L2
 * cache.
 *   ptx     cp.async.bulk.prefetch.tensor.5d.L2.global.im2col.L2::cache_hint [map, {c0, c1, c2, c3, c4}], {w_offset, h_offset, d_offset}, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   map     im2col map of 5 dimensions, 64-byte aligned, in the kernel's arguments or in global
 *           memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, which
 *           lies in the map's corners before the offsets are added; what lies outside the
 *           tensor is skipped
 *   w_offset, h_offset, d_offset  the filter tap, 0 to 31 each: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_5d_im2col_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                                 int32_t c3, int32_t c4, uint16_t w_offset, uint16_t h_offset,
                                 uint16_t d_offset, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[3] = {w_offset, h_offset, d_offset};
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col(5, map, c, offsets, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.prefetch.tensor.5d.L2.global.im2col.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], {%6, %7, %8}, %9;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "h"(w_offset), "h"(h_offset), "h"(d_offset), "l"(policy)
                 : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TMA_IM2COL_GEN_H */
