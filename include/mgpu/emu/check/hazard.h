/* mgpu/emu/check/hazard.h - hazards: collected while a launch goes on, told when it is over.
 * SPDX-License-Identifier: MIT
 *
 * One for each pair of places and rule, with how often it was seen. They are told in the order in which
 * they were found: what came first is often the cause of the rest.
 */
#ifndef MGPU_EMU_CHECK_HAZARD_H
#define MGPU_EMU_CHECK_HAZARD_H

#include "../core/check.h"
#include "../core/report.h"
#include "rules.h"

enum { MGPU__HAZARDS_MAX = 64 };

typedef struct mgpu__hazard {
    const mgpu__rule *rule;
    const void *first, *second; /* the places */
    uint64_t count;
    char text[1500];
} mgpu__hazard;

/* Of the launch that runs, or ran last. Zeros at first. */
static pthread_mutex_t mgpu__hazards_lock = PTHREAD_MUTEX_INITIALIZER;
static struct {
    uint32_t count;
    uint64_t more; /* of further places: only counted */
    mgpu__hazard at[MGPU__HAZARDS_MAX];
    mgpu_emu_hazard told[MGPU__HAZARDS_MAX];
} mgpu__hazards;

/* A new hazard of this rule at these places, counted; NULL: it was counted, and has a text. Lock held. */
MGPU__MODEL mgpu__hazard *
mgpu__hazard_at(mgpu__rule_name rule, const void *first, const void *second)
{
    mgpu__hazard *h;
    for (uint32_t i = 0; i < mgpu__hazards.count; i++) {
        h = &mgpu__hazards.at[i];
        if (h->rule == &mgpu__rules[rule] && h->first == first && h->second == second) {
            h->count++;
            return NULL;
        }
    }
    if (mgpu__hazards.count == MGPU__HAZARDS_MAX) {
        mgpu__hazards.more++;
        return NULL;
    }
    h = &mgpu__hazards.at[mgpu__hazards.count++];
    h->rule = &mgpu__rules[rule];
    h->first = first;
    h->second = second;
    h->count = 1;
    h->text[0] = 0;
    return h;
}

uint32_t
mgpu_emu_last_hazards(const mgpu_emu_hazard **all)
{
    uint32_t count;
    (void)pthread_mutex_lock(&mgpu__hazards_lock);
    count = mgpu__hazards.count;
    for (uint32_t i = 0; i < count; i++) {
        mgpu__hazards.told[i].rule = mgpu__hazards.at[i].rule->number;
        mgpu__hazards.told[i].severity = mgpu__hazards.at[i].rule->severity;
        mgpu__hazards.told[i].count = mgpu__hazards.at[i].count;
        mgpu__hazards.told[i].text = mgpu__hazards.at[i].text;
    }
    (void)pthread_mutex_unlock(&mgpu__hazards_lock);
    *all = mgpu__hazards.told;
    return count;
}

/* ---- what core/ calls ---------------------------------------------------------------------------------- */

MGPU__MODEL void
mgpu__hazards_launch_begins(mgpu__launch *l)
{
    (void)l;
    mgpu__hazards.count = 0;
    mgpu__hazards.more = 0;
}

MGPU__MODEL void
mgpu__hazard_tell(mgpu__launch *l, const mgpu__hazard *h, bool last)
{
    const bool error = h->rule->severity == MGPU_EMU_ERROR || l->config.notes_are_fatal;
    mgpu__text *t = mgpu__report_begin();
    mgpu__put_named(t, l, h->text);
    if (h->count > 1)
        mgpu__put(t, "; %llu times", (unsigned long long)h->count);
    if (last && !l->kernel->instrumented)
        mgpu__put(t,
                  "; plain loads and stores of this kernel were not seen, and volatile flags "
                  "neither: -fsanitize=thread for its file shows them");
    mgpu__deliver(l, error ? MGPU_EMU_ERROR : MGPU_EMU_LINT,
                  error ? MGPU_ERROR_FAULT : MGPU_OK);
    mgpu__report_end();
}

MGPU__MODEL void
mgpu__hazards_launch_ended(mgpu__launch *l)
{
    for (uint32_t i = 0; i < mgpu__hazards.count; i++)
        mgpu__hazard_tell(l, &mgpu__hazards.at[i], i + 1 == mgpu__hazards.count);
    if (mgpu__hazards.more != 0) {
        mgpu__put(mgpu__report_begin(),
                  "hazards of %u places are enough: %llu more are left out",
                  (unsigned)MGPU__HAZARDS_MAX, (unsigned long long)mgpu__hazards.more);
        mgpu__deliver(l, MGPU_EMU_LINT, MGPU_OK);
        mgpu__report_end();
    }
}

static const mgpu__check mgpu__hazards_check = {mgpu__hazards_launch_begins, NULL,
                                                mgpu__hazards_launch_ended, NULL};

MGPU__CHECK(hazards)

#endif /* MGPU_EMU_CHECK_HAZARD_H */
