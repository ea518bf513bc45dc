/* bench/gemm_h100_sparse.cu - gemm_h100_sparse for the harness: A, which --sparse has made 2:4, is packed when it is planned.
 * SPDX-License-Identifier: MIT
 */
#include "../../examples/kernels/gemm_h100_sparse.cu"

#include "fail.h"
#include "kernel.h"

#include <map>
#include <memory>
#include <tuple>
#include <vector>

static bool
covers(const product &p)
{
    return p.sparse && mgpu_dtype_bytes(p.in) <= 2 && p.in != MGPU_DTYPE_S8;
}

/* A as the kernel takes it, on the device, as long as a launcher has it. */
struct packed {
    void *values = nullptr, *meta = nullptr;

    packed(const std::vector<unsigned char> &of, const std::vector<uint32_t> &words)
    {
        const size_t bytes = words.size() * sizeof(uint32_t);
        if (mgpu_malloc(&values, of.size()) != MGPU_OK ||
            mgpu_malloc(&meta, bytes) != MGPU_OK ||
            mgpu_copy_to(values, of.data(), of.size(), NULL) != MGPU_OK ||
            mgpu_copy_to(meta, words.data(), bytes, NULL) != MGPU_OK)
            fail("a packed A", "the GPU has no memory for it");
    }
    ~packed()
    {
        (void)mgpu_free(values);
        (void)mgpu_free(meta);
    }
    packed(const packed &) = delete;
    packed &operator=(const packed &) = delete;
};

/* A of these operands: while launchers have it, those of other shapes take the same one. */
static std::shared_ptr<packed>
packed_of(const product &p, const operands &o, mgpu_issues *issues)
{
    static std::map<std::tuple<const void *, uint32_t, uint32_t, mgpu_dtype>,
                    std::weak_ptr<packed>>
        known;
    std::weak_ptr<packed> &here = known[{o.a, p.m, p.k, p.in}];
    const size_t bytes = (size_t)p.m * p.k * mgpu_dtype_bytes(p.in);
    std::shared_ptr<packed> found = here.lock();
    if (found != nullptr)
        return found;
    std::vector<unsigned char> a(bytes), values(bytes / 2);
    std::vector<uint32_t> meta(sparse_meta_words(p.in, p.m, p.k));
    if (cudaDeviceSynchronize() != cudaSuccess ||
        mgpu_copy_from(a.data(), o.a, bytes, NULL) != MGPU_OK)
        fail("A", "it cannot be copied from the GPU");
    if (sparse_pack(p.in, values.data(), meta.data(), a.data(), p.m, p.k, issues) == MGPU_OK)
        here = found = std::make_shared<packed>(values, meta);
    return found;
}

/* But for A. */
static sparse_problem
problem_of(const product &p, const operands &o)
{
    sparse_problem g = asked<sparse_problem>(p, o);
    g.in = p.in;
    g.meta = (const uint32_t *)o.a; /* any memory */
    return g;
}

static const shapes_in<sparse_problem, sparse_plan, sparse_shape> SHAPES = {
    sparse_plan_make_shape, sparse_shape_for, sparse_cycles};

static mgpu_status
plan(launcher *out, const product &p, const operands &o, const way &w, mgpu_issues *issues)
{
    sparse_problem g = problem_of(p, o);
    launcher once;
    if (p.k % 4 != 0)
        return mgpu_product_wrong("gemm_h100_sparse", "k", p.k, NULL, "a multiple of 4",
                                  issues);
    const std::shared_ptr<packed> kept = packed_of(p, o, issues);
    if (kept == nullptr)
        return MGPU_ERROR_INVALID_ARGUMENT;
    g.a = kept->values;
    g.meta = (const uint32_t *)kept->meta;
    const mgpu_status status = SHAPES.plan("gemm_h100_sparse", &once, g, w, issues);
    if (status == MGPU_OK)
        *out = [once, kept](cudaStream_t stream, mgpu_issues *why) {
            return once(stream, why);
        };
    return status;
}

static std::vector<choice>
choices(const product &p, const operands &o, uint32_t multiprocessors)
{
    return SHAPES.all(problem_of(p, o), multiprocessors);
}

const bench_kernel gemm_h100_sparse_bench = {"gemm_h100_sparse", HAS_SHAPES, covers, plan,
                                             choices};
