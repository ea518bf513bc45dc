/* grid.cu - how blocks of a grid share work and results in shipped kernels, and right so.
 * SPDX-License-Identifier: MIT
 */
#include "grid.h"

MGPU_REQUIRE(TMA);

enum { ROUNDS = 5 };

/* ---- the last block finishes --------------------------------------------------------------- */

/* Words of all threads, or one of the block; who is last, by a ticket, adds all up. */
MGPU_KERNEL(grid_last, grid_args, p, THREADS, 1)
{
    MGPU_SHARED(uint32_t, sums, THREADS / 32);
    MGPU_SHARED(uint32_t, last, 1);
    const uint32_t t = threadIdx.x, mine = p->in[grid_index()];
    const bool each = BUG(2) || BUG(3);
    volatile uint32_t *const told = p->data;
    uint32_t sum = 0;
    if (each)
        p->data[grid_index()] = mine;
    else
        sum = grid_block_sum(sums, mine);
    if (BUG(2))
        __threadfence();
    if (each)
        __syncthreads();
    if (t == 0) {
        if (BUG(1))
            p->data[blockIdx.x] = sum;
        if (BUG(4))
            told[blockIdx.x] = sum;
        if (!BUG(2))
            __threadfence();
        last[0] = atomicInc(p->flags, BLOCKS - 1) == BLOCKS - 1;
        if (!BUG(4))
            __threadfence();
    }
    __syncthreads();
    if (last[0] == 0)
        return;
    sum = 0;
    for (uint32_t i = t; i < (each ? (uint32_t)TOTAL : (uint32_t)BLOCKS); i += THREADS)
        sum += BUG(4) ? told[i] : p->data[i];
    sum = grid_block_sum(sums, sum);
    if (t == 0)
        p->out[0] = sum;
}

/* The same; who is last puts the counter back by a plain store: it has seen all that others added. */
MGPU_KERNEL(grid_reset, grid_args, p, THREADS, 1)
{
    MGPU_SHARED(uint32_t, sums, THREADS / 32);
    const uint32_t sum = grid_block_sum(sums, p->in[grid_index()]);
    if (threadIdx.x != 0)
        return;
    p->data[blockIdx.x] = sum;
    __threadfence();
    if (atomicAdd(p->flags, 1) != BLOCKS - 1)
        return;
    p->flags[0] = 0;
    __threadfence();
    p->out[0] = 0;
    for (uint32_t i = 0; i < BLOCKS; i++)
        p->out[0] += p->data[i];
}

/* ---- barriers of the grid --------------------------------------------------------------------- */

/* A count and a generation. */
MGPU_DEVICE void
grid_sync_generation(const grid_args *p, uint32_t *words)
{
    volatile uint32_t *const generation = words + 1;
    __syncthreads();
    if (threadIdx.x == 0) {
        const uint32_t now = *generation;
        __threadfence();
        if (atomicAdd(words, 1) == gridDim.x - 1) {
            if (BUG(8))
                words[0] = 0;
            else
                (void)atomicExch(words, 0);
            __threadfence();
            *generation = now + 1;
        } else {
            while (*generation == now)
                mgpu_nanosleep(20);
        }
        __threadfence();
    }
    __syncthreads();
}

/* As cooperative groups do it: block 0 adds what flips the top bit, the others 1. */
MGPU_DEVICE void
grid_sync_flip(uint32_t *word)
{
    __syncthreads();
    if (threadIdx.x == 0) {
        const uint32_t add = blockIdx.x == 0 ? 0x80000000u - (gridDim.x - 1) : 1;
        __threadfence();
        const uint32_t old = atomicAdd(word, add);
        while (((old ^ *(volatile uint32_t *)word) & 0x80000000u) == 0)
            mgpu_nanosleep(20);
        __threadfence();
    }
    __syncthreads();
}

/* A counter that only grows: a release and an acquire. */
MGPU_DEVICE void
grid_sync_growing(uint32_t *word, uint32_t round)
{
    __syncthreads();
    if (threadIdx.x == 0) {
        mgpu_fence_acq_rel_gpu();
        (void)atomicAdd(word, 1);
        while (mgpu_ld_acquire_gpu_global_b32(word) < (round + 1) * gridDim.x) {
        }
    }
    __syncthreads();
}

/* Words go from block to block, to and fro between `data` and `out`, a barrier behind each step. */
MGPU_KERNEL(grid_rounds, grid_args, p, 16, 1)
{
    const uint32_t n = gridDim.x * 16, mine = blockIdx.x * 16 + threadIdx.x;
    p->out[mine] = p->in[mine];
    for (uint32_t round = 0; round < 2 * ROUNDS; round++) {
        const uint32_t *from = round % 2 == 0 ? p->out : p->data;
        uint32_t *const to = round % 2 == 0 ? p->data : p->out;
        if (BUG(6))
            grid_sync_flip(p->flags);
        else if (BUG(7))
            grid_sync_growing(p->flags, round);
        else
            grid_sync_generation(p, p->flags);
        to[mine] = from[(mine + (round % 2 == 0 ? 16 : n - 16)) % n];
    }
}

/* ---- running sums: decoupled look-back ---------------------------------------------------------- */

enum { AGGREGATE = 1, PREFIX = 2 };

/* What all blocks before this one add up to, by one thread. flags: status; data: two sums of each block. */
MGPU_DEVICE uint32_t
grid_look_back(const grid_args *p, uint32_t sum)
{
    volatile uint32_t *const status = p->flags;
    const uint32_t b = blockIdx.x;
    uint32_t before = 0;
    p->data[2 * b] = sum;
    __threadfence();
    status[b] = AGGREGATE;
    for (uint32_t i = b; i-- > 0;) {
        grid_wait(status + i, AGGREGATE);
        const uint32_t seen = status[i];
        __threadfence();
        before += p->data[2 * i + (seen == PREFIX)];
        if (seen == PREFIX)
            break;
    }
    p->data[2 * b + 1] = before + sum;
    __threadfence();
    status[b] = PREFIX;
    return before;
}

/* The same by a warp: status and sum are one word, so that no fence is needed. */
MGPU_DEVICE uint32_t
grid_look_back_warp(const grid_args *p, uint32_t sum)
{
    volatile uint32_t *const words = p->flags; /* sum << 2 | status */
    const uint32_t lane = threadIdx.x, b = blockIdx.x;
    uint32_t before = 0;
    if (lane == 0)
        words[b] = sum << 2 | (b == 0 ? PREFIX : AGGREGATE);
    for (int32_t first = (int32_t)b - 1; first >= 0; first -= 32) {
        const int32_t i = first - (int32_t)lane;
        uint32_t word = PREFIX;
        while (i >= 0 && ((word = words[i]) & 3) == 0)
            mgpu_nanosleep(20);
        const uint32_t done = __ballot_sync(~0u, (word & 3) == PREFIX);
        uint32_t x = done == 0 || lane <= (uint32_t)__ffs((int)done) - 1 ? word >> 2 : 0;
        for (uint32_t d = 16; d != 0; d /= 2)
            x += __shfl_xor_sync(~0u, x, d);
        before += x;
        if (done != 0)
            break;
    }
    if (lane == 0)
        words[b] = (before + sum) << 2 | PREFIX;
    return before;
}

MGPU_KERNEL(grid_scan, grid_args, p, THREADS, 1)
{
    MGPU_SHARED(uint32_t, sums, THREADS / 32);
    MGPU_SHARED(uint32_t, before, 1);
    const uint32_t t = threadIdx.x, mine = p->in[grid_index()];
    const uint32_t sum = grid_block_sum(sums, mine);
    uint32_t x = mine;
    if (BUG(9) && t == 0)
        before[0] = grid_look_back(p, sum);
    if (BUG(10) && t < 32) {
        const uint32_t all = grid_look_back_warp(p, sum);
        if (t == 0)
            before[0] = all;
    }
    for (uint32_t d = 1; d < 32; d *= 2) {
        const uint32_t other = __shfl_up_sync(~0u, x, d);
        x += t % 32 >= d ? other : 0;
    }
    if (t == 31)
        sums[0] = x;
    __syncthreads();
    p->out[grid_index()] = before[0] + x + (t >= 32 ? sums[0] : 0);
}

/* ---- a tile in several parts: semaphores, and a count that one waits for --------------------- */

/* Tiles of THREADS words, of which block b has part b % PARTS; in[] is what a part adds. */
enum { PARTS = 4, TILES = BLOCKS / PARTS };

/* In turns: who has the semaphore adds to what the one before left. */
MGPU_DEVICE void
grid_part_in_turn(const grid_args *p, uint32_t tile, uint32_t part, uint32_t x)
{
    const uint32_t t = threadIdx.x, at = tile * THREADS + t;
    uint32_t *const semaphore = p->flags + tile;
    if (BUG(11)) {
        if (t == 0)
            while (*(volatile uint32_t *)semaphore != part)
                mgpu_nanosleep(20);
        if (t == 0)
            __threadfence();
        __syncthreads();
    } else {
        uint32_t state = t == 0 ? 0 : part;
        do {
            if (t == 0)
                state = mgpu_ld_acquire_gpu_global_b32(semaphore);
        } while (!__syncthreads_and(state == part));
    }
    p->data[at] = x + (part == 0 ? 0 : p->data[at]);
    __syncthreads();
    if (t == 0 && BUG(11)) {
        __threadfence();
        *(volatile uint32_t *)semaphore = part + 1;
    } else if (t == 0)
        mgpu_st_release_gpu_global_b32(semaphore, part + 1);
}

/* Everybody leaves its part; part 0 waits for all. */
MGPU_DEVICE void
grid_part_by_count(const grid_args *p, uint32_t tile, uint32_t part, uint32_t x)
{
    const uint32_t t = threadIdx.x;
    if (part != 0) {
        p->out[grid_index()] = x;
        __syncthreads();
        if (t == 0) {
            mgpu_fence_acq_rel_gpu();
            (void)atomicAdd(p->flags + tile, 1);
        }
        return;
    }
    if (t == 0)
        while (mgpu_ld_acquire_gpu_global_b32(p->flags + tile) != PARTS - 1) {
        }
    __syncthreads();
    for (uint32_t i = 1; i < PARTS; i++)
        x += p->out[grid_index() + i * THREADS];
    p->data[tile * THREADS + t] = x;
}

MGPU_KERNEL(grid_parts, grid_args, p, THREADS, 1)
{
    MGPU_SHARED(uint32_t, sums, THREADS / 32);
    const uint32_t tile = blockIdx.x / PARTS, part = blockIdx.x % PARTS, t = threadIdx.x;
    const uint32_t x = p->in[grid_index()];
    uint32_t sum = 0;
    if (BUG(13))
        grid_part_by_count(p, tile, part, x);
    else
        grid_part_in_turn(p, tile, part, x);
    if (part != (BUG(13) ? 0 : PARTS - 1))
        return;
    sum = grid_block_sum(sums, p->data[tile * THREADS + t]);
    if (t == 0)
        (void)atomicAdd(p->flags + TILES, sum);
    if (t != 0)
        return;
    __threadfence();
    if (atomicAdd(p->flags + TILES + 1, 1) == TILES - 1)
        p->out[0] = atomicAdd(p->flags + TILES, 0);
}

/* ---- two blocks: buffers in global memory, to and fro ---------------------------------------- */

/* Flags of both directions, by thread 0. */
MGPU_DEVICE void
grid_raise(const grid_args *p, uint32_t *flag, uint32_t value)
{
    __syncthreads();
    if (threadIdx.x != 0)
        return;
    if (BUG(15)) {
        mgpu_st_release_gpu_global_b32(flag, value);
        return;
    }
    __threadfence();
    *(volatile uint32_t *)flag = value;
}

MGPU_DEVICE void
grid_look(const grid_args *p, uint32_t *flag, uint32_t value)
{
    if (threadIdx.x == 0 && BUG(15))
        while (mgpu_ld_acquire_gpu_global_b32(flag) < value) {
        }
    if (threadIdx.x == 0 && !BUG(15)) {
        grid_wait(flag, value);
        __threadfence();
    }
    __syncthreads();
}

/* Block 0 fills two buffers in turn, block 1 empties them. */
MGPU_KERNEL(grid_ping_pong, grid_args, p, THREADS, 1)
{
    const uint32_t t = threadIdx.x;
    uint32_t *const full = p->flags, *const empty = p->flags + 32;
    for (uint32_t i = 0; i < BLOCKS; i++) {
        uint32_t *const word = p->data + i % 2 * THREADS + t;
        if (blockIdx.x == 0) {
            if (i >= 2)
                grid_look(p, empty, i - 1);
            if (BUG(15))
                __stcg(word, p->in[i * THREADS + t]);
            else
                *word = p->in[i * THREADS + t];
            grid_raise(p, full, i + 1);
        } else {
            grid_look(p, full, i + 1);
            p->out[i * THREADS + t] = BUG(15) ? __ldcg(word) : *word;
            grid_raise(p, empty, i + 1);
        }
    }
}

/* ---- who takes what is decided by an atomic ---------------------------------------------------- */

/* Tiles from a counter. */
MGPU_KERNEL(grid_queue, grid_args, p, THREADS, 1)
{
    MGPU_SHARED(uint32_t, taken, 1);
    for (;;) {
        if (threadIdx.x == 0)
            taken[0] = atomicAdd(p->flags, 1);
        __syncthreads();
        const uint32_t tile = taken[0];
        __syncthreads();
        if (tile >= BLOCKS)
            break;
        p->out[tile * THREADS + threadIdx.x] = p->in[tile * THREADS + threadIdx.x];
    }
}

/* Items from blocks with even numbers to those with odd ones, each by one thread. */
MGPU_KERNEL(grid_items, grid_args, p, 32, 1)
{
    uint32_t *const tail = p->flags, *const head = p->flags + 1;
    volatile uint32_t *const ready = p->flags + 2;
    enum { ITEMS = 8, EACH = TOTAL / (BLOCKS / 2 * ITEMS) };
    if (threadIdx.x != 0)
        return;
    for (uint32_t i = 0; i < ITEMS; i++) {
        if (blockIdx.x % 2 == 0) {
            const uint32_t at = atomicAdd(tail, 1);
            p->data[at] = (blockIdx.x / 2 * ITEMS + i) * EACH;
            __threadfence();
            ready[at] = 1;
        } else {
            const uint32_t at = atomicAdd(head, 1);
            grid_wait(ready + at, 1);
            __threadfence();
            for (uint32_t j = 0; j < EACH; j++)
                p->out[p->data[at] + j] = p->in[p->data[at] + j];
        }
    }
}

/* A lock of one word: a counter without atomics, by one thread or with the whole block. */
MGPU_KERNEL(grid_lock, grid_args, p, THREADS, 1)
{
    const uint32_t t = threadIdx.x, mine = p->in[grid_index()];
    uint32_t *const lock = p->flags;
    MGPU_SHARED(uint32_t, sums, THREADS / 32);
    const uint32_t sum = grid_block_sum(sums, mine);
    if (t == 0) {
        while (atomicCAS(lock, 0, 1) != 0)
            mgpu_nanosleep(20);
        __threadfence();
    }
    if (BUG(19))
        __syncthreads();
    if (t == 0)
        p->flags[1] += sum;
    if (BUG(19))
        p->flags[64 + t] += mine;
    if (BUG(19))
        __syncthreads();
    if (t == 0) {
        if (p->flags[1] == SUM)
            p->out[0] = SUM;
        __threadfence();
        (void)atomicExch(lock, 0);
    }
}

/* A place for each word that is wanted, from one atomic for each warp. */
MGPU_KERNEL(grid_compact, grid_args, p, THREADS, 1)
{
    const uint32_t lane = threadIdx.x % 32, x = p->in[grid_index()];
    const uint32_t wanted = __ballot_sync(~0u, x % 3 != 0);
    uint32_t at = 0;
    if (lane == 0)
        at = atomicAdd(p->flags, (uint32_t)__popc(wanted));
    at = __shfl_sync(~0u, at, 0) + (uint32_t)__popc(wanted & ((1u << lane) - 1));
    if (x % 3 != 0)
        p->data[at] = x;
    /* the last block adds up what is there, and what is not */
    MGPU_SHARED(uint32_t, last, 1);
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0)
        last[0] = atomicAdd(p->flags + 1, 1) == BLOCKS - 1;
    __syncthreads();
    if (last[0] == 0 || threadIdx.x != 0)
        return;
    __threadfence();
    uint32_t sum = 0;
    for (uint32_t i = 3; i <= TOTAL; i += 3)
        sum += i;
    for (uint32_t i = 0; i < p->flags[0]; i++)
        sum += p->data[i];
    p->out[0] = sum;
}

/* Bins of a block in shared memory, then those of the grid; who is last reads them. */
MGPU_KERNEL(grid_histogram, grid_args, p, THREADS, 1)
{
    MGPU_SHARED(uint32_t, bins, THREADS);
    MGPU_SHARED(uint32_t, last, 1);
    const uint32_t t = threadIdx.x;
    bins[t] = 0;
    __syncthreads();
    (void)atomicAdd(bins + (p->in[grid_index()] * 7) % THREADS, p->in[grid_index()]);
    __syncthreads();
    (void)atomicAdd(p->flags + 1 + t, bins[t]);
    __threadfence();
    __syncthreads();
    if (t == 0)
        last[0] = atomicInc(p->flags, BLOCKS - 1) == BLOCKS - 1;
    __syncthreads();
    if (last[0] != 0 && t == 0) {
        uint32_t sum = 0;
        __threadfence();
        for (uint32_t i = 0; i < THREADS; i++)
            sum += p->flags[1 + i];
        p->out[0] = sum;
    }
}

/* ---- one word, one value, by many ------------------------------------------------------------ */

/* Did anybody find it? Who does says so, all with the same word. */
MGPU_KERNEL(grid_found, grid_args, p, THREADS, 1)
{
    MGPU_SHARED(uint32_t, here, 1);
    const uint32_t t = threadIdx.x, x = p->in[grid_index()];
    if (t == 0)
        here[0] = 0;
    __syncthreads();
    if (x % 2 == 0 && t < 32)
        here[0] = 1;
    if (BUG(22) && x % 2 == 0)
        *(volatile uint32_t *)p->flags = 1;
    if (BUG(23) && x % 2 == 0 && t / 32 == 1)
        p->flags[blockIdx.x] = 1;
    __syncthreads();
    if (t == 0 && here[0] != 0)
        (void)atomicAdd(p->flags + 64, 1);
    p->out[grid_index()] = x;
}

/* ---- buffers by TMA --------------------------------------------------------------------------- */

enum { BUFFER_BYTES = THREADS * 4 };

/* Block 0 puts words into shared memory, and a bulk store takes them to one of two buffers. */
MGPU_DEVICE void
grid_bulk_out(const grid_args *p, uint32_t *tile, uint32_t i)
{
    tile[threadIdx.x] = p->in[i * THREADS + threadIdx.x];
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x == 0) {
        while (i >= 2 && mgpu_ld_acquire_gpu_global_b32(p->flags + 32) < i - 1) {
        }
        mgpu_bulk_store(p->data + i % 2 * THREADS, mgpu_smem_addr(tile), BUFFER_BYTES);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
        mgpu_fence_proxy_async();
        mgpu_st_release_gpu_global_b32(p->flags, i + 1);
    }
    __syncthreads();
}

/* Block 1 loads them, and copies them out. */
MGPU_DEVICE void
grid_bulk_in(const grid_args *p, uint32_t *tile, uint32_t full, uint32_t i)
{
    if (threadIdx.x == 0) {
        while (mgpu_ld_acquire_gpu_global_b32(p->flags) < i + 1) {
        }
        mgpu_fence_proxy_async();
        mgpu_mbarrier_arrive_expect_tx(full, BUFFER_BYTES);
        mgpu_bulk_load(mgpu_smem_addr(tile), p->data + i % 2 * THREADS, BUFFER_BYTES, full);
    }
    mgpu_mbarrier_wait(full, i % 2);
    p->out[i * THREADS + threadIdx.x] = tile[threadIdx.x];
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x == 0) {
        mgpu_fence_proxy_async();
        mgpu_st_release_gpu_global_b32(p->flags + 32, i + 1);
    }
}

MGPU_KERNEL(grid_bulk, grid_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, THREADS, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t full = mgpu_smem_addr(bars);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(full, 1);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    for (uint32_t i = 0; i < BLOCKS; i++)
        if (blockIdx.x == 0)
            grid_bulk_out(p, tile, i);
        else
            grid_bulk_in(p, tile, full, i);
}

/* ---- the group ---------------------------------------------------------------------------------- */

static const grid_program silent_grid_programs[] = {
    {&grid_last_kernel, BLOCKS, THREADS, GRID_SUM, 2, 0},
    {&grid_last_kernel, BLOCKS, THREADS, GRID_SUM, 2, 0},
    {&grid_last_kernel, BLOCKS, THREADS, GRID_SUM, 2, 0},
    {&grid_last_kernel, BLOCKS, THREADS, GRID_SUM, 2, 0},
    {&grid_rounds_kernel, TOTAL / 16, 16, GRID_COPY, 2, 0},
    {&grid_rounds_kernel, TOTAL / 16, 16, GRID_COPY, 2, 0},
    {&grid_rounds_kernel, TOTAL / 16, 16, GRID_COPY, 1, 0},
    {&grid_rounds_kernel, TOTAL / 16, 16, GRID_COPY, 2, 0},
    {&grid_scan_kernel, BLOCKS, THREADS, GRID_SCAN, 1, 0},
    {&grid_scan_kernel, BLOCKS, THREADS, GRID_SCAN, 1, 0},
    {&grid_parts_kernel, BLOCKS, THREADS, GRID_SUM, 1, 0},
    {&grid_parts_kernel, BLOCKS, THREADS, GRID_SUM, 1, 0},
    {&grid_parts_kernel, BLOCKS, THREADS, GRID_SUM, 1, 0},
    {&grid_ping_pong_kernel, 2, THREADS, GRID_COPY, 1, 0},
    {&grid_ping_pong_kernel, 2, THREADS, GRID_COPY, 1, 0},
    {&grid_queue_kernel, 5, THREADS, GRID_COPY, 1, 0},
    {&grid_items_kernel, BLOCKS, 32, GRID_COPY, 1, 0},
    {&grid_lock_kernel, BLOCKS, THREADS, GRID_SUM, 1, 0},
    {&grid_lock_kernel, BLOCKS, THREADS, GRID_SUM, 1, 0},
    {&grid_compact_kernel, BLOCKS, THREADS, GRID_SUM, 1, 0},
    {&grid_histogram_kernel, BLOCKS, THREADS, GRID_SUM, 1, 0},
    {&grid_found_kernel, BLOCKS, THREADS, GRID_COPY, 1, 0},
    {&grid_found_kernel, BLOCKS, THREADS, GRID_COPY, 1, 0},
    {&grid_bulk_kernel, 2, THREADS, GRID_COPY, 1, 0},
    {&grid_reset_kernel, BLOCKS, THREADS, GRID_SUM, 2, 0},
};

static const case_row silent_grid_rows[] = {
    {1, SILENT, SEEN, "", "thread 0 writes, fences and takes a ticket; the last block reads"},
    {2, SILENT, PLAIN, "", "all write and fence, __syncthreads(), a ticket"},
    {3, SILENT, SEEN, "", "all write, __syncthreads(), thread 0 fences and takes a ticket"},
    {4, SILENT, SEEN, "", "the last block reads volatile words that were written so"},
    {5, SILENT, SEEN, "", "ten barriers of 64 blocks, with a generation"},
    {6, SILENT, SEEN, "", "ten barriers of 64 blocks, with a bit that flips"},
    {7, SILENT, SEEN, "", "ten barriers of 64 blocks, of a counter that grows"},
    {8, SILENT, PLAIN, "", "the counter of a barrier put back by a plain store"},
    {9, SILENT, SEEN, "", "decoupled look-back by one thread, with fences"},
    {10, SILENT, SEEN, "", "decoupled look-back by a warp, status and sum in one word"},
    {11, SILENT, SEEN, "", "parts of a tile in turns, a volatile semaphore and fences"},
    {12, SILENT, SEEN, "", "the same, acquired in __syncthreads_and(), released"},
    {13, SILENT, SEEN, "", "parts of a tile are counted, one block adds them up"},
    {14, SILENT, SEEN, "", "two blocks and two buffers, volatile flags"},
    {15, SILENT, SEEN, "", "two blocks and two buffers, release, acquire, __stcg, __ldcg"},
    {16, SILENT, SEEN, "", "tiles from a counter"},
    {17, SILENT, SEEN, "", "items that many write and many take"},
    {18, SILENT, SEEN, "", "a lock, one thread of each block"},
    {19, SILENT, SEEN, "", "a lock, all threads of a block"},
    {20, SILENT, PLAIN, "", "places from one atomic for each warp"},
    {21, SILENT, PLAIN, "", "a histogram, in shared and then in global memory"},
    {22, SILENT, PLAIN, "", "lanes write one value to a word; volatile, all blocks"},
    {23, SILENT, PLAIN, "", "lanes write one value to a word"},
    {24, SILENT, SEEN, "", "bulk stores into two buffers, bulk loads in another block"},
    {25, SILENT, PLAIN, "", "the last block puts the ticket's counter back by a plain store"},
};

GRID_GROUP(silent_grid);
