/* tests/tile/test_mma_sp.cpp - tiles with a sparse A: metadata into tensor memory, every step; small integers, each right to the bit.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

#include <mgpu/blackwell.h>
#include <mgpu/layout/sparse_pack.h>
#include <mgpu/layout/tile.h>
#include <mgpu/tile/mma_sp.h>

MGPU_REQUIRE(TCGEN05);

namespace
{

enum {
    THREADS = 128,
    N = 64,
    A_AT = 0,
    B_AT = A_AT + 128 * 128, /* A has 128 bytes of each row, B 256 */
    META_AT = B_AT + N * 256,
    BYTES = META_AT + 2 * 2048,
    META = N, /* columns, from that of D */
    A = META + 8,
    COLS = 128
};

typedef struct {
    const uint8_t *memory;     /* [ctas][BYTES], as it lies in shared memory */
    const uint32_t *a_columns; /* [ctas][128][32], as A lies in tensor memory; or null */
    uint32_t *d;               /* [ctas][THREADS][N]: cells */
} tile_args;

/* Four steps. */
MGPU_DEVICE mgpu_mma_tile
tile_of(mgpu_kind kind, uint32_t m, uint32_t ctas)
{
    const mgpu_mma_type type = kind == MGPU_KIND_F16    ? MGPU_MMA_BF16
                               : kind == MGPU_KIND_TF32 ? MGPU_MMA_TF32
                               : kind == MGPU_KIND_I8   ? MGPU_MMA_S8
                                                        : MGPU_MMA_E4M3;
    const bool i8 = kind == MGPU_KIND_I8;
    mgpu_mma_tile t =
        mgpu_mma_tile_make(kind, i8 ? MGPU_MMA_S32 : MGPU_MMA_F32, type,
                           i8 ? MGPU_MMA_U8 : type, m, N, 4 * mgpu_instr_desc_k(kind, true));
    t.sparse = true;
    t.ctas = ctas;
    return t;
}

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
        memcpy(r, p->a_columns + (rank * THREADS + threadIdx.x) * 32, 32 * sizeof r[0]);
        mgpu_tcgen05_st_32x32b_x32(mgpu_tmem_quarter(d) + A, r);
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
        mgpu_mma_tile_copy_meta(t, d + META, smem + META_AT);
        for (int again = 0; again < 2; again++) { /* D = A * B^T, then D += A * B^T */
            if (t.kind == MGPU_KIND_I8 && p->a_columns != nullptr)
                mgpu_mma_tile_sp_i8_ts(t, d, d + A, smem + B_AT, d + META, again);
            else if (t.kind == MGPU_KIND_I8)
                mgpu_mma_tile_sp_i8_ss(t, d, smem + A_AT, smem + B_AT, d + META, again);
            else if (p->a_columns != nullptr)
                mgpu_mma_tile_sp_ts(t, d, d + A, smem + B_AT, d + META, again);
            else
                mgpu_mma_tile_sp_ss(t, d, smem + A_AT, smem + B_AT, d + META, again);
        }
        mgpu_mma_tile_commit(t, done);
    }
    mgpu_mbarrier_wait(done, 0);
    mgpu_tcgen05_fence_after_thread_sync();
    mgpu_tcgen05_ld_32x32b_x64(r, mgpu_tmem_quarter(d));
    mgpu_tcgen05_wait_ld();
    mgpu_tmem_regs_x64(r);
    memcpy(p->d + (rank * THREADS + threadIdx.x) * N, r, sizeof r);
    if (t.ctas == 2)
        mgpu_tmem_give_cg2(d, COLS);
    else
        mgpu_tmem_give(d, COLS);
}

#define KERNELS(name, KIND)                                                                    \
    MGPU_KERNEL(name##_of_64, tile_args, p, THREADS, 1)                                        \
    {                                                                                          \
        multiply(p, tile_of(KIND, 64, 1));                                                     \
    }                                                                                          \
    MGPU_KERNEL(name##_of_128, tile_args, p, THREADS, 1)                                       \
    {                                                                                          \
        multiply(p, tile_of(KIND, 128, 1));                                                    \
    }                                                                                          \
    MGPU_KERNEL(name##_pair_of_128, tile_args, p, THREADS, 1)                                  \
    {                                                                                          \
        multiply(p, tile_of(KIND, 128, 2));                                                    \
    }                                                                                          \
    MGPU_KERNEL(name##_pair_of_256, tile_args, p, THREADS, 1)                                  \
    {                                                                                          \
        multiply(p, tile_of(KIND, 256, 2));                                                    \
    }
KERNELS(f16, MGPU_KIND_F16)
KERNELS(tf32, MGPU_KIND_TF32)
KERNELS(f8, MGPU_KIND_F8F6F4)
KERNELS(i8, MGPU_KIND_I8)

MGPU_KERNEL(dense, tile_args, p, THREADS, 1)
{
    mgpu_mma_tile t = tile_of(MGPU_KIND_F16, 128, 1);
    t.sparse = false;
    multiply(p, t);
}

/* -2 .. 2; of bytes all they can be. */
int
value(mgpu_mma_type type, uint32_t seed, uint32_t row, uint32_t k)
{
    uint32_t x = seed * 747796405u + row * 2891336453u + k * 277803737u;
    x = (x >> 15 ^ x) * 2246822519u;
    return type == MGPU_MMA_S8   ? (int)(x >> 13 & 255) - 128
           : type == MGPU_MMA_U8 ? (int)(x >> 13 & 255)
                                 : (int)(x >> 13) % 5 - 2;
}

uint32_t
bits_of(mgpu_kind kind, float x)
{
    uint32_t word;
    memcpy(&word, &x, 4);
    return kind == MGPU_KIND_TF32  ? word
           : kind == MGPU_KIND_F16 ? mgpu_bf16_from_f32(x)
           : kind == MGPU_KIND_I8  ? (uint8_t)(int)x
                                   : mgpu_e4m3_from_f32(x);
}

/* Rows of bytes as boxes of TMA in the 128-byte swizzle. */
void
lay(uint8_t *to, const uint8_t *from, uint32_t rows, uint32_t row_bytes)
{
    const mgpu_tile box = mgpu_make_tile(rows, 128, MGPU_SWIZZLE_128B);
    for (uint32_t row = 0; row < rows; row++)
        for (uint32_t i = 0; i < row_bytes; i++)
            to[i / 128 * mgpu_tile_bytes(box) + mgpu_tile_offset(box, row, i % 128)] =
                from[row * row_bytes + i];
}

/* Runs the kernel of a tile, and compares D; `in_columns`: A is in tensor memory. */
void
check(const mgpu_kernel &kernel, mgpu_mma_tile t, bool in_columns)
{
    const uint32_t bytes = t.kind == MGPU_KIND_TF32 ? 4 : t.kind == MGPU_KIND_F16 ? 2 : 1;
    const uint32_t rows = t.m / t.ctas, bits = 8 * bytes,
                   groups = t.k / mgpu_mma_sp_group(bits);
    const mgpu_tmem_layout layout = mgpu_mma_tile_d_layout(t);
    std::vector<float> a((size_t)t.m * t.k);
    std::vector<uint8_t> dense(a.size() * bytes), stored(dense.size() / 2), codes(t.m * groups),
        b((size_t)N * t.k * bytes), memory(t.ctas * BYTES, 0xff);
    std::vector<uint32_t> a_columns(t.ctas * 128 * 32), d(t.ctas * THREADS * N);
    REQUIRE(std::string(mgpu_mma_tile_fault(t) != nullptr ? mgpu_mma_tile_fault(t) : "") == "");
    REQUIRE(mgpu_mma_tile_meta_bytes(t) <= BYTES - META_AT);
    for (uint32_t row = 0; row < t.m; row++)
        for (uint32_t k = 0; k < t.k; k++)
            a[row * t.k + k] = (float)value(t.a.type, 1, row, k);
    mgpu_sparse_prune(bits, a.data(), t.m, t.k, t.k);
    for (size_t i = 0; i < a.size(); i++) {
        const uint32_t word = bits_of(t.kind, a[i]);
        memcpy(&dense[i * bytes], &word, bytes);
    }
    REQUIRE(mgpu_sparse_compress(bits, stored.data(), codes.data(), dense.data(), t.m, t.k));
    for (uint32_t col = 0; col < N; col++)
        for (uint32_t k = 0; k < t.k; k++) {
            const uint32_t word = bits_of(t.kind, (float)value(t.b.type, 2, col, k));
            memcpy(&b[(col * t.k + k) * bytes], &word, bytes);
        }
    for (uint32_t rank = 0; rank < t.ctas; rank++) {
        const uint32_t row_bytes = t.k / 2 * bytes;
        const uint8_t *from = &stored[rank * rows * row_bytes];
        std::vector<uint32_t> meta(mgpu_mma_tile_meta_bytes(t) / 4, 0xffffffffu);
        uint8_t *to = &memory[rank * BYTES];
        lay(to + A_AT, from, rows, row_bytes);
        lay(to + B_AT, &b[rank * (N / t.ctas) * 2 * row_bytes], N / t.ctas, 2 * row_bytes);
        mgpu_tmem_meta_pack(meta.data(), layout, bits, mgpu_mma_tile_steps(t),
                            &codes[rank * rows * groups], groups);
        memcpy(to + META_AT, meta.data(), 4 * meta.size());
        for (uint32_t row = 0; row < rows; row++)
            memcpy(&a_columns[(rank * 128 + mgpu_tmem_row_lane(layout, row, 0)) * 32],
                   from + row * row_bytes, row_bytes);
    }
    for (mgpu_emu_policy policy : {MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM}) {
        model m;
        const tile_args p = {memory.data(), in_columns ? a_columns.data() : nullptr, d.data()};
        m.config.target = MGPU_EMU_SM_100A;
        m.config.policy = policy;
        std::fill(d.begin(), d.end(), 0xdbdbdbdbu);
        CAPTURE(kernel.name, policy, in_columns);
        REQUIRE(m.run(kernel, t.ctas, THREADS, p, t.ctas, BYTES) == MGPU_OK);
        CHECK(m.text + m.lints == "");
        uint32_t wrong = 0;
        for (uint32_t row = 0; row < t.m; row++)
            for (uint32_t col = 0; col < N; col++) {
                const mgpu_tmem_slot at = mgpu_tmem_d_slot(layout, N, row, col);
                float sum = 0, got;
                for (uint32_t k = 0; k < t.k; k++)
                    sum += a[row * t.k + k] * (float)value(t.b.type, 2, col, k);
                const uint32_t cell = d[(at.cta * THREADS + at.lane) * N + at.col];
                memcpy(&got, &cell, 4);
                wrong += (t.kind == MGPU_KIND_I8 ? (float)(int)cell : got) != 2 * sum;
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
    "mgpu_mma_tile_copy_meta, mgpu_mma_tile_sp_ss: all steps of a tile of 64 and 128 rows")
{
    check(f16_of_64_kernel, tile_of(MGPU_KIND_F16, 64, 1), false);
    check(f16_of_128_kernel, tile_of(MGPU_KIND_F16, 128, 1), false);
    check(tf32_of_64_kernel, tile_of(MGPU_KIND_TF32, 64, 1), false);
    check(tf32_of_128_kernel, tile_of(MGPU_KIND_TF32, 128, 1), false);
    check(f8_of_64_kernel, tile_of(MGPU_KIND_F8F6F4, 64, 1), false);
    check(f8_of_128_kernel, tile_of(MGPU_KIND_F8F6F4, 128, 1), false);
}

TEST_CASE("mgpu_mma_tile_copy_meta, mgpu_mma_tile_sp_ss: by a pair of 128 and 256 rows")
{
    check(f16_pair_of_128_kernel, tile_of(MGPU_KIND_F16, 128, 2), false);
    check(f16_pair_of_256_kernel, tile_of(MGPU_KIND_F16, 256, 2), false);
    check(tf32_pair_of_128_kernel, tile_of(MGPU_KIND_TF32, 128, 2), false);
    check(tf32_pair_of_256_kernel, tile_of(MGPU_KIND_TF32, 256, 2), false);
    check(f8_pair_of_128_kernel, tile_of(MGPU_KIND_F8F6F4, 128, 2), false);
    check(f8_pair_of_256_kernel, tile_of(MGPU_KIND_F8F6F4, 256, 2), false);
}

TEST_CASE(
    "mgpu_mma_tile_sp_ts: what is stored of A in tensor memory goes on by 8 columns a step")
{
    check(f16_of_128_kernel, tile_of(MGPU_KIND_F16, 128, 1), true);
    check(f8_pair_of_256_kernel, tile_of(MGPU_KIND_F8F6F4, 256, 2), true);
}

TEST_CASE("mgpu_mma_tile_sp_i8_ss, mgpu_mma_tile_sp_i8_ts: whole numbers of all sizes, by a "
          "block and a pair")
{
    check(i8_of_64_kernel, tile_of(MGPU_KIND_I8, 64, 1), false);
    check(i8_of_128_kernel, tile_of(MGPU_KIND_I8, 128, 1), false);
    check(i8_pair_of_128_kernel, tile_of(MGPU_KIND_I8, 128, 2), false);
    check(i8_pair_of_256_kernel, tile_of(MGPU_KIND_I8, 256, 2), false);
    check(i8_of_128_kernel, tile_of(MGPU_KIND_I8, 128, 1), true);
    check(i8_pair_of_256_kernel, tile_of(MGPU_KIND_I8, 256, 2), true);
}

TEST_CASE("mgpu_tmem_meta_pack: each code is where an instruction looks for it, what nobody "
          "has is zero")
{
    for (mgpu_tmem_layout layout :
         {MGPU_TMEM_LAYOUT_A, MGPU_TMEM_LAYOUT_C, MGPU_TMEM_LAYOUT_D, MGPU_TMEM_LAYOUT_F})
        for (uint32_t bits : {4u, 8u, 16u, 32u}) {
            const uint32_t steps = 3, chunks = mgpu_tmem_meta_chunks(bits);
            const uint32_t rows = mgpu_tmem_rows(layout), pitch = steps * chunks + 5;
            const uint32_t parts = bits >= 16 ? 1 : 2;
            std::vector<uint8_t> codes(rows * pitch);
            std::vector<uint32_t> meta(parts * 512, 0x12345678u);
            uint32_t found = 0;
            for (size_t i = 0; i < codes.size(); i++)
                codes[i] = (uint8_t)(1 + i * 7 % 15);
            mgpu_tmem_meta_pack(meta.data(), layout, bits, steps, codes.data(), pitch);
            CAPTURE(layout, bits);
            for (uint32_t part = 0; part < parts; part++)
                for (uint32_t lane = 0; lane < 128; lane++)
                    for (uint32_t nibble = 0; nibble < 32; nibble++) {
                        const uint32_t col = 4 * part + nibble / 8;
                        const uint32_t step = bits >= 16 ? col : col / 2;
                        const mgpu_coord at = mgpu_tmem_meta_coord(
                            layout, bits,
                            mgpu_make_tmem_slot(0, lane, col % 2, nibble % 8 * 4));
                        const uint32_t got =
                            meta[(part * 128 + lane) * 4 + nibble / 8] >> nibble % 8 * 4 & 15;
                        const bool is = step < steps && at.row != MGPU_TMEM_NONE;
                        found += is;
                        if (got != (is ? codes[at.row * pitch + step * chunks + at.col] : 0u))
                            FAIL_CHECK("column " << col << ", lane " << lane << ": " << got);
                    }
            CHECK(found == rows * steps * chunks);
        }
}

TEST_CASE("mgpu_mma_tile_meta_fault, and what the model says of a tile that is dense")
{
    const mgpu_mma_tile t = tile_of(MGPU_KIND_F8F6F4, 128, 1);
    mgpu_mma_tile other = t;
    CHECK(mgpu_mma_tile_meta_cols(t) == 8);
    CHECK(text_of(mgpu_mma_tile_meta_fault(t, 504, 1024)) == "");
    CHECK(text_of(mgpu_mma_tile_meta_fault(t, 506, 1024))
              .find("the columns of scales or metadata end behind the last one") == 0);
    CHECK(text_of(mgpu_mma_tile_meta_fault(t, 64, 1032))
              .find("scales and metadata begin at a multiple of 16 bytes") == 0);
    other.n = 4;
    CHECK(text_of(mgpu_mma_tile_meta_fault(other, 64, 1024)) ==
          text_of(mgpu_mma_tile_fault(other)));

    model m;
    std::vector<uint8_t> memory(BYTES);
    std::vector<uint32_t> d(THREADS * N);
    const tile_args p = {memory.data(), nullptr, d.data()};
    m.config.target = MGPU_EMU_SM_100A;
    CHECK(m.run(dense_kernel, 1, THREADS, p, 1, BYTES) == MGPU_ERROR_FAULT);
    CHECK(
        m.text.find("mgpu_mma_tile_copy_meta: A is dense and has no metadata: set t.sparse") !=
        std::string::npos);
}

TEST_CASE(
    "Tiles of another kind than the function has: each sentence names the one that has it")
{
    mgpu_mma_tile t = tile_of(MGPU_KIND_F16, 128, 1);
    const auto says = [](const char *fault, const char *wanted) {
        CHECK(text_of(fault).find(wanted) != std::string::npos);
    };
    says(mgpu__mma_tile_plain_fault(t), "A is sparse: mgpu_mma_tile_sp_ss()");
    says(mgpu__mma_tile_sp_i8_fault(t), "the kind is not i8: mgpu_mma_tile_sp_ss()");
    t.kind = MGPU_KIND_I8;
    says(mgpu__mma_tile_i8_fault(t), "A is sparse: mgpu_mma_tile_sp_i8_ss()");
    says(mgpu__mma_tile_sp_fault(t), "has: mgpu_mma_tile_sp_i8_ss()");
    t.sparse = false;
    says(mgpu__mma_tile_plain_fault(t), "has: mgpu_mma_tile_i8_ss()");
    t.kind = MGPU_KIND_MXF4;
    says(mgpu__mma_tile_sp_fault(t), "the kind has scales: mgpu_mma_tile_sp_scaled_ss()");
    says(mgpu__mma_tile_plain_fault(t), "the kind has scales: mgpu_mma_tile_scaled_ss()");
    says(mgpu__mma_tile_i8_fault(t), "the kind is not i8: mgpu_mma_tile_ss()");
    t.sparse = true;
    says(mgpu__mma_tile_scaled_fault(t), "A is sparse: mgpu_mma_tile_sp_scaled_ss()");
}
