/* tests/emu/check/test_redzone.cpp - stores out of bounds: beside a buffer, and far behind it.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

typedef struct {
    unsigned char *p;
    long at;
} store_args;

MGPU_KERNEL(store_at, store_args, p, 32, 1)
{
    if (threadIdx.x == 0)
        ((volatile unsigned char *)p->p)[p->at] = 7;
}

namespace
{

struct buffer {
    explicit buffer(size_t bytes)
    {
        REQUIRE(mgpu_malloc(&p, bytes) == MGPU_OK);
        REQUIRE(mgpu_emu_name(p, "victim") == MGPU_OK);
    }
    ~buffer()
    {
        CHECK(mgpu_free(p) == MGPU_OK); /* it was said, once */
    }
    void *p = NULL;
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
        CHECK(
            m.says({"a plain store out of bounds", "buffer \"victim\" (1000 bytes", c.words}));
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
        CHECK(
            m.says({"illegal memory access", "buffer \"victim\" (4096 bytes", "thread (0,0,0)",
                    at < 0 ? "bytes before its begin" : "bytes behind its end"}));
    }
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
    CHECK(m.says({"a plain store out of bounds", "(100 bytes", "3 bytes behind its end",
                  "watch *(char *)0x"}));
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
