/* benchmarks/bench_model_tcgen05.c - how long the model takes for a k-tile of gemm_b200: 128x256x64 of bf16.
 * SPDX-License-Identifier: MIT
 *
 * One JSON line per measurement, of one block on one worker, from the difference of two lengths of K: three TMA loads, four
 * tcgen05.mma m128n256k16, a commit, waits. fast and exact sums, without hazards and with.
 *
 *     cc -O2 -pthread -DMGPU_EMULATE=1 -Iinclude benchmarks/bench_model_tcgen05.c -lm && ./a.out [runs]
 */
#define MGPU_EMU_IMPLEMENTATION
#include "../examples/kernels/gemm_b200.cu"

#include "bench_model.h"

#include <time.h>

enum { RUNS_MAX = 1000, M = 128, N = 256, SHORT = 256, LONG = 2048 };

static double us[RUNS_MAX];

static double
now(void)
{
    struct timespec t;
    (void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Seconds of the processor for one D[M][N] = A[M][k] * B[N][k]^T: what else runs here does not count. */
static double
multiply_once(uint32_t k)
{
    double start;
    gemm_problem g;
    gemm_plan plan;
    g.m = M;
    g.n = N;
    g.k = k;
    g.in = g.out = MGPU_DTYPE_BF16;
    g.a = a;
    g.b = b;
    g.d = d;
    must(gemm_plan_make(&plan, g, 132, NULL), "plan");
    start = now();
    must(mgpu_launch(plan.kernel, plan.config, &plan.args, NULL), "gemm");
    return now() - start;
}

/* Of the shorter launches the least counts. */
static void
measure(const char *mode, mgpu_emu_numerics numerics, bool hazards, int runs)
{
    mgpu_emu_config config = mgpu_emu_config_default();
    double least = 1e9;
    config.target = MGPU_EMU_SM_100A;
    config.workers = 1;
    config.hazards = hazards;
    config.numerics = numerics;
    mgpu_emu_configure(config);
    for (int i = 0; i < runs; i++) {
        const double seconds = multiply_once(SHORT);
        least = seconds < least ? seconds : least;
        us[i] = multiply_once(LONG);
    }
    for (int i = 0; i < runs; i++)
        us[i] = 1e6 * (us[i] - least) / ((LONG - SHORT) / 64);
    qsort(us, (size_t)runs, sizeof us[0], ascending);
    printf(
        "{\"kernel\": \"model tcgen05 k-tile 128x256x64\", \"mode\": \"%s\", \"workers\": 1, "
        "\"unit\": \"us\", \"median\": %.1f, \"min\": %.1f, \"max\": %.1f, \"runs\": %d}\n",
        mode, us[runs / 2], us[0], us[runs - 1], runs);
    fflush(stdout);
}

int
main(int argc, char **argv)
{
    const size_t bytes = (size_t)N * LONG * 2;
    const int given = argc > 1 ? atoi(argv[1]) : 21;
    const int runs = given < 1 ? 1 : given > RUNS_MAX ? RUNS_MAX : given;
    operands_make(bytes);
    measure("fast", MGPU_EMU_FAST, false, runs);
    measure("fast, hazards", MGPU_EMU_FAST, true, runs);
    measure("exact", MGPU_EMU_EXACT, false, runs);
    measure("exact, hazards", MGPU_EMU_EXACT, true, runs);
    operands_free();
    return 0;
}
