/* tests/ptx/test_debug_wait.cu - MGPU_DEBUG=1: waits that never end leave their records and trap.
 * SPDX-License-Identifier: MIT
 *
 * A trap costs the process its GPU context: what traps is a hidden test of its own, run as a child.
 * Its report is in the child's own memory, which the trap leaves alone.
 */
#define MGPU_DEBUG 1
#include <mgpu/mgpu.h>

#include "debug.h"

#include <chrono>
#include <utility>

MGPU_REQUIRE(TMA);

typedef struct {
    uint64_t late_ns; /* how much later than warp 1 warp 0 begins to wait */
} debug_args;

/* In block (1,2,1), rank 1 of its cluster, thread 40 waits at full[2], where 2 of 5 arrivals came, and
 * all of warp 0 at full[3], in phase 1, where the arrival came and its 16 bytes did not. */
MGPU_KERNEL(hang, debug_args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bars, 4);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0) {
        for (uint32_t i = 0; i < 4; i++)
            mgpu_mbarrier_init(bar + 8 * i, i == 2 ? 5 : 1);
        mgpu_fence_mbarrier_init();
        MGPU_NAME(bar, "a name of more than fifteen", 1, 32);
        MGPU_NAME(bar + 8, "full", 8, 3);
        mgpu_mbarrier_arrive(bar + 16);
        mgpu_mbarrier_arrive(bar + 16);
        mgpu_mbarrier_arrive(bar + 24);
        mgpu_mbarrier_arrive_expect_tx(bar + 24, 16);
    }
    __syncthreads();
    if (blockIdx.x != 1 || blockIdx.y != 2 || blockIdx.z != 1)
        return;
    if (threadIdx.x < 32) {
        const uint64_t begin = mgpu_globaltimer();
        for (uint32_t i = 0; i < 3; i++)
            MGPU_NAME("consumer", i);
        while (mgpu_globaltimer() - begin < p->late_ns)
            __nanosleep(1000);
        mgpu_mbarrier_wait(bar + 24, 1);
    } else if (threadIdx.x == 40) {
        MGPU_NAME("the producer of all", 17);
        mgpu_mbarrier_wait_cluster(bar + 16, 0);
    }
}

/* Waits that others do for a thread, one for each warp: the line is of the call in here. */
MGPU_KERNEL(in_rings, debug_args, p, 128, 1)
{
    MGPU_SHARED(uint64_t, bars, 4);
    const mgpu_pipeline ring = mgpu_pipeline_make(mgpu_smem_addr(bars), 2);
    mgpu_pipeline_place at = mgpu_pipeline_start();
    if (threadIdx.x == 0)
        mgpu_pipeline_init(ring, 1, 1 + (uint32_t)p->late_ns);
    __syncthreads();
    if (threadIdx.x / 32 == 0)
        AT(mgpu_pipeline_wait(ring, at));
    at.parity ^= 1;
    if (threadIdx.x / 32 == 1)
        AT(mgpu_pipeline_acquire(ring, at, 16));
    if (threadIdx.x / 32 == 2)
        AT(mgpu_pipeline_drain(ring, at));
    if (threadIdx.x / 32 == 3)
        AT(mgpu_mbarrier_wait_cluster(mgpu_pipeline_empty(ring, at), 0));
}

/* Each warp of each block waits, and there are more than a report has records. */
MGPU_KERNEL(crowd, debug_args, p, 1024, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1 + (uint32_t)p->late_ns);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    mgpu_mbarrier_wait(bar, 0);
}

/* A wait that ends. */
MGPU_KERNEL(pass, debug_args, p, 32, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1 + (uint32_t)p->late_ns);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive(bar);
    }
    __syncthreads();
    mgpu_mbarrier_wait(bar, 0);
}

/* 200 arrivals of one warp: how long do they take? */
typedef struct {
    uint64_t *ns;
    uint32_t *wrong;
} jitter_args;

MGPU_KERNEL(hand_offs, jitter_args, p, 32, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 200 * 32);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    const uint64_t begin = mgpu_globaltimer();
    for (uint32_t i = 0; i < 200; i++)
        mgpu_mbarrier_arrive(bar);
    if (threadIdx.x == 0)
        *p->ns = mgpu_globaltimer() - begin;
    mgpu_mbarrier_wait(bar, 0);
}

/* Four warps read a word that is overwritten when one of them has: a bug that luck may hide. */
MGPU_KERNEL(latent, jitter_args, p, 160, 1)
{
    enum { ROUNDS = 16 };
    MGPU_SHARED(uint64_t, bars, 2 * ROUNDS);
    MGPU_SHARED(uint32_t, word, 1);
    const uint32_t full = mgpu_smem_addr(bars), empty = full + 8 * ROUNDS;
    volatile uint32_t *data = word;
    if (threadIdx.x == 0) {
        for (uint32_t i = 0; i < 2 * ROUNDS; i++)
            mgpu_mbarrier_init(full + 8 * i, 1);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    if (threadIdx.x % 32 != 0)
        return;
    for (uint32_t i = 0; i < ROUNDS; i++) {
        if (threadIdx.x == 128) {
            *data = i;
            mgpu_mbarrier_arrive(full + 8 * i);
            mgpu_mbarrier_wait(empty + 8 * i, 0);
        } else {
            mgpu_mbarrier_wait(full + 8 * i, 0);
            if (*data != i)
                atomicAdd(p->wrong, 1u);
            if (threadIdx.x == 0)
                mgpu_mbarrier_arrive(empty + 8 * i);
        }
    }
}

/* The eight bytes of a mbarrier that counts 3, after each of these: loads see them behind inval. */
enum {
    INIT,
    ARRIVE,
    EXPECT_16,
    COMPLETE_16,
    EXPECT_4096,
    EXPECT_MOST,
    COMPLETE_MOST,
    BELOW_0,
    ARRIVE_2,
    ENDED,
    WORDS
};

typedef struct {
    uint64_t *out, *loaded;
} words_args;

/* The first `steps` of them. */
static __device__ void
take_steps(uint32_t bar, int steps)
{
    const uint32_t most = 0xFFFFF;
    mgpu_mbarrier_init(bar, 3);
    if (steps >= ARRIVE)
        mgpu_mbarrier_arrive(bar);
    if (steps >= EXPECT_16)
        mgpu_mbarrier_expect_tx(bar, 16);
    if (steps >= COMPLETE_16)
        mgpu_mbarrier_complete_tx(bar, 16);
    if (steps >= EXPECT_4096)
        mgpu_mbarrier_expect_tx(bar, 4096);
    if (steps >= EXPECT_MOST)
        mgpu_mbarrier_expect_tx(bar, most - 4096);
    if (steps >= COMPLETE_MOST)
        mgpu_mbarrier_complete_tx(bar, most);
    if (steps >= BELOW_0)
        mgpu_mbarrier_complete_tx(bar, 16);
    if (steps >= ARRIVE_2) {
        mgpu_mbarrier_expect_tx(bar, 16);
        mgpu_mbarrier_arrive(bar);
    }
    if (steps >= ENDED)
        mgpu_mbarrier_arrive(bar);
}

MGPU_KERNEL(words, words_args, p, 32, 1)
{
    MGPU_SHARED(uint64_t, bars, WORDS);
    if (threadIdx.x != 0)
        return;
    for (int i = 0; i < WORDS; i++) {
        volatile uint64_t *word = bars + i;
        const uint32_t bar = mgpu_smem_addr(bars + i);
        *word = 0x123456789ABCDEF0;
        mgpu_fence_proxy_async_shared_cta();
        take_steps(bar, i);
        p->loaded[i] = *word;
        mgpu_mbarrier_inval(bar);
        p->out[i] = *word;
    }
}

static mgpu_status
run(const mgpu_kernel *kernel, mgpu_launch_config config, uint64_t late_ns)
{
    debug_args args = {late_ns};
    mgpu_issues issues;
    const mgpu_status status = try_launch(kernel, config, args, &issues);
    INFO(issue_text(issues));
    CHECK(issues.count == 0);
    return status;
}

/* What both records of `hang` have in common; they came after 0.4 s and before 1 s. */
static void
check_hang(const mgpu_debug_record &r)
{
    INFO(text_of(r));
    CHECK(r.complete == 1);
    CHECK(std::string(r.kernel) == "hang");
    CHECK(r.block[0] == 1);
    CHECK(r.block[1] == 2);
    CHECK(r.block[2] == 1);
    CHECK(r.cluster_rank == 1);
    CHECK(r.waited_ns > 400000000);
    CHECK(r.waited_ns < 1000000000);
    CHECK(std::string(r.file) == "test_debug_wait.cu");
    CHECK(std::string(r.name) == "full");
    CHECK(r.bar >> 24 == 1); /* the rank, as mgpu_smem_addr() has it */
}

TEST_CASE("child: two warps leave a record each", "[.]")
{
    mgpu_launch_config config = mgpu_launch_2d(2, 3, 64);
    config.grid.z = 2;
    config.cluster.x = 2;
    config.debug = &report;
    report.limit_ns = 400000000;
    CHECK(run(&hang_kernel, config, 50000000) == MGPU_ERROR_FAULT);
    CHECK(mgpu_debug_read(NULL, &report) == MGPU_ERROR_DEADLOCK);
    REQUIRE(report.count == 2);
    const int first = report.record[0].warp == 1 ? 0 : 1; /* warp 1 waits longer */
    CHECK(first == 0);
    const mgpu_debug_record &one = report.record[first], &all = report.record[1 - first];
    check_hang(one);
    CHECK(one.warp == 1);
    CHECK(one.lanes == 1u << 8);
    CHECK((one.bar & 0xFFFFFF) == 0x410);
    CHECK(one.index == 1);
    CHECK(one.parity == 0);
    CHECK(std::string(one.role) == "the producer of");
    CHECK(one.iteration == 17);
    CHECK(text_of(one).find("for the phase of parity 0: 3 of 5 arrivals are missing") !=
          std::string::npos);
    check_hang(all);
    CHECK(all.warp == 0);
    CHECK(all.lanes == 0xFFFFFFFFu);
    CHECK((all.bar & 0xFFFFFF) == 0x418);
    CHECK(all.index == 2);
    CHECK(all.parity == 1);
    CHECK(std::string(all.role) == "consumer");
    CHECK(all.iteration == 2);
    CHECK(text_of(all).find("for the phase of parity 1: all 1 arrivals came, 16 bytes are "
                            "missing") != std::string::npos);
    CHECK(one.word >> 63 == 0); /* the parity of the phase that is open */
    CHECK(all.word >> 63 == 1);
}

TEST_CASE("child: more warps than records are counted", "[.]")
{
    mgpu_launch_config config = mgpu_launch_1d(5, 1024);
    std::set<uint32_t> seen;
    config.debug = &report;
    report.limit_ns = 400000000;
    CHECK(run(&pass_kernel, config.debug ? mgpu_launch_1d(1, 32) : config, 0) == MGPU_OK);
    CHECK(run(&crowd_kernel, config, 0) == MGPU_ERROR_FAULT);
    CHECK(mgpu_debug_read(NULL, &report) == MGPU_ERROR_DEADLOCK);
    CHECK(report.count == 160);
    for (const mgpu_debug_record &r : report.record) {
        INFO(text_of(r));
        CHECK(r.complete == 1);
        CHECK(std::string(r.kernel) == "crowd");
        CHECK(r.lanes == 0xFFFFFFFFu);
        CHECK(r.name[0] == 0);
        CHECK(r.role[0] == 0);
        CHECK(r.block[0] < 5);
        CHECK(r.warp < 32);
        CHECK(r.word == 0x7ffff800001ffffe); /* all warps of a block read the same mbarrier */
        seen.insert(r.block[0] * 32 + r.warp);
    }
    CHECK(seen.size() == MGPU_DEBUG_RECORDS);
}

TEST_CASE("child: without a report a wait ends after two seconds", "[.]")
{
    typedef std::chrono::steady_clock clock;
    mgpu_launch_config config = mgpu_launch_1d(1, 32);
    config.debug = &report;
    report.limit_ns = 1000000;
    CHECK(run(&pass_kernel, config, 0) == MGPU_OK); /* the next launch forgets this one's */
    CHECK(mgpu_debug_read(NULL, &report) == MGPU_OK);
    const clock::time_point begin = clock::now();
    CHECK(run(&crowd_kernel, mgpu_launch_1d(1, 1024), 0) == MGPU_ERROR_FAULT);
    const double seconds = std::chrono::duration<double>(clock::now() - begin).count();
    CHECK(seconds > 2.0);
    CHECK(seconds < 20.0);
    CHECK(mgpu_debug_read(NULL, &report) == MGPU_ERROR_FAULT);
    CHECK(report.count == 0);
}

TEST_CASE("child: the eight bytes of an mbarrier", "[.]")
{
    mgpu_launch_config config = mgpu_launch_1d(1, 64);
    config.debug = &report;
    report.limit_ns = 100000000;
    CHECK(run(&crowd_kernel, config, 6) == MGPU_ERROR_FAULT);
    CHECK(mgpu_debug_read(NULL, &report) == MGPU_ERROR_DEADLOCK);
    /* 2^20 - 7 in bits 1 and 43: as ptxas makes it for init */
    CHECK(report.record[0].word == ((uint64_t)(0x100000 - 7) << 43 | (0x100000 - 7) << 1));
}

TEST_CASE("child: a record has the line of its call", "[.]")
{
    mgpu_launch_config config = mgpu_launch_1d(1, 128);
    config.debug = &report;
    report.limit_ns = 400000000;
    CHECK(run(&in_rings_kernel, config, 0) == MGPU_ERROR_FAULT);
    CHECK(mgpu_debug_read(NULL, &report) == MGPU_ERROR_DEADLOCK);
    REQUIRE(report.count == 4);
    std::set<uint32_t> lines;
    for (uint32_t i = 0; i < 4; i++) {
        const mgpu_debug_record &r = report.record[i];
        INFO(text_of(r));
        CHECK(std::string(r.file) == "test_debug_wait.cu");
        CHECK(std::string(r.role) == "at");
        CHECK(r.line == r.iteration);
        CHECK(text_of(r).find(" at test_debug_wait.cu:" + std::to_string(r.line) +
                              ": waited") != std::string::npos);
        lines.insert(r.line);
    }
    CHECK(lines.size() == 4);
}

TEST_CASE("MGPU_DEBUG: where a warp waits is a line of the program, also inside of a ring")
{
    child("child: a record has the line of its call");
}

TEST_CASE("MGPU_DEBUG: each warp that gives up says who it is, where it waits, and for what")
{
    child("child: two warps leave a record each");
}

TEST_CASE("MGPU_DEBUG: the first records are kept, and all are counted")
{
    child("child: more warps than records are counted");
}

TEST_CASE("MGPU_DEBUG: without a report there is a trap, and no word")
{
    child("child: without a report a wait ends after two seconds");
}

TEST_CASE("MGPU_DEBUG: the eight bytes of an mbarrier are what ptxas makes them")
{
    child("child: the eight bytes of an mbarrier");
}

TEST_CASE("MGPU_DEBUG: waits that end leave nothing, and a report serves again")
{
    mgpu_launch_config config = mgpu_launch_1d(3, 32);
    config.debug = &report;
    report.limit_ns = 0;
    const uint32_t before = report.launches;
    for (uint32_t round = 1; round <= 3; round++) {
        CHECK(run(&pass_kernel, config, 0) == MGPU_OK);
        CHECK(run(&pass_kernel, config, 0) == MGPU_OK);
        CHECK(mgpu_debug_read(NULL, &report) == MGPU_OK);
        CHECK(report.count == 0);
        CHECK(report.in_use == 0);
        CHECK(report.launches == before + 2 * round);
    }
}

/* Run a kernel with this seed: how long hand-offs took, and how often a word was wrong. */
static std::pair<uint64_t, uint32_t>
shake(const mgpu_kernel *kernel, uint32_t threads, uint32_t seed)
{
    device_buffer<uint64_t> ns(std::vector<uint64_t>(1, 0));
    device_buffer<uint32_t> wrong(std::vector<uint32_t>(1, 0));
    const jitter_args args = {ns.ptr(), wrong.ptr()};
    mgpu_launch_config config = mgpu_launch_1d(1, threads);
    config.debug = &report;
    report.limit_ns = 0;
    report.jitter = seed;
    launch(kernel, config, args);
    CHECK(mgpu_debug_read(NULL, &report) == MGPU_OK);
    report.jitter = 0;
    return {ns.download()[0], wrong.download()[0]};
}

/* What the words kernel saw, behind inval and before. */
static std::vector<uint64_t>
words_of_a_barrier(std::vector<uint64_t> *loaded)
{
    device_buffer<uint64_t> out(WORDS), before(WORDS);
    const words_args args = {out.ptr(), before.ptr()};
    launch(&words_kernel, mgpu_launch_1d(1, 32), args);
    *loaded = before.download();
    return out.download();
}

TEST_CASE(
    "MGPU_DEBUG: what a text says of a mbarrier's eight bytes is so after each instruction")
{
    static const struct {
        uint32_t missing, parity;
        int32_t bytes;
    } want[WORDS] = {{3, 0, 0},       {2, 0, 0}, {2, 0, 16},  {2, 0, 0}, {2, 0, 4096},
                     {2, 0, 0xFFFFF}, {2, 0, 0}, {2, 0, -16}, {1, 0, 0}, {3, 1, 0}};
    std::vector<uint64_t> loaded;
    const std::vector<uint64_t> words = words_of_a_barrier(&loaded);
    for (int i = 0; i < WORDS; i++) {
        INFO("word " << i << " is " << std::hex << words[i]);
        CHECK(mgpu__debug_wanted(words[i]) == 3);
        CHECK(mgpu__debug_missing(words[i]) == want[i].missing);
        CHECK(mgpu__debug_bytes(words[i]) == want[i].bytes);
        CHECK(words[i] >> 63 == want[i].parity);
        CHECK(loaded[i] == 0x123456789ABCDEF0); /* what was there before */
    }
}

TEST_CASE("MGPU_DEBUG: with a seed hand-offs are late, without one they are not")
{
    const uint64_t quiet = shake(&hand_offs_kernel, 32, 0).first;
    CHECK(quiet < 200000);
    for (uint32_t seed : {4, 12, 13}) { /* 16 to 28 us for this warp at this barrier */
        const uint64_t late = shake(&hand_offs_kernel, 32, seed).first;
        INFO("seed " << seed << ": " << late << " ns, without " << quiet);
        CHECK(late > 1000000);
        CHECK(late < 20000000);
    }
}

TEST_CASE("MGPU_DEBUG: a seed shows a race that luck hides")
{
    uint32_t shown = 0;
    for (uint32_t seed = 1; seed <= 20; seed++)
        shown += shake(&latent_kernel, 160, seed).second > 0;
    CHECK(shown >= 10);
}

TEST_CASE("MGPU_DEBUG: memory that is page-locked already is taken as it is")
{
    void *memory = NULL;
    REQUIRE(cudaHostAlloc(&memory, sizeof(mgpu_debug_report), cudaHostAllocMapped) ==
            cudaSuccess);
    memset(memory, 0, sizeof(mgpu_debug_report));
    mgpu_debug_report *pinned = (mgpu_debug_report *)memory;
    mgpu_launch_config config = mgpu_launch_1d(1, 32);
    config.debug = pinned;
    CHECK(run(&pass_kernel, config, 0) == MGPU_OK);
    CHECK(pinned->in_use == 1);
    CHECK(mgpu_debug_read(NULL, pinned) == MGPU_OK);
    CHECK(cudaFreeHost(memory) == cudaSuccess);
}

TEST_CASE("MGPU_DEBUG: a kernel that was compiled without it fills no report")
{
    mgpu_kernel quiet = pass_kernel;
    mgpu_issues issues;
    quiet.debug_set = NULL;
    CHECK(mgpu_debug_attach(&quiet, &report, NULL, &issues) == MGPU_ERROR_INVALID_ARGUMENT);
    REQUIRE(issues.count == 1);
    CHECK(std::string(issues.item[0].text) ==
          "kernel \"pass\" was compiled without MGPU_DEBUG and fills no report: compile its "
          "file with -DMGPU_DEBUG=1");
}
