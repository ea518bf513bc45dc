/* benchmarks/bench_model_many.c - how long the model takes to walk many resident clusters.
 * SPDX-License-Identifier: MIT
 *
 * A grid barrier of 4000 blocks of one warp: each round walks all that are resident and makes one
 * more of them so. One JSON line, in seconds of the processor in user mode: what the system takes
 * to hand out 1.5 GiB of pages is not the model's.
 *
 *     cc -O2 -pthread -DMGPU_EMULATE=1 -Iinclude benchmarks/bench_model_many.c -lm && ./a.out
 */
#define MGPU_EMU_IMPLEMENTATION
#include <mgpu/mgpu.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

enum { RUNS = 3, BLOCKS = 4000 };

typedef struct {
    uint32_t *arrived;
} many_args;

MGPU_KERNEL(meet, many_args, p, 32, 1)
{
    if (threadIdx.x == 0) {
        __atomic_add_fetch(p->arrived, 1, __ATOMIC_RELAXED);
        while (__atomic_load_n(p->arrived, __ATOMIC_RELAXED) < gridDim.x)
            mgpu_emu_yield();
    }
    __syncthreads();
}

static double
user_ms(void)
{
    struct rusage u;
    (void)getrusage(RUSAGE_SELF, &u);
    return 1e3 * (double)u.ru_utime.tv_sec + 1e-3 * (double)u.ru_utime.tv_usec;
}

static int
ascending(const void *x, const void *y)
{
    const double u = *(const double *)x, v = *(const double *)y;
    return (u > v) - (u < v);
}

int
main(void)
{
    mgpu_emu_config config = mgpu_emu_config_default();
    uint32_t arrived;
    double ms[RUNS];
    many_args args;
    args.arrived = &arrived;
    config.workers = 1;
    config.hazards = false; /* the machine alone */
    config.policy = MGPU_EMU_EAGER;
    mgpu_emu_configure(config);
    for (int i = 0; i < RUNS; i++) {
        const double start = user_ms();
        arrived = 0;
        if (mgpu_launch(&meet_kernel, mgpu_launch_1d(BLOCKS, 32), &args, NULL) != MGPU_OK)
            return 1;
        if (mgpu_emu_last_stats().resident != BLOCKS)
            return 1; /* of fewer it is another measurement */
        ms[i] = user_ms() - start;
    }
    qsort(ms, RUNS, sizeof *ms, ascending);
    printf(
        "{\"kernel\": \"model grid barrier of 4000 blocks\", \"workers\": 1, \"unit\": \"ms\", "
        "\"median\": %.3f, \"min\": %.3f, \"max\": %.3f}\n",
        ms[RUNS / 2], ms[0], ms[RUNS - 1]);
    return 0;
}
