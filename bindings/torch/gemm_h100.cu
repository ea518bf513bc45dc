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
    g.workspace = c->workspace;
    return mgpu_call_run(c, g, gemm_plan_make);
}

/* Bytes of a workspace on a GPU of so many multiprocessors; 0: on the current device, and 0 where there is none. */
MGPU_CALL_API uint64_t
mgpu_call_gemm_h100_workspace(uint32_t multiprocessors)
{
    mgpu_device_info info;
    if (multiprocessors == 0 && mgpu_device_query(&info) == MGPU_OK)
        multiprocessors = info.multiprocessors;
    return multiprocessors != 0 ? gemm_workspace_bytes(multiprocessors) : 0;
}
