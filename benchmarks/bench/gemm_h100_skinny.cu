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

static mgpu_status
plan(launcher *out, const product &p, const operands &o, uint32_t multiprocessors,
     mgpu_issues *issues)
{
    return planned(out, skinny_problem{}, p, o, multiprocessors, issues, skinny_plan_make);
}

/* The same with programmatic launch: measured where --kernel names it. */
static bool
covers_none(const product &)
{
    return false;
}

static mgpu_status
plan_pdl(launcher *out, const product &p, const operands &o, uint32_t multiprocessors,
         mgpu_issues *issues)
{
    skinny_problem g = {};
    g.pdl = true;
    return planned(out, g, p, o, multiprocessors, issues, skinny_plan_make);
}

const bench_kernel gemm_h100_skinny_bench = {"gemm_h100_skinny", covers, plan};
const bench_kernel gemm_h100_skinny_pdl_bench = {"gemm_h100_skinny_pdl", covers_none, plan_pdl};
