/* tests/emu/check/test_ask.cpp - what the model says of what a GPU was asked, and of what is right.
 * SPDX-License-Identifier: MIT
 */
#include "judge.h"

#include "ask/ask.h"

TEST_CASE("what the manual leaves open")
{
    expect_all(ask_cases);
    for (uint32_t i = 0; i < ask_cases.count; i++)
        expect_silence(ask_cases, FIXED + ask_cases.rows[i].bug);
}
