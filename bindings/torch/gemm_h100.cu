/* bindings/torch/gemm_h100.cu - mgpu_call_gemm_h100: D[m][n] = A[m][k] * B[n][k]^T, bf16 or f16.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100.cu"

#include "call.h"

MGPU_CALL_API int32_t
mgpu_call_gemm_h100(mgpu_call *c)
{
    gemm_problem g = mgpu_call_problem<gemm_problem>(c);
    g.in = (mgpu_dtype)c->in_a;
    return mgpu_call_run(c, g, gemm_plan_make);
}
