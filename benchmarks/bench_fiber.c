/* benchmarks/bench_fiber.c - how long the model takes from one fiber to the next.
 * SPDX-License-Identifier: MIT
 *
 * One JSON line per number of fibers: each switches to the next, in a ring.
 *
 *     cc -O2 -Iinclude benchmarks/bench_fiber.c -o bench_fiber && ./bench_fiber
 */
#define _GNU_SOURCE 1
#include <mgpu/emu/core/fiber.h>

#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>

enum { FIBERS_MAX = 1024, STACK_BYTES = 64 * 1024 + 4096, RUNS = 15, SWITCHES = 1 << 20 };

static mgpu__context contexts[FIBERS_MAX], host;
static int count, at, left;

static void
entry(void)
{
    for (;;) {
        const int me = at;
        if (--left <= 0) {
            mgpu__fiber_switch(&contexts[me], host);
            continue;
        }
        at = me + 1 == count ? 0 : me + 1;
        mgpu__fiber_prefetch(contexts[at + 1 == count ? 0 : at + 1]); /* as the model does */
        mgpu__fiber_switch(&contexts[me], contexts[at]);
    }
}

static double
now_ns(void)
{
    struct timespec t;
    (void)clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static int
ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int
main(void)
{
    static const int sizes[] = {2, 128, 384, 1024};
    unsigned char *stacks =
        (unsigned char *)mmap(NULL, (size_t)FIBERS_MAX * STACK_BYTES, PROT_READ | PROT_WRITE,
                              MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (stacks == MAP_FAILED)
        return 1;
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
        double ns[RUNS];
        count = sizes[s];
        for (int i = 0; i < count; i++) { /* as the model lays them out: tops in many sets */
            unsigned char *bottom = stacks + (size_t)i * STACK_BYTES;
            contexts[i] = mgpu__fiber_create(
                bottom, bottom + STACK_BYTES - 1024 - (unsigned)i * 192 % 2560, entry);
        }
        at = 0;
        for (int run = 0; run < RUNS; run++) {
            const double start = now_ns();
            left = SWITCHES;
            mgpu__fiber_switch(&host, contexts[at]);
            ns[run] = (now_ns() - start) / SWITCHES;
        }
        qsort(ns, RUNS, sizeof *ns, ascending);
        printf("{\"kernel\": \"model fiber switch\", \"fibers\": %d, \"how\": \"%s\", "
               "\"unit\": \"ns\", \"median\": %.1f, \"min\": %.1f, \"max\": %.1f}\n",
               count, MGPU_EMU_UCONTEXT ? "ucontext" : "own", ns[RUNS / 2], ns[0],
               ns[RUNS - 1]);
    }
    return 0;
}
