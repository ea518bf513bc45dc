/* mgpu/ptx/approx.gen.h - the functions that the hardware approximates.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/approx.py. What the bounds are of is in approx.h.
 */
#ifndef MGPU_PTX_APPROX_GEN_H
#define MGPU_PTX_APPROX_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/math/approx.h"
#endif

#if MGPU__HOST_PASS
#include "host_pass.gen.h"
#elif MGPU_HAS_DEVICE

/* 2^x, relative error 2^-22.
 *   ptx     ex2.approx.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns -infinity becomes 0
 */
MGPU_DEVICE float
mgpu_ex2_approx_f32(float x)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__approx_ex2(x, 0);
#else
    asm("ex2.approx.f32 %0, %1;" : "=f"(r) : "f"(x));
#endif
    return r;
}

/* 2^x, relative error 2^-22; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     ex2.approx.ftz.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns -infinity becomes 0
 */
MGPU_DEVICE float
mgpu_ex2_approx_ftz_f32(float x)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__approx_ex2(x, 1);
#else
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
#endif
    return r;
}

/* The logarithm of x to base 2, absolute error 2^-22 for x from 0.5 to 2, relative 2^-22 else.
 *   ptx     lg2.approx.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns 0 becomes -infinity, less than 0 NaN
 */
MGPU_DEVICE float
mgpu_lg2_approx_f32(float x)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__approx_lg2(x, 0);
#else
    asm("lg2.approx.f32 %0, %1;" : "=f"(r) : "f"(x));
#endif
    return r;
}

/* The logarithm of x to base 2, absolute error 2^-22 for x from 0.5 to 2, relative 2^-22 else;
 * subnormal numbers are taken and given as 0 of their sign.
 *   ptx     lg2.approx.ftz.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns 0 becomes -infinity, less than 0 NaN
 */
MGPU_DEVICE float
mgpu_lg2_approx_ftz_f32(float x)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__approx_lg2(x, 1);
#else
    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
#endif
    return r;
}

/* 1 / x, 1 ulp.
 *   ptx     rcp.approx.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns 0 becomes infinity of its sign
 */
MGPU_DEVICE float
mgpu_rcp_approx_f32(float x)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__approx_rcp(x, 0);
#else
    asm("rcp.approx.f32 %0, %1;" : "=f"(r) : "f"(x));
#endif
    return r;
}

/* 1 / x, 1 ulp; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     rcp.approx.ftz.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns 0 becomes infinity of its sign
 */
MGPU_DEVICE float
mgpu_rcp_approx_ftz_f32(float x)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__approx_rcp(x, 1);
#else
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
#endif
    return r;
}

/* 1 / sqrt(x), relative error 2^-22.9.
 *   ptx     rsqrt.approx.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns 0 becomes infinity of its sign, less than 0 NaN
 */
MGPU_DEVICE float
mgpu_rsqrt_approx_f32(float x)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__approx_rsqrt(x, 0);
#else
    asm("rsqrt.approx.f32 %0, %1;" : "=f"(r) : "f"(x));
#endif
    return r;
}

/* 1 / sqrt(x), relative error 2^-22.9; subnormal numbers are taken and given as 0 of their
 * sign.
 *   ptx     rsqrt.approx.ftz.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns 0 becomes infinity of its sign, less than 0 NaN
 */
MGPU_DEVICE float
mgpu_rsqrt_approx_ftz_f32(float x)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__approx_rsqrt(x, 1);
#else
    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
#endif
    return r;
}

/* sqrt(x), relative error 2^-22.
 *   ptx     sqrt.approx.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns -0 stays, less than 0 becomes NaN
 */
MGPU_DEVICE float
mgpu_sqrt_approx_f32(float x)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__approx_sqrt(x, 0);
#else
    asm("sqrt.approx.f32 %0, %1;" : "=f"(r) : "f"(x));
#endif
    return r;
}

/* sqrt(x), relative error 2^-22; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     sqrt.approx.ftz.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns -0 stays, less than 0 becomes NaN
 */
MGPU_DEVICE float
mgpu_sqrt_approx_ftz_f32(float x)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__approx_sqrt(x, 1);
#else
    asm("sqrt.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
#endif
    return r;
}

/* The sine of x radians, absolute error 2^-20.5 for |x| up to 2 pi, 2^-14.7 up to 100 pi.
 *   ptx     sin.approx.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns infinity becomes NaN
 */
MGPU_DEVICE float
mgpu_sin_approx_f32(float x)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__approx_sin(x, 0);
#else
    asm("sin.approx.f32 %0, %1;" : "=f"(r) : "f"(x));
#endif
    return r;
}

/* The sine of x radians, absolute error 2^-20.5 for |x| up to 2 pi, 2^-14.7 up to 100 pi;
 * subnormal numbers are taken and given as 0 of their sign.
 *   ptx     sin.approx.ftz.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns infinity becomes NaN
 */
MGPU_DEVICE float
mgpu_sin_approx_ftz_f32(float x)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__approx_sin(x, 1);
#else
    asm("sin.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
#endif
    return r;
}

/* The cosine of x radians, absolute error 2^-20.5 for |x| up to 2 pi, 2^-14.7 up to 100 pi.
 *   ptx     cos.approx.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns infinity becomes NaN
 */
MGPU_DEVICE float
mgpu_cos_approx_f32(float x)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__approx_cos(x, 0);
#else
    asm("cos.approx.f32 %0, %1;" : "=f"(r) : "f"(x));
#endif
    return r;
}

/* The cosine of x radians, absolute error 2^-20.5 for |x| up to 2 pi, 2^-14.7 up to 100 pi;
 * subnormal numbers are taken and given as 0 of their sign.
 *   ptx     cos.approx.ftz.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 *   returns infinity becomes NaN
 */
MGPU_DEVICE float
mgpu_cos_approx_ftz_f32(float x)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__approx_cos(x, 1);
#else
    asm("cos.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
#endif
    return r;
}

/* tanh(x), relative error 2^-11.
 *   ptx     tanh.approx.f32 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       any number
 */
MGPU_DEVICE float
mgpu_tanh_approx_f32(float x)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__approx_tanh(x);
#else
    asm("tanh.approx.f32 %0, %1;" : "=f"(r) : "f"(x));
#endif
    return r;
}

/* a / b, 2 ulp for |b| from 2^-126 to 2^126.
 *   ptx     div.approx.f32 r, a, b;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    any numbers
 *   returns beyond them the result may be 0 or NaN
 */
MGPU_DEVICE float
mgpu_div_approx_f32(float a, float b)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__approx_div(a, b, 0, 0);
#else
    asm("div.approx.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));
#endif
    return r;
}

/* a / b, 2 ulp for |b| from 2^-126 to 2^126; subnormal numbers are taken and given as 0 of
 * their sign.
 *   ptx     div.approx.ftz.f32 r, a, b;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    any numbers
 *   returns beyond them the result may be 0 or NaN
 */
MGPU_DEVICE float
mgpu_div_approx_ftz_f32(float a, float b)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__approx_div(a, b, 0, 1);
#else
    asm("div.approx.ftz.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));
#endif
    return r;
}

/* a / b, 2 ulp.
 *   ptx     div.full.f32 r, a, b;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    any numbers
 *   returns for all b
 */
MGPU_DEVICE float
mgpu_div_full_f32(float a, float b)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__approx_div(a, b, 1, 0);
#else
    asm("div.full.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));
#endif
    return r;
}

/* a / b, 2 ulp; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     div.full.ftz.f32 r, a, b;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    any numbers
 *   returns for all b
 */
MGPU_DEVICE float
mgpu_div_full_ftz_f32(float a, float b)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__approx_div(a, b, 1, 1);
#else
    asm("div.full.ftz.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));
#endif
    return r;
}

/* 2^x in f16, relative error 2^-9.9.
 *   ptx     ex2.approx.f16 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       the bits of a f16
 */
MGPU_DEVICE uint16_t
mgpu_ex2_approx_f16(uint16_t x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__approx_half(MGPU__APPROX_EX2, MGPU__F16, x);
#else
    asm("ex2.approx.f16 %0, %1;" : "=h"(r) : "h"(x));
#endif
    return r;
}

/* 2^x in f16 twice, relative error 2^-9.9.
 *   ptx     ex2.approx.f16x2 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       two f16
 */
MGPU_DEVICE uint32_t
mgpu_ex2_approx_f16x2(uint32_t x)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__approx_half(MGPU__APPROX_EX2, MGPU__F16, x >> 16) << 16 |
        mgpu__approx_half(MGPU__APPROX_EX2, MGPU__F16, x & 0xffff);
#else
    asm("ex2.approx.f16x2 %0, %1;" : "=r"(r) : "r"(x));
#endif
    return r;
}

/* 2^x in bf16, relative error 2^-7; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     ex2.approx.ftz.bf16 r, x;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   x       the bits of a bf16
 */
MGPU_DEVICE uint16_t
mgpu_ex2_approx_bf16(uint16_t x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__approx_half(MGPU__APPROX_EX2, MGPU__BF16, x);
#else
    asm("ex2.approx.ftz.bf16 %0, %1;" : "=h"(r) : "h"(x));
#endif
    return r;
}

/* 2^x in bf16 twice, relative error 2^-7; subnormal numbers are taken and given as 0 of their
 * sign.
 *   ptx     ex2.approx.ftz.bf16x2 r, x;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   x       two bf16
 */
MGPU_DEVICE uint32_t
mgpu_ex2_approx_bf16x2(uint32_t x)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__approx_half(MGPU__APPROX_EX2, MGPU__BF16, x >> 16) << 16 |
        mgpu__approx_half(MGPU__APPROX_EX2, MGPU__BF16, x & 0xffff);
#else
    asm("ex2.approx.ftz.bf16x2 %0, %1;" : "=r"(r) : "r"(x));
#endif
    return r;
}

/* tanh(x) in f16, absolute error 2^-10.98.
 *   ptx     tanh.approx.f16 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       the bits of a f16
 */
MGPU_DEVICE uint16_t
mgpu_tanh_approx_f16(uint16_t x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__approx_half(MGPU__APPROX_TANH, MGPU__F16, x);
#else
    asm("tanh.approx.f16 %0, %1;" : "=h"(r) : "h"(x));
#endif
    return r;
}

/* tanh(x) in f16 twice, absolute error 2^-10.98.
 *   ptx     tanh.approx.f16x2 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       two f16
 */
MGPU_DEVICE uint32_t
mgpu_tanh_approx_f16x2(uint32_t x)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__approx_half(MGPU__APPROX_TANH, MGPU__F16, x >> 16) << 16 |
        mgpu__approx_half(MGPU__APPROX_TANH, MGPU__F16, x & 0xffff);
#else
    asm("tanh.approx.f16x2 %0, %1;" : "=r"(r) : "r"(x));
#endif
    return r;
}

/* tanh(x) in bf16, absolute error 2^-8, but at 0.746 and -0.746 an H200 is off by more.
 *   ptx     tanh.approx.bf16 r, x;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   x       the bits of a bf16
 */
MGPU_DEVICE uint16_t
mgpu_tanh_approx_bf16(uint16_t x)
{
    uint16_t r;
#if MGPU_EMULATE
    r = (uint16_t)mgpu__approx_half(MGPU__APPROX_TANH, MGPU__BF16, x);
#else
    asm("tanh.approx.bf16 %0, %1;" : "=h"(r) : "h"(x));
#endif
    return r;
}

/* tanh(x) in bf16 twice, absolute error 2^-8, but at 0.746 and -0.746 an H200 is off by more.
 *   ptx     tanh.approx.bf16x2 r, x;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   x       two bf16
 */
MGPU_DEVICE uint32_t
mgpu_tanh_approx_bf16x2(uint32_t x)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__approx_half(MGPU__APPROX_TANH, MGPU__BF16, x >> 16) << 16 |
        mgpu__approx_half(MGPU__APPROX_TANH, MGPU__BF16, x & 0xffff);
#else
    asm("tanh.approx.bf16x2 %0, %1;" : "=r"(r) : "r"(x));
#endif
    return r;
}

/* 1 / x, relative error 2^-18: where an iteration begins.
 *   ptx     rcp.approx.ftz.f64 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       its upper 32 bits count; subnormal numbers are 0
 *   returns the low 32 bits are 0; subnormal results too
 */
MGPU_DEVICE double
mgpu_rcp_approx_ftz_f64(double x)
{
    double r;
#if MGPU_EMULATE
    r = mgpu__approx_rcp_f64(x);
#else
    asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(r) : "d"(x));
#endif
    return r;
}

/* 1 / sqrt(x), relative error 2^-18: where an iteration begins.
 *   ptx     rsqrt.approx.ftz.f64 r, x;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   x       its upper 32 bits count; subnormal numbers are 0
 *   returns the low 32 bits are 0; subnormal results too
 */
MGPU_DEVICE double
mgpu_rsqrt_approx_ftz_f64(double x)
{
    double r;
#if MGPU_EMULATE
    r = mgpu__approx_rsqrt_f64(x);
#else
    asm("rsqrt.approx.ftz.f64 %0, %1;" : "=d"(r) : "d"(x));
#endif
    return r;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_APPROX_GEN_H */
