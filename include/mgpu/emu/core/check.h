/* mgpu/emu/core/check.h - what core/ knows of a check: the table that the check hands it.
 * SPDX-License-Identifier: MIT
 *
 *     check/redzone.h                               a check is one file ...
 *         static const mgpu__check mgpu__redzone_check = {NULL, cluster_ended, launch_ended, buffer_used};
 *         MGPU__CHECK(redzone)
 *     implementation.h                              ... and one line, which includes it
 *
 * A check listens: no kernel runs otherwise for it. What it finds is a report, and the status of the launch,
 * the copy or mgpu_free() that it looks at. Without its line all else goes on as before. A NULL
 * is not called.
 */
#ifndef MGPU_EMU_CORE_CHECK_H
#define MGPU_EMU_CORE_CHECK_H

#include "machine.h"

struct mgpu__buffer;

typedef struct mgpu__check {
    /* A launch begins; its settings are known. */
    void (*launch_began)(mgpu__launch *l);

    /* All threads of a cluster have returned, and its agents have nothing more to do. */
    void (*cluster_ended)(const mgpu__cluster *c);

    /* A launch is over, and none of its threads runs any more. */
    void (*launch_ended)(mgpu__launch *l);

    /* The program copies to or from a buffer of mgpu_malloc(), or frees it; `what` does it. */
    mgpu_status (*buffer_used)(const struct mgpu__buffer *b, const char *what);
} mgpu__check;

MGPU__MODEL void
mgpu__check_add(const mgpu__check *check)
{
    if (mgpu__kept.check_count == MGPU__CHECKS_MAX)
        abort(); /* more of them: raise it */
    mgpu__kept.checks[mgpu__kept.check_count++] = check;
}

/* A check is handed over as the program starts: its first copy may meet a broken buffer. */
#define MGPU__CHECK(name)                                                                      \
    __attribute__((constructor(101))) static void mgpu__##name##_hand_over(void)               \
    {                                                                                          \
        mgpu__check_add(&mgpu__##name##_check);                                                \
    }

MGPU__MODEL void
mgpu__checks_launch_began(mgpu__launch *l)
{
    for (uint32_t i = 0; i < mgpu__kept.check_count; i++)
        if (mgpu__kept.checks[i]->launch_began != NULL)
            mgpu__kept.checks[i]->launch_began(l);
}

MGPU__MODEL void
mgpu__checks_cluster_ended(const mgpu__cluster *c)
{
    for (uint32_t i = 0; i < mgpu__kept.check_count; i++)
        if (mgpu__kept.checks[i]->cluster_ended != NULL)
            mgpu__kept.checks[i]->cluster_ended(c);
}

MGPU__MODEL void
mgpu__checks_launch_ended(mgpu__launch *l)
{
    for (uint32_t i = 0; i < mgpu__kept.check_count; i++)
        if (mgpu__kept.checks[i]->launch_ended != NULL)
            mgpu__kept.checks[i]->launch_ended(l);
}

/* The first that is not MGPU_OK of what the checks answer. */
MGPU__MODEL mgpu_status
mgpu__checks_buffer_used(const struct mgpu__buffer *b, const char *what)
{
    mgpu_status status = MGPU_OK;
    for (uint32_t i = 0; i < mgpu__kept.check_count && status == MGPU_OK; i++)
        if (mgpu__kept.checks[i]->buffer_used != NULL)
            status = mgpu__kept.checks[i]->buffer_used(b, what);
    return status;
}

#endif /* MGPU_EMU_CORE_CHECK_H */
