/* mgpu/ptx/rubin_how.h - the pattern that a copy of Rubin looks for, and how one reduces, each as a constant.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_bulk_load_report(MGPU_REPORT_PER_16BYTES_8000, dst, src, bytes, bar)
 *
 *     memory that nobody has written yet is full of a pattern:  8000 8000 8000 8000 | 8000 ...
 *     a copy that meets it says so at its barrier, of layout v1: try again
 *
 * Of each 16 bytes one element is looked at; no manual says which. So data are never -0: a producer
 * rounds with _pzo (cvt_rubin.h), as what is small and negative becomes -0 only then.
 */
#ifndef MGPU_PTX_RUBIN_HOW_H
#define MGPU_PTX_RUBIN_HOW_H

#include "../config.h"

#if MGPU_HAS_DEVICE

/* What a copy reports, for the functions whose first argument that is. */
enum {
    MGPU_REPORT_DISABLED,             /* nothing */
    MGPU_REPORT_PER_16BYTES_80000000, /* -0 of f32, in one of 4 elements */
    MGPU_REPORT_PER_16BYTES_8000,     /* -0 of f16 and bf16, in one of 8 */
    MGPU_REPORT_PER_16BYTES_80,       /* -0 of fp8, in one of 16 */
    MGPU_REPORT_PER_16BYTES_8,        /* -0 of fp4, in one of 32 */
    MGPU_REPORT_PER_ELEMENT_FF        /* a byte 0xff, any of all: a NaN of fp8 */
};

/* How a box is reduced into global memory, for the functions of rubin_dim.h whose first argument that is. */
enum {
    MGPU_REDUCE_ADD, /* as mgpu_tma_reduce_add_2d() and its like */
    MGPU_REDUCE_MIN,
    MGPU_REDUCE_MAX,
    MGPU_REDUCE_INC,
    MGPU_REDUCE_DEC,
    MGPU_REDUCE_AND,
    MGPU_REDUCE_OR,
    MGPU_REDUCE_XOR
};

/* A stride of a tensor as the instruction has it: bits 4..35, and bits 36..39 of dimension i + 1 at place i. */
MGPU_INLINE uint32_t
mgpu__stride_low(uint64_t stride_bytes)
{
    return (uint32_t)(stride_bytes >> 4);
}

MGPU_INLINE uint32_t
mgpu__stride_high(uint64_t stride_bytes, uint32_t i)
{
    return (uint32_t)(stride_bytes >> 36 & 15) << 4 * i;
}

#if !MGPU_EMULATE
#define MGPU__REPORT_CASE(n, before, word, behind, ...)                                        \
    case n:                                                                                    \
        asm volatile(before word behind:__VA_ARGS__ : "memory");                               \
        break;
/* `before`, the instruction up to mbarrier::report::, `behind`, and then its operands. */
#define MGPU__REPORT_FOLD(validity, before, behind, ...)                                       \
    switch (validity) {                                                                        \
        MGPU__REPORT_CASE(MGPU_REPORT_DISABLED, before, "disabled", behind, __VA_ARGS__)       \
        MGPU__REPORT_CASE(MGPU_REPORT_PER_16BYTES_80000000, before,                            \
                          "validity::per_16bytes::80000000", behind, __VA_ARGS__)              \
        MGPU__REPORT_CASE(MGPU_REPORT_PER_16BYTES_8000, before, "validity::per_16bytes::8000", \
                          behind, __VA_ARGS__)                                                 \
        MGPU__REPORT_CASE(MGPU_REPORT_PER_16BYTES_80, before, "validity::per_16bytes::80",     \
                          behind, __VA_ARGS__)                                                 \
        MGPU__REPORT_CASE(MGPU_REPORT_PER_16BYTES_8, before, "validity::per_16bytes::8",       \
                          behind, __VA_ARGS__)                                                 \
        MGPU__REPORT_CASE(MGPU_REPORT_PER_ELEMENT_FF, before, "validity::per_element::ff",     \
                          behind, __VA_ARGS__)                                                 \
    default:                                                                                   \
        MGPU__REFUSE("mgpu: what a copy reports is one of MGPU_REPORT_DISABLED to "            \
                     "MGPU_REPORT_PER_ELEMENT_FF, a constant");                                \
    }
#define MGPU__RED_OP_FOLD(op, before, behind, ...)                                             \
    switch (op) {                                                                              \
        MGPU__REPORT_CASE(MGPU_REDUCE_ADD, before, "add", behind, __VA_ARGS__)                 \
        MGPU__REPORT_CASE(MGPU_REDUCE_MIN, before, "min", behind, __VA_ARGS__)                 \
        MGPU__REPORT_CASE(MGPU_REDUCE_MAX, before, "max", behind, __VA_ARGS__)                 \
        MGPU__REPORT_CASE(MGPU_REDUCE_INC, before, "inc", behind, __VA_ARGS__)                 \
        MGPU__REPORT_CASE(MGPU_REDUCE_DEC, before, "dec", behind, __VA_ARGS__)                 \
        MGPU__REPORT_CASE(MGPU_REDUCE_AND, before, "and", behind, __VA_ARGS__)                 \
        MGPU__REPORT_CASE(MGPU_REDUCE_OR, before, "or", behind, __VA_ARGS__)                   \
        MGPU__REPORT_CASE(MGPU_REDUCE_XOR, before, "xor", behind, __VA_ARGS__)                 \
    default:                                                                                   \
        MGPU__REFUSE("mgpu: a box is reduced by one of MGPU_REDUCE_ADD to MGPU_REDUCE_XOR, a " \
                     "constant");                                                              \
    }
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_RUBIN_HOW_H */
