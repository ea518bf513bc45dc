/* bench/product.h - what is multiplied, and how: sizes, types, how A and B are stored, what follows the sums.
 * SPDX-License-Identifier: MIT
 *
 *     D[m][n] = activation(alpha * A[m][k] * B[k][n] + C[m][n] + bias[n])      `batch` times
 *
 *     --trans      A is stored as    B is stored as       the letters say which one is turned round
 *     nt           [m][k]            [n][k]               what is measured without a word
 *     nn           [m][k]            [k][n]
 *     tt           [k][m]            [n][k]
 *     tn           [k][m]            [k][n]
 *
 * Plain C++ as well as CUDA: a test compiles it without CUDA.
 */
#ifndef BENCH_PRODUCT_H
#define BENCH_PRODUCT_H

#include <mgpu/layout/product.h>
#include <mgpu/mgpu.h>
#include <mgpu/tile/fuse.h>

#include <cstdint>
#include <cstdio>
#include <string>

#ifdef __CUDACC__
#define BENCH_BOTH __host__ __device__
#else
#define BENCH_BOTH
#endif

/* Who adds, and in what. */
enum sums_kind {
    SUMS_FAST, /* the tensor cores, all of K: in f32, of 8-bit floats with 13 bits of fraction, of s8 in s32 */
    SUMS_PROMOTED, /* of 8-bit floats: each 128 of K are added to sums in f32 */
    SUMS_BLOCK,    /* that, times scales of 1 x 128 of A and 128 x 128 of B */
    SUMS_F16       /* of f16: the tensor cores, in f16 */
};

struct product {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    sums_kind sums;
    bool sparse;      /* A is 2:4 along K: of each four numbers two are 0 */
    uint32_t weights; /* 4, 8: B is whole numbers of so many bits, times scales; 0: it is not */
    bool a_is_km, b_is_kn; /* A is stored [k][m], B [k][n] */
    bool bias, residual;   /* of n numbers; C, of m x n, times 1: both of D's type */
    mgpu_activation activation;
    uint32_t batch; /* products, one behind the other in memory; a bias is that of all */
    float alpha;    /* sized() */

    BENCH_BOTH bool is_f8() const
    {
        return in == MGPU_DTYPE_E4M3 || in == MGPU_DTYPE_E5M2;
    }
    BENCH_BOTH uint32_t blocks_k() const /* of 128 */
    {
        return (k + 127) / 128;
    }
    BENCH_BOTH uint32_t scale_b_pitch() const /* floats: cuBLASLt wants whole 16 bytes */
    {
        return (blocks_k() + 3) / 4 * 4;
    }
    BENCH_BOTH uint32_t groups() const /* of 128 along K, each row of B has a scale for each */
    {
        return k / 128;
    }
    BENCH_BOTH bool fused() const
    {
        return bias || residual || activation != MGPU_ACTIVATION_NONE;
    }
    /* Of product number `at`: A[row][x], B[x][col], D[row][col]. */
    BENCH_BOTH size_t a_at(uint32_t at, uint32_t row, uint32_t x) const
    {
        return (size_t)at * m * k + (a_is_km ? (size_t)x * m + row : (size_t)row * k + x);
    }
    BENCH_BOTH size_t b_at(uint32_t at, uint32_t col, uint32_t x) const
    {
        return (size_t)at * n * k + (b_is_kn ? (size_t)x * n + col : (size_t)col * k + x);
    }
    BENCH_BOTH size_t d_at(uint32_t at, uint32_t row, uint32_t col) const
    {
        return ((size_t)at * m + row) * n + col;
    }
    size_t a_count() const
    {
        return (size_t)batch * m * k;
    }
    size_t b_count() const
    {
        return (size_t)batch * n * k;
    }
    size_t d_count() const
    {
        return (size_t)batch * m * n;
    }
    double flop() const
    {
        return 2.0 * m * n * k * batch;
    }
    double bytes() const /* that have to cross the memory once */
    {
        return ((double)a_count() + (double)b_count()) * mgpu_dtype_bytes(in) +
               ((double)d_count() * (residual ? 2 : 1) + (bias ? n : 0)) *
                   mgpu_dtype_bytes(out);
    }
    double least_bytes() const /* of the side that has B in fewer bits */
    {
        return bytes() - (weights == 0 ? 0 : (2 - weights / 8.0) * n * k);
    }
    std::string trans_text() const
    {
        return std::string(a_is_km ? "t" : "n") + (b_is_kn ? "n" : "t");
    }
    /* "bias+residual+gelu_tanh"; "none". */
    std::string fuse_text() const;
};

/* By their numbers. */
static const char *const ACTIVATIONS[] = {"none", "relu", "gelu", "gelu_tanh", "silu"};
static constexpr int ACTIVATION_COUNT = 5;

inline std::string
product::fuse_text() const
{
    std::string text = std::string(bias ? "+bias" : "") + (residual ? "+residual" : "");
    if (activation != MGPU_ACTIVATION_NONE)
        text += std::string("+") + ACTIVATIONS[activation];
    return text.empty() ? "none" : text.substr(1);
}

/* False: a word is none of these, or is there twice, or there are two activations. */
static inline bool
fuse_of(product *p, const std::string &text)
{
    p->bias = p->residual = false;
    p->activation = MGPU_ACTIVATION_NONE;
    for (size_t at = 0; at <= text.size() && text != "none";) {
        const size_t end = text.find('+', at) < text.size() ? text.find('+', at) : text.size();
        const std::string word = text.substr(at, end - at);
        int which = 1;
        while (which < ACTIVATION_COUNT && word != ACTIVATIONS[which])
            which++;
        if (word == "bias" && !p->bias)
            p->bias = true;
        else if (word == "residual" && !p->residual)
            p->residual = true;
        else if (which < ACTIVATION_COUNT && p->activation == MGPU_ACTIVATION_NONE)
            p->activation = (mgpu_activation)which;
        else
            return false;
        at = end + 1;
    }
    return true;
}

/* A product of this size. Where there is an activation, alpha is a power of two that brings the sums, whose deviation is
 * sqrt(k), to 1 .. 2: there it bends. */
static inline product
sized(product p, uint32_t m, uint32_t n, uint32_t k)
{
    p.m = m;
    p.n = n;
    p.k = k;
    p.alpha = 1;
    for (uint32_t left = k; p.activation != MGPU_ACTIVATION_NONE && left >= 4; left /= 4)
        p.alpha /= 2;
    return p;
}

/* cuBLASLt has ReLU, and GELU by tanh. */
BENCH_BOTH static inline bool
peer_lacks_activation(const product &p)
{
    return p.activation == MGPU_ACTIVATION_GELU || p.activation == MGPU_ACTIVATION_SILU;
}

/* The product as the peer gives it: of s8 the sums, and without an activation that it has not. */
BENCH_BOTH static inline product
of_peer(product p)
{
    p.out = p.in == MGPU_DTYPE_S8 ? MGPU_DTYPE_S32 : p.out;
    p.activation = peer_lacks_activation(p) ? MGPU_ACTIVATION_NONE : p.activation;
    return p;
}

/* What multiplies the sums of s8 where D is not s32, so that f16 holds them: kernels get 1/32 for each row of A and
 * of B. */
BENCH_BOTH static inline double
scale_of(const product &p)
{
    return p.in == MGPU_DTYPE_S8 && p.out != MGPU_DTYPE_S32 ? 1.0 / 1024 : 1;
}

/* w 0: the rule of the kernel chooses. */
typedef mgpu_product_shape tile_shape;

static inline std::string
tile_text(const tile_shape &t)
{
    return std::to_string(t.h) + "x" + std::to_string(t.w) + "," + std::to_string(t.up) + "," +
           std::to_string(t.across) + "," + std::to_string(t.parts) +
           (t.swapped ? ",swapped" : "");
}

/* "HxW,UP,ACROSS,PARTS[,swapped]", or "W,UP", which is 128xW,UP,1,1. False when it is neither. */
static inline bool
tile_of(tile_shape *t, const std::string &text)
{
    const std::string behind = ",swapped";
    std::string word = text;
    int used = 0;
    *t = {128, 0, 0, 1, 1, false};
    if (word.size() > behind.size() &&
        word.compare(word.size() - behind.size(), behind.size(), behind) == 0) {
        t->swapped = true;
        word.resize(word.size() - behind.size());
    }
    if (std::sscanf(word.c_str(), "%9ux%9u,%9u,%9u,%9u%n", &t->h, &t->w, &t->up, &t->across,
                    &t->parts, &used) == 5)
        return (size_t)used == word.size() && t->w != 0;
    t->h = 128;
    return !t->swapped && std::sscanf(word.c_str(), "%9u,%9u%n", &t->w, &t->up, &used) == 2 &&
           (size_t)used == word.size() && t->w != 0;
}

#endif
