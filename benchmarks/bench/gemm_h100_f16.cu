/* bench/gemm_h100_f16.cu - gemm_h100_f16 for the harness: sums of f16.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_f16.cu"

#include "kernel.h"

static f16_problem
problem_of(const product &p, const operands &o)
{
    f16_problem g = asked<f16_problem>(p, o);
    g.in = p.in;
    return g;
}

static const shapes_in<f16_problem, f16_plan, f16_shape> SHAPES = {f16_plan_make_shape,
                                                                   f16_shape_for, f16_cycles};

static bool
covers(const product &p)
{
    return p.sums == SUMS_F16;
}

static mgpu_status
plan(launcher *out, const product &p, const operands &o, const way &w, mgpu_issues *issues)
{
    return SHAPES.plan("gemm_h100_f16", out, problem_of(p, o), w, issues);
}

static std::vector<choice>
choices(const product &p, const operands &o, uint32_t multiprocessors)
{
    return SHAPES.all(problem_of(p, o), multiprocessors);
}

const bench_kernel gemm_h100_f16_bench = {"gemm_h100_f16", HAS_SHAPES | HAS_F16_SUMS, covers,
                                          plan, choices};
