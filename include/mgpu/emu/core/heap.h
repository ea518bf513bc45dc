/* mgpu/emu/core/heap.h - the buffers of mgpu_malloc(): between red zones, between guards.
 * SPDX-License-Identifier: MIT
 *
 *     | guard 1 MiB | red, a page at most | bytes | red, 256 B and more | guard 1 MiB |
 *                                         ^ a multiple of 256
 *
 * A store into a guard is a fault at once (map.h); one into a red zone is found at the next check
 * (check/redzone.h). What the bytes hold at first is no number: of a GPU it may be anything, so zeros would
 * be luck. The pattern is a NaN of bf16, f16 and f32, in bf16 and f32 a signalling one: what is computed of it
 * has other bits. In f64 it is a huge number. check/written.h looks for it.
 */
#ifndef MGPU_EMU_CORE_HEAP_H
#define MGPU_EMU_CORE_HEAP_H

#include "buffer.h"

#define MGPU__RED_ZONE ((size_t)256)
#define MGPU__FRESH    0xffabffabu /* a word of a buffer that nobody has written */
#define MGPU__FRESH_BYTES                                                                      \
    ((size_t)256 << 20) /* up to here; pages behind it take no memory before they are written */
enum { MGPU__RED = 0xfb };

/* "buffer \"A\" (4096 bytes at 0x7f...), 17 bytes behind its end": where an address is. */
MGPU__MODEL void
mgpu__put_beside(mgpu__text *t, const mgpu__buffer *b, uintptr_t address)
{
    mgpu__put(t, "buffer \"%s\" (%zu bytes at %p), ", b->name, (size_t)(b->to - b->from),
              (void *)b->from);
    if (address < b->from)
        mgpu__put(t, "%zu bytes before its begin", (size_t)(b->from - address));
    else
        mgpu__put(t, "%zu bytes behind its end", (size_t)(address - b->to));
}

/* Nobody has written `bytes` at p yet; behind them there is room for a word. */
MGPU__MODEL void
mgpu__heap_fresh(unsigned char *p, size_t bytes)
{
    uint32_t *words = (uint32_t *)(void *)p;
    if (bytes > MGPU__FRESH_BYTES)
        bytes = MGPU__FRESH_BYTES;
    for (size_t i = 0; 4 * i < bytes; i++)
        words[i] = MGPU__FRESH;
}

mgpu_status
mgpu_emu_malloc(void **p, size_t bytes)
{
    static uint32_t number;
    const size_t zone = MGPU__RED_ZONE, room = (bytes + zone - 1) / zone * zone;
    mgpu__mapping map;
    mgpu_status status;
    unsigned char *start;
    char name[32];
    *p = NULL;
    map = mgpu__map_apart(bytes > SIZE_MAX / 4 ? SIZE_MAX : zone + room + zone);
    if (map.start == NULL)
        return MGPU_ERROR_OUT_OF_MEMORY;
    start = map.start + map.bytes - zone - room;
    memset(map.start, MGPU__RED, (size_t)(start - map.start));
    mgpu__heap_fresh(start, bytes);
    memset(start + bytes, MGPU__RED, zone + room - bytes);
    (void)snprintf(name, sizeof name, "mgpu_malloc %u",
                   __atomic_add_fetch(&number, 1, __ATOMIC_RELAXED));
    status = mgpu__buffer_add(start, bytes, name, map);
    if (status != MGPU_OK)
        mgpu__unmap(map);
    else
        *p = start;
    return status;
}

mgpu_status
mgpu_emu_free(void *p)
{
    const mgpu__buffer b = mgpu__buffer_take(p, true);
    mgpu_status status;
    if (b.from == 0) { /* such as the memory of mgpu_emu_register(): not ours */
        mgpu__put(mgpu__report_begin(),
                  "mgpu_free: %p is not what mgpu_malloc() gave, or it was freed before", p);
        return mgpu__tell_host(MGPU_EMU_ERROR, MGPU_ERROR_INVALID_ARGUMENT);
    }
    status = mgpu__checks_buffer_used(&b, "mgpu_free");
    mgpu__unmap(b.map);
    return status;
}

#endif /* MGPU_EMU_CORE_HEAP_H */
