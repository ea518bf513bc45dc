/* tests/emu/mutate/case_main.h - a program of a group of cases.h: its kernel as it should be.
 * SPDX-License-Identifier: MIT
 *
 * tools/mutate.py includes it behind the kernel's file, or alone and links that, with
 * MUTATE_GROUP=softmax_cases, say.
 */
#ifndef MGPU_TESTS_EMU_MUTATE_CASE_MAIN_H
#define MGPU_TESTS_EMU_MUTATE_CASE_MAIN_H

#include "../check/cases.h"

MGPU_EXTERN_C const case_group MUTATE_GROUP;

int
main(void)
{
    bool right = false;
    const mgpu_status status = MUTATE_GROUP.run(0, &right);
    printf("%s: %s, %s\n", MUTATE_GROUP.name, mgpu_status_string(status),
           right ? "right" : "WRONG");
    return status == MGPU_OK && right && mgpu_emu_last_stats().reports == 0 ? 0 : 1;
}

#endif /* MGPU_TESTS_EMU_MUTATE_CASE_MAIN_H */
