/* micro/barrier.cu - mbarriers, named barriers, the cluster barrier: what it costs to meet.
 * SPDX-License-Identifier: MIT
 */
#include "micro.h"

MGPU_REQUIRE(CLUSTER);

/* ---- mbarriers --------------------------------------------------------------------------- */

/* n arrivals of one thread, of which no phase ends; p->how blocks further on. */
MGPU_KERNEL(micro_mbarrier_arrive, micro_args, p, 32, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t mine = mgpu_smem_addr(bars);
    const uint32_t to =
        mgpu_mapa(mine, (mgpu_cluster_ctarank() + p->how) % mgpu_cluster_nctarank());
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(mine, p->n);
        mgpu_fence_mbarrier_init();
    }
    mgpu_barrier_cluster_arrive_aligned();
    mgpu_barrier_cluster_wait_aligned();
    const watch w = watch_start();
    if (threadIdx.x == 0) {
        if (p->how == 0)
            for (uint32_t i = 0; i < p->n; i++)
                (void)mgpu_mbarrier_arrive(mine);
        else
            for (uint32_t i = 0; i < p->n; i++)
                mgpu_mbarrier_arrive_shared_cluster(to);
    }
    watch_stop(p, w);
    mgpu_mbarrier_wait_cluster(mine, 0); /* the n-th has ended the phase */
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = 0;
    mgpu_barrier_cluster_arrive_aligned();
    mgpu_barrier_cluster_wait_aligned();
}

/* A wait that finds the phase ended, n times. */
MGPU_KERNEL(micro_mbarrier_try_wait, micro_args, p, 32, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    uint32_t yes = 0;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    const watch w = watch_start();
    for (uint32_t i = 0; i < p->n; i++)
        yes += mgpu_mbarrier_try_wait_parity(bar, 1);
    watch_stop(p, w);
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = yes - p->n;
}

/* All threads arrive and wait, n times. */
MGPU_KERNEL(micro_mbarrier_meet, micro_args, p, 1024, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, blockDim.x);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    const watch w = watch_start();
    for (uint32_t i = 0; i < p->n; i++) {
        (void)mgpu_mbarrier_arrive(bar);
        mgpu_mbarrier_wait(bar, i & 1);
    }
    watch_stop(p, w);
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = 0;
}

/* There and back, n times, by one thread of each of two warps (p->how 0) or of two blocks (1). */
MGPU_KERNEL(micro_mbarrier_ping, micro_args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t first = mgpu_smem_addr(bars), rank = mgpu_cluster_ctarank();
    const uint32_t count = mgpu_cluster_nctarank(),
                   side = p->how == 0 ? threadIdx.x / 32 : rank;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(first, 1);
        mgpu_mbarrier_init(first + 8, 1);
        mgpu_fence_mbarrier_init();
    }
    mgpu_barrier_cluster_arrive_aligned();
    mgpu_barrier_cluster_wait_aligned();
    const watch w = watch_start();
    if (threadIdx.x % 32 == 0 && (p->how == 0 || threadIdx.x == 0)) {
        const uint32_t theirs = first + 8 * (side ^ 1), mine = first + 8 * side;
        const uint32_t far = mgpu_mapa(theirs, (rank + 1) % count);
        for (uint32_t i = 0; i < p->n; i++) {
            if (side == 1) {
                if (p->how == 0)
                    mgpu_mbarrier_wait(mine, i & 1);
                else
                    mgpu_mbarrier_wait_cluster(mine, i & 1);
            }
            if (p->how == 0)
                (void)mgpu_mbarrier_arrive(theirs);
            else
                mgpu_mbarrier_arrive_shared_cluster(far);
            if (side == 0) {
                if (p->how == 0)
                    mgpu_mbarrier_wait(mine, i & 1);
                else
                    mgpu_mbarrier_wait_cluster(mine, i & 1);
            }
        }
    }
    watch_stop(p, w);
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = 0;
    mgpu_barrier_cluster_arrive_aligned();
    mgpu_barrier_cluster_wait_aligned();
}

/* ---- barriers of the block and of the cluster ---------------------------------------------- */

MGPU_KERNEL(micro_barrier_sync, micro_args, p, 1024, 1)
{
    const watch w = watch_start();
    for (uint32_t i = 0; i < p->n; i++)
        mgpu_barrier_sync_aligned(1, blockDim.x);
    watch_stop(p, w);
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = 0;
}

MGPU_KERNEL(micro_barrier_syncthreads, micro_args, p, 1024, 1)
{
    const watch w = watch_start();
    for (uint32_t i = 0; i < p->n; i++)
        __syncthreads();
    watch_stop(p, w);
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = 0;
}

/* Two warps: one arrives at 1 and waits at 2, the other the reverse. */
MGPU_KERNEL(micro_barrier_ping, micro_args, p, 64, 1)
{
    const watch w = watch_start();
    if (threadIdx.x < 32)
        for (uint32_t i = 0; i < p->n; i++) {
            mgpu_barrier_arrive_aligned(1, 64);
            mgpu_barrier_sync_aligned(2, 64);
        }
    else
        for (uint32_t i = 0; i < p->n; i++) {
            mgpu_barrier_sync_aligned(1, 64);
            mgpu_barrier_arrive_aligned(2, 64);
        }
    watch_stop(p, w);
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = 0;
}

/* p->how 1: the arrival is relaxed. */
MGPU_KERNEL(micro_barrier_cluster, micro_args, p, 1024, 1)
{
    const watch w = watch_start();
    if (p->how == 0)
        for (uint32_t i = 0; i < p->n; i++) {
            mgpu_barrier_cluster_arrive_aligned();
            mgpu_barrier_cluster_wait_aligned();
        }
    else
        for (uint32_t i = 0; i < p->n; i++) {
            mgpu_barrier_cluster_arrive_relaxed_aligned();
            mgpu_barrier_cluster_wait_aligned();
        }
    watch_stop(p, w);
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = 0;
}

/* ---- cases --------------------------------------------------------------------------------- */

static void
add(micro_cases &all, const char *family, const char *name, const std::string &parameters,
    const mgpu_kernel *kernel, uint32_t threads, uint32_t cluster = 1, uint32_t how = 0)
{
    all.push_back(
        {family, name, parameters, "clk", [=](card &c) {
             micro_args a = c.args(c.rounds(1024));
             a.how = how;
             return clocks_of(c, *kernel, micro_config(cluster, threads, 0, cluster), a) / a.n;
         }});
}

void
add_barriers(micro_cases &all)
{
    add(all, "mbarrier", "arrive", "threads=1", &micro_mbarrier_arrive_kernel, 32);
    add(all, "mbarrier", "arrive at a peer", "threads=1", &micro_mbarrier_arrive_kernel, 32, 2,
        1);
    add(all, "mbarrier", "try_wait that succeeds", "threads=32",
        &micro_mbarrier_try_wait_kernel, 32);
    for (const uint32_t threads : {1u, 32u, 64u, 128u, 256u, 512u, 1024u})
        add(all, "mbarrier", "arrive, wait", words("threads=%u", threads),
            &micro_mbarrier_meet_kernel, threads);
    add(all, "mbarrier", "there and back, two warps", "", &micro_mbarrier_ping_kernel, 64);
    for (const uint32_t cluster : {2u})
        add(all, "mbarrier", "there and back, two blocks", words("cluster=%u", cluster),
            &micro_mbarrier_ping_kernel, 64, cluster, 1);
    for (const uint32_t threads : {32u, 64u, 128u, 256u, 512u, 1024u}) {
        add(all, "barrier", "bar.sync", words("threads=%u", threads),
            &micro_barrier_sync_kernel, threads);
        add(all, "barrier", "__syncthreads", words("threads=%u", threads),
            &micro_barrier_syncthreads_kernel, threads);
    }
    add(all, "barrier", "there and back, two warps", "", &micro_barrier_ping_kernel, 64);
    for (const uint32_t threads : {32u, 128u, 384u, 1024u})
        for (const uint32_t cluster : {1u, 2u, 4u, 8u, 16u})
            if (threads == 128 || cluster == 2)
                for (const bool relaxed : {false, true})
                    add(all, "cluster barrier",
                        relaxed ? "arrive.relaxed, wait" : "arrive, wait",
                        words("cluster=%u threads=%u", cluster, threads),
                        &micro_barrier_cluster_kernel, threads, cluster, relaxed);
}
