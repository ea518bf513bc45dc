/* mgpu/emu/core/kept.h - what the model needs to say what is wrong: between guards, in static memory.
 * SPDX-License-Identifier: MIT
 *
 *     static arrays of the program | guard | locks, the report, the table of buffers | guard | more of them
 *
 * A kernel may store to all memory of the process. One that runs over the end of a static array meets a
 * guard before it comes here. During a launch: they fault only then.
 */
#ifndef MGPU_EMU_CORE_KEPT_H
#define MGPU_EMU_CORE_KEPT_H

#include "map.h"

#include <stdarg.h>

/* Text that grows up to a fixed size; what does not fit is cut. */
typedef struct mgpu__text {
    size_t length;
    char data[24576];
} mgpu__text;

MGPU__MODEL void
mgpu__vput(mgpu__text *t, const char *format, va_list args)
{
    size_t room = sizeof t->data - t->length;
    int n = vsnprintf(t->data + t->length, room, format, args);
    if (n > 0)
        t->length += (size_t)n < room ? (size_t)n : room - 1;
}

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
MGPU__MODEL void
mgpu__put(mgpu__text *t, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    mgpu__vput(t, format, args);
    va_end(args);
}

/* The lines of a file, without malloc(): a kernel may have overwritten what that needs. */
typedef struct mgpu__lines {
    int file;
    size_t at, end;
    char data[512];
} mgpu__lines;

/* An addr2line that runs (locate.h). */
typedef struct mgpu__asked {
    int link;    /* its input and output; 0: there is none */
    pid_t child; /* behind it */
    uint32_t held;
    char module[1024];
    mgpu__lines said;
} mgpu__asked;

/* Stacks of a cluster, and those that wait for the next one (stacks.h). */
typedef struct mgpu__stacks {
    unsigned char *start; /* NULL: none */
    size_t bytes, stack_bytes;
} mgpu__stacks;

enum { MGPU__IDLE_MAX = 256 };

typedef struct mgpu__idle_stacks {
    pthread_mutex_t lock;
    mgpu__stacks at[MGPU__IDLE_MAX]; /* the oldest first */
    uint32_t count;
    size_t guards; /* in all of them */
} mgpu__idle_stacks;

enum { MGPU__CHECKS_MAX = 16 };

typedef struct mgpu__kept_state {
    unsigned char before[MGPU__GUARD_ZONE];
    pthread_mutex_t launch_lock; /* one launch at a time */
    uint64_t launches;           /* so far */
    pthread_mutex_t config_lock, locate_lock;
    pthread_mutex_t
        report_lock; /* one report at a time, in storage of its own: stacks are small */
    mgpu__text report;
    char sentence[4096]; /* before its places got their names */
    mgpu__text told;     /* what the sink reads */
    pthread_mutex_t buffer_lock;
    mgpu__mapping buffers; /* the table, sorted by address */
    size_t buffer_count;
    const struct mgpu__check *checks[MGPU__CHECKS_MAX]; /* who listens */
    uint32_t check_count;
    bool configured; /* by the program: the environment has no say */
    mgpu__asked asked;
    mgpu__idle_stacks stacks;
    unsigned char behind[MGPU__GUARD_ZONE];
} mgpu__kept_state;

static mgpu__kept_state mgpu__kept = {{0},
                                      PTHREAD_MUTEX_INITIALIZER,
                                      0,
                                      PTHREAD_MUTEX_INITIALIZER,
                                      PTHREAD_MUTEX_INITIALIZER,
                                      PTHREAD_MUTEX_INITIALIZER,
                                      {0, {0}},
                                      {0},
                                      {0, {0}},
                                      PTHREAD_MUTEX_INITIALIZER,
                                      {NULL, 0},
                                      0,
                                      {NULL},
                                      0,
                                      false,
                                      {0, 0, 0, {0}, {0, 0, 0, {0}}},
                                      {PTHREAD_MUTEX_INITIALIZER, {{NULL, 0, 0}}, 0, 0},
                                      {0}};

/* The whole pages of a guard become PROT_NONE, or memory again. */
MGPU__MODEL void
mgpu__kept_protect(unsigned char *guard, int protection)
{
    const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), at = (uintptr_t)guard;
    const uintptr_t from = (at + page - 1) / page * page;
    const uintptr_t to = (at + MGPU__GUARD_ZONE) / page * page;
    (void)mprotect((void *)from, (size_t)(to - from), protection);
}

/* A launch begins, or ends. */
MGPU__MODEL void
mgpu__kept_guard(bool up)
{
    const int protection = up ? PROT_NONE : PROT_READ | PROT_WRITE;
    mgpu__kept_protect(mgpu__kept.before, protection);
    mgpu__kept_protect(mgpu__kept.behind, protection);
}

#endif /* MGPU_EMU_CORE_KEPT_H */
