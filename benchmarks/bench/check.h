/* bench/check.h - are the results right? All of them beside the peer's, some rows beside sums in f64, by the bound that
 * bench/bound.h derives.
 * SPDX-License-Identifier: MIT
 */
#ifndef BENCH_CHECK_H
#define BENCH_CHECK_H

#include "bound.h"
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

/* x is a kernel's D; y the peer's, or the kernel's in another shape. */
__global__ static void
compare(const void *x, const void *y, product p, whose who, verdict *out)
{
    const size_t count = (size_t)p.batch * p.m * p.n;
    const product other = who == TWO_OURS ? p : of_peer(p);
    float worst = 0;
    unsigned long long unequal = 0;
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < count;
         i += (size_t)gridDim.x * blockDim.x) {
        const double v = element(x, i, p.out);
        const double plain = element(y, i, other.out) * (who == TWO_OURS ? 1 : scale_of(p));
        const double w =
            other.activation != p.activation ? activated(plain, p.activation) : plain;
        if (!(v == w)) {
            unequal++;
            worst = fmaxf(worst, (float)share_of_bound(v, w, plain, p, who));
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

/* A warp for each result of these rows, of the first product, the last, and some between: its products, which f64 holds
 * exactly, are summed in f64. */
__global__ static void
compare_rows(operands o, product p, whose who, verdict *out)
{
    const size_t warps = (size_t)gridDim.x * blockDim.x / 32;
    for (size_t i = ((size_t)blockIdx.x * blockDim.x + threadIdx.x) / 32;
         i < (size_t)CHECKED_ROWS * p.n; i += warps) {
        const uint32_t at = (uint32_t)(i / p.n), col = (uint32_t)(i % p.n);
        const uint32_t row = checked_row(at, p.m), of = checked_row(at, p.batch);
        double sum = 0;
        for (uint32_t k = threadIdx.x % 32; k < p.k; k += 32) {
            const double scale =
                p.sums == SUMS_BLOCK
                    ? (double)o.scale_a[(size_t)(k / 128) * p.m + row] *
                          o.scale_b[(size_t)(col / 128) * p.scale_b_pitch() + k / 128]
                    : 1;
            sum += scale * element(o.a, p.a_at(of, row, k), p.in) *
                   element(o.b, p.b_at(of, col, k), p.in);
        }
        for (int step = 16; step != 0; step /= 2)
            sum += __shfl_xor_sync(0xffffffffu, sum, step);
        if (threadIdx.x % 32 == 0) {
            const size_t place = p.d_at(of, row, col);
            sum *= p.alpha * scale_of(p);
            sum += p.bias ? element(o.bias, col, p.out) : 0;
            sum += p.residual ? element(o.c, place, p.out) : 0;
            sum = activated(sum, p.activation);
            const double v = element(o.d, place, p.out);
            atomicMax(&out->worst, __float_as_uint((float)share_of_bound(v, sum, sum, p, who)));
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
            compare<<<1024, 256, 0, stream>>>(all.of[side][c].d, all.of[peer][c].d, p,
                                              OURS_PEERS, out);
    });
    const verdict rows = judged(stream, [&](verdict *out) {
        compare_rows<<<1024, 256, 0, stream>>>(all.of[side][0], side == peer ? of_peer(p) : p,
                                               side == peer ? PEERS : OURS, out);
    });
    const bool right = beside.share() <= 1 && rows.share() <= 1;
    std::printf("%u x %u x %u, %s, %s: ", p.m, p.n, p.k, name, when);
    if (side != peer)
        std::printf(
            "%llu of %llu results differ from cuBLASLt's, the worst by %.2f of the bound; ",
            beside.unequal, (unsigned long long)p.d_count() * all.copies, beside.share());
    std::printf("%d rows in f64: %.2f of the bound: %s\n", (int)CHECKED_ROWS, rows.share(),
                right ? "PASS" : "FAIL");
    return right;
}

#endif
