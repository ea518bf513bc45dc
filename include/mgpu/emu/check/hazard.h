/* mgpu/emu/check/hazard.h - hazards: collected while a launch goes on.
 * SPDX-License-Identifier: MIT
 *
 *     found      rule, two sites, who, which bytes, what is missing     one for each rule and pair of sites
 *     told       the same with lines, when the launch is over           one for each rule and pair of lines
 *
 * They are told in the order in which they were found: what came first is often the cause of the rest.
 */
#ifndef MGPU_EMU_CHECK_HAZARD_H
#define MGPU_EMU_CHECK_HAZARD_H

#include "../core/check.h"
#include "../core/report.h"
#include "rules.h"

enum {
    MGPU__HAZARDS_FOUND = 512,
    MGPU__HAZARDS_MAX = 64 /* told */
};

/* As it was found. */
typedef struct mgpu__hazard {
    const mgpu__rule *rule;
    const void *first, *second; /* the places */
    const void *handed;         /* where the first actor next arrived; NULL: not known */
    const void
        *before;   /* where both have arrived before they acted; NULL: it was not one place */
    uint8_t hands; /* how: clock.h */
    const char *manual; /* section of the PTX manual; NULL: the rule's */
    const char
        *joined; /* not memory: these words between the second and the place of the first */
    bool init;   /* the first makes an mbarrier */
    bool
        nowhere; /* nothing is missing there: one of them is the wrong one, or too early, or it is the host that left something out */
    bool stands; /* what orders them is there, and too weak */
    bool early;  /* what is missing comes before it arrived */
    bool chance; /* which is first: neither has waited for anything in between */
    bool waited; /* the first actor has waited for its agent, here or there */
    mgpu_emu_hazard told;
    char who[2][240]; /* "thread (0,0,0) of block (0,0,0) writes": the first, the second */
    char object[32];  /* " the mbarrier at", " its map", or "" */
    char place[120];  /* "smem+0x400", with its block in a cluster; "\"out\"+0x40" */
    char missing[1400];
    char text[2600];
    char where[3][240]; /* the first, the second, handed */
    char replay[80];
} mgpu__hazard;

/* Of the launch that runs, or ran last. Zeros at first. */
static pthread_mutex_t mgpu__hazards_lock = PTHREAD_MUTEX_INITIALIZER;
static struct {
    uint32_t found, count;
    uint64_t more; /* of further places: only counted */
    mgpu__hazard at[MGPU__HAZARDS_FOUND];
    mgpu_emu_hazard told[MGPU__HAZARDS_MAX];
} mgpu__hazards;

/* A new hazard of this rule at these places, counted; NULL: it was counted, and is known, or its rule is
 * off. Lock held. */
MGPU__MODEL mgpu__hazard *
mgpu__hazard_at(const mgpu__launch *l, mgpu__rule_name rule, const void *first,
                const void *second)
{
    mgpu__hazard *h;
    if (mgpu__rule_level(&l->config, &mgpu__rules[rule]) == MGPU_EMU_LEVEL_OFF)
        return NULL;
    for (uint32_t i = 0; i < mgpu__hazards.found; i++) {
        h = &mgpu__hazards.at[i];
        if (h->rule == &mgpu__rules[rule] && h->first == first && h->second == second) {
            h->told.count++;
            return NULL;
        }
    }
    if (mgpu__hazards.found == MGPU__HAZARDS_FOUND) {
        mgpu__hazards.more++;
        return NULL;
    }
    h = &mgpu__hazards.at[mgpu__hazards.found++];
    memset(h, 0, sizeof *h);
    h->rule = &mgpu__rules[rule];
    h->first = first;
    h->second = second;
    h->told.count = 1;
    h->told.row = h->told.column = -1;
    return h;
}

/* Add a place. Its line is asked for when the launch is over, with all others. */
static inline void
mgpu__put_site(mgpu__text *t, const void *site)
{
    mgpu__put(t, "\001%llx\001", (unsigned long long)(uintptr_t)site);
}

/* Add a text with the lines of such places: "kernel.cu:46 (mgpu_pipeline_release)". */
MGPU__MODEL void
mgpu__put_located(mgpu__text *t, const char *text)
{
    for (const char *at; (at = strchr(text, '\001')) != NULL;) {
        char *end;
        const uintptr_t site = (uintptr_t)strtoull(at + 1, &end, 16);
        const mgpu__located l = mgpu__locate_whole((const void *)site);
        mgpu__put(t, "%.*s", (int)(at - text), text);
        mgpu__put(t, l.tile && l.call[0] != 0 ? "%s (%s)" : "%s", l.text, l.call);
        text = end + (*end != 0);
    }
    mgpu__put(t, "%s", text);
}

/* Take a text that is finished; the next one may begin. */
MGPU__MODEL void
mgpu__take_text(char *out, size_t bytes, mgpu__text *t)
{
    mgpu__one_line(out, bytes, t->data);
    t->length = 0;
    t->data[0] = 0;
}

/* The same, with an empty text for its words; mgpu__hazard_end() comes behind them. */
MGPU__MODEL mgpu__hazard *
mgpu__hazard_begin(const mgpu__launch *l, mgpu__rule_name rule, const void *first,
                   const void *second, mgpu__text **t)
{
    mgpu__hazard *h;
    (void)pthread_mutex_lock(&mgpu__hazards_lock);
    h = mgpu__hazard_at(l, rule, first, second);
    if (h != NULL)
        *t = mgpu__report_begin();
    else
        (void)pthread_mutex_unlock(&mgpu__hazards_lock);
    return h;
}

/* The text says what is missing. */
MGPU__MODEL void
mgpu__hazard_end(mgpu__hazard *h, mgpu__text *t)
{
    mgpu__take_text(h->missing, sizeof h->missing, t);
    mgpu__report_end();
    (void)pthread_mutex_unlock(&mgpu__hazards_lock);
}

uint32_t
mgpu_emu_last_hazards(const mgpu_emu_hazard **all)
{
    uint32_t count;
    (void)pthread_mutex_lock(&mgpu__hazards_lock);
    count = mgpu__hazards.count;
    (void)pthread_mutex_unlock(&mgpu__hazards_lock);
    *all = mgpu__hazards.told;
    return count;
}

#endif /* MGPU_EMU_CHECK_HAZARD_H */
