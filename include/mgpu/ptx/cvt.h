/* mgpu/ptx/cvt.h - f32 to the 16-bit types of the tensor cores, and back.
 * SPDX-License-Identifier: MIT
 *
 *     bits   31 ............. 16  15 .............. 0
 *           |        hi         |        lo          |     in memory lo comes first
 *
 * Typical use, two neighbouring accumulators become one register for stmatrix or a store:
 *
 *     r[i] = mgpu_cvt_rn_bf16x2_f32(d[2 * i + 1], d[2 * i]);       hi is the higher column
 *
 * Names: rounding (rn to nearest even, rz toward zero), then _relu, then _satfinite. Without
 * satfinite a value too large becomes infinity (rz: the largest finite value); no form flushes
 * subnormals.
 *
 * PTX ISA, "Data Movement and Conversion Instructions: cvt".
 */
#ifndef MGPU_PTX_CVT_H
#define MGPU_PTX_CVT_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

#if MGPU_EMULATE

/* The model's conversions: bit for bit, in integers. */
MGPU_INLINE uint32_t
mgpu__f32_bits(float x)
{
    uint32_t u;
    __builtin_memcpy(&u, &x, sizeof u);
    return u;
}

MGPU_INLINE float
mgpu__bits_f32(uint32_t u)
{
    float x;
    __builtin_memcpy(&x, &u, sizeof x);
    return x;
}

enum { MGPU__CVT_RZ = 1, MGPU__CVT_RELU = 2, MGPU__CVT_SATFINITE = 4 };

/* What relu and satfinite make of the 16-bit result; `infinity` is that of the type. */
MGPU_INLINE uint32_t
mgpu__cvt_finish(uint32_t sign, uint32_t magnitude, uint32_t infinity, uint32_t how)
{
    if ((how & MGPU__CVT_RELU) != 0 && sign != 0)
        return 0;
    if ((how & MGPU__CVT_SATFINITE) != 0 && magnitude == infinity)
        magnitude = infinity - 1;
    return sign << 15 | magnitude;
}

MGPU_INLINE uint32_t
mgpu__cvt_bf16_f32(float x, uint32_t how)
{
    const uint32_t u = mgpu__f32_bits(x), a = u & 0x7fffffffu;
    if (a > 0x7f800000u)
        return 0x7fff;
    return mgpu__cvt_finish(
        u >> 31, ((how & MGPU__CVT_RZ) != 0 ? a : a + 0x7fffu + (a >> 16 & 1u)) >> 16, 0x7f80,
        how);
}

MGPU_INLINE uint32_t
mgpu__cvt_f16_f32(float x, uint32_t how)
{
    const uint32_t u = mgpu__f32_bits(x), a = u & 0x7fffffffu;
    const uint32_t nearest = (how & MGPU__CVT_RZ) == 0;
    uint32_t m;
    if (a > 0x7f800000u)
        return 0x7fff;
    if (a == 0x7f800000u) {
        m = 0x7c00;
    } else if (a >= 0x47800000u) { /* 2^16 and above */
        m = nearest ? 0x7c00 : 0x7bff;
    } else if (a >= 0x38800000u) { /* 2^-14 and above: normal; a carry may reach infinity */
        const uint32_t e = a - (112u << 23);
        m = (nearest ? e + 0xfffu + (e >> 13 & 1u) : e) >> 13;
    } else if (a >= 0x33000000u) { /* 2^-25 and above: subnormal, in units of 2^-24 */
        const uint32_t shift = 126u - (a >> 23), f = (a & 0x7fffffu) | 0x800000u;
        m = (nearest ? f + (1u << (shift - 1)) - 1u + (f >> shift & 1u) : f) >> shift;
    } else {
        m = 0;
    }
    return mgpu__cvt_finish(u >> 31, m, 0x7c00, how);
}

MGPU_INLINE float
mgpu__cvt_f32_f16(uint16_t h)
{
    const uint32_t sign = (uint32_t)(h >> 15) << 31, e = h >> 10 & 31u, m = h & 0x3ffu;
    if (e == 31)
        return mgpu__bits_f32(m != 0 ? 0x7fffffffu : sign | 0x7f800000u);
    if (e != 0)
        return mgpu__bits_f32(sign | (e + 112u) << 23 | m << 13);
    return mgpu__bits_f32(sign | mgpu__f32_bits((float)m * 0x1p-24f));
}

#endif /* MGPU_EMULATE */

/* ---- two f32 to bf16x2 ------------------------------------------------------------------- */

/* hi << 16 | lo, each as bf16, rounded to nearest, ties to even.
 *   ptx     cvt.rn.bf16x2.f32 r, hi, lo;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_bf16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_bf16_f32(hi, 0) << 16 | mgpu__cvt_bf16_f32(lo, 0);
#else
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* hi << 16 | lo, each as bf16, rounded to nearest, ties to even; too large values become the
 * largest finite one.
 *   ptx     cvt.rn.satfinite.bf16x2.f32 r, hi, lo;
 *   needs   PTX 8.1, sm_80
 *   by      any thread
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_satfinite_bf16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_bf16_f32(hi, MGPU__CVT_SATFINITE) << 16 |
        mgpu__cvt_bf16_f32(lo, MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.bf16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* hi << 16 | lo, each as bf16, rounded to nearest, ties to even; negative values become 0.
 *   ptx     cvt.rn.relu.bf16x2.f32 r, hi, lo;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_bf16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_bf16_f32(hi, MGPU__CVT_RELU) << 16 | mgpu__cvt_bf16_f32(lo, MGPU__CVT_RELU);
#else
    asm("cvt.rn.relu.bf16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* hi << 16 | lo, each as bf16, rounded to nearest, ties to even; negative values become 0; too
 * large values become the largest finite one.
 *   ptx     cvt.rn.relu.satfinite.bf16x2.f32 r, hi, lo;
 *   needs   PTX 8.1, sm_80
 *   by      any thread
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_satfinite_bf16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_bf16_f32(hi, MGPU__CVT_RELU | MGPU__CVT_SATFINITE) << 16 |
        mgpu__cvt_bf16_f32(lo, MGPU__CVT_RELU | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.relu.satfinite.bf16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* hi << 16 | lo, each as bf16, rounded toward zero.
 *   ptx     cvt.rz.bf16x2.f32 r, hi, lo;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rz_bf16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_bf16_f32(hi, MGPU__CVT_RZ) << 16 | mgpu__cvt_bf16_f32(lo, MGPU__CVT_RZ);
#else
    asm("cvt.rz.bf16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* hi << 16 | lo, each as bf16, rounded toward zero; too large values become the largest finite
 * one.
 *   ptx     cvt.rz.satfinite.bf16x2.f32 r, hi, lo;
 *   needs   PTX 8.1, sm_80
 *   by      any thread
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rz_satfinite_bf16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_bf16_f32(hi, MGPU__CVT_RZ | MGPU__CVT_SATFINITE) << 16 |
        mgpu__cvt_bf16_f32(lo, MGPU__CVT_RZ | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rz.satfinite.bf16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* hi << 16 | lo, each as bf16, rounded toward zero; negative values become 0.
 *   ptx     cvt.rz.relu.bf16x2.f32 r, hi, lo;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rz_relu_bf16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_bf16_f32(hi, MGPU__CVT_RZ | MGPU__CVT_RELU) << 16 |
        mgpu__cvt_bf16_f32(lo, MGPU__CVT_RZ | MGPU__CVT_RELU);
#else
    asm("cvt.rz.relu.bf16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* hi << 16 | lo, each as bf16, rounded toward zero; negative values become 0; too large values
 * become the largest finite one.
 *   ptx     cvt.rz.relu.satfinite.bf16x2.f32 r, hi, lo;
 *   needs   PTX 8.1, sm_80
 *   by      any thread
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rz_relu_satfinite_bf16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_bf16_f32(hi, MGPU__CVT_RZ | MGPU__CVT_RELU | MGPU__CVT_SATFINITE) << 16 |
        mgpu__cvt_bf16_f32(lo, MGPU__CVT_RZ | MGPU__CVT_RELU | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rz.relu.satfinite.bf16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* ---- two f32 to f16x2 -------------------------------------------------------------------- */

/* hi << 16 | lo, each as f16, rounded to nearest, ties to even.
 *   ptx     cvt.rn.f16x2.f32 r, hi, lo;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_f16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_f16_f32(hi, 0) << 16 | mgpu__cvt_f16_f32(lo, 0);
#else
    asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* hi << 16 | lo, each as f16, rounded to nearest, ties to even; too large values become the
 * largest finite one.
 *   ptx     cvt.rn.satfinite.f16x2.f32 r, hi, lo;
 *   needs   PTX 8.1, sm_80
 *   by      any thread
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_satfinite_f16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_f16_f32(hi, MGPU__CVT_SATFINITE) << 16 |
        mgpu__cvt_f16_f32(lo, MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.f16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* hi << 16 | lo, each as f16, rounded to nearest, ties to even; negative values become 0.
 *   ptx     cvt.rn.relu.f16x2.f32 r, hi, lo;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_f16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_f16_f32(hi, MGPU__CVT_RELU) << 16 | mgpu__cvt_f16_f32(lo, MGPU__CVT_RELU);
#else
    asm("cvt.rn.relu.f16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* hi << 16 | lo, each as f16, rounded to nearest, ties to even; negative values become 0; too
 * large values become the largest finite one.
 *   ptx     cvt.rn.relu.satfinite.f16x2.f32 r, hi, lo;
 *   needs   PTX 8.1, sm_80
 *   by      any thread
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_satfinite_f16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_f16_f32(hi, MGPU__CVT_RELU | MGPU__CVT_SATFINITE) << 16 |
        mgpu__cvt_f16_f32(lo, MGPU__CVT_RELU | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.relu.satfinite.f16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* hi << 16 | lo, each as f16, rounded toward zero.
 *   ptx     cvt.rz.f16x2.f32 r, hi, lo;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rz_f16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_f16_f32(hi, MGPU__CVT_RZ) << 16 | mgpu__cvt_f16_f32(lo, MGPU__CVT_RZ);
#else
    asm("cvt.rz.f16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* hi << 16 | lo, each as f16, rounded toward zero; too large values become the largest finite
 * one.
 *   ptx     cvt.rz.satfinite.f16x2.f32 r, hi, lo;
 *   needs   PTX 8.1, sm_80
 *   by      any thread
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rz_satfinite_f16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_f16_f32(hi, MGPU__CVT_RZ | MGPU__CVT_SATFINITE) << 16 |
        mgpu__cvt_f16_f32(lo, MGPU__CVT_RZ | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rz.satfinite.f16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* hi << 16 | lo, each as f16, rounded toward zero; negative values become 0.
 *   ptx     cvt.rz.relu.f16x2.f32 r, hi, lo;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rz_relu_f16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_f16_f32(hi, MGPU__CVT_RZ | MGPU__CVT_RELU) << 16 |
        mgpu__cvt_f16_f32(lo, MGPU__CVT_RZ | MGPU__CVT_RELU);
#else
    asm("cvt.rz.relu.f16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* hi << 16 | lo, each as f16, rounded toward zero; negative values become 0; too large values
 * become the largest finite one.
 *   ptx     cvt.rz.relu.satfinite.f16x2.f32 r, hi, lo;
 *   needs   PTX 8.1, sm_80
 *   by      any thread
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rz_relu_satfinite_f16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_f16_f32(hi, MGPU__CVT_RZ | MGPU__CVT_RELU | MGPU__CVT_SATFINITE) << 16 |
        mgpu__cvt_f16_f32(lo, MGPU__CVT_RZ | MGPU__CVT_RELU | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rz.relu.satfinite.f16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* ---- back -------------------------------------------------------------------------------- */

/* The f32 of a bf16: exact.
 *   ptx     cvt.f32.bf16 r, a;
 *   needs   PTX 7.1, sm_80
 *   by      any thread
 *   a       the bits: (uint16_t)pair or (uint16_t)(pair >> 16)
 */
MGPU_DEVICE float
mgpu_cvt_f32_bf16(uint16_t a)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__bits_f32((uint32_t)a << 16);
#else
    asm("cvt.f32.bf16 %0, %1;" : "=f"(r) : "h"(a));
#endif
    return r;
}

/* The f32 of a f16: exact.
 *   ptx     cvt.f32.f16 r, a;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   a       the bits: (uint16_t)pair or (uint16_t)(pair >> 16)
 */
MGPU_DEVICE float
mgpu_cvt_f32_f16(uint16_t a)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__cvt_f32_f16(a);
#else
    asm("cvt.f32.f16 %0, %1;" : "=f"(r) : "h"(a));
#endif
    return r;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_CVT_H */
