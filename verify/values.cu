/* verify/values.cu - what one number becomes: conversions, arithmetic of halves, approximations, integers, atomics.
 * SPDX-License-Identifier: MIT
 */
#include "verify.h"
#include <mgpu/ptx/atom_any.h>
#include <mgpu/ptx/cached_v8.h>
#include <mgpu/ptx/cvt_narrow.h>
#include <mgpu/ptx/cvt_newer.h>
#include <mgpu/ptx/cvt_rubin.h>
#include <mgpu/ptx/f8_arith.h>
#include <mgpu/ptx/math.h>
#include <mgpu/ptx/math_rubin.h>
#include <mgpu/ptx/newer.h>
#include <mgpu/ptx/simd.h>
#include <mgpu/ptx/st_async_global.h>

enum { INPUTS = 256 };

/* Each of 256 threads has an input and its neighbours: words u, v, w, floats x, y, z. Results of one function are a row. */
#define VALUES(name, ...)                                                                      \
    MGPU_KERNEL(verify_##name, verify_args, p, INPUTS, 1)                                      \
    {                                                                                          \
        const uint32_t t = threadIdx.x, u = p->in[0][t], v = p->in[0][t + 1],                  \
                       w = p->in[0][t + 2];                                                    \
        const float *const f = (const float *)p->in[0];                                        \
        const float x = f[t], y = f[t + 1], z = f[t + 2];                                      \
        const uint32_t r[] = {__VA_ARGS__};                                                    \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < sizeof r / 4; i++)                                            \
            p->out[i * INPUTS + t] = r[i];                                                     \
        (void)u, (void)v, (void)w, (void)x, (void)y, (void)z;                                  \
    }
#if MGPU_CUDA_SOURCE
#define BITS(x) __float_as_uint(x)
#else
#define BITS(x) verify_bits(x)
#endif
#define HALF(x) (uint16_t)(x)

VALUES(cvt_bf16, mgpu_cvt_rn_bf16x2_f32(x, y), mgpu_cvt_rn_satfinite_bf16x2_f32(x, y),
       mgpu_cvt_rn_relu_bf16x2_f32(x, y), mgpu_cvt_rz_bf16x2_f32(x, y),
       mgpu_cvt_rz_satfinite_bf16x2_f32(x, y), mgpu_cvt_rm_bf16_f32(x), mgpu_cvt_rp_bf16_f32(x))
VALUES(cvt_f16, mgpu_cvt_rn_f16x2_f32(x, y), mgpu_cvt_rn_satfinite_f16x2_f32(x, y),
       mgpu_cvt_rn_relu_f16x2_f32(x, y), mgpu_cvt_rz_f16x2_f32(x, y),
       mgpu_cvt_rz_satfinite_f16x2_f32(x, y), mgpu_cvt_rm_f16_f32(x), mgpu_cvt_rp_f16_f32(x))
VALUES(cvt_tf32, mgpu_cvt_rna_tf32_f32(x), mgpu_cvt_rna_satfinite_tf32_f32(x),
       mgpu_cvt_rn_tf32_f32(x), mgpu_cvt_rn_relu_tf32_f32(x), mgpu_cvt_rz_tf32_f32(x))
VALUES(cvt_fp8, mgpu_cvt_rn_e4m3x2_f32(x, y), mgpu_cvt_rn_relu_e4m3x2_f32(x, y),
       mgpu_cvt_rn_e5m2x2_f32(x, y), mgpu_cvt_rn_relu_e5m2x2_f32(x, y),
       mgpu_cvt_rn_e4m3x2_f16x2(u), mgpu_cvt_rn_e5m2x2_f16x2(u))
VALUES(cvt_of_fp8, mgpu_cvt_rn_f16x2_e4m3x2(HALF(u)), mgpu_cvt_rn_relu_f16x2_e4m3x2(HALF(u)),
       mgpu_cvt_rn_f16x2_e5m2x2(HALF(u)), mgpu_cvt_rn_relu_f16x2_e5m2x2(HALF(u)))
VALUES(cvt_integers, (uint32_t)mgpu_cvt_rni_s8_f32(x), (uint32_t)mgpu_cvt_rni_u8_f32(x),
       (uint32_t)mgpu_cvt_rni_s16_f32(x), (uint32_t)mgpu_cvt_rni_u16_f32(x),
       mgpu_cvt_pack_s8_s32((int32_t)u >> 20, (int32_t)v >> 20, w),
       mgpu_cvt_pack_u4_s32((int32_t)u >> 26, (int32_t)v >> 26, w),
       mgpu_cvt_pack_s2_s32((int32_t)u >> 29, (int32_t)v >> 29, w))
VALUES(f16x2, mgpu_add_rn_f16x2(u, v), mgpu_add_rn_ftz_sat_f16x2(u, v), mgpu_sub_rn_f16x2(u, v),
       mgpu_mul_rn_f16x2(u, v), mgpu_mul_rn_ftz_f16x2(u, v), mgpu_fma_rn_f16x2(u, v, w),
       mgpu_fma_rn_relu_f16x2(u, v, w), mgpu_fma_rn_sat_f16x2(u, v, w),
       mgpu_fma_rn_oob_f16x2(u, v, w))
VALUES(bf16x2, mgpu_add_rn_bf16x2(u, v), mgpu_sub_rn_bf16x2(u, v), mgpu_mul_rn_bf16x2(u, v),
       mgpu_fma_rn_bf16x2(u, v, w), mgpu_fma_rn_relu_bf16x2(u, v, w),
       mgpu_fma_rn_oob_relu_bf16x2(u, v, w))
VALUES(extremes, mgpu_min_f16x2(u, v), mgpu_max_nan_f16x2(u, v),
       mgpu_min_ftz_xorsign_abs_f16x2(u, v), mgpu_max_bf16x2(u, v),
       mgpu_min_nan_xorsign_abs_bf16x2(u, v), BITS(mgpu_min_nan_f32(x, y)),
       BITS(mgpu_max_xorsign_abs_f32(x, y)))
VALUES(approx_f16, mgpu_ex2_approx_f16x2(u), mgpu_tanh_approx_f16x2(u))
VALUES(approx_bf16, mgpu_ex2_approx_bf16x2(u), mgpu_tanh_approx_bf16x2(u))
VALUES(integers, mgpu_prmt_b32(u, v, w), mgpu_prmt_b32_f4e(u, v, w), mgpu_prmt_b32_ecl(u, v, w),
       mgpu_bfi_b32(u, v, w & 63, w >> 8 & 63), mgpu_bfe_u32(u, v & 63, w & 63),
       (uint32_t)mgpu_bfe_s32((int32_t)u, v & 63, w & 63), mgpu_bmsk_clamp_b32(u & 63, v & 63),
       mgpu_bmsk_wrap_b32(u, v), (uint32_t)mgpu_szext_clamp_s32((int32_t)u, v & 63),
       mgpu_fns_b32(u, v & 31, (int32_t)(w & 15) - 7), mgpu_bfind_shiftamt_u32(u >> (v & 31)),
       mgpu_sad_u32(u, v, w), (uint32_t)mgpu_mad_hi_sat_s32((int32_t)u, (int32_t)v, (int32_t)w),
       mgpu_mul24_hi_u32(u, v), mgpu_dp4a_u32_u32(u, v, w),
       (uint32_t)mgpu_dp4a_s32_u32(u, v, (int32_t)w),
       (uint32_t)mgpu_dp2a_hi_s32_s32(u, v, (int32_t)w), mgpu_min_s16x2(u, v),
       mgpu_max_relu_s16x2(u, v), mgpu_add_u16x2(u, v))

/* ptx/math.h: what sm_100 and later have. */
#if !MGPU_DEVICE_PASS || MGPU_CUDA_ARCH >= 1000
#define LO(pair) BITS(mgpu_f32x2_lo(pair))
VALUES(f32x2, LO(mgpu_add_rn_f32x2(mgpu_f32x2(x, y), mgpu_f32x2(y, z))),
       LO(mgpu_add_rz_f32x2(mgpu_f32x2(x, y), mgpu_f32x2(y, z))),
       LO(mgpu_sub_rm_ftz_f32x2(mgpu_f32x2(x, y), mgpu_f32x2(y, z))),
       LO(mgpu_mul_rn_f32x2(mgpu_f32x2(x, y), mgpu_f32x2(y, z))),
       LO(mgpu_mul_rp_ftz_f32x2(mgpu_f32x2(x, y), mgpu_f32x2(y, z))),
       LO(mgpu_fma_rn_f32x2(mgpu_f32x2(x, y), mgpu_f32x2(y, z), mgpu_f32x2(z, x))),
       LO(mgpu_fma_rz_ftz_f32x2(mgpu_f32x2(x, y), mgpu_f32x2(y, z), mgpu_f32x2(z, x))),
       BITS(mgpu_f32x2_hi(mgpu_fma_rp_f32x2(mgpu_f32x2(x, y), mgpu_f32x2(y, z),
                                            mgpu_f32x2(z, x)))))
VALUES(mixed, BITS(mgpu_add_rn_f32_f16(HALF(u), y)), BITS(mgpu_sub_rz_f32_bf16(HALF(u), y)),
       BITS(mgpu_fma_rn_f32_f16(HALF(u), HALF(v), z)),
       BITS(mgpu_fma_rp_sat_f32_bf16(HALF(u), HALF(v), z)))
VALUES(extremes3, BITS(mgpu_min3_f32(x, y, z)), BITS(mgpu_max3_nan_f32(x, y, z)),
       BITS(mgpu_min3_ftz_abs_f32(x, y, z)), BITS(mgpu_max3_ftz_nan_abs_f32(x, y, z)),
       BITS(mgpu_min3_ftz_nan_f32(x, y, z)), BITS(mgpu_max3_ftz_nan_f32(x, y, z)))
VALUES(cvt_tf32_satfinite, mgpu_cvt_rn_satfinite_tf32_f32(x),
       mgpu_cvt_rn_relu_satfinite_tf32_f32(x), mgpu_cvt_rz_satfinite_tf32_f32(x),
       mgpu_cvt_rz_relu_satfinite_tf32_f32(x))
VALUES(cvt_narrow, mgpu_cvt_rn_e2m3x2_f32(x, y), mgpu_cvt_rn_e3m2x2_f32(x, y),
       mgpu_cvt_rn_e2m1x2_f32(x, y), mgpu_cvt_rn_relu_e2m1x2_f32(x, y))
VALUES(cvt_of_narrow, mgpu_cvt_rn_f16x2_e2m3x2(HALF(u & 0x3f3f)),
       mgpu_cvt_rn_f16x2_e3m2x2(HALF(u & 0x3f3f)), mgpu_cvt_rn_f16x2_e2m1x2((uint8_t)u))
VALUES(cvt_ue8m0, mgpu_cvt_rz_ue8m0x2_f32(x, y), mgpu_cvt_rp_ue8m0x2_f32(x, y),
       mgpu_cvt_rz_satfinite_ue8m0x2_f32(x, y), mgpu_cvt_rp_satfinite_ue8m0x2_f32(x, y),
       mgpu_cvt_rp_ue8m0x2_bf16x2(u), mgpu_cvt_rn_bf16x2_ue8m0x2(HALF(u)))
#else /* nobody launches these */
VALUES(cvt_narrow, 0)
VALUES(cvt_of_narrow, 0)
VALUES(cvt_ue8m0, 0)
VALUES(f32x2, 0)
VALUES(mixed, 0)
VALUES(extremes3, 0)
VALUES(cvt_tf32_satfinite, 0)
#endif
#if !MGPU_DEVICE_PASS || (MGPU_CUDA_ARCH >= 1000 && MGPU_CUDA_ARCH < 1100)
VALUES(redux_f32, BITS(mgpu_redux_sync_min_f32(x, 0xffffffffu)),
       BITS(mgpu_redux_sync_max_nan_f32(x, 0xffffffffu)),
       BITS(mgpu_redux_sync_max_abs_f32(x, 0xffffffffu)))
VALUES(cvt_random, mgpu_cvt_rs_f16x2_f32(x, y, w * 0x9e3779b9u),
       mgpu_cvt_rs_bf16x2_f32(x, y, w * 0x9e3779b9u),
       mgpu_cvt_rs_e4m3x4_f32(x, y, z, x, w * 77), mgpu_cvt_rs_e5m2x4_f32(x, y, z, x, w * 77),
       mgpu_cvt_rs_e2m3x4_f32(x, y, z, x, w * 77), mgpu_cvt_rs_e3m2x4_f32(x, y, z, x, w * 77),
       mgpu_cvt_rs_e2m1x4_f32(x, y, z, x, w * 77))
#else
VALUES(redux_f32, 0)
VALUES(cvt_random, 0)
#endif

/* What toolkits later than CUDA 13.0 have, and of it what Rubin alone has. */
#if VERIFY_HAS(91, MGPU_CUDA_ARCH >= 1000)
VALUES(narrow_of_f16, mgpu_cvt_rn_e2m3x2_f16x2(u), mgpu_cvt_rn_relu_e2m3x2_f16x2(u),
       mgpu_cvt_rn_e3m2x2_f16x2(u), mgpu_cvt_rn_e2m1x2_f16x2(u),
       mgpu_cvt_rn_relu_e2m1x2_f16x2(u))
VALUES(narrow_of_bf16, mgpu_cvt_rn_e4m3x2_bf16x2(u), mgpu_cvt_rn_relu_e4m3x2_bf16x2(u),
       mgpu_cvt_rn_e5m2x2_bf16x2(u), mgpu_cvt_rn_e2m3x2_bf16x2(u), mgpu_cvt_rn_e3m2x2_bf16x2(u),
       mgpu_cvt_rn_e2m1x2_bf16x2(u))
#define SCALE HALF(0x7f7f ^ (w & 0x0707)) /* two of ue8m0, about 1 */
VALUES(fixed, mgpu_cvt_rn_s2f6x2_f32(x, y), mgpu_cvt_rn_relu_s2f6x2_f32_scaled(x, y, SCALE),
       mgpu_cvt_rn_s2f6x2_bf16x2(u), mgpu_cvt_rn_s2f6x2_bf16x2_scaled(u, SCALE),
       mgpu_cvt_rn_bf16x2_s2f6x2(HALF(u)), mgpu_cvt_rn_relu_bf16x2_s2f6x2(HALF(u)),
       mgpu_cvt_rn_satfinite_bf16x2_s2f6x2_scaled(HALF(u), HALF(v)))
#else /* nobody launches these */
VALUES(narrow_of_f16, 0)
VALUES(narrow_of_bf16, 0)
VALUES(fixed, 0)
#endif
#if VERIFY_HAS(92, MGPU_CUDA_ARCH >= 1000)
VALUES(bf16_of_narrow, mgpu_cvt_rn_bf16x2_e4m3x2(HALF(u)), mgpu_cvt_rn_bf16x2_e5m2x2(HALF(u)),
       mgpu_cvt_rn_bf16x2_e4m3x2_scaled(HALF(u), HALF(w * 0x9e37)),
       mgpu_cvt_rn_relu_bf16x2_e5m2x2_scaled(HALF(u), HALF(w * 0x9e37)),
       mgpu_cvt_rn_bf16x2_e2m3x2(HALF(u & 0x3f3f)),
       mgpu_cvt_rn_bf16x2_e3m2x2_scaled(HALF(u & 0x3f3f), HALF(w * 0x9e37)),
       mgpu_cvt_rn_bf16x2_e2m1x2_scaled((uint8_t)u, HALF(w * 0x9e37)))
#else
VALUES(bf16_of_narrow, 0)
#endif
#if VERIFY_HAS(92, MGPU_HAS_SIMD)
VALUES(bytes, mgpu_add_u8x4(u, v), mgpu_sub_s8x4(u, v), mgpu_min_s8x4(u, v),
       mgpu_max_u8x4(u, v), mgpu_neg_s8x4(u), mgpu_add_sat_u8x4(u, v), mgpu_add_sat_s8x4(u, v),
       mgpu_add_sat_u16x2(u, v), mgpu_add_sat_s16x2(u, v), mgpu_add_sat_u32(u, v))
#else
VALUES(bytes, 0)
#endif
#if VERIFY_HAS(94, MGPU_CUDA_ARCH == 1000 || MGPU_CUDA_ARCH == 1030)
VALUES(f8_arith, mgpu_add_rn_e4m3x4(MGPU_F8X4_E5M2, u, v),
       mgpu_sub_rn_satfinite_e5m2x4(MGPU_F8X4_E2M3, u & 0x3f3f3f3f, v),
       mgpu_mul_rn_e5m2x4(MGPU_F8X4(E4M3, UE8M0), u, v),
       mgpu_mul_rn_satfinite_e4m3x4(MGPU_F8X4(E2M1P4, E4M3), u & 0x0f0f0f0f, v),
       mgpu_fma_rn_e4m3x4(MGPU_F8X4(E3M2, E2M1), u & 0x3f3f3f3f, v & 0xffff, w),
       mgpu_fma_rn_satfinite_e5m2x4(MGPU_F8X4(E5M2, E4M3), u, v, w))
#else
VALUES(f8_arith, 0)
#endif
#if VERIFY_HAS(94, MGPU_HAS_RUBIN)
#define FEW 0x03030303u /* bytes of which some are equal */
VALUES(comparisons, mgpu_set_eq_u8x4(u &FEW, v &FEW), mgpu_set_ne_s8x4(u &FEW, v &FEW),
       mgpu_set_lt_s8x4(u, v), mgpu_set_ge_u8x4(u, v), mgpu_set_gt_s16x2(u, v),
       mgpu_set_le_u16x2(u, v), mgpu_set_eq_s16x2(u & 0x10001, v & 0x10001))
VALUES(f32x2_halves, LO(mgpu_add_rn_f32x2_f16x2(u, mgpu_f32x2(y, z))),
       BITS(mgpu_f32x2_hi(mgpu_sub_rz_f32x2_bf16x2(u, mgpu_f32x2(y, z)))),
       LO(mgpu_fma_rp_f32x2_f16x2(u, mgpu_f32x2(y, z), mgpu_f32x2(z, x))),
       BITS(mgpu_f32x2_hi(mgpu_fma_rm_f32x2_bf16x2(u, mgpu_f32x2(y, z), mgpu_f32x2(z, x)))))
VALUES(toward_zero, mgpu_cvt_e4m3x2_f32(MGPU_CVT_RZ, x, y),
       mgpu_cvt_e5m2x2_f16x2(MGPU_CVT_RZ_RELU, u), mgpu_cvt_e2m1x2_bf16x2(MGPU_CVT_RN_PZO, u),
       mgpu_cvt_e3m2x2_f32(MGPU_CVT_RZ_PZO, x, y), mgpu_cvt_rn_pzo_f16x2_f32(x, y),
       mgpu_cvt_rz_satfinite_pzo_bf16x2_f32(x, y))
#define ONE (0x7f ^ (w & 0x07)) /* a ue8m0, about 1 */
VALUES(through_one, mgpu_cvt_e4m3x2_f32_scaled(MGPU_CVT_RN, x, y, ONE),
       mgpu_cvt_e5m2x2_f16x2_scaled(MGPU_CVT_RZ_PZO, u, ONE),
       mgpu_cvt_e2m3x2_bf16x2_scaled(MGPU_CVT_RN_RELU, u, ONE),
       mgpu_cvt_e2m1x2_f32_scaled(MGPU_CVT_RZ, x, y, w & 0xff),
       mgpu_cvt_rz_ue5m3x2_f32_scaled(x, y, w & 0xff))
VALUES(ue5m3, mgpu_cvt_rn_ue5m3x2_f32(x, y), mgpu_cvt_rz_ue5m3x2_f16x2(u),
       mgpu_cvt_rp_ue5m3x2_bf16x2(u), mgpu_cvt_rp_satfinite_ue5m3x2_f32(x, y),
       mgpu_cvt_rn_f16x2_ue5m3x2(HALF(u)), mgpu_cvt_rn_bf16x2_ue5m3x2_scaled(HALF(u), HALF(v)))
#else
VALUES(comparisons, 0)
VALUES(f32x2_halves, 0)
VALUES(toward_zero, 0)
VALUES(through_one, 0)
VALUES(ue5m3, 0)
#endif

/* What stands in memory after one atomic of one thread, and what it answered: out[2 i], out[2 i + 1]. */
#define ATOMIC(name, type, of, out_of, global, shared)                                         \
    MGPU_KERNEL(verify_##name, verify_args, p, INPUTS, 1)                                      \
    {                                                                                          \
        MGPU_SHARED(uint32_t, word, INPUTS);                                                   \
        const uint32_t t = threadIdx.x, u = p->in[0][t];                                       \
        const type value = of(p->in[0][t + 1]);                                                \
        uint32_t *const g = p->out + t;                                                        \
        *g = u;                                                                                \
        word[t] = u;                                                                           \
        p->out[INPUTS + t] = out_of(global(MGPU_RELAXED_GPU, (type *)g, value));               \
        p->out[2 * INPUTS + t] =                                                               \
            out_of(shared(MGPU_RELAXED_CTA, mgpu_smem_addr(word + t), value));                 \
        p->out[3 * INPUTS + t] = word[t];                                                      \
    }
#if MGPU_CUDA_SOURCE
#define FLOAT(u) __uint_as_float(u)
#else
#define FLOAT(u) mgpu__float_of_bits(u)
#endif
#define WORD(u) (u)
ATOMIC(atom_f32, float, FLOAT, BITS, mgpu_atom_global_add_f32, mgpu_atom_shared_add_f32)
ATOMIC(atom_f16x2, uint32_t, WORD, WORD, mgpu_atom_global_add_f16x2, mgpu_atom_shared_add_f16x2)
ATOMIC(atom_bf16x2, uint32_t, WORD, WORD, mgpu_atom_global_add_bf16x2,
       mgpu_atom_shared_add_bf16x2)
#if VERIFY_HAS(94, MGPU_CUDA_ARCH >= 900)
ATOMIC(atom_noftz, float, FLOAT, BITS, mgpu_atom_global_add_noftz_f32,
       mgpu_atom_shared_add_noftz_f32)
#else
VALUES(atom_noftz, 0)
#endif
ATOMIC(atom_inc, uint32_t, WORD, WORD, mgpu_atom_global_inc_u32, mgpu_atom_shared_inc_u32)
ATOMIC(atom_dec, uint32_t, WORD, WORD, mgpu_atom_global_dec_u32, mgpu_atom_shared_dec_u32)

/* Eight words go to the place of the last, .. first eight; every other eight by a load of what nobody writes. */
MGPU_KERNEL(verify_eight, verify_args, p, INPUTS, 1)
{
#if VERIFY_HAS(88, MGPU_CUDA_ARCH >= 1000)
    const uint32_t t = threadIdx.x;
    uint32_t r[8];
    if (t < INPUTS / 8) {
        if (t % 2)
            mgpu_ld_global_nc_v8_b32(r, p->in[0] + 8 * t);
        else
            mgpu_ld_global_v8_b32(r, p->in[0] + 8 * t);
        mgpu_st_global_v8_b32(p->out + INPUTS - 8 - 8 * t, r);
    }
#endif
    (void)p;
}

/* Atomic sums that nobody waits for, on words that are 0xdbdbdbdb. */
MGPU_KERNEL(verify_red_async, verify_args, p, INPUTS, 1)
{
    const uint32_t t = threadIdx.x, u = p->in[0][t];
    uint32_t *const g = p->out + t;
#if VERIFY_HAS(0, MGPU_CUDA_ARCH >= 1000)
    mgpu_red_async_gpu_global_add_u32(g, u);
    mgpu_red_async_sys_global_add_s32((int32_t *)g + INPUTS, (int32_t)u);
#endif
    (void)g, (void)u;
}

/* ---- inputs -------------------------------------------------------------------------------------- */

enum { SINGLES, HALVES, BHALVES, INTEGERS, FP8, SMALL };

/* SINGLES: numbers of f32 at and about the places where f16, bf16, tf32 and 8 bits round, overflow and vanish. */
static words
inputs(int kind)
{
    static const uint32_t ends[] = {0x00000000, 0x80000000, 0x7f800000, 0xff800000, 0x7fffffff,
                                    0x7f7fffff, 0x00000001, 0x807fffff, 0x477fe000, 0x477fefff,
                                    0x477ff000, 0x43e00000, 0x43e80000, 0x43e80001, 0x47680000,
                                    0x33000000, 0x33000001, 0x7f7f8000, 0x3f800000, 0xbf800000};
    static const uint32_t low[] = {0x0000, 0x0001, 0x0fff, 0x1000, 0x1001, 0x1fff, 0x2fff,
                                   0x3000, 0x3001, 0x7fff, 0x8000, 0x8001, 0xffff};
    static const uint32_t half_ends[] = {0x00008000, 0x7c00fc00, 0x7fff0001, 0x83ff7bff,
                                         0x04003c00, 0x7c007c00, 0xfc003555, 0x00017bff,
                                         0x7bff7bff, 0x3c00bc00};
    static const uint32_t bf16_ends[] = {0x00008000, 0x7f80ff80, 0x7fff0001, 0x807f7f7f,
                                         0x00803f80, 0x7f807f80, 0xff803555, 0x00017f7f,
                                         0x7f7f7f7f, 0x3f80bf80};
    std::mt19937 random((uint32_t)(5 + kind));
    words all;
    for (uint32_t i = 0; i < INPUTS + 2; i++) {
        const verify_type t = kind == HALVES ? T_F16 : kind == BHALVES ? T_BF16 : T_F32;
        const uint32_t any = (uint32_t)random();
        const uint32_t x = (uint32_t)verify_draw(t, 4u << i % 4 * 2, random);
        const uint32_t y = (uint32_t)verify_draw(t, 4u << i % 4 * 2, random);
        switch (kind) {
        case SINGLES:
            all.push_back(i < 20 ? ends[i] : (x & 0xffff0000u) | low[i % 13]);
            break;
        case HALVES:
            all.push_back(i < 10 ? half_ends[i] : x << 16 | y);
            break;
        case BHALVES:
            all.push_back(i < 10 ? bf16_ends[i] : x << 16 | y);
            break;
        case INTEGERS:
            all.push_back(any);
            break;
        case FP8:
            all.push_back(i * 0x0101 ^ 0x1f00);
            break;
        default:
            all.push_back(any % 8);
        }
    }
    return all;
}

/* a: inputs; b: rows of 256 that come out. */
static words
run_values(const verify_row &row)
{
    const verify_memory in(inputs(row.a));
    verify_args args = {};
    args.in[0] = in.ptr();
    return verify_run(row.kernel, args, (size_t)row.b * INPUTS, INPUTS);
}

/* ---- the table ----------------------------------------------------------------------------------- */

#define VALUE_SINCE(ptx, name, kernel, rule, machines, in, rows)                               \
    {                                                                                          \
        "values", name, rule, machines, INPUTS, run_values, VERIFY_SINCE(ptx, kernel), in,     \
            rows, 0, 0                                                                         \
    }
#define VALUE(...) VALUE_SINCE(0, __VA_ARGS__)

std::vector<verify_row>
verify_value_rows(void)
{
    return {
        VALUE("f32 to bf16", cvt_bf16, "mgpu__cvt_bf16_f32 mgpu__number_round", ANY, SINGLES,
              7),
        VALUE("f32 to f16", cvt_f16, "mgpu__cvt_f16_f32 mgpu__number_round", ANY, SINGLES, 7),
        VALUE("f32 to tf32", cvt_tf32, "mgpu__cvt_tf32_f32", ANY, SINGLES, 5),
        VALUE("f32 and f16 to e4m3 and e5m2", cvt_fp8, "mgpu__cvt_e4m3_f32 mgpu__cvt_e5m2_f32",
              ANY, SINGLES, 6),
        VALUE("e4m3 and e5m2 to f16", cvt_of_fp8, "mgpu__cvt_f16_e4m3 mgpu__cvt_f16_e5m2", ANY,
              FP8, 4),
        VALUE("f32 and s32 to integers, packed ones too", cvt_integers,
              "mgpu__cvt_integer mgpu__cvt_pack", ANY, SINGLES, 7),
        VALUE("sums, products and fma of f16", f16x2, "mgpu__pair_fma mgpu__pair_one", ANY,
              HALVES, 9),
        VALUE("sums, products and fma of bf16", bf16x2, "mgpu__pair_fma mgpu__pair_one", ANY,
              BHALVES, 6),
        VALUE("min and max of f16, bf16 and f32", extremes, "mgpu__pair_extreme", ANY, HALVES,
              7),
        VALUE("ex2 and tanh of f16", approx_f16, "mgpu__approx_half", ANY, HALVES, 2),
        VALUE("ex2 and tanh of bf16", approx_bf16, "mgpu__approx_half", ANY, BHALVES, 2),
        VALUE("integers and bits", integers, "mgpu__int_prmt mgpu__int_bfe mgpu__int_dp4a", ANY,
              INTEGERS, 20),
        VALUE("f32 twice at once", f32x2, "mgpu__f32_fma mgpu__f32_add mgpu__f32_mul",
              SINCE_100, SINGLES, 8),
        VALUE("f32 and halves", mixed, "mgpu__f32_fma mgpu__f32_add", SINCE_100, SINGLES, 4),
        VALUE("min and max of three f32", extremes3, "mgpu__f32_extreme3", SINCE_100, SINGLES,
              6),
        VALUE("f32 to tf32, finite", cvt_tf32_satfinite, "mgpu__cvt_tf32_f32", SINCE_100,
              SINGLES, 4),
        VALUE_SINCE(88, "32 bytes are loaded and stored at once", eight,
                    "mgpu__emu_ld_cached mgpu__emu_st_cached", SINCE_100, INTEGERS, 1),
        VALUE("redux of f32", redux_f32, "mgpu__f32_extreme3", BLACKWELL | RUBIN, SINGLES, 3),
        VALUE("f32 to e2m3, e3m2 and e2m1", cvt_narrow, "mgpu__cvt_two mgpu__number_round",
              SINCE_100, SINGLES, 4),
        VALUE("e2m3, e3m2 and e2m1 to f16", cvt_of_narrow, "mgpu__cvt_f16x2_of", SINCE_100, FP8,
              3),
        VALUE("scales: ue8m0", cvt_ue8m0,
              "mgpu__ue8m0_of_f32 mgpu__cvt_ue8m0x2 mgpu__cvt_bf16x2_ue8m0", SINCE_100, SINGLES,
              6),
        VALUE("rounding at random", cvt_random, "mgpu__cvt_random mgpu__cvt_four",
              BLACKWELL | RUBIN, SINGLES, 7),
        VALUE("atomic sum of f32, in global and in shared memory", atom_f32,
              "mgpu__atomic_add_f32", ANY, SINGLES, 4),
        VALUE("atomic sum of two f16", atom_f16x2, "mgpu__atomic_half", ANY, HALVES, 4),
        VALUE("atomic sum of two bf16", atom_bf16x2, "mgpu__atomic_half", ANY, BHALVES, 4),
        VALUE("atomic inc", atom_inc, "mgpu__atomic_result", ANY, SMALL, 4),
        VALUE("atomic dec", atom_dec, "mgpu__atomic_result", ANY, SMALL, 4),
        VALUE("sums of red.async", red_async, "mgpu__atomic_result", SINCE_100, INTEGERS, 2),
        VALUE_SINCE(94, "atomic sum of f32, subnormals too", atom_noftz, "mgpu__atomic_result",
                    ANY, SINGLES, 4),
        VALUE_SINCE(91, "f16 to e2m3, e3m2 and e2m1", narrow_of_f16,
                    "mgpu__cvt_two_f16 mgpu__number_round", SINCE_100, HALVES, 5),
        VALUE_SINCE(91, "bf16 to 8, 6 and 4 bits", narrow_of_bf16,
                    "mgpu__cvt_two_bf16 mgpu__number_round", SINCE_100, BHALVES, 6),
        VALUE_SINCE(91, "f32 and bf16 to fixed point, and back", fixed,
                    "mgpu__cvt_s2f6x2 mgpu__cvt_s2f6x2_bf16 mgpu__cvt_bf16x2_s2f6", SINCE_100,
                    SINGLES, 7),
        VALUE_SINCE(92, "8, 6 and 4 bits to bf16, with scales", bf16_of_narrow,
                    "mgpu__cvt_bf16x2_of", SINCE_100, FP8, 7),
        VALUE_SINCE(92, "four bytes at once", bytes, "mgpu__simd", RUBIN | DESKTOP, INTEGERS,
                    10),
        VALUE_SINCE(94, "arithmetic of four small numbers", f8_arith, "mgpu__f8x4", BLACKWELL,
                    INTEGERS, 6),
        VALUE_SINCE(94, "comparisons of bytes and halves", comparisons, "mgpu__simd", RUBIN,
                    INTEGERS, 7),
        VALUE_SINCE(94, "f32 twice at once, with halves", f32x2_halves,
                    "mgpu__f32x2_of_f16x2 mgpu__f32_fma", RUBIN, SINGLES, 4),
        VALUE_SINCE(94, "8, 6 and 4 bits toward zero, and no -0", toward_zero,
                    "mgpu__cvt_one mgpu__cvt_pzo mgpu__cvt_mode", RUBIN, SINGLES, 6),
        VALUE_SINCE(94, "8, 6 and 4 bits through one scale", through_one,
                    "mgpu__cvt_divided mgpu__cvt_rubin", RUBIN, SINGLES, 5),
        VALUE_SINCE(94, "ue5m3, and back", ue5m3, "mgpu__cvt_one mgpu__cvt_bf16x2_of", RUBIN,
                    SINGLES, 6),
    };
}
