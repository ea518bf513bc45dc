/* bench/groups_memory.h - A, B and the outputs of a case of bench_grouped, in copies that L2 does not hold.
 * SPDX-License-Identifier: MIT
 */
#ifndef BENCH_GROUPS_MEMORY_H
#define BENCH_GROUPS_MEMORY_H

#include "groups_case.h"
#include "inputs.h"

/* A, B and D of the kernel, the loop and the dense product, in copies; and where the groups begin. */
struct groups_memory {
    const groups_case &c;
    const std::vector<int32_t> table; /* where groups begin */
    size_t copies;
    unsigned char *all = nullptr;
    int32_t *offsets = nullptr;
    uint32_t *next = nullptr;
    float *scales = nullptr;     /* of 8 bits: 1 for each row of A, and of B */
    std::vector<operands> of[3]; /* of the kernel, the loop, the dense product */

    groups_memory(const groups_case &what, size_t l2_bytes) : c(what), table(what.offsets())
    {
        copies = c.bytes() < 1e9
                     ? std::max<size_t>(2, (size_t)(2e0 * (double)l2_bytes / c.bytes()) + 1)
                     : 1;
    }
    ~groups_memory()
    {
        (void)cudaFree(all);
        (void)cudaFree(offsets);
        (void)cudaFree(next);
        (void)cudaFree(scales);
    }
    groups_memory(const groups_memory &) = delete;
    groups_memory &operator=(const groups_memory &) = delete;

    uint32_t size(uint32_t g) const
    {
        return (uint32_t)(table[g + 1] - table[g]);
    }
    product of_group(uint32_t g) const
    {
        product p = {};
        p.m = c.transposed ? c.n : size(g);
        p.n = c.transposed ? c.k : c.n;
        p.k = c.transposed ? size(g) : c.k;
        p.in = c.in;
        p.out = c.out;
        p.sums = c.sums;
        p.batch = 1;
        p.alpha = 1;
        return p;
    }
    size_t d_bytes() const
    {
        return c.d_elems() * mgpu_dtype_bytes(c.out);
    }
    size_t scale_count() const
    {
        return c.rows() + 1 + (size_t)c.groups * c.n; /* those of B at an even place */
    }
    const float *scales_b() const
    {
        return scales + (c.rows() + 1) / 2 * 2;
    }
    bool fill(cudaStream_t stream)
    {
        const size_t wide = mgpu_dtype_bytes(c.in), d = buffers::rounded(d_bytes());
        const size_t a = buffers::rounded(c.a_elems() * wide);
        const size_t b = buffers::rounded(c.b_elems() * wide);
        if (cudaMalloc((void **)&all, copies * (a + b + 3 * d)) != cudaSuccess ||
            cudaMalloc((void **)&offsets, table.size() * 4) != cudaSuccess ||
            cudaMalloc((void **)&next, 8) != cudaSuccess ||
            cudaMalloc((void **)&scales, scale_count() * 4) != cudaSuccess) {
            (void)cudaGetLastError();
            return false;
        }
        CUDA(cudaMemset(next, 0, 8));
        fill_scales<<<64, 256, 0, stream>>>(scales, scale_count(), 0, true);
        CUDA(cudaMemcpy(offsets, table.data(), table.size() * 4, cudaMemcpyHostToDevice));
        for (size_t i = 0; i < copies; i++) {
            unsigned char *const at = all + i * (a + b + 3 * d);
            fill_normal<<<1024, 256, 0, stream>>>(at, c.a_elems(), 2 * i + c.seed * 4096, c.in);
            fill_normal<<<1024, 256, 0, stream>>>(at + a, c.b_elems(),
                                                  2 * i + 1 + c.seed * 4096, c.in);
            CUDA(cudaGetLastError());
            for (size_t side = 0; side < 3; side++) {
                of[side].push_back(
                    {at, at + a, at + a + b + side * d, nullptr, nullptr, nullptr});
                CUDA(cudaMemsetAsync(of[side][i].d, 0xff, d_bytes(), stream));
            }
        }
        CUDA(cudaStreamSynchronize(stream));
        return true;
    }
    /* Of group g in these. */
    operands group(const operands &o, uint32_t g) const
    {
        const size_t wide = mgpu_dtype_bytes(c.in), row = (size_t)table[g];
        const unsigned char *const a = (const unsigned char *)o.a, *const b =
                                                                       (const unsigned char *)
                                                                           o.b;
        return {a + row * (c.transposed ? c.n : c.k) * wide,
                b + (c.transposed ? row * c.k : (size_t)g * c.n * c.k) * wide,
                (unsigned char *)o.d + (c.transposed ? (size_t)g * c.n * c.k : row * c.n) *
                                           mgpu_dtype_bytes(c.out),
                nullptr,
                nullptr,
                nullptr};
    }
};

#endif
