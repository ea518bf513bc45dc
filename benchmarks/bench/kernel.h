/* bench/kernel.h - what a kernel of examples/kernels is to the harness: a name, what it is for, a plan.
 * SPDX-License-Identifier: MIT
 *
 * Each has a file beside this one, compiled alone, so that no two kernels share their names:
 *
 *     static mgpu_status plan(launcher *out, const product &p, const operands &o, ...)
 *     {
 *         return planned(out, gemm_problem{}, p, o, multiprocessors, issues, gemm_plan_make);
 *     }
 *     const bench_kernel gemm_h100_bench = {"gemm_h100", covers, plan};
 *
 * and a line in ALL_KERNELS.
 */
#ifndef BENCH_KERNEL_H
#define BENCH_KERNEL_H

#include <mgpu/mgpu.h>

#include <functional>

/* D[m][n] = A[m][k] * B[n][k]^T. */
struct product {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    double flop() const
    {
        return 2.0 * m * n * k;
    }
    double bytes() const /* that have to cross the memory once */
    {
        return ((double)m * k + (double)n * k) * mgpu_dtype_bytes(in) +
               (double)m * n * mgpu_dtype_bytes(out);
    }
};

struct operands {
    const void *a, *b;
    void *d;
};

/* Multiply once, in this stream; keeps what it needs. */
typedef std::function<mgpu_status(cudaStream_t, mgpu_issues *)> launcher;

/* Plans problem `g`, what is its own already set, for this product; `make` is the kernel's gemm_plan_make(). */
template <typename problem, typename plan_type>
static inline mgpu_status
planned(launcher *out, problem g, const product &p, const operands &o, uint32_t multiprocessors,
        mgpu_issues *issues, mgpu_status (*make)(plan_type *, problem, uint32_t, mgpu_issues *))
{
    plan_type made;
    g.m = p.m;
    g.n = p.n;
    g.k = p.k;
    g.in = p.in;
    g.out = p.out;
    g.a = o.a;
    g.b = o.b;
    g.d = o.d;
    const mgpu_status status = make(&made, g, multiprocessors, issues);
    if (status == MGPU_OK)
        *out = [made](cudaStream_t stream, mgpu_issues *why) {
            mgpu_launch_config config = made.config;
            config.stream = stream;
            return mgpu_launch(made.kernel, config, &made.args, why);
        };
    return status;
}

struct bench_kernel {
    const char *name;
    /* whether it is the one to take for this product; it may be able to do others */
    bool (*covers)(const product &);
    mgpu_status (*plan)(launcher *out, const product &, const operands &,
                        uint32_t multiprocessors, mgpu_issues *issues);
};

extern const bench_kernel gemm_h100_bench, gemm_h100_skinny_bench, gemm_h100_skinny_pdl_bench;

/* The first that covers a product is measured, unless --kernel says another. */
static const bench_kernel *const ALL_KERNELS[] = {
    &gemm_h100_skinny_bench, &gemm_h100_skinny_pdl_bench, &gemm_h100_bench};

#endif
