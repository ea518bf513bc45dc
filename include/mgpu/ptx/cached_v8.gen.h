/* mgpu/ptx/cached_v8.gen.h - 32 bytes of global memory in one access, by what L1 and L2 do with the line: Blackwell.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/cached.py. The picture and the use are in cached_v8.h.
 */
#ifndef MGPU_PTX_CACHED_V8_GEN_H
#define MGPU_PTX_CACHED_V8_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* memory_elsewhere.gen.h made sentences of them. */
#undef mgpu_ld_global_v8_b32
#undef mgpu_ld_global_v8_f32
#undef mgpu_ld_global_v4_b64
#undef mgpu_ld_global_v8_b32_hint
#undef mgpu_ld_global_v8_f32_hint
#undef mgpu_ld_global_v4_b64_hint
#undef mgpu_ld_global_l2_evict_first_v8_b32
#undef mgpu_ld_global_l2_evict_first_v8_f32
#undef mgpu_ld_global_l2_evict_first_v4_b64
#undef mgpu_ld_global_l2_evict_last_v8_b32
#undef mgpu_ld_global_l2_evict_last_v8_f32
#undef mgpu_ld_global_l2_evict_last_v4_b64
#undef mgpu_ld_global_l1_evict_unchanged_v8_b32
#undef mgpu_ld_global_l1_evict_unchanged_v8_f32
#undef mgpu_ld_global_l1_evict_unchanged_v4_b64
#undef mgpu_ld_global_l1_evict_unchanged_v8_b32_hint
#undef mgpu_ld_global_l1_evict_unchanged_v8_f32_hint
#undef mgpu_ld_global_l1_evict_unchanged_v4_b64_hint
#undef mgpu_ld_global_l1_evict_unchanged_l2_evict_first_v8_b32
#undef mgpu_ld_global_l1_evict_unchanged_l2_evict_first_v8_f32
#undef mgpu_ld_global_l1_evict_unchanged_l2_evict_first_v4_b64
#undef mgpu_ld_global_l1_evict_unchanged_l2_evict_last_v8_b32
#undef mgpu_ld_global_l1_evict_unchanged_l2_evict_last_v8_f32
#undef mgpu_ld_global_l1_evict_unchanged_l2_evict_last_v4_b64
#undef mgpu_ld_global_l1_evict_first_v8_b32
#undef mgpu_ld_global_l1_evict_first_v8_f32
#undef mgpu_ld_global_l1_evict_first_v4_b64
#undef mgpu_ld_global_l1_evict_first_v8_b32_hint
#undef mgpu_ld_global_l1_evict_first_v8_f32_hint
#undef mgpu_ld_global_l1_evict_first_v4_b64_hint
#undef mgpu_ld_global_l1_evict_first_l2_evict_first_v8_b32
#undef mgpu_ld_global_l1_evict_first_l2_evict_first_v8_f32
#undef mgpu_ld_global_l1_evict_first_l2_evict_first_v4_b64
#undef mgpu_ld_global_l1_evict_first_l2_evict_last_v8_b32
#undef mgpu_ld_global_l1_evict_first_l2_evict_last_v8_f32
#undef mgpu_ld_global_l1_evict_first_l2_evict_last_v4_b64
#undef mgpu_ld_global_l1_evict_last_v8_b32
#undef mgpu_ld_global_l1_evict_last_v8_f32
#undef mgpu_ld_global_l1_evict_last_v4_b64
#undef mgpu_ld_global_l1_evict_last_v8_b32_hint
#undef mgpu_ld_global_l1_evict_last_v8_f32_hint
#undef mgpu_ld_global_l1_evict_last_v4_b64_hint
#undef mgpu_ld_global_l1_evict_last_l2_evict_first_v8_b32
#undef mgpu_ld_global_l1_evict_last_l2_evict_first_v8_f32
#undef mgpu_ld_global_l1_evict_last_l2_evict_first_v4_b64
#undef mgpu_ld_global_l1_evict_last_l2_evict_last_v8_b32
#undef mgpu_ld_global_l1_evict_last_l2_evict_last_v8_f32
#undef mgpu_ld_global_l1_evict_last_l2_evict_last_v4_b64
#undef mgpu_ld_global_l1_no_allocate_v8_b32
#undef mgpu_ld_global_l1_no_allocate_v8_f32
#undef mgpu_ld_global_l1_no_allocate_v4_b64
#undef mgpu_ld_global_l1_no_allocate_v8_b32_hint
#undef mgpu_ld_global_l1_no_allocate_v8_f32_hint
#undef mgpu_ld_global_l1_no_allocate_v4_b64_hint
#undef mgpu_ld_global_l1_no_allocate_l2_evict_first_v8_b32
#undef mgpu_ld_global_l1_no_allocate_l2_evict_first_v8_f32
#undef mgpu_ld_global_l1_no_allocate_l2_evict_first_v4_b64
#undef mgpu_ld_global_l1_no_allocate_l2_evict_last_v8_b32
#undef mgpu_ld_global_l1_no_allocate_l2_evict_last_v8_f32
#undef mgpu_ld_global_l1_no_allocate_l2_evict_last_v4_b64
#undef mgpu_ld_global_nc_v8_b32
#undef mgpu_ld_global_nc_v8_f32
#undef mgpu_ld_global_nc_v4_b64
#undef mgpu_ld_global_nc_v8_b32_hint
#undef mgpu_ld_global_nc_v8_f32_hint
#undef mgpu_ld_global_nc_v4_b64_hint
#undef mgpu_ld_global_nc_l2_evict_first_v8_b32
#undef mgpu_ld_global_nc_l2_evict_first_v8_f32
#undef mgpu_ld_global_nc_l2_evict_first_v4_b64
#undef mgpu_ld_global_nc_l2_evict_last_v8_b32
#undef mgpu_ld_global_nc_l2_evict_last_v8_f32
#undef mgpu_ld_global_nc_l2_evict_last_v4_b64
#undef mgpu_ld_global_nc_l1_evict_unchanged_v8_b32
#undef mgpu_ld_global_nc_l1_evict_unchanged_v8_f32
#undef mgpu_ld_global_nc_l1_evict_unchanged_v4_b64
#undef mgpu_ld_global_nc_l1_evict_unchanged_v8_b32_hint
#undef mgpu_ld_global_nc_l1_evict_unchanged_v8_f32_hint
#undef mgpu_ld_global_nc_l1_evict_unchanged_v4_b64_hint
#undef mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_first_v8_b32
#undef mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_first_v8_f32
#undef mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_first_v4_b64
#undef mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_last_v8_b32
#undef mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_last_v8_f32
#undef mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_last_v4_b64
#undef mgpu_ld_global_nc_l1_evict_first_v8_b32
#undef mgpu_ld_global_nc_l1_evict_first_v8_f32
#undef mgpu_ld_global_nc_l1_evict_first_v4_b64
#undef mgpu_ld_global_nc_l1_evict_first_v8_b32_hint
#undef mgpu_ld_global_nc_l1_evict_first_v8_f32_hint
#undef mgpu_ld_global_nc_l1_evict_first_v4_b64_hint
#undef mgpu_ld_global_nc_l1_evict_first_l2_evict_first_v8_b32
#undef mgpu_ld_global_nc_l1_evict_first_l2_evict_first_v8_f32
#undef mgpu_ld_global_nc_l1_evict_first_l2_evict_first_v4_b64
#undef mgpu_ld_global_nc_l1_evict_first_l2_evict_last_v8_b32
#undef mgpu_ld_global_nc_l1_evict_first_l2_evict_last_v8_f32
#undef mgpu_ld_global_nc_l1_evict_first_l2_evict_last_v4_b64
#undef mgpu_ld_global_nc_l1_evict_last_v8_b32
#undef mgpu_ld_global_nc_l1_evict_last_v8_f32
#undef mgpu_ld_global_nc_l1_evict_last_v4_b64
#undef mgpu_ld_global_nc_l1_evict_last_v8_b32_hint
#undef mgpu_ld_global_nc_l1_evict_last_v8_f32_hint
#undef mgpu_ld_global_nc_l1_evict_last_v4_b64_hint
#undef mgpu_ld_global_nc_l1_evict_last_l2_evict_first_v8_b32
#undef mgpu_ld_global_nc_l1_evict_last_l2_evict_first_v8_f32
#undef mgpu_ld_global_nc_l1_evict_last_l2_evict_first_v4_b64
#undef mgpu_ld_global_nc_l1_evict_last_l2_evict_last_v8_b32
#undef mgpu_ld_global_nc_l1_evict_last_l2_evict_last_v8_f32
#undef mgpu_ld_global_nc_l1_evict_last_l2_evict_last_v4_b64
#undef mgpu_ld_global_nc_l1_no_allocate_v8_b32
#undef mgpu_ld_global_nc_l1_no_allocate_v8_f32
#undef mgpu_ld_global_nc_l1_no_allocate_v4_b64
#undef mgpu_ld_global_nc_l1_no_allocate_v8_b32_hint
#undef mgpu_ld_global_nc_l1_no_allocate_v8_f32_hint
#undef mgpu_ld_global_nc_l1_no_allocate_v4_b64_hint
#undef mgpu_ld_global_nc_l1_no_allocate_l2_evict_first_v8_b32
#undef mgpu_ld_global_nc_l1_no_allocate_l2_evict_first_v8_f32
#undef mgpu_ld_global_nc_l1_no_allocate_l2_evict_first_v4_b64
#undef mgpu_ld_global_nc_l1_no_allocate_l2_evict_last_v8_b32
#undef mgpu_ld_global_nc_l1_no_allocate_l2_evict_last_v8_f32
#undef mgpu_ld_global_nc_l1_no_allocate_l2_evict_last_v4_b64
#undef mgpu_st_global_v8_b32
#undef mgpu_st_global_v8_f32
#undef mgpu_st_global_v4_b64
#undef mgpu_st_global_v8_b32_hint
#undef mgpu_st_global_v8_f32_hint
#undef mgpu_st_global_v4_b64_hint
#undef mgpu_st_global_l2_evict_first_v8_b32
#undef mgpu_st_global_l2_evict_first_v8_f32
#undef mgpu_st_global_l2_evict_first_v4_b64
#undef mgpu_st_global_l2_evict_last_v8_b32
#undef mgpu_st_global_l2_evict_last_v8_f32
#undef mgpu_st_global_l2_evict_last_v4_b64
#undef mgpu_st_global_l1_evict_unchanged_v8_b32
#undef mgpu_st_global_l1_evict_unchanged_v8_f32
#undef mgpu_st_global_l1_evict_unchanged_v4_b64
#undef mgpu_st_global_l1_evict_unchanged_v8_b32_hint
#undef mgpu_st_global_l1_evict_unchanged_v8_f32_hint
#undef mgpu_st_global_l1_evict_unchanged_v4_b64_hint
#undef mgpu_st_global_l1_evict_unchanged_l2_evict_first_v8_b32
#undef mgpu_st_global_l1_evict_unchanged_l2_evict_first_v8_f32
#undef mgpu_st_global_l1_evict_unchanged_l2_evict_first_v4_b64
#undef mgpu_st_global_l1_evict_unchanged_l2_evict_last_v8_b32
#undef mgpu_st_global_l1_evict_unchanged_l2_evict_last_v8_f32
#undef mgpu_st_global_l1_evict_unchanged_l2_evict_last_v4_b64
#undef mgpu_st_global_l1_evict_first_v8_b32
#undef mgpu_st_global_l1_evict_first_v8_f32
#undef mgpu_st_global_l1_evict_first_v4_b64
#undef mgpu_st_global_l1_evict_first_v8_b32_hint
#undef mgpu_st_global_l1_evict_first_v8_f32_hint
#undef mgpu_st_global_l1_evict_first_v4_b64_hint
#undef mgpu_st_global_l1_evict_first_l2_evict_first_v8_b32
#undef mgpu_st_global_l1_evict_first_l2_evict_first_v8_f32
#undef mgpu_st_global_l1_evict_first_l2_evict_first_v4_b64
#undef mgpu_st_global_l1_evict_first_l2_evict_last_v8_b32
#undef mgpu_st_global_l1_evict_first_l2_evict_last_v8_f32
#undef mgpu_st_global_l1_evict_first_l2_evict_last_v4_b64
#undef mgpu_st_global_l1_evict_last_v8_b32
#undef mgpu_st_global_l1_evict_last_v8_f32
#undef mgpu_st_global_l1_evict_last_v4_b64
#undef mgpu_st_global_l1_evict_last_v8_b32_hint
#undef mgpu_st_global_l1_evict_last_v8_f32_hint
#undef mgpu_st_global_l1_evict_last_v4_b64_hint
#undef mgpu_st_global_l1_evict_last_l2_evict_first_v8_b32
#undef mgpu_st_global_l1_evict_last_l2_evict_first_v8_f32
#undef mgpu_st_global_l1_evict_last_l2_evict_first_v4_b64
#undef mgpu_st_global_l1_evict_last_l2_evict_last_v8_b32
#undef mgpu_st_global_l1_evict_last_l2_evict_last_v8_f32
#undef mgpu_st_global_l1_evict_last_l2_evict_last_v4_b64
#undef mgpu_st_global_l1_no_allocate_v8_b32
#undef mgpu_st_global_l1_no_allocate_v8_f32
#undef mgpu_st_global_l1_no_allocate_v4_b64
#undef mgpu_st_global_l1_no_allocate_v8_b32_hint
#undef mgpu_st_global_l1_no_allocate_v8_f32_hint
#undef mgpu_st_global_l1_no_allocate_v4_b64_hint
#undef mgpu_st_global_l1_no_allocate_l2_evict_first_v8_b32
#undef mgpu_st_global_l1_no_allocate_l2_evict_first_v8_f32
#undef mgpu_st_global_l1_no_allocate_l2_evict_first_v4_b64
#undef mgpu_st_global_l1_no_allocate_l2_evict_last_v8_b32
#undef mgpu_st_global_l1_no_allocate_l2_evict_last_v8_f32
#undef mgpu_st_global_l1_no_allocate_l2_evict_last_v4_b64

/* Load 32 bytes.
 *   ptx     ld.global.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.v8.b32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes.
 *   ptx     ld.global.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.v8.f32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes.
 *   ptx     ld.global.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; by an L2 policy.
 *   ptx     ld.global.L2::cache_hint.v8.b32 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_v8_b32_hint(uint32_t r[8], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L2::cache_hint.v8.b32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8], %9;"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes; by an L2 policy.
 *   ptx     ld.global.L2::cache_hint.v8.f32 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_v8_f32_hint(float r[8], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L2::cache_hint.v8.f32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8], %9;"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes; by an L2 policy.
 *   ptx     ld.global.L2::cache_hint.v4.b64 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_v4_b64_hint(uint64_t r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L2::cache_hint.v4.b64 {%0, %1, %2, %3}, [%4], %5;"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L2 first.
 *   ptx     ld.global.L2::evict_first.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l2_evict_first_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L2::evict_first.v8.b32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L2 first.
 *   ptx     ld.global.L2::evict_first.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l2_evict_first_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L2::evict_first.v8.f32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L2 first.
 *   ptx     ld.global.L2::evict_first.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l2_evict_first_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L2::evict_first.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L2 last.
 *   ptx     ld.global.L2::evict_last.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l2_evict_last_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L2::evict_last.v8.b32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L2 last.
 *   ptx     ld.global.L2::evict_last.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l2_evict_last_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L2::evict_last.v8.f32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L2 last.
 *   ptx     ld.global.L2::evict_last.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l2_evict_last_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L2::evict_last.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; its place in the order of eviction from L1 stays.
 *   ptx     ld.global.L1::evict_unchanged.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_unchanged_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_unchanged.v8.b32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; its place in the order of eviction from L1 stays.
 *   ptx     ld.global.L1::evict_unchanged.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_unchanged_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_unchanged.v8.f32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; its place in the order of eviction from L1 stays.
 *   ptx     ld.global.L1::evict_unchanged.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_unchanged_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_unchanged.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; its place in the order of eviction from L1 stays; by an L2 policy.
 *   ptx     ld.global.L1::evict_unchanged.L2::cache_hint.v8.b32 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_unchanged_v8_b32_hint(uint32_t r[8], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_unchanged.L2::cache_hint.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8], %9;"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes; its place in the order of eviction from L1 stays; by an L2 policy.
 *   ptx     ld.global.L1::evict_unchanged.L2::cache_hint.v8.f32 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_unchanged_v8_f32_hint(float r[8], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_unchanged.L2::cache_hint.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8], %9;"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes; its place in the order of eviction from L1 stays; by an L2 policy.
 *   ptx     ld.global.L1::evict_unchanged.L2::cache_hint.v4.b64 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_unchanged_v4_b64_hint(uint64_t r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_unchanged.L2::cache_hint.v4.b64 "
                 "{%0, %1, %2, %3}, [%4], %5;"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes; its place in the order of eviction from L1 stays; it leaves L2 first.
 *   ptx     ld.global.L1::evict_unchanged.L2::evict_first.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_unchanged_l2_evict_first_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_unchanged.L2::evict_first.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; its place in the order of eviction from L1 stays; it leaves L2 first.
 *   ptx     ld.global.L1::evict_unchanged.L2::evict_first.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_unchanged_l2_evict_first_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_unchanged.L2::evict_first.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; its place in the order of eviction from L1 stays; it leaves L2 first.
 *   ptx     ld.global.L1::evict_unchanged.L2::evict_first.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_unchanged_l2_evict_first_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_unchanged.L2::evict_first.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; its place in the order of eviction from L1 stays; it leaves L2 last.
 *   ptx     ld.global.L1::evict_unchanged.L2::evict_last.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_unchanged_l2_evict_last_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_unchanged.L2::evict_last.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; its place in the order of eviction from L1 stays; it leaves L2 last.
 *   ptx     ld.global.L1::evict_unchanged.L2::evict_last.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_unchanged_l2_evict_last_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_unchanged.L2::evict_last.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; its place in the order of eviction from L1 stays; it leaves L2 last.
 *   ptx     ld.global.L1::evict_unchanged.L2::evict_last.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_unchanged_l2_evict_last_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_unchanged.L2::evict_last.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 first.
 *   ptx     ld.global.L1::evict_first.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_first_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_first.v8.b32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 first.
 *   ptx     ld.global.L1::evict_first.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_first_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_first.v8.f32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 first.
 *   ptx     ld.global.L1::evict_first.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_first_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_first.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 first; by an L2 policy.
 *   ptx     ld.global.L1::evict_first.L2::cache_hint.v8.b32 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_first_v8_b32_hint(uint32_t r[8], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_first.L2::cache_hint.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8], %9;"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 first; by an L2 policy.
 *   ptx     ld.global.L1::evict_first.L2::cache_hint.v8.f32 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_first_v8_f32_hint(float r[8], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_first.L2::cache_hint.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8], %9;"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 first; by an L2 policy.
 *   ptx     ld.global.L1::evict_first.L2::cache_hint.v4.b64 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_first_v4_b64_hint(uint64_t r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_first.L2::cache_hint.v4.b64 {%0, %1, %2, %3}, [%4], %5;"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 first; it leaves L2 first.
 *   ptx     ld.global.L1::evict_first.L2::evict_first.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_first_l2_evict_first_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_first.L2::evict_first.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 first; it leaves L2 first.
 *   ptx     ld.global.L1::evict_first.L2::evict_first.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_first_l2_evict_first_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_first.L2::evict_first.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 first; it leaves L2 first.
 *   ptx     ld.global.L1::evict_first.L2::evict_first.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_first_l2_evict_first_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_first.L2::evict_first.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 first; it leaves L2 last.
 *   ptx     ld.global.L1::evict_first.L2::evict_last.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_first_l2_evict_last_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_first.L2::evict_last.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 first; it leaves L2 last.
 *   ptx     ld.global.L1::evict_first.L2::evict_last.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_first_l2_evict_last_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_first.L2::evict_last.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 first; it leaves L2 last.
 *   ptx     ld.global.L1::evict_first.L2::evict_last.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_first_l2_evict_last_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_first.L2::evict_last.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 last.
 *   ptx     ld.global.L1::evict_last.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_last_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_last.v8.b32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 last.
 *   ptx     ld.global.L1::evict_last.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_last_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_last.v8.f32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 last.
 *   ptx     ld.global.L1::evict_last.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_last_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_last.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 last; by an L2 policy.
 *   ptx     ld.global.L1::evict_last.L2::cache_hint.v8.b32 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_last_v8_b32_hint(uint32_t r[8], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_last.L2::cache_hint.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8], %9;"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 last; by an L2 policy.
 *   ptx     ld.global.L1::evict_last.L2::cache_hint.v8.f32 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_last_v8_f32_hint(float r[8], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_last.L2::cache_hint.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8], %9;"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 last; by an L2 policy.
 *   ptx     ld.global.L1::evict_last.L2::cache_hint.v4.b64 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_last_v4_b64_hint(uint64_t r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::evict_last.L2::cache_hint.v4.b64 {%0, %1, %2, %3}, [%4], %5;"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 last; it leaves L2 first.
 *   ptx     ld.global.L1::evict_last.L2::evict_first.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_last_l2_evict_first_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_last.L2::evict_first.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 last; it leaves L2 first.
 *   ptx     ld.global.L1::evict_last.L2::evict_first.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_last_l2_evict_first_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_last.L2::evict_first.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 last; it leaves L2 first.
 *   ptx     ld.global.L1::evict_last.L2::evict_first.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_last_l2_evict_first_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_last.L2::evict_first.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 last; it leaves L2 last.
 *   ptx     ld.global.L1::evict_last.L2::evict_last.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_last_l2_evict_last_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_last.L2::evict_last.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 last; it leaves L2 last.
 *   ptx     ld.global.L1::evict_last.L2::evict_last.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_last_l2_evict_last_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_last.L2::evict_last.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it leaves L1 last; it leaves L2 last.
 *   ptx     ld.global.L1::evict_last.L2::evict_last.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_evict_last_l2_evict_last_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::evict_last.L2::evict_last.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it does not enter L1.
 *   ptx     ld.global.L1::no_allocate.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_no_allocate_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::no_allocate.v8.b32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it does not enter L1.
 *   ptx     ld.global.L1::no_allocate.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_no_allocate_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::no_allocate.v8.f32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it does not enter L1.
 *   ptx     ld.global.L1::no_allocate.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_no_allocate_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::no_allocate.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it does not enter L1; by an L2 policy.
 *   ptx     ld.global.L1::no_allocate.L2::cache_hint.v8.b32 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_l1_no_allocate_v8_b32_hint(uint32_t r[8], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::no_allocate.L2::cache_hint.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8], %9;"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes; it does not enter L1; by an L2 policy.
 *   ptx     ld.global.L1::no_allocate.L2::cache_hint.v8.f32 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_l1_no_allocate_v8_f32_hint(float r[8], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::no_allocate.L2::cache_hint.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8], %9;"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes; it does not enter L1; by an L2 policy.
 *   ptx     ld.global.L1::no_allocate.L2::cache_hint.v4.b64 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_l1_no_allocate_v4_b64_hint(uint64_t r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__HINT));
#else
    asm volatile("ld.global.L1::no_allocate.L2::cache_hint.v4.b64 {%0, %1, %2, %3}, [%4], %5;"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes; it does not enter L1; it leaves L2 first.
 *   ptx     ld.global.L1::no_allocate.L2::evict_first.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_no_allocate_l2_evict_first_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::no_allocate.L2::evict_first.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it does not enter L1; it leaves L2 first.
 *   ptx     ld.global.L1::no_allocate.L2::evict_first.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_no_allocate_l2_evict_first_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::no_allocate.L2::evict_first.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it does not enter L1; it leaves L2 first.
 *   ptx     ld.global.L1::no_allocate.L2::evict_first.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_no_allocate_l2_evict_first_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::no_allocate.L2::evict_first.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it does not enter L1; it leaves L2 last.
 *   ptx     ld.global.L1::no_allocate.L2::evict_last.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_no_allocate_l2_evict_last_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::no_allocate.L2::evict_last.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it does not enter L1; it leaves L2 last.
 *   ptx     ld.global.L1::no_allocate.L2::evict_last.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_no_allocate_l2_evict_last_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::no_allocate.L2::evict_last.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes; it does not enter L1; it leaves L2 last.
 *   ptx     ld.global.L1::no_allocate.L2::evict_last.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_l1_no_allocate_l2_evict_last_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, 0));
#else
    asm volatile("ld.global.L1::no_allocate.L2::evict_last.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs.
 *   ptx     ld.global.nc.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.v8.b32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs.
 *   ptx     ld.global.nc.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.v8.f32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs.
 *   ptx     ld.global.nc.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; by an L2 policy.
 *   ptx     ld.global.nc.L2::cache_hint.v8.b32 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_v8_b32_hint(uint32_t r[8], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L2::cache_hint.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8], %9;"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; by an L2 policy.
 *   ptx     ld.global.nc.L2::cache_hint.v8.f32 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_v8_f32_hint(float r[8], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L2::cache_hint.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8], %9;"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; by an L2 policy.
 *   ptx     ld.global.nc.L2::cache_hint.v4.b64 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_v4_b64_hint(uint64_t r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L2::cache_hint.v4.b64 {%0, %1, %2, %3}, [%4], %5;"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L2 first.
 *   ptx     ld.global.nc.L2::evict_first.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l2_evict_first_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L2::evict_first.v8.b32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L2 first.
 *   ptx     ld.global.nc.L2::evict_first.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l2_evict_first_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L2::evict_first.v8.f32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L2 first.
 *   ptx     ld.global.nc.L2::evict_first.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l2_evict_first_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L2::evict_first.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L2 last.
 *   ptx     ld.global.nc.L2::evict_last.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l2_evict_last_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L2::evict_last.v8.b32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L2 last.
 *   ptx     ld.global.nc.L2::evict_last.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l2_evict_last_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L2::evict_last.v8.f32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L2 last.
 *   ptx     ld.global.nc.L2::evict_last.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l2_evict_last_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L2::evict_last.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; its place in the order of eviction
 * from L1 stays.
 *   ptx     ld.global.nc.L1::evict_unchanged.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_unchanged_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_unchanged.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; its place in the order of eviction
 * from L1 stays.
 *   ptx     ld.global.nc.L1::evict_unchanged.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_unchanged_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_unchanged.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; its place in the order of eviction
 * from L1 stays.
 *   ptx     ld.global.nc.L1::evict_unchanged.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_unchanged_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_unchanged.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; its place in the order of eviction
 * from L1 stays; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_unchanged.L2::cache_hint.v8.b32 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_unchanged_v8_b32_hint(uint32_t r[8], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_unchanged.L2::cache_hint.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8], %9;"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; its place in the order of eviction
 * from L1 stays; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_unchanged.L2::cache_hint.v8.f32 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_unchanged_v8_f32_hint(float r[8], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_unchanged.L2::cache_hint.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8], %9;"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; its place in the order of eviction
 * from L1 stays; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_unchanged.L2::cache_hint.v4.b64 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_unchanged_v4_b64_hint(uint64_t r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_unchanged.L2::cache_hint.v4.b64 "
                 "{%0, %1, %2, %3}, [%4], %5;"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; its place in the order of eviction
 * from L1 stays; it leaves L2 first.
 *   ptx     ld.global.nc.L1::evict_unchanged.L2::evict_first.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_first_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_unchanged.L2::evict_first.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; its place in the order of eviction
 * from L1 stays; it leaves L2 first.
 *   ptx     ld.global.nc.L1::evict_unchanged.L2::evict_first.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_first_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_unchanged.L2::evict_first.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; its place in the order of eviction
 * from L1 stays; it leaves L2 first.
 *   ptx     ld.global.nc.L1::evict_unchanged.L2::evict_first.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_first_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_unchanged.L2::evict_first.v4.b64 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; its place in the order of eviction
 * from L1 stays; it leaves L2 last.
 *   ptx     ld.global.nc.L1::evict_unchanged.L2::evict_last.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_last_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_unchanged.L2::evict_last.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; its place in the order of eviction
 * from L1 stays; it leaves L2 last.
 *   ptx     ld.global.nc.L1::evict_unchanged.L2::evict_last.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_last_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_unchanged.L2::evict_last.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; its place in the order of eviction
 * from L1 stays; it leaves L2 last.
 *   ptx     ld.global.nc.L1::evict_unchanged.L2::evict_last.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_last_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_unchanged.L2::evict_last.v4.b64 "
                 "{%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 first.
 *   ptx     ld.global.nc.L1::evict_first.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_first_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_first.v8.b32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 first.
 *   ptx     ld.global.nc.L1::evict_first.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_first_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_first.v8.f32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 first.
 *   ptx     ld.global.nc.L1::evict_first.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_first_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_first.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 first; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_first.L2::cache_hint.v8.b32 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_first_v8_b32_hint(uint32_t r[8], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_first.L2::cache_hint.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8], %9;"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 first; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_first.L2::cache_hint.v8.f32 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_first_v8_f32_hint(float r[8], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_first.L2::cache_hint.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8], %9;"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 first; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_first.L2::cache_hint.v4.b64 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_first_v4_b64_hint(uint64_t r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_first.L2::cache_hint.v4.b64 "
                 "{%0, %1, %2, %3}, [%4], %5;"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 first; it leaves L2
 * first.
 *   ptx     ld.global.nc.L1::evict_first.L2::evict_first.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_first_l2_evict_first_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_first.L2::evict_first.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 first; it leaves L2
 * first.
 *   ptx     ld.global.nc.L1::evict_first.L2::evict_first.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_first_l2_evict_first_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_first.L2::evict_first.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 first; it leaves L2
 * first.
 *   ptx     ld.global.nc.L1::evict_first.L2::evict_first.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_first_l2_evict_first_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_first.L2::evict_first.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 first; it leaves L2
 * last.
 *   ptx     ld.global.nc.L1::evict_first.L2::evict_last.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_first_l2_evict_last_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_first.L2::evict_last.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 first; it leaves L2
 * last.
 *   ptx     ld.global.nc.L1::evict_first.L2::evict_last.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_first_l2_evict_last_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_first.L2::evict_last.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 first; it leaves L2
 * last.
 *   ptx     ld.global.nc.L1::evict_first.L2::evict_last.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_first_l2_evict_last_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_first.L2::evict_last.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 last.
 *   ptx     ld.global.nc.L1::evict_last.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_last_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_last.v8.b32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 last.
 *   ptx     ld.global.nc.L1::evict_last.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_last_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_last.v8.f32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 last.
 *   ptx     ld.global.nc.L1::evict_last.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_last_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_last.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 last; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_last.L2::cache_hint.v8.b32 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_last_v8_b32_hint(uint32_t r[8], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_last.L2::cache_hint.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8], %9;"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 last; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_last.L2::cache_hint.v8.f32 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_last_v8_f32_hint(float r[8], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_last.L2::cache_hint.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8], %9;"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 last; by an L2 policy.
 *   ptx     ld.global.nc.L1::evict_last.L2::cache_hint.v4.b64 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_last_v4_b64_hint(uint64_t r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::evict_last.L2::cache_hint.v4.b64 {%0, %1, %2, %3}, [%4], %5;"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 last; it leaves L2
 * first.
 *   ptx     ld.global.nc.L1::evict_last.L2::evict_first.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_last_l2_evict_first_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_last.L2::evict_first.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 last; it leaves L2
 * first.
 *   ptx     ld.global.nc.L1::evict_last.L2::evict_first.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_last_l2_evict_first_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_last.L2::evict_first.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 last; it leaves L2
 * first.
 *   ptx     ld.global.nc.L1::evict_last.L2::evict_first.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_last_l2_evict_first_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_last.L2::evict_first.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 last; it leaves L2 last.
 *   ptx     ld.global.nc.L1::evict_last.L2::evict_last.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_last_l2_evict_last_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_last.L2::evict_last.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 last; it leaves L2 last.
 *   ptx     ld.global.nc.L1::evict_last.L2::evict_last.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_last_l2_evict_last_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_last.L2::evict_last.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it leaves L1 last; it leaves L2 last.
 *   ptx     ld.global.nc.L1::evict_last.L2::evict_last.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_evict_last_l2_evict_last_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::evict_last.L2::evict_last.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it does not enter L1.
 *   ptx     ld.global.nc.L1::no_allocate.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_no_allocate_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::no_allocate.v8.b32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it does not enter L1.
 *   ptx     ld.global.nc.L1::no_allocate.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_no_allocate_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::no_allocate.v8.f32 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it does not enter L1.
 *   ptx     ld.global.nc.L1::no_allocate.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_no_allocate_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::no_allocate.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it does not enter L1; by an L2
 * policy.
 *   ptx     ld.global.nc.L1::no_allocate.L2::cache_hint.v8.b32 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_no_allocate_v8_b32_hint(uint32_t r[8], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::no_allocate.L2::cache_hint.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8], %9;"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it does not enter L1; by an L2
 * policy.
 *   ptx     ld.global.nc.L1::no_allocate.L2::cache_hint.v8.f32 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_no_allocate_v8_f32_hint(float r[8], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::no_allocate.L2::cache_hint.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8], %9;"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it does not enter L1; by an L2
 * policy.
 *   ptx     ld.global.nc.L1::no_allocate.L2::cache_hint.v4.b64 r, [p], policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_no_allocate_v4_b64_hint(uint64_t r[4], const void *p, uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, policy, MGPU__NC | MGPU__HINT));
#else
    asm volatile("ld.global.nc.L1::no_allocate.L2::cache_hint.v4.b64 "
                 "{%0, %1, %2, %3}, [%4], %5;"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p), "l"(policy)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it does not enter L1; it leaves L2
 * first.
 *   ptx     ld.global.nc.L1::no_allocate.L2::evict_first.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_no_allocate_l2_evict_first_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::no_allocate.L2::evict_first.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it does not enter L1; it leaves L2
 * first.
 *   ptx     ld.global.nc.L1::no_allocate.L2::evict_first.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_no_allocate_l2_evict_first_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::no_allocate.L2::evict_first.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it does not enter L1; it leaves L2
 * first.
 *   ptx     ld.global.nc.L1::no_allocate.L2::evict_first.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_no_allocate_l2_evict_first_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::no_allocate.L2::evict_first.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it does not enter L1; it leaves L2
 * last.
 *   ptx     ld.global.nc.L1::no_allocate.L2::evict_last.v8.b32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_no_allocate_l2_evict_last_v8_b32(uint32_t r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::no_allocate.L2::evict_last.v8.b32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]), "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it does not enter L1; it leaves L2
 * last.
 *   ptx     ld.global.nc.L1::no_allocate.L2::evict_last.v8.f32 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       8 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_no_allocate_l2_evict_last_v8_f32(float r[8], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::no_allocate.L2::evict_last.v8.f32 "
                 "{%0, %1, %2, %3, %4, %5, %6, %7}, [%8];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]), "=f"(r[4]), "=f"(r[5]), "=f"(r[6]), "=f"(r[7])
                 : "l"(p)
                 : "memory");
#endif
}

/* Load 32 bytes that nobody writes while the kernel runs; it does not enter L1; it leaves L2
 * last.
 *   ptx     ld.global.nc.L1::no_allocate.L2::evict_last.v4.b64 r, [p];
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   r       4 registers
 *   p       generic address in global memory, 32-byte aligned
 */
MGPU_DEVICE void
mgpu_ld_global_nc_l1_no_allocate_l2_evict_last_v4_b64(uint64_t r[4], const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_ld_cached(r, p, 32, 0, MGPU__NC));
#else
    asm volatile("ld.global.nc.L1::no_allocate.L2::evict_last.v4.b64 {%0, %1, %2, %3}, [%4];"
                 : "=l"(r[0]), "=l"(r[1]), "=l"(r[2]), "=l"(r[3])
                 : "l"(p)
                 : "memory");
#endif
}

/* Store 32 bytes.
 *   ptx     st.global.v8.b32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_v8_b32(void *p, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.v8.b32 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(r[4]), "r"(r[5]), "r"(r[6]), "r"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes.
 *   ptx     st.global.v8.f32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_v8_f32(void *p, const float r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.v8.f32 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "f"(r[4]), "f"(r[5]), "f"(r[6]), "f"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes.
 *   ptx     st.global.v4.b64 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_v4_b64(void *p, const uint64_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.v4.b64 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "l"(r[0]), "l"(r[1]), "l"(r[2]), "l"(r[3])
                 : "memory");
#endif
}

/* Store 32 bytes; by an L2 policy.
 *   ptx     st.global.L2::cache_hint.v8.b32 [p], r, policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_v8_b32_hint(void *p, const uint32_t r[8], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, policy, MGPU__HINT));
#else
    asm volatile("st.global.L2::cache_hint.v8.b32 [%0], {%1, %2, %3, %4, %5, %6, %7, %8}, %9;"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(r[4]), "r"(r[5]), "r"(r[6]), "r"(r[7]), "l"(policy)
                 : "memory");
#endif
}

/* Store 32 bytes; by an L2 policy.
 *   ptx     st.global.L2::cache_hint.v8.f32 [p], r, policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_v8_f32_hint(void *p, const float r[8], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, policy, MGPU__HINT));
#else
    asm volatile("st.global.L2::cache_hint.v8.f32 [%0], {%1, %2, %3, %4, %5, %6, %7, %8}, %9;"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "f"(r[4]), "f"(r[5]), "f"(r[6]), "f"(r[7]), "l"(policy)
                 : "memory");
#endif
}

/* Store 32 bytes; by an L2 policy.
 *   ptx     st.global.L2::cache_hint.v4.b64 [p], r, policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       4 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_v4_b64_hint(void *p, const uint64_t r[4], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, policy, MGPU__HINT));
#else
    asm volatile("st.global.L2::cache_hint.v4.b64 [%0], {%1, %2, %3, %4}, %5;"
                 :
                 : "l"(p), "l"(r[0]), "l"(r[1]), "l"(r[2]), "l"(r[3]), "l"(policy)
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L2 first.
 *   ptx     st.global.L2::evict_first.v8.b32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l2_evict_first_v8_b32(void *p, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L2::evict_first.v8.b32 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(r[4]), "r"(r[5]), "r"(r[6]), "r"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L2 first.
 *   ptx     st.global.L2::evict_first.v8.f32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l2_evict_first_v8_f32(void *p, const float r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L2::evict_first.v8.f32 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "f"(r[4]), "f"(r[5]), "f"(r[6]), "f"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L2 first.
 *   ptx     st.global.L2::evict_first.v4.b64 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_l2_evict_first_v4_b64(void *p, const uint64_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L2::evict_first.v4.b64 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "l"(r[0]), "l"(r[1]), "l"(r[2]), "l"(r[3])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L2 last.
 *   ptx     st.global.L2::evict_last.v8.b32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l2_evict_last_v8_b32(void *p, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L2::evict_last.v8.b32 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(r[4]), "r"(r[5]), "r"(r[6]), "r"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L2 last.
 *   ptx     st.global.L2::evict_last.v8.f32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l2_evict_last_v8_f32(void *p, const float r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L2::evict_last.v8.f32 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "f"(r[4]), "f"(r[5]), "f"(r[6]), "f"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L2 last.
 *   ptx     st.global.L2::evict_last.v4.b64 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_l2_evict_last_v4_b64(void *p, const uint64_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L2::evict_last.v4.b64 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "l"(r[0]), "l"(r[1]), "l"(r[2]), "l"(r[3])
                 : "memory");
#endif
}

/* Store 32 bytes; its place in the order of eviction from L1 stays.
 *   ptx     st.global.L1::evict_unchanged.v8.b32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_unchanged_v8_b32(void *p, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_unchanged.v8.b32 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(r[4]), "r"(r[5]), "r"(r[6]), "r"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; its place in the order of eviction from L1 stays.
 *   ptx     st.global.L1::evict_unchanged.v8.f32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_unchanged_v8_f32(void *p, const float r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_unchanged.v8.f32 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "f"(r[4]), "f"(r[5]), "f"(r[6]), "f"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; its place in the order of eviction from L1 stays.
 *   ptx     st.global.L1::evict_unchanged.v4.b64 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_unchanged_v4_b64(void *p, const uint64_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_unchanged.v4.b64 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "l"(r[0]), "l"(r[1]), "l"(r[2]), "l"(r[3])
                 : "memory");
#endif
}

/* Store 32 bytes; its place in the order of eviction from L1 stays; by an L2 policy.
 *   ptx     st.global.L1::evict_unchanged.L2::cache_hint.v8.b32 [p], r, policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_unchanged_v8_b32_hint(void *p, const uint32_t r[8], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_unchanged.L2::cache_hint.v8.b32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8}, %9;"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(r[4]), "r"(r[5]), "r"(r[6]), "r"(r[7]), "l"(policy)
                 : "memory");
#endif
}

/* Store 32 bytes; its place in the order of eviction from L1 stays; by an L2 policy.
 *   ptx     st.global.L1::evict_unchanged.L2::cache_hint.v8.f32 [p], r, policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_unchanged_v8_f32_hint(void *p, const float r[8], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_unchanged.L2::cache_hint.v8.f32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8}, %9;"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "f"(r[4]), "f"(r[5]), "f"(r[6]), "f"(r[7]), "l"(policy)
                 : "memory");
#endif
}

/* Store 32 bytes; its place in the order of eviction from L1 stays; by an L2 policy.
 *   ptx     st.global.L1::evict_unchanged.L2::cache_hint.v4.b64 [p], r, policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       4 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_unchanged_v4_b64_hint(void *p, const uint64_t r[4], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_unchanged.L2::cache_hint.v4.b64 "
                 "[%0], {%1, %2, %3, %4}, %5;"
                 :
                 : "l"(p), "l"(r[0]), "l"(r[1]), "l"(r[2]), "l"(r[3]), "l"(policy)
                 : "memory");
#endif
}

/* Store 32 bytes; its place in the order of eviction from L1 stays; it leaves L2 first.
 *   ptx     st.global.L1::evict_unchanged.L2::evict_first.v8.b32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_unchanged_l2_evict_first_v8_b32(void *p, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_unchanged.L2::evict_first.v8.b32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(r[4]), "r"(r[5]), "r"(r[6]), "r"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; its place in the order of eviction from L1 stays; it leaves L2 first.
 *   ptx     st.global.L1::evict_unchanged.L2::evict_first.v8.f32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_unchanged_l2_evict_first_v8_f32(void *p, const float r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_unchanged.L2::evict_first.v8.f32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "f"(r[4]), "f"(r[5]), "f"(r[6]), "f"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; its place in the order of eviction from L1 stays; it leaves L2 first.
 *   ptx     st.global.L1::evict_unchanged.L2::evict_first.v4.b64 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_unchanged_l2_evict_first_v4_b64(void *p, const uint64_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_unchanged.L2::evict_first.v4.b64 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "l"(r[0]), "l"(r[1]), "l"(r[2]), "l"(r[3])
                 : "memory");
#endif
}

/* Store 32 bytes; its place in the order of eviction from L1 stays; it leaves L2 last.
 *   ptx     st.global.L1::evict_unchanged.L2::evict_last.v8.b32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_unchanged_l2_evict_last_v8_b32(void *p, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_unchanged.L2::evict_last.v8.b32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(r[4]), "r"(r[5]), "r"(r[6]), "r"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; its place in the order of eviction from L1 stays; it leaves L2 last.
 *   ptx     st.global.L1::evict_unchanged.L2::evict_last.v8.f32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_unchanged_l2_evict_last_v8_f32(void *p, const float r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_unchanged.L2::evict_last.v8.f32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "f"(r[4]), "f"(r[5]), "f"(r[6]), "f"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; its place in the order of eviction from L1 stays; it leaves L2 last.
 *   ptx     st.global.L1::evict_unchanged.L2::evict_last.v4.b64 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_unchanged_l2_evict_last_v4_b64(void *p, const uint64_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_unchanged.L2::evict_last.v4.b64 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "l"(r[0]), "l"(r[1]), "l"(r[2]), "l"(r[3])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 first.
 *   ptx     st.global.L1::evict_first.v8.b32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_first_v8_b32(void *p, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_first.v8.b32 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(r[4]), "r"(r[5]), "r"(r[6]), "r"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 first.
 *   ptx     st.global.L1::evict_first.v8.f32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_first_v8_f32(void *p, const float r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_first.v8.f32 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "f"(r[4]), "f"(r[5]), "f"(r[6]), "f"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 first.
 *   ptx     st.global.L1::evict_first.v4.b64 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_first_v4_b64(void *p, const uint64_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_first.v4.b64 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "l"(r[0]), "l"(r[1]), "l"(r[2]), "l"(r[3])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 first; by an L2 policy.
 *   ptx     st.global.L1::evict_first.L2::cache_hint.v8.b32 [p], r, policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_first_v8_b32_hint(void *p, const uint32_t r[8], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_first.L2::cache_hint.v8.b32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8}, %9;"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(r[4]), "r"(r[5]), "r"(r[6]), "r"(r[7]), "l"(policy)
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 first; by an L2 policy.
 *   ptx     st.global.L1::evict_first.L2::cache_hint.v8.f32 [p], r, policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_first_v8_f32_hint(void *p, const float r[8], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_first.L2::cache_hint.v8.f32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8}, %9;"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "f"(r[4]), "f"(r[5]), "f"(r[6]), "f"(r[7]), "l"(policy)
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 first; by an L2 policy.
 *   ptx     st.global.L1::evict_first.L2::cache_hint.v4.b64 [p], r, policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       4 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_first_v4_b64_hint(void *p, const uint64_t r[4], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_first.L2::cache_hint.v4.b64 [%0], {%1, %2, %3, %4}, %5;"
                 :
                 : "l"(p), "l"(r[0]), "l"(r[1]), "l"(r[2]), "l"(r[3]), "l"(policy)
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 first; it leaves L2 first.
 *   ptx     st.global.L1::evict_first.L2::evict_first.v8.b32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_first_l2_evict_first_v8_b32(void *p, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_first.L2::evict_first.v8.b32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(r[4]), "r"(r[5]), "r"(r[6]), "r"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 first; it leaves L2 first.
 *   ptx     st.global.L1::evict_first.L2::evict_first.v8.f32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_first_l2_evict_first_v8_f32(void *p, const float r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_first.L2::evict_first.v8.f32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "f"(r[4]), "f"(r[5]), "f"(r[6]), "f"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 first; it leaves L2 first.
 *   ptx     st.global.L1::evict_first.L2::evict_first.v4.b64 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_first_l2_evict_first_v4_b64(void *p, const uint64_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_first.L2::evict_first.v4.b64 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "l"(r[0]), "l"(r[1]), "l"(r[2]), "l"(r[3])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 first; it leaves L2 last.
 *   ptx     st.global.L1::evict_first.L2::evict_last.v8.b32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_first_l2_evict_last_v8_b32(void *p, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_first.L2::evict_last.v8.b32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(r[4]), "r"(r[5]), "r"(r[6]), "r"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 first; it leaves L2 last.
 *   ptx     st.global.L1::evict_first.L2::evict_last.v8.f32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_first_l2_evict_last_v8_f32(void *p, const float r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_first.L2::evict_last.v8.f32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "f"(r[4]), "f"(r[5]), "f"(r[6]), "f"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 first; it leaves L2 last.
 *   ptx     st.global.L1::evict_first.L2::evict_last.v4.b64 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_first_l2_evict_last_v4_b64(void *p, const uint64_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_first.L2::evict_last.v4.b64 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "l"(r[0]), "l"(r[1]), "l"(r[2]), "l"(r[3])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 last.
 *   ptx     st.global.L1::evict_last.v8.b32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_last_v8_b32(void *p, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_last.v8.b32 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(r[4]), "r"(r[5]), "r"(r[6]), "r"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 last.
 *   ptx     st.global.L1::evict_last.v8.f32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_last_v8_f32(void *p, const float r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_last.v8.f32 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "f"(r[4]), "f"(r[5]), "f"(r[6]), "f"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 last.
 *   ptx     st.global.L1::evict_last.v4.b64 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_last_v4_b64(void *p, const uint64_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_last.v4.b64 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "l"(r[0]), "l"(r[1]), "l"(r[2]), "l"(r[3])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 last; by an L2 policy.
 *   ptx     st.global.L1::evict_last.L2::cache_hint.v8.b32 [p], r, policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_last_v8_b32_hint(void *p, const uint32_t r[8], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_last.L2::cache_hint.v8.b32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8}, %9;"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(r[4]), "r"(r[5]), "r"(r[6]), "r"(r[7]), "l"(policy)
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 last; by an L2 policy.
 *   ptx     st.global.L1::evict_last.L2::cache_hint.v8.f32 [p], r, policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_last_v8_f32_hint(void *p, const float r[8], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_last.L2::cache_hint.v8.f32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8}, %9;"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "f"(r[4]), "f"(r[5]), "f"(r[6]), "f"(r[7]), "l"(policy)
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 last; by an L2 policy.
 *   ptx     st.global.L1::evict_last.L2::cache_hint.v4.b64 [p], r, policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       4 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_last_v4_b64_hint(void *p, const uint64_t r[4], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::evict_last.L2::cache_hint.v4.b64 [%0], {%1, %2, %3, %4}, %5;"
                 :
                 : "l"(p), "l"(r[0]), "l"(r[1]), "l"(r[2]), "l"(r[3]), "l"(policy)
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 last; it leaves L2 first.
 *   ptx     st.global.L1::evict_last.L2::evict_first.v8.b32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_last_l2_evict_first_v8_b32(void *p, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_last.L2::evict_first.v8.b32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(r[4]), "r"(r[5]), "r"(r[6]), "r"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 last; it leaves L2 first.
 *   ptx     st.global.L1::evict_last.L2::evict_first.v8.f32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_last_l2_evict_first_v8_f32(void *p, const float r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_last.L2::evict_first.v8.f32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "f"(r[4]), "f"(r[5]), "f"(r[6]), "f"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 last; it leaves L2 first.
 *   ptx     st.global.L1::evict_last.L2::evict_first.v4.b64 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_last_l2_evict_first_v4_b64(void *p, const uint64_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_last.L2::evict_first.v4.b64 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "l"(r[0]), "l"(r[1]), "l"(r[2]), "l"(r[3])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 last; it leaves L2 last.
 *   ptx     st.global.L1::evict_last.L2::evict_last.v8.b32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_last_l2_evict_last_v8_b32(void *p, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_last.L2::evict_last.v8.b32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(r[4]), "r"(r[5]), "r"(r[6]), "r"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 last; it leaves L2 last.
 *   ptx     st.global.L1::evict_last.L2::evict_last.v8.f32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_last_l2_evict_last_v8_f32(void *p, const float r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_last.L2::evict_last.v8.f32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "f"(r[4]), "f"(r[5]), "f"(r[6]), "f"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; it leaves L1 last; it leaves L2 last.
 *   ptx     st.global.L1::evict_last.L2::evict_last.v4.b64 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_evict_last_l2_evict_last_v4_b64(void *p, const uint64_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::evict_last.L2::evict_last.v4.b64 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "l"(r[0]), "l"(r[1]), "l"(r[2]), "l"(r[3])
                 : "memory");
#endif
}

/* Store 32 bytes; it does not enter L1.
 *   ptx     st.global.L1::no_allocate.v8.b32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_no_allocate_v8_b32(void *p, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::no_allocate.v8.b32 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(r[4]), "r"(r[5]), "r"(r[6]), "r"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; it does not enter L1.
 *   ptx     st.global.L1::no_allocate.v8.f32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_no_allocate_v8_f32(void *p, const float r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::no_allocate.v8.f32 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "f"(r[4]), "f"(r[5]), "f"(r[6]), "f"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; it does not enter L1.
 *   ptx     st.global.L1::no_allocate.v4.b64 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_no_allocate_v4_b64(void *p, const uint64_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::no_allocate.v4.b64 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "l"(r[0]), "l"(r[1]), "l"(r[2]), "l"(r[3])
                 : "memory");
#endif
}

/* Store 32 bytes; it does not enter L1; by an L2 policy.
 *   ptx     st.global.L1::no_allocate.L2::cache_hint.v8.b32 [p], r, policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_no_allocate_v8_b32_hint(void *p, const uint32_t r[8], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::no_allocate.L2::cache_hint.v8.b32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8}, %9;"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(r[4]), "r"(r[5]), "r"(r[6]), "r"(r[7]), "l"(policy)
                 : "memory");
#endif
}

/* Store 32 bytes; it does not enter L1; by an L2 policy.
 *   ptx     st.global.L1::no_allocate.L2::cache_hint.v8.f32 [p], r, policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_no_allocate_v8_f32_hint(void *p, const float r[8], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::no_allocate.L2::cache_hint.v8.f32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8}, %9;"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "f"(r[4]), "f"(r[5]), "f"(r[6]), "f"(r[7]), "l"(policy)
                 : "memory");
#endif
}

/* Store 32 bytes; it does not enter L1; by an L2 policy.
 *   ptx     st.global.L1::no_allocate.L2::cache_hint.v4.b64 [p], r, policy;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       4 registers
 *   policy  from createpolicy
 */
MGPU_DEVICE void
mgpu_st_global_l1_no_allocate_v4_b64_hint(void *p, const uint64_t r[4], uint64_t policy)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, policy, MGPU__HINT));
#else
    asm volatile("st.global.L1::no_allocate.L2::cache_hint.v4.b64 [%0], {%1, %2, %3, %4}, %5;"
                 :
                 : "l"(p), "l"(r[0]), "l"(r[1]), "l"(r[2]), "l"(r[3]), "l"(policy)
                 : "memory");
#endif
}

/* Store 32 bytes; it does not enter L1; it leaves L2 first.
 *   ptx     st.global.L1::no_allocate.L2::evict_first.v8.b32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_no_allocate_l2_evict_first_v8_b32(void *p, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::no_allocate.L2::evict_first.v8.b32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(r[4]), "r"(r[5]), "r"(r[6]), "r"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; it does not enter L1; it leaves L2 first.
 *   ptx     st.global.L1::no_allocate.L2::evict_first.v8.f32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_no_allocate_l2_evict_first_v8_f32(void *p, const float r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::no_allocate.L2::evict_first.v8.f32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "f"(r[4]), "f"(r[5]), "f"(r[6]), "f"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; it does not enter L1; it leaves L2 first.
 *   ptx     st.global.L1::no_allocate.L2::evict_first.v4.b64 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_no_allocate_l2_evict_first_v4_b64(void *p, const uint64_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::no_allocate.L2::evict_first.v4.b64 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "l"(r[0]), "l"(r[1]), "l"(r[2]), "l"(r[3])
                 : "memory");
#endif
}

/* Store 32 bytes; it does not enter L1; it leaves L2 last.
 *   ptx     st.global.L1::no_allocate.L2::evict_last.v8.b32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_no_allocate_l2_evict_last_v8_b32(void *p, const uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::no_allocate.L2::evict_last.v8.b32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(r[4]), "r"(r[5]), "r"(r[6]), "r"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; it does not enter L1; it leaves L2 last.
 *   ptx     st.global.L1::no_allocate.L2::evict_last.v8.f32 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       8 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_no_allocate_l2_evict_last_v8_f32(void *p, const float r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::no_allocate.L2::evict_last.v8.f32 "
                 "[%0], {%1, %2, %3, %4, %5, %6, %7, %8};"
                 :
                 : "l"(p), "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3]), "f"(r[4]), "f"(r[5]), "f"(r[6]), "f"(r[7])
                 : "memory");
#endif
}

/* Store 32 bytes; it does not enter L1; it leaves L2 last.
 *   ptx     st.global.L1::no_allocate.L2::evict_last.v4.b64 [p], r;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   p       generic address in global memory, 32-byte aligned
 *   r       4 registers
 */
MGPU_DEVICE void
mgpu_st_global_l1_no_allocate_l2_evict_last_v4_b64(void *p, const uint64_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_st_cached(p, r, 32, 0, 0));
#else
    asm volatile("st.global.L1::no_allocate.L2::evict_last.v4.b64 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "l"(r[0]), "l"(r[1]), "l"(r[2]), "l"(r[3])
                 : "memory");
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_ld_global_v8_b32(r, ...) mgpu_ld_global_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_v8_f32(r, ...) mgpu_ld_global_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_v4_b64(r, ...) mgpu_ld_global_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_v8_b32_hint(r, ...) mgpu_ld_global_v8_b32_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_v8_f32_hint(r, ...) mgpu_ld_global_v8_f32_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_v4_b64_hint(r, ...) mgpu_ld_global_v4_b64_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l2_evict_first_v8_b32(r, ...) mgpu_ld_global_l2_evict_first_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l2_evict_first_v8_f32(r, ...) mgpu_ld_global_l2_evict_first_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l2_evict_first_v4_b64(r, ...) mgpu_ld_global_l2_evict_first_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l2_evict_last_v8_b32(r, ...) mgpu_ld_global_l2_evict_last_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l2_evict_last_v8_f32(r, ...) mgpu_ld_global_l2_evict_last_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l2_evict_last_v4_b64(r, ...) mgpu_ld_global_l2_evict_last_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_unchanged_v8_b32(r, ...) mgpu_ld_global_l1_evict_unchanged_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_unchanged_v8_f32(r, ...) mgpu_ld_global_l1_evict_unchanged_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_unchanged_v4_b64(r, ...) mgpu_ld_global_l1_evict_unchanged_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_unchanged_v8_b32_hint(r, ...) mgpu_ld_global_l1_evict_unchanged_v8_b32_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_unchanged_v8_f32_hint(r, ...) mgpu_ld_global_l1_evict_unchanged_v8_f32_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_unchanged_v4_b64_hint(r, ...) mgpu_ld_global_l1_evict_unchanged_v4_b64_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_unchanged_l2_evict_first_v8_b32(r, ...) mgpu_ld_global_l1_evict_unchanged_l2_evict_first_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_unchanged_l2_evict_first_v8_f32(r, ...) mgpu_ld_global_l1_evict_unchanged_l2_evict_first_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_unchanged_l2_evict_first_v4_b64(r, ...) mgpu_ld_global_l1_evict_unchanged_l2_evict_first_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_unchanged_l2_evict_last_v8_b32(r, ...) mgpu_ld_global_l1_evict_unchanged_l2_evict_last_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_unchanged_l2_evict_last_v8_f32(r, ...) mgpu_ld_global_l1_evict_unchanged_l2_evict_last_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_unchanged_l2_evict_last_v4_b64(r, ...) mgpu_ld_global_l1_evict_unchanged_l2_evict_last_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_first_v8_b32(r, ...) mgpu_ld_global_l1_evict_first_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_first_v8_f32(r, ...) mgpu_ld_global_l1_evict_first_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_first_v4_b64(r, ...) mgpu_ld_global_l1_evict_first_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_first_v8_b32_hint(r, ...) mgpu_ld_global_l1_evict_first_v8_b32_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_first_v8_f32_hint(r, ...) mgpu_ld_global_l1_evict_first_v8_f32_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_first_v4_b64_hint(r, ...) mgpu_ld_global_l1_evict_first_v4_b64_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_first_l2_evict_first_v8_b32(r, ...) mgpu_ld_global_l1_evict_first_l2_evict_first_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_first_l2_evict_first_v8_f32(r, ...) mgpu_ld_global_l1_evict_first_l2_evict_first_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_first_l2_evict_first_v4_b64(r, ...) mgpu_ld_global_l1_evict_first_l2_evict_first_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_first_l2_evict_last_v8_b32(r, ...) mgpu_ld_global_l1_evict_first_l2_evict_last_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_first_l2_evict_last_v8_f32(r, ...) mgpu_ld_global_l1_evict_first_l2_evict_last_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_first_l2_evict_last_v4_b64(r, ...) mgpu_ld_global_l1_evict_first_l2_evict_last_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_last_v8_b32(r, ...) mgpu_ld_global_l1_evict_last_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_last_v8_f32(r, ...) mgpu_ld_global_l1_evict_last_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_last_v4_b64(r, ...) mgpu_ld_global_l1_evict_last_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_last_v8_b32_hint(r, ...) mgpu_ld_global_l1_evict_last_v8_b32_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_last_v8_f32_hint(r, ...) mgpu_ld_global_l1_evict_last_v8_f32_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_last_v4_b64_hint(r, ...) mgpu_ld_global_l1_evict_last_v4_b64_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_last_l2_evict_first_v8_b32(r, ...) mgpu_ld_global_l1_evict_last_l2_evict_first_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_last_l2_evict_first_v8_f32(r, ...) mgpu_ld_global_l1_evict_last_l2_evict_first_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_last_l2_evict_first_v4_b64(r, ...) mgpu_ld_global_l1_evict_last_l2_evict_first_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_last_l2_evict_last_v8_b32(r, ...) mgpu_ld_global_l1_evict_last_l2_evict_last_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_last_l2_evict_last_v8_f32(r, ...) mgpu_ld_global_l1_evict_last_l2_evict_last_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_evict_last_l2_evict_last_v4_b64(r, ...) mgpu_ld_global_l1_evict_last_l2_evict_last_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_no_allocate_v8_b32(r, ...) mgpu_ld_global_l1_no_allocate_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_no_allocate_v8_f32(r, ...) mgpu_ld_global_l1_no_allocate_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_no_allocate_v4_b64(r, ...) mgpu_ld_global_l1_no_allocate_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_no_allocate_v8_b32_hint(r, ...) mgpu_ld_global_l1_no_allocate_v8_b32_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_no_allocate_v8_f32_hint(r, ...) mgpu_ld_global_l1_no_allocate_v8_f32_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_no_allocate_v4_b64_hint(r, ...) mgpu_ld_global_l1_no_allocate_v4_b64_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_no_allocate_l2_evict_first_v8_b32(r, ...) mgpu_ld_global_l1_no_allocate_l2_evict_first_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_no_allocate_l2_evict_first_v8_f32(r, ...) mgpu_ld_global_l1_no_allocate_l2_evict_first_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_no_allocate_l2_evict_first_v4_b64(r, ...) mgpu_ld_global_l1_no_allocate_l2_evict_first_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_no_allocate_l2_evict_last_v8_b32(r, ...) mgpu_ld_global_l1_no_allocate_l2_evict_last_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_no_allocate_l2_evict_last_v8_f32(r, ...) mgpu_ld_global_l1_no_allocate_l2_evict_last_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_l1_no_allocate_l2_evict_last_v4_b64(r, ...) mgpu_ld_global_l1_no_allocate_l2_evict_last_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_v8_b32(r, ...) mgpu_ld_global_nc_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_v8_f32(r, ...) mgpu_ld_global_nc_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_v4_b64(r, ...) mgpu_ld_global_nc_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_v8_b32_hint(r, ...) mgpu_ld_global_nc_v8_b32_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_v8_f32_hint(r, ...) mgpu_ld_global_nc_v8_f32_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_v4_b64_hint(r, ...) mgpu_ld_global_nc_v4_b64_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l2_evict_first_v8_b32(r, ...) mgpu_ld_global_nc_l2_evict_first_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l2_evict_first_v8_f32(r, ...) mgpu_ld_global_nc_l2_evict_first_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l2_evict_first_v4_b64(r, ...) mgpu_ld_global_nc_l2_evict_first_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l2_evict_last_v8_b32(r, ...) mgpu_ld_global_nc_l2_evict_last_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l2_evict_last_v8_f32(r, ...) mgpu_ld_global_nc_l2_evict_last_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l2_evict_last_v4_b64(r, ...) mgpu_ld_global_nc_l2_evict_last_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_unchanged_v8_b32(r, ...) mgpu_ld_global_nc_l1_evict_unchanged_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_unchanged_v8_f32(r, ...) mgpu_ld_global_nc_l1_evict_unchanged_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_unchanged_v4_b64(r, ...) mgpu_ld_global_nc_l1_evict_unchanged_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_unchanged_v8_b32_hint(r, ...) mgpu_ld_global_nc_l1_evict_unchanged_v8_b32_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_unchanged_v8_f32_hint(r, ...) mgpu_ld_global_nc_l1_evict_unchanged_v8_f32_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_unchanged_v4_b64_hint(r, ...) mgpu_ld_global_nc_l1_evict_unchanged_v4_b64_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_first_v8_b32(r, ...) mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_first_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_first_v8_f32(r, ...) mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_first_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_first_v4_b64(r, ...) mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_first_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_last_v8_b32(r, ...) mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_last_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_last_v8_f32(r, ...) mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_last_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_last_v4_b64(r, ...) mgpu_ld_global_nc_l1_evict_unchanged_l2_evict_last_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_first_v8_b32(r, ...) mgpu_ld_global_nc_l1_evict_first_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_first_v8_f32(r, ...) mgpu_ld_global_nc_l1_evict_first_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_first_v4_b64(r, ...) mgpu_ld_global_nc_l1_evict_first_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_first_v8_b32_hint(r, ...) mgpu_ld_global_nc_l1_evict_first_v8_b32_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_first_v8_f32_hint(r, ...) mgpu_ld_global_nc_l1_evict_first_v8_f32_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_first_v4_b64_hint(r, ...) mgpu_ld_global_nc_l1_evict_first_v4_b64_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_first_l2_evict_first_v8_b32(r, ...) mgpu_ld_global_nc_l1_evict_first_l2_evict_first_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_first_l2_evict_first_v8_f32(r, ...) mgpu_ld_global_nc_l1_evict_first_l2_evict_first_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_first_l2_evict_first_v4_b64(r, ...) mgpu_ld_global_nc_l1_evict_first_l2_evict_first_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_first_l2_evict_last_v8_b32(r, ...) mgpu_ld_global_nc_l1_evict_first_l2_evict_last_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_first_l2_evict_last_v8_f32(r, ...) mgpu_ld_global_nc_l1_evict_first_l2_evict_last_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_first_l2_evict_last_v4_b64(r, ...) mgpu_ld_global_nc_l1_evict_first_l2_evict_last_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_last_v8_b32(r, ...) mgpu_ld_global_nc_l1_evict_last_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_last_v8_f32(r, ...) mgpu_ld_global_nc_l1_evict_last_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_last_v4_b64(r, ...) mgpu_ld_global_nc_l1_evict_last_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_last_v8_b32_hint(r, ...) mgpu_ld_global_nc_l1_evict_last_v8_b32_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_last_v8_f32_hint(r, ...) mgpu_ld_global_nc_l1_evict_last_v8_f32_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_last_v4_b64_hint(r, ...) mgpu_ld_global_nc_l1_evict_last_v4_b64_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_last_l2_evict_first_v8_b32(r, ...) mgpu_ld_global_nc_l1_evict_last_l2_evict_first_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_last_l2_evict_first_v8_f32(r, ...) mgpu_ld_global_nc_l1_evict_last_l2_evict_first_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_last_l2_evict_first_v4_b64(r, ...) mgpu_ld_global_nc_l1_evict_last_l2_evict_first_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_last_l2_evict_last_v8_b32(r, ...) mgpu_ld_global_nc_l1_evict_last_l2_evict_last_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_last_l2_evict_last_v8_f32(r, ...) mgpu_ld_global_nc_l1_evict_last_l2_evict_last_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_evict_last_l2_evict_last_v4_b64(r, ...) mgpu_ld_global_nc_l1_evict_last_l2_evict_last_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_no_allocate_v8_b32(r, ...) mgpu_ld_global_nc_l1_no_allocate_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_no_allocate_v8_f32(r, ...) mgpu_ld_global_nc_l1_no_allocate_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_no_allocate_v4_b64(r, ...) mgpu_ld_global_nc_l1_no_allocate_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_no_allocate_v8_b32_hint(r, ...) mgpu_ld_global_nc_l1_no_allocate_v8_b32_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_no_allocate_v8_f32_hint(r, ...) mgpu_ld_global_nc_l1_no_allocate_v8_f32_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_no_allocate_v4_b64_hint(r, ...) mgpu_ld_global_nc_l1_no_allocate_v4_b64_hint(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_no_allocate_l2_evict_first_v8_b32(r, ...) mgpu_ld_global_nc_l1_no_allocate_l2_evict_first_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_no_allocate_l2_evict_first_v8_f32(r, ...) mgpu_ld_global_nc_l1_no_allocate_l2_evict_first_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_no_allocate_l2_evict_first_v4_b64(r, ...) mgpu_ld_global_nc_l1_no_allocate_l2_evict_first_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_no_allocate_l2_evict_last_v8_b32(r, ...) mgpu_ld_global_nc_l1_no_allocate_l2_evict_last_v8_b32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_no_allocate_l2_evict_last_v8_f32(r, ...) mgpu_ld_global_nc_l1_no_allocate_l2_evict_last_v8_f32(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_ld_global_nc_l1_no_allocate_l2_evict_last_v4_b64(r, ...) mgpu_ld_global_nc_l1_no_allocate_l2_evict_last_v4_b64(MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_st_global_v8_b32(p, ...) mgpu_st_global_v8_b32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_v8_f32(p, ...) mgpu_st_global_v8_f32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_v4_b64(p, ...) mgpu_st_global_v4_b64(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_v8_b32_hint(p, r, ...) mgpu_st_global_v8_b32_hint(p, MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_st_global_v8_f32_hint(p, r, ...) mgpu_st_global_v8_f32_hint(p, MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_st_global_v4_b64_hint(p, r, ...) mgpu_st_global_v4_b64_hint(p, MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_st_global_l2_evict_first_v8_b32(p, ...) mgpu_st_global_l2_evict_first_v8_b32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l2_evict_first_v8_f32(p, ...) mgpu_st_global_l2_evict_first_v8_f32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l2_evict_first_v4_b64(p, ...) mgpu_st_global_l2_evict_first_v4_b64(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l2_evict_last_v8_b32(p, ...) mgpu_st_global_l2_evict_last_v8_b32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l2_evict_last_v8_f32(p, ...) mgpu_st_global_l2_evict_last_v8_f32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l2_evict_last_v4_b64(p, ...) mgpu_st_global_l2_evict_last_v4_b64(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_unchanged_v8_b32(p, ...) mgpu_st_global_l1_evict_unchanged_v8_b32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_unchanged_v8_f32(p, ...) mgpu_st_global_l1_evict_unchanged_v8_f32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_unchanged_v4_b64(p, ...) mgpu_st_global_l1_evict_unchanged_v4_b64(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_unchanged_v8_b32_hint(p, r, ...) mgpu_st_global_l1_evict_unchanged_v8_b32_hint(p, MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_st_global_l1_evict_unchanged_v8_f32_hint(p, r, ...) mgpu_st_global_l1_evict_unchanged_v8_f32_hint(p, MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_st_global_l1_evict_unchanged_v4_b64_hint(p, r, ...) mgpu_st_global_l1_evict_unchanged_v4_b64_hint(p, MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_st_global_l1_evict_unchanged_l2_evict_first_v8_b32(p, ...) mgpu_st_global_l1_evict_unchanged_l2_evict_first_v8_b32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_unchanged_l2_evict_first_v8_f32(p, ...) mgpu_st_global_l1_evict_unchanged_l2_evict_first_v8_f32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_unchanged_l2_evict_first_v4_b64(p, ...) mgpu_st_global_l1_evict_unchanged_l2_evict_first_v4_b64(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_unchanged_l2_evict_last_v8_b32(p, ...) mgpu_st_global_l1_evict_unchanged_l2_evict_last_v8_b32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_unchanged_l2_evict_last_v8_f32(p, ...) mgpu_st_global_l1_evict_unchanged_l2_evict_last_v8_f32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_unchanged_l2_evict_last_v4_b64(p, ...) mgpu_st_global_l1_evict_unchanged_l2_evict_last_v4_b64(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_first_v8_b32(p, ...) mgpu_st_global_l1_evict_first_v8_b32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_first_v8_f32(p, ...) mgpu_st_global_l1_evict_first_v8_f32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_first_v4_b64(p, ...) mgpu_st_global_l1_evict_first_v4_b64(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_first_v8_b32_hint(p, r, ...) mgpu_st_global_l1_evict_first_v8_b32_hint(p, MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_st_global_l1_evict_first_v8_f32_hint(p, r, ...) mgpu_st_global_l1_evict_first_v8_f32_hint(p, MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_st_global_l1_evict_first_v4_b64_hint(p, r, ...) mgpu_st_global_l1_evict_first_v4_b64_hint(p, MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_st_global_l1_evict_first_l2_evict_first_v8_b32(p, ...) mgpu_st_global_l1_evict_first_l2_evict_first_v8_b32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_first_l2_evict_first_v8_f32(p, ...) mgpu_st_global_l1_evict_first_l2_evict_first_v8_f32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_first_l2_evict_first_v4_b64(p, ...) mgpu_st_global_l1_evict_first_l2_evict_first_v4_b64(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_first_l2_evict_last_v8_b32(p, ...) mgpu_st_global_l1_evict_first_l2_evict_last_v8_b32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_first_l2_evict_last_v8_f32(p, ...) mgpu_st_global_l1_evict_first_l2_evict_last_v8_f32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_first_l2_evict_last_v4_b64(p, ...) mgpu_st_global_l1_evict_first_l2_evict_last_v4_b64(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_last_v8_b32(p, ...) mgpu_st_global_l1_evict_last_v8_b32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_last_v8_f32(p, ...) mgpu_st_global_l1_evict_last_v8_f32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_last_v4_b64(p, ...) mgpu_st_global_l1_evict_last_v4_b64(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_last_v8_b32_hint(p, r, ...) mgpu_st_global_l1_evict_last_v8_b32_hint(p, MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_st_global_l1_evict_last_v8_f32_hint(p, r, ...) mgpu_st_global_l1_evict_last_v8_f32_hint(p, MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_st_global_l1_evict_last_v4_b64_hint(p, r, ...) mgpu_st_global_l1_evict_last_v4_b64_hint(p, MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_st_global_l1_evict_last_l2_evict_first_v8_b32(p, ...) mgpu_st_global_l1_evict_last_l2_evict_first_v8_b32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_last_l2_evict_first_v8_f32(p, ...) mgpu_st_global_l1_evict_last_l2_evict_first_v8_f32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_last_l2_evict_first_v4_b64(p, ...) mgpu_st_global_l1_evict_last_l2_evict_first_v4_b64(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_last_l2_evict_last_v8_b32(p, ...) mgpu_st_global_l1_evict_last_l2_evict_last_v8_b32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_last_l2_evict_last_v8_f32(p, ...) mgpu_st_global_l1_evict_last_l2_evict_last_v8_f32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_evict_last_l2_evict_last_v4_b64(p, ...) mgpu_st_global_l1_evict_last_l2_evict_last_v4_b64(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_no_allocate_v8_b32(p, ...) mgpu_st_global_l1_no_allocate_v8_b32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_no_allocate_v8_f32(p, ...) mgpu_st_global_l1_no_allocate_v8_f32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_no_allocate_v4_b64(p, ...) mgpu_st_global_l1_no_allocate_v4_b64(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_no_allocate_v8_b32_hint(p, r, ...) mgpu_st_global_l1_no_allocate_v8_b32_hint(p, MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_st_global_l1_no_allocate_v8_f32_hint(p, r, ...) mgpu_st_global_l1_no_allocate_v8_f32_hint(p, MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_st_global_l1_no_allocate_v4_b64_hint(p, r, ...) mgpu_st_global_l1_no_allocate_v4_b64_hint(p, MGPU__HOLDS(8, r), __VA_ARGS__)
#define mgpu_st_global_l1_no_allocate_l2_evict_first_v8_b32(p, ...) mgpu_st_global_l1_no_allocate_l2_evict_first_v8_b32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_no_allocate_l2_evict_first_v8_f32(p, ...) mgpu_st_global_l1_no_allocate_l2_evict_first_v8_f32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_no_allocate_l2_evict_first_v4_b64(p, ...) mgpu_st_global_l1_no_allocate_l2_evict_first_v4_b64(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_no_allocate_l2_evict_last_v8_b32(p, ...) mgpu_st_global_l1_no_allocate_l2_evict_last_v8_b32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_no_allocate_l2_evict_last_v8_f32(p, ...) mgpu_st_global_l1_no_allocate_l2_evict_last_v8_f32(p, MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_st_global_l1_no_allocate_l2_evict_last_v4_b64(p, ...) mgpu_st_global_l1_no_allocate_l2_evict_last_v4_b64(p, MGPU__HOLDS(8, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_CACHED_V8_GEN_H */
