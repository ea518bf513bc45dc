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

MGPU__MODEL uint32_t
mgpu__env_number(const char *name, uint32_t otherwise, uint32_t least, uint32_t most)
{
    const char *text = getenv(name);
    char *end;
    unsigned long n;
    if (text == NULL || *text == 0)
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
    const char *text = getenv(name);
    if (text == NULL || *text == 0)
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

mgpu_emu_config
mgpu_emu_config_default(void)
{
    static const char *const policies[] = {"eager", "lazy", "lazy_copies", "random", NULL};
    static const char *const numerics[] = {"exact", "fast", NULL};
    static const char *const notes[] = {"say", "fatal", NULL};
    static const char *const targets[] = {"sm_90", "sm_90a", NULL};
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    mgpu_emu_config c;
    memset(&c, 0, sizeof c);
    mgpu__env_refused = false;
    c.workers = mgpu__env_number("MGPU_EMU_WORKERS", cores > 0 ? (uint32_t)cores : 1, 1, 1024);
    c.policy = (mgpu_emu_policy)mgpu__env_word("MGPU_EMU_POLICY", policies, MGPU_EMU_EAGER);
    c.seed = mgpu__env_number("MGPU_EMU_SEED", 1, 0, UINT32_MAX);
    c.numerics =
        (mgpu_emu_numerics)mgpu__env_word("MGPU_EMU_NUMERICS", numerics, MGPU_EMU_EXACT);
    c.target = MGPU_EMU_SM_90 + mgpu__env_word("MGPU_EMU_TARGET", targets, 1);
    c.multiprocessors = mgpu__env_number("MGPU_EMU_SMS", 132, 1, 65536);
    c.max_resident = mgpu__env_number("MGPU_EMU_RESIDENT", 0, 0, 1000000);
    c.stack_kb = mgpu__env_number("MGPU_EMU_STACK_KB", 256, 16, 65536);
    c.patience_ms = mgpu__env_number("MGPU_EMU_PATIENCE_MS", 200, 1, 86400000);
    c.notes_are_fatal = mgpu__env_word("MGPU_EMU_NOTES", notes, 0) != 0;
    return c;
}

void
mgpu_emu_configure(mgpu_emu_config config)
{
    (void)pthread_mutex_lock(&mgpu__kept.config_lock);
    mgpu__config = config;
    mgpu__configured = true;
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
