/* verify/tcgen05_scaled.cu - Blackwell's tensor core with scale factors: where they lie, and sums.
 * SPDX-License-Identifier: MIT
 */
#include "tensor_products.h"

#include <algorithm>

#define SCALED(name)                                                                           \
    OF_A_BLOCK(tc_##name,                                                                      \
               mgpu_tcgen05_mma_##name##_ss(at, x, y, idesc, a + SFA_COL, a + SFB_COL, more))
#define SCALED_PAIR(name)                                                                      \
    OF_A_PAIR(tc_pair_##name, mgpu_tcgen05_mma_cg2_##name##_ss(at, x, y, idesc, a + SFA_COL,   \
                                                               a + SFB_COL, more))
/* The same of an A in tensor memory. */
#define SCALED_TS(name)                                                                        \
    OF_A_BLOCK(tc_ts_##name, mgpu_tcgen05_mma_##name##_ts(at, a + A_COL, y, idesc,             \
                                                          a + SFA_COL, a + SFB_COL, more))
#define SCALED_PAIR_TS(name)                                                                   \
    OF_A_PAIR(tc_pair_ts_##name, mgpu_tcgen05_mma_cg2_##name##_ts(                             \
                                     at, a + A_COL, y, idesc, a + SFA_COL, a + SFB_COL, more))
SCALED(mxf8f6f4_block32)
SCALED(mxf4_block32)
SCALED(mxf4nvf4_block16)
SCALED(mxf4nvf4_block32)
SCALED_TS(mxf8f6f4_block32)
SCALED_TS(mxf4_block32)
SCALED_TS(mxf4nvf4_block16)
SCALED_TS(mxf4nvf4_block32)
SCALED_PAIR(mxf8f6f4_block32)
SCALED_PAIR(mxf4_block32)
SCALED_PAIR(mxf4nvf4_block16)
SCALED_PAIR_TS(mxf8f6f4_block32)
SCALED_PAIR_TS(mxf4nvf4_block16)

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
enum { MX8, MX4, NV4, NV4_2, MX8_4, NV4_32, MX8_6 };
static const scaled_kind kinds[] = {
    {MGPU_KIND_MXF8F6F4, MGPU_MMA_UE8M0, MGPU_MMA_E4M3, 32},
    {MGPU_KIND_MXF4, MGPU_MMA_UE8M0, MGPU_MMA_E2M1, 32},
    {MGPU_KIND_MXF4NVF4, MGPU_MMA_UE4M3, MGPU_MMA_E2M1, 16},
    {MGPU_KIND_MXF4NVF4, MGPU_MMA_UE8M0, MGPU_MMA_E2M1, 16},
    {MGPU_KIND_MXF8F6F4, MGPU_MMA_UE8M0, MGPU_MMA_E2M1, 32},
    {MGPU_KIND_MXF4NVF4, MGPU_MMA_UE8M0, MGPU_MMA_E2M1, 32},
    {MGPU_KIND_MXF8F6F4, MGPU_MMA_UE8M0, MGPU_MMA_E3M2, 32},
};

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

/* Sums, [M][8]. a: kind; b: the id; c: blocks; d: 1 if A is in tensor memory. M is 128, N is 8, of a pair twice that, of which
 * each second column comes out. */
static words
run_scaled_sum(const verify_row &row)
{
    const scaled_kind &t = kinds[row.a];
    const verify_type of = drawn(t.type);
    const uint32_t blocks = (uint32_t)row.c, m = 128 * blocks, n = 8 * blocks;
    std::mt19937 random((uint32_t)(900 + 10 * row.a + row.b + 100 * (row.c - 1)));
    words images, cells, of_b;
    for (uint32_t block = 0; block < blocks; block++) {
        words image = verify_numbers(of, 4096, 32, random), some(128 * COLS, 0);
        for (uint32_t &word : image)
            word &= row.d ? in_bytes(t.kind, t.type) : ~0u;
        put_columns(some, A_COL, 8, row.d ? image : words());
        image.resize(B_AT / 4, 0);
        verify_append(image, verify_numbers(of, 256, 16, random));
        image.resize(SMEM / 4, 0);
        verify_append(images, image);
        put_columns(some, 0, n, verify_numbers(T_F32, 128 * n, 16, random));
        for (uint32_t i = 0; i < 128; i++)
            put_scales(some, SFA_COL, i, draw_scales(t.scale, random));
        for (uint32_t i = 0; i < n; i++) {
            of_b.push_back(block == 0 ? draw_scales(t.scale, random) : of_b[i]);
            put_scales(some, SFB_COL, i, of_b[i]);
        }
        verify_append(cells, some);
    }
    verify_args args = {};
    args.desc[0] = mgpu_tcgen05_desc_k_major_none(0, 128);
    args.desc[1] = mgpu_tcgen05_desc_k_major_none(B_AT, 8);
    args.n[2] = scaled_idesc(t, m, n, (uint32_t)row.b);
    args.n[3] = 1;
    words d = run_tensor_core(row, args, blocks, images, &cells);
    for (uint32_t i = 0; i < m * 8; i++)
        d[i] = d[i / 8 * COLS + i % 8 * n / 8];
    d.resize(m * 8);
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
    words of_b;
    for (uint32_t block = 0; block < 2; block++) {
        words image = verify_numbers(T_INT8, SMEM, 32, random), some(128 * COLS, 0);
        put_columns(some, 0, 16, verify_numbers(T_F32, 128 * 16, 16, random));
        for (uint32_t i = 0; i < 2 * (128 + 16); i++) {
            if (i >= 256 && block == 0)
                of_b.push_back(draw_scales(t.scale, random));
            put_scales(some, (i < 256 ? SFA_COL : SFB_COL) + i % 2 * SCALE_WORD, i % 256 / 2,
                       i < 256 ? draw_scales(t.scale, random) : of_b[i - 256]);
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
#define SCALED_SUM(name, kernel, kind, id, rule, blocks, ts)                                   \
    {                                                                                          \
        "tcgen05 scales", name, rule " mgpu__tcgen05_scale_of", TENSOR_MEMORY, 8,              \
            run_scaled_sum, &verify_tc_##kernel##_kernel, kind, id, blocks, ts                 \
    }
#define PRODUCTS "mgpu__tcgen05_rule mgpu__mma_add"
#define DOTS     "mgpu__tcgen05_sum_dots"
#define TAKES_A  " mgpu__tensor_take_a mgpu_tmem_a_bits"
#define K96_SUM(name, kernel, kind)                                                            \
    {                                                                                          \
        "tcgen05 scales", name,                                                                \
            "mgpu__tcgen05_sum_dots mgpu_tcgen05_operand_addr mgpu_tmem_scale_slot", B300, 16, \
            run_k96_sum, &verify_tc_k96_##kernel##_kernel, kind, 0, 0, 0                       \
    }

std::vector<verify_row>
verify_tcgen05_scaled_rows(void)
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
        SCALED_SUM("sums of mxf8f6f4, e4m3", mxf8f6f4_block32, MX8, 1, PRODUCTS, 1, 0),
        SCALED_SUM("sums of mxf8f6f4, e2m1", mxf8f6f4_block32, MX8_4, 2, PRODUCTS, 1, 0),
        SCALED_SUM("sums of mxf8f6f4, e3m2", mxf8f6f4_block32, MX8_6, 3, PRODUCTS, 1, 0),
        SCALED_SUM("sums of mxf4", mxf4_block32, MX4, 2, DOTS, 1, 0),
        SCALED_SUM("sums of mxf4nvf4, ue4m3", mxf4nvf4_block16, NV4, 0, DOTS, 1, 0),
        SCALED_SUM("sums of mxf4nvf4, ue8m0", mxf4nvf4_block16, NV4_2, 0, DOTS, 1, 0),
        SCALED_SUM("sums of mxf4nvf4, ue8m0, blocks of 32", mxf4nvf4_block32, NV4_32, 2, DOTS,
                   1, 0),
        SCALED_SUM("sums of mxf8f6f4 of a pair, e4m3", pair_mxf8f6f4_block32, MX8, 0, PRODUCTS,
                   2, 0),
        SCALED_SUM("sums of mxf4 of a pair", pair_mxf4_block32, MX4, 0, DOTS, 2, 0),
        SCALED_SUM("sums of mxf4nvf4 of a pair, ue4m3", pair_mxf4nvf4_block16, NV4, 0, DOTS, 2,
                   0),
        SCALED_SUM("sums of mxf8f6f4, e4m3, A in tensor memory", ts_mxf8f6f4_block32, MX8, 1,
                   PRODUCTS TAKES_A, 1, 1),
        SCALED_SUM("sums of mxf8f6f4, e2m1, A in tensor memory", ts_mxf8f6f4_block32, MX8_4, 2,
                   PRODUCTS TAKES_A, 1, 1),
        SCALED_SUM("sums of mxf8f6f4, e3m2, A in tensor memory", ts_mxf8f6f4_block32, MX8_6, 3,
                   PRODUCTS TAKES_A, 1, 1),
        SCALED_SUM("sums of mxf4, A in tensor memory", ts_mxf4_block32, MX4, 2, DOTS TAKES_A, 1,
                   1),
        SCALED_SUM("sums of mxf4nvf4, ue4m3, A in tensor memory", ts_mxf4nvf4_block16, NV4, 0,
                   DOTS TAKES_A, 1, 1),
        SCALED_SUM("sums of mxf4nvf4, ue8m0, blocks of 32, A in tensor memory",
                   ts_mxf4nvf4_block32, NV4_32, 2, DOTS TAKES_A, 1, 1),
        SCALED_SUM("sums of mxf8f6f4 of a pair, e4m3, A in tensor memory",
                   pair_ts_mxf8f6f4_block32, MX8, 0, PRODUCTS TAKES_A, 2, 1),
        SCALED_SUM("sums of mxf4nvf4 of a pair, ue4m3, A in tensor memory",
                   pair_ts_mxf4nvf4_block16, NV4, 0, DOTS TAKES_A, 2, 1),
        K96_SUM("sums of mxf4, K = 96, rows that go on in another tile", mxf4_block32, MX4),
        K96_SUM("sums of mxf4nvf4, K = 96, rows that go on in another tile", mxf4nvf4_block16,
                NV4),
    };
}
