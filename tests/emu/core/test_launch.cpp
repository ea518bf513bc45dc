/* tests/emu/core/test_launch.cpp - limits, settings, faults of user code.
 * SPDX-License-Identifier: MIT
 */
#include "emu/core/grid.h"

#include <csignal>
#include <cstdlib>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

static uint32_t
deep(uint32_t n)
{
    volatile uint32_t room[256];
    room[n % 256] = n;
    return n == 0 ? 0 : deep(n - 1) + room[n % 256];
}

static uint32_t
one_over(volatile uint32_t n)
{
    volatile uint32_t one = 1;
    return one / n;
}

MGPU_KERNEL(misbehave, grid_args, p, 64, 1)
{
    volatile uintptr_t bad = 64;
    if (threadIdx.x == 5 && blockIdx.x == 1) {
        if (p->what == 0)
            *reinterpret_cast<volatile uint32_t *>(bad) = 1;
        if (p->what == 1)
            p->out[0] = deep(100000);
        if (p->what == 2)
            p->out[0] = one_over(static_cast<volatile const uint32_t &>(p->what) - 2);
        if (p->what == 3)
            __trap();
    }
}

static mgpu_issues inside;

MGPU_KERNEL(launch_inside, grid_args, p, 32, 1)
{
    const mgpu_dim3 one = mgpu_make_dim3(1, 1, 1);
    p->out[threadIdx.x] =
        (uint32_t)mgpu_emu_launch(&write_index_kernel, one, one, one, 0, p, &inside);
}

TEST_CASE("faults of a kernel are a status and name the thread")
{
    model m;
    std::vector<uint32_t> out(64);
    static const char *const words[] = {"illegal memory access at address 0x40",
                                        "stack overflow", "integer division by zero",
                                        "trap: the kernel ends itself here"};
    const uint32_t what = GENERATE(0u, 1u, 2u, 3u);
    grid_args a = {out.data(), NULL, what};
#if defined(__x86_64__)
    REQUIRE(m.run(misbehave_kernel, 3, 64, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({words[what], "thread (5,0,0) of block (1,0,0)"}));
    CHECK(m.issues.count == 1);
    CHECK(m.issues.item[0].status == MGPU_ERROR_FAULT);
    /* and the model goes on */
    std::vector<uint32_t> more(64);
    grid_args b = {more.data(), NULL, 0};
    CHECK(m.run(write_index_kernel, 1, 64, b) == MGPU_OK);
#else
    (void)a;
    (void)words;
#endif
}

TEST_CASE("a launch from inside a kernel is refused")
{
    model m;
    std::vector<uint32_t> out(32);
    grid_args a = {out.data(), NULL, 0};
    REQUIRE(m.run(launch_inside_kernel, 1, 32, a) == MGPU_OK);
    CHECK(out[0] == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(std::string(inside.item[0].text) == "kernel \"write_index\": mgpu_launch was called "
                                              "from inside a kernel: launch it from the host");
}

TEST_CASE("a launch from inside a sink is refused")
{
    struct job {
        mgpu_issues issues;
        mgpu_status status;
    } job = {};
    model m;
    std::vector<uint32_t> out(192);
    grid_args a = {out.data(), NULL, 3};
    m.config.sink_user = &job;
    m.config.sink = [](void *user, const mgpu_emu_report *) {
        struct job *j = static_cast<struct job *>(user);
        const mgpu_dim3 one = mgpu_make_dim3(1, 1, 1);
        const grid_args none = {NULL, NULL, 0};
        j->status = mgpu_emu_launch(&write_index_kernel, one, one, one, 0, &none, &j->issues);
    };
    REQUIRE(m.run(misbehave_kernel, 3, 64, a) == MGPU_ERROR_FAULT);
    CHECK(job.status == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(std::string(job.issues.item[0].text).find("from inside a sink of reports") !=
          std::string::npos);
}

TEST_CASE("limits of a launch name the resource")
{
    model m;
    std::vector<uint32_t> out(4096);
    grid_args a = {out.data(), NULL, 0};
    const mgpu_dim3 one = mgpu_make_dim3(1, 1, 1);
    CHECK(m.run(write_index_kernel, 1, 1025, a) == MGPU_ERROR_THREAD_LIMIT);
    CHECK(std::string(m.issues.item[0].text).find("block.x is 1025, not 1 to 1024 threads") !=
          std::string::npos);
    CHECK(m.run(launch_inside_kernel, 1, 33, a) == MGPU_ERROR_THREAD_LIMIT);
    CHECK(m.run(write_index_kernel, 0, 1, a) == MGPU_ERROR_GRID_LIMIT);
    CHECK(m.run(write_index_kernel, 3, 1, a, 2) == MGPU_ERROR_GRID_LIMIT);
    CHECK(m.run(write_index_kernel, 17, 1, a, 17) == MGPU_ERROR_CLUSTER_LIMIT);
    CHECK(m.run(write_index_kernel, 1, 1, a, 1, 232448) == MGPU_OK);
    CHECK(m.run(write_index_kernel, 1, 1, a, 1, 232449) == MGPU_ERROR_SMEM_LIMIT);
    CHECK(m.run(write_index_kernel, mgpu_make_dim3(1, 65536, 1), one, a) ==
          MGPU_ERROR_GRID_LIMIT);
    CHECK(m.run(write_index_kernel, mgpu_make_dim3(65536, 32768, 1), one, a) ==
          MGPU_ERROR_GRID_LIMIT);
    CHECK(std::string(m.issues.item[0].text) ==
          "kernel \"write_index\": a grid of 2147483648 blocks, and the model counts up to "
          "2147483647: launch it in parts");
    CHECK(mgpu_emu_launch(NULL, one, one, one, 0, &a, NULL) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_launch(&write_index_kernel, one, one, one, 0, NULL, NULL) ==
          MGPU_ERROR_INVALID_ARGUMENT);
}

TEST_CASE("all limits that a launch breaks are told, in the words of every backend")
{
    model m;
    std::vector<uint32_t> out(64);
    grid_args a = {out.data(), NULL, 0};
    const mgpu_kernel *k = &write_index_kernel;
    const mgpu_dim3 grid = mgpu_make_dim3(3, 1, 0), block = mgpu_make_dim3(33, 32, 1),
                    cluster = mgpu_make_dim3(2, 1, 1);
    mgpu_issues all, rules;
    all.count = 99; /* emptied */
    CHECK(mgpu_emu_launch(k, grid, block, cluster, 232449, &a, &all) == MGPU_ERROR_SMEM_LIMIT);
    CHECK(mgpu__launch_check(k, grid, block, cluster, &a, &rules) == MGPU_ERROR_THREAD_LIMIT);
    REQUIRE(rules.count == 3);
    REQUIRE(all.count == 4);
    for (int i = 0; i < 3; i++)
        CHECK(std::string(all.item[i].text) == rules.item[i].text);
    CHECK(std::string(all.item[3].text).find("a block of the modelled GPU may have 232448") !=
          std::string::npos);
}

/* What act() prints on stderr. */
template <typename Act>
static std::string
on_stderr(Act act)
{
    FILE *file = tmpfile();
    REQUIRE(file != nullptr);
    const int kept = dup(2);
    char text[4096] = "";
    dup2(fileno(file), 2);
    act();
    dup2(kept, 2);
    close(kept);
    rewind(file);
    const size_t bytes = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    return std::string(text, bytes);
}

/* For the next one: not run by itself. */
TEST_CASE("one launch", "[.one]")
{
    std::vector<uint32_t> out(32);
    mgpu_issues issues = {0, {}};
    const grid_args args = {out.data(), NULL, 0};
    const mgpu_status status =
        mgpu_launch(&write_index_kernel, mgpu_launch_1d(1, 32), &args, &issues);
    std::printf("launch: %s\n", mgpu_status_name(status));
}

/* What this program says of one launch when it begins with such an environment. */
static std::string
launch_with(const std::string &environment, const std::string &test = "[.one]")
{
    const std::string self = "/proc/" + std::to_string(getpid()) + "/exe";
    FILE *child = popen((environment + " " + self + " '" + test + "' 2>&1").c_str(), "r");
    REQUIRE(child != NULL);
    char text[8192];
    const size_t bytes = fread(text, 1, sizeof text, child);
    (void)pclose(child);
    return std::string(text, bytes);
}

TEST_CASE("a name of the environment that no setting has refuses launches")
{
    const std::string right = launch_with("MGPU_EMU_NOTES=fatal MGPU_EMU=1 XMGPU_EMU_NOTE=1");
    CHECK(right.find("launch: MGPU_OK") != std::string::npos);
    CHECK(right.find("mgpu model") == std::string::npos);
    const std::string wrong = launch_with("MGPU_EMU_NOTE=fatal");
    INFO(wrong);
    CHECK(wrong.find("launch: MGPU_ERROR_INVALID_ARGUMENT") != std::string::npos);
    CHECK(wrong.find("mgpu model: MGPU_EMU_NOTE: there is no such setting; there are "
                     "MGPU_EMU_WORKERS MGPU_EMU_POLICY MGPU_EMU_SEED MGPU_EMU_NUMERICS "
                     "MGPU_EMU_TARGET MGPU_EMU_SMS MGPU_EMU_RESIDENT MGPU_EMU_STACK_KB "
                     "MGPU_EMU_PATIENCE_MS MGPU_EMU_HAZARDS MGPU_EMU_RULES MGPU_EMU_REPORT "
                     "MGPU_EMU_TRACE MGPU_EMU_NOTES "
                     "MGPU_EMU_ORDERS MGPU_EMU_SECONDS MGPU_EMU_ACTORS MGPU_EMU_OPERATIONS "
                     "MGPU_EMU_STEPS MGPU_EMU_RESULTS MGPU_EMU_REPLAY\n") != std::string::npos);
}

TEST_CASE("the environment sets the defaults, and nonsense refuses launches")
{
    setenv("MGPU_EMU_WORKERS", "3", 1);
    setenv("MGPU_EMU_POLICY", "random", 1);
    setenv("MGPU_EMU_SEED", "77", 1);
    setenv("MGPU_EMU_NUMERICS", "fast", 1);
    setenv("MGPU_EMU_TARGET", "sm_90", 1);
    setenv("MGPU_EMU_SMS", "78", 1);
    setenv("MGPU_EMU_RESIDENT", "5", 1);
    setenv("MGPU_EMU_STACK_KB", "128", 1);
    setenv("MGPU_EMU_PATIENCE_MS", "1234", 1);
    mgpu_emu_config c = mgpu_emu_config_default();
    CHECK(c.workers == 3);
    CHECK(c.policy == MGPU_EMU_RANDOM);
    CHECK(c.seed == 77);
    CHECK(c.numerics == MGPU_EMU_FAST);
    CHECK(c.target == MGPU_EMU_SM_90);
    CHECK(c.multiprocessors == 78);
    CHECK(c.max_resident == 5);
    CHECK(c.stack_kb == 128);
    CHECK(c.patience_ms == 1234);
    setenv("MGPU_EMU_WORKERS", "three", 1);
    setenv("MGPU_EMU_POLICY", "sometimes", 1);
    CHECK(on_stderr([&] { c = mgpu_emu_config_default(); }) ==
          "mgpu model: MGPU_EMU_WORKERS=three: want a number from 1 to 1024\n"
          "mgpu model: MGPU_EMU_POLICY=sometimes: want one of eager lazy lazy_copies "
          "random explore\n");
    CHECK(c.workers >= 1);
    CHECK(c.policy == MGPU_EMU_EAGER);
    {
        model m;
        std::vector<uint32_t> out(32);
        CHECK(m.run(write_index_kernel, 1, 32, grid_args{out.data(), NULL, 0}) ==
              MGPU_ERROR_INVALID_ARGUMENT);
        CHECK(std::string(m.issues.item[0].text) == "a setting MGPU_EMU_... of the environment "
                                                    "is not understood; stderr says which, and "
                                                    "what it may be");
    }
    for (const char *name : {"WORKERS", "POLICY", "SEED", "NUMERICS", "TARGET", "SMS",
                             "RESIDENT", "STACK_KB", "PATIENCE_MS"})
        unsetenv((std::string("MGPU_EMU_") + name).c_str());
    c = mgpu_emu_config_default();
    CHECK(c.numerics == MGPU_EMU_EXACT);
    CHECK(c.multiprocessors == 132);
    CHECK(c.target == MGPU_EMU_SM_90A);
}

TEST_CASE("each target has a word in the environment, and is what a query says")
{
    static const struct {
        const char *word;
        uint32_t target, major, minor;
    } targets[] = {{"sm_90", MGPU_EMU_SM_90, 9, 0},      {"sm_90a", MGPU_EMU_SM_90A, 9, 0},
                   {"sm_100a", MGPU_EMU_SM_100A, 10, 0}, {"sm_100f", MGPU_EMU_SM_100F, 10, 0},
                   {"sm_103a", MGPU_EMU_SM_103A, 10, 3}, {"sm_107a", MGPU_EMU_SM_107A, 10, 7},
                   {"sm_107f", MGPU_EMU_SM_107F, 10, 7}, {"sm_110a", MGPU_EMU_SM_110A, 11, 0},
                   {"sm_110f", MGPU_EMU_SM_110F, 11, 0}, {"sm_120a", MGPU_EMU_SM_120A, 12, 0},
                   {"sm_120f", MGPU_EMU_SM_120F, 12, 0}, {"sm_121a", MGPU_EMU_SM_121A, 12, 1}};
    for (const auto &t : targets) {
        model m;
        mgpu_device_info info;
        setenv("MGPU_EMU_TARGET", t.word, 1);
        mgpu_emu_config c = mgpu_emu_config_default();
        unsetenv("MGPU_EMU_TARGET");
        CHECK(c.target == t.target);
        mgpu_emu_configure(c);
        REQUIRE(mgpu_device_query(&info) == MGPU_OK);
        CHECK(std::string(info.name) == std::string("mgpu's model of ") + t.word);
        CHECK(info.sm_major == t.major);
        CHECK(info.sm_minor == t.minor);
    }
    model m;
    std::vector<uint32_t> out(32);
    m.config.target = 1002 + 1;
    CHECK(m.run(write_index_kernel, 1, 32, grid_args{out.data(), NULL, 0}) ==
          MGPU_ERROR_INVALID_ARGUMENT);
}

static void
ask_back(void *user, const mgpu_emu_report *)
{
    *static_cast<uint32_t *>(user) = mgpu_emu_config_current().stack_kb;
}

TEST_CASE("a report sink may ask for the settings")
{
    model m;
    uint32_t asked = 0;
    m.config.sink = ask_back;
    m.config.sink_user = &asked;
    std::vector<uint32_t> out(64);
    grid_args a = {out.data(), NULL, 3};
    CHECK(m.run(misbehave_kernel, 3, 64, a) == MGPU_ERROR_FAULT);
    CHECK(asked == m.config.stack_kb);
}

TEST_CASE("settings that cannot work are refused by the launch")
{
    std::vector<uint32_t> out(64);
    grid_args a = {out.data(), NULL, 0};
    {
        model m;
        m.config.stack_kb = 0;
        CHECK(m.run(write_index_kernel, 1, 32, a) == MGPU_ERROR_INVALID_ARGUMENT);
    }
    {
        model m;
        m.config.workers = 0;
        CHECK(m.run(write_index_kernel, 1, 32, a) == MGPU_ERROR_INVALID_ARGUMENT);
        CHECK(std::string(m.issues.item[0].text)
                  .find("mgpu_emu_configure: workers and multiprocessors are at least 1, "
                        "stack_kb at least 16") == 0);
    }
}

TEST_CASE("memory that is not there is a status and a sentence")
{
    model m;
    m.config.stack_kb = 1u << 31; /* 2 TiB for each thread */
    std::vector<uint32_t> out(1024);
    grid_args a = {out.data(), NULL, 0};
    CHECK(m.run(write_index_kernel, 1, 1024, a) == MGPU_ERROR_OUT_OF_MEMORY);
    INFO(m.text);
    CHECK(
        m.says({"out of memory for cluster 1 of those that must be resident at once: 1 blocks "
                "of 1024 threads, 2147483648 KiB of stack each"}));
}

/* ---- what reports say, and how much ------------------------------------------------------------ */

typedef struct {
    uint32_t what;
} say_args;

MGPU_KERNEL(say, say_args, p, 32, 1)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t bars = mgpu_smem_addr(memory);
    MGPU_NAME(bars, "full", 8, 4);
    MGPU_NAME(bars + 32, "empty", 8, 4);
    if (p->what == 0) /* a note: the value is undefined */
        (void)__shfl_sync(threadIdx.x < 16 ? 0xffffu : 0xffff0000u, 1,
                          16 - threadIdx.x / 16 * 16);
    if (p->what == 1 && threadIdx.x == 0) {
        mgpu_mbarrier_init(bars + 16, 1);
        mgpu_mbarrier_init(bars + 40, 2);
        (void)mgpu_mbarrier_arrive_count(bars + 40, 3);
    }
    if (p->what == 2 && threadIdx.x == 0) {
        mgpu_mbarrier_init(bars + 16, 1);
        mgpu_mbarrier_wait(bars + 16, 0);
    }
    if (p->what == 3 && threadIdx.x == 0)
        mgpu_emu_fail("%s", reinterpret_cast<const char *>((uintptr_t)64 + p->what));
    if (p->what > 3)
        mgpu_emu_fail("one clause; %0*u; the end", static_cast<int>(p->what), 7u);
}

TEST_CASE("a fault in the middle of a report is a report")
{
    model m;
    const say_args args = {3};
    (void)alarm(30); /* a test that hangs ends */
    CHECK(m.run(say_kernel, 1, 32, args) == MGPU_ERROR_FAULT);
    /* what a report holds has been let go: another thread may make one */
    mgpu_status status = MGPU_OK;
    std::thread([&] { status = m.run(say_kernel, 1, 32, args); }).join();
    CHECK(status == MGPU_ERROR_FAULT);
    (void)alarm(0);
    INFO(m.text);
    CHECK(m.says({"illegal memory access at address 0x43", "thread (0,0,0)"}));
}

TEST_CASE("notes are fatal where the settings say so")
{
    model m;
    const say_args args = {0};
    CHECK(m.run(say_kernel, 1, 32, args) == MGPU_OK);
    CHECK(m.lints.find("the value is undefined") != std::string::npos);
    m.config.notes_are_fatal = true;
    CHECK(m.run(say_kernel, 1, 32, args) == MGPU_ERROR_FAULT);
    CHECK(m.says({"the value is undefined", "a note, and notes are fatal here"}));
}

/* One note at a place of its own for each N. */
template <uint32_t N>
__attribute__((noinline)) void
note_at_each()
{
    if constexpr (N != 0)
        note_at_each<N - 1>();
    (void)__shfl_sync(threadIdx.x < 16 ? 0xffffu : 0xffff0000u, N,
                      static_cast<int>(16 - threadIdx.x / 16 * 16));
}

MGPU_KERNEL(say_much, say_args, p, 32, 1)
{
    for (uint32_t round = 0; round < 2; round++) {
        if (p->what == 64)
            note_at_each<63>();
        else
            note_at_each<66>();
    }
}

TEST_CASE("notes of 64 places are said, and once that more are left out")
{
    static const std::string more = "64 notes are enough: more notes are left out";
    model m;
    for (uint32_t what : {64u, 67u}) {
        const say_args args = {what};
        CHECK(m.run(say_much_kernel, 1, 32, args) == MGPU_OK);
        INFO(m.lints);
        CHECK(mgpu_emu_last_stats().reports == (what == 64 ? 64 : 65));
        CHECK((m.lints.find(more) != std::string::npos) == (what != 64));
        CHECK(m.lints.find(more) == m.lints.rfind(more));
    }
}

/* A second ring: its names come first, and stay, in each block. */
MGPU_KERNEL(say_ring, say_args, p, 32, 1)
{
    MGPU_SMEM(memory, 1024);
    const mgpu_pipeline ring = mgpu_pipeline_make(mgpu_smem_addr(memory), 2);
    if (threadIdx.x != 0)
        return;
    MGPU_NAME(ring.bars, "acc full", 8, 2);
    mgpu_pipeline_init(ring, 1, 1);
    if (blockIdx.x == p->what)
        mgpu_mbarrier_wait(ring.bars + (p->what == 0 ? 8u : 16u), 0);
}

TEST_CASE("the first name of a place is its name in all blocks")
{
    model m;
    CHECK(m.run(say_ring_kernel, 2, 32, say_args{0}) == MGPU_ERROR_DEADLOCK);
    INFO(m.text);
    CHECK(m.says({"smem+0x408 (acc full[1]) for parity 0"}));
    CHECK(m.run(say_ring_kernel, 2, 32, say_args{1}) == MGPU_ERROR_DEADLOCK);
    CHECK(m.says({"smem+0x410 (empty[0]) for parity 0"}));
}

TEST_CASE("reports call shared memory by its names")
{
    model m;
    say_args args = {1};
    CHECK(m.run(say_kernel, 1, 32, args) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({"smem+0x428 (empty[1]) wants only 2 more"}));
    args.what = 2;
    CHECK(m.run(say_kernel, 1, 32, args) == MGPU_ERROR_DEADLOCK);
    CHECK(m.says({"smem+0x410 (full[2]) for parity 0"}));
}

/* For the next one: not run by itself. */
TEST_CASE("one fault", "[.fault]")
{
    const say_args args = {1};
    CHECK(mgpu_launch(&say_kernel, mgpu_launch_1d(1, 32), &args, NULL) == MGPU_ERROR_FAULT);
}

TEST_CASE("a report of the random policy says how to see it again")
{
    model m;
    const say_args args = {1};
    m.config.policy = MGPU_EMU_RANDOM;
    m.config.seed = 77;
    CHECK(m.run(say_kernel, 1, 32, args) == MGPU_ERROR_FAULT);
    CHECK(m.says(
        {"; under the random policy; the seed 77 of mgpu_emu_configure() replays this run"}));
    m.config.policy = MGPU_EMU_LAZY;
    CHECK(m.run(say_kernel, 1, 32, args) == MGPU_ERROR_FAULT);
    CHECK_FALSE(m.says({"replays"}));
    const std::string said = launch_with("MGPU_EMU_POLICY=random MGPU_EMU_SEED=78", "[.fault]");
    INFO(said); /* nobody has configured anything there */
    CHECK(said.find(
              "; under the random policy; MGPU_EMU_POLICY=random MGPU_EMU_SEED=78 replays this "
              "run\n") != std::string::npos);
}

TEST_CASE(
    "an issue is the report on one line, whole but for its thread, or cut behind a clause")
{
    model m;
    say_args args = {1};
    CHECK(m.run(say_kernel, 1, 32, args) == MGPU_ERROR_FAULT);
    REQUIRE(m.issues.count == 1);
    CHECK(m.text == std::string(m.issues.item[0].text));
    args.what = 2;
    CHECK(m.run(say_kernel, 1, 32, args) == MGPU_ERROR_DEADLOCK);
    const std::string deadlock = m.issues.item[0].text;
    INFO(deadlock);
    CHECK(deadlock.find("deadlock: no thread can go on (1 wait); block (0,0,0), thread 0: "
                        "waiting at test_launch.cpp:") == 0);
    CHECK(deadlock.find("parity 1") == deadlock.size() - 8);
    for (uint32_t letters : {300u, 400u, 425u}) { /* all fits; but the thread; but the end */
        args.what = letters;
        CHECK(m.run(say_kernel, 1, 32, args) == MGPU_ERROR_FAULT);
        const std::string issue = m.issues.item[0].text, more = " (the report says more)";
        INFO(issue);
        CHECK(issue.size() < sizeof m.issues.item[0].text);
        const bool cut =
            issue.size() > more.size() && issue.substr(issue.size() - more.size()) == more;
        const std::string kept = cut ? issue.substr(0, issue.size() - more.size()) : issue;
        CHECK(m.text.compare(0, kept.size(), kept) == 0);
        CHECK(cut == (letters == 425));
        const std::string rest = m.text.substr(kept.size());
        CHECK(rest.find(letters == 300 ? "" : letters == 400 ? "; thread" : "; the end") == 0);
        CHECK((rest == "") == (letters == 300));
    }
}

TEST_CASE("without a sink the report goes to stderr, and the issue holds it all the same")
{
    model m;
    m.config.sink = NULL;
    for (uint32_t what = 1; what < 3; what++) {
        const say_args args = {what};
        mgpu_status status = MGPU_OK;
        const std::string printed = on_stderr([&] { status = m.run(say_kernel, 1, 32, args); });
        const std::string issue = m.issues.item[0].text;
        INFO(printed << issue);
        CHECK(status == (what == 1 ? MGPU_ERROR_FAULT : MGPU_ERROR_DEADLOCK));
        CHECK(printed.find("mgpu model: error: kernel say: ") == 0);
        for (const std::string &text : {printed, issue})
            CHECK(text.find(what == 1 ? "wants only 2 more" : "for parity 0") !=
                  std::string::npos);
    }
}

/* What a child says on stderr that ends with abort() in do_it(). */
template <typename F>
std::string
said_by_abort(F do_it)
{
    int how = 0;
    const std::string printed = on_stderr([&] {
        const pid_t child = fork();
        if (child == 0) {
            signal(SIGABRT, SIG_DFL);
            do_it();
            _exit(0);
        }
        waitpid(child, &how, 0);
    });
    CHECK((WIFSIGNALED(how) && WTERMSIG(how) == SIGABRT));
    return printed;
}

TEST_CASE(
    "a device function that is called on the host or in a sink ends the process with the line")
{
    const bool in_sink = GENERATE(false, true);
    const std::string printed = said_by_abort([&] {
        if (in_sink) {
            model m;
            const say_args args = {1};
            m.config.sink = [](void *, const mgpu_emu_report *) {
                mgpu_mbarrier_init(0x400, 1);
            };
            (void)m.run(say_kernel, 1, 32, args);
        } else {
            mgpu_mbarrier_init(0x400, 1);
        }
    });
    INFO(printed);
    CHECK(printed.find("mgpu model: error: test_launch.cpp:") == 0);
    CHECK(printed.find(": a device function was called on the host: only code of a kernel may, "
                       "in a launch\n") != std::string::npos);
}
