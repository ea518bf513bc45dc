/* tests/emu/test_collective.cpp - warps, named barriers, cluster barriers: misuse and deadlock.
 * SPDX-License-Identifier: MIT
 *
 * What they do when used rightly is in ptx/test_thread.cu, ptx/test_cluster.cu, test_cuda.cpp.
 */
#include "model.h"

typedef struct {
    uint32_t *out;
    uint32_t what;
} collective_args;

MGPU_KERNEL(misused_collective, collective_args, p, 128, 1)
{
    const uint32_t t = threadIdx.x;
    switch (p->what) {
    case 0: /* not in its own mask */
        if (t == 3)
            __syncwarp(0x1u);
        break;
    case 1: /* different instructions of one mask */
        if (t < 32) {
            if (t == 0)
                __syncwarp();
            else
                p->out[t] = __ballot_sync(0xffffffffu, 1);
        }
        break;
    case 2:
        mgpu_barrier_sync(16, 128);
        break;
    case 3:
        mgpu_barrier_sync(1, 100);
        break;
    case 4: /* two counts at one barrier */
        mgpu_barrier_sync(1, t % 2 == 0 ? 64 : 96);
        break;
    case 5:
        mgpu_barrier_cluster_wait();
        break;
    case 6:
        mgpu_barrier_cluster_arrive();
        mgpu_barrier_cluster_arrive();
        break;
    case 7:
        MGPU_SETMAXNREG_INC(24);
        break;
    case 8:
        MGPU_SETMAXNREG_DEC(256);
        break;
    case 9:
        p->out[t] = static_cast<uint32_t>(__shfl_sync(0xffffffffu, 1, 0, 3));
        break;
    }
}

MGPU_KERNEL(stuck_collective, collective_args, p, 384, 1)
{
    const uint32_t t = threadIdx.x;
    switch (p->what) {
    case 0: /* one lane does not come */
        if (t < 32 && t != 7)
            __syncwarp();
        else if (t == 7)
            mgpu_barrier_sync(2, 64);
        break;
    case 1: /* 96 of 128 come */
        if (t < 96)
            mgpu_barrier_sync(3, 128);
        break;
    case 2: /* block 1 does not come */
        if (mgpu_cluster_ctarank() == 0) {
            mgpu_barrier_cluster_arrive();
            mgpu_barrier_cluster_wait();
        } else {
            mgpu_barrier_sync(4, 256);
        }
        break;
    case 3: /* nobody gives registers back */
        MGPU_SETMAXNREG_INC(256);
        break;
    }
    p->out[t] = 1;
}

/* Threads that have returned are not waited for. */
MGPU_KERNEL(leavers, collective_args, p, 128, 1)
{
    const uint32_t t = threadIdx.x;
    if (t % 3 == 0)
        return;
    p->out[t] = __ballot_sync(0xffffffffu, 1);
    __syncthreads();
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    p->out[t] |= 1u << (t / 3 * 3 % 32);
}

TEST_CASE("each misuse of a collective is a fault with its own sentence")
{
    static const char *const words[] = {"lane 3 is not in its own mask",
                                        "must execute the same instruction",
                                        "barriers 0 to 15",
                                        "a multiple of 32",
                                        "others wait there for",
                                        "without barrier.cluster.arrive",
                                        "has arrived already",
                                        "inc cannot lower",
                                        "dec cannot raise",
                                        "width 3 is not a power of two"};
    model m;
    std::vector<uint32_t> out(128);
    for (uint32_t what = 0; what < 10; what++) {
        collective_args a = {out.data(), what};
        CAPTURE(what);
        REQUIRE(m.run(misused_collective_kernel, 1, 128, a) == MGPU_FAULT);
        INFO(m.text);
        CHECK(m.says({words[what], "test_collective.cpp:"}));
    }
}

TEST_CASE("a collective that cannot complete is a deadlock that says who is missing")
{
    static const char *const words[][2] = {
        {"warp collective", "threads 0-6,8-31: waiting"},
        {"in barrier 3: 96 of 128 threads", "threads 0-95: waiting"},
        {"in the cluster barrier: 128 of 256 threads", "block (0,0,0)"},
        {"setmaxnreg.inc 256", "no warpgroup gives registers back"}};
    model m;
    std::vector<uint32_t> out(384);
    for (uint32_t what = 0; what < 4; what++) {
        collective_args a = {out.data(), what};
        CAPTURE(what);
        REQUIRE(m.run(stuck_collective_kernel, what == 2 ? 2 : 1, what == 3 ? 384 : 128, a,
                      what == 2 ? 2 : 1) == MGPU_DEADLOCK);
        INFO(m.text);
        CHECK(m.says({words[what][0], words[what][1], "test_collective.cpp:"}));
    }
}

TEST_CASE("threads that have returned are not waited for")
{
    model m;
    std::vector<uint32_t> out(128);
    collective_args a = {out.data(), 0};
    REQUIRE(m.run(leavers_kernel, 1, 128, a) == MGPU_OK);
    for (uint32_t t = 0; t < 128; t++) {
        uint32_t mask = 0;
        for (uint32_t i = 0; i < 32; i++)
            mask |= (t / 32 * 32 + i) % 3 != 0 ? 1u << i : 0;
        REQUIRE(out[t] == (t % 3 == 0 ? 0 : mask | 1u << (t / 3 * 3 % 32)));
    }
}
