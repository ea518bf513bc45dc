/* tests/ptx/test_st_async_global.cpp - st.async and red.async to global memory, st.bulk: in the model, what they do and refuse.
 * SPDX-License-Identifier: MIT
 */
#include "../emu/model.h"

#include <mgpu/ptx/cached.h>
#include <mgpu/ptx/st_async_global.h>

#include <random>

namespace
{

#define STORES(X, place)                                                                       \
    X(mgpu_st_async_##place##_b8, uint8_t, by)                                                 \
    X(mgpu_st_async_##place##_b16, uint16_t, by)                                               \
    X(mgpu_st_async_##place##_b32, uint32_t, by)                                               \
    X(mgpu_st_async_##place##_b64, uint64_t, by)                                               \
    X(mgpu_st_async_##place##_f32, float, by)
#define REDUCTIONS(X, place)                                                                   \
    X(mgpu_red_async_##place##_add_u32, uint32_t, was + by)                                    \
    X(mgpu_red_async_##place##_add_s32, int32_t, (int32_t)((uint32_t)was + (uint32_t)by))      \
    X(mgpu_red_async_##place##_add_u64, uint64_t, was + by)
#define PLACES(X, some) some(X, gpu_global) some(X, sys_global) some(X, mmio_sys_global)

typedef struct {
    const uint64_t *in; /* [functions][32] */
    uint64_t *out;      /* the same */
} each_args;

} // namespace

#define SEND(f, T, ...)                                                                        \
    {                                                                                          \
        T by;                                                                                  \
        memcpy(&by, from, sizeof by);                                                          \
        f((T *)to, by);                                                                        \
        from += 32;                                                                            \
        to += 32;                                                                              \
    }

MGPU_KERNEL(stores, each_args, p, 32, 1)
{
    const uint64_t *from = p->in + threadIdx.x;
    uint64_t *to = p->out + threadIdx.x;
    PLACES(SEND, STORES)
}

MGPU_KERNEL(reductions, each_args, p, 32, 1)
{
    const uint64_t *from = p->in + threadIdx.x;
    uint64_t *to = p->out + threadIdx.x;
    PLACES(SEND, REDUCTIONS)
}

TEST_CASE(
    "st.async and red.async to global memory: each function's value, and no byte beside it")
{
    std::mt19937_64 random(18);
    for (uint32_t seed = 0; seed < 8; seed++) {
        model m;
        m.config.target = MGPU_EMU_SM_100F;
        std::vector<uint64_t> in(15 * 32), out(15 * 32), want;
        for (uint64_t &x : in)
            x = random() & (seed % 2 == 0 ? ~0ull : 0x3); /* small ones too */
        for (uint64_t &x : out)
            x = random() & (seed % 4 < 2 ? ~0ull : 0x3);
        want = out;
        size_t at = 0;
#define STORED(f, T, ...)                                                                      \
    for (size_t end = at + 32; at < end; at++)                                                 \
        std::memcpy(&want[at], &in[at], sizeof(T));
        PLACES(STORED, STORES)
        REQUIRE(m.run(stores_kernel, 1, 32, each_args{in.data(), out.data()}) == MGPU_OK);
        CHECK(out == want);
        at = 0;
#define REDUCED(f, T, ...)                                                                     \
    for (size_t end = at + 32; at < end; at++) {                                               \
        T was, by;                                                                             \
        std::memcpy(&was, &want[at], sizeof(T));                                               \
        std::memcpy(&by, &in[at], sizeof(T));                                                  \
        const T now = (T)(__VA_ARGS__);                                                        \
        std::memcpy(&want[at], &now, sizeof(T));                                               \
    }
        PLACES(REDUCED, REDUCTIONS)
        REQUIRE(at == 9 * 32);
        REQUIRE(m.run(reductions_kernel, 1, 32, each_args{in.data(), out.data()}) == MGPU_OK);
        CHECK(out == want);
    }
}

/* ---- order, and what is refused ---------------------------------------------------------- */

typedef struct {
    uint32_t *data, *flag;
    uint32_t what;
} pass_args;

/* Block 0 writes and tells; block 1 sees the flag and reads. */
MGPU_KERNEL(pass, pass_args, p, 32, 1)
{
    if (threadIdx.x != 0)
        return;
    if (blockIdx.x == 0) {
        mgpu_st_global_l1_no_allocate_b32(p->data, 7);
        if (p->what == 0)
            mgpu_st_async_gpu_global_b32(p->flag, 1);
        else if (p->what == 1)
            mgpu_red_async_sys_global_add_u32(p->flag, 1);
        else
            mgpu_st_relaxed_gpu_global_b32(p->flag, 1);
    } else {
        while (mgpu_ld_acquire_gpu_global_b32(p->flag) == 0)
            ;
        p->data[1] = mgpu_ld_global_l1_no_allocate_b32(p->data) + 1;
    }
}

TEST_CASE("who acquires the value sees what was written before it was sent")
{
    for (uint32_t what = 0; what < 3; what++) {
        model m;
        m.config.target = MGPU_EMU_SM_100A;
        known<uint32_t> data(2), flag(1);
        const pass_args a = {data.data.data(), flag.data.data(), what};
        CAPTURE(what);
        CHECK(m.run(pass_kernel, 2, 32, a) == (what < 2 ? MGPU_OK : MGPU_ERROR_FAULT));
        if (what < 2)
            CHECK(data.data[1] == 8);
        else
            CHECK(m.says({"hazard"}));
    }
}

/* Words of shared memory between others, zero behind a barrier. */
MGPU_KERNEL(zeros, pass_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, words, 64, 16);
    const uint32_t at = mgpu_smem_addr(words);
    words[threadIdx.x] = 0xdeadbeef;
    __syncthreads();
    if (threadIdx.x == 0) {
        if (p->what == 0)
            mgpu_st_bulk(at + 24, 32 * 4);
        else if (p->what == 1)
            mgpu_st_bulk(at + 24, 0);
        else if (p->what == 2)
            mgpu_st_bulk(at + 24, 36);
        else if (p->what == 3)
            mgpu_st_bulk(at + 4, 32);
        else if (p->what == 4)
            mgpu_st_bulk(at + 8, 1u << 20);
        else if (p->what == 5)
            mgpu_st_bulk(at, 256); /* and no barrier */
    }
    if (p->what != 5)
        __syncthreads();
    p->data[threadIdx.x] = words[threadIdx.x];
    if (p->what == 5)
        p->data[threadIdx.x] = mgpu_ld_shared_b32(at + 4 * threadIdx.x);
}

TEST_CASE("mgpu_st_bulk: zeros, and none beside them; what it does not take")
{
    static const char *const says[6] = {
        NULL,      NULL,      "st.bulk: 36 bytes, and it makes a multiple of 8 zero",
        "st.bulk", "st.bulk", "hazard"};
    for (uint32_t what = 0; what < 6; what++) {
        model m;
        m.config.target = MGPU_EMU_SM_120A;
        known<uint32_t> data(64);
        const pass_args a = {data.data.data(), NULL, what};
        CAPTURE(what, m.text);
        CHECK(m.run(zeros_kernel, 1, 64, a) == (what < 2 ? MGPU_OK : MGPU_ERROR_FAULT));
        if (what < 2)
            for (uint32_t i = 0; i < 64; i++)
                CHECK(data.data[i] == (what == 0 && i >= 6 && i < 38 ? 0 : 0xdeadbeefu));
        else
            CHECK(m.says({says[what]}));
    }
}

MGPU_KERNEL(refused, pass_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, words, 4, 16);
    if (threadIdx.x != 0)
        return;
    if (p->what == 0)
        mgpu_st_async_gpu_global_b32(p->data, 1);
    else if (p->what == 1)
        mgpu_red_async_gpu_global_add_u32(p->data, 1);
    else if (p->what == 2)
        mgpu_st_bulk(mgpu_smem_addr(words), 8);
    else if (p->what == 3)
        mgpu_st_async_sys_global_b64((uint64_t *)(p->data + 1), 1);
    else
        mgpu_red_async_mmio_sys_global_add_u32(words, 1);
}

TEST_CASE("an older target, a crooked address and shared memory are refused")
{
    static const char *const says[5] = {
        "st.async to global memory needs sm_100 or later, the target is sm_90a",
        "red.async to global memory needs sm_100 or later, the target is sm_90a",
        "st.bulk needs sm_100 or later, the target is sm_90a", "is not aligned to 8 bytes",
        "is shared memory"};
    for (uint32_t what = 0; what < 5; what++) {
        model m;
        m.config.target = what < 3 ? MGPU_EMU_SM_90A : MGPU_EMU_SM_100A;
        alignas(16) uint32_t data[4] = {5, 5, 5, 5};
        CAPTURE(what);
        CHECK(m.run(refused_kernel, 1, 32, pass_args{data, NULL, what}) == MGPU_ERROR_FAULT);
        CHECK(m.says({says[what]}));
        CHECK(data[0] == 5);
    }
}
