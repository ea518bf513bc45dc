/* undefined.h - what undefined.cu and its test share.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_TESTS_EMU_CHECK_UNDEFINED_H
#define MGPU_TESTS_EMU_CHECK_UNDEFINED_H

#include "../tiny.h"

typedef struct unwritten_args {
    uint32_t *out;
} unwritten_args;

/* What happens to the registers of a tcgen05.ld. */
enum {
    LOADED_RIGHT,
    LOADED_READ_IN_FLIGHT,
    LOADED_WRITTEN_IN_FLIGHT,
    LOADED_READ,       /* and nothing is named */
    LOADED_HALF_NAMED, /* and the other half is read */
    LOADED_HALF_READ,  /* that which is named */
    LOADED_WRITTEN,    /* behind the wait */
    LOADED_STORED
};

typedef struct loaded_args {
    uint32_t *out;
    uint32_t what;
} loaded_args;

MGPU_KERNEL_DECLARE(unwritten_in_each);
MGPU_KERNEL_DECLARE(loaded);
MGPU_EXTERN_C const bool loaded_is_seen;
MGPU_EXTERN_C const case_group unwritten_cases, unnamed_cases;

#endif
