/* tests/ptx/test_thread.cu - lanes, warps, named barriers, warp reductions, time.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>

#include "device.h"

MGPU_REQUIRE(SETMAXNREG);

typedef struct {
    uint32_t *out;
    uint64_t *wide;
    uint32_t n;
} thread_args;

/* Run with one 32-bit word per thread, and answer the words. */
static std::vector<uint32_t>
run(const mgpu_kernel *kernel, uint32_t blocks, uint32_t threads, uint32_t smem_bytes = 0)
{
    device_buffer<uint32_t> out(blocks * threads);
    device_buffer<uint64_t> wide(blocks * threads);
    mgpu_launch_config config = mgpu_launch_1d(blocks, threads);
    thread_args a;
    config.smem_bytes = smem_bytes;
    a.out = out.ptr();
    a.wide = wide.ptr();
    a.n = threads;
    launch(kernel, config, a);
    return out.download();
}

/* ---- who am I ---------------------------------------------------------------------------- */

MGPU_KERNEL(laneid, thread_args, p, 96, 1)
{
    p->out[threadIdx.x] = mgpu_laneid();
}

TEST_CASE("mgpu_laneid")
{
    const std::vector<uint32_t> got = run(&laneid_kernel, 1, 96);
    for (uint32_t t = 0; t < 96; t++)
        CHECK(got[t] == t % 32);
    record("out", got);
}

MGPU_KERNEL(warp_index, thread_args, p, 256, 1)
{
    const uint32_t thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
    p->out[thread] = mgpu_warp_index() | mgpu_warpgroup_index() << 16;
}

static void
check_warps(mgpu_dim3 block)
{
    device_buffer<uint32_t> out(256);
    mgpu_launch_config config = mgpu_launch_1d(1, 256);
    thread_args a = thread_args();
    config.block = block;
    a.out = out.ptr();
    launch(&warp_index_kernel, config, a);
    const std::vector<uint32_t> got = out.download();
    for (uint32_t t = 0; t < 256; t++)
        CHECK(got[t] == (t / 32 | t / 128 << 16));
    record("out", got);
}

TEST_CASE("mgpu_warp_index, mgpu_warpgroup_index")
{
    check_warps(mgpu_make_dim3(256, 1, 1));
}

TEST_CASE("mgpu_warp_index counts threads x first, then y, then z")
{
    check_warps(mgpu_make_dim3(16, 8, 2));
}

MGPU_KERNEL(elect_sync, thread_args, p, 64, 1)
{
    p->out[threadIdx.x] = mgpu_elect_sync() ? 1 : 0;
}

TEST_CASE("mgpu_elect_sync")
{
    const std::vector<uint32_t> got = run(&elect_sync_kernel, 1, 64);
    for (uint32_t warp = 0; warp < 2; warp++) {
        uint32_t elected = 0;
        for (uint32_t lane = 0; lane < 32; lane++)
            elected += got[32 * warp + lane];
        CHECK(elected == 1);
    }
}

MGPU_KERNEL(elect_sync_mask, thread_args, p, 32, 1)
{
    const uint32_t mask = 0x00f0ff00u;
    uint32_t lane = 99;
    p->out[threadIdx.x] = 1000;
    if ((mask >> threadIdx.x & 1u) != 0) {
        const bool elected = mgpu_elect_sync_mask(mask, &lane);
        p->out[threadIdx.x] = (elected ? 100u : 0u) + lane;
    }
}

TEST_CASE("mgpu_elect_sync_mask")
{
    const std::vector<uint32_t> got = run(&elect_sync_mask_kernel, 1, 32);
    const uint32_t mask = 0x00f0ff00u, lane = got[8] % 100;
    REQUIRE(lane < 32);
    CHECK((mask >> lane & 1u) == 1);
    for (uint32_t i = 0; i < 32; i++)
        CHECK(got[i] == ((mask >> i & 1u) == 0 ? 1000 : i == lane ? 100 + lane : lane));
}

MGPU_KERNEL(smid, thread_args, p, 32, 1)
{
    p->out[32 * blockIdx.x + threadIdx.x] = mgpu_smid() < mgpu_nsmid() ? mgpu_nsmid() : 0;
}

TEST_CASE("mgpu_smid, mgpu_nsmid")
{
    const std::vector<uint32_t> got = run(&smid_kernel, 4, 32);
    for (uint32_t word : got) {
        CHECK(word != 0);
        CHECK(word == got[0]);
    }
}

MGPU_KERNEL(smem_size, thread_args, p, 32, 1)
{
    MGPU_SHARED(uint32_t, x, 64);
    x[threadIdx.x] = 0;
    p->out[threadIdx.x] = threadIdx.x == 0   ? mgpu_dynamic_smem_size()
                          : threadIdx.x == 1 ? mgpu_total_smem_size()
                                             : x[threadIdx.x];
}

TEST_CASE("mgpu_dynamic_smem_size, mgpu_total_smem_size")
{
    const std::vector<uint32_t> got = run(&smem_size_kernel, 1, 32, 4096);
    CHECK(got[0] == 4096);
    CHECK(got[1] >= 4096 + 256);
    CHECK(got[1] <= 4096 + 256 + 2048);
}

/* ---- named barriers ---------------------------------------------------------------------- */

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

/* ---- registers, programmatic launch ------------------------------------------------------ */

MGPU_KERNEL(setmaxnreg, thread_args, p, 384, 1)
{
    uint32_t x = threadIdx.x;
    if (mgpu_warpgroup_index() == 0) {
        MGPU_SETMAXNREG_DEC(40);
        x += 1;
    } else {
        MGPU_SETMAXNREG_INC(232);
        x += 2;
    }
    p->out[threadIdx.x] = x;
}

TEST_CASE("MGPU_SETMAXNREG_INC, MGPU_SETMAXNREG_DEC")
{
    const std::vector<uint32_t> got = run(&setmaxnreg_kernel, 1, 384);
    for (uint32_t t = 0; t < 384; t++)
        CHECK(got[t] == t + (t < 128 ? 1 : 2));
    record("out", got);
}

MGPU_KERNEL(first_of_two, thread_args, p, 64, 1)
{
    mgpu_griddepcontrol_launch_dependents();
    p->out[threadIdx.x] = 5 * threadIdx.x;
}

MGPU_KERNEL(second_of_two, thread_args, p, 64, 1)
{
    mgpu_griddepcontrol_wait();
    p->wide[threadIdx.x] = p->out[threadIdx.x];
}

TEST_CASE("mgpu_griddepcontrol_launch_dependents, mgpu_griddepcontrol_wait")
{
    device_buffer<uint32_t> out(64);
    device_buffer<uint64_t> wide(64);
    mgpu_launch_config config = mgpu_launch_1d(1, 64);
    thread_args a = thread_args();
    a.out = out.ptr();
    a.wide = wide.ptr();
    REQUIRE(mgpu_launch(&first_of_two_kernel, config, &a, NULL) == MGPU_OK);
    config.programmatic = true;
    launch(&second_of_two_kernel, config, a);
    const std::vector<uint64_t> got = wide.download();
    for (uint32_t t = 0; t < 64; t++)
        CHECK(got[t] == 5 * t);
    record("wide", got);
}

/* ---- one value for the warp -------------------------------------------------------------- */

/* Over all lanes of warp 0, and over the even lanes of warp 1. */
#define REDUX(name, T, start, op)                                                              \
    MGPU_KERNEL(name, thread_args, p, 64, 1)                                                   \
    {                                                                                          \
        const T value = (T)(threadIdx.x * 0x9e3779b1u + 12345u);                               \
        p->out[threadIdx.x] = 77;                                                              \
        if (threadIdx.x < 32)                                                                  \
            p->out[threadIdx.x] = (uint32_t)mgpu_##name(value, 0xffffffffu);                   \
        else if (threadIdx.x % 2 == 0)                                                         \
            p->out[threadIdx.x] = (uint32_t)mgpu_##name(value, 0x55555555u);                   \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        const std::vector<uint32_t> got = run(&name##_kernel, 1, 64);                          \
        uint32_t want[2];                                                                      \
        for (uint32_t warp = 0; warp < 2; warp++) {                                            \
            T a = start;                                                                       \
            for (uint32_t t = 32 * warp; t < 32 * warp + 32; t += 1 + warp) {                  \
                const T b = (T)(t * 0x9e3779b1u + 12345u);                                     \
                a = (T)(op);                                                                   \
            }                                                                                  \
            want[warp] = (uint32_t)a;                                                          \
        }                                                                                      \
        for (uint32_t t = 0; t < 64; t++)                                                      \
            CHECK(got[t] == (t < 32 ? want[0] : t % 2 == 0 ? want[1] : 77));                   \
        record("out", got);                                                                    \
    }
REDUX(redux_sync_add_u32, uint32_t, 0, a + b)
REDUX(redux_sync_add_s32, int32_t, 0, (uint32_t)a + (uint32_t)b)
REDUX(redux_sync_min_u32, uint32_t, 0xffffffffu, b < a ? b : a)
REDUX(redux_sync_min_s32, int32_t, 0x7fffffff, b < a ? b : a)
REDUX(redux_sync_max_u32, uint32_t, 0, b > a ? b : a)
REDUX(redux_sync_max_s32, int32_t, -0x7fffffff - 1, b > a ? b : a)
REDUX(redux_sync_and_b32, uint32_t, 0xffffffffu, a &b)
REDUX(redux_sync_or_b32, uint32_t, 0, a | b)
REDUX(redux_sync_xor_b32, uint32_t, 0, a ^ b)

/* ---- time, and the end ------------------------------------------------------------------- */

MGPU_KERNEL(clocks, thread_args, p, 32, 1)
{
    const uint64_t cycles = mgpu_clock64(), ns = mgpu_globaltimer();
    uint64_t later = ns;
    for (uint32_t i = 0; i < 1000000 && later == ns; i++) {
        mgpu_nanosleep(1000);
        later = mgpu_globaltimer();
    }
    p->out[threadIdx.x] = (mgpu_clock64() > cycles ? 1u : 0u) | (later > ns ? 2u : 0u);
}

TEST_CASE("mgpu_clock64, mgpu_globaltimer, mgpu_nanosleep go forward")
{
    const std::vector<uint32_t> got = run(&clocks_kernel, 1, 32);
    for (uint32_t word : got)
        CHECK(word == 3);
}

#if MGPU_EMULATE /* on a GPU it would cost the process its context */
MGPU_KERNEL(trap, thread_args, p, 32, 1)
{
    p->out[threadIdx.x] = 1;
    if (threadIdx.x == 7)
        mgpu_trap();
}

TEST_CASE("mgpu_trap")
{
    device_buffer<uint32_t> out(32);
    thread_args a = thread_args();
    mgpu_issues issues;
    a.out = out.ptr();
    CHECK(try_launch(&trap_kernel, mgpu_launch_1d(1, 32), a, &issues) == MGPU_FAULT);
}
#endif
