/* mgpu/emu/core/report.h - sentences: where in the user's code, to whom, and how a launch ends.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_CORE_REPORT_H
#define MGPU_EMU_CORE_REPORT_H

#include "locate.h"
#include "machine.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

/* Text that grows up to a fixed size; what does not fit is cut. */
typedef struct mgpu__text {
    size_t length;
    char data[24576];
} mgpu__text;

/* One report at a time, in storage of its own: fibers have small stacks. */
static pthread_mutex_t mgpu__report_lock = PTHREAD_MUTEX_INITIALIZER;
static __thread bool mgpu__in_sink; /* a fault there is the program's, not the kernel's */
static mgpu__text mgpu__report_text;

static void
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
static void
mgpu__put(mgpu__text *t, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    mgpu__vput(t, format, args);
    va_end(args);
}

/* ---- the sink --------------------------------------------------------------------------------------- */

/* The report on one line, as far as it fits, for the caller of the launch. */
static void
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
static void
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

static void
mgpu__put_thread(mgpu__text *t, const mgpu__fiber *f)
{
    mgpu__put(t, "thread (%u,%u,%u) of block (%u,%u,%u)", f->self.thread_idx.x,
              f->self.thread_idx.y, f->self.thread_idx.z, f->self.block_idx.x,
              f->self.block_idx.y, f->self.block_idx.z);
}

static void
mgpu__vreport(mgpu_emu_severity severity, const void *site, const char *format, va_list args)
{
    mgpu__fiber *f = mgpu__self();
    mgpu__launch *l = f->cta->cluster->worker->launch;
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

static void mgpu__leave_forever(void);

static void
mgpu__fail(const void *site, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    mgpu__vreport(MGPU_EMU_ERROR, site, format, args);
    va_end(args);
    mgpu__leave_forever();
    abort(); /* not reached: the worker never comes back to this fiber */
}

/* An error where no thread runs any more: the launch ends, and this comes back. */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static void
mgpu__error(const void *site, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    mgpu__vreport(MGPU_EMU_ERROR, site, format, args);
    va_end(args);
}

static void
mgpu__lint(const void *site, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    mgpu__vreport(MGPU_EMU_LINT, site, format, args);
    va_end(args);
}

void
mgpu_emu_fail(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    mgpu__vreport(MGPU_EMU_ERROR, MGPU__SITE, format, args);
    va_end(args);
    mgpu__leave_forever();
    abort(); /* not reached */
}

/* ---- the deadlock report ------------------------------------------------------------------------------- */

/* "smem+0x1408 (bars+8)": an offset, and the static array it is in. */
static void
mgpu__put_smem(mgpu__text *t, const mgpu__cta *cta, uint32_t offset)
{
    mgpu__put(t, "smem+0x%x", offset);
    for (uint32_t i = 0; i < cta->cluster->worker->launch->static_count; i++) {
        const mgpu__static_object *s = &cta->cluster->worker->launch->statics[i];
        if (offset >= s->offset && offset < s->offset + s->bytes)
            mgpu__put(t, " (%s+%u)", s->name, offset - s->offset);
    }
}

/* Which mbarrier a thread waits for, what is missing, and the line that last had a hand in it. */
static void
mgpu__put_mbarrier(mgpu__text *t, const mgpu__fiber *f, const mgpu__mbarrier *b)
{
    char where[512];
    (void)mgpu__locate(b->site, where, sizeof where);
    mgpu__put_smem(t, f->cta, b->offset);
    if (f->wanted < 2)
        mgpu__put(t, " for parity %u", (unsigned)f->wanted);
    else
        mgpu__put(t, " for phase %llu", (unsigned long long)(f->wanted - 2));
    mgpu__put(t, ": phase %llu is open (parity %u), %u of %u arrivals missing",
              (unsigned long long)b->phase, (unsigned)(b->phase & 1), b->pending, b->expected);
    if (b->tx != 0) {
        mgpu__put(t, ", %lld bytes %s (expected %llu", (long long)(b->tx > 0 ? b->tx : -b->tx),
                  b->tx > 0 ? "missing" : "more than expected",
                  (unsigned long long)b->expected_bytes);
        if (b->expected_bytes != 0)
            mgpu__put(t, " at %s", where);
        mgpu__put(t, ", received %llu", (unsigned long long)b->received_bytes);
        if (b->expected_bytes == 0)
            mgpu__put(t, " by %s; mgpu_mbarrier_arrive_expect_tx is missing", where);
        mgpu__put(t, ")");
    } else if (b->expected_bytes != 0) {
        mgpu__put(t, ", all %llu bytes are there (expected at %s)",
                  (unsigned long long)b->expected_bytes, where);
    } else {
        mgpu__put(t, b->pending == b->expected ? ", none has come since %s" : ", the last: %s",
                  where);
    }
}

static void
mgpu__put_wait(mgpu__text *t, const mgpu__fiber *f)
{
    char where[512];
    (void)mgpu__locate(f->site, where, sizeof where);
    switch ((mgpu__state)f->state) {
    case MGPU__WAIT_MBARRIER:
        mgpu__put(t, "waiting at %s on the mbarrier at ", where);
        mgpu__put_mbarrier(t, f, (const mgpu__mbarrier *)f->object);
        break;
    case MGPU__WAIT_BARRIER: {
        const mgpu__named_barrier *b = (const mgpu__named_barrier *)f->object;
        mgpu__put(t, "waiting at %s in barrier %u: %u of %u threads have come", where,
                  (unsigned)(b - f->cta->barrier), b->arrived, b->want);
        break;
    }
    case MGPU__WAIT_CLUSTER:
        mgpu__put(t, "waiting at %s in the cluster barrier: %u of %u threads have arrived",
                  where, f->cta->cluster->cluster_arrived, f->cta->cluster->alive);
        break;
    case MGPU__WAIT_WARP:
        if (f->object == NULL)
            mgpu__put(t, "waiting at %s for the other lanes of mask 0x%08x (warp collective)",
                      where, f->lane.mask);
        else if (f->object == (const void *)f->cta->cluster)
            mgpu__put(t, "waiting at %s in the cluster barrier for the other lanes of its warp",
                      where);
        else
            mgpu__put(t, "waiting at %s in barrier %u for the other lanes of its warp", where,
                      f->lane.arg);
        break;
    case MGPU__WAIT_WGMMA:
        mgpu__put(
            t,
            "waiting at %s for wgmma of their warpgroup that not all 128 threads have issued",
            where);
        break;
    case MGPU__WAIT_BULK:
        mgpu__put(t, "waiting at %s for a bulk group", where);
        break;
    case MGPU__WAIT_REGISTERS:
        mgpu__put(t, "waiting at %s for setmaxnreg.inc %u: no warpgroup gives registers back",
                  where, (unsigned)f->wanted);
        break;
    case MGPU__POLLING:
        mgpu__put(t, "spinning at %s on memory that nobody changes", where);
        break;
    case MGPU__READY:
    case MGPU__DONE:
        mgpu__put(t, "not run yet"); /* cannot be in a deadlock */
        break;
    }
    mgpu__put(t, "\n");
}

/* Whether two threads of a block wait for the same thing at the same place. */
static bool
mgpu__same_wait(const mgpu__fiber *a, const mgpu__fiber *b)
{
    return a->state == b->state && a->object == b->object && a->site == b->site &&
           a->wanted == b->wanted;
}

/* "thread 0", "threads 0-127", "threads 0-6,8-31": all that wait as thread `first` does. */
static void
mgpu__put_threads(mgpu__text *t, const mgpu__cta *cta, uint32_t threads, uint32_t first)
{
    const mgpu__fiber *f = &cta->fibers[first];
    uint32_t count = 0, end;
    for (uint32_t i = first; i < threads; i++)
        count += mgpu__same_wait(&cta->fibers[i], f);
    mgpu__put(t, count == 1 ? "thread" : "threads");
    for (uint32_t i = first; i < threads; i = end + 1) {
        for (end = i; end < threads && mgpu__same_wait(&cta->fibers[end], f);)
            end++;
        if (end == i)
            continue;
        mgpu__put(t, "%s%u", i == first ? " " : ",", i);
        if (end - i > 1)
            mgpu__put(t, "-%u", end - 1);
    }
}

/* A line for each group of threads of one block that wait for the same thing. */
static void
mgpu__put_blocked_block(mgpu__text *t, const mgpu__cta *cta, uint32_t threads)
{
    for (uint32_t i = 0; i < threads; i++) {
        const mgpu__fiber *f = &cta->fibers[i];
        bool first = f->state != MGPU__DONE;
        for (uint32_t j = 0; j < i && first; j++)
            first = !mgpu__same_wait(&cta->fibers[j], f);
        if (!first)
            continue;
        mgpu__put(t, "  block (%u,%u,%u), ", f->self.block_idx.x, f->self.block_idx.y,
                  f->self.block_idx.z);
        mgpu__put_threads(t, cta, threads, i);
        mgpu__put(t, ": ");
        mgpu__put_wait(t, f);
    }
}

/* The block with the lowest index from `from` on that still has threads; NULL: none. */
static const mgpu__cta *
mgpu__next_blocked(const mgpu__launch *l, uint32_t from)
{
    const mgpu__cta *found = NULL;
    for (uint32_t w = 0; w < l->worker_count; w++)
        for (const mgpu__cluster *c = l->workers[w].residents; c != NULL; c = c->next)
            for (uint32_t i = 0; i < c->cta_count; i++)
                if (c->ctas[i].alive != 0 && c->ctas[i].index >= from &&
                    (found == NULL || c->ctas[i].index < found->index))
                    found = &c->ctas[i];
    return found;
}

/* Who waits where. Called by the worker that found that nobody can go on; the others stand. */
static void
mgpu__report_deadlock(mgpu__launch *l)
{
    enum { SHOWN = 4 };
    mgpu__text *t = &mgpu__report_text;
    uint32_t blocks = 0, waiting = 0, not_started = l->clusters - l->next_cluster;
    const mgpu__cta *cta;
    (void)pthread_mutex_lock(&mgpu__report_lock);
    for (cta = mgpu__next_blocked(l, 0); cta != NULL;
         cta = mgpu__next_blocked(l, cta->index + 1))
        waiting += cta->alive;
    t->length = 0;
    mgpu__put(t, "deadlock: no thread can go on (%u wait)\n", waiting);
    for (cta = mgpu__next_blocked(l, 0); cta != NULL;
         cta = mgpu__next_blocked(l, cta->index + 1))
        if (blocks++ < SHOWN)
            mgpu__put_blocked_block(t, cta, l->threads);
    if (blocks > SHOWN)
        mgpu__put(t, "  and %u more blocks\n", blocks - SHOWN);
    if (l->threads < l->kernel->threads)
        mgpu__put(t,
                  "  the blocks have %u threads, and the kernel is made for %u: is a role "
                  "missing?\n",
                  l->threads, l->kernel->threads);
    if (not_started != 0)
        mgpu__put(t,
                  "  %u clusters have not started: %u are resident, the limit of this machine. "
                  "If the kernel waits for all blocks, the grid must fit: at most %u blocks.\n",
                  not_started, l->resident_limit, l->resident_limit * l->cluster_size);
    mgpu__deliver(l, MGPU_EMU_ERROR, MGPU_ERROR_DEADLOCK, t->data);
    (void)pthread_mutex_unlock(&mgpu__report_lock);
}

/* There is no memory for one more resident cluster. */
static void
mgpu__report_memory(mgpu__launch *l, uint32_t resident)
{
    (void)pthread_mutex_lock(&mgpu__report_lock);
    mgpu__report_text.length = 0;
    mgpu__put(
        &mgpu__report_text,
        "out of memory for cluster %u of those that must be resident at once: %u blocks of "
        "%u threads, %u KiB of stack each (MGPU_EMU_STACK_KB), and 228 KiB of shared memory",
        resident, l->cluster_size, l->threads, l->config.stack_kb);
    mgpu__deliver(l, MGPU_EMU_ERROR, MGPU_ERROR_OUT_OF_MEMORY, mgpu__report_text.data);
    (void)pthread_mutex_unlock(&mgpu__report_lock);
}

#endif /* MGPU_EMU_CORE_REPORT_H */
