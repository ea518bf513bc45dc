/* mgpu/ptx/cvt_narrow.gen.h - numbers of 8, 6 and 4 bits, their scales, rounding at random: Blackwell.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/cvt_narrow.py. The picture and the use are in cvt_narrow.h.
 */
#ifndef MGPU_PTX_CVT_NARROW_GEN_H
#define MGPU_PTX_CVT_NARROW_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/math/cvt_narrow.h"
#include "../emu/target.h"
#endif

#if MGPU_HAS_DEVICE

/* cvt_elsewhere.gen.h made sentences of them. */
#undef mgpu_cvt_rn_e2m3x2_f32
#undef mgpu_cvt_rn_relu_e2m3x2_f32
#undef mgpu_cvt_rn_e3m2x2_f32
#undef mgpu_cvt_rn_relu_e3m2x2_f32
#undef mgpu_cvt_rn_e2m1x2_f32
#undef mgpu_cvt_rn_relu_e2m1x2_f32
#undef mgpu_cvt_rn_f16x2_e2m3x2
#undef mgpu_cvt_rn_relu_f16x2_e2m3x2
#undef mgpu_cvt_rn_f16x2_e3m2x2
#undef mgpu_cvt_rn_relu_f16x2_e3m2x2
#undef mgpu_cvt_rn_f16x2_e2m1x2
#undef mgpu_cvt_rn_relu_f16x2_e2m1x2
#undef mgpu_cvt_rz_ue8m0x2_f32
#undef mgpu_cvt_rz_ue8m0x2_bf16x2
#undef mgpu_cvt_rz_satfinite_ue8m0x2_f32
#undef mgpu_cvt_rz_satfinite_ue8m0x2_bf16x2
#undef mgpu_cvt_rp_ue8m0x2_f32
#undef mgpu_cvt_rp_ue8m0x2_bf16x2
#undef mgpu_cvt_rp_satfinite_ue8m0x2_f32
#undef mgpu_cvt_rp_satfinite_ue8m0x2_bf16x2
#undef mgpu_cvt_rn_bf16x2_ue8m0x2
#undef mgpu_cvt_rn_satfinite_tf32_f32
#undef mgpu_cvt_rn_relu_satfinite_tf32_f32
#undef mgpu_cvt_rz_satfinite_tf32_f32
#undef mgpu_cvt_rz_relu_satfinite_tf32_f32
#undef mgpu_cvt_rs_f16x2_f32
#undef mgpu_cvt_rs_satfinite_f16x2_f32
#undef mgpu_cvt_rs_relu_f16x2_f32
#undef mgpu_cvt_rs_relu_satfinite_f16x2_f32
#undef mgpu_cvt_rs_bf16x2_f32
#undef mgpu_cvt_rs_satfinite_bf16x2_f32
#undef mgpu_cvt_rs_relu_bf16x2_f32
#undef mgpu_cvt_rs_relu_satfinite_bf16x2_f32
#undef mgpu_cvt_rs_e4m3x4_f32
#undef mgpu_cvt_rs_relu_e4m3x4_f32
#undef mgpu_cvt_rs_e5m2x4_f32
#undef mgpu_cvt_rs_relu_e5m2x4_f32
#undef mgpu_cvt_rs_e2m3x4_f32
#undef mgpu_cvt_rs_relu_e2m3x4_f32
#undef mgpu_cvt_rs_e3m2x4_f32
#undef mgpu_cvt_rs_relu_e3m2x4_f32
#undef mgpu_cvt_rs_e2m1x4_f32
#undef mgpu_cvt_rs_relu_e2m1x4_f32

/* Two f32 to two e2m3, rounded to nearest, ties to even, of at most 7.5.
 *   ptx     cvt.rn.satfinite.e2m3x2.f32 r, hi, lo;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   returns NaN becomes 7.5
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_e2m3x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_e2m3x2_f32", "sm_100"));
    r = (uint16_t)mgpu__cvt_two(hi, lo, MGPU__E2M3, 8, MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.e2m3x2.f32 %0, %1, %2;" : "=h"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* Two f32 to two e2m3, rounded to nearest, ties to even, of at most 7.5; negative values become
 * 0.
 *   ptx     cvt.rn.satfinite.relu.e2m3x2.f32 r, hi, lo;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   returns NaN becomes 7.5
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_relu_e2m3x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_e2m3x2_f32", "sm_100"));
    r = (uint16_t)mgpu__cvt_two(hi, lo, MGPU__E2M3, 8, MGPU__CVT_RELU | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.relu.e2m3x2.f32 %0, %1, %2;" : "=h"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* Two f32 to two e3m2, rounded to nearest, ties to even, of at most 28.
 *   ptx     cvt.rn.satfinite.e3m2x2.f32 r, hi, lo;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   returns NaN becomes 28
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_e3m2x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_e3m2x2_f32", "sm_100"));
    r = (uint16_t)mgpu__cvt_two(hi, lo, MGPU__E3M2, 8, MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.e3m2x2.f32 %0, %1, %2;" : "=h"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* Two f32 to two e3m2, rounded to nearest, ties to even, of at most 28; negative values become
 * 0.
 *   ptx     cvt.rn.satfinite.relu.e3m2x2.f32 r, hi, lo;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   returns NaN becomes 28
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_relu_e3m2x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_e3m2x2_f32", "sm_100"));
    r = (uint16_t)mgpu__cvt_two(hi, lo, MGPU__E3M2, 8, MGPU__CVT_RELU | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.relu.e3m2x2.f32 %0, %1, %2;" : "=h"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* Two f32 to two e2m1, rounded to nearest, ties to even, of at most 6.
 *   ptx     cvt.rn.satfinite.e2m1x2.f32 r, hi, lo;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   hi, lo  the upper and the lower four bits of the result
 *   returns NaN becomes 6
 */
MGPU_DEVICE uint8_t
mgpu_cvt_rn_e2m1x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_e2m1x2_f32", "sm_100"));
    r = (uint16_t)mgpu__cvt_two(hi, lo, MGPU__E2M1, 4, MGPU__CVT_SATFINITE);
#else
    asm("{\n"
        ".reg .b8 t;\n"
        "cvt.rn.satfinite.e2m1x2.f32 t, %1, %2;\n"
        "cvt.u16.u8 %0, t;\n"
        "}"
        : "=h"(r)
        : "f"(hi), "f"(lo));
#endif
    return (uint8_t)r;
}

/* Two f32 to two e2m1, rounded to nearest, ties to even, of at most 6; negative values become
 * 0.
 *   ptx     cvt.rn.satfinite.relu.e2m1x2.f32 r, hi, lo;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   hi, lo  the upper and the lower four bits of the result
 *   returns NaN becomes 6
 */
MGPU_DEVICE uint8_t
mgpu_cvt_rn_relu_e2m1x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_e2m1x2_f32", "sm_100"));
    r = (uint16_t)mgpu__cvt_two(hi, lo, MGPU__E2M1, 4, MGPU__CVT_RELU | MGPU__CVT_SATFINITE);
#else
    asm("{\n"
        ".reg .b8 t;\n"
        "cvt.rn.satfinite.relu.e2m1x2.f32 t, %1, %2;\n"
        "cvt.u16.u8 %0, t;\n"
        "}"
        : "=h"(r)
        : "f"(hi), "f"(lo));
#endif
    return (uint8_t)r;
}

/* The two f16 of two e2m3: exact.
 *   ptx     cvt.rn.f16x2.e2m3x2 r, a;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e2m3, a byte each: the upper becomes bits 16..31
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_f16x2_e2m3x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_f16x2_e2m3x2", "sm_100"));
    r = mgpu__cvt_f16x2_of(a, MGPU__E2M3, 8, 0);
#else
    asm("cvt.rn.f16x2.e2m3x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* The two f16 of two e2m3: exact; negative values become 0.
 *   ptx     cvt.rn.relu.f16x2.e2m3x2 r, a;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e2m3, a byte each: the upper becomes bits 16..31
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_f16x2_e2m3x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_f16x2_e2m3x2", "sm_100"));
    r = mgpu__cvt_f16x2_of(a, MGPU__E2M3, 8, MGPU__CVT_RELU);
#else
    asm("cvt.rn.relu.f16x2.e2m3x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* The two f16 of two e3m2: exact.
 *   ptx     cvt.rn.f16x2.e3m2x2 r, a;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e3m2, a byte each: the upper becomes bits 16..31
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_f16x2_e3m2x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_f16x2_e3m2x2", "sm_100"));
    r = mgpu__cvt_f16x2_of(a, MGPU__E3M2, 8, 0);
#else
    asm("cvt.rn.f16x2.e3m2x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* The two f16 of two e3m2: exact; negative values become 0.
 *   ptx     cvt.rn.relu.f16x2.e3m2x2 r, a;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e3m2, a byte each: the upper becomes bits 16..31
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_f16x2_e3m2x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_f16x2_e3m2x2", "sm_100"));
    r = mgpu__cvt_f16x2_of(a, MGPU__E3M2, 8, MGPU__CVT_RELU);
#else
    asm("cvt.rn.relu.f16x2.e3m2x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* The two f16 of two e2m1: exact.
 *   ptx     cvt.rn.f16x2.e2m1x2 r, a;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e2m1, four bits each: the upper becomes bits 16..31
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_f16x2_e2m1x2(uint8_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_f16x2_e2m1x2", "sm_100"));
    r = mgpu__cvt_f16x2_of(a, MGPU__E2M1, 4, 0);
#else
    asm("{\n"
        ".reg .b8 t;\n"
        "cvt.u8.u16 t, %1;\n"
        "cvt.rn.f16x2.e2m1x2 %0, t;\n"
        "}"
        : "=r"(r)
        : "h"((uint16_t)a));
#endif
    return r;
}

/* The two f16 of two e2m1: exact; negative values become 0.
 *   ptx     cvt.rn.relu.f16x2.e2m1x2 r, a;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e2m1, four bits each: the upper becomes bits 16..31
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_f16x2_e2m1x2(uint8_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_f16x2_e2m1x2", "sm_100"));
    r = mgpu__cvt_f16x2_of(a, MGPU__E2M1, 4, MGPU__CVT_RELU);
#else
    asm("{\n"
        ".reg .b8 t;\n"
        "cvt.u8.u16 t, %1;\n"
        "cvt.rn.relu.f16x2.e2m1x2 %0, t;\n"
        "}"
        : "=r"(r)
        : "h"((uint16_t)a));
#endif
    return r;
}

/* Two f32 to two ue8m0: the power of two at or below the magnitude; too large: 0xff, NaN.
 *   ptx     cvt.rz.ue8m0x2.f32 r, hi, lo;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   returns NaN becomes 0xff; 0 becomes 0, 2^-127
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_ue8m0x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rz_ue8m0x2_f32", "sm_100"));
    r = (uint16_t)mgpu__cvt_ue8m0x2(hi, lo, MGPU__CVT_RZ);
#else
    asm("cvt.rz.ue8m0x2.f32 %0, %1, %2;" : "=h"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* Two bf16 to two ue8m0: the power of two at or below the magnitude; too large: 0xff, NaN.
 *   ptx     cvt.rz.ue8m0x2.bf16x2 r, a;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two bf16: the upper becomes bits 8..15
 *   returns NaN becomes 0xff; 0 becomes 0, 2^-127
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_ue8m0x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rz_ue8m0x2_bf16x2", "sm_100"));
    r = (uint16_t)mgpu__cvt_ue8m0x2_bf16(a, MGPU__CVT_RZ);
#else
    asm("cvt.rz.ue8m0x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* Two f32 to two ue8m0: the power of two at or below the magnitude; too large: 0xfe, 2^127.
 *   ptx     cvt.rz.satfinite.ue8m0x2.f32 r, hi, lo;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   returns NaN becomes 0xff; 0 becomes 0, 2^-127
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_satfinite_ue8m0x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rz_satfinite_ue8m0x2_f32", "sm_100"));
    r = (uint16_t)mgpu__cvt_ue8m0x2(hi, lo, MGPU__CVT_RZ | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rz.satfinite.ue8m0x2.f32 %0, %1, %2;" : "=h"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* Two bf16 to two ue8m0: the power of two at or below the magnitude; too large: 0xfe, 2^127.
 *   ptx     cvt.rz.satfinite.ue8m0x2.bf16x2 r, a;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two bf16: the upper becomes bits 8..15
 *   returns NaN becomes 0xff; 0 becomes 0, 2^-127
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_satfinite_ue8m0x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rz_satfinite_ue8m0x2_bf16x2", "sm_100"));
    r = (uint16_t)mgpu__cvt_ue8m0x2_bf16(a, MGPU__CVT_RZ | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rz.satfinite.ue8m0x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* Two f32 to two ue8m0: the power of two at or above the magnitude; too large: 0xff, NaN.
 *   ptx     cvt.rp.ue8m0x2.f32 r, hi, lo;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   returns NaN becomes 0xff; 0 becomes 0, 2^-127
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rp_ue8m0x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rp_ue8m0x2_f32", "sm_100"));
    r = (uint16_t)mgpu__cvt_ue8m0x2(hi, lo, MGPU__CVT_RP);
#else
    asm("cvt.rp.ue8m0x2.f32 %0, %1, %2;" : "=h"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* Two bf16 to two ue8m0: the power of two at or above the magnitude; too large: 0xff, NaN.
 *   ptx     cvt.rp.ue8m0x2.bf16x2 r, a;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two bf16: the upper becomes bits 8..15
 *   returns NaN becomes 0xff; 0 becomes 0, 2^-127
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rp_ue8m0x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rp_ue8m0x2_bf16x2", "sm_100"));
    r = (uint16_t)mgpu__cvt_ue8m0x2_bf16(a, MGPU__CVT_RP);
#else
    asm("cvt.rp.ue8m0x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* Two f32 to two ue8m0: the power of two at or above the magnitude; too large: 0xfe, 2^127.
 *   ptx     cvt.rp.satfinite.ue8m0x2.f32 r, hi, lo;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   returns NaN becomes 0xff; 0 becomes 0, 2^-127
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rp_satfinite_ue8m0x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rp_satfinite_ue8m0x2_f32", "sm_100"));
    r = (uint16_t)mgpu__cvt_ue8m0x2(hi, lo, MGPU__CVT_RP | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rp.satfinite.ue8m0x2.f32 %0, %1, %2;" : "=h"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* Two bf16 to two ue8m0: the power of two at or above the magnitude; too large: 0xfe, 2^127.
 *   ptx     cvt.rp.satfinite.ue8m0x2.bf16x2 r, a;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two bf16: the upper becomes bits 8..15
 *   returns NaN becomes 0xff; 0 becomes 0, 2^-127
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rp_satfinite_ue8m0x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rp_satfinite_ue8m0x2_bf16x2", "sm_100"));
    r = (uint16_t)mgpu__cvt_ue8m0x2_bf16(a, MGPU__CVT_RP | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rp.satfinite.ue8m0x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* The two bf16 of two ue8m0: exact.
 *   ptx     cvt.rn.bf16x2.ue8m0x2 r, a;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two ue8m0: the upper becomes bits 16..31
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_bf16x2_ue8m0x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_bf16x2_ue8m0x2", "sm_100"));
    r = mgpu__cvt_bf16x2_ue8m0(a);
#else
    asm("cvt.rn.bf16x2.ue8m0x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* x as tf32, rounded to nearest, ties to even; too large values become the largest finite one.
 *   ptx     cvt.rn.satfinite.tf32.f32 r, x;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   x       any number
 *   returns the bits of an f32 whose low 13 are zero; NaN becomes 0x7fffe000
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_satfinite_tf32_f32(float x)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_satfinite_tf32_f32", "sm_100"));
    r = mgpu__number_of_f32(x, MGPU__TF32, MGPU__CVT_RN | MGPU__CVT_SATFINITE) << 13;
#else
    asm("cvt.rn.satfinite.tf32.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as tf32, rounded to nearest, ties to even; negative values become 0; too large values
 * become the largest finite one.
 *   ptx     cvt.rn.satfinite.relu.tf32.f32 r, x;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   x       any number
 *   returns the bits of an f32 whose low 13 are zero; NaN becomes 0x7fffe000
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_satfinite_tf32_f32(float x)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_satfinite_tf32_f32", "sm_100"));
    r = mgpu__number_of_f32(x, MGPU__TF32, MGPU__CVT_RN | MGPU__CVT_RELU | MGPU__CVT_SATFINITE)
        << 13;
#else
    asm("cvt.rn.satfinite.relu.tf32.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as tf32, rounded toward zero; too large values become the largest finite one.
 *   ptx     cvt.rz.satfinite.tf32.f32 r, x;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   x       any number
 *   returns the bits of an f32 whose low 13 are zero; NaN becomes 0x7fffe000
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rz_satfinite_tf32_f32(float x)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rz_satfinite_tf32_f32", "sm_100"));
    r = mgpu__number_of_f32(x, MGPU__TF32, MGPU__CVT_RZ | MGPU__CVT_SATFINITE) << 13;
#else
    asm("cvt.rz.satfinite.tf32.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* x as tf32, rounded toward zero; negative values become 0; too large values become the largest
 * finite one.
 *   ptx     cvt.rz.satfinite.relu.tf32.f32 r, x;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   x       any number
 *   returns the bits of an f32 whose low 13 are zero; NaN becomes 0x7fffe000
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rz_relu_satfinite_tf32_f32(float x)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rz_relu_satfinite_tf32_f32", "sm_100"));
    r = mgpu__number_of_f32(x, MGPU__TF32, MGPU__CVT_RZ | MGPU__CVT_RELU | MGPU__CVT_SATFINITE)
        << 13;
#else
    asm("cvt.rz.satfinite.relu.tf32.f32 %0, %1;" : "=r"(r) : "f"(x));
#endif
    return r;
}

/* hi << 16 | lo, each as f16, rounded away from zero if the part cut off and the random bits
 * carry.
 *   ptx     cvt.rs.f16x2.f32 r, hi, lo, random;
 *   needs   PTX 8.7, sm_100a, sm_103a, sm_107a
 *   by      any thread
 *   hi, lo  become bits 16..31 and 0..15
 *   random  random bits: 28..16 for hi, 12..0 for lo
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rs_f16x2_f32(float hi, float lo, uint32_t random)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RANDOM, "mgpu_cvt_rs_f16x2_f32"));
    r = mgpu__cvt_rs_f16x2(hi, lo, random, 0);
#else
    asm("cvt.rs.f16x2.f32 %0, %1, %2, %3;" : "=r"(r) : "f"(hi), "f"(lo), "r"(random));
#endif
    return r;
}

/* hi << 16 | lo, each as f16, rounded away from zero if the part cut off and the random bits
 * carry; too large values become the largest finite one.
 *   ptx     cvt.rs.satfinite.f16x2.f32 r, hi, lo, random;
 *   needs   PTX 8.7, sm_100a, sm_103a, sm_107a
 *   by      any thread
 *   hi, lo  become bits 16..31 and 0..15
 *   random  random bits: 28..16 for hi, 12..0 for lo
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rs_satfinite_f16x2_f32(float hi, float lo, uint32_t random)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RANDOM, "mgpu_cvt_rs_satfinite_f16x2_f32"));
    r = mgpu__cvt_rs_f16x2(hi, lo, random, MGPU__CVT_SATFINITE);
#else
    asm("cvt.rs.satfinite.f16x2.f32 %0, %1, %2, %3;" : "=r"(r) : "f"(hi), "f"(lo), "r"(random));
#endif
    return r;
}

/* hi << 16 | lo, each as f16, rounded away from zero if the part cut off and the random bits
 * carry; negative values become 0.
 *   ptx     cvt.rs.relu.f16x2.f32 r, hi, lo, random;
 *   needs   PTX 8.7, sm_100a, sm_103a, sm_107a
 *   by      any thread
 *   hi, lo  become bits 16..31 and 0..15
 *   random  random bits: 28..16 for hi, 12..0 for lo
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rs_relu_f16x2_f32(float hi, float lo, uint32_t random)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RANDOM, "mgpu_cvt_rs_relu_f16x2_f32"));
    r = mgpu__cvt_rs_f16x2(hi, lo, random, MGPU__CVT_RELU);
#else
    asm("cvt.rs.relu.f16x2.f32 %0, %1, %2, %3;" : "=r"(r) : "f"(hi), "f"(lo), "r"(random));
#endif
    return r;
}

/* hi << 16 | lo, each as f16, rounded away from zero if the part cut off and the random bits
 * carry; negative values become 0; too large values become the largest finite one.
 *   ptx     cvt.rs.relu.satfinite.f16x2.f32 r, hi, lo, random;
 *   needs   PTX 8.7, sm_100a, sm_103a, sm_107a
 *   by      any thread
 *   hi, lo  become bits 16..31 and 0..15
 *   random  random bits: 28..16 for hi, 12..0 for lo
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rs_relu_satfinite_f16x2_f32(float hi, float lo, uint32_t random)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RANDOM, "mgpu_cvt_rs_relu_satfinite_f16x2_f32"));
    r = mgpu__cvt_rs_f16x2(hi, lo, random, MGPU__CVT_RELU | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rs.relu.satfinite.f16x2.f32 %0, %1, %2, %3;"
        : "=r"(r)
        : "f"(hi), "f"(lo), "r"(random));
#endif
    return r;
}

/* hi << 16 | lo, each as bf16, rounded away from zero if the part cut off and the random bits
 * carry.
 *   ptx     cvt.rs.bf16x2.f32 r, hi, lo, random;
 *   needs   PTX 8.7, sm_100a, sm_103a, sm_107a
 *   by      any thread
 *   hi, lo  become bits 16..31 and 0..15
 *   random  random bits: 31..16 for hi, 15..0 for lo
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rs_bf16x2_f32(float hi, float lo, uint32_t random)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RANDOM, "mgpu_cvt_rs_bf16x2_f32"));
    r = mgpu__cvt_rs_bf16x2(hi, lo, random, 0);
#else
    asm("cvt.rs.bf16x2.f32 %0, %1, %2, %3;" : "=r"(r) : "f"(hi), "f"(lo), "r"(random));
#endif
    return r;
}

/* hi << 16 | lo, each as bf16, rounded away from zero if the part cut off and the random bits
 * carry; too large values become the largest finite one.
 *   ptx     cvt.rs.satfinite.bf16x2.f32 r, hi, lo, random;
 *   needs   PTX 8.7, sm_100a, sm_103a, sm_107a
 *   by      any thread
 *   hi, lo  become bits 16..31 and 0..15
 *   random  random bits: 31..16 for hi, 15..0 for lo
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rs_satfinite_bf16x2_f32(float hi, float lo, uint32_t random)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RANDOM, "mgpu_cvt_rs_satfinite_bf16x2_f32"));
    r = mgpu__cvt_rs_bf16x2(hi, lo, random, MGPU__CVT_SATFINITE);
#else
    asm("cvt.rs.satfinite.bf16x2.f32 %0, %1, %2, %3;"
        : "=r"(r)
        : "f"(hi), "f"(lo), "r"(random));
#endif
    return r;
}

/* hi << 16 | lo, each as bf16, rounded away from zero if the part cut off and the random bits
 * carry; negative values become 0.
 *   ptx     cvt.rs.relu.bf16x2.f32 r, hi, lo, random;
 *   needs   PTX 8.7, sm_100a, sm_103a, sm_107a
 *   by      any thread
 *   hi, lo  become bits 16..31 and 0..15
 *   random  random bits: 31..16 for hi, 15..0 for lo
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rs_relu_bf16x2_f32(float hi, float lo, uint32_t random)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RANDOM, "mgpu_cvt_rs_relu_bf16x2_f32"));
    r = mgpu__cvt_rs_bf16x2(hi, lo, random, MGPU__CVT_RELU);
#else
    asm("cvt.rs.relu.bf16x2.f32 %0, %1, %2, %3;" : "=r"(r) : "f"(hi), "f"(lo), "r"(random));
#endif
    return r;
}

/* hi << 16 | lo, each as bf16, rounded away from zero if the part cut off and the random bits
 * carry; negative values become 0; too large values become the largest finite one.
 *   ptx     cvt.rs.relu.satfinite.bf16x2.f32 r, hi, lo, random;
 *   needs   PTX 8.7, sm_100a, sm_103a, sm_107a
 *   by      any thread
 *   hi, lo  become bits 16..31 and 0..15
 *   random  random bits: 31..16 for hi, 15..0 for lo
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rs_relu_satfinite_bf16x2_f32(float hi, float lo, uint32_t random)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RANDOM, "mgpu_cvt_rs_relu_satfinite_bf16x2_f32"));
    r = mgpu__cvt_rs_bf16x2(hi, lo, random, MGPU__CVT_RELU | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rs.relu.satfinite.bf16x2.f32 %0, %1, %2, %3;"
        : "=r"(r)
        : "f"(hi), "f"(lo), "r"(random));
#endif
    return r;
}

/* Four f32 to four e4m3, of at most 448, rounded away from zero if the part cut off and the
 * random bits carry.
 *   ptx     cvt.rs.satfinite.e4m3x4.f32 r, {x3, x2, x1, x0}, random;
 *   needs   PTX 8.7, sm_100a, sm_103a, sm_107a
 *   by      any thread
 *   x3, x2, x1, x0  the upper to the lower byte of the result
 *   random  random bits: 31..16 for x3 and x2, 15..0 for x1 and x0
 *   returns NaN becomes 0x7f
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rs_e4m3x4_f32(float x3, float x2, float x1, float x0, uint32_t random)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RANDOM, "mgpu_cvt_rs_e4m3x4_f32"));
    r = mgpu__cvt_four(x3, x2, x1, x0, random, MGPU__E4M3, 8, MGPU__CVT_SATFINITE);
#else
    asm("cvt.rs.satfinite.e4m3x4.f32 %0, {%1, %2, %3, %4}, %5;"
        : "=r"(r)
        : "f"(x3), "f"(x2), "f"(x1), "f"(x0), "r"(random));
#endif
    return r;
}

/* Four f32 to four e4m3, of at most 448, rounded away from zero if the part cut off and the
 * random bits carry; negative values become 0.
 *   ptx     cvt.rs.relu.satfinite.e4m3x4.f32 r, {x3, x2, x1, x0}, random;
 *   needs   PTX 8.7, sm_100a, sm_103a, sm_107a
 *   by      any thread
 *   x3, x2, x1, x0  the upper to the lower byte of the result
 *   random  random bits: 31..16 for x3 and x2, 15..0 for x1 and x0
 *   returns NaN becomes 0x7f
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rs_relu_e4m3x4_f32(float x3, float x2, float x1, float x0, uint32_t random)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RANDOM, "mgpu_cvt_rs_relu_e4m3x4_f32"));
    r = mgpu__cvt_four(x3, x2, x1, x0, random, MGPU__E4M3, 8, MGPU__CVT_RELU |
        MGPU__CVT_SATFINITE);
#else
    asm("cvt.rs.relu.satfinite.e4m3x4.f32 %0, {%1, %2, %3, %4}, %5;"
        : "=r"(r)
        : "f"(x3), "f"(x2), "f"(x1), "f"(x0), "r"(random));
#endif
    return r;
}

/* Four f32 to four e5m2, of at most 57344, rounded away from zero if the part cut off and the
 * random bits carry.
 *   ptx     cvt.rs.satfinite.e5m2x4.f32 r, {x3, x2, x1, x0}, random;
 *   needs   PTX 8.7, sm_100a, sm_103a, sm_107a
 *   by      any thread
 *   x3, x2, x1, x0  the upper to the lower byte of the result
 *   random  random bits: 31..16 for x3 and x2, 15..0 for x1 and x0
 *   returns NaN becomes 0x7f
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rs_e5m2x4_f32(float x3, float x2, float x1, float x0, uint32_t random)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RANDOM, "mgpu_cvt_rs_e5m2x4_f32"));
    r = mgpu__cvt_four(x3, x2, x1, x0, random, MGPU__E5M2, 8, MGPU__CVT_SATFINITE);
#else
    asm("cvt.rs.satfinite.e5m2x4.f32 %0, {%1, %2, %3, %4}, %5;"
        : "=r"(r)
        : "f"(x3), "f"(x2), "f"(x1), "f"(x0), "r"(random));
#endif
    return r;
}

/* Four f32 to four e5m2, of at most 57344, rounded away from zero if the part cut off and the
 * random bits carry; negative values become 0.
 *   ptx     cvt.rs.relu.satfinite.e5m2x4.f32 r, {x3, x2, x1, x0}, random;
 *   needs   PTX 8.7, sm_100a, sm_103a, sm_107a
 *   by      any thread
 *   x3, x2, x1, x0  the upper to the lower byte of the result
 *   random  random bits: 31..16 for x3 and x2, 15..0 for x1 and x0
 *   returns NaN becomes 0x7f
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rs_relu_e5m2x4_f32(float x3, float x2, float x1, float x0, uint32_t random)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RANDOM, "mgpu_cvt_rs_relu_e5m2x4_f32"));
    r = mgpu__cvt_four(x3, x2, x1, x0, random, MGPU__E5M2, 8, MGPU__CVT_RELU |
        MGPU__CVT_SATFINITE);
#else
    asm("cvt.rs.relu.satfinite.e5m2x4.f32 %0, {%1, %2, %3, %4}, %5;"
        : "=r"(r)
        : "f"(x3), "f"(x2), "f"(x1), "f"(x0), "r"(random));
#endif
    return r;
}

/* Four f32 to four e2m3, of at most 7.5, rounded away from zero if the part cut off and the
 * random bits carry.
 *   ptx     cvt.rs.satfinite.e2m3x4.f32 r, {x3, x2, x1, x0}, random;
 *   needs   PTX 8.7, sm_100a, sm_103a, sm_107a
 *   by      any thread
 *   x3, x2, x1, x0  the upper to the lower byte of the result
 *   random  random bits: 31..16 for x3 and x2, 15..0 for x1 and x0
 *   returns NaN becomes 7.5
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rs_e2m3x4_f32(float x3, float x2, float x1, float x0, uint32_t random)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RANDOM, "mgpu_cvt_rs_e2m3x4_f32"));
    r = mgpu__cvt_four(x3, x2, x1, x0, random, MGPU__E2M3, 8, MGPU__CVT_SATFINITE);
#else
    asm("cvt.rs.satfinite.e2m3x4.f32 %0, {%1, %2, %3, %4}, %5;"
        : "=r"(r)
        : "f"(x3), "f"(x2), "f"(x1), "f"(x0), "r"(random));
#endif
    return r;
}

/* Four f32 to four e2m3, of at most 7.5, rounded away from zero if the part cut off and the
 * random bits carry; negative values become 0.
 *   ptx     cvt.rs.relu.satfinite.e2m3x4.f32 r, {x3, x2, x1, x0}, random;
 *   needs   PTX 8.7, sm_100a, sm_103a, sm_107a
 *   by      any thread
 *   x3, x2, x1, x0  the upper to the lower byte of the result
 *   random  random bits: 31..16 for x3 and x2, 15..0 for x1 and x0
 *   returns NaN becomes 7.5
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rs_relu_e2m3x4_f32(float x3, float x2, float x1, float x0, uint32_t random)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RANDOM, "mgpu_cvt_rs_relu_e2m3x4_f32"));
    r = mgpu__cvt_four(x3, x2, x1, x0, random, MGPU__E2M3, 8, MGPU__CVT_RELU |
        MGPU__CVT_SATFINITE);
#else
    asm("cvt.rs.relu.satfinite.e2m3x4.f32 %0, {%1, %2, %3, %4}, %5;"
        : "=r"(r)
        : "f"(x3), "f"(x2), "f"(x1), "f"(x0), "r"(random));
#endif
    return r;
}

/* Four f32 to four e3m2, of at most 28, rounded away from zero if the part cut off and the
 * random bits carry.
 *   ptx     cvt.rs.satfinite.e3m2x4.f32 r, {x3, x2, x1, x0}, random;
 *   needs   PTX 8.7, sm_100a, sm_103a, sm_107a
 *   by      any thread
 *   x3, x2, x1, x0  the upper to the lower byte of the result
 *   random  random bits: 31..16 for x3 and x2, 15..0 for x1 and x0
 *   returns NaN becomes 28
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rs_e3m2x4_f32(float x3, float x2, float x1, float x0, uint32_t random)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RANDOM, "mgpu_cvt_rs_e3m2x4_f32"));
    r = mgpu__cvt_four(x3, x2, x1, x0, random, MGPU__E3M2, 8, MGPU__CVT_SATFINITE);
#else
    asm("cvt.rs.satfinite.e3m2x4.f32 %0, {%1, %2, %3, %4}, %5;"
        : "=r"(r)
        : "f"(x3), "f"(x2), "f"(x1), "f"(x0), "r"(random));
#endif
    return r;
}

/* Four f32 to four e3m2, of at most 28, rounded away from zero if the part cut off and the
 * random bits carry; negative values become 0.
 *   ptx     cvt.rs.relu.satfinite.e3m2x4.f32 r, {x3, x2, x1, x0}, random;
 *   needs   PTX 8.7, sm_100a, sm_103a, sm_107a
 *   by      any thread
 *   x3, x2, x1, x0  the upper to the lower byte of the result
 *   random  random bits: 31..16 for x3 and x2, 15..0 for x1 and x0
 *   returns NaN becomes 28
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rs_relu_e3m2x4_f32(float x3, float x2, float x1, float x0, uint32_t random)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RANDOM, "mgpu_cvt_rs_relu_e3m2x4_f32"));
    r = mgpu__cvt_four(x3, x2, x1, x0, random, MGPU__E3M2, 8, MGPU__CVT_RELU |
        MGPU__CVT_SATFINITE);
#else
    asm("cvt.rs.relu.satfinite.e3m2x4.f32 %0, {%1, %2, %3, %4}, %5;"
        : "=r"(r)
        : "f"(x3), "f"(x2), "f"(x1), "f"(x0), "r"(random));
#endif
    return r;
}

/* Four f32 to four e2m1, of at most 6, rounded away from zero if the part cut off and the
 * random bits carry.
 *   ptx     cvt.rs.satfinite.e2m1x4.f32 r, {x3, x2, x1, x0}, random;
 *   needs   PTX 8.7, sm_100a, sm_103a, sm_107a
 *   by      any thread
 *   x3, x2, x1, x0  the upper to the lower four bits of the result
 *   random  random bits: 31..24 and 15..8 for x3 and x2, the others for x1 and x0
 *   returns NaN becomes 6
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rs_e2m1x4_f32(float x3, float x2, float x1, float x0, uint32_t random)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RANDOM, "mgpu_cvt_rs_e2m1x4_f32"));
    r = (uint16_t)mgpu__cvt_four(x3, x2, x1, x0, random, MGPU__E2M1, 4, MGPU__CVT_SATFINITE);
#else
    asm("cvt.rs.satfinite.e2m1x4.f32 %0, {%1, %2, %3, %4}, %5;"
        : "=h"(r)
        : "f"(x3), "f"(x2), "f"(x1), "f"(x0), "r"(random));
#endif
    return r;
}

/* Four f32 to four e2m1, of at most 6, rounded away from zero if the part cut off and the
 * random bits carry; negative values become 0.
 *   ptx     cvt.rs.relu.satfinite.e2m1x4.f32 r, {x3, x2, x1, x0}, random;
 *   needs   PTX 8.7, sm_100a, sm_103a, sm_107a
 *   by      any thread
 *   x3, x2, x1, x0  the upper to the lower four bits of the result
 *   random  random bits: 31..24 and 15..8 for x3 and x2, the others for x1 and x0
 *   returns NaN becomes 6
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rs_relu_e2m1x4_f32(float x3, float x2, float x1, float x0, uint32_t random)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RANDOM, "mgpu_cvt_rs_relu_e2m1x4_f32"));
    r = (uint16_t)mgpu__cvt_four(x3, x2, x1, x0, random, MGPU__E2M1, 4, MGPU__CVT_RELU |
        MGPU__CVT_SATFINITE);
#else
    asm("cvt.rs.relu.satfinite.e2m1x4.f32 %0, {%1, %2, %3, %4}, %5;"
        : "=h"(r)
        : "f"(x3), "f"(x2), "f"(x1), "f"(x0), "r"(random));
#endif
    return r;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_CVT_NARROW_GEN_H */
