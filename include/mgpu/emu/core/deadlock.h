/* mgpu/emu/core/deadlock.h - the report of a deadlock: who waits where, and for what.
 * SPDX-License-Identifier: MIT
 *
 *     deadlock: no thread can go on (64 wait)
 *       block (0,0,0), threads 0-31: waiting at k.cu:7 in barrier 1: 32 of 64 threads have come
 *       block (0,0,0), threads 32-63: waiting at k.cu:9 on the mbarrier at smem+0x1408 ...
 *
 * A line for each group of threads; what it says behind the place is the engine's business. First come
 * those who wait for what no other can bring: they keep the others waiting.
 */
#ifndef MGPU_EMU_CORE_DEADLOCK_H
#define MGPU_EMU_CORE_DEADLOCK_H

#include "report.h"
#include "unit.h"

/* "lane 3", "warps 0-2,7": the bits of a mask. */
MGPU__MODEL void
mgpu__put_bits(mgpu__text *t, const char *each, uint32_t bits)
{
    const char *before = " ";
    mgpu__put(t, "%s%s", each, (bits & (bits - 1)) != 0 ? "s" : "");
    for (uint32_t i = 0, end; i < 32; i = end + 1) {
        for (end = i; end < 32 && bits >> end & 1;)
            end++;
        if (end == i)
            continue;
        mgpu__put(t, end - i > 1 ? "%s%u-%u" : "%s%u", before, i, end - 1);
        before = ",";
    }
}

MGPU__MODEL void
mgpu__put_wait(mgpu__text *t, const mgpu__fiber *f)
{
    const mgpu__launch *l = mgpu__launch_of(f);
    char where[512];
    (void)mgpu__locate(f->site, where, sizeof where);
    if (f->state == MGPU__WAITING)
        f->unit->describe(t, f, where);
    else if (f->state == MGPU__POLLING)
        mgpu__put(t,
                  "spinning at %s on memory that nobody changes: who should has "
                  "returned, has not begun, or waits, too",
                  where);
    else
        mgpu__put(t, "not run yet"); /* cannot be in a deadlock */
    for (uint32_t i = 0; i < l->unit_count; i++)
        if (l->units[i]->before != NULL)
            l->units[i]->before(t, f);
    mgpu__put(t, "\n");
}

/* Whether two threads of a block wait for the same thing in the same line, of which a compiler may have
 * made several calls. */
MGPU__MODEL bool
mgpu__same_wait(const mgpu__fiber *a, const mgpu__fiber *b)
{
    char at[2][300];
    if (a->state != b->state || a->role != b->role || a->role_step != b->role_step ||
        (a->state == MGPU__WAITING && (a->unit != b->unit || a->wait != b->wait ||
                                       a->object != b->object || a->wanted != b->wanted)))
        return false;
    return a->site == b->site || strcmp(mgpu__locate(a->site, at[0], sizeof at[0]),
                                        mgpu__locate(b->site, at[1], sizeof at[1])) == 0;
}

/* "thread 0", "threads 0-127", "threads 0-6,8-31": all that wait as thread `first` does. */
MGPU__MODEL void
mgpu__put_threads(mgpu__text *t, const mgpu__cta *cta, uint32_t threads, uint32_t first)
{
    const mgpu__fiber *f = mgpu__fiber_at(cta, first);
    uint32_t count = 0, end;
    for (uint32_t i = first; i < threads; i++)
        count += mgpu__same_wait(mgpu__fiber_at(cta, i), f);
    mgpu__put(t, count == 1 ? "thread" : "threads");
    for (uint32_t i = first; i < threads; i = end + 1) {
        for (end = i; end < threads && mgpu__same_wait(mgpu__fiber_at(cta, end), f);)
            end++;
        if (end == i)
            continue;
        mgpu__put(t, "%s%u", i == first ? " " : ",", i);
        if (end - i > 1)
            mgpu__put(t, "-%u", end - 1);
    }
}

/* A line for each group of threads of one block that wait for the same thing: those of the cause, or the
 * others. Whether there are any. */
MGPU__MODEL bool
mgpu__put_blocked_block(mgpu__text *t, const mgpu__cta *cta, uint32_t threads, bool cause)
{
    bool any = false;
    for (uint32_t i = 0; i < threads; i++) {
        const mgpu__fiber *f = mgpu__fiber_at(cta, i);
        bool first = f->state != MGPU__DONE && mgpu__lacks(f) == cause;
        for (uint32_t j = 0; j < i && first; j++)
            first = !mgpu__same_wait(mgpu__fiber_at(cta, j), f);
        if (!first)
            continue;
        any = true;
        mgpu__put(t, "  block (%u,%u,%u), ", f->self.block_idx.x, f->self.block_idx.y,
                  f->self.block_idx.z);
        mgpu__put_threads(t, cta, threads, i);
        mgpu__put_role(t, f->role, f->role_step);
        mgpu__put(t, ": ");
        mgpu__put_wait(t, f);
    }
    return any;
}

/* The block with the lowest index from `from` on that still has threads; NULL: none. */
MGPU__MODEL const mgpu__cta *
mgpu__next_blocked(const mgpu__launch *l, uint32_t from)
{
    const mgpu__cta *found = NULL;
    for (uint32_t w = 0; w < l->worker_count; w++)
        for (const mgpu__cluster *c = l->workers[w].residents; c != NULL; c = c->next)
            for (uint32_t i = 0; i < c->cta_count; i++)
                if (c->ctas[i]->alive != 0 && c->ctas[i]->index >= from &&
                    (found == NULL || c->ctas[i]->index < found->index))
                    found = c->ctas[i];
    return found;
}

/* Who waits where. Called by the worker that found that nobody can go on; the others stand. */
MGPU__MODEL void
mgpu__report_deadlock(mgpu__launch *l)
{
    enum { SHOWN = 4 };
    mgpu__text *t = mgpu__report_begin();
    uint32_t causes = 0, blocks = 0, waiting = 0, not_started = l->clusters - l->next_cluster;
    const mgpu__cta *cta;
    for (cta = mgpu__next_blocked(l, 0); cta != NULL;
         cta = mgpu__next_blocked(l, cta->index + 1))
        waiting += cta->alive;
    mgpu__put(t, "deadlock: no thread can go on (%u wait)\n", waiting);
    for (cta = mgpu__next_blocked(l, 0); cta != NULL && causes < SHOWN;
         cta = mgpu__next_blocked(l, cta->index + 1))
        causes += mgpu__put_blocked_block(t, cta, l->threads, true);
    for (cta = mgpu__next_blocked(l, 0); cta != NULL;
         cta = mgpu__next_blocked(l, cta->index + 1))
        if (blocks++ < SHOWN)
            (void)mgpu__put_blocked_block(t, cta, l->threads, false);
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
    mgpu__deliver(l, MGPU_EMU_ERROR, MGPU_ERROR_DEADLOCK);
    mgpu__report_end();
}

#endif /* MGPU_EMU_CORE_DEADLOCK_H */
