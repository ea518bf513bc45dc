/* tests/emu/check/test_weight.cpp - how much memory a launch takes whose order is judged.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

#include <cstdio>
#include <malloc.h>

struct weight_args {
    uint32_t *count, *flags;
    uint32_t smem_bytes;
};

/* All that costs: each thread writes its words of all shared memory, fences, tells others by a flag of its own, and
 * all blocks are there at once. */
MGPU_KERNEL(weight, weight_args, p, 1024, 1)
{
    const uint32_t me = blockIdx.x * blockDim.x + threadIdx.x;
    MGPU_SMEM(smem, 128);
    for (uint32_t i = threadIdx.x * 4; i < p->smem_bytes; i += blockDim.x * 4)
        mgpu_st_shared_b32(mgpu_smem_addr(smem) + i, i);
    __threadfence();
    mgpu_st_relaxed_gpu_global_b32(p->flags + me, 1);
    mgpu_st_release_gpu_global_b32(p->flags + me, 2);
    __syncthreads();
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0) {
        __threadfence();
        atomicAdd(p->count, 1u);
        while (mgpu_ld_acquire_gpu_global_b32(p->count) != gridDim.x)
            mgpu_nanosleep(20);
    }
    __syncthreads();
    (void)mgpu_ld_acquire_gpu_global_b32(p->flags + (me + 1) % (gridDim.x * blockDim.x));
}

struct copy_args {
    char *in, *out;
    uint32_t chunks; /* of 16 KiB */
    bool all;        /* each block reads all of them */
};

/* Blocks copy memory, chunk by chunk, each its own. */
MGPU_KERNEL(weight_copy, copy_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(char, chunk, 16384, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t to = mgpu_smem_addr(chunk), bar = mgpu_smem_addr(bars);
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    mgpu_fence_mbarrier_init();
    for (uint32_t i = 0, lap = 0; i < p->chunks; i++) {
        if (!p->all && i % gridDim.x != blockIdx.x)
            continue;
        mgpu_mbarrier_arrive_expect_tx(bar, 16384);
        mgpu_bulk_load(to, p->in + (size_t)i * 16384, 16384, bar);
        mgpu_mbarrier_wait(bar, lap++ & 1);
        if (i % gridDim.x != blockIdx.x)
            continue;
        mgpu_bulk_store(p->out + (size_t)i * 16384, to, 16384);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group_read(0);
    }
}

namespace
{

/* The most memory that this process had at once, of what it has touched, since `reset`: bytes. */
uint64_t
peak(bool reset)
{
    if (reset) {
        FILE *f = std::fopen("/proc/self/clear_refs", "w");
        if (f == nullptr)
            return 0;
        std::fputs("5", f);
        std::fclose(f);
    }
    FILE *f = std::fopen("/proc/self/status", "r");
    char line[256];
    unsigned long long kib = 0;
    while (f != nullptr && std::fgets(line, sizeof line, f) != nullptr)
        (void)std::sscanf(line, "VmHWM: %llu", &kib);
    if (f != nullptr)
        std::fclose(f);
    return kib << 10;
}

/* MiB of the peak since then that are more than what was there `before`: what a launch gives back may be more. */
uint64_t
beyond(uint64_t before)
{
    const uint64_t most = peak(false);
    return most > before ? (most - before) >> 20 : 0;
}

/* MiB that a launch takes beyond what was there. */
uint64_t
weigh(uint32_t blocks, uint32_t threads, uint32_t cluster, uint32_t smem)
{
    model m;
    known<uint32_t> count(1), flags((size_t)blocks * threads);
    const weight_args a = {count.data.data(), flags.data.data(), smem};
    const uint64_t before = peak(true);
    REQUIRE(m.run(weight_kernel, blocks, threads, a, cluster, smem) == MGPU_OK);
    CHECK(m.text + m.lints == "");
    const uint64_t mib = beyond(before);
    WARN(blocks << " blocks of " << threads << " threads, clusters of " << cluster << ": "
                << mib << " MiB");
    return mib;
}

/* MiB that a copy of so many takes beyond what was there. */
uint64_t
weigh_copy(uint32_t mib, bool all = false)
{
    model m;
    known<char> in((size_t)mib << 20), out((size_t)mib << 20);
    const copy_args a = {in.data.data(), out.data.data(), mib * 64, all};
    const uint64_t before = peak(true);
    REQUIRE(m.run(weight_copy_kernel, all ? 24 : 8, 32, a) == MGPU_OK);
    CHECK(m.text + m.lints == "");
    return beyond(before);
}

} // namespace

TEST_CASE("a launch whose order is judged takes so much memory, and no more")
{
    if (peak(true) == 0)
        return; /* no Linux */
#ifdef M_PERTURB
    (void)mallopt(M_PERTURB, 0); /* meson's MALLOC_PERTURB_ touches what nobody uses */
#endif
    SECTION("a cluster of 16")
    {
        CHECK(weigh(16, 384, 16, 227 << 10) <= 256);
    }
    if (test_intensity() >= 2) {
        SECTION("all blocks of an H200")
        {
            CHECK(weigh(132, 384, 1, 227 << 10) <= 1024);
        }
    }
    SECTION("the largest ones")
    {
        CHECK(weigh(132, 1024, 1, 227 << 10) <= 2048);
    }
    SECTION("global memory: a quarter of what is touched")
    {
        const uint64_t little = weigh_copy(1), much = weigh_copy(65);
        WARN("128 MiB more of copies: " << much - little << " MiB");
        CHECK(much <= little + 32 + 2); /* two for what a process does beside */
    }
    SECTION("what all blocks read does not crowd out what one writes")
    {
        CHECK(weigh_copy(16, true) <= 24 + 8 + 24);  /* and what 24 blocks are */
        CHECK(mgpu_emu_last_stats().forgotten != 0); /* readers */
    }
}
