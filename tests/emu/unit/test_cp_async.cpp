/* tests/emu/unit/test_cp_async.cpp - cp.async in the model: when copies come, what is refused, late arrivals.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

typedef struct {
    const unsigned char *in;
    uint32_t *out;
    uint32_t what;
} cp_args;

static const mgpu_emu_policy policies[] = {MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_LAZY_COPIES};

/* ---- when copies come --------------------------------------------------------------------------------------- */

/* Four groups of one word, a wait that leaves `what` of them; each word as it is then, and at the end. */
MGPU_KERNEL(cp_when, cp_args, p, 32, 1)
{
    MGPU_SMEM(s, 1024);
    const uint32_t dst = mgpu_smem_addr(s);
    for (uint32_t i = 0; i < 4 && threadIdx.x == 0; i++) {
        reinterpret_cast<volatile uint32_t *>(s)[i] = 9;
        mgpu_cp_async_ca_4(dst + 4 * i, p->in + 4 * i);
        mgpu_cp_async_commit_group();
    }
    for (uint32_t i = 0; i < 2 && p->what == 4; i++) /* what is due may come meanwhile */
        __syncwarp();
    if (threadIdx.x != 0)
        return;
    mgpu_cp_async_wait_group(p->what);
    for (uint32_t i = 0; i < 4; i++)
        p->out[i] = reinterpret_cast<volatile uint32_t *>(s)[i];
    mgpu_cp_async_wait_all();
    for (uint32_t i = 0; i < 4; i++)
        p->out[4 + i] = reinterpret_cast<volatile uint32_t *>(s)[i];
}

TEST_CASE("cp.async comes at once, or not before its thread waits, and then as many groups as "
          "it must")
{
    model m;
    m.config.hazards = false; /* it looks too early */
    known<unsigned char> in(64, 5);
    known<uint32_t> out(8);
    for (const mgpu_emu_policy policy : policies)
        for (uint32_t n = 0; n < 6; n += 1 + (n == 3)) {
            m.config.policy = policy;
            REQUIRE(m.run(cp_when_kernel, 1, 32, cp_args{in.data.data(), out.data.data(), n}) ==
                    MGPU_OK);
            CAPTURE(policy, n);
            for (uint32_t i = 0; i < 4; i++) {
                const bool there = policy == MGPU_EMU_EAGER || i + n < 4;
                CHECK(out.data[i] == (there ? 0x05050505 : 9));
                CHECK(out.data[4 + i] == 0x05050505);
            }
        }
}

TEST_CASE("cp.async at random comes in any order, and again so for a seed")
{
    model m;
    m.config.hazards = false;
    m.config.policy = MGPU_EMU_RANDOM;
    known<unsigned char> in(64, 5);
    known<uint32_t> out(8);
    uint32_t seen = 0;
    for (uint64_t seed = 0; seed < 200; seed++) {
        m.config.seed = seed;
        const cp_args a = {in.data.data(), out.data.data(), 4};
        REQUIRE(m.run(cp_when_kernel, 1, 32, a) == MGPU_OK);
        uint32_t there = 0, again = 0;
        for (uint32_t i = 0; i < 4; i++)
            there |= (out.data[i] == 0x05050505 ? 1u : 0u) << i;
        REQUIRE(m.run(cp_when_kernel, 1, 32, a) == MGPU_OK);
        for (uint32_t i = 0; i < 4; i++)
            again |= (out.data[i] == 0x05050505 ? 1u : 0u) << i;
        CHECK(there == again);
        seen |= 1u << there;
    }
    CHECK((seen & 1) != 0);
    CHECK(seen > 1 << 15);                                               /* all of them */
    CHECK((seen & ~(1u | 1u << 1 | 1u << 3 | 1u << 7 | 1u << 15)) != 0); /* a later one first */
}

/* Each of 1024 threads copies 16 times: lists stay short in time. */
MGPU_KERNEL(cp_many, cp_args, p, 1024, 1)
{
    MGPU_SMEM(s, 1024);
    uint32_t sum = 0;
    for (uint32_t i = 0; i < 16; i++) {
        const uint32_t at = 4 * (1024 * i + threadIdx.x);
        mgpu_cp_async_ca_4(mgpu_smem_addr(s) + at, p->in + at);
    }
    mgpu_cp_async_commit_group();
    mgpu_cp_async_wait_group(0);
    __syncthreads();
    for (uint32_t i = 0; i < 16; i++)
        sum += mgpu_ld_shared_b32(mgpu_smem_addr(s) + 4 * (1024 * i + (threadIdx.x ^ 1)));
    p->out[threadIdx.x] = sum;
}

TEST_CASE("sixteen thousand copies at once")
{
    model m;
    known<unsigned char> in(65536);
    known<uint32_t> out(1024);
    for (uint32_t i = 0; i < 65536; i++)
        in.data[i] = i % 4 == 0 ? static_cast<unsigned char>(i / 4) : 0;
    for (int policy = MGPU_EMU_EAGER; policy <= MGPU_EMU_RANDOM; policy++) {
        m.config.policy = static_cast<mgpu_emu_policy>(policy);
        REQUIRE(m.run(cp_many_kernel, mgpu_make_dim3(1, 1, 1), mgpu_make_dim3(1024, 1, 1),
                      cp_args{in.data.data(), out.data.data(), 0}, mgpu_make_dim3(1, 1, 1),
                      65536) == MGPU_OK);
        uint32_t wrong = 0;
        for (uint32_t t = 0; t < 1024; t++)
            wrong += out.data[t] != 16 * ((t ^ 1) & 255);
        CHECK(wrong == 0);
        CHECK(mgpu_emu_last_stats().copies == 16384);
    }
}

/* What is in no buffer is not read: 0 bytes of it, or a predicate says so. */
MGPU_KERNEL(cp_nothing, cp_args, p, 32, 1)
{
    MGPU_SMEM(s, 16);
    const uint32_t dst = mgpu_smem_addr(s);
    if (threadIdx.x != 0)
        return;
    for (uint32_t i = 0; i < 12; i++)
        reinterpret_cast<volatile uint32_t *>(s)[i] = 9;
    mgpu_cp_async_cg_16_src_size(dst, NULL, 0);
    mgpu_cp_async_ca_16_ignore_src(dst + 16, NULL, true);
    mgpu_cp_async_ca_16_src_size(dst + 32, p->in + 48, 15); /* to the end of the buffer */
    mgpu_cp_async_wait_all();
    for (uint32_t i = 0; i < 12; i++)
        p->out[i] = reinterpret_cast<volatile uint32_t *>(s)[i];
}

TEST_CASE("cp.async reads what it says, and no more")
{
    model m;
    known<unsigned char> in(63, 7);
    known<uint32_t> out(12);
    REQUIRE(m.run(cp_nothing_kernel, 1, 32, cp_args{in.data.data(), out.data.data(), 0}) ==
            MGPU_OK);
    for (uint32_t i = 0; i < 12; i++)
        CHECK(out.data[i] == (i < 8 ? 0 : i < 11 ? 0x07070707 : 0x070707));
}

/* ---- what is refused ----------------------------------------------------------------------------------------- */

MGPU_KERNEL(cp_refused, cp_args, p, 32, 1)
{
    MGPU_SMEM(s, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t dst = mgpu_smem_addr(s), bar = mgpu_smem_addr(bars);
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, p->what == 14 ? 0xfffff : 2);
    switch (p->what) {
    case 0:
        mgpu_cp_async_cg_16(dst + 8, p->in);
        break;
    case 1:
        mgpu_cp_async_ca_4(dst + 2, p->in);
        break;
    case 2:
        mgpu_cp_async_ca_8(dst, p->in + 4);
        break;
    case 3:
        mgpu_cp_async_ca_8_src_size(dst, p->in, 9);
        break;
    case 4:
        mgpu_cp_async_cg_16(dst, p->in + 64);
        break;
    case 5:
        mgpu_cp_async_cg_16_src_size(dst, p->in + 48, 16);
        break;
    case 6:
        mgpu_cp_async_cg_16(dst + 65536, p->in);
        break;
    case 7:
        mgpu_cp_async_cg_16(dst | 1u << 24, p->in);
        break;
    case 8:
        mgpu_cp_async_cg_16_hint(dst, p->in, 5);
        break;
    case 9:
        mgpu_cp_async_wait_group(8);
        break;
    case 10: /* three arrivals, and the init counts two */
        mgpu_cp_async_cg_16(dst, p->in);
        for (uint32_t i = 0; i < 3; i++)
            mgpu_cp_async_mbarrier_arrive_noinc(bar);
        break;
    case 11: /* two others arrive meanwhile */
        mgpu_cp_async_cg_16(dst, p->in);
        mgpu_cp_async_mbarrier_arrive_noinc(bar);
        mgpu_mbarrier_arrive(bar);
        mgpu_mbarrier_arrive(bar);
        break;
    case 12:
        mgpu_cp_async_cg_16(dst, p->in);
        mgpu_cp_async_mbarrier_arrive_noinc(bar);
        mgpu_mbarrier_init(bar, 2);
        break;
    case 13:
        mgpu_cp_async_ca_8(bar, p->in);
        mgpu_cp_async_mbarrier_arrive(bar);
        break;
    case 14:
        mgpu_cp_async_cg_16(dst, p->in);
        mgpu_cp_async_mbarrier_arrive(bar);
        break;
    case 15:
        mgpu_cp_async_mbarrier_arrive_noinc(dst);
        break;
    }
    mgpu_cp_async_wait_all();
}

TEST_CASE("a cp.async that the machine would refuse is a fault with its own sentence")
{
    static const char *const words[] = {
        "cp.async, destination: shared address 0x00000408 is not aligned to 16 bytes",
        "cp.async, destination: shared address 0x00000402 is not aligned to 4 bytes",
        "is not aligned to 8 bytes, those that it copies",
        "cp.async: src_bytes is 9: 0 to 8, what the copy writes",
        "cp.async: 16 bytes at ",
        "cp.async: 16 bytes at ",
        "cp.async, destination: 16 bytes at shared address 0x00010400 lie outside",
        "names block rank 1, but the cluster has 1 blocks",
        "cp.async: cache hint 0x0000000000000005 is no L2 policy",
        "cp.async.wait_group: n is 8: 0 to 7, a constant",
        "no arrival is wanted at smem+0x1400 (bars+0) but those 2 that come with other copies: "
        "the init counts each of them",
        "ends before this arrival has come: ",
        "is on its way to phase 0 of the mbarrier that lives there: wait for the phase first",
        "cp.async.mbarrier.arrive: the eight bytes of the mbarrier at",
        "one arrival more than 2^20-1 would be pending: take "
        "mgpu_cp_async_mbarrier_arrive_noinc(), which the init counts",
        "cp.async.mbarrier.arrive: no mbarrier lives at shared address 0x00000400"};
    model m;
    m.config.hazards = false; /* 13 */
    known<unsigned char> in(63);
    known<uint32_t> out(8);
    for (uint32_t what = 0; what < 16; what++) {
        m.config.policy = what == 13 ? MGPU_EMU_EAGER : MGPU_EMU_LAZY;
        CAPTURE(what);
        REQUIRE(m.run(cp_refused_kernel, 1, 32,
                      cp_args{in.data.data(), out.data.data(), what}) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({words[what], "test_cp_async.cpp:"}));
    }
}

/* ---- what is left -------------------------------------------------------------------------------------------- */

MGPU_KERNEL(cp_left, cp_args, p, 32, 1)
{
    MGPU_SMEM(s, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t dst = mgpu_smem_addr(s), bar = mgpu_smem_addr(bars);
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    mgpu_cp_async_cg_16(dst, p->in);
    if (p->what == 1)
        mgpu_cp_async_commit_group();
    if (p->what == 2)
        mgpu_cp_async_wait_group(0); /* it is in no group */
    if (p->what == 3 || p->what == 4)
        mgpu_cp_async_mbarrier_arrive_noinc(bar);
    if (p->what == 4)
        mgpu_mbarrier_wait(bar, 0);
    if (p->what == 5)
        mgpu_cp_async_wait_all();
}

TEST_CASE("a thread or block that ends before its cp.async was waited for is told")
{
    model m;
    known<unsigned char> in(64);
    known<uint32_t> out(8);
    for (const mgpu_emu_policy policy : policies)
        for (uint32_t what = 0; what < 6; what++) {
            m.config.policy = policy;
            REQUIRE(m.run(cp_left_kernel, 1, 32,
                          cp_args{in.data.data(), out.data.data(), what}) == MGPU_OK);
            CAPTURE(policy, what, m.lints);
            const bool left = m.lints.find("a cp.async was issued here, and the thread returns "
                                           "without waiting for it") != std::string::npos;
            const bool unseen =
                m.lints.find("an arrival with cp.async copies was issued here, and the block "
                             "ends: no wait has seen the end of phase 0") != std::string::npos;
            CHECK(left == (what < 3));
            CHECK(unseen == (what == 3));
            CHECK(m.lints.empty() == (what > 3));
        }
}

/* ---- the arrival --------------------------------------------------------------------------------------------- */

/* Thread 0 copies and sends an arrival behind it; thread 32 asks how it is, and waits. */
MGPU_KERNEL(cp_arrives, cp_args, p, 64, 1)
{
    MGPU_SMEM(s, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t dst = mgpu_smem_addr(s), bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0)
        mgpu_mbarrier_init(bar, 1);
    __syncthreads();
    if (threadIdx.x == 0) {
        mgpu_cp_async_ca_4(dst, p->in);
        mgpu_cp_async_ca_4(dst + 4, p->in + 4);
        if (p->what == 0) {
            mgpu_cp_async_mbarrier_arrive_noinc(bar);
        } else { /* the phase wants this one more, and then has it: nothing is left for the init's */
            mgpu_cp_async_mbarrier_arrive(bar);
            mgpu_mbarrier_arrive(bar);
        }
        p->out[0] = mgpu_mbarrier_test_wait_parity(bar, 0);
    }
    if (threadIdx.x == 32) {
        mgpu_mbarrier_wait(bar, 0);
        p->out[1] = mgpu_ld_shared_b32(dst) + mgpu_ld_shared_b32(dst + 4);
    }
}

TEST_CASE("an arrival of cp.async comes behind the copies of its thread, and not before")
{
    model m;
    known<unsigned char> in(64, 1);
    known<uint32_t> out(8);
    for (uint32_t what = 0; what < 2; what++)
        for (uint64_t seed = 0; seed < 50; seed++) {
            m.config.policy = seed < 3 ? policies[seed] : MGPU_EMU_RANDOM;
            m.config.seed = seed;
            REQUIRE(m.run(cp_arrives_kernel, 1, 64,
                          cp_args{in.data.data(), out.data.data(), what}) == MGPU_OK);
            CAPTURE(what, seed);
            CHECK(m.lints == "");
            CHECK(out.data[1] == 0x02020202);
            if (seed == 1)
                CHECK(out.data[0] == 0);
        }
}

/* Read without a wait. */
MGPU_KERNEL(cp_race, cp_args, p, 64, 1)
{
    MGPU_SMEM(s, 1024);
    const uint32_t dst = mgpu_smem_addr(s);
    if (threadIdx.x != 0)
        return;
    mgpu_st_shared_b32(dst, 9);
    mgpu_cp_async_ca_4(dst, p->in);
    mgpu_st_relaxed_gpu_global_b32(p->out, mgpu_ld_shared_b32(dst));
    mgpu_cp_async_wait_all();
}

/* Traps if a copy (0) or an arrival (1) has come before it is waited for. */
MGPU_KERNEL(cp_early, cp_args, p, 64, 1)
{
    MGPU_SMEM(s, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t dst = mgpu_smem_addr(s), bar = mgpu_smem_addr(bars);
    bool early;
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    mgpu_st_shared_b32(dst, 9);
    mgpu_cp_async_ca_4(dst, p->in);
    mgpu_cp_async_mbarrier_arrive_noinc(bar);
    early = p->what == 0 ? mgpu_ld_shared_b32(dst) != 9
                         : mgpu_mbarrier_test_wait_parity(bar, 0) != 0;
    if (early)
        mgpu_trap();
    mgpu_mbarrier_wait(bar, 0);
}

/* ---- all orders, a timeline ----------------------------------------------------------------------------------- */

TEST_CASE(
    "all orders of cp.async and its arrival: each is right, or the one that is not is told")
{
    model m;
    known<unsigned char> in(64, 1);
    known<uint32_t> out(8);
    m.config.policy = MGPU_EMU_EXPLORE;
    for (uint32_t what = 0; what < 2; what++) {
        REQUIRE(m.run(cp_arrives_kernel, 1, 64,
                      cp_args{in.data.data(), out.data.data(), what}) == MGPU_OK);
        const mgpu_emu_exploration found = mgpu_emu_last_exploration();
        CAPTURE(what, m.lints, found.orders);
        CHECK(m.lints.find(
                  "no deadlock, no hazard in 2 orders, all that differ in what was seen") !=
              std::string::npos);
        CHECK(out.data[1] == 0x02020202);
    }
    /* a word is read that may be there or not */
    m.config.hazards = false;
    m.config.explore.results = true;
    REQUIRE(m.run(cp_race_kernel, 1, 64, cp_args{in.data.data(), out.data.data(), 0}) ==
            MGPU_OK);
    CAPTURE(m.lints);
    CHECK(mgpu_emu_last_exploration().orders == 2);
    CHECK(m.lints.find("results differ between orders") != std::string::npos);
    m.config.hazards = true;
    REQUIRE(m.run(cp_race_kernel, 1, 64, cp_args{in.data.data(), out.data.data(), 0}) ==
            MGPU_ERROR_FAULT);
    CAPTURE(m.text);
    CHECK(m.says({"bytes of cp.async are used before a wait has seen them"}));
}

TEST_CASE("an order that fails tells of cp.async and its arrival as steps")
{
    model m;
    known<unsigned char> in(64, 1);
    known<uint32_t> out(8);
    m.config.hazards = false;
    m.config.policy = MGPU_EMU_EXPLORE;
    REQUIRE(m.run(cp_early_kernel, 1, 64, cp_args{in.data.data(), out.data.data(), 0}) ==
            MGPU_ERROR_FAULT);
    CAPTURE(m.text, m.lints);
    CHECK(m.says({"the cp.async of thread 0: "}));
    REQUIRE(m.run(cp_early_kernel, 1, 64, cp_args{in.data.data(), out.data.data(), 1}) ==
            MGPU_ERROR_FAULT);
    CHECK(m.says({"the cp.async of thread 0: ", "the arrival behind cp.async of thread 0: "}));
}

TEST_CASE("cp.async in a timeline: its copies, groups and arrival")
{
    model m;
    temporary_file file;
    known<unsigned char> in(64, 1);
    known<uint32_t> out(8);
    m.config.policy = MGPU_EMU_LAZY;
    m.config.trace = file.path();
    REQUIRE(m.run(cp_left_kernel, 1, 32, cp_args{in.data.data(), out.data.data(), 4}) ==
            MGPU_OK);
    REQUIRE(m.run(cp_left_kernel, 1, 32, cp_args{in.data.data(), out.data.data(), 5}) ==
            MGPU_OK);
    const std::string text = file.text();
    for (const char *word :
         {"\"issue cp.async 1\"", "\"cp.async 1\"", "\"issue cp.async 2\"", "\"cp.async 2\"",
          "\"cp.async, slot 0\"", "\"commit cp.async group\"", "\"wait cp.async group\""})
        CHECK(text.find(word) != std::string::npos);
}
