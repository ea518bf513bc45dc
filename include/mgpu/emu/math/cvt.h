/* mgpu/emu/math/cvt.h - f32, bf16, f16, tf32: the conversions of the model, bit for bit.
 * SPDX-License-Identifier: MIT
 *
 *     f32    s eeeeeeee mmmmmmmmmmmmmmmmmmmmmmm
 *     tf32   s eeeeeeee mmmmmmmmmm0000000000000     in 32 bits
 *     bf16   s eeeeeeee mmmmmmm
 *     f16    s eeeee mmmmmmmmmm
 *
 * One set for ptx/cvt.h, TMA and the tensor core, in integers: they depend on nothing that the
 * host may be set to. To a shorter type NaN becomes the NaN of the hardware, 0x7fff; nothing
 * flushes subnormals.
 */
#ifndef MGPU_EMU_MATH_CVT_H
#define MGPU_EMU_MATH_CVT_H

#include "../../config.h"

MGPU_INLINE float
mgpu__float_of_bits(uint32_t bits)
{
    float value;
    __builtin_memcpy(&value, &bits, sizeof value);
    return value;
}

MGPU_INLINE uint32_t
mgpu__bits_of_float(float value)
{
    uint32_t bits;
    __builtin_memcpy(&bits, &value, sizeof bits);
    return bits;
}

/* ---- f32 to a shorter type -------------------------------------------------------------- */

/* How: 0 is to nearest even, and what is too large becomes infinity. */
enum { MGPU__CVT_RZ = 1, MGPU__CVT_RELU = 2, MGPU__CVT_SATFINITE = 4 };

/* What relu and satfinite make of the 16-bit result; `infinity` is that of the type. */
MGPU_INLINE uint32_t
mgpu__cvt_finish(uint32_t sign, uint32_t magnitude, uint32_t infinity, uint32_t how)
{
    if ((how & MGPU__CVT_RELU) != 0 && sign != 0)
        return 0;
    if ((how & MGPU__CVT_SATFINITE) != 0 && magnitude == infinity)
        magnitude = infinity - 1;
    return sign << 15 | magnitude;
}

MGPU_INLINE uint32_t
mgpu__cvt_bf16_f32(float x, uint32_t how)
{
    const uint32_t u = mgpu__bits_of_float(x), a = u & 0x7fffffffu;
    if (a > 0x7f800000u)
        return 0x7fff;
    return mgpu__cvt_finish(
        u >> 31, ((how & MGPU__CVT_RZ) != 0 ? a : a + 0x7fffu + (a >> 16 & 1u)) >> 16, 0x7f80,
        how);
}

MGPU_INLINE uint32_t
mgpu__cvt_f16_f32(float x, uint32_t how)
{
    const uint32_t u = mgpu__bits_of_float(x), a = u & 0x7fffffffu;
    const uint32_t nearest = (how & MGPU__CVT_RZ) == 0;
    uint32_t m;
    if (a > 0x7f800000u)
        return 0x7fff;
    if (a == 0x7f800000u) {
        m = 0x7c00;
    } else if (a >= 0x47800000u) { /* 2^16 and above */
        m = nearest ? 0x7c00 : 0x7bff;
    } else if (a >= 0x38800000u) { /* 2^-14 and above: normal; a carry may reach infinity */
        const uint32_t e = a - (112u << 23);
        m = (nearest ? e + 0xfffu + (e >> 13 & 1u) : e) >> 13;
    } else if (a >= 0x33000000u) { /* 2^-25 and above: subnormal, in units of 2^-24 */
        const uint32_t shift = 126u - (a >> 23), f = (a & 0x7fffffu) | 0x800000u;
        m = (nearest ? f + (1u << (shift - 1)) - 1u + (f >> shift & 1u) : f) >> shift;
    } else {
        m = 0;
    }
    return mgpu__cvt_finish(u >> 31, m, 0x7c00, how);
}

MGPU_INLINE uint16_t
mgpu__bf16_of_float(float value)
{
    return (uint16_t)mgpu__cvt_bf16_f32(value, 0);
}

MGPU_INLINE uint16_t
mgpu__f16_of_float(float value)
{
    return (uint16_t)mgpu__cvt_f16_f32(value, 0);
}

/* The bits of f32 as a TMA load of tf32 rounds them (seen on an H200): to nearest even, subnormals
 * too; what is too large is infinity, NaN is 0x7fffe000. */
MGPU_INLINE uint32_t
mgpu__tf32_of_bits(uint32_t u)
{
    if ((u & 0x7fffffffu) > 0x7f800000u)
        return 0x7fffe000u;
    return (u + 0xfffu + (u >> 13 & 1u)) & 0xffffe000u;
}

/* ---- back: exact. A NaN of f16 becomes 0x7fffffff, one of bf16 stays (seen on an H200) ----- */

MGPU_INLINE float
mgpu__float_of_bf16(uint16_t h)
{
    return mgpu__float_of_bits((uint32_t)h << 16);
}

MGPU_INLINE float
mgpu__float_of_f16(uint16_t h)
{
    const uint32_t sign = (uint32_t)(h >> 15) << 31, e = h >> 10 & 31u, m = h & 0x3ffu;
    if (e == 31)
        return mgpu__float_of_bits(m != 0 ? 0x7fffffffu : sign | 0x7f800000u);
    if (e != 0)
        return mgpu__float_of_bits(sign | (e + 112u) << 23 | m << 13);
    return mgpu__float_of_bits(sign | mgpu__bits_of_float((float)m * 0x1p-24f));
}

#endif /* MGPU_EMU_MATH_CVT_H */
