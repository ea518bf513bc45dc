/* tests/ptx/child.h - run a hidden test of this program as a child.
 * SPDX-License-Identifier: MIT
 *
 * A trap costs the process its GPU context: what traps is a hidden test of its own.
 */
#ifndef MGPU_TESTS_PTX_CHILD_H
#define MGPU_TESTS_PTX_CHILD_H

#include "../catch.h"

#include <cstdio>
#include <string>

/* Run a hidden test of this program, with "VARIABLE=value" in its environment; what it said. */
inline std::string
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
    CHECK(said.find("All tests passed") != std::string::npos); /* one of that name ran */
    return said;
}

#endif /* MGPU_TESTS_PTX_CHILD_H */
