/* mgpu/ptx/bulk.h - copies of contiguous bytes that run by themselves, without a tensor map.
 * SPDX-License-Identifier: MIT
 *
 *     global ---- load ------------------> shared memory    completes on an mbarrier (tx)
 *     global ---- load_multicast --------> several CTAs     completes on each's mbarrier
 *     shared ---- copy_shared_cluster ---> a peer's shared  completes on its mbarrier
 *     shared ---- store -----------------> global           completes in a bulk group
 *     shared ---- reduce ----------------> global, a peer   the same: bulk_reduce.gen.h
 *
 * All addresses are 16-byte aligned and all sizes multiples of 16 bytes. One thread issues.
 *
 * Typical use, in:
 *
 *     mgpu_mbarrier_arrive_expect_tx(bar, bytes);
 *     mgpu_bulk_load(smem, src, bytes, bar);
 *     mgpu_mbarrier_wait(bar, parity);                              every reader
 *
 * and out, also after mgpu_tma_store_2d() and its like:
 *
 *     ... all threads write smem ...
 *     mgpu_fence_proxy_async_shared_cta();                          all writers
 *     __syncthreads();
 *     if (one) {
 *         mgpu_bulk_store(dst, smem, bytes);
 *         mgpu_bulk_commit_group();
 *         mgpu_bulk_wait_group_read(0);                             smem may be written again
 *     }
 *     __syncthreads();
 *     ...
 *     if (one) mgpu_bulk_wait_group(0);                             before others learn of dst
 *
 * `bulk` is short for PTX's cp.async.bulk, as `tma` is for cp.async.bulk.tensor; the groups
 * (cp.async.bulk.commit_group, .wait_group) serve both.
 *
 * PTX ISA, "Data Movement and Conversion Instructions: cp.async.bulk".
 */
#ifndef MGPU_PTX_BULK_H
#define MGPU_PTX_BULK_H

#include "../config.h"
#include "../debug_device.h"
#include "bulk_reduce.gen.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* ---- global to shared memory ------------------------------------------------------------- */

/* Copy `bytes` from global memory to shared memory. The usual form: a shared::cta address is a
 * shared::cluster address of this CTA.
 *   ptx     cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [dst], [src], bytes, [bar];
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier in the CTA of `dst`; gets `bytes` of complete_tx
 *   done    seen by a wait on `bar`; no fence is needed before reads
 */
MGPU_DEVICE void
mgpu_bulk_load(uint32_t dst, const void *src, uint32_t bytes, uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(
        mgpu__emu_bulk(MGPU__BULK_G2S, dst, 0, src, bytes, bar, 0, 0, MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes "
                 "[%0], [%1], %2, [%3];"
                 :
                 : "r"(dst), "l"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Copy `bytes` from global memory to shared memory, with an L2 policy.
 *   ptx     cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [src], bytes, [bar], policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier in the CTA of `dst`; gets `bytes` of complete_tx
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    seen by a wait on `bar`; no fence is needed before reads
 */
MGPU_DEVICE void
mgpu_bulk_load_hint(uint32_t dst, const void *src, uint32_t bytes, uint32_t bar,
                    uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_G2S, dst, 0, src, bytes, bar, 0, policy,
                             MGPU__SPACE_CLUSTER | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    asm volatile(
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint "
        "[%0], [%1], %2, [%3], %4;"
        :
        : "r"(dst), "l"(src), "r"(bytes), "r"(bar), "l"(policy)
        : "memory");
#endif
}

/* Copy `bytes` from global memory to shared memory of this CTA.
 *   ptx     cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [dst], [src], bytes, [bar];
 *   needs   PTX 8.6, sm_90
 *   by      one thread
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA; gets `bytes` of complete_tx
 *   done    seen by a wait on `bar`; no fence is needed before reads
 */
MGPU_DEVICE void
mgpu_bulk_load_shared_cta(uint32_t dst, const void *src, uint32_t bytes,
                          uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_G2S, dst, 0, src, bytes, bar, 0, 0, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), bytes);
    asm volatile("cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes "
                 "[%0], [%1], %2, [%3];"
                 :
                 : "r"(dst), "l"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* Copy `bytes` from global memory to shared memory of this CTA, with an L2 policy.
 *   ptx     cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes.L2::cache_hint [dst], [src], bytes, [bar], policy;
 *   needs   PTX 8.6, sm_90
 *   by      one thread
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     mbarrier of this CTA; gets `bytes` of complete_tx
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    seen by a wait on `bar`; no fence is needed before reads
 */
MGPU_DEVICE void
mgpu_bulk_load_shared_cta_hint(uint32_t dst, const void *src, uint32_t bytes, uint32_t bar,
                               uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_G2S, dst, 0, src, bytes, bar, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), bytes);
    asm volatile("cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes.L2::cache_hint "
                 "[%0], [%1], %2, [%3], %4;"
                 :
                 : "r"(dst), "l"(src), "r"(bytes), "r"(bar), "l"(policy)
                 : "memory");
#endif
}

/* Copy `bytes` from global memory to the same place in several CTAs of the cluster. One read,
 * many writes, fast on targets with an a or f only. The mbarrier at the same place as `bar` in
 * each of them gets complete_tx.
 *   ptx     cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [dst], [src], bytes, [bar], cta_mask;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 16-byte aligned: the offset counts
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     the offset of an mbarrier that each receiver has; each expects `bytes`
 *   cta_mask  bit r: the CTA of rank r receives
 *   done    seen in each receiver by a wait on its own mbarrier
 */
MGPU_DEVICE void
mgpu_bulk_load_multicast(uint32_t dst, const void *src, uint32_t bytes, uint32_t bar,
                         uint16_t cta_mask MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_G2S, dst, 0, src, bytes, bar, cta_mask, 0,
                             MGPU__SPACE_CLUSTER | MGPU__MULTICAST));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, bytes);
    asm volatile(
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster "
        "[%0], [%1], %2, [%3], %4;"
        :
        : "r"(dst), "l"(src), "r"(bytes), "r"(bar), "h"(cta_mask)
        : "memory");
#endif
}

/* Copy `bytes` from global memory to the same place in several CTAs of the cluster, with an L2
 * policy.
 *   ptx     cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [dst], [src], bytes, [bar], cta_mask, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared address, 16-byte aligned: the offset counts
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     the offset of an mbarrier that each receiver has; each expects `bytes`
 *   cta_mask  bit r: the CTA of rank r receives
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    seen in each receiver by a wait on its own mbarrier
 */
MGPU_DEVICE void
mgpu_bulk_load_multicast_hint(uint32_t dst, const void *src, uint32_t bytes, uint32_t bar,
                              uint16_t cta_mask, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_G2S, dst, 0, src, bytes, bar, cta_mask, policy,
                             MGPU__SPACE_CLUSTER | MGPU__MULTICAST | MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_MASK(cta_mask);
    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, bytes);
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::"
                 "cluster.L2::cache_hint "
                 "[%0], [%1], %2, [%3], %4, %5;"
                 :
                 : "r"(dst), "l"(src), "r"(bytes), "r"(bar), "h"(cta_mask), "l"(policy)
                 : "memory");
#endif
}

/* ---- shared memory to shared memory of a peer -------------------------------------------- */

/* Copy `bytes` from this CTA's shared memory to a CTA of the cluster. What threads wrote at
 * `src` needs mgpu_fence_proxy_async_shared_cta() first.
 *   ptx     cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [dst], [src], bytes, [bar];
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     shared::cluster address, 16-byte aligned: mgpu_mapa()
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   bar     shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets
 *           `bytes` of complete_tx
 *   done    seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says
 *           so: behind its wait, mgpu_mbarrier_arrive_shared_cluster() at an mbarrier of this
 *           CTA, for which who writes `src` waits (mgpu_mbarrier_wait_cluster())
 */
MGPU_DEVICE void
mgpu_bulk_copy_shared_cluster(uint32_t dst, uint32_t src, uint32_t bytes,
                              uint32_t bar MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(
        mgpu__emu_bulk(MGPU__BULK_S2S, dst, src, NULL, bytes, bar, 0, 0, MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, dst);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);
    asm volatile("cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes "
                 "[%0], [%1], %2, [%3];"
                 :
                 : "r"(dst), "r"(src), "r"(bytes), "r"(bar)
                 : "memory");
#endif
}

/* ---- shared memory to global ------------------------------------------------------------- */

/* Copy `bytes` from shared memory to global memory. What threads wrote at `src` needs
 * mgpu_fence_proxy_async_shared_cta() and a barrier first.
 *   ptx     cp.async.bulk.global.shared::cta.bulk_group [dst], [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_store(void *dst, uint32_t src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_S2G, 0, src, dst, bytes, 0, 0, 0, 0));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes)
                 : "memory");
#endif
}

/* Copy `bytes` from shared memory to global memory, with an L2 policy.
 *   ptx     cp.async.bulk.global.shared::cta.bulk_group.L2::cache_hint [dst], [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   dst     generic address in global memory, 16-byte aligned
 *   src     shared::cta address in this CTA, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    mgpu_bulk_commit_group(), then a wait for the group, by the same thread
 */
MGPU_DEVICE void
mgpu_bulk_store_hint(void *dst, uint32_t src, uint32_t bytes, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_S2G, 0, src, dst, bytes, 0, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BULK(dst, src, bytes, src);
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group.L2::cache_hint "
                 "[%0], [%1], %2, %3;"
                 :
                 : "l"(dst), "r"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* ---- global to L2 ------------------------------------------------------------------------ */

/* Bring `bytes` of global memory into the L2 cache.
 *   ptx     cp.async.bulk.prefetch.L2.global [src], bytes;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   done    nothing tells; results do not depend on it
 */
MGPU_DEVICE void
mgpu_bulk_prefetch(const void *src, uint32_t bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk(MGPU__BULK_PREFETCH_L2, 0, 0, src, bytes, 0, 0, 0, 0));
#else
    MGPU__DEBUG_BULK(0, src, bytes, 0);
    asm volatile("cp.async.bulk.prefetch.L2.global [%0], %1;"
                 :
                 : "l"(src), "r"(bytes)
                 : "memory");
#endif
}

/* Bring `bytes` of global memory into the L2 cache, with an L2 policy.
 *   ptx     cp.async.bulk.prefetch.L2.global.L2::cache_hint [src], bytes, policy;
 *   needs   PTX 8.0, sm_90
 *   by      one thread
 *   src     generic address in global memory, 16-byte aligned
 *   bytes   a multiple of 16
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    nothing tells; results do not depend on it
 */
MGPU_DEVICE void
mgpu_bulk_prefetch_hint(const void *src, uint32_t bytes, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(
        mgpu__emu_bulk(MGPU__BULK_PREFETCH_L2, 0, 0, src, bytes, 0, 0, policy, MGPU__HINT));
#else
    MGPU__DEBUG_BULK(0, src, bytes, 0);
    asm volatile("cp.async.bulk.prefetch.L2.global.L2::cache_hint [%0], %1, %2;"
                 :
                 : "l"(src), "r"(bytes), "l"(policy)
                 : "memory");
#endif
}

/* ---- groups: how copies out of shared memory are waited for ------------------------------ */

/* Make one group of all copies that this thread has issued since the last one: bulk copies and
 * TMA stores to global memory.
 *   ptx     cp.async.bulk.commit_group;
 *   needs   PTX 8.0, sm_90
 *   by      the thread that issued them: groups belong to a thread
 *   done    mgpu_bulk_wait_group(), or with _read as far as shared memory has been read
 */
MGPU_DEVICE void
mgpu_bulk_commit_group(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_commit_group());
#else
    asm volatile("cp.async.bulk.commit_group;" : : : "memory");
#endif
}

/* Wait until at most `n` of this thread's last groups are unfinished.
 *   ptx     cp.async.bulk.wait_group n;
 *   needs   PTX 8.0, sm_90
 *   by      the thread that committed them
 *   n       a constant, 0 to 7; with another n the file does not assemble
 *   done    the writes of the other groups are made, and visible to this thread
 */
MGPU_DEVICE void
mgpu_bulk_wait_group(uint32_t n)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_wait_group(n, 0));
#else
    switch (n) {
    case 0:
        asm volatile("cp.async.bulk.wait_group 0;" : : : "memory");
        break;
    case 1:
        asm volatile("cp.async.bulk.wait_group 1;" : : : "memory");
        break;
    case 2:
        asm volatile("cp.async.bulk.wait_group 2;" : : : "memory");
        break;
    case 3:
        asm volatile("cp.async.bulk.wait_group 3;" : : : "memory");
        break;
    case 4:
        asm volatile("cp.async.bulk.wait_group 4;" : : : "memory");
        break;
    case 5:
        asm volatile("cp.async.bulk.wait_group 5;" : : : "memory");
        break;
    case 6:
        asm volatile("cp.async.bulk.wait_group 6;" : : : "memory");
        break;
    case 7:
        asm volatile("cp.async.bulk.wait_group 7;" : : : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: bulk wait_group n must be a constant 0..7");
    }
#endif
}

/* Wait until at most `n` of this thread's last groups still read their sources.
 *   ptx     cp.async.bulk.wait_group.read n;
 *   needs   PTX 8.0, sm_90
 *   by      the thread that committed them
 *   n       a constant, 0 to 7; with another n the file does not assemble
 *   done    the shared memory of the other groups may be overwritten (after a barrier, by other
 *           threads too); their writes to global memory may still be under way
 */
MGPU_DEVICE void
mgpu_bulk_wait_group_read(uint32_t n)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_bulk_wait_group(n, MGPU__READ));
#else
    switch (n) {
    case 0:
        asm volatile("cp.async.bulk.wait_group.read 0;" : : : "memory");
        break;
    case 1:
        asm volatile("cp.async.bulk.wait_group.read 1;" : : : "memory");
        break;
    case 2:
        asm volatile("cp.async.bulk.wait_group.read 2;" : : : "memory");
        break;
    case 3:
        asm volatile("cp.async.bulk.wait_group.read 3;" : : : "memory");
        break;
    case 4:
        asm volatile("cp.async.bulk.wait_group.read 4;" : : : "memory");
        break;
    case 5:
        asm volatile("cp.async.bulk.wait_group.read 5;" : : : "memory");
        break;
    case 6:
        asm volatile("cp.async.bulk.wait_group.read 6;" : : : "memory");
        break;
    case 7:
        asm volatile("cp.async.bulk.wait_group.read 7;" : : : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: bulk wait_group_read n must be a constant 0..7");
    }
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_BULK_H */
