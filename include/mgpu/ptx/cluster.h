/* mgpu/ptx/cluster.h - CTAs that run at once and see each other's shared memory.
 * SPDX-License-Identifier: MIT
 *
 *     cluster of 2      rank 0                    rank 1
 *                       |-- shared memory --|     |-- shared memory --|
 *                         x                         x
 *     mgpu_mapa(mgpu_smem_addr(x), 1) ------------- ^     from either CTA
 *
 * Typical use:
 *
 *     mgpu_mbarrier_init(bar, 1);  mgpu_fence_mbarrier_init();      one thread
 *     mgpu_barrier_cluster_arrive_aligned();                        all threads
 *     mgpu_barrier_cluster_wait_aligned();                          now peers may signal bar
 *     ...
 *     mgpu_mbarrier_arrive_shared_cluster(mgpu_mapa(bar, peer));
 *     ...
 *     mgpu_barrier_cluster_arrive_aligned();                        before the end: no CTA may
 *     mgpu_barrier_cluster_wait_aligned();                          leave while a peer still
 *                                                                   reads, writes or signals it
 *
 * Forms with _aligned, the usual ones, are for whole, converged warps.
 *
 * PTX ISA, "Parallel Synchronization and Communication Instructions: barrier.cluster", "Data
 * Movement and Conversion Instructions: mapa", "Special Registers".
 */
#ifndef MGPU_PTX_CLUSTER_H
#define MGPU_PTX_CLUSTER_H

#include "../config.h"
#include "../debug_device.h"
#include "../types.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* ---- where am I -------------------------------------------------------------------------- */

/* The rank of this CTA in its cluster: what mgpu_mapa() and multicast masks count in.
 *   ptx     mov.u32 r, %cluster_ctarank;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   returns 0 to mgpu_cluster_nctarank() - 1, x fastest; 0 without a cluster
 */
MGPU_DEVICE uint32_t
mgpu_cluster_ctarank(void)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = (uint32_t)mgpu__emu_sreg(MGPU__SREG_CLUSTER_CTARANK));
#else
    asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(r));
#endif
    return r;
}

/* How many CTAs the cluster has.
 *   ptx     mov.u32 r, %cluster_nctarank;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   returns 1 to 16; 1 without a cluster
 */
MGPU_DEVICE uint32_t
mgpu_cluster_nctarank(void)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = (uint32_t)mgpu__emu_sreg(MGPU__SREG_CLUSTER_NCTARANK));
#else
    asm("mov.u32 %0, %%cluster_nctarank;" : "=r"(r));
#endif
    return r;
}

/* The position of this CTA in its cluster.
 *   ptx     (mov.u32 of %cluster_ctaid.x, .y and .z)
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 */
MGPU_DEVICE mgpu_dim3
mgpu_cluster_ctaid(void)
{
    mgpu_dim3 r;
#if MGPU_EMULATE
    MGPU__EMU(r.x = (uint32_t)mgpu__emu_sreg(MGPU__SREG_CLUSTER_CTAID_X));
    MGPU__EMU(r.y = (uint32_t)mgpu__emu_sreg(MGPU__SREG_CLUSTER_CTAID_Y));
    MGPU__EMU(r.z = (uint32_t)mgpu__emu_sreg(MGPU__SREG_CLUSTER_CTAID_Z));
#else
    asm("mov.u32 %0, %%cluster_ctaid.x;" : "=r"(r.x));
    asm("mov.u32 %0, %%cluster_ctaid.y;" : "=r"(r.y));
    asm("mov.u32 %0, %%cluster_ctaid.z;" : "=r"(r.z));
#endif
    return r;
}

/* The size of the cluster, in CTAs.
 *   ptx     (mov.u32 of %cluster_nctaid.x, .y and .z)
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 */
MGPU_DEVICE mgpu_dim3
mgpu_cluster_nctaid(void)
{
    mgpu_dim3 r;
#if MGPU_EMULATE
    MGPU__EMU(r.x = (uint32_t)mgpu__emu_sreg(MGPU__SREG_CLUSTER_NCTAID_X));
    MGPU__EMU(r.y = (uint32_t)mgpu__emu_sreg(MGPU__SREG_CLUSTER_NCTAID_Y));
    MGPU__EMU(r.z = (uint32_t)mgpu__emu_sreg(MGPU__SREG_CLUSTER_NCTAID_Z));
#else
    asm("mov.u32 %0, %%cluster_nctaid.x;" : "=r"(r.x));
    asm("mov.u32 %0, %%cluster_nctaid.y;" : "=r"(r.y));
    asm("mov.u32 %0, %%cluster_nctaid.z;" : "=r"(r.z));
#endif
    return r;
}

/* The position of this cluster in the grid, in clusters.
 *   ptx     (mov.u32 of %clusterid.x, .y and .z)
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 */
MGPU_DEVICE mgpu_dim3
mgpu_clusterid(void)
{
    mgpu_dim3 r;
#if MGPU_EMULATE
    MGPU__EMU(r.x = (uint32_t)mgpu__emu_sreg(MGPU__SREG_CLUSTERID_X));
    MGPU__EMU(r.y = (uint32_t)mgpu__emu_sreg(MGPU__SREG_CLUSTERID_Y));
    MGPU__EMU(r.z = (uint32_t)mgpu__emu_sreg(MGPU__SREG_CLUSTERID_Z));
#else
    asm("mov.u32 %0, %%clusterid.x;" : "=r"(r.x));
    asm("mov.u32 %0, %%clusterid.y;" : "=r"(r.y));
    asm("mov.u32 %0, %%clusterid.z;" : "=r"(r.z));
#endif
    return r;
}

/* The size of the grid, in clusters.
 *   ptx     (mov.u32 of %nclusterid.x, .y and .z)
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 */
MGPU_DEVICE mgpu_dim3
mgpu_nclusterid(void)
{
    mgpu_dim3 r;
#if MGPU_EMULATE
    MGPU__EMU(r.x = (uint32_t)mgpu__emu_sreg(MGPU__SREG_NCLUSTERID_X));
    MGPU__EMU(r.y = (uint32_t)mgpu__emu_sreg(MGPU__SREG_NCLUSTERID_Y));
    MGPU__EMU(r.z = (uint32_t)mgpu__emu_sreg(MGPU__SREG_NCLUSTERID_Z));
#else
    asm("mov.u32 %0, %%nclusterid.x;" : "=r"(r.x));
    asm("mov.u32 %0, %%nclusterid.y;" : "=r"(r.y));
    asm("mov.u32 %0, %%nclusterid.z;" : "=r"(r.z));
#endif
    return r;
}

/* ---- addresses --------------------------------------------------------------------------- */

/* The address of `addr` in the CTA of rank `rank`: where this CTA has something, its peer has
 * the same thing.
 *   ptx     mapa.shared::cluster.u32 r, addr, rank;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared address: mgpu_smem_addr(), or one of a peer
 *   rank    0 to mgpu_cluster_nctarank() - 1
 *   returns a shared::cluster address, for the _shared_cluster forms
 */
MGPU_DEVICE uint32_t
mgpu_mapa(uint32_t addr, uint32_t rank MGPU__PLACE)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_mapa(addr, rank));
#else
    MGPU__DEBUG_PEER(rank);
    asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(r) : "r"(addr), "r"(rank));
#endif
    return r;
}

/* The rank of the CTA whose shared memory `addr` is in.
 *   ptx     getctarank.shared::cluster.u32 r, addr;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address
 *   returns 0 to mgpu_cluster_nctarank() - 1
 */
MGPU_DEVICE uint32_t
mgpu_getctarank(uint32_t addr)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_getctarank(addr));
#else
    asm("getctarank.shared::cluster.u32 %0, %1;" : "=r"(r) : "r"(addr));
#endif
    return r;
}

/* ---- the barrier of all threads of the cluster ------------------------------------------- */

/* Arrive at the cluster barrier. What this thread wrote before, in its own or a peer's memory,
 * is visible to who waits.
 *   ptx     barrier.cluster.arrive.release;
 *   needs   PTX 8.0, sm_90
 *   by      all threads of the cluster; then mgpu_barrier_cluster_wait()
 *   errors  twice without a wait between: undefined
 */
MGPU_DEVICE void
mgpu_barrier_cluster_arrive(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cluster_arrive(0));
#else
    MGPU__DEBUG_HAND_OFF(16);
    asm volatile("barrier.cluster.arrive.release;" : : : "memory");
#endif
}

/* Arrive at the cluster barrier without ordering memory: after mgpu_fence_mbarrier_init(), or
 * when only the end of use matters.
 *   ptx     barrier.cluster.arrive.relaxed;
 *   needs   PTX 8.0, sm_90
 *   by      all threads of the cluster; then mgpu_barrier_cluster_wait()
 */
MGPU_DEVICE void
mgpu_barrier_cluster_arrive_relaxed(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cluster_arrive(MGPU__RELAXED));
#else
    MGPU__DEBUG_HAND_OFF(16);
    asm volatile("barrier.cluster.arrive.relaxed;" : : : "memory");
#endif
}

/* Wait until all threads of the cluster have arrived.
 *   ptx     barrier.cluster.wait.acquire;
 *   needs   PTX 8.0, sm_90
 *   by      all threads of the cluster, each after its own arrive
 *   errors  a thread that has ended counts as arrived; one that returned early does not block
 */
MGPU_DEVICE void
mgpu_barrier_cluster_wait(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cluster_wait(0));
#else
    asm volatile("barrier.cluster.wait.acquire;" : : : "memory");
    MGPU__DEBUG_HAND_OFF(16);
#endif
}

/* Arrive at the cluster barrier. What this thread wrote before, in its own or a peer's memory,
 * is visible to who waits. Cheaper: the whole warp does it as one.
 *   ptx     barrier.cluster.arrive.release.aligned;
 *   needs   PTX 8.0, sm_90
 *   by      all threads of the cluster, whole warps converged; then
 *           mgpu_barrier_cluster_wait_aligned()
 *   errors  twice without a wait between: undefined
 */
MGPU_DEVICE void
mgpu_barrier_cluster_arrive_aligned(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cluster_arrive(MGPU__ALIGNED));
#else
    MGPU__DEBUG_HAND_OFF(16);
    asm volatile("barrier.cluster.arrive.release.aligned;" : : : "memory");
#endif
}

/* Arrive at the cluster barrier without ordering memory: after mgpu_fence_mbarrier_init(), or
 * when only the end of use matters. Cheaper: the whole warp does it as one.
 *   ptx     barrier.cluster.arrive.relaxed.aligned;
 *   needs   PTX 8.0, sm_90
 *   by      all threads of the cluster, whole warps converged; then
 *           mgpu_barrier_cluster_wait_aligned()
 */
MGPU_DEVICE void
mgpu_barrier_cluster_arrive_relaxed_aligned(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cluster_arrive(MGPU__RELAXED | MGPU__ALIGNED));
#else
    MGPU__DEBUG_HAND_OFF(16);
    asm volatile("barrier.cluster.arrive.relaxed.aligned;" : : : "memory");
#endif
}

/* Wait until all threads of the cluster have arrived. Cheaper: the whole warp does it as one.
 *   ptx     barrier.cluster.wait.acquire.aligned;
 *   needs   PTX 8.0, sm_90
 *   by      all threads of the cluster, whole warps converged, each after its own arrive
 *   errors  a thread that has ended counts as arrived; one that returned early does not block
 */
MGPU_DEVICE void
mgpu_barrier_cluster_wait_aligned(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cluster_wait(MGPU__ALIGNED));
#else
    asm volatile("barrier.cluster.wait.acquire.aligned;" : : : "memory");
    MGPU__DEBUG_HAND_OFF(16);
#endif
}

#endif /* MGPU_HAS_DEVICE */

#include "cluster_elsewhere.gen.h"

#endif /* MGPU_PTX_CLUSTER_H */
