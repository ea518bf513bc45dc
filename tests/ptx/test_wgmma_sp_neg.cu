/* tests/ptx/test_wgmma_sp_neg.cu - wgmma on a sparse A that subtracts: every function against the rule.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/ptx/wgmma_sp_neg.h>

#include "ptx/wgmma_types.h"

#define ONE(words, form, type, reg, left, in_regs, a_major, b_major, more)                     \
    TYPES_KERNEL_FOLD(words##_##form, type, reg, mgpu_wgmma_sp_neg_##words##_##form, left,     \
                      in_regs, a_major, b_major, more)
#define TWO(words, type, reg, more_ss, more_rs)                                                \
    ONE(words, ss, type, reg, a_desc, 0, MGPU_K_MAJOR, MGPU_K_MAJOR, more_ss)                  \
    ONE(words, rs, type, reg, a, 1, MGPU_K_MAJOR, MGPU_K_MAJOR, more_rs)
#define SIX(words, type, reg)                                                                  \
    TWO(words, type, reg, SELECTED0, SELECTED1)                                                \
    ONE(words, ss_ta, type, reg, a_desc, 0, MGPU_MN_MAJOR, MGPU_K_MAJOR, SELECTED0)            \
    ONE(words, ss_tb, type, reg, a_desc, 0, MGPU_K_MAJOR, MGPU_MN_MAJOR, SELECTED1)            \
    ONE(words, ss_ta_tb, type, reg, a_desc, 0, MGPU_MN_MAJOR, MGPU_MN_MAJOR, SELECTED1)        \
    ONE(words, rs_tb, type, reg, a, 1, MGPU_K_MAJOR, MGPU_MN_MAJOR, SELECTED0)

SIX(f32_bf16, f32, float)
SIX(f32_f16, f32, float)
SIX(f16_f16, f16, uint32_t)
TWO(f32_tf32, f32, float, SELECTED0, SELECTED1)
TWO(f32_e4m3, f32, float, ALL_BYTES, ALL_BYTES)
TWO(f32_e5m2, f32, float, ALL_BYTES, ALL_BYTES)
TWO(f32_e4m3_e5m2, f32, float, ALL_BYTES, ALL_BYTES)
TWO(f32_e5m2_e4m3, f32, float, ALL_BYTES, ALL_BYTES)
TWO(f16_e4m3, f16, uint32_t, ALL_BYTES, ALL_BYTES)
TWO(f16_e5m2, f16, uint32_t, ALL_BYTES, ALL_BYTES)
TWO(f16_e4m3_e5m2, f16, uint32_t, ALL_BYTES, ALL_BYTES)
TWO(f16_e5m2_e4m3, f16, uint32_t, ALL_BYTES, ALL_BYTES)

using namespace mma_rule;

/* kernel, types, D of f16, sparse, negated, clamped, majors, selector. */
#define FORM(words, form, a, b, d_f16, a_mn, b_mn, selector)                                   \
    {                                                                                          \
        &words##_##form##_kernel, a, b, d_f16, true, true, false, a_mn, b_mn, selector         \
    }
#define BOTH(words, a, b, d_f16)                                                               \
    FORM(words, ss, a, b, d_f16, false, false, 0), FORM(words, rs, a, b, d_f16, false, false, 1)
#define MAJORS(words, a, d_f16)                                                                \
    BOTH(words, a, a, d_f16), FORM(words, ss_ta, a, a, d_f16, true, false, 0),                 \
        FORM(words, ss_tb, a, a, d_f16, false, true, 1),                                       \
        FORM(words, ss_ta_tb, a, a, d_f16, true, true, 1),                                     \
        FORM(words, rs_tb, a, a, d_f16, false, true, 0)

TEST_CASE("sparse wgmma of bf16 and f16, negated")
{
    types_grids({MAJORS(f32_bf16, BF16, false), MAJORS(f32_f16, F16, false),
                 MAJORS(f16_f16, F16, true)});
}

TEST_CASE("sparse wgmma of tf32, negated")
{
    types_grids({BOTH(f32_tf32, TF32, TF32, false)});
}

TEST_CASE("sparse wgmma of e4m3, e5m2 and both, negated")
{
    types_grids({BOTH(f32_e4m3, E4M3, E4M3, false), BOTH(f32_e5m2, E5M2, E5M2, false),
                 BOTH(f32_e4m3_e5m2, E4M3, E5M2, false), BOTH(f32_e5m2_e4m3, E5M2, E4M3, false),
                 BOTH(f16_e4m3, E4M3, E4M3, true), BOTH(f16_e5m2, E5M2, E5M2, true),
                 BOTH(f16_e4m3_e5m2, E4M3, E5M2, true), BOTH(f16_e5m2_e4m3, E5M2, E4M3, true)});
}
