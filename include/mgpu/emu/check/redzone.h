/* mgpu/emu/check/redzone.h - stores that miss their buffer by a little: found at the next check.
 * SPDX-License-Identifier: MIT
 *
 * Plain stores of C code are not seen as they happen. What lies on both sides of a buffer of
 * mgpu_malloc() is red; where that has changed when a launch ends, or when the buffer is copied or
 * freed, somebody stored out of bounds: a report, once, that names the buffer and the first byte.
 */
#ifndef MGPU_EMU_CHECK_REDZONE_H
#define MGPU_EMU_CHECK_REDZONE_H

#include "../core/check.h"
#include "../core/heap.h"
#include "../core/settings.h"

/* The first byte in [from, to) that is not red; 0: all are. They are painted anew. */
MGPU__MODEL uintptr_t
mgpu__redzone_first(uintptr_t from, uintptr_t to)
{
    unsigned char *at = (unsigned char *)from;
    const size_t bytes = (size_t)(to - from);
    if (at[0] == MGPU__RED && memcmp(at, at + 1, bytes - 1) == 0) /* each is like the next */
        return 0;
    while (*at == MGPU__RED)
        at++;
    memset((unsigned char *)from, MGPU__RED, bytes);
    return (uintptr_t)at;
}

/* The first broken byte of the red zones of a buffer; 0: there is none. */
MGPU__MODEL uintptr_t
mgpu__redzone_broken(const mgpu__buffer *b)
{
    const uintptr_t start = (uintptr_t)b->map.start;
    const uintptr_t before = mgpu__redzone_first(start, b->from);
    const uintptr_t behind = mgpu__redzone_first(b->to, start + b->map.bytes);
    return before != 0 ? before : behind;
}

MGPU__MODEL void
mgpu__put_redzone(mgpu__text *t, const mgpu__buffer *b, uintptr_t at)
{
    mgpu__put(t, "a plain store out of bounds: ");
    mgpu__put_beside(t, b, at);
    mgpu__put(t,
              "; its line: run in gdb, where addresses stay, then again with break "
              "mgpu_emu_launch and, there, watch *(char *)%p",
              (void *)at);
}

/* What did the launch store beside the buffers? All are told, also behind another error: a wild store is
 * often the cause of that. */
MGPU__MODEL void
mgpu__redzone_launch_ended(mgpu__launch *l)
{
    const bool failed = mgpu__ended(l);
    uintptr_t at;
    mgpu__buffer b = mgpu__buffer_find(0, mgpu__redzone_broken, &at);
    for (; b.from != 0; b = mgpu__buffer_find(b.from, mgpu__redzone_broken, &at)) {
        mgpu__text *t = mgpu__report_begin();
        mgpu__put_redzone(t, &b, at);
        if (failed)
            mgpu__put(t, "; the launch had failed before this was seen: it may be why");
        mgpu__deliver(l, MGPU_EMU_ERROR, MGPU_ERROR_FAULT);
        mgpu__report_end();
    }
}

MGPU__MODEL mgpu_status
mgpu__redzone_buffer_used(const mgpu__buffer *b, const char *what)
{
    const uintptr_t at = mgpu__redzone_broken(b);
    mgpu_emu_config config;
    if (at == 0)
        return MGPU_OK;
    config = mgpu_emu_config_current();
    mgpu__put_redzone(mgpu__report_begin(), b, at);
    mgpu__tell(&config, what, MGPU_EMU_ERROR, MGPU_ERROR_FAULT);
    mgpu__report_end();
    return MGPU_ERROR_FAULT;
}

static const mgpu__check mgpu__redzone_check = {mgpu__redzone_launch_ended,
                                                mgpu__redzone_buffer_used};

#endif /* MGPU_EMU_CHECK_REDZONE_H */
