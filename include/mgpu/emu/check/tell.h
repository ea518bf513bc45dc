/* mgpu/emu/check/tell.h - hazards, when their launch is over: lines, sentences, JSON, what tests expect.
 * SPDX-License-Identifier: MIT
 *
 *     found    512 at most     a compiler makes several calls of one line ...
 *     told      64 at most     ... here they are one, with their counts summed
 *     tail                     what is beyond that, what is suppressed, what was forgotten
 */
#ifndef MGPU_EMU_CHECK_TELL_H
#define MGPU_EMU_CHECK_TELL_H

#include "judgement.h"
#include "sentence.h"

/* ---- which of them are told ----------------------------------------------------------------------------- */

/* The settings that show it again. */
MGPU__MODEL void
mgpu__hazard_replay(const mgpu__launch *l, mgpu__hazard *h)
{
    (void)snprintf(h->replay, sizeof h->replay, "MGPU_EMU_POLICY=%s MGPU_EMU_SEED=%llu",
                   mgpu__policies[l->config.policy], (unsigned long long)l->config.seed);
    h->told.replay = h->replay;
}

/* Fill in the lines and what the rule says. */
MGPU__MODEL void
mgpu__hazard_locate(const mgpu__launch *l, mgpu__hazard *h)
{
    mgpu_emu_hazard *k = &h->told;
    mgpu_emu_side handed;
    k->rule = h->rule->number;
    k->severity = mgpu__rule_level(&l->config, h->rule) == MGPU_EMU_LEVEL_ERROR ? MGPU_EMU_ERROR
                                                                                : MGPU_EMU_LINT;
    k->what = h->rule->what;
    k->manual = h->manual != NULL ? h->manual : h->rule->manual;
    k->first.where = k->handed = "";
    mgpu__side_locate(&k->second, h->second, h->where[1]);
    if (h->first != NULL)
        mgpu__side_locate(&k->first, h->first, h->where[0]);
    if (h->handed != NULL) {
        mgpu__side_locate(&handed, h->handed, h->where[2]);
        k->handed = h->where[2];
    }
    mgpu__hazard_replay(l, h);
    k->missing = h->missing;
    k->text = h->text;
}

/* Is `o` of the same rule and lines? Of two threads that nothing orders either comes first, if the same is missing; of a wait that
 * may come late, the others at its mbarrier have the same cause. */
MGPU__MODEL bool
mgpu__hazard_is_like(const mgpu__hazard *o, const mgpu__hazard *h)
{
    const char *first = h->told.first.where, *second = h->told.second.where;
    if (o->rule != h->rule || o->told.count == 0 || (o->first == NULL) != (h->first == NULL))
        return false;
    if (strcmp(o->told.first.where, first) == 0)
        return h->rule == &mgpu__rules[MGPU__RULE_LATE_WAIT] ||
               strcmp(o->told.second.where, second) == 0;
    return h->rule == &mgpu__rules[MGPU__RULE_THREADS] && strcmp(o->missing, h->missing) == 0 &&
           strcmp(o->told.first.where, second) == 0 && strcmp(o->told.second.where, first) == 0;
}

/* The one before that is like it; NULL: none. */
MGPU__MODEL mgpu__hazard *
mgpu__hazard_like(const mgpu__hazard *h)
{
    for (mgpu__hazard *o = mgpu__hazards.at; o < h; o++)
        if (mgpu__hazard_is_like(o, h))
            return o;
    return NULL;
}

/* ---- JSON --------------------------------------------------------------------------------------------------- */

MGPU__MODEL void
mgpu__put_side_json(mgpu__text *t, const char *name, const mgpu_emu_side *s)
{
    static const char *const agents[] = {"thread",   "tma",      "wgmma",
                                         "cp.async", "st.async", "tcgen05"};
    mgpu__put(t, "\"%s\": {\"agent\": \"%s\", \"access\": \"%s\", ", name, agents[s->agent],
              s->write ? "write" : "read");
    mgpu__put(t, "\"thread\": [%u, %u, %u], \"block\": [%u, %u, %u], \"rank\": %u, ",
              s->thread.x, s->thread.y, s->thread.z, s->block.x, s->block.y, s->block.z,
              s->rank);
    mgpu__put_member(t, "role", s->role);
    mgpu__put_member(t, "file", s->file);
    mgpu__put_member(t, "function", s->function);
    mgpu__put_member(t, "call", s->call);
    mgpu__put_member(t, "where", s->where);
    mgpu__put(t, "\"line\": %u}, ", s->line);
}

MGPU__MODEL void
mgpu__append_hazard(const mgpu__launch *l, const mgpu_emu_hazard *h)
{
    mgpu__text *t = mgpu__report_begin();
    mgpu__put(t, "{\"kind\": \"hazard\", \"severity\": \"%s\", \"rule\": %u, \"count\": %llu, ",
              h->severity == MGPU_EMU_ERROR ? "error" : "lint", h->rule,
              (unsigned long long)h->count);
    mgpu__put_member(t, "kernel", l->kernel->name);
    mgpu__put_member(t, "what", h->what);
    mgpu__put_member(t, "manual", h->manual);
    mgpu__put_side_json(t, "second", &h->second);
    if (h->first.where[0] != 0)
        mgpu__put_side_json(t, "first", &h->first);
    mgpu__put(t, "\"space\": \"%s\", \"rank\": %u, \"address\": %llu, ",
              h->space == MGPU_EMU_SHARED   ? "shared"
              : h->space == MGPU_EMU_TENSOR ? "tensor"
                                            : "global",
              h->rank, (unsigned long long)h->address);
    mgpu__put_member(t, "name", h->name);
    mgpu__put(t, "\"row\": %d, \"column\": %d, ", h->row, h->column);
    mgpu__put_member(t, "missing", h->missing);
    mgpu__put_member(t, "handed", h->handed);
    mgpu__put_member(t, "replay", h->replay);
    mgpu__put(t, "\"text\": ");
    mgpu__put_quoted(t, h->text);
    mgpu__put(t, "}");
    mgpu__append_line(l->config.report_json, t);
    mgpu__report_end();
}

/* What a launch was, behind its hazards. */
MGPU__MODEL void
mgpu__append_launch(const mgpu__launch *l)
{
    mgpu__text *t = mgpu__report_begin();
    mgpu__put(t, "{\"kind\": \"launch\", ");
    mgpu__put_member(t, "kernel", l->kernel->name);
    mgpu__put_member(t, "status", mgpu_status_name((mgpu_status)l->status));
    mgpu__put(t,
              "\"errors\": %u, \"lints\": %u, \"hazards\": %u, \"suppressed\": %llu, "
              "\"dropped\": %llu, \"forgotten\": %llu}",
              l->errors, l->reports - l->errors, l->found.hazards,
              (unsigned long long)l->found.suppressed, (unsigned long long)l->found.dropped,
              (unsigned long long)l->found.forgotten);
    mgpu__append_line(l->config.report_json, t);
    mgpu__report_end();
}

/* ---- what core/ calls ---------------------------------------------------------------------------------- */

MGPU__MODEL void
mgpu__hazards_launch_begins(mgpu__launch *l)
{
    (void)l;
    mgpu__hazards.found = mgpu__hazards.count = 0;
    mgpu__hazards.more = 0;
    mgpu__suppressions_begin();
}

/* Which of those that were found are told; returns how many. */
MGPU__MODEL uint32_t
mgpu__hazards_gather(mgpu__launch *l)
{
    uint32_t places = 0;
    for (uint32_t i = 0; i < mgpu__hazards.found; i++) {
        mgpu__hazard *h = &mgpu__hazards.at[i], *like;
        mgpu__hazard_locate(l, h);
        like = mgpu__hazard_like(h);
        if (like == NULL && mgpu__is_suppressed(&h->told)) {
            l->found.suppressed += h->told.count;
            h->told.count = 0;
        } else if (like == NULL && places == MGPU__HAZARDS_MAX) {
            mgpu__hazards.more += h->told.count;
            h->told.count = 0;
        } else if (like == NULL) {
            places++;
        } else {
            like->told.count += h->told.count;
            h->told.count = 0;
        }
    }
    return places;
}

/* What is not judged, as it was forgotten. */
typedef struct mgpu__forgotten {
    uint64_t accesses;
    bool full; /* some of them for want of room */
    bool lost; /* there was no room for what threads tell each other */
} mgpu__forgotten;

MGPU__MODEL void
mgpu__forgotten_of(mgpu__forgotten *all, const mgpu__cluster *c)
{
    const mgpu__ordering *o = mgpu__ordering_of(c);
    all->accesses += o->traces.forgotten;
    all->full |= o->traces.full;
    all->lost |= o->was_lost || mgpu__order_lost(o);
    for (uint32_t rank = 0; rank < c->cta_count; rank++) {
        all->accesses += mgpu__shadow_of(c->ctas[rank])->traces.forgotten;
        all->full |= mgpu__shadow_of(c->ctas[rank])->traces.full;
    }
}

/* Of all clusters of a launch. */
MGPU__MODEL mgpu__forgotten
mgpu__forgotten_by(const mgpu__launch *l)
{
    mgpu__forgotten all = {0, false, false};
    for (uint32_t i = 0; l->judged && i < l->worker_count; i++) {
        const mgpu__cluster *lists[2] = {l->workers[i].residents, l->workers[i].spare};
        for (int k = 0; k < 2; k++)
            for (const mgpu__cluster *c = lists[k]; c != NULL; c = c->next)
                mgpu__forgotten_of(&all, c);
    }
    return all;
}

/* What of the hazards is not told. */
MGPU__MODEL void
mgpu__hazards_tail(mgpu__launch *l)
{
    const unsigned long long more = mgpu__hazards.more;
    const mgpu__forgotten old = mgpu__forgotten_by(l);
    mgpu__text *t = mgpu__report_begin();
    if (more != 0)
        mgpu__put(t, "hazards of %u places are enough: %llu more are left out",
                  (unsigned)MGPU__HAZARDS_MAX, more);
    (void)mgpu__put_suppressed(t);
    if (old.full || (t->length + mgpu__hazards.count != 0 && old.accesses != 0))
        mgpu__put(t,
                  "%s%llu accesses were too long ago to be remembered: what meets them is not "
                  "judged",
                  t->length == 0 ? "of the hazards: " : "; ", (unsigned long long)old.accesses);
    if (old.lost)
        mgpu__put(
            t,
            "%sthere was no room for what threads tell each other, in more than %u words, or "
            "by too many blocks: nothing is judged behind that",
            t->length == 0 ? "of the hazards: " : "; ",
            MGPU__FLAG_TABLES * MGPU__FLAGS_OF_TABLE);
    if (t->length != 0)
        (void)mgpu__deliver_text(l, MGPU_EMU_LINT, MGPU_OK);
    mgpu__report_end();
    l->found.dropped = more;
    l->found.forgotten = old.accesses;
    l->found.hazards = mgpu__hazards.count;
}

MGPU__MODEL void
mgpu__hazards_launch_ended(mgpu__launch *l)
{
    uint32_t places, told = 0;
    mgpu__useless_ended(l);
    places = mgpu__hazards_gather(l);
    for (uint32_t i = 0; i < mgpu__hazards.found; i++) {
        mgpu__hazard *h = &mgpu__hazards.at[i];
        const bool error = h->told.severity == MGPU_EMU_ERROR;
        if (h->told.count == 0)
            continue;
        mgpu__hazard_say(l, h, ++told == places);
        mgpu__put(mgpu__report_begin(), "%s", h->text);
        (void)mgpu__deliver_text(l, error ? MGPU_EMU_ERROR : MGPU_EMU_LINT,
                                 error ? MGPU_ERROR_FAULT : MGPU_OK);
        mgpu__report_end();
        mgpu__hazards.told[mgpu__hazards.count++] = h->told;
        if (l->config.report_json != NULL)
            mgpu__append_hazard(l, &h->told);
    }
    mgpu__hazards_tail(l);
    if (l->config.report_json != NULL)
        mgpu__append_launch(l);
}

static const mgpu__check mgpu__hazards_check = {mgpu__hazards_launch_begins, NULL,
                                                mgpu__hazards_launch_ended, NULL};

MGPU__CHECK(hazards)

/* ---- tests ------------------------------------------------------------------------------------------------- */

MGPU__MODEL bool
mgpu__side_is(const mgpu_emu_side *side, const char *file, uint32_t line)
{
    return (file == NULL || strcmp(file, side->file) == 0) && (line == 0 || line == side->line);
}

MGPU__MODEL bool
mgpu__is_expected(const mgpu_emu_hazard *h, const mgpu_emu_expected *e)
{
    return h->rule == e->rule && mgpu__side_is(&h->first, e->first_file, e->first_line) &&
           mgpu__side_is(&h->second, e->second_file, e->second_line);
}

bool
mgpu_emu_expect_hazards(const mgpu_emu_expected *want, uint32_t count, char *message,
                        size_t bytes)
{
    bool taken[MGPU__HAZARDS_MAX] = {false}, same = true;
    mgpu__text *t = mgpu__report_begin();
    for (uint32_t i = 0; i < count; i++) {
        const mgpu_emu_expected *e = &want[i];
        uint32_t k = 0;
        while (k < mgpu__hazards.count &&
               (taken[k] || !mgpu__is_expected(&mgpu__hazards.told[k], e)))
            k++;
        if (k < mgpu__hazards.count) {
            taken[k] = true;
            continue;
        }
        same = false;
        mgpu__put(t, "missing: hazard %u of %s:%u (first) and %s:%u (second)\n", e->rule,
                  e->first_file != NULL ? e->first_file : "any file", e->first_line,
                  e->second_file != NULL ? e->second_file : "any file", e->second_line);
    }
    for (uint32_t k = 0; k < mgpu__hazards.count; k++) {
        const mgpu_emu_hazard *h = &mgpu__hazards.told[k];
        if (taken[k])
            continue;
        same = false;
        mgpu__put(t, "not expected: hazard %u of %s (first) and %s (second), %llu times\n",
                  h->rule, h->first.where, h->second.where, (unsigned long long)h->count);
    }
    if (bytes != 0)
        (void)snprintf(message, bytes, "%s", t->data);
    mgpu__report_end();
    return same;
}

#endif /* MGPU_EMU_CHECK_TELL_H */
