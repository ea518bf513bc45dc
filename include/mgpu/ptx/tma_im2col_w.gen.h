/* mgpu/ptx/tma_im2col_w.gen.h - TMA on pixels along W, 3d to 5d: load, prefetch.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/tma.py. The picture and the rules are in tma_im2col_w.h.
 */
#ifndef MGPU_PTX_TMA_IM2COL_W_GEN_H
#define MGPU_PTX_TMA_IM2COL_W_GEN_H

#include "../config.h"
#include "../debug_device.h"
#include "../types.h"
#if MGPU_EMULATE
#include "../emu/tma.h"
#endif

#if MGPU_HAS_DEVICE

/* tma_elsewhere.gen.h made sentences of them. */
#undef mgpu_tma_load_3d_im2col_w
#undef mgpu_tma_load_3d_im2col_w_hint
#undef mgpu_tma_load_4d_im2col_w
#undef mgpu_tma_load_4d_im2col_w_hint
#undef mgpu_tma_load_5d_im2col_w
#undef mgpu_tma_load_5d_im2col_w_hint
#undef mgpu_tma_load_3d_shared_cta_im2col_w
#undef mgpu_tma_load_3d_shared_cta_im2col_w_hint
#undef mgpu_tma_load_4d_shared_cta_im2col_w
#undef mgpu_tma_load_4d_shared_cta_im2col_w_hint
#undef mgpu_tma_load_5d_shared_cta_im2col_w
#undef mgpu_tma_load_5d_shared_cta_im2col_w_hint
#undef mgpu_tma_load_3d_im2col_w_multicast
#undef mgpu_tma_load_3d_im2col_w_multicast_hint
#undef mgpu_tma_load_4d_im2col_w_multicast
#undef mgpu_tma_load_4d_im2col_w_multicast_hint
#undef mgpu_tma_load_5d_im2col_w_multicast
#undef mgpu_tma_load_5d_im2col_w_multicast_hint
#undef mgpu_tma_load_3d_im2col_w_cg2
#undef mgpu_tma_load_3d_im2col_w_cg2_hint
#undef mgpu_tma_load_4d_im2col_w_cg2
#undef mgpu_tma_load_4d_im2col_w_cg2_hint
#undef mgpu_tma_load_5d_im2col_w_cg2
#undef mgpu_tma_load_5d_im2col_w_cg2_hint
#undef mgpu_tma_load_3d_shared_cta_im2col_w_cg2
#undef mgpu_tma_load_3d_shared_cta_im2col_w_cg2_hint
#undef mgpu_tma_load_4d_shared_cta_im2col_w_cg2
#undef mgpu_tma_load_4d_shared_cta_im2col_w_cg2_hint
#undef mgpu_tma_load_5d_shared_cta_im2col_w_cg2
#undef mgpu_tma_load_5d_shared_cta_im2col_w_cg2_hint
#undef mgpu_tma_load_3d_im2col_w_multicast_cg2
#undef mgpu_tma_load_3d_im2col_w_multicast_cg2_hint
#undef mgpu_tma_load_4d_im2col_w_multicast_cg2
#undef mgpu_tma_load_4d_im2col_w_multicast_cg2_hint
#undef mgpu_tma_load_5d_im2col_w_multicast_cg2
#undef mgpu_tma_load_5d_im2col_w_multicast_cg2_hint
#undef mgpu_tma_prefetch_3d_im2col_w
#undef mgpu_tma_prefetch_3d_im2col_w_hint
#undef mgpu_tma_prefetch_4d_im2col_w
#undef mgpu_tma_prefetch_4d_im2col_w_hint
#undef mgpu_tma_prefetch_5d_im2col_w
#undef mgpu_tma_prefetch_5d_im2col_w_hint
#undef mgpu_tma_load_3d_im2col_w_128
#undef mgpu_tma_load_3d_im2col_w_128_hint
#undef mgpu_tma_load_4d_im2col_w_128
#undef mgpu_tma_load_4d_im2col_w_128_hint
#undef mgpu_tma_load_5d_im2col_w_128
#undef mgpu_tma_load_5d_im2col_w_128_hint
#undef mgpu_tma_load_3d_shared_cta_im2col_w_128
#undef mgpu_tma_load_3d_shared_cta_im2col_w_128_hint
#undef mgpu_tma_load_4d_shared_cta_im2col_w_128
#undef mgpu_tma_load_4d_shared_cta_im2col_w_128_hint
#undef mgpu_tma_load_5d_shared_cta_im2col_w_128
#undef mgpu_tma_load_5d_shared_cta_im2col_w_128_hint
#undef mgpu_tma_load_3d_im2col_w_128_multicast
#undef mgpu_tma_load_3d_im2col_w_128_multicast_hint
#undef mgpu_tma_load_4d_im2col_w_128_multicast
#undef mgpu_tma_load_4d_im2col_w_128_multicast_hint
#undef mgpu_tma_load_5d_im2col_w_128_multicast
#undef mgpu_tma_load_5d_im2col_w_128_multicast_hint
#undef mgpu_tma_load_3d_im2col_w_128_cg2
#undef mgpu_tma_load_3d_im2col_w_128_cg2_hint
#undef mgpu_tma_load_4d_im2col_w_128_cg2
#undef mgpu_tma_load_4d_im2col_w_128_cg2_hint
#undef mgpu_tma_load_5d_im2col_w_128_cg2
#undef mgpu_tma_load_5d_im2col_w_128_cg2_hint
#undef mgpu_tma_load_3d_shared_cta_im2col_w_128_cg2
#undef mgpu_tma_load_3d_shared_cta_im2col_w_128_cg2_hint
#undef mgpu_tma_load_4d_shared_cta_im2col_w_128_cg2
#undef mgpu_tma_load_4d_shared_cta_im2col_w_128_cg2_hint
#undef mgpu_tma_load_5d_shared_cta_im2col_w_128_cg2
#undef mgpu_tma_load_5d_shared_cta_im2col_w_128_cg2_hint
#undef mgpu_tma_load_3d_im2col_w_128_multicast_cg2
#undef mgpu_tma_load_3d_im2col_w_128_multicast_cg2_hint
#undef mgpu_tma_load_4d_im2col_w_128_multicast_cg2
#undef mgpu_tma_load_4d_im2col_w_128_multicast_cg2_hint
#undef mgpu_tma_load_5d_im2col_w_128_multicast_cg2
#undef mgpu_tma_load_5d_im2col_w_128_multicast_cg2_hint
#undef mgpu_tma_prefetch_3d_im2col_w_128
#undef mgpu_tma_prefetch_3d_im2col_w_128_hint
#undef mgpu_tma_prefetch_4d_im2col_w_128
#undef mgpu_tma_prefetch_4d_im2col_w_128_hint
#undef mgpu_tma_prefetch_5d_im2col_w_128
#undef mgpu_tma_prefetch_5d_im2col_w_128_hint

/* Load pixels along W from (c0, c1, c2) on, and a halo behind them, into shared memory.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_w(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                          int32_t c2, uint32_t bar, uint16_t w_halo,
                          uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, 0, 0,
                                          MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2) on, and a halo behind them, into shared memory.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_w_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                               int32_t c2, uint32_t bar, uint16_t w_halo, uint16_t w_offset,
                               uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, 0, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7}, %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3) on, and a halo behind them, into shared memory.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_w(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                          int32_t c2, int32_t c3, uint32_t bar, uint16_t w_halo,
                          uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, 0, 0,
                                          MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3) on, and a halo behind them, into shared memory.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_w_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                               int32_t c2, int32_t c3, uint32_t bar, uint16_t w_halo,
                               uint16_t w_offset, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, 0, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind them, into shared memory.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_w(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                          int32_t c2, int32_t c3, int32_t c4, uint32_t bar, uint16_t w_halo,
                          uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, 0, 0,
                                          MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind them, into shared memory.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_w_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                               int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                               uint16_t w_halo, uint16_t w_offset, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, 0, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9}, %10;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2) on, and a halo behind them, into shared memory of this
 * block.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.6, sm_100
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_im2col_w(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                     int32_t c1, int32_t c2, uint32_t bar, uint16_t w_halo,
                                     uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, 0, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2) on, and a halo behind them, into shared memory of this
 * block.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.6, sm_100
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_im2col_w_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                          int32_t c1, int32_t c2, uint32_t bar, uint16_t w_halo,
                                          uint16_t w_offset, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7}, %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3) on, and a halo behind them, into shared memory of
 * this block.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.6, sm_100
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_im2col_w(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                     int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                     uint16_t w_halo, uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, 0, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3) on, and a halo behind them, into shared memory of
 * this block.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.6, sm_100
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_im2col_w_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                          int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                          uint16_t w_halo, uint16_t w_offset,
                                          uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind them, into shared memory
 * of this block.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.6, sm_100
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_im2col_w(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                     int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                     uint32_t bar, uint16_t w_halo,
                                     uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, 0, 0, 0));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind them, into shared memory
 * of this block.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.6, sm_100
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_im2col_w_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                          int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                          uint32_t bar, uint16_t w_halo, uint16_t w_offset,
                                          uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9}, %10;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2) on, and a halo behind them, into shared memory of each
 * block in cta_mask.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset}, cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (pixels + w_halo) x channels x element bytes, in
 *           each block
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_w_multicast(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                    int32_t c1, int32_t c2, uint32_t bar, uint16_t w_halo,
                                    uint16_t w_offset, uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, cta_mask, 0,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7}, %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2) on, and a halo behind them, into shared memory of each
 * block in cta_mask.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset}, cta_mask, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (pixels + w_halo) x channels x element bytes, in
 *           each block
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_w_multicast_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                         int32_t c1, int32_t c2, uint32_t bar, uint16_t w_halo,
                                         uint16_t w_offset, uint16_t cta_mask,
                                         uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, cta_mask, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7}, %8, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3) on, and a halo behind them, into shared memory of
 * each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset}, cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (pixels + w_halo) x channels x element bytes, in
 *           each block
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_w_multicast(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                    int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                    uint16_t w_halo, uint16_t w_offset,
                                    uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, cta_mask, 0,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3) on, and a halo behind them, into shared memory of
 * each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset}, cta_mask, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (pixels + w_halo) x channels x element bytes, in
 *           each block
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_w_multicast_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                         int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                         uint16_t w_halo, uint16_t w_offset, uint16_t cta_mask,
                                         uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, cta_mask, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9, %10;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind them, into shared memory
 * of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset}, cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (pixels + w_halo) x channels x element bytes, in
 *           each block
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_w_multicast(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                    int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                    uint32_t bar, uint16_t w_halo, uint16_t w_offset,
                                    uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, cta_mask, 0,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9}, %10;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind them, into shared memory
 * of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset}, cta_mask, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (pixels + w_halo) x channels x element bytes, in
 *           each block
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_w_multicast_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                         int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                         uint32_t bar, uint16_t w_halo, uint16_t w_offset,
                                         uint16_t cta_mask, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, cta_mask, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9}, %10, %11;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2) on, and a halo behind them, into shared memory; the
 * barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_w_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                              int32_t c2, uint32_t bar, uint16_t w_halo,
                              uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, 0, 0,
                                          MGPU__SPACE_CLUSTER | MGPU__PAIR));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2) on, and a halo behind them, into shared memory; the
 * barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_w_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                   int32_t c1, int32_t c2, uint32_t bar, uint16_t w_halo,
                                   uint16_t w_offset, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, 0, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7}, %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3) on, and a halo behind them, into shared memory; the
 * barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_w_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                              int32_t c2, int32_t c3, uint32_t bar, uint16_t w_halo,
                              uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, 0, 0,
                                          MGPU__SPACE_CLUSTER | MGPU__PAIR));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3) on, and a halo behind them, into shared memory; the
 * barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_w_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                   int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                   uint16_t w_halo, uint16_t w_offset,
                                   uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, 0, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind them, into shared memory;
 * the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_w_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                              int32_t c2, int32_t c3, int32_t c4, uint32_t bar, uint16_t w_halo,
                              uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, 0, 0,
                                          MGPU__SPACE_CLUSTER | MGPU__PAIR));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind them, into shared memory;
 * the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_w_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                   int32_t c1, int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                                   uint16_t w_halo, uint16_t w_offset,
                                   uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, 0, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9}, %10;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2) on, and a halo behind them, into shared memory of this
 * block; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_im2col_w_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                         int32_t c1, int32_t c2, uint32_t bar, uint16_t w_halo,
                                         uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, 0, 0, MGPU__PAIR));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2) on, and a halo behind them, into shared memory of this
 * block; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_im2col_w_cg2_hint(uint32_t dst, const mgpu_tensor_map *map,
                                              int32_t c0, int32_t c1, int32_t c2, uint32_t bar,
                                              uint16_t w_halo, uint16_t w_offset,
                                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, 0, policy,
                                          MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7}, %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3) on, and a halo behind them, into shared memory of
 * this block; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_im2col_w_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                         int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                         uint16_t w_halo, uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, 0, 0, MGPU__PAIR));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3) on, and a halo behind them, into shared memory of
 * this block; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_im2col_w_cg2_hint(uint32_t dst, const mgpu_tensor_map *map,
                                              int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                              uint32_t bar, uint16_t w_halo, uint16_t w_offset,
                                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, 0, policy,
                                          MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind them, into shared memory
 * of this block; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_im2col_w_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                         int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                         uint32_t bar, uint16_t w_halo,
                                         uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, 0, 0, MGPU__PAIR));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind them, into shared memory
 * of this block; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (pixels + w_halo) x channels x element bytes
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_im2col_w_cg2_hint(uint32_t dst, const mgpu_tensor_map *map,
                                              int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                              int32_t c4, uint32_t bar, uint16_t w_halo,
                                              uint16_t w_offset, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, 0, policy,
                                          MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9}, %10;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2) on, and a halo behind them, into shared memory of each
 * block in cta_mask; barriers of pairs count.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset}, cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets (pixels + w_halo)
 *           x channels x element bytes at this offset
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of a barrier ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_w_multicast_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                        int32_t c1, int32_t c2, uint32_t bar, uint16_t w_halo,
                                        uint16_t w_offset, uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, cta_mask, 0,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7}, %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2) on, and a halo behind them, into shared memory of each
 * block in cta_mask; barriers of pairs count.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset}, cta_mask, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets (pixels + w_halo)
 *           x channels x element bytes at this offset
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of a barrier ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_w_multicast_cg2_hint(uint32_t dst, const mgpu_tensor_map *map,
                                             int32_t c0, int32_t c1, int32_t c2, uint32_t bar,
                                             uint16_t w_halo, uint16_t w_offset,
                                             uint16_t cta_mask, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, cta_mask, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR |
                                          MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7}, %8, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3) on, and a halo behind them, into shared memory of
 * each block in cta_mask; barriers of pairs count.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset}, cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets (pixels + w_halo)
 *           x channels x element bytes at this offset
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of a barrier ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_w_multicast_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                        int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                        uint16_t w_halo, uint16_t w_offset,
                                        uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, cta_mask, 0,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3) on, and a halo behind them, into shared memory of
 * each block in cta_mask; barriers of pairs count.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset}, cta_mask, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets (pixels + w_halo)
 *           x channels x element bytes at this offset
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of a barrier ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_w_multicast_cg2_hint(uint32_t dst, const mgpu_tensor_map *map,
                                             int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                             uint32_t bar, uint16_t w_halo, uint16_t w_offset,
                                             uint16_t cta_mask, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, cta_mask, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR |
                                          MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9, %10;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind them, into shared memory
 * of each block in cta_mask; barriers of pairs count.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset}, cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets (pixels + w_halo)
 *           x channels x element bytes at this offset
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of a barrier ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_w_multicast_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                        int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                        uint32_t bar, uint16_t w_halo, uint16_t w_offset,
                                        uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, cta_mask, 0,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9}, %10;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind them, into shared memory
 * of each block in cta_mask; barriers of pairs count.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset}, cta_mask, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets (pixels + w_halo)
 *           x channels x element bytes at this offset
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of a barrier ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_w_multicast_cg2_hint(uint32_t dst, const mgpu_tensor_map *map,
                                             int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                             int32_t c4, uint32_t bar, uint16_t w_halo,
                                             uint16_t w_offset, uint16_t cta_mask,
                                             uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, cta_mask, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR |
                                          MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9}, %10, %11;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Bring pixels along W from (c0, c1, c2) on, and a halo behind them, into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.3d.L2.global.im2col::w [map, {c0, c1, c2}], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor is skipped
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_3d_im2col_w(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                              uint16_t w_halo, uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col_w(3, map, c, offsets, 0, 0));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.prefetch.tensor.3d.L2.global.im2col::w "
                 "[%0, {%1, %2, %3}], {%4, %5};"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Bring pixels along W from (c0, c1, c2) on, and a halo behind them, into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.3d.L2.global.im2col::w.L2::cache_hint [map, {c0, c1, c2}], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor is skipped
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_3d_im2col_w_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                   int32_t c2, uint16_t w_halo, uint16_t w_offset,
                                   uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col_w(3, map, c, offsets, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.prefetch.tensor.3d.L2.global.im2col::w.L2::cache_hint "
                 "[%0, {%1, %2, %3}], {%4, %5}, %6;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Bring pixels along W from (c0, c1, c2, c3) on, and a halo behind them, into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.4d.L2.global.im2col::w [map, {c0, c1, c2, c3}], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor is skipped
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_4d_im2col_w(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                              int32_t c3, uint16_t w_halo, uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col_w(4, map, c, offsets, 0, 0));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.prefetch.tensor.4d.L2.global.im2col::w "
                 "[%0, {%1, %2, %3, %4}], {%5, %6};"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Bring pixels along W from (c0, c1, c2, c3) on, and a halo behind them, into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.4d.L2.global.im2col::w.L2::cache_hint [map, {c0, c1, c2, c3}], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor is skipped
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_4d_im2col_w_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                   int32_t c2, int32_t c3, uint16_t w_halo, uint16_t w_offset,
                                   uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col_w(4, map, c, offsets, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.prefetch.tensor.4d.L2.global.im2col::w.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4}], {%5, %6}, %7;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Bring pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind them, into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.5d.L2.global.im2col::w [map, {c0, c1, c2, c3, c4}], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor is skipped
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_5d_im2col_w(const mgpu_tensor_map *map, int32_t c0, int32_t c1, int32_t c2,
                              int32_t c3, int32_t c4, uint16_t w_halo,
                              uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col_w(5, map, c, offsets, 0, 0));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.prefetch.tensor.5d.L2.global.im2col::w "
                 "[%0, {%1, %2, %3, %4, %5}], {%6, %7};"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Bring pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind them, into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.5d.L2.global.im2col::w.L2::cache_hint [map, {c0, c1, c2, c3, c4}], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor is skipped
 *   w_halo  pixels behind the last, below 512
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_5d_im2col_w_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                   int32_t c2, int32_t c3, int32_t c4, uint16_t w_halo,
                                   uint16_t w_offset, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col_w(5, map, c, offsets, policy, MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.prefetch.tensor.5d.L2.global.im2col::w.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], {%6, %7}, %8;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2) on, and a halo behind each 32, into shared memory.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_w_128(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                              int32_t c2, uint32_t bar, uint16_t w_halo,
                              uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, 0, 0,
                                          MGPU__SPACE_CLUSTER | MGPU__W128));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2) on, and a halo behind each 32, into shared memory.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_w_128_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                   int32_t c1, int32_t c2, uint32_t bar, uint16_t w_halo,
                                   uint16_t w_offset, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, 0, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__W128 | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7}, %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3) on, and a halo behind each 32, into shared
 * memory.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_w_128(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                              int32_t c2, int32_t c3, uint32_t bar, uint16_t w_halo,
                              uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, 0, 0,
                                          MGPU__SPACE_CLUSTER | MGPU__W128));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3) on, and a halo behind each 32, into shared
 * memory.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_w_128_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                   int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                   uint16_t w_halo, uint16_t w_offset,
                                   uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, 0, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__W128 | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind each 32, into shared
 * memory.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_w_128(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                              int32_t c2, int32_t c3, int32_t c4, uint32_t bar, uint16_t w_halo,
                              uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, 0, 0,
                                          MGPU__SPACE_CLUSTER | MGPU__W128));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind each 32, into shared
 * memory.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_w_128_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                   int32_t c1, int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                                   uint16_t w_halo, uint16_t w_offset,
                                   uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, 0, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__W128 | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9}, %10;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2) on, and a halo behind each 32, into shared memory
 * of this block.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_im2col_w_128(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                         int32_t c1, int32_t c2, uint32_t bar, uint16_t w_halo,
                                         uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, 0, 0, MGPU__W128));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2) on, and a halo behind each 32, into shared memory
 * of this block.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_im2col_w_128_hint(uint32_t dst, const mgpu_tensor_map *map,
                                              int32_t c0, int32_t c1, int32_t c2, uint32_t bar,
                                              uint16_t w_halo, uint16_t w_offset,
                                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, 0, policy,
                                          MGPU__W128 | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7}, %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3) on, and a halo behind each 32, into shared
 * memory of this block.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_im2col_w_128(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                         int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                         uint16_t w_halo, uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, 0, 0, MGPU__W128));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3) on, and a halo behind each 32, into shared
 * memory of this block.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_im2col_w_128_hint(uint32_t dst, const mgpu_tensor_map *map,
                                              int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                              uint32_t bar, uint16_t w_halo, uint16_t w_offset,
                                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, 0, policy,
                                          MGPU__W128 | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind each 32, into shared
 * memory of this block.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_im2col_w_128(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                         int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                         uint32_t bar, uint16_t w_halo,
                                         uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, 0, 0, MGPU__W128));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind each 32, into shared
 * memory of this block.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier of this block; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_im2col_w_128_hint(uint32_t dst, const mgpu_tensor_map *map,
                                              int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                              int32_t c4, uint32_t bar, uint16_t w_halo,
                                              uint16_t w_offset, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, 0, policy,
                                          MGPU__W128 | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9}, %10;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2) on, and a halo behind each 32, into shared memory
 * of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset}, cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (128 + 4 x w_halo) x channels x element bytes,
 *           in each block
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_w_128_multicast(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                        int32_t c1, int32_t c2, uint32_t bar, uint16_t w_halo,
                                        uint16_t w_offset, uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, cta_mask, 0,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__W128));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7}, %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2) on, and a halo behind each 32, into shared memory
 * of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset}, cta_mask, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (128 + 4 x w_halo) x channels x element bytes,
 *           in each block
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_w_128_multicast_hint(uint32_t dst, const mgpu_tensor_map *map,
                                             int32_t c0, int32_t c1, int32_t c2, uint32_t bar,
                                             uint16_t w_halo, uint16_t w_offset,
                                             uint16_t cta_mask, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, cta_mask, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__W128 |
                                          MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7}, %8, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3) on, and a halo behind each 32, into shared
 * memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset}, cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (128 + 4 x w_halo) x channels x element bytes,
 *           in each block
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_w_128_multicast(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                        int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                        uint16_t w_halo, uint16_t w_offset,
                                        uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, cta_mask, 0,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__W128));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3) on, and a halo behind each 32, into shared
 * memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset}, cta_mask, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (128 + 4 x w_halo) x channels x element bytes,
 *           in each block
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_w_128_multicast_hint(uint32_t dst, const mgpu_tensor_map *map,
                                             int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                             uint32_t bar, uint16_t w_halo, uint16_t w_offset,
                                             uint16_t cta_mask, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, cta_mask, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__W128 |
                                          MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9, %10;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind each 32, into shared
 * memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset}, cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (128 + 4 x w_halo) x channels x element bytes,
 *           in each block
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_w_128_multicast(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                        int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                        uint32_t bar, uint16_t w_halo, uint16_t w_offset,
                                        uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, cta_mask, 0,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__W128));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9}, %10;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind each 32, into shared
 * memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset}, cta_mask, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     mbarrier in the block of dst; gets (128 + 4 x w_halo) x channels x element bytes,
 *           in each block
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_w_128_multicast_hint(uint32_t dst, const mgpu_tensor_map *map,
                                             int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                             int32_t c4, uint32_t bar, uint16_t w_halo,
                                             uint16_t w_offset, uint16_t cta_mask,
                                             uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, cta_mask, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__W128 |
                                          MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9}, %10, %11;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2) on, and a halo behind each 32, into shared memory;
 * the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_w_128_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                  int32_t c1, int32_t c2, uint32_t bar, uint16_t w_halo,
                                  uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, 0, 0,
                                          MGPU__SPACE_CLUSTER | MGPU__PAIR | MGPU__W128));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2) on, and a halo behind each 32, into shared memory;
 * the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_w_128_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                       int32_t c1, int32_t c2, uint32_t bar, uint16_t w_halo,
                                       uint16_t w_offset, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, 0, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__PAIR | MGPU__W128 |
                                          MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7}, %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3) on, and a halo behind each 32, into shared
 * memory; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_w_128_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                  int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                  uint16_t w_halo, uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, 0, 0,
                                          MGPU__SPACE_CLUSTER | MGPU__PAIR | MGPU__W128));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3) on, and a halo behind each 32, into shared
 * memory; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_w_128_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                       int32_t c1, int32_t c2, int32_t c3, uint32_t bar,
                                       uint16_t w_halo, uint16_t w_offset,
                                       uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, 0, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__PAIR | MGPU__W128 |
                                          MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind each 32, into shared
 * memory; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_w_128_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                  int32_t c1, int32_t c2, int32_t c3, int32_t c4, uint32_t bar,
                                  uint16_t w_halo, uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, 0, 0,
                                          MGPU__SPACE_CLUSTER | MGPU__PAIR | MGPU__W128));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind each 32, into shared
 * memory; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_w_128_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                       int32_t c1, int32_t c2, int32_t c3, int32_t c4,
                                       uint32_t bar, uint16_t w_halo, uint16_t w_offset,
                                       uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, 0, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__PAIR | MGPU__W128 |
                                          MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9}, %10;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2) on, and a halo behind each 32, into shared memory
 * of this block; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_im2col_w_128_cg2(uint32_t dst, const mgpu_tensor_map *map,
                                             int32_t c0, int32_t c1, int32_t c2, uint32_t bar,
                                             uint16_t w_halo, uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, 0, 0,
                                          MGPU__PAIR | MGPU__W128));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2) on, and a halo behind each 32, into shared memory
 * of this block; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.3d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_shared_cta_im2col_w_128_cg2_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                  int32_t c0, int32_t c1, int32_t c2,
                                                  uint32_t bar, uint16_t w_halo,
                                                  uint16_t w_offset,
                                                  uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, 0, policy,
                                          MGPU__PAIR | MGPU__W128 | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.3d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7}, %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3) on, and a halo behind each 32, into shared
 * memory of this block; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_im2col_w_128_cg2(uint32_t dst, const mgpu_tensor_map *map,
                                             int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                             uint32_t bar, uint16_t w_halo,
                                             uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, 0, 0,
                                          MGPU__PAIR | MGPU__W128));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3) on, and a halo behind each 32, into shared
 * memory of this block; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.4d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_shared_cta_im2col_w_128_cg2_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                  int32_t c0, int32_t c1, int32_t c2,
                                                  int32_t c3, uint32_t bar, uint16_t w_halo,
                                                  uint16_t w_offset,
                                                  uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, 0, policy,
                                          MGPU__PAIR | MGPU__W128 | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind each 32, into shared
 * memory of this block; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_im2col_w_128_cg2(uint32_t dst, const mgpu_tensor_map *map,
                                             int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                             int32_t c4, uint32_t bar, uint16_t w_halo,
                                             uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, 0, 0,
                                          MGPU__PAIR | MGPU__W128));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9};"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind each 32, into shared
 * memory of this block; the barrier of the pair counts.
 *   ptx     cp.async.bulk.tensor.5d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets (128 + 4 x w_halo) x channels x element bytes
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_shared_cta_im2col_w_128_cg2_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                  int32_t c0, int32_t c1, int32_t c2,
                                                  int32_t c3, int32_t c4, uint32_t bar,
                                                  uint16_t w_halo, uint16_t w_offset,
                                                  uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, 0, policy,
                                          MGPU__PAIR | MGPU__W128 | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.5d.shared::cta.global.im2col::w::128.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9}, %10;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2) on, and a halo behind each 32, into shared memory
 * of each block in cta_mask; barriers of pairs count.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset}, cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets (128 + 4 x w_halo)
 *           x channels x element bytes at this offset
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of a barrier ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_w_128_multicast_cg2(uint32_t dst, const mgpu_tensor_map *map,
                                            int32_t c0, int32_t c1, int32_t c2, uint32_t bar,
                                            uint16_t w_halo, uint16_t w_offset,
                                            uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, cta_mask, 0,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR |
                                          MGPU__W128));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7}, %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2) on, and a halo behind each 32, into shared memory
 * of each block in cta_mask; barriers of pairs count.
 *   ptx     cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2}], [bar], {w_halo, w_offset}, cta_mask, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets (128 + 4 x w_halo)
 *           x channels x element bytes at this offset
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of a barrier ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_3d_im2col_w_128_multicast_cg2_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                 int32_t c0, int32_t c1, int32_t c2,
                                                 uint32_t bar, uint16_t w_halo,
                                                 uint16_t w_offset, uint16_t cta_mask,
                                                 uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(3, dst, map, c, bar, offsets, cta_mask, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR |
                                          MGPU__W128 | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4}], [%5], {%6, %7}, %8, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3) on, and a halo behind each 32, into shared
 * memory of each block in cta_mask; barriers of pairs count.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset}, cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets (128 + 4 x w_halo)
 *           x channels x element bytes at this offset
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of a barrier ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_w_128_multicast_cg2(uint32_t dst, const mgpu_tensor_map *map,
                                            int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                            uint32_t bar, uint16_t w_halo, uint16_t w_offset,
                                            uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, cta_mask, 0,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR |
                                          MGPU__W128));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3) on, and a halo behind each 32, into shared
 * memory of each block in cta_mask; barriers of pairs count.
 *   ptx     cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3}], [bar], {w_halo, w_offset}, cta_mask, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets (128 + 4 x w_halo)
 *           x channels x element bytes at this offset
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of a barrier ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_4d_im2col_w_128_multicast_cg2_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                 int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                                 uint32_t bar, uint16_t w_halo,
                                                 uint16_t w_offset, uint16_t cta_mask,
                                                 uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(4, dst, map, c, bar, offsets, cta_mask, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR |
                                          MGPU__W128 | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5}], [%6], {%7, %8}, %9, %10;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind each 32, into shared
 * memory of each block in cta_mask; barriers of pairs count.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset}, cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets (128 + 4 x w_halo)
 *           x channels x element bytes at this offset
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of a barrier ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_w_128_multicast_cg2(uint32_t dst, const mgpu_tensor_map *map,
                                            int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                            int32_t c4, uint32_t bar, uint16_t w_halo,
                                            uint16_t w_offset, uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, cta_mask, 0,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR |
                                          MGPU__W128));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9}, %10;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load 128 pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind each 32, into shared
 * memory of each block in cta_mask; barriers of pairs count.
 *   ptx     cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint [dst], [map, {c0, c1, c2, c3, c4}], [bar], {w_halo, w_offset}, cta_mask, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor arrives as the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets (128 + 4 x w_halo)
 *           x channels x element bytes at this offset
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of a barrier ends; a waiter then sees the pixels
 */
MGPU_DEVICE void
mgpu_tma_load_5d_im2col_w_128_multicast_cg2_hint(uint32_t dst, const mgpu_tensor_map *map,
                                                 int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                                                 int32_t c4, uint32_t bar, uint16_t w_halo,
                                                 uint16_t w_offset, uint16_t cta_mask,
                                                 uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_load_im2col_w(5, dst, map, c, bar, offsets, cta_mask, policy,
                                          MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR |
                                          MGPU__W128 | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE((dst & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, dst);
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], {%8, %9}, %10, %11;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "r"(bar), "h"(w_halo), "h"(w_offset), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Bring 128 pixels along W from (c0, c1, c2) on, and a halo behind each 32, into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.3d.L2.global.im2col::w::128 [map, {c0, c1, c2}], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor is skipped
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_3d_im2col_w_128(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                  int32_t c2, uint16_t w_halo, uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col_w(3, map, c, offsets, 0, MGPU__W128));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.prefetch.tensor.3d.L2.global.im2col::w::128 "
                 "[%0, {%1, %2, %3}], {%4, %5};"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Bring 128 pixels along W from (c0, c1, c2) on, and a halo behind each 32, into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.3d.L2.global.im2col::w::128.L2::cache_hint [map, {c0, c1, c2}], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   map     map of 3 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c2  first channel, a multiple of 16 bytes, then W, N of the first pixel, of which W is
 *           at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor is skipped
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_3d_im2col_w_128_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                       int32_t c2, uint16_t w_halo, uint16_t w_offset,
                                       uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[3] = {c0, c1, c2};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col_w(3, map, c, offsets, policy,
                                              MGPU__W128 | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.prefetch.tensor.3d.L2.global.im2col::w::128.L2::cache_hint "
                 "[%0, {%1, %2, %3}], {%4, %5}, %6;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Bring 128 pixels along W from (c0, c1, c2, c3) on, and a halo behind each 32, into the L2
 * cache.
 *   ptx     cp.async.bulk.prefetch.tensor.4d.L2.global.im2col::w::128 [map, {c0, c1, c2, c3}], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor is skipped
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_4d_im2col_w_128(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                  int32_t c2, int32_t c3, uint16_t w_halo,
                                  uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col_w(4, map, c, offsets, 0, MGPU__W128));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.prefetch.tensor.4d.L2.global.im2col::w::128 "
                 "[%0, {%1, %2, %3, %4}], {%5, %6};"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Bring 128 pixels along W from (c0, c1, c2, c3) on, and a halo behind each 32, into the L2
 * cache.
 *   ptx     cp.async.bulk.prefetch.tensor.4d.L2.global.im2col::w::128.L2::cache_hint [map, {c0, c1, c2, c3}], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   map     map of 4 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c3  first channel, a multiple of 16 bytes, then W, H, N of the first pixel, of which W
 *           is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor is skipped
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_4d_im2col_w_128_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                       int32_t c2, int32_t c3, uint16_t w_halo,
                                       uint16_t w_offset, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[4] = {c0, c1, c2, c3};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col_w(4, map, c, offsets, policy,
                                              MGPU__W128 | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.prefetch.tensor.4d.L2.global.im2col::w::128.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4}], {%5, %6}, %7;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

/* Bring 128 pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind each 32, into the L2
 * cache.
 *   ptx     cp.async.bulk.prefetch.tensor.5d.L2.global.im2col::w::128 [map, {c0, c1, c2, c3, c4}], {w_halo, w_offset};
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor is skipped
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_5d_im2col_w_128(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                  int32_t c2, int32_t c3, int32_t c4, uint16_t w_halo,
                                  uint16_t w_offset MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col_w(5, map, c, offsets, 0, MGPU__W128));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.prefetch.tensor.5d.L2.global.im2col::w::128 "
                 "[%0, {%1, %2, %3, %4, %5}], {%6, %7};"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "h"(w_halo), "h"(w_offset)
                 : "memory");
#endif
}

/* Bring 128 pixels along W from (c0, c1, c2, c3, c4) on, and a halo behind each 32, into the L2
 * cache.
 *   ptx     cp.async.bulk.prefetch.tensor.5d.L2.global.im2col::w::128.L2::cache_hint [map, {c0, c1, c2, c3, c4}], {w_halo, w_offset}, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   map     map of 5 dimensions from mgpu_tensor_map_im2col_wide(), 64-byte aligned, in the
 *           kernel's arguments or in global memory
 *   c0..c4  first channel, a multiple of 16 bytes, then W, H, D, N of the first pixel, of which
 *           W is at most the map's upper corner before w_offset is added; what lies outside the
 *           tensor is skipped
 *   w_halo  pixels behind each 32, below 32
 *   w_offset  the filter tap along W, below 32: where each pixel is moved
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_5d_im2col_w_128_hint(const mgpu_tensor_map *map, int32_t c0, int32_t c1,
                                       int32_t c2, int32_t c3, int32_t c4, uint16_t w_halo,
                                       uint16_t w_offset, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, c1, c2, c3, c4};
    const uint16_t offsets[2] = {w_halo, w_offset};
    MGPU__EMU(mgpu__emu_tma_prefetch_im2col_w(5, map, c, offsets, policy,
                                              MGPU__W128 | MGPU__HINT));
#else
    MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);
    asm volatile("cp.async.bulk.prefetch.tensor.5d.L2.global.im2col::w::128.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], {%6, %7}, %8;"
                 :
                 : "l"(map), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "h"(w_halo), "h"(w_offset), "l"(policy)
                 : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TMA_IM2COL_W_GEN_H */
