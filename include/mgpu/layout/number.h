/* mgpu/layout/number.h - numbers of 16, 8, 6 and 4 bits: from f32, and back.
 * SPDX-License-Identifier: MIT
 *
 *            sign exponent mantissa  bias   largest     beside the finite numbers
 *     f32        1      8       23       127   3.4e38           infinity, NaN
 *     tf32       1      8       10       127   3.4e38           infinity, NaN; in 32 bits, low 13 zero
 *     bf16       1      8        7       127   3.39e38          infinity, NaN
 *     f16        1      5       10        15   65504            infinity, NaN
 *     e5m2       1      5        2        15   57344            infinity, NaN
 *     e4m3       1      4        3         7   448              one NaN, 0x7f (and 0xff)
 *     e3m2       1      3        2         3   28               nothing
 *     e2m3       1      2        3         1   7.5              nothing
 *     e2m1       1      2        1         1   6                nothing
 *     ue8m0      -      8        0       127   2^127            one NaN, 0xff; no zero: 2^-127 is least
 *     ue5m3      -      5        3        15   114688           one NaN, 0xff; by cvt_rubin.h; of scales
 *     s2f6       two's complement, 1/64 its last place: -2 to 127/64           nothing
 *
 * Typical use, on the host, in the model and on a GPU:
 *
 *     bits[i] = mgpu_bf16_from_f32(x[i]);
 *     sum += mgpu_e4m3_to_f32(a[i]) * mgpu_e4m3_to_f32(b[i]);
 *
 * From f32 each rounds to nearest, ties to even, and keeps subnormals. What is too large becomes
 * infinity in tf32, bf16 and f16, whose _satfinite forms stop at the largest finite number as the
 * types of 8 bits and fewer always do. NaN is the one that the hardware writes; a type without
 * NaN takes its largest number. To f32 is exact. All is done in integers, but for one product of
 * normal numbers: nothing depends on what the host is set to.
 */
#ifndef MGPU_LAYOUT_NUMBER_H
#define MGPU_LAYOUT_NUMBER_H

#include "../config.h"

/* ---- what all types share ---------------------------------------------------------------- */

typedef union mgpu__f32 {
    float value;
    uint32_t bits;
} mgpu__f32;

MGPU_INLINE float
mgpu__float_of_bits(uint32_t bits)
{
    mgpu__f32 both;
    both.bits = bits;
    return both.value;
}

MGPU_INLINE uint32_t
mgpu__bits_of_float(float value)
{
    mgpu__f32 both;
    both.value = value;
    return both.bits;
}

/* How: one rounding (to nearest even, toward zero, down, up, to nearest and ties away, at random), and
 * what becomes of negative numbers and of those that are too large. At random: away from zero if 16
 * random bits, bits 16..31, and the part that is cut off make one together. */
enum {
    MGPU__CVT_RN = 0,
    MGPU__CVT_RZ = 1,
    MGPU__CVT_RM = 2,
    MGPU__CVT_RP = 3,
    MGPU__CVT_RNA = 4,
    MGPU__CVT_RS = 5,
    MGPU__CVT_ROUND = 7,
    MGPU__CVT_RELU = 8,
    MGPU__CVT_SATFINITE = 16
};

/* A type: bits of mantissa, bias, its largest finite number as bits without a sign, its NaN. */
typedef struct mgpu__number {
    uint32_t mantissa, bias, largest, nan, sign;
} mgpu__number;

MGPU_INLINE mgpu__number
mgpu__number_type(uint32_t mantissa, uint32_t bias, uint32_t largest, uint32_t nan,
                  uint32_t sign)
{
    mgpu__number t;
    t.mantissa = mantissa;
    t.bias = bias;
    t.largest = largest;
    t.nan = nan;
    t.sign = sign;
    return t;
}

#define MGPU__TF32  mgpu__number_type(10, 127, 0x3fbff, 0x3ffff, 0x40000) /* of its 19 bits */
#define MGPU__BF16  mgpu__number_type(7, 127, 0x7f7f, 0x7fff, 0x8000)
#define MGPU__F16   mgpu__number_type(10, 15, 0x7bff, 0x7fff, 0x8000)
#define MGPU__UE5M3 mgpu__number_type(3, 15, 0xfe, 0xff, 0x100) /* of a magnitude */
#define MGPU__E5M2  mgpu__number_type(2, 15, 0x7b, 0x7f, 0x80)
#define MGPU__E4M3  mgpu__number_type(3, 7, 0x7e, 0x7f, 0x80)
#define MGPU__E3M2  mgpu__number_type(2, 3, 0x1f, 0x1f, 0x20)
#define MGPU__E2M3  mgpu__number_type(3, 1, 0x1f, 0x1f, 0x20)
#define MGPU__E2M1  mgpu__number_type(1, 1, 0x07, 0x07, 0x08)

/* The bits of a finite magnitude `a`, as if the exponent of the type had no end. */
MGPU_INLINE uint32_t
mgpu__number_round(uint32_t a, uint32_t negative, mgpu__number t, uint32_t how)
{
    uint32_t m = a, shift = 23 - t.mantissa, more = 0, below = 0;
    if (a >= (128 - t.bias) << 23) { /* normal: the exponent only counts from elsewhere */
        m = a - ((127 - t.bias) << 23);
    } else { /* in units of the least subnormal; what is below a 31st bit is below it all */
        const uint32_t e = a >> 23;
        m = e != 0 ? (a & 0x7fffffu) | 0x800000u : a;
        shift += 128 - t.bias - (e != 0 ? e : 1);
        below = shift < 31 ? 0 : shift - 31;
        shift -= below;
    }
    switch (how & MGPU__CVT_ROUND) {
    case MGPU__CVT_RN:
        more = (1u << (shift - 1)) - 1 + (m >> shift & 1);
        break;
    case MGPU__CVT_RNA:
        more = 1u << (shift - 1);
        break;
    case MGPU__CVT_RM:
        more = negative != 0 ? (1u << shift) - 1 : 0;
        break;
    case MGPU__CVT_RP:
        more = negative != 0 ? 0 : (1u << shift) - 1;
        break;
    case MGPU__CVT_RS: /* what is below 16 bits of the part cut off cannot carry */
        more = shift < 16 ? how >> 16 >> (16 - shift) : how >> 16 << (shift - 16);
        m = below < 32 ? m >> below : 0;
        break;
    default: /* toward zero */
        break;
    }
    return (m + more) >> shift;
}

/* The bits of x in a type; a type without infinity is always asked for with _SATFINITE. */
MGPU_INLINE uint32_t
mgpu__number_of_f32(float x, mgpu__number t, uint32_t how)
{
    const uint32_t u = mgpu__bits_of_float(x), a = u & 0x7fffffffu, negative = u >> 31;
    const uint32_t round = how & MGPU__CVT_ROUND, infinite = a == 0x7f800000u;
    uint32_t m;
    if (a > 0x7f800000u)
        return t.nan;
    if ((how & MGPU__CVT_RELU) != 0 && negative != 0)
        return 0;
    m = infinite ? t.largest + 1 : mgpu__number_round(a, negative, t, how);
    if (m > t.largest) { /* some roundings stop before infinity, and infinity stays */
        const bool inward = round == MGPU__CVT_RZ || (round == MGPU__CVT_RM && !negative) ||
                            (round == MGPU__CVT_RP && negative);
        m = (how & MGPU__CVT_SATFINITE) != 0 || (inward && !infinite) ? t.largest
                                                                      : t.largest + 1;
    }
    return (negative != 0 ? t.sign : 0) | m;
}

/* The f32 of bits. Above the largest stand infinity and NaNs, or one NaN, or nothing. */
MGPU_INLINE float
mgpu__number_to_f32(uint32_t bits, mgpu__number t)
{
    const uint32_t m = bits & (t.sign - 1), sign = (bits & t.sign) != 0 ? 0x80000000u : 0;
    if (m > t.largest)
        return mgpu__float_of_bits(m == t.largest + 1 && m != t.nan ? sign | 0x7f800000u
                                                                    : 0x7fffffffu);
    if (m >> t.mantissa != 0 || t.bias == 127) /* normal, or subnormal in f32 too */
        return mgpu__float_of_bits(sign | ((m << (23 - t.mantissa)) + ((127 - t.bias) << 23)));
    return mgpu__float_of_bits(
        sign |
        mgpu__bits_of_float((float)m * mgpu__float_of_bits((128 - t.bias - t.mantissa) << 23)));
}

/* ---- 16 bits and more -------------------------------------------------------------------- */

/* The bf16 nearest to x; too large: infinity. NaN is 0x7fff.
 *   x       any number
 */
MGPU_INLINE uint16_t
mgpu_bf16_from_f32(float x)
{
    return (uint16_t)mgpu__number_of_f32(x, MGPU__BF16, MGPU__CVT_RN);
}

/* The bf16 nearest to x; too large: the largest, 0x7f7f. NaN is 0x7fff.
 *   x       any number
 */
MGPU_INLINE uint16_t
mgpu_bf16_from_f32_satfinite(float x)
{
    return (uint16_t)mgpu__number_of_f32(x, MGPU__BF16, MGPU__CVT_SATFINITE);
}

/* The f32 of a bf16; a NaN keeps its bits.
 *   bits    any 16
 */
MGPU_INLINE float
mgpu_bf16_to_f32(uint16_t bits)
{
    return mgpu__float_of_bits((uint32_t)bits << 16);
}

/* The f16 nearest to x; too large (65520 and above): infinity. NaN is 0x7fff.
 *   x       any number
 */
MGPU_INLINE uint16_t
mgpu_f16_from_f32(float x)
{
    return (uint16_t)mgpu__number_of_f32(x, MGPU__F16, MGPU__CVT_RN);
}

/* The f16 nearest to x; too large: the largest, 65504. NaN is 0x7fff.
 *   x       any number
 */
MGPU_INLINE uint16_t
mgpu_f16_from_f32_satfinite(float x)
{
    return (uint16_t)mgpu__number_of_f32(x, MGPU__F16, MGPU__CVT_SATFINITE);
}

/* The f32 of an f16; NaN is 0x7fffffff.
 *   bits    any 16
 */
MGPU_INLINE float
mgpu_f16_to_f32(uint16_t bits)
{
    return mgpu__number_to_f32(bits, MGPU__F16);
}

/* The tf32 nearest to x, as the bits of an f32 whose low 13 are zero; too large: infinity. NaN
 * is 0x7fffe000.
 *   x       any number
 */
MGPU_INLINE uint32_t
mgpu_tf32_from_f32(float x)
{
    return mgpu__number_of_f32(x, MGPU__TF32, MGPU__CVT_RN) << 13;
}

/* The tf32 nearest to x; too large: the largest, 0x7f7fe000. NaN is 0x7fffe000.
 *   x       any number
 */
MGPU_INLINE uint32_t
mgpu_tf32_from_f32_satfinite(float x)
{
    return mgpu__number_of_f32(x, MGPU__TF32, MGPU__CVT_SATFINITE) << 13;
}

/* What the tensor core reads in 32 bits given as tf32: the low 13 count for nothing.
 *   bits    any 32
 */
MGPU_INLINE float
mgpu_tf32_to_f32(uint32_t bits)
{
    return mgpu__float_of_bits(bits & 0xffffe000u);
}

/* ---- 8 bits ------------------------------------------------------------------------------ */

/* The e4m3 nearest to x; too large, and infinity: 448, 0x7e. NaN is 0x7f.
 *   x       any number
 */
MGPU_INLINE uint8_t
mgpu_e4m3_from_f32(float x)
{
    return (uint8_t)mgpu__number_of_f32(x, MGPU__E4M3, MGPU__CVT_SATFINITE);
}

/* The f32 of an e4m3; NaN is 0x7fffffff.
 *   bits    any 8
 */
MGPU_INLINE float
mgpu_e4m3_to_f32(uint8_t bits)
{
    return mgpu__number_to_f32(bits, MGPU__E4M3);
}

/* The e5m2 nearest to x; too large, and infinity: 57344, 0x7b. NaN is 0x7f.
 *   x       any number
 */
MGPU_INLINE uint8_t
mgpu_e5m2_from_f32(float x)
{
    return (uint8_t)mgpu__number_of_f32(x, MGPU__E5M2, MGPU__CVT_SATFINITE);
}

/* The f32 of an e5m2; NaN is 0x7fffffff.
 *   bits    any 8
 */
MGPU_INLINE float
mgpu_e5m2_to_f32(uint8_t bits)
{
    return mgpu__number_to_f32(bits, MGPU__E5M2);
}

/* The ue8m0 of a magnitude, in one of the roundings; beyond 2^127: 2^127, or NaN without _SATFINITE. */
MGPU_INLINE uint32_t
mgpu__ue8m0_of_f32(float x, uint32_t how)
{
    const uint32_t a = mgpu__bits_of_float(x) & 0x7fffffffu, rest = a & 0x7fffffu;
    const uint32_t round = how & MGPU__CVT_ROUND,
                   most = (how & MGPU__CVT_SATFINITE) != 0 ? 254 : 255;
    uint32_t e = a >> 23, up;
    if (a > 0x7f800000u)
        return 0xff;
    if (e == 0) /* 0 is 2^-127, whose f32 is 0x00400000; the next is 2^-126 */
        up = round == MGPU__CVT_RP ? rest > 0x400000u
                                   : round == MGPU__CVT_RN && rest > 0x600000u;
    else /* to nearest: the middle goes to the exponent that is even */
        up = round == MGPU__CVT_RP ? rest != 0
                                   : round == MGPU__CVT_RN && rest + (e & 1) > 0x400000u;
    e += up;
    return e < most ? e : most;
}

/* The power of two nearest to |x|, as a ue8m0; a middle goes to the even exponent, too large: 0xfe.
 * NaN is 0xff.
 *   x       any number; 0 becomes 2^-127, the least
 */
MGPU_INLINE uint8_t
mgpu_ue8m0_from_f32(float x)
{
    return (uint8_t)mgpu__ue8m0_of_f32(x, MGPU__CVT_SATFINITE);
}

/* The power of two at or above |x|, as a ue8m0: a scale that lets nothing overflow. Too large:
 * 0xfe. NaN is 0xff.
 *   x       any number; 0 becomes 2^-127, the least
 */
MGPU_INLINE uint8_t
mgpu_ue8m0_from_f32_rp(float x)
{
    return (uint8_t)mgpu__ue8m0_of_f32(x, MGPU__CVT_RP | MGPU__CVT_SATFINITE);
}

/* The power of two at or below |x|, as a ue8m0. Too large: 0xfe. NaN is 0xff.
 *   x       any number; 0 becomes 2^-127, the least
 */
MGPU_INLINE uint8_t
mgpu_ue8m0_from_f32_rz(float x)
{
    return (uint8_t)mgpu__ue8m0_of_f32(x, MGPU__CVT_RZ | MGPU__CVT_SATFINITE);
}

/* The f32 of a ue8m0: 2^(bits - 127); NaN is 0x7fffffff.
 *   bits    any 8
 */
MGPU_INLINE float
mgpu_ue8m0_to_f32(uint8_t bits)
{
    return mgpu__float_of_bits(bits == 0xff ? 0x7fffffffu
                               : bits == 0  ? 0x400000u
                                            : (uint32_t)bits << 23);
}

/* The s2f6 nearest to x: a signed multiple of 1/64. Too large: 127/64, or -2. NaN is 127/64.
 *   x       any number
 */
MGPU_INLINE uint8_t
mgpu_s2f6_from_f32(float x)
{
    const uint32_t u = mgpu__bits_of_float(x), a = u & 0x7fffffffu, negative = u >> 31;
    const uint32_t shift = 144 - (a >> 23), m = (a & 0x7fffffu) | 0x800000u;
    uint32_t n;
    if (a >= 0x40000000u) /* 2 and above */
        return negative != 0 && a <= 0x7f800000u ? 0x80 : 0x7f;
    if (a < 0x3c000000u) /* below half a unit */
        return 0;
    n = (m + (1u << (shift - 1)) - 1 + (m >> shift & 1)) >> shift;
    return (uint8_t)(negative != 0 ? 0u - n : n < 127 ? n : 127);
}

/* The f32 of a s2f6.
 *   bits    any 8
 */
MGPU_INLINE float
mgpu_s2f6_to_f32(uint8_t bits)
{
    return (float)(bits < 128 ? (int32_t)bits : (int32_t)bits - 256) * 0.015625f;
}

/* ---- 6 and 4 bits: in the low bits of a byte --------------------------------------------- */

/* The e3m2 nearest to x; too large, and infinity: 28. NaN is 28 as well.
 *   x       any number
 */
MGPU_INLINE uint8_t
mgpu_e3m2_from_f32(float x)
{
    return (uint8_t)mgpu__number_of_f32(x, MGPU__E3M2, MGPU__CVT_SATFINITE);
}

/* The f32 of an e3m2.
 *   bits    the low 6 count
 */
MGPU_INLINE float
mgpu_e3m2_to_f32(uint8_t bits)
{
    return mgpu__number_to_f32(bits, MGPU__E3M2);
}

/* The e2m3 nearest to x; too large, and infinity: 7.5. NaN is 7.5 as well.
 *   x       any number
 */
MGPU_INLINE uint8_t
mgpu_e2m3_from_f32(float x)
{
    return (uint8_t)mgpu__number_of_f32(x, MGPU__E2M3, MGPU__CVT_SATFINITE);
}

/* The f32 of an e2m3.
 *   bits    the low 6 count
 */
MGPU_INLINE float
mgpu_e2m3_to_f32(uint8_t bits)
{
    return mgpu__number_to_f32(bits, MGPU__E2M3);
}

/* The e2m1 nearest to x; too large, and infinity: 6. NaN is 6 as well.
 *   x       any number
 */
MGPU_INLINE uint8_t
mgpu_e2m1_from_f32(float x)
{
    return (uint8_t)mgpu__number_of_f32(x, MGPU__E2M1, MGPU__CVT_SATFINITE);
}

/* The f32 of an e2m1.
 *   bits    the low 4 count
 */
MGPU_INLINE float
mgpu_e2m1_to_f32(uint8_t bits)
{
    return mgpu__number_to_f32(bits, MGPU__E2M1);
}

#endif /* MGPU_LAYOUT_NUMBER_H */
