/* mgpu/ptx/math_rubin.gen.h - two f32 at once with two of 16 bits (Rubin).
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/f32x2.py. The picture and the use are in math_rubin.h.
 */
#ifndef MGPU_PTX_MATH_RUBIN_GEN_H
#define MGPU_PTX_MATH_RUBIN_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/target.h"
#include "../emu/math/f32.h"
#endif

#if MGPU_HAS_DEVICE

/* pair_elsewhere.gen.h made sentences of them. */
#undef mgpu_add_rn_f32x2_f16x2
#undef mgpu_add_rz_f32x2_f16x2
#undef mgpu_add_rm_f32x2_f16x2
#undef mgpu_add_rp_f32x2_f16x2
#undef mgpu_add_rn_f32x2_bf16x2
#undef mgpu_add_rz_f32x2_bf16x2
#undef mgpu_add_rm_f32x2_bf16x2
#undef mgpu_add_rp_f32x2_bf16x2
#undef mgpu_sub_rn_f32x2_f16x2
#undef mgpu_sub_rz_f32x2_f16x2
#undef mgpu_sub_rm_f32x2_f16x2
#undef mgpu_sub_rp_f32x2_f16x2
#undef mgpu_sub_rn_f32x2_bf16x2
#undef mgpu_sub_rz_f32x2_bf16x2
#undef mgpu_sub_rm_f32x2_bf16x2
#undef mgpu_sub_rp_f32x2_bf16x2
#undef mgpu_fma_rn_f32x2_f16x2
#undef mgpu_fma_rz_f32x2_f16x2
#undef mgpu_fma_rm_f32x2_f16x2
#undef mgpu_fma_rp_f32x2_f16x2
#undef mgpu_fma_rn_f32x2_bf16x2
#undef mgpu_fma_rz_f32x2_bf16x2
#undef mgpu_fma_rm_f32x2_bf16x2
#undef mgpu_fma_rp_f32x2_bf16x2

/* a + b twice, a in f16, to nearest even.
 *   ptx     add.rn.f32x2.f16x2.f32x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two f16: the low one first
 *   b       two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_add_rn_f32x2_f16x2(uint32_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_add_rn_f32x2_f16x2"));
    r = mgpu__f32x2_add(mgpu__f32x2_of_f16x2(a), b, MGPU__CVT_RN, 0);
#else
    asm("add.rn.f32x2.f16x2.f32x2 %0, %1, %2;" : "=l"(r) : "r"(a), "l"(b));
#endif
    return r;
}

/* a + b twice, a in f16, toward zero.
 *   ptx     add.rz.f32x2.f16x2.f32x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two f16: the low one first
 *   b       two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_add_rz_f32x2_f16x2(uint32_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_add_rz_f32x2_f16x2"));
    r = mgpu__f32x2_add(mgpu__f32x2_of_f16x2(a), b, MGPU__CVT_RZ, 0);
#else
    asm("add.rz.f32x2.f16x2.f32x2 %0, %1, %2;" : "=l"(r) : "r"(a), "l"(b));
#endif
    return r;
}

/* a + b twice, a in f16, down.
 *   ptx     add.rm.f32x2.f16x2.f32x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two f16: the low one first
 *   b       two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_add_rm_f32x2_f16x2(uint32_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_add_rm_f32x2_f16x2"));
    r = mgpu__f32x2_add(mgpu__f32x2_of_f16x2(a), b, MGPU__CVT_RM, 0);
#else
    asm("add.rm.f32x2.f16x2.f32x2 %0, %1, %2;" : "=l"(r) : "r"(a), "l"(b));
#endif
    return r;
}

/* a + b twice, a in f16, up.
 *   ptx     add.rp.f32x2.f16x2.f32x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two f16: the low one first
 *   b       two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_add_rp_f32x2_f16x2(uint32_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_add_rp_f32x2_f16x2"));
    r = mgpu__f32x2_add(mgpu__f32x2_of_f16x2(a), b, MGPU__CVT_RP, 0);
#else
    asm("add.rp.f32x2.f16x2.f32x2 %0, %1, %2;" : "=l"(r) : "r"(a), "l"(b));
#endif
    return r;
}

/* a + b twice, a in bf16, to nearest even.
 *   ptx     add.rn.f32x2.bf16x2.f32x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two bf16: the low one first
 *   b       two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_add_rn_f32x2_bf16x2(uint32_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_add_rn_f32x2_bf16x2"));
    r = mgpu__f32x2_add(mgpu__f32x2_of_bf16x2(a), b, MGPU__CVT_RN, 0);
#else
    asm("add.rn.f32x2.bf16x2.f32x2 %0, %1, %2;" : "=l"(r) : "r"(a), "l"(b));
#endif
    return r;
}

/* a + b twice, a in bf16, toward zero.
 *   ptx     add.rz.f32x2.bf16x2.f32x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two bf16: the low one first
 *   b       two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_add_rz_f32x2_bf16x2(uint32_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_add_rz_f32x2_bf16x2"));
    r = mgpu__f32x2_add(mgpu__f32x2_of_bf16x2(a), b, MGPU__CVT_RZ, 0);
#else
    asm("add.rz.f32x2.bf16x2.f32x2 %0, %1, %2;" : "=l"(r) : "r"(a), "l"(b));
#endif
    return r;
}

/* a + b twice, a in bf16, down.
 *   ptx     add.rm.f32x2.bf16x2.f32x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two bf16: the low one first
 *   b       two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_add_rm_f32x2_bf16x2(uint32_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_add_rm_f32x2_bf16x2"));
    r = mgpu__f32x2_add(mgpu__f32x2_of_bf16x2(a), b, MGPU__CVT_RM, 0);
#else
    asm("add.rm.f32x2.bf16x2.f32x2 %0, %1, %2;" : "=l"(r) : "r"(a), "l"(b));
#endif
    return r;
}

/* a + b twice, a in bf16, up.
 *   ptx     add.rp.f32x2.bf16x2.f32x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two bf16: the low one first
 *   b       two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_add_rp_f32x2_bf16x2(uint32_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_add_rp_f32x2_bf16x2"));
    r = mgpu__f32x2_add(mgpu__f32x2_of_bf16x2(a), b, MGPU__CVT_RP, 0);
#else
    asm("add.rp.f32x2.bf16x2.f32x2 %0, %1, %2;" : "=l"(r) : "r"(a), "l"(b));
#endif
    return r;
}

/* a - b twice, a in f16, to nearest even.
 *   ptx     sub.rn.f32x2.f16x2.f32x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two f16: the low one first
 *   b       two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_sub_rn_f32x2_f16x2(uint32_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_sub_rn_f32x2_f16x2"));
    r = mgpu__f32x2_sub(mgpu__f32x2_of_f16x2(a), b, MGPU__CVT_RN, 0);
#else
    asm("sub.rn.f32x2.f16x2.f32x2 %0, %1, %2;" : "=l"(r) : "r"(a), "l"(b));
#endif
    return r;
}

/* a - b twice, a in f16, toward zero.
 *   ptx     sub.rz.f32x2.f16x2.f32x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two f16: the low one first
 *   b       two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_sub_rz_f32x2_f16x2(uint32_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_sub_rz_f32x2_f16x2"));
    r = mgpu__f32x2_sub(mgpu__f32x2_of_f16x2(a), b, MGPU__CVT_RZ, 0);
#else
    asm("sub.rz.f32x2.f16x2.f32x2 %0, %1, %2;" : "=l"(r) : "r"(a), "l"(b));
#endif
    return r;
}

/* a - b twice, a in f16, down.
 *   ptx     sub.rm.f32x2.f16x2.f32x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two f16: the low one first
 *   b       two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_sub_rm_f32x2_f16x2(uint32_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_sub_rm_f32x2_f16x2"));
    r = mgpu__f32x2_sub(mgpu__f32x2_of_f16x2(a), b, MGPU__CVT_RM, 0);
#else
    asm("sub.rm.f32x2.f16x2.f32x2 %0, %1, %2;" : "=l"(r) : "r"(a), "l"(b));
#endif
    return r;
}

/* a - b twice, a in f16, up.
 *   ptx     sub.rp.f32x2.f16x2.f32x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two f16: the low one first
 *   b       two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_sub_rp_f32x2_f16x2(uint32_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_sub_rp_f32x2_f16x2"));
    r = mgpu__f32x2_sub(mgpu__f32x2_of_f16x2(a), b, MGPU__CVT_RP, 0);
#else
    asm("sub.rp.f32x2.f16x2.f32x2 %0, %1, %2;" : "=l"(r) : "r"(a), "l"(b));
#endif
    return r;
}

/* a - b twice, a in bf16, to nearest even.
 *   ptx     sub.rn.f32x2.bf16x2.f32x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two bf16: the low one first
 *   b       two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_sub_rn_f32x2_bf16x2(uint32_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_sub_rn_f32x2_bf16x2"));
    r = mgpu__f32x2_sub(mgpu__f32x2_of_bf16x2(a), b, MGPU__CVT_RN, 0);
#else
    asm("sub.rn.f32x2.bf16x2.f32x2 %0, %1, %2;" : "=l"(r) : "r"(a), "l"(b));
#endif
    return r;
}

/* a - b twice, a in bf16, toward zero.
 *   ptx     sub.rz.f32x2.bf16x2.f32x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two bf16: the low one first
 *   b       two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_sub_rz_f32x2_bf16x2(uint32_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_sub_rz_f32x2_bf16x2"));
    r = mgpu__f32x2_sub(mgpu__f32x2_of_bf16x2(a), b, MGPU__CVT_RZ, 0);
#else
    asm("sub.rz.f32x2.bf16x2.f32x2 %0, %1, %2;" : "=l"(r) : "r"(a), "l"(b));
#endif
    return r;
}

/* a - b twice, a in bf16, down.
 *   ptx     sub.rm.f32x2.bf16x2.f32x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two bf16: the low one first
 *   b       two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_sub_rm_f32x2_bf16x2(uint32_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_sub_rm_f32x2_bf16x2"));
    r = mgpu__f32x2_sub(mgpu__f32x2_of_bf16x2(a), b, MGPU__CVT_RM, 0);
#else
    asm("sub.rm.f32x2.bf16x2.f32x2 %0, %1, %2;" : "=l"(r) : "r"(a), "l"(b));
#endif
    return r;
}

/* a - b twice, a in bf16, up.
 *   ptx     sub.rp.f32x2.bf16x2.f32x2 r, a, b;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two bf16: the low one first
 *   b       two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_sub_rp_f32x2_bf16x2(uint32_t a, uint64_t b)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_sub_rp_f32x2_bf16x2"));
    r = mgpu__f32x2_sub(mgpu__f32x2_of_bf16x2(a), b, MGPU__CVT_RP, 0);
#else
    asm("sub.rp.f32x2.bf16x2.f32x2 %0, %1, %2;" : "=l"(r) : "r"(a), "l"(b));
#endif
    return r;
}

/* a * b + c twice, a in f16, rounded once, to nearest even.
 *   ptx     fma.rn.f32x2.f16x2.f32x2.f32x2 r, a, b, c;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two f16: the low one first
 *   b, c    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_fma_rn_f32x2_f16x2(uint32_t a, uint64_t b, uint64_t c)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_fma_rn_f32x2_f16x2"));
    r = mgpu__f32x2_fma(mgpu__f32x2_of_f16x2(a), b, c, MGPU__CVT_RN, 0);
#else
    asm("fma.rn.f32x2.f16x2.f32x2.f32x2 %0, %1, %2, %3;" : "=l"(r) : "r"(a), "l"(b), "l"(c));
#endif
    return r;
}

/* a * b + c twice, a in f16, rounded once, toward zero.
 *   ptx     fma.rz.f32x2.f16x2.f32x2.f32x2 r, a, b, c;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two f16: the low one first
 *   b, c    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_fma_rz_f32x2_f16x2(uint32_t a, uint64_t b, uint64_t c)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_fma_rz_f32x2_f16x2"));
    r = mgpu__f32x2_fma(mgpu__f32x2_of_f16x2(a), b, c, MGPU__CVT_RZ, 0);
#else
    asm("fma.rz.f32x2.f16x2.f32x2.f32x2 %0, %1, %2, %3;" : "=l"(r) : "r"(a), "l"(b), "l"(c));
#endif
    return r;
}

/* a * b + c twice, a in f16, rounded once, down.
 *   ptx     fma.rm.f32x2.f16x2.f32x2.f32x2 r, a, b, c;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two f16: the low one first
 *   b, c    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_fma_rm_f32x2_f16x2(uint32_t a, uint64_t b, uint64_t c)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_fma_rm_f32x2_f16x2"));
    r = mgpu__f32x2_fma(mgpu__f32x2_of_f16x2(a), b, c, MGPU__CVT_RM, 0);
#else
    asm("fma.rm.f32x2.f16x2.f32x2.f32x2 %0, %1, %2, %3;" : "=l"(r) : "r"(a), "l"(b), "l"(c));
#endif
    return r;
}

/* a * b + c twice, a in f16, rounded once, up.
 *   ptx     fma.rp.f32x2.f16x2.f32x2.f32x2 r, a, b, c;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two f16: the low one first
 *   b, c    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_fma_rp_f32x2_f16x2(uint32_t a, uint64_t b, uint64_t c)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_fma_rp_f32x2_f16x2"));
    r = mgpu__f32x2_fma(mgpu__f32x2_of_f16x2(a), b, c, MGPU__CVT_RP, 0);
#else
    asm("fma.rp.f32x2.f16x2.f32x2.f32x2 %0, %1, %2, %3;" : "=l"(r) : "r"(a), "l"(b), "l"(c));
#endif
    return r;
}

/* a * b + c twice, a in bf16, rounded once, to nearest even.
 *   ptx     fma.rn.f32x2.bf16x2.f32x2.f32x2 r, a, b, c;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two bf16: the low one first
 *   b, c    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_fma_rn_f32x2_bf16x2(uint32_t a, uint64_t b, uint64_t c)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_fma_rn_f32x2_bf16x2"));
    r = mgpu__f32x2_fma(mgpu__f32x2_of_bf16x2(a), b, c, MGPU__CVT_RN, 0);
#else
    asm("fma.rn.f32x2.bf16x2.f32x2.f32x2 %0, %1, %2, %3;" : "=l"(r) : "r"(a), "l"(b), "l"(c));
#endif
    return r;
}

/* a * b + c twice, a in bf16, rounded once, toward zero.
 *   ptx     fma.rz.f32x2.bf16x2.f32x2.f32x2 r, a, b, c;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two bf16: the low one first
 *   b, c    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_fma_rz_f32x2_bf16x2(uint32_t a, uint64_t b, uint64_t c)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_fma_rz_f32x2_bf16x2"));
    r = mgpu__f32x2_fma(mgpu__f32x2_of_bf16x2(a), b, c, MGPU__CVT_RZ, 0);
#else
    asm("fma.rz.f32x2.bf16x2.f32x2.f32x2 %0, %1, %2, %3;" : "=l"(r) : "r"(a), "l"(b), "l"(c));
#endif
    return r;
}

/* a * b + c twice, a in bf16, rounded once, down.
 *   ptx     fma.rm.f32x2.bf16x2.f32x2.f32x2 r, a, b, c;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two bf16: the low one first
 *   b, c    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_fma_rm_f32x2_bf16x2(uint32_t a, uint64_t b, uint64_t c)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_fma_rm_f32x2_bf16x2"));
    r = mgpu__f32x2_fma(mgpu__f32x2_of_bf16x2(a), b, c, MGPU__CVT_RM, 0);
#else
    asm("fma.rm.f32x2.bf16x2.f32x2.f32x2 %0, %1, %2, %3;" : "=l"(r) : "r"(a), "l"(b), "l"(c));
#endif
    return r;
}

/* a * b + c twice, a in bf16, rounded once, up.
 *   ptx     fma.rp.f32x2.bf16x2.f32x2.f32x2 r, a, b, c;
 *   needs   PTX 9.4, sm_107f
 *   by      any thread
 *   a       two bf16: the low one first
 *   b, c    two f32 each: mgpu_f32x2(lo, hi)
 */
MGPU_DEVICE uint64_t
mgpu_fma_rp_f32x2_bf16x2(uint32_t a, uint64_t b, uint64_t c)
{
    uint64_t r;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "mgpu_fma_rp_f32x2_bf16x2"));
    r = mgpu__f32x2_fma(mgpu__f32x2_of_bf16x2(a), b, c, MGPU__CVT_RP, 0);
#else
    asm("fma.rp.f32x2.bf16x2.f32x2.f32x2 %0, %1, %2, %3;" : "=l"(r) : "r"(a), "l"(b), "l"(c));
#endif
    return r;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_MATH_RUBIN_GEN_H */
