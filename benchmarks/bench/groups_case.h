/* bench/groups_case.h - one case of bench_grouped: how many groups, how large, of what.
 * SPDX-License-Identifier: MIT
 */
#ifndef BENCH_GROUPS_CASE_H
#define BENCH_GROUPS_CASE_H

#include "kernel.h"

#include <algorithm>
#include <random>
#include <string>
#include <vector>

/* One set of groups. */
struct groups_case {
    uint32_t groups, mean, n, k;
    std::string sizes;
    bool transposed;
    mgpu_dtype in, out;
    sums_kind sums;   /* of 8 bits */
    bool scales_each; /* of 8 bits: one for each row of A and of B, else one for all */
    uint64_t seed;

    uint32_t rows() const
    {
        return groups * mean;
    }
    double flop() const
    {
        return 2.0 * rows() * n * k;
    }
    size_t a_elems() const
    {
        return (size_t)rows() * (transposed ? n : k);
    }
    size_t b_elems() const
    {
        return transposed ? (size_t)rows() * k : (size_t)groups * n * k;
    }
    size_t d_elems() const
    {
        return transposed ? (size_t)groups * n * k : (size_t)rows() * n;
    }
    double bytes() const
    {
        return (double)(a_elems() + b_elems()) * mgpu_dtype_bytes(in) +
               (double)d_elems() * mgpu_dtype_bytes(out);
    }
    /* Of a call that nothing but the data sheet limits, at some three quarters of it. */
    double ms_guess() const
    {
        return std::max(flop() / (mgpu_dtype_bytes(in) == 1 ? 1400e9 : 700e9),
                        bytes() / 3.5e9) +
               0.01;
    }
    const char *kernel() const
    {
        return sums == SUMS_PROMOTED ? "grouped_gemm_h100_promoted" : "grouped_gemm_h100";
    }
    std::string text() const
    {
        return std::to_string(groups) + " groups of " + std::to_string(mean) + " rows, " +
               sizes + ", " + std::to_string(n) + "x" + std::to_string(k) +
               (transposed ? ", transposed" : ", forward");
    }

    /* Where groups begin, and the end; the same each time. */
    std::vector<int32_t> offsets() const
    {
        std::mt19937_64 random(seed * 1000003 + groups * 31 + mean);
        std::vector<double> upto(groups);
        std::vector<uint32_t> count(groups, sizes == "equal" ? mean : 0), order(groups);
        double all = 0;
        for (uint32_t g = 0; g < groups; g++) {
            upto[g] = all += sizes == "zipf" ? 1.0 / (g + 1) : 1.0;
            order[g] = g;
        }
        for (uint32_t g = groups; g > 1; g--)
            std::swap(order[g - 1], order[random() % g]);
        for (uint32_t row = 0; row < (sizes == "equal" ? 0 : rows()); row++) {
            const double at = (double)(random() >> 11) / 9007199254740992.0 * all;
            const size_t g =
                (size_t)(std::upper_bound(upto.begin(), upto.end(), at) - upto.begin());
            count[order[std::min<size_t>(g, groups - 1)]]++;
        }
        std::vector<int32_t> out = {0};
        for (const uint32_t c : count)
            out.push_back(out.back() + (int32_t)c);
        return out;
    }
};

#endif
