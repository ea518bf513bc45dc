/* mgpu/emu/math/mma.h - the tensor core of the model: one wgmma, from real descriptors.
 * SPDX-License-Identifier: MIT
 *
 *        A [64][16]            B [n][16]                 D [64][n]
 *     descriptor |         descriptor |
 *     or registers -->   load   -->  a[k][64], b[k][n]  -->  D = a^T b + C
 *
 *     error = mgpu__mma_wgmma(shape, acc, NULL, window, window_bytes, a_desc, b_desc,
 *                             accumulate, MGPU__MMA_EXACT, touch, context);
 *
 * Two arithmetics:
 *   exact   the bits of an H200. Products are exact; the exponent of one is the sum of its
 *           operands' exponents (that of a subnormal is the smallest normal one). The 16
 *           products and C are cut toward zero 25 bits below the largest exponent present and
 *           added exactly. An f32 result is cut toward zero, an f16 result rounds to nearest
 *           even. Zero, and what underflows to it, is +0; NaN is 0x7fffffff or 0x7fff.
 *   fast    C + p0 + p1 + ... + p15, each addition rounded as the host does. It is a number, an
 *           infinity or NaN where exact is, and the latter two have its bits. Two numbers differ
 *           by at most 2^-19 (|C| + sum of |a b|), a subnormal operand taken as the smallest
 *           normal one, and 2^-145; an f16 result by one more unit in its last place. Zero may
 *           be -0. What float cannot do within this is done exactly: sums from 2^127 on (f16:
 *           2^14), and blocks in which products of bf16 may leave the range of float.
 *
 * Both give the same bytes on every processor and with every body: plain C (mma_scalar.h), AVX2,
 * AVX-512, NEON.
 *
 * No globals, no allocation, no printing; about 24 KiB of stack.
 */
#ifndef MGPU_EMU_MATH_MMA_H
#define MGPU_EMU_MATH_MMA_H

#include "../api.h"
#include "touch.h"

MGPU_EXTERN_C_BEGIN

/* How to compute: one of the first two, and perhaps another. */
enum {
    MGPU__MMA_FAST = 0,
    MGPU__MMA_EXACT = 1,
    MGPU__MMA_PORTABLE = 2, /* plain C, also where the processor has vector units */
    MGPU__MMA_NARROW = 4    /* vectors of 256 bits at most */
};

/* One wgmma of a warpgroup: acc[64][n] = A[64][16] x B[n][16]^T (+ acc).
 *   shape       the opcode; n, type, d_f16, a_regs, trans_a, trans_b
 *   acc         [64][n] float; f16 D: each a value that f16 has
 *   a_regs      [64][16] bits of A, with shape.a_regs; else unused
 *   window      the CTA's shared memory
 *   a_desc      descriptor of A, without shape.a_regs; else unused
 *   b_desc      descriptor of B
 *   accumulate  0: acc is not read
 *   how         MGPU__MMA_FAST or MGPU__MMA_EXACT; other bits change no byte
 *   touch       NULL, or called for each contiguous run that is read (touch.h)
 *   returns     NULL, or a sentence that says what is wrong; then acc is as it was
 */
const char *mgpu__mma_wgmma(mgpu__wgmma_shape shape, float *acc, const uint16_t *a_regs,
                            const unsigned char *window, uint32_t window_bytes, uint64_t a_desc,
                            uint64_t b_desc, int accumulate, int how, mgpu__touch touch,
                            void *context);

/* One element of an exact result, word by word after the rule above: slow, for any operands.
 *   a, b    16 elements each, `step` apart
 *   c       what is accumulated; 0 for none
 */
float mgpu__mma_exact_dot(mgpu__wgmma_shape shape, const uint16_t *a, uint32_t a_step,
                          const uint16_t *b, uint32_t b_step, float c);

MGPU_EXTERN_C_END

#if defined(MGPU_EMU_IMPLEMENTATION)

#include "mma_scalar.h"
#if defined(__x86_64__)
#include "mma_avx2.h"
#include "mma_avx512.h"
#elif defined(__aarch64__)
#include "mma_neon.h"
#endif

float
mgpu__mma_exact_dot(mgpu__wgmma_shape shape, const uint16_t *a, uint32_t a_step,
                    const uint16_t *b, uint32_t b_step, float c)
{
    return mgpu__mma_dot(shape, a, a_step, b, b_step, c);
}

/* The arithmetic of this processor. */
static inline const mgpu__mma_body *
mgpu__mma_choose(int how)
{
    if ((how & MGPU__MMA_PORTABLE) != 0)
        return &mgpu__mma_scalar;
#if defined(__x86_64__)
    if ((how & MGPU__MMA_NARROW) == 0 && mgpu__mma_has_avx512())
        return &mgpu__mma_avx512;
    if (mgpu__mma_has_avx2())
        return &mgpu__mma_avx2;
#elif defined(__aarch64__)
    return &mgpu__mma_neon;
#endif
    return &mgpu__mma_scalar;
}

/* Find the chunks of A and B; the listener hears of them. */
static inline const char *
mgpu__mma_find(mgpu__wgmma_shape shape, uint32_t *a_at, uint32_t *b_at, uint32_t window_bytes,
               uint64_t a_desc, uint64_t b_desc, mgpu__touch touch, void *context)
{
    const char *error = NULL;
    if (shape.n < 8 || shape.n > 256 || shape.n % 8 != 0)
        return "wgmma's N is not a multiple of 8 from 8 to 256";
    if (shape.d_f16 && shape.type != MGPU__WGMMA_F16)
        return "wgmma has f16 results for f16 operands only";
    if (shape.a_regs && shape.trans_a)
        return "A is in registers and cannot be MN-major";
    if (shape.a_regs)
        mgpu__mma_locate_registers(a_at);
    else
        error = mgpu__mma_locate(a_at, false, a_desc, 64, shape.trans_a, window_bytes);
    if (error == NULL)
        error = mgpu__mma_locate(b_at, true, b_desc, shape.n, shape.trans_b, window_bytes);
    if (error != NULL || touch == NULL)
        return error;
    if (!shape.a_regs)
        mgpu__mma_touch(a_at, a_desc, 64, shape.trans_a, touch, context);
    mgpu__mma_touch(b_at, b_desc, shape.n, shape.trans_b, touch, context);
    return NULL;
}

const char *
mgpu__mma_wgmma(mgpu__wgmma_shape shape, float *acc, const uint16_t *a_regs,
                const unsigned char *window, uint32_t window_bytes, uint64_t a_desc,
                uint64_t b_desc, int accumulate, int how, mgpu__touch touch, void *context)
{
    const mgpu__mma_body *body = mgpu__mma_choose(how);
    const bool exact = (how & MGPU__MMA_EXACT) != 0, f16 = shape.type == MGPU__WGMMA_F16;
    uint32_t a_at[64 / 8 * 16], b_at[MGPU__MMA_CHUNKS_MAX];
    mgpu__mma_operand a, b;
    mgpu__mma_source from_a = {window, a_at, 64, shape.trans_a != 0, f16};
    mgpu__mma_source from_b = {window, b_at, 64, shape.trans_b != 0, f16};
    mgpu__mma_block block = {shape, &a, &b, acc, 0, 0, accumulate};
    const char *error =
        mgpu__mma_find(shape, a_at, b_at, window_bytes, a_desc, b_desc, touch, context);
    if (error != NULL)
        return error;
    if (shape.a_regs)
        from_a.window = (const unsigned char *)a_regs;
    body->load(&a, &from_a, exact);
    for (; block.column < shape.n; block.column += MGPU__MMA_BLOCK) {
        block.columns = shape.n - block.column;
        if (block.columns > MGPU__MMA_BLOCK)
            block.columns = MGPU__MMA_BLOCK;
        from_b.at = b_at + 2 * block.column;
        from_b.rows = block.columns;
        body->load(&b, &from_b, exact);
        if (exact) {
            body->exact(&block);
        } else if (f16 || !mgpu__mma_leaves_float(&a, &b)) {
            body->fast(&block);
        } else {
            body->load(&a, &from_a, true);
            body->load(&b, &from_b, true);
            body->exact(&block);
            body->load(&a, &from_a, false);
        }
    }
    return NULL;
}

#endif /* MGPU_EMU_IMPLEMENTATION */
#endif /* MGPU_EMU_MATH_MMA_H */
