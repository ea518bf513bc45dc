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

/* ---- exact ------------------------------------------------------------------------------ */

/* The largest exponent of each of 16 sums, from that of its products and c. */
MGPU__MMA_AVX512_INLINE __m512i
mgpu__mma_largest_avx512(__m512 c, const int16_t *products, bool d_f16)
{
    const __m512i p = _mm512_maskz_cvtepi16_epi32(
        MGPU__MMA_ALL, _mm256_load_si256((const __m256i *)(const void *)products));
    const __m512i bits =
        _mm512_maskz_slli_epi32(MGPU__MMA_ALL, _mm512_castps_si512(c), 1); /* no sign */
    __m512i e = _mm512_sub_epi32(_mm512_maskz_srli_epi32(MGPU__MMA_ALL, bits, 24),
                                 _mm512_set1_epi32(127));
    e = _mm512_maskz_max_epi32(MGPU__MMA_ALL, e, _mm512_set1_epi32(d_f16 ? -14 : -126));
    return _mm512_mask_max_epi32(p, _mm512_test_epi32_mask(bits, bits), p, e);
}

/* Those that the float path is not exact for. That of nothing but zeros is low, but not odd. */
MGPU__MMA_AVX512_INLINE __mmask16
mgpu__mma_range_avx512(__m512i largest)
{
    const __m512i range = _mm512_set1_epi32(MGPU__MMA_EXPONENT_MAX - MGPU__MMA_EXPONENT_MIN);
    const __mmask16 some =
        _mm512_cmpgt_epi32_mask(largest, _mm512_set1_epi32(MGPU__MMA_ZERO / 2));
    return _mm512_mask_cmpgt_epu32_mask(
        some, _mm512_sub_epi32(largest, _mm512_set1_epi32(MGPU__MMA_EXPONENT_MIN)), range);
}

/* 2^(fraction - largest). */
MGPU__MMA_AVX512_INLINE __m512
mgpu__mma_scale_avx512(__m512i largest, int fraction)
{
    largest = _mm512_maskz_min_epi32(MGPU__MMA_ALL, largest,
                                     _mm512_set1_epi32(MGPU__MMA_EXPONENT_MAX));
    largest = _mm512_maskz_max_epi32(MGPU__MMA_ALL, largest,
                                     _mm512_set1_epi32(MGPU__MMA_EXPONENT_MIN));
    return _mm512_castsi512_ps(_mm512_maskz_slli_epi32(
        MGPU__MMA_ALL, _mm512_sub_epi32(_mm512_set1_epi32(127 + fraction), largest), 23));
}

/* x + y; the sign of `beyond` says where that left an int32_t. */
MGPU__MMA_AVX512_INLINE __m512i
mgpu__mma_both_avx512(__m512i x, __m512i y, __m512i *beyond)
{
    const __m512i all = _mm512_add_epi32(x, y);
    *beyond = _mm512_or_si512(/* x and y are unlike all */
                              *beyond, _mm512_ternarylogic_epi32(x, y, all, 0x42));
    return all;
}

/* Integers to float, toward zero. At -O0 the mask of this form is a short, else unsigned. */
_Pragma("GCC diagnostic push")
    _Pragma("GCC diagnostic ignored \"-Wsign-conversion\"") MGPU__MMA_AVX512_INLINE __m512
    mgpu__mma_toward_zero_avx512(__m512i x)
{
    return _mm512_maskz_cvt_roundepi32_ps((__mmask16)0xffff, x,
                                          _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
}
_Pragma("GCC diagnostic pop")

    /* Sixteen sums of cut products, and c: cut, or rounded to f16. The sign of *beyond is set
 * where one left an int32_t. */
    MGPU__MMA_AVX512_INLINE __m512
    mgpu__mma_sum_avx512(const int mantissa, bool d_f16, __m512 c, __m512i sum, __m512 scale,
                         __m512i *beyond)
{
    const __m512i more = _mm512_maskz_cvttps_epi32(MGPU__MMA_ALL, _mm512_mul_ps(c, scale));
    const __m512i all = mgpu__mma_both_avx512(sum, more, beyond);
    const __m512 unscale = _mm512_castsi512_ps(/* 1 / scale */
                                               _mm512_sub_epi32(_mm512_set1_epi32(254 << 23),
                                                                _mm512_castps_si512(scale)));
    __m512 d = mgpu__mma_toward_zero_avx512(all);
    if (d_f16) { /* to odd, so that f16 rounds only once */
        const __mmask16 cut =
            _mm512_cmpneq_epi32_mask(_mm512_maskz_cvttps_epi32(MGPU__MMA_ALL, d), all);
        const __m512i bits = _mm512_castps_si512(d);
        d = _mm512_castsi512_ps(_mm512_mask_or_epi32(bits, cut, bits, _mm512_set1_epi32(1)));
        return mgpu__mma_f16_avx512(_mm512_mul_ps(d, unscale));
    }
    if (mantissa != 23)
        d = _mm512_castsi512_ps(_mm512_and_si512(
            _mm512_castps_si512(d), _mm512_set1_epi32((int)(0xffffffffu << (23 - mantissa)))));
    return _mm512_mul_ps(d, unscale);
}

/* sum[r][v] += the cut products of rows i + r, columns 16 * v on, of elements from..to-1. */
MGPU__MMA_AVX512_INLINE void
mgpu__mma_multiply_avx512(const mgpu__mma_block *m, const uint32_t from, const uint32_t to,
                          uint32_t i, const uint32_t registers, __m512 (*scale)[4],
                          __m512i (*sum)[4])
{
    for (uint32_t k = from; k < to; k++) {
        MGPU__UNROLL_HOT
        for (uint32_t v = 0; v < registers; v++) {
            const __m512 b = _mm512_load_ps(&m->b->value[k][16 * v]);
            MGPU__UNROLL_HOT
            for (uint32_t r = 0; r < 2; r++) {
                const __m512 p = _mm512_mul_ps(_mm512_set1_ps(m->a->value[k][i + r]), b);
                sum[r][v] = _mm512_add_epi32(
                    sum[r][v],
                    _mm512_maskz_cvttps_epi32(MGPU__MMA_ALL, _mm512_mul_ps(p, scale[r][v])));
            }
        }
    }
}

/* Store 2 rows of sums of which one is not what the float path is exact for; `beyond`: perhaps
 * because it left an int32_t. */
MGPU__MODEL void
mgpu__mma_exact_odd(const mgpu__mma_block *m, uint32_t i, float (*d)[MGPU__MMA_BLOCK],
                    int16_t (*products)[MGPU__MMA_BLOCK], bool beyond)
{
    for (uint32_t r = 0; r < 2; r++)
        for (uint32_t j = 0; j < m->columns; j++) {
            const float c = m->accumulate ? m->acc[(i + r) * m->pitch + m->column + j] : 0.0f;
            const int largest = mgpu__mma_largest(c, products[r][j], m->shape.d_f16 != 0);
            mgpu__mma_store(m, i + r, j, 1, &d[r][j], beyond || mgpu__mma_is_odd(largest));
        }
}

/* Two rows x (16 * registers) columns; `products` has the largest exponents of the products. */
MGPU__MMA_AVX512_INLINE void
mgpu__mma_exact_tile_avx512(const mgpu__mma_block *m, const mgpu__mma_sums s, uint32_t i,
                            const uint32_t registers, int16_t (*products)[MGPU__MMA_BLOCK])
{
    const mgpu__mma_tile t = mgpu__mma_tile_of(m, i, registers);
    MGPU_ALIGNAS(64) float all[2][MGPU__MMA_BLOCK];
    __m512i beyond = _mm512_setzero_si512(); /* the sign bit */
    __mmask16 odd = 0;
    __m512 scale[2][4], d[2][4];
    __m512i sum[2][4];
    MGPU__UNROLL_HOT
    for (uint32_t x = 0; x < 2 * registers; x++) {
        const uint32_t r = x / registers, v = x % registers;
        const __m512i largest = mgpu__mma_largest_avx512(
            mgpu__mma_begin_avx512(t, r, v, registers), &products[r][16 * v], t.d_f16);
        odd |= mgpu__mma_range_avx512(largest);
        scale[r][v] = mgpu__mma_scale_avx512(largest, s.fraction);
        sum[r][v] = _mm512_setzero_si512();
    }
    mgpu__mma_multiply_avx512(m, 0, s.first, i, registers, scale, sum);
    if (s.first < s.count) {
        __m512i rest[2][4];
        MGPU__UNROLL_HOT
        for (uint32_t x = 0; x < 2 * registers; x++)
            rest[x / registers][x % registers] = _mm512_setzero_si512();
        mgpu__mma_multiply_avx512(m, s.first, s.count, i, registers, scale, rest);
        MGPU__UNROLL_HOT
        for (uint32_t x = 0; x < 2 * registers; x++)
            sum[x / registers][x % registers] = mgpu__mma_both_avx512(
                sum[x / registers][x % registers], rest[x / registers][x % registers], &beyond);
    }
    MGPU__UNROLL_HOT
    for (uint32_t x = 0; x < 2 * registers; x++) {
        const uint32_t r = x / registers, v = x % registers;
        d[r][v] = mgpu__mma_sum_avx512(s.mantissa, t.d_f16,
                                       mgpu__mma_begin_avx512(t, r, v, registers), sum[r][v],
                                       scale[r][v], &beyond);
    }
    odd |= _mm512_movepi32_mask(beyond);
    if (odd != 0) {
        MGPU__UNROLL_HOT
        for (uint32_t x = 0; x < 2 * registers; x++)
            _mm512_store_ps(&all[x / registers][x % registers * 16],
                            d[x / registers][x % registers]);
        mgpu__mma_exact_odd(m, i, all, products, _mm512_movepi32_mask(beyond) != 0);
        return;
    }
    MGPU__UNROLL_HOT
    for (uint32_t x = 0; x < 2 * registers; x++)
        mgpu__mma_store_avx512(t, x / registers, x % registers, registers,
                               d[x / registers][x % registers]);
}

/* The largest exponents of the products of rows i and i + 1. */
MGPU__MMA_AVX512_INLINE void
mgpu__mma_products_avx512(const mgpu__mma_block *m, const uint32_t count, uint32_t i,
                          int16_t (*products)[MGPU__MMA_BLOCK])
{
    __m512i most[2][2];
    most[0][0] = most[0][1] = most[1][0] = most[1][1] = _mm512_set1_epi16(2 * MGPU__MMA_ZERO);
    for (uint32_t k = 0; k < count; k++) {
        MGPU__UNROLL_HOT
        for (uint32_t x = 0; x < 4; x++) {
            const __m512i a = _mm512_set1_epi16(m->a->exponent[k][i + x / 2]);
            const __m512i b = _mm512_load_si512(&m->b->exponent[k][x % 2 * 32]);
            most[x / 2][x % 2] = _mm512_max_epi16(most[x / 2][x % 2], _mm512_add_epi16(a, b));
        }
    }
    for (int x = 0; x < 4; x++)
        _mm512_store_si512(&products[x / 2][x % 2 * 32], most[x / 2][x % 2]);
}

/* Tiles as functions of their own: all of them in one would take more of a stack than a thread has, where nothing is
 * optimised. */
#define MGPU__MMA_EXACT_TILE(kind, halves, registers)                                          \
    MGPU__MMA_AVX512 void mgpu__mma_exact_##kind##_##registers##_avx512(                       \
        const mgpu__mma_block *m, uint32_t i, int16_t(*products)[MGPU__MMA_BLOCK])             \
    {                                                                                          \
        const mgpu__mma_sums s = mgpu__mma_sums_of(m, halves);                                 \
        mgpu__mma_products_avx512(m, s.count, i, products);                                    \
        mgpu__mma_exact_tile_avx512(m, s, i, registers, products);                             \
    }
#define MGPU__MMA_EXACT_ROWS(kind, halves)                                                     \
    MGPU__MMA_EXACT_TILE(kind, halves, 1)                                                      \
    MGPU__MMA_EXACT_TILE(kind, halves, 2)                                                      \
    MGPU__MMA_EXACT_TILE(kind, halves, 3)                                                      \
    MGPU__MMA_EXACT_TILE(kind, halves, 4)                                                      \
    MGPU__MMA_AVX512 void mgpu__mma_exact_##kind##_avx512(const mgpu__mma_block *m)            \
    {                                                                                          \
        for (uint32_t i = 0; i < 64; i += 2) {                                                 \
            MGPU_ALIGNAS(64) int16_t products[2][MGPU__MMA_BLOCK];                             \
            if (m->columns > 48)                                                               \
                mgpu__mma_exact_##kind##_4_avx512(m, i, products);                             \
            else if (m->columns > 32)                                                          \
                mgpu__mma_exact_##kind##_3_avx512(m, i, products);                             \
            else if (m->columns > 16)                                                          \
                mgpu__mma_exact_##kind##_2_avx512(m, i, products);                             \
            else                                                                               \
                mgpu__mma_exact_##kind##_1_avx512(m, i, products);                             \
        }                                                                                      \
    }

MGPU__MMA_EXACT_ROWS(halves, true)
MGPU__MMA_EXACT_ROWS(others, false)

MGPU__MMA_AVX512 void
mgpu__mma_exact_avx512(const mgpu__mma_block *m)
{
    if (mgpu__mma_is_of_halves(m))
        mgpu__mma_exact_halves_avx512(m);
    else
        mgpu__mma_exact_others_avx512(m);
}

MGPU__MODEL const mgpu__mma_body mgpu__mma_avx512 = {
    mgpu__mma_load_avx512, mgpu__mma_fast_avx512, mgpu__mma_exact_avx512};

#endif /* __x86_64__ */
#endif /* MGPU_EMU_MATH_MMA_AVX512_H */
