/* bench/gemm_h100_mixed.cu - gemm_h100_mixed for the harness.
 * SPDX-License-Identifier: MIT
 *
 * The harness has B in 16 bits, whole numbers times scales: the plan packs them, on the device.
 */
#include "../../examples/kernels/gemm_h100_mixed.cu"

#include "cuda.h"
#include "kernel.h"

#include <memory>

static bool
covers(const product &p)
{
    return p.weights != 0;
}

static __device__ float
value_of(mgpu_dtype dtype, uint16_t word)
{
    return dtype == MGPU_DTYPE_BF16 ? mgpu_bf16_to_f32(word) : mgpu_f16_to_f32(word);
}

/* A word of 32 bits of the pack, by its place: the picture in gemm_h100_mixed.cu. */
static __device__ uint32_t
word_of_pack(const product &p, const operands &o, size_t at)
{
    const uint32_t bits = p.weights, words = MIXED_BLOCK(bits) / 4, all = (p.k + 127) / 128 * 2;
    const uint32_t w = (uint32_t)(at % words), numbers = 128 * bits;
    const uint32_t row0 = (uint32_t)(at / words / all) * 64;
    const uint32_t col0 = (uint32_t)(at / words % all) * 64, each = 32 / bits;
    uint32_t out = 0;
    if (w >= numbers) {
        for (uint32_t half = 0; half < 2; half++) {
            const uint32_t row = row0 + (w - numbers) / 8 * 16 + (w - numbers) % 8 + 8 * half;
            if (row < p.n && col0 < p.k)
                out |= (uint32_t)o.scale_w[(size_t)row * p.groups() + col0 / 128] << 16 * half;
        }
        return out;
    }
    const uint32_t t = w / 4 % 128, step = bits == 4 ? w % 4 : w / 512 * 2 + w % 4 / 2;
    for (uint32_t i = 0; i < each; i++) {
        const uint32_t odd = i / (each / 2), pair = i % (each / 2);
        const uint32_t reg = bits == 4 ? pair : w % 2 * 2 + pair;
        const uint32_t row = row0 + t / 32 * 16 + t % 32 / 4 + reg % 2 * 8;
        const uint32_t col = col0 + step * 16 + t % 4 * 2 + reg / 2 * 8 + odd;
        if (row >= p.n || col >= p.k)
            continue;
        const float scale = value_of(p.in, o.scale_w[(size_t)row * p.groups() + col / 128]);
        const int q = __float2int_rn(
            value_of(p.in, ((const uint16_t *)o.b)[(size_t)row * p.k + col]) / scale);
        out |= ((uint32_t)q & ((1u << bits) - 1)) << (16 * odd + bits * pair);
    }
    return out;
}

static __global__ void
pack(uint32_t *to, size_t words, product p, operands o)
{
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < words;
         i += (size_t)gridDim.x * blockDim.x)
        to[i] = word_of_pack(p, o, i);
}

static mgpu_status
plan(launcher *out, const product &p, const operands &o, const way &w, mgpu_issues *issues)
{
    mixed_problem g = asked<mixed_problem>(p, o);
    std::shared_ptr<void> kept;
    launcher once;
    g.in = p.in;
    g.bits = p.weights; /* 0: it is refused */
    if (p.weights != 0) {
        const size_t bytes = mixed_pack_bytes(p.n, p.k, p.weights);
        void *memory = nullptr;
        CUDA(cudaMalloc(&memory, bytes));
        kept = std::shared_ptr<void>(memory, [](void *q) { (void)cudaFree(q); });
        CUDA(cudaDeviceSynchronize()); /* B is there */
        pack<<<1024, 256>>>((uint32_t *)memory, bytes / 4, p, o);
        CUDA(cudaDeviceSynchronize());
        g.b = memory;
    }
    const mgpu_status status = planned(&once, g, w.multiprocessors, issues, mixed_plan_make);
    if (status == MGPU_OK)
        *out = [once, kept](cudaStream_t stream, mgpu_issues *why) {
            return once(stream, why);
        };
    return status;
}

const bench_kernel gemm_h100_mixed_bench = {"gemm_h100_mixed", 0, covers, plan, nullptr};
