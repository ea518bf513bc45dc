/* mgpu/emu/check/redzone.h - stores that miss their buffer by a little: found at the next check.
 * SPDX-License-Identifier: MIT
 *
 * Plain stores of C code are not seen as they happen. What lies on both sides of a buffer of
 * mgpu_malloc() is red; where that has changed when a launch ends or the buffer is freed, somebody
 * stored out of bounds: a report, once, that names the buffer and the first byte.
 */
#ifndef MGPU_EMU_CHECK_REDZONE_H
#define MGPU_EMU_CHECK_REDZONE_H

#include "../core/heap.h"
#include "../core/settings.h"
#include "../core/unit.h"

MGPU__MODEL mgpu__unit mgpu__redzone_unit;

/* The first byte of a red zone that is not red; NULL: all is. The zones are painted anew. */
MGPU__MODEL const unsigned char *
mgpu__redzone_broken(const mgpu__block *b)
{
    const unsigned char *end = b->map.start + b->map.bytes, *broken = NULL;
    for (unsigned char *at = b->map.start; at < end; at++) {
        if (at == b->p)
            at += b->bytes;
        if (at < end && *at != MGPU__RED) {
            broken = broken == NULL ? at : broken;
            *at = MGPU__RED;
        }
    }
    return broken;
}

MGPU__MODEL void
mgpu__put_redzone(mgpu__text *t, const mgpu__block *b, const unsigned char *at)
{
    t->length = 0;
    mgpu__put(t, "a plain store out of bounds: ");
    mgpu__put_beside(t, b, (uintptr_t)at);
    mgpu__put(t, "; gdb stops at the line that stores there: watch *(char *)%p",
              (const void *)at);
}

/* A launch is over: what did it store beside its buffers? */
MGPU__MODEL void
mgpu__redzone_launch_ended(mgpu__launch *l)
{
    (void)pthread_mutex_lock(&mgpu__report_lock);
    (void)pthread_mutex_lock(&mgpu__heap_lock);
    for (size_t i = 0; i < mgpu__block_count && !mgpu__ended(l); i++) {
        const mgpu__block b = mgpu__blocks[i];
        const unsigned char *at = mgpu__redzone_broken(&b);
        if (at == NULL)
            continue;
        mgpu__put_redzone(&mgpu__report_text, &b, at);
        mgpu__deliver(l, MGPU_EMU_ERROR, MGPU_ERROR_FAULT);
    }
    (void)pthread_mutex_unlock(&mgpu__heap_lock);
    (void)pthread_mutex_unlock(&mgpu__report_lock);
}

mgpu_status
mgpu_emu_free(void *p)
{
    const mgpu__block b = mgpu__block_take(p);
    const unsigned char *at;
    if (b.p == NULL) /* such as the memory of mgpu_emu_register(): not ours */
        return MGPU_ERROR_INVALID_ARGUMENT;
    at = mgpu__redzone_broken(&b);
    if (at != NULL) {
        const mgpu_emu_config config = mgpu_emu_config_current();
        (void)pthread_mutex_lock(&mgpu__report_lock);
        mgpu__put_redzone(&mgpu__report_text, &b, at);
        mgpu__tell(&config, "mgpu_free", MGPU_EMU_ERROR, MGPU_ERROR_FAULT,
                   mgpu__report_text.data);
        (void)pthread_mutex_unlock(&mgpu__report_lock);
    }
    (void)mgpu_emu_unregister(p);
    mgpu__unmap(b.map);
    return at == NULL ? MGPU_OK : MGPU_ERROR_FAULT;
}

MGPU__MODEL void
mgpu__redzone_define(mgpu__unit *u)
{
    u->launch_ended = mgpu__redzone_launch_ended;
}

#endif /* MGPU_EMU_CHECK_REDZONE_H */
