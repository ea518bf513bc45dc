/* mgpu/emu/math/mma_avx2.h - the sums of emu/math/mma.h on x86-64 with AVX2: eight columns in a register.
 * SPDX-License-Identifier: MIT
 *
 * The same results as those in plain C, which emu/math/mma.h has. Part of emu/math/mma.h.
 */
#ifndef MGPU_EMU_MATH_MMA_AVX2_H
#define MGPU_EMU_MATH_MMA_AVX2_H

#include "mma_operand.h"

#define MGPU__MMA_AVX2 __attribute__((target("avx2,fma,f16c")))
#define MGPU__MMA_AVX2_INLINE                                                                  \
    static inline __attribute__((always_inline, target("avx2,fma,f16c")))

#if defined(__clang__)
#define MGPU__MMA_UNROLL _Pragma("unroll")
#else
#define MGPU__MMA_UNROLL _Pragma("GCC unroll 4")
#endif

/* Every processor with AVX2 has FMA and F16C. */
static inline bool
mgpu__mma_has_avx2(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
}

MGPU__MMA_AVX2_INLINE __m256
mgpu__mma_float8(__m128i h, bool f16)
{
    return f16 ? _mm256_cvtph_ps(h)
               : _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(h), 16));
}

MGPU__MMA_AVX2 static void
mgpu__mma_decode_avx2(mgpu__mma_operand *o, mgpu__wgmma_shape shape, bool exact)
{
    const bool f16 = shape.type == MGPU__WGMMA_F16;
    const __m256i special = _mm256_set1_epi16(f16 ? 31 : 255);
    const __m256i bias = _mm256_set1_epi16(f16 ? 15 : 127);
    const __m256i least = _mm256_set1_epi16(f16 ? -14 : -126);
    const __m256i zero = _mm256_set1_epi16(MGPU__MMA_ZERO);
    const __m256i huge = _mm256_set1_epi16(MGPU__MMA_SPECIAL);
    const __m256i magnitude = _mm256_set1_epi16(0x7fff);
    for (int k = 0; k < 16; k++)
        for (int r = 0; r < MGPU__MMA_BLOCK; r += 16) {
            const __m256i h = _mm256_load_si256((const __m256i *)(const void *)&o->bits[k][r]);
            __m256i m, e, x;
            _mm256_store_ps(&o->value[k][r], mgpu__mma_float8(_mm256_castsi256_si128(h), f16));
            _mm256_store_ps(&o->value[k][r + 8],
                            mgpu__mma_float8(_mm256_extracti128_si256(h, 1), f16));
            if (!exact)
                continue;
            m = _mm256_and_si256(h, magnitude);
            e = f16 ? _mm256_srli_epi16(m, 10) : _mm256_srli_epi16(m, 7);
            x = _mm256_max_epi16(_mm256_sub_epi16(e, bias), least);
            x = _mm256_blendv_epi8(x, huge, _mm256_cmpeq_epi16(e, special));
            x = _mm256_blendv_epi8(x, zero, _mm256_cmpeq_epi16(m, _mm256_setzero_si256()));
            _mm256_store_si256((__m256i *)(void *)&o->exponent[k][r], x);
        }
}

/* 4 rows x (8 * registers) columns. */
MGPU__MMA_AVX2_INLINE void
mgpu__mma_fast_tile(const mgpu__mma_block *m, uint32_t i, uint32_t j, const uint32_t registers)
{
    const uint32_t n = m->shape.n;
    float *acc = m->acc + i * n + m->column + j;
    __m256 sum[4][2];
    MGPU__MMA_UNROLL
    for (uint32_t r = 0; r < 4; r++) {
        MGPU__MMA_UNROLL
        for (uint32_t v = 0; v < registers; v++)
            sum[r][v] =
                m->accumulate ? _mm256_loadu_ps(acc + r * n + 8 * v) : _mm256_setzero_ps();
    }
    for (int k = 0; k < 16; k++) {
        MGPU__MMA_UNROLL
        for (uint32_t r = 0; r < 4; r++) {
            const __m256 a = _mm256_broadcast_ss(&m->a->value[k][i + r]);
            MGPU__MMA_UNROLL
            for (uint32_t v = 0; v < registers; v++) {
                const __m256 b = _mm256_load_ps(&m->b->value[k][j + 8 * v]);
                sum[r][v] = _mm256_fmadd_ps(a, b, sum[r][v]);
            }
        }
    }
    MGPU__MMA_UNROLL
    for (uint32_t r = 0; r < 4; r++) {
        MGPU__MMA_UNROLL
        for (uint32_t v = 0; v < registers; v++) {
            __m256 x = sum[r][v];
            if (m->shape.d_f16)
                x = _mm256_cvtph_ps(_mm256_cvtps_ph(x, _MM_FROUND_TO_NEAREST_INT));
            _mm256_storeu_ps(acc + r * n + 8 * v, x);
        }
    }
}

MGPU__MMA_AVX2 static void
mgpu__mma_fast_avx2(const mgpu__mma_block *m)
{
    for (uint32_t i = 0; i < 64; i += 4) {
        uint32_t j = 0;
        for (; j + 16 <= m->columns; j += 16)
            mgpu__mma_fast_tile(m, i, j, 2);
        if (j < m->columns)
            mgpu__mma_fast_tile(m, i, j, 1);
    }
}

/* One row x (8 * registers) columns; `products` has the largest exponents of the products. */
MGPU__MMA_AVX2_INLINE void
mgpu__mma_exact_tile(const mgpu__mma_block *m, uint32_t i, uint32_t j, const uint32_t registers,
                     const int16_t *products)
{
    const __m256i zero = _mm256_setzero_si256();
    const __m256i top = _mm256_set1_epi32(MGPU__MMA_EXPONENT_MAX);
    const __m256i bottom = _mm256_set1_epi32(MGPU__MMA_EXPONENT_MIN);
    float *acc = m->acc + i * m->shape.n + m->column + j;
    __m256 c[4], scale[4], unscale[4];
    __m256i sum[4];
    int odd[4]; /* a bit for each element that has to be done one by one */
    MGPU__MMA_UNROLL
    for (uint32_t v = 0; v < registers; v++) {
        __m256i bits, e, largest, wrong;
        c[v] = m->accumulate ? _mm256_loadu_ps(acc + 8 * v) : _mm256_setzero_ps();
        bits = _mm256_slli_epi32(_mm256_castps_si256(c[v]), 1); /* no sign */
        e = _mm256_sub_epi32(_mm256_srli_epi32(bits, 24), _mm256_set1_epi32(127));
        e = _mm256_max_epi32(e, _mm256_set1_epi32(m->shape.d_f16 ? -14 : -126));
        e = _mm256_blendv_epi8(e, _mm256_set1_epi32(MGPU__MMA_ZERO),
                               _mm256_cmpeq_epi32(bits, zero));
        largest = _mm256_cvtepi16_epi32(
            _mm_loadu_si128((const __m128i *)(const void *)(products + j + 8 * v)));
        largest = _mm256_max_epi32(largest, e);
        wrong = _mm256_andnot_si256(
            _mm256_cmpgt_epi32(_mm256_set1_epi32(MGPU__MMA_ZERO / 2), largest),
            _mm256_cmpgt_epi32(bottom, largest));
        wrong = _mm256_or_si256(wrong, _mm256_cmpgt_epi32(largest, top));
        odd[v] = _mm256_movemask_ps(_mm256_castsi256_ps(wrong));
        largest = _mm256_max_epi32(_mm256_min_epi32(largest, top), bottom);
        scale[v] = _mm256_castsi256_ps(
            _mm256_slli_epi32(_mm256_sub_epi32(_mm256_set1_epi32(152), largest), 23));
        unscale[v] = _mm256_castsi256_ps(
            _mm256_slli_epi32(_mm256_add_epi32(_mm256_set1_epi32(102), largest), 23));
        sum[v] = zero;
    }
    for (int k = 0; k < 16; k++) {
        __m256 a = _mm256_broadcast_ss(&m->a->value[k][i]);
        MGPU__MMA_UNROLL
        for (uint32_t v = 0; v < registers; v++) {
            __m256 p = _mm256_mul_ps(a, _mm256_load_ps(&m->b->value[k][j + 8 * v]));
            sum[v] = _mm256_add_epi32(sum[v], _mm256_cvttps_epi32(_mm256_mul_ps(p, scale[v])));
        }
    }
    MGPU__MMA_UNROLL
    for (uint32_t v = 0; v < registers; v++) {
        const __m256d keep = _mm256_castsi256_pd(_mm256_set1_epi64x(~0x1fffffffll));
        const __m256d last = _mm256_castsi256_pd(_mm256_set1_epi64x(0x20000000ll));
        __m256i more = _mm256_cvttps_epi32(_mm256_mul_ps(c[v], scale[v]));
        __m128 half[2];
        __m256 d;
        MGPU__MMA_UNROLL
        for (int h = 0; h < 2; h++) {
            __m128i s =
                h ? _mm256_extracti128_si256(sum[v], 1) : _mm256_castsi256_si128(sum[v]);
            __m128i t = h ? _mm256_extracti128_si256(more, 1) : _mm256_castsi256_si128(more);
            __m256d all = _mm256_add_pd(_mm256_cvtepi32_pd(s), _mm256_cvtepi32_pd(t));
            __m256d cut = _mm256_and_pd(all, keep);
            if (m->shape.d_f16) /* to odd, so that f16 rounds only once */
                cut = _mm256_or_pd(cut,
                                   _mm256_and_pd(last, _mm256_cmp_pd(all, cut, _CMP_NEQ_UQ)));
            half[h] = _mm256_cvtpd_ps(cut);
        }
        d = _mm256_mul_ps(_mm256_set_m128(half[1], half[0]), unscale[v]);
        if (m->shape.d_f16) {
            d = _mm256_cvtph_ps(_mm256_cvtps_ph(d, _MM_FROUND_TO_NEAREST_INT));
            d = _mm256_add_ps(d, _mm256_setzero_ps()); /* -0 to +0 */
        }
        _mm256_storeu_ps(acc + 8 * v, d);
        if (odd[v] != 0) {
            float was[8];
            _mm256_storeu_ps(was, c[v]);
            for (uint32_t t = 0; t < 8; t++)
                if (odd[v] >> t & 1)
                    acc[8 * v + t] = mgpu__mma_exact_dot(
                        m->shape, &m->a->bits[0][i], MGPU__MMA_BLOCK,
                        &m->b->bits[0][j + 8 * v + t], MGPU__MMA_BLOCK, was[t]);
        }
    }
}

MGPU__MMA_AVX2 static void
mgpu__mma_exact_avx2(const mgpu__mma_block *m)
{
    for (uint32_t i = 0; i < 64; i++) {
        MGPU_ALIGNAS(32) int16_t products[MGPU__MMA_BLOCK];
        __m256i largest[MGPU__MMA_BLOCK / 16];
        uint32_t j = 0;
        MGPU__MMA_UNROLL
        for (int v = 0; v < MGPU__MMA_BLOCK / 16; v++)
            largest[v] = _mm256_set1_epi16(2 * MGPU__MMA_ZERO);
        for (int k = 0; k < 16; k++) {
            __m256i a = _mm256_set1_epi16(m->a->exponent[k][i]);
            MGPU__MMA_UNROLL
            for (int v = 0; v < MGPU__MMA_BLOCK / 16; v++) {
                const void *b = &m->b->exponent[k][16 * v];
                largest[v] = _mm256_max_epi16(
                    largest[v], _mm256_add_epi16(a, _mm256_load_si256((const __m256i *)b)));
            }
        }
        MGPU__MMA_UNROLL
        for (int v = 0; v < MGPU__MMA_BLOCK / 16; v++)
            _mm256_store_si256((__m256i *)(void *)&products[16 * v], largest[v]);
        for (; j + 32 <= m->columns; j += 32)
            mgpu__mma_exact_tile(m, i, j, 4, products);
        for (; j < m->columns; j += 8)
            mgpu__mma_exact_tile(m, i, j, 1, products);
    }
}

#endif /* MGPU_EMU_MATH_MMA_AVX2_H */
