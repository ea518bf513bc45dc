/* mgpu/host/im2col_wide.h - tensor maps of pixels along W: what im2col::w of Blackwell is given.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_im2col_desc d =                              images [8][56][56][64], 128 pixels x 64 channels
 *         mgpu_tensor_map_nhwc(MGPU_DTYPE_BF16, x, 8, 56, 56, 64, 128, 64);
 *     d.map.swizzle = MGPU_SWIZZLE_128B;
 *     d = mgpu_im2col_filter(d, 0, 3, 1, 1, 1, 1);      along W alone
 *     if (mgpu_tensor_map_im2col_wide(&args.images, d, MGPU_IM2COL_WIDE_W, &why) != MGPU_OK)
 *         fprintf(stderr, "%s\n", why.item[0].text);
 *
 * What the pixels are is drawn in ptx/tma_im2col_w.h. The rules are those of the CUDA driver's documentation
 * (cuTensorMapEncodeIm2colWide), where a tiled map has the same of host/tensor_map_rules.h; no driver was asked:
 *
 *     rank           3 to 5: channels; W, H, D; images
 *     corners        of W alone, 16 bits; a pixel at least between them
 *     channels       1 to 256; times the element's bytes a multiple of 16, at most the swizzle
 *     pixels         1 to 1024; of MGPU_IM2COL_WIDE_W128 they are 128, whatever the description says
 *     elem_strides   1 to 8; that of W counts
 *     swizzle        64 or 128 bytes, these in atoms of 16 or 32
 *     interleave     none
 *
 * A GPU of compute capability 10 or later.
 */
#ifndef MGPU_HOST_IM2COL_WIDE_H
#define MGPU_HOST_IM2COL_WIDE_H

#include "tensor_map.h"

/* Which instructions a map is for: the driver's numbers. */
typedef enum mgpu_im2col_wide {
    MGPU_IM2COL_WIDE_W = 0,   /* _im2col_w: the description's pixels */
    MGPU_IM2COL_WIDE_W128 = 1 /* _im2col_w_128 */
} mgpu_im2col_wide;

/* Corners and steps along W. */
MGPU_HOST mgpu_status
mgpu__im2col_wide_corners(const mgpu_im2col_desc *desc, mgpu_issues *issues)
{
    mgpu_status status = MGPU_OK;
    const mgpu_tensor_map_desc *d = &desc->map;
    const int32_t lower = desc->lower_corner[0], upper = desc->upper_corner[0];
    const int64_t last = (int64_t)d->dims[1] - 1 + upper;
    MGPU__RULE(lower >= -32768 && lower <= 32767, "lower_corner", 0, lower,
               lower < 0 ? -32768 : 32767, ", not -32768 to 32767: pad in memory");
    MGPU__RULE(upper >= -32768 && upper <= 32767, "upper_corner", 0, upper,
               upper < 0 ? -32768 : 32767,
               ", not -32768 to 32767: it is counted from the last pixel");
    MGPU__RULE(d->rank < 3 || d->dims[1] > (uint64_t)1 << 32 || lower <= last, "lower_corner",
               0, lower, last,
               ", behind the upper corner, which is at %lld: no pixel is between",
               (long long)last);
    for (int i = 1; i < 3; i++)
        MGPU__RULE(desc->lower_corner[i] == 0 && desc->upper_corner[i] == 0, "lower_corner", i,
                   desc->lower_corner[i], 0,
                   ", and H and D have no corners here: an instruction says where they are");
    for (uint32_t i = 0; i < d->rank && i < 5; i++)
        MGPU__RULE(d->elem_strides[i] >= 1 && d->elem_strides[i] <= 8, "elem_strides", (int)i,
                   d->elem_strides[i], d->elem_strides[i] == 0 ? 1 : 8,
                   ", not 1 to 8: 1 takes every pixel");
    return status;
}

/* Is this what the driver accepts, as it is documented? Pure: asks neither driver nor GPU.
 *   desc    any description
 *   wide    which instructions it is for
 *   issues  emptied, then every violation with a remedy; may be NULL
 *   errors  MGPU_ERROR_INVALID_TENSOR_MAP: at least one rule is broken
 */
MGPU_HOST mgpu_status
mgpu_im2col_wide_check(mgpu_im2col_desc desc, mgpu_im2col_wide wide, mgpu_issues *issues)
{
    mgpu_tensor_map_desc *d = &desc.map;
    mgpu_status (*const of_map[3])(const mgpu_tensor_map_desc *, mgpu_issues *) = {
        mgpu__tensor_map_check_words, mgpu__tensor_map_check_place,
        mgpu__tensor_map_check_tensor};
    mgpu_status status = MGPU_OK;
    if (issues != NULL)
        issues->count = 0;
    if (wide == MGPU_IM2COL_WIDE_W128)
        desc.pixels = 128;
    d->sm = d->sm < 100 ? 100 : d->sm;
    for (int i = 0; i < 3; i++)
        status = of_map[i](d, issues) != MGPU_OK ? MGPU_ERROR_INVALID_TENSOR_MAP : status;
    MGPU__RULE(d->rank == 0 || d->rank >= 3, "rank", -1, d->rank, 3,
               ", not 3 to 5: begin with mgpu_tensor_map_nwc(), _nhwc() or _ndhwc()");
    MGPU__RULE(d->interleave == MGPU_INTERLEAVE_NONE, "interleave", -1, d->interleave, 0,
               ", and im2col::w has no slices: use MGPU_INTERLEAVE_NONE");
    MGPU__RULE(d->swizzle == MGPU_SWIZZLE_64B || d->swizzle == MGPU_SWIZZLE_128B ||
                   d->swizzle == MGPU_SWIZZLE_128B_ATOM_32B,
               "swizzle", -1, d->swizzle, MGPU_SWIZZLE_128B,
               ", and im2col::w needs one: MGPU_SWIZZLE_64B, _128B or _128B_ATOM_32B");
    MGPU__PIXELS_ARE_WHOLE;
    if (mgpu__im2col_wide_corners(&desc, issues) != MGPU_OK)
        status = MGPU_ERROR_INVALID_TENSOR_MAP;
    if (mgpu__im2col_check_box(&desc, issues) != MGPU_OK)
        status = MGPU_ERROR_INVALID_TENSOR_MAP;
    return status;
}

#if MGPU_EMULATE || MGPU_HOST_CUDA

/* cuTensorMapEncodeIm2colWide in plain integers. */
typedef int (*mgpu__encode_wide)(void *map, int dtype, uint32_t rank, void *global,
                                 const uint64_t *dims, const uint64_t *strides,
                                 int lower_corner, int upper_corner, uint32_t channels,
                                 uint32_t pixels, const uint32_t *elem_strides, int interleave,
                                 int wide, int swizzle, int l2_promotion, int oob_fill);

/* Check a description of images, then encode it for the _im2col_w forms of TMA. The model has a
 * note for strides, as mgpu_tensor_map_tiled() has.
 *   map     gets the 128 bytes, at any address; unchanged on failure
 *   desc    from mgpu_tensor_map_nwc(), _nhwc() or _ndhwc(), with its corners along W
 *   wide    which instructions it is for
 *   issues  emptied, then all that is wrong; may be NULL
 *   errors  as of mgpu_tensor_map_tiled(); the rules are those of mgpu_im2col_wide_check()
 */
MGPU_HOST mgpu_status
mgpu_tensor_map_im2col_wide(mgpu_tensor_map *map, mgpu_im2col_desc desc, mgpu_im2col_wide wide,
                            mgpu_issues *issues)
{
    mgpu_status status = mgpu_im2col_wide_check(desc, wide, issues);
    if (map == NULL)
        return mgpu__tensor_map_say(&desc.map, issues, MGPU_ERROR_INVALID_ARGUMENT, "map", -1,
                                    0, 0, " (NULL): pass a mgpu_tensor_map");
    if (status != MGPU_OK)
        return status;
#if MGPU_EMULATE
    status = mgpu__tensor_map_note(&desc.map, "mgpu_tensor_map_im2col_wide", issues);
    if (status != MGPU_OK)
        return status;
    mgpu__tma_map_tiled(map, desc.map.dtype, desc.map.rank, desc.map.global, desc.map.dims,
                        desc.map.strides_bytes, desc.map.box, desc.map.elem_strides,
                        desc.map.interleave, desc.map.swizzle,
                        desc.map.oob_fill == MGPU_OOB_NAN);
    mgpu__tma_map_im2col(map, desc.lower_corner, desc.upper_corner, desc.channels, desc.pixels);
    mgpu__tma_map_wide(map, wide == MGPU_IM2COL_WIDE_W128);
    return MGPU_OK;
#else
    mgpu__encode_wide encode = NULL;
    status = mgpu__tensor_map_driver("cuTensorMapEncodeIm2colWide", &encode, issues);
    if (status != MGPU_OK)
        return status;
    const mgpu_tensor_map_desc *d = &desc.map;
    MGPU_ALIGNAS(128) mgpu_tensor_map made; /* newer drivers' own type asks for 128 */
    const int refused =
        encode(&made, mgpu__tensor_map_dtype(d->dtype), d->rank, (void *)(uintptr_t)d->global,
               d->dims, d->strides_bytes, desc.lower_corner[0], desc.upper_corner[0],
               desc.channels, desc.pixels, d->elem_strides, (int)d->interleave / 16, (int)wide,
               mgpu__tensor_map_swizzle(d->swizzle),
               mgpu__tensor_map_code((unsigned)d->l2_promotion / 64), (int)d->oob_fill);
    if (refused != 0) {
        (void)mgpu__tensor_map_refused(d, "cuTensorMapEncodeIm2colWide", refused, issues);
        return mgpu_issue_add(issues, MGPU_ERROR_DRIVER, "driver", -1, refused, 0,
                              "  lower_corner %d, upper_corner %d, channels %u, pixels %u, "
                              "wide %d: a GPU below compute capability 10 has no such map",
                              (int)desc.lower_corner[0], (int)desc.upper_corner[0],
                              desc.channels, desc.pixels, (int)wide);
    }
    memcpy(map, &made, sizeof made);
    return MGPU_OK;
#endif
}

#endif /* MGPU_EMULATE || MGPU_HOST_CUDA */
#endif /* MGPU_HOST_IM2COL_WIDE_H */
