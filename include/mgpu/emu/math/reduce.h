/* mgpu/emu/math/reduce.h - reductions of TMA and of bulk copies: by element, the bits of an H200.
 * SPDX-License-Identifier: MIT
 *
 *     add       u32 s32 u64 f16 bf16 f32 tf32 f64      min, max   u32 s32 u64 s64 f16 bf16
 *               f32.ftz tf32.ftz: no subnormals        and or xor u32 s32 u64
 *     inc, dec  u32
 *
 * Each element in one atomic step: several CTAs may reduce into one tile at a time.
 */
#ifndef MGPU_EMU_MATH_REDUCE_H
#define MGPU_EMU_MATH_REDUCE_H

#include "../../types.h"
#include "../api.h"
#include "cvt.h"

#include <string.h>

/* Whether TMA has this operation for this element type. */
MGPU__MODEL bool
mgpu__tma_red_legal(mgpu__tma_red op, mgpu_dtype dtype)
{
    bool b32 = dtype == MGPU_DTYPE_U32 || dtype == MGPU_DTYPE_S32;
    bool b64 = dtype == MGPU_DTYPE_U64 || dtype == MGPU_DTYPE_S64;
    bool half = dtype == MGPU_DTYPE_F16 || dtype == MGPU_DTYPE_BF16;
    switch (op) {
    case MGPU__TMA_STORE:
        return true;
    case MGPU__TMA_ADD:
        return b32 || dtype == MGPU_DTYPE_U64 || half || dtype == MGPU_DTYPE_F32 ||
               dtype == MGPU_DTYPE_TF32 || dtype == MGPU_DTYPE_F32_FTZ ||
               dtype == MGPU_DTYPE_TF32_FTZ || dtype == MGPU_DTYPE_F64;
    case MGPU__TMA_MIN:
    case MGPU__TMA_MAX:
        return b32 || b64 || half;
    case MGPU__TMA_INC:
    case MGPU__TMA_DEC:
        return dtype == MGPU_DTYPE_U32;
    case MGPU__TMA_AND:
    case MGPU__TMA_OR:
    case MGPU__TMA_XOR:
        return b32 || dtype == MGPU_DTYPE_U64; /* s64: illegal instruction (seen on an H200) */
    }
    return false;
}

static const char mgpu__tma_red_types[] =
    "TMA does not have this reduction for the tensor map's element type: "
    "add is for u32 s32 u64 f16 bf16 f32 tf32 f32.ftz tf32.ftz f64, min and max for u32 s32 "
    "u64 s64 f16 bf16, "
    "inc and dec for u32, and or xor for u32 s32 u64";

MGPU__MODEL const char *
mgpu__tma_red_name(mgpu__tma_red op)
{
    static const char *const names[] = {"store", "add", "min", "max", "inc",
                                        "dec",   "and", "or",  "xor"};
    return names[op];
}

/* min or max; a NaN gives way to a number, and -0 is less than +0. */
MGPU__MODEL bool
mgpu__tma_takes(mgpu__tma_red op, float old, float value)
{
    if (old != old || value != value)
        return old != old;
    if (old == value)
        return (mgpu__bits_of_float(value) >> 31) == (op == MGPU__TMA_MIN);
    return op == MGPU__TMA_MIN ? value < old : value > old;
}

MGPU__MODEL uint16_t
mgpu__tma_red16(mgpu__tma_red op, mgpu_dtype dtype, uint16_t old, uint16_t value)
{
    bool bf16 = dtype == MGPU_DTYPE_BF16;
    float x = bf16 ? mgpu__float_of_bf16(old) : mgpu__float_of_f16(old);
    float y = bf16 ? mgpu__float_of_bf16(value) : mgpu__float_of_f16(value);
    if (op != MGPU__TMA_ADD) {
        if (x != x && y != y)
            return 0x7fff;
        return mgpu__tma_takes(op, x, y) ? value : old;
    }
    /* A float has more than twice the bits of either type: rounding twice does no harm. */
    return bf16 ? mgpu__bf16_of_float(x + y) : mgpu__f16_of_float(x + y);
}

MGPU__MODEL uint64_t
mgpu__tma_red_bits(mgpu__tma_red op, uint64_t old, uint64_t value, bool less)
{
    switch (op) {
    case MGPU__TMA_MIN:
        return less ? value : old;
    case MGPU__TMA_MAX:
        return less ? old : value;
    case MGPU__TMA_INC:
        return old >= value ? 0 : old + 1;
    case MGPU__TMA_DEC:
        return old == 0 || old > value ? value : old - 1;
    case MGPU__TMA_AND:
        return old & value;
    case MGPU__TMA_OR:
        return old | value;
    case MGPU__TMA_XOR:
        return old ^ value;
    case MGPU__TMA_ADD:
        return old + value;
    case MGPU__TMA_STORE:
        break;
    }
    return value;
}

MGPU__MODEL uint32_t
mgpu__tma_red32(mgpu__tma_red op, mgpu_dtype dtype, uint32_t old, uint32_t value)
{
    if (dtype == MGPU_DTYPE_F32_FTZ || dtype == MGPU_DTYPE_TF32_FTZ)
        return mgpu__flush_f32(
            mgpu__tma_red32(op, MGPU_DTYPE_F32, mgpu__flush_f32(old), mgpu__flush_f32(value)));
    if (dtype == MGPU_DTYPE_F32 || dtype == MGPU_DTYPE_TF32) {
        const float sum = mgpu__float_of_bits(old) + mgpu__float_of_bits(value);
        return sum != sum ? 0x7fffffff : mgpu__bits_of_float(sum); /* the NaN of an H200 */
    }
    return (uint32_t)mgpu__tma_red_bits(
        op, old, value, dtype == MGPU_DTYPE_S32 ? (int32_t)value < (int32_t)old : value < old);
}

MGPU__MODEL uint64_t
mgpu__tma_red64(mgpu__tma_red op, mgpu_dtype dtype, uint64_t old, uint64_t value)
{
    if (dtype == MGPU_DTYPE_F64) {
        double x, y;
        memcpy(&x, &old, 8);
        memcpy(&y, &value, 8);
        /* a NaN stays as it is, signalling too, that of the box first; inf - inf is negative
         * (seen on an H200) */
        if (y != y || x != x)
            return y != y ? value : old;
        x += y;
        memcpy(&old, &x, 8);
        return x != x ? 0xfff8000000000000ull : old;
    }
    return mgpu__tma_red_bits(
        op, old, value, dtype == MGPU_DTYPE_S64 ? (int64_t)value < (int64_t)old : value < old);
}

/* *p = op(*p, value), elements [0, bytes), each in one atomic step: several CTAs may reduce
 * into one tile at a time. */
#define MGPU__TMA_REDUCE(bits)                                                                 \
    MGPU__MODEL void mgpu__tma_reduce##bits(mgpu__tma_red op, mgpu_dtype dtype,                \
                                            uint64_t global, const unsigned char *row,         \
                                            uint32_t bytes)                                    \
    {                                                                                          \
        typedef uint##bits##_t __attribute__((may_alias)) word;                                \
        for (uint32_t i = 0; i < bytes; i += bits / 8) {                                       \
            word *p = (word *)(uintptr_t)(global + i);                                         \
            word old = __atomic_load_n(p, __ATOMIC_RELAXED), value, next;                      \
            memcpy(&value, row + i, sizeof value);                                             \
            do                                                                                 \
                next = mgpu__tma_red##bits(op, dtype, old, value);                             \
            while (!__atomic_compare_exchange_n(p, &old, next, true, __ATOMIC_RELAXED,         \
                                                __ATOMIC_RELAXED));                            \
        }                                                                                      \
    }
MGPU__TMA_REDUCE(16)
MGPU__TMA_REDUCE(32)
MGPU__TMA_REDUCE(64)
#undef MGPU__TMA_REDUCE

/* The same for elements of any type that has a reduction, which are 2, 4 or 8 bytes. */
MGPU__MODEL void
mgpu__tma_reduce(mgpu__tma_red op, mgpu_dtype dtype, uint64_t to, const unsigned char *from,
                 uint32_t bytes)
{
    if (mgpu_dtype_bytes(dtype) == 2)
        mgpu__tma_reduce16(op, dtype, to, from, bytes);
    else if (mgpu_dtype_bytes(dtype) == 4)
        mgpu__tma_reduce32(op, dtype, to, from, bytes);
    else
        mgpu__tma_reduce64(op, dtype, to, from, bytes);
}

#endif /* MGPU_EMU_MATH_REDUCE_H */
