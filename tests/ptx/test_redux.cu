/* tests/ptx/test_redux.cu - one value from the lanes of a warp.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>

#include "ptx/words.h"

/* Over all lanes of warp 0, and over the even lanes of warp 1. */
#define REDUX(name, T, start, op)                                                              \
    MGPU_KERNEL(name, thread_args, p, 64, 1)                                                   \
    {                                                                                          \
        const T value = (T)(threadIdx.x * 0x9e3779b1u + 12345u);                               \
        p->out[threadIdx.x] = 77;                                                              \
        if (threadIdx.x < 32)                                                                  \
            p->out[threadIdx.x] = (uint32_t)mgpu_##name(value, 0xffffffffu);                   \
        else if (threadIdx.x % 2 == 0)                                                         \
            p->out[threadIdx.x] = (uint32_t)mgpu_##name(value, 0x55555555u);                   \
    }                                                                                          \
    TEST_CASE("mgpu_" #name)                                                                   \
    {                                                                                          \
        const std::vector<uint32_t> got = run(&name##_kernel, 1, 64);                          \
        uint32_t want[2];                                                                      \
        for (uint32_t warp = 0; warp < 2; warp++) {                                            \
            T a = start;                                                                       \
            for (uint32_t t = 32 * warp; t < 32 * warp + 32; t += 1 + warp) {                  \
                const T b = (T)(t * 0x9e3779b1u + 12345u);                                     \
                a = (T)(op);                                                                   \
            }                                                                                  \
            want[warp] = (uint32_t)a;                                                          \
        }                                                                                      \
        for (uint32_t t = 0; t < 64; t++)                                                      \
            CHECK(got[t] == (t < 32 ? want[0] : t % 2 == 0 ? want[1] : 77));                   \
        record("out", got);                                                                    \
    }
REDUX(redux_sync_add_u32, uint32_t, 0, a + b)
REDUX(redux_sync_add_s32, int32_t, 0, (uint32_t)a + (uint32_t)b)
REDUX(redux_sync_min_u32, uint32_t, 0xffffffffu, b < a ? b : a)
REDUX(redux_sync_min_s32, int32_t, 0x7fffffff, b < a ? b : a)
REDUX(redux_sync_max_u32, uint32_t, 0, b > a ? b : a)
REDUX(redux_sync_max_s32, int32_t, -0x7fffffff - 1, b > a ? b : a)
REDUX(redux_sync_and_b32, uint32_t, 0xffffffffu, a &b)
REDUX(redux_sync_or_b32, uint32_t, 0, a | b)
REDUX(redux_sync_xor_b32, uint32_t, 0, a ^ b)
