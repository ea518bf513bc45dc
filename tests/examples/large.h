/* tests/examples/large.h - products of more than 2^31 elements, on a GPU: filled there, and looked at there.
 * SPDX-License-Identifier: MIT
 *
 * Numbers are -1, 0 and 1, by where they are: sums stay below 2^11 and are exact in every type but bf16, which rounds them.
 */
#ifndef TESTS_EXAMPLES_LARGE_H
#define TESTS_EXAMPLES_LARGE_H
#if !MGPU_EMULATE

#include "gemm_check.h"

/* Element i of operand `which`. */
static __device__ int
third(uint64_t i, uint32_t which)
{
    uint64_t x = (i * 2 + which) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 32) * 0x94d049bb133111ebu;
    return (int)((x >> 32) % 3) - 1;
}

template <typename word>
static __global__ void
put_thirds(word *p, uint64_t count, uint32_t which, uint32_t minus, uint32_t one)
{
    for (uint64_t i = blockIdx.x * (uint64_t)blockDim.x + threadIdx.x; i < count;
         i += (uint64_t)gridDim.x * blockDim.x) {
        const int x = third(i, which);
        p[i] = (word)(x < 0 ? minus : x > 0 ? one : 0);
    }
}

/* All of a buffer, of a type of 8 or 16 bits. */
static inline void
fill_thirds(const device_buffer<uint8_t> &p, mgpu_dtype type, uint32_t which)
{
    const uint32_t minus = word_of(type, -1), one = word_of(type, 1);
    if (mgpu_dtype_bytes(type) == 1)
        put_thirds<<<4096, 256>>>(p.ptr(), p.size(), which, minus, one);
    else
        put_thirds<<<4096, 256>>>((uint16_t *)(void *)p.ptr(), p.size() / 2, which, minus, one);
}

/* Product x of those that D[i][j] sums up: of rows of A and B. */
struct of_rows {
    uint32_t k;
    __device__ int operator()(uint64_t i, uint64_t j, uint32_t x) const
    {
        return third(i * k + x, 0) * third(j * k + x, 1);
    }
};

template <typename product>
static __global__ void
count_wrong(const void *d, mgpu_dtype out, uint64_t rows, uint64_t cols, uint32_t k, product of,
            unsigned long long *wrong)
{
    for (uint64_t i = blockIdx.x * (uint64_t)blockDim.x + threadIdx.x; i < rows * cols;
         i += (uint64_t)gridDim.x * blockDim.x) {
        int sum = 0;
        for (uint32_t x = 0; x < k; x++)
            sum += of(i / cols, i % cols, x);
        const float f = (float)sum;
        const uint32_t want = out == MGPU_DTYPE_S32    ? (uint32_t)sum
                              : out == MGPU_DTYPE_F32  ? __float_as_uint(f)
                              : out == MGPU_DTYPE_BF16 ? mgpu_cvt_rn_bf16x2_f32(0.0f, f)
                                                       : mgpu_cvt_rn_f16x2_f32(0.0f, f);
        const uint32_t got = out == MGPU_DTYPE_S32 || out == MGPU_DTYPE_F32
                                 ? ((const uint32_t *)d)[i]
                                 : ((const uint16_t *)d)[i];
        if (got != want)
            atomicAdd(wrong, 1ull);
    }
}

/* How many elements of D[rows][cols], sums of k products each, are wrong. */
template <typename product>
static uint64_t
wrong_of_large(const device_buffer<uint8_t> &d, mgpu_dtype out, uint32_t rows, uint32_t cols,
               uint32_t k, const product &of)
{
    device_buffer<unsigned long long> wrong(std::vector<unsigned long long>{0});
    count_wrong<<<4096, 256>>>(d.ptr(), out, rows, cols, k, of, wrong.ptr());
    return wrong.download()[0];
}

struct large_size {
    uint32_t m, n, k;
};

/* D, A and B of more than 2^31 elements. */
static const std::vector<large_size> large_sizes = {
    {32784, 65552, 80}, {65552, 144, 32784}, {144, 65552, 32784}};

/*   plan  kernel, config, args for (m, n, k, a, b, d) */
template <typename planner>
static void
multiplies_large(mgpu_dtype in_a, mgpu_dtype in_b, mgpu_dtype out,
                 const std::vector<large_size> &sizes, const planner &plan)
{
    for (const large_size &s : sizes) {
        CAPTURE(s.m, s.n, s.k);
        device_buffer<uint8_t> a((uint64_t)s.m * s.k * mgpu_dtype_bytes(in_a)),
            b((uint64_t)s.n * s.k * mgpu_dtype_bytes(in_b)),
            d((uint64_t)s.m * s.n * mgpu_dtype_bytes(out));
        fill_thirds(a, in_a, 0);
        fill_thirds(b, in_b, 1);
        const auto p = plan(s.m, s.n, s.k, a.ptr(), b.ptr(), d.ptr());
        launch(p.kernel, p.config, p.args);
        CHECK(wrong_of_large(d, out, s.m, s.n, s.k, of_rows{s.k}) == 0);
    }
}

#endif
#endif
