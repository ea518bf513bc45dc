/* tests/ptx/approx.h - what the tests of approximations share.
 * SPDX-License-Identifier: MIT
 */
#ifndef TESTS_PTX_APPROX_H
#define TESTS_PTX_APPROX_H

#include <mgpu/mgpu.h>

#include "device.h"

#include <cmath>

typedef struct {
    const uint32_t *in;
    uint32_t *out;
    uint32_t n;
} approx_args;

inline double
flushed(double x)
{
    return std::fabs(x) < 0x1p-126 ? std::copysign(0.0, x) : x;
}

/* What is allowed: `relative` of the result, and `absolute`. */
typedef struct {
    double relative, absolute;
} bound;

/* Is `got` as near to y as is allowed? Infinities and NaN are exact, beyond the range infinity is near. */
inline bool
near(double got, long double y, bound b, bool ftz)
{
    if (std::isnan(y) || std::isnan(got))
        return std::isnan(y) && std::isnan(got);
    if (std::isinf(y) || y == 0)
        return got == (double)y && std::signbit(got) == std::signbit(y);
    if (std::fabs(y) >= 0x1.fffffep127L)
        return std::fabs(got) >= 0x1.fffff0p127 && std::signbit(got) == std::signbit(y);
    const long double size = std::fabs(y);
    const long double allowed = b.relative * size + b.absolute + 0x1p-149L;
    return std::fabs(got - y) <= allowed || (ftz && size < 0x1.00001p-126L && got == 0);
}

#endif /* TESTS_PTX_APPROX_H */
