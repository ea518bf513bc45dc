/* bench/gemm_h100_fp8.cu - gemm_h100_fp8 for the harness, with both kinds of sums.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_fp8.cu"

#include "kernel.h"

/* planned() sets what all problems have. */
struct bench_problem : fp8_problem {
    mgpu_dtype in;
};

static mgpu_status
make(fp8_plan *plan, bench_problem g, uint32_t multiprocessors, mgpu_issues *issues)
{
    g.in_a = g.in_b = g.in;
    return fp8_plan_make(plan, g, multiprocessors, issues);
}

static mgpu_status
plan_sums(launcher *out, const product &p, const operands &o, uint32_t multiprocessors,
          mgpu_issues *issues, bool promoted)
{
    bench_problem g = {};
    g.promoted = promoted;
    g.scale_a = o.scale_a;
    g.scale_b = o.scale_b;
    return planned(out, g, p, o, multiprocessors, issues, make);
}

static bool
covers(const product &p)
{
    return p.is_f8() && p.sums == SUMS_FAST;
}

static mgpu_status
plan(launcher *out, const product &p, const operands &o, uint32_t multiprocessors,
     mgpu_issues *issues)
{
    return plan_sums(out, p, o, multiprocessors, issues, false);
}

static bool
covers_promoted(const product &p)
{
    return p.is_f8() && p.sums == SUMS_PROMOTED;
}

static mgpu_status
plan_promoted(launcher *out, const product &p, const operands &o, uint32_t multiprocessors,
              mgpu_issues *issues)
{
    return plan_sums(out, p, o, multiprocessors, issues, true);
}

const bench_kernel gemm_h100_fp8_bench = {"gemm_h100_fp8", covers, plan};
const bench_kernel gemm_h100_fp8_promoted_bench = {"gemm_h100_fp8_promoted", covers_promoted,
                                                   plan_promoted};
