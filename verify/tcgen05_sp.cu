/* verify/tcgen05_sp.cu - Blackwell's tensor core with scale factors, with a sparse A, and by itself (.ws).
 * SPDX-License-Identifier: MIT
 */
#include "tensor_core.h"
#include <mgpu/layout/zero_mask.h>
#include <mgpu/ptx/tcgen05_mma_sp.h>
#include <mgpu/ptx/tcgen05_mma_ws.h>

#include <algorithm>

/* Columns from the address of D. */
enum { SFA_COL = 48, SFB_COL = 56, META_COL = 40, SCALE_WORD = 4 };

#define SCALED(name)                                                                           \
    OF_A_BLOCK(tc_##name,                                                                      \
               mgpu_tcgen05_mma_##name##_ss(at, x, y, idesc, a + SFA_COL, a + SFB_COL, more))
#define SPARSE(name)                                                                           \
    OF_A_BLOCK(tc_sp_##name,                                                                   \
               mgpu_tcgen05_mma_sp_##name##_ss(at, x, y, a + META_COL, idesc, more))
#define SCALED_PAIR(name)                                                                      \
    OF_A_PAIR(tc_pair_##name, mgpu_tcgen05_mma_cg2_##name##_ss(at, x, y, idesc, a + SFA_COL,   \
                                                               a + SFB_COL, more))
SCALED(mxf8f6f4_block32)
SCALED(mxf4_block32)
SCALED(mxf4nvf4_block16)
SCALED(mxf4nvf4_block32)
SCALED_PAIR(mxf8f6f4_block32)
SCALED_PAIR(mxf4nvf4_block16)
SPARSE(f16)
SPARSE(tf32)
SPARSE(f8f6f4)
OF_A_PAIR(tc_pair_sp_f16, mgpu_tcgen05_mma_sp_cg2_f16_ss(at, x, y, a + META_COL, idesc, more))
OF_A_BLOCK(tc_ws, mgpu_tcgen05_mma_ws_f16_ss(at, x, y, idesc, more))
OF_A_BLOCK(tc_ws_zeros, mgpu_tcgen05_mma_ws_f16_ss_zero_column_mask(at, x, y, idesc, more,
                                                                    (uint64_t)p->at[1] << 32 |
                                                                        (uint32_t)p->at[0]))

/* An absolute leading address is moved as the start is. */
MGPU_DEVICE uint64_t
goes_on(uint64_t desc, uint32_t smem)
{
    return desc + ((uint64_t)(smem >> 4 & 0x3fff) << 16);
}
#define K96(name)                                                                              \
    OF_A_PAIR(tc_k96_##name,                                                                   \
              mgpu_tcgen05_mma_cg2_##name##_ss(at, goes_on(x, mgpu_smem_addr(smem)),           \
                                               goes_on(y, mgpu_smem_addr(smem)), idesc,        \
                                               a + SFA_COL, a + SFB_COL, more))
K96(mxf4_block32)
K96(mxf4nvf4_block16)

/* ---- scale factors ------------------------------------------------------------------------------- */

struct scaled_kind {
    mgpu_kind kind;
    mgpu_mma_type scale, type;
    uint32_t block; /* elements of a factor */
};
enum { MX8, MX4, NV4, NV4_2, MX8_4, NV4_32 };
static const scaled_kind kinds[] = {
    {MGPU_KIND_MXF8F6F4, MGPU_MMA_UE8M0, MGPU_MMA_E4M3, 32},
    {MGPU_KIND_MXF4, MGPU_MMA_UE8M0, MGPU_MMA_E2M1, 32},
    {MGPU_KIND_MXF4NVF4, MGPU_MMA_UE4M3, MGPU_MMA_E2M1, 16},
    {MGPU_KIND_MXF4NVF4, MGPU_MMA_UE8M0, MGPU_MMA_E2M1, 16},
    {MGPU_KIND_MXF8F6F4, MGPU_MMA_UE8M0, MGPU_MMA_E2M1, 32},
    {MGPU_KIND_MXF4NVF4, MGPU_MMA_UE8M0, MGPU_MMA_E2M1, 32},
};

/* Puts the four factors of a row into all copies. */
static void
put_scales(words &cells, uint32_t col, uint32_t row, uint32_t four)
{
    for (uint32_t copy = 0; copy < 4; copy++) {
        const mgpu_tmem_slot at = mgpu_tmem_scale_slot(row, 0, SCALE_WORD, copy);
        cells[at.lane * COLS + col + at.col] = four;
    }
}

static uint32_t
scaled_idesc(const scaled_kind &t, uint32_t m, uint32_t n, uint32_t id)
{
    return mgpu_instr_desc_scaled(t.kind, t.scale, t.type, t.type, MGPU_K_MAJOR, MGPU_K_MAJOR,
                                  m, n) |
           mgpu_instr_desc_scale_ids(id, id);
}

/* 1, of a type with a byte or half a byte for each element, at k of a row. */
static void
put_one(words &image, uint32_t start, uint32_t rows, const scaled_kind &t, uint32_t row,
        uint32_t k)
{
    if (t.type == MGPU_MMA_E4M3)
        put(image, start, rows, 1, row, k, 0x38);
    else
        put(image, start, rows, 1, row, k / 2, 2u << k % 2 * 4);
}

/* Which factor each row of A, or of B, is multiplied by: 16 * its cell within 32 lanes and 4 columns, + 4 * column + byte. Factors are
 * powers of two that say so, three bits at a time. a: kind; b: the id; c: k of the one element that is not 0; d: 1 of B, of 40 rows. */
static words
run_scales(const verify_row &row)
{
    const scaled_kind &t = kinds[row.a];
    const uint32_t n = row.d ? 40 : 8, rows = row.d ? 40 : 128;
    words all(rows, 0);
    for (uint32_t low = 0; low < 9; low += 3) {
        words image(SMEM / 4, 0), cells(128 * COLS, 0);
        for (uint32_t i = 0; i < 128; i++) {
            put_one(image, 0, 128, t, i, (uint32_t)row.c);
            put_scales(cells, SFA_COL, i, 0x7f7f7f7f);
        }
        for (uint32_t j = 0; j < n; j++) {
            put_one(image, B_AT, n, t, j, (uint32_t)row.c);
            put_scales(cells, SFB_COL, j, 0x7f7f7f7f);
        }
        for (uint32_t lane = 0; lane < 128; lane++)
            for (uint32_t i = 0; i < 16; i++) {
                uint32_t &cell = cells[lane * COLS + (row.d ? SFB_COL : SFA_COL) + i / 4];
                const uint32_t number = (lane % 32 * 16 + i) >> low & 7;
                cell = (cell & ~(255u << i % 4 * 8)) | (120 + number) << i % 4 * 8;
            }
        verify_args args = {};
        args.desc[0] = mgpu_tcgen05_desc_k_major_none(0, 128);
        args.desc[1] = mgpu_tcgen05_desc_k_major_none(B_AT, n);
        args.n[2] = scaled_idesc(t, 128, n, (uint32_t)row.b);
        const words d = run_tensor_core(row, args, 1, image, &cells);
        for (uint32_t i = 0; i < rows; i++)
            all[i] += ((row.d ? d[i] : d[i * COLS]) / 0x800000u - 120) << low;
    }
    return all;
}

enum { OF_B = 1, M_128 = 2 };

/* The same of a pair, of each element of D, [M][N]: numbers as above, + 512 in block 1. N is 48 or, for M = 128, 96, where columns 48 to 95
 * are in lanes 64 to 127: + 1024 for factors of B in those. a, b, c as above; d: OF_B or 0, M_128 or 0 for 256. */
static words
run_pair_scales(const verify_row &row)
{
    const scaled_kind &t = kinds[row.a];
    const bool of_b = (row.d & OF_B) != 0;
    const uint32_t m = row.d & M_128 ? 128 : 256, n = m == 128 ? 96 : 48;
    const uint32_t col = of_b ? SFB_COL : SFA_COL, even = 0x7f7f7f7f;
    words image(SMEM / 4, 0), all(m * n, 0);
    for (uint32_t i = 0; i < m / 2; i++)
        put_one(image, 0, m / 2, t, i, (uint32_t)row.c);
    for (uint32_t j = 0; j < n / 2; j++)
        put_one(image, B_AT, n / 2, t, j, (uint32_t)row.c);
    verify_append(image, words(image));
    verify_args args = {};
    args.desc[0] = mgpu_tcgen05_desc_k_major_none(0, m / 2);
    args.desc[1] = mgpu_tcgen05_desc_k_major_none(B_AT, n / 2);
    args.n[2] = scaled_idesc(t, m, n, (uint32_t)row.b);
    for (uint32_t low = 0; low < 11; low += 3) {
        words cells(2 * 128 * COLS, 0);
        for (uint32_t lane = 0; lane < 256; lane++)
            for (uint32_t i = 0; i < 16; i++) {
                const uint32_t half = of_b && m == 128 ? lane / 64 % 2 : 0;
                const uint32_t number =
                    (half * 1024 + lane / 128 * 512 + lane % 32 * 16 + i) >> low & 7;
                uint32_t *const cell = &cells[lane * COLS + i / 4];
                cell[SFA_COL] = of_b ? even : cell[SFA_COL];
                cell[SFB_COL] = of_b ? cell[SFB_COL] : even;
                cell[col] |= (120 + number) << i % 4 * 8;
            }
        const words d = run_tensor_core(row, args, 2, image, &cells);
        for (uint32_t i = 0; i < m * n; i++) {
            const mgpu_tmem_slot at =
                mgpu_tmem_d_slot(mgpu_tmem_d_layout(m, 2, false, false), n, i / n, i % n);
            all[i] += (d[(at.cta * 128 + at.lane) * COLS + at.col] / 0x800000u - 120) << low;
        }
    }
    return all;
}

/* Sums. a: kind; b: the id. M is 128, N is 8. */
static words
run_scaled_sum(const verify_row &row)
{
    const scaled_kind &t = kinds[row.a];
    const verify_type drawn = t.type == MGPU_MMA_E4M3 ? T_E4M3 : T_INT8;
    std::mt19937 random((uint32_t)(900 + 10 * row.a + row.b));
    words image = verify_numbers(drawn, 4096, 32, random);
    image.resize(B_AT / 4, 0);
    verify_append(image, verify_numbers(drawn, 256, 16, random));
    image.resize(SMEM / 4, 0);
    const words c = verify_numbers(T_F32, 1024, 16, random);
    words cells(128 * COLS, 0);
    for (uint32_t i = 0; i < 1024; i++)
        cells[i / 8 * COLS + i % 8] = c[i];
    for (uint32_t i = 0; i < 136; i++) {
        const uint32_t any = (uint32_t)random();
        const uint32_t four =
            t.scale == MGPU_MMA_UE8M0 ? (any & 0x0f0f0f0fu) + 0x78787878u : (any & 0x77777777u);
        put_scales(cells, i < 128 ? SFA_COL : SFB_COL, i % 128, four);
    }
    verify_args args = {};
    args.desc[0] = mgpu_tcgen05_desc_k_major_none(0, 128);
    args.desc[1] = mgpu_tcgen05_desc_k_major_none(B_AT, 8);
    args.n[2] = scaled_idesc(t, 128, 8, (uint32_t)row.b);
    args.n[3] = 1;
    words d = run_tensor_core(row, args, 1, image, &cells);
    for (uint32_t i = 0; i < 1024; i++)
        d[i] = d[i / 8 * COLS + i % 8];
    d.resize(1024);
    return d;
}

/* Sums of K = 96 of a pair, of rows of 48 bytes of which 16 are the last of a tile's rows of 128, and 32 the first of another tile's,
 * 1024 bytes on. a: kind. M is 256, N is 16. */
static words
run_k96_sum(const verify_row &row)
{
    enum { K96_B_AT = 17 * 1024, NEXT = 1024 };
    const scaled_kind &t = kinds[row.a];
    std::mt19937 random((uint32_t)(960 + row.a));
    words images, cells(2 * 128 * COLS, 0);
    verify_args args = {};
    for (uint32_t is_b = 0; is_b < 2; is_b++) {
        const uint32_t at = is_b ? K96_B_AT : 0;
        mgpu_tcgen05_desc_fields f =
            mgpu_tcgen05_desc_decode(mgpu_tcgen05_desc_k_major(at + 112, MGPU_SWIZZLE_128B));
        f.leading_is_addr = true;
        f.leading_bytes = at + NEXT;
        args.desc[is_b] = mgpu_tcgen05_desc_encode(f);
    }
    args.n[2] = scaled_idesc(t, 256, 16, 0) | MGPU_INSTR_DESC_K96;
    args.n[3] = 1;
    const words of_b = verify_numbers(T_INT8, 16 * 8, 16, random);
    for (uint32_t block = 0; block < 2; block++) {
        words image = verify_numbers(T_INT8, SMEM, 32, random), some(128 * COLS, 0);
        const words c = verify_numbers(T_F32, 128 * 16, 16, random);
        for (uint32_t i = 0; i < 128 * 16; i++)
            some[i / 16 * COLS + i % 16] = c[i];
        for (uint32_t i = 0; i < 2 * (128 + 16); i++) {
            const uint32_t any = i < 256 ? (uint32_t)random() : of_b[i - 256];
            const uint32_t four = t.scale == MGPU_MMA_UE8M0 ? (any & 0x0f0f0f0fu) + 0x78787878u
                                                            : (any & 0x77777777u);
            put_scales(some, (i < 256 ? SFA_COL : SFB_COL) + i % 2 * SCALE_WORD,
                       (i < 256 ? i : i - 256) / 2, four);
        }
        verify_append(images, image);
        std::copy(some.begin(), some.end(), cells.begin() + block * 128 * COLS);
    }
    words d = run_tensor_core(row, args, 2, images, &cells);
    for (uint32_t i = 0; i < 256 * 16; i++)
        d[i] = d[i / 16 * COLS + i % 16];
    d.resize(256 * 16);
    return d;
}

/* ---- a sparse A ---------------------------------------------------------------------------------- */

/* Metadata in all cells of a few columns: any codes that have a meaning. */
static void
put_meta(words &cells, bool tf32, std::mt19937 &random)
{
    static const uint32_t pairs[6] = {0x4, 0x8, 0xc, 0x9, 0xd, 0xe}, ones[2] = {0x4, 0xe};
    for (uint32_t lane = 0; lane < 128; lane++)
        for (uint32_t col = META_COL; col < META_COL + 4; col++) {
            uint32_t meta = 0;
            for (uint32_t code = 0; code < 8; code++) {
                const uint32_t which = (uint32_t)random();
                meta |= (tf32 ? ones[which % 2] : pairs[which % 6]) << 4 * code;
            }
            cells[lane * COLS + col] = meta;
        }
}

/* Where the stored elements of A, 1 and 2 and so on in each row, stood: D = A * I. a: M; b: selector; c: blocks. Of f16. */
static words
run_meta(const verify_row &row)
{
    const uint32_t m = (uint32_t)row.a, blocks = (uint32_t)row.c, n = 32 / blocks;
    std::mt19937 random(4);
    words images, cells;
    for (uint32_t block = 0; block < blocks; block++) {
        words image(SMEM / 4, 0), some(128 * COLS, 0);
        put_meta(some, false, random);
        verify_append(cells, some);
        for (uint32_t i = 0; i < m / blocks; i++)
            for (uint32_t s = 0; s < 16; s++)
                put(image, 0, m / blocks, 2, i, s, mgpu_f16_from_f32((float)(s + 1)));
        for (uint32_t j = 0; j < n; j++)
            put(image, B_AT, n, 2, j, block * n + j, 0x3c00);
        verify_append(images, image);
    }
    verify_args args = {};
    args.desc[0] = mgpu_tcgen05_desc_k_major_none(0, m / blocks);
    args.desc[1] = mgpu_tcgen05_desc_k_major_none(B_AT, n);
    args.n[2] = mgpu_instr_desc(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_F16, MGPU_MMA_F16,
                                MGPU_K_MAJOR, MGPU_K_MAJOR, m, 32) |
                MGPU_INSTR_DESC_SPARSE | (uint32_t)row.b;
    words d = run_tensor_core(row, args, blocks, images, &cells);
    for (uint32_t i = 0; i < blocks * 4096; i++)
        d[i] = d[i / 32 * COLS + i % 32];
    d.resize(blocks * 4096);
    return d;
}

/* Sums. a: type; b: type as drawn: 0 f16, 1 tf32, 2 e4m3, 3 any bits; d: kind. M is 64, N is 8. */
static words
run_sparse_sum(const verify_row &row)
{
    static const verify_type types[4] = {T_F16, T_TF32, T_E4M3, T_INT8};
    const verify_type t = types[row.b];
    const mgpu_tmem_layout layout = mgpu_tmem_d_layout(64, 1, false, true);
    std::mt19937 random((uint32_t)(700 + row.a));
    words image = verify_numbers(t, 16384 / t.bits, 256 / t.bits, random);
    image.resize(B_AT / 4, 0);
    verify_append(image, verify_numbers(t, 4096 / t.bits, 128 / t.bits, random));
    image.resize(SMEM / 4, 0);
    words c = verify_numbers(T_F32, 512, 16, random), cells(128 * COLS, 0);
    put_meta(cells, t.bits == 32, random);
    for (uint32_t i = 0; i < 512; i++) {
        const mgpu_tmem_slot at = mgpu_tmem_d_slot(layout, 8, i / 8, i % 8);
        cells[at.lane * COLS + at.col] = c[i];
    }
    verify_args args = {};
    args.desc[0] = mgpu_tcgen05_desc_k_major_none(0, 64);
    args.desc[1] = mgpu_tcgen05_desc_k_major_none(B_AT, 8);
    args.n[2] = mgpu_instr_desc((mgpu_kind)row.d, MGPU_MMA_F32, (mgpu_mma_type)row.a,
                                (mgpu_mma_type)row.a, MGPU_K_MAJOR, MGPU_K_MAJOR, 64, 8) |
                MGPU_INSTR_DESC_SPARSE;
    args.n[3] = 1;
    const words d = run_tensor_core(row, args, 1, image, &cells);
    for (uint32_t i = 0; i < 512; i++) {
        const mgpu_tmem_slot at = mgpu_tmem_d_slot(layout, 8, i / 8, i % 8);
        c[i] = d[at.lane * COLS + at.col];
    }
    return c;
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

#define SCALE_OF(name, kernel, kind, id, k, of_b)                                              \
    {                                                                                          \
        "tcgen05 scales", name, "mgpu_tmem_scale_slot mgpu__tensor_scale", TENSOR_MEMORY, 1,   \
            run_scales, &verify_tc_##kernel##_kernel, kind, id, k, of_b                        \
    }
#define SCALE_OF_PAIR(name, kernel, kind, id, k, how)                                          \
    {                                                                                          \
        "tcgen05 scales", name,                                                                \
            (how) == (OF_B | M_128) ? "mgpu_tmem_scale_split_slot mgpu__tensor_scale"          \
                                    : "mgpu_tmem_scale_slot mgpu__tensor_scale",               \
            TENSOR_MEMORY, (how)&M_128 ? 96 : 48, run_pair_scales,                             \
            &verify_tc_pair_##kernel##_kernel, kind, id, k, how                                \
    }
#define SCALED_SUM(name, kernel, kind, id, rule)                                               \
    {                                                                                          \
        "tcgen05 scales", name, rule " mgpu__tcgen05_scale_of", TENSOR_MEMORY, 8,              \
            run_scaled_sum, &verify_tc_##kernel##_kernel, kind, id, 0, 0                       \
    }
#define META(name, kernel, m, selector, blocks)                                                \
    {                                                                                          \
        "tcgen05 sparse", name, "mgpu_tmem_meta_slot mgpu_tmem_meta_elem mgpu_tmem_row_lane",  \
            TENSOR_MEMORY, 32, run_meta, &verify_tc_##kernel##_kernel, m, selector, blocks, 0  \
    }
#define SPARSE_SUM(name, kernel, type, drawn, kind)                                            \
    {                                                                                          \
        "tcgen05 sparse", name, "mgpu__tcgen05_rule mgpu__mma_add mgpu_tmem_meta_slot",        \
            TENSOR_MEMORY, 8, run_sparse_sum, &verify_tc_sp_##kernel##_kernel,                 \
            MGPU_MMA_##type, drawn, 0, MGPU_KIND_##kind                                        \
    }
#define K96_SUM(name, kernel, kind)                                                            \
    {                                                                                          \
        "tcgen05 scales", name,                                                                \
            "mgpu__tcgen05_sum_dots mgpu_tcgen05_operand_addr mgpu_tmem_scale_slot", B300, 16, \
            run_k96_sum, &verify_tc_k96_##kernel##_kernel, kind, 0, 0, 0                       \
    }
#define WS(name, kernel, rule, m, shift)                                                       \
    {                                                                                          \
        "tcgen05 layouts", name, rule, TENSOR_MEMORY, COLS, run_ws, &verify_##kernel##_kernel, \
            m, shift, 0, 0                                                                     \
    }

std::vector<verify_row>
verify_tcgen05_sp_rows(void)
{
    return {
        SCALE_OF("factors of A, mxf8f6f4, id 0", mxf8f6f4_block32, MX8, 0, 0, 0),
        SCALE_OF("factors of A, mxf8f6f4, id 3", mxf8f6f4_block32, MX8, 3, 31, 0),
        SCALE_OF("factors of B, mxf8f6f4, id 1", mxf8f6f4_block32, MX8, 1, 7, 1),
        SCALE_OF("factors of A, mxf4, id 0, first block of K", mxf4_block32, MX4, 0, 31, 0),
        SCALE_OF("factors of A, mxf4, id 2, second block of K", mxf4_block32, MX4, 2, 32, 0),
        SCALE_OF("factors of B, mxf4, id 2, first block of K", mxf4_block32, MX4, 2, 5, 1),
        SCALE_OF("factors of A, mxf4nvf4, third block of K", mxf4nvf4_block16, NV4_2, 0, 47, 0),
        SCALE_OF("factors of B, mxf4nvf4, last block of K", mxf4nvf4_block16, NV4_2, 0, 48, 1),
        SCALE_OF_PAIR("factors of A of a pair, M = 256, mxf8f6f4", mxf8f6f4_block32, MX8, 1, 9,
                      0),
        SCALE_OF_PAIR("factors of B of a pair, M = 256, mxf8f6f4", mxf8f6f4_block32, MX8, 2, 9,
                      OF_B),
        SCALE_OF_PAIR("factors of A of a pair, M = 128, mxf8f6f4", mxf8f6f4_block32, MX8, 1, 9,
                      M_128),
        SCALE_OF_PAIR("factors of B of a pair, M = 128, mxf8f6f4", mxf8f6f4_block32, MX8, 2, 9,
                      OF_B | M_128),
        SCALE_OF_PAIR("factors of A of a pair, M = 256, mxf4nvf4, third block of K",
                      mxf4nvf4_block16, NV4_2, 0, 47, 0),
        SCALE_OF_PAIR("factors of B of a pair, M = 128, mxf4nvf4, last block of K",
                      mxf4nvf4_block16, NV4_2, 0, 48, OF_B | M_128),
        SCALED_SUM("sums of mxf8f6f4, e4m3", mxf8f6f4_block32, MX8, 1,
                   "mgpu__tcgen05_rule mgpu__mma_add"),
        SCALED_SUM("sums of mxf8f6f4, e2m1", mxf8f6f4_block32, MX8_4, 2,
                   "mgpu__tcgen05_rule mgpu__mma_add"),
        SCALED_SUM("sums of mxf4", mxf4_block32, MX4, 2, "mgpu__tcgen05_sum_dots"),
        SCALED_SUM("sums of mxf4nvf4, ue4m3", mxf4nvf4_block16, NV4, 0,
                   "mgpu__tcgen05_sum_dots"),
        SCALED_SUM("sums of mxf4nvf4, ue8m0", mxf4nvf4_block16, NV4_2, 0,
                   "mgpu__tcgen05_sum_dots"),
        SCALED_SUM("sums of mxf4nvf4, ue8m0, blocks of 32", mxf4nvf4_block32, NV4_32, 2,
                   "mgpu__tcgen05_sum_dots"),
        K96_SUM("sums of mxf4, K = 96, rows that go on in another tile", mxf4_block32, MX4),
        K96_SUM("sums of mxf4nvf4, K = 96, rows that go on in another tile", mxf4nvf4_block16,
                NV4),
        META("where the metadata of f16 lies, M = 128", sp_f16, 128, 0, 1),
        META("where the metadata of f16 lies, selector 1", sp_f16, 128, 1, 1),
        META("where the metadata of f16 lies, M = 64", sp_f16, 64, 0, 1),
        META("where the metadata of f16 of a pair lies, M = 256", pair_sp_f16, 256, 0, 2),
        META("where the metadata of f16 of a pair lies, M = 128", pair_sp_f16, 128, 1, 2),
        SPARSE_SUM("sums of f16", f16, F16, 0, F16),
        SPARSE_SUM("sums of tf32", tf32, TF32, 1, TF32),
        SPARSE_SUM("sums of e4m3", f8f6f4, E4M3, 2, F8F6F4),
        SPARSE_SUM("sums of e2m1", f8f6f4, E2M1, 3, F8F6F4),
        WS("D of M = 128 of .ws", tc_ws, "mgpu_tmem_d_slot mgpu_tmem_row_lane", 128, 0),
        WS("D of M = 64 of .ws", tc_ws, "mgpu_tmem_d_slot mgpu_tmem_row_lane", 64, 0),
        WS("D of M = 32 of .ws", tc_ws, "mgpu_tmem_d_slot mgpu_tmem_row_lane", 32, 0),
        WS("columns that a mask makes zero, M = 128", tc_ws_zeros, "mgpu_zero_mask_is_zero",
           128, 0),
        WS("columns that a mask makes zero, M = 64", tc_ws_zeros, "mgpu_zero_mask_is_zero", 64,
           0),
        WS("columns that a mask makes zero, B shifted by 5, M = 128", tc_ws_zeros,
           "mgpu_zero_mask_is_zero mgpu__tensor_locate", 128, 5),
    };
}
