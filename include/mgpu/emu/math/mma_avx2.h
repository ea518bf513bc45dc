/* mgpu/emu/math/mma_avx2.h - the sums of emu/math/mma.h on x86-64 with AVX2: eight columns in a register.
 * SPDX-License-Identifier: MIT
 *
 * The same bytes as those in plain C, of emu/math/mma_scalar.h. Part of emu/math/mma.h.
 */
#ifndef MGPU_EMU_MATH_MMA_AVX2_H
#define MGPU_EMU_MATH_MMA_AVX2_H

#include "mma_scalar.h"

#if defined(__x86_64__)
#include <immintrin.h>

#define MGPU__MMA_AVX2 MGPU__HOT __attribute__((target("avx2,fma,f16c"))) MGPU__MODEL
#define MGPU__MMA_AVX2_INLINE                                                                  \
    static inline __attribute__((always_inline, target("avx2,fma,f16c")))

/* Every processor with AVX2 has FMA and F16C. */
static inline bool
mgpu__mma_has_avx2(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
}

/* ---- operands --------------------------------------------------------------------------- */

/* In each half: y[k] = element k of x[0..7]. */
MGPU__MMA_AVX2_INLINE void
mgpu__mma_transpose_avx2(__m256i *x, __m256i *y)
{
    for (int i = 0; i < 4; i++) {
        y[2 * i] = _mm256_unpacklo_epi16(x[i], x[i + 4]);
        y[2 * i + 1] = _mm256_unpackhi_epi16(x[i], x[i + 4]);
    }
    for (int i = 0; i < 4; i++) {
        x[2 * i] = _mm256_unpacklo_epi16(y[i], y[i + 4]);
        x[2 * i + 1] = _mm256_unpackhi_epi16(y[i], y[i + 4]);
    }
    for (int i = 0; i < 4; i++) {
        y[2 * i] = _mm256_unpacklo_epi16(x[i], x[i + 4]);
        y[2 * i + 1] = _mm256_unpackhi_epi16(x[i], x[i + 4]);
    }
}

MGPU__MMA_AVX2_INLINE __m256
mgpu__mma_float8(__m128i h, bool f16)
{
    return f16 ? _mm256_cvtph_ps(h)
               : _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(h), 16));
}

/* The exponents that 16 elements with these magnitudes have in an exact sum. */
MGPU__MMA_AVX2_INLINE __m256i
mgpu__mma_exponents_avx2(__m256i magnitude, bool f16)
{
    __m256i e = f16 ? _mm256_srli_epi16(magnitude, 10) : _mm256_srli_epi16(magnitude, 7);
    __m256i x = _mm256_max_epi16(_mm256_sub_epi16(e, _mm256_set1_epi16(f16 ? 15 : 127)),
                                 _mm256_set1_epi16(f16 ? -14 : -126));
    x = _mm256_blendv_epi8(x, _mm256_set1_epi16(MGPU__MMA_SPECIAL),
                           _mm256_cmpeq_epi16(e, _mm256_set1_epi16(f16 ? 31 : 255)));
    return _mm256_blendv_epi8(x, _mm256_set1_epi16(MGPU__MMA_ZERO),
                              _mm256_cmpeq_epi16(magnitude, _mm256_setzero_si256()));
}

/* The least of 16 unsigned numbers. */
MGPU__MMA_AVX2_INLINE uint16_t
mgpu__mma_least_avx2(__m256i x)
{
    const __m128i half =
        _mm_min_epu16(_mm256_castsi256_si128(x), _mm256_extracti128_si256(x, 1));
    return (uint16_t)_mm_extract_epi16(_mm_minpos_epu16(half), 0);
}

/* Two groups of 8 rows at a time; the second of an odd last one is the first again. */
MGPU__MMA_AVX2_INLINE void
mgpu__mma_load_rows_avx2(mgpu__mma_operand *o, const mgpu__mma_source *from, const bool f16,
                         const bool exact)
{
    const __m256i ones = _mm256_set1_epi16(-1);
    __m256i most = _mm256_setzero_si256(), least = ones;
    for (uint32_t r = 0; r < from->rows; r += 16) {
        const uint32_t *first = from->at + 2 * r, *second = first;
        if (r + 8 < from->rows)
            second += 16;
        for (int half = 0; half < 16; half += 8, first += 8, second += 8) {
            __m256i x[8], y[8];
            for (int i = 0; i < 8; i++) {
                const void *low = from->window + first[i], *high = from->window + second[i];
                y[i] = x[i] = _mm256_inserti128_si256(
                    _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)low)),
                    _mm_loadu_si128((const __m128i *)high), 1);
            }
            if (!from->mn_major)
                mgpu__mma_transpose_avx2(x, y);
            for (int i = 0; i < 8; i++) {
                const int k = half + i;
                const __m256i h = y[i], m = _mm256_and_si256(h, _mm256_set1_epi16(0x7fff));
                _mm256_store_ps(&o->value[k][r],
                                mgpu__mma_float8(_mm256_castsi256_si128(h), f16));
                _mm256_store_ps(&o->value[k][r + 8],
                                mgpu__mma_float8(_mm256_extracti128_si256(h, 1), f16));
                if (exact)
                    _mm256_store_si256((__m256i *)(void *)&o->exponent[k][r],
                                       mgpu__mma_exponents_avx2(m, f16));
                most = _mm256_max_epu16(most, m);
                least = _mm256_min_epu16(least, _mm256_add_epi16(m, ones));
            }
        }
    }
    o->most = (uint16_t)~mgpu__mma_least_avx2(_mm256_xor_si256(most, ones));
    o->least = mgpu__mma_least_avx2(least);
}

MGPU__MMA_AVX2 void
mgpu__mma_load_avx2(mgpu__mma_operand *o, const mgpu__mma_source *from, bool exact)
{
    const bool f16 = from->type == MGPU__MMA_F16;
    if (f16 && exact)
        mgpu__mma_load_rows_avx2(o, from, true, true);
    else if (f16)
        mgpu__mma_load_rows_avx2(o, from, true, false);
    else if (exact)
        mgpu__mma_load_rows_avx2(o, from, false, true);
    else
        mgpu__mma_load_rows_avx2(o, from, false, false);
}

/* What eight columns of a row begin with. */
MGPU__MMA_AVX2_INLINE __m256
mgpu__mma_begin_avx2(const mgpu__mma_block *m, uint32_t i, uint32_t j)
{
    const float *acc = m->acc + i * m->pitch + m->column + j;
    return m->accumulate ? _mm256_loadu_ps(acc) : _mm256_setzero_ps();
}

MGPU__MMA_AVX2_INLINE __m256
mgpu__mma_f16_avx2(__m256 x)
{
    x = _mm256_cvtph_ps(_mm256_cvtps_ph(x, _MM_FROUND_TO_NEAREST_INT));
    return _mm256_add_ps(x, _mm256_setzero_ps()); /* -0 to +0 */
}

/* Store sums; those whose bit is set in `odd` are done one by one. */
MGPU__MMA_AVX2_INLINE void
mgpu__mma_store_avx2(const mgpu__mma_block *m, uint32_t i, uint32_t j, __m256 d, int odd)
{
    float each[8];
    if (odd == 0) {
        _mm256_storeu_ps(m->acc + i * m->pitch + m->column + j, d);
    } else {
        _mm256_storeu_ps(each, d);
        mgpu__mma_store(m, i, j, 8, each, (uint32_t)odd);
    }
}

/* ---- fast ------------------------------------------------------------------------------- */

/* A bit for each that is as large as the limit, or NaN. */
MGPU__MMA_AVX2_INLINE int
mgpu__mma_too_large_avx2(__m256 x, __m256 limit)
{
    x = _mm256_andnot_ps(_mm256_set1_ps(-0.0f), x);
    return _mm256_movemask_ps(_mm256_cmp_ps(x, limit, _CMP_NLT_UQ));
}

/* 4 rows x (8 * registers) columns. */
MGPU__MMA_AVX2_INLINE void
mgpu__mma_fast_tile_avx2(const mgpu__mma_block *m, uint32_t i, uint32_t j,
                         const uint32_t registers)
{
    const __m256 limit = _mm256_set1_ps(mgpu__mma_limit(m->shape));
    const bool d_f16 = m->shape.d_f16 != 0;
    float *acc = m->acc + i * m->pitch + m->column + j;
    __m256i most = _mm256_setzero_si256();
    __m256 sum[4][2];
    MGPU__UNROLL_HOT
    for (uint32_t x = 0; x < 4 * registers; x++)
        sum[x / registers][x % registers] =
            mgpu__mma_begin_avx2(m, i + x / registers, j + x % registers * 8);
    for (int k = 0; k < 16; k++) {
        __m256 b[2];
        MGPU__UNROLL_HOT
        for (uint32_t v = 0; v < registers; v++)
            b[v] = _mm256_load_ps(&m->b->value[k][j + 8 * v]);
        MGPU__UNROLL_HOT
        for (uint32_t r = 0; r < 4; r++) {
            const __m256 a = _mm256_broadcast_ss(&m->a->value[k][i + r]);
            MGPU__UNROLL_HOT
            for (uint32_t v = 0; v < registers; v++)
                sum[r][v] = _mm256_fmadd_ps(a, b[v], sum[r][v]);
        }
    }
    MGPU__UNROLL_HOT
    for (uint32_t x = 0; x < 4 * registers; x++) {
        __m256 *d = &sum[x / registers][x % registers];
        if (d_f16)
            *d = mgpu__mma_f16_avx2(*d);
        most = _mm256_max_epi32(
            most, _mm256_castps_si256(_mm256_andnot_ps(_mm256_set1_ps(-0.0f), *d)));
    }
    if (mgpu__mma_too_large_avx2(_mm256_castsi256_ps(most), limit) != 0) {
        MGPU__UNROLL_HOT
        for (uint32_t x = 0; x < 4 * registers; x++) {
            const __m256 d = sum[x / registers][x % registers];
            mgpu__mma_store_avx2(m, i + x / registers, j + x % registers * 8, d,
                                 mgpu__mma_too_large_avx2(d, limit));
        }
        return;
    }
    MGPU__UNROLL_HOT
    for (uint32_t x = 0; x < 4 * registers; x++)
        _mm256_storeu_ps(acc + x / registers * m->pitch + x % registers * 8,
                         sum[x / registers][x % registers]);
}

MGPU__MMA_AVX2 void
mgpu__mma_fast_avx2(const mgpu__mma_block *m)
{
    for (uint32_t i = 0; i < 64; i += 4) {
        uint32_t j = 0;
        for (; j + 16 <= m->columns; j += 16)
            mgpu__mma_fast_tile_avx2(m, i, j, 2);
        if (j < m->columns)
            mgpu__mma_fast_tile_avx2(m, i, j, 1);
    }
}

/* ---- exact ------------------------------------------------------------------------------ */

/* The largest exponent of each sum, from that of its products and c; and a bit for each element
 * that has to be done one by one. */
MGPU__MMA_AVX2_INLINE __m256i
mgpu__mma_largest_avx2(__m256 c, const int16_t *products, bool d_f16, int *odd)
{
    const __m256i bits = _mm256_slli_epi32(_mm256_castps_si256(c), 1); /* no sign */
    const __m256i top = _mm256_set1_epi32(MGPU__MMA_EXPONENT_MAX);
    const __m256i bottom = _mm256_set1_epi32(MGPU__MMA_EXPONENT_MIN);
    __m256i e = _mm256_sub_epi32(_mm256_srli_epi32(bits, 24), _mm256_set1_epi32(127));
    __m256i largest =
        _mm256_cvtepi16_epi32(_mm_loadu_si128((const __m128i *)(const void *)products));
    __m256i wrong;
    e = _mm256_max_epi32(e, _mm256_set1_epi32(d_f16 ? -14 : -126));
    e = _mm256_blendv_epi8(e, _mm256_set1_epi32(MGPU__MMA_ZERO),
                           _mm256_cmpeq_epi32(bits, _mm256_setzero_si256()));
    largest = _mm256_max_epi32(largest, e);
    wrong =
        _mm256_andnot_si256(_mm256_cmpgt_epi32(_mm256_set1_epi32(MGPU__MMA_ZERO / 2), largest),
                            _mm256_cmpgt_epi32(bottom, largest));
    wrong = _mm256_or_si256(wrong, _mm256_cmpgt_epi32(largest, top));
    *odd = _mm256_movemask_ps(_mm256_castsi256_ps(wrong));
    return _mm256_max_epi32(_mm256_min_epi32(largest, top), bottom);
}

/* Integers below 2^31 - 64 to float, cut to 24 bits; `to_odd`: the last bit says whether any
 * was cut off, so that f16 rounds only once. */
MGPU__MMA_AVX2_INLINE __m256
mgpu__mma_cut_avx2(__m256i all, bool to_odd)
{
    const __m256i magnitude = _mm256_abs_epi32(all);
    __m256i f = _mm256_castps_si256(_mm256_cvtepi32_ps(magnitude));
    __m256i back = _mm256_cvttps_epi32(_mm256_castsi256_ps(f));
    f = _mm256_add_epi32(f, _mm256_cmpgt_epi32(back, magnitude)); /* was rounded up */
    if (to_odd) {
        back = _mm256_cvttps_epi32(_mm256_castsi256_ps(f));
        f = _mm256_or_si256(
            f, _mm256_add_epi32(_mm256_cmpeq_epi32(back, magnitude), _mm256_set1_epi32(1)));
    }
    return _mm256_or_ps(_mm256_castsi256_ps(f),
                        _mm256_and_ps(_mm256_castsi256_ps(all), _mm256_set1_ps(-0.0f)));
}

/* x + y; a bit of `odd` for each that left an int32_t. */
MGPU__MMA_AVX2_INLINE __m256i
mgpu__mma_both_avx2(__m256i x, __m256i y, int *odd)
{
    const __m256i all = _mm256_add_epi32(x, y);
    const __m256i beyond = _mm256_and_si256(_mm256_xor_si256(x, all), _mm256_xor_si256(y, all));
    *odd |= _mm256_movemask_ps(_mm256_castsi256_ps(beyond));
    return all;
}

/* Eight sums of cut products, and c: cut, or rounded to f16. */
MGPU__MMA_AVX2_INLINE __m256
mgpu__mma_sum_avx2(const int mantissa, bool d_f16, __m256 c, __m256i sum, __m256 scale,
                   int *odd)
{
    const __m256i edge = _mm256_set1_epi32(0x7fffffbf);
    const __m256i more = _mm256_cvttps_epi32(_mm256_mul_ps(c, scale));
    const __m256i all = mgpu__mma_both_avx2(sum, more, odd);
    const __m256i near = /* 2^31, by 64 */
        _mm256_or_si256(
            _mm256_cmpgt_epi32(all, edge),
            _mm256_cmpgt_epi32(_mm256_sub_epi32(_mm256_setzero_si256(), edge), all));
    const __m256 unscale = _mm256_castsi256_ps(/* 1 / scale */
                                               _mm256_sub_epi32(_mm256_set1_epi32(254 << 23),
                                                                _mm256_castps_si256(scale)));
    const __m256i kept = _mm256_set1_epi32((int)(0xffffffffu << (23 - mantissa)));
    __m256 d;
    *odd |= _mm256_movemask_ps(_mm256_castsi256_ps(near));
    d = mgpu__mma_cut_avx2(all, d_f16);
    if (d_f16)
        return mgpu__mma_f16_avx2(_mm256_mul_ps(d, unscale));
    if (mantissa != 23)
        d = _mm256_and_ps(d, _mm256_castsi256_ps(kept));
    return _mm256_mul_ps(d, unscale);
}

/* sum[v] += the cut products of row i, columns j + 8 * v on, of elements from..to-1. */
MGPU__MMA_AVX2_INLINE void
mgpu__mma_multiply_avx2(const mgpu__mma_block *m, const uint32_t from, const uint32_t to,
                        uint32_t i, uint32_t j, const uint32_t registers, const __m256 *scale,
                        __m256i *sum)
{
    for (uint32_t k = from; k < to; k++) {
        const __m256 a = _mm256_broadcast_ss(&m->a->value[k][i]);
        MGPU__UNROLL_HOT
        for (uint32_t v = 0; v < registers; v++) {
            const __m256 p = _mm256_mul_ps(a, _mm256_load_ps(&m->b->value[k][j + 8 * v]));
            sum[v] = _mm256_add_epi32(sum[v], _mm256_cvttps_epi32(_mm256_mul_ps(p, scale[v])));
        }
    }
}

/* One row x (8 * registers) columns; `products` has the largest exponents of the products. */
MGPU__MMA_AVX2_INLINE void
mgpu__mma_exact_tile_avx2(const mgpu__mma_block *m, const mgpu__mma_sums s, uint32_t i,
                          uint32_t j, const uint32_t registers, const int16_t *products)
{
    const bool d_f16 = m->shape.d_f16 != 0;
    __m256 scale[4];
    __m256i sum[4];
    int odd[4];
    MGPU__UNROLL_HOT
    for (uint32_t v = 0; v < registers; v++) {
        const __m256i largest = mgpu__mma_largest_avx2(mgpu__mma_begin_avx2(m, i, j + 8 * v),
                                                       products + j + 8 * v, d_f16, &odd[v]);
        scale[v] = _mm256_castsi256_ps(_mm256_slli_epi32(
            _mm256_sub_epi32(_mm256_set1_epi32(127 + s.fraction), largest), 23));
        sum[v] = _mm256_setzero_si256();
    }
    mgpu__mma_multiply_avx2(m, 0, s.first, i, j, registers, scale, sum);
    if (s.first < s.count) {
        __m256i rest[4];
        MGPU__UNROLL_HOT
        for (uint32_t v = 0; v < registers; v++)
            rest[v] = _mm256_setzero_si256();
        mgpu__mma_multiply_avx2(m, s.first, s.count, i, j, registers, scale, rest);
        MGPU__UNROLL_HOT
        for (uint32_t v = 0; v < registers; v++)
            sum[v] = mgpu__mma_both_avx2(sum[v], rest[v], &odd[v]);
    }
    MGPU__UNROLL_HOT
    for (uint32_t v = 0; v < registers; v++) {
        const __m256 d =
            mgpu__mma_sum_avx2(s.mantissa, d_f16, mgpu__mma_begin_avx2(m, i, j + 8 * v), sum[v],
                               scale[v], &odd[v]);
        mgpu__mma_store_avx2(m, i, j + 8 * v, d, odd[v]);
    }
}

MGPU__MMA_AVX2_INLINE void
mgpu__mma_exact_rows_avx2(const mgpu__mma_block *m, const mgpu__mma_sums s)
{
    for (uint32_t i = 0; i < 64; i++) {
        MGPU_ALIGNAS(32) int16_t products[MGPU__MMA_BLOCK];
        __m256i largest[MGPU__MMA_BLOCK / 16];
        uint32_t j = 0;
        MGPU__UNROLL_HOT
        for (int v = 0; v < MGPU__MMA_BLOCK / 16; v++)
            largest[v] = _mm256_set1_epi16(2 * MGPU__MMA_ZERO);
        for (uint32_t k = 0; k < s.count; k++) {
            const __m256i a = _mm256_set1_epi16(m->a->exponent[k][i]);
            MGPU__UNROLL_HOT
            for (int v = 0; v < MGPU__MMA_BLOCK / 16; v++) {
                const void *b = &m->b->exponent[k][16 * v];
                largest[v] = _mm256_max_epi16(
                    largest[v], _mm256_add_epi16(a, _mm256_load_si256((const __m256i *)b)));
            }
        }
        MGPU__UNROLL_HOT
        for (int v = 0; v < MGPU__MMA_BLOCK / 16; v++)
            _mm256_store_si256((__m256i *)(void *)&products[16 * v], largest[v]);
        for (; j + 32 <= m->columns; j += 32)
            mgpu__mma_exact_tile_avx2(m, s, i, j, 4, products);
        for (; j < m->columns; j += 8)
            mgpu__mma_exact_tile_avx2(m, s, i, j, 1, products);
    }
}

MGPU__MMA_AVX2 void
mgpu__mma_exact_avx2(const mgpu__mma_block *m)
{
    if (mgpu__mma_is_of_halves(m))
        mgpu__mma_exact_rows_avx2(m, mgpu__mma_sums_of(m, true));
    else
        mgpu__mma_exact_rows_avx2(m, mgpu__mma_sums_of(m, false));
}

MGPU__MODEL const mgpu__mma_body mgpu__mma_avx2 = {mgpu__mma_load_avx2, mgpu__mma_fast_avx2,
                                                   mgpu__mma_exact_avx2};

#endif /* __x86_64__ */
#endif /* MGPU_EMU_MATH_MMA_AVX2_H */
