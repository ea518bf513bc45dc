/* mgpu/ptx/atom_global.gen.h - atomics of global memory, of any order and scope.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/atom.py. The picture and the rules are in atom.h.
 */
#ifndef MGPU_PTX_ATOM_GLOBAL_GEN_H
#define MGPU_PTX_ATOM_GLOBAL_GEN_H

#include "atom_how.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* atom_elsewhere.gen.h made sentences of them. */
#undef mgpu_atom_global_add_u32
#undef mgpu_atom_global_add_u64
#undef mgpu_atom_global_add_f32
#undef mgpu_atom_global_add_f64
#undef mgpu_atom_global_add_f16
#undef mgpu_atom_global_add_bf16
#undef mgpu_atom_global_add_f16x2
#undef mgpu_atom_global_add_bf16x2
#undef mgpu_atom_global_inc_u32
#undef mgpu_atom_global_dec_u32
#undef mgpu_atom_global_min_u32
#undef mgpu_atom_global_min_s32
#undef mgpu_atom_global_min_u64
#undef mgpu_atom_global_min_s64
#undef mgpu_atom_global_max_u32
#undef mgpu_atom_global_max_s32
#undef mgpu_atom_global_max_u64
#undef mgpu_atom_global_max_s64
#undef mgpu_atom_global_and_b32
#undef mgpu_atom_global_and_b64
#undef mgpu_atom_global_or_b32
#undef mgpu_atom_global_or_b64
#undef mgpu_atom_global_xor_b32
#undef mgpu_atom_global_xor_b64
#undef mgpu_atom_global_exch_b32
#undef mgpu_atom_global_exch_b64
#undef mgpu_atom_global_exch_b128
#undef mgpu_atom_global_cas_b16
#undef mgpu_atom_global_cas_b32
#undef mgpu_atom_global_cas_b64
#undef mgpu_atom_global_cas_b128
#undef mgpu_red_global_add_u32
#undef mgpu_red_global_add_u64
#undef mgpu_red_global_add_f32
#undef mgpu_red_global_add_f64
#undef mgpu_red_global_add_f16
#undef mgpu_red_global_add_bf16
#undef mgpu_red_global_add_f16x2
#undef mgpu_red_global_add_bf16x2
#undef mgpu_red_global_inc_u32
#undef mgpu_red_global_dec_u32
#undef mgpu_red_global_min_u32
#undef mgpu_red_global_min_s32
#undef mgpu_red_global_min_u64
#undef mgpu_red_global_min_s64
#undef mgpu_red_global_max_u32
#undef mgpu_red_global_max_s32
#undef mgpu_red_global_max_u64
#undef mgpu_red_global_max_s64
#undef mgpu_red_global_and_b32
#undef mgpu_red_global_and_b64
#undef mgpu_red_global_or_b32
#undef mgpu_red_global_or_b64
#undef mgpu_red_global_xor_b32
#undef mgpu_red_global_xor_b64

/* *p += value.
 *   ptx     atom.ORDER.SCOPE.global.add.u32 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_global_add_u32(uint32_t how, uint32_t *p, uint32_t value)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD, 4, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.u32 %0, [%1], %2;",
        "=r"(r) : "l"(p), "r"(value))
#endif
    return r;
}

/* *p += value.
 *   ptx     atom.ORDER.SCOPE.global.add.u64 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_global_add_u64(uint32_t how, uint64_t *p, uint64_t value)
{
    uint64_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD, 8, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.u64 %0, [%1], %2;",
        "=l"(r) : "l"(p), "l"(value))
#endif
    return r;
}

/* *p += value.
 *   ptx     atom.ORDER.SCOPE.global.add.f32 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE float
mgpu_atom_global_add_f32(uint32_t how, float *p, float value)
{
    float r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F32, 4, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.f32 %0, [%1], %2;",
        "=f"(r) : "l"(p), "f"(value))
#endif
    return r;
}

/* *p += value.
 *   ptx     atom.ORDER.SCOPE.global.add.f64 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE double
mgpu_atom_global_add_f64(uint32_t how, double *p, double value)
{
    double r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F64, 8, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.f64 %0, [%1], %2;",
        "=d"(r) : "l"(p), "d"(value))
#endif
    return r;
}

/* *p += value.
 *   ptx     atom.ORDER.SCOPE.global.add.noftz.f16 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 2-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint16_t
mgpu_atom_global_add_f16(uint32_t how, uint16_t *p, uint16_t value)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F16, 2, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.noftz.f16 %0, [%1], %2;",
        "=h"(r) : "l"(p), "h"(value))
#endif
    return r;
}

/* *p += value.
 *   ptx     atom.ORDER.SCOPE.global.add.noftz.bf16 r, [p], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 2-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint16_t
mgpu_atom_global_add_bf16(uint32_t how, uint16_t *p, uint16_t value)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_BF16, 2, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.noftz.bf16 %0, [%1], %2;",
        "=h"(r) : "l"(p), "h"(value))
#endif
    return r;
}

/* *p += value, each half atomic by itself.
 *   ptx     atom.ORDER.SCOPE.global.add.noftz.f16x2 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_global_add_f16x2(uint32_t how, uint32_t *p, uint32_t value)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F16, 2, 2, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.noftz.f16x2 %0, [%1], %2;",
        "=r"(r) : "l"(p), "r"(value))
#endif
    return r;
}

/* *p += value, each half atomic by itself.
 *   ptx     atom.ORDER.SCOPE.global.add.noftz.bf16x2 r, [p], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_global_add_bf16x2(uint32_t how, uint32_t *p, uint32_t value)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_BF16, 2, 2, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.add.noftz.bf16x2 %0, [%1], %2;",
        "=r"(r) : "l"(p), "r"(value))
#endif
    return r;
}

/* *p = *p >= value ? 0 : *p + 1.
 *   ptx     atom.ORDER.SCOPE.global.inc.u32 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_global_inc_u32(uint32_t how, uint32_t *p, uint32_t value)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_INC, 4, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.inc.u32 %0, [%1], %2;",
        "=r"(r) : "l"(p), "r"(value))
#endif
    return r;
}

/* *p = *p == 0 || *p > value ? value : *p - 1.
 *   ptx     atom.ORDER.SCOPE.global.dec.u32 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_global_dec_u32(uint32_t how, uint32_t *p, uint32_t value)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_DEC, 4, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.dec.u32 %0, [%1], %2;",
        "=r"(r) : "l"(p), "r"(value))
#endif
    return r;
}

/* *p = the lesser of *p and value.
 *   ptx     atom.ORDER.SCOPE.global.min.u32 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_global_min_u32(uint32_t how, uint32_t *p, uint32_t value)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_U, 4, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.min.u32 %0, [%1], %2;",
        "=r"(r) : "l"(p), "r"(value))
#endif
    return r;
}

/* *p = the lesser of *p and value.
 *   ptx     atom.ORDER.SCOPE.global.min.s32 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE int32_t
mgpu_atom_global_min_s32(uint32_t how, int32_t *p, int32_t value)
{
    int32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_S, 4, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.min.s32 %0, [%1], %2;",
        "=r"(r) : "l"(p), "r"(value))
#endif
    return r;
}

/* *p = the lesser of *p and value.
 *   ptx     atom.ORDER.SCOPE.global.min.u64 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_global_min_u64(uint32_t how, uint64_t *p, uint64_t value)
{
    uint64_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_U, 8, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.min.u64 %0, [%1], %2;",
        "=l"(r) : "l"(p), "l"(value))
#endif
    return r;
}

/* *p = the lesser of *p and value.
 *   ptx     atom.ORDER.SCOPE.global.min.s64 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE int64_t
mgpu_atom_global_min_s64(uint32_t how, int64_t *p, int64_t value)
{
    int64_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_S, 8, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.min.s64 %0, [%1], %2;",
        "=l"(r) : "l"(p), "l"(value))
#endif
    return r;
}

/* *p = the greater of *p and value.
 *   ptx     atom.ORDER.SCOPE.global.max.u32 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_global_max_u32(uint32_t how, uint32_t *p, uint32_t value)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_U, 4, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.max.u32 %0, [%1], %2;",
        "=r"(r) : "l"(p), "r"(value))
#endif
    return r;
}

/* *p = the greater of *p and value.
 *   ptx     atom.ORDER.SCOPE.global.max.s32 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE int32_t
mgpu_atom_global_max_s32(uint32_t how, int32_t *p, int32_t value)
{
    int32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_S, 4, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.max.s32 %0, [%1], %2;",
        "=r"(r) : "l"(p), "r"(value))
#endif
    return r;
}

/* *p = the greater of *p and value.
 *   ptx     atom.ORDER.SCOPE.global.max.u64 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_global_max_u64(uint32_t how, uint64_t *p, uint64_t value)
{
    uint64_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_U, 8, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.max.u64 %0, [%1], %2;",
        "=l"(r) : "l"(p), "l"(value))
#endif
    return r;
}

/* *p = the greater of *p and value.
 *   ptx     atom.ORDER.SCOPE.global.max.s64 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE int64_t
mgpu_atom_global_max_s64(uint32_t how, int64_t *p, int64_t value)
{
    int64_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_S, 8, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.max.s64 %0, [%1], %2;",
        "=l"(r) : "l"(p), "l"(value))
#endif
    return r;
}

/* *p &= value.
 *   ptx     atom.ORDER.SCOPE.global.and.b32 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_global_and_b32(uint32_t how, uint32_t *p, uint32_t value)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_AND, 4, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.and.b32 %0, [%1], %2;",
        "=r"(r) : "l"(p), "r"(value))
#endif
    return r;
}

/* *p &= value.
 *   ptx     atom.ORDER.SCOPE.global.and.b64 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_global_and_b64(uint32_t how, uint64_t *p, uint64_t value)
{
    uint64_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_AND, 8, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.and.b64 %0, [%1], %2;",
        "=l"(r) : "l"(p), "l"(value))
#endif
    return r;
}

/* *p |= value.
 *   ptx     atom.ORDER.SCOPE.global.or.b32 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_global_or_b32(uint32_t how, uint32_t *p, uint32_t value)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_OR, 4, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.or.b32 %0, [%1], %2;",
        "=r"(r) : "l"(p), "r"(value))
#endif
    return r;
}

/* *p |= value.
 *   ptx     atom.ORDER.SCOPE.global.or.b64 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_global_or_b64(uint32_t how, uint64_t *p, uint64_t value)
{
    uint64_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_OR, 8, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.or.b64 %0, [%1], %2;",
        "=l"(r) : "l"(p), "l"(value))
#endif
    return r;
}

/* *p ^= value.
 *   ptx     atom.ORDER.SCOPE.global.xor.b32 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_global_xor_b32(uint32_t how, uint32_t *p, uint32_t value)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_XOR, 4, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.xor.b32 %0, [%1], %2;",
        "=r"(r) : "l"(p), "r"(value))
#endif
    return r;
}

/* *p ^= value.
 *   ptx     atom.ORDER.SCOPE.global.xor.b64 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_global_xor_b64(uint32_t how, uint64_t *p, uint64_t value)
{
    uint64_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_XOR, 8, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.xor.b64 %0, [%1], %2;",
        "=l"(r) : "l"(p), "l"(value))
#endif
    return r;
}

/* *p = value.
 *   ptx     atom.ORDER.SCOPE.global.exch.b32 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_global_exch_b32(uint32_t how, uint32_t *p, uint32_t value)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_EXCH, 4, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.exch.b32 %0, [%1], %2;",
        "=r"(r) : "l"(p), "r"(value))
#endif
    return r;
}

/* *p = value.
 *   ptx     atom.ORDER.SCOPE.global.exch.b64 r, [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_global_exch_b64(uint32_t how, uint64_t *p, uint64_t value)
{
    uint64_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_EXCH, 8, 1, &r, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.exch.b64 %0, [%1], %2;",
        "=l"(r) : "l"(p), "l"(value))
#endif
    return r;
}

/* *p = value.
 *   ptx     atom.ORDER.SCOPE.global.exch.b128 was, [p], fresh;
 *   needs   PTX 8.4, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       2 registers: what was there, the low half first
 *   p       generic address in global memory, 16-byte aligned
 *   value   what is put there: 2 registers, the low half first
 */
MGPU_DEVICE void
mgpu_atom_global_exch_b128(uint32_t how, uint64_t r[2], uint64_t *p, const uint64_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_EXCH, 16, 1, r, p, value, NULL,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "{.reg .b128 was, fresh; mov.b128 fresh, {%3, %4}; ", ".global.exch.b128 was, [%2], fresh; mov.b128 {%0, %1}, was;}",
        "=l"(r[0]), "=l"(r[1]) : "l"(p), "l"(value[0]), "l"(value[1]))
#endif
}

/* *p = value, if it was `compare`.
 *   ptx     atom.ORDER.SCOPE.global.cas.b16 r, [p], compare, value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 2-byte aligned
 *   compare what must be there
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint16_t
mgpu_atom_global_cas_b16(uint32_t how, uint16_t *p, uint16_t compare, uint16_t value)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_CAS, 2, 1, &r, p, &value, &compare,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.cas.b16 %0, [%1], %2, %3;",
        "=h"(r) : "l"(p), "h"(compare), "h"(value))
#endif
    return r;
}

/* *p = value, if it was `compare`.
 *   ptx     atom.ORDER.SCOPE.global.cas.b32 r, [p], compare, value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   compare what must be there
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_global_cas_b32(uint32_t how, uint32_t *p, uint32_t compare, uint32_t value)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_CAS, 4, 1, &r, p, &value, &compare,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.cas.b32 %0, [%1], %2, %3;",
        "=r"(r) : "l"(p), "r"(compare), "r"(value))
#endif
    return r;
}

/* *p = value, if it was `compare`.
 *   ptx     atom.ORDER.SCOPE.global.cas.b64 r, [p], compare, value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   compare what must be there
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_global_cas_b64(uint32_t how, uint64_t *p, uint64_t compare, uint64_t value)
{
    uint64_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_CAS, 8, 1, &r, p, &value, &compare,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "", ".global.cas.b64 %0, [%1], %2, %3;",
        "=l"(r) : "l"(p), "l"(compare), "l"(value))
#endif
    return r;
}

/* *p = value, if it was `compare`.
 *   ptx     atom.ORDER.SCOPE.global.cas.b128 was, [p], want, fresh;
 *   needs   PTX 8.4, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       2 registers: what was there, the low half first
 *   p       generic address in global memory, 16-byte aligned
 *   compare what must be there: 2 registers, the low half first
 *   value   what is put there: 2 registers, the low half first
 */
MGPU_DEVICE void
mgpu_atom_global_cas_b128(uint32_t how, uint64_t r[2], uint64_t *p, const uint64_t compare[2],
                          const uint64_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_CAS, 16, 1, r, p, value, compare,
                                    mgpu__emu_atom_how(how, 15)));
#else
    MGPU__ATOM_FOLD(
        how, "{.reg .b128 was, want, fresh; mov.b128 want, {%3, %4}; mov.b128 fresh, {%5, %6}; ", ".global.cas.b128 was, [%2], want, fresh; mov.b128 {%0, %1}, was;}",
        "=l"(r[0]), "=l"(r[1]) : "l"(p), "l"(compare[0]), "l"(compare[1]), "l"(value[0]), "l"(value[1]))
#endif
}

/* *p += value.
 *   ptx     red.ORDER.SCOPE.global.add.u32 [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_u32(uint32_t how, uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD, 4, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.u32 [%0], %1;",
         : "l"(p), "r"(value))
#endif
}

/* *p += value.
 *   ptx     red.ORDER.SCOPE.global.add.u64 [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_u64(uint32_t how, uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD, 8, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.u64 [%0], %1;",
         : "l"(p), "l"(value))
#endif
}

/* *p += value.
 *   ptx     red.ORDER.SCOPE.global.add.f32 [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_f32(uint32_t how, float *p, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F32, 4, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.f32 [%0], %1;",
         : "l"(p), "f"(value))
#endif
}

/* *p += value.
 *   ptx     red.ORDER.SCOPE.global.add.f64 [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_f64(uint32_t how, double *p, double value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F64, 8, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.f64 [%0], %1;",
         : "l"(p), "d"(value))
#endif
}

/* *p += value.
 *   ptx     red.ORDER.SCOPE.global.add.noftz.f16 [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 2-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_f16(uint32_t how, uint16_t *p, uint16_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F16, 2, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.noftz.f16 [%0], %1;",
         : "l"(p), "h"(value))
#endif
}

/* *p += value.
 *   ptx     red.ORDER.SCOPE.global.add.noftz.bf16 [p], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 2-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_bf16(uint32_t how, uint16_t *p, uint16_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_BF16, 2, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.noftz.bf16 [%0], %1;",
         : "l"(p), "h"(value))
#endif
}

/* *p += value, each half atomic by itself.
 *   ptx     red.ORDER.SCOPE.global.add.noftz.f16x2 [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_f16x2(uint32_t how, uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_F16, 2, 2, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.noftz.f16x2 [%0], %1;",
         : "l"(p), "r"(value))
#endif
}

/* *p += value, each half atomic by itself.
 *   ptx     red.ORDER.SCOPE.global.add.noftz.bf16x2 [p], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_add_bf16x2(uint32_t how, uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_ADD_BF16, 2, 2, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.add.noftz.bf16x2 [%0], %1;",
         : "l"(p), "r"(value))
#endif
}

/* *p = *p >= value ? 0 : *p + 1.
 *   ptx     red.ORDER.SCOPE.global.inc.u32 [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_inc_u32(uint32_t how, uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_INC, 4, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.inc.u32 [%0], %1;",
         : "l"(p), "r"(value))
#endif
}

/* *p = *p == 0 || *p > value ? value : *p - 1.
 *   ptx     red.ORDER.SCOPE.global.dec.u32 [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_dec_u32(uint32_t how, uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_DEC, 4, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.dec.u32 [%0], %1;",
         : "l"(p), "r"(value))
#endif
}

/* *p = the lesser of *p and value.
 *   ptx     red.ORDER.SCOPE.global.min.u32 [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_min_u32(uint32_t how, uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_U, 4, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.min.u32 [%0], %1;",
         : "l"(p), "r"(value))
#endif
}

/* *p = the lesser of *p and value.
 *   ptx     red.ORDER.SCOPE.global.min.s32 [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_min_s32(uint32_t how, int32_t *p, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_S, 4, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.min.s32 [%0], %1;",
         : "l"(p), "r"(value))
#endif
}

/* *p = the lesser of *p and value.
 *   ptx     red.ORDER.SCOPE.global.min.u64 [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_min_u64(uint32_t how, uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_U, 8, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.min.u64 [%0], %1;",
         : "l"(p), "l"(value))
#endif
}

/* *p = the lesser of *p and value.
 *   ptx     red.ORDER.SCOPE.global.min.s64 [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_min_s64(uint32_t how, int64_t *p, int64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MIN_S, 8, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.min.s64 [%0], %1;",
         : "l"(p), "l"(value))
#endif
}

/* *p = the greater of *p and value.
 *   ptx     red.ORDER.SCOPE.global.max.u32 [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_max_u32(uint32_t how, uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_U, 4, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.max.u32 [%0], %1;",
         : "l"(p), "r"(value))
#endif
}

/* *p = the greater of *p and value.
 *   ptx     red.ORDER.SCOPE.global.max.s32 [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_max_s32(uint32_t how, int32_t *p, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_S, 4, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.max.s32 [%0], %1;",
         : "l"(p), "r"(value))
#endif
}

/* *p = the greater of *p and value.
 *   ptx     red.ORDER.SCOPE.global.max.u64 [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_max_u64(uint32_t how, uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_U, 8, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.max.u64 [%0], %1;",
         : "l"(p), "l"(value))
#endif
}

/* *p = the greater of *p and value.
 *   ptx     red.ORDER.SCOPE.global.max.s64 [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_max_s64(uint32_t how, int64_t *p, int64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_MAX_S, 8, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.max.s64 [%0], %1;",
         : "l"(p), "l"(value))
#endif
}

/* *p &= value.
 *   ptx     red.ORDER.SCOPE.global.and.b32 [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_and_b32(uint32_t how, uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_AND, 4, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.and.b32 [%0], %1;",
         : "l"(p), "r"(value))
#endif
}

/* *p &= value.
 *   ptx     red.ORDER.SCOPE.global.and.b64 [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_and_b64(uint32_t how, uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_AND, 8, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.and.b64 [%0], %1;",
         : "l"(p), "l"(value))
#endif
}

/* *p |= value.
 *   ptx     red.ORDER.SCOPE.global.or.b32 [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_or_b32(uint32_t how, uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_OR, 4, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.or.b32 [%0], %1;",
         : "l"(p), "r"(value))
#endif
}

/* *p |= value.
 *   ptx     red.ORDER.SCOPE.global.or.b64 [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_or_b64(uint32_t how, uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_OR, 8, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.or.b64 [%0], %1;",
         : "l"(p), "l"(value))
#endif
}

/* *p ^= value.
 *   ptx     red.ORDER.SCOPE.global.xor.b32 [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_xor_b32(uint32_t how, uint32_t *p, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_XOR, 4, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.xor.b32 [%0], %1;",
         : "l"(p), "r"(value))
#endif
}

/* *p ^= value.
 *   ptx     red.ORDER.SCOPE.global.xor.b64 [p], value;
 *   needs   PTX 7.8, sm_75 (.cluster: sm_90)
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   p       generic address in global memory, 8-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_global_xor_b64(uint32_t how, uint64_t *p, uint64_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_global(MGPU__ATOM_XOR, 8, 1, NULL, p, &value, NULL,
                                    mgpu__emu_atom_how(how, 7)));
#else
    MGPU__RED_FOLD(
        how, "", ".global.xor.b64 [%0], %1;",
         : "l"(p), "l"(value))
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_atom_global_exch_b128(how, r, p, ...) mgpu_atom_global_exch_b128(how, MGPU__HOLDS(4, r), p, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_atom_global_cas_b128(how, r, p, compare, ...) mgpu_atom_global_cas_b128(how, MGPU__HOLDS(4, r), p, MGPU__HOLDS(4, compare), MGPU__HOLDS(4, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_ATOM_GLOBAL_GEN_H */
