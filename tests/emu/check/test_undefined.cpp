/* tests/emu/check/test_undefined.cpp - values that are not defined, and what is said of those who read them.
 * SPDX-License-Identifier: MIT
 */
#include "judge.h"

#include "undefined/undefined.h"

TEST_CASE("shared memory is read that nobody has written")
{
    expect_all(unwritten_cases);
}

TEST_CASE("what a block has written is not written in the next one")
{
    model m;
    m.config.max_resident = 1;
    m.config.workers = 1;
    std::vector<uint32_t> out(32);
    const unwritten_args a = {out.data()};
    const mgpu_emu_hazard *all = NULL;
    const bool seen = unwritten_cases.instrumented;
    CHECK(m.run(unwritten_in_each_kernel, 3, 32, a) == (seen ? MGPU_ERROR_FAULT : MGPU_OK));
    INFO(m.text);
    REQUIRE(mgpu_emu_last_hazards(&all) == (seen ? 1u : 0u));
    CHECK((!seen || (all[0].rule == 16 && all[0].count == 3 * 32)));
    CHECK(mgpu_emu_last_stats().plain_seen == seen);
}

/* This file is not instrumented: what goes through mgpu's functions is judged all the same. */
MGPU_KERNEL(unseen, unwritten_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, words, 64);
    const uint32_t at = mgpu_smem_addr(words), t = threadIdx.x;
    mgpu_st_shared_b32(at + 4 * t, t);
    p->out[t] = mgpu_ld_shared_b32(at + 4 * (t ^ 32));
}

TEST_CASE("the last hazard says that plain accesses were not seen, if they were not")
{
    static const char unseen[] =
        "; plain loads and stores of this kernel were not seen, and volatile flags neither: "
        "-fsanitize=thread for its file shows them";
    model m;
    std::vector<uint32_t> out(64);
    const unwritten_args a = {out.data()};
    CHECK(m.run(unseen_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({"hazard 6, ", unseen}));
    CHECK_FALSE(mgpu_emu_last_stats().plain_seen);
    if (!unwritten_cases.instrumented)
        return;
    CHECK(m.run(unwritten_in_each_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
    CHECK_FALSE(m.says({unseen}));
    CHECK(mgpu_emu_last_stats().plain_seen);
}

typedef struct {
    mgpu_tensor_map in, out;
} unseen_tile_args;

/* A tile comes with a swizzle, plain stores put it straight, and it goes without one. */
MGPU_KERNEL(unseen_tile, unseen_tile_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 256, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(tile), bar = mgpu_smem_addr(bars), t = threadIdx.x;
    uint32_t row[8];
    if (t == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, 1024);
        mgpu_tma_load_2d(at, &p->in, 0, 0, bar);
    }
    __syncthreads();
    mgpu_mbarrier_wait(bar, 0);
    for (uint32_t i = 0; i < 8; i++)
        row[i] = tile[mgpu_swizzle_offset(MGPU_SWIZZLE_128B, i * 128 + t * 4) / 4];
    __syncthreads();
    for (uint32_t i = 0; i < 8; i++)
        tile[i * 32 + t] = row[i];
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (t != 0)
        return;
    mgpu_tma_store_2d(&p->out, 0, 0, at);
    mgpu_bulk_commit_group();
    mgpu_bulk_wait_group(0);
}

TEST_CASE("where plain stores are not seen, another swizzle is no mistake")
{
    model m;
    known<uint32_t> in(256), out(256);
    unseen_tile_args a;
    mgpu_tensor_map_desc desc =
        mgpu_tensor_map_2d(MGPU_DTYPE_U32, in.data.data(), 8, 32, 128, 8, 32);
    for (uint32_t i = 0; i < 256; i++)
        in.data[i] = i;
    desc.swizzle = MGPU_SWIZZLE_128B;
    REQUIRE(mgpu_tensor_map_tiled(&a.in, desc, nullptr) == MGPU_OK);
    desc = mgpu_tensor_map_2d(MGPU_DTYPE_U32, out.data.data(), 8, 32, 128, 8, 32);
    REQUIRE(mgpu_tensor_map_tiled(&a.out, desc, nullptr) == MGPU_OK);
    CHECK(m.run(unseen_tile_kernel, 1, 32, a) == MGPU_OK);
    INFO(m.text);
    CHECK(out.data == in.data);
    CHECK(m.lints == "");
}

TEST_CASE("a register of an accumulator is read that nobody has named")
{
    expect_all(unnamed_cases);
}
