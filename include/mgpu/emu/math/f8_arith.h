/* mgpu/emu/math/f8_arith.h - arithmetic of four numbers of 8, 6 or 4 bits: what ptx/f8_arith.h computes in the model.
 * SPDX-License-Identifier: MIT
 *
 * A product is exact in double. Of a sum what is cut off is kept as a last bit that is one (rounding to odd), so that the one
 * rounding that follows is right.
 */
#ifndef MGPU_EMU_MATH_F8_ARITH_H
#define MGPU_EMU_MATH_F8_ARITH_H

#include "../../layout/number.h"
#include <string.h>

/* Number i of four of a type, MGPU_F8X4_E5M2 to _UE8M0. */
MGPU_INLINE float
mgpu__f8_number(uint32_t type, uint32_t word, uint32_t i)
{
    const uint8_t byte = (uint8_t)(word >> 8 * i);
    switch (type) {
    case 0:
        return mgpu_e5m2_to_f32(byte);
    case 1:
        return mgpu_e4m3_to_f32(byte);
    case 2:
        return mgpu_e3m2_to_f32(byte & 0x3f);
    case 3:
        return mgpu_e2m3_to_f32(byte & 0x3f);
    case 4:
        return mgpu_e2m1_to_f32((uint8_t)(word >> 4 * i & 0xf));
    case 5:
        return mgpu_e2m1_to_f32(byte & 0xf);
    default:
        return mgpu_ue8m0_to_f32(byte);
    }
}

/* x + y as a float that is odd where something was cut off; beyond 2^100 and below 2^-100 any number of its sign does. */
MGPU_INLINE float
mgpu__f8_sum(double x, double y)
{
    double s = x + y, rest, away, size;
    uint64_t u;
    uint32_t w;
    float f;
    if (!(s - s == 0)) /* infinity, NaN */
        return (float)s;
    away = s - x;
    rest = (x - (s - away)) + (y - away);
    memcpy(&u, &s, 8);
    if (rest != 0 && (u & 1) == 0) {
        u = (rest > 0) == (s > 0) ? u | 1 : u - 1;
        memcpy(&s, &u, 8);
    }
    size = s < 0 ? -s : s;
    if (size > 0x1p100 || (size < 0x1p-100 && size != 0))
        return (s < 0 ? -1.0f : 1.0f) * (size > 1 ? 0x1p100f : 0x1p-100f);
    f = (float)s;
    if ((double)f != s) { /* toward zero, then odd */
        w = mgpu__bits_of_float(f);
        w -= (double)f > s ? f > 0 : f < 0;
        f = mgpu__float_of_bits(w | 1);
    }
    return f;
}

/* a * b + c of four; `how`: 1: a - c, 2: without c. b_type 7: without b. */
MGPU_INLINE uint32_t
mgpu__f8x4(int e5m2, int satfinite, uint32_t a_type, uint32_t b_type, uint32_t a, uint32_t b,
           uint32_t c, uint32_t how)
{
    const mgpu__number t = e5m2 ? MGPU__E5M2 : MGPU__E4M3;
    uint32_t r = 0;
    for (uint32_t i = 0; i < 4; i++) {
        const double x = (double)mgpu__f8_number(a_type, a, i);
        const double y = b_type == 7 ? 1.0 : (double)mgpu__f8_number(b_type, b, i);
        const double z = (double)mgpu__f8_number(e5m2 ? 0 : 1, c, i);
        const float sum = how == 2 ? mgpu__f8_sum(x * y, x * y < 0    ? -0.0
                                                         : x * y == 0 ? x * y
                                                                      : 0.0)
                                   : mgpu__f8_sum(x * y, how == 1 ? -z : z);
        uint32_t bits = mgpu__number_of_f32(sum, t, satfinite ? MGPU__CVT_SATFINITE : 0);
        r |= ((bits & 0x7f) > t.largest && ((bits & 0x7f) != t.largest + 1 || !e5m2) ? t.nan
                                                                                     : bits)
             << 8 * i;
    }
    return r;
}

#endif /* MGPU_EMU_MATH_F8_ARITH_H */
