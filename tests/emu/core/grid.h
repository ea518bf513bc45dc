/* tests/emu/core/grid.h - a kernel that says which threads of a grid ran.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_TESTS_EMU_CORE_GRID_H
#define MGPU_TESTS_EMU_CORE_GRID_H

#include "emu/model.h"

typedef struct {
    uint32_t *out;
    uint32_t *counter;
    uint32_t what;
} grid_args;

/* Each block writes its index from each thread. */
MGPU_KERNEL(write_index, grid_args, p, 1024, 1)
{
    const uint32_t block = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);
    const uint32_t threads = blockDim.x * blockDim.y * blockDim.z;
    const uint32_t thread = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
    p->out[block * threads + thread] = block << 16 | thread;
}

#endif /* MGPU_TESTS_EMU_CORE_GRID_H */
