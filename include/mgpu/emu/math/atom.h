/* mgpu/emu/math/atom.h - what an atomic operation makes of two values.
 * SPDX-License-Identifier: MIT
 *
 * Sums of floating point, as an H200 makes them:
 *
 *              f32                                          f64
 *     global   subnormals are zeros, before and after       a NaN stays as it is, that of the operand first
 *     shared   as in arithmetic; so is add.noftz in both    a NaN becomes quiet, that of memory first
 *              a NaN is 0x7fffffff                          inf - inf is 0xfff8000000000000
 */
#ifndef MGPU_EMU_MATH_ATOM_H
#define MGPU_EMU_MATH_ATOM_H

#include "../api.h"
#include "reduce.h"

/* atom.add.f32. */
MGPU__MODEL uint32_t
mgpu__atomic_add_f32(uint32_t old, uint32_t value, bool shared)
{
    return mgpu__tma_red32(MGPU__TMA_ADD, shared ? MGPU_DTYPE_F32 : MGPU_DTYPE_F32_FTZ, old,
                           value);
}

/* atom.add.f64. */
MGPU__MODEL uint64_t
mgpu__atomic_add_f64(uint64_t old, uint64_t value, bool shared)
{
    const uint64_t infinity = (uint64_t)0x7ff << 52, quiet = (uint64_t)1 << 51;
    if (shared && (old << 1 >> 1) > infinity)
        return old | quiet;
    if (shared && (value << 1 >> 1) > infinity)
        return value | quiet;
    return mgpu__tma_red64(MGPU__TMA_ADD, MGPU_DTYPE_F64, old, value);
}

/* Of f16 and bf16: as the reductions of TMA, in both. */
MGPU__MODEL uint16_t
mgpu__atomic_half(mgpu__atom op, uint64_t old, uint64_t value)
{
    const bool bf16 =
        op == MGPU__ATOM_ADD_BF16 || op == MGPU__ATOM_MIN_BF16 || op == MGPU__ATOM_MAX_BF16;
    const mgpu__tma_red red =
        op == MGPU__ATOM_ADD_F16 || op == MGPU__ATOM_ADD_BF16   ? MGPU__TMA_ADD
        : op == MGPU__ATOM_MIN_F16 || op == MGPU__ATOM_MIN_BF16 ? MGPU__TMA_MIN
                                                                : MGPU__TMA_MAX;
    return mgpu__tma_red16(red, bf16 ? MGPU_DTYPE_BF16 : MGPU_DTYPE_F16, (uint16_t)old,
                           (uint16_t)value);
}

/* The new value for an old one, as PTX's atom does it on 16, 32 or 64 bits in global or shared memory. */
MGPU__MODEL uint64_t
mgpu__atomic_result(mgpu__atom op, uint32_t bytes, bool shared, uint64_t old, uint64_t value,
                    uint64_t compare)
{
    bool wide = bytes == 8;
    int64_t so = wide ? (int64_t)old : (int32_t)(uint32_t)old;
    int64_t sv = wide ? (int64_t)value : (int32_t)(uint32_t)value;
    switch (op) {
    case MGPU__ATOM_ADD:
        return old + value;
    case MGPU__ATOM_MIN_S:
        return so < sv ? old : value;
    case MGPU__ATOM_MIN_U:
        return old < value ? old : value;
    case MGPU__ATOM_MAX_S:
        return so > sv ? old : value;
    case MGPU__ATOM_MAX_U:
        return old > value ? old : value;
    case MGPU__ATOM_AND:
        return old & value;
    case MGPU__ATOM_OR:
        return old | value;
    case MGPU__ATOM_XOR:
        return old ^ value;
    case MGPU__ATOM_EXCH:
        return value;
    case MGPU__ATOM_CAS:
        return old == compare ? value : old;
    case MGPU__ATOM_INC:
        return old >= value ? 0 : old + 1;
    case MGPU__ATOM_DEC:
        return old == 0 || old > value ? value : old - 1;
    case MGPU__ATOM_ADD_F32:
        return mgpu__atomic_add_f32((uint32_t)old, (uint32_t)value, shared);
    case MGPU__ATOM_ADD_NOFTZ_F32:
        return mgpu__atomic_add_f32((uint32_t)old, (uint32_t)value, true);
    case MGPU__ATOM_ADD_F64:
        return mgpu__atomic_add_f64(old, value, shared);
    case MGPU__ATOM_ADD_F16:
    case MGPU__ATOM_ADD_BF16:
    case MGPU__ATOM_MIN_F16:
    case MGPU__ATOM_MIN_BF16:
    case MGPU__ATOM_MAX_F16:
    case MGPU__ATOM_MAX_BF16:
        return mgpu__atomic_half(op, old, value);
    }
    return old;
}

#endif /* MGPU_EMU_MATH_ATOM_H */
