/* mgpu/host/tensor_map.h - make the 128 bytes that TMA reads: describe, check, encode.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_tensor_map_desc d =                          tensor_map_desc.h: what there is to say
 *         mgpu_tensor_map_2d(MGPU_DTYPE_BF16, a, rows, cols, cols * 2, 128, 64);
 *     d.name = "A";
 *     d.swizzle = MGPU_SWIZZLE_128B;
 *     if (mgpu_tensor_map_tiled(&args.a, d, &why) != MGPU_OK)     tensor_map_rules.h: the rules
 *         fprintf(stderr, "%s\n", why.item[0].text);
 *
 *     tensor map "A": strides_bytes[0] is 4094, not a multiple of 16 (the step of dim 1):
 *     pad it to 4096 bytes, 2048 elements of bf16
 *
 * The driver is found at run time: nothing to link beside the CUDA runtime.
 */
#ifndef MGPU_HOST_TENSOR_MAP_H
#define MGPU_HOST_TENSOR_MAP_H

#include "../config.h"
#include "../status.h"
#include "../types.h"
#include "device.h"
#include "im2col.h"
#include "tensor_map_desc.h"
#include "tensor_map_rules.h"
#if MGPU_EMULATE
#include "../emu/math/tma_map.h"
#endif

#if MGPU_EMULATE || MGPU_HOST_CUDA

#if !MGPU_EMULATE

/* The driver's number for a dtype, -1 for none. */
MGPU_HOST int
mgpu__tensor_map_dtype(mgpu_dtype dtype)
{
    switch (dtype) {
    case MGPU_DTYPE_U8:
    case MGPU_DTYPE_S8:
    case MGPU_DTYPE_E4M3:
    case MGPU_DTYPE_E5M2:
        return 0;
    case MGPU_DTYPE_U16:
        return 1;
    case MGPU_DTYPE_U32:
        return 2;
    case MGPU_DTYPE_S32:
        return 3;
    case MGPU_DTYPE_U64:
        return 4;
    case MGPU_DTYPE_S64:
        return 5;
    case MGPU_DTYPE_F16:
        return 6;
    case MGPU_DTYPE_F32:
        return 7;
    case MGPU_DTYPE_F64:
        return 8;
    case MGPU_DTYPE_BF16:
        return 9;
    case MGPU_DTYPE_F32_FTZ:
        return 10;
    case MGPU_DTYPE_TF32:
        return 11;
    case MGPU_DTYPE_TF32_FTZ:
        return 12;
    case MGPU_DTYPE_B4X16:
        return 13;
    case MGPU_DTYPE_B4X16_P64:
        return 14;
    case MGPU_DTYPE_B6X16_P32:
        return 15;
    }
    return -1;
}

/* cuTensorMapEncodeTiled in plain integers, so that cuda.h is not needed. */
typedef int (*mgpu__encode_tiled)(void *map, int dtype, uint32_t rank, void *global,
                                  const uint64_t *dims, const uint64_t *strides,
                                  const uint32_t *box, const uint32_t *elem_strides,
                                  int interleave, int swizzle, int l2_promotion, int oob_fill);

/* cuTensorMapEncodeIm2col. */
typedef int (*mgpu__encode_im2col)(void *map, int dtype, uint32_t rank, void *global,
                                   const uint64_t *dims, const uint64_t *strides,
                                   const int *lower_corner, const int *upper_corner,
                                   uint32_t channels, uint32_t pixels,
                                   const uint32_t *elem_strides, int interleave, int swizzle,
                                   int l2_promotion, int oob_fill);

/* text = text + " " + value */
MGPU_HOST void
mgpu__append(char *text, size_t size, uint64_t value)
{
    const size_t used = strlen(text);
    (void)snprintf(text + used, size - used, " %llu", (unsigned long long)value);
}

/* The driver said no to what our rules accept: say all that it was asked. */
MGPU_HOST mgpu_status
mgpu__tensor_map_refused(const mgpu_tensor_map_desc *d, const char *function, int code,
                         mgpu_issues *issues)
{
    char dims[112] = "", strides[96] = "", box[48] = "", steps[32] = "";
    for (uint32_t i = 0; i < d->rank; i++) {
        mgpu__append(dims, sizeof dims, d->dims[i]);
        mgpu__append(box, sizeof box, d->box[i]);
        mgpu__append(steps, sizeof steps, d->elem_strides[i]);
        if (i > 0)
            mgpu__append(strides, sizeof strides, d->strides_bytes[i - 1]);
    }
    (void)mgpu__tensor_map_say(d, issues, MGPU_ERROR_DRIVER, "driver", -1, code, 0,
                               " = CUresult of %s, for a description that breaks no rule known "
                               "to mgpu: please report it; all arguments follow",
                               function);
    (void)mgpu_issue_add(issues, MGPU_ERROR_DRIVER, "driver", -1, code, 0,
                         "  dtype %s, rank %u, global %p, interleave %d, swizzle %d, "
                         "l2_promotion %d, oob_fill %d, box%s, elem_strides%s",
                         mgpu_dtype_name(d->dtype), d->rank, d->global, (int)d->interleave,
                         (int)d->swizzle, (int)d->l2_promotion, (int)d->oob_fill, box, steps);
    return mgpu_issue_add(issues, MGPU_ERROR_DRIVER, "driver", -1, code, 0,
                          "  dims%s, strides_bytes%s", dims, strides);
}

/* A function of the driver, for the current device. If there is none the issues say why. */
MGPU_HOST mgpu_status
mgpu__tensor_map_driver(const char *function, void *encode, mgpu_issues *issues)
{
    int device = 0;
    void *entry = NULL;
    enum cudaDriverEntryPointQueryResult found = cudaDriverEntryPointSymbolNotFound;
    cudaError_t e = cudaGetDevice(&device);
    if (e == cudaSuccess)
        e = cudaSetDevice(device); /* makes its context current in this thread */
    if (e == cudaSuccess)
#if CUDART_VERSION >= 12050
        e = cudaGetDriverEntryPointByVersion(function, &entry, 12000, cudaEnableDefault,
                                             &found);
#else
        e = cudaGetDriverEntryPoint(function, &entry, cudaEnableDefault, &found);
#endif
    if (e != cudaSuccess) {
        char why[192];
        const mgpu_status status = mgpu__cuda_reason(e, why, sizeof why);
        return mgpu_issue_add(issues, status, "device", -1, 0, 0, "tensor map: %s", why);
    }
    if (found != cudaDriverEntryPointSuccess || entry == NULL) {
        int driver = 0;
        (void)cudaDriverGetVersion(&driver);
        return mgpu_issue_add(issues, MGPU_ERROR_DRIVER_TOO_OLD, "driver", -1, driver, 12000,
                              "tensor map: the NVIDIA driver serves CUDA %d.%d and has no "
                              "%s: update it to one for CUDA 12.0 or newer",
                              driver / 1000, driver % 1000 / 10, function);
    }
    memcpy(encode, &entry, sizeof entry);
    return MGPU_OK;
}

/* The driver's number for a swizzle and a promotion of so many units. */
MGPU_HOST int
mgpu__tensor_map_code(unsigned units)
{
    static const unsigned char code[5] = {0, 1, 2, 0, 3}; /* of 0, 1, 2, 4 */
    return code[units % 5];
}

/* The driver's number for a swizzle: 4, 5, 6 of those with larger atoms. */
MGPU_HOST int
mgpu__tensor_map_swizzle(mgpu_swizzle swizzle)
{
    const unsigned span = (unsigned)mgpu_swizzle_span_bytes(swizzle);
    return mgpu__tensor_map_code(span / 32) + (int)((unsigned)swizzle - span);
}

/* Call the driver; 0 when it accepts. */
MGPU_HOST int
mgpu__tensor_map_ask(mgpu__encode_tiled encode, const mgpu_tensor_map_desc *d,
                     mgpu_tensor_map *made)
{
    return encode(made, mgpu__tensor_map_dtype(d->dtype), d->rank, (void *)(uintptr_t)d->global,
                  d->dims, d->strides_bytes, d->box, d->elem_strides, (int)d->interleave / 16,
                  mgpu__tensor_map_swizzle(d->swizzle),
                  mgpu__tensor_map_code((unsigned)d->l2_promotion / 64), (int)d->oob_fill);
}

MGPU_HOST int
mgpu__im2col_ask(mgpu__encode_im2col encode, const mgpu_im2col_desc *desc,
                 mgpu_tensor_map *made)
{
    const mgpu_tensor_map_desc *d = &desc->map;
    return encode(made, mgpu__tensor_map_dtype(d->dtype), d->rank, (void *)(uintptr_t)d->global,
                  d->dims, d->strides_bytes, desc->lower_corner, desc->upper_corner,
                  desc->channels, desc->pixels, d->elem_strides, (int)d->interleave / 16,
                  mgpu__tensor_map_swizzle(d->swizzle),
                  mgpu__tensor_map_code((unsigned)d->l2_promotion / 64), (int)d->oob_fill);
}

#else

/* In the model a tensor that lies in memory as is seldom meant deserves a note. */
MGPU_HOST mgpu_status
mgpu__tensor_map_note(const mgpu_tensor_map_desc *d, const char *function, mgpu_issues *issues)
{
    mgpu_status status = MGPU_OK;
    mgpu_issues remarks;
    remarks.count = 0;
    (void)mgpu__tensor_map_lint_strides(d, &remarks);
    for (int i = 0; i < remarks.count && i < MGPU_ISSUES_MAX && status == MGPU_OK; i++) {
        status = mgpu_emu_note(function, remarks.item[i].text);
        if (status != MGPU_OK)
            (void)mgpu_issue_add(issues, status, remarks.item[i].field, remarks.item[i].index,
                                 remarks.item[i].got, remarks.item[i].want, "%s",
                                 remarks.item[i].text);
    }
    return status;
}

#endif

/* Check a description, then encode it for cp.async.bulk.tensor. The model has a note for strides
 * that mgpu_tensor_map_lint() remarks on.
 *   map     gets the 128 bytes, at any address; unchanged on failure. Where a kernel reads them
 *           they are aligned to 64, as a mgpu_tensor_map in its arguments is
 *   desc    the description
 *   issues  emptied, then all that is wrong; may be NULL
 *   errors  MGPU_ERROR_INVALID_TENSOR_MAP: see mgpu_tensor_map_check();
 *           MGPU_ERROR_INVALID_ARGUMENT: map is NULL; MGPU_ERROR_NO_DEVICE;
 *           MGPU_ERROR_DRIVER_TOO_OLD; MGPU_ERROR_DRIVER: the driver refused what the check
 *           accepts, and the issues hold all arguments; MGPU_ERROR_FAULT: a note, where notes
 *           of the model are fatal
 */
MGPU_HOST mgpu_status
mgpu_tensor_map_tiled(mgpu_tensor_map *map, mgpu_tensor_map_desc desc, mgpu_issues *issues)
{
    mgpu_status status = mgpu_tensor_map_check(desc, issues);
    if (map == NULL)
        return mgpu__tensor_map_say(&desc, issues, MGPU_ERROR_INVALID_ARGUMENT, "map", -1, 0, 0,
                                    " (NULL): pass a mgpu_tensor_map");
    if (status != MGPU_OK)
        return status;
#if MGPU_EMULATE
    status = mgpu__tensor_map_note(&desc, "mgpu_tensor_map_tiled", issues);
    if (status != MGPU_OK)
        return status;
    mgpu__tma_map_tiled(map, desc.dtype, desc.rank, desc.global, desc.dims, desc.strides_bytes,
                        desc.box, desc.elem_strides, desc.interleave, desc.swizzle,
                        desc.oob_fill == MGPU_OOB_NAN);
    return MGPU_OK;
#else
    mgpu__encode_tiled encode = NULL;
    status = mgpu__tensor_map_driver("cuTensorMapEncodeTiled", &encode, issues);
    if (status != MGPU_OK)
        return status;
    MGPU_ALIGNAS(128) mgpu_tensor_map made; /* newer drivers' own type asks for 128 */
    const int refused = mgpu__tensor_map_ask(encode, &desc, &made);
    if (refused != 0)
        return mgpu__tensor_map_refused(&desc, "cuTensorMapEncodeTiled", refused, issues);
    memcpy(map, &made, sizeof made);
    return MGPU_OK;
#endif
}

/* Check a description of images, then encode it for the im2col forms of cp.async.bulk.tensor. The
 * model has a note for strides, as mgpu_tensor_map_tiled() has.
 *   map     gets the 128 bytes, at any address; unchanged on failure
 *   desc    from mgpu_tensor_map_nwc(), _nhwc() or _ndhwc(), with its corners
 *   issues  emptied, then all that is wrong; may be NULL
 *   errors  as of mgpu_tensor_map_tiled(); the rules are those of mgpu_im2col_check()
 */
MGPU_HOST mgpu_status
mgpu_tensor_map_im2col(mgpu_tensor_map *map, mgpu_im2col_desc desc, mgpu_issues *issues)
{
    mgpu_status status = mgpu_im2col_check(desc, issues);
    if (map == NULL)
        return mgpu__tensor_map_say(&desc.map, issues, MGPU_ERROR_INVALID_ARGUMENT, "map", -1,
                                    0, 0, " (NULL): pass a mgpu_tensor_map");
    if (status != MGPU_OK)
        return status;
#if MGPU_EMULATE
    status = mgpu__tensor_map_note(&desc.map, "mgpu_tensor_map_im2col", issues);
    if (status != MGPU_OK)
        return status;
    mgpu__tma_map_tiled(map, desc.map.dtype, desc.map.rank, desc.map.global, desc.map.dims,
                        desc.map.strides_bytes, desc.map.box, desc.map.elem_strides,
                        desc.map.interleave, desc.map.swizzle,
                        desc.map.oob_fill == MGPU_OOB_NAN);
    mgpu__tma_map_im2col(map, desc.lower_corner, desc.upper_corner, desc.channels, desc.pixels);
    return MGPU_OK;
#else
    mgpu__encode_im2col encode = NULL;
    status = mgpu__tensor_map_driver("cuTensorMapEncodeIm2col", &encode, issues);
    if (status != MGPU_OK)
        return status;
    MGPU_ALIGNAS(128) mgpu_tensor_map made; /* newer drivers' own type asks for 128 */
    const int refused = mgpu__im2col_ask(encode, &desc, &made);
    if (refused != 0) {
        (void)mgpu__tensor_map_refused(&desc.map, "cuTensorMapEncodeIm2col", refused, issues);
        return mgpu_issue_add(issues, MGPU_ERROR_DRIVER, "driver", -1, refused, 0,
                              "  lower_corner %d %d %d, upper_corner %d %d %d, channels %u, "
                              "pixels %u",
                              (int)desc.lower_corner[0], (int)desc.lower_corner[1],
                              (int)desc.lower_corner[2], (int)desc.upper_corner[0],
                              (int)desc.upper_corner[1], (int)desc.upper_corner[2],
                              desc.channels, desc.pixels);
    }
    memcpy(map, &made, sizeof made);
    return MGPU_OK;
#endif
}

#endif /* MGPU_EMULATE || MGPU_HOST_CUDA */
#endif /* MGPU_HOST_TENSOR_MAP_H */
