/* tests/emu/cuda/test_vector.cu - vector types: nvcc's own on a GPU, the same in the model.
 * SPDX-License-Identifier: MIT
 *
 * Each type and maker by itself is in emu/cuda/test_words.cpp; here is what both must agree on.
 */
#include <mgpu/mgpu.h>

#include "device.h"

MGPU_REQUIRE(TMA);

enum { TYPES = 10, WORDS = 13 };
typedef struct {
    uint32_t *out; /* [TYPES][WORDS] */
} vector_args;

/* Sizes and alignments, offsets of fields, the value of a last one. CUDA 13 has its doubts about
 * vectors of four 8-byte elements, so they are left out. */
#define VECTOR(i, name)                                                                        \
    do {                                                                                       \
        const name##3 v = make_##name##3(1, 2, 3);                                             \
        uint32_t *o = p->out + WORDS * i;                                                      \
        o[0] = (uint32_t)sizeof(name##1), o[1] = (uint32_t)alignof(name##1);                   \
        o[2] = (uint32_t)sizeof(name##2), o[3] = (uint32_t)alignof(name##2);                   \
        o[4] = (uint32_t)sizeof(name##3), o[5] = (uint32_t)alignof(name##3);                   \
        o[6] = (uint32_t)offsetof(name##2, y), o[7] = (uint32_t)offsetof(name##3, z);          \
        o[8] = (uint32_t)v.z, o[9] = o[10] = o[11] = o[12] = 0;                                \
    } while (0)
#define VECTOR_4(i, name)                                                                      \
    do {                                                                                       \
        const name##4 v = make_##name##4(1, 2, 3, 4);                                          \
        uint32_t *o = p->out + WORDS * i;                                                      \
        VECTOR(i, name);                                                                       \
        o[9] = (uint32_t)sizeof(name##4), o[10] = (uint32_t)alignof(name##4);                  \
        o[11] = (uint32_t)offsetof(name##4, w), o[12] = (uint32_t)v.w;                         \
    } while (0)

MGPU_KERNEL(vectors, vector_args, p, 32, 1)
{
    if (threadIdx.x != 0)
        return;
    VECTOR_4(0, char);
    VECTOR_4(1, uchar);
    VECTOR_4(2, short);
    VECTOR_4(3, ushort);
    VECTOR_4(4, int);
    VECTOR_4(5, uint);
    VECTOR(6, longlong);
    VECTOR(7, ulonglong);
    VECTOR_4(8, float);
    VECTOR(9, double);
}

TEST_CASE("vector types have CUDA's sizes, alignments and fields")
{
    static const uint32_t bytes[TYPES] = {1, 1, 2, 2, 4, 4, 8, 8, 4, 8};
    device_buffer<uint32_t> out(TYPES * WORDS);
    vector_args a;
    a.out = out.ptr();
    launch(&vectors_kernel, mgpu_launch_1d(1, 32), a);
    const std::vector<uint32_t> got = out.download();
    for (uint32_t i = 0; i < TYPES; i++) {
        const uint32_t n = bytes[i], f = n != 8;
        const uint32_t want[WORDS] = {n,     n, 2 * n,     2 * n,     3 * n,     n,    n,
                                      2 * n, 3, 4 * n * f, 4 * n * f, 3 * n * f, 4 * f};
        for (uint32_t k = 0; k < WORDS; k++) {
            CAPTURE(i, k);
            CHECK(got[WORDS * i + k] == want[k]);
        }
    }
    record("out", got);
}
