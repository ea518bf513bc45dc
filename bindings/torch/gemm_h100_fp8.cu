/* bindings/torch/gemm_h100_fp8.cu - mgpu_call_gemm_h100_fp8: A and B of e4m3 or e5m2, with scales.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_fp8.cu"

#include "call.h"

MGPU_CALL_API int32_t
mgpu_call_gemm_h100_fp8(mgpu_call *c)
{
    fp8_problem g = mgpu_call_problem<fp8_problem>(c);
    g.in_a = (mgpu_dtype)c->in_a;
    g.in_b = (mgpu_dtype)c->in_b;
    g.promoted = (c->flags & MGPU_CALL_PROMOTED) != 0;
    g.by_row = (c->flags & MGPU_CALL_BY_ROW) != 0;
    g.scale_a = c->scale_a;
    g.scale_b = c->scale_b;
    g.scale_d = c->scale_d;
    g.amax = c->amax;
    return mgpu_call_run(c, g, fp8_plan_make);
}
