/* bench/gemm_h100_f16.cu - gemm_h100_f16 for the harness: sums of f16, where they are asked for.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_f16.cu"

#include "kernel.h"

static bool
covers(const product &)
{
    return false; /* sums are of f32: --kernel names it */
}

static mgpu_status
plan(launcher *out, const product &p, const operands &o, uint32_t multiprocessors,
     mgpu_issues *issues)
{
    return planned(out, f16_problem{}, p, o, multiprocessors, issues, f16_plan_make);
}

const bench_kernel gemm_h100_f16_bench = {"gemm_h100_f16", covers, plan};
