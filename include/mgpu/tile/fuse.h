/* mgpu/tile/fuse.h - what follows a product while its sums are in registers: a factor, a residual, a bias, an activation.
 * SPDX-License-Identifier: MIT
 *
 *     D = activation(alpha * A * B^T + beta * C + bias)
 *
 * A warpgroup holds 64 rows x w columns of the sums, in f32, as wgmma leaves them (layout/fragment.h):
 *
 *     D[rows][cols]  col                        D[cols][rows]   row        a tile of D^T (`transposed`):
 *                +---------+- - - bias[cols]          +- - - - - - - - -    its rows are columns of D
 *            row | 64 x w  |                      col | w x 64  |
 *                +---------+                          +---------+
 *
 * C lies as D does, and a bias as a row of D, both of D's type: what a layer's parameters are of, and what cuBLASLt takes.
 * C may be D: a thread reads what its own warpgroup stores later, of numbers made of it. What is not in D is not read.
 *
 * Whole tiles go out by tile/epilogue_fused.h. Typical use for a few columns, between the wait for the sums and the epilogue:
 *     const mgpu_fuse f = {alpha, beta, c, bias, MGPU_ACTIVATION_GELU, MGPU_DTYPE_BF16, m, n, false};
 *     mgpu_acc_wait_f32(0, d, 32);                          // d[] is here
 *     mgpu_fuse_apply(&f, d, 64, row, col);                 // of D, the warpgroup's first ones
 *     mgpu_epilogue_round_b16(pairs, d, 16, f.type);
 *
 * What is rounded, each time to nearest even and to f32: alpha * sum, that + bias, fma(beta, c, that), the steps of
 * the activation; the epilogue rounds to D's type. All steps are additions, products and fma that nothing contracts, and a
 * reciprocal that one step of Newton's makes the rounded one, so that the model and a GPU have the same bits: the f32 forms
 * of ex2.approx and tanh.approx have no exact rule.
 *
 *     NONE       x
 *     RELU       x < 0 ? 0 : x                             NaN stays
 *     GELU       x * Phi(x), by erf: PyTorch's F.gelu(x)
 *     GELU_TANH  x * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 x^3))) / 2: approximate='tanh', and GELU of cuBLASLt
 *     SILU       x / (1 + exp(-x))
 *
 * The last three are within 2^-18 of the true value, relative, down to results of 2^-40, and within 2^-40 below.
 *
 * Sums of 8-bit numbers times the scales of A and B, before that: tile/row_scale.h.
 */
#ifndef MGPU_TILE_FUSE_H
#define MGPU_TILE_FUSE_H

#include "../config.h"
#include "../kernel.h"
#include "../ptx/approx.h"
#include "../ptx/cvt.h"
#include "../types.h"

/* What is done to an element in the end: above. */
typedef enum mgpu_activation {
    MGPU_ACTIVATION_NONE,
    MGPU_ACTIVATION_RELU,
    MGPU_ACTIVATION_GELU,
    MGPU_ACTIVATION_GELU_TANH,
    MGPU_ACTIVATION_SILU
} mgpu_activation;

/* What follows a product, and of what. */
typedef struct mgpu_fuse {
    float alpha, beta; /* any; NaN makes all of D NaN */
    const void *c;     /* device memory, where D lies or as D; NULL: none */
    const void *bias;  /* device memory: as many as D has columns; NULL: none */
    mgpu_activation activation;
    mgpu_dtype type;     /* of C, bias, D: bf16, f16, f32; both pointers aligned to 16 bytes */
    uint32_t rows, cols; /* of what the tiles are of; columns of D are even */
    bool transposed;     /* tiles of D^T; 16 bits alone */
} mgpu_fuse;

/* Is D more than the sums? Not where all is 0, nor where alpha is 1 and nothing else is given.
 *   by      the host
 *   f       alpha, beta, c, bias and activation of it
 */
MGPU_INLINE bool
mgpu_fuse_given(const mgpu_fuse *f)
{
    return (f->alpha != 0 && f->alpha != 1) || (f->c != NULL && f->beta != 0) ||
           f->bias != NULL || f->activation != MGPU_ACTIVATION_NONE;
}

/* What a kernel is passed. C is not read where beta is 0.
 *   by      the host
 *   f       alpha, beta, c, bias and activation of it
 *   type    of C, bias and D
 *   rows    of what the tiles are of
 *   cols    of what the tiles are of
 *   transposed  that is D^T
 */
MGPU_INLINE mgpu_fuse
mgpu_fuse_make(mgpu_fuse f, mgpu_dtype type, uint32_t rows, uint32_t cols, bool transposed)
{
    if (f.beta == 0)
        f.c = NULL;
    f.type = type;
    f.rows = rows;
    f.cols = cols;
    f.transposed = transposed;
    return f;
}

#if MGPU_HAS_DEVICE

/* Number i of words as they lie in memory: two of 16 bits in a word, or one of f32. */
MGPU_DEVICE float
mgpu__fuse_value(mgpu_dtype type, const uint32_t *words, uint32_t i)
{
    const uint32_t two = words[i / 2];
    return type == MGPU_DTYPE_F32 ? __uint_as_float(words[i])
           : type == MGPU_DTYPE_BF16
               ? __uint_as_float(i % 2 == 0 ? two << 16 : two & 0xffff0000u)
               : mgpu_cvt_f32_f16((uint16_t)(two >> i % 2 * 16));
}

/* What C has for `count` registers of a thread, up to 16, whose first element is at (row, col); 0 outside. */
MGPU_DEVICE void
mgpu__fuse_ask_c(const mgpu_fuse *f, uint32_t *words, uint32_t count, uint32_t row,
                 uint32_t col)
{
    const bool there[2] = {row < f->rows, row + 8 < f->rows};
    const size_t line = f->transposed ? f->rows : f->cols; /* from a row of D to the next */
    const size_t first = f->transposed ? col * line + row : row * line + col;
    const size_t below = f->transposed ? 8 : 8 * line; /* from the first row to the second */
    const uint16_t *const narrow = (const uint16_t *)f->c + first;
    const float *const wide = (const float *)f->c + first;
    if (f->c == NULL)
        return;
    MGPU_UNROLL
    for (uint32_t i = 0; i < count / 2; i++)
        words[i] = 0;
    if (f->transposed) {
        MGPU_UNROLL
        for (uint32_t i = 0; i < count; i++)
            if (there[i / 2 % 2] && col + i / 4 * 8 + i % 2 < f->cols)
                words[i / 2] |= (uint32_t)narrow[(i / 4 * 8 + i % 2) * line + i / 2 % 2 * below]
                                << i % 2 * 16;
    } else if (f->type != MGPU_DTYPE_F32) {
        MGPU_UNROLL
        for (uint32_t i = 0; i < count; i += 2)
            if (there[i / 2 % 2] && col + i / 4 * 8 < f->cols)
                words[i / 2] =
                    *(const uint32_t *)(const void *)(narrow + i / 2 % 2 * below + i / 4 * 8);
    } else {
        MGPU_UNROLL
        for (uint32_t i = 0; i < count; i += 2) {
            float2 x = make_float2(0.0f, 0.0f);
            if (there[i / 2 % 2] && col + i / 4 * 8 < f->cols)
                x = *(const float2 *)(const void *)(wide + i / 2 % 2 * below + i / 4 * 8);
            words[i] = __float_as_uint(x.x);
            words[i + 1] = __float_as_uint(x.y);
        }
    }
}

/* What the bias has for them: two numbers for each four registers, for rows are alike; of D^T two for all, of its two rows. */
MGPU_DEVICE void
mgpu__fuse_ask_bias(const mgpu_fuse *f, uint32_t *words, uint32_t count, uint32_t row,
                    uint32_t col)
{
    const uint16_t *const narrow = (const uint16_t *)f->bias;
    if (f->bias == NULL)
        return;
    if (f->transposed) {
        words[0] = (row < f->rows ? narrow[row] : 0u) |
                   (row + 8 < f->rows ? (uint32_t)narrow[row + 8] << 16 : 0u);
        return;
    }
    MGPU_UNROLL
    for (uint32_t i = 0; i < count / 4; i++) {
        const bool there = col + 8 * i < f->cols;
        if (f->type != MGPU_DTYPE_F32)
            words[i] = there ? *(const uint32_t *)(const void *)(narrow + col + 8 * i) : 0;
        else {
            const float2 x =
                there ? *(const float2 *)(const void *)((const float *)f->bias + col + 8 * i)
                      : make_float2(0.0f, 0.0f);
            words[2 * i] = __float_as_uint(x.x);
            words[2 * i + 1] = __float_as_uint(x.y);
        }
    }
}

/* d[i] += bias, and then fma(beta, C, d[i]); `type` is a constant. */
MGPU_DEVICE void
mgpu__fuse_add(const mgpu_fuse *f, mgpu_dtype type, const uint32_t *bias, const uint32_t *c,
               float *d, uint32_t count)
{
    if (f->bias != NULL) {
        MGPU_UNROLL
        for (uint32_t i = 0; i < count; i++)
            d[i] = __fadd_rn(f->transposed ? mgpu__fuse_value(type, bias, i / 2 % 2)
                                           : mgpu__fuse_value(type, bias, i / 4 * 2 + i % 2),
                             d[i]);
    }
    if (f->c != NULL) {
        MGPU_UNROLL
        for (uint32_t i = 0; i < count; i++)
            d[i] = __fmaf_rn(f->beta, mgpu__fuse_value(type, c, i), d[i]);
    }
}

/* 2^t, t from -125 to 0, relative error 2^-23: n = the nearest whole number, a polynomial of t - n, and n into the
 * exponent. 1.5 * 2^23 is where floats are whole numbers. */
MGPU_DEVICE float
mgpu__fuse_exp2(float t)
{
    const float whole = __fadd_rn(t, 12582912.0f);
    const float x = __fsub_rn(t, __fsub_rn(whole, 12582912.0f));
    float p = __fmaf_rn(0.0013276469f, x, 0.0096755413f);
    p = __fmaf_rn(p, x, 0.055507133f);
    p = __fmaf_rn(p, x, 0.2402212f);
    p = __fmaf_rn(p, x, 0.69314697f);
    p = __fmaf_rn(p, x, 1.0f);
    return __uint_as_float(__float_as_uint(p) + (__float_as_uint(whole) << 23));
}

/* 1 / x rounded to nearest, x from 1 to 2^125: the instructions that ptxas makes of rcp.rn.f32, without its branch for other
 * x. One step of Newton's is right from any start that is off by up to one unit of the last place, but for 33 of the 2^23
 * fractions, where it must be the unit's own. */
MGPU_DEVICE float
mgpu__fuse_reciprocal(float x)
{
    const float r = mgpu_rcp_approx_ftz_f32(x);
    return __fmaf_rn(r, __fmaf_rn(-x, r, 1.0f), r);
}

/* x * S(x) = max(x, 0) - y * S(-y), y = |x|: S(-y) is 2^t / (1 + 2^t), or, of erf, 2^t times a polynomial of r =
 * 1 / (1 + 0.299 y). Where y is larger than `most`, S(-y) is next to nothing. */
MGPU_DEVICE void
mgpu__fuse_activate(mgpu_activation a, float d[4])
{
    const float most = a == MGPU_ACTIVATION_GELU        ? 8.0f
                       : a == MGPU_ACTIVATION_GELU_TANH ? 9.875f
                                                        : 85.0f;
    const float factor = a == MGPU_ACTIVATION_GELU        ? -0.72134752f
                         : a == MGPU_ACTIVATION_GELU_TANH ? -0.10294324f
                                                          : -1.442695f;
    float y[4], s[4], r[4];
    MGPU_UNROLL
    for (uint32_t i = 0; i < 4; i++) {
        y[i] = fminf(fabsf(d[i]), most);
        s[i] = __fmul_rn(y[i], factor);
    }
    if (a != MGPU_ACTIVATION_SILU) {
        MGPU_UNROLL
        for (uint32_t i = 0; i < 4; i++) {
            if (a == MGPU_ACTIVATION_GELU_TANH)
                s[i] = __fmaf_rn(s[i], y[i], -2.3022082f);
            s[i] = __fmul_rn(s[i], y[i]);
        }
    }
    MGPU_UNROLL
    for (uint32_t i = 0; i < 4; i++) {
        s[i] = mgpu__fuse_exp2(s[i]);
        r[i] = mgpu__fuse_reciprocal(a == MGPU_ACTIVATION_GELU ? __fmaf_rn(y[i], 0.299f, 1.0f)
                                                               : __fadd_rn(s[i], 1.0f));
        s[i] = __fmul_rn(s[i], r[i]);
    }
    if (a == MGPU_ACTIVATION_GELU) {
        MGPU_UNROLL
        for (uint32_t i = 0; i < 4; i++) {
            float p = __fmaf_rn(-0.083442904f, r[i], 0.23861715f);
            p = __fmaf_rn(p, r[i], -0.04303997f);
            p = __fmaf_rn(p, r[i], 0.15823825f);
            p = __fmaf_rn(p, r[i], 0.10957365f);
            s[i] = __fmul_rn(__fmaf_rn(p, r[i], 0.12005343f), s[i]);
        }
    }
    MGPU_UNROLL
    for (uint32_t i = 0; i < 4; i++)
        d[i] = __fmaf_rn(-y[i], s[i], d[i] < 0.0f ? 0.0f : d[i]);
}

/* The first `count` of d[all], up to 32, to its end, all others so far to its beginning. */
MGPU_DEVICE void
mgpu__fuse_turn(float *d, uint32_t all, uint32_t count)
{
    float first[32];
    MGPU_UNROLL
    for (uint32_t i = 0; i < all; i++)
        if (i < count)
            first[i] = d[i];
        else
            d[i - count] = d[i];
    MGPU_UNROLL
    for (uint32_t i = 0; i < count; i++)
        d[all - count + i] = first[i];
}

MGPU_DEVICE void
mgpu__fuse_bend(mgpu_activation a, float *d, uint32_t count)
{
    MGPU_UNROLL
    for (uint32_t i = 0; i < count; i += 4)
        mgpu__fuse_activate(a, d + i);
}

/* The activation of `count` registers, 4 or a multiple of 8. Eight at a time, so that there are instructions to choose from, in
 * one loop, under which the registers turn round. */
MGPU_DEVICE void
mgpu__fuse_end(mgpu_activation a, float *d, uint32_t count)
{
    const uint32_t now = count < 8 ? count : 8;
    if (a == MGPU_ACTIVATION_NONE)
        return;
    if (a == MGPU_ACTIVATION_RELU) {
        MGPU_UNROLL
        for (uint32_t i = 0; i < count; i++)
            d[i] = d[i] < 0.0f ? 0.0f : d[i];
        return;
    }
    MGPU_ROLLED
    for (uint32_t at = 0; at < count; at += now) {
        if (a == MGPU_ACTIVATION_GELU)
            mgpu__fuse_bend(MGPU_ACTIVATION_GELU, d, now);
        else if (a == MGPU_ACTIVATION_GELU_TANH)
            mgpu__fuse_bend(MGPU_ACTIVATION_GELU_TANH, d, now);
        else
            mgpu__fuse_bend(MGPU_ACTIVATION_SILU, d, now);
        if (count > now)
            mgpu__fuse_turn(d, count, now);
    }
}

/* d = activation(alpha * d + beta * C + bias) of 64 rows x w columns, C and bias read by each thread for itself: for a few
 * columns, as those of mgpu_product_add(). All of a wide tile at once would be some 100 KB of instructions: there is one loop
 * over 32 columns, and the registers turn round under it. Whole tiles go out faster by tile/epilogue_fused.h.
 *   ptx     (ld.global, mul.rn.f32, fma.rn.f32, rcp.approx.ftz.f32)
 *   needs   PTX 7.0, sm_75
 *   by      one warpgroup
 *   f       what, and of what
 *   d       w / 2 registers a thread, not in flight
 *   w       a constant: 8, 16, or a multiple of 32 up to 256
 *   row     of D or its transpose, the first of the warpgroup
 *   col     of D or its transpose, the first of the tile, a multiple of 8
 */
MGPU_DEVICE void
mgpu_fuse_apply(const mgpu_fuse *f, float *d, uint32_t w, uint32_t row, uint32_t col)
{
    const uint32_t now = w <= 16 ? w / 2 : 16;
    const uint32_t first = row + threadIdx.x % 128 / 32 * 16 + threadIdx.x % 32 / 4;
    const uint32_t left = col + threadIdx.x % 4 * 2;
    MGPU_ROLLED
    for (uint32_t at = 0; at < w / 2; at += now) {
        uint32_t c[16], bias[8];
        mgpu__fuse_ask_bias(f, bias, now, first, left + 2 * at);
        mgpu__fuse_ask_c(f, c, now, first, left + 2 * at);
        MGPU_UNROLL
        for (uint32_t i = 0; i < now; i++)
            d[i] = __fmul_rn(f->alpha, d[i]);
        if (f->type == MGPU_DTYPE_BF16)
            mgpu__fuse_add(f, MGPU_DTYPE_BF16, bias, c, d, now);
        else if (f->type == MGPU_DTYPE_F16)
            mgpu__fuse_add(f, MGPU_DTYPE_F16, bias, c, d, now);
        else
            mgpu__fuse_add(f, MGPU_DTYPE_F32, bias, c, d, now);
        mgpu__fuse_end(f->activation, d, now);
        mgpu__fuse_turn(d, w / 2, now);
    }
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_fuse_apply(f, d, w, ...)                                                          \
    mgpu_fuse_apply(f, MGPU__HOLDS((w) / 2, d), w, __VA_ARGS__)
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_TILE_FUSE_H */
