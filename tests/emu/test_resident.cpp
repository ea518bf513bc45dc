/* tests/emu/test_resident.cpp - which clusters are resident, and when.
 * SPDX-License-Identifier: MIT
 */
#include "model.h"

typedef struct {
    uint32_t *out;
    uint32_t *counter;
    uint32_t what;
} grid_args;

/* Each block writes its index from each thread. */
MGPU_KERNEL(write_index, grid_args, p, 1024, 1)
{
    const uint32_t block = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);
    const uint32_t threads = blockDim.x * blockDim.y * blockDim.z;
    const uint32_t thread = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
    p->out[block * threads + thread] = block << 16 | thread;
}

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
    REQUIRE(m.run(grid_barrier_kernel, 100, 64, a) == MGPU_DEADLOCK);
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
