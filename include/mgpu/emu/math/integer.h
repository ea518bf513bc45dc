/* mgpu/emu/math/integer.h - integers, bits and bytes as PTX computes them: the model's side of ptx/integer.h.
 * SPDX-License-Identifier: MIT
 *
 * Each is the pseudo-code of the PTX manual, "Integer Arithmetic Instructions", in C that has no
 * undefined shift and no signed overflow.
 */
#ifndef MGPU_EMU_MATH_INTEGER_H
#define MGPU_EMU_MATH_INTEGER_H

#include "../../config.h"

/* ---- bytes ------------------------------------------------------------------------------- */

MGPU_INLINE uint32_t
mgpu__int_prmt(uint32_t a, uint32_t b, uint32_t selector)
{
    const uint64_t all = (uint64_t)b << 32 | a;
    uint32_t r = 0;
    for (uint32_t i = 0; i < 4; i++) {
        const uint32_t nibble = selector >> 4 * i & 15;
        const uint32_t byte = (uint32_t)(all >> 8 * (nibble & 7)) & 0xff;
        r |= (nibble < 8 ? byte : byte >> 7 != 0 ? 0xffu : 0) << 8 * i;
    }
    return r;
}

enum mgpu__prmt {
    MGPU__PRMT_FORWARD,
    MGPU__PRMT_BACKWARD,
    MGPU__PRMT_BYTE,
    MGPU__PRMT_LEFT,
    MGPU__PRMT_RIGHT,
    MGPU__PRMT_HALF
};

MGPU_INLINE uint32_t
mgpu__int_prmt_mode(enum mgpu__prmt mode, uint32_t a, uint32_t b, uint32_t c)
{
    const uint32_t n = c & 3;
    uint32_t selector = 0;
    for (uint32_t i = 0; i < 4; i++) {
        const uint32_t from = mode == MGPU__PRMT_FORWARD    ? n + i
                              : mode == MGPU__PRMT_BACKWARD ? (n - i) & 7
                              : mode == MGPU__PRMT_BYTE     ? n
                              : mode == MGPU__PRMT_LEFT     ? (i > n ? i : n)
                              : mode == MGPU__PRMT_RIGHT    ? (i < n ? i : n)
                                                            : (n & 1) * 2 + (i & 1);
        selector |= from << 4 * i;
    }
    return mgpu__int_prmt(a, b, selector);
}

/* Bit by bit: a, b and c are bits 2, 1 and 0 of the place in the table. */
MGPU_INLINE uint32_t
mgpu__int_lop3(uint32_t a, uint32_t b, uint32_t c, uint32_t table)
{
    uint32_t r = 0;
    for (uint32_t place = 0; place < 8; place++)
        if (table >> place & 1)
            r |= (place & 4 ? a : ~a) & (place & 2 ? b : ~b) & (place & 1 ? c : ~c);
    return r;
}

/* ---- fields of bits ---------------------------------------------------------------------- */

/* The low n bits set; 64 and more: all. */
MGPU_INLINE uint64_t
mgpu__int_ones(uint32_t n)
{
    return n < 64 ? ((uint64_t)1 << n) - 1 : ~(uint64_t)0;
}

MGPU_INLINE uint64_t
mgpu__int_bfi(uint64_t a, uint64_t b, uint32_t c, uint32_t d, uint32_t bits)
{
    const uint32_t pos = c & 0xff, len = d & 0xff;
    uint64_t field;
    if (pos >= bits)
        return b;
    field = mgpu__int_ones(len) << pos & mgpu__int_ones(bits);
    return (b & ~field) | (a << pos & field);
}

MGPU_INLINE uint64_t
mgpu__int_bfe(uint64_t a, uint32_t b, uint32_t c, uint32_t bits, int is_signed)
{
    const uint32_t pos = b & 0xff, len = c & 0xff, last = bits - 1;
    const uint32_t top = pos + len - 1 < last ? pos + len - 1 : last;
    const bool negative = is_signed && len != 0 && (a >> top & 1) != 0;
    const uint32_t here = pos > last ? 0 : len < bits - pos ? len : bits - pos;
    const uint64_t field = here == 0 ? 0 : a >> pos & mgpu__int_ones(here);
    return negative ? field | ~mgpu__int_ones(here) : field;
}

MGPU_INLINE uint32_t
mgpu__int_bmsk(uint32_t pos, uint32_t len, int clamp)
{
    uint32_t first = pos & 31, n = len & 31;
    if (clamp && pos >= 32)
        return 0;
    if (clamp && len >= 32)
        n = 32;
    return (uint32_t)(mgpu__int_ones(n) << first);
}

MGPU_INLINE uint32_t
mgpu__int_szext(uint32_t a, uint32_t b, int clamp, int is_signed)
{
    const uint32_t n = clamp ? (b < 32 ? b : 32) : b & 31;
    const uint64_t field = a & mgpu__int_ones(n);
    if (is_signed && n != 0 && (a >> (n - 1) & 1) != 0)
        return (uint32_t)(field | ~mgpu__int_ones(n));
    return (uint32_t)field;
}

MGPU_INLINE uint32_t
mgpu__int_fns(uint32_t mask, uint32_t base, int32_t n)
{
    const int64_t step = n < 0 ? -1 : 1;
    int64_t left = n < 0 ? -(int64_t)n : n;
    if (n == 0)
        return base < 32 && (mask >> base & 1) != 0 ? base : 0xffffffffu;
    for (int64_t at = (int64_t)base; at >= 0 && at < 32; at += step)
        if ((mask >> at & 1) != 0 && --left == 0)
            return (uint32_t)at;
    return 0xffffffffu;
}

MGPU_INLINE uint32_t
mgpu__int_bfind(uint64_t a, uint32_t bits, int is_signed, int shift)
{
    const uint64_t x =
        (is_signed && (a >> (bits - 1) & 1) != 0 ? ~a : a) & mgpu__int_ones(bits);
    uint32_t at;
    if (x == 0)
        return 0xffffffffu;
    at = 63 - (uint32_t)__builtin_clzll(x);
    return shift ? bits - 1 - at : at;
}

/* ---- sums and products ------------------------------------------------------------------- */

MGPU_INLINE uint32_t
mgpu__int_sad(int64_t a, int64_t b, uint32_t c)
{
    return c + (uint32_t)(a < b ? b - a : a - b);
}

MGPU_INLINE int32_t
mgpu__int_sat(int64_t x)
{
    return (int32_t)(x < INT32_MIN ? INT32_MIN : x > INT32_MAX ? INT32_MAX : x);
}

/* The low 24 bits as numbers. */
MGPU_INLINE int64_t
mgpu__int_mul24(uint32_t a, uint32_t b, int is_signed)
{
    const int64_t x = (int64_t)(a & 0xffffffu), y = (int64_t)(b & 0xffffffu);
    return (is_signed && x >= 0x800000 ? x - 0x1000000 : x) *
           (is_signed && y >= 0x800000 ? y - 0x1000000 : y);
}

/* Part `i` of a word, as a number of `bits` bits. */
MGPU_INLINE int32_t
mgpu__int_part(uint32_t word, uint32_t i, uint32_t bits, int is_signed)
{
    const int32_t x = (int32_t)(word >> bits * i & ((1u << bits) - 1));
    return is_signed && x >> (bits - 1) != 0 ? x - (1 << bits) : x;
}

/* |a - b| of each byte, or c + the sum of the four. */
MGPU_INLINE uint32_t
mgpu__int_absdiff4(uint32_t a, uint32_t b, uint32_t c, int is_signed, int sum)
{
    uint32_t r = sum ? c : 0;
    for (uint32_t i = 0; i < 4; i++)
        r += mgpu__int_sad(mgpu__int_part(a, i, 8, is_signed),
                           mgpu__int_part(b, i, 8, is_signed), 0)
             << (sum ? 0 : 8 * i);
    return r;
}

MGPU_INLINE uint32_t
mgpu__int_dp4a(uint32_t a, uint32_t b, uint32_t c, int a_signed, int b_signed)
{
    for (uint32_t i = 0; i < 4; i++)
        c += (uint32_t)(mgpu__int_part(a, i, 8, a_signed) * mgpu__int_part(b, i, 8, b_signed));
    return c;
}

MGPU_INLINE uint32_t
mgpu__int_dp2a(uint32_t a, uint32_t b, uint32_t c, int a_signed, int b_signed, int upper)
{
    for (uint32_t i = 0; i < 2; i++)
        c += (uint32_t)(mgpu__int_part(a, i, 16, a_signed) *
                        mgpu__int_part(b, i + (upper ? 2 : 0), 8, b_signed));
    return c;
}

/* The lower or the upper half of a product without carries. */
MGPU_INLINE uint64_t
mgpu__int_clmul(uint64_t a, uint64_t b, int upper)
{
    uint64_t r = 0;
    for (uint32_t i = 0; i < 64; i++)
        if ((b >> i & 1) != 0)
            r ^= !upper ? a << i : i != 0 ? a >> (64 - i) : 0;
    return r;
}

/* ---- two of 16 bits ---------------------------------------------------------------------- */

MGPU_INLINE uint32_t
mgpu__int_add_x2(uint32_t a, uint32_t b)
{
    return ((a + (b & 0xffff0000u)) & 0xffff0000u) | ((a + b) & 0xffffu);
}

MGPU_INLINE int32_t
mgpu__int_relu(int32_t x)
{
    return x < 0 ? 0 : x;
}

MGPU_INLINE uint32_t
mgpu__int_minmax_x2(uint32_t a, uint32_t b, int larger, int is_signed, int relu)
{
    uint32_t r = 0;
    for (uint32_t i = 0; i < 2; i++) {
        const int32_t x = mgpu__int_part(a, i, 16, is_signed);
        const int32_t y = mgpu__int_part(b, i, 16, is_signed);
        const int32_t z = (x < y) == (larger != 0) ? y : x;
        r |= ((uint32_t)(relu ? mgpu__int_relu(z) : z) & 0xffffu) << 16 * i;
    }
    return r;
}

#endif /* MGPU_EMU_MATH_INTEGER_H */
