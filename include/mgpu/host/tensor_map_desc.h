/* mgpu/host/tensor_map_desc.h - a tensor in memory and the box of it that TMA moves.
 * SPDX-License-Identifier: MIT
 *
 *                  cols = dims[0]                     the tensor in global memory:
 *          +-----------------------------+- - +       dims, box in elements, innermost first
 *          |         +-----------+       |    |       strides in bytes, of dims 1 and up
 *     rows |         |    box    | box_  |    |
 *    = dims|         |           | rows  |    |       a box is what one instruction moves;
 *      [1] |         +-----------+       |    |       what of it lies outside is filled on a
 *          |           box_cols          |    |       load, skipped on a store, and counts
 *          +-----------------------------+- - +       in the bytes that an mbarrier expects
 *          |<-- row_bytes = strides_bytes[0] ->
 *
 * A store cuts no 16 bytes of a row: of cols that are not whole 16 bytes it writes up to 15 bytes
 * behind each row. What pads these rows is nobody's; with row_bytes = cols in bytes there is none.
 *
 *     mgpu_tensor_map_desc d =
 *         mgpu_tensor_map_2d(MGPU_DTYPE_BF16, a, rows, cols, cols * 2, 128, 64);
 *     d.name = "A";
 *     d.swizzle = MGPU_SWIZZLE_128B;
 *
 * What is legal is the business of host/tensor_map_rules.h.
 */
#ifndef MGPU_HOST_TENSOR_MAP_DESC_H
#define MGPU_HOST_TENSOR_MAP_DESC_H

#include "../config.h"
#include "../layout/tile.h"
#include "../types.h"

#include <string.h>

/* Layouts such as NC/8HWC8, in which a slice of channels is 16 or 32 bytes: the value.
 *
 *     dims   W  [H  [D]]  C/8  N      innermost first: dim 0 counts slices, not elements, in its
 *                                     extent, box, step and coordinate; the dimension before the
 *                                     last counts slices of channels, and a box holds one of them
 *
 * So a box has interleave * box[0] / elem_strides[0] bytes a row, packed, without the pitch of a
 * swizzle; the swizzle permutes 16-byte chunks by their address as always. All of it as an H200 does;
 * the manual says little. */
typedef enum mgpu_interleave {
    MGPU_INTERLEAVE_NONE = 0,
    MGPU_INTERLEAVE_16B = 16,
    MGPU_INTERLEAVE_32B = 32
} mgpu_interleave;

/* How many bytes a miss brings into L2: the value. */
typedef enum mgpu_l2_promotion {
    MGPU_L2_PROMOTION_NONE = 0,
    MGPU_L2_PROMOTION_64B = 64,
    MGPU_L2_PROMOTION_128B = 128,
    MGPU_L2_PROMOTION_256B = 256
} mgpu_l2_promotion;

/* What a load puts where the box lies outside the tensor. */
typedef enum mgpu_oob_fill { MGPU_OOB_ZERO = 0, MGPU_OOB_NAN = 1 } mgpu_oob_fill;

/* All that a tiled tensor map says. Begin with mgpu_tensor_map_1d(), _2d() or _nd(), then
 * assign the fields that differ. Index 0 is the innermost dimension, the contiguous one.
 *
 * With an element stride s a box of b elements moves every s-th of them, ceil(b / s), packed; as
 * many count in the bytes that the mbarrier gets, mgpu_tensor_map_box_bytes(). The driver's bound
 * on the bytes of a box counts floor(b / s), see host/tensor_map_rules.h. */
typedef struct mgpu_tensor_map_desc {
    const char *name;           /* for sentences; NULL allowed */
    mgpu_dtype dtype;           /* 8-bit floats travel as u8 */
    uint32_t rank;              /* 1..5 */
    const void *global;         /* element (0, 0, ...), aligned to 16 bytes; below 2^57 */
    uint64_t dims[5];           /* elements, 1..2^32 */
    uint64_t strides_bytes[4];  /* of dims 1, 2, ...: multiples of 16 below 2^40 */
    uint32_t box[5];            /* elements, 1..256; [0] in bytes is a multiple of 16 */
    uint32_t elem_strides[5];   /* 1..8: every n-th element; [0] works only when interleaved */
    mgpu_swizzle swizzle;       /* box[0] in bytes is at most its span, unless NONE */
    mgpu_interleave interleave; /* NONE, or rank 3 and up */
    mgpu_l2_promotion l2_promotion;
    mgpu_oob_fill oob_fill; /* NAN for floating types of 16 bits and more */
    uint32_t sm; /* the GPU it is for: 90; 100 and more have packed types and atoms */
} mgpu_tensor_map_desc;

/* ---- start a description ------------------------------------------------------------- */

/* Any rank, innermost dimension first.
 *   dtype   element type
 *   global  device address of the first element, aligned to 16 bytes
 *   rank    1..5
 *   dims    elements per dimension, `rank` of them
 *   strides_bytes  step of dims 1, 2, ... in bytes, rank - 1 of them; NULL: packed
 *   box     elements per dimension that one instruction moves, `rank` of them, 1..256
 *   returns a description: no swizzle, no interleave, zero fill, 256-byte L2 promotion; for any
 *           GPU from sm_90 on
 */
MGPU_HOST mgpu_tensor_map_desc
mgpu_tensor_map_nd(mgpu_dtype dtype, const void *global, uint32_t rank, const uint64_t *dims,
                   const uint64_t *strides_bytes, const uint32_t *box)
{
    mgpu_tensor_map_desc d;
    uint64_t packed_bytes = mgpu_dtype_bytes(dtype);
    const uint32_t packed_bits = mgpu_dtype_packed_bits(dtype);
    memset(&d, 0, sizeof d);
    d.dtype = dtype;
    d.rank = rank;
    d.global = global;
    for (uint32_t i = 0; i < 5; i++) {
        const bool used = i < rank;
        d.dims[i] = used ? dims[i] : 1;
        d.box[i] = used ? box[i] : 1;
        d.elem_strides[i] = 1;
        packed_bytes =
            i == 0 && packed_bits != 0 ? d.dims[0] * packed_bits / 8 : packed_bytes * d.dims[i];
        if (i + 1 < rank && i < 4)
            d.strides_bytes[i] = strides_bytes != NULL ? strides_bytes[i] : packed_bytes;
    }
    d.l2_promotion = MGPU_L2_PROMOTION_256B;
    d.sm = 90;
    return d;
}

/* A vector.
 *   dtype   element type
 *   global  device address of the first element, aligned to 16 bytes
 *   elems   elements in memory, 1..2^32; if boxes are stored, whole 16 bytes of memory
 *   box_elems  elements that one instruction moves, 1..256
 *   returns a description, as mgpu_tensor_map_nd() does
 */
MGPU_HOST mgpu_tensor_map_desc
mgpu_tensor_map_1d(mgpu_dtype dtype, const void *global, uint64_t elems, uint32_t box_elems)
{
    return mgpu_tensor_map_nd(dtype, global, 1, &elems, NULL, &box_elems);
}

/* A matrix T[rows][cols] whose rows are contiguous and row_bytes apart. Rows come first here, as
 * in C; an instruction takes the innermost coordinate first: (c0, c1) = (col, row) is T[row][col].
 *   dtype   element type
 *   global  device address of T[0][0], aligned to 16 bytes
 *   rows    1..2^32
 *   cols    elements of a row, 1..2^32
 *   row_bytes  from one row to the next, a multiple of 16; what pads a row to 16 bytes is nobody's
 *           if boxes are stored
 *   box_rows   rows that one instruction moves, 1..256
 *   box_cols   elements of each of them, 1..256
 *   returns a description, as mgpu_tensor_map_nd() does
 */
MGPU_HOST mgpu_tensor_map_desc
mgpu_tensor_map_2d(mgpu_dtype dtype, const void *global, uint64_t rows, uint64_t cols,
                   uint64_t row_bytes, uint32_t box_rows, uint32_t box_cols)
{
    uint64_t dims[2];
    uint32_t box[2];
    dims[0] = cols;
    dims[1] = rows;
    box[0] = box_cols;
    box[1] = box_rows;
    return mgpu_tensor_map_nd(dtype, global, 2, dims, &row_bytes, box);
}

/* ---- facts that follow from a description -------------------------------------------- */

/* The element stride that counts: TMA ignores that of dimension 0 unless interleaved. */
MGPU_HOST uint32_t
mgpu__tensor_map_step(const mgpu_tensor_map_desc *d, uint32_t axis)
{
    const bool ignored = axis == 0 && d->interleave == MGPU_INTERLEAVE_NONE;
    return ignored || d->elem_strides[axis] == 0 ? 1 : d->elem_strides[axis];
}

/* Elements of dimension `axis` that one box moves. An interleaved one moves one slice of the channels,
 * the dimension before the last, whatever its box says (seen on an H200). */
MGPU_HOST uint32_t
mgpu__tensor_map_count(const mgpu_tensor_map_desc *d, uint32_t axis)
{
    if (d->interleave != MGPU_INTERLEAVE_NONE && axis + 2 == d->rank)
        return 1;
    return mgpu_ceil_div(d->box[axis], mgpu__tensor_map_step(d, axis));
}

/* Bytes of one box: what an mbarrier has to expect, also where the box lies outside. Of packed types they
 * are those of global memory, without what pads them in shared memory: so CUTLASS counts, and no GPU has
 * been asked.
 *   desc    legal, or the answer means nothing
 *   returns bytes; UINT32_MAX if there are more
 */
MGPU_HOST uint32_t
mgpu_tensor_map_box_bytes(mgpu_tensor_map_desc desc)
{
    const uint64_t most = (uint64_t)UINT32_MAX * 8;
    uint64_t bits = desc.interleave != MGPU_INTERLEAVE_NONE ? 8 * (uint64_t)desc.interleave
                                                            : mgpu_dtype_bits(desc.dtype);
    for (uint32_t i = 0; i < desc.rank && i < 5 && bits <= most; i++)
        bits *= mgpu__tensor_map_count(&desc, i);
    return bits <= most ? (uint32_t)(bits / 8) : UINT32_MAX;
}

/* Alignment of the box in shared memory: 128 bytes, and with a swizzle eight rows of it, so
 * that the pattern begins with the tile (it follows address bits 7 and up, not the tile).
 *   desc    legal, or the answer means nothing
 *   returns 128, 256, 512 or 1024 bytes
 */
MGPU_HOST uint32_t
mgpu_tensor_map_smem_align(mgpu_tensor_map_desc desc)
{
    return mgpu_swizzle_repeat_bytes(desc.swizzle);
}

/* Boxes that cover dimension `axis`; the last one may reach outside.
 *   desc    legal, or the answer means nothing
 *   axis    0..rank-1, 0 is the innermost
 *   returns ceil(dims / box); 0 for an axis that is not there
 */
MGPU_HOST uint64_t
mgpu_tensor_map_tiles(mgpu_tensor_map_desc desc, uint32_t axis)
{
    if (axis >= desc.rank || axis >= 5 || desc.box[axis] == 0)
        return 0;
    return (desc.dims[axis] + desc.box[axis] - 1) / desc.box[axis];
}

#endif /* MGPU_HOST_TENSOR_MAP_DESC_H */
