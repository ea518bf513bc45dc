/* mgpu/host/product_weights.h - products with packed weights of 4 and 8 bits: the weights are packed, and what is wrong.
 * SPDX-License-Identifier: MIT
 *
 *     D[M][N] = A[M][K] * W[N][K]^T, W[n][k] = q[n][k] * scale[n][k / group]                      layout/weights.h
 *
 * Typical use, on the host:
 *     uint8_t *to = malloc(mgpu_weights_bytes(4, n, k));
 *     status = mgpu_product_weights("my_gemm", to, MGPU_DTYPE_BF16, 4, q, scales, n, k, 128, &why);
 *
 *     my_gemm: q[5][77] is 8, not -8 to 7: round W to int4, or take int8
 */
#ifndef MGPU_HOST_PRODUCT_WEIGHTS_H
#define MGPU_HOST_PRODUCT_WEIGHTS_H

#include "../config.h"
#include "../layout/weights.h"
#include "product.h"

#if MGPU_EMULATE || MGPU_HOST_CUDA

/* Number `at` of an array with rows of `cols` is wrong. */
MGPU_HOST mgpu_status
mgpu__product_weights_wrong(const char *kernel, const char *array, uint64_t at, uint32_t cols,
                            int64_t got, const char *must, mgpu_issues *issues)
{
    return mgpu_issue_add(
        issues, MGPU_ERROR_INVALID_ARGUMENT, array, at <= INT32_MAX ? (int)at : -1, got, 0,
        "%s: %s[%llu][%llu] is %lld, not %s", kernel, array, (unsigned long long)(at / cols),
        (unsigned long long)(at % cols), (long long)got, must);
}

/* Pack weights.
 *   by      the host
 *   kernel  whose name the sentences begin with
 *   to      mgpu_weights_bytes(bits, n, k) bytes; on the device aligned to 16
 *   in      type of A and of the scales: bf16 or f16
 *   bits    4 or 8
 *   q       [n][k], -8 .. 7 or -128 .. 127
 *   scales  [n][k / group]; of bf16 0 or 2^-94 to less than 2^27
 *   n       rows, 1 and up
 *   k       numbers of a row, 1 and up
 *   group   64, 128 or another multiple of 64; k is a multiple of it
 *   issues  emptied, then what is wrong, the first number that does not fit with its row and column; may be NULL
 *   returns MGPU_OK or MGPU_ERROR_INVALID_ARGUMENT
 */
MGPU_HOST mgpu_status
mgpu_product_weights(const char *kernel, uint8_t *to, mgpu_dtype in, uint32_t bits,
                     const int8_t *q, const uint16_t *scales, uint32_t n, uint32_t k,
                     uint32_t group, mgpu_issues *issues)
{
    const bool whole = group != 0 && group % 64 == 0 && k % group == 0;
    const uint64_t count = whole ? (uint64_t)n * (k / group) : 0;
    uint64_t at = 0;
    if (issues != NULL)
        issues->count = 0;
    if (bits != 4 && bits != 8)
        return mgpu_product_wrong(kernel, "bits", bits, NULL, "4 or 8", issues);
    if (in != MGPU_DTYPE_BF16 && in != MGPU_DTYPE_F16)
        return mgpu_product_wrong(kernel, "in", in, mgpu_dtype_name(in),
                                  "bf16 or f16: round A and the scales to one", issues);
    if (!whole)
        return mgpu_product_wrong(kernel, "group", group, NULL,
                                  "a multiple of 64 of which K is one", issues);
    while (at < count && mgpu_weights_scale_fits(in, scales[at]))
        at++;
    if (at < count)
        return mgpu__product_weights_wrong(kernel, "scales", at, k / group, scales[at],
                                           "the bits of 0, or of 2^-94 to less than 2^27: "
                                           "divide W by a power of two",
                                           issues);
    at = mgpu_weights_pack(bits, to, q, scales, n, k, group);
    return at == (uint64_t)n * k
               ? MGPU_OK
               : mgpu__product_weights_wrong(kernel, "q", at, k, q[at],
                                             "-8 to 7: round W to int4, or take int8", issues);
}

/* As mgpu_product_check(), where B is packed weights.
 *   by      the host
 *   kernel  whose name the sentences begin with
 *   g       the product: of bf16 or f16, `b` the pack
 *   bits    of a weight: 4 or 8
 *   issues  gets all that is wrong, behind what it has: set its count to 0 before; may be NULL
 *   returns MGPU_OK or MGPU_ERROR_INVALID_ARGUMENT
 */
MGPU_HOST mgpu_status
mgpu_product_check_weights(const char *kernel, const mgpu_product *g, uint32_t bits,
                           mgpu_issues *issues)
{
    static const mgpu_dtype types[] = {MGPU_DTYPE_BF16, MGPU_DTYPE_F16};
    const uintptr_t d = (uintptr_t)g->d, w = (uintptr_t)g->b;
    const struct {
        bool good;
        const char *field;
        uintptr_t got;
        const char *must;
    } rules[] = {{bits == 4 || bits == 8, "bits", bits, "4 or 8: as W was packed"},
                 {g->k % 64 == 0, "k", g->k, "a multiple of 64: fill A up with zeros"},
                 {g->n % 8 == 0, "n", g->n, "a multiple of 8: fill W up with rows of zeros"},
                 {w % 16 == 0, "b", w, "a multiple of 16: begin it where mgpu_malloc() does"},
                 {d % 16 == 0, "d", d, "a multiple of 16: begin it where mgpu_malloc() does"}};
    mgpu_product known = *g;
    mgpu_status status;
    if (w != 0)
        known.b = (const void *)UINTPTR_MAX; /* the pack has fewer bytes than W */
    status = mgpu_product_check(kernel, &known, types, 2, issues);
    for (int i = 0; i < 5; i++)
        if (!rules[i].good)
            status = mgpu_product_wrong(kernel, rules[i].field, (int64_t)rules[i].got, NULL,
                                        rules[i].must, issues);
    if (status == MGPU_OK)
        status =
            mgpu_product_own(kernel, g->d, (uint64_t)g->m * g->n * mgpu_dtype_bytes(g->out),
                             "within b", g->b, mgpu_weights_bytes(bits, g->n, g->k), issues);
    return status;
}

#endif /* MGPU_EMULATE || MGPU_HOST_CUDA */
#endif /* MGPU_HOST_PRODUCT_WEIGHTS_H */
