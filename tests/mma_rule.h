/* tests/mma_rule.h - how tensor cores add, once more: for tests, in double, sharing nothing with emu/math.
 * SPDX-License-Identifier: MIT
 *
 * Elements are decoded by ldexp(), sums are trunc() of doubles: exact, as each has few bits. And what tests of
 * wgmma feed: elements of each kind of data, by their bits.
 */
#ifndef TESTS_MMA_RULE_H
#define TESTS_MMA_RULE_H

#include <algorithm>
#include <climits>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <random>
#include <vector>

namespace mma_rule
{

/* ---- types, from their bits ------------------------------------------------------------------- */

struct format {
    const char *name;
    int bits, fraction, field; /* field 0: integers */
    bool infinity;
};

const format formats[] = {{"bf16", 16, 7, 8, true},  {"f16", 16, 10, 5, true},
                          {"tf32", 32, 10, 8, true}, {"e4m3", 8, 3, 4, false},
                          {"e5m2", 8, 2, 5, true},   {"s8", 8, 0, 0, false},
                          {"u8", 8, 0, 0, false}};
enum { BF16, F16, TF32, E4M3, E5M2, S8, U8 };

inline int
least_of(const format &f)
{
    return 2 - (1 << (f.field - 1));
}

/* An element as a double. */
inline double
decode(int type, uint32_t bits)
{
    const format &f = formats[type];
    if (type == S8)
        return (double)(int)(bits & 127) - (double)(bits & 128);
    if (type == U8)
        return (double)(bits & 255);
    if (type == TF32)
        bits >>= 13;
    const int e = (int)(bits >> f.fraction) & ((1 << f.field) - 1), top = (1 << f.field) - 1;
    const int m = (int)(bits & ((1u << f.fraction) - 1));
    const double sign = bits >> (f.fraction + f.field) & 1 ? -1 : 1;
    if (f.infinity && e == top)
        return m != 0 ? NAN : sign * INFINITY;
    if (!f.infinity && e == top && m == (1 << f.fraction) - 1)
        return NAN;
    return sign * (e == 0
                       ? std::ldexp(m, least_of(f) - f.fraction)
                       : std::ldexp(m + (1 << f.fraction), e - 1 + least_of(f) - f.fraction));
}

/* ---- the rule ----------------------------------------------------------------------------------- */

inline uint32_t
bits_of(float x)
{
    uint32_t u;
    std::memcpy(&u, &x, 4);
    return u;
}

inline int
exponent_of(double x, int least)
{
    return std::max(std::ilogb(x), least);
}

/* C and products of elements, as bits of an f32 (of f16: that value). */
inline uint32_t
rule(int a_type, int b_type, bool d_f16, const std::vector<double> &a,
     const std::vector<double> &b, double c)
{
    const int fraction = a_type == E4M3 || a_type == E5M2 ? 13 : 25,
              keep = fraction == 13 ? 13 : 23;
    double terms = 0, sum = 0;
    int largest = INT32_MIN;
    std::vector<double> term;
    std::vector<int> exponent;
    term.reserve(a.size() + 1);
    exponent.reserve(a.size() + 1);
    for (size_t k = 0; k < a.size(); k++) {
        terms += a[k] * b[k];
        term.push_back(a[k] * b[k]);
        exponent.push_back(a[k] == 0 || b[k] == 0 || !std::isfinite(term[k])
                               ? INT32_MIN
                               : exponent_of(a[k], least_of(formats[a_type])) +
                                     exponent_of(b[k], least_of(formats[b_type])));
    }
    terms += c;
    if (std::isnan(terms))
        return d_f16 ? 0x7fffe000 : 0x7fffffff;
    if (std::isinf(terms))
        return terms > 0 ? 0x7f800000 : 0xff800000;
    term.push_back(c);
    exponent.push_back(c == 0 ? INT32_MIN : exponent_of(c, d_f16 ? -14 : -126));
    largest = *std::max_element(exponent.begin(), exponent.end());
    if (largest == INT32_MIN)
        return 0;
    for (double x : term)
        sum += std::trunc(std::ldexp(x, fraction - largest));
    sum = std::ldexp(sum, largest - fraction);
    if (sum == 0)
        return 0;
    if (d_f16) {
        const double unit = std::ldexp(1.0, exponent_of(sum, -14) - 10);
        sum = std::nearbyint(sum / unit) * unit;
        if (std::fabs(sum) >= 65536)
            return sum > 0 ? 0x7f800000 : 0xff800000;
    } else {
        const double unit = std::ldexp(1.0, std::max(std::ilogb(sum) - keep, -149));
        sum = std::trunc(sum / unit) * unit;
        if (std::fabs(sum) >= std::ldexp(1.0, 128))
            return sum > 0 ? 0x7f800000 : 0xff800000;
    }
    return sum == 0 ? 0 : bits_of((float)sum);
}

inline uint32_t
integer_rule(bool satfinite, const std::vector<double> &a, const std::vector<double> &b,
             int32_t c)
{
    int64_t sum = c;
    for (size_t k = 0; k < a.size(); k++)
        sum += (int64_t)(a[k] * b[k]);
    if (satfinite)
        sum = std::min<int64_t>(std::max<int64_t>(sum, INT32_MIN), INT32_MAX);
    return (uint32_t)(uint64_t)sum;
}

/* ---- data -------------------------------------------------------------------------------------- */

enum kind { SMALL, WIDE, ANY, SUBNORMAL, SPECIALS, CANCEL, LARGE, KINDS };
const char *const kind_names[] = {"small integers", "wide",   "any bits", "subnormal",
                                  "specials",       "cancel", "large"};

/* An element with this sign, exponent field and mantissa. */
inline uint32_t
element_of(const format &f, uint32_t sign, int e, uint32_t mantissa)
{
    const uint32_t x = sign << (f.fraction + f.field) | (uint32_t)e << f.fraction |
                       (mantissa & ((1u << f.fraction) - 1));
    return f.bits == 32 ? x << 13 | (mantissa >> 10 & 0x1fff) : x;
}

inline uint32_t
draw(int type, kind what, std::mt19937 &rng)
{
    const format &f = formats[type];
    auto pick = [&](int lo, int hi) { return std::uniform_int_distribution<int>(lo, hi)(rng); };
    if (f.field == 0)
        return what == LARGE ? (pick(0, 9) ? (type == S8 ? 0x80u : 0xffu) : rng() & 255)
                             : rng() & 255;
    const int top = (1 << f.field) - 1, middle = top / 2;
    const uint32_t sign = rng() & 1, m = rng();
    switch (what) {
    case SMALL: {
        const int x = pick(-4, 4), size = std::abs(x);
        const int e = size == 0 ? 0 : middle + std::ilogb(size);
        const uint32_t fraction = size == 3 ? 1u << (f.fraction - 1) : 0; /* 0, 1, 2, 3, 4 */
        const uint32_t bits = element_of(f, x < 0, e, fraction);
        return f.bits == 32 ? bits & 0xffffe000u : bits;
    }
    case WIDE:
        return element_of(f, sign, std::max(0, middle + pick(-middle / 4 - 2, middle / 4 + 2)),
                          m);
    case SUBNORMAL:
        return element_of(f, sign, pick(0, 2), m);
    case SPECIALS:
        if (pick(0, 60) == 0)
            return element_of(f, sign, top, pick(0, 1) ? ~0u : 0);
        if (pick(0, 5) == 0)
            return element_of(f, sign, 0, 0);
        return element_of(f, sign, middle + pick(-3, 3), m);
    case LARGE:
        return element_of(f, sign, top - pick(1, 3), m);
    case CANCEL:
        return element_of(f, sign, middle + pick(-2, 2), m);
    default:
        return f.bits == 32 ? (uint32_t)rng() : (uint32_t)rng() & ((1u << f.bits) - 1);
    }
}

} // namespace mma_rule

#endif /* TESTS_MMA_RULE_H */
