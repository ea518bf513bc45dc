/* bench/gemm_h100_fp8_block.cu - gemm_h100_fp8_block for the harness.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_fp8_block.cu"

#include "kernel.h"

static bool
covers(const product &p)
{
    return p.in == MGPU_DTYPE_E4M3 && p.sums == SUMS_BLOCK;
}

static mgpu_status
plan(launcher *out, const product &p, const operands &o, uint32_t multiprocessors,
     mgpu_issues *issues)
{
    block_problem g = {};
    g.scale_a = o.scale_a;
    g.scale_b = o.scale_b;
    g.pitch_b = p.scale_b_pitch();
    return planned(out, g, p, o, multiprocessors, issues, block_plan_make);
}

const bench_kernel gemm_h100_fp8_block_bench = {"gemm_h100_fp8_block", covers, plan};
