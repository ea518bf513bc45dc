/* mgpu/emu/core/heap.h - buffers that the model makes: known, and with a red zone on each side.
 * SPDX-License-Identifier: MIT
 *
 *     | head 256 B | bytes, rounded up to 256 | tail 256 B |
 *                  ^ *p
 */
#ifndef MGPU_EMU_CORE_HEAP_H
#define MGPU_EMU_CORE_HEAP_H

#include "buffer.h"

/* The head of a buffer; red bytes fill what is left of it, and the tail. */
typedef struct mgpu__memory_head {
    uint64_t magic;
    uint64_t bytes;
} mgpu__memory_head;

#define MGPU__MEMORY_MAGIC 0x7a6465722d67706dull
#define MGPU__MEMORY_ZONE  ((size_t)256)
#define MGPU__MEMORY_RED   0xfb

static pthread_mutex_t mgpu__memory_lock = PTHREAD_MUTEX_INITIALIZER;
static void **mgpu__memory_owned;
static size_t mgpu__memory_count, mgpu__memory_capacity;

/* Remember that p was made here; false: no memory. */
MGPU__MODEL bool
mgpu__memory_own(void *p)
{
    bool room = true;
    (void)pthread_mutex_lock(&mgpu__memory_lock);
    if (mgpu__memory_count == mgpu__memory_capacity) {
        const size_t capacity = mgpu__memory_capacity == 0 ? 64 : 2 * mgpu__memory_capacity;
        void **more = (void **)realloc(mgpu__memory_owned, capacity * sizeof *more);
        room = more != NULL;
        if (room) {
            mgpu__memory_owned = more;
            mgpu__memory_capacity = capacity;
        }
    }
    if (room)
        mgpu__memory_owned[mgpu__memory_count++] = p;
    (void)pthread_mutex_unlock(&mgpu__memory_lock);
    return room;
}

/* Forget it; false: it was not made here, or was freed before. */
MGPU__MODEL bool
mgpu__memory_disown(const void *p)
{
    size_t i = 0;
    bool found;
    (void)pthread_mutex_lock(&mgpu__memory_lock);
    while (i < mgpu__memory_count && mgpu__memory_owned[i] != p)
        i++;
    found = i < mgpu__memory_count;
    if (found)
        mgpu__memory_owned[i] = mgpu__memory_owned[--mgpu__memory_count];
    (void)pthread_mutex_unlock(&mgpu__memory_lock);
    return found;
}

mgpu_status
mgpu_emu_malloc(void **p, size_t bytes)
{
    const size_t zone = MGPU__MEMORY_ZONE;
    const size_t room = (bytes + zone - 1) / zone * zone;
    mgpu__memory_head what;
    mgpu_status status;
    unsigned char *head;
    *p = NULL;
    if (bytes > SIZE_MAX - 3 * zone)
        return MGPU_ERROR_OUT_OF_MEMORY;
    head = (unsigned char *)aligned_alloc(zone, zone + room + zone);
    if (head == NULL)
        return MGPU_ERROR_OUT_OF_MEMORY;
    what.magic = MGPU__MEMORY_MAGIC;
    what.bytes = bytes;
    memset(head, MGPU__MEMORY_RED, zone);
    memcpy(head, &what, sizeof what);
    memset(head + zone + bytes, MGPU__MEMORY_RED, room - bytes + zone);
    status = mgpu_emu_register(head + zone, bytes, NULL);
    if (status == MGPU_OK && !mgpu__memory_own(head + zone)) {
        (void)mgpu_emu_unregister(head + zone);
        status = MGPU_ERROR_OUT_OF_MEMORY;
    }
    if (status != MGPU_OK)
        free(head);
    else
        *p = head + zone;
    return status;
}

mgpu_status
mgpu_emu_free(void *p)
{
    const size_t zone = MGPU__MEMORY_ZONE;
    unsigned char *head = (unsigned char *)p - zone;
    mgpu__memory_head what;
    size_t bytes, room;
    bool whole = true;
    if (!mgpu__memory_disown(p)) /* such as the memory of mgpu_emu_register(): not ours */
        return MGPU_ERROR_INVALID_ARGUMENT;
    (void)mgpu_emu_unregister(p);
    memcpy(&what, head, sizeof what);
    if (what.magic != MGPU__MEMORY_MAGIC) /* overwritten: the size is lost, so is the memory */
        return MGPU_ERROR_FAULT;
    bytes = (size_t)what.bytes;
    room = (bytes + zone - 1) / zone * zone;
    for (size_t i = sizeof what; i < zone; i++)
        whole = whole && head[i] == MGPU__MEMORY_RED;
    for (size_t i = zone + bytes; i < zone + room + zone; i++)
        whole = whole && head[i] == MGPU__MEMORY_RED;
    free(head);
    return whole ? MGPU_OK : MGPU_ERROR_FAULT;
}

#endif /* MGPU_EMU_CORE_HEAP_H */
