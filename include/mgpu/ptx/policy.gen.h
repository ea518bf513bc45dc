/* mgpu/ptx/policy.gen.h - L2 policies for the _hint forms.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/policy.py. The picture and the use are in cache.h.
 *
 *     fractional    a fraction of the lines, which ones a hash of their address decides
 *     range         by the address:   ... |   rest   | primary |   rest   | ...
 *                                                    p    p + primary   p + total
 *
 * The rest keeps its place in the order of eviction, or is evicted first in forms that end in
 * _l2_evict_first. The bits of a policy are nobody's business.
 */
#ifndef MGPU_PTX_POLICY_GEN_H
#define MGPU_PTX_POLICY_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU__HOST_PASS
#include "host_pass.gen.h"
#elif MGPU_HAS_DEVICE

/* A policy: the fraction `fraction` of the lines is evicted first, for data that is read once.
 *   ptx     createpolicy.fractional.L2::evict_first.b64 policy, fraction;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   fraction  above 0, up to 1
 *   returns a policy for `_hint` forms
 */
MGPU_DEVICE uint64_t
mgpu_createpolicy_fractional_l2_evict_first(float fraction)
{
    uint64_t policy;
#if MGPU_EMULATE
    MGPU__EMU(policy = mgpu__emu_createpolicy(MGPU__POLICY_EVICT_FIRST, fraction));
#else
    asm("createpolicy.fractional.L2::evict_first.b64 %0, %1;" : "=l"(policy) : "f"(fraction));
#endif
    return policy;
}

/* A policy: the fraction `fraction` of the lines is evicted last, for data that many will read
 * again, such as weights.
 *   ptx     createpolicy.fractional.L2::evict_last.b64 policy, fraction;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   fraction  above 0, up to 1
 *   returns a policy for `_hint` forms
 */
MGPU_DEVICE uint64_t
mgpu_createpolicy_fractional_l2_evict_last(float fraction)
{
    uint64_t policy;
#if MGPU_EMULATE
    MGPU__EMU(policy = mgpu__emu_createpolicy(MGPU__POLICY_EVICT_LAST, fraction));
#else
    asm("createpolicy.fractional.L2::evict_last.b64 %0, %1;" : "=l"(policy) : "f"(fraction));
#endif
    return policy;
}

/* A policy: the fraction `fraction` of the lines is evicted last, for data that many will read
 * again, such as weights; of the rest first.
 *   ptx     createpolicy.fractional.L2::evict_last.L2::evict_first.b64 policy, fraction;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   fraction  above 0, up to 1
 *   returns a policy for `_hint` forms
 */
MGPU_DEVICE uint64_t
mgpu_createpolicy_fractional_l2_evict_last_l2_evict_first(float fraction)
{
    uint64_t policy;
#if MGPU_EMULATE
    MGPU__EMU(policy = mgpu__emu_createpolicy(MGPU__POLICY_EVICT_LAST, fraction));
#else
    asm("createpolicy.fractional.L2::evict_last.L2::evict_first.b64 %0, %1;"
        : "=l"(policy)
        : "f"(fraction));
#endif
    return policy;
}

/* A policy: the fraction `fraction` of the lines is treated as usual.
 *   ptx     createpolicy.fractional.L2::evict_normal.b64 policy, fraction;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   fraction  above 0, up to 1
 *   returns a policy for `_hint` forms
 */
MGPU_DEVICE uint64_t
mgpu_createpolicy_fractional_l2_evict_normal(float fraction)
{
    uint64_t policy;
#if MGPU_EMULATE
    MGPU__EMU(policy = mgpu__emu_createpolicy(MGPU__POLICY_EVICT_NORMAL, fraction));
#else
    asm("createpolicy.fractional.L2::evict_normal.b64 %0, %1;" : "=l"(policy) : "f"(fraction));
#endif
    return policy;
}

/* A policy: the fraction `fraction` of the lines is treated as usual; of the rest first.
 *   ptx     createpolicy.fractional.L2::evict_normal.L2::evict_first.b64 policy, fraction;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   fraction  above 0, up to 1
 *   returns a policy for `_hint` forms
 */
MGPU_DEVICE uint64_t
mgpu_createpolicy_fractional_l2_evict_normal_l2_evict_first(float fraction)
{
    uint64_t policy;
#if MGPU_EMULATE
    MGPU__EMU(policy = mgpu__emu_createpolicy(MGPU__POLICY_EVICT_NORMAL, fraction));
#else
    asm("createpolicy.fractional.L2::evict_normal.L2::evict_first.b64 %0, %1;"
        : "=l"(policy)
        : "f"(fraction));
#endif
    return policy;
}

/* A policy: the fraction `fraction` of the lines keeps its place in the order of eviction.
 *   ptx     createpolicy.fractional.L2::evict_unchanged.b64 policy, fraction;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   fraction  above 0, up to 1
 *   returns a policy for `_hint` forms
 */
MGPU_DEVICE uint64_t
mgpu_createpolicy_fractional_l2_evict_unchanged(float fraction)
{
    uint64_t policy;
#if MGPU_EMULATE
    MGPU__EMU(policy = mgpu__emu_createpolicy(MGPU__POLICY_EVICT_UNCHANGED, fraction));
#else
    asm("createpolicy.fractional.L2::evict_unchanged.b64 %0, %1;"
        : "=l"(policy)
        : "f"(fraction));
#endif
    return policy;
}

/* A policy: the fraction `fraction` of the lines keeps its place in the order of eviction; of
 * the rest first.
 *   ptx     createpolicy.fractional.L2::evict_unchanged.L2::evict_first.b64 policy, fraction;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   fraction  above 0, up to 1
 *   returns a policy for `_hint` forms
 */
MGPU_DEVICE uint64_t
mgpu_createpolicy_fractional_l2_evict_unchanged_l2_evict_first(float fraction)
{
    uint64_t policy;
#if MGPU_EMULATE
    MGPU__EMU(policy = mgpu__emu_createpolicy(MGPU__POLICY_EVICT_UNCHANGED, fraction));
#else
    asm("createpolicy.fractional.L2::evict_unchanged.L2::evict_first.b64 %0, %1;"
        : "=l"(policy)
        : "f"(fraction));
#endif
    return policy;
}

/* A policy: what lies in the `primary` bytes from `p` on is evicted first, for data that is
 * read once.
 *   ptx     createpolicy.range.global.L2::evict_first.b64 policy, [p], primary, total;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory
 *   primary bytes, 0 to total
 *   total   bytes, above 0: the rest is total - primary bytes behind the primary ones, and as
 *           many in front of them
 *   returns a policy for `_hint` forms
 */
MGPU_DEVICE uint64_t
mgpu_createpolicy_range_l2_evict_first(const void *p, uint32_t primary, uint32_t total)
{
    uint64_t policy;
#if MGPU_EMULATE
    MGPU__EMU(policy = mgpu__emu_createpolicy_range(MGPU__POLICY_EVICT_FIRST, p, primary, total));
#else
    asm("createpolicy.range.global.L2::evict_first.b64 %0, [%1], %2, %3;"
        : "=l"(policy)
        : "l"(p), "r"(primary), "r"(total));
#endif
    return policy;
}

/* A policy: what lies in the `primary` bytes from `p` on is evicted last, for data that many
 * will read again, such as weights.
 *   ptx     createpolicy.range.global.L2::evict_last.b64 policy, [p], primary, total;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory
 *   primary bytes, 0 to total
 *   total   bytes, above 0: the rest is total - primary bytes behind the primary ones, and as
 *           many in front of them
 *   returns a policy for `_hint` forms
 */
MGPU_DEVICE uint64_t
mgpu_createpolicy_range_l2_evict_last(const void *p, uint32_t primary, uint32_t total)
{
    uint64_t policy;
#if MGPU_EMULATE
    MGPU__EMU(policy = mgpu__emu_createpolicy_range(MGPU__POLICY_EVICT_LAST, p, primary, total));
#else
    asm("createpolicy.range.global.L2::evict_last.b64 %0, [%1], %2, %3;"
        : "=l"(policy)
        : "l"(p), "r"(primary), "r"(total));
#endif
    return policy;
}

/* A policy: what lies in the `primary` bytes from `p` on is evicted last, for data that many
 * will read again, such as weights; of the rest first.
 *   ptx     createpolicy.range.global.L2::evict_last.L2::evict_first.b64 policy, [p], primary, total;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory
 *   primary bytes, 0 to total
 *   total   bytes, above 0: the rest is total - primary bytes behind the primary ones, and as
 *           many in front of them
 *   returns a policy for `_hint` forms
 */
MGPU_DEVICE uint64_t
mgpu_createpolicy_range_l2_evict_last_l2_evict_first(const void *p, uint32_t primary,
                                                     uint32_t total)
{
    uint64_t policy;
#if MGPU_EMULATE
    MGPU__EMU(policy = mgpu__emu_createpolicy_range(MGPU__POLICY_EVICT_LAST, p, primary, total));
#else
    asm("createpolicy.range.global.L2::evict_last.L2::evict_first.b64 %0, [%1], %2, %3;"
        : "=l"(policy)
        : "l"(p), "r"(primary), "r"(total));
#endif
    return policy;
}

/* A policy: what lies in the `primary` bytes from `p` on is treated as usual.
 *   ptx     createpolicy.range.global.L2::evict_normal.b64 policy, [p], primary, total;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory
 *   primary bytes, 0 to total
 *   total   bytes, above 0: the rest is total - primary bytes behind the primary ones, and as
 *           many in front of them
 *   returns a policy for `_hint` forms
 */
MGPU_DEVICE uint64_t
mgpu_createpolicy_range_l2_evict_normal(const void *p, uint32_t primary, uint32_t total)
{
    uint64_t policy;
#if MGPU_EMULATE
    MGPU__EMU(policy = mgpu__emu_createpolicy_range(MGPU__POLICY_EVICT_NORMAL, p, primary, total));
#else
    asm("createpolicy.range.global.L2::evict_normal.b64 %0, [%1], %2, %3;"
        : "=l"(policy)
        : "l"(p), "r"(primary), "r"(total));
#endif
    return policy;
}

/* A policy: what lies in the `primary` bytes from `p` on is treated as usual; of the rest
 * first.
 *   ptx     createpolicy.range.global.L2::evict_normal.L2::evict_first.b64 policy, [p], primary, total;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory
 *   primary bytes, 0 to total
 *   total   bytes, above 0: the rest is total - primary bytes behind the primary ones, and as
 *           many in front of them
 *   returns a policy for `_hint` forms
 */
MGPU_DEVICE uint64_t
mgpu_createpolicy_range_l2_evict_normal_l2_evict_first(const void *p, uint32_t primary,
                                                       uint32_t total)
{
    uint64_t policy;
#if MGPU_EMULATE
    MGPU__EMU(policy = mgpu__emu_createpolicy_range(MGPU__POLICY_EVICT_NORMAL, p, primary, total));
#else
    asm("createpolicy.range.global.L2::evict_normal.L2::evict_first.b64 %0, [%1], %2, %3;"
        : "=l"(policy)
        : "l"(p), "r"(primary), "r"(total));
#endif
    return policy;
}

/* A policy: what lies in the `primary` bytes from `p` on keeps its place in the order of
 * eviction.
 *   ptx     createpolicy.range.global.L2::evict_unchanged.b64 policy, [p], primary, total;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory
 *   primary bytes, 0 to total
 *   total   bytes, above 0: the rest is total - primary bytes behind the primary ones, and as
 *           many in front of them
 *   returns a policy for `_hint` forms
 */
MGPU_DEVICE uint64_t
mgpu_createpolicy_range_l2_evict_unchanged(const void *p, uint32_t primary, uint32_t total)
{
    uint64_t policy;
#if MGPU_EMULATE
    MGPU__EMU(policy = mgpu__emu_createpolicy_range(MGPU__POLICY_EVICT_UNCHANGED, p, primary, total));
#else
    asm("createpolicy.range.global.L2::evict_unchanged.b64 %0, [%1], %2, %3;"
        : "=l"(policy)
        : "l"(p), "r"(primary), "r"(total));
#endif
    return policy;
}

/* A policy: what lies in the `primary` bytes from `p` on keeps its place in the order of
 * eviction; of the rest first.
 *   ptx     createpolicy.range.global.L2::evict_unchanged.L2::evict_first.b64 policy, [p], primary, total;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   p       generic address in global memory
 *   primary bytes, 0 to total
 *   total   bytes, above 0: the rest is total - primary bytes behind the primary ones, and as
 *           many in front of them
 *   returns a policy for `_hint` forms
 */
MGPU_DEVICE uint64_t
mgpu_createpolicy_range_l2_evict_unchanged_l2_evict_first(const void *p, uint32_t primary,
                                                          uint32_t total)
{
    uint64_t policy;
#if MGPU_EMULATE
    MGPU__EMU(policy = mgpu__emu_createpolicy_range(MGPU__POLICY_EVICT_UNCHANGED, p, primary, total));
#else
    asm("createpolicy.range.global.L2::evict_unchanged.L2::evict_first.b64 %0, [%1], %2, %3;"
        : "=l"(policy)
        : "l"(p), "r"(primary), "r"(total));
#endif
    return policy;
}

/* A policy of the property of accesses that the host made.
 *   ptx     createpolicy.cvt.L2.b64 policy, property;
 *   needs   PTX 7.4, sm_80
 *   by      any thread
 *   property  the bits of a cuda::access_property, such as a launch attribute has
 *   returns a policy for `_hint` forms
 */
MGPU_DEVICE uint64_t
mgpu_createpolicy_cvt_l2(uint64_t property)
{
    uint64_t policy;
#if MGPU_EMULATE
    MGPU__EMU(policy = mgpu__emu_createpolicy_cvt(property));
#else
    asm("createpolicy.cvt.L2.b64 %0, %1;" : "=l"(policy) : "l"(property));
#endif
    return policy;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_POLICY_GEN_H */
