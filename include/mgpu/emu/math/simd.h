/* mgpu/emu/math/simd.h - integers of 8 or 16 bits, several in a word: what ptx/simd.h computes in the model.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_MATH_SIMD_H
#define MGPU_EMU_MATH_SIMD_H

#include "../../config.h"

typedef enum mgpu__simd_op {
    MGPU__SIMD_ADD,
    MGPU__SIMD_SUB,
    MGPU__SIMD_MIN,
    MGPU__SIMD_MAX,
    MGPU__SIMD_NEG,
    MGPU__SIMD_ADD_SAT,
    MGPU__SIMD_SET_EQ,
    MGPU__SIMD_SET_NE,
    MGPU__SIMD_SET_LT,
    MGPU__SIMD_SET_LE,
    MGPU__SIMD_SET_GT,
    MGPU__SIMD_SET_GE
} mgpu__simd_op;

/* One lane, whose numbers lie between least and most. */
MGPU_INLINE int64_t
mgpu__simd_lane(mgpu__simd_op op, int64_t a, int64_t b, int64_t least, int64_t most)
{
    switch (op) {
    case MGPU__SIMD_ADD:
        return a + b;
    case MGPU__SIMD_SUB:
        return a - b;
    case MGPU__SIMD_MIN:
        return a < b ? a : b;
    case MGPU__SIMD_MAX:
        return a > b ? a : b;
    case MGPU__SIMD_NEG:
        return -a;
    case MGPU__SIMD_ADD_SAT:
        return a + b < least ? least : a + b > most ? most : a + b;
    case MGPU__SIMD_SET_EQ:
        return -(int64_t)(a == b);
    case MGPU__SIMD_SET_NE:
        return -(int64_t)(a != b);
    case MGPU__SIMD_SET_LT:
        return -(int64_t)(a < b);
    case MGPU__SIMD_SET_LE:
        return -(int64_t)(a <= b);
    case MGPU__SIMD_SET_GT:
        return -(int64_t)(a > b);
    case MGPU__SIMD_SET_GE:
        return -(int64_t)(a >= b);
    }
    return 0;
}

/* Lanes of `width` bits. */
MGPU_INLINE uint32_t
mgpu__simd(mgpu__simd_op op, uint32_t width, int is_signed, uint32_t a, uint32_t b)
{
    const int64_t span = (int64_t)1 << width, least = is_signed ? -span / 2 : 0,
                  most = least + span - 1;
    uint32_t r = 0;
    for (uint32_t at = 0; at < 32; at += width) {
        int64_t x = (int64_t)(a >> at) & (span - 1), y = (int64_t)(b >> at) & (span - 1);
        x -= x > most ? span : 0;
        y -= y > most ? span : 0;
        r |= (uint32_t)(mgpu__simd_lane(op, x, y, least, most) & (span - 1)) << at;
    }
    return r;
}

#endif /* MGPU_EMU_MATH_SIMD_H */
