/* mgpu/host/im2col.h - images in memory and the pixels of them that TMA brings for a filter tap.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_im2col_desc d =                              images [8][56][56][64], 128 pixels x 64 channels
 *         mgpu_tensor_map_nhwc(MGPU_DTYPE_BF16, x, 8, 56, 56, 64, 128, 64);
 *     d.map.name = "images";
 *     d.map.swizzle = MGPU_SWIZZLE_128B;
 *     d = mgpu_im2col_filter(d, 0, 3, 1, 1, 1, 1);      along W: 3 taps, stride 1, dilation 1, padding 1, 1
 *     d = mgpu_im2col_filter(d, 1, 3, 1, 1, 1, 1);      along H
 *     if (mgpu_tensor_map_im2col(&args.images, d, &why) != MGPU_OK)          host/tensor_map.h
 *         fprintf(stderr, "%s\n", why.item[0].text);
 *
 * What the corners and strides do is drawn in ptx/tma_im2col.h. The rules are those of the CUDA driver's
 * documentation (cuTensorMapEncodeIm2col), where a tiled map has the same of host/tensor_map_rules.h:
 *
 *     rank           3 to 5: channels; W, H, D; images
 *     corners        16 bits with one of W, H, D; 8 with two; 5 with three; a pixel at least between them;
 *                    dims + upper at most 2^31 - 1 (seen on a driver)
 *     channels       1 to 256; times the element's bytes a multiple of 16, at most the swizzle
 *     pixels         1 to 1024; times the channels' bytes at most 228 KiB
 *     elem_strides   1 to 8; that of channels means nothing, that of images takes every n-th
 *     interleave     none: what it does to pixels is not documented
 */
#ifndef MGPU_HOST_IM2COL_H
#define MGPU_HOST_IM2COL_H

#include "../status.h"
#include "tensor_map_desc.h"
#include "tensor_map_rules.h"

/* All that an im2col map says. Index 0 of a corner is W, then H, then D. */
typedef struct mgpu_im2col_desc {
    mgpu_tensor_map_desc map; /* of the images; its box is not used */
    int32_t lower_corner[3]; /* the first place of a filter's first tap, from the first pixel */
    int32_t upper_corner[3]; /* the last, from the last pixel */
    uint32_t channels;       /* of a box: of each pixel */
    uint32_t pixels;         /* of a box */
} mgpu_im2col_desc;

/* ---- start a description ------------------------------------------------------------- */

MGPU_HOST mgpu_im2col_desc
mgpu__im2col_of(mgpu_dtype dtype, const void *global, uint32_t rank, const uint64_t *dims,
                uint32_t pixels, uint32_t channels)
{
    const uint32_t box[5] = {channels, 1, 1, 1, 1};
    mgpu_im2col_desc d;
    memset(&d, 0, sizeof d);
    d.map = mgpu_tensor_map_nd(dtype, global, rank, dims, NULL, box);
    d.channels = channels;
    d.pixels = pixels;
    return d;
}

/* Series x[n][w][c], and how much of them one TMA instruction moves.
 *   dtype   element type
 *   global  device address of the first element, aligned to 16 bytes
 *   n       series, 1..2^32
 *   w       steps of each, 1..2^32
 *   c       channels of each, 1..2^32; contiguous
 *   pixels  steps of a box, 1..1024
 *   channels  of each of them, 1..256
 *   returns a description: packed, corners 0, which is each step once, and else as
 *           mgpu_tensor_map_nd()
 */
MGPU_HOST mgpu_im2col_desc
mgpu_tensor_map_nwc(mgpu_dtype dtype, const void *global, uint64_t n, uint64_t w, uint64_t c,
                    uint32_t pixels, uint32_t channels)
{
    uint64_t dims[3];
    dims[0] = c;
    dims[1] = w;
    dims[2] = n;
    return mgpu__im2col_of(dtype, global, 3, dims, pixels, channels);
}

/* Images x[n][h][w][c], and how much of them one TMA instruction moves.
 *   dtype   element type
 *   global  device address of the first element, aligned to 16 bytes
 *   n       images, 1..2^32
 *   h       rows of each, 1..2^32
 *   w       pixels of a row, 1..2^32
 *   c       channels of each, 1..2^32; contiguous
 *   pixels  of a box, 1..1024
 *   channels  of each of them, 1..256
 *   returns a description: packed, corners 0, which is each pixel once, and else as
 *           mgpu_tensor_map_nd()
 */
MGPU_HOST mgpu_im2col_desc
mgpu_tensor_map_nhwc(mgpu_dtype dtype, const void *global, uint64_t n, uint64_t h, uint64_t w,
                     uint64_t c, uint32_t pixels, uint32_t channels)
{
    uint64_t dims[4];
    dims[0] = c;
    dims[1] = w;
    dims[2] = h;
    dims[3] = n;
    return mgpu__im2col_of(dtype, global, 4, dims, pixels, channels);
}

/* Volumes x[n][d][h][w][c], and how much of them one TMA instruction moves.
 *   dtype   element type
 *   global  device address of the first element, aligned to 16 bytes
 *   n       volumes, 1..2^32
 *   d       planes of each, 1..2^32
 *   h       rows of a plane, 1..2^32
 *   w       pixels of a row, 1..2^32
 *   c       channels of each, 1..2^32; contiguous
 *   pixels  of a box, 1..1024
 *   channels  of each of them, 1..256
 *   returns a description: packed, corners 0, which is each pixel once, and else as
 *           mgpu_tensor_map_nd()
 */
MGPU_HOST mgpu_im2col_desc
mgpu_tensor_map_ndhwc(mgpu_dtype dtype, const void *global, uint64_t n, uint64_t d, uint64_t h,
                      uint64_t w, uint64_t c, uint32_t pixels, uint32_t channels)
{
    uint64_t dims[5];
    dims[0] = c;
    dims[1] = w;
    dims[2] = h;
    dims[3] = d;
    dims[4] = n;
    return mgpu__im2col_of(dtype, global, 5, dims, pixels, channels);
}

/* Corners and steps of a convolution along one axis.
 *   desc    the description
 *   axis    0 is W, 1 is H, 2 is D
 *   size    taps of the filter, 1 and up
 *   stride  from one output to the next, 1..8 pixels
 *   dilation  from one tap to the next, 1 and up, pixels: an instruction's offset is tap * dilation
 *   before  pixels of padding before the first
 *   behind  and behind the last
 *   returns the description with lower_corner, upper_corner and the element stride of that axis
 */
MGPU_HOST mgpu_im2col_desc
mgpu_im2col_filter(mgpu_im2col_desc desc, uint32_t axis, uint32_t size, uint32_t stride,
                   uint32_t dilation, uint32_t before, uint32_t behind)
{
    if (axis < 3) {
        desc.lower_corner[axis] = -(int32_t)before;
        desc.upper_corner[axis] = (int32_t)behind - (int32_t)((size - 1) * dilation);
        desc.map.elem_strides[axis + 1] = stride;
    }
    return desc;
}

/* ---- facts that follow from a description -------------------------------------------- */

/* Bytes of one box: what an mbarrier has to expect, also where the pixels lie outside.
 *   desc    legal, or the answer means nothing
 *   returns bytes
 */
MGPU_HOST uint32_t
mgpu_im2col_box_bytes(mgpu_im2col_desc desc)
{
    return desc.pixels * desc.channels * mgpu_dtype_bytes(desc.map.dtype);
}

/* Pixels of the output along an axis: the places of the filter.
 *   desc    legal, or the answer means nothing
 *   axis    0 is W, 1 is H, 2 is D
 *   returns pixels; 0 for an axis that is not there, or where the filter has no place
 */
MGPU_HOST uint64_t
mgpu_im2col_places(mgpu_im2col_desc desc, uint32_t axis)
{
    int64_t between;
    if (axis >= 3 || axis + 2 >= desc.map.rank || desc.map.elem_strides[axis + 1] == 0)
        return 0;
    between = (int64_t)desc.map.dims[axis + 1] - 1 + desc.upper_corner[axis] -
              desc.lower_corner[axis];
    return between < 0 ? 0 : (uint64_t)between / desc.map.elem_strides[axis + 1] + 1;
}

/* ---- check --------------------------------------------------------------------------- */

/* Corners and steps along W, H, D. */
MGPU_HOST mgpu_status
mgpu__im2col_check_corners(const mgpu_im2col_desc *desc, mgpu_issues *issues)
{
    mgpu_status status = MGPU_OK;
    const mgpu_tensor_map_desc *d = &desc->map;
    const uint32_t axes = d->rank < 3 || d->rank > 5 ? 0 : d->rank - 2;
    const int32_t most = axes == 1 ? 32767 : axes == 2 ? 127 : 15;
    for (uint32_t i = 0; i < axes; i++) {
        const int32_t lower = desc->lower_corner[i], upper = desc->upper_corner[i];
        const int64_t last = (int64_t)d->dims[i + 1] - 1 + upper;
        MGPU__RULE(lower >= -most - 1 && lower <= most, "lower_corner", (int)i, lower,
                   lower < 0 ? -most - 1 : most,
                   ", not %d to %d with %u dimensions: less padding, or pad in memory",
                   -most - 1, most, d->rank);
        MGPU__RULE(upper >= -most - 1 && upper <= most, "upper_corner", (int)i, upper,
                   upper < 0 ? -most - 1 : most,
                   ", not %d to %d with %u dimensions: it is counted from the last pixel",
                   -most - 1, most, d->rank);
        MGPU__RULE(
            d->dims[i + 1] > (uint64_t)1 << 32 || lower <= last, "lower_corner", (int)i, lower,
            last,
            ", behind the upper corner, which is at %lld: the filter has no place in the "
            "images and their padding",
            (long long)last);
        MGPU__RULE(
            d->dims[i + 1] > (uint64_t)1 << 32 || last < INT32_MAX, "dims", (int)i + 1,
            (int64_t)d->dims[i + 1], INT32_MAX - (int64_t)upper,
            ", whose last place for a filter is %lld: a coordinate is a signed number of "
            "32 bits",
            (long long)last);
    }
    for (uint32_t i = 0; i < d->rank && i < 5; i++)
        MGPU__RULE(d->elem_strides[i] >= 1 && d->elem_strides[i] <= 8, "elem_strides", (int)i,
                   d->elem_strides[i], d->elem_strides[i] == 0 ? 1 : 8,
                   ", not 1 to 8: 1 takes every pixel");
    return status;
}

/* Pixels and channels of a box. */
MGPU_HOST mgpu_status
mgpu__im2col_check_box(const mgpu_im2col_desc *desc, mgpu_issues *issues)
{
    mgpu_status status = MGPU_OK;
    const mgpu_tensor_map_desc *d = &desc->map;
    const uint32_t elem_bytes = mgpu_dtype_bytes(d->dtype);
    const uint64_t row_bytes = (uint64_t)desc->channels * elem_bytes;
    const unsigned swizzle = (unsigned)mgpu_swizzle_span_bytes(d->swizzle);
    const bool in_range = desc->channels >= 1 && desc->channels <= 256 && desc->pixels >= 1 &&
                          desc->pixels <= 1024;
    MGPU__RULE(desc->channels >= 1 && desc->channels <= 256, "channels", -1, desc->channels,
               desc->channels == 0 ? 1 : 256, ", not 1 to 256 of a pixel: %s",
               desc->channels == 0 ? "say how many one instruction moves"
                                   : "move them with several instructions");
    MGPU__RULE(desc->pixels >= 1 && desc->pixels <= 1024, "pixels", -1, desc->pixels,
               desc->pixels == 0 ? 1 : 1024, ", not 1 to 1024: %s",
               desc->pixels == 0 ? "say how many one instruction moves"
                                 : "move them with several instructions");
    if (elem_bytes != 0) {
        MGPU__RULE(row_bytes % 16 == 0, "channels", -1, desc->channels, 16 / elem_bytes,
                   " of %s, %llu bytes, not a multiple of 16: make it a multiple of %u",
                   mgpu_dtype_name(d->dtype), (unsigned long long)row_bytes,
                   (unsigned)(16 / elem_bytes));
        MGPU__RULE(swizzle == 0 || row_bytes <= swizzle, "channels", -1, desc->channels,
                   swizzle / elem_bytes,
                   " of %s, %llu bytes, more than the %u of the swizzle: at most %u; move more "
                   "with several boxes",
                   mgpu_dtype_name(d->dtype), (unsigned long long)row_bytes, swizzle,
                   swizzle / elem_bytes);
    }
    MGPU__RULE(
        !in_range || desc->pixels * row_bytes <= MGPU__BOX_BYTES_MAX, "pixels", -1,
        desc->pixels, row_bytes != 0 ? MGPU__BOX_BYTES_MAX / row_bytes : 0,
        " of %llu bytes, more than the %d of a multiprocessor's shared memory: move them "
        "with several instructions",
        (unsigned long long)row_bytes, (int)MGPU__BOX_BYTES_MAX);
    return status;
}

/* Pixels of packed elements: the documentation names them and has no rules for them. */
#define MGPU__PIXELS_ARE_WHOLE                                                                 \
    MGPU__RULE(mgpu_dtype_packed_bits(d->dtype) == 0, "dtype", -1, d->dtype, MGPU_DTYPE_U8,    \
               " (%s): packed elements are for tiles here, move pixels as MGPU_DTYPE_U8",      \
               mgpu_dtype_name(d->dtype))

/* Is this what the driver accepts, as it is documented? Pure: asks neither driver nor GPU.
 *   desc    any description
 *   issues  emptied, then every violation with a remedy; may be NULL
 *   errors  MGPU_ERROR_INVALID_TENSOR_MAP: at least one rule is broken
 */
MGPU_HOST mgpu_status
mgpu_im2col_check(mgpu_im2col_desc desc, mgpu_issues *issues)
{
    const mgpu_tensor_map_desc *d = &desc.map;
    mgpu_status (*const of_map[3])(const mgpu_tensor_map_desc *, mgpu_issues *) = {
        mgpu__tensor_map_check_words, mgpu__tensor_map_check_place,
        mgpu__tensor_map_check_tensor};
    mgpu_status status = MGPU_OK;
    if (issues != NULL)
        issues->count = 0;
    for (int i = 0; i < 3; i++)
        status = of_map[i](d, issues) != MGPU_OK ? MGPU_ERROR_INVALID_TENSOR_MAP : status;
    MGPU__RULE(d->rank == 0 || d->rank >= 3, "rank", -1, d->rank, 3,
               ", not 3 to 5: begin with mgpu_tensor_map_nwc(), _nhwc() or _ndhwc()");
    MGPU__RULE(
        d->interleave == MGPU_INTERLEAVE_NONE, "interleave", -1, d->interleave, 0,
        ", and pixels of interleaved images are not documented: use MGPU_INTERLEAVE_NONE");
    MGPU__PIXELS_ARE_WHOLE;
    if (mgpu__im2col_check_corners(&desc, issues) != MGPU_OK)
        status = MGPU_ERROR_INVALID_TENSOR_MAP;
    if (mgpu__im2col_check_box(&desc, issues) != MGPU_OK)
        status = MGPU_ERROR_INVALID_TENSOR_MAP;
    return status;
}

#endif /* MGPU_HOST_IM2COL_H */
