/* bench/check.h - are the results right? All of them beside the peer's, some rows beside sums in f64.
 * SPDX-License-Identifier: MIT
 *
 * What two right results v and w may differ by, for inputs of N(0,1):
 *
 *     sums      each step of the tensor cores (K / 16, or K / 8 for tf32) moves a running sum, which is
 *               hardly larger than |v| + 2 sqrt(K), by 2^-22 of it or less. That of 8-bit floats has 13 bits of
 *               fraction: sums_of_f8()
 *     rounding  D is rounded once: by half a unit, 2^-8 |v| in bf16, 2^-11 in f16, 2^-24 in f32.
 *               Two sides: a whole unit
 *
 * Sums of s8 are exact in s32 and must be equal; scaled by a power of two, as the harness does, they are rounded
 * to f32, by 2^-24, and once more.
 *
 * Of a result the share of that bound is kept; the worst of all is shown. NaN is worse than any.
 */
#ifndef BENCH_CHECK_H
#define BENCH_CHECK_H

#include "inputs.h"

enum { CHECKED_ROWS = 8 };

struct verdict {
    uint32_t worst; /* bits of a float: the largest difference, as a share of its bound */
    uint32_t pad;
    unsigned long long unequal;
    float share() const
    {
        float f;
        memcpy(&f, &worst, sizeof f);
        return f;
    }
};

__device__ static inline double
element(const void *p, size_t i, mgpu_dtype dtype)
{
    float v;
    if (dtype == MGPU_DTYPE_S8)
        return ((const int8_t *)p)[i];
    if (dtype == MGPU_DTYPE_S32)
        return ((const int32_t *)p)[i];
    if (dtype == MGPU_DTYPE_BF16)
        return __uint_as_float((uint32_t)((const uint16_t *)p)[i] << 16);
    if (dtype == MGPU_DTYPE_F16) {
        asm("cvt.f32.f16 %0, %1;" : "=f"(v) : "h"(((const uint16_t *)p)[i]));
        return v;
    }
    if (dtype == MGPU_DTYPE_E4M3 || dtype == MGPU_DTYPE_E5M2) {
        const uint16_t byte = ((const uint8_t *)p)[i];
        const uint32_t two = dtype == MGPU_DTYPE_E4M3 ? mgpu_cvt_rn_f16x2_e4m3x2(byte)
                                                      : mgpu_cvt_rn_f16x2_e5m2x2(byte);
        asm("cvt.f32.f16 %0, %1;" : "=f"(v) : "h"((uint16_t)two));
        return v;
    }
    return ((const float *)p)[i];
}

/* What two right sums of 8-bit floats may differ by; |v| is `size`. A step of K = 32 cuts its products and its
 * result toward zero, each by less than u = 2^-13 of the running sum. The result is cut one way: u a step. The
 * products' signs are random, so a step's 32 cuts are a random walk with a variance of 32 / 3 u^2, and 6.5 of its
 * deviations are enough for 10^10 results. Where each 128 of K are added in f32, the running sum is a part's, hardly
 * larger than |v| / parts + 2 sqrt(128); its sign is random too, so what its 4 steps lose one way (16 u^2) is part
 * of the walk. Scales are 1 at most. */
__device__ static inline double
sums_of_f8(double size, product p)
{
    const double steps = p.k / 32.0 + 1, parts = p.blocks_k();
    if (p.sums == SUMS_FAST)
        return 2.0 / 8192 * (size + 2 * sqrt((double)p.k)) *
               (steps + 6.5 * sqrt(32.0 / 3 * steps));
    return 2.0 / 8192 * (size / parts + 2 * sqrt(128.0)) * 6.5 *
               sqrt((4 * 32.0 / 3 + 16) * parts) +
           parts / 8388608 * (size + 2 * sqrt((double)p.k));
}

/* The difference of x and y, as a share of what it may be; `roundings` of D are in it. */
__device__ static inline double
share_of_bound(double x, double y, product p, double roundings)
{
    const double half = p.out == MGPU_DTYPE_BF16  ? 1.0 / 256
                        : p.out == MGPU_DTYPE_F16 ? 1.0 / 2048
                                                  : 1.0 / 16777216;
    const double size = fmax(fabs(x), fabs(y));
    if (p.in == MGPU_DTYPE_S8 && (x == y || p.out == MGPU_DTYPE_S32))
        return x == y ? 0 : 1e30;
    if (p.in == MGPU_DTYPE_S8)
        return fmin(fabs(x - y) / ((half + 1.0 / 16777216) * size), 1e30);
    const double steps = p.k * (mgpu_dtype_bytes(p.in) / 32.0) + 1;
    const double sums =
        p.is_f8() ? sums_of_f8(size, p) : steps / 4194304 * (size + 2 * sqrt((double)p.k));
    const double share = fabs(x - y) / (roundings * half * size + sums);
    return share < 1e30 ? share : 1e30; /* NaN and infinity too */
}

__global__ static void
compare(const void *x, const void *y, product p, verdict *out)
{
    const size_t count = (size_t)p.m * p.n;
    float worst = 0;
    unsigned long long unequal = 0;
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < count;
         i += (size_t)gridDim.x * blockDim.x) {
        const double v = element(x, i, p.out), w = element(y, i, of_peer(p).out) * scale_of(p);
        if (!(v == w)) {
            unequal++;
            worst = fmaxf(worst, (float)share_of_bound(v, w, p, 2));
        }
    }
    if (unequal != 0) {
        atomicAdd(&out->unequal, unequal);
        atomicMax(&out->worst, __float_as_uint(worst));
    }
}

/* Row number `at` of those that are checked: the first, the last, and some between. */
__device__ static inline uint32_t
checked_row(uint32_t at, uint32_t m)
{
    return at == 0 ? 0 : at == 1 ? m - 1 : (uint32_t)((uint64_t)m * (at * 37 % 61) / 61);
}

/* A warp for each result of these rows: its products, which f64 holds exactly, are summed in f64. */
__global__ static void
compare_rows(operands o, product p, verdict *out)
{
    const size_t warps = (size_t)gridDim.x * blockDim.x / 32;
    for (size_t i = ((size_t)blockIdx.x * blockDim.x + threadIdx.x) / 32;
         i < (size_t)CHECKED_ROWS * p.n; i += warps) {
        const uint32_t row = checked_row((uint32_t)(i / p.n), p.m), col = (uint32_t)(i % p.n);
        double sum = 0;
        for (uint32_t k = threadIdx.x % 32; k < p.k; k += 32) {
            const double scale =
                p.sums == SUMS_BLOCK
                    ? (double)o.scale_a[(size_t)(k / 128) * p.m + row] *
                          o.scale_b[(size_t)(col / 128) * p.scale_b_pitch() + k / 128]
                    : 1;
            sum += scale * element(o.a, (size_t)row * p.k + k, p.in) *
                   element(o.b, (size_t)col * p.k + k, p.in);
        }
        for (int step = 16; step != 0; step /= 2)
            sum += __shfl_xor_sync(0xffffffffu, sum, step);
        if (threadIdx.x % 32 == 0) {
            const double v = element(o.d, (size_t)row * p.n + col, p.out);
            sum *= scale_of(p);
            atomicMax(&out->worst, __float_as_uint((float)share_of_bound(v, sum, p, 1)));
        }
    }
}

/* Runs one of the two; `launch` gets the verdict's address on the device. */
template <typename launch_type>
static verdict
judged(cudaStream_t stream, launch_type launch)
{
    static verdict *device = nullptr;
    verdict host = {};
    if (device == nullptr)
        CUDA(cudaMalloc((void **)&device, sizeof *device));
    CUDA(cudaMemsetAsync(device, 0, sizeof *device, stream));
    launch(device);
    CUDA(cudaGetLastError());
    CUDA(cudaMemcpyAsync(&host, device, sizeof host, cudaMemcpyDeviceToHost, stream));
    CUDA(cudaStreamSynchronize(stream));
    return host;
}

/* Each output of `side` in each copy beside the peer's, and rows of the first copy beside sums in f64. */
static bool
check_side(const buffers &all, size_t side, size_t peer, const char *name, const char *when,
           cudaStream_t stream)
{
    const product p = all.p;
    const verdict beside = judged(stream, [&](verdict *out) {
        for (size_t c = 0; side != peer && c < all.copies; c++)
            compare<<<1024, 256, 0, stream>>>(all.of[side][c].d, all.of[peer][c].d, p, out);
    });
    const verdict rows = judged(stream, [&](verdict *out) {
        compare_rows<<<1024, 256, 0, stream>>>(all.of[side][0], side == peer ? of_peer(p) : p,
                                               out);
    });
    const bool right = beside.share() <= 1 && rows.share() <= 1;
    std::printf("%u x %u x %u, %s, %s: ", p.m, p.n, p.k, name, when);
    if (side != peer)
        std::printf(
            "%llu of %llu results differ from cuBLASLt's, the worst by %.2f of the bound; ",
            beside.unequal, (unsigned long long)p.m * p.n * all.copies, beside.share());
    std::printf("%d rows in f64: %.2f of the bound: %s\n", (int)CHECKED_ROWS, rows.share(),
                right ? "PASS" : "FAIL");
    return right;
}

#endif
