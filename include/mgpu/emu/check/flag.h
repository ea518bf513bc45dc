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
#include "../core/table.h"
#include "past.h"

typedef struct mgpu__flag {
    mgpu__key key;
    uint32_t number, block, thread; /* who wrote it last: cluster, block, thread in the block */
    mgpu__past *tells
        [4]; /* that block, where .cta scope is enough; that cluster; all; who has a fence.sc behind */
    const void *site; /* of that store */
} mgpu__flag;

/* What a thread found in the word that it loaded last: for reports. */
typedef struct mgpu__flag_seen {
    const void *site, *store; /* of the load, NULL: there was none; of who stored it */
    bool told, taken;         /* it told this thread something; and that is known */
    bool released, relaxed;   /* it told somebody; the load is relaxed */
    bool waits; /* it is in shared memory, and looked at by a load, or again and again */
    const void *word;
    mgpu__past
        *ordered;  /* what it tells whoever has a fence.sc behind the load; one reference */
    uint32_t from; /* who stored is of this block, this cluster, another: 0, 1, 2 */
} mgpu__flag_seen;

enum { MGPU__FLAG_TABLES = 64, MGPU__FLAGS_OF_TABLE = 8192 };

/* Zeros at first. */
typedef struct mgpu__flags {
    pthread_mutex_t lock; /* zeros are a mutex that nobody holds: PTHREAD_MUTEX_INITIALIZER */
    mgpu__table table;    /* mgpu__flag */
} mgpu__flags;

/* Of global memory: an address has its table. Those of shared memory are the cluster's (order.h). */
static mgpu__flags mgpu__flags_global[MGPU__FLAG_TABLES];

/* The flag of this word; NULL: there is none, or with `make` no memory for it, or `room` of them are
 * there. Lock held. */
static inline mgpu__flag *
mgpu__flag_find(mgpu__flags *t, const void *p, bool make, uint32_t room)
{
    const uintptr_t at = (uintptr_t)p;
    mgpu__flag *flag = (mgpu__flag *)mgpu__table_find(&t->table, sizeof(mgpu__flag), at);
    if (flag != NULL || !make)
        return flag;
    if (t->table.count < room)
        flag = (mgpu__flag *)mgpu__table_make(&t->table, sizeof(mgpu__flag), at);
    if (flag == NULL)
        __atomic_store_n(&mgpu__past_full, true, __ATOMIC_RELAXED);
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

/* f, of cluster `number`, loads, stores or changes the word p, in shared memory with these flags or, if that is NULL,
 * in global memory, with what it tells: its block, its cluster,
 * all. Returns what the word told f before, one reference; *was: of whom, and the like. */
MGPU__MODEL mgpu__past *
mgpu__flag_meet(const mgpu__fiber *f, uint32_t number, mgpu__flags *shared, mgpu__sync what,
                const void *p, mgpu__past *const tells[4], const void *site,
                mgpu__flag_seen *was)
{
    mgpu__flags *t =
        shared != NULL ? shared : &mgpu__flags_global[mgpu__key_hash((uintptr_t)p) >> 58];
    mgpu__past *seen = NULL;
    mgpu__flag *flag;
    (void)pthread_mutex_lock(&t->lock);
    flag = mgpu__flag_find(t, p, tells[0] != NULL || tells[3] != NULL,
                           shared != NULL ? UINT32_MAX : (uint32_t)MGPU__FLAGS_OF_TABLE);
    was->from = flag == NULL || flag->number != number ? 2 : flag->block != f->cta->index;
    if (flag != NULL && what != MGPU__SYNC_STORE)
        seen = mgpu__past_keep(flag->tells[was->from]);
    was->ordered =
        flag != NULL && what != MGPU__SYNC_STORE ? mgpu__past_keep(flag->tells[3]) : NULL;
    was->store = flag != NULL ? flag->site : NULL;
    was->released = flag != NULL && flag->tells[0] != NULL;
    was->told = seen != NULL;
    if (flag != NULL && what != MGPU__SYNC_LOAD) {
        /* an atomic goes on with what was released, and so does who released it itself */
        const bool keep =
            what == MGPU__SYNC_RMW || (was->from == 0 && flag->thread == f->thread);
        for (uint32_t i = 0; i < was->from; i++)
            mgpu__flag_put(&flag->tells[i], flag->tells[was->from], false);
        flag->number = number;
        flag->block = f->cta->index;
        flag->thread = f->thread;
        flag->site = site;
        for (uint32_t i = 0; i < 4; i++)
            mgpu__flag_put(&flag->tells[i], tells[i], keep);
    }
    (void)pthread_mutex_unlock(&t->lock);
    return seen;
}

MGPU__MODEL void
mgpu__flags_clear(mgpu__flags *flags)
{
    mgpu__table *t = &flags->table;
    for (uint32_t i = 0; i < t->capacity; i++)
        for (uint32_t far = 0; far < 4; far++)
            mgpu__past_drop(((mgpu__flag *)t->at)[i].tells[far]);
    free(t->at);
    memset(t, 0, sizeof *t);
}

/* A launch begins, and knows all that was before. */
MGPU__MODEL void
mgpu__flags_begin(void)
{
    for (uint32_t i = 0; i < MGPU__FLAG_TABLES; i++)
        mgpu__flags_clear(&mgpu__flags_global[i]);
    mgpu__past_full = false;
}

#endif /* MGPU_EMU_CHECK_FLAG_H */
