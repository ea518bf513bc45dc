/* tests/ptx/test_wgmma_sp.cu - wgmma on a sparse A: every function against the rule, metadata from positions.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/ptx/wgmma_sp.h>

#include "ptx/wgmma_types.h"

#define ONE(words, form, k, type, reg, left, in_regs, a_major, b_major, more)                  \
    TYPES_KERNEL(words##_##form, type, reg, mgpu_wgmma_sp_m64n, k##_##words##_##form,          \
                 mgpu_wgmma_sp_##words##_##form, left, in_regs, a_major, b_major, more)
#define TWO(words, k, type, reg, more_ss, more_rs)                                             \
    ONE(words, ss, k, type, reg, a_desc, 0, MGPU_K_MAJOR, MGPU_K_MAJOR, more_ss)               \
    ONE(words, rs, k, type, reg, a, 1, MGPU_K_MAJOR, MGPU_K_MAJOR, more_rs)
#define SIX(words, k, type, reg)                                                               \
    TWO(words, k, type, reg, SELECTED0, SELECTED1)                                             \
    ONE(words, ss_ta, k, type, reg, a_desc, 0, MGPU_MN_MAJOR, MGPU_K_MAJOR, SELECTED0)         \
    ONE(words, ss_tb, k, type, reg, a_desc, 0, MGPU_K_MAJOR, MGPU_MN_MAJOR, SELECTED1)         \
    ONE(words, ss_ta_tb, k, type, reg, a_desc, 0, MGPU_MN_MAJOR, MGPU_MN_MAJOR, SELECTED1)     \
    ONE(words, rs_tb, k, type, reg, a, 1, MGPU_K_MAJOR, MGPU_MN_MAJOR, SELECTED0)

SIX(f32_bf16, k32, f32, float)
SIX(f32_f16, k32, f32, float)
SIX(f16_f16, k32, f16, uint32_t)
TWO(f32_tf32, k16, f32, float, SELECTED0, SELECTED1)
TWO(f32_e4m3, k64, f32, float, ALL_BYTES, ALL_BYTES)
TWO(f32_e5m2, k64, f32, float, ALL_BYTES, ALL_BYTES)
TWO(f32_e4m3_e5m2, k64, f32, float, ALL_BYTES, ALL_BYTES)
TWO(f32_e5m2_e4m3, k64, f32, float, ALL_BYTES, ALL_BYTES)
TWO(f16_e4m3, k64, f16, uint32_t, ALL_BYTES, ALL_BYTES)
TWO(f16_e5m2, k64, f16, uint32_t, ALL_BYTES, ALL_BYTES)
TWO(f16_e4m3_e5m2, k64, f16, uint32_t, ALL_BYTES, ALL_BYTES)
TWO(f16_e5m2_e4m3, k64, f16, uint32_t, ALL_BYTES, ALL_BYTES)
TWO(s32_s8, k64, s32, int32_t, ALL_BYTES, ALL_BYTES)
TWO(s32_u8, k64, s32, int32_t, ALL_BYTES, ALL_BYTES)
TWO(s32_s8_u8, k64, s32, int32_t, ALL_BYTES, ALL_BYTES)
TWO(s32_u8_s8, k64, s32, int32_t, ALL_BYTES, ALL_BYTES)
TWO(s32_s8_satfinite, k64, s32, int32_t, ALL_BYTES, ALL_BYTES)
TWO(s32_u8_satfinite, k64, s32, int32_t, ALL_BYTES, ALL_BYTES)
TWO(s32_s8_u8_satfinite, k64, s32, int32_t, ALL_BYTES, ALL_BYTES)
TWO(s32_u8_s8_satfinite, k64, s32, int32_t, ALL_BYTES, ALL_BYTES)

using namespace mma_rule;

/* kernel, types, D of f16, sparse, negated, clamped, majors, selector. */
#define FORM(words, form, a, b, d_f16, satfinite, a_mn, b_mn, selector)                        \
    {                                                                                          \
        &words##_##form##_kernel, a, b, d_f16, true, false, satfinite, a_mn, b_mn, selector    \
    }
#define BOTH(words, a, b, d_f16, satfinite)                                                    \
    FORM(words, ss, a, b, d_f16, satfinite, false, false, 0),                                  \
        FORM(words, rs, a, b, d_f16, satfinite, false, false, 1)
#define MAJORS(words, a, d_f16)                                                                \
    BOTH(words, a, a, d_f16, false), FORM(words, ss_ta, a, a, d_f16, false, true, false, 0),   \
        FORM(words, ss_tb, a, a, d_f16, false, false, true, 1),                                \
        FORM(words, ss_ta_tb, a, a, d_f16, false, true, true, 1),                              \
        FORM(words, rs_tb, a, a, d_f16, false, false, true, 0)

TEST_CASE("sparse wgmma of bf16")
{
    types_grids({MAJORS(f32_bf16, BF16, false)});
}

TEST_CASE("sparse wgmma of f16")
{
    types_grids({MAJORS(f32_f16, F16, false), MAJORS(f16_f16, F16, true)});
}

TEST_CASE("sparse wgmma of tf32")
{
    types_grids({BOTH(f32_tf32, TF32, TF32, false, false)});
}

TEST_CASE("sparse wgmma of e4m3, e5m2 and both")
{
    types_grids(
        {BOTH(f32_e4m3, E4M3, E4M3, false, false), BOTH(f32_e5m2, E5M2, E5M2, false, false),
         BOTH(f32_e4m3_e5m2, E4M3, E5M2, false, false),
         BOTH(f32_e5m2_e4m3, E5M2, E4M3, false, false), BOTH(f16_e4m3, E4M3, E4M3, true, false),
         BOTH(f16_e5m2, E5M2, E5M2, true, false), BOTH(f16_e4m3_e5m2, E4M3, E5M2, true, false),
         BOTH(f16_e5m2_e4m3, E5M2, E4M3, true, false)});
}

TEST_CASE("sparse wgmma of s8, u8 and both")
{
    types_grids({BOTH(s32_s8, S8, S8, false, false), BOTH(s32_u8, U8, U8, false, false),
                 BOTH(s32_s8_u8, S8, U8, false, false), BOTH(s32_u8_s8, U8, S8, false, false),
                 BOTH(s32_s8_satfinite, S8, S8, false, true),
                 BOTH(s32_u8_satfinite, U8, U8, false, true),
                 BOTH(s32_s8_u8_satfinite, S8, U8, false, true),
                 BOTH(s32_u8_s8_satfinite, U8, S8, false, true)});
}
