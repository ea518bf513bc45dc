/* bindings/torch/grouped_gemm_h100.cu - mgpu_call_grouped_gemm_h100: a product for each group of rows.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/grouped_gemm_h100.cu"

#include "call.h"

MGPU_CALL_API int32_t
mgpu_call_grouped_gemm_h100(mgpu_call *c)
{
    grouped_problem g = {};
    g.groups = c->groups;
    g.rows = c->m;
    g.n = c->n;
    g.k = c->k;
    g.in = (mgpu_dtype)c->in_a;
    g.out = (mgpu_dtype)c->out;
    g.transposed = (c->flags & MGPU_CALL_TRANSPOSED) != 0;
    g.a = c->a;
    g.b = c->b;
    g.offsets = c->offsets;
    g.d = c->d;
    return mgpu_call_run(c, g, grouped_plan_make);
}
