/* mgpu/emu/core/stacks.h - the stacks of a cluster's threads; those of launches that are over serve the next.
 * SPDX-License-Identifier: MIT
 *
 *     | guard | thread 0 | tail | guard | thread 1 | tail | ...
 *     pages appear when touched; a stack grows down, toward its guard
 *
 * A guard is a page that faults. A process may not have enough of them, so only the first 8192
 * stacks of a launch do, and the lowest of each cluster. Elsewhere that page is memory, and the
 * tail below it holds a pattern: a thread that has overwritten it is found when its cluster
 * ends, faults or is stuck.
 *
 * To make a guard, and to unmap it, costs more than a small launch. So stacks with guards stay, up to
 * 8192 of them, for the next cluster with as many. Their pages go back, and what the threads of a launch's first
 * clusters find in locals that they have not written is NaN, not the zeros of fresh memory; in those that follow
 * it would cost a page more of each stack. But who keeps a pointer to a local of a launch that is over finds one
 * of the next there, and no fault.
 */
#ifndef MGPU_EMU_CORE_STACKS_H
#define MGPU_EMU_CORE_STACKS_H

#include "kept.h"
#include "machine.h"

enum {
    MGPU__GUARDS_MAX = 8192, /* a process has about 65,000 mappings; a guard takes two */
    MGPU__GUARD_BYTES = 4096,
    MGPU__TAIL_WORDS = 128, /* of 8 bytes, in a page that the stack uses: they cost no memory */
    MGPU__STACK_NAN_BYTES = 2048,
    MGPU__STACK_NAN_CLUSTERS = 4
};
#define MGPU__STACK_NAN    0x7fedfeedu /* of a float: NaN */
#define MGPU__TAIL_PATTERN 0xC5A5A5A5A5A5A55Cu

/* ---- those that wait for a cluster ----------------------------------------------------------------- */

/* Unmap the oldest until there is room for `guards` more, and for so many `more` stacks; under the lock. */
MGPU__MODEL void
mgpu__stacks_make_room(mgpu__idle_stacks *idle, size_t guards, uint32_t more)
{
    uint32_t gone = 0;
    while (gone < idle->count && (idle->guards + guards > MGPU__GUARDS_MAX ||
                                  idle->count - gone + more > MGPU__IDLE_MAX)) {
        const mgpu__stacks *s = &idle->at[gone++];
        (void)munmap(s->start, s->bytes);
        idle->guards -= s->bytes / s->stack_bytes;
    }
    idle->count -= gone;
    memmove(idle->at, idle->at + gone, idle->count * sizeof *idle->at);
}

/* Stacks like these, the last that came; `start` stays NULL: there are none. A launch that has `guards` of its
 * own makes more: then there is room for them. */
MGPU__MODEL void
mgpu__stacks_take(mgpu__stacks *s, size_t guards)
{
    mgpu__idle_stacks *idle = &mgpu__kept.stacks;
    (void)pthread_mutex_lock(&idle->lock);
    for (uint32_t i = idle->count; i-- > 0 && s->start == NULL;) {
        if (idle->at[i].bytes != s->bytes || idle->at[i].stack_bytes != s->stack_bytes)
            continue;
        *s = idle->at[i];
        idle->count--;
        memmove(idle->at + i, idle->at + i + 1, (idle->count - i) * sizeof *idle->at);
        idle->guards -= s->bytes / s->stack_bytes;
    }
    if (s->start == NULL && guards <= MGPU__GUARDS_MAX)
        mgpu__stacks_make_room(idle, guards, 0);
    (void)pthread_mutex_unlock(&idle->lock);
}

/* The upper end of a fresh stack, where accumulators of a kernel lie. */
MGPU__MODEL void
mgpu__stack_unwritten(unsigned char *top)
{
    uint32_t *word = (uint32_t *)(void *)(top - MGPU__STACK_NAN_BYTES);
    for (uint32_t i = 0; i < MGPU__STACK_NAN_BYTES / 4; i++)
        word[i] = MGPU__STACK_NAN;
}

/* A cluster is over. */
MGPU__MODEL void
mgpu__stacks_close(const mgpu__cluster *c)
{
    mgpu__idle_stacks *idle = &mgpu__kept.stacks;
    const mgpu__stacks s = {c->stacks, c->stacks_bytes, c->stack_bytes};
    if (s.start == NULL)
        return;
    if (!c->guarded || s.bytes / s.stack_bytes > MGPU__GUARDS_MAX) {
        (void)munmap(s.start, s.bytes);
        return;
    }
    (void)madvise(s.start, s.bytes, MADV_DONTNEED);
    (void)pthread_mutex_lock(&idle->lock);
    mgpu__stacks_make_room(idle, s.bytes / s.stack_bytes, 1);
    idle->at[idle->count++] = s;
    idle->guards += s.bytes / s.stack_bytes;
    (void)pthread_mutex_unlock(&idle->lock);
}

/* Memory for stacks: if there is none, those that wait go first. MAP_FAILED: there is none. */
MGPU__MODEL void *
mgpu__stacks_map(size_t bytes)
{
    mgpu__idle_stacks *idle = &mgpu__kept.stacks;
    void *p = MAP_FAILED;
    for (int tries = 0; tries < 2 && p == MAP_FAILED; tries++) {
        if (tries == 1) {
            (void)pthread_mutex_lock(&idle->lock);
            mgpu__stacks_make_room(idle, MGPU__GUARDS_MAX, 0);
            (void)pthread_mutex_unlock(&idle->lock);
        }
        p = mmap(mgpu__apart(MGPU__APART_STACKS, bytes), bytes, PROT_READ | PROT_WRITE,
                 MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    }
    return p;
}

/* ---- those of a cluster ---------------------------------------------------------------------------- */

/* What lies below a stack and its guard: the tail of the stack before, MGPU__TAIL_WORDS long. */
MGPU__MODEL uint64_t *
mgpu__tail_below(const mgpu__cluster *c, size_t stack)
{
    return (uint64_t *)(void *)(c->stacks + stack * c->stack_bytes) - MGPU__TAIL_WORDS;
}

/* Of AddressSanitizer, where a program has it: frames of threads that never came back stay poisoned. */
MGPU_EXTERN_C void __asan_unpoison_memory_region(void const volatile *p, size_t bytes)
    __attribute__((weak));

/* Guards for all stacks of a cluster, or tails. false: the lowest has none. */
MGPU__MODEL bool
mgpu__stacks_guard(mgpu__cluster *c, size_t fibers, bool all)
{
    if (mprotect(c->stacks, MGPU__GUARD_BYTES, PROT_NONE) != 0)
        return false;
    c->guarded = all;
    for (size_t i = 1; i < fibers && c->guarded; i++)
        c->guarded =
            mprotect(c->stacks + i * c->stack_bytes, MGPU__GUARD_BYTES, PROT_NONE) == 0;
    for (size_t i = 1; i < fibers && !c->guarded; i++)
        for (uint32_t k = 0; k < MGPU__TAIL_WORDS; k++)
            mgpu__tail_below(c, i)[k] = MGPU__TAIL_PATTERN;
    return true;
}

/* Stacks for all threads of a cluster, each with its guard. false: there is not enough memory. */
MGPU__MODEL bool
mgpu__stacks_open(mgpu__cluster *c, mgpu__launch *l)
{
    const size_t fibers = (size_t)l->cluster_size * l->threads;
    const size_t guards = __atomic_add_fetch(&l->stacks, (uint32_t)fibers, __ATOMIC_RELAXED);
    mgpu__stacks s = {NULL, 0, (size_t)l->config.stack_kb * 1024 + MGPU__GUARD_BYTES};
    bool made = true;
    s.bytes = fibers * s.stack_bytes;
    mgpu__stacks_take(&s, guards);
    c->guarded = s.start != NULL;
    if (!c->guarded)
        s.start = (unsigned char *)mgpu__stacks_map(s.bytes);
    if (s.start == MAP_FAILED)
        return false;
    c->stacks = s.start;
    c->stacks_bytes = s.bytes;
    c->stack_bytes = s.stack_bytes;
    c->fresh = true;
    if (__asan_unpoison_memory_region != NULL)
        __asan_unpoison_memory_region(s.start, s.bytes);
    if (!c->guarded)
        made = mgpu__stacks_guard(c, fibers, guards <= MGPU__GUARDS_MAX);
    return made;
}

/* A thread whose stack has grown into the one below it, where there is no guard page; NULL:
 * none is seen. */
MGPU__MODEL const mgpu__fiber *
mgpu__overflown(const mgpu__cluster *c)
{
    const uint32_t threads = c->worker->launch->threads;
    for (uint32_t i = 1; !c->guarded && i < c->cta_count * threads; i++)
        for (uint32_t k = 0; k < MGPU__TAIL_WORDS; k++)
            if (mgpu__tail_below(c, i)[k] != MGPU__TAIL_PATTERN)
                return mgpu__fiber_at(c->ctas[i / threads], i % threads);
    return NULL;
}

#endif /* MGPU_EMU_CORE_STACKS_H */
