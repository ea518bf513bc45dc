/* tests/emu/explore/test_explore.cpp - the explore policy: all orders that differ.
 * SPDX-License-Identifier: MIT
 */
#include "emu/explore/explore/explore.h"
#include "emu/model.h"

#include <algorithm>
#include <sys/mman.h>

namespace
{

/* A launch under the policy, of a kernel that takes explore_args. */
struct explored {
    model m;
    known<uint32_t> word;
    mgpu_status status;
    mgpu_emu_exploration found;

    explored() : word(512), status(MGPU_OK), found()
    {
        m.config.policy = MGPU_EMU_EXPLORE;
    }
    void run(const mgpu_kernel *kernel, uint32_t threads, uint32_t what, uint32_t blocks = 1)
    {
        explore_args a = {word.data.data(), what};
        for (uint32_t i = 0; i < 512; i++)
            word.data[i] = i < 64 ? 0 : i;
        status = m.run(*kernel, blocks, threads, a);
        found = mgpu_emu_last_exploration();
    }
    bool notes(const char *words) const
    {
        return m.lints.find(words) != std::string::npos;
    }
    /* What replays the order of the last report: "ring#2:b0t0@3:b0t32". */
    std::string name() const
    {
        const std::string &text = m.text.empty() ? m.lints : m.text, word = "MGPU_EMU_REPLAY=";
        const size_t at = text.find(word);
        REQUIRE(at != std::string::npos);
        return text.substr(at + word.size(), text.find(' ', at) - at - word.size());
    }
};

/* Programs that are as likely as others, and the same in each run. */
struct programs {
    uint64_t state;
    uint32_t draw(uint32_t n)
    {
        state = state * 6364136223846793005u + 1442695040888963407u;
        return static_cast<uint32_t>(state >> 33) % n;
    }
    program_args make(bool bars)
    {
        program_args a;
        std::memset(&a, 0, sizeof a);
        a.bars = bars;
        const uint32_t warps = bars ? 2 : 2 + draw(2);
        for (uint32_t w = 0; w < warps; w++) {
            a.length[w] = bars || warps == 3 ? 1 + draw(2) : 2 + draw(3);
            for (uint32_t k = 0; k < a.length[w];) {
                const uint32_t op =
                    bars && draw(3) != 0 ? PROGRAM_ARRIVE + draw(3) : draw(PROGRAM_ARRIVE);
                const uint32_t on = draw(2);
                a.op[w][k] = static_cast<uint8_t>(op);
                a.on[w][k++] = static_cast<uint8_t>(on);
            }
        }
        return a;
    }
};

mgpu_emu_exploration
all_orders(program_args a, bool everything)
{
    model m;
    known<uint32_t> out(PROGRAM_WARPS + 2);
    a.out = out.data.data();
    m.config.policy = MGPU_EMU_EXPLORE;
    m.config.explore.all = true;
    m.config.explore.everything = everything;
    m.config.explore.orders = 1000000;
    m.config.hazards = false; /* they race on purpose */
    m.config.patience_ms = 1;
    (void)m.run(*explore_kernels.program, 1, 32 * PROGRAM_WARPS, a);
    INFO(m.lints);
    CHECK(m.lints.find("stopped at") == std::string::npos);
    return mgpu_emu_last_exploration();
}

/* The policy sees all that an enumeration sees, in no more orders. */
void
compare(const program_args &a)
{
    const mgpu_emu_exploration few = all_orders(a, false), all = all_orders(a, true);
    CAPTURE(few.orders, all.orders, few.failed, all.failed);
    CHECK(few.outcomes == all.outcomes);
    CHECK(few.digest == all.digest);
    CHECK((few.failed != 0) == (all.failed != 0));
    CHECK(few.orders <= all.orders);
}

} // namespace

TEST_CASE("what all orders show, those show that differ: memory and atomics")
{
    for (uint64_t seed = 0; seed < 60; seed++) {
        programs p = {seed * 7919 + 1};
        CAPTURE(seed);
        compare(p.make(false));
    }
}

TEST_CASE("what all orders show, those show that differ: mbarriers")
{
    for (uint64_t seed = 0; seed < 12; seed++) {
        programs p = {seed * 7919 + 1};
        CAPTURE(seed);
        compare(p.make(true));
    }
}

TEST_CASE("a wait that has to wait in the first order had gone on in another")
{
    program_args a;
    std::memset(&a, 0, sizeof a);
    a.bars = 1;
    a.length[0] = a.length[1] = 1;
    a.op[0][0] = PROGRAM_ARRIVE;
    a.op[1][0] = PROGRAM_WAIT;
    a.on[1][0] = 1; /* passes at once, until the first phase ends */
    compare(a);
    CHECK(all_orders(a, false).outcomes == 2);
}

TEST_CASE("a correct kernel is one order, and its results are there")
{
    explored e;
    e.run(explore_kernels.ring, 96, 0);
    INFO(e.m.text << e.m.lints);
    REQUIRE(e.status == MGPU_OK);
    CHECK(e.notes("explored: no deadlock, no hazard in 1 order, complete"));
    CHECK(e.found.complete);
    CHECK(e.found.order == NULL);
    CHECK(mgpu_emu_last_stats().seconds < 60);
    for (uint32_t i = 0; i < RING_WORDS; i++) {
        uint32_t sum = 0;
        for (uint32_t k = 0; k < RING_LAPS * RING_STAGES; k++)
            sum += 64 + k * RING_WORDS + i;
        REQUIRE(e.word.data[i] == sum);
    }
}

TEST_CASE("locks in opposite orders: the order that stops, in words and again")
{
    explored e;
    e.m.config.hazards = false;
    e.run(explore_kernels.locks, 64, 0);
    INFO(e.m.text << e.m.lints);
    REQUIRE(e.status == MGPU_OK);
    CHECK(e.notes("explored: no deadlock (hazards are off) in "));
    CHECK(e.found.orders > 1);
    CHECK(e.found.complete);

    explored f;
    f.m.config.hazards = false;
    f.run(explore_kernels.locks, 64, 1);
    INFO(f.m.text);
    REQUIRE(f.status == MGPU_ERROR_DEADLOCK);
    REQUIRE(f.found.order != NULL);
    const std::string order = f.found.order;
    CHECK(order ==
          "b0t0@2:b0t32"); /* one turn: thread 32 goes first when thread 0 has its lock */
    CHECK(f.m.says(
        {"spinning at kernels.cu:", "under the explore policy; MGPU_EMU_POLICY=explore",
         ":b0t0@2:b0t32 replays this order:\n",
         "  2. thread 0: kernels.cu:13: writes \"known\"+0x0\n", "  3. threads 32-63: begins\n",
         "  9. 31 lanes, threads 1 to 31: returns\n",
         ". thread 32: kernels.cu:13: writes \"known\"+0x4; kernels.cu:15: reads "
         "\"known\"+0x0"}));
    CHECK(f.name().rfind("locks#", 0) == 0);
    CHECK(mgpu_emu_last_stats().errors == 1); /* not of those that were tried */

    explored again;
    again.m.config.hazards = false;
    again.m.config.explore.replay = order.c_str();
    again.run(explore_kernels.locks, 64, 1);
    CHECK(again.status == MGPU_ERROR_DEADLOCK);
    CHECK(again.m.text.substr(again.m.text.find("replays")) ==
          f.m.text.substr(f.m.text.find("replays")));
    again.m.config.explore.replay = "first";
    again.run(explore_kernels.locks, 64, 1);
    CHECK(again.status == MGPU_OK);
}

TEST_CASE("an order that is none")
{
    explored e;
    e.m.config.explore.replay =
        GENERATE("b0t0", "b0t0@2:", "b0t0@2:b0t32,", "b0t0@2;b0t32", "second", "b0t0c@1:b0t0",
                 "last#:first", "last#1", "b0t0@2:b0t32x");
    e.run(explore_kernels.last, 64, 0);
    INFO(e.m.text);
    CHECK(e.status == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(e.m.says({"MGPU_EMU_REPLAY is no order: want one as a report gives it, such as "
                    "ring#1:b0t0@3:b0t32, or ring#1:first"}));
}

TEST_CASE("an order of another launch")
{
    explored e;
    e.m.config.explore.replay = GENERATE("b7t0@0:b0t0", "b0t99@0:b0t0", "b0t0@0:b0t99c0");
    e.run(explore_kernels.last, 64, 0);
    INFO(e.m.text);
    CHECK(e.status == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(e.m.says({"MGPU_EMU_REPLAY names a thread that this launch does not have: it is an "
                    "order of a larger one"}));
    e.m.config.explore.replay = "b0t0@1:b0t32,b0t0@77:b0t32";
    e.run(explore_kernels.last, 64, 0);
    CHECK(e.status == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(
        e.m.says({"MGPU_EMU_REPLAY is an order of another launch, or of another build: it has "
                  "a turn that does not come, b0t0@77:b0t32"}));
    e.m.config.explore.steps = 16;
    std::string many = "b0t0@1:b0t32";
    for (int i = 0; i < 20; i++)
        many += ",b0t0@1:b0t32";
    e.m.config.explore.replay = many.c_str();
    e.run(explore_kernels.last, 64, 0);
    CHECK(e.status == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(e.m.says({"MGPU_EMU_REPLAY has more turns than an order may have steps: raise "
                    "MGPU_EMU_STEPS"}));
}

TEST_CASE("a replay is of one launch, and the others run as ever")
{
    explored e;
    e.m.config.hazards = false;
    e.run(explore_kernels.locks, 64, 1);
    REQUIRE(e.status == MGPU_ERROR_DEADLOCK);
    const std::string name = e.name();
    const size_t colon = name.find(':');
    const int launch = std::stoi(name.substr(6, colon - 6));
    const std::string third = "locks#" + std::to_string(launch + 2) + name.substr(colon);
    e.m.config.explore.replay = third.c_str();
    e.run(explore_kernels.locks, 64, 0);
    CHECK(e.status == MGPU_OK);
    e.run(explore_kernels.last, 64, 0);
    CHECK(e.status == MGPU_OK);
    CHECK(e.m.lints.empty());
    CHECK(e.found.orders == 0);
    e.run(explore_kernels.locks, 64, 1);
    CHECK(e.status == MGPU_ERROR_DEADLOCK);
    CHECK(e.name() == third);
    e.run(explore_kernels.locks, 64, 0);
    CHECK(e.status == MGPU_OK);
}

TEST_CASE("deadlocks of some orders only")
{
    explored e;
    e.m.config.hazards = false;
    SECTION("a wait that comes when its parity is back")
    {
        e.run(explore_kernels.late, 96, 0);
        INFO(e.m.text);
        REQUIRE(e.status == MGPU_ERROR_DEADLOCK);
        CHECK(e.found.orders > 1);
        CHECK(e.m.says({"thread 32: waiting at kernels.cu:", "for parity 0",
                        ": passes smem+0x1400 (bars+0)", ": completes smem+0x1400 (bars+0)",
                        ": makes smem+0x1400", ": arrives at barrier 0",
                        ": waits at smem+0x1400"}));
    }
    SECTION("a role that depends on who was first")
    {
        e.run(explore_kernels.role, 64, 1);
        INFO(e.m.text);
        REQUIRE(e.status == MGPU_ERROR_DEADLOCK);
        CHECK(e.found.orders > 1);
        CHECK(e.m.says({"thread 0: waiting at kernels.cu:"}));
        e.run(explore_kernels.role, 64, 0);
        CHECK(e.status == MGPU_OK);
        CHECK(e.found.complete);
        CHECK(e.found.orders == 2);
    }
    SECTION("a barrier to which one order comes")
    {
        e.run(explore_kernels.reached, 64, 0);
        INFO(e.m.text);
        REQUIRE(e.status == MGPU_ERROR_DEADLOCK);
        CHECK(e.found.orders > 1);
        CHECK(e.m.says({"waiting at kernels.cu:", "in barrier 1"}));
        e.run(explore_kernels.reached, 64, 1);
        CAPTURE(e.m.lints);
        CHECK(e.status == MGPU_OK);
        CHECK(e.found.complete);
    }
}

TEST_CASE("what an order says of its steps")
{
    explored e;
    e.m.config.hazards = false;
    e.run(explore_kernels.deeds, 160, 0);
    INFO(e.m.text);
    REQUIRE(e.status == MGPU_ERROR_DEADLOCK);
    CHECK(e.m.says({"threads 0-31: kernels.cu:", ": issues its part of a wgmma",
                    "the wgmma of threads 0-127: kernels.cu:", ": expects bytes at smem+0x",
                    "16 lanes, threads 0 to 15: kernels.cu:"}));
}

TEST_CASE("a long order is short: the steps that matter, and how many are between")
{
    explored e;
    e.m.config.hazards = false;
    e.run(explore_kernels.far, 128, 0);
    INFO(e.m.text);
    REQUIRE(e.status == MGPU_ERROR_DEADLOCK);
    CHECK(std::count(e.m.text.begin(), e.m.text.end(), '\n') < 9);
    CHECK(e.m.says({" steps between\n", ". thread 96: kernels.cu:", ": waits at smem+0x"}));
    e.run(explore_kernels.gone, 64, 0);
    INFO(e.m.text);
    REQUIRE(e.status == MGPU_ERROR_FAULT);
    CHECK(e.m.says({"this copy lands in a block that has exited", "; and 2 steps more\n",
                    ". the copy of thread 0: kernels.cu:", ": ends the launch\n"}));
}

TEST_CASE("the program sees the first order's failure, or the shortest of all")
{
    explored e;
    e.m.config.hazards = false;
    e.m.config.explore.all = true;
    e.run(explore_kernels.late, 96, 0);
    CHECK(e.status == MGPU_ERROR_DEADLOCK);
    CHECK(e.found.failed < e.found.orders);
    CHECK(e.found.outcomes == 2);
}

TEST_CASE("results that differ are told, if that is wanted")
{
    explored e;
    e.run(explore_kernels.last, 64, 0);
    INFO(e.m.text << e.m.lints);
    CHECK(e.status == MGPU_OK);
    CHECK(e.found.orders == 2);
    CHECK(e.found.differs);
    CHECK(e.notes("results differ between orders: the first leaves 0x"));
    CHECK(e.notes("at \"known\"+0x0, and 0x"));
    CHECK(e.notes(", and 0x01 is there with MGPU_EMU_POLICY=explore MGPU_EMU_REPLAY=last#"));
    CHECK(e.name().find(":b0t") != std::string::npos);
    e.m.config.explore.results = false;
    e.run(explore_kernels.last, 64, 0);
    CHECK_FALSE(e.found.differs);
    e.m.config.explore.results = true;
    e.run(explore_kernels.last, 64, 1);
    CHECK_FALSE(e.found.differs);
    CHECK(e.found.orders == 1);
    e.m.config.notes_are_fatal = true;
    e.run(explore_kernels.last, 64, 0);
    CHECK(e.status == MGPU_ERROR_FAULT);
}

TEST_CASE("copies commute, but not where they overlap")
{
    explored e;
    e.m.config.hazards = false;
    e.run(explore_kernels.copies, 32, 0);
    CHECK(e.found.orders == 1);
    CHECK(e.found.complete);
    e.run(explore_kernels.copies, 32, 1);
    CHECK(e.found.orders == 2);
    CHECK(e.name().find(":b0t0c") != std::string::npos);
    e.m.config.hazards = true;
    e.m.config.explore.replay = "b0t0c0@0:b0t0c1";
    e.run(explore_kernels.copies, 32, 1);
    INFO(e.m.text);
    CHECK(e.status == MGPU_ERROR_FAULT);
    CHECK(e.m.says({"the copy of thread 0: kernels.cu:"}));
}

TEST_CASE("who polls sees both answers, and a loop waits for a change")
{
    explored e;
    e.m.config.hazards = false;
    e.run(explore_kernels.polls, 64, 1);
    CHECK(e.found.orders == 2);
    CHECK(e.found.differs);
    e.run(explore_kernels.polls, 64, 0);
    CHECK(e.found.orders == 3); /* of its two first looks the registers differ */
    CHECK(e.found.complete);
    CHECK(e.word.data[0] == 3);
}

TEST_CASE("who reads one word often does not wait")
{
    explored e;
    SECTION("nobody writes it, or nobody any more")
    {
        const uint32_t what = GENERATE(0u, 1u);
        CAPTURE(what);
        e.run(explore_kernels.reads, 64, what);
        INFO(e.m.text << e.m.lints);
        CHECK(e.status == MGPU_OK);
        CHECK(e.found.complete);
        CHECK(e.found.differs);
        CHECK_FALSE(e.notes("the loop at"));
    }
    SECTION("it changes before, between and behind the looks")
    {
        e.m.config.explore.all = true;
        e.run(explore_kernels.reads, 64, 2);
        INFO(e.m.text << e.m.lints);
        CHECK(e.found.complete);
        CHECK(e.found.orders == 3);
        CHECK(e.found.outcomes == 3);
    }
    SECTION("it changes, and they are many: what is left out is said")
    {
        e.run(explore_kernels.reads, 64, 3);
        INFO(e.m.text << e.m.lints);
        CHECK_FALSE(e.found.complete);
        CHECK(e.found.orders == 4);
        CHECK(
            e.notes("counts its looks, and behind the second waited for a change: how often it "
                    "looked in vain is left out"));
    }
}

TEST_CASE("a warp comes to a barrier with what all its lanes did")
{
    explored e;
    e.run(explore_kernels.tickets, 64, 0, 2);
    INFO(e.m.text << e.m.lints);
    CHECK(e.status == MGPU_OK);
    CHECK(e.found.complete);
    CHECK(e.found.orders ==
          16); /* who takes each of five tickets; the last is for who is left */
}

TEST_CASE("a loop that gives up does so when nobody else can go on")
{
    explored e;
    e.m.config.hazards = false;
    e.run(explore_kernels.giving_up, 64, 20);
    INFO(e.m.text << e.m.lints);
    CHECK(e.status == MGPU_OK);
    CHECK(e.found.complete); /* each look is a step */
    e.run(explore_kernels.giving_up, 64, 2000);
    CHECK(e.status == MGPU_OK);
    CHECK_FALSE(e.found.complete);
    CHECK(e.notes("gives up by itself, and did so only when nobody else could go on"));
}

TEST_CASE("what is not put back is said")
{
    explored e;
    e.m.config.hazards = false;
    e.run(explore_kernels.outside, 64, 0);
    INFO(e.m.text << e.m.lints);
    CHECK(e.status == MGPU_OK);
    CHECK_FALSE(e.found.complete);
    CHECK(e.notes("all that differ in what was seen; what kernels.cu:"));
    CHECK(e.notes("writes lies in no known buffer and is not put back between orders: name it "
                  "with mgpu_emu_register"));
    e.run(explore_kernels.outside, 64, 1);
    CHECK(e.notes("explored: stopped at a run that does not repeat: the kernel depends on a "
                  "clock, or on memory that is not put back"));
}

TEST_CASE("a hazard is one of the first order")
{
    explored e;
    e.run(explore_kernels.locks, 64, 0);
    e.run(explore_kernels.copies, 32, 1);
    INFO(e.m.text);
    CHECK(e.status == MGPU_ERROR_FAULT);
    CHECK(e.m.says({"hazard", ":first replays this order"}));
    CHECK(e.found.failed == 1);
}

MGPU_KERNEL(not_instrumented, explore_args, p, 64, 1)
{
    p->word[threadIdx.x] = 1;
}

TEST_CASE("plain accesses that are not seen are no part of what is complete")
{
    explored e;
    e.run(&not_instrumented_kernel, 64, 0);
    CHECK_FALSE(e.found.complete);
    CHECK(e.notes("plain accesses were not seen: compile the kernel's file with "
                  "-fsanitize=thread"));
}

TEST_CASE("a programmatic launch is explored as another, and the note says so")
{
    explored e;
    explore_args a = {e.word.data.data(), 1};
    mgpu_emu_configure(e.m.config);
    REQUIRE(mgpu_emu_launch_programmatic(explore_kernels.last, mgpu_make_dim3(1, 1, 1),
                                         mgpu_make_dim3(64, 1, 1), mgpu_make_dim3(1, 1, 1), 0,
                                         &a, &e.m.issues) == MGPU_OK);
    CHECK_FALSE(mgpu_emu_last_exploration().complete);
    CHECK(e.notes("what this programmatic launch touches before griddepcontrol.wait is not "
                  "judged here: hazard 21 is for the other policies"));
    e.run(explore_kernels.last, 64, 1);
    CHECK(e.found.complete);
}

TEST_CASE("bounds: which one stopped it, and behind how many orders")
{
    explored e;
    e.m.config.hazards = false;
    SECTION("orders")
    {
        e.m.config.explore.orders = 2;
        e.run(explore_kernels.locks, 64, 0);
        CHECK(
            e.notes("explored: stopped at its bound of 2 orders (MGPU_EMU_ORDERS): no deadlock "
                    "(hazards are off) in 2 orders, and others are left"));
    }
    SECTION("as many as there are")
    {
        e.m.config.explore.orders = 2;
        e.run(explore_kernels.role, 64, 0);
        CHECK(e.found.complete);
    }
    SECTION("steps")
    {
        e.m.config.explore.steps = 16;
        e.run(explore_kernels.ring, 96, 0);
        CHECK(e.notes("its bound of 16 steps in an order (MGPU_EMU_STEPS): the first order was "
                      "not finished, and nothing is known of any: fewer blocks, a smaller K, "
                      "the kernel's file without -fsanitize=thread, or a larger bound"));
        CHECK_FALSE(e.notes("no deadlock"));
        CHECK(e.found.orders == 0);
    }
    SECTION("who acts apart")
    {
        e.m.config.explore.actors = 2;
        e.run(explore_kernels.ring, 96, 0);
        CHECK(e.notes("its bound of 2 that act apart (MGPU_EMU_ACTORS)"));
    }
    SECTION("operations")
    {
        e.m.config.explore.operations = 1;
        e.run(explore_kernels.copies, 32, 0);
        CHECK(e.notes("its bound of 1 operations of agents in an order (MGPU_EMU_OPERATIONS)"));
    }
    SECTION("seconds")
    {
        program_args a;
        std::memset(&a, 0, sizeof a);
        known<uint32_t> out(PROGRAM_WARPS + 2);
        a.out = out.data.data();
        for (uint32_t w = 0; w < PROGRAM_WARPS; w++)
            for (a.length[w] = 0; a.length[w] < PROGRAM_LENGTH; a.length[w]++) {
                a.op[w][a.length[w]] = PROGRAM_ADD;
                a.on[w][a.length[w]] = static_cast<uint8_t>(a.length[w] % 2);
            }
        e.m.config.explore.seconds = 1;
        e.m.config.explore.orders = UINT32_MAX;
        CHECK(e.m.run(*explore_kernels.program, 1, 32 * PROGRAM_WARPS, a) == MGPU_OK);
        CHECK(e.notes("its bound of 1 seconds (MGPU_EMU_SECONDS)"));
    }
    CHECK(e.m.text.empty());
}

TEST_CASE("a loop in which nothing is seen ends with the time")
{
    explored e;
    e.m.config.hazards = false;
    e.m.config.explore.seconds = 1;
    e.run(explore_kernels.endless, 64, 1);
    INFO(e.m.text << e.m.lints);
    CHECK(e.status == MGPU_OK); /* by default thread 0 is first */
    e.run(explore_kernels.endless, 64, 0);
    CHECK(e.status == MGPU_ERROR_DEADLOCK);
    CHECK(
        e.m.says({"the explore policy: kernels.cu:",
                  ": a loop without a word of mgpu or CUDA in it: no other thread runs, and it "
                  "has not ended in 1 seconds (MGPU_EMU_SECONDS); if it waits for a flag, make "
                  "that volatile, and compile the file with -fsanitize=thread"}));
    CHECK(mgpu_emu_last_stats().errors == 1);
    e.run(explore_kernels.last, 64, 1);
    CHECK(e.status == MGPU_OK); /* all is as it was */
}

TEST_CASE("the environment sets the bounds")
{
    const char *const names[] = {"MGPU_EMU_POLICY",  "MGPU_EMU_ORDERS", "MGPU_EMU_SECONDS",
                                 "MGPU_EMU_ACTORS",  "MGPU_EMU_STEPS",  "MGPU_EMU_OPERATIONS",
                                 "MGPU_EMU_RESULTS", "MGPU_EMU_REPLAY"};
    const char *const values[] = {"explore", "7", "8", "9", "100", "11", "0", "first"};
    for (int i = 0; i < 8; i++)
        setenv(names[i], values[i], 1);
    const mgpu_emu_config c = mgpu_emu_config_default();
    CHECK(c.policy == MGPU_EMU_EXPLORE);
    CHECK(c.explore.orders == 7);
    CHECK(c.explore.seconds == 8);
    CHECK(c.explore.actors == 9);
    CHECK(c.explore.steps == 100);
    CHECK(c.explore.operations == 11);
    CHECK_FALSE(c.explore.results);
    CHECK(std::string(c.explore.replay) == "first");
    for (int i = 0; i < 8; i++)
        unsetenv(names[i]);
    CHECK(mgpu_emu_config_default().explore.replay == NULL);
    CHECK(mgpu_emu_config_default().explore.results);
}

TEST_CASE("what cannot be explored is refused")
{
    explored e;
    explore_args a = {e.word.data.data(), 1};
    e.m.config.max_resident = 2;
    CHECK(e.m.run(*explore_kernels.last, 3, 64, a) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(e.m.says({"the explore policy: all clusters must be resident: the grid has 3, and 2 "
                    "fit (see MGPU_EMU_SMS): launch fewer blocks"}));
    e.m.config.max_resident = 0;
    const size_t bytes = size_t(600) << 20;
    void *much =
        mmap(NULL, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    REQUIRE(much != MAP_FAILED);
    REQUIRE(mgpu_emu_register(much, bytes, "much") == MGPU_OK);
    CHECK(e.m.run(*explore_kernels.last, 1, 64, a) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(e.m.says({"known buffers have 600 MiB, and it copies at most 512: take a smaller "
                    "problem, or free what the kernel does not need"}));
    CHECK(mgpu_emu_unregister(much) == MGPU_OK);
    (void)munmap(much, bytes);
    e.m.config.explore.steps = 1;
    CHECK(e.m.run(*explore_kernels.last, 1, 64, a) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(std::strstr(e.m.issues.item[0].text,
                      "bounds of the explore policy are at least 1, steps from 16 to 131072") !=
          NULL);
}
