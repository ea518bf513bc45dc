/* tests/emu/test_barrier.cpp - named barriers, cluster barriers, setmaxnreg: misuse and deadlock.
 * SPDX-License-Identifier: MIT
 *
 * What they do when used rightly is in ptx/test_thread.cu and ptx/test_cluster.cu.
 */
#include "model.h"

typedef struct {
    uint32_t *out;
    uint32_t what;
} barrier_args;

MGPU_KERNEL(misused_barrier, barrier_args, p, 128, 1)
{
    const uint32_t t = threadIdx.x;
    switch (p->what) {
    case 0:
        mgpu_barrier_sync(16, 128);
        break;
    case 1:
        mgpu_barrier_sync(1, 100);
        break;
    case 2: /* two counts at one barrier */
        mgpu_barrier_sync(1, t % 2 == 0 ? 64 : 96);
        break;
    case 3:
        mgpu_barrier_cluster_wait();
        break;
    case 4:
        mgpu_barrier_cluster_arrive();
        mgpu_barrier_cluster_arrive();
        break;
    case 5:
        MGPU_SETMAXNREG_INC(24);
        break;
    case 6:
        MGPU_SETMAXNREG_DEC(256);
        break;
    }
}

MGPU_KERNEL(stuck_barrier, barrier_args, p, 384, 1)
{
    const uint32_t t = threadIdx.x;
    switch (p->what) {
    case 0: /* 96 of 128 come */
        if (t < 96)
            mgpu_barrier_sync(3, 128);
        break;
    case 1: /* block 1 does not come */
        if (mgpu_cluster_ctarank() == 0) {
            mgpu_barrier_cluster_arrive();
            mgpu_barrier_cluster_wait();
        } else {
            mgpu_barrier_sync(4, 256);
        }
        break;
    case 2: /* nobody gives registers back */
        MGPU_SETMAXNREG_INC(256);
        break;
    }
    p->out[t] = 1;
}

/* Threads that have returned are not waited for. */
MGPU_KERNEL(leavers, barrier_args, p, 128, 1)
{
    const uint32_t t = threadIdx.x;
    if (t % 3 == 0)
        return;
    __syncthreads();
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    p->out[t] = static_cast<uint32_t>(__syncthreads_count(t % 2 == 0));
}

/* Barrier 1 serves threads 0-63 and then, before most of those run again, threads 64-127. */
MGPU_KERNEL(reused_barrier, barrier_args, p, 128, 1)
{
    MGPU_SHARED(uint32_t, s, 2);
    volatile uint32_t *go = s;
    const uint32_t t = threadIdx.x;
    if (t == 0)
        s[0] = s[1] = 0;
    __syncthreads();
    for (uint32_t i = 0; t == 63 && i < 3; i++)
        (void)atomicAdd(&s[1], 1u);
    if (t >= 64)
        do
            (void)atomicAdd(&s[1], 1u); /* lets others run, and stays ready */
        while (*go == 0);
    p->out[t] = mgpu_barrier_red_popc(1, 64, t < 64 ? t < 5 : t < 100);
    if (t == 63)
        *go = 1;
}

TEST_CASE("each misuse of a barrier is a fault with its own sentence")
{
    static const char *const words[] = {

        "barriers 0 to 15",      "a multiple of 32",
        "others wait there for", "without barrier.cluster.arrive",
        "has arrived already",   "inc cannot lower",
        "dec cannot raise"};
    model m;
    std::vector<uint32_t> out(128);
    for (uint32_t what = 0; what < 7; what++) {
        barrier_args a = {out.data(), what};
        CAPTURE(what);
        REQUIRE(m.run(misused_barrier_kernel, 1, 128, a) == MGPU_FAULT);
        INFO(m.text);
        CHECK(m.says({words[what], "test_barrier.cpp:"}));
    }
}

TEST_CASE("a barrier that cannot complete is a deadlock that says who is missing")
{
    static const char *const words[][2] = {

        {"in barrier 3: 96 of 128 threads", "threads 0-95: waiting"},
        {"in the cluster barrier: 128 of 256 threads", "block (0,0,0)"},
        {"setmaxnreg.inc 256", "no warpgroup gives registers back"}};
    model m;
    std::vector<uint32_t> out(384);
    for (uint32_t what = 0; what < 3; what++) {
        barrier_args a = {out.data(), what};
        CAPTURE(what);
        REQUIRE(m.run(stuck_barrier_kernel, what == 1 ? 2 : 1, what == 2 ? 384 : 128, a,
                      what == 1 ? 2 : 1) == MGPU_DEADLOCK);
        INFO(m.text);
        CHECK(m.says({words[what][0], words[what][1], "test_barrier.cpp:"}));
    }
}

TEST_CASE("threads that have returned are not waited for")
{
    model m;
    std::vector<uint32_t> out(128);
    barrier_args a = {out.data(), 0};
    REQUIRE(m.run(leavers_kernel, 1, 128, a) == MGPU_OK);
    uint32_t even = 0;
    for (uint32_t t = 0; t < 128; t++)
        even += t % 3 != 0 && t % 2 == 0;
    for (uint32_t t = 0; t < 128; t++)
        REQUIRE(out[t] == (t % 3 == 0 ? 0 : even));
}

TEST_CASE("the result of a barrier is that of its own threads, however soon it is used again")
{
    model m;
    std::vector<uint32_t> out(128);
    barrier_args a = {out.data(), 0};
    REQUIRE(m.run(reused_barrier_kernel, 1, 128, a) == MGPU_OK);
    for (uint32_t t = 0; t < 128; t++)
        REQUIRE(out[t] == (t < 64 ? 5u : 36u));
}

/* Half of the threads arrive once more and return without waiting, after the phase has ended. */
MGPU_KERNEL(arrive_and_leave, barrier_args, p, 32, 1)
{
    const uint32_t t = threadIdx.x;
    mgpu_barrier_cluster_arrive();
    if (t >= 16) {
        for (int i = 0; i < 50; i++)
            mgpu_emu_yield();
        return;
    }
    mgpu_barrier_cluster_wait();
    for (uint32_t i = 0; i < t; i++)
        mgpu_emu_yield();
    p->out[t] = 1;
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    uint32_t seen = 0;
    for (uint32_t i = 0; i < 16; i++)
        seen += p->out[i] & 1;
    __syncwarp(0xffffu);
    p->out[t] = seen << 1 | 1;
}

TEST_CASE("a thread that arrived in an ended phase and returned does not count in the next")
{
    model m;
    std::vector<uint32_t> out(32);
    barrier_args a = {out.data(), 0};
    REQUIRE(m.run(arrive_and_leave_kernel, 1, 32, a) == MGPU_OK);
    for (uint32_t t = 0; t < 16; t++)
        CHECK(out[t] == (16 << 1 | 1));
}
