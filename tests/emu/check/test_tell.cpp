/* tests/emu/check/test_tell.cpp - how hazards are told: both sides, the interval, one for each line, rules.
 * SPDX-License-Identifier: MIT
 */
#include "emu/marks.h"

namespace
{

typedef struct {
    uint32_t how; /* what is missing; 0: nothing */
    uint32_t *out;
    uint32_t *line; /* [4]: of the first, the second, the arrival, another */
} tell_args;

} // namespace

/* Warp 0 writes a tile, thread 32 stores it; 1: without a proxy fence, 2: without a barrier. */
MGPU_KERNEL(tell_fence, tell_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 32, 128);
    const uint32_t to = mgpu_smem_addr(tile);
    MGPU_NAME(to, "tile", 16, 8);
    if (threadIdx.x < 32) {
        MGPU_NAME("writer");
        MARK(0, mgpu_st_shared_b32(to + 4 * threadIdx.x, 1));
        if (p->how == 0)
            mgpu_fence_proxy_async_shared_cta();
    } else {
        MGPU_NAME("storer", 7);
    }
    if (p->how != 2)
        MARK(2, __syncthreads());
    if (threadIdx.x == 32) {
        MARK(1, mgpu_bulk_store(p->out, to, 128));
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
    __syncthreads();
}

TEST_CASE("a missing fence: both sides, the interval it belongs in, names, how to replay")
{
    model m;
    known<uint32_t> out(32);
    uint32_t line[4] = {0};
    tell_args a = {1, out.data.data(), line};
    m.config.policy = MGPU_EMU_RANDOM;
    m.config.seed = 3;
    REQUIRE(m.run(tell_fence_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    const mgpu_emu_hazard &h = hazard(0);
    const std::string between =
        "no fence.proxy.async is between them: the thread that writes calls "
        "mgpu_fence_proxy_async_shared_cta() behind the write and before "
        "the barrier or arrival that lets the agent go; it belongs between " +
        at(line[0]) + " and the arrival at " + at(line[2]);
    CHECK(h.missing == between);
    CHECK(m.says({between.c_str(), "(storer, 7) issues reads smem+0x", "(tile[",
                  "(writer) writes it at "}));
    CHECK(h.rule == 2);
    CHECK(std::string(h.what) == "no proxy fence between a thread's write and an agent");
    CHECK(std::string(h.manual) == "Proxies; membar/fence: fence.proxy.async");
    CHECK(h.severity == MGPU_EMU_ERROR);
    CHECK(h.first.agent == MGPU_EMU_THREAD);
    CHECK(h.first.write);
    CHECK(h.first.line == line[0]);
    CHECK(h.first.file == std::string("test_tell.cpp"));
    CHECK(h.first.function == std::string("tell_fence"));
    CHECK(h.first.role == std::string("writer"));
    CHECK(h.first.thread.x < 32);
    CHECK(h.second.agent == MGPU_EMU_TMA);
    CHECK_FALSE(h.second.write);
    CHECK(h.second.line == line[1]);
    CHECK(h.second.thread.x == 32);
    CHECK(h.second.role == std::string("storer, 7"));
    CHECK(h.second.where == at(line[1]));
    CHECK(h.handed == at(line[2]));
    CHECK(h.space == MGPU_EMU_SHARED);
    CHECK(std::string(h.name).substr(0, 5) == "tile[");
    CHECK(h.replay == std::string("MGPU_EMU_POLICY=random MGPU_EMU_SEED=3"));
    a.how = 0;
    CHECK(m.run(tell_fence_kernel, 1, 64, a) == MGPU_OK);
    CHECK(m.lints == "");
}

/* Warp 0 writes a tile, without a proxy fence, and meets; thread 32 stores it. */
MGPU_KERNEL(tell_warp, tell_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 32, 128);
    const uint32_t to = mgpu_smem_addr(tile);
    if (threadIdx.x < 32) {
        MARK(0, mgpu_st_shared_b32(to + 4 * threadIdx.x, 1));
        MARK(2, __syncwarp());
    }
    __syncthreads();
    if (threadIdx.x == 32) {
        MARK(1, mgpu_bulk_store(p->out, to, 128));
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
}

TEST_CASE("an interval that ends at __syncwarp() says so")
{
    model m;
    known<uint32_t> out(32);
    uint32_t line[4] = {0};
    const tell_args a = {0, out.data.data(), line};
    REQUIRE(m.run(tell_warp_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says(
        {("; it belongs between " + at(line[0]) + " and the __syncwarp() at " + at(line[2]))
             .c_str()}));
}

/* Thread 0 writes, and thread 32 stores it: behind two barriers (0); it is stored, and then written: there is a barrier and
 * no wait (1), a wait and no barrier (2); each thread writes, and thread 0 stores it (3). */
MGPU_KERNEL(tell_way, tell_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 64, 128);
    MGPU_SHARED(uint32_t, other, 1);
    const uint32_t to = mgpu_smem_addr(tile);
    if (p->how == 0 && threadIdx.x == 0)
        MARK(0, mgpu_st_shared_b32(to, 1));
    if (p->how == 3 || (p->how != 0 && threadIdx.x == 32)) {
        mgpu_st_shared_b32(to + 4 * threadIdx.x, 1);
        mgpu_fence_proxy_async_shared_cta();
    }
    __syncthreads();
    if (threadIdx.x == 0)
        mgpu_st_shared_b32(mgpu_smem_addr(other), 1);
    if (p->how == 0)
        MARK(2, __syncthreads());
    if (p->how == 3)
        MARK(0, mgpu_st_shared_b32(to + 4 * threadIdx.x, 2));
    if (threadIdx.x == (p->how == 3 ? 0u : 32u)) {
        MARK(1, mgpu_bulk_store(p->out, to, 256));
        mgpu_bulk_commit_group();
        if (p->how != 1)
            mgpu_bulk_wait_group_read(0);
    }
    if (p->how == 1)
        MARK(2, __syncthreads());
    if ((p->how == 1 || p->how == 2) && threadIdx.x == 0)
        MARK(3, mgpu_st_shared_b32(to + 128, 1));
    if (threadIdx.x == (p->how == 3 ? 0u : 32u))
        mgpu_bulk_wait_group(0);
}

TEST_CASE("a fence belongs before the last barrier that the other knows of")
{
    model m;
    known<uint32_t> out(64);
    uint32_t line[4] = {0};
    const tell_args a = {0, out.data.data(), line};
    REQUIRE(m.run(tell_way_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({("; it belongs between " + at(line[0]) + " and the arrival at " + at(line[2]))
                      .c_str()}));
}

TEST_CASE("a wait for what has been read belongs before its issuer arrives")
{
    model m;
    known<uint32_t> out(64);
    uint32_t line[4] = {0};
    const tell_args a = {1, out.data.data(), line};
    REQUIRE(m.run(tell_way_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({"nothing says that it has read: cp.async.bulk.wait_group.read "
                  "(mgpu_bulk_wait_group_read()) in the thread that issued and committed it "
                  "(mgpu_bulk_commit_group()), then a barrier that this thread passes "
                  "(mgpu_epilogue_acquire() has both); it belongs",
                  ("; it belongs between " + at(line[1]) + " and the arrival at " + at(line[2]))
                      .c_str()}));
}

/* Thread 0 stores a slab `out` of each of three groups, waits and writes the first slab again: 1 and 2 groups are left, or
 * the wait comes before the store (3), no group is committed (4), or the wait covers it, and thread 1 writes later (5). */
MGPU_KERNEL(tell_left, tell_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 96, 128);
    const uint32_t to = mgpu_smem_addr(tile);
    for (uint32_t i = 0; i < 1000 && threadIdx.x == 1 && p->how == 5; i++)
        mgpu_nanosleep(1);
    if (threadIdx.x == 1 && p->how == 5)
        mgpu_st_shared_b32(to, 1);
    if (threadIdx.x != 0)
        return;
    for (uint32_t i = 0; i < 96; i++)
        mgpu_st_shared_b32(to + 4 * i, i);
    mgpu_fence_proxy_async_shared_cta();
    if (p->how == 3)
        mgpu_bulk_wait_group_read(1);
    for (uint32_t i = 0; i < 3; i++) {
        mgpu_bulk_store(p->out + 32 * i, to + 128 * i, 128);
        if (p->how != 4)
            mgpu_bulk_commit_group();
    }
    if (p->how == 1)
        MARK(0, mgpu_bulk_wait_group_read(1));
    if (p->how == 2)
        MARK(0, mgpu_bulk_wait_group_read(2));
    if (p->how >= 4)
        mgpu_bulk_wait_group_read(1);
    if (p->how != 5)
        mgpu_st_shared_b32(to + (p->how == 1 ? 256 : p->how == 2 ? 128 : 0), 1);
    mgpu_bulk_commit_group();
    mgpu_bulk_wait_group(0);
}

TEST_CASE("a wait that leaves the store's group open is named")
{
    model m;
    known<uint32_t> out(96);
    uint32_t line[4] = {0};
    tell_args a = {0, out.data.data(), line};
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    for (a.how = 1; a.how < 6; a.how++) {
        CAPTURE(a.how, m.config.policy);
        REQUIRE(m.run(tell_left_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({"nothing says that it has read"}));
        CHECK(m.says({("; the wait at " + at(line[0]) +
                       " leaves 1 group open, and this store is in it;")
                          .c_str()}) == (a.how == 1));
        CHECK(m.says({("; the wait at " + at(line[0]) +
                       " leaves 2 groups open, and this store is in one of them;")
                          .c_str()}) == (a.how == 2));
        CHECK(m.says({"this store is in"}) == (a.how < 3));
    }
}

TEST_CASE("of two that wait for nothing in between either comes first: the interval is that of "
          "the lines")
{
    model m;
    known<uint32_t> out(64);
    uint32_t line[4] = {0};
    const tell_args a = {3, out.data.data(), line};
    REQUIRE(m.run(tell_way_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says(
        {("; it belongs between " + at(line[0]) + " and " + at(line[1]) +
          ": neither thread waits in between, and which is first is chance; if the write "
          "is meant for it, mgpu_fence_proxy_async_shared_cta() and a barrier are "
          "missing there")
             .c_str()}));
}

TEST_CASE("where a barrier is missing, the interval ends at the access")
{
    model m;
    known<uint32_t> out(64);
    uint32_t line[4] = {0};
    const tell_args a = {2, out.data.data(), line};
    m.config.policy = MGPU_EMU_RANDOM;
    REQUIRE(m.run(tell_way_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({("; it belongs between " + at(line[1]) + " and " + at(line[3])).c_str()}));
}

/* Nobody can know of the init. */
MGPU_KERNEL(tell_init, tell_args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bar, 1);
    if (threadIdx.x == 0)
        MARK(0, mgpu_mbarrier_init(mgpu_smem_addr(bar), 1));
    if (threadIdx.x == 32)
        MARK(1, mgpu_mbarrier_arrive(mgpu_smem_addr(bar)));
    if (threadIdx.x == 0)
        mgpu_mbarrier_wait(mgpu_smem_addr(bar), 0);
}

TEST_CASE("an init that nobody knows of")
{
    model m;
    uint32_t line[4] = {0};
    const tell_args a = {0, nullptr, line};
    REQUIRE(m.run(tell_init_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says(
        {(at(line[1]) + ": thread (32,0,0) of block (0,0,0) reads the mbarrier at smem+0x")
             .c_str(),
         (", and thread (0,0,0) of block (0,0,0) writes its init at " + at(line[0]) + ": ")
             .c_str()}));
}

TEST_CASE("a missing barrier belongs between the two lines")
{
    model m;
    known<uint32_t> out(32);
    uint32_t line[4] = {0};
    const tell_args a = {2, out.data.data(), line};
    REQUIRE(m.run(tell_fence_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({("; it belongs between " + at(line[0]) + " and " + at(line[1])).c_str()}));
}

/* Each block writes to the first without knowing that it has begun. */
MGPU_KERNEL(tell_block, tell_args, p, 32, 1)
{
    MGPU_SHARED(uint32_t, word, 32);
    const uint32_t rank = mgpu_cluster_ctarank(), at = mgpu_smem_addr(word);
    if (p->how == 0) {
        mgpu_barrier_cluster_arrive();
        mgpu_barrier_cluster_wait();
    }
    if (rank == 1)
        MARK(0, mgpu_st_shared_cluster_b32(mgpu_mapa(at, 0) + 4 * threadIdx.x, 1));
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

TEST_CASE("a block that may not have begun: what is missing belongs before the access")
{
    model m;
    uint32_t line[4] = {0};
    tell_args a = {1, nullptr, line};
    REQUIRE(m.run(tell_block_kernel, 2, 32, a, 2) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says(
        {"of block rank 0, and nothing says that this block has begun: a barrier.cluster, "
         "arrive and wait, comes before the first access to a peer; it belongs before ",
         at(line[0]).c_str()}));
    CHECK(hazard(0).rank == 0);
    CHECK(hazard(0).second.rank == 1);
    CHECK(hazard(0).first.where == std::string());
    a.how = 0;
    CHECK(m.run(tell_block_kernel, 2, 32, a, 2) == MGPU_OK);
}

/* A flag that passes nothing on: 1; by a function of tile/: 2. */
MGPU_KERNEL(tell_scope, tell_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, word, 32);
    MGPU_SHARED(uint64_t, bar, 2);
    const uint32_t at = mgpu_smem_addr(word), full = mgpu_smem_addr(bar) + 8;
    if (threadIdx.x == 0)
        mgpu_mbarrier_init(full, 1);
    __syncthreads();
    if (threadIdx.x == 0) {
        MARK(0, mgpu_st_shared_b32(at, 1));
        if (p->how == 1)
            MARK(2, mgpu_mbarrier_arrive_relaxed_shared_cluster(mgpu_mapa(full, 0)));
        else if (p->how == 2)
            MARK(2, mgpu_pipeline_release_cluster(mgpu_pipeline_make(full - 8, 1),
                                                  mgpu_pipeline_start(), 1));
        else
            mgpu_mbarrier_arrive(full);
    }
    if (threadIdx.x == 32) {
        mgpu_mbarrier_wait(full, 0);
        MARK(1, (void)mgpu_ld_shared_b32(at));
    }
}

TEST_CASE("a relaxed arrival is named")
{
    model m;
    uint32_t line[4] = {0};
    tell_args a = {1, nullptr, line};
    REQUIRE(m.run(tell_scope_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(hazard(0).rule == 18);
    CHECK(
        m.says({("the arrival at " + at(line[2]) +
                 " is .relaxed, and passes nothing on: it wants .release; it stands between " +
                 at(line[0]) + " and " + at(line[1]))
                    .c_str()}));
    CHECK(hazard(0).handed == at(line[2]));
    a.how = 2;
    REQUIRE(m.run(tell_scope_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(std::string(hazard(0).handed).find("test_tell.cpp:") == 0);
    CHECK(m.says({(std::string("the arrival at ") + hazard(0).handed + " is ").c_str()}));
    CHECK(std::string(hazard(0).handed).find(" (mgpu_pipeline_release_cluster)") !=
          std::string::npos);
    a.how = 0;
    CHECK(m.run(tell_scope_kernel, 1, 64, a) == MGPU_OK);
}

/* Warp 1 reads what warp 0 writes, in a loop that is unrolled; then again in another line. */
MGPU_KERNEL(tell_twice, tell_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, word, 256);
    const uint32_t at = mgpu_smem_addr(word) + 4 * (threadIdx.x % 32);
    if (threadIdx.x < 32) {
#if defined(__clang__)
#pragma clang loop unroll(full)
#else
#pragma GCC unroll 8
#endif
        for (uint32_t i = 0; i < 8; i++)
            MARK(0, mgpu_st_shared_b32(at + 128 * i, i));
    } else {
#if defined(__clang__)
#pragma clang loop unroll(full)
#else
#pragma GCC unroll 8
#endif
        for (uint32_t i = 0; i < 8; i++)
            MARK(1, (void)mgpu_ld_shared_b32(at + 128 * i));
        if (p->how == 2)
            MARK(3, (void)mgpu_ld_shared_b32(at));
    }
}

typedef struct {
    mgpu_tensor_map map;
} tile_args;

/* Thread 32 reads row 3, column 10 of a tile of 8 rows of 64 halves, swizzled, for which nobody has waited. */
MGPU_KERNEL(tell_tile, tile_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, tile, 2048, 1024);
    MGPU_SHARED(uint64_t, bar, 1);
    const uint32_t to = mgpu_smem_addr(tile) + 1024, full = mgpu_smem_addr(bar);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(full, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(full, 1024);
        mgpu_tma_load_2d(to, &p->map, 0, 0, full);
    }
    __syncthreads();
    if (threadIdx.x == 32)
        (void)mgpu_ld_shared_b32(to + mgpu_swizzle_offset(MGPU_SWIZZLE_128B, 3 * 128 + 10 * 2));
    mgpu_mbarrier_wait(full, 0);
}

/* A map without the consent of the rules. */
static mgpu_tensor_map
unruled(const mgpu_tensor_map_desc &d)
{
    mgpu_tensor_map map;
    mgpu__tma_map_tiled(&map, d.dtype, d.rank, d.global, d.dims, d.strides_bytes, d.box,
                        d.elem_strides, d.interleave, d.swizzle, false);
    return map;
}

/* The kernel looks at byte 36 of row 3, which is line 3. Without a swizzle that is column 18; with
 * chunks of 16 bytes chunk 2 ^ 3, so 20 bytes; atoms of 32: atom 1 ^ 3, 68 bytes, and 8 more of the
 * other half if it flips; atoms of 64: atom 0 ^ 1, 100 bytes. */
TEST_CASE("in a tile of TMA the row and the column are told, swizzled or not")
{
    const struct {
        mgpu_swizzle swizzle;
        int column;
    } tiles[] = {{MGPU_SWIZZLE_NONE, 18},
                 {MGPU_SWIZZLE_128B, 10},
                 {MGPU_SWIZZLE_128B_ATOM_32B, 34},
                 {MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B, 38},
                 {MGPU_SWIZZLE_128B_ATOM_64B, 50}};
    for (const auto &tile : tiles) {
        model m;
        known<uint16_t> in(8 * 64);
        mgpu_tensor_map_desc desc =
            mgpu_tensor_map_2d(MGPU_DTYPE_BF16, in.data.data(), 8, 64, 128, 8, 64);
        tile_args a;
        desc.swizzle = tile.swizzle;
        a.map = unruled(desc);
        REQUIRE(m.run(tell_tile_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
        INFO(m.text);
        const mgpu_emu_hazard &h = hazard(0);
        CHECK(h.rule == 1);
        CHECK(h.row == 3);
        CHECK(h.column == tile.column);
        const std::string place = ", row 3, column " + std::to_string(tile.column);
        CHECK(m.says({(place + ", and the copy that ").c_str()}));
    }
}

typedef struct {
    mgpu_tensor_map in, out;
} atoms_args;

/* A tile comes by one map and goes by another. */
MGPU_KERNEL(tell_atoms, atoms_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, tile, 1024, 1024);
    MGPU_SHARED(uint64_t, bar, 1);
    const uint32_t at = mgpu_smem_addr(tile), full = mgpu_smem_addr(bar);
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(full, 1);
    mgpu_fence_mbarrier_init();
    mgpu_mbarrier_arrive_expect_tx(full, 1024);
    mgpu_tma_load_2d(at, &p->in, 0, 0, full);
    mgpu_mbarrier_wait(full, 0);
    mgpu_tma_store_2d(&p->out, 0, 0, at);
    mgpu_bulk_commit_group();
    mgpu_bulk_wait_group(0);
}

TEST_CASE("a tile that is stored with other atoms than it was loaded with is noted")
{
    const struct {
        mgpu_swizzle in, out;
        const char *words;
    } pairs[] = {
        {MGPU_SWIZZLE_128B_ATOM_32B, MGPU_SWIZZLE_128B_ATOM_64B,
         "a swizzle of 128 bytes with atoms of 32 (0: none), and is read with one of 128 with "
         "atoms of 64: the map"},
        {MGPU_SWIZZLE_128B_ATOM_32B_FLIP_8B, MGPU_SWIZZLE_128B,
         "a swizzle of 128 bytes with atoms of 32, flipped (0: none), and is read with one of "
         "128: the map"},
        {MGPU_SWIZZLE_128B_ATOM_64B, MGPU_SWIZZLE_128B_ATOM_64B, nullptr}};
    for (const auto &pair : pairs) {
        model m;
        known<uint16_t> in(8 * 64), out(8 * 64);
        mgpu_tensor_map_desc desc =
            mgpu_tensor_map_2d(MGPU_DTYPE_BF16, in.data.data(), 8, 64, 128, 8, 64);
        atoms_args a;
        desc.swizzle = pair.in;
        a.in = unruled(desc);
        desc = mgpu_tensor_map_2d(MGPU_DTYPE_BF16, out.data.data(), 8, 64, 128, 8, 64);
        desc.swizzle = pair.out;
        a.out = unruled(desc);
        mgpu_kernel kernel = tell_atoms_kernel;
        kernel.instrumented = 1; /* it has no plain store that was not seen */
        CHECK(m.run(kernel, 1, 32, a) == MGPU_OK);
        INFO(m.lints);
        CHECK((m.lints == "") == (pair.words == nullptr));
        CHECK((pair.words == nullptr || m.lints.find(pair.words) != std::string::npos));
    }
}

TEST_CASE("several calls that a compiler makes of one line are one hazard")
{
    model m;
    uint32_t line[4] = {0};
    const mgpu_emu_hazard *all = nullptr;
    const tell_args a = {1, nullptr, line};
    REQUIRE(m.run(tell_twice_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(mgpu_emu_last_hazards(&all) == 1);
    CHECK(hazard(0).count == 256);
    CHECK(m.says({"; 256 times"}));
}

/* Both warps add to a word, each in its line, twice. */
MGPU_KERNEL(tell_both, tell_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, word, 32);
    const uint32_t at = mgpu_smem_addr(word) + 4 * (threadIdx.x % 32);
    for (uint32_t i = 0; i < 2; i++) {
        if (threadIdx.x < 32)
            MARK(0, mgpu_st_shared_b32(at, i));
        else
            MARK(1, mgpu_st_shared_b32(at, i));
        mgpu_nanosleep(1000);
    }
}

TEST_CASE("two lines that nothing orders are one hazard, whichever comes first")
{
    model m;
    uint32_t line[4] = {0};
    const mgpu_emu_hazard *all = nullptr;
    const tell_args a = {0, nullptr, line};
    REQUIRE(m.run(tell_both_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(mgpu_emu_last_hazards(&all) == 1);
    CHECK(hazard(0).count == 96);
}

/* Warp 0 waits for each phase, in two lines; warp 1 ends them, and does not care. */
MGPU_KERNEL(tell_late, tell_args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0)
        MARK(0, mgpu_mbarrier_init(bar, 1));
    __syncthreads();
    for (uint32_t i = 0; i < 4; i += 2) {
        if (threadIdx.x < 32) {
            MARK(1, mgpu_mbarrier_wait(bar, 0));
            MARK(2, mgpu_mbarrier_wait(bar, 1));
        } else if (threadIdx.x == 32) {
            mgpu_mbarrier_arrive(bar);
            mgpu_mbarrier_wait(bar, 0);
            mgpu_nanosleep(1000);
            mgpu_mbarrier_arrive(bar);
            mgpu_mbarrier_wait(bar, 1);
            mgpu_nanosleep(1000);
        }
    }
}

TEST_CASE("waits that may come late at one mbarrier are one hazard")
{
    model m;
    uint32_t line[4] = {0};
    const mgpu_emu_hazard *all = nullptr;
    const tell_args a = {0, nullptr, line};
    REQUIRE(m.run(tell_late_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(mgpu_emu_last_hazards(&all) == 1);
    CHECK(hazard(0).rule == 9);
    CHECK(hazard(0).second.line == line[1]);
    CHECK(hazard(0).count == 3);
}

TEST_CASE("errors and lints are counted apart; settings move a rule, or turn it off")
{
    model m;
    uint32_t line[4] = {0};
    const mgpu_emu_hazard *all = nullptr;
    const tell_args a = {2, nullptr, line};
    REQUIRE(m.run(tell_twice_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    CHECK(mgpu_emu_last_stats().errors == 2);
    CHECK(mgpu_emu_last_stats().lints == 0);
    CHECK(mgpu_emu_last_stats().hazards == 2);
    m.config.rules[6] = MGPU_EMU_LEVEL_LINT;
    REQUIRE(m.run(tell_twice_kernel, 1, 64, a) == MGPU_OK);
    CHECK(m.text == "");
    CHECK(m.lints.find("hazard 6") != std::string::npos);
    CHECK(hazard(0).severity == MGPU_EMU_LINT);
    CHECK(mgpu_emu_last_stats().errors == 0);
    CHECK(mgpu_emu_last_stats().lints == 2);
    CHECK(mgpu_emu_last_stats().reports == 2);
    m.config.rules[6] = MGPU_EMU_LEVEL_OFF;
    REQUIRE(m.run(tell_twice_kernel, 1, 64, a) == MGPU_OK);
    CHECK(m.lints == "");
    CHECK(mgpu_emu_last_hazards(&all) == 0);
    CHECK(mgpu_emu_last_stats().hazards == 0);
}

TEST_CASE("a test expects exactly these hazards, and hears what differs")
{
    model m;
    uint32_t line[4] = {0};
    char message[1000], want[200];
    const tell_args a = {2, nullptr, line};
    REQUIRE(m.run(tell_twice_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    const mgpu_emu_expected both[] = {{6, "test_tell.cpp", line[0], "test_tell.cpp", line[3]},
                                      {6, nullptr, line[0], nullptr, line[1]}};
    CHECK(mgpu_emu_expect_hazards(both, 2, message, sizeof message));
    CHECK(message == std::string());
    CHECK_FALSE(mgpu_emu_expect_hazards(both, 1, message, sizeof message));
    (void)snprintf(want, sizeof want,
                   "not expected: hazard 6 of test_tell.cpp:%u (first) and test_tell.cpp:%u "
                   "(second), 256 times\n",
                   line[0], line[1]);
    CHECK(message == std::string(want));
    const mgpu_emu_expected other[] = {both[0], both[1], {2, nullptr, 9, "x.cu", 0}};
    CHECK_FALSE(mgpu_emu_expect_hazards(other, 3, message, sizeof message));
    CHECK(message ==
          std::string("missing: hazard 2 of any file:9 (first) and x.cu:0 (second)\n"));
    CHECK_FALSE(mgpu_emu_expect_hazards(nullptr, 0, nullptr, 0));
}

/* So many writers of one line of shared memory that the first are forgotten; then one race. */
MGPU_KERNEL(tell_old, tell_args, p, 512, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, word, 64, 128);
    const uint32_t at = mgpu_smem_addr(word);
    if (threadIdx.x % 2 == 0) /* not in a row: each leaves a trace of its own */
        (void)mgpu_ld_shared_b32(at);
    if (p->how == 1 && threadIdx.x < 33)
        mgpu_st_shared_b32(at + 128, 1);
}

TEST_CASE("what the shadow forgets is counted; behind hazards it is said")
{
    model m;
    uint32_t line[4] = {0};
    tell_args a = {0, nullptr, line};
    REQUIRE(m.run(tell_old_kernel, 1, 512, a) == MGPU_OK);
    CHECK(m.lints == "");
    CHECK(mgpu_emu_last_stats().forgotten == 256 - 160);
    a.how = 1;
    REQUIRE(m.run(tell_old_kernel, 1, 512, a) == MGPU_ERROR_FAULT);
    CHECK(m.lints ==
          "of the hazards: 96 accesses were too long ago to be remembered: what meets "
          "them is not judged");
}

/* A line for each of 72 stores that race with a load. */
#define STORE(i) mgpu_st_shared_b32(at + 128 * (i), 0)
MGPU_KERNEL(tell_many, tell_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, word, 72 * 32);
    const uint32_t at = mgpu_smem_addr(word);
    (void)p;
    if (threadIdx.x == 32)
        for (uint32_t i = 0; i < 72; i++)
            (void)mgpu_ld_shared_b32(at + 128 * i);
    if (threadIdx.x != 0)
        return;
    STORE(0);
    STORE(1);
    STORE(2);
    STORE(3);
    STORE(4);
    STORE(5);
    STORE(6);
    STORE(7);
    STORE(8);
    STORE(9);
    STORE(10);
    STORE(11);
    STORE(12);
    STORE(13);
    STORE(14);
    STORE(15);
    STORE(16);
    STORE(17);
    STORE(18);
    STORE(19);
    STORE(20);
    STORE(21);
    STORE(22);
    STORE(23);
    STORE(24);
    STORE(25);
    STORE(26);
    STORE(27);
    STORE(28);
    STORE(29);
    STORE(30);
    STORE(31);
    STORE(32);
    STORE(33);
    STORE(34);
    STORE(35);
    STORE(36);
    STORE(37);
    STORE(38);
    STORE(39);
    STORE(40);
    STORE(41);
    STORE(42);
    STORE(43);
    STORE(44);
    STORE(45);
    STORE(46);
    STORE(47);
    STORE(48);
    STORE(49);
    STORE(50);
    STORE(51);
    STORE(52);
    STORE(53);
    STORE(54);
    STORE(55);
    STORE(56);
    STORE(57);
    STORE(58);
    STORE(59);
    STORE(60);
    STORE(61);
    STORE(62);
    STORE(63);
    STORE(64);
    STORE(65);
    STORE(66);
    STORE(67);
    STORE(68);
    STORE(69);
    STORE(70);
    STORE(71);
}

TEST_CASE("hazards of 64 places are told, and that there are more, at once")
{
    model m;
    uint32_t line[4] = {0};
    const tell_args a = {0, nullptr, line};
    const mgpu_emu_hazard *all = nullptr;
    REQUIRE(m.run(tell_many_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    CHECK(mgpu_emu_last_hazards(&all) == 64);
    CHECK(m.lints.find("hazards of 64 places are enough: 8 more are left out") !=
          std::string::npos);
    CHECK(mgpu_emu_last_stats().dropped == 8);
    CHECK(mgpu_emu_last_stats().seconds < 1);
}

/* The wait is for the phase before, and passes at once. */
MGPU_KERNEL(tell_parity, tell_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 32, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    mgpu_fence_mbarrier_init();
    MARK(0, mgpu_mbarrier_wait(bar, 1));
    mgpu_mbarrier_arrive_expect_tx(bar, 128);
    mgpu_bulk_load(mgpu_smem_addr(tile), p->out, 128, bar);
    MARK(1, (void)mgpu_ld_shared_b32(mgpu_smem_addr(tile)));
    mgpu_mbarrier_wait(bar, 0);
}

TEST_CASE("a wait with the wrong parity is told with its line")
{
    model m;
    known<uint32_t> out(32);
    uint32_t line[4] = {0};
    const tell_args a = {0, out.data.data(), line};
    const mgpu_status status = m.run(tell_parity_kernel, 1, 32, a);
    INFO(m.text);
    REQUIRE(status == MGPU_ERROR_FAULT);
    const std::string wait = "; the wait at " + at(line[0]) +
                             " has parity 1 and passed at once, when 0 phases had ended: these "
                             "bytes come in phase 0, parity 0";
    CHECK(hazard(0).second.line == line[1]);
    CHECK(m.says({wait.c_str()}));
    CHECK(std::string(hazard(0).missing).find(wait) != std::string::npos);
}
