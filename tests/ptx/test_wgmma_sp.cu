/* tests/ptx/test_wgmma_sp.cu - wgmma on a sparse A: every function against the rule, metadata from positions.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/ptx/wgmma_sp.h>
#include <mgpu/ptx/wgmma_sp_neg.h>

#include "ptx/wgmma_types.h"

#define ONE(name, words, form, k, reg, most, all, left, in_regs, a_major, b_major, ...)        \
    TYPES_KERNEL(name, reg, most, all, mgpu_wgmma_sp_m64n, k##_##words##_##form,               \
                 mgpu_wgmma_sp_##words##_##form, left, in_regs, a_major, b_major, __VA_ARGS__)
#define NEG(words, form, reg, most, left, in_regs, a_major, b_major, ...)                      \
    TYPES_KERNEL(neg_##words##_##form, reg, most, TYPES_NO_N, none, none,                      \
                 mgpu_wgmma_sp_neg_##words##_##form, left, in_regs, a_major, b_major,          \
                 __VA_ARGS__)
#define TWO(words, k, reg, most, all, ...)                                                     \
    ONE(words##_ss, words, ss, k, reg, most, all, a_desc, 0, MGPU_K_MAJOR, MGPU_K_MAJOR,       \
        __VA_ARGS__)                                                                           \
    ONE(words##_rs, words, rs, k, reg, most, all, a, 1, MGPU_K_MAJOR, MGPU_K_MAJOR, __VA_ARGS__)
#define TWO_NEG(words, reg, most, ...)                                                         \
    NEG(words, ss, reg, most, a_desc, 0, MGPU_K_MAJOR, MGPU_K_MAJOR, __VA_ARGS__)              \
    NEG(words, rs, reg, most, a, 1, MGPU_K_MAJOR, MGPU_K_MAJOR, __VA_ARGS__)
#define SIX(words, k, reg, most)                                                               \
    TWO(words, k, reg, most, TYPES_FLOAT_N, SELECTED)                                          \
    ONE(words##_ss_1, words, ss, k, reg, most, TYPES_NO_N, a_desc, 0, MGPU_K_MAJOR,            \
        MGPU_K_MAJOR, SELECTED1)                                                               \
    ONE(words##_ss_ta, words, ss_ta, k, reg, most, TYPES_FLOAT_N, a_desc, 0, MGPU_MN_MAJOR,    \
        MGPU_K_MAJOR, SELECTED)                                                                \
    ONE(words##_ss_tb, words, ss_tb, k, reg, most, TYPES_FLOAT_N, a_desc, 0, MGPU_K_MAJOR,     \
        MGPU_MN_MAJOR, SELECTED)                                                               \
    ONE(words##_ss_ta_tb, words, ss_ta_tb, k, reg, most, TYPES_FLOAT_N, a_desc, 0,             \
        MGPU_MN_MAJOR, MGPU_MN_MAJOR, SELECTED)                                                \
    ONE(words##_rs_tb, words, rs_tb, k, reg, most, TYPES_FLOAT_N, a, 1, MGPU_K_MAJOR,          \
        MGPU_MN_MAJOR, SELECTED)                                                               \
    TWO_NEG(words, reg, most, SELECTED1)                                                       \
    NEG(words, ss_ta, reg, most, a_desc, 0, MGPU_MN_MAJOR, MGPU_K_MAJOR, SELECTED)             \
    NEG(words, ss_tb, reg, most, a_desc, 0, MGPU_K_MAJOR, MGPU_MN_MAJOR, SELECTED)             \
    NEG(words, ss_ta_tb, reg, most, a_desc, 0, MGPU_MN_MAJOR, MGPU_MN_MAJOR, SELECTED)         \
    NEG(words, rs_tb, reg, most, a, 1, MGPU_K_MAJOR, MGPU_MN_MAJOR, SELECTED)

SIX(f32_bf16, k32, float, 128)
SIX(f32_f16, k32, float, 128)
SIX(f16_f16, k32, uint32_t, 64)
TWO(f32_tf32, k16, float, 128, TYPES_FLOAT_N, SELECTED)
ONE(f32_tf32_ss_1, f32_tf32, ss, k16, float, 128, TYPES_NO_N, a_desc, 0, MGPU_K_MAJOR,
    MGPU_K_MAJOR, SELECTED1)
TWO_NEG(f32_tf32, float, 128, SELECTED)
TWO(f32_e4m3, k64, float, 128, TYPES_FLOAT_N, ALL_BYTES)
TWO(f32_e5m2, k64, float, 128, TYPES_FLOAT_N, ALL_BYTES)
TWO(f32_e4m3_e5m2, k64, float, 128, TYPES_FLOAT_N, ALL_BYTES)
TWO(f32_e5m2_e4m3, k64, float, 128, TYPES_FLOAT_N, ALL_BYTES)
TWO(f16_e4m3, k64, uint32_t, 64, TYPES_FLOAT_N, ALL_BYTES)
TWO(f16_e5m2, k64, uint32_t, 64, TYPES_FLOAT_N, ALL_BYTES)
TWO(f16_e4m3_e5m2, k64, uint32_t, 64, TYPES_FLOAT_N, ALL_BYTES)
TWO(f16_e5m2_e4m3, k64, uint32_t, 64, TYPES_FLOAT_N, ALL_BYTES)
TWO_NEG(f32_e4m3, float, 128, ALL_BYTES)
TWO_NEG(f32_e5m2, float, 128, ALL_BYTES)
TWO_NEG(f32_e4m3_e5m2, float, 128, ALL_BYTES)
TWO_NEG(f32_e5m2_e4m3, float, 128, ALL_BYTES)
TWO_NEG(f16_e4m3, uint32_t, 64, ALL_BYTES)
TWO_NEG(f16_e5m2, uint32_t, 64, ALL_BYTES)
TWO_NEG(f16_e4m3_e5m2, uint32_t, 64, ALL_BYTES)
TWO_NEG(f16_e5m2_e4m3, uint32_t, 64, ALL_BYTES)
TWO(s32_s8, k64, int32_t, 128, TYPES_INTEGER_N, ALL_BYTES)
TWO(s32_u8, k64, int32_t, 128, TYPES_INTEGER_N, ALL_BYTES)
TWO(s32_s8_u8, k64, int32_t, 128, TYPES_INTEGER_N, ALL_BYTES)
TWO(s32_u8_s8, k64, int32_t, 128, TYPES_INTEGER_N, ALL_BYTES)
TWO(s32_s8_satfinite, k64, int32_t, 128, TYPES_INTEGER_N, ALL_BYTES)
TWO(s32_u8_satfinite, k64, int32_t, 128, TYPES_INTEGER_N, ALL_BYTES)
TWO(s32_s8_u8_satfinite, k64, int32_t, 128, TYPES_INTEGER_N, ALL_BYTES)
TWO(s32_u8_s8_satfinite, k64, int32_t, 128, TYPES_INTEGER_N, ALL_BYTES)

using namespace mma_rule;

/* kernel, types, D of f16, sparse, negated, clamped, for n in a variable only, majors, selector. */
#define BOTH(words, a, b, d_f16, satfinite)                                                    \
    {&words##_ss_kernel, a, b, d_f16, true, false, satfinite, false, false, false, 0},         \
    {                                                                                          \
        &words##_rs_kernel, a, b, d_f16, true, false, satfinite, false, false, false, 0        \
    }
#define BOTH_NEG(words, a, b, d_f16, selector)                                                 \
    {&neg_##words##_ss_kernel, a, b, d_f16, true, true, false, true, false, false, selector},  \
    {                                                                                          \
        &neg_##words##_rs_kernel, a, b, d_f16, true, true, false, true, false, false, selector \
    }
#define MAJORS(words, a, d_f16)                                                                \
    BOTH(words, a, a, d_f16, false),                                                           \
        {&words##_ss_1_kernel, a, a, d_f16, true, false, false, true, false, false, 1},        \
        {&words##_ss_ta_kernel, a, a, d_f16, true, false, false, false, true, false, 0},       \
        {&words##_ss_tb_kernel, a, a, d_f16, true, false, false, false, false, true, 0},       \
        {&words##_ss_ta_tb_kernel, a, a, d_f16, true, false, false, false, true, true, 0},     \
        {&words##_rs_tb_kernel, a, a, d_f16, true, false, false, false, false, true, 0},       \
        BOTH_NEG(words, a, a, d_f16, 1),                                                       \
        {&neg_##words##_ss_ta_kernel, a, a, d_f16, true, true, false, true, true, false, 0},   \
        {&neg_##words##_ss_tb_kernel, a, a, d_f16, true, true, false, true, false, true, 0},   \
        {&neg_##words##_ss_ta_tb_kernel, a, a, d_f16, true, true, false, true, true, true, 0}, \
    {                                                                                          \
        &neg_##words##_rs_tb_kernel, a, a, d_f16, true, true, false, true, false, true, 0      \
    }

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
    types_grids({BOTH(f32_tf32, TF32, TF32, false, false),
                 BOTH_NEG(f32_tf32, TF32, TF32, false, 0),
                 {&f32_tf32_ss_1_kernel, TF32, TF32, false, true, false, false, true, false,
                  false, 1}});
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

TEST_CASE("sparse wgmma of e4m3, e5m2 and both, negated")
{
    types_grids(
        {BOTH_NEG(f32_e4m3, E4M3, E4M3, false, 0), BOTH_NEG(f32_e5m2, E5M2, E5M2, false, 0),
         BOTH_NEG(f32_e4m3_e5m2, E4M3, E5M2, false, 0),
         BOTH_NEG(f32_e5m2_e4m3, E5M2, E4M3, false, 0), BOTH_NEG(f16_e4m3, E4M3, E4M3, true, 0),
         BOTH_NEG(f16_e5m2, E5M2, E5M2, true, 0), BOTH_NEG(f16_e4m3_e5m2, E4M3, E5M2, true, 0),
         BOTH_NEG(f16_e5m2_e4m3, E5M2, E4M3, true, 0)});
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
