/* tests/on_gpu.cpp - on_gpu PROGRAM ARGUMENT...: run the program, or answer 77 without a GPU.
 * SPDX-License-Identifier: MIT
 */
#include <unistd.h>

#include <cstdio>

extern const char *test_skip_reason(void);

int
main(int, char **argv)
{
    const char *why = test_skip_reason();
    if (why != NULL) {
        std::printf("SKIP: %s\n", why);
        return 77;
    }
    execv(argv[1], argv + 1);
    std::perror(argv[1]);
    return 1;
}
