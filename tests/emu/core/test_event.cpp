/* tests/emu/core/test_event.cpp - an observer sees each access and each event, with who, where, how.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

typedef struct {
    mgpu_tensor_map map; /* u32 [32][32], box [16][32] */
    uint32_t *global;    /* [1024] */
} hazard_args;

/* All that one launch lets others see. */
struct observed : model {
    std::vector<mgpu_emu_access> accesses;
    std::vector<mgpu_emu_event> events;
    known<uint32_t> global{1024, 3};

    observed()
    {
        config.workers = 1;
        config.observer.user = this;
        config.observer.access = [](void *user, const mgpu_emu_access *a) {
            static_cast<observed *>(user)->accesses.push_back(*a);
        };
        config.observer.event = [](void *user, const mgpu_emu_event *e) {
            static_cast<observed *>(user)->events.push_back(*e);
        };
    }
    mgpu_status go(const mgpu_kernel &kernel, uint32_t blocks, uint32_t threads,
                   uint32_t cluster = 1)
    {
        hazard_args a;
        mgpu_tensor_map_desc desc =
            mgpu_tensor_map_2d(MGPU_DTYPE_U32, global.data.data(), 32, 32, 128, 16, 32);
        REQUIRE(mgpu_tensor_map_tiled(&a.map, desc, NULL) == MGPU_OK);
        a.global = global.data.data();
        accesses.clear();
        events.clear();
        return run(kernel, blocks, threads, a, cluster, 16384);
    }
    std::vector<mgpu_emu_access> by(mgpu_emu_agent agent, mgpu_emu_space space,
                                    bool write) const
    {
        std::vector<mgpu_emu_access> some;
        for (const mgpu_emu_access &a : accesses)
            if (a.agent == agent && a.space == space && a.write == write)
                some.push_back(a);
        return some;
    }
    std::vector<mgpu_emu_event> of(mgpu_emu_event_kind kind) const
    {
        std::vector<mgpu_emu_event> some;
        for (const mgpu_emu_event &e : events)
            if (e.kind == kind)
                some.push_back(e);
        return some;
    }
    size_t index_of(mgpu_emu_event_kind kind) const
    {
        size_t i = 0;
        while (i < events.size() && events[i].kind != kind)
            i++;
        return i;
    }
    uint64_t at(size_t element) const
    {
        return reinterpret_cast<uintptr_t>(&global.data[element]);
    }
};

static uint64_t
total(const std::vector<mgpu_emu_access> &some)
{
    uint64_t bytes = 0;
    for (const mgpu_emu_access &a : some)
        bytes += a.bytes;
    return bytes;
}

/* All of them lie inside [from, from + bytes). */
static bool
within(const std::vector<mgpu_emu_access> &some, uint64_t from, uint64_t bytes)
{
    for (const mgpu_emu_access &a : some)
        if (a.address < from || a.address + a.bytes > from + bytes)
            return false;
    return !some.empty();
}

static bool
is_on_line(const void *site, int line)
{
    char where[256];
    return std::string(mgpu_emu_locate(site, where, sizeof where)) ==
           "test_event.cpp:" + std::to_string(line);
}

enum { S = 0x400, BAR = S + 16384 }; /* dynamic memory, and the first static array behind it */

enum { LD_LINE = __LINE__ + 8, ST_LINE = __LINE__ + 6 };
MGPU_KERNEL(loads_and_stores, hazard_args, p, 32, 1)
{
    MGPU_SMEM(s, 1024);
    const uint32_t a = mgpu_smem_addr(s) + 16 * threadIdx.x;
    uint32_t v[4] = {1, 2, 3, 4};
    mgpu_st_shared_v4_b32(a, v);
    __syncwarp();
    mgpu_st_shared_b64(a, mgpu_ld_shared_b32(a ^ 16)); /* a load, then a store */
    if (threadIdx.x == 5) {
        p->global[7] = atomicAdd(reinterpret_cast<uint32_t *>(s), 1u);
        (void)atomicAdd(p->global, 1u);
        mgpu_st_release_gpu_global_b32(p->global + 1,
                                       mgpu_ld_acquire_gpu_global_b32(p->global + 2));
    }
}

TEST_CASE("loads, stores and atomics: each is one access by its thread")
{
    observed m;
    m.config.hazards = false; /* lanes load what others store: it is seen, not judged */
    REQUIRE(m.go(loads_and_stores_kernel, 1, 32) == MGPU_OK);
    const auto writes = m.by(MGPU_EMU_THREAD, MGPU_EMU_SHARED, true);
    const auto reads = m.by(MGPU_EMU_THREAD, MGPU_EMU_SHARED, false);
    REQUIRE(writes.size() == 65);
    REQUIRE(reads.size() == 32);
    CHECK(total(writes) == 32 * 16 + 32 * 8 + 4);
    CHECK(total(reads) == 32 * 4);
    for (const mgpu_emu_access &a : reads) {
        REQUIRE(a.address == S + 16 * (a.thread ^ 1));
        REQUIRE((!a.async && a.cta == 0));
    }
    for (const mgpu_emu_access &a : writes)
        REQUIRE((a.address == S + 16 * a.thread || (a.thread == 5 && a.address == S)));
    CHECK(is_on_line(reads[0].site, LD_LINE));
    CHECK(is_on_line(writes[0].site, ST_LINE));
    /* global: the plain store is not seen here, the ordered ones and the atomic are */
    const auto global = m.by(MGPU_EMU_THREAD, MGPU_EMU_GLOBAL, true);
    REQUIRE(global.size() == 2);
    CHECK((global[0].address == m.at(0) && global[0].thread == 5));
    CHECK(global[1].address == m.at(1));
    REQUIRE(m.by(MGPU_EMU_THREAD, MGPU_EMU_GLOBAL, false).size() == 1);
    CHECK(m.by(MGPU_EMU_THREAD, MGPU_EMU_GLOBAL, false)[0].address == m.at(2));
    const auto atomics = m.of(MGPU_EMU_ATOMIC);
    REQUIRE(atomics.size() == 4);
    CHECK(atomics[0].value == 2); /* read and write */
    CHECK((atomics[1].value == 2 && atomics[1].object == m.at(0)));
    CHECK((atomics[2].value == 0 && (atomics[2].how & MGPU__SCOPE_GPU) != 0));
    CHECK((atomics[3].value == 1 && atomics[3].object == m.at(1)));
    CHECK(m.by(MGPU_EMU_TMA, MGPU_EMU_SHARED, true).empty());
    CHECK(m.of(MGPU_EMU_THREAD_START).size() == 32);
    CHECK(m.of(MGPU_EMU_THREAD_EXIT).size() == 32);
}

MGPU_KERNEL(copies_in, hazard_args, p, 32, 1)
{
    MGPU_SMEM(s, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), dst = mgpu_smem_addr(s);
    if (threadIdx.x != 9)
        return;
    mgpu_mbarrier_init(bar, 1);
    mgpu_mbarrier_arrive_expect_tx(bar, 2048 + 512);
    mgpu_tma_load_2d(dst, &p->map, 16, 0, bar);
    mgpu_bulk_load(dst + 4096, p->global + 32, 512, bar);
    mgpu_mbarrier_wait(bar, 0);
    mgpu_mbarrier_inval(bar);
}

TEST_CASE("a TMA load and a bulk load: the agent writes, in the name of the issuing thread")
{
    observed m;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY);
    REQUIRE(m.go(copies_in_kernel, 1, 32) == MGPU_OK);
    const auto writes = m.by(MGPU_EMU_TMA, MGPU_EMU_SHARED, true);
    const auto reads = m.by(MGPU_EMU_TMA, MGPU_EMU_GLOBAL, false);
    CHECK(total(writes) == 2048 + 512);
    CHECK(total(reads) == 1024 + 512); /* half of the box lies outside of the tensor */
    for (const auto &a : writes) {
        REQUIRE((a.async && a.thread == 9));
        REQUIRE(((a.address >= S && a.address + a.bytes <= S + 2048) ||
                 (a.address == S + 4096 && a.bytes == 512)));
    }
    for (const auto &a : reads) /* columns 16..31 of each row, or the 512 bytes from 32 on */
        REQUIRE(((a.address - m.at(0)) % 128 >= 64 || a.bytes == 512));
    /* the mbarrier itself: init and inval write its eight bytes */
    const auto bar = m.by(MGPU_EMU_THREAD, MGPU_EMU_SHARED, true);
    REQUIRE(bar.size() == 2);
    CHECK(within(bar, BAR, 8));
    REQUIRE(m.of(MGPU_EMU_MBARRIER_INIT).size() == 1);
    CHECK((m.of(MGPU_EMU_MBARRIER_INIT)[0].object == BAR &&
           m.of(MGPU_EMU_MBARRIER_INIT)[0].value == 1));
    REQUIRE(m.of(MGPU_EMU_MBARRIER_EXPECT_TX).size() == 1);
    CHECK(m.of(MGPU_EMU_MBARRIER_EXPECT_TX)[0].value == 2560);
    CHECK(m.of(MGPU_EMU_MBARRIER_ARRIVE).size() == 1);
    const auto landed = m.of(MGPU_EMU_MBARRIER_COMPLETE_TX);
    REQUIRE(landed.size() == 2);
    CHECK((landed[0].agent == MGPU_EMU_TMA && landed[0].value == 2048));
    CHECK(landed[1].value == 512);
    REQUIRE(m.of(MGPU_EMU_MBARRIER_PHASE).size() == 1);
    CHECK((m.of(MGPU_EMU_MBARRIER_PHASE)[0].value == 1 &&
           m.of(MGPU_EMU_MBARRIER_PHASE)[0].agent == MGPU_EMU_TMA));
    REQUIRE(m.of(MGPU_EMU_MBARRIER_OBSERVED).size() == 1);
    CHECK(m.of(MGPU_EMU_MBARRIER_OBSERVED)[0].thread == 9);
    CHECK(m.of(MGPU_EMU_ASYNC_ISSUE).size() == 2);
    CHECK(m.of(MGPU_EMU_ASYNC_DONE).size() == 2);
    CHECK(m.index_of(MGPU_EMU_ASYNC_ISSUE) < m.index_of(MGPU_EMU_ASYNC_DONE));
    for (uint64_t i = 0; i < 2; i++) { /* the copies have numbers */
        CHECK(m.of(MGPU_EMU_ASYNC_ISSUE)[i].object == i + 1);
        CHECK(m.of(MGPU_EMU_ASYNC_DONE)[i].object == i + 1);
    }
    CHECK(m.index_of(MGPU_EMU_MBARRIER_PHASE) < m.index_of(MGPU_EMU_MBARRIER_OBSERVED));
}

MGPU_KERNEL(copies_out, hazard_args, p, 32, 1)
{
    MGPU_SMEM(s, 1024);
    const uint32_t src = mgpu_smem_addr(s);
    if (threadIdx.x != 0)
        return;
    mgpu_fence_proxy_async_shared_cta();
    mgpu_tma_store_2d(&p->map, 0, 0, src);
    mgpu_bulk_commit_group();
    mgpu_bulk_store(p->global + 512, src + 4096, 256);
    mgpu_bulk_commit_group();
    mgpu_bulk_wait_group_read(1);
    mgpu_bulk_wait_group(0);
}

TEST_CASE("stores: the agent reads shared and writes global memory; groups have numbers")
{
    observed m;
    REQUIRE(m.go(copies_out_kernel, 1, 32) == MGPU_OK);
    CHECK(total(m.by(MGPU_EMU_TMA, MGPU_EMU_SHARED, false)) == 2048 + 256);
    CHECK(total(m.by(MGPU_EMU_TMA, MGPU_EMU_GLOBAL, true)) == 2048 + 256);
    CHECK(m.by(MGPU_EMU_TMA, MGPU_EMU_SHARED, true).empty());
    const auto commits = m.of(MGPU_EMU_GROUP_COMMIT), waits = m.of(MGPU_EMU_GROUP_WAIT);
    REQUIRE((commits.size() == 2 && waits.size() == 2));
    CHECK((commits[0].value == 1 && commits[1].value == 2));
    CHECK((waits[0].value == 1 && (waits[0].how & MGPU__READ) != 0));
    CHECK((waits[1].value == 2 && (waits[1].how & MGPU__READ) == 0));
    const auto fences = m.of(MGPU_EMU_FENCE);
    REQUIRE(fences.size() == 1);
    CHECK(fences[0].value == MGPU__FENCE_PROXY_ASYNC_SHARED_CTA);
}

MGPU_KERNEL(many_copies, hazard_args, p, 32, 1)
{
    MGPU_SMEM(s, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    mgpu_mbarrier_arrive_expect_tx(bar, 16 * 16);
    for (uint32_t i = 0; i < 16; i++)
        mgpu_bulk_load(mgpu_smem_addr(s) + 16 * i, p->global + 4 * i, 16, bar);
    mgpu_mbarrier_wait(bar, 0);
}

TEST_CASE("a copy that is done has the number of its issue, in whatever order they land")
{
    observed m;
    m.config.policy = MGPU_EMU_RANDOM;
    m.config.seed = 3;
    REQUIRE(m.go(many_copies_kernel, 1, 32) == MGPU_OK);
    const auto writes = m.by(MGPU_EMU_TMA, MGPU_EMU_SHARED, true);
    const auto done = m.of(MGPU_EMU_ASYNC_DONE);
    REQUIRE((writes.size() == 16 && done.size() == 16));
    bool in_order = true;
    for (size_t i = 0; i < 16; i++) { /* copy n writes the n-th 16 bytes */
        CHECK(writes[i].address == S + 16 * (done[i].object - 1));
        in_order = in_order && done[i].object == i + 1;
    }
    CHECK(!in_order);
}

MGPU_KERNEL(multiplies, hazard_args, p, 128, 1)
{
    MGPU_SMEM(s, 1024);
    const uint32_t at = mgpu_smem_addr(s);
    float d[32];
    memset(s + threadIdx.x * 128, 0, 128);
    for (int i = 0; i < 32; i++)
        d[i] = 0;
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    mgpu_acc_fence_f32_x32(d);
    mgpu_wgmma_m64n64k16_f32_bf16_ss(d, mgpu_wgmma_desc_k_major(at, MGPU_SWIZZLE_128B),
                                     mgpu_wgmma_desc_k_major(at + 8192, MGPU_SWIZZLE_128B), 1);
    mgpu_wgmma_commit_group();
    mgpu_acc_wait_f32_x32(0, d);
    p->global[threadIdx.x] = static_cast<uint32_t>(d[0]);
}

TEST_CASE("wgmma: the tensor core reads A and B through the async proxy, once per warpgroup")
{
    observed m;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    REQUIRE(m.go(multiplies_kernel, 1, 128) == MGPU_OK);
    const auto reads = m.by(MGPU_EMU_WGMMA, MGPU_EMU_SHARED, false);
    CHECK(m.by(MGPU_EMU_WGMMA, MGPU_EMU_SHARED, true).empty());
    CHECK(total(reads) == 64 * 32 + 64 * 32); /* k16: 32 bytes of each of 64 rows, twice */
    for (const auto &a : reads) {
        REQUIRE(a.async);
        REQUIRE(((a.address >= S && a.address + a.bytes <= S + 8192) ||
                 (a.address >= S + 8192 && a.address + a.bytes <= S + 16384)));
    }
    uint32_t issues = 0, commits = 0, waits = 0;
    for (const auto &e : m.events) {
        issues += e.kind == MGPU_EMU_ASYNC_ISSUE && e.agent == MGPU_EMU_WGMMA;
        commits += e.kind == MGPU_EMU_GROUP_COMMIT && e.agent == MGPU_EMU_WGMMA;
        waits += e.kind == MGPU_EMU_GROUP_WAIT && e.agent == MGPU_EMU_WGMMA;
    }
    CHECK((issues == 128 && commits == 128 && waits == 128));
    const auto named = m.of(MGPU_EMU_REGS_NAMED); /* in the fence and in the wait */
    REQUIRE(named.size() == 256);
    CHECK((named[0].value == 32 && named[0].object != 0));
    CHECK(m.of(MGPU_EMU_ASYNC_DONE).size() == 1);
}

/* Two warpgroups, 32 operations each. */
MGPU_KERNEL(competes, hazard_args, p, 256, 1)
{
    MGPU_SMEM(s, 1024);
    const uint64_t a = mgpu_wgmma_desc_k_major(mgpu_smem_addr(s), MGPU_SWIZZLE_128B);
    float d[4] = {0, 0, 0, 0};
    memset(s + threadIdx.x % 64 * 128, 0, 128);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    mgpu_acc_fence_f32_x4(d);
    for (int i = 0; i < 32; i++)
        mgpu_wgmma_m64n8k16_f32_bf16_ss(d, a, a, 1);
    mgpu_wgmma_commit_group();
    mgpu_acc_wait_f32_x4(0, d);
    p->global[threadIdx.x] = static_cast<uint32_t>(d[0]);
}

TEST_CASE("wgmma of two warpgroups: one after the other when lazy, mixed when random")
{
    observed m;
    for (mgpu_emu_policy policy : {MGPU_EMU_LAZY, MGPU_EMU_RANDOM}) {
        uint32_t turns = 0;
        m.config.policy = policy;
        REQUIRE(m.go(competes_kernel, 1, 256) == MGPU_OK);
        const auto done = m.of(MGPU_EMU_ASYNC_DONE);
        REQUIRE(done.size() == 64);
        for (size_t i = 1; i < done.size(); i++)
            turns += done[i].thread / 128 != done[i - 1].thread / 128;
        if (policy == MGPU_EMU_LAZY)
            CHECK(turns == 1);
        else
            CHECK(turns > 5);
    }
}

MGPU_KERNEL(meets, hazard_args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0)
        mgpu_mbarrier_init(bar, 64);
    mgpu_fence_mbarrier_init();
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    mgpu_mbarrier_arrive_shared_cluster(mgpu_mapa(bar, 1 - mgpu_cluster_ctarank()));
    mgpu_mbarrier_wait(bar, 0);
    mgpu_barrier_sync(3, 64);
    mgpu_barrier_cluster_arrive_relaxed();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x < 32)
        p->global[threadIdx.x] = __ballot_sync(0xffffffffu, 1);
}

TEST_CASE("barriers: who arrives where and who leaves, with scope and order")
{
    observed m;
    REQUIRE(m.go(meets_kernel, 2, 64, 2) == MGPU_OK);
    const auto arrived = m.of(MGPU_EMU_BARRIER_ARRIVE), left = m.of(MGPU_EMU_BARRIER_LEAVE);
    REQUIRE((arrived.size() == 128 && left.size() == 128));
    CHECK(arrived[0].object == 3);
    const auto cluster = m.of(MGPU_EMU_CLUSTER_ARRIVE);
    REQUIRE((cluster.size() == 256 && m.of(MGPU_EMU_CLUSTER_LEAVE).size() == 256));
    CHECK((cluster.front().how & MGPU__RELAXED) == 0);
    CHECK((cluster.back().how & MGPU__RELAXED) != 0);
    const auto arrivals = m.of(MGPU_EMU_MBARRIER_ARRIVE);
    REQUIRE(arrivals.size() == 128);
    for (const auto &e : arrivals) { /* each at its peer's barrier: an address with a rank */
        REQUIRE((e.object >> 24) == 1 - e.cta);
        REQUIRE((e.object & 0xffffff) == BAR);
        REQUIRE((e.how & MGPU__SPACE_CLUSTER) != 0);
    }
    const auto phases = m.of(MGPU_EMU_MBARRIER_PHASE);
    REQUIRE(phases.size() == 2);
    CHECK(m.of(MGPU_EMU_MBARRIER_OBSERVED).size() == 128);
    const auto fences = m.of(MGPU_EMU_FENCE);
    REQUIRE(fences.size() == 128);
    CHECK(fences[0].value == MGPU__FENCE_MBARRIER_INIT);
    const auto warps = m.of(MGPU_EMU_WARP_SYNC); /* one on the way in, one on the way out */
    REQUIRE(warps.size() == 128);
    CHECK(warps.front().value == 0xffffffff);
}

TEST_CASE("nothing is observed unless somebody asks")
{
    observed m;
    m.config.observer.access = NULL;
    m.config.observer.event = NULL;
    REQUIRE(m.go(multiplies_kernel, 1, 128) == MGPU_OK);
    REQUIRE(m.go(copies_in_kernel, 1, 32) == MGPU_OK);
    CHECK(m.accesses.empty());
    CHECK(m.events.empty());
    CHECK(mgpu_emu_config_default().observer.access == NULL);
    CHECK(mgpu_emu_config_default().observer.event == NULL);
}
