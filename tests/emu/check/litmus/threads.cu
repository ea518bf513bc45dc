/* threads.cu - litmus tests of order between threads: who wrote, who reads, what is between.
 * SPDX-License-Identifier: MIT
 *
 * PTX ISA, "Memory Consistency Model": a read must see a write that is before it in "Causality Order".
 * That order is made of program order and of "Memory Synchronization": barriers, and a release
 * pattern that an acquire pattern observes. These must be "Morally Strong Operations": each has a
 * scope that includes the other thread. A section's title stands above the rows that follow from it.
 */
#include "../tiny.h"

MGPU_REQUIRE(CLUSTER);

/* ---- shared memory, two warps: warp 0 puts, warp 1 gets ------------------------------------ */

static const case_row litmus_block_rows[] = {
    /* "Memory Synchronization": barrier{.cta}.sync, .red, .arrive synchronize with .sync, .red */
    {1, SILENT, SEEN, "", "__syncthreads()"},
    {2, SILENT, SEEN, "", "__syncthreads_count()"},
    {3, ERROR(6), SEEN, "barrier", "nothing"},
    /* "Release and Acquire Patterns": arrive is .release.cta, wait .acquire.cta by default */
    {4, SILENT, SEEN, "", "each lane arrives, each lane waits"},
    {5, EITHER(6, 18), SEEN, "release", "the arrivals are relaxed"},
    {6, EITHER(6, 18), SEEN, " is .relaxed, and takes nothing in: it wants .acquire",
     "the waits are relaxed"},
    /* "Release and Acquire Patterns": fence, then a strong write; a strong read, then a fence */
    {7, SILENT, SEEN, "", "fence.acq_rel before relaxed arrivals"},
    {8, SILENT, SEEN, "", "fence.acq_rel behind relaxed waits"},
    {9, SILENT, SEEN, "", "relaxed arrivals and waits between two fences"},
    {10, EITHER(6, 18), SEEN, "release", "fence.acq_rel behind the relaxed arrivals"},
    /* "Proxies": a proxy fence orders one thread's proxies, it is no release */
    {11, EITHER(6, 18), SEEN, "release", "fence.proxy.async before relaxed arrivals"},
    /* "bar.warp.sync": guarantees memory ordering among the threads that take part */
    {12, SILENT, SEEN, "", "__syncwarp(), lane 0 arrives"},
    {13, ERROR(6), SEEN, "__syncwarp", "lane 0 arrives for all"},
    /* "shfl.sync", "vote.sync": no such guarantee */
    {14, ERROR(6), SEEN, "__syncwarp", "a shuffle, lane 0 arrives"},
    {15, ERROR(6), SEEN, "__syncwarp", "a vote, lane 0 arrives"},
    {16, SILENT, SEEN, "", "lane 0 waits, __syncwarp()"},
    {17, ERROR(6), SEEN, "__syncwarp", "lane 0 waits, a shuffle"},
    /* "bar, barrier": arrive does not wait, so nothing is ordered for who arrives */
    {18, SILENT, SEEN, "", "barrier.arrive of who puts, barrier.sync of who gets"},
    {19, ERROR(6), SEEN, "barrier", "barrier.sync of who puts, barrier.arrive of who gets"},
    /* "mbarrier.test_wait, mbarrier.try_wait": an acquire where the answer is true */
    {20, SILENT, SEEN, "", "test_wait until it is true"},
    {21, DEADLOCK, SEEN, "", "the wait is for the other parity"},
    /* "Causality Order" is transitive */
    {22, SILENT, SEEN, "", "arrivals, a wait by one lane of warp 1, __syncthreads_or()"},
};

MGPU_DEVICE void
litmus_arrive(const tiny_args *p, uint32_t bar)
{
    const bool one = threadIdx.x % LANES == 0;
    if (BUG(7) || BUG(9))
        mgpu_fence_acq_rel();
    if (BUG(11))
        mgpu_fence_proxy_async();
    if (BUG(12))
        __syncwarp();
    if (BUG(14))
        (void)__shfl_sync(0xFFFFFFFFu, 1, 0);
    if (BUG(15))
        (void)__ballot_sync(0xFFFFFFFFu, 1);
    if (BUG(5) || BUG(7) || BUG(9) || BUG(10) || BUG(11))
        (void)mgpu_mbarrier_arrive_relaxed(bar);
    else if (one || !(BUG(12) || BUG(13) || BUG(14) || BUG(15)))
        (void)mgpu_mbarrier_arrive(bar);
    if (BUG(10))
        mgpu_fence_acq_rel();
}

MGPU_DEVICE void
litmus_await(const tiny_args *p, uint32_t bar)
{
    const bool one = threadIdx.x % LANES == 0;
    if (BUG(6) || BUG(8) || BUG(9)) {
        while (!mgpu_mbarrier_try_wait_parity_relaxed(bar, 0)) {
        }
    } else if (BUG(20)) {
        while (!mgpu_mbarrier_test_wait_parity(bar, 0)) {
        }
    } else if (one || !(BUG(16) || BUG(17) || BUG(22)))
        mgpu_mbarrier_wait(bar, BUG(21) ? 1 : 0);
    if (BUG(8) || BUG(9))
        mgpu_fence_acq_rel();
    if (BUG(16))
        __syncwarp();
    if (BUG(17))
        (void)__shfl_sync(0xFFFFFFFFu, 1, 0);
}

MGPU_KERNEL(litmus_block, tiny_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, data, WORDS);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(data), bar = mgpu_smem_addr(bars);
    const bool puts = threadIdx.x < LANES, uses_bar = p->bug >= 4 && !BUG(18) && !BUG(19);
    if (threadIdx.x == 0)
        tiny_init(bar, p->bug >= 12 && p->bug <= 15 ? 1 : LANES);
    __syncthreads();
    if (puts)
        tiny_put(p, at);
    if (puts && uses_bar)
        litmus_arrive(p, bar);
    if (!puts && uses_bar)
        litmus_await(p, bar);
    if (BUG(1))
        __syncthreads();
    if (BUG(2))
        (void)__syncthreads_count(1);
    if (BUG(22))
        (void)__syncthreads_or(1);
    if (puts == BUG(18) && (BUG(18) || BUG(19)))
        mgpu_barrier_arrive(1, 64);
    else if (BUG(18) || BUG(19))
        mgpu_barrier_sync(1, 64);
    if (!puts)
        tiny_get(p, at);
}
TINY_GROUP(litmus_block, 1, 64);

/* ---- flags: block 1, or warp 1, puts into global memory, the other gets -------------------- */

static const case_row litmus_flag_rows[] = {
    {1, SILENT, SEEN, "", "st.release.gpu, ld.acquire.gpu"},
    {2, SILENT, SEEN, "", "st.release.cluster, ld.acquire.cluster"},
    {3, SILENT, SEEN, "", "st.release.cluster, ld.acquire.gpu: each includes the other"},
    {4, EITHER(6, 18), PLAIN, "release", "st.relaxed, ld.acquire"},
    {5, EITHER(6, 18), PLAIN,
     ": the load is relaxed, and no fence of a scope that has both blocks is behind it",
     "st.release, ld.relaxed"},
    /* "Release and Acquire Patterns": a fence, then a strong write; a strong read, then a fence */
    {6, SILENT, SEEN, "", "fence.acq_rel.gpu on both sides of relaxed accesses"},
    {7, SILENT, SEEN, "", "fence.sc.cluster on both sides of relaxed accesses"},
    {8, SILENT, SEEN, "", "fence.release and fence.acquire"},
    {9, EITHER(6, 18), PLAIN, "fence", "the fence is behind the flag's store"},
    {10, EITHER(6, 18), PLAIN, "fence", "only who puts has a fence"},
    {11, EITHER(6, 18), PLAIN, "fence", "only who gets has a fence"},
    /* "Scope": a fence of .cta does not include a thread of another block */
    {12, EITHER(6, 18), PLAIN, "fence", "fence.acq_rel.cta on both sides"},
    {13, EITHER(6, 18), PLAIN, "fence", "fence.acq_rel.cta of who gets"},
    /* "Volatile Operation": as .relaxed.sys; a build tells them from plain ones by
     * --param tsan-distinguish-volatile=1 */
    {14, SILENT, SEEN, "", "__threadfence() and a volatile flag"},
    {15, EITHER(6, 18), PLAIN, "fence", "a volatile flag and no fence"},
    /* "atom": without a qualifier .relaxed.gpu */
    {16, SILENT, SEEN, "", "__threadfence() and atomics"},
    {17, EITHER(6, 18), PLAIN, "fence", "atomics and no fence"},
    {18, ERROR(6), PLAIN, "no barrier.cluster, and no flag is between them",
     "nothing but time"},
    /* "Causality Order": through a third thread */
    {19, SILENT, SEEN, "", "a thread passes the flag on"},
    {20, EITHER(6, 18), PLAIN, "acquire", "a thread passes it on that has not acquired"},
};

/* One thread says that the words are there. */
MGPU_DEVICE void
litmus_raise(const tiny_args *p, uint32_t *flag)
{
    if (BUG(6))
        mgpu_fence_acq_rel_gpu();
    if (BUG(7))
        mgpu_fence_sc_cluster();
    if (BUG(8))
        mgpu_fence_release_gpu();
    if (BUG(12))
        __threadfence_block();
    if (BUG(10) || BUG(13) || BUG(14) || BUG(16))
        __threadfence();
    if (BUG(14) || BUG(15))
        *(volatile uint32_t *)flag = 1;
    else if (BUG(16) || BUG(17))
        (void)atomicExch(flag, 1);
    else if (BUG(2) || BUG(3))
        mgpu_st_release_cluster_global_b32(flag, 1);
    else if (BUG(1) || BUG(5) || BUG(19) || BUG(20))
        mgpu_st_release_gpu_global_b32(flag, 1);
    else
        mgpu_st_relaxed_gpu_global_b32(flag, 1);
    if (BUG(9))
        __threadfence();
}

MGPU_DEVICE uint32_t
litmus_flag_of(const tiny_args *p, uint32_t *flag)
{
    if (BUG(14) || BUG(15))
        return *(volatile uint32_t *)flag;
    if (BUG(16) || BUG(17))
        return atomicAdd(flag, 0);
    if (BUG(2))
        return mgpu_ld_acquire_cluster_global_b32(flag);
    if (BUG(1) || BUG(3) || BUG(4) || BUG(19))
        return mgpu_ld_acquire_gpu_global_b32(flag);
    return mgpu_ld_relaxed_gpu_global_b32(flag);
}

/* One thread waits for it. */
MGPU_DEVICE void
litmus_look(const tiny_args *p, uint32_t *flag)
{
    while (litmus_flag_of(p, flag) == 0)
        mgpu_nanosleep(20);
    if (BUG(6))
        mgpu_fence_acq_rel_gpu();
    if (BUG(7))
        mgpu_fence_sc_cluster();
    if (BUG(8))
        mgpu_fence_acquire_gpu();
    if (BUG(12) || BUG(13))
        __threadfence_block();
    if (BUG(9) || BUG(11) || BUG(14) || BUG(16))
        __threadfence();
}

MGPU_KERNEL(litmus_flag, tiny_args, p, 64, 1)
{
    const bool third = BUG(19) || BUG(20);
    const uint32_t t = threadIdx.x;
    if (t == 0 && mgpu_cluster_ctarank() == 1) {
        for (uint32_t i = 0; i < WORDS; i++)
            p->spare[i] = p->in[i];
        litmus_raise(p, p->flags);
    }
    if (t == 32 && third) {
        litmus_look(p, p->flags);
        mgpu_st_release_gpu_global_b32(p->flags + 1 + mgpu_cluster_ctarank(), 1);
    }
    if (t == 0 && mgpu_cluster_ctarank() == 0) {
        if (BUG(18))
            mgpu_nanosleep(1000000);
        else if (third)
            while (mgpu_ld_acquire_gpu_global_b32(p->flags + 1) == 0)
                mgpu_nanosleep(20);
        else
            litmus_look(p, p->flags);
        for (uint32_t i = 0; i < WORDS; i++)
            p->out[i] = p->spare[i];
    }
}
TINY_GROUP(litmus_flag, 2, 64);

/* ---- flags in shared memory, plain C: warp 0 puts, warp 1 gets ------------------------------ */

static const case_row litmus_plain_rows[] = {
    /* "Volatile Operation": as .relaxed.sys, and so "Morally Strong" with each other */
    {1, SILENT, SEEN, "", "__threadfence_block() on both sides of a volatile flag"},
    {2, EITHER(6, 18), PLAIN, "barrier", "a volatile flag, no fence before it is raised"},
    {3, EITHER(6, 18), PLAIN, "barrier", "a volatile flag, no fence behind it"},
    {4, SILENT, SEEN, "", "two threads write one volatile word"},
    {5, ERROR(6), PLAIN, "barrier", "a volatile word, and a plain store to it"},
    /* C's own: "Release and Acquire Patterns" */
    {6, SILENT, SEEN, "", "C's release and acquire"},
    {7, SILENT, SEEN, "", "__threadfence() around C's relaxed atomics"},
    {8, EITHER(6, 18), PLAIN, "barrier", "C's relaxed atomics"},
    {9, SILENT, SEEN, "", "C's compare and exchange, acquire and release"},
};

MGPU_DEVICE void
litmus_plain_raise(const tiny_args *p, uint32_t *flag)
{
    if (BUG(1) || BUG(3))
        __threadfence_block();
    if (BUG(7))
        __threadfence();
    if (BUG(6))
        __atomic_store_n(flag, 1, __ATOMIC_RELEASE);
    else if (BUG(7) || BUG(8))
        __atomic_store_n(flag, 1, __ATOMIC_RELAXED);
    else if (BUG(9))
        (void)__atomic_exchange_n(flag, 1, __ATOMIC_ACQ_REL);
    else
        *(volatile uint32_t *)flag = 1;
}

MGPU_DEVICE bool
litmus_plain_is_up(const tiny_args *p, uint32_t *flag)
{
    uint32_t one = 1;
    if (BUG(6))
        return __atomic_load_n(flag, __ATOMIC_ACQUIRE) != 0;
    if (BUG(7) || BUG(8))
        return __atomic_load_n(flag, __ATOMIC_RELAXED) != 0;
    if (BUG(9))
        return __atomic_compare_exchange_n(flag, &one, 2, false, __ATOMIC_ACQ_REL,
                                           __ATOMIC_RELAXED);
    return *(volatile uint32_t *)flag != 0;
}

MGPU_KERNEL(litmus_plain, tiny_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, data, WORDS);
    MGPU_SHARED(uint32_t, flags, 2);
    const uint32_t t = threadIdx.x;
    if (t == 0)
        flags[0] = flags[1] = 0;
    __syncthreads();
    if (BUG(4) || (BUG(5) && t == 0))
        *(volatile uint32_t *)(flags + 1) = 1;
    if (BUG(5) && t == 32)
        flags[1] = 2;
    if (t == 0) {
        for (uint32_t i = 0; i < WORDS; i++)
            data[i] = p->in[i];
        litmus_plain_raise(p, flags);
    }
    if (BUG(4) || BUG(5))
        __syncthreads();
    if (t == 32) {
        while (!litmus_plain_is_up(p, flags))
            mgpu_nanosleep(20);
        if (BUG(1) || BUG(2))
            __threadfence_block();
        if (BUG(7))
            __threadfence();
        for (uint32_t i = 0; i < WORDS; i++)
            p->out[i] = data[i];
    }
}
TINY_GROUP(litmus_plain, 1, 64);

/* ---- a cluster: block 1 puts into shared memory of block 0, which gets --------------------- */

static const case_row litmus_cluster_rows[] = {
    /* "barrier.cluster": arrive is .release, wait .acquire, at cluster scope, by default */
    {1, SILENT, SEEN, "", "barrier.cluster"},
    {2, EITHER(6, 18), SEEN,
     " is .relaxed, and passes nothing on: it wants .release of .cluster scope",
     "barrier.cluster.arrive.relaxed"},
    {3, SILENT, SEEN, "", "fence.acq_rel.cluster, barrier.cluster.arrive.relaxed"},
    {4, EITHER(6, 18), SEEN, "cluster", "fence.acq_rel.cta, barrier.cluster.arrive.relaxed"},
    /* "Morally Strong Operations": the scope of both ends includes the other block */
    {5, SILENT, SEEN, "", "remote arrivals, wait.acquire.cluster"},
    {6, EITHER(6, 18), SEEN, "cluster", "remote arrivals, wait.acquire.cta"},
    {7, EITHER(6, 18), SEEN, "relaxed", "remote arrivals that are relaxed"},
    {8, SILENT, SEEN, "", "fence.acq_rel.cluster, remote arrivals that are relaxed"},
    {9, EITHER(6, 18), SEEN, "cluster", "fence.acq_rel.cta, remote arrivals that are relaxed"},
    {10, SILENT, SEEN, "", "wait.relaxed.cluster, fence.acq_rel.cluster"},
    {11, EITHER(6, 18), SEEN, "acquire", "wait.relaxed.cluster"},
    {12, ERROR(6), SEEN, "__syncwarp", "lane 0 arrives for all"},
    /* "membar, fence": .mbarrier_init is for prior mbarrier.init operations, and nothing else */
    {13, EITHER(6, 18), SEEN, "", "fence.mbarrier_init, remote arrivals that are relaxed"},
    {14, EITHER(6, 16), SEEN, "", "nothing"},
};

MGPU_DEVICE void
litmus_cluster_arrive(const tiny_args *p, uint32_t bar)
{
    if (BUG(8))
        mgpu_fence_acq_rel_cluster();
    if (BUG(9))
        mgpu_fence_acq_rel();
    if (BUG(13))
        mgpu_fence_mbarrier_init();
    if (BUG(7) || BUG(8) || BUG(9) || BUG(13))
        mgpu_mbarrier_arrive_relaxed_shared_cluster(bar);
    else if (!BUG(12) || threadIdx.x == 0)
        mgpu_mbarrier_arrive_shared_cluster(bar);
}

MGPU_DEVICE void
litmus_cluster_wait(const tiny_args *p, uint32_t bar)
{
    if (BUG(6))
        mgpu_mbarrier_wait(bar, 0);
    else if (BUG(10) || BUG(11)) {
        while (!mgpu_mbarrier_try_wait_parity_relaxed_cluster(bar, 0)) {
        }
    } else
        mgpu_mbarrier_wait_cluster(bar, 0);
    if (BUG(10))
        mgpu_fence_acq_rel_cluster();
}

MGPU_DEVICE void
litmus_meet(const tiny_args *p)
{
    if (BUG(3))
        mgpu_fence_acq_rel_cluster();
    if (BUG(4))
        mgpu_fence_acq_rel();
    if (BUG(2) || BUG(3) || BUG(4))
        mgpu_barrier_cluster_arrive_relaxed();
    else
        mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

MGPU_KERNEL(litmus_cluster, tiny_args, p, 32, 1)
{
    MGPU_SHARED(uint32_t, data, WORDS);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), rank = mgpu_cluster_ctarank();
    if (threadIdx.x == 0)
        tiny_init(bar, BUG(12) ? 1 : LANES);
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (rank == 1) {
        const uint32_t there = mgpu_mapa(mgpu_smem_addr(data), 0);
        for (uint32_t i = threadIdx.x; i < WORDS; i += LANES)
            mgpu_st_shared_cluster_b32(there + 4 * i, p->in[i]);
    }
    if (p->bug <= 4)
        litmus_meet(p);
    else if (rank == 1 && !BUG(14))
        litmus_cluster_arrive(p, mgpu_mapa(bar, 0));
    else if (!BUG(14))
        litmus_cluster_wait(p, bar);
    if (rank == 0)
        tiny_get(p, mgpu_smem_addr(data));
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}
TINY_GROUP(litmus_cluster, 2, 32);
