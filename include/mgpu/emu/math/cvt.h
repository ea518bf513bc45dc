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

MGPU_INLINE uint32_t
mgpu__cvt_e4m3_f32(float x, uint32_t how)
{
    return mgpu__number_of_f32(x, MGPU__E4M3, how);
}

MGPU_INLINE uint32_t
mgpu__cvt_e5m2_f32(float x, uint32_t how)
{
    return mgpu__number_of_f32(x, MGPU__E5M2, how);
}

/* From the low 16 bits, an f16, and to f16 from the low 8. */
MGPU_INLINE uint32_t
mgpu__cvt_e4m3_f16(uint32_t a, uint32_t how)
{
    return mgpu__cvt_e4m3_f32(mgpu_f16_to_f32((uint16_t)a), how);
}

MGPU_INLINE uint32_t
mgpu__cvt_e5m2_f16(uint32_t a, uint32_t how)
{
    return mgpu__cvt_e5m2_f32(mgpu_f16_to_f32((uint16_t)a), how);
}

MGPU_INLINE uint32_t
mgpu__cvt_f16_e4m3(uint32_t a, uint32_t how)
{
    return mgpu__cvt_f16_f32(mgpu_e4m3_to_f32((uint8_t)a), how);
}

MGPU_INLINE uint32_t
mgpu__cvt_f16_e5m2(uint32_t a, uint32_t how)
{
    return mgpu__cvt_f16_f32(mgpu_e5m2_to_f32((uint8_t)a), how);
}

/* The bits of an f32. NaN as an H200 has it: 0x7fffe000; but to nearest and ties away, which is made of
 * integer instructions, cuts the low bits of a NaN off, and satfinite then takes one step away. */
MGPU_INLINE uint32_t
mgpu__cvt_tf32_f32(float x, uint32_t how)
{
    const uint32_t cut = mgpu__bits_of_float(x) & 0xffffe000u;
    if (x != x && (how & MGPU__CVT_ROUND) == MGPU__CVT_RNA)
        return (how & MGPU__CVT_SATFINITE) != 0 ? cut - 0x2000u : cut;
    return mgpu__number_of_f32(x, MGPU__TF32, how) << 13;
}

/* ---- into integers of fewer bits --------------------------------------------------------- */

MGPU_INLINE int32_t
mgpu__cvt_clamp(int32_t x, int32_t least, int32_t most)
{
    return x < least ? least : x > most ? most : x;
}

/* To nearest even, toward zero, down or up, whatever the host rounds to: |x| below 2^22 has its
 * last bit at 2^-1 or below, and below a half nothing but what is cut off. */
MGPU_INLINE int32_t
mgpu__cvt_integer(float x, uint32_t how, int32_t least, int32_t most)
{
    const uint32_t u = mgpu__bits_of_float(x), a = u & 0x7fffffffu, negative = u >> 31;
    const uint32_t m = (a & 0x7fffffu) | 0x800000u, below_half = a < 0x3f000000u;
    const uint32_t shift = below_half ? 25 : 150 - (a >> 23);
    uint32_t n, cut;
    if (a > 0x7f800000u)
        return 0;
    if (a >= 0x4a800000u) /* 2^22 and above */
        return negative != 0 ? least : most;
    n = m >> shift;
    cut = below_half ? a != 0 : m & ((1u << shift) - 1);
    if (how == MGPU__CVT_RN)
        n += cut + (n & 1) > 1u << (shift - 1);
    else if (how != MGPU__CVT_RZ)
        n += cut != 0 && (how == MGPU__CVT_RM) == (negative != 0);
    return mgpu__cvt_clamp(negative != 0 ? -(int32_t)n : (int32_t)n, least, most);
}

/* c << 2 * bits | a << bits | b, with a and b clamped. */
MGPU_INLINE uint32_t
mgpu__cvt_pack(int32_t a, int32_t b, uint32_t c, uint32_t bits, int32_t least, int32_t most)
{
    const uint32_t mask = (1u << bits) - 1;
    return (bits < 16 ? c << 2 * bits : 0) |
           ((uint32_t)mgpu__cvt_clamp(a, least, most) & mask) << bits |
           ((uint32_t)mgpu__cvt_clamp(b, least, most) & mask);
}

/* ---- as the model names them ------------------------------------------------------------- */

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

/* A subnormal f32 is a zero of its sign. */
MGPU_INLINE uint32_t
mgpu__flush_f32(uint32_t x)
{
    return (x & 0x7f800000u) == 0 ? x & 0x80000000u : x;
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
