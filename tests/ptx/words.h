/* tests/ptx/words.h - run a kernel whose threads write one word each.
 * SPDX-License-Identifier: MIT
 */
#ifndef TESTS_PTX_WORDS_H
#define TESTS_PTX_WORDS_H

#include "device.h"

typedef struct {
    uint32_t *out;
    uint64_t *wide;
    uint32_t n;
} thread_args;

/* Run with one 32-bit word per thread, and answer the words. */
static std::vector<uint32_t>
run(const mgpu_kernel *kernel, uint32_t blocks, uint32_t threads, uint32_t smem_bytes = 0)
{
    device_buffer<uint32_t> out(blocks * threads);
    device_buffer<uint64_t> wide(blocks * threads);
    mgpu_launch_config config = mgpu_launch_1d(blocks, threads);
    thread_args a;
    config.smem_bytes = smem_bytes;
    a.out = out.ptr();
    a.wide = wide.ptr();
    a.n = threads;
    launch(kernel, config, a);
    return out.download();
}

#endif /* TESTS_PTX_WORDS_H */
