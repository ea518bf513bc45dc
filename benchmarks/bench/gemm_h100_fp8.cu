/* bench/gemm_h100_fp8.cu - gemm_h100_fp8 for the harness, with both kinds of sums.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_fp8.cu"

#include "kernel.h"

static fp8_problem
problem_of(const product &p, const operands &o)
{
    fp8_problem g = asked<fp8_problem>(p, o);
    g.in_a = g.in_b = p.in;
    g.promoted = p.sums == SUMS_PROMOTED;
    g.scale_a = o.scale_a;
    g.scale_b = o.scale_b;
    return g;
}

static const shapes_in<fp8_problem, fp8_plan, fp8_shape> SHAPES = {fp8_plan_make_shape,
                                                                   fp8_shape_for, fp8_cycles};

/* The kernel's own, whatever the peer's are. */
static product
summed(product p, sums_kind sums)
{
    p.sums = sums;
    return p;
}

static bool
covers(const product &p)
{
    return p.is_f8() && p.sums == SUMS_FAST;
}

static mgpu_status
plan(launcher *out, const product &p, const operands &o, const way &w, mgpu_issues *issues)
{
    return SHAPES.plan("gemm_h100_fp8", out, problem_of(summed(p, SUMS_FAST), o), w, issues);
}

static std::vector<choice>
choices(const product &p, const operands &o, uint32_t multiprocessors)
{
    return SHAPES.all(problem_of(summed(p, SUMS_FAST), o), multiprocessors);
}

static bool
covers_promoted(const product &p)
{
    return p.is_f8() && p.sums == SUMS_PROMOTED;
}

static mgpu_status
plan_promoted(launcher *out, const product &p, const operands &o, const way &w,
              mgpu_issues *issues)
{
    return SHAPES.plan("gemm_h100_fp8", out, problem_of(summed(p, SUMS_PROMOTED), o), w,
                       issues);
}

static std::vector<choice>
choices_promoted(const product &p, const operands &o, uint32_t multiprocessors)
{
    return SHAPES.all(problem_of(summed(p, SUMS_PROMOTED), o), multiprocessors);
}

const bench_kernel gemm_h100_fp8_bench = {"gemm_h100_fp8", HAS_SHAPES, covers, plan, choices};
const bench_kernel gemm_h100_fp8_promoted_bench = {
    "gemm_h100_fp8_promoted", HAS_SHAPES, covers_promoted, plan_promoted, choices_promoted};
