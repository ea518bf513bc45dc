/* tests/emu/cuda/wide.h - numbers as (-1)^negative * m * 2^e, in integers of 128 bits, and one rounding.
 * SPDX-License-Identifier: MIT
 *
 *     wide_bits(sum(product(a, b), c), 23, -126)     bits of fma(a, b, c) in f32; 7: bf16; 10, -14: f16
 *
 * What tests of arithmetic compare with: nothing of it depends on the host's floating point.
 */
#ifndef MGPU_TESTS_EMU_CUDA_WIDE_H
#define MGPU_TESTS_EMU_CUDA_WIDE_H

#include <cstdint>

__extension__ typedef unsigned __int128 u128;
__extension__ typedef __int128 s128;

typedef struct {
    bool negative;
    u128 m;
    int e;
} wide;

inline int
top(u128 m)
{
    int bits = 0;
    while (m >> bits != 0 && bits < 127)
        bits++;
    return bits;
}

/* Of a finite number whose bits are u, in a type with so many bits of mantissa and 2^least as its
 * least normal number. */
inline wide
wide_of_bits(uint32_t u, int mantissa, int least)
{
    const int width = top((u128)(2 - 2 * least));
    const int e = (int)(u >> mantissa & ((1u << width) - 1));
    wide w = {(u >> (mantissa + width) & 1) != 0, u & ((1u << mantissa) - 1), least - mantissa};
    if (e != 0) {
        w.m |= (u128)1 << mantissa;
        w.e += e - 1;
    }
    return w;
}

/* The bits of w in such a type, to nearest even. The last bit of m says that something smaller
 * follows, where there is. */
inline uint32_t
wide_bits(wide w, int mantissa, int least)
{
    const int most = 1 - least, width = top((u128)(2 - 2 * least));
    const uint32_t sign = (uint32_t)w.negative << (mantissa + width);
    int drop = top(w.m) - mantissa - 1;
    if (w.m == 0)
        return sign;
    if (drop + w.e < least - mantissa)
        drop = least - mantissa - w.e;
    if (drop > 126)
        return sign;
    if (drop <= 0) {
        w.m <<= -drop;
    } else {
        const u128 half = (u128)1 << (drop - 1), rest = w.m & (2 * half - 1);
        w.m >>= drop;
        w.m += rest > half || (rest == half && (w.m & 1) != 0);
    }
    w.e += drop;
    if (w.m >> (mantissa + 1) != 0) {
        w.m >>= 1;
        w.e++;
    }
    if (w.e > most - mantissa)
        return sign | ((1u << width) - 1) << mantissa;
    return sign | (w.m >> mantissa == 0 ? (uint32_t)w.m
                                        : (uint32_t)(w.e + mantissa - least + 1) << mantissa |
                                              ((uint32_t)w.m & ((1u << mantissa) - 1)));
}

/* w as an integer, clamped; how: 0 nearest even, 1 to zero, 2 down, 3 up. */
inline uint64_t
wide_integer(wide w, uint32_t how, bool is_signed, uint32_t bits)
{
    const u128 most = ((u128)1 << (bits - is_signed)) - 1, least = is_signed ? most + 1 : 0;
    u128 m = w.m;
    if (w.e >= 0) {
        m = w.e > 90 && m != 0 ? (u128)1 << 100 : m << w.e % 91;
    } else {
        const int drop = -w.e > 100 ? 100 : -w.e;
        const u128 half = (u128)1 << (drop - 1), rest = m & (2 * half - 1);
        m >>= drop;
        if (how == 0)
            m += rest > half || (rest == half && (m & 1) != 0);
        else if (how != 1)
            m += rest != 0 && (how == 2) == w.negative;
    }
    m = w.negative ? (m > least ? least : m) : m > most ? most : m;
    return (uint64_t)(w.negative ? 0 - m : m) & (uint64_t)(((u128)1 << bits) - 1);
}

/* a + b: two numbers of at most 48 bits. What is far below the other is only a trace. */
inline wide
sum(wide a, wide b)
{
    if (a.m == 0 || (b.m != 0 && top(a.m) + a.e < top(b.m) + b.e)) {
        const wide c = a;
        a = b;
        b = c;
    }
    const int shift = a.m == 0 ? 0 : 125 - top(a.m); /* as far to the left as it goes */
    const int down = b.m == 0 ? 0 : a.e - shift - b.e;
    a.m <<= shift;
    a.e -= shift;
    b.m = down <= 0    ? b.m << -down
          : down > 120 ? 1
                       : b.m >> down | ((b.m >> down << down) != b.m);
    const bool same = a.negative == b.negative;
    wide r = {a.negative, a.m + b.m, a.e};
    if (!same) {
        r.m = a.m > b.m ? a.m - b.m : b.m - a.m;
        r.negative = r.m != 0 && (a.m > b.m ? a.negative : b.negative);
    }
    return r;
}

inline wide
product(wide a, wide b)
{
    const wide r = {a.negative != b.negative, a.m * b.m, a.e + b.e};
    return r;
}

inline wide
quotient(wide a, wide b)
{
    const u128 m = (a.m << 100) / b.m;
    const wide r = {a.negative != b.negative, m | ((a.m << 100) % b.m != 0), a.e - b.e - 100};
    return r;
}

/* sqrt(m * 2^e), bit by bit. */
inline wide
root(u128 m, int e)
{
    u128 r = 0;
    while (m >> 124 == 0) {
        m <<= 1;
        e--;
    }
    if (e % 2 != 0) {
        m <<= 1;
        e--;
    }
    for (int bit = 63; bit >= 0; bit--)
        if ((r | (u128)1 << bit) * (r | (u128)1 << bit) <= m)
            r |= (u128)1 << bit;
    const wide w = {false, r * 2 + (r * r != m), e / 2 - 1};
    return w;
}

#endif /* MGPU_TESTS_EMU_CUDA_WIDE_H */
