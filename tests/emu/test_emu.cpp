/* tests/emu/test_emu.cpp - the public side of the model: buffers, statistics, own instructions.
 * SPDX-License-Identifier: MIT
 *
 * Settings and limits of a launch are in core/test_launch.cpp, the observer in core/test_event.cpp.
 */
#include "emu/model.h"

typedef struct {
    uint32_t *out;
    uint32_t what;
} emu_args;

/* my_red_shared_max_u32 is the example of docs/emulator.md, letter by letter. */
/* *addr = max(*addr, value), atomically, in this block's shared memory. */
MGPU_DEVICE void
my_red_shared_max_u32(uint32_t addr, uint32_t value)
{
#if MGPU_EMULATE
    uint32_t *at;
    if (addr % 4 != 0)
        mgpu_emu_fail("red.shared.max: address 0x%08x is not aligned to 4", addr);
    at = (uint32_t *)mgpu_emu_smem(addr, sizeof *at, true, false);
    if (*at < value)
        *at = value;
#else
    asm volatile("red.shared::cta.max.u32 [%0], %1;" : : "r"(addr), "r"(value) : "memory");
#endif
}

MGPU_KERNEL(own_instruction, emu_args, p, 128, 1)
{
    MGPU_SHARED(uint32_t, most, 2);
    if (threadIdx.x == 0)
        most[0] = 0;
    __syncthreads();
    my_red_shared_max_u32(mgpu_smem_addr(most), (threadIdx.x * 37) % 128);
    if (p->what == 1 && threadIdx.x == 9)
        my_red_shared_max_u32(mgpu_smem_addr(most) + 2, 1);
    if (p->what == 2 && threadIdx.x == 9)
        my_red_shared_max_u32(mgpu_smem_addr(most) + 8, 1);
    __syncthreads();
    p->out[threadIdx.x] = most[0];
}

TEST_CASE("an instruction of the user's own, with both bodies")
{
    model m;
    std::vector<uint32_t> out(128);
    emu_args a = {out.data(), 0};
    std::vector<mgpu_emu_access> seen;
    m.config.observer.user = &seen;
    m.config.observer.access = [](void *user, const mgpu_emu_access *access) {
        static_cast<std::vector<mgpu_emu_access> *>(user)->push_back(*access);
    };
    REQUIRE(m.run(own_instruction_kernel, 1, 128, a, 1, 0) == MGPU_OK);
    for (uint32_t x : out)
        REQUIRE(x == 127);
    REQUIRE(seen.size() == 128); /* the observer knows them */
    CHECK((seen[5].write && seen[5].bytes == 4 && seen[5].address == 0x400));
    a.what = 1;
    REQUIRE(m.run(own_instruction_kernel, 1, 128, a, 1, 0) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({"red.shared.max: address 0x00000402 is not aligned to 4",
                  "test_emu.cpp:", "thread (9,0,0)"}));
    a.what = 2;
    REQUIRE(m.run(own_instruction_kernel, 1, 128, a, 1, 0) == MGPU_ERROR_FAULT);
    CHECK(m.says({"lie outside the block's shared memory", "test_emu.cpp:"}));
}

/* A spin on a plain word, which only works because it gives way. */
MGPU_KERNEL(gives_way, emu_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, flag, 1);
    volatile uint32_t *seen = flag;
    if (threadIdx.x == 0)
        *seen = p->what;
    __syncthreads();
    if (threadIdx.x == 0)
        while (*seen == 0)
            mgpu_emu_yield();
    if (threadIdx.x == 63 && p->what == 0)
        *seen = 5;
    __syncthreads();
    p->out[threadIdx.x] = *seen;
}

MGPU_KERNEL(gives_way_forever, emu_args, p, 64, 1)
{
    while (p->what == 0)
        mgpu_emu_yield();
}

TEST_CASE("mgpu_emu_yield lets others run, and in vain it is a deadlock")
{
    model m;
    std::vector<uint32_t> out(64);
    emu_args a = {out.data(), 0};
    REQUIRE(m.run(gives_way_kernel, 1, 64, a) == MGPU_OK);
    CHECK(out[0] == 5);
    REQUIRE(m.run(gives_way_forever_kernel, 1, 64, a) == MGPU_ERROR_DEADLOCK);
    CHECK(m.says({"test_emu.cpp:", "threads 0-63"}));
}

TEST_CASE("buffers are registered once, do not overlap, and are forgotten by their start")
{
    static uint32_t memory[64];
    CHECK(mgpu_emu_register(NULL, 16, "x") == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_register(memory, 0, "x") == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_register(memory, SIZE_MAX, "x") == MGPU_ERROR_INVALID_ARGUMENT);
    REQUIRE(mgpu_emu_register(memory + 16, 64, NULL) == MGPU_OK);
    CHECK(mgpu_emu_register(memory + 16, 64, "again") == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_register(memory + 31, 4, "its end") == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_register(memory, 68, "its start") == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_register(memory, 256, "around it") == MGPU_ERROR_INVALID_ARGUMENT);
    REQUIRE(mgpu_emu_register(memory, 64, "just before") == MGPU_OK);
    REQUIRE(mgpu_emu_register(memory + 32, 64, "just behind") == MGPU_OK);
    CHECK(mgpu_emu_unregister(memory + 17) == MGPU_ERROR_INVALID_ARGUMENT);
    for (uint32_t i = 0; i < 48; i += 16)
        CHECK(mgpu_emu_unregister(memory + i) == MGPU_OK);
    CHECK(mgpu_emu_unregister(memory) == MGPU_ERROR_INVALID_ARGUMENT);
    std::vector<char> many(1000);
    for (size_t i = 0; i < many.size(); i++)
        REQUIRE(mgpu_emu_register(&many[i], 1, "byte") == MGPU_OK);
    for (size_t i = 0; i < many.size(); i++)
        REQUIRE(mgpu_emu_unregister(&many[(i * 7) % many.size()]) == MGPU_OK);
}

MGPU_KERNEL(counted, emu_args, p, 128, 1)
{
    MGPU_SMEM(s, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), at = mgpu_smem_addr(s);
    float d[32];
    memset(s + threadIdx.x * 128, 0, 128);
    mgpu_fence_proxy_async_shared_cta();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, 64);
        mgpu_bulk_load(at + 16384, p->out, 64, bar);
    }
    __syncthreads();
    mgpu_mbarrier_wait(bar, 0);
    mgpu_acc_zero_f32(d, 32);
    mgpu_acc_fence_f32_x32(d);
    for (int i = 0; i < 3; i++)
        mgpu_wgmma_m64n64k16_f32_bf16_ss(d, mgpu_wgmma_desc_k_major(at, MGPU_SWIZZLE_128B),
                                         mgpu_wgmma_desc_k_major(at + 8192, MGPU_SWIZZLE_128B),
                                         1);
    mgpu_wgmma_commit_group();
    mgpu_acc_wait_f32_x32(0, d);
}

TEST_CASE("the statistics of a launch count copies, wgmma, switches, workers, reports")
{
    model m;
    m.config.workers = 2;
    known<uint32_t> out(128);
    emu_args a = {out.data.data(), 0};
    REQUIRE(m.run(counted_kernel, 6, 128, a, 1, 20480) == MGPU_OK);
    const mgpu_emu_stats s = mgpu_emu_last_stats();
    CHECK(s.copies == 6);
    CHECK(s.wgmmas == 18);
    CHECK(s.switches >= 6 * 128);
    CHECK(s.workers == 2);
    CHECK((s.resident >= 1 && s.resident <= 6));
    CHECK(s.reports == 0);
    CHECK((s.seconds > 0 && s.seconds < 60));
}

TEST_CASE("settings stay until they are changed, and a sink gets the whole report")
{
    model m;
    static mgpu_emu_report last;
    static std::string text;
    m.config.seed = 99;
    m.config.sink = [](void *user, const mgpu_emu_report *report) {
        last = *report;
        text = report->text;
        *static_cast<int *>(user) += 1;
    };
    int calls = 0;
    m.config.sink_user = &calls;
    std::vector<uint32_t> out(128);
    emu_args a = {out.data(), 1};
    REQUIRE(m.run(own_instruction_kernel, 1, 128, a, 1, 0) == MGPU_ERROR_FAULT);
    CHECK(mgpu_emu_config_current().seed == 99);
    CHECK(calls == 1);
    CHECK(last.severity == MGPU_EMU_ERROR);
    CHECK(last.status == MGPU_ERROR_FAULT);
    CHECK(std::string(last.kernel) == "own_instruction");
    CHECK(text.find("red.shared.max") != std::string::npos);
    CHECK(mgpu_emu_last_stats().reports == 1);
    CHECK(std::string(m.issues.item[0].text).find("red.shared.max") != std::string::npos);
}

static __attribute__((noinline)) const void *
here(void)
{
    return __builtin_return_address(0);
}

TEST_CASE("a site becomes file and line")
{
    char where[256], small[8];
    const void *site = here();
    const int line = __LINE__ - 1;
    CHECK(std::string(mgpu_emu_locate(site, where, sizeof where)) ==
          "test_emu.cpp:" + std::to_string(line));
    CHECK(std::string(mgpu_emu_locate(site, small, sizeof small)) == "test_em");
    CHECK(mgpu_emu_locate(NULL, where, sizeof where) == where);
}

TEST_CASE(
    "a tensor map whose stride counts elements is noted, or refused where notes are fatal")
{
    model m;
    alignas(128) static float memory[64 * 64];
    mgpu_tensor_map map;
    mgpu_tensor_map_desc desc = mgpu_tensor_map_2d(MGPU_DTYPE_F32, memory, 64, 64, 256, 8, 8);
    mgpu_emu_configure(m.config);
    CHECK(mgpu_tensor_map_tiled(&map, desc, &m.issues) == MGPU_OK);
    CHECK(m.lints.empty());
    desc.strides_bytes[0] = 64;
    CHECK(mgpu_tensor_map_tiled(&map, desc, &m.issues) == MGPU_OK);
    INFO(m.lints);
    CHECK(m.lints.find(
              "the number of elements below dim 1: strides are in bytes; did you mean 256?") !=
          std::string::npos);
    m.config.notes_are_fatal = true;
    mgpu_emu_configure(m.config);
    CHECK(mgpu_tensor_map_tiled(&map, desc, &m.issues) == MGPU_ERROR_FAULT);
    CHECK(std::string(m.issues.item[0].text).find("did you mean 256?") != std::string::npos);
}
