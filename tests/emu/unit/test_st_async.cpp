/* tests/emu/unit/test_st_async.cpp - st.async and red.async in the model: when they come, what is refused.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

typedef struct {
    uint32_t *out;
    uint32_t what;
} st_args;

/* Block 1 sends a word and adds to another; block 0 looks before it waits, and behind that. */
MGPU_KERNEL(st_when, st_args, p, 32, 1)
{
    MGPU_SMEM(s, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(s), bar = mgpu_smem_addr(bars);
    const uint32_t rank = mgpu_cluster_ctarank();
    if (threadIdx.x == 0) {
        mgpu_st_shared_b32(at, 3);
        mgpu_st_shared_b32(at + 4, 4);
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        if (rank == 0)
            mgpu_mbarrier_arrive_expect_tx(bar, 8);
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (rank == 1 && threadIdx.x == 0) {
        mgpu_st_async_shared_cluster_b32(mgpu_mapa(at, 0), 7, mgpu_mapa(bar, 0));
        mgpu_red_async_shared_cluster_add_u32(mgpu_mapa(at + 4, 0), 5, mgpu_mapa(bar, 0));
    }
    if (p->what == 1) {
        mgpu_barrier_cluster_arrive();
        mgpu_barrier_cluster_wait();
    }
    if (rank == 0 && threadIdx.x == 0) {
        if (p->what == 2 && mgpu_ld_shared_b32(at) == 3 && mgpu_ld_shared_b32(at + 4) != 4)
            mgpu_trap(); /* the second has come before the first */
        if (p->what == 1) {
            p->out[0] = mgpu_ld_shared_b32(at);
            p->out[1] = mgpu_ld_shared_b32(at + 4);
        }
        mgpu_mbarrier_wait_cluster(bar, 0);
        p->out[2] = mgpu_ld_shared_b32(at);
        p->out[3] = mgpu_ld_shared_b32(at + 4);
    }
}

TEST_CASE("st.async and red.async come at once, or when nobody can go on, and in any order")
{
    model m;
    m.config.hazards = false; /* it looks too early */
    known<uint32_t> out(4);
    uint32_t seen = 0;
    for (uint64_t seed = 0; seed < 60; seed++) {
        m.config.seed = seed;
        m.config.policy = seed < 3 ? static_cast<mgpu_emu_policy>(seed) : MGPU_EMU_RANDOM;
        REQUIRE(m.run(st_when_kernel, 2, 32, st_args{out.data.data(), 1}, 2) == MGPU_OK);
        const uint32_t early = (out.data[0] == 7 ? 1u : 0u) | (out.data[1] == 9 ? 2u : 0u);
        CAPTURE(seed, early);
        if (seed == 0)
            CHECK(early == 3);
        seen |= 1u << early;
        CHECK(out.data[2] == 7);
        CHECK(out.data[3] == 9);
        CHECK(m.lints == "");
    }
    CHECK((seen & 1) != 0);
    CHECK((seen & 8) != 0);
    CHECK((seen & 4) != 0); /* the second before the first */
}

TEST_CASE("all orders of a store and a reduction to a peer")
{
    model m;
    known<uint32_t> out(4);
    m.config.policy = MGPU_EMU_EXPLORE;
    REQUIRE(m.run(st_when_kernel, 2, 32, st_args{out.data.data(), 0}, 2) == MGPU_OK);
    CAPTURE(m.lints);
    CHECK(m.lints.find("no deadlock, no hazard in ") != std::string::npos);
    CHECK(m.lints.find("all that differ in what was seen") != std::string::npos);
    CHECK(out.data[2] == 7);
    CHECK(out.data[3] == 9);
}

TEST_CASE("an order that fails tells of st.async as a step")
{
    model m;
    m.config.hazards = false;
    m.config.policy = MGPU_EMU_EXPLORE;
    known<uint32_t> out(4);
    REQUIRE(m.run(st_when_kernel, 2, 32, st_args{out.data.data(), 2}, 2) == MGPU_ERROR_FAULT);
    CAPTURE(m.text, m.lints);
    CHECK(m.says({"the st.async or red.async of thread 0"}));
}

TEST_CASE("st.async in a timeline")
{
    model m;
    temporary_file file;
    known<uint32_t> out(4);
    m.config.trace = file.path();
    REQUIRE(m.run(st_when_kernel, 2, 32, st_args{out.data.data(), 0}, 2) == MGPU_OK);
    const std::string text = file.text();
    for (const char *word :
         {"\"issue st.async 1\"", "\"st.async 1\"", "\"st.async 2\"", "\"st.async, slot 0\""})
        CHECK(text.find(word) != std::string::npos);
}

/* ---- what is refused --------------------------------------------------------------------- */

MGPU_KERNEL(st_refused, st_args, p, 32, 1)
{
    MGPU_SMEM(s, 1024);
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t at = mgpu_smem_addr(s), bar = mgpu_smem_addr(bars);
    const uint32_t far = mgpu_mapa(at, 1 % mgpu_cluster_nctarank());
    const uint32_t far_bar = mgpu_mapa(bar, 1 % mgpu_cluster_nctarank());
    const uint32_t v[4] = {1, 2, 3, 4};
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0 && mgpu_cluster_ctarank() == 0) {
        switch (p->what) {
        case 0:
            mgpu_st_async_shared_cluster_b32(far, 1, bar);
            break;
        case 1:
            mgpu_st_async_shared_cluster_v4_b32(far + 8, v, far_bar);
            break;
        case 2:
            mgpu_st_async_shared_cluster_b64(far + 4, 1, far_bar);
            break;
        case 3:
            mgpu_st_async_shared_cluster_b32(far, 1, far_bar + 4);
            break;
        case 4:
            mgpu_st_async_shared_cluster_b32(far, 1, far_bar + 8);
            break;
        case 5:
            mgpu_st_async_shared_cluster_b32(far + 65536, 1, far_bar);
            break;
        case 6:
            mgpu_st_async_shared_cluster_b32(far + (2u << 24), 1, far_bar);
            break;
        case 7: /* nobody expects it */
            mgpu_st_async_shared_cluster_b32(far, 1, far_bar);
            break;
        case 8:
            mgpu_red_async_shared_cluster_add_u32(at, 1, bar);
            break;
        case 9:
            mgpu_red_async_shared_cluster_add_u64(far + 4, 1, far_bar);
            break;
        case 10:
            mgpu_red_async_shared_cluster_xor_b32(far, 1, bar);
            break;
        case 11: /* a cluster of one */
            mgpu_st_async_shared_cluster_b32(at, 1, bar);
            break;
        case 12:
            mgpu_red_async_shared_cluster_add_u32(at, 1, bar);
            break;
        case 13:
            mgpu_red_async_shared_cluster_min_s32(far, 1, far_bar + 4);
            break;
        case 14: /* over the mbarrier */
            mgpu_st_async_shared_cluster_b32(far_bar, 1, far_bar);
            break;
        }
    }
    if (p->what == 7 && mgpu_cluster_ctarank() == 1 && threadIdx.x == 0)
        (void)mgpu_mbarrier_arrive(bar);
    if (p->what != 15) {
        mgpu_barrier_cluster_arrive();
        mgpu_barrier_cluster_wait();
    }
    if (p->what == 15 && mgpu_cluster_ctarank() == 0) {
        for (uint32_t i = 0; i < 100; i++)
            mgpu_emu_yield(); /* the other one has gone */
        mgpu_st_async_shared_cluster_b32(far, 1, far_bar);
    }
}

TEST_CASE(
    "an st.async or red.async that the machine would refuse is a fault with its own sentence")
{
    static const char *const words[] = {
        "st.async: the mbarrier 0x00001400 is not in the block of the destination 0x01000400: "
        "mgpu_mapa both to one rank",
        "st.async, destination: shared address 0x01000408 is not aligned to 16 bytes",
        "st.async, destination: shared address 0x01000404 is not aligned to 8 bytes",
        "st.async, mbarrier: shared address 0x01001404 (bars+4) is not aligned to 8 bytes",
        "st.async: no mbarrier lives at shared address 0x01001408",
        "st.async, destination: 4 bytes at shared address 0x01010400 lie outside",
        "st.async, destination: shared address 0x03000400 names block rank 3, but the cluster "
        "has 2 blocks",
        "nobody expects the 4 bytes",
        "red.async: the destination 0x00000400 is in the block of who issues it, and the "
        "instruction is for another",
        "red.async, destination: shared address 0x01000404 is not aligned to 8 bytes",
        "red.async: the mbarrier 0x00001400 is not in the block of the destination",
        "st.async: the cluster has one block, and the instruction is for those of more",
        "red.async: the cluster has one block, and the instruction is for those of more",
        "red.async, mbarrier: shared address 0x01001404 (bars+4) is not aligned to 8 bytes",
        "the eight bytes of the mbarrier at smem+0x1400",
        "st.async, destination: block rank 1 has exited"};
    model m;
    m.config.hazards = false;
    known<uint32_t> out(4);
    for (uint32_t what = 0; what < 16; what++) {
        const uint32_t blocks = what == 11 || what == 12 ? 1 : 2;
        CAPTURE(what);
        REQUIRE(m.run(st_refused_kernel, blocks, 32, st_args{out.data.data(), what}, blocks) ==
                MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({words[what], "test_st_async.cpp:"}));
    }
}

/* What is sent lands when the receiver has gone. */
MGPU_KERNEL(st_homeless, st_args, p, 32, 1)
{
    MGPU_SMEM(s, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t at = mgpu_smem_addr(s), bar = mgpu_smem_addr(bars);
    (void)p;
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, 4);
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0 && mgpu_cluster_ctarank() == 0)
        mgpu_st_async_shared_cluster_b32(mgpu_mapa(at, 1), 1, mgpu_mapa(bar, 1));
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

TEST_CASE(
    "a store that lands in a block that has exited is told by the account of its mbarrier")
{
    model m;
    m.config.hazards = false;
    m.config.policy = MGPU_EMU_LAZY;
    known<uint32_t> out(4);
    REQUIRE(m.run(st_homeless_kernel, 2, 32, st_args{out.data.data(), 0}, 2) ==
            MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({"this store lands in a block that has exited: the mbarrier at smem+0x1400 "
                  "(bars+0) counts its 4 bytes (phase 0: expected 4 bytes at"}));
}
