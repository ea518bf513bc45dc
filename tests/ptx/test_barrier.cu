/* tests/ptx/test_barrier.cu - named barriers, and the barrier of a warp.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>

#include "ptx/words.h"

/* Two halves of the block, each with its own barrier, pass numbers along: thread t reads what
 * thread t + 1 of its half wrote. */
#define NEIGHBOUR(name, sync)                                                                  \
    MGPU_KERNEL(name, thread_args, p, 128, 1)                                                  \
    {                                                                                          \
        MGPU_SHARED(uint32_t, x, 128);                                                         \
        const uint32_t half = threadIdx.x / 64, t = threadIdx.x % 64;                          \
        uint32_t sum = 0;                                                                      \
        for (uint32_t i = 0; i < 8; i++) {                                                     \
            x[threadIdx.x] = 1000 * i + threadIdx.x;                                           \
            sync(1 + half, 64);                                                                \
            sum += x[64 * half + (t + 1) % 64];                                                \
            sync(1 + half, 64);                                                                \
        }                                                                                      \
        p->out[threadIdx.x] = sum;                                                             \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        const std::vector<uint32_t> got = run(&name##_kernel, 1, 128);                         \
        for (uint32_t t = 0; t < 128; t++)                                                     \
            CHECK(got[t] == 28000 + 8 * (t / 64 * 64 + (t + 1) % 64));                         \
        record("out", got);                                                                    \
    }
NEIGHBOUR(barrier_sync, mgpu_barrier_sync)
NEIGHBOUR(barrier_sync_aligned, mgpu_barrier_sync_aligned)

/* Warp 0 fills and does not wait; warps 1 to 3 wait and read. A second barrier returns it. */
#define HANDOVER(name, arrive, sync)                                                           \
    MGPU_KERNEL(name, thread_args, p, 128, 1)                                                  \
    {                                                                                          \
        MGPU_SHARED(uint32_t, x, 32);                                                          \
        uint32_t sum = 0;                                                                      \
        for (uint32_t i = 0; i < 4; i++) {                                                     \
            if (threadIdx.x < 32) {                                                            \
                x[threadIdx.x] = 100 * i + threadIdx.x;                                        \
                arrive(1, 128);                                                                \
                sync(2, 128);                                                                  \
            } else {                                                                           \
                sync(1, 128);                                                                  \
                sum += x[threadIdx.x % 32];                                                    \
                arrive(2, 128);                                                                \
            }                                                                                  \
        }                                                                                      \
        p->out[threadIdx.x] = sum;                                                             \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        const std::vector<uint32_t> got = run(&name##_kernel, 1, 128);                         \
        for (uint32_t t = 0; t < 128; t++)                                                     \
            CHECK(got[t] == (t < 32 ? 0 : 600 + 4 * (t % 32)));                                \
        record("out", got);                                                                    \
    }
HANDOVER(barrier_arrive, mgpu_barrier_arrive, mgpu_barrier_sync)
HANDOVER(barrier_arrive_aligned, mgpu_barrier_arrive_aligned, mgpu_barrier_sync_aligned)

/* The predicate is true in 5 of 64 threads, in none, in all. */
#define REDUCE(name, few, none, all)                                                           \
    MGPU_KERNEL(name, thread_args, p, 64, 1)                                                   \
    {                                                                                          \
        const uint32_t five = mgpu_##name(3, 64, threadIdx.x % 13 == 7);                       \
        const uint32_t zero = mgpu_##name(3, 64, threadIdx.x == 64);                           \
        const uint32_t whole = mgpu_##name(3, 64, threadIdx.x < 64);                           \
        p->out[threadIdx.x] = five | zero << 8 | whole << 16;                                  \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        const std::vector<uint32_t> got = run(&name##_kernel, 1, 64);                          \
        for (uint32_t t = 0; t < 64; t++)                                                      \
            CHECK(got[t] == ((few) | (none) << 8 | (all) << 16));                              \
        record("out", got);                                                                    \
    }
REDUCE(barrier_red_popc, 5, 0, 64)
REDUCE(barrier_red_popc_aligned, 5, 0, 64)
REDUCE(barrier_red_and, 0, 0, 1)
REDUCE(barrier_red_and_aligned, 0, 0, 1)
REDUCE(barrier_red_or, 1, 0, 1)
REDUCE(barrier_red_or_aligned, 1, 0, 1)

/* Half of each warp returns, or the last warp is half one: a warp counts as 32 threads. */
MGPU_KERNEL(half_warps, thread_args, p, 64, 1)
{
    uint32_t votes;
    p->out[threadIdx.x] = 1;
    if (p->n == 64 && threadIdx.x % 32 >= 16)
        return;
    mgpu_barrier_sync(1, 64);
    votes = mgpu_barrier_red_popc(2, 64, true);
    p->out[threadIdx.x] = 100 * votes + (mgpu_barrier_red_and(3, 64, true) ? 1u : 0u);
}

TEST_CASE("mgpu_barrier_sync counts a warp as 32 threads, mgpu_barrier_red_popc what there is")
{
    const std::vector<uint32_t> returned = run(&half_warps_kernel, 1, 64);
    for (uint32_t t = 0; t < 64; t++)
        CHECK(returned[t] == (t % 32 < 16 ? 3201 : 1));
    const std::vector<uint32_t> half = run(&half_warps_kernel, 1, 48);
    for (uint32_t t = 0; t < 48; t++)
        CHECK(half[t] == 4801);
    record("returned", returned);
    record("half", half);
}

/* The halves of a warp come to one barrier from two places: together they are one arrival. */
MGPU_KERNEL(two_places, thread_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, x, 64);
    uint32_t sum = 0;
    for (uint32_t i = 0; i < 8; i++) {
        if (threadIdx.x % 32 < 16) {
            x[threadIdx.x] = 100 * i + threadIdx.x;
            mgpu_barrier_sync(1, 64);
        } else {
            mgpu_nanosleep(1000);
            x[threadIdx.x] = 100 * i + threadIdx.x;
            mgpu_barrier_sync(1, 64);
        }
        sum += x[(threadIdx.x + 16) % 64];
        mgpu_barrier_sync(2, 64);
    }
    p->out[threadIdx.x] = sum;
}

TEST_CASE("mgpu_barrier_sync from two places of a warp")
{
    const std::vector<uint32_t> got = run(&two_places_kernel, 1, 64);
    for (uint32_t t = 0; t < 64; t++)
        CHECK(got[t] == 2800 + 8 * ((t + 16) % 64));
    record("out", got);
}

/* Half of warp 0 arrives; the other half looks for a while whether it goes on, then arrives. */
MGPU_KERNEL(arrive_by_halves, thread_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, went_on, 1);
    volatile uint32_t *flag = went_on;
    uint32_t seen = 0;
    if (threadIdx.x == 0)
        *flag = 0;
    __syncthreads();
    if (threadIdx.x < 16) {
        mgpu_barrier_arrive(1, 64);
        *flag = 1;
    } else if (threadIdx.x < 32) {
        for (uint32_t i = 0; i < 1000; i++) {
            mgpu_nanosleep(1000);
            seen |= *flag;
        }
        mgpu_barrier_arrive(1, 64);
    } else {
        mgpu_barrier_sync(1, 64);
    }
    p->out[threadIdx.x] = seen;
}

TEST_CASE("mgpu_barrier_arrive lets lanes go on when the whole warp has come")
{
    const std::vector<uint32_t> got = run(&arrive_by_halves_kernel, 1, 64);
    for (uint32_t word : got)
        CHECK(word == 0);
    record("out", got);
}

MGPU_KERNEL(bar_warp_sync, thread_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, x, 64);
    const uint32_t lane = threadIdx.x % 32;
    x[threadIdx.x] = 3 * threadIdx.x;
    mgpu_bar_warp_sync(0xffffffffu);
    p->out[threadIdx.x] = x[threadIdx.x / 32 * 32 + (31 - lane)];
    mgpu_bar_warp_sync(0xffffffffu);
    if (lane < 8) {
        x[threadIdx.x] = 1000 + lane;
        mgpu_bar_warp_sync(0xffu);
        p->out[threadIdx.x] += x[threadIdx.x / 32 * 32 + (lane ^ 1)];
    }
}

TEST_CASE("mgpu_bar_warp_sync")
{
    const std::vector<uint32_t> got = run(&bar_warp_sync_kernel, 1, 64);
    for (uint32_t t = 0; t < 64; t++) {
        const uint32_t lane = t % 32, all = 3 * (t / 32 * 32 + 31 - lane);
        CHECK(got[t] == all + (lane < 8 ? 1000 + (lane ^ 1) : 0));
    }
    record("out", got);
}
