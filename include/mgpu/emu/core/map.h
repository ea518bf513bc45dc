/* mgpu/emu/core/map.h - memory between guards: the buffers of mgpu_malloc(), and the model's own.
 * SPDX-License-Identifier: MIT
 *
 *     | guard 1 MiB | whole pages | guard 1 MiB |
 *
 * A store into a guard is a fault at once, so one that misses what it was meant for by less than a
 * MiB hits nothing else.
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
