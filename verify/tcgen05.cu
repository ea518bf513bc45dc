/* verify/tcgen05.cu - Blackwell's tensor core and its memory: loads, stores, copies, what a descriptor reads, D, sums.
 * SPDX-License-Identifier: MIT
 */
#include "tensor_products.h"
#include <mgpu/ptx/tcgen05_ld_red.h>
#include <mgpu/ptx/tcgen05_mma_how.h>
#include <mgpu/ptx/tcgen05_mma_rubin.h>
#include <mgpu/ptx/tcgen05_mma_ws.h>
#include <mgpu/ptx/tma_pair.h>

/* ---- loads and stores ---------------------------------------------------------------------------- */

/* Registers go out, [128][count]; n[0] lanes above the warp's first. */
#define LOADS(shape, function, count, ...)                                                     \
    MGPU_KERNEL(verify_ld_##shape, verify_args, p, 128, 1)                                     \
    {                                                                                          \
        MGPU_SHARED(uint32_t, slot, 1);                                                        \
        ALLOC(, mgpu_smem_addr(slot), COLS)                                                    \
        const uint32_t taddr = begin(mgpu_smem_addr(slot), NULL);                              \
        uint32_t r[count];                                                                     \
        function(r, own(taddr) + mgpu_tmem_addr(p->n[0], 0) __VA_ARGS__);                      \
        mgpu_tcgen05_wait_ld();                                                                \
        mgpu_tmem_regs_x##count(r);                                                            \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < (count); i++)                                                 \
            p->out[threadIdx.x * (count) + i] = r[i];                                          \
        DEALLOC(, taddr, COLS)                                                                 \
    }
/* Registers that say whose they are are stored, and all cells go out. */
#define STORES(shape, function, count, ...)                                                    \
    MGPU_KERNEL(verify_st_##shape, verify_args, p, 128, 1)                                     \
    {                                                                                          \
        MGPU_SHARED(uint32_t, slot, 1);                                                        \
        ALLOC(, mgpu_smem_addr(slot), COLS)                                                    \
        const uint32_t taddr = begin(mgpu_smem_addr(slot), NULL);                              \
        uint32_t r[count];                                                                     \
        MGPU_UNROLL                                                                            \
        for (uint32_t i = 0; i < (count); i++)                                                 \
            r[i] = 0x00010000u * (1000 + threadIdx.x) + 256 + i;                               \
        function(own(taddr) + mgpu_tmem_addr(p->n[0], 0) __VA_ARGS__, r);                      \
        mgpu_tcgen05_wait_st();                                                                \
        take(p->out, taddr);                                                                   \
        DEALLOC(, taddr, COLS)                                                                 \
    }
LOADS(32x32b, mgpu_tcgen05_ld_32x32b_x16, 16, )
LOADS(16x64b, mgpu_tcgen05_ld_16x64b_x8, 8, )
LOADS(16x128b, mgpu_tcgen05_ld_16x128b_x4, 8, )
LOADS(16x256b, mgpu_tcgen05_ld_16x256b_x4, 16, )
LOADS(32x32b_pack, mgpu_tcgen05_ld_32x32b_x8_pack_16b, 8, )
LOADS(16x128b_pack, mgpu_tcgen05_ld_16x128b_x2_pack_16b, 4, )
LOADS(16x64b_pack, mgpu_tcgen05_ld_16x64b_x8_pack_16b, 8, )
LOADS(16x256b_pack, mgpu_tcgen05_ld_16x256b_x2_pack_16b, 8, )
LOADS(16x32bx2, MGPU_TCGEN05_LD_16X32BX2_X8, 8, , 12)
LOADS(16x32bx2_pack, MGPU_TCGEN05_LD_16X32BX2_X4_PACK_16B, 4, , 12)
STORES(16x32bx2_unpack, MGPU_TCGEN05_ST_16X32BX2_X4_UNPACK_16B, 4, , 12)
STORES(16x32bx2, MGPU_TCGEN05_ST_16X32BX2_X8, 8, , 12)
STORES(16x64b, mgpu_tcgen05_st_16x64b_x8, 8, )
STORES(16x128b, mgpu_tcgen05_st_16x128b_x4, 8, )
STORES(16x256b, mgpu_tcgen05_st_16x256b_x4, 16, )
STORES(16x64b_unpack, mgpu_tcgen05_st_16x64b_x8_unpack_16b, 8, )
STORES(16x128b_unpack, mgpu_tcgen05_st_16x128b_x4_unpack_16b, 8, )
STORES(32x32b_unpack, mgpu_tcgen05_st_32x32b_x8_unpack_16b, 8, )
STORES(16x256b_unpack, mgpu_tcgen05_st_16x256b_x2_unpack_16b, 8, )

/* in[1] all cells; the least or largest of 16 columns of each lane goes out, and the last that was loaded. */
#define REDUCES(name, type, f32, function, ...)                                                \
    MGPU_KERNEL(verify_ld_red_##name, verify_args, p, 128, 1)                                  \
    {                                                                                          \
        MGPU_SHARED(uint32_t, slot, 1);                                                        \
        ALLOC(, mgpu_smem_addr(slot), COLS)                                                    \
        const uint32_t taddr = begin(mgpu_smem_addr(slot), p->in[1]);                          \
        type r[16], red[1];                                                                    \
        function(r, red, own(taddr) __VA_ARGS__);                                              \
        mgpu_tcgen05_wait_ld();                                                                \
        mgpu_tmem_regs##f32##_x16(r);                                                          \
        mgpu_tmem_regs##f32##_x1(red);                                                         \
        ((type *)p->out)[2 * threadIdx.x] = red[0];                                            \
        ((type *)p->out)[2 * threadIdx.x + 1] = r[15];                                         \
        DEALLOC(, taddr, COLS)                                                                 \
    }
#if !MGPU_DEVICE_PASS || MGPU_HAS_TCGEN05_LD_RED
REDUCES(min_f32, float, _f32, mgpu_tcgen05_ld_red_32x32b_x16_min_f32, )
REDUCES(max_abs_f32, float, _f32, mgpu_tcgen05_ld_red_32x32b_x16_max_abs_f32, )
REDUCES(max_nan_f32, float, _f32, mgpu_tcgen05_ld_red_32x32b_x16_max_nan_f32, )
REDUCES(min_s32, int32_t, _s32, mgpu_tcgen05_ld_red_32x32b_x16_min_s32, )
REDUCES(max_u32, uint32_t, , mgpu_tcgen05_ld_red_32x32b_x16_max_u32, )
REDUCES(two_min_f32, float, _f32, MGPU_TCGEN05_LD_RED_16X32BX2_X16_MIN_F32, , 20)
REDUCES(two_max_abs_f32, float, _f32, MGPU_TCGEN05_LD_RED_16X32BX2_X16_MAX_ABS_F32, , 20)
#else /* nobody launches these */
#define NO_REDUCES(name)                                                                       \
    MGPU_KERNEL(verify_ld_red_##name, verify_args, p, 128, 1)                                  \
    {                                                                                          \
        (void)p;                                                                               \
    }
NO_REDUCES(min_f32)
NO_REDUCES(max_abs_f32)
NO_REDUCES(max_nan_f32)
NO_REDUCES(min_s32)
NO_REDUCES(max_u32)
NO_REDUCES(two_min_f32)
NO_REDUCES(two_max_abs_f32)
#endif

static words
run_reduces(const verify_row &row)
{
    std::mt19937 random(17);
    const verify_memory cells(verify_numbers(T_F32, 128 * COLS, 40, random));
    verify_args args = {};
    args.in[1] = cells.ptr();
    return verify_run(row.kernel, args, 256, 128);
}

/* a: words of each thread; b: lanes above the warp's first. */
static words
run_moves(const verify_row &row)
{
    verify_args args = {};
    args.n[0] = (uint32_t)row.b;
    return verify_run(row.kernel, args, 128 * (size_t)row.a, 128);
}

/* ---- columns ------------------------------------------------------------------------------------- */

/* What alloc gives, of a whole multiprocessor: 128 and three times 64 columns, then two of 64 where the first and the third
 * were, and two of 32. They never become more: the manual wants it so. */
MGPU_KERNEL(verify_alloc, verify_args, p, 32, 1)
{
    MGPU_SHARED(uint32_t, slots, 8);
    const uint32_t slot = mgpu_smem_addr(slots);
    mgpu_tcgen05_alloc(slot, 128);
    mgpu_tcgen05_alloc(slot + 4, 64);
    mgpu_tcgen05_alloc(slot + 8, 64);
    mgpu_tcgen05_alloc(slot + 12, 64);
    __syncwarp();
    if (threadIdx.x < 4)
        p->out[threadIdx.x] = slots[threadIdx.x];
    __syncwarp();
    mgpu_tcgen05_dealloc(slots[0], 128);
    mgpu_tcgen05_dealloc(slots[2], 64);
    mgpu_tcgen05_alloc(slot, 64);
    mgpu_tcgen05_alloc(slot + 8, 64);
    mgpu_tcgen05_alloc(slot + 16, 32);
    mgpu_tcgen05_alloc(slot + 20, 32);
    __syncwarp();
    if (threadIdx.x < 6)
        p->out[4 + threadIdx.x] = slots[threadIdx.x];
    for (uint32_t i = 0; i < 6; i++)
        mgpu_tcgen05_dealloc(slots[i], i < 4 ? 64 : 32);
}

static words
run_alloc(const verify_row &row)
{
    verify_args args = {};
    return verify_run(row.kernel, args, 10, 32,
                      120 * 1024); /* so much that the block is alone */
}

/* ---- copies, the shift, dense multiplications ----------------------------------------------------- */

#define COPIES(name)                                                                           \
    OF_A_BLOCK(cp_##name, mgpu_tcgen05_cp_##name(at, x))                                       \
    OF_A_BLOCK(cp_##name##_b6, mgpu_tcgen05_cp_##name##_b6x16_p32(at, x))                      \
    OF_A_BLOCK(cp_##name##_b4, mgpu_tcgen05_cp_##name##_b4x16_p64(at, x))                      \
    OF_A_PAIR(cp_pair_##name, mgpu_tcgen05_cp_cg2_##name(at, x))                               \
    OF_A_PAIR(cp_pair_##name##_b6, mgpu_tcgen05_cp_cg2_##name##_b6x16_p32(at, x))              \
    OF_A_PAIR(cp_pair_##name##_b4, mgpu_tcgen05_cp_cg2_##name##_b4x16_p64(at, x))
COPIES(128x256b)
COPIES(128x128b)
COPIES(4x256b)
COPIES(64x128b_warpx2_02_13)
COPIES(64x128b_warpx2_01_23)
COPIES(32x128b_warpx4)
OF_A_BLOCK(shift_down, mgpu_tcgen05_shift_down(at))
OF_A_PAIR(shift_down_pair, mgpu_tcgen05_shift_down_cg2(at))
OF_A_BLOCK(tc_f16, mgpu_tcgen05_mma_f16_ss(at, x, y, idesc, more))
OF_A_BLOCK(tc_tf32, mgpu_tcgen05_mma_tf32_ss(at, x, y, idesc, more))
OF_A_BLOCK(tc_f8f6f4, mgpu_tcgen05_mma_f8f6f4_ss(at, x, y, idesc, more))
OF_A_BLOCK(tc_f16_ts, mgpu_tcgen05_mma_f16_ts(at, a, y, idesc, more))
OF_A_BLOCK(tc_tf32_ts, mgpu_tcgen05_mma_tf32_ts(at, a, y, idesc, more))
OF_A_BLOCK(tc_f16_ts_ashift, mgpu_tcgen05_mma_f16_ts_ashift(at, a, y, idesc, more))
OF_A_BLOCK(tc_f16_lanes, {
    uint32_t lanes[4];
    lanes[0] = 0x0000ffff;
    lanes[1] = 0xaaaaaaaa;
    lanes[2] = 0x80000001;
    lanes[3] = 0;
    mgpu_tcgen05_mma_f16_ss_lanes(at, x, y, idesc, lanes, more);
})
OF_A_BLOCK(tc_f8f6f4_ts, mgpu_tcgen05_mma_f8f6f4_ts(at, a, y, idesc, more))
OF_A_PAIR(tc_pair_f16_lanes, {
    uint32_t lanes[8];
    for (uint32_t i = 0; i < 8; i++)
        lanes[i] = i % 3 == 0 ? 0 : 0x80000001u + i * 0x01030507u;
    mgpu_tcgen05_mma_cg2_f16_ss_lanes(at, x, y, idesc, lanes, more);
})
OF_A_PAIR(tc_pair_f16, mgpu_tcgen05_mma_cg2_f16_ss(at, x, y, idesc, more))
OF_A_PAIR(tc_pair_tf32, mgpu_tcgen05_mma_cg2_tf32_ss(at, x, y, idesc, more))
OF_A_PAIR(tc_pair_f8f6f4, mgpu_tcgen05_mma_cg2_f8f6f4_ss(at, x, y, idesc, more))
OF_A_PAIR(tc_pair_f16_ts, mgpu_tcgen05_mma_cg2_f16_ts(at, a, y, idesc, more))
OF_A_PAIR(tc_pair_f8f6f4_ts, mgpu_tcgen05_mma_cg2_f8f6f4_ts(at, a, y, idesc, more))
#if !MGPU_DEVICE_PASS || MGPU_CUDA_ARCH == 1000 || MGPU_CUDA_ARCH == 1100
OF_A_BLOCK(tc_i8, mgpu_tcgen05_mma_i8_ss(at, x, y, idesc, more))
OF_A_PAIR(tc_pair_i8, mgpu_tcgen05_mma_cg2_i8_ss(at, x, y, idesc, more))
#else
OF_A_BLOCK(tc_i8, )
OF_A_BLOCK(tc_pair_i8, )
#endif
#if !MGPU_DEVICE_PASS || MGPU_CUDA_ARCH < 1100
OF_A_BLOCK(tc_f16_scale_1, mgpu_tcgen05_mma_f16_ss_scale_d(at, x, y, idesc, more, 1))
OF_A_BLOCK(tc_f16_scale_15, mgpu_tcgen05_mma_f16_ss_scale_d(at, x, y, idesc, more, 15))
OF_A_BLOCK(tc_tf32_scale_7, mgpu_tcgen05_mma_tf32_ss_scale_d(at, x, y, idesc, more, 7))
OF_A_PAIR(tc_pair_f16_scale_4, mgpu_tcgen05_mma_cg2_f16_ss_scale_d(at, x, y, idesc, more, 4))
#else
OF_A_BLOCK(tc_f16_scale_1, )
OF_A_BLOCK(tc_f16_scale_15, )
OF_A_BLOCK(tc_tf32_scale_7, )
OF_A_BLOCK(tc_pair_f16_scale_4, )
#endif
/* By itself, with A in tensor memory. */
OF_A_BLOCK(tc_ws_f16_ts, mgpu_tcgen05_mma_ws_f16_ts(at, a, y, idesc, more))
OF_A_BLOCK(tc_ws_f8f6f4_ts, mgpu_tcgen05_mma_ws_f8f6f4_ts(at, a, y, idesc, more))

/* Rubin: A and B stay in theirs. */
#if VERIFY_HAS(94, MGPU_HAS_RUBIN)
OF_A_BLOCK(tc_keeps_both, {
    mgpu_tcgen05_mma_f16_ss_collectors(at, x, y, idesc, 0, MGPU_COLLECTOR_FILL,
                                       MGPU_COLLECTOR_FILL);
    mgpu_tcgen05_mma_f16_ss_collectors(at + 32, x, y, idesc, 0, MGPU_COLLECTOR_LASTUSE,
                                       MGPU_COLLECTOR_LASTUSE);
})
#else
OF_A_BLOCK(tc_keeps_both, )
#endif

/* A stays in its buffer for the second D, or B in one of the four of .ws. */
OF_A_BLOCK(tc_keeps_a, {
    mgpu_tcgen05_mma_f16_ss_collector(at, x, y, idesc, 0, MGPU_COLLECTOR_FILL);
    mgpu_tcgen05_mma_f16_ss_collector(at + 32, x, y, idesc, 0, MGPU_COLLECTOR_LASTUSE);
})
#define KEEPS_B(buffer)                                                                        \
    OF_A_BLOCK(tc_keeps_b##buffer, {                                                           \
        mgpu_tcgen05_mma_ws_f16_ss_collector(at, x, y, idesc, 0, buffer, MGPU_COLLECTOR_FILL); \
        mgpu_tcgen05_mma_ws_f16_ss_collector(at + 32, x, y, idesc, 0, buffer,                  \
                                             MGPU_COLLECTOR_LASTUSE);                          \
    })
KEEPS_B(0)
KEEPS_B(3)

/* a, b: columns, lanes before what is written; c: blocks, of which two have other cells. The source has rows of 16 bytes, 8 of them 160 bytes from the next 8, and the
 * next 16 bytes of a row 4096 away. */
static words
run_copy(const verify_row &row)
{
    words image((size_t)row.c * SMEM / 4);
    for (uint32_t i = 0; i < image.size(); i++)
        image[i] = 0x9e3779b9u * i ^ i;
    verify_args args = {};
    args.desc[0] = mgpu_tcgen05_desc(0, 4096, 160, MGPU_SWIZZLE_NONE);
    args.n[0] = mgpu_tmem_addr((uint32_t)row.b, (uint32_t)row.a);
    const words cells = verify_iota(2 * 128 * COLS);
    return run_tensor_core(row, args, (uint32_t)row.c, image, row.c == 2 ? &cells : NULL);
}

/* ---- what a descriptor reads --------------------------------------------------------------------- */

struct tc_type {
    mgpu_kind kind;
    mgpu_mma_type type;
    uint32_t bits, one, pass; /* of an element; 1; bits of a number that it holds exactly */
};
static const tc_type tc_types[] = {{MGPU_KIND_F16, MGPU_MMA_F16, 16, 0x3c00, 10},
                                   {MGPU_KIND_TF32, MGPU_MMA_TF32, 32, 0x3f800000, 10},
                                   {MGPU_KIND_F8F6F4, MGPU_MMA_E4M3, 8, 0x38, 4}};
enum { BY_16, BY_32, BY_8 };

/* The bits of a number below 1 << pass. */
static uint32_t
code_of(const tc_type &t, uint32_t number)
{
    return t.bits == 16   ? mgpu_f16_from_f32((float)number)
           : t.bits == 32 ? verify_bits((float)number)
                          : mgpu_e4m3_from_f32((float)number);
}

enum { K_MAJOR, MN_MAJOR, MN_FIRST, SECOND_STEP, FAR };

static uint64_t
descriptor(const verify_row &row)
{
    const mgpu_swizzle s = (mgpu_swizzle)row.b;
    const uint32_t bytes = tc_types[row.c].bits / 8;
    switch (row.a) {
    case MN_MAJOR:
        return mgpu_tcgen05_desc_mn_major(0, s, 32 / bytes);
    case MN_FIRST:
        return mgpu_tcgen05_desc_mn_major_mn_first(0, s, 128 * bytes);
    case SECOND_STEP:
        return mgpu_tcgen05_desc_k_major(0, s) +
               mgpu_tcgen05_k_step(mgpu_tcgen05_desc_k_major(0, s), MGPU_K_MAJOR, bytes);
    case FAR:
        return mgpu_tcgen05_desc(0, 1104, 960, s);
    default:
        return s == MGPU_SWIZZLE_NONE ? mgpu_tcgen05_desc_k_major_none(0, row.d ? 64 : 128)
                                      : mgpu_tcgen05_desc_k_major(0, s);
    }
}

/* The bytes that each element came from. One operand is an image of numbers that say where they are, the other the identity.
 * a: which descriptor; b: swizzle; c: type; d: 1 if B, of 64 rows, is read, and not A, of 128. */
static words
run_read(const verify_row &row)
{
    const tc_type &t = tc_types[row.c];
    const uint32_t bytes = t.bits / 8, k = 32 / bytes, n = row.d ? 64 : k < 16 ? 16 : k;
    const mgpu_major major =
        row.a == MN_MAJOR || row.a == MN_FIRST ? MGPU_MN_MAJOR : MGPU_K_MAJOR;
    words at((row.d ? 64 : 128) * k, 0);
    for (uint32_t low = 0; B_AT / bytes >> low != 0; low += t.pass) {
        words image(SMEM / 4, 0);
        for (uint32_t i = 0; i < B_AT / bytes; i++)
            image[i * bytes / 4] |= code_of(t, i >> low & ((1u << t.pass) - 1))
                                    << 8 * (i * bytes % 4);
        for (uint32_t i = 0; i < k; i++)
            put(image, B_AT, row.d ? 128 : n, bytes, i, i, t.one);
        verify_args args = {};
        const uint64_t identity = mgpu_tcgen05_desc_k_major_none(B_AT, row.d ? 128 : n);
        args.desc[0] = row.d ? identity : descriptor(row);
        args.desc[1] = row.d ? descriptor(row) : identity;
        args.n[2] =
            mgpu_instr_desc(t.kind, MGPU_MMA_F32, t.type, t.type, row.d ? MGPU_K_MAJOR : major,
                            row.d ? major : MGPU_K_MAJOR, 128, n);
        const words d = run_tensor_core(row, args, 1, image, NULL);
        for (uint32_t i = 0; i < at.size(); i++) {
            float x;
            std::memcpy(&x, &d[row.d ? i % k * COLS + i / k : i / k * COLS + i % k], 4);
            at[i] += (uint32_t)x * bytes << low;
        }
    }
    return at;
}

/* ---- where D and A lie --------------------------------------------------------------------------- */

/* D[i][j] = i + 256 j. a: M, of both blocks; b: N; c: blocks; d: lane of its address. All cells go out. */
static words
run_places(const verify_row &row)
{
    const uint32_t m = (uint32_t)row.a, n = (uint32_t)row.b, blocks = (uint32_t)row.c;
    const uint32_t rows = m / blocks, columns = n / blocks;
    words all;
    for (uint32_t block = 0; block < blocks; block++) {
        words image(SMEM / 4, 0);
        for (uint32_t i = 0; i < rows; i++) {
            put(image, 0, rows, 2, i, 0, mgpu_f16_from_f32((float)(block * rows + i)));
            put(image, 0, rows, 2, i, 1, mgpu_f16_from_f32(256));
        }
        for (uint32_t j = 0; j < columns; j++) {
            put(image, B_AT, columns, 2, j, 0, mgpu_f16_from_f32(1));
            put(image, B_AT, columns, 2, j, 1, mgpu_f16_from_f32((float)(block * columns + j)));
        }
        verify_append(all, image);
    }
    verify_args args = {};
    args.desc[0] = mgpu_tcgen05_desc_k_major_none(0, rows);
    args.desc[1] = mgpu_tcgen05_desc_k_major_none(B_AT, columns);
    args.n[0] = mgpu_tmem_addr((uint32_t)row.d, 8);
    args.n[2] = mgpu_instr_desc(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_F16, MGPU_MMA_F16,
                                MGPU_K_MAJOR, MGPU_K_MAJOR, m, n);
    return run_tensor_core(row, args, blocks, all, NULL);
}

/* Which bits of which cells each element of A is: A in tensor memory, 8 columns from column 48 on, has the number of each part of each
 * cell, B is the identity, once or more, and D goes out. a: type; b: M; c: blocks; d: 1 by itself, where N is 64. */
static words
run_a(const verify_row &row)
{
    const tc_type &t = tc_types[row.a];
    const uint32_t bytes = t.bits / 8, k = 32 / bytes, m = (uint32_t)row.b;
    const uint32_t blocks = (uint32_t)row.c, halves = m == 128 && blocks == 2 ? 2
                                                      : row.d                 ? 128 / m
                                                                              : 1;
    const uint32_t n =
        row.d ? 64 : (k < 16 * blocks / halves ? 16 * blocks / halves : k) * halves;
    const uint32_t columns = n / halves, parts = 4096 / bytes;
    words all(blocks * 128 * columns, 0);
    for (uint32_t low = 0; (blocks * parts - 1) >> low != 0; low += t.pass) {
        words cells(blocks * 128 * COLS, 0), images;
        for (uint32_t i = 0; i < blocks * parts; i++)
            cells[i * bytes / 32 * COLS + 48 + i * bytes / 4 % 8] |=
                code_of(t, i >> low & ((1u << t.pass) - 1)) << 8 * (i * bytes % 4);
        for (uint32_t block = 0; block < blocks; block++) {
            words image(SMEM / 4, 0);
            for (uint32_t j = 0; j < n / blocks; j++)
                put(image, B_AT, n / blocks, bytes, j, (block * n / blocks + j) % k, t.one);
            verify_append(images, image);
        }
        verify_args args = {};
        args.desc[1] = mgpu_tcgen05_desc_k_major_none(B_AT, n / blocks);
        args.n[1] = 48;
        args.n[2] = mgpu_instr_desc(t.kind, MGPU_MMA_F32, t.type, t.type, MGPU_K_MAJOR,
                                    MGPU_K_MAJOR, m, n);
        const words d = run_tensor_core(row, args, blocks, images, &cells);
        for (uint32_t i = 0; i < all.size(); i++) {
            float x;
            std::memcpy(&x, &d[i / columns * COLS + i % columns], 4);
            all[i] += (uint32_t)x << low;
        }
    }
    return all;
}

/* ---- sums ---------------------------------------------------------------------------------------- */

enum { CLAMPED = 64 };

/* a, b: types of A and B; c: of D; d: the kind, and whether integers are clamped. M is 64, N is 8; K the instruction's. */
static words
run_sum(const verify_row &row)
{
    const mgpu_mma_type ta = (mgpu_mma_type)row.a, tb = (mgpu_mma_type)row.b,
                        td = (mgpu_mma_type)row.c;
    const verify_type a = drawn(ta), b = drawn(tb);
    std::mt19937 random((uint32_t)(10000 * row.d + 100 * row.a + row.b + 7 * row.c));
    words image = verify_numbers(a, 16384 / a.bits, 256 / a.bits, random);
    image.resize(B_AT / 4, 0);
    verify_append(image, verify_numbers(b, 2048 / b.bits, 128 / b.bits, random));
    image.resize(SMEM / 4, 0);
    const words c = td == MGPU_MMA_S32   ? verify_ends(512, random)
                    : td == MGPU_MMA_F16 ? verify_numbers(T_F16, 1024, 32, random)
                                         : verify_numbers(T_F32, 512, 16, random);
    words cells(128 * COLS, 0);
    for (uint32_t i = 0; i < 512; i++) {
        const mgpu_tmem_slot at =
            mgpu_tmem_d_slot(mgpu_tmem_d_layout(64, 1, false, false), 8, i / 8, i % 8);
        cells[at.lane * COLS + at.col] = td == MGPU_MMA_F16 ? c[i] & 0xffff : c[i];
    }
    verify_args args = {};
    args.desc[0] = mgpu_tcgen05_desc_k_major_none(0, 64);
    args.desc[1] = mgpu_tcgen05_desc_k_major_none(B_AT, 8);
    args.n[2] = mgpu_instr_desc((mgpu_kind)(row.d % CLAMPED), td, ta, tb, MGPU_K_MAJOR,
                                MGPU_K_MAJOR, 64, 8) |
                (row.d >= CLAMPED ? 8u : 0);
    args.n[3] = 1;
    return run_tensor_core(row, args, 1, image, &cells);
}

/* The same of a pair: M is 128, N is 32, and each block has half of both. */
static words
run_pair_sum(const verify_row &row)
{
    const mgpu_mma_type ta = (mgpu_mma_type)row.a, tb = (mgpu_mma_type)row.b,
                        td = (mgpu_mma_type)row.c;
    const verify_type a = drawn(ta), b = drawn(tb);
    std::mt19937 random((uint32_t)(10000 * row.d + 100 * row.a + row.b + 7 * row.c + 1));
    words all, cells(2 * 128 * COLS, 0);
    for (uint32_t block = 0; block < 2; block++) {
        words image = verify_numbers(a, 16384 / a.bits, 256 / a.bits, random);
        image.resize(B_AT / 4, 0);
        verify_append(image, verify_numbers(b, 4096 / b.bits, 256 / b.bits, random));
        image.resize(SMEM / 4, 0);
        verify_append(all, image);
    }
    const words c = td == MGPU_MMA_S32   ? verify_ends(4096, random)
                    : td == MGPU_MMA_F16 ? verify_numbers(T_F16, 8192, 32, random)
                                         : verify_numbers(T_F32, 4096, 16, random);
    for (uint32_t i = 0; i < 4096; i++) {
        const mgpu_tmem_slot at =
            mgpu_tmem_d_slot(mgpu_tmem_d_layout(128, 2, false, false), 32, i / 32, i % 32);
        cells[(at.cta * 128 + at.lane) * COLS + at.col] =
            td == MGPU_MMA_F16 ? c[i] & 0xffff : c[i];
    }
    verify_args args = {};
    args.desc[0] = mgpu_tcgen05_desc_k_major_none(0, 64);
    args.desc[1] = mgpu_tcgen05_desc_k_major_none(B_AT, 16);
    args.n[2] =
        mgpu_instr_desc((mgpu_kind)row.d, td, ta, tb, MGPU_K_MAJOR, MGPU_K_MAJOR, 128, 32);
    args.n[3] = 1;
    return run_tensor_core(row, args, 2, all, &cells);
}

/* a: M; b: N. D twice, of the same operands. */
static words
run_keeps(const verify_row &row)
{
    std::mt19937 random(71);
    words image = verify_numbers(T_F16, (size_t)row.a * 16, 16, random);
    image.resize(B_AT / 4, 0);
    verify_append(image, verify_numbers(T_F16, (size_t)row.b * 16, 16, random));
    image.resize(SMEM / 4, 0);
    verify_args args = {};
    args.desc[0] = mgpu_tcgen05_desc_k_major_none(0, (uint32_t)row.a);
    args.desc[1] = mgpu_tcgen05_desc_k_major_none(B_AT, (uint32_t)row.b);
    args.n[2] = mgpu_instr_desc(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_F16, MGPU_MMA_F16,
                                MGPU_K_MAJOR, MGPU_K_MAJOR, (uint32_t)row.a, (uint32_t)row.b);
    return run_tensor_core(row, args, 1, image, NULL);
}

/* ---- cluster launch control, loads of a pair -------------------------------------------------------- */

/* How often each block's work was done: by itself, or by who took it over. n[0]: blocks of a cluster. */
MGPU_KERNEL(verify_clc, verify_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(uint64_t, answer, 4, 16);
    const mgpu_clc clc = mgpu_clc_make(mgpu_smem_addr(answer), p->n[0]);
    const uint32_t rank = mgpu_cluster_ctarank();
    mgpu_clc_place at = mgpu_clc_start();
    uint32_t ctaid[3] = {blockIdx.x, 0, 0};
    if (threadIdx.x == 0)
        mgpu_clc_init(clc, p->n[0]);
    meet_alone();
    do {
        if (threadIdx.x == 0 && rank == 0)
            mgpu_clc_ask(clc, at);
        if (threadIdx.x == 0)
            (void)atomicAdd(&p->out[ctaid[0]], 1u);
        __syncwarp();
    } while (mgpu_clc_next(clc, &at, ctaid));
    meet_alone();
}

/* a: blocks of a cluster; b: of the grid. */
static words
run_clc(const verify_row &row)
{
    verify_args args = {};
    const verify_memory out(words((size_t)row.b, 0));
    args.n[0] = (uint32_t)row.a;
    args.out = out.ptr();
    verify_launch(row.kernel, args, 32, 120 * 1024, (uint32_t)row.b, (uint32_t)row.a);
    return out.read();
}

/* Each block of a pair loads a box, and the barrier of one counts the bytes of both. n[0]: whose. */
MGPU_KERNEL(verify_pair_load, verify_args, p, 32, 1)
{
    MGPU_SMEM(smem, 1024);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), rank = mgpu_cluster_ctarank(), of = p->n[0];
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    meet_alone();
    if (threadIdx.x == 0) {
        if (rank == of)
            mgpu_mbarrier_arrive_expect_tx(bar, 2 * 512);
        mgpu_tma_load_2d_cg2(mgpu_smem_addr(smem), &p->map, p->at[0], p->at[1] + (int32_t)rank,
                             mgpu_mapa(bar, of));
    }
    if (rank == of)
        mgpu_mbarrier_wait_cluster(bar, 0);
    meet_alone();
    for (uint32_t i = threadIdx.x; i < 128; i += 32)
        p->out[rank * 128 + i] = ((const uint32_t *)smem)[i];
    meet_alone();
}

/* a: the rank whose barrier counts; b: swizzle. Boxes of 16 x 8 words, over an edge. */
static words
run_pair_load(const verify_row &row)
{
    words image(32 * 16);
    for (uint32_t i = 0; i < image.size(); i++)
        image[i] = i;
    const verify_memory tensor(image), out(256);
    mgpu_tensor_map_desc d =
        mgpu_tensor_map_2d(MGPU_DTYPE_U32, tensor.ptr(), 16, 32, 128, 8, 16);
    verify_args args = {};
    mgpu_issues why;
    d.swizzle = (mgpu_swizzle)row.b;
    verify_must(mgpu_tensor_map_tiled(&args.map, d, &why), &why);
    args.n[0] = (uint32_t)row.a;
    args.at[0] = 20;
    args.at[1] = 10;
    args.out = out.ptr();
    verify_launch(row.kernel, args, 32, 1024, 2, 2);
    return out.read();
}

/* ---- the table ----------------------------------------------------------------------------------- */

#define MOVE(name, kernel, rule, words_of_thread, lanes)                                       \
    {                                                                                          \
        "tensor memory", name, rule, TENSOR_MEMORY, words_of_thread, run_moves,                \
            &verify_##kernel##_kernel, words_of_thread, lanes, 0, 0                            \
    }
#define REDUCE(name, kernel)                                                                   \
    {                                                                                          \
        "tensor memory", name, "mgpu__tmem_reduce mgpu__f32_extreme3", B300 | THOR | RUBIN, 2, \
            run_reduces, &verify_ld_red_##kernel##_kernel, 0, 0, 0, 0                          \
    }
#define COPY(name, kernel, rule, blocks)                                                       \
    {                                                                                          \
        "tensor memory", name, rule, TENSOR_MEMORY, COLS, run_copy,                            \
            &verify_cp_##kernel##_kernel, 12, 0, blocks, 0                                     \
    }
/* Of a block and of a pair, with bytes as they are and with 6 and 4 bits widened. */
#define ALL_COPIES(name, kernel)                                                               \
    COPY("cp " name, kernel, PLACE, 1),                                                        \
        COPY("cp " name ", 6 bits widened", kernel##_b6, WIDEN, 1),                            \
        COPY("cp " name ", 4 bits widened", kernel##_b4, WIDEN, 1),                            \
        COPY("cp " name " of a pair", pair_##kernel, PLACE, 2),                                \
        COPY("cp " name " of a pair, 6 bits widened", pair_##kernel##_b6, WIDEN, 2),           \
        COPY("cp " name " of a pair, 4 bits widened", pair_##kernel##_b4, WIDEN, 2)
#define READ(name, kernel, how, swizzle, type, of_b)                                           \
    {                                                                                          \
        "tcgen05 descriptors", name, "mgpu_tcgen05_operand_offset mgpu_tcgen05_operand_addr",  \
            TENSOR_MEMORY, 32u / (tc_types[type].bits / 8), run_read,                          \
            &verify_##kernel##_kernel, how, MGPU_SWIZZLE_##swizzle, type, of_b                 \
    }
#define D_OF(name, kernel, m, n, blocks, lane)                                                 \
    {                                                                                          \
        "tcgen05 layouts", name, "mgpu_tmem_d_slot mgpu_tmem_row_lane", TENSOR_MEMORY, COLS,   \
            run_places, &verify_##kernel##_kernel, m, n, blocks, lane                          \
    }
#define A_OF_WS(name, kernel, type, m, blocks, ws)                                             \
    {                                                                                          \
        "tcgen05 layouts", name, "mgpu_tmem_a_slot mgpu_tmem_a_bits", TENSOR_MEMORY,           \
            (ws)           ? (m) / 2                                                           \
            : type == BY_8 ? 32                                                                \
                           : 16,                                                               \
            run_a, &verify_##kernel##_kernel, type, m, blocks, ws                              \
    }
#define A_OF(name, kernel, type, m, blocks) A_OF_WS(name, kernel, type, m, blocks, 0)
#define SUMS(name, kernel, kind, a, b, d)                                                      \
    {                                                                                          \
        "tcgen05 sums", name, "mgpu__tcgen05_rule mgpu__mma_add mgpu__tcgen05_value",          \
            TENSOR_MEMORY, COLS, run_sum, &verify_tc_##kernel##_kernel, MGPU_MMA_##a,          \
            MGPU_MMA_##b, MGPU_MMA_##d, MGPU_KIND_##kind                                       \
    }
#define SCALED_D(name, run, kernel, kind, a, d)                                                \
    {                                                                                          \
        "tcgen05 sums", name, "mgpu__tensor_take_d mgpu__tcgen05_rule mgpu__mma_add",          \
            BLACKWELL | RUBIN, COLS, run, &verify_tc_##kernel##_kernel, MGPU_MMA_##a,          \
            MGPU_MMA_##a, MGPU_MMA_##d, MGPU_KIND_##kind                                       \
    }
#define PAIR_SUMS(name, kernel, kind, a, b, d)                                                 \
    {                                                                                          \
        "tcgen05 sums", name, "mgpu__tensor_multiply mgpu__tcgen05_rule mgpu_tmem_d_slot",     \
            TENSOR_MEMORY, COLS, run_pair_sum, &verify_tc_pair_##kernel##_kernel,              \
            MGPU_MMA_##a, MGPU_MMA_##b, MGPU_MMA_##d, MGPU_KIND_##kind                         \
    }
#define KEEPS(name, kernel, m, n)                                                              \
    {                                                                                          \
        "tcgen05 sums", name, "mgpu__tensor_collect", TENSOR_MEMORY, COLS, run_keeps,          \
            &verify_tc_keeps_##kernel##_kernel, m, n, 0, 0                                     \
    }
#define INTEGER_SUMS(name, a, b, clamped)                                                      \
    {                                                                                          \
        "tcgen05 sums", name, "mgpu__tcgen05_multiply", INTEGER_TENSOR, COLS, run_sum,         \
            &verify_tc_i8_kernel, MGPU_MMA_##a, MGPU_MMA_##b, MGPU_MMA_S32,                    \
            MGPU_KIND_I8 | (clamped)                                                           \
    }
#define SLOT   "mgpu_tmem_ld_slot"
#define PACKED "mgpu_tmem_ld_pack_slot"
#define PLACE  "mgpu_tmem_cp_lane mgpu_tmem_cp_slot"
#define WIDEN  "mgpu__tensor_cp_widen mgpu_tmem_cp_slot"

std::vector<verify_row>
verify_tcgen05_rows(void)
{
    return {
        {"tensor memory", "the columns that alloc gives", "mgpu__tmem_serve mgpu__tmem_is_free",
         TENSOR_MEMORY, 1, run_alloc, &verify_alloc_kernel, 0, 0, 0, 0},
        MOVE("ld 32x32b", ld_32x32b, SLOT, 16, 0),
        MOVE("ld 16x64b", ld_16x64b, SLOT, 8, 0),
        MOVE("ld 16x64b, upper lanes", ld_16x64b, SLOT, 8, 16),
        MOVE("ld 16x128b", ld_16x128b, SLOT, 8, 0),
        MOVE("ld 16x256b", ld_16x256b, SLOT, 16, 0),
        MOVE("ld 16x256b, upper lanes", ld_16x256b, SLOT, 16, 16),
        MOVE("ld 32x32b, packed", ld_32x32b_pack, PACKED, 8, 0),
        MOVE("ld 16x128b, packed", ld_16x128b_pack, PACKED, 4, 0),
        MOVE("ld 16x64b, packed", ld_16x64b_pack, PACKED, 8, 0),
        MOVE("ld 16x256b, packed, upper lanes", ld_16x256b_pack, PACKED, 8, 16),
        MOVE("ld 16x32bx2, 12 columns apart", ld_16x32bx2, SLOT, 8, 0),
        MOVE("ld 16x32bx2, 12 columns apart, upper lanes", ld_16x32bx2, SLOT, 8, 16),
        MOVE("ld 16x32bx2, 12 columns apart, packed", ld_16x32bx2_pack, PACKED, 4, 0),
        MOVE("ld 16x32bx2, 12 columns apart, packed, upper lanes", ld_16x32bx2_pack, PACKED, 4,
             16),
        MOVE("st 16x32bx2, 12 columns apart", st_16x32bx2, SLOT, COLS, 0),
        MOVE("st 16x32bx2, 12 columns apart, unpacked", st_16x32bx2_unpack, PACKED, COLS, 0),
        MOVE("st 16x32bx2, 12 columns apart, unpacked, upper lanes", st_16x32bx2_unpack, PACKED,
             COLS, 16),
        MOVE("st 16x64b", st_16x64b, SLOT, COLS, 0),
        MOVE("st 16x128b, upper lanes", st_16x128b, SLOT, COLS, 16),
        MOVE("st 16x256b", st_16x256b, SLOT, COLS, 0),
        MOVE("st 16x64b, unpacked", st_16x64b_unpack, PACKED, COLS, 0),
        MOVE("st 16x128b, unpacked, upper lanes", st_16x128b_unpack, PACKED, COLS, 16),
        MOVE("st 32x32b, unpacked", st_32x32b_unpack, PACKED, COLS, 0),
        MOVE("st 16x256b, unpacked", st_16x256b_unpack, PACKED, COLS, 0),
        REDUCE("ld.red, min", min_f32),
        REDUCE("ld.red, max of magnitudes", max_abs_f32),
        REDUCE("ld.red, max with NaN", max_nan_f32),
        REDUCE("ld.red, min of s32", min_s32),
        REDUCE("ld.red, max of u32", max_u32),
        REDUCE("ld.red, min, 16x32bx2, 20 columns apart", two_min_f32),
        REDUCE("ld.red, max of magnitudes, 16x32bx2, 20 columns apart", two_max_abs_f32),
        ALL_COPIES("128x256b", 128x256b),
        ALL_COPIES("128x128b", 128x128b),
        ALL_COPIES("4x256b", 4x256b),
        ALL_COPIES("64x128b.warpx2::02_13", 64x128b_warpx2_02_13),
        ALL_COPIES("64x128b.warpx2::01_23", 64x128b_warpx2_01_23),
        ALL_COPIES("32x128b.warpx4", 32x128b_warpx4),
        {"tensor memory", "shift down", "mgpu__tensor_shift_run", TENSOR_MEMORY, COLS, run_copy,
         &verify_shift_down_kernel, 12, 64, 1, 0},
        {"tensor memory", "shift down of a pair", "mgpu__tensor_shift_run", TENSOR_MEMORY, COLS,
         run_copy, &verify_shift_down_pair_kernel, 12, 32, 2, 0},
        READ("A of 16 bits, K-major, no swizzle", tc_f16, K_MAJOR, NONE, BY_16, 0),
        READ("A of 16 bits, K-major, swizzle of 32 bytes", tc_f16, K_MAJOR, 32B, BY_16, 0),
        READ("A of 16 bits, K-major, swizzle of 64 bytes", tc_f16, K_MAJOR, 64B, BY_16, 0),
        READ("A of 16 bits, K-major, swizzle of 128 bytes", tc_f16, K_MAJOR, 128B, BY_16, 0),
        READ("A of 16 bits, K-major, swizzle of 128 bytes, second step of K", tc_f16,
             SECOND_STEP, 128B, BY_16, 0),
        READ("A of 16 bits, K-major, no swizzle, strides that no tile has", tc_f16, FAR, NONE,
             BY_16, 0),
        READ("A of 16 bits, MN-major, no swizzle", tc_f16, MN_MAJOR, NONE, BY_16, 0),
        READ("A of 16 bits, MN-major, swizzle of 32 bytes", tc_f16, MN_MAJOR, 32B, BY_16, 0),
        READ("A of 16 bits, MN-major, swizzle of 64 bytes", tc_f16, MN_MAJOR, 64B, BY_16, 0),
        READ("A of 16 bits, MN-major, swizzle of 128 bytes", tc_f16, MN_MAJOR, 128B, BY_16, 0),
        READ("A of 16 bits, MN-major, swizzle of 64 bytes, blocks along M first", tc_f16,
             MN_FIRST, 64B, BY_16, 0),
        READ("A of 32 bits, K-major, swizzle of 128 bytes", tc_tf32, K_MAJOR, 128B, BY_32, 0),
        READ("A of 32 bits, MN-major, swizzle of 128 bytes, atoms of 32", tc_tf32, MN_MAJOR,
             128B_ATOM_32B, BY_32, 0),
        READ("A of 8 bits, K-major, swizzle of 64 bytes", tc_f8f6f4, K_MAJOR, 64B, BY_8, 0),
        READ("A of 8 bits, MN-major, swizzle of 128 bytes", tc_f8f6f4, MN_MAJOR, 128B, BY_8, 0),
        READ("B of 16 bits, K-major, no swizzle", tc_f16, K_MAJOR, NONE, BY_16, 1),
        READ("B of 16 bits, K-major, swizzle of 128 bytes", tc_f16, K_MAJOR, 128B, BY_16, 1),
        READ("B of 16 bits, MN-major, swizzle of 64 bytes", tc_f16, MN_MAJOR, 64B, BY_16, 1),
        READ("B of 8 bits, MN-major, swizzle of 32 bytes", tc_f8f6f4, MN_MAJOR, 32B, BY_8, 1),
        D_OF("D of M = 128", tc_f16, 128, 32, 1, 0),
        D_OF("D of M = 64", tc_f16, 64, 32, 1, 0),
        D_OF("D of M = 64, from lane 16 on", tc_f16, 64, 32, 1, 16),
        D_OF("D of M = 256 of a pair", tc_pair_f16, 256, 32, 2, 0),
        D_OF("D of M = 128 of a pair", tc_pair_f16, 128, 64, 2, 0),
        A_OF("A of 16 bits in tensor memory, M = 128", tc_f16_ts, BY_16, 128, 1),
        A_OF("A of 16 bits in tensor memory, M = 64", tc_f16_ts, BY_16, 64, 1),
        A_OF("A of 16 bits in tensor memory, a row further down", tc_f16_ts_ashift, BY_16, 128,
             1),
        D_OF("D of M = 128, lanes that a mask leaves alone", tc_f16_lanes, 128, 32, 1, 0),
        D_OF("D of M = 256 of a pair, lanes that a mask leaves alone", tc_pair_f16_lanes, 256,
             32, 2, 0),
        A_OF("A of 32 bits in tensor memory", tc_tf32_ts, BY_32, 128, 1),
        A_OF("A of 8 bits in tensor memory", tc_f8f6f4_ts, BY_8, 128, 1),
        A_OF("A of 16 bits in tensor memory of a pair, M = 256", tc_pair_f16_ts, BY_16, 256, 2),
        A_OF("A of 16 bits in tensor memory of a pair, M = 128", tc_pair_f16_ts, BY_16, 128, 2),
        A_OF("A of 8 bits in tensor memory of a pair, M = 128", tc_pair_f8f6f4_ts, BY_8, 128,
             2),
        A_OF_WS("A of 16 bits in tensor memory of .ws, M = 64", tc_ws_f16_ts, BY_16, 64, 1, 1),
        A_OF_WS("A of 16 bits in tensor memory of .ws, M = 32", tc_ws_f16_ts, BY_16, 32, 1, 1),
        A_OF_WS("A of 8 bits in tensor memory of .ws, M = 64", tc_ws_f8f6f4_ts, BY_8, 64, 1, 1),
        SUMS("f16, into f32", f16, F16, F16, F16, F32),
        SUMS("bf16, into f32", f16, F16, BF16, BF16, F32),
        SUMS("f16, into f16", f16, F16, F16, F16, F16),
        SUMS("tf32, into f32", tf32, TF32, TF32, TF32, F32),
        SUMS("e4m3, into f32", f8f6f4, F8F6F4, E4M3, E4M3, F32),
        SUMS("e5m2, into f32", f8f6f4, F8F6F4, E5M2, E5M2, F32),
        SUMS("e4m3 and e5m2, into f32", f8f6f4, F8F6F4, E4M3, E5M2, F32),
        SUMS("e3m2 and e2m3, into f32", f8f6f4, F8F6F4, E3M2, E2M3, F32),
        SUMS("e2m1, into f32", f8f6f4, F8F6F4, E2M1, E2M1, F32),
        SUMS("e2m1 and e5m2, into f32", f8f6f4, F8F6F4, E2M1, E5M2, F32),
        SUMS("e4m3, into f16", f8f6f4, F8F6F4, E4M3, E4M3, F16),
        SUMS("e5m2 and e2m3, into f16", f8f6f4, F8F6F4, E5M2, E2M3, F16),
        PAIR_SUMS("bf16 of a pair, into f32", f16, F16, BF16, BF16, F32),
        PAIR_SUMS("f16 of a pair, into f16", f16, F16, F16, F16, F16),
        PAIR_SUMS("tf32 of a pair, into f32", tf32, TF32, TF32, TF32, F32),
        PAIR_SUMS("e4m3 and e5m2 of a pair, into f32", f8f6f4, F8F6F4, E4M3, E5M2, F32),
        {"tcgen05 sums", "s8 of a pair", "mgpu__mma_bytes mgpu__tcgen05_multiply",
         INTEGER_TENSOR, COLS, run_pair_sum, &verify_tc_pair_i8_kernel, MGPU_MMA_S8,
         MGPU_MMA_S8, MGPU_MMA_S32, MGPU_KIND_I8},
        SCALED_D("f16, into f32, D halved", run_sum, f16_scale_1, F16, F16, F32),
        SCALED_D("bf16, into f32, D by 2^-15", run_sum, f16_scale_15, F16, BF16, F32),
        SCALED_D("f16, into f16, D halved", run_sum, f16_scale_1, F16, F16, F16),
        SCALED_D("f16, into f16, D by 2^-15", run_sum, f16_scale_15, F16, F16, F16),
        SCALED_D("tf32, into f32, D by 2^-7", run_sum, tf32_scale_7, TF32, TF32, F32),
        SCALED_D("f16 of a pair, into f16, D by 2^-4", run_pair_sum, pair_f16_scale_4, F16, F16,
                 F16),
        KEEPS("A from its collector buffer", a, 128, 32),
        KEEPS("B of .ws from collector buffer 0", b0, 64, 64),
        KEEPS("B of .ws from collector buffer 3", b3, 32, 64),
        {"tcgen05 sums", "A and B from their collector buffers", "mgpu__tensor_collect", RUBIN,
         COLS, run_keeps, VERIFY_SINCE(94, tc_keeps_both), 128, 32, 0, 0},
        {"launch control", "each of 1024 blocks' work is done once",
         "mgpu__emu_clc_try_cancel mgpu__clc_draw", TENSOR_MEMORY, 32, run_clc,
         &verify_clc_kernel, 1, 1024, 0, 0},
        {"launch control", "each of 512 pairs' work is done once",
         "mgpu__emu_clc_try_cancel mgpu__clc_draw", TENSOR_MEMORY, 32, run_clc,
         &verify_clc_kernel, 2, 1024, 0, 0},
        {"pairs", "loads: the barrier of block 0 counts for both, swizzle of 64 bytes",
         "mgpu__copy_issue_to", TENSOR_MEMORY, 16, run_pair_load, &verify_pair_load_kernel, 0,
         MGPU_SWIZZLE_64B, 0, 0},
        {"pairs", "loads: the barrier of block 1 counts for both", "mgpu__copy_issue_to",
         TENSOR_MEMORY, 16, run_pair_load, &verify_pair_load_kernel, 1, MGPU_SWIZZLE_NONE, 0,
         0},
        INTEGER_SUMS("s8", S8, S8, 0),
        INTEGER_SUMS("u8", U8, U8, 0),
        INTEGER_SUMS("u8 and s8", U8, S8, 0),
        INTEGER_SUMS("s8, clamped", S8, S8, CLAMPED),
        INTEGER_SUMS("u8 and s8, clamped", U8, S8, CLAMPED),
    };
}
