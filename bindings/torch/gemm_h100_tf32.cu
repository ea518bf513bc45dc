/* bindings/torch/gemm_h100_tf32.cu - mgpu_call_gemm_h100_tf32: D = A * B of f32, rounded to tf32, A and B either way round.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_tf32.cu"

#include "call.h"

MGPU_CALL_API int32_t
mgpu_call_gemm_h100_tf32(mgpu_call *c)
{
    tf32_problem g = mgpu_call_problem<tf32_problem>(c);
    g.in = MGPU_DTYPE_TF32;
    g.a_transposed = (c->flags & MGPU_CALL_A_TRANSPOSED) != 0;
    g.b_transposed = (c->flags & MGPU_CALL_B_TRANSPOSED) != 0;
    return mgpu_call_run(c, g, tf32_plan_make);
}
