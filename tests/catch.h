/* tests/catch.h - Catch2, whichever major version the system has.
 * SPDX-License-Identifier: MIT
 *
 * What tests may use is what 2.13 and 3.x share: TEST_CASE, SECTION, CHECK, REQUIRE, CHECK_FALSE,
 * INFO, CAPTURE, FAIL, SUCCEED, GENERATE. main() is in tests/main.cpp.
 */
#ifndef MGPU_TESTS_CATCH_H
#define MGPU_TESTS_CATCH_H

/* No try block around each assertion: an exception ends its test case all the same, and the larger
 * tests compile in two thirds of the time. */
#define CATCH_CONFIG_FAST_COMPILE

#if __has_include(<catch2/catch_test_macros.hpp>)
#include <catch2/catch_message.hpp>
#include <catch2/catch_session.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators_all.hpp>
#include <catch2/interfaces/catch_interfaces_capture.hpp>
#else
#define CATCH_CONFIG_DISABLE_MATCHERS
#define CATCH_CONFIG_NO_POSIX_SIGNALS
#include <catch2/catch.hpp>
#endif

#include <cstdlib>

/* How long grids may be: 1 a quick look (default) .. 3 everything; meson's -Dintensity. 0: each kind of
 * point once, where another level of optimisation has run the grid. */
inline int
test_intensity()
{
    const char *level = std::getenv("MGPU_TEST_INTENSITY");
    return level != NULL && *level != 0 ? std::atoi(level) : 1;
}

/* As many rounds of something random as the intensity asks for: n at 1. */
inline int
test_rounds(int n)
{
    return test_intensity() != 0 ? n * test_intensity() : n >= 5 ? n / 5 : 1;
}

/* Is the next point of a grid to be tried? From intensity 2 on all are, else each `every`-th: a prime of which no
 * dimension of the grid has a multiple of values, so that each value comes, with others each time. */
inline bool
test_takes(unsigned *next, unsigned every)
{
    return (*next)++ % (test_intensity() >= 2 ? 1 : every) == 0;
}

#endif /* MGPU_TESTS_CATCH_H */
