/* tests/emu/check/test_remedies.cpp - what reports say is missing, where that is not plain: loops, flags, the weak
 * wait of another thread, steps of wgmma.
 * SPDX-License-Identifier: MIT
 */
#include "emu/marks.h"

namespace
{

typedef struct {
    uint32_t how;
    uint32_t *out;
    uint32_t *line; /* [4] */
} remedy_args;

/* Two mbarriers of one arrival each, of which all threads know. */
void
ring_begin(uint32_t full, uint32_t empty)
{
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(full, 1);
        mgpu_mbarrier_init(empty, 1);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
}

} // namespace

/* A ring of one stage. Thread 32 waits relaxed, where 1 arrives so: thread 0 comes behind both, by what is strong. */
MGPU_KERNEL(remedy_weak, remedy_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 32, 128);
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t to = mgpu_smem_addr(tile), full = mgpu_smem_addr(bars), empty = full + 8;
    ring_begin(full, empty);
    for (uint32_t k = 0; k < 2; k++) {
        if (threadIdx.x == 0) {
            mgpu_mbarrier_wait(empty, (k & 1) ^ 1);
            mgpu_mbarrier_arrive_expect_tx(full, 128);
            MARK(0, mgpu_bulk_load(to, p->out, 128, full));
        }
        if (threadIdx.x == 32) {
            while (!(p->how == 0 ? mgpu_mbarrier_try_wait_parity(full, k & 1)
                                 : MARK(1, mgpu_mbarrier_try_wait_parity_relaxed(full, k & 1))))
                ;
            mgpu_mbarrier_arrive(empty);
        }
    }
}

TEST_CASE("the weak wait of a third thread is named, and one line that is executed twice")
{
    model m;
    known<uint32_t> in(32);
    uint32_t line[4] = {0};
    remedy_args a = {0, in.data.data(), line};
    CHECK(m.run(remedy_weak_kernel, 1, 64, a) == MGPU_OK);
    a.how = 1;
    REQUIRE(m.run(remedy_weak_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(hazard(0).rule == 18);
    CHECK(m.says({("the wait at " + at(line[1]) +
                   " is .relaxed, and takes nothing in: it wants .acquire; it stands between "
                   "the two times that " +
                   at(line[0]) + " is executed; hazard 18")
                      .c_str()}));
}

/* Two warps read and write in turns, with one barrier in the loop. */
MGPU_KERNEL(remedy_loop, remedy_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, word, 64);
    const uint32_t mine = mgpu_smem_addr(word) + 4 * threadIdx.x;
    const uint32_t other = mgpu_smem_addr(word) + 4 * (threadIdx.x ^ 32);
    uint32_t sum = 0;
    for (uint32_t k = 0; k < 3; k++) {
        MARK(0, mgpu_st_shared_b32(mine, k));
        __syncthreads();
        MARK(1, sum += mgpu_ld_shared_b32(other));
        if (p->how == 0)
            __syncthreads();
    }
    p->out[threadIdx.x] = sum;
}

TEST_CASE("what is missing at the end of a loop belongs between its passes")
{
    model m;
    std::vector<uint32_t> out(64);
    uint32_t line[4] = {0};
    remedy_args a = {0, out.data(), line};
    CHECK(m.run(remedy_loop_kernel, 1, 64, a) == MGPU_OK);
    a.how = 1;
    REQUIRE(m.run(remedy_loop_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({("; it belongs between " + at(line[1]) +
                   " and, in the next pass of the loop, " + at(line[0]) + "; hazard 6")
                      .c_str()}));
}

/* No barrier at all. */
MGPU_KERNEL(remedy_none, remedy_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, word, 64);
    const uint32_t at = mgpu_smem_addr(word);
    MARK(0, mgpu_st_shared_b32(at + 4 * threadIdx.x, 1));
    if (p->how == 0)
        __syncthreads();
    MARK(1, (void)mgpu_ld_shared_b32(at + 4 * ((threadIdx.x + 1) % 64)));
}

TEST_CASE("where two lines are met the wrong way round, what is missing belongs between them "
          "as they stand")
{
    uint32_t line[4] = {0};
    remedy_args a = {0, nullptr, line};
    for (mgpu_emu_policy policy : {MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM}) {
        model m;
        m.config.policy = policy;
        a.how = 0;
        CHECK(m.run(remedy_none_kernel, 1, 64, a) == MGPU_OK);
        a.how = 1;
        REQUIRE(m.run(remedy_none_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says(
            {("between " + at(line[0]) + " and " + at(line[1]) + "; hazard 6").c_str()}));
        if (policy == MGPU_EMU_EAGER) /* thread 0 reads before thread 1 writes */
            CHECK(m.says({("; it belongs between " + at(line[1]) + " and " + at(line[0]) +
                           "; or, as which of them comes first may be chance, as they stand, "
                           "between " +
                           at(line[0]) + " and " + at(line[1]) + "; hazard 6")
                              .c_str()}));
    }
}

/* A flag in shared memory between two warps; 1: nothing is fenced. */
MGPU_KERNEL(remedy_flag, remedy_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, word, 2);
    const uint32_t at = mgpu_smem_addr(word);
    if (threadIdx.x == 0)
        mgpu_st_shared_b32(at + 4, 0);
    __syncthreads();
    if (threadIdx.x == 0) {
        mgpu_st_shared_b32(at, 7);
        if (p->how == 0)
            __threadfence_block();
        mgpu_nanosleep(1000); /* the other one looks more than once */
        (void)atomicExch(word + 1, 1u);
    }
    if (threadIdx.x == 32) {
        while (MARK(0, atomicAdd(word + 1, 0u)) == 0)
            ;
        if (p->how == 0)
            __threadfence_block();
        MARK(1, p->out[0] = mgpu_ld_shared_b32(at));
    }
}

TEST_CASE("a flag in shared memory that nobody has released is named")
{
    model m;
    uint32_t out = 0, line[4] = {0};
    remedy_args a = {0, &out, line};
    CHECK(m.run(remedy_flag_kernel, 1, 64, a) == MGPU_OK);
    CHECK(out == 7);
    a.how = 1;
    REQUIRE(m.run(remedy_flag_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({("; thread (32,0,0) of block (0,0,0) loaded a word at " + at(line[0]) +
                   " that nobody had released by then: its store is relaxed or plain, with no "
                   "fence before it, or came later; it belongs")
                      .c_str()}));
}

/* Two copies to one place; 1: the second does not wait for the first. */
MGPU_KERNEL(remedy_copies, remedy_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 32, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t to = mgpu_smem_addr(tile), bar = mgpu_smem_addr(bars);
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    mgpu_fence_mbarrier_init();
    for (uint32_t k = 0; k < 2; k++) {
        mgpu_mbarrier_expect_tx(bar, 128);
        MARK(0, mgpu_bulk_load(to, p->out, 128, bar));
        if (k == 1 || p->how == 0) {
            mgpu_mbarrier_arrive(bar);
            mgpu_mbarrier_wait(bar, p->how == 0 ? k : 0);
        }
    }
}

TEST_CASE("a copy over a copy wants what a producer calls")
{
    model m;
    known<uint32_t> in(32);
    uint32_t line[4] = {0};
    remedy_args a = {0, in.data.data(), line};
    CHECK(m.run(remedy_copies_kernel, 1, 32, a) == MGPU_OK);
    a.how = 1;
    REQUIRE(m.run(remedy_copies_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(hazard(0).rule == 1);
    CHECK(m.says(
        {("(in a pipeline of tile/, mgpu_pipeline_acquire(), once more for each copy); it "
          "belongs between the two times that " +
          at(line[0]) + " is executed")
             .c_str()}));
}

/* Each of two blocks sends 128 bytes to both: to a place of its own, or 1: to one. */
MGPU_KERNEL(remedy_halves, remedy_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 64, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), rank = mgpu_cluster_ctarank();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_arrive_expect_tx(bar, 256);
        mgpu_bulk_load_multicast(mgpu_smem_addr(tile) + (p->how == 0 ? 128 * rank : 0), p->out,
                                 128, bar, 3);
    }
    mgpu_mbarrier_wait(bar, 0);
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

TEST_CASE("copies of two blocks to one place want one each")
{
    model m;
    known<uint32_t> in(32);
    uint32_t line[4] = {0};
    remedy_args a = {0, in.data.data(), line};
    CHECK(m.run(remedy_halves_kernel, 2, 32, a, 2) == MGPU_OK);
    INFO(m.text);
    CHECK(m.text + m.lints == "");
    a.how = 1;
    REQUIRE(m.run(remedy_halves_kernel, 2, 32, a, 2) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(hazard(0).rule == 1);
    CHECK(m.says(
        {"once more for each copy); or two blocks send to one place: give each its own"}));
}

/* Block 1 arrives twice at an mbarrier of block 0, whose thread 0 waits for both, or 1: for the first. */
MGPU_KERNEL(remedy_leave, remedy_args, p, 32, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), rank = mgpu_cluster_ctarank();
    if (threadIdx.x == 0 && rank == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    for (uint32_t k = 0; k < 2; k++) {
        if (threadIdx.x == 0 && rank == 1)
            MARK(0, mgpu_mbarrier_arrive_shared_cluster(mgpu_mapa(bar, 0)));
        else if (threadIdx.x == 0 && (k == 0 || p->how == 0))
            MARK(1, mgpu_mbarrier_wait_cluster(bar, k));
        if (k == 1)
            break;
        mgpu_barrier_cluster_arrive();
        mgpu_barrier_cluster_wait();
    }
}

TEST_CASE("a block that ends too early lacks a wait behind its last one for the mbarrier")
{
    model m;
    uint32_t line[4] = {0};
    remedy_args a = {0, nullptr, line};
    CHECK(m.run(remedy_leave_kernel, 2, 32, a, 2) == MGPU_OK);
    a.how = 1;
    REQUIRE(m.run(remedy_leave_kernel, 2, 32, a, 2) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(hazard(0).rule == 14);
    CHECK(hazard(0).second.line == line[0]);
    CHECK(m.says(
        {("or a wait for the peer's last arrival (mgpu_pipeline_drain()), in thread (0,0,0) of "
          "block (0,0,0), which has last waited for it at " +
          at(line[1]) + "; it belongs behind " + at(line[1]) + "; hazard 14")
             .c_str()}));
}

/* Warp 0 stores a tile; its bytes are read, and written again. 1: no barrier behind the wait; 2: two warps write it. */
MGPU_KERNEL(remedy_waited, remedy_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 64, 128);
    const uint32_t at = mgpu_smem_addr(tile), t = threadIdx.x;
    if (p->how == 2)
        MARK(3, mgpu_st_shared_b32(at + 4 * (t % 32), 1));
    else if (t < 32)
        mgpu_st_shared_b32(at + 4 * t, 1);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (t == 0) {
        MARK(0, mgpu_bulk_store(p->out, at, 128));
        mgpu_bulk_commit_group();
    }
    MARK(1, __syncthreads()); /* of something else */
    if (t == 0)
        mgpu_bulk_wait_group_read(0);
    if (p->how != 1)
        __syncthreads();
    if (t >= 32)
        MARK(2, mgpu_st_shared_b32(at + 4 * (t - 32), 2));
}

TEST_CASE("a barrier that is missing behind a wait, where another is before it; one line of "
          "two threads")
{
    model m;
    known<uint32_t> out(32);
    uint32_t line[4] = {0};
    remedy_args a = {0, out.data.data(), line};
    CHECK(m.run(remedy_waited_kernel, 1, 64, a) == MGPU_OK);
    a.how = 1;
    REQUIRE(m.run(remedy_waited_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    {
        INFO(m.text);
        CHECK(m.says({("; it belongs between " + at(line[0]) + " and the arrival at " +
                       at(line[1]) + ", or, if it is the barrier, behind the wait; hazard 5")
                          .c_str()}));
    }
    a.how = 2;
    REQUIRE(m.run(remedy_waited_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({("; it belongs between the two at " + at(line[3]) + "; hazard 6").c_str()}));
}

/* One warp writes and stores a tile. */
MGPU_KERNEL(remedy_lanes, remedy_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 32, 128);
    const uint32_t at = mgpu_smem_addr(tile);
    MARK(0, mgpu_st_shared_b32(at + 4 * threadIdx.x, 1));
    mgpu_fence_proxy_async_shared_cta();
    if (p->how == 0)
        __syncwarp();
    if (threadIdx.x == 0) {
        mgpu_bulk_store(p->out, at, 128);
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
    if (p->how == 0)
        __syncwarp();
}

TEST_CASE("between lanes and what one of them issues, __syncwarp() is what is missing")
{
    model m;
    known<uint32_t> out(32);
    uint32_t line[4] = {0};
    remedy_args a = {0, out.data.data(), line};
    CHECK(m.run(remedy_lanes_kernel, 1, 32, a) == MGPU_OK);
    a.how = 1;
    m.config.policy = MGPU_EMU_RANDOM;
    for (m.config.seed = 1; m.config.seed < 9; m.config.seed++) {
        m.text.clear();
        REQUIRE(m.run(remedy_lanes_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
        if (hazard(0).rule == 2)
            break;
    }
    INFO(m.text);
    CHECK(m.says(
        {"no barrier is between these lanes: __syncwarp(), or where other warps do the same "
         "__syncthreads(), or another that they come to; and before it "
         "mgpu_fence_proxy_async_shared_cta(); it belongs"}));
}

/* Two stages; lanes part and meet between a wait and its wgmma, while the one before is in flight. */
MGPU_KERNEL(remedy_stages, remedy_args, p, 128, 1)
{
    enum { STAGE = 72 * 128, EACH = 10240 };
    MGPU_SHARED_ALIGNED(char, tile, 2 * EACH, 1024);
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t s = mgpu_smem_addr(tile), full = mgpu_smem_addr(bars), t = threadIdx.x;
    float d[4] = {0, 0, 0, 0};
    if (t == 0) {
        mgpu_mbarrier_init(full, 1);
        mgpu_mbarrier_init(full + 8, 1);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    for (uint32_t k = 0; k < 2 && t == 0; k++) {
        mgpu_mbarrier_arrive_expect_tx(full + 8 * k, STAGE);
        mgpu_bulk_load(s + EACH * k, p->out, STAGE, full + 8 * k);
    }
    for (uint32_t k = 0; k < 2; k++) {
        const uint64_t a = mgpu_wgmma_desc_k_major(s + EACH * k, MGPU_SWIZZLE_128B);
        const uint64_t b = mgpu_wgmma_desc_k_major(s + EACH * k + 8192, MGPU_SWIZZLE_128B);
        mgpu_mbarrier_wait(full + 8 * k, 0);
        (void)__shfl_sync(0xffffffffu, t, 0);
        mgpu_wgmma_fence();
        mgpu_wgmma_m64n8k16_f32_bf16_ss(d, a, b, (int)k);
        (void)__shfl_sync(0xffffffffu, t, 0);
        mgpu_wgmma_commit_group();
    }
    mgpu_wgmma_wait_group(0);
    mgpu_regs_f32_x4(d);
}

TEST_CASE("a wgmma knows what its threads know at its issue, whenever the one before runs")
{
    model m;
    known<uint32_t> in(72 * 32);
    const remedy_args a = {0, in.data.data(), nullptr};
    m.config.policy = MGPU_EMU_RANDOM;
    for (m.config.seed = 200; m.config.seed < 500; m.config.seed++) {
        CAPTURE(m.config.seed);
        REQUIRE(m.run(remedy_stages_kernel, 1, 128, a) == MGPU_OK);
    }
}

/* A tile of A, 64 rows, and one of B, 8 rows, 32 deep: threads write and fence it, and thread 0 writes one word again: 1 what the first step
 * reads of A, 2 what the second does, 3 what the first reads of B. 11: 1, and behind the steps all fails. */
MGPU_KERNEL(remedy_steps, remedy_args, p, 128, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 72 * 32, 1024);
    const uint32_t a = mgpu_smem_addr(tile), b = a + 64 * 128, t = threadIdx.x,
                   how = p->how % 10;
    const uint64_t desc_a = mgpu_wgmma_desc_k_major(a, MGPU_SWIZZLE_128B);
    const uint64_t desc_b = mgpu_wgmma_desc_k_major(b, MGPU_SWIZZLE_128B);
    float d[4] = {0, 0, 0, 0};
    for (uint32_t i = t; i < 72 * 32; i += 128)
        mgpu_st_shared_b32(a + 4 * i, 0);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (t == 0 && (how == 1 || how == 2))
        mgpu_st_shared_b32(a + mgpu_swizzle_offset(MGPU_SWIZZLE_128B, 3 * 128 + 32 * (how - 1)),
                           0);
    if (t == 0 && how == 3)
        mgpu_st_shared_b32(b + mgpu_swizzle_offset(MGPU_SWIZZLE_128B, 5 * 128 + 16), 0);
    __syncthreads();
    mgpu_wgmma_fence();
    MARK(0, mgpu_wgmma_m64n8k16_f32_bf16_ss(d, desc_a, desc_b, 0));
    MARK(1, mgpu_wgmma_m64n8k16_f32_bf16_ss(d, desc_a + 2, desc_b + 2, 1));
    if (p->how >= 10 && t == 127) /* the last one: the steps have run */
        mgpu_barrier_sync(17, 128);
    mgpu_wgmma_commit_group();
    mgpu_wgmma_wait_group(0);
    mgpu_regs_f32_x4(d);
}

TEST_CASE("steps of wgmma that are judged together are told by their own lines; also where the "
          "launch fails behind "
          "them")
{
    model m;
    uint32_t line[4] = {0};
    remedy_args a = {0, nullptr, line};
    CHECK(m.run(remedy_steps_kernel, 1, 128, a) == MGPU_OK);
    for (uint32_t how : {1u, 2u, 3u, 11u}) {
        CAPTURE(how);
        a.how = how;
        REQUIRE(m.run(remedy_steps_kernel, 1, 128, a) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(hazard(0).rule == 2);
        CHECK(hazard(0).second.line == line[how == 2]);
        CHECK(hazard(0).second.agent == MGPU_EMU_WGMMA);
    }
}

/* A copy, and a question whether it is there. */
MGPU_KERNEL(remedy_asked, remedy_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 64, 128);
    MGPU_SHARED(uint64_t, full_, 1);
    const uint32_t full = mgpu_smem_addr(full_);
    uint32_t word;
    bool there;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(full, 1);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_arrive_expect_tx(full, 256);
        MARK(0, mgpu_bulk_load(mgpu_smem_addr(tile), p->out, 256, full));
    }
    do {
        if (p->how % 2 == 0)
            MARK(2, there = mgpu_mbarrier_try_wait_parity(full, 0));
        else
            MARK(2, there = mgpu_mbarrier_test_wait_parity(full, 0));
    } while (!there && p->how < 2);
    MARK(1, word = mgpu_ld_shared_b32(mgpu_smem_addr(tile) + 4 * threadIdx.x));
    p->out[64 + threadIdx.x] = word;
    __syncthreads();
    mgpu_mbarrier_wait(full, 0); /* nobody leaves before the copy is there */
}

TEST_CASE(
    "who asks once whether a copy is there, and does not look at the answer, is told in the "
    "first run")
{
    known<uint32_t> data(128);
    uint32_t line[4] = {0};
    for (uint32_t how = 0; how < 4; how++) {
        model m;
        remedy_args a = {how, data.data.data(), line};
        CAPTURE(how);
        const int answer = m.run(remedy_asked_kernel, 1, 64, a);
        INFO(m.text);
        REQUIRE(answer == (how < 2 ? MGPU_OK : MGPU_ERROR_FAULT));
        if (how >= 2)
            CHECK(m.says({at(line[0]).c_str(), at(line[1]).c_str(),
                          "no wait for the copy's phase of its mbarrier comes before",
                          ("; the try_wait or test_wait at " + at(line[2]) +
                           " was answered no, and this thread has gone on")
                              .c_str()}));
    }
}

/* A ring of one stage, whose consumer reads before its arrival (0), or behind it, when the next copy has come. */
MGPU_KERNEL(remedy_released, remedy_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 32, 128);
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t to = mgpu_smem_addr(tile), full = mgpu_smem_addr(bars), empty = full + 8;
    uint32_t sum = 0;
    ring_begin(full, empty);
    for (uint32_t k = 0; k < 3; k++) {
        if (threadIdx.x == 0) {
            mgpu_mbarrier_wait(empty, (k & 1) ^ 1);
            mgpu_mbarrier_arrive_expect_tx(full, 128);
            MARK(0, mgpu_bulk_load(to, p->out, 128, full));
        }
        if (threadIdx.x == 32) {
            MARK(1, mgpu_mbarrier_wait(full, k & 1));
            if (p->how == 0)
                sum += mgpu_ld_shared_b32(to);
            mgpu_fence_proxy_async_shared_cta();
            MARK(2, mgpu_mbarrier_arrive(empty));
            if (p->how == 1 && k < 2) {
                for (uint32_t i = 0; i < 4; i++)
                    mgpu_emu_yield();
                MARK(3, sum += mgpu_ld_shared_b32(to));
            }
        }
    }
    if (threadIdx.x == 32)
        p->out[32] = sum;
}
TEST_CASE("what is read behind its release is told so, also where the next copy has come")
{
    model m;
    known<uint32_t> data(33);
    uint32_t line[4] = {0};
    remedy_args a = {0, data.data.data(), line};
    CHECK(m.run(remedy_released_kernel, 1, 64, a) == MGPU_OK);
    a.how = 1;
    REQUIRE(m.run(remedy_released_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({("; or, if what the wait at " + at(line[1]) +
                   " has brought is meant, this access comes before the arrival at " +
                   at(line[2]) + ", which lets the copy go")
                      .c_str()}));
}

/* The same ring; two lanes read, and one of them arrives for both (0). It arrives before it reads (1), or without
 * waiting for the other lane (2), or has waited with the wrong parity (3); and a store that nobody waits for, whose
 * bytes its own thread writes again (4). */
MGPU_KERNEL(remedy_let_go, remedy_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 64, 128);
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t to = mgpu_smem_addr(tile), full = mgpu_smem_addr(bars), empty = full + 8;
    const uint32_t how = p->how, mine = to + 4 * (threadIdx.x % 32);
    uint32_t sum = 0;
    ring_begin(full, empty);
    for (uint32_t k = 0; k < 3; k++) {
        if (threadIdx.x == (how == 3 ? 63 : 0)) {
            mgpu_mbarrier_wait(empty, (k & 1) ^ 1);
            mgpu_mbarrier_arrive_expect_tx(full, 128);
            mgpu_bulk_load(to, p->out, 128, full);
        }
        if (threadIdx.x / 2 == 16) {
            MARK(0, mgpu_mbarrier_wait(full, (k & 1) ^ (how == 3)));
            if (how != 1 && (how != 2 || threadIdx.x == 33))
                sum += mgpu_ld_shared_b32(mine);
            mgpu_fence_proxy_async_shared_cta();
            if (how != 2)
                mgpu_bar_warp_sync(3);
            if (threadIdx.x == 32)
                MARK(1, mgpu_mbarrier_arrive(empty));
            if (how == 1 && threadIdx.x == 32)
                sum += mgpu_ld_shared_b32(mine);
        }
        if (how == 4 && threadIdx.x == 63) {
            MARK(2, mgpu_st_shared_b32(to + 128, k));
            mgpu_fence_proxy_async_shared_cta();
            MARK(3, mgpu_bulk_store(p->out + 64, to + 128, 16));
            mgpu_bulk_commit_group();
        }
    }
    if (threadIdx.x == 63)
        mgpu_bulk_wait_group_read(0);
    if (threadIdx.x / 2 == 16)
        p->out[threadIdx.x] = sum;
}

TEST_CASE("what lets the copy go too early is named: an arrival, a lane, a parity; and a store "
          "that its own thread overtakes")
{
    known<uint32_t> data(68);
    uint32_t line[4] = {0};
    for (uint32_t how = 0; how < 5; how++) {
        model m;
        remedy_args a = {how, data.data.data(), line};
        m.config.policy = how == 4 ? MGPU_EMU_LAZY : MGPU_EMU_EAGER;
        CAPTURE(how);
        const int answer = m.run(remedy_let_go_kernel, 1, 64, a);
        INFO(m.text);
        REQUIRE(answer == (how == 0 ? MGPU_OK : MGPU_ERROR_FAULT));
        if (how == 1)
            CHECK(m.says({("; the arrival at " + at(line[1]) +
                           ", which lets the copy go, comes before this read")
                              .c_str()}));
        if (how == 2)
            CHECK(m.says({("; another lane of its warp arrives for it at " + at(line[1]) +
                           ", and no __syncwarp() is between the read and that")
                              .c_str()}));
        if (how == 3)
            CHECK(m.says({("waited at " + at(line[0]) +
                           " with parity 1, which passes at once on a fresh mbarrier: was "
                           "phase 0, parity 0, meant?")
                              .c_str()}));
        if (how == 4)
            CHECK(m.says(
                {("; it belongs between " + at(line[3]) + " and " + at(line[2]) + "; hazard 5")
                     .c_str()}));
    }
}

typedef struct {
    mgpu_tensor_map map;
    mgpu_tensor_map *made;
    uint32_t how;
    uint32_t *line; /* [4] */
} map_args;

/* A warp of the last block publishes a map, and thread 0 of block 0 loads through it. */
enum map_how {
    MAP_RIGHT,
    MAP_NO_ACQUIRE,
    MAP_EARLY_ACQUIRE,
    MAP_NO_RELEASE,
    MAP_NARROW_RELEASE,
    MAP_NARROW_ACQUIRE
};

MGPU_DEVICE void
remedy_map_publish(const map_args *p, uint32_t map)
{
    mgpu_st_shared_b32(map + 4 * threadIdx.x, ((const uint32_t *)p->map.opaque)[threadIdx.x]);
    __syncwarp();
    if (threadIdx.x == 0)
        mgpu_tensormap_replace_box_dim(map, 1, 2);
    __syncwarp();
    if (p->how == MAP_NARROW_RELEASE)
        MARK(0, mgpu_tensormap_cp_fenceproxy(p->made, map));
    else
        MARK(0, mgpu_tensormap_cp_fenceproxy_gpu(p->made, map));
    if (p->how == MAP_NO_RELEASE && threadIdx.x == 0)
        MARK(0, mgpu_tensormap_replace_box_dim_global(p->made, 1, 2));
}

MGPU_KERNEL(remedy_map, map_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 32, 128);
    MGPU_SHARED_ALIGNED(uint32_t, words, 32, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0 && p->how == MAP_EARLY_ACQUIRE)
        mgpu_fence_proxy_tensormap_acquire_gpu(p->made);
    if (blockIdx.x == gridDim.x - 1)
        remedy_map_publish(p, mgpu_smem_addr(words));
    if (gridDim.x != 1) {
        MARK(1, mgpu_barrier_cluster_arrive());
        mgpu_barrier_cluster_wait();
    }
    if (threadIdx.x != 0 || blockIdx.x != 0)
        return;
    if (p->how == MAP_NARROW_ACQUIRE)
        mgpu_fence_proxy_tensormap_acquire(p->made);
    else if (p->how != MAP_NO_ACQUIRE && p->how != MAP_EARLY_ACQUIRE)
        mgpu_fence_proxy_tensormap_acquire_gpu(p->made);
    mgpu_mbarrier_init(bar, 1);
    mgpu_fence_mbarrier_init();
    mgpu_mbarrier_arrive_expect_tx(bar, 128);
    MARK(2, mgpu_tma_load_2d(mgpu_smem_addr(tile), p->made, 0, 0, bar));
    mgpu_mbarrier_wait(bar, 0);
}

TEST_CASE("of a published map only what is missing is asked for, where it is missing")
{
    static const struct {
        uint32_t how, blocks;
        const char *words;
        uint32_t from, to; /* marks; 1 is the arrival */
        const char *place;
    } rows[] = {
        {MAP_NO_ACQUIRE, 1,
         ": the map is released, and the thread that issues the copy acquires it behind that "
         "(mgpu_fence_proxy_tensormap_acquire_gpu(map)), each time it has changed: no acquire "
         "of it by the thread that issues the copy comes before; it belongs between ",
         0, 2, " and "},
        {MAP_NO_ACQUIRE, 2, "no acquire of it by the thread that issues the copy", 0, 2,
         " and "},
        {MAP_EARLY_ACQUIRE, 1,
         ": the map is released, and the thread that issues the copy acquires it behind that "
         "(mgpu_fence_proxy_tensormap_acquire_gpu(map)), each time it has changed: the acquire "
         "comes before the write, or before the barrier or flag that tells of it; it belongs "
         "between ",
         0, 2, " and "},
        {MAP_EARLY_ACQUIRE, 2, "the acquire comes before the write", 0, 2, " and "},
        {MAP_NO_RELEASE, 2,
         ": the map is acquired, and who wrote it has released nothing behind that "
         "(mgpu_fence_proxy_tensormap_release_gpu()), before the barrier or flag that tells "
         "of it; it belongs between ",
         0, 1, " and the arrival at "},
        {MAP_NARROW_RELEASE, 2,
         ": the release or the acquire of the map is of a scope that has not both threads: "
         "take the _gpu forms; it stands between ",
         0, 2, " and "},
        {MAP_NARROW_ACQUIRE, 2, "take the _gpu forms; it stands between ", 0, 2, " and "},
    };
    model m;
    known<uint32_t> in(32 + 4);
    known<unsigned char> made(256);
    uint32_t line[4] = {0};
    map_args a;
    std::memset(&a, 0, sizeof a);
    a.line = line;
    a.made = reinterpret_cast<mgpu_tensor_map *>(
        (reinterpret_cast<uintptr_t>(made.data.data()) + 127) / 128 * 128);
    REQUIRE(mgpu_tensor_map_tiled(
                &a.map,
                mgpu_tensor_map_2d(
                    MGPU_DTYPE_U32,
                    reinterpret_cast<void *>(
                        (reinterpret_cast<uintptr_t>(in.data.data()) + 15) / 16 * 16),
                    2, 16, 64, 2, 16),
                NULL) == MGPU_OK);
    for (uint32_t blocks = 1; blocks <= 2; blocks++)
        CHECK(m.run(remedy_map_kernel, blocks, 32, a, blocks) == MGPU_OK);
    for (const auto &row : rows) {
        a.how = row.how;
        REQUIRE(m.run(remedy_map_kernel, row.blocks, 32, a, row.blocks) == MGPU_ERROR_FAULT);
        INFO(row.how << ", " << row.blocks << ": " << m.text);
        CHECK(hazard(0).rule == 17);
        CHECK(m.says({row.words, (" between " + at(line[row.from]) + row.place +
                                  at(line[row.to]) + "; hazard 17")
                                     .c_str()}));
    }
}
