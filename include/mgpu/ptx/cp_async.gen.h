/* mgpu/ptx/cp_async.gen.h - cp.async in all its forms but _l2_ ones.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/cp_async.py. The picture and the use are in cp_async.h.
 *
 *     ca_4 ca_8 ca_16  the bytes of one copy; cached in L1 and L2
 *     cg_16            16 bytes, cached in L2 alone
 *     _src_size        the first src_bytes are read, the rest becomes 0
 *     _ignore_src      with ignore_src nothing is read, and all becomes 0
 *     _hint            with an L2 policy
 */
#ifndef MGPU_PTX_CP_ASYNC_GEN_H
#define MGPU_PTX_CP_ASYNC_GEN_H

#include "../config.h"
#include "../debug_device.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU__HOST_PASS
#include "host_pass.gen.h"
#elif MGPU_HAS_DEVICE

/* Copy 4 bytes from global to shared memory, through L1 and L2.
 *   ptx     cp.async.ca.shared::cta.global [dst], [src], 4;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 4-byte aligned
 *   src     generic address in global memory, 4-byte aligned
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_ca_4(uint32_t dst, const void *src MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 4, 4, 0, 0));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 4, 4);
    asm volatile("cp.async.ca.shared::cta.global [%0], [%1], 4;"
                 :
                 : "r"(dst), "l"(src)
                 : "memory");
#endif
}

/* Copy 4 bytes from global to shared memory, through L1 and L2, with an L2 policy.
 *   ptx     cp.async.ca.shared::cta.global.L2::cache_hint [dst], [src], 4, policy;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 4-byte aligned
 *   src     generic address in global memory, 4-byte aligned
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_ca_4_hint(uint32_t dst, const void *src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 4, 4, policy, MGPU__HINT));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 4, 4);
    asm volatile("cp.async.ca.shared::cta.global.L2::cache_hint [%0], [%1], 4, %2;"
                 :
                 : "r"(dst), "l"(src), "l"(policy)
                 : "memory");
#endif
}

/* Copy 4 bytes from global to shared memory, through L1 and L2; only src_bytes of them are
 * read, the rest is 0.
 *   ptx     cp.async.ca.shared::cta.global [dst], [src], 4, src_bytes;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 4-byte aligned
 *   src     generic address in global memory, 4-byte aligned; not read beyond src_bytes
 *   src_bytes  0 to 4; 0 reads nothing
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_ca_4_src_size(uint32_t dst, const void *src, uint32_t src_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 4, src_bytes, 0, 0));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 4, src_bytes);
    asm volatile("cp.async.ca.shared::cta.global [%0], [%1], 4, %2;"
                 :
                 : "r"(dst), "l"(src), "r"(src_bytes)
                 : "memory");
#endif
}

/* Copy 4 bytes from global to shared memory, through L1 and L2, with an L2 policy; only
 * src_bytes of them are read, the rest is 0.
 *   ptx     cp.async.ca.shared::cta.global.L2::cache_hint [dst], [src], 4, src_bytes, policy;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 4-byte aligned
 *   src     generic address in global memory, 4-byte aligned; not read beyond src_bytes
 *   src_bytes  0 to 4; 0 reads nothing
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_ca_4_src_size_hint(uint32_t dst, const void *src, uint32_t src_bytes,
                                 uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 4, src_bytes, policy, MGPU__HINT));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 4, src_bytes);
    asm volatile("cp.async.ca.shared::cta.global.L2::cache_hint [%0], [%1], 4, %2, %3;"
                 :
                 : "r"(dst), "l"(src), "r"(src_bytes), "l"(policy)
                 : "memory");
#endif
}

/* Copy 4 bytes from global to shared memory, through L1 and L2; with ignore_src none is read,
 * and all are 0.
 *   ptx     cp.async.ca.shared::cta.global [dst], [src], 4, ignore_src;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 4-byte aligned
 *   src     generic address in global memory, 4-byte aligned; not read with ignore_src
 *   ignore_src  whether `dst` becomes 0 instead
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_ca_4_ignore_src(uint32_t dst, const void *src, bool ignore_src MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 4, ignore_src ? 0u : 4u, 0, 0));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 4, ignore_src ? 0u : 4u);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "setp.ne.b32 p, %2, 0;\n"
                 "cp.async.ca.shared::cta.global [%0], [%1], 4, p;\n"
                 "}"
                 :
                 : "r"(dst), "l"(src), "r"((uint32_t)ignore_src)
                 : "memory");
#endif
}

/* Copy 4 bytes from global to shared memory, through L1 and L2, with an L2 policy; with
 * ignore_src none is read, and all are 0.
 *   ptx     cp.async.ca.shared::cta.global.L2::cache_hint [dst], [src], 4, ignore_src, policy;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 4-byte aligned
 *   src     generic address in global memory, 4-byte aligned; not read with ignore_src
 *   ignore_src  whether `dst` becomes 0 instead
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_ca_4_ignore_src_hint(uint32_t dst, const void *src, bool ignore_src,
                                   uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 4, ignore_src ? 0u : 4u, policy, MGPU__HINT));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 4, ignore_src ? 0u : 4u);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "setp.ne.b32 p, %2, 0;\n"
                 "cp.async.ca.shared::cta.global.L2::cache_hint [%0], [%1], 4, p, %3;\n"
                 "}"
                 :
                 : "r"(dst), "l"(src), "r"((uint32_t)ignore_src), "l"(policy)
                 : "memory");
#endif
}

/* Copy 8 bytes from global to shared memory, through L1 and L2.
 *   ptx     cp.async.ca.shared::cta.global [dst], [src], 8;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 8-byte aligned
 *   src     generic address in global memory, 8-byte aligned
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_ca_8(uint32_t dst, const void *src MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 8, 8, 0, 0));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 8, 8);
    asm volatile("cp.async.ca.shared::cta.global [%0], [%1], 8;"
                 :
                 : "r"(dst), "l"(src)
                 : "memory");
#endif
}

/* Copy 8 bytes from global to shared memory, through L1 and L2, with an L2 policy.
 *   ptx     cp.async.ca.shared::cta.global.L2::cache_hint [dst], [src], 8, policy;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 8-byte aligned
 *   src     generic address in global memory, 8-byte aligned
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_ca_8_hint(uint32_t dst, const void *src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 8, 8, policy, MGPU__HINT));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 8, 8);
    asm volatile("cp.async.ca.shared::cta.global.L2::cache_hint [%0], [%1], 8, %2;"
                 :
                 : "r"(dst), "l"(src), "l"(policy)
                 : "memory");
#endif
}

/* Copy 8 bytes from global to shared memory, through L1 and L2; only src_bytes of them are
 * read, the rest is 0.
 *   ptx     cp.async.ca.shared::cta.global [dst], [src], 8, src_bytes;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 8-byte aligned
 *   src     generic address in global memory, 8-byte aligned; not read beyond src_bytes
 *   src_bytes  0 to 8; 0 reads nothing
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_ca_8_src_size(uint32_t dst, const void *src, uint32_t src_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 8, src_bytes, 0, 0));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 8, src_bytes);
    asm volatile("cp.async.ca.shared::cta.global [%0], [%1], 8, %2;"
                 :
                 : "r"(dst), "l"(src), "r"(src_bytes)
                 : "memory");
#endif
}

/* Copy 8 bytes from global to shared memory, through L1 and L2, with an L2 policy; only
 * src_bytes of them are read, the rest is 0.
 *   ptx     cp.async.ca.shared::cta.global.L2::cache_hint [dst], [src], 8, src_bytes, policy;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 8-byte aligned
 *   src     generic address in global memory, 8-byte aligned; not read beyond src_bytes
 *   src_bytes  0 to 8; 0 reads nothing
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_ca_8_src_size_hint(uint32_t dst, const void *src, uint32_t src_bytes,
                                 uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 8, src_bytes, policy, MGPU__HINT));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 8, src_bytes);
    asm volatile("cp.async.ca.shared::cta.global.L2::cache_hint [%0], [%1], 8, %2, %3;"
                 :
                 : "r"(dst), "l"(src), "r"(src_bytes), "l"(policy)
                 : "memory");
#endif
}

/* Copy 8 bytes from global to shared memory, through L1 and L2; with ignore_src none is read,
 * and all are 0.
 *   ptx     cp.async.ca.shared::cta.global [dst], [src], 8, ignore_src;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 8-byte aligned
 *   src     generic address in global memory, 8-byte aligned; not read with ignore_src
 *   ignore_src  whether `dst` becomes 0 instead
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_ca_8_ignore_src(uint32_t dst, const void *src, bool ignore_src MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 8, ignore_src ? 0u : 8u, 0, 0));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 8, ignore_src ? 0u : 8u);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "setp.ne.b32 p, %2, 0;\n"
                 "cp.async.ca.shared::cta.global [%0], [%1], 8, p;\n"
                 "}"
                 :
                 : "r"(dst), "l"(src), "r"((uint32_t)ignore_src)
                 : "memory");
#endif
}

/* Copy 8 bytes from global to shared memory, through L1 and L2, with an L2 policy; with
 * ignore_src none is read, and all are 0.
 *   ptx     cp.async.ca.shared::cta.global.L2::cache_hint [dst], [src], 8, ignore_src, policy;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 8-byte aligned
 *   src     generic address in global memory, 8-byte aligned; not read with ignore_src
 *   ignore_src  whether `dst` becomes 0 instead
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_ca_8_ignore_src_hint(uint32_t dst, const void *src, bool ignore_src,
                                   uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 8, ignore_src ? 0u : 8u, policy, MGPU__HINT));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 8, ignore_src ? 0u : 8u);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "setp.ne.b32 p, %2, 0;\n"
                 "cp.async.ca.shared::cta.global.L2::cache_hint [%0], [%1], 8, p, %3;\n"
                 "}"
                 :
                 : "r"(dst), "l"(src), "r"((uint32_t)ignore_src), "l"(policy)
                 : "memory");
#endif
}

/* Copy 16 bytes from global to shared memory, through L1 and L2.
 *   ptx     cp.async.ca.shared::cta.global [dst], [src], 16;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_ca_16(uint32_t dst, const void *src MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 16, 16, 0, 0));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 16, 16);
    asm volatile("cp.async.ca.shared::cta.global [%0], [%1], 16;"
                 :
                 : "r"(dst), "l"(src)
                 : "memory");
#endif
}

/* Copy 16 bytes from global to shared memory, through L1 and L2, with an L2 policy.
 *   ptx     cp.async.ca.shared::cta.global.L2::cache_hint [dst], [src], 16, policy;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_ca_16_hint(uint32_t dst, const void *src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 16, 16, policy, MGPU__HINT));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 16, 16);
    asm volatile("cp.async.ca.shared::cta.global.L2::cache_hint [%0], [%1], 16, %2;"
                 :
                 : "r"(dst), "l"(src), "l"(policy)
                 : "memory");
#endif
}

/* Copy 16 bytes from global to shared memory, through L1 and L2; only src_bytes of them are
 * read, the rest is 0.
 *   ptx     cp.async.ca.shared::cta.global [dst], [src], 16, src_bytes;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned; not read beyond src_bytes
 *   src_bytes  0 to 16; 0 reads nothing
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_ca_16_src_size(uint32_t dst, const void *src, uint32_t src_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 16, src_bytes, 0, 0));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 16, src_bytes);
    asm volatile("cp.async.ca.shared::cta.global [%0], [%1], 16, %2;"
                 :
                 : "r"(dst), "l"(src), "r"(src_bytes)
                 : "memory");
#endif
}

/* Copy 16 bytes from global to shared memory, through L1 and L2, with an L2 policy; only
 * src_bytes of them are read, the rest is 0.
 *   ptx     cp.async.ca.shared::cta.global.L2::cache_hint [dst], [src], 16, src_bytes, policy;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned; not read beyond src_bytes
 *   src_bytes  0 to 16; 0 reads nothing
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_ca_16_src_size_hint(uint32_t dst, const void *src, uint32_t src_bytes,
                                  uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 16, src_bytes, policy, MGPU__HINT));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 16, src_bytes);
    asm volatile("cp.async.ca.shared::cta.global.L2::cache_hint [%0], [%1], 16, %2, %3;"
                 :
                 : "r"(dst), "l"(src), "r"(src_bytes), "l"(policy)
                 : "memory");
#endif
}

/* Copy 16 bytes from global to shared memory, through L1 and L2; with ignore_src none is read,
 * and all are 0.
 *   ptx     cp.async.ca.shared::cta.global [dst], [src], 16, ignore_src;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned; not read with ignore_src
 *   ignore_src  whether `dst` becomes 0 instead
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_ca_16_ignore_src(uint32_t dst, const void *src, bool ignore_src MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 16, ignore_src ? 0u : 16u, 0, 0));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 16, ignore_src ? 0u : 16u);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "setp.ne.b32 p, %2, 0;\n"
                 "cp.async.ca.shared::cta.global [%0], [%1], 16, p;\n"
                 "}"
                 :
                 : "r"(dst), "l"(src), "r"((uint32_t)ignore_src)
                 : "memory");
#endif
}

/* Copy 16 bytes from global to shared memory, through L1 and L2, with an L2 policy; with
 * ignore_src none is read, and all are 0.
 *   ptx     cp.async.ca.shared::cta.global.L2::cache_hint [dst], [src], 16, ignore_src, policy;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned; not read with ignore_src
 *   ignore_src  whether `dst` becomes 0 instead
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_ca_16_ignore_src_hint(uint32_t dst, const void *src, bool ignore_src,
                                    uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 16, ignore_src ? 0u : 16u, policy, MGPU__HINT));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 16, ignore_src ? 0u : 16u);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "setp.ne.b32 p, %2, 0;\n"
                 "cp.async.ca.shared::cta.global.L2::cache_hint [%0], [%1], 16, p, %3;\n"
                 "}"
                 :
                 : "r"(dst), "l"(src), "r"((uint32_t)ignore_src), "l"(policy)
                 : "memory");
#endif
}

/* Copy 16 bytes from global to shared memory, past L1, through L2.
 *   ptx     cp.async.cg.shared::cta.global [dst], [src], 16;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_cg_16(uint32_t dst, const void *src MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 16, 16, 0, 0));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 16, 16);
    asm volatile("cp.async.cg.shared::cta.global [%0], [%1], 16;"
                 :
                 : "r"(dst), "l"(src)
                 : "memory");
#endif
}

/* Copy 16 bytes from global to shared memory, past L1, through L2, with an L2 policy.
 *   ptx     cp.async.cg.shared::cta.global.L2::cache_hint [dst], [src], 16, policy;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_cg_16_hint(uint32_t dst, const void *src, uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 16, 16, policy, MGPU__HINT));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 16, 16);
    asm volatile("cp.async.cg.shared::cta.global.L2::cache_hint [%0], [%1], 16, %2;"
                 :
                 : "r"(dst), "l"(src), "l"(policy)
                 : "memory");
#endif
}

/* Copy 16 bytes from global to shared memory, past L1, through L2; only src_bytes of them are
 * read, the rest is 0.
 *   ptx     cp.async.cg.shared::cta.global [dst], [src], 16, src_bytes;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned; not read beyond src_bytes
 *   src_bytes  0 to 16; 0 reads nothing
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_cg_16_src_size(uint32_t dst, const void *src, uint32_t src_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 16, src_bytes, 0, 0));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 16, src_bytes);
    asm volatile("cp.async.cg.shared::cta.global [%0], [%1], 16, %2;"
                 :
                 : "r"(dst), "l"(src), "r"(src_bytes)
                 : "memory");
#endif
}

/* Copy 16 bytes from global to shared memory, past L1, through L2, with an L2 policy; only
 * src_bytes of them are read, the rest is 0.
 *   ptx     cp.async.cg.shared::cta.global.L2::cache_hint [dst], [src], 16, src_bytes, policy;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned; not read beyond src_bytes
 *   src_bytes  0 to 16; 0 reads nothing
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_cg_16_src_size_hint(uint32_t dst, const void *src, uint32_t src_bytes,
                                  uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 16, src_bytes, policy, MGPU__HINT));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 16, src_bytes);
    asm volatile("cp.async.cg.shared::cta.global.L2::cache_hint [%0], [%1], 16, %2, %3;"
                 :
                 : "r"(dst), "l"(src), "r"(src_bytes), "l"(policy)
                 : "memory");
#endif
}

/* Copy 16 bytes from global to shared memory, past L1, through L2; with ignore_src none is
 * read, and all are 0.
 *   ptx     cp.async.cg.shared::cta.global [dst], [src], 16, ignore_src;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned; not read with ignore_src
 *   ignore_src  whether `dst` becomes 0 instead
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_cg_16_ignore_src(uint32_t dst, const void *src, bool ignore_src MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 16, ignore_src ? 0u : 16u, 0, 0));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 16, ignore_src ? 0u : 16u);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "setp.ne.b32 p, %2, 0;\n"
                 "cp.async.cg.shared::cta.global [%0], [%1], 16, p;\n"
                 "}"
                 :
                 : "r"(dst), "l"(src), "r"((uint32_t)ignore_src)
                 : "memory");
#endif
}

/* Copy 16 bytes from global to shared memory, past L1, through L2, with an L2 policy; with
 * ignore_src none is read, and all are 0.
 *   ptx     cp.async.cg.shared::cta.global.L2::cache_hint [dst], [src], 16, ignore_src, policy;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   dst     shared::cta address in this CTA, 16-byte aligned
 *   src     generic address in global memory, 16-byte aligned; not read with ignore_src
 *   ignore_src  whether `dst` becomes 0 instead
 *   policy  from mgpu_createpolicy_fractional_l2_evict_first() and its like
 *   done    this thread's mgpu_cp_async_wait_group(), or the barrier of
 *           mgpu_cp_async_mbarrier_arrive(); others need a barrier after it
 */
MGPU_DEVICE void
mgpu_cp_async_cg_16_ignore_src_hint(uint32_t dst, const void *src, bool ignore_src,
                                    uint64_t policy MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async(dst, src, 16, ignore_src ? 0u : 16u, policy, MGPU__HINT));
#else
    MGPU__DEBUG_CP_ASYNC(dst, src, 16, ignore_src ? 0u : 16u);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "setp.ne.b32 p, %2, 0;\n"
                 "cp.async.cg.shared::cta.global.L2::cache_hint [%0], [%1], 16, p, %3;\n"
                 "}"
                 :
                 : "r"(dst), "l"(src), "r"((uint32_t)ignore_src), "l"(policy)
                 : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_CP_ASYNC_GEN_H */
