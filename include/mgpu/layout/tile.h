/* mgpu/layout/tile.h - tiles in shared memory: size, alignment, place of each element, stages.
 * SPDX-License-Identifier: MIT
 *
 * TMA moves boxes of a tensor. In shared memory a box is a tile: rows of elements along the
 * innermost dimension, one below the other, the other dimensions counted up as rows.
 *
 *     box[c4][c3][c2][c1][c0]               tile, rows x row_bytes
 *                                           +----------------------+  0
 *     row  = c1 + b1*(c2 + b2*(c3 + b3*c4)) | row 0                |
 *     byte = c0 * elem_bytes                +----------------------+  pitch
 *                                           | row 1                |
 *     address = swizzle(dst + row * pitch   +----------------------+  2 * pitch
 *                           + byte)         |          .           |
 *
 *     swizzle   row_bytes                 pitch       dst aligned to
 *     none      16, 32, ...               row_bytes    128
 *     32 B      32, or 16                 32           256 \
 *     64 B      64, or 16, 32, 48         64           512  >  128 is enough for TMA alone
 *     128 B     128, or 16, 32, ... 112   128         1024 /  (512, 256 with atoms of 32, 64)
 *
 * A swizzled row shorter than its span leaves the rest of the span unused, on an H200 too.
 *
 * A box of an interleaved tensor (NC/8HWC8 with slices of 16 bytes, NC/16HWC16 with 32) has one slice
 * of the channels: the tile is those slices one after the other, without a pitch, swizzled or not.
 *
 *     box[n][1][d][h][w] of slices          tile
 *                                           +-------+-------+-- --+-------+-------+
 *     slice = w + bw*(h + bh*(d + bd*n))    | 0 0 0 | 1 0 0 | ... | 0 1 0 | 1 1 0 | ...  w h d
 *     address = swizzle(dst                 +-------+-------+-- --+-------+-------+
 *              + slice * slice_bytes + byte)  16 or 32 bytes each; byte / elem_bytes is the channel
 *
 * How many stages of two operands fit, with a 32 KiB output tile beside them:
 *     mgpu_tile a = mgpu_make_tile(128, 128, MGPU_SWIZZLE_128B);    128 x 64 bf16
 *     mgpu_tile b = mgpu_make_tile(256, 128, MGPU_SWIZZLE_128B);
 *     mgpu_smem_stages(32768 + 1024, mgpu_tile_bytes(a) + mgpu_tile_bytes(b),
 *                      MGPU_SMEM_LIMIT_SM90);                       4
 */
#ifndef MGPU_LAYOUT_TILE_H
#define MGPU_LAYOUT_TILE_H

#include "swizzle.h"

/* ---- rounding; b is not 0, and the results fit into 32 bits ------------------------------ */

/* a / b, rounded up.
 *   a       any number
 *   b       at least 1
 */
MGPU_INLINE uint32_t
mgpu_ceil_div(uint32_t a, uint32_t b)
{
    return a / b + (a % b != 0 ? 1 : 0);
}

/* The smallest multiple of b that is >= a.
 *   a       any number
 *   b       at least 1
 */
MGPU_INLINE uint32_t
mgpu_round_up(uint32_t a, uint32_t b)
{
    return mgpu_ceil_div(a, b) * b;
}

/* The largest multiple of b that is <= a.
 *   a       any number
 *   b       at least 1
 */
MGPU_INLINE uint32_t
mgpu_round_down(uint32_t a, uint32_t b)
{
    return a / b * b;
}

/* ---- tiles ------------------------------------------------------------------------------- */

/* Rows of one box, or of several boxes stored one after the other. */
typedef struct mgpu_tile {
    uint32_t rows;
    uint32_t row_bytes; /* a multiple of 16, at most the span of the swizzle */
    mgpu_swizzle swizzle;
} mgpu_tile;

/* A tile of `rows` rows of `row_bytes` bytes each; mgpu_tile_fault() checks it.
 *   rows       1 and up
 *   row_bytes  bytes of a row, a multiple of 16
 *   swizzle    how TMA and wgmma permute the chunks of a row
 */
MGPU_INLINE mgpu_tile
mgpu_make_tile(uint32_t rows, uint32_t row_bytes, mgpu_swizzle swizzle)
{
    mgpu_tile t;
    t.rows = rows;
    t.row_bytes = row_bytes;
    t.swizzle = swizzle;
    return t;
}

/* Whether a row of `row_bytes` fits into the span of the swizzle; any row fits without one.
 *   swizzle    how TMA and wgmma permute the chunks of a row
 *   row_bytes  bytes of a row
 */
MGPU_INLINE bool
mgpu_tile_row_fits(mgpu_swizzle swizzle, uint32_t row_bytes)
{
    return swizzle == MGPU_SWIZZLE_NONE || row_bytes <= mgpu_swizzle_span_bytes(swizzle);
}

/* What is wrong with a tile.
 *   tile    any
 *   returns a sentence with the rule and the remedy (static), or a null pointer if legal
 */
MGPU_INLINE const char *
mgpu_tile_fault(mgpu_tile tile)
{
    if (!mgpu_swizzle_is_legal(tile.swizzle))
        return "swizzle is none of MGPU_SWIZZLE_NONE, _32B, _64B, _96B, _128B and "
               "_128B_ATOM_...";
    if (tile.rows == 0 || tile.row_bytes == 0)
        return "the tile is empty: rows and row_bytes must be at least 1 and 16";
    if (tile.row_bytes % 16 != 0)
        return "row_bytes must be a multiple of 16: TMA moves chunks of 16 bytes; pad the row";
    if (!mgpu_tile_row_fits(tile.swizzle, tile.row_bytes))
        return "row_bytes is longer than the span of the swizzle (32, 64 or 128 bytes): split "
               "the row into several boxes, or take a wider swizzle";
    return (const char *)0;
}

/* Bytes from one row to the next.
 *   tile    one without a fault
 */
MGPU_INLINE uint32_t
mgpu_tile_pitch_bytes(mgpu_tile tile)
{
    return tile.swizzle == MGPU_SWIZZLE_NONE ? tile.row_bytes
                                             : mgpu_swizzle_span_bytes(tile.swizzle);
}

/* Bytes of shared memory that the tile needs.
 *   tile    one without a fault
 */
MGPU_INLINE uint32_t
mgpu_tile_bytes(mgpu_tile tile)
{
    return tile.rows * mgpu_tile_pitch_bytes(tile);
}

/* Alignment in bytes of the tile's shared address that both TMA and wgmma are content with.
 *   tile    one without a fault
 */
MGPU_INLINE uint32_t
mgpu_tile_align_bytes(mgpu_tile tile)
{
    return mgpu_swizzle_repeat_bytes(tile.swizzle);
}

/* Where in the tile a byte of a row is stored.
 *   tile     one without a fault
 *   row      0 .. rows-1
 *   byte     0 .. row_bytes-1
 *   returns  offset in bytes from the start of a tile aligned to mgpu_tile_align_bytes()
 */
MGPU_INLINE uint32_t
mgpu_tile_offset(mgpu_tile tile, uint32_t row, uint32_t byte)
{
    return mgpu_swizzle_offset(tile.swizzle, row * mgpu_tile_pitch_bytes(tile) + byte);
}

/* ---- boxes ------------------------------------------------------------------------------- */

/* What one TMA instruction moves; index 0 is the innermost dimension, as in a tensor map. */
typedef struct mgpu_box {
    uint32_t elems[5]; /* 1..256 each; dimensions that the tensor lacks are 1 */
    uint32_t elem_bytes;
    mgpu_swizzle swizzle;
} mgpu_box;

/* A box of a matrix [rows][cols].
 *   rows        rows of the box, 1..256
 *   cols        columns of the box, elements, 1..256
 *   elem_bytes  bytes of an element: 1, 2, 4 or 8
 *   swizzle     how TMA and wgmma permute the chunks of a row
 */
MGPU_INLINE mgpu_box
mgpu_box_2d(uint32_t rows, uint32_t cols, uint32_t elem_bytes, mgpu_swizzle swizzle)
{
    mgpu_box b;
    b.elems[0] = cols;
    b.elems[1] = rows;
    b.elems[2] = b.elems[3] = b.elems[4] = 1;
    b.elem_bytes = elem_bytes;
    b.swizzle = swizzle;
    return b;
}

/* The same of packed elements, in which bytes of shared memory stand for elements: as many bytes as
 * elements, padded, or with MGPU_DTYPE_B4X16 half as many.
 *   rows        rows of the box, 1..256
 *   cols        columns of the box, elements: 128 of a padded type, else a multiple of 32
 *   dtype       MGPU_DTYPE_B4X16, _B4X16_P64 or _B6X16_P32
 *   swizzle     how TMA and the tensor cores permute the chunks of a row
 */
MGPU_INLINE mgpu_box
mgpu_box_packed_2d(uint32_t rows, uint32_t cols, mgpu_dtype dtype, mgpu_swizzle swizzle)
{
    return mgpu_box_2d(rows, cols * mgpu_dtype_smem_bits(dtype) / 8, 1, swizzle);
}

/* The bit of its row in shared memory that an element begins at, before the swizzle moves its chunk.
 *   dtype       one of mgpu_dtype
 *   col         of the row, from 0
 */
MGPU_INLINE uint32_t
mgpu_dtype_smem_bit(mgpu_dtype dtype, uint32_t col)
{
    return col / 16 * 16 * mgpu_dtype_smem_bits(dtype) + col % 16 * mgpu_dtype_bits(dtype);
}

/* The tile that a box becomes in shared memory.
 *   box     as it is given to the tensor map
 */
MGPU_INLINE mgpu_tile
mgpu_box_tile(mgpu_box box)
{
    return mgpu_make_tile(box.elems[1] * box.elems[2] * box.elems[3] * box.elems[4],
                          box.elems[0] * box.elem_bytes, box.swizzle);
}

/* Bytes that one load of the box counts on its mbarrier, even if it hangs over an edge. Not of padded
 * elements, B4X16_P64 and B6X16_P32, whose padding does not count: mgpu_tensor_map_box_bytes() of the map.
 *   box     as it is given to the tensor map
 */
MGPU_INLINE uint32_t
mgpu_box_tx_bytes(mgpu_box box)
{
    const mgpu_tile tile = mgpu_box_tile(box);
    return tile.rows * tile.row_bytes;
}

/* Where TMA puts, or finds, element [c4][c3][c2][c1][c0] of a box.
 *   box      as it is given to the tensor map
 *   dst      shared address of the box, a multiple of 128
 *   c0..c4   place in the box, elements, c0 innermost; 0 for dimensions that the tensor lacks
 *   returns  shared address of the element's first byte
 */
MGPU_INLINE uint32_t
mgpu_box_addr(mgpu_box box, uint32_t dst, uint32_t c0, uint32_t c1, uint32_t c2, uint32_t c3,
              uint32_t c4)
{
    const uint32_t *b = box.elems;
    const uint32_t row = c1 + b[1] * (c2 + b[2] * (c3 + b[3] * c4));
    const uint32_t pitch = mgpu_tile_pitch_bytes(mgpu_box_tile(box));
    return mgpu_swizzle_offset(box.swizzle, dst + row * pitch + c0 * box.elem_bytes);
}

/* ---- boxes of interleaved tensors -------------------------------------------------------- */

/* What one TMA instruction moves of a tensor whose channels lie in slices; the dimension that counts
 * slices of channels, the one before the last of the tensor map, has one of them in each box. */
typedef struct mgpu_interleaved_box {
    uint32_t w, h, d, n;  /* 1..256 slices each, d and h 1 where the tensor lacks them; with an
                             element stride s in the map ceil(its box / s) */
    uint32_t slice_bytes; /* 16 or 32: the value of the map's mgpu_interleave */
    mgpu_swizzle swizzle;
} mgpu_interleaved_box;

/* A box of w x h x d pixels of n images; mgpu_interleaved_box_fault() checks it.
 *   w, h, d, n   dimensions 0, 1, 2 and the last of a map of rank 5; of rank 4 (W H C N) d is 1,
 *                of rank 3 (W C N) h too; 1..256
 *   slice_bytes  16 or 32
 *   swizzle      how TMA permutes the chunks of 16 bytes
 */
MGPU_INLINE mgpu_interleaved_box
mgpu_make_interleaved_box(uint32_t w, uint32_t h, uint32_t d, uint32_t n, uint32_t slice_bytes,
                          mgpu_swizzle swizzle)
{
    mgpu_interleaved_box b;
    b.w = w;
    b.h = h;
    b.d = d;
    b.n = n;
    b.slice_bytes = slice_bytes;
    b.swizzle = swizzle;
    return b;
}

/* What is wrong with a box of an interleaved tensor.
 *   box     any
 *   returns a sentence with the rule and the remedy (static), or a null pointer if legal
 */
MGPU_INLINE const char *
mgpu_interleaved_box_fault(mgpu_interleaved_box box)
{
    if (!mgpu_swizzle_is_legal(box.swizzle))
        return "swizzle is none of MGPU_SWIZZLE_NONE, _32B, _64B, _128B and _128B_ATOM_...";
    if (box.slice_bytes != 16 && box.slice_bytes != 32)
        return "slice_bytes is not 16 or 32, the slices of TMA: without slices take mgpu_box";
    if (box.w == 0 || box.h == 0 || box.d == 0 || box.n == 0)
        return "the box is empty: w, h, d and n must be at least 1, where the tensor lacks "
               "them too";
    if (box.w > 256 || box.h > 256 || box.d > 256 || box.n > 256)
        return "w, h, d or n is more than 256, the most of a tensor map: take several boxes";
    return (const char *)0;
}

/* Bytes of shared memory that the box needs, and as many as a load of it counts on its mbarrier, even
 * if it hangs over an edge.
 *   box     one without a fault
 *   returns modulo 2^32; what is more than a block's shared memory is no box
 */
MGPU_INLINE uint32_t
mgpu_interleaved_box_bytes(mgpu_interleaved_box box)
{
    return box.w * box.h * box.d * box.n * box.slice_bytes;
}

/* Where TMA puts, or finds, a byte of slice [n][d][h][w] of a box.
 *   box         one without a fault
 *   dst         shared address of the box, a multiple of 128
 *   w, h, d, n  place in the box, slices; 0 for dimensions that the tensor lacks
 *   byte        0 .. slice_bytes-1: channel of the slice times bytes of an element
 *   returns     shared address of the byte
 */
MGPU_INLINE uint32_t
mgpu_interleaved_box_addr(mgpu_interleaved_box box, uint32_t dst, uint32_t w, uint32_t h,
                          uint32_t d, uint32_t n, uint32_t byte)
{
    const uint32_t slice = w + box.w * (h + box.h * (d + box.d * n));
    return mgpu_swizzle_offset(box.swizzle, dst + slice * box.slice_bytes + byte);
}

/* ---- budget ------------------------------------------------------------------------------ */

/* Boxes that cover a matrix [rows][cols]; those at the edges may hang over.
 *   rows      rows of the matrix
 *   cols      columns of the matrix, elements
 *   box_rows  rows of a box, at least 1
 *   box_cols  columns of a box, elements, at least 1
 */
MGPU_INLINE uint64_t
mgpu_boxes_to_cover(uint32_t rows, uint32_t cols, uint32_t box_rows, uint32_t box_cols)
{
    return (uint64_t)mgpu_ceil_div(rows, box_rows) * mgpu_ceil_div(cols, box_cols);
}

/* Most shared memory of one block on sm_90, static and dynamic together: 227 KiB. */
enum { MGPU_SMEM_LIMIT_SM90 = 232448 };

/* How many stages fit into shared memory.
 *   fixed_bytes  what is there once: barriers, output tile, padding in front of the first stage
 *   stage_bytes  what each stage takes; a multiple of its tiles' alignment keeps all aligned
 *   limit_bytes  for example MGPU_SMEM_LIMIT_SM90
 *   returns      0 when none fits
 */
MGPU_INLINE uint32_t
mgpu_smem_stages(uint32_t fixed_bytes, uint32_t stage_bytes, uint32_t limit_bytes)
{
    return fixed_bytes > limit_bytes || stage_bytes == 0
               ? 0
               : (limit_bytes - fixed_bytes) / stage_bytes;
}

#endif /* MGPU_LAYOUT_TILE_H */
