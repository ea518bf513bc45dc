/* tests/ptx/debug.h - what tests of MGPU_DEBUG=1 share: a report, and children that trap.
 * SPDX-License-Identifier: MIT
 *
 * What traps is a hidden test of its own, run as a child: child.h. Its report is in the
 * child's own memory, which the trap leaves alone.
 */
#ifndef MGPU_TESTS_PTX_DEBUG_H
#define MGPU_TESTS_PTX_DEBUG_H

#include "../device.h"
#include "child.h"

static mgpu_debug_report report;

static std::string
text_of(const mgpu_debug_record &record)
{
    char text[640];
    return mgpu_debug_text(&record, text, sizeof text);
}

/* A call, and its line as the iteration of this warp: what a record of it must say, too. */
#define AT(call)                                                                               \
    do {                                                                                       \
        MGPU_NAME("at", __LINE__);                                                             \
        call;                                                                                  \
    } while (0)

#endif /* MGPU_TESTS_PTX_DEBUG_H */
