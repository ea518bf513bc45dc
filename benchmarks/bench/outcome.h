/* bench/outcome.h - how a run ends: which shapes no figure is of, and why; the last sentence, the exit code. Plain C++: a test
 * compiles it without CUDA.
 * SPDX-License-Identifier: MIT
 */
#ifndef BENCH_OUTCOME_H
#define BENCH_OUTCOME_H

#include <cstdio>
#include <string>
#include <vector>

struct outcome {
    std::vector<std::string> left_out; /* no time, no memory, no kernel, no peer */
    std::vector<std::string> refused;  /* a kernel says that it is not for the shape */
    bool right = true;                 /* no result was wrong */

    size_t missing() const
    {
        return left_out.size() + refused.size();
    }
    std::string sentence() const
    {
        std::string out = right ? "all results are right" : "NOT all results are right";
        if (!refused.empty())
            out += "; " + std::to_string(refused.size()) + " refused and not measured";
        return out;
    }
    /* 0; 1: a result is wrong; 2: none is, and a kernel has refused a shape */
    int code() const
    {
        return !right ? 1 : refused.empty() ? 0 : 2;
    }
    void print() const
    {
        for (const std::string &one : left_out)
            std::printf("left out: %s\n", one.c_str());
        for (const std::string &one : refused)
            std::printf("refused: %s\n", one.c_str());
    }
};

#endif
