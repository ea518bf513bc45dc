/* tests/ptx/debug.h - what tests of MGPU_DEBUG=1 share: a report, and children that trap.
 * SPDX-License-Identifier: MIT
 *
 * A trap costs the process its GPU context: what traps is a hidden test of its own, run as a child.
 * Its report is in the child's own memory, which the trap leaves alone.
 */
#ifndef MGPU_TESTS_PTX_DEBUG_H
#define MGPU_TESTS_PTX_DEBUG_H

#include "../device.h"

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

/* Run a hidden test of this program, with "VARIABLE=value" in its environment; what it said. */
static std::string
child(const std::string &name, const std::string &variable = "")
{
    FILE *program = popen((variable + " /proc/$PPID/exe '" + name + "' 2>&1").c_str(), "r");
    REQUIRE(program != NULL);
    std::string said;
    char line[512];
    while (fgets(line, sizeof line, program) != NULL)
        said += line;
    const int ended = pclose(program);
    INFO(said);
    CHECK(ended == 0);
    return said;
}

#endif /* MGPU_TESTS_PTX_DEBUG_H */
