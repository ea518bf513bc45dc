/* bench/gemm_h100_tf32.cu - gemm_h100_tf32 for the harness.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_tf32.cu"

#include "kernel.h"

static bool
covers(const product &p)
{
    return p.in == MGPU_DTYPE_TF32;
}

static mgpu_status
plan(launcher *out, const product &p, const operands &o, uint32_t multiprocessors,
     mgpu_issues *issues)
{
    return planned(out, tf32_problem{}, p, o, multiprocessors, issues, tf32_plan_make);
}

const bench_kernel gemm_h100_tf32_bench = {"gemm_h100_tf32", covers, plan};
