/* silent.cu - what shipped kernels do, and right so: no error, no lint.
 * SPDX-License-Identifier: MIT
 *
 * More of it is in the litmus tests: flags by fence and volatile or relaxed atomics (litmus_flag 14,
 * 16, 6), fence.acq_rel before a relaxed arrive (litmus_block 7, litmus_cluster 8), plain accesses
 * without a proxy fence behind a completion that was observed (litmus_in 9, litmus_reuse 1,
 * litmus_wgmma 7), two reads (litmus_reuse 10, litmus_wgmma 11).
 */
#include "../tiny.h"

MGPU_REQUIRE(WGMMA);

/* ---- one warpgroup: A is ones, read by wgmma, then loaded again, and D is 16 or 32 --------- */

static const case_row silent_wgmma_rows[] = {
    {1, SILENT, SEEN, "", "lane 0 arrives for its warp behind wait_group, no __syncwarp()"},
    {2, SILENT, SEEN, "", "one thread arrives for its warpgroup behind its own wait_group"},
    {3, SILENT, SEEN, "", "relaxed arrivals pass on that async reads are over"},
    {4, SILENT, SEEN, "", "the wait for the operands is behind wgmma.fence"},
    {5, SILENT, SEEN, "", "no wgmma.fence between two wgmma of one shape and accumulator"},
    {6, SILENT, SEEN, "", "no wgmma.fence behind a wait_group, no register was touched"},
    {7, SILENT, SEEN, "", "wait_group 1: the older group is over, its operand is loaded again"},
};

/* Ones for A, 64 x 16, for another A and for B, 8 x 16. */
MGPU_DEVICE void
silent_fill(const tiny_args *p, uint32_t a, uint32_t bar)
{
    mgpu_mbarrier_arrive_expect_tx(bar, 2 * ONES_BYTES + 256);
    mgpu_bulk_load(a, p->ones, ONES_BYTES, bar);
    mgpu_bulk_load(a + ONES_BYTES, p->ones, ONES_BYTES, bar);
    mgpu_bulk_load(a + 2 * ONES_BYTES, p->ones, 256, bar);
}

/* D += A B, as a group. */
MGPU_DEVICE void
silent_multiply(float d[4], uint32_t a, uint32_t b)
{
    mgpu_wgmma_m64n8k16_f32_bf16_ss(d, mgpu_wgmma_desc_k_major_none(a, 64),
                                    mgpu_wgmma_desc_k_major_none(b, 8), 1);
    mgpu_wgmma_commit_group();
}

/* The reads of wgmma are over: who says so. */
MGPU_DEVICE void
silent_release(const tiny_args *p, uint32_t empty)
{
    const uint32_t t = threadIdx.x;
    if (BUG(3))
        (void)mgpu_mbarrier_arrive_relaxed(empty);
    else if (BUG(2) ? t == 64 : t % 32 == 0)
        (void)mgpu_mbarrier_arrive(empty);
}

MGPU_KERNEL(silent_wgmma, tiny_args, p, 128, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, operands, 2 * ONES_BYTES + 256, 128);
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t a = mgpu_smem_addr(operands), other = a + ONES_BYTES, b = other + ONES_BYTES;
    const uint32_t full = mgpu_smem_addr(bars), empty = full + 8, t = threadIdx.x;
    const bool twice = BUG(5) || BUG(6) || BUG(7);
    float d[4] = {0, 0, 0, 0};
    if (t == 0) {
        mgpu_mbarrier_init(full, 1);
        tiny_init(empty, BUG(3) ? 128 : (BUG(2) ? 1 : 4));
        silent_fill(p, a, full);
    }
    __syncthreads();
    if (!BUG(4))
        mgpu_mbarrier_wait(full, 0);
    mgpu_acc_fence_f32_x4(d);
    if (BUG(4))
        mgpu_mbarrier_wait(full, 0);
    silent_multiply(d, a, b);
    if (BUG(6))
        mgpu_wgmma_wait_group(0);
    if (twice)
        silent_multiply(d, BUG(7) ? other : a, b);
    if (BUG(7))
        mgpu_wgmma_wait_group(1);
    else
        mgpu_acc_wait_f32_x4(0, d);
    silent_release(p, empty);
    if (t == 0) {
        mgpu_mbarrier_wait(empty, 0);
        mgpu_mbarrier_arrive_expect_tx(full, ONES_BYTES);
        mgpu_bulk_load(a, p->ones, ONES_BYTES, full);
        mgpu_mbarrier_wait(full, 1);
    }
    if (BUG(7))
        mgpu_acc_wait_f32_x4(0, d);
    const uint32_t sixteens = (uint32_t)(d[0] + d[1] + d[2] + d[3]) / (twice ? 2 : 1);
    p->out[t] = t + sixteens - 63;
}
TINY_GROUP(silent_wgmma, 1, 128);

/* ---- copies, one block --------------------------------------------------------------------- */

static const case_row silent_copy_rows[] = {
    {1, SILENT, SEEN, "", "init, arrive and copy by one thread before __syncthreads()"},
    {2, SILENT, SEEN, "", "expect_tx behind the copies, while an arrival is pending"},
    {3, SILENT, SEEN, "", "arrive.expect_tx behind the copies"},
    {4, SILENT, SEEN, "", "wait_group.read, a relaxed arrival, another thread loads"},
    {5, SILENT, SEEN, "", "wait_group.read, an arrival at cluster scope, another thread loads"},
    {6, SILENT, SEEN, "", "two threads each bring half, on one barrier"},
    {7, SILENT, SEEN, "", "__syncwarp() orders a warp's stores and loads"},
};

/* Thread 0 begins. */
MGPU_DEVICE void
silent_copy_begin(const tiny_args *p, uint32_t at, uint32_t full)
{
    mgpu_mbarrier_init(full, BUG(6) ? 2 : 1);
    tiny_init(full + 8, 1);
    if (BUG(2) || BUG(3)) {
        mgpu_bulk_load(at, p->in, BYTES / 2, full);
        mgpu_bulk_load(at + BYTES / 2, p->in + WORDS / 2, BYTES / 2, full);
    } else if (!BUG(6))
        tiny_load(p, at, full);
    if (BUG(2)) {
        mgpu_mbarrier_expect_tx(full, BYTES);
        (void)mgpu_mbarrier_arrive(full);
    }
    if (BUG(3))
        mgpu_mbarrier_arrive_expect_tx(full, BYTES);
}

/* Thread 0 stores, and says when the bytes are free; thread 32 loads there. */
MGPU_DEVICE void
silent_copy_reuse(const tiny_args *p, uint32_t at, uint32_t full)
{
    const uint32_t empty = full + 8;
    if (threadIdx.x == 0) {
        tiny_store(p, at);
        mgpu_bulk_wait_group_read(0);
        if (BUG(4))
            (void)mgpu_mbarrier_arrive_relaxed(empty);
        else
            (void)mgpu_mbarrier_arrive_cluster(empty);
    }
    if (threadIdx.x == 32) {
        mgpu_mbarrier_wait(empty, 0);
        tiny_load(p, at, full);
        mgpu_mbarrier_wait(full, 1);
    }
}

MGPU_KERNEL(silent_copy, tiny_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, WORDS, 128);
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t at = mgpu_smem_addr(data), full = mgpu_smem_addr(bars), t = threadIdx.x;
    const uint32_t half = t / 32;
    if (t == 0)
        silent_copy_begin(p, at, full);
    __syncthreads();
    if (BUG(6) && t % 32 == 0) {
        mgpu_mbarrier_arrive_expect_tx(full, BYTES / 2);
        mgpu_bulk_load(at + half * (BYTES / 2), p->in + half * (WORDS / 2), BYTES / 2, full);
    }
    mgpu_mbarrier_wait(full, 0);
    __syncthreads();
    if (BUG(4) || BUG(5))
        silent_copy_reuse(p, at, full);
    else if (t < LANES) {
        if (BUG(7)) {
            tiny_put(p, at);
            __syncwarp();
        }
        tiny_get(p, at);
    }
}
TINY_GROUP(silent_copy, 1, 64);

/* ---- a cluster: each block multicasts an operand to both, twice ---------------------------- */

static const case_row silent_cluster_rows[] = {
    {1, SILENT, SEEN, "",
     "a peer's multicast and .acquire.cta; mgpu_pipeline_release_cluster()"},
    {2, SILENT, SEEN, "", "fence.mbarrier_init, then barrier.cluster.arrive.relaxed"},
    {3, SILENT, SEEN, "",
     "what wgmma has read: arrive.release.cluster tells a wait.acquire.cta, as .relaxed does"},
};

MGPU_DEVICE void
silent_cluster_load(const tiny_args *p, uint32_t a, mgpu_pipeline ring)
{
    mgpu_pipeline_place at = mgpu_pipeline_start();
    for (int i = 0; i < 2; i++) {
        const uint32_t full = mgpu_pipeline_full(ring, at);
        mgpu_pipeline_acquire(ring, at, ONES_BYTES + 256);
        if (mgpu_cluster_ctarank() == 0)
            mgpu_bulk_load_multicast(a, p->ones, ONES_BYTES, full, 3);
        else
            mgpu_bulk_load_multicast(a + ONES_BYTES, p->ones, 256, full, 3);
        at = mgpu_pipeline_next(ring, at);
    }
    mgpu_pipeline_drain(ring, at);
}

MGPU_KERNEL(silent_cluster, tiny_args, p, 160, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, operands, ONES_BYTES + 256, 128);
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t a = mgpu_smem_addr(operands), t = threadIdx.x;
    const mgpu_pipeline ring = mgpu_pipeline_make(mgpu_smem_addr(bars), 1);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    float d[4] = {0, 0, 0, 0};
    if (t == 0)
        mgpu_pipeline_init(ring, 1, 2 * 4);
    if (BUG(2))
        mgpu_barrier_cluster_arrive_relaxed();
    else
        mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (t >= 128) {
        if (t == 128)
            silent_cluster_load(p, a, ring);
        return;
    }
    mgpu_acc_fence_f32_x4(d);
    for (int i = 0; i < 2; i++) {
        mgpu_pipeline_wait(ring, at);
        mgpu_wgmma_fence();
        silent_multiply(d, a, a + ONES_BYTES);
        mgpu_wgmma_wait_group(0);
        if (!BUG(3))
            mgpu_pipeline_release_cluster(ring, at, 2);
        else if (t % 32 < 2)
            mgpu_mbarrier_arrive_shared_cluster(
                mgpu_mapa(mgpu_pipeline_empty(ring, at), t % 32));
        at = mgpu_pipeline_next(ring, at);
    }
    mgpu_acc_wait_f32_x4(0, d);
    if (mgpu_cluster_ctarank() == 0)
        p->out[t] = t + (uint32_t)(d[0] + d[1] + d[2] + d[3]) - 127;
}
TINY_GROUP(silent_cluster, 2, 160);

/* ---- named barriers: warps 0 and 2 put, 1 and 3 get ---------------------------------------- */

static const case_row silent_named_rows[] = {
    {1, SILENT, SEEN, "", "barrier.arrive and barrier.sync, full and empty, three laps"},
    {2, SILENT, SEEN, "", "one number for two pairs of warps, __syncthreads() between"},
    {3, SILENT, SEEN, "", "the same, and a relaxed arrival between"},
    {4, SILENT, SEEN, "", "one number for two pairs, one behind the other by barrier.arrive"},
};

/* Three laps of a ring of one place: full is barrier 1, empty 2. */
MGPU_DEVICE void
silent_named_ring(const tiny_args *p, uint32_t at, uint32_t warp)
{
    for (int lap = 0; lap < 3 && warp < 2; lap++) {
        if (warp == 0) {
            tiny_put(p, at);
            mgpu_barrier_arrive(1, 64);
            mgpu_barrier_sync(2, 64);
        } else {
            mgpu_barrier_sync(1, 64);
            tiny_get(p, at);
            mgpu_barrier_arrive(2, 64);
        }
    }
}

/* The pairs, the second behind the first, by barrier 1. */
MGPU_DEVICE void
silent_named_pairs(const tiny_args *p, uint32_t at, uint32_t warp, uint32_t bar)
{
    if (warp < 2) {
        mgpu_barrier_sync(1, 64);
        if (BUG(3))
            (void)mgpu_mbarrier_arrive_relaxed(bar);
        if (BUG(4))
            mgpu_barrier_arrive(2, 128);
    }
    if (BUG(2))
        __syncthreads();
    if (warp < 2)
        return;
    if (BUG(3))
        while (!mgpu_mbarrier_try_wait_parity_relaxed(bar, 0)) {
        }
    if (BUG(4))
        mgpu_barrier_sync(2, 128);
    if (warp == 2)
        tiny_put(p, at);
    mgpu_barrier_sync(1, 64);
    if (warp == 3)
        tiny_get(p, at);
}

MGPU_KERNEL(silent_named, tiny_args, p, 128, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, WORDS, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(data), bar = mgpu_smem_addr(bars);
    const uint32_t warp = threadIdx.x / LANES;
    if (threadIdx.x == 0)
        tiny_init(bar, 64);
    __syncthreads();
    if (BUG(1))
        silent_named_ring(p, at, warp);
    else
        silent_named_pairs(p, at, warp, bar);
}
TINY_GROUP(silent_named, 1, 128);

/* ---- what is relaxed at first, and what comes behind ----------------------------------------- */

static const case_row silent_relaxed_rows[] = {
    {0, SILENT, SEEN, "",
     "a relaxed arrival at the cluster's barrier, long before the last one"},
    {1, SILENT, SEEN, "",
     "init, fence.mbarrier_init, arrive.relaxed; warp 0 waits and tells warp 1"},
};

/* 0: the peer reads, and its last arrival, relaxed, says so: the block may leave. */
MGPU_DEVICE void
silent_relaxed_leave(const tiny_args *p, uint32_t at, uint32_t bar)
{
    const uint32_t t = threadIdx.x;
    mgpu_barrier_cluster_arrive_relaxed();
    mgpu_barrier_cluster_wait();
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (mgpu_cluster_ctarank() == 1) {
        for (uint32_t i = t; i < WORDS; i += 64)
            p->out[i] = mgpu_ld_shared_cluster_b32(mgpu_mapa(at + 4 * i, 0));
        __syncthreads();
        if (t == 0)
            mgpu_mbarrier_arrive_relaxed_shared_cluster(mgpu_mapa(bar, 0));
    } else if (t == 0) {
        while (!mgpu_mbarrier_try_wait_parity_cluster(bar, 0)) {
        }
    }
}

/* 1: what the relaxed barrier says of the peer's mbarrier goes on through __syncthreads(). */
MGPU_DEVICE void
silent_relaxed_init(const tiny_args *p, uint32_t at, uint32_t bar)
{
    const uint32_t t = threadIdx.x, rank = mgpu_cluster_ctarank();
    mgpu_barrier_cluster_arrive_relaxed();
    if (t < 32)
        mgpu_barrier_cluster_wait();
    __syncthreads();
    if (t == 32)
        mgpu_mbarrier_arrive_shared_cluster(mgpu_mapa(bar, 1 - rank));
    if (t >= 32)
        mgpu_barrier_cluster_wait();
    if (t == 0)
        mgpu_mbarrier_wait_cluster(bar, 0);
    for (uint32_t i = t; i < WORDS && rank == 0; i += 64)
        p->out[i] = mgpu_ld_shared_b32(at + 4 * i);
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

MGPU_KERNEL(silent_relaxed, tiny_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, WORDS, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(data), bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0)
        tiny_init(bar, 1);
    for (uint32_t i = threadIdx.x; i < WORDS; i += 64)
        mgpu_st_shared_b32(at + 4 * i, i + 1);
    if (BUG(0))
        silent_relaxed_leave(p, at, bar);
    else
        silent_relaxed_init(p, at, bar);
}
TINY_GROUP(silent_relaxed, 2, 64);
