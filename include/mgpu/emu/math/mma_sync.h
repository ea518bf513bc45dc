/* mgpu/emu/math/mma_sync.h - one mma.sync or mma.sp, from the bits of elements to the bits of elements.
 * SPDX-License-Identifier: MIT
 *
 *     A [m][stored], at [m][stored]        element s of row i is multiplied by row at[i][s] of B
 *     B [k][8], C [m][8]            -->    D in the place of C
 *
 * The bits of an H200, as ptxas 13.0 makes the instructions for sm_90:
 *   f16, bf16, tf32   all products and C in one sum (mma_sum.h), of mma.sp those of what is stored
 *   e4m3, e5m2        are made f16, for which there is an instruction: first the sum of the products of the low
 *                     two of each four elements, then of that and of the high two; at last C is added, rounded
 *                     to nearest even
 *   f64               a chain of fma in the order of K, each rounded as the opcode says; a NaN goes through, made
 *                     quiet, that of B before that of the sum before that of A; infinity minus infinity is
 *                     0xfff8000000000000
 *   integers, b1      exact modulo 2^32, or clamped at the end
 *
 * Of sm_120, which has not been here, as tcgen05_sum.h has them, after MMA-Sim (arXiv 2511.10909), which found one rule
 * on a B200 and on an RTX PRO 6000:
 *   e4m3, e5m2, f8f6f4    all products and C in one sum, 25 bits below the largest exponent
 *   mxf8f6f4              the same, where scales are added to exponents
 *   mxf4, mxf4nvf4        exact sums of 16 products, times their scales, and C: 35 bits
 * Nothing is published of e3m2 and e2m3, which are taken to count as e4m3 does; of mma.sp, whose sums are taken to
 * be those of what is stored, in sixteens of it; and of sums into f16, which are rounded once, to nearest even.
 *
 * No globals, no allocation, no printing.
 */
#ifndef MGPU_EMU_MATH_MMA_SYNC_H
#define MGPU_EMU_MATH_MMA_SYNC_H

#include "../mma.h"
#include "cvt.h"
#include "fma.h"
#include "integer.h"
#include "mma_sum.h"
#include "tcgen05_sum.h"

#include <string.h>

/* The opcode. */
typedef struct mgpu__mma_sync_shape {
    uint32_t m, k;                      /* k: rows of B */
    uint32_t stored;                    /* columns of A: k, of mma.sp half of it */
    mgpu__mma_sync_type a_type, b_type; /* of b1, 32 elements are one, and k is K / 32 */
    uint32_t how;
    uint32_t kind, vec; /* of sm_120: MGPU__MMA_KIND_.., scales along K; else 0 */
    bool ue4m3;         /* those scales; else ue8m0 */
} mgpu__mma_sync_shape;

/* Operands: the bits of elements, of f64 the numbers. */
typedef struct mgpu__mma_sync_tile {
    union {
        uint32_t bits[16][64];
        double f64[16][16];
    } a;
    union {
        uint32_t bits[128][8];
        double f64[16][8];
    } b;
    union {
        uint32_t bits[16][8];
        double f64[16][8];
    } d; /* C, then D */
    uint8_t at[16][64];
    uint8_t sfa[16][MGPU__TCGEN05_SCALES_MAX], sfb[8][MGPU__TCGEN05_SCALES_MAX];
} mgpu__mma_sync_tile;

/* A type of at most 32 bits with a point, for tcgen05_sum.h. */
static inline mgpu_mma_type
mgpu__mma_sync_named(mgpu__mma_sync_type type)
{
    static const uint8_t same[] = {MGPU_MMA_F16,  MGPU_MMA_BF16, MGPU_MMA_TF32,
                                   MGPU_MMA_NONE, MGPU_MMA_E4M3, MGPU_MMA_E5M2,
                                   MGPU_MMA_E3M2, MGPU_MMA_E2M3, MGPU_MMA_E2M1};
    return (mgpu_mma_type)same[type];
}

/* Its sums, of sm_120. */
static inline mgpu__tcgen05_sum_rule
mgpu__mma_sync_rule(mgpu__mma_sync_shape shape)
{
    static const uint8_t kinds[] = {0, MGPU_KIND_F8F6F4, MGPU_KIND_MXF8F6F4, MGPU_KIND_MXF4,
                                    MGPU_KIND_MXF4NVF4};
    mgpu__tcgen05_sum_rule r;
    r.kind = (mgpu_kind)kinds[shape.kind];
    r.a = mgpu__mma_sync_named(shape.a_type);
    r.b = mgpu__mma_sync_named(shape.b_type);
    r.scale = shape.vec == 0 ? MGPU_MMA_NONE : shape.ue4m3 ? MGPU_MMA_UE4M3 : MGPU_MMA_UE8M0;
    r.count = shape.stored;
    r.scales = shape.vec;
    r.d_f16 = (shape.how & MGPU__MMA_SYNC_D_F16) != 0;
    return r;
}

/* An element as a number, times its only scale if there is one. */
MGPU__MODEL mgpu__mma_number
mgpu__mma_sync_number(mgpu__mma_sync_shape shape, mgpu__mma_sync_type type, uint32_t bits,
                      int least, uint8_t scale)
{
    mgpu__mma_number x =
        mgpu__mma_split(mgpu__tcgen05_value(mgpu__mma_sync_named(type), bits), least);
    if (shape.vec != 0) {
        const mgpu__tcgen05_scale s = mgpu__tcgen05_scale_of(MGPU_MMA_UE8M0, scale);
        x.exponent += s.exponent;
        x.nan = x.nan || s.nan;
    }
    return x;
}

/* c + x, each a value of the type of D, rounded to it. */
MGPU__MODEL float
mgpu__mma_sync_add(float c, float x, bool f16)
{
    const float sum = c + x;
    if (sum != sum)
        return mgpu__float_of_bits(0x7fffffffu);
    return f16 ? mgpu__float_of_f16(mgpu__f16_of_float(sum)) : sum;
}

/* Products of fp8 are added in two sums, the low two of each four elements first: where those of element s
 * stand, if all are in order of that. */
static inline uint32_t
mgpu__mma_sync_order(bool fp8, uint32_t s, uint32_t stored)
{
    return fp8 ? s % 4 / 2 * (stored / 2) + s / 4 * 2 + s % 2 : s;
}

/* Products with a point, of at most 32 bits; not of mxf4, mxf4nvf4. */
MGPU__HOT MGPU__MODEL void
mgpu__mma_sync_floats(mgpu__mma_sync_shape shape, mgpu__mma_sync_tile *t)
{
    const bool fp8 = shape.kind == 0 && (shape.a_type == MGPU__MMA_SYNC_E4M3 ||
                                         shape.a_type == MGPU__MMA_SYNC_E5M2); /* as f16 */
    const bool f16 = (shape.how & MGPU__MMA_SYNC_D_F16) != 0;
    const int least = fp8 || shape.a_type == MGPU__MMA_SYNC_F16 ? -14 : -126;
    const int least_c = f16 ? -14 : -126;
    const mgpu__tcgen05_sum_rule sum = mgpu__mma_sync_rule(shape);
    const mgpu__mma_rule old = {25, 23, least, least, MGPU__MMA_NO_FLOOR, f16};
    const mgpu__mma_rule rule = shape.kind == 0 ? old : mgpu__tcgen05_rule(&sum);
    const uint32_t half = shape.stored / 2;
    mgpu__mma_number b[8][64], p[MGPU__MMA_PRODUCTS_MAX + 1];
    for (uint32_t k = 0; k < shape.k; k++)
        for (uint32_t j = 0; j < 8; j++)
            b[j][k] = mgpu__mma_sync_number(shape, shape.b_type, t->b.bits[k][j], rule.least_b,
                                            t->sfb[j][0]);
    for (uint32_t i = 0; i < shape.m; i++) {
        mgpu__mma_number a[32];
        uint8_t with[32]; /* the row of B for each */
        for (uint32_t s = 0; s < shape.stored; s++) {
            const uint32_t at = mgpu__mma_sync_order(fp8, s, shape.stored);
            a[at] = mgpu__mma_sync_number(shape, shape.a_type, t->a.bits[i][s], rule.least_a,
                                          t->sfa[i][0]);
            with[at] = t->at[i][s];
        }
        for (uint32_t j = 0; j < 8; j++) {
            const uint32_t bits = t->d.bits[i][j];
            const float c =
                f16 ? mgpu__float_of_f16((uint16_t)bits) : mgpu__float_of_bits(bits);
            float d = fp8 ? 0.0f : c;
            for (uint32_t from = 0, n = fp8 ? half : shape.stored; from < shape.stored;
                 from += n) {
                for (uint32_t s = 0; s < n; s++)
                    p[s] = mgpu__mma_multiply(a[from + s], b[j][with[from + s]]);
                p[n] = mgpu__mma_split(d, least_c);
                d = mgpu__mma_add(rule, p, n);
            }
            if (fp8)
                d = mgpu__mma_sync_add(c, d, f16);
            t->d.bits[i][j] = f16 ? mgpu__f16_of_float(d) : mgpu__bits_of_float(d);
        }
    }
}

/* Products of mxf4 and mxf4nvf4. */
MGPU__HOT MGPU__MODEL void
mgpu__mma_sync_dots(mgpu__mma_sync_shape shape, mgpu__mma_sync_tile *t)
{
    const mgpu__tcgen05_sum_rule sum = mgpu__mma_sync_rule(shape);
    float b[128][8];
    for (uint32_t k = 0; k < shape.k; k++)
        for (uint32_t j = 0; j < 8; j++)
            b[k][j] = mgpu__tcgen05_value(sum.b, t->b.bits[k][j]);
    for (uint32_t i = 0; i < shape.m; i++) {
        float dots[8][MGPU__TCGEN05_DOTS_MAX];
        memset(dots, 0, sizeof dots);
        for (uint32_t s = 0; s < shape.stored; s++) {
            const float a = mgpu__tcgen05_value(sum.a, t->a.bits[i][s]);
            for (uint32_t j = 0; j < 8; j++)
                dots[j][s / MGPU__TCGEN05_DOT] += a * b[t->at[i][s]][j];
        }
        for (uint32_t j = 0; j < 8; j++)
            t->d.bits[i][j] = mgpu__bits_of_float(mgpu__tcgen05_sum_dots(
                &sum, dots[j], t->sfa[i], t->sfb[j], mgpu__float_of_bits(t->d.bits[i][j])));
    }
}

/* a * b + c, with the NaN that an H200 makes. */
static inline double
mgpu__mma_sync_fma(double a, double b, double c, uint32_t round)
{
    const double of = b != b ? b : c != c ? c : a;
    double sum = mgpu__fma_rounded(a, b, c, round);
    uint64_t nan = 0xfff8000000000000u;
    if (sum == sum)
        return sum;
    if (of != of) {
        memcpy(&nan, &of, sizeof nan);
        nan |= (uint64_t)1 << 51;
    }
    memcpy(&sum, &nan, sizeof sum);
    return sum;
}

MGPU__MODEL void
mgpu__mma_sync_doubles(mgpu__mma_sync_shape shape, mgpu__mma_sync_tile *t)
{
    const uint32_t round = shape.how / MGPU__MMA_SYNC_ROUND; /* MGPU__CVT_RN, _RZ, _RM, _RP */
    for (uint32_t i = 0; i < shape.m; i++)
        for (uint32_t j = 0; j < 8; j++) {
            double sum = t->d.f64[i][j];
            for (uint32_t k = 0; k < shape.k; k++)
                sum = mgpu__mma_sync_fma(t->a.f64[i][k], t->b.f64[k][j], sum, round);
            t->d.f64[i][j] = sum;
        }
}

/* What an element is worth, of integers. */
static inline int32_t
mgpu__mma_sync_integer(mgpu__mma_sync_type type, uint32_t bits)
{
    switch (type) {
    case MGPU__MMA_SYNC_S8:
        return (int8_t)bits;
    case MGPU__MMA_SYNC_S4:
        return (int32_t)(bits ^ 8) - 8;
    default:
        return (int32_t)bits;
    }
}

MGPU__HOT MGPU__MODEL void
mgpu__mma_sync_integers(mgpu__mma_sync_shape shape, mgpu__mma_sync_tile *t)
{
    const bool b1 = shape.a_type == MGPU__MMA_SYNC_B1;
    const bool xor_ = (shape.how & MGPU__MMA_SYNC_XOR) != 0;
    int32_t x[128][8]; /* B */
    for (uint32_t k = 0; k < shape.k; k++)
        for (uint32_t j = 0; j < 8; j++)
            x[k][j] = mgpu__mma_sync_integer(shape.b_type, t->b.bits[k][j]);
    for (uint32_t i = 0; i < shape.m; i++) {
        int32_t products[8] = {0, 0, 0, 0, 0, 0, 0, 0}; /* at most 128 of 255 * 255 */
        for (uint32_t s = 0; s < shape.stored; s++) {
            const int32_t a = mgpu__mma_sync_integer(shape.a_type, t->a.bits[i][s]);
            const int32_t *b = x[t->at[i][s]];
            for (uint32_t j = 0; j < 8; j++)
                products[j] +=
                    !b1 ? a * b[j] : __builtin_popcount((uint32_t)(xor_ ? a ^ b[j] : a & b[j]));
        }
        for (uint32_t j = 0; j < 8; j++) {
            const int64_t sum = (int64_t)(int32_t)t->d.bits[i][j] + products[j];
            const bool clamped = (shape.how & MGPU__MMA_SYNC_SATFINITE) != 0;
            t->d.bits[i][j] = clamped ? (uint32_t)mgpu__int_sat(sum) : (uint32_t)sum;
        }
    }
}

/* D in the place of C. */
MGPU__MODEL void
mgpu__mma_sync_multiply(mgpu__mma_sync_shape shape, mgpu__mma_sync_tile *t)
{
    if (shape.a_type == MGPU__MMA_SYNC_F64)
        mgpu__mma_sync_doubles(shape, t);
    else if (shape.a_type >= MGPU__MMA_SYNC_S8)
        mgpu__mma_sync_integers(shape, t);
    else if (shape.kind >= MGPU__MMA_KIND_MXF4)
        mgpu__mma_sync_dots(shape, t);
    else
        mgpu__mma_sync_floats(shape, t);
}

#endif /* MGPU_EMU_MATH_MMA_SYNC_H */
