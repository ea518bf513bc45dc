/* tests/emu/check/test_litmus.cpp - the memory model of PTX in tiny kernels.
 * SPDX-License-Identifier: MIT
 */
#include "judge.h"

MGPU_EXTERN_C const case_group litmus_block_cases, litmus_flag_cases, litmus_cluster_cases;
MGPU_EXTERN_C const case_group litmus_plain_cases;
MGPU_EXTERN_C const case_group litmus_out_cases, litmus_in_cases, litmus_reuse_cases;
MGPU_EXTERN_C const case_group litmus_grid_cases, litmus_launch_cases, litmus_readers_cases;
MGPU_EXTERN_C const case_group litmus_global_cases, litmus_wgmma_cases, litmus_init_cases;
MGPU_EXTERN_C const case_group litmus_phase_cases, litmus_lap_cases;
MGPU_EXTERN_C const case_group litmus_layout_cases;
MGPU_EXTERN_C const case_group litmus_reduce_cases, litmus_reduce_peer_cases;
MGPU_EXTERN_C const case_group litmus_pixels_cases;
MGPU_EXTERN_C const case_group litmus_map_cases, litmus_map_grid_cases,
    litmus_map_cluster_cases;
MGPU_EXTERN_C const case_group litmus_copies_cases, litmus_copies_wgmma_cases;
MGPU_EXTERN_C const case_group litmus_stores_cases;

TEST_CASE("order between threads")
{
    expect_all(litmus_block_cases);
    expect_all(litmus_flag_cases);
    expect_all(litmus_cluster_cases);
    expect_all(litmus_plain_cases);
}

TEST_CASE("order between blocks and launches, in global memory")
{
    expect_all(litmus_grid_cases);
    expect_all(litmus_readers_cases);
    expect_all(litmus_launch_cases);
}

TEST_CASE("order between threads and copies")
{
    expect_all(litmus_out_cases);
    expect_all(litmus_in_cases);
    expect_all(litmus_reuse_cases);
    expect_all(litmus_global_cases);
}

TEST_CASE("order between threads, copies and reductions")
{
    expect_all(litmus_reduce_cases);
    expect_all(litmus_reduce_peer_cases);
    expect_all(litmus_pixels_cases);
}

TEST_CASE("tensor maps that threads change")
{
    expect_all(litmus_map_cases);
    expect_all(litmus_map_grid_cases);
    expect_all(litmus_map_cluster_cases);
}

TEST_CASE("order between threads, copies and wgmma")
{
    expect_all(litmus_wgmma_cases);
}

TEST_CASE("order between threads and cp.async")
{
    expect_all(litmus_copies_cases);
    expect_all(litmus_copies_wgmma_cases);
}

TEST_CASE("order between threads and st.async")
{
    expect_all(litmus_stores_cases);
}

TEST_CASE("the life of an mbarrier")
{
    expect_all(litmus_init_cases);
}

TEST_CASE("the parity of an mbarrier")
{
    expect_all(litmus_phase_cases);
    expect_all(litmus_lap_cases);
}

TEST_CASE("the swizzle of a tile")
{
    expect_all(litmus_layout_cases);
}
