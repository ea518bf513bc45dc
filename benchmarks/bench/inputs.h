/* bench/inputs.h - A, B and the outputs of each side, in as many copies as keep L2 from helping.
 * SPDX-License-Identifier: MIT
 *
 * Inputs are N(0,1), of s8 uniform, -128 to 127; another sample in each copy. A may be 2:4 (--sparse): of each
 * four numbers along K the two of the smaller magnitude become 0. B may be weights (--weights): whole numbers of 4 or
 * 8 bits times a scale for each 128 of a row, the largest 7 or 127, rounded to its type. C and a bias (--fuse) are of
 * D's type. Calls go through the copies in turns, and one turn through all of them touches more than twice the L2: no
 * call finds what the one before has left.
 */
#ifndef BENCH_INPUTS_H
#define BENCH_INPUTS_H

#include "cuda.h"
#include "kernel.h"

#include <algorithm>
#include <vector>

__device__ static inline uint64_t
mixed(uint64_t x)
{
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
    return x ^ (x >> 31);
}

__device__ static inline float
uniform(uint64_t x)
{
    return ((float)(mixed(x) >> 40) + 0.5f) / 16777216.0f;
}

__global__ static void
fill_uniform_s8(int8_t *p, size_t count, uint64_t seed)
{
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < count;
         i += (size_t)gridDim.x * blockDim.x)
        p[i] = (int8_t)(mixed((seed * 0x100000001ull + i) * 0x9e3779b97f4a7c15ull) >> 56);
}

/* Of each four numbers of `bytes` bytes, 1 or 2, zeros for the two of the smaller magnitude; of equal ones the first
 * stay. Magnitudes of floats are ordered as their bits. */
__global__ static void
prune(unsigned char *p, size_t count, uint32_t bytes, bool whole)
{
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < count / 4;
         i += (size_t)gridDim.x * blockDim.x) {
        int size[4];
        for (int j = 0; j < 4; j++) {
            const size_t at = 4 * i + j;
            size[j] = bytes == 2 ? ((const uint16_t *)p)[at] & 0x7fff
                      : whole    ? abs((int)((const int8_t *)p)[at])
                                 : p[at] & 0x7f;
        }
        for (int j = 0; j < 4; j++) {
            int larger = 0;
            for (int other = 0; other < 4; other++)
                larger += size[other] > size[j] || (size[other] == size[j] && other < j);
            for (uint32_t byte = 0; larger >= 2 && byte < bytes; byte++)
                p[(4 * i + j) * bytes + byte] = 0;
        }
    }
}

/* B[n][k] to whole numbers of `bits` bits times a scale for each 128 of a row: a warp has 128 numbers. */
__global__ static void
round_weights(uint16_t *b, uint16_t *scales, size_t groups, uint32_t bits, mgpu_dtype dtype)
{
    const bool bf16 = dtype == MGPU_DTYPE_BF16;
    const float most = (float)((1 << (bits - 1)) - 1);
    for (size_t i = blockIdx.x * (size_t)(blockDim.x / 32) + threadIdx.x / 32; i < groups;
         i += (size_t)gridDim.x * (blockDim.x / 32)) {
        float x[4], largest = 0;
        for (int j = 0; j < 4; j++) {
            const uint16_t word = b[i * 128 + (size_t)j * 32 + threadIdx.x % 32];
            x[j] = bf16 ? mgpu_bf16_to_f32(word) : mgpu_f16_to_f32(word);
            largest = fmaxf(largest, fabsf(x[j]));
        }
        for (int j = 16; j != 0; j /= 2)
            largest = fmaxf(largest, __shfl_xor_sync(0xffffffffu, largest, j));
        const uint16_t word =
            bf16 ? mgpu_bf16_from_f32(largest / most) : mgpu_f16_from_f32(largest / most);
        const float scale = bf16 ? mgpu_bf16_to_f32(word) : mgpu_f16_to_f32(word);
        for (int j = 0; j < 4; j++) {
            const float y = fminf(rintf(x[j] / scale), most) * scale;
            b[i * 128 + (size_t)j * 32 + threadIdx.x % 32] =
                bf16 ? mgpu_bf16_from_f32(y) : mgpu_f16_from_f32(y);
        }
        if (threadIdx.x % 32 == 0)
            scales[i] = word;
    }
}

/* tf32 is written with 10 bits behind the point, as the tensor cores read it. */
__global__ static void
fill_normal(void *p, size_t count, uint64_t seed, mgpu_dtype dtype)
{
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < count;
         i += (size_t)gridDim.x * blockDim.x) {
        const uint64_t at = (seed * 0x100000001ull + i) * 0x9e3779b97f4a7c15ull;
        const float x = sqrtf(-2.0f * logf(uniform(at))) *
                        cospif(2.0f * uniform(at ^ 0x5851f42d4c957f2dull));
        if (dtype == MGPU_DTYPE_BF16)
            ((uint16_t *)p)[i] = (uint16_t)mgpu_cvt_rn_bf16x2_f32(0.0f, x);
        else if (dtype == MGPU_DTYPE_F16)
            ((uint16_t *)p)[i] = (uint16_t)mgpu_cvt_rn_f16x2_f32(0.0f, x);
        else if (dtype == MGPU_DTYPE_E4M3)
            ((uint8_t *)p)[i] = (uint8_t)mgpu_cvt_rn_e4m3x2_f32(0.0f, x);
        else if (dtype == MGPU_DTYPE_E5M2)
            ((uint8_t *)p)[i] = (uint8_t)mgpu_cvt_rn_e5m2x2_f32(0.0f, x);
        else
            ((uint32_t *)p)[i] = __float_as_uint(x) & 0xffffe000u;
    }
}

/* Scales of 8-bit floats: 1, or, of blocks, 0.5 to 1. */
__global__ static void
fill_scales(float *p, size_t count, uint64_t seed, bool ones)
{
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < count;
         i += (size_t)gridDim.x * blockDim.x)
        p[i] = ones
                   ? 1.0f
                   : 0.5f + 0.5f * uniform((seed * 0x100000001ull + i) * 0x9e3779b97f4a7c15ull);
}

struct buffers {
    product p;
    size_t copies = 0;
    unsigned char *memory = nullptr;
    std::vector<std::vector<operands>> of; /* [side][copy]: A and B are shared, D is not */

    buffers(const product &what, size_t sides, size_t l2_bytes) : p(what)
    {
        copies = (size_t)(2.0 * (double)l2_bytes / p.least_bytes()) + 1;
        if (l2_bytes != 0 && p.least_bytes() < 1e9) /* of one, L2 could still have the end */
            copies = std::max<size_t>(copies, 2);
        of.assign(sides, std::vector<operands>(copies));
    }
    ~buffers()
    {
        (void)cudaFree(memory);
    }
    buffers(const buffers &) = delete;
    buffers &operator=(const buffers &) = delete;

    static size_t rounded(size_t bytes)
    {
        return (bytes + 1023) / 1024 * 1024;
    }
    size_t d_bytes() const /* of the peer's D, if that is larger */
    {
        return p.d_count() *
               std::max(mgpu_dtype_bytes(p.out), mgpu_dtype_bytes(of_peer(p).out));
    }
    void fill_one(unsigned char *at, size_t count, uint64_t sample, mgpu_dtype dtype,
                  cudaStream_t stream) const
    {
        if (dtype == MGPU_DTYPE_S8)
            fill_uniform_s8<<<1024, 256, 0, stream>>>((int8_t *)at, count, sample);
        else
            fill_normal<<<1024, 256, 0, stream>>>(at, count, sample, dtype);
    }

    /* False when the GPU has no room for them. */
    bool fill(uint64_t seed, cudaStream_t stream)
    {
        const bool block = p.sums == SUMS_BLOCK;
        const size_t scales_a = block ? (size_t)p.blocks_k() * p.m : 1;
        const size_t scales_b = block ? (size_t)((p.n + 127) / 128) * p.scale_b_pitch() : 1;
        const size_t d_size = mgpu_dtype_bytes(p.out);
        /* what there is of a copy, in this order, and the outputs behind */
        enum { A, B, SCALE_A, SCALE_B, SCALE_W, BIAS, C, PARTS };
        const size_t bytes[PARTS] = {p.a_count() * mgpu_dtype_bytes(p.in),
                                     p.b_count() * mgpu_dtype_bytes(p.in),
                                     scales_a * 4,
                                     scales_b * 4,
                                     p.weights != 0 ? (size_t)p.n * p.groups() * 2 : 0,
                                     p.bias ? p.n * d_size : 0,
                                     p.residual ? p.d_count() * d_size : 0};
        const size_t d = rounded(d_bytes());
        size_t from[PARTS + 1] = {0};
        for (int i = 0; i < PARTS; i++)
            from[i + 1] = from[i] + rounded(bytes[i]);
        const size_t all = from[PARTS] + of.size() * d;
        if (cudaMalloc((void **)&memory, copies * all + WORKSPACE_BYTES) != cudaSuccess) {
            (void)cudaGetLastError();
            memory = nullptr;
            return false;
        }
        unsigned char *at = memory, *const workspace = memory + copies * all;
        CUDA(cudaMemsetAsync(workspace, 0, WORKSPACE_BYTES, stream));
        for (size_t copy = 0; copy < copies; copy++, at += all) {
            const uint64_t sample = (seed * 4096 + copy) * 2;
            const uint64_t more = sample + ((uint64_t)1 << 31); /* of no other copy or seed */
            fill_one(at, p.a_count(), sample, p.in, stream);
            fill_one(at + from[B], p.b_count(), sample + 1, p.in, stream);
            if (p.bias)
                fill_one(at + from[BIAS], p.n, more, p.out, stream);
            if (p.residual)
                fill_one(at + from[C], p.d_count(), more + 1, p.out, stream);
            if (p.sparse)
                prune<<<1024, 256, 0, stream>>>(at, p.a_count(), mgpu_dtype_bytes(p.in),
                                                p.in == MGPU_DTYPE_S8);
            uint16_t *const scale_w = (uint16_t *)(at + from[SCALE_W]);
            if (p.weights != 0)
                round_weights<<<1024, 256, 0, stream>>>((uint16_t *)(at + from[B]), scale_w,
                                                        (size_t)p.n * p.groups(), p.weights,
                                                        p.in);
            float *const scale_a = (float *)(at + from[SCALE_A]);
            float *const scale_b = (float *)(at + from[SCALE_B]);
            fill_scales<<<64, 256, 0, stream>>>(scale_a, scales_a, sample, !block);
            fill_scales<<<64, 256, 0, stream>>>(scale_b, scales_b, sample + 1, !block);
            CUDA(cudaGetLastError());
            for (size_t side = 0; side < of.size(); side++)
                of[side][copy] = {at,
                                  at + from[B],
                                  at + from[PARTS] + side * d,
                                  scale_a,
                                  scale_b,
                                  scale_w,
                                  p.bias ? at + from[BIAS] : nullptr,
                                  p.residual ? at + from[C] : nullptr,
                                  workspace};
        }
        poison(stream);
        return true;
    }

    /* Outputs that nobody writes are seen: 0xff is NaN in each type, of s32 -1. */
    void poison(cudaStream_t stream)
    {
        for (const std::vector<operands> &side : of)
            for (const operands &o : side)
                CUDA(cudaMemsetAsync(o.d, 0xff, d_bytes(), stream));
        CUDA(cudaStreamSynchronize(stream));
    }
};

#endif
