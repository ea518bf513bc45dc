/* mgpu/emu/check/flag.h - flags: words of memory through which threads of a launch tell each other.
 * SPDX-License-Identifier: MIT
 *
 *     st.release, or a fence and a store     the word holds what the thread knows (past.h)
 *     ld.acquire, or a load and a fence      who loads it knows that, too
 *     atom                                   both: what was there stays
 *
 * Most words that atomics use are no flags: an entry is made when there is something to tell.
 */
#ifndef MGPU_EMU_CHECK_FLAG_H
#define MGPU_EMU_CHECK_FLAG_H

#include "../core/judge.h"
#include "past.h"

typedef struct mgpu__flag {
    const void *p;                  /* NULL: this entry is free */
    uint32_t cluster;               /* whose shared memory it is in; MGPU__FLAG_GLOBAL */
    uint32_t number, block, thread; /* who wrote it last: cluster, block, thread in the block */
    mgpu__past *tells[3]; /* that block, where .cta scope is enough; that cluster; all */
} mgpu__flag;

#define MGPU__FLAG_GLOBAL UINT32_MAX
enum { MGPU__FLAG_TABLES = 64 };

/* Of the launch: an address has its table. Zeros at first. */
static struct mgpu__flags {
    pthread_mutex_t lock; /* zeros are a mutex that nobody holds: PTHREAD_MUTEX_INITIALIZER */
    mgpu__flag *at;       /* at its hash, or behind */
    uint32_t count, capacity;
} mgpu__flags[MGPU__FLAG_TABLES];

static inline uint64_t
mgpu__flag_hash(const void *p, uint32_t cluster)
{
    return ((uint64_t)(uintptr_t)p ^ (uint64_t)cluster << 48) * 0x9E3779B97F4A7C15u;
}

/* The entry of this word, or the free one that it would have. Lock held. */
MGPU__MODEL mgpu__flag *
mgpu__flag_in(mgpu__flag *all, uint32_t capacity, const void *p, uint32_t cluster)
{
    uint32_t i = (uint32_t)(mgpu__flag_hash(p, cluster) >> 20) & (capacity - 1);
    while (all[i].p != NULL && (all[i].p != p || all[i].cluster != cluster))
        i = (i + 1) & (capacity - 1);
    return &all[i];
}

/* The flag of this word; NULL: there is none, or with `make` no memory for it. Lock held. */
MGPU__MODEL mgpu__flag *
mgpu__flag_find(struct mgpu__flags *t, const void *p, uint32_t cluster, bool make)
{
    mgpu__flag *flag;
    if (make && 2 * t->count >= t->capacity) {
        const uint32_t capacity = t->capacity == 0 ? 64 : 2 * t->capacity;
        mgpu__flag *more = (mgpu__flag *)calloc(capacity, sizeof *more);
        if (more == NULL)
            return NULL;
        for (uint32_t i = 0; i < t->capacity; i++)
            if (t->at[i].p != NULL)
                *mgpu__flag_in(more, capacity, t->at[i].p, t->at[i].cluster) = t->at[i];
        free(t->at);
        t->at = more;
        t->capacity = capacity;
    }
    if (t->capacity == 0)
        return NULL;
    flag = mgpu__flag_in(t->at, t->capacity, p, cluster);
    if (flag->p == NULL && !make)
        return NULL;
    if (flag->p == NULL) {
        flag->p = p;
        flag->cluster = cluster;
        t->count++;
    }
    return flag;
}

/* What a flag holds becomes `fresh`, and with `keep` stays as well. */
MGPU__MODEL void
mgpu__flag_put(mgpu__past **holds, mgpu__past *fresh, bool keep)
{
    mgpu__past *now = keep ? mgpu__past_join(*holds, fresh) : mgpu__past_keep(fresh);
    mgpu__past_drop(*holds);
    *holds = now;
}

/* f, of cluster `number`, loads, stores or changes the word p, with what it tells: its block, its cluster,
 * all. Returns what the word told f before, one reference; *from: the last who wrote it is of f's block (0),
 * of its cluster (1), or of another (2). */
MGPU__MODEL mgpu__past *
mgpu__flag_meet(const mgpu__fiber *f, uint32_t number, bool shared, mgpu__sync what,
                const void *p, mgpu__past *const tells[3], uint32_t *from)
{
    const uint32_t cluster = shared ? number : MGPU__FLAG_GLOBAL;
    struct mgpu__flags *t = &mgpu__flags[mgpu__flag_hash(p, cluster) >> 58];
    mgpu__past *seen = NULL;
    mgpu__flag *flag;
    (void)pthread_mutex_lock(&t->lock);
    flag = mgpu__flag_find(t, p, cluster, tells[0] != NULL);
    *from = flag == NULL || flag->number != number ? 2 : flag->block != f->cta->index;
    if (flag != NULL && what != MGPU__SYNC_STORE)
        seen = mgpu__past_keep(flag->tells[*from]);
    if (flag != NULL && what != MGPU__SYNC_LOAD) {
        /* an atomic goes on with what was released, and so does who released it itself */
        const bool keep = what == MGPU__SYNC_RMW || (*from == 0 && flag->thread == f->thread);
        for (uint32_t i = 0; i < *from; i++)
            mgpu__flag_put(&flag->tells[i], flag->tells[*from], false);
        flag->number = number;
        flag->block = f->cta->index;
        flag->thread = f->thread;
        for (uint32_t i = 0; i < 3; i++)
            mgpu__flag_put(&flag->tells[i], tells[i], keep);
    }
    (void)pthread_mutex_unlock(&t->lock);
    return seen;
}

/* A launch begins, and knows all that was before. */
MGPU__MODEL void
mgpu__flags_begin(void)
{
    for (uint32_t i = 0; i < MGPU__FLAG_TABLES; i++) {
        struct mgpu__flags *t = &mgpu__flags[i];
        for (uint32_t k = 0; k < t->capacity; k++)
            for (uint32_t far = 0; far < 3; far++)
                mgpu__past_drop(t->at[k].tells[far]);
        free(t->at);
        t->at = NULL;
        t->count = t->capacity = 0;
    }
}

#endif /* MGPU_EMU_CHECK_FLAG_H */
