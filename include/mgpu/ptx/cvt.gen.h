/* mgpu/ptx/cvt.gen.h - f32 and shorter floats, and integers of fewer bits.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/cvt.py. The picture and the use are in cvt.h.
 */
#ifndef MGPU_PTX_CVT_GEN_H
#define MGPU_PTX_CVT_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/math/cvt.h"
#endif

#if MGPU__HOST_PASS
#include "host_pass.gen.h"
#elif MGPU_HAS_DEVICE

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

/* x as bf16, rounded to nearest, ties to even.
 *   ptx     cvt.rn.bf16.f32 r, x;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   x       any number
 *   returns the bits; NaN becomes 0x7fff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_bf16_f32(float x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__cvt_bf16_f32(x, 0);
#else
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(r) : "f"(x));
#endif
    return r;
}

/* x as bf16, rounded to nearest, ties to even; too large values become the largest finite one.
 *   ptx     cvt.rn.satfinite.bf16.f32 r, x;
 *   needs   PTX 8.1, sm_80
 *   by      any thread
 *   x       any number
 *   returns the bits; NaN becomes 0x7fff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_satfinite_bf16_f32(float x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__cvt_bf16_f32(x, MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.bf16.f32 %0, %1;" : "=h"(r) : "f"(x));
#endif
    return r;
}

/* x as bf16, rounded to nearest, ties to even; negative values become 0.
 *   ptx     cvt.rn.relu.bf16.f32 r, x;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   x       any number
 *   returns the bits; NaN becomes 0x7fff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_relu_bf16_f32(float x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__cvt_bf16_f32(x, MGPU__CVT_RELU);
#else
    asm("cvt.rn.relu.bf16.f32 %0, %1;" : "=h"(r) : "f"(x));
#endif
    return r;
}

/* x as bf16, rounded to nearest, ties to even; negative values become 0; too large values
 * become the largest finite one.
 *   ptx     cvt.rn.relu.satfinite.bf16.f32 r, x;
 *   needs   PTX 8.1, sm_80
 *   by      any thread
 *   x       any number
 *   returns the bits; NaN becomes 0x7fff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_relu_satfinite_bf16_f32(float x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__cvt_bf16_f32(x, MGPU__CVT_RELU | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.relu.satfinite.bf16.f32 %0, %1;" : "=h"(r) : "f"(x));
#endif
    return r;
}

/* x as bf16, rounded toward zero.
 *   ptx     cvt.rz.bf16.f32 r, x;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   x       any number
 *   returns the bits; NaN becomes 0x7fff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_bf16_f32(float x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__cvt_bf16_f32(x, MGPU__CVT_RZ);
#else
    asm("cvt.rz.bf16.f32 %0, %1;" : "=h"(r) : "f"(x));
#endif
    return r;
}

/* x as bf16, rounded toward zero; too large values become the largest finite one.
 *   ptx     cvt.rz.satfinite.bf16.f32 r, x;
 *   needs   PTX 8.1, sm_80
 *   by      any thread
 *   x       any number
 *   returns the bits; NaN becomes 0x7fff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_satfinite_bf16_f32(float x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__cvt_bf16_f32(x, MGPU__CVT_RZ | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rz.satfinite.bf16.f32 %0, %1;" : "=h"(r) : "f"(x));
#endif
    return r;
}

/* x as bf16, rounded toward zero; negative values become 0.
 *   ptx     cvt.rz.relu.bf16.f32 r, x;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   x       any number
 *   returns the bits; NaN becomes 0x7fff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_relu_bf16_f32(float x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__cvt_bf16_f32(x, MGPU__CVT_RZ | MGPU__CVT_RELU);
#else
    asm("cvt.rz.relu.bf16.f32 %0, %1;" : "=h"(r) : "f"(x));
#endif
    return r;
}

/* x as bf16, rounded toward zero; negative values become 0; too large values become the largest
 * finite one.
 *   ptx     cvt.rz.relu.satfinite.bf16.f32 r, x;
 *   needs   PTX 8.1, sm_80
 *   by      any thread
 *   x       any number
 *   returns the bits; NaN becomes 0x7fff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_relu_satfinite_bf16_f32(float x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__cvt_bf16_f32(x, MGPU__CVT_RZ | MGPU__CVT_RELU | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rz.relu.satfinite.bf16.f32 %0, %1;" : "=h"(r) : "f"(x));
#endif
    return r;
}

/* x as bf16, rounded down.
 *   ptx     cvt.rm.bf16.f32 r, x;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   x       any number
 *   returns the bits; NaN becomes 0x7fff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rm_bf16_f32(float x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__cvt_bf16_f32(x, MGPU__CVT_RM);
#else
    asm("cvt.rm.bf16.f32 %0, %1;" : "=h"(r) : "f"(x));
#endif
    return r;
}

/* x as bf16, rounded up.
 *   ptx     cvt.rp.bf16.f32 r, x;
 *   needs   PTX 7.8, sm_80
 *   by      any thread
 *   x       any number
 *   returns the bits; NaN becomes 0x7fff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rp_bf16_f32(float x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__cvt_bf16_f32(x, MGPU__CVT_RP);
#else
    asm("cvt.rp.bf16.f32 %0, %1;" : "=h"(r) : "f"(x));
#endif
    return r;
}

/* x as f16, rounded to nearest, ties to even.
 *   ptx     cvt.rn.f16.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns the bits; NaN becomes 0x7fff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_f16_f32(float x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__cvt_f16_f32(x, 0);
#else
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(r) : "f"(x));
#endif
    return r;
}

/* x as f16, rounded to nearest, ties to even; too large values become the largest finite one.
 *   ptx     cvt.rn.satfinite.f16.f32 r, x;
 *   needs   PTX 8.1, sm_75
 *   by      any thread
 *   x       any number
 *   returns the bits; NaN becomes 0x7fff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_satfinite_f16_f32(float x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__cvt_f16_f32(x, MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.f16.f32 %0, %1;" : "=h"(r) : "f"(x));
#endif
    return r;
}

/* x as f16, rounded to nearest, ties to even; negative values become 0.
 *   ptx     cvt.rn.relu.f16.f32 r, x;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   x       any number
 *   returns the bits; NaN becomes 0x7fff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_relu_f16_f32(float x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__cvt_f16_f32(x, MGPU__CVT_RELU);
#else
    asm("cvt.rn.relu.f16.f32 %0, %1;" : "=h"(r) : "f"(x));
#endif
    return r;
}

/* x as f16, rounded to nearest, ties to even; negative values become 0; too large values become
 * the largest finite one.
 *   ptx     cvt.rn.relu.satfinite.f16.f32 r, x;
 *   needs   PTX 8.1, sm_80
 *   by      any thread
 *   x       any number
 *   returns the bits; NaN becomes 0x7fff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_relu_satfinite_f16_f32(float x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__cvt_f16_f32(x, MGPU__CVT_RELU | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.relu.satfinite.f16.f32 %0, %1;" : "=h"(r) : "f"(x));
#endif
    return r;
}

/* x as f16, rounded toward zero.
 *   ptx     cvt.rz.f16.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns the bits; NaN becomes 0x7fff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_f16_f32(float x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__cvt_f16_f32(x, MGPU__CVT_RZ);
#else
    asm("cvt.rz.f16.f32 %0, %1;" : "=h"(r) : "f"(x));
#endif
    return r;
}

/* x as f16, rounded toward zero; too large values become the largest finite one.
 *   ptx     cvt.rz.satfinite.f16.f32 r, x;
 *   needs   PTX 8.1, sm_75
 *   by      any thread
 *   x       any number
 *   returns the bits; NaN becomes 0x7fff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_satfinite_f16_f32(float x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__cvt_f16_f32(x, MGPU__CVT_RZ | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rz.satfinite.f16.f32 %0, %1;" : "=h"(r) : "f"(x));
#endif
    return r;
}

/* x as f16, rounded toward zero; negative values become 0.
 *   ptx     cvt.rz.relu.f16.f32 r, x;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   x       any number
 *   returns the bits; NaN becomes 0x7fff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_relu_f16_f32(float x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__cvt_f16_f32(x, MGPU__CVT_RZ | MGPU__CVT_RELU);
#else
    asm("cvt.rz.relu.f16.f32 %0, %1;" : "=h"(r) : "f"(x));
#endif
    return r;
}

/* x as f16, rounded toward zero; negative values become 0; too large values become the largest
 * finite one.
 *   ptx     cvt.rz.relu.satfinite.f16.f32 r, x;
 *   needs   PTX 8.1, sm_80
 *   by      any thread
 *   x       any number
 *   returns the bits; NaN becomes 0x7fff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_relu_satfinite_f16_f32(float x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__cvt_f16_f32(x, MGPU__CVT_RZ | MGPU__CVT_RELU | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rz.relu.satfinite.f16.f32 %0, %1;" : "=h"(r) : "f"(x));
#endif
    return r;
}

/* x as f16, rounded down.
 *   ptx     cvt.rm.f16.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns the bits; NaN becomes 0x7fff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rm_f16_f32(float x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__cvt_f16_f32(x, MGPU__CVT_RM);
#else
    asm("cvt.rm.f16.f32 %0, %1;" : "=h"(r) : "f"(x));
#endif
    return r;
}

/* x as f16, rounded up.
 *   ptx     cvt.rp.f16.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns the bits; NaN becomes 0x7fff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rp_f16_f32(float x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__cvt_f16_f32(x, MGPU__CVT_RP);
#else
    asm("cvt.rp.f16.f32 %0, %1;" : "=h"(r) : "f"(x));
#endif
    return r;
}

/* x as tf32, rounded to nearest, ties away from zero: what the tensor core would cut off is
 * rounded.
 *   ptx     cvt.rna.tf32.f32 r, x;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   x       any number
 *   returns the bits of an f32 whose low 13 are zero; NaN keeps its other bits, of which none
 *           may be left: infinity
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rna_tf32_f32(float x)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_tf32_f32(x, MGPU__CVT_RNA);
#else
    asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as tf32, rounded to nearest, ties away from zero; too large values become the largest
 * finite one: what the tensor core would cut off is rounded.
 *   ptx     cvt.rna.satfinite.tf32.f32 r, x;
 *   needs   PTX 8.1, sm_80
 *   by      any thread
 *   x       any number
 *   returns the bits of an f32 whose low 13 are zero; NaN becomes what lies 0x2000 below its
 *           bits without the low 13, a NaN or the largest number
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rna_satfinite_tf32_f32(float x)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_tf32_f32(x, MGPU__CVT_RNA | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rna.satfinite.tf32.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as tf32, rounded to nearest, ties to even: what the tensor core would cut off is rounded.
 *   ptx     cvt.rn.tf32.f32 r, x;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   x       any number
 *   returns the bits of an f32 whose low 13 are zero; NaN becomes 0x7fffe000
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_tf32_f32(float x)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_tf32_f32(x, 0);
#else
    asm("cvt.rn.tf32.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as tf32, rounded to nearest, ties to even; negative values become 0: what the tensor core
 * would cut off is rounded.
 *   ptx     cvt.rn.relu.tf32.f32 r, x;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   x       any number
 *   returns the bits of an f32 whose low 13 are zero; NaN becomes 0x7fffe000
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_tf32_f32(float x)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_tf32_f32(x, MGPU__CVT_RELU);
#else
    asm("cvt.rn.relu.tf32.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as tf32, rounded toward zero: what the tensor core would cut off is rounded.
 *   ptx     cvt.rz.tf32.f32 r, x;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   x       any number
 *   returns the bits of an f32 whose low 13 are zero; NaN becomes 0x7fffe000
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rz_tf32_f32(float x)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_tf32_f32(x, MGPU__CVT_RZ);
#else
    asm("cvt.rz.tf32.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as tf32, rounded toward zero; negative values become 0: what the tensor core would cut off
 * is rounded.
 *   ptx     cvt.rz.relu.tf32.f32 r, x;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   x       any number
 *   returns the bits of an f32 whose low 13 are zero; NaN becomes 0x7fffe000
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rz_relu_tf32_f32(float x)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_tf32_f32(x, MGPU__CVT_RZ | MGPU__CVT_RELU);
#else
    asm("cvt.rz.relu.tf32.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* Two f32 to two e4m3, rounded to nearest, ties to even; clamped to the finite range, 448.
 *   ptx     cvt.rn.satfinite.e4m3x2.f32 r, hi, lo;
 *   needs   PTX 8.1, sm_89
 *   by      any thread
 *   hi      becomes bits 8..15
 *   lo      becomes bits 0..7
 *   returns NaN becomes 0x7f
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_e4m3x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)(mgpu__cvt_e4m3_f32(hi, MGPU__CVT_SATFINITE) << 8 |
        mgpu__cvt_e4m3_f32(lo, MGPU__CVT_SATFINITE));
#else
    asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* Two f32 to two e4m3, rounded to nearest, ties to even; clamped to the finite range, 448;
 * negative values become 0.
 *   ptx     cvt.rn.satfinite.relu.e4m3x2.f32 r, hi, lo;
 *   needs   PTX 8.1, sm_89
 *   by      any thread
 *   hi      becomes bits 8..15
 *   lo      becomes bits 0..7
 *   returns NaN becomes 0x7f
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_relu_e4m3x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)(mgpu__cvt_e4m3_f32(hi, MGPU__CVT_RELU | MGPU__CVT_SATFINITE) << 8 |
        mgpu__cvt_e4m3_f32(lo, MGPU__CVT_RELU | MGPU__CVT_SATFINITE));
#else
    asm("cvt.rn.satfinite.relu.e4m3x2.f32 %0, %1, %2;" : "=h"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* Two f16 to two e4m3, rounded to nearest, ties to even; clamped to the finite range, 448.
 *   ptx     cvt.rn.satfinite.e4m3x2.f16x2 r, a;
 *   needs   PTX 8.1, sm_89
 *   by      any thread
 *   a       two f16: the upper becomes bits 8..15
 *   returns NaN becomes 0x7f
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_e4m3x2_f16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)(mgpu__cvt_e4m3_f16(a >> 16, MGPU__CVT_SATFINITE) << 8 |
        mgpu__cvt_e4m3_f16(a, MGPU__CVT_SATFINITE));
#else
    asm("cvt.rn.satfinite.e4m3x2.f16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* Two f16 to two e4m3, rounded to nearest, ties to even; clamped to the finite range, 448;
 * negative values become 0.
 *   ptx     cvt.rn.satfinite.relu.e4m3x2.f16x2 r, a;
 *   needs   PTX 8.1, sm_89
 *   by      any thread
 *   a       two f16: the upper becomes bits 8..15
 *   returns NaN becomes 0x7f
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_relu_e4m3x2_f16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)(mgpu__cvt_e4m3_f16(a >> 16, MGPU__CVT_RELU | MGPU__CVT_SATFINITE) << 8 |
        mgpu__cvt_e4m3_f16(a, MGPU__CVT_RELU | MGPU__CVT_SATFINITE));
#else
    asm("cvt.rn.satfinite.relu.e4m3x2.f16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* Two f32 to two e5m2, rounded to nearest, ties to even; clamped to the finite range, 57344.
 *   ptx     cvt.rn.satfinite.e5m2x2.f32 r, hi, lo;
 *   needs   PTX 8.1, sm_89
 *   by      any thread
 *   hi      becomes bits 8..15
 *   lo      becomes bits 0..7
 *   returns NaN becomes 0x7f
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_e5m2x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)(mgpu__cvt_e5m2_f32(hi, MGPU__CVT_SATFINITE) << 8 |
        mgpu__cvt_e5m2_f32(lo, MGPU__CVT_SATFINITE));
#else
    asm("cvt.rn.satfinite.e5m2x2.f32 %0, %1, %2;" : "=h"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* Two f32 to two e5m2, rounded to nearest, ties to even; clamped to the finite range, 57344;
 * negative values become 0.
 *   ptx     cvt.rn.satfinite.relu.e5m2x2.f32 r, hi, lo;
 *   needs   PTX 8.1, sm_89
 *   by      any thread
 *   hi      becomes bits 8..15
 *   lo      becomes bits 0..7
 *   returns NaN becomes 0x7f
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_relu_e5m2x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)(mgpu__cvt_e5m2_f32(hi, MGPU__CVT_RELU | MGPU__CVT_SATFINITE) << 8 |
        mgpu__cvt_e5m2_f32(lo, MGPU__CVT_RELU | MGPU__CVT_SATFINITE));
#else
    asm("cvt.rn.satfinite.relu.e5m2x2.f32 %0, %1, %2;" : "=h"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* Two f16 to two e5m2, rounded to nearest, ties to even; clamped to the finite range, 57344.
 *   ptx     cvt.rn.satfinite.e5m2x2.f16x2 r, a;
 *   needs   PTX 8.1, sm_89
 *   by      any thread
 *   a       two f16: the upper becomes bits 8..15
 *   returns NaN becomes 0x7f
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_e5m2x2_f16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)(mgpu__cvt_e5m2_f16(a >> 16, MGPU__CVT_SATFINITE) << 8 |
        mgpu__cvt_e5m2_f16(a, MGPU__CVT_SATFINITE));
#else
    asm("cvt.rn.satfinite.e5m2x2.f16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* Two f16 to two e5m2, rounded to nearest, ties to even; clamped to the finite range, 57344;
 * negative values become 0.
 *   ptx     cvt.rn.satfinite.relu.e5m2x2.f16x2 r, a;
 *   needs   PTX 8.1, sm_89
 *   by      any thread
 *   a       two f16: the upper becomes bits 8..15
 *   returns NaN becomes 0x7f
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_relu_e5m2x2_f16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)(mgpu__cvt_e5m2_f16(a >> 16, MGPU__CVT_RELU | MGPU__CVT_SATFINITE) << 8 |
        mgpu__cvt_e5m2_f16(a, MGPU__CVT_RELU | MGPU__CVT_SATFINITE));
#else
    asm("cvt.rn.satfinite.relu.e5m2x2.f16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* The two f16 of two e4m3: exact.
 *   ptx     cvt.rn.f16x2.e4m3x2 r, a;
 *   needs   PTX 8.1, sm_89
 *   by      any thread
 *   a       two e4m3: bits 8..15 become bits 16..31
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_f16x2_e4m3x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_f16_e4m3((uint32_t)a >> 8, 0) << 16 | mgpu__cvt_f16_e4m3(a, 0);
#else
    asm("cvt.rn.f16x2.e4m3x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* The two f16 of two e4m3: exact; negative values become 0.
 *   ptx     cvt.rn.relu.f16x2.e4m3x2 r, a;
 *   needs   PTX 8.1, sm_89
 *   by      any thread
 *   a       two e4m3: bits 8..15 become bits 16..31
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_f16x2_e4m3x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_f16_e4m3((uint32_t)a >> 8, MGPU__CVT_RELU) << 16 |
        mgpu__cvt_f16_e4m3(a, MGPU__CVT_RELU);
#else
    asm("cvt.rn.relu.f16x2.e4m3x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* The two f16 of two e5m2: exact.
 *   ptx     cvt.rn.f16x2.e5m2x2 r, a;
 *   needs   PTX 8.1, sm_89
 *   by      any thread
 *   a       two e5m2: bits 8..15 become bits 16..31
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_f16x2_e5m2x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_f16_e5m2((uint32_t)a >> 8, 0) << 16 | mgpu__cvt_f16_e5m2(a, 0);
#else
    asm("cvt.rn.f16x2.e5m2x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* The two f16 of two e5m2: exact; negative values become 0.
 *   ptx     cvt.rn.relu.f16x2.e5m2x2 r, a;
 *   needs   PTX 8.1, sm_89
 *   by      any thread
 *   a       two e5m2: bits 8..15 become bits 16..31
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_f16x2_e5m2x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_f16_e5m2((uint32_t)a >> 8, MGPU__CVT_RELU) << 16 |
        mgpu__cvt_f16_e5m2(a, MGPU__CVT_RELU);
#else
    asm("cvt.rn.relu.f16x2.e5m2x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

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
    r = mgpu_bf16_to_f32(a);
#else
    asm("cvt.f32.bf16 %0, %1;" : "=f"(r) : "h"(a));
#endif
    return r;
}

/* The f32 of a f16: exact.
 *   ptx     cvt.f32.f16 r, a;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       the bits: (uint16_t)pair or (uint16_t)(pair >> 16)
 */
MGPU_DEVICE float
mgpu_cvt_f32_f16(uint16_t a)
{
    float r;
#if MGPU_EMULATE
    r = mgpu_f16_to_f32(a);
#else
    asm("cvt.f32.f16 %0, %1;" : "=f"(r) : "h"(a));
#endif
    return r;
}

/* x as an integer from -128 to 127: rounded to nearest, ties to even, then clamped.
 *   ptx     cvt.rni.s8.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns sign-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE int32_t
mgpu_cvt_rni_s8_f32(float x)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_integer(x, MGPU__CVT_RN, -128, 127);
#else
    asm("cvt.rni.s8.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as an integer from 0 to 255: rounded to nearest, ties to even, then clamped.
 *   ptx     cvt.rni.u8.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns zero-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rni_u8_f32(float x)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__cvt_integer(x, MGPU__CVT_RN, 0, 255);
#else
    asm("cvt.rni.u8.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as an integer from -32768 to 32767: rounded to nearest, ties to even, then clamped.
 *   ptx     cvt.rni.s16.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns sign-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE int32_t
mgpu_cvt_rni_s16_f32(float x)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_integer(x, MGPU__CVT_RN, -32768, 32767);
#else
    asm("cvt.rni.s16.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as an integer from 0 to 65535: rounded to nearest, ties to even, then clamped.
 *   ptx     cvt.rni.u16.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns zero-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rni_u16_f32(float x)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__cvt_integer(x, MGPU__CVT_RN, 0, 65535);
#else
    asm("cvt.rni.u16.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as an integer from -128 to 127: rounded toward zero, then clamped.
 *   ptx     cvt.rzi.s8.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns sign-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE int32_t
mgpu_cvt_rzi_s8_f32(float x)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_integer(x, MGPU__CVT_RZ, -128, 127);
#else
    asm("cvt.rzi.s8.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as an integer from 0 to 255: rounded toward zero, then clamped.
 *   ptx     cvt.rzi.u8.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns zero-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rzi_u8_f32(float x)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__cvt_integer(x, MGPU__CVT_RZ, 0, 255);
#else
    asm("cvt.rzi.u8.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as an integer from -32768 to 32767: rounded toward zero, then clamped.
 *   ptx     cvt.rzi.s16.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns sign-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE int32_t
mgpu_cvt_rzi_s16_f32(float x)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_integer(x, MGPU__CVT_RZ, -32768, 32767);
#else
    asm("cvt.rzi.s16.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as an integer from 0 to 65535: rounded toward zero, then clamped.
 *   ptx     cvt.rzi.u16.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns zero-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rzi_u16_f32(float x)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__cvt_integer(x, MGPU__CVT_RZ, 0, 65535);
#else
    asm("cvt.rzi.u16.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as an integer from -128 to 127: rounded down, then clamped.
 *   ptx     cvt.rmi.s8.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns sign-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE int32_t
mgpu_cvt_rmi_s8_f32(float x)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_integer(x, MGPU__CVT_RM, -128, 127);
#else
    asm("cvt.rmi.s8.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as an integer from 0 to 255: rounded down, then clamped.
 *   ptx     cvt.rmi.u8.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns zero-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rmi_u8_f32(float x)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__cvt_integer(x, MGPU__CVT_RM, 0, 255);
#else
    asm("cvt.rmi.u8.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as an integer from -32768 to 32767: rounded down, then clamped.
 *   ptx     cvt.rmi.s16.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns sign-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE int32_t
mgpu_cvt_rmi_s16_f32(float x)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_integer(x, MGPU__CVT_RM, -32768, 32767);
#else
    asm("cvt.rmi.s16.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as an integer from 0 to 65535: rounded down, then clamped.
 *   ptx     cvt.rmi.u16.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns zero-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rmi_u16_f32(float x)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__cvt_integer(x, MGPU__CVT_RM, 0, 65535);
#else
    asm("cvt.rmi.u16.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as an integer from -128 to 127: rounded up, then clamped.
 *   ptx     cvt.rpi.s8.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns sign-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE int32_t
mgpu_cvt_rpi_s8_f32(float x)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_integer(x, MGPU__CVT_RP, -128, 127);
#else
    asm("cvt.rpi.s8.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as an integer from 0 to 255: rounded up, then clamped.
 *   ptx     cvt.rpi.u8.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns zero-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rpi_u8_f32(float x)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__cvt_integer(x, MGPU__CVT_RP, 0, 255);
#else
    asm("cvt.rpi.u8.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as an integer from -32768 to 32767: rounded up, then clamped.
 *   ptx     cvt.rpi.s16.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns sign-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE int32_t
mgpu_cvt_rpi_s16_f32(float x)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_integer(x, MGPU__CVT_RP, -32768, 32767);
#else
    asm("cvt.rpi.s16.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as an integer from 0 to 65535: rounded up, then clamped.
 *   ptx     cvt.rpi.u16.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns zero-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rpi_u16_f32(float x)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__cvt_integer(x, MGPU__CVT_RP, 0, 65535);
#else
    asm("cvt.rpi.u16.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* a as an integer from -128 to 127: rounded to nearest, ties to even, then clamped.
 *   ptx     cvt.rni.s8.f16 r, a;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       the bits of a f16
 *   returns sign-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE int32_t
mgpu_cvt_rni_s8_f16(uint16_t a)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_integer(mgpu_f16_to_f32(a), MGPU__CVT_RN, -128, 127);
#else
    asm("cvt.rni.s8.f16 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* a as an integer from 0 to 255: rounded to nearest, ties to even, then clamped.
 *   ptx     cvt.rni.u8.f16 r, a;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       the bits of a f16
 *   returns zero-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rni_u8_f16(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__cvt_integer(mgpu_f16_to_f32(a), MGPU__CVT_RN, 0, 255);
#else
    asm("cvt.rni.u8.f16 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* a as an integer from -128 to 127: rounded toward zero, then clamped.
 *   ptx     cvt.rzi.s8.f16 r, a;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       the bits of a f16
 *   returns sign-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE int32_t
mgpu_cvt_rzi_s8_f16(uint16_t a)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_integer(mgpu_f16_to_f32(a), MGPU__CVT_RZ, -128, 127);
#else
    asm("cvt.rzi.s8.f16 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* a as an integer from 0 to 255: rounded toward zero, then clamped.
 *   ptx     cvt.rzi.u8.f16 r, a;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       the bits of a f16
 *   returns zero-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rzi_u8_f16(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__cvt_integer(mgpu_f16_to_f32(a), MGPU__CVT_RZ, 0, 255);
#else
    asm("cvt.rzi.u8.f16 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* a as an integer from -128 to 127: rounded down, then clamped.
 *   ptx     cvt.rmi.s8.f16 r, a;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       the bits of a f16
 *   returns sign-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE int32_t
mgpu_cvt_rmi_s8_f16(uint16_t a)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_integer(mgpu_f16_to_f32(a), MGPU__CVT_RM, -128, 127);
#else
    asm("cvt.rmi.s8.f16 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* a as an integer from 0 to 255: rounded down, then clamped.
 *   ptx     cvt.rmi.u8.f16 r, a;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       the bits of a f16
 *   returns zero-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rmi_u8_f16(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__cvt_integer(mgpu_f16_to_f32(a), MGPU__CVT_RM, 0, 255);
#else
    asm("cvt.rmi.u8.f16 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* a as an integer from -128 to 127: rounded up, then clamped.
 *   ptx     cvt.rpi.s8.f16 r, a;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       the bits of a f16
 *   returns sign-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE int32_t
mgpu_cvt_rpi_s8_f16(uint16_t a)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_integer(mgpu_f16_to_f32(a), MGPU__CVT_RP, -128, 127);
#else
    asm("cvt.rpi.s8.f16 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* a as an integer from 0 to 255: rounded up, then clamped.
 *   ptx     cvt.rpi.u8.f16 r, a;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       the bits of a f16
 *   returns zero-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rpi_u8_f16(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__cvt_integer(mgpu_f16_to_f32(a), MGPU__CVT_RP, 0, 255);
#else
    asm("cvt.rpi.u8.f16 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* a as an integer from -128 to 127: rounded to nearest, ties to even, then clamped.
 *   ptx     cvt.rni.s8.bf16 r, a;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   a       the bits of a bf16
 *   returns sign-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE int32_t
mgpu_cvt_rni_s8_bf16(uint16_t a)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_integer(mgpu_bf16_to_f32(a), MGPU__CVT_RN, -128, 127);
#else
    asm("{\n"
        ".reg .b8 t;\n"
        "cvt.rni.s8.bf16 t, %1;\n"
        "cvt.s32.s8 %0, t;\n"
        "}"
        : "=r"(r)
        : "h"(a));
#endif
    return r;
}

/* a as an integer from 0 to 255: rounded to nearest, ties to even, then clamped.
 *   ptx     cvt.rni.u8.bf16 r, a;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   a       the bits of a bf16
 *   returns zero-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rni_u8_bf16(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__cvt_integer(mgpu_bf16_to_f32(a), MGPU__CVT_RN, 0, 255);
#else
    asm("{\n"
        ".reg .b8 t;\n"
        "cvt.rni.u8.bf16 t, %1;\n"
        "cvt.u32.u8 %0, t;\n"
        "}"
        : "=r"(r)
        : "h"(a));
#endif
    return r;
}

/* a as an integer from -128 to 127: rounded toward zero, then clamped.
 *   ptx     cvt.rzi.s8.bf16 r, a;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   a       the bits of a bf16
 *   returns sign-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE int32_t
mgpu_cvt_rzi_s8_bf16(uint16_t a)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_integer(mgpu_bf16_to_f32(a), MGPU__CVT_RZ, -128, 127);
#else
    asm("{\n"
        ".reg .b8 t;\n"
        "cvt.rzi.s8.bf16 t, %1;\n"
        "cvt.s32.s8 %0, t;\n"
        "}"
        : "=r"(r)
        : "h"(a));
#endif
    return r;
}

/* a as an integer from 0 to 255: rounded toward zero, then clamped.
 *   ptx     cvt.rzi.u8.bf16 r, a;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   a       the bits of a bf16
 *   returns zero-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rzi_u8_bf16(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__cvt_integer(mgpu_bf16_to_f32(a), MGPU__CVT_RZ, 0, 255);
#else
    asm("{\n"
        ".reg .b8 t;\n"
        "cvt.rzi.u8.bf16 t, %1;\n"
        "cvt.u32.u8 %0, t;\n"
        "}"
        : "=r"(r)
        : "h"(a));
#endif
    return r;
}

/* a as an integer from -128 to 127: rounded down, then clamped.
 *   ptx     cvt.rmi.s8.bf16 r, a;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   a       the bits of a bf16
 *   returns sign-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE int32_t
mgpu_cvt_rmi_s8_bf16(uint16_t a)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_integer(mgpu_bf16_to_f32(a), MGPU__CVT_RM, -128, 127);
#else
    asm("{\n"
        ".reg .b8 t;\n"
        "cvt.rmi.s8.bf16 t, %1;\n"
        "cvt.s32.s8 %0, t;\n"
        "}"
        : "=r"(r)
        : "h"(a));
#endif
    return r;
}

/* a as an integer from 0 to 255: rounded down, then clamped.
 *   ptx     cvt.rmi.u8.bf16 r, a;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   a       the bits of a bf16
 *   returns zero-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rmi_u8_bf16(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__cvt_integer(mgpu_bf16_to_f32(a), MGPU__CVT_RM, 0, 255);
#else
    asm("{\n"
        ".reg .b8 t;\n"
        "cvt.rmi.u8.bf16 t, %1;\n"
        "cvt.u32.u8 %0, t;\n"
        "}"
        : "=r"(r)
        : "h"(a));
#endif
    return r;
}

/* a as an integer from -128 to 127: rounded up, then clamped.
 *   ptx     cvt.rpi.s8.bf16 r, a;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   a       the bits of a bf16
 *   returns sign-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE int32_t
mgpu_cvt_rpi_s8_bf16(uint16_t a)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_integer(mgpu_bf16_to_f32(a), MGPU__CVT_RP, -128, 127);
#else
    asm("{\n"
        ".reg .b8 t;\n"
        "cvt.rpi.s8.bf16 t, %1;\n"
        "cvt.s32.s8 %0, t;\n"
        "}"
        : "=r"(r)
        : "h"(a));
#endif
    return r;
}

/* a as an integer from 0 to 255: rounded up, then clamped.
 *   ptx     cvt.rpi.u8.bf16 r, a;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   a       the bits of a bf16
 *   returns zero-extended to 32 bits; NaN becomes 0
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rpi_u8_bf16(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__cvt_integer(mgpu_bf16_to_f32(a), MGPU__CVT_RP, 0, 255);
#else
    asm("{\n"
        ".reg .b8 t;\n"
        "cvt.rpi.u8.bf16 t, %1;\n"
        "cvt.u32.u8 %0, t;\n"
        "}"
        : "=r"(r)
        : "h"(a));
#endif
    return r;
}

/* x clamped to -128 .. 127.
 *   ptx     cvt.sat.s8.s32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns sign-extended to 32 bits
 */
MGPU_DEVICE int32_t
mgpu_cvt_sat_s8_s32(int32_t x)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_clamp(x, -128, 127);
#else
    asm("cvt.sat.s8.s32 %0, %1;" : "=r"(r) : "r"(x));
#endif
    return r;
}

/* x clamped to 0 .. 255.
 *   ptx     cvt.sat.u8.s32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns zero-extended to 32 bits
 */
MGPU_DEVICE uint32_t
mgpu_cvt_sat_u8_s32(int32_t x)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__cvt_clamp(x, 0, 255);
#else
    asm("cvt.sat.u8.s32 %0, %1;" : "=r"(r) : "r"(x));
#endif
    return r;
}

/* x clamped to -32768 .. 32767.
 *   ptx     cvt.sat.s16.s32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns sign-extended to 32 bits
 */
MGPU_DEVICE int32_t
mgpu_cvt_sat_s16_s32(int32_t x)
{
    int32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_clamp(x, -32768, 32767);
#else
    asm("cvt.sat.s16.s32 %0, %1;" : "=r"(r) : "r"(x));
#endif
    return r;
}

/* x clamped to 0 .. 65535.
 *   ptx     cvt.sat.u16.s32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns zero-extended to 32 bits
 */
MGPU_DEVICE uint32_t
mgpu_cvt_sat_u16_s32(int32_t x)
{
    uint32_t r;
#if MGPU_EMULATE
    r = (uint32_t)mgpu__cvt_clamp(x, 0, 65535);
#else
    asm("cvt.sat.u16.s32 %0, %1;" : "=r"(r) : "r"(x));
#endif
    return r;
}

/* a << 16 | b, each clamped to -32768 .. 32767.
 *   ptx     cvt.pack.sat.s16.s32 r, a, b;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       becomes bits 16..31
 *   b       becomes bits 0..15
 */
MGPU_DEVICE uint32_t
mgpu_cvt_pack_s16_s32(int32_t a, int32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_pack(a, b, 0, 16, -32768, 32767);
#else
    asm("cvt.pack.sat.s16.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* a << 16 | b, each clamped to 0 .. 65535.
 *   ptx     cvt.pack.sat.u16.s32 r, a, b;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       becomes bits 16..31
 *   b       becomes bits 0..15
 */
MGPU_DEVICE uint32_t
mgpu_cvt_pack_u16_s32(int32_t a, int32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_pack(a, b, 0, 16, 0, 65535);
#else
    asm("cvt.pack.sat.u16.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* c << 16 | a << 8 | b, with a and b clamped to -128 .. 127: two numbers more in front of those
 * of c.
 *   ptx     cvt.pack.sat.s8.s32.b32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       becomes bits 8..15
 *   b       becomes bits 0..7
 *   c       what earlier calls packed, or 0
 */
MGPU_DEVICE uint32_t
mgpu_cvt_pack_s8_s32(int32_t a, int32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_pack(a, b, c, 8, -128, 127);
#else
    asm("cvt.pack.sat.s8.s32.b32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c << 16 | a << 8 | b, with a and b clamped to 0 .. 255: two numbers more in front of those of
 * c.
 *   ptx     cvt.pack.sat.u8.s32.b32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       becomes bits 8..15
 *   b       becomes bits 0..7
 *   c       what earlier calls packed, or 0
 */
MGPU_DEVICE uint32_t
mgpu_cvt_pack_u8_s32(int32_t a, int32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_pack(a, b, c, 8, 0, 255);
#else
    asm("cvt.pack.sat.u8.s32.b32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c << 8 | a << 4 | b, with a and b clamped to -8 .. 7: two numbers more in front of those of
 * c.
 *   ptx     cvt.pack.sat.s4.s32.b32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       becomes bits 4..7
 *   b       becomes bits 0..3
 *   c       what earlier calls packed, or 0
 */
MGPU_DEVICE uint32_t
mgpu_cvt_pack_s4_s32(int32_t a, int32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_pack(a, b, c, 4, -8, 7);
#else
    asm("cvt.pack.sat.s4.s32.b32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c << 8 | a << 4 | b, with a and b clamped to 0 .. 15: two numbers more in front of those of
 * c.
 *   ptx     cvt.pack.sat.u4.s32.b32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       becomes bits 4..7
 *   b       becomes bits 0..3
 *   c       what earlier calls packed, or 0
 */
MGPU_DEVICE uint32_t
mgpu_cvt_pack_u4_s32(int32_t a, int32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_pack(a, b, c, 4, 0, 15);
#else
    asm("cvt.pack.sat.u4.s32.b32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c << 4 | a << 2 | b, with a and b clamped to -2 .. 1: two numbers more in front of those of
 * c.
 *   ptx     cvt.pack.sat.s2.s32.b32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       becomes bits 2..3
 *   b       becomes bits 0..1
 *   c       what earlier calls packed, or 0
 */
MGPU_DEVICE uint32_t
mgpu_cvt_pack_s2_s32(int32_t a, int32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_pack(a, b, c, 2, -2, 1);
#else
    asm("cvt.pack.sat.s2.s32.b32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* c << 4 | a << 2 | b, with a and b clamped to 0 .. 3: two numbers more in front of those of c.
 *   ptx     cvt.pack.sat.u2.s32.b32 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a       becomes bits 2..3
 *   b       becomes bits 0..1
 *   c       what earlier calls packed, or 0
 */
MGPU_DEVICE uint32_t
mgpu_cvt_pack_u2_s32(int32_t a, int32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__cvt_pack(a, b, c, 2, 0, 3);
#else
    asm("cvt.pack.sat.u2.s32.b32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_CVT_GEN_H */
