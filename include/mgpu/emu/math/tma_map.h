/* mgpu/emu/math/tma_map.h - what the model keeps in the 128 opaque bytes of a tensor map.
 * SPDX-License-Identifier: MIT
 *
 *     word  0     1      2..6  7..10    11        12                   13     14  15
 *           +-----+------+-----+--------+---------+--------------------+------+---+-----+
 *           |magic|global|dims |strides |box 0..3 |box 4, elem_strides |rank..| 0 |check|
 *           +-----+------+-----+--------+---------+--------------------+------+---+-----+
 *     im2col                            |box 0, lower corner                  |upper corner
 *
 * A GPU's own encoding is not documented, so the model has one of its own. The first and the
 * last word tell a map of the model from 128 bytes of anything else: a map that was not built,
 * was overwritten, or was built by the CUDA driver.
 *
 *     mgpu__tma_map_tiled(&map, dtype, rank, ...);      host/tensor_map.h, after it checked them
 *     if (!mgpu__tma_map_decode(&map, &fields)) "not a tensor map of the model"
 */
#ifndef MGPU_EMU_MATH_TMA_MAP_H
#define MGPU_EMU_MATH_TMA_MAP_H

#include "../../config.h"
#include "../../types.h"

/* A tensor map in the clear; index 0 is the innermost dimension. One of im2col has a box of channels. */
typedef struct mgpu__tma_map {
    uint64_t global;          /* address of element (0, 0, ...) */
    uint64_t dims[5];         /* elements; unused dimensions are 1 */
    uint64_t strides[4];      /* bytes between neighbours in dimension 1..4 */
    uint32_t box[5];          /* elements, 1..256; unused dimensions are 1 */
    uint32_t elem_strides[5]; /* 1..8; unused dimensions are 1 */
    uint8_t rank;             /* 1..5 */
    uint8_t dtype;            /* mgpu_dtype */
    uint8_t swizzle;          /* mgpu_swizzle */
    uint8_t interleave;       /* 0, 16 or 32 bytes */
    uint8_t oob_nan;          /* 1: what lies outside the tensor reads as NaN, 0: as zero */
    uint8_t
        im2col; /* 1: of pixels in the box that these are corners of; 2, 3: im2col::w, ::128 */
    uint16_t pixels;  /* 1..1024; 0 if it is tiled */
    int16_t lower[3]; /* W, H, D: from the first pixel of the tensor; 0 if it is tiled */
    int16_t upper[3]; /* from the last */
    uint16_t halo;    /* of an instruction of im2col::w: pixels behind all, or each 32 */
    uint8_t rows4;    /* 1: an instruction of four rows: the box's row is at c[1] to c[4] */
} mgpu__tma_map;

#define MGPU__TMA_MAP_MAGIC 0x31656c69742d676dull

MGPU_INLINE uint64_t
mgpu__tma_map_check(const mgpu_tensor_map *map)
{
    uint64_t h = 0xcbf29ce484222325ull;
    for (int i = 0; i < 15; i++) {
        h = (h ^ map->opaque[i]) * 0x100000001b3ull;
        h ^= h >> 29;
    }
    return h;
}

/* Pack the fields into the opaque bytes. The fields are legal: the caller has checked them. */
MGPU_INLINE void
mgpu__tma_map_encode(mgpu_tensor_map *out, const mgpu__tma_map *in)
{
    uint64_t *w = out->opaque;
    w[0] = MGPU__TMA_MAP_MAGIC;
    w[1] = in->global;
    for (int i = 0; i < 5; i++)
        w[2 + i] = in->dims[i];
    for (int i = 0; i < 4; i++)
        w[7 + i] = in->strides[i];
    w[11] = 0;
    for (int i = 0; i < 4; i++)
        w[11] |=
            (uint64_t)(in->im2col && i > 0 ? (uint16_t)in->lower[i - 1] : in->box[i] & 0xffff)
            << (16 * i);
    w[12] = in->box[4] & 0xffff;
    for (int i = 0; i < 5; i++)
        w[12] |= (uint64_t)(in->elem_strides[i] & 0xff) << (16 + 8 * i);
    w[13] = (uint64_t)in->rank | (uint64_t)in->dtype << 8 | (uint64_t)in->swizzle << 16 |
            (uint64_t)in->interleave << 24 | (uint64_t)in->oob_nan << 32 |
            (uint64_t)in->im2col << 40 | (uint64_t)in->pixels << 48;
    w[14] = 0;
    for (int i = 0; i < 3; i++)
        w[14] |= (uint64_t)(uint16_t)in->upper[i] << (16 * i);
    w[15] = mgpu__tma_map_check(out);
}

/* What cuTensorMapEncodeTiled is for a GPU: `map` gets the 128 bytes, at any address. The values are
 * legal: the caller has checked them. */
MGPU_INLINE void
mgpu__tma_map_tiled(mgpu_tensor_map *map, mgpu_dtype dtype, uint32_t rank, const void *global,
                    const uint64_t *dims, const uint64_t *strides_bytes, const uint32_t *box,
                    const uint32_t *elem_strides, uint32_t interleave, mgpu_swizzle swizzle,
                    bool oob_nan)
{
    mgpu__tma_map m;
    mgpu_tensor_map made;
    __builtin_memset(&m, 0, sizeof m);
    m.global = (uint64_t)(uintptr_t)global;
    for (uint32_t i = 0; i < 5; i++) {
        const bool used = i < rank;
        m.dims[i] = used ? dims[i] : 1;
        m.box[i] = used ? box[i] : 1;
        m.elem_strides[i] = used ? elem_strides[i] : 1;
        if (i > 0)
            m.strides[i - 1] = used ? strides_bytes[i - 1] : 0;
    }
    m.rank = (uint8_t)rank;
    m.dtype = (uint8_t)dtype;
    m.swizzle = (uint8_t)swizzle;
    m.interleave = (uint8_t)interleave;
    m.oob_nan = oob_nan;
    mgpu__tma_map_encode(&made, &m);
    __builtin_memcpy(map, &made, sizeof made);
}

/* Unpack the fields; false when mgpu_tensor_map_tiled() did not make these bytes. */
MGPU_INLINE bool
mgpu__tma_map_decode(const mgpu_tensor_map *in, mgpu__tma_map *out)
{
    const uint64_t *w = in->opaque;
    if (w[0] != MGPU__TMA_MAP_MAGIC || w[15] != mgpu__tma_map_check(in))
        return false;
    out->global = w[1];
    for (int i = 0; i < 5; i++) {
        out->dims[i] = w[2 + i];
        out->elem_strides[i] = (uint32_t)(w[12] >> (16 + 8 * i)) & 0xff;
    }
    for (int i = 0; i < 4; i++) {
        out->strides[i] = w[7 + i];
        out->box[i] = (uint32_t)(w[11] >> (16 * i)) & 0xffff;
    }
    out->im2col = (uint8_t)(w[13] >> 40);
    out->pixels = (uint16_t)(w[13] >> 48);
    for (int i = 0; i < 3; i++) {
        out->lower[i] = out->im2col ? (int16_t)(uint16_t)out->box[i + 1] : 0;
        out->upper[i] = (int16_t)(uint16_t)(w[14] >> (16 * i));
        out->box[i + 1] = out->im2col ? 1 : out->box[i + 1];
    }
    out->box[4] = (uint32_t)w[12] & 0xffff;
    out->rank = (uint8_t)w[13];
    out->dtype = (uint8_t)(w[13] >> 8);
    out->swizzle = (uint8_t)(w[13] >> 16);
    out->interleave = (uint8_t)(w[13] >> 24);
    out->oob_nan = (uint8_t)(w[13] >> 32);
    out->rows4 = 0;
    out->halo = 0;
    return true;
}

/* What cuTensorMapEncodeIm2col is for a GPU: `map`, which is tiled, has a box of `channels`, and the rest is of
 * pixels. The corners are those of W, H, D. The values are legal: the caller has checked them. */
MGPU_INLINE void
mgpu__tma_map_im2col(mgpu_tensor_map *map, const int *lower, const int *upper,
                     uint32_t channels, uint32_t pixels)
{
    mgpu__tma_map m;
    mgpu_tensor_map made;
    if (!mgpu__tma_map_decode(map, &m))
        return;
    m.im2col = 1;
    m.pixels = (uint16_t)pixels;
    for (uint32_t i = 0; i < 5; i++)
        m.box[i] = i == 0 ? channels : 1;
    for (uint32_t i = 0; i < 3 && i + 2 < m.rank; i++) {
        m.lower[i] = (int16_t)lower[i];
        m.upper[i] = (int16_t)upper[i];
    }
    mgpu__tma_map_encode(&made, &m);
    __builtin_memcpy(map, &made, sizeof made);
}

/* What cuTensorMapEncodeIm2colWide is: `map`, which is of im2col, is for im2col::w, or for im2col::w::128. */
MGPU_INLINE void
mgpu__tma_map_wide(mgpu_tensor_map *map, bool w128)
{
    mgpu__tma_map m;
    mgpu_tensor_map made;
    if (!mgpu__tma_map_decode(map, &m))
        return;
    m.im2col = w128 ? 3 : 2;
    m.pixels = w128 ? 128 : m.pixels;
    mgpu__tma_map_encode(&made, &m);
    __builtin_memcpy(map, &made, sizeof made);
}

#endif /* MGPU_EMU_MATH_TMA_MAP_H */
