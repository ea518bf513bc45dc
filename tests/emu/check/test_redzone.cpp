/* tests/emu/check/test_redzone.cpp - stores out of bounds: beside a buffer, and far behind it.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

#include <cstdio>
#include <fstream>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

typedef struct {
    unsigned char *p;
    long at;
} store_args;

MGPU_KERNEL(store_at, store_args, p, 32, 1)
{
    if (threadIdx.x == 0)
        ((volatile unsigned char *)p->p)[p->at] = 7;
}

typedef struct {
    unsigned char *p[3];
    uint32_t how; /* it ends: 0 well, 1 with a trap, 2 in a deadlock */
} wild_args;

MGPU_KERNEL(store_wild, wild_args, p, 32, 1)
{
    MGPU_SHARED(uint64_t, bar, 1);
    if (threadIdx.x != 0)
        return;
    ((volatile unsigned char *)p->p[0])[100] = 7;
    ((volatile unsigned char *)p->p[2])[-3] = 7;
    if (p->how == 1)
        __trap();
    if (p->how == 2) {
        mgpu_mbarrier_init(mgpu_smem_addr(bar), 1);
        mgpu_mbarrier_wait(mgpu_smem_addr(bar), 0);
    }
}

typedef struct {
    int32_t at;   /* from the begin of dynamic memory */
    uint32_t how; /* it ends: 0 well, 1 with a trap */
} smem_args;

MGPU_KERNEL(store_smem, smem_args, p, 32, 1)
{
    MGPU_SMEM(s, 16);
    MGPU_SHARED(uint32_t, array, 5); /* behind the 64 bytes of s, from 64 to 84 */
    if (threadIdx.x != 0 || mgpu_cluster_ctarank() != mgpu_cluster_nctarank() - 1)
        return;
    array[4] = 1;
    ((volatile unsigned char *)s)[p->at] = 7;
    if (p->how == 1)
        __trap();
}

namespace
{

/* A test that hangs ends. */
struct deadline {
    deadline()
    {
        (void)alarm(60);
    }
    ~deadline()
    {
        (void)alarm(0);
    }
};

struct buffer {
    explicit buffer(size_t bytes, const char *name = "victim")
    {
        REQUIRE(mgpu_malloc(&p, bytes) == MGPU_OK);
        REQUIRE(mgpu_emu_name(p, name) == MGPU_OK);
    }
    ~buffer()
    {
        CHECK(mgpu_free(p) == MGPU_OK); /* it was said, once */
    }
    void *p = NULL;
};

/* A sink that uses memory: what it got, and what each call answered. */
struct busy {
    int reports;
    std::string text;
    mgpu_status made, named, filled, wrong, freed, launched;
};

void
work(void *user, const mgpu_emu_report *report)
{
    busy *b = static_cast<busy *>(user);
    const store_args args = {NULL, 0};
    char host[80];
    void *p = NULL;
    b->reports++;
    b->made = mgpu_malloc(&p, 64);
    b->named = mgpu_emu_name(p, "of the sink");
    b->filled = mgpu_memset(p, 0, 64, NULL);
    b->wrong = mgpu_copy_from(host, p, 65, NULL);
    b->freed = mgpu_free(p);
    b->launched = mgpu_launch(&store_at_kernel, mgpu_launch_1d(1, 32), &args, NULL);
    b->text = report->text; /* still this one */
}

/* What is written to stderr meanwhile. */
struct errors {
    errors() : file(std::tmpfile()), before(dup(STDERR_FILENO))
    {
        REQUIRE(file != NULL);
        REQUIRE(dup2(fileno(file), STDERR_FILENO) >= 0);
    }
    std::string said()
    {
        char text[4096];
        if (before >= 0) {
            (void)dup2(before, STDERR_FILENO);
            (void)close(before);
        }
        before = -1;
        std::rewind(file);
        return std::string(text, std::fread(text, 1, sizeof text, file));
    }
    ~errors()
    {
        (void)said();
        (void)std::fclose(file);
    }
    FILE *file;
    int before;
};

} // namespace

TEST_CASE("a plain store into a red zone is reported when the launch ends")
{
    model m;
    buffer b(1000);
    store_args args = {static_cast<unsigned char *>(b.p), 0};
    CHECK(m.run(store_at_kernel, 1, 32, args) == MGPU_OK);
    args.at = 999;
    CHECK(m.run(store_at_kernel, 1, 32, args) == MGPU_OK);
    const struct {
        long at;
        const char *words;
    } cases[] = {{1000, "0 bytes behind its end"},
                 {1234, "234 bytes behind its end"},
                 {-1, "1 bytes before its begin"},
                 {-200, "200 bytes before its begin"}};
    for (const auto &c : cases) {
        CAPTURE(c.at);
        args.at = c.at;
        CHECK(m.run(store_at_kernel, 1, 32, args) == MGPU_ERROR_FAULT);
        CAPTURE(m.text);
        CHECK(m.says({"a plain store out of bounds", "buffer \"victim\" (1000 bytes", c.words,
                      "; its line: compile the kernel's file with -fsanitize=thread; or run in "
                      "gdb, where addresses stay, then again with break mgpu_emu_launch and, "
                      "there, watch *(char *)0x"}));
        CHECK(m.issues.count == 1);
    }
    args.at = 0;
    CHECK(m.run(store_at_kernel, 1, 32, args) == MGPU_OK);
}

TEST_CASE("a plain store far beside a buffer is a fault, with one worker, too")
{
    model m;
    m.config.workers = 1;
    buffer b(4096);
    for (long at : {4096l + 5000, 4096l + 200000, -300000l, 4096l + (1l << 20) - 1}) {
        const store_args args = {static_cast<unsigned char *>(b.p), at};
        CAPTURE(at);
        CHECK(m.run(store_at_kernel, 1, 32, args) == MGPU_ERROR_FAULT);
        CAPTURE(m.text);
        CHECK(m.says({"illegal memory access", "; that is beside buffer \"victim\" (4096 bytes",
                      "thread (0,0,0)",
                      at < 0 ? "bytes before its begin" : "bytes behind its end"}));
    }
}

TEST_CASE("a plain store that misses by much hits nothing: a fault that names what is near")
{
    const deadline soon;
    model m;
    m.config.workers = GENERATE(1u, 2u);
    buffer b(512);
    for (long far = 5000; far < 1l << 40; far += far / 3 + 1)
        for (long at : {512 + far, -far}) {
            const store_args args = {static_cast<unsigned char *>(b.p), at};
            CAPTURE(at);
            CHECK(m.run(store_at_kernel, 4, 32, args) == MGPU_ERROR_FAULT);
            CAPTURE(m.text);
            CHECK(m.says({"test_redzone.cpp:", "illegal memory access at address 0x"}));
            if (far < 8l << 20)
                CHECK(m.says({"; that is beside buffer \"victim\" (512 bytes",
                              at < 0 ? "bytes before its begin" : "bytes behind its end"}));
        }
    for (int32_t far = 8192; far < 60 << 20; far += far / 3) /* shared memory ends at 84 */
        for (int32_t at : {84 + far, -far}) {
            const smem_args args = {at, 0};
            CAPTURE(at);
            CHECK(m.run(store_smem_kernel, 4, 32, args, 2, 64) == MGPU_ERROR_FAULT);
            CAPTURE(m.text);
            CHECK(m.says({"test_redzone.cpp:", "illegal memory access at address 0x"}));
            if (far < 8 << 20)
                CHECK(m.says({"; that is ", at < 0 ? " bytes before" : " bytes behind",
                              " the shared memory of block rank 1; "}));
        }
    const store_args nowhere = {reinterpret_cast<unsigned char *>(0x123456789000000), 0};
    CHECK(m.run(store_at_kernel, 1, 32, nowhere) == MGPU_ERROR_FAULT);
#if defined(__linux__) && defined(__x86_64__)
    CHECK(m.says({"illegal memory access at what is no address (not canonical); thread"}));
#endif
}

TEST_CASE("buffers do not touch each other, nor what the model needs")
{
    model m;
    std::vector<void *> many(64);
    for (void *&p : many)
        REQUIRE(mgpu_malloc(&p, 64) == MGPU_OK);
    for (size_t i = 0; i < many.size(); i++)
        for (size_t k = 0; k < many.size(); k++)
            if (i != k)
                CHECK(std::abs(static_cast<char *>(many[i]) - static_cast<char *>(many[k])) >=
                      1 << 20);
    const store_args args = {static_cast<unsigned char *>(many[7]), 64};
    CHECK(m.run(store_at_kernel, 1, 32, args) == MGPU_ERROR_FAULT);
    CHECK(m.says({"buffer \"mgpu_malloc "}));
    for (void *p : many)
        CHECK(mgpu_free(p) == MGPU_OK);
}

TEST_CASE("mgpu_free says what it found")
{
    model m;
    mgpu_emu_configure(m.config);
    void *p = NULL;
    REQUIRE(mgpu_malloc(&p, 100) == MGPU_OK);
    static_cast<char *>(p)[103] = 1;
    CHECK(mgpu_free(p) == MGPU_ERROR_FAULT);
    CHECK(m.says({"mgpu_free: a plain store out of bounds", "(100 bytes",
                  "3 bytes behind its end", "watch *(char *)0x"}));
}

TEST_CASE("mgpu_free of what it did not give is reported")
{
    model m;
    mgpu_emu_configure(m.config);
    void *p = NULL;
    char mine[64];
    REQUIRE(mgpu_malloc(&p, 100) == MGPU_OK);
    for (void *wrong :
         {static_cast<void *>(mine), static_cast<void *>(static_cast<char *>(p) + 16)}) {
        m.text.clear();
        CHECK(mgpu_free(wrong) == MGPU_ERROR_INVALID_ARGUMENT);
        CHECK(m.says(
            {"mgpu_free: 0x", " is not what mgpu_malloc() gave, or it was freed before"}));
    }
    m.text.clear();
    CHECK(mgpu_free(p) == MGPU_OK);
    CHECK(m.text.empty());
    CHECK(mgpu_free(p) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK_FALSE(m.text.empty());
}

TEST_CASE("all broken buffers are reported, each with its name and place")
{
    model m;
    buffer a(100, "A"), b(200, "B"), c(300, "C");
    const wild_args args = {
        {static_cast<unsigned char *>(a.p), NULL, static_cast<unsigned char *>(c.p)}, 0};
    CHECK(m.run(store_wild_kernel, 1, 32, args) == MGPU_ERROR_FAULT);
    CAPTURE(m.text);
    CHECK(m.says({"buffer \"A\" (100 bytes", "0 bytes behind its end",
                  "buffer \"C\" (300 bytes", "3 bytes before its begin"}));
    CHECK_FALSE(m.says({"buffer \"B\""}));
    CHECK_FALSE(m.says({"the launch had failed"}));
    CHECK(m.issues.count == 2);
    CHECK(mgpu_emu_last_stats().reports == 2);
}

TEST_CASE("a launch that failed tells what it broke, too, and its status stays")
{
    model m;
    buffer a(100, "A"), c(300, "C");
    wild_args args = {
        {static_cast<unsigned char *>(a.p), NULL, static_cast<unsigned char *>(c.p)},
        GENERATE(1u, 2u)};
    CHECK(m.run(store_wild_kernel, 1, 32, args) ==
          (args.how == 1 ? MGPU_ERROR_FAULT : MGPU_ERROR_DEADLOCK));
    CAPTURE(m.text);
    CHECK(m.says({args.how == 1 ? "trap" : "deadlock", "buffer \"A\" (100 bytes",
                  "buffer \"C\" (300 bytes", "the launch had failed before this was seen"}));
    REQUIRE(m.issues.count == 3);
    CHECK(std::string(m.issues.item[0].text).find(args.how == 1 ? "trap" : "deadlock") !=
          std::string::npos);
}

TEST_CASE("copies look at the red zone of their buffer")
{
    model m;
    mgpu_emu_configure(m.config);
    buffer b(100), other(100, "other");
    unsigned char host[100] = {0}, *p = static_cast<unsigned char *>(b.p);
    const uint32_t who = GENERATE(0u, 1u, 2u);
    static const char *const names[] = {"mgpu_copy_to", "mgpu_copy_from", "mgpu_memset"};
    auto copy = [&](unsigned char *to) {
        return who == 0   ? mgpu_copy_to(to, host, 50, NULL)
               : who == 1 ? mgpu_copy_from(host, to, 50, NULL)
                          : mgpu_memset(to, 3, 50, NULL);
    };
    CAPTURE(names[who]);
    p[17] = 9;
    p[100] = 1;
    CHECK(copy(static_cast<unsigned char *>(other.p)) == MGPU_OK); /* that one is well */
    CHECK(m.text == "");
    CHECK(copy(p) == MGPU_ERROR_FAULT);
    CHECK(m.says({(std::string(names[who]) + ": a plain store out of bounds").c_str(),
                  "buffer \"victim\"", "0 bytes behind its end"}));
    CHECK(p[17] == 9); /* nothing was copied */
    CHECK(copy(p) == MGPU_OK);
}

TEST_CASE("a plain store beside the shared memory of a block is reported")
{
    model m;
    const uint32_t cluster = GENERATE(1u, 2u);
    const struct {
        int32_t at;
        const char *words;
    } cases[] = {{-1, "1 bytes before the shared memory"},
                 {-256, "256 bytes before the shared memory"},
                 {84, "0 bytes behind the shared memory"},
                 {339, "255 bytes behind the shared memory"}};
    for (int32_t at : {0, 63, 83}) {
        const smem_args args = {at, 0};
        CHECK(m.run(store_smem_kernel, 4, 32, args, cluster, 64) == MGPU_OK);
    }
    for (const auto &c : cases)
        for (uint32_t how = 0; how < 2; how++) {
            const smem_args args = {c.at, how};
            CHECK(m.run(store_smem_kernel, 4, 32, args, cluster, 64) == MGPU_ERROR_FAULT);
            CAPTURE(m.text, c.at);
            CHECK(
                m.says({"a plain store out of bounds: ", c.words,
                        " of the grid: smem_bytes of the launch is 64, static arrays have 20 "
                        "bytes; its line: compile the kernel's file with -fsanitize=thread"}));
            CHECK(m.says({"the launch had failed before this was seen: it may be why"}) ==
                  (how == 1));
        }
}

TEST_CASE("dynamic shared memory in a launch that has none is noted")
{
    model m;
    const smem_args args = {0, 0};
    CHECK(m.run(store_smem_kernel, 1, 32, args, 1, 0) == MGPU_OK); /* into the static array */
    CHECK(m.lints.find(
              "MGPU_SMEM in a launch without dynamic shared memory: say in smem_bytes of "
              "its config how many bytes the kernel uses") != std::string::npos);
    CHECK(m.run(store_smem_kernel, 1, 32, args, 1, 16) == MGPU_OK);
    CHECK(m.lints.empty());
}

TEST_CASE("a sink may use memory: no lock of the heap is held")
{
    const deadline soon;
    model m;
    busy b = {0, "", MGPU_OK, MGPU_OK, MGPU_OK, MGPU_OK, MGPU_OK, MGPU_OK};
    m.config.sink = work;
    m.config.sink_user = &b;
    buffer v(100, "A"), w(300, "C");
    const wild_args args = {
        {static_cast<unsigned char *>(v.p), NULL, static_cast<unsigned char *>(w.p)},
        GENERATE(0u, 1u, 2u)};
    errors stderr_of_model;
    CHECK(m.run(store_wild_kernel, 1, 32, args) != MGPU_OK);
    static_cast<unsigned char *>(v.p)[107] = 1;
    CHECK(mgpu_memset(v.p, 0, 1, NULL) == MGPU_ERROR_FAULT);
    CHECK(b.reports == (args.how == 0 ? 3 : 4));
    CHECK(m.run(store_wild_kernel, 1, 32, args) != MGPU_OK); /* and later sinks may, too */
    CHECK(b.reports == (args.how == 0 ? 5 : 7));
    static_cast<unsigned char *>(v.p)[107] = 1;
    CHECK(mgpu_memset(v.p, 0, 1, NULL) == MGPU_ERROR_FAULT);
    const std::string said = stderr_of_model.said();
    CHECK(b.text.find("7 bytes behind its end") != std::string::npos);
    CHECK(b.made == MGPU_OK);
    CHECK(b.named == MGPU_OK);
    CHECK(b.filled == MGPU_OK);
    CHECK(b.freed == MGPU_OK);
    CHECK(b.wrong ==
          MGPU_ERROR_INVALID_ARGUMENT); /* that report went to stderr, not to itself */
    CHECK(said.find("mgpu model: error: mgpu_copy_from: 65 bytes") != std::string::npos);
    CHECK(b.launched == MGPU_ERROR_INVALID_ARGUMENT);
}

namespace
{

/* Make, name, fill and free buffers; how many calls did not answer MGPU_OK. */
int
use_memory(int rounds)
{
    int wrong = 0;
    for (int i = 0; i < rounds; i++) {
        void *p[3] = {NULL, NULL, NULL};
        for (void *&each : p)
            wrong += mgpu_malloc(&each, 1000 + 5000 * static_cast<size_t>(i % 3)) != MGPU_OK;
        for (void *each : p) {
            wrong += mgpu_emu_name(each, "of a thread") != MGPU_OK;
            wrong += mgpu_memset(each, i % 256, 1000, NULL) != MGPU_OK;
            wrong += static_cast<unsigned char *>(each)[999] != i % 256;
        }
        for (void *each : p)
            wrong += mgpu_free(each) != MGPU_OK;
    }
    return wrong;
}

size_t
lines_of(const char *path)
{
    std::ifstream file(path);
    std::string line;
    size_t n = 0;
    while (std::getline(file, line))
        n++;
    return n;
}

} // namespace

TEST_CASE("threads of the host make and free buffers at the same time, beside launches")
{
    const deadline soon;
    model m;
    buffer b(1000);
    const store_args args = {static_cast<unsigned char *>(b.p), 5};
    int wrong[3] = {1, 1, 1};
    std::vector<std::thread> threads;
    for (int &w : wrong)
        threads.emplace_back([&w] { w = use_memory(200); });
    for (int i = 0; i < 50; i++)
        CHECK(m.run(store_at_kernel, 4, 32, args) == MGPU_OK);
    for (std::thread &t : threads)
        t.join();
    for (int w : wrong)
        CHECK(w == 0);
}

TEST_CASE("a buffer can be freed once, whoever tries")
{
    for (int i = 0; i < 50; i++) {
        void *p = NULL;
        int freed[2] = {0, 0};
        REQUIRE(mgpu_malloc(&p, 64) == MGPU_OK);
        std::thread other([&] { freed[0] = mgpu_free(p) == MGPU_OK; });
        freed[1] = mgpu_free(p) == MGPU_OK;
        other.join();
        CHECK(freed[0] + freed[1] == 1);
    }
}

TEST_CASE("a process that forks between launches goes on in both")
{
    model m;
    buffer b(1000);
    const store_args args = {static_cast<unsigned char *>(b.p), 3};
    REQUIRE(m.run(store_at_kernel, 4, 32, args) == MGPU_OK);
    const pid_t child = fork();
    if (child == 0) {
        (void)alarm(60);
        static_cast<unsigned char *>(b.p)[3] = 0;
        _exit(m.run(store_at_kernel, 4, 32, args) == MGPU_OK && use_memory(3) == 0 &&
                      static_cast<unsigned char *>(b.p)[3] == 7
                  ? 0
                  : 1);
    }
    int status = -1;
    REQUIRE(waitpid(child, &status, 0) == child);
    CHECK(status == 0);
    CHECK(m.run(store_at_kernel, 4, 32, args) == MGPU_OK);
}

TEST_CASE("launches that fail leave no mapping behind, and their buffers work")
{
    model m;
    m.config.workers = 1; /* threads keep their stacks for the next ones */
    buffer a(100, "A"), c(300, "C");
    unsigned char *p = static_cast<unsigned char *>(a.p);
    const wild_args wild[] = {{{p, NULL, static_cast<unsigned char *>(c.p)}, 0},
                              {{p, NULL, static_cast<unsigned char *>(c.p)}, 1},
                              {{p, NULL, static_cast<unsigned char *>(c.p)}, 2}};
    const store_args guard = {p, 100000};
    size_t before = 0;
    for (int i = 0; i < 6; i++) {
        for (const wild_args &each : wild)
            CHECK(m.run(store_wild_kernel, 2, 32, each) != MGPU_OK);
        CHECK(m.run(store_at_kernel, 2, 32, guard) == MGPU_ERROR_FAULT);
        CHECK(mgpu_memset(p, 1, 100, NULL) == MGPU_OK);
        if (i == 0)
            before = lines_of("/proc/self/maps");
    }
    CHECK(lines_of("/proc/self/maps") <= before + 2); /* malloc() may have got some, too */
}

TEST_CASE("sizes that no buffer has")
{
    void *p = &p;
    CHECK(mgpu_emu_malloc(&p, 0) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(p == NULL);
    for (size_t bytes : {SIZE_MAX, SIZE_MAX - 1, SIZE_MAX / 2, SIZE_MAX / 4 + 1, SIZE_MAX / 4,
                         (size_t)1 << 48})
        CHECK(mgpu_emu_malloc(&p, bytes) == MGPU_ERROR_OUT_OF_MEMORY);
    CHECK(mgpu_emu_register(&p, 0, "none") == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_register(&p, SIZE_MAX, "all") == MGPU_ERROR_INVALID_ARGUMENT);
    buffer b(1000);
    char *q = static_cast<char *>(b.p);
    CHECK(mgpu_emu_register(q - 1, 2, "over") == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_register(q + 999, 2, "over") == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_register(q - 1, 1002, "over") == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_register(q, 1000, "over") == MGPU_ERROR_INVALID_ARGUMENT);
}

TEST_CASE("mgpu_emu_unregister does not forget a buffer of mgpu_malloc")
{
    buffer b(64);
    CHECK(mgpu_emu_unregister(b.p) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_memset(b.p, 0, 64, NULL) == MGPU_OK);
}

TEST_CASE("copies know how large a buffer is")
{
    model m;
    mgpu_emu_configure(m.config);
    std::vector<char> host(256);
    buffer b(200);
    char *p = static_cast<char *>(b.p);
    CHECK(mgpu_copy_to(p + 8, host.data(), 192, NULL) == MGPU_OK);
    CHECK(mgpu_copy_to(p + 8, host.data(), 193, NULL) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(m.says({"mgpu_copy_to: 193 bytes", "past the end of buffer \"victim\", 200 bytes",
                  "1 too many"}));
    m.text.clear();
    CHECK(mgpu_copy_from(host.data(), p, 256, NULL) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(m.says({"mgpu_copy_from: 256 bytes", "56 too many"}));
    m.text.clear();
    CHECK(mgpu_memset(p - 1, 0, 4, NULL) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(m.says({"mgpu_memset: 4 bytes", "in no known buffer"}));
    CHECK(mgpu_copy_to(host.data(), p, 8, NULL) == MGPU_ERROR_INVALID_ARGUMENT);
}

TEST_CASE("mgpu_emu_name")
{
    model m;
    int mine = 0;
    CHECK(mgpu_emu_name(&mine, "mine") == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_name(NULL, "mine") == MGPU_ERROR_INVALID_ARGUMENT);
    buffer b(16);
    CHECK(mgpu_emu_name(b.p, NULL) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_name(static_cast<char *>(b.p) + 1, "x") == MGPU_ERROR_INVALID_ARGUMENT);
}
