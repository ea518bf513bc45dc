/* tests/emu/unit/test_warp.cpp - warp collectives: misuse, deadlock, lanes that have returned.
 * SPDX-License-Identifier: MIT
 *
 * What they do when used rightly is in cuda/test_words.cpp, ptx/test_thread.cu and ptx/test_matrix.cu.
 */
#include "emu/model.h"

typedef struct {
    uint32_t *out;
    uint32_t what;
} warp_args;

MGPU_KERNEL(misused_warp, warp_args, p, 32, 1)
{
    const uint32_t t = threadIdx.x;
    switch (p->what) {
    case 0: /* not in its own mask */
        if (t == 3)
            __syncwarp(0x1u);
        break;
    case 1: /* different instructions of one mask */
        if (t == 0)
            __syncwarp();
        else
            p->out[t] = __ballot_sync(0xffffffffu, 1);
        break;
    case 2:
        p->out[t] = static_cast<uint32_t>(__shfl_sync(0xffffffffu, 1, 0, 3));
        break;
    case 3: { /* a matrix needs the whole warp */
        MGPU_SMEM(s, 1024);
        uint32_t r[1] = {0};
        if (t == 31)
            return;
        mgpu_ldmatrix_x1(r, mgpu_smem_addr(s) + 16 * (t % 8));
        break;
    }
    }
}

MGPU_KERNEL(stuck_warp, warp_args, p, 64, 1)
{
    if (threadIdx.x == p->what)
        mgpu_barrier_sync(2, 64);
    else if (threadIdx.x < 32)
        __syncwarp();
    p->out[threadIdx.x] = 1;
}

/* Lanes that have returned are not waited for. */
MGPU_KERNEL(leavers, warp_args, p, 128, 1)
{
    const uint32_t t = threadIdx.x;
    if (t % 3 == 0)
        return;
    p->out[t] = __ballot_sync(0xffffffffu, 1);
    __syncwarp();
}

/* Two halves of a warp meet apart from each other, in either order. */
MGPU_KERNEL(halves, warp_args, p, 32, 1)
{
    const uint32_t t = threadIdx.x, mask = t < 16 ? 0x0000ffffu : 0xffff0000u;
    if (t < 16)
        for (uint32_t i = 0; i < 3; i++)
            __syncwarp(mask);
    p->out[t] = static_cast<uint32_t>(__shfl_sync(mask, static_cast<int>(t), t < 16 ? 5 : 21));
}

/* One half waits in a barrier, the other does something together before it comes. */
MGPU_KERNEL(half_in_a_barrier, warp_args, p, 32, 1)
{
    const uint32_t t = threadIdx.x;
    if (t < 16)
        mgpu_barrier_sync(1, 32);
    else
        p->out[t] = __ballot_sync(0xffff0000u, t % 2 == 0);
    if (t >= 16)
        mgpu_barrier_sync(1, 32);
    p->out[t] += 1;
}

/* Lane 31 has returned, lane 30 is not in the mask: lane 0 reads one of them. */
MGPU_KERNEL(absent_lane, warp_args, p, 32, 1)
{
    const uint32_t t = threadIdx.x, mask = p->what == 31 ? 0xffffffffu : 0x3fffffffu;
    if (t == 31 || (mask >> t & 1) == 0)
        return;
    p->out[t] = __shfl_sync(mask, 100 + t, t == 0 ? static_cast<int>(p->what) : 1);
}

TEST_CASE("a shuffle that reads a lane which is not there is told, and reads its own")
{
    static const char *const words[] = {
        "shfl.sync: lane 0 reads lane 30, which is not in the mask 0x3fffffff: the value is "
        "undefined",
        "shfl.sync: lane 0 reads lane 31, which has returned: the value is undefined"};
    for (uint32_t what : {1u, 30u, 31u}) {
        model m;
        std::vector<uint32_t> out(32);
        const warp_args a = {out.data(), what};
        CAPTURE(what);
        REQUIRE(m.run(absent_lane_kernel, 1, 32, a) == MGPU_OK);
        INFO(m.lints);
        if (what == 1)
            CHECK(m.lints.empty());
        else
            CHECK(m.lints.find(words[what - 30]) != std::string::npos);
        CHECK(out[0] == (what == 1 ? 101u : 100u));
        CHECK(out[2] == 101u);
    }
}

TEST_CASE("each misuse of a warp collective is a fault with its own sentence")
{
    static const char *const words[] = {"lane 3 is not in its own mask",
                                        "must execute the same instruction",
                                        "width 3 is not a power of two", "needs all 32 lanes"};
    model m;
    std::vector<uint32_t> out(32);
    for (uint32_t what = 0; what < 4; what++) {
        warp_args a = {out.data(), what};
        CAPTURE(what);
        REQUIRE(m.run(misused_warp_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({words[what], "test_warp.cpp:"}));
    }
}

TEST_CASE("a lane that does not come is a deadlock that says who waits")
{
    model m;
    std::vector<uint32_t> out(64);
    for (uint32_t lane : {0u, 7u}) {
        warp_args a = {out.data(), lane};
        REQUIRE(m.run(stuck_warp_kernel, 1, 64, a) == MGPU_ERROR_DEADLOCK);
        INFO(m.text);
        CHECK(m.says(
            {lane == 0 ? "threads 1-31: waiting at test_warp.cpp:"
                       : "threads 0-6,8-31: waiting at test_warp.cpp:",
             lane == 0 ? " for the other lanes of mask 0xffffffff (lane 0): "
                       : " for the other lanes of mask 0xffffffff (lane 7): ",
             "): bring them here, or, of an instruction with a mask, leave them out of it",
             lane == 0 ? "thread 0: waiting" : "thread 7: waiting"}));
    }
}

TEST_CASE("lanes that have returned are not waited for")
{
    model m;
    std::vector<uint32_t> out(128);
    warp_args a = {out.data(), 0};
    REQUIRE(m.run(leavers_kernel, 1, 128, a) == MGPU_OK);
    for (uint32_t t = 0; t < 128; t++) {
        uint32_t mask = 0;
        for (uint32_t i = 0; i < 32; i++)
            mask |= (t / 32 * 32 + i) % 3 != 0 ? 1u << i : 0;
        REQUIRE(out[t] == (t % 3 == 0 ? 0 : mask));
    }
}

TEST_CASE("disjoint masks of one warp do not disturb each other")
{
    model m;
    std::vector<uint32_t> out(32);
    warp_args a = {out.data(), 0};
    REQUIRE(m.run(halves_kernel, 1, 32, a) == MGPU_OK);
    for (uint32_t t = 0; t < 32; t++)
        CHECK(out[t] == (t < 16 ? 5 : 21));
}

TEST_CASE("lanes that wait in a barrier do not disturb a collective of others")
{
    model m;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY);
    std::vector<uint32_t> out(32);
    warp_args a = {out.data(), 0};
    REQUIRE(m.run(half_in_a_barrier_kernel, 1, 32, a) == MGPU_OK);
    for (uint32_t t = 0; t < 32; t++)
        CHECK(out[t] == (t < 16 ? 1 : 0x55550001u));
}
