/* common.h - what the examples need beside the machine: memory, launch, time, say why.
 * SPDX-License-Identifier: MIT
 *
 * Host only. What goes wrong is a sentence and the end of the program: 1, or 77 when there is
 * no GPU that could run it.
 */
#ifndef EXAMPLES_COMMON_H
#define EXAMPLES_COMMON_H

#include <mgpu/mgpu.h>

/* ---- status and machine ------------------------------------------------------------------ */

MGPU_HOST void
die(int code, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    (void)vfprintf(stderr, format, args);
    (void)fputc('\n', stderr);
    va_end(args);
    exit(code);
}

/* The compute capability that an example is for. */
#ifndef MACHINE
#define MACHINE 9
#endif

MGPU_HOST void
must(mgpu_status status, const char *what, const mgpu_issues *why)
{
    /* a report of the model has said it on stderr already */
    const bool said =
        MGPU_EMULATE && (status == MGPU_ERROR_FAULT || status == MGPU_ERROR_DEADLOCK);
    if (status != MGPU_OK)
        die(1, "%s: %s", what,
            why != NULL && why->count > 0 && !said ? why->item[0].text
                                                   : mgpu_status_string(status));
}

MGPU_HOST mgpu_device_info
find_machine(void)
{
    mgpu_device_info info;
    if (mgpu_device_query(&info) != MGPU_OK)
        die(77, "skipped: %s", info.reason);
    if (info.sm_major != MACHINE)
        die(77, "skipped: this is built for sm_%s, and %s is sm_%u%u%s",
            MACHINE == 9 ? "90a (Hopper)" : "100f (Blackwell)", info.name, info.sm_major,
            info.sm_minor,
            !info.is_model ? ""
            : MACHINE == 9 ? ": run it with MGPU_EMU_TARGET=sm_90a"
                           : ": run it with MGPU_EMU_TARGET=sm_100a");
    if (info.is_model)
        info.multiprocessors = 4; /* so that also in a small grid a block has several tiles */
    return info;
}

/* ---- memory, launch, time ---------------------------------------------------------------- */

enum { POISON = 0xDB }; /* each byte of an output before the kernel writes it */

/* Device memory: a copy of `host`, or poison where that is NULL. */
MGPU_HOST void *
device_copy(const void *host, size_t bytes)
{
    void *p = NULL;
    must(mgpu_malloc(&p, bytes), "mgpu_malloc", NULL);
    must(host != NULL ? mgpu_copy_to(p, host, bytes, NULL)
                      : mgpu_memset(p, POISON, bytes, NULL),
         "filling device memory", NULL);
    return p;
}

/* Read device memory back, and give it up: the model also looks for writes beyond its ends. */
MGPU_HOST void
host_copy(void *host, void *device, size_t bytes)
{
    must(mgpu_copy_from(host, device, bytes, NULL), "mgpu_copy_from", NULL);
    must(mgpu_free(device), "mgpu_free", NULL);
}

/* Launch and wait. */
MGPU_HOST void
launch(const mgpu_kernel *kernel, mgpu_launch_config config, const void *args)
{
    mgpu_issues why;
    must(mgpu_launch(kernel, config, args, &why), kernel->name, &why);
    must(mgpu_sync(NULL), kernel->name, NULL);
#if MGPU_EMULATE
    if (mgpu_emu_last_stats().reports != 0)
        die(1, "%s: the model has remarks", kernel->name);
#endif
}

/* Mean time of a launch. */
MGPU_HOST double
time_ms(const mgpu_kernel *kernel, mgpu_launch_config config, const void *args)
{
    enum { CALLS = 20 };
    mgpu_timer timer;
    double ms = 0;
    launch(kernel, config, args); /* warm */
    must(mgpu_timer_create(&timer), "timer", NULL);
    must(mgpu_timer_start(&timer, NULL), "timer", NULL);
    for (int i = 0; i < CALLS; i++)
        must(mgpu_launch(kernel, config, args, NULL), kernel->name, NULL);
    must(mgpu_timer_stop(&timer, NULL), "timer", NULL);
    must(mgpu_timer_elapsed_ms(&timer, &ms), kernel->name, NULL);
    must(mgpu_timer_destroy(&timer), "timer", NULL);
    return ms / (double)CALLS;
}

#endif /* EXAMPLES_COMMON_H */
