/* bench/gemm_h100.cu - gemm_h100 for the harness.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100.cu"

#include "kernel.h"

static bool
covers(const product &)
{
    return true;
}

static mgpu_status
plan(launcher *out, const product &p, const operands &o, uint32_t multiprocessors,
     mgpu_issues *issues)
{
    gemm_problem g = {};
    gemm_plan made;
    mgpu_status status;
    g.m = p.m;
    g.n = p.n;
    g.k = p.k;
    g.in = p.in;
    g.out = p.out;
    g.a = o.a;
    g.b = o.b;
    g.d = o.d;
    status = gemm_plan_make(&made, g, multiprocessors, issues);
    if (status == MGPU_OK)
        *out = [made](cudaStream_t stream, mgpu_issues *why) {
            mgpu_launch_config config = made.config;
            config.stream = stream;
            return mgpu_launch(made.kernel, config, &made.args, why);
        };
    return status;
}

const bench_kernel gemm_h100_bench = {"gemm_h100", covers, plan};
