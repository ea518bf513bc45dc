/* tests/emu/explore/explore/explore.h - kernels to explore: what they take.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_TESTS_EMU_EXPLORE_EXPLORE_H
#define MGPU_TESTS_EMU_EXPLORE_EXPLORE_H

#include <mgpu/mgpu.h>

typedef struct explore_args {
    uint32_t *word; /* global, known: [64] */
    uint32_t what;
} explore_args;

/* A small program for each warp, whose lanes do all together. */
enum {
    PROGRAM_WARPS = 3,
    PROGRAM_LENGTH = 6,
    PROGRAM_READ = 0,
    PROGRAM_WRITE,
    PROGRAM_ADD,
    PROGRAM_SWAP,
    PROGRAM_ARRIVE,
    PROGRAM_TEST,
    PROGRAM_WAIT,
    PROGRAM_OPS
};
typedef struct program_args {
    uint32_t *out; /* global, known: [PROGRAM_WARPS + 2] */
    uint32_t bars; /* of its barriers: 0, 1 */
    uint32_t length[PROGRAM_WARPS];
    uint8_t op[PROGRAM_WARPS][PROGRAM_LENGTH];
    uint8_t on[PROGRAM_WARPS][PROGRAM_LENGTH];
} program_args;

enum { RING_LAPS = 2, RING_STAGES = 2, RING_WORDS = 32 };

/* The kernels of kernels.cu, which is compiled with -fsanitize=thread. */
typedef struct explore_kernels_of {
    const mgpu_kernel *locks, *late, *role, *reached, *last, *program, *ring, *deeds,
        *giving_up, *copies, *outside, *polls, *reads, *tickets, *far, *gone, *endless;
} explore_kernels_of;
MGPU_EXTERN_C const explore_kernels_of explore_kernels;

#endif /* MGPU_TESTS_EMU_EXPLORE_EXPLORE_H */
