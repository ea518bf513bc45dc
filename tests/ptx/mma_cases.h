/* tests/ptx/mma_cases.h - every mma.sync and mma.sp that an H200 has, as a kernel.
 * SPDX-License-Identifier: MIT
 */
#ifndef TESTS_PTX_MMA_CASES_H
#define TESTS_PTX_MMA_CASES_H

#include <mgpu/ptx/mma.h>

#include "mma_product.h"

#define DENSE(name, dtype, nd, na, nb)                                                         \
    MMA_KERNEL(name, dtype, nd, uint32_t, na, nb, mgpu_mma_##name(d, a, b, c))
#define DOUBLE(name, nd, na, nb)                                                               \
    MMA_KERNEL(name, double, nd, double, na, nb, mgpu_mma_##name(d, a, b, c))
/* What chooses between constants is the same in all lanes. */
#define SPARSE4(name, dtype, nd, n)                                                            \
    MMA_KERNEL(                                                                                \
        name, dtype, nd, uint32_t, n, n, switch (selector) {                                   \
            case 0:                                                                            \
                mgpu_mma_##name(d, a, b, c, meta, 0);                                          \
                break;                                                                         \
            case 1:                                                                            \
                mgpu_mma_##name(d, a, b, c, meta, 1);                                          \
                break;                                                                         \
            case 2:                                                                            \
                mgpu_mma_##name(d, a, b, c, meta, 2);                                          \
                break;                                                                         \
            default:                                                                           \
                mgpu_mma_##name(d, a, b, c, meta, 3);                                          \
        })
#define SPARSE2(name, dtype, nd, n)                                                            \
    MMA_KERNEL(name, dtype, nd, uint32_t, n, n,                                                \
               if (selector == 0) mgpu_mma_##name(d, a, b, c, meta, 0);                        \
               else mgpu_mma_##name(d, a, b, c, meta, 1))
#define SPARSE1(name, dtype, nd, n)                                                            \
    MMA_KERNEL(name, dtype, nd, uint32_t, n, n, mgpu_mma_##name(d, a, b, c, meta))

#define FP8(X, shape_d, ...)                                                                   \
    X(shape_d##_e4m3, __VA_ARGS__)                                                             \
    X(shape_d##_e4m3_e5m2, __VA_ARGS__)                                                        \
    X(shape_d##_e5m2_e4m3, __VA_ARGS__)                                                        \
    X(shape_d##_e5m2, __VA_ARGS__)
#define INTEGERS(X, shape, bits, ...)                                                          \
    X(shape##_s32_s##bits, __VA_ARGS__)                                                        \
    X(shape##_s32_s##bits##_satfinite, __VA_ARGS__)                                            \
    X(shape##_s32_s##bits##_u##bits, __VA_ARGS__)                                              \
    X(shape##_s32_s##bits##_u##bits##_satfinite, __VA_ARGS__)                                  \
    X(shape##_s32_u##bits##_s##bits, __VA_ARGS__)                                              \
    X(shape##_s32_u##bits##_s##bits##_satfinite, __VA_ARGS__)                                  \
    X(shape##_s32_u##bits, __VA_ARGS__)                                                        \
    X(shape##_s32_u##bits##_satfinite, __VA_ARGS__)
#define BITS(X, shape, ...)                                                                    \
    X(shape##_s32_b1_xor, __VA_ARGS__)                                                         \
    X(shape##_s32_b1_and, __VA_ARGS__)

#define ALL_DENSE(X)                                                                           \
    X(m16n8k8_f16_f16, uint32_t, 2, 2, 1)                                                      \
    X(m16n8k8_f32_f16, float, 4, 2, 1)                                                         \
    X(m16n8k16_f16_f16, uint32_t, 2, 4, 2)                                                     \
    X(m16n8k16_f32_f16, float, 4, 4, 2)                                                        \
    X(m16n8k8_f32_bf16, float, 4, 2, 1)                                                        \
    X(m16n8k16_f32_bf16, float, 4, 4, 2)                                                       \
    X(m16n8k4_f32_tf32, float, 4, 2, 1)                                                        \
    X(m16n8k8_f32_tf32, float, 4, 4, 2)                                                        \
    FP8(X, m16n8k16_f16, uint32_t, 2, 2, 1)                                                    \
    FP8(X, m16n8k16_f32, float, 4, 2, 1)                                                       \
    FP8(X, m16n8k32_f16, uint32_t, 2, 4, 2)                                                    \
    FP8(X, m16n8k32_f32, float, 4, 4, 2)                                                       \
    INTEGERS(X, m8n8k16, 8, int32_t, 2, 1, 1)                                                  \
    INTEGERS(X, m16n8k16, 8, int32_t, 4, 2, 1)                                                 \
    INTEGERS(X, m16n8k32, 8, int32_t, 4, 4, 2)                                                 \
    INTEGERS(X, m8n8k32, 4, int32_t, 2, 1, 1)                                                  \
    INTEGERS(X, m16n8k32, 4, int32_t, 4, 2, 1)                                                 \
    INTEGERS(X, m16n8k64, 4, int32_t, 4, 4, 2)                                                 \
    BITS(X, m8n8k128, int32_t, 2, 1, 1)                                                        \
    BITS(X, m16n8k128, int32_t, 4, 2, 1)                                                       \
    BITS(X, m16n8k256, int32_t, 4, 4, 2)
#define ALL_DOUBLE(X)                                                                          \
    X(m8n8k4_f64_f64, 2, 1, 1)                                                                 \
    X(m16n8k4_f64_f64, 4, 2, 1)                                                                \
    X(m16n8k8_f64_f64, 4, 4, 2)                                                                \
    X(m16n8k16_f64_f64, 4, 8, 4)
#define ALL_DIRECTED(X, how)                                                                   \
    X(m8n8k4_f64_f64_##how, 2, 1, 1)                                                           \
    X(m16n8k4_f64_f64_##how, 4, 2, 1)                                                          \
    X(m16n8k8_f64_f64_##how, 4, 4, 2)                                                          \
    X(m16n8k16_f64_f64_##how, 4, 8, 4)
#define ALL_SPARSE4(X)                                                                         \
    X(sp_m16n8k16_f16_f16, uint32_t, 2, 2)                                                     \
    X(sp_m16n8k16_f32_f16, float, 4, 2)                                                        \
    X(sp_m16n8k16_f32_bf16, float, 4, 2)                                                       \
    X(sp_m16n8k8_f32_tf32, float, 4, 2)
#define ALL_SPARSE2(X)                                                                         \
    X(sp_m16n8k32_f16_f16, uint32_t, 2, 4)                                                     \
    X(sp_m16n8k32_f32_f16, float, 4, 4)                                                        \
    X(sp_m16n8k32_f32_bf16, float, 4, 4)                                                       \
    X(sp_m16n8k16_f32_tf32, float, 4, 4)                                                       \
    INTEGERS(X, sp_m16n8k32, 8, int32_t, 4, 2)                                                 \
    INTEGERS(X, sp_m16n8k64, 4, int32_t, 4, 2)
#define ALL_SPARSE1(X)                                                                         \
    FP8(X, sp_m16n8k64_f32, float, 4, 4)                                                       \
    INTEGERS(X, sp_m16n8k64, 8, int32_t, 4, 4)                                                 \
    INTEGERS(X, sp_m16n8k128, 4, int32_t, 4, 4)

ALL_DENSE(DENSE)
ALL_DOUBLE(DOUBLE)
ALL_DIRECTED(DOUBLE, rz)
ALL_DIRECTED(DOUBLE, rm)
ALL_DIRECTED(DOUBLE, rp)
ALL_SPARSE4(SPARSE4)
ALL_SPARSE2(SPARSE2)
ALL_SPARSE1(SPARSE1)

#define ENTRY_DENSE(name, dtype, nd, na, nb)                                                   \
    mma_case(&mma_##name##_kernel, #name, nd, na, nb, 0),
#define ENTRY_DOUBLE(name, nd, na, nb)    mma_case(&mma_##name##_kernel, #name, nd, na, nb, 0),
#define ENTRY_SPARSE4(name, dtype, nd, n) mma_case(&mma_##name##_kernel, #name, nd, n, n, 4),
#define ENTRY_SPARSE2(name, dtype, nd, n) mma_case(&mma_##name##_kernel, #name, nd, n, n, 2),
#define ENTRY_SPARSE1(name, dtype, nd, n) mma_case(&mma_##name##_kernel, #name, nd, n, n, 1),

static const std::vector<mma_case> &
all_cases()
{
    static const std::vector<mma_case> all = {
        ALL_DENSE(ENTRY_DENSE) ALL_DOUBLE(ENTRY_DOUBLE) ALL_SPARSE4(ENTRY_SPARSE4)
            ALL_SPARSE2(ENTRY_SPARSE2) ALL_SPARSE1(ENTRY_SPARSE1)};
    return all;
}

/* Those of f64 that round otherwise than to nearest even. */
static const std::vector<mma_case> &
directed_cases()
{
    static const std::vector<mma_case> all = {ALL_DIRECTED(ENTRY_DOUBLE, rz) ALL_DIRECTED(
        ENTRY_DOUBLE, rm) ALL_DIRECTED(ENTRY_DOUBLE, rp)};
    return all;
}

#endif /* TESTS_PTX_MMA_CASES_H */
