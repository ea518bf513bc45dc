/* tests/ptx/test_wgmma_bf16.cu - wgmma of bf16 and f16: every function against the rule.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>
#include <mgpu/ptx/wgmma_f16_f16.h>
#include <mgpu/ptx/wgmma_mn.h>

#include "ptx/wgmma_types.h"

#define ONE(words, form, type, reg, left, in_regs, a_major, b_major)                           \
    TYPES_KERNEL(words##_##form, type, reg, mgpu_wgmma_m64n, k16_##words##_##form,             \
                 mgpu_wgmma_##words##_##form, left, in_regs, a_major, b_major, DENSE)
#define SIX(words, type, reg)                                                                  \
    ONE(words, ss, type, reg, a_desc, 0, MGPU_K_MAJOR, MGPU_K_MAJOR)                           \
    ONE(words, ss_ta, type, reg, a_desc, 0, MGPU_MN_MAJOR, MGPU_K_MAJOR)                       \
    ONE(words, ss_tb, type, reg, a_desc, 0, MGPU_K_MAJOR, MGPU_MN_MAJOR)                       \
    ONE(words, ss_ta_tb, type, reg, a_desc, 0, MGPU_MN_MAJOR, MGPU_MN_MAJOR)                   \
    ONE(words, rs, type, reg, a, 1, MGPU_K_MAJOR, MGPU_K_MAJOR)                                \
    ONE(words, rs_tb, type, reg, a, 1, MGPU_K_MAJOR, MGPU_MN_MAJOR)

SIX(f32_bf16, f32, float)
SIX(f32_f16, f32, float)
SIX(f16_f16, f16, uint32_t)

using namespace mma_rule;

#define FORM(words, form, a, d_f16, a_mn, b_mn)                                                \
    {                                                                                          \
        &words##_##form##_kernel, a, a, d_f16, false, false, false, a_mn, b_mn, 0              \
    }
#define MAJORS(words, a, d_f16)                                                                \
    FORM(words, ss, a, d_f16, false, false), FORM(words, ss_ta, a, d_f16, true, false),        \
        FORM(words, ss_tb, a, d_f16, false, true),                                             \
        FORM(words, ss_ta_tb, a, d_f16, true, true), FORM(words, rs, a, d_f16, false, false),  \
        FORM(words, rs_tb, a, d_f16, false, true)

TEST_CASE("wgmma of bf16")
{
    types_grids({MAJORS(f32_bf16, BF16, false)});
}

TEST_CASE("wgmma of f16")
{
    types_grids({MAJORS(f32_f16, F16, false), MAJORS(f16_f16, F16, true)});
}
