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
#include "../emu/math/cvt.h"
#endif

#if MGPU_HAS_DEVICE

/* ---- two f32 to bf16x2 ------------------------------------------------------------------- */

/* hi << 16 | lo, each as bf16, rounded to nearest, ties to even.
 *   ptx     cvt.rn.bf16x2.f32 r, hi, lo;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   hi      becomes bits 16..31
 *   lo      becomes bits 0..15
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
 *   hi      becomes bits 16..31
 *   lo      becomes bits 0..15
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
 *   hi      becomes bits 16..31
 *   lo      becomes bits 0..15
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
 *   hi      becomes bits 16..31
 *   lo      becomes bits 0..15
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
 *   hi      becomes bits 16..31
 *   lo      becomes bits 0..15
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
 *   hi      becomes bits 16..31
 *   lo      becomes bits 0..15
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
 *   hi      becomes bits 16..31
 *   lo      becomes bits 0..15
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
 *   hi      becomes bits 16..31
 *   lo      becomes bits 0..15
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
 *   hi      becomes bits 16..31
 *   lo      becomes bits 0..15
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
 *   hi      becomes bits 16..31
 *   lo      becomes bits 0..15
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
 *   hi      becomes bits 16..31
 *   lo      becomes bits 0..15
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
 *   hi      becomes bits 16..31
 *   lo      becomes bits 0..15
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
 *   hi      becomes bits 16..31
 *   lo      becomes bits 0..15
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
 *   hi      becomes bits 16..31
 *   lo      becomes bits 0..15
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
 *   hi      becomes bits 16..31
 *   lo      becomes bits 0..15
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
 *   hi      becomes bits 16..31
 *   lo      becomes bits 0..15
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
    r = mgpu__float_of_bf16(a);
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
    r = mgpu__float_of_f16(a);
#else
    asm("cvt.f32.f16 %0, %1;" : "=f"(r) : "h"(a));
#endif
    return r;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_CVT_H */
