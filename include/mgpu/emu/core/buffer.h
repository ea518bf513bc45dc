/* mgpu/emu/core/buffer.h - the buffers of global memory that the model knows.
 * SPDX-License-Identifier: MIT
 *
 * mgpu_malloc() makes them known, and mgpu_emu_register() those that others made. What agents
 * read and write must be all in one of them.
 */
#ifndef MGPU_EMU_CORE_BUFFER_H
#define MGPU_EMU_CORE_BUFFER_H

#include "report.h"
#include "settings.h"

typedef struct mgpu__buffer {
    uintptr_t from, to;
    char name[32];
} mgpu__buffer;

static pthread_mutex_t mgpu__buffer_lock = PTHREAD_MUTEX_INITIALIZER;
static uint64_t mgpu__buffer_generation; /* atomic: changes with each of them */
static mgpu__buffer *mgpu__buffers;      /* sorted by address */
static size_t mgpu__buffer_count, mgpu__buffer_capacity;

/* Number of buffers that start at or below `address`. Lock held. */
MGPU__MODEL size_t
mgpu__buffers_below(uintptr_t address)
{
    size_t low = 0, high = mgpu__buffer_count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (mgpu__buffers[middle].from <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

mgpu_status
mgpu_emu_register(const void *p, size_t bytes, const char *name)
{
    uintptr_t from = (uintptr_t)p;
    mgpu_status status = MGPU_OK;
    size_t at;
    if (p == NULL || bytes == 0 || from + bytes < from)
        return MGPU_ERROR_INVALID_ARGUMENT;
    (void)pthread_mutex_lock(&mgpu__buffer_lock);
    at = mgpu__buffers_below(from);
    if ((at > 0 && mgpu__buffers[at - 1].to > from) ||
        (at < mgpu__buffer_count && mgpu__buffers[at].from < from + bytes))
        status = MGPU_ERROR_INVALID_ARGUMENT;
    if (status == MGPU_OK && mgpu__buffer_count == mgpu__buffer_capacity) {
        size_t capacity = mgpu__buffer_capacity == 0 ? 64 : 2 * mgpu__buffer_capacity;
        mgpu__buffer *more = (mgpu__buffer *)realloc(mgpu__buffers, capacity * sizeof *more);
        if (more == NULL) {
            status = MGPU_ERROR_OUT_OF_MEMORY;
        } else {
            mgpu__buffers = more;
            mgpu__buffer_capacity = capacity;
        }
    }
    if (status == MGPU_OK) {
        mgpu__buffer *b = &mgpu__buffers[at];
        memmove(b + 1, b, (mgpu__buffer_count - at) * sizeof *b);
        mgpu__buffer_count++;
        b->from = from;
        b->to = from + bytes;
        (void)snprintf(b->name, sizeof b->name, "%s", name != NULL ? name : "");
        (void)__atomic_add_fetch(&mgpu__buffer_generation, 1, __ATOMIC_RELEASE);
    }
    (void)pthread_mutex_unlock(&mgpu__buffer_lock);
    return status;
}

mgpu_status
mgpu_emu_unregister(const void *p)
{
    mgpu_status status = MGPU_ERROR_INVALID_ARGUMENT;
    size_t at;
    (void)pthread_mutex_lock(&mgpu__buffer_lock);
    at = mgpu__buffers_below((uintptr_t)p);
    if (at > 0 && mgpu__buffers[at - 1].from == (uintptr_t)p) {
        memmove(&mgpu__buffers[at - 1], &mgpu__buffers[at],
                (mgpu__buffer_count - at) * sizeof *mgpu__buffers);
        mgpu__buffer_count--;
        (void)__atomic_add_fetch(&mgpu__buffer_generation, 1, __ATOMIC_RELEASE);
        status = MGPU_OK;
    }
    (void)pthread_mutex_unlock(&mgpu__buffer_lock);
    return status;
}

/* out = the name of the buffer that starts at `from`; "" where it has none. */
MGPU__MODEL void
mgpu__buffer_name(uintptr_t from, char out[32])
{
    size_t at;
    out[0] = 0;
    (void)pthread_mutex_lock(&mgpu__buffer_lock);
    at = mgpu__buffers_below(from);
    if (at > 0 && mgpu__buffers[at - 1].from == from)
        memcpy(out, mgpu__buffers[at - 1].name, 32);
    (void)pthread_mutex_unlock(&mgpu__buffer_lock);
}

mgpu_status
mgpu_emu_name(const void *p, const char *name)
{
    mgpu_status status = MGPU_ERROR_INVALID_ARGUMENT;
    size_t at;
    (void)pthread_mutex_lock(&mgpu__buffer_lock);
    at = mgpu__buffers_below((uintptr_t)p);
    if (p != NULL && name != NULL && at > 0 && mgpu__buffers[at - 1].from == (uintptr_t)p) {
        mgpu__buffer *b = &mgpu__buffers[at - 1];
        (void)snprintf(b->name, sizeof b->name, "%s", name);
        (void)__atomic_add_fetch(&mgpu__buffer_generation, 1, __ATOMIC_RELEASE);
        status = MGPU_OK;
    }
    (void)pthread_mutex_unlock(&mgpu__buffer_lock);
    return status;
}

/* Why `bytes` at `address` are not all in one known buffer, as a sentence; false: they are. */
MGPU__MODEL bool
mgpu__outside_of_buffers(char out[320], uint64_t address, uint64_t bytes, const char *what)
{
    mgpu__buffer nearest;
    size_t at;
    memset(&nearest, 0, sizeof nearest);
    (void)pthread_mutex_lock(&mgpu__buffer_lock);
    at = mgpu__buffers_below((uintptr_t)address);
    if (at > 0)
        nearest = mgpu__buffers[at - 1];
    (void)pthread_mutex_unlock(&mgpu__buffer_lock);
    if (at > 0 && address + bytes <= nearest.to && address + bytes >= address)
        return false;
    if (at > 0 && address < nearest.to) {
        const bool named = nearest.name[0] != 0;
        (void)snprintf(
            out, 320,
            "%s: %llu bytes at %p run past the end of %s%s%s, %llu bytes at %p: %llu too "
            "many",
            what, (unsigned long long)bytes, (void *)(uintptr_t)address,
            named ? "buffer \"" : "a buffer", nearest.name, named ? "\"" : "",
            (unsigned long long)(nearest.to - nearest.from), (void *)nearest.from,
            (unsigned long long)(address + bytes - nearest.to));
    } else {
        (void)snprintf(
            out, 320,
            "%s: %llu bytes at %p are in no known buffer: allocate with mgpu_malloc or "
            "name foreign memory with mgpu_emu_register",
            what, (unsigned long long)bytes, (void *)(uintptr_t)address);
    }
    return true;
}

mgpu_status
mgpu_emu_check(const void *p, size_t bytes, const char *what)
{
    const mgpu_emu_config config = mgpu_emu_config_current();
    char why[320];
    if (!mgpu__outside_of_buffers(why, (uint64_t)(uintptr_t)p, bytes, what))
        return MGPU_OK;
    (void)pthread_mutex_lock(&mgpu__report_lock);
    mgpu__tell(&config, what, MGPU_EMU_ERROR, MGPU_ERROR_INVALID_ARGUMENT, why);
    (void)pthread_mutex_unlock(&mgpu__report_lock);
    return MGPU_ERROR_INVALID_ARGUMENT;
}

/* End the launch unless one known buffer holds all of `bytes` at `address`. */
MGPU__MODEL void
mgpu__check_global(const mgpu__fiber *f, uint64_t address, uint64_t bytes, const char *what,
                   const void *site)
{
    static __thread mgpu__buffer last; /* of this worker: most copies hit the same buffer */
    static __thread uint64_t last_generation;
    const uint64_t generation = __atomic_load_n(&mgpu__buffer_generation, __ATOMIC_ACQUIRE);
    char why[320];
    if (last_generation == generation && address >= last.from && address + bytes <= last.to)
        return;
    if (mgpu__outside_of_buffers(why, address, bytes, what))
        mgpu__fail(f, site, "%s", why);
    (void)pthread_mutex_lock(&mgpu__buffer_lock);
    last = mgpu__buffers[mgpu__buffers_below((uintptr_t)address) - 1];
    last_generation = generation;
    (void)pthread_mutex_unlock(&mgpu__buffer_lock);
}

/* Whether a known buffer holds the byte at p. */
MGPU__MODEL bool
mgpu__is_known_global(uintptr_t p)
{
    bool known;
    size_t at;
    (void)pthread_mutex_lock(&mgpu__buffer_lock);
    at = mgpu__buffers_below(p);
    known = at > 0 && p < mgpu__buffers[at - 1].to;
    (void)pthread_mutex_unlock(&mgpu__buffer_lock);
    return known;
}

#endif /* MGPU_EMU_CORE_BUFFER_H */
