/* mgpu/ptx/memory.gen.h - memory as flags: loads and stores with an order and a scope; shared memory as floats.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/memory.py. The picture and the use are in memory.h.
 *
 *     acquire   what the writer of the value had written before (with release) is visible after
 *     release   who loads the value with acquire sees all that this thread wrote before
 *     relaxed   orders nothing else
 *
 * The scope names the threads between which that holds: _cluster, _gpu, _sys; in shared memory it is
 * that of the space. _f32 is the same instruction on float registers. _mmio is for registers of
 * devices.
 */
#ifndef MGPU_PTX_MEMORY_GEN_H
#define MGPU_PTX_MEMORY_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU__HOST_PASS
#include "host_pass.gen.h"
#elif MGPU_HAS_DEVICE

/* Load a value that threads of the cluster change: what the one that wrote it had written
 * before (with release) is visible after.
 *   ptx     ld.acquire.cluster.global.b32 r, [p];
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_acquire_cluster_global_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_global(&r, p, 4, MGPU__SCOPE_CLUSTER));
#else
    asm volatile("ld.acquire.cluster.global.b32 %0, [%1];" : "=r"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load a value that threads of the cluster change: what the one that wrote it had written
 * before (with release) is visible after.
 *   ptx     ld.acquire.cluster.global.b64 r, [p];
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_acquire_cluster_global_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_global(&r, p, 8, MGPU__SCOPE_CLUSTER));
#else
    asm volatile("ld.acquire.cluster.global.b64 %0, [%1];" : "=l"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load a value that threads of the cluster change: what the one that wrote it had written
 * before (with release) is visible after.
 *   ptx     ld.acquire.cluster.global.f32 r, [p];
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE float
mgpu_ld_acquire_cluster_global_f32(const float *p)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_global(&r, p, 4, MGPU__SCOPE_CLUSTER));
#else
    asm volatile("ld.acquire.cluster.global.f32 %0, [%1];" : "=f"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load a value that threads of this GPU change: what the one that wrote it had written before
 * (with release) is visible after.
 *   ptx     ld.acquire.gpu.global.b32 r, [p];
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_acquire_gpu_global_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_global(&r, p, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("ld.acquire.gpu.global.b32 %0, [%1];" : "=r"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load a value that threads of this GPU change: what the one that wrote it had written before
 * (with release) is visible after.
 *   ptx     ld.acquire.gpu.global.b64 r, [p];
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_acquire_gpu_global_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_global(&r, p, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("ld.acquire.gpu.global.b64 %0, [%1];" : "=l"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load a value that threads of this GPU change: what the one that wrote it had written before
 * (with release) is visible after.
 *   ptx     ld.acquire.gpu.global.f32 r, [p];
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE float
mgpu_ld_acquire_gpu_global_f32(const float *p)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_global(&r, p, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("ld.acquire.gpu.global.f32 %0, [%1];" : "=f"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load a value that threads of the whole system change: what the one that wrote it had written
 * before (with release) is visible after.
 *   ptx     ld.acquire.sys.global.b32 r, [p];
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_acquire_sys_global_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_global(&r, p, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("ld.acquire.sys.global.b32 %0, [%1];" : "=r"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load a value that threads of the whole system change: what the one that wrote it had written
 * before (with release) is visible after.
 *   ptx     ld.acquire.sys.global.b64 r, [p];
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_acquire_sys_global_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_global(&r, p, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("ld.acquire.sys.global.b64 %0, [%1];" : "=l"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load a value that threads of the whole system change: what the one that wrote it had written
 * before (with release) is visible after.
 *   ptx     ld.acquire.sys.global.f32 r, [p];
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE float
mgpu_ld_acquire_sys_global_f32(const float *p)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_global(&r, p, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("ld.acquire.sys.global.f32 %0, [%1];" : "=f"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load a value that threads of this CTA change: what the one that wrote it had written before
 * (with release) is visible after.
 *   ptx     ld.acquire.cta.shared::cta.b32 r, [addr];
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_acquire_shared_b32(uint32_t addr)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared_ordered(&r, addr, 4, 0));
#else
    asm volatile("ld.acquire.cta.shared::cta.b32 %0, [%1];" : "=r"(r) : "r"(addr) : "memory");
#endif
    return r;
}

/* Load a value that threads of this CTA change: what the one that wrote it had written before
 * (with release) is visible after.
 *   ptx     ld.acquire.cta.shared::cta.b64 r, [addr];
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_acquire_shared_b64(uint32_t addr)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared_ordered(&r, addr, 8, 0));
#else
    asm volatile("ld.acquire.cta.shared::cta.b64 %0, [%1];" : "=l"(r) : "r"(addr) : "memory");
#endif
    return r;
}

/* Load a value that threads of this CTA change: what the one that wrote it had written before
 * (with release) is visible after.
 *   ptx     ld.acquire.cta.shared::cta.f32 r, [addr];
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 */
MGPU_DEVICE float
mgpu_ld_acquire_shared_f32(uint32_t addr)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared_ordered(&r, addr, 4, 0));
#else
    asm volatile("ld.acquire.cta.shared::cta.f32 %0, [%1];" : "=f"(r) : "r"(addr) : "memory");
#endif
    return r;
}

/* Load a value that threads of the cluster change: what the one that wrote it had written
 * before (with release) is visible after.
 *   ptx     ld.acquire.cluster.shared::cluster.b32 r, [addr];
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_acquire_shared_cluster_b32(uint32_t addr)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared_ordered(&r, addr, 4,
                                          MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("ld.acquire.cluster.shared::cluster.b32 %0, [%1];"
                 : "=r"(r)
                 : "r"(addr)
                 : "memory");
#endif
    return r;
}

/* Load a value that threads of the cluster change: what the one that wrote it had written
 * before (with release) is visible after.
 *   ptx     ld.acquire.cluster.shared::cluster.b64 r, [addr];
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_acquire_shared_cluster_b64(uint32_t addr)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared_ordered(&r, addr, 8,
                                          MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("ld.acquire.cluster.shared::cluster.b64 %0, [%1];"
                 : "=l"(r)
                 : "r"(addr)
                 : "memory");
#endif
    return r;
}

/* Load a value that threads of the cluster change: what the one that wrote it had written
 * before (with release) is visible after.
 *   ptx     ld.acquire.cluster.shared::cluster.f32 r, [addr];
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 */
MGPU_DEVICE float
mgpu_ld_acquire_shared_cluster_f32(uint32_t addr)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared_ordered(&r, addr, 4,
                                          MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("ld.acquire.cluster.shared::cluster.f32 %0, [%1];"
                 : "=f"(r)
                 : "r"(addr)
                 : "memory");
#endif
    return r;
}

/* Load a value that threads of the cluster change. Orders nothing else.
 *   ptx     ld.relaxed.cluster.global.b32 r, [p];
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_relaxed_cluster_global_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_global(&r, p, 4, MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    asm volatile("ld.relaxed.cluster.global.b32 %0, [%1];" : "=r"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load a value that threads of the cluster change. Orders nothing else.
 *   ptx     ld.relaxed.cluster.global.b64 r, [p];
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_relaxed_cluster_global_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_global(&r, p, 8, MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    asm volatile("ld.relaxed.cluster.global.b64 %0, [%1];" : "=l"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load a value that threads of the cluster change. Orders nothing else.
 *   ptx     ld.relaxed.cluster.global.f32 r, [p];
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE float
mgpu_ld_relaxed_cluster_global_f32(const float *p)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_global(&r, p, 4, MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    asm volatile("ld.relaxed.cluster.global.f32 %0, [%1];" : "=f"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load a value that threads of this GPU change. Orders nothing else.
 *   ptx     ld.relaxed.gpu.global.b32 r, [p];
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_relaxed_gpu_global_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_global(&r, p, 4, MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("ld.relaxed.gpu.global.b32 %0, [%1];" : "=r"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load a value that threads of this GPU change. Orders nothing else.
 *   ptx     ld.relaxed.gpu.global.b64 r, [p];
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_relaxed_gpu_global_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_global(&r, p, 8, MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("ld.relaxed.gpu.global.b64 %0, [%1];" : "=l"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load a value that threads of this GPU change. Orders nothing else.
 *   ptx     ld.relaxed.gpu.global.f32 r, [p];
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE float
mgpu_ld_relaxed_gpu_global_f32(const float *p)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_global(&r, p, 4, MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("ld.relaxed.gpu.global.f32 %0, [%1];" : "=f"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load a value that threads of the whole system change. Orders nothing else.
 *   ptx     ld.relaxed.sys.global.b32 r, [p];
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_relaxed_sys_global_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_global(&r, p, 4, MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("ld.relaxed.sys.global.b32 %0, [%1];" : "=r"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load a value that threads of the whole system change. Orders nothing else.
 *   ptx     ld.relaxed.sys.global.b64 r, [p];
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_relaxed_sys_global_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_global(&r, p, 8, MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("ld.relaxed.sys.global.b64 %0, [%1];" : "=l"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load a value that threads of the whole system change. Orders nothing else.
 *   ptx     ld.relaxed.sys.global.f32 r, [p];
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE float
mgpu_ld_relaxed_sys_global_f32(const float *p)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_global(&r, p, 4, MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("ld.relaxed.sys.global.f32 %0, [%1];" : "=f"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load a value that threads of this CTA change. Orders nothing else.
 *   ptx     ld.relaxed.cta.shared::cta.b32 r, [addr];
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_relaxed_shared_b32(uint32_t addr)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared_ordered(&r, addr, 4, MGPU__RELAXED));
#else
    asm volatile("ld.relaxed.cta.shared::cta.b32 %0, [%1];" : "=r"(r) : "r"(addr) : "memory");
#endif
    return r;
}

/* Load a value that threads of this CTA change. Orders nothing else.
 *   ptx     ld.relaxed.cta.shared::cta.b64 r, [addr];
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_relaxed_shared_b64(uint32_t addr)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared_ordered(&r, addr, 8, MGPU__RELAXED));
#else
    asm volatile("ld.relaxed.cta.shared::cta.b64 %0, [%1];" : "=l"(r) : "r"(addr) : "memory");
#endif
    return r;
}

/* Load a value that threads of this CTA change. Orders nothing else.
 *   ptx     ld.relaxed.cta.shared::cta.f32 r, [addr];
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 */
MGPU_DEVICE float
mgpu_ld_relaxed_shared_f32(uint32_t addr)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared_ordered(&r, addr, 4, MGPU__RELAXED));
#else
    asm volatile("ld.relaxed.cta.shared::cta.f32 %0, [%1];" : "=f"(r) : "r"(addr) : "memory");
#endif
    return r;
}

/* Load a value that threads of the cluster change. Orders nothing else.
 *   ptx     ld.relaxed.cluster.shared::cluster.b32 r, [addr];
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_relaxed_shared_cluster_b32(uint32_t addr)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared_ordered(&r, addr, 4,
                                          MGPU__RELAXED | MGPU__SCOPE_CLUSTER |
                                          MGPU__SPACE_CLUSTER));
#else
    asm volatile("ld.relaxed.cluster.shared::cluster.b32 %0, [%1];"
                 : "=r"(r)
                 : "r"(addr)
                 : "memory");
#endif
    return r;
}

/* Load a value that threads of the cluster change. Orders nothing else.
 *   ptx     ld.relaxed.cluster.shared::cluster.b64 r, [addr];
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_relaxed_shared_cluster_b64(uint32_t addr)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared_ordered(&r, addr, 8,
                                          MGPU__RELAXED | MGPU__SCOPE_CLUSTER |
                                          MGPU__SPACE_CLUSTER));
#else
    asm volatile("ld.relaxed.cluster.shared::cluster.b64 %0, [%1];"
                 : "=l"(r)
                 : "r"(addr)
                 : "memory");
#endif
    return r;
}

/* Load a value that threads of the cluster change. Orders nothing else.
 *   ptx     ld.relaxed.cluster.shared::cluster.f32 r, [addr];
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 */
MGPU_DEVICE float
mgpu_ld_relaxed_shared_cluster_f32(uint32_t addr)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared_ordered(&r, addr, 4,
                                          MGPU__RELAXED | MGPU__SCOPE_CLUSTER |
                                          MGPU__SPACE_CLUSTER));
#else
    asm volatile("ld.relaxed.cluster.shared::cluster.f32 %0, [%1];"
                 : "=f"(r)
                 : "r"(addr)
                 : "memory");
#endif
    return r;
}

/* Store a value for threads of the cluster. Who loads it with acquire sees all that this thread
 * wrote before.
 *   ptx     st.release.cluster.global.b32 [p], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_release_cluster_global_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_global(p, &value, 4, MGPU__SCOPE_CLUSTER));
#else
    asm volatile("st.release.cluster.global.b32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* Store a value for threads of the cluster. Who loads it with acquire sees all that this thread
 * wrote before.
 *   ptx     st.release.cluster.global.b64 [p], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the 8 bytes
 */
MGPU_DEVICE void
mgpu_st_release_cluster_global_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_global(p, &value, 8, MGPU__SCOPE_CLUSTER));
#else
    asm volatile("st.release.cluster.global.b64 [%0], %1;" : : "l"(p), "l"(value) : "memory");
#endif
}

/* Store a value for threads of the cluster. Who loads it with acquire sees all that this thread
 * wrote before.
 *   ptx     st.release.cluster.global.f32 [p], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_release_cluster_global_f32(float *p, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_global(p, &value, 4, MGPU__SCOPE_CLUSTER));
#else
    asm volatile("st.release.cluster.global.f32 [%0], %1;" : : "l"(p), "f"(value) : "memory");
#endif
}

/* Store a value for threads of this GPU. Who loads it with acquire sees all that this thread
 * wrote before.
 *   ptx     st.release.gpu.global.b32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_release_gpu_global_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_global(p, &value, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("st.release.gpu.global.b32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* Store a value for threads of this GPU. Who loads it with acquire sees all that this thread
 * wrote before.
 *   ptx     st.release.gpu.global.b64 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the 8 bytes
 */
MGPU_DEVICE void
mgpu_st_release_gpu_global_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_global(p, &value, 8, MGPU__SCOPE_GPU));
#else
    asm volatile("st.release.gpu.global.b64 [%0], %1;" : : "l"(p), "l"(value) : "memory");
#endif
}

/* Store a value for threads of this GPU. Who loads it with acquire sees all that this thread
 * wrote before.
 *   ptx     st.release.gpu.global.f32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_release_gpu_global_f32(float *p, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_global(p, &value, 4, MGPU__SCOPE_GPU));
#else
    asm volatile("st.release.gpu.global.f32 [%0], %1;" : : "l"(p), "f"(value) : "memory");
#endif
}

/* Store a value for threads of the whole system. Who loads it with acquire sees all that this
 * thread wrote before.
 *   ptx     st.release.sys.global.b32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_release_sys_global_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_global(p, &value, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("st.release.sys.global.b32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* Store a value for threads of the whole system. Who loads it with acquire sees all that this
 * thread wrote before.
 *   ptx     st.release.sys.global.b64 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the 8 bytes
 */
MGPU_DEVICE void
mgpu_st_release_sys_global_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_global(p, &value, 8, MGPU__SCOPE_SYS));
#else
    asm volatile("st.release.sys.global.b64 [%0], %1;" : : "l"(p), "l"(value) : "memory");
#endif
}

/* Store a value for threads of the whole system. Who loads it with acquire sees all that this
 * thread wrote before.
 *   ptx     st.release.sys.global.f32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_release_sys_global_f32(float *p, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_global(p, &value, 4, MGPU__SCOPE_SYS));
#else
    asm volatile("st.release.sys.global.f32 [%0], %1;" : : "l"(p), "f"(value) : "memory");
#endif
}

/* Store a value for threads of this CTA. Who loads it with acquire sees all that this thread
 * wrote before.
 *   ptx     st.release.cta.shared::cta.b32 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_release_shared_b32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared_ordered(addr, &value, 4, 0));
#else
    asm volatile("st.release.cta.shared::cta.b32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* Store a value for threads of this CTA. Who loads it with acquire sees all that this thread
 * wrote before.
 *   ptx     st.release.cta.shared::cta.b64 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 8-byte aligned
 *   value   the 8 bytes
 */
MGPU_DEVICE void
mgpu_st_release_shared_b64(uint32_t addr, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared_ordered(addr, &value, 8, 0));
#else
    asm volatile("st.release.cta.shared::cta.b64 [%0], %1;"
                 :
                 : "r"(addr), "l"(value)
                 : "memory");
#endif
}

/* Store a value for threads of this CTA. Who loads it with acquire sees all that this thread
 * wrote before.
 *   ptx     st.release.cta.shared::cta.f32 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_release_shared_f32(uint32_t addr, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared_ordered(addr, &value, 4, 0));
#else
    asm volatile("st.release.cta.shared::cta.f32 [%0], %1;"
                 :
                 : "r"(addr), "f"(value)
                 : "memory");
#endif
}

/* Store a value for threads of the cluster. Who loads it with acquire sees all that this thread
 * wrote before.
 *   ptx     st.release.cluster.shared::cluster.b32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_release_shared_cluster_b32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared_ordered(addr, &value, 4,
                                          MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("st.release.cluster.shared::cluster.b32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* Store a value for threads of the cluster. Who loads it with acquire sees all that this thread
 * wrote before.
 *   ptx     st.release.cluster.shared::cluster.b64 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 8-byte aligned
 *   value   the 8 bytes
 */
MGPU_DEVICE void
mgpu_st_release_shared_cluster_b64(uint32_t addr, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared_ordered(addr, &value, 8,
                                          MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("st.release.cluster.shared::cluster.b64 [%0], %1;"
                 :
                 : "r"(addr), "l"(value)
                 : "memory");
#endif
}

/* Store a value for threads of the cluster. Who loads it with acquire sees all that this thread
 * wrote before.
 *   ptx     st.release.cluster.shared::cluster.f32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_release_shared_cluster_f32(uint32_t addr, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared_ordered(addr, &value, 4,
                                          MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    asm volatile("st.release.cluster.shared::cluster.f32 [%0], %1;"
                 :
                 : "r"(addr), "f"(value)
                 : "memory");
#endif
}

/* Store a value for threads of the cluster. Orders nothing else.
 *   ptx     st.relaxed.cluster.global.b32 [p], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_relaxed_cluster_global_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_global(p, &value, 4, MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    asm volatile("st.relaxed.cluster.global.b32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* Store a value for threads of the cluster. Orders nothing else.
 *   ptx     st.relaxed.cluster.global.b64 [p], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the 8 bytes
 */
MGPU_DEVICE void
mgpu_st_relaxed_cluster_global_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_global(p, &value, 8, MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    asm volatile("st.relaxed.cluster.global.b64 [%0], %1;" : : "l"(p), "l"(value) : "memory");
#endif
}

/* Store a value for threads of the cluster. Orders nothing else.
 *   ptx     st.relaxed.cluster.global.f32 [p], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_relaxed_cluster_global_f32(float *p, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_global(p, &value, 4, MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    asm volatile("st.relaxed.cluster.global.f32 [%0], %1;" : : "l"(p), "f"(value) : "memory");
#endif
}

/* Store a value for threads of this GPU. Orders nothing else.
 *   ptx     st.relaxed.gpu.global.b32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_relaxed_gpu_global_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_global(p, &value, 4, MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("st.relaxed.gpu.global.b32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* Store a value for threads of this GPU. Orders nothing else.
 *   ptx     st.relaxed.gpu.global.b64 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the 8 bytes
 */
MGPU_DEVICE void
mgpu_st_relaxed_gpu_global_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_global(p, &value, 8, MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("st.relaxed.gpu.global.b64 [%0], %1;" : : "l"(p), "l"(value) : "memory");
#endif
}

/* Store a value for threads of this GPU. Orders nothing else.
 *   ptx     st.relaxed.gpu.global.f32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_relaxed_gpu_global_f32(float *p, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_global(p, &value, 4, MGPU__RELAXED | MGPU__SCOPE_GPU));
#else
    asm volatile("st.relaxed.gpu.global.f32 [%0], %1;" : : "l"(p), "f"(value) : "memory");
#endif
}

/* Store a value for threads of the whole system. Orders nothing else.
 *   ptx     st.relaxed.sys.global.b32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_relaxed_sys_global_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_global(p, &value, 4, MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("st.relaxed.sys.global.b32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* Store a value for threads of the whole system. Orders nothing else.
 *   ptx     st.relaxed.sys.global.b64 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the 8 bytes
 */
MGPU_DEVICE void
mgpu_st_relaxed_sys_global_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_global(p, &value, 8, MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("st.relaxed.sys.global.b64 [%0], %1;" : : "l"(p), "l"(value) : "memory");
#endif
}

/* Store a value for threads of the whole system. Orders nothing else.
 *   ptx     st.relaxed.sys.global.f32 [p], value;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_relaxed_sys_global_f32(float *p, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_global(p, &value, 4, MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("st.relaxed.sys.global.f32 [%0], %1;" : : "l"(p), "f"(value) : "memory");
#endif
}

/* Store a value for threads of this CTA. Orders nothing else.
 *   ptx     st.relaxed.cta.shared::cta.b32 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_relaxed_shared_b32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared_ordered(addr, &value, 4, MGPU__RELAXED));
#else
    asm volatile("st.relaxed.cta.shared::cta.b32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* Store a value for threads of this CTA. Orders nothing else.
 *   ptx     st.relaxed.cta.shared::cta.b64 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 8-byte aligned
 *   value   the 8 bytes
 */
MGPU_DEVICE void
mgpu_st_relaxed_shared_b64(uint32_t addr, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared_ordered(addr, &value, 8, MGPU__RELAXED));
#else
    asm volatile("st.relaxed.cta.shared::cta.b64 [%0], %1;"
                 :
                 : "r"(addr), "l"(value)
                 : "memory");
#endif
}

/* Store a value for threads of this CTA. Orders nothing else.
 *   ptx     st.relaxed.cta.shared::cta.f32 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_relaxed_shared_f32(uint32_t addr, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared_ordered(addr, &value, 4, MGPU__RELAXED));
#else
    asm volatile("st.relaxed.cta.shared::cta.f32 [%0], %1;"
                 :
                 : "r"(addr), "f"(value)
                 : "memory");
#endif
}

/* Store a value for threads of the cluster. Orders nothing else.
 *   ptx     st.relaxed.cluster.shared::cluster.b32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_relaxed_shared_cluster_b32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared_ordered(addr, &value, 4,
                                          MGPU__RELAXED | MGPU__SCOPE_CLUSTER |
                                          MGPU__SPACE_CLUSTER));
#else
    asm volatile("st.relaxed.cluster.shared::cluster.b32 [%0], %1;"
                 :
                 : "r"(addr), "r"(value)
                 : "memory");
#endif
}

/* Store a value for threads of the cluster. Orders nothing else.
 *   ptx     st.relaxed.cluster.shared::cluster.b64 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 8-byte aligned
 *   value   the 8 bytes
 */
MGPU_DEVICE void
mgpu_st_relaxed_shared_cluster_b64(uint32_t addr, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared_ordered(addr, &value, 8,
                                          MGPU__RELAXED | MGPU__SCOPE_CLUSTER |
                                          MGPU__SPACE_CLUSTER));
#else
    asm volatile("st.relaxed.cluster.shared::cluster.b64 [%0], %1;"
                 :
                 : "r"(addr), "l"(value)
                 : "memory");
#endif
}

/* Store a value for threads of the cluster. Orders nothing else.
 *   ptx     st.relaxed.cluster.shared::cluster.f32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_relaxed_shared_cluster_f32(uint32_t addr, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared_ordered(addr, &value, 4,
                                          MGPU__RELAXED | MGPU__SCOPE_CLUSTER |
                                          MGPU__SPACE_CLUSTER));
#else
    asm volatile("st.relaxed.cluster.shared::cluster.f32 [%0], %1;"
                 :
                 : "r"(addr), "f"(value)
                 : "memory");
#endif
}

/* Load a register of a device: one access, neither dropped nor merged. Orders nothing else.
 *   ptx     ld.mmio.relaxed.sys.global.b32 r, [p];
 *   needs   PTX 8.2, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_mmio_relaxed_sys_global_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_global(&r, p, 4, MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("ld.mmio.relaxed.sys.global.b32 %0, [%1];" : "=r"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Store to a register of a device: one access, neither dropped nor merged. Orders nothing else.
 *   ptx     st.mmio.relaxed.sys.global.b32 [p], value;
 *   needs   PTX 8.2, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_mmio_relaxed_sys_global_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_global(p, &value, 4, MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("st.mmio.relaxed.sys.global.b32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* Load a register of a device: one access, neither dropped nor merged. Orders nothing else.
 *   ptx     ld.mmio.relaxed.sys.global.b64 r, [p];
 *   needs   PTX 8.2, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_mmio_relaxed_sys_global_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_global(&r, p, 8, MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("ld.mmio.relaxed.sys.global.b64 %0, [%1];" : "=l"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Store to a register of a device: one access, neither dropped nor merged. Orders nothing else.
 *   ptx     st.mmio.relaxed.sys.global.b64 [p], value;
 *   needs   PTX 8.2, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the 8 bytes
 */
MGPU_DEVICE void
mgpu_st_mmio_relaxed_sys_global_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_global(p, &value, 8, MGPU__RELAXED | MGPU__SCOPE_SYS));
#else
    asm volatile("st.mmio.relaxed.sys.global.b64 [%0], %1;" : : "l"(p), "l"(value) : "memory");
#endif
}

/* Load a byte from this CTA's shared memory.
 *   ptx     ld.shared::cta.b8 r, [addr];
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address
 */
MGPU_DEVICE uint8_t
mgpu_ld_shared_b8(uint32_t addr)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared(&r, addr, 1, 0));
#else
    asm volatile("ld.shared::cta.b8 %0, [%1];" : "=h"(r) : "r"(addr) : "memory");
#endif
    return (uint8_t)r;
}

/* Store a byte to this CTA's shared memory.
 *   ptx     st.shared::cta.b8 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address
 *   value   the byte
 */
MGPU_DEVICE void
mgpu_st_shared_b8(uint32_t addr, uint8_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared(addr, &value, 1, 0));
#else
    asm volatile("st.shared::cta.b8 [%0], %1;" : : "r"(addr), "h"((uint16_t)value) : "memory");
#endif
}

/* Load 2 bytes from this CTA's shared memory.
 *   ptx     ld.shared::cta.b16 r, [addr];
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 2-byte aligned
 */
MGPU_DEVICE uint16_t
mgpu_ld_shared_b16(uint32_t addr)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared(&r, addr, 2, 0));
#else
    asm volatile("ld.shared::cta.b16 %0, [%1];" : "=h"(r) : "r"(addr) : "memory");
#endif
    return r;
}

/* Store 2 bytes to this CTA's shared memory.
 *   ptx     st.shared::cta.b16 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 2-byte aligned
 *   value   the 2 bytes
 */
MGPU_DEVICE void
mgpu_st_shared_b16(uint32_t addr, uint16_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared(addr, &value, 2, 0));
#else
    asm volatile("st.shared::cta.b16 [%0], %1;" : : "r"(addr), "h"(value) : "memory");
#endif
}

/* Load a byte from shared memory of any CTA of the cluster.
 *   ptx     ld.shared::cluster.b8 r, [addr];
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa()
 */
MGPU_DEVICE uint8_t
mgpu_ld_shared_cluster_b8(uint32_t addr)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared(&r, addr, 1, MGPU__SPACE_CLUSTER));
#else
    asm volatile("ld.shared::cluster.b8 %0, [%1];" : "=h"(r) : "r"(addr) : "memory");
#endif
    return (uint8_t)r;
}

/* Store a byte to shared memory of any CTA of the cluster.
 *   ptx     st.shared::cluster.b8 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa()
 *   value   the byte
 */
MGPU_DEVICE void
mgpu_st_shared_cluster_b8(uint32_t addr, uint8_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared(addr, &value, 1, MGPU__SPACE_CLUSTER));
#else
    asm volatile("st.shared::cluster.b8 [%0], %1;"
                 :
                 : "r"(addr), "h"((uint16_t)value)
                 : "memory");
#endif
}

/* Load 2 bytes from shared memory of any CTA of the cluster.
 *   ptx     ld.shared::cluster.b16 r, [addr];
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 2-byte aligned
 */
MGPU_DEVICE uint16_t
mgpu_ld_shared_cluster_b16(uint32_t addr)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared(&r, addr, 2, MGPU__SPACE_CLUSTER));
#else
    asm volatile("ld.shared::cluster.b16 %0, [%1];" : "=h"(r) : "r"(addr) : "memory");
#endif
    return r;
}

/* Store 2 bytes to shared memory of any CTA of the cluster.
 *   ptx     st.shared::cluster.b16 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 2-byte aligned
 *   value   the 2 bytes
 */
MGPU_DEVICE void
mgpu_st_shared_cluster_b16(uint32_t addr, uint16_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared(addr, &value, 2, MGPU__SPACE_CLUSTER));
#else
    asm volatile("st.shared::cluster.b16 [%0], %1;" : : "r"(addr), "h"(value) : "memory");
#endif
}

/* Load a float from this CTA's shared memory.
 *   ptx     ld.shared::cta.f32 r, [addr];
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 */
MGPU_DEVICE float
mgpu_ld_shared_f32(uint32_t addr)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared(&r, addr, 4, 0));
#else
    asm volatile("ld.shared::cta.f32 %0, [%1];" : "=f"(r) : "r"(addr) : "memory");
#endif
    return r;
}

/* Store a float to this CTA's shared memory.
 *   ptx     st.shared::cta.f32 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the float
 */
MGPU_DEVICE void
mgpu_st_shared_f32(uint32_t addr, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared(addr, &value, 4, 0));
#else
    asm volatile("st.shared::cta.f32 [%0], %1;" : : "r"(addr), "f"(value) : "memory");
#endif
}

/* Load 2 floats from this CTA's shared memory.
 *   ptx     ld.shared::cta.v2.f32 r, [addr];
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   r       2 registers
 *   addr    shared::cta address, 8-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_shared_v2_f32(float r[2], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared(r, addr, 8, 0));
#else
    asm volatile("ld.shared::cta.v2.f32 {%0, %1}, [%2];"
                 : "=f"(r[0]), "=f"(r[1])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Store 2 floats to this CTA's shared memory.
 *   ptx     st.shared::cta.v2.f32 [addr], r;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 8-byte aligned
 *   r       2 registers
 */
MGPU_DEVICE void
mgpu_st_shared_v2_f32(uint32_t addr, const float r[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared(addr, r, 8, 0));
#else
    asm volatile("st.shared::cta.v2.f32 [%0], {%1, %2};"
                 :
                 : "r"(addr), "f"(r[0]), "f"(r[1])
                 : "memory");
#endif
}

/* Load 4 floats from this CTA's shared memory.
 *   ptx     ld.shared::cta.v4.f32 r, [addr];
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   r       4 registers
 *   addr    shared::cta address, 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_shared_v4_f32(float r[4], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared(r, addr, 16, 0));
#else
    asm volatile("ld.shared::cta.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Store 4 floats to this CTA's shared memory.
 *   ptx     st.shared::cta.v4.f32 [addr], r;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 16-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_shared_v4_f32(uint32_t addr, const float r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared(addr, r, 16, 0));
#else
    asm volatile("st.shared::cta.v4.f32 [%0], {%1, %2, %3, %4};"
                 :
                 : "r"(addr), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3])
                 : "memory");
#endif
}

/* Load a float from shared memory of any CTA of the cluster.
 *   ptx     ld.shared::cluster.f32 r, [addr];
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 */
MGPU_DEVICE float
mgpu_ld_shared_cluster_f32(uint32_t addr)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared(&r, addr, 4, MGPU__SPACE_CLUSTER));
#else
    asm volatile("ld.shared::cluster.f32 %0, [%1];" : "=f"(r) : "r"(addr) : "memory");
#endif
    return r;
}

/* Store a float to shared memory of any CTA of the cluster.
 *   ptx     st.shared::cluster.f32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the float
 */
MGPU_DEVICE void
mgpu_st_shared_cluster_f32(uint32_t addr, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared(addr, &value, 4, MGPU__SPACE_CLUSTER));
#else
    asm volatile("st.shared::cluster.f32 [%0], %1;" : : "r"(addr), "f"(value) : "memory");
#endif
}

/* Load 2 floats from shared memory of any CTA of the cluster.
 *   ptx     ld.shared::cluster.v2.f32 r, [addr];
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   r       2 registers
 *   addr    shared::cluster address, from mgpu_mapa(), 8-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_shared_cluster_v2_f32(float r[2], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared(r, addr, 8, MGPU__SPACE_CLUSTER));
#else
    asm volatile("ld.shared::cluster.v2.f32 {%0, %1}, [%2];"
                 : "=f"(r[0]), "=f"(r[1])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Store 2 floats to shared memory of any CTA of the cluster.
 *   ptx     st.shared::cluster.v2.f32 [addr], r;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 8-byte aligned
 *   r       2 registers
 */
MGPU_DEVICE void
mgpu_st_shared_cluster_v2_f32(uint32_t addr, const float r[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared(addr, r, 8, MGPU__SPACE_CLUSTER));
#else
    asm volatile("st.shared::cluster.v2.f32 [%0], {%1, %2};"
                 :
                 : "r"(addr), "f"(r[0]), "f"(r[1])
                 : "memory");
#endif
}

/* Load 4 floats from shared memory of any CTA of the cluster.
 *   ptx     ld.shared::cluster.v4.f32 r, [addr];
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   r       4 registers
 *   addr    shared::cluster address, from mgpu_mapa(), 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_shared_cluster_v4_f32(float r[4], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared(r, addr, 16, MGPU__SPACE_CLUSTER));
#else
    asm volatile("ld.shared::cluster.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Store 4 floats to shared memory of any CTA of the cluster.
 *   ptx     st.shared::cluster.v4.f32 [addr], r;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 16-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_shared_cluster_v4_f32(uint32_t addr, const float r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared(addr, r, 16, MGPU__SPACE_CLUSTER));
#else
    asm volatile("st.shared::cluster.v4.f32 [%0], {%1, %2, %3, %4};"
                 :
                 : "r"(addr), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3])
                 : "memory");
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_ld_shared_v2_f32(r, ...) mgpu_ld_shared_v2_f32(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_st_shared_v2_f32(addr, ...) mgpu_st_shared_v2_f32(addr, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_ld_shared_v4_f32(r, ...) mgpu_ld_shared_v4_f32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_st_shared_v4_f32(addr, ...) mgpu_st_shared_v4_f32(addr, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_ld_shared_cluster_v2_f32(r, ...) mgpu_ld_shared_cluster_v2_f32(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_st_shared_cluster_v2_f32(addr, ...) mgpu_st_shared_cluster_v2_f32(addr, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_ld_shared_cluster_v4_f32(r, ...) mgpu_ld_shared_cluster_v4_f32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_st_shared_cluster_v4_f32(addr, ...) mgpu_st_shared_cluster_v4_f32(addr, MGPU__HOLDS(4, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_MEMORY_GEN_H */
