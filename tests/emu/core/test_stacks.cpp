/* tests/emu/core/test_stacks.cpp - stacks of a launch serve the next, with their guards, and no more than there may be.
 * SPDX-License-Identifier: MIT
 */
#define MGPU_EMU_IMPLEMENTATION
#include "emu/model.h"

#include <cmath>

namespace
{

typedef struct {
    uint32_t depth, thread; /* how deep thread `thread` goes */
    uintptr_t *at;          /* where each thread has its stack */
} stacks_args;

__attribute__((noinline)) uint32_t
deep(uint32_t depth, volatile uint32_t *above)
{
    volatile uint32_t frame[64];
    frame[depth % 64] = *above;
    return depth == 0 ? frame[0] : deep(depth - 1, frame) + frame[depth % 64];
}

} // namespace

MGPU_KERNEL(stacks_of, stacks_args, p, 128, 1)
{
    volatile uint32_t here = threadIdx.x;
    p->at[blockIdx.x * 128 + threadIdx.x] = reinterpret_cast<uintptr_t>(&here);
    if (threadIdx.x == p->thread)
        here = deep(p->depth, &here);
    __syncthreads();
}

TEST_CASE(
    "the next launch with as many threads has the stacks of the one before, and their guards")
{
    model m;
    std::vector<uintptr_t> first(256), second(256);
    stacks_args a = {1, 0, first.data()};
    const size_t before = mgpu__kept.stacks.guards;
    m.config.workers = 1;
    REQUIRE(m.run(stacks_of_kernel, 2, 128, a, 2) == MGPU_OK);
    CHECK(mgpu__kept.stacks.guards == before + 256);
    a.at = second.data();
    REQUIRE(m.run(stacks_of_kernel, 2, 128, a, 2) == MGPU_OK);
    CHECK(first == second);
    CHECK(mgpu__kept.stacks.guards == before + 256);
    a.depth = 1u << 20;
    a.thread = 77;
    CHECK(m.run(stacks_of_kernel, 2, 128, a, 2) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({"stack overflow: a thread has 256 KiB here", "thread (77,0,0)"}));
    a.depth = 1;
    CHECK(m.run(stacks_of_kernel, 2, 128, a, 2) == MGPU_OK); /* and so on */
    CHECK(first == second);
}

typedef struct {
    float *sum; /* of each thread: its accumulator, which nobody has set to 0 */
} unwritten_args;

MGPU_KERNEL(unwritten_of, unwritten_args, p, 64, 1)
{
    float d[64];
    float sum = 0.0f;
    __asm__ volatile("" : "=m"(d)); /* the compiler takes it as written */
    for (float one : d)
        sum += one;
    p->sum[threadIdx.x] = sum;
}

TEST_CASE(
    "an accumulator that nobody has written is no zero, in the first launch and in the next")
{
    model m;
    m.config.workers = 1;
    for (int launch = 0; launch < 2; launch++) {
        std::vector<float> sum(64, 0.0f);
        const unwritten_args a = {sum.data()};
        REQUIRE(m.run(unwritten_of_kernel, 1, 64, a) == MGPU_OK);
        for (float one : sum)
            CHECK(std::isnan(one));
    }
}

TEST_CASE(
    "of stacks that wait the oldest go when there are too many of them, or of their guards")
{
    model m;
    std::vector<uintptr_t> at(65 * 128);
    const stacks_args a = {1, 0, at.data()};
    const mgpu__idle_stacks *idle = &mgpu__kept.stacks;
    m.config.workers = 1;
    for (uint32_t blocks : {1u, 8u, 16u}) { /* those of a cluster together: of other sizes */
        REQUIRE(m.run(stacks_of_kernel, blocks, 128, a, blocks) == MGPU_OK);
        CHECK(idle->at[idle->count - 1].bytes ==
              blocks * 128 * ((size_t)m.config.stack_kb * 1024 + MGPU__GUARD_BYTES));
    }
    for (uint32_t kb = 16; kb < 16 + 8 * MGPU__IDLE_MAX; kb += 4) { /* and of many */
        m.config.stack_kb = kb;
        REQUIRE(m.run(stacks_of_kernel, 1, 32, a) == MGPU_OK);
        REQUIRE(idle->count <= MGPU__IDLE_MAX);
        REQUIRE(idle->guards <= MGPU__GUARDS_MAX);
        REQUIRE(idle->at[idle->count - 1].stack_bytes == (size_t)kb * 1024 + MGPU__GUARD_BYTES);
    }
    CHECK(idle->count == MGPU__IDLE_MAX);
    m.config.stack_kb =
        16; /* 65 blocks that wait for each other: more guards than there may be */
    for (int again = 0; again < 2; again++) {
        REQUIRE(m.run(stacks_of_kernel, 65, 128, a) == MGPU_OK);
        size_t guards = 0;
        for (uint32_t i = 0; i < idle->count; i++)
            guards += idle->at[i].bytes / idle->at[i].stack_bytes;
        CHECK(guards == idle->guards);
        CHECK(guards <= MGPU__GUARDS_MAX);
    }
}
