/* mgpu/ptx/mbarrier.gen.h - mbarrier in every order, scope and space.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/mbarrier.py. The picture, the rules and the everyday forms
 * are in mbarrier.h. Names: opcode, then what varies:
 *
 *     _relaxed         orders nothing; without it arrive releases and wait acquires
 *     _cluster         cluster scope; without it CTA scope
 *     _shared_cluster  the barrier may be in another CTA; cluster scope, returns nothing
 *     _count           arrives `count` times
 *     _suspend         with a limit for how long try_wait may suspend the thread
 */
#ifndef MGPU_PTX_MBARRIER_GEN_H
#define MGPU_PTX_MBARRIER_GEN_H

#include "../config.h"
#include "../debug_device.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU__HOST_PASS
#include "host_pass.gen.h"
#elif MGPU_HAS_DEVICE

/* ---- bytes in flight --------------------------------------------------------------------- */

/* Add `tx_bytes` to the bytes the current phase waits for. Not an arrival: a phase nobody
 * arrives in never ends. Orders nothing. Cluster scope.
 *   ptx     mbarrier.expect_tx.relaxed.cluster.shared::cta.b64 [bar], tx_bytes;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   tx_bytes  0 to 2^20-1
 */
MGPU_DEVICE void
mgpu_mbarrier_expect_tx_cluster(uint32_t bar, uint32_t tx_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mbarrier_expect_tx(bar, tx_bytes, MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_TX(tx_bytes);
    MGPU__DEBUG_EXPECT(bar, mgpu__debug_rank(), tx_bytes);
    asm volatile("mbarrier.expect_tx.relaxed.cluster.shared::cta.b64 [%0], %1;"
                 :
                 : "r"(bar), "r"(tx_bytes)
                 : "memory");
#endif
}

/* Add `tx_bytes` to the bytes the current phase waits for. Not an arrival: a phase nobody
 * arrives in never ends. Orders nothing. The barrier may be in another CTA.
 *   ptx     mbarrier.expect_tx.relaxed.cluster.shared::cluster.b64 [bar], tx_bytes;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     shared::cluster address of a barrier in any CTA of the cluster: mgpu_mapa()
 *   tx_bytes  0 to 2^20-1
 */
MGPU_DEVICE void
mgpu_mbarrier_expect_tx_shared_cluster(uint32_t bar, uint32_t tx_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mbarrier_expect_tx(bar, tx_bytes,
                                           MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_TX(tx_bytes);
    MGPU__DEBUG_EXPECT(bar, bar >> 24, tx_bytes);
    asm volatile("mbarrier.expect_tx.relaxed.cluster.shared::cluster.b64 [%0], %1;"
                 :
                 : "r"(bar), "r"(tx_bytes)
                 : "memory");
#endif
}

/* Take `tx_bytes` off the bytes the current phase waits for, as a copy does when it lands: for
 * bytes that no copy will bring, such as those of a shorter last tile. Not an arrival. Cluster
 * scope.
 *   ptx     mbarrier.complete_tx.relaxed.cluster.shared::cta.b64 [bar], tx_bytes;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   tx_bytes  0 to 2^20-1
 */
MGPU_DEVICE void
mgpu_mbarrier_complete_tx_cluster(uint32_t bar, uint32_t tx_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mbarrier_complete_tx(bar, tx_bytes, MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_TX(tx_bytes);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), tx_bytes);
    asm volatile("mbarrier.complete_tx.relaxed.cluster.shared::cta.b64 [%0], %1;"
                 :
                 : "r"(bar), "r"(tx_bytes)
                 : "memory");
#endif
}

/* Take `tx_bytes` off the bytes the current phase waits for, as a copy does when it lands: for
 * bytes that no copy will bring, such as those of a shorter last tile. Not an arrival. The
 * barrier may be in another CTA.
 *   ptx     mbarrier.complete_tx.relaxed.cluster.shared::cluster.b64 [bar], tx_bytes;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     shared::cluster address of a barrier in any CTA of the cluster: mgpu_mapa()
 *   tx_bytes  0 to 2^20-1
 */
MGPU_DEVICE void
mgpu_mbarrier_complete_tx_shared_cluster(uint32_t bar, uint32_t tx_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mbarrier_complete_tx(bar, tx_bytes,
                                             MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_TX(tx_bytes);
    MGPU__DEBUG_ISSUE(bar, bar >> 24, tx_bytes);
    asm volatile("mbarrier.complete_tx.relaxed.cluster.shared::cluster.b64 [%0], %1;"
                 :
                 : "r"(bar), "r"(tx_bytes)
                 : "memory");
#endif
}

/* ---- arrive ------------------------------------------------------------------------------ */

/* Arrive once. Release at cluster scope: for a thread of another CTA that waits or will be
 * told.
 *   ptx     mbarrier.arrive.release.cluster.shared::cta.b64 state, [bar];
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_cluster(uint32_t bar)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, 1, 0, MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive.release.cluster.shared::cta.b64 %0, [%1];"
                 : "=l"(state)
                 : "r"(bar)
                 : "memory");
#endif
    return state;
}

/* Arrive once. Orders nothing: what was written before need not be visible to the waiter.
 *   ptx     mbarrier.arrive.relaxed.cta.shared::cta.b64 state, [bar];
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_relaxed(uint32_t bar)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, 1, 0, MGPU__RELAXED));
#else
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive.relaxed.cta.shared::cta.b64 %0, [%1];"
                 : "=l"(state)
                 : "r"(bar)
                 : "memory");
#endif
    return state;
}

/* Arrive once. Orders nothing; cluster scope.
 *   ptx     mbarrier.arrive.relaxed.cluster.shared::cta.b64 state, [bar];
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_relaxed_cluster(uint32_t bar)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, 1, 0,
                                                MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive.relaxed.cluster.shared::cta.b64 %0, [%1];"
                 : "=l"(state)
                 : "r"(bar)
                 : "memory");
#endif
    return state;
}

/* Arrive once. The barrier may be in another CTA. Orders nothing.
 *   ptx     mbarrier.arrive.relaxed.cluster.shared::cluster.b64 _, [bar];
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     shared::cluster address of a barrier in any CTA of the cluster: mgpu_mapa()
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_relaxed_shared_cluster(uint32_t bar)
{
#if MGPU_EMULATE
    MGPU__EMU((void)mgpu__emu_mbarrier_arrive(bar, 1, 0,
                                              MGPU__RELAXED | MGPU__SCOPE_CLUSTER |
                                              MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive.relaxed.cluster.shared::cluster.b64 _, [%0];"
                 :
                 : "r"(bar)
                 : "memory");
#endif
}

/* Arrive `count` times at once.
 *   ptx     mbarrier.arrive.release.cta.shared::cta.b64 state, [bar], count;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   count   1 to the arrivals still missing in this phase
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_count(uint32_t bar, uint32_t count MGPU__PLACE)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, count, 0, 0));
#else
    MGPU__DEBUG_ARRIVALS(count);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive.release.cta.shared::cta.b64 %0, [%1], %2;"
                 : "=l"(state)
                 : "r"(bar), "r"(count)
                 : "memory");
#endif
    return state;
}

/* Arrive `count` times at once. Release at cluster scope: for a thread of another CTA that
 * waits or will be told.
 *   ptx     mbarrier.arrive.release.cluster.shared::cta.b64 state, [bar], count;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   count   1 to the arrivals still missing in this phase
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_cluster_count(uint32_t bar, uint32_t count MGPU__PLACE)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, count, 0, MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_ARRIVALS(count);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive.release.cluster.shared::cta.b64 %0, [%1], %2;"
                 : "=l"(state)
                 : "r"(bar), "r"(count)
                 : "memory");
#endif
    return state;
}

/* Arrive `count` times at once. The barrier may be in another CTA; its waiter needs the
 * _cluster form to see what was written here.
 *   ptx     mbarrier.arrive.release.cluster.shared::cluster.b64 _, [bar], count;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     shared::cluster address of a barrier in any CTA of the cluster: mgpu_mapa()
 *   count   1 to the arrivals still missing in this phase
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_shared_cluster_count(uint32_t bar, uint32_t count MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU((void)mgpu__emu_mbarrier_arrive(bar, count, 0,
                                              MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_ARRIVALS(count);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%0], %1;"
                 :
                 : "r"(bar), "r"(count)
                 : "memory");
#endif
}

/* Arrive `count` times at once. Orders nothing: what was written before need not be visible to
 * the waiter.
 *   ptx     mbarrier.arrive.relaxed.cta.shared::cta.b64 state, [bar], count;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   count   1 to the arrivals still missing in this phase
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_relaxed_count(uint32_t bar, uint32_t count MGPU__PLACE)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, count, 0, MGPU__RELAXED));
#else
    MGPU__DEBUG_ARRIVALS(count);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive.relaxed.cta.shared::cta.b64 %0, [%1], %2;"
                 : "=l"(state)
                 : "r"(bar), "r"(count)
                 : "memory");
#endif
    return state;
}

/* Arrive `count` times at once. Orders nothing; cluster scope.
 *   ptx     mbarrier.arrive.relaxed.cluster.shared::cta.b64 state, [bar], count;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   count   1 to the arrivals still missing in this phase
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_relaxed_cluster_count(uint32_t bar, uint32_t count MGPU__PLACE)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, count, 0,
                                                MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_ARRIVALS(count);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive.relaxed.cluster.shared::cta.b64 %0, [%1], %2;"
                 : "=l"(state)
                 : "r"(bar), "r"(count)
                 : "memory");
#endif
    return state;
}

/* Arrive `count` times at once. The barrier may be in another CTA. Orders nothing.
 *   ptx     mbarrier.arrive.relaxed.cluster.shared::cluster.b64 _, [bar], count;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     shared::cluster address of a barrier in any CTA of the cluster: mgpu_mapa()
 *   count   1 to the arrivals still missing in this phase
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_relaxed_shared_cluster_count(uint32_t bar, uint32_t count MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU((void)mgpu__emu_mbarrier_arrive(bar, count, 0,
                                              MGPU__RELAXED | MGPU__SCOPE_CLUSTER |
                                              MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_ARRIVALS(count);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive.relaxed.cluster.shared::cluster.b64 _, [%0], %1;"
                 :
                 : "r"(bar), "r"(count)
                 : "memory");
#endif
}

/* Add `tx_bytes` to the bytes this phase waits for, then arrive once. Release at cluster scope:
 * for a thread of another CTA that waits or will be told.
 *   ptx     mbarrier.arrive.expect_tx.release.cluster.shared::cta.b64 state, [bar], tx_bytes;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   tx_bytes  0 to 2^20-1: what copies of this phase will write for this barrier
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_expect_tx_cluster(uint32_t bar, uint32_t tx_bytes MGPU__PLACE)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, 1, tx_bytes,
                                                MGPU__SCOPE_CLUSTER | MGPU__EXPECT_TX));
#else
    MGPU__DEBUG_TX(tx_bytes);
    MGPU__DEBUG_EXPECT(bar, mgpu__debug_rank(), tx_bytes);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive.expect_tx.release.cluster.shared::cta.b64 %0, [%1], %2;"
                 : "=l"(state)
                 : "r"(bar), "r"(tx_bytes)
                 : "memory");
#endif
    return state;
}

/* Add `tx_bytes` to the bytes this phase waits for, then arrive once. The barrier may be in
 * another CTA; its waiter needs the _cluster form to see what was written here.
 *   ptx     mbarrier.arrive.expect_tx.release.cluster.shared::cluster.b64 _, [bar], tx_bytes;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     shared::cluster address of a barrier in any CTA of the cluster: mgpu_mapa()
 *   tx_bytes  0 to 2^20-1: what copies of this phase will write for this barrier
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_expect_tx_shared_cluster(uint32_t bar, uint32_t tx_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU((void)mgpu__emu_mbarrier_arrive(bar, 1, tx_bytes,
                                              MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER |
                                              MGPU__EXPECT_TX));
#else
    MGPU__DEBUG_TX(tx_bytes);
    MGPU__DEBUG_EXPECT(bar, bar >> 24, tx_bytes);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive.expect_tx.release.cluster.shared::cluster.b64 _, [%0], %1;"
                 :
                 : "r"(bar), "r"(tx_bytes)
                 : "memory");
#endif
}

/* Add `tx_bytes` to the bytes this phase waits for, then arrive once. Orders nothing: what was
 * written before need not be visible to the waiter.
 *   ptx     mbarrier.arrive.expect_tx.relaxed.cta.shared::cta.b64 state, [bar], tx_bytes;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   tx_bytes  0 to 2^20-1: what copies of this phase will write for this barrier
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_expect_tx_relaxed(uint32_t bar, uint32_t tx_bytes MGPU__PLACE)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, 1, tx_bytes,
                                                MGPU__RELAXED | MGPU__EXPECT_TX));
#else
    MGPU__DEBUG_TX(tx_bytes);
    MGPU__DEBUG_EXPECT(bar, mgpu__debug_rank(), tx_bytes);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive.expect_tx.relaxed.cta.shared::cta.b64 %0, [%1], %2;"
                 : "=l"(state)
                 : "r"(bar), "r"(tx_bytes)
                 : "memory");
#endif
    return state;
}

/* Add `tx_bytes` to the bytes this phase waits for, then arrive once. Orders nothing; cluster
 * scope.
 *   ptx     mbarrier.arrive.expect_tx.relaxed.cluster.shared::cta.b64 state, [bar], tx_bytes;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   tx_bytes  0 to 2^20-1: what copies of this phase will write for this barrier
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_expect_tx_relaxed_cluster(uint32_t bar, uint32_t tx_bytes MGPU__PLACE)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, 1, tx_bytes,
                                                MGPU__RELAXED | MGPU__SCOPE_CLUSTER |
                                                MGPU__EXPECT_TX));
#else
    MGPU__DEBUG_TX(tx_bytes);
    MGPU__DEBUG_EXPECT(bar, mgpu__debug_rank(), tx_bytes);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive.expect_tx.relaxed.cluster.shared::cta.b64 %0, [%1], %2;"
                 : "=l"(state)
                 : "r"(bar), "r"(tx_bytes)
                 : "memory");
#endif
    return state;
}

/* Add `tx_bytes` to the bytes this phase waits for, then arrive once. The barrier may be in
 * another CTA. Orders nothing.
 *   ptx     mbarrier.arrive.expect_tx.relaxed.cluster.shared::cluster.b64 _, [bar], tx_bytes;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     shared::cluster address of a barrier in any CTA of the cluster: mgpu_mapa()
 *   tx_bytes  0 to 2^20-1: what copies of this phase will write for this barrier
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_expect_tx_relaxed_shared_cluster(uint32_t bar,
                                                      uint32_t tx_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU((void)mgpu__emu_mbarrier_arrive(bar, 1, tx_bytes,
                                              MGPU__RELAXED | MGPU__SCOPE_CLUSTER |
                                              MGPU__SPACE_CLUSTER | MGPU__EXPECT_TX));
#else
    MGPU__DEBUG_TX(tx_bytes);
    MGPU__DEBUG_EXPECT(bar, bar >> 24, tx_bytes);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive.expect_tx.relaxed.cluster.shared::cluster.b64 _, [%0], %1;"
                 :
                 : "r"(bar), "r"(tx_bytes)
                 : "memory");
#endif
}

/* Arrive `count` times without ending the phase. The state it returns is the one
 * mgpu_mbarrier_pending_count() reads.
 *   ptx     mbarrier.arrive.noComplete.release.cta.shared::cta.b64 state, [bar], count;
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   count   1 to one less than the arrivals still missing: more is undefined
 *   returns the state before
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_no_complete(uint32_t bar, uint32_t count MGPU__PLACE)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, count, 0, MGPU__NO_COMPLETE));
#else
    MGPU__DEBUG_ARRIVALS(count);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive.noComplete.release.cta.shared::cta.b64 %0, [%1], %2;"
                 : "=l"(state)
                 : "r"(bar), "r"(count)
                 : "memory");
#endif
    return state;
}

/* ---- arrive and leave: later phases expect one arrival less ------------------------------ */

/* Arrive once, and lower the count of all later phases by one.
 *   ptx     mbarrier.arrive_drop.release.cta.shared::cta.b64 state, [bar];
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_drop(uint32_t bar)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, 1, 0, MGPU__DROP));
#else
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive_drop.release.cta.shared::cta.b64 %0, [%1];"
                 : "=l"(state)
                 : "r"(bar)
                 : "memory");
#endif
    return state;
}

/* Arrive once, and lower the count of all later phases by one. Release at cluster scope: for a
 * thread of another CTA that waits or will be told.
 *   ptx     mbarrier.arrive_drop.release.cluster.shared::cta.b64 state, [bar];
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_drop_cluster(uint32_t bar)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, 1, 0, MGPU__SCOPE_CLUSTER | MGPU__DROP));
#else
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive_drop.release.cluster.shared::cta.b64 %0, [%1];"
                 : "=l"(state)
                 : "r"(bar)
                 : "memory");
#endif
    return state;
}

/* Arrive once, and lower the count of all later phases by one. The barrier may be in another
 * CTA; its waiter needs the _cluster form to see what was written here.
 *   ptx     mbarrier.arrive_drop.release.cluster.shared::cluster.b64 _, [bar];
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     shared::cluster address of a barrier in any CTA of the cluster: mgpu_mapa()
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_drop_shared_cluster(uint32_t bar)
{
#if MGPU_EMULATE
    MGPU__EMU((void)mgpu__emu_mbarrier_arrive(bar, 1, 0,
                                              MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER |
                                              MGPU__DROP));
#else
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive_drop.release.cluster.shared::cluster.b64 _, [%0];"
                 :
                 : "r"(bar)
                 : "memory");
#endif
}

/* Arrive once, and lower the count of all later phases by one. Orders nothing: what was written
 * before need not be visible to the waiter.
 *   ptx     mbarrier.arrive_drop.relaxed.cta.shared::cta.b64 state, [bar];
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_drop_relaxed(uint32_t bar)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, 1, 0, MGPU__RELAXED | MGPU__DROP));
#else
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive_drop.relaxed.cta.shared::cta.b64 %0, [%1];"
                 : "=l"(state)
                 : "r"(bar)
                 : "memory");
#endif
    return state;
}

/* Arrive once, and lower the count of all later phases by one. Orders nothing; cluster scope.
 *   ptx     mbarrier.arrive_drop.relaxed.cluster.shared::cta.b64 state, [bar];
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_drop_relaxed_cluster(uint32_t bar)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, 1, 0,
                                                MGPU__RELAXED | MGPU__SCOPE_CLUSTER |
                                                MGPU__DROP));
#else
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive_drop.relaxed.cluster.shared::cta.b64 %0, [%1];"
                 : "=l"(state)
                 : "r"(bar)
                 : "memory");
#endif
    return state;
}

/* Arrive once, and lower the count of all later phases by one. The barrier may be in another
 * CTA. Orders nothing.
 *   ptx     mbarrier.arrive_drop.relaxed.cluster.shared::cluster.b64 _, [bar];
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     shared::cluster address of a barrier in any CTA of the cluster: mgpu_mapa()
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_drop_relaxed_shared_cluster(uint32_t bar)
{
#if MGPU_EMULATE
    MGPU__EMU((void)mgpu__emu_mbarrier_arrive(bar, 1, 0,
                                              MGPU__RELAXED | MGPU__SCOPE_CLUSTER |
                                              MGPU__SPACE_CLUSTER | MGPU__DROP));
#else
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive_drop.relaxed.cluster.shared::cluster.b64 _, [%0];"
                 :
                 : "r"(bar)
                 : "memory");
#endif
}

/* Arrive `count` times, and lower the count of all later phases by `count`.
 *   ptx     mbarrier.arrive_drop.release.cta.shared::cta.b64 state, [bar], count;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   count   1 to the arrivals still missing in this phase
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_drop_count(uint32_t bar, uint32_t count MGPU__PLACE)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, count, 0, MGPU__DROP));
#else
    MGPU__DEBUG_ARRIVALS(count);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive_drop.release.cta.shared::cta.b64 %0, [%1], %2;"
                 : "=l"(state)
                 : "r"(bar), "r"(count)
                 : "memory");
#endif
    return state;
}

/* Arrive `count` times, and lower the count of all later phases by `count`. Release at cluster
 * scope: for a thread of another CTA that waits or will be told.
 *   ptx     mbarrier.arrive_drop.release.cluster.shared::cta.b64 state, [bar], count;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   count   1 to the arrivals still missing in this phase
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_drop_cluster_count(uint32_t bar, uint32_t count MGPU__PLACE)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, count, 0,
                                                MGPU__SCOPE_CLUSTER | MGPU__DROP));
#else
    MGPU__DEBUG_ARRIVALS(count);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive_drop.release.cluster.shared::cta.b64 %0, [%1], %2;"
                 : "=l"(state)
                 : "r"(bar), "r"(count)
                 : "memory");
#endif
    return state;
}

/* Arrive `count` times, and lower the count of all later phases by `count`. The barrier may be
 * in another CTA; its waiter needs the _cluster form to see what was written here.
 *   ptx     mbarrier.arrive_drop.release.cluster.shared::cluster.b64 _, [bar], count;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     shared::cluster address of a barrier in any CTA of the cluster: mgpu_mapa()
 *   count   1 to the arrivals still missing in this phase
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_drop_shared_cluster_count(uint32_t bar, uint32_t count MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU((void)mgpu__emu_mbarrier_arrive(bar, count, 0,
                                              MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER |
                                              MGPU__DROP));
#else
    MGPU__DEBUG_ARRIVALS(count);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive_drop.release.cluster.shared::cluster.b64 _, [%0], %1;"
                 :
                 : "r"(bar), "r"(count)
                 : "memory");
#endif
}

/* Arrive `count` times, and lower the count of all later phases by `count`. Orders nothing:
 * what was written before need not be visible to the waiter.
 *   ptx     mbarrier.arrive_drop.relaxed.cta.shared::cta.b64 state, [bar], count;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   count   1 to the arrivals still missing in this phase
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_drop_relaxed_count(uint32_t bar, uint32_t count MGPU__PLACE)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, count, 0, MGPU__RELAXED | MGPU__DROP));
#else
    MGPU__DEBUG_ARRIVALS(count);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive_drop.relaxed.cta.shared::cta.b64 %0, [%1], %2;"
                 : "=l"(state)
                 : "r"(bar), "r"(count)
                 : "memory");
#endif
    return state;
}

/* Arrive `count` times, and lower the count of all later phases by `count`. Orders nothing;
 * cluster scope.
 *   ptx     mbarrier.arrive_drop.relaxed.cluster.shared::cta.b64 state, [bar], count;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   count   1 to the arrivals still missing in this phase
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_drop_relaxed_cluster_count(uint32_t bar, uint32_t count MGPU__PLACE)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, count, 0,
                                                MGPU__RELAXED | MGPU__SCOPE_CLUSTER |
                                                MGPU__DROP));
#else
    MGPU__DEBUG_ARRIVALS(count);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive_drop.relaxed.cluster.shared::cta.b64 %0, [%1], %2;"
                 : "=l"(state)
                 : "r"(bar), "r"(count)
                 : "memory");
#endif
    return state;
}

/* Arrive `count` times, and lower the count of all later phases by `count`. The barrier may be
 * in another CTA. Orders nothing.
 *   ptx     mbarrier.arrive_drop.relaxed.cluster.shared::cluster.b64 _, [bar], count;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     shared::cluster address of a barrier in any CTA of the cluster: mgpu_mapa()
 *   count   1 to the arrivals still missing in this phase
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_drop_relaxed_shared_cluster_count(uint32_t bar, uint32_t count MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU((void)mgpu__emu_mbarrier_arrive(bar, count, 0,
                                              MGPU__RELAXED | MGPU__SCOPE_CLUSTER |
                                              MGPU__SPACE_CLUSTER | MGPU__DROP));
#else
    MGPU__DEBUG_ARRIVALS(count);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive_drop.relaxed.cluster.shared::cluster.b64 _, [%0], %1;"
                 :
                 : "r"(bar), "r"(count)
                 : "memory");
#endif
}

/* Add `tx_bytes`, arrive once, and lower the count of all later phases by one.
 *   ptx     mbarrier.arrive_drop.expect_tx.release.cta.shared::cta.b64 state, [bar], tx_bytes;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   tx_bytes  0 to 2^20-1: what copies of this phase will write for this barrier
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_drop_expect_tx(uint32_t bar, uint32_t tx_bytes MGPU__PLACE)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, 1, tx_bytes,
                                                MGPU__DROP | MGPU__EXPECT_TX));
#else
    MGPU__DEBUG_TX(tx_bytes);
    MGPU__DEBUG_EXPECT(bar, mgpu__debug_rank(), tx_bytes);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive_drop.expect_tx.release.cta.shared::cta.b64 %0, [%1], %2;"
                 : "=l"(state)
                 : "r"(bar), "r"(tx_bytes)
                 : "memory");
#endif
    return state;
}

/* Add `tx_bytes`, arrive once, and lower the count of all later phases by one. Release at
 * cluster scope: for a thread of another CTA that waits or will be told.
 *   ptx     mbarrier.arrive_drop.expect_tx.release.cluster.shared::cta.b64 state, [bar], tx_bytes;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   tx_bytes  0 to 2^20-1: what copies of this phase will write for this barrier
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_drop_expect_tx_cluster(uint32_t bar, uint32_t tx_bytes MGPU__PLACE)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, 1, tx_bytes,
                                                MGPU__SCOPE_CLUSTER | MGPU__DROP |
                                                MGPU__EXPECT_TX));
#else
    MGPU__DEBUG_TX(tx_bytes);
    MGPU__DEBUG_EXPECT(bar, mgpu__debug_rank(), tx_bytes);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive_drop.expect_tx.release.cluster.shared::cta.b64 %0, [%1], %2;"
                 : "=l"(state)
                 : "r"(bar), "r"(tx_bytes)
                 : "memory");
#endif
    return state;
}

/* Add `tx_bytes`, arrive once, and lower the count of all later phases by one. The barrier may
 * be in another CTA; its waiter needs the _cluster form to see what was written here.
 *   ptx     mbarrier.arrive_drop.expect_tx.release.cluster.shared::cluster.b64 _, [bar], tx_bytes;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     shared::cluster address of a barrier in any CTA of the cluster: mgpu_mapa()
 *   tx_bytes  0 to 2^20-1: what copies of this phase will write for this barrier
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_drop_expect_tx_shared_cluster(uint32_t bar, uint32_t tx_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU((void)mgpu__emu_mbarrier_arrive(bar, 1, tx_bytes,
                                              MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER |
                                              MGPU__DROP | MGPU__EXPECT_TX));
#else
    MGPU__DEBUG_TX(tx_bytes);
    MGPU__DEBUG_EXPECT(bar, bar >> 24, tx_bytes);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive_drop.expect_tx.release.cluster.shared::cluster.b64 "
                 "_, [%0], %1;"
                 :
                 : "r"(bar), "r"(tx_bytes)
                 : "memory");
#endif
}

/* Add `tx_bytes`, arrive once, and lower the count of all later phases by one. Orders nothing:
 * what was written before need not be visible to the waiter.
 *   ptx     mbarrier.arrive_drop.expect_tx.relaxed.cta.shared::cta.b64 state, [bar], tx_bytes;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   tx_bytes  0 to 2^20-1: what copies of this phase will write for this barrier
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_drop_expect_tx_relaxed(uint32_t bar, uint32_t tx_bytes MGPU__PLACE)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, 1, tx_bytes,
                                                MGPU__RELAXED | MGPU__DROP | MGPU__EXPECT_TX));
#else
    MGPU__DEBUG_TX(tx_bytes);
    MGPU__DEBUG_EXPECT(bar, mgpu__debug_rank(), tx_bytes);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive_drop.expect_tx.relaxed.cta.shared::cta.b64 %0, [%1], %2;"
                 : "=l"(state)
                 : "r"(bar), "r"(tx_bytes)
                 : "memory");
#endif
    return state;
}

/* Add `tx_bytes`, arrive once, and lower the count of all later phases by one. Orders nothing;
 * cluster scope.
 *   ptx     mbarrier.arrive_drop.expect_tx.relaxed.cluster.shared::cta.b64 state, [bar], tx_bytes;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   tx_bytes  0 to 2^20-1: what copies of this phase will write for this barrier
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_drop_expect_tx_relaxed_cluster(uint32_t bar, uint32_t tx_bytes MGPU__PLACE)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, 1, tx_bytes,
                                                MGPU__RELAXED | MGPU__SCOPE_CLUSTER |
                                                MGPU__DROP | MGPU__EXPECT_TX));
#else
    MGPU__DEBUG_TX(tx_bytes);
    MGPU__DEBUG_EXPECT(bar, mgpu__debug_rank(), tx_bytes);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive_drop.expect_tx.relaxed.cluster.shared::cta.b64 %0, [%1], %2;"
                 : "=l"(state)
                 : "r"(bar), "r"(tx_bytes)
                 : "memory");
#endif
    return state;
}

/* Add `tx_bytes`, arrive once, and lower the count of all later phases by one. The barrier may
 * be in another CTA. Orders nothing.
 *   ptx     mbarrier.arrive_drop.expect_tx.relaxed.cluster.shared::cluster.b64 _, [bar], tx_bytes;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     shared::cluster address of a barrier in any CTA of the cluster: mgpu_mapa()
 *   tx_bytes  0 to 2^20-1: what copies of this phase will write for this barrier
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_drop_expect_tx_relaxed_shared_cluster(uint32_t bar,
                                                           uint32_t tx_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU((void)mgpu__emu_mbarrier_arrive(bar, 1, tx_bytes,
                                              MGPU__RELAXED | MGPU__SCOPE_CLUSTER |
                                              MGPU__SPACE_CLUSTER | MGPU__DROP |
                                              MGPU__EXPECT_TX));
#else
    MGPU__DEBUG_TX(tx_bytes);
    MGPU__DEBUG_EXPECT(bar, bar >> 24, tx_bytes);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive_drop.expect_tx.relaxed.cluster.shared::cluster.b64 "
                 "_, [%0], %1;"
                 :
                 : "r"(bar), "r"(tx_bytes)
                 : "memory");
#endif
}

/* Arrive `count` times without ending the phase, and lower the later counts by `count`. The
 * state it returns is the one mgpu_mbarrier_pending_count() reads.
 *   ptx     mbarrier.arrive_drop.noComplete.release.cta.shared::cta.b64 state, [bar], count;
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   count   1 to one less than the arrivals still missing: more is undefined
 *   returns the state before
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_drop_no_complete(uint32_t bar, uint32_t count MGPU__PLACE)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, count, 0, MGPU__NO_COMPLETE | MGPU__DROP));
#else
    MGPU__DEBUG_ARRIVALS(count);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive_drop.noComplete.release.cta.shared::cta.b64 %0, [%1], %2;"
                 : "=l"(state)
                 : "r"(bar), "r"(count)
                 : "memory");
#endif
    return state;
}

/* ---- test: answers at once --------------------------------------------------------------- */

/* Has the phase of parity `parity` ended? Acquire at cluster scope: also shows what other CTAs
 * wrote.
 *   ptx     mbarrier.test_wait.parity.acquire.cluster.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_parity_cluster(uint32_t bar, uint32_t parity MGPU__PLACE)
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
                 "mbarrier.test_wait.parity.acquire.cluster.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? Orders nothing: what was written before the arrivals
 * need not be visible.
 *   ptx     mbarrier.test_wait.parity.relaxed.cta.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_parity_relaxed(uint32_t bar, uint32_t parity MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, parity, 0, MGPU__PARITY | MGPU__RELAXED));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.test_wait.parity.relaxed.cta.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? Orders nothing; cluster scope.
 *   ptx     mbarrier.test_wait.parity.relaxed.cluster.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_parity_relaxed_cluster(uint32_t bar, uint32_t parity MGPU__PLACE)
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
                 "mbarrier.test_wait.parity.relaxed.cluster.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended?
 *   ptx     mbarrier.test_wait.acquire.cta.shared::cta.b64 done, [bar], state;
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait(uint32_t bar, uint64_t state MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, state, 0, 0));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.test_wait.acquire.cta.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? Acquire at cluster scope: also shows what
 * other CTAs wrote.
 *   ptx     mbarrier.test_wait.acquire.cluster.shared::cta.b64 done, [bar], state;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_cluster(uint32_t bar, uint64_t state MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, state, 0, MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.test_wait.acquire.cluster.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? Orders nothing: what was written before the
 * arrivals need not be visible.
 *   ptx     mbarrier.test_wait.relaxed.cta.shared::cta.b64 done, [bar], state;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_relaxed(uint32_t bar, uint64_t state MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, state, 0, MGPU__RELAXED));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.test_wait.relaxed.cta.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? Orders nothing; cluster scope.
 *   ptx     mbarrier.test_wait.relaxed.cluster.shared::cta.b64 done, [bar], state;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_relaxed_cluster(uint32_t bar, uint64_t state MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, state, 0,
                                             MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.test_wait.relaxed.cluster.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* ---- try: may suspend the thread --------------------------------------------------------- */

/* Has the phase of parity `parity` ended? May suspend the thread for a while before it says no.
 * Orders nothing: what was written before the arrivals need not be visible.
 *   ptx     mbarrier.try_wait.parity.relaxed.cta.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_relaxed(uint32_t bar, uint32_t parity MGPU__PLACE)
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
                 "mbarrier.try_wait.parity.relaxed.cta.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? May suspend the thread for a while before it says no.
 * Orders nothing; cluster scope.
 *   ptx     mbarrier.try_wait.parity.relaxed.cluster.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_relaxed_cluster(uint32_t bar, uint32_t parity MGPU__PLACE)
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
                 "mbarrier.try_wait.parity.relaxed.cluster.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? May suspend the thread for a while before it
 * says no.
 *   ptx     mbarrier.try_wait.acquire.cta.shared::cta.b64 done, [bar], state;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait(uint32_t bar, uint64_t state MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, state, 0, MGPU__TRY));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.acquire.cta.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? May suspend the thread for a while before it
 * says no. Acquire at cluster scope: also shows what other CTAs wrote.
 *   ptx     mbarrier.try_wait.acquire.cluster.shared::cta.b64 done, [bar], state;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_cluster(uint32_t bar, uint64_t state MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, state, 0, MGPU__TRY | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.acquire.cluster.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? May suspend the thread for a while before it
 * says no. Orders nothing: what was written before the arrivals need not be visible.
 *   ptx     mbarrier.try_wait.relaxed.cta.shared::cta.b64 done, [bar], state;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_relaxed(uint32_t bar, uint64_t state MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, state, 0, MGPU__TRY | MGPU__RELAXED));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.relaxed.cta.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? May suspend the thread for a while before it
 * says no. Orders nothing; cluster scope.
 *   ptx     mbarrier.try_wait.relaxed.cluster.shared::cta.b64 done, [bar], state;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_relaxed_cluster(uint32_t bar, uint64_t state MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, state, 0,
                                             MGPU__TRY | MGPU__RELAXED | MGPU__SCOPE_CLUSTER));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.relaxed.cluster.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? May suspend the thread for up to `suspend_ns` before
 * it says no.
 *   ptx     mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 done, [bar], parity, suspend_ns;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_suspend(uint32_t bar, uint32_t parity,
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
                 "mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 p, [%1], %2, %3;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? May suspend the thread for up to `suspend_ns` before
 * it says no. Acquire at cluster scope: also shows what other CTAs wrote.
 *   ptx     mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [bar], parity, suspend_ns;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_cluster_suspend(uint32_t bar, uint32_t parity,
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
                 "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 p, [%1], %2, %3;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? May suspend the thread for up to `suspend_ns` before
 * it says no. Orders nothing: what was written before the arrivals need not be visible.
 *   ptx     mbarrier.try_wait.parity.relaxed.cta.shared::cta.b64 done, [bar], parity, suspend_ns;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_relaxed_suspend(uint32_t bar, uint32_t parity,
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
                 "mbarrier.try_wait.parity.relaxed.cta.shared::cta.b64 p, [%1], %2, %3;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? May suspend the thread for up to `suspend_ns` before
 * it says no. Orders nothing; cluster scope.
 *   ptx     mbarrier.try_wait.parity.relaxed.cluster.shared::cta.b64 done, [bar], parity, suspend_ns;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_relaxed_cluster_suspend(uint32_t bar, uint32_t parity,
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
                 "mbarrier.try_wait.parity.relaxed.cluster.shared::cta.b64 p, [%1], %2, %3;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? May suspend the thread for up to `suspend_ns`
 * before it says no.
 *   ptx     mbarrier.try_wait.acquire.cta.shared::cta.b64 done, [bar], state, suspend_ns;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_suspend(uint32_t bar, uint64_t state, uint32_t suspend_ns MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, state, suspend_ns, MGPU__TRY));
#else
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.acquire.cta.shared::cta.b64 p, [%1], %2, %3;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? May suspend the thread for up to `suspend_ns`
 * before it says no. Acquire at cluster scope: also shows what other CTAs wrote.
 *   ptx     mbarrier.try_wait.acquire.cluster.shared::cta.b64 done, [bar], state, suspend_ns;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_cluster_suspend(uint32_t bar, uint64_t state,
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
                 "mbarrier.try_wait.acquire.cluster.shared::cta.b64 p, [%1], %2, %3;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? May suspend the thread for up to `suspend_ns`
 * before it says no. Orders nothing: what was written before the arrivals need not be visible.
 *   ptx     mbarrier.try_wait.relaxed.cta.shared::cta.b64 done, [bar], state, suspend_ns;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_relaxed_suspend(uint32_t bar, uint64_t state,
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
                 "mbarrier.try_wait.relaxed.cta.shared::cta.b64 p, [%1], %2, %3;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase in which `state` was taken ended? May suspend the thread for up to `suspend_ns`
 * before it says no. Orders nothing; cluster scope.
 *   ptx     mbarrier.try_wait.relaxed.cluster.shared::cta.b64 done, [bar], state, suspend_ns;
 *   needs   PTX 8.6, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   state   from an arrive in the current or the previous phase
 *   suspend_ns  a hint in nanoseconds, in place of the machine's own limit
 *   returns true once it has ended
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_relaxed_cluster_suspend(uint32_t bar, uint64_t state,
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
                 "mbarrier.try_wait.relaxed.cluster.shared::cta.b64 p, [%1], %2, %3;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "l"(state), "r"(suspend_ns)
                 : "memory");
#endif
    return done != 0;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_MBARRIER_GEN_H */
