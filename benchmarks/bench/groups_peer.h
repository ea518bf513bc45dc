/* bench/groups_peer.h - cuBLASLt's D[m][n] = A[m][k] * B[n][k]^T, or A[k][m]^T * B[k][n], for bench_grouped.
 * SPDX-License-Identifier: MIT
 */
#ifndef BENCH_GROUPS_PEER_H
#define BENCH_GROUPS_PEER_H

#include "cublaslt.h"
#include "groups_case.h"

/* The fastest of its first 8 heuristics; none that adds parts of K in 16 bits, which is another product.
 *   scale  device memory: the number 1 */
struct multiplier {
    cublaslt &library;
    cublasLtMatmulDesc_t op;
    cublasLtMatrixLayout_t la, lb, ld;
    std::vector<cublasLtMatmulHeuristicResult_t> found;
    size_t best = 0;

    multiplier(cublaslt &handle, uint32_t m, uint32_t n, uint32_t k, const groups_case &c,
               const float *scale)
        : library(handle)
    {
        const cublasOperation_t t = CUBLAS_OP_T, plain = CUBLAS_OP_N;
        const size_t bytes = cublaslt::WORKSPACE_BYTES;
        const uint32_t reduction = CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE;
        cublasLtMatmulPreference_t want;
        int count = 0;
        LT(cublasLtMatmulDescCreate(&op, CUBLAS_COMPUTE_32F, CUDA_R_32F));
        LT(cublasLtMatmulDescSetAttribute(op, CUBLASLT_MATMUL_DESC_TRANSA,
                                          c.transposed ? &plain : &t, sizeof t));
        LT(cublasLtMatmulDescSetAttribute(op, CUBLASLT_MATMUL_DESC_TRANSB,
                                          c.transposed ? &t : &plain, sizeof t));
        if (c.transposed) {
            LT(cublasLtMatrixLayoutCreate(&la, cuda_type(c.in), n, k, n));
            LT(cublasLtMatrixLayoutCreate(&lb, cuda_type(c.in), m, k, m));
        } else {
            LT(cublasLtMatrixLayoutCreate(&la, cuda_type(c.in), k, n, k));
            LT(cublasLtMatrixLayoutCreate(&lb, cuda_type(c.in), k, m, k));
        }
        if (mgpu_dtype_bytes(c.in) == 1) { /* a scale of A, of B: 1 */
            const int8_t fast = c.sums == SUMS_FAST;
            LT(cublasLtMatmulDescSetAttribute(op, CUBLASLT_MATMUL_DESC_FAST_ACCUM, &fast,
                                              sizeof fast));
            for (const auto which :
                 {CUBLASLT_MATMUL_DESC_A_SCALE_POINTER, CUBLASLT_MATMUL_DESC_B_SCALE_POINTER})
                LT(cublasLtMatmulDescSetAttribute(op, which, &scale, sizeof scale));
        }
        LT(cublasLtMatrixLayoutCreate(&ld, cuda_type(c.out), n, m, n));
        LT(cublasLtMatmulPreferenceCreate(&want));
        LT(cublasLtMatmulPreferenceSetAttribute(want, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES,
                                                &bytes, sizeof bytes));
        LT(cublasLtMatmulPreferenceSetAttribute(
            want, CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK, &reduction, sizeof reduction));
        found.resize(8);
        if (cublasLtMatmulAlgoGetHeuristic(library.lt, op, la, lb, ld, ld, want, 8,
                                           found.data(), &count) != CUBLAS_STATUS_SUCCESS)
            count = 0;
        found.resize((size_t)count);
        (void)cublasLtMatmulPreferenceDestroy(want);
    }
    ~multiplier()
    {
        (void)cublasLtMatrixLayoutDestroy(la);
        (void)cublasLtMatrixLayoutDestroy(lb);
        (void)cublasLtMatrixLayoutDestroy(ld);
        (void)cublasLtMatmulDescDestroy(op);
    }
    multiplier(const multiplier &) = delete;
    multiplier &operator=(const multiplier &) = delete;

    cublasStatus_t call(const operands &o, cudaStream_t stream) const
    {
        const float one = 1.0f, zero = 0.0f;
        return cublasLtMatmul(library.lt, op, &one, o.b, la, o.a, lb, &zero, o.d, ld, o.d, ld,
                              &found[best].algo, library.workspace, cublaslt::WORKSPACE_BYTES,
                              stream);
    }
    /* Of two passes the better time of each; the operands in turns. */
    bool choose(const std::vector<operands> &of, cudaStream_t stream)
    {
        double least = 1e30;
        size_t fastest = found.size();
        side s;
        s.copies = of.size();
        s.call = [this, &of](size_t copy, cudaStream_t in) { LT(call(of[copy], in)); };
        for (size_t i = 0; i < 2 * found.size(); i++) {
            best = i % found.size();
            if (found[best].state != CUBLAS_STATUS_SUCCESS ||
                call(of[0], stream) != CUBLAS_STATUS_SUCCESS)
                continue;
            const double ms = timed(s, 1, 4, stream);
            if (ms < least) {
                least = ms;
                fastest = best;
            }
        }
        best = fastest;
        return fastest < found.size();
    }
};

#endif
