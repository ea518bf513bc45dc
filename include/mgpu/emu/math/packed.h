/* mgpu/emu/math/packed.h - elements of a tensor map in global and in shared memory: packed ones, and what pads them.
 * SPDX-License-Identifier: MIT
 *
 *     16 of b6x16_p32     global  |12 bytes   |        shared  |12 bytes   |-4-|
 *     16 of b4x16_p64     global  |8 bytes|            shared  |8 bytes|-- 8 --|
 *
 * For box.h. Not confirmed by hardware: what the padding holds, and that it does not count for the mbarrier.
 */
#ifndef MGPU_EMU_MATH_PACKED_H
#define MGPU_EMU_MATH_PACKED_H

#include "../../config.h"
#include "../../types.h"
#include "tma_map.h"
#include <string.h>

/* Bytes in global memory of n units of dimension 0: elements, or slices of an interleaved tensor. */
MGPU_INLINE int64_t
mgpu__tma_units(const mgpu__tma_map *m, int64_t n)
{
    return m->interleave != 0 ? n * m->interleave
                              : n * (int64_t)mgpu_dtype_bits((mgpu_dtype)m->dtype) / 8;
}

/* Elements that shared memory has with padding: 16 in each 16 bytes. */
MGPU_INLINE bool
mgpu__tma_padded(const mgpu__tma_map *m)
{
    const mgpu_dtype dtype = (mgpu_dtype)m->dtype;
    return mgpu_dtype_smem_bits(dtype) != mgpu_dtype_bits(dtype);
}

/* Bytes of a row of the box in shared memory, without what a swizzle leaves unused. */
MGPU_INLINE uint32_t
mgpu__tma_row_bytes(const mgpu__tma_map *m)
{
    return m->box[0] * mgpu_dtype_smem_bits((mgpu_dtype)m->dtype) / 8;
}

#if defined(MGPU_EMU_IMPLEMENTATION)

/* What is wrong with a map of padded elements, and with one of rows of 96 bytes. */
MGPU__MODEL const char *
mgpu__tma_check_newer(const mgpu__tma_map *m)
{
    if (m->swizzle == MGPU_SWIZZLE_96B &&
        (m->interleave != 0 || m->im2col == 3 || mgpu__tma_padded(m)))
        return "a swizzle of 96 bytes is neither for slices, nor for padded elements, nor for "
               "im2col::w::128";
    if (!mgpu__tma_padded(m))
        return NULL;
    if (m->box[0] != 128 || m->dims[0] % 128 != 0 || m->global % 32 != 0)
        return "rows of padded elements are 128 in a box, a multiple of 128 in the tensor, and "
               "begin at a multiple of 32 bytes";
    for (int i = 1; i < m->rank; i++)
        if (m->strides[i - 1] % 32 != 0)
            return "a stride of padded elements is not a multiple of 32 bytes";
    if (m->interleave != 0 || m->im2col != 0 ||
        (m->swizzle != 0 &&
         (m->swizzle < MGPU_SWIZZLE_128B || m->swizzle == MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B)))
        return "padded elements are in tiles, without a swizzle or with one of 128 bytes that "
               "does not flip";
    return NULL;
}

/* Rows of padded elements are whole, inside the tensor or outside. What pads them is a byte that nobody has written. */
MGPU__MODEL void
mgpu__tma_pad(const mgpu__tma_map *m, unsigned char *row, const unsigned char *from,
              bool inside)
{
    const uint32_t piece = 2 * mgpu_dtype_bits((mgpu_dtype)m->dtype);
    memset(row, 0xDB, 128);
    for (uint32_t i = 0; i < 8; i++)
        if (inside)
            memcpy(row + 16 * i, from + piece * i, piece);
        else
            memset(row + 16 * i, 0, piece);
}

#endif /* MGPU_EMU_IMPLEMENTATION */
#endif /* MGPU_EMU_MATH_PACKED_H */
