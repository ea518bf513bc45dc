/* bench/kernel.h - what a kernel of examples/kernels is to the harness: a name, what it is for, a plan.
 * SPDX-License-Identifier: MIT
 *
 * Each has a file beside this one, compiled alone, so that no two kernels share their names:
 *
 *     static mgpu_status plan(launcher *out, const product &p, const operands &o, ...)
 *     {
 *         return planned(out, gemm_problem{}, p, o, multiprocessors, issues, gemm_plan_make);
 *     }
 *     const bench_kernel gemm_h100_bench = {"gemm_h100", covers, plan};
 *
 * and a line in ALL_KERNELS.
 */
#ifndef BENCH_KERNEL_H
#define BENCH_KERNEL_H

#include <mgpu/mgpu.h>

#include <functional>

/* What becomes of the tensor cores' sums of 8-bit floats, which have 13 bits of fraction. */
enum sums_kind {
    SUMS_FAST,     /* all of K is theirs */
    SUMS_PROMOTED, /* each 128 of K are added to sums in f32 */
    SUMS_BLOCK     /* that, times scales of 1 x 128 of A and 128 x 128 of B */
};

/* D[m][n] = A[m][k] * B[n][k]^T. */
struct product {
    uint32_t m, n, k;
    mgpu_dtype in, out;
    sums_kind sums;
    bool sparse;      /* A is 2:4 along K: of each four numbers two are 0 */
    uint32_t weights; /* 4, 8: B is whole numbers of so many bits, times scales; 0: it is not */
    __host__ __device__ bool is_f8() const
    {
        return in == MGPU_DTYPE_E4M3 || in == MGPU_DTYPE_E5M2;
    }
    __host__ __device__ uint32_t blocks_k() const /* of 128 */
    {
        return (k + 127) / 128;
    }
    __host__ __device__ uint32_t
    scale_b_pitch() const /* floats: cuBLASLt wants whole 16 bytes */
    {
        return (blocks_k() + 3) / 4 * 4;
    }
    __host__ __device__ uint32_t
    groups() const /* of 128 along K, each row of B has a scale for each */
    {
        return k / 128;
    }
    double flop() const
    {
        return 2.0 * m * n * k;
    }
    double bytes() const /* that have to cross the memory once */
    {
        return ((double)m * k + (double)n * k) * mgpu_dtype_bytes(in) +
               (double)m * n * mgpu_dtype_bytes(out);
    }
    double least_bytes() const /* of the side that has B in fewer bits */
    {
        return bytes() - (weights == 0 ? 0 : (2 - weights / 8.0) * n * k);
    }
};

/* The product as the peer gives it: of s8 the sums. */
__host__ __device__ static inline product
of_peer(product p)
{
    p.out = p.in == MGPU_DTYPE_S8 ? MGPU_DTYPE_S32 : p.out;
    return p;
}

/* What multiplies the sums of s8 where D is not s32, so that f16 holds them: kernels get 1/32 for each row of A and
 * of B. */
__host__ __device__ static inline double
scale_of(const product &p)
{
    return p.in == MGPU_DTYPE_S8 && p.out != MGPU_DTYPE_S32 ? 1.0 / 1024 : 1;
}

struct operands {
    const void *a, *b;
    void *d;
    /* of 8-bit floats: 1.0f each; SUMS_BLOCK: [blocks_k][m], [n / 128][scale_b_pitch] of 0.5 to 1 */
    const float *scale_a, *scale_b;
    /* of weights: [n][groups] in the type of B, which is rounded to whole numbers times them */
    const uint16_t *scale_w;
};

/* Multiply once, in this stream; keeps what it needs. */
typedef std::function<mgpu_status(cudaStream_t, mgpu_issues *)> launcher;

/* Plans problem `g`, what is its own already set, for this product; `make` is the kernel's gemm_plan_make(). */
template <typename problem, typename plan_type>
static inline mgpu_status
planned(launcher *out, problem g, const product &p, const operands &o, uint32_t multiprocessors,
        mgpu_issues *issues, mgpu_status (*make)(plan_type *, problem, uint32_t, mgpu_issues *))
{
    plan_type made;
    g.m = p.m;
    g.n = p.n;
    g.k = p.k;
    g.in = p.in;
    g.out = p.out;
    g.a = o.a;
    g.b = o.b;
    g.d = o.d;
    const mgpu_status status = make(&made, g, multiprocessors, issues);
    if (status == MGPU_OK)
        *out = [made](cudaStream_t stream, mgpu_issues *why) {
            mgpu_launch_config config = made.config;
            config.stream = stream;
            return mgpu_launch(made.kernel, config, &made.args, why);
        };
    return status;
}

struct bench_kernel {
    const char *name;
    /* whether it is the one to take for this product; it may be able to do others */
    bool (*covers)(const product &);
    mgpu_status (*plan)(launcher *out, const product &, const operands &,
                        uint32_t multiprocessors, mgpu_issues *issues);
};

extern const bench_kernel gemm_h100_bench, gemm_h100_skinny_bench, gemm_h100_skinny_pdl_bench,
    gemm_h100_fp8_bench, gemm_h100_fp8_promoted_bench, gemm_h100_fp8_block_bench,
    gemm_h100_int8_bench, gemm_h100_sparse_bench, gemm_h100_mixed_bench, gemm_h100_tf32_bench,
    gemm_h100_f16_bench;

/* The first that covers a product is measured, unless --kernel says another. */
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
