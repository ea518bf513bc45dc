/* tests/test_kernel.cu - how kernels are written: arguments in place, shared memory, descriptors.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>

#include "device.h"

#include <cstring>

typedef struct {
    mgpu_tensor_map map; /* aligned to 64 */
    uint32_t *out;
    uint64_t *words;
    uint32_t n;
    unsigned char odd;
} copy_args;

/* Each thread writes what it read from the arguments. */
MGPU_KERNEL(read_args, copy_args, p, 64, 2)
{
    p->out[threadIdx.x] = p->n + p->odd + threadIdx.x;
    if (threadIdx.x < 16)
        p->words[threadIdx.x] = p->map.opaque[threadIdx.x];
    if (threadIdx.x == 0)
        p->words[16] = (uint64_t)(uintptr_t)&p->map % 64;
}

TEST_CASE("MGPU_KERNEL")
{
    SECTION("the descriptor says what a launch needs")
    {
        CHECK(std::strcmp(read_args_kernel.name, "read_args") == 0);
        CHECK(read_args_kernel.entry != NULL);
        CHECK(read_args_kernel.args_bytes == sizeof(copy_args));
        CHECK(read_args_kernel.threads == 64);
        CHECK(read_args_kernel.min_blocks == 2);
    }
    SECTION("arguments arrive whole, the tensor map aligned")
    {
        device_buffer<uint32_t> out(64);
        device_buffer<uint64_t> words(17);
        copy_args a;
        std::memset(&a, 0, sizeof a);
        for (uint32_t i = 0; i < 16; i++)
            a.map.opaque[i] = 0x0123456789ABCDEFull * (i + 1);
        a.out = out.ptr();
        a.words = words.ptr();
        a.n = 1000;
        a.odd = 7;
        launch(&read_args_kernel, mgpu_launch_1d(1, 64), a);
        const std::vector<uint32_t> got = out.download();
        for (uint32_t i = 0; i < 64; i++)
            CHECK(got[i] == 1007 + i);
        const std::vector<uint64_t> bits = words.download();
        for (uint32_t i = 0; i < 16; i++)
            CHECK(bits[i] == a.map.opaque[i]);
        CHECK(bits[16] == 0);
        record("out", got);
        record("words", bits);
    }
}

typedef struct {
    uint32_t *out;
} out_args;

/* Addresses of the dynamic array and of two static ones; a value goes through each. */
MGPU_KERNEL(use_smem, out_args, p, 128, 1)
{
    MGPU_SMEM(smem, 1024);
    MGPU_SHARED(uint64_t, pair, 2);
    MGPU_SHARED_ALIGNED(unsigned char, tile, 256, 128);
    uint32_t *const words = (uint32_t *)smem;
    words[threadIdx.x] = threadIdx.x * 3;
    tile[threadIdx.x] = (unsigned char)threadIdx.x;
    if (threadIdx.x < 2)
        pair[threadIdx.x] = 40 + threadIdx.x;
    __syncthreads();
    p->out[threadIdx.x] = words[127 - threadIdx.x] + tile[127 - threadIdx.x];
    if (threadIdx.x == 0) {
        p->out[128] = mgpu_smem_addr(smem) % 1024;
        p->out[129] = mgpu_smem_addr(tile) % 128;
        p->out[130] = mgpu_smem_addr(pair) % 8;
        p->out[131] = (uint32_t)(pair[0] + pair[1]);
        p->out[132] = mgpu_smem_addr(smem + 20) - mgpu_smem_addr(smem);
        p->out[133] = mgpu_smem_ptr(mgpu_smem_addr(smem) + 12) == (void *)(smem + 12);
        p->out[134] = mgpu_smem_addr(&pair[1]) - mgpu_smem_addr(&pair[0]);
    }
}

typedef uint16_t row[3];

/* Arrays know their size: bytes, elements, and where a loop over all ends. */
MGPU_KERNEL(know_sizes, out_args, p, 1, 1)
{
    MGPU_SHARED(uint32_t, words, 5);
    MGPU_SHARED_ALIGNED(row, rows, 4, 128);
    uint32_t i = 0;
    for (uint32_t &w : words)
        w = 100 + i++;
    for (const row &r : rows)
        p->out[4] = (uint32_t)(sizeof r);
    p->out[0] = (uint32_t)(sizeof words);
    p->out[1] = (uint32_t)(sizeof rows / sizeof rows[0]);
    p->out[2] = words[4];
    p->out[3] = mgpu_smem_addr(&rows[3][1]) - mgpu_smem_addr(rows);
}

TEST_CASE("MGPU_SHARED, MGPU_SHARED_ALIGNED: an array, in C++")
{
    device_buffer<uint32_t> out(5);
    out_args a;
    a.out = out.ptr();
    launch(&know_sizes_kernel, mgpu_launch_1d(1, 1), a);
    CHECK(out.download() == std::vector<uint32_t>{20, 4, 104, 20, 6});
}

TEST_CASE("MGPU_SMEM, MGPU_SHARED, mgpu_smem_addr, mgpu_smem_ptr")
{
    device_buffer<uint32_t> out(135);
    out_args a;
    a.out = out.ptr();
    mgpu_launch_config config = mgpu_launch_1d(1, 128);
    config.smem_bytes = 4096;
    launch(&use_smem_kernel, config, a);
    const std::vector<uint32_t> got = out.download();
    for (uint32_t i = 0; i < 128; i++)
        CHECK(got[i] == (127 - i) * 4);
    CHECK(got[128] == 0);
    CHECK(got[129] == 0);
    CHECK(got[130] == 0);
    CHECK(got[131] == 81);
    CHECK(got[132] == 20);
    CHECK(got[133] == 1);
    CHECK(got[134] == 8);
    record("out", got);
}
