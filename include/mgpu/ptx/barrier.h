/* mgpu/ptx/barrier.h - some of the block's warps wait for each other: 16 named barriers.
 * SPDX-License-Identifier: MIT
 *
 *     barrier 1, 128 threads      warp 4   ----------sync|-------
 *                                 warp 5   -sync         |-------   each warp is 32 threads
 *                                 warp 6   ----arrive-------------  and arrive does not wait
 *                                 warp 7   ------sync    |-------
 *
 * Typical use, by the 128 threads of a warpgroup, which is not all of the block:
 *     mgpu_barrier_sync_aligned(1 + mgpu_warpgroup_index(), 128);
 *
 * It is warps that come: the lanes that have not returned wait for each other first, also
 * without _aligned. Forms with _aligned are for whole, converged warps at one call, and cheaper.
 *
 * PTX ISA, "Parallel Synchronization and Communication Instructions: barrier{.cta}",
 * "bar.warp.sync".
 */
#ifndef MGPU_PTX_BARRIER_H
#define MGPU_PTX_BARRIER_H

#include "../config.h"
#include "../debug_device.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* Wait until `threads` threads have arrived at barrier `id`.
 *   ptx     barrier.cta.sync id, threads;
 *   needs   PTX 7.8, sm_75
 *   by      whole warps, each 32 threads; lanes may come from several places or have returned
 *   id      0 to 15; 0 is the one __syncthreads() uses
 *   threads how many threads take part, arriving and waiting: a multiple of 32, the same in
 *           every call of the round
 *   done    at return: what the arriving threads wrote before is visible
 *   errors  lanes of one warp at two barriers; at one barrier two counts, a count and none (as
 *           in __syncthreads()), or red and another form: an illegal instruction, or a hang
 */
MGPU_DEVICE void
mgpu_barrier_sync(uint32_t id, uint32_t threads MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU((void)mgpu__emu_barrier(MGPU__BARRIER_SYNC, id, threads, 0, 0));
#else
    MGPU__DEBUG_BARRIER(id, threads);
    MGPU__DEBUG_HAND_OFF(id);
    asm volatile("barrier.cta.sync %0, %1;" : : "r"(id), "r"(threads) : "memory");
#endif
}

/* Wait until `threads` threads have arrived at barrier `id`. Cheaper: the whole warp does it
 * as one.
 *   ptx     barrier.cta.sync.aligned id, threads;
 *   needs   PTX 7.8, sm_75
 *   by      whole warps, converged: all 32 threads execute it together
 *   id      0 to 15; 0 is the one __syncthreads() uses
 *   threads how many threads take part, arriving and waiting: a multiple of 32, the same in
 *           every call of the round
 *   done    at return: what the arriving threads wrote before is visible
 *   errors  as mgpu_barrier_sync(); lanes of one warp at two calls: undefined
 */
MGPU_DEVICE void
mgpu_barrier_sync_aligned(uint32_t id, uint32_t threads MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU((void)mgpu__emu_barrier(MGPU__BARRIER_SYNC, id, threads, 0, MGPU__ALIGNED));
#else
    MGPU__DEBUG_BARRIER(id, threads);
    MGPU__DEBUG_HAND_OFF(id);
    asm volatile("barrier.cta.sync.aligned %0, %1;" : : "r"(id), "r"(threads) : "memory");
#endif
}

/* Arrive at barrier `id` without waiting: for a producer whose consumers sync.
 *   ptx     barrier.cta.arrive id, threads;
 *   needs   PTX 7.8, sm_75
 *   by      whole warps, each 32 threads; lanes may come from several places or have returned
 *   id      0 to 15; 0 is the one __syncthreads() uses
 *   threads how many threads take part, arriving and waiting: a multiple of 32
 *   done    orders this thread's earlier writes for those who sync
 */
MGPU_DEVICE void
mgpu_barrier_arrive(uint32_t id, uint32_t threads MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU((void)mgpu__emu_barrier(MGPU__BARRIER_ARRIVE, id, threads, 0, 0));
#else
    MGPU__DEBUG_BARRIER(id, threads);
    MGPU__DEBUG_HAND_OFF(id);
    asm volatile("barrier.cta.arrive %0, %1;" : : "r"(id), "r"(threads) : "memory");
#endif
}

/* Arrive at barrier `id` without waiting: for a producer whose consumers sync. Cheaper: the
 * whole warp does it as one.
 *   ptx     barrier.cta.arrive.aligned id, threads;
 *   needs   PTX 7.8, sm_75
 *   by      whole warps, converged: all 32 threads execute it together
 *   id      0 to 15; 0 is the one __syncthreads() uses
 *   threads how many threads take part, arriving and waiting: a multiple of 32
 *   done    orders this thread's earlier writes for those who sync
 */
MGPU_DEVICE void
mgpu_barrier_arrive_aligned(uint32_t id, uint32_t threads MGPU__PLACE)
{
#if MGPU_EMULATE
    MGPU__EMU((void)mgpu__emu_barrier(MGPU__BARRIER_ARRIVE, id, threads, 0, MGPU__ALIGNED));
#else
    MGPU__DEBUG_BARRIER(id, threads);
    MGPU__DEBUG_HAND_OFF(id);
    asm volatile("barrier.cta.arrive.aligned %0, %1;" : : "r"(id), "r"(threads) : "memory");
#endif
}

/* Wait like mgpu_barrier_sync(); how many threads passed a predicate that is not 0.
 *   ptx     barrier.cta.red.popc.u32 r, id, threads, predicate;
 *   needs   PTX 7.8, sm_75
 *   by      whole warps, each 32 threads; lanes may come from several places or have returned
 *   id      0 to 15; 0 is the one __syncthreads() uses
 *   threads how many threads take part, arriving and waiting: a multiple of 32
 *   predicate  this thread's vote
 *   returns a count
 */
MGPU_DEVICE uint32_t
mgpu_barrier_red_popc(uint32_t id, uint32_t threads, bool predicate MGPU__PLACE)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_barrier(MGPU__BARRIER_RED_POPC, id, threads, predicate, 0));
#else
    MGPU__DEBUG_BARRIER(id, threads);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "setp.ne.b32 p, %3, 0;\n"
                 "barrier.cta.red.popc.u32 %0, %1, %2, p;\n"
                 "}"
                 : "=r"(r)
                 : "r"(id), "r"(threads), "r"((uint32_t)predicate)
                 : "memory");
#endif
    return r;
}

/* Wait like mgpu_barrier_sync(); how many threads passed a predicate that is not 0. Cheaper:
 * the whole warp does it as one.
 *   ptx     barrier.cta.red.popc.aligned.u32 r, id, threads, predicate;
 *   needs   PTX 7.8, sm_75
 *   by      whole warps, converged: all 32 threads execute it together
 *   id      0 to 15; 0 is the one __syncthreads() uses
 *   threads how many threads take part, arriving and waiting: a multiple of 32
 *   predicate  this thread's vote
 *   returns a count
 */
MGPU_DEVICE uint32_t
mgpu_barrier_red_popc_aligned(uint32_t id, uint32_t threads, bool predicate MGPU__PLACE)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(
        r = mgpu__emu_barrier(MGPU__BARRIER_RED_POPC, id, threads, predicate, MGPU__ALIGNED));
#else
    MGPU__DEBUG_BARRIER(id, threads);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "setp.ne.b32 p, %3, 0;\n"
                 "barrier.cta.red.popc.aligned.u32 %0, %1, %2, p;\n"
                 "}"
                 : "=r"(r)
                 : "r"(id), "r"(threads), "r"((uint32_t)predicate)
                 : "memory");
#endif
    return r;
}

/* Wait like mgpu_barrier_sync(); true when the predicate of every thread was not 0.
 *   ptx     barrier.cta.red.and.pred r, id, threads, predicate;
 *   needs   PTX 7.8, sm_75
 *   by      whole warps, each 32 threads; lanes may come from several places or have returned
 *   id      0 to 15; 0 is the one __syncthreads() uses
 *   threads how many threads take part, arriving and waiting: a multiple of 32
 *   predicate  this thread's vote
 *   returns the same in all
 */
MGPU_DEVICE bool
mgpu_barrier_red_and(uint32_t id, uint32_t threads, bool predicate MGPU__PLACE)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_barrier(MGPU__BARRIER_RED_AND, id, threads, predicate, 0));
#else
    MGPU__DEBUG_BARRIER(id, threads);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "setp.ne.b32 p, %3, 0;\n"
                 "barrier.cta.red.and.pred p, %1, %2, p;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(r)
                 : "r"(id), "r"(threads), "r"((uint32_t)predicate)
                 : "memory");
#endif
    return r != 0;
}

/* Wait like mgpu_barrier_sync(); true when the predicate of every thread was not 0. Cheaper:
 * the whole warp does it as one.
 *   ptx     barrier.cta.red.and.aligned.pred r, id, threads, predicate;
 *   needs   PTX 7.8, sm_75
 *   by      whole warps, converged: all 32 threads execute it together
 *   id      0 to 15; 0 is the one __syncthreads() uses
 *   threads how many threads take part, arriving and waiting: a multiple of 32
 *   predicate  this thread's vote
 *   returns the same in all
 */
MGPU_DEVICE bool
mgpu_barrier_red_and_aligned(uint32_t id, uint32_t threads, bool predicate MGPU__PLACE)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(
        r = mgpu__emu_barrier(MGPU__BARRIER_RED_AND, id, threads, predicate, MGPU__ALIGNED));
#else
    MGPU__DEBUG_BARRIER(id, threads);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "setp.ne.b32 p, %3, 0;\n"
                 "barrier.cta.red.and.aligned.pred p, %1, %2, p;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(r)
                 : "r"(id), "r"(threads), "r"((uint32_t)predicate)
                 : "memory");
#endif
    return r != 0;
}

/* Wait like mgpu_barrier_sync(); true when the predicate of any thread was not 0.
 *   ptx     barrier.cta.red.or.pred r, id, threads, predicate;
 *   needs   PTX 7.8, sm_75
 *   by      whole warps, each 32 threads; lanes may come from several places or have returned
 *   id      0 to 15; 0 is the one __syncthreads() uses
 *   threads how many threads take part, arriving and waiting: a multiple of 32
 *   predicate  this thread's vote
 *   returns the same in all
 */
MGPU_DEVICE bool
mgpu_barrier_red_or(uint32_t id, uint32_t threads, bool predicate MGPU__PLACE)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_barrier(MGPU__BARRIER_RED_OR, id, threads, predicate, 0));
#else
    MGPU__DEBUG_BARRIER(id, threads);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "setp.ne.b32 p, %3, 0;\n"
                 "barrier.cta.red.or.pred p, %1, %2, p;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(r)
                 : "r"(id), "r"(threads), "r"((uint32_t)predicate)
                 : "memory");
#endif
    return r != 0;
}

/* Wait like mgpu_barrier_sync(); true when the predicate of any thread was not 0. Cheaper: the
 * whole warp does it as one.
 *   ptx     barrier.cta.red.or.aligned.pred r, id, threads, predicate;
 *   needs   PTX 7.8, sm_75
 *   by      whole warps, converged: all 32 threads execute it together
 *   id      0 to 15; 0 is the one __syncthreads() uses
 *   threads how many threads take part, arriving and waiting: a multiple of 32
 *   predicate  this thread's vote
 *   returns the same in all
 */
MGPU_DEVICE bool
mgpu_barrier_red_or_aligned(uint32_t id, uint32_t threads, bool predicate MGPU__PLACE)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(
        r = mgpu__emu_barrier(MGPU__BARRIER_RED_OR, id, threads, predicate, MGPU__ALIGNED));
#else
    MGPU__DEBUG_BARRIER(id, threads);
    asm volatile("{\n"
                 ".reg .pred p;\n"
                 "setp.ne.b32 p, %3, 0;\n"
                 "barrier.cta.red.or.aligned.pred p, %1, %2, p;\n"
                 "selp.b32 %0, 1, 0, p;\n"
                 "}"
                 : "=r"(r)
                 : "r"(id), "r"(threads), "r"((uint32_t)predicate)
                 : "memory");
#endif
    return r != 0;
}

/* Wait until all lanes of `mask` are here. Their writes before are visible after.
 *   ptx     bar.warp.sync mask;
 *   needs   PTX 7.0, sm_75
 *   by      the lanes of `mask`
 *   mask    a bit per lane; the caller's is set
 */
MGPU_DEVICE void
mgpu_bar_warp_sync(uint32_t mask)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_syncwarp(mask));
#else
    asm volatile("bar.warp.sync %0;" : : "r"(mask) : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_BARRIER_H */
