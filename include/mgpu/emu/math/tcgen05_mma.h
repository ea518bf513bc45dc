/* mgpu/emu/math/tcgen05_mma.h - the tensor core of sm_100 in the model: one CTA's rows of one tcgen05.mma.
 * SPDX-License-Identifier: MIT
 *
 *        A [rows][k]           B [n][k]                    D [rows][n]
 *     chunks of 16 bytes, where descriptors or tensor memory have them; 32 bytes of K, of a sparse one's B 64
 *           |                     |
 *           +--> values by k <----+--> sums: of floats mma.h's bodies for vectors with the widths of
 *                                      tcgen05_sum.h, of i8 mma_integer.h, of mxf4 sixteen by sixteen
 *
 *     mgpu__tcgen05_locate(a_at, fields, major, elem_bytes, 0, rows, 2, 0);
 *     mgpu__tcgen05_multiply(&job, d, pitch, MGPU__MMA_EXACT);
 *
 * exact is tcgen05_sum.h's, bit by bit. fast, of f16 and bf16 alone, is within what mma.h says of wgmma's.
 * Without state. About 60 KiB of stack.
 */
#ifndef MGPU_EMU_MATH_TCGEN05_MMA_H
#define MGPU_EMU_MATH_TCGEN05_MMA_H

#include "../../layout/tcgen05_desc.h"
#include "../../layout/tmem_cp.h"
#include "mma.h"
#include "tcgen05_sum.h"

#if defined(MGPU_EMU_IMPLEMENTATION)

/* How elements of fewer than 8 bits are stored. */
typedef enum mgpu__tcgen05_storage {
    MGPU__TCGEN05_PADDED, /* 16 of them in 16 bytes: packed, then unused bytes (f8f6f4, mxf8f6f4 in shared memory) */
    MGPU__TCGEN05_BYTES, /* one a byte (A in tensor memory) */
    MGPU__TCGEN05_PACKED /* two of 4 bits a byte (mxf4, mxf4nvf4) */
} mgpu__tcgen05_storage;

/* Rows of A or of B. */
typedef struct mgpu__tcgen05_source {
    const unsigned char *window;
    const uint32_t *at; /* as mgpu__tcgen05_locate() orders them */
    uint32_t chunks;    /* of a row: 2, of B when A is sparse 4, with K = 96 3 */
    mgpu_mma_type type;
    mgpu__tcgen05_storage storage;
    bool mn_major, negate;
} mgpu__tcgen05_source;

/* One CTA's part of an instruction. */
typedef struct mgpu__tcgen05_job {
    mgpu__tcgen05_sum_rule sum;
    mgpu__tcgen05_source a, b;
    uint32_t rows, n; /* of D: multiples of 8 */
    const uint8_t (*pick)
        [MGPU__TCGEN05_K_MAX]; /* [rows]: k of B for each stored element of a sparse A; NULL: dense */
    const uint8_t (*sfa)[MGPU__TCGEN05_SCALES_MAX]; /* [rows], of scaled kinds */
    const uint8_t (*sfb)[MGPU__TCGEN05_SCALES_MAX]; /* [n] */
    bool accumulate, satfinite;
} mgpu__tcgen05_job;

/* ---- where operands are ------------------------------------------------------------------ */

/* The offsets of chunks of 16 bytes in shared memory, as a descriptor says:
 *   K-major    at[row / 8 * 8 * chunks + c * 8 + row % 8]: bytes 16*c on of a row along K
 *   MN-major   at[row / e * count + k], e = 16 / elem_bytes rows, `count` = 16 * chunks / elem_bytes of K
 *   first      row that is number 0 here; MN-major a multiple of e
 *   rows       a multiple of 8; MN-major of 8-bit elements of 16
 *   chunks     of a row along K: 2, 3 or 4
 *   base       the window's shared address
 */
MGPU__MODEL void
mgpu__tcgen05_locate(uint32_t *at, mgpu_tcgen05_desc_fields f, mgpu_major major,
                     uint32_t elem_bytes, uint32_t first, uint32_t rows, uint32_t chunks,
                     uint32_t base)
{
    const uint32_t each = 16 / elem_bytes, count = chunks * each;
    if (major == MGPU_K_MAJOR) {
        for (uint32_t row = 0; row < rows; row++)
            for (uint32_t c = 0; c < chunks; c++)
                at[row / 8 * 8 * chunks + c * 8 + row % 8] =
                    mgpu_tcgen05_operand_addr(f, major, 1, first + row, 16 * c) - base;
    } else {
        for (uint32_t row = 0; row < rows; row += each)
            for (uint32_t k = 0; k < count; k++)
                at[row / each * count + k] =
                    mgpu_tcgen05_operand_addr(f, major, elem_bytes, first + row, k) - base;
    }
}

/* ---- elements to values ------------------------------------------------------------------ */

/* Bits of an element where it is stored. */
static inline uint32_t
mgpu__tcgen05_bits(mgpu_mma_type type)
{
    switch (type) {
    case MGPU_MMA_F16:
    case MGPU_MMA_BF16:
        return 16;
    case MGPU_MMA_TF32:
        return 32;
    case MGPU_MMA_E2M3:
    case MGPU_MMA_E3M2:
        return 6;
    case MGPU_MMA_E2M1:
        return 4;
    default:
        return 8;
    }
}

/* Elements that a load takes from a row: of 32 bytes, or of 16 packed ones. */
static inline uint32_t
mgpu__tcgen05_count(const mgpu__tcgen05_source *s)
{
    return s->storage == MGPU__TCGEN05_PACKED ? 32
           : mgpu__tcgen05_bits(s->type) <= 8 ? 32
                                              : 256 / mgpu__tcgen05_bits(s->type);
}

/* What each byte of a type of 8 bits or fewer is worth. */
MGPU__MODEL void
mgpu__tcgen05_table(float *table, const mgpu__tcgen05_source *s)
{
    for (uint32_t x = 0; x < 256; x++) {
        const uint32_t y =
            s->storage == MGPU__TCGEN05_BYTES && s->type == MGPU_MMA_E2M1 ? x >> 2 : x;
        const float v = s->type == MGPU_MMA_S8   ? (float)(int8_t)x
                        : s->type == MGPU_MMA_U8 ? (float)x
                                                 : mgpu__tcgen05_value(s->type, y);
        table[x] = s->negate ? -v : v;
    }
}

/* The byte of element i of a chunk of 16 bytes of type s->type. */
static inline uint32_t
mgpu__tcgen05_byte(const mgpu__tcgen05_source *s, const unsigned char *chunk, uint32_t i)
{
    const uint32_t bits = mgpu__tcgen05_bits(s->type);
    if (s->storage == MGPU__TCGEN05_PACKED)
        return (uint32_t)chunk[i / 2] >> 4 * (i % 2) & 15;
    if (s->storage == MGPU__TCGEN05_PADDED && bits == 4)
        return (uint32_t)chunk[i / 2] >> 4 * (i % 2) & 15;
    if (s->storage == MGPU__TCGEN05_PADDED && bits == 6)
        return mgpu_tmem_cp_b6x16_p32(chunk, i);
    return chunk[i];
}

/* The values of rows first .. first + rows - 1, in bytes or less.
 *   chunk   the first of a row; of packed ones one is read, else two
 */
MGPU__HOT MGPU__MODEL void
mgpu__tcgen05_load_bytes(mgpu__mma_operand *o, const mgpu__tcgen05_source *s, uint32_t first,
                         uint32_t rows, uint32_t chunk)
{
    const uint32_t each = s->storage == MGPU__TCGEN05_PACKED ? 32 : 16;
    float table[256];
    mgpu__tcgen05_table(table, s);
    for (uint32_t r = 0; r < rows; r++) {
        const uint32_t row = first + r;
        for (uint32_t k = 0; k < 32; k++) {
            if (s->mn_major) {
                const uint32_t all = 16 * s->chunks;
                o->value[k][r] =
                    table[s->window[s->at[row / 16 * all + chunk * 16 + k] + row % 16]];
            } else {
                const uint32_t c = chunk + k / each;
                const uint32_t x = s->at[row / 8 * 8 * s->chunks + c * 8 + row % 8];
                o->value[k][r] = table[mgpu__tcgen05_byte(s, s->window + x, k % each)];
            }
        }
    }
}

/* The same of 16 and of 32 bits. */
MGPU__HOT MGPU__MODEL void
mgpu__tcgen05_load_words(mgpu__mma_operand *o, const mgpu__tcgen05_source *s, uint32_t first,
                         uint32_t rows, uint32_t chunk)
{
    const uint32_t bytes = mgpu__tcgen05_bits(s->type) / 8, each = 16 / bytes;
    for (uint32_t r = 0; r < rows; r++) {
        const uint32_t row = first + r;
        for (uint32_t k = 0; k < 2 * each; k++) {
            const uint32_t c = chunk + k / each;
            const uint32_t x =
                s->mn_major
                    ? s->at[row / each * s->chunks * each + chunk * each + k] +
                          row % each * bytes
                    : s->at[row / 8 * 8 * s->chunks + c * 8 + row % 8] + k % each * bytes;
            uint32_t element = 0;
            memcpy(&element, s->window + x, bytes);
            o->value[k][r] = mgpu__tcgen05_value(s->type, element) * (s->negate ? -1.0f : 1.0f);
        }
    }
}

/* Rows first .. first + rows - 1 of 32 bytes of K (packed: 16), from chunk `chunk` on: values, and the exponents
 * that exact sums take. Rows behind them, to the block's end, are as they were. */
MGPU__MODEL void
mgpu__tcgen05_load(const mgpu__mma_body *body, mgpu__mma_operand *o,
                   const mgpu__tcgen05_source *s, uint32_t first, uint32_t rows, uint32_t chunk,
                   bool exact)
{
    const uint32_t bits = mgpu__tcgen05_bits(s->type);
    if (bits == 16 && s->chunks == 2 && !s->negate) {
        const mgpu__mma_source from = {s->window,
                                       s->at + first / 8 * 16,
                                       16,
                                       rows,
                                       s->type == MGPU_MMA_F16 ? MGPU__MMA_F16 : MGPU__MMA_BF16,
                                       s->mn_major,
                                       false};
        body->load(o, &from, exact);
        return;
    }
    if (bits <= 8)
        mgpu__tcgen05_load_bytes(o, s, first, rows, chunk);
    else
        mgpu__tcgen05_load_words(o, s, first, rows, chunk);
    if (exact)
        mgpu__mma_weigh(o, mgpu__tcgen05_count(s), rows, mgpu__tcgen05_least(s->type));
}

/* ---- sums -------------------------------------------------------------------------------- */

/* 64 rows and columns of D at most, and what they are sums of. */
typedef struct mgpu__tcgen05_block {
    const mgpu__tcgen05_job *job;
    const mgpu__mma_body *body;
    mgpu__mma_block m;
    uint32_t row, rows, column;   /* of D, from which on; m.columns of them */
    mgpu__mma_operand a[3], b[4]; /* 32 bytes of K each, of packed elements 16 */
    mgpu__mma_scales scales;
    uint8_t pick[MGPU__MMA_BLOCK][MGPU__MMA_PRODUCTS_MAX];
    float d[MGPU__MMA_BLOCK][MGPU__MMA_BLOCK]; /* where D itself is not 64 rows of f32 */
} mgpu__tcgen05_block;

/* The exponents of the block's scales, of mxf8f6f4: one for each row. */
MGPU__MODEL void
mgpu__tcgen05_weigh_scales(mgpu__tcgen05_block *w)
{
    const mgpu__tcgen05_job *job = w->job;
    bool near_one = true;
    for (uint32_t i = 0; i < 2 * MGPU__MMA_BLOCK; i++) {
        const bool is_b = i >= MGPU__MMA_BLOCK;
        const uint32_t r = i % MGPU__MMA_BLOCK;
        mgpu__tcgen05_scale s = {false, 8, 0};
        if (r < (is_b ? w->m.columns : w->rows))
            s = mgpu__tcgen05_scale_of(job->sum.scale, is_b ? job->sfb[w->column + r][0]
                                                            : job->sfa[w->row + r][0]);
        (is_b ? w->scales.b : w->scales.a)[r] =
            (int16_t)(s.nan ? MGPU__MMA_SPECIAL : s.exponent);
        near_one = near_one && !s.nan && s.exponent >= -40 && s.exponent <= 40;
    }
    w->scales.folded = near_one;
    w->m.scales = &w->scales;
}

/* Multiply values by their scales, which float holds exactly when all are near 1. */
MGPU__HOT MGPU__MODEL void
mgpu__tcgen05_fold(mgpu__mma_operand *o, const int16_t *scales, uint32_t count)
{
    float by[MGPU__MMA_BLOCK];
    for (uint32_t r = 0; r < MGPU__MMA_BLOCK; r++)
        by[r] = mgpu__float_of_bits((uint32_t)(127 + scales[r]) << 23);
    for (uint32_t k = 0; k < count; k++)
        for (uint32_t r = 0; r < MGPU__MMA_BLOCK; r++) {
            const int16_t e = o->exponent[k][r];
            o->value[k][r] *= by[r];
            o->exponent[k][r] =
                (int16_t)(e == MGPU__MMA_ZERO || e == MGPU__MMA_SPECIAL ? e : e + scales[r]);
        }
}

/* A block of mxf4 and mxf4nvf4: sums of sixteen products in float, which is exact. */
MGPU__HOT MGPU__MODEL void
mgpu__tcgen05_dots(mgpu__tcgen05_block *w)
{
    const mgpu__tcgen05_job *job = w->job;
    for (uint32_t i = 0; i < w->rows; i++) {
        float dots[MGPU__TCGEN05_DOTS_MAX][MGPU__MMA_BLOCK];
        float *acc = w->m.acc + i * w->m.pitch;
        memset(dots, 0, sizeof dots);
        for (uint32_t k = 0; k < job->sum.count; k++) {
            const uint32_t met = job->pick == NULL ? k : job->pick[w->row + i][k];
            const float a = w->a[k / 32].value[k % 32][i];
            const float *b = w->b[met / 32].value[met % 32];
            float *sum = dots[k / MGPU__TCGEN05_DOT];
            for (uint32_t j = 0; j < MGPU__MMA_BLOCK; j++)
                sum[j] += a * b[j];
        }
        for (uint32_t j = 0; j < w->m.columns; j++) {
            float each[MGPU__TCGEN05_DOTS_MAX];
            for (uint32_t k = 0; k < MGPU__TCGEN05_DOTS_MAX; k++)
                each[k] = dots[k][j];
            acc[j] = mgpu__tcgen05_sum_dots(&job->sum, each, job->sfa[w->row + i],
                                            job->sfb[w->column + j],
                                            job->accumulate ? acc[j] : 0.0f);
        }
    }
}

/* All columns of rows 32 bytes or 16 packed ones at a time; of A the rows. */
MGPU__MODEL void
mgpu__tcgen05_load_all(mgpu__tcgen05_block *w, bool is_b, bool exact)
{
    const mgpu__tcgen05_source *s = is_b ? &w->job->b : &w->job->a;
    const uint32_t each = s->storage == MGPU__TCGEN05_PACKED ? 1 : 2;
    for (uint32_t chunk = 0; chunk < s->chunks; chunk += each)
        mgpu__tcgen05_load(w->body, (is_b ? w->b : w->a) + chunk / each, s,
                           is_b ? w->column : w->row, is_b ? w->m.columns : w->rows, chunk,
                           exact);
}

/* Exact sums of a block whose operands are loaded. */
MGPU__MODEL void
mgpu__tcgen05_exact(mgpu__tcgen05_block *w)
{
    if (w->job->sum.kind == MGPU_KIND_MXF8F6F4) {
        mgpu__tcgen05_weigh_scales(w);
        if (w->scales.folded) {
            mgpu__tcgen05_load_all(w, false, true); /* the block before it folded others in */
            mgpu__tcgen05_fold(&w->a[0], w->scales.a, w->m.count);
            for (uint32_t part = 0; part < w->job->b.chunks / 2; part++)
                mgpu__tcgen05_fold(&w->b[part], w->scales.b, w->m.count);
        } else {
            mgpu__tcgen05_load_all(w, false, true);
        }
    }
    if (w->job->sum.d_f16 || (w->m.scales != NULL && !w->scales.folded)) {
        for (uint32_t i = 0; i < w->rows; i++) /* the floor of f16; scales far from 1 */
            mgpu__mma_store(&w->m, i, 0, w->m.columns > 32 ? 32 : w->m.columns, NULL, ~0u);
        for (uint32_t i = 0; i < w->rows && w->m.columns > 32; i++)
            mgpu__mma_store(&w->m, i, 32, w->m.columns - 32, NULL, ~0u);
    } else if (w->m.pick != NULL) {
        mgpu__mma_exact_scalar(&w->m);
    } else {
        w->body->exact(&w->m);
    }
}

/* The sums of a block of whose A the values are there. */
MGPU__MODEL void
mgpu__tcgen05_sums(mgpu__tcgen05_block *w, bool exact)
{
    const mgpu__tcgen05_job *job = w->job;
    mgpu__tcgen05_load_all(w, true, exact);
    if (job->sum.kind == MGPU_KIND_I8) {
        mgpu__mma_bytes(&w->m);
    } else if (job->sum.kind >= MGPU_KIND_MXF4) {
        mgpu__tcgen05_dots(w);
    } else if (exact) {
        mgpu__tcgen05_exact(w);
    } else if (job->sum.a == MGPU_MMA_F16 || !mgpu__mma_leaves_float(&w->a[0], &w->b[0])) {
        w->body->fast(&w->m);
    } else {
        mgpu__tcgen05_load_all(w, false, true);
        mgpu__tcgen05_load_all(w, true, true);
        w->body->exact(&w->m);
    }
}

/* A block of D by way of w->d: fewer than 64 rows, or f16 in the low halves of words. */
MGPU__MODEL void
mgpu__tcgen05_apart(mgpu__tcgen05_block *w, float *d, uint32_t pitch, bool exact)
{
    const bool f16 = w->job->sum.d_f16;
    w->m.acc = &w->d[0][0];
    w->m.pitch = MGPU__MMA_BLOCK;
    for (uint32_t i = 0; i < w->rows; i++)
        for (uint32_t j = 0; j < w->m.columns; j++) {
            const float word = d[i * pitch + j];
            w->d[i][j] = f16 ? mgpu__float_of_f16((uint16_t)mgpu__bits_of_float(word)) : word;
        }
    mgpu__tcgen05_sums(w, exact);
    for (uint32_t i = 0; i < w->rows; i++)
        for (uint32_t j = 0; j < w->m.columns; j++)
            d[i * pitch + j] =
                f16 ? mgpu__float_of_bits(mgpu__f16_of_float(w->d[i][j])) : w->d[i][j];
}

static inline uint32_t
mgpu__tcgen05_at_most_block(uint32_t count)
{
    return count < MGPU__MMA_BLOCK ? count : (uint32_t)MGPU__MMA_BLOCK;
}

/* D = A * B^T (+ D), of the rows that one CTA has.
 *   d       word [0][0], bits: f32 and s32 fill words, f16 their low halves
 *   pitch   words from a row of D to the next
 *   how     as in mma.h
 *   work    memory for it: what is in it before has no meaning, nor what is in it after
 */
MGPU__MODEL void
mgpu__tcgen05_multiply(const mgpu__tcgen05_job *job, float *d, uint32_t pitch, int how,
                       mgpu__tcgen05_block *work)
{
    mgpu__tcgen05_block *w = work;
    const bool exact = (how & MGPU__MMA_EXACT) != 0 || job->sum.kind != MGPU_KIND_F16 ||
                       job->pick != NULL || job->a.negate || job->b.negate;
    const bool whole = job->rows % MGPU__MMA_BLOCK == 0 && job->n % MGPU__MMA_BLOCK == 0;
    /* operands are filled, but for rows of a block that is not whole */
    memset(w, 0, whole ? offsetof(mgpu__tcgen05_block, a) : sizeof *w);
    w->job = job;
    w->body = mgpu__mma_choose(how);
    w->m.shape.d_f16 = job->sum.d_f16;
    w->m.shape.satfinite = job->satfinite;
    w->m.rule = mgpu__tcgen05_rule(&job->sum);
    w->m.count = mgpu__tcgen05_count(&job->a);
    w->m.a = w->a;
    w->m.b = w->b;
    w->m.accumulate = job->accumulate;
    for (w->row = 0; w->row < job->rows; w->row += MGPU__MMA_BLOCK) {
        w->rows = mgpu__tcgen05_at_most_block(job->rows - w->row);
        mgpu__tcgen05_load_all(w, false, exact);
        if (job->pick != NULL && job->sum.kind < MGPU_KIND_MXF4) {
            for (uint32_t i = 0; i < w->rows; i++)
                memcpy(w->pick[i], job->pick[w->row + i], w->m.count);
            w->m.pick = (const uint8_t(*)[MGPU__MMA_PRODUCTS_MAX])w->pick;
        }
        for (w->column = 0; w->column < job->n; w->column += MGPU__MMA_BLOCK) {
            float *at = d + w->row * pitch + w->column;
            w->m.columns = mgpu__tcgen05_at_most_block(job->n - w->column);
            if (w->rows < MGPU__MMA_BLOCK || job->sum.d_f16) {
                mgpu__tcgen05_apart(w, at, pitch, exact);
            } else {
                w->m.acc = at;
                w->m.pitch = pitch;
                mgpu__tcgen05_sums(w, exact);
            }
        }
    }
}

#endif /* MGPU_EMU_IMPLEMENTATION */
#endif /* MGPU_EMU_MATH_TCGEN05_MMA_H */
