/* tests/emu/math/fast_bound.h - how far `fast` may be from `exact`, as docs/emulator.md says: of wgmma and tcgen05.mma.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_TESTS_FAST_BOUND_H
#define MGPU_TESTS_FAST_BOUND_H

#include <algorithm>
#include <cmath>

/* |x|, a subnormal operand as the smallest normal one. */
inline double
weight_of_fast(bool f16, double x)
{
    return x == 0 ? 0 : std::max(std::fabs(x), f16 ? 0x1p-14 : 0x1p-126);
}

/* Of one element, where `exact` has a number: 2^-19 (|C| + sum of |a b|) and 2^-145, an f16 result by one more unit in
 * its last place.
 *   f16     the operands are, else bf16
 *   c       0 if there is none
 *   a, b    16 finite numbers each
 */
inline double
bound_of_fast(bool f16, bool d_f16, double c, const float *a, const float *b, double exact)
{
    double size = std::fabs(c);
    for (int k = 0; k < 16; k++)
        size += weight_of_fast(f16, a[k]) * weight_of_fast(f16, b[k]);
    return size * 0x1p-19 + 0x1p-145 +
           (d_f16 ? std::max(std::ldexp(1.0, std::ilogb(exact) - 10), 0x1p-24) : 0);
}

#endif /* MGPU_TESTS_FAST_BOUND_H */
