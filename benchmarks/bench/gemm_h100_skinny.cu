/* bench/gemm_h100_skinny.cu - gemm_h100_skinny for the harness.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_skinny.cu"

#include "kernel.h"

static bool
covers(const product &p)
{
    return p.m <= 128 && mgpu_dtype_bytes(p.in) == 2;
}

/* The same with programmatic launch: measured where --kernel names it. */
static bool
covers_none(const product &)
{
    return false;
}

static mgpu_status
plan_either(launcher *out, const product &p, const operands &o, const way &w,
            mgpu_issues *issues, bool pdl)
{
    skinny_problem g = asked<skinny_problem>(p, o);
    g.in = p.in;
    g.pdl = pdl;
    return planned(out, g, w.multiprocessors, issues, skinny_plan_make);
}

static mgpu_status
plan(launcher *out, const product &p, const operands &o, const way &w, mgpu_issues *issues)
{
    return plan_either(out, p, o, w, issues, false);
}

static mgpu_status
plan_pdl(launcher *out, const product &p, const operands &o, const way &w, mgpu_issues *issues)
{
    return plan_either(out, p, o, w, issues, true);
}

const bench_kernel gemm_h100_skinny_bench = {"gemm_h100_skinny", 0, covers, plan, nullptr};
const bench_kernel gemm_h100_skinny_pdl_bench = {"gemm_h100_skinny_pdl", 0, covers_none,
                                                 plan_pdl, nullptr};
