/* mgpu/ptx/mbarrier.h - the 64-bit barrier in shared memory on which threads and copies meet.
 * SPDX-License-Identifier: MIT
 *
 * A barrier counts two things in each phase: arrivals still missing, and bytes still in flight
 * (tx). When both are zero the phase ends, and the next begins by itself with the same count.
 *
 *     phase          0              1              2
 *     parity         0              1              0
 *              |--------------|--------------|--------------|-- ...
 *         init ^              ^              ^
 *                    wait(bar, 0) returns    wait(bar, 1) returns
 *
 * wait(bar, p) returns unless the current phase has parity p. So on a fresh barrier a wait for
 * parity 1 returns at once: "the phase before the first has ended". With S stages, in step k:
 *
 *     stage = k % S,  lap = k / S
 *     consumer   mgpu_mbarrier_wait(full[stage], lap & 1);          blocks until filled
 *     producer   mgpu_mbarrier_wait(empty[stage], (lap & 1) ^ 1);   the first lap runs through
 *
 * Typical use, one producer thread and 128 consumers:
 *
 *     one thread:  mgpu_mbarrier_init(full, 1);  mgpu_mbarrier_init(empty, 128);
 *                  mgpu_fence_mbarrier_init();                      then all: __syncthreads()
 *     producer:    mgpu_mbarrier_wait(empty, parity ^ 1);
 *                  mgpu_mbarrier_arrive_expect_tx(full, bytes);
 *                  mgpu_tma_load_2d(smem, map, c0, c1, full);
 *     consumer:    mgpu_mbarrier_wait(full, parity);  ... read ...
 *                  mgpu_fence_proxy_async_shared_cta();             see fence.h
 *                  mgpu_mbarrier_arrive(empty);                     then all: parity ^= 1
 *
 * What goes wrong:
 *
 *   bytes     More expected than copies bring: a hang. Fewer: the phase ends too early and the
 *             data is read half-written. Count what lands on this barrier, in this CTA.
 *   count     is the number of arrive operations of a phase, not of threads or warps.
 *   arrival   mgpu_mbarrier_expect_tx() is none. A phase ends only after its arrivals.
 *   order     expect_tx may come after the copy: tx may be below zero inside a phase, and the
 *             phase cannot end while an arrival is missing.
 *   init      Publish it: mgpu_fence_mbarrier_init() by the thread that did it, then a block
 *             barrier, or a cluster barrier when peers or multicast use it.
 *   parity    is one bit: pass lap & 1, never the lap. A thread that waits must not fall two
 *             phases behind, so each phase needs an `empty` that holds the producer back.
 *   roles     A role that leaves early, or has nothing to do, still owes its arrivals.
 *   scope     Between CTAs of a cluster both ends need cluster scope: _shared_cluster arrives,
 *             _cluster waits. A wait is always on a barrier of one's own CTA. What tensor cores
 *             and copies have read, and is over, any arrival tells any wait: tile/pipeline.h
 *             frees stages by relaxed ones.
 *
 * Here are the forms that most kernels need, and in mbarrier.gen.h all others: arrive_drop,
 * waits for a state instead of a parity, and every form with these words behind its opcode:
 *
 *     _relaxed         orders nothing; without it arrive releases and wait acquires
 *     _cluster         cluster scope; without it CTA scope
 *     _shared_cluster  the barrier may be in another CTA; cluster scope, returns nothing
 *     _count           arrives `count` times
 *     _suspend         with a limit for how long try_wait may suspend the thread
 *
 * PTX ISA, "Parallel Synchronization and Communication Instructions: mbarrier".
 */
#ifndef MGPU_PTX_MBARRIER_H
#define MGPU_PTX_MBARRIER_H

#include "../config.h"
#include "../debug_device.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* ---- life -------------------------------------------------------------------------------- */

/* Make the 8 bytes at `bar` a barrier at the start of phase 0. Nobody else may use it before
 * mgpu_fence_mbarrier_init() and a block or cluster barrier.
 *   ptx     mbarrier.init.shared::cta.b64 [bar], count;
 *   needs   PTX 7.8, sm_80
 *   by      one thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   count   arrivals that end a phase, 1 to 2^20-1; operations, not threads: 1 when one elected
 *           thread arrives, 128 when each of 128 threads does
 *   errors  a live barrier, or count 0: undefined
 */
MGPU_DEVICE void
mgpu_mbarrier_init(uint32_t bar, uint32_t count MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mbarrier_init(bar, count));
#else
    MGPU__DEBUG_REQUIRE((bar & 7) == 0, MGPU_DEBUG_BAR_ALIGNED, bar);
    MGPU__DEBUG_ARRIVALS(count);
    MGPU__DEBUG_OPEN(bar);
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" : : "r"(bar), "r"(count) : "memory");
#endif
}

/* End the life of a barrier, so that its 8 bytes may hold something else.
 *   ptx     mbarrier.inval.shared::cta.b64 [bar];
 *   needs   PTX 7.8, sm_80
 *   by      one thread, when no thread waits and no copy will still signal
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 */
MGPU_DEVICE void
mgpu_mbarrier_inval(uint32_t bar)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mbarrier_inval(bar));
#else
    asm volatile("mbarrier.inval.shared::cta.b64 [%0];" : : "r"(bar) : "memory");
#endif
}

/* ---- arrive ------------------------------------------------------------------------------ */

/* Arrive once.
 *   ptx     mbarrier.arrive.release.cta.shared::cta.b64 state, [bar];
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive(uint32_t bar)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, 1, 0, 0));
#else
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive.release.cta.shared::cta.b64 %0, [%1];"
                 : "=l"(state)
                 : "r"(bar)
                 : "memory");
#endif
    return state;
}

/* Arrive once. The barrier may be in another CTA; its waiter needs the _cluster form to see
 * what was written here.
 *   ptx     mbarrier.arrive.release.cluster.shared::cluster.b64 _, [bar];
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     shared::cluster address of a barrier in any CTA of the cluster: mgpu_mapa()
 */
MGPU_DEVICE void
mgpu_mbarrier_arrive_shared_cluster(uint32_t bar)
{
#if MGPU_EMULATE
    MGPU__EMU(
        (void)mgpu__emu_mbarrier_arrive(bar, 1, 0, MGPU__SCOPE_CLUSTER | MGPU__SPACE_CLUSTER));
#else
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%0];"
                 :
                 : "r"(bar)
                 : "memory");
#endif
}

/* ---- arrive and expect bytes: the producer's step before or after its copies ------------- */

/* Add `tx_bytes` to the bytes this phase waits for, then arrive once.
 *   ptx     mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 state, [bar], tx_bytes;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   tx_bytes  0 to 2^20-1: what copies of this phase will write for this barrier
 *   returns the state before: a token for mgpu_mbarrier_test_wait() and _try_wait()
 */
MGPU_DEVICE uint64_t
mgpu_mbarrier_arrive_expect_tx(uint32_t bar, uint32_t tx_bytes MGPU__PLACE)
{
    uint64_t state;
#if MGPU_EMULATE
    MGPU__EMU(state = mgpu__emu_mbarrier_arrive(bar, 1, tx_bytes, MGPU__EXPECT_TX));
#else
    MGPU__DEBUG_TX(tx_bytes);
    MGPU__DEBUG_EXPECT(bar, mgpu__debug_rank(), tx_bytes);
    MGPU__DEBUG_HAND_OFF(bar);
    asm volatile("mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 %0, [%1], %2;"
                 : "=l"(state)
                 : "r"(bar), "r"(tx_bytes)
                 : "memory");
#endif
    return state;
}

/* ---- wait -------------------------------------------------------------------------------- */

/* Has the phase of parity `parity` ended? May suspend the thread for a while before it says
 * no.
 *   ptx     mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity(uint32_t bar, uint32_t parity MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, parity, 0, MGPU__TRY | MGPU__PARITY));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Has the phase of parity `parity` ended? May suspend the thread for a while before it says
 * no.
 * Acquire at cluster scope: also shows what other CTAs wrote.
 *   ptx     mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_try_wait_parity_cluster(uint32_t bar, uint32_t parity MGPU__PLACE)
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
                 "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* Wait until the phase of parity `parity` has ended.
 *   ptx     (mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 in a loop)
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1; of a fresh barrier 1 returns at once, 0 after the first phase
 *   done    what was written before the arrivals, and by the copies, is visible
 *   errors  a phase that never ends hangs; with MGPU_DEBUG=1 it leaves a record and traps, see
 *           debug.h; the model reports a deadlock
 */
MGPU_DEVICE void
mgpu_mbarrier_wait(uint32_t bar, uint32_t parity MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(while (
        !mgpu__emu_mbarrier_test(bar, parity, 0, MGPU__TRY | MGPU__PARITY | MGPU__FOREVER)){});
#else
    uint32_t since = 0;
    while (!mgpu_mbarrier_try_wait_parity(bar, parity MGPU__PLACED))
        MGPU__DEBUG_TRIED(&since, bar, parity);
    MGPU__DEBUG_HAND_OFF(bar);
#endif
}

/* Wait until the phase of parity `parity` has ended. Acquire at cluster scope: for data and
 * arrivals of other CTAs.
 *   ptx     (mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 in a loop)
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1; of a fresh barrier 1 returns at once, 0 after the first phase
 *   done    what was written before the arrivals (with release at cluster scope), and by the
 *           copies, is visible
 *   errors  a phase that never ends hangs; with MGPU_DEBUG=1 it leaves a record and traps, see
 *           debug.h; the model reports a deadlock
 */
MGPU_DEVICE void
mgpu_mbarrier_wait_cluster(uint32_t bar, uint32_t parity MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(while (!mgpu__emu_mbarrier_test(
        bar, parity, 0, MGPU__TRY | MGPU__PARITY | MGPU__SCOPE_CLUSTER | MGPU__FOREVER)){});
#else
    uint32_t since = 0;
    while (!mgpu_mbarrier_try_wait_parity_cluster(bar, parity MGPU__PLACED))
        MGPU__DEBUG_TRIED(&since, bar, parity);
    MGPU__DEBUG_HAND_OFF(bar);
#endif
}

/* Has the phase of parity `parity` ended? Answers at once.
 *   ptx     mbarrier.test_wait.parity.acquire.cta.shared::cta.b64 done, [bar], parity;
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   parity  0 or 1
 *   returns true once it has ended: then what was written before the arrivals, and by the
 *           copies, is visible
 */
MGPU_DEVICE bool
mgpu_mbarrier_test_wait_parity(uint32_t bar, uint32_t parity MGPU__PLACE)
{
    uint32_t done;
#if MGPU_EMULATE
    MGPU__EMU(done = mgpu__emu_mbarrier_test(bar, parity, 0, MGPU__PARITY));
#else
    MGPU__DEBUG_REQUIRE(parity < 2, MGPU_DEBUG_PARITY, parity);
    MGPU__DEBUG_OWN(bar);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "mbarrier.test_wait.parity.acquire.cta.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
#endif
    return done != 0;
}

/* ---- bytes in flight --------------------------------------------------------------------- */

/* Add `tx_bytes` to the bytes the current phase waits for. Not an arrival: a phase nobody
 * arrives in never ends. Orders nothing.
 *   ptx     mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [bar], tx_bytes;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   tx_bytes  0 to 2^20-1
 */
MGPU_DEVICE void
mgpu_mbarrier_expect_tx(uint32_t bar, uint32_t tx_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mbarrier_expect_tx(bar, tx_bytes, 0));
#else
    MGPU__DEBUG_TX(tx_bytes);
    MGPU__DEBUG_EXPECT(bar, mgpu__debug_rank(), tx_bytes);
    asm volatile("mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%0], %1;"
                 :
                 : "r"(bar), "r"(tx_bytes)
                 : "memory");
#endif
}

/* Take `tx_bytes` off the bytes the current phase waits for, as a copy does when it lands: for
 * bytes that no copy will bring, such as those of a shorter last tile. Not an arrival.
 *   ptx     mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [bar], tx_bytes;
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   tx_bytes  0 to 2^20-1
 */
MGPU_DEVICE void
mgpu_mbarrier_complete_tx(uint32_t bar, uint32_t tx_bytes MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_mbarrier_complete_tx(bar, tx_bytes, 0));
#else
    MGPU__DEBUG_TX(tx_bytes);
    MGPU__DEBUG_ISSUE(bar, mgpu__debug_rank(), tx_bytes);
    asm volatile("mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [%0], %1;"
                 :
                 : "r"(bar), "r"(tx_bytes)
                 : "memory");
#endif
}

/* ---- the rest ---------------------------------------------------------------------------- */

/* How many arrivals were still missing when `state` was taken.
 *   ptx     mbarrier.pending_count.b64 count, state;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   state   from mgpu_mbarrier_arrive_no_complete() or mgpu_mbarrier_arrive_drop_no_complete()
 *   returns arrivals, that arrive's own included
 */
MGPU_DEVICE uint32_t
mgpu_mbarrier_pending_count(uint64_t state)
{
    uint32_t count;
#if MGPU_EMULATE
    MGPU__EMU(count = mgpu__emu_mbarrier_pending_count(state));
#else
    asm("mbarrier.pending_count.b64 %0, %1;" : "=r"(count) : "l"(state));
#endif
    return count;
}

/* Arrive when all cp.async copies that this thread has issued so far are done. The pending
 * count is raised by one first, so the count given to mgpu_mbarrier_init() is not used up.
 *   ptx     cp.async.mbarrier.arrive.shared::cta.b64 [bar];
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   done    seen by a wait on `bar`
 */
MGPU_DEVICE void
mgpu_cp_async_mbarrier_arrive(uint32_t bar)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async_mbarrier_arrive(bar, 0));
#else
    asm volatile("cp.async.mbarrier.arrive.shared::cta.b64 [%0];" : : "r"(bar) : "memory");
#endif
}

/* Arrive when all cp.async copies that this thread has issued so far are done. This arrival is
 * part of the count that mgpu_mbarrier_init() was given.
 *   ptx     cp.async.mbarrier.arrive.noinc.shared::cta.b64 [bar];
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   bar     a barrier of this CTA: shared::cta address, 8-byte aligned
 *   done    seen by a wait on `bar`
 */
MGPU_DEVICE void
mgpu_cp_async_mbarrier_arrive_noinc(uint32_t bar)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async_mbarrier_arrive(bar, MGPU__NOINC));
#else
    asm volatile("cp.async.mbarrier.arrive.noinc.shared::cta.b64 [%0];"
                 :
                 : "r"(bar)
                 : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */

#include "mbarrier.gen.h"
#include "mbarrier_elsewhere.gen.h"

#endif /* MGPU_PTX_MBARRIER_H */
