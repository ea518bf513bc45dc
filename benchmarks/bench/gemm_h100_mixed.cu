/* bench/gemm_h100_mixed.cu - gemm_h100_mixed for the harness.
 * SPDX-License-Identifier: MIT
 *
 * The harness has B in 16 bits, whole numbers times scales: the plan packs them, on the device.
 */
#include "../../examples/kernels/gemm_h100_mixed.cu"

#include "kernel.h"

#include <memory>

static bool
covers(const product &p)
{
    return p.weights != 0;
}

static mixed_problem
problem_of(const product &p, const operands &o)
{
    mixed_problem g = asked<mixed_problem>(p, o);
    g.in = p.in;
    g.bits = p.weights; /* 0: it is refused */
    return g;
}

static const shapes_in<mixed_problem, mixed_plan, mixed_shape> SHAPES = {
    mixed_plan_make_shape, mixed_shape_for, mixed_cycles};

#if !MGPU_EMULATE /* sweep_shapes.py asks the rule alone, on the host */
#include "cuda.h"

static __device__ float
value_of(mgpu_dtype dtype, uint16_t word)
{
    return dtype == MGPU_DTYPE_BF16 ? mgpu_bf16_to_f32(word) : mgpu_f16_to_f32(word);
}

/* The scale of a row's group of 128, and the number that B was rounded to times it; zeros beside. */
static __device__ uint16_t
scale_of(const product &p, const operands &o, uint32_t row, uint32_t col)
{
    return row < p.n && col < p.k ? o.scale_w[(size_t)row * p.groups() + col / 128] : 0;
}

static __device__ uint32_t
number_of(const product &p, const operands &o, uint32_t row, uint32_t col)
{
    if (row >= p.n || col >= p.k)
        return 0;
    const float scale = value_of(p.in, scale_of(p, o, row, col));
    const float w = value_of(p.in, ((const uint16_t *)o.b)[(size_t)row * p.k + col]);
    return (uint32_t)(__float2int_rn(w / scale) + (1 << (p.weights - 1)));
}

/* A block of W by each block of threads: layout/weights.h. */
static __global__ void
pack(uint8_t *to, product p, operands o)
{
    const uint32_t all = mgpu_weights_blocks(p.k), bits = p.weights;
    for (uint32_t b = blockIdx.x; b < mgpu_ceil_div(p.n, 128) * 2 * all; b += gridDim.x) {
        const uint32_t row0 = b / all * 64, col0 = b % all * 64;
        uint8_t *const block = to + (size_t)b * MGPU_WEIGHTS_BLOCK_BYTES(bits);
        for (uint32_t i = threadIdx.x; i < 64 * 64; i += blockDim.x) {
            const uint32_t row = i / 64, col = i % 64;
            const mgpu_weights_slot at = mgpu_weights_number(bits, row, col);
            const uint32_t low = number_of(p, o, row0 + row, col0 + col);
            if (at.bit == 0) /* of int4 with the number eight rows below, in its upper half */
                block[at.byte] =
                    (uint8_t)(bits == 8
                                  ? low
                                  : low | number_of(p, o, row0 + row + 8, col0 + col) << 4);
            if (col == 0)
                *(uint16_t *)(block + mgpu_weights_scale(bits, row)) =
                    scale_of(p, o, row0 + row, col0);
        }
    }
}

static mgpu_status
plan(launcher *out, const product &p, const operands &o, const way &w, mgpu_issues *issues)
{
    mixed_problem g = problem_of(p, o);
    std::shared_ptr<void> kept;
    launcher once;
    if (p.weights != 0) {
        const size_t bytes = mgpu_weights_bytes(p.weights, p.n, p.k);
        void *memory = nullptr;
        CUDA(cudaMalloc(&memory, bytes));
        kept = std::shared_ptr<void>(memory, [](void *q) { (void)cudaFree(q); });
        CUDA(cudaDeviceSynchronize()); /* B is there */
        pack<<<1024, 256>>>((uint8_t *)memory, p, o);
        CUDA(cudaDeviceSynchronize());
        g.b = memory;
    }
    const mgpu_status status = SHAPES.plan("gemm_h100_mixed", &once, g, w, issues);
    if (status == MGPU_OK)
        *out = [once, kept](cudaStream_t stream, mgpu_issues *why) {
            return once(stream, why);
        };
    return status;
}

/* Where W lies is nothing to the rule. */
static std::vector<choice>
choices(const product &p, const operands &o, uint32_t multiprocessors)
{
    return SHAPES.all(problem_of(p, o), multiprocessors);
}

const bench_kernel gemm_h100_mixed_bench = {"gemm_h100_mixed", HAS_SHAPES, covers, plan,
                                            choices};
#endif
