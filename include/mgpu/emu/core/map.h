/* mgpu/emu/core/map.h - memory between guards: what kernels write, and what the model needs.
 * SPDX-License-Identifier: MIT
 *
 *     | guard 1 MiB | whole pages | guard 1 MiB |      64 MiB of nothing      | guard ...
 *
 * A store into a guard is a fault at once, so one that misses what it was meant for by less than a
 * MiB hits nothing else. What kernels write (buffers of mgpu_malloc(), shared memory, stacks) lies
 * apart, where a process has nothing by itself: a store that misses by much more hits nothing
 * either, and in particular not the threads of libc, which have no guards.
 *
 * What there are thousands of, such as clusters, lies densely in slabs. Each in pages of its own, all
 * would begin in the same sets of the caches, and a walk over them would miss at each step.
 */
#ifndef MGPU_EMU_CORE_MAP_H
#define MGPU_EMU_CORE_MAP_H

#include "posix.h"

#include "../../config.h"

#define MGPU__GUARD_ZONE ((size_t)1 << 20)

/* Whole pages between two guards. */
typedef struct mgpu__mapping {
    unsigned char *start; /* NULL: none */
    size_t bytes;
} mgpu__mapping;

enum { MGPU__APART_DATA, MGPU__APART_STACKS };

/* Where `bytes` may lie apart from all else: a hint for mmap(), which takes another place if this one
 * is not free or the address space is smaller. Stacks, which are large, are beside stacks. */
MGPU__MODEL void *
mgpu__apart(int what, size_t bytes)
{
#if UINTPTR_MAX > UINT32_MAX
    static uintptr_t taken[2];
    const uintptr_t room = (uintptr_t)1 << 44, first = 2 * room + (uintptr_t)what * room;
    const uintptr_t gap = (uintptr_t)64 << 20, mib = (uintptr_t)1 << 20;
    const uintptr_t all = (bytes + gap + mib - 1) / mib * mib;
    return (void *)(first + __atomic_fetch_add(&taken[what], all, __ATOMIC_RELAXED) % room);
#else
    (void)what;
    (void)bytes;
    return NULL;
#endif
}

/* Whole pages between two guards, at `where` if that is free, which are guards as well until mprotect()
 * opens them; start NULL: there is not enough address space. */
MGPU__MODEL mgpu__mapping
mgpu__reserve(void *where, size_t bytes)
{
    const size_t page = (size_t)sysconf(_SC_PAGESIZE), guard = MGPU__GUARD_ZONE;
    mgpu__mapping m = {NULL, 0};
    void *all;
    if (bytes > SIZE_MAX / 2)
        return m;
    bytes = (bytes + page - 1) / page * page;
    all = mmap(where, guard + bytes + guard, PROT_NONE,
               MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (all == MAP_FAILED)
        return m;
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

/* At least `bytes`, zero; start NULL: there is not enough memory. */
MGPU__MODEL mgpu__mapping
mgpu__map_at(void *where, size_t bytes)
{
    mgpu__mapping m = mgpu__reserve(where, bytes);
    if (m.start != NULL && mprotect(m.start, m.bytes, PROT_READ | PROT_WRITE) != 0) {
        mgpu__unmap(m);
        m.start = NULL;
    }
    return m;
}

/* For what the model needs. */
MGPU__MODEL mgpu__mapping
mgpu__map(size_t bytes)
{
    return mgpu__map_at(NULL, bytes);
}

/* For what kernels write. */
MGPU__MODEL mgpu__mapping
mgpu__map_apart(size_t bytes)
{
    return mgpu__map_at(mgpu__apart(MGPU__APART_DATA, bytes), bytes);
}

/* ---- slabs ------------------------------------------------------------------------------------------ */

enum { MGPU__SLAB_BYTES = 1 << 20 };

/* Memory that is taken in pieces and goes all at once, between guards. */
typedef struct mgpu__slabs {
    mgpu__mapping last; /* begins with the mapping of the one before */
    size_t used;        /* of the last */
} mgpu__slabs;

/* `bytes`, zero, aligned to 64; NULL: there is not enough memory. */
MGPU__MODEL void *
mgpu__slabs_take(mgpu__slabs *s, size_t bytes)
{
    const size_t all = (bytes + 63) / 64 * 64, slab = MGPU__SLAB_BYTES;
    void *p;
    if (s->last.bytes - s->used < all) {
        const mgpu__mapping more = mgpu__map(all + 64 > slab ? all + 64 : slab);
        if (more.start == NULL)
            return NULL;
        memcpy(more.start, &s->last, sizeof s->last);
        s->last = more;
        s->used = 64;
    }
    p = s->last.start + s->used;
    s->used += all;
    return p;
}

MGPU__MODEL void
mgpu__slabs_free(mgpu__slabs *s)
{
    while (s->last.start != NULL) {
        const mgpu__mapping m = s->last;
        memcpy(&s->last, m.start, sizeof s->last);
        mgpu__unmap(m);
    }
}

#endif /* MGPU_EMU_CORE_MAP_H */
