/* mgpu/emu/math/mma_neon.h - the sums of emu/math/mma.h on AArch64: four columns in a register.
 * SPDX-License-Identifier: MIT
 *
 * The same bytes as those in plain C, of emu/math/mma_scalar.h, which also loads the operands.
 * Part of emu/math/mma.h.
 */
#ifndef MGPU_EMU_MATH_MMA_NEON_H
#define MGPU_EMU_MATH_MMA_NEON_H

#include "mma_scalar.h"

#if defined(__aarch64__)
#include <arm_neon.h>

#define MGPU__MMA_NEON_INLINE static inline __attribute__((always_inline))

/* ---- one register of D ------------------------------------------------------------------ */

/* What four columns of a row begin with. */
MGPU__MMA_NEON_INLINE float32x4_t
mgpu__mma_begin_neon(const mgpu__mma_block *m, uint32_t i, uint32_t j)
{
    const float *acc = m->acc + i * m->pitch + m->column + j;
    return m->accumulate ? vld1q_f32(acc) : vdupq_n_f32(0.0f);
}

MGPU__MMA_NEON_INLINE float32x4_t
mgpu__mma_f16_neon(float32x4_t x)
{
    x = vcvt_f32_f16(vcvt_f16_f32(x));
    return vaddq_f32(x, vdupq_n_f32(0.0f)); /* -0 to +0 */
}

/* Store sums; those whose lane is all ones in `odd` are done one by one. */
MGPU__MMA_NEON_INLINE void
mgpu__mma_store_neon(const mgpu__mma_block *m, uint32_t i, uint32_t j, float32x4_t d,
                     uint32x4_t odd)
{
    float each[4];
    uint32_t lane[4];
    if (vmaxvq_u32(odd) == 0) {
        vst1q_f32(m->acc + i * m->pitch + m->column + j, d);
    } else {
        vst1q_f32(each, d);
        vst1q_u32(lane, odd);
        mgpu__mma_store(m, i, j, 4, each,
                        (lane[0] & 1) | (lane[1] & 2) | (lane[2] & 4) | (lane[3] & 8));
    }
}

/* ---- fast ------------------------------------------------------------------------------- */

/* 4 rows x 8 columns. */
MGPU__MMA_NEON_INLINE void
mgpu__mma_fast_tile_neon(const mgpu__mma_block *m, uint32_t i, uint32_t j)
{
    const float32x4_t limit = vdupq_n_f32(mgpu__mma_limit(m->shape));
    const bool d_f16 = m->shape.d_f16 != 0;
    float32x4_t sum[4][2];
    MGPU__UNROLL_HOT
    for (uint32_t x = 0; x < 8; x++)
        sum[x / 2][x % 2] = mgpu__mma_begin_neon(m, i + x / 2, j + x % 2 * 4);
    for (int k = 0; k < 16; k++) {
        const float32x4_t a = vld1q_f32(&m->a->value[k][i]);
        MGPU__UNROLL_HOT
        for (uint32_t v = 0; v < 2; v++) {
            const float32x4_t b = vld1q_f32(&m->b->value[k][j + 4 * v]);
            sum[0][v] = vfmaq_laneq_f32(sum[0][v], b, a, 0);
            sum[1][v] = vfmaq_laneq_f32(sum[1][v], b, a, 1);
            sum[2][v] = vfmaq_laneq_f32(sum[2][v], b, a, 2);
            sum[3][v] = vfmaq_laneq_f32(sum[3][v], b, a, 3);
        }
    }
    MGPU__UNROLL_HOT
    for (uint32_t x = 0; x < 8; x++) {
        float32x4_t d = sum[x / 2][x % 2];
        d = d_f16 ? mgpu__mma_f16_neon(d) : d;
        mgpu__mma_store_neon(m, i + x / 2, j + x % 2 * 4, d, vmvnq_u32(vcaltq_f32(d, limit)));
    }
}

MGPU__HOT MGPU__MODEL void
mgpu__mma_fast_neon(const mgpu__mma_block *m)
{
    for (uint32_t i = 0; i < 64; i += 4)
        for (uint32_t j = 0; j < m->columns; j += 8)
            mgpu__mma_fast_tile_neon(m, i, j);
}

/* ---- exact ------------------------------------------------------------------------------ */

/* The largest exponent of each of four sums, from that of its products and c. */
MGPU__MMA_NEON_INLINE int32x4_t
mgpu__mma_largest_neon(float32x4_t c, int16x4_t products, bool d_f16)
{
    const uint32x4_t bits = vshlq_n_u32(vreinterpretq_u32_f32(c), 1); /* no sign */
    int32x4_t e = vsubq_s32(vreinterpretq_s32_u32(vshrq_n_u32(bits, 24)), vdupq_n_s32(127));
    e = vmaxq_s32(e, vdupq_n_s32(d_f16 ? -14 : -126));
    e = vbslq_s32(vceqzq_u32(bits), vdupq_n_s32(MGPU__MMA_ZERO), e);
    return vmaxq_s32(vmovl_s16(products), e);
}

/* Those that the float path is not exact for. That of nothing but zeros is low, but not odd. */
MGPU__MMA_NEON_INLINE uint32x4_t
mgpu__mma_range_neon(int32x4_t largest)
{
    const uint32x4_t low = vandq_u32(vcltq_s32(largest, vdupq_n_s32(MGPU__MMA_EXPONENT_MIN)),
                                     vcgeq_s32(largest, vdupq_n_s32(MGPU__MMA_ZERO / 2)));
    return vorrq_u32(low, vcgtq_s32(largest, vdupq_n_s32(MGPU__MMA_EXPONENT_MAX)));
}

/* Integers below 2^31 - 64 to float, cut to 24 bits; `to_odd`: the last bit says whether any
 * was cut off, so that f16 rounds only once. */
MGPU__MMA_NEON_INLINE float32x4_t
mgpu__mma_cut_neon(int32x4_t all, bool to_odd)
{
    const uint32x4_t magnitude = vreinterpretq_u32_s32(vabsq_s32(all));
    uint32x4_t f = vreinterpretq_u32_f32(vcvtq_f32_u32(magnitude));
    uint32x4_t back = vcvtq_u32_f32(vreinterpretq_f32_u32(f));
    f = vaddq_u32(f, vcgtq_u32(back, magnitude)); /* was rounded up: one less */
    if (to_odd) {
        back = vcvtq_u32_f32(vreinterpretq_f32_u32(f));
        f = vorrq_u32(f, vaddq_u32(vceqq_u32(back, magnitude), vdupq_n_u32(1)));
    }
    return vreinterpretq_f32_u32(
        vorrq_u32(f, vandq_u32(vreinterpretq_u32_s32(all), vdupq_n_u32(0x80000000u))));
}

/* Four sums of cut products, and c: cut, or rounded to f16. */
MGPU__MMA_NEON_INLINE float32x4_t
mgpu__mma_sum_neon(const int mantissa, bool d_f16, float32x4_t c, int32x4_t sum,
                   float32x4_t scale, uint32x4_t *odd)
{
    const int32x4_t more = vcvtq_s32_f32(vmulq_f32(c, scale));
    const int32x4_t all = vqaddq_s32(sum, more); /* what left an int32_t is its last number */
    const float32x4_t unscale =
        vreinterpretq_f32_s32(/* 1 / scale */
                              vsubq_s32(vdupq_n_s32(254 << 23), vreinterpretq_s32_f32(scale)));
    const uint32x4_t kept = vdupq_n_u32(0xffffffffu << (d_f16 ? 0 : 23 - mantissa));
    const float32x4_t cut = vreinterpretq_f32_u32(
        vandq_u32(vreinterpretq_u32_f32(mgpu__mma_cut_neon(all, d_f16)), kept));
    const float32x4_t d = vmulq_f32(cut, unscale);
    *odd = vorrq_u32(*odd, vcgtq_s32(vqabsq_s32(all), vdupq_n_s32(0x7fffffbf)));
    return d_f16 ? mgpu__mma_f16_neon(d) : d;
}

/* sum[v] += the cut products of row i, columns j + 4 * v on, of elements from..to-1. */
MGPU__MMA_NEON_INLINE void
mgpu__mma_multiply_neon(const mgpu__mma_block *m, const uint32_t from, const uint32_t to,
                        uint32_t i, uint32_t j, const float32x4_t *scale, int32x4_t *sum)
{
    for (uint32_t k = from; k < to; k++) {
        const float32x4_t a = vdupq_n_f32(m->a->value[k][i]);
        MGPU__UNROLL_HOT
        for (uint32_t v = 0; v < 2; v++) {
            const float32x4_t p = vmulq_f32(a, vld1q_f32(&m->b->value[k][j + 4 * v]));
            sum[v] = vaddq_s32(sum[v], vcvtq_s32_f32(vmulq_f32(p, scale[v])));
        }
    }
}

/* One row x 8 columns. */
MGPU__MMA_NEON_INLINE void
mgpu__mma_exact_tile_neon(const mgpu__mma_block *m, const mgpu__mma_sums s, uint32_t i,
                          uint32_t j)
{
    const bool d_f16 = m->shape.d_f16 != 0;
    int16x8_t products = vdupq_n_s16(2 * MGPU__MMA_ZERO);
    float32x4_t scale[2];
    int32x4_t sum[2];
    uint32x4_t odd[2];
    for (uint32_t k = 0; k < s.count; k++)
        products = vmaxq_s16(products, vaddq_s16(vdupq_n_s16(m->a->exponent[k][i]),
                                                 vld1q_s16(&m->b->exponent[k][j])));
    for (uint32_t v = 0; v < 2; v++) {
        int32x4_t largest = mgpu__mma_largest_neon(
            mgpu__mma_begin_neon(m, i, j + 4 * v),
            v == 0 ? vget_low_s16(products) : vget_high_s16(products), d_f16);
        odd[v] = mgpu__mma_range_neon(largest);
        largest = vminq_s32(largest, vdupq_n_s32(MGPU__MMA_EXPONENT_MAX));
        largest = vmaxq_s32(largest, vdupq_n_s32(MGPU__MMA_EXPONENT_MIN));
        scale[v] = vreinterpretq_f32_s32(
            vshlq_n_s32(vsubq_s32(vdupq_n_s32(127 + s.fraction), largest), 23));
        sum[v] = vdupq_n_s32(0);
    }
    mgpu__mma_multiply_neon(m, 0, s.first, i, j, scale, sum);
    if (s.first < s.count) {
        int32x4_t rest[2] = {vdupq_n_s32(0), vdupq_n_s32(0)};
        mgpu__mma_multiply_neon(m, s.first, s.count, i, j, scale, rest);
        for (uint32_t v = 0; v < 2; v++) { /* what leaves an int32_t is its last number */
            sum[v] = vqaddq_s32(sum[v], rest[v]);
            odd[v] = vorrq_u32(odd[v], vcgtq_s32(vqabsq_s32(sum[v]), vdupq_n_s32(0x7fffffbf)));
        }
    }
    for (uint32_t v = 0; v < 2; v++) {
        const float32x4_t d =
            mgpu__mma_sum_neon(s.mantissa, d_f16, mgpu__mma_begin_neon(m, i, j + 4 * v), sum[v],
                               scale[v], &odd[v]);
        mgpu__mma_store_neon(m, i, j + 4 * v, d, odd[v]);
    }
}

MGPU__MMA_NEON_INLINE void
mgpu__mma_exact_rows_neon(const mgpu__mma_block *m, const mgpu__mma_sums s)
{
    for (uint32_t i = 0; i < 64; i++)
        for (uint32_t j = 0; j < m->columns; j += 8)
            mgpu__mma_exact_tile_neon(m, s, i, j);
}

MGPU__HOT MGPU__MODEL void
mgpu__mma_exact_neon(const mgpu__mma_block *m)
{
    if (mgpu__mma_is_of_halves(m))
        mgpu__mma_exact_rows_neon(m, mgpu__mma_sums_of(m, true));
    else
        mgpu__mma_exact_rows_neon(m, mgpu__mma_sums_of(m, false));
}

MGPU__MODEL const mgpu__mma_body mgpu__mma_neon = {mgpu__mma_load_scalar, mgpu__mma_fast_neon,
                                                   mgpu__mma_exact_neon};

#endif /* __aarch64__ */
#endif /* MGPU_EMU_MATH_MMA_NEON_H */
