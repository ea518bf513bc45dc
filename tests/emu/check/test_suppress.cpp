/* tests/emu/check/test_suppress.cpp - hazards that are kept back, or asked for: by line, file, function, rule.
 * SPDX-License-Identifier: MIT
 */
#include "emu/marks.h"

namespace
{

typedef struct {
    uint32_t *line; /* [4]: of the second access at 1 and 3 */
} suppress_args;

typedef struct {
    const uint32_t *in;
    uint32_t *out, *line;
    bool writes;
} fence_alone_args;

} // namespace

/* Warp 1 reads in two lines what warp 0 writes. */
MGPU_KERNEL(suppress_twice, suppress_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, word, 32);
    const uint32_t to = mgpu_smem_addr(word) + 4 * (threadIdx.x % 32);
    if (threadIdx.x < 32) {
        mgpu_st_shared_b32(to, 1);
    } else {
        MARK(1, (void)mgpu_ld_shared_b32(to));
        MARK(3, (void)mgpu_ld_shared_b32(to));
    }
}

TEST_CASE("a rule and its place are kept back, with a reason; the tail says so")
{
    model m;
    uint32_t line[4] = {0};
    const mgpu_emu_hazard *all = nullptr;
    const suppress_args a = {line};
    REQUIRE(m.run(suppress_twice_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    REQUIRE(mgpu_emu_suppress(6, at(line[1]).c_str(), "a race that is meant") == MGPU_OK);
    REQUIRE(mgpu_emu_suppress(1, "suppress_twice()", "never there") == MGPU_OK);
    REQUIRE(m.run(suppress_twice_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    CHECK(mgpu_emu_last_hazards(&all) == 1);
    CHECK(hazard(0).second.line == line[3]);
    CHECK(m.lints ==
          "hazard 6 at " + at(line[1]) + " is suppressed, 32 times: a race that is meant");
    CHECK(mgpu_emu_last_stats().suppressed == 32);
    REQUIRE(mgpu_emu_suppress(6, "suppress_twice()", "by its function") == MGPU_OK);
    REQUIRE(m.run(suppress_twice_kernel, 1, 64, a) == MGPU_OK);
    CHECK(mgpu_emu_last_hazards(&all) == 0);
    CHECK(m.lints.find(
              "; hazard 6 at suppress_twice() is suppressed, 32 times: by its function") !=
          std::string::npos);
    m.lints.clear();
    CHECK(mgpu_emu_suppress_end() == 1);
    CHECK(m.lints ==
          "mgpu_emu_suppress: hazard 1 at suppress_twice() (never there) has kept nothing "
          "back: remove it, or correct its place");
    REQUIRE(mgpu_emu_suppress(6, "test_suppress.cpp", "by its file") == MGPU_OK);
    CHECK(m.run(suppress_twice_kernel, 1, 64, a) == MGPU_OK);
    CHECK(mgpu_emu_suppress_end() == 0);
    CHECK(m.run(suppress_twice_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
}

TEST_CASE("what cannot be suppressed is refused")
{
    model m;
    mgpu_emu_configure(m.config);
    CHECK(mgpu_emu_suppress(30, "x.cu", "no such rule") == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(m.says({"mgpu_emu_suppress: hazard 30 at \"x.cu\": the number of a rule, a place as "
                  "\"kernel.cu:46\", \"kernel.cu\" or \"function()\", and a reason"}));
    CHECK(mgpu_emu_suppress(6, "", "no place") == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_suppress(6, "x.cu", "") == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_suppress(6, nullptr, nullptr) == MGPU_ERROR_INVALID_ARGUMENT);
    for (int i = 0; i < 64; i++)
        REQUIRE(mgpu_emu_suppress(6, "x.cu", "room for 64") == MGPU_OK);
    CHECK(mgpu_emu_suppress(6, "x.cu", "one more") == MGPU_ERROR_OUT_OF_MEMORY);
    CHECK(mgpu_emu_suppress_end() == 64);
}

/* A copy comes, and is stored. With `writes` threads change it in between, and fence; the init is carried over by a proxy
 * fence, else by fence.mbarrier_init. */
MGPU_KERNEL(fence_alone, fence_alone_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, data, 32, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(data), bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        if (p->writes)
            mgpu_fence_proxy_async_shared_cta();
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, 128);
        mgpu_bulk_load(at, p->in, 128, bar);
    }
    __syncthreads();
    mgpu_mbarrier_wait(bar, 0);
    if (p->writes)
        mgpu_st_shared_b32(at + 4 * threadIdx.x, threadIdx.x);
    *p->line = __LINE__, mgpu_fence_proxy_async_shared_cta();
    __syncwarp();
    if (threadIdx.x == 0) {
        mgpu_bulk_store(p->out, at, 128);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
}

TEST_CASE(
    "a fence that carries nothing over is told to who asks for rule 20, and to nobody else")
{
    model m;
    alignas(16) static uint32_t in[32], out[32];
    REQUIRE(mgpu_emu_register(in, sizeof in, "in") == MGPU_OK);
    REQUIRE(mgpu_emu_register(out, sizeof out, "out") == MGPU_OK);
    uint32_t line = 0;
    const mgpu_emu_hazard *all = nullptr;
    for (int writes = 0; writes < 2; writes++) {
        const fence_alone_args a = {in, out, &line, writes != 0};
        m.config.rules[20] = MGPU_EMU_LEVEL_DEFAULT;
        REQUIRE(m.run(fence_alone_kernel, 1, 32, a) == MGPU_OK);
        CHECK(mgpu_emu_last_hazards(&all) == 0);
        m.config.rules[20] = MGPU_EMU_LEVEL_LINT;
        REQUIRE(m.run(fence_alone_kernel, 1, 32, a) == MGPU_OK);
        REQUIRE(mgpu_emu_last_hazards(&all) == (writes ? 0u : 1u));
        if (writes)
            continue;
        CHECK(hazard(0).rule == 20);
        CHECK(hazard(0).second.line == line);
        CHECK(hazard(0).count == 32);
        CHECK(std::string(hazard(0).text)
                  .find("this proxy fence carries nothing over, and no thread that it knows of "
                        "has read or written, but by copies, since it was fenced last: it can "
                        "go; hazard 20, a proxy fence orders nothing") != std::string::npos);
    }
    (void)mgpu_emu_unregister(in);
    (void)mgpu_emu_unregister(out);
}

/* Nothing is carried over here, too, but these order threads as well. */
MGPU_KERNEL(fence_of_threads, suppress_args, p, 32, 1)
{
    (void)p;
    mgpu_fence_proxy_async_generic_release_sync_restrict();
    mgpu_fence_proxy_async_generic_acquire_sync_restrict();
}

TEST_CASE("rule 20 says nothing of fences that are for threads, too")
{
    model m;
    const mgpu_emu_hazard *all = nullptr;
    m.config.rules[20] = MGPU_EMU_LEVEL_LINT;
    REQUIRE(m.run(fence_of_threads_kernel, 1, 32, suppress_args{nullptr}) == MGPU_OK);
    CHECK(mgpu_emu_last_hazards(&all) == 0);
}

/* What engines note, of each rule one. */
MGPU_KERNEL(suppress_notes, fence_alone_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, words, 32, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), at = mgpu_smem_addr(words);
    MGPU_SMEM(smem, 16);
    (void)smem;
    mgpu_st_shared_b32(at + 4 * threadIdx.x, p->writes);
    mgpu_fence_proxy_async_shared_cta();
    if (threadIdx.x < 2)
        (void)__shfl_sync(3, 1, threadIdx.x * 2);
    __syncwarp();
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 2);
    mgpu_mbarrier_init(bar, 2);
    (void)mgpu_mbarrier_arrive(bar);
    mgpu_bulk_store(p->out, at, 128);
    mgpu_bulk_commit_group();
}

TEST_CASE("notes of engines have a number, too: they can be off, an error, or suppressed")
{
    static const struct {
        uint32_t rule;
        const char *words;
    } notes[] = {
        {7, "; note 7, an mbarrier is made where one lives (PTX manual: mbarrier.init; "
            "mbarrier.inval)"},
        {8, "; note 8, arrivals or bytes of an mbarrier do not add up (PTX manual: mbarrier; "
            "Tracking asynchronous operations by the mbarrier object)"},
        {13, "; note 13, a lane outside of the mask is read (PTX manual: shfl.sync)"},
        {15, "; note 15, it is legal, and seldom what is meant (PTX manual: Tensors; Matrix "
             "Descriptor Format)"},
        {22, "; note 22, a thread or block ends with work in flight (PTX manual: "
             "cp.async.bulk.wait_group; mbarrier.try_wait)"},
    };
    alignas(16) static uint32_t out[32];
    REQUIRE(mgpu_emu_register(out, sizeof out, "out") == MGPU_OK);
    const fence_alone_args a = {nullptr, out, nullptr, true};
    for (const auto &note : notes) {
        CAPTURE(note.rule);
        model m;
        REQUIRE(m.run(suppress_notes_kernel, 1, 32, a, 1, 0) == MGPU_OK);
        INFO(m.lints);
        CHECK(m.lints.find(note.words) != std::string::npos);
        CHECK(mgpu_emu_last_stats().lints == 5);
        m.lints = "";
        m.config.rules[note.rule] = MGPU_EMU_LEVEL_OFF;
        REQUIRE(m.run(suppress_notes_kernel, 1, 32, a, 1, 0) == MGPU_OK);
        CHECK(m.lints.find(note.words) == std::string::npos);
        CHECK(mgpu_emu_last_stats().lints == 4);
        m.config.rules[note.rule] = MGPU_EMU_LEVEL_ERROR;
        CHECK(m.run(suppress_notes_kernel, 1, 32, a, 1, 0) == MGPU_ERROR_FAULT);
        CHECK(m.says({note.words}));
        m.config.rules[note.rule] = MGPU_EMU_LEVEL_DEFAULT;
        m.lints = "";
        REQUIRE(mgpu_emu_suppress(note.rule, "suppress_notes", "so it is meant") == MGPU_OK);
        REQUIRE(m.run(suppress_notes_kernel, 1, 32, a, 1, 0) == MGPU_OK);
        CHECK(m.lints.find(note.words) == std::string::npos);
        CHECK(m.lints.find("is suppressed, 1 times: so it is meant") != std::string::npos);
        CHECK(mgpu_emu_last_stats().suppressed == 1);
        CHECK(mgpu_emu_suppress_end() == 0);
    }
    (void)mgpu_emu_unregister(out);
}
