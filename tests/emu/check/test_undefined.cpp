/* tests/emu/check/test_undefined.cpp - values that are not defined, and what is said of those who read them.
 * SPDX-License-Identifier: MIT
 */
#include "judge.h"

#include "undefined/undefined.h"

TEST_CASE("shared memory is read that nobody has written")
{
    expect_all(unwritten_cases);
}

TEST_CASE("what a block has written is not written in the next one")
{
    model m;
    m.config.max_resident = 1;
    m.config.workers = 1;
    std::vector<uint32_t> out(32);
    const unwritten_args a = {out.data()};
    const mgpu_emu_hazard *all = NULL;
    const bool seen = unwritten_cases.instrumented;
    CHECK(m.run(unwritten_in_each_kernel, 3, 32, a) == (seen ? MGPU_ERROR_FAULT : MGPU_OK));
    INFO(m.text);
    REQUIRE(mgpu_emu_last_hazards(&all) == (seen ? 1u : 0u));
    CHECK((!seen || (all[0].rule == 16 && all[0].count == 3 * 32)));
    CHECK(mgpu_emu_last_stats().plain_seen == seen);
}

/* This file is not instrumented: what goes through mgpu's functions is judged all the same. */
MGPU_KERNEL(unseen, unwritten_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, words, 64);
    const uint32_t at = mgpu_smem_addr(words), t = threadIdx.x;
    mgpu_st_shared_b32(at + 4 * t, t);
    p->out[t] = mgpu_ld_shared_b32(at + 4 * (t ^ 32));
}

TEST_CASE("the last hazard says that plain accesses were not seen, if they were not")
{
    static const char unseen[] =
        "; plain loads and stores of this kernel were not seen, and volatile flags neither: "
        "-fsanitize=thread for its file shows them";
    model m;
    std::vector<uint32_t> out(64);
    const unwritten_args a = {out.data()};
    CHECK(m.run(unseen_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({"hazard 6, ", unseen}));
    CHECK_FALSE(mgpu_emu_last_stats().plain_seen);
    if (!unwritten_cases.instrumented)
        return;
    CHECK(m.run(unwritten_in_each_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
    CHECK_FALSE(m.says({unseen}));
    CHECK(mgpu_emu_last_stats().plain_seen);
}

TEST_CASE("a register of an accumulator is read that nobody has named")
{
    expect_all(unnamed_cases);
}
