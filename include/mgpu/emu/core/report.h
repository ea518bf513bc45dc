/* mgpu/emu/core/report.h - sentences: where in the user's code, to whom, and how a launch ends.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu__fail(f, site, "mbarrier.init: count %u ...")     kernel.cu:7: mbarrier.init: count 0 ...;
 *                                                            thread (0,0,0) of block (0,0,0)
 *
 * `f` is who acts: the running thread or, for an operation of an agent, the one that issued it.
 */
#ifndef MGPU_EMU_CORE_REPORT_H
#define MGPU_EMU_CORE_REPORT_H

#include "locate.h"
#include "machine.h"

#include <stdarg.h>

/* Text that grows up to a fixed size; what does not fit is cut. */
typedef struct mgpu__text {
    size_t length;
    char data[24576];
} mgpu__text;

/* One report at a time, in storage of its own: fibers have small stacks. */
static pthread_mutex_t mgpu__report_lock = PTHREAD_MUTEX_INITIALIZER;
static __thread bool mgpu__in_sink; /* a fault there is the program's, not the kernel's */
static mgpu__text mgpu__report_text;

MGPU__MODEL void
mgpu__vput(mgpu__text *t, const char *format, va_list args)
{
    size_t room = sizeof t->data - t->length;
    int n = vsnprintf(t->data + t->length, room, format, args);
    if (n > 0)
        t->length += (size_t)n < room ? (size_t)n : room - 1;
}

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
MGPU__MODEL void
mgpu__put(mgpu__text *t, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    mgpu__vput(t, format, args);
    va_end(args);
}

/* ---- the sink --------------------------------------------------------------------------------------- */

/* The report on one line, as far as it fits, for the caller of the launch. */
MGPU__MODEL void
mgpu__add_issue(mgpu__launch *l, mgpu_status status, const char *text)
{
    char line[sizeof l->issues->item[0].text];
    size_t n = 0;
    for (; *text != 0 && n + 1 < sizeof line; text++)
        if (*text != '\n')
            line[n++] = *text;
    line[n] = 0;
    (void)mgpu_issue_add(l->issues, status, "kernel", -1, 0, 0, "%s", line);
}

/* Hand a finished text to the sink and, for an error, to the caller's issues. The first error
 * of a launch becomes its status. Called with the report lock held. */
MGPU__MODEL void
mgpu__deliver(mgpu__launch *l, mgpu_emu_severity severity, mgpu_status status, const char *text)
{
    mgpu_emu_report report;
    report.severity = severity;
    report.status = status;
    report.kernel = l->kernel->name;
    report.text = text;
    (void)__atomic_add_fetch(&l->reports, 1, __ATOMIC_RELAXED);
    if (severity == MGPU_EMU_ERROR) {
        int none = MGPU_OK;
        if (!__atomic_compare_exchange_n(&l->status, &none, (int)status, false,
                                         __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
            return; /* another worker's error came first: this one may only follow from it */
        mgpu__add_issue(l, status, text);
    }
    mgpu__in_sink = true;
    if (l->config.sink != NULL)
        l->config.sink(l->config.sink_user, &report);
    else
        (void)fprintf(stderr, "mgpu model: %s: kernel %s: %s\n",
                      severity == MGPU_EMU_ERROR ? "error" : "note", report.kernel, text);
    mgpu__in_sink = false;
}

MGPU__MODEL void
mgpu__put_thread(mgpu__text *t, const mgpu__fiber *f)
{
    mgpu__put(t, "thread (%u,%u,%u) of block (%u,%u,%u)", f->self.thread_idx.x,
              f->self.thread_idx.y, f->self.thread_idx.z, f->self.block_idx.x,
              f->self.block_idx.y, f->self.block_idx.z);
}

MGPU__MODEL void
mgpu__vreport(const mgpu__fiber *f, mgpu_emu_severity severity, const void *site,
              const char *format, va_list args)
{
    mgpu__launch *l = mgpu__launch_of(f);
    char where[512];
    (void)pthread_mutex_lock(&mgpu__report_lock);
    if (severity == MGPU_EMU_LINT) {
        uint32_t i;
        for (i = 0; i < l->reported_count; i++)
            if (l->reported_sites[i] == (uint64_t)(uintptr_t)site)
                break;
        if (i < l->reported_count || l->reported_count == 64) {
            (void)pthread_mutex_unlock(&mgpu__report_lock);
            return;
        }
        l->reported_sites[l->reported_count++] = (uint64_t)(uintptr_t)site;
    }
    mgpu__report_text.length = 0;
    mgpu__put(&mgpu__report_text, "%s: ", mgpu__locate(site, where, sizeof where));
    mgpu__vput(&mgpu__report_text, format, args);
    mgpu__put(&mgpu__report_text, "; ");
    mgpu__put_thread(&mgpu__report_text, f);
    mgpu__deliver(l, severity, severity == MGPU_EMU_ERROR ? MGPU_ERROR_FAULT : MGPU_OK,
                  mgpu__report_text.data);
    (void)pthread_mutex_unlock(&mgpu__report_lock);
}

/* Report, and end the launch: does not come back. */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4), noreturn))
#endif
MGPU__MODEL void
mgpu__fail(const mgpu__fiber *f, const void *site, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    mgpu__vreport(f, MGPU_EMU_ERROR, site, format, args);
    va_end(args);
    mgpu__leave_forever();
    abort(); /* not reached: the worker never comes back to this fiber */
}

/* An error where no thread runs any more: the launch ends, and this comes back. */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
MGPU__MODEL void
mgpu__error(const mgpu__fiber *f, const void *site, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    mgpu__vreport(f, MGPU_EMU_ERROR, site, format, args);
    va_end(args);
}

/* Allowed, but probably not meant: the launch goes on. */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
MGPU__MODEL void
mgpu__lint(const mgpu__fiber *f, const void *site, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    mgpu__vreport(f, MGPU_EMU_LINT, site, format, args);
    va_end(args);
}

void
mgpu_emu_fail(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    mgpu__vreport(mgpu__self(), MGPU_EMU_ERROR, MGPU__SITE, format, args);
    va_end(args);
    mgpu__leave_forever();
    abort(); /* not reached */
}

#endif /* MGPU_EMU_CORE_REPORT_H */
