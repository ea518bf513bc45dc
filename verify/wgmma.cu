/* verify/wgmma.cu - Hopper's tensor core: what a descriptor reads, where registers lie, how sums are made.
 * SPDX-License-Identifier: MIT
 */
#include "verify.h"
#include <mgpu/layout/sparse.h>
#include <mgpu/ptx/regs_s32.gen.h>
#include <mgpu/ptx/wgmma_f16_f16.h>
#include <mgpu/ptx/wgmma_f16_mn.gen.h>
#include <mgpu/ptx/wgmma_fp8.h>
#include <mgpu/ptx/wgmma_int.h>
#include <mgpu/ptx/wgmma_neg_bf16.gen.h>
#include <mgpu/ptx/wgmma_sp_bf16.gen.h>
#include <mgpu/ptx/wgmma_sp_e4m3.gen.h>
#include <mgpu/ptx/wgmma_sp_f16.gen.h>
#include <mgpu/ptx/wgmma_sp_f16_f16.gen.h>
#include <mgpu/ptx/wgmma_sp_tf32.gen.h>
#include <mgpu/ptx/wgmma_sp_u8.gen.h>
#include <mgpu/ptx/wgmma_tf32.h>

MGPU_REQUIRE(WGMMA);

enum { IMAGE = 16384, SMEM = IMAGE + 4096, B_AT = 8192 };

/* From shared memory on: what was written is seen by wgmma. */
#define OPERANDS_ARE_THERE                                                                     \
    mgpu_fence_proxy_async_shared_cta();                                                       \
    __syncthreads();                                                                           \
    mgpu_wgmma_fence();
#define FINISH(regs, d)                                                                        \
    mgpu_wgmma_commit_group();                                                                 \
    mgpu_wgmma_wait_group(0);                                                                  \
    regs(d);

/* ---- what a descriptor reads --------------------------------------------------------------------- */

/* One operand is an image of numbers that say where they are, the other the identity: D shows what the tensor core took.
 * in[0] the image; desc[0] its descriptor, with the start relative to it. The identity has `rows` rows. */
#define READ(name, type, one, rows, count, reg, regs, coord, function, a_desc, b_desc)         \
    MGPU_KERNEL(verify_wgmma_read_##name, verify_args, p, 128, 1)                              \
    {                                                                                          \
        MGPU_SMEM(smem, 1024);                                                                 \
        const uint32_t at = mgpu_smem_addr(smem), t = threadIdx.x, k = 32 / sizeof(type);      \
        const uint64_t image = p->desc[0] + (at >> 4);                                         \
        const uint64_t identity = mgpu_wgmma_desc_k_major_none(at + IMAGE, rows);              \
        const mgpu_wgmma_desc_fields f = mgpu_wgmma_desc_decode(identity);                     \
        reg d[count];                                                                          \
        for (uint32_t i = t; i < IMAGE / 4; i += 128)                                          \
            ((uint32_t *)smem)[i] = p->in[0][i];                                               \
        for (uint32_t i = t; i < (rows)*k; i += 128)                                           \
            *(type *)(smem +                                                                   \
                      (mgpu_wgmma_operand_addr(f, MGPU_K_MAJOR, sizeof(type), i / k, i % k) -  \
                       at)) = (type)(i / k == i % k ? (one) : 0);                              \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < (count); i++)                                                 \
            d[i] = 0;                                                                          \
        OPERANDS_ARE_THERE                                                                     \
        function(d, a_desc, b_desc, 0);                                                        \
        FINISH(regs, d)                                                                        \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < (count); i++) {                                               \
            const mgpu_coord c = coord(t, i);                                                  \
            p->out[c.row * 2 * (count) + c.col] = (uint32_t)d[i];                              \
        }                                                                                      \
    }
#define READ_A(name, type, one, rows, count, reg, regs, function)                              \
    READ(name, type, one, rows, count, reg, regs, mgpu_wgmma_d_f32_coord, function, image,     \
         identity)
#define READ_B(name, type, one, count, reg, regs, function)                                    \
    READ(name, type, one, 64, count, reg, regs, mgpu_wgmma_d_f32_coord, function, identity,    \
         image)
READ_A(a16, uint16_t, 0x3c00, 16, 8, float, mgpu_regs_f32_x8, mgpu_wgmma_m64n16k16_f32_f16_ss)
READ_A(a16_mn, uint16_t, 0x3c00, 16, 8, float, mgpu_regs_f32_x8,
       mgpu_wgmma_m64n16k16_f32_f16_ss_ta)
READ_A(a32, uint32_t, 0x3f800000, 8, 4, float, mgpu_regs_f32_x4, mgpu_wgmma_m64n8k8_f32_tf32_ss)
READ_A(a8, uint8_t, 1, 32, 16, int32_t, mgpu_regs_s32_x16, mgpu_wgmma_m64n32k32_s32_u8_ss)
READ_B(b16, uint16_t, 0x3c00, 32, float, mgpu_regs_f32_x32, mgpu_wgmma_m64n64k16_f32_f16_ss)
READ_B(b16_mn, uint16_t, 0x3c00, 32, float, mgpu_regs_f32_x32,
       mgpu_wgmma_m64n64k16_f32_f16_ss_tb)

/* Descriptors, from the image on. */
enum {
    CANONICAL,    /* of layout/smem_desc.h, K-major */
    CANONICAL_MN, /* and MN-major */
    MN_FIRST,     /* blocks along MN first */
    SECOND_STEP,  /* 32 bytes further along K */
    THIRD_LINE,   /* the pattern begins two rows before the tile, as its base offset says */
    FAR           /* strides that no tile has */
};

static uint64_t
descriptor(const verify_row &row)
{
    const mgpu_swizzle s = (mgpu_swizzle)row.b;
    mgpu_wgmma_desc_fields f;
    std::memset(&f, 0, sizeof f);
    switch (row.a) {
    case CANONICAL_MN:
        return mgpu_wgmma_desc_mn_major(0, s, 16);
    case MN_FIRST:
        return mgpu_wgmma_desc_mn_major_mn_first(0, s, 128);
    case SECOND_STEP:
        return mgpu_wgmma_desc_k_major(0, s) +
               mgpu_wgmma_k_step(mgpu_wgmma_desc_k_major(0, s), MGPU_K_MAJOR);
    case THIRD_LINE:
        f.start = 256;
        f.leading_bytes = 16;
        f.stride_bytes = 1024;
        f.base_offset = 2;
        f.swizzle = s;
        return mgpu_wgmma_desc_encode(f);
    case FAR:
        f.leading_bytes = 1104;
        f.stride_bytes = 1792;
        f.swizzle = s;
        return mgpu_wgmma_desc_encode(f);
    default:
        return s == MGPU_SWIZZLE_NONE ? mgpu_wgmma_desc_k_major_none(0, 64)
                                      : mgpu_wgmma_desc_k_major(0, s);
    }
}

/* The bytes that each element came from. a: which descriptor; b: swizzle; c: bytes of an element; d: 1 if B is read. */
static words
run_read(const verify_row &row)
{
    const uint32_t bytes = (uint32_t)row.c, k = 32 / bytes, low = bytes == 1 ? 8 : 10;
    const uint32_t columns = row.d ? 64 : k == 8 ? 8 : k;
    words at(row.d ? 64 * k : 64 * columns, 0);
    for (uint32_t pass = 0; pass < 2; pass++) {
        words image(IMAGE / 4, 0);
        for (uint32_t i = 0; i < IMAGE / bytes; i++) {
            const uint32_t number = pass ? i >> low : i & ((1u << low) - 1);
            const uint32_t x = bytes == 1   ? number
                               : bytes == 2 ? mgpu_f16_from_f32((float)number)
                                            : verify_bits((float)number);
            image[i * bytes / 4] |= x << 8 * (i * bytes % 4);
        }
        const verify_memory in(image);
        verify_args args = {};
        args.in[0] = in.ptr();
        args.desc[0] = descriptor(row);
        const words d = verify_run(row.kernel, args, 64 * columns, 128, SMEM);
        for (uint32_t i = 0; i < at.size(); i++) /* of B, column after column */
            at[i] += (row.d ? d[i % k * 64 + i / k] : d[i]) * bytes << (pass ? low : 0);
    }
    return at;
}

/* ---- where D lies -------------------------------------------------------------------------------- */

/* D[i][j] = i + 64 j: the first column of A and the second of B are numbers, the others are 1. Registers go out. */
#define PLACES(name, type, one, of_i, of_64, of_j, n, count, reg, regs, bits, function)        \
    MGPU_KERNEL(verify_wgmma_d_##name, verify_args, p, 128, 1)                                 \
    {                                                                                          \
        MGPU_SMEM(smem, 1024);                                                                 \
        const uint32_t at = mgpu_smem_addr(smem), t = threadIdx.x, k = 32 / sizeof(type);      \
        const uint64_t a = mgpu_wgmma_desc_k_major_none(at, 64);                               \
        const uint64_t b = mgpu_wgmma_desc_k_major_none(at + B_AT, n);                         \
        const mgpu_wgmma_desc_fields fa = mgpu_wgmma_desc_decode(a),                           \
                                     fb = mgpu_wgmma_desc_decode(b);                           \
        reg d[count];                                                                          \
        for (uint32_t x = t; x < 64 * k; x += 128) {                                           \
            const uint32_t i = x / k;                                                          \
            *(type *)(smem +                                                                   \
                      (mgpu_wgmma_operand_addr(fa, MGPU_K_MAJOR, sizeof(type), i, x % k) -     \
                       at)) = (type)(x % k == 0   ? (of_i)                                     \
                                     : x % k == 1 ? (of_64)                                    \
                                                  : 0);                                        \
        }                                                                                      \
        for (uint32_t x = t; x < (n)*k; x += 128) {                                            \
            const uint32_t j = x / k;                                                          \
            *(type *)(smem +                                                                   \
                      (mgpu_wgmma_operand_addr(fb, MGPU_K_MAJOR, sizeof(type), j, x % k) -     \
                       at)) = (type)(x % k == 0   ? (one)                                      \
                                     : x % k == 1 ? (of_j)                                     \
                                                  : 0);                                        \
        }                                                                                      \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < (count); i++)                                                 \
            d[i] = 0;                                                                          \
        OPERANDS_ARE_THERE                                                                     \
        function(d, a, b, 0);                                                                  \
        FINISH(regs, d)                                                                        \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < (count); i++)                                                 \
            p->out[t * (count) + i] = bits(d[i]);                                              \
    }
#define AS_F16(x) mgpu_f16_from_f32((float)(x))
#define SAME(x)   (uint32_t)(x)
PLACES(f32, uint16_t, 0x3c00, AS_F16(i), AS_F16(64), AS_F16(j), 256, 128, float,
       mgpu_regs_f32_x128, SAME, mgpu_wgmma_m64n256k16_f32_f16_ss)
PLACES(f16, uint16_t, 0x3c00, AS_F16(i), AS_F16(64), AS_F16(j), 32, 8, uint32_t,
       mgpu_regs_b32_x8, SAME, mgpu_wgmma_m64n32k16_f16_f16_ss)
PLACES(s32, uint8_t, 1, i, 64, j, 64, 32, int32_t, mgpu_regs_s32_x32, SAME,
       mgpu_wgmma_m64n64k32_s32_u8_ss)

/* a: registers of a thread. */
static words
run_places(const verify_row &row)
{
    verify_args args = {};
    return verify_run(row.kernel, args, 128 * (size_t)row.a, 128, 16384 + 4096);
}

/* ---- where A lies in registers ------------------------------------------------------------------- */

/* in[0] the registers of A, four of each thread; B is the identity; D goes out as rows and columns. */
#define REGISTERS(name, type, one, count, reg, regs, function)                                 \
    MGPU_KERNEL(verify_wgmma_a_##name, verify_args, p, 128, 1)                                 \
    {                                                                                          \
        MGPU_SMEM(smem, 1024);                                                                 \
        const uint32_t at = mgpu_smem_addr(smem), t = threadIdx.x, k = 32 / sizeof(type);      \
        const uint64_t b = mgpu_wgmma_desc_k_major_none(at, k);                                \
        const mgpu_wgmma_desc_fields f = mgpu_wgmma_desc_decode(b);                            \
        reg d[count];                                                                          \
        uint32_t a[4];                                                                         \
        for (uint32_t x = t; x < k * k; x += 128)                                              \
            *(type *)(smem +                                                                   \
                      (mgpu_wgmma_operand_addr(f, MGPU_K_MAJOR, sizeof(type), x / k, x % k) -  \
                       at)) = (type)(x / k == x % k ? (one) : 0);                              \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < 4; i++)                                                       \
            a[i] = p->in[0][t * 4 + i];                                                        \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < (count); i++)                                                 \
            d[i] = 0;                                                                          \
        mgpu_regs_b32_x4(a);                                                                   \
        OPERANDS_ARE_THERE                                                                     \
        function(d, a, b, 0);                                                                  \
        FINISH(regs, d)                                                                        \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < (count); i++) {                                               \
            const mgpu_coord c = mgpu_wgmma_d_f32_coord(t, i);                                 \
            p->out[c.row * 2 * (count) + c.col] = (uint32_t)d[i];                              \
        }                                                                                      \
    }
REGISTERS(16, uint16_t, 0x3c00, 8, float, mgpu_regs_f32_x8, mgpu_wgmma_m64n16k16_f32_f16_rs)
REGISTERS(32, uint32_t, 0x3f800000, 4, float, mgpu_regs_f32_x4, mgpu_wgmma_m64n8k8_f32_tf32_rs)
REGISTERS(8, uint8_t, 1, 16, int32_t, mgpu_regs_s32_x16, mgpu_wgmma_m64n32k32_s32_u8_rs)

/* Which part of which register of which thread each element is: thread * parts + part. a: bytes of an element. */
static words
run_registers(const verify_row &row)
{
    const uint32_t bytes = (uint32_t)row.a, k = 32 / bytes;
    words all(64 * k, 0);
    for (uint32_t pass = 0; pass < (bytes == 1 ? 2u : 1u); pass++) {
        words a(512, 0);
        for (uint32_t i = 0; i < 2048 / bytes; i++) {
            const uint32_t x = bytes == 1   ? i >> 8 * pass & 255
                               : bytes == 2 ? mgpu_f16_from_f32((float)i)
                                            : verify_bits((float)i);
            a[i * bytes / 4] |= x << 8 * (i * bytes % 4);
        }
        const verify_memory in(a);
        verify_args args = {};
        args.in[0] = in.ptr();
        const words d = verify_run(row.kernel, args, 64 * k, 128, 4096);
        for (uint32_t i = 0; i < 64 * k; i++)
            all[i] += d[i] << 8 * pass;
    }
    return all;
}

/* ---- sums ---------------------------------------------------------------------------------------- */

/* in[0] A, 64 rows of 32 bytes; in[1] B, 8 rows of 32 bytes, or 64 where A is sparse; in[2] the registers of D, then metadata. */
#define SUM(name, count, reg, regs, function, ...)                                             \
    MGPU_KERNEL(verify_wgmma_##name, verify_args, p, 128, 1)                                   \
    {                                                                                          \
        MGPU_SMEM(smem, 1024);                                                                 \
        const uint32_t at = mgpu_smem_addr(smem), t = threadIdx.x;                             \
        const uint64_t a = mgpu_wgmma_desc_k_major_none(at, 64);                               \
        const uint64_t b = mgpu_wgmma_desc_k_major_none(at + B_AT, 8);                         \
        uint32_t meta = p->in[2][128 * (count) + t];                                           \
        reg d[count];                                                                          \
        for (uint32_t i = t; i < 512; i += 128)                                                \
            ((uint32_t *)smem)[i] = p->in[0][i];                                               \
        ((uint32_t *)(smem + B_AT))[t] = p->in[1][t];                                          \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < (count); i++)                                                 \
            d[i] = ((const reg *)p->in[2])[t * (count) + i];                                   \
        mgpu_regs_b32_x1(&meta);                                                               \
        regs(d);                                                                               \
        OPERANDS_ARE_THERE                                                                     \
        function(__VA_ARGS__);                                                                 \
        FINISH(regs, d)                                                                        \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < (count); i++)                                                 \
            ((reg *)p->out)[t * (count) + i] = d[i];                                           \
    }
#define INTO_F32(name, k, of)                                                                  \
    SUM(name, 4, float, mgpu_regs_f32_x4, mgpu_wgmma_m64n8##k##_f32_##of##_ss, d, a, b, 1)
#define INTO_F16(name, k, of)                                                                  \
    SUM(name, 2, uint32_t, mgpu_regs_b32_x2, mgpu_wgmma_m64n8##k##_f16_##of##_ss, d, a, b, 1)
#define INTO_S32(name, k, of)                                                                  \
    SUM(name, 4, int32_t, mgpu_regs_s32_x4, mgpu_wgmma_m64n8##k##_s32_##of##_ss, d, a, b, 1)
INTO_F32(f32_bf16, k16, bf16)
INTO_F32(f32_f16, k16, f16)
INTO_F32(f32_tf32, k8, tf32)
INTO_F32(f32_e4m3, k32, e4m3)
INTO_F32(f32_e5m2, k32, e5m2)
INTO_F32(f32_e4m3_e5m2, k32, e4m3_e5m2)
INTO_F32(f32_e5m2_e4m3, k32, e5m2_e4m3)
INTO_F16(f16_f16, k16, f16)
INTO_F16(f16_e4m3, k32, e4m3)
INTO_F16(f16_e5m2, k32, e5m2)
INTO_F16(f16_e4m3_e5m2, k32, e4m3_e5m2)
INTO_F16(f16_e5m2_e4m3, k32, e5m2_e4m3)
INTO_S32(s32_s8, k32, s8)
INTO_S32(s32_u8, k32, u8)
INTO_S32(s32_s8_u8, k32, s8_u8)
INTO_S32(s32_u8_s8, k32, u8_s8)
INTO_S32(s32_s8_satfinite, k32, s8_satfinite)
INTO_S32(s32_u8_satfinite, k32, u8_satfinite)
INTO_S32(s32_b1, k256, b1)
SUM(neg_bf16, 4, float, mgpu_regs_f32_x4, mgpu_wgmma_neg_f32_bf16_ss, 8, d, a, b, 1)

#define SPARSE_F32(name, k, of, ...)                                                           \
    SUM(sp_f32_##name, 4, float, mgpu_regs_f32_x4, mgpu_wgmma_sp_m64n8##k##_f32_##of##_ss, d,  \
        a, b, meta, __VA_ARGS__)
SPARSE_F32(bf16_0, k32, bf16, 0, 1)
SPARSE_F32(bf16_1, k32, bf16, 1, 1)
SPARSE_F32(f16, k32, f16, 0, 1)
SPARSE_F32(tf32, k16, tf32, 1, 1)
SPARSE_F32(e4m3, k64, e4m3, 1)
SUM(sp_f16_f16, 2, uint32_t, mgpu_regs_b32_x2, mgpu_wgmma_sp_m64n8k32_f16_f16_ss, d, a, b, meta,
    0, 1)
SUM(sp_s32_u8, 4, int32_t, mgpu_regs_s32_x4, mgpu_wgmma_sp_m64n8k64_s32_u8_ss, d, a, b, meta, 1)

enum { BF16, F16, TF32, E4M3, E5M2, INT8 };
static const verify_type types[] = {T_BF16, T_F16, T_TF32, T_E4M3, T_E5M2, T_INT8};

/* a, b: types; c: words of D in a thread, 2 for f16; d: 1 if A is sparse. */
static words
run_sum(const verify_row &row)
{
    std::mt19937 random((uint32_t)(100 * row.a + 10 * row.b + row.c));
    const verify_memory a(verify_numbers(types[row.a], 16384 / types[row.a].bits,
                                         256 / types[row.a].bits, random));
    const verify_memory b(verify_numbers(types[row.b], 4096 / types[row.b].bits,
                                         128 / types[row.b].bits, random));
    words d = row.a == INT8 ? verify_ends(512, random)
              : row.c == 2  ? verify_numbers(T_F16, 512, 16, random)
                            : verify_numbers(T_F32, 512, 16, random);
    static const uint32_t pairs[6] = {0x4, 0x8, 0xc, 0x9, 0xd, 0xe};
    for (uint32_t i = 0; i < 128; i++) {
        uint32_t meta = 0;
        for (uint32_t code = 0; code < 8; code++)
            meta |= (row.a == TF32 ? mgpu_sparse_code_tf32(random() % 2) : pairs[random() % 6])
                    << 4 * code;
        d.push_back(row.d ? meta : 0);
    }
    const verify_memory c(d);
    verify_args args = {};
    args.in[0] = a.ptr();
    args.in[1] = b.ptr();
    args.in[2] = c.ptr();
    return verify_run(row.kernel, args, 128 * (size_t)row.c, 128, B_AT + 512);
}

/* ---- the table ----------------------------------------------------------------------------------- */

#define READS "mgpu_wgmma_operand_offset mgpu_wgmma_operand_addr"
#define DESC(name, kernel, how, swizzle, bytes, of_b)                                          \
    {                                                                                          \
        "wgmma descriptors", name, READS, HOPPER, 32 / (bytes), run_read,                      \
            &verify_wgmma_read_##kernel##_kernel, how, MGPU_SWIZZLE_##swizzle, bytes, of_b     \
    }
#define LIES(name, rule, run, kernel, inner, a)                                                \
    {                                                                                          \
        "wgmma registers", name, rule, HOPPER, inner, run, &verify_wgmma_##kernel##_kernel, a, \
            0, 0, 0                                                                            \
    }
#define SUMS(kernel, rule, a, b, registers)                                                    \
    {                                                                                          \
        "wgmma sums", #kernel, rule, HOPPER, registers, run_sum,                               \
            &verify_wgmma_##kernel##_kernel, a, b, registers, 0                                \
    }
#define SPARSE(kernel, rule, a, b, registers)                                                  \
    {                                                                                          \
        "wgmma sums", #kernel, rule " mgpu_wgmma_meta_slot mgpu__mma_pick_codes", HOPPER,      \
            registers, run_sum, &verify_wgmma_##kernel##_kernel, a, b, registers, 1            \
    }
#define FLOATS "mgpu__mma_rule_of mgpu__mma_add"

std::vector<verify_row>
verify_wgmma_rows(void)
{
    return {
        DESC("A of 16 bits, K-major, no swizzle", a16, CANONICAL, NONE, 2, 0),
        DESC("A of 16 bits, K-major, swizzle of 32 bytes", a16, CANONICAL, 32B, 2, 0),
        DESC("A of 16 bits, K-major, swizzle of 64 bytes", a16, CANONICAL, 64B, 2, 0),
        DESC("A of 16 bits, K-major, swizzle of 128 bytes", a16, CANONICAL, 128B, 2, 0),
        DESC("A of 16 bits, K-major, swizzle of 128 bytes, second step of K", a16, SECOND_STEP,
             128B, 2, 0),
        DESC("A of 16 bits, K-major, swizzle of 64 bytes, second step of K", a16, SECOND_STEP,
             64B, 2, 0),
        DESC("A of 16 bits, K-major, swizzle of 128 bytes, base offset 2", a16, THIRD_LINE,
             128B, 2, 0),
        DESC("A of 16 bits, K-major, no swizzle, strides that no tile has", a16, FAR, NONE, 2,
             0),
        DESC("A of 16 bits, MN-major, no swizzle", a16_mn, CANONICAL_MN, NONE, 2, 0),
        DESC("A of 16 bits, MN-major, swizzle of 32 bytes", a16_mn, CANONICAL_MN, 32B, 2, 0),
        DESC("A of 16 bits, MN-major, swizzle of 64 bytes", a16_mn, CANONICAL_MN, 64B, 2, 0),
        DESC("A of 16 bits, MN-major, swizzle of 128 bytes", a16_mn, CANONICAL_MN, 128B, 2, 0),
        DESC("A of 16 bits, MN-major, swizzle of 32 bytes, blocks along M first", a16_mn,
             MN_FIRST, 32B, 2, 0),
        DESC("A of 32 bits, K-major, swizzle of 128 bytes", a32, CANONICAL, 128B, 4, 0),
        DESC("A of 8 bits, K-major, no swizzle", a8, CANONICAL, NONE, 1, 0),
        DESC("A of 8 bits, K-major, swizzle of 64 bytes", a8, CANONICAL, 64B, 1, 0),
        DESC("B of 16 bits, K-major, no swizzle", b16, CANONICAL, NONE, 2, 1),
        DESC("B of 16 bits, K-major, swizzle of 128 bytes", b16, CANONICAL, 128B, 2, 1),
        DESC("B of 16 bits, MN-major, no swizzle", b16_mn, CANONICAL_MN, NONE, 2, 1),
        DESC("B of 16 bits, MN-major, swizzle of 64 bytes", b16_mn, CANONICAL_MN, 64B, 2, 1),
        DESC("B of 16 bits, MN-major, swizzle of 128 bytes", b16_mn, CANONICAL_MN, 128B, 2, 1),
        LIES("D in f32, 64 x 256", "mgpu_wgmma_d_f32_coord", run_places, d_f32, 128, 128),
        LIES("D in f16, 64 x 32", "mgpu_wgmma_d_f16_coord", run_places, d_f16, 8, 8),
        LIES("D in s32, 64 x 64", "mgpu_wgmma_d_f32_coord", run_places, d_s32, 32, 32),
        LIES("A of 16 bits", "mgpu_wgmma_a_coord", run_registers, a_16, 16, 2),
        LIES("A of 32 bits", "mgpu_wgmma_a_bits_coord", run_registers, a_32, 8, 4),
        LIES("A of 8 bits", "mgpu_wgmma_a_bits_coord", run_registers, a_8, 32, 1),
        SUMS(f32_bf16, FLOATS, BF16, BF16, 4),
        SUMS(f32_f16, FLOATS, F16, F16, 4),
        SUMS(f32_tf32, FLOATS, TF32, TF32, 4),
        SUMS(f32_e4m3, FLOATS, E4M3, E4M3, 4),
        SUMS(f32_e5m2, FLOATS, E5M2, E5M2, 4),
        SUMS(f32_e4m3_e5m2, FLOATS, E4M3, E5M2, 4),
        SUMS(f32_e5m2_e4m3, FLOATS, E5M2, E4M3, 4),
        SUMS(f16_f16, FLOATS, F16, F16, 2),
        SUMS(f16_e4m3, FLOATS, E4M3, E4M3, 2),
        SUMS(f16_e5m2, FLOATS, E5M2, E5M2, 2),
        SUMS(f16_e4m3_e5m2, FLOATS, E4M3, E5M2, 2),
        SUMS(f16_e5m2_e4m3, FLOATS, E5M2, E4M3, 2),
        SUMS(s32_s8, "mgpu__mma_bytes", INT8, INT8, 4),
        SUMS(s32_u8, "mgpu__mma_bytes", INT8, INT8, 4),
        SUMS(s32_s8_u8, "mgpu__mma_bytes", INT8, INT8, 4),
        SUMS(s32_u8_s8, "mgpu__mma_bytes", INT8, INT8, 4),
        SUMS(s32_s8_satfinite, "mgpu__mma_integer_store", INT8, INT8, 4),
        SUMS(s32_u8_satfinite, "mgpu__mma_integer_store", INT8, INT8, 4),
        SUMS(s32_b1, "mgpu__mma_ones", INT8, INT8, 4),
        SUMS(neg_bf16, FLOATS, BF16, BF16, 4),
        SPARSE(sp_f32_bf16_0, FLOATS, BF16, BF16, 4),
        SPARSE(sp_f32_bf16_1, FLOATS, BF16, BF16, 4),
        SPARSE(sp_f32_f16, FLOATS, F16, F16, 4),
        SPARSE(sp_f32_tf32, FLOATS, TF32, TF32, 4),
        SPARSE(sp_f32_e4m3, FLOATS, E4M3, E4M3, 4),
        SPARSE(sp_f16_f16, FLOATS, F16, F16, 2),
        SPARSE(sp_s32_u8, "mgpu__mma_bytes", INT8, INT8, 4),
    };
}
