/* tests/emu/check/test_silent.cpp - what is right stays silent.
 * SPDX-License-Identifier: MIT
 */
#include "judge.h"

MGPU_EXTERN_C const case_group silent_wgmma_cases, silent_copy_cases, silent_cluster_cases;
MGPU_EXTERN_C const case_group silent_named_cases, silent_relaxed_cases;
MGPU_EXTERN_C const case_group silent_grid_cases, silent_meet_cases;

TEST_CASE("nothing is said about a warpgroup that is right")
{
    expect_all(silent_wgmma_cases);
}

TEST_CASE("nothing is said about copies that are right")
{
    expect_all(silent_copy_cases);
}

TEST_CASE("nothing is said about a cluster that is right")
{
    expect_all(silent_cluster_cases);
}

TEST_CASE("nothing is said about named barriers that are right")
{
    expect_all(silent_named_cases);
}

TEST_CASE("nothing is said about what is relaxed where that is enough")
{
    expect_all(silent_relaxed_cases);
}

TEST_CASE("nothing is said about blocks of a grid that share their work rightly")
{
    expect_all(silent_grid_cases);
}

TEST_CASE("nothing is said about flags, locks and tables that are right")
{
    expect_all(silent_meet_cases);
}
