/* tests/ptx/test_thread.cu - lanes, warps, registers of a warpgroup, grids in a row, time.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>

#include "ptx/child.h"
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

MGPU_KERNEL(lanemasks, thread_args, p, 64, 1)
{
    uint32_t *out = p->out + 5 * threadIdx.x;
    out[0] = mgpu_lanemask_eq();
    out[1] = mgpu_lanemask_le();
    out[2] = mgpu_lanemask_lt();
    out[3] = mgpu_lanemask_ge();
    out[4] = mgpu_lanemask_gt();
}

TEST_CASE("mgpu_lanemask_eq, mgpu_lanemask_le, mgpu_lanemask_lt, mgpu_lanemask_ge, "
          "mgpu_lanemask_gt")
{
    const std::vector<uint32_t> got = run(&lanemasks_kernel, 5, 64);
    for (uint32_t t = 0; t < 64; t++)
        for (uint32_t bit = 0; bit < 32; bit++) {
            const uint32_t lane = t % 32, *x = &got[5 * t];
            CHECK((x[0] >> bit & 1) == (bit == lane));
            CHECK((x[1] >> bit & 1) == (bit <= lane));
            CHECK((x[2] >> bit & 1) == (bit < lane));
            CHECK((x[3] >> bit & 1) == (bit >= lane));
            CHECK((x[4] >> bit & 1) == (bit > lane));
        }
    record("out", got);
}

MGPU_KERNEL(places, thread_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, x, 64);
    x[threadIdx.x] = 0;
    p->wide[threadIdx.x] = threadIdx.x == 0 ? mgpu_gridid() : mgpu_current_graph_exec();
    p->out[threadIdx.x] = threadIdx.x == 0   ? mgpu_nwarpid()
                          : threadIdx.x == 1 ? mgpu_reserved_smem_offset_begin()
                          : threadIdx.x == 2 ? mgpu_reserved_smem_offset_end()
                          : threadIdx.x == 3 ? mgpu_reserved_smem_offset_cap()
                          : threadIdx.x == 4 ? mgpu_aggr_smem_size() - mgpu_total_smem_size()
                          : threadIdx.x == 5 ? mgpu_is_explicit_cluster()
                          : threadIdx.x == 6 ? mgpu_warpid() < mgpu_nwarpid()
                                             : x[threadIdx.x];
}

TEST_CASE("mgpu_warpid, mgpu_nwarpid, mgpu_gridid, mgpu_aggr_smem_size, "
          "mgpu_is_explicit_cluster, mgpu_current_graph_exec, mgpu_reserved_smem_offset_begin, "
          "mgpu_reserved_smem_offset_end, mgpu_reserved_smem_offset_cap")
{
    uint64_t before = 0;
    for (uint32_t blocks : {1u, 2u}) { /* two are a cluster */
        device_buffer<uint32_t> out(64);
        device_buffer<uint64_t> wide(64);
        mgpu_launch_config config = mgpu_launch_1d(blocks, 64);
        thread_args a = thread_args();
        a.out = out.ptr();
        a.wide = wide.ptr();
        config.cluster.x = blocks;
        launch(&places_kernel, config, a);
        std::vector<uint32_t> got = out.download();
        const std::vector<uint64_t> ids = wide.download();
        CHECK(got[0] == 64);
        CHECK(got[1] == 0);
        CHECK(got[2] >= got[1]);
        CHECK(got[2] <= got[3]);
        CHECK(got[3] == 0x400);
        CHECK(got[4] == 0x400);
        CHECK(got[5] == (blocks == 2));
        CHECK(got[6] == 1);
        CHECK(ids[0] != before);
        CHECK(ids[1] == 0);
        before = ids[0];
        got[2] = 0; /* as the driver likes it */
        record(blocks == 2 ? "cluster" : "block", got);
    }
}

MGPU_KERNEL(spaces, thread_args, p, 32, 1)
{
    MGPU_SHARED(uint32_t, x, 32);
    const uint32_t peer =
        mgpu_mapa(mgpu_smem_addr(&x[threadIdx.x]), mgpu_cluster_ctarank() ^ 1);
    uint32_t mine[2] = {threadIdx.x, p->n};
    const void *at[4] = {p->out, x, mgpu_smem_ptr_shared_cluster(peer), mine};
    x[threadIdx.x] = 100 * mgpu_cluster_ctarank() + threadIdx.x;
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (mgpu_cluster_ctarank() == 0)
        for (uint32_t i = 0; i < 4; i++)
            p->out[4 * threadIdx.x + i] = (mgpu_isspacep_global(at[i]) ? 1u : 0u) |
                                          (mgpu_isspacep_shared(at[i]) ? 2u : 0u) |
                                          (mgpu_isspacep_shared_cluster(at[i]) ? 4u : 0u) |
                                          (mgpu_isspacep_local(at[i]) ? 8u : 0u) |
                                          mine[i % 2] * 0 | *(const uint32_t *)at[2] << 8;
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

TEST_CASE("mgpu_smem_ptr_shared_cluster, mgpu_isspacep_global, mgpu_isspacep_shared, "
          "mgpu_isspacep_shared_cluster, "
          "mgpu_isspacep_local")
{
    device_buffer<uint32_t> out(128);
    mgpu_launch_config config = mgpu_launch_1d(2, 32);
    thread_args a = thread_args();
    a.out = out.ptr();
    config.cluster.x = 2;
    launch(&spaces_kernel, config, a);
    const std::vector<uint32_t> got = out.download();
    for (uint32_t t = 0; t < 32; t++) {
        CHECK(got[4 * t] == (1 | (100 + t) << 8));
        CHECK(got[4 * t + 1] == (6 | (100 + t) << 8));
        CHECK(got[4 * t + 2] == (4 | (100 + t) << 8));
        CHECK(got[4 * t + 3] == (8 | (100 + t) << 8));
    }
    record("out", got);
}

MGPU_KERNEL(pmevent, thread_args, p, 32, 1)
{
    MGPU_PMEVENT(3);
    MGPU_PMEVENT_MASK(0xff);
    p->out[threadIdx.x] = threadIdx.x;
}

TEST_CASE("MGPU_PMEVENT, MGPU_PMEVENT_MASK")
{
    const std::vector<uint32_t> got = run(&pmevent_kernel, 1, 32);
    for (uint32_t t = 0; t < 32; t++)
        CHECK(got[t] == t);
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

MGPU_KERNEL(trap, thread_args, p, 32, 1)
{
    p->out[threadIdx.x] = 1;
    if (threadIdx.x == 7) {
        __threadfence_system();
        mgpu_trap();
        p->out[7] = 2;
    }
}

/* The launch fails, and behind the trap nothing runs; `out` is memory that the host sees then, too. */
static void
check_trap(uint32_t *out)
{
    thread_args a = thread_args();
    mgpu_issues issues;
    a.out = out;
    out[7] = 0;
    CHECK(try_launch(&trap_kernel, mgpu_launch_1d(1, 32), a, &issues) == MGPU_ERROR_FAULT);
    CHECK(out[7] == 1);
}

#if MGPU_EMULATE
TEST_CASE("mgpu_trap")
{
    device_buffer<uint32_t> out(32);
    check_trap(out.ptr());
}
#else
TEST_CASE("child: mgpu_trap", "[.]")
{
    uint32_t *out;
    REQUIRE(cudaHostAlloc((void **)&out, 128, cudaHostAllocMapped) == cudaSuccess);
    check_trap(out);
}

TEST_CASE("mgpu_trap")
{
    child("child: mgpu_trap");
}
#endif
