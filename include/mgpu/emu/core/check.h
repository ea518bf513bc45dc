/* mgpu/emu/core/check.h - what core/ knows of a check: the table that the check hands it.
 * SPDX-License-Identifier: MIT
 *
 *     check/redzone.h                               a check is one file ...
 *         static const mgpu__check mgpu__redzone_check = {cluster_ended, launch_ended, buffer_used};
 *     implementation.h                              ... and one line in the list, which is
 *                                                   handed over as the program starts
 *
 * A check listens: no kernel runs otherwise for it. What it finds is a report, and the status of the launch,
 * the copy or mgpu_free() that it looks at. Without its line in the list all else goes on as before. A NULL
 * is not called.
 */
#ifndef MGPU_EMU_CORE_CHECK_H
#define MGPU_EMU_CORE_CHECK_H

#include "machine.h"

struct mgpu__buffer;

typedef struct mgpu__check {
    /* All threads of a cluster have returned, and its agents have nothing more to do. */
    void (*cluster_ended)(const mgpu__cluster *c);

    /* A launch is over, and none of its threads runs any more. */
    void (*launch_ended)(mgpu__launch *l);

    /* The program copies to or from a buffer of mgpu_malloc(), or frees it; `what` does it. */
    mgpu_status (*buffer_used)(const struct mgpu__buffer *b, const char *what);
} mgpu__check;

/* From now on these listen; the list ends with NULL, and stays. */
MGPU__MODEL void
mgpu__checks_listen(const mgpu__check *const *checks)
{
    mgpu__kept.checks = checks;
}

/* The i-th that listens; NULL: there are no more. */
MGPU__MODEL const mgpu__check *
mgpu__check_at(uint32_t i)
{
    return mgpu__kept.checks != NULL ? mgpu__kept.checks[i] : NULL;
}

MGPU__MODEL void
mgpu__checks_cluster_ended(const mgpu__cluster *c)
{
    for (uint32_t i = 0; mgpu__check_at(i) != NULL; i++)
        if (mgpu__check_at(i)->cluster_ended != NULL)
            mgpu__check_at(i)->cluster_ended(c);
}

MGPU__MODEL void
mgpu__checks_launch_ended(mgpu__launch *l)
{
    for (uint32_t i = 0; mgpu__check_at(i) != NULL; i++)
        if (mgpu__check_at(i)->launch_ended != NULL)
            mgpu__check_at(i)->launch_ended(l);
}

/* The first that is not MGPU_OK of what the checks answer. */
MGPU__MODEL mgpu_status
mgpu__checks_buffer_used(const struct mgpu__buffer *b, const char *what)
{
    mgpu_status status = MGPU_OK;
    for (uint32_t i = 0; mgpu__check_at(i) != NULL && status == MGPU_OK; i++)
        if (mgpu__check_at(i)->buffer_used != NULL)
            status = mgpu__check_at(i)->buffer_used(b, what);
    return status;
}

#endif /* MGPU_EMU_CORE_CHECK_H */
