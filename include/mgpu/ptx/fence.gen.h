/* mgpu/ptx/fence.gen.h - fences with a scope: between threads, and for a tensor map.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/fence.py. Who must fence what, and when, is in fence.h.
 *
 * No scope in the name = threads of this block; _cluster, _gpu, _sys.
 */
#ifndef MGPU_PTX_FENCE_GEN_H
#define MGPU_PTX_FENCE_GEN_H

#include "../config.h"
#include "../types.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU__HOST_PASS
#include "host_pass.gen.h"
#elif MGPU_HAS_DEVICE

/* Order this thread's accesses before with those after, as seen by threads of this block.
 *   ptx     fence.acq_rel.cta;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_acq_rel(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_ACQ_REL, NULL, 0));
#else
    asm volatile("fence.acq_rel.cta;" : :  : "memory");
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
    asm volatile("fence.acq_rel.cluster;" : :  : "memory");
#endif
}

/* Order this thread's accesses before with those after, as seen by threads of this GPU.
 *   ptx     fence.acq_rel.gpu;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_acq_rel_gpu(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_ACQ_REL, NULL, MGPU__SCOPE_GPU));
#else
    asm volatile("fence.acq_rel.gpu;" : :  : "memory");
#endif
}

/* Order this thread's accesses before with those after, as seen by threads of the whole system.
 *   ptx     fence.acq_rel.sys;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_acq_rel_sys(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_ACQ_REL, NULL, MGPU__SCOPE_SYS));
#else
    asm volatile("fence.acq_rel.sys;" : :  : "memory");
#endif
}

/* Later accesses of this thread come after what it has observed from threads of this block.
 *   ptx     fence.acquire.cta;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_acquire(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_ACQUIRE, NULL, 0));
#else
    asm volatile("fence.acquire.cta;" : :  : "memory");
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
    asm volatile("fence.acquire.cluster;" : :  : "memory");
#endif
}

/* Later accesses of this thread come after what it has observed from threads of this GPU.
 *   ptx     fence.acquire.gpu;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_acquire_gpu(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_ACQUIRE, NULL, MGPU__SCOPE_GPU));
#else
    asm volatile("fence.acquire.gpu;" : :  : "memory");
#endif
}

/* Later accesses of this thread come after what it has observed from threads of the whole
 * system.
 *   ptx     fence.acquire.sys;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_acquire_sys(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_ACQUIRE, NULL, MGPU__SCOPE_SYS));
#else
    asm volatile("fence.acquire.sys;" : :  : "memory");
#endif
}

/* Earlier accesses of this thread come before what it signals next to threads of this block.
 *   ptx     fence.release.cta;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_release(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_RELEASE, NULL, 0));
#else
    asm volatile("fence.release.cta;" : :  : "memory");
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
    asm volatile("fence.release.cluster;" : :  : "memory");
#endif
}

/* Earlier accesses of this thread come before what it signals next to threads of this GPU.
 *   ptx     fence.release.gpu;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_release_gpu(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_RELEASE, NULL, MGPU__SCOPE_GPU));
#else
    asm volatile("fence.release.gpu;" : :  : "memory");
#endif
}

/* Earlier accesses of this thread come before what it signals next to threads of the whole
 * system.
 *   ptx     fence.release.sys;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_release_sys(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_RELEASE, NULL, MGPU__SCOPE_SYS));
#else
    asm volatile("fence.release.sys;" : :  : "memory");
#endif
}

/* Like acq_rel, and all such fences of this block have one total order. Slower.
 *   ptx     fence.sc.cta;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_sc(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_SC, NULL, 0));
#else
    asm volatile("fence.sc.cta;" : :  : "memory");
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
    asm volatile("fence.sc.cluster;" : :  : "memory");
#endif
}

/* Like acq_rel, and all such fences of this GPU have one total order. Slower.
 *   ptx     fence.sc.gpu;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_sc_gpu(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_SC, NULL, MGPU__SCOPE_GPU));
#else
    asm volatile("fence.sc.gpu;" : :  : "memory");
#endif
}

/* Like acq_rel, and all such fences of the whole system have one total order. Slower.
 *   ptx     fence.sc.sys;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_fence_sc_sys(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_fence(MGPU__FENCE_SC, NULL, MGPU__SCOPE_SYS));
#else
    asm volatile("fence.sc.sys;" : :  : "memory");
#endif
}

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
    asm volatile("fence.proxy.tensormap::generic.release.cta;" : :  : "memory");
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
    asm volatile("fence.proxy.tensormap::generic.release.cluster;" : :  : "memory");
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
    asm volatile("fence.proxy.tensormap::generic.release.gpu;" : :  : "memory");
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
    asm volatile("fence.proxy.tensormap::generic.release.sys;" : :  : "memory");
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

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_FENCE_GEN_H */
