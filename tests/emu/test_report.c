/* tests/emu/test_report.c - a program whose mistakes stand on known lines; report_lines.py runs it.
 * SPDX-License-Identifier: MIT
 *
 * C11 and C++17. The argument says which mistake to make; the report goes to stdout. A line
 * that a report must name ends in a comment of the form "here: the case".
 */
#if defined(MGPU_TESTS_ONE_FILE)
#define MGPU_EMU_IMPLEMENTATION
#endif
#include <mgpu/mgpu.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DIRECT, TILE, TAIL, INLINE, DEADLOCK, CUDA, RETURNED, OWN, NOWHERE, CASES };
static const char *const names[CASES] = {"direct", "tile",     "tail", "inline", "deadlock",
                                         "cuda",   "returned", "own",  "nowhere"};

typedef struct {
    uint32_t what;
    uint32_t *out, *nowhere;
} report_args;

/* The call is the last thing this function does: it could become a jump. */
static __attribute__((noinline)) void
last(uint32_t bar)
{
    mgpu_mbarrier_inval(bar); /* here: tail */
}

static inline uint32_t
within(uint32_t bar)
{
    return mgpu_mbarrier_test_wait_parity(bar, 0); /* here: inline */
}

/* A result that is handed on as it is. */
static __attribute__((noinline)) uint32_t
handed_on(uint32_t bar)
{
    return mgpu_ld_shared_b32(bar + 2); /* here: returned */
}

/* An instruction of the user's own. */
MGPU_DEVICE void
own(uint32_t addr)
{
    if (addr % 64 != 0)
        MGPU__EMU(mgpu_emu_fail("own: 0x%x is not aligned to 64", addr)); /* here: own */
}

MGPU_KERNEL(mistakes, report_args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bars, 8);
    const uint32_t bar = mgpu_smem_addr(bars), t = threadIdx.x;
    mgpu_pipeline ring = mgpu_pipeline_make(bar, 2);
    switch (p->what) {
    case DIRECT:
        if (t == 40)
            mgpu_mbarrier_arrive(bar); /* here: direct */
        break;
    case TILE:
        mgpu_pipeline_wait(ring, mgpu_pipeline_start()); /* here: tile */
        break;
    case TAIL:
        last(bar);
        break;
    case INLINE:
        p->out[t] = within(bar);
        break;
    case DEADLOCK:
        if (t == 0)
            mgpu_mbarrier_init(bar, 1);
        __syncthreads();
        mgpu_mbarrier_wait(bar, 0); /* here: deadlock */
        break;
    case CUDA:
        p->out[t] = (uint32_t)__shfl_sync(0x1u, (int)t, 0); /* here: cuda */
        break;
    case RETURNED:
        p->out[t] = handed_on(bar);
        break;
    case NOWHERE:
        if (t == 3)
            *(volatile uint32_t *)p->nowhere = 1; /* here: nowhere */
        break;
    case OWN:
        own(bar + 8);
        break;
    }
}

static void
print(void *user, const mgpu_emu_report *report)
{
    (void)user;
    printf("%s\n", report->text);
}

int
main(int argc, char **argv)
{
    const mgpu_dim3 one = mgpu_make_dim3(1, 1, 1), threads = mgpu_make_dim3(64, 1, 1);
    mgpu_emu_config config = mgpu_emu_config_default();
    uint32_t out[64];
    report_args args;
    args.out = out;
    args.nowhere = NULL;
    config.workers = 1;
    config.sink = print;
    mgpu_emu_configure(config);
    for (args.what = 0; args.what < CASES; args.what++)
        if (argc == 2 && strcmp(argv[1], names[args.what]) == 0) {
            const mgpu_status want = args.what == DEADLOCK ? MGPU_DEADLOCK : MGPU_FAULT;
            const mgpu_status got =
                mgpu_emu_launch(&mistakes_kernel, one, threads, one, 0, &args, NULL);
            if (got != want)
                printf("the launch answers %s\n", mgpu_status_name(got));
            return got != want;
        }
    printf("usage: test_report CASE\n");
    return 1;
}
