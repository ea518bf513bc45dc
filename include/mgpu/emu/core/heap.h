/* mgpu/emu/core/heap.h - memory between guards: the buffers of mgpu_malloc(), and the model's own.
 * SPDX-License-Identifier: MIT
 *
 *     | guard 1 MiB | red, a page at most | bytes | red, 256 B and more | guard 1 MiB |
 *                                         ^ a multiple of 256
 *
 * A store into a guard is a fault at once, so one that misses its buffer by less than a MiB hits
 * nothing else; one into a red zone is found at the next check (check/redzone.h). What the model
 * needs to report a fault lies between guards, too.
 */
#ifndef MGPU_EMU_CORE_HEAP_H
#define MGPU_EMU_CORE_HEAP_H

#include "buffer.h"

#define MGPU__GUARD_ZONE ((size_t)1 << 20)
#define MGPU__RED_ZONE   ((size_t)256)
enum { MGPU__RED = 0xfb };

/* At least `bytes`, zero; start NULL: there is not enough memory. */
MGPU__MODEL mgpu__mapping
mgpu__map(size_t bytes)
{
    const size_t page = (size_t)sysconf(_SC_PAGESIZE), guard = MGPU__GUARD_ZONE;
    mgpu__mapping m = {NULL, 0};
    void *all;
    if (bytes > SIZE_MAX / 2)
        return m;
    bytes = (bytes + page - 1) / page * page;
    all = mmap(NULL, guard + bytes + guard, PROT_NONE,
               MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (all == MAP_FAILED)
        return m;
    if (mprotect((unsigned char *)all + guard, bytes, PROT_READ | PROT_WRITE) != 0) {
        (void)munmap(all, guard + bytes + guard);
        return m;
    }
    m.start = (unsigned char *)all + guard;
    m.bytes = bytes;
    return m;
}

MGPU__MODEL void
mgpu__unmap(mgpu__mapping m)
{
    if (m.start != NULL)
        (void)munmap(m.start - MGPU__GUARD_ZONE, MGPU__GUARD_ZONE + m.bytes + MGPU__GUARD_ZONE);
}

/* ---- buffers -------------------------------------------------------------------------------------- */

/* A buffer of mgpu_emu_malloc(). */
typedef struct mgpu__block {
    unsigned char *p;
    size_t bytes;
    mgpu__mapping map;
} mgpu__block;

static pthread_mutex_t mgpu__heap_lock = PTHREAD_MUTEX_INITIALIZER;
static mgpu__block *mgpu__blocks;
static size_t mgpu__block_count, mgpu__block_capacity;

/* Remember a buffer; false: no memory. */
MGPU__MODEL bool
mgpu__block_add(mgpu__block b)
{
    bool room = true;
    (void)pthread_mutex_lock(&mgpu__heap_lock);
    if (mgpu__block_count == mgpu__block_capacity) {
        const size_t capacity = mgpu__block_capacity == 0 ? 64 : 2 * mgpu__block_capacity;
        mgpu__block *more = (mgpu__block *)realloc(mgpu__blocks, capacity * sizeof *more);
        room = more != NULL;
        if (room) {
            mgpu__blocks = more;
            mgpu__block_capacity = capacity;
        }
    }
    if (room)
        mgpu__blocks[mgpu__block_count++] = b;
    (void)pthread_mutex_unlock(&mgpu__heap_lock);
    return room;
}

/* Forget the buffer at p; its p is NULL: it was not made here, or was freed before. */
MGPU__MODEL mgpu__block
mgpu__block_take(const void *p)
{
    mgpu__block b = {NULL, 0, {NULL, 0}};
    (void)pthread_mutex_lock(&mgpu__heap_lock);
    for (size_t i = 0; i < mgpu__block_count && b.p == NULL; i++)
        if (mgpu__blocks[i].p == p) {
            b = mgpu__blocks[i];
            mgpu__blocks[i] = mgpu__blocks[--mgpu__block_count];
        }
    (void)pthread_mutex_unlock(&mgpu__heap_lock);
    return b;
}

/* The buffer between whose guards an address lies; its p is NULL: there is none. */
MGPU__MODEL mgpu__block
mgpu__block_around(uintptr_t address)
{
    mgpu__block b = {NULL, 0, {NULL, 0}};
    (void)pthread_mutex_lock(&mgpu__heap_lock);
    for (size_t i = 0; i < mgpu__block_count && b.p == NULL; i++) {
        const mgpu__mapping m = mgpu__blocks[i].map;
        if (address >= (uintptr_t)m.start - MGPU__GUARD_ZONE &&
            address < (uintptr_t)m.start + m.bytes + MGPU__GUARD_ZONE)
            b = mgpu__blocks[i];
    }
    (void)pthread_mutex_unlock(&mgpu__heap_lock);
    return b;
}

/* "buffer \"A\" (4096 bytes at 0x7f...), 17 bytes behind its end": where an address is. */
MGPU__MODEL void
mgpu__put_beside(mgpu__text *t, const mgpu__block *b, uintptr_t address)
{
    char name[32];
    mgpu__buffer_name((uintptr_t)b->p, name);
    mgpu__put(t, "buffer \"%s\" (%zu bytes at %p), ", name, b->bytes, (void *)b->p);
    if (address < (uintptr_t)b->p)
        mgpu__put(t, "%zu bytes before its begin", (size_t)((uintptr_t)b->p - address));
    else
        mgpu__put(t, "%zu bytes behind its end",
                  (size_t)(address - (uintptr_t)b->p) - b->bytes);
}

mgpu_status
mgpu_emu_malloc(void **p, size_t bytes)
{
    static uint32_t number;
    const size_t zone = MGPU__RED_ZONE, room = (bytes + zone - 1) / zone * zone;
    char name[32];
    mgpu__block b;
    mgpu_status status;
    *p = NULL;
    b.map = mgpu__map(bytes > SIZE_MAX / 4 ? SIZE_MAX : zone + room + zone);
    if (b.map.start == NULL)
        return MGPU_ERROR_OUT_OF_MEMORY;
    b.p = b.map.start + b.map.bytes - zone - room;
    b.bytes = bytes;
    memset(b.map.start, MGPU__RED, (size_t)(b.p - b.map.start));
    memset(b.p + bytes, MGPU__RED, b.map.bytes - (size_t)(b.p - b.map.start) - bytes);
    (void)snprintf(name, sizeof name, "mgpu_malloc %u",
                   __atomic_add_fetch(&number, 1, __ATOMIC_RELAXED));
    status = mgpu_emu_register(b.p, bytes, name);
    if (status == MGPU_OK && !mgpu__block_add(b)) {
        (void)mgpu_emu_unregister(b.p);
        status = MGPU_ERROR_OUT_OF_MEMORY;
    }
    if (status != MGPU_OK)
        mgpu__unmap(b.map);
    else
        *p = b.p;
    return status;
}

#endif /* MGPU_EMU_CORE_HEAP_H */
