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

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RUNS = 7, LARGE = 1024 };

static void *a, *b, *d;

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
must(mgpu_status status, const char *what)
{
    if (status == MGPU_OK)
        return;
    fprintf(stderr, "bench_model_gemm: %s: %s\n", what, mgpu_status_string(status));
    exit(1);
}

static int
ascending(const void *x, const void *y)
{
    double u = *(const double *)x, v = *(const double *)y;
    return (u > v) - (u < v);
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
    uint16_t *host = (uint16_t *)malloc(bytes);
    double s[RUNS], judged[RUNS];
    if (host == NULL)
        return 1;
    for (size_t i = 0; i < bytes / 2; i++) { /* N(0, 1), as bf16 */
        float x = -6;
        uint32_t bits;
        for (int j = 0; j < 12; j++)
            x += (float)rand() / (float)RAND_MAX;
        memcpy(&bits, &x, 4);
        host[i] = (uint16_t)(bits >> 16);
    }
    must(mgpu_malloc(&a, bytes), "memory");
    must(mgpu_malloc(&b, bytes), "memory");
    must(mgpu_malloc(&d, bytes), "memory");
    must(mgpu_copy_to(a, host, bytes, NULL), "copy");
    must(mgpu_copy_to(b, host, bytes, NULL), "copy");
    free(host);
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
    must(mgpu_free(a), "A");
    must(mgpu_free(b), "B");
    must(mgpu_free(d), "D");
    return 0;
}
