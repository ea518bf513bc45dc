/* tests/emu/unit/test_plain_kernel.h - what the instrumented kernels and their test share.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_TESTS_EMU_TEST_TSAN_KERNEL_H
#define MGPU_TESTS_EMU_TEST_TSAN_KERNEL_H

#include <mgpu/mgpu.h>

enum {
    TSAN_STORE4,
    TSAN_STORE8,
    TSAN_STORE2,
    TSAN_STORE1,
    TSAN_UNALIGNED,
    TSAN_INLINE,
    TSAN_LOAD4,
    TSAN_LOAD8,
    TSAN_MEMSET,
    TSAN_MEMSET_SMALL,
    TSAN_MEMCPY,
    TSAN_MEMMOVE,
    TSAN_STRUCT,
    TSAN_ATOMIC,
    TSAN_SPIN,
    TSAN_VOLATILE_STORE,
    TSAN_VOLATILE_LOAD,
    TSAN_VECTOR_STORE,
    TSAN_VECTOR_LOAD,
    TSAN_ADD,
    TSAN_OUTSIDE,
    TSAN_BEHIND,
    TSAN_WGMMA,
    TSAN_EARLY_READ,
    TSAN_EARLY_WRITE,
    TSAN_COUNT
};

typedef struct {
    uint32_t *out;
    uint32_t what;
} tsan_args;

MGPU_EXTERN_C_BEGIN
extern int tsan_lines[TSAN_COUNT];
extern const int tsan_sees_locals; /* and vectors of 32 bytes, and the load of x += 1 */
int tsan_example(void);
MGPU_KERNEL_DECLARE(tsan_plain);
MGPU_KERNEL_DECLARE(tsan_spin);
MGPU_KERNEL_DECLARE(tsan_volatile);
MGPU_KERNEL_DECLARE(tsan_fence);
MGPU_KERNEL_DECLARE(tsan_gaps);
MGPU_KERNEL_DECLARE(tsan_outside);
MGPU_KERNEL_DECLARE(tsan_behind);
MGPU_KERNEL_DECLARE(tsan_accumulator);
MGPU_EXTERN_C_END

#endif
