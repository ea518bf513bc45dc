/* tests/main.cpp - main of each test program: 0 passed, 1 failed, 77 cannot run here, with why.
 * SPDX-License-Identifier: MIT
 */
#define CATCH_CONFIG_RUNNER
#include "catch.h"

#include <cstdio>

/* Why this program cannot run on this machine, or NULL. tests/gpu.cpp has a stronger opinion. */
__attribute__((weak)) const char *
test_skip_reason(void)
{
    return NULL;
}

int
main(int argc, char **argv)
{
    const char *why = test_skip_reason();
    if (why != NULL) {
        std::printf("SKIP: %s\n", why);
        return 77;
    }
    return Catch::Session().run(argc, argv) == 0 ? 0 : 1;
}
