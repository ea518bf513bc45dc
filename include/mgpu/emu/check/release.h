/* mgpu/emu/check/release.h - what a thread hands on: to who comes behind its fence, and to other clusters.
 * SPDX-License-Identifier: MIT
 *
 *     release    what a thread knows (a clock, which others share) and has done itself, at a fence or a
 *                store: so a fence of each thread of a large block costs no clock of its own
 */
#ifndef MGPU_EMU_CHECK_RELEASE_H
#define MGPU_EMU_CHECK_RELEASE_H

#include "clock.h"

/* ---- what other clusters are told ------------------------------------------------------------------ */

/* What c knows, for other clusters: c is of cluster `number`; with `sc`, what fence.sc orders of it. c keeps it.
 * NULL: there is no memory. */
MGPU__MODEL mgpu__past *
mgpu__clock_told(const mgpu__clocks *all, mgpu__clock *c, uint32_t number, bool sc)
{
    mgpu__moment *m =
        c->told[sc] == NULL ? mgpu__moment_new(number, all->threads, c->places) : NULL;
    if (m == NULL)
        return c->told[sc];
    memcpy(m->at, c->at, c->places * sizeof *c->at);
    for (uint32_t i = 0; i < all->threads && sc; i++)
        m->at[i] = c->spaces > MGPU__SC_SPACE ? c->fenced[MGPU__SC_SPACE][i] : 0;
    for (uint32_t i = 0; i < c->spaces && i < MGPU__MOMENT_SPACES; i++)
        memcpy(m->fenced + i * all->threads, c->fenced[i], all->threads * sizeof *m->fenced);
    c->told[sc] = mgpu__past_with(sc ? c->past_sc : c->past,
                                  m); /* what c->past has of this cluster, c has, too */
    return c->told[sc];
}

/* The same, the other way round: a clock of cluster `number` that knows it; one reference. */
MGPU__MODEL mgpu__clock *
mgpu__clock_of_past(mgpu__clocks *all, mgpu__past *past, uint32_t number)
{
    mgpu__clock_made *made = mgpu__clock_memory(all, past->id, 0, MGPU__CLOCK_PAST);
    const mgpu__moment *m = mgpu__past_at(past, number);
    mgpu__clock *c;
    if (mgpu__clock_remembered(made, past->id, 0, MGPU__CLOCK_PAST))
        return mgpu__clock_keep(made->made);
    if (all->spaces < MGPU__SC_SPACE)
        all->spaces = MGPU__SC_SPACE; /* a past has all of them */
    c = mgpu__clock_new(all);
    if (c == NULL)
        return NULL;
    c->past = mgpu__past_keep(past);
    if (m != NULL)
        mgpu__moment_read(m, c->at, c->fenced[0]);
    mgpu__clock_remember(all, made, past->id, 0, MGPU__CLOCK_PAST, c);
    return c;
}

/* ---- a release --------------------------------------------------------------------------------------- */

typedef struct mgpu__release {
    struct mgpu__release *next, *before; /* all of a cluster */
    uint32_t refs;
    uint32_t by, time, fenced[MGPU__SPACES]; /* the thread, and what it did: clock.h */
    bool sc;                                 /* of what it knew, that which fence.sc orders */
    mgpu__clock *knew;                       /* what it knew; NULL: nothing */
    mgpu__past *told; /* all of it, as other clusters see it; NULL: not asked yet */
} mgpu__release;

/* One reference; NULL: there is no memory. */
MGPU__MODEL mgpu__release *
mgpu__release_new(mgpu__clocks *all, mgpu__clock *knew, uint32_t by, uint32_t time,
                  const uint32_t fenced[MGPU__SPACES])
{
    mgpu__release *r = (mgpu__release *)calloc(1, sizeof *r);
    if (r == NULL) {
        all->lost = true;
        return NULL;
    }
    r->refs = 1;
    r->by = by;
    r->time = time;
    memcpy(r->fenced, fenced, sizeof r->fenced);
    r->knew = mgpu__clock_keep(knew);
    r->next = all->releases;
    if (r->next != NULL)
        r->next->before = r;
    all->releases = r;
    return r;
}

MGPU__MODEL void
mgpu__release_drop(mgpu__clocks *all, mgpu__release *r)
{
    if (r == NULL || --r->refs != 0)
        return;
    if (r->next != NULL)
        r->next->before = r->before;
    if (r->before != NULL)
        r->before->next = r->next;
    else
        all->releases = r->next;
    mgpu__clock_drop(all, r->knew);
    mgpu__past_drop(r->told);
    free(r);
}

/* *was becomes `now`, which stays the caller's, too. */
MGPU__MODEL void
mgpu__release_becomes(mgpu__clocks *all, mgpu__release **was, mgpu__release *now)
{
    if (now != NULL)
        now->refs++;
    mgpu__release_drop(all, *was);
    *was = now;
}

/* It, for other clusters: it is of cluster `number`. It keeps it. NULL: there is no memory. */
MGPU__MODEL mgpu__past *
mgpu__release_told(const mgpu__clocks *all, mgpu__release *r, uint32_t number)
{
    mgpu__past *knew = r->knew != NULL ? mgpu__clock_told(all, r->knew, number, r->sc) : NULL;
    if (r->told == NULL)
        r->told =
            mgpu__past_with(knew, mgpu__moment_on(mgpu__past_at(knew, number), number,
                                                  all->threads, r->by, r->time, r->fenced));
    return r->told;
}

/* A cluster is over: all of its clocks are, and its releases. */
MGPU__MODEL void
mgpu__clocks_clear(mgpu__clocks *all)
{
    while (all->releases != NULL) {
        mgpu__release *next = all->releases->next;
        mgpu__past_drop(all->releases->told);
        free(all->releases);
        all->releases = next;
    }
    mgpu__clocks_free(all);
}

/* ---- where a thread hands on what it did ------------------------------------------------------------- */

enum { MGPU__HANDED = 8 };

/* All of it, or to whom? */
typedef enum mgpu__hands {
    MGPU__HANDS_ON,
    MGPU__HANDS_TO_WARP, /* __syncwarp() */
    MGPU__HANDS_RELAXED,
    MGPU__HANDS_NARROW /* a wait of CTA scope, and others are of another block */
} mgpu__hands;

/* Its last arrivals, each with the time up to which it was the first of its kind. */
typedef struct mgpu__handings {
    const void *site[MGPU__HANDED];
    const void *meeting[MGPU__HANDED]; /* where; NULL: none */
    uint32_t time[MGPU__HANDED], count;
    uint32_t wgmma[MGPU__HANDED]; /* groups that it had committed */
    uint32_t bulk[MGPU__HANDED];  /* the one of its last bulk operation, from 1; 0: none */
    uint8_t how[MGPU__HANDED];    /* mgpu__hands */
} mgpu__handings;

/* One more. Of several without an access between them the first of each kind counts. */
static inline void
mgpu__handings_add(mgpu__handings *h, uint32_t time, uint32_t wgmma, uint32_t bulk,
                   mgpu__hands how, const void *meeting, const void *site)
{
    const uint32_t last = (h->count - 1) % MGPU__HANDED, next = h->count % MGPU__HANDED;
    if (h->count != 0 && h->time[last] == time && h->wgmma[last] == wgmma &&
        h->bulk[last] == bulk && h->how[last] == (uint8_t)how)
        return;
    h->wgmma[next] = wgmma;
    h->bulk[next] = bulk;
    h->site[next] = site;
    h->meeting[next] = meeting;
    h->time[next] = time;
    h->how[next] = (uint8_t)how;
    h->count++;
}

/* Where it first handed on what it did at a time, *how; with `weak`, where it was relaxed. NULL:
 * nowhere yet, or it is too long ago. */
MGPU__MODEL const void *
mgpu__handed_at(const mgpu__handings *h, uint32_t time, bool weak, uint8_t *how)
{
    const void *site = NULL;
    for (uint32_t i = 1; i <= h->count && i <= MGPU__HANDED; i++) {
        const uint32_t k = (h->count - i) % MGPU__HANDED;
        if (h->time[k] < time)
            return site;
        if (weak && h->how[k] < MGPU__HANDS_RELAXED)
            continue;
        site = h->site[k];
        *how = h->how[k];
    }
    return h->count <= MGPU__HANDED ? site : NULL;
}

/* Where it last arrived at a meeting, and the time; NULL: nowhere, or it is too long ago. */
MGPU__MODEL const void *
mgpu__handed_to(const mgpu__handings *h, const void *meeting, uint32_t *time)
{
    for (uint32_t i = 1; i <= h->count && i <= MGPU__HANDED; i++) {
        const uint32_t k = (h->count - i) % MGPU__HANDED;
        *time = h->time[k];
        if (h->meeting[k] == meeting)
            return h->site[k];
    }
    return NULL;
}

/* Where it last handed on what it did, all of it, before a time; NULL: nowhere, or it is too long ago. */
MGPU__MODEL const void *
mgpu__handed_before(const mgpu__handings *h, uint32_t time)
{
    for (uint32_t i = 1; i <= h->count && i <= MGPU__HANDED; i++) {
        const uint32_t k = (h->count - i) % MGPU__HANDED;
        if (h->time[k] < time && h->how[k] == MGPU__HANDS_ON)
            return h->site[k];
    }
    return NULL;
}

/* Where it last handed on what it did, `time` or later, to who knows of it up to `known`. NULL: nowhere, or it is
 * too long ago. */
MGPU__MODEL const void *
mgpu__handed_last(const mgpu__handings *h, const uint32_t of[MGPU__HANDED], uint32_t time,
                  uint32_t known, uint8_t *how)
{
    const void *site = NULL;
    uint32_t at = 0;
    for (uint32_t i = 1; i <= h->count && i <= MGPU__HANDED; i++) {
        const uint32_t k = (h->count - i) % MGPU__HANDED;
        if (of[k] < time || (site != NULL && h->time[k] != at))
            break;
        if (h->time[k] > known)
            continue;
        at = h->time[k];
        site = h->site[k];
        *how = h->how[k];
    }
    return site;
}

#endif /* MGPU_EMU_CHECK_RELEASE_H */
