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
 * Names: no space = all memory; no scope = CTA.
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

/* ---- a tensor map that a kernel changed -------------------------------------------------- */

/* Publish a tensor map that was written in global memory, to threads of this block which
 * acquire it.
 *   ptx     fence.proxy.tensormap::generic.release.cta;
 *   needs   PTX 8.3, sm_90
 *   by      the thread that wrote it, before it signals
 */
MGPU_DEVICE void
mgpu_fence_proxy_tensormap_release(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_PROXY_TENSORMAP_RELEASE, NULL, 0));
#else
    asm volatile("fence.proxy.tensormap::generic.release.cta;" : : : "memory");
#endif
}

/* Publish a tensor map that was written in global memory, to threads of the cluster which
 * acquire it.
 *   ptx     fence.proxy.tensormap::generic.release.cluster;
 *   needs   PTX 8.3, sm_90
 *   by      the thread that wrote it, before it signals
 */
MGPU_DEVICE void
mgpu_fence_proxy_tensormap_release_cluster(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_PROXY_TENSORMAP_RELEASE, NULL, MGPU__SCOPE_CLUSTER));
#else
    asm volatile("fence.proxy.tensormap::generic.release.cluster;" : : : "memory");
#endif
}

/* Publish a tensor map that was written in global memory, to threads of this GPU which acquire
 * it.
 *   ptx     fence.proxy.tensormap::generic.release.gpu;
 *   needs   PTX 8.3, sm_90
 *   by      the thread that wrote it, before it signals
 */
MGPU_DEVICE void
mgpu_fence_proxy_tensormap_release_gpu(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_PROXY_TENSORMAP_RELEASE, NULL, MGPU__SCOPE_GPU));
#else
    asm volatile("fence.proxy.tensormap::generic.release.gpu;" : : : "memory");
#endif
}

/* Publish a tensor map that was written in global memory, to threads of the whole system which
 * acquire it.
 *   ptx     fence.proxy.tensormap::generic.release.sys;
 *   needs   PTX 8.3, sm_90
 *   by      the thread that wrote it, before it signals
 */
MGPU_DEVICE void
mgpu_fence_proxy_tensormap_release_sys(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_PROXY_TENSORMAP_RELEASE, NULL, MGPU__SCOPE_SYS));
#else
    asm volatile("fence.proxy.tensormap::generic.release.sys;" : : : "memory");
#endif
}

/* Use the tensor map at `map` as this block last published it.
 *   ptx     fence.proxy.tensormap::generic.acquire.cta [map], 128;
 *   needs   PTX 8.3, sm_90
 *   by      each thread that will issue copies through it, after it saw the signal
 *   map     generic address in global memory, aligned to 128
 */
MGPU_DEVICE void
mgpu_fence_proxy_tensormap_acquire(const mgpu_tensor_map *map)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_PROXY_TENSORMAP_ACQUIRE, map, 0));
#else
    asm volatile("fence.proxy.tensormap::generic.acquire.cta [%0], 128;"
                 :
                 : "l"(map)
                 : "memory");
#endif
}

/* Use the tensor map at `map` as the cluster last published it.
 *   ptx     fence.proxy.tensormap::generic.acquire.cluster [map], 128;
 *   needs   PTX 8.3, sm_90
 *   by      each thread that will issue copies through it, after it saw the signal
 *   map     generic address in global memory, aligned to 128
 */
MGPU_DEVICE void
mgpu_fence_proxy_tensormap_acquire_cluster(const mgpu_tensor_map *map)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_PROXY_TENSORMAP_ACQUIRE, map, MGPU__SCOPE_CLUSTER));
#else
    asm volatile("fence.proxy.tensormap::generic.acquire.cluster [%0], 128;"
                 :
                 : "l"(map)
                 : "memory");
#endif
}

/* Use the tensor map at `map` as this GPU last published it.
 *   ptx     fence.proxy.tensormap::generic.acquire.gpu [map], 128;
 *   needs   PTX 8.3, sm_90
 *   by      each thread that will issue copies through it, after it saw the signal
 *   map     generic address in global memory, aligned to 128
 */
MGPU_DEVICE void
mgpu_fence_proxy_tensormap_acquire_gpu(const mgpu_tensor_map *map)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_PROXY_TENSORMAP_ACQUIRE, map, MGPU__SCOPE_GPU));
#else
    asm volatile("fence.proxy.tensormap::generic.acquire.gpu [%0], 128;"
                 :
                 : "l"(map)
                 : "memory");
#endif
}

/* Use the tensor map at `map` as the whole system last published it.
 *   ptx     fence.proxy.tensormap::generic.acquire.sys [map], 128;
 *   needs   PTX 8.3, sm_90
 *   by      each thread that will issue copies through it, after it saw the signal
 *   map     generic address in global memory, aligned to 128
 */
MGPU_DEVICE void
mgpu_fence_proxy_tensormap_acquire_sys(const mgpu_tensor_map *map)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_PROXY_TENSORMAP_ACQUIRE, map, MGPU__SCOPE_SYS));
#else
    asm volatile("fence.proxy.tensormap::generic.acquire.sys [%0], 128;"
                 :
                 : "l"(map)
                 : "memory");
#endif
}

/* ---- between threads --------------------------------------------------------------------- */

/* Order this thread's accesses before with those after, as seen by threads of this block.
 *   ptx     fence.acq_rel.cta;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_acq_rel(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_ACQ_REL, NULL, 0));
#else
    asm volatile("fence.acq_rel.cta;" : : : "memory");
#endif
}

/* Order this thread's accesses before with those after, as seen by threads of the cluster.
 *   ptx     fence.acq_rel.cluster;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_acq_rel_cluster(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_ACQ_REL, NULL, MGPU__SCOPE_CLUSTER));
#else
    asm volatile("fence.acq_rel.cluster;" : : : "memory");
#endif
}

/* Order this thread's accesses before with those after, as seen by threads of this GPU.
 *   ptx     fence.acq_rel.gpu;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_acq_rel_gpu(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_ACQ_REL, NULL, MGPU__SCOPE_GPU));
#else
    asm volatile("fence.acq_rel.gpu;" : : : "memory");
#endif
}

/* Order this thread's accesses before with those after, as seen by threads of the whole
 * system.
 *   ptx     fence.acq_rel.sys;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_acq_rel_sys(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_ACQ_REL, NULL, MGPU__SCOPE_SYS));
#else
    asm volatile("fence.acq_rel.sys;" : : : "memory");
#endif
}

/* Later accesses of this thread come after what it has observed from threads of this block.
 *   ptx     fence.acquire.cta;
 *   needs   PTX 8.6, sm_80
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_acquire(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_ACQUIRE, NULL, 0));
#else
    asm volatile("fence.acquire.cta;" : : : "memory");
#endif
}

/* Later accesses of this thread come after what it has observed from threads of the cluster.
 *   ptx     fence.acquire.cluster;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_acquire_cluster(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_ACQUIRE, NULL, MGPU__SCOPE_CLUSTER));
#else
    asm volatile("fence.acquire.cluster;" : : : "memory");
#endif
}

/* Later accesses of this thread come after what it has observed from threads of this GPU.
 *   ptx     fence.acquire.gpu;
 *   needs   PTX 8.6, sm_80
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_acquire_gpu(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_ACQUIRE, NULL, MGPU__SCOPE_GPU));
#else
    asm volatile("fence.acquire.gpu;" : : : "memory");
#endif
}

/* Later accesses of this thread come after what it has observed from threads of the whole
 * system.
 *   ptx     fence.acquire.sys;
 *   needs   PTX 8.6, sm_80
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_acquire_sys(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_ACQUIRE, NULL, MGPU__SCOPE_SYS));
#else
    asm volatile("fence.acquire.sys;" : : : "memory");
#endif
}

/* Earlier accesses of this thread come before what it signals next to threads of this block.
 *   ptx     fence.release.cta;
 *   needs   PTX 8.6, sm_80
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_release(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_RELEASE, NULL, 0));
#else
    asm volatile("fence.release.cta;" : : : "memory");
#endif
}

/* Earlier accesses of this thread come before what it signals next to threads of the cluster.
 *   ptx     fence.release.cluster;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_release_cluster(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_RELEASE, NULL, MGPU__SCOPE_CLUSTER));
#else
    asm volatile("fence.release.cluster;" : : : "memory");
#endif
}

/* Earlier accesses of this thread come before what it signals next to threads of this GPU.
 *   ptx     fence.release.gpu;
 *   needs   PTX 8.6, sm_80
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_release_gpu(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_RELEASE, NULL, MGPU__SCOPE_GPU));
#else
    asm volatile("fence.release.gpu;" : : : "memory");
#endif
}

/* Earlier accesses of this thread come before what it signals next to threads of the whole
 * system.
 *   ptx     fence.release.sys;
 *   needs   PTX 8.6, sm_80
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_release_sys(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_RELEASE, NULL, MGPU__SCOPE_SYS));
#else
    asm volatile("fence.release.sys;" : : : "memory");
#endif
}

/* Like acq_rel, and all such fences of this block have one total order. Slower.
 *   ptx     fence.sc.cta;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_sc(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_SC, NULL, 0));
#else
    asm volatile("fence.sc.cta;" : : : "memory");
#endif
}

/* Like acq_rel, and all such fences of the cluster have one total order. Slower.
 *   ptx     fence.sc.cluster;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_sc_cluster(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_SC, NULL, MGPU__SCOPE_CLUSTER));
#else
    asm volatile("fence.sc.cluster;" : : : "memory");
#endif
}

/* Like acq_rel, and all such fences of this GPU have one total order. Slower.
 *   ptx     fence.sc.gpu;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_sc_gpu(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_SC, NULL, MGPU__SCOPE_GPU));
#else
    asm volatile("fence.sc.gpu;" : : : "memory");
#endif
}

/* Like acq_rel, and all such fences of the whole system have one total order. Slower.
 *   ptx     fence.sc.sys;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_sc_sys(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_SC, NULL, MGPU__SCOPE_SYS));
#else
    asm volatile("fence.sc.sys;" : : : "memory");
#endif
}

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
 *   needs   PTX 7.5, sm_80
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

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_FENCE_H */
