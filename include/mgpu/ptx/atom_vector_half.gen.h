/* mgpu/ptx/atom_vector_half.gen.h - atomics of several halves of global memory.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/atom.py. The picture and the rules are in atom.h.
 */
#ifndef MGPU_PTX_ATOM_VECTOR_HALF_GEN_H
#define MGPU_PTX_ATOM_VECTOR_HALF_GEN_H

#include "atom_how.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* atom_elsewhere.gen.h made sentences of them. */
#undef mgpu_atom_global_add_v2_f16
#undef mgpu_atom_global_add_v4_f16
#undef mgpu_atom_global_add_v8_f16
#undef mgpu_atom_global_add_v2_bf16
#undef mgpu_atom_global_add_v4_bf16
#undef mgpu_atom_global_add_v8_bf16
#undef mgpu_atom_global_min_v2_f16
#undef mgpu_atom_global_min_v4_f16
#undef mgpu_atom_global_min_v8_f16
#undef mgpu_atom_global_min_v2_bf16
#undef mgpu_atom_global_min_v4_bf16
#undef mgpu_atom_global_min_v8_bf16
#undef mgpu_atom_global_max_v2_f16
#undef mgpu_atom_global_max_v4_f16
#undef mgpu_atom_global_max_v8_f16
#undef mgpu_atom_global_max_v2_bf16
#undef mgpu_atom_global_max_v4_bf16
#undef mgpu_atom_global_max_v8_bf16
#undef mgpu_red_global_add_v2_f16
#undef mgpu_red_global_add_v4_f16
#undef mgpu_red_global_add_v8_f16
#undef mgpu_red_global_add_v2_bf16
#undef mgpu_red_global_add_v4_bf16
#undef mgpu_red_global_add_v8_bf16
#undef mgpu_red_global_min_v2_f16
#undef mgpu_red_global_min_v4_f16
#undef mgpu_red_global_min_v8_f16
#undef mgpu_red_global_min_v2_bf16
#undef mgpu_red_global_min_v4_bf16
#undef mgpu_red_global_min_v8_bf16
#undef mgpu_red_global_max_v2_f16
#undef mgpu_red_global_max_v4_f16
#undef mgpu_red_global_max_v8_f16
#undef mgpu_red_global_max_v2_bf16
#undef mgpu_red_global_max_v4_bf16
#undef mgpu_red_global_max_v8_bf16

/* p[i] += value[i] for 2 f16, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.add.noftz.v2.f16 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       2 registers: what was there
 *   p       generic address in global memory, 4-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_add_v2_f16(uint32_t how, uint16_t r[2], uint16_t *p, const uint16_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F16, 2, 2, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.noftz.v2.f16 {%0, %1}, [%2], {%3, %4};",
        "=h"(r[0]), "=h"(r[1]) : "l"(p), "h"(value[0]), "h"(value[1]))
#endif
}

/* p[i] += value[i] for 4 f16, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.add.noftz.v4.f16 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       4 registers: what was there
 *   p       generic address in global memory, 8-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_add_v4_f16(uint32_t how, uint16_t r[4], uint16_t *p, const uint16_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F16, 2, 4, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.noftz.v4.f16 {%0, %1, %2, %3}, [%4], {%5, %6, %7, %8};",
        "=h"(r[0]), "=h"(r[1]), "=h"(r[2]), "=h"(r[3]) : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]))
#endif
}

/* p[i] += value[i] for 8 f16, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.add.noftz.v8.f16 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       8 registers: what was there
 *   p       generic address in global memory, 16-byte aligned
 *   value   8 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_add_v8_f16(uint32_t how, uint16_t r[8], uint16_t *p, const uint16_t value[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F16, 2, 8, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.noftz.v8.f16 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8], {%9, %10, %11, %12, %13, %14, %15, %16};",
        "=h"(r[0]), "=h"(r[1]), "=h"(r[2]), "=h"(r[3]), "=h"(r[4]), "=h"(r[5]), "=h"(r[6]), "=h"(r[7]) : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]), "h"(value[4]), "h"(value[5]), "h"(value[6]), "h"(value[7]))
#endif
}

/* p[i] += value[i] for 2 bf16, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.add.noftz.v2.bf16 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       2 registers: what was there
 *   p       generic address in global memory, 4-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_add_v2_bf16(uint32_t how, uint16_t r[2], uint16_t *p, const uint16_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_BF16, 2, 2, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.noftz.v2.bf16 {%0, %1}, [%2], {%3, %4};",
        "=h"(r[0]), "=h"(r[1]) : "l"(p), "h"(value[0]), "h"(value[1]))
#endif
}

/* p[i] += value[i] for 4 bf16, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.add.noftz.v4.bf16 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       4 registers: what was there
 *   p       generic address in global memory, 8-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_add_v4_bf16(uint32_t how, uint16_t r[4], uint16_t *p, const uint16_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_BF16, 2, 4, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.noftz.v4.bf16 {%0, %1, %2, %3}, [%4], {%5, %6, %7, %8};",
        "=h"(r[0]), "=h"(r[1]), "=h"(r[2]), "=h"(r[3]) : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]))
#endif
}

/* p[i] += value[i] for 8 bf16, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.add.noftz.v8.bf16 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       8 registers: what was there
 *   p       generic address in global memory, 16-byte aligned
 *   value   8 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_add_v8_bf16(uint32_t how, uint16_t r[8], uint16_t *p, const uint16_t value[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_BF16, 2, 8, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.noftz.v8.bf16 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8], {%9, %10, %11, %12, %13, %14, %15, %16};",
        "=h"(r[0]), "=h"(r[1]), "=h"(r[2]), "=h"(r[3]), "=h"(r[4]), "=h"(r[5]), "=h"(r[6]), "=h"(r[7]) : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]), "h"(value[4]), "h"(value[5]), "h"(value[6]), "h"(value[7]))
#endif
}

/* p[i] = the lesser of p[i] and value[i] for 2 f16, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.min.noftz.v2.f16 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       2 registers: what was there
 *   p       generic address in global memory, 4-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_min_v2_f16(uint32_t how, uint16_t r[2], uint16_t *p, const uint16_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_F16, 2, 2, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.min.noftz.v2.f16 {%0, %1}, [%2], {%3, %4};",
        "=h"(r[0]), "=h"(r[1]) : "l"(p), "h"(value[0]), "h"(value[1]))
#endif
}

/* p[i] = the lesser of p[i] and value[i] for 4 f16, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.min.noftz.v4.f16 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       4 registers: what was there
 *   p       generic address in global memory, 8-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_min_v4_f16(uint32_t how, uint16_t r[4], uint16_t *p, const uint16_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_F16, 2, 4, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.min.noftz.v4.f16 {%0, %1, %2, %3}, [%4], {%5, %6, %7, %8};",
        "=h"(r[0]), "=h"(r[1]), "=h"(r[2]), "=h"(r[3]) : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]))
#endif
}

/* p[i] = the lesser of p[i] and value[i] for 8 f16, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.min.noftz.v8.f16 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       8 registers: what was there
 *   p       generic address in global memory, 16-byte aligned
 *   value   8 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_min_v8_f16(uint32_t how, uint16_t r[8], uint16_t *p, const uint16_t value[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_F16, 2, 8, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.min.noftz.v8.f16 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8], {%9, %10, %11, %12, %13, %14, %15, %16};",
        "=h"(r[0]), "=h"(r[1]), "=h"(r[2]), "=h"(r[3]), "=h"(r[4]), "=h"(r[5]), "=h"(r[6]), "=h"(r[7]) : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]), "h"(value[4]), "h"(value[5]), "h"(value[6]), "h"(value[7]))
#endif
}

/* p[i] = the lesser of p[i] and value[i] for 2 bf16, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.min.noftz.v2.bf16 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       2 registers: what was there
 *   p       generic address in global memory, 4-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_min_v2_bf16(uint32_t how, uint16_t r[2], uint16_t *p, const uint16_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_BF16, 2, 2, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.min.noftz.v2.bf16 {%0, %1}, [%2], {%3, %4};",
        "=h"(r[0]), "=h"(r[1]) : "l"(p), "h"(value[0]), "h"(value[1]))
#endif
}

/* p[i] = the lesser of p[i] and value[i] for 4 bf16, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.min.noftz.v4.bf16 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       4 registers: what was there
 *   p       generic address in global memory, 8-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_min_v4_bf16(uint32_t how, uint16_t r[4], uint16_t *p, const uint16_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_BF16, 2, 4, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.min.noftz.v4.bf16 {%0, %1, %2, %3}, [%4], {%5, %6, %7, %8};",
        "=h"(r[0]), "=h"(r[1]), "=h"(r[2]), "=h"(r[3]) : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]))
#endif
}

/* p[i] = the lesser of p[i] and value[i] for 8 bf16, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.min.noftz.v8.bf16 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       8 registers: what was there
 *   p       generic address in global memory, 16-byte aligned
 *   value   8 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_min_v8_bf16(uint32_t how, uint16_t r[8], uint16_t *p, const uint16_t value[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_BF16, 2, 8, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.min.noftz.v8.bf16 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8], {%9, %10, %11, %12, %13, %14, %15, %16};",
        "=h"(r[0]), "=h"(r[1]), "=h"(r[2]), "=h"(r[3]), "=h"(r[4]), "=h"(r[5]), "=h"(r[6]), "=h"(r[7]) : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]), "h"(value[4]), "h"(value[5]), "h"(value[6]), "h"(value[7]))
#endif
}

/* p[i] = the greater of p[i] and value[i] for 2 f16, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.max.noftz.v2.f16 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       2 registers: what was there
 *   p       generic address in global memory, 4-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_max_v2_f16(uint32_t how, uint16_t r[2], uint16_t *p, const uint16_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_F16, 2, 2, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.max.noftz.v2.f16 {%0, %1}, [%2], {%3, %4};",
        "=h"(r[0]), "=h"(r[1]) : "l"(p), "h"(value[0]), "h"(value[1]))
#endif
}

/* p[i] = the greater of p[i] and value[i] for 4 f16, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.max.noftz.v4.f16 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       4 registers: what was there
 *   p       generic address in global memory, 8-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_max_v4_f16(uint32_t how, uint16_t r[4], uint16_t *p, const uint16_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_F16, 2, 4, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.max.noftz.v4.f16 {%0, %1, %2, %3}, [%4], {%5, %6, %7, %8};",
        "=h"(r[0]), "=h"(r[1]), "=h"(r[2]), "=h"(r[3]) : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]))
#endif
}

/* p[i] = the greater of p[i] and value[i] for 8 f16, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.max.noftz.v8.f16 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       8 registers: what was there
 *   p       generic address in global memory, 16-byte aligned
 *   value   8 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_max_v8_f16(uint32_t how, uint16_t r[8], uint16_t *p, const uint16_t value[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_F16, 2, 8, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.max.noftz.v8.f16 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8], {%9, %10, %11, %12, %13, %14, %15, %16};",
        "=h"(r[0]), "=h"(r[1]), "=h"(r[2]), "=h"(r[3]), "=h"(r[4]), "=h"(r[5]), "=h"(r[6]), "=h"(r[7]) : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]), "h"(value[4]), "h"(value[5]), "h"(value[6]), "h"(value[7]))
#endif
}

/* p[i] = the greater of p[i] and value[i] for 2 bf16, each atomic by itself, in one
 * instruction.
 *   ptx     atom.ORDER.SCOPE.global.max.noftz.v2.bf16 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       2 registers: what was there
 *   p       generic address in global memory, 4-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_max_v2_bf16(uint32_t how, uint16_t r[2], uint16_t *p, const uint16_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_BF16, 2, 2, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.max.noftz.v2.bf16 {%0, %1}, [%2], {%3, %4};",
        "=h"(r[0]), "=h"(r[1]) : "l"(p), "h"(value[0]), "h"(value[1]))
#endif
}

/* p[i] = the greater of p[i] and value[i] for 4 bf16, each atomic by itself, in one
 * instruction.
 *   ptx     atom.ORDER.SCOPE.global.max.noftz.v4.bf16 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       4 registers: what was there
 *   p       generic address in global memory, 8-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_max_v4_bf16(uint32_t how, uint16_t r[4], uint16_t *p, const uint16_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_BF16, 2, 4, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.max.noftz.v4.bf16 {%0, %1, %2, %3}, [%4], {%5, %6, %7, %8};",
        "=h"(r[0]), "=h"(r[1]), "=h"(r[2]), "=h"(r[3]) : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]))
#endif
}

/* p[i] = the greater of p[i] and value[i] for 8 bf16, each atomic by itself, in one
 * instruction.
 *   ptx     atom.ORDER.SCOPE.global.max.noftz.v8.bf16 r, [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       8 registers: what was there
 *   p       generic address in global memory, 16-byte aligned
 *   value   8 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_max_v8_bf16(uint32_t how, uint16_t r[8], uint16_t *p, const uint16_t value[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_BF16, 2, 8, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.max.noftz.v8.bf16 {%0, %1, %2, %3, %4, %5, %6, %7}, [%8], {%9, %10, %11, %12, %13, %14, %15, %16};",
        "=h"(r[0]), "=h"(r[1]), "=h"(r[2]), "=h"(r[3]), "=h"(r[4]), "=h"(r[5]), "=h"(r[6]), "=h"(r[7]) : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]), "h"(value[4]), "h"(value[5]), "h"(value[6]), "h"(value[7]))
#endif
}

/* p[i] += value[i] for 2 f16, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.add.noftz.v2.f16 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_v2_f16(uint32_t how, uint16_t *p, const uint16_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F16, 2, 2, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.noftz.v2.f16 [%0], {%1, %2};",
         : "l"(p), "h"(value[0]), "h"(value[1]))
#endif
}

/* p[i] += value[i] for 4 f16, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.add.noftz.v4.f16 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_v4_f16(uint32_t how, uint16_t *p, const uint16_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F16, 2, 4, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.noftz.v4.f16 [%0], {%1, %2, %3, %4};",
         : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]))
#endif
}

/* p[i] += value[i] for 8 f16, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.add.noftz.v8.f16 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 16-byte aligned
 *   value   8 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_v8_f16(uint32_t how, uint16_t *p, const uint16_t value[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F16, 2, 8, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.noftz.v8.f16 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};",
         : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]), "h"(value[4]), "h"(value[5]), "h"(value[6]), "h"(value[7]))
#endif
}

/* p[i] += value[i] for 2 bf16, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.add.noftz.v2.bf16 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_v2_bf16(uint32_t how, uint16_t *p, const uint16_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_BF16, 2, 2, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.noftz.v2.bf16 [%0], {%1, %2};",
         : "l"(p), "h"(value[0]), "h"(value[1]))
#endif
}

/* p[i] += value[i] for 4 bf16, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.add.noftz.v4.bf16 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_v4_bf16(uint32_t how, uint16_t *p, const uint16_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_BF16, 2, 4, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.noftz.v4.bf16 [%0], {%1, %2, %3, %4};",
         : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]))
#endif
}

/* p[i] += value[i] for 8 bf16, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.add.noftz.v8.bf16 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 16-byte aligned
 *   value   8 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_v8_bf16(uint32_t how, uint16_t *p, const uint16_t value[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_BF16, 2, 8, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.noftz.v8.bf16 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};",
         : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]), "h"(value[4]), "h"(value[5]), "h"(value[6]), "h"(value[7]))
#endif
}

/* p[i] = the lesser of p[i] and value[i] for 2 f16, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.min.noftz.v2.f16 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_min_v2_f16(uint32_t how, uint16_t *p, const uint16_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_F16, 2, 2, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.min.noftz.v2.f16 [%0], {%1, %2};",
         : "l"(p), "h"(value[0]), "h"(value[1]))
#endif
}

/* p[i] = the lesser of p[i] and value[i] for 4 f16, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.min.noftz.v4.f16 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_min_v4_f16(uint32_t how, uint16_t *p, const uint16_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_F16, 2, 4, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.min.noftz.v4.f16 [%0], {%1, %2, %3, %4};",
         : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]))
#endif
}

/* p[i] = the lesser of p[i] and value[i] for 8 f16, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.min.noftz.v8.f16 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 16-byte aligned
 *   value   8 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_min_v8_f16(uint32_t how, uint16_t *p, const uint16_t value[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_F16, 2, 8, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.min.noftz.v8.f16 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};",
         : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]), "h"(value[4]), "h"(value[5]), "h"(value[6]), "h"(value[7]))
#endif
}

/* p[i] = the lesser of p[i] and value[i] for 2 bf16, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.min.noftz.v2.bf16 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_min_v2_bf16(uint32_t how, uint16_t *p, const uint16_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_BF16, 2, 2, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.min.noftz.v2.bf16 [%0], {%1, %2};",
         : "l"(p), "h"(value[0]), "h"(value[1]))
#endif
}

/* p[i] = the lesser of p[i] and value[i] for 4 bf16, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.min.noftz.v4.bf16 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_min_v4_bf16(uint32_t how, uint16_t *p, const uint16_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_BF16, 2, 4, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.min.noftz.v4.bf16 [%0], {%1, %2, %3, %4};",
         : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]))
#endif
}

/* p[i] = the lesser of p[i] and value[i] for 8 bf16, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.min.noftz.v8.bf16 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 16-byte aligned
 *   value   8 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_min_v8_bf16(uint32_t how, uint16_t *p, const uint16_t value[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_BF16, 2, 8, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.min.noftz.v8.bf16 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};",
         : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]), "h"(value[4]), "h"(value[5]), "h"(value[6]), "h"(value[7]))
#endif
}

/* p[i] = the greater of p[i] and value[i] for 2 f16, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.max.noftz.v2.f16 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_max_v2_f16(uint32_t how, uint16_t *p, const uint16_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_F16, 2, 2, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.max.noftz.v2.f16 [%0], {%1, %2};",
         : "l"(p), "h"(value[0]), "h"(value[1]))
#endif
}

/* p[i] = the greater of p[i] and value[i] for 4 f16, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.max.noftz.v4.f16 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_max_v4_f16(uint32_t how, uint16_t *p, const uint16_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_F16, 2, 4, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.max.noftz.v4.f16 [%0], {%1, %2, %3, %4};",
         : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]))
#endif
}

/* p[i] = the greater of p[i] and value[i] for 8 f16, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.max.noftz.v8.f16 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 16-byte aligned
 *   value   8 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_max_v8_f16(uint32_t how, uint16_t *p, const uint16_t value[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_F16, 2, 8, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.max.noftz.v8.f16 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};",
         : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]), "h"(value[4]), "h"(value[5]), "h"(value[6]), "h"(value[7]))
#endif
}

/* p[i] = the greater of p[i] and value[i] for 2 bf16, each atomic by itself, in one
 * instruction.
 *   ptx     red.ORDER.SCOPE.global.max.noftz.v2.bf16 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_max_v2_bf16(uint32_t how, uint16_t *p, const uint16_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_BF16, 2, 2, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.max.noftz.v2.bf16 [%0], {%1, %2};",
         : "l"(p), "h"(value[0]), "h"(value[1]))
#endif
}

/* p[i] = the greater of p[i] and value[i] for 4 bf16, each atomic by itself, in one
 * instruction.
 *   ptx     red.ORDER.SCOPE.global.max.noftz.v4.bf16 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_max_v4_bf16(uint32_t how, uint16_t *p, const uint16_t value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_BF16, 2, 4, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.max.noftz.v4.bf16 [%0], {%1, %2, %3, %4};",
         : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]))
#endif
}

/* p[i] = the greater of p[i] and value[i] for 8 bf16, each atomic by itself, in one
 * instruction.
 *   ptx     red.ORDER.SCOPE.global.max.noftz.v8.bf16 [p], value;
 *   needs   PTX 8.1, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 16-byte aligned
 *   value   8 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_max_v8_bf16(uint32_t how, uint16_t *p, const uint16_t value[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_BF16, 2, 8, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.max.noftz.v8.bf16 [%0], {%1, %2, %3, %4, %5, %6, %7, %8};",
         : "l"(p), "h"(value[0]), "h"(value[1]), "h"(value[2]), "h"(value[3]), "h"(value[4]), "h"(value[5]), "h"(value[6]), "h"(value[7]))
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_atom_global_add_v2_f16(how, r, p, ...) mgpu_atom_global_add_v2_f16(how, MGPU__HOLDS(1, r), p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_atom_global_add_v4_f16(how, r, p, ...) mgpu_atom_global_add_v4_f16(how, MGPU__HOLDS(2, r), p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_atom_global_add_v8_f16(how, r, p, ...) mgpu_atom_global_add_v8_f16(how, MGPU__HOLDS(4, r), p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_atom_global_add_v2_bf16(how, r, p, ...) mgpu_atom_global_add_v2_bf16(how, MGPU__HOLDS(1, r), p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_atom_global_add_v4_bf16(how, r, p, ...) mgpu_atom_global_add_v4_bf16(how, MGPU__HOLDS(2, r), p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_atom_global_add_v8_bf16(how, r, p, ...) mgpu_atom_global_add_v8_bf16(how, MGPU__HOLDS(4, r), p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_atom_global_min_v2_f16(how, r, p, ...) mgpu_atom_global_min_v2_f16(how, MGPU__HOLDS(1, r), p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_atom_global_min_v4_f16(how, r, p, ...) mgpu_atom_global_min_v4_f16(how, MGPU__HOLDS(2, r), p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_atom_global_min_v8_f16(how, r, p, ...) mgpu_atom_global_min_v8_f16(how, MGPU__HOLDS(4, r), p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_atom_global_min_v2_bf16(how, r, p, ...) mgpu_atom_global_min_v2_bf16(how, MGPU__HOLDS(1, r), p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_atom_global_min_v4_bf16(how, r, p, ...) mgpu_atom_global_min_v4_bf16(how, MGPU__HOLDS(2, r), p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_atom_global_min_v8_bf16(how, r, p, ...) mgpu_atom_global_min_v8_bf16(how, MGPU__HOLDS(4, r), p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_atom_global_max_v2_f16(how, r, p, ...) mgpu_atom_global_max_v2_f16(how, MGPU__HOLDS(1, r), p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_atom_global_max_v4_f16(how, r, p, ...) mgpu_atom_global_max_v4_f16(how, MGPU__HOLDS(2, r), p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_atom_global_max_v8_f16(how, r, p, ...) mgpu_atom_global_max_v8_f16(how, MGPU__HOLDS(4, r), p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_atom_global_max_v2_bf16(how, r, p, ...) mgpu_atom_global_max_v2_bf16(how, MGPU__HOLDS(1, r), p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_atom_global_max_v4_bf16(how, r, p, ...) mgpu_atom_global_max_v4_bf16(how, MGPU__HOLDS(2, r), p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_atom_global_max_v8_bf16(how, r, p, ...) mgpu_atom_global_max_v8_bf16(how, MGPU__HOLDS(4, r), p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_red_global_add_v2_f16(how, p, ...) mgpu_red_global_add_v2_f16(how, p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_red_global_add_v4_f16(how, p, ...) mgpu_red_global_add_v4_f16(how, p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_red_global_add_v8_f16(how, p, ...) mgpu_red_global_add_v8_f16(how, p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_red_global_add_v2_bf16(how, p, ...) mgpu_red_global_add_v2_bf16(how, p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_red_global_add_v4_bf16(how, p, ...) mgpu_red_global_add_v4_bf16(how, p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_red_global_add_v8_bf16(how, p, ...) mgpu_red_global_add_v8_bf16(how, p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_red_global_min_v2_f16(how, p, ...) mgpu_red_global_min_v2_f16(how, p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_red_global_min_v4_f16(how, p, ...) mgpu_red_global_min_v4_f16(how, p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_red_global_min_v8_f16(how, p, ...) mgpu_red_global_min_v8_f16(how, p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_red_global_min_v2_bf16(how, p, ...) mgpu_red_global_min_v2_bf16(how, p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_red_global_min_v4_bf16(how, p, ...) mgpu_red_global_min_v4_bf16(how, p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_red_global_min_v8_bf16(how, p, ...) mgpu_red_global_min_v8_bf16(how, p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_red_global_max_v2_f16(how, p, ...) mgpu_red_global_max_v2_f16(how, p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_red_global_max_v4_f16(how, p, ...) mgpu_red_global_max_v4_f16(how, p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_red_global_max_v8_f16(how, p, ...) mgpu_red_global_max_v8_f16(how, p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_red_global_max_v2_bf16(how, p, ...) mgpu_red_global_max_v2_bf16(how, p, MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_red_global_max_v4_bf16(how, p, ...) mgpu_red_global_max_v4_bf16(how, p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_red_global_max_v8_bf16(how, p, ...) mgpu_red_global_max_v8_bf16(how, p, MGPU__HOLDS(4, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_ATOM_VECTOR_HALF_GEN_H */
