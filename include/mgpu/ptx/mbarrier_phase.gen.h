/* mgpu/ptx/mbarrier_phase.gen.h - waits that say what they ask of a phase of an mbarrier.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/mbarrier.py. The picture and the use are in newer.h. Names as in mbarrier.gen.h, and
 *
 *     _primary         the phase that a wait asks for without it, named
 *     _report          that, and what was reported in it
 *     _conditional     yes, if it ended and nothing was reported in it; by its parity
 */
#ifndef MGPU_PTX_MBARRIER_PHASE_GEN_H
#define MGPU_PTX_MBARRIER_PHASE_GEN_H

#include "../config.h"
#include "../debug_device.h"
#include "../types.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* mbarrier_elsewhere.gen.h made sentences of them. */
#undef mgpu_mbarrier_test_wait_parity_primary
#undef mgpu_mbarrier_test_wait_parity_primary_cluster
#undef mgpu_mbarrier_test_wait_parity_primary_relaxed
#undef mgpu_mbarrier_test_wait_parity_primary_relaxed_cluster
#undef mgpu_mbarrier_test_wait_primary
#undef mgpu_mbarrier_test_wait_primary_cluster
#undef mgpu_mbarrier_test_wait_primary_relaxed
#undef mgpu_mbarrier_test_wait_primary_relaxed_cluster
#undef mgpu_mbarrier_try_wait_parity_primary
#undef mgpu_mbarrier_try_wait_parity_primary_cluster
#undef mgpu_mbarrier_try_wait_parity_primary_relaxed
#undef mgpu_mbarrier_try_wait_parity_primary_relaxed_cluster
#undef mgpu_mbarrier_try_wait_primary
#undef mgpu_mbarrier_try_wait_primary_cluster
#undef mgpu_mbarrier_try_wait_primary_relaxed
#undef mgpu_mbarrier_try_wait_primary_relaxed_cluster
#undef mgpu_mbarrier_try_wait_parity_primary_suspend
#undef mgpu_mbarrier_try_wait_parity_primary_cluster_suspend
#undef mgpu_mbarrier_try_wait_parity_primary_relaxed_suspend
#undef mgpu_mbarrier_try_wait_parity_primary_relaxed_cluster_suspend
#undef mgpu_mbarrier_try_wait_primary_suspend
#undef mgpu_mbarrier_try_wait_primary_cluster_suspend
#undef mgpu_mbarrier_try_wait_primary_relaxed_suspend
#undef mgpu_mbarrier_try_wait_primary_relaxed_cluster_suspend
#undef mgpu_mbarrier_test_wait_parity_report
#undef mgpu_mbarrier_test_wait_parity_report_cluster
#undef mgpu_mbarrier_test_wait_parity_report_relaxed
#undef mgpu_mbarrier_test_wait_parity_report_relaxed_cluster
#undef mgpu_mbarrier_test_wait_report
#undef mgpu_mbarrier_test_wait_report_cluster
#undef mgpu_mbarrier_test_wait_report_relaxed
#undef mgpu_mbarrier_test_wait_report_relaxed_cluster
#undef mgpu_mbarrier_try_wait_parity_report
#undef mgpu_mbarrier_try_wait_parity_report_cluster
#undef mgpu_mbarrier_try_wait_parity_report_relaxed
#undef mgpu_mbarrier_try_wait_parity_report_relaxed_cluster
#undef mgpu_mbarrier_try_wait_report
#undef mgpu_mbarrier_try_wait_report_cluster
#undef mgpu_mbarrier_try_wait_report_relaxed
#undef mgpu_mbarrier_try_wait_report_relaxed_cluster
#undef mgpu_mbarrier_try_wait_parity_report_suspend
#undef mgpu_mbarrier_try_wait_parity_report_cluster_suspend
#undef mgpu_mbarrier_try_wait_parity_report_relaxed_suspend
#undef mgpu_mbarrier_try_wait_parity_report_relaxed_cluster_suspend
#undef mgpu_mbarrier_try_wait_report_suspend
#undef mgpu_mbarrier_try_wait_report_cluster_suspend
#undef mgpu_mbarrier_try_wait_report_relaxed_suspend
#undef mgpu_mbarrier_try_wait_report_relaxed_cluster_suspend
#undef mgpu_mbarrier_test_wait_conditional
#undef mgpu_mbarrier_test_wait_conditional_cluster
#undef mgpu_mbarrier_test_wait_conditional_relaxed
#undef mgpu_mbarrier_test_wait_conditional_relaxed_cluster
#undef mgpu_mbarrier_try_wait_conditional
#undef mgpu_mbarrier_try_wait_conditional_cluster
#undef mgpu_mbarrier_try_wait_conditional_relaxed
#undef mgpu_mbarrier_try_wait_conditional_relaxed_cluster
#undef mgpu_mbarrier_try_wait_conditional_suspend
#undef mgpu_mbarrier_try_wait_conditional_cluster_suspend
#undef mgpu_mbarrier_try_wait_conditional_relaxed_suspend
#undef mgpu_mbarrier_try_wait_conditional_relaxed_cluster_suspend

/* Has the phase of parity `parity` ended? The phase that a wait without a phase type asks for.
 *   ptx     mbarrier.test_wait.parity.phase_type::primary.acquire.cta.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_parity_primary(uint32_t bar, uint32_t parity MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, parity, 0, MGPU__PARITY));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.test_wait.parity.phase_type::primary.acquire.cta.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? The phase that a wait without a phase type asks for.
 * Acquire at cluster scope: also shows what other CTAs wrote.
 *   ptx     mbarrier.test_wait.parity.phase_type::primary.acquire.cluster.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_parity_primary_cluster(uint32_t bar, uint32_t parity MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, parity, 0,
                                             MGPU__PARITY | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.test_wait.parity.phase_type::primary.acquire.cluster.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? The phase that a wait without a phase type asks for.
 * Orders nothing: what was written before the arrivals need not be visible.
 *   ptx     mbarrier.test_wait.parity.phase_type::primary.relaxed.cta.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_parity_primary_relaxed(uint32_t bar, uint32_t parity MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, parity, 0, MGPU__PARITY | MGPU__RELAXED));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.test_wait.parity.phase_type::primary.relaxed.cta.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? The phase that a wait without a phase type asks for.
 * Orders nothing; cluster scope.
 *   ptx     mbarrier.test_wait.parity.phase_type::primary.relaxed.cluster.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_parity_primary_relaxed_cluster(uint32_t bar,
                                                       uint32_t parity MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, parity, 0,
                                             MGPU__PARITY | MGPU__RELAXED |
                                             MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.test_wait.parity.phase_type::primary.relaxed.cluster.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? The phase that a wait without a phase type
 * asks for.
 *   ptx     mbarrier.test_wait.phase_type::primary.acquire.cta.shared::cta.b64 done, [bar], state;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_primary(uint32_t bar, uint64_t state MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, state, 0, 0));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.test_wait.phase_type::primary.acquire.cta.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? The phase that a wait without a phase type
 * asks for. Acquire at cluster scope: also shows what other CTAs wrote.
 *   ptx     mbarrier.test_wait.phase_type::primary.acquire.cluster.shared::cta.b64 done, [bar], state;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_primary_cluster(uint32_t bar, uint64_t state MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, state, 0, MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.test_wait.phase_type::primary.acquire.cluster.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? The phase that a wait without a phase type
 * asks for. Orders nothing: what was written before the arrivals need not be visible.
 *   ptx     mbarrier.test_wait.phase_type::primary.relaxed.cta.shared::cta.b64 done, [bar], state;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_primary_relaxed(uint32_t bar, uint64_t state MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, state, 0, MGPU__RELAXED));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.test_wait.phase_type::primary.relaxed.cta.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? The phase that a wait without a phase type
 * asks for. Orders nothing; cluster scope.
 *   ptx     mbarrier.test_wait.phase_type::primary.relaxed.cluster.shared::cta.b64 done, [bar], state;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_primary_relaxed_cluster(uint32_t bar, uint64_t state MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, state, 0,
                                             MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.test_wait.phase_type::primary.relaxed.cluster.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? The phase that a wait without a phase type asks for.
 * May suspend the thread for a while before it says no.
 *   ptx     mbarrier.try_wait.parity.phase_type::primary.acquire.cta.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_primary(uint32_t bar, uint32_t parity MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, parity, 0, MGPU__TRY | MGPU__PARITY));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.parity.phase_type::primary.acquire.cta.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? The phase that a wait without a phase type asks for.
 * May suspend the thread for a while before it says no. Acquire at cluster scope: also shows
 * what other CTAs wrote.
 *   ptx     mbarrier.try_wait.parity.phase_type::primary.acquire.cluster.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_primary_cluster(uint32_t bar, uint32_t parity MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, parity, 0,
                                             MGPU__TRY | MGPU__PARITY | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.parity.phase_type::primary.acquire.cluster.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? The phase that a wait without a phase type asks for.
 * May suspend the thread for a while before it says no. Orders nothing: what was written before
 * the arrivals need not be visible.
 *   ptx     mbarrier.try_wait.parity.phase_type::primary.relaxed.cta.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_primary_relaxed(uint32_t bar, uint32_t parity MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, parity, 0,
                                             MGPU__TRY | MGPU__PARITY | MGPU__RELAXED));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.parity.phase_type::primary.relaxed.cta.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? The phase that a wait without a phase type asks for.
 * May suspend the thread for a while before it says no. Orders nothing; cluster scope.
 *   ptx     mbarrier.try_wait.parity.phase_type::primary.relaxed.cluster.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_primary_relaxed_cluster(uint32_t bar, uint32_t parity MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, parity, 0,
                                             MGPU__TRY | MGPU__PARITY | MGPU__RELAXED |
                                             MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.parity.phase_type::primary.relaxed.cluster.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? The phase that a wait without a phase type
 * asks for. May suspend the thread for a while before it says no.
 *   ptx     mbarrier.try_wait.phase_type::primary.acquire.cta.shared::cta.b64 done, [bar], state;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_primary(uint32_t bar, uint64_t state MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, state, 0, MGPU__TRY));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.phase_type::primary.acquire.cta.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? The phase that a wait without a phase type
 * asks for. May suspend the thread for a while before it says no. Acquire at cluster scope:
 * also shows what other CTAs wrote.
 *   ptx     mbarrier.try_wait.phase_type::primary.acquire.cluster.shared::cta.b64 done, [bar], state;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_primary_cluster(uint32_t bar, uint64_t state MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, state, 0, MGPU__TRY | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.phase_type::primary.acquire.cluster.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? The phase that a wait without a phase type
 * asks for. May suspend the thread for a while before it says no. Orders nothing: what was
 * written before the arrivals need not be visible.
 *   ptx     mbarrier.try_wait.phase_type::primary.relaxed.cta.shared::cta.b64 done, [bar], state;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_primary_relaxed(uint32_t bar, uint64_t state MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, state, 0, MGPU__TRY | MGPU__RELAXED));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.phase_type::primary.relaxed.cta.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? The phase that a wait without a phase type
 * asks for. May suspend the thread for a while before it says no. Orders nothing; cluster
 * scope.
 *   ptx     mbarrier.try_wait.phase_type::primary.relaxed.cluster.shared::cta.b64 done, [bar], state;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_primary_relaxed_cluster(uint32_t bar, uint64_t state MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, state, 0,
                                             MGPU__TRY | MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.phase_type::primary.relaxed.cluster.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? The phase that a wait without a phase type asks for.
 * May suspend the thread for up to `suspend_ns` before it says no.
 *   ptx     mbarrier.try_wait.parity.phase_type::primary.acquire.cta.shared::cta.b64 done, [bar], parity, suspend_ns;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_primary_suspend(uint32_t bar, uint32_t parity,
                                              uint32_t suspend_ns MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, parity, suspend_ns,
                                             MGPU__TRY | MGPU__PARITY));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.parity.phase_type::primary.acquire.cta.shared::cta.b64 p, [%1], %2, %3;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? The phase that a wait without a phase type asks for.
 * May suspend the thread for up to `suspend_ns` before it says no. Acquire at cluster scope:
 * also shows what other CTAs wrote.
 *   ptx     mbarrier.try_wait.parity.phase_type::primary.acquire.cluster.shared::cta.b64 done, [bar], parity, suspend_ns;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_primary_cluster_suspend(uint32_t bar, uint32_t parity,
                                                      uint32_t suspend_ns MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, parity, suspend_ns,
                                             MGPU__TRY | MGPU__PARITY | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.parity.phase_type::primary.acquire.cluster.shared::cta.b64 p, [%1], %2, %3;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? The phase that a wait without a phase type asks for.
 * May suspend the thread for up to `suspend_ns` before it says no. Orders nothing: what was
 * written before the arrivals need not be visible.
 *   ptx     mbarrier.try_wait.parity.phase_type::primary.relaxed.cta.shared::cta.b64 done, [bar], parity, suspend_ns;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_primary_relaxed_suspend(uint32_t bar, uint32_t parity,
                                                      uint32_t suspend_ns MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, parity, suspend_ns,
                                             MGPU__TRY | MGPU__PARITY | MGPU__RELAXED));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.parity.phase_type::primary.relaxed.cta.shared::cta.b64 p, [%1], %2, %3;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? The phase that a wait without a phase type asks for.
 * May suspend the thread for up to `suspend_ns` before it says no. Orders nothing; cluster
 * scope.
 *   ptx     mbarrier.try_wait.parity.phase_type::primary.relaxed.cluster.shared::cta.b64 done, [bar], parity, suspend_ns;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_primary_relaxed_cluster_suspend(uint32_t bar, uint32_t parity,
                                                              uint32_t suspend_ns MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, parity, suspend_ns,
                                             MGPU__TRY | MGPU__PARITY | MGPU__RELAXED |
                                             MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.parity.phase_type::primary.relaxed.cluster.shared::cta.b64 p, [%1], %2, %3;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? The phase that a wait without a phase type
 * asks for. May suspend the thread for up to `suspend_ns` before it says no.
 *   ptx     mbarrier.try_wait.phase_type::primary.acquire.cta.shared::cta.b64 done, [bar], state, suspend_ns;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_primary_suspend(uint32_t bar, uint64_t state,
                                       uint32_t suspend_ns MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, state, suspend_ns, MGPU__TRY));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.phase_type::primary.acquire.cta.shared::cta.b64 p, [%1], %2, %3;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? The phase that a wait without a phase type
 * asks for. May suspend the thread for up to `suspend_ns` before it says no. Acquire at cluster
 * scope: also shows what other CTAs wrote.
 *   ptx     mbarrier.try_wait.phase_type::primary.acquire.cluster.shared::cta.b64 done, [bar], state, suspend_ns;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_primary_cluster_suspend(uint32_t bar, uint64_t state,
                                               uint32_t suspend_ns MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, state, suspend_ns,
                                             MGPU__TRY | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.phase_type::primary.acquire.cluster.shared::cta.b64 p, [%1], %2, %3;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? The phase that a wait without a phase type
 * asks for. May suspend the thread for up to `suspend_ns` before it says no. Orders nothing:
 * what was written before the arrivals need not be visible.
 *   ptx     mbarrier.try_wait.phase_type::primary.relaxed.cta.shared::cta.b64 done, [bar], state, suspend_ns;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_primary_relaxed_suspend(uint32_t bar, uint64_t state,
                                               uint32_t suspend_ns MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, state, suspend_ns,
                                             MGPU__TRY | MGPU__RELAXED));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.phase_type::primary.relaxed.cta.shared::cta.b64 p, [%1], %2, %3;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? The phase that a wait without a phase type
 * asks for. May suspend the thread for up to `suspend_ns` before it says no. Orders nothing;
 * cluster scope.
 *   ptx     mbarrier.try_wait.phase_type::primary.relaxed.cluster.shared::cta.b64 done, [bar], state, suspend_ns;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_primary_relaxed_cluster_suspend(uint32_t bar, uint64_t state,
                                                       uint32_t suspend_ns MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, state, suspend_ns,
                                             MGPU__TRY | MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.phase_type::primary.relaxed.cluster.shared::cta.b64 p, [%1], %2, %3;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended?
 *   ptx     mbarrier.test_wait.parity.phase_type::primary.acquire.cta.shared::cta.b64 done|reported, what, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_parity_report(uint32_t bar, uint32_t parity,
                                      uint32_t report[2] MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, 0, report, MGPU__PARITY));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.test_wait.parity.phase_type::primary.acquire.cta.shared::cta.b64 p|q, r, [%3], %4;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? Acquire at cluster scope: also shows what other CTAs
 * wrote.
 *   ptx     mbarrier.test_wait.parity.phase_type::primary.acquire.cluster.shared::cta.b64 done|reported, what, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_parity_report_cluster(uint32_t bar, uint32_t parity,
                                              uint32_t report[2] MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, 0, report,
                                                    MGPU__PARITY | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.test_wait.parity.phase_type::primary.acquire.cluster.shared::cta.b64 p|q, r, [%3], %4;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? Orders nothing: what was written before the arrivals
 * need not be visible.
 *   ptx     mbarrier.test_wait.parity.phase_type::primary.relaxed.cta.shared::cta.b64 done|reported, what, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_parity_report_relaxed(uint32_t bar, uint32_t parity,
                                              uint32_t report[2] MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, 0, report,
                                                    MGPU__PARITY | MGPU__RELAXED));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.test_wait.parity.phase_type::primary.relaxed.cta.shared::cta.b64 p|q, r, [%3], %4;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? Orders nothing; cluster scope.
 *   ptx     mbarrier.test_wait.parity.phase_type::primary.relaxed.cluster.shared::cta.b64 done|reported, what, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_parity_report_relaxed_cluster(uint32_t bar, uint32_t parity,
                                                      uint32_t report[2] MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, 0, report,
                                                    MGPU__PARITY | MGPU__RELAXED |
                                                    MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.test_wait.parity.phase_type::primary.relaxed.cluster.shared::cta.b64 p|q, r, [%3], %4;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended?
 *   ptx     mbarrier.test_wait.phase_type::primary.acquire.cta.shared::cta.b64 done|reported, what, [bar], state;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   state   from an arrive in the current or the previous phase
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_report(uint32_t bar, uint64_t state, uint32_t report[2] MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, state, 0, report, 0));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.test_wait.phase_type::primary.acquire.cta.shared::cta.b64 p|q, r, [%3], %4;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? Acquire at cluster scope: also shows what
 * other CTAs wrote.
 *   ptx     mbarrier.test_wait.phase_type::primary.acquire.cluster.shared::cta.b64 done|reported, what, [bar], state;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   state   from an arrive in the current or the previous phase
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_report_cluster(uint32_t bar, uint64_t state,
                                       uint32_t report[2] MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, state, 0, report,
                                                    MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.test_wait.phase_type::primary.acquire.cluster.shared::cta.b64 p|q, r, [%3], %4;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? Orders nothing: what was written before the
 * arrivals need not be visible.
 *   ptx     mbarrier.test_wait.phase_type::primary.relaxed.cta.shared::cta.b64 done|reported, what, [bar], state;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   state   from an arrive in the current or the previous phase
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_report_relaxed(uint32_t bar, uint64_t state,
                                       uint32_t report[2] MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, state, 0, report, MGPU__RELAXED));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.test_wait.phase_type::primary.relaxed.cta.shared::cta.b64 p|q, r, [%3], %4;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? Orders nothing; cluster scope.
 *   ptx     mbarrier.test_wait.phase_type::primary.relaxed.cluster.shared::cta.b64 done|reported, what, [bar], state;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   state   from an arrive in the current or the previous phase
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_report_relaxed_cluster(uint32_t bar, uint64_t state,
                                               uint32_t report[2] MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, state, 0, report,
                                                    MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.test_wait.phase_type::primary.relaxed.cluster.shared::cta.b64 p|q, r, [%3], %4;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? May suspend the thread for a while before it says no.
 *   ptx     mbarrier.try_wait.parity.phase_type::primary.acquire.cta.shared::cta.b64 done|reported, what, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_report(uint32_t bar, uint32_t parity,
                                     uint32_t report[2] MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, 0, report,
                                                    MGPU__TRY | MGPU__PARITY));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.try_wait.parity.phase_type::primary.acquire.cta.shared::cta.b64 p|q, r, [%3], %4;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? May suspend the thread for a while before it says no.
 * Acquire at cluster scope: also shows what other CTAs wrote.
 *   ptx     mbarrier.try_wait.parity.phase_type::primary.acquire.cluster.shared::cta.b64 done|reported, what, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_report_cluster(uint32_t bar, uint32_t parity,
                                             uint32_t report[2] MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, 0, report,
                                                    MGPU__TRY | MGPU__PARITY |
                                                    MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.try_wait.parity.phase_type::primary.acquire.cluster.shared::cta.b64 p|q, r, [%3], %4;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? May suspend the thread for a while before it says no.
 * Orders nothing: what was written before the arrivals need not be visible.
 *   ptx     mbarrier.try_wait.parity.phase_type::primary.relaxed.cta.shared::cta.b64 done|reported, what, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_report_relaxed(uint32_t bar, uint32_t parity,
                                             uint32_t report[2] MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, 0, report,
                                                    MGPU__TRY | MGPU__PARITY | MGPU__RELAXED));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.try_wait.parity.phase_type::primary.relaxed.cta.shared::cta.b64 p|q, r, [%3], %4;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? May suspend the thread for a while before it says no.
 * Orders nothing; cluster scope.
 *   ptx     mbarrier.try_wait.parity.phase_type::primary.relaxed.cluster.shared::cta.b64 done|reported, what, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_report_relaxed_cluster(uint32_t bar, uint32_t parity,
                                                     uint32_t report[2] MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, 0, report,
                                                    MGPU__TRY | MGPU__PARITY | MGPU__RELAXED |
                                                    MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.try_wait.parity.phase_type::primary.relaxed.cluster.shared::cta.b64 p|q, r, [%3], %4;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? May suspend the thread for a while before it
 * says no.
 *   ptx     mbarrier.try_wait.phase_type::primary.acquire.cta.shared::cta.b64 done|reported, what, [bar], state;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   state   from an arrive in the current or the previous phase
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_report(uint32_t bar, uint64_t state, uint32_t report[2] MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, state, 0, report, MGPU__TRY));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.try_wait.phase_type::primary.acquire.cta.shared::cta.b64 p|q, r, [%3], %4;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? May suspend the thread for a while before it
 * says no. Acquire at cluster scope: also shows what other CTAs wrote.
 *   ptx     mbarrier.try_wait.phase_type::primary.acquire.cluster.shared::cta.b64 done|reported, what, [bar], state;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   state   from an arrive in the current or the previous phase
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_report_cluster(uint32_t bar, uint64_t state,
                                      uint32_t report[2] MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, state, 0, report,
                                                    MGPU__TRY | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.try_wait.phase_type::primary.acquire.cluster.shared::cta.b64 p|q, r, [%3], %4;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? May suspend the thread for a while before it
 * says no. Orders nothing: what was written before the arrivals need not be visible.
 *   ptx     mbarrier.try_wait.phase_type::primary.relaxed.cta.shared::cta.b64 done|reported, what, [bar], state;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   state   from an arrive in the current or the previous phase
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_report_relaxed(uint32_t bar, uint64_t state,
                                      uint32_t report[2] MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, state, 0, report,
                                                    MGPU__TRY | MGPU__RELAXED));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.try_wait.phase_type::primary.relaxed.cta.shared::cta.b64 p|q, r, [%3], %4;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? May suspend the thread for a while before it
 * says no. Orders nothing; cluster scope.
 *   ptx     mbarrier.try_wait.phase_type::primary.relaxed.cluster.shared::cta.b64 done|reported, what, [bar], state;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   state   from an arrive in the current or the previous phase
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_report_relaxed_cluster(uint32_t bar, uint64_t state,
                                              uint32_t report[2] MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, state, 0, report,
                                                    MGPU__TRY | MGPU__RELAXED |
                                                    MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.try_wait.phase_type::primary.relaxed.cluster.shared::cta.b64 p|q, r, [%3], %4;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? May suspend the thread for up to `suspend_ns` before
 * it says no.
 *   ptx     mbarrier.try_wait.parity.phase_type::primary.acquire.cta.shared::cta.b64 done|reported, what, [bar], parity, suspend_ns;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_report_suspend(uint32_t bar, uint32_t parity, uint32_t report[2],
                                             uint32_t suspend_ns MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, suspend_ns, report,
                                                    MGPU__TRY | MGPU__PARITY));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.try_wait.parity.phase_type::primary.acquire.cta.shared::cta.b64 p|q, r, [%3], %4, %5;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "r"(parity), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? May suspend the thread for up to `suspend_ns` before
 * it says no. Acquire at cluster scope: also shows what other CTAs wrote.
 *   ptx     mbarrier.try_wait.parity.phase_type::primary.acquire.cluster.shared::cta.b64 done|reported, what, [bar], parity, suspend_ns;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_report_cluster_suspend(uint32_t bar, uint32_t parity,
                                                     uint32_t report[2],
                                                     uint32_t suspend_ns MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, suspend_ns, report,
                                                    MGPU__TRY | MGPU__PARITY |
                                                    MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.try_wait.parity.phase_type::primary.acquire.cluster.shared::cta.b64 p|q, r, [%3], %4, %5;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "r"(parity), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? May suspend the thread for up to `suspend_ns` before
 * it says no. Orders nothing: what was written before the arrivals need not be visible.
 *   ptx     mbarrier.try_wait.parity.phase_type::primary.relaxed.cta.shared::cta.b64 done|reported, what, [bar], parity, suspend_ns;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_report_relaxed_suspend(uint32_t bar, uint32_t parity,
                                                     uint32_t report[2],
                                                     uint32_t suspend_ns MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, suspend_ns, report,
                                                    MGPU__TRY | MGPU__PARITY | MGPU__RELAXED));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.try_wait.parity.phase_type::primary.relaxed.cta.shared::cta.b64 p|q, r, [%3], %4, %5;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "r"(parity), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? May suspend the thread for up to `suspend_ns` before
 * it says no. Orders nothing; cluster scope.
 *   ptx     mbarrier.try_wait.parity.phase_type::primary.relaxed.cluster.shared::cta.b64 done|reported, what, [bar], parity, suspend_ns;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_report_relaxed_cluster_suspend(uint32_t bar, uint32_t parity,
                                                             uint32_t report[2],
                                                             uint32_t suspend_ns MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, suspend_ns, report,
                                                    MGPU__TRY | MGPU__PARITY | MGPU__RELAXED |
                                                    MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.try_wait.parity.phase_type::primary.relaxed.cluster.shared::cta.b64 p|q, r, [%3], %4, %5;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "r"(parity), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? May suspend the thread for up to `suspend_ns`
 * before it says no.
 *   ptx     mbarrier.try_wait.phase_type::primary.acquire.cta.shared::cta.b64 done|reported, what, [bar], state, suspend_ns;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   state   from an arrive in the current or the previous phase
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_report_suspend(uint32_t bar, uint64_t state, uint32_t report[2],
                                      uint32_t suspend_ns MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, state, suspend_ns, report, MGPU__TRY));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.try_wait.phase_type::primary.acquire.cta.shared::cta.b64 p|q, r, [%3], %4, %5;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "l"(state), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? May suspend the thread for up to `suspend_ns`
 * before it says no. Acquire at cluster scope: also shows what other CTAs wrote.
 *   ptx     mbarrier.try_wait.phase_type::primary.acquire.cluster.shared::cta.b64 done|reported, what, [bar], state, suspend_ns;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   state   from an arrive in the current or the previous phase
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_report_cluster_suspend(uint32_t bar, uint64_t state, uint32_t report[2],
                                              uint32_t suspend_ns MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, state, suspend_ns, report,
                                                    MGPU__TRY | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.try_wait.phase_type::primary.acquire.cluster.shared::cta.b64 p|q, r, [%3], %4, %5;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "l"(state), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? May suspend the thread for up to `suspend_ns`
 * before it says no. Orders nothing: what was written before the arrivals need not be visible.
 *   ptx     mbarrier.try_wait.phase_type::primary.relaxed.cta.shared::cta.b64 done|reported, what, [bar], state, suspend_ns;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   state   from an arrive in the current or the previous phase
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_report_relaxed_suspend(uint32_t bar, uint64_t state, uint32_t report[2],
                                              uint32_t suspend_ns MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, state, suspend_ns, report,
                                                    MGPU__TRY | MGPU__RELAXED));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.try_wait.phase_type::primary.relaxed.cta.shared::cta.b64 p|q, r, [%3], %4, %5;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "l"(state), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? May suspend the thread for up to `suspend_ns`
 * before it says no. Orders nothing; cluster scope.
 *   ptx     mbarrier.try_wait.phase_type::primary.relaxed.cluster.shared::cta.b64 done|reported, what, [bar], state, suspend_ns;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   state   from an arrive in the current or the previous phase
 *   report  2 registers: 1 if something was reported in that phase, else 0; and what it was, a
 *           byte. Until the phase has ended they mean nothing
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_report_relaxed_cluster_suspend(uint32_t bar, uint64_t state,
                                                      uint32_t report[2],
                                                      uint32_t suspend_ns MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, state, suspend_ns, report,
                                                    MGPU__TRY | MGPU__RELAXED |
                                                    MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p, q;\n"
                 ".reg .b8 r;\n"
                 "mbarrier.try_wait.phase_type::primary.relaxed.cluster.shared::cta.b64 p|q, r, [%3], %4, %5;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "selp.b32 %1, 1, 0, q;\n"
                 "cvt.u32.u8 %2, r;\n"
                 "}"
                 : "=r"(done), "=r"(report[0]), "=r"(report[1])
                 : "r"(bar), "l"(state), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? Not if something was reported in it.
 *   ptx     mbarrier.test_wait.parity.phase_type::conditional.acquire.cta.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   returns true once it has ended with nothing reported: then what was written before the
 *           arrivals, and by the copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_conditional(uint32_t bar, uint32_t parity MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, 0, NULL, MGPU__PARITY));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.test_wait.parity.phase_type::conditional.acquire.cta.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? Not if something was reported in it. Acquire at
 * cluster scope: also shows what other CTAs wrote.
 *   ptx     mbarrier.test_wait.parity.phase_type::conditional.acquire.cluster.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   returns true once it has ended with nothing reported: then what was written before the
 *           arrivals, and by the copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_conditional_cluster(uint32_t bar, uint32_t parity MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, 0, NULL,
                                                    MGPU__PARITY | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.test_wait.parity.phase_type::conditional.acquire.cluster.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? Not if something was reported in it. Orders nothing:
 * what was written before the arrivals need not be visible.
 *   ptx     mbarrier.test_wait.parity.phase_type::conditional.relaxed.cta.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   returns true once it has ended with nothing reported
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_conditional_relaxed(uint32_t bar, uint32_t parity MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, 0, NULL,
                                                    MGPU__PARITY | MGPU__RELAXED));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.test_wait.parity.phase_type::conditional.relaxed.cta.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? Not if something was reported in it. Orders nothing;
 * cluster scope.
 *   ptx     mbarrier.test_wait.parity.phase_type::conditional.relaxed.cluster.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   returns true once it has ended with nothing reported
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_conditional_relaxed_cluster(uint32_t bar, uint32_t parity MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, 0, NULL,
                                                    MGPU__PARITY | MGPU__RELAXED |
                                                    MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.test_wait.parity.phase_type::conditional.relaxed.cluster.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? Not if something was reported in it. May suspend the
 * thread for a while before it says no.
 *   ptx     mbarrier.try_wait.parity.phase_type::conditional.acquire.cta.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   returns true once it has ended with nothing reported: then what was written before the
 *           arrivals, and by the copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_conditional(uint32_t bar, uint32_t parity MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, 0, NULL,
                                                    MGPU__TRY | MGPU__PARITY));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.parity.phase_type::conditional.acquire.cta.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? Not if something was reported in it. May suspend the
 * thread for a while before it says no. Acquire at cluster scope: also shows what other CTAs
 * wrote.
 *   ptx     mbarrier.try_wait.parity.phase_type::conditional.acquire.cluster.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   returns true once it has ended with nothing reported: then what was written before the
 *           arrivals, and by the copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_conditional_cluster(uint32_t bar, uint32_t parity MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, 0, NULL,
                                                    MGPU__TRY | MGPU__PARITY |
                                                    MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.parity.phase_type::conditional.acquire.cluster.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? Not if something was reported in it. May suspend the
 * thread for a while before it says no. Orders nothing: what was written before the arrivals
 * need not be visible.
 *   ptx     mbarrier.try_wait.parity.phase_type::conditional.relaxed.cta.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   returns true once it has ended with nothing reported
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_conditional_relaxed(uint32_t bar, uint32_t parity MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, 0, NULL,
                                                    MGPU__TRY | MGPU__PARITY | MGPU__RELAXED));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.parity.phase_type::conditional.relaxed.cta.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? Not if something was reported in it. May suspend the
 * thread for a while before it says no. Orders nothing; cluster scope.
 *   ptx     mbarrier.try_wait.parity.phase_type::conditional.relaxed.cluster.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   returns true once it has ended with nothing reported
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_conditional_relaxed_cluster(uint32_t bar, uint32_t parity MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, 0, NULL,
                                                    MGPU__TRY | MGPU__PARITY | MGPU__RELAXED |
                                                    MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.parity.phase_type::conditional.relaxed.cluster.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? Not if something was reported in it. May suspend the
 * thread for up to `suspend_ns` before it says no.
 *   ptx     mbarrier.try_wait.parity.phase_type::conditional.acquire.cta.shared::cta.b64 done, [bar], parity, suspend_ns;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended with nothing reported: then what was written before the
 *           arrivals, and by the copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_conditional_suspend(uint32_t bar, uint32_t parity,
                                           uint32_t suspend_ns MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, suspend_ns, NULL,
                                                    MGPU__TRY | MGPU__PARITY));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.parity.phase_type::conditional.acquire.cta.shared::cta.b64 p, [%1], %2, %3;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? Not if something was reported in it. May suspend the
 * thread for up to `suspend_ns` before it says no. Acquire at cluster scope: also shows what
 * other CTAs wrote.
 *   ptx     mbarrier.try_wait.parity.phase_type::conditional.acquire.cluster.shared::cta.b64 done, [bar], parity, suspend_ns;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended with nothing reported: then what was written before the
 *           arrivals, and by the copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_conditional_cluster_suspend(uint32_t bar, uint32_t parity,
                                                   uint32_t suspend_ns MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, suspend_ns, NULL,
                                                    MGPU__TRY | MGPU__PARITY |
                                                    MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.parity.phase_type::conditional.acquire.cluster.shared::cta.b64 p, [%1], %2, %3;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? Not if something was reported in it. May suspend the
 * thread for up to `suspend_ns` before it says no. Orders nothing: what was written before the
 * arrivals need not be visible.
 *   ptx     mbarrier.try_wait.parity.phase_type::conditional.relaxed.cta.shared::cta.b64 done, [bar], parity, suspend_ns;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended with nothing reported
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_conditional_relaxed_suspend(uint32_t bar, uint32_t parity,
                                                   uint32_t suspend_ns MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, suspend_ns, NULL,
                                                    MGPU__TRY | MGPU__PARITY | MGPU__RELAXED));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.parity.phase_type::conditional.relaxed.cta.shared::cta.b64 p, [%1], %2, %3;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? Not if something was reported in it. May suspend the
 * thread for up to `suspend_ns` before it says no. Orders nothing; cluster scope.
 *   ptx     mbarrier.try_wait.parity.phase_type::conditional.relaxed.cluster.shared::cta.b64 done, [bar], parity, suspend_ns;
 *   needs   PTX 9.3, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned, of layout v1
 *   parity  0 or 1
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended with nothing reported
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_conditional_relaxed_cluster_suspend(uint32_t bar, uint32_t parity,
                                                           uint32_t suspend_ns MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test_report(bar, parity, suspend_ns, NULL,
                                                    MGPU__TRY | MGPU__PARITY | MGPU__RELAXED |
                                                    MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.parity.phase_type::conditional.relaxed.cluster.shared::cta.b64 p, [%1], %2, %3;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_mbarrier_test_wait_parity_report(bar, parity, ...) mgpu_mbarrier_test_wait_parity_report(bar, parity, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mbarrier_test_wait_parity_report_cluster(bar, parity, ...) mgpu_mbarrier_test_wait_parity_report_cluster(bar, parity, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mbarrier_test_wait_parity_report_relaxed(bar, parity, ...) mgpu_mbarrier_test_wait_parity_report_relaxed(bar, parity, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mbarrier_test_wait_parity_report_relaxed_cluster(bar, parity, ...) mgpu_mbarrier_test_wait_parity_report_relaxed_cluster(bar, parity, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mbarrier_test_wait_report(bar, state, ...) mgpu_mbarrier_test_wait_report(bar, state, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mbarrier_test_wait_report_cluster(bar, state, ...) mgpu_mbarrier_test_wait_report_cluster(bar, state, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mbarrier_test_wait_report_relaxed(bar, state, ...) mgpu_mbarrier_test_wait_report_relaxed(bar, state, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mbarrier_test_wait_report_relaxed_cluster(bar, state, ...) mgpu_mbarrier_test_wait_report_relaxed_cluster(bar, state, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mbarrier_try_wait_parity_report(bar, parity, ...) mgpu_mbarrier_try_wait_parity_report(bar, parity, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mbarrier_try_wait_parity_report_cluster(bar, parity, ...) mgpu_mbarrier_try_wait_parity_report_cluster(bar, parity, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mbarrier_try_wait_parity_report_relaxed(bar, parity, ...) mgpu_mbarrier_try_wait_parity_report_relaxed(bar, parity, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mbarrier_try_wait_parity_report_relaxed_cluster(bar, parity, ...) mgpu_mbarrier_try_wait_parity_report_relaxed_cluster(bar, parity, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mbarrier_try_wait_report(bar, state, ...) mgpu_mbarrier_try_wait_report(bar, state, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mbarrier_try_wait_report_cluster(bar, state, ...) mgpu_mbarrier_try_wait_report_cluster(bar, state, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mbarrier_try_wait_report_relaxed(bar, state, ...) mgpu_mbarrier_try_wait_report_relaxed(bar, state, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mbarrier_try_wait_report_relaxed_cluster(bar, state, ...) mgpu_mbarrier_try_wait_report_relaxed_cluster(bar, state, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_mbarrier_try_wait_parity_report_suspend(bar, parity, report, ...) mgpu_mbarrier_try_wait_parity_report_suspend(bar, parity, MGPU__HOLDS(2, report), __VA_ARGS__)
#define mgpu_mbarrier_try_wait_parity_report_cluster_suspend(bar, parity, report, ...) mgpu_mbarrier_try_wait_parity_report_cluster_suspend(bar, parity, MGPU__HOLDS(2, report), __VA_ARGS__)
#define mgpu_mbarrier_try_wait_parity_report_relaxed_suspend(bar, parity, report, ...) mgpu_mbarrier_try_wait_parity_report_relaxed_suspend(bar, parity, MGPU__HOLDS(2, report), __VA_ARGS__)
#define mgpu_mbarrier_try_wait_parity_report_relaxed_cluster_suspend(bar, parity, report, ...) mgpu_mbarrier_try_wait_parity_report_relaxed_cluster_suspend(bar, parity, MGPU__HOLDS(2, report), __VA_ARGS__)
#define mgpu_mbarrier_try_wait_report_suspend(bar, state, report, ...) mgpu_mbarrier_try_wait_report_suspend(bar, state, MGPU__HOLDS(2, report), __VA_ARGS__)
#define mgpu_mbarrier_try_wait_report_cluster_suspend(bar, state, report, ...) mgpu_mbarrier_try_wait_report_cluster_suspend(bar, state, MGPU__HOLDS(2, report), __VA_ARGS__)
#define mgpu_mbarrier_try_wait_report_relaxed_suspend(bar, state, report, ...) mgpu_mbarrier_try_wait_report_relaxed_suspend(bar, state, MGPU__HOLDS(2, report), __VA_ARGS__)
#define mgpu_mbarrier_try_wait_report_relaxed_cluster_suspend(bar, state, report, ...) mgpu_mbarrier_try_wait_report_relaxed_cluster_suspend(bar, state, MGPU__HOLDS(2, report), __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_MBARRIER_PHASE_GEN_H */
