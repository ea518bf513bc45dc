/* verify/order.cu - when a phase of an mbarrier ends, and what is visible behind each hand-off.
 * SPDX-License-Identifier: MIT
 *
 * A hand-off gives how often a value was not there, which the model says is never, and a sum of what came. A GPU gets many
 * rounds, the model, which judges each order by rule, few.
 */
#include "verify.h"
#include <mgpu/ptx/st_async_global.h>

#include <algorithm>

/* ---- phases -------------------------------------------------------------------------------------- */

enum {
    INIT,            /* of so many arrivals */
    INVAL,           /* and what else the word may be then */
    ARRIVE,          /* so many times */
    EXPECT,          /* bytes */
    COMPLETE,        /* bytes */
    ARRIVE_EXPECT,   /* bytes */
    DROP,            /* so many times */
    DROP_EXPECT,     /* once, and bytes */
    NO_COMPLETE,     /* arrive so many times; answers how many were missing before */
    DROP_NO_COMPLETE /* the same */
};

/* in[0]: n[0] times what, and how many. out: has the phase of parity 0 (1), of parity 1 (2), of the state before (4) ended?
 * 16 times what was missing. */
MGPU_KERNEL(verify_phases, verify_args, p, 32, 1)
{
    MGPU_SHARED(uint64_t, word, 2);
    const uint32_t bar = mgpu_smem_addr(word + 1);
    if (threadIdx.x != 0)
        return;
    for (uint32_t i = 0; i < p->n[0]; i++) {
        const uint32_t what = p->in[0][2 * i], n = p->in[0][2 * i + 1];
        uint64_t state = 0;
        uint32_t missing = 0;
        bool has_state = true;
        switch (what) {
        case INIT:
            mgpu_mbarrier_init(bar, n);
            mgpu_fence_mbarrier_init();
            has_state = false;
            break;
        case INVAL:
            mgpu_mbarrier_inval(bar);
            mgpu_st_shared_b32(bar, 12345);
            p->out[i] = mgpu_ld_shared_b32(bar);
            continue;
        case ARRIVE:
            state = mgpu_mbarrier_arrive_count(bar, n);
            break;
        case EXPECT:
            mgpu_mbarrier_expect_tx(bar, n);
            has_state = false;
            break;
        case COMPLETE:
            mgpu_mbarrier_complete_tx(bar, n);
            has_state = false;
            break;
        case ARRIVE_EXPECT:
            state = mgpu_mbarrier_arrive_expect_tx(bar, n);
            break;
        case DROP:
            state = mgpu_mbarrier_arrive_drop_count(bar, n);
            break;
        case DROP_EXPECT:
            state = mgpu_mbarrier_arrive_drop_expect_tx(bar, n);
            break;
        case NO_COMPLETE:
            state = mgpu_mbarrier_arrive_no_complete(bar, n);
            missing = mgpu_mbarrier_pending_count(state);
            break;
        case DROP_NO_COMPLETE:
            state = mgpu_mbarrier_arrive_drop_no_complete(bar, n);
            missing = mgpu_mbarrier_pending_count(state);
            break;
        }
        p->out[i] = (mgpu_mbarrier_test_wait_parity(bar, 0) ? 1u : 0u) |
                    (mgpu_mbarrier_test_wait_parity(bar, 1) ? 2u : 0u) |
                    (has_state && mgpu_mbarrier_test_wait(bar, state) ? 4u : 0u) | missing << 4;
    }
}

static const uint32_t most = (1u << 20) - 1;
static const std::vector<words> sequences = {
    {INIT, 2, ARRIVE, 1, ARRIVE, 1, ARRIVE, 1, ARRIVE, 1, ARRIVE, 1, ARRIVE, 1},
    {INIT, 5, ARRIVE, 3, ARRIVE, 2, ARRIVE, 5, ARRIVE, 4, ARRIVE, 1},
    {INIT, 1, COMPLETE, 64, ARRIVE_EXPECT, 64, COMPLETE, 32, EXPECT, 32, ARRIVE, 1},
    {INIT, 1, COMPLETE, 64, ARRIVE, 1, EXPECT, 64, ARRIVE, 1, ARRIVE, 1},
    {INIT, 1, ARRIVE_EXPECT, most, COMPLETE, most - 1, COMPLETE, 1},
    {INIT, most, ARRIVE, most - 1, ARRIVE, 1, ARRIVE, most},
    {INIT, 7, DROP, 4, ARRIVE, 2, ARRIVE, 1, ARRIVE, 2, ARRIVE, 1},
    {INIT, 3, DROP_EXPECT, 96, ARRIVE, 2, COMPLETE, 96, ARRIVE, 1, ARRIVE, 1},
    {INIT, 5, NO_COMPLETE, 2, NO_COMPLETE, 1, ARRIVE, 2, ARRIVE, 5},
    {INIT, 7, DROP_NO_COMPLETE, 4, NO_COMPLETE, 1, ARRIVE, 2, NO_COMPLETE, 2, ARRIVE, 1},
    {INIT, 1, ARRIVE, 1, INVAL, 0, INIT, 2, ARRIVE, 1, ARRIVE, 1},
};

/* 200 calls at random, and those that end the phase: each phase with an arrival, when its bytes have come. */
static words
at_random(void)
{
    std::mt19937 random(99);
    words all = {INIT, 6};
    int32_t pending = 6, bytes = 0;
    for (uint32_t i = 0; i < 200 || pending != 6; i++) {
        const uint32_t what = i < 200 ? random() % 4 : bytes == 0 ? 0 : 2;
        uint32_t n = 1 + random() % 500;
        if (what == 0 && (bytes == 0 || pending > 1)) {
            n = 1 + n % (uint32_t)(bytes == 0 ? pending : pending - 1);
            pending -= (int32_t)n;
            verify_append(all, {ARRIVE, n});
        } else if (what == 1 && pending > 1) {
            pending--;
            bytes += (int32_t)n;
            verify_append(all, {ARRIVE_EXPECT, n});
        } else if (bytes < 0) {
            n = what == 2 ? (uint32_t)-bytes : n;
            bytes += (int32_t)n;
            verify_append(all, {EXPECT, n});
        } else {
            n = what == 2 && bytes > 0 ? (uint32_t)bytes : n;
            bytes -= (int32_t)n;
            verify_append(all, {COMPLETE, n});
        }
        if (pending == 0)
            pending = 6;
    }
    return all;
}

/* a: which sequence */
static words
run_phases(const verify_row &row)
{
    const words calls = row.a < (int)sequences.size() ? sequences[(size_t)row.a] : at_random();
    const verify_memory in(calls);
    verify_args args = {};
    args.in[0] = in.ptr();
    args.n[0] = (uint32_t)calls.size() / 2;
    return verify_run(row.kernel, args, calls.size() / 2, 32);
}

/* ---- hand-offs ----------------------------------------------------------------------------------- */

enum { ROUNDS_OF_MODEL = 6 }; /* of a GPU: n[0] */

/* Threads write shared memory and arrive; others wait, and read all of it. */
MGPU_KERNEL(verify_arrive_wait, verify_args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bars, 2);
    MGPU_SHARED(uint32_t, x, 32);
    const uint32_t full = mgpu_smem_addr(bars), empty = full + 8, lane = threadIdx.x % 32;
    uint32_t wrong = 0;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(full, 32);
        mgpu_mbarrier_init(empty, 32);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    for (uint32_t k = 0; k < p->n[0]; k++) {
        if (threadIdx.x < 32) {
            mgpu_mbarrier_wait(empty, (k & 1) ^ 1);
            x[lane] = 1000 * k + lane;
            mgpu_mbarrier_arrive(full);
        } else {
            mgpu_mbarrier_wait(full, k & 1);
            for (uint32_t i = 0; i < 32; i++)
                wrong += x[(lane + i) % 32] != 1000 * k + (lane + i) % 32;
            mgpu_mbarrier_arrive(empty);
        }
    }
    p->out[threadIdx.x] = wrong;
}

/* A bulk copy completes bytes; who waits sees them, and the way back goes through the fence of proxies. */
MGPU_KERNEL(verify_bulk, verify_args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    MGPU_SHARED_ALIGNED(uint32_t, x, 256, 128);
    const uint32_t bar = mgpu_smem_addr(bars), at = mgpu_smem_addr(x);
    uint32_t wrong = 0;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    for (uint32_t k = 0; k < p->n[0]; k++) {
        const uint32_t *const from = p->in[0] + k % 4 * 256;
        if (threadIdx.x == 0) {
            mgpu_mbarrier_arrive_expect_tx(bar, 1024);
            mgpu_bulk_load(at, from, 1024, bar);
        }
        mgpu_mbarrier_wait(bar, k & 1);
        for (uint32_t i = threadIdx.x; i < 256; i += 64) {
            wrong += x[i] != k % 4 * 256 + i;
            x[i] = 3 * x[i] + k;
        }
        mgpu_fence_proxy_async_shared_cta();
        __syncthreads();
        if (threadIdx.x == 0) {
            mgpu_bulk_store(p->out + 64, at, 1024);
            mgpu_bulk_commit_group();
            mgpu_bulk_wait_group(0);
            for (uint32_t i = 0; i < 256; i += 17)
                wrong += mgpu_ld_relaxed_gpu_global_b32(p->out + 64 + i) !=
                         3 * (k % 4 * 256 + i) + k;
            mgpu_fence_proxy_async_global(); /* before the next store overwrites what was read */
        }
        __syncthreads();
    }
    p->out[threadIdx.x] = wrong;
}

/* Two blocks: one writes plain words and releases a flag, the other acquires it. */
MGPU_KERNEL(verify_release_acquire, verify_args, p, 64, 1)
{
    uint32_t *const flag = p->out + 64, *const data = p->out + 128;
    uint32_t wrong = 0;
    for (uint32_t k = 1; k <= p->n[0]; k++) {
        if (blockIdx.x == 0) {
            if (threadIdx.x == 0)
                while (mgpu_ld_acquire_gpu_global_b32(flag + 32) != k - 1) {
                }
            __syncthreads();
            data[threadIdx.x] = 77 * k + threadIdx.x;
            __syncthreads();
            if (threadIdx.x == 0)
                mgpu_st_release_gpu_global_b32(flag, k);
        } else {
            if (threadIdx.x == 0)
                while (mgpu_ld_acquire_gpu_global_b32(flag) != k) {
                }
            __syncthreads();
            for (uint32_t i = 0; i < 64; i++)
                wrong += ((volatile uint32_t *)data)[(threadIdx.x + i) % 64] !=
                         77 * k + (threadIdx.x + i) % 64;
            __syncthreads();
            if (threadIdx.x == 0)
                mgpu_st_release_gpu_global_b32(flag + 32, k);
        }
    }
    if (blockIdx.x == 1)
        p->out[threadIdx.x] = wrong;
}

/* Two blocks take turns: who writes words sends the number of the round behind them. */
MGPU_KERNEL(verify_sent, verify_args, p, 64, 1)
{
    uint32_t *const flags = p->out + 64, *const data = p->out + 128;
    uint32_t wrong = 0;
#if VERIFY_HAS(0, MGPU_CUDA_ARCH >= 1000)
    for (uint32_t k = 1; k <= p->n[0]; k++) {
        if (blockIdx.x == 0) {
            if (threadIdx.x == 0)
                while (mgpu_ld_acquire_gpu_global_b32(flags + 32) != k - 1) {
                }
            __syncthreads();
            data[threadIdx.x] = 77 * k + threadIdx.x;
            __syncthreads();
            if (threadIdx.x == 0)
                mgpu_st_async_gpu_global_b32(flags, k);
        } else {
            if (threadIdx.x == 0)
                while (mgpu_ld_acquire_gpu_global_b32(flags) != k) {
                }
            __syncthreads();
            for (uint32_t i = 0; i < 64; i++)
                wrong += ((volatile uint32_t *)data)[(threadIdx.x + i) % 64] !=
                         77 * k + (threadIdx.x + i) % 64;
            __syncthreads();
            if (threadIdx.x == 0)
                mgpu_red_async_gpu_global_add_u32(flags + 32, 1);
        }
    }
#endif
    if (blockIdx.x == 1)
        p->out[threadIdx.x] = wrong;
    (void)flags, (void)data;
}

/* A cluster of two: st.async into the peer's memory, which counts its bytes. */
MGPU_KERNEL(verify_st_async, verify_args, p, 32, 1)
{
    MGPU_SHARED(uint64_t, bars, 2);
    MGPU_SHARED(uint32_t, x, 64);
    const uint32_t bar = mgpu_smem_addr(bars), at = mgpu_smem_addr(x), lane = threadIdx.x;
    const uint32_t rank = mgpu_cluster_ctarank(), peer = rank ^ 1;
    uint32_t wrong = 0;
    if (lane == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_mbarrier_init(bar + 8, 1);
        mgpu_fence_mbarrier_init();
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    for (uint32_t k = 0; k < p->n[0]; k++) {
        const uint32_t to = k & 1; /* of two places, as the peer may be one round ahead */
        if (lane == 0)
            mgpu_mbarrier_arrive_expect_tx(bar + 8 * to, 128);
        mgpu_st_async_shared_cluster_b32(mgpu_mapa(at + 128 * to + 4 * lane, peer),
                                         100 * k + lane + rank, mgpu_mapa(bar + 8 * to, peer));
        mgpu_mbarrier_wait_cluster(bar + 8 * to, k >> 1 & 1);
        wrong += x[32 * to + (lane + 5) % 32] != 100 * k + (lane + 5) % 32 + peer;
        __syncwarp();
        mgpu_barrier_cluster_arrive();
        mgpu_barrier_cluster_wait();
    }
    p->out[rank * 32 + lane] = wrong;
}

/* Eight blocks count themselves; the last adds what all left. */
MGPU_KERNEL(verify_last_block, verify_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, last, 1);
    uint32_t *const rows = p->out + 128;
    rows[blockIdx.x * 64 + threadIdx.x] = blockIdx.x * 1000 + threadIdx.x;
    __syncthreads();
    if (threadIdx.x == 0)
        last[0] = mgpu_atom_acq_rel_gpu_global_add_u32(p->out + 64, 1) == gridDim.x - 1;
    __syncthreads();
    if (last[0]) {
        uint32_t sum = 0;
        for (uint32_t b = 0; b < gridDim.x; b++)
            sum += ((volatile uint32_t *)rows)[b * 64 + threadIdx.x];
        p->out[threadIdx.x] = sum;
    }
}

/* a: rounds of a GPU; b: blocks; c: blocks of a cluster; d: threads. The first 64 words go out. */
static words
run_hand_off(const verify_row &row)
{
    const verify_memory in(verify_iota(1024)), out(words(1024, 0));
    verify_args args = {};
    args.in[0] = in.ptr();
    args.out = out.ptr();
    args.n[0] =
        MGPU_EMULATE ? (uint32_t)std::min(row.a, (int)ROUNDS_OF_MODEL) : (uint32_t)row.a;
    verify_launch(row.kernel, args, (uint32_t)row.d, 0, (uint32_t)row.b, (uint32_t)row.c);
    words got = out.read();
    got.resize(64);
    return got;
}

/* ---- the table ----------------------------------------------------------------------------------- */

#define PHASES(name, rule, i)                                                                  \
    {                                                                                          \
        "mbarrier", name, rule, ANY, 1, run_phases, &verify_phases_kernel, i, 0, 0, 0          \
    }
#define HAND_OFF(kernel, name, rule, rounds, blocks, cluster, threads)                         \
    {                                                                                          \
        "order", name, rule, ANY, 32, run_hand_off, &verify_##kernel##_kernel, rounds, blocks, \
            cluster, threads                                                                   \
    }

std::vector<verify_row>
verify_order_rows(void)
{
    return {
        PHASES("arrivals", "mgpu__mbarrier_check mgpu__mbarrier_done", 0),
        PHASES("arrivals, several at once", "mgpu__mbarrier_check mgpu__emu_mbarrier_arrive",
               1),
        PHASES("bytes that come before they are expected",
               "mgpu__mbarrier_tx mgpu__mbarrier_check", 2),
        PHASES("an expect_tx that ends a phase", "mgpu__mbarrier_tx mgpu__mbarrier_check", 3),
        PHASES("2^20-1 bytes", "mgpu__mbarrier_tx", 4),
        PHASES("2^20-1 arrivals", "mgpu__emu_mbarrier_arrive", 5),
        PHASES("drops", "mgpu__emu_mbarrier_arrive mgpu__mbarrier_check", 6),
        PHASES("a drop that expects bytes", "mgpu__emu_mbarrier_arrive mgpu__mbarrier_tx", 7),
        PHASES("arrivals without a completion, and what is missing",
               "mgpu__emu_mbarrier_pending_count", 8),
        PHASES("drops without a completion", "mgpu__emu_mbarrier_pending_count", 9),
        PHASES("inval, and init again", "mgpu__emu_mbarrier_inval mgpu__mbarrier_begin", 10),
        PHASES("200 calls at random", "mgpu__mbarrier_check mgpu__mbarrier_tx", 11),
        HAND_OFF(arrive_wait, "arrive, wait: plain words", "mgpu__mbarrier_tests", 4000, 1, 1,
                 64),
        HAND_OFF(bulk, "a bulk copy, its bytes, and the way back", "mgpu__mbarrier_complete",
                 4000, 1, 1, 64),
        HAND_OFF(release_acquire, "release, acquire at a flag in global memory",
                 "mgpu_st_release_gpu_global_b32 mgpu_ld_acquire_gpu_global_b32", 4000, 2, 1,
                 64),
        {"order", "st.async and red.async at flags in global memory",
         "mgpu_st_async_gpu_global_b32 mgpu_red_async_gpu_global_add_u32", SINCE_100, 32,
         run_hand_off, &verify_sent_kernel, 4000, 2, 1, 64},
        HAND_OFF(st_async, "st.async into a peer, its bytes", "mgpu__mbarrier_complete", 4000,
                 2, 2, 32),
        HAND_OFF(last_block, "who counts last sees what all wrote", "mgpu__emu_atom_global", 1,
                 8, 1, 64),
    };
}
