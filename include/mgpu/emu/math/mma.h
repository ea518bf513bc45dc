/* mgpu/emu/math/mma.h - the tensor core of the model: one wgmma, from real descriptors.
 * SPDX-License-Identifier: MIT
 *
 *        A [64][k]             B [n][k]                  D [64][n]
 *     descriptor |         descriptor |                       k = 16; 8 of tf32, 32 of bytes, 256 bits;
 *     or registers -->   load   -->  a[k][64], b[k][n]  -->  D = a^T b + C       sparse: of B twice that
 *
 *     error = mgpu__mma_wgmma(shape, acc, NULL, window, window_bytes, a_desc, b_desc,
 *                             accumulate, MGPU__MMA_EXACT, touch, context);
 *
 * Two arithmetics:
 *   exact   the bits of an H200. Products are exact; the exponent of one is the sum of its
 *           operands' exponents (that of a subnormal is the smallest normal one). The
 *           products and C are cut toward zero 25 bits below the largest exponent present (13
 *           of e4m3 and e5m2) and added exactly. An f32 result is cut toward zero (of e4m3 and
 *           e5m2 to 13 bits of mantissa), an f16 result rounds to nearest even. Zero, and what
 *           underflows to it, is +0; NaN is 0x7fffffff or 0x7fff. tf32 ignores the low 13 bits
 *           of its operands. Integers are exact modulo 2^32, or clamped. When A is sparse, its
 *           stored elements are multiplied; what they do not meet in B has no effect.
 *   fast    of dense bf16 and f16 only: all other types are exact. C + p0 + p1 + ... + p15, each addition rounded as the host does. It is a number, an
 *           infinity or NaN where exact is, and the latter two have its bits. Two numbers differ
 *           by at most 2^-19 (|C| + sum of |a b|), a subnormal operand taken as the smallest
 *           normal one, and 2^-145; an f16 result by one more unit in its last place. Zero may
 *           be -0. What float cannot do within this is done exactly: sums from 2^127 on (f16:
 *           2^14), and blocks in which products of bf16 may leave the range of float.
 *
 * Both give the same bytes on every processor and with every body: plain C (mma_scalar.h), AVX2,
 * AVX-512, NEON.
 *
 * No globals, no allocation, no printing; about 28 KiB of stack, 44 when A is sparse.
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

/* One wgmma of a warpgroup: acc[64][n] = A[64][k] x B[n][k]^T (+ acc).
 *   shape       the opcode
 *   acc         [64][n] float; f16 D: each a value that f16 has; integers: their bits
 *   a_regs      [64] rows of A, 32 bytes each, with shape.a_regs; else unused
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

/* The same with a sparse A, shape.sparse, of which the stored half is there.
 *   meta        [128]: the metadata of each thread
 */
const char *mgpu__mma_wgmma_sp(mgpu__wgmma_shape shape, float *acc, const uint16_t *a_regs,
                               const uint32_t *meta, const unsigned char *window,
                               uint32_t window_bytes, uint64_t a_desc, uint64_t b_desc,
                               int accumulate, int how, mgpu__touch touch, void *context);

/* One element of an exact result of bf16 or f16, word by word after the rule above: slow, for any operands.
 *   a, b    16 elements each, `step` apart
 *   c       what is accumulated; 0 for none
 */
float mgpu__mma_exact_dot(mgpu__wgmma_shape shape, const uint16_t *a, uint32_t a_step,
                          const uint16_t *b, uint32_t b_step, float c);

MGPU_EXTERN_C_END

#if defined(MGPU_EMU_IMPLEMENTATION)

#include "mma_integer.h"
#include "mma_scalar.h"
#include "mma_sparse.h"
#if defined(__x86_64__)
#include "mma_avx2.h"
#include "mma_avx512_exact.h"
#elif defined(__aarch64__)
#include "mma_neon.h"
#endif

float
mgpu__mma_exact_dot(mgpu__wgmma_shape shape, const uint16_t *a, uint32_t a_step,
                    const uint16_t *b, uint32_t b_step, float c)
{
    const mgpu__mma_pair type = mgpu__mma_pair_of(shape);
    float x[16], y[16];
    for (uint32_t k = 0; k < 16; k++) {
        x[k] = mgpu__mma_value(type.a, a[k * a_step]);
        y[k] = mgpu__mma_value(type.b, b[k * b_step]);
    }
    return mgpu__mma_sum(mgpu__mma_rule_of(type.a, type.b, shape.d_f16 != 0), x, 1, y, 1, 16,
                         c);
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

/* Whether there is such an instruction. */
static inline const char *
mgpu__mma_refuse(mgpu__wgmma_shape shape)
{
    const mgpu__mma_type type = mgpu__mma_pair_of(shape).a;
    if (shape.n < 8 || shape.n > 256 || shape.n % 8 != 0)
        return "wgmma's N is not a multiple of 8 from 8 to 256";
    if (mgpu__mma_type_is_integer(type) && shape.n > 32 && shape.n % 16 != 0)
        return "wgmma's N of integers above 32 is not a multiple of 16";
    if (shape.d_f16 && type != MGPU__MMA_F16 && !mgpu__mma_type_is_fp8(type))
        return "wgmma has f16 results for f16, e4m3 and e5m2 operands only";
    if (mgpu__mma_type_bits(type) != 16 && (shape.trans_a || shape.trans_b))
        return "wgmma reads MN-major operands of 16-bit types only";
    if (shape.a_regs && shape.trans_a)
        return "A is in registers and cannot be MN-major";
    if (shape.sparse && type == MGPU__MMA_B1)
        return "wgmma has no sparse form of b1";
    return NULL;
}

/* Find the chunks of A and B; the listener hears of them. */
static inline const char *
mgpu__mma_find(mgpu__wgmma_shape shape, uint32_t *a_at, uint32_t *b_at, uint32_t window_bytes,
               uint64_t a_desc, uint64_t b_desc, mgpu__touch touch, void *context)
{
    const uint32_t chunks = mgpu__mma_chunks(shape, true);
    const char *error = mgpu__mma_refuse(shape);
    if (error != NULL)
        return error;
    if (shape.a_regs)
        mgpu__mma_locate_registers(a_at);
    else
        error = mgpu__mma_locate(a_at, false, a_desc, 64, 16, shape.trans_a, window_bytes);
    if (error == NULL)
        error =
            mgpu__mma_locate(b_at, true, b_desc, shape.n, chunks, shape.trans_b, window_bytes);
    if (error != NULL || touch == NULL)
        return error;
    if (!shape.a_regs)
        mgpu__mma_touch(a_at, a_desc, 64, 16, shape.trans_a, touch, context);
    mgpu__mma_touch(b_at, b_desc, shape.n, chunks, shape.trans_b, touch, context);
    return NULL;
}

/* Load rows; 16-bit ones as this processor does best. */
static inline void
mgpu__mma_load(const mgpu__mma_body *body, mgpu__mma_operand *to, const mgpu__mma_source *from,
               bool exact)
{
    if (mgpu__mma_type_bits(from->type) == 16 && !from->negate && from->group == 16)
        body->load(to, from, exact);
    else
        mgpu__mma_load_scalar(to, from, exact);
}

/* What begins with column m->column, of dense matrices. */
static inline void
mgpu__mma_dense(const mgpu__mma_body *body, mgpu__mma_block *m, mgpu__mma_operand *a,
                const mgpu__mma_source *from_a, const mgpu__mma_source *from_b, bool exact)
{
    mgpu__mma_operand b;
    m->b = &b;
    mgpu__mma_load(body, &b, from_b, exact);
    if (mgpu__wgmma_is_integer(m->shape)) {
        mgpu__mma_bytes(m);
    } else if (exact) {
        body->exact(m);
    } else if (from_a->type == MGPU__MMA_F16 || !mgpu__mma_leaves_float(a, &b)) {
        body->fast(m);
    } else {
        mgpu__mma_load(body, a, from_a, true);
        mgpu__mma_load(body, &b, from_b, true);
        body->exact(m);
    }
}

/* The same of sparse ones: B is twice as long along K. */
static inline void
mgpu__mma_sparse(mgpu__mma_block *m, const mgpu__mma_source *from_b)
{
    mgpu__mma_operand b[2];
    mgpu__mma_source half = *from_b;
    m->b = b;
    mgpu__mma_load_scalar(&b[0], &half, true);
    half.at += 16;
    mgpu__mma_load_scalar(&b[1], &half, true);
    if (mgpu__wgmma_is_integer(m->shape))
        mgpu__mma_bytes(m);
    else
        mgpu__mma_exact_scalar(m);
}

const char *
mgpu__mma_wgmma_sp(mgpu__wgmma_shape shape, float *acc, const uint16_t *a_regs,
                   const uint32_t *meta, const unsigned char *window, uint32_t window_bytes,
                   uint64_t a_desc, uint64_t b_desc, int accumulate, int how, mgpu__touch touch,
                   void *context)
{
    const mgpu__mma_body *body = mgpu__mma_choose(how);
    const mgpu__mma_pair type = mgpu__mma_pair_of(shape);
    const bool exact = (how & MGPU__MMA_EXACT) != 0 || type.a > MGPU__MMA_F16 || shape.sparse;
    uint8_t pick[64][MGPU__MMA_PRODUCTS_MAX];
    uint32_t a_at[64 / 8 * 16], b_at[MGPU__MMA_CHUNKS_MAX], thread;
    mgpu__mma_operand a;
    mgpu__mma_source from_a = {window,           a_at, 16, 64, type.a, shape.trans_a != 0,
                               shape.negate != 0};
    mgpu__mma_source from_b = {
        window, b_at, mgpu__mma_chunks(shape, true), 0, type.b, shape.trans_b != 0, false};
    mgpu__mma_block block = {shape,
                             mgpu__mma_rule_of(type.a, type.b, shape.d_f16 != 0),
                             mgpu__wgmma_stored_k(shape),
                             &a,
                             NULL,
                             NULL,
                             acc,
                             shape.n,
                             0,
                             0,
                             accumulate,
                             NULL};
    const char *error =
        mgpu__mma_find(shape, a_at, b_at, window_bytes, a_desc, b_desc, touch, context);
    if (error != NULL)
        return error;
    if (shape.sparse && mgpu__mma_pick(shape, meta, pick, &thread) >= 0)
        return "the metadata of a sparse A has a code that is none";
    if (shape.a_regs)
        from_a.window = (const unsigned char *)a_regs;
    if (type.a == MGPU__MMA_B1) {
        mgpu__mma_ones(&block, &from_a, &from_b);
        return NULL;
    }
    mgpu__mma_load(body, &a, &from_a, exact);
    for (; block.column < shape.n; block.column += MGPU__MMA_BLOCK) {
        block.columns = shape.n - block.column;
        if (block.columns > MGPU__MMA_BLOCK)
            block.columns = MGPU__MMA_BLOCK;
        from_b.at = b_at + block.column / 8 * from_b.group;
        from_b.rows = block.columns;
        if (shape.sparse) {
            block.pick = (const uint8_t(*)[MGPU__MMA_PRODUCTS_MAX])pick;
            mgpu__mma_sparse(&block, &from_b);
        } else {
            mgpu__mma_dense(body, &block, &a, &from_a, &from_b, exact);
        }
    }
    return NULL;
}

const char *
mgpu__mma_wgmma(mgpu__wgmma_shape shape, float *acc, const uint16_t *a_regs,
                const unsigned char *window, uint32_t window_bytes, uint64_t a_desc,
                uint64_t b_desc, int accumulate, int how, mgpu__touch touch, void *context)
{
    return mgpu__mma_wgmma_sp(shape, acc, a_regs, NULL, window, window_bytes, a_desc, b_desc,
                              accumulate, how, touch, context);
}

#endif /* MGPU_EMU_IMPLEMENTATION */
#endif /* MGPU_EMU_MATH_MMA_H */
