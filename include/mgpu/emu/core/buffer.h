/* mgpu/emu/core/buffer.h - the buffers of global memory that the model knows.
 * SPDX-License-Identifier: MIT
 *
 * mgpu_malloc() makes them known, and mgpu_emu_register() those that others made. What agents
 * read and write must be all in one of them.
 */
#ifndef MGPU_EMU_CORE_BUFFER_H
#define MGPU_EMU_CORE_BUFFER_H

#include "check.h"
#include "kept.h"
#include "report.h"
#include "settings.h"
#include "window.h"

typedef struct mgpu__buffer {
    uintptr_t from, to; /* from 0: none */
    mgpu__mapping map;  /* of mgpu_malloc(); start NULL: somebody else's memory */
    char name[32];
} mgpu__buffer;

static uint64_t mgpu__buffer_generation; /* atomic: changes as they come and go */

/* Buffer i of the table. Lock held. */
MGPU__MODEL mgpu__buffer *
mgpu__buffer_entry(size_t i)
{
    return (mgpu__buffer *)(void *)mgpu__kept.buffers.start + i;
}

/* Number of buffers that start at or below `address`. Lock held. */
MGPU__MODEL size_t
mgpu__buffers_below(uintptr_t address)
{
    size_t low = 0, high = mgpu__kept.buffer_count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (mgpu__buffer_entry(middle)->from <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* Room for one more. Lock held. false: there is not enough memory. */
MGPU__MODEL bool
mgpu__buffers_grow(void)
{
    const size_t used = mgpu__kept.buffer_count * sizeof(mgpu__buffer);
    mgpu__mapping more;
    if (used + sizeof(mgpu__buffer) <= mgpu__kept.buffers.bytes)
        return true;
    more = mgpu__map(used == 0 ? sizeof(mgpu__buffer) : 2 * used);
    if (more.start == NULL)
        return false;
    if (used != 0)
        memcpy(more.start, mgpu__kept.buffers.start, used);
    mgpu__unmap(mgpu__kept.buffers);
    mgpu__kept.buffers = more;
    return true;
}

/* Know a buffer; it may not overlap another. */
MGPU__MODEL mgpu_status
mgpu__buffer_add(const void *p, size_t bytes, const char *name, mgpu__mapping map)
{
    const uintptr_t from = (uintptr_t)p, to = from + bytes;
    mgpu_status status = MGPU_OK;
    size_t at;
    if (p == NULL || bytes == 0 || to < from)
        return MGPU_ERROR_INVALID_ARGUMENT;
    (void)pthread_mutex_lock(&mgpu__kept.buffer_lock);
    at = mgpu__buffers_below(from);
    if ((at > 0 && mgpu__buffer_entry(at - 1)->to > from) ||
        (at < mgpu__kept.buffer_count && mgpu__buffer_entry(at)->from < to))
        status = MGPU_ERROR_INVALID_ARGUMENT;
    else if (!mgpu__buffers_grow())
        status = MGPU_ERROR_OUT_OF_MEMORY;
    if (status == MGPU_OK) {
        mgpu__buffer *b = mgpu__buffer_entry(at);
        memmove(b + 1, b, (mgpu__kept.buffer_count - at) * sizeof *b);
        mgpu__kept.buffer_count++;
        b->from = from;
        b->to = to;
        b->map = map;
        (void)snprintf(b->name, sizeof b->name, "%s", name != NULL ? name : "");
        (void)__atomic_add_fetch(&mgpu__buffer_generation, 1, __ATOMIC_RELEASE);
    }
    (void)pthread_mutex_unlock(&mgpu__kept.buffer_lock);
    return status;
}

/* Forget the buffer that starts at p, one of mgpu_malloc() or one of others; its from is 0: there
 * is none. */
MGPU__MODEL mgpu__buffer
mgpu__buffer_take(const void *p, bool of_malloc)
{
    mgpu__buffer taken;
    size_t at;
    memset(&taken, 0, sizeof taken);
    (void)pthread_mutex_lock(&mgpu__kept.buffer_lock);
    at = mgpu__buffers_below((uintptr_t)p);
    if (at > 0) {
        mgpu__buffer *b = mgpu__buffer_entry(at - 1);
        if (b->from == (uintptr_t)p && (b->map.start != NULL) == of_malloc) {
            taken = *b;
            memmove(b, b + 1, (mgpu__kept.buffer_count - at) * sizeof *b);
            mgpu__kept.buffer_count--;
            (void)__atomic_add_fetch(&mgpu__buffer_generation, 1, __ATOMIC_RELEASE);
        }
    }
    (void)pthread_mutex_unlock(&mgpu__kept.buffer_lock);
    return taken;
}

mgpu_status
mgpu_emu_register(const void *p, size_t bytes, const char *name)
{
    const mgpu__mapping none = {NULL, 0};
    return mgpu__buffer_add(p, bytes, name, none);
}

mgpu_status
mgpu_emu_unregister(const void *p)
{
    return mgpu__buffer_take(p, false).from != 0 ? MGPU_OK : MGPU_ERROR_INVALID_ARGUMENT;
}

mgpu_status
mgpu_emu_name(const void *p, const char *name)
{
    mgpu_status status = MGPU_ERROR_INVALID_ARGUMENT;
    size_t at;
    (void)pthread_mutex_lock(&mgpu__kept.buffer_lock);
    at = mgpu__buffers_below((uintptr_t)p);
    if (name != NULL && at > 0 && mgpu__buffer_entry(at - 1)->from == (uintptr_t)p) {
        mgpu__buffer *b = mgpu__buffer_entry(at - 1);
        (void)snprintf(b->name, sizeof b->name, "%s", name);
        status = MGPU_OK;
    }
    (void)pthread_mutex_unlock(&mgpu__kept.buffer_lock);
    return status;
}

/* The last buffer that starts at or below `address`; its from is 0: there is none. */
MGPU__MODEL mgpu__buffer
mgpu__buffer_below(uintptr_t address)
{
    mgpu__buffer b;
    size_t at;
    memset(&b, 0, sizeof b);
    (void)pthread_mutex_lock(&mgpu__kept.buffer_lock);
    at = mgpu__buffers_below(address);
    if (at > 0)
        b = *mgpu__buffer_entry(at - 1);
    (void)pthread_mutex_unlock(&mgpu__kept.buffer_lock);
    return b;
}

/* The next buffer of mgpu_malloc() behind `from` in which look() finds an address, and the address
 * in *found; its from is 0: there is none. */
MGPU__MODEL mgpu__buffer
mgpu__buffer_find(uintptr_t from, uintptr_t (*look)(const mgpu__buffer *b), uintptr_t *found)
{
    mgpu__buffer b;
    memset(&b, 0, sizeof b);
    *found = 0;
    (void)pthread_mutex_lock(&mgpu__kept.buffer_lock);
    for (size_t i = mgpu__buffers_below(from); i < mgpu__kept.buffer_count && *found == 0; i++)
        if (mgpu__buffer_entry(i)->map.start != NULL) {
            b = *mgpu__buffer_entry(i);
            *found = look(&b);
        }
    (void)pthread_mutex_unlock(&mgpu__kept.buffer_lock);
    if (*found == 0)
        b.from = 0;
    return b;
}

/* Why `bytes` at `address` are not all in one known buffer, as a sentence; false: they are. */
MGPU__MODEL bool
mgpu__outside_of_buffers(char out[320], uint64_t address, uint64_t bytes, const char *what)
{
    const mgpu__buffer nearest = mgpu__buffer_below((uintptr_t)address);
    if (nearest.from != 0 && address + bytes <= nearest.to && address + bytes >= address)
        return false;
    if (address < nearest.to) {
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
    mgpu__buffer b;
    char why[320];
    if (mgpu__outside_of_buffers(why, (uint64_t)(uintptr_t)p, bytes, what)) {
        mgpu__put(mgpu__report_begin(), "%s", why);
        return mgpu__tell_host(MGPU_EMU_ERROR, MGPU_ERROR_INVALID_ARGUMENT);
    }
    b = mgpu__buffer_below((uintptr_t)p);
    return b.map.start != NULL ? mgpu__checks_buffer_used(&b, what) : MGPU_OK;
}

/* What lies from the start of a buffer to that of the next one, or before the first. */
typedef struct mgpu__stretch {
    uintptr_t from, next; /* next 0: nothing is known */
    uintptr_t to;         /* end of the buffer; 0: there is none */
    uintptr_t guarded;    /* end of the guard behind a buffer of mgpu_malloc(); 0: not its */
    uint64_t generation;
} mgpu__stretch;

/* The stretch that holds `address`. Each worker keeps a few, for as long as no buffer comes or goes: what
 * runs often asks again for the same, and takes no lock. */
static inline const mgpu__stretch *
mgpu__stretch_of(uintptr_t address)
{
    static __thread mgpu__stretch kept[8];
    mgpu__stretch *s = &kept[address >> 26 & 7]; /* mappings lie 64 MiB apart, and more */
    const uint64_t generation = __atomic_load_n(&mgpu__buffer_generation, __ATOMIC_ACQUIRE);
    size_t at;
    if (s->generation == generation && address >= s->from && address < s->next)
        return s;
    (void)pthread_mutex_lock(&mgpu__kept.buffer_lock);
    memset(s, 0, sizeof *s);
    s->generation = mgpu__buffer_generation;
    at = mgpu__buffers_below(address);
    s->next = at < mgpu__kept.buffer_count ? mgpu__buffer_entry(at)->from : UINTPTR_MAX;
    if (at > 0) {
        const mgpu__buffer *b = mgpu__buffer_entry(at - 1);
        s->from = b->from;
        s->to = b->to;
        if (b->map.start != NULL)
            s->guarded = (uintptr_t)b->map.start + b->map.bytes + MGPU__GUARD_ZONE;
    }
    (void)pthread_mutex_unlock(&mgpu__kept.buffer_lock);
    return s;
}

/* End the launch unless one known buffer holds all of `bytes` at `address`. */
MGPU__MODEL void
mgpu__check_global(const mgpu__fiber *f, uint64_t address, uint64_t bytes, const char *what,
                   const void *site)
{
    const uint64_t to = mgpu__stretch_of((uintptr_t)address)->to;
    char why[320];
    if ((address >= to || bytes > to - address) &&
        mgpu__outside_of_buffers(why, address, bytes, what))
        mgpu__fail(f, site, "%s", why);
}

/* End the launch if an access meets what is red or guarded behind a buffer of mgpu_malloc(). */
MGPU__MODEL void
mgpu__check_past_end(const mgpu__fiber *f, uintptr_t address, size_t bytes, const char *what,
                     const void *site)
{
    const mgpu__stretch *s = mgpu__stretch_of(address);
    mgpu__buffer b;
    if (address >= s->guarded || address + bytes <= s->to)
        return;
    b = mgpu__buffer_below(address);
    mgpu__fail(f, site, "%s of %zu bytes goes %zu bytes past the end of \"%s\", which has %zu",
               what, bytes, (size_t)(address + bytes - b.to), b.name, (size_t)(b.to - b.from));
}

/* End the launch unless `bytes` at p may be global memory that an instruction reads or writes: aligned, in nobody's
 * shared memory, and not behind a buffer of mgpu_malloc(). */
MGPU__MODEL void
mgpu__check_space(const mgpu__fiber *f, const void *p, uint32_t bytes, const char *what,
                  const void *site)
{
    uint32_t addr;
    if ((uintptr_t)p % bytes != 0)
        mgpu__fail(f, site, "%s: %p is not aligned to %u bytes", what, p, bytes);
    if (mgpu__in_windows(f, p, &addr) != NULL)
        mgpu__fail(f, site,
                   "%s: %p is shared memory, at 0x%08x: the _shared form of the function takes "
                   "mgpu_smem_addr() of it",
                   what, p, addr);
    mgpu__check_past_end(f, (uintptr_t)p, bytes, what, site);
}

/* Whether a known buffer holds the byte at p. */
MGPU__MODEL bool
mgpu__is_known_global(uintptr_t p)
{
    return p < mgpu__stretch_of(p)->to;
}

#endif /* MGPU_EMU_CORE_BUFFER_H */
