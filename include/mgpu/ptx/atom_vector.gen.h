/* mgpu/ptx/atom_vector.gen.h - atomics of several words of global memory.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/atom.py. The picture and the rules are in atom.h.
 */
#ifndef MGPU_PTX_ATOM_VECTOR_GEN_H
#define MGPU_PTX_ATOM_VECTOR_GEN_H

#include "atom_how.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* atom_elsewhere.gen.h made sentences of them. */
#undef mgpu_atom_global_add_v2_f32
#undef mgpu_atom_global_add_v4_f32
#undef mgpu_atom_global_add_v2_f16x2
#undef mgpu_atom_global_add_v4_f16x2
#undef mgpu_atom_global_add_v2_bf16x2
#undef mgpu_atom_global_add_v4_bf16x2
#undef mgpu_atom_global_min_v2_f16x2
#undef mgpu_atom_global_min_v4_f16x2
#undef mgpu_atom_global_min_v2_bf16x2
#undef mgpu_atom_global_min_v4_bf16x2
#undef mgpu_atom_global_max_v2_f16x2
#undef mgpu_atom_global_max_v4_f16x2
#undef mgpu_atom_global_max_v2_bf16x2
#undef mgpu_atom_global_max_v4_bf16x2
#undef mgpu_red_global_add_v2_f32
#undef mgpu_red_global_add_v4_f32
#undef mgpu_red_global_add_v2_f16x2
#undef mgpu_red_global_add_v4_f16x2
#undef mgpu_red_global_add_v2_bf16x2
#undef mgpu_red_global_add_v4_bf16x2
#undef mgpu_red_global_min_v2_f16x2
#undef mgpu_red_global_min_v4_f16x2
#undef mgpu_red_global_min_v2_bf16x2
#undef mgpu_red_global_min_v4_bf16x2
#undef mgpu_red_global_max_v2_f16x2
#undef mgpu_red_global_max_v4_f16x2
#undef mgpu_red_global_max_v2_bf16x2
#undef mgpu_red_global_max_v4_bf16x2

/* p[i] += value[i] for 2 f32, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.add.v2.f32 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       2 registers: what was there
 *   p       generic address in global memory, 8-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_add_v2_f32(uint32_t how, float r[2], float *p, const float value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F32, 4, 2, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.v2.f32 {%0, %1}, [%2], {%3, %4};",
        "=f"(r[0]), "=f"(r[1]) : "l"(p), "f"(value[0]), "f"(value[1]))
#endif
}

/* p[i] += value[i] for 4 f32, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.add.v4.f32 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       4 registers: what was there
 *   p       generic address in global memory, 16-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_add_v4_f32(uint32_t how, float r[4], float *p, const float value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F32, 4, 4, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.v4.f32 {%0, %1, %2, %3}, [%4], {%5, %6, %7, %8};",
        "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]) : "l"(p), "f"(value[0]), "f"(value[1]), "f"(value[2]), "f"(value[3]))
#endif
}

/* p[i] += value[i] for 2 pairs of f16, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.add.noftz.v2.f16x2 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       2 registers: what was there
 *   p       generic address in global memory, 8-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_add_v2_f16x2(uint32_t how, uint32_t r[2], uint32_t *p, const uint32_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F16, 2, 4, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.noftz.v2.f16x2 {%0, %1}, [%2], {%3, %4};",
        "=r"(r[0]), "=r"(r[1]) : "l"(p), "r"(value[0]), "r"(value[1]))
#endif
}

/* p[i] += value[i] for 4 pairs of f16, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.add.noftz.v4.f16x2 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       4 registers: what was there
 *   p       generic address in global memory, 16-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_add_v4_f16x2(uint32_t how, uint32_t r[4], uint32_t *p, const uint32_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F16, 2, 8, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.noftz.v4.f16x2 {%0, %1, %2, %3}, [%4], {%5, %6, %7, %8};",
        "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "l"(p), "r"(value[0]), "r"(value[1]), "r"(value[2]), "r"(value[3]))
#endif
}

/* p[i] += value[i] for 2 pairs of bf16, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.add.noftz.v2.bf16x2 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       2 registers: what was there
 *   p       generic address in global memory, 8-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_add_v2_bf16x2(uint32_t how, uint32_t r[2], uint32_t *p,
                               const uint32_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_BF16, 2, 4, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.noftz.v2.bf16x2 {%0, %1}, [%2], {%3, %4};",
        "=r"(r[0]), "=r"(r[1]) : "l"(p), "r"(value[0]), "r"(value[1]))
#endif
}

/* p[i] += value[i] for 4 pairs of bf16, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.add.noftz.v4.bf16x2 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       4 registers: what was there
 *   p       generic address in global memory, 16-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_add_v4_bf16x2(uint32_t how, uint32_t r[4], uint32_t *p,
                               const uint32_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_BF16, 2, 8, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.noftz.v4.bf16x2 {%0, %1, %2, %3}, [%4], {%5, %6, %7, %8};",
        "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "l"(p), "r"(value[0]), "r"(value[1]), "r"(value[2]), "r"(value[3]))
#endif
}

/* p[i] = the lesser of p[i] and value[i] for 2 pairs of f16, each atomic by itself, in one
 * instruction.
 *   ptx     atom.ORDER.SCOPE.global.min.noftz.v2.f16x2 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       2 registers: what was there
 *   p       generic address in global memory, 8-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_min_v2_f16x2(uint32_t how, uint32_t r[2], uint32_t *p, const uint32_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_F16, 2, 4, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.min.noftz.v2.f16x2 {%0, %1}, [%2], {%3, %4};",
        "=r"(r[0]), "=r"(r[1]) : "l"(p), "r"(value[0]), "r"(value[1]))
#endif
}

/* p[i] = the lesser of p[i] and value[i] for 4 pairs of f16, each atomic by itself, in one
 * instruction.
 *   ptx     atom.ORDER.SCOPE.global.min.noftz.v4.f16x2 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       4 registers: what was there
 *   p       generic address in global memory, 16-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_min_v4_f16x2(uint32_t how, uint32_t r[4], uint32_t *p, const uint32_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_F16, 2, 8, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.min.noftz.v4.f16x2 {%0, %1, %2, %3}, [%4], {%5, %6, %7, %8};",
        "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "l"(p), "r"(value[0]), "r"(value[1]), "r"(value[2]), "r"(value[3]))
#endif
}

/* p[i] = the lesser of p[i] and value[i] for 2 pairs of bf16, each atomic by itself, in one
 * instruction.
 *   ptx     atom.ORDER.SCOPE.global.min.noftz.v2.bf16x2 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       2 registers: what was there
 *   p       generic address in global memory, 8-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_min_v2_bf16x2(uint32_t how, uint32_t r[2], uint32_t *p,
                               const uint32_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_BF16, 2, 4, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.min.noftz.v2.bf16x2 {%0, %1}, [%2], {%3, %4};",
        "=r"(r[0]), "=r"(r[1]) : "l"(p), "r"(value[0]), "r"(value[1]))
#endif
}

/* p[i] = the lesser of p[i] and value[i] for 4 pairs of bf16, each atomic by itself, in one
 * instruction.
 *   ptx     atom.ORDER.SCOPE.global.min.noftz.v4.bf16x2 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       4 registers: what was there
 *   p       generic address in global memory, 16-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_min_v4_bf16x2(uint32_t how, uint32_t r[4], uint32_t *p,
                               const uint32_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_BF16, 2, 8, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.min.noftz.v4.bf16x2 {%0, %1, %2, %3}, [%4], {%5, %6, %7, %8};",
        "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "l"(p), "r"(value[0]), "r"(value[1]), "r"(value[2]), "r"(value[3]))
#endif
}

/* p[i] = the greater of p[i] and value[i] for 2 pairs of f16, each atomic by itself, in one
 * instruction.
 *   ptx     atom.ORDER.SCOPE.global.max.noftz.v2.f16x2 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       2 registers: what was there
 *   p       generic address in global memory, 8-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_max_v2_f16x2(uint32_t how, uint32_t r[2], uint32_t *p, const uint32_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_F16, 2, 4, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.max.noftz.v2.f16x2 {%0, %1}, [%2], {%3, %4};",
        "=r"(r[0]), "=r"(r[1]) : "l"(p), "r"(value[0]), "r"(value[1]))
#endif
}

/* p[i] = the greater of p[i] and value[i] for 4 pairs of f16, each atomic by itself, in one
 * instruction.
 *   ptx     atom.ORDER.SCOPE.global.max.noftz.v4.f16x2 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       4 registers: what was there
 *   p       generic address in global memory, 16-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_max_v4_f16x2(uint32_t how, uint32_t r[4], uint32_t *p, const uint32_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_F16, 2, 8, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.max.noftz.v4.f16x2 {%0, %1, %2, %3}, [%4], {%5, %6, %7, %8};",
        "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "l"(p), "r"(value[0]), "r"(value[1]), "r"(value[2]), "r"(value[3]))
#endif
}

/* p[i] = the greater of p[i] and value[i] for 2 pairs of bf16, each atomic by itself, in one
 * instruction.
 *   ptx     atom.ORDER.SCOPE.global.max.noftz.v2.bf16x2 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       2 registers: what was there
 *   p       generic address in global memory, 8-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_max_v2_bf16x2(uint32_t how, uint32_t r[2], uint32_t *p,
                               const uint32_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_BF16, 2, 4, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.max.noftz.v2.bf16x2 {%0, %1}, [%2], {%3, %4};",
        "=r"(r[0]), "=r"(r[1]) : "l"(p), "r"(value[0]), "r"(value[1]))
#endif
}

/* p[i] = the greater of p[i] and value[i] for 4 pairs of bf16, each atomic by itself, in one
 * instruction.
 *   ptx     atom.ORDER.SCOPE.global.max.noftz.v4.bf16x2 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       4 registers: what was there
 *   p       generic address in global memory, 16-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_max_v4_bf16x2(uint32_t how, uint32_t r[4], uint32_t *p,
                               const uint32_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_BF16, 2, 8, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.max.noftz.v4.bf16x2 {%0, %1, %2, %3}, [%4], {%5, %6, %7, %8};",
        "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "l"(p), "r"(value[0]), "r"(value[1]), "r"(value[2]), "r"(value[3]))
#endif
}

/* p[i] += value[i] for 2 f32, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.add.v2.f32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_v2_f32(uint32_t how, float *p, const float value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F32, 4, 2, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.v2.f32 [%0], {%1, %2};",
         : "l"(p), "f"(value[0]), "f"(value[1]))
#endif
}

/* p[i] += value[i] for 4 f32, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.add.v4.f32 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 16-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_v4_f32(uint32_t how, float *p, const float value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F32, 4, 4, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.v4.f32 [%0], {%1, %2, %3, %4};",
         : "l"(p), "f"(value[0]), "f"(value[1]), "f"(value[2]), "f"(value[3]))
#endif
}

/* p[i] += value[i] for 2 pairs of f16, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.add.noftz.v2.f16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_v2_f16x2(uint32_t how, uint32_t *p, const uint32_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F16, 2, 4, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.noftz.v2.f16x2 [%0], {%1, %2};",
         : "l"(p), "r"(value[0]), "r"(value[1]))
#endif
}

/* p[i] += value[i] for 4 pairs of f16, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.add.noftz.v4.f16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 16-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_v4_f16x2(uint32_t how, uint32_t *p, const uint32_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F16, 2, 8, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.noftz.v4.f16x2 [%0], {%1, %2, %3, %4};",
         : "l"(p), "r"(value[0]), "r"(value[1]), "r"(value[2]), "r"(value[3]))
#endif
}

/* p[i] += value[i] for 2 pairs of bf16, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.add.noftz.v2.bf16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_v2_bf16x2(uint32_t how, uint32_t *p, const uint32_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_BF16, 2, 4, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.noftz.v2.bf16x2 [%0], {%1, %2};",
         : "l"(p), "r"(value[0]), "r"(value[1]))
#endif
}

/* p[i] += value[i] for 4 pairs of bf16, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.add.noftz.v4.bf16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 16-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_v4_bf16x2(uint32_t how, uint32_t *p, const uint32_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_BF16, 2, 8, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.noftz.v4.bf16x2 [%0], {%1, %2, %3, %4};",
         : "l"(p), "r"(value[0]), "r"(value[1]), "r"(value[2]), "r"(value[3]))
#endif
}

/* p[i] = the lesser of p[i] and value[i] for 2 pairs of f16, each atomic by itself, in one
 * instruction.
 *   ptx     red.ORDER.SCOPE.global.min.noftz.v2.f16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_min_v2_f16x2(uint32_t how, uint32_t *p, const uint32_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_F16, 2, 4, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.min.noftz.v2.f16x2 [%0], {%1, %2};",
         : "l"(p), "r"(value[0]), "r"(value[1]))
#endif
}

/* p[i] = the lesser of p[i] and value[i] for 4 pairs of f16, each atomic by itself, in one
 * instruction.
 *   ptx     red.ORDER.SCOPE.global.min.noftz.v4.f16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 16-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_min_v4_f16x2(uint32_t how, uint32_t *p, const uint32_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_F16, 2, 8, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.min.noftz.v4.f16x2 [%0], {%1, %2, %3, %4};",
         : "l"(p), "r"(value[0]), "r"(value[1]), "r"(value[2]), "r"(value[3]))
#endif
}

/* p[i] = the lesser of p[i] and value[i] for 2 pairs of bf16, each atomic by itself, in one
 * instruction.
 *   ptx     red.ORDER.SCOPE.global.min.noftz.v2.bf16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_min_v2_bf16x2(uint32_t how, uint32_t *p, const uint32_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_BF16, 2, 4, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.min.noftz.v2.bf16x2 [%0], {%1, %2};",
         : "l"(p), "r"(value[0]), "r"(value[1]))
#endif
}

/* p[i] = the lesser of p[i] and value[i] for 4 pairs of bf16, each atomic by itself, in one
 * instruction.
 *   ptx     red.ORDER.SCOPE.global.min.noftz.v4.bf16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 16-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_min_v4_bf16x2(uint32_t how, uint32_t *p, const uint32_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_BF16, 2, 8, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.min.noftz.v4.bf16x2 [%0], {%1, %2, %3, %4};",
         : "l"(p), "r"(value[0]), "r"(value[1]), "r"(value[2]), "r"(value[3]))
#endif
}

/* p[i] = the greater of p[i] and value[i] for 2 pairs of f16, each atomic by itself, in one
 * instruction.
 *   ptx     red.ORDER.SCOPE.global.max.noftz.v2.f16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_max_v2_f16x2(uint32_t how, uint32_t *p, const uint32_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_F16, 2, 4, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.max.noftz.v2.f16x2 [%0], {%1, %2};",
         : "l"(p), "r"(value[0]), "r"(value[1]))
#endif
}

/* p[i] = the greater of p[i] and value[i] for 4 pairs of f16, each atomic by itself, in one
 * instruction.
 *   ptx     red.ORDER.SCOPE.global.max.noftz.v4.f16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 16-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_max_v4_f16x2(uint32_t how, uint32_t *p, const uint32_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_F16, 2, 8, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.max.noftz.v4.f16x2 [%0], {%1, %2, %3, %4};",
         : "l"(p), "r"(value[0]), "r"(value[1]), "r"(value[2]), "r"(value[3]))
#endif
}

/* p[i] = the greater of p[i] and value[i] for 2 pairs of bf16, each atomic by itself, in one
 * instruction.
 *   ptx     red.ORDER.SCOPE.global.max.noftz.v2.bf16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_max_v2_bf16x2(uint32_t how, uint32_t *p, const uint32_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_BF16, 2, 4, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.max.noftz.v2.bf16x2 [%0], {%1, %2};",
         : "l"(p), "r"(value[0]), "r"(value[1]))
#endif
}

/* p[i] = the greater of p[i] and value[i] for 4 pairs of bf16, each atomic by itself, in one
 * instruction.
 *   ptx     red.ORDER.SCOPE.global.max.noftz.v4.bf16x2 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 16-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_max_v4_bf16x2(uint32_t how, uint32_t *p, const uint32_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_BF16, 2, 8, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.max.noftz.v4.bf16x2 [%0], {%1, %2, %3, %4};",
         : "l"(p), "r"(value[0]), "r"(value[1]), "r"(value[2]), "r"(value[3]))
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_atom_global_add_v2_f32(how, r, p, ...) mgpu_atom_global_add_v2_f32(how, MGPU__HOLDS(2, r), p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_atom_global_add_v4_f32(how, r, p, ...) mgpu_atom_global_add_v4_f32(how, MGPU__HOLDS(4, r), p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_atom_global_add_v2_f16x2(how, r, p, ...) mgpu_atom_global_add_v2_f16x2(how, MGPU__HOLDS(2, r), p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_atom_global_add_v4_f16x2(how, r, p, ...) mgpu_atom_global_add_v4_f16x2(how, MGPU__HOLDS(4, r), p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_atom_global_add_v2_bf16x2(how, r, p, ...) mgpu_atom_global_add_v2_bf16x2(how, MGPU__HOLDS(2, r), p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_atom_global_add_v4_bf16x2(how, r, p, ...) mgpu_atom_global_add_v4_bf16x2(how, MGPU__HOLDS(4, r), p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_atom_global_min_v2_f16x2(how, r, p, ...) mgpu_atom_global_min_v2_f16x2(how, MGPU__HOLDS(2, r), p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_atom_global_min_v4_f16x2(how, r, p, ...) mgpu_atom_global_min_v4_f16x2(how, MGPU__HOLDS(4, r), p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_atom_global_min_v2_bf16x2(how, r, p, ...) mgpu_atom_global_min_v2_bf16x2(how, MGPU__HOLDS(2, r), p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_atom_global_min_v4_bf16x2(how, r, p, ...) mgpu_atom_global_min_v4_bf16x2(how, MGPU__HOLDS(4, r), p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_atom_global_max_v2_f16x2(how, r, p, ...) mgpu_atom_global_max_v2_f16x2(how, MGPU__HOLDS(2, r), p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_atom_global_max_v4_f16x2(how, r, p, ...) mgpu_atom_global_max_v4_f16x2(how, MGPU__HOLDS(4, r), p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_atom_global_max_v2_bf16x2(how, r, p, ...) mgpu_atom_global_max_v2_bf16x2(how, MGPU__HOLDS(2, r), p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_atom_global_max_v4_bf16x2(how, r, p, ...) mgpu_atom_global_max_v4_bf16x2(how, MGPU__HOLDS(4, r), p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_red_global_add_v2_f32(how, p, ...) mgpu_red_global_add_v2_f32(how, p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_red_global_add_v4_f32(how, p, ...) mgpu_red_global_add_v4_f32(how, p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_red_global_add_v2_f16x2(how, p, ...) mgpu_red_global_add_v2_f16x2(how, p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_red_global_add_v4_f16x2(how, p, ...) mgpu_red_global_add_v4_f16x2(how, p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_red_global_add_v2_bf16x2(how, p, ...) mgpu_red_global_add_v2_bf16x2(how, p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_red_global_add_v4_bf16x2(how, p, ...) mgpu_red_global_add_v4_bf16x2(how, p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_red_global_min_v2_f16x2(how, p, ...) mgpu_red_global_min_v2_f16x2(how, p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_red_global_min_v4_f16x2(how, p, ...) mgpu_red_global_min_v4_f16x2(how, p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_red_global_min_v2_bf16x2(how, p, ...) mgpu_red_global_min_v2_bf16x2(how, p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_red_global_min_v4_bf16x2(how, p, ...) mgpu_red_global_min_v4_bf16x2(how, p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_red_global_max_v2_f16x2(how, p, ...) mgpu_red_global_max_v2_f16x2(how, p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_red_global_max_v4_f16x2(how, p, ...) mgpu_red_global_max_v4_f16x2(how, p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_red_global_max_v2_bf16x2(how, p, ...) mgpu_red_global_max_v2_bf16x2(how, p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_red_global_max_v4_bf16x2(how, p, ...) mgpu_red_global_max_v4_bf16x2(how, p, MGPU__HOLDS(4, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_ATOM_VECTOR_GEN_H */
