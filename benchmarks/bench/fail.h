/* bench/fail.h - what fails, and work that does not end, end the program with a sentence.
 * SPDX-License-Identifier: MIT
 */
#ifndef BENCH_FAIL_H
#define BENCH_FAIL_H

#include <errno.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string>
#include <thread>

/* What the program is doing, and since when: a kernel that hangs would hold the card for ever. */
struct doing {
    static constexpr int MOST_SECONDS = 60;
    std::mutex lock;
    std::string what;
    std::atomic<long long> since{0};

    static long long now()
    {
        using namespace std::chrono;
        return duration_cast<seconds>(steady_clock::now().time_since_epoch()).count();
    }
    void begin(const std::string &text)
    {
        const std::lock_guard<std::mutex> hold(lock);
        what = text;
        since = now();
    }
    std::string text()
    {
        const std::lock_guard<std::mutex> hold(lock);
        return what.empty() ? "" : what + ": ";
    }
    /* Ends the process when one thing takes too long. */
    void watch()
    {
        std::thread([this] {
            for (;; std::this_thread::sleep_for(std::chrono::seconds(1)))
                if (since != 0 && now() - since > MOST_SECONDS) {
                    std::fprintf(stderr, "%s: %sdoes not end\n", program_invocation_short_name,
                                 text().c_str());
                    std::_Exit(1);
                }
        }).detach();
    }
};

static inline doing &
now_doing(void)
{
    static doing *const one = new doing; /* outlives what is destroyed at exit */
    return *one;
}

[[noreturn]] static inline void
fail(const char *what, const char *why)
{
    std::fflush(stdout);
    std::fprintf(stderr, "%s: %s%s: %s\n", program_invocation_short_name,
                 now_doing().text().c_str(), what, why);
    std::exit(1);
}

#endif
