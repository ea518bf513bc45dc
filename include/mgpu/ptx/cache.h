/* mgpu/ptx/cache.h - lines of the caches: what becomes of them, bring them, drop them.
 * SPDX-License-Identifier: MIT
 *
 *     memory ---- prefetch ----> L2 ----> L1         before a load needs it; nothing waits
 *                 applypriority                      a line kept by evict_last is a usual one again
 *            <--- X ---- discard                     a line is not written back: what it had is lost
 *                 createpolicy                       for the _hint forms of loads, stores and copies (policy.gen.h)
 *
 * Typical use, a scratch buffer that nobody reads again, and weights that all blocks read:
 *
 *     if (lane == 0) mgpu_discard_global_l2(scratch);        128 bytes, and they mean nothing now
 *     const uint64_t keep = mgpu_createpolicy_fractional_l2_evict_last(1.0f);
 *     mgpu_tma_load_2d_hint(smem, &p->weights, bar, k, n, keep);
 *
 * PTX ISA, "Data Movement and Conversion Instructions: prefetch, prefetchu, applypriority, discard, createpolicy".
 */
#ifndef MGPU_PTX_CACHE_H
#define MGPU_PTX_CACHE_H

#include "../config.h"
#include "policy.gen.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* Bring the line of an address into L1.
 *   ptx     prefetch.global.L1 [p];
 *   needs   any target
 *   by      any thread
 *   p       generic address in global memory
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_prefetch_global_l1(const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_prefetch(p));
#else
    asm volatile("prefetch.global.L1 [%0];" : : "l"(p) : "memory");
#endif
}

/* Bring the line of an address into L2.
 *   ptx     prefetch.global.L2 [p];
 *   needs   any target
 *   by      any thread
 *   p       generic address in global memory
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_prefetch_global_l2(const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_prefetch(p));
#else
    asm volatile("prefetch.global.L2 [%0];" : : "l"(p) : "memory");
#endif
}

/* Bring the line of an address into L2, to be evicted last.
 *   ptx     prefetch.global.L2::evict_last [p];
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory
 *   done    never known; mgpu_applypriority_global_l2_evict_normal() takes it back
 */
MGPU_DEVICE void
mgpu_prefetch_global_l2_evict_last(const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_prefetch(p));
#else
    asm volatile("prefetch.global.L2::evict_last [%0];" : : "l"(p) : "memory");
#endif
}

/* Bring the line of an address into L2, to be evicted as usual.
 *   ptx     prefetch.global.L2::evict_normal [p];
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_prefetch_global_l2_evict_normal(const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_prefetch(p));
#else
    asm volatile("prefetch.global.L2::evict_normal [%0];" : : "l"(p) : "memory");
#endif
}

/* Bring the line of an address into the cache of uniform loads.
 *   ptx     prefetchu.L1 [p];
 *   needs   any target
 *   by      any thread
 *   p       generic address in global memory
 *   done    never known; a later load is faster
 */
MGPU_DEVICE void
mgpu_prefetchu_l1(const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_prefetch(p));
#else
    asm volatile("prefetchu.L1 [%0];" : : "l"(p) : "memory");
#endif
}

/* Let 128 bytes that were to be evicted last be evicted as usual.
 *   ptx     applypriority.global.L2::evict_normal [p], 128;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 128-byte aligned
 *   done    never known
 */
MGPU_DEVICE void
mgpu_applypriority_global_l2_evict_normal(const void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_applypriority(p));
#else
    asm volatile("applypriority.global.L2::evict_normal [%0], 128;" : : "l"(p) : "memory");
#endif
}

/* Drop 128 bytes from L2 without writing them back: from here on they are whatever they are.
 *   ptx     discard.global.L2 [p], 128;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory, 128-byte aligned
 *   done    as a plain write of an unknown value: who reads the bytes next has written them
 */
MGPU_DEVICE void
mgpu_discard_global_l2(void *p)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_discard(p));
#else
    asm volatile("discard.global.L2 [%0], 128;" : : "l"(p) : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_CACHE_H */
