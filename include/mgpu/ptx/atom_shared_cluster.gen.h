/* mgpu/ptx/atom_shared_cluster.gen.h - atomics of the cluster's shared memory, of any order and scope.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/atom.py. The picture and the rules are in atom.h.
 */
#ifndef MGPU_PTX_ATOM_SHARED_CLUSTER_GEN_H
#define MGPU_PTX_ATOM_SHARED_CLUSTER_GEN_H

#include "atom_how.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* atom_elsewhere.gen.h made sentences of them. */
#undef mgpu_atom_shared_cluster_add_u32
#undef mgpu_atom_shared_cluster_add_f32
#undef mgpu_atom_shared_cluster_add_f64
#undef mgpu_atom_shared_cluster_add_f16
#undef mgpu_atom_shared_cluster_add_bf16
#undef mgpu_atom_shared_cluster_inc_u32
#undef mgpu_atom_shared_cluster_dec_u32
#undef mgpu_atom_shared_cluster_min_u32
#undef mgpu_atom_shared_cluster_min_s32
#undef mgpu_atom_shared_cluster_max_u32
#undef mgpu_atom_shared_cluster_max_s32
#undef mgpu_atom_shared_cluster_and_b32
#undef mgpu_atom_shared_cluster_or_b32
#undef mgpu_atom_shared_cluster_xor_b32
#undef mgpu_atom_shared_cluster_exch_b32
#undef mgpu_atom_shared_cluster_exch_b64
#undef mgpu_atom_shared_cluster_exch_b128
#undef mgpu_atom_shared_cluster_cas_b16
#undef mgpu_atom_shared_cluster_cas_b32
#undef mgpu_atom_shared_cluster_cas_b64
#undef mgpu_atom_shared_cluster_cas_b128
#undef mgpu_red_shared_cluster_add_u32
#undef mgpu_red_shared_cluster_add_f32
#undef mgpu_red_shared_cluster_add_f64
#undef mgpu_red_shared_cluster_add_f16
#undef mgpu_red_shared_cluster_add_bf16
#undef mgpu_red_shared_cluster_inc_u32
#undef mgpu_red_shared_cluster_dec_u32
#undef mgpu_red_shared_cluster_min_u32
#undef mgpu_red_shared_cluster_min_s32
#undef mgpu_red_shared_cluster_max_u32
#undef mgpu_red_shared_cluster_max_s32
#undef mgpu_red_shared_cluster_and_b32
#undef mgpu_red_shared_cluster_or_b32
#undef mgpu_red_shared_cluster_xor_b32

/* What is at addr += value.
 *   ptx     atom.ORDER.SCOPE.shared::cluster.add.u32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_shared_cluster_add_u32(uint32_t how, uint32_t addr, uint32_t value)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD, 4, 1, &r, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 15) | MGPU__SPACE_CLUSTER));
#else
    MGPU__ATOM_FOLD(
        how, "", ".shared::cluster.add.u32 %0, [%1], %2;",
        "=r"(r) : "r"(addr), "r"(value))
#endif
    return r;
}

/* What is at addr += value.
 *   ptx     atom.ORDER.SCOPE.shared::cluster.add.f32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE float
mgpu_atom_shared_cluster_add_f32(uint32_t how, uint32_t addr, float value)
{
    float r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD_F32, 4, 1, &r, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 15) | MGPU__SPACE_CLUSTER));
#else
    MGPU__ATOM_FOLD(
        how, "", ".shared::cluster.add.f32 %0, [%1], %2;",
        "=f"(r) : "r"(addr), "f"(value))
#endif
    return r;
}

/* What is at addr += value.
 *   ptx     atom.ORDER.SCOPE.shared::cluster.add.f64 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 8-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE double
mgpu_atom_shared_cluster_add_f64(uint32_t how, uint32_t addr, double value)
{
    double r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD_F64, 8, 1, &r, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 15) | MGPU__SPACE_CLUSTER));
#else
    MGPU__ATOM_FOLD(
        how, "", ".shared::cluster.add.f64 %0, [%1], %2;",
        "=d"(r) : "r"(addr), "d"(value))
#endif
    return r;
}

/* What is at addr += value.
 *   ptx     atom.ORDER.SCOPE.shared::cluster.add.noftz.f16 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 2-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint16_t
mgpu_atom_shared_cluster_add_f16(uint32_t how, uint32_t addr, uint16_t value)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD_F16, 2, 1, &r, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 15) | MGPU__SPACE_CLUSTER));
#else
    MGPU__ATOM_FOLD(
        how, "", ".shared::cluster.add.noftz.f16 %0, [%1], %2;",
        "=h"(r) : "r"(addr), "h"(value))
#endif
    return r;
}

/* What is at addr += value.
 *   ptx     atom.ORDER.SCOPE.shared::cluster.add.noftz.bf16 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 2-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint16_t
mgpu_atom_shared_cluster_add_bf16(uint32_t how, uint32_t addr, uint16_t value)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD_BF16, 2, 1, &r, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 15) | MGPU__SPACE_CLUSTER));
#else
    MGPU__ATOM_FOLD(
        how, "", ".shared::cluster.add.noftz.bf16 %0, [%1], %2;",
        "=h"(r) : "r"(addr), "h"(value))
#endif
    return r;
}

/* What is at addr = what is at addr >= value ? 0 : what is at addr + 1.
 *   ptx     atom.ORDER.SCOPE.shared::cluster.inc.u32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_shared_cluster_inc_u32(uint32_t how, uint32_t addr, uint32_t value)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_INC, 4, 1, &r, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 15) | MGPU__SPACE_CLUSTER));
#else
    MGPU__ATOM_FOLD(
        how, "", ".shared::cluster.inc.u32 %0, [%1], %2;",
        "=r"(r) : "r"(addr), "r"(value))
#endif
    return r;
}

/* What is at addr = what is at addr == 0 || what is at addr > value ? value : what is at addr -
 * 1.
 *   ptx     atom.ORDER.SCOPE.shared::cluster.dec.u32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_shared_cluster_dec_u32(uint32_t how, uint32_t addr, uint32_t value)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_DEC, 4, 1, &r, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 15) | MGPU__SPACE_CLUSTER));
#else
    MGPU__ATOM_FOLD(
        how, "", ".shared::cluster.dec.u32 %0, [%1], %2;",
        "=r"(r) : "r"(addr), "r"(value))
#endif
    return r;
}

/* What is at addr = the lesser of what is at addr and value.
 *   ptx     atom.ORDER.SCOPE.shared::cluster.min.u32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_shared_cluster_min_u32(uint32_t how, uint32_t addr, uint32_t value)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MIN_U, 4, 1, &r, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 15) | MGPU__SPACE_CLUSTER));
#else
    MGPU__ATOM_FOLD(
        how, "", ".shared::cluster.min.u32 %0, [%1], %2;",
        "=r"(r) : "r"(addr), "r"(value))
#endif
    return r;
}

/* What is at addr = the lesser of what is at addr and value.
 *   ptx     atom.ORDER.SCOPE.shared::cluster.min.s32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE int32_t
mgpu_atom_shared_cluster_min_s32(uint32_t how, uint32_t addr, int32_t value)
{
    int32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MIN_S, 4, 1, &r, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 15) | MGPU__SPACE_CLUSTER));
#else
    MGPU__ATOM_FOLD(
        how, "", ".shared::cluster.min.s32 %0, [%1], %2;",
        "=r"(r) : "r"(addr), "r"(value))
#endif
    return r;
}

/* What is at addr = the greater of what is at addr and value.
 *   ptx     atom.ORDER.SCOPE.shared::cluster.max.u32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_shared_cluster_max_u32(uint32_t how, uint32_t addr, uint32_t value)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MAX_U, 4, 1, &r, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 15) | MGPU__SPACE_CLUSTER));
#else
    MGPU__ATOM_FOLD(
        how, "", ".shared::cluster.max.u32 %0, [%1], %2;",
        "=r"(r) : "r"(addr), "r"(value))
#endif
    return r;
}

/* What is at addr = the greater of what is at addr and value.
 *   ptx     atom.ORDER.SCOPE.shared::cluster.max.s32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE int32_t
mgpu_atom_shared_cluster_max_s32(uint32_t how, uint32_t addr, int32_t value)
{
    int32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MAX_S, 4, 1, &r, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 15) | MGPU__SPACE_CLUSTER));
#else
    MGPU__ATOM_FOLD(
        how, "", ".shared::cluster.max.s32 %0, [%1], %2;",
        "=r"(r) : "r"(addr), "r"(value))
#endif
    return r;
}

/* What is at addr &= value.
 *   ptx     atom.ORDER.SCOPE.shared::cluster.and.b32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_shared_cluster_and_b32(uint32_t how, uint32_t addr, uint32_t value)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_AND, 4, 1, &r, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 15) | MGPU__SPACE_CLUSTER));
#else
    MGPU__ATOM_FOLD(
        how, "", ".shared::cluster.and.b32 %0, [%1], %2;",
        "=r"(r) : "r"(addr), "r"(value))
#endif
    return r;
}

/* What is at addr |= value.
 *   ptx     atom.ORDER.SCOPE.shared::cluster.or.b32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_shared_cluster_or_b32(uint32_t how, uint32_t addr, uint32_t value)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_OR, 4, 1, &r, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 15) | MGPU__SPACE_CLUSTER));
#else
    MGPU__ATOM_FOLD(
        how, "", ".shared::cluster.or.b32 %0, [%1], %2;",
        "=r"(r) : "r"(addr), "r"(value))
#endif
    return r;
}

/* What is at addr ^= value.
 *   ptx     atom.ORDER.SCOPE.shared::cluster.xor.b32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_shared_cluster_xor_b32(uint32_t how, uint32_t addr, uint32_t value)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_XOR, 4, 1, &r, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 15) | MGPU__SPACE_CLUSTER));
#else
    MGPU__ATOM_FOLD(
        how, "", ".shared::cluster.xor.b32 %0, [%1], %2;",
        "=r"(r) : "r"(addr), "r"(value))
#endif
    return r;
}

/* What is at addr = value.
 *   ptx     atom.ORDER.SCOPE.shared::cluster.exch.b32 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_shared_cluster_exch_b32(uint32_t how, uint32_t addr, uint32_t value)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_EXCH, 4, 1, &r, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 15) | MGPU__SPACE_CLUSTER));
#else
    MGPU__ATOM_FOLD(
        how, "", ".shared::cluster.exch.b32 %0, [%1], %2;",
        "=r"(r) : "r"(addr), "r"(value))
#endif
    return r;
}

/* What is at addr = value.
 *   ptx     atom.ORDER.SCOPE.shared::cluster.exch.b64 r, [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 8-byte aligned
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_shared_cluster_exch_b64(uint32_t how, uint32_t addr, uint64_t value)
{
    uint64_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_EXCH, 8, 1, &r, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 15) | MGPU__SPACE_CLUSTER));
#else
    MGPU__ATOM_FOLD(
        how, "", ".shared::cluster.exch.b64 %0, [%1], %2;",
        "=l"(r) : "r"(addr), "l"(value))
#endif
    return r;
}

/* What is at addr = value.
 *   ptx     atom.ORDER.SCOPE.shared::cluster.exch.b128 was, [addr], fresh;
 *   needs   PTX 8.4, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       2 registers: what was there, the low half first
 *   addr    shared::cluster address, from mgpu_mapa(), 16-byte aligned
 *   value   what is put there: 2 registers, the low half first
 */
MGPU_DEVICE void
mgpu_atom_shared_cluster_exch_b128(uint32_t how, uint64_t r[2], uint32_t addr,
                                   const uint64_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_EXCH, 16, 1, r, addr, value, NULL,
                                    mgpu__emu_atom_how(how, 15) | MGPU__SPACE_CLUSTER));
#else
    MGPU__ATOM_FOLD(
        how, "{.reg .b128 was, fresh; mov.b128 fresh, {%3, %4}; ", ".shared::cluster.exch.b128 was, [%2], fresh; mov.b128 {%0, %1}, was;}",
        "=l"(r[0]), "=l"(r[1]) : "r"(addr), "l"(value[0]), "l"(value[1]))
#endif
}

/* What is at addr = value, if it was `compare`.
 *   ptx     atom.ORDER.SCOPE.shared::cluster.cas.b16 r, [addr], compare, value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 2-byte aligned
 *   compare what must be there
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint16_t
mgpu_atom_shared_cluster_cas_b16(uint32_t how, uint32_t addr, uint16_t compare, uint16_t value)
{
    uint16_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_CAS, 2, 1, &r, addr, &value, &compare,
                                    mgpu__emu_atom_how(how, 15) | MGPU__SPACE_CLUSTER));
#else
    MGPU__ATOM_FOLD(
        how, "", ".shared::cluster.cas.b16 %0, [%1], %2, %3;",
        "=h"(r) : "r"(addr), "h"(compare), "h"(value))
#endif
    return r;
}

/* What is at addr = value, if it was `compare`.
 *   ptx     atom.ORDER.SCOPE.shared::cluster.cas.b32 r, [addr], compare, value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   compare what must be there
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint32_t
mgpu_atom_shared_cluster_cas_b32(uint32_t how, uint32_t addr, uint32_t compare, uint32_t value)
{
    uint32_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_CAS, 4, 1, &r, addr, &value, &compare,
                                    mgpu__emu_atom_how(how, 15) | MGPU__SPACE_CLUSTER));
#else
    MGPU__ATOM_FOLD(
        how, "", ".shared::cluster.cas.b32 %0, [%1], %2, %3;",
        "=r"(r) : "r"(addr), "r"(compare), "r"(value))
#endif
    return r;
}

/* What is at addr = value, if it was `compare`.
 *   ptx     atom.ORDER.SCOPE.shared::cluster.cas.b64 r, [addr], compare, value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 8-byte aligned
 *   compare what must be there
 *   value   what is put there
 *   returns what was there
 */
MGPU_DEVICE uint64_t
mgpu_atom_shared_cluster_cas_b64(uint32_t how, uint32_t addr, uint64_t compare, uint64_t value)
{
    uint64_t r = 0;
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_CAS, 8, 1, &r, addr, &value, &compare,
                                    mgpu__emu_atom_how(how, 15) | MGPU__SPACE_CLUSTER));
#else
    MGPU__ATOM_FOLD(
        how, "", ".shared::cluster.cas.b64 %0, [%1], %2, %3;",
        "=l"(r) : "r"(addr), "l"(compare), "l"(value))
#endif
    return r;
}

/* What is at addr = value, if it was `compare`.
 *   ptx     atom.ORDER.SCOPE.shared::cluster.cas.b128 was, [addr], want, fresh;
 *   needs   PTX 8.4, sm_90
 *   by      any thread
 *   how     a constant, 0..15: MGPU_RELAXED_CTA to MGPU_ACQ_REL_SYS; with another one the file
 *           does not assemble
 *   r       2 registers: what was there, the low half first
 *   addr    shared::cluster address, from mgpu_mapa(), 16-byte aligned
 *   compare what must be there: 2 registers, the low half first
 *   value   what is put there: 2 registers, the low half first
 */
MGPU_DEVICE void
mgpu_atom_shared_cluster_cas_b128(uint32_t how, uint64_t r[2], uint32_t addr,
                                  const uint64_t compare[2], const uint64_t value[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_CAS, 16, 1, r, addr, value, compare,
                                    mgpu__emu_atom_how(how, 15) | MGPU__SPACE_CLUSTER));
#else
    MGPU__ATOM_FOLD(
        how, "{.reg .b128 was, want, fresh; mov.b128 want, {%3, %4}; mov.b128 fresh, {%5, %6}; ", ".shared::cluster.cas.b128 was, [%2], want, fresh; mov.b128 {%0, %1}, was;}",
        "=l"(r[0]), "=l"(r[1]) : "r"(addr), "l"(compare[0]), "l"(compare[1]), "l"(value[0]), "l"(value[1]))
#endif
}

/* What is at addr += value.
 *   ptx     red.ORDER.SCOPE.shared::cluster.add.u32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_shared_cluster_add_u32(uint32_t how, uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD, 4, 1, NULL, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 7) | MGPU__SPACE_CLUSTER));
#else
    MGPU__RED_FOLD(
        how, "", ".shared::cluster.add.u32 [%0], %1;",
         : "r"(addr), "r"(value))
#endif
}

/* What is at addr += value.
 *   ptx     red.ORDER.SCOPE.shared::cluster.add.f32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_shared_cluster_add_f32(uint32_t how, uint32_t addr, float value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD_F32, 4, 1, NULL, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 7) | MGPU__SPACE_CLUSTER));
#else
    MGPU__RED_FOLD(
        how, "", ".shared::cluster.add.f32 [%0], %1;",
         : "r"(addr), "f"(value))
#endif
}

/* What is at addr += value.
 *   ptx     red.ORDER.SCOPE.shared::cluster.add.f64 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 8-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_shared_cluster_add_f64(uint32_t how, uint32_t addr, double value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD_F64, 8, 1, NULL, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 7) | MGPU__SPACE_CLUSTER));
#else
    MGPU__RED_FOLD(
        how, "", ".shared::cluster.add.f64 [%0], %1;",
         : "r"(addr), "d"(value))
#endif
}

/* What is at addr += value.
 *   ptx     red.ORDER.SCOPE.shared::cluster.add.noftz.f16 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 2-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_shared_cluster_add_f16(uint32_t how, uint32_t addr, uint16_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD_F16, 2, 1, NULL, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 7) | MGPU__SPACE_CLUSTER));
#else
    MGPU__RED_FOLD(
        how, "", ".shared::cluster.add.noftz.f16 [%0], %1;",
         : "r"(addr), "h"(value))
#endif
}

/* What is at addr += value.
 *   ptx     red.ORDER.SCOPE.shared::cluster.add.noftz.bf16 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 2-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_shared_cluster_add_bf16(uint32_t how, uint32_t addr, uint16_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_ADD_BF16, 2, 1, NULL, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 7) | MGPU__SPACE_CLUSTER));
#else
    MGPU__RED_FOLD(
        how, "", ".shared::cluster.add.noftz.bf16 [%0], %1;",
         : "r"(addr), "h"(value))
#endif
}

/* What is at addr = what is at addr >= value ? 0 : what is at addr + 1.
 *   ptx     red.ORDER.SCOPE.shared::cluster.inc.u32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_shared_cluster_inc_u32(uint32_t how, uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_INC, 4, 1, NULL, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 7) | MGPU__SPACE_CLUSTER));
#else
    MGPU__RED_FOLD(
        how, "", ".shared::cluster.inc.u32 [%0], %1;",
         : "r"(addr), "r"(value))
#endif
}

/* What is at addr = what is at addr == 0 || what is at addr > value ? value : what is at addr -
 * 1.
 *   ptx     red.ORDER.SCOPE.shared::cluster.dec.u32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_shared_cluster_dec_u32(uint32_t how, uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_DEC, 4, 1, NULL, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 7) | MGPU__SPACE_CLUSTER));
#else
    MGPU__RED_FOLD(
        how, "", ".shared::cluster.dec.u32 [%0], %1;",
         : "r"(addr), "r"(value))
#endif
}

/* What is at addr = the lesser of what is at addr and value.
 *   ptx     red.ORDER.SCOPE.shared::cluster.min.u32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_shared_cluster_min_u32(uint32_t how, uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MIN_U, 4, 1, NULL, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 7) | MGPU__SPACE_CLUSTER));
#else
    MGPU__RED_FOLD(
        how, "", ".shared::cluster.min.u32 [%0], %1;",
         : "r"(addr), "r"(value))
#endif
}

/* What is at addr = the lesser of what is at addr and value.
 *   ptx     red.ORDER.SCOPE.shared::cluster.min.s32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_shared_cluster_min_s32(uint32_t how, uint32_t addr, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MIN_S, 4, 1, NULL, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 7) | MGPU__SPACE_CLUSTER));
#else
    MGPU__RED_FOLD(
        how, "", ".shared::cluster.min.s32 [%0], %1;",
         : "r"(addr), "r"(value))
#endif
}

/* What is at addr = the greater of what is at addr and value.
 *   ptx     red.ORDER.SCOPE.shared::cluster.max.u32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_shared_cluster_max_u32(uint32_t how, uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MAX_U, 4, 1, NULL, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 7) | MGPU__SPACE_CLUSTER));
#else
    MGPU__RED_FOLD(
        how, "", ".shared::cluster.max.u32 [%0], %1;",
         : "r"(addr), "r"(value))
#endif
}

/* What is at addr = the greater of what is at addr and value.
 *   ptx     red.ORDER.SCOPE.shared::cluster.max.s32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_shared_cluster_max_s32(uint32_t how, uint32_t addr, int32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_MAX_S, 4, 1, NULL, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 7) | MGPU__SPACE_CLUSTER));
#else
    MGPU__RED_FOLD(
        how, "", ".shared::cluster.max.s32 [%0], %1;",
         : "r"(addr), "r"(value))
#endif
}

/* What is at addr &= value.
 *   ptx     red.ORDER.SCOPE.shared::cluster.and.b32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_shared_cluster_and_b32(uint32_t how, uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_AND, 4, 1, NULL, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 7) | MGPU__SPACE_CLUSTER));
#else
    MGPU__RED_FOLD(
        how, "", ".shared::cluster.and.b32 [%0], %1;",
         : "r"(addr), "r"(value))
#endif
}

/* What is at addr |= value.
 *   ptx     red.ORDER.SCOPE.shared::cluster.or.b32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_shared_cluster_or_b32(uint32_t how, uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_OR, 4, 1, NULL, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 7) | MGPU__SPACE_CLUSTER));
#else
    MGPU__RED_FOLD(
        how, "", ".shared::cluster.or.b32 [%0], %1;",
         : "r"(addr), "r"(value))
#endif
}

/* What is at addr ^= value.
 *   ptx     red.ORDER.SCOPE.shared::cluster.xor.b32 [addr], value;
 *   needs   PTX 7.8, sm_90
 *   by      any thread
 *   how     a constant, 0..7: MGPU_RELAXED_CTA to MGPU_RELEASE_SYS; with another one the file
 *           does not assemble
 *   addr    shared::cluster address, from mgpu_mapa(), 4-byte aligned
 *   value   the other operand
 */
MGPU_DEVICE void
mgpu_red_shared_cluster_xor_b32(uint32_t how, uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_atom_shared(MGPU__ATOM_XOR, 4, 1, NULL, addr, &value, NULL,
                                    mgpu__emu_atom_how(how, 7) | MGPU__SPACE_CLUSTER));
#else
    MGPU__RED_FOLD(
        how, "", ".shared::cluster.xor.b32 [%0], %1;",
         : "r"(addr), "r"(value))
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_atom_shared_cluster_exch_b128(how, r, addr, ...) mgpu_atom_shared_cluster_exch_b128(how, MGPU__HOLDS(4, r), addr, MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_atom_shared_cluster_cas_b128(how, r, addr, compare, ...) mgpu_atom_shared_cluster_cas_b128(how, MGPU__HOLDS(4, r), addr, MGPU__HOLDS(4, compare), MGPU__HOLDS(4, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_ATOM_SHARED_CLUSTER_GEN_H */
