/* benchmarks/bench_model_gemm.c - how long the model takes for gemm_h100, and for next to nothing.
 * SPDX-License-Identifier: MIT
 *
 * One JSON line per measurement:
 *     a k-tile    128x128x64 on one worker, from the difference of two lengths of K
 *     a GEMM      1024^3 on one and on two workers, wall time of the launch; and with hazards judged,
 *                 on one, in turns with a run without
 *     a launch    of one block that waits once for a bulk copy: what a small unit test costs
 *
 *     cc -O2 -pthread -DMGPU_EMULATE=1 -Iinclude benchmarks/bench_model_gemm.c -lm && ./a.out
 */
#define MGPU_EMU_IMPLEMENTATION
#include "../examples/kernels/gemm_h100.cu"

#include "bench_model.h"

enum { RUNS = 7, LARGE = 1024 };

typedef struct {
    const void *in;
    uint32_t *out;
} small_args;

MGPU_KERNEL(small, small_args, p, 128, 1)
{
    MGPU_SMEM(s, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), t = threadIdx.x;
    if (t == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_mbarrier_arrive_expect_tx(bar, 512);
        mgpu_bulk_load(mgpu_smem_addr(s), p->in, 512, bar);
    }
    __syncthreads();
    mgpu_mbarrier_wait(bar, 0);
    p->out[t] = mgpu_ld_shared_b32(mgpu_smem_addr(s) + 4 * t);
}

static void
say(const char *what, const char *numerics, uint32_t workers, double scale, const char *unit,
    double *seconds)
{
    qsort(seconds, RUNS, sizeof *seconds, ascending);
    printf("{\"kernel\": \"%s\", \"numerics\": \"%s\", \"workers\": %u, \"unit\": \"%s\", "
           "\"median\": %.3f, \"min\": %.3f, \"max\": %.3f}\n",
           what, numerics, workers, unit, scale * seconds[RUNS / 2], scale * seconds[0],
           scale * seconds[RUNS - 1]);
    fflush(stdout);
}

static void
configure(uint32_t workers, mgpu_emu_numerics numerics, bool hazards)
{
    mgpu_emu_config config = mgpu_emu_config_default();
    config.workers = workers;
    config.hazards = hazards; /* false: the machine alone */
    config.numerics = numerics;
    mgpu_emu_configure(config);
}

/* Wall seconds of one D[m][n] = A[m][k] * B[n][k]^T. */
static double
multiply_once(uint32_t m, uint32_t n, uint32_t k)
{
    gemm_problem g;
    gemm_plan plan;
    memset(&g, 0, sizeof g);
    g.m = m;
    g.n = n;
    g.k = k;
    g.in = g.out = MGPU_DTYPE_BF16;
    g.a = a;
    g.b = b;
    g.d = d;
    must(gemm_plan_make(&plan, g, 132, NULL), "plan");
    must(mgpu_launch(plan.kernel, plan.config, &plan.args, NULL), "gemm");
    return mgpu_emu_last_stats().seconds;
}

int
main(void)
{
    static const char *const names[] = {"exact", "fast"};
    const size_t bytes = (size_t)LARGE * 2 * LARGE * 2;
    double s[RUNS], judged[RUNS];
    operands_make(bytes);
    for (int fast = 1; fast >= 0; fast--) {
        const mgpu_emu_numerics numerics = fast ? MGPU_EMU_FAST : MGPU_EMU_EXACT;
        configure(1, numerics, false);
        for (int i = 0; i < RUNS; i++) { /* 28 k-tiles of 128x256x64 more */
            const double longer = multiply_once(128, 256, 2048);
            s[i] = (longer - multiply_once(128, 256, 256)) / 56;
        }
        say("model k-tile 128x128x64", names[fast], 1, 1e6, "us", s);
        for (uint32_t workers = 1; workers <= 2; workers++) {
            configure(workers, numerics, false);
            for (int i = 0; i < RUNS; i++) {
                s[i] = multiply_once(LARGE, LARGE, LARGE);
                if (workers == 1) {
                    configure(1, numerics, true);
                    judged[i] = multiply_once(LARGE, LARGE, LARGE);
                    configure(1, numerics, false);
                }
            }
            say("model gemm 1024x1024x1024", names[fast], workers, 1e3, "ms", s);
        }
        say("model gemm 1024x1024x1024, hazards", names[fast], 1, 1e3, "ms", judged);
    }
    configure(1, MGPU_EMU_EXACT, false);
    for (int i = 0; i < RUNS; i++) {
        mgpu_launch_config config = mgpu_launch_1d(1, 128);
        small_args args;
        config.smem_bytes = 512;
        args.in = a;
        args.out = (uint32_t *)d;
        must(mgpu_launch(&small_kernel, config, &args, NULL), "small");
        s[i] = mgpu_emu_last_stats().seconds;
    }
    say("model launch of one block", "exact", 1, 1e3, "ms", s);
    operands_free();
    return 0;
}
