/* mgpu/ptx/cached.gen.h - global memory and the caches: loads and stores by what L1 and L2 do with the line.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/cached.py. The picture and the use are in cached.h.
 *
 *     _nc         past the coherence of L1: nobody may write these bytes while the kernel runs
 *     _l1_...     what L1 does with the line
 *     _hint       what L2 does with it: a policy of mgpu_createpolicy_...
 *
 * No order: as C's own accesses. _f32 is the same instruction on float registers.
 */
#ifndef MGPU_PTX_CACHED_GEN_H
#define MGPU_PTX_CACHED_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* memory_elsewhere.gen.h made sentences of them. */
#undef mgpu_ld_global_b32_hint
#undef mgpu_ld_global_b64_hint
#undef mgpu_ld_global_v4_b32_hint
#undef mgpu_ld_global_f32_hint
#undef mgpu_ld_global_v4_f32_hint
#undef mgpu_ld_global_l1_evict_unchanged_b32
#undef mgpu_ld_global_l1_evict_unchanged_b64
#undef mgpu_ld_global_l1_evict_unchanged_v4_b32
#undef mgpu_ld_global_l1_evict_unchanged_f32
#undef mgpu_ld_global_l1_evict_unchanged_v4_f32
#undef mgpu_ld_global_l1_evict_unchanged_b32_hint
#undef mgpu_ld_global_l1_evict_unchanged_b64_hint
#undef mgpu_ld_global_l1_evict_unchanged_v4_b32_hint
#undef mgpu_ld_global_l1_evict_unchanged_f32_hint
#undef mgpu_ld_global_l1_evict_unchanged_v4_f32_hint
#undef mgpu_ld_global_l1_evict_first_b32
#undef mgpu_ld_global_l1_evict_first_b64
#undef mgpu_ld_global_l1_evict_first_v4_b32
#undef mgpu_ld_global_l1_evict_first_f32
#undef mgpu_ld_global_l1_evict_first_v4_f32
#undef mgpu_ld_global_l1_evict_first_b32_hint
#undef mgpu_ld_global_l1_evict_first_b64_hint
#undef mgpu_ld_global_l1_evict_first_v4_b32_hint
#undef mgpu_ld_global_l1_evict_first_f32_hint
#undef mgpu_ld_global_l1_evict_first_v4_f32_hint
#undef mgpu_ld_global_l1_evict_last_b32
#undef mgpu_ld_global_l1_evict_last_b64
#undef mgpu_ld_global_l1_evict_last_v4_b32
#undef mgpu_ld_global_l1_evict_last_f32
#undef mgpu_ld_global_l1_evict_last_v4_f32
#undef mgpu_ld_global_l1_evict_last_b32_hint
#undef mgpu_ld_global_l1_evict_last_b64_hint
#undef mgpu_ld_global_l1_evict_last_v4_b32_hint
#undef mgpu_ld_global_l1_evict_last_f32_hint
#undef mgpu_ld_global_l1_evict_last_v4_f32_hint
#undef mgpu_ld_global_l1_no_allocate_b32
#undef mgpu_ld_global_l1_no_allocate_b64
#undef mgpu_ld_global_l1_no_allocate_v4_b32
#undef mgpu_ld_global_l1_no_allocate_f32
#undef mgpu_ld_global_l1_no_allocate_v4_f32
#undef mgpu_ld_global_l1_no_allocate_b32_hint
#undef mgpu_ld_global_l1_no_allocate_b64_hint
#undef mgpu_ld_global_l1_no_allocate_v4_b32_hint
#undef mgpu_ld_global_l1_no_allocate_f32_hint
#undef mgpu_ld_global_l1_no_allocate_v4_f32_hint
#undef mgpu_ld_global_nc_b32
#undef mgpu_ld_global_nc_b64
#undef mgpu_ld_global_nc_v4_b32
#undef mgpu_ld_global_nc_f32
#undef mgpu_ld_global_nc_v4_f32
#undef mgpu_ld_global_nc_b32_hint
#undef mgpu_ld_global_nc_b64_hint
#undef mgpu_ld_global_nc_v4_b32_hint
#undef mgpu_ld_global_nc_f32_hint
#undef mgpu_ld_global_nc_v4_f32_hint
#undef mgpu_ld_global_nc_l1_evict_unchanged_b32
#undef mgpu_ld_global_nc_l1_evict_unchanged_b64
#undef mgpu_ld_global_nc_l1_evict_unchanged_v4_b32
#undef mgpu_ld_global_nc_l1_evict_unchanged_f32
#undef mgpu_ld_global_nc_l1_evict_unchanged_v4_f32
#undef mgpu_ld_global_nc_l1_evict_unchanged_b32_hint
#undef mgpu_ld_global_nc_l1_evict_unchanged_b64_hint
#undef mgpu_ld_global_nc_l1_evict_unchanged_v4_b32_hint
#undef mgpu_ld_global_nc_l1_evict_unchanged_f32_hint
#undef mgpu_ld_global_nc_l1_evict_unchanged_v4_f32_hint
#undef mgpu_ld_global_nc_l1_evict_first_b32
#undef mgpu_ld_global_nc_l1_evict_first_b64
#undef mgpu_ld_global_nc_l1_evict_first_v4_b32
#undef mgpu_ld_global_nc_l1_evict_first_f32
#undef mgpu_ld_global_nc_l1_evict_first_v4_f32
#undef mgpu_ld_global_nc_l1_evict_first_b32_hint
#undef mgpu_ld_global_nc_l1_evict_first_b64_hint
#undef mgpu_ld_global_nc_l1_evict_first_v4_b32_hint
#undef mgpu_ld_global_nc_l1_evict_first_f32_hint
#undef mgpu_ld_global_nc_l1_evict_first_v4_f32_hint
#undef mgpu_ld_global_nc_l1_evict_last_b32
#undef mgpu_ld_global_nc_l1_evict_last_b64
#undef mgpu_ld_global_nc_l1_evict_last_v4_b32
#undef mgpu_ld_global_nc_l1_evict_last_f32
#undef mgpu_ld_global_nc_l1_evict_last_v4_f32
#undef mgpu_ld_global_nc_l1_evict_last_b32_hint
#undef mgpu_ld_global_nc_l1_evict_last_b64_hint
#undef mgpu_ld_global_nc_l1_evict_last_v4_b32_hint
#undef mgpu_ld_global_nc_l1_evict_last_f32_hint
#undef mgpu_ld_global_nc_l1_evict_last_v4_f32_hint
#undef mgpu_ld_global_nc_l1_no_allocate_b32
#undef mgpu_ld_global_nc_l1_no_allocate_b64
#undef mgpu_ld_global_nc_l1_no_allocate_v4_b32
#undef mgpu_ld_global_nc_l1_no_allocate_f32
#undef mgpu_ld_global_nc_l1_no_allocate_v4_f32
#undef mgpu_ld_global_nc_l1_no_allocate_b32_hint
#undef mgpu_ld_global_nc_l1_no_allocate_b64_hint
#undef mgpu_ld_global_nc_l1_no_allocate_v4_b32_hint
#undef mgpu_ld_global_nc_l1_no_allocate_f32_hint
#undef mgpu_ld_global_nc_l1_no_allocate_v4_f32_hint
#undef mgpu_st_global_b32_hint
#undef mgpu_st_global_b64_hint
#undef mgpu_st_global_v4_b32_hint
#undef mgpu_st_global_f32_hint
#undef mgpu_st_global_v4_f32_hint
#undef mgpu_st_global_l1_evict_unchanged_b32
#undef mgpu_st_global_l1_evict_unchanged_b64
#undef mgpu_st_global_l1_evict_unchanged_v4_b32
#undef mgpu_st_global_l1_evict_unchanged_f32
#undef mgpu_st_global_l1_evict_unchanged_v4_f32
#undef mgpu_st_global_l1_evict_unchanged_b32_hint
#undef mgpu_st_global_l1_evict_unchanged_b64_hint
#undef mgpu_st_global_l1_evict_unchanged_v4_b32_hint
#undef mgpu_st_global_l1_evict_unchanged_f32_hint
#undef mgpu_st_global_l1_evict_unchanged_v4_f32_hint
#undef mgpu_st_global_l1_evict_first_b32
#undef mgpu_st_global_l1_evict_first_b64
#undef mgpu_st_global_l1_evict_first_v4_b32
#undef mgpu_st_global_l1_evict_first_f32
#undef mgpu_st_global_l1_evict_first_v4_f32
#undef mgpu_st_global_l1_evict_first_b32_hint
#undef mgpu_st_global_l1_evict_first_b64_hint
#undef mgpu_st_global_l1_evict_first_v4_b32_hint
#undef mgpu_st_global_l1_evict_first_f32_hint
#undef mgpu_st_global_l1_evict_first_v4_f32_hint
#undef mgpu_st_global_l1_evict_last_b32
#undef mgpu_st_global_l1_evict_last_b64
#undef mgpu_st_global_l1_evict_last_v4_b32
#undef mgpu_st_global_l1_evict_last_f32
#undef mgpu_st_global_l1_evict_last_v4_f32
#undef mgpu_st_global_l1_evict_last_b32_hint
#undef mgpu_st_global_l1_evict_last_b64_hint
#undef mgpu_st_global_l1_evict_last_v4_b32_hint
#undef mgpu_st_global_l1_evict_last_f32_hint
#undef mgpu_st_global_l1_evict_last_v4_f32_hint
#undef mgpu_st_global_l1_no_allocate_b32
#undef mgpu_st_global_l1_no_allocate_b64
#undef mgpu_st_global_l1_no_allocate_v4_b32
#undef mgpu_st_global_l1_no_allocate_f32
#undef mgpu_st_global_l1_no_allocate_v4_f32
#undef mgpu_st_global_l1_no_allocate_b32_hint
#undef mgpu_st_global_l1_no_allocate_b64_hint
#undef mgpu_st_global_l1_no_allocate_v4_b32_hint
#undef mgpu_st_global_l1_no_allocate_f32_hint
#undef mgpu_st_global_l1_no_allocate_v4_f32_hint

/* Load 4 bytes; by an L2 policy.
 *   ptx     ld.global.L2::cache_hint.b32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE uint32_t
mgpu_ld_global_b32_hint(const uint32_t *p, uint64_t policy)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L2::cache_hint.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 8 bytes; by an L2 policy.
 *   ptx     ld.global.L2::cache_hint.b64 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE uint64_t
mgpu_ld_global_b64_hint(const uint64_t *p, uint64_t policy)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 8, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L2::cache_hint.b64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 16 bytes; by an L2 policy.
 *   ptx     ld.global.L2::cache_hint.v4.b32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_v4_b32_hint(uint32_t r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L2::cache_hint.v4.b32 {%0, %1, %2, %3}, [%4], %5;"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 4 bytes; by an L2 policy.
 *   ptx     ld.global.L2::cache_hint.f32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE float
mgpu_ld_global_f32_hint(const float *p, uint64_t policy)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L2::cache_hint.f32 %0, [%1], %2;"
                 : "=f"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 16 bytes; by an L2 policy.
 *   ptx     ld.global.L2::cache_hint.v4.f32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_v4_f32_hint(float r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L2::cache_hint.v4.f32 {%0, %1, %2, %3}, [%4], %5;"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 4 bytes; its place in the order of eviction from L1 stays.
 *   ptx     ld.global.L1::evict_unchanged.b32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_global_l1_evict_unchanged_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, 0, 0));
#else
    asm volatile("ld.global.L1::evict_unchanged.b32 %0, [%1];" : "=r"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 8 bytes; its place in the order of eviction from L1 stays.
 *   ptx     ld.global.L1::evict_unchanged.b64 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_global_l1_evict_unchanged_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 8, 0, 0));
#else
    asm volatile("ld.global.L1::evict_unchanged.b64 %0, [%1];" : "=l"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 16 bytes; its place in the order of eviction from L1 stays.
 *   ptx     ld.global.L1::evict_unchanged.v4.b32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_unchanged_v4_b32(uint32_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, 0, 0));
#else
    asm volatile("ld.global.L1::evict_unchanged.v4.b32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 4 bytes; its place in the order of eviction from L1 stays.
 *   ptx     ld.global.L1::evict_unchanged.f32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE float
mgpu_ld_global_l1_evict_unchanged_f32(const float *p)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, 0, 0));
#else
    asm volatile("ld.global.L1::evict_unchanged.f32 %0, [%1];" : "=f"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 16 bytes; its place in the order of eviction from L1 stays.
 *   ptx     ld.global.L1::evict_unchanged.v4.f32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_unchanged_v4_f32(float r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, 0, 0));
#else
    asm volatile("ld.global.L1::evict_unchanged.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 4 bytes; its place in the order of eviction from L1 stays; by an L2 policy.
 *   ptx     ld.global.L1::evict_unchanged.L2::cache_hint.b32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE uint32_t
mgpu_ld_global_l1_evict_unchanged_b32_hint(const uint32_t *p, uint64_t policy)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_unchanged.L2::cache_hint.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 8 bytes; its place in the order of eviction from L1 stays; by an L2 policy.
 *   ptx     ld.global.L1::evict_unchanged.L2::cache_hint.b64 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE uint64_t
mgpu_ld_global_l1_evict_unchanged_b64_hint(const uint64_t *p, uint64_t policy)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 8, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_unchanged.L2::cache_hint.b64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 16 bytes; its place in the order of eviction from L1 stays; by an L2 policy.
 *   ptx     ld.global.L1::evict_unchanged.L2::cache_hint.v4.b32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_unchanged_v4_b32_hint(uint32_t r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_unchanged.L2::cache_hint.v4.b32 "
                 "{%0, %1, %2, %3}, [%4], %5;"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 4 bytes; its place in the order of eviction from L1 stays; by an L2 policy.
 *   ptx     ld.global.L1::evict_unchanged.L2::cache_hint.f32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE float
mgpu_ld_global_l1_evict_unchanged_f32_hint(const float *p, uint64_t policy)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_unchanged.L2::cache_hint.f32 %0, [%1], %2;"
                 : "=f"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 16 bytes; its place in the order of eviction from L1 stays; by an L2 policy.
 *   ptx     ld.global.L1::evict_unchanged.L2::cache_hint.v4.f32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_unchanged_v4_f32_hint(float r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_unchanged.L2::cache_hint.v4.f32 "
                 "{%0, %1, %2, %3}, [%4], %5;"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 4 bytes; it leaves L1 first.
 *   ptx     ld.global.L1::evict_first.b32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_global_l1_evict_first_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, 0, 0));
#else
    asm volatile("ld.global.L1::evict_first.b32 %0, [%1];" : "=r"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 8 bytes; it leaves L1 first.
 *   ptx     ld.global.L1::evict_first.b64 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_global_l1_evict_first_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 8, 0, 0));
#else
    asm volatile("ld.global.L1::evict_first.b64 %0, [%1];" : "=l"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 16 bytes; it leaves L1 first.
 *   ptx     ld.global.L1::evict_first.v4.b32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_first_v4_b32(uint32_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, 0, 0));
#else
    asm volatile("ld.global.L1::evict_first.v4.b32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 4 bytes; it leaves L1 first.
 *   ptx     ld.global.L1::evict_first.f32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE float
mgpu_ld_global_l1_evict_first_f32(const float *p)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, 0, 0));
#else
    asm volatile("ld.global.L1::evict_first.f32 %0, [%1];" : "=f"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 16 bytes; it leaves L1 first.
 *   ptx     ld.global.L1::evict_first.v4.f32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_first_v4_f32(float r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, 0, 0));
#else
    asm volatile("ld.global.L1::evict_first.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 4 bytes; it leaves L1 first; by an L2 policy.
 *   ptx     ld.global.L1::evict_first.L2::cache_hint.b32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE uint32_t
mgpu_ld_global_l1_evict_first_b32_hint(const uint32_t *p, uint64_t policy)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_first.L2::cache_hint.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 8 bytes; it leaves L1 first; by an L2 policy.
 *   ptx     ld.global.L1::evict_first.L2::cache_hint.b64 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE uint64_t
mgpu_ld_global_l1_evict_first_b64_hint(const uint64_t *p, uint64_t policy)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 8, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_first.L2::cache_hint.b64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 16 bytes; it leaves L1 first; by an L2 policy.
 *   ptx     ld.global.L1::evict_first.L2::cache_hint.v4.b32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_first_v4_b32_hint(uint32_t r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_first.L2::cache_hint.v4.b32 {%0, %1, %2, %3}, [%4], %5;"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 4 bytes; it leaves L1 first; by an L2 policy.
 *   ptx     ld.global.L1::evict_first.L2::cache_hint.f32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE float
mgpu_ld_global_l1_evict_first_f32_hint(const float *p, uint64_t policy)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_first.L2::cache_hint.f32 %0, [%1], %2;"
                 : "=f"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 16 bytes; it leaves L1 first; by an L2 policy.
 *   ptx     ld.global.L1::evict_first.L2::cache_hint.v4.f32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_first_v4_f32_hint(float r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_first.L2::cache_hint.v4.f32 {%0, %1, %2, %3}, [%4], %5;"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 4 bytes; it leaves L1 last.
 *   ptx     ld.global.L1::evict_last.b32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_global_l1_evict_last_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, 0, 0));
#else
    asm volatile("ld.global.L1::evict_last.b32 %0, [%1];" : "=r"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 8 bytes; it leaves L1 last.
 *   ptx     ld.global.L1::evict_last.b64 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_global_l1_evict_last_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 8, 0, 0));
#else
    asm volatile("ld.global.L1::evict_last.b64 %0, [%1];" : "=l"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 16 bytes; it leaves L1 last.
 *   ptx     ld.global.L1::evict_last.v4.b32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_last_v4_b32(uint32_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, 0, 0));
#else
    asm volatile("ld.global.L1::evict_last.v4.b32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 4 bytes; it leaves L1 last.
 *   ptx     ld.global.L1::evict_last.f32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE float
mgpu_ld_global_l1_evict_last_f32(const float *p)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, 0, 0));
#else
    asm volatile("ld.global.L1::evict_last.f32 %0, [%1];" : "=f"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 16 bytes; it leaves L1 last.
 *   ptx     ld.global.L1::evict_last.v4.f32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_last_v4_f32(float r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, 0, 0));
#else
    asm volatile("ld.global.L1::evict_last.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 4 bytes; it leaves L1 last; by an L2 policy.
 *   ptx     ld.global.L1::evict_last.L2::cache_hint.b32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE uint32_t
mgpu_ld_global_l1_evict_last_b32_hint(const uint32_t *p, uint64_t policy)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_last.L2::cache_hint.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 8 bytes; it leaves L1 last; by an L2 policy.
 *   ptx     ld.global.L1::evict_last.L2::cache_hint.b64 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE uint64_t
mgpu_ld_global_l1_evict_last_b64_hint(const uint64_t *p, uint64_t policy)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 8, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_last.L2::cache_hint.b64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 16 bytes; it leaves L1 last; by an L2 policy.
 *   ptx     ld.global.L1::evict_last.L2::cache_hint.v4.b32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_last_v4_b32_hint(uint32_t r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_last.L2::cache_hint.v4.b32 {%0, %1, %2, %3}, [%4], %5;"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 4 bytes; it leaves L1 last; by an L2 policy.
 *   ptx     ld.global.L1::evict_last.L2::cache_hint.f32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE float
mgpu_ld_global_l1_evict_last_f32_hint(const float *p, uint64_t policy)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_last.L2::cache_hint.f32 %0, [%1], %2;"
                 : "=f"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 16 bytes; it leaves L1 last; by an L2 policy.
 *   ptx     ld.global.L1::evict_last.L2::cache_hint.v4.f32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_last_v4_f32_hint(float r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_last.L2::cache_hint.v4.f32 {%0, %1, %2, %3}, [%4], %5;"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 4 bytes; it does not enter L1.
 *   ptx     ld.global.L1::no_allocate.b32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_global_l1_no_allocate_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, 0, 0));
#else
    asm volatile("ld.global.L1::no_allocate.b32 %0, [%1];" : "=r"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 8 bytes; it does not enter L1.
 *   ptx     ld.global.L1::no_allocate.b64 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_global_l1_no_allocate_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 8, 0, 0));
#else
    asm volatile("ld.global.L1::no_allocate.b64 %0, [%1];" : "=l"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 16 bytes; it does not enter L1.
 *   ptx     ld.global.L1::no_allocate.v4.b32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_no_allocate_v4_b32(uint32_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, 0, 0));
#else
    asm volatile("ld.global.L1::no_allocate.v4.b32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 4 bytes; it does not enter L1.
 *   ptx     ld.global.L1::no_allocate.f32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE float
mgpu_ld_global_l1_no_allocate_f32(const float *p)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, 0, 0));
#else
    asm volatile("ld.global.L1::no_allocate.f32 %0, [%1];" : "=f"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 16 bytes; it does not enter L1.
 *   ptx     ld.global.L1::no_allocate.v4.f32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_no_allocate_v4_f32(float r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, 0, 0));
#else
    asm volatile("ld.global.L1::no_allocate.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 4 bytes; it does not enter L1; by an L2 policy.
 *   ptx     ld.global.L1::no_allocate.L2::cache_hint.b32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE uint32_t
mgpu_ld_global_l1_no_allocate_b32_hint(const uint32_t *p, uint64_t policy)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::no_allocate.L2::cache_hint.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 8 bytes; it does not enter L1; by an L2 policy.
 *   ptx     ld.global.L1::no_allocate.L2::cache_hint.b64 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE uint64_t
mgpu_ld_global_l1_no_allocate_b64_hint(const uint64_t *p, uint64_t policy)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 8, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::no_allocate.L2::cache_hint.b64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 16 bytes; it does not enter L1; by an L2 policy.
 *   ptx     ld.global.L1::no_allocate.L2::cache_hint.v4.b32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_l1_no_allocate_v4_b32_hint(uint32_t r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::no_allocate.L2::cache_hint.v4.b32 {%0, %1, %2, %3}, [%4], %5;"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 4 bytes; it does not enter L1; by an L2 policy.
 *   ptx     ld.global.L1::no_allocate.L2::cache_hint.f32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE float
mgpu_ld_global_l1_no_allocate_f32_hint(const float *p, uint64_t policy)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::no_allocate.L2::cache_hint.f32 %0, [%1], %2;"
                 : "=f"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 16 bytes; it does not enter L1; by an L2 policy.
 *   ptx     ld.global.L1::no_allocate.L2::cache_hint.v4.f32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_l1_no_allocate_v4_f32_hint(float r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::no_allocate.L2::cache_hint.v4.f32 {%0, %1, %2, %3}, [%4], %5;"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 4 bytes that nobody writes while the kernel runs.
 *   ptx     ld.global.nc.b32 r, [p];
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_global_nc_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.b32 %0, [%1];" : "=r"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 8 bytes that nobody writes while the kernel runs.
 *   ptx     ld.global.nc.b64 r, [p];
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_global_nc_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 8, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.b64 %0, [%1];" : "=l"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 16 bytes that nobody writes while the kernel runs.
 *   ptx     ld.global.nc.v4.b32 r, [p];
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_v4_b32(uint32_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.v4.b32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 4 bytes that nobody writes while the kernel runs.
 *   ptx     ld.global.nc.f32 r, [p];
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE float
mgpu_ld_global_nc_f32(const float *p)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.f32 %0, [%1];" : "=f"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 16 bytes that nobody writes while the kernel runs.
 *   ptx     ld.global.nc.v4.f32 r, [p];
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_v4_f32(float r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 4 bytes that nobody writes while the kernel runs; by an L2 policy.
 *   ptx     ld.global.nc.L2::cache_hint.b32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE uint32_t
mgpu_ld_global_nc_b32_hint(const uint32_t *p, uint64_t policy)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L2::cache_hint.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 8 bytes that nobody writes while the kernel runs; by an L2 policy.
 *   ptx     ld.global.nc.L2::cache_hint.b64 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE uint64_t
mgpu_ld_global_nc_b64_hint(const uint64_t *p, uint64_t policy)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 8, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L2::cache_hint.b64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 16 bytes that nobody writes while the kernel runs; by an L2 policy.
 *   ptx     ld.global.nc.L2::cache_hint.v4.b32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_v4_b32_hint(uint32_t r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L2::cache_hint.v4.b32 {%0, %1, %2, %3}, [%4], %5;"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 4 bytes that nobody writes while the kernel runs; by an L2 policy.
 *   ptx     ld.global.nc.L2::cache_hint.f32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE float
mgpu_ld_global_nc_f32_hint(const float *p, uint64_t policy)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L2::cache_hint.f32 %0, [%1], %2;"
                 : "=f"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 16 bytes that nobody writes while the kernel runs; by an L2 policy.
 *   ptx     ld.global.nc.L2::cache_hint.v4.f32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_v4_f32_hint(float r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L2::cache_hint.v4.f32 {%0, %1, %2, %3}, [%4], %5;"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 4 bytes that nobody writes while the kernel runs; its place in the order of eviction
 * from L1 stays.
 *   ptx     ld.global.nc.L1::evict_unchanged.b32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_global_nc_l1_evict_unchanged_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_unchanged.b32 %0, [%1];"
                 : "=r"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load 8 bytes that nobody writes while the kernel runs; its place in the order of eviction
 * from L1 stays.
 *   ptx     ld.global.nc.L1::evict_unchanged.b64 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_global_nc_l1_evict_unchanged_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 8, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_unchanged.b64 %0, [%1];"
                 : "=l"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load 16 bytes that nobody writes while the kernel runs; its place in the order of eviction
 * from L1 stays.
 *   ptx     ld.global.nc.L1::evict_unchanged.v4.b32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_unchanged_v4_b32(uint32_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_unchanged.v4.b32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 4 bytes that nobody writes while the kernel runs; its place in the order of eviction
 * from L1 stays.
 *   ptx     ld.global.nc.L1::evict_unchanged.f32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE float
mgpu_ld_global_nc_l1_evict_unchanged_f32(const float *p)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_unchanged.f32 %0, [%1];"
                 : "=f"(r)
                 : "l"(p)
                 : "memory");
#endif
    return r;
}

/* Load 16 bytes that nobody writes while the kernel runs; its place in the order of eviction
 * from L1 stays.
 *   ptx     ld.global.nc.L1::evict_unchanged.v4.f32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_unchanged_v4_f32(float r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_unchanged.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 4 bytes that nobody writes while the kernel runs; its place in the order of eviction
 * from L1 stays; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_unchanged.L2::cache_hint.b32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE uint32_t
mgpu_ld_global_nc_l1_evict_unchanged_b32_hint(const uint32_t *p, uint64_t policy)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_unchanged.L2::cache_hint.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 8 bytes that nobody writes while the kernel runs; its place in the order of eviction
 * from L1 stays; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_unchanged.L2::cache_hint.b64 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE uint64_t
mgpu_ld_global_nc_l1_evict_unchanged_b64_hint(const uint64_t *p, uint64_t policy)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 8, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_unchanged.L2::cache_hint.b64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 16 bytes that nobody writes while the kernel runs; its place in the order of eviction
 * from L1 stays; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_unchanged.L2::cache_hint.v4.b32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_unchanged_v4_b32_hint(uint32_t r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_unchanged.L2::cache_hint.v4.b32 "
                 "{%0, %1, %2, %3}, [%4], %5;"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 4 bytes that nobody writes while the kernel runs; its place in the order of eviction
 * from L1 stays; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_unchanged.L2::cache_hint.f32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE float
mgpu_ld_global_nc_l1_evict_unchanged_f32_hint(const float *p, uint64_t policy)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_unchanged.L2::cache_hint.f32 %0, [%1], %2;"
                 : "=f"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 16 bytes that nobody writes while the kernel runs; its place in the order of eviction
 * from L1 stays; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_unchanged.L2::cache_hint.v4.f32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_unchanged_v4_f32_hint(float r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_unchanged.L2::cache_hint.v4.f32 "
                 "{%0, %1, %2, %3}, [%4], %5;"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 4 bytes that nobody writes while the kernel runs; it leaves L1 first.
 *   ptx     ld.global.nc.L1::evict_first.b32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_global_nc_l1_evict_first_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_first.b32 %0, [%1];" : "=r"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 8 bytes that nobody writes while the kernel runs; it leaves L1 first.
 *   ptx     ld.global.nc.L1::evict_first.b64 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_global_nc_l1_evict_first_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 8, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_first.b64 %0, [%1];" : "=l"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 16 bytes that nobody writes while the kernel runs; it leaves L1 first.
 *   ptx     ld.global.nc.L1::evict_first.v4.b32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_first_v4_b32(uint32_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_first.v4.b32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 4 bytes that nobody writes while the kernel runs; it leaves L1 first.
 *   ptx     ld.global.nc.L1::evict_first.f32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE float
mgpu_ld_global_nc_l1_evict_first_f32(const float *p)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_first.f32 %0, [%1];" : "=f"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 16 bytes that nobody writes while the kernel runs; it leaves L1 first.
 *   ptx     ld.global.nc.L1::evict_first.v4.f32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_first_v4_f32(float r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_first.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 4 bytes that nobody writes while the kernel runs; it leaves L1 first; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_first.L2::cache_hint.b32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE uint32_t
mgpu_ld_global_nc_l1_evict_first_b32_hint(const uint32_t *p, uint64_t policy)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_first.L2::cache_hint.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 8 bytes that nobody writes while the kernel runs; it leaves L1 first; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_first.L2::cache_hint.b64 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE uint64_t
mgpu_ld_global_nc_l1_evict_first_b64_hint(const uint64_t *p, uint64_t policy)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 8, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_first.L2::cache_hint.b64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 16 bytes that nobody writes while the kernel runs; it leaves L1 first; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_first.L2::cache_hint.v4.b32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_first_v4_b32_hint(uint32_t r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_first.L2::cache_hint.v4.b32 "
                 "{%0, %1, %2, %3}, [%4], %5;"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 4 bytes that nobody writes while the kernel runs; it leaves L1 first; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_first.L2::cache_hint.f32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE float
mgpu_ld_global_nc_l1_evict_first_f32_hint(const float *p, uint64_t policy)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_first.L2::cache_hint.f32 %0, [%1], %2;"
                 : "=f"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 16 bytes that nobody writes while the kernel runs; it leaves L1 first; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_first.L2::cache_hint.v4.f32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_first_v4_f32_hint(float r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_first.L2::cache_hint.v4.f32 "
                 "{%0, %1, %2, %3}, [%4], %5;"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 4 bytes that nobody writes while the kernel runs; it leaves L1 last.
 *   ptx     ld.global.nc.L1::evict_last.b32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_global_nc_l1_evict_last_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_last.b32 %0, [%1];" : "=r"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 8 bytes that nobody writes while the kernel runs; it leaves L1 last.
 *   ptx     ld.global.nc.L1::evict_last.b64 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_global_nc_l1_evict_last_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 8, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_last.b64 %0, [%1];" : "=l"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 16 bytes that nobody writes while the kernel runs; it leaves L1 last.
 *   ptx     ld.global.nc.L1::evict_last.v4.b32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_last_v4_b32(uint32_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_last.v4.b32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 4 bytes that nobody writes while the kernel runs; it leaves L1 last.
 *   ptx     ld.global.nc.L1::evict_last.f32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE float
mgpu_ld_global_nc_l1_evict_last_f32(const float *p)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_last.f32 %0, [%1];" : "=f"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 16 bytes that nobody writes while the kernel runs; it leaves L1 last.
 *   ptx     ld.global.nc.L1::evict_last.v4.f32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_last_v4_f32(float r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_last.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 4 bytes that nobody writes while the kernel runs; it leaves L1 last; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_last.L2::cache_hint.b32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE uint32_t
mgpu_ld_global_nc_l1_evict_last_b32_hint(const uint32_t *p, uint64_t policy)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_last.L2::cache_hint.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 8 bytes that nobody writes while the kernel runs; it leaves L1 last; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_last.L2::cache_hint.b64 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE uint64_t
mgpu_ld_global_nc_l1_evict_last_b64_hint(const uint64_t *p, uint64_t policy)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 8, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_last.L2::cache_hint.b64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 16 bytes that nobody writes while the kernel runs; it leaves L1 last; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_last.L2::cache_hint.v4.b32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_last_v4_b32_hint(uint32_t r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_last.L2::cache_hint.v4.b32 {%0, %1, %2, %3}, [%4], %5;"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 4 bytes that nobody writes while the kernel runs; it leaves L1 last; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_last.L2::cache_hint.f32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE float
mgpu_ld_global_nc_l1_evict_last_f32_hint(const float *p, uint64_t policy)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_last.L2::cache_hint.f32 %0, [%1], %2;"
                 : "=f"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 16 bytes that nobody writes while the kernel runs; it leaves L1 last; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_last.L2::cache_hint.v4.f32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_last_v4_f32_hint(float r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_last.L2::cache_hint.v4.f32 {%0, %1, %2, %3}, [%4], %5;"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 4 bytes that nobody writes while the kernel runs; it does not enter L1.
 *   ptx     ld.global.nc.L1::no_allocate.b32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE uint32_t
mgpu_ld_global_nc_l1_no_allocate_b32(const uint32_t *p)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::no_allocate.b32 %0, [%1];" : "=r"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 8 bytes that nobody writes while the kernel runs; it does not enter L1.
 *   ptx     ld.global.nc.L1::no_allocate.b64 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 */
MGPU_DEVICE uint64_t
mgpu_ld_global_nc_l1_no_allocate_b64(const uint64_t *p)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 8, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::no_allocate.b64 %0, [%1];" : "=l"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 16 bytes that nobody writes while the kernel runs; it does not enter L1.
 *   ptx     ld.global.nc.L1::no_allocate.v4.b32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_no_allocate_v4_b32(uint32_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::no_allocate.v4.b32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 4 bytes that nobody writes while the kernel runs; it does not enter L1.
 *   ptx     ld.global.nc.L1::no_allocate.f32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 */
MGPU_DEVICE float
mgpu_ld_global_nc_l1_no_allocate_f32(const float *p)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::no_allocate.f32 %0, [%1];" : "=f"(r) : "l"(p) : "memory");
#endif
    return r;
}

/* Load 16 bytes that nobody writes while the kernel runs; it does not enter L1.
 *   ptx     ld.global.nc.L1::no_allocate.v4.f32 r, [p];
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_no_allocate_v4_f32(float r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::no_allocate.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 4 bytes that nobody writes while the kernel runs; it does not enter L1; by an L2 policy.
 *   ptx     ld.global.nc.L1::no_allocate.L2::cache_hint.b32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE uint32_t
mgpu_ld_global_nc_l1_no_allocate_b32_hint(const uint32_t *p, uint64_t policy)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::no_allocate.L2::cache_hint.b32 %0, [%1], %2;"
                 : "=r"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 8 bytes that nobody writes while the kernel runs; it does not enter L1; by an L2 policy.
 *   ptx     ld.global.nc.L1::no_allocate.L2::cache_hint.b64 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE uint64_t
mgpu_ld_global_nc_l1_no_allocate_b64_hint(const uint64_t *p, uint64_t policy)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 8, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::no_allocate.L2::cache_hint.b64 %0, [%1], %2;"
                 : "=l"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 16 bytes that nobody writes while the kernel runs; it does not enter L1; by an L2
 * policy.
 *   ptx     ld.global.nc.L1::no_allocate.L2::cache_hint.v4.b32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_no_allocate_v4_b32_hint(uint32_t r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::no_allocate.L2::cache_hint.v4.b32 "
                 "{%0, %1, %2, %3}, [%4], %5;"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 4 bytes that nobody writes while the kernel runs; it does not enter L1; by an L2 policy.
 *   ptx     ld.global.nc.L1::no_allocate.L2::cache_hint.f32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE float
mgpu_ld_global_nc_l1_no_allocate_f32_hint(const float *p, uint64_t policy)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(&r, p, 4, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::no_allocate.L2::cache_hint.f32 %0, [%1], %2;"
                 : "=f"(r)
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
    return r;
}

/* Load 16 bytes that nobody writes while the kernel runs; it does not enter L1; by an L2
 * policy.
 *   ptx     ld.global.nc.L1::no_allocate.L2::cache_hint.v4.f32 r, [p], policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 16-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_no_allocate_v4_f32_hint(float r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 16, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::no_allocate.L2::cache_hint.v4.f32 "
                 "{%0, %1, %2, %3}, [%4], %5;"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Store 4 bytes; by an L2 policy.
 *   ptx     st.global.L2::cache_hint.b32 [p], value, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_b32_hint(uint32_t *p, uint32_t value, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 4, policy, MGPU__HINT));
#else
    asm volatile("st.global.L2::cache_hint.b32 [%0], %1, %2;"
                 :
                 : "l"(p), "r"(value), "l"(policy)
                 : "memory");
#endif
}

/* Store 8 bytes; by an L2 policy.
 *   ptx     st.global.L2::cache_hint.b64 [p], value, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the 8 bytes
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_b64_hint(uint64_t *p, uint64_t value, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 8, policy, MGPU__HINT));
#else
    asm volatile("st.global.L2::cache_hint.b64 [%0], %1, %2;"
                 :
                 : "l"(p), "l"(value), "l"(policy)
                 : "memory");
#endif
}

/* Store 16 bytes; by an L2 policy.
 *   ptx     st.global.L2::cache_hint.v4.b32 [p], r, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 16-byte aligned
 *   r       4 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_v4_b32_hint(void *p, const uint32_t r[4], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 16, policy, MGPU__HINT));
#else
    asm volatile("st.global.L2::cache_hint.v4.b32 [%0], {%1, %2, %3, %4}, %5;"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "l"(policy)
                 : "memory");
#endif
}

/* Store 4 bytes; by an L2 policy.
 *   ptx     st.global.L2::cache_hint.f32 [p], value, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_f32_hint(float *p, float value, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 4, policy, MGPU__HINT));
#else
    asm volatile("st.global.L2::cache_hint.f32 [%0], %1, %2;"
                 :
                 : "l"(p), "f"(value), "l"(policy)
                 : "memory");
#endif
}

/* Store 16 bytes; by an L2 policy.
 *   ptx     st.global.L2::cache_hint.v4.f32 [p], r, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 16-byte aligned
 *   r       4 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_v4_f32_hint(void *p, const float r[4], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 16, policy, MGPU__HINT));
#else
    asm volatile("st.global.L2::cache_hint.v4.f32 [%0], {%1, %2, %3, %4}, %5;"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "l"(policy)
                 : "memory");
#endif
}

/* Store 4 bytes; its place in the order of eviction from L1 stays.
 *   ptx     st.global.L1::evict_unchanged.b32 [p], value;
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_unchanged_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 4, 0, 0));
#else
    asm volatile("st.global.L1::evict_unchanged.b32 [%0], %1;"
                 :
                 : "l"(p), "r"(value)
                 : "memory");
#endif
}

/* Store 8 bytes; its place in the order of eviction from L1 stays.
 *   ptx     st.global.L1::evict_unchanged.b64 [p], value;
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the 8 bytes
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_unchanged_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 8, 0, 0));
#else
    asm volatile("st.global.L1::evict_unchanged.b64 [%0], %1;"
                 :
                 : "l"(p), "l"(value)
                 : "memory");
#endif
}

/* Store 16 bytes; its place in the order of eviction from L1 stays.
 *   ptx     st.global.L1::evict_unchanged.v4.b32 [p], r;
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 16-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_unchanged_v4_b32(void *p, const uint32_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 16, 0, 0));
#else
    asm volatile("st.global.L1::evict_unchanged.v4.b32 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3])
                 : "memory");
#endif
}

/* Store 4 bytes; its place in the order of eviction from L1 stays.
 *   ptx     st.global.L1::evict_unchanged.f32 [p], value;
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_unchanged_f32(float *p, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 4, 0, 0));
#else
    asm volatile("st.global.L1::evict_unchanged.f32 [%0], %1;"
                 :
                 : "l"(p), "f"(value)
                 : "memory");
#endif
}

/* Store 16 bytes; its place in the order of eviction from L1 stays.
 *   ptx     st.global.L1::evict_unchanged.v4.f32 [p], r;
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 16-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_unchanged_v4_f32(void *p, const float r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 16, 0, 0));
#else
    asm volatile("st.global.L1::evict_unchanged.v4.f32 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3])
                 : "memory");
#endif
}

/* Store 4 bytes; its place in the order of eviction from L1 stays; by an L2 policy.
 *   ptx     st.global.L1::evict_unchanged.L2::cache_hint.b32 [p], value, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_unchanged_b32_hint(uint32_t *p, uint32_t value, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 4, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_unchanged.L2::cache_hint.b32 [%0], %1, %2;"
                 :
                 : "l"(p), "r"(value), "l"(policy)
                 : "memory");
#endif
}

/* Store 8 bytes; its place in the order of eviction from L1 stays; by an L2 policy.
 *   ptx     st.global.L1::evict_unchanged.L2::cache_hint.b64 [p], value, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the 8 bytes
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_unchanged_b64_hint(uint64_t *p, uint64_t value, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 8, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_unchanged.L2::cache_hint.b64 [%0], %1, %2;"
                 :
                 : "l"(p), "l"(value), "l"(policy)
                 : "memory");
#endif
}

/* Store 16 bytes; its place in the order of eviction from L1 stays; by an L2 policy.
 *   ptx     st.global.L1::evict_unchanged.L2::cache_hint.v4.b32 [p], r, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 16-byte aligned
 *   r       4 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_unchanged_v4_b32_hint(void *p, const uint32_t r[4], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 16, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_unchanged.L2::cache_hint.v4.b32 "
                 "[%0], {%1, %2, %3, %4}, %5;"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "l"(policy)
                 : "memory");
#endif
}

/* Store 4 bytes; its place in the order of eviction from L1 stays; by an L2 policy.
 *   ptx     st.global.L1::evict_unchanged.L2::cache_hint.f32 [p], value, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_unchanged_f32_hint(float *p, float value, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 4, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_unchanged.L2::cache_hint.f32 [%0], %1, %2;"
                 :
                 : "l"(p), "f"(value), "l"(policy)
                 : "memory");
#endif
}

/* Store 16 bytes; its place in the order of eviction from L1 stays; by an L2 policy.
 *   ptx     st.global.L1::evict_unchanged.L2::cache_hint.v4.f32 [p], r, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 16-byte aligned
 *   r       4 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_unchanged_v4_f32_hint(void *p, const float r[4], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 16, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_unchanged.L2::cache_hint.v4.f32 "
                 "[%0], {%1, %2, %3, %4}, %5;"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "l"(policy)
                 : "memory");
#endif
}

/* Store 4 bytes; it leaves L1 first.
 *   ptx     st.global.L1::evict_first.b32 [p], value;
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_first_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 4, 0, 0));
#else
    asm volatile("st.global.L1::evict_first.b32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* Store 8 bytes; it leaves L1 first.
 *   ptx     st.global.L1::evict_first.b64 [p], value;
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the 8 bytes
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_first_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 8, 0, 0));
#else
    asm volatile("st.global.L1::evict_first.b64 [%0], %1;" : : "l"(p), "l"(value) : "memory");
#endif
}

/* Store 16 bytes; it leaves L1 first.
 *   ptx     st.global.L1::evict_first.v4.b32 [p], r;
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 16-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_first_v4_b32(void *p, const uint32_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 16, 0, 0));
#else
    asm volatile("st.global.L1::evict_first.v4.b32 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3])
                 : "memory");
#endif
}

/* Store 4 bytes; it leaves L1 first.
 *   ptx     st.global.L1::evict_first.f32 [p], value;
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_first_f32(float *p, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 4, 0, 0));
#else
    asm volatile("st.global.L1::evict_first.f32 [%0], %1;" : : "l"(p), "f"(value) : "memory");
#endif
}

/* Store 16 bytes; it leaves L1 first.
 *   ptx     st.global.L1::evict_first.v4.f32 [p], r;
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 16-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_first_v4_f32(void *p, const float r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 16, 0, 0));
#else
    asm volatile("st.global.L1::evict_first.v4.f32 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3])
                 : "memory");
#endif
}

/* Store 4 bytes; it leaves L1 first; by an L2 policy.
 *   ptx     st.global.L1::evict_first.L2::cache_hint.b32 [p], value, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_first_b32_hint(uint32_t *p, uint32_t value, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 4, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_first.L2::cache_hint.b32 [%0], %1, %2;"
                 :
                 : "l"(p), "r"(value), "l"(policy)
                 : "memory");
#endif
}

/* Store 8 bytes; it leaves L1 first; by an L2 policy.
 *   ptx     st.global.L1::evict_first.L2::cache_hint.b64 [p], value, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the 8 bytes
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_first_b64_hint(uint64_t *p, uint64_t value, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 8, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_first.L2::cache_hint.b64 [%0], %1, %2;"
                 :
                 : "l"(p), "l"(value), "l"(policy)
                 : "memory");
#endif
}

/* Store 16 bytes; it leaves L1 first; by an L2 policy.
 *   ptx     st.global.L1::evict_first.L2::cache_hint.v4.b32 [p], r, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 16-byte aligned
 *   r       4 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_first_v4_b32_hint(void *p, const uint32_t r[4], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 16, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_first.L2::cache_hint.v4.b32 [%0], {%1, %2, %3, %4}, %5;"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "l"(policy)
                 : "memory");
#endif
}

/* Store 4 bytes; it leaves L1 first; by an L2 policy.
 *   ptx     st.global.L1::evict_first.L2::cache_hint.f32 [p], value, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_first_f32_hint(float *p, float value, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 4, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_first.L2::cache_hint.f32 [%0], %1, %2;"
                 :
                 : "l"(p), "f"(value), "l"(policy)
                 : "memory");
#endif
}

/* Store 16 bytes; it leaves L1 first; by an L2 policy.
 *   ptx     st.global.L1::evict_first.L2::cache_hint.v4.f32 [p], r, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 16-byte aligned
 *   r       4 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_first_v4_f32_hint(void *p, const float r[4], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 16, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_first.L2::cache_hint.v4.f32 [%0], {%1, %2, %3, %4}, %5;"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "l"(policy)
                 : "memory");
#endif
}

/* Store 4 bytes; it leaves L1 last.
 *   ptx     st.global.L1::evict_last.b32 [p], value;
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_last_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 4, 0, 0));
#else
    asm volatile("st.global.L1::evict_last.b32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* Store 8 bytes; it leaves L1 last.
 *   ptx     st.global.L1::evict_last.b64 [p], value;
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the 8 bytes
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_last_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 8, 0, 0));
#else
    asm volatile("st.global.L1::evict_last.b64 [%0], %1;" : : "l"(p), "l"(value) : "memory");
#endif
}

/* Store 16 bytes; it leaves L1 last.
 *   ptx     st.global.L1::evict_last.v4.b32 [p], r;
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 16-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_last_v4_b32(void *p, const uint32_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 16, 0, 0));
#else
    asm volatile("st.global.L1::evict_last.v4.b32 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3])
                 : "memory");
#endif
}

/* Store 4 bytes; it leaves L1 last.
 *   ptx     st.global.L1::evict_last.f32 [p], value;
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_last_f32(float *p, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 4, 0, 0));
#else
    asm volatile("st.global.L1::evict_last.f32 [%0], %1;" : : "l"(p), "f"(value) : "memory");
#endif
}

/* Store 16 bytes; it leaves L1 last.
 *   ptx     st.global.L1::evict_last.v4.f32 [p], r;
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 16-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_last_v4_f32(void *p, const float r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 16, 0, 0));
#else
    asm volatile("st.global.L1::evict_last.v4.f32 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3])
                 : "memory");
#endif
}

/* Store 4 bytes; it leaves L1 last; by an L2 policy.
 *   ptx     st.global.L1::evict_last.L2::cache_hint.b32 [p], value, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_last_b32_hint(uint32_t *p, uint32_t value, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 4, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_last.L2::cache_hint.b32 [%0], %1, %2;"
                 :
                 : "l"(p), "r"(value), "l"(policy)
                 : "memory");
#endif
}

/* Store 8 bytes; it leaves L1 last; by an L2 policy.
 *   ptx     st.global.L1::evict_last.L2::cache_hint.b64 [p], value, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the 8 bytes
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_last_b64_hint(uint64_t *p, uint64_t value, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 8, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_last.L2::cache_hint.b64 [%0], %1, %2;"
                 :
                 : "l"(p), "l"(value), "l"(policy)
                 : "memory");
#endif
}

/* Store 16 bytes; it leaves L1 last; by an L2 policy.
 *   ptx     st.global.L1::evict_last.L2::cache_hint.v4.b32 [p], r, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 16-byte aligned
 *   r       4 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_last_v4_b32_hint(void *p, const uint32_t r[4], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 16, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_last.L2::cache_hint.v4.b32 [%0], {%1, %2, %3, %4}, %5;"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "l"(policy)
                 : "memory");
#endif
}

/* Store 4 bytes; it leaves L1 last; by an L2 policy.
 *   ptx     st.global.L1::evict_last.L2::cache_hint.f32 [p], value, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_last_f32_hint(float *p, float value, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 4, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_last.L2::cache_hint.f32 [%0], %1, %2;"
                 :
                 : "l"(p), "f"(value), "l"(policy)
                 : "memory");
#endif
}

/* Store 16 bytes; it leaves L1 last; by an L2 policy.
 *   ptx     st.global.L1::evict_last.L2::cache_hint.v4.f32 [p], r, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 16-byte aligned
 *   r       4 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_last_v4_f32_hint(void *p, const float r[4], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 16, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_last.L2::cache_hint.v4.f32 [%0], {%1, %2, %3, %4}, %5;"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "l"(policy)
                 : "memory");
#endif
}

/* Store 4 bytes; it does not enter L1.
 *   ptx     st.global.L1::no_allocate.b32 [p], value;
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_global_l1_no_allocate_b32(uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 4, 0, 0));
#else
    asm volatile("st.global.L1::no_allocate.b32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
#endif
}

/* Store 8 bytes; it does not enter L1.
 *   ptx     st.global.L1::no_allocate.b64 [p], value;
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the 8 bytes
 */
MGPU_DEVICE void
mgpu_st_global_l1_no_allocate_b64(uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 8, 0, 0));
#else
    asm volatile("st.global.L1::no_allocate.b64 [%0], %1;" : : "l"(p), "l"(value) : "memory");
#endif
}

/* Store 16 bytes; it does not enter L1.
 *   ptx     st.global.L1::no_allocate.v4.b32 [p], r;
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 16-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_no_allocate_v4_b32(void *p, const uint32_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 16, 0, 0));
#else
    asm volatile("st.global.L1::no_allocate.v4.b32 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3])
                 : "memory");
#endif
}

/* Store 4 bytes; it does not enter L1.
 *   ptx     st.global.L1::no_allocate.f32 [p], value;
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 */
MGPU_DEVICE void
mgpu_st_global_l1_no_allocate_f32(float *p, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 4, 0, 0));
#else
    asm volatile("st.global.L1::no_allocate.f32 [%0], %1;" : : "l"(p), "f"(value) : "memory");
#endif
}

/* Store 16 bytes; it does not enter L1.
 *   ptx     st.global.L1::no_allocate.v4.f32 [p], r;
 *   needs   PTX 7.4, sm_75
 *   by      any thread
 *   p       generic address in global memory, 16-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_no_allocate_v4_f32(void *p, const float r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 16, 0, 0));
#else
    asm volatile("st.global.L1::no_allocate.v4.f32 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3])
                 : "memory");
#endif
}

/* Store 4 bytes; it does not enter L1; by an L2 policy.
 *   ptx     st.global.L1::no_allocate.L2::cache_hint.b32 [p], value, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_no_allocate_b32_hint(uint32_t *p, uint32_t value, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 4, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::no_allocate.L2::cache_hint.b32 [%0], %1, %2;"
                 :
                 : "l"(p), "r"(value), "l"(policy)
                 : "memory");
#endif
}

/* Store 8 bytes; it does not enter L1; by an L2 policy.
 *   ptx     st.global.L1::no_allocate.L2::cache_hint.b64 [p], value, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 8-byte aligned
 *   value   the 8 bytes
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_no_allocate_b64_hint(uint64_t *p, uint64_t value, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 8, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::no_allocate.L2::cache_hint.b64 [%0], %1, %2;"
                 :
                 : "l"(p), "l"(value), "l"(policy)
                 : "memory");
#endif
}

/* Store 16 bytes; it does not enter L1; by an L2 policy.
 *   ptx     st.global.L1::no_allocate.L2::cache_hint.v4.b32 [p], r, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 16-byte aligned
 *   r       4 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_no_allocate_v4_b32_hint(void *p, const uint32_t r[4], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 16, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::no_allocate.L2::cache_hint.v4.b32 [%0], {%1, %2, %3, %4}, %5;"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "l"(policy)
                 : "memory");
#endif
}

/* Store 4 bytes; it does not enter L1; by an L2 policy.
 *   ptx     st.global.L1::no_allocate.L2::cache_hint.f32 [p], value, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 4-byte aligned
 *   value   the 4 bytes
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_no_allocate_f32_hint(float *p, float value, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, &value, 4, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::no_allocate.L2::cache_hint.f32 [%0], %1, %2;"
                 :
                 : "l"(p), "f"(value), "l"(policy)
                 : "memory");
#endif
}

/* Store 16 bytes; it does not enter L1; by an L2 policy.
 *   ptx     st.global.L1::no_allocate.L2::cache_hint.v4.f32 [p], r, policy;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 16-byte aligned
 *   r       4 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_no_allocate_v4_f32_hint(void *p, const float r[4], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 16, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::no_allocate.L2::cache_hint.v4.f32 [%0], {%1, %2, %3, %4}, %5;"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "l"(policy)
                 : "memory");
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_ld_global_v4_b32_hint(r, ...) mgpu_ld_global_v4_b32_hint(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_v4_f32_hint(r, ...) mgpu_ld_global_v4_f32_hint(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_unchanged_v4_b32(r, ...) mgpu_ld_global_l1_evict_unchanged_v4_b32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_unchanged_v4_f32(r, ...) mgpu_ld_global_l1_evict_unchanged_v4_f32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_unchanged_v4_b32_hint(r, ...) mgpu_ld_global_l1_evict_unchanged_v4_b32_hint(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_unchanged_v4_f32_hint(r, ...) mgpu_ld_global_l1_evict_unchanged_v4_f32_hint(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_first_v4_b32(r, ...) mgpu_ld_global_l1_evict_first_v4_b32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_first_v4_f32(r, ...) mgpu_ld_global_l1_evict_first_v4_f32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_first_v4_b32_hint(r, ...) mgpu_ld_global_l1_evict_first_v4_b32_hint(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_first_v4_f32_hint(r, ...) mgpu_ld_global_l1_evict_first_v4_f32_hint(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_last_v4_b32(r, ...) mgpu_ld_global_l1_evict_last_v4_b32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_last_v4_f32(r, ...) mgpu_ld_global_l1_evict_last_v4_f32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_last_v4_b32_hint(r, ...) mgpu_ld_global_l1_evict_last_v4_b32_hint(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_last_v4_f32_hint(r, ...) mgpu_ld_global_l1_evict_last_v4_f32_hint(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_l1_no_allocate_v4_b32(r, ...) mgpu_ld_global_l1_no_allocate_v4_b32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_l1_no_allocate_v4_f32(r, ...) mgpu_ld_global_l1_no_allocate_v4_f32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_l1_no_allocate_v4_b32_hint(r, ...) mgpu_ld_global_l1_no_allocate_v4_b32_hint(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_l1_no_allocate_v4_f32_hint(r, ...) mgpu_ld_global_l1_no_allocate_v4_f32_hint(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_nc_v4_b32(r, ...) mgpu_ld_global_nc_v4_b32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_nc_v4_f32(r, ...) mgpu_ld_global_nc_v4_f32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_nc_v4_b32_hint(r, ...) mgpu_ld_global_nc_v4_b32_hint(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_nc_v4_f32_hint(r, ...) mgpu_ld_global_nc_v4_f32_hint(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_unchanged_v4_b32(r, ...) mgpu_ld_global_nc_l1_evict_unchanged_v4_b32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_unchanged_v4_f32(r, ...) mgpu_ld_global_nc_l1_evict_unchanged_v4_f32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_unchanged_v4_b32_hint(r, ...) mgpu_ld_global_nc_l1_evict_unchanged_v4_b32_hint(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_unchanged_v4_f32_hint(r, ...) mgpu_ld_global_nc_l1_evict_unchanged_v4_f32_hint(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_first_v4_b32(r, ...) mgpu_ld_global_nc_l1_evict_first_v4_b32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_first_v4_f32(r, ...) mgpu_ld_global_nc_l1_evict_first_v4_f32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_first_v4_b32_hint(r, ...) mgpu_ld_global_nc_l1_evict_first_v4_b32_hint(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_first_v4_f32_hint(r, ...) mgpu_ld_global_nc_l1_evict_first_v4_f32_hint(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_last_v4_b32(r, ...) mgpu_ld_global_nc_l1_evict_last_v4_b32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_last_v4_f32(r, ...) mgpu_ld_global_nc_l1_evict_last_v4_f32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_last_v4_b32_hint(r, ...) mgpu_ld_global_nc_l1_evict_last_v4_b32_hint(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_last_v4_f32_hint(r, ...) mgpu_ld_global_nc_l1_evict_last_v4_f32_hint(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_no_allocate_v4_b32(r, ...) mgpu_ld_global_nc_l1_no_allocate_v4_b32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_no_allocate_v4_f32(r, ...) mgpu_ld_global_nc_l1_no_allocate_v4_f32(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_no_allocate_v4_b32_hint(r, ...) mgpu_ld_global_nc_l1_no_allocate_v4_b32_hint(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_no_allocate_v4_f32_hint(r, ...) mgpu_ld_global_nc_l1_no_allocate_v4_f32_hint(MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_st_global_v4_b32_hint(p, r, ...) mgpu_st_global_v4_b32_hint(p, MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_st_global_v4_f32_hint(p, r, ...) mgpu_st_global_v4_f32_hint(p, MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_st_global_l1_evict_unchanged_v4_b32(p, ...) mgpu_st_global_l1_evict_unchanged_v4_b32(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_st_global_l1_evict_unchanged_v4_f32(p, ...) mgpu_st_global_l1_evict_unchanged_v4_f32(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_st_global_l1_evict_unchanged_v4_b32_hint(p, r, ...) mgpu_st_global_l1_evict_unchanged_v4_b32_hint(p, MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_st_global_l1_evict_unchanged_v4_f32_hint(p, r, ...) mgpu_st_global_l1_evict_unchanged_v4_f32_hint(p, MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_st_global_l1_evict_first_v4_b32(p, ...) mgpu_st_global_l1_evict_first_v4_b32(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_st_global_l1_evict_first_v4_f32(p, ...) mgpu_st_global_l1_evict_first_v4_f32(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_st_global_l1_evict_first_v4_b32_hint(p, r, ...) mgpu_st_global_l1_evict_first_v4_b32_hint(p, MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_st_global_l1_evict_first_v4_f32_hint(p, r, ...) mgpu_st_global_l1_evict_first_v4_f32_hint(p, MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_st_global_l1_evict_last_v4_b32(p, ...) mgpu_st_global_l1_evict_last_v4_b32(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_st_global_l1_evict_last_v4_f32(p, ...) mgpu_st_global_l1_evict_last_v4_f32(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_st_global_l1_evict_last_v4_b32_hint(p, r, ...) mgpu_st_global_l1_evict_last_v4_b32_hint(p, MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_st_global_l1_evict_last_v4_f32_hint(p, r, ...) mgpu_st_global_l1_evict_last_v4_f32_hint(p, MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_st_global_l1_no_allocate_v4_b32(p, ...) mgpu_st_global_l1_no_allocate_v4_b32(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_st_global_l1_no_allocate_v4_f32(p, ...) mgpu_st_global_l1_no_allocate_v4_f32(p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_st_global_l1_no_allocate_v4_b32_hint(p, r, ...) mgpu_st_global_l1_no_allocate_v4_b32_hint(p, MGPU__HOLDS(4, r), __VA_ARGS__)
#define mgpu_st_global_l1_no_allocate_v4_f32_hint(p, r, ...) mgpu_st_global_l1_no_allocate_v4_f32_hint(p, MGPU__HOLDS(4, r), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_CACHED_GEN_H */
