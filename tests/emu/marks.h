/* tests/emu/marks.h - lines of a kernel that a report must name, and the hazards of the last launch.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_TESTS_EMU_MARKS_H
#define MGPU_TESTS_EMU_MARKS_H

#include "model.h"

/* In a kernel whose arguments have line[]: the statement, and where it stands. */
#define MARK(k, statement) (p->line[k] = __LINE__, statement)

/* A line of the test that asks, as reports name it. */
inline std::string
at(uint32_t line, const std::string &file = __builtin_FILE())
{
    return file.substr(file.rfind('/') + 1) + ":" + std::to_string(line);
}

inline const mgpu_emu_hazard &
hazard(uint32_t index)
{
    const mgpu_emu_hazard *all = nullptr;
    REQUIRE(mgpu_emu_last_hazards(&all) > index);
    return all[index];
}

#endif /* MGPU_TESTS_EMU_MARKS_H */
