/* bench/gemm_h100_tf32.cu - gemm_h100_tf32 for the harness.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_tf32.cu"

#include "kernel.h"

static tf32_problem
problem_of(const product &p, const operands &o)
{
    tf32_problem g = asked<tf32_problem>(p, o);
    g.in = p.in;
    g.a_transposed = p.a_is_km;
    g.b_transposed = p.b_is_kn;
    return g;
}

static const shapes_in<tf32_problem, tf32_plan, tf32_shape> SHAPES = {
    tf32_plan_make_shape, tf32_shape_for, tf32_cycles};

static bool
covers(const product &p)
{
    return p.in == MGPU_DTYPE_TF32;
}

static mgpu_status
plan(launcher *out, const product &p, const operands &o, const way &w, mgpu_issues *issues)
{
    return SHAPES.plan("gemm_h100_tf32", out, problem_of(p, o), w, issues);
}

static std::vector<choice>
choices(const product &p, const operands &o, uint32_t multiprocessors)
{
    return SHAPES.all(problem_of(p, o), multiprocessors);
}

const bench_kernel gemm_h100_tf32_bench = {"gemm_h100_tf32", HAS_SHAPES | HAS_TRANS, covers,
                                           plan, choices};
