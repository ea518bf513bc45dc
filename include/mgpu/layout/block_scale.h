/* mgpu/layout/block_scale.h - rows of f32 as small numbers with a scale for each block: mxfp8, mxfp4, nvfp4.
 * SPDX-License-Identifier: MIT
 *
 *     a row       x x x x ... x | x x x x ... x |          k numbers, blocks of 32 (nvfp4: 16) along K
 *     elements    e e e e ... e | e e e e ... e |          a byte each; e2m1 two in a byte, the first one low
 *     scales      s             | s             |          a byte each, row by row
 *
 *     a number is e * s, near x * factor
 *
 *     format        element   scale   which scale
 *     mxfp8         e4m3      ue8m0   the least power of two with which no element is clamped
 *     mxfp8_e5m2    e5m2      ue8m0   the same
 *     mxfp4         e2m1      ue8m0   the same
 *     nvfp4         e2m1      ue4m3   largest / 6, to nearest; clamped to 448, which `factor` is for
 *
 * (The OCP's text takes floor(log2(largest)) - floor(log2(that of the type)), so that the largest may be clamped; a
 * scale here is that or its double.)
 *
 * Elements are what TMA, ldmatrix and mma.sync's kinds mxf4, mxf4nvf4 and mxf8f6f4 (of bytes) take. Four scales of a
 * row that follow each other are the register of mma.sync that mgpu_mma_scale_a_slot() speaks of: load a word. What
 * tcgen05.cp takes mgpu_scale_pack() makes of them (scale.h).
 *
 * Typical use, of a matrix [rows][k] on the host; each row is by itself, so threads of a kernel may share them out:
 *     mgpu_block_quantise(MGPU_BLOCK_NVFP4, elems, scales, x, rows, k, k, 448 * 6 / largest);
 *     mgpu_scale_pack(blocks, scales, rows, k / 16, k / 16);          for tcgen05
 *
 * OCP, "Microscaling Formats (MX) Specification"; PTX ISA, "Block Scaling".
 */
#ifndef MGPU_LAYOUT_BLOCK_SCALE_H
#define MGPU_LAYOUT_BLOCK_SCALE_H

#include "mma_tile.h"
#include "number.h"

/* Elements and their scales. */
typedef enum mgpu_block_format {
    MGPU_BLOCK_MXFP8, /* e4m3, ue8m0 */
    MGPU_BLOCK_MXFP8_E5M2,
    MGPU_BLOCK_MXFP4,
    MGPU_BLOCK_NVFP4
} mgpu_block_format;

/* ---- sizes --------------------------------------------------------------------------------- */

/* Neighbours along K that have a scale in common.
 *   format  one of mgpu_block_format
 *   returns 16 or 32
 */
MGPU_INLINE uint32_t
mgpu_block_elems(mgpu_block_format format)
{
    return format == MGPU_BLOCK_NVFP4 ? 16 : 32;
}

/* Scales of a row.
 *   format  one of mgpu_block_format
 *   k       numbers of the row; a last block may be shorter
 */
MGPU_INLINE uint32_t
mgpu_block_scales(mgpu_block_format format, uint32_t k)
{
    return (k + mgpu_block_elems(format) - 1) / mgpu_block_elems(format);
}

/* Bytes of the elements of a row.
 *   format  one of mgpu_block_format
 *   k       numbers of the row
 */
MGPU_INLINE uint32_t
mgpu_block_row_bytes(mgpu_block_format format, uint32_t k)
{
    return format >= MGPU_BLOCK_MXFP4 ? (k + 1) / 2 : k;
}

/* ---- a block ------------------------------------------------------------------------------- */

/* The scale of numbers.
 *   format   one of mgpu_block_format
 *   largest  of their magnitudes, times the factor. NaN makes a NaN; infinity counts as the largest number
 */
MGPU_INLINE uint8_t
mgpu_block_scale(mgpu_block_format format, float largest)
{
    uint32_t bits = mgpu__bits_of_float(largest) & 0x7fffffffu, most, e;
    if (bits > 0x7f800000u)
        return format == MGPU_BLOCK_NVFP4 ? 0x7f : 0xff;
    if (format == MGPU_BLOCK_NVFP4)
        return mgpu_e4m3_from_f32(mgpu__float_of_bits(bits) / 6.0f);
    if (bits == 0x7f800000u)
        bits--;
    most = format == MGPU_BLOCK_MXFP8        ? 0x43e00000u  /* 448 */
           : format == MGPU_BLOCK_MXFP8_E5M2 ? 0x47600000u  /* 57344 */
                                             : 0x40c00000u; /* 6 */
    e = (bits >> 23) + ((bits & 0x7fffffu) > (most & 0x7fffffu)) + 127;
    return (uint8_t)(e > most >> 23 ? e - (most >> 23) : 0);
}

/* What a scale is worth.
 *   format  one of mgpu_block_format
 *   scale   its bits
 */
MGPU_INLINE float
mgpu_block_scale_value(mgpu_block_format format, uint8_t scale)
{
    return format == MGPU_BLOCK_NVFP4 ? mgpu_e4m3_to_f32(scale & 0x7f)
                                      : mgpu_ue8m0_to_f32(scale);
}

/* The element nearest to a number, ties to even; what is too large is clamped.
 *   format  one of mgpu_block_format
 *   x       the number, times the factor
 *   scale   of its block: mgpu_block_scale(); with one of 0 each element is 0
 */
MGPU_INLINE uint8_t
mgpu_block_elem(mgpu_block_format format, float x, uint8_t scale)
{
    const float by = mgpu_block_scale_value(format, scale);
    const float y = by == 0.0f ? 0.0f : x / by;
    return format == MGPU_BLOCK_MXFP8        ? mgpu_e4m3_from_f32(y)
           : format == MGPU_BLOCK_MXFP8_E5M2 ? mgpu_e5m2_from_f32(y)
                                             : mgpu_e2m1_from_f32(y);
}

/* What an element is worth with its scale.
 *   format  one of mgpu_block_format
 *   elem    its bits
 *   scale   of its block
 */
MGPU_INLINE float
mgpu_block_value(mgpu_block_format format, uint8_t elem, uint8_t scale)
{
    const float x = format == MGPU_BLOCK_MXFP8        ? mgpu_e4m3_to_f32(elem)
                    : format == MGPU_BLOCK_MXFP8_E5M2 ? mgpu_e5m2_to_f32(elem)
                                                      : mgpu_e2m1_to_f32(elem & 15);
    return x * mgpu_block_scale_value(format, scale);
}

/* ---- tcgen05.mma --------------------------------------------------------------------------- */

/* A tile of two matrices of a format, of one block, as mgpu_mma_tile_make() describes one: change fields for a pair.
 *   format  one of mgpu_block_format, of A and of B
 *   m       rows of D
 *   n       columns of D
 *   k       elements of K, a multiple of 32 (mxfp8) or 64
 */
MGPU_INLINE mgpu_mma_tile
mgpu_block_tile(mgpu_block_format format, uint32_t m, uint32_t n, uint32_t k)
{
    const mgpu_mma_type type = format == MGPU_BLOCK_MXFP8        ? MGPU_MMA_E4M3
                               : format == MGPU_BLOCK_MXFP8_E5M2 ? MGPU_MMA_E5M2
                                                                 : MGPU_MMA_E2M1;
    mgpu_mma_tile t = mgpu_mma_tile_make(format < MGPU_BLOCK_MXFP4    ? MGPU_KIND_MXF8F6F4
                                         : format == MGPU_BLOCK_MXFP4 ? MGPU_KIND_MXF4
                                                                      : MGPU_KIND_MXF4NVF4,
                                         MGPU_MMA_F32, type, type, m, n, k);
    t.block = mgpu_block_elems(format);
    t.scale = format == MGPU_BLOCK_NVFP4 ? MGPU_MMA_UE4M3 : MGPU_MMA_UE8M0;
    return t;
}

/* ---- a matrix ------------------------------------------------------------------------------ */

/* Elements and scales of a matrix, row by row.
 *   format  one of mgpu_block_format
 *   elems   [rows][mgpu_block_row_bytes()] bytes
 *   scales  [rows][mgpu_block_scales()] bytes
 *   from    numbers
 *   rows    of A; of B columns
 *   k       numbers of each
 *   pitch   numbers from a row of `from` to the next
 *   factor  each number is multiplied by it first: 1, of nvfp4 448 * 6 / the largest of all
 */
MGPU_INLINE void
mgpu_block_quantise(mgpu_block_format format, uint8_t *elems, uint8_t *scales,
                    const float *from, uint32_t rows, uint32_t k, uint32_t pitch, float factor)
{
    const uint32_t each = mgpu_block_elems(format), all = mgpu_block_scales(format, k);
    const uint32_t bytes = mgpu_block_row_bytes(format, k);
    for (uint32_t row = 0; row < rows; row++)
        for (uint32_t block = 0; block < all; block++) {
            const float *x = from + (size_t)row * pitch + block * each;
            const uint32_t n = k - block * each < each ? k - block * each : each;
            uint8_t *e = elems + (size_t)row * bytes, *s = scales + (size_t)row * all + block;
            uint32_t largest = 0; /* as bits, which order as magnitudes do, NaN above */
            for (uint32_t i = 0; i < n; i++) {
                const uint32_t bits = mgpu__bits_of_float(x[i] * factor) & 0x7fffffffu;
                largest = bits > largest ? bits : largest;
            }
            *s = mgpu_block_scale(format, mgpu__float_of_bits(largest));
            for (uint32_t i = 0; i < n; i++) {
                const uint8_t elem = mgpu_block_elem(format, x[i] * factor, *s);
                const uint32_t at = block * each + i;
                if (format < MGPU_BLOCK_MXFP4)
                    e[at] = elem;
                else if (at % 2 == 0)
                    e[at / 2] = elem; /* a last one of an odd row has 0 above it */
                else
                    e[at / 2] = (uint8_t)(e[at / 2] | elem << 4);
            }
        }
}

/* The numbers of a matrix: the inverse of mgpu_block_quantise() with a factor of 1, of numbers that it keeps.
 *   format  one of mgpu_block_format
 *   to      numbers
 *   elems   [rows][mgpu_block_row_bytes()] bytes
 *   scales  [rows][mgpu_block_scales()] bytes
 *   rows    of A; of B columns
 *   k       numbers of each
 *   pitch   numbers from a row of `to` to the next
 */
MGPU_INLINE void
mgpu_block_dequantise(mgpu_block_format format, float *to, const uint8_t *elems,
                      const uint8_t *scales, uint32_t rows, uint32_t k, uint32_t pitch)
{
    const uint32_t each = mgpu_block_elems(format), all = mgpu_block_scales(format, k);
    const uint32_t bytes = mgpu_block_row_bytes(format, k);
    for (uint32_t row = 0; row < rows; row++)
        for (uint32_t i = 0; i < k; i++) {
            const uint8_t *e = elems + (size_t)row * bytes;
            const uint8_t elem =
                format < MGPU_BLOCK_MXFP4 ? e[i] : (uint8_t)(e[i / 2] >> 4 * (i % 2) & 15);
            to[(size_t)row * pitch + i] =
                mgpu_block_value(format, elem, scales[(size_t)row * all + i / each]);
        }
}

#endif /* MGPU_LAYOUT_BLOCK_SCALE_H */
