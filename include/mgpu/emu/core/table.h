/* mgpu/emu/core/table.h - tables of entries that are found by an address.
 * SPDX-License-Identifier: MIT
 *
 *     typedef struct entry { mgpu__key key; ... } entry;       an entry begins with its key
 *     entry *e = (entry *)mgpu__table_make(&table, sizeof *e, at);
 *
 * A table of zeros is empty. An entry stands at the hash of its key, or behind; at least half of them are
 * free. All move when more come.
 */
#ifndef MGPU_EMU_CORE_TABLE_H
#define MGPU_EMU_CORE_TABLE_H

#include "../../config.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct mgpu__key {
    uintptr_t at; /* 0: this entry is free */
} mgpu__key;

typedef struct mgpu__table {
    void *at;
    uint32_t count, capacity; /* capacity: a power of two, or 0 */
} mgpu__table;

static inline uint64_t
mgpu__key_hash(uintptr_t at)
{
    return (uint64_t)at * 0x9E3779B97F4A7C15u;
}

/* The i-th entry, free or not. */
static inline mgpu__key *
mgpu__table_entry(const mgpu__table *t, size_t bytes, uint32_t i)
{
    return (mgpu__key *)(void *)((char *)t->at + i * bytes);
}

/* The entry of this key, or the free one that it would have. */
static inline mgpu__key *
mgpu__table_place(const mgpu__table *t, size_t bytes, uintptr_t at)
{
    uint32_t i = (uint32_t)(mgpu__key_hash(at) >> 32);
    mgpu__key *k;
    do {
        k = mgpu__table_entry(t, bytes, i++ & (t->capacity - 1));
    } while (k->at != 0 && k->at != at);
    return k;
}

MGPU__MODEL bool
mgpu__table_grow(mgpu__table *t, size_t bytes)
{
    const uint32_t capacity = t->capacity == 0 ? 64 : 2 * t->capacity;
    mgpu__table more = {calloc(capacity, bytes), t->count, capacity};
    if (more.at == NULL)
        return false;
    for (uint32_t i = 0; i < t->capacity; i++) {
        const mgpu__key *k = mgpu__table_entry(t, bytes, i);
        if (k->at != 0)
            memcpy(mgpu__table_place(&more, bytes, k->at), k, bytes);
    }
    free(t->at);
    *t = more;
    return true;
}

/* The entry of this key; NULL: there is none. */
static inline void *
mgpu__table_find(const mgpu__table *t, size_t bytes, uintptr_t at)
{
    mgpu__key *k = t->capacity != 0 ? mgpu__table_place(t, bytes, at) : NULL;
    return k != NULL && k->at != 0 ? k : NULL;
}

/* The same, made of zeros if there is none; NULL: there is no memory for it. */
static inline void *
mgpu__table_make(mgpu__table *t, size_t bytes, uintptr_t at)
{
    mgpu__key *k = (mgpu__key *)mgpu__table_find(t, bytes, at);
    if (k != NULL)
        return k;
    if (2 * t->count >= t->capacity && !mgpu__table_grow(t, bytes))
        return NULL;
    k = mgpu__table_place(t, bytes, at);
    k->at = at;
    t->count++;
    return k;
}

/* All are free again. */
static inline void
mgpu__table_clear(mgpu__table *t, size_t bytes)
{
    if (t->capacity != 0)
        memset(t->at, 0, t->capacity * bytes);
    t->count = 0;
}

#endif /* MGPU_EMU_CORE_TABLE_H */
