/* tests/examples/gemm_check.h - inputs of a product D = A * B^T, and whether D is right.
 * SPDX-License-Identifier: MIT
 *
 * Whole numbers of -4 to 4 come out exactly, rounded once where D has 16 bits; N(0,1) within the bound of
 * sums in f32.
 */
#ifndef TESTS_EXAMPLES_GEMM_CHECK_H
#define TESTS_EXAMPLES_GEMM_CHECK_H

#include <mgpu/mgpu.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <random>
#include <vector>

/* A number of a type, rounded, and back. */
static inline uint32_t
word_of(mgpu_dtype type, float x)
{
    uint32_t word;
    std::memcpy(&word, &x, 4);
    return type == MGPU_DTYPE_BF16   ? mgpu_bf16_from_f32(x)
           : type == MGPU_DTYPE_F16  ? mgpu_f16_from_f32(x)
           : type == MGPU_DTYPE_E4M3 ? mgpu_e4m3_from_f32(x)
           : type == MGPU_DTYPE_E5M2 ? mgpu_e5m2_from_f32(x)
           : type == MGPU_DTYPE_S8   ? (uint8_t)(int8_t)x
                                     : word;
}

static inline float
value_of(mgpu_dtype type, const void *from)
{
    uint32_t word = 0;
    float x;
    std::memcpy(&word, from, mgpu_dtype_bytes(type));
    std::memcpy(&x, &word, 4);
    return type == MGPU_DTYPE_BF16   ? mgpu_bf16_to_f32((uint16_t)word)
           : type == MGPU_DTYPE_F16  ? mgpu_f16_to_f32((uint16_t)word)
           : type == MGPU_DTYPE_E4M3 ? mgpu_e4m3_to_f32((uint8_t)word)
           : type == MGPU_DTYPE_E5M2 ? mgpu_e5m2_to_f32((uint8_t)word)
           : type == MGPU_DTYPE_S8   ? (float)(int8_t)word
                                     : x;
}

/* Sizes around a tile of so many: one unit; the tile but one; one more; three tiles, the last of one unit. */
static inline std::vector<uint32_t>
edges(uint32_t tile, uint32_t unit)
{
    return {unit, tile - unit, tile + unit, 2 * tile + unit};
}

/* Elements in 16 bytes: rows are whole ones. */
static inline uint32_t
chunk(mgpu_dtype type)
{
    return 16 / mgpu_dtype_bytes(type);
}

/* Where numbers come from: whole ones of -4 to 4, or N(0,1); the same each time. */
struct source {
    std::mt19937 random;
    std::normal_distribution<float> normal;
    bool whole;

    source(unsigned seed, bool whole_) : random(seed), normal(0, 1), whole(whole_)
    {
    }
    float operator()()
    {
        return whole ? (float)(random() % 9) - 4 : normal(random);
    }
};

/* [rows][cols] of a type, and what they are worth. */
struct matrix {
    uint32_t rows, cols;
    mgpu_dtype type;
    std::vector<uint8_t> bytes;
    std::vector<double> value;

    template <typename numbers>
    matrix(uint32_t rows_, uint32_t cols_, mgpu_dtype type_, numbers &next)
        : rows(rows_), cols(cols_), type(type_),
          bytes((size_t)rows_ * cols_ * mgpu_dtype_bytes(type_)), value((size_t)rows_ * cols_)
    {
        for (size_t i = 0; i < value.size(); i++)
            set(i, next());
    }
    void set(size_t i, float x)
    {
        const uint32_t word = word_of(type, x), wide = mgpu_dtype_bytes(type);
        std::memcpy(&bytes[i * wide], &word, wide);
        value[i] = value_of(type, &bytes[i * wide]);
    }
};

/* Over k of a[k] * b[0 .. 3][k]: four sums at once, which do not wait for each other. */
static inline void
four_sums(const double *a, const double *const b[4], uint32_t k, double sum[4])
{
    const double *const b0 = b[0], *const b1 = b[1], *const b2 = b[2], *const b3 = b[3];
    double s0 = 0, s1 = 0, s2 = 0, s3 = 0;
    for (uint32_t x = 0; x < k; x++) {
        s0 += a[x] * b0[x];
        s1 += a[x] * b1[x];
        s2 += a[x] * b2[x];
        s3 += a[x] * b3[x];
    }
    sum[0] = s0;
    sum[1] = s1;
    sum[2] = s2;
    sum[3] = s3;
}

/* take(row, col, sum, size) of each element of A * B^T; size, if it is wanted: the sum of the products' magnitudes. */
template <typename taker>
static void
each_sum(const matrix &a, const matrix &b, bool sizes, const taker &take)
{
    std::vector<double> of_a, of_b;
    for (size_t i = 0; sizes && i < a.value.size(); i++)
        of_a.push_back(std::fabs(a.value[i]));
    for (size_t i = 0; sizes && i < b.value.size(); i++)
        of_b.push_back(std::fabs(b.value[i]));
    for (uint32_t i = 0; i < a.rows; i++)
        for (uint32_t j = 0; j < b.rows; j += 4) {
            const double *rows[4];
            double sum[4], size[4] = {0, 0, 0, 0};
            for (uint32_t c = 0; c < 4; c++)
                rows[c] = &b.value[(size_t)std::min(j + c, b.rows - 1) * b.cols];
            four_sums(&a.value[(size_t)i * a.cols], rows, a.cols, sum);
            for (uint32_t c = 0; sizes && c < 4; c++)
                rows[c] = &of_b[(size_t)std::min(j + c, b.rows - 1) * b.cols];
            if (sizes)
                four_sums(&of_a[(size_t)i * a.cols], rows, a.cols, size);
            for (uint32_t c = 0; c < 4 && j + c < b.rows; c++)
                take(i, j + c, sum[c], size[c]);
        }
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

/* How many results of D are wrong: whole ones by a bit, others by more than `most`. after(row, col, sum, off) says
 * what becomes of a sum that may be off by so much, and by how much that may be before D rounds it. */
template <typename what>
static size_t
wrong_in(const std::vector<uint8_t> &d, mgpu_dtype out, const matrix &a, const matrix &b,
         bool whole, const bound &most, const what &after)
{
    const size_t wide = mgpu_dtype_bytes(out);
    size_t count = 0;
    each_sum(a, b, !whole, [&](uint32_t i, uint32_t j, double sum, double size) {
        const double got = value_of(out, &d[((size_t)i * b.rows + j) * wide]);
        const element one = after(i, j, sum, most.sums * size);
        const uint32_t rounded = word_of(out, (float)one.value);
        count += whole ? got != value_of(out, &rounded)
                       : !(std::fabs(got - one.value) <=
                           one.off + most.unit * std::fabs(one.value) + 1e-7);
    });
    return count;
}

static inline element
as_it_is(uint32_t, uint32_t, double sum, double off)
{
    return {sum, off};
}

/* A[m][k] and B[n][k] of bf16 or f16. */
struct gemm_inputs {
    bool whole;
    source numbers;
    matrix a, b;

    gemm_inputs(uint32_t m, uint32_t n, uint32_t k, mgpu_dtype in, bool whole_)
        : whole(whole_), numbers(m + n + k, whole_), a(m, k, in, numbers), b(n, k, in, numbers)
    {
    }
    /* Sums of so many parts were added in the end. */
    template <typename what>
    size_t wrong(const std::vector<uint8_t> &d, mgpu_dtype out, uint32_t parts,
                 const what &after) const
    {
        return wrong_in(d, out, a, b, whole, bound_of(a.cols, out, parts), after);
    }
    size_t wrong(const std::vector<uint8_t> &d, mgpu_dtype out, uint32_t parts) const
    {
        return wrong(d, out, parts, as_it_is);
    }
};

#endif
