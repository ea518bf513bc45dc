/* tests/emu/unit/test_barrier.cpp - named barriers, cluster barriers: misuse and deadlock.
 * SPDX-License-Identifier: MIT
 *
 * What they do when used rightly is in ptx/test_barrier.cu and ptx/test_cluster.cu.
 */
#include "emu/model.h"

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
        mgpu_barrier_sync(1, t / 32 % 2 == 0 ? 64 : 96);
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
    case 7: /* with a count and without: an illegal instruction on an H200, also if all come */
        if (t < 64) {
            p->out[t] = 0;
            __syncthreads();
            p->out[t] = 1;
        } else {
            mgpu_barrier_sync(0, 128);
        }
        break;
    case 8:
        mgpu_barrier_arrive(1, 0);
        break;
    case 9: /* an illegal instruction on an H200 */
        if (t < 64)
            mgpu_barrier_sync(1, 128);
        else
            (void)mgpu_barrier_red_popc(1, 128, true);
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
    case 2: /* nobody gives registers back; 6: the first warpgroup waits for those who want them */
    case 6:
        if (p->what == 2 || t >= 128)
            MGPU_SETMAXNREG_INC(256);
        if (p->what == 6)
            __syncthreads();
        break;
    case 7: /* and one has returned */
        if (t / 32 == 2)
            return;
        /* fallthrough */
    case 4: /* a warp is elsewhere */
    case 5:
        if (t >= 32)
            mgpu_barrier_sync(6, 1024);
        else if (p->what == 4)
            __syncthreads();
        else
            mgpu_barrier_sync(3, 64);
        break;
    case 3: /* the rest of the warp waits elsewhere */
        if (t == 0)
            mgpu_barrier_sync(5, 128);
        else if (t < 32)
            mgpu_bar_warp_sync(0xffffffffu);
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
    for (uint32_t i = 0; t / 32 == 2 && i < t; i++)
        mgpu_emu_yield(); /* while the others wait */
    if (t / 32 == 2)
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
    const uint32_t t = threadIdx.x;
    if (t == 0)
        s[0] = s[1] = 0;
    __syncthreads();
    for (uint32_t i = 0; t == 63 && i < 3; i++)
        (void)atomicAdd(&s[1], 1u);
    if (t >= 64)
        do
            (void)atomicAdd(&s[1], 1u); /* lets others run, and stays ready */
        while (atomicAdd(&s[0], 0u) == 0);
    __threadfence();
    p->out[t] = mgpu_barrier_red_popc(1, 64, t < 64 ? t < 5 : t < 100);
    __threadfence();
    if (t == 63)
        (void)atomicExch(&s[0], 1u);
}

TEST_CASE("each misuse of a barrier is a fault with its own sentence")
{
    static const char *const words[] = {

        "barriers 0 to 15",
        "threads: a multiple of 32 up to 1024, or, but not for arrive, 0 for the whole block",
        "others wait there for",
        "barrier.cluster.wait without barrier.cluster.arrive before it",
        "barrier.cluster.arrive: this thread has arrived already and not waited yet",
        "setmaxnreg.inc to 24: the thread has 255 registers, inc cannot lower them",
        "setmaxnreg.dec to 256: the thread has 255 registers, dec cannot raise them",
        "(no count: the whole block)",
        "not for arrive",
        "comes with barrier.cta.red.popc, others came with .sync"};
    model m;
    std::vector<uint32_t> out(128);
    for (uint32_t what = 0; what < 10; what++) {
        barrier_args a = {out.data(), what};
        CAPTURE(what);
        REQUIRE(m.run(misused_barrier_kernel, 1, 128, a) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({words[what], "test_barrier.cpp:"}));
    }
}

TEST_CASE("a barrier that cannot complete is a deadlock that says who is missing")
{
    static const char *const words[][2] = {

        {"in barrier 3: 96 of 128 threads have come, of warps 0-2, and no other warp is left: "
         "it counts 128, so count 96, or let those that have returned come here first",
         "threads 0-95: waiting"},
        {"in the cluster barrier: 128 of 256 threads have arrived, 128 of block rank 1 have "
         "not: "
         "every thread of the cluster that has not returned arrives",
         "block (1,0,0), threads 0-127: waiting at test_barrier.cpp:"},
        {"setmaxnreg.inc 256: no warpgroup gives registers back: the warp wants 32 times 88 "
         "more, and the block has 1024 left: raise to less, or setmaxnreg.dec in others first",
         "threads 0-383: waiting at test_barrier.cpp:"},
        {"in barrier 5 for the other lanes of its warp (lanes 1-31): a warp comes to a barrier "
         "as a whole: bring them here",
         "the blocks have 128 threads, and the kernel is made for 384"},
        {"in barrier 0: 32 of 128 threads have come, of warp 0, not of warps 1-3: without a "
         "count all that have not returned must come here",
         "threads 32-127: waiting at test_barrier.cpp:"},
        {"in barrier 3: 32 of 64 threads have come, of warp 0, not of warps 1-3: bring as many "
         "as it counts, or name the number that come",
         "in barrier 6: 96 of 1024 threads have come, of warps 1-3, not of warp 0: "},
        {"deadlock: no thread can go on (384 wait)\n  block (0,0,0), threads 128-383: waiting "
         "at ",
         "threads 0-127: waiting at test_barrier.cpp:"},
        {"in barrier 3: 32 of 64 threads have come, of warp 0, not of warps 1,3 "
         "(returned: warp 2): bring as many as it counts, or name the number that come",
         "in barrier 6: 64 of 1024 threads have come, of warps 1,3, not of warp 0 (returned: "
         "warp 2)"}};
    model m;
    std::vector<uint32_t> out(384);
    for (uint32_t what = 0; what < 8; what++) {
        barrier_args a = {out.data(), what};
        CAPTURE(what);
        REQUIRE(m.run(stuck_barrier_kernel, what == 1 ? 2 : 1,
                      what == 2 || what == 6 ? 384 : 128, a,
                      what == 1 ? 2 : 1) == MGPU_ERROR_DEADLOCK);
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
        even += t % 3 != 0 && t / 32 != 2 && t % 2 == 0;
    for (uint32_t t = 0; t < 128; t++)
        REQUIRE(out[t] == (t % 3 == 0 || t / 32 == 2 ? 0 : even));
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

/* The second warp returns without waiting, after the phase has ended, lane by lane, and while
 * the first one is in the next phase. */
MGPU_KERNEL(arrive_and_leave, barrier_args, p, 96, 1)
{
    const uint32_t t = threadIdx.x;
    mgpu_barrier_cluster_arrive();
    if (t / 32 == 1) {
        for (uint32_t i = 0; i < t; i++)
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
    for (uint32_t i = 0; i < 96; i++)
        seen += p->out[i] & 1;
    __syncwarp();
    p->out[t] = seen << 1 | 1;
}

TEST_CASE("a thread that arrived in an ended phase and returned does not count in the next")
{
    model m;
    std::vector<uint32_t> out(96);
    barrier_args a = {out.data(), 0};
    REQUIRE(m.run(arrive_and_leave_kernel, 1, 96, a) == MGPU_OK);
    for (uint32_t t = 0; t < 96; t++)
        CHECK(out[t] == (t / 32 == 1 ? 0 : 64 << 1 | 1));
}

/* ---- a warp comes to a barrier ------------------------------------------------------------- */

/* Each half of a warp does its own. A compiler makes one call of two with the same before or
 * behind them: so each case has numbers of its own, or something there. */
#define HALVES(first, second)                                                                  \
    do {                                                                                       \
        if (t % 32 < 16) {                                                                     \
            first;                                                                             \
        } else {                                                                               \
            second;                                                                            \
        }                                                                                      \
    } while (0)

MGPU_KERNEL(split_warp, barrier_args, p, 64, 1)
{
    const uint32_t t = threadIdx.x;
    switch (p->what) {
    case 0:
        if (t % 32 < 16) {
            __syncthreads();
        } else {
            p->out[t] = 0;
            __syncthreads();
            p->out[t] = 1;
        }
        break;
    case 1: /* some stay in a loop, others have left it */
        for (uint32_t i = 0; i < 1 + t % 2; i++)
            mgpu_barrier_sync_aligned(4, 64);
        mgpu_barrier_sync_aligned(4, 64);
        p->out[t] = 2;
        break;
    case 2:
        if (t % 32 < 16) {
            mgpu_barrier_cluster_arrive_aligned();
        } else {
            p->out[t] = 2;
            mgpu_barrier_cluster_arrive_aligned();
            p->out[t] = 3;
        }
        break;
    case 3:
        HALVES(mgpu_barrier_sync(5, 64), mgpu_barrier_sync_aligned(5, 64));
        break;
    case 4: /* this, 6 and 7 are illegal instructions or hang on an H200 */
        HALVES(mgpu_barrier_sync(1, 64), mgpu_barrier_sync(2, 64));
        break;
    case 5: /* hangs on an H200 */
        HALVES(mgpu_barrier_arrive(1, 64), mgpu_barrier_sync(1, 64));
        break;
    case 6:
        HALVES(mgpu_barrier_sync(1, 64), mgpu_barrier_sync(1, 32));
        break;
    case 7:
        HALVES(mgpu_barrier_cluster_arrive_aligned(), __syncthreads());
        break;
    case 8:
        mgpu_barrier_cluster_arrive();
        HALVES(mgpu_barrier_cluster_wait(), return );
        HALVES(mgpu_barrier_cluster_arrive(), return );
        if (t % 32 < 8)
            mgpu_barrier_cluster_wait();
        else
            (void)mgpu_barrier_red_or(3, 64, true);
        break;
    }
}

TEST_CASE("lanes of a warp at two barriers are a fault that names both")
{
    static const char *const words[][3] = {
        {"barrier.cta.sync.aligned 0: lanes 0x0000ffff of warp 0 wait at test_barrier.cpp:",
         " in barrier.cta.sync.aligned 0: ",
         "all lanes of a warp execute one instruction; bring them to one place or use the form "
         "without .aligned"},
        {"barrier.cta.sync.aligned 4, 64: lanes 0x00000001 of warp 0 wait at ",
         "thread (1,0,0) of block",
         "all lanes of a warp execute one instruction; bring them to one place or use the form "
         "without .aligned"},
        {"barrier.cluster.arrive.aligned: lanes 0x0000ffff",
         "in barrier.cluster.arrive.aligned",
         "all lanes of a warp execute one instruction; bring them to one place or use the form "
         "without .aligned"},
        {"barrier.cta.sync.aligned 5, 64: lanes 0x0000ffff", "in barrier.cta.sync 5, 64: ",
         "all lanes of a warp execute one instruction; bring them to one place or use the form "
         "without .aligned"},
        {"barrier.cta.sync 2, 64: lanes 0x0000ffff", "in barrier.cta.sync 1, 64: ",
         "a warp can be in one barrier only; bring all its lanes to the same one"},
        {"barrier.cta.sync 1, 64: lanes 0x0000ffff", "in barrier.cta.arrive 1, 64: ",
         "a warp can be in one barrier only; bring all its lanes to the same one"},
        {"barrier.cta.sync 1, 32: lanes 0x0000ffff", "in barrier.cta.sync 1, 64: ",
         "a warp can be in one barrier only; bring all its lanes to the same one"},
        {"barrier.cta.sync.aligned 0: lanes 0x0000ffff", "in barrier.cluster.arrive.aligned: ",
         "a warp can be in one barrier only; bring all its lanes to the same one"},
        {"barrier.cta.red.or 3, 64: lanes 0x000000ff", "in barrier.cluster.wait: ",
         "a warp can be in one barrier only; bring all its lanes to the same one"}};
    model m;
    std::vector<uint32_t> out(64);
    for (uint32_t what = 0; what < 9; what++) {
        barrier_args a = {out.data(), what};
        CAPTURE(what);
        REQUIRE(m.run(split_warp_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({words[what][0], words[what][1], words[what][2], "test_barrier.cpp:"}));
    }
}

/* One line, and two of mgpu's headers: lane `what` stores to a map of three dimensions. */
MGPU_KERNEL(two_lines_of_mgpu, barrier_args, p, 128, 1)
{
    MGPU_SMEM(memory, 1024);
    const bool layered = threadIdx.x == p->what;
    const mgpu_epilogue_out out = {NULL, NULL,  64,      32, 32, mgpu_smem_addr(memory),
                                   1,    false, layered, 0};
    float d[16] = {0};
    mgpu_epilogue_tile_f32(&out, 0, 0, d);
}

TEST_CASE(
    "lanes of a warp at one barrier in two lines of mgpu's headers are a fault that names both")
{
    model m;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    std::vector<uint32_t> out(1);
    const barrier_args a = {out.data(), 1 + GENERATE(0u, 97u)};
    REQUIRE(m.run(two_lines_of_mgpu_kernel, 1, 128, a, 1, 16384) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says(
        {"barrier.cta.sync.aligned 1, 128: lanes 0x", " in barrier.cta.sync.aligned 1, 128: ",
         "all lanes of a warp execute one instruction; bring them to one place or use the form "
         "without .aligned; here in barrier.h:",
         ", there in barrier.h:", " epilogue.h:", "test_barrier.cpp:"}));
}

/* What the manual allows: bar.cta and barrier.cluster without .aligned, at two places. */
MGPU_KERNEL(two_places, barrier_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, x, 64);
    const uint32_t t = threadIdx.x;
    x[t] = 0;
    __syncthreads();
    if (t % 32 < 16) {
        x[t] = t;
        mgpu_barrier_sync(1, 64);
    } else {
        mgpu_emu_yield();
        x[t] = t;
        mgpu_barrier_sync(1, 64);
    }
    p->out[t] = x[t ^ 49];
    if (t % 32 < 16)
        mgpu_barrier_cluster_arrive();
    else
        mgpu_barrier_cluster_arrive_relaxed();
    HALVES(mgpu_barrier_cluster_wait(), mgpu_barrier_cluster_wait());
    /* .aligned on one line: a compiler may have made two calls of one */
    HALVES(__syncthreads(), __syncthreads());
}

TEST_CASE("lanes of a warp may come to one barrier from two places")
{
    model m;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    std::vector<uint32_t> out(64);
    barrier_args a = {out.data(), 0};
    REQUIRE(m.run(two_places_kernel, 1, 64, a) == MGPU_OK);
    for (uint32_t t = 0; t < 64; t++)
        CHECK(out[t] == (t ^ 49));
}

/* Half of warp 0 comes to a barrier; the other half first wants to see that it went on. */
MGPU_KERNEL(half_a_warp, barrier_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, went_on, 1);
    const uint32_t t = threadIdx.x, what = p->what % 10;
    const bool first = t % 32 < 16;
    uint32_t seen = 0;
    if (t == 0)
        *went_on = 0;
    __syncthreads();
    if (what == 2)
        mgpu_barrier_cluster_arrive();
    for (uint32_t i = 0; !first && i < 100; i++) {
        mgpu_emu_yield();
        seen |= *(volatile uint32_t *)went_on;
    }
    while (!first && p->what >= 10)
        mgpu_emu_yield();
    if (what == 0)
        mgpu_barrier_arrive(1, 64);
    else if (what == 1)
        mgpu_barrier_cluster_arrive();
    else
        mgpu_barrier_cluster_wait();
    *(volatile uint32_t *)went_on = 1;
    p->out[t] = seen;
}

TEST_CASE("in arrive and wait a lane goes on when its whole warp has come")
{
    model m;
    m.config.patience_ms = 20;
    std::vector<uint32_t> out(64);
    for (uint32_t what = 0; what < 3; what++) {
        barrier_args a = {out.data(), what};
        CAPTURE(what);
        REQUIRE(m.run(half_a_warp_kernel, 1, 64, a) == MGPU_OK);
        for (uint32_t t = 0; t < 64; t++)
            CHECK(out[t] == 0);
        a.what += 10; /* the others never come */
        REQUIRE(m.run(half_a_warp_kernel, 1, 64, a) == MGPU_ERROR_DEADLOCK);
        INFO(m.text);
        CHECK(m.says({"threads 0-15,32-47: waiting at test_barrier.cpp:", "the other lanes",
                      "threads 16-31,48-63: spinning at test_barrier.cpp:"}));
    }
}
