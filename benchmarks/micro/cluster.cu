/* micro/cluster.cu - the shared memory of a peer: loads, st.async, bulk copies.
 * SPDX-License-Identifier: MIT
 */
#include "micro.h"

MGPU_REQUIRE(TMA);
MGPU_REQUIRE(CLUSTER);

enum { PEER_WORDS = 4096, PEER_CHASED = 256, HALF = 65536 };

/* ---- loads ------------------------------------------------------------------------------- */

/* Each word that thread 0 loads is the address of the next; p->how blocks further on. */
MGPU_KERNEL(micro_dsmem_chase, micro_args, p, 32, 1)
{
    MGPU_SHARED(uint32_t, chain, PEER_CHASED);
    const uint32_t rank = mgpu_cluster_ctarank(), count = mgpu_cluster_nctarank();
    const uint32_t mine = mgpu_smem_addr(chain),
                   first = mgpu_mapa(mine, (rank + p->how) % count);
    for (uint32_t i = threadIdx.x; i < PEER_CHASED;
         i += 32) /* as the one reads it who points here */
        chain[i] = mgpu_mapa(mine, rank) + (i + 97) % PEER_CHASED * 4;
    cluster_meet();
    uint32_t at = first;
    const watch w = watch_start();
    if (threadIdx.x == 0)
        for (uint32_t i = 0; i < p->n; i++)
            at = mgpu_ld_shared_cluster_b32(at);
    watch_stop(p, w);
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = at - (first + p->n % PEER_CHASED * 97 % PEER_CHASED * 4);
    cluster_meet(); /* nobody leaves while it is read */
}

/* All threads load 16 bytes each, of their own memory or of the peer's. */
MGPU_KERNEL(micro_dsmem_read, micro_args, p, 1024, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, PEER_WORDS, 16);
    const uint32_t rank = mgpu_cluster_ctarank(), count = mgpu_cluster_nctarank();
    const uint32_t there = mgpu_mapa(mgpu_smem_addr(data), (rank + p->how) % count);
    uint32_t sum = 0, want = 0, r[4];
    for (uint32_t i = threadIdx.x; i < PEER_WORDS; i += blockDim.x)
        data[i] = random_word(i);
    cluster_meet();
    const watch w = watch_start();
    for (uint32_t i = 0; i < p->n; i++) {
        mgpu_ld_shared_cluster_v4_b32(r,
                                      there + (threadIdx.x + i * 32) % (PEER_WORDS / 4) * 16);
        sum += r[0] + r[1] + r[2] + r[3];
    }
    __syncthreads();
    watch_stop(p, w);
    for (uint32_t i = 0; i < p->n; i++)
        for (uint32_t k = 0; k < 4; k++)
            want += random_word((threadIdx.x + i * 32) % (PEER_WORDS / 4) * 4 + k);
    tell(p, sum != want);
    cluster_meet();
}

/* ---- pairs of blocks that send each other p->bytes in each round ---------------------------- */

/* Both halves of a pair are in lockstep: round k + 2 of the peer comes only when it has round k + 1 from
 * here, and by then the barrier of k + 2 counts. send(dst, src, bar) sends p->bytes by all threads. */
#if MGPU_HAS_DEVICE
template <typename send_type>
MGPU_DEVICE void
exchange(const micro_args *p, uint32_t smem, uint32_t bars, send_type send)
{
    const uint32_t rank = mgpu_cluster_ctarank(), peer = rank ^ (mgpu_cluster_nctarank() / 2);
    const uint32_t there = mgpu_mapa(smem, peer), their_bars = mgpu_mapa(bars, peer);
    for (uint32_t at = threadIdx.x; at < HALF / 4;
         at += blockDim.x) /* the first half is sent */
        mgpu_st_shared_b32(smem + 4 * at, random_word(at));
    if (threadIdx.x == 0) {
        for (uint32_t i = 0; i < 2; i++) {
            mgpu_mbarrier_init(bars + 8 * i, 1);
            mgpu_mbarrier_arrive_expect_tx(bars + 8 * i, p->bytes);
        }
        mgpu_fence_mbarrier_init();
    }
    mgpu_fence_proxy_async_shared_cta();
    cluster_meet();
    const watch w = watch_start();
    for (uint32_t k = 0; k < p->n; k++) {
        const uint32_t bar = bars + 8 * (k & 1);
        send(there + HALF, smem, their_bars + 8 * (k & 1));
        mgpu_mbarrier_wait_cluster(bar, k >> 1 & 1);
        __syncthreads(); /* all have seen this phase before the next begins */
        if (threadIdx.x == 0 && k + 2 < p->n)
            mgpu_mbarrier_arrive_expect_tx(bar, p->bytes);
    }
    watch_stop(p, w);
    uint32_t wrong = 0;
    for (uint32_t at = threadIdx.x; at < p->bytes / 4; at += blockDim.x)
        wrong |= mgpu_ld_shared_b32(smem + HALF + 4 * at) ^ random_word(at);
    wrong = (uint32_t)__syncthreads_or((int)wrong);
    if (threadIdx.x == 0)
        p->wrong[blockIdx.x] = wrong;
    cluster_meet();
}
#endif

MGPU_KERNEL(micro_dsmem_st_async, micro_args, p, 512, 1)
{
    MGPU_SMEM(memory, 1024);
    MGPU_SHARED(uint64_t, bars, 2);
    exchange(p, mgpu_smem_addr(memory), mgpu_smem_addr(bars),
             [=](uint32_t dst, uint32_t src, uint32_t bar) {
                 uint32_t r[4];
                 for (uint32_t at = 16 * threadIdx.x; at < p->bytes; at += 16 * blockDim.x) {
                     mgpu_ld_shared_v4_b32(r, src + at);
                     mgpu_st_async_shared_cluster_v4_b32(dst + at, r, bar);
                 }
             });
}

MGPU_KERNEL(micro_dsmem_bulk, micro_args, p, 32, 1)
{
    MGPU_SMEM(memory, 1024);
    MGPU_SHARED(uint64_t, bars, 2);
    exchange(p, mgpu_smem_addr(memory), mgpu_smem_addr(bars),
             [=](uint32_t dst, uint32_t src, uint32_t bar) {
                 const uint32_t bytes = p->bytes / p->stages;
                 if (threadIdx.x == 0)
                     for (uint32_t i = 0; i < p->stages; i++)
                         mgpu_bulk_copy_shared_cluster(dst + i * bytes, src + i * bytes, bytes,
                                                       bar);
             });
}

/* ---- cases --------------------------------------------------------------------------------- */

/* One cluster alone, or all multiprocessors. */
static micro_args
pair_args(card &c, uint32_t n, uint32_t bytes, uint32_t copies)
{
    micro_args a = c.args(c.rounds(n));
    a.bytes = bytes;
    a.stages = copies;
    a.how = 1;
    return a;
}

void
add_cluster(micro_cases &all)
{
    for (const uint32_t cluster : {1u, 2u, 4u, 8u, 16u}) {
        all.push_back(
            {"dsmem", "latency of a load", words("cluster=%u", cluster), "clk", [=](card &c) {
                 const micro_args a = pair_args(c, 1024, 4, 1);
                 return clocks_of(c, micro_dsmem_chase_kernel,
                                  micro_config(cluster, 32, 0, cluster), a) /
                        a.n;
             }});
        for (const uint32_t threads : {128u, 512u, 1024u})
            if (cluster < 16)
                all.push_back(
                    {"dsmem", "read, 16 B a thread",
                     words("cluster=%u threads=%u", cluster, threads), "B/clk", [=](card &c) {
                         const micro_args a = pair_args(c, 1024, 16, 1);
                         return 16.0 * threads * a.n /
                                clocks_of(c, micro_dsmem_read_kernel,
                                          micro_config(c.blocks(cluster), threads, 0, cluster),
                                          a);
                     }});
    }
    const mgpu_kernel *const st = &micro_dsmem_st_async_kernel, *const bulk =
                                                                    &micro_dsmem_bulk_kernel;
    for (const uint32_t bytes : {16u, 512u, 2048u, 8192u, 32768u})
        for (const bool one : {true, false}) {
            const mgpu_kernel *const kernel = one ? st : bulk;
            const uint32_t threads = one ? std::max(32u, std::min(512u, bytes / 16)) : 32;
            all.push_back({"dsmem", one ? "st.async to each other" : "bulk copy to each other",
                           words("cluster=2 bytes=%u", bytes), "clk", [=](card &c) {
                               const micro_args a = pair_args(c, 512, bytes, 1);
                               return clocks_of(c, *kernel,
                                                micro_config(2, threads, 2 * HALF, 2), a) /
                                      a.n;
                           }});
        }
    for (const uint32_t cluster : {2u, 4u, 8u}) {
        for (const uint32_t threads : {128u, 512u})
            all.push_back(
                {"dsmem", "st.async, 64 KiB a round",
                 words("cluster=%u threads=%u", cluster, threads), "B/clk", [=](card &c) {
                     const micro_args a = pair_args(c, 128, HALF, 1);
                     return (double)a.bytes * a.n /
                            clocks_of(
                                c, *st,
                                micro_config(c.blocks(cluster), threads, 2 * HALF, cluster), a);
                 }});
        for (const uint32_t copies : {1u, 4u, 16u, 64u})
            all.push_back(
                {"dsmem", "bulk copies, 64 KiB a round",
                 words("cluster=%u copy_bytes=%u", cluster, (unsigned)HALF / copies), "B/clk",
                 [=](card &c) {
                     const micro_args a = pair_args(c, 128, HALF, copies);
                     return (double)a.bytes * a.n /
                            clocks_of(c, *bulk,
                                      micro_config(c.blocks(cluster), 32, 2 * HALF, cluster),
                                      a);
                 }});
    }
}
