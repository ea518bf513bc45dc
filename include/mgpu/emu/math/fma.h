/* mgpu/emu/math/fma.h - a * b + c of doubles, rounded once: in integers, so that no program has to link libm.
 * SPDX-License-Identifier: MIT
 *
 *     a * b: 106 bits, c: 53 bits -> both with their first bit in place 125 -> the smaller one shifted right,
 *     what falls out noted in its last bit -> sum -> nearest, ties to even, or as told
 *
 * A product has 20 zeros behind it there: a shift that lets a one fall out is longer than that, and then the sum
 * loses one place at most, so that the note stays behind the place where it is rounded.
 */
#ifndef MGPU_EMU_MATH_FMA_H
#define MGPU_EMU_MATH_FMA_H

#include "../../layout/number.h"

#include <string.h>

__extension__ typedef unsigned __int128 mgpu__u128;

/* magnitude * 2^exponent; the magnitude is 0 or has bit 125 as its first. */
typedef struct mgpu__wide {
    mgpu__u128 magnitude;
    int exponent;
    bool negative;
} mgpu__wide;

MGPU_INLINE uint64_t
mgpu__double_bits(double x)
{
    uint64_t u;
    memcpy(&u, &x, sizeof u);
    return u;
}

MGPU_INLINE int
mgpu__wide_first(mgpu__u128 m)
{
    const uint64_t high = (uint64_t)(m >> 64), low = (uint64_t)m;
    return high != 0 ? 127 - __builtin_clzll(high) : low != 0 ? 63 - __builtin_clzll(low) : -1;
}

MGPU_INLINE mgpu__wide
mgpu__wide_of(mgpu__u128 m, int exponent, bool negative)
{
    const int up = 125 - mgpu__wide_first(m);
    mgpu__wide w;
    w.magnitude = m == 0 ? 0 : up >= 0 ? m << up : m >> -up | ((m & 1) != 0);
    w.exponent = m == 0 ? -10000 : exponent - up;
    w.negative = negative;
    return w;
}

/* The bits of a finite number without its sign: its integer, and the exponent of that one's last bit. */
MGPU_INLINE uint64_t
mgpu__double_integer(double x, int *exponent)
{
    const uint64_t u = mgpu__double_bits(x), field = u >> 52 & 0x7ff, m = u & 0xfffffffffffffu;
    *exponent = (field == 0 ? 1 : (int)field) - 1075;
    return field == 0 ? m : m | (uint64_t)1 << 52;
}

/* To a double: to the nearest, ties to even, or toward zero, down or up (MGPU__CVT_...). */
MGPU_INLINE double
mgpu__wide_round(mgpu__wide w, uint32_t round)
{
    const bool outward = round == (w.negative ? MGPU__CVT_RM : MGPU__CVT_RP);
    int drop = 73; /* of 126 bits */
    uint64_t m, bits;
    mgpu__u128 rest, half;
    double x;
    if (w.exponent + drop < -1074)
        drop = -1074 - w.exponent;
    if (drop > 127)
        drop = 127; /* less than half of the least number */
    m = (uint64_t)(w.magnitude >> drop);
    rest = w.magnitude & (((mgpu__u128)1 << drop) - 1);
    half = (mgpu__u128)1 << (drop - 1);
    m += round == MGPU__CVT_RN ? rest > half || (rest == half && (m & 1) != 0)
                               : outward && rest != 0;
    if (m >> 52 == 0) {
        bits = m;
    } else { /* 2^53 carries into the exponent by itself */
        const int field = w.exponent + drop + 1075;
        bits = ((uint64_t)field << 52) + (m - ((uint64_t)1 << 52));
        if (bits >= 0x7ff0000000000000u || field >= 0x7ff)
            bits = round == MGPU__CVT_RN || outward ? 0x7ff0000000000000u : 0x7fefffffffffffffu;
    }
    bits |= (uint64_t)w.negative << 63;
    memcpy(&x, &bits, sizeof x);
    return x;
}

MGPU_INLINE double
mgpu__fma_rounded(double a, double b, double c, uint32_t round)
{
    const uint64_t finite = 0x7ff0000000000000u, all = ~((uint64_t)1 << 63);
    const double none = round == MGPU__CVT_RM ? -0.0 : 0.0; /* of numbers that cancel */
    int ea, eb, ec;
    mgpu__wide x, y, r;
    if (a == 0 || b == 0 || (mgpu__double_bits(a) & all) >= finite ||
        (mgpu__double_bits(b) & all) >= finite)
        return a * b == 0 && c == 0 && mgpu__double_bits(a * b) != mgpu__double_bits(c)
                   ? none
                   : a * b + c;
    if ((mgpu__double_bits(c) & all) >= finite) /* however large the product is */
        return c + 0.0;
    x = mgpu__wide_of((mgpu__u128)mgpu__double_integer(a, &ea) * mgpu__double_integer(b, &eb),
                      0, (mgpu__double_bits(a) ^ mgpu__double_bits(b)) >> 63 != 0);
    x.exponent += ea + eb;
    y = mgpu__wide_of(mgpu__double_integer(c, &ec), 0, mgpu__double_bits(c) >> 63 != 0);
    y.exponent += ec;
    if (y.magnitude != 0 &&
        (y.exponent > x.exponent || (y.exponent == x.exponent && y.magnitude > x.magnitude))) {
        r = x;
        x = y;
        y = r;
    }
    if (y.magnitude != 0) {
        const int down = x.exponent - y.exponent;
        const mgpu__u128 lost =
            down > 127 ? y.magnitude : y.magnitude & (((mgpu__u128)1 << down) - 1);
        y.magnitude = (down > 127 ? 0 : y.magnitude >> down) | (lost != 0);
    }
    if (x.negative != y.negative && x.magnitude == y.magnitude)
        return none;
    return mgpu__wide_round(mgpu__wide_of(x.negative == y.negative ? x.magnitude + y.magnitude
                                                                   : x.magnitude - y.magnitude,
                                          x.exponent, x.negative),
                            round);
}

MGPU_INLINE double
mgpu__fma(double a, double b, double c)
{
    return mgpu__fma_rounded(a, b, c, MGPU__CVT_RN);
}

#endif /* MGPU_EMU_MATH_FMA_H */
