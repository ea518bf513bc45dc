/* mgpu/emu/check/global.h - who has touched global memory: its pages, which all workers share.
 * SPDX-License-Identifier: MIT
 *
 *     page of 4 KiB    32 lines (shadow.h), made when it is first touched, with a lock
 *     tree             from an address to its page: four levels of 512
 *
 * A launch knows all that was done before it began, so nothing is remembered; a programmatic one does
 * not, until it has waited (griddepcontrol.wait): what the launches before it did stays.
 */
#ifndef MGPU_EMU_CHECK_GLOBAL_H
#define MGPU_EMU_CHECK_GLOBAL_H

#include "../core/check.h"
#include "flag.h"
#include "packed.h"

#include <sched.h>

enum {
    MGPU__PAGE_BYTES = 4096,
    MGPU__PAGE_LINES = MGPU__PAGE_BYTES / MGPU__LINE_BYTES,
    MGPU__TREE_BITS = 9, /* of each level */
    MGPU__TREE_LEVELS = 4,
    MGPU__TRACES_TAKEN = 256, /* by a cluster at once */
    /* so many traces, 24 MiB; and for each page those that make a quarter of its bytes, with it: one of each line, and two */
    MGPU__TRACES_FREE = 1 << 20,
    MGPU__TRACES_OF_PAGE = 34
};
#define MGPU__PAGES_BYTES  ((size_t)1 << 31) /* of address space: memory comes when touched */
#define MGPU__TRACES_BYTES ((size_t)1 << 31)
#define MGPU__KEPT_BYTES   ((size_t)32 << 20) /* of each, from launch to launch */

typedef struct mgpu__page {
    uint32_t first[MGPU__PAGE_LINES]; /* of each line the newest trace; 0: none */
    bool locked;                      /* atomic */
} mgpu__page;

typedef struct mgpu__branch {
    void *to[1 << MGPU__TREE_BITS]; /* atomic: branches, or pages */
} mgpu__branch;

/* Of the process: there is one launch at a time. */
static struct {
    mgpu__mapping pages, traces; /* start NULL: not yet, or there is no address space */
    size_t pages_used;           /* atomic */
    uint32_t page_count;         /* atomic */
    uint32_t traces_used;        /* atomic */
    uint32_t first;              /* number of this launch's first cluster */
    uint64_t launches;
    bool synchronized; /* atomic: the host has waited since the last launch */
    mgpu__branch root;
} mgpu__global;

/* Zeros for a page or a branch; NULL: there is no room. */
MGPU__MODEL void *
mgpu__global_take(size_t bytes)
{
    const size_t all = (bytes + 63) / 64 * 64;
    const size_t at = __atomic_fetch_add(&mgpu__global.pages_used, all, __ATOMIC_RELAXED);
    if (at + all > mgpu__global.pages.bytes)
        return NULL;
    return memset(mgpu__global.pages.start + at, 0, all);
}

/* What is behind a branch; it is made if nothing is. NULL: there is no room. */
MGPU__MODEL void *
mgpu__branch_to(mgpu__branch *b, uint32_t i, size_t bytes)
{
    void *to = __atomic_load_n(&b->to[i], __ATOMIC_ACQUIRE), *made;
    if (to != NULL)
        return to;
    made = mgpu__global_take(bytes);
    if (made == NULL || __atomic_compare_exchange_n(&b->to[i], &to, made, false,
                                                    __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
        if (bytes == sizeof(mgpu__page))
            (void)__atomic_add_fetch(&mgpu__global.page_count, 1, __ATOMIC_RELAXED);
        return made;
    }
    return to; /* somebody else was first: what was taken lies idle */
}

/* The page of an address; NULL: there is no room. */
MGPU__MODEL mgpu__page *
mgpu__page_of(uint64_t address)
{
    static __thread mgpu__branch *last; /* of this worker: copies come in rows */
    static __thread uint64_t last_key;
    const uint32_t mask = (1u << MGPU__TREE_BITS) - 1;
    const uint64_t number = address / MGPU__PAGE_BYTES;
    const uint64_t key = number >> MGPU__TREE_BITS | mgpu__global.launches << 40;
    mgpu__branch *b = last_key == key ? last : NULL;
    if (b == NULL) {
        b = &mgpu__global.root;
        for (uint32_t level = MGPU__TREE_LEVELS - 1; level > 0 && b != NULL; level--)
            b = (mgpu__branch *)mgpu__branch_to(
                b, (uint32_t)(number >> level * MGPU__TREE_BITS) & mask, sizeof *b);
        last = b;
        last_key = key;
    }
    return b == NULL
               ? NULL
               : (mgpu__page *)mgpu__branch_to(b, (uint32_t)number & mask, sizeof(mgpu__page));
}

static inline void
mgpu__page_lock(mgpu__page *p)
{
    while (__atomic_test_and_set(&p->locked, __ATOMIC_ACQUIRE))
        (void)sched_yield();
}

static inline void
mgpu__page_unlock(mgpu__page *p)
{
    __atomic_clear(&p->locked, __ATOMIC_RELEASE);
}

/* A cluster has few slots left: some more, if there is room. A line takes one, and one for each trace that gets holes. */
MGPU__MODEL void
mgpu__traces_more(mgpu__traces *s)
{
    const uint64_t pages = __atomic_load_n(&mgpu__global.page_count, __ATOMIC_RELAXED);
    const uint64_t room = MGPU__TRACES_FREE + pages * MGPU__TRACES_OF_PAGE;
    const uint32_t taken = MGPU__TRACES_TAKEN;
    uint32_t from;
    if (s->given + s->end - s->used > MGPU__TRACES_OF_LINE ||
        __atomic_load_n(&mgpu__global.traces_used, __ATOMIC_RELAXED) >= room)
        return;
    from = __atomic_fetch_add(&mgpu__global.traces_used, taken, __ATOMIC_RELAXED);
    if ((from + taken) * sizeof *s->at > mgpu__global.traces.bytes)
        return;
    s->at = (mgpu__packed *)(void *)mgpu__global.traces.start;
    while (s->used != s->end)
        mgpu__slot_give(s, s->used++);
    s->used = from;
    s->end = from + taken;
}

/* Do so many traces remember global memory that a quarter of it will not do if each of its readers has one? Then the
 * last few must: who writes there without order has most often all of them against it. */
static inline bool
mgpu__traces_are_many(void)
{
    return __atomic_load_n(&mgpu__global.traces_used, __ATOMIC_RELAXED) >=
           MGPU__TRACES_FREE / 2;
}

void
mgpu_emu_synchronize(void)
{
    __atomic_store_n(&mgpu__global.synchronized, true, __ATOMIC_RELEASE);
}

/* A launch begins. `programmatic`: it may touch what those before it do. */
MGPU__MODEL void
mgpu__global_begin(bool programmatic, uint32_t clusters)
{
    static uint32_t before; /* clusters of the launch before */
    const bool synchronized =
        __atomic_exchange_n(&mgpu__global.synchronized, false, __ATOMIC_ACQ_REL);
    const bool goes_on = programmatic && !synchronized;
    if (mgpu__global.pages.start == NULL) {
        mgpu__global.pages = mgpu__map(MGPU__PAGES_BYTES);
        mgpu__global.traces = mgpu__map(MGPU__TRACES_BYTES);
        if (mgpu__global.traces.start == NULL)
            mgpu__global.pages.bytes = 0; /* nothing is remembered */
    }
    mgpu__global.launches++;
    mgpu__global.first = goes_on ? mgpu__global.first + before : 0;
    before = clusters;
    if (goes_on)
        return;
    mgpu__flags_begin();
    for (uint32_t i = 0; i < 2; i++) { /* what a large launch took goes back */
        const mgpu__mapping m = i == 0 ? mgpu__global.pages : mgpu__global.traces;
        const size_t used =
            i == 0 ? mgpu__global.pages_used : mgpu__global.traces_used * sizeof(mgpu__packed);
        if (m.start != NULL && used > MGPU__KEPT_BYTES)
            (void)madvise(m.start, m.bytes, MADV_DONTNEED);
    }
    memset(&mgpu__global.root, 0, sizeof mgpu__global.root);
    mgpu__global.pages_used = 0;
    mgpu__global.page_count = 0;
    mgpu__global.traces_used = 1;
}

/* ---- what core/ calls ---------------------------------------------------------------------------------- */

MGPU__MODEL void
mgpu__global_launch_began(mgpu__launch *l)
{
    mgpu__global_begin(l->programmatic, l->clusters);
}

/* The host copies to or from a buffer, or frees it: it has waited. */
MGPU__MODEL mgpu_status
mgpu__global_buffer_used(const struct mgpu__buffer *b, const char *what)
{
    (void)b;
    (void)what;
    mgpu_emu_synchronize();
    return MGPU_OK;
}

static const mgpu__check mgpu__global_check = {mgpu__global_launch_began, NULL, NULL,
                                               mgpu__global_buffer_used};

MGPU__CHECK(global)

#endif /* MGPU_EMU_CHECK_GLOBAL_H */
