/* bench/gemm_h100_skinny.cu - gemm_h100_skinny for the harness; a tree without it measures the others.
 * SPDX-License-Identifier: MIT
 */
#if __has_include("../../examples/kernels/gemm_h100_skinny.cu")
#include "../../examples/kernels/gemm_h100_skinny.cu"

#include "kernel.h"

static bool
covers(const product &p)
{
    return p.m <= 128 && mgpu_dtype_bytes(p.in) == 2;
}

static mgpu_status
plan_any(bool pdl, launcher *out, const product &p, const operands &o, uint32_t multiprocessors,
         mgpu_issues *issues)
{
    skinny_problem g = {};
    skinny_plan made;
    mgpu_status status;
    g.m = p.m;
    g.n = p.n;
    g.k = p.k;
    g.in = p.in;
    g.out = p.out;
    g.a = o.a;
    g.b = o.b;
    g.d = o.d;
    g.pdl = pdl;
    status = skinny_plan_make(&made, g, multiprocessors, issues);
    if (status == MGPU_OK)
        *out = [made](cudaStream_t stream, mgpu_issues *why) {
            mgpu_launch_config config = made.config;
            config.stream = stream;
            return mgpu_launch(made.kernel, config, &made.args, why);
        };
    return status;
}
#else
#include "kernel.h"

static bool
covers(const product &)
{
    return false;
}

static mgpu_status
plan_any(bool, launcher *, const product &p, const operands &, uint32_t, mgpu_issues *issues)
{
    return mgpu_issue_add(issues, MGPU_ERROR_INVALID_ARGUMENT, "m", -1, p.m, 0,
                          "gemm_h100_skinny is not in this tree");
}
#endif

static mgpu_status
plan(launcher *out, const product &p, const operands &o, uint32_t multiprocessors,
     mgpu_issues *issues)
{
    return plan_any(false, out, p, o, multiprocessors, issues);
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
    return plan_any(true, out, p, o, multiprocessors, issues);
}

const bench_kernel gemm_h100_skinny_bench = {"gemm_h100_skinny", covers, plan};
const bench_kernel gemm_h100_skinny_pdl_bench = {"gemm_h100_skinny_pdl", covers_none, plan_pdl};
