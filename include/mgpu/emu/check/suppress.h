/* mgpu/emu/check/suppress.h - hazards that the program does not want to hear of, and why.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_CHECK_SUPPRESS_H
#define MGPU_EMU_CHECK_SUPPRESS_H

#include "hazard.h"

enum { MGPU__SUPPRESSED_MAX = 64 };

typedef struct mgpu__suppressed {
    uint32_t rule;
    char where[128], why[128];
    uint64_t count; /* times in the launch that ran last */
    uint64_t ever;
} mgpu__suppressed;

/* Of the program. */
static struct {
    uint32_t count;
    mgpu__suppressed at[MGPU__SUPPRESSED_MAX];
} mgpu__suppressions;

mgpu_status
mgpu_emu_suppress(uint32_t rule, const char *where, const char *why)
{
    mgpu__suppressed *s = &mgpu__suppressions.at[mgpu__suppressions.count];
    bool known = false;
    for (size_t i = 0; i < sizeof mgpu__rules / sizeof mgpu__rules[0]; i++)
        known = known || mgpu__rules[i].number == rule;
    if (!known || where == NULL || *where == 0 || why == NULL || *why == 0) {
        mgpu__put(mgpu__report_begin(),
                  "mgpu_emu_suppress: hazard %u at \"%s\": the number of a rule, a place as "
                  "\"kernel.cu:46\", \"kernel.cu\" or \"function()\", and a reason",
                  rule, where != NULL ? where : "");
        return mgpu__tell_host(MGPU_EMU_ERROR, MGPU_ERROR_INVALID_ARGUMENT);
    }
    if (mgpu__suppressions.count == MGPU__SUPPRESSED_MAX)
        return MGPU_ERROR_OUT_OF_MEMORY;
    memset(s, 0, sizeof *s);
    s->rule = rule;
    (void)snprintf(s->where, sizeof s->where, "%s", where);
    (void)snprintf(s->why, sizeof s->why, "%s", why);
    mgpu__suppressions.count++;
    return MGPU_OK;
}

/* Fill in where one side is. */
MGPU__MODEL void
mgpu__side_locate(mgpu_emu_side *side, const void *site, char where[240])
{
    const mgpu__located l = mgpu__locate_whole(site);
    const char *colon = strrchr(l.text, ':');
    (void)snprintf(where, 240, "%s", l.text);
    side->where = where;
    memcpy(side->function, l.function, sizeof side->function);
    memcpy(side->call, l.call, sizeof side->call);
    if (strncmp(l.text, "0x", 2) == 0 || colon == NULL)
        return;
    (void)snprintf(side->file, sizeof side->file, "%.*s", (int)(colon - l.text), l.text);
    side->line = (uint32_t)strtoul(colon + 1, NULL, 10);
    if (l.tile && l.call[0] != 0)
        (void)snprintf(where + strlen(where), 240 - strlen(where), " (%s)", l.call);
}

/* Is "function()", or "function", this one? */
static inline bool
mgpu__is_function(const char *function, const char *where)
{
    const size_t length = strlen(function);
    return length != 0 && strncmp(where, function, length) == 0 &&
           (where[length] == 0 || strcmp(where + length, "()") == 0);
}

/* Is "kernel.cu:46", "kernel.cu" or "function()" this place? */
MGPU__MODEL bool
mgpu__is_place(const mgpu_emu_side *side, const char *where)
{
    const size_t file = strlen(side->file);
    if (file != 0 && strncmp(where, side->file, file) == 0 &&
        (where[file] == 0 ||
         (where[file] == ':' && strtoul(where + file + 1, NULL, 10) == side->line)))
        return true;
    return mgpu__is_function(side->function, where) || mgpu__is_function(side->call, where);
}

/* Does the program want this hazard kept back? Counted. */
MGPU__MODEL bool
mgpu__is_suppressed(const mgpu_emu_hazard *h)
{
    for (uint32_t i = 0; i < mgpu__suppressions.count; i++) {
        mgpu__suppressed *s = &mgpu__suppressions.at[i];
        if (s->rule != h->rule ||
            (!mgpu__is_place(&h->first, s->where) && !mgpu__is_place(&h->second, s->where)))
            continue;
        s->count += h->count;
        s->ever += h->count;
        return true;
    }
    return false;
}

/* A note of an engine: is it suppressed? Else its rule is added. */
MGPU__MODEL bool
mgpu__note_judge(mgpu__text *t, mgpu__launch *l, mgpu__note note, const void *site)
{
    const mgpu__rule *rule = &mgpu__rules[MGPU__RULE_LIVES];
    mgpu_emu_hazard h;
    char where[240];
    while (rule->number != (uint32_t)note)
        rule++;
    memset(&h, 0, sizeof h);
    h.rule = rule->number;
    h.count = 1;
    mgpu__side_locate(&h.second, site, where);
    if (mgpu__is_suppressed(&h)) {
        l->found.suppressed++;
        return true;
    }
    mgpu__put(t, "; note %u, %s (PTX manual: %s)", rule->number, rule->what, rule->manual);
    return false;
}

__attribute__((constructor(101))) static void
mgpu__note_hand_over(void)
{
    mgpu__note_hook = mgpu__note_judge;
}

/* A launch begins. */
MGPU__MODEL void
mgpu__suppressions_begin(void)
{
    for (uint32_t i = 0; i < mgpu__suppressions.count; i++)
        mgpu__suppressions.at[i].count = 0;
}

/* Say what was kept back of a launch; returns how often. */
MGPU__MODEL uint64_t
mgpu__put_suppressed(mgpu__text *t)
{
    uint64_t all = 0;
    for (uint32_t i = 0; i < mgpu__suppressions.count; i++) {
        const mgpu__suppressed *s = &mgpu__suppressions.at[i];
        if (s->count == 0)
            continue;
        mgpu__put(t, "%shazard %u at %s is suppressed, %llu times: %s",
                  t->length == 0 ? "" : "; ", s->rule, s->where, (unsigned long long)s->count,
                  s->why);
        all += s->count;
    }
    return all;
}

uint32_t
mgpu_emu_suppress_end(void)
{
    uint32_t idle = 0;
    for (uint32_t i = 0; i < mgpu__suppressions.count; i++) {
        const mgpu__suppressed *s = &mgpu__suppressions.at[i];
        if (s->ever != 0)
            continue;
        idle++;
        mgpu__put(
            mgpu__report_begin(),
            "mgpu_emu_suppress: hazard %u at %s (%s) has kept nothing back: remove it, or "
            "correct its place",
            s->rule, s->where, s->why);
        (void)mgpu__tell_host(MGPU_EMU_LINT, MGPU_OK);
    }
    mgpu__suppressions.count = 0;
    return idle;
}

/* The program ends: its sink may be gone. */
__attribute__((destructor)) static void
mgpu__suppressions_at_exit(void)
{
    if (mgpu__suppressions.count == 0)
        return;
    mgpu__in_sink = true; /* to stderr */
    (void)mgpu_emu_suppress_end();
}

#endif /* MGPU_EMU_CHECK_SUPPRESS_H */
