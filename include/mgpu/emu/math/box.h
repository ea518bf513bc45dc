/* mgpu/emu/math/box.h - the box copier of the model: what TMA does with one tile, as pure functions.
 * SPDX-License-Identifier: MIT
 *
 *            tensor in global memory                     box in shared memory
 *         +--------------------------+
 *         |       c                  |                  row 0 |0 1 2 3 4 5 6 7|
 *         |       +---------+        |   load  ------>  row 1 |1 0 3 2 5 4 7 6|
 *         |       |   box   |        |   <---- store    row 2 |2 3 0 1 6 7 4 5|
 *         |       +---------+        |         reduce     ... 16-byte chunks, permuted by
 *         +--------------------------+                    the address they land on
 *
 *     error = mgpu__tma_load(&map, c, window, window_bytes, dst, touch, context);
 *
 * A window is one CTA's shared memory, an offset in it is what the shared address says below
 * its rank bits. No globals, no allocation, no printing: the answer is NULL or a sentence.
 */
#ifndef MGPU_EMU_MATH_BOX_H
#define MGPU_EMU_MATH_BOX_H

#include "../../layout/swizzle.h"
#include "../api.h"
#include "cvt.h"
#include "im2col.h"
#include "packed.h"
#include "reduce.h"
#include "tma_map.h"
#include "touch.h"
#include <string.h>

MGPU_EXTERN_C_BEGIN

/* Bytes of a box that move: what a load adds up on its mbarrier. */
uint32_t mgpu__tma_box_bytes(const mgpu__tma_map *m);

/* window[dst ...] = box at c. Elements outside the tensor become zero (or NaN).
 *   c       rank coordinates, innermost first; may be negative. Of im2col c[5..7] are the offsets, of four rows c[1..4]
 *           these
 *   dst     offset in the window, a multiple of 128
 *   touch   NULL: nobody listens
 *   returns NULL, or a sentence that says what is wrong; then nothing was written
 */
const char *mgpu__tma_load(const mgpu__tma_map *m, const int32_t *c, unsigned char *window,
                           uint32_t window_bytes, uint32_t dst, mgpu__touch touch,
                           void *context);

/* box at c = window[src ...], or box at c = op(box at c, window[src ...]), each element
 * atomically. Elements outside the tensor are left alone, but for those behind a row up to whole
 * 16 bytes of it: see mgpu__tma_walk_start(). Otherwise as mgpu__tma_load(). */
const char *mgpu__tma_store(const mgpu__tma_map *m, const int32_t *c,
                            const unsigned char *window, uint32_t window_bytes, uint32_t src,
                            mgpu__tma_red op, mgpu__touch touch, void *context);

/* Bytes of the tensor, and of what is behind it, from its first one to the last that a store at c writes; 0: none. */
uint64_t mgpu__tma_store_end(const mgpu__tma_map *m, const int32_t *c);

MGPU_EXTERN_C_END

/* Units of the box along dimension i; of im2col the pixels are dimension 1. Without interleave the stride of dimension 0 is ignored; with
 * it the box has one slice of the channels, the dimension before the last (seen on an H200). */
MGPU_INLINE uint32_t
mgpu__tma_count(const mgpu__tma_map *m, int i)
{
    if (m->im2col)
        return i == 0   ? m->box[0]
               : i == 1 ? m->pixels + (uint32_t)m->halo * (m->im2col == 3 ? 4 : 1)
                        : 1;
    if (m->rows4 && i == 1)
        return 4;
    if (m->interleave != 0 ? i + 2 == m->rank : i == 0)
        return m->interleave != 0 ? 1 : m->box[0];
    return (m->box[i] + m->elem_strides[i] - 1) / m->elem_strides[i];
}

/* The span of a map's swizzle: within it chunks move, and no row is longer. */
static inline uint32_t
mgpu__tma_span(const mgpu__tma_map *m)
{
    return m->swizzle & 0xf0u;
}

/* From one row of a box to the next in shared memory. A swizzled row shorter than the span
 * leaves the rest of the span unused: so says the manual, and so does an H200. Slices are packed. */
static inline uint32_t
mgpu__tma_pitch(const mgpu__tma_map *m)
{
    if (m->interleave != 0)
        return m->interleave;
    return m->swizzle != 0 ? mgpu__tma_span(m) : mgpu__tma_row_bytes(m);
}

/* Where the byte at offset x is kept: the index of its chunk, or of its atom of 32 or 64 bytes, within
 * the span is XORed with the number of its 128-byte line. The offset is absolute, not relative to the
 * tile. */
static inline uint32_t
mgpu__tma_swizzle(uint32_t x, uint32_t swizzle)
{
    const uint32_t line = x >> 7;
    if (swizzle == MGPU_SWIZZLE_96B)
        swizzle = MGPU_SWIZZLE_32B;
    if (swizzle <= MGPU_SWIZZLE_128B)
        return swizzle == 0 ? x : x ^ (x >> 3 & (swizzle - 16));
    if (swizzle == MGPU_SWIZZLE_128B_ATOM_64B)
        return x ^ line % 2 << 6;
    /* odd lines of FLIP_8B: the halves of each chunk change places */
    return x ^ line % 4 << 5 ^
           (swizzle == MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B ? line % 2 << 3 : 0);
}

/* Bytes of a box in shared memory, where rows are without gaps. */
static inline uint32_t
mgpu__tma_smem_bytes(const mgpu__tma_map *m)
{
    return mgpu__tma_padded(m)
               ? mgpu__tma_box_bytes(m) * 8 / mgpu_dtype_bits((mgpu_dtype)m->dtype)
               : mgpu__tma_box_bytes(m);
}

#if defined(MGPU_EMU_IMPLEMENTATION)

/* ---- walking a box row by row ----------------------------------------------------------- */

/* One row of a box: bytes [lo, hi) of it move, from `global` on. */
typedef struct mgpu__tma_row {
    uint32_t offset; /* of the row, from the start of the box in shared memory */
    uint32_t lo, hi;
    uint64_t global; /* address of byte lo */
} mgpu__tma_row;

typedef struct mgpu__tma_walk {
    const mgpu__tma_map *m;
    const int32_t *c;
    uint32_t row_bytes; /* in shared memory */
    int row_dims;       /* 1: a row is the box along dimension 0; 0: it is one slice */
    uint32_t pitch;     /* from one row to the next in shared memory */
    uint32_t count[5];  /* units per dimension: ceil(box / elem_stride) */
    uint32_t at[5];     /* the next row */
    uint32_t lo, hi;  /* what moves of every row inside the tensor, in bytes of global memory */
    int64_t pixel[5]; /* im2col: where the next row is */
    int64_t shown[5]; /* im2col::w: where the last one was, of which a halo goes on */
    uint32_t offset;
    bool done;
} mgpu__tma_walk;

/* A load cuts a row at its last element. A store goes on to whole 16 bytes of the row, with what the box has there
 * (seen on an H200: tiles of 1 to 5 dimensions, all swizzles, reductions, pixels). Four rows, which Hopper has not, are taken to do the same. */
MGPU__MODEL mgpu__tma_walk
mgpu__tma_walk_start(const mgpu__tma_map *m, const int32_t *c, bool store)
{
    mgpu__tma_walk w;
    int64_t lo = -(int64_t)c[0], hi = (int64_t)m->dims[0];
    memset(&w, 0, sizeof w);
    w.m = m;
    w.c = c;
    for (int i = 0; i < m->rank; i++) {
        w.count[i] = mgpu__tma_count(m, i);
        w.pixel[i] = c[i];
    }
    w.pitch = mgpu__tma_pitch(m);
    if (m->interleave != 0) { /* a row is one slice */
        w.row_bytes = w.hi = m->interleave;
        return w;
    }
    w.row_dims = 1;
    w.row_bytes = mgpu__tma_row_bytes(m);
    if (store && !mgpu__tma_padded(m)) { /* padded rows are whole */
        const int64_t chunk = 128 / mgpu_dtype_bits((mgpu_dtype)m->dtype);
        hi = (hi + chunk - 1) / chunk * chunk;
    }
    hi -= c[0];
    lo = lo < 0 ? 0 : lo;
    hi = hi > (int64_t)w.count[0] ? (int64_t)w.count[0] : hi;
    if (lo < hi) {
        w.lo = (uint32_t)mgpu__tma_units(m, lo);
        w.hi = (uint32_t)mgpu__tma_units(m, hi);
    }
    return w;
}

/* The next pixel of im2col::w: one of those along W, or of their halo. */
static inline const int64_t *
mgpu__tma_walk_wide(mgpu__tma_walk *w)
{
    const mgpu__tma_map *m = w->m;
    const uint32_t group = mgpu__im2col_wide_group(m);
    if (w->at[1] % (group + m->halo) < group) {
        memcpy(w->shown, w->pixel, sizeof w->shown);
        mgpu__im2col_wide_next(m, w->pixel);
    } else {
        w->shown[1] += m->elem_strides[1];
    }
    return w->shown;
}

/* The next row of im2col, which is a pixel. */
static inline void
mgpu__tma_walk_pixel(mgpu__tma_walk *w, mgpu__tma_row *row)
{
    const mgpu__tma_map *m = w->m;
    uint64_t bytes;
    const int64_t *pixel = m->im2col > 1 ? mgpu__tma_walk_wide(w) : w->pixel;
    const bool inside = mgpu__im2col_pixel(m, pixel, w->c + 5, &bytes);
    row->offset = w->offset;
    row->global = m->global + (uint64_t)mgpu__tma_units(m, w->c[0]) + w->lo + bytes;
    row->lo = inside ? w->lo : 0;
    row->hi = inside ? w->hi : 0;
    w->offset += w->pitch;
    w->done = ++w->at[1] == w->count[1];
    if (m->im2col == 1)
        mgpu__im2col_next(m, w->pixel);
}

/* The next row, if there is one. */
static inline bool
mgpu__tma_walk_next(mgpu__tma_walk *w, mgpu__tma_row *row)
{
    const mgpu__tma_map *m = w->m;
    bool inside = true;
    if (w->done)
        return false;
    if (m->im2col) {
        mgpu__tma_walk_pixel(w, row);
        return true;
    }
    row->offset = w->offset;
    row->global = m->global + w->lo;
    if (w->row_dims != 0)
        row->global += (uint64_t)mgpu__tma_units(m, w->c[0]);
    for (int i = w->row_dims; i < m->rank; i++) {
        const int64_t x =
            m->rows4 ? w->c[1 + w->at[1]] : w->c[i] + (int64_t)w->at[i] * m->elem_strides[i];
        inside = inside && x >= 0 && (uint64_t)x < m->dims[i];
        row->global += (uint64_t)x * (i == 0 ? m->interleave : m->strides[i - 1]);
    }
    row->lo = inside ? w->lo : 0;
    row->hi = inside ? w->hi : 0;
    w->offset += w->pitch;
    w->done = true;
    for (int i = w->row_dims; i < m->rank && w->done; i++) {
        w->done = ++w->at[i] == w->count[i];
        if (w->done)
            w->at[i] = 0;
    }
    return true;
}

/* Tell the listener all that a copy will read and write. */
MGPU__MODEL void
mgpu__tma_touch(const mgpu__tma_map *m, const int32_t *c, uint32_t offset, int store,
                int reduce, mgpu__touch touch, void *context)
{
    mgpu__tma_walk w = mgpu__tma_walk_start(m, c, store);
    mgpu__tma_row row;
    const uint32_t layout = m->interleave == 0 ? m->swizzle + 1u : 0;
    uint64_t begin = 0, end = 0;
    if (w.row_bytes == w.pitch)
        touch(context, 0, !store, offset, mgpu__tma_smem_bytes(m), layout);
    for (bool more = true; more;) {
        more = mgpu__tma_walk_next(&w, &row);
        if (more && w.row_bytes < w.pitch)
            for (uint32_t i = 0; i < w.row_bytes; i += 16)
                touch(context, 0, !store,
                      mgpu__tma_swizzle(offset + row.offset + i, m->swizzle) & ~15u, 16,
                      layout);
        if (more && row.lo == row.hi)
            continue;
        if (more && row.global == end) {
            end += row.hi - row.lo;
            continue;
        }
        if (begin != end) {
            if (!store || reduce)
                touch(context, 1, 0, begin, (uint32_t)(end - begin), 0);
            if (store)
                touch(context, 1, 1, begin, (uint32_t)(end - begin), 0);
        }
        if (more) {
            begin = row.global;
            end = begin + (row.hi - row.lo);
        }
    }
}

/* What counts of packed elements is what global memory has of them: as CUTLASS expects it, no GPU has been asked. */
uint32_t
mgpu__tma_box_bytes(const mgpu__tma_map *m)
{
    uint32_t bytes = (uint32_t)mgpu__tma_units(m, mgpu__tma_count(m, 0));
    for (int i = 1; i < m->rank; i++)
        bytes *= mgpu__tma_count(m, i);
    return bytes;
}

/* What both directions check. */
MGPU__MODEL const char *
mgpu__tma_check(const mgpu__tma_map *m, uint32_t window_bytes, uint32_t offset)
{
    uint32_t row_bytes = mgpu__tma_row_bytes(m);
    uint64_t bytes = mgpu__tma_pitch(m);
    if (m->rank < 1 || m->rank > 5)
        return "the tensor map's rank is not 1 to 5";
    if (row_bytes == 0 || row_bytes % 16 != 0)
        return "the rows of the tensor map's box are not a multiple of 16 bytes";
    for (int i = 0; i < m->rank; i++)
        if (m->box[i] < 1 || m->box[i] > 256 || m->elem_strides[i] < 1 ||
            m->elem_strides[i] > 8)
            return "a box extent is not 1 to 256, or an element stride is not 1 to 8";
    if (m->interleave != 0 && ((m->interleave != 16 && m->interleave != 32) || m->rank < 3))
        return "the tensor map's interleave is not none, 16 or 32 bytes, with rank 3 to 5";
    if (!mgpu_swizzle_is_legal((mgpu_swizzle)m->swizzle))
        return "the tensor map's swizzle is not none, 32, 64 or 128 bytes";
    if (m->interleave == 0 && m->swizzle != 0 && row_bytes > mgpu__tma_span(m))
        return "the rows of the box are longer than the swizzle's span";
    if (m->oob_nan && (!mgpu_dtype_is_float((mgpu_dtype)m->dtype) || row_bytes == m->box[0]))
        return "only 16, 32 and 64-bit floating-point tensors can be filled with NaN";
    if (mgpu__tma_check_newer(m) != NULL)
        return mgpu__tma_check_newer(m);
    if (offset % 128 != 0)
        return "the shared-memory address of a tile is not a multiple of 128";
    for (int i = m->interleave == 0; i < m->rank; i++)
        bytes *= mgpu__tma_count(m, i);
    if (bytes > window_bytes || offset > window_bytes - bytes)
        return "the tile reaches beyond the CTA's shared memory";
    return NULL;
}

/* Between a row in memory order and the same row in the window. */
static inline void
mgpu__tma_row_in(unsigned char *window, uint32_t at, const unsigned char *row, uint32_t bytes,
                 uint32_t swizzle)
{
    if (swizzle == 0)
        memcpy(window + at, row, bytes);
    else if (swizzle == MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B)
        for (uint32_t i = 0; i < bytes; i += 8)
            memcpy(window + mgpu__tma_swizzle(at + i, swizzle), row + i, 8);
    else
        for (uint32_t i = 0; i < bytes; i += 16)
            memcpy(window + mgpu__tma_swizzle(at + i, swizzle), row + i, 16);
}

static inline void
mgpu__tma_row_out(unsigned char *row, const unsigned char *window, uint32_t at, uint32_t bytes,
                  uint32_t swizzle)
{
    if (swizzle == 0)
        memcpy(row, window + at, bytes);
    else
        for (uint32_t i = 0; i < bytes; i += 16)
            memcpy(row + i, window + mgpu__tma_swizzle(at + i, swizzle), 16);
}

enum { MGPU__TMA_ROW_MAX = 256 * 8 }; /* bytes: 256 elements of 8 */

/* A row of what lies outside the tensor: zeros, or 0x7ff7 in each 16 bits, which is a NaN of
 * every floating type (seen on an H200). */
MGPU__MODEL void
mgpu__tma_fill(const mgpu__tma_map *m, unsigned char *row, uint32_t bytes)
{
    for (uint32_t i = 0; i < bytes; i++)
        row[i] = !m->oob_nan ? 0 : i % 2 == 0 ? 0xf7 : 0x7f;
}

/* A load of tf32 rounds f32; stores and reductions take the bits as they are. Subnormals stay in a load of
 * f32.ftz and tf32.ftz too: only a reduction makes zeros of them (seen on an H200). */
static inline bool
mgpu__tma_rounds(mgpu_dtype dtype)
{
    return dtype == MGPU_DTYPE_TF32 || dtype == MGPU_DTYPE_TF32_FTZ;
}

MGPU__MODEL void
mgpu__tma_round(unsigned char *row, uint32_t bytes)
{
    for (uint32_t i = 0; i < bytes; i += 4) {
        uint32_t x;
        memcpy(&x, row + i, 4);
        x = mgpu__tf32_of_bits(x);
        memcpy(row + i, &x, 4);
    }
}

const char *
mgpu__tma_load(const mgpu__tma_map *m, const int32_t *c, unsigned char *window,
               uint32_t window_bytes, uint32_t dst, mgpu__touch touch, void *context)
{
    const char *error = mgpu__tma_check(m, window_bytes, dst);
    unsigned char edge[MGPU__TMA_ROW_MAX];
    mgpu__tma_walk w;
    mgpu__tma_row row;
    if (error != NULL)
        return error;
    if (touch != NULL)
        mgpu__tma_touch(m, c, dst, 0, 0, touch, context);
    w = mgpu__tma_walk_start(m, c, false);
    while (mgpu__tma_walk_next(&w, &row)) {
        const unsigned char *from = (const unsigned char *)(uintptr_t)row.global;
        if (mgpu__tma_padded(m)) {
            mgpu__tma_pad(m, edge, from, row.lo < row.hi);
            from = edge;
        } else if (row.hi - row.lo < w.row_bytes || mgpu__tma_rounds((mgpu_dtype)m->dtype)) {
            mgpu__tma_fill(m, edge, w.row_bytes);
            if (row.lo < row.hi)
                memcpy(edge + row.lo, from, row.hi - row.lo);
            if (mgpu__tma_rounds((mgpu_dtype)m->dtype))
                mgpu__tma_round(edge + row.lo, row.hi - row.lo);
            from = edge;
        }
        mgpu__tma_row_in(window, dst + row.offset, from, w.row_bytes, m->swizzle);
    }
    return NULL;
}

/* ---- store, reduce ---------------------------------------------------------------------- */

uint64_t
mgpu__tma_store_end(const mgpu__tma_map *m, const int32_t *c)
{
    mgpu__tma_walk w = mgpu__tma_walk_start(m, c, true);
    mgpu__tma_row row;
    uint64_t end = 0;
    while (mgpu__tma_walk_next(&w, &row))
        if (row.lo < row.hi && row.global + (row.hi - row.lo) - m->global > end)
            end = row.global + (row.hi - row.lo) - m->global;
    return end;
}

const char *
mgpu__tma_store(const mgpu__tma_map *m, const int32_t *c, const unsigned char *window,
                uint32_t window_bytes, uint32_t src, mgpu__tma_red op, mgpu__touch touch,
                void *context)
{
    const char *error = mgpu__tma_check(m, window_bytes, src);
    mgpu_dtype dtype = (mgpu_dtype)m->dtype;
    unsigned char buffer[MGPU__TMA_ROW_MAX];
    mgpu__tma_walk w;
    mgpu__tma_row row;
    if (error != NULL)
        return error;
    if (m->swizzle == MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B)
        return "a store or a reduction by a tensor map that flips halves of 8 bytes: only "
               "loads "
               "do, use MGPU_SWIZZLE_128B_ATOM_32B";
    if (m->dtype == MGPU_DTYPE_B4X16_P64)
        return "a store of b4x16_p64: only loads pad elements of 4 bits; bytes go out as u8";
    if (!mgpu__tma_red_legal(op, dtype))
        return mgpu__tma_red_types;
    if (touch != NULL)
        mgpu__tma_touch(m, c, src, 1, op != MGPU__TMA_STORE, touch, context);
    w = mgpu__tma_walk_start(m, c, true);
    while (mgpu__tma_walk_next(&w, &row)) {
        uint32_t bytes = row.hi - row.lo;
        if (bytes == 0)
            continue;
        if (op == MGPU__TMA_STORE && bytes == w.row_bytes) {
            mgpu__tma_row_out((unsigned char *)(uintptr_t)row.global, window, src + row.offset,
                              bytes, m->swizzle);
            continue;
        }
        mgpu__tma_row_out(buffer, window, src + row.offset, w.row_bytes, m->swizzle);
        for (uint32_t i = 1; mgpu__tma_padded(m) && i < 8; i++)
            memmove(buffer + 12 * i, buffer + 16 * i, 12);
        if (op == MGPU__TMA_STORE)
            memcpy((void *)(uintptr_t)row.global, buffer + row.lo, bytes);
        else
            mgpu__tma_reduce(op, dtype, row.global, buffer + row.lo, bytes);
    }
    return NULL;
}

#endif /* MGPU_EMU_IMPLEMENTATION */
#endif /* MGPU_EMU_MATH_BOX_H */
