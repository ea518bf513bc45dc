/* mgpu/layout/sparse_pack.h - a dense matrix becomes a sparse one: prune, compress, metadata words.
 * SPDX-License-Identifier: MIT
 *
 *     numbers    3 -7  0  1 | 0  2  0  5       prune: of each group half is kept, the larger ones
 *                3 -7  0  0 | 0  2  0  5       (it changes nothing of the second group)
 *     stored     3 -7         2  5             compress: those of a group side by side,
 *     codes      0b0100       0b1101           and where they stood, a byte for each group
 *     words      .. 1101 0100                  metadata: four bits of a register, in the lane that has them
 *
 *     bits of an element    16, 8         4                       32 (tf32)
 *     group                 4, two stay   8, two pairs stay       2, one stays
 *
 * Typical use, A [16][32] of bf16 for mma.sp on the host; wgmma and tcgen05 take the same stored elements and codes:
 *     mgpu_sparse_prune(16, x, 16, 32, 32);                               f32, in place; then to bf16
 *     ok = mgpu_sparse_compress(16, stored, codes, a, 16, 32);
 *     mgpu_mma_sp_meta_words(meta, 32, 16, 0, codes, 32 / 4);             a word for each lane
 *
 * A matrix of several instructions: `codes` from its first row and group of each on, with the same pitch.
 */
#ifndef MGPU_LAYOUT_SPARSE_PACK_H
#define MGPU_LAYOUT_SPARSE_PACK_H

#include "sparse_tmem.h"
#include "tile.h"

/* ---- which elements stay ------------------------------------------------------------------- */

/* The code of a group, from the weight of each of its parts, elements or (4 bits) pairs: those that weigh more are
 * stored, of equal ones the first.
 *   bits    of an element: 4, 8, 16, 32
 *   weight  of four parts, of 32 bits two; not negative
 */
MGPU_INLINE uint32_t
mgpu_sparse_choose(uint32_t bits, const float *weight)
{
    uint32_t first = 0, second;
    if (bits == 32)
        return mgpu_sparse_code_tf32(weight[1] > weight[0]);
    for (uint32_t i = 1; i < 4; i++)
        first = weight[i] > weight[first] ? i : first;
    second = first == 0 ? 1 : 0;
    for (uint32_t i = 0; i < 4; i++)
        second = i != first && weight[i] > weight[second] ? i : second;
    return first < second ? mgpu_sparse_code(first, second) : mgpu_sparse_code(second, first);
}

/* Put zeros into a matrix until it is sparse: of each group the larger magnitudes stay, of pairs the larger sums
 * of magnitudes.
 *   bits    of an element that it will have: 4, 8, 16, 32 (tf32)
 *   x       numbers
 *   rows    of A
 *   k       of each: a multiple of mgpu_mma_sp_group(bits)
 *   pitch   numbers from a row to the next
 */
MGPU_INLINE void
mgpu_sparse_prune(uint32_t bits, float *x, uint32_t rows, uint32_t k, uint32_t pitch)
{
    const uint32_t group = mgpu_mma_sp_group(bits), part = bits == 4 ? 2 : 1;
    for (uint32_t row = 0; row < rows; row++)
        for (uint32_t from = 0; from < k; from += group) {
            float *at = x + (size_t)row * pitch + from, weight[4] = {0, 0, 0, 0};
            uint32_t code, stays = 0;
            for (uint32_t i = 0; i < group; i++)
                weight[i / part] += at[i] < 0 ? -at[i] : at[i];
            code = mgpu_sparse_choose(bits, weight);
            for (uint32_t i = 0; i < group / 2; i++)
                stays |= 1u << mgpu_mma_sp_place(bits, code, i);
            for (uint32_t i = 0; i < group; i++)
                if ((stays >> i & 1) == 0)
                    at[i] = 0;
        }
}

/* ---- compress ------------------------------------------------------------------------------ */

/* Element i of a row of elements.
 *   bits    of one: 4 (two in a byte, the first one low), 8, 16, 32
 *   row     bytes of the row
 *   i       from 0
 */
MGPU_INLINE uint32_t
mgpu_sparse_elem(uint32_t bits, const uint8_t *row, uint32_t i)
{
    uint32_t x = 0;
    if (bits == 4)
        return (uint32_t)row[i / 2] >> 4 * (i % 2) & 15;
    for (uint32_t byte = 0; byte < bits / 8; byte++)
        x |= (uint32_t)row[i * bits / 8 + byte] << 8 * byte;
    return x;
}

/* Write element i of a row: the inverse of mgpu_sparse_elem().
 *   bits    of one: 4, 8, 16, 32
 *   row     bytes of the row
 *   i       from 0
 *   x       its bits; those above are ignored
 */
MGPU_INLINE void
mgpu_sparse_set_elem(uint32_t bits, uint8_t *row, uint32_t i, uint32_t x)
{
    if (bits == 4)
        row[i / 2] =
            (uint8_t)((row[i / 2] & (i % 2 == 0 ? 0xf0u : 0x0fu)) | (x & 15) << 4 * (i % 2));
    for (uint32_t byte = 0; bits != 4 && byte < bits / 8; byte++)
        row[i * bits / 8 + byte] = (uint8_t)(x >> 8 * byte);
}

/* The bits of element i of a row without its sign, of 8 or 16: magnitudes of floats are ordered as they are, -0 is 0. */
MGPU_INLINE uint32_t
mgpu__sparse_magnitude(uint32_t bits, const uint8_t *row, uint32_t i)
{
    return mgpu_sparse_elem(bits, row, i) & ((1u << (bits - 1)) - 1);
}

/* As mgpu_sparse_prune(), of elements as they are: floats of 16 or 8 bits. Of each four two of the larger magnitude
 * stay, of equal ones the first.
 *   bits    of an element: 16 (bf16, f16), 8 (e4m3, e5m2)
 *   a       [rows][k] elements
 *   rows    of A
 *   k       of each: a multiple of 4
 */
MGPU_INLINE void
mgpu_sparse_prune_elems(uint32_t bits, uint8_t *a, uint32_t rows, uint32_t k)
{
    for (size_t group = 0; group < (size_t)rows * (k / 4); group++) {
        uint8_t *const at = a + group * 4 * (bits / 8);
        float weight[4];
        uint32_t code;
        for (uint32_t i = 0; i < 4; i++)
            weight[i] = (float)mgpu__sparse_magnitude(bits, at, i);
        code = mgpu_sparse_choose(bits, weight);
        for (uint32_t i = 0; i < 4; i++)
            if (i != mgpu_mma_sp_place(bits, code, 0) && i != mgpu_mma_sp_place(bits, code, 1))
                mgpu_sparse_set_elem(bits, at, i, 0);
    }
}

/* The stored elements of a sparse matrix, and codes that say where they stood. An element is zero if all of its
 * bits are; a group with fewer others than are stored keeps zeros from its first on.
 *   bits    of an element: 4, 8, 16, 32 (tf32)
 *   stored  [rows][k / 2] elements
 *   codes   [rows][k / mgpu_mma_sp_group(bits)], a byte each
 *   dense   [rows][k] elements
 *   rows    of A
 *   k       of each: a multiple of mgpu_mma_sp_group(bits)
 *   returns false if a group has more that is not zero than can be stored: it loses the last of these
 */
MGPU_INLINE bool
mgpu_sparse_compress(uint32_t bits, uint8_t *stored, uint8_t *codes, const uint8_t *dense,
                     uint32_t rows, uint32_t k)
{
    const uint32_t group = mgpu_mma_sp_group(bits), part = bits == 4 ? 2 : 1;
    bool fits = true;
    for (uint32_t row = 0; row < rows; row++)
        for (uint32_t g = 0; g < k / group; g++) {
            const uint8_t *from = dense + (size_t)row * k * bits / 8;
            uint8_t *to = stored + (size_t)row * k / 2 * bits / 8;
            float weight[4] = {0, 0, 0, 0}; /* 1 where something is */
            uint32_t code, parts = 0;
            for (uint32_t i = 0; i < group; i++)
                if (mgpu_sparse_elem(bits, from, g * group + i) != 0)
                    weight[i / part] = 1;
            for (uint32_t i = 0; i < group / part; i++)
                parts += weight[i] != 0;
            fits = fits && parts <= group / part / 2;
            code = mgpu_sparse_choose(bits, weight);
            codes[row * (k / group) + g] = (uint8_t)code;
            for (uint32_t i = 0; i < group / 2; i++)
                mgpu_sparse_set_elem(
                    bits, to, g * (group / 2) + i,
                    mgpu_sparse_elem(bits, from, g * group + mgpu_mma_sp_place(bits, code, i)));
        }
    return fits;
}

/* The dense matrix: the inverse of mgpu_sparse_compress().
 *   bits    of an element: 4, 8, 16, 32 (tf32)
 *   dense   [rows][k] elements
 *   stored  [rows][k / 2] elements
 *   codes   [rows][k / mgpu_mma_sp_group(bits)], a byte each
 *   rows    of A
 *   k       of each
 */
MGPU_INLINE void
mgpu_sparse_expand(uint32_t bits, uint8_t *dense, const uint8_t *stored, const uint8_t *codes,
                   uint32_t rows, uint32_t k)
{
    const uint32_t group = mgpu_mma_sp_group(bits);
    for (uint32_t row = 0; row < rows; row++) {
        uint8_t *to = dense + (size_t)row * k * bits / 8;
        for (uint32_t i = 0; i < k * bits / 8; i++)
            to[i] = 0;
        for (uint32_t s = 0; s < k / 2; s++) {
            const uint32_t g = s / (group / 2);
            mgpu_sparse_set_elem(
                bits, to,
                g * group +
                    mgpu_mma_sp_place(bits, codes[row * (k / group) + g], s % (group / 2)),
                mgpu_sparse_elem(bits, stored + (size_t)row * k / 2 * bits / 8, s));
        }
    }
}

/* ---- metadata ------------------------------------------------------------------------------ */

/* The metadata registers of one mma.sp, of 16 rows; those of lanes that the selector does not name stay.
 *   meta      [32]: a word for each lane
 *   k         K of the instruction
 *   bits      of an element of A: 4, 8 (all of f8f6f4), 16, 32
 *   selector  0 .. 4 / mgpu_mma_sp_meta_lanes() - 1
 *   codes     of its first row and group
 *   pitch     codes from a row to the next
 */
MGPU_INLINE void
mgpu_mma_sp_meta_words(uint32_t *meta, uint32_t k, uint32_t bits, uint32_t selector,
                       const uint8_t *codes, uint32_t pitch)
{
    for (uint32_t i = 0; i < 16 * (k / mgpu_mma_sp_group(bits)); i++) {
        const uint32_t row = i % 16, group = i / 16;
        const mgpu_slot at = mgpu_mma_sp_meta_slot(k, bits, selector, row, group);
        meta[at.thread] = (meta[at.thread] & ~(15u << 4 * at.half)) |
                          (uint32_t)codes[row * pitch + group] << 4 * at.half;
    }
}

/* The metadata registers of one sparse wgmma, of 64 rows; those of threads that the selector does not name stay.
 *   meta       [128]: a word for each thread of the warpgroup
 *   elem_bits  8, 16, or 32 (tf32)
 *   selector   that of the instruction: 0 or 1; of 8-bit types 0
 *   codes      of its first row and group
 *   pitch      codes from a row to the next
 */
MGPU_INLINE void
mgpu_wgmma_meta_words(uint32_t *meta, uint32_t elem_bits, uint32_t selector,
                      const uint8_t *codes, uint32_t pitch)
{
    for (uint32_t warp = 0; warp < 4; warp++)
        mgpu_mma_sp_meta_words(meta + 32 * warp, 512 / elem_bits, elem_bits, selector,
                               codes + (size_t)16 * warp * pitch, pitch);
}

/* ---- a whole matrix for wgmma --------------------------------------------------------------- */

/* Metadata of A[rows][k] in the order in which two warpgroups read it, each 64 of 128 rows, in steps of two sparse
 * wgmma: with one load a thread has its words of a step, one of elements of 16 bits, whose instructions have
 * selectors 0 and 1, of 8 bits two, a word for each instruction.
 *
 *     meta[tile of 128 rows][step][warpgroup][thread][1 or 2]
 */

/* Numbers of K in a step.
 *   bits    of an element: 16 or 8
 *   returns 64 or 128
 */
MGPU_INLINE uint32_t
mgpu_wgmma_meta_step(uint32_t bits)
{
    return 1024 / bits;
}

/* Words of all metadata.
 *   bits    of an element: 16 or 8
 *   rows    of A
 *   k       of each
 */
MGPU_INLINE size_t
mgpu_wgmma_meta_size(uint32_t bits, uint32_t rows, uint32_t k)
{
    return (size_t)mgpu_ceil_div(rows, 128) * mgpu_ceil_div(k, mgpu_wgmma_meta_step(bits)) *
           (256 * 16 / bits);
}

/* The stored elements of a sparse matrix of floats, and its metadata in that order. -0 is zero.
 *   bits    of an element: 16 or 8
 *   stored  [rows][k / 2] elements
 *   meta    mgpu_wgmma_meta_size() words
 *   a       [rows][k] elements
 *   rows    of A
 *   k       of each: a multiple of 4
 *   returns rows * k, or where the first group in this order begins that has more than two that are not zero:
 *           row * k + column
 */
MGPU_INLINE size_t
mgpu_wgmma_sp_pack(uint32_t bits, uint8_t *stored, uint32_t *meta, const uint8_t *a,
                   uint32_t rows, uint32_t k)
{
    const uint32_t bytes = bits / 8, words = 16 / bits, step_k = mgpu_wgmma_meta_step(bits);
    const uint32_t groups = step_k / 4, steps = mgpu_ceil_div(k, step_k);
    for (uint32_t i = 0; i < mgpu_ceil_div(rows, 128) * 2 * steps; i++) {
        const uint32_t half = i / steps, step = i % steps; /* half: 64 rows */
        uint32_t *const to =
            meta + ((half / 2 * steps + step) * (size_t)2 + half % 2) * 128 * words;
        uint8_t codes[64 * 32], chunk[128], some[64]; /* of a row and step */
        for (uint32_t r = 0; r < 64; r++) {
            const uint32_t row = half * 64 + r, from = step * step_k;
            const uint32_t there = row >= rows ? 0 : k - from < step_k ? k - from : step_k;
            const uint8_t *const dense = a + ((size_t)row * k + from) * bytes;
            for (uint32_t c = 0; c < step_k; c++)
                mgpu_sparse_set_elem(bits, chunk, c,
                                     c < there && mgpu__sparse_magnitude(bits, dense, c) != 0
                                         ? mgpu_sparse_elem(bits, dense, c)
                                         : 0);
            if (!mgpu_sparse_compress(bits, some, codes + r * groups, chunk, 1, step_k)) {
                uint32_t c = 0;
                while (mgpu_sparse_compress(bits, some, codes, chunk + c * bytes, 1, 4))
                    c += 4;
                return (size_t)row * k + from + c;
            }
            for (uint32_t c = 0; c < there / 2; c++)
                mgpu_sparse_set_elem(bits, stored + ((size_t)row * (k / 2) + from / 2) * bytes,
                                     c, mgpu_sparse_elem(bits, some, c));
        }
        for (uint32_t each = 0; each < 2; each++) { /* instructions of a step */
            uint32_t one[128];
            mgpu_wgmma_meta_words(words == 1 ? to : one, bits, words == 1 ? each : 0,
                                  codes + each * groups / 2, groups);
            for (uint32_t t = 0; words == 2 && t < 128; t++)
                to[2 * t + each] = one[t];
        }
    }
    return (size_t)rows * k;
}

/* ---- metadata in tensor memory -------------------------------------------------------------- */

/* The columns of metadata of one tcgen05.mma.sp whose D has all 128 lanes (layout D, MGPU_TMEM_LAYOUT_D), lane by
 * lane, as tcgen05.cp or st bring them; a column that the selector does not name stays.
 *   meta       word of lane 0 and of the first column
 *   lane_words from a lane to the next
 *   elem_bits  32 (tf32), 16, 8, 4 (mxf4, mxf4nvf4)
 *   selector   that of the instruction, 0 or 1; 0 of 8 and 4 bits
 *   codes      of its first row and group
 *   pitch      codes from a row to the next
 */
MGPU_INLINE void
mgpu_tmem_meta_words(uint32_t *meta, uint32_t lane_words, uint32_t elem_bits, uint32_t selector,
                     const uint8_t *codes, uint32_t pitch)
{
    for (uint32_t i = 0; i < 128 * mgpu_tmem_meta_chunks(elem_bits); i++) {
        const uint32_t row = i % 128, chunk = i / 128;
        const mgpu_tmem_slot at =
            mgpu_tmem_meta_slot(MGPU_TMEM_LAYOUT_D, elem_bits, selector, row, chunk, 0);
        uint32_t *word = meta + at.lane * lane_words + at.col;
        *word = (*word & ~(15u << at.bit)) | (uint32_t)codes[row * pitch + chunk] << at.bit;
    }
}

/* All metadata of a tile of tcgen05.mma.sp in one block, as tile/mma_sp.h copies it: parts of four columns, each
 * [128 lanes][4 words]; what no row has becomes zero.
 *   meta       mgpu_mma_tile_meta_bytes() bytes
 *   layout     A, C, D or F: mgpu_mma_tile_d_layout()
 *   elem_bits  32 (tf32), 16, 8, 4 (mxf4, mxf4nvf4)
 *   steps      instructions along K
 *   codes      of the block's first row, and of its first group
 *   pitch      codes from a row to the next
 */
MGPU_INLINE void
mgpu_tmem_meta_pack(uint32_t *meta, mgpu_tmem_layout layout, uint32_t elem_bits, uint32_t steps,
                    const uint8_t *codes, uint32_t pitch)
{
    const uint32_t chunks = mgpu_tmem_meta_chunks(elem_bits);
    const uint32_t cols = mgpu_tmem_meta_cols(elem_bits); /* of a step */
    const uint32_t parts = (steps * cols + 3) / 4, rows = mgpu_tmem_rows(layout);
    for (uint32_t i = 0; i < parts * 4 * MGPU_TMEM_LANES; i++)
        meta[i] = 0;
    for (uint32_t i = 0; i < steps * rows * chunks; i++) {
        const uint32_t step = i / (rows * chunks), row = i / chunks % rows, chunk = i % chunks;
        const mgpu_tmem_slot at =
            mgpu_tmem_meta_slot(layout, elem_bits, cols == 1 ? step % 2 : 0, row, chunk, 0);
        const uint32_t col = step * cols / 2 * 2 + at.col;
        meta[(col / 4 * MGPU_TMEM_LANES + at.lane) * 4 + col % 4] |=
            (uint32_t)codes[row * pitch + step * chunks + chunk] << at.bit;
    }
}

#endif /* MGPU_LAYOUT_SPARSE_PACK_H */
