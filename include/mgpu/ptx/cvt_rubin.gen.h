/* mgpu/ptx/cvt_rubin.gen.h - numbers of 8, 6 and 4 bits, scales, fixed point: Rubin.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/cvt_narrow.py. The picture and the use are in cvt_rubin.h.
 */
#ifndef MGPU_PTX_CVT_RUBIN_GEN_H
#define MGPU_PTX_CVT_RUBIN_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/math/cvt_narrow.h"
#include "../emu/target.h"
#endif

#if MGPU_HAS_DEVICE

/* cvt_elsewhere.gen.h made sentences of them. */
#undef mgpu_cvt_e4m3x2_f32
#undef mgpu_cvt_e4m3x2_f32_scaled
#undef mgpu_cvt_e4m3x2_f16x2
#undef mgpu_cvt_e4m3x2_f16x2_scaled
#undef mgpu_cvt_e4m3x2_bf16x2
#undef mgpu_cvt_e4m3x2_bf16x2_scaled
#undef mgpu_cvt_e5m2x2_f32
#undef mgpu_cvt_e5m2x2_f32_scaled
#undef mgpu_cvt_e5m2x2_f16x2
#undef mgpu_cvt_e5m2x2_f16x2_scaled
#undef mgpu_cvt_e5m2x2_bf16x2
#undef mgpu_cvt_e5m2x2_bf16x2_scaled
#undef mgpu_cvt_e2m3x2_f32
#undef mgpu_cvt_e2m3x2_f32_scaled
#undef mgpu_cvt_e2m3x2_f16x2
#undef mgpu_cvt_e2m3x2_f16x2_scaled
#undef mgpu_cvt_e2m3x2_bf16x2
#undef mgpu_cvt_e2m3x2_bf16x2_scaled
#undef mgpu_cvt_e3m2x2_f32
#undef mgpu_cvt_e3m2x2_f32_scaled
#undef mgpu_cvt_e3m2x2_f16x2
#undef mgpu_cvt_e3m2x2_f16x2_scaled
#undef mgpu_cvt_e3m2x2_bf16x2
#undef mgpu_cvt_e3m2x2_bf16x2_scaled
#undef mgpu_cvt_e2m1x2_f32
#undef mgpu_cvt_e2m1x2_f32_scaled
#undef mgpu_cvt_e2m1x2_f16x2
#undef mgpu_cvt_e2m1x2_f16x2_scaled
#undef mgpu_cvt_e2m1x2_bf16x2
#undef mgpu_cvt_e2m1x2_bf16x2_scaled
#undef mgpu_cvt_rn_pzo_f16x2_f32
#undef mgpu_cvt_rn_satfinite_pzo_f16x2_f32
#undef mgpu_cvt_rz_pzo_f16x2_f32
#undef mgpu_cvt_rz_satfinite_pzo_f16x2_f32
#undef mgpu_cvt_rn_pzo_bf16x2_f32
#undef mgpu_cvt_rn_satfinite_pzo_bf16x2_f32
#undef mgpu_cvt_rz_pzo_bf16x2_f32
#undef mgpu_cvt_rz_satfinite_pzo_bf16x2_f32
#undef mgpu_cvt_rn_ue5m3x2_f32
#undef mgpu_cvt_rn_ue5m3x2_f16x2
#undef mgpu_cvt_rn_ue5m3x2_bf16x2
#undef mgpu_cvt_rn_satfinite_ue5m3x2_f32
#undef mgpu_cvt_rn_satfinite_ue5m3x2_f16x2
#undef mgpu_cvt_rn_satfinite_ue5m3x2_bf16x2
#undef mgpu_cvt_rz_ue5m3x2_f32
#undef mgpu_cvt_rz_ue5m3x2_f16x2
#undef mgpu_cvt_rz_ue5m3x2_bf16x2
#undef mgpu_cvt_rz_satfinite_ue5m3x2_f32
#undef mgpu_cvt_rz_satfinite_ue5m3x2_f16x2
#undef mgpu_cvt_rz_satfinite_ue5m3x2_bf16x2
#undef mgpu_cvt_rp_ue5m3x2_f32
#undef mgpu_cvt_rp_ue5m3x2_f16x2
#undef mgpu_cvt_rp_ue5m3x2_bf16x2
#undef mgpu_cvt_rp_satfinite_ue5m3x2_f32
#undef mgpu_cvt_rp_satfinite_ue5m3x2_f16x2
#undef mgpu_cvt_rp_satfinite_ue5m3x2_bf16x2
#undef mgpu_cvt_rn_ue5m3x2_f32_scaled
#undef mgpu_cvt_rn_ue5m3x2_f16x2_scaled
#undef mgpu_cvt_rn_ue5m3x2_bf16x2_scaled
#undef mgpu_cvt_rn_satfinite_ue5m3x2_f32_scaled
#undef mgpu_cvt_rn_satfinite_ue5m3x2_f16x2_scaled
#undef mgpu_cvt_rn_satfinite_ue5m3x2_bf16x2_scaled
#undef mgpu_cvt_rz_ue5m3x2_f32_scaled
#undef mgpu_cvt_rz_ue5m3x2_f16x2_scaled
#undef mgpu_cvt_rz_ue5m3x2_bf16x2_scaled
#undef mgpu_cvt_rz_satfinite_ue5m3x2_f32_scaled
#undef mgpu_cvt_rz_satfinite_ue5m3x2_f16x2_scaled
#undef mgpu_cvt_rz_satfinite_ue5m3x2_bf16x2_scaled
#undef mgpu_cvt_rn_f16x2_ue5m3x2
#undef mgpu_cvt_rn_bf16x2_ue5m3x2
#undef mgpu_cvt_rn_bf16x2_ue5m3x2_scaled
#undef mgpu_cvt_rn_satfinite_bf16x2_ue5m3x2_scaled
#undef mgpu_cvt_rz_s2f6x2_f32
#undef mgpu_cvt_rz_s2f6x2_f32_scaled
#undef mgpu_cvt_rz_relu_s2f6x2_f32
#undef mgpu_cvt_rz_relu_s2f6x2_f32_scaled
#undef mgpu_cvt_rz_s2f6x2_bf16x2
#undef mgpu_cvt_rz_s2f6x2_bf16x2_scaled
#undef mgpu_cvt_rz_relu_s2f6x2_bf16x2
#undef mgpu_cvt_rz_relu_s2f6x2_bf16x2_scaled

#if !MGPU_EMULATE
/* `before`, the instruction up to its rounding, `behind`, and then its operands. */
#define MGPU__CVT_CASE(n, text, ...)                                                           \
    case n:                                                                                    \
        asm(text : __VA_ARGS__);                                                               \
        break;
#define MGPU__CVT_MODE_FOLD(how, before, behind, ...)                                          \
    switch (how) {                                                                             \
        MGPU__CVT_CASE(0, before "rz.satfinite" behind, __VA_ARGS__)                           \
        MGPU__CVT_CASE(1, before "rz.satfinite.relu" behind, __VA_ARGS__)                      \
        MGPU__CVT_CASE(2, before "rz.satfinite.pzo" behind, __VA_ARGS__)                       \
        MGPU__CVT_CASE(3, before "rn.satfinite.pzo" behind, __VA_ARGS__)                       \
    default:                                                                                   \
        MGPU__REFUSE("mgpu: the rounding of this cvt is one of MGPU_CVT_RZ to MGPU_CVT_RN_PZO, "\
                     "of a _scaled one to MGPU_CVT_RN_RELU, a constant");                      \
    }
#define MGPU__CVT_ANY_MODE_FOLD(how, before, behind, ...)                                      \
    switch (how) {                                                                             \
        MGPU__CVT_CASE(0, before "rz.satfinite" behind, __VA_ARGS__)                           \
        MGPU__CVT_CASE(1, before "rz.satfinite.relu" behind, __VA_ARGS__)                      \
        MGPU__CVT_CASE(2, before "rz.satfinite.pzo" behind, __VA_ARGS__)                       \
        MGPU__CVT_CASE(3, before "rn.satfinite.pzo" behind, __VA_ARGS__)                       \
        MGPU__CVT_CASE(4, before "rn.satfinite" behind, __VA_ARGS__)                           \
        MGPU__CVT_CASE(5, before "rn.satfinite.relu" behind, __VA_ARGS__)                      \
    default:                                                                                   \
        MGPU__REFUSE("mgpu: the rounding of this cvt is one of MGPU_CVT_RZ to MGPU_CVT_RN_PZO, "\
                     "of a _scaled one to MGPU_CVT_RN_RELU, a constant");                      \
    }
#endif

/* Two f32 to two e4m3 of at most 448, rounded as `how` says.
 *   ptx     cvt.MODE.e4m3x2.f32 r, hi, lo;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..3: MGPU_CVT_RZ to MGPU_CVT_RN_PZO; with another one the file does
 *           not assemble
 *   hi, lo  the upper and the lower byte of the result
 *   returns NaN becomes 0x7f
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e4m3x2_f32(uint32_t how, float hi, float lo)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e4m3x2_f32"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 4, "mgpu_cvt_e4m3x2_f32"));
    r = (uint16_t)mgpu__cvt_rubin_f32(hi, lo, MGPU__CVT_UNSCALED, MGPU__E4M3, 8,
        mgpu__cvt_mode(how));
#else
    MGPU__CVT_MODE_FOLD(how, "cvt.",
        ".e4m3x2.f32 %0, %1, %2;", "=h"(r)
        : "f"(hi), "f"(lo))
#endif
    return r;
}

/* Two f32, divided by a power of two, subnormal numbers as 0, to two e4m3 of at most 448,
 * rounded as `how` says.
 *   ptx     cvt.ANY_MODE.scaled::n1::ue8m0.e4m3x2.f32 r, hi, lo, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..5: MGPU_CVT_RZ to MGPU_CVT_RN_RELU; with another one the file does
 *           not assemble
 *   hi, lo  the upper and the lower byte of the result
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 0x7f
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e4m3x2_f32_scaled(uint32_t how, float hi, float lo, uint32_t scale)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e4m3x2_f32_scaled"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 6, "mgpu_cvt_e4m3x2_f32_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_f32(hi, lo, scale & 0xff, MGPU__E4M3, 8, mgpu__cvt_mode(how));
#else
    MGPU__CVT_ANY_MODE_FOLD(how, "{ .reg .b8 s; cvt.u8.u32 s, %3; cvt.",
        ".scaled::n1::ue8m0.e4m3x2.f32 %0, %1, %2, s; }", "=h"(r)
        : "f"(hi), "f"(lo), "r"(scale))
#endif
    return r;
}

/* Two f16 to two e4m3 of at most 448, rounded as `how` says.
 *   ptx     cvt.MODE.e4m3x2.f16x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..3: MGPU_CVT_RZ to MGPU_CVT_RN_PZO; with another one the file does
 *           not assemble
 *   a       two f16: the upper becomes the upper byte
 *   returns NaN becomes 0x7f
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e4m3x2_f16x2(uint32_t how, uint32_t a)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e4m3x2_f16x2"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 4, "mgpu_cvt_e4m3x2_f16x2"));
    r = (uint16_t)mgpu__cvt_rubin_f16(a, MGPU__CVT_UNSCALED, MGPU__E4M3, 8,
        mgpu__cvt_mode(how));
#else
    MGPU__CVT_MODE_FOLD(how, "cvt.",
        ".e4m3x2.f16x2 %0, %1;", "=h"(r)
        : "r"(a))
#endif
    return r;
}

/* Two f16, divided by a power of two, subnormal numbers as 0, to two e4m3 of at most 448,
 * rounded as `how` says.
 *   ptx     cvt.ANY_MODE.scaled::n1::ue8m0.e4m3x2.f16x2 r, a, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..5: MGPU_CVT_RZ to MGPU_CVT_RN_RELU; with another one the file does
 *           not assemble
 *   a       two f16: the upper becomes the upper byte
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 0x7f
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e4m3x2_f16x2_scaled(uint32_t how, uint32_t a, uint32_t scale)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e4m3x2_f16x2_scaled"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 6, "mgpu_cvt_e4m3x2_f16x2_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_f16(a, scale & 0xff, MGPU__E4M3, 8, mgpu__cvt_mode(how));
#else
    MGPU__CVT_ANY_MODE_FOLD(how, "{ .reg .b8 s; cvt.u8.u32 s, %2; cvt.",
        ".scaled::n1::ue8m0.e4m3x2.f16x2 %0, %1, s; }", "=h"(r)
        : "r"(a), "r"(scale))
#endif
    return r;
}

/* Two bf16 to two e4m3 of at most 448, rounded as `how` says.
 *   ptx     cvt.MODE.e4m3x2.bf16x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..3: MGPU_CVT_RZ to MGPU_CVT_RN_PZO; with another one the file does
 *           not assemble
 *   a       two bf16: the upper becomes the upper byte
 *   returns NaN becomes 0x7f
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e4m3x2_bf16x2(uint32_t how, uint32_t a)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e4m3x2_bf16x2"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 4, "mgpu_cvt_e4m3x2_bf16x2"));
    r = (uint16_t)mgpu__cvt_rubin_bf16(a, MGPU__CVT_UNSCALED, MGPU__E4M3, 8,
        mgpu__cvt_mode(how));
#else
    MGPU__CVT_MODE_FOLD(how, "cvt.",
        ".e4m3x2.bf16x2 %0, %1;", "=h"(r)
        : "r"(a))
#endif
    return r;
}

/* Two bf16, divided by a power of two, subnormal numbers as 0, to two e4m3 of at most 448,
 * rounded as `how` says.
 *   ptx     cvt.ANY_MODE.scaled::n1::ue8m0.e4m3x2.bf16x2 r, a, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..5: MGPU_CVT_RZ to MGPU_CVT_RN_RELU; with another one the file does
 *           not assemble
 *   a       two bf16: the upper becomes the upper byte
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 0x7f
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e4m3x2_bf16x2_scaled(uint32_t how, uint32_t a, uint32_t scale)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e4m3x2_bf16x2_scaled"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 6, "mgpu_cvt_e4m3x2_bf16x2_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_bf16(a, scale & 0xff, MGPU__E4M3, 8, mgpu__cvt_mode(how));
#else
    MGPU__CVT_ANY_MODE_FOLD(how, "{ .reg .b8 s; cvt.u8.u32 s, %2; cvt.",
        ".scaled::n1::ue8m0.e4m3x2.bf16x2 %0, %1, s; }", "=h"(r)
        : "r"(a), "r"(scale))
#endif
    return r;
}

/* Two f32 to two e5m2 of at most 57344, rounded as `how` says.
 *   ptx     cvt.MODE.e5m2x2.f32 r, hi, lo;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..3: MGPU_CVT_RZ to MGPU_CVT_RN_PZO; with another one the file does
 *           not assemble
 *   hi, lo  the upper and the lower byte of the result
 *   returns NaN becomes 0x7f
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e5m2x2_f32(uint32_t how, float hi, float lo)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e5m2x2_f32"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 4, "mgpu_cvt_e5m2x2_f32"));
    r = (uint16_t)mgpu__cvt_rubin_f32(hi, lo, MGPU__CVT_UNSCALED, MGPU__E5M2, 8,
        mgpu__cvt_mode(how));
#else
    MGPU__CVT_MODE_FOLD(how, "cvt.",
        ".e5m2x2.f32 %0, %1, %2;", "=h"(r)
        : "f"(hi), "f"(lo))
#endif
    return r;
}

/* Two f32, divided by a power of two, subnormal numbers as 0, to two e5m2 of at most 57344,
 * rounded as `how` says.
 *   ptx     cvt.ANY_MODE.scaled::n1::ue8m0.e5m2x2.f32 r, hi, lo, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..5: MGPU_CVT_RZ to MGPU_CVT_RN_RELU; with another one the file does
 *           not assemble
 *   hi, lo  the upper and the lower byte of the result
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 0x7f
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e5m2x2_f32_scaled(uint32_t how, float hi, float lo, uint32_t scale)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e5m2x2_f32_scaled"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 6, "mgpu_cvt_e5m2x2_f32_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_f32(hi, lo, scale & 0xff, MGPU__E5M2, 8, mgpu__cvt_mode(how));
#else
    MGPU__CVT_ANY_MODE_FOLD(how, "{ .reg .b8 s; cvt.u8.u32 s, %3; cvt.",
        ".scaled::n1::ue8m0.e5m2x2.f32 %0, %1, %2, s; }", "=h"(r)
        : "f"(hi), "f"(lo), "r"(scale))
#endif
    return r;
}

/* Two f16 to two e5m2 of at most 57344, rounded as `how` says.
 *   ptx     cvt.MODE.e5m2x2.f16x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..3: MGPU_CVT_RZ to MGPU_CVT_RN_PZO; with another one the file does
 *           not assemble
 *   a       two f16: the upper becomes the upper byte
 *   returns NaN becomes 0x7f
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e5m2x2_f16x2(uint32_t how, uint32_t a)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e5m2x2_f16x2"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 4, "mgpu_cvt_e5m2x2_f16x2"));
    r = (uint16_t)mgpu__cvt_rubin_f16(a, MGPU__CVT_UNSCALED, MGPU__E5M2, 8,
        mgpu__cvt_mode(how));
#else
    MGPU__CVT_MODE_FOLD(how, "cvt.",
        ".e5m2x2.f16x2 %0, %1;", "=h"(r)
        : "r"(a))
#endif
    return r;
}

/* Two f16, divided by a power of two, subnormal numbers as 0, to two e5m2 of at most 57344,
 * rounded as `how` says.
 *   ptx     cvt.ANY_MODE.scaled::n1::ue8m0.e5m2x2.f16x2 r, a, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..5: MGPU_CVT_RZ to MGPU_CVT_RN_RELU; with another one the file does
 *           not assemble
 *   a       two f16: the upper becomes the upper byte
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 0x7f
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e5m2x2_f16x2_scaled(uint32_t how, uint32_t a, uint32_t scale)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e5m2x2_f16x2_scaled"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 6, "mgpu_cvt_e5m2x2_f16x2_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_f16(a, scale & 0xff, MGPU__E5M2, 8, mgpu__cvt_mode(how));
#else
    MGPU__CVT_ANY_MODE_FOLD(how, "{ .reg .b8 s; cvt.u8.u32 s, %2; cvt.",
        ".scaled::n1::ue8m0.e5m2x2.f16x2 %0, %1, s; }", "=h"(r)
        : "r"(a), "r"(scale))
#endif
    return r;
}

/* Two bf16 to two e5m2 of at most 57344, rounded as `how` says.
 *   ptx     cvt.MODE.e5m2x2.bf16x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..3: MGPU_CVT_RZ to MGPU_CVT_RN_PZO; with another one the file does
 *           not assemble
 *   a       two bf16: the upper becomes the upper byte
 *   returns NaN becomes 0x7f
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e5m2x2_bf16x2(uint32_t how, uint32_t a)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e5m2x2_bf16x2"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 4, "mgpu_cvt_e5m2x2_bf16x2"));
    r = (uint16_t)mgpu__cvt_rubin_bf16(a, MGPU__CVT_UNSCALED, MGPU__E5M2, 8,
        mgpu__cvt_mode(how));
#else
    MGPU__CVT_MODE_FOLD(how, "cvt.",
        ".e5m2x2.bf16x2 %0, %1;", "=h"(r)
        : "r"(a))
#endif
    return r;
}

/* Two bf16, divided by a power of two, subnormal numbers as 0, to two e5m2 of at most 57344,
 * rounded as `how` says.
 *   ptx     cvt.ANY_MODE.scaled::n1::ue8m0.e5m2x2.bf16x2 r, a, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..5: MGPU_CVT_RZ to MGPU_CVT_RN_RELU; with another one the file does
 *           not assemble
 *   a       two bf16: the upper becomes the upper byte
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 0x7f
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e5m2x2_bf16x2_scaled(uint32_t how, uint32_t a, uint32_t scale)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e5m2x2_bf16x2_scaled"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 6, "mgpu_cvt_e5m2x2_bf16x2_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_bf16(a, scale & 0xff, MGPU__E5M2, 8, mgpu__cvt_mode(how));
#else
    MGPU__CVT_ANY_MODE_FOLD(how, "{ .reg .b8 s; cvt.u8.u32 s, %2; cvt.",
        ".scaled::n1::ue8m0.e5m2x2.bf16x2 %0, %1, s; }", "=h"(r)
        : "r"(a), "r"(scale))
#endif
    return r;
}

/* Two f32 to two e2m3 of at most 7.5, rounded as `how` says.
 *   ptx     cvt.MODE.e2m3x2.f32 r, hi, lo;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..3: MGPU_CVT_RZ to MGPU_CVT_RN_PZO; with another one the file does
 *           not assemble
 *   hi, lo  the upper and the lower byte of the result
 *   returns NaN becomes 7.5
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e2m3x2_f32(uint32_t how, float hi, float lo)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e2m3x2_f32"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 4, "mgpu_cvt_e2m3x2_f32"));
    r = (uint16_t)mgpu__cvt_rubin_f32(hi, lo, MGPU__CVT_UNSCALED, MGPU__E2M3, 8,
        mgpu__cvt_mode(how));
#else
    MGPU__CVT_MODE_FOLD(how, "cvt.",
        ".e2m3x2.f32 %0, %1, %2;", "=h"(r)
        : "f"(hi), "f"(lo))
#endif
    return r;
}

/* Two f32, divided by a power of two, subnormal numbers as 0, to two e2m3 of at most 7.5,
 * rounded as `how` says.
 *   ptx     cvt.ANY_MODE.scaled::n1::ue8m0.e2m3x2.f32 r, hi, lo, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..5: MGPU_CVT_RZ to MGPU_CVT_RN_RELU; with another one the file does
 *           not assemble
 *   hi, lo  the upper and the lower byte of the result
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 7.5
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e2m3x2_f32_scaled(uint32_t how, float hi, float lo, uint32_t scale)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e2m3x2_f32_scaled"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 6, "mgpu_cvt_e2m3x2_f32_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_f32(hi, lo, scale & 0xff, MGPU__E2M3, 8, mgpu__cvt_mode(how));
#else
    MGPU__CVT_ANY_MODE_FOLD(how, "{ .reg .b8 s; cvt.u8.u32 s, %3; cvt.",
        ".scaled::n1::ue8m0.e2m3x2.f32 %0, %1, %2, s; }", "=h"(r)
        : "f"(hi), "f"(lo), "r"(scale))
#endif
    return r;
}

/* Two f16 to two e2m3 of at most 7.5, rounded as `how` says.
 *   ptx     cvt.MODE.e2m3x2.f16x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..3: MGPU_CVT_RZ to MGPU_CVT_RN_PZO; with another one the file does
 *           not assemble
 *   a       two f16: the upper becomes the upper byte
 *   returns NaN becomes 7.5
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e2m3x2_f16x2(uint32_t how, uint32_t a)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e2m3x2_f16x2"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 4, "mgpu_cvt_e2m3x2_f16x2"));
    r = (uint16_t)mgpu__cvt_rubin_f16(a, MGPU__CVT_UNSCALED, MGPU__E2M3, 8,
        mgpu__cvt_mode(how));
#else
    MGPU__CVT_MODE_FOLD(how, "cvt.",
        ".e2m3x2.f16x2 %0, %1;", "=h"(r)
        : "r"(a))
#endif
    return r;
}

/* Two f16, divided by a power of two, subnormal numbers as 0, to two e2m3 of at most 7.5,
 * rounded as `how` says.
 *   ptx     cvt.ANY_MODE.scaled::n1::ue8m0.e2m3x2.f16x2 r, a, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..5: MGPU_CVT_RZ to MGPU_CVT_RN_RELU; with another one the file does
 *           not assemble
 *   a       two f16: the upper becomes the upper byte
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 7.5
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e2m3x2_f16x2_scaled(uint32_t how, uint32_t a, uint32_t scale)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e2m3x2_f16x2_scaled"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 6, "mgpu_cvt_e2m3x2_f16x2_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_f16(a, scale & 0xff, MGPU__E2M3, 8, mgpu__cvt_mode(how));
#else
    MGPU__CVT_ANY_MODE_FOLD(how, "{ .reg .b8 s; cvt.u8.u32 s, %2; cvt.",
        ".scaled::n1::ue8m0.e2m3x2.f16x2 %0, %1, s; }", "=h"(r)
        : "r"(a), "r"(scale))
#endif
    return r;
}

/* Two bf16 to two e2m3 of at most 7.5, rounded as `how` says.
 *   ptx     cvt.MODE.e2m3x2.bf16x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..3: MGPU_CVT_RZ to MGPU_CVT_RN_PZO; with another one the file does
 *           not assemble
 *   a       two bf16: the upper becomes the upper byte
 *   returns NaN becomes 7.5
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e2m3x2_bf16x2(uint32_t how, uint32_t a)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e2m3x2_bf16x2"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 4, "mgpu_cvt_e2m3x2_bf16x2"));
    r = (uint16_t)mgpu__cvt_rubin_bf16(a, MGPU__CVT_UNSCALED, MGPU__E2M3, 8,
        mgpu__cvt_mode(how));
#else
    MGPU__CVT_MODE_FOLD(how, "cvt.",
        ".e2m3x2.bf16x2 %0, %1;", "=h"(r)
        : "r"(a))
#endif
    return r;
}

/* Two bf16, divided by a power of two, subnormal numbers as 0, to two e2m3 of at most 7.5,
 * rounded as `how` says.
 *   ptx     cvt.ANY_MODE.scaled::n1::ue8m0.e2m3x2.bf16x2 r, a, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..5: MGPU_CVT_RZ to MGPU_CVT_RN_RELU; with another one the file does
 *           not assemble
 *   a       two bf16: the upper becomes the upper byte
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 7.5
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e2m3x2_bf16x2_scaled(uint32_t how, uint32_t a, uint32_t scale)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e2m3x2_bf16x2_scaled"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 6, "mgpu_cvt_e2m3x2_bf16x2_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_bf16(a, scale & 0xff, MGPU__E2M3, 8, mgpu__cvt_mode(how));
#else
    MGPU__CVT_ANY_MODE_FOLD(how, "{ .reg .b8 s; cvt.u8.u32 s, %2; cvt.",
        ".scaled::n1::ue8m0.e2m3x2.bf16x2 %0, %1, s; }", "=h"(r)
        : "r"(a), "r"(scale))
#endif
    return r;
}

/* Two f32 to two e3m2 of at most 28, rounded as `how` says.
 *   ptx     cvt.MODE.e3m2x2.f32 r, hi, lo;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..3: MGPU_CVT_RZ to MGPU_CVT_RN_PZO; with another one the file does
 *           not assemble
 *   hi, lo  the upper and the lower byte of the result
 *   returns NaN becomes 28
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e3m2x2_f32(uint32_t how, float hi, float lo)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e3m2x2_f32"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 4, "mgpu_cvt_e3m2x2_f32"));
    r = (uint16_t)mgpu__cvt_rubin_f32(hi, lo, MGPU__CVT_UNSCALED, MGPU__E3M2, 8,
        mgpu__cvt_mode(how));
#else
    MGPU__CVT_MODE_FOLD(how, "cvt.",
        ".e3m2x2.f32 %0, %1, %2;", "=h"(r)
        : "f"(hi), "f"(lo))
#endif
    return r;
}

/* Two f32, divided by a power of two, subnormal numbers as 0, to two e3m2 of at most 28,
 * rounded as `how` says.
 *   ptx     cvt.ANY_MODE.scaled::n1::ue8m0.e3m2x2.f32 r, hi, lo, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..5: MGPU_CVT_RZ to MGPU_CVT_RN_RELU; with another one the file does
 *           not assemble
 *   hi, lo  the upper and the lower byte of the result
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 28
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e3m2x2_f32_scaled(uint32_t how, float hi, float lo, uint32_t scale)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e3m2x2_f32_scaled"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 6, "mgpu_cvt_e3m2x2_f32_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_f32(hi, lo, scale & 0xff, MGPU__E3M2, 8, mgpu__cvt_mode(how));
#else
    MGPU__CVT_ANY_MODE_FOLD(how, "{ .reg .b8 s; cvt.u8.u32 s, %3; cvt.",
        ".scaled::n1::ue8m0.e3m2x2.f32 %0, %1, %2, s; }", "=h"(r)
        : "f"(hi), "f"(lo), "r"(scale))
#endif
    return r;
}

/* Two f16 to two e3m2 of at most 28, rounded as `how` says.
 *   ptx     cvt.MODE.e3m2x2.f16x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..3: MGPU_CVT_RZ to MGPU_CVT_RN_PZO; with another one the file does
 *           not assemble
 *   a       two f16: the upper becomes the upper byte
 *   returns NaN becomes 28
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e3m2x2_f16x2(uint32_t how, uint32_t a)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e3m2x2_f16x2"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 4, "mgpu_cvt_e3m2x2_f16x2"));
    r = (uint16_t)mgpu__cvt_rubin_f16(a, MGPU__CVT_UNSCALED, MGPU__E3M2, 8,
        mgpu__cvt_mode(how));
#else
    MGPU__CVT_MODE_FOLD(how, "cvt.",
        ".e3m2x2.f16x2 %0, %1;", "=h"(r)
        : "r"(a))
#endif
    return r;
}

/* Two f16, divided by a power of two, subnormal numbers as 0, to two e3m2 of at most 28,
 * rounded as `how` says.
 *   ptx     cvt.ANY_MODE.scaled::n1::ue8m0.e3m2x2.f16x2 r, a, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..5: MGPU_CVT_RZ to MGPU_CVT_RN_RELU; with another one the file does
 *           not assemble
 *   a       two f16: the upper becomes the upper byte
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 28
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e3m2x2_f16x2_scaled(uint32_t how, uint32_t a, uint32_t scale)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e3m2x2_f16x2_scaled"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 6, "mgpu_cvt_e3m2x2_f16x2_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_f16(a, scale & 0xff, MGPU__E3M2, 8, mgpu__cvt_mode(how));
#else
    MGPU__CVT_ANY_MODE_FOLD(how, "{ .reg .b8 s; cvt.u8.u32 s, %2; cvt.",
        ".scaled::n1::ue8m0.e3m2x2.f16x2 %0, %1, s; }", "=h"(r)
        : "r"(a), "r"(scale))
#endif
    return r;
}

/* Two bf16 to two e3m2 of at most 28, rounded as `how` says.
 *   ptx     cvt.MODE.e3m2x2.bf16x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..3: MGPU_CVT_RZ to MGPU_CVT_RN_PZO; with another one the file does
 *           not assemble
 *   a       two bf16: the upper becomes the upper byte
 *   returns NaN becomes 28
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e3m2x2_bf16x2(uint32_t how, uint32_t a)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e3m2x2_bf16x2"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 4, "mgpu_cvt_e3m2x2_bf16x2"));
    r = (uint16_t)mgpu__cvt_rubin_bf16(a, MGPU__CVT_UNSCALED, MGPU__E3M2, 8,
        mgpu__cvt_mode(how));
#else
    MGPU__CVT_MODE_FOLD(how, "cvt.",
        ".e3m2x2.bf16x2 %0, %1;", "=h"(r)
        : "r"(a))
#endif
    return r;
}

/* Two bf16, divided by a power of two, subnormal numbers as 0, to two e3m2 of at most 28,
 * rounded as `how` says.
 *   ptx     cvt.ANY_MODE.scaled::n1::ue8m0.e3m2x2.bf16x2 r, a, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..5: MGPU_CVT_RZ to MGPU_CVT_RN_RELU; with another one the file does
 *           not assemble
 *   a       two bf16: the upper becomes the upper byte
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 28
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_e3m2x2_bf16x2_scaled(uint32_t how, uint32_t a, uint32_t scale)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e3m2x2_bf16x2_scaled"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 6, "mgpu_cvt_e3m2x2_bf16x2_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_bf16(a, scale & 0xff, MGPU__E3M2, 8, mgpu__cvt_mode(how));
#else
    MGPU__CVT_ANY_MODE_FOLD(how, "{ .reg .b8 s; cvt.u8.u32 s, %2; cvt.",
        ".scaled::n1::ue8m0.e3m2x2.bf16x2 %0, %1, s; }", "=h"(r)
        : "r"(a), "r"(scale))
#endif
    return r;
}

/* Two f32 to two e2m1 of at most 6, rounded as `how` says.
 *   ptx     cvt.MODE.e2m1x2.f32 r, hi, lo;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..3: MGPU_CVT_RZ to MGPU_CVT_RN_PZO; with another one the file does
 *           not assemble
 *   hi, lo  the upper and the lower four bits of the result
 *   returns NaN becomes 6
 */
MGPU_DEVICE uint8_t
mgpu_cvt_e2m1x2_f32(uint32_t how, float hi, float lo)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e2m1x2_f32"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 4, "mgpu_cvt_e2m1x2_f32"));
    r = (uint16_t)mgpu__cvt_rubin_f32(hi, lo, MGPU__CVT_UNSCALED, MGPU__E2M1, 4,
        mgpu__cvt_mode(how));
#else
    MGPU__CVT_MODE_FOLD(how, "{ .reg .b8 t; cvt.",
        ".e2m1x2.f32 t, %1, %2; cvt.u16.u8 %0, t; }", "=h"(r)
        : "f"(hi), "f"(lo))
#endif
    return (uint8_t)r;
}

/* Two f32, divided by a power of two, subnormal numbers as 0, to two e2m1 of at most 6, rounded
 * as `how` says.
 *   ptx     cvt.ANY_MODE.scaled::n1::ue8m0.e2m1x2.f32 r, hi, lo, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..5: MGPU_CVT_RZ to MGPU_CVT_RN_RELU; with another one the file does
 *           not assemble
 *   hi, lo  the upper and the lower four bits of the result
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 6
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint8_t
mgpu_cvt_e2m1x2_f32_scaled(uint32_t how, float hi, float lo, uint32_t scale)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e2m1x2_f32_scaled"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 6, "mgpu_cvt_e2m1x2_f32_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_f32(hi, lo, scale & 0xff, MGPU__E2M1, 4, mgpu__cvt_mode(how));
#else
    MGPU__CVT_ANY_MODE_FOLD(how, "{ .reg .b8 t; .reg .b8 s; cvt.u8.u32 s, %3; cvt.",
        ".scaled::n1::ue8m0.e2m1x2.f32 t, %1, %2, s; cvt.u16.u8 %0, t; }", "=h"(r)
        : "f"(hi), "f"(lo), "r"(scale))
#endif
    return (uint8_t)r;
}

/* Two f16 to two e2m1 of at most 6, rounded as `how` says.
 *   ptx     cvt.MODE.e2m1x2.f16x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..3: MGPU_CVT_RZ to MGPU_CVT_RN_PZO; with another one the file does
 *           not assemble
 *   a       two f16: the upper becomes the upper four bits
 *   returns NaN becomes 6
 */
MGPU_DEVICE uint8_t
mgpu_cvt_e2m1x2_f16x2(uint32_t how, uint32_t a)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e2m1x2_f16x2"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 4, "mgpu_cvt_e2m1x2_f16x2"));
    r = (uint16_t)mgpu__cvt_rubin_f16(a, MGPU__CVT_UNSCALED, MGPU__E2M1, 4,
        mgpu__cvt_mode(how));
#else
    MGPU__CVT_MODE_FOLD(how, "{ .reg .b8 t; cvt.",
        ".e2m1x2.f16x2 t, %1; cvt.u16.u8 %0, t; }", "=h"(r)
        : "r"(a))
#endif
    return (uint8_t)r;
}

/* Two f16, divided by a power of two, subnormal numbers as 0, to two e2m1 of at most 6, rounded
 * as `how` says.
 *   ptx     cvt.ANY_MODE.scaled::n1::ue8m0.e2m1x2.f16x2 r, a, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..5: MGPU_CVT_RZ to MGPU_CVT_RN_RELU; with another one the file does
 *           not assemble
 *   a       two f16: the upper becomes the upper four bits
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 6
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint8_t
mgpu_cvt_e2m1x2_f16x2_scaled(uint32_t how, uint32_t a, uint32_t scale)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e2m1x2_f16x2_scaled"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 6, "mgpu_cvt_e2m1x2_f16x2_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_f16(a, scale & 0xff, MGPU__E2M1, 4, mgpu__cvt_mode(how));
#else
    MGPU__CVT_ANY_MODE_FOLD(how, "{ .reg .b8 t; .reg .b8 s; cvt.u8.u32 s, %2; cvt.",
        ".scaled::n1::ue8m0.e2m1x2.f16x2 t, %1, s; cvt.u16.u8 %0, t; }", "=h"(r)
        : "r"(a), "r"(scale))
#endif
    return (uint8_t)r;
}

/* Two bf16 to two e2m1 of at most 6, rounded as `how` says.
 *   ptx     cvt.MODE.e2m1x2.bf16x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..3: MGPU_CVT_RZ to MGPU_CVT_RN_PZO; with another one the file does
 *           not assemble
 *   a       two bf16: the upper becomes the upper four bits
 *   returns NaN becomes 6
 */
MGPU_DEVICE uint8_t
mgpu_cvt_e2m1x2_bf16x2(uint32_t how, uint32_t a)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e2m1x2_bf16x2"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 4, "mgpu_cvt_e2m1x2_bf16x2"));
    r = (uint16_t)mgpu__cvt_rubin_bf16(a, MGPU__CVT_UNSCALED, MGPU__E2M1, 4,
        mgpu__cvt_mode(how));
#else
    MGPU__CVT_MODE_FOLD(how, "{ .reg .b8 t; cvt.",
        ".e2m1x2.bf16x2 t, %1; cvt.u16.u8 %0, t; }", "=h"(r)
        : "r"(a))
#endif
    return (uint8_t)r;
}

/* Two bf16, divided by a power of two, subnormal numbers as 0, to two e2m1 of at most 6,
 * rounded as `how` says.
 *   ptx     cvt.ANY_MODE.scaled::n1::ue8m0.e2m1x2.bf16x2 r, a, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   how     a constant, 0..5: MGPU_CVT_RZ to MGPU_CVT_RN_RELU; with another one the file does
 *           not assemble
 *   a       two bf16: the upper becomes the upper four bits
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 6
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint8_t
mgpu_cvt_e2m1x2_bf16x2_scaled(uint32_t how, uint32_t a, uint32_t scale)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_e2m1x2_bf16x2_scaled"));
    MGPU__EMU(mgpu__emu_cvt_mode(how, 6, "mgpu_cvt_e2m1x2_bf16x2_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_bf16(a, scale & 0xff, MGPU__E2M1, 4, mgpu__cvt_mode(how));
#else
    MGPU__CVT_ANY_MODE_FOLD(how, "{ .reg .b8 t; .reg .b8 s; cvt.u8.u32 s, %2; cvt.",
        ".scaled::n1::ue8m0.e2m1x2.bf16x2 t, %1, s; cvt.u16.u8 %0, t; }", "=h"(r)
        : "r"(a), "r"(scale))
#endif
    return (uint8_t)r;
}

/* hi << 16 | lo, each as f16, rounded to nearest, ties to even; -0 becomes 0.
 *   ptx     cvt.rn.pzo.f16x2.f32 r, hi, lo;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   hi, lo  become bits 16..31 and 0..15
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_pzo_f16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rn_pzo_f16x2_f32"));
    r = mgpu__cvt_pzo(hi, lo, MGPU__F16, MGPU__CVT_RN);
#else
    asm("cvt.rn.pzo.f16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* hi << 16 | lo, each as f16, rounded to nearest, ties to even; -0 becomes 0; too large values
 * become the largest finite one.
 *   ptx     cvt.rn.satfinite.pzo.f16x2.f32 r, hi, lo;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   hi, lo  become bits 16..31 and 0..15
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_satfinite_pzo_f16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rn_satfinite_pzo_f16x2_f32"));
    r = mgpu__cvt_pzo(hi, lo, MGPU__F16, MGPU__CVT_RN | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.pzo.f16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* hi << 16 | lo, each as f16, rounded toward zero; -0 becomes 0.
 *   ptx     cvt.rz.pzo.f16x2.f32 r, hi, lo;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   hi, lo  become bits 16..31 and 0..15
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rz_pzo_f16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rz_pzo_f16x2_f32"));
    r = mgpu__cvt_pzo(hi, lo, MGPU__F16, MGPU__CVT_RZ);
#else
    asm("cvt.rz.pzo.f16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* hi << 16 | lo, each as f16, rounded toward zero; -0 becomes 0; too large values become the
 * largest finite one.
 *   ptx     cvt.rz.satfinite.pzo.f16x2.f32 r, hi, lo;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   hi, lo  become bits 16..31 and 0..15
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rz_satfinite_pzo_f16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rz_satfinite_pzo_f16x2_f32"));
    r = mgpu__cvt_pzo(hi, lo, MGPU__F16, MGPU__CVT_RZ | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rz.satfinite.pzo.f16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* hi << 16 | lo, each as bf16, rounded to nearest, ties to even; -0 becomes 0.
 *   ptx     cvt.rn.pzo.bf16x2.f32 r, hi, lo;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   hi, lo  become bits 16..31 and 0..15
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_pzo_bf16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rn_pzo_bf16x2_f32"));
    r = mgpu__cvt_pzo(hi, lo, MGPU__BF16, MGPU__CVT_RN);
#else
    asm("cvt.rn.pzo.bf16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* hi << 16 | lo, each as bf16, rounded to nearest, ties to even; -0 becomes 0; too large values
 * become the largest finite one.
 *   ptx     cvt.rn.satfinite.pzo.bf16x2.f32 r, hi, lo;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   hi, lo  become bits 16..31 and 0..15
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_satfinite_pzo_bf16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rn_satfinite_pzo_bf16x2_f32"));
    r = mgpu__cvt_pzo(hi, lo, MGPU__BF16, MGPU__CVT_RN | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.pzo.bf16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* hi << 16 | lo, each as bf16, rounded toward zero; -0 becomes 0.
 *   ptx     cvt.rz.pzo.bf16x2.f32 r, hi, lo;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   hi, lo  become bits 16..31 and 0..15
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rz_pzo_bf16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rz_pzo_bf16x2_f32"));
    r = mgpu__cvt_pzo(hi, lo, MGPU__BF16, MGPU__CVT_RZ);
#else
    asm("cvt.rz.pzo.bf16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* hi << 16 | lo, each as bf16, rounded toward zero; -0 becomes 0; too large values become the
 * largest finite one.
 *   ptx     cvt.rz.satfinite.pzo.bf16x2.f32 r, hi, lo;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   hi, lo  become bits 16..31 and 0..15
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rz_satfinite_pzo_bf16x2_f32(float hi, float lo)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rz_satfinite_pzo_bf16x2_f32"));
    r = mgpu__cvt_pzo(hi, lo, MGPU__BF16, MGPU__CVT_RZ | MGPU__CVT_SATFINITE);
#else
    asm("cvt.rz.satfinite.pzo.bf16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* The magnitudes of two f32 to two ue5m3, rounded to nearest, ties to even; infinity becomes
 * NaN, and so does what is rounded beyond 114688.
 *   ptx     cvt.rn.ue5m3x2.f32 r, hi, lo;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   returns NaN becomes 0xff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_ue5m3x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rn_ue5m3x2_f32"));
    r = (uint16_t)mgpu__cvt_rubin_f32(hi, lo, MGPU__CVT_UNSCALED, MGPU__UE5M3, 8, MGPU__CVT_RN);
#else
    asm("cvt.rn.ue5m3x2.f32 %0, %1, %2;" : "=h"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* The magnitudes of two f16 to two ue5m3, rounded to nearest, ties to even; infinity becomes
 * NaN, and so does what is rounded beyond 114688.
 *   ptx     cvt.rn.ue5m3x2.f16x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two f16: the upper becomes bits 8..15
 *   returns NaN becomes 0xff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_ue5m3x2_f16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rn_ue5m3x2_f16x2"));
    r = (uint16_t)mgpu__cvt_rubin_f16(a, MGPU__CVT_UNSCALED, MGPU__UE5M3, 8, MGPU__CVT_RN);
#else
    asm("cvt.rn.ue5m3x2.f16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* The magnitudes of two bf16 to two ue5m3, rounded to nearest, ties to even; infinity becomes
 * NaN, and so does what is rounded beyond 114688.
 *   ptx     cvt.rn.ue5m3x2.bf16x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two bf16: the upper becomes bits 8..15
 *   returns NaN becomes 0xff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_ue5m3x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rn_ue5m3x2_bf16x2"));
    r = (uint16_t)mgpu__cvt_rubin_bf16(a, MGPU__CVT_UNSCALED, MGPU__UE5M3, 8, MGPU__CVT_RN);
#else
    asm("cvt.rn.ue5m3x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* The magnitudes of two f32 to two ue5m3, rounded to nearest, ties to even; too large, and
 * infinity: 114688.
 *   ptx     cvt.rn.satfinite.ue5m3x2.f32 r, hi, lo;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   returns NaN becomes 0xff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_satfinite_ue5m3x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rn_satfinite_ue5m3x2_f32"));
    r = (uint16_t)mgpu__cvt_rubin_f32(hi, lo, MGPU__CVT_UNSCALED, MGPU__UE5M3, 8, MGPU__CVT_RN |
        MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.ue5m3x2.f32 %0, %1, %2;" : "=h"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* The magnitudes of two f16 to two ue5m3, rounded to nearest, ties to even; too large, and
 * infinity: 114688.
 *   ptx     cvt.rn.satfinite.ue5m3x2.f16x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two f16: the upper becomes bits 8..15
 *   returns NaN becomes 0xff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_satfinite_ue5m3x2_f16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rn_satfinite_ue5m3x2_f16x2"));
    r = (uint16_t)mgpu__cvt_rubin_f16(a, MGPU__CVT_UNSCALED, MGPU__UE5M3, 8, MGPU__CVT_RN |
        MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.ue5m3x2.f16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* The magnitudes of two bf16 to two ue5m3, rounded to nearest, ties to even; too large, and
 * infinity: 114688.
 *   ptx     cvt.rn.satfinite.ue5m3x2.bf16x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two bf16: the upper becomes bits 8..15
 *   returns NaN becomes 0xff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_satfinite_ue5m3x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rn_satfinite_ue5m3x2_bf16x2"));
    r = (uint16_t)mgpu__cvt_rubin_bf16(a, MGPU__CVT_UNSCALED, MGPU__UE5M3, 8, MGPU__CVT_RN |
        MGPU__CVT_SATFINITE);
#else
    asm("cvt.rn.satfinite.ue5m3x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* The magnitudes of two f32 to two ue5m3, rounded toward zero; too large: 114688; infinity
 * becomes NaN.
 *   ptx     cvt.rz.ue5m3x2.f32 r, hi, lo;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   returns NaN becomes 0xff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_ue5m3x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rz_ue5m3x2_f32"));
    r = (uint16_t)mgpu__cvt_rubin_f32(hi, lo, MGPU__CVT_UNSCALED, MGPU__UE5M3, 8, MGPU__CVT_RZ);
#else
    asm("cvt.rz.ue5m3x2.f32 %0, %1, %2;" : "=h"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* The magnitudes of two f16 to two ue5m3, rounded toward zero; too large: 114688; infinity
 * becomes NaN.
 *   ptx     cvt.rz.ue5m3x2.f16x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two f16: the upper becomes bits 8..15
 *   returns NaN becomes 0xff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_ue5m3x2_f16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rz_ue5m3x2_f16x2"));
    r = (uint16_t)mgpu__cvt_rubin_f16(a, MGPU__CVT_UNSCALED, MGPU__UE5M3, 8, MGPU__CVT_RZ);
#else
    asm("cvt.rz.ue5m3x2.f16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* The magnitudes of two bf16 to two ue5m3, rounded toward zero; too large: 114688; infinity
 * becomes NaN.
 *   ptx     cvt.rz.ue5m3x2.bf16x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two bf16: the upper becomes bits 8..15
 *   returns NaN becomes 0xff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_ue5m3x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rz_ue5m3x2_bf16x2"));
    r = (uint16_t)mgpu__cvt_rubin_bf16(a, MGPU__CVT_UNSCALED, MGPU__UE5M3, 8, MGPU__CVT_RZ);
#else
    asm("cvt.rz.ue5m3x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* The magnitudes of two f32 to two ue5m3, rounded toward zero; too large, and infinity: 114688.
 *   ptx     cvt.rz.satfinite.ue5m3x2.f32 r, hi, lo;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   returns NaN becomes 0xff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_satfinite_ue5m3x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rz_satfinite_ue5m3x2_f32"));
    r = (uint16_t)mgpu__cvt_rubin_f32(hi, lo, MGPU__CVT_UNSCALED, MGPU__UE5M3, 8, MGPU__CVT_RZ |
        MGPU__CVT_SATFINITE);
#else
    asm("cvt.rz.satfinite.ue5m3x2.f32 %0, %1, %2;" : "=h"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* The magnitudes of two f16 to two ue5m3, rounded toward zero; too large, and infinity: 114688.
 *   ptx     cvt.rz.satfinite.ue5m3x2.f16x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two f16: the upper becomes bits 8..15
 *   returns NaN becomes 0xff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_satfinite_ue5m3x2_f16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rz_satfinite_ue5m3x2_f16x2"));
    r = (uint16_t)mgpu__cvt_rubin_f16(a, MGPU__CVT_UNSCALED, MGPU__UE5M3, 8, MGPU__CVT_RZ |
        MGPU__CVT_SATFINITE);
#else
    asm("cvt.rz.satfinite.ue5m3x2.f16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* The magnitudes of two bf16 to two ue5m3, rounded toward zero; too large, and infinity:
 * 114688.
 *   ptx     cvt.rz.satfinite.ue5m3x2.bf16x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two bf16: the upper becomes bits 8..15
 *   returns NaN becomes 0xff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_satfinite_ue5m3x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rz_satfinite_ue5m3x2_bf16x2"));
    r = (uint16_t)mgpu__cvt_rubin_bf16(a, MGPU__CVT_UNSCALED, MGPU__UE5M3, 8, MGPU__CVT_RZ |
        MGPU__CVT_SATFINITE);
#else
    asm("cvt.rz.satfinite.ue5m3x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* The magnitudes of two f32 to two ue5m3, rounded up; infinity becomes NaN, and so does what is
 * rounded beyond 114688.
 *   ptx     cvt.rp.ue5m3x2.f32 r, hi, lo;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   returns NaN becomes 0xff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rp_ue5m3x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rp_ue5m3x2_f32"));
    r = (uint16_t)mgpu__cvt_rubin_f32(hi, lo, MGPU__CVT_UNSCALED, MGPU__UE5M3, 8, MGPU__CVT_RP);
#else
    asm("cvt.rp.ue5m3x2.f32 %0, %1, %2;" : "=h"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* The magnitudes of two f16 to two ue5m3, rounded up; infinity becomes NaN, and so does what is
 * rounded beyond 114688.
 *   ptx     cvt.rp.ue5m3x2.f16x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two f16: the upper becomes bits 8..15
 *   returns NaN becomes 0xff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rp_ue5m3x2_f16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rp_ue5m3x2_f16x2"));
    r = (uint16_t)mgpu__cvt_rubin_f16(a, MGPU__CVT_UNSCALED, MGPU__UE5M3, 8, MGPU__CVT_RP);
#else
    asm("cvt.rp.ue5m3x2.f16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* The magnitudes of two bf16 to two ue5m3, rounded up; infinity becomes NaN, and so does what
 * is rounded beyond 114688.
 *   ptx     cvt.rp.ue5m3x2.bf16x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two bf16: the upper becomes bits 8..15
 *   returns NaN becomes 0xff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rp_ue5m3x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rp_ue5m3x2_bf16x2"));
    r = (uint16_t)mgpu__cvt_rubin_bf16(a, MGPU__CVT_UNSCALED, MGPU__UE5M3, 8, MGPU__CVT_RP);
#else
    asm("cvt.rp.ue5m3x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* The magnitudes of two f32 to two ue5m3, rounded up; too large, and infinity: 114688.
 *   ptx     cvt.rp.satfinite.ue5m3x2.f32 r, hi, lo;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   returns NaN becomes 0xff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rp_satfinite_ue5m3x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rp_satfinite_ue5m3x2_f32"));
    r = (uint16_t)mgpu__cvt_rubin_f32(hi, lo, MGPU__CVT_UNSCALED, MGPU__UE5M3, 8, MGPU__CVT_RP |
        MGPU__CVT_SATFINITE);
#else
    asm("cvt.rp.satfinite.ue5m3x2.f32 %0, %1, %2;" : "=h"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* The magnitudes of two f16 to two ue5m3, rounded up; too large, and infinity: 114688.
 *   ptx     cvt.rp.satfinite.ue5m3x2.f16x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two f16: the upper becomes bits 8..15
 *   returns NaN becomes 0xff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rp_satfinite_ue5m3x2_f16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rp_satfinite_ue5m3x2_f16x2"));
    r = (uint16_t)mgpu__cvt_rubin_f16(a, MGPU__CVT_UNSCALED, MGPU__UE5M3, 8, MGPU__CVT_RP |
        MGPU__CVT_SATFINITE);
#else
    asm("cvt.rp.satfinite.ue5m3x2.f16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* The magnitudes of two bf16 to two ue5m3, rounded up; too large, and infinity: 114688.
 *   ptx     cvt.rp.satfinite.ue5m3x2.bf16x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two bf16: the upper becomes bits 8..15
 *   returns NaN becomes 0xff
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rp_satfinite_ue5m3x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rp_satfinite_ue5m3x2_bf16x2"));
    r = (uint16_t)mgpu__cvt_rubin_bf16(a, MGPU__CVT_UNSCALED, MGPU__UE5M3, 8, MGPU__CVT_RP |
        MGPU__CVT_SATFINITE);
#else
    asm("cvt.rp.satfinite.ue5m3x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* The magnitudes of two f32, divided by a power of two, subnormal numbers as 0, to two ue5m3,
 * rounded to nearest, ties to even; infinity becomes NaN, and so does what is rounded beyond
 * 114688.
 *   ptx     cvt.rn.scaled::n1::ue8m0.ue5m3x2.f32 r, hi, lo, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 0xff
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_ue5m3x2_f32_scaled(float hi, float lo, uint32_t scale)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rn_ue5m3x2_f32_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_f32(hi, lo, scale & 0xff, MGPU__UE5M3, 8, MGPU__CVT_RN);
#else
    asm("{\n"
        ".reg .b8 s;\n"
        "cvt.u8.u32 s, %3;\n"
        "cvt.rn.scaled::n1::ue8m0.ue5m3x2.f32 %0, %1, %2, s;\n"
        "}"
        : "=h"(r)
        : "f"(hi), "f"(lo), "r"(scale));
#endif
    return r;
}

/* The magnitudes of two f16, divided by a power of two, subnormal numbers as 0, to two ue5m3,
 * rounded to nearest, ties to even; infinity becomes NaN, and so does what is rounded beyond
 * 114688.
 *   ptx     cvt.rn.scaled::n1::ue8m0.ue5m3x2.f16x2 r, a, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two f16: the upper becomes bits 8..15
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 0xff
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_ue5m3x2_f16x2_scaled(uint32_t a, uint32_t scale)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rn_ue5m3x2_f16x2_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_f16(a, scale & 0xff, MGPU__UE5M3, 8, MGPU__CVT_RN);
#else
    asm("{\n"
        ".reg .b8 s;\n"
        "cvt.u8.u32 s, %2;\n"
        "cvt.rn.scaled::n1::ue8m0.ue5m3x2.f16x2 %0, %1, s;\n"
        "}"
        : "=h"(r)
        : "r"(a), "r"(scale));
#endif
    return r;
}

/* The magnitudes of two bf16, divided by a power of two, subnormal numbers as 0, to two ue5m3,
 * rounded to nearest, ties to even; infinity becomes NaN, and so does what is rounded beyond
 * 114688.
 *   ptx     cvt.rn.scaled::n1::ue8m0.ue5m3x2.bf16x2 r, a, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two bf16: the upper becomes bits 8..15
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 0xff
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_ue5m3x2_bf16x2_scaled(uint32_t a, uint32_t scale)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rn_ue5m3x2_bf16x2_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_bf16(a, scale & 0xff, MGPU__UE5M3, 8, MGPU__CVT_RN);
#else
    asm("{\n"
        ".reg .b8 s;\n"
        "cvt.u8.u32 s, %2;\n"
        "cvt.rn.scaled::n1::ue8m0.ue5m3x2.bf16x2 %0, %1, s;\n"
        "}"
        : "=h"(r)
        : "r"(a), "r"(scale));
#endif
    return r;
}

/* The magnitudes of two f32, divided by a power of two, subnormal numbers as 0, to two ue5m3,
 * rounded to nearest, ties to even; too large, and infinity: 114688.
 *   ptx     cvt.rn.satfinite.scaled::n1::ue8m0.ue5m3x2.f32 r, hi, lo, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 0xff
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_satfinite_ue5m3x2_f32_scaled(float hi, float lo, uint32_t scale)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rn_satfinite_ue5m3x2_f32_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_f32(hi, lo, scale & 0xff, MGPU__UE5M3, 8, MGPU__CVT_RN |
        MGPU__CVT_SATFINITE);
#else
    asm("{\n"
        ".reg .b8 s;\n"
        "cvt.u8.u32 s, %3;\n"
        "cvt.rn.satfinite.scaled::n1::ue8m0.ue5m3x2.f32 %0, %1, %2, s;\n"
        "}"
        : "=h"(r)
        : "f"(hi), "f"(lo), "r"(scale));
#endif
    return r;
}

/* The magnitudes of two f16, divided by a power of two, subnormal numbers as 0, to two ue5m3,
 * rounded to nearest, ties to even; too large, and infinity: 114688.
 *   ptx     cvt.rn.satfinite.scaled::n1::ue8m0.ue5m3x2.f16x2 r, a, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two f16: the upper becomes bits 8..15
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 0xff
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_satfinite_ue5m3x2_f16x2_scaled(uint32_t a, uint32_t scale)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rn_satfinite_ue5m3x2_f16x2_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_f16(a, scale & 0xff, MGPU__UE5M3, 8, MGPU__CVT_RN |
        MGPU__CVT_SATFINITE);
#else
    asm("{\n"
        ".reg .b8 s;\n"
        "cvt.u8.u32 s, %2;\n"
        "cvt.rn.satfinite.scaled::n1::ue8m0.ue5m3x2.f16x2 %0, %1, s;\n"
        "}"
        : "=h"(r)
        : "r"(a), "r"(scale));
#endif
    return r;
}

/* The magnitudes of two bf16, divided by a power of two, subnormal numbers as 0, to two ue5m3,
 * rounded to nearest, ties to even; too large, and infinity: 114688.
 *   ptx     cvt.rn.satfinite.scaled::n1::ue8m0.ue5m3x2.bf16x2 r, a, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two bf16: the upper becomes bits 8..15
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 0xff
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rn_satfinite_ue5m3x2_bf16x2_scaled(uint32_t a, uint32_t scale)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rn_satfinite_ue5m3x2_bf16x2_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_bf16(a, scale & 0xff, MGPU__UE5M3, 8, MGPU__CVT_RN |
        MGPU__CVT_SATFINITE);
#else
    asm("{\n"
        ".reg .b8 s;\n"
        "cvt.u8.u32 s, %2;\n"
        "cvt.rn.satfinite.scaled::n1::ue8m0.ue5m3x2.bf16x2 %0, %1, s;\n"
        "}"
        : "=h"(r)
        : "r"(a), "r"(scale));
#endif
    return r;
}

/* The magnitudes of two f32, divided by a power of two, subnormal numbers as 0, to two ue5m3,
 * rounded toward zero; too large: 114688; infinity becomes NaN.
 *   ptx     cvt.rz.scaled::n1::ue8m0.ue5m3x2.f32 r, hi, lo, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 0xff
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_ue5m3x2_f32_scaled(float hi, float lo, uint32_t scale)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rz_ue5m3x2_f32_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_f32(hi, lo, scale & 0xff, MGPU__UE5M3, 8, MGPU__CVT_RZ);
#else
    asm("{\n"
        ".reg .b8 s;\n"
        "cvt.u8.u32 s, %3;\n"
        "cvt.rz.scaled::n1::ue8m0.ue5m3x2.f32 %0, %1, %2, s;\n"
        "}"
        : "=h"(r)
        : "f"(hi), "f"(lo), "r"(scale));
#endif
    return r;
}

/* The magnitudes of two f16, divided by a power of two, subnormal numbers as 0, to two ue5m3,
 * rounded toward zero; too large: 114688; infinity becomes NaN.
 *   ptx     cvt.rz.scaled::n1::ue8m0.ue5m3x2.f16x2 r, a, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two f16: the upper becomes bits 8..15
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 0xff
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_ue5m3x2_f16x2_scaled(uint32_t a, uint32_t scale)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rz_ue5m3x2_f16x2_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_f16(a, scale & 0xff, MGPU__UE5M3, 8, MGPU__CVT_RZ);
#else
    asm("{\n"
        ".reg .b8 s;\n"
        "cvt.u8.u32 s, %2;\n"
        "cvt.rz.scaled::n1::ue8m0.ue5m3x2.f16x2 %0, %1, s;\n"
        "}"
        : "=h"(r)
        : "r"(a), "r"(scale));
#endif
    return r;
}

/* The magnitudes of two bf16, divided by a power of two, subnormal numbers as 0, to two ue5m3,
 * rounded toward zero; too large: 114688; infinity becomes NaN.
 *   ptx     cvt.rz.scaled::n1::ue8m0.ue5m3x2.bf16x2 r, a, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two bf16: the upper becomes bits 8..15
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 0xff
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_ue5m3x2_bf16x2_scaled(uint32_t a, uint32_t scale)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rz_ue5m3x2_bf16x2_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_bf16(a, scale & 0xff, MGPU__UE5M3, 8, MGPU__CVT_RZ);
#else
    asm("{\n"
        ".reg .b8 s;\n"
        "cvt.u8.u32 s, %2;\n"
        "cvt.rz.scaled::n1::ue8m0.ue5m3x2.bf16x2 %0, %1, s;\n"
        "}"
        : "=h"(r)
        : "r"(a), "r"(scale));
#endif
    return r;
}

/* The magnitudes of two f32, divided by a power of two, subnormal numbers as 0, to two ue5m3,
 * rounded toward zero; too large, and infinity: 114688.
 *   ptx     cvt.rz.satfinite.scaled::n1::ue8m0.ue5m3x2.f32 r, hi, lo, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 0xff
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_satfinite_ue5m3x2_f32_scaled(float hi, float lo, uint32_t scale)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rz_satfinite_ue5m3x2_f32_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_f32(hi, lo, scale & 0xff, MGPU__UE5M3, 8, MGPU__CVT_RZ |
        MGPU__CVT_SATFINITE);
#else
    asm("{\n"
        ".reg .b8 s;\n"
        "cvt.u8.u32 s, %3;\n"
        "cvt.rz.satfinite.scaled::n1::ue8m0.ue5m3x2.f32 %0, %1, %2, s;\n"
        "}"
        : "=h"(r)
        : "f"(hi), "f"(lo), "r"(scale));
#endif
    return r;
}

/* The magnitudes of two f16, divided by a power of two, subnormal numbers as 0, to two ue5m3,
 * rounded toward zero; too large, and infinity: 114688.
 *   ptx     cvt.rz.satfinite.scaled::n1::ue8m0.ue5m3x2.f16x2 r, a, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two f16: the upper becomes bits 8..15
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 0xff
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_satfinite_ue5m3x2_f16x2_scaled(uint32_t a, uint32_t scale)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rz_satfinite_ue5m3x2_f16x2_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_f16(a, scale & 0xff, MGPU__UE5M3, 8, MGPU__CVT_RZ |
        MGPU__CVT_SATFINITE);
#else
    asm("{\n"
        ".reg .b8 s;\n"
        "cvt.u8.u32 s, %2;\n"
        "cvt.rz.satfinite.scaled::n1::ue8m0.ue5m3x2.f16x2 %0, %1, s;\n"
        "}"
        : "=h"(r)
        : "r"(a), "r"(scale));
#endif
    return r;
}

/* The magnitudes of two bf16, divided by a power of two, subnormal numbers as 0, to two ue5m3,
 * rounded toward zero; too large, and infinity: 114688.
 *   ptx     cvt.rz.satfinite.scaled::n1::ue8m0.ue5m3x2.bf16x2 r, a, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two bf16: the upper becomes bits 8..15
 *   scale   its low byte is a ue8m0: what both are divided by; 0xff makes NaN of them
 *   returns NaN becomes 0xff
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_satfinite_ue5m3x2_bf16x2_scaled(uint32_t a, uint32_t scale)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rz_satfinite_ue5m3x2_bf16x2_scaled"));
    r = (uint16_t)mgpu__cvt_rubin_bf16(a, scale & 0xff, MGPU__UE5M3, 8, MGPU__CVT_RZ |
        MGPU__CVT_SATFINITE);
#else
    asm("{\n"
        ".reg .b8 s;\n"
        "cvt.u8.u32 s, %2;\n"
        "cvt.rz.satfinite.scaled::n1::ue8m0.ue5m3x2.bf16x2 %0, %1, s;\n"
        "}"
        : "=h"(r)
        : "r"(a), "r"(scale));
#endif
    return r;
}

/* The two f16 of two ue5m3: exact; 65536 and above become infinity.
 *   ptx     cvt.rn.f16x2.ue5m3x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two ue5m3: the upper becomes bits 16..31
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_f16x2_ue5m3x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rn_f16x2_ue5m3x2"));
    r = mgpu__cvt_f16x2_of(a, MGPU__UE5M3, 8, 0);
#else
    asm("cvt.rn.f16x2.ue5m3x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* The two bf16 of two ue5m3: exact.
 *   ptx     cvt.rn.bf16x2.ue5m3x2 r, a;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two ue5m3: the upper becomes bits 16..31
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_bf16x2_ue5m3x2(uint16_t a)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rn_bf16x2_ue5m3x2"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__UE5M3, 8, 0, 0x7f7f);
#else
    asm("cvt.rn.bf16x2.ue5m3x2 %0, %1;" : "=r"(r) : "h"(a));
#endif
    return r;
}

/* The two bf16 of two ue5m3, each times a power of two.
 *   ptx     cvt.rn.scaled::n2::ue8m0.bf16x2.ue5m3x2 r, a, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two ue5m3: the upper becomes bits 16..31
 *   scale   two ue8m0: the upper for the upper
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_bf16x2_ue5m3x2_scaled(uint16_t a, uint16_t scale)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rn_bf16x2_ue5m3x2_scaled"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__UE5M3, 8, 0, scale);
#else
    asm("cvt.rn.scaled::n2::ue8m0.bf16x2.ue5m3x2 %0, %1, %2;" : "=r"(r) : "h"(a), "h"(scale));
#endif
    return r;
}

/* The two bf16 of two ue5m3, each times a power of two; too large values become the largest
 * finite one.
 *   ptx     cvt.rn.satfinite.scaled::n2::ue8m0.bf16x2.ue5m3x2 r, a, scale;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two ue5m3: the upper becomes bits 16..31
 *   scale   two ue8m0: the upper for the upper
 *   returns NaN becomes 0x7fff
 */
MGPU_DEVICE uint32_t
mgpu_cvt_rn_satfinite_bf16x2_ue5m3x2_scaled(uint16_t a, uint16_t scale)
{
    uint32_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_cvt_rn_satfinite_bf16x2_ue5m3x2_scaled"));
    r = mgpu__cvt_bf16x2_of(a, MGPU__UE5M3, 8, MGPU__CVT_SATFINITE, scale);
#else
    asm("cvt.rn.satfinite.scaled::n2::ue8m0.bf16x2.ue5m3x2 %0, %1, %2;"
        : "=r"(r)
        : "h"(a), "h"(scale));
#endif
    return r;
}

/* Two f32 to two s2f6, signed multiples of 1/64, rounded toward zero, from -2 to 127/64.
 *   ptx     cvt.rz.satfinite.s2f6x2.f32 r, hi, lo;
 *   needs   PTX 9.4, sm_107a
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   returns NaN becomes 127/64
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_s2f6x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN_A, "mgpu_cvt_rz_s2f6x2_f32"));
    r = (uint16_t)mgpu__cvt_s2f6x2(hi, lo, MGPU__CVT_RZ, 0x7f7f);
#else
    asm("cvt.rz.satfinite.s2f6x2.f32 %0, %1, %2;" : "=h"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* Two f32, each through a power of two, to two s2f6, signed multiples of 1/64, rounded toward
 * zero, from -2 to 127/64.
 *   ptx     cvt.rz.satfinite.scaled::n2::ue8m0.s2f6x2.f32 r, hi, lo, scale;
 *   needs   PTX 9.4, sm_107a
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   scale   two ue8m0: the upper for the upper
 *   returns NaN becomes 127/64
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_s2f6x2_f32_scaled(float hi, float lo, uint16_t scale)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN_A, "mgpu_cvt_rz_s2f6x2_f32_scaled"));
    r = (uint16_t)mgpu__cvt_s2f6x2(hi, lo, MGPU__CVT_RZ, scale);
#else
    asm("cvt.rz.satfinite.scaled::n2::ue8m0.s2f6x2.f32 %0, %1, %2, %3;"
        : "=h"(r)
        : "f"(hi), "f"(lo), "h"(scale));
#endif
    return r;
}

/* Two f32 to two s2f6, signed multiples of 1/64, rounded toward zero, from -2 to 127/64;
 * negative values become 0.
 *   ptx     cvt.rz.satfinite.relu.s2f6x2.f32 r, hi, lo;
 *   needs   PTX 9.4, sm_107a
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   returns NaN becomes 127/64
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_relu_s2f6x2_f32(float hi, float lo)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN_A, "mgpu_cvt_rz_relu_s2f6x2_f32"));
    r = (uint16_t)mgpu__cvt_s2f6x2(hi, lo, MGPU__CVT_RELU | MGPU__CVT_RZ, 0x7f7f);
#else
    asm("cvt.rz.satfinite.relu.s2f6x2.f32 %0, %1, %2;" : "=h"(r) : "f"(hi), "f"(lo));
#endif
    return r;
}

/* Two f32, each through a power of two, to two s2f6, signed multiples of 1/64, rounded toward
 * zero, from -2 to 127/64; negative values become 0.
 *   ptx     cvt.rz.satfinite.relu.scaled::n2::ue8m0.s2f6x2.f32 r, hi, lo, scale;
 *   needs   PTX 9.4, sm_107a
 *   by      any thread
 *   hi, lo  the upper and the lower byte of the result
 *   scale   two ue8m0: the upper for the upper
 *   returns NaN becomes 127/64
 *   errors  ptxas up to 13.5.37 dies (C7907) where it sees that all lanes have one scale, as
 *           with a constant or a parameter of the kernel: mgpu_cvt_scale_of_lane()
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_relu_s2f6x2_f32_scaled(float hi, float lo, uint16_t scale)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN_A, "mgpu_cvt_rz_relu_s2f6x2_f32_scaled"));
    r = (uint16_t)mgpu__cvt_s2f6x2(hi, lo, MGPU__CVT_RELU | MGPU__CVT_RZ, scale);
#else
    asm("cvt.rz.satfinite.relu.scaled::n2::ue8m0.s2f6x2.f32 %0, %1, %2, %3;"
        : "=h"(r)
        : "f"(hi), "f"(lo), "h"(scale));
#endif
    return r;
}

/* Two bf16 to two s2f6, signed multiples of 1/64, rounded toward zero, from -2 to 127/64.
 *   ptx     cvt.rz.satfinite.s2f6x2.bf16x2 r, a;
 *   needs   PTX 9.4, sm_107a
 *   by      any thread
 *   a       two bf16: the upper becomes bits 8..15
 *   returns NaN becomes 127/64
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_s2f6x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN_A, "mgpu_cvt_rz_s2f6x2_bf16x2"));
    r = (uint16_t)mgpu__cvt_s2f6x2_bf16(a, MGPU__CVT_RZ, 0x7f7f);
#else
    asm("cvt.rz.satfinite.s2f6x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* Two bf16, each through a power of two, to two s2f6, signed multiples of 1/64, rounded toward
 * zero, from -2 to 127/64.
 *   ptx     cvt.rz.satfinite.scaled::n2::ue8m0.s2f6x2.bf16x2 r, a, scale;
 *   needs   PTX 9.4, sm_107a
 *   by      any thread
 *   a       two bf16: the upper becomes bits 8..15
 *   scale   two ue8m0: the upper for the upper
 *   returns NaN becomes 127/64
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_s2f6x2_bf16x2_scaled(uint32_t a, uint16_t scale)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN_A, "mgpu_cvt_rz_s2f6x2_bf16x2_scaled"));
    r = (uint16_t)mgpu__cvt_s2f6x2_bf16(a, MGPU__CVT_RZ, scale);
#else
    asm("cvt.rz.satfinite.scaled::n2::ue8m0.s2f6x2.bf16x2 %0, %1, %2;"
        : "=h"(r)
        : "r"(a), "h"(scale));
#endif
    return r;
}

/* Two bf16 to two s2f6, signed multiples of 1/64, rounded toward zero, from -2 to 127/64;
 * negative values become 0.
 *   ptx     cvt.rz.satfinite.relu.s2f6x2.bf16x2 r, a;
 *   needs   PTX 9.4, sm_107a
 *   by      any thread
 *   a       two bf16: the upper becomes bits 8..15
 *   returns NaN becomes 127/64
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_relu_s2f6x2_bf16x2(uint32_t a)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN_A, "mgpu_cvt_rz_relu_s2f6x2_bf16x2"));
    r = (uint16_t)mgpu__cvt_s2f6x2_bf16(a, MGPU__CVT_RELU | MGPU__CVT_RZ, 0x7f7f);
#else
    asm("cvt.rz.satfinite.relu.s2f6x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));
#endif
    return r;
}

/* Two bf16, each through a power of two, to two s2f6, signed multiples of 1/64, rounded toward
 * zero, from -2 to 127/64; negative values become 0.
 *   ptx     cvt.rz.satfinite.relu.scaled::n2::ue8m0.s2f6x2.bf16x2 r, a, scale;
 *   needs   PTX 9.4, sm_107a
 *   by      any thread
 *   a       two bf16: the upper becomes bits 8..15
 *   scale   two ue8m0: the upper for the upper
 *   returns NaN becomes 127/64
 */
MGPU_DEVICE uint16_t
mgpu_cvt_rz_relu_s2f6x2_bf16x2_scaled(uint32_t a, uint16_t scale)
{
    uint16_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN_A, "mgpu_cvt_rz_relu_s2f6x2_bf16x2_scaled"));
    r = (uint16_t)mgpu__cvt_s2f6x2_bf16(a, MGPU__CVT_RELU | MGPU__CVT_RZ, scale);
#else
    asm("cvt.rz.satfinite.relu.scaled::n2::ue8m0.s2f6x2.bf16x2 %0, %1, %2;"
        : "=h"(r)
        : "r"(a), "h"(scale));
#endif
    return r;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_CVT_RUBIN_GEN_H */
