/* mgpu/status.h - what a host call answers: one table of words and sentences, and where details go.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_issues why;
 *     mgpu_status s = mgpu_tensor_map_tiled(&map, desc, &why);
 *     if (s != MGPU_OK)
 *         for (int i = 0; i < why.count && i < MGPU_ISSUES_MAX; i++)
 *             fprintf(stderr, "%s\n", why.item[i].text);
 *
 * Nothing here allocates or prints: the caller owns the storage and the words.
 */
#ifndef MGPU_STATUS_H
#define MGPU_STATUS_H

#include "config.h"

/* All statuses, for a macro X(name, sentence). */
#define MGPU_STATUS_TABLE(X)                                                                   \
    X(MGPU_OK, "ok")                                                                           \
    X(MGPU_ERROR_INVALID_ARGUMENT, "an argument is not legal; the issue names it")             \
    X(MGPU_ERROR_INVALID_TENSOR_MAP, "the tensor map breaks a rule; the issues name each one") \
    X(MGPU_ERROR_OUT_OF_MEMORY, "there is not enough memory")                                  \
    X(MGPU_ERROR_NO_DEVICE, "no usable NVIDIA GPU: none is visible, or the driver is missing") \
    X(MGPU_ERROR_DRIVER_TOO_OLD, "the driver is older than this call needs")                   \
    X(MGPU_ERROR_WRONG_TARGET, "the kernel was not built for this GPU's architecture")         \
    X(MGPU_ERROR_SMEM_LIMIT, "the kernel asks for more shared memory than a block may have")   \
    X(MGPU_ERROR_THREAD_LIMIT, "the block has more threads than the kernel or the GPU allows") \
    X(MGPU_ERROR_GRID_LIMIT, "the grid is empty, too large or not a multiple of the cluster")  \
    X(MGPU_ERROR_CLUSTER_LIMIT,                                                                \
      "the GPU cannot place a cluster of this size with these resources")                      \
    X(MGPU_ERROR_REGISTER_LIMIT, "the block needs more registers than a multiprocessor has")   \
    X(MGPU_ERROR_LAUNCH_FAILED, "the driver refused the launch; the issue has its words")      \
    X(MGPU_ERROR_DRIVER, "the driver refused a call; the issue has its words")                 \
    X(MGPU_ERROR_DEADLOCK,                                                                     \
      "the kernel stopped making progress; the report says who waits where")                   \
    X(MGPU_ERROR_FAULT, "the kernel did something illegal; the report says what and where")

/* What a call answers: MGPU_OK is 0. */
typedef enum mgpu_status {
#define MGPU__X(name, sentence) name,
    MGPU_STATUS_TABLE(MGPU__X)
#undef MGPU__X
} mgpu_status;

/* One thing that is wrong. `text` is a whole sentence: what, where, got, wanted, remedy. */
typedef struct mgpu_issue {
    mgpu_status status;
    const char *field; /* name of the argument or struct field; static storage */
    int index;         /* element of an array field, or -1 */
    int64_t got, want; /* the value, and the bound or multiple it breaks; 0 where none */
    char text[488];    /* always terminated */
} mgpu_issue;

/* How many issues are kept. */
enum { MGPU_ISSUES_MAX = 16 };

/* All that is wrong, not only the first. `count` may pass MGPU_ISSUES_MAX: the first ones stay. */
typedef struct mgpu_issues {
    int count;
    mgpu_issue item[MGPU_ISSUES_MAX];
} mgpu_issues;

#if !MGPU_NVRTC
#include <stdarg.h>
#include <stdio.h>

/* The sentence for a status. Never NULL.
 *   status  any number; one that is no status has a word of its own
 */
MGPU_HOST const char *
mgpu_status_string(mgpu_status status)
{
    switch (status) {
#define MGPU__X(name, sentence)                                                                \
    case name:                                                                                 \
        return sentence;
        MGPU_STATUS_TABLE(MGPU__X)
#undef MGPU__X
    }
    return "unknown mgpu_status";
}

/* The name of a status as it is written in C, such as "MGPU_OK". Never NULL.
 *   status  any number; one that is no status has a word of its own
 */
MGPU_HOST const char *
mgpu_status_name(mgpu_status status)
{
    switch (status) {
#define MGPU__X(name, sentence)                                                                \
    case name:                                                                                 \
        return #name;
        MGPU_STATUS_TABLE(MGPU__X)
#undef MGPU__X
    }
    return "unknown mgpu_status";
}

/* Add an issue to `issues` (may be NULL) and answer its status, so that one can return it.
 *   issues  where it is added, or NULL; beyond MGPU_ISSUES_MAX it is only counted
 *   status  the kind of issue
 *   field   static string
 *   index   element, or -1
 *   got     the value that is wrong, or 0
 *   want    the bound or multiple that it breaks, or 0
 *   format  printf format of the sentence
 */
#if defined(__GNUC__)
__attribute__((format(printf, 7, 8)))
#endif
MGPU_HOST mgpu_status
mgpu_issue_add(mgpu_issues *issues, mgpu_status status, const char *field, int index,
               int64_t got, int64_t want, const char *format, ...)
{
    if (issues != NULL) {
        if (issues->count < MGPU_ISSUES_MAX) {
            mgpu_issue *i = &issues->item[issues->count];
            va_list args;
            i->status = status;
            i->field = field;
            i->index = index;
            i->got = got;
            i->want = want;
            va_start(args, format);
            (void)vsnprintf(i->text, sizeof i->text, format, args);
            va_end(args);
        }
        issues->count++;
    }
    return status;
}

#endif /* !MGPU_NVRTC */
#endif /* MGPU_STATUS_H */
