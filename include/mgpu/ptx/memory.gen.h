/* mgpu/ptx/memory.gen.h - global memory as flags: loads and stores with an order and a scope.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/memory.py. The picture and the use are in memory.h.
 *
 *     acquire   what the writer of the value had written before (with release) is visible after
 *     release   who loads the value with acquire sees all that this thread wrote before
 *     relaxed   orders nothing else
 *
 * The scope names the threads between which that holds: _cluster, _gpu, _sys.
 */
#ifndef MGPU_PTX_MEMORY_GEN_H
#define MGPU_PTX_MEMORY_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

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

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_MEMORY_GEN_H */
