/* mgpu/emu/math/approx.h - what the unit for special functions approximates: the model's side of ptx/approx.h.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu__special_...    the unit: the function in double, rounded once; subnormals are 0
 *     mgpu__approx_...     the instruction: the unit, and what ptxas puts around it for sm_90
 *
 * Of 16 bits they have a GPU's bits. Those of f32 differ from a GPU's by some units of the last place: how
 * many stands in docs/api.md, section 35c. They run on a GPU as well, where a test compares all 2^32 inputs.
 */
#ifndef MGPU_EMU_MATH_APPROX_H
#define MGPU_EMU_MATH_APPROX_H

#include "cvt.h"
#include "pair.h"
#include "tanh_half.h"

/* ---- the unit ---------------------------------------------------------------------------- */

MGPU_INLINE float
mgpu__special_flush(float x)
{
    return mgpu__float_of_bits(mgpu__flush_f32(mgpu__bits_of_float(x)));
}

/* To nearest, with the one NaN of the hardware. */
MGPU_INLINE float
mgpu__special_round(double x)
{
    return x != x ? mgpu__float_of_bits(0x7fffffffu) : (float)x;
}

MGPU_INLINE float
mgpu__special_ex2(float x)
{
    return mgpu__special_flush(mgpu__special_round(exp2((double)mgpu__special_flush(x))));
}

MGPU_INLINE float
mgpu__special_lg2(float x)
{
    const float y = mgpu__special_flush(x);
    if (y == 0.0f)
        return mgpu__float_of_bits(0xff800000u);
    return mgpu__special_round(log2((double)y));
}

MGPU_INLINE float
mgpu__special_rcp(float x)
{
    const float y = mgpu__special_flush(x);
    if (y == 0.0f)
        return mgpu__float_of_bits(mgpu__bits_of_float(y) | 0x7f800000u);
    return mgpu__special_flush(mgpu__special_round(1.0 / (double)y));
}

MGPU_INLINE float
mgpu__special_rsqrt(float x)
{
    const float y = mgpu__special_flush(x);
    if (y == 0.0f)
        return mgpu__float_of_bits(mgpu__bits_of_float(y) | 0x7f800000u);
    return mgpu__special_round(1.0 / sqrt((double)y));
}

MGPU_INLINE float
mgpu__special_sqrt(float x)
{
    return mgpu__special_round(sqrt((double)mgpu__special_flush(x)));
}

/* The sine of t turns, `quarters` of a turn later: an eighth at most is left for sin and cos. */
MGPU_INLINE float
mgpu__special_sine(float t, int quarters)
{
    const double turn = 6.283185307179586476925, y = (double)t;
    const double n = floor(y * 4.0 + 0.5), r = (y - n / 4.0) * turn;
    if (y - y != 0)
        return mgpu__float_of_bits(0x7fffffffu);
    switch (((int)(n - floor(n / 4.0) * 4.0) + quarters) & 3) {
    case 0:
        return mgpu__special_round(sin(r));
    case 1:
        return mgpu__special_round(cos(r));
    case 2:
        return mgpu__special_round(-sin(r));
    default:
        return mgpu__special_round(-cos(r));
    }
}

/* ---- the instructions -------------------------------------------------------------------- */

/* |x| below the least normal number, which the unit would take for 0. */
MGPU_INLINE bool
mgpu__approx_tiny(float x)
{
    return fabsf(x) < 0x1p-126f;
}

MGPU_INLINE float
mgpu__approx_ex2(float x, int ftz)
{
    if (!ftz && x < -126.0f) {
        const float half = mgpu__special_ex2(x * 0.5f);
        return half * half;
    }
    return mgpu__special_ex2(x);
}

MGPU_INLINE float
mgpu__approx_lg2(float x, int ftz)
{
    if (!ftz && mgpu__approx_tiny(x))
        return mgpu__special_lg2(x * 0x1p24f) - 24.0f;
    return mgpu__special_lg2(x);
}

MGPU_INLINE float
mgpu__approx_rcp(float x, int ftz)
{
    const float scale = mgpu__approx_tiny(x) ? 0x1p24f : fabsf(x) > 0x1p126f ? 0.25f : 1.0f;
    if (!ftz && scale != 1.0f)
        return mgpu__special_rcp(x * scale) * scale;
    return mgpu__special_rcp(x);
}

MGPU_INLINE float
mgpu__approx_rsqrt(float x, int ftz)
{
    if (!ftz && mgpu__approx_tiny(x))
        return mgpu__special_rsqrt(x * 0x1p24f) * 0x1p12f;
    return mgpu__special_rsqrt(x);
}

MGPU_INLINE float
mgpu__approx_sqrt(float x, int ftz)
{
    if (!ftz && mgpu__approx_tiny(x))
        return mgpu__special_sqrt(x * 0x1p24f) * 0x1p-12f;
    return mgpu__special_sqrt(x);
}

/* x / (2 pi) in one product of f32, cut toward zero: what is lost there grows with |x|. */
MGPU_INLINE float
mgpu__approx_turns(float x, int ftz)
{
    const double p = (double)(ftz ? mgpu__special_flush(x) : x) *
                     (double)mgpu__float_of_bits(0x3e22f983u); /* 0.15915494 */
    const float t = (float)p;
    if (fabs((double)t) > fabs(p) && fabs(p) < INFINITY)
        return mgpu__float_of_bits(mgpu__bits_of_float(t) - 1);
    return t;
}

MGPU_INLINE float
mgpu__approx_sin(float x, int ftz)
{
    const float t = mgpu__approx_turns(x, ftz);
    return t == 0.0f ? t : mgpu__special_sine(t, 0);
}

MGPU_INLINE float
mgpu__approx_cos(float x, int ftz)
{
    return mgpu__special_sine(mgpu__approx_turns(x, ftz), 1);
}

MGPU_INLINE float
mgpu__approx_tanh(float x)
{
    return mgpu__special_round(tanh((double)x));
}

MGPU_INLINE float
mgpu__approx_div(float a, float b, int full, int ftz)
{
    const float scale = mgpu__approx_tiny(b)          ? 0x1p24f
                        : full && fabsf(b) > 0x1p126f ? 0.25f
                                                      : 1.0f;
    float q;
    if (!ftz)
        q = a * scale * mgpu__special_rcp(b * scale);
    else if (scale == 0.25f)
        q = mgpu__special_flush(a * scale) * mgpu__special_rcp(b * scale);
    else
        q = mgpu__special_flush(a) * mgpu__special_rcp(b);
    return q != q ? mgpu__float_of_bits(0x7fffffffu) : ftz ? mgpu__special_flush(q) : q;
}

/* Of 16 bits, with the bits of an H200 for every input. ex2 is that of f32, cut; below 2^-23 the unit sees 0. */
typedef enum mgpu__approx_of { MGPU__APPROX_EX2, MGPU__APPROX_TANH } mgpu__approx_of;

MGPU_INLINE uint32_t
mgpu__approx_half(mgpu__approx_of of, mgpu__number t, uint32_t bits)
{
    const float x = mgpu__number_to_f32(bits, t);
    const bool bf16 = t.bias == 127;
    if (of == MGPU__APPROX_EX2) {
        const float y = fabsf(x) < 0x1p-23f ? 1.0f : mgpu__approx_ex2(x, bf16);
        return mgpu__number_of_f32(!bf16 && y >= 0x1p16f ? mgpu__float_of_bits(0x7f800000u) : y,
                                   t, MGPU__CVT_RZ);
    }
    return mgpu__number_of_f32(mgpu__pair_odd(tanh((double)x)), t, MGPU__CVT_RN) -
           (bf16 ? mgpu__tanh_bf16_below(bits & 0x7fff) : mgpu__tanh_f16_below(bits & 0x7fff));
}

/* ---- f64: the upper 32 bits -------------------------------------------------------------- */

/* Subnormal numbers are 0, and the low 32 bits are. */
MGPU_INLINE double
mgpu__approx_upper(double x)
{
    mgpu__f64 both;
    both.value = x;
    both.bits &= (both.bits >> 52 & 0x7ff) == 0 ? (uint64_t)1 << 63 : 0xffffffff00000000u;
    return both.value;
}

MGPU_INLINE double
mgpu__approx_rcp_f64(double x)
{
    return mgpu__approx_upper(1.0 / mgpu__approx_upper(x));
}

MGPU_INLINE double
mgpu__approx_rsqrt_f64(double x)
{
    return mgpu__approx_upper(1.0 / sqrt(mgpu__approx_upper(x)));
}

#endif /* MGPU_EMU_MATH_APPROX_H */
