/* tests/emu/core/test_resident.cpp - which clusters are resident, and when.
 * SPDX-License-Identifier: MIT
 */
#include "emu/core/grid.h"

/* A barrier over the whole grid, through global memory. */
MGPU_KERNEL(grid_barrier, grid_args, p, 64, 1)
{
    __syncthreads();
    if (threadIdx.x == 0) {
        (void)atomicAdd(p->counter, 1u);
        while (atomicAdd(p->counter, 0u) < gridDim.x) {
        }
    }
    __syncthreads();
    p->out[blockIdx.x * blockDim.x + threadIdx.x] = *p->counter;
}

TEST_CASE("blocks that wait for each other become resident together")
{
    model m;
    m.config.workers = GENERATE(1u, 2u);
    std::vector<uint32_t> out(100 * 64), counter(1);
    grid_args a = {out.data(), counter.data(), 0};
    REQUIRE(m.run(grid_barrier_kernel, 100, 64, a) == MGPU_OK);
    for (uint32_t x : out)
        REQUIRE(x == 100);
    CHECK(mgpu_emu_last_stats().resident == 100);
}

TEST_CASE("blocks that do not wait for each other run one at a time per worker")
{
    model m;
    m.config.workers = 2;
    std::vector<uint32_t> out(500 * 32);
    grid_args a = {out.data(), NULL, 0};
    REQUIRE(m.run(write_index_kernel, 500, 32, a) == MGPU_OK);
    CHECK(mgpu_emu_last_stats().resident <= 2);
}

TEST_CASE("a grid barrier over more blocks than fit is a deadlock that says how many would fit")
{
    model m;
    m.config.workers = GENERATE(1u, 2u);
    m.config.max_resident = 20;
    std::vector<uint32_t> out(100 * 64), counter(1);
    grid_args a = {out.data(), counter.data(), 0};
    REQUIRE(m.run(grid_barrier_kernel, 100, 64, a) == MGPU_ERROR_DEADLOCK);
    INFO(m.text);
    CHECK(m.says({"80 clusters have not started", "20 are resident", "test_resident.cpp:"}));
}

/* More fibers than a process may have guarded stacks. */
MGPU_KERNEL(wide_grid_barrier, grid_args, p, 1024, 1)
{
    if (threadIdx.x == 0) {
        (void)atomicAdd(p->counter, 1u);
        while (atomicAdd(p->counter, 0u) < gridDim.x) {
        }
    }
    __syncthreads();
}

TEST_CASE("a grid of 132 large blocks is resident at once")
{
    model m;
    std::vector<uint32_t> counter(1);
    grid_args a = {NULL, counter.data(), 0};
    REQUIRE(m.run(wide_grid_barrier_kernel, 132, GENERATE(384u, 1024u), a) == MGPU_OK);
    CHECK(mgpu_emu_last_stats().resident == 132);
}

/* A grid barrier of blocks with a static array. */
template <uint32_t KB>
MGPU_DEVICE void
meet_with_static(const grid_args *p)
{
    MGPU_SHARED(unsigned char, room, KB * 1024);
    room[threadIdx.x] = 1;
    (void)atomicAdd(p->counter, 1u);
    while (atomicAdd(p->counter, 0u) < gridDim.x) {
    }
}
MGPU_KERNEL(meet_with_50k, grid_args, p, 32, 1)
{
    if (threadIdx.x == 0)
        meet_with_static<50>(p);
}
MGPU_KERNEL(meet_with_60k, grid_args, p, 32, 1)
{
    if (threadIdx.x == 0)
        meet_with_static<60>(p);
}

TEST_CASE("static arrays count in how many blocks a multiprocessor holds")
{
    model m;
    m.config.workers = GENERATE(1u, 2u);
    m.config.multiprocessors = 4;
    std::vector<uint32_t> counter(1);
    grid_args a = {NULL, counter.data(), 0};
    REQUIRE(m.run(meet_with_50k_kernel, 8, 32, a, 1, 60 * 1024) == MGPU_OK);
    CHECK(mgpu_emu_last_stats().resident == 8);
    counter[0] = 0;
    REQUIRE(m.run(meet_with_60k_kernel, 8, 32, a, 1, 60 * 1024) == MGPU_ERROR_DEADLOCK);
    INFO(m.text);
    CHECK(m.says({"4 clusters have not started",
                  "4 are resident, the limit of this machine. If the kernel "
                  "waits for all blocks, the grid must fit: at most 4 blocks."}));
}

/* Use `bytes` of the stack below `from`, in small steps. */
__attribute__((noinline)) static uint32_t
dig(const volatile char *from, size_t bytes)
{
    volatile char here[48];
    uint32_t deeper = 0;
    here[0] = 1;
    if ((uintptr_t)from - (uintptr_t)here < bytes)
        deeper = dig(from, bytes);
    here[1] = here[0];
    return deeper + (uint32_t)here[1];
}

/* All blocks are resident; then thread 500 - i of block i digs, and all threads of it do what
 * p->what % 10 says. Blocks 8 and 9 have no guard pages: there 67400 bytes and what the entry
 * uses end in the pattern below, 67328 to 68352 bytes under the top of this thread's stack. */
MGPU_KERNEL(dig_deep, grid_args, p, 1024, 1)
{
    volatile char from[8];
    MGPU_SHARED(uint64_t, bar, 1);
    from[0] = 0;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(mgpu_smem_addr(bar), 1);
        (void)atomicAdd(p->counter, 1u);
        while (atomicAdd(p->counter, 0u) < gridDim.x) {
        }
    }
    __syncthreads();
    if (blockIdx.x != p->what / 10)
        return;
    if (threadIdx.x + blockIdx.x == 500 || p->what % 10 == 3)
        p->out[threadIdx.x] = dig(from, p->what % 10 == 3 ? 50000 : 67400);
    __syncthreads();
    if (p->what % 10 == 1)
        mgpu_mbarrier_wait(mgpu_smem_addr(bar), 0);
    if (p->what % 10 == 2 && threadIdx.x == 7)
        *(volatile uint32_t *)(uintptr_t)(64 + p->out[1023]) = 1;
}

TEST_CASE("a stack that is too small is found with a guard page and without")
{
    model m;
    m.config.workers = 1; /* blocks become resident in order */
    m.config.stack_kb = 64;
    std::vector<uint32_t> out(1024), counter(1);
    grid_args a = {out.data(), counter.data(), 0};
#if defined(__x86_64__)
    for (uint32_t what :
         {0u, 90u, 91u, 92u}) { /* guard; at the end, in a deadlock, in a fault */
        CAPTURE(what);
        a.what = what;
        counter[0] = 0;
        REQUIRE(m.run(dig_deep_kernel, 10, 1024, a) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({"stack overflow: a thread has 64 KiB", "raise MGPU_EMU_STACK_KB",
                      what == 0 ? "thread (500,0,0) of block (0,0,0)"
                                : "thread (491,0,0) of block (9,0,0)"}));
    }
#endif
    for (uint32_t block = 0; block < 10; block += 9) {
        a.what = 10 * block + 3; /* all threads, deep, but not too deep */
        counter[0] = 0;
        CHECK(m.run(dig_deep_kernel, 10, 1024, a) == MGPU_OK);
        CHECK(out[1023] > 200);
    }
}
