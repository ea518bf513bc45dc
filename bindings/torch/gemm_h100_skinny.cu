/* bindings/torch/gemm_h100_skinny.cu - mgpu_call_gemm_h100_skinny: the same, m up to 128.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_skinny.cu"

#include "call.h"

MGPU_CALL_API int32_t
mgpu_call_gemm_h100_skinny(mgpu_call *c)
{
    skinny_problem g = mgpu_call_problem<skinny_problem>(c);
    g.in = (mgpu_dtype)c->in_a;
    return mgpu_call_run(c, g, skinny_plan_make);
}
