/* mgpu/emu/math/mma_type.h - what tensor cores multiply: the types of elements, and what each is worth.
 * SPDX-License-Identifier: MIT
 *
 *              bits   fraction   least exponent
 *     bf16      16        7          -126
 *     f16       16       10           -14
 *     tf32      32       10          -126       the low 13 bits are ignored
 *     e4m3       8        3            -6       no infinity; NaN is 0x7f and 0xff
 *     e5m2       8        2           -14
 *     s8, u8     8
 *     b1         1
 *
 * A float holds each element, but for b1 and for which NaN it was. So sums take floats, and the
 * least exponent that a type has (mma_sum.h).
 */
#ifndef MGPU_EMU_MATH_MMA_TYPE_H
#define MGPU_EMU_MATH_MMA_TYPE_H

#include "../api.h"
#include "cvt.h"

typedef enum mgpu__mma_type {
    MGPU__MMA_BF16,
    MGPU__MMA_F16,
    MGPU__MMA_TF32,
    MGPU__MMA_E4M3,
    MGPU__MMA_E5M2,
    MGPU__MMA_S8,
    MGPU__MMA_U8,
    MGPU__MMA_B1
} mgpu__mma_type;

static inline uint32_t
mgpu__mma_type_bits(mgpu__mma_type t)
{
    return t == MGPU__MMA_B1 ? 1 : t == MGPU__MMA_TF32 ? 32 : t <= MGPU__MMA_F16 ? 16 : 8;
}

static inline bool
mgpu__mma_type_is_integer(mgpu__mma_type t)
{
    return t >= MGPU__MMA_S8;
}

static inline bool
mgpu__mma_type_is_fp8(mgpu__mma_type t)
{
    return t == MGPU__MMA_E4M3 || t == MGPU__MMA_E5M2;
}

/* The exponent of the least normal number, which subnormal ones and sums count with. */
static inline int
mgpu__mma_type_least(mgpu__mma_type t)
{
    return t == MGPU__MMA_E4M3 ? -6 : t == MGPU__MMA_F16 || t == MGPU__MMA_E5M2 ? -14 : -126;
}

/* What an element is worth, from its bits. Not of b1. */
static inline float
mgpu__mma_value(mgpu__mma_type t, uint32_t bits)
{
    switch (t) {
    case MGPU__MMA_BF16:
        return mgpu__float_of_bf16((uint16_t)bits);
    case MGPU__MMA_F16:
        return mgpu__float_of_f16((uint16_t)bits);
    case MGPU__MMA_TF32:
        return mgpu__float_of_bits(bits & 0xffffe000u);
    case MGPU__MMA_E4M3:
        return mgpu_e4m3_to_f32((uint8_t)bits);
    case MGPU__MMA_E5M2:
        return mgpu_e5m2_to_f32((uint8_t)bits);
    case MGPU__MMA_S8:
        return (float)(int8_t)bits;
    default:
        return (float)(bits & 0xff);
    }
}

/* ---- wgmma ------------------------------------------------------------------------------ */

/* The types of A and of B. */
typedef struct mgpu__mma_pair {
    mgpu__mma_type a, b;
} mgpu__mma_pair;

static inline mgpu__mma_pair
mgpu__mma_pair_of(mgpu__wgmma_shape shape)
{
    static const uint8_t a[] = {MGPU__MMA_BF16, MGPU__MMA_F16,  MGPU__MMA_TF32, MGPU__MMA_E4M3,
                                MGPU__MMA_E5M2, MGPU__MMA_E4M3, MGPU__MMA_E5M2, MGPU__MMA_S8,
                                MGPU__MMA_U8,   MGPU__MMA_S8,   MGPU__MMA_U8,   MGPU__MMA_B1};
    static const uint8_t b[] = {MGPU__MMA_BF16, MGPU__MMA_F16,  MGPU__MMA_TF32, MGPU__MMA_E4M3,
                                MGPU__MMA_E5M2, MGPU__MMA_E5M2, MGPU__MMA_E4M3, MGPU__MMA_S8,
                                MGPU__MMA_U8,   MGPU__MMA_U8,   MGPU__MMA_S8,   MGPU__MMA_B1};
    mgpu__mma_pair p;
    p.a = (mgpu__mma_type)a[shape.type];
    p.b = (mgpu__mma_type)b[shape.type];
    return p;
}

/* Stored elements of a row of A: 32 bytes. */
static inline uint32_t
mgpu__wgmma_stored_k(mgpu__wgmma_shape shape)
{
    return 256 / mgpu__mma_type_bits(mgpu__mma_pair_of(shape).a);
}

/* K of the instruction: those of a row of B. */
static inline uint32_t
mgpu__wgmma_k(mgpu__wgmma_shape shape)
{
    return mgpu__wgmma_stored_k(shape) << shape.sparse;
}

static inline bool
mgpu__wgmma_is_integer(mgpu__wgmma_shape shape)
{
    return shape.type >= MGPU__WGMMA_S8;
}

#endif /* MGPU_EMU_MATH_MMA_TYPE_H */
