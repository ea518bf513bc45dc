/* tests/ptx/test_thread.cu - lanes, warps, registers of a warpgroup, grids in a row, time.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>

#include "ptx/words.h"

MGPU_REQUIRE(SETMAXNREG);

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
    CHECK(try_launch(&trap_kernel, mgpu_launch_1d(1, 32), a, &issues) == MGPU_ERROR_FAULT);
}
#endif
