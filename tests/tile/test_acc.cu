/* tests/tile/test_acc.cu - waits and fences that name the accumulator, at every register count.
 * SPDX-License-Identifier: MIT
 *
 * For each N: D = 0; fence; D += A B; wait; D *= 2 (f32 only); fence; D += A B; wait. Small
 * integers, so every sum is exact: D is 3 A B in f32 and 2 A B in f16 and s32.
 */
#include <mgpu/mgpu.h>
#include <mgpu/ptx/wgmma_f16_f16.h>
#include <mgpu/ptx/wgmma_int.h>
#include <mgpu/tile/acc_s32.gen.h>

#include "device.h"

typedef struct {
    const uint16_t *a, *b; /* A[64][16], B[256][16]; of s8 [32] */
    float *out;            /* [64][256] */
    uint32_t *out_f16;     /* [64][128] pairs */
    int32_t *out_s32;      /* [64][256] */
    uint32_t n;
} acc_args;

/* Rows of 16 elements as two columns of 16-byte chunks: K-major without swizzle. */
MGPU_DEVICE void
fill(uint16_t *smem, const uint16_t *from, uint32_t rows)
{
    for (uint32_t i = threadIdx.x; i < rows * 16; i += 128)
        smem[i % 16 / 8 * rows * 8 + i / 16 * 8 + i % 8] = from[i];
}

#define RUN_F32(N, COUNT)                                                                      \
    case N: {                                                                                  \
        float d[COUNT];                                                                        \
        mgpu_acc_zero_f32(d, COUNT);                                                           \
        mgpu_acc_fence_f32_x##COUNT(d);                                                        \
        mgpu_wgmma_f32_f16_ss(N, d, a, b, 1);                                                  \
        mgpu_wgmma_commit_group();                                                             \
        mgpu_acc_wait_f32_x##COUNT(0, d);                                                      \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < COUNT; i++)                                                   \
            d[i] = d[i] * 2.0f;                                                                \
        mgpu_acc_fence_f32_x##COUNT(d);                                                        \
        mgpu_wgmma_f32_f16_ss(N, d, a, b, 1);                                                  \
        mgpu_wgmma_commit_group();                                                             \
        mgpu_acc_wait_f32_x##COUNT(0, d);                                                      \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < COUNT; i++) {                                                 \
            const mgpu_coord at = mgpu_wgmma_d_f32_coord(threadIdx.x, i);                      \
            p->out[at.row * 256 + at.col] = d[i];                                              \
        }                                                                                      \
        break;                                                                                 \
    }

#define RUN_F16(N, COUNT)                                                                      \
    case N: {                                                                                  \
        uint32_t d[COUNT];                                                                     \
        mgpu_acc_zero_b32(d, COUNT);                                                           \
        for (int twice = 0; twice < 2; twice++) {                                              \
            mgpu_acc_fence_b32_x##COUNT(d);                                                    \
            mgpu_wgmma_f16_f16_ss(N, d, a, b, 1);                                              \
            mgpu_wgmma_commit_group();                                                         \
            mgpu_acc_wait_b32_x##COUNT(0, d);                                                  \
        }                                                                                      \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < COUNT; i++) {                                                 \
            const mgpu_coord at = mgpu_wgmma_d_f16_coord(threadIdx.x, i, 0);                   \
            p->out_f16[at.row * 128 + at.col / 2] = d[i];                                      \
        }                                                                                      \
        break;                                                                                 \
    }

#define RUN_S32(N, COUNT)                                                                      \
    case N: {                                                                                  \
        int32_t d[COUNT];                                                                      \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < COUNT; i++)                                                   \
            d[i] = 0;                                                                          \
        for (int twice = 0; twice < 2; twice++) {                                              \
            mgpu_acc_fence_s32_x##COUNT(d);                                                    \
            mgpu_wgmma_s32_s8_ss(N, d, a, b, 1);                                               \
            mgpu_wgmma_commit_group();                                                         \
            mgpu_acc_wait_s32_x##COUNT(0, d);                                                  \
        }                                                                                      \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < COUNT; i++) {                                                 \
            const mgpu_coord at = mgpu_wgmma_d_f32_coord(threadIdx.x, i);                      \
            p->out_s32[at.row * 256 + at.col] = d[i];                                          \
        }                                                                                      \
        break;                                                                                 \
    }

/* N, registers in f32, registers in f16 pairs. */
/* clang-format off */
#define EACH_N(X, Y) \
    X(8, Y(4, 2)) X(16, Y(8, 4)) X(24, Y(12, 6)) X(32, Y(16, 8)) \
    X(40, Y(20, 10)) X(48, Y(24, 12)) X(56, Y(28, 14)) X(64, Y(32, 16)) \
    X(72, Y(36, 18)) X(80, Y(40, 20)) X(88, Y(44, 22)) X(96, Y(48, 24)) \
    X(104, Y(52, 26)) X(112, Y(56, 28)) X(120, Y(60, 30)) X(128, Y(64, 32)) \
    X(136, Y(68, 34)) X(144, Y(72, 36)) X(152, Y(76, 38)) X(160, Y(80, 40)) \
    X(168, Y(84, 42)) X(176, Y(88, 44)) X(184, Y(92, 46)) X(192, Y(96, 48)) \
    X(200, Y(100, 50)) X(208, Y(104, 52)) X(216, Y(108, 54)) X(224, Y(112, 56)) \
    X(232, Y(116, 58)) X(240, Y(120, 60)) X(248, Y(124, 62)) X(256, Y(128, 64))
#define EACH_INTEGER_N(X) \
    X(8, 4) X(16, 8) X(24, 12) X(32, 16) X(48, 24) X(64, 32) X(80, 40) X(96, 48) X(112, 56) X(128, 64) \
    X(144, 72) X(160, 80) X(176, 88) X(192, 96) X(208, 104) X(224, 112) X(240, 120) X(256, 128)
/* clang-format on */
#define FIRST(a, b)        a
#define SECOND(a, b)       b
#define CALL_F32(N, COUNT) RUN_F32(N, COUNT)
#define CALL_F16(N, COUNT) RUN_F16(N, COUNT)

MGPU_KERNEL(use_acc_f32, acc_args, p, 128, 1)
{
    MGPU_SMEM(smem, 1024);
    uint16_t *const words = (uint16_t *)smem;
    fill(words, p->a, 64);
    fill(words + 64 * 16, p->b, p->n);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    const uint64_t a = mgpu_wgmma_desc_k_major_none(mgpu_smem_addr(words), 64);
    const uint64_t b = mgpu_wgmma_desc_k_major_none(mgpu_smem_addr(words + 64 * 16), p->n);
    switch (p->n) {
        EACH_N(CALL_F32, FIRST)
    }
}

MGPU_KERNEL(use_acc_b32, acc_args, p, 128, 1)
{
    MGPU_SMEM(smem, 1024);
    uint16_t *const words = (uint16_t *)smem;
    fill(words, p->a, 64);
    fill(words + 64 * 16, p->b, p->n);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    const uint64_t a = mgpu_wgmma_desc_k_major_none(mgpu_smem_addr(words), 64);
    const uint64_t b = mgpu_wgmma_desc_k_major_none(mgpu_smem_addr(words + 64 * 16), p->n);
    switch (p->n) {
        EACH_N(CALL_F16, SECOND)
    }
}

MGPU_KERNEL(use_acc_s32, acc_args, p, 128, 1)
{
    MGPU_SMEM(smem, 1024);
    uint16_t *const words = (uint16_t *)smem;
    fill(words, p->a, 64);
    fill(words + 64 * 16, p->b, p->n);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    const uint64_t a = mgpu_wgmma_desc_k_major_none(mgpu_smem_addr(words), 64);
    const uint64_t b = mgpu_wgmma_desc_k_major_none(mgpu_smem_addr(words + 64 * 16), p->n);
    switch (p->n) {
        EACH_INTEGER_N(RUN_S32)
    }
}

static int
a_of(uint32_t row, uint32_t k)
{
    return (int)((row * 7 + k * 3) % 5) - 2;
}

static int
b_of(uint32_t col, uint32_t k)
{
    return (int)((col * 5 + k * k + col / 8) % 5) - 2;
}

/* An integer of at most 11 bits from its f16. */
static int
int_of(uint32_t h)
{
    const int e = (int)(h >> 10 & 31), m = (int)(h & 1023) | 1024;
    const int size = e == 0 ? 0 : e >= 25 ? m << (e - 25) : m >> (25 - e);
    return (h & 0x8000) != 0 ? -size : size;
}

TEST_CASE("mgpu_acc_zero, mgpu_acc_fence, mgpu_acc_wait")
{
    std::vector<uint16_t> a(64 * 16), b(256 * 16);
    for (uint32_t i = 0; i < a.size(); i++)
        a[i] = mgpu_f16_from_f32((float)a_of(i / 16, i % 16));
    for (uint32_t i = 0; i < b.size(); i++)
        b[i] = mgpu_f16_from_f32((float)b_of(i / 16, i % 16));
    device_buffer<uint16_t> a_device(a), b_device(b);
    mgpu_launch_config config = mgpu_launch_1d(1, 128);
    config.smem_bytes = (64 + 256) * 16 * 2;

    for (uint32_t n = 8; n <= 256; n += 8) {
        device_buffer<float> out(64 * 256);
        device_buffer<uint32_t> out_f16(64 * 128);
        acc_args args;
        args.a = a_device.ptr();
        args.b = b_device.ptr();
        args.out = out.ptr();
        args.out_f16 = out_f16.ptr();
        args.out_s32 = NULL;
        args.n = n;
        launch(&use_acc_f32_kernel, config, args);
        launch(&use_acc_b32_kernel, config, args);
        const std::vector<float> got = out.download();
        const std::vector<uint32_t> got_f16 = out_f16.download();
        uint32_t wrong = 0, wrong_f16 = 0;
        for (uint32_t row = 0; row < 64; row++)
            for (uint32_t col = 0; col < n; col++) {
                int sum = 0;
                for (uint32_t k = 0; k < 16; k++)
                    sum += a_of(row, k) * b_of(col, k);
                const uint32_t pair = got_f16[row * 128 + col / 2];
                wrong += got[row * 256 + col] != (float)(3 * sum);
                wrong_f16 += int_of(col % 2 != 0 ? pair >> 16 : pair & 0xffff) != 2 * sum;
            }
        CAPTURE(n);
        CHECK(wrong == 0);
        CHECK(wrong_f16 == 0);
        record(("f32_" + std::to_string(n)).c_str(), got);
        record(("f16_" + std::to_string(n)).c_str(), got_f16);
    }
}

TEST_CASE("mgpu_acc_fence_s32, mgpu_acc_wait_s32")
{
    std::vector<uint16_t> a(64 * 16), b(256 * 16); /* two s8 each */
    for (uint32_t i = 0; i < a.size(); i++)
        a[i] = (uint16_t)((a_of(i / 16, i % 16 * 2) & 0xff) |
                          (a_of(i / 16, i % 16 * 2 + 1) & 0xff) << 8);
    for (uint32_t i = 0; i < b.size(); i++)
        b[i] = (uint16_t)((b_of(i / 16, i % 16 * 2) & 0xff) |
                          (b_of(i / 16, i % 16 * 2 + 1) & 0xff) << 8);
    device_buffer<uint16_t> a_device(a), b_device(b);
    mgpu_launch_config config = mgpu_launch_1d(1, 128);
    config.smem_bytes = (64 + 256) * 16 * 2;

    for (uint32_t n = 8; n <= 256; n += n < 32 ? 8 : 16) {
        device_buffer<int32_t> out(64 * 256);
        acc_args args;
        args.a = a_device.ptr();
        args.b = b_device.ptr();
        args.out = NULL;
        args.out_f16 = NULL;
        args.out_s32 = out.ptr();
        args.n = n;
        launch(&use_acc_s32_kernel, config, args);
        const std::vector<int32_t> got = out.download();
        uint32_t wrong = 0;
        for (uint32_t row = 0; row < 64; row++)
            for (uint32_t col = 0; col < n; col++) {
                int sum = 0;
                for (uint32_t k = 0; k < 32; k++)
                    sum += a_of(row, k) * b_of(col, k);
                wrong += got[row * 256 + col] != 2 * sum;
            }
        CAPTURE(n);
        CHECK(wrong == 0);
        record(("s32_" + std::to_string(n)).c_str(), got);
    }
}

/* ---- D as A --------------------------------------------------------------------------------- */

typedef struct {
    const uint16_t *a, *b,
        *c;     /* A[64][16], B[64][16] of bf16; C[4][16][16] of bf16 and of f16: [n][k] */
    float *out; /* [2][128][8] */
} chain_args;

/* (A B) C: the product of the first is rounded and multiplied without leaving the registers. */
MGPU_KERNEL(d_as_a, chain_args, p, 128, 1)
{
    MGPU_SHARED_ALIGNED(uint16_t, s, 64 * 16 + 64 * 16 + 8 * 16 * 16, 128);
    const uint32_t at = mgpu_smem_addr(s);
    float d[32], e[8], f[8];
    fill(s, p->a, 64);
    fill(s + 1024, p->b, 64);
    for (uint32_t k = 0; k < 8; k++)
        fill(s + 2048 + 256 * k, p->c + 256 * k, 16);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    mgpu_acc_zero_f32(d, 32);
    mgpu_acc_zero_f32(e, 8);
    mgpu_acc_zero_f32(f, 8);
    mgpu_acc_fence_f32_x32(d);
    mgpu_wgmma_f32_bf16_ss(64, d, mgpu_wgmma_desc_k_major_none(at, 64),
                           mgpu_wgmma_desc_k_major_none(at + 2048, 64), 1);
    mgpu_wgmma_commit_group();
    mgpu_acc_wait_f32_x32(0, d);
    MGPU_UNROLL
    for (uint32_t k = 0; k < 4; k++) {
        uint32_t a[4], b[4];
        const uint32_t c = at + 4096 + 512 * k;
        mgpu_acc_as_a_bf16(a, d, k);
        mgpu_acc_as_a_f16(b, d, k);
        mgpu_regs_b32_x4(a);
        mgpu_regs_b32_x4(b);
        mgpu_regs_f32_x8(e);
        mgpu_acc_fence_f32_x8(f);
        mgpu_wgmma_f32_bf16_rs(16, e, a, mgpu_wgmma_desc_k_major_none(c, 16), 1);
        mgpu_wgmma_f32_f16_rs(16, f, b, mgpu_wgmma_desc_k_major_none(c + 2048, 16), 1);
        mgpu_wgmma_commit_group();
        mgpu_acc_wait_f32_x8(0, e);
        mgpu_regs_f32_x8(f);
    }
    for (uint32_t i = 0; i < 8; i++) {
        p->out[threadIdx.x * 8 + i] = e[i];
        p->out[1024 + threadIdx.x * 8 + i] = f[i];
    }
}

TEST_CASE("mgpu_acc_as_a_bf16, mgpu_acc_as_a_f16: D of one wgmma is A of the next")
{
    std::vector<uint16_t> a(1024), b(1024), c(2048);
    for (uint32_t i = 0; i < 1024; i++) {
        a[i] = mgpu_bf16_from_f32((float)a_of(i / 16, i % 16));
        b[i] = mgpu_bf16_from_f32((float)b_of(i / 16, i % 16));
        c[i] = mgpu_bf16_from_f32((float)a_of(i / 16, i % 16 + 1));
        c[i + 1024] = mgpu_f16_from_f32((float)a_of(i / 16, i % 16 + 1));
    }
    device_buffer<uint16_t> a_device(a), b_device(b), c_device(c);
    device_buffer<float> out(2048);
    chain_args args;
    args.a = a_device.ptr();
    args.b = b_device.ptr();
    args.c = c_device.ptr();
    args.out = out.ptr();
    launch(&d_as_a_kernel, mgpu_launch_1d(1, 128), args);
    const std::vector<float> got = out.download();
    uint32_t wrong = 0;
    for (uint32_t row = 0; row < 64; row++)
        for (uint32_t col = 0; col < 16; col++) {
            int sum = 0; /* each D is below 65: exact in bf16 */
            for (uint32_t n = 0; n < 64; n++)
                for (uint32_t k = 0; k < 16; k++)
                    sum += a_of(row, k) * b_of(n, k) * a_of(n / 16 * 16 + col, n % 16 + 1);
            const mgpu_slot at = mgpu_wgmma_d_f32_slot(row, col);
            wrong += got[at.thread * 8 + at.reg] != (float)sum;
            wrong += got[1024 + at.thread * 8 + at.reg] != (float)sum;
        }
    CHECK(wrong == 0);
    record("d as a", got);
}
