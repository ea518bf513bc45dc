/* undefined.h - what undefined.cu and its test share.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_TESTS_EMU_CHECK_UNDEFINED_H
#define MGPU_TESTS_EMU_CHECK_UNDEFINED_H

#include "../tiny.h"

typedef struct unwritten_args {
    uint32_t *out;
} unwritten_args;

MGPU_KERNEL_DECLARE(unwritten_in_each);
MGPU_EXTERN_C const case_group unwritten_cases, unnamed_cases;

#endif
