/* tests/emu/core/test_window.cpp - shared windows, known buffers, atomics.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

typedef struct {
    uint32_t *out;
    uint64_t *wide;
    float *f;
    uint32_t what;
} memory_args;

MGPU_KERNEL(windows, memory_args, p, 32, 1)
{
    MGPU_SMEM(dynamic, 1024);
    MGPU_SHARED(uint32_t, first, 3);
    MGPU_SHARED_ALIGNED(uint32_t, second, 4, 128);
    const uint32_t rank = mgpu_cluster_ctarank();
    if (threadIdx.x == 0) {
        uint32_t *o = p->out + 8 * rank;
        o[0] = mgpu_smem_addr(dynamic);
        o[1] = mgpu_smem_addr(first);
        o[2] = mgpu_smem_addr(second);
        o[3] = static_cast<uint32_t>((uintptr_t)dynamic % 1024);
        o[4] = mgpu_smem_ptr(o[1]) == first;
        o[5] = first[0];
        o[6] = mgpu_mapa(o[0], 1 - rank);
    }
}

MGPU_KERNEL(bad_address, memory_args, p, 32, 1)
{
    MGPU_SMEM(dynamic, 1024);
    const uint32_t base = mgpu_smem_addr(dynamic), rank = mgpu_cluster_ctarank();
    if (p->what == 0)
        p->out[0] = mgpu_ld_shared_b32(base + 4096);
    if (p->what == 1)
        p->out[0] = mgpu_ld_shared_b32(base + 2);
    if (p->what == 2)
        p->out[0] = mgpu_ld_shared_b32(mgpu_mapa(base, 1 - rank));
    if (p->what == 3)
        p->out[0] = mgpu_ld_shared_b32(base - 4);
    if (p->what == 4)
        p->out[0] = mgpu_smem_addr(p->out);
    if (p->what == 5)
        p->out[0] = mgpu_ld_shared_cluster_b32((base & 0xffffff) | 5u << 24);
    if (p->what == 6)
        p->out[0] = mgpu_mapa(base, 2);
}

MGPU_KERNEL(atomics, memory_args, p, 128, 1)
{
    MGPU_SHARED(uint32_t, shared, 1);
    uint32_t *o = p->out;
    if (threadIdx.x == 0)
        shared[0] = 0;
    __syncthreads();
    (void)atomicAdd(&shared[0], 2u);
    (void)atomicAdd(&o[0], 1u);
    (void)atomicSub(&o[1], 1u);
    (void)atomicMin(&o[2], 1000 - threadIdx.x);
    (void)atomicMax(&o[3], threadIdx.x + blockIdx.x);
    (void)atomicAnd(&o[4], ~(1u << threadIdx.x % 32));
    (void)atomicOr(&o[5], 1u << threadIdx.x % 32);
    (void)atomicXor(&o[6], 1u << threadIdx.x % 32);
    (void)atomicInc(&o[7], 99u);
    (void)atomicDec(&o[8], 99u);
    (void)atomicAdd(&p->wide[0], static_cast<uint64_t>(1) << 33);
    (void)atomicAdd(p->f, 0.5f);
    (void)atomicMin(reinterpret_cast<int *>(&o[9]), static_cast<int>(threadIdx.x) - 100);
    if (atomicCAS(&o[10], 0u, 1u + threadIdx.x) == 0)
        (void)atomicExch(&o[11], 42u);
    __syncthreads();
    if (threadIdx.x == 0)
        o[12] = shared[0];
}

TEST_CASE("shared addresses are rank << 24 | offset, dynamic memory starts at 0x400")
{
    model m;
    std::vector<uint32_t> out(16);
    memory_args a = {out.data(), NULL, NULL, 0};
    REQUIRE(m.run(windows_kernel, 2, 32, a, 2, 5000) == MGPU_OK);
    for (uint32_t rank = 0; rank < 2; rank++) {
        const uint32_t *o = &out[8 * rank];
        CHECK(o[0] == (rank << 24 | 0x400));
        CHECK(o[1] == (rank << 24 | (0x400 + 5000)));
        CHECK(o[2] % 128 == 0);
        CHECK(o[2] >= o[1] + 12);
        CHECK(o[3] == 0);
        CHECK(o[4] == 1);
        CHECK(o[5] == 0xDBDBDBDB);
        CHECK(o[6] == ((1 - rank) << 24 | 0x400));
    }
}

TEST_CASE("a shared address that is not the block's is a fault that says why")
{
    static const char *const words[] = {
        "ld.shared: 4 bytes at shared address 0x00001400 lie "
        "outside the block's shared memory 0x400..0x1400: "
        "smem_bytes of the launch is 4096, static arrays have 0",
        "not aligned to 4 bytes",
        "needs the _shared_cluster form",
        "lie outside",
        "no pointer into this block's shared memory",
        "names block rank 5, but the cluster has 2 blocks",
        "rank 2, the cluster has ranks 0 to 1: config.cluster of the launch makes it larger"};
    model m;
    m.config.workers = 1;
    const uint32_t what = GENERATE(0u, 1u, 2u, 3u, 4u, 5u, 6u);
    std::vector<uint32_t> out(1);
    memory_args a = {out.data(), NULL, NULL, what};
    REQUIRE(m.run(bad_address_kernel, 2, 32, a, 2) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({words[what], "test_window.cpp:"}));
}

/* Dynamic memory that the launch did not ask for, behind a static array. */
MGPU_KERNEL(unasked, memory_args, p, 32, 1)
{
    MGPU_SMEM(dynamic, 1024);
    MGPU_SHARED(uint32_t, few, 5);
    few[0] = 1;
    p->out[0] = mgpu_ld_shared_b32(mgpu_smem_addr(dynamic) + 64);
}

TEST_CASE("an access beyond shared memory tells how much the launch asked for")
{
    model m;
    std::vector<uint32_t> out(1);
    memory_args a = {out.data(), NULL, NULL, 0};
    REQUIRE(m.run(unasked_kernel, 1, 32, a, 1, 0) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({"outside the block's shared memory 0x400..0x414: smem_bytes of the launch is "
                  "0, static arrays have 20 bytes",
                  "test_window.cpp:"}));
    REQUIRE(m.run(unasked_kernel, 1, 32, a, 1, 68) == MGPU_OK);
}

TEST_CASE("atomics do what PTX says, across blocks and workers")
{
    model m;
    m.config.workers = GENERATE(1u, 2u);
    std::vector<uint32_t> out = {5, 2000, 5000, 3, 0xffffffff, 0, 0, 0, 0, 50, 0, 0, 0};
    uint64_t wide = 1;
    float f = 1.0f;
    memory_args a = {out.data(), &wide, &f, 0};
    REQUIRE(m.run(atomics_kernel, 10, 128, a) == MGPU_OK);
    CHECK(out[0] == 5 + 1280);
    CHECK(out[1] == 2000 - 1280);
    CHECK(out[2] == 1000 - 127);
    CHECK(out[3] == 127 + 9);
    CHECK(out[4] == 0);
    CHECK(out[5] == 0xffffffff);
    CHECK(out[6] == 0);
    CHECK(out[7] == 1280 % 100);
    CHECK(out[8] == (100 - 1280 % 100) % 100);
    CHECK(wide == 1 + 1280 * (static_cast<uint64_t>(1) << 33));
    CHECK(f == 641.0f);
    CHECK(static_cast<int>(out[9]) == -100);
    CHECK(out[10] >= 1);
    CHECK(out[10] <= 128);
    CHECK(out[11] == 42);
    CHECK(out[12] == 256);
}

TEST_CASE("mgpu_emu_register knows buffers and refuses overlap")
{
    std::vector<char> big(1000);
    CHECK(mgpu_emu_register(NULL, 10, "x") == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_register(big.data(), 0, "x") == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_register(big.data() + 100, 100, "middle") == MGPU_OK);
    CHECK(mgpu_emu_register(big.data() + 150, 10, "inside") == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_register(big.data() + 50, 51, "left") == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_register(big.data() + 199, 10, "right") == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_register(big.data() + 50, 50, NULL) == MGPU_OK);
    CHECK(mgpu_emu_register(big.data() + 200, 800, "behind") == MGPU_OK);
    CHECK(mgpu_emu_unregister(big.data() + 101) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_unregister(big.data() + 100) == MGPU_OK);
    CHECK(mgpu_emu_unregister(big.data() + 100) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_unregister(big.data() + 50) == MGPU_OK);
    CHECK(mgpu_emu_unregister(big.data() + 200) == MGPU_OK);
}

/* Block 0 has an array that block 1 never meets; the one behind it lies alike in both. */
MGPU_KERNEL(alike, memory_args, p, 32, 1)
{
    const uint32_t rank = mgpu_cluster_ctarank();
    if (rank == 0) {
        MGPU_SHARED(uint32_t, only_here, 100);
        only_here[threadIdx.x] = 1;
    }
    MGPU_SHARED(uint32_t, both, 32);
    if (threadIdx.x == 0)
        both[0] = 100 + rank;
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0)
        p->out[rank] = mgpu_ld_shared_cluster_b32(mgpu_mapa(mgpu_smem_addr(both), 1 - rank));
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

MGPU_KERNEL(copy_in, memory_args, p, 32, 1)
{
    MGPU_SMEM(s, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    (void)mgpu_mbarrier_arrive_expect_tx(bar, 64);
    mgpu_bulk_load(mgpu_smem_addr(s), p->out, 64, bar);
    mgpu_mbarrier_wait(bar, 0);
}

TEST_CASE("static arrays lie at the same offset in every block")
{
    model m;
    std::vector<uint32_t> out(2);
    memory_args a = {out.data(), NULL, NULL, 0};
    REQUIRE(m.run(alike_kernel, 2, 32, a, 2) == MGPU_OK);
    CHECK(out[0] == 101);
    CHECK(out[1] == 100);
}

/* A static array of 16 bytes beside dynamic memory, and one more. */
MGPU_KERNEL(both_memories, memory_args, p, 32, 1)
{
    MGPU_SMEM(dynamic, 1024);
    MGPU_SHARED(uint64_t, few, 2);
    if (p->what == 1) {
        MGPU_SHARED(uint64_t, more, 127);
        p->out[2] = mgpu_smem_addr(more);
    }
    p->out[0] = mgpu_smem_addr(dynamic);
    p->out[1] = mgpu_smem_addr(few);
}

TEST_CASE("beside dynamic memory static arrays take whole KiB, as on a GPU")
{
    const uint32_t limit = 227 * 1024;
    model m;
    std::vector<uint32_t> out(3);
    memory_args a = {out.data(), NULL, NULL, 0};
    CHECK(m.run(both_memories_kernel, 1, 32, a, 1, limit - 1024) == MGPU_OK);
    CHECK(m.run(both_memories_kernel, 1, 32, a, 1, limit - 1023) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({"MGPU_SHARED few: 16 bytes do not fit: the block has used ",
                  " of 232448 bytes, and beside dynamic memory static arrays take whole KiB"}));
    CHECK(m.run(both_memories_kernel, 1, 32, a, 1, limit - 16) == MGPU_ERROR_FAULT);
    a.what = 1;
    CHECK(m.run(both_memories_kernel, 1, 32, a, 1, limit - 1024) == MGPU_ERROR_FAULT);
    CHECK(m.run(both_memories_kernel, 1, 32, a, 1, limit - 2048) == MGPU_OK);
}

TEST_CASE("a buffer that was unregistered is unknown in the next launch")
{
    model m;
    m.config.workers = 1;
    alignas(16) static uint32_t data[16];
    memory_args a = {data, NULL, NULL, 0};
    REQUIRE(mgpu_emu_register(data, sizeof data, "data") == MGPU_OK);
    REQUIRE(m.run(copy_in_kernel, 1, 32, a) == MGPU_OK);
    REQUIRE(mgpu_emu_unregister(data) == MGPU_OK);
    CHECK(m.run(copy_in_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
}
