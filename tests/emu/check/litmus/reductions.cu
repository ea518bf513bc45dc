/* reductions.cu - litmus tests of order between threads, copies and bulk reductions.
 * SPDX-License-Identifier: MIT
 *
 * PTX ISA, "cp.reduce.async.bulk": it is done through the async proxy; each element is read and written in one
 * relaxed atomic step. So two reductions need no order, and all else needs the same as with a copy.
 */
#include "../tiny.h"

#include <mgpu/ptx/tma_im2col.h>

MGPU_REQUIRE(TMA);

/* ---- into global memory: warp 0 puts, a thread of warp 1 reduces into zeros ----------------- */

static const case_row litmus_reduce_rows[] = {
    {1, SILENT, SEEN, "", "each writer fences, __syncthreads()"},
    {2, ERROR(2), SEEN, "fence.proxy.async", "__syncthreads() only"},
    {3, ERROR(5), SEEN, "mgpu_bulk_wait_group_read", "the source is written again at once"},
    {4, SILENT, SEEN, "", "the source is written again behind the wait for what has been read"},
    {5, ERROR(17), SEEN, "mgpu_bulk_wait_group", "the zeros are stored, and nobody waits"},
    {6, SILENT, SEEN, "", "two reductions, and nobody waits"},
    {7, ERROR(17), PLAIN, "mgpu_bulk_wait_group", "the issuer reads the sum at once"},
    {8, SILENT, SEEN, "", "the issuer reads the sum behind a wait"},
    {9, ERROR(5), SEEN, "mgpu_bulk_wait_group_read", "an atomic changes the source at once"},
    {10, SILENT, SEEN, "", "a TMA reduction"},
    {11, ERROR(5), SEEN, "mgpu_bulk_wait_group_read",
     "a TMA reduction, and an atomic changes its source at once"},
    {12, ERROR(2), SEEN, "fence.proxy.async", "a TMA reduction, and no fence"},
    /* pixels, as tiles */
    {13, SILENT, SEEN, "", "an im2col reduction"},
    {14, ERROR(2), SEEN, "fence.proxy.async", "an im2col reduction, and no fence"},
    {15, ERROR(5), SEEN, "mgpu_bulk_wait_group_read",
     "an im2col reduction, and its source is written again at once"},
    {16, ERROR(17), SEEN, "mgpu_bulk_wait_group",
     "an im2col reduction, and nobody has waited for the zeros"},
};

MGPU_KERNEL(litmus_reduce, tiny_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, WORDS, 128);
    MGPU_SHARED_ALIGNED(uint32_t, zeros, WORDS, 128);
    const uint32_t at = mgpu_smem_addr(data), zero = mgpu_smem_addr(zeros), t = threadIdx.x;
    if (t < LANES) {
        for (uint32_t i = t; i < WORDS; i += LANES)
            mgpu_st_shared_b32(zero + 4 * i, 0);
        const bool early = BUG(2) || BUG(12) || BUG(14);
        if (early)
            mgpu_fence_proxy_async_shared_cta();
        tiny_put(p, at);
        if (!early)
            mgpu_fence_proxy_async_shared_cta();
    }
    __syncthreads();
    if (t != LANES)
        return;
    tiny_store(p, zero);
    if (!BUG(5) && !BUG(16))
        mgpu_bulk_wait_group(0);
    if (BUG(6)) {
        mgpu_bulk_reduce_add_u32(p->out, zero, BYTES);
        mgpu_bulk_commit_group();
    }
    if (BUG(10) || BUG(11) || BUG(12))
        mgpu_tma_reduce_add_2d(&p->out_map, 0, 0, at);
    else if (p->bug >= 13)
        mgpu_tma_reduce_add_3d_im2col_no_offs(&p->out_pixels_map, 0, 0, 0, at);
    else
        mgpu_bulk_reduce_add_u32(p->out, at, BYTES);
    mgpu_bulk_commit_group();
    if (BUG(9) || BUG(11))
        (void)atomicAdd(&data[0], 0u);
    if (BUG(4))
        mgpu_bulk_wait_group_read(0);
    if (BUG(3) || BUG(4) || BUG(15))
        mgpu_st_shared_b32(at, 0);
    if (BUG(8))
        mgpu_bulk_wait_group(0);
    if (BUG(7) || BUG(8))
        p->spare[0] = p->out[0];
    mgpu_bulk_wait_group(0);
}
TINY_GROUP(litmus_reduce, 1, 64);

/* ---- pixels come in: a thread loads, warp 1 gets ------------------------------------------- */

static const case_row litmus_pixels_rows[] = {
    {1, SILENT, SEEN, "", "each reader waits"},
    {2, ERROR(1), SEEN, "mbarrier", "thread 0 waits, and tells nobody"},
    {3, ERROR(3), SEEN, "fence.proxy.async", "read, __syncthreads(), loaded again"},
    {4, SILENT, SEEN, "", "read, fence.proxy.async, __syncthreads(), loaded again"},
};

MGPU_KERNEL(litmus_pixels, tiny_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, WORDS, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(data), bar = mgpu_smem_addr(bars), t = threadIdx.x;
    const uint32_t laps = BUG(3) || BUG(4) ? 2 : 1;
    if (t == 0)
        tiny_init(bar, 1);
    __syncthreads();
    for (uint32_t lap = 0; lap < laps; lap++) {
        if (t == 0) {
            mgpu_mbarrier_arrive_expect_tx(bar, BYTES);
            mgpu_tma_load_3d_im2col(at, &p->in_pixels_map, 0, 0, 0, bar, 0);
        }
        if (BUG(2))
            __syncthreads(); /* the copy is issued */
        if (BUG(2) ? t == 0 : t == 0 || t >= LANES)
            mgpu_mbarrier_wait(bar, lap);
        if (t >= LANES)
            tiny_get(p, at);
        if (BUG(4))
            mgpu_fence_proxy_async_shared_cta();
        __syncthreads();
    }
}
TINY_GROUP(litmus_pixels, 1, 64);

/* ---- into a peer: block 1 reduces into zeros of block 0, which reads the sum ---------------- */

static const case_row litmus_reduce_peer_rows[] = {
    {1, SILENT, SEEN, "", "the writers of both fence, barrier.cluster, block 0 waits"},
    {2, ERROR(2), SEEN, "fence.proxy.async", "the writers of the source do not fence"},
    {3, EITHER(2, 3), SEEN, "fence.proxy.async", "the writers of the zeros do not fence"},
    {4, ERROR(1), SEEN, "mbarrier", "block 0 does not wait"},
    {5, SILENT, SEEN, "", "two reductions into the same words, in no order"},
    {6, EITHER(1, 4), SEEN, "mbarrier", "a copy and a reduction, in no order"},
    {7, ERROR(5), SEEN, "a wait at its mbarrier, in the block it goes to",
     "the source is written again, and block 0 has not told"},
    {8, ERROR(4), SEEN,
     "the copy to a peer that thread (0,0,0) of block (1,0,0) issues reads it at",
     "a copy writes the source, and block 0 has not told"},
};

MGPU_KERNEL(litmus_reduce_peer, tiny_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, WORDS, 128);
    MGPU_SHARED_ALIGNED(uint32_t, sums, WORDS, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(data), sum = mgpu_smem_addr(sums);
    const uint32_t bar = mgpu_smem_addr(bars), rank = mgpu_cluster_ctarank(), t = threadIdx.x;
    const bool two = BUG(5) || BUG(6);
    if (t == 0) {
        tiny_init(bar, 1);
        if (rank == 0)
            mgpu_mbarrier_arrive_expect_tx(bar, two ? 2 * BYTES : BYTES);
    }
    for (uint32_t i = t; i < WORDS; i += LANES)
        mgpu_st_shared_b32(sum + 4 * i, 0);
    tiny_put(p, at);
    if (rank == 0 ? !BUG(3) : !BUG(2))
        mgpu_fence_proxy_async_shared_cta();
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (rank == 1 && t == 0) {
        const uint32_t to = mgpu_mapa(sum, 0), there = mgpu_mapa(bar, 0);
        if (BUG(5))
            mgpu_bulk_reduce_shared_cluster_add_u32(to, sum, BYTES, there);
        if (BUG(6))
            mgpu_bulk_copy_shared_cluster(to, sum, BYTES, there);
        mgpu_bulk_reduce_shared_cluster_add_u32(to, at, BYTES, there);
        if (BUG(7))
            mgpu_st_shared_b32(at, 0);
        if (BUG(8)) {
            mgpu_mbarrier_arrive_expect_tx(bar, BYTES);
            mgpu_bulk_copy_shared_cluster(at, sum, BYTES, bar);
            mgpu_mbarrier_wait(bar, 0);
        }
    }
    if (BUG(4)) { /* the copy is issued */
        mgpu_barrier_cluster_arrive();
        mgpu_barrier_cluster_wait();
    }
    if (rank == 0 && !BUG(4))
        mgpu_mbarrier_wait_cluster(bar, 0);
    if (rank == 0) {
        __syncwarp();
        tiny_get(p, sum);
    }
    if (rank == 0 && BUG(4))
        mgpu_mbarrier_wait_cluster(bar, 0);
    mgpu_barrier_cluster_arrive(); /* block 0 has received: the source may go */
    mgpu_barrier_cluster_wait();
}
TINY_GROUP(litmus_reduce_peer, 2, 32);
