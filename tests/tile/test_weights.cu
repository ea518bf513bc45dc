/* tests/tile/test_weights.cu - packed weights become fragments: each number of 4 and 8 bits times each scale that fits, rounded once.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>
#include <mgpu/tile/weights.h>

#include "device.h"

enum { BLOCKS = 64 };

typedef struct {
    const uint8_t *w; /* blocks, one behind the other */
    uint32_t *out;    /* [block][thread][16] */
} weights_args;

/* A block of threads for each of weights. */
MGPU_DEVICE void
make(const weights_args *p, mgpu_dtype type, uint32_t bits)
{
    MGPU_SMEM(memory, 1024);
    const uint32_t bytes = MGPU_WEIGHTS_BLOCK_BYTES(bits);
    const uint32_t smem = mgpu_smem_addr(memory);
    uint32_t words[9], f[16];
    for (uint32_t i = threadIdx.x * 4; i < bytes; i += 512) {
        const uint8_t *from = p->w + (size_t)blockIdx.x * bytes + i;
        mgpu_st_shared_b32(smem + i, *(const uint32_t *)(const void *)from);
    }
    __syncthreads();
    mgpu_weights_load(bits, words, smem);
    mgpu_weights_fragments(type, bits, f, words);
    for (uint32_t i = 0; i < 16; i++)
        p->out[(blockIdx.x * 128 + threadIdx.x) * 16 + i] = f[i];
}

MGPU_KERNEL(make_bf16_4, weights_args, p, 128, 1)
{
    make(p, MGPU_DTYPE_BF16, 4);
}
MGPU_KERNEL(make_bf16_8, weights_args, p, 128, 1)
{
    make(p, MGPU_DTYPE_BF16, 8);
}
MGPU_KERNEL(make_f16_4, weights_args, p, 128, 1)
{
    make(p, MGPU_DTYPE_F16, 4);
}
MGPU_KERNEL(make_f16_8, weights_args, p, 128, 1)
{
    make(p, MGPU_DTYPE_F16, 8);
}

/* rn(q * s) of a type, once, times 1 / MGPU_WEIGHTS_UNIT. */
static uint32_t
rounded(mgpu_dtype type, int q, uint16_t s)
{
    if (type != MGPU_DTYPE_BF16)
        return mgpu_f16_from_f32((float)q * mgpu_f16_to_f32(s));
    const float w = mgpu_bf16_to_f32(mgpu_bf16_from_f32((float)q * mgpu_bf16_to_f32(s)));
    return mgpu_bf16_from_f32(w / MGPU_WEIGHTS_UNIT(type));
}

/* All numbers, times the first and the last of the scales that fit and some between. */
static void
all_fragments(const mgpu_kernel *kernel, mgpu_dtype type, uint32_t bits)
{
    const uint32_t n = 64, k = 64 * BLOCKS; /* a scale for each block and row */
    std::vector<uint16_t> fit, scales((size_t)n * BLOCKS);
    std::vector<int8_t> q((size_t)n * k);
    for (uint32_t s = 0; s < 65536; s++) { /* of f16 all that are finite */
        const bool finite = type == MGPU_DTYPE_BF16 || (s & 0x7c00) != 0x7c00;
        if (finite && mgpu_weights_scale_fits(type, (uint16_t)s))
            fit.push_back((uint16_t)s);
    }
    for (size_t i = 0; i < scales.size(); i++) /* the ends, and some between */
        scales[i] = i < 64       ? fit[i]
                    : i < 128    ? fit[fit.size() - 1 - (i - 64)]
                    : i % 2 == 0 ? fit[i * 7919 % fit.size()]
                                 : fit[fit.size() / 2 + i * 31 % (fit.size() / 2)];
    for (size_t i = 0; i < q.size();
         i++) /* all of int4 in each row, of int8 in five; no two rows alike */
        q[i] = (int8_t)((int)((i + i / k * 65) % (1u << bits)) - (1 << (bits - 1)));
    std::vector<uint8_t> packed(mgpu_weights_bytes(bits, n, k));
    REQUIRE(mgpu_weights_pack(bits, packed.data(), q.data(), scales.data(), n, k, 64) ==
            q.size());
    device_buffer<uint8_t> from(packed);
    device_buffer<uint32_t> to(BLOCKS * 128 * 16);
    mgpu_launch_config config = mgpu_launch_1d(BLOCKS, 128);
    config.smem_bytes = MGPU_WEIGHTS_BLOCK_BYTES(bits);
    launch(kernel, config, weights_args{from.ptr(), to.ptr()});
    const std::vector<uint32_t> got = to.download();
    uint32_t wrong = 0;
    for (uint32_t block = 0; block < BLOCKS; block++)
        for (uint32_t i = 0; i < 64 * 64; i++) {
            const uint32_t row = i / 64, col = i % 64;
            const mgpu_slot at = mgpu_wgmma_a_slot(row, col % 16);
            const uint32_t word =
                got[(block * 128 + at.thread) * 16 + col / 16 * 4 + at.reg] >> 16 * at.half;
            const uint32_t want = rounded(type, q[(size_t)row * k + block * 64 + col],
                                          scales[(size_t)row * BLOCKS + block]);
            /* a zero is one of either sign */
            wrong += (word & 0xffff) != want && ((word | want) & 0x7fff) != 0;
        }
    CHECK(wrong == 0);
    record(mgpu_dtype_name(type), got);
}

TEST_CASE("mgpu_weights_fragments: int4")
{
    all_fragments(&make_bf16_4_kernel, MGPU_DTYPE_BF16, 4);
    all_fragments(&make_f16_4_kernel, MGPU_DTYPE_F16, 4);
}

TEST_CASE("mgpu_weights_fragments: int8")
{
    all_fragments(&make_bf16_8_kernel, MGPU_DTYPE_BF16, 8);
    all_fragments(&make_f16_8_kernel, MGPU_DTYPE_F16, 8);
}
