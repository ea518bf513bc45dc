/* mgpu/emu/check/redzone.h - stores that miss their memory by a little: found at the next check.
 * SPDX-License-Identifier: MIT
 *
 * Plain stores of C code are not seen as they happen. What lies on both sides of a buffer of
 * mgpu_malloc() is red; where that has changed when a launch ends, or when the buffer is copied or
 * freed, somebody stored out of bounds: a report, once, that names the buffer and the first byte.
 * On both sides of a block's shared memory is what nobody has written; that is looked at when its
 * cluster, or the launch, ends.
 */
#ifndef MGPU_EMU_CHECK_REDZONE_H
#define MGPU_EMU_CHECK_REDZONE_H

#include "../core/check.h"
#include "../core/heap.h"
#include "../core/window.h"

/* The first byte in [from, to) that is not `red`; 0: all are. They are painted anew. */
MGPU__MODEL uintptr_t
mgpu__redzone_first(uintptr_t from, uintptr_t to, unsigned char red)
{
    unsigned char *at = (unsigned char *)from;
    const size_t bytes = (size_t)(to - from);
    if (at[0] == red && memcmp(at, at + 1, bytes - 1) == 0) /* each is like the next */
        return 0;
    while (*at == red)
        at++;
    memset((unsigned char *)from, red, bytes);
    return (uintptr_t)at;
}

/* The first broken byte of the red zones of a buffer; 0: there is none. */
MGPU__MODEL uintptr_t
mgpu__redzone_broken(const mgpu__buffer *b)
{
    const uintptr_t start = (uintptr_t)b->map.start;
    const uintptr_t before = mgpu__redzone_first(start, b->from, MGPU__RED);
    const uintptr_t behind = mgpu__redzone_first(b->to, start + b->map.bytes, MGPU__RED);
    return before != 0 ? before : behind;
}

MGPU__MODEL void
mgpu__put_redzone(mgpu__text *t, const mgpu__buffer *b, uintptr_t at)
{
    mgpu__put(t, "a plain store out of bounds: ");
    mgpu__put_beside(t, b, at);
    mgpu__put(
        t,
        "; its line: compile the kernel's file with -fsanitize=thread; or run in gdb, where "
        "addresses stay, then again with break mgpu_emu_launch and, there, watch *(char *)%p",
        (void *)at);
}

/* The report that has begun. `failed`: something else had ended the launch. */
MGPU__MODEL void
mgpu__redzone_deliver(mgpu__launch *l, bool failed)
{
    if (failed)
        mgpu__put(&mgpu__kept.report,
                  "; the launch had failed before this was seen: it may be why");
    mgpu__deliver(l, MGPU_EMU_ERROR, MGPU_ERROR_FAULT);
    mgpu__report_end();
}

/* Did somebody store beside the shared memory of this block? */
MGPU__MODEL bool
mgpu__redzone_smem(const mgpu__cta *cta, bool failed)
{
    mgpu__launch *l = cta->cluster->worker->launch;
    const uintptr_t window = (uintptr_t)cta->window, from = window + MGPU__WINDOW_START;
    mgpu__text *t;
    uintptr_t at = mgpu__redzone_first(from - MGPU__RED_SMEM, from, MGPU__UNWRITTEN);
    if (at == 0)
        at = mgpu__redzone_first(window + cta->used, window + cta->open, MGPU__UNWRITTEN);
    if (at == 0)
        return false;
    t = mgpu__report_begin();
    mgpu__put(t, "a plain store out of bounds: ");
    mgpu__put_beside_window(t, cta, at);
    mgpu__put(t,
              ", block %u of the grid: smem_bytes of the launch is %u, static arrays have %u "
              "bytes; its line: compile the kernel's file with -fsanitize=thread",
              cta->index, l->dynamic_smem, cta->used - MGPU__WINDOW_START - l->dynamic_smem);
    mgpu__redzone_deliver(l, failed);
    return true;
}

static uint32_t
    mgpu__redzone_told; /* atomic: of this launch, 1: it was told of shared memory */

/* Blocks tell the same: the first is enough. */
MGPU__MODEL void
mgpu__redzone_cluster(const mgpu__cluster *c, bool failed)
{
    for (uint32_t i = 0; i < c->cta_count; i++)
        if (__atomic_load_n(&mgpu__redzone_told, __ATOMIC_SEQ_CST) == 0 &&
            mgpu__redzone_smem(c->ctas[i], failed))
            __atomic_store_n(&mgpu__redzone_told, 1, __ATOMIC_SEQ_CST);
}

MGPU__MODEL void
mgpu__redzone_cluster_ended(const mgpu__cluster *c)
{
    mgpu__redzone_cluster(c, mgpu__ended(c->worker->launch));
}

/* The clusters that did not come to their end, since a report ended the launch. */
MGPU__MODEL void
mgpu__redzone_residents(const mgpu__launch *l, bool failed)
{
    for (uint32_t i = 0; i < l->worker_count; i++)
        for (const mgpu__cluster *c = l->workers[i].residents; c != NULL; c = c->next)
            mgpu__redzone_cluster(c, failed);
    __atomic_store_n(&mgpu__redzone_told, 0, __ATOMIC_SEQ_CST);
}

/* What did the launch store beside the buffers? All are told, also behind another error: a wild store is
 * often the cause of that. */
MGPU__MODEL void
mgpu__redzone_launch_ended(mgpu__launch *l)
{
    const bool failed = mgpu__ended(l);
    uintptr_t at;
    mgpu__buffer b = mgpu__buffer_find(0, mgpu__redzone_broken, &at);
    mgpu__redzone_residents(l, failed);
    for (; b.from != 0; b = mgpu__buffer_find(b.from, mgpu__redzone_broken, &at)) {
        mgpu__text *t = mgpu__report_begin();
        mgpu__put_redzone(t, &b, at);
        mgpu__redzone_deliver(l, failed);
    }
}

MGPU__MODEL mgpu_status
mgpu__redzone_buffer_used(const mgpu__buffer *b, const char *what)
{
    const uintptr_t at = mgpu__redzone_broken(b);
    mgpu__text *t;
    if (at == 0)
        return MGPU_OK;
    t = mgpu__report_begin();
    mgpu__put(t, "%s: ", what);
    mgpu__put_redzone(t, b, at);
    return mgpu__tell_host(MGPU_EMU_ERROR, MGPU_ERROR_FAULT);
}

static const mgpu__check mgpu__redzone_check = {
    NULL, mgpu__redzone_cluster_ended, mgpu__redzone_launch_ended, mgpu__redzone_buffer_used};

MGPU__CHECK(redzone)

#endif /* MGPU_EMU_CHECK_REDZONE_H */
