/* tests/ptx/test_wgmma_types.cu - wgmma of tf32, e4m3, e5m2, s8, u8 and bits: every function against the rule.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/ptx/wgmma_fp8.h>
#include <mgpu/ptx/wgmma_int.h>
#include <mgpu/ptx/wgmma_tf32.h>

#include "ptx/wgmma_types.h"

/* The kernels of one row: A in shared memory, and in registers. */
#define TWO(words, k, type, reg)                                                               \
    TYPES_KERNEL(words##_ss, type, reg, mgpu_wgmma_m64n, k##_##words##_ss,                     \
                 mgpu_wgmma_##words##_ss, a_desc, 0, MGPU_K_MAJOR, MGPU_K_MAJOR, DENSE)        \
    TYPES_KERNEL(words##_rs, type, reg, mgpu_wgmma_m64n, k##_##words##_rs,                     \
                 mgpu_wgmma_##words##_rs, a, 1, MGPU_K_MAJOR, MGPU_K_MAJOR, DENSE)

TWO(f32_tf32, k8, f32, float)
TWO(f32_e4m3, k32, f32, float)
TWO(f32_e5m2, k32, f32, float)
TWO(f32_e4m3_e5m2, k32, f32, float)
TWO(f32_e5m2_e4m3, k32, f32, float)
TWO(f16_e4m3, k32, f16, uint32_t)
TWO(f16_e5m2, k32, f16, uint32_t)
TWO(f16_e4m3_e5m2, k32, f16, uint32_t)
TWO(f16_e5m2_e4m3, k32, f16, uint32_t)
TWO(s32_s8, k32, s32, int32_t)
TWO(s32_u8, k32, s32, int32_t)
TWO(s32_s8_u8, k32, s32, int32_t)
TWO(s32_u8_s8, k32, s32, int32_t)
TWO(s32_s8_satfinite, k32, s32, int32_t)
TWO(s32_u8_satfinite, k32, s32, int32_t)
TWO(s32_s8_u8_satfinite, k32, s32, int32_t)
TWO(s32_u8_s8_satfinite, k32, s32, int32_t)
TWO(s32_b1, k256, s32, int32_t)

using namespace mma_rule;

/* Both kernels of a row, with its types. */
#define BOTH(words, a, b, d_f16, satfinite)                                                    \
    {&words##_ss_kernel, a, b, d_f16, false, false, satfinite, false, false, 0},               \
    {                                                                                          \
        &words##_rs_kernel, a, b, d_f16, false, false, satfinite, false, false, 0              \
    }

TEST_CASE("wgmma of tf32")
{
    types_grids({BOTH(f32_tf32, TF32, TF32, false, false)});
}

TEST_CASE("wgmma of e4m3, e5m2 and both, into f32")
{
    types_grids({BOTH(f32_e4m3, E4M3, E4M3, false, false),
                 BOTH(f32_e5m2, E5M2, E5M2, false, false),
                 BOTH(f32_e4m3_e5m2, E4M3, E5M2, false, false),
                 BOTH(f32_e5m2_e4m3, E5M2, E4M3, false, false)});
}

TEST_CASE("wgmma of e4m3, e5m2 and both, into f16")
{
    types_grids({BOTH(f16_e4m3, E4M3, E4M3, true, false),
                 BOTH(f16_e5m2, E5M2, E5M2, true, false),
                 BOTH(f16_e4m3_e5m2, E4M3, E5M2, true, false),
                 BOTH(f16_e5m2_e4m3, E5M2, E4M3, true, false)});
}

TEST_CASE("wgmma of s8, u8 and both: sums wrap")
{
    types_grids({BOTH(s32_s8, S8, S8, false, false), BOTH(s32_u8, U8, U8, false, false),
                 BOTH(s32_s8_u8, S8, U8, false, false), BOTH(s32_u8_s8, U8, S8, false, false)});
}

TEST_CASE("wgmma of s8, u8 and both: sums are clamped")
{
    types_grids({BOTH(s32_s8_satfinite, S8, S8, false, true),
                 BOTH(s32_u8_satfinite, U8, U8, false, true),
                 BOTH(s32_s8_u8_satfinite, S8, U8, false, true),
                 BOTH(s32_u8_s8_satfinite, U8, S8, false, true)});
}

/* Bits come as the bytes of u8: A and B are counted here. */
TEST_CASE("wgmma of b1 counts the ones that both have")
{
    const types_case cases[] = {BOTH(s32_b1, U8, U8, false, false)};
    uint32_t seed = 0;
    for (const types_case &t : cases) {
        std::vector<uint32_t> sizes = types_sizes(t, seed);
        sizes.push_back(TYPES_FOLD_N);
        for (uint32_t round = 0; round < types_rounds(); round++)
            for (uint32_t at = 0; at < sizes.size(); at++) {
                const uint32_t n = sizes[at];
                std::mt19937 random(1000 * seed + 100 * round + at);
                const types_problem p = types_make(t, n, ANY, random);
                std::vector<uint32_t> raw;
                mgpu_swizzle sa, sb;
                types_swizzles(t, n / 8 + seed, round, &sa, &sb);
                const std::vector<uint32_t> got =
                    types_run(t, p, sa, sb, at == sizes.size() - 1, &raw);
                uint32_t wrong = 0;
                for (uint32_t i = 0; i < 64 * n; i++) {
                    uint32_t want = p.accumulate ? p.c[i] : 0;
                    for (uint32_t k = 0; k < 32; k++)
                        want += (uint32_t)__builtin_popcount(p.a[i / n * 32 + k] &
                                                             p.b[i % n * 32 + k]);
                    wrong += got[i] != want;
                }
                INFO(t.kernel->name << " n " << n << " swizzles " << sa << ", " << sb);
                CHECK(wrong == 0);
                record(t.kernel->name, raw);
            }
        seed++;
    }
}

/* An element of A that only one k of one row has reaches one row of D: where each lies in the registers of A. */
TEST_CASE("wgmma: where A lies in registers, of 8, 32 bits and 1 bit")
{
    const types_case cases[] = {BOTH(f32_tf32, TF32, TF32, false, false),
                                BOTH(f32_e5m2_e4m3, E5M2, E4M3, false, false),
                                BOTH(s32_s8_u8, S8, U8, false, false)};
    for (const types_case &t : cases) {
        types_problem p;
        std::vector<uint32_t> raw;
        const bool wide = t.a == TF32, integer = t.a == S8;
        p.n = 24;
        p.k = p.stored = wide ? 8 : 32;
        p.selector = 0;
        p.accumulate = 0;
        p.meta.assign(128, 0);
        p.c.assign(64 * p.n, 0x12345678);
        p.a.assign(64 * p.stored, 0);
        p.b.assign(p.n * p.k, 0);
        if (t.a == E5M2) { /* the products of 1 and the number of k, 0 to 15 */
            for (uint32_t i = 0; i < 64; i++)
                p.a[i * 32 + i % 32] = 0x3c;
            for (uint32_t j = 0; j < p.n; j++)
                for (uint32_t k = 0; k < 32; k++)
                    p.b[j * 32 + k] = mgpu_e4m3_from_f32((float)((k + j) % 16));
        } else {
            for (uint32_t i = 0; i < 64; i++)
                p.a[i * p.k + i % p.k] = wide ? 0x3f800000 : 1;
            for (uint32_t j = 0; j < p.n; j++)
                for (uint32_t k = 0; k < p.k; k++)
                    p.b[j * p.k + k] = wide ? types_bits((float)(16 * k + j)) : 8 * k + j % 8;
        }
        const std::vector<uint32_t> got =
            types_run(t, p, MGPU_SWIZZLE_128B, MGPU_SWIZZLE_128B, false, &raw);
        uint32_t wrong = 0;
        for (uint32_t i = 0; i < 64 * p.n; i++) {
            const uint32_t k = i / p.n % p.k, j = i % p.n;
            const uint32_t want = t.a == E5M2 ? (k + j) % 16
                                  : wide      ? 16 * k + j
                                              : 8 * k + j % 8;
            wrong += got[i] != (integer ? want : types_bits((float)want));
        }
        INFO(t.kernel->name);
        CHECK(wrong == 0);
    }
}

/* Two steps of K into one accumulator in flight, named by the pairs of tile/acc_s32.gen.h. */
MGPU_KERNEL(two_steps, types_args, p, 128, 1)
{
    MGPU_SMEM(smem, 1024);
    int32_t *const out = (int32_t *)p->d + threadIdx.x * 32;
    int32_t d[32];
    const uint64_t a = types_place(p->a, 64, 8, smem, MGPU_K_MAJOR, MGPU_SWIZZLE_64B);
    const uint64_t b =
        types_place(p->b, 64, 8, smem + TYPES_B_AT, MGPU_K_MAJOR, MGPU_SWIZZLE_128B);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    MGPU_UNROLL
    for (int i = 0; i < 32; i++)
        d[i] = 1000 + i;
    mgpu_acc_fence_s32_x32(d);
    mgpu_wgmma_s32_s8_ss(64, d, a, b, 1);
    mgpu_wgmma_s32_u8_ss(64, d, a, b, 1);
    mgpu_wgmma_commit_group();
    mgpu_acc_wait_s32_x32(0, d);
    MGPU_UNROLL
    for (int i = 0; i < 32; i++)
        out[i] = d[i];
}

TEST_CASE("mgpu_acc_fence_s32_x32, mgpu_acc_wait_s32_x32: s8, then u8 into one accumulator")
{
    std::vector<uint32_t> a, b;
    std::mt19937 random(12);
    for (uint32_t i = 0; i < 64 * 32; i++) {
        a.push_back(random() & 255);
        b.push_back(random() & 255);
    }
    device_buffer<uint32_t> a_device(types_words(a, 8)), b_device(types_words(b, 8)),
        d(128 * 32);
    types_args args;
    std::memset(&args, 0, sizeof args);
    args.a = a_device.ptr();
    args.b = b_device.ptr();
    args.d = d.ptr();
    mgpu_launch_config config = mgpu_launch_1d(1, 128);
    config.smem_bytes = TYPES_SMEM;
    launch(&two_steps_kernel, config, args);
    const std::vector<uint32_t> got = d.download();
    uint32_t wrong = 0;
    for (uint32_t thread = 0; thread < 128; thread++)
        for (uint32_t i = 0; i < 32; i++) {
            const uint32_t row = 16 * (thread / 32) + thread % 32 / 4 + 8 * (i / 2 % 2);
            const uint32_t col = 8 * (i / 4) + 2 * (thread % 4) + i % 2;
            double want = 1000 + i;
            for (uint32_t k = 0; k < 32; k++)
                want += decode(S8, a[row * 32 + k]) * decode(S8, b[col * 32 + k]) +
                        decode(U8, a[row * 32 + k]) * decode(U8, b[col * 32 + k]);
            wrong += got[thread * 32 + i] != (uint32_t)(int32_t)want;
        }
    CHECK(wrong == 0);
    record("two steps", got);
}
