/* mgpu/emu/math/cvt.h - what cvt does with values: the model's side of ptx/cvt.h, bit for bit.
 * SPDX-License-Identifier: MIT
 *
 *     f32    s eeeeeeee mmmmmmmmmmmmmmmmmmmmmmm
 *     tf32   s eeeeeeee mmmmmmmmmm0000000000000     in 32 bits
 *     bf16   s eeeeeeee mmmmmmm
 *     f16    s eeeee mmmmmmmmmm
 *     e5m2   s eeeee mm                             e4m3   s eeee mmm
 *
 * The types and their roundings are those of layout/number.h, for ptx/cvt.h, TMA and the tensor core
 * alike. To a shorter type NaN becomes the NaN of the hardware; nothing flushes subnormals.
 */
#ifndef MGPU_EMU_MATH_CVT_H
#define MGPU_EMU_MATH_CVT_H

#include "../../config.h"
#include "../../layout/number.h"

/* ---- f32 to a shorter type -------------------------------------------------------------- */

MGPU_INLINE uint32_t
mgpu__cvt_bf16_f32(float x, uint32_t how)
{
    return mgpu__number_of_f32(x, MGPU__BF16, how);
}

MGPU_INLINE uint32_t
mgpu__cvt_f16_f32(float x, uint32_t how)
{
    return mgpu__number_of_f32(x, MGPU__F16, how);
}

MGPU_INLINE uint16_t
mgpu__bf16_of_float(float value)
{
    return mgpu_bf16_from_f32(value);
}

MGPU_INLINE uint16_t
mgpu__f16_of_float(float value)
{
    return mgpu_f16_from_f32(value);
}

/* The bits of f32 as a TMA load of tf32 rounds them (seen on an H200): to nearest even, subnormals
 * too; what is too large is infinity, NaN is 0x7fffe000. */
MGPU_INLINE uint32_t
mgpu__tf32_of_bits(uint32_t u)
{
    return mgpu_tf32_from_f32(mgpu__float_of_bits(u));
}

/* ---- back: exact. A NaN of f16 becomes 0x7fffffff, one of bf16 stays (seen on an H200) ----- */

MGPU_INLINE float
mgpu__float_of_bf16(uint16_t h)
{
    return mgpu_bf16_to_f32(h);
}

MGPU_INLINE float
mgpu__float_of_f16(uint16_t h)
{
    return mgpu_f16_to_f32(h);
}

#endif /* MGPU_EMU_MATH_CVT_H */
