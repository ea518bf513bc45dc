/* verify/tcgen05_sp.cu - Blackwell's tensor core with a sparse A, with an A in tensor memory, and by itself (.ws).
 * SPDX-License-Identifier: MIT
 */
#include "tensor_products.h"
#include <mgpu/layout/zero_mask.h>
#include <mgpu/ptx/tcgen05_mma_sp.h>
#include <mgpu/ptx/tcgen05_mma_ws.h>

#define DENSE_TS(name)                                                                         \
    OF_A_BLOCK(tc_ts_##name, mgpu_tcgen05_mma_##name##_ts(at, a + A_COL, y, idesc, more))
#define SPARSE(name)                                                                           \
    OF_A_BLOCK(tc_sp_##name,                                                                   \
               mgpu_tcgen05_mma_sp_##name##_ss(at, x, y, a + META_COL, idesc, more))           \
    OF_A_BLOCK(tc_sp_ts_##name,                                                                \
               mgpu_tcgen05_mma_sp_##name##_ts(at, a + A_COL, y, a + META_COL, idesc, more))   \
    OF_A_PAIR(tc_pair_sp_##name,                                                               \
              mgpu_tcgen05_mma_sp_cg2_##name##_ss(at, x, y, a + META_COL, idesc, more))
#define SPARSE_SCALED(name)                                                                    \
    OF_A_BLOCK(tc_sp_##name, mgpu_tcgen05_mma_sp_##name##_ss(at, x, y, a + META_COL, idesc,    \
                                                             a + SFA_COL, a + SFB_COL, more))  \
    OF_A_BLOCK(tc_sp_ts_##name,                                                                \
               mgpu_tcgen05_mma_sp_##name##_ts(at, a + A_COL, y, a + META_COL, idesc,          \
                                               a + SFA_COL, a + SFB_COL, more))                \
    OF_A_PAIR(tc_pair_sp_##name,                                                               \
              mgpu_tcgen05_mma_sp_cg2_##name##_ss(at, x, y, a + META_COL, idesc, a + SFA_COL,  \
                                                  a + SFB_COL, more))
#define BY_ITSELF(name)                                                                        \
    OF_A_BLOCK(tc_ws_##name, mgpu_tcgen05_mma_ws_##name##_ss(at, x, y, idesc, more))           \
    OF_A_BLOCK(tc_ws_ts_##name,                                                                \
               mgpu_tcgen05_mma_ws_##name##_ts(at, a + A_COL, y, idesc, more))                 \
    OF_A_BLOCK(tc_ws_sp_##name,                                                                \
               mgpu_tcgen05_mma_ws_sp_##name##_ss(at, x, y, a + META_COL, idesc, more))        \
    OF_A_BLOCK(tc_ws_sp_ts_##name, mgpu_tcgen05_mma_ws_sp_##name##_ts(                         \
                                       at, a + A_COL, y, a + META_COL, idesc, more))
DENSE_TS(f16)
DENSE_TS(tf32)
DENSE_TS(f8f6f4)
SPARSE(f16)
SPARSE(tf32)
SPARSE(f8f6f4)
SPARSE_SCALED(mxf8f6f4_block32)
BY_ITSELF(f16)
BY_ITSELF(tf32)
BY_ITSELF(f8f6f4)
#if !MGPU_DEVICE_PASS || MGPU_CUDA_ARCH == 1000 || MGPU_CUDA_ARCH == 1100
DENSE_TS(i8)
SPARSE(i8)
BY_ITSELF(i8)
#else /* nobody launches these */
#define NO_INTEGERS(name) OF_A_BLOCK(tc_##name##_i8, )
NO_INTEGERS(ts)
NO_INTEGERS(sp)
NO_INTEGERS(sp_ts)
NO_INTEGERS(pair_sp)
NO_INTEGERS(ws)
NO_INTEGERS(ws_ts)
NO_INTEGERS(ws_sp)
NO_INTEGERS(ws_sp_ts)
#endif
#if !MGPU_DEVICE_PASS || !MGPU_HAS_RUBIN
SPARSE_SCALED(mxf4_block32)
SPARSE_SCALED(mxf4nvf4_block16)
SPARSE_SCALED(mxf4nvf4_block32)
#else
#define NO_MXF4(name)                                                                          \
    OF_A_BLOCK(tc_sp_##name, )                                                                 \
    OF_A_BLOCK(tc_sp_ts_##name, )                                                              \
    OF_A_BLOCK(tc_pair_sp_##name, )
NO_MXF4(mxf4_block32)
NO_MXF4(mxf4nvf4_block16)
NO_MXF4(mxf4nvf4_block32)
#endif
OF_A_BLOCK(tc_ws_zeros, mgpu_tcgen05_mma_ws_f16_ss_zero_column_mask(at, x, y, idesc, more,
                                                                    (uint64_t)p->at[1] << 32 |
                                                                        (uint32_t)p->at[0]))

/* ---- kinds --------------------------------------------------------------------------------------- */

struct product_kind {
    mgpu_kind kind;
    mgpu_mma_type a, b, d, scale;
};
enum {
    F16,
    BF16,
    F16_F16,
    TF32,
    E4M3,
    E2M1,
    E3M2_E2M3,
    E4M3_E5M2,
    S8,
    U8_S8,
    MX8,
    MX8_4,
    MX4,
    NV4,
    NV4_2
};
#define KIND(kind, a, b, d, scale)                                                             \
    {                                                                                          \
        MGPU_KIND_##kind, MGPU_MMA_##a, MGPU_MMA_##b, MGPU_MMA_##d, MGPU_MMA_##scale           \
    }
static const product_kind kinds[] = {
    KIND(F16, F16, F16, F32, NONE),
    KIND(F16, BF16, BF16, F32, NONE),
    KIND(F16, F16, F16, F16, NONE),
    KIND(TF32, TF32, TF32, F32, NONE),
    KIND(F8F6F4, E4M3, E4M3, F32, NONE),
    KIND(F8F6F4, E2M1, E2M1, F32, NONE),
    KIND(F8F6F4, E3M2, E2M3, F32, NONE),
    KIND(F8F6F4, E4M3, E5M2, F16, NONE),
    KIND(I8, S8, S8, S32, NONE),
    KIND(I8, U8, S8, S32, NONE),
    KIND(MXF8F6F4, E4M3, E4M3, F32, UE8M0),
    KIND(MXF8F6F4, E2M1, E2M1, F32, UE8M0),
    KIND(MXF4, E2M1, E2M1, F32, UE8M0),
    KIND(MXF4NVF4, E2M1, E2M1, F32, UE4M3),
    KIND(MXF4NVF4, E2M1, E2M1, F32, UE8M0),
};

/* How: a sparse A, and its selector; by itself; A in tensor memory; integers clamped. */
enum { SELECTOR = 1, SP = 2, WS = 4, TS = 8, CLAMPED = 16 };

static uint32_t
machines_of(int kind, int how)
{
    return kinds[kind].kind == MGPU_KIND_I8                   ? INTEGER_TENSOR
           : kinds[kind].kind >= MGPU_KIND_MXF4 && (how & SP) ? TENSOR_MEMORY & ~RUBIN
                                                              : TENSOR_MEMORY;
}

/* A row: a: kind; b: M; c: blocks; d: how. */
struct product {
    const product_kind &t;
    uint32_t m, blocks, rows, n, b_rows, how,
        bits; /* rows of A, and of B, in a block; bits of a code's type */
    mgpu_tmem_layout layout;
    explicit product(const verify_row &row, uint32_t columns)
        : t(kinds[row.a]), m((uint32_t)row.b), blocks((uint32_t)row.c), rows(m / blocks),
          n(row.d & WS ? 64 : columns), b_rows(n / blocks), how((uint32_t)row.d),
          bits(t.kind >= MGPU_KIND_MXF4 ? 4 : drawn(t.a).bits),
          layout(mgpu_tmem_d_layout(m, blocks, (how & WS) != 0, (how & SP) != 0))
    {
    }
    uint32_t idesc() const
    {
        const uint32_t desc =
            t.scale == MGPU_MMA_NONE
                ? mgpu_instr_desc(t.kind, t.d, t.a, t.b, MGPU_K_MAJOR, MGPU_K_MAJOR, m, n)
                : mgpu_instr_desc_scaled(t.kind, t.scale, t.a, t.b, MGPU_K_MAJOR, MGPU_K_MAJOR,
                                         m, n);
        return desc | (how & SP ? MGPU_INSTR_DESC_SPARSE : 0) | (how & SELECTOR) |
               (how & CLAMPED ? 8u : 0);
    }
    words run(const verify_row &row, const words &images, const words &cells, int more) const
    {
        verify_args args = {};
        args.desc[0] = mgpu_tcgen05_desc_k_major_none(0, rows);
        args.desc[1] = mgpu_tcgen05_desc_k_major_none(B_AT, b_rows);
        args.n[2] = idesc();
        args.n[3] = (uint32_t)more;
        return run_tensor_core(row, args, blocks, images, &cells);
    }
};

/* ---- metadata of a sparse A ------------------------------------------------------------------------ */

/* Metadata in all cells of a few columns: any codes that have a meaning. */
static void
put_meta(words &cells, uint32_t bits, std::mt19937 &random)
{
    static const uint32_t pairs[6] = {0x4, 0x8, 0xc, 0x9, 0xd, 0xe}, ones[2] = {0x4, 0xe};
    for (uint32_t lane = 0; lane < 128; lane++)
        for (uint32_t col = META_COL; col < META_COL + 4; col++) {
            uint32_t meta = 0;
            for (uint32_t code = 0; code < 8; code++) {
                const uint32_t which = (uint32_t)random();
                meta |= (bits == 32 ? ones[which % 2] : pairs[which % 6]) << 4 * code;
            }
            cells[lane * COLS + col] = meta;
        }
}

/* Writes a number below 1 << pass_of(t): small ones are exact in all types. */
static void
put_number(words &image, uint32_t start, uint32_t rows, const product_kind &t, uint32_t row,
           uint32_t k, uint32_t number)
{
    static const uint32_t fours[4] = {0, 2, 4, 5};
    const verify_type type = drawn(t.a);
    if (t.kind >= MGPU_KIND_MXF4)
        put(image, start, rows, 1, row, k / 2, fours[number] << k % 2 * 4);
    else
        put(image, start, rows, type.bits / 8, row, k,
            t.kind == MGPU_KIND_I8 ? number
            : type.bits == 32      ? verify_bits((float)number)
            : type.bits == 16      ? mgpu_f16_from_f32((float)number)
                                   : mgpu_e4m3_from_f32((float)number));
}

static uint32_t
pass_of(const product_kind &t)
{
    return t.kind >= MGPU_KIND_MXF4                         ? 2
           : drawn(t.a).bits == 8 && t.kind != MGPU_KIND_I8 ? 4
                                                            : 7;
}

/* Where in K the stored elements of A, numbered from 1 on in each row, stood; 0: none did. All lanes that D may have, [blocks][128][columns
 * of D for each part of K]. D = A * I, of a part of I and a few bits of the numbers at a time; if D has more columns, these are there again. */
static words
run_meta(const verify_row &row)
{
    const uint32_t stored =
        (row.a >= MX4 ? 512 : 256) / (row.a >= MX4 ? 8 : drawn(kinds[row.a].a).bits);
    const product x(row, stored < 16 ? 16 : 32);
    const uint32_t cols = mgpu_tmem_d_cols(x.layout, x.n), k = 2 * stored;
    const uint32_t step = k < cols ? k : cols, parts = k / step;
    std::mt19937 random(4);
    words cells, all(x.blocks * 128 * parts * cols, 0);
    for (uint32_t block = 0; block < x.blocks; block++) {
        words some(128 * COLS, 0);
        put_meta(some, x.bits, random);
        put_columns(some, SFA_COL, 16,
                    words(128 * 16, x.t.scale == MGPU_MMA_UE4M3 ? 0x38383838 : 0x7f7f7f7f));
        verify_append(cells, some);
    }
    for (uint32_t low = 0; stored >> low != 0; low += pass_of(x.t))
        for (uint32_t part = 0; part < parts; part++) {
            words images;
            for (uint32_t block = 0; block < x.blocks; block++) {
                words image(SMEM / 4, 0);
                for (uint32_t i = 0; i < x.rows * stored; i++)
                    put_number(image, 0, x.rows, x.t, i / stored, i % stored,
                               (i % stored + 1) >> low & ((1u << pass_of(x.t)) - 1));
                for (uint32_t j = 0; j < x.b_rows; j++)
                    put_number(image, B_AT, x.b_rows, x.t, j,
                               part * step + (block * x.b_rows + j) % step, 1);
                verify_append(images, image);
            }
            const words d = x.run(row, images, cells, 0);
            for (uint32_t i = 0; i < x.blocks * 128 * cols; i++) {
                const uint32_t word = d[i / cols * COLS + i % cols];
                float number;
                std::memcpy(&number, &word, 4);
                all[(i / cols * parts + part) * cols + i % cols] +=
                    (x.t.d == MGPU_MMA_S32 ? word : (uint32_t)number) << low;
            }
        }
    return all;
}

/* ---- sums ---------------------------------------------------------------------------------------- */

/* D [M][8], of N = 8, or of a pair's 32 and of .ws 64 columns 0, 4, .. or 0, 8, .. */
static words
run_products(const verify_row &row)
{
    const product x(row, row.c == 2 ? 32 : 8);
    const verify_type a = drawn(x.t.a), b = drawn(x.t.b);
    const uint32_t cols = mgpu_tmem_d_cols(x.layout, x.n), of_d = 128 * cols;
    std::mt19937 random((uint32_t)(700 + 20 * row.a + row.d + (row.b & 64)));
    words images, cells, of_b;
    for (uint32_t block = 0; block < x.blocks; block++) {
        words some(128 * COLS, 0);
        words image =
            verify_numbers(a, (x.how & TS ? 128 : x.rows) * 256 / a.bits, 256 / a.bits, random);
        if (x.how & TS) {
            for (uint32_t &word : image)
                word &= in_bytes(x.t.kind, x.t.a);
            put_columns(some, A_COL, 8, image);
        }
        image.resize(B_AT / 4, 0);
        verify_append(image, verify_numbers(b, x.b_rows * (x.how & SP ? 512 : 256) / b.bits,
                                            128 / b.bits, random));
        image.resize(SMEM / 4, 0);
        verify_append(images, image);
        words c = x.t.d == MGPU_MMA_S32   ? verify_ends(of_d, random)
                  : x.t.d == MGPU_MMA_F16 ? verify_numbers(T_F16, 2 * of_d, 32, random)
                                          : verify_numbers(T_F32, of_d, 16, random);
        for (uint32_t &word : c)
            word &= x.t.d == MGPU_MMA_F16 ? 0xffff : ~0u;
        put_columns(some, 0, cols, c);
        put_meta(some, x.bits, random);
        for (uint32_t i = 0; i < 128; i++)
            put_scales(some, SFA_COL, i, draw_scales(x.t.scale, random));
        for (uint32_t i = 0; i < x.n; i++) {
            of_b.push_back(block == 0 ? draw_scales(x.t.scale, random) : of_b[i]);
            put_scales(some, SFB_COL, i, of_b[i]);
        }
        verify_append(cells, some);
    }
    const words d = x.run(row, images, cells, 1);
    words out;
    for (uint32_t i = 0; i < x.m * 8; i++) {
        const mgpu_tmem_slot at = mgpu_tmem_d_slot(x.layout, x.n, i / 8, i % 8 * x.n / 8);
        out.push_back(d[(at.cta * 128 + at.lane) * COLS + at.col]);
    }
    return out;
}

/* ---- .ws ----------------------------------------------------------------------------------------- */

/* D[i][j] = i + 256 j, of f16; all cells go out. a: M, of which each 128 lanes have all; b: columns that the mask shifts B by, up to 8.
 * N is 64, of B with 8 more. */
static words
run_ws(const verify_row &row)
{
    const uint32_t m = (uint32_t)row.a, n = 64, b_rows = n + 8;
    words image(SMEM / 4, 0);
    for (uint32_t i = 0; i < m; i++) {
        put(image, 0, m, 2, i, 0, mgpu_f16_from_f32((float)i));
        put(image, 0, m, 2, i, 1, mgpu_f16_from_f32(256));
    }
    for (uint32_t j = 0; j < b_rows; j++) {
        put(image, B_AT, b_rows, 2, j, 0, 0x3c00);
        put(image, B_AT, b_rows, 2, j, 1, mgpu_f16_from_f32((float)j));
    }
    mgpu_zero_mask_fields f = mgpu_zero_mask_decode(0);
    f.generates = true;
    f.used_cols = 4;
    f.zero_cols = 3;
    f.start[0] = 1;
    f.start[1] = 2;
    f.first[1] = 1;
    f.shift = (uint32_t)row.b;
    const uint64_t mask = mgpu_zero_mask_encode(f);
    verify_args args = {};
    args.at[0] = (int32_t)(uint32_t)mask;
    args.at[1] = (int32_t)(uint32_t)(mask >> 32);
    args.desc[0] = mgpu_tcgen05_desc_k_major_none(0, m);
    args.desc[1] = mgpu_tcgen05_desc_k_major_none(B_AT, b_rows);
    args.n[2] = mgpu_instr_desc(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_F16, MGPU_MMA_F16,
                                MGPU_K_MAJOR, MGPU_K_MAJOR, m, n) |
                (row.b != 0 ? 1u << 30 : 0); /* up to 8 */
    return run_tensor_core(row, args, 1, image, NULL);
}

/* ---- the table ----------------------------------------------------------------------------------- */

#define META(name, kernel, kind, m, blocks, how, width)                                        \
    {                                                                                          \
        "tcgen05 sparse", name, "mgpu_tmem_meta_slot mgpu_tmem_meta_elem mgpu_tmem_row_lane",  \
            machines_of(kind, SP), width, run_meta, &verify_tc_##kernel##_kernel, kind, m,     \
            blocks, SP | (how)                                                                 \
    }
#define PRODUCT(family, name, rule, kernel, kind, m, blocks, how)                              \
    {                                                                                          \
        "tcgen05 " family, name, rule, machines_of(kind, how), 8, run_products,                \
            &verify_tc_##kernel##_kernel, kind, m, blocks, how                                 \
    }
#define FLOATS   "mgpu__tcgen05_rule mgpu__mma_add "
#define INTEGERS "mgpu__mma_bytes mgpu__tcgen05_multiply "
#define DOTS     "mgpu__tcgen05_sum_dots mgpu__tcgen05_scale_of "
#define SCALES   FLOATS "mgpu__tcgen05_scale_of "
#define SPARSE_SUM(name, rule, kernel, kind, m, blocks, how)                                   \
    PRODUCT("sparse", name, rule "mgpu_tmem_meta_slot mgpu_tmem_d_slot", kernel, kind, m,      \
            blocks, SP | (how))
#define SUM(name, rule, kernel, kind, m, how)                                                  \
    PRODUCT("sums", name, rule "mgpu_tmem_d_slot mgpu_tmem_a_slot", kernel, kind, m, 1, how)
#define D_OF_WS(name, kernel, rule, m, shift)                                                  \
    {                                                                                          \
        "tcgen05 layouts", name, rule, TENSOR_MEMORY, COLS, run_ws, &verify_##kernel##_kernel, \
            m, shift, 0, 0                                                                     \
    }

std::vector<verify_row>
verify_tcgen05_sp_rows(void)
{
    return {
        META("where the metadata of f16 lies, M = 128", sp_f16, F16, 128, 1, 0, 32),
        META("where the metadata of f16 lies, selector 1", sp_f16, F16, 128, 1, SELECTOR, 32),
        META("where the metadata of f16 lies, M = 64", sp_f16, F16, 64, 1, 0, 32),
        META("where the metadata of f16 of a pair lies, M = 256", pair_sp_f16, F16, 256, 2, 0,
             32),
        META("where the metadata of f16 of a pair lies, M = 128", pair_sp_f16, F16, 128, 2,
             SELECTOR, 32),
        META("where the metadata of f16 of .ws lies, M = 64", ws_sp_f16, F16, 64, 1, WS, 32),
        META("where the metadata of f16 of .ws lies, M = 32", ws_sp_f16, F16, 32, 1,
             WS | SELECTOR, 32),
        META("where the metadata of tf32 lies, M = 128", sp_tf32, TF32, 128, 1, 0, 16),
        META("where the metadata of tf32 lies, M = 64, selector 1", sp_tf32, TF32, 64, 1,
             SELECTOR, 16),
        META("where the metadata of tf32 of a pair lies, M = 256", pair_sp_tf32, TF32, 256, 2,
             0, 16),
        META("where the metadata of tf32 of .ws lies, M = 32", ws_sp_tf32, TF32, 32, 1,
             WS | SELECTOR, 16),
        META("where the metadata of f8f6f4 lies, M = 128", sp_f8f6f4, E4M3, 128, 1, 0, 64),
        META("where the metadata of f8f6f4 lies, M = 64", sp_f8f6f4, E4M3, 64, 1, 0, 64),
        META("where the metadata of f8f6f4 of a pair lies, M = 256", pair_sp_f8f6f4, E4M3, 256,
             2, 0, 64),
        META("where the metadata of f8f6f4 of a pair lies, M = 128", pair_sp_f8f6f4, E4M3, 128,
             2, 0, 64),
        META("where the metadata of f8f6f4 of .ws lies, M = 64", ws_sp_f8f6f4, E4M3, 64, 1, WS,
             64),
        META("where the metadata of f8f6f4 of .ws lies, M = 32", ws_sp_f8f6f4, E4M3, 32, 1, WS,
             64),
        META("where the metadata of i8 lies, M = 128", sp_i8, S8, 128, 1, 0, 64),
        META("where the metadata of i8 of a pair lies, M = 256", pair_sp_i8, S8, 256, 2, 0, 64),
        META("where the metadata of mxf8f6f4 lies", sp_mxf8f6f4_block32, MX8, 128, 1, 0, 64),
        META("where the metadata of mxf8f6f4 of a pair lies", pair_sp_mxf8f6f4_block32, MX8,
             256, 2, 0, 64),
        META("where the metadata of mxf4 lies", sp_mxf4_block32, MX4, 128, 1, 0, 128),
        META("where the metadata of mxf4 of a pair lies", pair_sp_mxf4_block32, MX4, 256, 2, 0,
             128),
        META("where the metadata of mxf4nvf4 lies", sp_mxf4nvf4_block16, NV4, 128, 1, 0, 128),
        SPARSE_SUM("sums of f16", FLOATS, sp_f16, F16, 64, 1, 0),
        SPARSE_SUM("sums of f16, into f16", FLOATS, sp_f16, F16_F16, 64, 1, 0),
        SPARSE_SUM("sums of tf32", FLOATS, sp_tf32, TF32, 64, 1, 0),
        SPARSE_SUM("sums of e4m3", FLOATS, sp_f8f6f4, E4M3, 64, 1, 0),
        SPARSE_SUM("sums of e2m1", FLOATS, sp_f8f6f4, E2M1, 64, 1, 0),
        SPARSE_SUM("sums of s8", INTEGERS, sp_i8, S8, 64, 1, 0),
        SPARSE_SUM("sums of u8 and s8, clamped", INTEGERS, sp_i8, U8_S8, 64, 1, CLAMPED),
        SPARSE_SUM("sums of mxf8f6f4, e4m3", SCALES, sp_mxf8f6f4_block32, MX8, 128, 1, 0),
        SPARSE_SUM("sums of mxf8f6f4, e2m1", SCALES, sp_mxf8f6f4_block32, MX8_4, 128, 1, 0),
        SPARSE_SUM("sums of mxf4", DOTS, sp_mxf4_block32, MX4, 128, 1, 0),
        SPARSE_SUM("sums of mxf4nvf4, ue4m3", DOTS, sp_mxf4nvf4_block16, NV4, 128, 1, 0),
        SPARSE_SUM("sums of mxf4nvf4, ue8m0", DOTS, sp_mxf4nvf4_block16, NV4_2, 128, 1, 0),
        SPARSE_SUM("sums of mxf4nvf4, ue8m0, blocks of 32", DOTS, sp_mxf4nvf4_block32, NV4_2,
                   128, 1, 0),
        SPARSE_SUM("sums of tf32 of a pair, M = 128", FLOATS, pair_sp_tf32, TF32, 128, 2, 0),
        SPARSE_SUM("sums of s8 of a pair, M = 128", INTEGERS, pair_sp_i8, S8, 128, 2, 0),
        SPARSE_SUM("sums of mxf8f6f4 of a pair, e4m3", SCALES, pair_sp_mxf8f6f4_block32, MX8,
                   256, 2, 0),
        SPARSE_SUM("sums of mxf4nvf4 of a pair, ue4m3", DOTS, pair_sp_mxf4nvf4_block16, NV4,
                   256, 2, 0),
        SPARSE_SUM("sums of f16, A in tensor memory", FLOATS, sp_ts_f16, F16, 64, 1, TS),
        SPARSE_SUM("sums of tf32, A in tensor memory", FLOATS, sp_ts_tf32, TF32, 64, 1, TS),
        SPARSE_SUM("sums of e2m1, A in tensor memory", FLOATS, sp_ts_f8f6f4, E2M1, 64, 1, TS),
        SPARSE_SUM("sums of s8, A in tensor memory", INTEGERS, sp_ts_i8, S8, 64, 1, TS),
        SPARSE_SUM("sums of mxf8f6f4, e4m3, A in tensor memory", SCALES, sp_ts_mxf8f6f4_block32,
                   MX8, 128, 1, TS),
        SPARSE_SUM("sums of mxf4, A in tensor memory", DOTS, sp_ts_mxf4_block32, MX4, 128, 1,
                   TS),
        SPARSE_SUM("sums of mxf4nvf4, ue4m3, A in tensor memory", DOTS, sp_ts_mxf4nvf4_block16,
                   NV4, 128, 1, TS),
        SPARSE_SUM("sums of f16 of .ws, M = 64", FLOATS, ws_sp_f16, F16, 64, 1, WS),
        SPARSE_SUM("sums of tf32 of .ws, M = 32", FLOATS, ws_sp_tf32, TF32, 32, 1, WS),
        SPARSE_SUM("sums of e4m3 of .ws, M = 64", FLOATS, ws_sp_f8f6f4, E4M3, 64, 1, WS),
        SPARSE_SUM("sums of e3m2 and e2m3 of .ws, M = 32", FLOATS, ws_sp_f8f6f4, E3M2_E2M3, 32,
                   1, WS),
        SPARSE_SUM("sums of s8 of .ws, M = 32", INTEGERS, ws_sp_i8, S8, 32, 1, WS),
        SPARSE_SUM("sums of f16 of .ws, A in tensor memory, M = 32", FLOATS, ws_sp_ts_f16, F16,
                   32, 1, WS | TS),
        SPARSE_SUM("sums of tf32 of .ws, A in tensor memory, M = 64", FLOATS, ws_sp_ts_tf32,
                   TF32, 64, 1, WS | TS),
        SPARSE_SUM("sums of e2m1 of .ws, A in tensor memory, M = 64", FLOATS, ws_sp_ts_f8f6f4,
                   E2M1, 64, 1, WS | TS),
        SPARSE_SUM("sums of u8 and s8 of .ws, A in tensor memory, M = 64", INTEGERS,
                   ws_sp_ts_i8, U8_S8, 64, 1, WS | TS),
        SUM("tf32, into f32, A in tensor memory", FLOATS, ts_tf32, TF32, 64, TS),
        SUM("e2m1, into f32, A in tensor memory", FLOATS, ts_f8f6f4, E2M1, 128, TS),
        SUM("e3m2 and e2m3, into f32, A in tensor memory", FLOATS, ts_f8f6f4, E3M2_E2M3, 64,
            TS),
        SUM("bf16, into f32, A in tensor memory", FLOATS, ts_f16, BF16, 128, TS),
        SUM("u8 and s8, A in tensor memory", INTEGERS, ts_i8, U8_S8, 64, TS),
        SUM("f16 of .ws, into f32, M = 64", FLOATS, ws_f16, F16, 64, WS),
        SUM("bf16 of .ws, into f32, M = 32", FLOATS, ws_f16, BF16, 32, WS),
        SUM("f16 of .ws, into f16, M = 32", FLOATS, ws_f16, F16_F16, 32, WS),
        SUM("tf32 of .ws, into f32, M = 64", FLOATS, ws_tf32, TF32, 64, WS),
        SUM("e4m3 of .ws, into f32, M = 32", FLOATS, ws_f8f6f4, E4M3, 32, WS),
        SUM("e2m1 of .ws, into f32, M = 64", FLOATS, ws_f8f6f4, E2M1, 64, WS),
        SUM("e4m3 and e5m2 of .ws, into f16, M = 32", FLOATS, ws_f8f6f4, E4M3_E5M2, 32, WS),
        SUM("s8 of .ws, M = 64", INTEGERS, ws_i8, S8, 64, WS),
        SUM("u8 and s8 of .ws, clamped, M = 32", INTEGERS, ws_i8, U8_S8, 32, WS | CLAMPED),
        SUM("f16 of .ws, into f32, A in tensor memory, M = 64", FLOATS, ws_ts_f16, F16, 64,
            WS | TS),
        SUM("tf32 of .ws, into f32, A in tensor memory, M = 32", FLOATS, ws_ts_tf32, TF32, 32,
            WS | TS),
        SUM("e3m2 and e2m3 of .ws, into f32, A in tensor memory, M = 32", FLOATS, ws_ts_f8f6f4,
            E3M2_E2M3, 32, WS | TS),
        SUM("s8 of .ws, A in tensor memory, M = 32", INTEGERS, ws_ts_i8, S8, 32, WS | TS),
        D_OF_WS("D of M = 128 of .ws", tc_ws_f16, "mgpu_tmem_d_slot mgpu_tmem_row_lane", 128,
                0),
        D_OF_WS("D of M = 64 of .ws", tc_ws_f16, "mgpu_tmem_d_slot mgpu_tmem_row_lane", 64, 0),
        D_OF_WS("D of M = 32 of .ws", tc_ws_f16, "mgpu_tmem_d_slot mgpu_tmem_row_lane", 32, 0),
        D_OF_WS("columns that a mask makes zero, M = 128", tc_ws_zeros,
                "mgpu_zero_mask_is_zero", 128, 0),
        D_OF_WS("columns that a mask makes zero, M = 64", tc_ws_zeros, "mgpu_zero_mask_is_zero",
                64, 0),
        D_OF_WS("columns that a mask makes zero, B shifted by 5, M = 128", tc_ws_zeros,
                "mgpu_zero_mask_is_zero mgpu__tensor_locate", 128, 5),
    };
}
