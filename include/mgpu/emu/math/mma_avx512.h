/* mgpu/emu/math/mma_avx512.h - the sums of emu/math/mma.h on x86-64 with AVX-512: sixteen columns in a register.
 * SPDX-License-Identifier: MIT
 *
 * The same bytes as those in plain C, of emu/math/mma_scalar.h. Part of emu/math/mma.h.
 */
#ifndef MGPU_EMU_MATH_MMA_AVX512_H
#define MGPU_EMU_MATH_MMA_AVX512_H

#include "mma_scalar.h"

#if defined(__x86_64__)
#include <immintrin.h>

#define MGPU__MMA_AVX512_TARGET "avx2,fma,f16c,avx512f,avx512bw,avx512dq,avx512vl"
#define MGPU__MMA_AVX512        MGPU__HOT __attribute__((target(MGPU__MMA_AVX512_TARGET))) MGPU__MODEL
#define MGPU__MMA_AVX512_INLINE                                                                \
    static inline __attribute__((always_inline, target(MGPU__MMA_AVX512_TARGET)))

/* Of all lanes: gcc 12 says of some forms without a mask, in C++, that they may be
 * uninitialised. */
enum { MGPU__MMA_ALL = 0xffff };

static inline bool
mgpu__mma_has_avx512(void)
{
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
}

/* ---- operands --------------------------------------------------------------------------- */

/* In each quarter: y[k] = element k of x[0..7]. */
MGPU__MMA_AVX512_INLINE void
mgpu__mma_transpose_avx512(__m512i *x, __m512i *y)
{
    MGPU__UNROLL_HOT
    for (int i = 0; i < 4; i++) {
        y[2 * i] = _mm512_unpacklo_epi16(x[i], x[i + 4]);
        y[2 * i + 1] = _mm512_unpackhi_epi16(x[i], x[i + 4]);
    }
    MGPU__UNROLL_HOT
    for (int i = 0; i < 4; i++) {
        x[2 * i] = _mm512_unpacklo_epi16(y[i], y[i + 4]);
        x[2 * i + 1] = _mm512_unpackhi_epi16(y[i], y[i + 4]);
    }
    MGPU__UNROLL_HOT
    for (int i = 0; i < 4; i++) {
        y[2 * i] = _mm512_unpacklo_epi16(x[i], x[i + 4]);
        y[2 * i + 1] = _mm512_unpackhi_epi16(x[i], x[i + 4]);
    }
}

MGPU__MMA_AVX512_INLINE __m512
mgpu__mma_float16(__m256i h, bool f16)
{
    return f16 ? _mm512_maskz_cvtph_ps(MGPU__MMA_ALL, h)
               : _mm512_castsi512_ps(_mm512_maskz_slli_epi32(
                     MGPU__MMA_ALL, _mm512_maskz_cvtepu16_epi32(MGPU__MMA_ALL, h), 16));
}

/* The exponents that 32 elements with these magnitudes have in an exact sum. */
MGPU__MMA_AVX512_INLINE __m512i
mgpu__mma_exponents_avx512(__m512i magnitude, bool f16)
{
    const __m512i e = f16 ? _mm512_srli_epi16(magnitude, 10) : _mm512_srli_epi16(magnitude, 7);
    __m512i x = _mm512_max_epi16(_mm512_sub_epi16(e, _mm512_set1_epi16(f16 ? 15 : 127)),
                                 _mm512_set1_epi16(f16 ? -14 : -126));
    x = _mm512_mask_mov_epi16(x, _mm512_cmpeq_epi16_mask(e, _mm512_set1_epi16(f16 ? 31 : 255)),
                              _mm512_set1_epi16(MGPU__MMA_SPECIAL));
    return _mm512_mask_mov_epi16(x, _mm512_testn_epi16_mask(magnitude, magnitude),
                                 _mm512_set1_epi16(MGPU__MMA_ZERO));
}

/* The least of 32 unsigned numbers. */
MGPU__MMA_AVX512_INLINE uint16_t
mgpu__mma_least_avx512(__m512i x)
{
    __m128i part[4], least;
    _mm512_storeu_si512(part, x);
    least = _mm_min_epu16(_mm_min_epu16(part[0], part[1]), _mm_min_epu16(part[2], part[3]));
    return (uint16_t)_mm_extract_epi16(_mm_minpos_epu16(least), 0);
}

/* Chunk i of four groups of 8 rows. */
MGPU__MMA_AVX512_INLINE __m512i
mgpu__mma_four(const unsigned char *window, const uint32_t *const group[4], int i)
{
    const void *p[4];
    __m512i x;
    MGPU__UNROLL_HOT
    for (int g = 0; g < 4; g++)
        p[g] = window + group[g][i];
    x = _mm512_castsi128_si512(_mm_loadu_si128((const __m128i *)p[0]));
    x = _mm512_inserti32x4(x, _mm_loadu_si128((const __m128i *)p[1]), 1);
    x = _mm512_inserti32x4(x, _mm_loadu_si128((const __m128i *)p[2]), 2);
    return _mm512_inserti32x4(x, _mm_loadu_si128((const __m128i *)p[3]), 3);
}

/* Four groups of 8 rows at a time; where there are no more, the last again. */
MGPU__MMA_AVX512_INLINE void
mgpu__mma_load_rows_avx512(mgpu__mma_operand *o, const mgpu__mma_source *from, const bool f16,
                           const bool exact)
{
    const __m512i ones = _mm512_set1_epi16(-1);
    __m512i most = _mm512_setzero_si512(), least = ones;
    for (uint32_t r = 0; r < from->rows; r += 32) {
        const uint32_t *group[4];
        for (uint32_t g = 0; g < 4; g++)
            group[g] = from->at + 2 * (r + 8 * g < from->rows ? r + 8 * g : from->rows - 8);
        for (int half = 0; half < 16; half += 8) {
            __m512i x[8], y[8];
            MGPU__UNROLL_HOT
            for (int i = 0; i < 8; i++)
                y[i] = x[i] = mgpu__mma_four(from->window, group, half + i);
            if (!from->mn_major)
                mgpu__mma_transpose_avx512(x, y);
            MGPU__UNROLL_HOT
            for (int i = 0; i < 8; i++) {
                const int k = half + i;
                const __m512i m = _mm512_and_si512(y[i], _mm512_set1_epi16(0x7fff));
                _mm512_store_ps(
                    &o->value[k][r],
                    mgpu__mma_float16(_mm512_maskz_extracti64x4_epi64(0xff, y[i], 0), f16));
                _mm512_store_ps(
                    &o->value[k][r + 16],
                    mgpu__mma_float16(_mm512_maskz_extracti64x4_epi64(0xff, y[i], 1), f16));
                if (exact)
                    _mm512_store_si512(&o->exponent[k][r], mgpu__mma_exponents_avx512(m, f16));
                most = _mm512_max_epu16(most, m);
                least = _mm512_min_epu16(least, _mm512_add_epi16(m, ones));
            }
        }
    }
    o->most = (uint16_t)~mgpu__mma_least_avx512(_mm512_xor_si512(most, ones));
    o->least = mgpu__mma_least_avx512(least);
}

MGPU__MMA_AVX512 void
mgpu__mma_load_avx512(mgpu__mma_operand *o, const mgpu__mma_source *from, bool exact)
{
    const bool f16 = from->type == MGPU__MMA_F16;
    if (f16 && exact)
        mgpu__mma_load_rows_avx512(o, from, true, true);
    else if (f16)
        mgpu__mma_load_rows_avx512(o, from, true, false);
    else if (exact)
        mgpu__mma_load_rows_avx512(o, from, false, true);
    else
        mgpu__mma_load_rows_avx512(o, from, false, false);
}

/* ---- one register of D ------------------------------------------------------------------ */

/* What both tiles below share: a few rows x (16 * registers) columns from column 0 on. */
typedef struct mgpu__mma_tile {
    float *acc;       /* of the first row */
    uint32_t n;       /* to the next */
    uint32_t columns; /* in the last register of a row */
    bool accumulate, d_f16;
} mgpu__mma_tile;

static inline mgpu__mma_tile
mgpu__mma_tile_of(const mgpu__mma_block *m, uint32_t i, uint32_t registers)
{
    const mgpu__mma_tile t = {m->acc + i * m->pitch + m->column, m->pitch,
                              m->columns - 16 * (registers - 1), m->accumulate != 0,
                              m->shape.d_f16 != 0};
    return t;
}

static inline uint32_t
mgpu__mma_columns(mgpu__mma_tile t, uint32_t v, uint32_t registers)
{
    return v == registers - 1 ? t.columns : 16;
}

/* What register v of row r begins with. */
MGPU__MMA_AVX512_INLINE __m512
mgpu__mma_begin_avx512(mgpu__mma_tile t, uint32_t r, uint32_t v, uint32_t registers)
{
    const __mmask16 there = (__mmask16)((1u << mgpu__mma_columns(t, v, registers)) - 1);
    return t.accumulate ? _mm512_maskz_loadu_ps(there, t.acc + r * t.n + 16 * v)
                        : _mm512_setzero_ps();
}

MGPU__MMA_AVX512_INLINE void
mgpu__mma_store_avx512(mgpu__mma_tile t, uint32_t r, uint32_t v, uint32_t registers, __m512 d)
{
    const __mmask16 there = (__mmask16)((1u << mgpu__mma_columns(t, v, registers)) - 1);
    _mm512_mask_storeu_ps(t.acc + r * t.n + 16 * v, there, d);
}

MGPU__MMA_AVX512_INLINE __m512
mgpu__mma_f16_avx512(__m512 x)
{
    x = _mm512_maskz_cvtph_ps(
        MGPU__MMA_ALL, _mm512_maskz_cvtps_ph(MGPU__MMA_ALL, x, _MM_FROUND_TO_NEAREST_INT));
    return _mm512_add_ps(x, _mm512_setzero_ps()); /* -0 to +0 */
}

/* ---- fast ------------------------------------------------------------------------------- */

/* Store 4 rows of sums of which one is too large, or NaN. */
MGPU__MODEL void
mgpu__mma_fast_odd(const mgpu__mma_block *m, uint32_t i, float (*d)[MGPU__MMA_BLOCK])
{
    const float limit = mgpu__mma_limit(m->shape);
    for (uint32_t r = 0; r < 4; r++)
        for (uint32_t j = 0; j < m->columns; j++)
            mgpu__mma_store(m, i + r, j, 1, &d[r][j], !(d[r][j] < limit && d[r][j] > -limit));
}

/* 4 rows x (16 * registers) columns. */
MGPU__MMA_AVX512_INLINE void
mgpu__mma_fast_tile_avx512(const mgpu__mma_block *m, uint32_t i, const uint32_t registers)
{
    const mgpu__mma_tile t = mgpu__mma_tile_of(m, i, registers);
    const __m512i limit = _mm512_castps_si512(_mm512_set1_ps(mgpu__mma_limit(m->shape)));
    __m512i most = _mm512_setzero_si512();
    MGPU_ALIGNAS(64) float d[4][MGPU__MMA_BLOCK];
    __m512 sum[4][4];
    bool odd;
    MGPU__UNROLL_HOT
    for (uint32_t x = 0; x < 4 * registers; x++)
        sum[x / registers][x % registers] =
            mgpu__mma_begin_avx512(t, x / registers, x % registers, registers);
    for (int k = 0; k < 16; k++) {
        __m512 b[4];
        MGPU__UNROLL_HOT
        for (uint32_t v = 0; v < registers; v++)
            b[v] = _mm512_load_ps(&m->b->value[k][16 * v]);
        MGPU__UNROLL_HOT
        for (uint32_t r = 0; r < 4; r++) {
            const __m512 a = _mm512_set1_ps(m->a->value[k][i + r]);
            MGPU__UNROLL_HOT
            for (uint32_t v = 0; v < registers; v++)
                sum[r][v] = _mm512_fmadd_ps(a, b[v], sum[r][v]);
        }
    }
    MGPU__UNROLL_HOT
    for (uint32_t x = 0; x < 4 * registers; x++) {
        const uint32_t r = x / registers, v = x % registers;
        if (t.d_f16)
            sum[r][v] = mgpu__mma_f16_avx512(sum[r][v]);
        most = _mm512_maskz_max_epi32(MGPU__MMA_ALL, most,
                                      _mm512_castps_si512(_mm512_abs_ps(sum[r][v])));
    }
    odd = _mm512_cmpge_epi32_mask(most, limit) != 0;
    if (odd) {
        MGPU__UNROLL_HOT
        for (uint32_t x = 0; x < 4 * registers; x++)
            _mm512_store_ps(&d[x / registers][x % registers * 16],
                            sum[x / registers][x % registers]);
        mgpu__mma_fast_odd(m, i, d);
        return;
    }
    MGPU__UNROLL_HOT
    for (uint32_t x = 0; x < 4 * registers; x++)
        mgpu__mma_store_avx512(t, x / registers, x % registers, registers,
                               sum[x / registers][x % registers]);
}

MGPU__MMA_AVX512 void
mgpu__mma_fast_avx512(const mgpu__mma_block *m)
{
    for (uint32_t i = 0; i < 64; i += 4) {
        if (m->columns > 48)
            mgpu__mma_fast_tile_avx512(m, i, 4);
        else if (m->columns > 32)
            mgpu__mma_fast_tile_avx512(m, i, 3);
        else if (m->columns > 16)
            mgpu__mma_fast_tile_avx512(m, i, 2);
        else
            mgpu__mma_fast_tile_avx512(m, i, 1);
    }
}

#endif /* __x86_64__ */
#endif /* MGPU_EMU_MATH_MMA_AVX512_H */
