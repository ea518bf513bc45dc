/* bench/gemm_h100.cu - gemm_h100 for the harness.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100.cu"

#include "kernel.h"

/* What it can, and how its problem says so. */
static const unsigned HAS = HAS_SHAPES | HAS_FUSE | HAS_TRANS | HAS_BATCH;

static gemm_problem
problem_of(const product &p, const operands &o)
{
    gemm_problem g = asked<gemm_problem>(p, o);
    g.in = p.in;
    g.workspace = o.workspace;
    g.storage = {p.a_is_km,           p.b_is_kn,           p.batch,
                 (uint64_t)p.m * p.k, (uint64_t)p.n * p.k, (uint64_t)p.m * p.n,
                 (uint64_t)p.m * p.n};
    if (p.fused()) {
        g.fuse.alpha = p.alpha;
        g.fuse.beta = p.residual ? 1.0f : 0.0f;
        g.fuse.c = o.c;
        g.fuse.bias = o.bias;
        g.fuse.activation = p.activation;
    }
    return g;
}

static const shapes_in<gemm_problem, gemm_plan, gemm_shape> SHAPES = {
    gemm_plan_make_shape, gemm_shape_for, gemm_cycles};

static bool
covers(const product &)
{
    return true;
}

static mgpu_status
plan(launcher *out, const product &p, const operands &o, const way &w, mgpu_issues *issues)
{
    return SHAPES.plan("gemm_h100", out, problem_of(p, o), w, issues);
}

static std::vector<choice>
choices(const product &p, const operands &o, uint32_t multiprocessors)
{
    return SHAPES.all(problem_of(p, o), multiprocessors);
}

const bench_kernel gemm_h100_bench = {"gemm_h100", HAS, covers, plan, choices};
