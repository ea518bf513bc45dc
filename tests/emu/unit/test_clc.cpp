/* tests/emu/unit/test_clc.cpp - clusterlaunchcontrol: blocks that never start, whose work others do; and what goes wrong.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

#include <mgpu/blackwell.h>

#include <algorithm>

namespace
{

typedef struct {
    uint32_t *started; /* [tiles] how often a block began */
    uint32_t *done;    /* [tiles] how often a tile was worked on */
    uint32_t *asked;   /* [1] answers that had a cluster */
    uint32_t wrong;
} clc_args;

enum {
    RIGHT,
    READS_EARLY,     /* the answer, before the wait */
    NO_PROXY_FENCE,  /* the next answer may overwrite what is being read */
    AGAIN,           /* asks behind an answer of nothing */
    FORGETS,         /* leaves without having asked for the block */
    FIRST_OF_NOTHING /* asks for the block of an answer that has none */
};

/* The loop that people write: blocks in a line, one answer. */
MGPU_KERNEL(tiles, clc_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, response, 2, 16);
    MGPU_SHARED(uint64_t, bar_word, 1);
    const uint32_t dst = mgpu_smem_addr(response), bar = mgpu_smem_addr(bar_word);
    uint32_t tile = blockIdx.x;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        atomicAdd(&p->started[tile], 1);
    }
    __syncthreads();
    for (uint32_t lap = 0;; lap++) {
        uint32_t r[4], ctaid[3];
        if (threadIdx.x == 0) { /* ask early: the answer arrives while we work */
            mgpu_mbarrier_arrive_expect_tx(bar, 16);
            mgpu_clusterlaunchcontrol_try_cancel(dst, bar);
            atomicAdd(&p->done[tile], 1);
        }
        if (p->wrong == READS_EARLY)
            mgpu_ld_shared_v4_b32(r, dst);
        mgpu_mbarrier_wait(bar, lap & 1);
        if (p->wrong == FORGETS)
            return;
        mgpu_ld_shared_v4_b32(r, dst);
        if (p->wrong != NO_PROXY_FENCE)
            mgpu_fence_proxy_async_shared_cta(); /* my read before the next answer's write */
        __syncthreads();
        if (!mgpu_clusterlaunchcontrol_query_cancel_is_canceled(r)) {
            if (p->wrong == AGAIN && threadIdx.x == 0)
                mgpu_clusterlaunchcontrol_try_cancel(dst, bar);
            if (p->wrong == FIRST_OF_NOTHING)
                mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid(ctaid, r);
            break;
        }
        mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid(ctaid, r);
        tile = ctaid[0];
        if (threadIdx.x == 0)
            atomicAdd(p->asked, 1);
    }
}

/* The same with clusters of 2 x 1 x 2 in a grid of three dimensions; the first thread asks for all blocks. */
MGPU_KERNEL(cluster_tiles, clc_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, response, 2, 16);
    MGPU_SHARED(uint64_t, words, 2);
    const uint32_t dst = mgpu_smem_addr(response), full = mgpu_smem_addr(words);
    const uint32_t empty = full + 8, rank = mgpu_cluster_ctarank();
    uint32_t x = blockIdx.x, y = blockIdx.y, z = blockIdx.z;
    const uint32_t dx = x % 2, dz = z % 2;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(full, 1);
        mgpu_mbarrier_init(empty, 4);
        mgpu_fence_mbarrier_init();
        atomicAdd(&p->started[(z * gridDim.y + y) * gridDim.x + x], 1);
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    for (uint32_t lap = 0;; lap++) {
        uint32_t r[4];
        if (threadIdx.x == 0) {
            if (rank == 0)
                mgpu_mbarrier_wait_cluster(empty, (lap & 1) ^ 1);
            mgpu_mbarrier_arrive_expect_tx(full, 16);
            if (rank == 0)
                mgpu_clusterlaunchcontrol_try_cancel_multicast(dst, full);
            atomicAdd(&p->done[(z * gridDim.y + y) * gridDim.x + x], 1);
        }
        __syncwarp();
        mgpu_mbarrier_wait(full, lap & 1);
        mgpu_ld_shared_v4_b32(r, dst);
        mgpu_fence_proxy_async_shared_cta();
        __syncwarp();
        if (threadIdx.x == 0)
            mgpu_mbarrier_arrive_shared_cluster(mgpu_mapa(empty, 0));
        if (!mgpu_clusterlaunchcontrol_query_cancel_is_canceled(r))
            break;
        x = mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_x(r) + dx;
        y = mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_y(r);
        z = mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_z(r) + dz;
        if (threadIdx.x == 0)
            atomicAdd(p->asked, 1);
    }
    mgpu_barrier_cluster_arrive(); /* stay until all have their answers and their arrivals */
    mgpu_barrier_cluster_wait();
}

struct tallies {
    known<uint32_t> started, done, asked;
    clc_args args;
    explicit tallies(uint32_t count, uint32_t wrong = RIGHT)
        : started(count), done(count), asked(1)
    {
        args.started = started.data.data();
        args.done = done.data.data();
        args.asked = asked.data.data();
        args.wrong = wrong;
    }
    uint32_t starts() const
    {
        uint32_t sum = 0;
        for (uint32_t n : started.data)
            sum += n;
        return sum;
    }
    bool each_once() const
    {
        return std::all_of(done.data.begin(), done.data.end(),
                           [](uint32_t n) { return n == 1; });
    }
};

} // namespace

TEST_CASE("mgpu_clusterlaunchcontrol_try_cancel: each tile once, and blocks that never start")
{
    enum { TILES = 24 };
    const mgpu_emu_policy policies[] = {MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_LAZY_COPIES,
                                        MGPU_EMU_RANDOM};
    uint32_t fewest = TILES, most = 0;
    for (mgpu_emu_policy policy : policies)
        for (uint32_t seed = 1; seed <= (policy == MGPU_EMU_RANDOM ? 12u : 3u); seed++) {
            tallies t(TILES);
            model m;
            m.config.target = MGPU_EMU_SM_100A;
            m.config.policy = policy;
            m.config.seed = seed;
            m.config.workers = seed % 3 + 1;
            const mgpu_status status = m.run(tiles_kernel, TILES, 64, t.args);
            INFO("policy " << policy << ", seed " << seed << ": " << m.text << m.lints);
            REQUIRE(status == MGPU_OK);
            REQUIRE(m.lints.empty());
            REQUIRE(t.each_once());
            REQUIRE(t.starts() + t.asked.data[0] == TILES);
            REQUIRE(*std::max_element(t.started.data.begin(), t.started.data.end()) == 1);
            fewest = std::min(fewest, t.starts());
            if (policy == MGPU_EMU_RANDOM && m.config.workers == 1)
                most = std::max(most, t.starts());
            if (policy != MGPU_EMU_RANDOM && m.config.workers == 1)
                REQUIRE(t.starts() == 1);
        }
    REQUIRE(fewest == 1); /* one block did all ... */
    REQUIRE(most > 2);    /* ... and where answers were nothing, others started */
}

TEST_CASE(
    "mgpu_clusterlaunchcontrol_try_cancel_multicast: clusters of a grid with three dimensions")
{
    for (uint32_t seed = 1; seed <= 8; seed++) {
        tallies t(4 * 3 * 4);
        model m;
        m.config.target = MGPU_EMU_SM_100A;
        m.config.policy = seed == 1   ? MGPU_EMU_EAGER
                          : seed == 2 ? MGPU_EMU_LAZY
                                      : MGPU_EMU_RANDOM;
        m.config.seed = seed;
        m.config.workers = seed < 4 ? 1 : 2;
        const mgpu_status status =
            m.run(cluster_tiles_kernel, mgpu_make_dim3(4, 3, 4), mgpu_make_dim3(32, 1, 1),
                  t.args, mgpu_make_dim3(2, 1, 2));
        INFO("seed " << seed << ": " << m.text << m.lints);
        REQUIRE(status == MGPU_OK);
        REQUIRE(m.lints.empty());
        REQUIRE(t.each_once());
        REQUIRE(t.starts() + t.asked.data[0] == 4 * 3 * 4);
        REQUIRE(t.starts() % 4 == 0);
        REQUIRE((seed > 2 || t.starts() == 4));
    }
}

TEST_CASE("clusterlaunchcontrol: a mistake in the loop is named")
{
    static const struct {
        uint32_t wrong;
        bool fault;
        const char *words;
    } rows[] = {
        {READS_EARLY, true, "nothing says that it has read"},
        {NO_PROXY_FENCE, true, "no fence.proxy.async is between them"},
        {AGAIN, true,
         "that an answer was nothing: what a further try does is not defined: leave the loop "
         "there"},
        {FORGETS, false,
         "clusterlaunchcontrol.try_cancel took over the cluster of block (1,0,0), and nobody "
         "has "
         "asked its answer for that block: its work is never done"},
        {FIRST_OF_NOTHING, true,
         "clusterlaunchcontrol.query_cancel.get_first_ctaid: this answer is nothing, and has "
         "no "
         "block: ask mgpu_clusterlaunchcontrol_query_cancel_is_canceled() first"},
    };
    for (const auto &row : rows) {
        tallies t(6, row.wrong);
        model m;
        m.config.target = MGPU_EMU_SM_100A;
        m.config.policy = MGPU_EMU_LAZY;
        m.config.workers = 1;
        const mgpu_status status = m.run(tiles_kernel, 6, 64, t.args);
        INFO(row.words << "\n" << m.text << m.lints);
        CHECK((status == MGPU_ERROR_FAULT) == row.fault);
        CHECK((m.text + m.lints).find(row.words) != std::string::npos);
    }
}

typedef struct {
    uint32_t what;
} odd_args;

MGPU_KERNEL(odd, odd_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, response, 4, 16);
    MGPU_SHARED(uint64_t, bar_word, 1);
    const uint32_t dst = mgpu_smem_addr(response), bar = mgpu_smem_addr(bar_word);
    const uint32_t garbage[4] = {1, 2, 3, 4};
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    mgpu_fence_mbarrier_init();
    switch (p->what) {
    case 0:
        mgpu_clusterlaunchcontrol_try_cancel(dst + 8, bar);
        break;
    case 1:
        mgpu_clusterlaunchcontrol_try_cancel(dst, bar + 64);
        break;
    case 2:
        (void)mgpu_clusterlaunchcontrol_query_cancel_is_canceled(garbage);
        break;
    case 3:
        (void)mgpu_clusterlaunchcontrol_query_cancel_get_first_ctaid_y(garbage);
        break;
    case 4: /* and leaves before the answer is there */
        mgpu_mbarrier_arrive_expect_tx(bar, 16);
        mgpu_clusterlaunchcontrol_try_cancel(dst, bar);
        break;
    case 5:
        mgpu_clusterlaunchcontrol_try_cancel(mgpu_mapa(dst, mgpu_cluster_ctarank() ^ 1), bar);
        break;
    case 6: /* the peers have exited */
        for (int i = 0; i < 100 && mgpu_cluster_ctarank() == 0; i++)
            mgpu_nanosleep(1000);
        if (mgpu_cluster_ctarank() == 0)
            mgpu_clusterlaunchcontrol_try_cancel_multicast(dst, bar);
        break;
    }
}

TEST_CASE(
    "clusterlaunchcontrol: what the machine would refuse is a fault with its own sentence")
{
    static const struct {
        uint32_t what, cluster, target;
        const char *words;
    } rows[] = {
        {0, 1, MGPU_EMU_SM_100A,
         "clusterlaunchcontrol.try_cancel, answer: shared address 0x00001408 (response+8) is "
         "not "
         "aligned to 16 bytes"},
        {1, 1, MGPU_EMU_SM_100A, "clusterlaunchcontrol.try_cancel"},
        {2, 1, MGPU_EMU_SM_120A,
         "clusterlaunchcontrol.query_cancel.is_canceled: these 16 bytes, 0x00000004 00000003 "
         "00000002 00000001, are no answer of try_cancel: wait for its mbarrier, then load all "
         "16"},
        {3, 1, MGPU_EMU_SM_100A,
         "clusterlaunchcontrol.query_cancel.get_first_ctaid: these 16 bytes"},
        {4, 1, MGPU_EMU_SM_100A, "this answer lands in a block that has exited"},
        {5, 2, MGPU_EMU_SM_100A, "belongs to block rank 1, this is rank 0"},
        {6, 2, MGPU_EMU_SM_100A, "block rank 1 has exited"},
        {0, 1, MGPU_EMU_SM_90A,
         "clusterlaunchcontrol.try_cancel needs sm_100 or later, the target is sm_90a: "
         "MGPU_EMU_TARGET=sm_100a"},
        {2, 1, MGPU_EMU_SM_90A, "query_cancel.is_canceled needs sm_100 or later"},
    };
    for (const auto &row : rows) {
        odd_args args = {row.what};
        model m;
        m.config.target = row.target;
        m.config.policy = MGPU_EMU_LAZY;
        INFO(row.what << ": " << row.words);
        CHECK(m.run(odd_kernel, row.cluster, 32, args, row.cluster) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({row.words}));
    }
}
