/* tests/emu/check/test_seeded.cpp - kernels of a newcomer, each with its seeded bugs.
 * SPDX-License-Identifier: MIT
 */
#include "judge.h"

MGPU_EXTERN_C const case_group softmax_cases, splitk_cases, attention_cases;

TEST_CASE("softmax by bulk copies")
{
    expect_silence(softmax_cases, 0);
    expect_all(softmax_cases);
}

TEST_CASE("split-K over a cluster")
{
    expect_silence(splitk_cases, 0);
    expect_all(splitk_cases);
}

TEST_CASE("attention by TMA and wgmma")
{
    expect_silence(attention_cases, 0);
    expect_all(attention_cases);
}
