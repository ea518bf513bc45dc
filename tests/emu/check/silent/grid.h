/* grid.h - what groups of kernels share whose blocks meet in global memory.
 * SPDX-License-Identifier: MIT
 *
 * in[i] is i + 1. A kernel leaves the sum of `in` in out[0], or a copy of it, or its running sums.
 */
#ifndef MGPU_TESTS_EMU_CHECK_SILENT_GRID_H
#define MGPU_TESTS_EMU_CHECK_SILENT_GRID_H

#include "../cases.h"

enum {
    THREADS = 64,
    BLOCKS = 16,
    TOTAL = BLOCKS * THREADS, /* of `in` and `out`: a word for each thread */
    SUM = TOTAL * (TOTAL + 1) / 2
};

typedef struct grid_args {
    mgpu_tensor_map flags_map; /* a box is a word for each thread */
    uint32_t bug;
    const uint32_t *in;
    uint32_t *out;
    uint32_t *data;  /* TOTAL words, never written */
    uint32_t *flags; /* TOTAL words, all 0 */
} grid_args;

/* ---- words that kernels write again and again -------------------------------------------- */

/* The sum of `x` over the block, in all its threads. `sums`: shared memory, a word for each warp. */
MGPU_DEVICE uint32_t
grid_block_sum(uint32_t *sums, uint32_t x)
{
    uint32_t all = 0;
    for (uint32_t d = 16; d != 0; d /= 2)
        x += __shfl_xor_sync(~0u, x, d);
    if (threadIdx.x % 32 == 0)
        sums[threadIdx.x / 32] = x;
    __syncthreads();
    for (uint32_t i = 0; i < blockDim.x / 32; i++)
        all += sums[i];
    __syncthreads();
    return all;
}

/* One thread: wait until a word is at least `count`, by volatile loads. */
MGPU_DEVICE void
grid_wait(const volatile uint32_t *word, uint32_t count)
{
    while (*word < count)
        mgpu_nanosleep(20);
}

MGPU_DEVICE uint32_t
grid_index(void)
{
    return blockIdx.x * THREADS + threadIdx.x;
}

/* ---- of the host ------------------------------------------------------------------------------ */

typedef enum grid_result { GRID_SUM, GRID_COPY, GRID_SCAN } grid_result;

/* What a row launches, and how often. */
typedef struct grid_program {
    const mgpu_kernel *kernel;
    uint32_t blocks, threads;
    grid_result result;
    uint32_t launches;
    uint32_t cluster; /* blocks of it; 0: one */
} grid_program;

MGPU_HOST bool
grid_is_right(grid_result result, const uint32_t *out)
{
    uint32_t sum = 0;
    bool right = result != GRID_SUM || out[0] == SUM;
    for (uint32_t i = 0; i < TOTAL && result != GRID_SUM; i++) {
        sum += i + 1;
        right = right && out[i] == (result == GRID_COPY ? i + 1 : sum);
    }
    return right;
}

MGPU_HOST mgpu_status
grid_run(const grid_program *program, uint32_t bug, bool *right)
{
    static uint32_t words[TOTAL];
    mgpu_launch_config config = mgpu_launch_1d(program->blocks, program->threads);
    mgpu_status status = MGPU_OK;
    grid_args args;
    for (uint32_t i = 0; i < TOTAL; i++)
        words[i] = i + 1;
    args.bug = bug;
    args.in = (const uint32_t *)case_buffer("in", words, sizeof words);
    args.out = (uint32_t *)case_buffer("out", NULL, sizeof words);
    args.data = (uint32_t *)case_buffer("data", NULL, sizeof words);
    memset(words, 0, sizeof words);
    args.flags = (uint32_t *)case_buffer("flags", words, sizeof words);
    args.flags_map = case_map(mgpu_tensor_map_1d(MGPU_DTYPE_U32, args.flags, TOTAL, THREADS),
                              MGPU_SWIZZLE_NONE);
    config.cluster.x = program->cluster != 0 ? program->cluster : 1;
    for (uint32_t i = 0; i < program->launches && status == MGPU_OK; i++)
        status = mgpu_launch(program->kernel, config, &args, NULL);
    case_take(words, args.out, sizeof words);
    *right = grid_is_right(program->result, words);
    (void)mgpu_free((void *)args.in);
    (void)mgpu_free(args.data);
    (void)mgpu_free(args.flags);
    return status;
}

/* The group of the rows and the programs of this name: row 1 is the first program. */
#define GRID_GROUP(group)                                                                      \
    static mgpu_status group##_run(uint32_t bug, bool *right)                                  \
    {                                                                                          \
        return grid_run(&group##_programs[bug - 1], bug, right);                               \
    }                                                                                          \
    CASE_GROUP(group)

#endif /* MGPU_TESTS_EMU_CHECK_SILENT_GRID_H */
