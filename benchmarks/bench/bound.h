/* bench/bound.h - what two right results may differ by, for inputs of N(0,1).
 * SPDX-License-Identifier: MIT
 *
 * Results v and w of sums x and y, of K products:
 *
 *     sums      each step of the tensor cores (K / 16, or K / 8 for tf32) moves a running sum, which is
 *               hardly larger than |x| + 2 sqrt(K), by 2^-22 of it or less. That of 8-bit floats has 13 bits of
 *               fraction, that of f16 11: sums_of_f8(), sums_of_f16()
 *     fused     alpha * sum, which is exact, + C + bias are rounded to f32, twice; an activation bends what it is
 *               given by SLOPE at most, and has a rule of its own: activation_off()
 *     rounding  D is rounded once: by half a unit, 2^-8 |v| in bf16, 2^-11 in f16, 2^-24 in f32.
 *               Two sides: a whole unit
 *
 * Sums of s8 are exact in s32 and must be equal; scaled by a power of two, as the harness does, they are rounded
 * to f32, by 2^-24, and once more.
 *
 * Of a result the share of that bound is kept; the worst of all is shown. NaN is worse than any.
 */
#ifndef BENCH_BOUND_H
#define BENCH_BOUND_H

#include "product.h"

#include <cmath>

/* Whose two results are compared: sums in f64 are right. */
enum whose {
    OURS,       /* a kernel's, and f64 */
    PEERS,      /* cuBLASLt's, and f64 */
    OURS_PEERS, /* a kernel's, and cuBLASLt's */
    TWO_OURS    /* a kernel's in two tile shapes */
};

/* |d/dx| of GELU and SiLU is 1.13 at most. No number of N(0,1) in the inputs is larger than MOST_INPUT: they are
 * made of 24 bits (bench/inputs.h). */
static constexpr double SLOPE = 1.13, MOST_INPUT = 6;

/* In f64. */
BENCH_BOTH static inline double
activated(double x, mgpu_activation a)
{
    switch (a) {
    case MGPU_ACTIVATION_RELU:
        return x < 0 ? 0 : x;
    case MGPU_ACTIVATION_GELU:
        return 0.5 * x * erfc(-x * 0.70710678118654752);
    case MGPU_ACTIVATION_GELU_TANH:
        return x / (1 + exp(-1.5957691216057308 * (x + 0.044715 * x * x * x)));
    case MGPU_ACTIVATION_SILU:
        return x / (1 + exp(-x));
    default:
        return x;
    }
}

/* What two right sums of 8-bit floats may differ by; |v| is `size`. A step of K = 32 cuts its products and its
 * result toward zero, each by less than u = 2^-13 of the running sum. The result is cut one way: u a step. The
 * products' signs are random, so a step's 32 cuts are a random walk with a variance of 32 / 3 u^2, and 6.5 of its
 * deviations are enough for 10^10 results. Where each 128 of K are added in f32, the running sum is a part's, hardly
 * larger than |v| / parts + 2 sqrt(128); its sign is random too, so what its 4 steps lose one way (16 u^2) is part
 * of the walk. Scales are 1 at most. */
BENCH_BOTH static inline double
sums_of_f8(double size, const product &p)
{
    const double steps = p.k / 32.0 + 1, parts = p.blocks_k();
    if (p.sums == SUMS_FAST)
        return 2.0 / 8192 * (size + 2 * sqrt((double)p.k)) *
               (steps + 6.5 * sqrt(32.0 / 3 * steps));
    return 2.0 / 8192 * (size / parts + 2 * sqrt(128.0)) * 6.5 *
               sqrt((4 * 32.0 / 3 + 16) * parts) +
           parts / 8388608 * (size + 2 * sqrt((double)p.k));
}

/* Sums in f16 are rounded to nearest with each step, by u = 2^-11 of the running sum at most: a random walk with a
 * variance of u^2 / 3 a step, and 6.5 of its deviations. wgmma has steps of K = 16; those of 8 are the smallest that
 * older instructions have. */
BENCH_BOTH static inline double
sums_of_f16(double size, const product &p)
{
    const double steps = p.k / 8.0 + 1;
    return 1.0 / 2048 * (size + 2 * sqrt((double)p.k)) * 6.5 * sqrt(steps / 3);
}

BENCH_BOTH static inline double
sums_off(double size, const product &p)
{
    const double steps = p.k * (mgpu_dtype_bytes(p.in) / 32.0) + 1;
    return p.is_f8()            ? sums_of_f8(size, p)
           : p.sums == SUMS_F16 ? sums_of_f16(size, p)
                                : steps / 4194304 * (size + 2 * sqrt((double)p.k));
}

/* What an activation itself may be off by. Ours: tile/fuse.h says. The peer's ReLU is exact; its GELU is taken to be by
 * tanh.approx.f32, which is off by 2^-11, relative (PTX manual), times x / 2; beyond -8 it is 0. */
BENCH_BOTH static inline double
activation_off(double size, const product &p, whose who)
{
    const bool bent = p.activation > MGPU_ACTIVATION_RELU;
    double off = 0;
    if (bent && who != PEERS)
        off += (who == TWO_OURS ? 2 : 1) * (size / 262144 + 1.0 / 1099511627776);
    if (p.activation == MGPU_ACTIVATION_GELU_TANH && (who == PEERS || who == OURS_PEERS))
        off += (size + 8) / 4096;
    return off;
}

/* The difference of x and y, as a share of what it may be; y may be a result in f64. `plain`: what the peer has rounded
 * to D's type where the activation that made it y is not the peer's, else y. */
BENCH_BOTH static inline double
share_of_bound(double x, double y, double plain, const product &p, whose who)
{
    const double half = p.out == MGPU_DTYPE_BF16  ? 1.0 / 256
                        : p.out == MGPU_DTYPE_F16 ? 1.0 / 2048
                                                  : 1.0 / 16777216;
    const double size = fmax(fabs(x), fabs(y));
    const bool bent = p.activation > MGPU_ACTIVATION_RELU;
    if (x == y)
        return 0;
    if (p.out == MGPU_DTYPE_S32)
        return 1e30;
    if (p.in == MGPU_DTYPE_S8)
        return fmin(fabs(x - y) / ((half + 1.0 / 16777216) * size), 1e30);
    /* Of the numbers that an activation has made 0, or nearly, it does not let errors through: from -4 on less than
     * they grow. */
    const double most = size + MOST_INPUT * (p.bias + p.residual) +
                        (p.activation != MGPU_ACTIVATION_NONE ? 4 : 0);
    const double sums =
        p.alpha * sums_off(most / p.alpha, p) + (p.fused() ? 3 * most / 16777216 : 0);
    /* A plain result's rounding, half a unit of it, times the slope there: below 0 |x d/dx| is 0.25 at most. */
    const bool lacks = who == OURS_PEERS && peer_lacks_activation(p);
    const double rounded = who == OURS || who == PEERS ? half * size
                           : !lacks                    ? 2 * half * size
                                    : half * (size + (plain > 0 ? SLOPE * plain : 0.3));
    const double share =
        fabs(x - y) / (rounded + (bent ? SLOPE : 1) * sums + activation_off(size, p, who));
    return share < 1e30 ? share : 1e30; /* NaN and infinity too */
}

#endif
