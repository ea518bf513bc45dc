/* mgpu/emu/unit/ledger.h - who had a hand in the phases of an mbarrier: lines for its reports.
 * SPDX-License-Identifier: MIT
 *
 *     phase 0   expected 8192 bytes at k.cu:15, came 8192 by k.cu:17, arrived 1 at k.cu:15
 *
 * A call of the kernel is one entry of a phase, however often it runs: all of the open phase and of the one
 * before are kept. A report names the last lines of each word, and sums up those before them.
 */
#ifndef MGPU_EMU_UNIT_LEDGER_H
#define MGPU_EMU_UNIT_LEDGER_H

#include "../core/array.h"

enum {
    MGPU__LEDGER_LINES = 6,  /* of one word, that a report names */
    MGPU__LEDGER_TEXT = 1024 /* what mgpu__ledger_say() writes at most */
};

typedef enum mgpu__ledger_word {
    MGPU__LEDGER_EXPECTED, /* bytes */
    MGPU__LEDGER_CAME,     /* bytes */
    MGPU__LEDGER_ARRIVED   /* arrivals */
} mgpu__ledger_word;

typedef struct mgpu__ledger_entry {
    const void *site;
    uint64_t amount;
    uint8_t word; /* mgpu__ledger_word */
} mgpu__ledger_entry;

typedef struct mgpu__ledger_page {
    mgpu__ledger_entry *at;
    uint32_t count, capacity;
    uint64_t phase;
} mgpu__ledger_page;

typedef struct mgpu__ledger {
    mgpu__ledger_page page[2]; /* [phase & 1] */
} mgpu__ledger;

/* Write down that `amount` of `word` came to a phase at `site`, by f. */
MGPU__MODEL void
mgpu__ledger_add(const mgpu__fiber *f, mgpu__ledger *l, uint64_t phase, mgpu__ledger_word word,
                 uint64_t amount, const void *site)
{
    mgpu__ledger_page *p = &l->page[phase & 1];
    mgpu__ledger_entry *e;
    if (p->phase != phase) {
        p->phase = phase;
        p->count = 0;
    }
    for (uint32_t k = p->count; k > 0; k--) {
        e = &p->at[k - 1];
        if (e->word == (uint8_t)word && e->site == site) {
            e->amount += amount;
            return;
        }
    }
    if (p->count == p->capacity)
        p->at = (mgpu__ledger_entry *)mgpu__array_longer(f, p->at, &p->capacity, 8,
                                                         sizeof *p->at, site);
    e = &p->at[p->count++];
    e->site = site;
    e->amount = amount;
    e->word = (uint8_t)word;
}

/* Forget all. */
MGPU__MODEL void
mgpu__ledger_clear(mgpu__ledger *l)
{
    free(l->page[0].at);
    free(l->page[1].at);
    memset(l, 0, sizeof *l);
}

/* The last entry of `word` in a phase, of the first `end` there; NULL: there is none. */
MGPU__MODEL const mgpu__ledger_entry *
mgpu__ledger_before(const mgpu__ledger *l, uint64_t phase, mgpu__ledger_word word, uint32_t end)
{
    const mgpu__ledger_page *p = &l->page[phase & 1];
    if (p->phase != phase)
        return NULL;
    for (uint32_t k = end < p->count ? end : p->count; k > 0; k--)
        if (p->at[k - 1].word == (uint8_t)word)
            return &p->at[k - 1];
    return NULL;
}

/* The last line that had a hand in a phase with `word`; NULL: none. */
MGPU__MODEL const void *
mgpu__ledger_last(const mgpu__ledger *l, uint64_t phase, mgpu__ledger_word word)
{
    const mgpu__ledger_entry *e = mgpu__ledger_before(l, phase, word, UINT32_MAX);
    return e != NULL ? e->site : NULL;
}

typedef struct mgpu__ledger_line {
    char where[100];
    uint64_t amount;
} mgpu__ledger_line;

/* The last lines of `word` in a phase, the last one first, and how many. A compiler may have made several
 * calls of one line. *earlier = the amount of all others. */
MGPU__MODEL uint32_t
mgpu__ledger_lines(const mgpu__ledger *l, uint64_t phase, mgpu__ledger_word word,
                   mgpu__ledger_line line[MGPU__LEDGER_LINES], uint64_t *earlier)
{
    const mgpu__ledger_entry *e = mgpu__ledger_before(l, phase, word, UINT32_MAX);
    uint32_t n = 0;
    char where[100];
    *earlier = 0;
    while (e != NULL) {
        uint32_t i = 0;
        (void)mgpu__locate(e->site, where, sizeof where);
        while (i < n && strcmp(line[i].where, where) != 0)
            i++;
        if (i == MGPU__LEDGER_LINES) {
            *earlier += e->amount;
        } else {
            if (i == n) {
                memcpy(line[n].where, where, sizeof where);
                line[n++].amount = 0;
            }
            line[i].amount += e->amount;
        }
        e = mgpu__ledger_before(l, phase, word, (uint32_t)(e - l->page[phase & 1].at));
    }
    return n;
}

/* out += "expected 8192 bytes at k.cu:15 and 512 at k.cu:20", or `none`. */
MGPU__MODEL void
mgpu__ledger_say_word(const mgpu__ledger *l, uint64_t phase, mgpu__ledger_word word,
                      const char *begin, const char *by, const char *none, char *out)
{
    mgpu__ledger_line line[MGPU__LEDGER_LINES];
    uint64_t earlier;
    const uint32_t n = mgpu__ledger_lines(l, phase, word, line, &earlier);
    for (uint32_t i = n; i-- > 0;) {
        const size_t used = strlen(out);
        (void)snprintf(out + used, MGPU__LEDGER_TEXT - used, "%s%llu%s%s %s",
                       i == n - 1 ? begin : " and ", (unsigned long long)line[i].amount,
                       i == n - 1 && word != MGPU__LEDGER_ARRIVED ? " bytes" : "", by,
                       line[i].where);
    }
    if (n == 0 || earlier != 0) {
        const size_t used = strlen(out);
        if (n == 0)
            (void)snprintf(out + used, MGPU__LEDGER_TEXT - used, "%s", none);
        else
            (void)snprintf(out + used, MGPU__LEDGER_TEXT - used, " and %llu%s earlier lines",
                           (unsigned long long)earlier, by);
    }
}

/* out = what was expected in a phase, what came and who arrived, each with its line. */
MGPU__MODEL const char *
mgpu__ledger_say(const mgpu__ledger *l, uint64_t phase, char out[MGPU__LEDGER_TEXT])
{
    out[0] = 0;
    if (mgpu__ledger_last(l, phase, MGPU__LEDGER_EXPECTED) != NULL ||
        mgpu__ledger_last(l, phase, MGPU__LEDGER_CAME) != NULL) {
        mgpu__ledger_say_word(l, phase, MGPU__LEDGER_EXPECTED, "expected ", " at",
                              "no bytes expected", out);
        mgpu__ledger_say_word(l, phase, MGPU__LEDGER_CAME, ", came ", " by", ", none came",
                              out);
    }
    mgpu__ledger_say_word(l, phase, MGPU__LEDGER_ARRIVED,
                          out[0] == 0 ? "arrived " : ", arrived ", " at",
                          out[0] == 0 ? "nobody arrived" : ", nobody arrived", out);
    return out;
}

#endif /* MGPU_EMU_UNIT_LEDGER_H */
