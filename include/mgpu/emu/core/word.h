/* mgpu/emu/core/word.h - words that several workers share: what is told of one, and what is done to it.
 * SPDX-License-Identifier: MIT
 *
 *     worker 0    tells  |              | adds      who came last by the value would know nothing
 *     worker 1           | tells | adds |           of worker 1: so both are one step, under a lock
 *
 * A volatile access the compiler makes by itself, behind what is told of it. What a load may have brought
 * is looked at again before its thread can make use of it: at its next fence, barrier or volatile access.
 */
#ifndef MGPU_EMU_CORE_WORD_H
#define MGPU_EMU_CORE_WORD_H

#include "judge.h"

enum { MGPU__WORD_LOCKS = 64 };

/* Of a word's address. Zeros are mutexes that nobody holds: PTHREAD_MUTEX_INITIALIZER. */
static pthread_mutex_t mgpu__word_locks[MGPU__WORD_LOCKS];

/* That this worker holds; NULL: none. A fault in between leaves it. */
static __thread pthread_mutex_t *mgpu__word_held;

/* Do other workers touch what f touches, and is it judged? */
static inline bool
mgpu__word_is_shared(const mgpu__fiber *f)
{
    const mgpu__launch *l = mgpu__launch_of(f);
    return l->judged && l->worker_count > 1;
}

/* Hold the word p until mgpu__word_done(). */
static inline pthread_mutex_t *
mgpu__word_hold(const void *p)
{
    pthread_mutex_t *lock =
        &mgpu__word_locks[(uint64_t)(uintptr_t)p / 8 * 0x9E3779B97F4A7C15u >> 58];
    (void)pthread_mutex_lock(lock);
    mgpu__word_held = lock;
    return lock;
}

/* Tell of the word p; hold it where workers share it, until mgpu__word_done(). */
static inline pthread_mutex_t *
mgpu__word_tell(mgpu__fiber *f, mgpu__sync what, const void *p, uint32_t how, const void *site)
{
    pthread_mutex_t *lock = mgpu__word_is_shared(f) ? mgpu__word_hold(p) : NULL;
    MGPU__TELL(f, synced, f, what, p, how, site);
    return lock;
}

static inline void
mgpu__word_done(pthread_mutex_t *lock)
{
    if (lock == NULL)
        return;
    mgpu__word_held = NULL;
    (void)pthread_mutex_unlock(lock);
}

/* What this worker did has ended with a fault. */
static inline void
mgpu__word_fault(void)
{
    mgpu__word_done(mgpu__word_held);
}

/* f loads p behind this. */
static inline void
mgpu__word_will_load(mgpu__fiber *f, const void *p)
{
    if (mgpu__word_is_shared(f))
        f->loaded = p;
}

/* f has loaded it: what the word told between. */
static inline void
mgpu__word_loaded(mgpu__fiber *f)
{
    const void *p = f->loaded;
    f->loaded = NULL;
    if (p != NULL)
        mgpu__word_done(
            mgpu__word_tell(f, MGPU__SYNC_LOAD, p, MGPU__RELAXED | MGPU__SCOPE_SYS, f->site));
}

#endif /* MGPU_EMU_CORE_WORD_H */
