/* mgpu/ptx/cp_async.h - small copies from global to shared memory that each thread issues for itself.
 * SPDX-License-Identifier: MIT
 *
 *     thread 0   copy copy commit | copy copy commit | ...      groups of a thread, oldest first
 *                |<-- group 0 -->|  |<-- group 1 -->|
 *     wait_group(1): all but the newest group are in shared memory, as this thread sees it
 *
 * For rows with ragged ends and gathers by index, where a bulk copy or TMA cannot go: addresses and
 * sizes are a thread's own, and what lies outside becomes 0 (_src_size, _ignore_src). The copies
 * are in cp_async.gen.h, those that let L2 bring in more (_l2_128b) in cp_async_l2.h.
 *
 * Typical use, two buffers in turn:
 *
 *     mgpu_cp_async_cg_16(dst + (i & 1) * BYTES, src, ...);         all threads
 *     mgpu_cp_async_commit_group();                                 also where there was no copy
 *     mgpu_cp_async_wait_group(1);                                  mine of step i - 1 are there,
 *     __syncthreads();                                              and those of all others
 *     ... read step i - 1 ...
 *     __syncthreads();                                              before it is written again
 *
 * or with an mbarrier, whose init counts an arrival of each thread that copies:
 *
 *     mgpu_cp_async_cg_16(dst, src);
 *     mgpu_cp_async_mbarrier_arrive_noinc(full);                    mbarrier.h: arrives later, by itself
 *     mgpu_mbarrier_wait(full, parity);                             who reads
 *
 * What goes wrong:
 *
 *   wait      is by the thread that issued the copies, and speaks for no other: a barrier of all
 *             who read comes behind it.
 *   groups    wait_group(n) leaves the n newest. Commit in each pass of a loop, also an empty group,
 *             or the count is another one at its end.
 *   proxies   The copies belong to the generic proxy: no fence comes between them and plain reads.
 *             Before wgmma or a bulk store reads what they brought: wait, then
 *             mgpu_fence_proxy_async_shared_cta(), then the barrier.
 *
 * PTX ISA, "Data Movement and Conversion Instructions: Asynchronous copy: cp.async,
 * cp.async.commit_group, cp.async.wait_group / cp.async.wait_all".
 */
#ifndef MGPU_PTX_CP_ASYNC_H
#define MGPU_PTX_CP_ASYNC_H

#include "../config.h"
#include "../debug_device.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* Make one group of all cp.async copies that this thread has issued since the last one; of none, an
 * empty group.
 *   ptx     cp.async.commit_group;
 *   needs   PTX 7.0, sm_80
 *   by      the thread that issued them: groups belong to a thread
 *   done    mgpu_cp_async_wait_group()
 */
MGPU_DEVICE void
mgpu_cp_async_commit_group(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async_commit_group());
#else
    asm volatile("cp.async.commit_group;" : : : "memory");
#endif
}

/* Wait until at most `n` of this thread's committed groups are still on their way: the newest.
 *   ptx     cp.async.wait_group n;
 *   needs   PTX 7.0, sm_80
 *   by      the thread that committed them
 *   n       a constant, 0 to 7; with another n the file does not assemble
 *   done    on return: what the other groups copied is visible to this thread
 */
MGPU_DEVICE void
mgpu_cp_async_wait_group(uint32_t n)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async_wait_group(n));
#else
    switch (n) {
    case 0:
        asm volatile("cp.async.wait_group 0;" : : : "memory");
        break;
    case 1:
        asm volatile("cp.async.wait_group 1;" : : : "memory");
        break;
    case 2:
        asm volatile("cp.async.wait_group 2;" : : : "memory");
        break;
    case 3:
        asm volatile("cp.async.wait_group 3;" : : : "memory");
        break;
    case 4:
        asm volatile("cp.async.wait_group 4;" : : : "memory");
        break;
    case 5:
        asm volatile("cp.async.wait_group 5;" : : : "memory");
        break;
    case 6:
        asm volatile("cp.async.wait_group 6;" : : : "memory");
        break;
    case 7:
        asm volatile("cp.async.wait_group 7;" : : : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: cp_async wait_group n must be a constant 0..7");
    }
#endif
}

/* Wait for all cp.async copies of this thread, in groups or not. It commits what is in none.
 *   ptx     cp.async.wait_all;
 *   needs   PTX 7.0, sm_80
 *   by      the thread that issued them
 *   done    on return: what they copied is visible to this thread
 */
MGPU_DEVICE void
mgpu_cp_async_wait_all(void)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_cp_async_wait_all());
#else
    asm volatile("cp.async.wait_all;" : : : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */

#include "cp_async.gen.h"
#include "cp_async_elsewhere.gen.h"

#endif /* MGPU_PTX_CP_ASYNC_H */
