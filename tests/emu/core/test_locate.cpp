/* tests/emu/core/test_locate.cpp - file and line of a site, for whoever observes a launch.
 * SPDX-License-Identifier: MIT
 *
 * That reports name the right line, however a program was built, is in report_lines.py.
 */
#include "emu/model.h"

static __attribute__((noinline)) const void *
return_address(void)
{
    __asm__ volatile("");
    return __builtin_return_address(0);
}

/* "FILE:LINE". The file may be the one that includes this: addr2line 2.40 misreads the start of
 * DWARF 5's line table. */
static bool
is_line(const std::string &where, int line)
{
    const std::string end = ".cpp:" + std::to_string(line);
    return where.size() > end.size() && where.substr(where.size() - end.size()) == end;
}

TEST_CASE("mgpu_emu_locate: the line of a call; an address where there is none; cut to fit")
{
    char where[256], small[8];
    const void *site = return_address();
    const int line = __LINE__ - 1;
    CHECK(mgpu_emu_locate(site, where, sizeof where) == where);
    INFO(where);
    CHECK(is_line(where, line));
    (void)mgpu_emu_locate(site, small, sizeof small);
    CHECK(small == std::string(where).substr(0, 7));
    (void)mgpu_emu_locate(small, where, sizeof where); /* on the stack: no code */
    CHECK(std::string(where).find("0x") == 0);
    (void)mgpu_emu_locate(NULL, where, sizeof where);
    CHECK(where[0] != 0);
}

TEST_CASE("mgpu_emu_locate knows more sites than it keeps")
{
    char where[256];
    const void *site = return_address();
    const int line = __LINE__ - 1;
    for (int again = 0; again < 2; again++) {
        (void)mgpu_emu_locate(site, where, sizeof where);
        CHECK(is_line(where, line));
        for (uintptr_t i = 1; i < 100; i++)
            (void)mgpu_emu_locate(reinterpret_cast<const void *>(i), where, sizeof where);
    }
}
