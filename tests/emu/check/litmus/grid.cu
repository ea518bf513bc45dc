/* grid.cu - litmus tests of global memory between blocks that share nothing else, and between launches.
 * SPDX-License-Identifier: MIT
 */
#include "../tiny.h"

MGPU_REQUIRE(CLUSTER);

/* ---- three blocks, no cluster: block 1 writes `spare`, block 0 reads it ---------------------- */

static const case_row litmus_grid_rows[] = {
    {1, SILENT, SEEN, "", "written, __syncthreads(), a flag, __syncthreads(), read"},
    {2, ERROR(6), PLAIN,
     ", by a thread whose release (its last fence, or the store) did not know of the other "
     "access",
     "no barrier before the flag"},
    {3, ERROR(6), PLAIN,
     " that nobody had released by then: its store is relaxed or plain, with no fence before "
     "it, or came later",
     "no fence before the flag"},
    {4, ERROR(6), PLAIN, "flag", "no barrier behind the flag"},
    {5, ERROR(6), PLAIN, ": the scope of that release does not reach this block",
     "a fence of .cta scope before the flag"},
    {6, SILENT, SEEN, "", "st.release.gpu, ld.acquire.gpu"},
    /* "cp.async.bulk.wait_group": without .read the writes are made visible to the thread */
    {7, SILENT, SEEN, "", "a bulk store, wait_group 0, a flag"},
    {8, ERROR(17), PLAIN,
     "nothing says that it is complete: cp.async.bulk.wait_group (mgpu_bulk_wait_group(), "
     "without .read) in the thread that issued and committed it, then a barrier or a flag",
     "wait_group.read 0, a flag"},
    /* "Proxies": a fence on either side, for global memory */
    {9, SILENT, SEEN, "", "the writers fence, a flag, a bulk load"},
    {10, SILENT, SEEN, "", "a flag, the reader fences, a bulk load"},
    {11, ERROR(17), PLAIN,
     "no fence.proxy.async is between them: the thread that writes calls "
     "mgpu_fence_proxy_async_global() behind it and before the barrier or flag that lets the "
     "agent go",
     "a flag, a bulk load"},
    {12, ERROR(17), PLAIN, "fence.proxy.async", "a fence for shared memory only, a bulk load"},
    /* "Causality Order" is transitive, and a fence goes with it */
    {13, SILENT, SEEN, "", "block 2 passes the flag on"},
    {14, SILENT, SEEN, "", "block 2 fences, passes the flag on, a bulk load"},
    {15, SILENT, SEEN, "", "a barrier of the grid: all add, all wait for three"},
    {16, ERROR(6), PLAIN, "; or all change the word by atomics", "two blocks write one word"},
    {17, SILENT, SEEN, "", "all blocks add to one word"},
    {18, ERROR(6), PLAIN, "flag", "an atomic and a store meet in a word"},
    /* "Scope": .cluster does not include a thread of another cluster */
    {19, ERROR(6), PLAIN, "flag", "fence.acq_rel.cluster before the flag"},
    {20, ERROR(6), PLAIN,
     " of block (0,0,0) loaded a word at grid.cu:", "st.release.cluster, ld.acquire.gpu"},
    {21, ERROR(6), PLAIN, ": the scope of the load does not reach who stored it",
     "st.release.gpu, ld.acquire.cluster"},
    /* "Release and Acquire Patterns": a release, and a later strong write to the same word */
    {22, SILENT, SEEN, "",
     "st.release.gpu, then st.relaxed.gpu to the same word, ld.acquire.gpu"},
    {24, ERROR(6), PLAIN,
     ", by a thread whose release (its last fence, or the store) did not know of the other "
     "access",
     "no barrier before the flag, and who has loaded it fences nothing: the others do"},
    {25, ERROR(6), PLAIN,
     ": the load is relaxed, and no fence of a scope that has both blocks is behind it",
     "who has loaded the flag fences nothing: the others do"},
    {23, ERROR(6), PLAIN, " that tells of it: a barrier of this block comes behind that",
     "a vote behind the flag, no barrier"},
};

/* Thread 0: all that the block did is there. */
MGPU_DEVICE void
litmus_grid_raise(const tiny_args *p, uint32_t *flag)
{
    if (BUG(5))
        __threadfence_block();
    else if (BUG(19))
        mgpu_fence_acq_rel_cluster();
    else if ((!BUG(3) && !BUG(6) && p->bug < 20) || p->bug >= 23)
        __threadfence();
    if (BUG(20))
        mgpu_st_release_cluster_global_b32(flag, 1);
    else if (BUG(6) || BUG(21) || BUG(22))
        mgpu_st_release_gpu_global_b32(flag, 1);
    else
        (void)atomicAdd(flag, 1);
    if (BUG(22))
        mgpu_st_relaxed_gpu_global_b32(flag, 2);
}

/* Thread 0: wait until a flag is `count`. */
MGPU_DEVICE void
litmus_grid_look(const tiny_args *p, uint32_t *flag, uint32_t count)
{
    uint32_t seen = 0;
    while (seen < count) {
        seen = BUG(21)             ? mgpu_ld_acquire_cluster_global_b32(flag)
               : BUG(6) || BUG(20) ? mgpu_ld_acquire_gpu_global_b32(flag)
               : BUG(22)           ? mgpu_ld_acquire_gpu_global_b32(flag) / 2
                                   : mgpu_ld_relaxed_gpu_global_b32(flag);
        mgpu_nanosleep(20);
    }
    if ((!BUG(6) && p->bug < 20) || BUG(23))
        __threadfence();
}

MGPU_DEVICE void
litmus_grid_write(const tiny_args *p, uint32_t data, uint32_t bar)
{
    const uint32_t t = threadIdx.x;
    if (BUG(7) || BUG(8)) {
        if (t != 0)
            return;
        tiny_load(p, data, bar);
        mgpu_mbarrier_wait(bar, 0);
        mgpu_bulk_store(p->spare, data, BYTES);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group_read(0);
        if (BUG(7))
            mgpu_bulk_wait_group(0);
        return;
    }
    for (uint32_t i = t; i < WORDS; i += 64)
        p->spare[i] = p->in[i];
    if (BUG(9))
        mgpu_fence_proxy_async_global();
    if (BUG(12))
        mgpu_fence_proxy_async_shared_cta();
}

MGPU_DEVICE void
litmus_grid_read(const tiny_args *p, uint32_t data, uint32_t bar)
{
    if (p->bug < 9 || p->bug == 13 || p->bug > 14) {
        for (uint32_t i = (threadIdx.x + 1) % 64; i < WORDS; i += 64)
            p->out[i] = p->spare[i];
        return;
    }
    if (threadIdx.x == 0) {
        if (BUG(10))
            mgpu_fence_proxy_async_global();
        mgpu_mbarrier_arrive_expect_tx(bar, BYTES);
        mgpu_bulk_load(data, p->spare, BYTES, bar);
    }
    mgpu_mbarrier_wait(bar, 0);
    for (uint32_t i = threadIdx.x; i < WORDS; i += 64)
        p->out[i] = mgpu_ld_shared_b32(data + 4 * i);
}

/* 16 to 18: a word that several blocks touch. */
MGPU_DEVICE void
litmus_grid_word(const tiny_args *p)
{
    if (threadIdx.x != 0)
        return;
    if (BUG(17) || (BUG(18) && blockIdx.x != 0))
        (void)atomicAdd(p->flags + 8, 1);
    if (BUG(16) || (BUG(18) && blockIdx.x == 0))
        p->flags[8] = 1;
}

MGPU_KERNEL(litmus_grid, tiny_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, WORDS, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(data), bar = mgpu_smem_addr(bars), t = threadIdx.x;
    const bool third = BUG(13) || BUG(14);
    if (t == 0)
        tiny_init(bar, 1);
    __syncthreads();
    litmus_grid_word(p);
    if (blockIdx.x == 1)
        litmus_grid_write(p, at, bar);
    if (!BUG(2) && !BUG(24))
        __syncthreads();
    if (t == 0 && (blockIdx.x == 1 || BUG(15)))
        litmus_grid_raise(p, p->flags);
    if (t == 0 && blockIdx.x == 2 && third) {
        litmus_grid_look(p, p->flags, 1);
        if (BUG(14))
            mgpu_fence_proxy_async_global();
        litmus_grid_raise(p, p->flags + 1);
    }
    if (t == 0 && (blockIdx.x == 0 || BUG(15)))
        litmus_grid_look(p, p->flags + third, BUG(15) ? 3 : 1);
    if (BUG(23) && (t >= 32 || __any_sync(0xffffffff, 1) == 0))
        return;
    if (!BUG(4) && !BUG(23))
        __syncthreads();
    if (p->bug > 23 && t != 0)
        __threadfence();
    if (blockIdx.x == 0)
        litmus_grid_read(p, at, bar);
}
TINY_GRID(litmus_grid, 3, 64);

/* ---- five blocks of one thread's work: who reads one word, and who has been told ------------------- */

static const case_row litmus_readers_rows[] = {
    /* "Causality Order": an atomic is behind what it has read, and who knows of it knows of that */
    {1, SILENT, SEEN, "",
     "block 0 adds, block 1 loads that and stores a flag, block 2 reads the word"},
    {2, SILENT, SEEN, "", "four blocks read a word and tell, block 4 writes it"},
    {3, ERROR(6), PLAIN, "no flag is between them", "the first of four tells before it reads"},
    {4, ERROR(6), PLAIN, "no flag is between them",
     "the first of four reads the line, tells before that; the others read a word of it"},
};

MGPU_DEVICE void
litmus_readers_meet(const tiny_args *p)
{
    const uint32_t me = blockIdx.x, words = BUG(4) && me == 0 ? 32 : 1;
    uint32_t *const done = p->flags + 32, *const turn = p->flags + 40;
    uint32_t sum = 0;
    if (me == 4) {
        while (mgpu_ld_relaxed_gpu_global_b32(turn) < 4) /* the others first, by time alone */
            mgpu_nanosleep(20);
        while (mgpu_ld_acquire_gpu_global_b32(done) < 4)
            mgpu_nanosleep(20);
        p->flags[BUG(4) ? 9 : 0] = 7;
        return;
    }
    while (mgpu_ld_relaxed_gpu_global_b32(turn) < me)
        mgpu_nanosleep(20);
    if (p->bug > 2 && me == 0) {
        __threadfence();
        (void)atomicAdd(done, 1);
    }
    for (uint32_t i = 0; i < words; i++)
        sum += p->flags[i];
    p->spare[me] = sum;
    if (p->bug == 2 || me != 0) {
        __threadfence();
        (void)atomicAdd(done, 1);
    }
    mgpu_st_relaxed_gpu_global_b32(turn, me + 1);
}

MGPU_KERNEL(litmus_readers, tiny_args, p, 32, 1)
{
    uint32_t *const count = p->flags + 8, *const flag = p->flags + 16;
    if (threadIdx.x != 0)
        return;
    if (blockIdx.x == 0)
        for (uint32_t i = 0; i < WORDS; i++)
            p->out[i] = p->in[i];
    if (!BUG(1)) {
        litmus_readers_meet(p);
    } else if (blockIdx.x == 0) {
        (void)atomicAdd(count, 1);
    } else if (blockIdx.x == 1) {
        while (mgpu_ld_relaxed_gpu_global_b32(count) != 1)
            mgpu_nanosleep(20);
        mgpu_st_release_gpu_global_b32(flag, 1);
    } else if (blockIdx.x == 2) {
        while (mgpu_ld_acquire_gpu_global_b32(flag) != 1)
            mgpu_nanosleep(20);
        p->spare[0] = *count;
    }
}
TINY_GRID(litmus_readers, 5, 32);

/* ---- two launches: the first writes `spare`, the second may begin before it has ended ------------ */

static const case_row litmus_launch_rows[] = {
    {1, SILENT, SEEN, "", "all threads wait (griddepcontrol.wait)"},
    {2, SILENT, SEEN, "", "thread 0 waits, __syncthreads()"},
    {3, ERROR(21), PLAIN,
     "this launch is programmatic, and may run beside it: mgpu_griddepcontrol_wait() comes "
     "first, in this thread or before a barrier that it passes",
     "nobody waits"},
    {4, ERROR(21), PLAIN, "a thread of a launch before writes it",
     "thread 0 waits, no barrier"},
    {5, SILENT, SEEN, "", "an ordinary launch, nobody waits"},
    {6, SILENT, SEEN, "", "the host waits between them"},
    {7, ERROR(21), PLAIN, "mgpu_griddepcontrol_wait() comes first",
     "nobody waits, and overwrites what the first reads"},
    {8, ERROR(21), SEEN, "mgpu_griddepcontrol_wait() comes first", "a bulk load, nobody waits"},
    {9, SILENT, SEEN, "", "a bulk load behind the wait: the end of a launch is enough"},
    {10, SILENT, SEEN, "", "what nobody wrote is read before the wait"},
};

MGPU_KERNEL(litmus_first, tiny_args, p, 64, 1)
{
    for (uint32_t i = threadIdx.x; i < WORDS; i += 64)
        mgpu_st_relaxed_gpu_global_b32(p->spare + i, p->in[i] + (BUG(7) ? p->out[i] : 0));
    mgpu_griddepcontrol_launch_dependents();
}

MGPU_KERNEL(litmus_launch, tiny_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, WORDS, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(data), bar = mgpu_smem_addr(bars), t = threadIdx.x;
    const bool loads = BUG(8) || BUG(9);
    uint32_t early = BUG(10) ? p->ones[t] : 0;
    if (t == 0)
        tiny_init(bar, 1);
    if (BUG(1) || BUG(9) || BUG(10) || (t == 0 && (BUG(2) || BUG(4))))
        mgpu_griddepcontrol_wait();
    if (!BUG(4))
        __syncthreads();
    if (t == 0 && loads) {
        mgpu_mbarrier_arrive_expect_tx(bar, BYTES);
        mgpu_bulk_load(at, p->spare, BYTES, bar);
    }
    if (loads)
        mgpu_mbarrier_wait(bar, 0);
    for (uint32_t i = t; i < WORDS; i += 64)
        p->out[i] = loads    ? mgpu_ld_shared_b32(at + 4 * i)
                    : BUG(7) ? i + 1
                             : p->spare[i] + (early & 0);
}

static mgpu_status
litmus_launch_run(uint32_t bug, bool *right)
{
    tiny_args args = tiny_begin(bug);
    mgpu_launch_config config = mgpu_launch_1d(1, 64);
    mgpu_status status = mgpu_launch(&litmus_first_kernel, config, &args, NULL);
    if (bug == 6)
        (void)mgpu_sync(NULL);
    config.programmatic = bug != 5;
    if (status == MGPU_OK)
        status = mgpu_launch(&litmus_launch_kernel, config, &args, NULL);
    *right = tiny_end(&args);
    return status;
}
CASE_GROUP(litmus_launch);
