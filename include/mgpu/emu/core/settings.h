/* mgpu/emu/core/settings.h - the settings of launches: from the program, or from the environment.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_CORE_SETTINGS_H
#define MGPU_EMU_CORE_SETTINGS_H

#include "posix.h"

#include "../emu.h"
#include "kept.h"

static mgpu_emu_config mgpu__config;
static bool mgpu__configured;
static bool mgpu__env_refused; /* the environment has a setting that nobody understands */

enum { MGPU__ENV_NAMES = 32 };
static const char *mgpu__env_asked[MGPU__ENV_NAMES]; /* each name that a setting has */

/* The value of a variable; NULL, too, if it is empty. */
MGPU__MODEL const char *
mgpu__env_value(const char *name)
{
    const char *text = getenv(name);
    uint32_t i = 0;
    while (i < MGPU__ENV_NAMES - 1 && mgpu__env_asked[i] != NULL &&
           strcmp(mgpu__env_asked[i], name) != 0)
        i++;
    mgpu__env_asked[i] = name;
    return text != NULL && *text != 0 ? text : NULL;
}

/* The variable `name` is none of those asked for: say so. */
MGPU__MODEL void
mgpu__env_check(const char *name)
{
    uint32_t i = 0;
    for (; i < MGPU__ENV_NAMES && mgpu__env_asked[i] != NULL; i++)
        if (strcmp(name, mgpu__env_asked[i]) == 0)
            return;
    if (getenv(name) == NULL) /* the program has taken it back */
        return;
    (void)fprintf(stderr, "mgpu model: %s: there is no such setting; there are", name);
    for (i = 0; i < MGPU__ENV_NAMES && mgpu__env_asked[i] != NULL; i++)
        (void)fprintf(stderr, " %s", mgpu__env_asked[i]);
    (void)fprintf(stderr, "\n");
    mgpu__env_refused = true;
}

/* Names of the environment that the process began with and that no setting has. The variable
 * `environ` would do, but a program that refers to it gets it among its own data, where a wild
 * store of a kernel reaches it. */
MGPU__MODEL void
mgpu__env_unknown(void)
{
    FILE *file = fopen("/proc/self/environ", "r");
    char name[64];
    size_t length = 0;
    bool value = false; /* behind the first = */
    int c;
    while (file != NULL && (c = getc(file)) != EOF) {
        if (c == 0 || (c == '=' && !value)) {
            name[length < sizeof name ? length : sizeof name - 1] = 0;
            if (c != 0 && strncmp(name, "MGPU_EMU_", 9) == 0)
                mgpu__env_check(name);
            value = c != 0;
            length = 0;
        } else if (!value) {
            if (length < sizeof name)
                name[length] = (char)c;
            length++;
        }
    }
    if (file != NULL)
        (void)fclose(file);
}

MGPU__MODEL uint32_t
mgpu__env_number(const char *name, uint32_t otherwise, uint32_t least, uint32_t most)
{
    const char *text = mgpu__env_value(name);
    char *end;
    unsigned long n;
    if (text == NULL)
        return otherwise;
    errno = 0;
    n = strtoul(text, &end, 10);
    if (errno != 0 || *end != 0 || n < least || n > most) {
        (void)fprintf(stderr, "mgpu model: %s=%s: want a number from %u to %u\n", name, text,
                      least, most);
        mgpu__env_refused = true;
        return otherwise;
    }
    return (uint32_t)n;
}

/* Index of the variable's value in `words`, which ends with NULL. */
MGPU__MODEL uint32_t
mgpu__env_word(const char *name, const char *const *words, uint32_t otherwise)
{
    const char *text = mgpu__env_value(name);
    if (text == NULL)
        return otherwise;
    for (uint32_t i = 0; words[i] != NULL; i++)
        if (strcmp(text, words[i]) == 0)
            return i;
    (void)fprintf(stderr, "mgpu model: %s=%s: want one of", name, text);
    for (uint32_t i = 0; words[i] != NULL; i++)
        (void)fprintf(stderr, " %s", words[i]);
    (void)fprintf(stderr, "\n");
    mgpu__env_refused = true;
    return otherwise;
}

/* The numbers of hazards that there are, a bit each: check/rules.h has them. */
#define MGPU__RULE_NUMBERS 0x7febfeu

/* MGPU_EMU_RULES: "6=lint,20=error", "all=lint,7=off". */
MGPU__MODEL void
mgpu__env_rules(uint8_t rules[32])
{
    static const char *const levels[] = {"", "off", "lint", "error"};
    const char *text = mgpu__env_value("MGPU_EMU_RULES"), *at = text;
    while (at != NULL) {
        const size_t word = strcspn(at, "=,"), end = strcspn(at, ",");
        const bool all = word == 3 && strncmp(at, "all", 3) == 0;
        const unsigned long number = all ? 1 : strtoul(at, NULL, 10);
        uint8_t level = 3;
        while (level > 0 && (word == end || strlen(levels[level]) != end - word - 1 ||
                             strncmp(at + word + 1, levels[level], end - word - 1) != 0))
            level--;
        if (level == 0 || number > 31 || (MGPU__RULE_NUMBERS >> number & 1) == 0 ||
            (!all && strspn(at, "0123456789") != word)) {
            (void)fprintf(stderr,
                          "mgpu model: MGPU_EMU_RULES=%s: want numbers of hazards (1 to 9, 11, "
                          "13 to 22) or all, each with =off, =lint or =error, as in "
                          "6=lint,20=error\n",
                          text);
            mgpu__env_refused = true;
            return;
        }
        memset(all ? rules : rules + number, level, all ? 32 : 1);
        at = at[end] == ',' ? at + end + 1 : NULL;
    }
}

/* MGPU_EMU_REPORT: "json:PATH". */
MGPU__MODEL const char *
mgpu__env_report(void)
{
    const char *text = mgpu__env_value("MGPU_EMU_REPORT");
    if (text == NULL)
        return NULL;
    if (strncmp(text, "json:", 5) == 0 && text[5] != 0)
        return text + 5;
    (void)fprintf(stderr, "mgpu model: MGPU_EMU_REPORT=%s: want json:PATH\n", text);
    mgpu__env_refused = true;
    return NULL;
}

/* How far the explore policy goes. */
MGPU__MODEL mgpu_emu_bounds
mgpu__env_bounds(void)
{
    mgpu_emu_bounds b;
    memset(&b, 0, sizeof b);
    b.orders = mgpu__env_number("MGPU_EMU_ORDERS", 10000, 1, UINT32_MAX);
    b.seconds = mgpu__env_number("MGPU_EMU_SECONDS", 60, 1, 86400);
    b.actors = mgpu__env_number("MGPU_EMU_ACTORS", 1024, 1, 4096);
    b.operations = mgpu__env_number("MGPU_EMU_OPERATIONS", 4096, 1, 65536);
    b.steps = mgpu__env_number("MGPU_EMU_STEPS", 16384, 16, 131072);
    b.results = mgpu__env_number("MGPU_EMU_RESULTS", 1, 0, 1) != 0;
    b.replay = mgpu__env_value("MGPU_EMU_REPLAY");
    return b;
}

/* By mgpu_emu_policy. */
static const char *const mgpu__policies[] = {"eager",  "lazy",    "lazy_copies",
                                             "random", "explore", NULL};

/* The targets, and what mgpu_emu_config calls them. */
static const char *const mgpu__targets[] = {
    "sm_90",   "sm_90a",  "sm_100a", "sm_100f", "sm_103a", "sm_107a", "sm_107f",
    "sm_110a", "sm_110f", "sm_120a", "sm_120f", "sm_121a", NULL};
static const uint32_t mgpu__target_of[] = {
    MGPU_EMU_SM_90,   MGPU_EMU_SM_90A,  MGPU_EMU_SM_100A, MGPU_EMU_SM_100F,
    MGPU_EMU_SM_103A, MGPU_EMU_SM_107A, MGPU_EMU_SM_107F, MGPU_EMU_SM_110A,
    MGPU_EMU_SM_110F, MGPU_EMU_SM_120A, MGPU_EMU_SM_120F, MGPU_EMU_SM_121A};

/* The word for a target; NULL: there is no such target. */
MGPU__MODEL const char *
mgpu__target_name(uint32_t target)
{
    for (uint32_t i = 0; mgpu__targets[i] != NULL; i++)
        if (mgpu__target_of[i] == target)
            return mgpu__targets[i];
    return NULL;
}

mgpu_emu_config
mgpu_emu_config_default(void)
{
    static const char *const numerics[] = {"exact", "fast", NULL};
    static const char *const notes[] = {"say", "fatal", NULL};
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    mgpu_emu_config c;
    memset(&c, 0, sizeof c);
    mgpu__env_refused = false;
    c.workers = mgpu__env_number("MGPU_EMU_WORKERS", cores > 0 ? (uint32_t)cores : 1, 1, 1024);
    c.policy =
        (mgpu_emu_policy)mgpu__env_word("MGPU_EMU_POLICY", mgpu__policies, MGPU_EMU_EAGER);
    c.seed = mgpu__env_number("MGPU_EMU_SEED", 1, 0, UINT32_MAX);
    c.numerics =
        (mgpu_emu_numerics)mgpu__env_word("MGPU_EMU_NUMERICS", numerics, MGPU_EMU_EXACT);
    c.target = mgpu__target_of[mgpu__env_word("MGPU_EMU_TARGET", mgpu__targets, 1)];
    c.multiprocessors = mgpu__env_number("MGPU_EMU_SMS", 132, 1, 65536);
    c.max_resident = mgpu__env_number("MGPU_EMU_RESIDENT", 0, 0, 1000000);
    c.stack_kb = mgpu__env_number("MGPU_EMU_STACK_KB", 256, 16, 65536);
    c.patience_ms = mgpu__env_number("MGPU_EMU_PATIENCE_MS", 200, 1, 86400000);
    c.hazards = mgpu__env_number("MGPU_EMU_HAZARDS", 1, 0, 1) != 0;
    mgpu__env_rules(c.rules);
    c.report_json = mgpu__env_report();
    c.trace = mgpu__env_value("MGPU_EMU_TRACE");
    c.notes_are_fatal = mgpu__env_word("MGPU_EMU_NOTES", notes, 0) != 0;
    c.explore = mgpu__env_bounds();
    mgpu__env_unknown();
    return c;
}

void
mgpu_emu_configure(mgpu_emu_config config)
{
    (void)pthread_mutex_lock(&mgpu__kept.config_lock);
    mgpu__config = config;
    mgpu__configured = mgpu__kept.configured = true;
    (void)pthread_mutex_unlock(&mgpu__kept.config_lock);
}

mgpu_emu_config
mgpu_emu_config_current(void)
{
    mgpu_emu_config c;
    (void)pthread_mutex_lock(&mgpu__kept.config_lock);
    if (!mgpu__configured) {
        mgpu__config = mgpu_emu_config_default();
        mgpu__configured = true;
    }
    c = mgpu__config;
    (void)pthread_mutex_unlock(&mgpu__kept.config_lock);
    return c;
}

#endif /* MGPU_EMU_CORE_SETTINGS_H */
