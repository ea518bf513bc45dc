/* tests/emu/unit/test_ledger.cpp - bytes that do not agree: the report names barrier, lines and remedy.
 * SPDX-License-Identifier: MIT
 *
 * The same mistake under every policy: when copies are made decides where it shows, not what the
 * report names.
 */
#include "emu/marks.h"

enum { BYTES = 512, MARKS = 4 };

typedef struct {
    const unsigned char *in;
    uint32_t *line; /* [MARKS]: that a report must name */
    uint32_t what;
} ledger_args;

/* One thread expects, copies and waits, and makes one mistake. */
MGPU_KERNEL(one_thread, ledger_args, p, 32, 1)
{
    MGPU_SMEM(s, 128);
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t full = mgpu_smem_addr(bars), dst = mgpu_smem_addr(s), what = p->what;
    MGPU_NAME(full, "full", 8, 2);
    if (threadIdx.x != 0)
        return;
    MARK(3, mgpu_mbarrier_init(full, what == 11 ? 3 : 1));
    mgpu_mbarrier_init(full + 8, 1);
    switch (what) {
    case 0: /* too few: one copy of two */
        MARK(0, mgpu_mbarrier_arrive_expect_tx(full, BYTES));
        MARK(1, mgpu_bulk_load(dst, p->in, BYTES, full));
        MARK(2, mgpu_bulk_load(dst + BYTES, p->in, BYTES, full));
        break;
    case 1: /* too few: a part of one */
        MARK(0, mgpu_mbarrier_arrive_expect_tx(full, BYTES));
        MARK(1, mgpu_bulk_load(dst, p->in, 2 * BYTES, full));
        break;
    case 2: /* too many */
        MARK(0, mgpu_mbarrier_arrive_expect_tx(full, 4 * BYTES));
        MARK(1, mgpu_bulk_load(dst, p->in, BYTES, full));
        MARK(2, mgpu_bulk_load(dst + BYTES, p->in, BYTES, full));
        break;
    case 3: /* in two places, which are two arrivals */
        MARK(0, mgpu_mbarrier_arrive_expect_tx(full, BYTES));
        mgpu_bulk_load(dst, p->in, BYTES, full);
        MARK(1, mgpu_mbarrier_arrive_expect_tx(full, BYTES));
        mgpu_bulk_load(dst + BYTES, p->in, BYTES, full);
        break;
    case 4: /* behind the arrival */
        mgpu_mbarrier_arrive(full);
        MARK(1, mgpu_bulk_load(dst, p->in, BYTES, full));
        MARK(0, mgpu_mbarrier_expect_tx(full, BYTES));
        break;
    case 5: /* not at all; the arrival comes last */
        MARK(1, mgpu_bulk_load(dst, p->in, BYTES, full));
        MARK(0, mgpu_mbarrier_arrive(full));
        break;
    case 6: /* or first */
        MARK(0, mgpu_mbarrier_arrive(full));
        MARK(1, mgpu_bulk_load(dst, p->in, BYTES, full));
        break;
    case 7: /* the second time at the first stage's barrier */
        MARK(0, mgpu_mbarrier_arrive_expect_tx(full, BYTES));
        mgpu_bulk_load(dst, p->in, BYTES, full);
        MARK(1, mgpu_mbarrier_arrive_expect_tx(full, BYTES));
        mgpu_bulk_load(dst + BYTES, p->in, BYTES, full + 8);
        break;
    case 8: /* the second copy to the first stage's barrier */
        MARK(0, mgpu_mbarrier_arrive_expect_tx(full, BYTES));
        MARK(2, mgpu_mbarrier_arrive_expect_tx(full + 8, BYTES));
        mgpu_bulk_load(dst, p->in, BYTES, full);
        MARK(1, mgpu_bulk_load(dst + BYTES, p->in, BYTES, full));
        break;
    case 9: /* the only copy to another barrier */
        MARK(0, mgpu_mbarrier_arrive_expect_tx(full, BYTES));
        MARK(1, mgpu_bulk_load(dst, p->in, BYTES, full + 8));
        break;
    case 10: /* more than comes, because one copy went to a barrier that expects less */
        MARK(0, mgpu_mbarrier_arrive_expect_tx(full, 2 * BYTES));
        MARK(2, mgpu_mbarrier_arrive_expect_tx(full + 8, 16));
        mgpu_bulk_load(dst, p->in, BYTES, full);
        MARK(1, mgpu_bulk_load(dst + BYTES, p->in, BYTES, full + 8));
        break;
    case 11: /* the count of init is for others, too */
        MARK(0, mgpu_mbarrier_arrive_expect_tx(full, BYTES));
        MARK(1, mgpu_bulk_load(dst, p->in, BYTES, full));
        break;
    case 12: /* no copy at all */
        MARK(0, mgpu_mbarrier_arrive_expect_tx(full, BYTES));
        break;
    case 14: /* too few, and a copy too many that another barrier waits for */
        MARK(2, mgpu_mbarrier_arrive_expect_tx(full + 8, BYTES));
        MARK(0, mgpu_mbarrier_arrive_expect_tx(full, BYTES + 16));
        mgpu_bulk_load(dst, p->in, BYTES, full);
        MARK(1, mgpu_bulk_load(dst, p->in, BYTES, full));
        break;
    case 13: /* the expectation of a phase is no arrival of the next */
        mgpu_mbarrier_arrive_expect_tx(full, BYTES);
        mgpu_bulk_load(dst, p->in, BYTES, full);
        mgpu_mbarrier_wait(full, 0);
        MARK(0, mgpu_mbarrier_expect_tx(full, BYTES));
        MARK(1, mgpu_bulk_load(dst, p->in, BYTES, full));
        mgpu_mbarrier_wait(full, 1);
        break;
    }
    mgpu_mbarrier_wait(full, 0);
}

/* Of each: marks that are named, as bits; a text that is there under each policy, in which @0 is the place
 * of mark 0; and two remedies, one of which is given. */
static const struct {
    uint32_t marks;
    const char *says, *remedies[2];
} one_thread_reports[] = {
    {7, "nobody expects the 512 bytes of this copy: phase 0", {"expect the sum of all copies"}},
    {3,
     "512 bytes more than expected: expected 512 bytes at @0, came 1024 bytes by @1",
     {"expect the sum of all copies, 1024 bytes"}},
    {7,
     "1024 bytes missing: expected 2048 bytes at @0, came 512 bytes by ",
     {"expect what comes, 1024 bytes, or issue the copy that is missing"}},
    {3,
     "@1: mbarrier.arrive: ",
     {"or init the mbarrier with all arrivals of one phase",
      "the count of its init at @3 is what arrives in one phase; wait for each phase before"}},
    {1,
     "expected 512 bytes at @0",
     {"expect the sum of all copies with or before the last arrival, and wait",
      "wait for the phase that expects them"}},
    {3,
     "rrived 1 at @0",
     {"make the arrival mgpu_mbarrier_arrive_expect_tx with 512 bytes",
      "make the arrival mgpu_mbarrier_arrive_expect_tx, with their sum"}},
    {3,
     "arrived 1 at @0",
     {"make the arrival mgpu_mbarrier_arrive_expect_tx, with their sum",
      "wait for the phase that expects them"}},
    {3,
     "@1: mbarrier.arrive: ",
     {"or init the mbarrier with all arrivals of one phase",
      "the count of its init at @3 is what arrives in one phase; wait for each phase before"}},
    {7,
     "nobody expects the 512 bytes of this copy: phase 0",
     {"expect the sum of all copies; or is it for the mbarrier at smem+0x1408 (full[1]), which "
      "misses 512 bytes of @2?"}},
    {3,
     "512 bytes missing: expected 512 bytes at @0, none came",
     {"issue the copies that bring them, with this mbarrier; or are those meant that came to "
      "the mbarrier at smem+0x1408 (full[1]), 512 bytes more than it expects, by @1?"}},
    {3,
     "512 bytes missing: expected 1024 bytes at @0, came 512 bytes by ",
     {"expect what comes, 512 bytes, or issue the copy that is missing; or are those meant "
      "that "
      "came to the mbarrier at smem+0x1408 (full[1]), 496 bytes more than it expects, by @1?"}},
    {11,
     "2 of 3 arrivals missing: expected 512 bytes at @0, came 512 bytes by @1, arrived 1 at @0",
     {"the init at @3 counts 3: let the others arrive, or count 1"}},
    {1,
     "512 bytes missing: expected 512 bytes at @0, none came, arrived 1 at @0",
     {"issue the copies that bring them, with this mbarrier"}},
    {3,
     "for parity 1: phase 1 is open (parity 1), 1 of 1 arrivals missing: expected 512 bytes at "
     "@0, came 512 bytes by @1, nobody arrived",
     {"expect_tx is no arrival: take mgpu_mbarrier_arrive_expect_tx"}},
    {3,
     "496 bytes more than expected: expected 528 bytes at @0, came 512 bytes by ",
     {"expect the sum of all copies, 1024 bytes; or is a copy meant for the mbarrier at "
      "smem+0x1408 (full[1]), which misses 512 bytes of @2?"}},
};
enum { ONE_THREAD = sizeof one_thread_reports / sizeof one_thread_reports[0] };

/* The text with the place of each mark for "@0" to "@3". */
static std::string
with_places(std::string text, const uint32_t *line)
{
    for (size_t i; (i = text.find('@')) != std::string::npos;)
        text.replace(i, 2, at(line[text[i + 1] - '0']));
    return text;
}

/* Each policy, and the random one with twenty seeds. */
static void
choose(model &m, uint32_t k)
{
    static const mgpu_emu_policy policies[] = {MGPU_EMU_EAGER, MGPU_EMU_LAZY,
                                               MGPU_EMU_LAZY_COPIES};
    m.config.policy = k < 3 ? policies[k] : MGPU_EMU_RANDOM;
    m.config.seed = k;
}
enum { CHOICES = 23 };

TEST_CASE("bytes that do not agree: barrier, lines and remedy, under every policy")
{
    model m;
    known<unsigned char> in(4096);
    const uint32_t what = GENERATE(range(0u, static_cast<uint32_t>(ONE_THREAD)));
    uint32_t line[MARKS];
    const ledger_args a = {in.data.data(), line, what};
    for (uint32_t k = 0; k < CHOICES; k++) {
        choose(m, k);
        memset(line, 0, sizeof line);
        const mgpu_status status = m.run(one_thread_kernel, 1, 32, a);
        CAPTURE(what, k, m.text);
        REQUIRE((status == MGPU_ERROR_FAULT || status == MGPU_ERROR_DEADLOCK));
        const auto &want = one_thread_reports[what];
        CHECK(m.says({"(full[0])"}));
        CHECK(m.says({with_places(want.says, line).c_str()}));
        for (uint32_t i = 0; i < MARKS; i++)
            if (want.marks >> i & 1)
                CHECK(m.says({at(line[i]).c_str()}));
        if (what == 0 && k < 2)
            CHECK(m.says(
                {k == 0 ? "smem+0x1400 (full[0]) has ended without them: expected "
                        : "smem+0x1400 (full[0]) ends before they are there: expected "}));
        bool remedy = false;
        for (const char *words : want.remedies)
            remedy |= words != NULL && m.says({with_places(words, line).c_str()});
        CHECK(remedy);
    }
}

/* A producer and a warp of consumers over a ring of two stages; the third lap is wrong: 0 too few bytes are
 * expected, 1 too many, 2 a copy goes to the other stage, 3 there is no expectation. */
MGPU_KERNEL(ring, ledger_args, p, 64, 1)
{
    MGPU_SMEM(s, 128);
    MGPU_SHARED(uint64_t, bars, 4);
    const uint32_t full = mgpu_smem_addr(bars), empty = full + 16, what = p->what;
    MGPU_NAME(full, "full", 8, 2);
    MGPU_NAME(empty, "empty", 8, 2);
    if (threadIdx.x == 0)
        for (uint32_t i = 0; i < 2; i++) {
            mgpu_mbarrier_init(full + 8 * i, 1);
            mgpu_mbarrier_init(empty + 8 * i, 32);
        }
    __syncthreads();
    for (uint32_t k = 0; k < 8 && threadIdx.x == 0; k++) {
        const uint32_t stage = k % 2, bar = full + 8 * stage, dst = mgpu_smem_addr(s);
        const bool wrong = k == 4;
        const uint32_t bytes = wrong && what < 2 ? what == 0 ? BYTES : 3 * BYTES : 2 * BYTES;
        mgpu_mbarrier_wait(empty + 8 * stage, (k / 2 & 1) ^ 1);
        if (wrong && what == 3)
            MARK(0, mgpu_mbarrier_arrive(bar));
        else
            MARK(0, mgpu_mbarrier_arrive_expect_tx(bar, bytes));
        MARK(1, mgpu_bulk_load(dst, p->in, BYTES, bar));
        MARK(2, mgpu_bulk_load(dst + BYTES, p->in, BYTES, wrong && what == 2 ? bar ^ 8 : bar));
    }
    for (uint32_t k = 0; k < 8 && threadIdx.x >= 32; k++) {
        mgpu_mbarrier_wait(full + 8 * (k % 2), k / 2 & 1);
        mgpu_mbarrier_arrive(empty + 8 * (k % 2));
    }
}

TEST_CASE("in a ring of stages the report names the phase that is wrong")
{
    model m;
    known<unsigned char> in(4096);
    const uint32_t what = GENERATE(0u, 1u, 2u, 3u);
    uint32_t line[MARKS];
    const ledger_args a = {in.data.data(), line, what};
    static const char *const says[] = {
        "nobody expects the 512 bytes of this copy: phase 2 of the mbarrier at smem+0x1400 "
        "(full[0]) ",
        "phase 2 is open (parity 0), 512 bytes missing: expected 1536 bytes at @0, came 512 "
        "bytes by ",
        "phase 2 is open (parity 0), 512 bytes missing: expected 1024 bytes at @0, came 512 "
        "bytes by @1, arrived 1 at @0: expect what comes, 512 bytes, or issue the copy that is "
        "missing"};
    for (uint32_t k = 0; k < CHOICES; k++) {
        choose(m, k);
        const mgpu_status status = m.run(ring_kernel, 1, 64, a);
        CAPTURE(what, k, m.text);
        REQUIRE((status == MGPU_ERROR_FAULT || status == MGPU_ERROR_DEADLOCK));
        if (what == 3) /* it shows a lap later */
            CHECK(m.says({"(full[0])", "expected "}));
        else if (what != 2 || status == MGPU_ERROR_DEADLOCK)
            CHECK(m.says({with_places(says[what], line).c_str()}));
        else /* the other stage is full already, or will be too early */
            CHECK(m.says({"nobody expects the 512 bytes of this copy: phase ",
                          " of the mbarrier at smem+0x1408 (full[1]) ",
                          with_places("; or is it for the mbarrier at smem+0x1400 (full[0]), "
                                      "which misses 512 bytes of @0?",
                                      line)
                              .c_str()}));
        CHECK(m.says({"expected ", with_places("@1", line).c_str()}));
    }
}

/* The consumer sees the phase end before another thread copies what was not counted. */
MGPU_KERNEL(too_late, ledger_args, p, 96, 1)
{
    MGPU_SMEM(s, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t full = mgpu_smem_addr(bars), t = threadIdx.x;
    volatile uint32_t *seen = reinterpret_cast<volatile uint32_t *>(s);
    if (t == 0) {
        *seen = 0;
        mgpu_mbarrier_init(full, 1);
    }
    __syncthreads();
    if (t == 0) {
        MARK(0, mgpu_mbarrier_arrive_expect_tx(full, BYTES));
        MARK(1, mgpu_bulk_load(mgpu_smem_addr(s) + 128, p->in, BYTES, full));
    }
    if (t == 64) {
        mgpu_mbarrier_wait(full, 0);
        *seen = 1;
    }
    while (t == 32 && *seen == 0)
        mgpu_emu_yield();
    if (t == 32)
        MARK(2, mgpu_bulk_load(mgpu_smem_addr(s) + 1024, p->in, BYTES, full));
    for (uint32_t i = 0; i < 100000 && t == 33;
         i++) /* the block lives until all copies are made */
        mgpu_emu_yield();
}

TEST_CASE("bytes that come in a phase of nobody name the phase that ended without them")
{
    model m;
    m.config.policy = MGPU_EMU_EAGER;
    known<unsigned char> in(4096);
    uint32_t line[MARKS];
    const ledger_args a = {in.data.data(), line, 0};
    REQUIRE(m.run(too_late_kernel, 1, 96, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.text.find(
              with_places("@2: nobody expects the 512 bytes that this line brings, and the "
                          "block ends: phase 0 of the mbarrier at ",
                          line)) == 0);
    CHECK(m.says(
        {with_places("had ended without them: expected 512 bytes at @0, came 512 bytes by @1, "
                     "arrived 1 at @0: expect the sum of all copies",
                     line)
             .c_str()}));
}

/* 0: nobody has come in the first phase; 1: in the second; 2: in the third; 3: in the first, in which a wait
 * for the slot to be empty has passed; 4: in the second, and nobody has waited for the first. */
MGPU_KERNEL(nobody, ledger_args, p, 32, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x != 0)
        return;
    MARK(0, mgpu_mbarrier_init(bar, 1));
    for (uint32_t phase = 0; phase < p->what && p->what < 3; phase++) {
        MARK(2, mgpu_mbarrier_arrive(bar));
        MARK(3, mgpu_mbarrier_wait(bar, phase & 1));
    }
    if (p->what == 3)
        MARK(1, mgpu_mbarrier_wait(bar, 1));
    if (p->what == 4)
        MARK(1, mgpu_mbarrier_arrive(bar));
    mgpu_mbarrier_wait(bar, p->what == 1 || p->what == 4);
}

TEST_CASE("a phase to which nobody has come: who is missing, or which parity is meant")
{
    static const char *const says[] = {
        "1 of 1 arrivals missing: nobody arrived: none has come since the init at @0: who "
        "arrives has returned or waits, too; a wait for a slot that begins empty has parity 1",
        "1 of 1 arrivals missing: nobody arrived: who arrives has returned or waits, too; the "
        "last "
        "to arrive was this thread at @2, in phase 0; this thread has passed it last at @3, "
        "for "
        "parity 0, phase 0\n",
        "1 of 1 arrivals missing: nobody arrived: who arrives has returned or waits, too; the "
        "last "
        "to arrive was this thread at @2, in phase 1; this thread has passed it last at @3, "
        "for "
        "parity 1, phase 1\n",
        "too; the wait at @1 has passed before: on a fresh mbarrier parity 1 does, for a slot "
        "that begins empty",
        "1 of 1 arrivals missing: nobody arrived: who arrives has returned or waits, too; or "
        "the phase before is meant, parity 0: arrived 1 at @1, and the init at @0 counts 1"};
    model m;
    uint32_t line[MARKS];
    for (uint32_t what = 0; what < 5; what++) {
        const ledger_args a = {NULL, line, what};
        REQUIRE(m.run(nobody_kernel, 1, 32, a) == MGPU_ERROR_DEADLOCK);
        INFO(m.text);
        CHECK(m.says({with_places(says[what], line).c_str()}));
    }
}

/* A ring of one stage in which the roles do not agree: 0: each of 64 consumers arrives, and a lane of each warp
 * is counted; 1: nobody waits for the bytes; 2: the consumers begin with the wrong parity. */
MGPU_KERNEL(out_of_step, ledger_args, p, 96, 1)
{
    MGPU_SMEM(s, 128);
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t full = mgpu_smem_addr(bars), empty = full + 8, what = p->what;
    MGPU_NAME(full, "full", 8, 1);
    MGPU_NAME(empty, "empty", 8, 1);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(full, 1);
        MARK(0, mgpu_mbarrier_init(empty, 2));
    }
    __syncthreads();
    for (uint32_t k = 0; k < 6 && threadIdx.x == 0; k++) {
        mgpu_mbarrier_wait(empty, (k & 1) ^ 1);
        mgpu_mbarrier_arrive_expect_tx(full, BYTES);
        mgpu_bulk_load(mgpu_smem_addr(s), p->in, BYTES, full);
    }
    for (uint32_t k = 0; k < 6 && threadIdx.x >= 32; k++) {
        if (what != 1)
            mgpu_mbarrier_wait(full, what == 2 ? ~k & 1 : k & 1);
        __syncwarp();
        if (what == 0 || threadIdx.x % 32 == 0)
            MARK(1, mgpu_mbarrier_arrive(empty));
    }
}

TEST_CASE("roles out of step: the report names the arrivals and the init, wherever it shows")
{
    known<unsigned char> in(4096);
    for (uint32_t what = 0; what < 3; what++)
        for (uint32_t k = 0; k < CHOICES; k++) {
            model m;
            uint32_t line[MARKS] = {0, 0, 0, 0};
            const ledger_args a = {in.data.data(), line, what};
            choose(m, k);
            const mgpu_status status = m.run(out_of_step_kernel, 1, 96, a);
            CAPTURE(what, k, m.text);
            REQUIRE((status == MGPU_ERROR_FAULT || status == MGPU_ERROR_DEADLOCK));
            if (what < 2)
                CHECK(m.says({with_places("arrived 2 at @1", line).c_str(),
                              with_places("init at @0 counts 2", line).c_str()}));
            if (what == 0 && k == 0)
                CHECK(m.says(
                    {with_places("@1: mbarrier.arrive: no wait has seen the end of phase 0",
                                 line)
                         .c_str(),
                     "(empty[0]): arrived 2 at ",
                     "counts 2: count all that arrive in one phase, or let no more arrive; "
                     "wait "
                     "for each phase before the next one (a wait with the other parity passes "
                     "at once); in a ring of stages: wait at the barrier by which this stage "
                     "is "
                     "given back, before it is filled again; this thread has last waited at "
                     "test_ledger.cpp:"}));
            if (what == 1 && k < 2)
                CHECK(m.says({"; no wait of this thread for an mbarrier has passed before"}));
            if (what == 2 && k < 2)
                CHECK(m.says({"or the phase before is meant, parity 0: ",
                              " has passed before: on a fresh mbarrier parity 1 does"}));
        }
}

/* One thread in both roles: nobody waits at `full` before the slot is free again. */
MGPU_KERNEL(freed_too_early, ledger_args, p, 32, 1)
{
    MGPU_SMEM(s, 128);
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t full = mgpu_smem_addr(bars), empty = full + 8;
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(full, 1);
    MARK(0, mgpu_mbarrier_init(empty, 1));
    mgpu_mbarrier_arrive_expect_tx(full, BYTES);
    mgpu_bulk_load(mgpu_smem_addr(s), p->in, BYTES, full);
    MARK(1, mgpu_mbarrier_arrive(empty));
    MARK(2, mgpu_mbarrier_wait(empty, 0));
    MARK(3, mgpu_mbarrier_arrive_expect_tx(full, BYTES));
}

TEST_CASE("who comes too early is told of the wait that let it come, and who ended its phase")
{
    known<unsigned char> in(4096);
    for (uint32_t k = 0; k < CHOICES; k++) {
        model m;
        uint32_t line[MARKS];
        const ledger_args a = {in.data.data(), line, 0};
        choose(m, k);
        REQUIRE(m.run(freed_too_early_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
        CAPTURE(k, m.text);
        CHECK(m.text.find(with_places("@3: mbarrier.arrive: ", line)) == 0);
        CHECK(m.says(
            {with_places("; this thread comes behind its wait at @2 for phase 0 of the "
                         "mbarrier at smem+0x1408 (bars+8) (arrived 1 at @1; its init at "
                         "@0 counts 1): does each who arrives there wait for this "
                         "mbarrier before, and does none arrive beyond that count?",
                         line)
                 .c_str()}));
        if (k < 3)
            CHECK(m.says({"wants only 0 more of 1: "}) == (k != 0));
    }
}

/* Two blocks load half of the other's tile each. Rank 1 is a lap ahead: 0: its second copy takes the place of
 * one of rank 0, 1: or comes when all are there. */
MGPU_KERNEL(lap_ahead, ledger_args, p, 32, 1)
{
    MGPU_SMEM(s, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t full = mgpu_smem_addr(bars), dst = mgpu_smem_addr(s);
    const uint32_t rank = mgpu_cluster_ctarank();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(full, 1);
        mgpu_mbarrier_arrive_expect_tx(full, 2 * BYTES);
        if (rank == 0 && p->what == 1)
            mgpu_bulk_load(dst, p->in, BYTES, full);
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    for (uint32_t lap = 0; lap < 2 && threadIdx.x == 0 && rank == 1; lap++)
        MARK(0, mgpu_bulk_load_multicast(dst + BYTES, p->in, BYTES, full, 1));
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0 && rank == 0 && p->what == 0)
        MARK(1, mgpu_bulk_load(dst, p->in, BYTES, full));
    if (threadIdx.x == 0 && rank == 0)
        mgpu_mbarrier_wait(full, 0);
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

TEST_CASE(
    "a copy of another block that comes a lap early: who frees the place, and whose it is")
{
    known<unsigned char> in(4096);
    for (uint32_t what = 0; what < 2; what++)
        for (uint32_t k = 0; k < CHOICES; k++) {
            model m;
            uint32_t line[MARKS] = {0, 0, 0, 0};
            const ledger_args a = {in.data.data(), line, what};
            choose(m, k);
            const mgpu_status status = m.run(lap_ahead_kernel, 2, 32, a, 2);
            CAPTURE(what, k, m.text);
            REQUIRE(status == MGPU_ERROR_FAULT);
            CHECK(m.says(
                {"nobody expects the 512 bytes of this copy: phase 0 of the mbarrier at ",
                 with_places("@0", line).c_str(),
                 "or another block sent a copy too early: who is written to by multicast frees "
                 "the place at the mbarriers of all who send, as "
                 "mgpu_pipeline_release_cluster() does"}));
            const bool theirs = m.text.find(with_places("@0: ", line)) == 0;
            CHECK(m.says({"(bars+0) of block rank 0 "}) == theirs);
            if (k == 0)
                CHECK(theirs == (what == 1));
        }
}

/* Rank 0 uses what rank 1 does not have: 0: it arrives there, 1: it sends a copy there, before the init; 2: each
 * expects two copies, and the multicast goes to rank 0 alone. */
MGPU_KERNEL(no_peer, ledger_args, p, 32, 1)
{
    MGPU_SMEM(s, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t full = mgpu_smem_addr(bars), dst = mgpu_smem_addr(s);
    const uint32_t rank = mgpu_cluster_ctarank();
    if (threadIdx.x == 0 && (rank == 0 || p->what == 2))
        mgpu_mbarrier_init(full, 1);
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0 && rank == 0 && p->what == 0)
        MARK(0, mgpu_mbarrier_arrive_shared_cluster(mgpu_mapa(full, 1)));
    if (threadIdx.x == 0 && rank == 0 && p->what == 1)
        MARK(0, mgpu_bulk_load_multicast(dst, p->in, BYTES, full, 2));
    if (threadIdx.x == 0 && p->what == 2) {
        mgpu_mbarrier_arrive_expect_tx(full, 2 * BYTES);
        mgpu_bulk_load(dst, p->in, BYTES, full);
        if (rank == 1)
            mgpu_bulk_load_multicast(dst + BYTES, p->in, BYTES, full, 1);
        mgpu_mbarrier_wait(full, 0);
    }
}

TEST_CASE("an mbarrier of a peer that does not live, or gets too little: which, and the remedy")
{
    known<unsigned char> in(4096);
    for (uint32_t what = 0; what < 3; what++) {
        model m;
        uint32_t line[MARKS] = {0, 0, 0, 0};
        const ledger_args a = {in.data.data(), line, what};
        const mgpu_status status = m.run(no_peer_kernel, 2, 32, a, 2);
        CAPTURE(what, m.text);
        REQUIRE(status == (what == 2 ? MGPU_ERROR_DEADLOCK : MGPU_ERROR_FAULT));
        if (what == 2)
            CHECK(m.says({"issue the copy that is missing; a multicast brings bytes to the "
                          "blocks in its mask"}));
        else
            CHECK(m.says({with_places("@0: ", line).c_str(),
                          ": no mbarrier lives at shared address 0x01001400 (bars+0) of block "
                          "rank 1: its mbarrier.init comes first, then in all blocks "
                          "mgpu_barrier_cluster_arrive() and mgpu_barrier_cluster_wait()"}));
    }
}

/* More lines than a report names: the last ones are named, and the others are summed up. */
MGPU_KERNEL(many_lines, ledger_args, p, 32, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 12);
    mgpu_mbarrier_arrive(bar);
    mgpu_mbarrier_arrive(bar);
    mgpu_mbarrier_arrive(bar);
    mgpu_mbarrier_arrive(bar);
    MARK(2, mgpu_mbarrier_arrive(bar));
    mgpu_mbarrier_arrive(bar);
    mgpu_mbarrier_arrive(bar);
    MARK(0, mgpu_mbarrier_arrive(bar));
    mgpu_mbarrier_arrive(bar);
    for (uint32_t i = 0; i < 2; i++)
        MARK(1, mgpu_mbarrier_arrive(bar));
    mgpu_mbarrier_wait(bar, 0);
}

TEST_CASE("a line that arrives often is one entry; the oldest lines are summed up")
{
    model m;
    uint32_t line[MARKS];
    const ledger_args a = {NULL, line, 0};
    REQUIRE(m.run(many_lines_kernel, 1, 32, a) == MGPU_ERROR_DEADLOCK);
    INFO(m.text);
    CHECK(m.says(
        {with_places("1 of 12 arrivals missing: arrived 1 at @2 and 1 at ", line).c_str(),
         with_places(" and 1 at @0 and 1 at ", line).c_str(),
         with_places(" and 2 at @1 and 4 at earlier lines: the init at ", line).c_str(),
         "counts 12: let the others arrive, or count 11"}));
}

/* Many copies behind one expectation: 0: sixteen calls of one line, as of an unrolled loop; 1: nine lines;
 * 2: eight lines arrive, and two arrivals and the wait are missing. */
MGPU_KERNEL(many_copies, ledger_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, to, 512, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t full = mgpu_smem_addr(bars), dst = mgpu_smem_addr(to);
    const uint32_t bytes = p->what == 0 ? 16 * 16 : p->what == 1 ? 9 * 16 : 0;
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(full, p->what == 2 ? 11 : 1);
    MARK(0, mgpu_mbarrier_arrive_expect_tx(full, bytes + 16));
#define COPY   mgpu_bulk_load(dst, p->in, 16, full)
#define COPY_4 COPY, COPY, COPY, COPY
    if (p->what == 0)
        MARK(1, (COPY_4, COPY_4, COPY_4, COPY_4));
    if (p->what == 1) {
        COPY;
        COPY;
        COPY;
        MARK(1, COPY);
        COPY;
        COPY;
        COPY;
        COPY;
        MARK(2, COPY);
    }
    if (p->what == 2) {
        MARK(1, COPY);
        mgpu_mbarrier_arrive(full);
        mgpu_mbarrier_arrive(full);
        MARK(2, mgpu_mbarrier_arrive(full));
        mgpu_mbarrier_arrive(full);
        mgpu_mbarrier_arrive(full);
        mgpu_mbarrier_arrive(full);
        mgpu_mbarrier_arrive(full);
        MARK(3, mgpu_mbarrier_arrive(full));
        return;
    }
#undef COPY_4
#undef COPY
    mgpu_mbarrier_wait(full, 0);
}

TEST_CASE("many copies push nobody out of the report, and calls of one line are one")
{
    static const char *const says[] = {
        "16 bytes missing: expected 272 bytes at @0, came 256 bytes by @1, arrived 1 at @0: "
        "expect what comes, 256 bytes, or issue the copy that is missing",
        "and 48 by earlier lines, arrived 1 at @0: expect what comes, 144 bytes, or issue the "
        "copy that is missing"};
    model m;
    known<unsigned char> in(512);
    uint32_t line[MARKS];
    for (uint32_t what = 0; what < 2; what++)
        for (uint32_t k = 0; k < CHOICES; k++) {
            const ledger_args a = {in.data.data(), line, what};
            choose(m, k);
            REQUIRE(m.run(many_copies_kernel, 1, 32, a) == MGPU_ERROR_DEADLOCK);
            CAPTURE(what, k, m.text);
            CHECK(m.says({with_places(says[what], line).c_str()}));
            if (what == 0)
                continue;
            CHECK(m.says({with_places("16 bytes missing: expected 160 bytes at @0, came 16 "
                                      "bytes by test_ledger.cpp:",
                                      line)
                              .c_str()}));
            if (k == 0) /* in the order of the lines */
                CHECK(m.says({with_places("came 16 bytes by @1 and 16 by ", line).c_str(),
                              with_places(" and 16 by @2 and 48 by earlier ", line).c_str()}));
        }
    const ledger_args a = {in.data.data(), line, 2};
    choose(m, 0);
    REQUIRE(m.run(many_copies_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(
        m.text.find(with_places("@0: bytes are expected here, and the block ends: no wait has "
                                "seen the 16 bytes in phase 0 of the mbarrier at ",
                                line)) == 0);
    CHECK(
        m.says({with_places("which goes on with 2 of 11 arrivals missing: expected 16 bytes at "
                            "@0, came 16 bytes by @1, arrived 1 at @2 and 1 at ",
                            line)
                    .c_str(),
                with_places(" and 1 at @3 and 3 at earlier lines: expect ", line).c_str()}));
}

/* The bytes of the last phase, or of the only one, come and nobody waits; or somebody does. */
MGPU_KERNEL(last_phase, ledger_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, to, 512, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    for (uint32_t lap = 0; lap < 2; lap++) {
        mgpu_mbarrier_arrive_expect_tx(bar, 512);
        MARK(0, mgpu_bulk_load(mgpu_smem_addr(to), p->in, 512, bar));
        if (lap == 0 || p->what == 1)
            mgpu_mbarrier_wait(bar, lap);
    }
}

TEST_CASE("bytes that nobody waits for before the block ends deserve a note")
{
    known<unsigned char> in(1024);
    for (const mgpu_emu_policy policy : {MGPU_EMU_EAGER, MGPU_EMU_LAZY})
        for (uint32_t what = 0; what < 2; what++) {
            model m;
            uint32_t line[MARKS];
            const ledger_args a = {in.data.data(), line, what};
            m.config.policy = policy;
            const mgpu_status status = m.run(last_phase_kernel, 1, 32, a);
            INFO(m.lints);
            CHECK((status == MGPU_OK) == (what == 1 || policy == MGPU_EMU_EAGER));
            CHECK((m.lints.find(with_places(
                       "@0: a copy was issued here, and the block ends: no wait has "
                       "seen the end of phase 1 of the mbarrier at smem+0x1600 (bars+0), "
                       "its phase",
                       line)) != std::string::npos) == (what == 0 && policy == MGPU_EMU_EAGER));
        }
}
