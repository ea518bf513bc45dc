/* meet.cu - flags, locks and tables as people write them, and right so: whose fence it is, and where.
 * SPDX-License-Identifier: MIT
 */
#include "grid.h"

MGPU_REQUIRE(TMA);

/* ---- two blocks: block 0 puts words there, block 1 takes them -------------------------------- */

/* 1 to 4: which threads fence, and which look. */
MGPU_DEVICE void
meet_raise(const grid_args *p, uint32_t *flag, uint32_t bar)
{
    const uint32_t t = threadIdx.x;
    if (BUG(3) || BUG(4))
        __threadfence();
    if (BUG(5)) {
        (void)mgpu_mbarrier_arrive(bar);
        if (t == 0)
            mgpu_mbarrier_wait(bar, 0);
    } else if (BUG(6)) {
        mgpu_barrier_sync(1, THREADS);
    } else {
        __syncthreads();
    }
    if (t != 0)
        return;
    if (!BUG(3) && !BUG(4))
        __threadfence();
    if (BUG(4) || BUG(7))
        (void)atomicExch(flag, 1);
    else
        *(volatile uint32_t *)flag = 1;
}

MGPU_DEVICE void
meet_look(const grid_args *p, uint32_t *flag)
{
    const uint32_t t = threadIdx.x;
    if (BUG(7)) {
        while (t == 0 && atomicAdd(flag, 0) == 0)
            mgpu_nanosleep(20);
    } else if (BUG(2) || t == 0) {
        grid_wait(flag, 1);
    }
    if (BUG(2)) {
        __threadfence();
        return;
    }
    if (t == 0 && !BUG(1))
        __threadfence();
    __syncthreads();
    if (BUG(1))
        __threadfence();
}

MGPU_KERNEL(meet_flag, grid_args, p, THREADS, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), t = threadIdx.x;
    if (t == 0)
        mgpu_mbarrier_init(bar, THREADS);
    __syncthreads();
    if (blockIdx.x == 0) {
        for (uint32_t i = t; i < TOTAL; i += THREADS)
            p->data[i] = p->in[i];
        meet_raise(p, p->flags, bar);
    } else {
        meet_look(p, p->flags);
        for (uint32_t i = 0; i < TOTAL; i += THREADS)
            p->out[i + (t ^ 1)] = p->data[i + (t ^ 1)];
    }
}

/* Warps of one block hand words to warps of the other: lane 0 for all, __syncwarp() around. */
MGPU_KERNEL(meet_warps, grid_args, p, THREADS, 1)
{
    const uint32_t warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    const uint32_t from = warp * (TOTAL / 2);
    uint32_t *const flag = p->flags + 32 * warp;
    if (blockIdx.x == 0) {
        for (uint32_t i = lane; i < TOTAL / 2; i += 32)
            p->data[from + i] = p->in[from + i];
        __syncwarp();
        if (lane == 0)
            mgpu_st_release_gpu_global_b32(flag, 1);
    } else {
        if (lane == 0)
            while (mgpu_ld_acquire_gpu_global_b32(flag) == 0) {
            }
        __syncwarp();
        for (uint32_t i = 0; i < TOTAL / 2; i += 32)
            p->out[from + i + (lane ^ 1)] = p->data[from + i + (lane ^ 1)];
    }
}

MGPU_DEVICE void
meet_cluster(void)
{
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

/* Both blocks of a cluster put words there; block 0 tells block 0 of the next cluster. */
MGPU_KERNEL(meet_clusters, grid_args, p, THREADS, 1)
{
    const uint32_t rank = mgpu_cluster_ctarank(), t = threadIdx.x;
    const bool puts = blockIdx.x < 2;
    for (uint32_t i = rank * THREADS + t; puts && i < TOTAL; i += 2 * THREADS)
        p->data[i] = p->in[i];
    if (puts)
        meet_cluster();
    if (puts && rank == 0 && t == 0) {
        __threadfence();
        *(volatile uint32_t *)p->flags = 1;
    }
    if (!puts && rank == 0 && t == 0) {
        grid_wait(p->flags, 1);
        __threadfence();
    }
    if (puts)
        return;
    meet_cluster();
    for (uint32_t i = (1 - rank) * THREADS + t; i < TOTAL; i += 2 * THREADS)
        p->out[i] = p->data[i];
}

/* One thread looks at a flag of a byte, and tells the others by an mbarrier. */
MGPU_KERNEL(meet_producer, grid_args, p, THREADS, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), t = threadIdx.x;
    volatile bool *const flag = (volatile bool *)p->flags + 1;
    if (t == 0)
        mgpu_mbarrier_init(bar, 1);
    __syncthreads();
    if (blockIdx.x == 0) {
        for (uint32_t i = t; i < TOTAL; i += THREADS)
            p->data[i] = p->in[i];
        __syncthreads();
        if (t == 0)
            __threadfence();
        if (t == 0)
            *flag = true;
        return;
    }
    if (t == 32) {
        while (!*flag)
            mgpu_nanosleep(20);
        __threadfence();
        (void)mgpu_mbarrier_arrive(bar);
    }
    mgpu_mbarrier_wait(bar, 0);
    for (uint32_t i = t; i < TOTAL; i += THREADS)
        p->out[i] = p->data[i];
}

/* A word and that it is there, in 64 bits: nothing else is needed. */
MGPU_KERNEL(meet_packed, grid_args, p, THREADS, 1)
{
    volatile uint64_t *const words = (volatile uint64_t *)p->flags;
    for (uint32_t i = threadIdx.x; i < TOTAL / 2; i += THREADS) {
        uint64_t word = 0;
        if (blockIdx.x == 0) {
            words[i] = (uint64_t)p->in[2 * i] << 32 | 1;
            continue;
        }
        while (((word = words[i]) & 1) == 0)
            mgpu_nanosleep(20);
        p->out[2 * i] = (uint32_t)(word >> 32);
        p->out[2 * i + 1] = (uint32_t)(word >> 32) + 1;
    }
}

/* ---- locks ------------------------------------------------------------------------------------ */

/* Tickets are served in turn. */
MGPU_KERNEL(meet_tickets, grid_args, p, THREADS, 1)
{
    MGPU_SHARED(uint32_t, sums, THREADS / 32);
    const uint32_t sum = grid_block_sum(sums, p->in[grid_index()]);
    volatile uint32_t *const serving = p->flags + 1;
    if (threadIdx.x != 0)
        return;
    const uint32_t ticket = atomicAdd(p->flags, 1);
    while (*serving != ticket)
        mgpu_nanosleep(20);
    __threadfence();
    p->out[0] = sum + (ticket == 0 ? 0 : p->out[0]);
    __threadfence();
    *serving = ticket + 1;
}

/* A lock in shared memory, taken by lane 0 of each warp, or by each lane. */
MGPU_KERNEL(meet_shared_lock, grid_args, p, THREADS, 1)
{
    MGPU_SHARED(uint32_t, words, 2);
    uint32_t *const lock = words, *const sum = words + 1;
    const uint32_t t = threadIdx.x;
    if (t == 0)
        lock[0] = sum[0] = 0;
    __syncthreads();
    bool waits = BUG(12) || t % 32 == 0;
    while (waits) {
        if (atomicCAS(lock, 0, 1) == 0) {
            __threadfence_block();
            for (uint32_t i = BUG(12) ? t : t / 32; i < TOTAL; i += BUG(12) ? THREADS : 2)
                sum[0] += p->in[i];
            __threadfence_block();
            (void)atomicExch(lock, 0);
            waits = false;
        } else {
            mgpu_nanosleep(20);
        }
    }
    __syncthreads();
    if (t == 0)
        p->out[0] = sum[0];
}

/* Who comes last in shared memory puts the counter back. */
MGPU_KERNEL(meet_shared_reset, grid_args, p, THREADS, 1)
{
    MGPU_SHARED(uint32_t, count, 1);
    const uint32_t t = threadIdx.x;
    if (t == 0)
        count[0] = 0;
    __syncthreads();
    for (uint32_t i = 0; i < TOTAL; i += THREADS) {
        p->out[i + t] = p->in[i + t];
        if (atomicAdd(count, 1) == THREADS - 1)
            count[0] = 0;
        __syncthreads();
    }
}

/* ---- words that are made ready in the kernel ------------------------------------------------- */

/* A barrier of the grid that is used once. */
MGPU_DEVICE void
meet_all(uint32_t *count)
{
    __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        (void)atomicAdd(count, 1);
        grid_wait(count, gridDim.x);
        __threadfence();
    }
    __syncthreads();
}

/* Zeros by stores, sums by atomics, then plain loads. */
MGPU_KERNEL(meet_zeros, grid_args, p, THREADS, 1)
{
    const uint32_t x = p->in[grid_index()];
    p->data[grid_index()] = 0;
    meet_all(p->flags);
    (void)atomicAdd(p->data + x % 8, x);
    meet_all(p->flags + 1);
    if (grid_index() != 0)
        return;
    p->out[0] = 0;
    for (uint32_t i = 0; i < 8; i++)
        p->out[0] += p->data[i];
}

/* A hash table: who takes a place by its key writes the value; the next launch reads. */
MGPU_KERNEL(meet_table, grid_args, p, THREADS, 1)
{
    const uint32_t key = p->in[grid_index()], at = key * 37 % (TOTAL / 2);
    if (p->out[TOTAL - 1] != 0xDBDBDBDB) { /* the second launch */
        if (grid_index() >= TOTAL / 2)
            return;
        const uint32_t sum = p->data[grid_index()];
        (void)atomicAdd(p->out, sum + sum + TOTAL / 2);
        return;
    }
    if (atomicCAS(p->flags + at, 0, key) == 0)
        p->data[at] = key <= TOTAL / 2 ? key : key - TOTAL / 2;
    meet_all(p->flags + TOTAL - 1);
    if (grid_index() == 0)
        p->out[0] = p->out[TOTAL - 1] = 0;
}

/* Levels of a search: who is first to a word puts it into the list of the next level. */
MGPU_KERNEL(meet_levels, grid_args, p, THREADS, 1)
{
    uint32_t *const seen = p->flags, *const counts = p->flags + TOTAL / 2;
    uint32_t *const bars = counts + 32;
    const uint32_t nodes = TOTAL / 2; /* i leads to 2i + 1, 2i + 2 and i */
    uint32_t begin = 0, end = 1;
    if (grid_index() == 0)
        p->data[0] = 0;
    for (uint32_t level = 0; begin != end && level < 16; level++) {
        meet_all(bars + 2 * level);
        for (uint32_t i = begin + grid_index(); i < end; i += TOTAL) {
            const uint32_t from = p->data[i];
            for (uint32_t j = 0; j < 3; j++) {
                const uint32_t to = j < 2 ? 2 * from + 1 + j : from;
                if (to != 0 && to < nodes && atomicCAS(seen + to, 0, 1) == 0)
                    p->data[end + atomicAdd(counts + level, 1)] = to;
            }
        }
        meet_all(bars + 2 * level + 1);
        begin = end;
        end += counts[level];
    }
    for (uint32_t i = grid_index(); i < end; i += TOTAL) {
        p->out[p->data[i]] = p->data[i] + 1;
        p->out[nodes + p->data[i]] = nodes + p->data[i] + 1;
    }
}

/* All blocks add their words to one tile by TMA; the last one reads it. */
MGPU_KERNEL(meet_reduce, grid_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, THREADS, 128);
    MGPU_SHARED(uint32_t, sums, THREADS / 32);
    MGPU_SHARED(uint32_t, last, 1);
    const uint32_t t = threadIdx.x;
    tile[t] = p->in[grid_index()];
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (t == 0) {
        mgpu_tma_reduce_add_1d(&p->flags_map, THREADS, mgpu_smem_addr(tile));
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
        mgpu_fence_proxy_async();
        __threadfence();
        last[0] = atomicAdd(p->flags, 1) == BLOCKS - 1;
        __threadfence();
    }
    __syncthreads();
    if (last[0] == 0)
        return;
    const uint32_t sum = grid_block_sum(sums, p->flags[THREADS + t]);
    if (t == 0)
        p->out[0] = sum;
}

/* ---- the group -------------------------------------------------------------------------------- */

static const grid_program silent_meet_programs[] = {
    {&meet_flag_kernel, 2, THREADS, GRID_COPY, 1, 0},
    {&meet_flag_kernel, 2, THREADS, GRID_COPY, 1, 0},
    {&meet_flag_kernel, 2, THREADS, GRID_COPY, 1, 0},
    {&meet_flag_kernel, 2, THREADS, GRID_COPY, 1, 0},
    {&meet_flag_kernel, 2, THREADS, GRID_COPY, 1, 0},
    {&meet_flag_kernel, 2, THREADS, GRID_COPY, 1, 0},
    {&meet_flag_kernel, 2, THREADS, GRID_COPY, 1, 0},
    {&meet_warps_kernel, 2, THREADS, GRID_COPY, 1, 0},
    {&meet_packed_kernel, 2, THREADS, GRID_COPY, 1, 0},
    {&meet_tickets_kernel, BLOCKS, THREADS, GRID_SUM, 1, 0},
    {&meet_shared_lock_kernel, 1, THREADS, GRID_SUM, 1, 0},
    {&meet_shared_lock_kernel, 1, THREADS, GRID_SUM, 1, 0},
    {&meet_shared_reset_kernel, 1, THREADS, GRID_COPY, 1, 0},
    {&meet_zeros_kernel, BLOCKS, THREADS, GRID_SUM, 1, 0},
    {&meet_table_kernel, BLOCKS, THREADS, GRID_SUM, 2, 0},
    {&meet_levels_kernel, BLOCKS, THREADS, GRID_COPY, 1, 0},
    {&meet_reduce_kernel, BLOCKS, THREADS, GRID_SUM, 1, 0},
    {&meet_clusters_kernel, 4, THREADS, GRID_COPY, 1, 2},
    {&meet_producer_kernel, 2, THREADS, GRID_COPY, 1, 0},
};

static const case_row silent_meet_rows[] = {
    {1, SILENT, PLAIN, "", "thread 0 looks, __syncthreads(), all fence, all read"},
    {2, SILENT, SEEN, "", "all look at one volatile flag and fence"},
    {3, SILENT, PLAIN, "", "all fence, __syncthreads(), a volatile flag"},
    {4, SILENT, PLAIN, "", "all fence, __syncthreads(), atomicExch()"},
    {5, SILENT, SEEN, "", "all arrive at an mbarrier, who waits for it fences, a flag"},
    {6, SILENT, SEEN, "", "a named barrier, then thread 0 fences, a flag"},
    {7, SILENT, SEEN, "", "a flag by atomicExch(), that atomicAdd(0) looks at"},
    {8, SILENT, SEEN, "", "lane 0 releases behind __syncwarp(), and acquires before it"},
    {9, SILENT, SEEN, "", "a word and its flag in 64 volatile bits"},
    {10, SILENT, SEEN, "", "a lock by tickets"},
    {11, SILENT, SEEN, "", "a lock in shared memory, by lane 0 of each warp"},
    {12, SILENT, SEEN, "", "a lock in shared memory, by each lane"},
    {13, SILENT, PLAIN, "", "a counter in shared memory, put back by who comes last"},
    {14, SILENT, SEEN, "", "zeros by stores, sums by atomics, plain loads"},
    {15, SILENT, SEEN, "", "a hash table, atomicCAS() and plain values"},
    {16, SILENT, SEEN, "", "levels of a search, atomicCAS() and a list"},
    {17, SILENT, SEEN, "", "bulk reductions of all blocks into one tile, a ticket"},
    {18, SILENT, SEEN, "", "the barriers of two clusters, a flag between them"},
    {19, SILENT, SEEN, "", "one thread sees a flag of a byte, an mbarrier tells the others"},
};
GRID_GROUP(silent_meet);
