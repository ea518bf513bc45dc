/* mgpu/ptx/cvt_newer.gen.h - numbers of 8, 6 and 4 bits from and to 16, fixed point: Blackwell, PTX 9.1 and 9.2.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/cvt_narrow.py. The picture and the use are in cvt_newer.h.
 */
#ifndef MGPU_PTX_CVT_NEWER_GEN_H
#define MGPU_PTX_CVT_NEWER_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/math/cvt_narrow.h"
#include "../emu/target.h"
#endif

#if MGPU_HAS_DEVICE

/* cvt_elsewhere.gen.h made sentences of them. */
#undef mgpu_cvt_scale_of_lane
#undef mgpu_cvt_rn_e4m3x2_bf16x2
#undef mgpu_cvt_rn_relu_e4m3x2_bf16x2
#undef mgpu_cvt_rn_e5m2x2_bf16x2
#undef mgpu_cvt_rn_relu_e5m2x2_bf16x2
#undef mgpu_cvt_rn_e2m3x2_f16x2
#undef mgpu_cvt_rn_relu_e2m3x2_f16x2
#undef mgpu_cvt_rn_e2m3x2_bf16x2
#undef mgpu_cvt_rn_relu_e2m3x2_bf16x2
#undef mgpu_cvt_rn_e3m2x2_f16x2
#undef mgpu_cvt_rn_relu_e3m2x2_f16x2
#undef mgpu_cvt_rn_e3m2x2_bf16x2
#undef mgpu_cvt_rn_relu_e3m2x2_bf16x2
#undef mgpu_cvt_rn_e2m1x2_f16x2
#undef mgpu_cvt_rn_relu_e2m1x2_f16x2
#undef mgpu_cvt_rn_e2m1x2_bf16x2
#undef mgpu_cvt_rn_relu_e2m1x2_bf16x2
#undef mgpu_cvt_rn_bf16x2_e4m3x2
#undef mgpu_cvt_rn_bf16x2_e4m3x2_scaled
#undef mgpu_cvt_rn_relu_bf16x2_e4m3x2
#undef mgpu_cvt_rn_relu_bf16x2_e4m3x2_scaled
#undef mgpu_cvt_rn_bf16x2_e5m2x2
#undef mgpu_cvt_rn_bf16x2_e5m2x2_scaled
#undef mgpu_cvt_rn_relu_bf16x2_e5m2x2
#undef mgpu_cvt_rn_relu_bf16x2_e5m2x2_scaled
#undef mgpu_cvt_rn_bf16x2_e2m3x2
#undef mgpu_cvt_rn_bf16x2_e2m3x2_scaled
#undef mgpu_cvt_rn_relu_bf16x2_e2m3x2
#undef mgpu_cvt_rn_relu_bf16x2_e2m3x2_scaled
#undef mgpu_cvt_rn_bf16x2_e3m2x2
#undef mgpu_cvt_rn_bf16x2_e3m2x2_scaled
#undef mgpu_cvt_rn_relu_bf16x2_e3m2x2
#undef mgpu_cvt_rn_relu_bf16x2_e3m2x2_scaled
#undef mgpu_cvt_rn_bf16x2_e2m1x2
#undef mgpu_cvt_rn_bf16x2_e2m1x2_scaled
#undef mgpu_cvt_rn_relu_bf16x2_e2m1x2
#undef mgpu_cvt_rn_relu_bf16x2_e2m1x2_scaled
#undef mgpu_cvt_rn_s2f6x2_f32
#undef mgpu_cvt_rn_s2f6x2_f32_scaled
#undef mgpu_cvt_rn_relu_s2f6x2_f32
#undef mgpu_cvt_rn_relu_s2f6x2_f32_scaled
#undef mgpu_cvt_rn_s2f6x2_bf16x2
#undef mgpu_cvt_rn_s2f6x2_bf16x2_scaled
#undef mgpu_cvt_rn_relu_s2f6x2_bf16x2
#undef mgpu_cvt_rn_relu_s2f6x2_bf16x2_scaled
#undef mgpu_cvt_rn_bf16x2_s2f6x2
#undef mgpu_cvt_rn_bf16x2_s2f6x2_scaled
#undef mgpu_cvt_rn_relu_bf16x2_s2f6x2
#undef mgpu_cvt_rn_relu_bf16x2_s2f6x2_scaled
#undef mgpu_cvt_rn_satfinite_bf16x2_s2f6x2
#undef mgpu_cvt_rn_satfinite_bf16x2_s2f6x2_scaled
#undef mgpu_cvt_rn_relu_satfinite_bf16x2_s2f6x2
#undef mgpu_cvt_rn_relu_satfinite_bf16x2_s2f6x2_scaled

/* `scale`, so that ptxas does not see that all lanes have the same one: once for all _scaled
 * conversions that take it.
 *   ptx     (mov.u32 of %lanemask_lt and %lanemask_eq, and.b32, or.b32)
 *   needs   any target
 *   by      any thread
 *   scale   one ue8m0, or two in 16 bits
 *   returns scale
 */
MGPU_DEVICE uint32_t
mgpu_cvt_scale_of_lane(uint32_t scale)
{
    uint32_t r;
#if MGPU_EMULATE
    r = scale;
#else
    asm("{\n"
        ".reg .b32 below, own;\n"
        "mov.u32 below, %%lanemask_lt;\n"
        "mov.u32 own, %%lanemask_eq;\n"
        "and.b32 below, below, own;\n"
        "or.b32 %0, %1, below;\n"
        "}"
        : "=r"(r)
        : "r"(scale));
#endif
    return r;
}

/* Two bf16 to two e4m3, rounded to nearest, ties to even, of at most 448.
 *   ptx     cvt.rn.satfinite.e4m3x2.bf16x2 r, a;
 *   needs   PTX 9.1, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two bf16: the upper becomes the upper byte
 *   returns NaN becomes 0x7f
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_e4m3x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_e4m3x2_bf16x2", "sm_100"));
    r = (uint16_t)mgpu__cvt_two_bf16(a, MGPU__E4M3, 8, MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.e4m3x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* Two bf16 to two e4m3, rounded to nearest, ties to even, of at most 448; negative values
 * become 0.
 *   ptx     cvt.rn.satfinite.relu.e4m3x2.bf16x2 r, a;
 *   needs   PTX 9.1, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two bf16: the upper becomes the upper byte
 *   returns NaN becomes 0x7f
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_relu_e4m3x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_e4m3x2_bf16x2", "sm_100"));
    r = (uint16_t)mgpu__cvt_two_bf16(a, MGPU__E4M3, 8, MGPU__CVT_RELU | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.relu.e4m3x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* Two bf16 to two e5m2, rounded to nearest, ties to even, of at most 57344.
 *   ptx     cvt.rn.satfinite.e5m2x2.bf16x2 r, a;
 *   needs   PTX 9.1, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two bf16: the upper becomes the upper byte
 *   returns NaN becomes 0x7f
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_e5m2x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_e5m2x2_bf16x2", "sm_100"));
    r = (uint16_t)mgpu__cvt_two_bf16(a, MGPU__E5M2, 8, MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.e5m2x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* Two bf16 to two e5m2, rounded to nearest, ties to even, of at most 57344; negative values
 * become 0.
 *   ptx     cvt.rn.satfinite.relu.e5m2x2.bf16x2 r, a;
 *   needs   PTX 9.1, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two bf16: the upper becomes the upper byte
 *   returns NaN becomes 0x7f
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_relu_e5m2x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_e5m2x2_bf16x2", "sm_100"));
    r = (uint16_t)mgpu__cvt_two_bf16(a, MGPU__E5M2, 8, MGPU__CVT_RELU | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.relu.e5m2x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* Two f16 to two e2m3, rounded to nearest, ties to even, of at most 7.5.
 *   ptx     cvt.rn.satfinite.e2m3x2.f16x2 r, a;
 *   needs   PTX 9.1, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two f16: the upper becomes the upper byte
 *   returns NaN becomes 7.5
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_e2m3x2_f16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_e2m3x2_f16x2", "sm_100"));
    r = (uint16_t)mgpu__cvt_two_f16(a, MGPU__E2M3, 8, MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.e2m3x2.f16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* Two f16 to two e2m3, rounded to nearest, ties to even, of at most 7.5; negative values become
 * 0.
 *   ptx     cvt.rn.satfinite.relu.e2m3x2.f16x2 r, a;
 *   needs   PTX 9.1, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two f16: the upper becomes the upper byte
 *   returns NaN becomes 7.5
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_relu_e2m3x2_f16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_e2m3x2_f16x2", "sm_100"));
    r = (uint16_t)mgpu__cvt_two_f16(a, MGPU__E2M3, 8, MGPU__CVT_RELU | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.relu.e2m3x2.f16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* Two bf16 to two e2m3, rounded to nearest, ties to even, of at most 7.5.
 *   ptx     cvt.rn.satfinite.e2m3x2.bf16x2 r, a;
 *   needs   PTX 9.1, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two bf16: the upper becomes the upper byte
 *   returns NaN becomes 7.5
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_e2m3x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_e2m3x2_bf16x2", "sm_100"));
    r = (uint16_t)mgpu__cvt_two_bf16(a, MGPU__E2M3, 8, MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.e2m3x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* Two bf16 to two e2m3, rounded to nearest, ties to even, of at most 7.5; negative values
 * become 0.
 *   ptx     cvt.rn.satfinite.relu.e2m3x2.bf16x2 r, a;
 *   needs   PTX 9.1, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two bf16: the upper becomes the upper byte
 *   returns NaN becomes 7.5
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_relu_e2m3x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_e2m3x2_bf16x2", "sm_100"));
    r = (uint16_t)mgpu__cvt_two_bf16(a, MGPU__E2M3, 8, MGPU__CVT_RELU | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.relu.e2m3x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* Two f16 to two e3m2, rounded to nearest, ties to even, of at most 28.
 *   ptx     cvt.rn.satfinite.e3m2x2.f16x2 r, a;
 *   needs   PTX 9.1, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two f16: the upper becomes the upper byte
 *   returns NaN becomes 28
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_e3m2x2_f16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_e3m2x2_f16x2", "sm_100"));
    r = (uint16_t)mgpu__cvt_two_f16(a, MGPU__E3M2, 8, MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.e3m2x2.f16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* Two f16 to two e3m2, rounded to nearest, ties to even, of at most 28; negative values become
 * 0.
 *   ptx     cvt.rn.satfinite.relu.e3m2x2.f16x2 r, a;
 *   needs   PTX 9.1, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two f16: the upper becomes the upper byte
 *   returns NaN becomes 28
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_relu_e3m2x2_f16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_e3m2x2_f16x2", "sm_100"));
    r = (uint16_t)mgpu__cvt_two_f16(a, MGPU__E3M2, 8, MGPU__CVT_RELU | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.relu.e3m2x2.f16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* Two bf16 to two e3m2, rounded to nearest, ties to even, of at most 28.
 *   ptx     cvt.rn.satfinite.e3m2x2.bf16x2 r, a;
 *   needs   PTX 9.1, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two bf16: the upper becomes the upper byte
 *   returns NaN becomes 28
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_e3m2x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_e3m2x2_bf16x2", "sm_100"));
    r = (uint16_t)mgpu__cvt_two_bf16(a, MGPU__E3M2, 8, MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.e3m2x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* Two bf16 to two e3m2, rounded to nearest, ties to even, of at most 28; negative values become
 * 0.
 *   ptx     cvt.rn.satfinite.relu.e3m2x2.bf16x2 r, a;
 *   needs   PTX 9.1, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two bf16: the upper becomes the upper byte
 *   returns NaN becomes 28
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_relu_e3m2x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_e3m2x2_bf16x2", "sm_100"));
    r = (uint16_t)mgpu__cvt_two_bf16(a, MGPU__E3M2, 8, MGPU__CVT_RELU | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.relu.e3m2x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* Two f16 to two e2m1, rounded to nearest, ties to even, of at most 6.
 *   ptx     cvt.rn.satfinite.e2m1x2.f16x2 r, a;
 *   needs   PTX 9.1, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two f16: the upper becomes the upper four bits
 *   returns NaN becomes 6
 */
MGPU_DEVICE uint8_t
mgpu_cvt_rn_e2m1x2_f16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_e2m1x2_f16x2", "sm_100"));
    r = (uint16_t)mgpu__cvt_two_f16(a, MGPU__E2M1, 4, MGPU__CVT_SATFINITE);
#else
    asm("{\n"
        ".reg .b8 t;\n"
        "cvt.rn.satfinite.e2m1x2.f16x2 t, %1;\n"
        "cvt.u16.u8 %0, t;\n"
        "}"
        : "=h"(r)
        : "r"(a));
#endif
    return (uint8_t)r;
}

/* Two f16 to two e2m1, rounded to nearest, ties to even, of at most 6; negative values become
 * 0.
 *   ptx     cvt.rn.satfinite.relu.e2m1x2.f16x2 r, a;
 *   needs   PTX 9.1, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two f16: the upper becomes the upper four bits
 *   returns NaN becomes 6
 */
MGPU_DEVICE uint8_t
mgpu_cvt_rn_relu_e2m1x2_f16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_e2m1x2_f16x2", "sm_100"));
    r = (uint16_t)mgpu__cvt_two_f16(a, MGPU__E2M1, 4, MGPU__CVT_RELU | MGPU__CVT_SATFINITE);
#else
    asm("{\n"
        ".reg .b8 t;\n"
        "cvt.rn.satfinite.relu.e2m1x2.f16x2 t, %1;\n"
        "cvt.u16.u8 %0, t;\n"
        "}"
        : "=h"(r)
        : "r"(a));
#endif
    return (uint8_t)r;
}

/* Two bf16 to two e2m1, rounded to nearest, ties to even, of at most 6.
 *   ptx     cvt.rn.satfinite.e2m1x2.bf16x2 r, a;
 *   needs   PTX 9.1, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two bf16: the upper becomes the upper four bits
 *   returns NaN becomes 6
 */
MGPU_DEVICE uint8_t
mgpu_cvt_rn_e2m1x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_e2m1x2_bf16x2", "sm_100"));
    r = (uint16_t)mgpu__cvt_two_bf16(a, MGPU__E2M1, 4, MGPU__CVT_SATFINITE);
#else
    asm("{\n"
        ".reg .b8 t;\n"
        "cvt.rn.satfinite.e2m1x2.bf16x2 t, %1;\n"
        "cvt.u16.u8 %0, t;\n"
        "}"
        : "=h"(r)
        : "r"(a));
#endif
    return (uint8_t)r;
}

/* Two bf16 to two e2m1, rounded to nearest, ties to even, of at most 6; negative values become
 * 0.
 *   ptx     cvt.rn.satfinite.relu.e2m1x2.bf16x2 r, a;
 *   needs   PTX 9.1, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two bf16: the upper becomes the upper four bits
 *   returns NaN becomes 6
 */
MGPU_DEVICE uint8_t
mgpu_cvt_rn_relu_e2m1x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_e2m1x2_bf16x2", "sm_100"));
    r = (uint16_t)mgpu__cvt_two_bf16(a, MGPU__E2M1, 4, MGPU__CVT_RELU | MGPU__CVT_SATFINITE);
#else
    asm("{\n"
        ".reg .b8 t;\n"
        "cvt.rn.satfinite.relu.e2m1x2.bf16x2 t, %1;\n"
        "cvt.u16.u8 %0, t;\n"
        "}"
        : "=h"(r)
        : "r"(a));
#endif
    return (uint8_t)r;
}

/* The two bf16 of two e4m3: exact.
 *   ptx     cvt.rn.bf16x2.e4m3x2 r, a;
 *   needs   PTX 9.2, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e4m3, a byte each: the upper becomes bits 16..31
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_bf16x2_e4m3x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_bf16x2_e4m3x2", "sm_100"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__E4M3, 8, 0, 0x7f7f);
#else
    asm("cvt.rn.bf16x2.e4m3x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* The two bf16 of two e4m3, each times a power of two.
 *   ptx     cvt.rn.scaled::n2::ue8m0.bf16x2.e4m3x2 r, a, scale;
 *   needs   PTX 9.2, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e4m3, a byte each: the upper becomes bits 16..31
 *   scale   two ue8m0: the upper for the upper
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_bf16x2_e4m3x2_scaled(uint16_t a, uint16_t scale)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_bf16x2_e4m3x2_scaled", "sm_100"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__E4M3, 8, 0, scale);
#else
    asm("cvt.rn.scaled::n2::ue8m0.bf16x2.e4m3x2 %0, %1, %2;" : "=r"(r) : "h"(a), "h"(scale));
#endif
    return r;
}

/* The two bf16 of two e4m3: exact; negative values become 0.
 *   ptx     cvt.rn.relu.bf16x2.e4m3x2 r, a;
 *   needs   PTX 9.2, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e4m3, a byte each: the upper becomes bits 16..31
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_bf16x2_e4m3x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_bf16x2_e4m3x2", "sm_100"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__E4M3, 8, MGPU__CVT_RELU, 0x7f7f);
#else
    asm("cvt.rn.relu.bf16x2.e4m3x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* The two bf16 of two e4m3, each times a power of two; negative values become 0.
 *   ptx     cvt.rn.relu.scaled::n2::ue8m0.bf16x2.e4m3x2 r, a, scale;
 *   needs   PTX 9.2, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e4m3, a byte each: the upper becomes bits 16..31
 *   scale   two ue8m0: the upper for the upper
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_bf16x2_e4m3x2_scaled(uint16_t a, uint16_t scale)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_bf16x2_e4m3x2_scaled", "sm_100"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__E4M3, 8, MGPU__CVT_RELU, scale);
#else
    asm("cvt.rn.relu.scaled::n2::ue8m0.bf16x2.e4m3x2 %0, %1, %2;"
        : "=r"(r)
        : "h"(a), "h"(scale));
#endif
    return r;
}

/* The two bf16 of two e5m2: exact.
 *   ptx     cvt.rn.bf16x2.e5m2x2 r, a;
 *   needs   PTX 9.2, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e5m2, a byte each: the upper becomes bits 16..31
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_bf16x2_e5m2x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_bf16x2_e5m2x2", "sm_100"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__E5M2, 8, 0, 0x7f7f);
#else
    asm("cvt.rn.bf16x2.e5m2x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* The two bf16 of two e5m2, each times a power of two.
 *   ptx     cvt.rn.scaled::n2::ue8m0.bf16x2.e5m2x2 r, a, scale;
 *   needs   PTX 9.2, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e5m2, a byte each: the upper becomes bits 16..31
 *   scale   two ue8m0: the upper for the upper
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_bf16x2_e5m2x2_scaled(uint16_t a, uint16_t scale)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_bf16x2_e5m2x2_scaled", "sm_100"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__E5M2, 8, 0, scale);
#else
    asm("cvt.rn.scaled::n2::ue8m0.bf16x2.e5m2x2 %0, %1, %2;" : "=r"(r) : "h"(a), "h"(scale));
#endif
    return r;
}

/* The two bf16 of two e5m2: exact; negative values become 0.
 *   ptx     cvt.rn.relu.bf16x2.e5m2x2 r, a;
 *   needs   PTX 9.2, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e5m2, a byte each: the upper becomes bits 16..31
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_bf16x2_e5m2x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_bf16x2_e5m2x2", "sm_100"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__E5M2, 8, MGPU__CVT_RELU, 0x7f7f);
#else
    asm("cvt.rn.relu.bf16x2.e5m2x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* The two bf16 of two e5m2, each times a power of two; negative values become 0.
 *   ptx     cvt.rn.relu.scaled::n2::ue8m0.bf16x2.e5m2x2 r, a, scale;
 *   needs   PTX 9.2, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e5m2, a byte each: the upper becomes bits 16..31
 *   scale   two ue8m0: the upper for the upper
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_bf16x2_e5m2x2_scaled(uint16_t a, uint16_t scale)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_bf16x2_e5m2x2_scaled", "sm_100"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__E5M2, 8, MGPU__CVT_RELU, scale);
#else
    asm("cvt.rn.relu.scaled::n2::ue8m0.bf16x2.e5m2x2 %0, %1, %2;"
        : "=r"(r)
        : "h"(a), "h"(scale));
#endif
    return r;
}

/* The two bf16 of two e2m3: exact.
 *   ptx     cvt.rn.bf16x2.e2m3x2 r, a;
 *   needs   PTX 9.2, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e2m3, a byte each: the upper becomes bits 16..31
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_bf16x2_e2m3x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_bf16x2_e2m3x2", "sm_100"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__E2M3, 8, 0, 0x7f7f);
#else
    asm("cvt.rn.bf16x2.e2m3x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* The two bf16 of two e2m3, each times a power of two.
 *   ptx     cvt.rn.scaled::n2::ue8m0.bf16x2.e2m3x2 r, a, scale;
 *   needs   PTX 9.2, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e2m3, a byte each: the upper becomes bits 16..31
 *   scale   two ue8m0: the upper for the upper
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_bf16x2_e2m3x2_scaled(uint16_t a, uint16_t scale)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_bf16x2_e2m3x2_scaled", "sm_100"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__E2M3, 8, 0, scale);
#else
    asm("cvt.rn.scaled::n2::ue8m0.bf16x2.e2m3x2 %0, %1, %2;" : "=r"(r) : "h"(a), "h"(scale));
#endif
    return r;
}

/* The two bf16 of two e2m3: exact; negative values become 0.
 *   ptx     cvt.rn.relu.bf16x2.e2m3x2 r, a;
 *   needs   PTX 9.2, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e2m3, a byte each: the upper becomes bits 16..31
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_bf16x2_e2m3x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_bf16x2_e2m3x2", "sm_100"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__E2M3, 8, MGPU__CVT_RELU, 0x7f7f);
#else
    asm("cvt.rn.relu.bf16x2.e2m3x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* The two bf16 of two e2m3, each times a power of two; negative values become 0.
 *   ptx     cvt.rn.relu.scaled::n2::ue8m0.bf16x2.e2m3x2 r, a, scale;
 *   needs   PTX 9.2, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e2m3, a byte each: the upper becomes bits 16..31
 *   scale   two ue8m0: the upper for the upper
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_bf16x2_e2m3x2_scaled(uint16_t a, uint16_t scale)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_bf16x2_e2m3x2_scaled", "sm_100"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__E2M3, 8, MGPU__CVT_RELU, scale);
#else
    asm("cvt.rn.relu.scaled::n2::ue8m0.bf16x2.e2m3x2 %0, %1, %2;"
        : "=r"(r)
        : "h"(a), "h"(scale));
#endif
    return r;
}

/* The two bf16 of two e3m2: exact.
 *   ptx     cvt.rn.bf16x2.e3m2x2 r, a;
 *   needs   PTX 9.2, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e3m2, a byte each: the upper becomes bits 16..31
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_bf16x2_e3m2x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_bf16x2_e3m2x2", "sm_100"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__E3M2, 8, 0, 0x7f7f);
#else
    asm("cvt.rn.bf16x2.e3m2x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* The two bf16 of two e3m2, each times a power of two.
 *   ptx     cvt.rn.scaled::n2::ue8m0.bf16x2.e3m2x2 r, a, scale;
 *   needs   PTX 9.2, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e3m2, a byte each: the upper becomes bits 16..31
 *   scale   two ue8m0: the upper for the upper
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_bf16x2_e3m2x2_scaled(uint16_t a, uint16_t scale)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_bf16x2_e3m2x2_scaled", "sm_100"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__E3M2, 8, 0, scale);
#else
    asm("cvt.rn.scaled::n2::ue8m0.bf16x2.e3m2x2 %0, %1, %2;" : "=r"(r) : "h"(a), "h"(scale));
#endif
    return r;
}

/* The two bf16 of two e3m2: exact; negative values become 0.
 *   ptx     cvt.rn.relu.bf16x2.e3m2x2 r, a;
 *   needs   PTX 9.2, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e3m2, a byte each: the upper becomes bits 16..31
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_bf16x2_e3m2x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_bf16x2_e3m2x2", "sm_100"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__E3M2, 8, MGPU__CVT_RELU, 0x7f7f);
#else
    asm("cvt.rn.relu.bf16x2.e3m2x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* The two bf16 of two e3m2, each times a power of two; negative values become 0.
 *   ptx     cvt.rn.relu.scaled::n2::ue8m0.bf16x2.e3m2x2 r, a, scale;
 *   needs   PTX 9.2, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e3m2, a byte each: the upper becomes bits 16..31
 *   scale   two ue8m0: the upper for the upper
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_bf16x2_e3m2x2_scaled(uint16_t a, uint16_t scale)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_bf16x2_e3m2x2_scaled", "sm_100"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__E3M2, 8, MGPU__CVT_RELU, scale);
#else
    asm("cvt.rn.relu.scaled::n2::ue8m0.bf16x2.e3m2x2 %0, %1, %2;"
        : "=r"(r)
        : "h"(a), "h"(scale));
#endif
    return r;
}

/* The two bf16 of two e2m1: exact.
 *   ptx     cvt.rn.bf16x2.e2m1x2 r, a;
 *   needs   PTX 9.2, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e2m1, four bits each: the upper becomes bits 16..31
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_bf16x2_e2m1x2(uint8_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_bf16x2_e2m1x2", "sm_100"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__E2M1, 4, 0, 0x7f7f);
#else
    asm("{\n"
        ".reg .b8 t;\n"
        "cvt.u8.u16 t, %1;\n"
        "cvt.rn.bf16x2.e2m1x2 %0, t;\n"
        "}"
        : "=r"(r)
        : "h"((uint16_t)a));
#endif
    return r;
}

/* The two bf16 of two e2m1, each times a power of two.
 *   ptx     cvt.rn.scaled::n2::ue8m0.bf16x2.e2m1x2 r, a, scale;
 *   needs   PTX 9.2, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e2m1, four bits each: the upper becomes bits 16..31
 *   scale   two ue8m0: the upper for the upper
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_bf16x2_e2m1x2_scaled(uint8_t a, uint16_t scale)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_bf16x2_e2m1x2_scaled", "sm_100"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__E2M1, 4, 0, scale);
#else
    asm("{\n"
        ".reg .b8 t;\n"
        "cvt.u8.u16 t, %1;\n"
        "cvt.rn.scaled::n2::ue8m0.bf16x2.e2m1x2 %0, t, %2;\n"
        "}"
        : "=r"(r)
        : "h"((uint16_t)a), "h"(scale));
#endif
    return r;
}

/* The two bf16 of two e2m1: exact; negative values become 0.
 *   ptx     cvt.rn.relu.bf16x2.e2m1x2 r, a;
 *   needs   PTX 9.2, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e2m1, four bits each: the upper becomes bits 16..31
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_bf16x2_e2m1x2(uint8_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_bf16x2_e2m1x2", "sm_100"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__E2M1, 4, MGPU__CVT_RELU, 0x7f7f);
#else
    asm("{\n"
        ".reg .b8 t;\n"
        "cvt.u8.u16 t, %1;\n"
        "cvt.rn.relu.bf16x2.e2m1x2 %0, t;\n"
        "}"
        : "=r"(r)
        : "h"((uint16_t)a));
#endif
    return r;
}

/* The two bf16 of two e2m1, each times a power of two; negative values become 0.
 *   ptx     cvt.rn.relu.scaled::n2::ue8m0.bf16x2.e2m1x2 r, a, scale;
 *   needs   PTX 9.2, sm_100f, sm_110f, sm_120f
 *   by      any thread
 *   a       two e2m1, four bits each: the upper becomes bits 16..31
 *   scale   two ue8m0: the upper for the upper
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_bf16x2_e2m1x2_scaled(uint8_t a, uint16_t scale)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_cvt_rn_relu_bf16x2_e2m1x2_scaled", "sm_100"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__E2M1, 4, MGPU__CVT_RELU, scale);
#else
    asm("{\n"
        ".reg .b8 t;\n"
        "cvt.u8.u16 t, %1;\n"
        "cvt.rn.relu.scaled::n2::ue8m0.bf16x2.e2m1x2 %0, t, %2;\n"
        "}"
        : "=r"(r)
        : "h"((uint16_t)a), "h"(scale));
#endif
    return r;
}

/* Two f32 to two s2f6, signed multiples of 1/64, rounded to nearest, ties to even, from -2 to
 * 127/64.
 *   ptx     cvt.rn.satfinite.s2f6x2.f32 r, hi, lo;
 *   needs   PTX 9.1, sm_100a, sm_103a, sm_107a, sm_110a, sm_120a, sm_121a
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   returns NaN becomes 127/64
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_s2f6x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_FIXED, "mgpu_cvt_rn_s2f6x2_f32"));
    r = (uint16_t)mgpu__cvt_s2f6x2(hi, lo, 0, 0x7f7f);
#else
    asm("cvt.rn.satfinite.s2f6x2.f32 %0, %1, %2;" : "=h"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* Two f32, each through a power of two, to two s2f6, signed multiples of 1/64, rounded to
 * nearest, ties to even, from -2 to 127/64.
 *   ptx     cvt.rn.satfinite.scaled::n2::ue8m0.s2f6x2.f32 r, hi, lo, scale;
 *   needs   PTX 9.1, sm_100a, sm_103a, sm_107a, sm_110a, sm_120a, sm_121a
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   scale   two ue8m0: the upper for the upper
 *   returns NaN becomes 127/64
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_s2f6x2_f32_scaled(float hi, float lo, uint16_t scale)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_FIXED, "mgpu_cvt_rn_s2f6x2_f32_scaled"));
    r = (uint16_t)mgpu__cvt_s2f6x2(hi, lo, 0, scale);
#else
    asm("cvt.rn.satfinite.scaled::n2::ue8m0.s2f6x2.f32 %0, %1, %2, %3;"
        : "=h"(r)
        : "f"(hi), "f"(lo), "h"(scale));
#endif
    return r;
}

/* Two f32 to two s2f6, signed multiples of 1/64, rounded to nearest, ties to even, from -2 to
 * 127/64; negative values become 0.
 *   ptx     cvt.rn.satfinite.relu.s2f6x2.f32 r, hi, lo;
 *   needs   PTX 9.1, sm_100a, sm_103a, sm_107a, sm_110a, sm_120a, sm_121a
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   returns NaN becomes 127/64
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_relu_s2f6x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_FIXED, "mgpu_cvt_rn_relu_s2f6x2_f32"));
    r = (uint16_t)mgpu__cvt_s2f6x2(hi, lo, MGPU__CVT_RELU, 0x7f7f);
#else
    asm("cvt.rn.satfinite.relu.s2f6x2.f32 %0, %1, %2;" : "=h"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* Two f32, each through a power of two, to two s2f6, signed multiples of 1/64, rounded to
 * nearest, ties to even, from -2 to 127/64; negative values become 0.
 *   ptx     cvt.rn.satfinite.relu.scaled::n2::ue8m0.s2f6x2.f32 r, hi, lo, scale;
 *   needs   PTX 9.1, sm_100a, sm_103a, sm_107a, sm_110a, sm_120a, sm_121a
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   scale   two ue8m0: the upper for the upper
 *   returns NaN becomes 127/64
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_relu_s2f6x2_f32_scaled(float hi, float lo, uint16_t scale)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_FIXED, "mgpu_cvt_rn_relu_s2f6x2_f32_scaled"));
    r = (uint16_t)mgpu__cvt_s2f6x2(hi, lo, MGPU__CVT_RELU, scale);
#else
    asm("cvt.rn.satfinite.relu.scaled::n2::ue8m0.s2f6x2.f32 %0, %1, %2, %3;"
        : "=h"(r)
        : "f"(hi), "f"(lo), "h"(scale));
#endif
    return r;
}

/* Two bf16 to two s2f6, signed multiples of 1/64, rounded to nearest, ties to even, from -2 to
 * 127/64.
 *   ptx     cvt.rn.satfinite.s2f6x2.bf16x2 r, a;
 *   needs   PTX 9.1, sm_100a, sm_103a, sm_107a, sm_110a, sm_120a, sm_121a
 *   by      any thread
 *   a       two bf16: the upper becomes bits 8..15
 *   returns NaN becomes 127/64
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_s2f6x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_FIXED, "mgpu_cvt_rn_s2f6x2_bf16x2"));
    r = (uint16_t)mgpu__cvt_s2f6x2_bf16(a, 0, 0x7f7f);
#else
    asm("cvt.rn.satfinite.s2f6x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* Two bf16, each through a power of two, to two s2f6, signed multiples of 1/64, rounded to
 * nearest, ties to even, from -2 to 127/64.
 *   ptx     cvt.rn.satfinite.scaled::n2::ue8m0.s2f6x2.bf16x2 r, a, scale;
 *   needs   PTX 9.1, sm_100a, sm_103a, sm_107a, sm_110a, sm_120a, sm_121a
 *   by      any thread
 *   a       two bf16: the upper becomes bits 8..15
 *   scale   two ue8m0: the upper for the upper
 *   returns NaN becomes 127/64
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_s2f6x2_bf16x2_scaled(uint32_t a, uint16_t scale)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_FIXED, "mgpu_cvt_rn_s2f6x2_bf16x2_scaled"));
    r = (uint16_t)mgpu__cvt_s2f6x2_bf16(a, 0, scale);
#else
    asm("cvt.rn.satfinite.scaled::n2::ue8m0.s2f6x2.bf16x2 %0, %1, %2;"
        : "=h"(r)
        : "r"(a), "h"(scale));
#endif
    return r;
}

/* Two bf16 to two s2f6, signed multiples of 1/64, rounded to nearest, ties to even, from -2 to
 * 127/64; negative values become 0.
 *   ptx     cvt.rn.satfinite.relu.s2f6x2.bf16x2 r, a;
 *   needs   PTX 9.1, sm_100a, sm_103a, sm_107a, sm_110a, sm_120a, sm_121a
 *   by      any thread
 *   a       two bf16: the upper becomes bits 8..15
 *   returns NaN becomes 127/64
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_relu_s2f6x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_FIXED, "mgpu_cvt_rn_relu_s2f6x2_bf16x2"));
    r = (uint16_t)mgpu__cvt_s2f6x2_bf16(a, MGPU__CVT_RELU, 0x7f7f);
#else
    asm("cvt.rn.satfinite.relu.s2f6x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* Two bf16, each through a power of two, to two s2f6, signed multiples of 1/64, rounded to
 * nearest, ties to even, from -2 to 127/64; negative values become 0.
 *   ptx     cvt.rn.satfinite.relu.scaled::n2::ue8m0.s2f6x2.bf16x2 r, a, scale;
 *   needs   PTX 9.1, sm_100a, sm_103a, sm_107a, sm_110a, sm_120a, sm_121a
 *   by      any thread
 *   a       two bf16: the upper becomes bits 8..15
 *   scale   two ue8m0: the upper for the upper
 *   returns NaN becomes 127/64
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_relu_s2f6x2_bf16x2_scaled(uint32_t a, uint16_t scale)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_FIXED, "mgpu_cvt_rn_relu_s2f6x2_bf16x2_scaled"));
    r = (uint16_t)mgpu__cvt_s2f6x2_bf16(a, MGPU__CVT_RELU, scale);
#else
    asm("cvt.rn.satfinite.relu.scaled::n2::ue8m0.s2f6x2.bf16x2 %0, %1, %2;"
        : "=h"(r)
        : "r"(a), "h"(scale));
#endif
    return r;
}

/* The two bf16 of two s2f6: exact.
 *   ptx     cvt.rn.bf16x2.s2f6x2 r, a;
 *   needs   PTX 9.1, sm_100a, sm_103a, sm_107a, sm_110a, sm_120a, sm_121a
 *   by      any thread
 *   a       two s2f6: the upper becomes bits 16..31
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_bf16x2_s2f6x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_FIXED, "mgpu_cvt_rn_bf16x2_s2f6x2"));
    r = mgpu__cvt_bf16x2_s2f6(a, 0, 0x7f7f);
#else
    asm("cvt.rn.bf16x2.s2f6x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* The two bf16 of two s2f6, each times a power of two.
 *   ptx     cvt.rn.scaled::n2::ue8m0.bf16x2.s2f6x2 r, a, scale;
 *   needs   PTX 9.1, sm_100a, sm_103a, sm_107a, sm_110a, sm_120a, sm_121a
 *   by      any thread
 *   a       two s2f6: the upper becomes bits 16..31
 *   scale   two ue8m0: the upper for the upper
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_bf16x2_s2f6x2_scaled(uint16_t a, uint16_t scale)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_FIXED, "mgpu_cvt_rn_bf16x2_s2f6x2_scaled"));
    r = mgpu__cvt_bf16x2_s2f6(a, 0, scale);
#else
    asm("cvt.rn.scaled::n2::ue8m0.bf16x2.s2f6x2 %0, %1, %2;" : "=r"(r) : "h"(a), "h"(scale));
#endif
    return r;
}

/* The two bf16 of two s2f6: exact; negative values become 0.
 *   ptx     cvt.rn.relu.bf16x2.s2f6x2 r, a;
 *   needs   PTX 9.1, sm_100a, sm_103a, sm_107a, sm_110a, sm_120a, sm_121a
 *   by      any thread
 *   a       two s2f6: the upper becomes bits 16..31
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_bf16x2_s2f6x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_FIXED, "mgpu_cvt_rn_relu_bf16x2_s2f6x2"));
    r = mgpu__cvt_bf16x2_s2f6(a, MGPU__CVT_RELU, 0x7f7f);
#else
    asm("cvt.rn.relu.bf16x2.s2f6x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* The two bf16 of two s2f6, each times a power of two; negative values become 0.
 *   ptx     cvt.rn.relu.scaled::n2::ue8m0.bf16x2.s2f6x2 r, a, scale;
 *   needs   PTX 9.1, sm_100a, sm_103a, sm_107a, sm_110a, sm_120a, sm_121a
 *   by      any thread
 *   a       two s2f6: the upper becomes bits 16..31
 *   scale   two ue8m0: the upper for the upper
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_bf16x2_s2f6x2_scaled(uint16_t a, uint16_t scale)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_FIXED, "mgpu_cvt_rn_relu_bf16x2_s2f6x2_scaled"));
    r = mgpu__cvt_bf16x2_s2f6(a, MGPU__CVT_RELU, scale);
#else
    asm("cvt.rn.relu.scaled::n2::ue8m0.bf16x2.s2f6x2 %0, %1, %2;"
        : "=r"(r)
        : "h"(a), "h"(scale));
#endif
    return r;
}

/* The two bf16 of two s2f6: exact; too large values become the largest finite one.
 *   ptx     cvt.rn.satfinite.bf16x2.s2f6x2 r, a;
 *   needs   PTX 9.1, sm_100a, sm_103a, sm_107a, sm_110a, sm_120a, sm_121a
 *   by      any thread
 *   a       two s2f6: the upper becomes bits 16..31
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_satfinite_bf16x2_s2f6x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_FIXED, "mgpu_cvt_rn_satfinite_bf16x2_s2f6x2"));
    r = mgpu__cvt_bf16x2_s2f6(a, MGPU__CVT_SATFINITE, 0x7f7f);
#else
    asm("cvt.rn.satfinite.bf16x2.s2f6x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* The two bf16 of two s2f6, each times a power of two; too large values become the largest
 * finite one.
 *   ptx     cvt.rn.satfinite.scaled::n2::ue8m0.bf16x2.s2f6x2 r, a, scale;
 *   needs   PTX 9.1, sm_100a, sm_103a, sm_107a, sm_110a, sm_120a, sm_121a
 *   by      any thread
 *   a       two s2f6: the upper becomes bits 16..31
 *   scale   two ue8m0: the upper for the upper
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_satfinite_bf16x2_s2f6x2_scaled(uint16_t a, uint16_t scale)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_FIXED, "mgpu_cvt_rn_satfinite_bf16x2_s2f6x2_scaled"));
    r = mgpu__cvt_bf16x2_s2f6(a, MGPU__CVT_SATFINITE, scale);
#else
    asm("cvt.rn.satfinite.scaled::n2::ue8m0.bf16x2.s2f6x2 %0, %1, %2;"
        : "=r"(r)
        : "h"(a), "h"(scale));
#endif
    return r;
}

/* The two bf16 of two s2f6: exact; negative values become 0; too large values become the
 * largest finite one.
 *   ptx     cvt.rn.satfinite.relu.bf16x2.s2f6x2 r, a;
 *   needs   PTX 9.1, sm_100a, sm_103a, sm_107a, sm_110a, sm_120a, sm_121a
 *   by      any thread
 *   a       two s2f6: the upper becomes bits 16..31
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_satfinite_bf16x2_s2f6x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_FIXED, "mgpu_cvt_rn_relu_satfinite_bf16x2_s2f6x2"));
    r = mgpu__cvt_bf16x2_s2f6(a, MGPU__CVT_RELU | MGPU__CVT_SATFINITE, 0x7f7f);
#else
    asm("cvt.rn.satfinite.relu.bf16x2.s2f6x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* The two bf16 of two s2f6, each times a power of two; negative values become 0; too large
 * values become the largest finite one.
 *   ptx     cvt.rn.satfinite.relu.scaled::n2::ue8m0.bf16x2.s2f6x2 r, a, scale;
 *   needs   PTX 9.1, sm_100a, sm_103a, sm_107a, sm_110a, sm_120a, sm_121a
 *   by      any thread
 *   a       two s2f6: the upper becomes bits 16..31
 *   scale   two ue8m0: the upper for the upper
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_relu_satfinite_bf16x2_s2f6x2_scaled(uint16_t a, uint16_t scale)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_FIXED, "mgpu_cvt_rn_relu_satfinite_bf16x2_s2f6x2_scaled"));
    r = mgpu__cvt_bf16x2_s2f6(a, MGPU__CVT_RELU | MGPU__CVT_SATFINITE, scale);
#else
    asm("cvt.rn.satfinite.relu.scaled::n2::ue8m0.bf16x2.s2f6x2 %0, %1, %2;"
        : "=r"(r)
        : "h"(a), "h"(scale));
#endif
    return r;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_CVT_NEWER_GEN_H */
