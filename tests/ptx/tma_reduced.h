/* tests/ptx/tma_reduced.h - TMA's reductions: which there are, of which types, and what they make of two numbers.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_TESTS_PTX_TMA_REDUCED_H
#define MGPU_TESTS_PTX_TMA_REDUCED_H

#include <mgpu/mgpu.h>

#include <cmath>
#include <cstring>

enum { OP_STORE, OP_ADD, OP_MIN, OP_MAX, OP_INC, OP_DEC, OP_AND, OP_OR, OP_XOR, OPS };

/* A 16-bit float as its upper bits: enough for integers up to 256, which both types hold. */
struct bf16 {
    uint16_t bits;
    bf16() = default;
    explicit bf16(float x)
    {
        uint32_t word;
        std::memcpy(&word, &x, 4);
        bits = (uint16_t)(word >> 16);
    }
    operator float() const
    {
        const uint32_t word = (uint32_t)bits << 16;
        float x;
        std::memcpy(&x, &word, 4);
        return x;
    }
};

struct f16 {
    uint16_t bits;
    f16() = default;
    explicit f16(float x) /* an integer: 1.m times 2^e, 0 <= e <= 10 */
    {
        const int size = (int)std::fabs(x), e = size ? std::ilogb((float)size) : 0;
        bits = (uint16_t)(size ? (e + 15) << 10 | ((size << (10 - e)) & 1023) : 0);
        bits = (uint16_t)(bits | (std::signbit(x) ? 0x8000 : 0));
    }
    operator float() const
    {
        const float m = (float)(1024 + (bits & 1023));
        const float x = bits & 0x7fff ? std::ldexp(m, (bits >> 10 & 31) - 25) : 0.0f;
        return bits & 0x8000 ? -x : x;
    }
};

template <typename T>
static T
reduced(uint32_t op, T global, T box)
{
    switch (op) {
    case OP_ADD:
        return (T)(global + box);
    case OP_MIN:
        return global < box ? global : box;
    case OP_MAX:
        return global > box ? global : box;
    case OP_INC:
        return global >= box ? (T)0 : (T)(global + 1);
    case OP_DEC:
        return global == 0 || global > box ? box : (T)(global - 1);
    case OP_AND:
        return (T)((uint64_t)global & (uint64_t)box);
    case OP_OR:
        return (T)((uint64_t)global | (uint64_t)box);
    default:
        return (T)((uint64_t)global ^ (uint64_t)box);
    }
}

/* Calls visit(0 of the type, the type, operation) for each operation and type that TMA has; REDUCTIONS times. */
enum { REDUCTIONS = 33 };
template <typename F>
static void
each_reduction(F visit)
{
    for (uint32_t op : {OP_ADD, OP_MIN, OP_MAX, OP_AND, OP_OR, OP_XOR}) {
        visit(uint32_t(), MGPU_DTYPE_U32, op);
        visit(int32_t(), MGPU_DTYPE_S32, op);
        visit(uint64_t(), MGPU_DTYPE_U64, op);
    }
    for (uint32_t op : {OP_INC, OP_DEC})
        visit(uint32_t(), MGPU_DTYPE_U32, op);
    for (uint32_t op : {OP_ADD, OP_MIN, OP_MAX}) {
        visit(f16(), MGPU_DTYPE_F16, op);
        visit(bf16(), MGPU_DTYPE_BF16, op);
    }
    for (uint32_t op : {OP_MIN, OP_MAX})
        visit(int64_t(), MGPU_DTYPE_S64, op);
    for (mgpu_dtype dtype :
         {MGPU_DTYPE_F32, MGPU_DTYPE_F32_FTZ, MGPU_DTYPE_TF32, MGPU_DTYPE_TF32_FTZ})
        visit(float(), dtype, (uint32_t)OP_ADD);
    visit(double(), MGPU_DTYPE_F64, (uint32_t)OP_ADD);
}

#endif /* MGPU_TESTS_PTX_TMA_REDUCED_H */
