/* tests/tile/test_mma_scaled.cpp - tiles with scales: their copies into tensor memory, every step; small numbers, each right to the bit.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

#include <mgpu/blackwell.h>
#include <mgpu/layout/block_scale.h>
#include <mgpu/layout/tile.h>

MGPU_REQUIRE(TCGEN05);

namespace
{

enum {
    THREADS = 128,
    K_BYTES = 256, /* two boxes of 128 bytes */
    A_AT = 0,
    B_AT = A_AT + 128 * K_BYTES,
    SFA_AT = B_AT + 256 * K_BYTES,
    SFB_AT = SFA_AT + 8 * MGPU_SCALE_BLOCK_BYTES,
    BYTES = SFB_AT + 16 * MGPU_SCALE_BLOCK_BYTES,
    SFA = 256, /* columns, from that of D */
    SFB = SFA + 32,
    A = SFB + 64, /* where A is in tensor memory: 64 columns */
    COLS = 512
};

typedef struct {
    const uint8_t *memory;     /* [ctas][BYTES], as it lies in shared memory */
    const uint32_t *a_columns; /* [ctas][128][64], as A lies in tensor memory; or null */
    uint32_t *d;               /* [ctas][THREADS][256]: cells */
    uint32_t skew;             /* bytes by which the copies miss the scales */
} tile_args;

/* 256 bytes of K: of mxfp8 8 steps and 2 words of scales, of mxfp4 8 and 4, of nvfp4 8 and 8. */
MGPU_DEVICE mgpu_mma_tile
tile_of(mgpu_block_format format, uint32_t m, uint32_t n, uint32_t ctas)
{
    mgpu_mma_tile t = mgpu_block_tile(
        format, m, n, format == MGPU_BLOCK_MXFP8 ? (uint32_t)K_BYTES : 2 * (uint32_t)K_BYTES);
    t.ctas = ctas;
    return t;
}

/* Operands and scales as they are into shared memory, scales into tensor memory, all steps twice, D out. */
MGPU_DEVICE void
multiply(const tile_args *p, mgpu_mma_tile t)
{
    MGPU_SMEM(memory, 1024);
    MGPU_SHARED(uint64_t, bar, 1);
    MGPU_SHARED(uint32_t, slot, 1);
    const uint32_t smem = mgpu_smem_addr(memory), done = mgpu_smem_addr(bar);
    const uint32_t rank = mgpu_cluster_ctarank();
    uint32_t r[64];
    for (uint32_t i = 4 * threadIdx.x; i < BYTES; i += 4 * THREADS) {
        uint32_t word;
        memcpy(&word, p->memory + rank * BYTES + i, 4);
        mgpu_st_shared_b32(smem + i, word);
    }
    mgpu_fence_proxy_async_shared_cta();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(done, 1);
        mgpu_fence_mbarrier_init();
    }
    const uint32_t d = t.ctas == 2 ? mgpu_tmem_take_cg2(mgpu_smem_addr(slot), COLS)
                                   : mgpu_tmem_take(mgpu_smem_addr(slot), COLS);
    if (p->a_columns != nullptr) {
        memcpy(r, p->a_columns + (rank * THREADS + threadIdx.x) * 64, sizeof r);
        mgpu_tcgen05_st_32x32b_x64(mgpu_tmem_quarter(d) + A, r);
        mgpu_tcgen05_wait_st();
        mgpu_tcgen05_fence_before_thread_sync();
        if (t.ctas == 2) {
            mgpu_barrier_cluster_arrive_aligned();
            mgpu_barrier_cluster_wait_aligned();
        } else {
            __syncthreads();
        }
        mgpu_tcgen05_fence_after_thread_sync();
    }
    if (threadIdx.x == 0 && rank == 0) {
        mgpu_mma_tile_copy_sfa(t, d + SFA, smem + SFA_AT + p->skew);
        mgpu_mma_tile_copy_sfb(t, d + SFB, smem + SFB_AT);
        for (int again = 0; again < 2; again++) { /* D = A * B^T, then D += A * B^T */
            if (p->a_columns != nullptr)
                mgpu_mma_tile_scaled_ts(t, d, d + A, smem + B_AT, d + SFA, d + SFB, again);
            else
                mgpu_mma_tile_scaled_ss(t, d, smem + A_AT, smem + B_AT, d + SFA, d + SFB,
                                        again);
        }
        mgpu_mma_tile_commit(t, done);
    }
    mgpu_mbarrier_wait(done, 0);
    mgpu_tcgen05_fence_after_thread_sync();
    for (uint32_t c = 0; c < mgpu_mma_tile_d_cols(t); c += 64) {
        mgpu_tcgen05_ld_32x32b_x64(r, mgpu_tmem_quarter(d) + c);
        mgpu_tcgen05_wait_ld();
        mgpu_tmem_regs_x64(r);
        memcpy(p->d + (rank * THREADS + threadIdx.x) * 256 + c, r, sizeof r);
    }
    if (t.ctas == 2)
        mgpu_tmem_give_cg2(d, COLS);
    else
        mgpu_tmem_give(d, COLS);
}

/* Of each format: a block with one and with two blocks of scales of B, a pair of 256 and one of 128 rows. */
#define KERNELS(name, FORMAT)                                                                  \
    MGPU_KERNEL(name##_alone, tile_args, p, THREADS, 1)                                        \
    {                                                                                          \
        multiply(p, tile_of(FORMAT, 128, 64, 1));                                              \
    }                                                                                          \
    MGPU_KERNEL(name##_wide, tile_args, p, THREADS, 1)                                         \
    {                                                                                          \
        multiply(p, tile_of(FORMAT, 128, 192, 1));                                             \
    }                                                                                          \
    MGPU_KERNEL(name##_pair, tile_args, p, THREADS, 1)                                         \
    {                                                                                          \
        multiply(p, tile_of(FORMAT, 256, 192, 2));                                             \
    }                                                                                          \
    MGPU_KERNEL(name##_pair_of_128, tile_args, p, THREADS, 1)                                  \
    {                                                                                          \
        multiply(p, tile_of(FORMAT, 128, 256, 2));                                             \
    }                                                                                          \
    MGPU_KERNEL(name##_pair_of_128_by_128, tile_args, p, THREADS, 1)                           \
    {                                                                                          \
        multiply(p, tile_of(FORMAT, 128, 128, 2));                                             \
    }
KERNELS(mxfp8, MGPU_BLOCK_MXFP8)
KERNELS(mxfp4, MGPU_BLOCK_MXFP4)
KERNELS(nvfp4, MGPU_BLOCK_NVFP4)

uint32_t
hash(uint32_t seed, uint32_t row, uint32_t k)
{
    uint32_t x = seed * 747796405u + row * 2891336453u + k * 277803737u;
    x = (x >> 15 ^ x) * 2246822519u;
    return x >> 13;
}

/* -2 .. 2, and 1/2, 1 or 2. */
int
value(uint32_t seed, uint32_t row, uint32_t k)
{
    return (int)(hash(seed, row, k) % 5) - 2;
}

uint32_t
power(uint32_t seed, uint32_t row, uint32_t block)
{
    return hash(seed + 7, row, block) % 3;
}

uint8_t
scale(mgpu_block_format format, uint32_t seed, uint32_t row, uint32_t block)
{
    return (uint8_t)(format == MGPU_BLOCK_NVFP4 ? 0x30 + 8 * power(seed, row, block)
                                                : 126 + power(seed, row, block));
}

/* Byte `at` of a row of an operand. */
uint32_t
bits(mgpu_block_format format, uint32_t seed, uint32_t row, uint32_t at)
{
    if (format == MGPU_BLOCK_MXFP8)
        return mgpu_e4m3_from_f32((float)value(seed, row, at));
    return mgpu_e2m1_from_f32((float)value(seed, row, 2 * at)) |
           (uint32_t)mgpu_e2m1_from_f32((float)value(seed, row, 2 * at + 1)) << 4;
}

/* Rows as two boxes of TMA in the 128-byte swizzle. */
void
lay(uint8_t *to, mgpu_block_format format, uint32_t seed, uint32_t rows, uint32_t first)
{
    const mgpu_tile box = mgpu_make_tile(rows, 128, MGPU_SWIZZLE_128B);
    for (uint32_t row = 0; row < rows; row++)
        for (uint32_t i = 0; i < K_BYTES; i++)
            to[i / 128 * mgpu_tile_bytes(box) + mgpu_tile_offset(box, row, i % 128)] =
                (uint8_t)bits(format, seed, first + row, i);
}

/* Runs the kernel of a tile, and compares D; `in_columns`: A is in tensor memory. */
void
check(const mgpu_kernel &kernel, mgpu_block_format format, mgpu_mma_tile t, bool in_columns)
{
    const uint32_t rows = t.m / t.ctas, blocks = t.k / t.block;
    const bool split = mgpu_mma_tile_sfb_is_split(t);
    std::vector<uint8_t> memory(t.ctas * BYTES, 0xff); /* a scale that is NaN, too */
    std::vector<uint32_t> a_columns(t.ctas * 128 * 64), d(t.ctas * THREADS * 256);
    REQUIRE(std::string(mgpu_mma_tile_fault(t) != nullptr ? mgpu_mma_tile_fault(t) : "") == "");
    REQUIRE(mgpu_mma_tile_sfa_bytes(t) == blocks / 4 * 512);
    REQUIRE(mgpu_mma_tile_sfb_bytes(t) <= 8 * 2 * 512);
    for (uint32_t rank = 0; rank < t.ctas; rank++) {
        uint8_t *to = &memory[rank * BYTES];
        lay(to + A_AT, format, 1, rows, rank * rows);
        lay(to + B_AT, format, 2, t.n / t.ctas, rank * (t.n / t.ctas));
        for (uint32_t block = 0; block < blocks; block++) {
            for (uint32_t row = 0; row < rows; row++)
                to[SFA_AT + mgpu_scale_smem_offset(128, row, block)] =
                    scale(format, 1, rank * rows + row, block);
            for (uint32_t col = 0; col < t.n; col++) { /* of a split B each half has blocks */
                const uint32_t half = t.n / 2,
                               row = split ? col / half * 128 + col % half : col;
                to[SFB_AT + mgpu_scale_smem_offset(split ? 256 : t.n, row, block)] =
                    scale(format, 2, col, block);
            }
        }
        for (uint32_t row = 0; row < rows; row++)
            for (uint32_t i = 0; i < K_BYTES; i++)
                for (uint32_t g = 0; g < mgpu_tmem_groups(mgpu_mma_tile_d_layout(t)); g++)
                    a_columns[(rank * 128 +
                               mgpu_tmem_row_lane(mgpu_mma_tile_d_layout(t), row, g)) *
                                  64 +
                              i / 4] |= bits(format, 1, rank * rows + row, i) << i % 4 * 8;
    }
    for (mgpu_emu_policy policy : {MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM}) {
        model m;
        const tile_args p = {memory.data(), in_columns ? a_columns.data() : nullptr, d.data(),
                             0};
        m.config.target = MGPU_EMU_SM_100A;
        m.config.policy = policy;
        std::fill(d.begin(), d.end(), 0xdbdbdbdbu);
        CAPTURE(kernel.name, policy, in_columns);
        REQUIRE(m.run(kernel, t.ctas, THREADS, p, t.ctas, BYTES) == MGPU_OK);
        CHECK(m.text + m.lints == "");
        uint32_t wrong = 0;
        for (uint32_t row = 0; row < t.m; row++)
            for (uint32_t col = 0; col < t.n; col += 3) {
                const mgpu_tmem_slot at =
                    mgpu_tmem_d_slot(mgpu_mma_tile_d_layout(t), t.n, row, col);
                int sum = 0; /* in quarters */
                float got;
                for (uint32_t k = 0; k < t.k; k++)
                    sum += value(1, row, k) * value(2, col, k) *
                           (1 << (power(1, row, k / t.block) + power(2, col, k / t.block)));
                memcpy(&got, &d[(at.cta * THREADS + at.lane) * 256 + at.col], 4);
                wrong += got != (float)(2 * sum) / 4;
            }
        CHECK(wrong == 0);
    }
}

std::string
text_of(const char *fault)
{
    return fault == nullptr ? "" : fault;
}

} // namespace

TEST_CASE(
    "mgpu_mma_tile_copy_sfa, _sfb, _scaled_ss: each format, one and two blocks of B's scales")
{
    check(mxfp8_alone_kernel, MGPU_BLOCK_MXFP8, tile_of(MGPU_BLOCK_MXFP8, 128, 64, 1), false);
    check(mxfp4_alone_kernel, MGPU_BLOCK_MXFP4, tile_of(MGPU_BLOCK_MXFP4, 128, 64, 1), false);
    check(nvfp4_alone_kernel, MGPU_BLOCK_NVFP4, tile_of(MGPU_BLOCK_NVFP4, 128, 64, 1), false);
    check(mxfp8_wide_kernel, MGPU_BLOCK_MXFP8, tile_of(MGPU_BLOCK_MXFP8, 128, 192, 1), false);
    check(mxfp4_wide_kernel, MGPU_BLOCK_MXFP4, tile_of(MGPU_BLOCK_MXFP4, 128, 192, 1), false);
    check(nvfp4_wide_kernel, MGPU_BLOCK_NVFP4, tile_of(MGPU_BLOCK_NVFP4, 128, 192, 1), false);
}

TEST_CASE("mgpu_mma_tile_copy_sfa, _sfb, _scaled_ss: each format by a pair of 256 rows")
{
    check(mxfp8_pair_kernel, MGPU_BLOCK_MXFP8, tile_of(MGPU_BLOCK_MXFP8, 256, 192, 2), false);
    check(mxfp4_pair_kernel, MGPU_BLOCK_MXFP4, tile_of(MGPU_BLOCK_MXFP4, 256, 192, 2), false);
    check(nvfp4_pair_kernel, MGPU_BLOCK_NVFP4, tile_of(MGPU_BLOCK_NVFP4, 256, 192, 2), false);
}

TEST_CASE("mgpu_mma_tile_copy_sfb: by a pair of 128 rows halves of the lanes have halves of "
          "B's scales")
{
    for (uint32_t n : {256u, 128u}) {
        const bool all = n == 256;
        check(all ? mxfp8_pair_of_128_kernel : mxfp8_pair_of_128_by_128_kernel,
              MGPU_BLOCK_MXFP8, tile_of(MGPU_BLOCK_MXFP8, 128, n, 2), false);
        check(all ? mxfp4_pair_of_128_kernel : mxfp4_pair_of_128_by_128_kernel,
              MGPU_BLOCK_MXFP4, tile_of(MGPU_BLOCK_MXFP4, 128, n, 2), false);
        check(all ? nvfp4_pair_of_128_kernel : nvfp4_pair_of_128_by_128_kernel,
              MGPU_BLOCK_NVFP4, tile_of(MGPU_BLOCK_NVFP4, 128, n, 2), false);
    }
}

TEST_CASE("mgpu_mma_tile_scaled_ts: A in tensor memory goes on by 8 columns a step")
{
    check(mxfp8_alone_kernel, MGPU_BLOCK_MXFP8, tile_of(MGPU_BLOCK_MXFP8, 128, 64, 1), true);
    check(nvfp4_alone_kernel, MGPU_BLOCK_NVFP4, tile_of(MGPU_BLOCK_NVFP4, 128, 64, 1), true);
    check(mxfp4_pair_kernel, MGPU_BLOCK_MXFP4, tile_of(MGPU_BLOCK_MXFP4, 256, 192, 2), true);
}

TEST_CASE("mgpu_block_tile: types, blocks and scales of each format")
{
    const struct {
        mgpu_block_format format;
        mgpu_kind kind;
        mgpu_mma_type type, scale;
        uint32_t block, vec;
    } rows[] = {
        {MGPU_BLOCK_MXFP8, MGPU_KIND_MXF8F6F4, MGPU_MMA_E4M3, MGPU_MMA_UE8M0, 32, 1},
        {MGPU_BLOCK_MXFP8_E5M2, MGPU_KIND_MXF8F6F4, MGPU_MMA_E5M2, MGPU_MMA_UE8M0, 32, 1},
        {MGPU_BLOCK_MXFP4, MGPU_KIND_MXF4, MGPU_MMA_E2M1, MGPU_MMA_UE8M0, 32, 2},
        {MGPU_BLOCK_NVFP4, MGPU_KIND_MXF4NVF4, MGPU_MMA_E2M1, MGPU_MMA_UE4M3, 16, 4}};
    for (const auto &row : rows) {
        const mgpu_mma_tile t = mgpu_block_tile(row.format, 128, 64, 256);
        CHECK(t.kind == row.kind);
        CHECK(t.a.type == row.type);
        CHECK(t.b.type == row.type);
        CHECK(t.scale == row.scale);
        CHECK(t.block == row.block);
        CHECK(t.d == MGPU_MMA_F32);
        CHECK(mgpu_mma_tile_scale_vec(t) == row.vec);
        CHECK(text_of(mgpu_mma_tile_fault(t)) == "");
    }
}

TEST_CASE(
    "mgpu_mma_tile_scales_fault, and what the model says of a copy that misses the scales")
{
    const mgpu_mma_tile t = tile_of(MGPU_BLOCK_MXFP8, 128, 64, 1);
    mgpu_mma_tile other = t;
    CHECK(text_of(mgpu_mma_tile_scales_fault(t, 8, 256, 1024)) == "");
    other.n = 4;
    CHECK(text_of(mgpu_mma_tile_scales_fault(other, 8, 256, 1024)) ==
          text_of(mgpu_mma_tile_fault(other)));
    other = mgpu_mma_tile_make(MGPU_KIND_F16, MGPU_MMA_F32, MGPU_MMA_F16, MGPU_MMA_F16, 128, 64,
                               64);
    CHECK(text_of(mgpu_mma_tile_scales_fault(other, 8, 256, 1024))
              .find("the kind has no scales: take mxf8f6f4") == 0);
    CHECK(text_of(mgpu_mma_tile_scales_fault(t, 8, mgpu_tmem_addr(32, 256), 1024))
              .find("scales and metadata fill all lanes") == 0);
    CHECK(text_of(mgpu_mma_tile_scales_fault(t, 8, 505, 1024))
              .find("the columns of scales or metadata end behind the last one, 511") == 0);
    CHECK(text_of(mgpu_mma_tile_scales_fault(t, 8, 504, 1024)) == "");
    CHECK(text_of(mgpu_mma_tile_scales_fault(t, 8, 256, 1032))
              .find("scales and metadata begin at a multiple of 16 bytes") == 0);

    model m;
    std::vector<uint8_t> memory(BYTES);
    std::vector<uint32_t> d(THREADS * 256);
    const tile_args p = {memory.data(), nullptr, d.data(), 8};
    m.config.target = MGPU_EMU_SM_100A;
    CHECK(m.run(mxfp8_alone_kernel, 1, THREADS, p, 1, BYTES) == MGPU_ERROR_FAULT);
    CHECK(m.text.find("mgpu_mma_tile_copy_sfa: scales and metadata begin at a multiple of 16 "
                      "bytes of shared memory") != std::string::npos);
}
