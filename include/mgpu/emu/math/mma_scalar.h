/* mgpu/emu/math/mma_scalar.h - the sums of emu/math/mma.h in plain C: one by one, and in plain loops.
 * SPDX-License-Identifier: MIT
 *
 *     bytes -> values, exponents -> sums: fast ones in float, exact ones in integers scaled by floats
 *
 * What the bodies for vectors fall back to, number by number, and what they are compared with.
 * Part of emu/math/mma.h.
 */
#ifndef MGPU_EMU_MATH_MMA_SCALAR_H
#define MGPU_EMU_MATH_MMA_SCALAR_H

#include "mma_operand.h"

/* ---- exact, element by element ---------------------------------------------------------- */

/* What the elements of a row of A are multiplied by: element k by value[k][column]. */
typedef struct mgpu__mma_partners {
    const float *value[MGPU__MMA_PRODUCTS_MAX];
    const int16_t *exponent[MGPU__MMA_PRODUCTS_MAX];
} mgpu__mma_partners;

static inline void
mgpu__mma_partners_of(mgpu__mma_partners *p, const mgpu__mma_block *m, uint32_t i)
{
    for (uint32_t k = 0; k < m->count; k++) {
        const uint32_t at = m->pick == NULL ? k : m->pick[i][k];
        p->value[k] = m->b[at / m->count].value[at % m->count];
        p->exponent[k] = m->b[at / m->count].exponent[at % m->count];
    }
}

/* The sum of row i, column j, both scaled: values without their scales, which exponents take. */
MGPU__MODEL float
mgpu__mma_dot_scaled(const mgpu__mma_block *m, const float *b, uint32_t i, uint32_t j, float c)
{
    const int sa = m->scales->a[i], sb = m->scales->b[j];
    const bool nan = sa == MGPU__MMA_SPECIAL || sb == MGPU__MMA_SPECIAL;
    const bool folded = m->scales->folded;
    const float a_by = folded ? mgpu__float_of_bits((uint32_t)(127 - sa) << 23) : 1.0f;
    const float b_by = folded ? mgpu__float_of_bits((uint32_t)(127 - sb) << 23) : 1.0f;
    mgpu__mma_number p[MGPU__MMA_PRODUCTS_MAX + 1];
    for (uint32_t k = 0; k < m->count; k++) {
        p[k] = mgpu__mma_multiply(mgpu__mma_split(m->a->value[k][i] * a_by, m->rule.least_a),
                                  mgpu__mma_split(b[k] * b_by, m->rule.least_b));
        p[k].exponent += sa + sb;
        p[k].nan = p[k].nan || nan;
    }
    p[m->count] = mgpu__mma_split(c, -126);
    return mgpu__mma_add(m->rule, p, m->count);
}

/* The sum of row i, column j. */
MGPU__MODEL float
mgpu__mma_dot(const mgpu__mma_block *m, uint32_t i, uint32_t j, float c)
{
    mgpu__mma_partners p;
    float b[MGPU__MMA_PRODUCTS_MAX];
    mgpu__mma_partners_of(&p, m, i);
    for (uint32_t k = 0; k < m->count; k++)
        b[k] = p.value[k][j];
    if (m->scales != NULL)
        return mgpu__mma_dot_scaled(m, b, i, j, c);
    return mgpu__mma_sum(m->rule, &m->a->value[0][i], MGPU__MMA_BLOCK, b, 1, m->count, c);
}

/* Store sums of row i, column j on; element by element after all where a bit of `odd` is set. */
MGPU__MODEL void
mgpu__mma_store(const mgpu__mma_block *m, uint32_t i, uint32_t j, uint32_t columns,
                const float *sum, uint32_t odd)
{
    float *acc = m->acc + i * m->pitch + m->column + j;
    for (uint32_t t = 0; t < columns; t++)
        acc[t] = (odd >> t & 1) == 0
                     ? sum[t]
                     : mgpu__mma_dot(m, i, j + t, m->accumulate ? acc[t] : 0.0f);
}

/* ---- fast: what is left to the exact sums ----------------------------------------------- */

/* A fast sum as large as this, or NaN, is done again. Below it the exact one is finite as well:
 *   f32 D   partial sums were below 2^128, so that products are below 2^129 and rounding
 *           errors below 2^109
 *   f16 D   partial sums are below 2^36, sixteen roundings below 2^15: not yet 65504 */
static inline float
mgpu__mma_limit(mgpu__wgmma_shape shape)
{
    return shape.d_f16 ? 0x1p14f : 0x1p127f;
}

/* Whether a product of two bf16 may leave the range in which float has all its bits: a sum of
 * such depends on whether multiplication and addition are one. Products of f16 never do. */
static inline bool
mgpu__mma_leaves_float(const mgpu__mma_operand *a, const mgpu__mma_operand *b)
{
    const int most = (a->most >> 7) + (b->most >> 7);
    const int least = ((a->least + 1) >> 7) + ((b->least + 1) >> 7);
    return most - 2 * 127 > 126 || least - 2 * 127 < -135;
}

/* ---- plain loops ------------------------------------------------------------------------ */

/* For exact sums the exponents of values, for fast ones of 16-bit types what is largest and least. */
static inline void
mgpu__mma_weigh(mgpu__mma_operand *o, uint32_t count, uint32_t rows, int least_normal)
{
    for (uint32_t k = 0; k < count; k++)
        for (uint32_t r = 0; r < rows; r++) {
            const uint32_t magnitude = mgpu__bits_of_float(o->value[k][r]) & 0x7fffffffu;
            const int e = (int)(magnitude >> 23);
            o->exponent[k][r] = (int16_t)(magnitude == 0           ? MGPU__MMA_ZERO
                                          : e == 255               ? MGPU__MMA_SPECIAL
                                          : e - 127 < least_normal ? least_normal
                                                                   : e - 127);
        }
}

/* Values of the elements, which are of `bits` bits each. */
static inline __attribute__((always_inline)) void
mgpu__mma_load_type(mgpu__mma_operand *o, const mgpu__mma_source *from, mgpu__mma_type type,
                    uint32_t bits)
{
    const uint32_t each = 128 / bits, bytes = bits / 8; /* elements of a chunk */
    const uint32_t sign = from->negate ? 0x80000000u : 0;
    uint16_t most = 0, least = 0xffff;
    for (uint32_t r = 0; r < from->rows; r++) {
        const uint32_t *at = from->at + r / 8 * from->group;
        for (uint32_t k = 0; k < 2 * each; k++) {
            const uint32_t x = from->mn_major ? at[k] + r % 8 * bytes
                                              : at[k / each * 8 + r % 8] + k % each * bytes;
            uint32_t element = 0;
            memcpy(&element, from->window + x, bytes);
            if (bits == 16) {
                const uint16_t magnitude = element & 0x7fff;
                const uint16_t below = (uint16_t)(magnitude - 1);
                most = magnitude > most ? magnitude : most;
                least = below < least ? below : least;
            }
            o->value[k][r] =
                mgpu__float_of_bits(mgpu__bits_of_float(mgpu__mma_value(type, element)) ^ sign);
        }
    }
    o->most = most;
    o->least = least;
}

MGPU__HOT MGPU__MODEL void
mgpu__mma_load_scalar(mgpu__mma_operand *o, const mgpu__mma_source *from, bool exact)
{
    switch (from->type) {
    case MGPU__MMA_BF16:
        mgpu__mma_load_type(o, from, MGPU__MMA_BF16, 16);
        break;
    case MGPU__MMA_F16:
        mgpu__mma_load_type(o, from, MGPU__MMA_F16, 16);
        break;
    case MGPU__MMA_TF32:
        mgpu__mma_load_type(o, from, MGPU__MMA_TF32, 32);
        break;
    case MGPU__MMA_E4M3:
        mgpu__mma_load_type(o, from, MGPU__MMA_E4M3, 8);
        break;
    case MGPU__MMA_E5M2:
        mgpu__mma_load_type(o, from, MGPU__MMA_E5M2, 8);
        break;
    case MGPU__MMA_S8:
        mgpu__mma_load_type(o, from, MGPU__MMA_S8, 8);
        break;
    default:
        mgpu__mma_load_type(o, from, MGPU__MMA_U8, 8);
        break;
    }
    if (exact)
        mgpu__mma_weigh(o, 256 / mgpu__mma_type_bits(from->type), from->rows,
                        mgpu__mma_type_least(from->type));
}

MGPU__HOT MGPU__MODEL void
mgpu__mma_fast_scalar(const mgpu__mma_block *m)
{
    const float limit = mgpu__mma_limit(m->shape);
    for (uint32_t i = 0; i < 64; i++) {
        float *acc = m->acc + i * m->pitch + m->column;
        float sum[MGPU__MMA_BLOCK];
        for (uint32_t j = 0; j < m->columns; j++)
            sum[j] = m->accumulate ? acc[j] : 0.0f;
        for (int k = 0; k < 16; k++)
            for (uint32_t j = 0; j < m->columns; j++)
                sum[j] += m->a->value[k][i] * m->b->value[k][j];
        for (uint32_t j = 0; j < m->columns; j++) {
            if (m->shape.d_f16)
                sum[j] = mgpu__float_of_f16(mgpu__f16_of_float(sum[j])) + 0.0f;
            if (sum[j] < limit && sum[j] > -limit)
                acc[j] = sum[j];
            else
                mgpu__mma_store(m, i, j, 1, sum, 1);
        }
    }
}

/* The largest exponent of a sum, from that of its products and c. */
static inline int
mgpu__mma_largest(float c, int products, bool d_f16)
{
    const int field = (int)(mgpu__bits_of_float(c) >> 23 & 255), least = d_f16 ? -14 : -126;
    const int e = c == 0.0f             ? MGPU__MMA_ZERO
                  : field == 255        ? MGPU__MMA_SPECIAL
                  : field - 127 < least ? least
                                        : field - 127;
    return e > products ? e : products;
}

/* Whether the float path is not exact for it. That of nothing but zeros is low, but not odd. */
static inline bool
mgpu__mma_is_odd(int largest)
{
    return largest > MGPU__MMA_EXPONENT_MAX ||
           (largest < MGPU__MMA_EXPONENT_MIN && largest >= MGPU__MMA_ZERO / 2);
}

/* The bits of a double below those that an f32 result keeps. */
static inline uint64_t
mgpu__mma_below(int mantissa, bool d_f16)
{
    return ((uint64_t)1 << (52 - (d_f16 ? 23 : mantissa))) - 1;
}

/* sum + cut(c) x unscale: as an f32, or rounded to an f16. */
static inline float
mgpu__mma_finish(int64_t sum, int32_t c, float unscale, uint64_t below, bool d_f16)
{
    double all = (double)sum + (double)c, cut;
    uint64_t bits;
    float d;
    memcpy(&bits, &all, sizeof bits);
    bits &= ~below;
    memcpy(&cut, &bits, sizeof cut);
    if (d_f16 && cut != all) { /* to odd, so that f16 rounds only once */
        bits |= 0x20000000u;
        memcpy(&cut, &bits, sizeof cut);
    }
    d = (float)cut * unscale;
    return d_f16 ? mgpu__float_of_f16(mgpu__f16_of_float(d)) + 0.0f : d;
}

/* Eight columns with the largest exponent in the range where float is exact; F is the rule's fraction:
 *   term = cut(a*b * 2^(F - largest))       integers: a term stays below 2^27
 *   sum  = cut to the rule's mantissa, as a double; x 2^(largest - F)
 * The others element by element. */
static inline void
mgpu__mma_exact_eight(const mgpu__mma_block *m, const mgpu__mma_partners *p, uint32_t i,
                      uint32_t j)
{
    float *acc = m->acc + i * m->pitch + m->column + j;
    float c[8], scale[8], unscale[8];
    const uint64_t below = mgpu__mma_below(m->rule.mantissa, m->shape.d_f16 != 0);
    const int32_t fraction = m->rule.fraction;
    int32_t largest[8];
    int64_t sum[8];
    uint32_t odd = 0;
    for (int t = 0; t < 8; t++) {
        largest[t] = 2 * MGPU__MMA_ZERO;
        sum[t] = 0;
    }
    for (uint32_t k = 0; k < m->count; k++) {
        const int16_t *b = p->exponent[k] + j;
        for (int t = 0; t < 8; t++) {
            int e = m->a->exponent[k][i] + b[t];
            largest[t] = e > largest[t] ? e : largest[t];
        }
    }
    for (int t = 0; t < 8; t++) {
        int e;
        c[t] = m->accumulate ? acc[t] : 0.0f;
        e = mgpu__mma_largest(c[t], largest[t], m->shape.d_f16 != 0);
        odd |= (uint32_t)mgpu__mma_is_odd(e) << t;
        e = e < MGPU__MMA_EXPONENT_MIN ? MGPU__MMA_EXPONENT_MIN : e;
        e = e > MGPU__MMA_EXPONENT_MAX ? MGPU__MMA_EXPONENT_MAX : e;
        scale[t] = mgpu__float_of_bits((uint32_t)(127 + fraction - e) << 23);
        unscale[t] = mgpu__float_of_bits((uint32_t)(127 - fraction + e) << 23);
    }
    if (odd == 0) {
        for (uint32_t k = 0; k < m->count; k++) {
            const float *b = p->value[k] + j;
            for (int t = 0; t < 8; t++)
                sum[t] += (int32_t)(m->a->value[k][i] * b[t] * scale[t]);
        }
        for (int t = 0; t < 8; t++)
            acc[t] = mgpu__mma_finish(sum[t], (int32_t)(c[t] * scale[t]), unscale[t], below,
                                      m->shape.d_f16 != 0);
    } else {
        mgpu__mma_store(m, i, j, 8, c, 255);
    }
}

MGPU__HOT MGPU__MODEL void
mgpu__mma_exact_scalar(const mgpu__mma_block *m)
{
    mgpu__mma_partners p;
    for (uint32_t i = 0; i < 64; i++) {
        if (i == 0 || m->pick != NULL)
            mgpu__mma_partners_of(&p, m, i);
        for (uint32_t j = 0; j < m->columns; j += 8)
            mgpu__mma_exact_eight(m, &p, i, j);
    }
}

MGPU__MODEL const mgpu__mma_body mgpu__mma_scalar = {
    mgpu__mma_load_scalar, mgpu__mma_fast_scalar, mgpu__mma_exact_scalar};

#endif /* MGPU_EMU_MATH_MMA_SCALAR_H */
