/* mgpu/emu/unit/ledger.h - who had a hand in the phases of an mbarrier: lines for its reports.
 * SPDX-License-Identifier: MIT
 *
 *     phase 0   expected 8192 bytes at k.cu:15, came 8192 by k.cu:17, arrived 1 at k.cu:15
 *
 * A line of the kernel is one entry of a phase, however often it runs. The last few are kept:
 * those of the open phase and, mostly, of the one before.
 */
#ifndef MGPU_EMU_UNIT_LEDGER_H
#define MGPU_EMU_UNIT_LEDGER_H

#include "../core/report.h"

enum {
    MGPU__LEDGER_KEPT = 8,
    MGPU__LEDGER_TEXT = 640 /* what mgpu__ledger_say() writes at most */
};

typedef enum mgpu__ledger_word {
    MGPU__LEDGER_EXPECTED, /* bytes */
    MGPU__LEDGER_CAME,     /* bytes */
    MGPU__LEDGER_ARRIVED   /* arrivals */
} mgpu__ledger_word;

typedef struct mgpu__ledger_entry {
    const void *site;
    uint64_t phase, amount;
    uint8_t word; /* mgpu__ledger_word */
} mgpu__ledger_entry;

typedef struct mgpu__ledger {
    mgpu__ledger_entry at[MGPU__LEDGER_KEPT]; /* ring: entry k is at[k % kept] */
    uint32_t count;
} mgpu__ledger;

/* The first entry that is still kept. */
static inline uint32_t
mgpu__ledger_first(const mgpu__ledger *l)
{
    return l->count > MGPU__LEDGER_KEPT ? l->count - MGPU__LEDGER_KEPT : 0;
}

static inline const mgpu__ledger_entry *
mgpu__ledger_at(const mgpu__ledger *l, uint32_t k)
{
    return &l->at[k % MGPU__LEDGER_KEPT];
}

/* Write down that `amount` of `word` came to a phase at `site`. */
MGPU__MODEL void
mgpu__ledger_add(mgpu__ledger *l, uint64_t phase, mgpu__ledger_word word, uint64_t amount,
                 const void *site)
{
    const uint32_t first = mgpu__ledger_first(l);
    mgpu__ledger_entry *e;
    for (uint32_t k = l->count; k > first && mgpu__ledger_at(l, k - 1)->phase == phase; k--) {
        e = &l->at[(k - 1) % MGPU__LEDGER_KEPT];
        if (e->word == (uint8_t)word && e->site == site) {
            e->amount += amount;
            return;
        }
    }
    e = &l->at[l->count++ % MGPU__LEDGER_KEPT];
    e->site = site;
    e->phase = phase;
    e->amount = amount;
    e->word = (uint8_t)word;
}

/* The last line that had a hand in a phase with `word`; NULL: none that is kept. */
MGPU__MODEL const void *
mgpu__ledger_last(const mgpu__ledger *l, uint64_t phase, mgpu__ledger_word word)
{
    for (uint32_t k = l->count; k > mgpu__ledger_first(l); k--) {
        const mgpu__ledger_entry *e = mgpu__ledger_at(l, k - 1);
        if (e->phase == phase && e->word == (uint8_t)word)
            return e->site;
    }
    return NULL;
}

/* The amount of `word` that came to a phase at the line of entry k; 0: an entry before it has that line. A
 * compiler may have made several calls of one. */
MGPU__MODEL uint64_t
mgpu__ledger_of_line(const mgpu__ledger *l, uint64_t phase, mgpu__ledger_word word, uint32_t k,
                     char where[100])
{
    uint64_t amount = 0;
    char other[100];
    (void)mgpu__locate(mgpu__ledger_at(l, k)->site, where, 100);
    for (uint32_t i = mgpu__ledger_first(l); i < l->count; i++) {
        const mgpu__ledger_entry *e = mgpu__ledger_at(l, i);
        if (e->phase != phase || e->word != (uint8_t)word ||
            strcmp(mgpu__locate(e->site, other, sizeof other), where) != 0)
            continue;
        if (i < k)
            return 0;
        amount += e->amount;
    }
    return amount;
}

/* out += "expected 8192 bytes at k.cu:15 and 512 at k.cu:20", or `none`. */
MGPU__MODEL void
mgpu__ledger_say_word(const mgpu__ledger *l, uint64_t phase, mgpu__ledger_word word,
                      const char *begin, const char *by, const char *none, char *out)
{
    size_t used = strlen(out);
    bool said = false;
    char where[100];
    for (uint32_t k = mgpu__ledger_first(l); k < l->count; k++) {
        const mgpu__ledger_entry *e = mgpu__ledger_at(l, k);
        const uint64_t amount = e->phase == phase && e->word == (uint8_t)word
                                    ? mgpu__ledger_of_line(l, phase, word, k, where)
                                    : 0;
        if (amount == 0)
            continue;
        (void)snprintf(out + used, MGPU__LEDGER_TEXT - used, "%s%llu%s%s %s",
                       said ? " and " : begin, (unsigned long long)amount,
                       said || word == MGPU__LEDGER_ARRIVED ? "" : " bytes", by, where);
        used += strlen(out + used);
        said = true;
    }
    if (!said)
        (void)snprintf(out + used, MGPU__LEDGER_TEXT - used, "%s", none);
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
