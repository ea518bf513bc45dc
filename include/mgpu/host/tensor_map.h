/* mgpu/host/tensor_map.h - describe a tensor and the box that TMA moves, check it, encode it.
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
 *     mgpu_tensor_map_desc d =
 *         mgpu_tensor_map_2d(MGPU_BF16, a, rows, cols, cols * 2, 128, 64);
 *     d.name = "A";
 *     d.swizzle = MGPU_SWIZZLE_128B;
 *     if (mgpu_tensor_map_tiled(&args.a, d, &why) != MGPU_OK)
 *         fprintf(stderr, "%s\n", why.item[0].text);
 *
 *     tensor map "A": strides_bytes[0] is 4094, not a multiple of 16 (the step of dim 1):
 *     pad it to 4096 bytes, 2048 elements of bf16
 *
 * The check needs no GPU and is as strict as the driver: no stricter, no laxer. What is legal
 * but seldom meant is the business of mgpu_tensor_map_lint().
 */
#ifndef MGPU_HOST_TENSOR_MAP_H
#define MGPU_HOST_TENSOR_MAP_H

#include "../config.h"
#include "../status.h"
#include "../types.h"
#include "device.h"
#if MGPU_EMULATE
#include "../emu/tma_map.h"
#endif

/* Layouts such as NC/8HWC8, in which a slice of channels is 16 or 32 bytes: the value. */
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
 * assign the fields that differ. Index 0 is the innermost dimension, the contiguous one. */
typedef struct mgpu_tensor_map_desc {
    const char *name;           /* for sentences; NULL allowed */
    mgpu_dtype dtype;           /* 8-bit floats travel as u8 */
    uint32_t rank;              /* 1..5 */
    const void *global;         /* element (0, 0, ...), aligned to 16 bytes */
    uint64_t dims[5];           /* elements, 1..2^32 */
    uint64_t strides_bytes[4];  /* of dims 1, 2, ...: multiples of 16 below 2^40 */
    uint32_t box[5];            /* elements, 1..256 */
    uint32_t elem_strides[5];   /* 1..8: every n-th element; [0] only when interleaved */
    mgpu_swizzle swizzle;       /* box[0] in bytes is at most this, unless NONE */
    mgpu_interleave interleave; /* NONE, or rank 3 and up */
    mgpu_l2_promotion l2_promotion;
    mgpu_oob_fill oob_fill; /* NAN for floating types of 16 bits and more */
} mgpu_tensor_map_desc;

/* ---- start a description ----------------------------------------------------------------- */

/* Any rank, innermost dimension first.
 *   dtype   element type
 *   global  device address of the first element, aligned to 16 bytes
 *   rank    1..5
 *   dims    elements per dimension, `rank` of them
 *   strides_bytes  step of dims 1, 2, ... in bytes, rank - 1 of them; NULL: packed
 *   box     elements per dimension that one instruction moves, `rank` of them, 1..256
 *   returns a description: no swizzle, no interleave, zero fill, 256-byte L2 promotion
 */
MGPU_HOST mgpu_tensor_map_desc
mgpu_tensor_map_nd(mgpu_dtype dtype, const void *global, uint32_t rank, const uint64_t *dims,
                   const uint64_t *strides_bytes, const uint32_t *box)
{
    mgpu_tensor_map_desc d;
    uint64_t packed_bytes = mgpu_dtype_bytes(dtype);
    memset(&d, 0, sizeof d);
    d.dtype = dtype;
    d.rank = rank;
    d.global = global;
    for (uint32_t i = 0; i < 5; i++) {
        const bool used = i < rank;
        d.dims[i] = used ? dims[i] : 1;
        d.box[i] = used ? box[i] : 1;
        d.elem_strides[i] = 1;
        packed_bytes *= d.dims[i];
        if (i + 1 < rank && i < 4)
            d.strides_bytes[i] = strides_bytes != NULL ? strides_bytes[i] : packed_bytes;
    }
    d.l2_promotion = MGPU_L2_PROMOTION_256B;
    return d;
}

/* A vector.
 *   dtype   element type
 *   global  device address of the first element, aligned to 16 bytes
 *   elems   elements in memory, 1..2^32
 *   box_elems  elements that one instruction moves, 1..256
 *   returns a description, as mgpu_tensor_map_nd() does
 */
MGPU_HOST mgpu_tensor_map_desc
mgpu_tensor_map_1d(mgpu_dtype dtype, const void *global, uint64_t elems, uint32_t box_elems)
{
    return mgpu_tensor_map_nd(dtype, global, 1, &elems, NULL, &box_elems);
}

/* A matrix T[rows][cols] whose rows are contiguous and row_bytes apart.
 *   dtype   element type
 *   global  device address of T[0][0], aligned to 16 bytes
 *   rows    1..2^32
 *   cols    elements of a row, 1..2^32
 *   row_bytes  from one row to the next, a multiple of 16
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

/* ---- facts that follow from a description ------------------------------------------------ */

/* The element stride that counts: TMA ignores that of dimension 0 unless interleaved. */
MGPU_HOST uint32_t
mgpu__tensor_map_step(const mgpu_tensor_map_desc *d, uint32_t axis)
{
    const bool ignored = axis == 0 && d->interleave == MGPU_INTERLEAVE_NONE;
    return ignored || d->elem_strides[axis] == 0 ? 1 : d->elem_strides[axis];
}

/* Bytes of one box: what an mbarrier has to expect, also where the box lies outside.
 *   desc    legal, or the answer means nothing
 *   returns bytes; UINT32_MAX if there are more
 */
MGPU_HOST uint32_t
mgpu_tensor_map_box_bytes(mgpu_tensor_map_desc desc)
{
    uint64_t bytes = mgpu_dtype_bytes(desc.dtype);
    for (uint32_t i = 0; i < desc.rank && i < 5 && bytes <= UINT32_MAX; i++) {
        const uint64_t step = mgpu__tensor_map_step(&desc, i);
        bytes *= (desc.box[i] + step - 1) / step; /* of every step-th element */
    }
    return bytes <= UINT32_MAX ? (uint32_t)bytes : UINT32_MAX;
}

/* Alignment of the box in shared memory: 128 bytes, and with a swizzle eight rows of it, so
 * that the pattern begins with the tile (it follows address bits 7 and up, not the tile).
 *   desc    legal, or the answer means nothing
 *   returns 128, 256, 512 or 1024 bytes
 */
MGPU_HOST uint32_t
mgpu_tensor_map_smem_align(mgpu_tensor_map_desc desc)
{
    const uint32_t pattern_bytes = 8 * (uint32_t)desc.swizzle;
    return pattern_bytes > 128 ? pattern_bytes : 128;
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

/* ---- check ----------------------------------------------------------------------------------- */

/* The driver's number for a dtype, -1 for none. Numbers from 6 on may be filled with NaN. */
MGPU_HOST int
mgpu__tensor_map_dtype(mgpu_dtype dtype)
{
    switch (dtype) {
    case MGPU_U8:
    case MGPU_S8:
    case MGPU_E4M3:
    case MGPU_E5M2:
        return 0;
    case MGPU_U16:
        return 1;
    case MGPU_U32:
        return 2;
    case MGPU_S32:
        return 3;
    case MGPU_U64:
        return 4;
    case MGPU_S64:
        return 5;
    case MGPU_F16:
        return 6;
    case MGPU_F32:
        return 7;
    case MGPU_F64:
        return 8;
    case MGPU_BF16:
        return 9;
    case MGPU_TF32:
        return 11;
    }
    return -1;
}

/* Is the step of dim axis + 1 the number of elements below it, where bytes are meant? The bytes
 * that were probably meant, else 0. */
MGPU_HOST uint64_t
mgpu__tensor_map_meant(const mgpu_tensor_map_desc *d, uint32_t axis)
{
    const uint64_t elem_bytes = mgpu_dtype_bytes(d->dtype);
    uint64_t elems = 1;
    for (uint32_t i = 0; i <= axis; i++)
        elems *= d->dims[i];
    return elem_bytes > 1 && d->strides_bytes[axis] == elems ? elems * elem_bytes : 0;
}

/* Add one sentence: `tensor map "A": box[0] is 300` and what follows in `format`. */
#if defined(__GNUC__)
__attribute__((format(printf, 8, 9)))
#endif
MGPU_HOST mgpu_status
mgpu__tensor_map_say(const mgpu_tensor_map_desc *d, mgpu_issues *issues, mgpu_status status,
                     const char *field, int index, int64_t got, int64_t want,
                     const char *format, ...)
{
    char head[72], where[32], tail[168];
    va_list args;
    va_start(args, format);
    (void)vsnprintf(tail, sizeof tail, format, args);
    va_end(args);
    if (d->name != NULL)
        (void)snprintf(head, sizeof head, "tensor map \"%.24s\"", d->name);
    else
        (void)snprintf(head, sizeof head, "tensor map");
    if (index >= 0)
        (void)snprintf(where, sizeof where, "%s[%d]", field, index);
    else
        (void)snprintf(where, sizeof where, "%s", field);
    return mgpu_issue_add(issues, status, field, index, got, want, "%s: %s is %lld%s", head,
                          where, (long long)got, tail);
}

/* One line of a table of rules: what has to hold, where, got and wanted, and the sentence. */
#define MGPU__RULE(holds, field, index, got, want, ...)                                        \
    do {                                                                                       \
        if (!(holds))                                                                          \
            status =                                                                           \
                mgpu__tensor_map_say(&desc, issues, MGPU_INVALID_TENSOR_MAP, field, index,     \
                                     (int64_t)(got), (int64_t)(want), __VA_ARGS__);            \
    } while (0)

/* Is this what the driver accepts? Pure: asks neither driver nor GPU.
 *   desc    any description
 *   issues  emptied, then every violation with a remedy; may be NULL
 *   errors  MGPU_INVALID_TENSOR_MAP: at least one rule is broken
 */
MGPU_HOST mgpu_status
mgpu_tensor_map_check(mgpu_tensor_map_desc desc, mgpu_issues *issues)
{
    mgpu_status status = MGPU_OK;
    const uint32_t n = desc.rank <= 5 ? desc.rank : 5;
    const uint32_t elem_bytes = mgpu_dtype_bytes(desc.dtype);
    const char *const dtype = mgpu_dtype_name(desc.dtype);
    const uint64_t row_bytes = (uint64_t)desc.box[0] * elem_bytes;
    const bool flat = desc.interleave == MGPU_INTERLEAVE_NONE;
    const uint64_t step = desc.interleave == MGPU_INTERLEAVE_32B ? 32 : 16;
    const unsigned swizzle = (unsigned)desc.swizzle, interleave = (unsigned)desc.interleave;
    const unsigned promotion = (unsigned)desc.l2_promotion, fill = (unsigned)desc.oob_fill;
    const uint64_t address = (uint64_t)(uintptr_t)desc.global;
    if (issues != NULL)
        issues->count = 0;

    /* words */
    MGPU__RULE(elem_bytes != 0, "dtype", -1, desc.dtype, 0,
               ", which is no mgpu_dtype: use MGPU_BF16, MGPU_F32, ...");
    MGPU__RULE(swizzle == 0 || swizzle == 32 || swizzle == 64 || swizzle == 128, "swizzle", -1,
               swizzle, 0, ", not 0, 32, 64 or 128: use MGPU_SWIZZLE_NONE, _32B, _64B, _128B");
    MGPU__RULE(interleave == 0 || interleave == 16 || interleave == 32, "interleave", -1,
               interleave, 0, ", not 0, 16 or 32: use MGPU_INTERLEAVE_NONE, _16B, _32B");
    MGPU__RULE(promotion == 0 || promotion == 64 || promotion == 128 || promotion == 256,
               "l2_promotion", -1, promotion, 0,
               ", not 0, 64, 128 or 256: use MGPU_L2_PROMOTION_NONE, _64B, _128B, _256B");
    MGPU__RULE(fill <= 1, "oob_fill", -1, fill, 0, ": use MGPU_OOB_ZERO or MGPU_OOB_NAN");

    /* rank and address */
    MGPU__RULE(desc.rank >= 1 && desc.rank <= 5, "rank", -1, desc.rank, desc.rank == 0 ? 1 : 5,
               ", not 1 to 5: %s",
               desc.rank == 0 ? "start with mgpu_tensor_map_1d(), _2d() or _nd()"
                              : "merge dimensions that lie packed in each other");
    MGPU__RULE(flat || desc.rank >= 3 || desc.rank == 0, "rank", -1, desc.rank, 3,
               ", and an interleaved tensor has 3 to 5 dimensions: add some of size 1");
    MGPU__RULE(address != 0, "global", -1, 0, 16,
               " (NULL): pass the device address of the tensor's first element");
    MGPU__RULE(address % step == 0, "global", -1, address, step,
               " (0x%llx), not a multiple of %u: begin at an aligned element (it is %u bytes "
               "past one)",
               (unsigned long long)address, (unsigned)step, (unsigned)(address % step));

    /* dimensions */
    for (uint32_t i = 0; i < n; i++) {
        MGPU__RULE(desc.dims[i] != 0, "dims", (int)i, 0, 1,
                   ": a tensor without elements needs no launch; skip it");
        MGPU__RULE(desc.dims[i] <= (uint64_t)1 << 32, "dims", (int)i, desc.dims[i],
                   (int64_t)1 << 32, ", above 2^32 elements: split the tensor%s",
                   desc.dims[i] >> 63 ? " (or did a 32-bit computation overflow?)" : "");
    }

    /* strides */
    for (uint32_t i = 0; i + 1 < n; i++) {
        const uint64_t s = desc.strides_bytes[i], padded = (s + step - 1) / step * step;
        const uint64_t meant = mgpu__tensor_map_meant(&desc, i);
        MGPU__RULE(s % step == 0 || meant == 0, "strides_bytes", (int)i, s, step,
                   ", not a multiple of %u, but the number of elements below dim %u: strides "
                   "are in bytes; did you mean %llu?",
                   (unsigned)step, (unsigned)i + 1, (unsigned long long)meant);
        MGPU__RULE(s % step == 0 || meant != 0, "strides_bytes", (int)i, s, step,
                   ", not a multiple of %u (the step of dim %u): pad it to %llu bytes, %llu "
                   "elements of %s",
                   (unsigned)step, (unsigned)i + 1, (unsigned long long)padded,
                   (unsigned long long)(elem_bytes != 0 ? padded / elem_bytes : 0), dtype);
        MGPU__RULE(s < (uint64_t)1 << 40, "strides_bytes", (int)i, s, ((int64_t)1 << 40) - 1,
                   ", not below 2^40 (the step of dim %u, in bytes): %s", (unsigned)i + 1,
                   s >> 63 ? "it is negative: did a 32-bit computation overflow?"
                           : "split the tensor");
    }

    /* box */
    for (uint32_t i = 0; i < n; i++) {
        MGPU__RULE(desc.box[i] >= 1 && desc.box[i] <= 256, "box", (int)i, desc.box[i],
                   desc.box[i] == 0 ? 1 : 256, ", not 1 to 256 elements: %s",
                   desc.box[i] == 0 ? "say how much one instruction moves"
                                    : "move the tile with several instructions");
        MGPU__RULE((flat && i == 0) || (desc.elem_strides[i] >= 1 && desc.elem_strides[i] <= 8),
                   "elem_strides", (int)i, desc.elem_strides[i],
                   desc.elem_strides[i] == 0 ? 1 : 8, ", not 1 to 8: 1 takes every element");
    }
    if (flat && n > 0 && elem_bytes != 0) {
        MGPU__RULE(row_bytes % 16 == 0, "box", 0, desc.box[0], 16 / elem_bytes,
                   " elements of %s, %llu bytes, not a multiple of 16: make it a multiple of "
                   "%u elements",
                   dtype, (unsigned long long)row_bytes, (unsigned)(16 / elem_bytes));
        MGPU__RULE(swizzle == 0 || row_bytes <= swizzle, "box", 0, desc.box[0],
                   swizzle / elem_bytes,
                   " elements of %s, %llu bytes, more than the %u of the swizzle: at most %u "
                   "elements; move a wider tile with several boxes",
                   dtype, (unsigned long long)row_bytes, swizzle, swizzle / elem_bytes);
    }

    /* pairs */
    MGPU__RULE(desc.interleave != MGPU_INTERLEAVE_32B || swizzle == 32, "swizzle", -1, swizzle,
               32, ", and MGPU_INTERLEAVE_32B goes with MGPU_SWIZZLE_32B only");
    MGPU__RULE(fill != 1 || elem_bytes == 0 || mgpu__tensor_map_dtype(desc.dtype) >= 6,
               "oob_fill", -1, fill, 0,
               " (MGPU_OOB_NAN), and %s has no NaN that TMA knows: use MGPU_OOB_ZERO", dtype);
    return status;
}

#undef MGPU__RULE

/* What is legal and yet seldom meant. Each remark has the status MGPU_OK.
 *   desc    legal: mgpu_tensor_map_check() said so
 *   issues  emptied, then every remark; may be NULL
 *   returns how many remarks
 */
MGPU_HOST int
mgpu_tensor_map_lint(mgpu_tensor_map_desc desc, mgpu_issues *issues)
{
#define MGPU__REMARK(smells, field, index, got, want, ...)                                     \
    do {                                                                                       \
        if (smells) {                                                                          \
            count++;                                                                           \
            (void)mgpu__tensor_map_say(&desc, issues, MGPU_OK, field, index, (int64_t)(got),   \
                                       (int64_t)(want), __VA_ARGS__);                          \
        }                                                                                      \
    } while (0)

    int count = 0;
    const uint32_t n = desc.rank <= 5 ? desc.rank : 5;
    const uint32_t elem_bytes = mgpu_dtype_bytes(desc.dtype);
    const uint64_t row_bytes = desc.dims[0] * elem_bytes;
    const uint32_t box_bytes = mgpu_tensor_map_box_bytes(desc);
    const uint64_t box_row_bytes = (uint64_t)desc.box[0] * elem_bytes;
    if (issues != NULL)
        issues->count = 0;

    for (uint32_t i = 0; i + 1 < n; i++) {
        const uint64_t s = desc.strides_bytes[i];
        const uint64_t meant = mgpu__tensor_map_meant(&desc, i);
        const bool reversed =
            i == 0 && n == 2 && s < row_bytes && meant == 0 && s == desc.dims[1] * elem_bytes;
        MGPU__REMARK(
            meant != 0, "strides_bytes", (int)i, s, meant,
            ", the number of elements below dim %u: strides are in bytes; did you mean "
            "%llu?",
            (unsigned)i + 1, (unsigned long long)meant);
        MGPU__REMARK(reversed, "dims", 0, desc.dims[0], desc.dims[1],
                     ", and strides_bytes[0] is a row of dims[1]: dims[0] is the contiguous "
                     "one; are they the wrong way round?");
        MGPU__REMARK(s == 0 && desc.dims[i + 1] > 1, "strides_bytes", (int)i, 0, 0,
                     ": all of dim %u reads the same memory; a store would write it many times",
                     (unsigned)i + 1);
        MGPU__REMARK(i == 0 && s != 0 && s < row_bytes && meant == 0 && !reversed,
                     "strides_bytes", 0, s, row_bytes,
                     ", less than a row of %llu bytes: rows overlap; a store would race",
                     (unsigned long long)row_bytes);
    }
    for (uint32_t i = 0; i < n; i++)
        MGPU__REMARK(desc.box[i] > desc.dims[i], "box", (int)i, desc.box[i], desc.dims[i],
                     ", more than dims[%u], %llu: the rest is filled, and counts in the bytes",
                     (unsigned)i, (unsigned long long)desc.dims[i]);
    MGPU__REMARK(n > 0 && desc.swizzle != MGPU_SWIZZLE_NONE &&
                     desc.interleave == MGPU_INTERLEAVE_NONE &&
                     box_row_bytes < (uint64_t)desc.swizzle,
                 "box", 0, desc.box[0], desc.swizzle,
                 " elements, %llu bytes, less than the swizzle's %u: wgmma expects whole rows",
                 (unsigned long long)box_row_bytes, (unsigned)desc.swizzle);
    MGPU__REMARK(n > 0 && desc.interleave == MGPU_INTERLEAVE_NONE && desc.elem_strides[0] != 1,
                 "elem_strides", 0, desc.elem_strides[0], 1,
                 ", which TMA ignores in dim 0 without interleave: use a larger dtype");
    MGPU__REMARK(box_bytes > 227 * 1024, "box", 0, desc.box[0], 227 * 1024,
                 ": the box has %lu bytes, more than the 232448 of a block's shared memory",
                 (unsigned long)box_bytes);
    return count;
#undef MGPU__REMARK
}

/* ---- encode ----------------------------------------------------------------------------------- */

#if MGPU_EMULATE || MGPU_HOST_CUDA

#if !MGPU_EMULATE

/* cuTensorMapEncodeTiled in plain integers, so that cuda.h is not needed. */
typedef int (*mgpu__encode_tiled)(void *map, int dtype, uint32_t rank, void *global,
                                  const uint64_t *dims, const uint64_t *strides,
                                  const uint32_t *box, const uint32_t *elem_strides,
                                  int interleave, int swizzle, int l2_promotion, int oob_fill);

/* text = text + " " + value */
MGPU_HOST void
mgpu__append(char *text, size_t size, uint64_t value)
{
    const size_t used = strlen(text);
    (void)snprintf(text + used, size - used, " %llu", (unsigned long long)value);
}

/* The driver said no to what our rules accept: say all that it was asked. */
MGPU_HOST mgpu_status
mgpu__tensor_map_refused(const mgpu_tensor_map_desc *d, int code, mgpu_issues *issues)
{
    char dims[112] = "", strides[96] = "", box[48] = "", steps[32] = "";
    for (uint32_t i = 0; i < d->rank; i++) {
        mgpu__append(dims, sizeof dims, d->dims[i]);
        mgpu__append(box, sizeof box, d->box[i]);
        mgpu__append(steps, sizeof steps, d->elem_strides[i]);
        if (i > 0)
            mgpu__append(strides, sizeof strides, d->strides_bytes[i - 1]);
    }
    (void)mgpu__tensor_map_say(d, issues, MGPU_DRIVER, "driver", -1, code, 0,
                               " = CUresult of cuTensorMapEncodeTiled, for a description that "
                               "breaks no rule known to mgpu: please report it; all arguments "
                               "follow");
    (void)mgpu_issue_add(issues, MGPU_DRIVER, "driver", -1, code, 0,
                         "  dtype %s, rank %u, global %p, interleave %d, swizzle %d, "
                         "l2_promotion %d, oob_fill %d, box%s, elem_strides%s",
                         mgpu_dtype_name(d->dtype), d->rank, d->global, (int)d->interleave,
                         (int)d->swizzle, (int)d->l2_promotion, (int)d->oob_fill, box, steps);
    return mgpu_issue_add(issues, MGPU_DRIVER, "driver", -1, code, 0,
                          "  dims%s, strides_bytes%s", dims, strides);
}

/* The driver's cuTensorMapEncodeTiled, for the current device. NULL: the issues say why. */
MGPU_HOST mgpu_status
mgpu__tensor_map_driver(mgpu__encode_tiled *encode, mgpu_issues *issues)
{
    int device = 0;
    void *entry = NULL;
    enum cudaDriverEntryPointQueryResult found = cudaDriverEntryPointSymbolNotFound;
    cudaError_t e = cudaGetDevice(&device);
    if (e == cudaSuccess)
        e = cudaSetDevice(device); /* makes its context current in this thread */
    if (e == cudaSuccess)
#if CUDART_VERSION >= 12050
        e = cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &entry, 12000,
                                             cudaEnableDefault, &found);
#else
        e = cudaGetDriverEntryPoint("cuTensorMapEncodeTiled", &entry, cudaEnableDefault,
                                    &found);
#endif
    if (e != cudaSuccess) {
        char why[192];
        const mgpu_status status = mgpu__cuda_reason(e, why, sizeof why);
        return mgpu_issue_add(issues, status, "device", -1, 0, 0, "tensor map: %s", why);
    }
    if (found != cudaDriverEntryPointSuccess || entry == NULL) {
        int driver = 0;
        (void)cudaDriverGetVersion(&driver);
        return mgpu_issue_add(issues, MGPU_DRIVER_TOO_OLD, "driver", -1, driver, 12000,
                              "tensor map: the NVIDIA driver serves CUDA %d.%d and has no "
                              "cuTensorMapEncodeTiled: update it to one for CUDA 12.0 or newer",
                              driver / 1000, driver % 1000 / 10);
    }
    memcpy(encode, &entry, sizeof entry);
    return MGPU_OK;
}

/* Call the driver; 0 when it accepts. */
MGPU_HOST int
mgpu__tensor_map_ask(mgpu__encode_tiled encode, const mgpu_tensor_map_desc *d,
                     mgpu_tensor_map *made)
{
    static const unsigned char code[5] = {0, 1, 2, 0, 3}; /* of 0, 1, 2, 4 units */
    return encode(made, mgpu__tensor_map_dtype(d->dtype), d->rank, (void *)(uintptr_t)d->global,
                  d->dims, d->strides_bytes, d->box, d->elem_strides, (int)d->interleave / 16,
                  code[(unsigned)d->swizzle / 32 % 5], code[(unsigned)d->l2_promotion / 64 % 5],
                  (int)d->oob_fill);
}

#endif

/* Check a description, then encode it for cp.async.bulk.tensor.
 *   map     gets the 128 bytes; unchanged on failure
 *   desc    the description
 *   issues  emptied, then all that is wrong; may be NULL
 *   errors  MGPU_INVALID_TENSOR_MAP: see mgpu_tensor_map_check(); MGPU_INVALID_ARGUMENT: map is
 *           NULL or not aligned to 64; MGPU_NO_DEVICE; MGPU_DRIVER_TOO_OLD; MGPU_DRIVER: the
 *           driver refused what the check accepts, and the issues hold all arguments
 */
MGPU_HOST mgpu_status
mgpu_tensor_map_tiled(mgpu_tensor_map *map, mgpu_tensor_map_desc desc, mgpu_issues *issues)
{
    mgpu_status status = mgpu_tensor_map_check(desc, issues);
    if (map == NULL || (uintptr_t)map % 64 != 0)
        status = mgpu__tensor_map_say(&desc, issues, MGPU_INVALID_ARGUMENT, "map", -1,
                                      (int64_t)(uintptr_t)map, 64,
                                      map == NULL ? " (NULL): pass a mgpu_tensor_map"
                                                  : ", not a multiple of 64: use the type "
                                                    "mgpu_tensor_map and keep its alignment");
    if (status != MGPU_OK)
        return status;
#if MGPU_EMULATE
    mgpu__tma_map m;
    memset(&m, 0, sizeof m);
    m.global = (uint64_t)(uintptr_t)desc.global;
    for (uint32_t i = 0; i < 5; i++) {
        const bool used = i < desc.rank;
        m.dims[i] = used ? desc.dims[i] : 1;
        m.box[i] = used ? desc.box[i] : 1;
        m.elem_strides[i] = used ? mgpu__tensor_map_step(&desc, i) : 1;
        if (i > 0)
            m.strides[i - 1] = used ? desc.strides_bytes[i - 1] : 0;
    }
    m.rank = (uint8_t)desc.rank;
    m.dtype = (uint8_t)desc.dtype;
    m.swizzle = (uint8_t)desc.swizzle;
    m.interleave = (uint8_t)desc.interleave;
    m.oob_nan = desc.oob_fill == MGPU_OOB_NAN;
    mgpu__tma_map_encode(map, &m);
    return MGPU_OK;
#else
    mgpu__encode_tiled encode = NULL;
    status = mgpu__tensor_map_driver(&encode, issues);
    if (status != MGPU_OK)
        return status;
    MGPU_ALIGNAS(128) mgpu_tensor_map made; /* newer drivers' own type asks for 128 */
    const int refused = mgpu__tensor_map_ask(encode, &desc, &made);
    if (refused != 0)
        return mgpu__tensor_map_refused(&desc, refused, issues);
    memcpy(map, &made, sizeof made);
    return MGPU_OK;
#endif
}

#endif /* MGPU_EMULATE || MGPU_HOST_CUDA */
#endif /* MGPU_HOST_TENSOR_MAP_H */
