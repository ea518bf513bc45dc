/* mgpu/emu/math/im2col.h - which pixels of an image a column of im2col has, one after the other.
 * SPDX-License-Identifier: MIT
 *
 *     lower corner                   along W in steps to the upper corner, then the next row of the box,
 *         +--------------------+     plane, image. The corners are of the box in which the first tap of a
 *         |      1 . 2 . 3 .   |     filter lies; offsets move each pixel by the tap, out of the tensor too:
 *         | 4 . 5 . 6 . 7 .    |     there is the padding
 *         +--------------------+
 *                       upper corner
 */
#ifndef MGPU_EMU_MATH_IM2COL_H
#define MGPU_EMU_MATH_IM2COL_H

#include "tma_map.h"

/* The corners of the box along dimension `axis`, one of W, H, D: 1 .. rank - 2. */
MGPU_INLINE int64_t
mgpu__im2col_first(const mgpu__tma_map *m, uint32_t axis)
{
    return m->lower[axis - 1];
}

MGPU_INLINE int64_t
mgpu__im2col_last(const mgpu__tma_map *m, uint32_t axis)
{
    return (int64_t)m->dims[axis] - 1 + m->upper[axis - 1];
}

/* From one pixel, at W [H [D]] N = at[1] .. at[rank - 1], to the next. */
MGPU_INLINE void
mgpu__im2col_next(const mgpu__tma_map *m, int64_t *at)
{
    for (uint32_t i = 1; i + 1 < m->rank; i++) {
        at[i] += m->elem_strides[i];
        if (at[i] <= mgpu__im2col_last(m, i))
            return;
        at[i] = mgpu__im2col_first(m, i);
    }
    at[m->rank - 1] += m->elem_strides[m->rank - 1]; /* of images, too (seen on an H200) */
}

/* im2col::w: the same along W alone, then on in the next image. */
MGPU_INLINE void
mgpu__im2col_wide_next(const mgpu__tma_map *m, int64_t *at)
{
    at[1] += m->elem_strides[1];
    if (at[1] <= mgpu__im2col_last(m, 1))
        return;
    at[1] = mgpu__im2col_first(m, 1);
    at[m->rank - 1]++;
}

/* Pixels in front of a halo, and how often that is. */
MGPU_INLINE uint32_t
mgpu__im2col_wide_group(const mgpu__tma_map *m)
{
    return m->im2col == 3 ? 32 : m->pixels;
}

/* Is the pixel, moved by the offsets along W, H, D, in the tensor? And how many bytes from its first. */
MGPU_INLINE bool
mgpu__im2col_pixel(const mgpu__tma_map *m, const int64_t *at, const int32_t *offsets,
                   uint64_t *bytes)
{
    bool inside = true;
    *bytes = 0;
    for (uint32_t i = 1; i < m->rank; i++) {
        const int64_t x = at[i] + (i + 1 < m->rank ? offsets[i - 1] : 0);
        inside = inside && x >= 0 && (uint64_t)x < m->dims[i];
        *bytes += (uint64_t)x * m->strides[i - 1];
    }
    return inside;
}

#endif /* MGPU_EMU_MATH_IM2COL_H */
