/* mgpu/ptx/bulk_newer.gen.h - bulk copies and reductions that are strong, sums of f32 that keep subnormals.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/bulk_newer.py. The picture and the use are in newer.h.
 *
 *     _relaxed    `how` is MGPU_RELAXED_CTA, _CLUSTER, _GPU or _SYS: the scope of each access
 *
 * The model judges a strong copy as one without a scope: what is not ordered with it is a race, also
 * where the other is an atomic.
 */
#ifndef MGPU_PTX_BULK_NEWER_GEN_H
#define MGPU_PTX_BULK_NEWER_GEN_H

#include "../config.h"
#include "../debug_device.h"
#include "../types.h"
#include "bulk_how.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* mbarrier_elsewhere.gen.h made sentences of them. */
#undef mgpu_bulk_load_relaxed
#undef mgpu_bulk_load_relaxed_multicast
#undef mgpu_bulk_load_relaxed_shared_cta
#undef mgpu_bulk_load_relaxed_shared_cta_ignore_oob
#undef mgpu_bulk_store_relaxed
#undef mgpu_bulk_load_relaxed_hint
#undef mgpu_bulk_load_relaxed_multicast_hint
#undef mgpu_bulk_load_relaxed_shared_cta_hint
#undef mgpu_bulk_load_relaxed_shared_cta_ignore_oob_hint
#undef mgpu_bulk_store_relaxed_hint
#undef mgpu_bulk_copy_relaxed_shared_cluster
#undef mgpu_bulk_reduce_add_noftz_f32
#undef mgpu_bulk_reduce_add_noftz_f32_hint
#undef mgpu_bulk_reduce_relaxed_add_u32
#undef mgpu_bulk_reduce_relaxed_add_u32_hint
#undef mgpu_bulk_reduce_relaxed_add_s32
#undef mgpu_bulk_reduce_relaxed_add_s32_hint
#undef mgpu_bulk_reduce_relaxed_add_u64
#undef mgpu_bulk_reduce_relaxed_add_u64_hint
#undef mgpu_bulk_reduce_relaxed_add_f16
#undef mgpu_bulk_reduce_relaxed_add_f16_hint
#undef mgpu_bulk_reduce_relaxed_add_bf16
#undef mgpu_bulk_reduce_relaxed_add_bf16_hint
#undef mgpu_bulk_reduce_relaxed_add_f32
#undef mgpu_bulk_reduce_relaxed_add_f32_hint
#undef mgpu_bulk_reduce_relaxed_add_f64
#undef mgpu_bulk_reduce_relaxed_add_f64_hint
#undef mgpu_bulk_reduce_relaxed_min_u32
#undef mgpu_bulk_reduce_relaxed_min_u32_hint
#undef mgpu_bulk_reduce_relaxed_min_s32
#undef mgpu_bulk_reduce_relaxed_min_s32_hint
#undef mgpu_bulk_reduce_relaxed_min_u64
#undef mgpu_bulk_reduce_relaxed_min_u64_hint
#undef mgpu_bulk_reduce_relaxed_min_s64
#undef mgpu_bulk_reduce_relaxed_min_s64_hint
#undef mgpu_bulk_reduce_relaxed_min_f16
#undef mgpu_bulk_reduce_relaxed_min_f16_hint
#undef mgpu_bulk_reduce_relaxed_min_bf16
#undef mgpu_bulk_reduce_relaxed_min_bf16_hint
#undef mgpu_bulk_reduce_relaxed_max_u32
#undef mgpu_bulk_reduce_relaxed_max_u32_hint
#undef mgpu_bulk_reduce_relaxed_max_s32
#undef mgpu_bulk_reduce_relaxed_max_s32_hint
#undef mgpu_bulk_reduce_relaxed_max_u64
#undef mgpu_bulk_reduce_relaxed_max_u64_hint
#undef mgpu_bulk_reduce_relaxed_max_s64
#undef mgpu_bulk_reduce_relaxed_max_s64_hint
#undef mgpu_bulk_reduce_relaxed_max_f16
#undef mgpu_bulk_reduce_relaxed_max_f16_hint
#undef mgpu_bulk_reduce_relaxed_max_bf16
#undef mgpu_bulk_reduce_relaxed_max_bf16_hint
#undef mgpu_bulk_reduce_relaxed_inc_u32
#undef mgpu_bulk_reduce_relaxed_inc_u32_hint
#undef mgpu_bulk_reduce_relaxed_dec_u32
#undef mgpu_bulk_reduce_relaxed_dec_u32_hint
#undef mgpu_bulk_reduce_relaxed_and_b32
#undef mgpu_bulk_reduce_relaxed_and_b32_hint
#undef mgpu_bulk_reduce_relaxed_and_b64
#undef mgpu_bulk_reduce_relaxed_and_b64_hint
#undef mgpu_bulk_reduce_relaxed_or_b32
#undef mgpu_bulk_reduce_relaxed_or_b32_hint
#undef mgpu_bulk_reduce_relaxed_or_b64
#undef mgpu_bulk_reduce_relaxed_or_b64_hint
#undef mgpu_bulk_reduce_relaxed_xor_b32
#undef mgpu_bulk_reduce_relaxed_xor_b32_hint
#undef mgpu_bulk_reduce_relaxed_xor_b64
#undef mgpu_bulk_reduce_relaxed_xor_b64_hint
#undef mgpu_bulk_reduce_relaxed_add_noftz_f32
#undef mgpu_bulk_reduce_relaxed_add_noftz_f32_hint
#undef mgpu_bulk_reduce_relaxed_shared_cluster_add_u32
#undef mgpu_bulk_reduce_relaxed_shared_cluster_add_s32
#undef mgpu_bulk_reduce_relaxed_shared_cluster_add_u64
#undef mgpu_bulk_reduce_relaxed_shared_cluster_min_u32
#undef mgpu_bulk_reduce_relaxed_shared_cluster_min_s32
#undef mgpu_bulk_reduce_relaxed_shared_cluster_max_u32
#undef mgpu_bulk_reduce_relaxed_shared_cluster_max_s32
#undef mgpu_bulk_reduce_relaxed_shared_cluster_inc_u32
#undef mgpu_bulk_reduce_relaxed_shared_cluster_dec_u32
#undef mgpu_bulk_reduce_relaxed_shared_cluster_and_b32
#undef mgpu_bulk_reduce_relaxed_shared_cluster_or_b32
#undef mgpu_bulk_reduce_relaxed_shared_cluster_xor_b32

/* Copy `bytes` from global memory to shared memory. Each 16 bytes are read and written as a
 * relaxed atomic of a scope does.
 *   ptx     cp.async.bulk.ORDER.SCOPE.shared::cluster.global.mbarrier::complete_tx::bytes.b128 [dst], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_90a, sm_100f, sm_110f
 *   by      one thread
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     shared address, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier in the CTA of `dst`; gets `bytes` of complete_tx
 *   done    seen by a wait on `bar`; no fence is needed before reads
 */
MGPU_DEVICE void
mgpu_bulk_load_relaxed(uint32_t how, uint32_t dst, const void *src, uint32_t bytes,
                       uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_G2S, dst, 0, src, bytes, bar, 0, 0,
                             mgpu__emu_atom_how(how, 3) | MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    MGPU__BULK_FOLD(
        how, "cp.async.bulk", ".shared::cluster.global.mbarrier::complete_tx::bytes.b128 [%0], [%1], %2, [%3];",
        : "r"(dst), "l"(src), "r"(bytes), "r"(bar))
#endif
}

/* Copy `bytes` from global memory to the same place in several CTAs of the cluster. Each 16
 * bytes are read and written as a relaxed atomic of a scope does.
 *   ptx     cp.async.bulk.ORDER.SCOPE.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.b128 [dst], [src], bytes, [bar], cta_mask;
 *   needs   PTX 9.3, sm_90a, sm_100f, sm_110f
 *   by      one thread
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     shared address, 16-byte aligned: the offset counts
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     the offset of an mbarrier that each receiver has; each expects `bytes`
 *   cta_mask  bit r: the CTA of rank r receives
 *   done    seen in each receiver by a wait on its own mbarrier
 */
MGPU_DEVICE void
mgpu_bulk_load_relaxed_multicast(uint32_t how, uint32_t dst, const void *src, uint32_t bytes,
                                 uint32_t bar, uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_G2S, dst, 0, src, bytes, bar, cta_mask, 0,
                             mgpu__emu_atom_how(how, 3) | MGPU__SPACE_CLUSTER |
                             MGPU__MULTICAST));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, bytes);
    MGPU__BULK_FOLD(
        how, "cp.async.bulk", ".shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.b128 [%0], [%1], %2, [%3], %4;",
        : "r"(dst), "l"(src), "r"(bytes), "r"(bar), "h"(cta_mask))
#endif
}

/* Copy `bytes` from global memory to shared memory of this CTA. Each 16 bytes are read and
 * written as a relaxed atomic of a scope does.
 *   ptx     cp.async.bulk.ORDER.SCOPE.shared::cta.global.mbarrier::complete_tx::bytes.b128 [dst], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_90
 *   by      one thread
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA; gets `bytes` of complete_tx
 *   done    seen by a wait on `bar`; no fence is needed before reads
 */
MGPU_DEVICE void
mgpu_bulk_load_relaxed_shared_cta(uint32_t how, uint32_t dst, const void *src, uint32_t bytes,
                                  uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_G2S, dst, 0, src, bytes, bar, 0, 0,
                             mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), bytes);
    MGPU__BULK_FOLD(
        how, "cp.async.bulk", ".shared::cta.global.mbarrier::complete_tx::bytes.b128 [%0], [%1], %2, [%3];",
        : "r"(dst), "l"(src), "r"(bytes), "r"(bar))
#endif
}

/* Copy `bytes` from global memory to shared memory of this CTA. Each 16 bytes are read and
 * written as a relaxed atomic of a scope does. Bytes at both ends may be out of bounds.
 *   ptx     cp.async.bulk.ORDER.SCOPE.shared::cta.global.mbarrier::complete_tx::bytes.ignore_oob.b128 [dst], [src], bytes, ignore_left, ignore_right, [bar];
 *   needs   PTX 9.3, sm_90
 *   by      one thread
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   ignore_left, ignore_right  0 to 15: bytes at both ends of the source that may be out of
 *                              bounds; those of `dst` mean nothing then (an H200 copies them)
 *   bar     mbarrier of this CTA; gets `bytes` of complete_tx
 *   done    seen by a wait on `bar`; no fence is needed before reads
 */
MGPU_DEVICE void
mgpu_bulk_load_relaxed_shared_cta_ignore_oob(uint32_t how, uint32_t dst, const void *src,
                                             uint32_t bytes, uint32_t ignore_left,
                                             uint32_t ignore_right, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_ignore_oob(dst, src, bytes, ignore_left, ignore_right, bar, 0,
                                        mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), bytes);
    MGPU__BULK_FOLD(
        how, "cp.async.bulk", ".shared::cta.global.mbarrier::complete_tx::bytes.ignore_oob.b128 [%0], [%1], %2, %3, %4, [%5];",
        : "r"(dst), "l"(src), "r"(bytes), "r"(ignore_left), "r"(ignore_right), "r"(bar))
#endif
}

/* Copy `bytes` from shared memory to global memory. Each 16 bytes are read and written as a
 * relaxed atomic of a scope does.
 *   ptx     cp.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.b128 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_store_relaxed(uint32_t how, void *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_S2G, 0, src, dst, bytes, 0, 0, 0,
                             mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.async.bulk", ".global.shared::cta.bulk_group.b128 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* Copy `bytes` from global memory to shared memory, with an L2 policy. Each 16 bytes are read
 * and written as a relaxed atomic of a scope does.
 *   ptx     cp.async.bulk.ORDER.SCOPE.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint.b128 [dst], [src], bytes, [bar], policy;
 *   needs   PTX 9.3, sm_90a, sm_100f, sm_110f
 *   by      one thread
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     shared address, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier in the CTA of `dst`; gets `bytes` of complete_tx
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    seen by a wait on `bar`; no fence is needed before reads
 */
MGPU_DEVICE void
mgpu_bulk_load_relaxed_hint(uint32_t how, uint32_t dst, const void *src, uint32_t bytes,
                            uint32_t bar, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_G2S, dst, 0, src, bytes, bar, 0, policy,
                             mgpu__emu_atom_how(how, 3) | MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    MGPU__BULK_FOLD(
        how, "cp.async.bulk", ".shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint.b128 [%0], [%1], %2, [%3], %4;",
        : "r"(dst), "l"(src), "r"(bytes), "r"(bar), "l"(policy))
#endif
}

/* Copy `bytes` from global memory to the same place in several CTAs of the cluster, with an L2
 * policy. Each 16 bytes are read and written as a relaxed atomic of a scope does.
 *   ptx     cp.async.bulk.ORDER.SCOPE.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint.b128 [dst], [src], bytes, [bar], cta_mask, policy;
 *   needs   PTX 9.3, sm_90a, sm_100f, sm_110f
 *   by      one thread
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     shared address, 16-byte aligned: the offset counts
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     the offset of an mbarrier that each receiver has; each expects `bytes`
 *   cta_mask  bit r: the CTA of rank r receives
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    seen in each receiver by a wait on its own mbarrier
 */
MGPU_DEVICE void
mgpu_bulk_load_relaxed_multicast_hint(uint32_t how, uint32_t dst, const void *src,
                                      uint32_t bytes, uint32_t bar, uint16_t cta_mask,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_G2S, dst, 0, src, bytes, bar, cta_mask, policy,
                             mgpu__emu_atom_how(how, 3) | MGPU__SPACE_CLUSTER |
                             MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, bytes);
    MGPU__BULK_FOLD(
        how, "cp.async.bulk", ".shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint.b128 [%0], [%1], %2, [%3], %4, %5;",
        : "r"(dst), "l"(src), "r"(bytes), "r"(bar), "h"(cta_mask), "l"(policy))
#endif
}

/* Copy `bytes` from global memory to shared memory of this CTA, with an L2 policy. Each 16
 * bytes are read and written as a relaxed atomic of a scope does.
 *   ptx     cp.async.bulk.ORDER.SCOPE.shared::cta.global.mbarrier::complete_tx::bytes.L2::cache_hint.b128 [dst], [src], bytes, [bar], policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA; gets `bytes` of complete_tx
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    seen by a wait on `bar`; no fence is needed before reads
 */
MGPU_DEVICE void
mgpu_bulk_load_relaxed_shared_cta_hint(uint32_t how, uint32_t dst, const void *src,
                                       uint32_t bytes, uint32_t bar,
                                       uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_G2S, dst, 0, src, bytes, bar, 0, policy,
                             mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), bytes);
    MGPU__BULK_FOLD(
        how, "cp.async.bulk", ".shared::cta.global.mbarrier::complete_tx::bytes.L2::cache_hint.b128 [%0], [%1], %2, [%3], %4;",
        : "r"(dst), "l"(src), "r"(bytes), "r"(bar), "l"(policy))
#endif
}

/* Copy `bytes` from global memory to shared memory of this CTA, with an L2 policy. Each 16
 * bytes are read and written as a relaxed atomic of a scope does. Bytes at both ends may be out
 * of bounds.
 *   ptx     cp.async.bulk.ORDER.SCOPE.shared::cta.global.mbarrier::complete_tx::bytes.L2::cache_hint.ignore_oob.b128 [dst], [src], bytes, ignore_left, ignore_right, [bar], policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   ignore_left, ignore_right  0 to 15: bytes at both ends of the source that may be out of
 *                              bounds; those of `dst` mean nothing then (an H200 copies them)
 *   bar     mbarrier of this CTA; gets `bytes` of complete_tx
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    seen by a wait on `bar`; no fence is needed before reads
 */
MGPU_DEVICE void
mgpu_bulk_load_relaxed_shared_cta_ignore_oob_hint(uint32_t how, uint32_t dst, const void *src,
                                                  uint32_t bytes, uint32_t ignore_left,
                                                  uint32_t ignore_right, uint32_t bar,
                                                  uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_ignore_oob(dst, src, bytes, ignore_left, ignore_right, bar, policy,
                                        mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), bytes);
    MGPU__BULK_FOLD(
        how, "cp.async.bulk", ".shared::cta.global.mbarrier::complete_tx::bytes.L2::cache_hint.ignore_oob.b128 [%0], [%1], %2, %3, %4, [%5], %6;",
        : "r"(dst), "l"(src), "r"(bytes), "r"(ignore_left), "r"(ignore_right), "r"(bar), "l"(policy))
#endif
}

/* Copy `bytes` from shared memory to global memory, with an L2 policy. Each 16 bytes are read
 * and written as a relaxed atomic of a scope does.
 *   ptx     cp.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.b128 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_store_relaxed_hint(uint32_t how, void *dst, uint32_t src, uint32_t bytes,
                             uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_S2G, 0, src, dst, bytes, 0, 0, policy,
                             mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.b128 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* Copy `bytes` from this CTA's shared memory to a CTA of the cluster. Each 16 bytes are read
 * and written as a relaxed atomic of a scope does.
 *   ptx     cp.async.bulk.ORDER.SCOPE.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.b128 [dst], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..1: MGPU_RELAXED_CTA to MGPU_RELAXED_CLUSTER; with another one the
 *           file does not assemble
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_copy_relaxed_shared_cluster(uint32_t how, uint32_t dst, uint32_t src, uint32_t bytes,
                                      uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_S2S, dst, src, NULL, bytes, bar, 0, 0,
                             mgpu__emu_atom_how(how, 1) | MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    MGPU__BULK_FOLD_CLUSTER(
        how, "cp.async.bulk", ".shared::cluster.shared::cta.mbarrier::complete_tx::bytes.b128 [%0], [%1], %2, [%3];",
        : "r"(dst), "r"(src), "r"(bytes), "r"(bar))
#endif
}

/* global[dst + i] += shared[src + i], elements of f32; rounded to nearest even, subnormals are
 * kept. Each is one atomic step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.f32 [dst], [src], bytes;
 *   needs   PTX 9.4, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_add_noftz_f32(float *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_F32, 0, src, dst, bytes, 0, 0,
                                    0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.f32 "
                 "[%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* global[dst + i] += shared[src + i], elements of f32, with an L2 policy; rounded to nearest
 * even, subnormals are kept. Each is one atomic step; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.noftz.f32 [dst], [src], bytes, policy;
 *   needs   PTX 9.4, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_add_noftz_f32_hint(float *dst, uint32_t src, uint32_t bytes,
                                    uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_F32, 0, src, dst, bytes, 0, policy,
                                    MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.noftz.f32 "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* global[dst + i] += shared[src + i], elements of u32. Each is one atomic step, relaxed and of
 * a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.add.u32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_add_u32(uint32_t how, uint32_t *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.add.u32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] += shared[src + i], elements of u32, with an L2 policy. Each is one atomic
 * step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.add.u32 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_add_u32_hint(uint32_t how, uint32_t *dst, uint32_t src, uint32_t bytes,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.add.u32 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] += shared[src + i], elements of s32. Each is one atomic step, relaxed and of
 * a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.add.s32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_add_s32(uint32_t how, int32_t *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_S32, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.add.s32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] += shared[src + i], elements of s32, with an L2 policy. Each is one atomic
 * step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.add.s32 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_add_s32_hint(uint32_t how, int32_t *dst, uint32_t src, uint32_t bytes,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_S32, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.add.s32 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] += shared[src + i], elements of u64. Each is one atomic step, relaxed and of
 * a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.add.u64 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_add_u64(uint32_t how, uint64_t *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.add.u64 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] += shared[src + i], elements of u64, with an L2 policy. Each is one atomic
 * step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.add.u64 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_add_u64_hint(uint32_t how, uint64_t *dst, uint32_t src, uint32_t bytes,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.add.u64 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] += shared[src + i], elements of f16; rounded to nearest even, subnormals are
 * kept. Each is one atomic step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.add.noftz.f16 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_add_f16(uint32_t how, void *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_F16, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.add.noftz.f16 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] += shared[src + i], elements of f16, with an L2 policy; rounded to nearest
 * even, subnormals are kept. Each is one atomic step, relaxed and of a scope; all are part of
 * the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.add.noftz.f16 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_add_f16_hint(uint32_t how, void *dst, uint32_t src, uint32_t bytes,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_F16, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.add.noftz.f16 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] += shared[src + i], elements of bf16; rounded to nearest even, subnormals are
 * kept. Each is one atomic step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.add.noftz.bf16 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_add_bf16(uint32_t how, void *dst, uint32_t src,
                                  uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_BF16, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.add.noftz.bf16 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] += shared[src + i], elements of bf16, with an L2 policy; rounded to nearest
 * even, subnormals are kept. Each is one atomic step, relaxed and of a scope; all are part of
 * the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.add.noftz.bf16 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_add_bf16_hint(uint32_t how, void *dst, uint32_t src, uint32_t bytes,
                                       uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_BF16, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.add.noftz.bf16 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] += shared[src + i], elements of f32. Each is one atomic step, relaxed and of
 * a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.add.f32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_add_f32(uint32_t how, float *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_F32, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.add.f32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] += shared[src + i], elements of f32, with an L2 policy. Each is one atomic
 * step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.add.f32 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_add_f32_hint(uint32_t how, float *dst, uint32_t src, uint32_t bytes,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_F32, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.add.f32 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] += shared[src + i], elements of f64. Each is one atomic step, relaxed and of
 * a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.add.f64 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_add_f64(uint32_t how, double *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_F64, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.add.f64 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] += shared[src + i], elements of f64, with an L2 policy. Each is one atomic
 * step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.add.f64 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_add_f64_hint(uint32_t how, double *dst, uint32_t src, uint32_t bytes,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_F64, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.add.f64 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of u32. Each is one atomic
 * step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.min.u32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_min_u32(uint32_t how, uint32_t *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.min.u32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of u32, with an L2 policy.
 * Each is one atomic step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.min.u32 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_min_u32_hint(uint32_t how, uint32_t *dst, uint32_t src, uint32_t bytes,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.min.u32 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of s32. Each is one atomic
 * step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.min.s32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_min_s32(uint32_t how, int32_t *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_S32, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.min.s32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of s32, with an L2 policy.
 * Each is one atomic step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.min.s32 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_min_s32_hint(uint32_t how, int32_t *dst, uint32_t src, uint32_t bytes,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_S32, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.min.s32 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of u64. Each is one atomic
 * step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.min.u64 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_min_u64(uint32_t how, uint64_t *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.min.u64 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of u64, with an L2 policy.
 * Each is one atomic step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.min.u64 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_min_u64_hint(uint32_t how, uint64_t *dst, uint32_t src, uint32_t bytes,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.min.u64 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of s64. Each is one atomic
 * step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.min.s64 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_min_s64(uint32_t how, int64_t *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_S64, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.min.s64 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of s64, with an L2 policy.
 * Each is one atomic step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.min.s64 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_min_s64_hint(uint32_t how, int64_t *dst, uint32_t src, uint32_t bytes,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_S64, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.min.s64 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of f16; NaN gives way to a
 * number, -0 is less than +0. Each is one atomic step, relaxed and of a scope; all are part of
 * the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.min.f16 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_min_f16(uint32_t how, void *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_F16, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.min.f16 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of f16, with an L2 policy;
 * NaN gives way to a number, -0 is less than +0. Each is one atomic step, relaxed and of a
 * scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.min.f16 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_min_f16_hint(uint32_t how, void *dst, uint32_t src, uint32_t bytes,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_F16, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.min.f16 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of bf16; NaN gives way to a
 * number, -0 is less than +0. Each is one atomic step, relaxed and of a scope; all are part of
 * the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.min.bf16 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_min_bf16(uint32_t how, void *dst, uint32_t src,
                                  uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_BF16, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.min.bf16 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] = min(global[dst + i], shared[src + i]), elements of bf16, with an L2 policy;
 * NaN gives way to a number, -0 is less than +0. Each is one atomic step, relaxed and of a
 * scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.min.bf16 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_min_bf16_hint(uint32_t how, void *dst, uint32_t src, uint32_t bytes,
                                       uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_BF16, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.min.bf16 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of u32. Each is one atomic
 * step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.max.u32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_max_u32(uint32_t how, uint32_t *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.max.u32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of u32, with an L2 policy.
 * Each is one atomic step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.max.u32 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_max_u32_hint(uint32_t how, uint32_t *dst, uint32_t src, uint32_t bytes,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.max.u32 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of s32. Each is one atomic
 * step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.max.s32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_max_s32(uint32_t how, int32_t *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_S32, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.max.s32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of s32, with an L2 policy.
 * Each is one atomic step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.max.s32 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_max_s32_hint(uint32_t how, int32_t *dst, uint32_t src, uint32_t bytes,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_S32, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.max.s32 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of u64. Each is one atomic
 * step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.max.u64 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_max_u64(uint32_t how, uint64_t *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.max.u64 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of u64, with an L2 policy.
 * Each is one atomic step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.max.u64 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_max_u64_hint(uint32_t how, uint64_t *dst, uint32_t src, uint32_t bytes,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.max.u64 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of s64. Each is one atomic
 * step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.max.s64 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_max_s64(uint32_t how, int64_t *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_S64, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.max.s64 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of s64, with an L2 policy.
 * Each is one atomic step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.max.s64 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_max_s64_hint(uint32_t how, int64_t *dst, uint32_t src, uint32_t bytes,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_S64, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.max.s64 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of f16; NaN gives way to a
 * number, -0 is less than +0. Each is one atomic step, relaxed and of a scope; all are part of
 * the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.max.f16 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_max_f16(uint32_t how, void *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_F16, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.max.f16 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of f16, with an L2 policy;
 * NaN gives way to a number, -0 is less than +0. Each is one atomic step, relaxed and of a
 * scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.max.f16 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_max_f16_hint(uint32_t how, void *dst, uint32_t src, uint32_t bytes,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_F16, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.max.f16 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of bf16; NaN gives way to a
 * number, -0 is less than +0. Each is one atomic step, relaxed and of a scope; all are part of
 * the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.max.bf16 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_max_bf16(uint32_t how, void *dst, uint32_t src,
                                  uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_BF16, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.max.bf16 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] = max(global[dst + i], shared[src + i]), elements of bf16, with an L2 policy;
 * NaN gives way to a number, -0 is less than +0. Each is one atomic step, relaxed and of a
 * scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.max.bf16 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_max_bf16_hint(uint32_t how, void *dst, uint32_t src, uint32_t bytes,
                                       uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_BF16, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.max.bf16 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] = global[dst + i] >= shared[src + i] ? 0 : global[dst + i] + 1, elements of
 * u32. Each is one atomic step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.inc.u32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_inc_u32(uint32_t how, uint32_t *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_INC, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.inc.u32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] = global[dst + i] >= shared[src + i] ? 0 : global[dst + i] + 1, elements of
 * u32, with an L2 policy. Each is one atomic step, relaxed and of a scope; all are part of the
 * next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.inc.u32 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_inc_u32_hint(uint32_t how, uint32_t *dst, uint32_t src, uint32_t bytes,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_INC, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.inc.u32 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] = global[dst + i] == 0 || global[dst + i] > shared[src + i] ? shared[src + i]
 * : global[dst + i] - 1, elements of u32. Each is one atomic step, relaxed and of a scope; all
 * are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.dec.u32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_dec_u32(uint32_t how, uint32_t *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_DEC, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.dec.u32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] = global[dst + i] == 0 || global[dst + i] > shared[src + i] ? shared[src + i]
 * : global[dst + i] - 1, elements of u32, with an L2 policy. Each is one atomic step, relaxed
 * and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.dec.u32 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_dec_u32_hint(uint32_t how, uint32_t *dst, uint32_t src, uint32_t bytes,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_DEC, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.dec.u32 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] &= shared[src + i], elements of b32. Each is one atomic step, relaxed and of
 * a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.and.b32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_and_b32(uint32_t how, uint32_t *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_AND, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.and.b32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] &= shared[src + i], elements of b32, with an L2 policy. Each is one atomic
 * step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.and.b32 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_and_b32_hint(uint32_t how, uint32_t *dst, uint32_t src, uint32_t bytes,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_AND, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.and.b32 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] &= shared[src + i], elements of b64. Each is one atomic step, relaxed and of
 * a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.and.b64 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_and_b64(uint32_t how, uint64_t *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_AND, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.and.b64 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] &= shared[src + i], elements of b64, with an L2 policy. Each is one atomic
 * step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.and.b64 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_and_b64_hint(uint32_t how, uint64_t *dst, uint32_t src, uint32_t bytes,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_AND, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.and.b64 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] |= shared[src + i], elements of b32. Each is one atomic step, relaxed and of
 * a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.or.b32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_or_b32(uint32_t how, uint32_t *dst, uint32_t src,
                                uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_OR, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.or.b32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] |= shared[src + i], elements of b32, with an L2 policy. Each is one atomic
 * step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.or.b32 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_or_b32_hint(uint32_t how, uint32_t *dst, uint32_t src, uint32_t bytes,
                                     uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_OR, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.or.b32 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] |= shared[src + i], elements of b64. Each is one atomic step, relaxed and of
 * a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.or.b64 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_or_b64(uint32_t how, uint64_t *dst, uint32_t src,
                                uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_OR, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.or.b64 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] |= shared[src + i], elements of b64, with an L2 policy. Each is one atomic
 * step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.or.b64 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_or_b64_hint(uint32_t how, uint64_t *dst, uint32_t src, uint32_t bytes,
                                     uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_OR, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.or.b64 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] ^= shared[src + i], elements of b32. Each is one atomic step, relaxed and of
 * a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.xor.b32 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_xor_b32(uint32_t how, uint32_t *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_XOR, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.xor.b32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] ^= shared[src + i], elements of b32, with an L2 policy. Each is one atomic
 * step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.xor.b32 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_xor_b32_hint(uint32_t how, uint32_t *dst, uint32_t src, uint32_t bytes,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_XOR, MGPU_DTYPE_U32, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.xor.b32 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] ^= shared[src + i], elements of b64. Each is one atomic step, relaxed and of
 * a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.xor.b64 [dst], [src], bytes;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_xor_b64(uint32_t how, uint64_t *dst, uint32_t src,
                                 uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_XOR, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.xor.b64 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] ^= shared[src + i], elements of b64, with an L2 policy. Each is one atomic
 * step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.xor.b64 [dst], [src], bytes, policy;
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_xor_b64_hint(uint32_t how, uint64_t *dst, uint32_t src, uint32_t bytes,
                                      uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_XOR, MGPU_DTYPE_U64, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.xor.b64 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* global[dst + i] += shared[src + i], elements of f32; rounded to nearest even, subnormals are
 * kept. Each is one atomic step, relaxed and of a scope; all are part of the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.add.noftz.f32 [dst], [src], bytes;
 *   needs   PTX 9.4, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_add_noftz_f32(uint32_t how, float *dst, uint32_t src,
                                       uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_F32, 0, src, dst, bytes, 0, 0,
                                    mgpu__emu_atom_how(how, 3)));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.add.noftz.f32 [%0], [%1], %2;",
        : "l"(dst), "r"(src), "r"(bytes))
#endif
}

/* global[dst + i] += shared[src + i], elements of f32, with an L2 policy; rounded to nearest
 * even, subnormals are kept. Each is one atomic step, relaxed and of a scope; all are part of
 * the next bulk group.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.global.shared::cta.bulk_group.L2::cache_hint.add.noftz.f32 [dst], [src], bytes, policy;
 *   needs   PTX 9.4, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..3: MGPU_RELAXED_CTA to MGPU_RELAXED_SYS; with another one the file
 *           does not assemble
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_add_noftz_f32_hint(uint32_t how, float *dst, uint32_t src,
                                            uint32_t bytes, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_F32, 0, src, dst, bytes, 0, policy,
                                    mgpu__emu_atom_how(how, 3) | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    MGPU__BULK_FOLD(
        how, "cp.reduce.async.bulk", ".global.shared::cta.bulk_group.L2::cache_hint.add.noftz.f32 [%0], [%1], %2, %3;",
        : "l"(dst), "r"(src), "r"(bytes), "l"(policy))
#endif
}

/* shared[dst + i] += shared[src + i] in a CTA of the cluster, elements of u32. Each is one
 * atomic step, relaxed and of a scope.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.u32 [dst], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..1: MGPU_RELAXED_CTA to MGPU_RELAXED_CLUSTER; with another one the
 *           file does not assemble
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_shared_cluster_add_u32(uint32_t how, uint32_t dst, uint32_t src,
                                                uint32_t bytes, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_U32, dst, src, NULL, bytes, bar, 0,
                                    mgpu__emu_atom_how(how, 1) | MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    MGPU__BULK_FOLD_CLUSTER(
        how, "cp.reduce.async.bulk", ".shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.u32 [%0], [%1], %2, [%3];",
        : "r"(dst), "r"(src), "r"(bytes), "r"(bar))
#endif
}

/* shared[dst + i] += shared[src + i] in a CTA of the cluster, elements of s32. Each is one
 * atomic step, relaxed and of a scope.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.s32 [dst], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..1: MGPU_RELAXED_CTA to MGPU_RELAXED_CLUSTER; with another one the
 *           file does not assemble
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_shared_cluster_add_s32(uint32_t how, uint32_t dst, uint32_t src,
                                                uint32_t bytes, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_S32, dst, src, NULL, bytes, bar, 0,
                                    mgpu__emu_atom_how(how, 1) | MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    MGPU__BULK_FOLD_CLUSTER(
        how, "cp.reduce.async.bulk", ".shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.s32 [%0], [%1], %2, [%3];",
        : "r"(dst), "r"(src), "r"(bytes), "r"(bar))
#endif
}

/* shared[dst + i] += shared[src + i] in a CTA of the cluster, elements of u64. Each is one
 * atomic step, relaxed and of a scope.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.u64 [dst], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..1: MGPU_RELAXED_CTA to MGPU_RELAXED_CLUSTER; with another one the
 *           file does not assemble
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_shared_cluster_add_u64(uint32_t how, uint32_t dst, uint32_t src,
                                                uint32_t bytes, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_ADD, MGPU_DTYPE_U64, dst, src, NULL, bytes, bar, 0,
                                    mgpu__emu_atom_how(how, 1) | MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    MGPU__BULK_FOLD_CLUSTER(
        how, "cp.reduce.async.bulk", ".shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.u64 [%0], [%1], %2, [%3];",
        : "r"(dst), "r"(src), "r"(bytes), "r"(bar))
#endif
}

/* shared[dst + i] = min(shared[dst + i], shared[src + i]) in a CTA of the cluster, elements of
 * u32. Each is one atomic step, relaxed and of a scope.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.min.u32 [dst], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..1: MGPU_RELAXED_CTA to MGPU_RELAXED_CLUSTER; with another one the
 *           file does not assemble
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_shared_cluster_min_u32(uint32_t how, uint32_t dst, uint32_t src,
                                                uint32_t bytes, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_U32, dst, src, NULL, bytes, bar, 0,
                                    mgpu__emu_atom_how(how, 1) | MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    MGPU__BULK_FOLD_CLUSTER(
        how, "cp.reduce.async.bulk", ".shared::cluster.shared::cta.mbarrier::complete_tx::bytes.min.u32 [%0], [%1], %2, [%3];",
        : "r"(dst), "r"(src), "r"(bytes), "r"(bar))
#endif
}

/* shared[dst + i] = min(shared[dst + i], shared[src + i]) in a CTA of the cluster, elements of
 * s32. Each is one atomic step, relaxed and of a scope.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.min.s32 [dst], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..1: MGPU_RELAXED_CTA to MGPU_RELAXED_CLUSTER; with another one the
 *           file does not assemble
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_shared_cluster_min_s32(uint32_t how, uint32_t dst, uint32_t src,
                                                uint32_t bytes, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MIN, MGPU_DTYPE_S32, dst, src, NULL, bytes, bar, 0,
                                    mgpu__emu_atom_how(how, 1) | MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    MGPU__BULK_FOLD_CLUSTER(
        how, "cp.reduce.async.bulk", ".shared::cluster.shared::cta.mbarrier::complete_tx::bytes.min.s32 [%0], [%1], %2, [%3];",
        : "r"(dst), "r"(src), "r"(bytes), "r"(bar))
#endif
}

/* shared[dst + i] = max(shared[dst + i], shared[src + i]) in a CTA of the cluster, elements of
 * u32. Each is one atomic step, relaxed and of a scope.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.max.u32 [dst], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..1: MGPU_RELAXED_CTA to MGPU_RELAXED_CLUSTER; with another one the
 *           file does not assemble
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_shared_cluster_max_u32(uint32_t how, uint32_t dst, uint32_t src,
                                                uint32_t bytes, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_U32, dst, src, NULL, bytes, bar, 0,
                                    mgpu__emu_atom_how(how, 1) | MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    MGPU__BULK_FOLD_CLUSTER(
        how, "cp.reduce.async.bulk", ".shared::cluster.shared::cta.mbarrier::complete_tx::bytes.max.u32 [%0], [%1], %2, [%3];",
        : "r"(dst), "r"(src), "r"(bytes), "r"(bar))
#endif
}

/* shared[dst + i] = max(shared[dst + i], shared[src + i]) in a CTA of the cluster, elements of
 * s32. Each is one atomic step, relaxed and of a scope.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.max.s32 [dst], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..1: MGPU_RELAXED_CTA to MGPU_RELAXED_CLUSTER; with another one the
 *           file does not assemble
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_shared_cluster_max_s32(uint32_t how, uint32_t dst, uint32_t src,
                                                uint32_t bytes, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_MAX, MGPU_DTYPE_S32, dst, src, NULL, bytes, bar, 0,
                                    mgpu__emu_atom_how(how, 1) | MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    MGPU__BULK_FOLD_CLUSTER(
        how, "cp.reduce.async.bulk", ".shared::cluster.shared::cta.mbarrier::complete_tx::bytes.max.s32 [%0], [%1], %2, [%3];",
        : "r"(dst), "r"(src), "r"(bytes), "r"(bar))
#endif
}

/* shared[dst + i] = shared[dst + i] >= shared[src + i] ? 0 : shared[dst + i] + 1 in a CTA of
 * the cluster, elements of u32. Each is one atomic step, relaxed and of a scope.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.inc.u32 [dst], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..1: MGPU_RELAXED_CTA to MGPU_RELAXED_CLUSTER; with another one the
 *           file does not assemble
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_shared_cluster_inc_u32(uint32_t how, uint32_t dst, uint32_t src,
                                                uint32_t bytes, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_INC, MGPU_DTYPE_U32, dst, src, NULL, bytes, bar, 0,
                                    mgpu__emu_atom_how(how, 1) | MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    MGPU__BULK_FOLD_CLUSTER(
        how, "cp.reduce.async.bulk", ".shared::cluster.shared::cta.mbarrier::complete_tx::bytes.inc.u32 [%0], [%1], %2, [%3];",
        : "r"(dst), "r"(src), "r"(bytes), "r"(bar))
#endif
}

/* shared[dst + i] = shared[dst + i] == 0 || shared[dst + i] > shared[src + i] ? shared[src + i]
 * : shared[dst + i] - 1 in a CTA of the cluster, elements of u32. Each is one atomic step,
 * relaxed and of a scope.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.dec.u32 [dst], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..1: MGPU_RELAXED_CTA to MGPU_RELAXED_CLUSTER; with another one the
 *           file does not assemble
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_shared_cluster_dec_u32(uint32_t how, uint32_t dst, uint32_t src,
                                                uint32_t bytes, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_DEC, MGPU_DTYPE_U32, dst, src, NULL, bytes, bar, 0,
                                    mgpu__emu_atom_how(how, 1) | MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    MGPU__BULK_FOLD_CLUSTER(
        how, "cp.reduce.async.bulk", ".shared::cluster.shared::cta.mbarrier::complete_tx::bytes.dec.u32 [%0], [%1], %2, [%3];",
        : "r"(dst), "r"(src), "r"(bytes), "r"(bar))
#endif
}

/* shared[dst + i] &= shared[src + i] in a CTA of the cluster, elements of b32. Each is one
 * atomic step, relaxed and of a scope.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.and.b32 [dst], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..1: MGPU_RELAXED_CTA to MGPU_RELAXED_CLUSTER; with another one the
 *           file does not assemble
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_shared_cluster_and_b32(uint32_t how, uint32_t dst, uint32_t src,
                                                uint32_t bytes, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_AND, MGPU_DTYPE_U32, dst, src, NULL, bytes, bar, 0,
                                    mgpu__emu_atom_how(how, 1) | MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    MGPU__BULK_FOLD_CLUSTER(
        how, "cp.reduce.async.bulk", ".shared::cluster.shared::cta.mbarrier::complete_tx::bytes.and.b32 [%0], [%1], %2, [%3];",
        : "r"(dst), "r"(src), "r"(bytes), "r"(bar))
#endif
}

/* shared[dst + i] |= shared[src + i] in a CTA of the cluster, elements of b32. Each is one
 * atomic step, relaxed and of a scope.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.or.b32 [dst], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..1: MGPU_RELAXED_CTA to MGPU_RELAXED_CLUSTER; with another one the
 *           file does not assemble
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_shared_cluster_or_b32(uint32_t how, uint32_t dst, uint32_t src,
                                               uint32_t bytes, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_OR, MGPU_DTYPE_U32, dst, src, NULL, bytes, bar, 0,
                                    mgpu__emu_atom_how(how, 1) | MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    MGPU__BULK_FOLD_CLUSTER(
        how, "cp.reduce.async.bulk", ".shared::cluster.shared::cta.mbarrier::complete_tx::bytes.or.b32 [%0], [%1], %2, [%3];",
        : "r"(dst), "r"(src), "r"(bytes), "r"(bar))
#endif
}

/* shared[dst + i] ^= shared[src + i] in a CTA of the cluster, elements of b32. Each is one
 * atomic step, relaxed and of a scope.
 *   ptx     cp.reduce.async.bulk.ORDER.SCOPE.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.xor.b32 [dst], [src], bytes, [bar];
 *   needs   PTX 9.3, sm_90
 *   by      one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier
 *   how     a constant, 0..1: MGPU_RELAXED_CTA to MGPU_RELAXED_CLUSTER; with another one the
 *           file does not assemble
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so
 */
MGPU_DEVICE void
mgpu_bulk_reduce_relaxed_shared_cluster_xor_b32(uint32_t how, uint32_t dst, uint32_t src,
                                                uint32_t bytes, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_reduce(MGPU__TMA_XOR, MGPU_DTYPE_U32, dst, src, NULL, bytes, bar, 0,
                                    mgpu__emu_atom_how(how, 1) | MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    MGPU__BULK_FOLD_CLUSTER(
        how, "cp.reduce.async.bulk", ".shared::cluster.shared::cta.mbarrier::complete_tx::bytes.xor.b32 [%0], [%1], %2, [%3];",
        : "r"(dst), "r"(src), "r"(bytes), "r"(bar))
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_BULK_NEWER_GEN_H */
