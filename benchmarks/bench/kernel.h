/* bench/kernel.h - what a kernel of examples/kernels is to the harness: a name, what it is for, what it can, a plan.
 * SPDX-License-Identifier: MIT
 *
 * Each has a file beside this one, compiled alone, so that no two kernels share their names, and a line in
 * ALL_KERNELS. gemm_h100.cu, which shows how, is the one to change when a kernel learns something: its word in HAS, and
 * the field of its problem.
 */
#ifndef BENCH_KERNEL_H
#define BENCH_KERNEL_H

#include "product.h"

#include <mgpu/host/product.h>

#include <algorithm>
#include <functional>
#include <type_traits>
#include <vector>

struct operands {
    const void *a, *b;
    void *d;
    /* of 8-bit floats: 1.0f each; SUMS_BLOCK: [blocks_k][m], [n / 128][scale_b_pitch] of 0.5 to 1 */
    const float *scale_a, *scale_b;
    /* of weights: [n][groups] in the type of B, which is rounded to whole numbers times them */
    const uint16_t *scale_w;
    const void *bias, *c; /* of D's type; NULL where the product has none */
    /* WORKSPACE_BYTES, of 0 between calls: of all, which come one after the other */
    void *workspace;
};

enum : uint64_t { WORKSPACE_BYTES = 32 << 20 };

/* Multiply once, in this stream; keeps what it needs. */
typedef std::function<mgpu_status(cudaStream_t, mgpu_issues *)> launcher;

/* Where: the GPU, and in which tiles. */
struct way {
    uint32_t multiprocessors;
    tile_shape shape; /* w 0: that of the kernel's rule */
};

/* A shape that a kernel has for a product, and what its rule says of it. */
struct choice {
    tile_shape shape;
    double cycles;
    bool rule; /* it is the one that the rule takes */
};

/* What only some kernels do. */
enum feature {
    HAS_TRANS = 1,    /* A stored [k][m], B stored [k][n] */
    HAS_FUSE = 2,     /* a bias, C, an activation */
    HAS_BATCH = 4,    /* several products in one launch */
    HAS_F16_SUMS = 8, /* sums in f16 */
    HAS_SHAPES = 16   /* --shape and --sweep */
};

struct bench_kernel {
    const char *name;
    unsigned has; /* of feature */
    /* whether it is the one to take for this product; it may be able to do others */
    bool (*covers)(const product &);
    mgpu_status (*plan)(launcher *out, const product &, const operands &, const way &,
                        mgpu_issues *issues);
    /* all shapes that there are, for --sweep; NULL: it is not swept */
    std::vector<choice> (*choices)(const product &, const operands &, uint32_t multiprocessors);
};

/* What a product asks of a kernel beside a plain one. */
static inline unsigned
features_of(const product &p)
{
    return (p.a_is_km || p.b_is_kn ? HAS_TRANS : 0u) | (p.fused() ? HAS_FUSE : 0u) |
           (p.batch > 1 ? HAS_BATCH : 0u) | (p.sums == SUMS_F16 ? HAS_F16_SUMS : 0u);
}

/* The kernel's plan, or why there is none: what it has not, or what its plan says. */
static inline mgpu_status
plan_of(const bench_kernel &kernel, launcher *out, const product &p, const operands &o,
        const way &w, mgpu_issues *issues)
{
    const unsigned lacks = (features_of(p) | (w.shape.w != 0 ? HAS_SHAPES : 0u)) & ~kernel.has;
    const std::string trans = p.trans_text(), fuse = p.fuse_text(), shape = tile_text(w.shape);
    mgpu_status status = MGPU_OK;
    issues->count = 0;
    if (lacks & HAS_TRANS)
        status = mgpu_product_wrong(kernel.name, "trans", 0, trans.c_str(),
                                    "nt: no such layout here yet", issues);
    if (lacks & HAS_FUSE)
        status = mgpu_product_wrong(kernel.name, "fuse", 0, fuse.c_str(),
                                    "none: no such epilogue here", issues);
    if (lacks & HAS_BATCH)
        status = mgpu_product_wrong(kernel.name, "batch", p.batch, NULL,
                                    "1: no such launch here yet", issues);
    if (lacks & HAS_F16_SUMS)
        status = mgpu_product_wrong(kernel.name, "sums", 0, "f16", "f32: no such sums here yet",
                                    issues);
    if (lacks & HAS_SHAPES)
        status = mgpu_product_wrong(kernel.name, "shape", w.shape.w, shape.c_str(),
                                    "its own: there is no choice", issues);
    return status == MGPU_OK ? kernel.plan(out, p, o, w, issues) : status;
}

/* ---- for the files of the kernels ------------------------------------------------------------ */

/* A problem of theirs, with all but the types of A and B, which have other names in some. */
template <typename problem>
static inline problem
asked(const product &p, const operands &o)
{
    problem g = {};
    g.m = p.m;
    g.n = p.n;
    g.k = p.k;
    g.out = p.out;
    g.a = o.a;
    g.b = o.b;
    g.d = o.d;
    return g;
}

template <typename plan_type>
static inline launcher
launcher_of(const plan_type &made)
{
    return [made](cudaStream_t stream, mgpu_issues *why) {
        mgpu_launch_config config = made.config;
        config.stream = stream;
        return mgpu_launch(made.kernel, config, &made.args, why);
    };
}

/* By a kernel's gemm_plan_make(). */
template <typename problem, typename plan_type>
static inline mgpu_status
planned(launcher *out, const problem &g, uint32_t multiprocessors, mgpu_issues *issues,
        mgpu_status (*make)(plan_type *, problem, uint32_t, mgpu_issues *))
{
    plan_type made;
    const mgpu_status status = make(&made, g, multiprocessors, issues);
    if (status == MGPU_OK)
        *out = launcher_of(made);
    return status;
}

/* A kernel's three functions of its shapes. */
template <typename problem, typename plan_type, typename shape_type> struct shapes_in {
    mgpu_status (*make)(plan_type *, problem, shape_type, uint32_t, mgpu_issues *);
    shape_type (*choose)(const problem *, uint32_t);
    std::function<double(const problem *, shape_type, uint32_t)> cycles;

    /* Some kernels have tiles of 128 rows alone, and clusters of one column: {w, up}. */
    static constexpr bool WIDE = std::is_same_v<shape_type, tile_shape>;

    static bool has(const tile_shape &t)
    {
        return WIDE || (t.h == 128 && t.across == 1 && t.parts == 1 && !t.swapped);
    }
    static shape_type theirs(const tile_shape &t)
    {
        if constexpr (WIDE)
            return t;
        else
            return {t.w, t.up};
    }
    static tile_shape ours(const shape_type &s)
    {
        if constexpr (WIDE)
            return s;
        else
            return {128, s.w, s.up, 1, 1, false};
    }

    mgpu_status plan(const char *name, launcher *out, const problem &g, const way &w,
                     mgpu_issues *issues) const
    {
        plan_type made;
        if (w.shape.w != 0 && !has(w.shape))
            return mgpu_product_wrong(name, "shape", w.shape.w, tile_text(w.shape).c_str(),
                                      "128xW,UP,1,1: it has no others", issues);
        const shape_type shape =
            w.shape.w != 0 ? theirs(w.shape) : choose(&g, w.multiprocessors);
        const mgpu_status status = make(&made, g, shape, w.multiprocessors, issues);
        if (status == MGPU_OK)
            *out = launcher_of(made);
        return status;
    }

    /* All that the plan does not refuse and that leave no block of a cluster empty everywhere; the fewest cycles first. */
    std::vector<choice> all(const problem &g, uint32_t multiprocessors) const
    {
        const std::string rule = tile_text(ours(choose(&g, multiprocessors)));
        std::vector<choice> out;
        plan_type made;
        const auto add = [&](const tile_shape &t) {
            const bool empty = (t.swapped ? g.n : g.m) <= (t.up - 1) * t.h ||
                               (t.swapped ? g.m : g.n) <= (t.across - 1) * t.w;
            const double cost = !empty && has(t) ? cycles(&g, theirs(t), multiprocessors) : 0;
            if (cost > 0 && make(&made, g, theirs(t), multiprocessors, nullptr) == MGPU_OK)
                out.push_back({t, cost, tile_text(t) == rule});
        };
        for (const uint32_t h : {64u, 128u, 192u, 256u})
            for (uint32_t w = 8; w <= 256; w += 8)
                for (const uint32_t up : {1u, 2u, 4u})
                    for (const uint32_t across : {1u, 2u, 4u})
                        for (uint32_t parts = 0; parts <= 10;
                             parts++) /* 9, 10: 0, 1, swapped */
                            add({h, w, up, across, parts < 9 ? parts : parts - 9, parts >= 9});
        std::sort(out.begin(), out.end(),
                  [](const choice &x, const choice &y) { return x.cycles < y.cycles; });
        return out;
    }
};

/* ---- who there is ---------------------------------------------------------------------------- */

extern const bench_kernel gemm_h100_bench, gemm_h100_skinny_bench, gemm_h100_skinny_pdl_bench,
    gemm_h100_fp8_bench, gemm_h100_fp8_promoted_bench, gemm_h100_fp8_block_bench,
    gemm_h100_int8_bench, gemm_h100_sparse_bench, gemm_h100_mixed_bench, gemm_h100_tf32_bench,
    gemm_h100_f16_bench;

/* The first that covers a product, and has what it asks, is measured, unless --kernel says another; the last is asked
 * in any case. */
static const bench_kernel *const ALL_KERNELS[] = {&gemm_h100_mixed_bench,
                                                  &gemm_h100_sparse_bench,
                                                  &gemm_h100_int8_bench,
                                                  &gemm_h100_skinny_bench,
                                                  &gemm_h100_skinny_pdl_bench,
                                                  &gemm_h100_fp8_bench,
                                                  &gemm_h100_fp8_promoted_bench,
                                                  &gemm_h100_fp8_block_bench,
                                                  &gemm_h100_tf32_bench,
                                                  &gemm_h100_f16_bench,
                                                  &gemm_h100_bench};

#endif
