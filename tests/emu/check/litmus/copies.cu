/* copies.cu - litmus tests of order between threads and cp.async, st.async, red.async.
 * SPDX-License-Identifier: MIT
 *
 * PTX ISA, "cp.async": "There is no ordering guarantee between two cp.async operations if they are not
 * explicitly synchronized"; "cp.async.wait_group": its writes are "made visible to the executing
 * thread"; "mbarrier.test_wait": so are those that an arrival of cp.async.mbarrier.arrive is behind.
 * "st.async": "is performed in the generic proxy", and its complete-tx releases at cluster scope.
 */
#include "../tiny.h"

MGPU_REQUIRE(WGMMA);

/* ---- warp 0 copies, 16 bytes a lane; warp 1 gets ------------------------------------------- */

static const case_row litmus_copies_rows[] = {
    {1, SILENT, SEEN, "", "wait_group 0, __syncthreads()"},
    {2, ERROR(1), SEEN, "no wait covers it: the thread that issued it calls", "no wait"},
    {3, ERROR(1), SEEN,
     "the thread that issued it waits for it at copies.cu:", "the wait, no barrier"},
    {4, ERROR(1), SEEN, "leaves too many groups", "wait_group 1, and there is one group"},
    {5, SILENT, SEEN, "", "wait_group 1, and another group is behind"},
    {6, ERROR(1), SEEN, "or the copy was in none", "wait_group 0, and nothing is committed"},
    {7, SILENT, SEEN, "", "wait_all, and nothing is committed"},
    {8, SILENT, SEEN, "", "each lane reads what it copied behind its own wait, no barrier"},
    {9, ERROR(1), SEEN, "no wait of this thread covers it", "the same, and no wait"},
    {10, ERROR(1), SEEN, "it came before the copy", "the wait, then the copy"},
    {11, SILENT, SEEN, "", "arrive.noinc behind the copy, each reader waits"},
    {12, SILENT, SEEN, "", "arrive behind the copy, a plain arrival, each reader waits"},
    {13, SILENT, SEEN, "", "arrive.noinc, one lane waits, __syncthreads()"},
    {14, ERROR(1), SEEN, "mgpu_cp_async_mbarrier_arrive_noinc()", "arrive.noinc, no wait"},
    {15, ERROR(1), SEEN, "no wait covers it", "a plain arrival behind the copy, a wait for it"},
    {16, ERROR(1), SEEN, "no wait covers it", "arrive.noinc, then the copy"},
    {17, ERROR(1), SEEN, "no wait", "two copies of the same bytes"},
    {18, SILENT, SEEN, "", "two copies of the same bytes, the first one waited for"},
    /* the source */
    {19, SILENT, SEEN, "", "the source is written behind the wait"},
    {20, ERROR(5), SEEN, "cp.async.wait_group (mgpu_cp_async_wait_group()) in the thread",
     "the source is written by who issued the copy, before the wait"},
    {21, EITHER(5, 6), SEEN, "barrier or a flag", "the source is written by another warp"},
    {22, EITHER(5, 6), SEEN, "barrier", "the source is written by another warp, before"},
    {23, SILENT, SEEN, "", "the same, __syncthreads() between"},
    /* the destination */
    {24, SILENT, SEEN, "", "read, __syncthreads(), copied again"},
    {25, EITHER(1, 3), SEEN, "barrier", "read, copied again"},
    {26, EITHER(1, 6), SEEN, "barrier", "written by another warp, copied"},
    {27, SILENT, SEEN, "", "written by another warp, __syncthreads(), copied: no proxy fence"},
    /* the async proxy */
    {28, SILENT, SEEN, "", "the wait, fence.proxy.async, __syncthreads(), stored"},
    {29, ERROR(2), SEEN, "a thread that knows that the bytes are there calls",
     "the wait, __syncthreads(), stored"},
    {40, ERROR(1), SEEN,
     "and no barrier that both come to is behind that wait, nor "
     "mgpu_fence_proxy_async_shared_cta() before one: a wait speaks for its own thread",
     "the wait, no barrier, stored"},
    {30, ERROR(2), SEEN, "behind its wait for them", "fence.proxy.async, the wait, stored"},
    {31, SILENT, SEEN, "", "arrive.noinc, the issuer of the store waits and fences"},
    {32, ERROR(2), SEEN, "fence.proxy.async", "arrive.noinc, the issuer of the store waits"},
    {33, ERROR(1), SEEN, "; and behind that wait mgpu_fence_proxy_async_shared_cta()",
     "fence.proxy.async, __syncthreads(), stored"},
    {34, SILENT, SEEN, "", "the wait, fence.proxy.async, __syncthreads(), loaded over"},
    {35, ERROR(2), SEEN, "fence.proxy.async", "the wait, __syncthreads(), loaded over"},
    {36, SILENT, SEEN, "", "loaded, waited for, __syncthreads(), copied over: no proxy fence"},
    {37, ERROR(1), SEEN, "mbarrier", "loaded, copied over"},
    {38, SILENT, SEEN, "", "stored, wait_group.read, copied over"},
    {39, ERROR(4), SEEN, "cp.async.bulk.wait_group.read", "stored, copied over"},
};

MGPU_DEVICE void
litmus_copies_issue(uint32_t at, const uint32_t *from)
{
    mgpu_cp_async_cg_16(at + 16 * (threadIdx.x % LANES), from + EACH * (threadIdx.x % LANES));
}

MGPU_DEVICE bool
litmus_copies_by_bar(const tiny_args *p)
{
    return BUG(11) || BUG(12) || BUG(13) || BUG(14) || BUG(15) || BUG(16) || BUG(31) || BUG(32);
}

/* Behind the copy: what tells of it. */
MGPU_DEVICE void
litmus_copies_tell(const tiny_args *p, uint32_t at, uint32_t bar)
{
    const bool none = BUG(2) || BUG(9) || BUG(10) || BUG(33) || litmus_copies_by_bar(p);
    if (!BUG(6) && !BUG(7))
        mgpu_cp_async_commit_group();
    if (BUG(5)) {
        litmus_copies_issue(at + BYTES, p->in);
        mgpu_cp_async_commit_group();
    }
    if (BUG(30) || BUG(33))
        mgpu_fence_proxy_async_shared_cta();
    if (BUG(7) || BUG(10))
        mgpu_cp_async_wait_all();
    else if (BUG(4) || BUG(5))
        mgpu_cp_async_wait_group(1);
    else if (!none)
        mgpu_cp_async_wait_group(0);
    if (BUG(11) || BUG(13) || BUG(14) || BUG(31) || BUG(32))
        mgpu_cp_async_mbarrier_arrive_noinc(bar);
    if (BUG(12))
        mgpu_cp_async_mbarrier_arrive(bar);
    if (BUG(12) || BUG(15))
        (void)mgpu_mbarrier_arrive(bar);
    if (BUG(28) || BUG(34))
        mgpu_fence_proxy_async_shared_cta();
}

/* The source is `spare`, made here, and written again. */
MGPU_DEVICE void
litmus_copies_source(const tiny_args *p, uint32_t at)
{
    const uint32_t lane = threadIdx.x % LANES;
    const bool first = threadIdx.x < LANES, other = BUG(22) || BUG(23);
    for (uint32_t i = EACH * lane; i < EACH * (lane + 1) && first != other; i++)
        mgpu_st_relaxed_gpu_global_b32(p->spare + i, p->in[i]);
    if (BUG(21) || BUG(23))
        __syncthreads();
    if (first) {
        litmus_copies_issue(at, p->spare);
        mgpu_cp_async_commit_group();
    }
    if (first && !BUG(20) && !BUG(21))
        mgpu_cp_async_wait_group(0);
    if (BUG(19) || BUG(20) || BUG(21))
        for (uint32_t i = EACH * lane; i < EACH * (lane + 1) && first != BUG(21); i++)
            mgpu_st_relaxed_gpu_global_b32(p->spare + i, p->in[i]);
    if (first)
        mgpu_cp_async_wait_group(0);
}

/* What is at the destination before. */
MGPU_DEVICE void
litmus_copies_before(const tiny_args *p, uint32_t at, uint32_t bar)
{
    const uint32_t t = threadIdx.x;
    if (BUG(36) || BUG(37)) {
        if (t == 0)
            tiny_load(p, at, bar);
        if (t == 0 && BUG(36))
            mgpu_mbarrier_wait(bar, 0);
        if (BUG(37) && t >= LANES)
            mgpu_mbarrier_wait(bar, 0);
    }
    if ((BUG(38) || BUG(39)) && t < LANES) {
        tiny_put(p, at);
        mgpu_fence_proxy_async_shared_cta();
        __syncwarp();
        if (t == 0) {
            mgpu_bulk_store(p->spare, at, BYTES);
            mgpu_bulk_commit_group();
        }
        if (t == 0 && BUG(38))
            mgpu_bulk_wait_group_read(0);
        __syncwarp();
    }
    if ((BUG(26) || BUG(27)) && t >= LANES)
        tiny_put(p, at);
    if (BUG(27) || BUG(36))
        __syncthreads();
}

/* What is done with the bytes. */
MGPU_DEVICE void
litmus_copies_use(const tiny_args *p, uint32_t at, uint32_t bar)
{
    const uint32_t t = threadIdx.x;
    const bool stores = (p->bug >= 28 && p->bug <= 33) || BUG(40);
    if ((BUG(11) || BUG(12) || BUG(15) || BUG(16)) && t >= LANES)
        mgpu_mbarrier_wait(bar, 0);
    if (BUG(13) && t == LANES)
        mgpu_mbarrier_wait(bar, 0);
    if (BUG(13))
        __syncthreads();
    if (BUG(8) || BUG(9)) {
        for (uint32_t i = EACH * t; i < EACH * (t + 1) && t < LANES; i++)
            p->out[i] = mgpu_ld_shared_b32(at + 4 * i);
    } else if (stores) {
        if (t == LANES && (BUG(31) || BUG(32)))
            mgpu_mbarrier_wait(bar, 0);
        if (t == LANES && BUG(31))
            mgpu_fence_proxy_async_shared_cta();
        if (t == LANES) {
            tiny_store(p, at);
            mgpu_bulk_wait_group_read(0);
        }
    } else if (BUG(34) || BUG(35)) {
        if (t == LANES)
            tiny_load(p, at, bar);
        if (t >= LANES)
            mgpu_mbarrier_wait(bar, 0);
    }
    if (t >= LANES && !stores && !BUG(8) && !BUG(9))
        tiny_get(p, at);
}

MGPU_KERNEL(litmus_copies, tiny_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, 2 * WORDS, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(data), bar = mgpu_smem_addr(bars), t = threadIdx.x;
    const bool alone = BUG(34) || BUG(35) || BUG(36) || BUG(37);
    if (t == 0)
        tiny_init(bar, alone ? 1 : LANES);
    __syncthreads();
    litmus_copies_before(p, at, bar);
    if (p->bug >= 19 && p->bug <= 23) {
        litmus_copies_source(p, at);
    } else if (t < LANES) {
        if (BUG(16))
            mgpu_cp_async_mbarrier_arrive_noinc(bar);
        if (BUG(10))
            mgpu_cp_async_wait_all();
        litmus_copies_issue(at, p->in);
        if (BUG(18)) {
            mgpu_cp_async_commit_group();
            mgpu_cp_async_wait_group(0);
        }
        if (BUG(17) || BUG(18))
            litmus_copies_issue(at, p->in);
        if (!BUG(10))
            litmus_copies_tell(p, at, bar);
    }
    if (!BUG(3) && !BUG(11) && !BUG(12) && !BUG(15) && !BUG(16) && !BUG(31) && !BUG(32) &&
        !BUG(40))
        __syncthreads();
    litmus_copies_use(p, at, bar);
    if (BUG(24))
        __syncthreads();
    if ((BUG(24) || BUG(25)) && t < LANES)
        litmus_copies_issue(at, p->in);
    __syncthreads(); /* what comes behind is too late */
    mgpu_cp_async_wait_all();
}
TINY_GROUP(litmus_copies, 1, 64);

/* ---- a warpgroup copies A, 64 x 16 of ones, and multiplies it by B ------------------------- */

static const case_row litmus_copies_wgmma_rows[] = {
    {1, SILENT, SEEN, "", "the wait, fence.proxy.async, __syncthreads()"},
    {2, ERROR(2), SEEN, "fence.proxy.async", "the wait, __syncthreads()"},
    {3, ERROR(2), SEEN, "fence.proxy.async", "fence.proxy.async, the wait, __syncthreads()"},
    {4, ERROR(1), SEEN, "mgpu_cp_async_wait_group()", "fence.proxy.async, __syncthreads()"},
    {5, SILENT, SEEN, "", "arrive.noinc, all wait, each fences"},
    {6, ERROR(2), SEEN, "fence.proxy.async", "arrive.noinc, all wait"},
    {7, SILENT, SEEN, "", "read by wgmma, waited for, copied again"},
    {8, ERROR(4), SEEN, "wgmma.wait_group", "read by wgmma, copied again"},
};

MGPU_KERNEL(litmus_copies_wgmma, tiny_args, p, 128, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, a_b, ONES_BYTES + 256, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t a = mgpu_smem_addr(a_b), b = a + ONES_BYTES, bar = mgpu_smem_addr(bars);
    const uint32_t t = threadIdx.x;
    const bool by_bar = BUG(5) || BUG(6);
    float d[4] = {0, 0, 0, 0};
    if (t == 0)
        tiny_init(bar, 128);
    __syncthreads();
    mgpu_cp_async_cg_16(a + 16 * t, p->ones + 4 * t);
    if (t < 16)
        mgpu_cp_async_ca_16(b + 16 * t, p->ones + 4 * t);
    mgpu_cp_async_commit_group();
    if (BUG(3) || BUG(4))
        mgpu_fence_proxy_async_shared_cta();
    if (by_bar)
        mgpu_cp_async_mbarrier_arrive_noinc(bar);
    else if (!BUG(4))
        mgpu_cp_async_wait_group(0);
    if (by_bar)
        mgpu_mbarrier_wait(bar, 0);
    if (BUG(1) || BUG(5) || BUG(7) || BUG(8))
        mgpu_fence_proxy_async_shared_cta();
    if (BUG(5))
        __syncthreads(); /* each has fenced what it saw; a warp reads what others' lanes saw */
    if (!by_bar)
        __syncthreads();
    mgpu_wgmma_fence();
    mgpu_wgmma_m64n8k16_f32_bf16_ss(d, mgpu_wgmma_desc_k_major_none(a, 64),
                                    mgpu_wgmma_desc_k_major_none(b, 8), 0);
    mgpu_wgmma_commit_group();
    if (BUG(8))
        mgpu_cp_async_cg_16(a + 16 * t, p->ones + 4 * t);
    mgpu_acc_wait_f32_x4(0, d);
    if (BUG(7)) {
        __syncthreads();
        mgpu_cp_async_cg_16(a + 16 * t, p->ones + 4 * t);
    }
    mgpu_cp_async_wait_all();
    if (t < WORDS)
        p->out[t] = d[0] == 16.0f && d[3] == 16.0f ? t + 1 : 0;
}
TINY_GROUP(litmus_copies_wgmma, 1, 128);

/* ---- block 1 sends to block 0, four words a lane ------------------------------------------- */

static const case_row litmus_stores_rows[] = {
    {1, SILENT, SEEN, "", "each reader waits"},
    {2, SILENT, SEEN, "", "one lane waits, __syncwarp()"},
    {3, ERROR(1), SEEN, "mgpu_mbarrier_wait()", "barrier.cluster behind the stores, no wait"},
    {4, EITHER(1, 3), SEEN, "wait", "one lane waits, and tells nobody"},
    {5, FAULT, SEEN, "", "half of the bytes are expected"},
    {6, DEADLOCK, SEEN, "", "16 bytes more are expected than come"},
    {7, SILENT, SEEN, "", "what a store comes over was read before barrier.cluster"},
    {8, EITHER(1, 3), SEEN, "behind the read comes an arrival at the mbarrier, or a barrier",
     "read behind barrier.cluster"},
    {9, SILENT, SEEN, "", "the bytes are stored, the issuer waits and fences"},
    {10, ERROR(2), SEEN, "a thread that knows that the bytes are there calls",
     "the bytes are stored, the issuer waits"},
    {11, SILENT, SEEN, "", "red.async: sums of two lanes to one word"},
    {12, EITHER(1, 6), SEEN, "", "red.async, and the word is written meanwhile"},
    {13, ERROR(1), SEEN, "mgpu_mbarrier_wait()", "red.async, no wait"},
    {14, ERROR(14), SEEN, "a wait at the mbarrier of the copy",
     "block 0 does not wait for what comes besides"},
    {15, ERROR(18), SEEN, "it wants .acquire of .cluster scope", "the wait is of CTA scope"},
    {16, SILENT, SEEN, "", "block 0 sends to itself, and waits with CTA scope"},
};

/* Block 1 sends: each lane four words, or, of red.async, two halves of each. */
MGPU_DEVICE void
litmus_stores_send(const tiny_args *p, uint32_t at, uint32_t bar)
{
    const uint32_t t = threadIdx.x, to = mgpu_mapa(at, 0), full = mgpu_mapa(bar, 0);
    const bool red = BUG(11) || BUG(12) || BUG(13);
    uint32_t v[4];
    for (uint32_t i = 0; i < EACH; i++)
        v[i] = p->in[EACH * t + i];
    for (uint32_t i = 0; i < EACH && red; i++) {
        mgpu_red_async_shared_cluster_add_u32(to + 16 * t + 4 * i, v[i] - 1, full);
        mgpu_red_async_shared_cluster_add_u32(to + 16 * (t ^ 1) + 4 * i, 1, full);
    }
    if (!red)
        mgpu_st_async_shared_cluster_v4_b32(to + 16 * t, v, full);
    if (BUG(14) && t == 0)
        mgpu_st_async_shared_cluster_b32(to + BYTES, 7, mgpu_mapa(bar + 8, 0));
}

MGPU_KERNEL(litmus_stores, tiny_args, p, LANES, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, WORDS + 4, 128);
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t at = mgpu_smem_addr(data), bar = mgpu_smem_addr(bars), t = threadIdx.x;
    const uint32_t rank = mgpu_cluster_ctarank();
    const bool red = BUG(11) || BUG(12) || BUG(13);
    if (t == 0) {
        tiny_init(bar, 1);
        tiny_init(bar + 8, 1);
    }
    if (t == 0 && rank == 0) {
        mgpu_mbarrier_arrive_expect_tx(bar, BUG(5)   ? BYTES / 2
                                            : red    ? 2 * BYTES
                                            : BUG(6) ? BYTES + 16
                                                     : BYTES);
        if (BUG(14))
            mgpu_mbarrier_arrive_expect_tx(bar + 8, 4);
    }
    for (uint32_t i = 0; i < EACH && (red || BUG(7) || BUG(8)); i++)
        mgpu_st_shared_b32(at + 16 * t + 4 * i, 0);
    if (BUG(7))
        p->spare[LANES * rank + t] = mgpu_ld_shared_b32(at + 16 * t);
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (rank == 0 && BUG(8))
        p->spare[t] = mgpu_ld_shared_b32(at + 16 * t);
    if (rank == 0 && BUG(12) && t == 0)
        mgpu_st_shared_b32(at, 0);
    if (rank == (BUG(16) ? 0 : 1))
        litmus_stores_send(p, at, bar);
    if (BUG(3) || BUG(13)) {
        mgpu_barrier_cluster_arrive();
        mgpu_barrier_cluster_wait();
    } else if (rank == 0 && (BUG(15) || BUG(16))) {
        mgpu_mbarrier_wait(bar, 0);
    } else if (rank == 0 && (t == 0 || !(BUG(2) || BUG(4)))) {
        mgpu_mbarrier_wait_cluster(bar, 0);
    }
    if (BUG(2))
        __syncwarp();
    if (rank == 0 && (BUG(9) || BUG(10))) {
        if (t == 0 && BUG(9))
            mgpu_fence_proxy_async_shared_cta();
        if (t == 0) {
            tiny_store(p, at);
            mgpu_bulk_wait_group_read(0);
        }
    } else if (rank == 0) {
        tiny_get(p, at);
    }
    if ((BUG(3) || BUG(13)) && rank == 0)
        mgpu_mbarrier_wait_cluster(bar, 0);
}
TINY_GROUP(litmus_stores, 2, LANES);
