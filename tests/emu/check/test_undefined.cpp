/* tests/emu/check/test_undefined.cpp - values that are not defined, and what is said of those who read them.
 * SPDX-License-Identifier: MIT
 */
#include "judge.h"

#include "undefined/undefined.h"

#include <mgpu/ptx/cached.h>

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

typedef struct {
    uint32_t *words, *out;
    uint32_t how;
} fresh_args;

enum { FRESH_LOAD, FRESH_ACQUIRE, FRESH_COUNTER, FRESH_VECTOR, FRESH_WAYS };

/* Reads words of global memory that nobody has written in this launch. */
MGPU_KERNEL(fresh, fresh_args, p, 32, 1)
{
    uint32_t r[4] = {0, 0, 0, 0};
    if (threadIdx.x != 0)
        return;
    if (p->how == FRESH_LOAD)
        r[0] = mgpu_ld_relaxed_gpu_global_b32(p->words);
    if (p->how == FRESH_ACQUIRE)
        r[0] = mgpu_ld_acquire_gpu_global_b32(p->words);
    if (p->how == FRESH_COUNTER)
        r[0] = mgpu_atom_relaxed_gpu_global_add_u32(p->words, 1);
    if (p->how == FRESH_VECTOR)
        mgpu_ld_global_l1_no_allocate_v4_f32((float *)r, p->words);
    p->out[0] = r[0];
}

/* Who makes the words, and what they hold. */
enum { FRESH_MALLOC, FRESH_CLEARED, FRESH_COPIED, FRESH_LAST_WORD, FRESH_REGISTERED };

/* Stores a flag: by a release, or not. */
MGPU_KERNEL(fresh_flag, fresh_args, p, 32, 1)
{
    if (threadIdx.x == 0 && p->how == FRESH_ACQUIRE)
        mgpu_st_release_gpu_global_b32(p->words, 1);
    if (threadIdx.x == 0 && p->how == FRESH_LOAD)
        mgpu_st_relaxed_gpu_global_b32(p->words, 1);
}

TEST_CASE("a flag is stored where nobody has written since mgpu_malloc()")
{
    model m;
    for (int made = FRESH_MALLOC; made <= FRESH_CLEARED; made++)
        for (uint32_t how = FRESH_LOAD; how <= FRESH_ACQUIRE; how++) {
            void *p = NULL;
            const bool said = made == FRESH_MALLOC && how == FRESH_ACQUIRE;
            REQUIRE(mgpu_malloc(&p, 256) == MGPU_OK);
            if (made == FRESH_CLEARED)
                REQUIRE(mgpu_memset(p, 0, 256, NULL) == MGPU_OK);
            const fresh_args a = {(uint32_t *)p, NULL, how};
            CHECK(m.run(fresh_flag_kernel, 1, 32, a) == MGPU_OK);
            INFO(m.lints);
            CHECK(m.text.empty());
            CHECK((m.lints.find(
                       "and nobody has written it since mgpu_malloc(), and on a GPU who looks "
                       "for this flag may find anything there before: mgpu_memset() comes "
                       "before the launch; hazard 16, a flag is stored into global memory that "
                       "nobody has written (PTX manual: State Spaces: Global State Space)") !=
                   std::string::npos) == said);
            CHECK(m.lints.empty() == !said);
            CHECK(mgpu_free(p) == MGPU_OK);
        }
}

TEST_CASE("global memory is read that nobody has written since mgpu_malloc()")
{
    model m;
    std::vector<uint32_t> out(4), mine(64, 0xffabffab);
    const uint32_t one = 1;
    fresh_args a = {NULL, out.data(), 0};
    REQUIRE(mgpu_emu_register(mine.data(), 256, "mine") == MGPU_OK);
    for (int made = FRESH_MALLOC; made <= FRESH_REGISTERED; made++)
        for (a.how = 0; a.how < FRESH_WAYS; a.how++) {
            void *p = NULL;
            const bool last = made == FRESH_LAST_WORD;
            REQUIRE(mgpu_malloc(&p, 256) == MGPU_OK);
            if (made == FRESH_CLEARED)
                REQUIRE(mgpu_memset(p, 0, 256, NULL) == MGPU_OK);
            if (made == FRESH_COPIED || last)
                REQUIRE(mgpu_copy_to((uint32_t *)p + (last ? 3 : 0), &one, 4, NULL) == MGPU_OK);
            a.words = made == FRESH_REGISTERED ? mine.data() : (uint32_t *)p;
            const bool said = made == FRESH_MALLOC || (last && a.how != FRESH_VECTOR);
            CAPTURE(made, a.how);
            CHECK(m.run(fresh_kernel, 1, 32, a) == (said ? MGPU_ERROR_FAULT : MGPU_OK));
            INFO(m.text);
            CHECK((m.text + m.lints).empty() == !said);
            CHECK(m.says(
                {said ? "and nobody has written it since mgpu_malloc(), and on a GPU "
                        "it may hold anything: mgpu_memset() or mgpu_copy_to() comes "
                        "before the launch; hazard 16, global memory is read that "
                        "nobody has written (PTX manual: State Spaces: Global State Space)"
                      : ""}));
            CHECK(mgpu_free(p) == MGPU_OK);
        }
    CHECK(mgpu_emu_unregister(mine.data()) == MGPU_OK);
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

typedef struct {
    mgpu_tensor_map out_map;
    const uint32_t *in;
    uint32_t *out, *line; /* line[1]: where the agent begins */
    uint32_t what;
    bool fenced;
} unfenced_args;

enum { BULK, TENSOR, PEER, OPERAND, LOADED, NOTHING, UNFENCED };

/* Who wrote the tile that agents take from here? Not one of these stores is seen. */
MGPU_DEVICE void
unfenced_fill(const unfenced_args *p, uint32_t *tile, uint32_t bar)
{
    const uint32_t t = threadIdx.x, at = mgpu_smem_addr(tile);
    if (p->what == LOADED && t == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, 2048 + 256);
        mgpu_bulk_load(at, p->in, 2048 + 256, bar);
    }
    __syncthreads();
    if (p->what == LOADED)
        mgpu_mbarrier_wait(bar, 0);
    for (uint32_t i = t; p->what < LOADED && i < 512 + 64; i += 128)
        tile[i] = 0x3f803f80;
    if (p->fenced)
        mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
}

MGPU_KERNEL(unfenced, unfenced_args, p, 128, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 512 + 64, 128);
    MGPU_SHARED_ALIGNED(uint32_t, other, 64, 128);
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t at = mgpu_smem_addr(tile), bar = mgpu_smem_addr(bars), t = threadIdx.x;
    float d[4] = {0, 0, 0, 0};
    unfenced_fill(p, tile, bar);
    if (p->what == OPERAND || p->what == LOADED) {
        mgpu_acc_fence_f32_x4(d);
        p->line[1] = __LINE__ + 1;
        mgpu_wgmma_m64n8k16_f32_bf16_ss(d, mgpu_wgmma_desc_k_major_none(at, 64),
                                        mgpu_wgmma_desc_k_major_none(at + 2048, 8), 1);
        mgpu_wgmma_commit_group();
        mgpu_acc_wait_f32_x4(0, d);
        p->out[t] = (uint32_t)d[0];
    }
    if (t != 0)
        return;
    if (p->what == PEER) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, 256);
        p->line[1] = __LINE__ + 1;
        mgpu_bulk_copy_shared_cluster(mgpu_smem_addr(other), at, 256, bar);
        mgpu_mbarrier_wait(bar, 0);
    }
    if (p->what == BULK || p->what == LOADED || p->what == NOTHING) {
        p->line[1] = p->what == BULK ? __LINE__ + 1 : p->line[1];
        mgpu_bulk_store(p->out, at, 512);
    }
    if (p->what == TENSOR) {
        p->line[1] = __LINE__ + 1;
        mgpu_tma_store_2d(&p->out_map, 0, 0, at);
    }
    mgpu_bulk_commit_group();
    mgpu_bulk_wait_group(0);
}

TEST_CASE(
    "plain stores that are not seen, and no proxy fence at all before an agent reads them")
{
    known<uint32_t> in(512 + 64 + 4, 0x3f803f80), out(128 + 4);
    uint32_t line[2] = {0, 0};
    unfenced_args a;
    std::memset(&a, 0, sizeof a);
    a.in = reinterpret_cast<uint32_t *>((reinterpret_cast<uintptr_t>(in.data.data()) + 15) /
                                        16 * 16);
    a.out = reinterpret_cast<uint32_t *>((reinterpret_cast<uintptr_t>(out.data.data()) + 15) /
                                         16 * 16);
    a.line = line;
    REQUIRE(mgpu_tensor_map_tiled(&a.out_map,
                                  mgpu_tensor_map_2d(MGPU_DTYPE_U32, a.out, 4, 32, 128, 4, 32),
                                  nullptr) == MGPU_OK);
    for (mgpu_emu_policy policy : {MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_LAZY_COPIES})
        for (a.what = 0; a.what < UNFENCED; a.what++)
            for (int fenced = 0; fenced < 2; fenced++) {
                model m;
                m.config.policy = policy;
                m.config.notes_are_fatal = true;
                a.fenced = fenced != 0;
                const bool right = a.fenced || a.what >= LOADED;
                CHECK(m.run(unfenced_kernel, 1, 128, a) ==
                      (right ? MGPU_OK : MGPU_ERROR_FAULT));
                INFO(a.what << ": " << m.text);
                CHECK((m.text + m.lints).empty() == right);
                if (right)
                    continue;
                CHECK(m.says(
                    {("test_undefined.cpp:" + std::to_string(line[1]) + ": the ").c_str(),
                     " reads smem+0x",
                     ", and a plain store has written it, and no thread has called "
                     "fence.proxy.async yet: each thread that writes calls "
                     "mgpu_fence_proxy_async_shared_cta() behind the write and before "
                     "the barrier or arrival that lets the agent go; it belongs before ",
                     "; hazard 2, ", "-fsanitize=thread for its file shows them"}));
            }
}

TEST_CASE("a register of an accumulator is read that nobody has named")
{
    expect_all(unnamed_cases);
}

TEST_CASE("a register of tcgen05.ld is touched in flight, or read and nobody has named it")
{
    static const struct {
        uint32_t what;
        bool fault;
        const char *says; /* NULL: silent */
    } rows[] = {
        {LOADED_RIGHT, false, NULL},
        {LOADED_READ_IN_FLIGHT, true,
         " is read while it is in flight: mgpu_tcgen05_wait_ld() comes first"},
        {LOADED_WRITTEN_IN_FLIGHT, true,
         " is written while it is in flight: mgpu_tcgen05_wait_ld() comes first"},
        {LOADED_READ, false,
         " is read, and nothing has named it behind the wait at loaded.cu:"},
        {LOADED_HALF_NAMED, false, ": register 3 of the tcgen05.ld at loaded.cu:"},
        {LOADED_HALF_READ, false, NULL},
        {LOADED_WRITTEN, false, NULL},
        {LOADED_STORED, false,
         NULL}, /* asm comes behind asm: what stores them is behind the wait */
    };
    model m;
    m.config.target = MGPU_EMU_SM_100A;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    for (const auto &row : rows) {
        std::vector<uint32_t> out(32);
        CAPTURE(row.what);
        if (!loaded_is_seen && (row.says != NULL || row.what == LOADED_WRITTEN))
            continue; /* clang 14 does not show accesses to local arrays, nor does a build
                       * without -fsanitize=thread: there it may not write one at all */
        CHECK(m.run(loaded_kernel, 1, 32, loaded_args{out.data(), row.what}) ==
              (row.fault ? MGPU_ERROR_FAULT : MGPU_OK));
        INFO(m.text << m.lints);
        const std::string &said = row.fault ? m.text : m.lints;
        CHECK((m.text + m.lints).empty() == (row.says == NULL));
        if (row.says != NULL)
            CHECK(said.find(row.says) != std::string::npos);
        for (uint32_t t = 0; t < 32 && !row.fault; t++)
            CHECK(out[t] == t + 3);
    }
}
