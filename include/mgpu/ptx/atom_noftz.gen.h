/* mgpu/ptx/atom_noftz.gen.h - atomic sums of f32 that keep subnormals.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/atom.py. The picture and the rules are in atom.h.
 */
#ifndef MGPU_PTX_ATOM_NOFTZ_GEN_H
#define MGPU_PTX_ATOM_NOFTZ_GEN_H

#include "atom_how.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* atom_elsewhere.gen.h made sentences of them. */
#undef mgpu_atom_global_add_noftz_f32
#undef mgpu_red_global_add_noftz_f32
#undef mgpu_atom_shared_add_noftz_f32
#undef mgpu_red_shared_add_noftz_f32
#undef mgpu_atom_shared_cluster_add_noftz_f32
#undef mgpu_red_shared_cluster_add_noftz_f32
#undef mgpu_atom_global_add_noftz_v2_f32
#undef mgpu_atom_global_add_noftz_v4_f32
#undef mgpu_red_global_add_noftz_v2_f32
#undef mgpu_red_global_add_noftz_v4_f32

/* *p += value, subnormals too.
 *   ptx     atom.ORDER.SCOPE.global.add.noftz.f32 r, [p], value;
 *   needs   PTX 9.4, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE float
mgpu_atom_global_add_noftz_f32(uint32_t how, float *p, float value)
{
    float r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_NOFTZ_F32, 4, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.noftz.f32 %0, [%1], %2;",
        "=f"(r) : "l"(p), "f"(value))
#endif
    return r;
}

/* *p += value, subnormals too.
 *   ptx     red.ORDER.SCOPE.global.add.noftz.f32 [p], value;
 *   needs   PTX 9.4, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_noftz_f32(uint32_t how, float *p, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_NOFTZ_F32, 4, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.noftz.f32 [%0], %1;",
         : "l"(p), "f"(value))
#endif
}

/* What is at addr += value, subnormals too.
 *   ptx     atom.ORDER.SCOPE.shared::cta.add.noftz.f32 r, [addr], value;
 *   needs   PTX 9.4, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE float
mgpu_atom_shared_add_noftz_f32(uint32_t how, uint32_t addr, float value)
{
    float r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD_NOFTZ_F32, 4, 1, &r, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".shared::cta.add.noftz.f32 %0, [%1], %2;",
        "=f"(r) : "r"(addr), "f"(value))
#endif
    return r;
}

/* What is at addr += value, subnormals too.
 *   ptx     red.ORDER.SCOPE.shared::cta.add.noftz.f32 [addr], value;
 *   needs   PTX 9.4, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cta address, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_shared_add_noftz_f32(uint32_t how, uint32_t addr, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD_NOFTZ_F32, 4, 1, NULL, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".shared::cta.add.noftz.f32 [%0], %1;",
         : "r"(addr), "f"(value))
#endif
}

/* What is at addr += value, subnormals too.
 *   ptx     atom.ORDER.SCOPE.shared::cluster.add.noftz.f32 r, [addr], value;
 *   needs   PTX 9.4, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE float
mgpu_atom_shared_cluster_add_noftz_f32(uint32_t how, uint32_t addr, float value)
{
    float r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD_NOFTZ_F32, 4, 1, &r, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 15) | MGPU__SPACE_CLUSTER));
#else
    MGPU__ATOM_FOLD(
        how, "", ".shared::cluster.add.noftz.f32 %0, [%1], %2;",
        "=f"(r) : "r"(addr), "f"(value))
#endif
    return r;
}

/* What is at addr += value, subnormals too.
 *   ptx     red.ORDER.SCOPE.shared::cluster.add.noftz.f32 [addr], value;
 *   needs   PTX 9.4, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_shared_cluster_add_noftz_f32(uint32_t how, uint32_t addr, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD_NOFTZ_F32, 4, 1, NULL, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 7) | MGPU__SPACE_CLUSTER));
#else
    MGPU__RED_FOLD(
        how, "", ".shared::cluster.add.noftz.f32 [%0], %1;",
         : "r"(addr), "f"(value))
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#endif

/* p[i] += value[i] for 2 f32, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.add.noftz.v2.f32 r, [p], value;
 *   needs   PTX 9.4, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       2 registers: what was there
 *   p       generic address in global memory, 8-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_add_noftz_v2_f32(uint32_t how, float r[2], float *p, const float value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_NOFTZ_F32, 4, 2, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.noftz.v2.f32 {%0, %1}, [%2], {%3, %4};",
        "=f"(r[0]), "=f"(r[1]) : "l"(p), "f"(value[0]), "f"(value[1]))
#endif
}

/* p[i] += value[i] for 4 f32, each atomic by itself, in one instruction.
 *   ptx     atom.ORDER.SCOPE.global.add.noftz.v4.f32 r, [p], value;
 *   needs   PTX 9.4, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       4 registers: what was there
 *   p       generic address in global memory, 16-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_atom_global_add_noftz_v4_f32(uint32_t how, float r[4], float *p, const float value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_NOFTZ_F32, 4, 4, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.noftz.v4.f32 {%0, %1, %2, %3}, [%4], {%5, %6, %7, %8};",
        "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3]) : "l"(p), "f"(value[0]), "f"(value[1]), "f"(value[2]), "f"(value[3]))
#endif
}

/* p[i] += value[i] for 2 f32, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.add.noftz.v2.f32 [p], value;
 *   needs   PTX 9.4, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   2 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_noftz_v2_f32(uint32_t how, float *p, const float value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_NOFTZ_F32, 4, 2, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.noftz.v2.f32 [%0], {%1, %2};",
         : "l"(p), "f"(value[0]), "f"(value[1]))
#endif
}

/* p[i] += value[i] for 4 f32, each atomic by itself, in one instruction.
 *   ptx     red.ORDER.SCOPE.global.add.noftz.v4.f32 [p], value;
 *   needs   PTX 9.4, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 16-byte aligned
 *   value   4 registers: the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_noftz_v4_f32(uint32_t how, float *p, const float value[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_NOFTZ_F32, 4, 4, NULL, p, value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.noftz.v4.f32 [%0], {%1, %2, %3, %4};",
         : "l"(p), "f"(value[0]), "f"(value[1]), "f"(value[2]), "f"(value[3]))
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_atom_global_add_noftz_v2_f32(how, r, p, ...) mgpu_atom_global_add_noftz_v2_f32(how, MGPU__HOLDS(2, r), p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_atom_global_add_noftz_v4_f32(how, r, p, ...) mgpu_atom_global_add_noftz_v4_f32(how, MGPU__HOLDS(4, r), p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_red_global_add_noftz_v2_f32(how, p, ...) mgpu_red_global_add_noftz_v2_f32(how, p, MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_red_global_add_noftz_v4_f32(how, p, ...) mgpu_red_global_add_noftz_v4_f32(how, p, MGPU__HOLDS(4, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_ATOM_NOFTZ_GEN_H */
