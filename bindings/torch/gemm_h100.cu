/* bindings/torch/gemm_h100.cu - mgpu_call_gemm_h100: D[m][n] = A[m][k] * B[n][k]^T, bf16 or f16, and what follows it.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100.cu"

#include "call.h"

MGPU_CALL_API int32_t
mgpu_call_gemm_h100(mgpu_call *c)
{
    gemm_problem g = mgpu_call_problem<gemm_problem>(c);
    g.in = (mgpu_dtype)c->in_a;
    g.fuse.alpha = c->alpha;
    g.fuse.beta = c->beta;
    g.fuse.c = c->c;
    g.fuse.bias = c->bias;
    g.fuse.activation = (mgpu_activation)c->activation;
    return mgpu_call_run(c, g, gemm_plan_make);
}
