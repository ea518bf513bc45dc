/* mgpu/ptx/memory.h - loads and stores whose address space or order plain C cannot say.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_ld_shared_b32(addr)              this CTA's shared memory, by its 32-bit address
 *     mgpu_ld_shared_cluster_b32(addr)      a peer's: addr = mgpu_mapa(own address, rank)
 *     mgpu_ld_acquire_gpu_global_b32(p)     a flag that another CTA sets
 *
 * Typical use, a CTA hands a buffer in global memory to another one:
 *
 *     writer:  out[i] = x;  __syncthreads();
 *              if (one) mgpu_st_release_gpu_global_b32(flag, 1);
 *     reader:  if (one) while (mgpu_ld_acquire_gpu_global_b32(flag) == 0) {}
 *              __syncthreads();  ... out[i] ...
 *
 * Order, then scope, then space, as in PTX: the scope (_cluster, _gpu, _sys) names the threads
 * between which the order holds: memory.gen.h. Shared-memory forms without an order are weak:
 * barriers order them. Each has a form on float registers, _f32; _b8 and _b16 are a byte and two.
 * What caches do with a line of global memory (_nc, _l1_..., _hint) is said by functions of cached.h.
 *
 * PTX ISA, "Data Movement and Conversion Instructions: ld, st".
 */
#ifndef MGPU_PTX_MEMORY_H
#define MGPU_PTX_MEMORY_H

#include "../config.h"
#include "cache.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* ---- shared memory of this CTA, by its 32-bit address ------------------------------------ */

/* Load 4 bytes from this CTA's shared memory.
 *   ptx     ld.shared::cta.b32 r, [addr];
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_shared_b32(uint32_t addr)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared(&r, addr, 4, 0));
#else
    asm volatile("ld.shared::cta.b32 %0, [%1];" : "=r"(r) : "r"(addr) : "memory");
#endif
    return r;
}

/* Load 8 bytes from this CTA's shared memory.
 *   ptx     ld.shared::cta.b64 r, [addr];
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_shared_b64(uint32_t addr)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared(&r, addr, 8, 0));
#else
    asm volatile("ld.shared::cta.b64 %0, [%1];" : "=l"(r) : "r"(addr) : "memory");
#endif
    return r;
}

/* Load 2 words from this CTA's shared memory.
 *   ptx     ld.shared::cta.v2.b32 r, [addr];
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   r       2 registers
 *   addr    shared::cta address, 8-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_shared_v2_b32(uint32_t r[2], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared(r, addr, 8, 0));
#else
    asm volatile("ld.shared::cta.v2.b32 {%0, %1}, [%2];"
                 : "=r"(r[0]), "=r"(r[1])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Load 4 words from this CTA's shared memory.
 *   ptx     ld.shared::cta.v4.b32 r, [addr];
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   r       4 registers
 *   addr    shared::cta address, 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_shared_v4_b32(uint32_t r[4], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared(r, addr, 16, 0));
#else
    asm volatile("ld.shared::cta.v4.b32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Store 4 bytes to this CTA's shared memory.
 *   ptx     st.shared::cta.b32 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_shared_b32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared(addr, &value, 4, 0));
#else
    asm volatile("st.shared::cta.b32 [%0], %1;" : : "r"(addr), "r"(value) : "memory");
#endif
}

/* Store 8 bytes to this CTA's shared memory.
 *   ptx     st.shared::cta.b64 [addr], value;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 8-byte aligned
 *   value   the 8 bytes
 */
MGPU_DEVICE void
mgpu_st_shared_b64(uint32_t addr, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared(addr, &value, 8, 0));
#else
    asm volatile("st.shared::cta.b64 [%0], %1;" : : "r"(addr), "l"(value) : "memory");
#endif
}

/* Store 2 words to this CTA's shared memory.
 *   ptx     st.shared::cta.v2.b32 [addr], r;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 8-byte aligned
 *   r       2 registers
 */
MGPU_DEVICE void
mgpu_st_shared_v2_b32(uint32_t addr, const uint32_t r[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared(addr, r, 8, 0));
#else
    asm volatile("st.shared::cta.v2.b32 [%0], {%1, %2};"
                 :
                 : "r"(addr), "r"(r[0]), "r"(r[1])
                 : "memory");
#endif
}

/* Store 4 words to this CTA's shared memory.
 *   ptx     st.shared::cta.v4.b32 [addr], r;
 *   needs   PTX 7.8, sm_75
 *   by      any thread
 *   addr    shared::cta address, 16-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_shared_v4_b32(uint32_t addr, const uint32_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared(addr, r, 16, 0));
#else
    asm volatile("st.shared::cta.v4.b32 [%0], {%1, %2, %3, %4};"
                 :
                 : "r"(addr), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3])
                 : "memory");
#endif
}

/* ---- shared memory of the cluster, by its 32-bit address --------------------------------- */

/* Load 4 bytes from shared memory of any CTA of the cluster.
 *   ptx     ld.shared::cluster.b32 r, [addr];
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_shared_cluster_b32(uint32_t addr)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared(&r, addr, 4, MGPU__SPACE_CLUSTER));
#else
    asm volatile("ld.shared::cluster.b32 %0, [%1];" : "=r"(r) : "r"(addr) : "memory");
#endif
    return r;
}

/* Load 8 bytes from shared memory of any CTA of the cluster.
 *   ptx     ld.shared::cluster.b64 r, [addr];
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_shared_cluster_b64(uint32_t addr)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared(&r, addr, 8, MGPU__SPACE_CLUSTER));
#else
    asm volatile("ld.shared::cluster.b64 %0, [%1];" : "=l"(r) : "r"(addr) : "memory");
#endif
    return r;
}

/* Load 2 words from shared memory of any CTA of the cluster.
 *   ptx     ld.shared::cluster.v2.b32 r, [addr];
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   r       2 registers
 *   addr    shared::cluster address, from mgpu_mapa(), 8-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_shared_cluster_v2_b32(uint32_t r[2], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared(r, addr, 8, MGPU__SPACE_CLUSTER));
#else
    asm volatile("ld.shared::cluster.v2.b32 {%0, %1}, [%2];"
                 : "=r"(r[0]), "=r"(r[1])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Load 4 words from shared memory of any CTA of the cluster.
 *   ptx     ld.shared::cluster.v4.b32 r, [addr];
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   r       4 registers
 *   addr    shared::cluster address, from mgpu_mapa(), 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_shared_cluster_v4_b32(uint32_t r[4], uint32_t addr)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_shared(r, addr, 16, MGPU__SPACE_CLUSTER));
#else
    asm volatile("ld.shared::cluster.v4.b32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "r"(addr)
                 : "memory");
#endif
}

/* Store 4 bytes to shared memory of any CTA of the cluster.
 *   ptx     st.shared::cluster.b32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_shared_cluster_b32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared(addr, &value, 4, MGPU__SPACE_CLUSTER));
#else
    asm volatile("st.shared::cluster.b32 [%0], %1;" : : "r"(addr), "r"(value) : "memory");
#endif
}

/* Store 8 bytes to shared memory of any CTA of the cluster.
 *   ptx     st.shared::cluster.b64 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 8-byte aligned
 *   value   the 8 bytes
 */
MGPU_DEVICE void
mgpu_st_shared_cluster_b64(uint32_t addr, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared(addr, &value, 8, MGPU__SPACE_CLUSTER));
#else
    asm volatile("st.shared::cluster.b64 [%0], %1;" : : "r"(addr), "l"(value) : "memory");
#endif
}

/* Store 2 words to shared memory of any CTA of the cluster.
 *   ptx     st.shared::cluster.v2.b32 [addr], r;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 8-byte aligned
 *   r       2 registers
 */
MGPU_DEVICE void
mgpu_st_shared_cluster_v2_b32(uint32_t addr, const uint32_t r[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared(addr, r, 8, MGPU__SPACE_CLUSTER));
#else
    asm volatile("st.shared::cluster.v2.b32 [%0], {%1, %2};"
                 :
                 : "r"(addr), "r"(r[0]), "r"(r[1])
                 : "memory");
#endif
}

/* Store 4 words to shared memory of any CTA of the cluster.
 *   ptx     st.shared::cluster.v4.b32 [addr], r;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   addr    shared::cluster address, from mgpu_mapa(), 16-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_shared_cluster_v4_b32(uint32_t addr, const uint32_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_shared(addr, r, 16, MGPU__SPACE_CLUSTER));
#else
    asm volatile("st.shared::cluster.v4.b32 [%0], {%1, %2, %3, %4};"
                 :
                 : "r"(addr), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3])
                 : "memory");
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_ld_shared_v2_b32(r, ...) mgpu_ld_shared_v2_b32(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_ld_shared_v4_b32(r, ...) mgpu_ld_shared_v4_b32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_st_shared_v2_b32(addr, ...)                                                       \
    mgpu_st_shared_v2_b32(addr, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_st_shared_v4_b32(addr, ...)                                                       \
    mgpu_st_shared_v4_b32(addr, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_ld_shared_cluster_v2_b32(r, ...)                                                  \
    mgpu_ld_shared_cluster_v2_b32(MGPU__HOLDS(2, r), __VA_ARGS__)
#define mgpu_ld_shared_cluster_v4_b32(r, ...)                                                  \
    mgpu_ld_shared_cluster_v4_b32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_st_shared_cluster_v2_b32(addr, ...)                                               \
    mgpu_st_shared_cluster_v2_b32(addr, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_st_shared_cluster_v4_b32(addr, ...)                                               \
    mgpu_st_shared_cluster_v4_b32(addr, MGPU__HOLDS(4, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */

#include "memory.gen.h"
#include "memory_elsewhere.gen.h"

#endif /* MGPU_PTX_MEMORY_H */
