/* mgpu/emu/core/report.h - sentences: where in the user's code, to whom, and how a launch ends.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu__fail(f, site, "mbarrier.init: count %u ...")     kernel.cu:7: mbarrier.init: count 0 ...;
 *                                                            thread (0,0,0) of block (0,0,0)
 *
 * `f` is who acts: the running thread or, for an operation of an agent, the one that issued it.
 */
#ifndef MGPU_EMU_CORE_REPORT_H
#define MGPU_EMU_CORE_REPORT_H

#include "json.h"
#include "kept.h"
#include "locate.h"
#include "machine.h"
#include "settings.h"

static __thread uint32_t
    mgpu__report_depth; /* reports that this thread makes: one, or two in a sink */
static __thread bool mgpu__in_sink;

/* Begin a report: the text, empty. */
MGPU__MODEL mgpu__text *
mgpu__report_begin(void)
{
    if (mgpu__report_depth++ == 0) {
        (void)pthread_mutex_lock(&mgpu__kept.report_lock);
        mgpu__locate_hold();
    }
    mgpu__kept.report.length = 0;
    mgpu__kept.report.data[0] = 0;
    return &mgpu__kept.report;
}

MGPU__MODEL void
mgpu__report_end(void)
{
    if (--mgpu__report_depth != 0)
        return;
    mgpu__locate_release();
    (void)pthread_mutex_unlock(&mgpu__kept.report_lock);
}

/* ---- the sink --------------------------------------------------------------------------------------- */

/* Where to cut a text so that it fits: behind a sentence or a clause, else behind a word. */
MGPU__MODEL size_t
mgpu__cut(const char *text, size_t most)
{
    static const char *const ends[] = {"\n", "; ", ": ", ", ", " "};
    if (strlen(text) <= most)
        return strlen(text);
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++)
        for (size_t n = most; n > most / 2; n--)
            if (strncmp(text + n, ends[i], strlen(ends[i])) == 0)
                return n;
    return most;
}

/* out = a report on one line. What does not fit is left out from the end of a clause on, and the text says
 * so, unless that is only which thread it was. */
MGPU__MODEL void
mgpu__one_line(char *out, size_t bytes, const char *text)
{
    static const char more[] = " (the report says more)";
    const size_t n = mgpu__cut(text, bytes - sizeof more);
    const char *rest = text + n;
    const bool whole =
        rest[0] == 0 || (strncmp(rest, "; thread (", 10) == 0 && strchr(rest + 1, ';') == NULL);
    size_t used = 0;
    for (size_t i = 0; i < n; i++) {
        if (text[i] != '\n') {
            out[used++] = text[i];
        } else if (text[i + 1] == ' ') { /* two, as a line of a deadlock begins */
            out[used++] = ';';
            i++;
        }
    }
    (void)snprintf(out + used, bytes - used, "%s", whole ? "" : more);
}

/* The report for the caller of the launch. */
MGPU__MODEL void
mgpu__add_issue(mgpu__launch *l, mgpu_status status, const char *text)
{
    char line[sizeof l->issues->item[0].text];
    mgpu__one_line(line, sizeof line, text);
    (void)mgpu_issue_add(l->issues, status, "kernel", -1, 0, 0, "%s", line);
}

/* A report on stderr, of a kernel or, if that is "", of a function of the host. Without malloc() and
 * stdio: a kernel may have overwritten what these need. */
MGPU__MODEL void
mgpu__say(mgpu_emu_severity severity, const char *kernel, const char *text)
{
    const bool named = kernel[0] != 0;
    const char *const parts[] = {"mgpu model: ",
                                 severity == MGPU_EMU_ERROR ? "error: " : "note: ",
                                 named ? "kernel " : "",
                                 kernel,
                                 named ? ": " : "",
                                 text,
                                 "\n"};
    struct iovec all[sizeof parts / sizeof parts[0]];
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        all[i].iov_base = (void *)(uintptr_t)parts[i];
        all[i].iov_len = strlen(parts[i]);
    }
    if (writev(STDERR_FILENO, all, sizeof parts / sizeof parts[0]) < 0)
        return; /* nobody listens */
}

/* Hand the finished report text to the sink. That is the program's code: it may do what the program may do
 * between launches, and no thread of a kernel acts. What it does wrong goes to stderr, not to itself. */
MGPU__MODEL void
mgpu__tell(const mgpu_emu_config *config, const char *kernel, mgpu_emu_severity severity,
           mgpu_status status)
{
    const mgpu_emu_thread *self = mgpu_emu_self;
    mgpu_emu_report report;
    if (config->sink == NULL || mgpu__in_sink) {
        mgpu__say(severity, kernel, mgpu__kept.report.data);
        return;
    }
    memcpy(mgpu__kept.told.data, mgpu__kept.report.data, mgpu__kept.report.length + 1);
    report.severity = severity;
    report.status = status;
    report.kernel = kernel;
    report.text = mgpu__kept.told.data;
    mgpu__in_sink = true;
    mgpu_emu_self = NULL;
    config->sink(config->sink_user, &report);
    mgpu_emu_self = self;
    mgpu__in_sink = false;
}

/* The report that has begun is of a function of the host, which its text names: tell it, and end it. */
MGPU__MODEL mgpu_status
mgpu__tell_host(mgpu_emu_severity severity, mgpu_status status)
{
    const mgpu_emu_config config = mgpu_emu_config_current();
    mgpu__tell(&config, "", severity, status);
    mgpu__report_end();
    return status;
}

/* Under the random policy another run is another order: how to see this one again. */
MGPU__MODEL void
mgpu__put_replay(const mgpu__launch *l)
{
    mgpu__text *t = &mgpu__kept.report;
    const unsigned long long seed = l->config.seed;
    if (l->put_order != NULL)
        l->put_order(t, l);
    if (l->config.policy != MGPU_EMU_RANDOM)
        return;
    mgpu__put(t, "%sunder the random policy; ",
              t->length > 0 && t->data[t->length - 1] == '\n' ? "  " : "; ");
    if (mgpu__kept.configured)
        mgpu__put(t, "the seed %llu of mgpu_emu_configure() replays this run", seed);
    else
        mgpu__put(t, "MGPU_EMU_POLICY=random MGPU_EMU_SEED=%llu replays this run", seed);
}

/* Where the report is that has begun, NULL: nowhere; of a note its rule. The lock of reports is held. */
static const void *mgpu__report_site;
static uint32_t mgpu__report_rule;

/* A line of JSON for the report that is finished. */
MGPU__MODEL void
mgpu__append_report(const mgpu__launch *l, mgpu_emu_severity severity, mgpu_status status)
{
    static mgpu__text line; /* the lock of reports is held */
    line.length = 0;
    mgpu__put(&line, "{\"kind\": \"report\", \"severity\": \"%s\", ",
              severity == MGPU_EMU_ERROR ? "error" : "lint");
    mgpu__put_member(&line, "kernel", l->kernel->name);
    mgpu__put_member(&line, "status", mgpu_status_name(status));
    if (mgpu__report_site != NULL) {
        const mgpu__located at = mgpu__locate_whole(mgpu__report_site);
        const char *colon = strrchr(at.text, ':');
        const bool known = strncmp(at.text, "0x", 2) != 0 && colon != NULL;
        char file[240];
        (void)snprintf(file, sizeof file, "%.*s", known ? (int)(colon - at.text) : 0, at.text);
        mgpu__put_member(&line, "file", file);
        mgpu__put_member(&line, "function", at.function);
        mgpu__put(&line, "\"line\": %lu, ", known ? strtoul(colon + 1, NULL, 10) : 0);
        if (mgpu__report_rule != 0)
            mgpu__put(&line, "\"rule\": %u, ", mgpu__report_rule);
    }
    mgpu__put(&line, "\"text\": ");
    mgpu__put_quoted(&line, mgpu__kept.report.data);
    mgpu__put(&line, "}");
    mgpu__append_line(l->config.report_json, &line);
}

/* Hand the finished report text to the sink and, for an error, to the caller's issues. The first error
 * of a launch becomes its status. false: it is not the first, and is kept back. */
MGPU__MODEL bool
mgpu__deliver_text(mgpu__launch *l, mgpu_emu_severity severity, mgpu_status status)
{
    (void)__atomic_add_fetch(&l->reports, 1, __ATOMIC_RELAXED);
    if (severity == MGPU_EMU_ERROR) {
        int none = MGPU_OK;
        (void)__atomic_add_fetch(&l->errors, 1, __ATOMIC_RELAXED);
        if (!__atomic_compare_exchange_n(&l->status, &none, (int)status, false,
                                         __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST) &&
            !l->over)
            return false; /* another worker's error came first: this may only follow from it */
    }
    if (l->quiet)
        return false;
    if (severity == MGPU_EMU_ERROR) {
        mgpu__put_replay(l);
        mgpu__add_issue(l, status, mgpu__kept.report.data);
    }
    mgpu__tell(&l->config, l->kernel->name, severity, status);
    return true;
}

/* The same, and a line of JSON. */
MGPU__MODEL void
mgpu__deliver(mgpu__launch *l, mgpu_emu_severity severity, mgpu_status status)
{
    if (mgpu__deliver_text(l, severity, status) && l->config.report_json != NULL)
        mgpu__append_report(l, severity, status);
}

/* out = "producer, 7": what MGPU_NAME calls a thread, and how far it is; "" without it. */
MGPU__MODEL void
mgpu__say_role(char out[48], const char *role, int64_t step)
{
    out[0] = 0;
    if (role != NULL && step >= 0)
        (void)snprintf(out, 48, "%.24s, %lld", role, (long long)step);
    else if (role != NULL)
        (void)snprintf(out, 48, "%.24s", role);
}

/* The same behind a thread: " (producer, 7)". */
MGPU__MODEL void
mgpu__put_role(mgpu__text *t, const char *role, int64_t step)
{
    char name[48];
    mgpu__say_role(name, role, step);
    if (name[0] != 0)
        mgpu__put(t, " (%s)", name);
}

MGPU__MODEL void
mgpu__put_thread(mgpu__text *t, const mgpu__fiber *f)
{
    mgpu__put(t, "thread (%u,%u,%u) of block (%u,%u,%u)", f->self.thread_idx.x,
              f->self.thread_idx.y, f->self.thread_idx.z, f->self.block_idx.x,
              f->self.block_idx.y, f->self.block_idx.z);
    mgpu__put_role(t, f->role, f->role_step);
}

/* out = "full[2]", "bars+8": what the kernel calls the shared memory at an offset; else "". */
MGPU__MODEL void
mgpu__name_at(const mgpu__launch *l, uint32_t offset, char out[64])
{
    const uint32_t named = __atomic_load_n(&l->named_count, __ATOMIC_ACQUIRE);
    const uint32_t statics = __atomic_load_n(&l->static_count, __ATOMIC_ACQUIRE);
    out[0] = 0;
    for (uint32_t i = 0; i < named; i++) {
        const mgpu__named *n = &l->named[i];
        const uint32_t at = offset - n->offset, k = at / n->elem_bytes;
        if (offset < n->offset || k >= n->count)
            continue;
        if (at % n->elem_bytes == 0)
            (void)snprintf(out, 64, "%.32s[%u]", n->name, k);
        else
            (void)snprintf(out, 64, "%.32s[%u]+%u", n->name, k, at % n->elem_bytes);
        return;
    }
    for (uint32_t i = 0; i < statics; i++) {
        const mgpu__static_object *s = &l->statics[i];
        if (offset >= s->offset && offset < s->offset + s->bytes)
            (void)snprintf(out, 64, "%.32s+%u", s->name, offset - s->offset);
    }
}

/* The same behind an address: " (full[2])". */
MGPU__MODEL void
mgpu__object_at(const mgpu__launch *l, uint32_t offset, char out[72])
{
    char name[64];
    mgpu__name_at(l, offset, name);
    (void)snprintf(out, 72, name[0] != 0 ? " (%s)" : "%s", name);
}

/* Add a text in which each "smem+0x1408" and "shared address 0x00001408" gets the name of what lies there. */
MGPU__MODEL void
mgpu__put_named(mgpu__text *t, const mgpu__launch *l, const char *text)
{
    for (;;) {
        const char *at = strstr(text, "smem+0x"), *other = strstr(text, "shared address 0x");
        char *end, name[72];
        if (at == NULL || (other != NULL && other < at))
            at = other;
        if (at == NULL)
            break;
        mgpu__object_at(l, (uint32_t)strtoul(strstr(at, "0x"), &end, 16) & 0xffffff, name);
        mgpu__put(t, "%.*s%s", (int)(end - text), text, name);
        text = end;
    }
    mgpu__put(t, "%s", text);
}

/* Notes of engines, by their numbers in check/rules.h; an error has none. */
typedef enum mgpu__note {
    MGPU__NOTE_NONE,
    MGPU__NOTE_LIVES = 7,
    MGPU__NOTE_COUNTS = 8,
    MGPU__NOTE_NAMED = 11,
    MGPU__NOTE_LANES = 13,
    MGPU__NOTE_BOUNDS = 15,
    MGPU__NOTE_UNWRITTEN = 16,
    MGPU__NOTE_LEAVES = 22
} mgpu__note;

/* Whether a note at this site is to be said: each once per site, and the first of all. Report begun. */
MGPU__MODEL bool
mgpu__note_is_new(mgpu__launch *l, mgpu__note note, const void *site)
{
    const uint64_t key = (uint64_t)(uintptr_t)site << 5 | (uint64_t)note;
    const uint32_t most = sizeof l->reported_sites / sizeof l->reported_sites[0];
    for (uint32_t i = 0; i < l->reported_count && i < most; i++)
        if (l->reported_sites[i] == key)
            return false;
    if (l->reported_count < most) {
        l->reported_sites[l->reported_count++] = key;
        return true;
    }
    if (l->reported_count == most) {
        l->reported_count++; /* this, too, is said once */
        mgpu__put(&mgpu__kept.report, "%u notes are enough: more notes are left out", most);
        mgpu__deliver(l, MGPU_EMU_LINT, MGPU_OK);
    }
    return false;
}

/* Of who knows the rules, if anybody does: is a note suppressed? Else its rule is added. */
static bool (*mgpu__note_hook)(mgpu__text *t, mgpu__launch *l, mgpu__note note,
                               const void *site);

/* What the settings make of a note, or an error. */
static inline mgpu_emu_level
mgpu__note_level(const mgpu_emu_config *config, mgpu__note note)
{
    const mgpu_emu_level level = (mgpu_emu_level)config->rules[note];
    if (note != MGPU__NOTE_NONE && level != MGPU_EMU_LEVEL_DEFAULT)
        return level;
    return note == MGPU__NOTE_NONE || config->notes_are_fatal ? MGPU_EMU_LEVEL_ERROR
                                                              : MGPU_EMU_LEVEL_LINT;
}

/* The report that has begun, with what belongs to a note. false: it is not to be said. */
MGPU__MODEL bool
mgpu__put_note(mgpu__text *t, mgpu__launch *l, mgpu__note note, const void *site)
{
    if (note == MGPU__NOTE_NONE)
        return true;
    if (mgpu__note_hook != NULL && mgpu__note_hook(t, l, note, site))
        return false;
    if (l->config.rules[note] == MGPU_EMU_LEVEL_DEFAULT && l->config.notes_are_fatal)
        mgpu__put(t, "; a note, and notes are fatal here");
    return true;
}

MGPU__MODEL void
mgpu__vreport(const mgpu__fiber *f, mgpu__note note, const void *site, const char *format,
              va_list args)
{
    mgpu__launch *l = mgpu__launch_of(f);
    const mgpu_emu_level level = mgpu__note_level(&l->config, note);
    const bool error = level == MGPU_EMU_LEVEL_ERROR;
    mgpu__text *t = mgpu__report_begin();
    char where[512];
    if (l->quiet && error)
        mgpu__deliver(l, MGPU_EMU_ERROR, MGPU_ERROR_FAULT);
    if (l->quiet || level == MGPU_EMU_LEVEL_OFF ||
        (note != MGPU__NOTE_NONE && !mgpu__note_is_new(l, note, site))) {
        mgpu__report_end();
        return;
    }
    mgpu__put(t, "%s: ", mgpu__locate(site, where, sizeof where));
    (void)vsnprintf(mgpu__kept.sentence, sizeof mgpu__kept.sentence, format, args);
    mgpu__put_named(t, l, mgpu__kept.sentence);
    mgpu__put(t, "; ");
    mgpu__put_thread(t, f);
    if (mgpu__put_note(t, l, note, site)) {
        mgpu__report_site = site;
        mgpu__report_rule = note;
        mgpu__deliver(l, error ? MGPU_EMU_ERROR : MGPU_EMU_LINT,
                      error ? MGPU_ERROR_FAULT : MGPU_OK);
        mgpu__report_site = NULL;
    }
    mgpu__report_end();
}

/* Report, and end the launch: does not come back. */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4), noreturn))
#endif
MGPU__MODEL void
mgpu__fail(const mgpu__fiber *f, const void *site, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    mgpu__vreport(f, MGPU__NOTE_NONE, site, format, args);
    va_end(args);
    mgpu__leave_forever();
    abort(); /* not reached: the worker never comes back to this fiber */
}

/* An error where no thread runs any more: the launch ends, and this comes back. */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
MGPU__MODEL void
mgpu__error(const mgpu__fiber *f, const void *site, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    mgpu__vreport(f, MGPU__NOTE_NONE, site, format, args);
    va_end(args);
}

/* Allowed, but probably not meant: the launch goes on. */
#if defined(__GNUC__)
__attribute__((format(printf, 4, 5)))
#endif
MGPU__MODEL void
mgpu__lint(const mgpu__fiber *f, mgpu__note note, const void *site, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    mgpu__vreport(f, note, site, format, args);
    va_end(args);
}

void
mgpu_emu_fail(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    mgpu__vreport(mgpu__self(), MGPU__NOTE_NONE, MGPU__SITE, format, args);
    va_end(args);
    mgpu__leave_forever();
    abort(); /* not reached */
}

mgpu_status
mgpu_emu_note(const char *what, const char *text)
{
    const bool fatal = mgpu_emu_config_current().notes_are_fatal;
    mgpu__put(mgpu__report_begin(), "%s: %s", what, text);
    return mgpu__tell_host(fatal ? MGPU_EMU_ERROR : MGPU_EMU_LINT,
                           fatal ? MGPU_ERROR_FAULT : MGPU_OK);
}

#endif /* MGPU_EMU_CORE_REPORT_H */
