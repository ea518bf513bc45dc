/* field.cu - bugs that cost people weeks, rebuilt small, each with its fixed twin.
 * SPDX-License-Identifier: MIT
 *
 * BAD(n) is what was shipped; FIXED + n is the same kernel without it.
 */
#include "field.h"

MGPU_REQUIRE(TMA);

#define IS(n)  (p->bug % FIXED == (n))
#define BAD(n) BUG(n)

/* ---- one block of four warps --------------------------------------------------------------- */

static const case_row field_block_rows[] = {
    {1, ERROR(1), SEEN, "mbarrier", "the wait was moved behind the use"},
    {2, ERROR(1), SEEN, "mbarrier", "the wait was replaced by a pause"},
    {3, ERROR(2), SEEN, "fence.proxy.async", "a TMA store without the fence before it"},
    {4, ERROR(3), SEEN, "fence.proxy.async", "a staging buffer is read, and loaded again"},
    {5, ERROR(6), SEEN, "__syncwarp", "the elected lane arrives for 32 that stored"},
    {6, EITHER(1, 17), PLAIN, "wait_group", "wait_group.read, and the flag says it is written"},
    {7, ERROR(5), SEEN, "wait_group.read",
     "wait_group.read(stages - 1) behind a stage's store"},
    {8, ERROR(5), SEEN, "wait_group.read",
     "the epilogue's buffer is filled under a live store"},
    {9, DEADLOCK, SEEN, "", "the box is larger than what is expected"},
    {10, EITHER(6, 7), SEEN, "barrier", "an init that nobody published"},
    {11, DEADLOCK, SEEN, "", "a warp without work returns, and owes its arrival"},
    {12, ERROR(6), PLAIN, "barrier", "global memory, written and read across warps"},
    {13, EITHER(2, 17), PLAIN, "tensormap",
     "a map made on the device and used without its fence"},
    {14, ERROR(13), SEEN,
     "nothing says that those are through, and with other luck their arrivals count together: "
     "another number, 1 to 15, for each group of warps, or a barrier of both groups between "
     "the "
     "two uses",
     "two pairs of warps share a named barrier"},
    {15, ERROR(17), PLAIN, "fence.proxy.async", "written to global memory, then loaded by TMA"},
};

typedef struct field_smem {
    uint32_t at, other; /* places for the words */
    uint32_t full, empty;
} field_smem;

/* 1, 2: a load, and when it is used. */
MGPU_DEVICE void
field_wait(const tiny_args *p, field_smem s)
{
    if (threadIdx.x == 0)
        tiny_load(p, s.at, s.full);
    __syncthreads();
    if (threadIdx.x / LANES == 1) {
        if (BAD(2))
            mgpu_nanosleep(1000);
        else if (!BAD(1))
            mgpu_mbarrier_wait(s.full, 0);
        tiny_get(p, s.at);
    }
    mgpu_mbarrier_wait(s.full, 0);
}

/* 3, 8: an epilogue. Warp 1 fills the buffer, and fills it again. */
MGPU_DEVICE void
field_epilogue(const tiny_args *p, field_smem s)
{
    if (threadIdx.x / LANES != 1)
        return;
    tiny_put(p, s.at);
    if (!BAD(3))
        mgpu_fence_proxy_async_shared_cta();
    __syncwarp();
    if (threadIdx.x == LANES) {
        mgpu_tma_store_2d(&p->out_map, 0, 0, s.at);
        mgpu_bulk_commit_group();
        if (!BAD(8))
            mgpu_bulk_wait_group_read(0);
    }
    __syncwarp();
    if (IS(8))
        mgpu_st_shared_b32(s.at + 4 * (threadIdx.x % LANES), 0);
    if (threadIdx.x == LANES && BAD(8))
        mgpu_bulk_wait_group_read(0);
}

/* 4: a staging buffer. Warp 1 reads what came, thread 0 loads the next. */
MGPU_DEVICE void
field_staging(const tiny_args *p, field_smem s)
{
    if (threadIdx.x == 0) {
        tiny_load(p, s.at, s.full);
        mgpu_mbarrier_wait(s.empty, 0);
        tiny_load(p, s.at, s.full);
        mgpu_mbarrier_wait(s.full, 1);
    }
    if (threadIdx.x / LANES == 1) {
        mgpu_mbarrier_wait(s.full, 0);
        tiny_get(p, s.at);
        if (!BAD(4))
            mgpu_fence_proxy_async_shared_cta();
        __syncwarp();
        if (threadIdx.x == LANES)
            (void)mgpu_mbarrier_arrive(s.empty);
    }
}

/* 5, 10, 11: warp 0 puts and arrives, warp 1 waits and gets. */
MGPU_DEVICE void
field_hand_over(const tiny_args *p, field_smem s)
{
    const uint32_t warp = threadIdx.x / LANES;
    if (warp == 0) {
        tiny_put(p, s.at);
        if (!BAD(5))
            __syncwarp();
        if (threadIdx.x == 0)
            (void)mgpu_mbarrier_arrive(s.empty);
    } else if (warp == 1) {
        mgpu_mbarrier_wait(s.empty, 0);
        tiny_get(p, s.at);
    } else if (IS(11) && warp == 2) { /* no work */
        if (!BAD(11) && threadIdx.x % LANES == 0)
            (void)mgpu_mbarrier_arrive(s.empty);
    }
}

/* 6: thread 0 stores to `spare` and raises a flag, warp 1 reads it. */
MGPU_DEVICE void
field_publish(const tiny_args *p, field_smem s)
{
    if (threadIdx.x == 0) {
        tiny_load(p, s.at, s.full);
        mgpu_mbarrier_wait(s.full, 0);
        mgpu_bulk_store(p->spare, s.at, BYTES);
        mgpu_bulk_commit_group();
        if (BAD(6))
            mgpu_bulk_wait_group_read(0);
        else
            mgpu_bulk_wait_group(0);
        mgpu_st_release_gpu_global_b32(p->flags, 1);
    }
    if (threadIdx.x / LANES == 1) {
        while (mgpu_ld_acquire_gpu_global_b32(p->flags) == 0)
            mgpu_nanosleep(20);
        for (uint32_t i = threadIdx.x % LANES; i < WORDS; i += LANES)
            p->out[i] = p->spare[i];
    }
}

/* 7: two stages. Thread 0 stores each half, and says that its stage is free; warp 1 writes there. */
MGPU_DEVICE void
field_stages(const tiny_args *p, field_smem s)
{
    if (threadIdx.x == 0) {
        tiny_load(p, s.at, s.full);
        mgpu_mbarrier_wait(s.full, 0);
        for (uint32_t half = 0; half < 2; half++) {
            mgpu_bulk_store(p->out + half * (WORDS / 2), s.at + half * (BYTES / 2), BYTES / 2);
            mgpu_bulk_commit_group();
        }
        if (BAD(7))
            mgpu_bulk_wait_group_read(1);
        else
            mgpu_bulk_wait_group_read(0);
        (void)mgpu_mbarrier_arrive(s.empty); /* of the second stage */
        mgpu_bulk_wait_group_read(0);
    }
    if (threadIdx.x / LANES == 1) {
        mgpu_mbarrier_wait(s.empty, 0);
        mgpu_st_shared_b32(s.at + BYTES / 2 + 4 * (threadIdx.x % LANES), 0);
    }
}

/* 9, 13, 15: a TMA load, of too few bytes, by a map of one's own, of words of one's own. */
MGPU_DEVICE void
field_tma(const tiny_args *p, field_smem s)
{
    if (threadIdx.x == 0) {
        for (int i = 0; i < 16; i++)
            p->made->opaque[i] = p->in_map.opaque[i];
        for (uint32_t i = 0; i < WORDS; i++)
            p->spare[i] = p->in[i];
        if (IS(13) && !BAD(13)) {
            mgpu_fence_proxy_tensormap_release_gpu();
            mgpu_fence_proxy_tensormap_acquire_gpu(p->made);
        }
        if (IS(15) && !BAD(15))
            mgpu_fence_proxy_async_global();
        mgpu_mbarrier_arrive_expect_tx(s.full, BAD(9) ? BYTES / 2 : BYTES);
        if (IS(15))
            mgpu_bulk_load(s.at, p->spare, BYTES, s.full);
        else
            mgpu_tma_load_2d(s.at, IS(13) ? p->made : &p->in_map, 0, 0, s.full);
    }
    if (threadIdx.x / LANES == 1) {
        mgpu_mbarrier_wait(s.full, 0);
        tiny_get(p, s.at);
    }
}

/* 12: warp 0 writes `spare`, warp 1 reads it. */
MGPU_DEVICE void
field_global(const tiny_args *p)
{
    if (threadIdx.x < LANES)
        for (uint32_t i = threadIdx.x; i < WORDS; i += LANES)
            p->spare[i] = p->in[i];
    if (!BAD(12))
        __syncthreads();
    if (threadIdx.x / LANES == 1)
        for (uint32_t i = threadIdx.x % LANES; i < WORDS; i += LANES)
            p->out[i] = p->spare[i];
}

/* 14: warp 0 hands the words to warp 1, and warp 2 others to warp 3. */
MGPU_DEVICE void
field_pairs(const tiny_args *p, field_smem s)
{
    const uint32_t warp = threadIdx.x / LANES, pair = warp / 2, at = pair == 0 ? s.at : s.other;
    if (warp % 2 == 0)
        tiny_put(p, at);
    mgpu_barrier_sync(BAD(14) ? 1 : 1 + pair, 64);
    if (warp == 1)
        tiny_get(p, at);
    if (warp == 3)
        for (uint32_t i = threadIdx.x % LANES; i < WORDS; i += LANES)
            p->spare[i] = mgpu_ld_shared_b32(at + 4 * i);
}

MGPU_KERNEL(field_block, tiny_args, p, 128, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, WORDS, 128);
    MGPU_SHARED_ALIGNED(uint32_t, more, WORDS, 128);
    MGPU_SHARED(uint64_t, bars, 2);
    field_smem s;
    s.at = mgpu_smem_addr(data);
    s.other = mgpu_smem_addr(more);
    s.full = mgpu_smem_addr(bars);
    s.empty = s.full + 8;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(s.full, 1);
        mgpu_mbarrier_init(s.empty, IS(11) ? 2 : 1);
        mgpu_fence_mbarrier_init();
    }
    if (!BAD(10))
        __syncthreads();
    switch (p->bug % FIXED) {
    case 1:
    case 2:
        field_wait(p, s);
        break;
    case 3:
    case 8:
        field_epilogue(p, s);
        break;
    case 4:
        field_staging(p, s);
        break;
    case 6:
        field_publish(p, s);
        break;
    case 7:
        field_stages(p, s);
        break;
    case 9:
    case 13:
    case 15:
        field_tma(p, s);
        break;
    case 12:
        field_global(p);
        break;
    case 14:
        field_pairs(p, s);
        break;
    default:
        field_hand_over(p, s);
    }
}
TINY_GROUP(field_block, 1, 128);

/* ---- a cluster of two ---------------------------------------------------------------------- */

static const case_row field_cluster_rows[] = {
    {1, EITHER(6, 18), SEEN, "cluster", "a wait of CTA scope for a peer's stores"},
    {2, EITHER(6, 18), SEEN, "release", "a relaxed arrival for a peer's stores"},
    {3, EITHER(7, 14), SEEN, "barrier.cluster", "a peer is written to before it has begun"},
    {4, FAULT, SEEN, "", "a multicast to a block outside of the cluster"},
    {5, DEADLOCK, SEEN, "", "the bytes of a pair, twice"},
    {6, DEADLOCK, SEEN, "", "a wait for what the peer does behind the cluster barrier"},
    {7, ERROR(14), SEEN,
     "and nothing that its block waits for before it exits says that this is over: a "
     "barrier.cluster, arrive and wait, at the end of all blocks, or a wait for the peer's "
     "last "
     "arrival (mgpu_pipeline_drain())",
     "a block leaves, and its peer still reads"},
    {8, ERROR(14), SEEN, "touches the mbarrier at smem",
     "a block leaves, and its peer still arrives"},
    {9, ERROR(14), SEEN,
     "a wait at the mbarrier of the copy, in this block or, with a barrier.cluster behind it, "
     "in a peer",
     "a block leaves, and a copy still reads its memory"},
};

/* 1, 2, 3, 6: block 1 stores into block 0 and arrives there. */
MGPU_DEVICE void
field_peer(const tiny_args *p, uint32_t at, uint32_t bar)
{
    if (mgpu_cluster_ctarank() == 1) {
        for (uint32_t i = threadIdx.x; i < WORDS; i += LANES)
            mgpu_st_shared_cluster_b32(mgpu_mapa(at + 4 * i, 0), p->in[i]);
        if (BAD(6)) {
            mgpu_barrier_cluster_arrive();
            mgpu_barrier_cluster_wait();
        }
        if (BAD(2))
            mgpu_mbarrier_arrive_relaxed_shared_cluster(mgpu_mapa(bar, 0));
        else
            mgpu_mbarrier_arrive_shared_cluster(mgpu_mapa(bar, 0));
        return;
    }
    if (BAD(1))
        mgpu_mbarrier_wait(bar, 0);
    else
        mgpu_mbarrier_wait_cluster(bar, 0);
    tiny_get(p, at);
}

/* 4, 5: block 1 multicasts to both. */
MGPU_DEVICE void
field_multicast(const tiny_args *p, uint32_t at, uint32_t bar)
{
    if (threadIdx.x == 0)
        mgpu_mbarrier_arrive_expect_tx(bar, BAD(5) ? 2 * BYTES : BYTES);
    if (threadIdx.x == 0 && mgpu_cluster_ctarank() == 1)
        mgpu_bulk_load_multicast(at, p->in, BYTES, bar, BAD(4) ? 7 : 3);
    mgpu_mbarrier_wait(bar, 0);
    if (mgpu_cluster_ctarank() == 0)
        tiny_get(p, at);
}

/* 7: block 0 reads what block 1 has put into its own memory. */
MGPU_DEVICE void
field_remote_read(const tiny_args *p, uint32_t at)
{
    if (mgpu_cluster_ctarank() == 1)
        tiny_put(p, at);
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    for (uint32_t i = threadIdx.x; i < WORDS && mgpu_cluster_ctarank() == 0; i += LANES)
        p->out[i] = mgpu_ld_shared_cluster_b32(mgpu_mapa(at + 4 * i, 1));
}

/* 8: block 1 is done with what block 0 gave it, and says so; block 0 sees by a word that this is over,
 * so that nothing depends on luck. */
MGPU_DEVICE void
field_drain(const tiny_args *p, uint32_t bar)
{
    if (mgpu_cluster_ctarank() == 1) {
        mgpu_mbarrier_arrive_relaxed_shared_cluster(mgpu_mapa(bar, 0));
        __syncwarp();
        if (threadIdx.x == 0)
            mgpu_st_relaxed_gpu_global_b32(p->flags, 1);
        return;
    }
    while (mgpu_ld_relaxed_gpu_global_b32(p->flags) == 0)
        mgpu_nanosleep(20);
    if (!BAD(8))
        mgpu_mbarrier_wait(bar, 0);
    for (uint32_t i = threadIdx.x; i < WORDS; i += LANES)
        p->out[i] = p->in[i];
}

/* 9: block 1 copies from its own memory into block 0's. */
MGPU_DEVICE void
field_send(const tiny_args *p, uint32_t at, uint32_t bar)
{
    const uint32_t t = threadIdx.x, rank = mgpu_cluster_ctarank();
    if (rank == 1) {
        tiny_put(p, at);
        mgpu_fence_proxy_async_shared_cta();
        __syncwarp();
        if (t == 0)
            mgpu_bulk_copy_shared_cluster(mgpu_mapa(at, 0), at, BYTES, mgpu_mapa(bar, 0));
        return;
    }
    if (t == 0)
        mgpu_mbarrier_arrive_expect_tx(bar, BYTES);
    mgpu_mbarrier_wait(bar, 0);
    tiny_get(p, at);
}

MGPU_KERNEL(field_cluster, tiny_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, WORDS, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(data), bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0)
        tiny_init(bar, IS(4) || IS(5) || IS(9) ? 1 : LANES);
    mgpu_barrier_cluster_arrive();
    if (!BAD(3))
        mgpu_barrier_cluster_wait();
    if (IS(4) || IS(5))
        field_multicast(p, at, bar);
    else if (IS(7))
        field_remote_read(p, at);
    else if (IS(8))
        field_drain(p, bar);
    else if (IS(9))
        field_send(p, at, bar);
    else
        field_peer(p, at, bar);
    if (BAD(3))
        mgpu_barrier_cluster_wait();
    if (IS(8) || BAD(7) || BAD(9) || (BAD(6) && mgpu_cluster_ctarank() == 1))
        return;
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}
TINY_GROUP(field_cluster, 2, 32);
