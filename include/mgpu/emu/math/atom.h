/* mgpu/emu/math/atom.h - what an atomic operation makes of two values.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_MATH_ATOM_H
#define MGPU_EMU_MATH_ATOM_H

#include "../api.h"
#include "cvt.h"

#include <string.h>

/* The new value for an old one, as PTX's atom does it on 32 or 64 bits. */
MGPU__MODEL uint64_t
mgpu__atomic_result(mgpu__atom op, uint32_t bytes, uint64_t old, uint64_t value,
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
        return mgpu__bits_of_float(mgpu__float_of_bits((uint32_t)old) +
                                   mgpu__float_of_bits((uint32_t)value));
    case MGPU__ATOM_ADD_F64: {
        double x, y;
        memcpy(&x, &old, 8);
        memcpy(&y, &value, 8);
        x += y;
        memcpy(&old, &x, 8);
        return old;
    }
    }
    return old;
}

#endif /* MGPU_EMU_MATH_ATOM_H */
