/* tests/layout/convolution.h - zero-column masks of a convolution along rows of an image.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_TESTS_LAYOUT_CONVOLUTION_H
#define MGPU_TESTS_LAYOUT_CONVOLUTION_H

#include <mgpu/layout/zero_mask.h>

#include <algorithm>
#include <cstdlib>

/* Tap `tap` of a convolution along rows of `width` pixels: B's column j is pixel first + j, and what is outside of its
 * row is zero. */
inline mgpu_zero_mask_fields
tap_fields(uint32_t m, uint32_t n, int width, int tap, int pad, int first)
{
    const int off = tap - pad, skip = std::abs(off), parts = 128 / (int)m;
    const int begin = off < 0 ? 0 : width - off;
    mgpu_zero_mask_fields f = mgpu_zero_mask_decode((uint64_t)tap << 56);
    for (int j = 0; j < (int)n && !f.generates; j++)
        f.generates = (first + j) % width + off < 0 || (first + j) % width + off >= width;
    if (!f.generates)
        return f;
    f.zero_cols = skip >= width ? 256u : (uint32_t)skip;
    f.used_cols = skip >= width ? 1u : (uint32_t)std::min(width - skip, 256);
    for (int i = 0; i < parts; i++) {
        const int at = (first + i * ((int)n / parts) - begin + 2 * width) % width;
        f.first[i] = skip >= width || at < skip;
        f.start[i] = skip >= width ? 0u
                     : at < skip   ? (uint32_t)at
                                   : (uint32_t)std::max(0, (int)f.used_cols - (width - at));
    }
    return f;
}

#endif /* MGPU_TESTS_LAYOUT_CONVOLUTION_H */
