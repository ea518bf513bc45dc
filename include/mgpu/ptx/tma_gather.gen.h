/* mgpu/ptx/tma_gather.gen.h - TMA on four rows of a matrix: load, store, prefetch.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/tma.py. The picture and the rules are in tma_gather.h.
 */
#ifndef MGPU_PTX_TMA_GATHER_GEN_H
#define MGPU_PTX_TMA_GATHER_GEN_H

#include "../config.h"
#include "../debug_device.h"
#include "../types.h"
#if MGPU_EMULATE
#include "../emu/tma.h"
#endif

#if MGPU_HAS_DEVICE

/* tma_elsewhere.gen.h made sentences of them. */
#undef mgpu_tma_load_2d_gather4
#undef mgpu_tma_load_2d_gather4_hint
#undef mgpu_tma_load_2d_shared_cta_gather4
#undef mgpu_tma_load_2d_shared_cta_gather4_hint
#undef mgpu_tma_load_2d_gather4_multicast
#undef mgpu_tma_load_2d_gather4_multicast_hint
#undef mgpu_tma_load_2d_gather4_cg2
#undef mgpu_tma_load_2d_gather4_cg2_hint
#undef mgpu_tma_load_2d_shared_cta_gather4_cg2
#undef mgpu_tma_load_2d_shared_cta_gather4_cg2_hint
#undef mgpu_tma_load_2d_gather4_multicast_cg2
#undef mgpu_tma_load_2d_gather4_multicast_cg2_hint
#undef mgpu_tma_store_2d_scatter4
#undef mgpu_tma_store_2d_scatter4_hint
#undef mgpu_tma_prefetch_2d_gather4
#undef mgpu_tma_prefetch_2d_gather4_hint

/* Load the rows r0 to r3, from column c0 on, into shared memory.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes [dst], [map, {c0, r0, r1, r2, r3}], [bar];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions whose box is one row, 64-byte aligned, in the kernel's
 *           arguments or in global memory
 *   c0      first column, a multiple of 16 bytes; what lies outside the tensor arrives as the
 *           map's fill
 *   r0..r3  four rows, in any order, also twice; one that lies outside the tensor arrives as
 *           the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of 4 rows
 *   done    the phase of bar ends; a waiter then sees the rows
 */
MGPU_DEVICE void
mgpu_tma_load_2d_gather4(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t r0,
                         int32_t r1, int32_t r2, int32_t r3, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, r0, r1, r2, r3};
    MGPU__EMU(mgpu__emu_tma_load_gather4(dst, map, c, bar, 0, 0, MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(r0), "r"(r1), "r"(r2), "r"(r3), "r"(bar)
                 : "memory");
#endif
}

/* Load the rows r0 to r3, from column c0 on, into shared memory.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, r0, r1, r2, r3}], [bar], policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions whose box is one row, 64-byte aligned, in the kernel's
 *           arguments or in global memory
 *   c0      first column, a multiple of 16 bytes; what lies outside the tensor arrives as the
 *           map's fill
 *   r0..r3  four rows, in any order, also twice; one that lies outside the tensor arrives as
 *           the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of 4 rows
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the rows
 */
MGPU_DEVICE void
mgpu_tma_load_2d_gather4_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t r0,
                              int32_t r1, int32_t r2, int32_t r3, uint32_t bar,
                              uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, r0, r1, r2, r3};
    MGPU__EMU(mgpu__emu_tma_load_gather4(dst, map, c, bar, 0, policy,
                                         MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(r0), "r"(r1), "r"(r2), "r"(r3), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the rows r0 to r3, from column c0 on, into shared memory of this block.
 *   ptx     cp.async.bulk.tensor.2d.shared::cta.global.tile::gather4.mbarrier::complete_tx::bytes [dst], [map, {c0, r0, r1, r2, r3}], [bar];
 *   needs   PTX 8.6, sm_100
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions whose box is one row, 64-byte aligned, in the kernel's
 *           arguments or in global memory
 *   c0      first column, a multiple of 16 bytes; what lies outside the tensor arrives as the
 *           map's fill
 *   r0..r3  four rows, in any order, also twice; one that lies outside the tensor arrives as
 *           the map's fill
 *   bar     mbarrier of this block; gets the bytes of 4 rows
 *   done    the phase of bar ends; a waiter then sees the rows
 */
MGPU_DEVICE void
mgpu_tma_load_2d_shared_cta_gather4(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                    int32_t r0, int32_t r1, int32_t r2, int32_t r3,
                                    uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, r0, r1, r2, r3};
    MGPU__EMU(mgpu__emu_tma_load_gather4(dst, map, c, bar, 0, 0, 0));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.2d.shared::cta.global.tile::gather4.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(r0), "r"(r1), "r"(r2), "r"(r3), "r"(bar)
                 : "memory");
#endif
}

/* Load the rows r0 to r3, from column c0 on, into shared memory of this block.
 *   ptx     cp.async.bulk.tensor.2d.shared::cta.global.tile::gather4.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [map, {c0, r0, r1, r2, r3}], [bar], policy;
 *   needs   PTX 8.6, sm_100
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions whose box is one row, 64-byte aligned, in the kernel's
 *           arguments or in global memory
 *   c0      first column, a multiple of 16 bytes; what lies outside the tensor arrives as the
 *           map's fill
 *   r0..r3  four rows, in any order, also twice; one that lies outside the tensor arrives as
 *           the map's fill
 *   bar     mbarrier of this block; gets the bytes of 4 rows
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the rows
 */
MGPU_DEVICE void
mgpu_tma_load_2d_shared_cta_gather4_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                         int32_t r0, int32_t r1, int32_t r2, int32_t r3,
                                         uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, r0, r1, r2, r3};
    MGPU__EMU(mgpu__emu_tma_load_gather4(dst, map, c, bar, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.2d.shared::cta.global.tile::gather4.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(r0), "r"(r1), "r"(r2), "r"(r3), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the rows r0 to r3, from column c0 on, into shared memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes.multicast::cluster [dst], [map, {c0, r0, r1, r2, r3}], [bar], cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 2 dimensions whose box is one row, 64-byte aligned, in the kernel's
 *           arguments or in global memory
 *   c0      first column, a multiple of 16 bytes; what lies outside the tensor arrives as the
 *           map's fill
 *   r0..r3  four rows, in any order, also twice; one that lies outside the tensor arrives as
 *           the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of 4 rows, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of bar ends; a waiter then sees the rows
 */
MGPU_DEVICE void
mgpu_tma_load_2d_gather4_multicast(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                   int32_t r0, int32_t r1, int32_t r2, int32_t r3, uint32_t bar,
                                   uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, r0, r1, r2, r3};
    MGPU__EMU(mgpu__emu_tma_load_gather4(dst, map, c, bar, cta_mask, 0,
                                         MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes.multicast::cluster "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(r0), "r"(r1), "r"(r2), "r"(r3), "r"(bar), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load the rows r0 to r3, from column c0 on, into shared memory of each block in cta_mask.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [dst], [map, {c0, r0, r1, r2, r3}], [bar], cta_mask, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 2 dimensions whose box is one row, 64-byte aligned, in the kernel's
 *           arguments or in global memory
 *   c0      first column, a multiple of 16 bytes; what lies outside the tensor arrives as the
 *           map's fill
 *   r0..r3  four rows, in any order, also twice; one that lies outside the tensor arrives as
 *           the map's fill
 *   bar     mbarrier in the block of dst; gets the bytes of 4 rows, in each block
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the rows
 */
MGPU_DEVICE void
mgpu_tma_load_2d_gather4_multicast_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                        int32_t r0, int32_t r1, int32_t r2, int32_t r3,
                                        uint32_t bar, uint16_t cta_mask,
                                        uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, r0, r1, r2, r3};
    MGPU__EMU(mgpu__emu_tma_load_gather4(dst, map, c, bar, cta_mask, policy,
                                         MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(r0), "r"(r1), "r"(r2), "r"(r3), "r"(bar), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Load the rows r0 to r3, from column c0 on, into shared memory; the barrier of the pair
 * counts.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, r0, r1, r2, r3}], [bar];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions whose box is one row, 64-byte aligned, in the kernel's
 *           arguments or in global memory
 *   c0      first column, a multiple of 16 bytes; what lies outside the tensor arrives as the
 *           map's fill
 *   r0..r3  four rows, in any order, also twice; one that lies outside the tensor arrives as
 *           the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of 4 rows
 *   done    the phase of bar ends; a waiter then sees the rows
 */
MGPU_DEVICE void
mgpu_tma_load_2d_gather4_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0, int32_t r0,
                             int32_t r1, int32_t r2, int32_t r3, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, r0, r1, r2, r3};
    MGPU__EMU(mgpu__emu_tma_load_gather4(dst, map, c, bar, 0, 0,
                                         MGPU__SPACE_CLUSTER | MGPU__PAIR));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(r0), "r"(r1), "r"(r2), "r"(r3), "r"(bar)
                 : "memory");
#endif
}

/* Load the rows r0 to r3, from column c0 on, into shared memory; the barrier of the pair
 * counts.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, r0, r1, r2, r3}], [bar], policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions whose box is one row, 64-byte aligned, in the kernel's
 *           arguments or in global memory
 *   c0      first column, a multiple of 16 bytes; what lies outside the tensor arrives as the
 *           map's fill
 *   r0..r3  four rows, in any order, also twice; one that lies outside the tensor arrives as
 *           the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of 4 rows
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the rows
 */
MGPU_DEVICE void
mgpu_tma_load_2d_gather4_cg2_hint(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                  int32_t r0, int32_t r1, int32_t r2, int32_t r3, uint32_t bar,
                                  uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, r0, r1, r2, r3};
    MGPU__EMU(mgpu__emu_tma_load_gather4(dst, map, c, bar, 0, policy,
                                         MGPU__SPACE_CLUSTER | MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(r0), "r"(r1), "r"(r2), "r"(r3), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the rows r0 to r3, from column c0 on, into shared memory of this block; the barrier of
 * the pair counts.
 *   ptx     cp.async.bulk.tensor.2d.shared::cta.global.tile::gather4.mbarrier::complete_tx::bytes.cta_group::2 [dst], [map, {c0, r0, r1, r2, r3}], [bar];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions whose box is one row, 64-byte aligned, in the kernel's
 *           arguments or in global memory
 *   c0      first column, a multiple of 16 bytes; what lies outside the tensor arrives as the
 *           map's fill
 *   r0..r3  four rows, in any order, also twice; one that lies outside the tensor arrives as
 *           the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of 4 rows
 *   done    the phase of bar ends; a waiter then sees the rows
 */
MGPU_DEVICE void
mgpu_tma_load_2d_shared_cta_gather4_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                        int32_t r0, int32_t r1, int32_t r2, int32_t r3,
                                        uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, r0, r1, r2, r3};
    MGPU__EMU(mgpu__emu_tma_load_gather4(dst, map, c, bar, 0, 0, MGPU__PAIR));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.2d.shared::cta.global.tile::gather4.mbarrier::complete_tx::bytes.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7];"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(r0), "r"(r1), "r"(r2), "r"(r3), "r"(bar)
                 : "memory");
#endif
}

/* Load the rows r0 to r3, from column c0 on, into shared memory of this block; the barrier of
 * the pair counts.
 *   ptx     cp.async.bulk.tensor.2d.shared::cta.global.tile::gather4.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint [dst], [map, {c0, r0, r1, r2, r3}], [bar], policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   map     tensor map of 2 dimensions whose box is one row, 64-byte aligned, in the kernel's
 *           arguments or in global memory
 *   c0      first column, a multiple of 16 bytes; what lies outside the tensor arrives as the
 *           map's fill
 *   r0..r3  four rows, in any order, also twice; one that lies outside the tensor arrives as
 *           the map's fill
 *   bar     shared::cluster address of an mbarrier in the block of dst or its peer, whose rank
 *           differs in bit 0; gets the bytes of 4 rows
 *   policy  L2 policy from createpolicy
 *   done    the phase of bar ends; a waiter then sees the rows
 */
MGPU_DEVICE void
mgpu_tma_load_2d_shared_cta_gather4_cg2_hint(uint32_t dst, const mgpu_tensor_map *map,
                                             int32_t c0, int32_t r0, int32_t r1, int32_t r2,
                                             int32_t r3, uint32_t bar,
                                             uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, r0, r1, r2, r3};
    MGPU__EMU(mgpu__emu_tma_load_gather4(dst, map, c, bar, 0, policy, MGPU__PAIR | MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, 0); /* nobody knows how many bytes */
    asm volatile("cp.async.bulk.tensor.2d.shared::cta.global.tile::gather4.mbarrier::complete_tx::bytes.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(r0), "r"(r1), "r"(r2), "r"(r3), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Load the rows r0 to r3, from column c0 on, into shared memory of each block in cta_mask;
 * barriers of pairs count.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 [dst], [map, {c0, r0, r1, r2, r3}], [bar], cta_mask;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 2 dimensions whose box is one row, 64-byte aligned, in the kernel's
 *           arguments or in global memory
 *   c0      first column, a multiple of 16 bytes; what lies outside the tensor arrives as the
 *           map's fill
 *   r0..r3  four rows, in any order, also twice; one that lies outside the tensor arrives as
 *           the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets the bytes of 4
 *           rows at this offset
 *   cta_mask  bit r: the block of rank r in the cluster
 *   done    the phase of a barrier ends; a waiter then sees the rows
 */
MGPU_DEVICE void
mgpu_tma_load_2d_gather4_multicast_cg2(uint32_t dst, const mgpu_tensor_map *map, int32_t c0,
                                       int32_t r0, int32_t r1, int32_t r2, int32_t r3,
                                       uint32_t bar, uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, r0, r1, r2, r3};
    MGPU__EMU(mgpu__emu_tma_load_gather4(dst, map, c, bar, cta_mask, 0,
                                         MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2 "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(r0), "r"(r1), "r"(r2), "r"(r3), "r"(bar), "h"(cta_mask)
                 : "memory");
#endif
}

/* Load the rows r0 to r3, from column c0 on, into shared memory of each block in cta_mask;
 * barriers of pairs count.
 *   ptx     cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint [dst], [map, {c0, r0, r1, r2, r3}], [bar], cta_mask, policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   dst     shared address, 128-byte aligned; with a swizzle see tma.h: the same offset in each
 *           block
 *   map     tensor map of 2 dimensions whose box is one row, 64-byte aligned, in the kernel's
 *           arguments or in global memory
 *   c0      first column, a multiple of 16 bytes; what lies outside the tensor arrives as the
 *           map's fill
 *   r0..r3  four rows, in any order, also twice; one that lies outside the tensor arrives as
 *           the map's fill
 *   bar     shared::cluster address of an mbarrier; of each block in cta_mask, that block or
 *           its peer, of even or odd rank as the block of this address, gets the bytes of 4
 *           rows at this offset
 *   cta_mask  bit r: the block of rank r in the cluster
 *   policy  L2 policy from createpolicy
 *   done    the phase of a barrier ends; a waiter then sees the rows
 */
MGPU_DEVICE void
mgpu_tma_load_2d_gather4_multicast_cg2_hint(uint32_t dst, const mgpu_tensor_map *map,
                                            int32_t c0, int32_t r0, int32_t r1, int32_t r2,
                                            int32_t r3, uint32_t bar, uint16_t cta_mask,
                                            uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, r0, r1, r2, r3};
    MGPU__EMU(mgpu__emu_tma_load_gather4(dst, map, c, bar, cta_mask, policy,
                                         MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__PAIR |
                                         MGPU__HINT));
#else
    MGPU__DEBUG_BOX(dst, map, 2, c0, 0);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, 0xffff, 0);
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes.multicast::cluster.cta_group::2.L2::cache_hint "
                 "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8, %9;"
                 :
                 : "r"(dst), "l"(map), "r"(c0), "r"(r0), "r"(r1), "r"(r2), "r"(r3), "r"(bar), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Store 4 rows in shared memory to the rows r0 to r3, from column c0 on.
 *   ptx     cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4.bulk_group [map, {c0, r0, r1, r2, r3}], [src];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions whose box is one row, 64-byte aligned, in the kernel's
 *           arguments or in global memory
 *   c0      first column, a multiple of 16 bytes; not negative; what lies behind the tensor is
 *           not written, but for what fills the last 16 bytes of a row (tma.h)
 *   r0..r3  four rows, in any order; not negative; one behind the tensor is not written
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_2d_scatter4(const mgpu_tensor_map *map, int32_t c0, int32_t r0, int32_t r1,
                           int32_t r2, int32_t r3, uint32_t src MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, r0, r1, r2, r3};
    MGPU__EMU(mgpu__emu_tma_store_scatter4(map, c, src, 0, 0));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | r0 | r1 | r2 | r3);
    asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4.bulk_group "
                 "[%0, {%1, %2, %3, %4, %5}], [%6];"
                 :
                 : "l"(map), "r"(c0), "r"(r0), "r"(r1), "r"(r2), "r"(r3), "r"(src)
                 : "memory");
#endif
}

/* Store 4 rows in shared memory to the rows r0 to r3, from column c0 on.
 *   ptx     cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4.bulk_group.L2::cache_hint [map, {c0, r0, r1, r2, r3}], [src], policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier
 *   map     tensor map of 2 dimensions whose box is one row, 64-byte aligned, in the kernel's
 *           arguments or in global memory
 *   c0      first column, a multiple of 16 bytes; not negative; what lies behind the tensor is
 *           not written, but for what fills the last 16 bytes of a row (tma.h)
 *   r0..r3  four rows, in any order; not negative; one behind the tensor is not written
 *   src     shared::cta address, 128-byte aligned; with a swizzle see tma.h
 *   policy  L2 policy from createpolicy
 *   done    mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)
 */
MGPU_DEVICE void
mgpu_tma_store_2d_scatter4_hint(const mgpu_tensor_map *map, int32_t c0, int32_t r0, int32_t r1,
                                int32_t r2, int32_t r3, uint32_t src,
                                uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, r0, r1, r2, r3};
    MGPU__EMU(mgpu__emu_tma_store_scatter4(map, c, src, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(src, map, 2, c0, c0 | r0 | r1 | r2 | r3);
    asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4.bulk_group.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
                 :
                 : "l"(map), "r"(c0), "r"(r0), "r"(r1), "r"(r2), "r"(r3), "r"(src), "l"(policy)
                 : "memory");
#endif
}

/* Bring the rows r0 to r3, from column c0 on, into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.2d.L2.global.tile::gather4 [map, {c0, r0, r1, r2, r3}];
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   map     tensor map of 2 dimensions whose box is one row, 64-byte aligned, in the kernel's
 *           arguments or in global memory
 *   c0      first column, a multiple of 16 bytes; what lies outside the tensor is skipped
 *   r0..r3  four rows, in any order, also twice; one that lies outside the tensor is skipped
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_2d_gather4(const mgpu_tensor_map *map, int32_t c0, int32_t r0, int32_t r1,
                             int32_t r2, int32_t r3 MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, r0, r1, r2, r3};
    MGPU__EMU(mgpu__emu_tma_prefetch_gather4(map, c, 0, 0));
#else
    MGPU__DEBUG_BOX(0, map, 2, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.2d.L2.global.tile::gather4 "
                 "[%0, {%1, %2, %3, %4, %5}];"
                 :
                 : "l"(map), "r"(c0), "r"(r0), "r"(r1), "r"(r2), "r"(r3)
                 : "memory");
#endif
}

/* Bring the rows r0 to r3, from column c0 on, into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.tensor.2d.L2.global.tile::gather4.L2::cache_hint [map, {c0, r0, r1, r2, r3}], policy;
 *   needs   PTX 8.8, sm_100f, sm_110f
 *   by      one thread
 *   map     tensor map of 2 dimensions whose box is one row, 64-byte aligned, in the kernel's
 *           arguments or in global memory
 *   c0      first column, a multiple of 16 bytes; what lies outside the tensor is skipped
 *   r0..r3  four rows, in any order, also twice; one that lies outside the tensor is skipped
 *   policy  L2 policy from createpolicy
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_tma_prefetch_2d_gather4_hint(const mgpu_tensor_map *map, int32_t c0, int32_t r0,
                                  int32_t r1, int32_t r2, int32_t r3,
                                  uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    const int32_t c[5] = {c0, r0, r1, r2, r3};
    MGPU__EMU(mgpu__emu_tma_prefetch_gather4(map, c, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BOX(0, map, 2, c0, 0);
    asm volatile("cp.async.bulk.prefetch.tensor.2d.L2.global.tile::gather4.L2::cache_hint "
                 "[%0, {%1, %2, %3, %4, %5}], %6;"
                 :
                 : "l"(map), "r"(c0), "r"(r0), "r"(r1), "r"(r2), "r"(r3), "l"(policy)
                 : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TMA_GATHER_GEN_H */
