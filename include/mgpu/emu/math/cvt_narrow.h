/* mgpu/emu/math/cvt_narrow.h - what cvt of 8, 6 and 4 bits does: the model's side of ptx/cvt_narrow.h, cvt_newer.h and cvt_rubin.h.
 * SPDX-License-Identifier: MIT
 *
 *     random bits of cvt.rs   x2                x0
 *       to 8 and 6 bits       31..16            15..0
 *       to 4 bits             31..24, 15..8     23..16, 7..0     from the one of most weight on
 *     x3 has those of x2 from the last to the first, x1 those of x0
 *
 * Which bits two operands share is the manual's; their order is what public programs found on a B200.
 */
#ifndef MGPU_EMU_MATH_CVT_NARROW_H
#define MGPU_EMU_MATH_CVT_NARROW_H

#include "../../config.h"
#include "../../layout/number.h"

/* ---- two numbers to a type, `bits` apart ------------------------------------------------- */

MGPU_INLINE uint32_t
mgpu__cvt_two(float hi, float lo, mgpu__number t, uint32_t bits, uint32_t how)
{
    return mgpu__number_of_f32(hi, t, how) << bits | mgpu__number_of_f32(lo, t, how);
}

MGPU_INLINE uint32_t
mgpu__cvt_two_f16(uint32_t a, mgpu__number t, uint32_t bits, uint32_t how)
{
    return mgpu__cvt_two(mgpu_f16_to_f32((uint16_t)(a >> 16)), mgpu_f16_to_f32((uint16_t)a), t,
                         bits, how);
}

MGPU_INLINE uint32_t
mgpu__cvt_two_bf16(uint32_t a, mgpu__number t, uint32_t bits, uint32_t how)
{
    return mgpu__cvt_two(mgpu_bf16_to_f32((uint16_t)(a >> 16)), mgpu_bf16_to_f32((uint16_t)a),
                         t, bits, how);
}

MGPU_INLINE uint32_t
mgpu__cvt_ue8m0x2(float hi, float lo, uint32_t how)
{
    return mgpu__ue8m0_of_f32(hi, how) << 8 | mgpu__ue8m0_of_f32(lo, how);
}

MGPU_INLINE uint32_t
mgpu__cvt_ue8m0x2_bf16(uint32_t a, uint32_t how)
{
    return mgpu__cvt_ue8m0x2(mgpu_bf16_to_f32((uint16_t)(a >> 16)),
                             mgpu_bf16_to_f32((uint16_t)a), how);
}

/* ---- two numbers of a type, `bits` apart, to 16 bits ------------------------------------- */

MGPU_INLINE uint32_t
mgpu__cvt_f16x2_of(uint32_t a, mgpu__number t, uint32_t bits, uint32_t how)
{
    return mgpu__cvt_two(mgpu__number_to_f32(a >> bits, t),
                         mgpu__number_to_f32(a & ((1u << bits) - 1), t), MGPU__F16, 16, how);
}

/* x times, or through, the ue8m0 in the low bits of `scale`. Exact, but for numbers that are 0 or too large in what
 * they become next. */
MGPU_INLINE float
mgpu__cvt_times(float x, uint32_t scale)
{
    return (float)((double)x * (double)mgpu_ue8m0_to_f32((uint8_t)scale));
}

MGPU_INLINE float
mgpu__cvt_through(float x, uint32_t scale)
{
    return (float)((double)x / (double)mgpu_ue8m0_to_f32((uint8_t)scale));
}

/* `scale` is two ue8m0. */
MGPU_INLINE uint32_t
mgpu__cvt_bf16x2_of(uint32_t a, mgpu__number t, uint32_t bits, uint32_t how, uint32_t scale)
{
    const uint32_t low = a & ((1u << bits) - 1);
    return mgpu__cvt_two(mgpu__cvt_times(mgpu__number_to_f32(a >> bits, t), scale >> 8),
                         mgpu__cvt_times(mgpu__number_to_f32(low, t), scale), MGPU__BF16, 16,
                         how);
}

MGPU_INLINE uint32_t
mgpu__cvt_bf16x2_ue8m0(uint32_t a)
{
    return mgpu__cvt_two(mgpu_ue8m0_to_f32((uint8_t)(a >> 8)), mgpu_ue8m0_to_f32((uint8_t)a),
                         MGPU__BF16, 16, MGPU__CVT_RN);
}

/* ---- at random --------------------------------------------------------------------------- */

/* The random bits of operand `i` of four, 0 the lowest, to a type that is `bits` long. */
MGPU_INLINE uint32_t
mgpu__cvt_random(uint32_t random, uint32_t i, uint32_t bits)
{
    const uint32_t r = random >> (bits == 4 ? i / 2 * 8 : i / 2 * 16);
    uint32_t taken = bits == 4 ? (r >> 8 & 0xff00) | (r & 0xff) : r & 0xffff, reversed = 0, k;
    for (k = 0; k < 16; k++)
        reversed |= (taken >> k & 1) << (15 - k);
    return i % 2 != 0 ? reversed : taken;
}

MGPU_INLINE uint32_t
mgpu__cvt_four(float x3, float x2, float x1, float x0, uint32_t random, mgpu__number t,
               uint32_t bits, uint32_t how)
{
    const float x[4] = {x0, x1, x2, x3};
    uint32_t r = 0, i;
    for (i = 0; i < 4; i++)
        r |= mgpu__number_of_f32(x[i], t,
                                 how | MGPU__CVT_RS | mgpu__cvt_random(random, i, bits) << 16)
             << bits * i;
    return r;
}

/* f16: 13 random bits each, the low ones of 16; bf16: all 16. */
MGPU_INLINE uint32_t
mgpu__cvt_rs_f16x2(float hi, float lo, uint32_t random, uint32_t how)
{
    return mgpu__number_of_f32(hi, MGPU__F16,
                               how | MGPU__CVT_RS | (random >> 16 & 0x1fff) << 19)
               << 16 |
           mgpu__number_of_f32(lo, MGPU__F16, how | MGPU__CVT_RS | (random & 0x1fff) << 19);
}

MGPU_INLINE uint32_t
mgpu__cvt_rs_bf16x2(float hi, float lo, uint32_t random, uint32_t how)
{
    return mgpu__number_of_f32(hi, MGPU__BF16, how | MGPU__CVT_RS | (random & 0xffff0000u))
               << 16 |
           mgpu__number_of_f32(lo, MGPU__BF16, how | MGPU__CVT_RS | random << 16);
}

/* ---- fixed point ------------------------------------------------------------------------- */

MGPU_INLINE uint32_t
mgpu__cvt_s2f6(float x, uint32_t how, uint32_t scale)
{
    const float y = mgpu__cvt_through(x, scale);
    if ((how & MGPU__CVT_RELU) != 0 && y < 0)
        return 0;
    if ((how & MGPU__CVT_ROUND) == MGPU__CVT_RZ && y > -2 && y < 2) /* its multiple of 1/64 */
        return (uint32_t)(int32_t)(y * 64) & 0xff;
    return mgpu_s2f6_from_f32(y);
}

MGPU_INLINE uint32_t
mgpu__cvt_s2f6x2(float hi, float lo, uint32_t how, uint32_t scale)
{
    return mgpu__cvt_s2f6(hi, how, scale >> 8) << 8 | mgpu__cvt_s2f6(lo, how, scale);
}

MGPU_INLINE uint32_t
mgpu__cvt_s2f6x2_bf16(uint32_t a, uint32_t how, uint32_t scale)
{
    return mgpu__cvt_s2f6x2(mgpu_bf16_to_f32((uint16_t)(a >> 16)),
                            mgpu_bf16_to_f32((uint16_t)a), how, scale);
}

MGPU_INLINE uint32_t
mgpu__cvt_bf16x2_s2f6(uint32_t a, uint32_t how, uint32_t scale)
{
    return mgpu__cvt_two(mgpu__cvt_times(mgpu_s2f6_to_f32((uint8_t)(a >> 8)), scale >> 8),
                         mgpu__cvt_times(mgpu_s2f6_to_f32((uint8_t)a), scale), MGPU__BF16, 16,
                         how);
}

/* ---- Rubin: other roundings, one scale for two numbers, -0 as 0, ue5m3 ---------------------- */

enum { MGPU__CVT_PZO = 32 };       /* beside the ways of layout/number.h */
enum { MGPU__CVT_UNSCALED = 256 }; /* no ue8m0 */

/* The bits of x in a type, of one without a sign of its magnitude; -0 is 0 if it is asked for. */
MGPU_INLINE uint32_t
mgpu__cvt_one(float x, mgpu__number t, uint32_t how)
{
    const uint32_t r = mgpu__number_of_f32(t.sign == 0x100 && x < 0 ? -x : x, t, how);
    return ((how & MGPU__CVT_PZO) != 0 || t.sign == 0x100) && r == t.sign ? 0 : r;
}

MGPU_INLINE uint32_t
mgpu__cvt_pzo(float hi, float lo, mgpu__number t, uint32_t how)
{
    return mgpu__cvt_one(hi, t, how | MGPU__CVT_PZO) << 16 |
           mgpu__cvt_one(lo, t, how | MGPU__CVT_PZO);
}

/* x through a ue8m0. Subnormal numbers of the source, below `normal`, are 0 then; what is finite stays so, as without
 * _satfinite the two ends differ. */
MGPU_INLINE float
mgpu__cvt_divided(float x, float normal, uint32_t scale)
{
    const double most = 3.4028234663852886e38;
    double y;
    if (scale == MGPU__CVT_UNSCALED)
        return x;
    if (x > -normal && x < normal)
        x *= 0;
    y = (double)x / (double)mgpu_ue8m0_to_f32((uint8_t)scale);
    if (x - x == 0)
        y = y > most ? most : y < -most ? -most : y;
    return (float)y;
}

MGPU_INLINE uint32_t
mgpu__cvt_rubin(float hi, float lo, float normal, uint32_t scale, mgpu__number t, uint32_t bits,
                uint32_t how)
{
    return mgpu__cvt_one(mgpu__cvt_divided(hi, normal, scale), t, how) << bits |
           mgpu__cvt_one(mgpu__cvt_divided(lo, normal, scale), t, how);
}

MGPU_INLINE uint32_t
mgpu__cvt_rubin_f32(float hi, float lo, uint32_t scale, mgpu__number t, uint32_t bits,
                    uint32_t how)
{
    return mgpu__cvt_rubin(hi, lo, 1.17549435e-38f, scale, t, bits, how);
}

MGPU_INLINE uint32_t
mgpu__cvt_rubin_f16(uint32_t a, uint32_t scale, mgpu__number t, uint32_t bits, uint32_t how)
{
    return mgpu__cvt_rubin(mgpu_f16_to_f32((uint16_t)(a >> 16)), mgpu_f16_to_f32((uint16_t)a),
                           6.103515625e-05f, scale, t, bits, how);
}

MGPU_INLINE uint32_t
mgpu__cvt_rubin_bf16(uint32_t a, uint32_t scale, mgpu__number t, uint32_t bits, uint32_t how)
{
    return mgpu__cvt_rubin_f32(mgpu_bf16_to_f32((uint16_t)(a >> 16)),
                               mgpu_bf16_to_f32((uint16_t)a), scale, t, bits, how);
}

/* The way that a constant of ptx/cvt_rubin.h stands for: MGPU_CVT_RZ to MGPU_CVT_RN_RELU. */
MGPU_INLINE uint32_t
mgpu__cvt_mode(uint32_t how)
{
    return MGPU__CVT_SATFINITE | (how < 3 ? MGPU__CVT_RZ : MGPU__CVT_RN) |
           (how == 1 || how == 5   ? MGPU__CVT_RELU
            : how == 2 || how == 3 ? MGPU__CVT_PZO
                                   : 0);
}

#endif /* MGPU_EMU_MATH_CVT_NARROW_H */
