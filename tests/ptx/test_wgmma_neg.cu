/* tests/ptx/test_wgmma_neg.cu - wgmma that subtracts: every function against the rule.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/ptx/wgmma_neg.h>

#include "ptx/wgmma_types.h"

#define ONE(words, form, type, reg, left, in_regs, a_major, b_major)                           \
    TYPES_KERNEL_FOLD(words##_##form, type, reg, mgpu_wgmma_neg_##words##_##form, left,        \
                      in_regs, a_major, b_major, DENSE)
#define TWO(words, type, reg)                                                                  \
    ONE(words, ss, type, reg, a_desc, 0, MGPU_K_MAJOR, MGPU_K_MAJOR)                           \
    ONE(words, rs, type, reg, a, 1, MGPU_K_MAJOR, MGPU_K_MAJOR)
#define SIX(words, type, reg)                                                                  \
    TWO(words, type, reg)                                                                      \
    ONE(words, ss_ta, type, reg, a_desc, 0, MGPU_MN_MAJOR, MGPU_K_MAJOR)                       \
    ONE(words, ss_tb, type, reg, a_desc, 0, MGPU_K_MAJOR, MGPU_MN_MAJOR)                       \
    ONE(words, ss_ta_tb, type, reg, a_desc, 0, MGPU_MN_MAJOR, MGPU_MN_MAJOR)                   \
    ONE(words, rs_tb, type, reg, a, 1, MGPU_K_MAJOR, MGPU_MN_MAJOR)

SIX(f32_bf16, f32, float)
SIX(f32_f16, f32, float)
SIX(f16_f16, f16, uint32_t)
TWO(f32_tf32, f32, float)
TWO(f32_e4m3, f32, float)
TWO(f32_e5m2, f32, float)
TWO(f32_e4m3_e5m2, f32, float)
TWO(f32_e5m2_e4m3, f32, float)
TWO(f16_e4m3, f16, uint32_t)
TWO(f16_e5m2, f16, uint32_t)
TWO(f16_e4m3_e5m2, f16, uint32_t)
TWO(f16_e5m2_e4m3, f16, uint32_t)

using namespace mma_rule;

#define FORM(words, form, a, b, d_f16, a_mn, b_mn)                                             \
    {                                                                                          \
        &words##_##form##_kernel, a, b, d_f16, false, true, false, a_mn, b_mn, 0               \
    }
#define BOTH(words, a, b, d_f16)                                                               \
    FORM(words, ss, a, b, d_f16, false, false), FORM(words, rs, a, b, d_f16, false, false)
#define MAJORS(words, a, d_f16)                                                                \
    BOTH(words, a, a, d_f16), FORM(words, ss_ta, a, a, d_f16, true, false),                    \
        FORM(words, ss_tb, a, a, d_f16, false, true),                                          \
        FORM(words, ss_ta_tb, a, a, d_f16, true, true),                                        \
        FORM(words, rs_tb, a, a, d_f16, false, true)

TEST_CASE("wgmma of bf16 and f16, negated")
{
    types_grids({MAJORS(f32_bf16, BF16, false), MAJORS(f32_f16, F16, false),
                 MAJORS(f16_f16, F16, true)});
}

TEST_CASE("wgmma of tf32, negated")
{
    types_grids({BOTH(f32_tf32, TF32, TF32, false)});
}

TEST_CASE("wgmma of e4m3, e5m2 and both, negated")
{
    types_grids({BOTH(f32_e4m3, E4M3, E4M3, false), BOTH(f32_e5m2, E5M2, E5M2, false),
                 BOTH(f32_e4m3_e5m2, E4M3, E5M2, false), BOTH(f32_e5m2_e4m3, E5M2, E4M3, false),
                 BOTH(f16_e4m3, E4M3, E4M3, true), BOTH(f16_e5m2, E5M2, E5M2, true),
                 BOTH(f16_e4m3_e5m2, E4M3, E5M2, true), BOTH(f16_e5m2_e4m3, E5M2, E4M3, true)});
}
