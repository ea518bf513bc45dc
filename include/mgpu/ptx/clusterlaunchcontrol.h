/* mgpu/ptx/clusterlaunchcontrol.h - cluster launch control (Blackwell): take the place of a cluster that has not started.
 * SPDX-License-Identifier: MIT
 *
 * A grid with more blocks than fit is its own work list. A cluster that has done its tile asks for another one: a cluster
 * of this grid that has not started then never does, and its number is in the answer.
 *
 *     grid     0  1  2  3 | 4  5  6  7  8             4 fit
 *     block 1:    ask ..... answer: 4 (not started)     then tile 4, ask ..... answer: nothing, the end
 *     5, 6, ...           start where a block has ended, or are taken over
 *
 * Typical use (with two answers in turn, so that a new one does not meet the reading of the last):
 *
 *     for (uint32_t tile = blockIdx.x, lap = 0;; lap++) {
 *         if (threadIdx.x == 0) {
 *             mgpu_mbarrier_arrive_expect_tx(bar, 16);
 *             mgpu_clusterlaunchcontrol_try_cancel(dst, bar);      ask early
 *         }
 *         ... work on `tile` ...
 *         mgpu_mbarrier_wait(bar, lap & 1);
 *         mgpu_ld_shared_v4_b32(answer, dst);
 *         mgpu_fence_proxy_async_shared_cta();                     my read, before the next answer is written
 *         __syncthreads();
 *         if (!mgpu_clusterlaunchcontrol_query_cancel_is_canceled(answer))
 *             break;                                               and never ask again
 *         tile = mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_x(answer);
 *     }
 *
 * The answer is written by the async proxy. It may be nothing while clusters are left: those start by themselves. After
 * such an answer a block that has seen it asks no more; what comes of it is undefined. In the model all this is seen, and
 * the random policy has answers of nothing now and then.
 *
 * Not in mgpu.h: include this, or mgpu/blackwell.h, and say MGPU_REQUIRE(CLUSTERLAUNCHCONTROL). No Blackwell has
 * run them.
 *
 * PTX ISA, "Parallel Synchronization and Communication Instructions: clusterlaunchcontrol".
 */
#ifndef MGPU_PTX_CLUSTERLAUNCHCONTROL_H
#define MGPU_PTX_CLUSTERLAUNCHCONTROL_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/clc.h"
#endif

#if MGPU_HAS_DEVICE

/* cluster_elsewhere.gen.h made sentences of them. */
#undef mgpu_clusterlaunchcontrol_try_cancel
#undef mgpu_clusterlaunchcontrol_try_cancel_multicast
#undef mgpu_clusterlaunchcontrol_query_cancel_is_canceled
#undef mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid
#undef mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_x
#undef mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_y
#undef mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_z

/* ---- ask ------------------------------------------------------------------------------------- */

/* Try to take over a cluster of this grid that has not started; the answer arrives in dst.
 *   ptx     clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 [dst], [bar];
 *   needs   PTX 8.6, sm_100
 *   by      one thread, of a block that has not seen an answer of nothing
 *   dst     shared address of 16 bytes, 16-byte aligned; opaque
 *   bar     mbarrier of this block; gets 16 bytes
 *   done    the phase of bar ends; a waiter then sees the answer
 */
MGPU_DEVICE void
mgpu_clusterlaunchcontrol_try_cancel(uint32_t dst, uint32_t bar)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_clc_try_cancel(dst, bar, 0));
#else
    asm volatile(
        "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes"
        ".b128 [%0], [%1];"
        :
        : "r"(dst), "r"(bar)
        : "memory");
#endif
}

/* The same, and each block of the cluster gets the answer.
 *   ptx     clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.multicast::cluster::all.b128 [dst], [bar];
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one thread of the cluster, of a block that has not seen an answer of nothing; no block
 *           of the cluster has exited
 *   dst     shared address of 16 bytes, 16-byte aligned: the same offset in each block
 *   bar     mbarrier of this block; the one at this offset in each block gets 16 bytes
 *   done    the phase of each block's barrier ends, for its waiters
 */
MGPU_DEVICE void
mgpu_clusterlaunchcontrol_try_cancel_multicast(uint32_t dst, uint32_t bar)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_clc_try_cancel(dst, bar, MGPU__MULTICAST));
#else
    asm volatile(
        "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes"
        ".multicast::cluster::all.b128 [%0], [%1];"
        :
        : "r"(dst), "r"(bar)
        : "memory");
#endif
}

/* ---- the answer ------------------------------------------------------------------------------ */

/* Did the try succeed?
 *   ptx     clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 canceled, answer;
 *   needs   PTX 8.6, sm_100
 *   by      any thread, behind the wait for the phase
 *   response  4 words: the answer, from mgpu_ld_shared_v4_b32()
 *   returns true: a cluster was taken over. After a false no further try may be made.
 */
MGPU_DEVICE bool
mgpu_clusterlaunchcontrol_query_cancel_is_canceled(const uint32_t response[4])
{
    uint32_t canceled;
#if MGPU_EMULATE
    MGPU__EMU(canceled = mgpu__emu_clc_is_canceled(response));
#else
    asm volatile("{.reg .b128 answer; .reg .b64 lo, hi; .reg .pred p; mov.b64 lo, {%1, %2}; "
                 "mov.b64 hi, {%3, %4}; mov.b128 answer, {lo, hi}; "
                 "clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 p, answer; "
                 "selp.u32 %0, 1, 0, p;}"
                 : "=r"(canceled)
                 : "r"(response[0]), "r"(response[1]), "r"(response[2]), "r"(response[3])
                 : "memory");
#endif
    return canceled != 0;
}

/* The first block of the cluster that was taken over.
 *   ptx     clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {ctaid[0], ctaid[1], ctaid[2], w}, answer;
 *   needs   PTX 8.6, sm_100
 *   by      any thread, after is_canceled answered true
 *   ctaid   3 words: x, y, z
 *   response  4 words: the answer
 */
MGPU_DEVICE void
mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid(uint32_t ctaid[3],
                                                       const uint32_t response[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_clc_first_ctaid(ctaid, response, 3));
#else
    asm volatile("{.reg .b128 answer; .reg .b64 lo, hi; .reg .b32 w; mov.b64 lo, {%3, %4}; "
                 "mov.b64 hi, {%5, %6}; mov.b128 answer, {lo, hi}; "
                 "clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {%0, %1, %2, "
                 "w}, answer;}"
                 : "=r"(ctaid[0]), "=r"(ctaid[1]), "=r"(ctaid[2])
                 : "r"(response[0]), "r"(response[1]), "r"(response[2]), "r"(response[3])
                 : "memory");
#endif
}

/* Its x alone.
 *   ptx     clusterlaunchcontrol.query_cancel.get_first_ctaid::x.b32.b128 x, answer;
 *   needs   PTX 8.6, sm_100
 *   by      any thread, after is_canceled answered true
 *   response  4 words: the answer
 *   returns blockIdx.x of the first block of the cluster that was taken over
 */
MGPU_DEVICE uint32_t
mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_x(const uint32_t response[4])
{
    uint32_t x;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_clc_first_ctaid(&x, response, 0));
#else
    asm volatile("{.reg .b128 answer; .reg .b64 lo, hi; mov.b64 lo, {%1, %2}; "
                 "mov.b64 hi, {%3, %4}; mov.b128 answer, {lo, hi}; "
                 "clusterlaunchcontrol.query_cancel.get_first_ctaid::x.b32.b128 %0, answer;}"
                 : "=r"(x)
                 : "r"(response[0]), "r"(response[1]), "r"(response[2]), "r"(response[3])
                 : "memory");
#endif
    return x;
}

/* Its y alone.
 *   ptx     clusterlaunchcontrol.query_cancel.get_first_ctaid::y.b32.b128 y, answer;
 *   needs   PTX 8.6, sm_100
 *   by      any thread, after is_canceled answered true
 *   response  4 words: the answer
 *   returns blockIdx.y of the first block of the cluster that was taken over
 */
MGPU_DEVICE uint32_t
mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_y(const uint32_t response[4])
{
    uint32_t y;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_clc_first_ctaid(&y, response, 1));
#else
    asm volatile("{.reg .b128 answer; .reg .b64 lo, hi; mov.b64 lo, {%1, %2}; "
                 "mov.b64 hi, {%3, %4}; mov.b128 answer, {lo, hi}; "
                 "clusterlaunchcontrol.query_cancel.get_first_ctaid::y.b32.b128 %0, answer;}"
                 : "=r"(y)
                 : "r"(response[0]), "r"(response[1]), "r"(response[2]), "r"(response[3])
                 : "memory");
#endif
    return y;
}

/* Its z alone.
 *   ptx     clusterlaunchcontrol.query_cancel.get_first_ctaid::z.b32.b128 z, answer;
 *   needs   PTX 8.6, sm_100
 *   by      any thread, after is_canceled answered true
 *   response  4 words: the answer
 *   returns blockIdx.z of the first block of the cluster that was taken over
 */
MGPU_DEVICE uint32_t
mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_z(const uint32_t response[4])
{
    uint32_t z;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_clc_first_ctaid(&z, response, 2));
#else
    asm volatile("{.reg .b128 answer; .reg .b64 lo, hi; mov.b64 lo, {%1, %2}; "
                 "mov.b64 hi, {%3, %4}; mov.b128 answer, {lo, hi}; "
                 "clusterlaunchcontrol.query_cancel.get_first_ctaid::z.b32.b128 %0, answer;}"
                 : "=r"(z)
                 : "r"(response[0]), "r"(response[1]), "r"(response[2]), "r"(response[3])
                 : "memory");
#endif
    return z;
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_clusterlaunchcontrol_query_cancel_is_canceled(...)                                \
    mgpu_clusterlaunchcontrol_query_cancel_is_canceled(MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid(ctaid, ...)                     \
    mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid(MGPU__HOLDS(3, ctaid),              \
                                                           MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_x(...)                          \
    mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_x(MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_y(...)                          \
    mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_y(MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_z(...)                          \
    mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_z(MGPU__HOLDS(4, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_CLUSTERLAUNCHCONTROL_H */
