/* mgpu/ptx/fence.h - who must fence what, when, and when not to.
 * SPDX-License-Identifier: MIT
 *
 * Two machines touch the same memory. Threads use the generic proxy: loads, stores, atomics.
 * TMA, bulk copies and wgmma (its operands in shared memory) use the async proxy. A barrier
 * orders threads with threads; only a proxy fence orders the two proxies. Without it results
 * are wrong now and then, and right again when one adds a printf.
 *
 *     before                     after                      who fences, when
 *     -------------------------  -------------------------  -----------------------------------
 *     threads wrote smem         TMA store, bulk copy out,  EVERY thread that wrote:
 *     (st.shared, stmatrix)      wgmma reads it             mgpu_fence_proxy_async_shared_cta()
 *                                                           then a barrier, then the issue
 *     threads read smem          the next TMA load          EVERY thread that read: the same
 *     (ld.shared, ldmatrix)      overwrites it              fence, then its arrive on `empty`
 *     threads wrote a peer's     the peer's TMA store or    the same with _shared_cluster(),
 *     smem (st.shared::cluster)  wgmma reads it             then cluster barrier or arrive
 *     threads wrote global       TMA load or bulk copy in   every writer: _global(), then the
 *     in this kernel             reads it                   barrier or flag
 *     mbarrier.init              TMA, other threads, peers  the thread that did it:
 *                                use the mbarrier           mgpu_fence_mbarrier_init(), then a
 *                                                           block barrier (cluster: with peers)
 *     a tensor map was written   TMA through that map       writer: mgpu_fence_proxy_tensormap_
 *     in global memory                                      release_gpu(), then a flag; each
 *                                                           user: ..._acquire_gpu(map)
 *
 *     No fence is needed for:
 *
 *     TMA load, then threads or wgmma read it   the mbarrier wait is enough
 *     wgmma read it, then TMA overwrites it     mgpu_wgmma_wait_group(), then arrive on `empty`
 *     TMA load, then TMA store of the same      the mbarrier wait is enough
 *     TMA store, then threads overwrite smem    mgpu_bulk_wait_group_read() by the thread that
 *                                               issued it, then a barrier
 *     threads wrote, threads read               the barrier is enough
 *     an earlier kernel wrote global            the kernel boundary is enough (programmatic
 *                                               launch: mgpu_griddepcontrol_wait())
 *
 * Fencing after the barrier, or only in the thread that issues the copy, is the usual mistake:
 *
 *     smem[i] = x;                                   all threads
 *     mgpu_fence_proxy_async_shared_cta();           all threads, after their last write
 *     __syncthreads();
 *     if (one) { mgpu_tma_store_2d(map, c0, c1, smem); mgpu_bulk_commit_group(); }
 *
 * Names: no space = all memory; no scope = CTA. The fences that come in four scopes, those of a
 * tensor map and the plain ones between threads, are in fence.gen.h.
 *
 * PTX ISA, "Parallel Synchronization and Communication Instructions: membar / fence".
 */
#ifndef MGPU_PTX_FENCE_H
#define MGPU_PTX_FENCE_H

#include "../config.h"
#include "../types.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* ---- between the generic and the async proxy --------------------------------------------- */

/* Order this thread's plain accesses to this CTA's shared memory with later ones by TMA, bulk
 * copies and wgmma, and the other way round. The one that most kernels need.
 *   ptx     fence.proxy.async.shared::cta;
 *   needs   PTX 8.0, sm_90
 *   by      every thread that touched the bytes, before the barrier that hands them over
 */
MGPU_DEVICE void
mgpu_fence_proxy_async_shared_cta(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_PROXY_ASYNC_SHARED_CTA, NULL, 0));
#else
    asm volatile("fence.proxy.async.shared::cta;" : : : "memory");
#endif
}

/* The same for shared memory of all CTAs of the cluster: after writes to a peer's.
 *   ptx     fence.proxy.async.shared::cluster;
 *   needs   PTX 8.0, sm_90
 *   by      every thread that touched the bytes, before the barrier that hands them over
 */
MGPU_DEVICE void
mgpu_fence_proxy_async_shared_cluster(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_PROXY_ASYNC_SHARED_CLUSTER, NULL, 0));
#else
    asm volatile("fence.proxy.async.shared::cluster;" : : : "memory");
#endif
}

/* The same for global memory: what this kernel wrote plainly and now copies by TMA.
 *   ptx     fence.proxy.async.global;
 *   needs   PTX 8.0, sm_90
 *   by      every thread that touched the bytes, before the barrier that hands them over
 */
MGPU_DEVICE void
mgpu_fence_proxy_async_global(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_PROXY_ASYNC_GLOBAL, NULL, 0));
#else
    asm volatile("fence.proxy.async.global;" : : : "memory");
#endif
}

/* The same for all memory.
 *   ptx     fence.proxy.async;
 *   needs   PTX 8.0, sm_90
 *   by      every thread that touched the bytes, before the barrier that hands them over
 */
MGPU_DEVICE void
mgpu_fence_proxy_async(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_PROXY_ASYNC, NULL, 0));
#else
    asm volatile("fence.proxy.async;" : : : "memory");
#endif
}

/* One direction, between this CTA and peers: what was observed through mbarriers of the
 * cluster comes before this thread's later async operations. For mbarrier objects only.
 *   ptx     fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_proxy_async_generic_acquire_sync_restrict(void)
{
#if MGPU_EMULATE
    MGPU__EMU(
        mgpu__emu_fence(MGPU__FENCE_PROXY_ASYNC_GENERIC_ACQUIRE, NULL, MGPU__SCOPE_CLUSTER));
#else
    asm volatile("fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster;"
                 :
                 :
                 : "memory");
#endif
}

/* One direction, between this CTA and peers: this thread's earlier work on mbarriers of its
 * own CTA comes before async operations of others. For mbarrier objects only.
 *   ptx     fence.proxy.async::generic.release.sync_restrict::shared::cta.cluster;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_proxy_async_generic_release_sync_restrict(void)
{
#if MGPU_EMULATE
    MGPU__EMU(
        mgpu__emu_fence(MGPU__FENCE_PROXY_ASYNC_GENERIC_RELEASE, NULL, MGPU__SCOPE_CLUSTER));
#else
    asm volatile("fence.proxy.async::generic.release.sync_restrict::shared::cta.cluster;"
                 :
                 :
                 : "memory");
#endif
}

/* ---- after mbarrier.init ----------------------------------------------------------------- */

/* Show the mbarriers this thread has initialised to the cluster and to the async proxy. Then a
 * block barrier, or a cluster barrier if peers or multicast signal them.
 *   ptx     fence.mbarrier_init.release.cluster;
 *   needs   PTX 8.0, sm_90
 *   by      the thread that did mgpu_mbarrier_init(), once after the last
 */
MGPU_DEVICE void
mgpu_fence_mbarrier_init(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_MBARRIER_INIT, NULL, MGPU__SCOPE_CLUSTER));
#else
    asm volatile("fence.mbarrier_init.release.cluster;" : : : "memory");
#endif
}

/* ---- between threads, for mbarriers only ------------------------------------------------- */

/* An acquire fence at cluster scope that covers mbarrier objects of the cluster only: light.
 *   ptx     fence.acquire.sync_restrict::shared::cluster.cluster;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_acquire_sync_restrict(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_ACQUIRE_SYNC_RESTRICT, NULL, MGPU__SCOPE_CLUSTER));
#else
    asm volatile("fence.acquire.sync_restrict::shared::cluster.cluster;" : : : "memory");
#endif
}

/* A release fence at cluster scope that covers mbarrier objects of this CTA only: after
 * mbarrier.init, say.
 *   ptx     fence.release.sync_restrict::shared::cta.cluster;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_release_sync_restrict(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_RELEASE_SYNC_RESTRICT, NULL, MGPU__SCOPE_CLUSTER));
#else
    asm volatile("fence.release.sync_restrict::shared::cta.cluster;" : : : "memory");
#endif
}

/* ---- between two addresses of one memory ------------------------------------------------- */

/* Order accesses to the same memory through different virtual addresses.
 *   ptx     fence.proxy.alias;
 *   needs   PTX 7.5, sm_75
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_proxy_alias(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_PROXY_ALIAS, NULL, 0));
#else
    asm volatile("fence.proxy.alias;" : : : "memory");
#endif
}

/* The half of it that stands behind a load which synchronises: what was written through another address
 * before is seen here.
 *   ptx     fence.proxy.alias.acquire.sys;
 *   needs   PTX 9.4, sm_90
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_proxy_alias_acquire_sys(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_PROXY_ALIAS_ACQUIRE, NULL, MGPU__SCOPE_SYS));
#else
    asm volatile("fence.proxy.alias.acquire.sys;" : : : "memory");
#endif
}

/* The half of it that stands before a store which synchronises: what was written here is seen through
 * another address.
 *   ptx     fence.proxy.alias.release.sys;
 *   needs   PTX 9.4, sm_90
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_proxy_alias_release_sys(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_PROXY_ALIAS_RELEASE, NULL, MGPU__SCOPE_SYS));
#else
    asm volatile("fence.proxy.alias.release.sys;" : : : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */

#include "fence.gen.h"

#endif /* MGPU_PTX_FENCE_H */
