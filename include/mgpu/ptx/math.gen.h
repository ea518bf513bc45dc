/* mgpu/ptx/math.gen.h - f32 arithmetic of sm_100: two at once, mixed with 16 bits, min and max of three and of a warp.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/f32x2.py. What the words of the names mean is in math.h.
 */
#ifndef MGPU_PTX_MATH_GEN_H
#define MGPU_PTX_MATH_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/target.h"
#include "../emu/math/f32.h"
#endif

#if MGPU_HAS_DEVICE

/* pair_elsewhere.gen.h made sentences of them. */
#undef mgpu_f32x2
#undef mgpu_f32x2_lo
#undef mgpu_f32x2_hi
#undef mgpu_add_rn_f32x2
#undef mgpu_add_rn_ftz_f32x2
#undef mgpu_add_rz_f32x2
#undef mgpu_add_rz_ftz_f32x2
#undef mgpu_add_rm_f32x2
#undef mgpu_add_rm_ftz_f32x2
#undef mgpu_add_rp_f32x2
#undef mgpu_add_rp_ftz_f32x2
#undef mgpu_sub_rn_f32x2
#undef mgpu_sub_rn_ftz_f32x2
#undef mgpu_sub_rz_f32x2
#undef mgpu_sub_rz_ftz_f32x2
#undef mgpu_sub_rm_f32x2
#undef mgpu_sub_rm_ftz_f32x2
#undef mgpu_sub_rp_f32x2
#undef mgpu_sub_rp_ftz_f32x2
#undef mgpu_mul_rn_f32x2
#undef mgpu_mul_rn_ftz_f32x2
#undef mgpu_mul_rz_f32x2
#undef mgpu_mul_rz_ftz_f32x2
#undef mgpu_mul_rm_f32x2
#undef mgpu_mul_rm_ftz_f32x2
#undef mgpu_mul_rp_f32x2
#undef mgpu_mul_rp_ftz_f32x2
#undef mgpu_fma_rn_f32x2
#undef mgpu_fma_rn_ftz_f32x2
#undef mgpu_fma_rz_f32x2
#undef mgpu_fma_rz_ftz_f32x2
#undef mgpu_fma_rm_f32x2
#undef mgpu_fma_rm_ftz_f32x2
#undef mgpu_fma_rp_f32x2
#undef mgpu_fma_rp_ftz_f32x2
#undef mgpu_add_rn_f32_f16
#undef mgpu_add_rn_sat_f32_f16
#undef mgpu_add_rz_f32_f16
#undef mgpu_add_rz_sat_f32_f16
#undef mgpu_add_rm_f32_f16
#undef mgpu_add_rm_sat_f32_f16
#undef mgpu_add_rp_f32_f16
#undef mgpu_add_rp_sat_f32_f16
#undef mgpu_add_rn_f32_bf16
#undef mgpu_add_rn_sat_f32_bf16
#undef mgpu_add_rz_f32_bf16
#undef mgpu_add_rz_sat_f32_bf16
#undef mgpu_add_rm_f32_bf16
#undef mgpu_add_rm_sat_f32_bf16
#undef mgpu_add_rp_f32_bf16
#undef mgpu_add_rp_sat_f32_bf16
#undef mgpu_sub_rn_f32_f16
#undef mgpu_sub_rn_sat_f32_f16
#undef mgpu_sub_rz_f32_f16
#undef mgpu_sub_rz_sat_f32_f16
#undef mgpu_sub_rm_f32_f16
#undef mgpu_sub_rm_sat_f32_f16
#undef mgpu_sub_rp_f32_f16
#undef mgpu_sub_rp_sat_f32_f16
#undef mgpu_sub_rn_f32_bf16
#undef mgpu_sub_rn_sat_f32_bf16
#undef mgpu_sub_rz_f32_bf16
#undef mgpu_sub_rz_sat_f32_bf16
#undef mgpu_sub_rm_f32_bf16
#undef mgpu_sub_rm_sat_f32_bf16
#undef mgpu_sub_rp_f32_bf16
#undef mgpu_sub_rp_sat_f32_bf16
#undef mgpu_fma_rn_f32_f16
#undef mgpu_fma_rn_sat_f32_f16
#undef mgpu_fma_rz_f32_f16
#undef mgpu_fma_rz_sat_f32_f16
#undef mgpu_fma_rm_f32_f16
#undef mgpu_fma_rm_sat_f32_f16
#undef mgpu_fma_rp_f32_f16
#undef mgpu_fma_rp_sat_f32_f16
#undef mgpu_fma_rn_f32_bf16
#undef mgpu_fma_rn_sat_f32_bf16
#undef mgpu_fma_rz_f32_bf16
#undef mgpu_fma_rz_sat_f32_bf16
#undef mgpu_fma_rm_f32_bf16
#undef mgpu_fma_rm_sat_f32_bf16
#undef mgpu_fma_rp_f32_bf16
#undef mgpu_fma_rp_sat_f32_bf16
#undef mgpu_min3_f32
#undef mgpu_min3_abs_f32
#undef mgpu_min3_nan_f32
#undef mgpu_min3_nan_abs_f32
#undef mgpu_min3_ftz_f32
#undef mgpu_min3_ftz_abs_f32
#undef mgpu_min3_ftz_nan_f32
#undef mgpu_min3_ftz_nan_abs_f32
#undef mgpu_max3_f32
#undef mgpu_max3_abs_f32
#undef mgpu_max3_nan_f32
#undef mgpu_max3_nan_abs_f32
#undef mgpu_max3_ftz_f32
#undef mgpu_max3_ftz_abs_f32
#undef mgpu_max3_ftz_nan_f32
#undef mgpu_max3_ftz_nan_abs_f32
#undef mgpu_redux_sync_min_f32
#undef mgpu_redux_sync_min_nan_f32
#undef mgpu_redux_sync_min_abs_f32
#undef mgpu_redux_sync_min_abs_nan_f32
#undef mgpu_redux_sync_max_f32
#undef mgpu_redux_sync_max_nan_f32
#undef mgpu_redux_sync_max_abs_f32
#undef mgpu_redux_sync_max_abs_nan_f32

/* A pair of numbers.
 *   ptx     (mov.b64 r, {lo, hi})
 *   needs   any target
 *   by      any thread
 *   lo      becomes bits 0..31
 *   hi      becomes bits 32..63
 */
MGPU_DEVICE uint64_t
mgpu_f32x2(float lo, float hi)
{
    uint64_t r;
#if MGPU_EMULATE
    r = (uint64_t)mgpu__bits_of_float(hi) << 32 | mgpu__bits_of_float(lo);
#else
    r = (uint64_t)__float_as_uint(hi) << 32 | __float_as_uint(lo);
#endif
    return r;
}

/* The number in bits 0..31 of a pair.
 *   ptx     (mov.b64 {r, _}, pair)
 *   needs   any target
 *   by      any thread
 *   pair    of mgpu_f32x2(), or a result
 */
MGPU_DEVICE float
mgpu_f32x2_lo(uint64_t pair)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__float_of_bits((uint32_t)pair);
#else
    r = __uint_as_float((uint32_t)pair);
#endif
    return r;
}

/* The number in bits 32..63 of a pair.
 *   ptx     (mov.b64 {_, r}, pair)
 *   needs   any target
 *   by      any thread
 *   pair    of mgpu_f32x2(), or a result
 */
MGPU_DEVICE float
mgpu_f32x2_hi(uint64_t pair)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__float_of_bits((uint32_t)(pair >> 32));
#else
    r = __uint_as_float((uint32_t)(pair >> 32));
#endif
    return r;
}

/* a + b twice, to nearest even.
 *   ptx     add.rn.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_add_rn_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rn_f32x2", "sm_100"));
    r = mgpu__f32x2_add(a, b, MGPU__CVT_RN, 0);
#else
    asm("add.rn.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a + b twice, to nearest even; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     add.rn.ftz.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_add_rn_ftz_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rn_ftz_f32x2", "sm_100"));
    r = mgpu__f32x2_add(a, b, MGPU__CVT_RN, MGPU__F32_FTZ);
#else
    asm("add.rn.ftz.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a + b twice, toward zero.
 *   ptx     add.rz.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_add_rz_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rz_f32x2", "sm_100"));
    r = mgpu__f32x2_add(a, b, MGPU__CVT_RZ, 0);
#else
    asm("add.rz.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a + b twice, toward zero; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     add.rz.ftz.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_add_rz_ftz_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rz_ftz_f32x2", "sm_100"));
    r = mgpu__f32x2_add(a, b, MGPU__CVT_RZ, MGPU__F32_FTZ);
#else
    asm("add.rz.ftz.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a + b twice, down.
 *   ptx     add.rm.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_add_rm_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rm_f32x2", "sm_100"));
    r = mgpu__f32x2_add(a, b, MGPU__CVT_RM, 0);
#else
    asm("add.rm.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a + b twice, down; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     add.rm.ftz.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_add_rm_ftz_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rm_ftz_f32x2", "sm_100"));
    r = mgpu__f32x2_add(a, b, MGPU__CVT_RM, MGPU__F32_FTZ);
#else
    asm("add.rm.ftz.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a + b twice, up.
 *   ptx     add.rp.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_add_rp_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rp_f32x2", "sm_100"));
    r = mgpu__f32x2_add(a, b, MGPU__CVT_RP, 0);
#else
    asm("add.rp.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a + b twice, up; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     add.rp.ftz.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_add_rp_ftz_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rp_ftz_f32x2", "sm_100"));
    r = mgpu__f32x2_add(a, b, MGPU__CVT_RP, MGPU__F32_FTZ);
#else
    asm("add.rp.ftz.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a - b twice, to nearest even.
 *   ptx     sub.rn.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_sub_rn_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rn_f32x2", "sm_100"));
    r = mgpu__f32x2_sub(a, b, MGPU__CVT_RN, 0);
#else
    asm("sub.rn.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a - b twice, to nearest even; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     sub.rn.ftz.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_sub_rn_ftz_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rn_ftz_f32x2", "sm_100"));
    r = mgpu__f32x2_sub(a, b, MGPU__CVT_RN, MGPU__F32_FTZ);
#else
    asm("sub.rn.ftz.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a - b twice, toward zero.
 *   ptx     sub.rz.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_sub_rz_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rz_f32x2", "sm_100"));
    r = mgpu__f32x2_sub(a, b, MGPU__CVT_RZ, 0);
#else
    asm("sub.rz.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a - b twice, toward zero; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     sub.rz.ftz.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_sub_rz_ftz_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rz_ftz_f32x2", "sm_100"));
    r = mgpu__f32x2_sub(a, b, MGPU__CVT_RZ, MGPU__F32_FTZ);
#else
    asm("sub.rz.ftz.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a - b twice, down.
 *   ptx     sub.rm.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_sub_rm_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rm_f32x2", "sm_100"));
    r = mgpu__f32x2_sub(a, b, MGPU__CVT_RM, 0);
#else
    asm("sub.rm.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a - b twice, down; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     sub.rm.ftz.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_sub_rm_ftz_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rm_ftz_f32x2", "sm_100"));
    r = mgpu__f32x2_sub(a, b, MGPU__CVT_RM, MGPU__F32_FTZ);
#else
    asm("sub.rm.ftz.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a - b twice, up.
 *   ptx     sub.rp.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_sub_rp_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rp_f32x2", "sm_100"));
    r = mgpu__f32x2_sub(a, b, MGPU__CVT_RP, 0);
#else
    asm("sub.rp.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a - b twice, up; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     sub.rp.ftz.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_sub_rp_ftz_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rp_ftz_f32x2", "sm_100"));
    r = mgpu__f32x2_sub(a, b, MGPU__CVT_RP, MGPU__F32_FTZ);
#else
    asm("sub.rp.ftz.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a * b twice, to nearest even.
 *   ptx     mul.rn.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_mul_rn_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_mul_rn_f32x2", "sm_100"));
    r = mgpu__f32x2_mul(a, b, MGPU__CVT_RN, 0);
#else
    asm("mul.rn.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a * b twice, to nearest even; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     mul.rn.ftz.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_mul_rn_ftz_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_mul_rn_ftz_f32x2", "sm_100"));
    r = mgpu__f32x2_mul(a, b, MGPU__CVT_RN, MGPU__F32_FTZ);
#else
    asm("mul.rn.ftz.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a * b twice, toward zero.
 *   ptx     mul.rz.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_mul_rz_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_mul_rz_f32x2", "sm_100"));
    r = mgpu__f32x2_mul(a, b, MGPU__CVT_RZ, 0);
#else
    asm("mul.rz.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a * b twice, toward zero; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     mul.rz.ftz.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_mul_rz_ftz_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_mul_rz_ftz_f32x2", "sm_100"));
    r = mgpu__f32x2_mul(a, b, MGPU__CVT_RZ, MGPU__F32_FTZ);
#else
    asm("mul.rz.ftz.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a * b twice, down.
 *   ptx     mul.rm.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_mul_rm_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_mul_rm_f32x2", "sm_100"));
    r = mgpu__f32x2_mul(a, b, MGPU__CVT_RM, 0);
#else
    asm("mul.rm.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a * b twice, down; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     mul.rm.ftz.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_mul_rm_ftz_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_mul_rm_ftz_f32x2", "sm_100"));
    r = mgpu__f32x2_mul(a, b, MGPU__CVT_RM, MGPU__F32_FTZ);
#else
    asm("mul.rm.ftz.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a * b twice, up.
 *   ptx     mul.rp.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_mul_rp_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_mul_rp_f32x2", "sm_100"));
    r = mgpu__f32x2_mul(a, b, MGPU__CVT_RP, 0);
#else
    asm("mul.rp.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a * b twice, up; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     mul.rp.ftz.f32x2 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_mul_rp_ftz_f32x2(uint64_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_mul_rp_ftz_f32x2", "sm_100"));
    r = mgpu__f32x2_mul(a, b, MGPU__CVT_RP, MGPU__F32_FTZ);
#else
    asm("mul.rp.ftz.f32x2 %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b));
#endif
    return r;
}

/* a * b + c twice, rounded once, to nearest even.
 *   ptx     fma.rn.f32x2 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b, c two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_fma_rn_f32x2(uint64_t a, uint64_t b, uint64_t c)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rn_f32x2", "sm_100"));
    r = mgpu__f32x2_fma(a, b, c, MGPU__CVT_RN, 0);
#else
    asm("fma.rn.f32x2 %0, %1, %2, %3;" : "=l"(r) : "l"(a), "l"(b), "l"(c));
#endif
    return r;
}

/* a * b + c twice, rounded once, to nearest even; subnormal numbers are taken and given as 0 of
 * their sign.
 *   ptx     fma.rn.ftz.f32x2 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b, c two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_fma_rn_ftz_f32x2(uint64_t a, uint64_t b, uint64_t c)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rn_ftz_f32x2", "sm_100"));
    r = mgpu__f32x2_fma(a, b, c, MGPU__CVT_RN, MGPU__F32_FTZ);
#else
    asm("fma.rn.ftz.f32x2 %0, %1, %2, %3;" : "=l"(r) : "l"(a), "l"(b), "l"(c));
#endif
    return r;
}

/* a * b + c twice, rounded once, toward zero.
 *   ptx     fma.rz.f32x2 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b, c two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_fma_rz_f32x2(uint64_t a, uint64_t b, uint64_t c)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rz_f32x2", "sm_100"));
    r = mgpu__f32x2_fma(a, b, c, MGPU__CVT_RZ, 0);
#else
    asm("fma.rz.f32x2 %0, %1, %2, %3;" : "=l"(r) : "l"(a), "l"(b), "l"(c));
#endif
    return r;
}

/* a * b + c twice, rounded once, toward zero; subnormal numbers are taken and given as 0 of
 * their sign.
 *   ptx     fma.rz.ftz.f32x2 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b, c two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_fma_rz_ftz_f32x2(uint64_t a, uint64_t b, uint64_t c)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rz_ftz_f32x2", "sm_100"));
    r = mgpu__f32x2_fma(a, b, c, MGPU__CVT_RZ, MGPU__F32_FTZ);
#else
    asm("fma.rz.ftz.f32x2 %0, %1, %2, %3;" : "=l"(r) : "l"(a), "l"(b), "l"(c));
#endif
    return r;
}

/* a * b + c twice, rounded once, down.
 *   ptx     fma.rm.f32x2 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b, c two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_fma_rm_f32x2(uint64_t a, uint64_t b, uint64_t c)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rm_f32x2", "sm_100"));
    r = mgpu__f32x2_fma(a, b, c, MGPU__CVT_RM, 0);
#else
    asm("fma.rm.f32x2 %0, %1, %2, %3;" : "=l"(r) : "l"(a), "l"(b), "l"(c));
#endif
    return r;
}

/* a * b + c twice, rounded once, down; subnormal numbers are taken and given as 0 of their
 * sign.
 *   ptx     fma.rm.ftz.f32x2 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b, c two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_fma_rm_ftz_f32x2(uint64_t a, uint64_t b, uint64_t c)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rm_ftz_f32x2", "sm_100"));
    r = mgpu__f32x2_fma(a, b, c, MGPU__CVT_RM, MGPU__F32_FTZ);
#else
    asm("fma.rm.ftz.f32x2 %0, %1, %2, %3;" : "=l"(r) : "l"(a), "l"(b), "l"(c));
#endif
    return r;
}

/* a * b + c twice, rounded once, up.
 *   ptx     fma.rp.f32x2 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b, c two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_fma_rp_f32x2(uint64_t a, uint64_t b, uint64_t c)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rp_f32x2", "sm_100"));
    r = mgpu__f32x2_fma(a, b, c, MGPU__CVT_RP, 0);
#else
    asm("fma.rp.f32x2 %0, %1, %2, %3;" : "=l"(r) : "l"(a), "l"(b), "l"(c));
#endif
    return r;
}

/* a * b + c twice, rounded once, up; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     fma.rp.ftz.f32x2 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b, c two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_fma_rp_ftz_f32x2(uint64_t a, uint64_t b, uint64_t c)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rp_ftz_f32x2", "sm_100"));
    r = mgpu__f32x2_fma(a, b, c, MGPU__CVT_RP, MGPU__F32_FTZ);
#else
    asm("fma.rp.ftz.f32x2 %0, %1, %2, %3;" : "=l"(r) : "l"(a), "l"(b), "l"(c));
#endif
    return r;
}

/* a + b, a in f16, to nearest even.
 *   ptx     add.rn.f32.f16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of f16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_add_rn_f32_f16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rn_f32_f16", "sm_100"));
    r = mgpu__f32_add(mgpu_f16_to_f32(a), b, MGPU__CVT_RN, 0);
#else
    asm("add.rn.f32.f16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a + b, a in f16, to nearest even, clamped to 0 .. 1, NaN to 0.
 *   ptx     add.rn.sat.f32.f16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of f16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_add_rn_sat_f32_f16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rn_sat_f32_f16", "sm_100"));
    r = mgpu__f32_add(mgpu_f16_to_f32(a), b, MGPU__CVT_RN, MGPU__F32_SAT);
#else
    asm("add.rn.sat.f32.f16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a + b, a in f16, toward zero.
 *   ptx     add.rz.f32.f16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of f16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_add_rz_f32_f16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rz_f32_f16", "sm_100"));
    r = mgpu__f32_add(mgpu_f16_to_f32(a), b, MGPU__CVT_RZ, 0);
#else
    asm("add.rz.f32.f16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a + b, a in f16, toward zero, clamped to 0 .. 1, NaN to 0.
 *   ptx     add.rz.sat.f32.f16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of f16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_add_rz_sat_f32_f16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rz_sat_f32_f16", "sm_100"));
    r = mgpu__f32_add(mgpu_f16_to_f32(a), b, MGPU__CVT_RZ, MGPU__F32_SAT);
#else
    asm("add.rz.sat.f32.f16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a + b, a in f16, down.
 *   ptx     add.rm.f32.f16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of f16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_add_rm_f32_f16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rm_f32_f16", "sm_100"));
    r = mgpu__f32_add(mgpu_f16_to_f32(a), b, MGPU__CVT_RM, 0);
#else
    asm("add.rm.f32.f16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a + b, a in f16, down, clamped to 0 .. 1, NaN to 0.
 *   ptx     add.rm.sat.f32.f16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of f16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_add_rm_sat_f32_f16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rm_sat_f32_f16", "sm_100"));
    r = mgpu__f32_add(mgpu_f16_to_f32(a), b, MGPU__CVT_RM, MGPU__F32_SAT);
#else
    asm("add.rm.sat.f32.f16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a + b, a in f16, up.
 *   ptx     add.rp.f32.f16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of f16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_add_rp_f32_f16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rp_f32_f16", "sm_100"));
    r = mgpu__f32_add(mgpu_f16_to_f32(a), b, MGPU__CVT_RP, 0);
#else
    asm("add.rp.f32.f16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a + b, a in f16, up, clamped to 0 .. 1, NaN to 0.
 *   ptx     add.rp.sat.f32.f16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of f16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_add_rp_sat_f32_f16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rp_sat_f32_f16", "sm_100"));
    r = mgpu__f32_add(mgpu_f16_to_f32(a), b, MGPU__CVT_RP, MGPU__F32_SAT);
#else
    asm("add.rp.sat.f32.f16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a + b, a in bf16, to nearest even.
 *   ptx     add.rn.f32.bf16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of bf16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_add_rn_f32_bf16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rn_f32_bf16", "sm_100"));
    r = mgpu__f32_add(mgpu_bf16_to_f32(a), b, MGPU__CVT_RN, 0);
#else
    asm("add.rn.f32.bf16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a + b, a in bf16, to nearest even, clamped to 0 .. 1, NaN to 0.
 *   ptx     add.rn.sat.f32.bf16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of bf16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_add_rn_sat_f32_bf16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rn_sat_f32_bf16", "sm_100"));
    r = mgpu__f32_add(mgpu_bf16_to_f32(a), b, MGPU__CVT_RN, MGPU__F32_SAT);
#else
    asm("add.rn.sat.f32.bf16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a + b, a in bf16, toward zero.
 *   ptx     add.rz.f32.bf16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of bf16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_add_rz_f32_bf16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rz_f32_bf16", "sm_100"));
    r = mgpu__f32_add(mgpu_bf16_to_f32(a), b, MGPU__CVT_RZ, 0);
#else
    asm("add.rz.f32.bf16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a + b, a in bf16, toward zero, clamped to 0 .. 1, NaN to 0.
 *   ptx     add.rz.sat.f32.bf16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of bf16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_add_rz_sat_f32_bf16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rz_sat_f32_bf16", "sm_100"));
    r = mgpu__f32_add(mgpu_bf16_to_f32(a), b, MGPU__CVT_RZ, MGPU__F32_SAT);
#else
    asm("add.rz.sat.f32.bf16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a + b, a in bf16, down.
 *   ptx     add.rm.f32.bf16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of bf16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_add_rm_f32_bf16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rm_f32_bf16", "sm_100"));
    r = mgpu__f32_add(mgpu_bf16_to_f32(a), b, MGPU__CVT_RM, 0);
#else
    asm("add.rm.f32.bf16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a + b, a in bf16, down, clamped to 0 .. 1, NaN to 0.
 *   ptx     add.rm.sat.f32.bf16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of bf16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_add_rm_sat_f32_bf16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rm_sat_f32_bf16", "sm_100"));
    r = mgpu__f32_add(mgpu_bf16_to_f32(a), b, MGPU__CVT_RM, MGPU__F32_SAT);
#else
    asm("add.rm.sat.f32.bf16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a + b, a in bf16, up.
 *   ptx     add.rp.f32.bf16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of bf16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_add_rp_f32_bf16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rp_f32_bf16", "sm_100"));
    r = mgpu__f32_add(mgpu_bf16_to_f32(a), b, MGPU__CVT_RP, 0);
#else
    asm("add.rp.f32.bf16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a + b, a in bf16, up, clamped to 0 .. 1, NaN to 0.
 *   ptx     add.rp.sat.f32.bf16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of bf16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_add_rp_sat_f32_bf16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_add_rp_sat_f32_bf16", "sm_100"));
    r = mgpu__f32_add(mgpu_bf16_to_f32(a), b, MGPU__CVT_RP, MGPU__F32_SAT);
#else
    asm("add.rp.sat.f32.bf16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a - b, a in f16, to nearest even.
 *   ptx     sub.rn.f32.f16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of f16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_sub_rn_f32_f16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rn_f32_f16", "sm_100"));
    r = mgpu__f32_sub(mgpu_f16_to_f32(a), b, MGPU__CVT_RN, 0);
#else
    asm("sub.rn.f32.f16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a - b, a in f16, to nearest even, clamped to 0 .. 1, NaN to 0.
 *   ptx     sub.rn.sat.f32.f16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of f16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_sub_rn_sat_f32_f16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rn_sat_f32_f16", "sm_100"));
    r = mgpu__f32_sub(mgpu_f16_to_f32(a), b, MGPU__CVT_RN, MGPU__F32_SAT);
#else
    asm("sub.rn.sat.f32.f16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a - b, a in f16, toward zero.
 *   ptx     sub.rz.f32.f16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of f16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_sub_rz_f32_f16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rz_f32_f16", "sm_100"));
    r = mgpu__f32_sub(mgpu_f16_to_f32(a), b, MGPU__CVT_RZ, 0);
#else
    asm("sub.rz.f32.f16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a - b, a in f16, toward zero, clamped to 0 .. 1, NaN to 0.
 *   ptx     sub.rz.sat.f32.f16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of f16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_sub_rz_sat_f32_f16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rz_sat_f32_f16", "sm_100"));
    r = mgpu__f32_sub(mgpu_f16_to_f32(a), b, MGPU__CVT_RZ, MGPU__F32_SAT);
#else
    asm("sub.rz.sat.f32.f16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a - b, a in f16, down.
 *   ptx     sub.rm.f32.f16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of f16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_sub_rm_f32_f16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rm_f32_f16", "sm_100"));
    r = mgpu__f32_sub(mgpu_f16_to_f32(a), b, MGPU__CVT_RM, 0);
#else
    asm("sub.rm.f32.f16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a - b, a in f16, down, clamped to 0 .. 1, NaN to 0.
 *   ptx     sub.rm.sat.f32.f16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of f16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_sub_rm_sat_f32_f16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rm_sat_f32_f16", "sm_100"));
    r = mgpu__f32_sub(mgpu_f16_to_f32(a), b, MGPU__CVT_RM, MGPU__F32_SAT);
#else
    asm("sub.rm.sat.f32.f16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a - b, a in f16, up.
 *   ptx     sub.rp.f32.f16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of f16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_sub_rp_f32_f16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rp_f32_f16", "sm_100"));
    r = mgpu__f32_sub(mgpu_f16_to_f32(a), b, MGPU__CVT_RP, 0);
#else
    asm("sub.rp.f32.f16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a - b, a in f16, up, clamped to 0 .. 1, NaN to 0.
 *   ptx     sub.rp.sat.f32.f16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of f16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_sub_rp_sat_f32_f16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rp_sat_f32_f16", "sm_100"));
    r = mgpu__f32_sub(mgpu_f16_to_f32(a), b, MGPU__CVT_RP, MGPU__F32_SAT);
#else
    asm("sub.rp.sat.f32.f16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a - b, a in bf16, to nearest even.
 *   ptx     sub.rn.f32.bf16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of bf16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_sub_rn_f32_bf16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rn_f32_bf16", "sm_100"));
    r = mgpu__f32_sub(mgpu_bf16_to_f32(a), b, MGPU__CVT_RN, 0);
#else
    asm("sub.rn.f32.bf16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a - b, a in bf16, to nearest even, clamped to 0 .. 1, NaN to 0.
 *   ptx     sub.rn.sat.f32.bf16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of bf16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_sub_rn_sat_f32_bf16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rn_sat_f32_bf16", "sm_100"));
    r = mgpu__f32_sub(mgpu_bf16_to_f32(a), b, MGPU__CVT_RN, MGPU__F32_SAT);
#else
    asm("sub.rn.sat.f32.bf16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a - b, a in bf16, toward zero.
 *   ptx     sub.rz.f32.bf16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of bf16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_sub_rz_f32_bf16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rz_f32_bf16", "sm_100"));
    r = mgpu__f32_sub(mgpu_bf16_to_f32(a), b, MGPU__CVT_RZ, 0);
#else
    asm("sub.rz.f32.bf16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a - b, a in bf16, toward zero, clamped to 0 .. 1, NaN to 0.
 *   ptx     sub.rz.sat.f32.bf16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of bf16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_sub_rz_sat_f32_bf16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rz_sat_f32_bf16", "sm_100"));
    r = mgpu__f32_sub(mgpu_bf16_to_f32(a), b, MGPU__CVT_RZ, MGPU__F32_SAT);
#else
    asm("sub.rz.sat.f32.bf16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a - b, a in bf16, down.
 *   ptx     sub.rm.f32.bf16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of bf16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_sub_rm_f32_bf16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rm_f32_bf16", "sm_100"));
    r = mgpu__f32_sub(mgpu_bf16_to_f32(a), b, MGPU__CVT_RM, 0);
#else
    asm("sub.rm.f32.bf16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a - b, a in bf16, down, clamped to 0 .. 1, NaN to 0.
 *   ptx     sub.rm.sat.f32.bf16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of bf16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_sub_rm_sat_f32_bf16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rm_sat_f32_bf16", "sm_100"));
    r = mgpu__f32_sub(mgpu_bf16_to_f32(a), b, MGPU__CVT_RM, MGPU__F32_SAT);
#else
    asm("sub.rm.sat.f32.bf16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a - b, a in bf16, up.
 *   ptx     sub.rp.f32.bf16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of bf16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_sub_rp_f32_bf16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rp_f32_bf16", "sm_100"));
    r = mgpu__f32_sub(mgpu_bf16_to_f32(a), b, MGPU__CVT_RP, 0);
#else
    asm("sub.rp.f32.bf16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a - b, a in bf16, up, clamped to 0 .. 1, NaN to 0.
 *   ptx     sub.rp.sat.f32.bf16 r, a, b;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a       bits of bf16
 *   b       any number
 */
MGPU_DEVICE float
mgpu_sub_rp_sat_f32_bf16(uint16_t a, float b)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_sub_rp_sat_f32_bf16", "sm_100"));
    r = mgpu__f32_sub(mgpu_bf16_to_f32(a), b, MGPU__CVT_RP, MGPU__F32_SAT);
#else
    asm("sub.rp.sat.f32.bf16 %0, %1, %2;" : "=f"(r) : "h"(a), "f"(b));
#endif
    return r;
}

/* a * b + c, a and b in f16, rounded once, to nearest even.
 *   ptx     fma.rn.f32.f16 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    bits of f16
 *   c       any number
 */
MGPU_DEVICE float
mgpu_fma_rn_f32_f16(uint16_t a, uint16_t b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rn_f32_f16", "sm_100"));
    r = mgpu__f32_fma(mgpu_f16_to_f32(a), mgpu_f16_to_f32(b), c, MGPU__CVT_RN, 0);
#else
    asm("fma.rn.f32.f16 %0, %1, %2, %3;" : "=f"(r) : "h"(a), "h"(b), "f"(c));
#endif
    return r;
}

/* a * b + c, a and b in f16, rounded once, to nearest even, clamped to 0 .. 1, NaN to 0.
 *   ptx     fma.rn.sat.f32.f16 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    bits of f16
 *   c       any number
 */
MGPU_DEVICE float
mgpu_fma_rn_sat_f32_f16(uint16_t a, uint16_t b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rn_sat_f32_f16", "sm_100"));
    r = mgpu__f32_fma(mgpu_f16_to_f32(a), mgpu_f16_to_f32(b), c, MGPU__CVT_RN, MGPU__F32_SAT);
#else
    asm("fma.rn.sat.f32.f16 %0, %1, %2, %3;" : "=f"(r) : "h"(a), "h"(b), "f"(c));
#endif
    return r;
}

/* a * b + c, a and b in f16, rounded once, toward zero.
 *   ptx     fma.rz.f32.f16 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    bits of f16
 *   c       any number
 */
MGPU_DEVICE float
mgpu_fma_rz_f32_f16(uint16_t a, uint16_t b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rz_f32_f16", "sm_100"));
    r = mgpu__f32_fma(mgpu_f16_to_f32(a), mgpu_f16_to_f32(b), c, MGPU__CVT_RZ, 0);
#else
    asm("fma.rz.f32.f16 %0, %1, %2, %3;" : "=f"(r) : "h"(a), "h"(b), "f"(c));
#endif
    return r;
}

/* a * b + c, a and b in f16, rounded once, toward zero, clamped to 0 .. 1, NaN to 0.
 *   ptx     fma.rz.sat.f32.f16 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    bits of f16
 *   c       any number
 */
MGPU_DEVICE float
mgpu_fma_rz_sat_f32_f16(uint16_t a, uint16_t b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rz_sat_f32_f16", "sm_100"));
    r = mgpu__f32_fma(mgpu_f16_to_f32(a), mgpu_f16_to_f32(b), c, MGPU__CVT_RZ, MGPU__F32_SAT);
#else
    asm("fma.rz.sat.f32.f16 %0, %1, %2, %3;" : "=f"(r) : "h"(a), "h"(b), "f"(c));
#endif
    return r;
}

/* a * b + c, a and b in f16, rounded once, down.
 *   ptx     fma.rm.f32.f16 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    bits of f16
 *   c       any number
 */
MGPU_DEVICE float
mgpu_fma_rm_f32_f16(uint16_t a, uint16_t b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rm_f32_f16", "sm_100"));
    r = mgpu__f32_fma(mgpu_f16_to_f32(a), mgpu_f16_to_f32(b), c, MGPU__CVT_RM, 0);
#else
    asm("fma.rm.f32.f16 %0, %1, %2, %3;" : "=f"(r) : "h"(a), "h"(b), "f"(c));
#endif
    return r;
}

/* a * b + c, a and b in f16, rounded once, down, clamped to 0 .. 1, NaN to 0.
 *   ptx     fma.rm.sat.f32.f16 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    bits of f16
 *   c       any number
 */
MGPU_DEVICE float
mgpu_fma_rm_sat_f32_f16(uint16_t a, uint16_t b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rm_sat_f32_f16", "sm_100"));
    r = mgpu__f32_fma(mgpu_f16_to_f32(a), mgpu_f16_to_f32(b), c, MGPU__CVT_RM, MGPU__F32_SAT);
#else
    asm("fma.rm.sat.f32.f16 %0, %1, %2, %3;" : "=f"(r) : "h"(a), "h"(b), "f"(c));
#endif
    return r;
}

/* a * b + c, a and b in f16, rounded once, up.
 *   ptx     fma.rp.f32.f16 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    bits of f16
 *   c       any number
 */
MGPU_DEVICE float
mgpu_fma_rp_f32_f16(uint16_t a, uint16_t b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rp_f32_f16", "sm_100"));
    r = mgpu__f32_fma(mgpu_f16_to_f32(a), mgpu_f16_to_f32(b), c, MGPU__CVT_RP, 0);
#else
    asm("fma.rp.f32.f16 %0, %1, %2, %3;" : "=f"(r) : "h"(a), "h"(b), "f"(c));
#endif
    return r;
}

/* a * b + c, a and b in f16, rounded once, up, clamped to 0 .. 1, NaN to 0.
 *   ptx     fma.rp.sat.f32.f16 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    bits of f16
 *   c       any number
 */
MGPU_DEVICE float
mgpu_fma_rp_sat_f32_f16(uint16_t a, uint16_t b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rp_sat_f32_f16", "sm_100"));
    r = mgpu__f32_fma(mgpu_f16_to_f32(a), mgpu_f16_to_f32(b), c, MGPU__CVT_RP, MGPU__F32_SAT);
#else
    asm("fma.rp.sat.f32.f16 %0, %1, %2, %3;" : "=f"(r) : "h"(a), "h"(b), "f"(c));
#endif
    return r;
}

/* a * b + c, a and b in bf16, rounded once, to nearest even.
 *   ptx     fma.rn.f32.bf16 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    bits of bf16
 *   c       any number
 */
MGPU_DEVICE float
mgpu_fma_rn_f32_bf16(uint16_t a, uint16_t b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rn_f32_bf16", "sm_100"));
    r = mgpu__f32_fma(mgpu_bf16_to_f32(a), mgpu_bf16_to_f32(b), c, MGPU__CVT_RN, 0);
#else
    asm("fma.rn.f32.bf16 %0, %1, %2, %3;" : "=f"(r) : "h"(a), "h"(b), "f"(c));
#endif
    return r;
}

/* a * b + c, a and b in bf16, rounded once, to nearest even, clamped to 0 .. 1, NaN to 0.
 *   ptx     fma.rn.sat.f32.bf16 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    bits of bf16
 *   c       any number
 */
MGPU_DEVICE float
mgpu_fma_rn_sat_f32_bf16(uint16_t a, uint16_t b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rn_sat_f32_bf16", "sm_100"));
    r = mgpu__f32_fma(mgpu_bf16_to_f32(a), mgpu_bf16_to_f32(b), c, MGPU__CVT_RN, MGPU__F32_SAT);
#else
    asm("fma.rn.sat.f32.bf16 %0, %1, %2, %3;" : "=f"(r) : "h"(a), "h"(b), "f"(c));
#endif
    return r;
}

/* a * b + c, a and b in bf16, rounded once, toward zero.
 *   ptx     fma.rz.f32.bf16 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    bits of bf16
 *   c       any number
 */
MGPU_DEVICE float
mgpu_fma_rz_f32_bf16(uint16_t a, uint16_t b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rz_f32_bf16", "sm_100"));
    r = mgpu__f32_fma(mgpu_bf16_to_f32(a), mgpu_bf16_to_f32(b), c, MGPU__CVT_RZ, 0);
#else
    asm("fma.rz.f32.bf16 %0, %1, %2, %3;" : "=f"(r) : "h"(a), "h"(b), "f"(c));
#endif
    return r;
}

/* a * b + c, a and b in bf16, rounded once, toward zero, clamped to 0 .. 1, NaN to 0.
 *   ptx     fma.rz.sat.f32.bf16 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    bits of bf16
 *   c       any number
 */
MGPU_DEVICE float
mgpu_fma_rz_sat_f32_bf16(uint16_t a, uint16_t b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rz_sat_f32_bf16", "sm_100"));
    r = mgpu__f32_fma(mgpu_bf16_to_f32(a), mgpu_bf16_to_f32(b), c, MGPU__CVT_RZ, MGPU__F32_SAT);
#else
    asm("fma.rz.sat.f32.bf16 %0, %1, %2, %3;" : "=f"(r) : "h"(a), "h"(b), "f"(c));
#endif
    return r;
}

/* a * b + c, a and b in bf16, rounded once, down.
 *   ptx     fma.rm.f32.bf16 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    bits of bf16
 *   c       any number
 */
MGPU_DEVICE float
mgpu_fma_rm_f32_bf16(uint16_t a, uint16_t b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rm_f32_bf16", "sm_100"));
    r = mgpu__f32_fma(mgpu_bf16_to_f32(a), mgpu_bf16_to_f32(b), c, MGPU__CVT_RM, 0);
#else
    asm("fma.rm.f32.bf16 %0, %1, %2, %3;" : "=f"(r) : "h"(a), "h"(b), "f"(c));
#endif
    return r;
}

/* a * b + c, a and b in bf16, rounded once, down, clamped to 0 .. 1, NaN to 0.
 *   ptx     fma.rm.sat.f32.bf16 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    bits of bf16
 *   c       any number
 */
MGPU_DEVICE float
mgpu_fma_rm_sat_f32_bf16(uint16_t a, uint16_t b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rm_sat_f32_bf16", "sm_100"));
    r = mgpu__f32_fma(mgpu_bf16_to_f32(a), mgpu_bf16_to_f32(b), c, MGPU__CVT_RM, MGPU__F32_SAT);
#else
    asm("fma.rm.sat.f32.bf16 %0, %1, %2, %3;" : "=f"(r) : "h"(a), "h"(b), "f"(c));
#endif
    return r;
}

/* a * b + c, a and b in bf16, rounded once, up.
 *   ptx     fma.rp.f32.bf16 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    bits of bf16
 *   c       any number
 */
MGPU_DEVICE float
mgpu_fma_rp_f32_bf16(uint16_t a, uint16_t b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rp_f32_bf16", "sm_100"));
    r = mgpu__f32_fma(mgpu_bf16_to_f32(a), mgpu_bf16_to_f32(b), c, MGPU__CVT_RP, 0);
#else
    asm("fma.rp.f32.bf16 %0, %1, %2, %3;" : "=f"(r) : "h"(a), "h"(b), "f"(c));
#endif
    return r;
}

/* a * b + c, a and b in bf16, rounded once, up, clamped to 0 .. 1, NaN to 0.
 *   ptx     fma.rp.sat.f32.bf16 r, a, b, c;
 *   needs   PTX 8.6, sm_100
 *   by      any thread
 *   a, b    bits of bf16
 *   c       any number
 */
MGPU_DEVICE float
mgpu_fma_rp_sat_f32_bf16(uint16_t a, uint16_t b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_fma_rp_sat_f32_bf16", "sm_100"));
    r = mgpu__f32_fma(mgpu_bf16_to_f32(a), mgpu_bf16_to_f32(b), c, MGPU__CVT_RP, MGPU__F32_SAT);
#else
    asm("fma.rp.sat.f32.bf16 %0, %1, %2, %3;" : "=f"(r) : "h"(a), "h"(b), "f"(c));
#endif
    return r;
}

/* The smallest of three numbers; a NaN gives way to a number.
 *   ptx     min.f32 r, a, b, c;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   a, b, c any numbers; -0 is less than 0
 */
MGPU_DEVICE float
mgpu_min3_f32(float a, float b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_min3_f32", "sm_100"));
    r = mgpu__f32_extreme3(a, b, c, 0, 0);
#else
    asm("min.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(c));
#endif
    return r;
}

/* The smallest of three magnitudes; a NaN gives way to a number.
 *   ptx     min.abs.f32 r, a, b, c;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   a, b, c any numbers; -0 is less than 0
 */
MGPU_DEVICE float
mgpu_min3_abs_f32(float a, float b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_min3_abs_f32", "sm_100"));
    r = mgpu__f32_extreme3(a, b, c, 0, MGPU__F32_ABS);
#else
    asm("min.abs.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(c));
#endif
    return r;
}

/* The smallest of three numbers; NaN if one is.
 *   ptx     min.NaN.f32 r, a, b, c;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   a, b, c any numbers; -0 is less than 0
 */
MGPU_DEVICE float
mgpu_min3_nan_f32(float a, float b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_min3_nan_f32", "sm_100"));
    r = mgpu__f32_extreme3(a, b, c, 0, MGPU__F32_NAN);
#else
    asm("min.NaN.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(c));
#endif
    return r;
}

/* The smallest of three magnitudes; NaN if one is.
 *   ptx     min.NaN.abs.f32 r, a, b, c;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   a, b, c any numbers; -0 is less than 0
 */
MGPU_DEVICE float
mgpu_min3_nan_abs_f32(float a, float b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_min3_nan_abs_f32", "sm_100"));
    r = mgpu__f32_extreme3(a, b, c, 0, MGPU__F32_NAN | MGPU__F32_ABS);
#else
    asm("min.NaN.abs.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(c));
#endif
    return r;
}

/* The smallest of three numbers; a NaN gives way to a number; subnormal numbers are taken and
 * given as 0 of their sign.
 *   ptx     min.ftz.f32 r, a, b, c;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   a, b, c any numbers; -0 is less than 0
 */
MGPU_DEVICE float
mgpu_min3_ftz_f32(float a, float b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_min3_ftz_f32", "sm_100"));
    r = mgpu__f32_extreme3(a, b, c, 0, MGPU__F32_FTZ);
#else
    asm("min.ftz.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(c));
#endif
    return r;
}

/* The smallest of three magnitudes; a NaN gives way to a number; subnormal numbers are taken
 * and given as 0 of their sign.
 *   ptx     min.ftz.abs.f32 r, a, b, c;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   a, b, c any numbers; -0 is less than 0
 */
MGPU_DEVICE float
mgpu_min3_ftz_abs_f32(float a, float b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_min3_ftz_abs_f32", "sm_100"));
    r = mgpu__f32_extreme3(a, b, c, 0, MGPU__F32_FTZ | MGPU__F32_ABS);
#else
    asm("min.ftz.abs.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(c));
#endif
    return r;
}

/* The smallest of three numbers; NaN if one is; subnormal numbers are taken and given as 0 of
 * their sign.
 *   ptx     min.ftz.NaN.f32 r, a, b, c;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   a, b, c any numbers; -0 is less than 0
 */
MGPU_DEVICE float
mgpu_min3_ftz_nan_f32(float a, float b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_min3_ftz_nan_f32", "sm_100"));
    r = mgpu__f32_extreme3(a, b, c, 0, MGPU__F32_FTZ | MGPU__F32_NAN);
#else
    asm("min.ftz.NaN.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(c));
#endif
    return r;
}

/* The smallest of three magnitudes; NaN if one is; subnormal numbers are taken and given as 0
 * of their sign.
 *   ptx     min.ftz.NaN.abs.f32 r, a, b, c;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   a, b, c any numbers; -0 is less than 0
 */
MGPU_DEVICE float
mgpu_min3_ftz_nan_abs_f32(float a, float b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_min3_ftz_nan_abs_f32", "sm_100"));
    r = mgpu__f32_extreme3(a, b, c, 0, MGPU__F32_FTZ | MGPU__F32_NAN | MGPU__F32_ABS);
#else
    asm("min.ftz.NaN.abs.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(c));
#endif
    return r;
}

/* The largest of three numbers; a NaN gives way to a number.
 *   ptx     max.f32 r, a, b, c;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   a, b, c any numbers; -0 is less than 0
 */
MGPU_DEVICE float
mgpu_max3_f32(float a, float b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_max3_f32", "sm_100"));
    r = mgpu__f32_extreme3(a, b, c, 1, 0);
#else
    asm("max.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(c));
#endif
    return r;
}

/* The largest of three magnitudes; a NaN gives way to a number.
 *   ptx     max.abs.f32 r, a, b, c;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   a, b, c any numbers; -0 is less than 0
 */
MGPU_DEVICE float
mgpu_max3_abs_f32(float a, float b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_max3_abs_f32", "sm_100"));
    r = mgpu__f32_extreme3(a, b, c, 1, MGPU__F32_ABS);
#else
    asm("max.abs.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(c));
#endif
    return r;
}

/* The largest of three numbers; NaN if one is.
 *   ptx     max.NaN.f32 r, a, b, c;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   a, b, c any numbers; -0 is less than 0
 */
MGPU_DEVICE float
mgpu_max3_nan_f32(float a, float b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_max3_nan_f32", "sm_100"));
    r = mgpu__f32_extreme3(a, b, c, 1, MGPU__F32_NAN);
#else
    asm("max.NaN.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(c));
#endif
    return r;
}

/* The largest of three magnitudes; NaN if one is.
 *   ptx     max.NaN.abs.f32 r, a, b, c;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   a, b, c any numbers; -0 is less than 0
 */
MGPU_DEVICE float
mgpu_max3_nan_abs_f32(float a, float b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_max3_nan_abs_f32", "sm_100"));
    r = mgpu__f32_extreme3(a, b, c, 1, MGPU__F32_NAN | MGPU__F32_ABS);
#else
    asm("max.NaN.abs.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(c));
#endif
    return r;
}

/* The largest of three numbers; a NaN gives way to a number; subnormal numbers are taken and
 * given as 0 of their sign.
 *   ptx     max.ftz.f32 r, a, b, c;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   a, b, c any numbers; -0 is less than 0
 */
MGPU_DEVICE float
mgpu_max3_ftz_f32(float a, float b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_max3_ftz_f32", "sm_100"));
    r = mgpu__f32_extreme3(a, b, c, 1, MGPU__F32_FTZ);
#else
    asm("max.ftz.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(c));
#endif
    return r;
}

/* The largest of three magnitudes; a NaN gives way to a number; subnormal numbers are taken and
 * given as 0 of their sign.
 *   ptx     max.ftz.abs.f32 r, a, b, c;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   a, b, c any numbers; -0 is less than 0
 */
MGPU_DEVICE float
mgpu_max3_ftz_abs_f32(float a, float b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_max3_ftz_abs_f32", "sm_100"));
    r = mgpu__f32_extreme3(a, b, c, 1, MGPU__F32_FTZ | MGPU__F32_ABS);
#else
    asm("max.ftz.abs.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(c));
#endif
    return r;
}

/* The largest of three numbers; NaN if one is; subnormal numbers are taken and given as 0 of
 * their sign.
 *   ptx     max.ftz.NaN.f32 r, a, b, c;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   a, b, c any numbers; -0 is less than 0
 */
MGPU_DEVICE float
mgpu_max3_ftz_nan_f32(float a, float b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_max3_ftz_nan_f32", "sm_100"));
    r = mgpu__f32_extreme3(a, b, c, 1, MGPU__F32_FTZ | MGPU__F32_NAN);
#else
    asm("max.ftz.NaN.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(c));
#endif
    return r;
}

/* The largest of three magnitudes; NaN if one is; subnormal numbers are taken and given as 0 of
 * their sign.
 *   ptx     max.ftz.NaN.abs.f32 r, a, b, c;
 *   needs   PTX 8.8, sm_100
 *   by      any thread
 *   a, b, c any numbers; -0 is less than 0
 */
MGPU_DEVICE float
mgpu_max3_ftz_nan_abs_f32(float a, float b, float c)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs(1000, "mgpu_max3_ftz_nan_abs_f32", "sm_100"));
    r = mgpu__f32_extreme3(a, b, c, 1, MGPU__F32_FTZ | MGPU__F32_NAN | MGPU__F32_ABS);
#else
    asm("max.ftz.NaN.abs.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(c));
#endif
    return r;
}

/* The least number over the lanes of `mask`, in every one of them; a NaN gives way to a number.
 *   ptx     redux.sync.min.f32 r, value, mask;
 *   needs   PTX 8.8, sm_100f
 *   by      the lanes of `mask`
 *   value   this lane's number; -0 is less than 0
 *   mask    a bit per lane; the caller's is set
 */
MGPU_DEVICE float
mgpu_redux_sync_min_f32(float value, uint32_t mask)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_redux_f32(0, 0, mask, value));
#else
    asm volatile("redux.sync.min.f32 %0, %1, %2;" : "=f"(r) : "f"(value), "r"(mask) : "memory");
#endif
    return r;
}

/* The least number over the lanes of `mask`, in every one of them; NaN if one is.
 *   ptx     redux.sync.min.NaN.f32 r, value, mask;
 *   needs   PTX 8.8, sm_100f
 *   by      the lanes of `mask`
 *   value   this lane's number; -0 is less than 0
 *   mask    a bit per lane; the caller's is set
 */
MGPU_DEVICE float
mgpu_redux_sync_min_nan_f32(float value, uint32_t mask)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_redux_f32(0, MGPU__F32_NAN, mask, value));
#else
    asm volatile("redux.sync.min.NaN.f32 %0, %1, %2;"
                 : "=f"(r)
                 : "f"(value), "r"(mask)
                 : "memory");
#endif
    return r;
}

/* The least magnitude over the lanes of `mask`, in every one of them; a NaN gives way to a
 * number.
 *   ptx     redux.sync.min.abs.f32 r, value, mask;
 *   needs   PTX 8.8, sm_100f
 *   by      the lanes of `mask`
 *   value   this lane's number; -0 is less than 0
 *   mask    a bit per lane; the caller's is set
 */
MGPU_DEVICE float
mgpu_redux_sync_min_abs_f32(float value, uint32_t mask)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_redux_f32(0, MGPU__F32_ABS, mask, value));
#else
    asm volatile("redux.sync.min.abs.f32 %0, %1, %2;"
                 : "=f"(r)
                 : "f"(value), "r"(mask)
                 : "memory");
#endif
    return r;
}

/* The least magnitude over the lanes of `mask`, in every one of them; NaN if one is.
 *   ptx     redux.sync.min.abs.NaN.f32 r, value, mask;
 *   needs   PTX 8.8, sm_100f
 *   by      the lanes of `mask`
 *   value   this lane's number; -0 is less than 0
 *   mask    a bit per lane; the caller's is set
 */
MGPU_DEVICE float
mgpu_redux_sync_min_abs_nan_f32(float value, uint32_t mask)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_redux_f32(0, MGPU__F32_ABS | MGPU__F32_NAN, mask, value));
#else
    asm volatile("redux.sync.min.abs.NaN.f32 %0, %1, %2;"
                 : "=f"(r)
                 : "f"(value), "r"(mask)
                 : "memory");
#endif
    return r;
}

/* The largest number over the lanes of `mask`, in every one of them; a NaN gives way to a
 * number.
 *   ptx     redux.sync.max.f32 r, value, mask;
 *   needs   PTX 8.8, sm_100f
 *   by      the lanes of `mask`
 *   value   this lane's number; -0 is less than 0
 *   mask    a bit per lane; the caller's is set
 */
MGPU_DEVICE float
mgpu_redux_sync_max_f32(float value, uint32_t mask)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_redux_f32(1, 0, mask, value));
#else
    asm volatile("redux.sync.max.f32 %0, %1, %2;" : "=f"(r) : "f"(value), "r"(mask) : "memory");
#endif
    return r;
}

/* The largest number over the lanes of `mask`, in every one of them; NaN if one is.
 *   ptx     redux.sync.max.NaN.f32 r, value, mask;
 *   needs   PTX 8.8, sm_100f
 *   by      the lanes of `mask`
 *   value   this lane's number; -0 is less than 0
 *   mask    a bit per lane; the caller's is set
 */
MGPU_DEVICE float
mgpu_redux_sync_max_nan_f32(float value, uint32_t mask)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_redux_f32(1, MGPU__F32_NAN, mask, value));
#else
    asm volatile("redux.sync.max.NaN.f32 %0, %1, %2;"
                 : "=f"(r)
                 : "f"(value), "r"(mask)
                 : "memory");
#endif
    return r;
}

/* The largest magnitude over the lanes of `mask`, in every one of them; a NaN gives way to a
 * number.
 *   ptx     redux.sync.max.abs.f32 r, value, mask;
 *   needs   PTX 8.8, sm_100f
 *   by      the lanes of `mask`
 *   value   this lane's number; -0 is less than 0
 *   mask    a bit per lane; the caller's is set
 */
MGPU_DEVICE float
mgpu_redux_sync_max_abs_f32(float value, uint32_t mask)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_redux_f32(1, MGPU__F32_ABS, mask, value));
#else
    asm volatile("redux.sync.max.abs.f32 %0, %1, %2;"
                 : "=f"(r)
                 : "f"(value), "r"(mask)
                 : "memory");
#endif
    return r;
}

/* The largest magnitude over the lanes of `mask`, in every one of them; NaN if one is.
 *   ptx     redux.sync.max.abs.NaN.f32 r, value, mask;
 *   needs   PTX 8.8, sm_100f
 *   by      the lanes of `mask`
 *   value   this lane's number; -0 is less than 0
 *   mask    a bit per lane; the caller's is set
 */
MGPU_DEVICE float
mgpu_redux_sync_max_abs_nan_f32(float value, uint32_t mask)
{
    float r;
#if MGPU_EMULATE
    MGPU__EMU(r = mgpu__emu_redux_f32(1, MGPU__F32_ABS | MGPU__F32_NAN, mask, value));
#else
    asm volatile("redux.sync.max.abs.NaN.f32 %0, %1, %2;"
                 : "=f"(r)
                 : "f"(value), "r"(mask)
                 : "memory");
#endif
    return r;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_MATH_GEN_H */
