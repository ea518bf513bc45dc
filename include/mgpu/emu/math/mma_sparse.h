/* mgpu/emu/math/mma_sparse.h - which elements of B the stored elements of a sparse A meet: the metadata of wgmma.
 * SPDX-License-Identifier: MIT
 *
 *     A, 2 of 4:   a b c d | e f g h       stored:  the two of each four that count
 *     (tf32: 1 of 2)                       code:    4 bits for each four, where they stood: 2 bits each
 *
 * A thread has 32 bits, of four groups in each half, or of eight. Thread t, lane l of its warp, row r = 16 w + l / 4:
 *
 *     16-bit, tf32   those with l / 2 % 2 = selector: half l % 2 of K; bits 0-15 row r, 16-31 row r + 8
 *     8-bit          all: half l / 2 % 2 of K, row r + 8 (l % 2)
 *
 * PTX ISA, "Sparse matrix storage" of wgmma.mma_async.sp. Part of emu/math/mma.h.
 */
#ifndef MGPU_EMU_MATH_MMA_SPARSE_H
#define MGPU_EMU_MATH_MMA_SPARSE_H

#include "mma_operand.h"

/* Where the two elements of a code stood, if it is one: two numbers that ascend, or 2 1, the one of the other order
 * that wgmma takes (mma.sp takes none); of tf32, which counts in halves of its elements, only 0 1 and 2 3. */
static inline bool
mgpu__mma_code_is_legal(uint32_t code, mgpu__mma_type type)
{
    const uint32_t first = code & 3, second = code >> 2;
    if (type == MGPU__MMA_TF32)
        return code == 0x4 || code == 0xe;
    return first < second || code == 0x6;
}

/* The codes of 32 bits, or of a half of them: k of B for elements of a row.
 *   count   codes
 *   k       where their first group begins, in K
 *   returns the first code that is none; -1: all are
 */
static inline int
mgpu__mma_pick_codes(uint8_t *pick, uint32_t codes, uint32_t count, uint32_t k,
                     mgpu__mma_type type)
{
    for (uint32_t g = 0; g < count; g++) {
        const uint32_t code = codes >> 4 * g & 15;
        if (!mgpu__mma_code_is_legal(code, type))
            return (int)code;
        if (type == MGPU__MMA_TF32) {
            pick[g] = (uint8_t)(k + 2 * g + (code == 0xe));
        } else {
            pick[2 * g] = (uint8_t)(k + 4 * g + (code & 3));
            pick[2 * g + 1] = (uint8_t)(k + 4 * g + (code >> 2));
        }
    }
    return -1;
}

/* All of a warpgroup.
 *   meta    [128], of each thread
 *   pick    [64][]: k of B for each stored element of a row
 *   thread  whose metadata has a code that is none
 *   returns that code; -1: all are legal
 */
MGPU__MODEL int
mgpu__mma_pick(mgpu__wgmma_shape shape, const uint32_t *meta,
               uint8_t (*pick)[MGPU__MMA_PRODUCTS_MAX], uint32_t *thread)
{
    const mgpu__mma_type type = mgpu__mma_pair_of(shape).a;
    const uint32_t k = mgpu__wgmma_k(shape) / 2, stored = k / 2; /* of a half of K */
    for (uint32_t t = 0; t < 128; t++) {
        const uint32_t row = t / 32 * 16 + t % 32 / 4, half = t % 2;
        *thread = t;
        if (mgpu__mma_type_bits(type) == 8) {
            const uint32_t of = t / 2 % 2;
            const int wrong = mgpu__mma_pick_codes(&pick[row + 8 * half][of * stored], meta[t],
                                                   8, of * k, type);
            if (wrong >= 0)
                return wrong;
            continue;
        }
        if (t / 2 % 2 != shape.selector)
            continue;
        for (uint32_t down = 0; down < 2; down++) {
            const int wrong = mgpu__mma_pick_codes(&pick[row + 8 * down][half * stored],
                                                   meta[t] >> 16 * down, 4, half * k, type);
            if (wrong >= 0)
                return wrong;
        }
    }
    return -1;
}

#endif /* MGPU_EMU_MATH_MMA_SPARSE_H */
