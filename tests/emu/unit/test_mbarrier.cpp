/* tests/emu/unit/test_mbarrier.cpp - what the model says of mbarriers that are used wrongly.
 * SPDX-License-Identifier: MIT
 *
 * What they do when used rightly is in ptx/test_mbarrier.cu.
 */
#include <mgpu/ptx/newer.h>

#include "emu/marks.h"

typedef struct {
    uint32_t *out;
    uint32_t what;
} mbarrier_args;

MGPU_KERNEL(misused_mbarrier, mbarrier_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, bars, 4, 16);
    const uint32_t bar = mgpu_smem_addr(bars), what = p->what;
    if (threadIdx.x == 0 && what != 1)
        mgpu_mbarrier_init(bar, what == 2 ? 0 : what == 3 ? 1u << 20 : 2);
    __syncthreads();
    if (threadIdx.x != 0)
        return;
    if (what == 0)
        mgpu_mbarrier_init(bar + 4, 1);
    if (what == 1)
        mgpu_mbarrier_arrive(bar);
    if (what == 4) {
        mgpu_mbarrier_arrive(bar);
        mgpu_mbarrier_arrive_count(bar, 2);
    }
    if (what == 5)
        mgpu_mbarrier_expect_tx(bar, 1u << 20);
    if (what == 6)
        (void)mgpu_mbarrier_try_wait_parity(bar, 2);
    if (what == 7) {
        mgpu_mbarrier_inval(bar);
        mgpu_mbarrier_arrive(bar);
    }
    if (what == 8)
        (void)mgpu_mbarrier_arrive_no_complete(bar, 2);
    if (what == 9)
        mgpu_mbarrier_arrive_count(bar, 0);
    if (what >= 10 && what <= 14)
        reinterpret_cast<volatile unsigned char *>(bars)[7]++; /* one byte of eight */
    if (what == 10)
        mgpu_mbarrier_arrive(bar);
    if (what == 11)
        mgpu_mbarrier_expect_tx(bar, 16);
    if (what == 12)
        (void)mgpu_mbarrier_test_wait_parity(bar, 0);
    if (what == 13)
        (void)mgpu_mbarrier_try_wait_parity(bar, 0);
    if (what == 14)
        mgpu_mbarrier_inval(bar);
    if (what == 15 || what == 16)
        mgpu_mbarrier_expect_tx(bar, 16);
    if (what == 15)
        mgpu_mbarrier_inval(bar);
    if (what == 16)
        mgpu_mbarrier_init(bar, 1);
}

/* Thread 0 waits for bytes that come short, thread 32 for an arrival that does not come. */
MGPU_KERNEL(mbarrier_deadlock, mbarrier_args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_mbarrier_init(bar + 8, 3);
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        (void)mgpu_mbarrier_arrive_expect_tx(bar, 4096);
        mgpu_mbarrier_complete_tx(bar, 4080);
        mgpu_mbarrier_wait(bar, 0);
    }
    if (threadIdx.x == 32) {
        (void)mgpu_mbarrier_arrive(bar + 8);
        mgpu_mbarrier_wait(bar + 8, 0);
    }
    p->out[threadIdx.x] = 1;
}

/* A bounded loop of tries comes to its end although nobody arrives. */
MGPU_KERNEL(mbarrier_patience, mbarrier_args, p, 32, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        uint32_t tries = 0;
        while (tries < 10 && !mgpu_mbarrier_try_wait_parity(bar, 0))
            tries++;
        p->out[0] = tries;
    }
}

TEST_CASE("each misuse of an mbarrier is a fault with its own sentence")
{
    static const char *const words[] = {
        "is not aligned to 8 bytes",
        "no mbarrier lives at shared address 0x00000400 (bars+0): mbarrier.init, then "
        "__syncthreads(), comes first",
        "mbarrier.init: count 0: 1 to 2^20-1 arrivals",
        "count 1048576",
        "2 arrivals, but phase 0 of the mbarrier at smem+0x400 (bars+0) wants only 1 more of 2",
        "the byte count of the mbarrier at smem+0x400 (bars+0) becomes 1048576; it holds "
        "+-(2^20-1): split what comes over several mbarriers, or phases",
        "parity 2 is not 0 or 1",
        "no mbarrier lives at shared address 0x00000400 (bars+0): mbarrier.init, then "
        "__syncthreads(), comes first",
        "mbarrier.arrive.noComplete would complete phase 0 of the mbarrier at smem+0x400",
        "mbarrier.arrive: count 0: at least one arrival",
        "mbarrier.arrive: the eight bytes of the mbarrier at smem+0x400 (bars+0) were "
        "overwritten",
        "mbarrier.expect_tx: the eight bytes",
        "mbarrier.test_wait: the eight bytes",
        "mbarrier.try_wait: the eight bytes",
        "mbarrier.inval: the eight bytes",
        "mbarrier.inval at smem+0x400 (bars+0): bytes are in flight in phase 0",
        "mbarrier.init at smem+0x400 (bars+0): bytes are in flight in phase 0"};
    model m;
    std::vector<uint32_t> out(64);
    for (uint32_t what = 0; what < 17; what++) {
        mbarrier_args a = {out.data(), what};
        CAPTURE(what);
        REQUIRE(m.run(misused_mbarrier_kernel, 1, 64, a, 1, 0) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({words[what], "test_mbarrier.cpp:", "thread (0,0,0) of block (0,0,0)"}));
    }
}

typedef struct {
    uint32_t *out, *line;
    uint32_t what;
} again_args;

/* 0: an mbarrier is made twice; 1: by another thread; 2: for each of two tiles, when its phase is over;
 * 3: the same, and the one before has gone; 4: two are made, once each. */
MGPU_KERNEL(mbarrier_again, again_args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t bar = mgpu_smem_addr(bars), what = p->what;
    for (uint32_t tile = 0; tile < (what == 2 || what == 3 ? 2 : 1); tile++) {
        if (threadIdx.x == 0)
            MARK(0, mgpu_mbarrier_init(bar, 64));
        __syncthreads();
        if (threadIdx.x == (what == 1 ? 32 : 0) && (what < 2 || what == 4))
            MARK(1, mgpu_mbarrier_init(what == 4 ? bar + 8 : bar, 64));
        __syncthreads();
        (void)mgpu_mbarrier_arrive(bar);
        mgpu_mbarrier_wait(bar, 0);
        __syncthreads();
        if (threadIdx.x == 0 && what == 3)
            mgpu_mbarrier_inval(bar);
        __syncthreads();
    }
    p->out[threadIdx.x] = what;
}

TEST_CASE("an init where an mbarrier lives is a note, with the line of that one's init")
{
    for (uint32_t what = 0; what < 5; what++) {
        model m;
        std::vector<uint32_t> out(64, ~0u), line(2);
        again_args a = {out.data(), line.data(), what};
        CAPTURE(what);
        m.config.notes_are_fatal = false;
        REQUIRE(m.run(mbarrier_again_kernel, 1, 64, a, 1, 0) == MGPU_OK);
        CHECK(out == std::vector<uint32_t>(64, what));
        INFO(m.lints);
        const std::string says = at(line[what < 2]) +
                                 ": mbarrier.init at smem+0x400 (bars+0): the mbarrier of the "
                                 "init at " +
                                 at(line[0]) +
                                 " lives there: mgpu_mbarrier_inval() first, or init once, "
                                 "by one thread; thread (";
        CHECK(m.lints.find(says) == (what < 3 ? 0 : std::string::npos));
        CHECK(m.lints.empty() == (what >= 3));
        CHECK((m.lints.find("note 7, an mbarrier is made where one lives") !=
               std::string::npos) == (what < 3));
    }
}

/* Thread 0 of rank 0 waits at rank 1's barrier; 9: of rank 1 at rank 0's. */
MGPU_KERNEL(far_wait, mbarrier_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, bars, 1, 16);
    const uint32_t bar = mgpu_smem_addr(bars), far = mgpu_mapa(bar, p->what == 9 ? 0 : 1);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init_layout_v1(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    uint32_t report[2];
    if (threadIdx.x == 0 && blockIdx.x == (p->what == 9 ? 1 : 0))
        switch (p->what) {
        case 0:
            (void)mgpu_mbarrier_test_wait_parity(far, 1);
            break;
        case 1:
            (void)mgpu_mbarrier_test_wait(far, 0);
            break;
        case 2:
            (void)mgpu_mbarrier_test_wait_report(far, 0, report);
            break;
        case 3:
            (void)mgpu_mbarrier_try_wait_parity(far, 1);
            break;
        case 4:
            (void)mgpu_mbarrier_try_wait_cluster(far, 0);
            break;
        case 5:
            (void)mgpu_mbarrier_try_wait_parity_relaxed_cluster_suspend(far, 1, 1000);
            break;
        case 6:
            (void)mgpu_mbarrier_try_wait_conditional(far, 1);
            break;
        case 7:
            mgpu_mbarrier_wait(far, 1);
            break;
        default:
            mgpu_mbarrier_wait_cluster(far, 1);
            break;
        }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
}

TEST_CASE("a wait is at a barrier of its own block, in every form")
{
    model m;
    for (uint32_t what = 0; what < 10; what++) {
        mbarrier_args a = {NULL, what};
        CAPTURE(what);
        REQUIRE(m.run(far_wait_kernel, 2, 32, a, 2, 0) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({what < 3 ? "mbarrier.test_wait: the mbarrier at"
                               : "mbarrier.try_wait: the mbarrier at",
                      what < 9 ? "0x01000400 (bars+0) is one of block rank 1, this is rank 0: "
                               : "0x00000400 (bars+0) is one of block rank 0, this is rank 1: ",
                      "only a block's own barriers can be waited for: let the peer arrive at "
                      "one of this block's with mgpu_mbarrier_arrive_shared_cluster()",
                      "test_mbarrier.cpp:"}));
        CHECK_FALSE(m.says({"the _shared_cluster form"}));
    }
}

TEST_CASE("a deadlock on mbarriers says what is missing, in bytes and arrivals")
{
    model m;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    std::vector<uint32_t> out(64);
    mbarrier_args a = {out.data(), 0};
    REQUIRE(m.run(mbarrier_deadlock_kernel, 1, 64, a, 1, 0) == MGPU_ERROR_DEADLOCK);
    INFO(m.text);
    CHECK(m.says(
        {"thread 0: waiting at test_mbarrier.cpp:",
         " on the mbarrier at smem+0x400 (bars+0) for parity 0: phase 0 is open (parity 0), ",
         "16 bytes missing: expected 4096 bytes at test_mbarrier.cpp:",
         ", came 4080 bytes by test_mbarrier.cpp:", "thread 32: waiting", "smem+0x408 (bars+8)",
         "2 of 3 arrivals missing: arrived 1 at test_mbarrier.cpp:"}));
    CHECK(out[1] == 1);
    CHECK(out[0] == 0);
    CHECK(m.issues.item[0].status == MGPU_ERROR_DEADLOCK);
}

TEST_CASE("try_wait comes back with false when nothing else can run")
{
    model m;
    std::vector<uint32_t> out(1);
    mbarrier_args a = {out.data(), 0};
    REQUIRE(m.run(mbarrier_patience_kernel, 1, 32, a) == MGPU_OK);
    CHECK(out[0] == 10);
}

/* Ends in the middle of a phase: bytes expected too many (0), an arrival too many (1) or too few (3), where
 * a thread has brought the bytes itself and knows of them; or as it should (2, and 4 and 5 with such bytes);
 * bytes of a thread that nobody expects (6, 7), and bytes of a copy (8). */
MGPU_KERNEL(mbarrier_left, mbarrier_args, p, 32, 1)
{
    MGPU_SMEM(s, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), what = p->what;
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 2);
    if (what == 0)
        mgpu_mbarrier_expect_tx(bar, 64);
    if (what == 3) {
        mgpu_mbarrier_arrive_expect_tx(bar, 64);
        mgpu_mbarrier_complete_tx(bar, 64);
    }
    if (what == 4 || what == 7)
        mgpu_mbarrier_expect_tx(bar, what == 4 ? 64 : 48);
    if (what == 4 || what == 6 || what == 7)
        mgpu_mbarrier_complete_tx(bar, 64);
    if (what == 5) {
        mgpu_mbarrier_complete_tx(bar, 64);
        mgpu_mbarrier_expect_tx(bar, 64);
    }
    if (what == 8)
        mgpu_bulk_load(mgpu_smem_addr(s), p->out, 64, bar);
    if (what < 3 || what > 5)
        mgpu_mbarrier_arrive_count(bar, 2);
    if (what == 1) {
        mgpu_mbarrier_wait(bar, 0);
        mgpu_mbarrier_arrive(bar);
    }
}

TEST_CASE("a block that ends in the middle of a phase is told")
{
    static const char *const words[] = {
        "bytes are expected here, and the block ends: 64 bytes are missing in phase 0",
        "the block ends with 1 of 2 arrivals in phase 1 of the mbarrier at smem+0x1400 "
        "(bars+0), this the last: the count of its init at test_mbarrier.cpp:",
        NULL,
        "the block ends with 1 of 2 arrivals in phase 0",
        NULL,
        NULL,
        "complete_tx brings bytes here, and the block ends: nobody expects 64 of them in phase "
        "0 of the mbarrier at smem+0x1400 (bars+0): expect what it brings",
        "complete_tx brings bytes here, and the block ends: nobody expects 16 of them in phase "
        "0"};
    model m;
    m.config.policy = MGPU_EMU_EAGER;
    known<uint32_t> in(16);
    for (uint32_t what = 0; what < sizeof words / sizeof words[0]; what++) {
        mbarrier_args a = {in.data.data(), what};
        CAPTURE(what);
        REQUIRE(m.run(mbarrier_left_kernel, 1, 32, a) == MGPU_OK);
        INFO(m.lints);
        if (words[what] == NULL)
            CHECK(m.lints == "");
        else
            CHECK(m.lints.find(words[what]) != std::string::npos);
    }
    mbarrier_args a = {in.data.data(), 8};
    REQUIRE(m.run(mbarrier_left_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says(
        {"nobody expects the 64 bytes that this line brings, and the block ends: phase 0",
         "is open: no bytes expected, came 64 bytes by test_mbarrier.cpp:"}));
}

/* Warp 0 waits at bars[0] for warp 1. 0: which waits at bars[1] for bytes, 1: for an arrival. */
MGPU_KERNEL(cause_first, mbarrier_args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 2);
        mgpu_mbarrier_init(bar + 8, 1);
        mgpu_mbarrier_arrive(bar);
        if (p->what == 0)
            mgpu_mbarrier_arrive_expect_tx(bar + 8, 4096);
    }
    __syncthreads();
    mgpu_mbarrier_wait(threadIdx.x < 32 ? bar : bar + 8, 0);
}

TEST_CASE("a deadlock begins with who waits for what no other thread can bring")
{
    model m;
    mbarrier_args a = {NULL, 0};
    REQUIRE(m.run(cause_first_kernel, 1, 64, a) == MGPU_ERROR_DEADLOCK);
    INFO(m.text);
    CHECK(m.text.find("threads 32-63: waiting") < m.text.find("threads 0-31: waiting"));
    CHECK(m.says(
        {"4096 bytes missing: ", "counts 2: let the others arrive; the last to arrive was"}));
    a.what = 1;
    REQUIRE(m.run(cause_first_kernel, 1, 64, a) == MGPU_ERROR_DEADLOCK);
    INFO(m.text);
    CHECK(m.text.find("threads 0-31: waiting") < m.text.find("threads 32-63: waiting"));
    CHECK(m.says({"threads 32-63: waiting",
                  "counts 2: let the others arrive, or count 1; the last to arrive was"}));
}

/* 64 of 96 wait in one line: thread 33 has waited for something else before, thread 34 in another call. */
MGPU_KERNEL(one_line, mbarrier_args, p, 64, 1)
{
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0)
        mgpu_mbarrier_init(bar, 1);
    __syncthreads();
    while (threadIdx.x == 33 && !mgpu_mbarrier_try_wait(bar, 0)) {
    }
    if (threadIdx.x == 35)
        mgpu_mbarrier_arrive(bar);
#define COME(k) (mgpu_barrier_sync(1, 96), p->out[k] = 1)
    threadIdx.x == 34 ? COME(0) : COME(1);
#undef COME
}

TEST_CASE("threads that wait for one thing in one line are one group")
{
    model m;
    std::vector<uint32_t> out(2);
    mbarrier_args a = {out.data(), 0};
    REQUIRE(m.run(one_line_kernel, 1, 64, a) == MGPU_ERROR_DEADLOCK);
    INFO(m.text);
    CHECK(m.says({"threads 0-63: waiting at test_mbarrier.cpp:", "in barrier 1: 64 of 96"}));
}

/* ---- bytes and arrivals that do not agree ------------------------------------------------- */

/* Threads that ask in a loop: two that go in turns (0: try_wait, 1: wait), one that asks two barriers (2); and
 * a ring whose consumer does not look at the answer (3), or waits with the parity of an empty slot (4). In
 * that the producer comes twice. */
MGPU_KERNEL(mbarrier_turns, mbarrier_args, p, 64, 1)
{
    MGPU_SHARED_ALIGNED(uint32_t, tile, 4, 16);
    MGPU_SHARED(uint64_t, bars, 2);
    const uint32_t a = mgpu_smem_addr(bars), b = a + 8, what = p->what;
    const bool first = threadIdx.x == 0;
    const uint32_t mine = first ? b : a;
    if (first) {
        mgpu_mbarrier_init(a, 1);
        mgpu_mbarrier_init(b, 1);
        mgpu_fence_mbarrier_init();
    }
    __syncthreads();
    if (threadIdx.x % 32 != 0)
        return;
    for (uint32_t k = 0; k < 30000 && what < 2; k++) {
        if (first)
            mgpu_mbarrier_arrive(a);
        while (what == 0 && !mgpu_mbarrier_try_wait_parity(mine, k & 1))
            ;
        if (what == 1)
            mgpu_mbarrier_wait(mine, k & 1);
        if (!first)
            mgpu_mbarrier_arrive(b);
    }
    if (what == 2 && first) {
        mgpu_mbarrier_arrive_expect_tx(a, 128);
        while (!mgpu_mbarrier_try_wait_parity(a, 0) && !mgpu_mbarrier_try_wait_parity(b, 0))
            ;
    }
    for (uint32_t k = 0; k < 3 && what > 2; k++) {
        if (!first) {
            if (what == 3 || k == 0)
                mgpu_mbarrier_wait(b, what == 3 ? (k & 1) ^ 1 : 0);
            mgpu_mbarrier_arrive_expect_tx(a, 16);
            mgpu_bulk_load(mgpu_smem_addr(tile), p->out, 16, a);
            continue;
        }
        if (what == 3)
            (void)mgpu_mbarrier_try_wait_parity(a, k & 1);
        else if (k == 0)
            mgpu_mbarrier_wait(a, 1);
        if (what == 3 || k == 0)
            mgpu_mbarrier_arrive(b);
    }
}

TEST_CASE("a loop of questions is a wait, and one that nobody looks at is none")
{
    static const char *const words[] = {
        "", "", "thread 0: waiting at test_mbarrier.cpp:",
        "before the next one (the try_wait or test_wait at test_mbarrier.cpp:",
        "before the next one (the wait at test_mbarrier.cpp:"};
    static const mgpu_status answers[] = {MGPU_OK, MGPU_OK, MGPU_ERROR_DEADLOCK,
                                          MGPU_ERROR_FAULT, MGPU_ERROR_FAULT};
    known<uint32_t> in(4);
    for (uint32_t what = 0; what < 5; what++) {
        model m;
        const mbarrier_args a = {in.data.data(), what};
        m.config.patience_ms = 1;
        CAPTURE(what);
        const int answer = m.run(mbarrier_turns_kernel, 1, 64, a);
        INFO(m.text);
        CHECK(answer == answers[what]);
        CHECK(m.says({words[what]}));
        if (what == 2)
            CHECK(m.says({" on the mbarrier at smem+0x"}));
        if (what == 3)
            CHECK(m.says({" was answered no, and nobody has waited since)"}));
        if (what == 4)
            CHECK(m.says({" has parity 1, which passes at once on a fresh mbarrier)"}));
    }
}

typedef struct {
    const void *in;
    uint32_t *line; /* that a report must name */
    uint32_t what;
} tx_args;

#define NAMED(statement) (*p->line = __LINE__, statement)

MGPU_KERNEL(tx_mistakes, tx_args, p, 32, 1)
{
    MGPU_SMEM(s, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), dst = mgpu_smem_addr(s), what = p->what;
    if (threadIdx.x != 0)
        return;
    NAMED(mgpu_mbarrier_init(bar, what == 7 ? 2 : 1));
    mgpu_fence_mbarrier_init();
    switch (what) {
    case 0: /* nothing is expected */
        mgpu_mbarrier_arrive(bar);
        NAMED(mgpu_bulk_load(dst, p->in, 1024, bar));
        break;
    case 1:
        NAMED(mgpu_bulk_load(dst, p->in, 1024, bar));
        mgpu_mbarrier_arrive(bar);
        break;
    case 2: /* expected after the arrival */
        mgpu_mbarrier_arrive(bar);
        mgpu_bulk_load(dst, p->in, 1024, bar), NAMED(mgpu_mbarrier_expect_tx(bar, 1024));
        break;
    case 3: /* too few */
        NAMED(mgpu_mbarrier_arrive_expect_tx(bar, 512));
        mgpu_bulk_load(dst, p->in, 1024, bar);
        break;
    case 4: /* for two copies the bytes of one */
        mgpu_mbarrier_arrive_expect_tx(bar, 512);
        for (uint32_t i = 0; i < 2; i++)
            NAMED(mgpu_bulk_load(dst + 512 * i, p->in, 512, bar));
        break;
    case 5: /* too many */
        NAMED(mgpu_mbarrier_arrive_expect_tx(bar, 2048));
        mgpu_bulk_load(dst, p->in, 1024, bar);
        break;
    case 6: /* no arrival at all */
        NAMED(mgpu_mbarrier_expect_tx(bar, 1024));
        mgpu_bulk_load(dst, p->in, 1024, bar);
        break;
    case 7: /* one of two */
        NAMED(mgpu_mbarrier_arrive(bar));
        break;
    case 8:
        break;
    case 9: /* right, and so are the next two */
        mgpu_bulk_load(dst, p->in, 1024, bar);
        mgpu_mbarrier_arrive_expect_tx(bar, 1024);
        break;
    case 10:
        mgpu_mbarrier_expect_tx(bar, 1024);
        mgpu_bulk_load(dst, p->in, 1024, bar);
        mgpu_mbarrier_arrive(bar);
        break;
    case 11:
        mgpu_mbarrier_arrive_expect_tx(bar, 1024);
        mgpu_bulk_load(dst, p->in, 512, bar);
        mgpu_bulk_load(dst + 512, p->in, 512, bar);
        break;
    }
    mgpu_mbarrier_wait(bar, 0);
}

/* What is said under the eager and the lazy policy; under the random one it is either. */
static const struct {
    mgpu_status status[2];
    const char *words[2];
} tx_reports[9] = {
    {{MGPU_ERROR_FAULT, MGPU_ERROR_FAULT},
     {"nobody expects the 1024 bytes that this line brings", "in a block that has exited"}},
    {{MGPU_ERROR_DEADLOCK, MGPU_ERROR_FAULT},
     {"1024 bytes more than expected: no bytes expected, came 1024 bytes by ",
      "nobody expects the 1024 bytes of this copy: phase 0 of the mbarrier"}},
    {{MGPU_ERROR_FAULT, MGPU_ERROR_FAULT},
     {"no wait has seen the 1024 bytes in phase 1", "in a block that has exited"}},
    {{MGPU_ERROR_DEADLOCK, MGPU_ERROR_DEADLOCK},
     {"512 bytes more than expected: expected 512 bytes at ", "expect the sum of all copies"}},
    {{MGPU_ERROR_FAULT, MGPU_ERROR_FAULT},
     {"nobody expects the 512 bytes of this copy",
      "nobody expects the 512 bytes of this copy"}},
    {{MGPU_ERROR_DEADLOCK, MGPU_ERROR_DEADLOCK},
     {"1024 bytes missing: expected 2048 bytes at ",
      "1024 bytes missing: expected 2048 bytes"}},
    {{MGPU_ERROR_DEADLOCK, MGPU_ERROR_DEADLOCK},
     {"1 of 1 arrivals missing: expected 1024 bytes at ", "expect_tx is no arrival"}},
    {{MGPU_ERROR_DEADLOCK, MGPU_ERROR_DEADLOCK},
     {"1 of 2 arrivals missing: arrived 1 at ", "let the others arrive, or count 1"}},
    {{MGPU_ERROR_DEADLOCK, MGPU_ERROR_DEADLOCK},
     {"none has come since the init at ", "nobody arrived: none has come since "}},
};

TEST_CASE("bytes and arrivals that do not agree: the report names the line to change")
{
    model m;
    known<uint32_t> in(256);
    uint32_t line = 0;
    const uint32_t what = GENERATE(0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u);
    tx_args a = {in.data.data(), &line, what};
    CAPTURE(what);
    for (uint64_t seed = 0; seed < 22; seed++) {
        const uint32_t lazy = seed == 1;
        m.config.seed = seed;
        m.config.policy = seed == 0   ? MGPU_EMU_EAGER
                          : seed == 1 ? MGPU_EMU_LAZY
                                      : MGPU_EMU_RANDOM;
        const mgpu_status status = m.run(tx_mistakes_kernel, 1, 32, a);
        const std::string place = "test_mbarrier.cpp:" + std::to_string(line);
        INFO(seed << ": " << m.text << "; wanted " << place);
        REQUIRE((status == MGPU_ERROR_FAULT || status == MGPU_ERROR_DEADLOCK));
        if (seed < 2) {
            CHECK(status == tx_reports[what].status[lazy]);
            CHECK(m.says({tx_reports[what].words[lazy]}));
        }
        if (status == MGPU_ERROR_FAULT)
            CHECK(m.text.find(place + ": ") == 0);
        else
            CHECK(m.says({("waiting at test_mbarrier.cpp:"), place.c_str()}));
    }
}

/* The bytes are there, then the last arrival, then they are expected: that ends the phase. */
MGPU_KERNEL(expected_last, tx_args, p, 32, 1)
{
    MGPU_SMEM(s, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    if (p->what == 0)
        mgpu_mbarrier_complete_tx(bar, 1024);
    else
        NAMED(mgpu_bulk_load(mgpu_smem_addr(s), p->in, 1024, bar));
    mgpu_mbarrier_arrive(bar);
    mgpu_mbarrier_expect_tx(bar, 1024);
    mgpu_mbarrier_wait(bar, 0);
}

TEST_CASE(
    "bytes that are expected last end the phase; if a copy brings them, it may be too late")
{
    model m;
    known<uint32_t> in(256);
    uint32_t line = 0;
    tx_args a = {in.data.data(), &line, 0};
    REQUIRE(m.run(expected_last_kernel, 1, 32, a) == MGPU_OK);
    CHECK(m.lints == "");
    a.what = 1;
    m.config.policy = MGPU_EMU_LAZY;
    REQUIRE(m.run(expected_last_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.text.find("test_mbarrier.cpp:" + std::to_string(line) + ": nobody expects") == 0);
}

TEST_CASE("bytes may be expected before or after the copy, while an arrival is pending")
{
    model m;
    known<uint32_t> in(256);
    uint32_t line = 0;
    const uint32_t what = GENERATE(9u, 10u, 11u);
    tx_args a = {in.data.data(), &line, what};
    for (uint64_t seed = 0; seed < 22; seed++) {
        m.config.seed = seed;
        m.config.policy = seed == 0   ? MGPU_EMU_EAGER
                          : seed == 1 ? MGPU_EMU_LAZY
                                      : MGPU_EMU_RANDOM;
        REQUIRE(m.run(tx_mistakes_kernel, 1, 32, a) == MGPU_OK);
        CHECK(m.lints == "");
    }
}

/* Behind the last arrival of a phase, which its copy keeps open or not: bytes that a thread expects and
 * brings, in both orders, change nothing (0, 1), nor does an arrival that adds itself (2); one that is behind
 * a wait is of the next phase (3). Without one it is a mistake (4), also where somebody has looked and seen
 * nothing (5), and so is mbarrier.arrive there (6). */
MGPU_KERNEL(behind_the_last, tx_args, p, 32, 1)
{
    MGPU_SMEM(s, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), what = p->what;
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    mgpu_fence_mbarrier_init();
    mgpu_mbarrier_arrive_expect_tx(bar, 64);
    mgpu_bulk_load(mgpu_smem_addr(s), p->in, 64, bar);
    if (what == 0)
        mgpu_mbarrier_complete_tx(bar, 16);
    if (what == 0 || what == 1)
        mgpu_mbarrier_expect_tx(bar, 16);
    if (what == 1)
        mgpu_mbarrier_complete_tx(bar, 16);
    if (what == 2)
        mgpu_cp_async_mbarrier_arrive(bar);
    if (what == 5 || what == 6)
        *p->line = mgpu_mbarrier_test_wait_parity(bar, 1);
    if (what == 4 || what == 5)
        mgpu_cp_async_mbarrier_arrive_noinc(bar);
    if (what == 6)
        mgpu_mbarrier_arrive(bar);
    mgpu_mbarrier_wait(bar, 0);
    if (what == 3) {
        mgpu_cp_async_mbarrier_arrive_noinc(bar);
        mgpu_mbarrier_wait(bar, 1);
    }
}

TEST_CASE("behind the last arrival: what changes nothing is no mistake, an arrival is one")
{
    static const char *const words[] = {
        "cp.async.mbarrier.arrive.noinc: no wait has seen the end of phase 0 of the mbarrier "
        "at "
        "smem+0x1400 (bars+0): when its copies take longer, this arrival falls into that "
        "phase: "
        "expected 64 bytes at test_mbarrier.cpp:",
        "mbarrier.arrive: no wait has seen the end of phase 0 of the mbarrier at smem+0x1400",
        "cp.async.mbarrier.arrive.noinc: no arrival is wanted at smem+0x1400",
        "mbarrier.arrive: 1 arrivals, but phase 0 of the mbarrier at smem+0x1400 (bars+0) "
        "wants "
        "only 0 more of 1"};
    model m;
    known<uint32_t> in(16);
    const uint32_t what = GENERATE(range(0u, 7u));
    for (uint64_t seed = 0; seed < 22; seed++) {
        uint32_t passed = 2;
        tx_args a = {in.data.data(), &passed, what};
        m.config.seed = seed;
        m.config.policy = seed == 0   ? MGPU_EMU_EAGER
                          : seed == 1 ? MGPU_EMU_LAZY
                                      : MGPU_EMU_RANDOM;
        const mgpu_status status = m.run(behind_the_last_kernel, 1, 32, a);
        CAPTURE(what, seed, passed, m.text, m.lints);
        if (what < 4) {
            REQUIRE(status == MGPU_OK);
            CHECK(m.lints == "");
            continue;
        }
        REQUIRE(status == MGPU_ERROR_FAULT);
        if (what > 4 && seed < 2)
            CHECK(passed == seed); /* 0: that is an answer of phase 1 */
        const char *early = words[what == 6], *late = words[2 + (what == 6)];
        CHECK((seed != 1 && m.says({early})) != (seed != 0 && m.says({late})));
        CHECK(m.says({"no wait has seen"}) ==
              m.says({"; in a ring of stages: wait at the barrier by which this stage is given "
                      "back, before it is filled again"}));
    }
}

/* The copy is issued and nothing is expected yet: only the copy itself is in flight. */
MGPU_KERNEL(mbarrier_early_inval, mbarrier_args, p, 32, 1)
{
    MGPU_SMEM(s, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(bar, 1);
    mgpu_fence_mbarrier_init();
    mgpu_bulk_load(mgpu_smem_addr(s), p->out, 16, bar);
    if (p->what == 1) {
        mgpu_mbarrier_arrive_expect_tx(bar, 16);
        mgpu_mbarrier_wait(bar, 0);
    }
    mgpu_mbarrier_inval(bar);
    mgpu_mbarrier_init(bar, 1);
}

TEST_CASE("an mbarrier that a copy will signal cannot be invalidated")
{
    model m;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    known<uint32_t> memory(32);
    mbarrier_args a = {memory.data.data(), 0};
    REQUIRE(m.run(mbarrier_early_inval_kernel, 1, 32, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({"mbarrier.inval at smem+0x", "bytes are in flight in phase 0"}));
    a.what = 1;
    REQUIRE(m.run(mbarrier_early_inval_kernel, 1, 32, a) == MGPU_OK);
    CHECK(m.lints == "");
}
