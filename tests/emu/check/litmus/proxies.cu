/* proxies.cu - litmus tests of order between threads and copies.
 * SPDX-License-Identifier: MIT
 *
 * PTX ISA, "Memory Consistency Model", "Proxies" and "Causality Order": accesses through different
 * proxies are ordered only with a proxy fence along the path (proxy-preserved base causality order).
 * "Asynchronous copy", "Async Proxy": a copy's completion is followed by an implicit generic-async
 * proxy fence, for who observes it by its "Completion Mechanism": an mbarrier's phase, or a wait for
 * the group. A section's title stands above the rows that follow from it.
 */
#include "../tiny.h"

MGPU_REQUIRE(WGMMA);

/* ---- threads write, a copy reads: warp 0 puts, a thread of warp 1 stores ------------------- */

static const case_row litmus_out_rows[] = {
    /* "Causality Order": the proxy fence is behind the write, and before the path to the reader */
    {1, SILENT, SEEN, "", "each writer fences, __syncthreads()"},
    {2, ERROR(2), SEEN, "fence.proxy.async", "__syncthreads() only"},
    {3, ERROR(2), SEEN, "fence.proxy.async", "the fences are before the writes"},
    {4, LINT(2), SEEN,
     "a thread behind the barrier has fence.proxy.async, and the one that writes has none",
     "__syncthreads(), then the issuer fences"},
    {5, ERROR(2), SEEN, "fence.proxy.async", "__syncthreads(), then the writers fence"},
    {6, ERROR(2), SEEN, "barrier", "the writers fence, and nobody waits for them"},
    /* "membar, fence": .global and .shared::cta narrow a proxy fence to a state space */
    {7, SILENT, SEEN, "", "fence.proxy.async of all spaces"},
    {8, SILENT, SEEN, "", "fence.proxy.async.shared::cluster"},
    {9, ERROR(2), SEEN, "fence.proxy.async", "fence.proxy.async.global"},
    {10, ERROR(2), SEEN, "fence.proxy.async", "fence.acq_rel: no proxy fence"},
    {11, ERROR(2), SEEN, "fence.proxy.async", "fence.sc: no proxy fence"},
    {12, SILENT, SEEN, "", "a TMA store, the writers fence"},
    {13, ERROR(2), SEEN, "fence.proxy.async", "a TMA store, and no fence"},
    /* "Proxies": program order is no order between them */
    {14, SILENT, SEEN, "", "one thread writes, fences, stores"},
    {15, ERROR(2), SEEN, "fence.proxy.async", "one thread writes and stores"},
    {16, SILENT, SEEN, "", "the writers fence and arrive, the issuer waits"},
    {17, ERROR(2), SEEN, "fence.proxy.async", "the writers arrive, the issuer waits"},
};

MGPU_DEVICE void
litmus_out_write(const tiny_args *p, uint32_t at, uint32_t bar)
{
    if (BUG(3))
        mgpu_fence_proxy_async_shared_cta();
    tiny_put(p, at);
    if (BUG(1) || BUG(6) || BUG(12) || BUG(16))
        mgpu_fence_proxy_async_shared_cta();
    if (BUG(7))
        mgpu_fence_proxy_async();
    if (BUG(8))
        mgpu_fence_proxy_async_shared_cluster();
    if (BUG(9))
        mgpu_fence_proxy_async_global();
    if (BUG(10))
        mgpu_fence_acq_rel();
    if (BUG(11))
        mgpu_fence_sc();
    if (BUG(16) || BUG(17))
        (void)mgpu_mbarrier_arrive(bar);
}

MGPU_DEVICE void
litmus_out_alone(const tiny_args *p, uint32_t at)
{
    for (uint32_t i = 0; i < WORDS; i++)
        mgpu_st_shared_b32(at + 4 * i, p->in[i]);
    if (BUG(14))
        mgpu_fence_proxy_async_shared_cta();
}

MGPU_KERNEL(litmus_out, tiny_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, WORDS, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(data), bar = mgpu_smem_addr(bars), t = threadIdx.x;
    const bool alone = BUG(14) || BUG(15), by_bar = BUG(16) || BUG(17);
    if (t == 0)
        tiny_init(bar, LANES);
    __syncthreads();
    if (t < LANES && !alone)
        litmus_out_write(p, at, bar);
    if (!BUG(6) && !by_bar)
        __syncthreads();
    if (t < LANES && BUG(5))
        mgpu_fence_proxy_async_shared_cta();
    if (t != LANES)
        return;
    if (alone)
        litmus_out_alone(p, at);
    if (by_bar)
        mgpu_mbarrier_wait(bar, 0);
    if (BUG(4))
        mgpu_fence_proxy_async_shared_cta();
    if (BUG(12) || BUG(13)) {
        mgpu_tma_store_2d(&p->out_map, 0, 0, at);
        mgpu_bulk_commit_group();
    } else
        tiny_store(p, at);
    mgpu_bulk_wait_group_read(0);
}
TINY_GROUP(litmus_out, 1, 64);

/* ---- a copy writes, threads read: thread 0 loads, warp 1 gets ------------------------------ */

static const case_row litmus_in_rows[] = {
    /* "Async Proxy": visible as soon as the completion is observed, and to whom that is told */
    {1, SILENT, SEEN, "", "each reader waits"},
    {2, SILENT, SEEN, "", "thread 0 waits, __syncthreads()"},
    {3, ERROR(1), SEEN, "mbarrier", "thread 0 waits, and tells nobody"},
    {4, EITHER(1, 18), SEEN, "acquire", "the waits are relaxed"},
    {5, SILENT, SEEN, "", "the waits are relaxed, fence.acq_rel"},
    {6, DEADLOCK, SEEN, "", "the waits are for the other parity"},
    {7, SILENT, SEEN, "", "a TMA load, each reader waits"},
    {8, SILENT, SEEN, "", "test_wait until it is true"},
    {9, SILENT, SEEN, "", "the wait, then plain writes over the bytes without a fence"},
    {10, ERROR(1), SEEN, "mbarrier", "the load is not waited for, then stored"},
    {11, SILENT, SEEN, "", "the load is waited for, then stored without a fence"},
    {12, EITHER(1, 4), SEEN, "mbarrier", "two loads of the same bytes"},
    {13, SILENT, SEEN, "", "two loads of the same bytes, the first one waited for"},
    /* "Proxies": a write after a read, and after a write, needs the fence as well */
    {14, SILENT, SEEN, "", "read, fence.proxy.async, __syncthreads(), loaded again"},
    {15, ERROR(3), SEEN, "fence.proxy.async", "read, __syncthreads(), loaded again"},
    {16, EITHER(1, 3), SEEN, "barrier", "read, fence.proxy.async, loaded again"},
    {17, SILENT, SEEN, "", "written, fence.proxy.async, __syncthreads(), loaded"},
    {18, EITHER(2, 3), SEEN, "fence.proxy.async", "written, __syncthreads(), loaded"},
    {19, ERROR(16), PLAIN, "nobody has written it since the block began",
     "read, and never written"},
    {20, ERROR(1), SEEN,
     "has parity 1 and passed at once, when 0 phases had ended: these bytes come in phase 0, "
     "parity 0",
     "the waits are for parity 1, and pass at once"},
};

/* What warp 1 does before bytes are loaded: write or read them. */
MGPU_DEVICE void
litmus_in_touch(const tiny_args *p, uint32_t at, uint32_t bar)
{
    if (BUG(14) || BUG(15) || BUG(16))
        p->spare[threadIdx.x] = mgpu_ld_shared_b32(at + 4 * threadIdx.x);
    if (BUG(17) || BUG(18))
        mgpu_st_shared_b32(at + 4 * threadIdx.x, 0);
    if (BUG(20)) /* nothing has been loaded yet */
        mgpu_mbarrier_wait(bar, 1);
    if (BUG(14) || BUG(16) || BUG(17))
        mgpu_fence_proxy_async_shared_cta();
}

/* Thread 0 brings `in`, once or twice, into phases 0 and 1. */
MGPU_DEVICE void
litmus_in_load(const tiny_args *p, uint32_t at, uint32_t bar)
{
    if (BUG(12))
        mgpu_mbarrier_arrive_expect_tx(bar, 2 * BYTES);
    else
        mgpu_mbarrier_arrive_expect_tx(bar, BYTES);
    if (BUG(7))
        mgpu_tma_load_2d(at, &p->in_map, 0, 0, bar);
    else
        mgpu_bulk_load(at, p->in, BYTES, bar);
    if (BUG(12))
        mgpu_bulk_load(at, p->in, BYTES, bar);
    if (BUG(13)) {
        mgpu_mbarrier_wait(bar, 0);
        tiny_load(p, at, bar);
    }
    if (BUG(11) || BUG(2))
        mgpu_mbarrier_wait(bar, 0);
    if (BUG(10) || BUG(11)) {
        tiny_store(p, at);
        mgpu_mbarrier_wait(bar, 0);
        mgpu_bulk_wait_group_read(0);
    }
}

MGPU_DEVICE void
litmus_in_wait(const tiny_args *p, uint32_t bar)
{
    if (BUG(4) || BUG(5)) {
        while (!mgpu_mbarrier_try_wait_parity_relaxed(bar, 0)) {
        }
    } else if (BUG(8)) {
        while (!mgpu_mbarrier_test_wait_parity(bar, 0)) {
        }
    } else if (BUG(6) || BUG(13))
        mgpu_mbarrier_wait(bar, 1);
    else if (!BUG(2) && !BUG(3) && !BUG(19) && !BUG(20))
        mgpu_mbarrier_wait(bar, 0);
    if (BUG(5))
        mgpu_fence_acq_rel();
}

MGPU_KERNEL(litmus_in, tiny_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, WORDS, 128);
    MGPU_SHARED_ALIGNED(uint32_t, other, WORDS, 128);
    MGPU_SHARED(uint64_t, bars, 2); /* the second is for what was there before */
    const uint32_t at = mgpu_smem_addr(data), bar = mgpu_smem_addr(bars), t = threadIdx.x;
    const bool again = BUG(14) || BUG(15) || BUG(16);
    if (t == 0) {
        mgpu_mbarrier_init(bar, 1);
        tiny_init(bar + 8, 1);
    }
    __syncthreads();
    if (again && t == 0)
        tiny_load(p, at, bar + 8);
    if (again)
        mgpu_mbarrier_wait(bar + 8, 0);
    if (t >= LANES)
        litmus_in_touch(p, at, bar);
    if (!BUG(16))
        __syncthreads();
    if (t == 0)
        litmus_in_load(p, at, bar);
    if (!BUG(16))
        __syncthreads(); /* the copy is issued */
    if (t >= LANES && !BUG(10) && !BUG(11)) {
        litmus_in_wait(p, bar);
        tiny_get(p, BUG(19) ? mgpu_smem_addr(other) : at);
        if (BUG(9)) {
            __syncwarp(); /* each lane has read what another one puts */
            tiny_put(p, at);
        }
    }
    if (t == 0 && !BUG(13))
        mgpu_mbarrier_wait(bar, 0);
}
TINY_GROUP(litmus_in, 1, 64);

/* ---- a store reads, then the bytes are written: thread 0 loads and stores, warp 1 writes --- */

static const case_row litmus_reuse_rows[] = {
    /* "cp.async.bulk.wait_group": .read waits until the sources have been read */
    {1, SILENT, SEEN, "", "wait_group.read 0, __syncthreads()"},
    {2, SILENT, SEEN, "", "wait_group 0, __syncthreads()"},
    {3, ERROR(5), SEEN, "wait_group.read", "__syncthreads() only"},
    {4, ERROR(5), SEEN, "wait_group.read", "wait_group.read 1"},
    {5, ERROR(5), SEEN, "barrier", "wait_group.read 0, and nobody else knows"},
    /* "cp.async.bulk.wait_group": groups of the executing thread */
    {6, ERROR(5), SEEN, "wait_group.read", "another thread's wait_group.read 0"},
    {7, FAULT, SEEN, "", "wait_group.read 0 without a commit"},
    {8, SILENT, SEEN, "", "wait_group.read 0, then another load"},
    {9, ERROR(4), SEEN, "wait_group.read", "another load at once"},
    {10, SILENT, SEEN, "", "two reads: threads and the store"},
    {11, SILENT, SEEN, "", "wait_group.read 0, an arrival, a wait"},
    {12, SILENT, SEEN, "", "wait_group.read 1 of two stores, the first one's bytes"},
    {13, ERROR(5), SEEN, "wait_group.read",
     "wait_group.read 1 of two stores, the second's bytes"},
};

MGPU_DEVICE void
litmus_reuse_store(const tiny_args *p, uint32_t at, uint32_t bar)
{
    mgpu_bulk_store(p->out, at, BYTES / 2);
    if (BUG(12) || BUG(13)) /* the second half is a group of its own */
        mgpu_bulk_commit_group();
    mgpu_bulk_store(p->out + WORDS / 2, at + BYTES / 2, BYTES / 2);
    if (!BUG(7))
        mgpu_bulk_commit_group();
    if (BUG(2))
        mgpu_bulk_wait_group(0);
    else if (BUG(4) || BUG(12) || BUG(13))
        mgpu_bulk_wait_group_read(1);
    else if (!BUG(3) && !BUG(6) && !BUG(9) && !BUG(10))
        mgpu_bulk_wait_group_read(0);
    if (BUG(8) || BUG(9)) {
        tiny_load(p, at, bar);
        mgpu_mbarrier_wait(bar, 1);
    }
    if (BUG(11))
        (void)mgpu_mbarrier_arrive(bar);
}

MGPU_DEVICE void
litmus_reuse_write(const tiny_args *p, uint32_t at, uint32_t bar)
{
    const uint32_t lane = threadIdx.x % LANES;
    if (BUG(6))
        mgpu_bulk_wait_group_read(0);
    if (BUG(11))
        mgpu_mbarrier_wait(bar, 1);
    if (BUG(10))
        for (uint32_t i = lane; i < WORDS; i += LANES)
            p->spare[i] = mgpu_ld_shared_b32(at + 4 * i);
    else if (BUG(13))
        mgpu_st_shared_b32(at + BYTES / 2 + 4 * lane, 0);
    else if (!BUG(8) && !BUG(9))
        mgpu_st_shared_b32(at + 4 * lane, 0);
}

MGPU_KERNEL(litmus_reuse, tiny_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, WORDS, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(data), bar = mgpu_smem_addr(bars), t = threadIdx.x;
    if (t == 0) {
        tiny_init(bar, 1);
        tiny_load(p, at, bar);
    }
    __syncthreads();
    mgpu_mbarrier_wait(bar, 0);
    __syncthreads();
    if (t == 0)
        litmus_reuse_store(p, at, bar);
    if (!BUG(5) && !BUG(11))
        __syncthreads();
    if (t >= LANES)
        litmus_reuse_write(p, at, bar);
    __syncthreads();
    if (t == 0)
        mgpu_bulk_wait_group_read(0);
}
TINY_GROUP(litmus_reuse, 1, 64);

/* ---- global memory: warp 0 writes `spare`, thread 32 loads it, or the reverse -------------- */

static const case_row litmus_global_rows[] = {
    /* "Proxies": global memory is reached by both, too */
    {1, SILENT, SEEN, "", "the writers fence, __syncthreads(), a bulk load"},
    {2, ERROR(17), PLAIN, "fence.proxy.async", "__syncthreads(), a bulk load"},
    {3, ERROR(17), PLAIN, "fence.proxy.async",
     "fence.proxy.async.shared::cta, __syncthreads()"},
    {4, SILENT, SEEN, "", "fence.proxy.async of all spaces, __syncthreads()"},
    {5, ERROR(17), PLAIN,
     "; and before it mgpu_fence_proxy_async_global(), for fence.proxy.async",
     "the writers fence, and nobody waits for them"},
    /* "cp.async.bulk.wait_group": without .read the writes are made visible to the thread */
    {6, SILENT, SEEN, "", "stored, wait_group 0, __syncthreads(), read"},
    {7, EITHER(1, 17), PLAIN, "wait_group", "stored, wait_group.read 0, __syncthreads(), read"},
    {8, ANY(1, 6, 17), PLAIN, "barrier", "stored, wait_group 0, read by others at once"},
    /* "membar, fence", .proxy.tensormap: release by who writes a map, acquire by who uses it */
    {9, SILENT, SEEN, "", "a map is made, released, acquired, used"},
    {10, ERROR(17), PLAIN,
     "the map is released, and the thread that issues the copy acquires it behind that",
     "a map is made, released, used"},
    {11, ERROR(17), PLAIN,
     "a tensor map that threads write is released by them "
     "(mgpu_fence_proxy_tensormap_release_gpu()), handed on by a barrier or a flag, and "
     "acquired where it is used (mgpu_fence_proxy_tensormap_acquire_gpu(map)), each time",
     "a map is made and used"},
    {12, SILENT, SEEN, "", "written, __syncthreads(), read"},
    {13, ERROR(6), PLAIN, "barrier", "written, and read by another warp"},
    {14, ERROR(17), PLAIN, "tensormap", "a map is made, acquired, used"},
    {15, ERROR(17), PLAIN, "a wait at its mbarrier, or cp.async.bulk.wait_group,",
     "overwritten under a bulk load"},
    {16, SILENT, SEEN, "", "a bulk load, the wait, overwritten"},
};

MGPU_DEVICE void
litmus_global_write(const tiny_args *p, uint32_t at)
{
    const uint32_t t = threadIdx.x;
    if (BUG(6) || BUG(7) || BUG(8)) {
        if (t == 0) {
            mgpu_bulk_store(p->spare, at, BYTES);
            mgpu_bulk_commit_group();
        }
        if (t == 0 && BUG(7))
            mgpu_bulk_wait_group_read(0);
        else if (t == 0)
            mgpu_bulk_wait_group(0);
        return;
    }
    for (uint32_t i = t; i < WORDS; i += LANES)
        p->spare[i] = p->in[i];
    if (t == 0)
        for (int i = 0; i < 16; i++)
            p->made->opaque[i] = p->in_map.opaque[i];
    if (BUG(1) || BUG(5) || BUG(15) || BUG(16))
        mgpu_fence_proxy_async_global();
    if (BUG(3))
        mgpu_fence_proxy_async_shared_cta();
    if (BUG(4))
        mgpu_fence_proxy_async();
    if (t == 0 && (BUG(9) || BUG(10)))
        mgpu_fence_proxy_tensormap_release_gpu();
}

MGPU_KERNEL(litmus_global, tiny_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, WORDS, 128);
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t at = mgpu_smem_addr(data), bar = mgpu_smem_addr(bars), t = threadIdx.x;
    if (t == 0) {
        mgpu_mbarrier_init(bar, 1);
        tiny_init(bar + 8, 1);
        tiny_load(p, at, bar);
    }
    __syncthreads();
    mgpu_mbarrier_wait(bar, 0); /* data is `in` */
    if (t < LANES)
        litmus_global_write(p, at);
    if (!BUG(5) && !BUG(8) && !BUG(13))
        __syncthreads();
    if (t < LANES)
        return;
    if (BUG(6) || BUG(7) || BUG(8) || BUG(12) || BUG(13)) {
        for (uint32_t i = t % LANES; i < WORDS; i += LANES)
            p->out[i] = p->spare[WORDS - 1 - i] - WORDS + 1 + 2 * i;
        return;
    }
    if (t == LANES) {
        mgpu_mbarrier_arrive_expect_tx(bar + 8, BYTES);
        if (BUG(9) || BUG(14))
            mgpu_fence_proxy_tensormap_acquire_gpu(p->made);
        if (BUG(9) || BUG(10) || BUG(11) || BUG(14))
            mgpu_tma_load_2d(at, p->made, 0, 0, bar + 8);
        else
            mgpu_bulk_load(at, p->spare, BYTES, bar + 8);
    }
    if (BUG(15) && t == LANES + 1)
        p->spare[0] = 7;
    mgpu_mbarrier_wait(bar + 8, 0);
    if (BUG(16) && t == LANES + 1)
        p->spare[0] = 7;
    tiny_get(p, at);
}
TINY_GROUP(litmus_global, 1, 64);

/* ---- wgmma: A and B are ones, so each element of D is 16 ----------------------------------- */

static const case_row litmus_wgmma_rows[] = {
    /* "Asynchronous wgmma Instructions", "Async Proxy": as copies */
    {1, SILENT, SEEN, "", "A and B loaded, all wait"},
    {2, LINT(1), SEEN, "not all 128 threads of the warpgroup have waited",
     "thread 0 waits, __syncthreads()"},
    {3, ERROR(1), SEEN, "mbarrier", "warp 0 waits"},
    {4, SILENT, SEEN, "", "written by threads, each fences, __syncthreads()"},
    {5, ERROR(2), SEEN, "fence.proxy.async", "written by threads, __syncthreads()"},
    {6, ERROR(2), SEEN, "barrier", "written by threads, each fences"},
    /* "wgmma.wait_group": the operations of the group are complete, their reads too */
    {7, SILENT, SEEN, "", "wait_group 0, then A is written without a fence"},
    {8, EITHER(4, 5), SEEN, "wait_group", "A is written, then wait_group 0"},
    {9, SILENT, SEEN, "", "wait_group 0, then A is loaded again without a fence"},
    {10, ERROR(4), SEEN, "wait_group", "A is loaded again, then wait_group 0"},
    {11, SILENT, SEEN, "", "two reads: threads and wgmma"},
    {12, SILENT, SEEN, "", "A and B loaded, all wait, and the mbarrier is made anew"},
};

/* Ones for A, 64 x 16, and B, 8 x 16, by a copy or by threads. */
MGPU_DEVICE void
litmus_wgmma_fill(const tiny_args *p, uint32_t a, uint32_t bar)
{
    const uint32_t t = threadIdx.x, bytes = ONES_BYTES + 256;
    const bool by_threads = BUG(4) || BUG(5) || BUG(6);
    for (uint32_t i = t; i < bytes / 4 && by_threads; i += 128)
        mgpu_st_shared_b32(a + 4 * i, 0x3f803f80);
    if (BUG(4) || BUG(6))
        mgpu_fence_proxy_async_shared_cta();
    if (t == 0 && !by_threads) {
        mgpu_mbarrier_arrive_expect_tx(bar, bytes);
        mgpu_bulk_load(a, p->ones, ONES_BYTES, bar);
        mgpu_bulk_load(a + ONES_BYTES, p->ones, 256, bar);
    }
    if (by_threads ? !BUG(6) : BUG(3))
        __syncthreads();
    if (!by_threads && (BUG(2) ? t == 0 : (!BUG(3) || t < LANES)))
        mgpu_mbarrier_wait(bar, 0);
    if (BUG(2))
        __syncthreads();
}

/* What may or may not happen to A now: it is written, loaded or read. */
MGPU_DEVICE void
litmus_wgmma_touch(const tiny_args *p, uint32_t a, uint32_t bar)
{
    const uint32_t t = threadIdx.x;
    __syncthreads(); /* all have issued it, or seen its end */
    if (BUG(7) || BUG(8))
        mgpu_st_shared_b32(a + 4 * t, 0);
    if (BUG(11))
        p->spare[t] = mgpu_ld_shared_b32(a + 4 * t);
    if (t == 0 && (BUG(9) || BUG(10)))
        tiny_load(p, a, bar);
}

MGPU_KERNEL(litmus_wgmma, tiny_args, p, 128, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, operands, ONES_BYTES + 256, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t a = mgpu_smem_addr(operands), bar = mgpu_smem_addr(bars);
    float d[4] = {0, 0, 0, 0};
    if (threadIdx.x == 0)
        tiny_init(bar, 1);
    __syncthreads();
    litmus_wgmma_fill(p, a, bar);
    if (BUG(12)) {
        __syncthreads();
        if (threadIdx.x == 0) {
            mgpu_mbarrier_inval(bar);
            tiny_init(bar, 1);
        }
        __syncthreads();
    }
    mgpu_acc_fence_f32_x4(d);
    mgpu_wgmma_m64n8k16_f32_bf16_ss(d, mgpu_wgmma_desc_k_major_none(a, 64),
                                    mgpu_wgmma_desc_k_major_none(a + ONES_BYTES, 8), 1);
    mgpu_wgmma_commit_group();
    if (BUG(8) || BUG(10) || BUG(11))
        litmus_wgmma_touch(p, a, bar);
    mgpu_acc_wait_f32_x4(0, d);
    if (BUG(7) || BUG(9))
        litmus_wgmma_touch(p, a, bar);
    if (threadIdx.x == 0 && (BUG(9) || BUG(10)))
        mgpu_mbarrier_wait(bar, 1);
    p->out[threadIdx.x] = threadIdx.x + (uint32_t)(d[0] + d[1] + d[2] + d[3]) - 63;
}
TINY_GROUP(litmus_wgmma, 1, 128);

/* ---- the life of an mbarrier: thread 0 makes it -------------------------------------------- */

static const case_row litmus_init_rows[] = {
    /* "mbarrier.init", "mbarrier.inval": accesses of a thread, ordered as any other */
    {1, SILENT, SEEN, "", "init, fence.mbarrier_init, __syncthreads(), used"},
    {2, EITHER(6, 7), SEEN, "barrier", "init, fence.mbarrier_init, used by warp 1"},
    /* "membar, fence": .mbarrier_init is for the async proxy and for peers */
    {3, LINT(7), SEEN, "fence.mbarrier_init", "init, a copy by the same thread"},
    {4, SILENT, SEEN, "", "init, __syncthreads(), arrivals of threads only"},
    {5, SILENT, SEEN, "", "inval, __syncthreads(), data in its place"},
    {6, FAULT, SEEN, "", "data in its place while it lives"},
    {7, FAULT, SEEN, "", "one arrival more than its count"},
    {8, FAULT, SEEN, "", "used after inval"},
    {9, SILENT, SEEN, "", "inval, __syncthreads(), init, __syncthreads(), used"},
    {10, EITHER(6, 7), SEEN, "barrier", "inval, init, used by warp 1"},
    {11, SILENT, SEEN, "", "init, fence.mbarrier_init, a copy by the same thread"},
    {12, ERROR(7), SEEN,
     "writes its init at proxies.cu:567: these eight bytes are the mbarrier's until "
     "mgpu_mbarrier_inval(): put what is written elsewhere, or call that, behind a barrier of "
     "all who use the mbarrier; hazard 7, ",
     "data in its place while it lives, and it is not used again"},
    {13, ERROR(7), SEEN, "issues writes the mbarrier at smem+0x", "a copy, the same"},
};

/* Thread 0 takes the barrier away, when all have done with it. */
MGPU_DEVICE void
litmus_init_again(const tiny_args *p, uint32_t bar)
{
    const uint32_t t = threadIdx.x;
    __syncthreads();
    if (t == 0 && !BUG(6) && !BUG(12) && !BUG(13))
        mgpu_mbarrier_inval(bar);
    if (BUG(5) || BUG(9))
        __syncthreads();
    if (t == 1 && (BUG(5) || BUG(6) || BUG(12)))
        mgpu_st_shared_b64(bar, 7);
    if (t == 0 && BUG(13)) {
        tiny_init(bar + 16, 1);
        mgpu_mbarrier_arrive_expect_tx(bar + 16, 16);
        mgpu_bulk_load(bar, p->in, 16, bar + 16);
        mgpu_mbarrier_wait(bar + 16, 0);
    }
    if (t == 0 && (BUG(9) || BUG(10)))
        tiny_init(bar, LANES);
    if (!BUG(10))
        __syncthreads();
    if (t >= LANES && !BUG(5) && !BUG(12) && !BUG(13))
        (void)mgpu_mbarrier_arrive(bar);
}

MGPU_KERNEL(litmus_init, tiny_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, WORDS, 128);
    MGPU_SHARED_ALIGNED(uint64_t, bars, 4, 16);
    const uint32_t at = mgpu_smem_addr(data), bar = mgpu_smem_addr(bars), t = threadIdx.x;
    const bool load = BUG(3) || BUG(11);
    if (t == 0) {
        mgpu_mbarrier_init(bar, load ? 1 : LANES);
        if (!BUG(3) && !BUG(4))
            mgpu_fence_mbarrier_init();
        if (load)
            tiny_load(p, at, bar);
    }
    if (!BUG(2))
        __syncthreads();
    if (t < LANES && !load) {
        tiny_put(p, at);
        if (!BUG(2))
            (void)mgpu_mbarrier_arrive(bar);
        if (BUG(7) && t == 31)
            (void)mgpu_mbarrier_arrive(bar);
    } else if (t >= LANES && BUG(2))
        (void)mgpu_mbarrier_arrive(bar);
    if (t >= LANES) {
        mgpu_mbarrier_wait(bar, 0);
        if (!BUG(2))
            tiny_get(p, at);
    }
    if (p->bug >= 5 && !BUG(7) && !BUG(11))
        litmus_init_again(p, bar);
}
TINY_GROUP(litmus_init, 1, 64);
