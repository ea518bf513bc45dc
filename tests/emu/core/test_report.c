/* tests/emu/core/test_report.c - a program whose mistakes stand on known lines; report_lines.py runs it.
 * SPDX-License-Identifier: MIT
 *
 * C11 and C++17. The argument says which mistake to make; the report goes to stdout. A line
 * that a report must name ends in a comment of the form "here: the case". With a second argument
 * whoever takes the report makes a mistake, too: "falls" dies of it, "caught" has a handler.
 */
#if defined(MGPU_TESTS_ONE_FILE)
#define MGPU_EMU_IMPLEMENTATION
#endif
#include <mgpu/mgpu.h>

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    DIRECT,
    TILE,
    TAIL,
    INLINE,
    DEADLOCK,
    CUDA,
    RETURNED,
    OWN,
    NOWHERE,
    BRANCH_1,
    BRANCH_2,
    VALUE_1,
    VALUE_2,
    RETURN_1,
    RETURN_2,
    RETURN_3,
    UNROLLED,
    CASES
};
static const char *const names[CASES] = {
    "direct",   "tile",     "tail",     "inline",   "deadlock", "cuda",
    "returned", "own",      "nowhere",  "branch_1", "branch_2", "value_1",
    "value_2",  "return_1", "return_2", "return_3", "unrolled"};

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

/* The same call at several lines: a compiler may want to make one of them. */
static __attribute__((noinline)) void
twins(const report_args *p, uint32_t bar)
{
    if (p->what == BRANCH_1 || p->what == BRANCH_2) {
        if (p->what == BRANCH_1)
            mgpu_mbarrier_arrive(bar); /* here: branch_1 */
        else
            mgpu_mbarrier_arrive(bar); /* here: branch_2 */
    }
    if (p->what == VALUE_1 || p->what == VALUE_2) {
        if (p->what == VALUE_1)
            p->out[0] = mgpu_ld_shared_b32(bar + 2); /* here: value_1 */
        else
            p->out[0] = mgpu_ld_shared_b32(bar + 2); /* here: value_2 */
    }
    if (p->what == RETURN_1) {
        mgpu_mbarrier_inval(bar); /* here: return_1 */
        return;
    }
    if (p->what == RETURN_2) {
        mgpu_mbarrier_inval(bar); /* here: return_2 */
        return;
    }
    if (p->what == RETURN_3)
        mgpu_mbarrier_inval(bar + 8); /* here: return_3 */
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
    case UNROLLED: /* its code is in several places, all of one line */
        for (uint32_t i = 0; i < 4; i++)
            mgpu_mbarrier_init(bar + 8 * i + i / 3, 1); /* here: unrolled */
        break;
    default:
        twins(p, bar);
    }
}

static void
print(void *user, const mgpu_emu_report *report)
{
    (void)user;
    printf("%s\n", report->text);
}

/* A sink that stores to nowhere. */
static void
falls(void *user, const mgpu_emu_report *report)
{
    (void)report;
    *(volatile int *)user = 1;
}

static void
caught(int signal_number)
{
    static const char text[] = "the program's own handler\n";
    (void)signal_number;
    _exit(write(1, text, sizeof text - 1) == (ssize_t)(sizeof text - 1) ? 0 : 1);
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
    config.sink = argc == 3 ? falls : print;
    config.sink_user = NULL;
    if (argc == 3 && strcmp(argv[2], "caught") == 0)
        (void)signal(SIGSEGV, caught);
    mgpu_emu_configure(config);
    for (args.what = 0; args.what < CASES; args.what++)
        if (argc >= 2 && strcmp(argv[1], names[args.what]) == 0) {
            const mgpu_status want =
                args.what == DEADLOCK ? MGPU_ERROR_DEADLOCK : MGPU_ERROR_FAULT;
            const mgpu_status got =
                mgpu_emu_launch(&mistakes_kernel, one, threads, one, 0, &args, NULL);
            if (got != want)
                printf("the launch answers %s\n", mgpu_status_name(got));
            return got != want;
        }
    printf("usage: test_report CASE [falls | caught]\n");
    return 1;
}
