/* tests/emu/core/test_kept.cpp - what the model keeps to say what is wrong has guards around it.
 * SPDX-License-Identifier: MIT
 */
#define MGPU_EMU_IMPLEMENTATION
#include "emu/model.h"

typedef struct {
    volatile unsigned char *at;
} store_args;

MGPU_KERNEL(store_one, store_args, p, 32, 1)
{
    *p->at = 1;
}

TEST_CASE(
    "the locks and the report of the model lie between guards, which are there in a launch")
{
    model m;
    for (unsigned char *guard : {mgpu__kept.before, mgpu__kept.behind}) {
        for (size_t at : {(size_t)65536, MGPU__GUARD_ZONE / 2, MGPU__GUARD_ZONE - 65536}) {
            const store_args a = {guard + at};
            CHECK(m.run(store_one_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
            INFO(m.text);
            CHECK(m.says({"illegal memory access", "thread (0,0,0)"}));
            *a.at = 0; /* now they are the program's again, for tools that read all memory */
        }
    }
}
