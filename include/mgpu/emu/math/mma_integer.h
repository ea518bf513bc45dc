/* mgpu/emu/math/mma_integer.h - sums of s8, u8 and b1: exact modulo 2^32, or clamped.
 * SPDX-License-Identifier: MIT
 *
 * The products of bytes are added in float, which is exact: 32 of them are below 2^22. Part of emu/math/mma.h.
 */
#ifndef MGPU_EMU_MATH_MMA_INTEGER_H
#define MGPU_EMU_MATH_MMA_INTEGER_H

#include "integer.h"
#include "mma_scalar.h"

/* The bits of C, or 0; and D. */
static inline int32_t
mgpu__mma_integer_c(const mgpu__mma_block *m, const float *at)
{
    int32_t c;
    memcpy(&c, at, sizeof c);
    return m->accumulate ? c : 0;
}

static inline void
mgpu__mma_integer_store(const mgpu__mma_block *m, float *at, int32_t sum)
{
    const int64_t all = (int64_t)mgpu__mma_integer_c(m, at) + sum;
    const uint32_t d = m->shape.satfinite ? (uint32_t)mgpu__int_sat(all) : (uint32_t)all;
    memcpy(at, &d, sizeof d);
}

/* s8, u8. */
MGPU__HOT MGPU__MODEL void
mgpu__mma_bytes(const mgpu__mma_block *m)
{
    mgpu__mma_partners p;
    for (uint32_t i = 0; i < 64; i++) {
        float *acc = m->acc + i * m->pitch + m->column;
        if (i == 0 || m->pick != NULL)
            mgpu__mma_partners_of(&p, m, i);
        for (uint32_t j = 0; j < m->columns; j += 8) {
            float sum[8] = {0, 0, 0, 0, 0, 0, 0, 0};
            for (uint32_t k = 0; k < m->count; k++) {
                const float *b = p.value[k] + j, a = m->a->value[k][i];
                for (int t = 0; t < 8; t++)
                    sum[t] += a * b[t];
            }
            for (int t = 0; t < 8; t++)
                mgpu__mma_integer_store(m, acc + j + (uint32_t)t, (int32_t)sum[t]);
        }
    }
}

/* 256 bits of a row, K-major. */
static inline void
mgpu__mma_bits(const unsigned char *window, const uint32_t *at, uint32_t row, uint64_t *bits)
{
    memcpy(bits, window + at[row / 8 * 16 + row % 8], 16);
    memcpy(bits + 2, window + at[row / 8 * 16 + 8 + row % 8], 16);
}

/* b1: D = C + the number of k at which both have a one. All columns at once. */
MGPU__HOT MGPU__MODEL void
mgpu__mma_ones(const mgpu__mma_block *m, const mgpu__mma_source *from_a,
               const mgpu__mma_source *from_b)
{
    uint64_t a[4], b[4];
    for (uint32_t i = 0; i < 64; i++) {
        mgpu__mma_bits(from_a->window, from_a->at, i, a);
        for (uint32_t j = 0; j < m->shape.n; j++) {
            int ones = 0;
            mgpu__mma_bits(from_b->window, from_b->at, j, b);
            for (int w = 0; w < 4; w++)
                ones += __builtin_popcountll(a[w] & b[w]);
            mgpu__mma_integer_store(m, m->acc + i * m->pitch + j, ones);
        }
    }
}

#endif /* MGPU_EMU_MATH_MMA_INTEGER_H */
