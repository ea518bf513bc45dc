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
    const void *p;    /* NULL: this entry is free */
    uint32_t cluster; /* whose shared memory it is in; MGPU__FLAG_GLOBAL */
    uint32_t block;   /* of who wrote it last */
    mgpu__past *near; /* for threads of that block: .cta scope is enough */
    mgpu__past *far;  /* for all others */
} mgpu__flag;

#define MGPU__FLAG_GLOBAL UINT32_MAX
enum { MGPU__FLAG_TABLES = 64 };

/* Of the launch: an address has its table. Zeros at first. */
static struct mgpu__flags {
    pthread_mutex_t lock;
    mgpu__flag *at; /* at its hash, or behind */
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

/* f loads, stores or changes the word p, with what it tells: to its block, to others. Returns what the
 * word told before, one reference; *same: by a thread of f's block. */
MGPU__MODEL mgpu__past *
mgpu__flag_meet(const mgpu__fiber *f, uint32_t cluster, mgpu__sync what, const void *p,
                mgpu__past *near, mgpu__past *far, bool *same)
{
    struct mgpu__flags *t = &mgpu__flags[mgpu__flag_hash(p, cluster) >> 58];
    mgpu__past *seen = NULL;
    mgpu__flag *flag;
    (void)pthread_mutex_lock(&t->lock);
    flag = mgpu__flag_find(t, p, cluster, near != NULL);
    *same = flag != NULL && flag->block == f->cta->index;
    if (flag != NULL && what != MGPU__SYNC_STORE)
        seen = mgpu__past_keep(*same ? flag->near : flag->far);
    if (flag != NULL && what != MGPU__SYNC_LOAD) {
        if (!*same)
            mgpu__flag_put(&flag->near, flag->far, false);
        flag->block = f->cta->index;
        mgpu__flag_put(&flag->near, near, what == MGPU__SYNC_RMW);
        mgpu__flag_put(&flag->far, far, what == MGPU__SYNC_RMW);
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
        for (uint32_t k = 0; k < t->capacity; k++) {
            mgpu__past_drop(t->at[k].near);
            mgpu__past_drop(t->at[k].far);
        }
        free(t->at);
        memset(t, 0, sizeof *t);
        (void)pthread_mutex_init(&t->lock, NULL);
    }
}

#endif /* MGPU_EMU_CHECK_FLAG_H */
