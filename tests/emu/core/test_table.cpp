/* tests/emu/core/test_table.cpp - tables: what was put in is found, whatever came after, and nothing else is.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/emu/core/table.h>

#include "catch.h"

namespace
{

struct entry {
    mgpu__key key;
    uint32_t value;
};

entry *
made(mgpu__table *t, uintptr_t at)
{
    return static_cast<entry *>(mgpu__table_make(t, sizeof(entry), at));
}

const entry *
found(const mgpu__table &t, uintptr_t at)
{
    return static_cast<const entry *>(mgpu__table_find(&t, sizeof(entry), at));
}

} // namespace

TEST_CASE("an entry is found by its address, however many come")
{
    enum { ADDRESSES = 3000 };
    mgpu__table t = {nullptr, 0, 0};
    CHECK(found(t, 8) == nullptr);
    for (uint32_t i = 0; i < ADDRESSES; i++) {
        const uintptr_t at = 8 + i * 8;
        REQUIRE(found(t, at) == nullptr);
        entry *e = made(&t, at);
        REQUIRE(e != nullptr);
        REQUIRE(e->value == 0);
        e->value = i + 1;
        REQUIRE(made(&t, at) == e);
        REQUIRE(t.count == i + 1);
        REQUIRE(t.capacity >= 2 * i);
    }
    for (uint32_t i = 0; i < ADDRESSES; i++) {
        const entry *e = found(t, 8 + i * 8);
        REQUIRE(e != nullptr);
        REQUIRE(e->value == i + 1);
    }
    CHECK(found(t, 9) == nullptr);
    CHECK(found(t, 8 + ADDRESSES * 8) == nullptr);
    const uint32_t capacity = t.capacity;
    mgpu__table_clear(&t, sizeof(entry));
    CHECK(t.count == 0);
    CHECK(t.capacity == capacity);
    CHECK(found(t, 8) == nullptr);
    CHECK(made(&t, 8)->value == 0);
    free(t.at);
}
