/* bench/gemm_h100_sparse.cu - gemm_h100_sparse for the harness: A, which --sparse has made 2:4, is packed when it is planned.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_sparse.cu"

#include "cuda.h"
#include "kernel.h"

#include <vector>

static bool
covers(const product &p)
{
    return p.sparse && mgpu_dtype_bytes(p.in) <= 2 && p.in != MGPU_DTYPE_S8;
}

/* A copy on the device, until the process ends. */
static void *
on_device(const void *from, size_t bytes)
{
    void *to = nullptr;
    CUDA(cudaMalloc(&to, bytes));
    CUDA(cudaMemcpy(to, from, bytes, cudaMemcpyHostToDevice));
    return to;
}

static const shapes_in<sparse_problem, sparse_plan, sparse_shape> SHAPES = {
    sparse_plan_make_shape, sparse_shape_for, sparse_cycles};

static mgpu_status
plan(launcher *out, const product &p, const operands &o, const way &w, mgpu_issues *issues)
{
    const size_t bytes = (size_t)p.m * p.k * mgpu_dtype_bytes(p.in);
    std::vector<unsigned char> a(bytes), values(bytes / 2);
    std::vector<uint32_t> meta(sparse_meta_words(p.in, p.m, p.k));
    CUDA(cudaDeviceSynchronize());
    CUDA(cudaMemcpy(a.data(), o.a, bytes, cudaMemcpyDeviceToHost));
    if (p.k % 4 != 0)
        return mgpu_product_wrong("gemm_h100_sparse", "k", p.k, NULL, "a multiple of 4",
                                  issues);
    const mgpu_status packed =
        sparse_pack(p.in, values.data(), meta.data(), a.data(), p.m, p.k, issues);
    if (packed != MGPU_OK)
        return packed;
    sparse_problem g = asked<sparse_problem>(p, o);
    g.in = p.in;
    g.a = on_device(values.data(), values.size());
    g.meta = (const uint32_t *)on_device(meta.data(), meta.size() * 4);
    return SHAPES.plan("gemm_h100_sparse", out, g, w, issues);
}

/* No choices: a sweep would pack A for each. */
const bench_kernel gemm_h100_sparse_bench = {"gemm_h100_sparse", HAS_SHAPES, covers, plan,
                                             nullptr};
