/* verify/mma.cu - the matrices of a warp: mma.sync and mma.sp of every type, ldmatrix, stmatrix, movmatrix.
 * SPDX-License-Identifier: MIT
 */
#include "verify.h"
#include <mgpu/layout/sparse.h>
#include <mgpu/ptx/matrix_narrow.h>
#include <mgpu/ptx/mma.h>
#include <mgpu/ptx/mma_block_scale.h>
#include <mgpu/ptx/mma_f8f6f4.h>
#include <mgpu/ptx/newer.h>

enum { PRODUCTS = 4 };

/* ---- sums ---------------------------------------------------------------------------------------- */

/* A block is a warp and a product; in[0], in[1], in[2] are registers of A, B and C, and then metadata. */
#define SUM(name, dtype, nd, type, na, nb, ...)                                                \
    MGPU_KERNEL(verify_mma_##name, verify_args, p, 32, 1)                                      \
    {                                                                                          \
        const uint32_t lane = blockIdx.x * 32 + threadIdx.x;                                   \
        const uint32_t meta = p->in[2][PRODUCTS * 32 * (nd) * sizeof(dtype) / 4 + lane];       \
        type a[na], b[nb];                                                                     \
        dtype c[nd], d[nd];                                                                    \
        for (uint32_t i = 0; i < (na); i++)                                                    \
            a[i] = ((const type *)p->in[0])[lane * (na) + i];                                  \
        for (uint32_t i = 0; i < (nb); i++)                                                    \
            b[i] = ((const type *)p->in[1])[lane * (nb) + i];                                  \
        for (uint32_t i = 0; i < (nd); i++)                                                    \
            c[i] = ((const dtype *)p->in[2])[lane * (nd) + i];                                 \
        mgpu_mma_##name(d, a, b, c __VA_ARGS__);                                               \
        for (uint32_t i = 0; i < (nd); i++)                                                    \
            ((dtype *)p->out)[lane * (nd) + i] = d[i];                                         \
        (void)meta;                                                                            \
    }
/* name, type of D, its registers, those of A and of B, types of A and B. */
#define DENSE(X)                                                                               \
    X(m16n8k8_f16_f16, uint32_t, 2, uint32_t, 2, 1, F16, F16)                                  \
    X(m16n8k8_f32_f16, float, 4, uint32_t, 2, 1, F16, F16)                                     \
    X(m16n8k16_f16_f16, uint32_t, 2, uint32_t, 4, 2, F16, F16)                                 \
    X(m16n8k16_f32_f16, float, 4, uint32_t, 4, 2, F16, F16)                                    \
    X(m16n8k8_f32_bf16, float, 4, uint32_t, 2, 1, BF16, BF16)                                  \
    X(m16n8k16_f32_bf16, float, 4, uint32_t, 4, 2, BF16, BF16)                                 \
    X(m16n8k4_f32_tf32, float, 4, uint32_t, 2, 1, TF32, TF32)                                  \
    X(m16n8k8_f32_tf32, float, 4, uint32_t, 4, 2, TF32, TF32)                                  \
    X(m16n8k16_f16_e4m3, uint32_t, 2, uint32_t, 2, 1, E4M3, E4M3)                              \
    X(m16n8k32_f16_e5m2, uint32_t, 2, uint32_t, 4, 2, E5M2, E5M2)                              \
    X(m16n8k16_f32_e5m2, float, 4, uint32_t, 2, 1, E5M2, E5M2)                                 \
    X(m16n8k32_f32_e4m3, float, 4, uint32_t, 4, 2, E4M3, E4M3)                                 \
    X(m16n8k32_f32_e4m3_e5m2, float, 4, uint32_t, 4, 2, E4M3, E5M2)                            \
    X(m16n8k32_f32_e5m2_e4m3, float, 4, uint32_t, 4, 2, E5M2, E4M3)                            \
    X(m16n8k32_s32_s8, int32_t, 4, uint32_t, 4, 2, INT8, INT8)                                 \
    X(m16n8k32_s32_u8_s8, int32_t, 4, uint32_t, 4, 2, INT8, INT8)                              \
    X(m16n8k32_s32_s8_satfinite, int32_t, 4, uint32_t, 4, 2, INT8, INT8)                       \
    X(m8n8k16_s32_u8, int32_t, 2, uint32_t, 1, 1, INT8, INT8)                                  \
    X(m16n8k64_s32_s4, int32_t, 4, uint32_t, 4, 2, INT8, INT8)                                 \
    X(m16n8k64_s32_u4_s4_satfinite, int32_t, 4, uint32_t, 4, 2, INT8, INT8)                    \
    X(m16n8k256_s32_b1_xor, int32_t, 4, uint32_t, 4, 2, INT8, INT8)                            \
    X(m16n8k256_s32_b1_and, int32_t, 4, uint32_t, 4, 2, INT8, INT8)                            \
    X(m8n8k4_f64_f64, double, 2, double, 1, 1, F64, F64)                                       \
    X(m16n8k16_f64_f64, double, 4, double, 8, 4, F64, F64)                                     \
    X(m16n8k8_f64_f64_rz, double, 4, double, 4, 2, F64, F64)
/* The same of a sparse A, and the selector. */
#define SPARSE(X)                                                                              \
    X(sp_m16n8k32_f16_f16, uint32_t, 2, 4, 4, F16, 1)                                          \
    X(sp_m16n8k32_f32_f16, float, 4, 4, 4, F16, 0)                                             \
    X(sp_m16n8k16_f32_bf16, float, 4, 2, 2, BF16, 2)                                           \
    X(sp_m16n8k32_f32_bf16, float, 4, 4, 4, BF16, 1)                                           \
    X(sp_m16n8k8_f32_tf32, float, 4, 2, 2, TF32, 3)                                            \
    X(sp_m16n8k16_f32_tf32, float, 4, 4, 4, TF32, 0)                                           \
    X(sp_m16n8k32_s32_s8, int32_t, 4, 2, 2, INT8, 1)
#define ALL_SPARSE(X)                                                                          \
    X(sp_m16n8k64_f32_e4m3, float, 4, 4, 4, E4M3, 0)                                           \
    X(sp_m16n8k64_f32_e5m2_e4m3, float, 4, 4, 4, E5M2, 0)                                      \
    X(sp_m16n8k64_s32_u8, int32_t, 4, 4, 4, INT8, 0)

#define KERNEL(name, dtype, nd, type, na, nb, a, b) SUM(name, dtype, nd, type, na, nb, )
#define SELECTED(name, dtype, nd, na, nb, a, selector)                                         \
    SUM(name, dtype, nd, uint32_t, na, nb, , meta, selector)
#define WHOLE(name, dtype, nd, na, nb, a, selector)                                            \
    SUM(name, dtype, nd, uint32_t, na, nb, , meta)
DENSE(KERNEL)
SPARSE(SELECTED)
ALL_SPARSE(WHOLE)

/* What 12.x alone has: narrow floats, and scales. Name, type of D, registers, type of numbers, bytes of D, what stands behind c. */
#define NARROW(X)                                                                              \
    X(m16n8k32_f8f6f4_f32_e2m1, float, 4, 4, 2, INT8, )                                        \
    X(m16n8k32_f8f6f4_f32_e3m2_e2m3, float, 4, 4, 2, INT8, )                                   \
    X(m16n8k32_f8f6f4_f16_e2m3_e2m1, uint32_t, 2, 4, 2, INT8, )                                \
    X(sp_m16n8k64_f8f6f4_f32_e2m1, float, 4, 4, 4, INT8, , meta)                               \
    X(m16n8k32_mxf8f6f4_f32_e4m3, float, 4, 4, 2, E4M3, , SCALES, 1, 0, SCALES, 2, 3)          \
    X(m16n8k32_mxf8f6f4_f32_e2m1, float, 4, 4, 2, INT8, , SCALES, 3, 1, SCALES, 0, 1)          \
    X(m16n8k64_mxf4_f32_e2m1, float, 4, 4, 2, INT8, , SCALES, 2, 0, SCALES, 0, 2)              \
    X(m16n8k64_mxf4nvf4_scale_vec_4x_f32_e2m1_ue4m3, float, 4, 4, 2, INT8, , FRACTIONS, 0, 0,  \
      FRACTIONS, 0, 1)                                                                         \
    X(sp_m16n8k64_mxf8f6f4_f32_e4m3, float, 4, 4, 4, E4M3, , meta, SCALES, 0, 1, SCALES, 1, 0) \
    X(m16n8k32_f8f6f4_f32_e4m3_e2m1, float, 4, 4, 2, E4M3, )                                   \
    X(m16n8k32_f8f6f4_f16_e4m3_e3m2, uint32_t, 2, 4, 2, E4M3, )                                \
    X(sp_m16n8k64_f8f6f4_f32_e4m3_e2m3, float, 4, 4, 4, E4M3, , meta)                          \
    X(sp_m16n8k64_f8f6f4_f16_e3m2_e4m3, uint32_t, 2, 4, 4, E4M3, , meta)                       \
    X(sp_m16n8k64_f8f6f4_f16_e4m3_e2m1, uint32_t, 2, 4, 4, E4M3, , meta)                       \
    X(sp_m16n8k64_f16_e4m3, uint32_t, 2, 4, 4, E4M3, , meta)                                   \
    X(sp_m16n8k128_mxf4_f32_e2m1, float, 4, 4, 4, INT8, , meta, SCALES, 2, 0, SCALES, 0, 2)    \
    X(sp_m16n8k128_mxf4nvf4_scale_vec_4x_f32_e2m1_ue4m3, float, 4, 4, 4, INT8, , meta,         \
      FRACTIONS, 0, 0, FRACTIONS, 0, 1)
#define SCALES    ((meta & 0x07070707u) + 0x7c7c7c7cu) /* ue8m0: powers of two about 1 */
#define FRACTIONS ((meta & 0x37373737u) + 0x08080808u) /* ue4m3 */
#define KERNEL_120(name, dtype, nd, na, nb, a, ...)                                            \
    SUM(name, dtype, nd, uint32_t, na, nb, __VA_ARGS__)
#if !MGPU_DEVICE_PASS || MGPU_CUDA_ARCH >= 1200
NARROW(KERNEL_120)
#else /* nobody launches these */
#define NO_KERNEL(name, ...)                                                                   \
    MGPU_KERNEL(verify_mma_##name, verify_args, p, 32, 1)                                      \
    {                                                                                          \
        (void)p;                                                                               \
    }
NARROW(NO_KERNEL)
#endif

enum { F16, BF16, TF32, E4M3, E5M2, INT8, F64 };
static const verify_type types[] = {T_F16, T_BF16, T_TF32, T_E4M3, T_E5M2, T_INT8, T_F64};

/* a, b: types; c: registers of D, A and B as digits; d: bytes of D's registers; 100 more if A is sparse, 200
 * more if C is of floats. */
static words
run_sum(const verify_row &row)
{
    const uint32_t nd = (uint32_t)row.c / 100, na = (uint32_t)row.c / 10 % 10,
                   nb = (uint32_t)row.c % 10, wide = row.a == F64 ? 2 : 1,
                   lanes = 32 * PRODUCTS;
    const verify_type ta = types[row.a], tb = types[row.b],
                      td = row.a == F64                  ? T_F64
                           : nd == 2 && row.d % 100 == 4 ? T_F16
                                                         : T_F32;
    std::mt19937 random((uint32_t)(1000 * row.a + 100 * row.b + row.c));
    const verify_memory a(verify_numbers(ta, lanes * na * wide * 32 / ta.bits, 4, random));
    const verify_memory b(verify_numbers(tb, lanes * nb * wide * 32 / tb.bits, 8, random));
    words c = row.a == INT8 && row.d < 200
                  ? verify_ends(lanes * nd, random)
                  : verify_numbers(td, lanes * nd * wide * 32 / td.bits, 8, random);
    static const uint32_t pairs[6] = {0x4, 0x8, 0xc, 0x9, 0xd, 0xe};
    for (uint32_t i = 0; i < lanes; i++) {
        uint32_t meta = 0;
        for (uint32_t code = 0; code < 8; code++)
            meta |= (row.a == TF32 ? mgpu_sparse_code_tf32(random() % 2) : pairs[random() % 6])
                    << 4 * code;
        c.push_back(meta);
    }
    const verify_memory dc(c), out(lanes * nd * wide);
    verify_args args = {};
    args.in[0] = a.ptr();
    args.in[1] = b.ptr();
    args.in[2] = dc.ptr();
    args.out = out.ptr();
    verify_launch(row.kernel, args, 32, 0, PRODUCTS);
    return out.read();
}

/* ---- matrices between shared memory and registers ------------------------------------------------ */

/* 32 rows of 16 bytes, each 16-bit element its number; lane i gives the address of row 31 - i. */
#define LOADS(name)                                                                            \
    MGPU_KERNEL(verify_##name, verify_args, p, 32, 1)                                          \
    {                                                                                          \
        MGPU_SHARED_ALIGNED(uint32_t, rows, 128, 16);                                          \
        const uint32_t lane = threadIdx.x;                                                     \
        uint32_t r[4];                                                                         \
        for (uint32_t i = 0; i < 4; i++)                                                       \
            rows[lane * 4 + i] = 0x10000 * (lane * 8 + 2 * i + 1) + lane * 8 + 2 * i;          \
        __syncwarp();                                                                          \
        mgpu_##name(r, mgpu_smem_addr(rows) + (31 - lane) * 16);                               \
        for (uint32_t i = 0; i < 4; i++)                                                       \
            p->out[lane * 4 + i] = r[i];                                                       \
    }
LOADS(ldmatrix_x4)
LOADS(ldmatrix_x4_trans)
#if VERIFY_HAS(94, MGPU_HAS_SETMAXNREG)
LOADS(ldmatrix_m8n16_x4_s8_s4)
#else /* nobody launches it */
MGPU_KERNEL(verify_ldmatrix_m8n16_x4_s8_s4, verify_args, p, 32, 1)
{
    (void)p;
}
#endif

/* Registers that say whose they are: 8 * lane + 2 * register + half. */
#define STORES(name)                                                                           \
    MGPU_KERNEL(verify_##name, verify_args, p, 32, 1)                                          \
    {                                                                                          \
        MGPU_SHARED_ALIGNED(uint32_t, rows, 128, 16);                                          \
        const uint32_t lane = threadIdx.x;                                                     \
        uint32_t r[4];                                                                         \
        for (uint32_t i = 0; i < 4; i++)                                                       \
            r[i] = 0x10000 * (lane * 8 + 2 * i + 1) + lane * 8 + 2 * i;                        \
        mgpu_##name(mgpu_smem_addr(rows) + (31 - lane) * 16, r);                               \
        __syncwarp();                                                                          \
        for (uint32_t i = 0; i < 4; i++)                                                       \
            p->out[lane * 4 + i] = rows[lane * 4 + i];                                         \
    }
STORES(stmatrix_x4)
STORES(stmatrix_x4_trans)

MGPU_KERNEL(verify_movmatrix, verify_args, p, 32, 1)
{
    const uint32_t lane = threadIdx.x;
    p->out[lane] = mgpu_movmatrix_trans(0x10000 * (2 * lane + 1) + 2 * lane);
}

/* The same of bytes, since 10.0: each of 256 says where it is. */
#define BYTES(k) (((k)&255) ^ ((k) >> 8) * 0x55)
#define WORD(k)  (BYTES(k) | BYTES((k) + 1) << 8 | BYTES((k) + 2) << 16 | BYTES((k) + 3) << 24)
#define BYTE_LOADS(name, count, lanes)                                                         \
    MGPU_KERNEL(verify_##name, verify_args, p, 32, 1)                                          \
    {                                                                                          \
        MGPU_SHARED_ALIGNED(uint32_t, rows, 128, 16);                                          \
        const uint32_t lane = threadIdx.x;                                                     \
        uint32_t r[count];                                                                     \
        for (uint32_t i = 0; i < 4; i++)                                                       \
            rows[lane * 4 + i] = WORD(lane * 16 + 4 * i);                                      \
        __syncwarp();                                                                          \
        mgpu_##name(r, mgpu_smem_addr(rows) + ((lanes)-1 - lane % (lanes)) * 16);              \
        for (uint32_t i = 0; i < (count); i++)                                                 \
            p->out[lane * (count) + i] = r[i];                                                 \
    }
#define BYTE_STORES(name)                                                                      \
    MGPU_KERNEL(verify_##name, verify_args, p, 32, 1)                                          \
    {                                                                                          \
        MGPU_SHARED_ALIGNED(uint32_t, rows, 128, 16);                                          \
        const uint32_t lane = threadIdx.x;                                                     \
        uint32_t r[4];                                                                         \
        for (uint32_t i = 0; i < 4; i++)                                                       \
            r[i] = WORD(lane * 16 + 4 * i);                                                    \
        mgpu_##name(mgpu_smem_addr(rows) + (31 - lane) * 16, r);                               \
        __syncwarp();                                                                          \
        for (uint32_t i = 0; i < 4; i++)                                                       \
            p->out[lane * 4 + i] = rows[lane * 4 + i];                                         \
    }
#if MGPU_DEVICE_PASS && MGPU_CUDA_ARCH < 1000 /* nobody launches these */
#undef BYTE_LOADS
#undef BYTE_STORES
#define BYTE_LOADS(name, ...)                                                                  \
    MGPU_KERNEL(verify_##name, verify_args, p, 32, 1)                                          \
    {                                                                                          \
        (void)p;                                                                               \
    }
#define BYTE_STORES(name) BYTE_LOADS(name)
#endif
BYTE_LOADS(ldmatrix_m16n16_x2_trans_b8, 4, 32)
BYTE_LOADS(ldmatrix_m16n16_x1_trans_b4x16_p64, 2, 16)
BYTE_LOADS(ldmatrix_m8n16_x4_b6x16_p32, 4, 32)
BYTE_LOADS(ldmatrix_m8n16_x4_b4x16_p64, 4, 32)
BYTE_STORES(stmatrix_m16n8_x4_trans_b8)

/* a: words that come out. */
static words
run_matrix(const verify_row &row)
{
    verify_args args = {};
    return verify_run(row.kernel, args, (size_t)row.a, 32);
}

/* ---- the table ----------------------------------------------------------------------------------- */

#define RULE(a)                                                                                 \
    (a) == F64    ? "mgpu__mma_sync_doubles mgpu_mma_d_coord mgpu_mma_a_coord mgpu_mma_b_coord" \
    : (a) == INT8 ? "mgpu__mma_sync_integers mgpu_mma_a_coord mgpu_mma_b_coord"                 \
                  : "mgpu__mma_sync_floats mgpu__mma_rule_of mgpu__mma_add mgpu_mma_a_coord "   \
                    "mgpu_mma_b_coord"
#define ROW(name, dtype, nd, type, na, nb, a, b)                                               \
    {"mma.sync",                                                                               \
     #name,                                                                                    \
     RULE(a),                                                                                  \
     ANY,                                                                                      \
     (nd) * sizeof(dtype) / 4,                                                                 \
     run_sum,                                                                                  \
     &verify_mma_##name##_kernel,                                                              \
     a,                                                                                        \
     b,                                                                                        \
     (nd)*100 + (na)*10 + (nb),                                                                \
     sizeof(dtype)},
#define SP_ROW(name, dtype, nd, na, nb, a, selector)                                           \
    {"mma.sync",                                                                               \
     #name,                                                                                    \
     (a) == INT8 ? "mgpu__mma_sync_integers mgpu_mma_sp_meta_slot mgpu_mma_sp_place"           \
                 : "mgpu__mma_sync_floats mgpu_mma_sp_meta_slot mgpu_mma_sp_place",            \
     ANY,                                                                                      \
     nd,                                                                                       \
     run_sum,                                                                                  \
     &verify_mma_##name##_kernel,                                                              \
     a,                                                                                        \
     a == E5M2 ? E4M3 : a,                                                                     \
     (nd)*100 + (na)*10 + (nb),                                                                \
     100 + sizeof(dtype)},
/* C of these is f32 or f16: 200 in the place of bytes. */
#define ROW_120(name, dtype, nd, na, nb, a, ...)                                               \
    {"mma.sync",                                                                               \
     #name,                                                                                    \
     "mgpu__mma_sync_floats mgpu__mma_sync_dots mgpu__mma_sync_rule",                          \
     DESKTOP,                                                                                  \
     nd,                                                                                       \
     run_sum,                                                                                  \
     &verify_mma_##name##_kernel,                                                              \
     a,                                                                                        \
     a,                                                                                        \
     (nd)*100 + (na)*10 + (nb),                                                                \
     200 + sizeof(dtype)},
#define NARROW_MATRIX(name, rule, count)                                                       \
    {                                                                                          \
        "matrices", #name, rule, SINCE_100, count / 32, run_matrix, &verify_##name##_kernel,   \
            count, 0, 0, 0                                                                     \
    }
#define MATRIX(name, what, count)                                                              \
    {                                                                                          \
        "matrices", what, "mgpu__matrix_move mgpu_m8n8_coord", ANY, 4, run_matrix,             \
            &verify_##name##_kernel, count, 0, 0, 0                                            \
    }

std::vector<verify_row>
verify_mma_rows(void)
{
    return {MATRIX(ldmatrix_x4, "ldmatrix, four matrices", 128),
            MATRIX(ldmatrix_x4_trans, "ldmatrix, four matrices, transposed", 128),
            MATRIX(stmatrix_x4, "stmatrix, four matrices", 128),
            MATRIX(stmatrix_x4_trans, "stmatrix, four matrices, transposed", 128),
            NARROW_MATRIX(ldmatrix_m16n16_x2_trans_b8, "mgpu_m16n16_coord", 128),
            NARROW_MATRIX(ldmatrix_m16n16_x1_trans_b4x16_p64, "mgpu_m16n16_coord", 64),
            NARROW_MATRIX(ldmatrix_m8n16_x4_b6x16_p32, "mgpu_m8n16_coord", 128),
            NARROW_MATRIX(ldmatrix_m8n16_x4_b4x16_p64, "mgpu_m8n16_coord", 128),
            NARROW_MATRIX(stmatrix_m16n8_x4_trans_b8, "mgpu_m16n8_coord", 128),
            {"matrices", "ldmatrix, s4 widened to s8", "mgpu_m8n16_coord", ANY, 4, run_matrix,
             VERIFY_SINCE(94, ldmatrix_m8n16_x4_s8_s4), 128, 0, 0, 0},
            {"matrices", "movmatrix", "mgpu__movmatrix_run mgpu_m8n8_coord", ANY, 4, run_matrix,
             &verify_movmatrix_kernel, 32, 0, 0, 0},
            DENSE(ROW) SPARSE(SP_ROW) ALL_SPARSE(SP_ROW) NARROW(ROW_120)};
}
