/* mgpu/emu/math/mma_avx512_exact.h - the exact sums of AVX-512.
 * SPDX-License-Identifier: MIT
 *
 *     largest exponent of each sum -> products, cut, as 32-bit integers -> D; what left 32 bits, or is odd, one by one
 *
 * The same bytes as those in plain C, of emu/math/mma_scalar.h. Part of emu/math/mma.h.
 */
#ifndef MGPU_EMU_MATH_MMA_AVX512_EXACT_H
#define MGPU_EMU_MATH_MMA_AVX512_EXACT_H

#include "mma_avx512.h"

#if defined(__x86_64__)

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
mgpu__mma_multiply_avx512(const mgpu__mma_block *m, uint32_t from, uint32_t to, uint32_t i,
                          const uint32_t registers, __m512 (*scale)[4], __m512i (*sum)[4],
                          __m512i *beyond)
{
    __m512i part[2][4];
    MGPU__UNROLL_HOT
    for (uint32_t x = 0; x < 2 * registers; x++)
        part[x / registers][x % registers] = _mm512_setzero_si512();
    for (uint32_t k = from; k < to; k++) {
        MGPU__UNROLL_HOT
        for (uint32_t v = 0; v < registers; v++) {
            const __m512 b = _mm512_load_ps(&m->b->value[k][16 * v]);
            MGPU__UNROLL_HOT
            for (uint32_t r = 0; r < 2; r++) {
                const __m512 p = _mm512_mul_ps(_mm512_set1_ps(m->a->value[k][i + r]), b);
                part[r][v] = _mm512_add_epi32(
                    part[r][v],
                    _mm512_maskz_cvttps_epi32(MGPU__MMA_ALL, _mm512_mul_ps(p, scale[r][v])));
            }
        }
    }
    MGPU__UNROLL_HOT
    for (uint32_t x = 0; x < 2 * registers; x++) {
        __m512i *to_sum = &sum[x / registers][x % registers];
        *to_sum = mgpu__mma_both_avx512(*to_sum, part[x / registers][x % registers], beyond);
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
    mgpu__mma_multiply_avx512(m, 0, s.first, i, registers, scale, sum, &beyond);
    if (s.first < s.count)
        mgpu__mma_multiply_avx512(m, s.first, s.count, i, registers, scale, sum, &beyond);
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
#endif /* MGPU_EMU_MATH_MMA_AVX512_EXACT_H */
