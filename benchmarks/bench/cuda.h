/* bench/cuda.h - a call of the CUDA runtime that fails ends the program.
 * SPDX-License-Identifier: MIT
 */
#ifndef BENCH_CUDA_H
#define BENCH_CUDA_H

#include "fail.h"

#include <cuda_runtime_api.h>

#define CUDA(call)                                                                             \
    do {                                                                                       \
        const cudaError_t e_ = (call);                                                         \
        if (e_ != cudaSuccess)                                                                 \
            fail(#call, cudaGetErrorString(e_));                                               \
    } while (0)

#endif
