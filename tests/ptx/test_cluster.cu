/* tests/ptx/test_cluster.cu - CTAs of a cluster: ranks, addresses, the barrier.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>

#include "device.h"

MGPU_REQUIRE(CLUSTER);

typedef struct {
    uint32_t *out;
} cluster_args;

static std::vector<uint32_t>
run(const mgpu_kernel *kernel, mgpu_dim3 grid, mgpu_dim3 cluster, uint32_t threads,
    uint32_t words)
{
    device_buffer<uint32_t> out(words);
    mgpu_launch_config config = mgpu_launch_1d(1, threads);
    cluster_args a;
    config.grid = grid;
    config.cluster = cluster;
    a.out = out.ptr();
    launch(kernel, config, a);
    return out.download();
}

static std::vector<uint32_t>
run_pair(const mgpu_kernel *kernel, uint32_t words)
{
    return run(kernel, mgpu_make_dim3(2, 1, 1), mgpu_make_dim3(2, 1, 1), 64, words);
}

/* ---- where am I -------------------------------------------------------------------------- */

MGPU_KERNEL(where, cluster_args, p, 32, 1)
{
    const uint32_t block = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
    uint32_t *const out = p->out + 16 * block;
    if (threadIdx.x == 0) {
        const mgpu_dim3 cta = mgpu_cluster_ctaid(), ctas = mgpu_cluster_nctaid();
        const mgpu_dim3 id = mgpu_clusterid(), ids = mgpu_nclusterid();
        out[0] = mgpu_cluster_ctarank();
        out[1] = mgpu_cluster_nctarank();
        out[2] = cta.x;
        out[3] = cta.y;
        out[4] = cta.z;
        out[5] = ctas.x;
        out[6] = ctas.y;
        out[7] = ctas.z;
        out[8] = id.x;
        out[9] = id.y;
        out[10] = id.z;
        out[11] = ids.x;
        out[12] = ids.y;
        out[13] = ids.z;
        out[14] = blockIdx.x;
        out[15] = blockIdx.y;
    }
}

TEST_CASE(
    "mgpu_cluster_ctarank, mgpu_cluster_nctarank, mgpu_cluster_ctaid, mgpu_cluster_nctaid, "
    "mgpu_clusterid, mgpu_nclusterid")
{
    const std::vector<uint32_t> got =
        run(&where_kernel, mgpu_make_dim3(4, 6, 2), mgpu_make_dim3(2, 3, 1), 32, 16 * 48);
    for (uint32_t z = 0; z < 2; z++)
        for (uint32_t y = 0; y < 6; y++)
            for (uint32_t x = 0; x < 4; x++) {
                const uint32_t *out = &got[16 * ((z * 6 + y) * 4 + x)];
                const uint32_t want[16] = {x % 2 + 2 * (y % 3),
                                           6,
                                           x % 2,
                                           y % 3,
                                           0,
                                           2,
                                           3,
                                           1,
                                           x / 2,
                                           y / 3,
                                           z,
                                           2,
                                           2,
                                           2,
                                           x,
                                           y};
                for (uint32_t i = 0; i < 16; i++) {
                    CAPTURE(x, y, z, i);
                    CHECK(out[i] == want[i]);
                }
            }
    record("out", got);
}

TEST_CASE("a launch without a cluster is a cluster of one")
{
    const std::vector<uint32_t> got =
        run(&where_kernel, mgpu_make_dim3(3, 1, 1), mgpu_make_dim3(1, 1, 1), 32, 48);
    for (uint32_t b = 0; b < 3; b++) {
        CHECK(got[16 * b] == 0);
        CHECK(got[16 * b + 1] == 1);
    }
    record("out", got);
}

/* ---- addresses --------------------------------------------------------------------------- */

MGPU_KERNEL(addresses, cluster_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, x, 64);
    const uint32_t rank = mgpu_cluster_ctarank();
    const uint32_t addr = mgpu_smem_addr(x + threadIdx.x);
    const uint32_t peer = mgpu_mapa(addr, rank ^ 1);
    x[threadIdx.x] = 1000 * (rank + 1) + threadIdx.x;
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    p->out[64 * rank + threadIdx.x] = mgpu_ld_shared_cluster_b32(peer);
    if (threadIdx.x == 0) {
        p->out[128 + 4 * rank] = mgpu_getctarank(mgpu_mapa(addr, 0));
        p->out[129 + 4 * rank] = mgpu_getctarank(mgpu_mapa(addr, 1));
        p->out[130 + 4 * rank] =
            mgpu_mapa(addr, rank) == addr; /* one's own shared::cta address */
        p->out[131 + 4 * rank] = mgpu_mapa(peer, rank) == mgpu_mapa(addr, rank);
        p->out[136 + rank] = addr == (rank << 24 | (addr & 0xffffff)) && addr != 0 &&
                             peer == ((1 - rank) << 24 | (addr & 0xffffff));
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

TEST_CASE("mgpu_mapa, mgpu_getctarank")
{
    const std::vector<uint32_t> got = run_pair(&addresses_kernel, 138);
    for (uint32_t t = 0; t < 128; t++)
        CHECK(got[t] == 1000 * (2 - t / 64) + t % 64);
    for (uint32_t rank = 0; rank < 2; rank++) {
        CHECK(got[128 + 4 * rank] == 0);
        CHECK(got[129 + 4 * rank] == 1);
        CHECK(got[130 + 4 * rank] == 1);
        CHECK(got[131 + 4 * rank] == 1);
        CHECK(got[136 + rank] == 1); /* rank << 24 | offset */
    }
    record("out", got);
}

/* ---- the barrier ------------------------------------------------------------------------- */

/* Each round a thread writes into its peer's memory; after the barrier all read their own. */
#define EXCHANGE(name, arrive, wait)                                                           \
    MGPU_KERNEL(name, cluster_args, p, 64, 1)                                                  \
    {                                                                                          \
        MGPU_SHARED(uint32_t, x, 64);                                                          \
        const uint32_t rank = mgpu_cluster_ctarank();                                          \
        const uint32_t peer = mgpu_mapa(mgpu_smem_addr(x + threadIdx.x), rank ^ 1);            \
        uint32_t sum = 0;                                                                      \
        arrive();                                                                              \
        wait(); /* the peer has started */                                                     \
        for (uint32_t i = 0; i < 4; i++) {                                                     \
            mgpu_st_shared_cluster_b32(peer, 1000 * i + 100 * rank + threadIdx.x);             \
            arrive();                                                                          \
            wait();                                                                            \
            sum += x[63 - threadIdx.x];                                                        \
            arrive();                                                                          \
            wait();                                                                            \
        }                                                                                      \
        p->out[64 * rank + threadIdx.x] = sum;                                                 \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        const std::vector<uint32_t> got = run_pair(&name##_kernel, 128);                       \
        for (uint32_t t = 0; t < 128; t++)                                                     \
            CHECK(got[t] == 6000 + 4 * (100 * (1 - t / 64) + 63 - t % 64));                    \
        record("out", got);                                                                    \
    }
EXCHANGE(barrier_cluster_arrive, mgpu_barrier_cluster_arrive, mgpu_barrier_cluster_wait)
EXCHANGE(barrier_cluster_arrive_aligned, mgpu_barrier_cluster_arrive_aligned,
         mgpu_barrier_cluster_wait_aligned)

/* Relaxed orders nothing by itself; with a fence before and the acquire of the wait it does. */
MGPU_DEVICE void
fenced_arrive_relaxed(void)
{
    mgpu_fence_acq_rel_cluster();
    mgpu_barrier_cluster_arrive_relaxed();
}

MGPU_DEVICE void
fenced_arrive_relaxed_aligned(void)
{
    mgpu_fence_acq_rel_cluster();
    mgpu_barrier_cluster_arrive_relaxed_aligned();
}
EXCHANGE(barrier_cluster_arrive_relaxed, fenced_arrive_relaxed, mgpu_barrier_cluster_wait)
EXCHANGE(barrier_cluster_arrive_relaxed_aligned, fenced_arrive_relaxed_aligned,
         mgpu_barrier_cluster_wait_aligned)
