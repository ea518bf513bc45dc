/* bench/shapes.h - which products are measured. Plain C++: a test compiles it without CUDA.
 * SPDX-License-Identifier: MIT
 *
 *     public    M > 128: cubes, shapes of language models, ragged ones
 *     skinny    M of 1 to 128 on weights of 29 to 470 MB, as in decoding
 *     random    each side log-uniform in 256 .. 16384, a multiple of 8
 */
#ifndef BENCH_SHAPES_H
#define BENCH_SHAPES_H

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

struct shape {
    uint32_t m, n, k;
    std::string set; /* that it is of */
};

static inline std::string
shape_text(uint32_t m, uint32_t n, uint32_t k)
{
    return std::to_string(m) + "x" + std::to_string(n) + "x" + std::to_string(k);
}

static inline std::vector<shape>
shapes_public()
{
    static const uint32_t sides[][3] = {
        {1024, 1024, 1024},    {2048, 2048, 2048},  {4096, 4096, 4096},  {8192, 8192, 8192},
        {16384, 16384, 16384}, {4096, 8192, 4096},  {8192, 4096, 16384}, {4096, 7168, 2048},
        {4096, 2112, 7168},    {4096, 24576, 1536}, {4096, 7168, 16384}, {4095, 4104, 4104},
        {5000, 3000, 2056},
    };
    std::vector<shape> out;
    for (const uint32_t *s : sides)
        out.push_back({s[0], s[1], s[2], "public"});
    return out;
}

static inline std::vector<shape>
shapes_skinny()
{
    static const uint32_t weights[][2] = {
        {4096, 7168}, {7168, 2048}, {8192, 8192}, {7168, 16384}, {28672, 8192}};
    std::vector<shape> out;
    for (const uint32_t m : {1, 8, 16, 32, 64, 128})
        for (const uint32_t *w : weights)
            out.push_back({m, w[0], w[1], "skinny"});
    return out;
}

/* The same seed has the same shapes. */
static inline std::vector<shape>
shapes_random(unsigned count, uint64_t seed)
{
    uint64_t state = seed;
    const auto side = [&state] {
        uint64_t x = state += 0x9e3779b97f4a7c15ull;
        x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
        x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
        x ^= x >> 31;
        const double unit = (double)(x >> 11) / 9007199254740992.0;
        return (uint32_t)std::lround(32.0 * std::pow(64.0, unit)) * 8;
    };
    std::vector<shape> out;
    for (unsigned i = 0; i < count; i++) {
        const uint32_t m = side(), n = side(), k = side();
        out.push_back({m, n, k, "random"});
    }
    return out;
}

/* "MxNxK,MxNxK"; empty when it is not that. */
static inline std::vector<shape>
shapes_of(const std::string &text)
{
    std::vector<shape> out;
    for (size_t at = 0; at <= text.size();) {
        const size_t end = std::min(text.find(',', at), text.size());
        const std::string one = text.substr(at, end - at);
        shape s = {0, 0, 0, "given"};
        int used = 0;
        if (std::sscanf(one.c_str(), "%ux%ux%u%n", &s.m, &s.n, &s.k, &used) != 3 ||
            (size_t)used != one.size() || s.m == 0 || s.n == 0 || s.k == 0)
            return {};
        out.push_back(s);
        at = end + 1;
    }
    return out;
}

#endif
