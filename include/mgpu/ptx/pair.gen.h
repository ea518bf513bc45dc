/* mgpu/ptx/pair.gen.h - two f16 or bf16 at once; min and max of f32.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/pair.py. What the words of the names mean is in pair.h.
 */
#ifndef MGPU_PTX_PAIR_GEN_H
#define MGPU_PTX_PAIR_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/math/pair.h"
#endif

#if MGPU__HOST_PASS
#include "host_pass.gen.h"
#elif MGPU_HAS_DEVICE

/* a + b twice, to nearest even.
 *   ptx     add.rn.f16x2 r, a, b;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_add_rn_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_add(a, b, 0, MGPU__F16, 0);
#else
    asm("add.rn.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* a + b twice, to nearest even, clamped to 0 .. 1, NaN to 0.
 *   ptx     add.rn.sat.f16x2 r, a, b;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_add_rn_sat_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_add(a, b, 0, MGPU__F16, MGPU__PAIR_SAT);
#else
    asm("add.rn.sat.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* a + b twice, to nearest even; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     add.rn.ftz.f16x2 r, a, b;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_add_rn_ftz_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_add(a, b, 0, MGPU__F16, MGPU__PAIR_FTZ);
#else
    asm("add.rn.ftz.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* a + b twice, to nearest even, clamped to 0 .. 1, NaN to 0; subnormal numbers are taken and
 * given as 0 of their sign.
 *   ptx     add.rn.ftz.sat.f16x2 r, a, b;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_add_rn_ftz_sat_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_add(a, b, 0, MGPU__F16, MGPU__PAIR_FTZ | MGPU__PAIR_SAT);
#else
    asm("add.rn.ftz.sat.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* a - b twice, to nearest even.
 *   ptx     sub.rn.f16x2 r, a, b;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_sub_rn_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_sub(a, b, 0, MGPU__F16, 0);
#else
    asm("sub.rn.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* a - b twice, to nearest even, clamped to 0 .. 1, NaN to 0.
 *   ptx     sub.rn.sat.f16x2 r, a, b;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_sub_rn_sat_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_sub(a, b, 0, MGPU__F16, MGPU__PAIR_SAT);
#else
    asm("sub.rn.sat.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* a - b twice, to nearest even; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     sub.rn.ftz.f16x2 r, a, b;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_sub_rn_ftz_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_sub(a, b, 0, MGPU__F16, MGPU__PAIR_FTZ);
#else
    asm("sub.rn.ftz.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* a - b twice, to nearest even, clamped to 0 .. 1, NaN to 0; subnormal numbers are taken and
 * given as 0 of their sign.
 *   ptx     sub.rn.ftz.sat.f16x2 r, a, b;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_sub_rn_ftz_sat_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_sub(a, b, 0, MGPU__F16, MGPU__PAIR_FTZ | MGPU__PAIR_SAT);
#else
    asm("sub.rn.ftz.sat.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* a * b twice, to nearest even.
 *   ptx     mul.rn.f16x2 r, a, b;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_mul_rn_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_mul(a, b, 0, MGPU__F16, 0);
#else
    asm("mul.rn.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* a * b twice, to nearest even, clamped to 0 .. 1, NaN to 0.
 *   ptx     mul.rn.sat.f16x2 r, a, b;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_mul_rn_sat_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_mul(a, b, 0, MGPU__F16, MGPU__PAIR_SAT);
#else
    asm("mul.rn.sat.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* a * b twice, to nearest even; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     mul.rn.ftz.f16x2 r, a, b;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_mul_rn_ftz_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_mul(a, b, 0, MGPU__F16, MGPU__PAIR_FTZ);
#else
    asm("mul.rn.ftz.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* a * b twice, to nearest even, clamped to 0 .. 1, NaN to 0; subnormal numbers are taken and
 * given as 0 of their sign.
 *   ptx     mul.rn.ftz.sat.f16x2 r, a, b;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_mul_rn_ftz_sat_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_mul(a, b, 0, MGPU__F16, MGPU__PAIR_FTZ | MGPU__PAIR_SAT);
#else
    asm("mul.rn.ftz.sat.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* a * b + c twice, rounded once, to nearest even.
 *   ptx     fma.rn.f16x2 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b, c two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_fma_rn_f16x2(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_fma(a, b, c, MGPU__F16, 0);
#else
    asm("fma.rn.f16x2 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* a * b + c twice, rounded once, to nearest even, clamped to 0 .. 1, NaN to 0.
 *   ptx     fma.rn.sat.f16x2 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b, c two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_fma_rn_sat_f16x2(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_fma(a, b, c, MGPU__F16, MGPU__PAIR_SAT);
#else
    asm("fma.rn.sat.f16x2 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* a * b + c twice, rounded once, to nearest even, 0 if it is negative.
 *   ptx     fma.rn.relu.f16x2 r, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   a, b, c two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_fma_rn_relu_f16x2(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_fma(a, b, c, MGPU__F16, MGPU__PAIR_RELU);
#else
    asm("fma.rn.relu.f16x2 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* a * b + c twice, rounded once, to nearest even; subnormal numbers are taken and given as 0 of
 * their sign.
 *   ptx     fma.rn.ftz.f16x2 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b, c two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_fma_rn_ftz_f16x2(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_fma(a, b, c, MGPU__F16, MGPU__PAIR_FTZ);
#else
    asm("fma.rn.ftz.f16x2 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* a * b + c twice, rounded once, to nearest even, clamped to 0 .. 1, NaN to 0; subnormal
 * numbers are taken and given as 0 of their sign.
 *   ptx     fma.rn.ftz.sat.f16x2 r, a, b, c;
 *   needs   PTX 7.0, sm_75
 *   by      any thread
 *   a, b, c two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_fma_rn_ftz_sat_f16x2(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_fma(a, b, c, MGPU__F16, MGPU__PAIR_FTZ | MGPU__PAIR_SAT);
#else
    asm("fma.rn.ftz.sat.f16x2 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* a * b + c twice, rounded once, to nearest even, 0 if it is negative; subnormal numbers are
 * taken and given as 0 of their sign.
 *   ptx     fma.rn.ftz.relu.f16x2 r, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   a, b, c two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_fma_rn_ftz_relu_f16x2(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_fma(a, b, c, MGPU__F16, MGPU__PAIR_FTZ | MGPU__PAIR_RELU);
#else
    asm("fma.rn.ftz.relu.f16x2 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* a * b + c twice, rounded once, to nearest even; 0 if a factor is the NaN with which TMA fills
 * what lies outside of a tensor.
 *   ptx     fma.rn.oob.f16x2 r, a, b, c;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   a, b, c two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_fma_rn_oob_f16x2(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_fma(a, b, c, MGPU__F16, MGPU__PAIR_OOB);
#else
    asm("fma.rn.oob.f16x2 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* a * b + c twice, rounded once, to nearest even, 0 if it is negative; 0 if a factor is the NaN
 * with which TMA fills what lies outside of a tensor.
 *   ptx     fma.rn.oob.relu.f16x2 r, a, b, c;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   a, b, c two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_fma_rn_oob_relu_f16x2(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_fma(a, b, c, MGPU__F16, MGPU__PAIR_OOB | MGPU__PAIR_RELU);
#else
    asm("fma.rn.oob.relu.f16x2 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* a + b twice, to nearest even.
 *   ptx     add.rn.bf16x2 r, a, b;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   a, b    two bf16 each
 */
MGPU_DEVICE uint32_t
mgpu_add_rn_bf16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_add(a, b, 0, MGPU__BF16, 0);
#else
    asm("add.rn.bf16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* a - b twice, to nearest even.
 *   ptx     sub.rn.bf16x2 r, a, b;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   a, b    two bf16 each
 */
MGPU_DEVICE uint32_t
mgpu_sub_rn_bf16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_sub(a, b, 0, MGPU__BF16, 0);
#else
    asm("sub.rn.bf16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* a * b twice, to nearest even.
 *   ptx     mul.rn.bf16x2 r, a, b;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   a, b    two bf16 each
 */
MGPU_DEVICE uint32_t
mgpu_mul_rn_bf16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_mul(a, b, 0, MGPU__BF16, 0);
#else
    asm("mul.rn.bf16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* a * b + c twice, rounded once, to nearest even.
 *   ptx     fma.rn.bf16x2 r, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   a, b, c two bf16 each
 */
MGPU_DEVICE uint32_t
mgpu_fma_rn_bf16x2(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_fma(a, b, c, MGPU__BF16, 0);
#else
    asm("fma.rn.bf16x2 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* a * b + c twice, rounded once, to nearest even, 0 if it is negative.
 *   ptx     fma.rn.relu.bf16x2 r, a, b, c;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   a, b, c two bf16 each
 */
MGPU_DEVICE uint32_t
mgpu_fma_rn_relu_bf16x2(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_fma(a, b, c, MGPU__BF16, MGPU__PAIR_RELU);
#else
    asm("fma.rn.relu.bf16x2 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* a * b + c twice, rounded once, to nearest even; 0 if a factor is the NaN with which TMA fills
 * what lies outside of a tensor.
 *   ptx     fma.rn.oob.bf16x2 r, a, b, c;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   a, b, c two bf16 each
 */
MGPU_DEVICE uint32_t
mgpu_fma_rn_oob_bf16x2(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_fma(a, b, c, MGPU__BF16, MGPU__PAIR_OOB);
#else
    asm("fma.rn.oob.bf16x2 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* a * b + c twice, rounded once, to nearest even, 0 if it is negative; 0 if a factor is the NaN
 * with which TMA fills what lies outside of a tensor.
 *   ptx     fma.rn.oob.relu.bf16x2 r, a, b, c;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   a, b, c two bf16 each
 */
MGPU_DEVICE uint32_t
mgpu_fma_rn_oob_relu_bf16x2(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_fma(a, b, c, MGPU__BF16, MGPU__PAIR_OOB | MGPU__PAIR_RELU);
#else
    asm("fma.rn.oob.relu.bf16x2 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
#endif
    return r;
}

/* The smaller number twice; a NaN gives way to a number.
 *   ptx     min.f16x2 r, a, b;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_min_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_min(a, b, 0, MGPU__F16, 0);
#else
    asm("min.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The smaller magnitude twice, negative if one of both is and not the other; a NaN gives way to
 * a number.
 *   ptx     min.xorsign.abs.f16x2 r, a, b;
 *   needs   PTX 7.2, sm_86
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_min_xorsign_abs_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_min(a, b, 0, MGPU__F16, MGPU__PAIR_XORSIGN);
#else
    asm("min.xorsign.abs.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The smaller number twice; NaN if one is.
 *   ptx     min.NaN.f16x2 r, a, b;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_min_nan_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_min(a, b, 0, MGPU__F16, MGPU__PAIR_NAN);
#else
    asm("min.NaN.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The smaller magnitude twice, negative if one of both is and not the other; NaN if one is.
 *   ptx     min.NaN.xorsign.abs.f16x2 r, a, b;
 *   needs   PTX 7.2, sm_86
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_min_nan_xorsign_abs_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_min(a, b, 0, MGPU__F16, MGPU__PAIR_NAN | MGPU__PAIR_XORSIGN);
#else
    asm("min.NaN.xorsign.abs.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The smaller number twice; a NaN gives way to a number; subnormal numbers are taken and given
 * as 0 of their sign.
 *   ptx     min.ftz.f16x2 r, a, b;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_min_ftz_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_min(a, b, 0, MGPU__F16, MGPU__PAIR_FTZ);
#else
    asm("min.ftz.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The smaller magnitude twice, negative if one of both is and not the other; a NaN gives way to
 * a number; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     min.ftz.xorsign.abs.f16x2 r, a, b;
 *   needs   PTX 7.2, sm_86
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_min_ftz_xorsign_abs_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_min(a, b, 0, MGPU__F16, MGPU__PAIR_FTZ | MGPU__PAIR_XORSIGN);
#else
    asm("min.ftz.xorsign.abs.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The smaller number twice; NaN if one is; subnormal numbers are taken and given as 0 of their
 * sign.
 *   ptx     min.ftz.NaN.f16x2 r, a, b;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_min_ftz_nan_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_min(a, b, 0, MGPU__F16, MGPU__PAIR_FTZ | MGPU__PAIR_NAN);
#else
    asm("min.ftz.NaN.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The smaller magnitude twice, negative if one of both is and not the other; NaN if one is;
 * subnormal numbers are taken and given as 0 of their sign.
 *   ptx     min.ftz.NaN.xorsign.abs.f16x2 r, a, b;
 *   needs   PTX 7.2, sm_86
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_min_ftz_nan_xorsign_abs_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_min(a, b, 0, MGPU__F16, MGPU__PAIR_FTZ | MGPU__PAIR_NAN |
        MGPU__PAIR_XORSIGN);
#else
    asm("min.ftz.NaN.xorsign.abs.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The larger number twice; a NaN gives way to a number.
 *   ptx     max.f16x2 r, a, b;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_max_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_max(a, b, 0, MGPU__F16, 0);
#else
    asm("max.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The larger magnitude twice, negative if one of both is and not the other; a NaN gives way to
 * a number.
 *   ptx     max.xorsign.abs.f16x2 r, a, b;
 *   needs   PTX 7.2, sm_86
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_max_xorsign_abs_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_max(a, b, 0, MGPU__F16, MGPU__PAIR_XORSIGN);
#else
    asm("max.xorsign.abs.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The larger number twice; NaN if one is.
 *   ptx     max.NaN.f16x2 r, a, b;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_max_nan_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_max(a, b, 0, MGPU__F16, MGPU__PAIR_NAN);
#else
    asm("max.NaN.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The larger magnitude twice, negative if one of both is and not the other; NaN if one is.
 *   ptx     max.NaN.xorsign.abs.f16x2 r, a, b;
 *   needs   PTX 7.2, sm_86
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_max_nan_xorsign_abs_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_max(a, b, 0, MGPU__F16, MGPU__PAIR_NAN | MGPU__PAIR_XORSIGN);
#else
    asm("max.NaN.xorsign.abs.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The larger number twice; a NaN gives way to a number; subnormal numbers are taken and given
 * as 0 of their sign.
 *   ptx     max.ftz.f16x2 r, a, b;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_max_ftz_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_max(a, b, 0, MGPU__F16, MGPU__PAIR_FTZ);
#else
    asm("max.ftz.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The larger magnitude twice, negative if one of both is and not the other; a NaN gives way to
 * a number; subnormal numbers are taken and given as 0 of their sign.
 *   ptx     max.ftz.xorsign.abs.f16x2 r, a, b;
 *   needs   PTX 7.2, sm_86
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_max_ftz_xorsign_abs_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_max(a, b, 0, MGPU__F16, MGPU__PAIR_FTZ | MGPU__PAIR_XORSIGN);
#else
    asm("max.ftz.xorsign.abs.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The larger number twice; NaN if one is; subnormal numbers are taken and given as 0 of their
 * sign.
 *   ptx     max.ftz.NaN.f16x2 r, a, b;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_max_ftz_nan_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_max(a, b, 0, MGPU__F16, MGPU__PAIR_FTZ | MGPU__PAIR_NAN);
#else
    asm("max.ftz.NaN.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The larger magnitude twice, negative if one of both is and not the other; NaN if one is;
 * subnormal numbers are taken and given as 0 of their sign.
 *   ptx     max.ftz.NaN.xorsign.abs.f16x2 r, a, b;
 *   needs   PTX 7.2, sm_86
 *   by      any thread
 *   a, b    two f16 each
 */
MGPU_DEVICE uint32_t
mgpu_max_ftz_nan_xorsign_abs_f16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_max(a, b, 0, MGPU__F16, MGPU__PAIR_FTZ | MGPU__PAIR_NAN |
        MGPU__PAIR_XORSIGN);
#else
    asm("max.ftz.NaN.xorsign.abs.f16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The smaller number twice; a NaN gives way to a number.
 *   ptx     min.bf16x2 r, a, b;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   a, b    two bf16 each
 */
MGPU_DEVICE uint32_t
mgpu_min_bf16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_min(a, b, 0, MGPU__BF16, 0);
#else
    asm("min.bf16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The smaller magnitude twice, negative if one of both is and not the other; a NaN gives way to
 * a number.
 *   ptx     min.xorsign.abs.bf16x2 r, a, b;
 *   needs   PTX 7.2, sm_86
 *   by      any thread
 *   a, b    two bf16 each
 */
MGPU_DEVICE uint32_t
mgpu_min_xorsign_abs_bf16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_min(a, b, 0, MGPU__BF16, MGPU__PAIR_XORSIGN);
#else
    asm("min.xorsign.abs.bf16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The smaller number twice; NaN if one is.
 *   ptx     min.NaN.bf16x2 r, a, b;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   a, b    two bf16 each
 */
MGPU_DEVICE uint32_t
mgpu_min_nan_bf16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_min(a, b, 0, MGPU__BF16, MGPU__PAIR_NAN);
#else
    asm("min.NaN.bf16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The smaller magnitude twice, negative if one of both is and not the other; NaN if one is.
 *   ptx     min.NaN.xorsign.abs.bf16x2 r, a, b;
 *   needs   PTX 7.2, sm_86
 *   by      any thread
 *   a, b    two bf16 each
 */
MGPU_DEVICE uint32_t
mgpu_min_nan_xorsign_abs_bf16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_min(a, b, 0, MGPU__BF16, MGPU__PAIR_NAN | MGPU__PAIR_XORSIGN);
#else
    asm("min.NaN.xorsign.abs.bf16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The larger number twice; a NaN gives way to a number.
 *   ptx     max.bf16x2 r, a, b;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   a, b    two bf16 each
 */
MGPU_DEVICE uint32_t
mgpu_max_bf16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_max(a, b, 0, MGPU__BF16, 0);
#else
    asm("max.bf16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The larger magnitude twice, negative if one of both is and not the other; a NaN gives way to
 * a number.
 *   ptx     max.xorsign.abs.bf16x2 r, a, b;
 *   needs   PTX 7.2, sm_86
 *   by      any thread
 *   a, b    two bf16 each
 */
MGPU_DEVICE uint32_t
mgpu_max_xorsign_abs_bf16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_max(a, b, 0, MGPU__BF16, MGPU__PAIR_XORSIGN);
#else
    asm("max.xorsign.abs.bf16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The larger number twice; NaN if one is.
 *   ptx     max.NaN.bf16x2 r, a, b;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   a, b    two bf16 each
 */
MGPU_DEVICE uint32_t
mgpu_max_nan_bf16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_max(a, b, 0, MGPU__BF16, MGPU__PAIR_NAN);
#else
    asm("max.NaN.bf16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The larger magnitude twice, negative if one of both is and not the other; NaN if one is.
 *   ptx     max.NaN.xorsign.abs.bf16x2 r, a, b;
 *   needs   PTX 7.2, sm_86
 *   by      any thread
 *   a, b    two bf16 each
 */
MGPU_DEVICE uint32_t
mgpu_max_nan_xorsign_abs_bf16x2(uint32_t a, uint32_t b)
{
    uint32_t r;
#if MGPU_EMULATE
    r = mgpu__pair_max(a, b, 0, MGPU__BF16, MGPU__PAIR_NAN | MGPU__PAIR_XORSIGN);
#else
    asm("max.NaN.xorsign.abs.bf16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
#endif
    return r;
}

/* The smaller magnitude, negative if one of both is and not the other; a NaN gives way to a
 * number.
 *   ptx     min.xorsign.abs.f32 r, a, b;
 *   needs   PTX 7.2, sm_86
 *   by      any thread
 *   a, b    any numbers; -0 is less than 0
 */
MGPU_DEVICE float
mgpu_min_xorsign_abs_f32(float a, float b)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__pair_extreme_f32(a, b, 0, MGPU__PAIR_XORSIGN);
#else
    asm("min.xorsign.abs.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));
#endif
    return r;
}

/* The smaller number; NaN if one is.
 *   ptx     min.NaN.f32 r, a, b;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   a, b    any numbers; -0 is less than 0
 */
MGPU_DEVICE float
mgpu_min_nan_f32(float a, float b)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__pair_extreme_f32(a, b, 0, MGPU__PAIR_NAN);
#else
    asm("min.NaN.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));
#endif
    return r;
}

/* The smaller magnitude, negative if one of both is and not the other; NaN if one is.
 *   ptx     min.NaN.xorsign.abs.f32 r, a, b;
 *   needs   PTX 7.2, sm_86
 *   by      any thread
 *   a, b    any numbers; -0 is less than 0
 */
MGPU_DEVICE float
mgpu_min_nan_xorsign_abs_f32(float a, float b)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__pair_extreme_f32(a, b, 0, MGPU__PAIR_NAN | MGPU__PAIR_XORSIGN);
#else
    asm("min.NaN.xorsign.abs.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));
#endif
    return r;
}

/* The larger magnitude, negative if one of both is and not the other; a NaN gives way to a
 * number.
 *   ptx     max.xorsign.abs.f32 r, a, b;
 *   needs   PTX 7.2, sm_86
 *   by      any thread
 *   a, b    any numbers; -0 is less than 0
 */
MGPU_DEVICE float
mgpu_max_xorsign_abs_f32(float a, float b)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__pair_extreme_f32(a, b, 1, MGPU__PAIR_XORSIGN);
#else
    asm("max.xorsign.abs.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));
#endif
    return r;
}

/* The larger number; NaN if one is.
 *   ptx     max.NaN.f32 r, a, b;
 *   needs   PTX 7.0, sm_80
 *   by      any thread
 *   a, b    any numbers; -0 is less than 0
 */
MGPU_DEVICE float
mgpu_max_nan_f32(float a, float b)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__pair_extreme_f32(a, b, 1, MGPU__PAIR_NAN);
#else
    asm("max.NaN.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));
#endif
    return r;
}

/* The larger magnitude, negative if one of both is and not the other; NaN if one is.
 *   ptx     max.NaN.xorsign.abs.f32 r, a, b;
 *   needs   PTX 7.2, sm_86
 *   by      any thread
 *   a, b    any numbers; -0 is less than 0
 */
MGPU_DEVICE float
mgpu_max_nan_xorsign_abs_f32(float a, float b)
{
    float r;
#if MGPU_EMULATE
    r = mgpu__pair_extreme_f32(a, b, 1, MGPU__PAIR_NAN | MGPU__PAIR_XORSIGN);
#else
    asm("max.NaN.xorsign.abs.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));
#endif
    return r;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_PAIR_GEN_H */
