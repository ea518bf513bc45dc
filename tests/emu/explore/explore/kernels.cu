/* tests/emu/explore/explore/kernels.cu - kernels to explore; compiled with -fsanitize=thread.
 * SPDX-License-Identifier: MIT
 */
#include "emu/explore/explore/explore.h"

/* Two warps take two locks: in the same order, or, with `what` 1, in opposite ones. */
MGPU_KERNEL(locks, explore_args, p, 64, 1)
{
    uint32_t *lock = p->word;
    const uint32_t first = p->what == 1 ? threadIdx.x / 32 : 0;
    if (threadIdx.x % 32 != 0)
        return;
    while (atomicCAS(&lock[first], 0u, 1u) != 0) {
    }
    while (atomicCAS(&lock[1 - first], 0u, 1u) != 0) {
    }
    atomicAdd(&lock[2], 1u);
    atomicExch(&lock[1 - first], 0u);
    atomicExch(&lock[first], 0u);
}

/* Warp 2 ends phase 1 when it has seen phase 0; warp 1 waits for phase 0, too, and may come too late. With
 * `what` 1 warp 1 arrives in phase 1 as well. */
MGPU_KERNEL(late, explore_args, p, 96, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), warp = threadIdx.x / 32;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, p->what == 1 ? 2 : 1);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    if (threadIdx.x % 32 != 0)
        return;
    if (warp == 0) {
        mgpu_mbarrier_arrive(bar);
        if (p->what == 1)
            mgpu_mbarrier_arrive(bar);
        return;
    }
    mgpu_mbarrier_wait(bar, 0);
    if (warp == 2 || p->what == 1)
        mgpu_mbarrier_arrive(bar);
}

/* Who takes the first ticket waits for the other; with `what` 1 warp 0 does so where nobody arrives. */
MGPU_KERNEL(role, explore_args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t bar = mgpu_smem_addr(bars), warp = threadIdx.x / 32;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_mbarrier_init(bar + 8, 1);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    if (threadIdx.x % 32 != 0)
        return;
    if (atomicAdd(p->word, 1u) == 0)
        mgpu_mbarrier_wait(bar + 8 * (p->what == 1 ? 1 - warp : 0), 0);
    else
        mgpu_mbarrier_arrive(bar);
}

/* Warp 1 comes to a barrier of both when it has seen the flag in time; warp 0 always does. */
MGPU_KERNEL(reached, explore_args, p, 64, 1)
{
    if (threadIdx.x / 32 == 0) {
        if (threadIdx.x == 0)
            mgpu_st_release_gpu_global_b32(p->word, 1);
        __syncwarp();
        mgpu_barrier_sync(1, 64);
    } else {
        uint32_t seen = 0;
        if (threadIdx.x == 32)
            seen = p->what == 1 ? 1 : mgpu_ld_acquire_gpu_global_b32(p->word);
        if (__shfl_sync(0xffffffffu, seen, 0) != 0)
            mgpu_barrier_sync(1, 64);
    }
}

/* The last one wins; with `what` 1 each has a word of its own. */
MGPU_KERNEL(last, explore_args, p, 64, 1)
{
    if (threadIdx.x % 32 == 0)
        atomicExch(&p->word[p->what == 1 ? threadIdx.x / 32 : 0], 1 + threadIdx.x / 32);
}

/* The program of each warp. */
MGPU_KERNEL(program, program_args, p, 32 * PROGRAM_WARPS, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t warp = threadIdx.x / 32, bar = mgpu_smem_addr(bars);
    volatile uint32_t *x = p->out + PROGRAM_WARPS;
    uint32_t sum = warp;
    if (p->bars != 0) {
        if (threadIdx.x == 0) {
            mgpu_mbarrier_init(bar, 32);
            mgpu_fence_mbarrier_init();
        }
        __syncthreads();
    }
    for (uint32_t i = 0; i < p->length[warp]; i++) {
        const uint32_t on = p->on[warp][i];
        switch (p->op[warp][i]) {
        case PROGRAM_READ:
            sum = 31 * sum + x[on];
            break;
        case PROGRAM_WRITE:
            x[on] = 10 * warp + i + 1;
            break;
        case PROGRAM_ADD:
            sum = 31 * sum + atomicAdd((uint32_t *)&x[on], 1u);
            break;
        case PROGRAM_SWAP:
            sum = 31 * sum + atomicCAS((uint32_t *)&x[on], 0u, 100 + warp);
            break;
        case PROGRAM_ARRIVE:
            mgpu_mbarrier_arrive(bar);
            break;
        case PROGRAM_TEST:
            sum = 31 * sum + mgpu_mbarrier_test_wait_parity(bar, on);
            break;
        case PROGRAM_WAIT:
            mgpu_mbarrier_wait(bar, on);
            break;
        }
    }
    if (p->length[warp] != 0)
        p->out[warp] = sum;
}

/* A ring of two stages: warp 0 loads, warps 1 and 2 add what they find, each its half. */
MGPU_KERNEL(ring, explore_args, p, 96, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, RING_STAGES * RING_WORDS, 128);
    MGPU_SHARED(uint64_t, full, RING_STAGES);
    MGPU_SHARED(uint64_t, empty, RING_STAGES);
    const uint32_t warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    if (threadIdx.x == 0) {
        for (uint32_t s = 0; s < RING_STAGES; s++) {
            mgpu_mbarrier_init(mgpu_smem_addr(&full[s]), 1);
            mgpu_mbarrier_init(mgpu_smem_addr(&empty[s]), p->what == 2 ? 1 : 2);
        }
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    for (uint32_t i = 0; i < RING_LAPS * RING_STAGES; i++) {
        const uint32_t s = i % RING_STAGES, parity = i / RING_STAGES & 1;
        const uint32_t f = mgpu_smem_addr(&full[s]), e = mgpu_smem_addr(&empty[s]);
        uint32_t *at = tile + s * RING_WORDS;
        if (warp == 0 && lane == 0) {
            if (p->what != 1)
                mgpu_mbarrier_wait(e, parity ^ 1);
            mgpu_mbarrier_arrive_expect_tx(f, 4 * RING_WORDS);
            mgpu_bulk_load(mgpu_smem_addr(at), p->word + 64 + i * RING_WORDS, 4 * RING_WORDS,
                           f);
        }
        if (warp != 0) {
            mgpu_mbarrier_wait(f, parity);
            if (lane < 16)
                p->word[16 * (warp - 1) + lane] += at[16 * (warp - 1) + lane];
            mgpu_fence_proxy_async_shared_cta();
            __syncwarp();
            if (lane == 0)
                mgpu_mbarrier_arrive(e);
        }
    }
}

/* Reads one word again and again, and is in no loop that waits. `what` 0: nobody writes it; 1: it is a flag
 * that has changed; 2, 3: a flag that may change meanwhile, two and twelve times. Then who was last wins. */
MGPU_KERNEL(reads, explore_args, p, 64, 1)
{
    const uint32_t lane = threadIdx.x % 32, times = p->what == 2 ? 2 : 12;
    uint32_t sum = 0;
    if (threadIdx.x < 32) {
        if (p->what == 1)
            while (mgpu_ld_acquire_gpu_global_b32(p->word + 8) == 0) {
            }
        for (uint32_t i = 0; i < times && lane == 0; i++)
            sum += p->what == 0 ? p->word[64] : mgpu_ld_relaxed_gpu_global_b32(p->word + 8);
        for (uint32_t d = 16; d != 0 && p->what == 0; d /= 2)
            sum += __shfl_xor_sync(0xffffffffu, sum, d);
        if (lane == 0)
            p->word[1] = sum;
    }
    if (threadIdx.x == 32 && p->what != 0)
        mgpu_st_release_gpu_global_b32(p->word + 8, 1);
    if (lane == 0 && p->what < 2)
        atomicExch(p->word, 1 + threadIdx.x);
}

/* Two blocks take tickets; warp 0 of each hands what it read to warp 1, by a barrier and back. */
MGPU_KERNEL(tickets, explore_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, s, 32);
    MGPU_SHARED(uint32_t, ticket, 1);
    for (uint32_t t = 0; t < 3;) {
        if (threadIdx.x < 32) {
            t = threadIdx.x == 0 ? atomicAdd(p->word, 1u) : 0;
            t = __shfl_sync(0xffffffffu, t, 0);
            if (threadIdx.x == 0)
                ticket[0] = t;
            if (t < 3)
                s[threadIdx.x] = p->word[64 + 32 * t + threadIdx.x];
        }
        mgpu_barrier_sync(1, 64);
        t = ticket[0];
        if (t < 3 && threadIdx.x >= 32)
            p->word[160 + 32 * t + threadIdx.x] = s[threadIdx.x - 32];
        mgpu_barrier_sync(2, 64);
    }
}

/* Many barriers; behind them thread 96 stops if it is first. */
MGPU_KERNEL(far, explore_args, p, 128, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    for (uint32_t i = 0; i < 8; i++)
        __syncthreads();
    if (threadIdx.x == 0)
        atomicAdd(p->word, 1u);
    if (threadIdx.x == 96 && atomicAdd(p->word, 1u) == 0)
        mgpu_mbarrier_wait(bar, 0);
}

/* Nobody waits for the copy: it may come when the block has exited. */
MGPU_KERNEL(gone, explore_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 32, 128);
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_mbarrier_init(bar + 8, 1);
        p->word[0] = 1;
        p->word[1] = 2;
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, 128);
        mgpu_bulk_load(mgpu_smem_addr(tile), p->word + 64, 128, bar);
    }
    __syncthreads();
}

/* Looks so often, and gives up; warp 1 sets the flag only behind that. */
MGPU_KERNEL(giving_up, explore_args, p, 64, 1)
{
    if (threadIdx.x == 0) {
        uint32_t tries = 0;
        while (mgpu_ld_acquire_gpu_global_b32(p->word) == 0 && ++tries < p->what) {
        }
        mgpu_st_release_gpu_global_b32(p->word + 1, 1);
    }
    if (threadIdx.x == 32) {
        while (mgpu_ld_acquire_gpu_global_b32(p->word + 1) == 0) {
        }
        mgpu_st_release_gpu_global_b32(p->word, 1);
    }
}

/* What an order can say of its steps: behind them, thread 0 stops when thread 128 was first. */
MGPU_KERNEL(deeds, explore_args, p, 160, 1)
{
    MGPU_SHARED_ALIGNED(uint16_t, a, 64 * 16, 256);
    MGPU_SHARED_ALIGNED(uint16_t, b, 8 * 16, 256);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x < 128) {
        float d[4];
        mgpu_acc_zero_f32(d, 4);
        mgpu_acc_fence_f32_x4(d);
        mgpu_wgmma_m64n8k16_f32_bf16_ss(
            d, mgpu_wgmma_desc_k_major(mgpu_smem_addr(a), MGPU_SWIZZLE_32B),
            mgpu_wgmma_desc_k_major(mgpu_smem_addr(b), MGPU_SWIZZLE_32B), 0);
        mgpu_wgmma_commit_group();
        mgpu_acc_wait_f32_x4(0, d);
        if (threadIdx.x % 32 < 16)
            p->word[1 + threadIdx.x / 32] = 1;
    }
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_mbarrier_expect_tx(bar, 16);
        if (atomicAdd(p->word, 1u) == 1)
            mgpu_mbarrier_wait(bar, 0);
        else
            mgpu_mbarrier_complete_tx(bar, 16);
    }
    if (threadIdx.x == 128)
        atomicAdd(p->word, 1u);
}

/* Two copies land on one barrier; with `what` 1 the bytes of both overlap. */
MGPU_KERNEL(copies, explore_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 2 * RING_WORDS, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), at = mgpu_smem_addr(tile);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, 2 * 4 * RING_WORDS);
        mgpu_bulk_load(at, p->word + 64, 4 * RING_WORDS, bar);
        mgpu_bulk_load(at + (p->what == 1 ? 0 : 4 * RING_WORDS), p->word + 64 + RING_WORDS,
                       4 * RING_WORDS, bar);
    }
    __syncwarp();
    mgpu_mbarrier_wait(bar, 0);
    p->word[threadIdx.x] = tile[threadIdx.x];
}

static uint32_t outside_of_buffers;

/* A store that nobody puts back. */
MGPU_KERNEL(outside, explore_args, p, 64, 1)
{
    if (threadIdx.x == 0)
        outside_of_buffers++;
    if (p->what == 1 && outside_of_buffers % 2 == 0) /* the next order is another kernel's */
        atomicAdd(p->word + 1, 1u);
    atomicAdd(p->word, 1u);
}

/* Waits for a word as an uninstrumented file does: nobody sees it. */
__attribute__((no_sanitize("thread"))) static void
wait_unseen(const volatile uint32_t *word)
{
    while (*word == 0) {
    }
}
MGPU_KERNEL(endless, explore_args, p, 64, 1)
{
    if (threadIdx.x == (p->what == 1 ? 32 : 0))
        wait_unseen(p->word);
    if (threadIdx.x == (p->what == 1 ? 0 : 32))
        mgpu_st_release_gpu_global_b32(p->word, 1);
}

/* A consumer that polls, and does something else when the phase is still open. */
MGPU_KERNEL(polls, explore_args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    if (threadIdx.x == 0)
        mgpu_mbarrier_arrive(bar);
    if (threadIdx.x == 32 && p->what == 1) {
        p->word[0] = mgpu_mbarrier_test_wait_parity(bar, 0) ? 1 : 2;
    } else if (threadIdx.x == 32) {
        while (!mgpu_mbarrier_test_wait_parity(bar, 0)) {
        }
        p->word[0] = 3;
    }
}

const explore_kernels_of explore_kernels = {
    &locks_kernel,   &late_kernel,   &role_kernel,  &reached_kernel,   &last_kernel,
    &program_kernel, &ring_kernel,   &deeds_kernel, &giving_up_kernel, &copies_kernel,
    &outside_kernel, &polls_kernel,  &reads_kernel, &tickets_kernel,   &far_kernel,
    &gone_kernel,    &endless_kernel};
