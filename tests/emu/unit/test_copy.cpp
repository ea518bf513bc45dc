/* tests/emu/unit/test_copy.cpp - the copy agents: when they act, and what they refuse.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

#include <mgpu/ptx/tma_reduce.h>

#include <cmath>

typedef struct {
    mgpu_tensor_map map;
    const uint32_t *in;
    uint32_t *out;
    uint32_t what;
} async_args;

/* Looks at the destination right after the issue and again after the wait. */
MGPU_KERNEL(when, async_args, p, 32, 1)
{
    MGPU_SMEM(s, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), dst = mgpu_smem_addr(s);
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    mgpu_mbarrier_arrive_expect_tx(bar, 1024);
    mgpu_bulk_load(dst, p->in, 1024, bar);
    p->out[0] = *reinterpret_cast<volatile uint32_t *>(s);
    mgpu_mbarrier_wait(bar, 0);
    p->out[1] = *reinterpret_cast<volatile uint32_t *>(s);
}

/* A source that is overwritten before its store was waited for. */
MGPU_KERNEL(overwritten, async_args, p, 32, 1)
{
    MGPU_SMEM(s, 1024);
    if (threadIdx.x != 0)
        return;
    for (uint32_t i = 0; i < 4; i++)
        reinterpret_cast<volatile uint32_t *>(s)[i] = 100 + i;
    mgpu_fence_proxy_async_shared_cta();
    mgpu_bulk_store(p->out, mgpu_smem_addr(s), 16);
    mgpu_bulk_commit_group();
    if (p->what != 0)
        mgpu_bulk_wait_group_read(0);
    reinterpret_cast<volatile uint32_t *>(s)[0] = 7;
    mgpu_bulk_wait_group(0);
}

static const mgpu_tensor_map none = {};

MGPU_KERNEL(refused, async_args, p, 32, 1)
{
    MGPU_SMEM(s, 1024);
    MGPU_SHARED_ALIGNED(uint64_t, bars, 2, 16);
    const uint32_t bar = mgpu_smem_addr(bars), dst = mgpu_smem_addr(s);
    mgpu_tensor_map local;
    if (threadIdx.x != 0)
        return;
    local = p->map;
    memcpy(s, &p->map, sizeof p->map);
    mgpu_mbarrier_init(bar, 1);
    switch (p->what) {
    case 0:
        mgpu_bulk_load(dst, p->in, 1000, bar);
        break;
    case 1:
        mgpu_bulk_load(dst + 8, p->in, 1024, bar);
        break;
    case 2:
        mgpu_bulk_load(dst, p->in + 1, 1024, bar);
        break;
    case 3:
        mgpu_bulk_load(dst, p->in + 1024, 16, bar);
        break;
    case 4:
        mgpu_bulk_load(dst, p->in, 1024, dst);
        break;
    case 5:
        mgpu_bulk_load(dst, p->in, 16 * 1024, bar);
        break;
    case 6:
        mgpu_tma_load_2d(dst, &none, 0, 0, bar);
        break;
    case 7:
        mgpu_tma_load_1d(dst, &p->map, 0, bar);
        break;
    case 8:
        mgpu_tma_load_2d(dst + 64, &p->map, 0, 0, bar);
        break;
    case 9:
        mgpu_tma_load_2d_multicast(dst, &p->map, 0, 0, bar, 2);
        break;
    case 10:
        mgpu_tma_store_2d(&p->map, 0, 0, dst + 4096 - 128);
        break;
    case 15:
        mgpu_bulk_wait_group(8);
        break;
    case 12:
        mgpu_tma_load_2d(dst, &p->map, 3, 0, bar);
        break;
    case 13:
        mgpu_tma_store_2d(&p->map, 0, -1, dst);
        break;
    case 14:
        mgpu_tma_prefetch_2d(&p->map, -2, 0);
        break;
    case 11:
        mgpu_bulk_load(dst, p->in + 512, 4096, bar);
        break;
    case 16:
        mgpu_tma_load_2d(dst, &local, 0, 0, bar);
        break;
    case 17:
        mgpu_tma_store_2d(reinterpret_cast<const mgpu_tensor_map *>(s), 0, 0, dst);
        break;
    case 18:
        mgpu_prefetch_tensormap(&local);
        break;
    case 19:
        mgpu_bulk_load_hint(dst, p->in, 1024, bar, 0x12f0000000000001u);
        break;
    case 20:
        mgpu_tma_load_2d_hint(dst, &p->map, 0, 0, bar, 0);
        break;
    case 21:
        mgpu_tma_store_2d_hint(&p->map, 0, 0, dst, 1);
        break;
    case 22:
        (void)mgpu_createpolicy_fractional_l2_evict_first(0.0f);
        break;
    case 23:
        (void)mgpu_createpolicy_fractional_l2_evict_last(1.5f);
        break;
    case 24:
        (void)mgpu_createpolicy_fractional_l2_evict_normal(NAN);
        break;
    case 25:
        mgpu_mbarrier_arrive_expect_tx(bar, 16);
        mgpu_bulk_load(bar, p->in, 16, bar);
        mgpu_mbarrier_wait(bar, 0);
        break;
    case 26:
        mgpu_tma_load_2d(dst, &p->map, 0, 0, bar + 4);
        break;
    case 27:
        mgpu_bulk_load(dst, p->in, 16, bar + 4);
        break;
    case 28:
        mgpu_bulk_store(p->out, dst + 8, 16);
        break;
    case 29:
        mgpu_tma_reduce_min_2d(&p->map, 0, 0, dst);
        break;
    case 30:
        mgpu_bulk_reduce_add_u32(p->out, dst, 24);
        break;
    case 31:
        mgpu_bulk_reduce_max_s64((int64_t *)(void *)(p->out + 1), dst, 16);
        break;
    case 32:
        mgpu_bulk_reduce_add_f16(p->out, dst + 2, 16);
        break;
    case 33:
        mgpu_bulk_reduce_xor_b32(p->out, dst, 64);
        break;
    case 34:
        mgpu_bulk_reduce_inc_u32_hint(p->out, dst, 16, 3);
        break;
    case 35:
        mgpu_bulk_reduce_shared_cluster_and_b32(dst + 4, dst + 64, 16, bar);
        break;
    case 36:
        mgpu_bulk_reduce_shared_cluster_and_b32(dst, dst + 64, 16, bar + 4);
        break;
    case 37:
        mgpu_bulk_reduce_shared_cluster_and_b32(dst, dst + 64, 16, dst);
        break;
    case 38:
        mgpu_bulk_reduce_shared_cluster_and_b32(dst | 1u << 24, dst + 64, 16, bar);
        break;
    }
}

/* A store that nobody waits for; with what = 1 not even committed; 2: all is well. */
MGPU_KERNEL(forgotten, async_args, p, 32, 1)
{
    MGPU_SMEM(s, 1024);
    if (threadIdx.x != 0)
        return;
    mgpu_bulk_store(p->out, mgpu_smem_addr(s), 16);
    if (p->what != 1)
        mgpu_bulk_commit_group();
    if (p->what == 2)
        mgpu_bulk_wait_group_read(0);
}

static mgpu_tensor_map
map_of(const uint32_t *p, mgpu_dtype dtype = MGPU_DTYPE_U32)
{
    mgpu_tensor_map map;
    mgpu_tensor_map_desc desc = mgpu_tensor_map_2d(dtype, p, 32, 32, 128, 16, 32);
    REQUIRE(mgpu_tensor_map_tiled(&map, desc, NULL) == MGPU_OK);
    return map;
}

TEST_CASE("eager copies are there at once, lazy ones when the thread waits")
{
    model m;
    known<uint32_t> in(1024, 5), out(8);
    async_args a = {map_of(in.data.data()), in.data.data(), out.data.data(), 0};
    m.config.policy = MGPU_EMU_EAGER;
    REQUIRE(m.run(when_kernel, 1, 32, a) == MGPU_OK);
    CHECK(out.data[0] == 5);
    CHECK(out.data[1] == 5);
    m.config.policy = MGPU_EMU_LAZY;
    REQUIRE(m.run(when_kernel, 1, 32, a) == MGPU_OK);
    CHECK(out.data[0] == 0xDBDBDBDB);
    CHECK(out.data[1] == 5);
}

TEST_CASE("a lazy store reads a source that was overwritten too early")
{
    model m;
    known<uint32_t> in(1024), out(8);
    async_args a = {map_of(in.data.data()), in.data.data(), out.data.data(), 0};
    m.config.policy = MGPU_EMU_LAZY;
    REQUIRE(m.run(overwritten_kernel, 1, 32, a) == MGPU_OK);
    CHECK(out.data[0] == 7);
    a.what = 1; /* with the wait */
    REQUIRE(m.run(overwritten_kernel, 1, 32, a) == MGPU_OK);
    CHECK(out.data[0] == 100);
    CHECK(out.data[3] == 103);
}

TEST_CASE("random completion is repeatable for a seed")
{
    model m;
    m.config.workers = 1;
    m.config.policy = MGPU_EMU_RANDOM;
    known<uint32_t> in(1024, 5), out(8);
    async_args a = {map_of(in.data.data()), in.data.data(), out.data.data(), 0};
    for (uint64_t seed = 0; seed < 20; seed++) {
        m.config.seed = seed;
        REQUIRE(m.run(when_kernel, 1, 32, a) == MGPU_OK);
        const uint32_t first = out.data[0];
        REQUIRE(m.run(when_kernel, 1, 32, a) == MGPU_OK);
        CHECK(out.data[0] == first);
        CHECK(out.data[1] == 5);
    }
}

TEST_CASE("a copy that the machine would refuse is a fault with its own sentence")
{
    static const char *const words[] = {
        "1000 bytes: a positive multiple of 16",
        "cp.async.bulk, destination: shared address 0x00000408 is "
        "not aligned to 16 bytes",
        "is not aligned to 16 bytes",
        "are in no known buffer: allocate with mgpu_malloc or name foreign memory with "
        "mgpu_emu_register",
        "no mbarrier lives at",
        "run past the end of buffer \"known\", 4096 bytes at ",
        "are no tensor map; mgpu_tensor_map_tiled makes them",
        "a 1d instruction with a tensor map of rank 2: take the "
        "_2d form",
        "TMA load, destination: shared address 0x00000440 is not "
        "aligned to 128 bytes",
        "multicast mask 0x2, the cluster has blocks 0 to 0",
        "TMA store, source: 2048 bytes at shared address "
        "0x00001380 lie outside the block's shared memory",
        ": 2048 too many",
        "c0 = 3 is 12 bytes: the innermost coordinate is a multiple of 16 bytes: begin at the "
        "one "
        "below, and skip in the box",
        "c1 = -1: a store may end behind",
        "c0 = -2 is -8 bytes",
        "cp.async.bulk.wait_group: n is 8: 0 to 7, a constant",
        "on a thread's stack",
        "in shared memory, where the hardware cannot fetch it: "
        "pass it in the kernel's arguments",
        "on a thread's stack",
        "cache hint 0x12f0000000000001 is no L2 policy: take",
        "TMA load: cache hint 0x0000000000000000",
        "TMA store: cache hint 0x0000000000000001",
        "fraction 0: above 0, up to 1",
        "fraction 1.5: above 0",
        "fraction nan: above 0",
        "a copy lands: the eight bytes of the mbarrier at",
        "TMA load, mbarrier: shared address 0x00001404 (bars+4) is not "
        "aligned to 8 bytes",
        "cp.async.bulk, mbarrier: shared address 0x00001404 (bars+4) is "
        "not aligned to 8 bytes",
        "cp.async.bulk, source: shared address 0x00000408 is not "
        "aligned to 16 bytes",
        "TMA reduce: min of f32: TMA does not have this",
        "cp.reduce.async.bulk: 24 bytes: a positive multiple of 16",
        "cp.reduce.async.bulk: global address 0x",
        "cp.reduce.async.bulk, source: shared address 0x00000402 is not aligned to 16 bytes",
        "cp.reduce.async.bulk: 64 bytes at ",
        "cp.reduce.async.bulk: cache hint 0x0000000000000003 is no L2 policy: take",
        "cp.reduce.async.bulk, destination: shared address 0x00000404 is not aligned to 16 "
        "bytes",
        "cp.reduce.async.bulk, mbarrier: shared address 0x00001404 (bars+4) is not aligned to "
        "8",
        "cp.reduce.async.bulk: no mbarrier lives at",
        "cp.reduce.async.bulk, destination: shared address 0x01000400 names block rank 1, but "
        "the "
        "cluster has 1 blocks"};
    model m;
    known<uint32_t> in(1024), out(8);
    async_args a = {map_of(in.data.data()), in.data.data(), out.data.data(), 0};
    for (uint32_t what = 0; what < sizeof words / sizeof *words; what++) {
        a.what = what;
        if (what == 29)
            a.map = map_of(in.data.data(), MGPU_DTYPE_F32);
        CAPTURE(what);
        REQUIRE(m.run(refused_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({words[what], "test_copy.cpp:"}));
    }
}

TEST_CASE("a buffer that is too short is told by its size, with or without a name")
{
    model m;
    alignas(128) static uint32_t memory[1024];
    async_args a = {map_of(memory), memory, memory, 7};
    REQUIRE(mgpu_emu_register(memory, 2048, NULL) == MGPU_OK);
    a.what = 11; /* 4096 bytes from the end on */
    REQUIRE(m.run(refused_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
    CHECK(m.says({"cp.async.bulk: 4096 bytes at ", "in no known buffer"}));
    a.what = 8;
    REQUIRE(m.run(refused_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({"TMA load, the map's tensor: 4096 bytes at ",
                  " run past the end of a buffer, 2048 bytes at ", ": 2048 too many"}));
    REQUIRE(mgpu_emu_unregister(memory) == MGPU_OK);
}

MGPU_KERNEL(hinted, async_args, p, 32, 1)
{
    MGPU_SMEM(s, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    mgpu_mbarrier_arrive_expect_tx(bar, 3 * 16);
    mgpu_bulk_load_hint(mgpu_smem_addr(s), p->in, 16, bar,
                        mgpu_createpolicy_fractional_l2_evict_first(0.25f));
    mgpu_bulk_load_hint(mgpu_smem_addr(s) + 16, p->in, 16, bar,
                        mgpu_createpolicy_fractional_l2_evict_last(1.0f));
    mgpu_bulk_load_hint(mgpu_smem_addr(s) + 32, p->in, 16, bar, 0x1000000000000000u);
    mgpu_mbarrier_wait(bar, 0);
    p->out[0] = *reinterpret_cast<volatile uint32_t *>(s);
}

TEST_CASE("a policy of createpolicy, and a well-known constant, are cache hints")
{
    model m;
    known<uint32_t> in(1024, 5), out(8);
    async_args a = {map_of(in.data.data()), in.data.data(), out.data.data(), 0};
    REQUIRE(m.run(hinted_kernel, 1, 32, a) == MGPU_OK);
    CHECK(out.data[0] == 5);
}

TEST_CASE("a thread that returns before its bulk store was waited for is told")
{
    model m;
    known<uint32_t> in(1024), out(8);
    async_args a = {map_of(in.data.data()), in.data.data(), out.data.data(), 0};
    REQUIRE(m.run(forgotten_kernel, 1, 32, a) == MGPU_OK);
    INFO(m.lints);
    CHECK(m.lints.find("without waiting for it: mgpu_bulk_wait_group_read(0)") !=
          std::string::npos);
    a.what = 1;
    REQUIRE(m.run(forgotten_kernel, 1, 32, a) == MGPU_OK);
    CHECK(
        m.lints.find("returns without mgpu_bulk_commit_group() behind it: no wait knows of it "
                     "without that; then mgpu_bulk_wait_group_read(0), before the end of the "
                     "kernel") != std::string::npos);
    a.what = 2;
    REQUIRE(m.run(forgotten_kernel, 1, 32, a) == MGPU_OK);
    CHECK(m.lints == "");
}

/* Two rows of `what` words, 16 apart, go out; meanwhile another thread writes word `in` of row 0. */
MGPU_KERNEL(edge, async_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, box, 32, 128);
    if (threadIdx.x < 32)
        mgpu_st_shared_b32(mgpu_smem_addr(box + threadIdx.x), 100 + threadIdx.x);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x == 0) {
        mgpu_tma_store_2d(&p->map, 0, 0, mgpu_smem_addr(box));
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    } else if (threadIdx.x == 32 && p->what != 0) {
        mgpu_st_relaxed_gpu_global_b32(p->out + p->what, 7);
    }
}

TEST_CASE("a TMA store goes on to whole 16 bytes of a row: who writes there, and where the "
          "buffer ends")
{
    for (uint32_t words = 9; words <= 12; words++)
        for (uint32_t what : {0u, 8u, 9u, 11u, 12u}) {
            model m;
            known<uint32_t> out(28, 5);
            mgpu_tensor_map_desc desc =
                mgpu_tensor_map_2d(MGPU_DTYPE_U32, out.data.data(), 2, words, 64, 2, 16);
            async_args a = {{}, NULL, out.data.data(), what};
            REQUIRE(mgpu_tensor_map_tiled(&a.map, desc, NULL) == MGPU_OK);
            const mgpu_status status = m.run(edge_kernel, 1, 64, a);
            CAPTURE(words, what);
            INFO(m.text);
            if (what != 0 && what < 12) {
                CHECK(status == MGPU_ERROR_FAULT);
                CHECK(m.says({"hazard 17", "test_copy.cpp:"}));
                continue;
            }
            REQUIRE(status == MGPU_OK);
            for (uint32_t i = 0; i < 28; i++)
                CHECK(out.data[i] == (i % 16 < 12 ? 100 + i : what == 12 && i == 12 ? 7 : 5));
        }
    for (uint32_t words = 25; words < 28; words++) { /* of the last row 9 to 11 */
        model m;
        known<uint32_t> out(words, 5);
        mgpu_tensor_map_desc desc =
            mgpu_tensor_map_2d(MGPU_DTYPE_U32, out.data.data(), 2, words - 16, 64, 2, 16);
        async_args a = {{}, NULL, out.data.data(), 0};
        char excess[32];
        REQUIRE(mgpu_tensor_map_tiled(&a.map, desc, NULL) == MGPU_OK);
        REQUIRE(m.run(edge_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
        (void)snprintf(excess, sizeof excess, ": %u too many", (28 - words) * 4);
        INFO(m.text);
        CHECK(m.says({"TMA store, which goes on to whole 16 bytes of a row: 112 bytes at ",
                      " run past the end of buffer \"known\", ", excess}));
    }
}
