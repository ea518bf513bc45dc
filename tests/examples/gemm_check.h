/* tests/examples/gemm_check.h - inputs of a product D = A * B^T, and whether D is right.
 * SPDX-License-Identifier: MIT
 *
 * Whole numbers of -4 to 4 come out exactly, rounded once where D has 16 bits; N(0,1) within the bound of
 * sums in f32.
 */
#ifndef TESTS_EXAMPLES_GEMM_CHECK_H
#define TESTS_EXAMPLES_GEMM_CHECK_H

#include <mgpu/mgpu.h>

#include <cmath>
#include <cstring>
#include <random>
#include <vector>

static inline uint16_t
word_of(mgpu_dtype type, float x)
{
    return type == MGPU_DTYPE_BF16 ? mgpu_bf16_from_f32(x) : mgpu_f16_from_f32(x);
}

static inline float
value_of(mgpu_dtype type, const void *from)
{
    uint32_t word = 0;
    float x;
    std::memcpy(&word, from, mgpu_dtype_bytes(type));
    std::memcpy(&x, &word, 4);
    return type == MGPU_DTYPE_BF16  ? mgpu_bf16_to_f32((uint16_t)word)
           : type == MGPU_DTYPE_F16 ? mgpu_f16_to_f32((uint16_t)word)
                                    : x;
}

/* What a product may differ by, and who says so: check() in gemm_main.cu. Each of the parts - 1 sums over blocks
 * and warpgroups loses 2^-24 of what it comes to. */
struct bound {
    double sums, unit;
};

static inline bound
bound_of(uint32_t k, mgpu_dtype out, uint32_t parts)
{
    bound b;
    b.sums = 1.02 * (std::ceil(k / 16.0) * 5.25 / 8388608.0 + (parts - 1) / 16777216.0);
    b.unit = out == MGPU_DTYPE_BF16 ? 1.0 / 256 : out == MGPU_DTYPE_F16 ? 1.0 / 2048 : 0;
    return b;
}

/* An element of D, and how far off it may be. */
struct element {
    double value, off;
};

/* A[m][k] and B[n][k], the same each time. */
struct gemm_inputs {
    uint32_t m, n, k;
    mgpu_dtype in;
    bool whole;
    std::vector<uint16_t> a, b;

    gemm_inputs(uint32_t m_, uint32_t n_, uint32_t k_, mgpu_dtype in_, bool whole_)
        : m(m_), n(n_), k(k_), in(in_), whole(whole_), a((size_t)m_ * k_), b((size_t)n_ * k_)
    {
        std::mt19937 random(m + n + k);
        std::normal_distribution<float> normal(0, 1);
        for (std::vector<uint16_t> *v : {&a, &b})
            for (uint16_t &x : *v)
                x = word_of(in, whole ? (float)(random() % 9) - 4 : normal(random));
    }

    /* How many results of D are wrong; sums of so many parts were added in the end. after(row, col, sum, off) says
     * what becomes of a sum that may be off by so much, and by how much that may be before D rounds it. */
    template <typename what>
    size_t wrong(const std::vector<uint8_t> &d, mgpu_dtype out, uint32_t parts,
                 const what &after) const
    {
        const size_t wide = mgpu_dtype_bytes(out);
        const bound most = bound_of(k, out, parts);
        std::vector<float> fa(a.size()), fb(b.size());
        size_t count = 0;
        for (size_t i = 0; i < a.size(); i++)
            fa[i] = value_of(in, &a[i]);
        for (size_t i = 0; i < b.size(); i++)
            fb[i] = value_of(in, &b[i]);
        for (uint32_t i = 0; i < m; i++)
            for (uint32_t j = 0; j < n; j++) {
                double sum = 0, size = 0;
                for (uint32_t x = 0; x < k; x++) {
                    const double one = (double)fa[(size_t)i * k + x] * fb[(size_t)j * k + x];
                    sum += one;
                    size += std::fabs(one);
                }
                const double got = value_of(out, &d[((size_t)i * n + j) * wide]);
                const element one = after(i, j, sum, most.sums * size);
                const uint16_t rounded =
                    out == MGPU_DTYPE_F32 ? 0 : word_of(out, (float)one.value);
                const double want = out == MGPU_DTYPE_F32 ? one.value : value_of(out, &rounded);
                count += whole ? got != want
                               : !(std::fabs(got - one.value) <=
                                   one.off + most.unit * std::fabs(one.value) + 1e-7);
            }
        return count;
    }

    size_t wrong(const std::vector<uint8_t> &d, mgpu_dtype out, uint32_t parts) const
    {
        return wrong(d, out, parts, [](uint32_t, uint32_t, double sum, double off) {
            return element{sum, off};
        });
    }
};

#endif
