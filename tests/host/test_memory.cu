/* tests/host/test_memory.cu - memory on a GPU and in the model.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/host/memory.h>

#include "catch.h"

#include <cstdint>
#include <vector>

TEST_CASE("mgpu_malloc, mgpu_free")
{
    const size_t sizes[] = {1, 255, 256, 257, 100000};
    for (size_t bytes : sizes) {
        void *p = NULL;
        REQUIRE(mgpu_malloc(&p, bytes) == MGPU_OK);
        REQUIRE(p != NULL);
        CHECK(reinterpret_cast<uintptr_t>(p) % 256 == 0);
        CHECK(mgpu_memset(p, 0xff, bytes, NULL) == MGPU_OK);
        CHECK(mgpu_sync(NULL) == MGPU_OK);
        CHECK(mgpu_free(p) == MGPU_OK);
    }
    CHECK(mgpu_free(NULL) == MGPU_OK);
}

TEST_CASE("mgpu_malloc: bad input")
{
    int here = 0;
    void *p = &here;
    CHECK(mgpu_malloc(NULL, 16) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_malloc(&p, 0) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(p == NULL);
    p = &here;
    CHECK(mgpu_malloc(&p, SIZE_MAX / 4) == MGPU_ERROR_OUT_OF_MEMORY);
    CHECK(p == NULL);
    p = &here;
    CHECK(mgpu_malloc(&p, SIZE_MAX) == MGPU_ERROR_OUT_OF_MEMORY);
    CHECK(p == NULL);
    REQUIRE(mgpu_malloc(&p, 16) == MGPU_OK); /* an error does not stay */
    CHECK(mgpu_free(p) == MGPU_OK);
}

TEST_CASE("mgpu_free: bad input")
{
    void *p = NULL;
    REQUIRE(mgpu_malloc(&p, 1024) == MGPU_OK);
    CHECK(mgpu_free(static_cast<char *>(p) + 256) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_free(p) == MGPU_OK);
    CHECK(mgpu_free(p) == MGPU_ERROR_INVALID_ARGUMENT);
}

TEST_CASE("mgpu_copy_to, mgpu_copy_from")
{
    std::vector<uint32_t> there(1000), back(1000, 7);
    for (size_t i = 0; i < there.size(); i++)
        there[i] = static_cast<uint32_t>(i * 2654435761u);
    void *p = NULL;
    const size_t bytes = there.size() * sizeof there[0];
    REQUIRE(mgpu_malloc(&p, bytes) == MGPU_OK);
    CHECK(mgpu_copy_to(p, there.data(), bytes, NULL) == MGPU_OK);
    CHECK(mgpu_copy_from(back.data(), p, bytes, NULL) == MGPU_OK);
    CHECK(back == there);

    /* a part, from the middle */
    uint32_t few[4] = {1, 2, 3, 4};
    CHECK(mgpu_copy_to(static_cast<uint32_t *>(p) + 10, few, sizeof few, NULL) == MGPU_OK);
    CHECK(mgpu_copy_from(back.data(), p, bytes, NULL) == MGPU_OK);
    for (size_t i = 0; i < 4; i++)
        there[10 + i] = few[i];
    CHECK(back == there);

    CHECK(mgpu_copy_to(NULL, few, sizeof few, NULL) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_copy_to(p, NULL, sizeof few, NULL) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_copy_from(NULL, p, sizeof few, NULL) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_copy_from(few, NULL, sizeof few, NULL) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_copy_to(NULL, NULL, 0, NULL) == MGPU_OK);
    CHECK(mgpu_copy_from(NULL, NULL, 0, NULL) == MGPU_OK);
    CHECK(mgpu_free(p) == MGPU_OK);
}

TEST_CASE("mgpu_memset")
{
    std::vector<uint8_t> back(512, 7), expected(512, 0xdb);
    void *p = NULL;
    REQUIRE(mgpu_malloc(&p, back.size()) == MGPU_OK);
    CHECK(mgpu_memset(p, 0xdb, back.size(), NULL) == MGPU_OK);
    CHECK(mgpu_memset(static_cast<char *>(p) + 100, 0, 3, NULL) == MGPU_OK);
    CHECK(mgpu_copy_from(back.data(), p, back.size(), NULL) == MGPU_OK);
    expected[100] = expected[101] = expected[102] = 0;
    CHECK(back == expected);
    CHECK(mgpu_memset(NULL, 0, 16, NULL) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_memset(p, 256, 16, NULL) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_memset(p, -1, 16, NULL) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_memset(NULL, 0, 0, NULL) == MGPU_OK);
    CHECK(mgpu_free(p) == MGPU_OK);
}

TEST_CASE("mgpu_sync")
{
    CHECK(mgpu_sync(NULL) == MGPU_OK);
}

#if MGPU_EMULATE
TEST_CASE("what mgpu_malloc gives is not 0, and no number")
{
    const size_t sizes[] = {1, 6, 1000, (size_t)300 << 20};
    for (size_t bytes : sizes) {
        void *p = NULL;
        REQUIRE(mgpu_malloc(&p, bytes) == MGPU_OK);
        const unsigned char *at = static_cast<unsigned char *>(p);
        for (size_t i = 0; i < 1000 && i < bytes; i++)
            CHECK(at[i] == (i % 2 == 0 ? 0xab : 0xff));
        const size_t filled = (size_t)256 << 20; /* and 0 behind them */
        if (bytes > filled) {
            CHECK((at[filled - 2] == 0xab && at[filled - 1] == 0xff));
            CHECK((at[filled] == 0 && at[filled + 1] == 0 && at[bytes - 1] == 0));
        }
        CHECK(mgpu_free(p) == MGPU_OK);
    }
}

TEST_CASE("mgpu_free refuses memory that mgpu_malloc did not make, and forgets nothing")
{
    std::vector<unsigned char> mine(1024, 7);
    REQUIRE(mgpu_emu_register(mine.data(), mine.size(), "mine") == MGPU_OK);
    CHECK(mgpu_free(mine.data()) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_unregister(mine.data()) == MGPU_OK); /* it was still known */
    std::vector<void *> many(200);                      /* more than the first list holds */
    for (void *&p : many)
        REQUIRE(mgpu_malloc(&p, 16) == MGPU_OK);
    for (void *p : many)
        CHECK(mgpu_free(p) == MGPU_OK);
}

TEST_CASE("mgpu_free finds a store beside the buffer")
{
    const long offsets[] = {-1, -200, 1000, 1023, 1024 + 255};
    for (long offset : offsets) {
        void *p = NULL;
        REQUIRE(mgpu_malloc(&p, 1000) == MGPU_OK);
        static_cast<unsigned char *>(p)[offset] = 1;
        CAPTURE(offset);
        CHECK(mgpu_free(p) == MGPU_ERROR_FAULT);
    }
}
#endif
