/* mgpu/ptx/rubin.gen.h - mbarriers of many CTAs, bulk copies that report, priorities in L2 (Rubin).
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/rubin.py. The picture and the use are in rubin.h.
 *
 *     _multicast        the operation is made at the same offset of each CTA in a mask; cluster scope
 *     _multicast_32b    a mask of 32 bits: the same of copies
 *     _report           `validity` is one of rubin_how.h: what a copy reports to its barrier
 */
#ifndef MGPU_PTX_RUBIN_GEN_H
#define MGPU_PTX_RUBIN_GEN_H

#include "../config.h"
#include "../debug_device.h"
#include "rubin_how.h"
#if MGPU_EMULATE
#include "../emu/rubin.h"
#endif

#if MGPU_HAS_DEVICE

/* tma_elsewhere.gen.h made sentences of them. */
#undef mgpu_mbarrier_arrive_multicast
#undef mgpu_mbarrier_arrive_relaxed_multicast
#undef mgpu_mbarrier_arrive_count_multicast
#undef mgpu_mbarrier_arrive_relaxed_count_multicast
#undef mgpu_mbarrier_arrive_expect_tx_multicast
#undef mgpu_mbarrier_arrive_expect_tx_relaxed_multicast
#undef mgpu_mbarrier_arrive_drop_multicast
#undef mgpu_mbarrier_arrive_drop_relaxed_multicast
#undef mgpu_mbarrier_arrive_drop_count_multicast
#undef mgpu_mbarrier_arrive_drop_relaxed_count_multicast
#undef mgpu_mbarrier_arrive_drop_expect_tx_multicast
#undef mgpu_mbarrier_arrive_drop_expect_tx_relaxed_multicast
#undef mgpu_mbarrier_expect_tx_multicast
#undef mgpu_mbarrier_complete_tx_multicast
#undef mgpu_bulk_load_multicast_32b
#undef mgpu_bulk_load_report
#undef mgpu_bulk_load_shared_cta_report
#undef mgpu_bulk_load_report_multicast_32b
#undef mgpu_bulk_load_multicast_32b_hint
#undef mgpu_bulk_load_report_hint
#undef mgpu_bulk_load_shared_cta_report_hint
#undef mgpu_bulk_load_report_multicast_32b_hint
#undef mgpu_bulk_prefetch_l2_evict_last
#undef mgpu_bulk_applypriority_l2_evict_normal

/* Arrive once at the barrier of each CTA in cta_mask. Release at cluster scope.
 *   ptx     mbarrier.arrive.release.cluster.shared::cluster.multicast::cluster::32b.b64 _, [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   bar     shared address: its offset counts, a barrier lives there in each CTA of cta_mask
 *   cta_mask  bit r: the CTA of rank r in the cluster
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_multicast(uint32_t bar, uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_mbarrier_arrive_multicast"));
    MGPU__EMU(mgpu__emu_mbarrier_arrive_multicast(bar, 1, 0, cta_mask,
                                                  MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER |
                                                  MGPU__MULTICAST));
#else
    MGPU__DEBUG_MASK(cta_mask);
    asm volatile("mbarrier.arrive.release.cluster.shared::cluster.multicast::cluster::32b.b64 "
                 "_, [%0], %1;"
                 :
                 : "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Arrive once at the barrier of each CTA in cta_mask. Orders nothing.
 *   ptx     mbarrier.arrive.relaxed.cluster.shared::cluster.multicast::cluster::32b.b64 _, [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   bar     shared address: its offset counts, a barrier lives there in each CTA of cta_mask
 *   cta_mask  bit r: the CTA of rank r in the cluster
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_relaxed_multicast(uint32_t bar, uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_mbarrier_arrive_relaxed_multicast"));
    MGPU__EMU(mgpu__emu_mbarrier_arrive_multicast(bar, 1, 0, cta_mask,
                                                  MGPU__RELAXED | MGPU__SCOPE_CLUSTER |
                                                  MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_MASK(cta_mask);
    asm volatile("mbarrier.arrive.relaxed.cluster.shared::cluster.multicast::cluster::32b.b64 "
                 "_, [%0], %1;"
                 :
                 : "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Arrive `count` times at the barrier of each CTA in cta_mask. Release at cluster scope.
 *   ptx     mbarrier.arrive.release.cluster.shared::cluster.multicast::cluster::32b.b64 _, [bar], count, cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   bar     shared address: its offset counts, a barrier lives there in each CTA of cta_mask
 *   count   1 to the arrivals still missing in this phase
 *   cta_mask  bit r: the CTA of rank r in the cluster
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_count_multicast(uint32_t bar, uint32_t count,
                                     uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_mbarrier_arrive_count_multicast"));
    MGPU__EMU(mgpu__emu_mbarrier_arrive_multicast(bar, count, 0, cta_mask,
                                                  MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER |
                                                  MGPU__MULTICAST));
#else
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ARRIVALS(count);
    asm volatile("mbarrier.arrive.release.cluster.shared::cluster.multicast::cluster::32b.b64 "
                 "_, [%0], %1, %2;"
                 :
                 : "r"(bar), "r"(count), "r"(cta_mask)
                 : "memory");
#endif
}

/* Arrive `count` times at the barrier of each CTA in cta_mask. Orders nothing.
 *   ptx     mbarrier.arrive.relaxed.cluster.shared::cluster.multicast::cluster::32b.b64 _, [bar], count, cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   bar     shared address: its offset counts, a barrier lives there in each CTA of cta_mask
 *   count   1 to the arrivals still missing in this phase
 *   cta_mask  bit r: the CTA of rank r in the cluster
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_relaxed_count_multicast(uint32_t bar, uint32_t count,
                                             uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_mbarrier_arrive_relaxed_count_multicast"));
    MGPU__EMU(mgpu__emu_mbarrier_arrive_multicast(bar, count, 0, cta_mask,
                                                  MGPU__RELAXED | MGPU__SCOPE_CLUSTER |
                                                  MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ARRIVALS(count);
    asm volatile("mbarrier.arrive.relaxed.cluster.shared::cluster.multicast::cluster::32b.b64 "
                 "_, [%0], %1, %2;"
                 :
                 : "r"(bar), "r"(count), "r"(cta_mask)
                 : "memory");
#endif
}

/* At the barrier of each CTA in cta_mask add `tx_bytes` to the bytes that the phase waits for,
 * then arrive once. Release at cluster scope.
 *   ptx     mbarrier.arrive.expect_tx.release.cluster.shared::cluster.multicast::cluster::32b.b64 _, [bar], tx_bytes, cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   bar     shared address: its offset counts, a barrier lives there in each CTA of cta_mask
 *   tx_bytes  0 to 2^20-1: what copies of this phase will write for each barrier
 *   cta_mask  bit r: the CTA of rank r in the cluster
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_expect_tx_multicast(uint32_t bar, uint32_t tx_bytes,
                                         uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_mbarrier_arrive_expect_tx_multicast"));
    MGPU__EMU(mgpu__emu_mbarrier_arrive_multicast(bar, 1, tx_bytes, cta_mask,
                                                  MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER |
                                                  MGPU__MULTICAST | MGPU__EXPECT_TX));
#else
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_TX(tx_bytes);
    asm volatile("mbarrier.arrive.expect_tx.release.cluster.shared::cluster.multicast::cluster::32b.b64 "
                 "_, [%0], %1, %2;"
                 :
                 : "r"(bar), "r"(tx_bytes), "r"(cta_mask)
                 : "memory");
#endif
}

/* At the barrier of each CTA in cta_mask add `tx_bytes` to the bytes that the phase waits for,
 * then arrive once. Orders nothing.
 *   ptx     mbarrier.arrive.expect_tx.relaxed.cluster.shared::cluster.multicast::cluster::32b.b64 _, [bar], tx_bytes, cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   bar     shared address: its offset counts, a barrier lives there in each CTA of cta_mask
 *   tx_bytes  0 to 2^20-1: what copies of this phase will write for each barrier
 *   cta_mask  bit r: the CTA of rank r in the cluster
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_expect_tx_relaxed_multicast(uint32_t bar, uint32_t tx_bytes,
                                                 uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_mbarrier_arrive_expect_tx_relaxed_multicast"));
    MGPU__EMU(mgpu__emu_mbarrier_arrive_multicast(bar, 1, tx_bytes, cta_mask,
                                                  MGPU__RELAXED | MGPU__SCOPE_CLUSTER |
                                                  MGPU__SPACE_CLUSTER | MGPU__MULTICAST |
                                                  MGPU__EXPECT_TX));
#else
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_TX(tx_bytes);
    asm volatile("mbarrier.arrive.expect_tx.relaxed.cluster.shared::cluster.multicast::cluster::32b.b64 "
                 "_, [%0], %1, %2;"
                 :
                 : "r"(bar), "r"(tx_bytes), "r"(cta_mask)
                 : "memory");
#endif
}

/* Arrive once at the barrier of each CTA in cta_mask. Later phases want so many fewer. Release
 * at cluster scope.
 *   ptx     mbarrier.arrive_drop.release.cluster.shared::cluster.multicast::cluster::32b.b64 _, [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   bar     shared address: its offset counts, a barrier lives there in each CTA of cta_mask
 *   cta_mask  bit r: the CTA of rank r in the cluster
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_drop_multicast(uint32_t bar, uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_mbarrier_arrive_drop_multicast"));
    MGPU__EMU(mgpu__emu_mbarrier_arrive_multicast(bar, 1, 0, cta_mask,
                                                  MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER |
                                                  MGPU__MULTICAST | MGPU__DROP));
#else
    MGPU__DEBUG_MASK(cta_mask);
    asm volatile("mbarrier.arrive_drop.release.cluster.shared::cluster.multicast::cluster::32b.b64 "
                 "_, [%0], %1;"
                 :
                 : "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Arrive once at the barrier of each CTA in cta_mask. Later phases want so many fewer. Orders
 * nothing.
 *   ptx     mbarrier.arrive_drop.relaxed.cluster.shared::cluster.multicast::cluster::32b.b64 _, [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   bar     shared address: its offset counts, a barrier lives there in each CTA of cta_mask
 *   cta_mask  bit r: the CTA of rank r in the cluster
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_drop_relaxed_multicast(uint32_t bar, uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_mbarrier_arrive_drop_relaxed_multicast"));
    MGPU__EMU(mgpu__emu_mbarrier_arrive_multicast(bar, 1, 0, cta_mask,
                                                  MGPU__RELAXED | MGPU__SCOPE_CLUSTER |
                                                  MGPU__SPACE_CLUSTER | MGPU__MULTICAST |
                                                  MGPU__DROP));
#else
    MGPU__DEBUG_MASK(cta_mask);
    asm volatile("mbarrier.arrive_drop.relaxed.cluster.shared::cluster.multicast::cluster::32b.b64 "
                 "_, [%0], %1;"
                 :
                 : "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Arrive `count` times at the barrier of each CTA in cta_mask. Later phases want so many fewer.
 * Release at cluster scope.
 *   ptx     mbarrier.arrive_drop.release.cluster.shared::cluster.multicast::cluster::32b.b64 _, [bar], count, cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   bar     shared address: its offset counts, a barrier lives there in each CTA of cta_mask
 *   count   1 to the arrivals still missing in this phase
 *   cta_mask  bit r: the CTA of rank r in the cluster
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_drop_count_multicast(uint32_t bar, uint32_t count,
                                          uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_mbarrier_arrive_drop_count_multicast"));
    MGPU__EMU(mgpu__emu_mbarrier_arrive_multicast(bar, count, 0, cta_mask,
                                                  MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER |
                                                  MGPU__MULTICAST | MGPU__DROP));
#else
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ARRIVALS(count);
    asm volatile("mbarrier.arrive_drop.release.cluster.shared::cluster.multicast::cluster::32b.b64 "
                 "_, [%0], %1, %2;"
                 :
                 : "r"(bar), "r"(count), "r"(cta_mask)
                 : "memory");
#endif
}

/* Arrive `count` times at the barrier of each CTA in cta_mask. Later phases want so many fewer.
 * Orders nothing.
 *   ptx     mbarrier.arrive_drop.relaxed.cluster.shared::cluster.multicast::cluster::32b.b64 _, [bar], count, cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   bar     shared address: its offset counts, a barrier lives there in each CTA of cta_mask
 *   count   1 to the arrivals still missing in this phase
 *   cta_mask  bit r: the CTA of rank r in the cluster
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_drop_relaxed_count_multicast(uint32_t bar, uint32_t count,
                                                  uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_mbarrier_arrive_drop_relaxed_count_multicast"));
    MGPU__EMU(mgpu__emu_mbarrier_arrive_multicast(bar, count, 0, cta_mask,
                                                  MGPU__RELAXED | MGPU__SCOPE_CLUSTER |
                                                  MGPU__SPACE_CLUSTER | MGPU__MULTICAST |
                                                  MGPU__DROP));
#else
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ARRIVALS(count);
    asm volatile("mbarrier.arrive_drop.relaxed.cluster.shared::cluster.multicast::cluster::32b.b64 "
                 "_, [%0], %1, %2;"
                 :
                 : "r"(bar), "r"(count), "r"(cta_mask)
                 : "memory");
#endif
}

/* At the barrier of each CTA in cta_mask add `tx_bytes` to the bytes that the phase waits for,
 * then arrive once. Later phases want so many fewer. Release at cluster scope.
 *   ptx     mbarrier.arrive_drop.expect_tx.release.cluster.shared::cluster.multicast::cluster::32b.b64 _, [bar], tx_bytes, cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   bar     shared address: its offset counts, a barrier lives there in each CTA of cta_mask
 *   tx_bytes  0 to 2^20-1: what copies of this phase will write for each barrier
 *   cta_mask  bit r: the CTA of rank r in the cluster
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_drop_expect_tx_multicast(uint32_t bar, uint32_t tx_bytes,
                                              uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_mbarrier_arrive_drop_expect_tx_multicast"));
    MGPU__EMU(mgpu__emu_mbarrier_arrive_multicast(bar, 1, tx_bytes, cta_mask,
                                                  MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER |
                                                  MGPU__MULTICAST | MGPU__DROP |
                                                  MGPU__EXPECT_TX));
#else
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_TX(tx_bytes);
    asm volatile("mbarrier.arrive_drop.expect_tx.release.cluster.shared::cluster.multicast::cluster::32b.b64 "
                 "_, [%0], %1, %2;"
                 :
                 : "r"(bar), "r"(tx_bytes), "r"(cta_mask)
                 : "memory");
#endif
}

/* At the barrier of each CTA in cta_mask add `tx_bytes` to the bytes that the phase waits for,
 * then arrive once. Later phases want so many fewer. Orders nothing.
 *   ptx     mbarrier.arrive_drop.expect_tx.relaxed.cluster.shared::cluster.multicast::cluster::32b.b64 _, [bar], tx_bytes, cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   bar     shared address: its offset counts, a barrier lives there in each CTA of cta_mask
 *   tx_bytes  0 to 2^20-1: what copies of this phase will write for each barrier
 *   cta_mask  bit r: the CTA of rank r in the cluster
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_drop_expect_tx_relaxed_multicast(uint32_t bar, uint32_t tx_bytes,
                                                      uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_mbarrier_arrive_drop_expect_tx_relaxed_multicast"));
    MGPU__EMU(mgpu__emu_mbarrier_arrive_multicast(bar, 1, tx_bytes, cta_mask,
                                                  MGPU__RELAXED | MGPU__SCOPE_CLUSTER |
                                                  MGPU__SPACE_CLUSTER | MGPU__MULTICAST |
                                                  MGPU__DROP | MGPU__EXPECT_TX));
#else
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_TX(tx_bytes);
    asm volatile("mbarrier.arrive_drop.expect_tx.relaxed.cluster.shared::cluster.multicast::cluster::32b.b64 "
                 "_, [%0], %1, %2;"
                 :
                 : "r"(bar), "r"(tx_bytes), "r"(cta_mask)
                 : "memory");
#endif
}

/* Add `tx_bytes` to the bytes that the current phase of the barrier of each CTA in cta_mask
 * waits for. Not an arrival. Orders nothing.
 *   ptx     mbarrier.expect_tx.relaxed.cluster.shared::cluster.multicast::cluster::32b.b64 [bar], tx_bytes, cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   bar     shared address: its offset counts, a barrier lives there in each CTA of cta_mask
 *   tx_bytes  0 to 2^20-1
 *   cta_mask  bit r: the CTA of rank r in the cluster
 */
MGPU_DEVICE void
mgpu_mbarrier_expect_tx_multicast(uint32_t bar, uint32_t tx_bytes,
                                  uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_mbarrier_expect_tx_multicast"));
    MGPU__EMU(mgpu__emu_mbarrier_expect_tx_multicast(bar, tx_bytes, cta_mask,
                                                     MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER |
                                                     MGPU__MULTICAST));
#else
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_TX(tx_bytes);
    asm volatile("mbarrier.expect_tx.relaxed.cluster.shared::cluster.multicast::cluster::32b.b64 "
                 "[%0], %1, %2;"
                 :
                 : "r"(bar), "r"(tx_bytes), "r"(cta_mask)
                 : "memory");
#endif
}

/* Take `tx_bytes` off the bytes that the current phase of the barrier of each CTA in cta_mask
 * waits for. Not an arrival. Orders nothing.
 *   ptx     mbarrier.complete_tx.relaxed.cluster.shared::cluster.multicast::cluster::32b.b64 [bar], tx_bytes, cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   bar     shared address: its offset counts, a barrier lives there in each CTA of cta_mask
 *   tx_bytes  0 to 2^20-1
 *   cta_mask  bit r: the CTA of rank r in the cluster
 */
MGPU_DEVICE void
mgpu_mbarrier_complete_tx_multicast(uint32_t bar, uint32_t tx_bytes,
                                    uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_mbarrier_complete_tx_multicast"));
    MGPU__EMU(mgpu__emu_mbarrier_complete_tx_multicast(bar, tx_bytes, cta_mask,
                                                       MGPU__SCOPE_CLUSTER |
                                                       MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_TX(tx_bytes);
    asm volatile("mbarrier.complete_tx.relaxed.cluster.shared::cluster.multicast::cluster::32b.b64 "
                 "[%0], %1, %2;"
                 :
                 : "r"(bar), "r"(tx_bytes), "r"(cta_mask)
                 : "memory");
#endif
}

/* Copy `bytes` from global memory to the same place in several CTAs of the cluster.
 *   ptx     cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster::32b [dst], [src], bytes, [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 16-byte aligned: the offset counts
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     the offset of an mbarrier that each receiver has; each expects `bytes`
 *   cta_mask  bit r: the CTA of rank r receives
 *   done    seen in each receiver by a wait on its own mbarrier; no fence is needed before
 *           reads
 */
MGPU_DEVICE void
mgpu_bulk_load_multicast_32b(uint32_t dst, const void *src, uint32_t bytes, uint32_t bar,
                             uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_bulk_load_multicast_32b"));
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_G2S, dst, 0, src, bytes, bar, cta_mask, 0,
                             MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, bytes);
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster::32b "
                 "[%0], [%1], %2, [%3], %4;"
                 :
                 : "r"(dst), "l"(src), "r"(bytes), "r"(bar), "r"(cta_mask)
                 : "memory");
#endif
}

/* Copy `bytes` from global memory to shared memory. A wait on `bar` with _report in its name
 * tells whether the source has the pattern.
 *   ptx     cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.mbarrier::report::REPORT [dst], [src], bytes, [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier in the CTA of `dst`; gets `bytes` of complete_tx; of layout v1, unless
 *           nothing is reported
 *   done    seen by a wait on `bar`; no fence is needed before reads
 */
MGPU_DEVICE void
mgpu_bulk_load_report(uint32_t validity, uint32_t dst, const void *src, uint32_t bytes,
                      uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_bulk_load_report"));
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_G2S, dst, 0, src, bytes, bar, 0, 0,
                             MGPU__SPACE_CLUSTER | mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.mbarrier::report::",
        " [%0], [%1], %2, [%3];",
        : "r"(dst), "l"(src), "r"(bytes), "r"(bar))
#endif
}

/* Copy `bytes` from global memory to shared memory of this CTA. A wait on `bar` with _report in
 * its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes.mbarrier::report::REPORT [dst], [src], bytes, [bar];
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA; gets `bytes` of complete_tx; of layout v1, unless nothing is
 *           reported
 *   done    seen by a wait on `bar`; no fence is needed before reads
 */
MGPU_DEVICE void
mgpu_bulk_load_shared_cta_report(uint32_t validity, uint32_t dst, const void *src,
                                 uint32_t bytes, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_bulk_load_shared_cta_report"));
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_G2S, dst, 0, src, bytes, bar, 0, 0,
                             mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), bytes);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes.mbarrier::report::",
        " [%0], [%1], %2, [%3];",
        : "r"(dst), "l"(src), "r"(bytes), "r"(bar))
#endif
}

/* Copy `bytes` from global memory to the same place in several CTAs of the cluster. A wait on
 * `bar` with _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.multicast::cluster::32b [dst], [src], bytes, [bar], cta_mask;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 16-byte aligned: the offset counts
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     the offset of an mbarrier that each receiver has; each expects `bytes`; of layout
 *           v1, unless nothing is reported
 *   cta_mask  bit r: the CTA of rank r receives
 *   done    seen in each receiver by a wait on its own mbarrier; no fence is needed before
 *           reads
 */
MGPU_DEVICE void
mgpu_bulk_load_report_multicast_32b(uint32_t validity, uint32_t dst, const void *src,
                                    uint32_t bytes, uint32_t bar, uint32_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_bulk_load_report_multicast_32b"));
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_G2S, dst, 0, src, bytes, bar, cta_mask, 0,
                             MGPU__SPACE_CLUSTER | MGPU__MULTICAST |
                             mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, bytes);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".multicast::cluster::32b [%0], [%1], %2, [%3], %4;",
        : "r"(dst), "l"(src), "r"(bytes), "r"(bar), "r"(cta_mask))
#endif
}

/* Copy `bytes` from global memory to the same place in several CTAs of the cluster, with an L2
 * policy.
 *   ptx     cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint [dst], [src], bytes, [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   dst     shared address, 16-byte aligned: the offset counts
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     the offset of an mbarrier that each receiver has; each expects `bytes`
 *   cta_mask  bit r: the CTA of rank r receives
 *   policy  L2 policy from createpolicy
 *   done    seen in each receiver by a wait on its own mbarrier; no fence is needed before
 *           reads
 */
MGPU_DEVICE void
mgpu_bulk_load_multicast_32b_hint(uint32_t dst, const void *src, uint32_t bytes, uint32_t bar,
                                  uint32_t cta_mask, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_bulk_load_multicast_32b_hint"));
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_G2S, dst, 0, src, bytes, bar, cta_mask, policy,
                             MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, bytes);
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster::32b.L2::cache_hint "
                 "[%0], [%1], %2, [%3], %4, %5;"
                 :
                 : "r"(dst), "l"(src), "r"(bytes), "r"(bar), "r"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* Copy `bytes` from global memory to shared memory, with an L2 policy. A wait on `bar` with
 * _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.L2::cache_hint [dst], [src], bytes, [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier in the CTA of `dst`; gets `bytes` of complete_tx; of layout v1, unless
 *           nothing is reported
 *   policy  L2 policy from createpolicy
 *   done    seen by a wait on `bar`; no fence is needed before reads
 */
MGPU_DEVICE void
mgpu_bulk_load_report_hint(uint32_t validity, uint32_t dst, const void *src, uint32_t bytes,
                           uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_bulk_load_report_hint"));
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_G2S, dst, 0, src, bytes, bar, 0, policy,
                             MGPU__SPACE_CLUSTER | MGPU__HINT |
                             mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".L2::cache_hint [%0], [%1], %2, [%3], %4;",
        : "r"(dst), "l"(src), "r"(bytes), "r"(bar), "l"(policy))
#endif
}

/* Copy `bytes` from global memory to shared memory of this CTA, with an L2 policy. A wait on
 * `bar` with _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.L2::cache_hint [dst], [src], bytes, [bar], policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA; gets `bytes` of complete_tx; of layout v1, unless nothing is
 *           reported
 *   policy  L2 policy from createpolicy
 *   done    seen by a wait on `bar`; no fence is needed before reads
 */
MGPU_DEVICE void
mgpu_bulk_load_shared_cta_report_hint(uint32_t validity, uint32_t dst, const void *src,
                                      uint32_t bytes, uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_bulk_load_shared_cta_report_hint"));
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_G2S, dst, 0, src, bytes, bar, 0, policy,
                             MGPU__HINT | mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), bytes);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".L2::cache_hint [%0], [%1], %2, [%3], %4;",
        : "r"(dst), "l"(src), "r"(bytes), "r"(bar), "l"(policy))
#endif
}

/* Copy `bytes` from global memory to the same place in several CTAs of the cluster, with an L2
 * policy. A wait on `bar` with _report in its name tells whether the source has the pattern.
 *   ptx     cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.mbarrier::report::REPORT.multicast::cluster::32b.L2::cache_hint [dst], [src], bytes, [bar], cta_mask, policy;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   validity  a constant, 0..5: MGPU_REPORT_DISABLED to MGPU_REPORT_PER_ELEMENT_FF; with
 *             another one the file does not assemble
 *   dst     shared address, 16-byte aligned: the offset counts
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     the offset of an mbarrier that each receiver has; each expects `bytes`; of layout
 *           v1, unless nothing is reported
 *   cta_mask  bit r: the CTA of rank r receives
 *   policy  L2 policy from createpolicy
 *   done    seen in each receiver by a wait on its own mbarrier; no fence is needed before
 *           reads
 */
MGPU_DEVICE void
mgpu_bulk_load_report_multicast_32b_hint(uint32_t validity, uint32_t dst, const void *src,
                                         uint32_t bytes, uint32_t bar, uint32_t cta_mask,
                                         uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_bulk_load_report_multicast_32b_hint"));
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_G2S, dst, 0, src, bytes, bar, cta_mask, policy,
                             MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT |
                             mgpu__emu_report_how(validity)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, bytes);
    MGPU__REPORT_FOLD(validity,
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.mbarrier::report::",
        ".multicast::cluster::32b.L2::cache_hint [%0], [%1], %2, [%3], %4, %5;",
        : "r"(dst), "l"(src), "r"(bytes), "r"(bar), "r"(cta_mask), "l"(policy))
#endif
}

/* Bring `bytes` of global memory into the L2 cache, where others go before them.
 *   ptx     cp.async.bulk.prefetch.L2.global.L2::evict_last [src], bytes;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    nothing tells; results do not depend on it
 */
MGPU_DEVICE void
mgpu_bulk_prefetch_l2_evict_last(const void *src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_bulk_prefetch_l2_evict_last"));
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_PREFETCH_L2, 0, 0, src, bytes, 0, 0, 0, 0));
#else
    MGPU__DEBUG_BULK(0, src, bytes, 0);
    asm volatile("cp.async.bulk.prefetch.L2.global.L2::evict_last [%0], %1;"
                 :
                 : "l"(src), "r"(bytes)
                 : "memory");
#endif
}

/* Let L2 treat `bytes` of global memory as any others: what a prefetch with evict_last has kept
 * there may go.
 *   ptx     applypriority.async.bulk.global.bulk_group.L2::evict_normal [src], bytes;
 *   needs   PTX 9.4, sm_107f
 *   by      one thread
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    it is part of a bulk group; results do not depend on it
 */
MGPU_DEVICE void
mgpu_bulk_applypriority_l2_evict_normal(const void *src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_bulk_applypriority_l2_evict_normal"));
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_PREFETCH_L2, 0, 0, src, bytes, 0, 0, 0, 0));
#else
    MGPU__DEBUG_BULK(0, src, bytes, 0);
    asm volatile("applypriority.async.bulk.global.bulk_group.L2::evict_normal [%0], %1;"
                 :
                 : "l"(src), "r"(bytes)
                 : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_RUBIN_GEN_H */
