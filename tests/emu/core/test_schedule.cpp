/* tests/emu/core/test_schedule.cpp - scheduling and deadlock.
 * SPDX-License-Identifier: MIT
 */
#include "emu/core/grid.h"

MGPU_KERNEL(spin_forever, grid_args, p, 64, 1)
{
    while (atomicAdd(p->counter, 0u) == 0) {
    }
    p->out[0] = 1;
}

/* All threads of a block look together, and meet at a barrier each time. */
MGPU_KERNEL(look_together, grid_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, found, 1);
    MGPU_SHARED(uint64_t, bar, 1);
    const uint32_t at = mgpu_smem_addr(bar), want = p->what == 4 ? gridDim.x : 1;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(at, 64);
        mgpu_fence_mbarrier_init();
    }
    if (threadIdx.x == 0 && p->what == 4) /* the barrier of a grid */
        atomicAdd(p->counter, 1u);
    __syncthreads();
    for (uint32_t round = 0;; round++) {
        bool go = false;
        if (threadIdx.x == 0)
            found[0] = p->what == 1 ? atomicAdd(p->counter, 0u)
                                    : mgpu_ld_acquire_gpu_global_b32(p->counter);
        if (p->what == 2) {
            go = __syncthreads_or(threadIdx.x == 0 && found[0] != 0) != 0;
        } else if (p->what == 3) {
            mgpu_mbarrier_arrive(at);
            mgpu_mbarrier_wait(at, round & 1);
            go = found[0] != 0;
        } else {
            __syncthreads();
            go = found[0] >= want;
            __syncthreads();
        }
        if (go)
            break;
    }
    p->out[blockIdx.x * 64 + threadIdx.x] = 7;
}

MGPU_KERNEL(sleep_until, grid_args, p, 64, 1)
{
    const long long start = clock64();
    while (clock64() - start < 20 * 1000 * 1000)
        __nanosleep(100);
    p->out[threadIdx.x] = 7;
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

TEST_CASE("a spin on memory that nobody changes is a deadlock")
{
    model m;
    std::vector<uint32_t> out(1), counter(1);
    grid_args a = {out.data(), counter.data(), 0};
    REQUIRE(m.run(spin_forever_kernel, 4, 64, a) == MGPU_ERROR_DEADLOCK);
    INFO(m.text);
    CHECK(m.says({"spinning at test_schedule.cpp:",
                  "on memory that nobody changes: who should has "
                  "returned, has not begun, or waits, too"}));
}

TEST_CASE(
    "blocks that look together in vain are a deadlock, and are a grid barrier when they can")
{
    model m;
    m.config.workers = GENERATE(1u, 2u);
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_RANDOM);
    m.config.patience_ms =
        50; /* until the grid barrier, which may take longer on a busy host */
    std::vector<uint32_t> out(64 * 20), counter(1);
    for (uint32_t what = 0; what < 4; what++) {
        grid_args a = {out.data(), counter.data(), what};
        CAPTURE(what);
        REQUIRE(m.run(look_together_kernel, 3, 64, a) == MGPU_ERROR_DEADLOCK);
        INFO(m.text);
        CHECK(m.says({"spinning at test_schedule.cpp:",
                      "on memory that nobody changes: who should has "
                      "returned, has not begun, or waits, too"}));
    }
    grid_args a = {out.data(), counter.data(), 4};
    m.config.patience_ms = 2000;
    REQUIRE(m.run(look_together_kernel, 20, 64, a) == MGPU_OK);
    CHECK(out == std::vector<uint32_t>(64 * 20, 7));
}

TEST_CASE("a thread that waits for time is not deadlocked")
{
    model m;
    std::vector<uint32_t> out(64);
    grid_args a = {out.data(), NULL, 0};
    REQUIRE(m.run(sleep_until_kernel, 1, 64, a) == MGPU_OK);
    CHECK(out[63] == 7);
}

/* Two blocks take turns through plain stores, which are no event for the machine. */
MGPU_KERNEL(turns, grid_args, p, 32, 1)
{
    volatile uint32_t *flag = p->counter;
    if (threadIdx.x != 0)
        return;
    for (uint32_t i = 0; i < 200; i++) {
        while (*flag % 2 != blockIdx.x)
            __nanosleep(20);
        __threadfence();
        *flag = *flag + 1;
    }
    p->out[blockIdx.x] = *flag;
}

/* Looks often, but not for ever. */
MGPU_KERNEL(bounded, grid_args, p, 32, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    uint32_t tries = 0;
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    while (tries < 5000 && !mgpu_mbarrier_try_wait_parity(bar, 0))
        tries++;
    while (tries < 10000 && atomicAdd(p->counter, 0u) == 0)
        tries++;
    p->out[0] = tries;
}

TEST_CASE("blocks that take turns through plain memory are not deadlocked")
{
    model m;
    m.config.workers = GENERATE(1u, 2u);
    m.config.patience_ms =
        10000; /* a turn of the other worker may take long where the machine is busy */
    std::vector<uint32_t> out(2), counter(1);
    grid_args a = {out.data(), counter.data(), 0};
    REQUIRE(m.run(turns_kernel, 2, 32, a) == MGPU_OK);
    CHECK(counter[0] == 400);
}

TEST_CASE("a thread that looks often and then gives up is not deadlocked")
{
    model m;
    std::vector<uint32_t> out(1), counter(1);
    grid_args a = {out.data(), counter.data(), 0};
    REQUIRE(m.run(bounded_kernel, 1, 32, a) == MGPU_OK);
    CHECK(out[0] == 10000);
}

TEST_CASE("the patience before a spin is called a deadlock is a setting")
{
    model m;
    m.config.patience_ms = 20;
    std::vector<uint32_t> out(1), counter(1);
    grid_args a = {out.data(), counter.data(), 0};
    REQUIRE(m.run(spin_forever_kernel, 4, 64, a) == MGPU_ERROR_DEADLOCK);
    CHECK(mgpu_emu_last_stats().seconds >= 0.02);
}

/* Thread 0 sets up what all use, and nobody waits for it. */
MGPU_KERNEL(no_syncthreads, grid_args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0)
        mgpu_mbarrier_init(bar, 64);
    if (p->what == 1)
        __syncthreads();
    (void)mgpu_mbarrier_arrive(bar);
    mgpu_mbarrier_wait(bar, 0);
}

TEST_CASE("lazy and random do not start with thread 0")
{
    model m;
    grid_args a = {NULL, NULL, 0};
    m.config.policy = MGPU_EMU_EAGER;
    m.config.hazards = false;
    CHECK(m.run(no_syncthreads_kernel, 1, 64, a) == MGPU_OK); /* by luck */
    m.config.policy = MGPU_EMU_LAZY;
    CHECK(m.run(no_syncthreads_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    m.config.policy = MGPU_EMU_RANDOM;
    int found = 0;
    for (m.config.seed = 1; m.config.seed <= 5; m.config.seed++)
        found += m.run(no_syncthreads_kernel, 1, 64, a) == MGPU_ERROR_FAULT;
    CHECK(found >= 4);
    a.what = 1;
    for (m.config.seed = 1; m.config.seed <= 5; m.config.seed++)
        CHECK(m.run(no_syncthreads_kernel, 1, 64, a) == MGPU_OK);
}

/* ---- who looks at words ---------------------------------------------------------------------- */

struct look_args {
    uint32_t *words;
    uint32_t count, laps; /* 0 laps: for ever */
    bool atomic;          /* by atomics that change nothing */
    uint32_t *out;
};

MGPU_KERNEL(look_at, look_args, p, 1, 1)
{
    uint32_t sum = 0;
    for (uint32_t lap = 0; p->laps == 0 || lap < p->laps; lap++)
        for (uint32_t i = 0; i < p->count; i++)
            sum += p->atomic ? atomicMax(p->words + i, 1)
                             : mgpu_ld_relaxed_gpu_global_b32(p->words + i);
    p->out[0] = sum;
}

TEST_CASE("a thread that reads many words one after the other is no spin loop")
{
    enum { MANY = 1 << 20 };
    model m;
    m.config.patience_ms = 1; /* it takes many times that */
    known<uint32_t> words(MANY, 1), out(1);
    for (bool atomic : {false, true}) {
        CHECK(m.run(look_at_kernel, 1, 1,
                    look_args{words.data.data(), MANY, 1, atomic, out.data.data()}) == MGPU_OK);
        INFO(m.text);
        CHECK(out.data[0] == MANY);
    }
}

TEST_CASE("a thread that looks at the same words again and again is one")
{
    model m;
    m.config.patience_ms = 1;
    known<uint32_t> words(1 << 14, 1), out(1);
    for (uint32_t count : {1u, 2u, 3u, 100u, 1u << 14})
        for (bool atomic : {false, true}) {
            CHECK(m.run(look_at_kernel, 1, 1,
                        look_args{words.data.data(), count, 0, atomic, out.data.data()}) ==
                  MGPU_ERROR_DEADLOCK);
            CHECK(m.says({"spinning at"}));
        }
}
