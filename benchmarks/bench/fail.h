/* bench/fail.h - a call that fails ends the program with a sentence.
 * SPDX-License-Identifier: MIT
 */
#ifndef BENCH_FAIL_H
#define BENCH_FAIL_H

#include <cublasLt.h>
#include <cuda_runtime_api.h>

#include <cstdio>
#include <cstdlib>

[[noreturn]] static inline void
fail(const char *what, const char *why)
{
    std::fflush(stdout);
    std::fprintf(stderr, "bench_gemm: %s: %s\n", what, why);
    std::exit(1);
}

#define CUDA(call)                                                                             \
    do {                                                                                       \
        const cudaError_t e_ = (call);                                                         \
        if (e_ != cudaSuccess)                                                                 \
            fail(#call, cudaGetErrorString(e_));                                               \
    } while (0)
#define LT(call)                                                                               \
    do {                                                                                       \
        const cublasStatus_t s_ = (call);                                                      \
        if (s_ != CUBLAS_STATUS_SUCCESS)                                                       \
            fail(#call, cublasLtGetStatusString(s_));                                          \
    } while (0)

#endif
