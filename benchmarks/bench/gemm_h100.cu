/* bench/gemm_h100.cu - gemm_h100 for the harness.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100.cu"

#include "kernel.h"

static bool
covers(const product &)
{
    return true;
}

static mgpu_status
plan(launcher *out, const product &p, const operands &o, uint32_t multiprocessors,
     mgpu_issues *issues)
{
    return planned(out, gemm_problem{}, p, o, multiprocessors, issues, gemm_plan_make);
}

const bench_kernel gemm_h100_bench = {"gemm_h100", covers, plan};
