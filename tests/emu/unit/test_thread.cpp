/* tests/emu/unit/test_thread.cpp - setmaxnreg by a part of a warpgroup.
 * SPDX-License-Identifier: MIT
 *
 * What threads ask, and setmaxnreg used rightly, is in ptx/test_thread.cu; fences in
 * ptx/test_fence.cu; what else setmaxnreg refuses in test_barrier.cpp.
 */
#include "emu/model.h"

typedef struct {
    uint32_t *out;
    uint32_t what;
} thread_args;

MGPU_KERNEL(split_warpgroup, thread_args, p, 384, 1)
{
    const uint32_t t = threadIdx.x, warp = t / 32;
    switch (p->what) {
    case 0: /* returns first */
        if (warp == 3)
            return;
        mgpu_emu_yield();
        MGPU_SETMAXNREG_DEC(40);
        break;
    case 1: /* returns last */
        for (uint32_t i = 0; warp == 3 && i < t; i++)
            mgpu_emu_yield();
        if (warp == 3)
            return;
        MGPU_SETMAXNREG_DEC(40);
        break;
    case 2:
        if (warp < 2)
            MGPU_SETMAXNREG_DEC(40);
        else
            MGPU_SETMAXNREG_DEC(48);
        break;
    case 3: /* as many as each of 384 threads has */
        if (warp == 0)
            MGPU_SETMAXNREG_DEC(168);
        else
            MGPU_SETMAXNREG_INC(168);
        break;
    case 4: /* again, before the others have done it once */
        while (warp != 0)
            mgpu_emu_yield();
        MGPU_SETMAXNREG_DEC(40);
        MGPU_SETMAXNREG_DEC(40);
        break;
    case 5:
        if (t % 32 < 16)
            return;
        MGPU_SETMAXNREG_DEC(40);
        break;
    case 6:
        if (t % 32 < 16)
            MGPU_SETMAXNREG_DEC(40);
        else
            MGPU_SETMAXNREG_DEC(48);
        break;
    }
}

TEST_CASE("setmaxnreg by a part of a warpgroup is a fault")
{
    static const char *const words[] = {
        "setmaxnreg.dec 40: warp 3 has returned without it; all four warps of a warpgroup "
        "execute it",
        "setmaxnreg.dec 40: warp 3 has returned without it; all four warps of a warpgroup "
        "execute it",
        "setmaxnreg.dec 48 by warp 2, while warps 0xc of its warpgroup have not executed "
        "setmaxnreg.dec 40 of test_thread.cpp:",
        "setmaxnreg.inc 168 by warp 1, while warps 0xe of its warpgroup have not executed "
        "setmaxnreg.dec 168 of test_thread.cpp:",
        "setmaxnreg.dec 40 by warp 0, while warps 0xe of its warpgroup have not executed",
        "setmaxnreg needs all 32 lanes",
        "must execute the same instruction"};
    model m;
    std::vector<uint32_t> out(1);
    for (uint32_t what = 0; what < 7; what++) {
        thread_args a = {out.data(), what};
        CAPTURE(what);
        REQUIRE(m.run(split_warpgroup_kernel, 1, what == 3 ? 384 : 128, a) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({words[what], "test_thread.cpp:"}));
    }
}

/* Warps in any order, each warpgroup and what there is of the last one for itself. */
MGPU_KERNEL(registers_twice, thread_args, p, 320, 1)
{
    const uint32_t t = threadIdx.x, group = t / 128;
    for (uint32_t i = 0; i < (t / 32 * 7) % 5; i++)
        mgpu_emu_yield();
    for (uint32_t round = 0; round < 3; round++) {
        if (group == 1)
            MGPU_SETMAXNREG_DEC(40);
        else
            MGPU_SETMAXNREG_DEC(48);
        mgpu_barrier_sync(1 + group, group == 2 ? 64 : 128);
    }
    p->out[t] = 1;
}

TEST_CASE("all warps of a warpgroup may execute setmaxnreg again after a barrier")
{
    model m;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    std::vector<uint32_t> out(320);
    thread_args a = {out.data(), 0};
    REQUIRE(m.run(registers_twice_kernel, 1, 320, a) == MGPU_OK);
    CHECK(out == std::vector<uint32_t>(320, 1));
}

TEST_CASE("setmaxnreg is of sm_90a")
{
    model m;
    m.config.target = MGPU_EMU_SM_90;
    std::vector<uint32_t> out(320);
    thread_args a = {out.data(), 0};
    REQUIRE(m.run(registers_twice_kernel, 1, 320, a) == MGPU_ERROR_FAULT);
    CHECK(m.says({"setmaxnreg needs sm_90a, the target is sm_90", "test_thread.cpp:"}));
}
