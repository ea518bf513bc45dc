/* tests/emu/cuda/rows.h - kernels that make a row of words of each triple of numbers, and what is compared.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_TESTS_EMU_CUDA_ROWS_H
#define MGPU_TESTS_EMU_CUDA_ROWS_H

#include "device.h"

#include <string>
#include <vector>

/* The rows that are this thread's. */
#define EACH(i, p)                                                                             \
    for (uint32_t i = blockIdx.x * blockDim.x + threadIdx.x; i < p->n;                         \
         i += gridDim.x * blockDim.x)

/* Launch a kernel over all triples: Args has in [n][3], out [n][words] and n. Returns out. */
template <typename Args, typename T>
std::vector<uint64_t>
run_rows(const mgpu_kernel *kernel, const std::vector<T> &in, uint32_t words)
{
    const uint32_t n = static_cast<uint32_t>(in.size() / 3);
    device_buffer<T> from(in);
    device_buffer<uint64_t> out(static_cast<size_t>(n) * words);
    Args a;
    a.in = from.ptr();
    a.out = out.ptr();
    a.n = n;
    launch(kernel, mgpu_launch_1d(32, 128), a);
    return out.download();
}

/* Compare word by word with want(word, triple); say the first of each word that differs. A hash of
 * each is recorded as `name` and its number. */
template <typename T, typename F>
void
compare_rows(const char *name, const std::vector<T> &in, const std::vector<uint64_t> &got,
             uint32_t words, F want)
{
    for (uint32_t w = 0; w < words; w++) {
        uint32_t wrong = 0;
        uint64_t hash = 0xcbf29ce484222325u;
        for (size_t i = 0; i < in.size() / 3; i++) {
            const uint64_t g = got[i * words + w], expected = want(w, &in[3 * i]);
            if (g != expected && wrong++ == 0) {
                CAPTURE(name, w, in[3 * i], in[3 * i + 1], in[3 * i + 2]);
                CHECK(g == expected);
            }
            hash = (hash ^ g) * 0x100000001b3u;
        }
        CAPTURE(name, w);
        CHECK(wrong == 0);
        record((std::string(name) + std::to_string(w)).c_str(), &hash, sizeof hash);
    }
}

#endif /* MGPU_TESTS_EMU_CUDA_ROWS_H */
