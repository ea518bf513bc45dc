/* bench/fail.h - a call that fails, and work that does not end, end the program with a sentence.
 * SPDX-License-Identifier: MIT
 */
#ifndef BENCH_FAIL_H
#define BENCH_FAIL_H

#include <cublasLt.h>
#include <cuda_runtime_api.h>

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
                    std::fprintf(stderr, "bench_gemm: %sdoes not end\n", text().c_str());
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
    std::fprintf(stderr, "bench_gemm: %s%s: %s\n", now_doing().text().c_str(), what, why);
    std::exit(1);
}

#define CUDA(call)                                                                             \
    do {                                                                                       \
        const cudaError_t e_ = (call);                                                         \
        if (e_ != cudaSuccess)                                                                 \
            fail(#call, cudaGetErrorString(e_));                                               \
    } while (0)
#define LT(call)                                                                               \
    do {                                                                                       \
        const cublasStatus_t s_ = (call);                                                      \
        if (s_ != CUBLAS_STATUS_SUCCESS)                                                       \
            fail(#call, cublasLtGetStatusString(s_));                                          \
    } while (0)

#endif
