/* bench/gemm_h100_fp8_block.cu - gemm_h100_fp8_block for the harness.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_fp8_block.cu"

#include "kernel.h"

static block_problem
problem_of(const product &p, const operands &o)
{
    block_problem g = asked<block_problem>(p, o);
    g.in = p.in;
    g.scale_a = o.scale_a;
    g.scale_b = o.scale_b;
    g.pitch_b = p.scale_b_pitch();
    return g;
}

static const shapes_in<block_problem, block_plan, block_shape> SHAPES = {
    block_plan_make_shape, block_shape_for, block_cycles};

static bool
covers(const product &p)
{
    return p.in == MGPU_DTYPE_E4M3 && p.sums == SUMS_BLOCK;
}

static mgpu_status
plan(launcher *out, const product &p, const operands &o, const way &w, mgpu_issues *issues)
{
    return SHAPES.plan("gemm_h100_fp8_block", out, problem_of(p, o), w, issues);
}

static std::vector<choice>
choices(const product &p, const operands &o, uint32_t multiprocessors)
{
    return SHAPES.all(problem_of(p, o), multiprocessors);
}

const bench_kernel gemm_h100_fp8_block_bench = {"gemm_h100_fp8_block", HAS_SHAPES, covers, plan,
                                                choices};
