/* tests/emu/test_grid.cpp - scheduling, residents, deadlock, faults, settings.
 * SPDX-License-Identifier: MIT
 */
#include "model.h"

#include <cstdlib>

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

MGPU_KERNEL(spin_forever, grid_args, p, 64, 1)
{
    while (atomicAdd(p->counter, 0u) == 0) {
    }
    p->out[0] = 1;
}

MGPU_KERNEL(sleep_until, grid_args, p, 64, 1)
{
    const long long start = clock64();
    while (clock64() - start < 20 * 1000 * 1000)
        __nanosleep(100);
    p->out[threadIdx.x] = 7;
}

static uint32_t
deep(uint32_t n)
{
    volatile uint32_t room[256];
    room[n % 256] = n;
    return n == 0 ? 0 : deep(n - 1) + room[n % 256];
}

static uint32_t
one_over(volatile uint32_t n)
{
    volatile uint32_t one = 1;
    return one / n;
}

MGPU_KERNEL(misbehave, grid_args, p, 64, 1)
{
    volatile uintptr_t bad = 64;
    if (threadIdx.x == 5 && blockIdx.x == 1) {
        if (p->what == 0)
            *reinterpret_cast<volatile uint32_t *>(bad) = 1;
        if (p->what == 1)
            p->out[0] = deep(100000);
        if (p->what == 2)
            p->out[0] = one_over(static_cast<volatile const uint32_t &>(p->what) - 2);
        if (p->what == 3)
            __trap();
    }
}

MGPU_KERNEL(launch_inside, grid_args, p, 32, 1)
{
    const mgpu_dim3 one = mgpu_make_dim3(1, 1, 1);
    p->out[threadIdx.x] =
        (uint32_t)mgpu_emu_launch(&write_index_kernel, one, one, one, 0, p, NULL);
}

TEST_CASE("every thread of every block runs once, whatever the shape")
{
    model m;
    m.config.workers = GENERATE(1u, 2u, 3u);
    const mgpu_dim3 grid = mgpu_make_dim3(3, 2, 5), block = mgpu_make_dim3(4, 3, 7);
    std::vector<uint32_t> out(30 * 84, 0xDBDBDBDB);
    grid_args a = {out.data(), NULL, 0};
    REQUIRE(m.run(write_index_kernel, grid, block, a) == MGPU_OK);
    for (uint32_t i = 0; i < out.size(); i++)
        REQUIRE(out[i] == (i / 84 << 16 | i % 84));
    CHECK(mgpu_emu_last_stats().reports == 0);
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
    CHECK(m.says({"80 clusters have not started", "20 are resident", "test_grid.cpp:"}));
}

TEST_CASE("a spin on memory that nobody changes is a deadlock")
{
    model m;
    std::vector<uint32_t> out(1), counter(1);
    grid_args a = {out.data(), counter.data(), 0};
    REQUIRE(m.run(spin_forever_kernel, 4, 64, a) == MGPU_DEADLOCK);
    INFO(m.text);
    CHECK(m.says({"spinning at test_grid.cpp:", "on memory that nobody changes"}));
}

TEST_CASE("a thread that waits for time is not deadlocked")
{
    model m;
    std::vector<uint32_t> out(64);
    grid_args a = {out.data(), NULL, 0};
    REQUIRE(m.run(sleep_until_kernel, 1, 64, a) == MGPU_OK);
    CHECK(out[63] == 7);
}

TEST_CASE("faults of a kernel are a status and name the thread")
{
    model m;
    std::vector<uint32_t> out(64);
    static const char *const words[] = {"illegal memory access at address 0x40",
                                        "stack overflow", "integer division by zero", "trap"};
    const uint32_t what = GENERATE(0u, 1u, 2u, 3u);
    grid_args a = {out.data(), NULL, what};
#if defined(__x86_64__)
    REQUIRE(m.run(misbehave_kernel, 3, 64, a) == MGPU_FAULT);
    INFO(m.text);
    CHECK(m.says({words[what], "thread (5,0,0) of block (1,0,0)"}));
    CHECK(m.issues.count == 1);
    CHECK(m.issues.item[0].status == MGPU_FAULT);
    /* and the model goes on */
    std::vector<uint32_t> more(64);
    grid_args b = {more.data(), NULL, 0};
    CHECK(m.run(write_index_kernel, 1, 64, b) == MGPU_OK);
#else
    (void)a;
    (void)words;
#endif
}

TEST_CASE("a launch from inside a kernel is refused")
{
    model m;
    std::vector<uint32_t> out(32);
    grid_args a = {out.data(), NULL, 0};
    REQUIRE(m.run(launch_inside_kernel, 1, 32, a) == MGPU_OK);
    CHECK(out[0] == MGPU_INVALID_ARGUMENT);
}

TEST_CASE("limits of a launch name the resource")
{
    model m;
    std::vector<uint32_t> out(4096);
    grid_args a = {out.data(), NULL, 0};
    const mgpu_dim3 one = mgpu_make_dim3(1, 1, 1);
    CHECK(m.run(write_index_kernel, 1, 1025, a) == MGPU_THREAD_LIMIT);
    CHECK(std::string(m.issues.item[0].text).find("1025 threads") != std::string::npos);
    CHECK(m.run(grid_barrier_kernel, 1, 65, a) == MGPU_THREAD_LIMIT);
    CHECK(m.run(write_index_kernel, 0, 1, a) == MGPU_GRID_LIMIT);
    CHECK(m.run(write_index_kernel, 3, 1, a, 2) == MGPU_GRID_LIMIT);
    CHECK(m.run(write_index_kernel, 17, 1, a, 17) == MGPU_CLUSTER_LIMIT);
    CHECK(m.run(write_index_kernel, 1, 1, a, 1, 232448) == MGPU_OK);
    CHECK(m.run(write_index_kernel, 1, 1, a, 1, 232449) == MGPU_SMEM_LIMIT);
    CHECK(m.run(write_index_kernel, mgpu_make_dim3(1, 65536, 1), one, a) == MGPU_GRID_LIMIT);
    CHECK(mgpu_emu_launch(NULL, one, one, one, 0, &a, NULL) == MGPU_INVALID_ARGUMENT);
    CHECK(mgpu_emu_launch(&write_index_kernel, one, one, one, 0, NULL, NULL) ==
          MGPU_INVALID_ARGUMENT);
}

TEST_CASE("the environment sets the defaults, and nonsense is ignored")
{
    setenv("MGPU_EMU_WORKERS", "3", 1);
    setenv("MGPU_EMU_POLICY", "random", 1);
    setenv("MGPU_EMU_SEED", "77", 1);
    setenv("MGPU_EMU_NUMERICS", "fast", 1);
    setenv("MGPU_EMU_TARGET", "sm_90", 1);
    setenv("MGPU_EMU_SMS", "78", 1);
    setenv("MGPU_EMU_RESIDENT", "5", 1);
    setenv("MGPU_EMU_STACK_KB", "128", 1);
    mgpu_emu_config c = mgpu_emu_config_default();
    CHECK(c.workers == 3);
    CHECK(c.policy == MGPU_EMU_RANDOM);
    CHECK(c.seed == 77);
    CHECK(c.numerics == MGPU_EMU_FAST);
    CHECK(c.target == MGPU_EMU_SM_90);
    CHECK(c.multiprocessors == 78);
    CHECK(c.max_resident == 5);
    CHECK(c.stack_kb == 128);
    setenv("MGPU_EMU_WORKERS", "three", 1);
    setenv("MGPU_EMU_POLICY", "sometimes", 1);
    c = mgpu_emu_config_default();
    CHECK(c.workers >= 1);
    CHECK(c.policy == MGPU_EMU_EAGER);
    for (const char *name :
         {"WORKERS", "POLICY", "SEED", "NUMERICS", "TARGET", "SMS", "RESIDENT", "STACK_KB"})
        unsetenv((std::string("MGPU_EMU_") + name).c_str());
    c = mgpu_emu_config_default();
    CHECK(c.numerics == MGPU_EMU_EXACT);
    CHECK(c.multiprocessors == 132);
    CHECK(c.target == MGPU_EMU_SM_90A);
}
